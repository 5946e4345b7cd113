# Lists of running games and of possible moves.

games_none = No hay partidas en curso en este servidor. Empieza una con `/{ name_challenge }` o `/{ name_seek }`.
games_heading = **Partidas en curso en este servidor**
games_row = N.º { $id }, { $game }: { $players }; turno de { $player }, que empezó { $when }.
page_of = Página { $page } de { $pages }

moves_heading = { $player } ({ $side }) puede jugar:
moves_none = La partida ha terminado: ya no se puede jugar nada.
moves_huffs = **Soplar** primero y luego mover: { $moves }
moves_places = **Colocar el Sacerdote** primero y luego mover: { $moves }
moves_captures = **Capturas**: { $moves }
moves_steps = **Movimientos**: { $moves }
moves_pass = **Pasar**: { $moves }
moves_more = Hay más cadenas de saltos de las que caben aquí: cualquiera de ellas se puede escribir entera.
