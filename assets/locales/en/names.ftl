# Words for people, sides and rules, from which other messages are put together.

side_white = White
side_black = Black
side_south = South
side_west = West
side_north = North
side_east = East

# $name: a person; $side: the side they play.
player_on_side = { $name } ({ $side })
# A team of four-player games by its sides.
team_of_sides = { $one } + { $other }

# "a, b", and the end of a list: "a, b and c"; $list holds all before.
list_more = { $list }, { $item }
list_last = { $list } and { $item }

begins_first = the challenger begins
begins_second = the other side begins
begins_random = drawn by lot

# What differs from the traditional rules, as parts of one line.
rules_traditional = traditional
rules_named = { $preset } ({ $differences })
rule_lozenges = { $count } lozenges
# An option with its value, as `outer-lines=yes`.
rule = { $setting ->
    [outer_lines_yes] with outer lines
    [outer_lines_no] without outer lines
    [men_full] men on both ends too
    [men_ends_vacant] both ends vacant at the start
    [capture_huff] who misses a capture may be huffed
    [capture_strict] captures must be made
    [capture_free] captures are never due
    [chain_optional] each further leap is free to choose
    [chain_full] a chain of leaps must go on while it can
    [chain_maximum] the capture that takes most must be chosen
    [chain_single] one leap a turn
    [ends_straight] no leaps round the ends
    [ends_upright] a leap up and down at both ends
    [ends_curved] leaps along the curved ends
    [leap_straight] leaps along the lines only
    [leap_bent] bent leaps over the outer men
    [seats_2] two players
    [seats_4] four players, two teams
    [capture_automatic] flanked men always come off
    [capture_optional] taking is your choice
    [flank_diagonal] flanking along diagonals only
    [flank_any] flanking along files and ranks too
    [priest_home] the Priest enters on the own home
    [priest_captor] the capturer's Priest enters on the square of the first man taken
    [goal_count] more captured men win
   *[goal_race] the first team home wins
}

# The time that a turn may take, after the rules.
rules_with_limit = { $rules }; { $limit } a move
limit_none = no limit
limit_hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
limit_days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
switch_on = on
switch_off = off

# The form for a challenge.
form_two = **{ $game }** against { $opponent }.
form_four = **{ $game }** for four: you and { $partner } against { $opponent } and { $second }.
form_anybody = *anybody*
form_begins = { $who ->
    [first] You begin.
    [second] You move second.
   *[random] Lots decide who begins.
}
form_game = Which game?
form_preset = Other rules, as chosen in the options
form_who = Who begins?
form_time = How long may a move take?
form_option = Choose one
form_no_limit = No limit of time for moves
form_limit = { $limit } a move
button_options = Options
button_send = { $whom ->
    [program] Play
    [anybody] Offer the game
   *[named] Challenge
}
