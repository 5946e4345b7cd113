# The message with the board, offers, and the end of a game.

game_begins = { $first } against { $second }: the game begins. Rules: { $rules }.

# $turn: a turn in notation.
played = { $player } played { $turn }{ $taken ->
    [0] .
    [one] , taking { $taken } man.
   *[other] , taking { $taken } men.
}
huffed = { $player } huffed the man on { $spot }, which had missed a capture.
placed = { $player } placed the Priest of the Bow on { $spot }.
passed = { $player } cannot move and passes.
spared = The flanked men were spared.
priest_in_hand = { $player } now holds the Priest of the Bow.
priest_entered = { $player } brings the Priest of the Bow in on { $spot }.
older_board = That was a reply to an older board; it was played in the current position.

to_move = Move { $number }: { $player } ({ $side }) to play.
to_move_since = Move { $number }: { $player } ({ $side }) to play, since { $when }.
may_huff = { $count ->
    [one] The man on { $spots } missed a capture: you may huff it before you move.
   *[other] The men on { $spots } could have captured: you may huff one of them before you move.
}
must_huff = You cannot move, so huff: { $spots }.
may_place = You hold the Priest of the Bow: you may place it on your home before you move.
must_place = You cannot move: place the Priest of the Bow on your home.

# "@a and @b: text"
to_people = { $people }: { $text }
draw_offered = { $player } offers a draw. If it is agreed, men are counted: { $score }.
draw_stands = { $player } offers a draw.
draw_agreed = { $player } agrees to a draw. { $waiting }, what do you say?
draw_declined = { $player } declines the draw.
draw_withdrawn = { $player } takes the draw offer back.
resign_asked = { $player } asks { $partner }: shall we give up?
resign_stands = { $player } wants to give up and waits for { $partner }.
played_on = { $player } wants to play on.

score = { $first } { $first_count }, { $second } { $second_count }

over = **Game over.** { $result }
won = { $player } wins: { $reason }
won_together = { $players } win: { $reason }
drawn = It is a draw: { $reason }
# The name of a thread: at most 100 characters, no markup.
thread_name = { $game }: { $players }
play_again = Another game? `/challenge`

reason_no_men = { $side } has no men left.
reason_blocked = { $side } cannot move.
reason_repetition = the same position came up for the third time, so men were counted: { $score }.
reason_quiet_moves = { $count } moves went by without a capture or huff, so men were counted: { $score }.
reason_all_home = every man has crossed, so captured men were counted: { $score }.
reason_nobody_can_move = nobody can move any more, so captured men were counted: { $score }.
reason_team_gone = { $side } has nobody left, so captured men were counted: { $score }.
reason_quiet_turns = too many turns went by without progress, so captured men were counted: { $score }.
reason_race = all their men are home.
reason_resigned = { $player } gave up.
reason_agreed = a draw was agreed, so men were counted: { $score }.
reason_agreed_captured = a draw was agreed, so captured men were counted: { $score }.

confirm_resign = Do you really want to give up this game against { $opponent }?
confirm_resign_partner = Do you really want to give up? { $partner } will be asked and has to agree.
confirm_resign_together = Do you really want to give up? { $partner } wants to as well, so the game is over at once.

button_huff = Huff { $spot }
button_place = Priest to { $spot }
button_offer_draw = Offer draw
button_agree_draw = Agree to draw
button_decline_draw = No draw
button_withdraw_draw = Take offer back
button_resign = Resign
button_confirm_resign = Yes, give up
button_keep_playing = No, play on
button_agree_resign = Give up with { $player }
button_play_on = Play on with { $player }
button_moves = Possible moves
button_previous = Back
button_next = More
select_huff = Huff a man before you move
select_turn = Choose one

# On the picture: short, no markup.
status_turn = Move { $number } – { $side } to play
status_won = { $side } wins
status_won_together = { $first } + { $second } win
status_drawn = Draw
