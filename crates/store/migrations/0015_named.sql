-- Who is named in the events of which game or challenge: their events need not be read to find that out. What
-- was written before is noted when the store is opened.
CREATE TABLE game_named (
    player BIGINT NOT NULL,
    game BIGINT NOT NULL REFERENCES game (id),
    PRIMARY KEY (player, game)
);
CREATE INDEX game_named_game ON game_named (game);

CREATE TABLE challenge_named (
    player BIGINT NOT NULL,
    challenge BIGINT NOT NULL REFERENCES challenge (id),
    PRIMARY KEY (player, challenge)
);
CREATE INDEX challenge_named_challenge ON challenge_named (challenge);

-- What was decided of a game or challenge goes when somebody in it is forgotten, and so does what names them.
CREATE INDEX decision_game ON decision (game);
CREATE INDEX decision_challenge ON decision (challenge);
CREATE INDEX decision_naming ON decision (at) WHERE facts IS NOT NULL;
