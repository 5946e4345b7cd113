# Plans: "if a8-b9 then c10xa8". Shown to their owner alone.

command_plan = Deine Antwort auf einen Zug planen oder deine Pläne sehen: Nur du siehst sie
option_if = Der Zug der Gegenseite, etwa a8-b9; weglassen, um deine Pläne zu sehen
option_then = Deine Antwort darauf. Längere Folgen: c10xa8 dann b9 dann c8
plans_none = Du hast in dieser Partie nichts geplant. *Antwort planen* fragt nach einem Zug der Gegenseite und deiner Antwort darauf, die dann sofort gespielt wird.
plans_heading = Was du in dieser Partie geplant hast und nur du siehst:
plan_row = **{ $number }.** { $steps }
plan_step = wenn { $condition }, dann { $answer }
button_plan = Antwort planen
button_forget_plan = { $number } löschen
# At most 45 characters each, the example 100.
modal_plan_title = Antwort planen
modal_plan_label = Wenn die Gegenseite … spielt, spielst du …
modal_plan_example = wenn a8-b9 dann c10xa8; wenn a12-b13 dann c14xa12 dann b11 dann c10
# On the board, for everybody.
played_as_planned = { $player } hatte { $turn } als Antwort geplant: Der Zug wurde sofort gespielt.
# To the one who moved.
answered_at_once = { $next ->
    [asker] { $player } hatte { $turn } als Antwort geplant, also bist du wieder dran.
   *[other] { $player } hatte { $turn } als Antwort geplant.
}
plan_failed = In Partie { $game } ließ sich ein Zug, den du geplant hattest, nicht mehr spielen. Sieh dir das Brett an.
plan_your_turn = Du bist dran: Spiel den Zug selbst.
plan_too_long = Das ist zu lang für einen Plan: höchstens { $limit } Zeichen.
plan_too_many = Du kannst in einer Partie { $limit } Pläne haben. `/{ name_plan }` zeigt sie: Lösche erst einen.
plan_too_many_steps = Ein Plan kann höchstens { $limit } Antworten haben.
plan_no_answer = Ein Plan hat zu jedem Zug eine Antwort: *wenn* ein Zug der Gegenseite, *dann* deine Antwort. Nichts wurde geplant.
plan_unread = Nichts wurde geplant.
plan_half_turn = { $understood } allein ist kein ganzer Zug: Nenne auch, was danach gezogen wird. Nichts wurde geplant.
plan_ends = Nach { $after } wäre die Partie vorbei. Nichts wurde geplant.
plan_not_your_turn_then = Nach { $after } wärst du nicht dran: Du kannst nur auf den Zug direkt vor deinem antworten. Nichts wurde geplant.
plan_contradicts = Darauf hast du schon eine Antwort geplant. `/{ name_plan }` zeigt sie: Lösche sie erst.
plan_ambiguous = Das können { $count } Züge sein, zum Beispiel { $moves }. Schreib den ganzen Zug.

# Several games in a row.

option_best_of = Wie viele Partien: Die Serie endet, wenn jemand mehr als die Hälfte der Punkte hat
# $games: 1, 3, 5 or 7.
best_of = { $games ->
    [1] Eine Partie
   *[other] Best of { $games } Partien
}
form_best_of = Wie viele Partien
terms_in_series = { $rules }; Best of { $games }
thread_name_series = { $game }: { $players }, Best of { $games }
# "Ana 1½"
series_side = { $people } { $points }
series_score = { $first } – { $second }
series_running = Partie { $number } von höchstens { $games }: { $score }.
series_goes_on = Nach Partie { $number } von höchstens { $games }: { $score }. Die nächste Partie beginnt, und alle wechseln die Seite.
series_won = { $winners ->
    [one] Best of { $games }: { $score }. { $people } gewinnt die Serie.
   *[other] Best of { $games }: { $score }. { $people } gewinnen die Serie.
}
series_drawn = Best of { $games }: { $score }. Die Serie endet unentschieden.
series_broken_off = Best of { $games }: { $score }. Die Serie endet hier, und niemand hat sie gewonnen.
series_goes_on_itself = Diese Serie geht von selbst weiter: Ihre nächste Partie hat begonnen.
series_has_begun = Diese Serie hat begonnen, also können ihre Partien nicht abgebrochen werden. Du kannst diese eine aufgeben oder Remis anbieten.

# Vacations. $day is a date as Discord shows it.

command_vacation = Deine Bedenkzeit anhalten, während du weg bist, oder früher zurückkommen
option_days = Wie lange, oder dass du zurück bist; beides weglassen, um den Stand zu sehen
option_until = Der letzte Tag, etwa 2026-12-24
vacation_days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
vacation_back = Ich bin zurück
vacation_under_way = Du bist bis { $day } im Urlaub: Deine Bedenkzeit steht still, und die Gegenseite sieht es. Er endet von selbst, oder wenn du ziehst.
vacation_none = Du bist nicht im Urlaub. Während du es bist, steht deine Bedenkzeit still, und die Gegenseite sieht es.
vacation_left = { $days ->
    [0] Dir bleibt weniger als ein Tag Urlaub innerhalb eines Jahres.
    [one] Dir bleibt 1 Tag Urlaub innerhalb eines Jahres.
   *[other] Dir bleiben { $days } Tage Urlaub innerhalb eines Jahres.
}
vacation_ended = Du bist zurück: Deine Bedenkzeit läuft wieder, in allen deinen Partien.
vacation_over = Dieser Tag ist schon vorbei. Nenne einen späteren, etwa { $example }.
vacation_unread = Das kann ich nicht als Tag lesen. Schreib ihn wie { $example }.
# For everybody, on boards too.
away = { $player } ist bis { $day } im Urlaub; so lange steht diese Bedenkzeit still.
back = { $player } ist aus dem Urlaub zurück.

# Reminders.

command_reminder = Wie lange vor dem Ende deiner Bedenkzeit du erinnert wirst
option_before = Wie lange vorher
reminder_choice = { $unit ->
    [default] je nach Bedenkzeit (ein Viertel davon, höchstens einen Tag vorher)
    [minutes] { $count ->
        [one] 1 Minute vorher
       *[other] { $count } Minuten vorher
    }
    [hours] { $count ->
        [one] 1 Stunde vorher
       *[other] { $count } Stunden vorher
    }
    [days] { $count ->
        [one] 1 Tag vorher
       *[other] { $count } Tage vorher
    }
   *[off] gar nicht
}
reminder_unread = Das kann ich nicht als Zeit lesen. Schreib eine von 5 Minuten bis 7 Tagen, etwa { $minutes }, { $hours } oder { $days }; { $default } richtet sich nach der Bedenkzeit, { $off } heißt nie.
reminder_is = In Partien mit Bedenkzeit wirst du erinnert: { $choice }.
# In a list of settings.
reminder_about = Wann du an das Ende deiner Bedenkzeit erinnert wirst
reminder_label = Erinnerung – { $choice }

# Once, when all of somebody's games have waited for a day.
called = { $player }, alle warten auf dich: Du bist in jeder deiner Partien dran.
called_game = Nr. { $game }, { $name }: { $link }
