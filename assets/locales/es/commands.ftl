# Commands, their options and choices. Discord allows 100 characters each.

command_challenge = Retar a alguien a una partida
command_seek = Buscar rival, o a tres personas más: puede aceptar cualquiera
command_move = Hacer una jugada en la partida de este canal
command_board = Mostrar el tablero, con un enlace a su mensaje
command_moves = Ver todas las jugadas posibles ahora
command_resign = Rendirte (antes se te pregunta)
command_draw = Proponer o aceptar tablas: entonces se cuentan las fichas
command_takeback = Deshacer tu última jugada: en el acto durante un minuto; después, con permiso
command_abort = Anular la partida, mientras falte alguien por jugar (antes se te pregunta)
command_pause = Pedir una pausa, en una partida con límite de tiempo por jugada
command_resume = Terminar la pausa
command_claim = Reclamar la victoria si a tu rival se le acabó el tiempo o se fue
command_block = No jugar más con alguien: solo sabrá que no estás disponible
command_unblock = Volver a jugar con alguien
command_do_not_disturb = Que nadie pueda retarte por tu nombre, o que se pueda otra vez
command_seat = Con cuatro: abrir el puesto de quien se fue. Moderación: dar un puesto a alguien
command_end = Para moderación: terminar una partida sin que cuente (antes se te pregunta)
command_games = Ver las partidas de este servidor: todas las que están en curso, o las que busques
command_rules = Cómo se juega
command_help = Qué sabe hacer este bot

option_opponent = Contra quién jugar
option_partner = Con cuatro: quién es tu pareja de juego; vacío, cualquiera
option_second_opponent = Con cuatro: tu segundo rival; vacío, cualquiera
option_game = Cuál de los tres juegos
option_rules = Otras reglas que las tradicionales: un conjunto, opciones o ambos
option_begins = Quién empieza
option_limit = Cuánto puede durar una jugada
option_from = De quién es el puesto
option_to = Quién sigue jugando; solo lo puede decir quien modera
option_person = Quién
option_switch = Si quieres que no te molesten
option_move = Por ejemplo a8-b9, c10xa8 o Hb11 b9-c10
# An entry of the list of moves, without markup.
moves_of_other = Es el turno de { $player }
option_which_game = El número de la partida, si no es la de este canal
option_form = Cómo mostrarlo

form_picture = como imagen
form_text = en letras
option_side = Qué bando está abajo
option_theme = El aspecto del tablero
board_side = { $side ->
    [own] el mío, en mis partidas
    [mover] el de quien juega
    [south] Blancas o Sur
    [west] Oeste, con cuatro jugadores
    [north] Negras o Norte
   *[east] Este, con cuatro jugadores
}
board_theme = { $theme ->
    [slab] losa de piedra
    [light] claro
   *[contrast] alto contraste
}

help_heading = **Stones** te trae los tres juegos de tablero del pueblo zuni, aquí en el canal.
help_moving = Para jugar, pulsa *Mover* bajo el tablero, o responde al tablero con tu jugada, como `{ $example }`, mencióname con ella o usa `/{ name_move }`. Soplar, colocar, proponer tablas y rendirse también son botones allí.
help_topic = { $topic ->
    [begin] Encontrar con quién jugar
    [play] Jugar
    [watch] Mirar
    [learn] Aprender
   *[settle] Ajustes
}
help_command = `/{ $name }`: { $description }.
help_menu = Clic derecho en una persona → Aplicaciones → *{ $name }*: retarla.
help_message_menu = Clic derecho en un mensaje, o mantenerlo pulsado → Aplicaciones → *{ $name }*: { $description }.
menu_play_as_move = jugar la jugada que contiene un mensaje tuyo
help_thanks = Los juegos pertenecen al pueblo zuni (A:shiwi) de Nuevo México. Gracias.

invite_server = Añadir a un servidor
invite_account = Añadir a mi cuenta
