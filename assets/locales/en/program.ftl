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
form_free = Who takes the free seats
form_free_anybody = Free seats: anybody
