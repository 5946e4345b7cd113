-- One text for SQLite and PostgreSQL. Numbers are BIGINT throughout: times in milliseconds since
-- the Unix epoch, truth as 0 or 1, ids of people, places and messages as the same 64 bits signed.

CREATE TABLE application (
    one BIGINT PRIMARY KEY CHECK (one = 1),
    id BIGINT NOT NULL
);

-- The last number given to each kind of thing.
CREATE TABLE counter (
    name TEXT PRIMARY KEY,
    value BIGINT NOT NULL
);
INSERT INTO counter (name, value) VALUES ('challenge', 0), ('game', 0), ('post', 0);

-- The events are the truth; everything else of a challenge or game is computed from them, and kept
-- so that it can be searched.
CREATE TABLE challenge (
    id BIGINT PRIMARY KEY,
    seq BIGINT NOT NULL,
    challenger BIGINT NOT NULL,
    server BIGINT,
    place BIGINT NOT NULL,
    is_open BIGINT NOT NULL,
    damaged BIGINT NOT NULL DEFAULT 0,
    expires BIGINT NOT NULL,
    message BIGINT
);
CREATE INDEX challenge_open ON challenge (expires) WHERE is_open = 1;

-- The challenger, everybody named, everybody who took a seat.
CREATE TABLE challenge_player (
    player BIGINT NOT NULL,
    challenge BIGINT NOT NULL REFERENCES challenge (id),
    PRIMARY KEY (player, challenge)
);

CREATE TABLE challenge_event (
    challenge BIGINT NOT NULL REFERENCES challenge (id),
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (challenge, seq)
);

CREATE TABLE game (
    id BIGINT PRIMARY KEY,
    seq BIGINT NOT NULL,
    challenge BIGINT NOT NULL REFERENCES challenge (id),
    server BIGINT,
    -- The place the game occupies: none while its thread is to be made, or as a guest.
    place BIGINT,
    running BIGINT NOT NULL,
    damaged BIGINT NOT NULL DEFAULT 0
);
-- One running game a place.
CREATE UNIQUE INDEX game_place ON game (place) WHERE running = 1;
CREATE INDEX game_past_place ON game (place, id);
CREATE INDEX game_server ON game (server, id) WHERE running = 1;

CREATE TABLE game_player (
    player BIGINT NOT NULL,
    game BIGINT NOT NULL REFERENCES game (id),
    PRIMARY KEY (player, game)
);

-- The primary key is the version check: of two that append the same event, one fails.
CREATE TABLE game_event (
    game BIGINT NOT NULL REFERENCES game (id),
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, seq)
);

-- What was decided, by the key it came with: a repeat gets the same answer.
CREATE TABLE decision (
    key TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    challenge BIGINT,
    game BIGINT,
    -- The number of the last event that was known, and how many followed; none: refused.
    seen BIGINT NOT NULL,
    events BIGINT NOT NULL,
    facts TEXT
);
CREATE INDEX decision_age ON decision (at);

-- What is to be posted. First in, first out in each place.
CREATE TABLE post (
    id BIGINT PRIMARY KEY,
    place BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('challenge', 'thread', 'game')),
    challenge BIGINT REFERENCES challenge (id),
    game BIGINT REFERENCES game (id),
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
    message BIGINT,
    reason TEXT
);
CREATE INDEX post_waiting ON post (place, id) WHERE state IN ('pending', 'sending');
CREATE INDEX post_undeliverable ON post (id) WHERE state = 'undeliverable';

-- Who was told of a post that could not be delivered.
CREATE TABLE post_told (
    post BIGINT NOT NULL REFERENCES post (id),
    player BIGINT NOT NULL,
    PRIMARY KEY (post, player)
);

-- The messages that show a game, and as of which event.
CREATE TABLE board (
    message BIGINT PRIMARY KEY,
    place BIGINT NOT NULL,
    game BIGINT NOT NULL REFERENCES game (id),
    seq BIGINT NOT NULL,
    -- 1: a picture of the board; 0: words.
    picture BIGINT NOT NULL
);
CREATE INDEX board_game ON board (game, seq);
