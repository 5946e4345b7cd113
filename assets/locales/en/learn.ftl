# The lessons of /learn: what is said around the exercises. The exercises themselves are in lessons.ftl.

command_learn = Learn a game by playing

alt_man_can_go = The man on { $spot } can go to: { $targets }.
alt_can_go = Marked, where men can go: { $targets }.
letters_target = * where men can go

learn_which = **Which game would you like to learn?** You play small positions, and hear why an answer is right or wrong.
# "done" is how many exercises lie behind.
learn_course = { $game }: { $done } of { $count } done
learn_heading = **{ $game }**, { $number } of { $count }: **{ $title }**
learn_task = You play { $side }. { $task }
# An entry of the list of exercises, without markup.
learn_chapter = { $number }. { $title }
learn_chapters = All exercises
learn_right = ✅ { $turn } **is right.** { $why }
learn_shown = { $turn } is a right answer. { $why }
learn_goes_on = ✅ { $turn } is right so far. Now the move that goes with it.
# "why" is a sentence that begins with a small letter.
learn_wrong = ❌ **Not** { $turn }: { $why }
learn_no_move = ❌ That is not a move. A move is written like { $example }.
learn_ambiguous = ❌ That could be { $turns }. Write the whole move.
learn_next = Next
learn_again = Try again
learn_show = Show me
learn_back = Back
learn_finished =
    🎉 **{ $game }: all { $count } exercises are behind you.**
    Play a real game with `/{ name_challenge }` or `/{ name_seek }`, look things up with `/{ name_rules }`, or learn another game.
learn_challenge = Challenge somebody
learn_rules = Rules
learn_anew = Start again

# What a legal answer lacks: sentences that begin with a small letter.
miss_other_man = it is the man on { $spot } that should go.
miss_elsewhere = it does not bring a man to { $spot }.
miss_no_capture = it takes nothing, and { $instead } would.
miss_fewer =
    { $taken ->
        [one] it takes one man, and { $instead } takes { $most }.
       *[other] it takes { $taken } men, and { $instead } takes { $most }.
    }
miss_exposed = it leaves { $spot } open: it can be taken with { $by }.
miss_huffable =
    { $count ->
        [one] it leaves a capture out, so your opponent may huff { $spots }.
       *[other] it leaves a capture out, so your opponent may huff one of { $spots }.
    }
miss_no_huff =
    { $count ->
        [one] you could have huffed { $spots } first. After your move that right is gone.
       *[other] you could have huffed one of { $spots } first. After your move that right is gone.
    }
miss_not_placed = the Priest stays in your hand.
miss_priest_left = it leaves the Priest on { $spot } on the board.
miss_not_spared = it takes the man. A move that spares it ends with ~.
miss_nobody_flanked = it encloses nobody, so there is nobody to spare.
miss_not_over = the game goes on: { $reply } can be played next.
miss_not_over_passed = your opponent has to pass, but the game goes on.
miss_lost = it ends the game, and not for you. { $result }
miss_can_move = your opponent need not pass: { $reply } can be played.

# Under a page of the rules.
rules_learn = Learn by playing
