-- What the page of a game is found by: 32 digits that nobody can guess. A game has one once it was asked for.
CREATE TABLE page (
    game BIGINT PRIMARY KEY REFERENCES game (id),
    token TEXT NOT NULL UNIQUE
);
