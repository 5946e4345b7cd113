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
