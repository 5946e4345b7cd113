# The board in words, for people who do not see the picture. No markup.

alt_turn = { $game }, coup { $number }.
alt_over = { $game }, partie terminée.
alt_to_move = À { $player } de jouer.
alt_goes_on = { $player } doit encore jouer.
alt_won = { $player } gagne : { $reason }
alt_won_together = { $first } et { $second } gagnent : { $reason }
alt_drawn = Nulle : { $reason }
# The small board of a lobby.
alt_lobby = Places pour { $game } : { $places }.
alt_place = { $side } : { $who }
alt_void = La partie ne compte pas : { $reason }

alt_path = { $path } à { $to }
alt_stepped = { $player } va de { $path }.
alt_priest_went = { $player } : le Prêtre va de { $path }.
alt_leapt = { $player } saute de { $path } et prend { $taken }.
alt_took = Pris : { $taken }.
alt_taken_man = { $side } { $spot }
alt_taken_priest = le Prêtre { $side } en { $spot }
alt_spared = Les pions encadrés sont épargnés.
alt_huffed = { $player } souffle { $spot }.
alt_placed = { $player } pose le Prêtre en { $spot }.
alt_passed = { $player } passe.
alt_priest_entered = { $player } : le Prêtre entre en { $spot }.

alt_default = On peut souffler : { $spots }.
alt_camp = { $player }, { $count ->
    [one] { $count } pion
   *[other] { $count } pions
} : { $men }.
alt_camp_empty = { $player } : aucun pion.
alt_row = rangée { $row } { $columns }
alt_priest_on = Prêtre { $side } : { $spot }.
alt_priest_in_hand = { $side } a un Prêtre en main.
alt_taken = Pions pris : { $score }.

# The board in letters.
letters_men = { $letter } { $side } { $count }
letters_priest = P devant une lettre : un Prêtre de l’Arc
letters_vacant = . libre
letters_default = ! peut être soufflé
