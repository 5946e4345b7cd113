PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'first','2026-11-29 21:25:36',1,X'251553CC3C51A5B9B5D5B58547A0EADFADB760B7F307356D32943B152032CF5F267EACDE4DC432FC2A6801C4590F1FB0',1397608);
INSERT INTO "_sqlx_migrations" VALUES(2,'claimed by','2026-11-30 08:00:00',1,X'1C891526586FFAED8F90A853101DEE4D0EE60CFC3D925308C77D4265143A3412E551964714132014473D5F50BCB474DA',1);
INSERT INTO "_sqlx_migrations" VALUES(3,'people and clocks','2026-11-30 08:00:00',1,X'C1FA069A34095970817DE73341C8752E5CDED30F0BB88B041AA3D54D202E8EC27FE1505883083426D68AED6FFDB2EDB6',1);
CREATE TABLE application (
    one BIGINT PRIMARY KEY CHECK (one = 1),
    id BIGINT NOT NULL
);
INSERT INTO "application" VALUES(1,4242);
CREATE TABLE awake (
    one BIGINT PRIMARY KEY CHECK (one = 1),
    at BIGINT NOT NULL
);
INSERT INTO "awake" VALUES(1,1800001464000);
CREATE TABLE block (
    player BIGINT NOT NULL,
    blocked BIGINT NOT NULL,
    PRIMARY KEY (player, blocked)
);
CREATE TABLE board (
    message BIGINT PRIMARY KEY,
    place BIGINT NOT NULL,
    game BIGINT NOT NULL REFERENCES game (id),
    seq BIGINT NOT NULL,
    -- 1: a picture of the board; 0: words.
    picture BIGINT NOT NULL
);
INSERT INTO "board" VALUES(5003,100,1,1,1);
INSERT INTO "board" VALUES(5004,100,1,2,1);
INSERT INTO "board" VALUES(5005,100,1,3,1);
INSERT INTO "board" VALUES(5006,100,1,4,1);
INSERT INTO "board" VALUES(5007,100,1,5,1);
INSERT INTO "board" VALUES(5008,100,1,6,1);
INSERT INTO "board" VALUES(5009,100,1,7,1);
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
, again BIGINT);
INSERT INTO "challenge" VALUES(1,3,1152921504606846976,9,100,0,0,1800086400000,5001,NULL);
INSERT INTO "challenge" VALUES(2,5,1152921504606846976,9,100,0,0,1800087864000,NULL,NULL);
INSERT INTO "challenge" VALUES(3,3,1152921504606846976,9,101,0,0,1800087864000,NULL,NULL);
INSERT INTO "challenge" VALUES(4,1,3,9,100,1,0,1800005064000,NULL,NULL);
CREATE TABLE challenge_event (
    challenge BIGINT NOT NULL REFERENCES challenge (id),
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (challenge, seq)
);
INSERT INTO "challenge_event" VALUES(1,1,1800000000000,'{"format":1,"event":"opened","by":1152921504606846976,"server":9,"place":100,"rules":"mosona","begins":"first","seats":[["south",{"taken":{"by":1152921504606846976,"named":true}}],["north",{"named":2}]],"expires":1800086400000}');
INSERT INTO "challenge_event" VALUES(1,2,1800000000000,'{"format":1,"event":"taken","side":"north","by":2}');
INSERT INTO "challenge_event" VALUES(1,3,1800000000000,'{"format":1,"event":"started","game":1}');
INSERT INTO "challenge_event" VALUES(2,1,1800001464000,'{"format":1,"event":"opened","by":1152921504606846976,"server":9,"place":100,"rules":"awithlaknakwe seats=4 capture=optional","begins":"random","seats":[["south",{"taken":{"by":1152921504606846976,"named":true}}],["west","open"],["north",{"named":3}],["east",{"named":4}]],"expires":1800087864000}');
INSERT INTO "challenge_event" VALUES(2,2,1800001464000,'{"format":1,"event":"taken","side":"west","by":2}');
INSERT INTO "challenge_event" VALUES(2,3,1800001464000,'{"format":1,"event":"taken","side":"north","by":3}');
INSERT INTO "challenge_event" VALUES(2,4,1800001464000,'{"format":1,"event":"taken","side":"east","by":4}');
INSERT INTO "challenge_event" VALUES(2,5,1800001464000,'{"format":1,"event":"started","game":2}');
INSERT INTO "challenge_event" VALUES(3,1,1800001464000,'{"format":1,"event":"opened","by":1152921504606846976,"server":9,"place":101,"rules":"kolowis strict ends=curved","begins":"first","seats":[["south",{"taken":{"by":1152921504606846976,"named":true}}],["north",{"named":2}]],"expires":1800087864000}');
INSERT INTO "challenge_event" VALUES(3,2,1800001464000,'{"format":1,"event":"taken","side":"north","by":2}');
INSERT INTO "challenge_event" VALUES(3,3,1800001464000,'{"format":1,"event":"started","game":3}');
INSERT INTO "challenge_event" VALUES(4,1,1800001464000,'{"format":1,"event":"opened","by":3,"server":9,"place":100,"rules":"mosona lozenges=6","begins":"first","seats":[["south",{"taken":{"by":3,"named":true}}],["north","open"]],"expires":1800005064000}');
CREATE TABLE challenge_player (
    player BIGINT NOT NULL,
    challenge BIGINT NOT NULL REFERENCES challenge (id),
    PRIMARY KEY (player, challenge)
);
INSERT INTO "challenge_player" VALUES(1152921504606846976,1);
INSERT INTO "challenge_player" VALUES(2,1);
INSERT INTO "challenge_player" VALUES(1152921504606846976,2);
INSERT INTO "challenge_player" VALUES(3,2);
INSERT INTO "challenge_player" VALUES(4,2);
INSERT INTO "challenge_player" VALUES(2,2);
INSERT INTO "challenge_player" VALUES(1152921504606846976,3);
INSERT INTO "challenge_player" VALUES(2,3);
INSERT INTO "challenge_player" VALUES(3,4);
CREATE TABLE counter (
    name TEXT PRIMARY KEY,
    value BIGINT NOT NULL
);
INSERT INTO "counter" VALUES('challenge',4);
INSERT INTO "counter" VALUES('game',3);
INSERT INTO "counter" VALUES('post',39);
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
INSERT INTO "decision" VALUES('interaction-0',1800000000000,1,NULL,0,1,'{"open_by_actor":0,"open_with":[],"place_taken":false,"next_game":0,"chance":0,"limits":{"per_player":5,"per_pair":2}}');
INSERT INTO "decision" VALUES('interaction-1',1800000000000,1,NULL,1,2,'{"open_by_actor":0,"open_with":[],"place_taken":false,"next_game":1,"chance":15435863011650428417,"limits":{"per_player":5,"per_pair":2}}');
INSERT INTO "decision" VALUES('interaction-2',1800000061000,NULL,1,1,1,NULL);
INSERT INTO "decision" VALUES('interaction-3',1800000122000,NULL,1,2,1,NULL);
INSERT INTO "decision" VALUES('interaction-4',1800000183000,NULL,1,3,1,NULL);
INSERT INTO "decision" VALUES('interaction-5',1800000244000,NULL,1,4,1,NULL);
INSERT INTO "decision" VALUES('interaction-6',1800000305000,NULL,1,5,1,NULL);
INSERT INTO "decision" VALUES('interaction-7',1800000366000,NULL,1,6,1,NULL);
INSERT INTO "decision" VALUES('interaction-8',1800000427000,NULL,1,7,1,NULL);
INSERT INTO "decision" VALUES('interaction-9',1800000488000,NULL,1,8,1,NULL);
INSERT INTO "decision" VALUES('interaction-10',1800000549000,NULL,1,9,1,NULL);
INSERT INTO "decision" VALUES('interaction-11',1800000610000,NULL,1,10,1,NULL);
INSERT INTO "decision" VALUES('interaction-12',1800000671000,NULL,1,11,1,NULL);
INSERT INTO "decision" VALUES('interaction-13',1800000732000,NULL,1,12,1,NULL);
INSERT INTO "decision" VALUES('interaction-14',1800000793000,NULL,1,13,1,NULL);
INSERT INTO "decision" VALUES('interaction-15',1800000854000,NULL,1,14,1,NULL);
INSERT INTO "decision" VALUES('interaction-16',1800000915000,NULL,1,15,1,NULL);
INSERT INTO "decision" VALUES('interaction-17',1800000976000,NULL,1,16,1,NULL);
INSERT INTO "decision" VALUES('interaction-18',1800001037000,NULL,1,17,1,NULL);
INSERT INTO "decision" VALUES('interaction-19',1800001098000,NULL,1,18,1,NULL);
INSERT INTO "decision" VALUES('interaction-20',1800001159000,NULL,1,19,1,NULL);
INSERT INTO "decision" VALUES('interaction-21',1800001220000,NULL,1,20,1,NULL);
INSERT INTO "decision" VALUES('interaction-22',1800001281000,NULL,1,21,1,NULL);
INSERT INTO "decision" VALUES('interaction-23',1800001342000,NULL,1,22,1,NULL);
INSERT INTO "decision" VALUES('interaction-24',1800001403000,NULL,1,23,1,NULL);
INSERT INTO "decision" VALUES('interaction-25',1800001464000,NULL,1,24,1,NULL);
INSERT INTO "decision" VALUES('interaction-26',1800001464000,NULL,1,25,1,NULL);
INSERT INTO "decision" VALUES('interaction-27',1800001464000,2,NULL,0,1,'{"open_by_actor":0,"open_with":[],"place_taken":false,"next_game":0,"chance":0,"limits":{"per_player":5,"per_pair":2}}');
INSERT INTO "decision" VALUES('interaction-28',1800001464000,2,NULL,1,1,'{"open_by_actor":0,"open_with":[],"place_taken":true,"next_game":2,"chance":6047159687396695182,"limits":{"per_player":5,"per_pair":2}}');
INSERT INTO "decision" VALUES('interaction-29',1800001464000,2,NULL,2,1,'{"open_by_actor":0,"open_with":[],"place_taken":true,"next_game":2,"chance":2388528718700269480,"limits":{"per_player":5,"per_pair":2}}');
INSERT INTO "decision" VALUES('interaction-30',1800001464000,2,NULL,3,2,'{"open_by_actor":0,"open_with":[],"place_taken":true,"next_game":2,"chance":11322761397306919790,"limits":{"per_player":5,"per_pair":2}}');
INSERT INTO "decision" VALUES('interaction-31',1800001464000,NULL,2,1,1,NULL);
INSERT INTO "decision" VALUES('interaction-32',1800001464000,NULL,2,2,1,NULL);
INSERT INTO "decision" VALUES('interaction-33',1800001464000,NULL,2,3,1,NULL);
INSERT INTO "decision" VALUES('interaction-34',1800001464000,NULL,2,4,1,NULL);
INSERT INTO "decision" VALUES('interaction-35',1800001464000,NULL,2,5,1,NULL);
INSERT INTO "decision" VALUES('interaction-36',1800001464000,NULL,2,6,1,NULL);
INSERT INTO "decision" VALUES('interaction-37',1800001464000,NULL,2,7,1,NULL);
INSERT INTO "decision" VALUES('interaction-38',1800001464000,NULL,2,8,1,NULL);
INSERT INTO "decision" VALUES('interaction-39',1800001464000,NULL,2,9,1,NULL);
INSERT INTO "decision" VALUES('interaction-40',1800001464000,NULL,2,10,1,NULL);
INSERT INTO "decision" VALUES('interaction-41',1800001464000,NULL,2,11,1,NULL);
INSERT INTO "decision" VALUES('interaction-42',1800001464000,NULL,2,12,1,NULL);
INSERT INTO "decision" VALUES('interaction-43',1800001464000,3,NULL,0,1,'{"open_by_actor":0,"open_with":[],"place_taken":false,"next_game":0,"chance":0,"limits":{"per_player":5,"per_pair":2}}');
INSERT INTO "decision" VALUES('interaction-44',1800001464000,3,NULL,1,2,'{"open_by_actor":0,"open_with":[],"place_taken":false,"next_game":3,"chance":9231970889763929067,"limits":{"per_player":5,"per_pair":2}}');
INSERT INTO "decision" VALUES('interaction-45',1800001464000,NULL,3,1,1,NULL);
INSERT INTO "decision" VALUES('interaction-46',1800001464000,NULL,3,2,1,NULL);
INSERT INTO "decision" VALUES('interaction-47',1800001464000,4,NULL,0,1,'{"open_by_actor":0,"open_with":[],"place_taken":false,"next_game":0,"chance":0,"limits":{"per_player":5,"per_pair":2}}');
CREATE TABLE explained (
    player BIGINT NOT NULL,
    hint TEXT NOT NULL,
    post BIGINT NOT NULL,
    PRIMARY KEY (player, hint)
);
CREATE TABLE follower (
    game BIGINT NOT NULL REFERENCES game (id),
    player BIGINT NOT NULL,
    PRIMARY KEY (game, player)
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
, rings BIGINT);
INSERT INTO "game" VALUES(1,26,1,9,100,1,0,NULL);
INSERT INTO "game" VALUES(2,13,2,9,NULL,1,0,NULL);
INSERT INTO "game" VALUES(3,3,3,9,101,0,0,NULL);
CREATE TABLE game_event (
    game BIGINT NOT NULL REFERENCES game (id),
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, seq)
);
INSERT INTO "game_event" VALUES(1,1,1800000000000,'{"format":1,"event":"started","server":9,"venue":{"place":100},"rules":"mosona","seats":[["south",1152921504606846976],["north",2]]}');
INSERT INTO "game_event" VALUES(1,2,1800000061000,'{"format":1,"event":"played","side":"south","actions":{"strip":["a8-b9"]}}');
INSERT INTO "game_event" VALUES(1,3,1800000122000,'{"format":1,"event":"played","side":"north","actions":{"strip":["b7-a8"]}}');
INSERT INTO "game_event" VALUES(1,4,1800000183000,'{"format":1,"event":"played","side":"south","actions":{"strip":["a6-b7"]}}');
INSERT INTO "game_event" VALUES(1,5,1800000244000,'{"format":1,"event":"played","side":"north","actions":{"strip":["b5-a6"]}}');
INSERT INTO "game_event" VALUES(1,6,1800000305000,'{"format":1,"event":"played","side":"south","actions":{"strip":["b7-b5"]}}');
INSERT INTO "game_event" VALUES(1,7,1800000366000,'{"format":1,"event":"played","side":"north","actions":{"strip":["b3xb7"]}}');
INSERT INTO "game_event" VALUES(1,8,1800000427000,'{"format":1,"event":"played","side":"south","actions":{"strip":["a4-b3"]}}');
INSERT INTO "game_event" VALUES(1,9,1800000488000,'{"format":1,"event":"played","side":"north","actions":{"strip":["Hb9"]}}');
INSERT INTO "game_event" VALUES(1,10,1800000549000,'{"format":1,"event":"played","side":"north","actions":{"strip":["b1xb5"]}}');
INSERT INTO "game_event" VALUES(1,11,1800000610000,'{"format":1,"event":"played","side":"south","actions":{"strip":["a2-b3"]}}');
INSERT INTO "game_event" VALUES(1,12,1800000671000,'{"format":1,"event":"played","side":"north","actions":{"strip":["b7-b9"]}}');
INSERT INTO "game_event" VALUES(1,13,1800000732000,'{"format":1,"event":"played","side":"south","actions":{"strip":["b3-b1"]}}');
INSERT INTO "game_event" VALUES(1,14,1800000793000,'{"format":1,"event":"played","side":"north","actions":{"strip":["Hb1"]}}');
INSERT INTO "game_event" VALUES(1,15,1800000854000,'{"format":1,"event":"played","side":"north","actions":{"strip":["c8-b7"]}}');
INSERT INTO "game_event" VALUES(1,16,1800000915000,'{"format":1,"event":"played","side":"south","actions":{"strip":["a10xc8"]}}');
INSERT INTO "game_event" VALUES(1,17,1800000976000,'{"format":1,"event":"played","side":"north","actions":{"strip":["b5-b3"]}}');
INSERT INTO "game_event" VALUES(1,18,1800001037000,'{"format":1,"event":"played","side":"south","actions":{"strip":["Hc12"]}}');
INSERT INTO "game_event" VALUES(1,19,1800001098000,'{"format":1,"event":"played","side":"south","actions":{"strip":["b11-a10"]}}');
INSERT INTO "game_event" VALUES(1,20,1800001159000,'{"format":1,"event":"played","side":"north","actions":{"strip":["c10-b11"]}}');
INSERT INTO "game_event" VALUES(1,21,1800001220000,'{"format":1,"event":"played","side":"south","actions":{"strip":["c8-b9"]}}');
INSERT INTO "game_event" VALUES(1,22,1800001281000,'{"format":1,"event":"played","side":"north","actions":{"strip":["a6-b5"]}}');
INSERT INTO "game_event" VALUES(1,23,1800001342000,'{"format":1,"event":"played","side":"south","actions":{"strip":["b9-c8"]}}');
INSERT INTO "game_event" VALUES(1,24,1800001403000,'{"format":1,"event":"played","side":"north","actions":{"strip":["b11-c12"]}}');
INSERT INTO "game_event" VALUES(1,25,1800001464000,'{"format":1,"event":"played","side":"south","actions":{"strip":["a10-b9"]}}');
INSERT INTO "game_event" VALUES(1,26,1800001464000,'{"format":1,"event":"draw_offered","side":"south"}');
INSERT INTO "game_event" VALUES(2,1,1800001464000,'{"format":1,"event":"started","server":9,"venue":{"thread_under":100},"rules":"awithlaknakwe seats=4 capture=optional","seats":[["south",4],["west",3],["north",2],["east",1152921504606846976]]}');
INSERT INTO "game_event" VALUES(2,2,1800001464000,'{"format":1,"event":"played","side":"south","actions":{"warriors":["e1-d2"]}}');
INSERT INTO "game_event" VALUES(2,3,1800001464000,'{"format":1,"event":"played","side":"west","actions":{"warriors":["a6-b7"]}}');
INSERT INTO "game_event" VALUES(2,4,1800001464000,'{"format":1,"event":"played","side":"north","actions":{"warriors":["h14-g13"]}}');
INSERT INTO "game_event" VALUES(2,5,1800001464000,'{"format":1,"event":"played","side":"east","actions":{"warriors":["n9-m10"]}}');
INSERT INTO "game_event" VALUES(2,6,1800001464000,'{"format":1,"event":"played","side":"south","actions":{"warriors":["f1-e2"]}}');
INSERT INTO "game_event" VALUES(2,7,1800001464000,'{"format":1,"event":"played","side":"west","actions":{"warriors":["b7-c6"]}}');
INSERT INTO "game_event" VALUES(2,8,1800001464000,'{"format":1,"event":"played","side":"north","actions":{"warriors":["i14-h13"]}}');
INSERT INTO "game_event" VALUES(2,9,1800001464000,'{"format":1,"event":"played","side":"east","actions":{"warriors":["m10-l11"]}}');
INSERT INTO "game_event" VALUES(2,10,1800001464000,'{"format":1,"event":"played","side":"south","actions":{"warriors":["g1-f2"]}}');
INSERT INTO "game_event" VALUES(2,11,1800001464000,'{"format":1,"event":"played","side":"west","actions":{"warriors":["c6-d7"]}}');
INSERT INTO "game_event" VALUES(2,12,1800001464000,'{"format":1,"event":"played","side":"north","actions":{"warriors":["g13-f12"]}}');
INSERT INTO "game_event" VALUES(2,13,1800001464000,'{"format":1,"event":"played","side":"east","actions":{"warriors":["n10-m11"]}}');
INSERT INTO "game_event" VALUES(3,1,1800001464000,'{"format":1,"event":"started","server":9,"venue":{"place":101},"rules":"kolowis strict ends=curved","seats":[["south",1152921504606846976],["north",2]]}');
INSERT INTO "game_event" VALUES(3,2,1800001464000,'{"format":1,"event":"played","side":"south","actions":{"strip":["a16-b17"]}}');
INSERT INTO "game_event" VALUES(3,3,1800001464000,'{"format":1,"event":"resigned","side":"north"}');
CREATE TABLE game_player (
    player BIGINT NOT NULL,
    game BIGINT NOT NULL REFERENCES game (id),
    PRIMARY KEY (player, game)
);
INSERT INTO "game_player" VALUES(1152921504606846976,1);
INSERT INTO "game_player" VALUES(2,1);
INSERT INTO "game_player" VALUES(4,2);
INSERT INTO "game_player" VALUES(3,2);
INSERT INTO "game_player" VALUES(2,2);
INSERT INTO "game_player" VALUES(1152921504606846976,2);
INSERT INTO "game_player" VALUES(1152921504606846976,3);
INSERT INTO "game_player" VALUES(2,3);
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
, claimed_by TEXT);
INSERT INTO "post" VALUES(1,100,'challenge',1,NULL,1,1,'sent',1800000000000,1800001584000,1,1800001464000,1800001464000,5001,NULL,NULL);
INSERT INTO "post" VALUES(2,100,'challenge',1,NULL,3,3,'sent',1800000000000,1800001584000,1,1800001464000,1800001464000,5002,NULL,NULL);
INSERT INTO "post" VALUES(3,100,'game',NULL,1,1,1,'sent',1800000000000,1800001584000,1,1800001464000,1800001464000,5003,NULL,NULL);
INSERT INTO "post" VALUES(4,100,'game',NULL,1,2,2,'sent',1800000061000,1800001584000,1,1800001464000,1800001464000,5004,NULL,NULL);
INSERT INTO "post" VALUES(5,100,'game',NULL,1,3,3,'sent',1800000122000,1800001584000,1,1800001464000,1800001464000,5005,NULL,NULL);
INSERT INTO "post" VALUES(6,100,'game',NULL,1,4,4,'sent',1800000183000,1800001584000,1,1800001464000,1800001464000,5006,NULL,NULL);
INSERT INTO "post" VALUES(7,100,'game',NULL,1,5,5,'sent',1800000244000,1800001584000,1,1800001464000,1800001464000,5007,NULL,NULL);
INSERT INTO "post" VALUES(8,100,'game',NULL,1,6,6,'sent',1800000305000,1800001584000,1,1800001464000,1800001464000,5008,NULL,NULL);
INSERT INTO "post" VALUES(9,100,'game',NULL,1,7,7,'sent',1800000366000,1800001584000,1,1800001464000,1800001464000,5009,NULL,NULL);
INSERT INTO "post" VALUES(10,100,'game',NULL,1,8,8,'sending',1800000427000,1800001584000,1,1800001464000,1800001464000,NULL,NULL,NULL);
INSERT INTO "post" VALUES(11,100,'game',NULL,1,9,9,'pending',1800000488000,1800000488000,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "post" VALUES(12,100,'game',NULL,1,10,10,'pending',1800000549000,1800000549000,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "post" VALUES(13,100,'game',NULL,1,11,11,'pending',1800000610000,1800000610000,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "post" VALUES(14,100,'game',NULL,1,12,12,'pending',1800000671000,1800000671000,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "post" VALUES(15,100,'game',NULL,1,13,13,'pending',1800000732000,1800000732000,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "post" VALUES(16,100,'game',NULL,1,14,14,'pending',1800000793000,1800000793000,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "post" VALUES(17,100,'game',NULL,1,15,15,'pending',1800000854000,1800000854000,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "post" VALUES(18,100,'game',NULL,1,16,16,'pending',1800000915000,1800000915000,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "post" VALUES(19,100,'game',NULL,1,17,17,'pending',1800000976000,1800000976000,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "post" VALUES(20,100,'game',NULL,1,18,18,'pending',1800001037000,1800001037000,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "post" VALUES(21,100,'game',NULL,1,19,19,'pending',1800001098000,1800001098000,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "post" VALUES(22,100,'game',NULL,1,20,20,'pending',1800001159000,1800001159000,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "post" VALUES(23,100,'game',NULL,1,21,21,'pending',1800001220000,1800001220000,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "post" VALUES(24,100,'game',NULL,1,22,22,'pending',1800001281000,1800001281000,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "post" VALUES(25,100,'game',NULL,1,23,23,'pending',1800001342000,1800001342000,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "post" VALUES(26,100,'game',NULL,1,24,24,'pending',1800001403000,1800001403000,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "post" VALUES(27,100,'game',NULL,1,25,25,'pending',1800001464000,1800001464000,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "post" VALUES(28,100,'game',NULL,1,26,26,'pending',1800001464000,1800001464000,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "post" VALUES(29,100,'challenge',2,NULL,1,1,'pending',1800001464000,1800001464000,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "post" VALUES(30,100,'challenge',2,NULL,2,2,'pending',1800001464000,1800001464000,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "post" VALUES(31,100,'challenge',2,NULL,3,3,'pending',1800001464000,1800001464000,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "post" VALUES(32,100,'challenge',2,NULL,5,5,'pending',1800001464000,1800001464000,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "post" VALUES(33,100,'thread',NULL,2,1,1,'pending',1800001464000,1800001464000,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "post" VALUES(34,101,'challenge',3,NULL,1,1,'pending',1800001464000,1800001464000,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "post" VALUES(35,101,'challenge',3,NULL,3,3,'pending',1800001464000,1800001464000,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "post" VALUES(36,101,'game',NULL,3,1,1,'pending',1800001464000,1800001464000,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "post" VALUES(37,101,'game',NULL,3,2,2,'pending',1800001464000,1800001464000,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "post" VALUES(38,101,'game',NULL,3,3,3,'pending',1800001464000,1800001464000,0,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "post" VALUES(39,100,'challenge',4,NULL,1,1,'pending',1800001464000,1800001464000,0,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE post_told (
    post BIGINT NOT NULL REFERENCES post (id),
    player BIGINT NOT NULL,
    PRIMARY KEY (post, player)
);
CREATE TABLE undisturbed (
    player BIGINT PRIMARY KEY
);
CREATE INDEX challenge_open ON challenge (expires) WHERE is_open = 1;
CREATE UNIQUE INDEX game_place ON game (place) WHERE running = 1;
CREATE INDEX game_past_place ON game (place, id);
CREATE INDEX game_server ON game (server, id) WHERE running = 1;
CREATE INDEX decision_age ON decision (at);
CREATE INDEX post_waiting ON post (place, id) WHERE state IN ('pending', 'sending');
CREATE INDEX post_undeliverable ON post (id) WHERE state = 'undeliverable';
CREATE INDEX board_game ON board (game, seq);
CREATE INDEX game_rings ON game (rings) WHERE running = 1;
CREATE INDEX challenge_again ON challenge (again);
COMMIT;
