-- What somebody has planned to play in a game, by numbers of their own there. Nobody else sees it.
CREATE TABLE plan (
    game BIGINT NOT NULL REFERENCES game (id),
    player BIGINT NOT NULL,
    number BIGINT NOT NULL,
    -- How many plies were on the board when the turn that the plan answers began.
    ply BIGINT NOT NULL,
    -- The conditions and answers, as JSON.
    steps TEXT NOT NULL,
    PRIMARY KEY (game, player, number)
);

-- Who is still to be told that a planned move could not be played.
CREATE TABLE plan_failed (
    player BIGINT NOT NULL,
    game BIGINT NOT NULL REFERENCES game (id),
    PRIMARY KEY (player, game)
);

-- When people were on vacation, or are.
CREATE TABLE vacation (
    player BIGINT NOT NULL,
    since BIGINT NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (player, since)
);

-- Whose games are to be told of a vacation that has begun or is over, and when.
CREATE TABLE vacation_news (
    player BIGINT PRIMARY KEY,
    due BIGINT NOT NULL
);
CREATE INDEX vacation_due ON vacation_news (due);

-- How long before the end of their time people are reminded, where that is not as long as the limit says.
CREATE TABLE reminder (
    player BIGINT PRIMARY KEY,
    before TEXT NOT NULL
);

-- For whom a running game waits, and since when. None: for nobody, or that was not noted yet.
ALTER TABLE game ADD COLUMN waits_for BIGINT;
ALTER TABLE game ADD COLUMN waits_since BIGINT;

-- Who was told that all their games wait for them, and has not moved since.
CREATE TABLE called (
    player BIGINT PRIMARY KEY,
    at BIGINT NOT NULL
);
