# Plans: "if a8-b9 then c10xa8". Shown to their owner alone.

command_plan = Prévoir ta réponse à un coup, ou voir ce que tu as prévu : personne d’autre ne le voit
option_if = Le coup de ton adversaire, par exemple a8-b9 ; laisse vide pour voir ce que tu as prévu
option_then = Ta réponse. Lignes plus longues : c10xa8 alors b9 alors c8
plans_none = Tu n’as rien prévu dans cette partie. *Prévoir une réponse* demande un coup de ton adversaire et ta réponse, qui sera alors jouée aussitôt.
plans_heading = Ce que tu as prévu dans cette partie, et que personne d’autre ne voit :
plan_row = **{ $number }.** { $steps }
plan_step = si { $condition } alors { $answer }
button_plan = Prévoir une réponse
button_forget_plan = Oublier { $number }
# At most 45 characters each, the example 100.
modal_plan_title = Prévoir une réponse
modal_plan_label = Si l’adversaire joue … alors tu joues …
modal_plan_example = si a8-b9 alors c10xa8; si a12-b13 alors c14xa12 alors b11 alors c10
# On the board, for everybody.
played_as_planned = { $player } avait prévu de répondre { $turn } : c’est joué aussitôt.
# To the one who moved.
answered_at_once = { $next ->
    [asker] { $player } avait prévu { $turn } en réponse : c’est de nouveau à toi.
   *[other] { $player } avait prévu { $turn } en réponse.
}
plan_failed = Dans la partie { $game }, un coup que tu avais prévu n’était plus jouable. Regarde le plateau.
plan_your_turn = C’est à toi : joue le coup directement.
plan_too_long = C’est trop long pour une réponse prévue : { $limit } caractères au plus.
plan_too_many = Tu peux prévoir { $limit } lignes par partie. `/{ name_plan }` les montre : oublies-en une d’abord.
plan_too_many_steps = Une ligne peut avoir { $limit } réponses au plus.
plan_no_answer = Il faut une réponse à chaque coup : *si* un coup de ton adversaire *alors* ta réponse. Rien n’a été prévu.
plan_unread = Rien n’a été prévu.
plan_half_turn = { $understood } seul n’est pas un tour complet : donne aussi le coup qui suit. Rien n’a été prévu.
plan_ends = Après { $after }, la partie serait terminée. Rien n’a été prévu.
plan_not_your_turn_then = Après { $after }, ce ne serait pas à toi : tu ne peux répondre qu’au tour juste avant le tien. Rien n’a été prévu.
plan_contradicts = Tu as déjà prévu une réponse à cela. `/{ name_plan }` la montre : oublie-la d’abord.
plan_ambiguous = Cela peut être { $count } coups, par exemple { $moves }. Écris le coup en entier.

# Several games in a row.

option_best_of = Nombre de parties : la série se termine quand quelqu’un a plus de la moitié des points
# $games: 1, 3, 5 or 7.
best_of = { $games ->
    [1] Une partie
   *[other] Au meilleur des { $games } parties
}
form_best_of = Combien de parties
terms_in_series = { $rules } ; au meilleur des { $games } parties
thread_name_series = { $game } : { $players }, au meilleur des { $games }
# "Ana 1½"
series_side = { $people } { $points }
series_score = { $first } – { $second }
series_running = Partie { $number } sur { $games } au plus : { $score }.
series_goes_on = Après la partie { $number } sur { $games } au plus : { $score }. La suivante commence, et tout le monde change de côté.
series_won = { $winners ->
    [one] Au meilleur des { $games } : { $score }. { $people } gagne la série.
   *[other] Au meilleur des { $games } : { $score }. { $people } gagnent la série.
}
series_drawn = Au meilleur des { $games } : { $score }. La série est nulle.
series_broken_off = Au meilleur des { $games } : { $score }. La série s’arrête ici, et personne ne l’a gagnée.
series_goes_on_itself = Cette série continue d’elle-même : sa partie suivante a commencé.
series_has_begun = Cette série a commencé, ses parties ne peuvent donc plus être interrompues. Tu peux abandonner celle-ci, ou proposer la nulle.

# Vacations. $day is a date as Discord shows it.

command_vacation = Arrêter ton temps pendant ton absence, ou revenir plus tôt
option_days = Combien de temps, ou ton retour ; laisse les deux vides pour voir où tu en es
option_until = Le dernier jour, par exemple 2026-12-24
vacation_days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
vacation_back = C’est mon retour
vacation_under_way = Tu es en vacances jusqu’au { $day } : ton temps ne court pas, et tes adversaires le voient. Les vacances finissent d’elles-mêmes, ou quand tu joues.
vacation_none = Tu n’es pas en vacances. Pendant des vacances, ton temps ne court pas, et tes adversaires le voient.
vacation_left = { $days ->
    [0] Il te reste moins d’un jour de vacances sur un an.
    [one] Il te reste { $days } jour de vacances sur un an.
   *[other] Il te reste { $days } jours de vacances sur un an.
}
vacation_ended = Te revoilà : ton temps court de nouveau dans toutes tes parties.
vacation_over = Ce jour est déjà passé. Donnes-en un plus lointain, comme { $example }.
vacation_unread = Je ne comprends pas ce jour. Écris-le comme { $example }.
# For everybody, on boards too.
away = { $player } est en vacances jusqu’au { $day }, et son temps est arrêté.
back = { $player } est de retour de vacances.

# Reminders.

command_reminder = Combien de temps avant la fin de ton temps on te le rappelle
option_before = Combien de temps avant
reminder_choice = { $unit ->
    [default] selon la limite (un quart du temps, un jour au plus)
    [minutes] { $count ->
        [one] 1 minute avant
       *[other] { $count } minutes avant
    }
    [hours] { $count ->
        [one] 1 heure avant
       *[other] { $count } heures avant
    }
    [days] { $count ->
        [one] 1 jour avant
       *[other] { $count } jours avant
    }
   *[off] pas du tout
}
reminder_unread = Je ne comprends pas cette durée. Écris-en une de 5 minutes à 7 jours, comme { $minutes }, { $hours } ou { $days } ; { $default } suit la limite, { $off } veut dire jamais.
reminder_is = Rappel dans les parties à temps limité : { $choice }.
# In a list of settings.
reminder_about = Quand te rappeler que ton temps s’achève
reminder_label = Rappel – { $choice }

# Once, when all of somebody's games have waited for a day.
called = { $player }, tout le monde t’attend : c’est à toi dans chacune de tes parties.
called_game = N° { $game }, { $name } : { $link }
