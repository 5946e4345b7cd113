# Words for people, sides and rules, from which other messages are put together.

side_white = Blanc
side_black = Noir
side_south = Sud
side_west = Ouest
side_north = Nord
side_east = Est

# $name: a person; $side: the side they play.
player_on_side = { $name } ({ $side })
# A team of four-player games by its sides.
team_of_sides = { $one } + { $other }

# "a, b", and the end of a list: "a, b and c"; $list holds all before.
list_more = { $list }, { $item }
list_last = { $list } et { $item }

begins_first = la personne qui défie commence
begins_second = l’autre côté commence
begins_random = tirage au sort

# What differs from the traditional rules, as parts of one line.
rules_traditional = traditionnelles
rules_named = { $preset } ({ $differences })
rule_lozenges = { $count } losanges
# An option with its value, as `outer-lines=yes`.
rule = { $setting ->
    [outer_lines_yes] avec lignes extérieures
    [outer_lines_no] sans lignes extérieures
    [men_full] pions aux deux bouts aussi
    [men_ends_vacant] les deux bouts libres au début
    [capture_huff] un pion qui manque une prise peut être soufflé
    [capture_strict] prise obligatoire
    [capture_free] prendre n’est jamais dû
    [chain_optional] chaque saut suivant est au choix
    [chain_full] une chaîne doit aller jusqu’au bout
    [chain_maximum] la prise la plus grande est obligatoire
    [chain_single] un saut par tour
    [ends_straight] pas de saut autour des bouts
    [ends_upright] un saut vertical aux deux bouts
    [ends_curved] sauts le long des bouts courbes
    [leap_straight] sauts en ligne droite seulement
    [leap_bent] sauts coudés par-dessus les pions du bord
    [seats_2] deux joueurs
    [seats_4] quatre joueurs, deux équipes
    [capture_automatic] les pions encadrés sont toujours retirés
    [capture_optional] prendre est à ton choix
    [flank_diagonal] on n’encadre qu’en diagonale
    [flank_any] on encadre aussi en colonne et en rangée
    [priest_home] le Prêtre entre dans son camp
    [priest_captor] le Prêtre de qui prend entre sur la case du premier pion pris
    [goal_count] qui a pris le plus de pions gagne
   *[goal_race] la première équipe arrivée gagne
}

# The time that a turn may take, after the rules.
rules_with_limit = { $rules } ; { $limit } par coup
limit_none = sans limite
limit_hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
limit_days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
switch_on = activé
switch_off = désactivé

# The form for a challenge.
form_two = **{ $game }** contre { $opponent }.
form_four = **{ $game }** à quatre : toi et { $partner } contre { $opponent } et { $second }.
form_anybody = *n’importe qui*
form_begins = { $who ->
    [first] Tu commences.
    [second] Tu joues en second.
   *[random] Le sort décide qui commence.
}
form_game = Quel jeu ?
form_preset = D’autres règles, selon les options choisies
form_who = Qui commence ?
form_time = Combien de temps peut durer un coup ?
form_option = Choisis
form_no_limit = Pas de limite de temps par coup
form_limit = { $limit } par coup
button_options = Options
button_send = { $whom ->
    [program] Jouer
    [anybody] Proposer la partie
   *[named] Défier
}
