# Lists of running games and of possible moves.

games_none = No game is going on in this server. Begin one with `/{ name_challenge }` or `/{ name_seek }`.
games_heading = **Games going on in this server**
games_row = No. { $id }, { $game }: { $players }; { $player } to play, turn began { $when }.
page_of = Page { $page } of { $pages }

moves_heading = { $player } ({ $side }) can play:
moves_none = The game is over: nothing can be played any more.
moves_huffs = **Huff** first, then move: { $moves }
moves_places = **Place the Priest** first, then move: { $moves }
moves_captures = **Captures**: { $moves }
moves_steps = **Moves**: { $moves }
moves_pass = **Pass**: { $moves }
moves_more = There are more chains of leaps than are listed: any of them can be typed in full.
