# The lessons of /learn: what is said around the exercises. The exercises themselves are in lessons.ftl.

command_learn = Aprender un juego jugando

alt_man_can_go = La ficha de { $spot } puede ir a: { $targets }.
alt_can_go = Marcado, a dónde pueden ir las fichas: { $targets }.
letters_target = * a dónde pueden ir las fichas

learn_which = **¿Qué juego quieres aprender?** Juegas pequeñas posiciones y oyes por qué una respuesta es correcta o no.
# "done" is how many exercises lie behind.
learn_course = { $game }: { $done } de { $count } hechos
learn_heading = **{ $game }**, { $number } de { $count }: **{ $title }**
learn_task = Juegas como { $side }. { $task }
# An entry of the list of exercises, without markup.
learn_chapter = { $number }. { $title }
learn_chapters = Todos los ejercicios
learn_right = ✅ { $turn } **es correcto.** { $why }
learn_shown = { $turn } es una respuesta correcta. { $why }
learn_goes_on = ✅ { $turn } es correcto hasta aquí. Ahora, la jugada que lo acompaña.
# "why" is a sentence that begins with a small letter.
learn_wrong = ❌ { $turn } **no**: { $why }
learn_no_move = ❌ Eso no es una jugada. Una jugada se escribe como { $example }.
learn_ambiguous = ❌ Podría ser { $turns }. Escribe la jugada entera.
learn_next = Siguiente
learn_again = Otra vez
learn_show = Ver la respuesta
learn_back = Atrás
learn_finished =
    🎉 **{ $game }: completaste los { $count } ejercicios.**
    Juega una partida de verdad con `/{ name_challenge }` o `/{ name_seek }`, consulta las reglas con `/{ name_rules }` o aprende otro juego.
learn_challenge = Retar a alguien
learn_rules = Reglas
learn_anew = Empezar de nuevo

# What a legal answer lacks: sentences that begin with a small letter.
miss_other_man = la ficha que debe ir es la de { $spot }.
miss_elsewhere = no lleva ninguna ficha a { $spot }.
miss_no_capture = no captura nada, y { $instead } sí.
miss_fewer =
    { $taken ->
        [one] captura una ficha, y { $instead } captura { $most }.
       *[other] captura { $taken } fichas, y { $instead } captura { $most }.
    }
miss_exposed = deja expuesta la ficha de { $spot }: se puede capturar con { $by }.
miss_huffable =
    { $count ->
        [one] deja pasar una captura, así que tu rival puede soplar { $spots }.
       *[other] deja pasar una captura, así que tu rival puede soplar una de { $spots }.
    }
miss_no_huff =
    { $count ->
        [one] antes pudiste soplar { $spots }. Tras tu jugada, ese derecho se pierde.
       *[other] antes pudiste soplar una de { $spots }. Tras tu jugada, ese derecho se pierde.
    }
miss_not_placed = el Sacerdote se queda en tu mano.
miss_priest_left = deja el Sacerdote de { $spot } en el tablero.
miss_not_spared = captura la ficha. Una jugada que la perdona termina en ~.
miss_nobody_flanked = no encierra a nadie, así que no hay a quién perdonar.
miss_not_over = la partida sigue: después se puede jugar { $reply }.
miss_not_over_passed = tu rival tiene que pasar, pero la partida sigue.
miss_lost = termina la partida, y no a tu favor. { $result }
miss_can_move = tu rival no tiene que pasar: se puede jugar { $reply }.

# Under a page of the rules.
rules_learn = Aprender jugando
