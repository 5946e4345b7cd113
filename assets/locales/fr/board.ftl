# The message with the board, offers, and the end of a game.

game_begins = { $first } contre { $second } : la partie commence. Règles : { $rules }.

# $turn: a turn in notation.
played = { $player } a joué { $turn }{ $taken ->
    [0] .
    [one] , prenant { $taken } pion.
   *[other] , prenant { $taken } pions.
}
huffed = { $player } a soufflé le pion en { $spot }, qui avait manqué une prise.
placed = { $player } a posé le Prêtre de l’Arc en { $spot }.
passed = { $player } ne peut pas jouer et passe.
spared = Les pions encadrés ont été épargnés.
priest_in_hand = { $player } a maintenant le Prêtre de l’Arc en main.
priest_entered = { $player } fait entrer le Prêtre de l’Arc en { $spot }.
older_board = C’était une réponse à un ancien plateau ; le coup a été joué dans la position actuelle.

to_move = Coup { $number } : à { $player } ({ $side }) de jouer.
to_move_since = Coup { $number } : à { $player } ({ $side }) de jouer. Son tour a commencé { $when }.
may_huff = { $count ->
    [one] Le pion en { $spots } a manqué une prise : tu peux le souffler avant de jouer.
   *[other] Les pions en { $spots } pouvaient prendre : tu peux en souffler un avant de jouer.
}
must_huff = Tu ne peux pas jouer, alors souffle : { $spots }.
may_place = Tu as le Prêtre de l’Arc en main : tu peux le poser dans ton camp avant de jouer.
must_place = Tu ne peux pas jouer : pose le Prêtre de l’Arc dans ton camp.

# "@a and @b: text"
to_people = { $people } : { $text }
# $kind of every offer: draw, takeback or pause.
offer_made = { $kind ->
    [draw] { $player } propose la nulle. Si elle est acceptée, { $counted ->
        [captured] les pions pris
       *[men] les pions
    } sont comptés, et qui en a le plus gagne : { $score }.
    [takeback] { $player } demande à annuler son dernier coup.
   *[pause] { $player } demande une pause : le temps s’arrêterait jusqu’à ce que quelqu’un reprenne la partie.
}
offer_stands = { $kind ->
    [draw] { $player } propose la nulle.
    [takeback] { $player } demande à annuler son dernier coup.
   *[pause] { $player } demande une pause.
}
offer_agreed = { $kind ->
    [draw] { $player } accepte la nulle. { $waiting }, qu’en dis-tu ?
    [takeback] { $player } accepte que le coup soit annulé. { $waiting }, qu’en dis-tu ?
   *[pause] { $player } accepte la pause. { $waiting }, qu’en dis-tu ?
}
offer_declined = { $kind ->
    [draw] { $player } refuse la nulle.
    [takeback] { $player } refuse que le coup soit annulé.
   *[pause] { $player } ne veut pas de pause.
}
offer_withdrawn = { $kind ->
    [draw] { $player } retire son offre de nulle.
    [takeback] { $player } maintient son coup.
   *[pause] { $player } n’a plus besoin de pause.
}
paused = La partie est en pause : le temps est arrêté.
resumed = { $player } reprend la partie. { $mover }, à toi de jouer : ton temps expire { $until }.
reminded = { $player }, à toi de jouer : ton temps expire { $until }.
time_up = { $player } n’a plus de temps. Tu peux réclamer la victoire, ou attendre : d’ici là, { $player } peut encore jouer.
seat_opened = { $player } a quitté la partie. Qui veut peut prendre la place { $seat } et continuer.
seat_taken_over = { $player } prend la place { $seat }.
handed_over = { $moderator }, de la modération, a donné la place { $seat } à { $player }.
taken_back = { $player } a annulé son dernier coup.
moved_here = L’endroit où cette partie se jouait n’existe plus. Elle continue ici.
settled_here = { $why ->
    [many] Il y a ici autant de fils que Discord le permet
    [forbidden] Je n’ai pas le droit de créer un fil ici
   *[other] Aucun fil n’a pu être créé ici
} : cette partie se joue donc dans le salon, à côté de l’autre. Réponds à ses plateaux, ou donne son numéro, { $game }.
resign_asked = { $player } demande à { $partner } : on abandonne ?
resign_stands = { $player } veut abandonner et attend { $partner }.
played_on = { $player } veut continuer.

score = { $first } { $first_count }, { $second } { $second_count }

over = **Partie terminée.** { $result }
won = { $player } gagne : { $reason }
won_together = { $players } gagnent : { $reason }
drawn = Nulle : { $reason }
void = La partie ne compte pas : { $reason }
# The name of a thread: at most 100 characters, no markup.
thread_name = { $game } : { $players }
# In small print: the last turns in notation, by their numbers.
last_moves = -# Derniers coups : { $moves }
move_by = Le temps pour ce coup expire { $when }.

reason_no_men = { $side } n’a plus de pions.
reason_blocked = { $side } ne peut plus jouer.
reason_repetition = la même position est apparue pour la troisième fois, les pions ont donc été comptés : { $score }.
reason_quiet_moves = { $count } coups ont passé sans que rien soit pris ni soufflé, les pions ont donc été comptés : { $score }.
reason_all_home = tous les pions ont traversé, les pions pris ont donc été comptés : { $score }.
reason_nobody_can_move = plus personne ne peut jouer, les pions pris ont donc été comptés : { $score }.
reason_team_gone = { $side } n’a plus personne, les pions pris ont donc été comptés : { $score }.
reason_quiet_turns = trop de tours ont passé sans progrès, les pions pris ont donc été comptés : { $score }.
reason_race = tous les pions de ce côté ont traversé.
reason_resigned = { $player } a abandonné.
reason_time = { $player } n’a plus de temps.
reason_left = { $player } n’est plus là.
reason_aborted = { $player } l’a interrompue avant que tout le monde ait joué.
reason_ended = { $moderator }, de la modération, y a mis fin.
# In place of a name that is not known.
a_moderator = quelqu’un
reason_agreed = la nulle a été acceptée, les pions ont donc été comptés : { $score }.
reason_agreed_captured = la nulle a été acceptée, les pions pris ont donc été comptés : { $score }.

confirm_resign = Veux-tu vraiment abandonner cette partie contre { $opponent } ?
confirm_resign_partner = Veux-tu vraiment abandonner ? La question sera posée à { $partner }, qui doit être d’accord.
confirm_resign_together = Veux-tu vraiment abandonner ? { $partner } le veut aussi : la partie se terminera aussitôt.
confirm_abort = Veux-tu vraiment interrompre cette partie ? Elle ne comptera pas.
confirm_end = Veux-tu vraiment mettre fin à cette partie ({ $game }) entre { $players } ? Elle ne comptera pas, et le salon saura que c’est toi.

button_huff = Souffler { $spot }
button_place = Prêtre en { $spot }
button_offer = { $kind ->
    [draw] Proposer la nulle
    [takeback] Annuler le coup
   *[pause] Pause
}
button_agree = { $kind ->
    [draw] Accepter la nulle
    [takeback] Laisser annuler
   *[pause] Accepter la pause
}
button_refuse = { $kind ->
    [draw] Pas de nulle
    [takeback] Non, il reste joué
   *[pause] Pas de pause
}
button_withdraw = { $kind ->
    [draw] Retirer l’offre
    [takeback] Garder mon coup
   *[pause] Finalement sans pause
}
button_resume = Reprendre
button_claim = Réclamer la victoire
button_follow = Suivre
button_unfollow = Ne plus suivre
button_flip = Retourner
button_rematch = Revanche
button_resign = Abandonner
button_abort = Interrompre
button_confirm_abort = Oui, interrompre
button_confirm_end = Oui, y mettre fin
button_here = Continuer ici
button_confirm_resign = Oui, abandonner
button_keep_playing = Non, continuer
button_agree_resign = Abandonner avec { $player }
button_play_on = Continuer avec { $player }
button_move = Jouer
button_type = Saisir un coup
button_moves = Tous les coups
button_other_man = Autre pion
button_previous = Retour
button_next = Suite
select_first = Avant de jouer
select_man = Choisis un pion
select_turn = Choisis un coup

# Choosing a move step by step: first the man, then where it goes.
choose_man = Quel pion veux-tu jouer ?
choose_turn = Où va le pion en { $man } ?
man_steps = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
man_captures = { $count ->
    [one] { $count } prise
   *[other] { $count } prises
}
man_priest = le Prêtre de l’Arc
turn_takes = { $count ->
    [one] prend { $count } pion
   *[other] prend { $count } pions
}
turn_spares = épargne les pions encadrés
# At most 45 characters each.
modal_title = Saisir un coup
modal_label = Ton coup

# Said once to each player, the first time they may do it.
hint_huff = Souffler : un pion qui pouvait sauter et ne l’a pas fait peut être retiré avant que tu joues. Tu peux en retirer un, et seulement pendant ce tour ; ensuite tu joues comme d’habitude.
hint_place = Le Prêtre de l’Arc est arrivé dans ta main avec le premier pion perdu par ton équipe. Tu peux le poser sur une case libre de ton camp à ce tour ou plus tard ; ensuite tu joues comme d’habitude.
hint_partner = Toi et { $partner } jouez ensemble : vos pions encadrent ensemble, et ce que l’un de vous prend compte pour les deux.
hint_leap = { $capture ->
    [huff] Tu peux sauter par-dessus un pion adverse jusqu’au point libre derrière lui ; le pion sauté est retiré. Si tu fais un pas à la place, un de tes pions qui pouvait sauter peut être soufflé : retiré avant le coup suivant.
    [strict] Tu peux sauter par-dessus un pion adverse jusqu’au point libre derrière lui ; le pion sauté est retiré. Tant que tu peux sauter, tu le dois.
   *[free] Tu peux sauter par-dessus un pion adverse jusqu’au point libre derrière lui ; le pion sauté est retiré. Tu peux aussi faire un pas à la place.
}
hint_chain = { $chain ->
    [full] Un de tes pions peut sauter plusieurs fois en un coup, dans une autre direction aussi. Il doit continuer tant qu’il le peut.
    [maximum] Un de tes pions peut sauter plusieurs fois en un coup, dans une autre direction aussi. Si tu sautes, ce doit être là où le plus de pions sont retirés.
   *[optional] Un de tes pions peut sauter plusieurs fois en un coup, dans une autre direction aussi. Tu peux t’arrêter après chaque saut ; cela ne coûte rien.
}
hint_enclose = { $flank ->
    [any] Tu peux prendre un pion : il est retiré quand ton coup le met entre deux pions de ton équipe en ligne droite. Qui se place entre deux pions adverses ne risque rien.
   *[diagonal] Tu peux prendre un pion : il est retiré quand ton coup le met entre deux pions de ton équipe sur une diagonale. Qui se place entre deux pions adverses ne risque rien.
}
hint_spare = Tu peux aussi l’épargner.
hint_priest = Ton Prêtre de l’Arc est sur le plateau. Il avance comme un guerrier, et aussi d’une case tout droit, à gauche ou à droite. Il prend et se fait prendre comme tout pion ; une fois pris, il ne revient pas.
hint_lines = Ici, des lignes longent aussi les deux bords. Les pions s’y déplacent et y sautent : un pion du bord peut donc aussi être sauté.
hint_across = { $goal ->
    [race] Un de tes pions peut atteindre le camp d’en face. Un guerrier y reste et peut encore être pris. L’équipe gagnante est la première à avoir tous ses pions dans les camps d’en face et aucun Prêtre en main.
   *[count] Un de tes pions peut atteindre le camp d’en face. Un guerrier y reste et peut encore être pris. Quand tous les pions du plateau sont dans le camp d’en face et qu’aucun Prêtre n’est en main, la partie est finie : l’équipe qui a pris le plus de pions gagne.
}
hint_blocked = Un seul de tes pions peut bouger. Qui ne peut ni jouer ni souffler à son tour a perdu.
hint_passes = Un seul de tes pions peut bouger. Qui ne peut ni jouer ni poser passe, sans rien faire ; quand personne ne peut plus, la partie est finie et l’équipe qui a pris le plus de pions gagne.

# On the picture: short, no markup.
status_turn = Coup { $number } – à { $side } de jouer
status_won = { $side } gagne
status_won_together = { $first } + { $second } gagnent
status_drawn = Nulle
status_void = Sans résultat
# On the small board of a lobby.
status_lobby = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
place_open = libre
place_taken = prise
place_invited = réservée
place_named = { $name } ?
