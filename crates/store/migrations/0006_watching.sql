-- How those who follow a game are told of it, and how often: see play::Following.
ALTER TABLE follower ADD COLUMN how TEXT NOT NULL DEFAULT 'mention';
ALTER TABLE follower ADD COLUMN often TEXT NOT NULL DEFAULT 'end';
CREATE INDEX follower_player ON follower (player, game);

-- What is told elsewhere than where a game is played: to one person, or in a place of a community.
CREATE TABLE notice (
    id BIGINT PRIMARY KEY,
    kind TEXT NOT NULL,
    player BIGINT,
    place BIGINT,
    game BIGINT NOT NULL REFERENCES game (id),
    first_seq BIGINT NOT NULL,
    last_seq BIGINT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('pending', 'sending', 'sent', 'undeliverable')),
    made BIGINT NOT NULL,
    -- When it may be tried (again).
    due BIGINT NOT NULL,
    attempts BIGINT NOT NULL DEFAULT 0,
    -- The first attempt whose outcome is not known to be a failure, and the last attempt.
    unsure_since BIGINT,
    tried BIGINT,
    claimed_by TEXT,
    reason TEXT,
    -- 1: who was to be told by it has been told that it could not be delivered.
    told BIGINT NOT NULL DEFAULT 0,
    CHECK ((player IS NULL) <> (place IS NULL))
);
CREATE INDEX notice_waiting ON notice (due) WHERE state IN ('pending', 'sending');
CREATE INDEX notice_lost ON notice (player) WHERE state = 'undeliverable';
INSERT INTO counter (name, value) VALUES ('notice', 0);

-- What games are listed and looked for by: which of the games it is, and when something last happened on its
-- board, its end included. Older games are read for it once.
ALTER TABLE game ADD COLUMN variant TEXT;
ALTER TABLE game ADD COLUMN moved BIGINT NOT NULL DEFAULT 0;
UPDATE game SET moved = COALESCE((SELECT MAX(e.at) FROM game_event e WHERE e.game = game.id), 0);
UPDATE game SET variant = CASE
    WHEN EXISTS (SELECT 1 FROM game_event e WHERE e.game = game.id AND e.seq = 1
        AND e.body LIKE '%"rules":"mosona%') THEN 'mosona'
    WHEN EXISTS (SELECT 1 FROM game_event e WHERE e.game = game.id AND e.seq = 1
        AND e.body LIKE '%"rules":"kolowis%') THEN 'kolowis'
    WHEN EXISTS (SELECT 1 FROM game_event e WHERE e.game = game.id AND e.seq = 1
        AND e.body LIKE '%"rules":"awithlaknakwe%') THEN 'awithlaknakwe'
END;
CREATE INDEX game_moved ON game (server, moved);

-- The message of a community that shows its most recently moved game.
CREATE TABLE live (
    server BIGINT PRIMARY KEY,
    place BIGINT NOT NULL,
    -- Who wanted it: they are told if it ends by itself.
    wanted_by BIGINT NOT NULL,
    -- The message, when it was posted, and what it shows.
    message BIGINT,
    posted BIGINT,
    game BIGINT,
    seq BIGINT,
    -- Grows with everything that happens on a board of the community.
    heard BIGINT NOT NULL DEFAULT 1,
    -- When it is to be brought up to date; none: it is. While somebody does so, when their claim runs out.
    due BIGINT,
    attempts BIGINT NOT NULL DEFAULT 0,
    tried BIGINT NOT NULL DEFAULT 0,
    -- Why it is no more; none: it is on.
    reason TEXT
);
CREATE INDEX live_due ON live (due);
