# The board in words, for people who do not see the picture. No markup.

alt_turn = { $game }, move { $number }.
alt_over = { $game }, finished.
alt_to_move = { $player } to play.
alt_goes_on = { $player } has yet to move.
alt_won = { $player } wins: { $reason }
alt_won_together = { $first } and { $second } win: { $reason }
alt_drawn = Drawn: { $reason }
# The small board of a lobby.
alt_lobby = The places at the board of { $game }: { $places }.
alt_place = { $side }: { $who }
alt_void = The game was broken off: { $reason }

alt_path = { $path } to { $to }
alt_stepped = { $player } went { $path }.
alt_priest_went = The Priest of { $player } went { $path }.
alt_leapt = { $player } leapt { $path }, taking { $taken }.
alt_took = Taken: { $taken }.
alt_taken_man = { $side } { $spot }
alt_taken_priest = the Priest of { $side } on { $spot }
alt_spared = The flanked men were spared.
alt_huffed = { $player } huffed { $spot }.
alt_placed = { $player } placed the Priest on { $spot }.
alt_passed = { $player } passed.
alt_priest_entered = The Priest of { $player } entered on { $spot }.

alt_default = May be huffed: { $spots }.
alt_camp = { $player }, { $count ->
    [one] 1 man
   *[other] { $count } men
}: { $men }.
alt_camp_empty = { $player }: no men.
alt_row = row { $row } { $columns }
alt_priest_on = Priest of { $side }: { $spot }.
alt_priest_in_hand = { $side } holds a Priest in hand.
alt_taken = Men taken: { $score }.

# The board in letters.
letters_men = { $letter } { $side } { $count }
letters_priest = P before a letter: a Priest of the Bow
letters_vacant = . vacant
letters_default = ! may be huffed
