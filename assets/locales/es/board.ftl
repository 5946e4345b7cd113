# The message with the board, offers, and the end of a game.

game_begins = { $first } contra { $second }: empieza la partida. Reglas: { $rules }.

# $turn: a turn in notation.
played = { $player } jugó { $turn }{ $taken ->
    [0] .
    [one] , con { $taken } captura.
   *[other] , con { $taken } capturas.
}
huffed = { $player } sopló la ficha de { $spot }, que había dejado pasar una captura.
placed = { $player } colocó el Sacerdote del Arco en { $spot }.
passed = { $player } no puede mover y pasa.
spared = Se perdonó a las fichas encerradas.
priest_in_hand = { $player } tiene ahora el Sacerdote del Arco en mano.
priest_entered = El Sacerdote del Arco de { $player } entra en { $spot }.
older_board = Era la respuesta a un tablero anterior; se jugó en la posición actual.

to_move = Jugada { $number }: turno de { $player } ({ $side }).
to_move_since = Jugada { $number }: turno de { $player } ({ $side }). Empezó { $when }.
may_huff = { $count ->
    [one] La ficha de { $spots } dejó pasar una captura: puedes soplarla antes de mover.
   *[other] Las fichas de { $spots } pudieron capturar: puedes soplar una de ellas antes de mover.
}
must_huff = No puedes mover, así que sopla: { $spots }.
may_place = Tienes el Sacerdote del Arco en mano: puedes colocarlo en tu base antes de mover.
must_place = No puedes mover: coloca el Sacerdote del Arco en tu base.

# "@a and @b: text"
to_people = { $people }: { $text }
# $kind of every offer: draw, takeback or pause.
offer_made = { $kind ->
    [draw] { $player } propone tablas. Si se aceptan, se cuentan { $counted ->
        [captured] las fichas capturadas
       *[men] las fichas
    } y gana quien tenga más: { $score }.
    [takeback] { $player } pide deshacer su última jugada.
   *[pause] { $player } pide una pausa: el tiempo por jugada se detendría hasta que alguien reanude la partida.
}
offer_stands = { $kind ->
    [draw] { $player } propone tablas.
    [takeback] { $player } pide deshacer su última jugada.
   *[pause] { $player } pide una pausa.
}
offer_agreed = { $kind ->
    [draw] { $player } acepta las tablas. { $waiting }, ¿qué dices?
    [takeback] { $player } deja deshacer la jugada. { $waiting }, ¿qué dices?
   *[pause] { $player } acepta la pausa. { $waiting }, ¿qué dices?
}
offer_declined = { $kind ->
    [draw] { $player } rechaza las tablas.
    [takeback] { $player } no deja deshacer la jugada.
   *[pause] { $player } no quiere una pausa.
}
offer_withdrawn = { $kind ->
    [draw] { $player } retira su propuesta de tablas.
    [takeback] { $player } mantiene su jugada.
   *[pause] { $player } ya no necesita la pausa.
}
paused = La partida está en pausa: el tiempo por jugada no corre.
resumed = { $player } reanuda la partida. { $mover }, es tu turno: tu tiempo se acaba { $until }.
reminded = { $player }, es tu turno: tu tiempo se acaba { $until }.
time_up = a { $player } se le acabó el tiempo. Puedes reclamar la victoria o esperar: mientras no lo hagas, { $player } aún puede jugar.
seat_opened = { $player } dejó la partida. Quien quiera puede ocupar el puesto de { $seat } y seguir jugando.
seat_taken_over = { $player } ocupa el puesto de { $seat }.
handed_over = { $moderator }, desde la moderación, dio el puesto de { $seat } a { $player }.
taken_back = { $player } deshizo su última jugada.
moved_here = El lugar donde se jugaba esta partida ya no existe. Continúa aquí.
settled_here = { $why ->
    [many] Aquí ya hay tantos hilos como Discord permite
    [forbidden] No puedo crear hilos aquí
   *[other] No se pudo crear un hilo aquí
}, así que esta partida se juega en el canal junto a la otra. Responde a sus tableros o indica su número, { $game }.
resign_asked = { $player } pregunta a { $partner }: ¿nos rendimos?
resign_stands = { $player } quiere rendirse y espera a { $partner }.
played_on = { $player } quiere seguir jugando.

score = { $first } { $first_count }, { $second } { $second_count }

over = **Fin de la partida.** { $result }
won = Victoria de { $player }: { $reason }
won_together = Victoria de { $players }: { $reason }
drawn = Son tablas: { $reason }
void = No cuenta: { $reason }
# The name of a thread: at most 100 characters, no markup.
thread_name = { $game }: { $players }
# In small print: the last turns in notation, by their numbers.
last_moves = -# Últimas jugadas: { $moves }
move_by = El tiempo para esta jugada se acaba { $when }.

reason_no_men = no quedan fichas de { $side }.
reason_blocked = no hay jugada posible para { $side }.
reason_repetition = la misma posición se dio por tercera vez y se contaron las fichas: { $score }.
reason_quiet_moves = pasaron { $count } jugadas sin captura ni soplido y se contaron las fichas: { $score }.
reason_all_home = todas las fichas han cruzado y se contaron las capturadas: { $score }.
reason_nobody_can_move = nadie puede mover ya y se contaron las fichas capturadas: { $score }.
reason_team_gone = no queda ninguna ficha de { $side } y se contaron las capturadas: { $score }.
reason_quiet_turns = pasaron demasiados turnos sin avance y se contaron las fichas capturadas: { $score }.
reason_race = todas sus fichas han llegado.
reason_resigned = { $player } se rindió.
reason_time = a { $player } se le acabó el tiempo.
reason_left = { $player } se fue.
reason_aborted = { $player } la anuló cuando aún faltaba alguien por jugar.
reason_ended = { $moderator } la terminó desde la moderación.
# In place of a name that is not known.
a_moderator = alguien
reason_agreed = se acordaron tablas y se contaron las fichas: { $score }.
reason_agreed_captured = se acordaron tablas y se contaron las fichas capturadas: { $score }.

confirm_resign = ¿Seguro que quieres rendirte en esta partida contra { $opponent }?
confirm_resign_partner = ¿Seguro que quieres rendirte? Se preguntará a { $partner }, que tiene que aceptar.
confirm_resign_together = ¿Seguro que quieres rendirte? { $partner } también quiere, así que la partida termina en el acto.
confirm_abort = ¿Seguro que quieres anular esta partida? No contará.
confirm_end = ¿Seguro que quieres terminar esta partida de { $game } entre { $players }? No contará, y el canal sabrá que fuiste tú.

button_huff = Soplar { $spot }
button_place = Sacerdote a { $spot }
button_offer = { $kind ->
    [draw] Proponer tablas
    [takeback] Deshacer
   *[pause] Pausa
}
button_agree = { $kind ->
    [draw] Aceptar tablas
    [takeback] Dejar deshacer
   *[pause] Aceptar pausa
}
button_refuse = { $kind ->
    [draw] Tablas no
    [takeback] No, se queda
   *[pause] Pausa no
}
button_withdraw = { $kind ->
    [draw] Retirar propuesta
    [takeback] Mantener mi jugada
   *[pause] Ya no quiero pausa
}
button_resume = Reanudar
button_claim = Reclamar victoria
button_follow = Seguir
button_unfollow = Dejar de seguir
button_flip = Girar
button_rematch = Revancha
button_resign = Rendirme
button_abort = Anular
button_confirm_abort = Sí, anularla
button_confirm_end = Sí, terminar la partida
button_here = Continuar aquí
button_confirm_resign = Sí, rendirme
button_keep_playing = No, seguir jugando
button_agree_resign = Rendirme con { $player }
button_play_on = Seguir jugando con { $player }
button_move = Mover
button_type = Escribir jugada
button_moves = Todas las jugadas
button_other_man = Otra ficha
button_previous = Atrás
button_next = Más
select_first = Antes de mover
select_man = Elige una ficha
select_turn = Elige una

# Choosing a move step by step: first the man, then where it goes.
choose_man = ¿Qué ficha mueves?
choose_turn = ¿A dónde va la ficha de { $man }?
man_steps = { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}
man_captures = { $count ->
    [one] 1 captura
   *[other] { $count } capturas
}
man_priest = el Sacerdote del Arco
turn_takes = { $count ->
    [one] captura 1 ficha
   *[other] captura { $count } fichas
}
turn_spares = perdona a las fichas encerradas
# At most 45 characters each.
modal_title = Escribir jugada
modal_label = Tu jugada

# Said once to each player, the first time they may do it.
hint_huff = El soplido: puedes retirar, antes de mover, una ficha rival que pudo saltar y no lo hizo. Solo una, y solo en este turno; luego mueves como siempre.
hint_place = El Sacerdote del Arco llegó a tu mano con la primera ficha que perdió tu equipo. Puedes colocarlo en una casilla vacía de tu base, en este turno o más tarde; luego mueves como siempre.
hint_partner = Tú y { $partner } juegan en pareja: sus fichas encierran juntas, y lo que captura cualquiera de los dos cuenta para ambos.
hint_leap = { $capture ->
    [huff] Puedes saltar por encima de una ficha rival al punto vacío que hay detrás; la ficha saltada se retira. Si en vez de eso haces un movimiento simple, te pueden soplar una ficha que podía saltar: se retira antes de la siguiente jugada.
    [strict] Puedes saltar por encima de una ficha rival al punto vacío que hay detrás; la ficha saltada se retira. Mientras puedas saltar, tienes que hacerlo.
   *[free] Puedes saltar por encima de una ficha rival al punto vacío que hay detrás; la ficha saltada se retira. También puedes hacer un movimiento simple.
}
hint_chain = { $chain ->
    [full] Una de tus fichas puede saltar varias veces en una jugada, también en otra dirección. Tiene que seguir saltando mientras pueda.
    [maximum] Una de tus fichas puede saltar varias veces en una jugada, también en otra dirección. Si saltas, tiene que ser donde se retiran más fichas.
   *[optional] Una de tus fichas puede saltar varias veces en una jugada, también en otra dirección. Puedes parar después de cada salto; no cuesta nada.
}
hint_enclose = { $flank ->
    [any] Puedes capturar una ficha: se retira cuando tu jugada la deja entre dos fichas de tu equipo en línea recta. Quien se mete entre dos fichas rivales está a salvo.
   *[diagonal] Puedes capturar una ficha: se retira cuando tu jugada la deja entre dos fichas de tu equipo en una diagonal. Quien se mete entre dos fichas rivales está a salvo.
}
hint_spare = También puedes perdonarla.
hint_priest = Tu Sacerdote del Arco está en el tablero. Mueve como un guerrero y, además, una casilla en línea recta: hacia delante, a la izquierda o a la derecha. Captura y se le captura como a cualquier ficha; si lo capturan, no vuelve.
hint_lines = Aquí también hay líneas a lo largo de los dos bordes. Las fichas mueven y saltan por ellas, así que también se puede saltar una ficha del borde.
hint_across = { $goal ->
    [race] Una de tus fichas puede llegar a la base de enfrente. Un guerrero se queda allí, y todavía se le puede capturar. Gana el equipo que antes tenga todas sus fichas en las bases de enfrente y ningún Sacerdote en mano.
   *[count] Una de tus fichas puede llegar a la base de enfrente. Un guerrero se queda allí, y todavía se le puede capturar. Cuando todas las fichas del tablero están en la base de enfrente y no hay ningún Sacerdote en mano, la partida termina: gana el equipo que más fichas ha capturado.
}
hint_blocked = Ahora solo puede mover una de tus fichas. Quien en su turno no puede mover ni soplar ha perdido.
hint_passes = Ahora solo puede mover una de tus fichas. Quien no puede mover ni colocar pasa, sin hacer nada; cuando nadie puede, la partida termina y gana el equipo que más fichas ha capturado.

# On the picture: short, no markup.
status_turn = Jugada { $number } – turno de { $side }
status_won = Victoria de { $side }
status_won_together = Victoria de { $first } + { $second }
status_drawn = Tablas
status_void = Sin resultado
# On the small board of a lobby.
status_lobby = { $free ->
    [one] 1 puesto libre
   *[other] { $free } puestos libres
}
place_open = libre
place_taken = ocupado
place_invited = por confirmar
place_named = ¿{ $name }?
