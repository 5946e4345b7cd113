# Challenges, seeks and lobbies.

challenge_direct = { $opponent }, { $challenger } te défie à **{ $game }**.
challenge_again = { $opponent }, { $challenger } veut rejouer à **{ $game }** avec toi, en échangeant les côtés.
challenge_seek = { $challenger } cherche un adversaire à **{ $game }**. Tout le monde peut accepter.
challenge_lobby = { $challenger } réunit une table de quatre pour **{ $game }**.

challenge_rules = Règles : { $rules }.
challenge_begins = { $player } commence, côté { $side }.
challenge_begins_open = Qui accepte commence, côté { $side }.
challenge_drawn = Le sort décide qui commence.
challenge_drawn_four = Les places sont tirées au sort ; les partenaires restent ensemble.
challenge_expires = Expire { $when }.

seat_taken = { $side } : { $player }
seat_named = { $side } : { $player }, invitation envoyée
seat_open = { $side } : libre
seat_drawn_named = { $player } (invitation envoyée)
seat_drawn_open = *libre*
lobby_teams = { $first } contre { $second }

challenge_started = Accepté : la partie a commencé.
challenge_started_link = Accepté : [la partie a commencé]({ $link }).
challenge_declined = { $player } a refusé.
declined_because = { $reason ->
    [time] Pas le temps en ce moment.
    [game] Plutôt envie d’un autre jeu.
    [rules] Plutôt envie d’autres règles.
   *[limit] Plutôt envie d’un autre temps par coup.
}
challenge_cancelled = { $player } a retiré le défi.
challenge_expired = Personne n’a accepté à temps. Utilise `/{ name_challenge }` ou `/{ name_seek }` pour redemander.

# To the one who declined.
decline_why = Tu as refusé. Si tu veux, dis pourquoi :
button_reason = { $reason ->
    [time] Pas le temps
    [game] Un autre jeu
    [rules] D’autres règles
   *[limit] Un autre temps par coup
}
button_accept = Accepter
button_decline = Refuser
button_cancel = Retirer
button_cancel_one = Retirer { $game }
button_cancel_with = Retirer { $game } : { $people }
button_sit = Jouer { $side }
button_join = Jouer avec { $player }
button_oppose = Jouer contre { $player }
# In place of a name that shows nothing.
the_challenger = la personne qui défie
button_leave = Refuser ou partir
