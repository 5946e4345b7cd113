-- What people and servers have chosen, one row a choice; what is not here is as by default. `discord`: the
-- language that Discord last told of them.
CREATE TABLE preference (
    player BIGINT NOT NULL,
    what TEXT NOT NULL,
    word TEXT NOT NULL,
    PRIMARY KEY (player, what)
);
CREATE TABLE house (
    server BIGINT NOT NULL,
    what TEXT NOT NULL,
    words TEXT NOT NULL,
    PRIMARY KEY (server, what)
);
