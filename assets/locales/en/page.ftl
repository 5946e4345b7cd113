# The web page of a game. No markup. What stands in a link or on a button is short.

# In the window's title bar.
page_title = { $players }: { $game }
page_about = Stones plays the board games of the Zuni people on Discord. This page shows one game to whoever has its address.
page_button = Web page
page_players = Players
page_to_move = to play
page_men = { $count ->
    [one] 1 man
   *[other] { $count } men
}
page_taken = { $count ->
    [one] has taken 1
   *[other] has taken { $count }
}
page_begins = The game begins.

page_steps = Step through the game
page_first = First
page_previous = Back
page_next = Next
page_last = Last
page_place = { $ply } of { $last }
page_looking_back = You are looking at an earlier position.
page_newest = To the newest one
page_live = New moves appear here by themselves. The arrow keys step through the game.
page_not_live = Load this page again to see new moves.

page_view = How the board is shown
page_seen_by = Seen by
page_seen_by_mover = whose turn it is
page_theme = Look
# $theme: slab, light or contrast.
page_theme_name = { $theme ->
    [slab] stone slab
    [light] light
   *[contrast] high contrast
}

page_letters = The board in letters
page_moves = Moves
page_start = Start
page_no_moves = Nobody has moved yet.
page_rules = Rules
page_last_move = Last move
page_files = To keep
page_record = Game record (text)
page_gif = Moving picture (GIF)

page_missing_heading = There is nothing here
page_missing = Look whether the whole address was copied, or open the page from the board on Discord.
page_no_position = The game has no such position. A move may have been taken back.
page_damaged_heading = This game cannot be shown
page_damaged = Its moves cannot be read. Whoever runs this bot will find the reason in its log.
page_trouble_heading = Not now
page_trouble = The page cannot be made at the moment. Try again in a minute.
page_refused_heading = This cannot be answered
page_refused = Pages can only be looked at.
