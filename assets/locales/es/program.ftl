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
form_free = Quién ocupa los puestos libres
form_free_anybody = Puestos libres: cualquiera
