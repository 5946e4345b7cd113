# The program that plays.

# How it is called at the board. $level: 1 to 8, or max.
program_name = { $level ->
    [max] Stones, pleine force
   *[other] Stones, niveau { $level }
}
to_move_program = Coup { $number } : { $player } ({ $side }) réfléchit.

# Challenges to the program, and seats that it takes.
option_level = Le programme prend chaque place sans nom : à quelle force il joue
program_level = { $level ->
    [max] Pleine force
   *[other] Niveau { $level }
}
challenge_program = { $challenger } joue à **{ $game }** contre { $program }.
challenge_begun_alone = La partie a commencé.
challenge_begun_link = [La partie a commencé]({ $link }).
challenge_not_yours_to_fill = Seul { $player }, qui a lancé ce défi, peut donner les places libres au programme.
challenge_nothing_to_fill = Aucune place n’est libre pour le programme.
no_seat_for_program = Chaque place a déjà un nom, il n’en reste aucune pour le programme. Retire un nom, ou `{ param_level }`.
button_fill = Compléter avec le programme
fill_how = Le programme prend les places encore libres. À quelle force doit-il jouer ?
receipt_filled = Le programme prend les places libres.
receipt_begun = La partie commence. Bonne partie !
form_free = Qui prend les places libres
form_free_anybody = Places libres : tout le monde

# Hints. $verdict: a sentence of those below. $team: White, Black, or sides of a team.
command_hint = Ce que jouerait le programme : contre lui seul, et dans les parties terminées
button_hint = Indice
hint_given = Je jouerais { $action }. { $verdict }
hint_looks_back = Cette partie est terminée. Reviens à la position voulue et appuie là sur *Indice*.
no_hints_against_people = Tu joues contre des gens, il n’y a donc pas d’indices. Une fois la partie finie, `/{ name_replay }` en donne pour chaque position.
analysis_goes_on = La partie continue, et personne n’est aidé. Redemande quand elle sera finie.
too_many_ask = Beaucoup de gens me demandent quelque chose en ce moment. Réessaie dans une minute.
asked_already = Je réfléchis encore à ta question. Attends la réponse, puis redemande.
judged_even = La partie est à peu près égale.
judged_slightly = Léger avantage : { $team }.
judged_ahead = { $men ->
    [one] Environ un pion d’avance : { $team }.
   *[other] Environ { $men } pions d’avance : { $team }.
}
judged_won = { $turns ->
    [0] La partie est gagnée : { $team }.
    [one] Gain forcé au prochain tour : { $team }.
   *[other] Gain forcé en { $turns } tours au plus : { $team }.
}

# Analyses. $round: the number of a move; $played, $best: moves in notation.
command_analyse = Comment s’est passée une partie terminée : une courbe, les tournants, et le mieux à jouer
button_analyse = Analyser
nothing_played = Personne n’a joué dans cette partie, il n’y a donc rien à analyser.
analysis_heading = **{ $game }**, n° { $id }, telle que je la vois :
analysis_no_points = Personne n’a fait de grosse erreur.
analysis_point = { $number }. Coup { $round }, { $player } a joué { $played }. { $men ->
    [0] { $best } était un peu meilleur.
    [one] { $best } était meilleur d’environ un pion.
   *[other] { $best } était meilleur d’environ { $men } pions.
}
analysis_point_decisive = { $number }. Coup { $round }, { $player } a joué { $played }, ce qui a décidé de la partie. Il fallait { $best }.
analysis_share = { $player } : la meilleure action dans { $best } choix sur { $choices } ({ $percent } %).
analysis_above = Avantage : { $team }
alt_analysis = Comment s’est passée la partie de { $game }, en une courbe.
alt_analysis_start = Au début : { $verdict }
alt_analysis_swing = Coup { $round }, { $player } : avant, { $before } Après : { $after }
alt_analysis_end = À la fin : { $verdict }
