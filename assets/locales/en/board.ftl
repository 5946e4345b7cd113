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
to_move_since = Move { $number }: { $player } ({ $side }) to play. Their turn began { $when }.
may_huff = { $count ->
    [one] The man on { $spots } missed a capture: you may huff it before you move.
   *[other] The men on { $spots } could have captured: you may huff one of them before you move.
}
must_huff = You cannot move, so huff: { $spots }.
may_place = You hold the Priest of the Bow: you may place it on your home before you move.
must_place = You cannot move: place the Priest of the Bow on your home.

# "@a and @b: text"
to_people = { $people }: { $text }
# $kind of every offer: draw, takeback or pause.
offer_made = { $kind ->
    [draw] { $player } offers a draw. If it is agreed, { $counted ->
        [captured] the captured men
       *[men] the men
    } are counted, and whoever has more wins: { $score }.
    [takeback] { $player } asks to take their last move back.
   *[pause] { $player } asks for a pause: the time for moves would stand still until somebody resumes.
}
offer_stands = { $kind ->
    [draw] { $player } offers a draw.
    [takeback] { $player } asks to take their last move back.
   *[pause] { $player } asks for a pause.
}
offer_agreed = { $kind ->
    [draw] { $player } agrees to a draw. { $waiting }, what do you say?
    [takeback] { $player } lets the move be taken back. { $waiting }, what do you say?
   *[pause] { $player } agrees to a pause. { $waiting }, what do you say?
}
offer_declined = { $kind ->
    [draw] { $player } declines the draw.
    [takeback] { $player } does not let the move be taken back.
   *[pause] { $player } does not want a pause.
}
offer_withdrawn = { $kind ->
    [draw] { $player } takes the draw offer back.
    [takeback] { $player } lets the move stand.
   *[pause] { $player } does not need the pause any more.
}
paused = The game is paused: the time for moves stands still.
resumed = { $player } resumes the game. { $mover }, it is your turn: your time runs out { $until }.
reminded = { $player }, it is your turn: your time runs out { $until }.
time_up = the time of { $player } has run out. You may claim the win, or wait: until you do, { $player } may still move.
seat_opened = { $player } has left the game. Whoever wants may take over { $seat } and play on.
seat_taken_over = { $player } takes over { $seat }.
handed_over = { $moderator }, as a moderator, gave { $seat } to { $player }.
taken_back = { $player } took their last move back.
moved_here = The place where this game was played is gone. It goes on here.
settled_here = { $why ->
    [many] There are as many threads here as Discord allows
    [forbidden] I may not make a thread here
   *[other] No thread could be made here
}, so this game is played in the channel beside the other one. Reply to its boards, or give its number, { $game }.
resign_asked = { $player } asks { $partner }: shall we give up?
resign_stands = { $player } wants to give up and waits for { $partner }.
played_on = { $player } wants to play on.

score = { $first } { $first_count }, { $second } { $second_count }

over = **Game over.** { $result }
won = { $player } wins: { $reason }
won_together = { $players } win: { $reason }
drawn = It is a draw: { $reason }
void = It does not count: { $reason }
# The name of a thread: at most 100 characters, no markup.
thread_name = { $game }: { $players }
# In small print: the last turns in notation, by their numbers.
last_moves = -# Last moves: { $moves }
move_by = Time for this move runs out { $when }.

reason_no_men = { $side } has no men left.
reason_blocked = { $side } cannot move.
reason_repetition = the same position came up for the third time, so the men were counted: { $score }.
reason_quiet_moves = { $count } moves went by without a capture or huff, so the men were counted: { $score }.
reason_all_home = every man has crossed, so the captured men were counted: { $score }.
reason_nobody_can_move = nobody can move any more, so the captured men were counted: { $score }.
reason_team_gone = { $side } has nobody left, so the captured men were counted: { $score }.
reason_quiet_turns = too many turns went by without progress, so the captured men were counted: { $score }.
reason_race = all their men are home.
reason_resigned = { $player } gave up.
reason_time = the time of { $player } ran out.
reason_left = { $player } has left.
reason_aborted = { $player } broke it off before everybody had moved.
reason_ended = { $moderator } ended it as a moderator.
# In place of a name that is not known.
a_moderator = somebody
reason_agreed = a draw was agreed, so the men were counted: { $score }.
reason_agreed_captured = a draw was agreed, so the captured men were counted: { $score }.

confirm_resign = Do you really want to give up this game against { $opponent }?
confirm_resign_partner = Do you really want to give up? { $partner } will be asked and has to agree.
confirm_resign_together = Do you really want to give up? { $partner } wants to as well, so the game is over at once.
confirm_abort = Do you really want to break this game off? It will count for nothing.
confirm_end = Do you really want to end this game of { $game } between { $players }? It will count for nothing, and the channel is told that you did it.

button_huff = Huff { $spot }
button_place = Priest to { $spot }
button_offer = { $kind ->
    [draw] Offer draw
    [takeback] Take back
   *[pause] Pause
}
button_agree = { $kind ->
    [draw] Agree to draw
    [takeback] Let it be taken back
   *[pause] Agree to pause
}
button_refuse = { $kind ->
    [draw] No draw
    [takeback] No, it stands
   *[pause] No pause
}
button_withdraw = { $kind ->
    [draw] Withdraw draw offer
    [takeback] Keep my move
   *[pause] No pause after all
}
button_resume = Resume
button_claim = Claim the win
button_follow = Follow
button_unfollow = Follow no more
button_flip = Flip
button_rematch = Rematch
button_resign = Resign
button_abort = Break off
button_confirm_abort = Yes, break it off
button_confirm_end = Yes, end the game
button_here = Go on here
button_confirm_resign = Yes, give up
button_keep_playing = No, play on
button_agree_resign = Give up with { $player }
button_play_on = Play on with { $player }
button_move = Move
button_type = Type a move
button_moves = All moves
button_other_man = Another man
button_previous = Back
button_next = More
select_first = Before you move
select_man = Choose a man
select_turn = Choose one

# Choosing a move step by step: first the man, then where it goes.
choose_man = Which man do you move?
choose_turn = Where does the man on { $man } go?
man_steps = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
man_captures = { $count ->
    [one] 1 capture
   *[other] { $count } captures
}
man_priest = the Priest of the Bow
turn_takes = { $count ->
    [one] takes 1 man
   *[other] takes { $count } men
}
turn_spares = spares the flanked men
# At most 45 characters each.
modal_title = Type a move
modal_label = Your move

# Said once to each player, the first time they may do it.
hint_huff = Huffing: a man that could have leapt, and did not, may be taken off before you move. You may take one, and only in this turn; then you move as usual.
hint_place = The Priest of the Bow came into your hand with the first man that your team lost. You may place it on a vacant square of your home in this turn or a later one; then you move as usual.
hint_partner = You and { $partner } play together: your men enclose together, and what either of you takes counts for both.
hint_leap = { $capture ->
    [huff] You can leap over a man of the other side to the vacant point behind it; the man leapt over comes off. If you step instead, a man of yours that could have leapt may be huffed: taken off before the next move.
    [strict] You can leap over a man of the other side to the vacant point behind it; the man leapt over comes off. While you can leap, you must.
   *[free] You can leap over a man of the other side to the vacant point behind it; the man leapt over comes off. You may also step instead.
}
hint_chain = { $chain ->
    [full] One of your men can leap more than once in one move, in another direction too. It must leap on while it can.
    [maximum] One of your men can leap more than once in one move, in another direction too. If you leap, it must be where most men come off.
   *[optional] One of your men can leap more than once in one move, in another direction too. You may stop after each leap; that costs nothing.
}
hint_enclose = { $flank ->
    [any] You can take a man: it comes off when your move puts it between two men of your team in a straight line. Who steps between two enemies is safe.
   *[diagonal] You can take a man: it comes off when your move puts it between two men of your team on a diagonal. Who steps between two enemies is safe.
}
hint_spare = You may also leave it where it is.
hint_priest = Your Priest of the Bow is on the board. It moves as a warrior does, and also one square straight: forward, left or right. It takes and is taken like any man; once taken, it is gone.
hint_lines = Here lines run along both edges too. Men step and leap along them, so a man on the edge can be leapt over as well.
hint_across = { $goal ->
    [race] One of your men can reach the home opposite. A warrior stays there, and can still be taken. The team wins that first has all its men on the homes opposite and no Priest in hand.
   *[count] One of your men can reach the home opposite. A warrior stays there, and can still be taken. When every man on the board stands on the home opposite its own and no Priest is in hand, the game is over: the team that has taken more men wins.
}
hint_blocked = Only one of your men can move now. Who can neither move nor huff when it is their turn has lost.
hint_passes = Only one of your men can move now. Who can neither move nor place passes, which happens of itself; when nobody can, the game is over and the team that has taken more men wins.

# On the picture: short, no markup.
status_turn = Move { $number } – { $side } to play
status_won = { $side } wins
status_won_together = { $first } + { $second } win
status_drawn = Draw
status_void = No result
# On the small board of a lobby.
status_lobby = { $free ->
    [one] 1 seat is free
   *[other] { $free } seats are free
}
place_open = open
place_taken = taken
place_invited = invited
place_named = { $name }?
