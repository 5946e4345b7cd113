# The web page of a game. No markup. What stands in a link or on a button is short.

# In the window's title bar.
page_title = { $players }: { $game }
page_about = Stones spielt die Brettspiele des Volks der Zuni auf Discord. Diese Seite zeigt eine Partie allen, die ihre Adresse haben.
page_button = Webseite
page_players = Am Brett
page_to_move = ist dran
page_men = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
page_taken = { $count ->
    [one] hat 1 geschlagen
   *[other] hat { $count } geschlagen
}
page_begins = Die Partie beginnt.

page_steps = Durch die Partie gehen
page_first = Anfang
page_previous = Zurück
page_next = Weiter
page_last = Ende
page_place = { $ply } von { $last }
page_looking_back = Du siehst eine frühere Stellung.
page_newest = Zur neuesten
page_live = Neue Züge erscheinen hier von selbst. Mit den Pfeiltasten gehst du durch die Partie.
page_not_live = Lade diese Seite neu, um neue Züge zu sehen.

page_view = Wie das Brett gezeigt wird
page_seen_by = Unten
page_seen_by_mover = wer dran ist
page_theme = Aussehen
# $theme: slab, light or contrast.
page_theme_name = { $theme ->
    [slab] Steinplatte
    [light] hell
   *[contrast] starker Kontrast
}

page_letters = Das Brett in Buchstaben
page_moves = Züge
page_start = Anfang
page_no_moves = Noch hat niemand gezogen.
page_rules = Regeln
page_last_move = Letzter Zug
page_files = Zum Aufheben
page_record = Aufzeichnung (Text)
page_gif = Bewegtes Bild (GIF)

page_missing_heading = Hier ist nichts
page_missing = Prüfe, ob die Adresse vollständig ist, oder öffne die Seite vom Brett auf Discord aus.
page_no_position = Die Partie hat diese Stellung nicht. Vielleicht wurde ein Zug zurückgenommen.
page_damaged_heading = Diese Partie kann nicht gezeigt werden
page_damaged = Ihre Züge sind nicht lesbar. Wer diesen Bot betreibt, findet den Grund im Protokoll.
page_trouble_heading = Gerade nicht
page_trouble = Die Seite lässt sich gerade nicht erstellen. Versuch es in einer Minute noch einmal.
page_refused_heading = Darauf gibt es keine Antwort
page_refused = Seiten kann man nur ansehen.
