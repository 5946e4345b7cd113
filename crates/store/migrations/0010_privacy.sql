-- Who is being forgotten, and as which former player they go on in the games they played. The row goes with the
-- last that is known of them.
CREATE TABLE forgetting (
    player BIGINT PRIMARY KEY,
    former BIGINT NOT NULL
);
INSERT INTO counter (name, value) VALUES ('former', 0);

-- How often what has happened in a game was written anew, with a former player in it: what a process remembers
-- of another edition counts no more.
ALTER TABLE game ADD COLUMN edition BIGINT NOT NULL DEFAULT 0;
