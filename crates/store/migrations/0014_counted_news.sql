-- News of a vacation that changed while they were told are told again.
ALTER TABLE vacation_news ADD COLUMN version BIGINT NOT NULL DEFAULT 1;
