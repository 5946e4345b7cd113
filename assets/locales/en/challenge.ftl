# Challenges, seeks and lobbies.

challenge_direct = { $opponent }, { $challenger } challenges you to a game of **{ $game }**.
challenge_again = { $opponent }, { $challenger } wants another game of **{ $game }**, with sides swapped.
challenge_seek = { $challenger } is looking for an opponent at **{ $game }**. Anybody may accept.
challenge_lobby = { $challenger } is gathering four players for **{ $game }**.

challenge_rules = Rules: { $rules }.
challenge_begins = { $player } begins, as { $side }.
challenge_begins_open = Whoever accepts begins, as { $side }.
challenge_drawn = Who begins is drawn by lot.
challenge_drawn_four = Seats are drawn by lot; partners stay together.
challenge_expires = Expires { $when }.

seat_taken = { $side }: { $player }
seat_named = { $side }: { $player }, invited
seat_open = { $side }: open
seat_drawn_named = { $player } (invited)
seat_drawn_open = *open*
lobby_teams = { $first } against { $second }

challenge_started = Accepted: the game has begun.
challenge_started_link = Accepted: [the game has begun]({ $link }).
challenge_declined = { $player } declined.
declined_because = { $reason ->
    [time] They have no time at the moment.
    [game] They would rather play another game.
    [rules] They would rather play by other rules.
   *[limit] They would rather have another time for moves.
}
challenge_cancelled = { $player } took the challenge back.
challenge_expired = Nobody took it up in time. Use `/{ name_challenge }` or `/{ name_seek }` to ask again.

# To the one who declined.
decline_why = You declined. If you like, say why:
button_reason = { $reason ->
    [time] No time now
    [game] Another game
    [rules] Other rules
   *[limit] Another time for moves
}
button_accept = Accept
button_decline = Decline
button_cancel = Cancel
button_cancel_one = Cancel { $game }
button_cancel_with = Cancel { $game }: { $people }
button_sit = Play as { $side }
button_join = Play with { $player }
button_oppose = Play against { $player }
# In place of a name that shows nothing.
the_challenger = the challenger
button_leave = Decline or leave
