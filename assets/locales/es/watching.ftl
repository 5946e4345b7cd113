# Watching: following games, looking back on them, and what is told elsewhere than where they are played.

command_follow = Seguir una partida: elige cómo y cada cuánto se te avisa
command_unfollow = Dejar de seguir una partida

# The answer to who follows a game. `often` is move, capture or end.
follow_silent = Sigues la partida n.º { $game }. No recibirás avisos de ella.
follow_mention = { $often ->
    [move] Sigues la partida n.º { $game }: recibirás una mención en cada jugada.
    [capture] Sigues la partida n.º { $game }: recibirás una mención cada vez que se capture una ficha y cuando termine.
   *[end] Sigues la partida n.º { $game }: recibirás una mención cuando termine.
}
follow_direct = { $often ->
    [move] Sigues la partida n.º { $game }: te escribiré en cada jugada.
    [capture] Sigues la partida n.º { $game }: te escribiré cada vez que se capture una ficha y cuando termine.
   *[end] Sigues la partida n.º { $game }: te escribiré cuando termine.
}
# Two lists, and what can be chosen there.
follow_how = Cómo se te avisa
follow_how_silent = No avisarme
follow_how_mention = Mencionarme en el canal
follow_how_direct = Escribirme un mensaje directo
follow_often = Cada cuánto
follow_often_move = En cada jugada
follow_often_capture = Cuando se capture una ficha, y al final
follow_often_end = Al final

# Under a board, in small print. `state` is running or over.
watchers_counted = { $state ->
    [over] { $count ->
        [one] -# { $count } persona miró esta partida.
       *[other] -# { $count } personas miraron esta partida.
    }
   *[running] { $count ->
        [one] -# { $count } persona está mirando.
       *[other] -# { $count } personas están mirando.
    }
}
# To those who follow the game and want to be mentioned.
watchers_called = { $state ->
    [over] { $people }: seguías esta partida.
   *[running] { $people }: sigues esta partida.
}
# Above the board in a direct message.
watched = Sigues la partida n.º { $game } ({ $name }).
watched_over = La partida n.º { $game } ({ $name }), que seguías, ha terminado.
# To who could not be written to.
lost_notice = No pude escribirte sobre la partida n.º { $game }, que sigues. Para recibir avisos otra vez, permite los mensajes directos de miembros de este servidor en sus ajustes de privacidad y luego usa `/{ name_follow }`.

command_replay = Repasar una partida: paso a paso, como imagen animada o como registro
# In the help text, after "Right-click or hold a message".
menu_show_position = ver la posición que muestra un tablero, y de quién era el turno

# Looking back. `at` of `last` turns.
button_replay = Repasar
replay_heading = **N.º { $id }, { $game }**: tras la jugada { $at } de { $last }.
replay_first = Al inicio
replay_back = Atrás
replay_on = Siguiente
replay_last = Al final
replay_jump = Ir a una jugada
replay_film = Como GIF
replay_record = Registro
# In a window: at most 45 characters.
replay_turn = ¿Qué jugada?
replay_turn_example = Un número; 0 es el inicio de la partida
replay_film_here = La partida n.º { $game } como imagen animada.
replay_film_alt = { $turns ->
    [one] { $game } como imagen animada: el inicio y { $turns } jugada. El registro tiene las jugadas en palabras.
   *[other] { $game } como imagen animada: el inicio y { $turns } jugadas. El registro tiene las jugadas en palabras.
}
replay_record_here = El registro de la partida n.º { $game }.
position_heading = **N.º { $id }, { $game }**, como la muestra ese mensaje:
no_board_there = Ese mensaje no muestra ninguna partida. Elige un tablero mío: clic derecho en él, o mantenerlo pulsado → Aplicaciones.
no_such_turn = { $last ->
    [0] Esa jugada no existe en esta partida: aún no ha jugado nadie, así que solo está el inicio, 0.
   *[other] Esa jugada no existe en esta partida. Indica un número desde 0, que es el inicio, hasta { $last }.
}

# The options of `/{ name_games }`.
option_games_game = Solo este de los tres juegos
option_games_player = Solo partidas de esta persona
option_games_whose = Solo tus partidas, o las que sigues
option_games_state = Partidas en curso, o ya terminadas
games_whose_mine = las mías
games_whose_followed = las que sigo
games_state_running = en curso
games_state_finished = terminadas

games_none_such = En este servidor no hay ninguna partida así. Quita alguna opción de `/{ name_games }` para ver más.
games_finished = **Partidas terminadas en este servidor**
games_row_won = N.º { $id }, { $game }: { $players }; victoria de { $winner } el { $date }, { $when }.
games_row_drawn = N.º { $id }, { $game }: { $players }; tablas el { $date }, { $when }.
games_row_void = N.º { $id }, { $game }: { $players }; anulada el { $date }, { $when }.
