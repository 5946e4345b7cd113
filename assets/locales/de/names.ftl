# Words for people, sides and rules, from which other messages are put together.

side_white = Weiß
side_black = Schwarz
side_south = Süd
side_west = West
side_north = Nord
side_east = Ost

# $name: a person; $side: the side they play.
player_on_side = { $name } ({ $side })
# A team of four-player games by its sides.
team_of_sides = { $one } + { $other }

# "a, b", and the end of a list: "a, b and c"; $list holds all before.
list_more = { $list }, { $item }
list_last = { $list } und { $item }

begins_first = wer herausfordert, beginnt
begins_second = die andere Seite beginnt
begins_random = das Los entscheidet

# What differs from the traditional rules, as parts of one line.
rules_traditional = traditionell
rules_named = { $preset } ({ $differences })
rule_lozenges = { $count } Rauten
# An option with its value, as `outer-lines=yes`.
rule = { $setting ->
    [outer_lines_yes] mit Randlinien
    [outer_lines_no] ohne Randlinien
    [men_full] Steine auch auf beiden Enden
    [men_ends_vacant] beide Enden anfangs frei
    [capture_huff] Steine, die nicht schlagen, dürfen geblasen werden
    [capture_strict] es muss geschlagen werden
    [capture_free] Schlagen ist freigestellt
    [chain_optional] jeder weitere Sprung ist freigestellt
    [chain_full] Sprungketten bis zum Ende
    [chain_maximum] wer schlägt, muss die meisten schlagen
    [chain_single] ein Sprung pro Zug
    [ends_straight] keine Sprünge um die Enden
    [ends_upright] ein Sprung auf und ab an beiden Enden
    [ends_curved] Sprünge um die runden Enden
    [leap_straight] Sprünge nur entlang der Linien
    [leap_bent] geknickte Sprünge über die Randsteine
    [seats_2] zu zweit
    [seats_4] zu viert, zwei Teams
    [capture_automatic] eingeschlossene Steine werden immer geschlagen
    [capture_optional] Schlagen nach Wahl
    [flank_diagonal] Einschließen nur diagonal
    [flank_any] Einschließen auch in Spalten und Reihen
    [priest_home] der Priester kommt auf die eigenen Heimfelder
    [priest_captor] der Priester des schlagenden Teams kommt auf das Feld des ersten geschlagenen Steins
    [goal_count] mehr geschlagene Steine gewinnen
   *[goal_race] wer zuerst drüben ist, gewinnt
}

# The time that a turn may take, after the rules.
rules_with_limit = { $rules }; { $limit } pro Zug
limit_none = ohne Begrenzung
limit_hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
limit_days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
switch_on = an
switch_off = aus

# The form for a challenge.
form_two = **{ $game }** gegen { $opponent }.
form_four = **{ $game }** zu viert: du und { $partner } gegen { $opponent } und { $second }.
form_anybody = *irgendwen*
form_begins = { $who ->
    [first] Du beginnst.
    [second] Du ziehst als Zweites.
   *[random] Das Los entscheidet, wer beginnt.
}
form_game = Welches Spiel?
form_preset = Andere Regeln, wie in den Optionen gewählt
form_who = Wer beginnt?
form_time = Wie viel Bedenkzeit pro Zug?
form_option = Wähle etwas aus
form_no_limit = Unbegrenzte Bedenkzeit
form_limit = { $limit } pro Zug
button_options = Optionen
button_send = { $whom ->
    [program] Spielen
    [anybody] Partie anbieten
   *[named] Herausfordern
}
