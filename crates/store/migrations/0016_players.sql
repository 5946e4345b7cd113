-- Who plays in a game.
CREATE INDEX game_player_game ON game_player (game);
