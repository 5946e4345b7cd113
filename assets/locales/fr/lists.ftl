# Lists of running games and of possible moves.

games_none = Aucune partie en cours sur ce serveur. Commences-en une avec `/{ name_challenge }` ou `/{ name_seek }`.
games_heading = **Parties en cours sur ce serveur**
games_row = N° { $id }, { $game } : { $players } ; à { $player } de jouer, tour commencé { $when }.
page_of = Page { $page } sur { $pages }

moves_heading = { $player } ({ $side }) peut jouer :
moves_none = La partie est terminée : il n’y a plus rien à jouer.
moves_huffs = **Souffler** d’abord, puis jouer : { $moves }
moves_places = **Poser le Prêtre** d’abord, puis jouer : { $moves }
moves_captures = **Prises** : { $moves }
moves_steps = **Déplacements** : { $moves }
moves_pass = **Passer** : { $moves }
moves_more = Il y a plus de chaînes de sauts que celles montrées : chacune peut être tapée en entier.
