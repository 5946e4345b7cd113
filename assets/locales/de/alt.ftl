# The board in words, for people who do not see the picture. No markup.

alt_turn = { $game }, Zug { $number }.
alt_over = { $game }, beendet.
alt_to_move = { $player } ist dran.
alt_goes_on = { $player } muss noch ziehen.
alt_won = { $player } gewinnt: { $reason }
alt_won_together = { $first } und { $second } gewinnen: { $reason }
alt_drawn = Remis: { $reason }
# The small board of a lobby.
alt_lobby = Die Plätze am Brett von { $game }: { $places }.
alt_place = { $side }: { $who }
alt_void = Die Partie wurde abgebrochen: { $reason }

alt_path = { $path } nach { $to }
alt_stepped = { $player } zog { $path }.
alt_priest_went = Der Priester von { $player } zog { $path }.
alt_leapt = { $player } sprang { $path } und schlug { $taken }.
alt_took = Geschlagen: { $taken }.
alt_taken_man = { $side } { $spot }
alt_taken_priest = der Priester von { $side } auf { $spot }
alt_spared = Eingeschlossene verschont.
alt_huffed = { $player } blies { $spot }.
alt_placed = { $player } setzte den Priester auf { $spot } ein.
alt_passed = { $player } passte.
alt_priest_entered = Der Priester von { $player } kam auf { $spot }.

alt_default = Blasbar: { $spots }.
alt_camp = { $player }, { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}: { $men }.
alt_camp_empty = { $player }: keine Steine.
alt_row = Reihe { $row } { $columns }
alt_priest_on = Priester von { $side }: { $spot }.
alt_priest_in_hand = { $side } hat einen Priester auf der Hand.
alt_taken = Geschlagene Steine: { $score }.

# The board in letters.
letters_men = { $letter } { $side } { $count }
letters_priest = P vor einem Buchstaben: ein Bogenpriester
letters_vacant = . frei
letters_default = ! darf geblasen werden
