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
receipt_begun = Die Partie beginnt. Viel Spaß!
form_free = Wer die freien Plätze nimmt
form_free_anybody = Freie Plätze: alle

# Hints. $verdict: a sentence of those below. $team: White, Black, or sides of a team.
command_hint = Was das Programm spielen würde: nur gegen das Programm und in beendeten Partien
button_hint = Tipp
hint_given = Ich würde { $action } spielen. { $verdict }
hint_looks_back = Diese Partie ist vorbei. Geh zu der Stellung zurück, die du meinst, und drück dort *Tipp*.
no_hints_against_people = Du spielst gegen Menschen, also gibt es keine Tipps. Wenn die Partie vorbei ist, hat `/{ name_replay }` sie für jede Stellung.
analysis_goes_on = Die Partie läuft noch, und niemand bekommt Hilfe. Frag wieder, wenn sie vorbei ist.
too_many_ask = Gerade fragen mich viele etwas. Versuch es in einer Minute noch einmal.
asked_already = Ich denke noch über deine Frage nach. Warte auf die Antwort und frag dann weiter.
judged_even = Die Partie steht etwa gleich.
judged_slightly = Etwas im Vorteil: { $team }.
judged_ahead = { $men ->
    [one] Etwa einen Stein im Vorteil: { $team }.
   *[other] Etwa { $men } Steine im Vorteil: { $team }.
}
judged_won = { $turns ->
    [0] Die Partie ist gewonnen: { $team }.
    [one] Ein erzwungener Sieg im nächsten Zug: { $team }.
   *[other] Ein erzwungener Sieg in höchstens { $turns } Zügen: { $team }.
}

# Analyses. $round: the number of a move; $played, $best: moves in notation.
command_analyse = Wie eine beendete Partie verlief: eine Kurve, die Wendepunkte und was besser war
button_analyse = Analysieren
nothing_played = In dieser Partie hat niemand gezogen, also gibt es nichts zu analysieren.
analysis_heading = **{ $game }**, Nr. { $id }, wie ich sie sehe:
analysis_no_points = Niemand hat einen großen Fehler gemacht.
analysis_point = { $number }. Zug { $round }: { $player } spielte { $played }. { $men ->
    [0] { $best } war etwas besser.
    [one] { $best } war etwa einen Stein besser.
   *[other] { $best } war etwa { $men } Steine besser.
}
analysis_point_decisive = { $number }. Zug { $round }: { $player } spielte { $played }, und das entschied die Partie. Richtig war { $best }.
analysis_share = { $player }: die beste Aktion in { $best } von { $choices } Entscheidungen ({ $percent } %).
analysis_above = Im Vorteil: { $team }
alt_analysis = Wie die Partie { $game } verlief, als Kurve.
alt_analysis_start = Am Anfang: { $verdict }
alt_analysis_swing = Zug { $round }, { $player }: vorher: { $before } Nachher: { $after }
alt_analysis_end = Am Ende: { $verdict }
