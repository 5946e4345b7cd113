# The program that plays.

# How it is called at the board. $level: 1 to 8, or max.
program_name = { $level ->
    [max] Stones, a plena fuerza
   *[other] Stones, nivel { $level }
}
to_move_program = Jugada { $number }: { $player } ({ $side }) está pensando.

# Challenges to the program, and seats that it takes.
option_level = El programa ocupa cada puesto sin nombre: con qué fuerza juega
program_level = { $level ->
    [max] Plena fuerza
   *[other] Nivel { $level }
}
challenge_program = { $challenger } juega a **{ $game }** contra { $program }.
challenge_begun_alone = La partida ha empezado.
challenge_begun_link = [La partida ha empezado]({ $link }).
challenge_not_yours_to_fill = Solo { $player }, que hizo este reto, puede dar al programa los puestos libres.
challenge_nothing_to_fill = No queda ningún puesto libre para el programa.
no_seat_for_program = Todos los puestos tienen ya un nombre, así que no queda ninguno para el programa. Quita un nombre, o `{ param_level }`.
button_fill = Completar con el programa
fill_how = El programa ocupa los puestos que siguen libres. ¿Con qué fuerza debe jugar?
receipt_filled = El programa ocupa los puestos libres.
receipt_begun = La partida empieza. ¡Que te vaya bien!
form_free = Quién ocupa los puestos libres
form_free_anybody = Puestos libres: cualquiera

# Hints. $verdict: a sentence of those below. $team: White, Black, or sides of a team.
command_hint = Qué jugaría el programa: solo contra él, y en partidas terminadas
button_hint = Pista
hint_given = Yo jugaría { $action }. { $verdict }
hint_looks_back = Esta partida ha terminado. Vuelve a la posición que quieras y pulsa allí *Pista*.
no_hints_against_people = Juegas contra personas, así que no hay pistas. Cuando termine la partida, `/{ name_replay }` las tiene para cada posición.
analysis_goes_on = La partida sigue, y nadie recibe ayuda. Cuando termine, vuelve a preguntar.
too_many_ask = Ahora mismo me pregunta mucha gente. Inténtalo de nuevo en un minuto.
asked_already = Todavía estoy pensando en lo que preguntaste. Espera esa respuesta y pregunta después.
judged_even = La partida está más o menos igualada.
judged_slightly = Ligera ventaja: { $team }.
judged_ahead = { $men ->
    [one] Ventaja de una ficha, más o menos: { $team }.
   *[other] Ventaja de unas { $men } fichas: { $team }.
}
judged_won = { $turns ->
    [0] La partida está ganada: { $team }.
    [one] Gana por fuerza en el próximo turno: { $team }.
   *[other] Gana por fuerza en { $turns } turnos como mucho: { $team }.
}

# Analyses. $round: the number of a move; $played, $best: moves in notation.
command_analyse = Cómo fue una partida terminada: una curva, los momentos decisivos y qué era mejor
button_analyse = Analizar
nothing_played = Nadie movió en esa partida, así que no hay nada que analizar.
analysis_heading = **{ $game }**, n.º { $id }, tal como la veo:
analysis_no_points = Nadie cometió un error grande.
analysis_point = { $number }. Jugada { $round }, { $player } jugó { $played }. { $men ->
    [0] { $best } era un poco mejor.
    [one] { $best } era mejor, más o menos por una ficha.
   *[other] { $best } era mejor, por unas { $men } fichas.
}
analysis_point_decisive = { $number }. Jugada { $round }, { $player } jugó { $played }, y eso decidió la partida. Lo bueno era { $best }.
analysis_share = { $player }: la mejor acción en { $best } de { $choices } elecciones ({ $percent } %).
analysis_above = Ventaja: { $team }
alt_analysis = Cómo fue la partida de { $game }, en una curva.
alt_analysis_start = Al principio: { $verdict }
alt_analysis_swing = Jugada { $round }, { $player }: antes, { $before } Después: { $after }
alt_analysis_end = Al final: { $verdict }
