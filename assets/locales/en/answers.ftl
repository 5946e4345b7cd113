# Short answers that only one person sees: what was done, what was not and why, what to do next.

receipt_played = Played: { $turn }.
receipt_challenge = Your challenge stands in this channel.
receipt_accepted = Accepted. Good game!
receipt_challenge_declined = You declined the challenge.
receipt_challenge_cancelled = You took the challenge back.
receipt_seated = You have a seat: { $side }.
receipt_seated_with = You play with { $player }.
receipt_seated_against = You play against { $player }.
seat_free_again = { $player } is not here any more, so that seat is open again.
receipt_explained = Thank you: it stands under the challenge now.
receipt_rematch = Your wish for a rematch stands in the channel.
receipt_offered = { $kind ->
    [draw] You offered a draw.
    [takeback] You asked to take your last move back.
   *[pause] You asked for a pause.
}
receipt_agreed = { $kind ->
    [draw] You agreed to a draw.
    [takeback] The move may be taken back.
   *[pause] You agreed to a pause.
}
receipt_declined = { $kind ->
    [draw] You declined the draw.
    [takeback] You let the move stand.
   *[pause] You declined the pause.
}
receipt_withdrawn = { $kind ->
    [draw] Your draw offer is withdrawn.
    [takeback] Your move stands.
   *[pause] You need no pause any more.
}
receipt_taken_back = Your last move is taken back.
receipt_resumed = The game goes on.
receipt_broken_off = The game is broken off and counts for nothing.
receipt_claimed = The win is yours.
receipt_seat_opened = The seat is open: whoever wants may take it.
receipt_handed_over = The seat has changed hands, and the channel is told.
receipt_moved_here = The game goes on here.
receipt_follows_no_more = You do not follow this game any more.
receipt_blocked = You will not meet { $player } in new games any more. They are told nothing of it; games that you have begun go on.
receipt_unblocked = You may meet { $player } in games again.
receipt_undisturbed = Nobody can challenge you by name now. You can still challenge others and accept open challenges.
receipt_disturbed = You can be challenged again.
receipt_resign_asked = Your partner is asked.
receipt_resigned = You gave the game up.
receipt_played_on = You play on.
receipt_kept = Good: the game goes on.

next_board = [Go to the board.]({ $link })

no_such_challenge = This challenge is not known here any more. Make a new one with `/{ name_challenge }`.
no_such_game = There is no game with this number here. In a server `/{ name_games }` lists those going on; while you type a number, games are offered.
damaged_challenge = This challenge cannot go on: its record is damaged. Please make a new one with `/{ name_challenge }`.
damaged = Game { $game } cannot go on: its record is damaged. The people who run this bot can see why in its log. Please begin a new one with `/{ name_challenge }`.
repeated = This was already answered. To try again, send it as a new message.

challenge_yourself = You cannot challenge yourself. Name somebody else, or use `/{ name_seek }` to find an opponent.
challenge_bot = { $player } is a program and does not play. Name a person, or use `/{ name_seek }`. To play against me, choose a `{ param_level }`.
challenge_absent = { $player } is not here any more. Name somebody else, or use `/{ name_seek }`.
challenge_named_twice = { $player } is named twice: everybody has one seat. Name somebody else for the other.
challenge_seat_count = This game is for { $seats } players, so { $wanted ->
    [one] one other is
   *[other] { $wanted } others are
} invited, not { $given }.
challenge_too_many = { $limit } of your challenges are still open. Cancel one, or wait until one is answered.
challenge_already_between = There are enough open challenges between you and { $player }. Answer one, or cancel one first.
challenge_closed_started = Too late: the game has already begun. You can watch it.
challenge_begun = The game has begun.
challenge_closed_declined = This challenge is over: { $player } declined. Make a new one with `/{ name_challenge }`.
challenge_closed_cancelled = This challenge was taken back. Make one yourself with `/{ name_challenge }`.
challenge_closed_expired = This challenge has expired. Make a new one with `/{ name_challenge }`.
challenge_closed_open = This challenge still stands.
challenge_not_for_you = This challenge is for { $players }. To play yourself, use `/{ name_challenge }` or `/{ name_seek }`.
challenge_not_for_you_anybody = This challenge is for somebody else. To play yourself, use `/{ name_challenge }` or `/{ name_seek }`.
challenge_own = This is your own challenge: wait for an answer, or cancel it.
challenge_already_seated = You already have a seat: { $side }. To give it back, press *{ $button }*.
challenge_already_with = You already play with { $player }. To give the seat back, press *{ $button }*.
challenge_already_against = You already play against { $player }. To give the seat back, press *{ $button }*.
challenge_seat_taken = { $player } was faster and has { $side }. Take another seat, if one is open.
challenge_taken_with = { $player } was faster and plays with { $challenger }. Take another seat, if one is open.
challenge_taken_against = Others were faster, { $player } among them: both seats against { $challenger } are taken. Take another seat, if one is open.
challenge_challenger_left = { $player }, whose challenge this is, is not here any more. To play, use `/{ name_challenge }` or `/{ name_seek }`.
challenge_no_such_seat = There is no { $side } in this game. Take another seat.
challenge_no_seat = You have no seat here to give back.
not_available = { $player } is not available. To play with somebody else, use `/{ name_challenge }` or `/{ name_seek }`.
will_not_play = { $player } is not available. Name somebody else.
you_blocked = You have blocked { $player }. To play together, use `/{ name_unblock }` first.
nothing_to_explain = Only who declined a challenge can say why, and only once.
not_over = This game is not over yet. A rematch is for afterwards.
not_in_that_game = You did not play in that game. To play one, use `/{ name_challenge }` or `/{ name_seek }`.
challenge_not_yours = Only { $player } can take this challenge back.

not_a_player = You are watching this game. To play one yourself, use `/{ name_challenge }` or `/{ name_seek }`.
game_over = This game is over. { $result } For another one use `/{ name_challenge }`.
not_your_turn = It is the turn of { $player } ({ $side }). It began { $when }.
position_over = This position is over: the game has gone on. Use the buttons under the current board.
ambiguous = { $count ->
    [one] Do you mean this?
   *[other] That can be { $count } moves. Which one do you mean?
}
ambiguous_many = That can be many moves. Which one do you mean?
ambiguous_more = Only the first { $shown } are shown: type more of the move to choose another.
illegal = { $understood } is not possible: { $reason }
nearest = { $count ->
    [one] Possible: { $moves }.
   *[other] Possible, for example: { $moves }.
}
no_move_nothing = I see no move in that. Write it like { $example }; `/{ name_moves }` lists all that are possible.
no_move_word = I cannot read { $word } as part of a move. Write it like { $example }; `/{ name_moves }` lists all that are possible.
no_move_place = This board has no { $place }. { $places }
no_move_order = That is more than one turn, or its parts do not go together. Send one turn at a time, like { $example }.
no_move_too_long = That is too long for a move: at most { $limit } characters.
no_move_understood = As far as I understood: { $understood }.
places_strip = Its rows are a, b and c: odd columns in row b, even ones in a and c, up to { $last }.
places_squares = Its squares go from a to n and from 1 to 14, without the four corners.
more_than_one_turn = That is more than one turn. Send the first one alone.
already_offered = { $kind ->
    [draw] { $player } has already offered a draw. Wait for the answer.
    [takeback] { $player } has already asked to take a move back. Wait for the answer.
   *[pause] { $player } has already asked for a pause. Wait for the answer.
}
offer_too_soon = { $kind ->
    [draw] You already offered a draw in this turn. After the next move you may offer one again.
    [takeback] You already asked for that in this turn. After the next move you may ask again.
   *[pause] You already asked for a pause in this turn. After the next move you may ask again.
}
no_offer = { $kind ->
    [draw] No draw is offered at the moment. To offer one, use `/{ name_draw }`.
    [takeback] Nobody asks to take a move back at the moment. To ask, use `/{ name_takeback }`.
   *[pause] Nobody asks for a pause at the moment. To ask, use `/{ name_pause }`.
}
own_offer = That is from your own side: your opponents must answer it.
already_agreed = You have already agreed. Now the other opponent must answer.
not_your_offer = Only { $player }, who asked, can take that back.
nobody_to_ask = You play against the program, which makes no pauses. Play on, or resign.
nothing_to_take_back = You have made no move that you could take back.
no_limit = This game has no limit of time for moves, so there is nothing to pause.
game_is_paused = The game is paused. Resume it first; then the time for moves runs again.
not_paused = The game is not paused.
too_late_to_abort = Everybody has moved, so the game cannot be broken off any more. You can offer a draw or resign.
claim_later = Nothing can be claimed yet: the time of your opponent runs out { $when }.
nothing_to_claim = Nothing can be claimed: none of your opponents has left or run out of time.
partner_stays = { $player } has left, but the partner is still here, so the win cannot be claimed. Use `/{ name_seat }`: then somebody else can take the seat.
still_here = { $player } has not left, so the seat stays taken. A moderator can give it to somebody with `/{ name_seat }`.
seat_open_already = The seat of { $player } is open already: whoever wants may take it.
no_seat_of = { $player } does not play in this game. Name one of its players.
seat_stays = In a game for two nobody takes over. If your opponent has left, use `/{ name_claim }`.
seat_not_open = This seat is not open any more. You can watch the game.
already_playing = You play in this game already.
plays_already = { $player } plays in this game already. Name somebody else.
cannot_play = { $player } cannot play here. Name a person who is in this server.
not_a_moderator = That is for moderators, who have the permission **Manage Messages** here.
moderates_elsewhere = You are a moderator here, but this game is played elsewhere. Use the command there.
moderates_own_game = You play in this game yourself. Ask another moderator.
place_stands = The game still has its place and goes on there.
other_community = This game cannot go on here. Use `/{ name_board }` in another channel of the server it was played in.
resign_already_asked = Your partner has been asked already and must answer. If they have left, open their seat with `/{ name_seat }`; then you can give up alone.
no_resign_question = Your partner does not ask to give up, or has moved since.
not_your_resign_question = That question is for the partner of { $player } alone.

illegal_game_over = the game is over.
illegal_other_game = that is a move of another game.
illegal_no_such_move = there is no such move on the board.
illegal_no_passing = there is no passing in this game: you must move.
illegal_nobody_reaches = none of your men can go to { $spot }.
illegal_no_such_point = this board has no { $spot }.
illegal_no_man_on = no man stands on { $spot }.
illegal_not_your_man = the man on { $spot } is not yours.
illegal_taken = { $spot } is not vacant.
illegal_no_line = no line joins { $from } and { $to }.
illegal_no_jump_line = a man cannot leap from { $from } to { $to }: they are not two apart on one line.
illegal_leapt_man_unnamed = name the man leapt, in brackets before { $to }.
illegal_nothing_to_leap = no enemy man stands between { $from } and { $to } to be leapt.
illegal_leapt_twice = the man on { $spot } has already been leapt in this chain.
illegal_capture_due = you can capture, and under these rules you must.
illegal_chain_unfinished = the man must leap on from { $spot } while it can.
illegal_more_can_be_taken = another capture takes { $most } instead of { $taken }, and under these rules you must choose it.
illegal_one_leap_only = under these rules a turn has only one leap.
illegal_no_huffing = nothing is huffed under these rules.
illegal_nobody_in_default = nobody can be huffed now: no man missed a capture in the last move, or you have huffed already.
illegal_not_in_default = the man on { $spot } did not miss a capture in the last move.
illegal_own_man = the man on { $spot } is your own.
illegal_not_neighbours = a man cannot go from { $from } to { $to } in one move.
illegal_backward = nobody moves backward, and { $to } lies behind { $from }.
illegal_warrior_straight = a warrior keeps to the diagonals. Only the Priest goes straight.
illegal_wrong_captures = that move does not take just these men.
illegal_nothing_to_decline = that move flanks nobody, so there is nothing to spare. Leave out the `~`.
illegal_must_take = flanked men always come off under these rules. Leave out the `~`.
illegal_no_priest = you hold no Priest to place.
illegal_placed_already = the Priest has been placed in this turn. Now move.
illegal_not_home = { $spot } is not on your home, where the Priest enters.
illegal_must_move = you can still move or place. Passing is only for those who cannot.
illegal_must_place = you cannot move. Place your Priest first.

# Discord's side of things.
no_game_here = No game is going on in this channel. Begin one with `/{ name_challenge }` or `/{ name_seek }`; `/{ name_games }` lists those of this server.
several_games_here = Several games are going on here. Reply to the board you mean, or give the number of the game.
no_game_of_yours = You play no game at the moment. Begin one in a channel of a server, with `/{ name_challenge }` or `/{ name_seek }`.
several_games_of_yours = You play several games. Reply to the board you mean, or give the number of the game.
seat_for_whom = Name with `{ param_to }` who is to sit there.
empty_reply = I cannot see what you wrote. Reply with the ping switched on, mention me, use `/{ name_move }`, or right-click or hold your message → Apps → *Play as move*.
no_words = I see no words in your message. Write your move, such as { $example }, or use `/{ name_move }`, which offers all that are possible.
not_your_message = Only a message that you wrote yourself can be played as your move. Write the move yourself, or use `/{ name_move }`.
stale_button = I do not know this button any more. `/{ name_board }` shows the current board; `/{ name_challenge }` or `/{ name_seek }` begin a new game.
unknown_command = I do not know this command any more. `/{ name_help }` lists what I can do.
missing_right = I lack the permission { $rights } here. Somebody who manages this server can grant it in the channel's settings; then try again.
missing_rights = I lack the permissions { $rights } here. Somebody who manages this server can grant them in the channel's settings; then try again.
missing_right_waits = I lack the permission { $right } here. What you did counts, and the board follows once I may write here: somebody who manages this server can grant it in the channel's settings.
missing_rights_wait = I lack the permissions { $rights } here. What you did counts, and the board follows once I may write here: somebody who manages this server can grant them in the channel's settings.
missing_threads = I cannot play in a thread here ({ $rights }), so this game is played in the channel beside the other one. Reply to its boards, or give the number of the game.
missing_attach_files = I lack the permission **Attach Files** here, so boards come in letters.
only_in_servers = Here you are alone with me. Challenge somebody in a channel of a server, or in your direct messages with them.
no_such_side = Nobody plays that side in this game. Choose one of these: { $sides }.
only_for_four = The option { $option } is only for games of four. Leave it out, or choose the game for four players.
undeliverable = My last message could not be posted: { $reason } The game itself is safe: `/{ name_board } { param_game }:{ $game }` shows it.
goes_on_elsewhere = My last message could not be posted: the channel or thread is gone. The game goes on in another one: `/{ name_board } { param_game }:{ $game }` shows it.
undeliverable_gone = My last message could not be posted: { $reason } The game itself is safe: where you want to play on, use `/{ name_board } { param_game }:{ $game }` and press *{ button_here }*.
undeliverable_challenge = My last message about a challenge could not be posted: { $reason } If it does not follow, make the challenge anew with `/{ name_challenge }` or `/{ name_seek }`.
blocks_yourself = You cannot block yourself. Name somebody else.
follows_own_game = You play in this game, so you are told of every move anyway.
too_many_follow = { $limit } people follow this game, and no more can be told of its end. To look at it, use `/{ name_board }` or come back to this channel.
not_done = Something went wrong on my side. Look at `/{ name_board }` before you try again; if it happens again, tell those who run this bot.
unknown_rules = { $reason } `/{ name_rules }` lists what can be chosen.
rules_which_game = I know no game { $word }. There are Mosona, Kolowis and Awithlaknakwe.
rules_unknown_option = { $game } has no preset or option { $word }.
rules_unknown_value = { $name } cannot be { $value }. Possible: { $allowed }.
rules_twice = { $word } is there twice: give each option once.
rules_two_presets = { $first } and { $second } are both presets: give only one.
rules_preset_late = { $word } is a preset: put it first, before all options.
rules_needs = { $option } is possible only with { $needs }.

right_view_channel = View Channel
right_send_messages = Send Messages
right_attach_files = Attach Files
right_read_history = Read Message History
right_create_threads = Create Public Threads
right_send_in_threads = Send Messages in Threads
# To the channel of the thread.
locked_thread = The [thread of a game of { $game }]({ $link }) is locked, so its board cannot be posted. The game goes on once somebody who manages threads unlocks it.
reason_gone = the channel or thread is gone.
reason_forbidden = I lack the permission there. It follows once I may write there.
reason_unseen = it may be there already, and I lack **{ right_read_history }** there to look. It follows once I may look, or else with the next board.
reason_locked = the thread is locked. It follows once the thread is open again.
reason_other = Discord refused it.
