-- Where somebody is in the lessons of a game: the exercise that comes next, as a word.
CREATE TABLE lesson_progress (
    player BIGINT NOT NULL,
    game TEXT NOT NULL,
    step TEXT NOT NULL,
    PRIMARY KEY (player, game)
);
