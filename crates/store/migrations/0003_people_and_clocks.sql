-- When something happens in a running game of itself: a reminder, time running out. None: never.
ALTER TABLE game ADD COLUMN rings BIGINT;
CREATE INDEX game_rings ON game (rings) WHERE running = 1;

-- The game that a challenge is about to play again.
ALTER TABLE challenge ADD COLUMN again BIGINT;
CREATE INDEX challenge_again ON challenge (again);
CREATE INDEX game_challenge ON game (challenge);

-- Who does not want to be challenged at all.
CREATE TABLE undisturbed (
    player BIGINT PRIMARY KEY
);

-- Whom somebody does not want to meet.
CREATE TABLE block (
    player BIGINT NOT NULL,
    blocked BIGINT NOT NULL,
    PRIMARY KEY (player, blocked)
);

-- Who watches a game.
CREATE TABLE follower (
    game BIGINT NOT NULL REFERENCES game (id),
    player BIGINT NOT NULL,
    PRIMARY KEY (game, player)
);

-- What somebody was explained once, and by which post.
CREATE TABLE explained (
    player BIGINT NOT NULL,
    hint TEXT NOT NULL,
    post BIGINT NOT NULL,
    PRIMARY KEY (player, hint)
);

-- When each shard of so many was last known to be connected: time in which it was not counts on nobody's
-- clock.
CREATE TABLE awake (
    shard BIGINT NOT NULL,
    total BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (shard, total)
);
