-- When something happens in a running game of itself: a reminder, time running out. None: never.
ALTER TABLE game ADD COLUMN rings BIGINT;
CREATE INDEX game_rings ON game (rings) WHERE running = 1;

-- The game that a challenge is about to play again.
ALTER TABLE challenge ADD COLUMN again BIGINT;
CREATE INDEX challenge_again ON challenge (again);

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

-- When the bot was last known to be at work: time it was away for counts on nobody's clock.
CREATE TABLE awake (
    one BIGINT PRIMARY KEY CHECK (one = 1),
    at BIGINT NOT NULL
);
