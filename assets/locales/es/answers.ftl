# Short answers that only one person sees: what was done, what was not and why, what to do next.

receipt_played = Jugado: { $turn }.
receipt_challenge = Tu reto está publicado en este canal.
receipt_accepted = Aceptado. ¡Buena partida!
receipt_challenge_declined = Rechazaste el reto.
receipt_challenge_cancelled = Retiraste el reto.
receipt_seated = Tienes un puesto: { $side }.
receipt_seated_with = Juegas con { $player }.
receipt_seated_against = Juegas contra { $player }.
seat_free_again = { $player } ya no está aquí, así que ese puesto vuelve a estar libre.
receipt_explained = Gracias: ya figura bajo el reto.
receipt_rematch = Tu deseo de revancha está publicado en el canal.
receipt_offered = { $kind ->
    [draw] Propusiste tablas.
    [takeback] Pediste deshacer tu última jugada.
   *[pause] Pediste una pausa.
}
receipt_agreed = { $kind ->
    [draw] Aceptaste las tablas.
    [takeback] La jugada se puede deshacer.
   *[pause] Aceptaste la pausa.
}
receipt_declined = { $kind ->
    [draw] Rechazaste las tablas.
    [takeback] La jugada se queda.
   *[pause] Rechazaste la pausa.
}
receipt_withdrawn = { $kind ->
    [draw] Tu propuesta de tablas queda retirada.
    [takeback] Tu jugada se queda.
   *[pause] Ya no necesitas la pausa.
}
receipt_taken_back = Tu última jugada se deshizo.
receipt_resumed = La partida sigue.
receipt_broken_off = La partida queda anulada y no cuenta.
receipt_claimed = La victoria es tuya.
receipt_seat_opened = El puesto está libre: puede ocuparlo quien quiera.
receipt_handed_over = El puesto cambió de manos y el canal ya lo sabe.
receipt_moved_here = La partida continúa aquí.
receipt_follows_no_more = Ya no sigues esta partida.
receipt_blocked = No volverás a encontrarte con { $player } en partidas nuevas. No recibirá ningún aviso; las partidas ya empezadas continúan.
receipt_unblocked = Puedes volver a jugar con { $player }.
receipt_undisturbed = Ahora nadie puede retarte por tu nombre. Tú puedes seguir retando y aceptando retos abiertos.
receipt_disturbed = Se te puede retar otra vez.
receipt_resign_asked = Se ha preguntado a tu pareja.
receipt_resigned = Te rendiste.
receipt_played_on = Sigues jugando.
receipt_kept = Bien: la partida sigue.

next_board = [Ir al tablero.]({ $link })

no_such_challenge = Este reto ya no se conoce aquí. Haz uno nuevo con `/{ name_challenge }`.
no_such_game = No hay ninguna partida con este número aquí. En un servidor, `/{ name_games }` muestra las que están en curso; al escribir un número se te ofrecen partidas.
damaged_challenge = Este reto no puede continuar: su registro está dañado. Haz uno nuevo con `/{ name_challenge }`.
damaged = La partida { $game } no puede continuar: su registro está dañado. Quienes administran este bot pueden ver la causa en el log. Empieza otra con `/{ name_challenge }`.
repeated = Esto ya tuvo respuesta. Para intentarlo otra vez, envíalo como mensaje nuevo.

challenge_yourself = No puedes retarte a ti. Nombra a otra persona o usa `/{ name_seek }` para encontrar rival.
challenge_bot = { $player } es un bot y no juega. Nombra a una persona o usa `/{ name_seek }`. Para jugar contra mí, elige un `{ param_level }`.
challenge_absent = { $player } ya no está aquí. Nombra a otra persona o usa `/{ name_seek }`.
challenge_named_twice = Nombraste a { $player } dos veces: cada persona tiene un puesto. Nombra a alguien más para el otro.
challenge_seat_count = En este juego hay { $seats } puestos, así que se invita a { $wanted ->
    [one] una persona más
   *[other] { $wanted } personas más
}, no a { $given }.
challenge_too_many = Todavía tienes { $limit } retos abiertos. Cancela uno o espera a que respondan a alguno.
challenge_already_between = Ya hay suficientes retos abiertos entre { $player } y tú. Responde a uno o cancela uno primero.
challenge_closed_started = Demasiado tarde: la partida ya empezó. Puedes mirarla.
challenge_begun = La partida ha empezado.
challenge_closed_declined = Este reto terminó: { $player } lo rechazó. Haz uno nuevo con `/{ name_challenge }`.
challenge_closed_cancelled = Este reto se retiró. Haz uno tú con `/{ name_challenge }`.
challenge_closed_expired = Este reto caducó. Haz uno nuevo con `/{ name_challenge }`.
challenge_closed_open = Este reto sigue en pie.
challenge_not_for_you = Este reto es para { $players }. Para jugar tú, usa `/{ name_challenge }` o `/{ name_seek }`.
challenge_not_for_you_anybody = Este reto es para otra persona. Para jugar tú, usa `/{ name_challenge }` o `/{ name_seek }`.
challenge_own = Este reto es tuyo: espera una respuesta o cancélalo.
challenge_already_seated = Ya tienes un puesto: { $side }. Para devolverlo, pulsa *{ $button }*.
challenge_already_with = Ya juegas con { $player }. Para devolver el puesto, pulsa *{ $button }*.
challenge_already_against = Ya juegas contra { $player }. Para devolver el puesto, pulsa *{ $button }*.
challenge_seat_taken = { $player } se adelantó y tiene { $side }. Ocupa otro puesto, si queda alguno libre.
challenge_taken_with = { $player } se adelantó y juega con { $challenger }. Ocupa otro puesto, si queda alguno libre.
challenge_taken_against = Otras personas se adelantaron, entre ellas { $player }: los dos puestos contra { $challenger } están ocupados. Ocupa otro puesto, si queda alguno libre.
challenge_challenger_left = { $player }, de quien es este reto, ya no está aquí. Para jugar, usa `/{ name_challenge }` o `/{ name_seek }`.
challenge_no_such_seat = No hay { $side } en esta partida. Ocupa otro puesto.
challenge_no_seat = No tienes aquí ningún puesto que devolver.
not_available = { $player } no está disponible. Para jugar con otra persona, usa `/{ name_challenge }` o `/{ name_seek }`.
will_not_play = { $player } no está disponible. Nombra a otra persona.
you_blocked = Bloqueaste a { $player }. Para volver a jugar, usa antes `/{ name_unblock }`.
nothing_to_explain = Solo quien rechazó un reto puede decir por qué, y solo una vez.
not_over = Esta partida no ha terminado. La revancha es para después.
not_in_that_game = No jugaste en esa partida. Para jugar una, usa `/{ name_challenge }` o `/{ name_seek }`.
challenge_not_yours = Solo { $player } puede retirar este reto.

not_a_player = Estás mirando esta partida. Para jugar tú, usa `/{ name_challenge }` o `/{ name_seek }`.
game_over = Esta partida ha terminado. { $result } Para jugar otra, usa `/{ name_challenge }`.
not_your_turn = Es el turno de { $player } ({ $side }). Empezó { $when }.
position_over = Esta posición ya pasó: la partida siguió adelante. Usa los botones del tablero actual.
ambiguous = { $count ->
    [one] ¿Quieres decir esto?
   *[other] Puede ser una de { $count } jugadas. ¿Cuál quieres decir?
}
ambiguous_many = Pueden ser muchas jugadas. ¿Cuál quieres decir?
ambiguous_more = Solo se muestran las primeras { $shown }: escribe algo más de la jugada para elegir otra.
illegal = { $understood } no es posible: { $reason }
nearest = { $count ->
    [one] Posible: { $moves }.
   *[other] Posibles, por ejemplo: { $moves }.
}
no_move_nothing = No veo ninguna jugada ahí. Escríbela como { $example }; `/{ name_moves }` muestra todas las posibles.
no_move_word = No puedo leer { $word } como parte de una jugada. Escríbela como { $example }; `/{ name_moves }` muestra todas las posibles.
no_move_place = Este tablero no tiene { $place }. { $places }
no_move_order = Eso es más de un turno, o sus partes no encajan. Envía un solo turno por mensaje, como { $example }.
no_move_too_long = Es demasiado largo para una jugada: como máximo { $limit } caracteres.
no_move_understood = Hasta donde entendí: { $understood }.
places_strip = Sus filas son a, b y c: columnas impares en la fila b, pares en a y c, hasta { $last }.
places_squares = Sus casillas van de a hasta n y de 1 a 14, sin las cuatro esquinas.
more_than_one_turn = Eso es más de un turno. Envía solo el primero.
already_offered = { $kind ->
    [draw] { $player } ya propuso tablas. Espera la respuesta.
    [takeback] { $player } ya pidió deshacer una jugada. Espera la respuesta.
   *[pause] { $player } ya pidió una pausa. Espera la respuesta.
}
offer_too_soon = { $kind ->
    [draw] Ya propusiste tablas en este turno. Después de la próxima jugada puedes volver a hacerlo.
    [takeback] Ya lo pediste en este turno. Después de la próxima jugada puedes volver a pedirlo.
   *[pause] Ya pediste una pausa en este turno. Después de la próxima jugada puedes volver a pedirla.
}
no_offer = { $kind ->
    [draw] Ahora no hay ninguna propuesta de tablas. Para hacer una, usa `/{ name_draw }`.
    [takeback] Ahora nadie pide deshacer una jugada. Para pedirlo, usa `/{ name_takeback }`.
   *[pause] Ahora nadie pide una pausa. Para pedirla, usa `/{ name_pause }`.
}
own_offer = Eso viene de tu propio bando: deben responder tus rivales.
already_agreed = Ya aceptaste. Ahora falta la respuesta del otro bando.
not_your_offer = Solo { $player }, que lo pidió, puede retirarlo.
nobody_to_ask = Juegas contra el programa, que no hace pausas. Sigue jugando o ríndete.
nothing_to_take_back = No hiciste ninguna jugada que puedas deshacer.
no_limit = Esta partida no tiene límite de tiempo por jugada, así que no hay nada que pausar.
game_is_paused = La partida está en pausa. Reanúdala primero; entonces vuelve a correr el tiempo.
not_paused = La partida no está en pausa.
too_late_to_abort = Ya jugaron todos los bandos, así que la partida no se puede anular. Puedes proponer tablas o rendirte.
claim_later = Todavía no se puede reclamar nada: el tiempo de tu rival se acaba { $when }.
nothing_to_claim = No se puede reclamar nada: ningún rival se fue ni agotó su tiempo.
partner_stays = { $player } se fue, pero su pareja sigue aquí, así que no se puede reclamar la victoria. Usa `/{ name_seat }`: entonces otra persona puede ocupar el puesto.
still_here = { $player } no se ha ido, así que el puesto sigue ocupado. Quien modera puede dárselo a alguien con `/{ name_seat }`.
seat_open_already = El puesto de { $player } ya está libre: puede ocuparlo quien quiera.
no_seat_of = { $player } no juega en esta partida. Nombra a alguien que juegue en ella.
seat_stays = En una partida para dos nadie ocupa el puesto de otra persona. Si tu rival se fue, usa `/{ name_claim }`.
seat_not_open = Este puesto ya no está libre. Puedes mirar la partida.
already_playing = Ya juegas en esta partida.
plays_already = { $player } ya juega en esta partida. Nombra a otra persona.
cannot_play = { $player } no puede jugar aquí. Nombra a alguien que esté en este servidor.
not_a_moderator = Eso es para quienes moderan, con el permiso **Gestionar mensajes** aquí.
moderates_elsewhere = Aquí moderas, pero esta partida se juega en otro lugar. Usa el comando allí.
moderates_own_game = Tú juegas en esta partida. Pídeselo a otra persona que modere.
place_stands = La partida conserva su lugar y sigue allí.
other_community = Esta partida no puede continuar aquí. Usa `/{ name_board }` en otro canal del servidor en que se jugaba.
resign_already_asked = Ya se preguntó a tu pareja, que debe responder. Si se fue, abre su puesto con `/{ name_seat }`; entonces podrás rendirte sin esperar.
no_resign_question = Tu pareja no pide rendirse, o ya jugó después.
not_your_resign_question = Esa pregunta es solo para la pareja de { $player }.

illegal_game_over = la partida ha terminado.
illegal_other_game = es una jugada de otro juego.
illegal_no_such_move = no existe esa jugada en el tablero.
illegal_no_passing = en este juego no se pasa: tienes que mover.
illegal_nobody_reaches = ninguna de tus fichas puede ir a { $spot }.
illegal_no_such_point = este tablero no tiene { $spot }.
illegal_no_man_on = no hay ninguna ficha en { $spot }.
illegal_not_your_man = la ficha de { $spot } no es tuya.
illegal_taken = { $spot } no está libre.
illegal_no_line = ninguna línea une { $from } y { $to }.
illegal_no_jump_line = una ficha no puede saltar de { $from } a { $to }: no están a dos puntos de distancia en una misma línea.
illegal_leapt_man_unnamed = indica la ficha saltada, entre paréntesis antes de { $to }.
illegal_nothing_to_leap = entre { $from } y { $to } no hay ninguna ficha rival que saltar.
illegal_leapt_twice = la ficha de { $spot } ya se saltó en esta cadena.
illegal_capture_due = puedes capturar, y con estas reglas tienes que hacerlo.
illegal_chain_unfinished = la ficha debe seguir saltando desde { $spot } mientras pueda.
illegal_more_can_be_taken = otra captura retira { $most } en vez de { $taken }, y con estas reglas tienes que elegirla.
illegal_one_leap_only = con estas reglas, un turno tiene un solo salto.
illegal_no_huffing = con estas reglas no se sopla.
illegal_nobody_in_default = ahora no se puede soplar, porque ninguna ficha dejó pasar una captura en la última jugada o porque ya soplaste.
illegal_not_in_default = la ficha de { $spot } no dejó pasar una captura en la última jugada.
illegal_own_man = la ficha de { $spot } es tuya.
illegal_not_neighbours = una ficha no puede ir de { $from } a { $to } en una jugada.
illegal_backward = nadie mueve hacia atrás, y { $to } queda detrás de { $from }.
illegal_warrior_straight = un guerrero va siempre en diagonal. Solo el Sacerdote va en línea recta.
illegal_wrong_captures = esa jugada no captura exactamente esas fichas.
illegal_nothing_to_decline = esa jugada no encierra a nadie, así que no hay nada que perdonar. Quita el `~`.
illegal_must_take = con estas reglas las fichas encerradas siempre se retiran. Quita el `~`.
illegal_no_priest = no tienes ningún Sacerdote que colocar.
illegal_placed_already = el Sacerdote ya se colocó en este turno. Ahora mueve.
illegal_not_home = { $spot } no está en tu base, donde entra el Sacerdote.
illegal_must_move = todavía puedes mover o colocar. Solo pasa quien no puede.
illegal_must_place = no puedes mover. Coloca primero tu Sacerdote.

# Discord's side of things.
no_game_here = No hay ninguna partida en curso en este canal. Empieza una con `/{ name_challenge }` o `/{ name_seek }`; `/{ name_games }` muestra las de este servidor.
several_games_here = Aquí hay varias partidas en curso. Responde al tablero al que te refieres o indica el número de la partida.
no_game_of_yours = Ahora no juegas ninguna partida. Empieza una en un canal de un servidor, con `/{ name_challenge }` o `/{ name_seek }`.
several_games_of_yours = Juegas varias partidas. Responde al tablero al que te refieres o indica el número de la partida.
seat_for_whom = Indica con `{ param_to }` quién ocupará el puesto.
empty_reply = No puedo ver lo que escribiste. Responde con la mención activada, mencióname, usa `/{ name_move }`, o haz clic derecho en tu mensaje o mantenlo pulsado → Aplicaciones → *Usar como jugada*.
no_words = No veo palabras en tu mensaje. Escribe tu jugada, como { $example }, o usa `/{ name_move }`, que ofrece todas las posibles.
not_your_message = Solo un mensaje escrito por ti se puede usar como tu jugada. Escribe la jugada o usa `/{ name_move }`.
stale_button = Ya no conozco este botón. `/{ name_board }` muestra el tablero actual; `/{ name_challenge }` o `/{ name_seek }` empiezan una partida nueva.
unknown_command = Ya no conozco este comando. `/{ name_help }` muestra lo que sé hacer.
missing_right = Aquí me falta el permiso { $rights }. Alguien que gestione este servidor puede dármelo en los ajustes del canal; luego inténtalo otra vez.
missing_rights = Aquí me faltan los permisos { $rights }. Alguien que gestione este servidor puede dármelos en los ajustes del canal; luego inténtalo otra vez.
missing_right_waits = Aquí me falta el permiso { $right }. Lo que hiciste cuenta, y el tablero llegará cuando pueda escribir aquí: alguien que gestione este servidor puede dármelo en los ajustes del canal.
missing_rights_wait = Aquí me faltan los permisos { $rights }. Lo que hiciste cuenta, y el tablero llegará cuando pueda escribir aquí: alguien que gestione este servidor puede dármelos en los ajustes del canal.
missing_threads = Aquí no puedo jugar en un hilo ({ $rights }), así que esta partida se juega en el canal junto a la otra. Responde a sus tableros o indica el número de la partida.
missing_attach_files = Aquí me falta el permiso **Adjuntar archivos**, así que los tableros van en letras.
only_in_servers = Aquí solo estamos tú y yo. Reta a alguien en un canal de un servidor o en tus mensajes directos con esa persona.
no_such_side = Nadie juega con ese bando en esta partida. Elige uno de estos: { $sides }.
only_for_four = La opción { $option } es solo para partidas de cuatro. Quítala o elige el juego para cuatro.
undeliverable = Mi último mensaje no se pudo publicar: { $reason } La partida está a salvo: `/{ name_board } { param_game }:{ $game }` la muestra.
goes_on_elsewhere = Mi último mensaje no se pudo publicar: el canal o el hilo ya no existe. La partida continúa en otro: `/{ name_board } { param_game }:{ $game }` la muestra.
undeliverable_gone = Mi último mensaje no se pudo publicar: { $reason } La partida está a salvo: donde quieras seguir jugando, usa `/{ name_board } { param_game }:{ $game }` y pulsa *{ button_here }*.
undeliverable_challenge = Mi último mensaje sobre un reto no se pudo publicar: { $reason } Si no llega, haz el reto de nuevo con `/{ name_challenge }` o `/{ name_seek }`.
blocks_yourself = No puedes bloquearte a ti. Nombra a otra persona.
follows_own_game = Juegas en esta partida, así que ya recibes aviso de cada jugada.
too_many_follow = { $limit } personas siguen esta partida, y no puedo avisar a más de su final. Para verla, usa `/{ name_board }` o vuelve a este canal.
not_done = Algo falló por mi parte. Mira `/{ name_board }` antes de intentarlo otra vez; si se repite, avisa a quienes administran este bot.
unknown_rules = { $reason } `/{ name_rules }` muestra lo que se puede elegir.
rules_which_game = No conozco ningún juego { $word }. Hay Mosona, Kolowis y Awithlaknakwe.
rules_unknown_option = { $game } no tiene ningún conjunto de reglas ni opción { $word }.
rules_unknown_value = { $name } no puede ser { $value }. Valores posibles: { $allowed }.
rules_twice = { $word } aparece dos veces: indica cada opción una sola vez.
rules_two_presets = { $first } y { $second } son conjuntos de reglas: indica solo uno.
rules_preset_late = { $word } es un conjunto de reglas: ponlo primero, antes de las opciones.
rules_needs = { $option } solo es posible con { $needs }.

right_view_channel = Ver canal
right_send_messages = Enviar mensajes
right_attach_files = Adjuntar archivos
right_read_history = Leer el historial de mensajes
right_create_threads = Crear hilos públicos
right_send_in_threads = Enviar mensajes en hilos
# To the channel of the thread.
locked_thread = El [hilo de una partida de { $game }]({ $link }) está bloqueado, así que no se puede publicar su tablero. La partida sigue cuando lo desbloquee alguien que gestione los hilos.
reason_gone = el canal o el hilo ya no existe.
reason_forbidden = me falta el permiso allí. Llegará cuando pueda escribir allí.
reason_unseen = quizá ya esté allí, pero me falta **{ right_read_history }** para mirar. Llegará cuando pueda mirar o, si no, con el próximo tablero.
reason_locked = el hilo está bloqueado. Llegará cuando el hilo vuelva a estar abierto.
reason_other = Discord no lo aceptó.
