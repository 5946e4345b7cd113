# Challenges, seeks and lobbies.

challenge_direct = { $opponent }, { $challenger } fordert dich zu einer Partie **{ $game }** heraus.
challenge_again = { $opponent }, { $challenger } möchte noch eine Partie **{ $game }**, mit vertauschten Seiten.
challenge_seek = { $challenger } sucht jemanden für eine Partie **{ $game }**. Alle können annehmen.
challenge_lobby = { $challenger } sucht eine Viererrunde für **{ $game }**.

challenge_rules = Regeln: { $rules }.
challenge_begins = { $player } beginnt, als { $side }.
challenge_begins_open = Wer annimmt, beginnt, als { $side }.
challenge_drawn = Das Los entscheidet, wer beginnt.
challenge_drawn_four = Die Plätze werden ausgelost; Teams bleiben zusammen.
challenge_expires = Läuft { $when } ab.

seat_taken = { $side }: { $player }
seat_named = { $side }: { $player }, eingeladen
seat_open = { $side }: frei
seat_drawn_named = { $player } (eingeladen)
seat_drawn_open = *frei*
lobby_teams = { $first } gegen { $second }

challenge_started = Angenommen: Die Partie hat begonnen.
challenge_started_link = Angenommen: [Die Partie hat begonnen]({ $link }).
challenge_declined = { $player } hat abgelehnt.
declined_because = { $reason ->
    [time] Die Zeit fehlt gerade.
    [game] Lieber ein anderes Spiel.
    [rules] Lieber nach anderen Regeln.
   *[limit] Lieber mit anderer Bedenkzeit.
}
challenge_cancelled = { $player } hat die Herausforderung zurückgezogen.
challenge_expired = Niemand hat sie rechtzeitig angenommen. Frag mit `/{ name_challenge }` oder `/{ name_seek }` noch einmal.

# To the one who declined.
decline_why = Du hast abgelehnt. Wenn du magst, sag, warum:
button_reason = { $reason ->
    [time] Gerade keine Zeit
    [game] Anderes Spiel
    [rules] Andere Regeln
   *[limit] Andere Bedenkzeit
}
button_accept = Annehmen
button_decline = Ablehnen
button_cancel = Zurückziehen
button_cancel_one = { $game } zurückziehen
button_cancel_with = { $game } zurückziehen: { $people }
button_sit = Als { $side } spielen
button_join = Mit { $player } spielen
button_oppose = Gegen { $player } spielen
# In place of a name that shows nothing.
the_challenger = Herausforderer
button_leave = Ablehnen oder gehen
