# The web page of a game. No markup. What stands in a link or on a button is short.

# In the window's title bar.
page_title = { $players } : { $game }
page_about = Stones joue aux jeux de plateau du peuple zuni sur Discord. Cette page montre une partie à qui a son adresse.
page_button = Page web
page_players = Joueurs
page_to_move = à jouer
page_men = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}
page_taken = { $count ->
    [one] en a pris { $count }
   *[other] en a pris { $count }
}
page_begins = La partie commence.

page_steps = Parcourir la partie
page_first = Début
page_previous = Précédent
page_next = Suivant
page_last = Fin
page_place = { $ply } sur { $last }
page_looking_back = Tu regardes une position antérieure.
page_newest = Aller à la plus récente
page_live = Les nouveaux coups apparaissent ici d’eux-mêmes. Les flèches du clavier parcourent la partie.
page_not_live = Recharge cette page pour voir les nouveaux coups.

page_view = Affichage du plateau
page_seen_by = Vu par
page_seen_by_mover = le côté qui doit jouer
page_theme = Style
# $theme: slab, light or contrast.
page_theme_name = { $theme ->
    [slab] dalle de pierre
    [light] clair
   *[contrast] fort contraste
}

page_letters = Le plateau en lettres
page_moves = Coups
page_start = Départ
page_no_moves = Personne n’a encore joué.
page_rules = Règles
page_last_move = Dernier coup
page_files = À garder
page_record = Partie notée (texte)
page_gif = Image animée (GIF)

page_missing_heading = Il n’y a rien ici
page_missing = Vérifie que l’adresse a été copiée en entier, ou ouvre la page depuis le plateau sur Discord.
page_no_position = La partie n’a pas cette position. Un coup a peut-être été annulé.
page_damaged_heading = Cette partie ne peut pas être montrée
page_damaged = Ses coups sont illisibles. La personne qui gère ce bot en trouvera la raison dans son journal.
page_trouble_heading = Pas maintenant
page_trouble = La page ne peut pas être préparée pour le moment. Réessaie dans une minute.
page_refused_heading = Pas de réponse possible
page_refused = Les pages ne peuvent qu’être regardées.
