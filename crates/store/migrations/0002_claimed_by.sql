-- Who claimed a post that is being sent: the part of the bot that sends it, by a name that outlives its
-- process. None: claimed before this column was there.
ALTER TABLE post ADD COLUMN claimed_by TEXT;
