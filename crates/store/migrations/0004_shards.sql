-- When each shard of so many was last known to be connected: time in which it was not counts on nobody's
-- clock. Before, it was noted for the bot as a whole.
ALTER TABLE awake RENAME TO awake_at_all;
CREATE TABLE awake (
    shard BIGINT NOT NULL,
    total BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (shard, total)
);
INSERT INTO awake (shard, total, at) SELECT 0, 1, at FROM awake_at_all;
DROP TABLE awake_at_all;

CREATE INDEX game_challenge ON game (challenge);
