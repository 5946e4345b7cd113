# The board in words, for people who do not see the picture. No markup.

alt_turn = { $game }, jugada { $number }.
alt_over = { $game }, terminada.
alt_to_move = Turno de { $player }.
alt_goes_on = { $player } aún debe mover.
alt_won = Victoria de { $player }: { $reason }
alt_won_together = Victoria de { $first } y { $second }: { $reason }
alt_drawn = Tablas: { $reason }
# The small board of a lobby.
alt_lobby = Los puestos del tablero de { $game }: { $places }.
alt_place = { $side }: { $who }
alt_void = La partida se anuló: { $reason }

alt_path = { $path } a { $to }
alt_stepped = { $player } movió de { $path }.
alt_priest_went = El Sacerdote de { $player } fue de { $path }.
alt_leapt = { $player } saltó de { $path } y capturó { $taken }.
alt_took = Capturas: { $taken }.
alt_taken_man = { $side } { $spot }
alt_taken_priest = el Sacerdote de { $side } en { $spot }
alt_spared = Se perdonó a las fichas encerradas.
alt_huffed = { $player } sopló { $spot }.
alt_placed = { $player } colocó el Sacerdote en { $spot }.
alt_passed = { $player } pasó.
alt_priest_entered = El Sacerdote de { $player } entró en { $spot }.

alt_default = Se puede soplar: { $spots }.
alt_camp = { $player }, { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}: { $men }.
alt_camp_empty = { $player }: sin fichas.
alt_row = fila { $row } { $columns }
alt_priest_on = Sacerdote de { $side }: { $spot }.
alt_priest_in_hand = { $side } tiene un Sacerdote en mano.
alt_taken = Fichas capturadas: { $score }.

# The board in letters.
letters_men = { $letter } { $side } { $count }
letters_priest = P ante una letra: un Sacerdote del Arco
letters_vacant = . vacío
letters_default = ! se puede soplar
