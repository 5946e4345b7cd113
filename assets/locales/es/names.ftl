# Words for people, sides and rules, from which other messages are put together.

side_white = Blancas
side_black = Negras
side_south = Sur
side_west = Oeste
side_north = Norte
side_east = Este

# $name: a person; $side: the side they play.
player_on_side = { $name } ({ $side })
# A team of four-player games by its sides.
team_of_sides = { $one } + { $other }

# "a, b", and the end of a list: "a, b and c"; $list holds all before.
list_more = { $list }, { $item }
list_last = { $list } y { $item }

begins_first = empieza quien reta
begins_second = empieza el otro bando
begins_random = por sorteo

# What differs from the traditional rules, as parts of one line.
rules_traditional = tradicionales
rules_named = { $preset } ({ $differences })
rule_lozenges = { $count } rombos
# An option with its value, as `outer-lines=yes`.
rule = { $setting ->
    [outer_lines_yes] con líneas exteriores
    [outer_lines_no] sin líneas exteriores
    [men_full] fichas también en ambos extremos
    [men_ends_vacant] ambos extremos vacíos al empezar
    [capture_huff] quien deja pasar una captura se expone al soplido
    [capture_strict] capturar es obligatorio
    [capture_free] capturar nunca es obligatorio
    [chain_optional] cada salto siguiente es de libre elección
    [chain_full] una cadena de saltos debe seguir mientras pueda
    [chain_maximum] hay que elegir la captura de más fichas
    [chain_single] un salto por turno
    [ends_straight] sin saltos alrededor de los extremos
    [ends_upright] un salto vertical en ambos extremos
    [ends_curved] saltos por los extremos curvos
    [leap_straight] saltos solo a lo largo de las líneas
    [leap_bent] saltos doblados sobre las fichas exteriores
    [seats_2] para dos
    [seats_4] para cuatro en dos equipos
    [capture_automatic] las fichas encerradas siempre se retiran
    [capture_optional] capturar es decisión tuya
    [flank_diagonal] se encierra solo en diagonal
    [flank_any] se encierra también en columnas y filas
    [priest_home] el Sacerdote entra en la base propia
    [priest_captor] el Sacerdote de quien captura entra en la casilla de la primera ficha capturada
    [goal_count] gana quien más fichas captura
   *[goal_race] gana el primer equipo en llegar
}

# The time that a turn may take, after the rules.
rules_with_limit = { $rules }; { $limit } por jugada
limit_none = sin límite
limit_hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
limit_days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
switch_on = sí
switch_off = no

# The form for a challenge.
form_two = **{ $game }** contra { $opponent }.
form_four = **{ $game }** para cuatro: tú y { $partner } contra { $opponent } y { $second }.
form_anybody = *cualquiera*
form_begins = { $who ->
    [first] Empiezas tú.
    [second] Juegas en segundo lugar.
   *[random] Quién empieza se sortea.
}
form_game = ¿Qué juego?
form_preset = Otras reglas, las elegidas en las opciones
form_who = ¿Quién empieza?
form_time = ¿Cuánto puede durar una jugada?
form_option = Elige una
form_no_limit = Sin límite de tiempo por jugada
form_limit = { $limit } por jugada
button_options = Opciones
button_send = { $whom ->
    [program] Jugar
    [anybody] Ofrecer partida
   *[named] Retar
}
