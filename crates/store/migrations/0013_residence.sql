-- The servers in which the bot is, or was. Those that were known before are filled in; Discord's next list tells
-- which of them the bot has left.
CREATE TABLE residence (
    server BIGINT PRIMARY KEY,
    -- Since when the bot is known to be there no more; none: it is there.
    left_at BIGINT,
    -- When Discord was last asked whether it really has left, before the server is forgotten.
    asked BIGINT
);
CREATE INDEX residence_left ON residence (left_at) WHERE left_at IS NOT NULL;

-- The server to which a game or challenge belongs: the one where the bot itself posts it. None where people are
-- told by answers, as that is theirs and not the server's.
ALTER TABLE game ADD COLUMN home BIGINT;
UPDATE game SET home = server WHERE NOT EXISTS (SELECT 1 FROM game_event e WHERE e.game = game.id AND e.seq = 1
    AND e.body LIKE '%"means":"answers"%');
CREATE INDEX game_home ON game (home);
ALTER TABLE challenge ADD COLUMN home BIGINT;
UPDATE challenge SET home = server WHERE NOT EXISTS (SELECT 1 FROM challenge_event e
    WHERE e.challenge = challenge.id AND e.seq = 1 AND e.body LIKE '%"means":"answers"%');
CREATE INDEX challenge_home ON challenge (home);

INSERT INTO residence (server) SELECT home FROM game WHERE home IS NOT NULL
    UNION SELECT home FROM challenge WHERE home IS NOT NULL UNION SELECT server FROM live;
