-- The live board of a community: the message that shows its most recently moved game. No release has filled
-- the table of 0006.
DROP TABLE live;
CREATE TABLE live (
    server BIGINT PRIMARY KEY,
    place BIGINT NOT NULL,
    -- Who wanted it: they are told if it ends by itself.
    wanted_by BIGINT NOT NULL,
    -- The number of the next message, of which there is no other: a repetition posts nothing new.
    edition BIGINT NOT NULL,
    -- The message, when it was posted, and what it shows: a game after this event, and the way to this message.
    message BIGINT,
    posted BIGINT,
    game BIGINT,
    seq BIGINT,
    board BIGINT,
    -- Grows with everything that happens in a game of the community.
    heard BIGINT NOT NULL DEFAULT 1,
    -- When it is to be brought up to date; none: it is. While somebody does so, when their claim runs out.
    due BIGINT,
    -- Not before, whatever happens.
    rests_until BIGINT NOT NULL DEFAULT 0,
    claimed_by TEXT,
    -- How often it was claimed: a claim is told from the one after it.
    claims BIGINT NOT NULL DEFAULT 0,
    -- Since when the board of the game that is to be shown is awaited.
    waits_since BIGINT,
    -- How many claims failed, one after the other.
    failures BIGINT NOT NULL DEFAULT 0,
    -- The first attempt to post the next message whose outcome is not known to be a failure.
    unsure_since BIGINT,
    -- Why it is no more; none: it is on.
    reason TEXT
);
CREATE INDEX live_due ON live (due) WHERE reason IS NULL;
CREATE INDEX live_wanted_by ON live (wanted_by);
CREATE INDEX live_place ON live (place);
INSERT INTO counter (name, value) VALUES ('live', 0);

-- Messages that were live boards, and are to be removed.
CREATE TABLE live_old (
    message BIGINT PRIMARY KEY,
    server BIGINT NOT NULL,
    place BIGINT NOT NULL,
    -- When its removal may be tried (again).
    due BIGINT NOT NULL
);
CREATE INDEX live_old_due ON live_old (due);
