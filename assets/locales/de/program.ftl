# The program that plays.

# How it is called at the board. $level: 1 to 8, or max.
program_name = { $level ->
    [max] Stones, volle Stärke
   *[other] Stones, Stufe { $level }
}
to_move_program = Zug { $number }: { $player } ({ $side }) denkt nach.

# Challenges to the program, and seats that it takes.
option_level = Das Programm nimmt jeden Platz ohne Namen: wie stark es spielt
program_level = { $level ->
    [max] Volle Stärke
   *[other] Stufe { $level }
}
challenge_program = { $challenger } spielt **{ $game }** gegen { $program }.
challenge_begun_alone = Die Partie hat begonnen.
challenge_begun_link = [Die Partie hat begonnen]({ $link }).
challenge_not_yours_to_fill = Nur { $player } hat die Herausforderung gestellt und kann freie Plätze dem Programm geben.
challenge_nothing_to_fill = Es ist kein Platz frei, den das Programm nehmen könnte.
no_seat_for_program = Jeder Platz hat schon einen Namen, also bleibt keiner für das Programm. Lass einen Namen weg, oder `{ param_level }`.
button_fill = Mit dem Programm auffüllen
fill_how = Das Programm nimmt die Plätze, die noch frei sind. Wie stark soll es spielen?
receipt_filled = Das Programm nimmt die freien Plätze.
form_free = Wer die freien Plätze nimmt
form_free_anybody = Freie Plätze: alle
