# The program that plays.

# How it is called at the board. $level: 1 to 8, or max.
program_name = { $level ->
    [max] Stones, full strength
   *[other] Stones, level { $level }
}
to_move_program = Move { $number }: { $player } ({ $side }) is thinking.

# Challenges to the program, and seats that it takes.
option_level = The program takes every seat without a name: how strong it plays
program_level = { $level ->
    [max] Full strength
   *[other] Level { $level }
}
challenge_program = { $challenger } plays **{ $game }** against { $program }.
challenge_begun_alone = The game has begun.
challenge_begun_link = [The game has begun]({ $link }).
challenge_not_yours_to_fill = Only { $player }, who made this challenge, can give its free seats to the program.
challenge_nothing_to_fill = No seat is free that the program could take.
no_seat_for_program = Every seat has a name already, so none is left for the program. Leave a name out, or `{ param_level }`.
button_fill = Fill up with the program
fill_how = The program takes the seats that are still free. How strong is it to play?
receipt_filled = The program takes the free seats.
receipt_begun = The game begins. Good game!
form_free = Who takes the free seats
form_free_anybody = Free seats: anybody

# Hints. $verdict: a sentence of those below. $team: White, Black, or sides of a team.
command_hint = What the program would play: against it alone, and in games that are over
button_hint = Hint
hint_given = I would play { $action }. { $verdict }
hint_looks_back = This game is over. Go back to the position that you mean, and press *Hint* there.
no_hints_against_people = You play against people, so there are no hints. When the game is over, `/{ name_replay }` has them for every position.
analysis_goes_on = The game goes on, and nobody is helped. When it is over, ask again.
too_many_ask = Many people are asking me something at the moment. Try again in a minute.
asked_already = I am still thinking about what you asked. Wait for that answer, then ask again.
judged_even = The game is about even.
judged_slightly = Slightly ahead: { $team }.
judged_ahead = { $men ->
    [one] About a man ahead: { $team }.
   *[other] About { $men } men ahead: { $team }.
}
judged_won = { $turns ->
    [0] The game is won: { $team }.
    [one] A forced win, in the next turn: { $team }.
   *[other] A forced win, in { $turns } turns at most: { $team }.
}

# Analyses. $round: the number of a move; $played, $best: moves in notation.
command_analyse = How a game that is over went: a curve, its turning points, and what was better
button_analyse = Analyse
nothing_played = Nobody moved in that game, so there is nothing to analyse.
analysis_heading = **{ $game }**, no. { $id }, as I see it:
analysis_no_points = Nobody made a large mistake.
analysis_point = { $number }. Move { $round }, { $player } played { $played }. { $men ->
    [0] { $best } was a little better.
    [one] { $best } was better by about a man.
   *[other] { $best } was better by about { $men } men.
}
analysis_point_decisive = { $number }. Move { $round }, { $player } played { $played }, which decided the game. { $best } was the move.
analysis_share = { $player }: the best action in { $best } of { $choices } choices ({ $percent } %).
analysis_above = Ahead: { $team }
alt_analysis = How the game of { $game } went, as a curve.
alt_analysis_start = At the start: { $verdict }
alt_analysis_swing = Move { $round }, { $player }: before, { $before } After: { $after }
alt_analysis_end = At the end: { $verdict }
