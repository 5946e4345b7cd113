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
rule_outer_lines_yes = with outer lines
rule_outer_lines_no = without outer lines
rule_men_full = men on both ends too
rule_capture_strict = captures must be made
rule_capture_free = captures are never due
rule_chain_full = a chain of leaps must go on while it can
rule_chain_maximum = the capture that takes most must be chosen
rule_chain_single = one leap a turn
rule_ends_upright = a leap up and down at both ends
rule_ends_curved = leaps along the curved ends
rule_leap_bent = bent leaps over the outer men
rule_seats_four = four players, two teams
rule_capture_optional = taking is your choice
rule_flank_any = flanking along files and ranks too
rule_priest_captor = the capturer's Priest enters on the square of the first man taken
rule_goal_race = the first team home wins

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
the_program = the program
switch_on = on
switch_off = off
