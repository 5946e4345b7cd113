# Plans: "if a8-b9 then c10xa8". Shown to their owner alone.

command_plan = Planear tu respuesta a una jugada o ver tus planes: nadie más los ve
option_if = La jugada de tu rival, por ejemplo a8-b9; sin ella ves lo que tienes planeado
option_then = Tu respuesta. Líneas más largas: c10xa8 entonces b9 entonces c8
plans_none = No tienes nada planeado en esta partida. *Planear respuesta* te pide una jugada de tu rival y tu respuesta a ella, que entonces se juega en el acto.
plans_heading = Lo que tienes planeado en esta partida, y solo ves tú:
plan_row = **{ $number }.** { $steps }
plan_step = si { $condition } entonces { $answer }
button_plan = Planear respuesta
button_forget_plan = Olvidar { $number }
# At most 45 characters each, the example 100.
modal_plan_title = Planear respuesta
modal_plan_label = Si tu rival juega… entonces juegas…
modal_plan_example = si a8-b9 entonces c10xa8; si a12-b13 entonces c14xa12 entonces b11 entonces c10
# On the board, for everybody.
played_as_planned = { $player } tenía planeado responder con { $turn }: se jugó en el acto.
# To the one who moved.
answered_at_once = { $next ->
    [asker] { $player } tenía planeado { $turn } como respuesta, así que vuelve a ser tu turno.
   *[other] { $player } tenía planeado { $turn } como respuesta.
}
plan_failed = En la partida { $game } ya no se pudo jugar algo que tenías planeado. Mira el tablero.
plan_your_turn = Es tu turno: juega la jugada misma.
plan_too_long = Es demasiado largo para un plan: como máximo { $limit } caracteres.
plan_too_many = Puedes tener { $limit } líneas planeadas en una partida. `/{ name_plan }` las muestra: olvida una primero.
plan_too_many_steps = Una línea puede tener como máximo { $limit } respuestas.
plan_no_answer = Un plan da una respuesta a cada jugada: *si* una jugada de tu rival *entonces* tu respuesta. No se planeó nada.
plan_unread = No se planeó nada.
plan_half_turn = { $understood } por sí solo no es un turno completo: di también la jugada que sigue. No se planeó nada.
plan_ends = Después de { $after } la partida habría terminado. No se planeó nada.
plan_not_your_turn_then = Después de { $after } no sería tu turno: solo puedes responder al turno justo anterior al tuyo. No se planeó nada.
plan_contradicts = Ya tienes planeada una respuesta a eso. `/{ name_plan }` la muestra: olvídala primero.
plan_ambiguous = Puede ser una de { $count } jugadas, por ejemplo { $moves }. Escribe la jugada entera.

# Several games in a row.

option_best_of = Cuántas partidas: la serie termina cuando alguien pasa de la mitad de los puntos
# $games: 1, 3, 5 or 7.
best_of = { $games ->
    [1] Una partida
   *[other] Al mejor de { $games } partidas
}
form_best_of = Cuántas partidas
terms_in_series = { $rules }; al mejor de { $games }
thread_name_series = { $game }: { $players }, al mejor de { $games }
# "Ana 1½"
series_side = { $people } { $points }
series_score = { $first } – { $second }
series_running = Partida { $number } de { $games } como máximo: { $score }.
series_goes_on = Tras la partida { $number } de { $games } como máximo: { $score }. Empieza la siguiente y se cambia de bando.
series_won = { $winners ->
    [one] Al mejor de { $games }: { $score }. { $people } gana la serie.
   *[other] Al mejor de { $games }: { $score }. { $people } ganan la serie.
}
series_drawn = Al mejor de { $games }: { $score }. La serie termina en empate.
series_broken_off = Al mejor de { $games }: { $score }. La serie termina aquí y nadie la ganó.
series_goes_on_itself = Esta serie continúa sola: ya empezó su siguiente partida.
series_has_begun = Esta serie ya empezó, así que sus partidas no se pueden anular. Puedes rendirte en esta o proponer tablas.

# Vacations. $day is a date as Discord shows it.

command_vacation = Detener tus relojes mientras no estás, o volver antes
option_days = Cuánto tiempo, o que ya volviste; sin elegir nada, ves cómo está
option_until = El último día, por ejemplo 2026-12-24
vacation_days = { $days ->
    [one] 1 día
   *[other] { $days } días
}
vacation_back = Ya volví
vacation_under_way = Estás de vacaciones hasta el { $day }: tu tiempo no corre, y tus rivales lo ven. Terminan solas, o cuando juegas.
vacation_none = No estás de vacaciones. Mientras lo estás, tu tiempo no corre, y tus rivales lo ven.
vacation_left = { $days ->
    [0] Te queda menos de un día de vacaciones en el plazo de un año.
    [one] Te queda 1 día de vacaciones en el plazo de un año.
   *[other] Te quedan { $days } días de vacaciones en el plazo de un año.
}
vacation_ended = Ya volviste: tu tiempo corre otra vez en todas tus partidas.
vacation_over = Ese día ya pasó. Indica uno posterior, como { $example }.
vacation_unread = No puedo leer eso como un día. Escríbelo como { $example }.
# For everybody, on boards too.
away = { $player } está de vacaciones hasta el { $day }, y su tiempo no corre.
back = { $player } ha vuelto de vacaciones.

# Reminders.

command_reminder = Con cuánta antelación se te recuerda que tu tiempo se acaba
option_before = Con cuánta antelación
reminder_choice = { $unit ->
    [default] según el límite (un cuarto del tiempo, como máximo un día)
    [minutes] { $count ->
        [one] 1 minuto antes
       *[other] { $count } minutos antes
    }
    [hours] { $count ->
        [one] 1 hora antes
       *[other] { $count } horas antes
    }
    [days] { $count ->
        [one] 1 día antes
       *[other] { $count } días antes
    }
   *[off] nunca
}
reminder_unread = No puedo leer eso como un tiempo. Escribe uno de 5 minutos a 7 días, como { $minutes }, { $hours } o { $days }; { $default } lo deja según el límite, { $off } es nunca.
reminder_is = Recordatorio en partidas con límite de tiempo: { $choice }.
# In a list of settings.
reminder_about = Cuándo se te recuerda que se acaba tu tiempo
reminder_label = Recordatorio – { $choice }

# Once, when all of somebody's games have waited for a day.
called = { $player }, te esperan: es tu turno en todas tus partidas.
called_game = N.º { $game }, { $name }: { $link }
