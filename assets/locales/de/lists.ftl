# Lists of running games and of possible moves.

games_none = Auf diesem Server läuft keine Partie. Beginne eine mit `/{ name_challenge }` oder `/{ name_seek }`.
games_heading = **Laufende Partien auf diesem Server**
games_row = Nr. { $id }, { $game }: { $players }; { $player } kam { $when } an die Reihe.
page_of = Seite { $page } von { $pages }

moves_heading = { $player } ({ $side }) kann spielen:
moves_none = Die Partie ist vorbei: Es gibt keine Züge mehr.
moves_huffs = Erst **blasen**, dann ziehen: { $moves }
moves_places = Erst **den Priester einsetzen**, dann ziehen: { $moves }
moves_captures = **Schlagen**: { $moves }
moves_steps = **Ziehen**: { $moves }
moves_pass = **Passen**: { $moves }
moves_more = Es gibt mehr Sprungketten, als hier stehen: Du kannst jede ganz eintippen.
