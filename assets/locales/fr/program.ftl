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
form_free = Qui prend les places libres
form_free_anybody = Places libres : tout le monde
