-- Of everybody, and of every place, the first notice that waits goes out first.
CREATE INDEX notice_of_player ON notice (player, id) WHERE state IN ('pending', 'sending');
CREATE INDEX notice_of_place ON notice (place, id) WHERE state IN ('pending', 'sending');
-- Notices wait for the posts that they lead to.
CREATE INDEX post_of_game ON post (game) WHERE state IN ('pending', 'sending');

-- What is planned is forgotten by a number that nothing else had before.
INSERT INTO counter (name, value) SELECT 'plan', COALESCE(MAX(number), 0) FROM plan;
