-- From when on somebody may think about what the program is to do in a game; none: it has nothing to do there.
ALTER TABLE game ADD COLUMN thinks BIGINT;
-- Who thinks about it until then.
ALTER TABLE game ADD COLUMN thinks_by TEXT;
-- How often nothing came of it.
ALTER TABLE game ADD COLUMN thinks_failed BIGINT NOT NULL DEFAULT 0;
CREATE INDEX game_thinks ON game (thinks) WHERE thinks IS NOT NULL;
