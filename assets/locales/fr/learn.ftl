# The lessons of /learn: what is said around the exercises. The exercises themselves are in lessons.ftl.

command_learn = Apprendre un jeu en jouant

alt_man_can_go = Le pion en { $spot } peut aller en : { $targets }.
alt_can_go = Marqué, où les pions peuvent aller : { $targets }.
letters_target = * où les pions peuvent aller

learn_which = **Quel jeu veux-tu apprendre ?** Tu joues de petites positions, et tu sauras pourquoi une réponse est juste ou non.
# "done" is how many exercises lie behind.
learn_course = { $game } : { $done } sur { $count }
learn_heading = **{ $game }**, { $number } sur { $count } : **{ $title }**
learn_task = Tu joues { $side }. { $task }
# An entry of the list of exercises, without markup.
learn_chapter = { $number }. { $title }
learn_chapters = Tous les exercices
learn_right = ✅ { $turn }, **c’est juste.** { $why }
learn_shown = { $turn } est une bonne réponse. { $why }
learn_goes_on = ✅ { $turn } : juste jusqu’ici. Maintenant le coup qui va avec.
# "why" is a sentence that begins with a small letter.
learn_wrong = ❌ **Pas** { $turn } : { $why }
learn_no_move = ❌ Ce n’est pas un coup. Un coup s’écrit comme { $example }.
learn_ambiguous = ❌ Cela peut être { $turns }. Écris le coup en entier.
learn_next = Suivant
learn_again = Réessayer
learn_show = Montre-moi
learn_back = Retour
learn_finished =
    🎉 **{ $game } : les { $count } exercices sont derrière toi.**
    Joue une vraie partie avec `/{ name_challenge }` ou `/{ name_seek }`, relis un point avec `/{ name_rules }`, ou apprends un autre jeu.
learn_challenge = Défier quelqu’un
learn_rules = Règles
learn_anew = Recommencer

# What a legal answer lacks: sentences that begin with a small letter.
miss_other_man = c’est le pion en { $spot } qui doit jouer.
miss_elsewhere = aucun pion n’arrive ainsi en { $spot }.
miss_no_capture = ce coup ne prend rien, et { $instead } prendrait.
miss_fewer =
    { $taken ->
        [one] ce coup prend un pion, et { $instead } en prend { $most }.
       *[other] ce coup prend { $taken } pions, et { $instead } en prend { $most }.
    }
miss_exposed = ce coup laisse { $spot } à découvert : { $by } prend le pion.
miss_huffable =
    { $count ->
        [one] une prise est manquée : ton adversaire peut souffler { $spots }.
       *[other] une prise est manquée : ton adversaire peut souffler un de ceux-ci : { $spots }.
    }
miss_no_huff =
    { $count ->
        [one] tu pouvais d’abord souffler { $spots }. Après ton coup, ce droit est perdu.
       *[other] tu pouvais d’abord souffler un de ceux-ci : { $spots }. Après ton coup, ce droit est perdu.
    }
miss_not_placed = le Prêtre reste dans ta main.
miss_priest_left = le Prêtre en { $spot } reste sur le plateau.
miss_not_spared = ce coup prend le pion. Un coup qui l’épargne finit par ~.
miss_nobody_flanked = ce coup n’encadre personne, il n’y a donc personne à épargner.
miss_not_over = la partie continue : { $reply } peut suivre.
miss_not_over_passed = ton adversaire doit passer, mais la partie continue.
miss_lost = cela termine la partie, et pas pour toi. { $result }
miss_can_move = ton adversaire n’est pas obligé de passer : { $reply } est possible.

# Under a page of the rules.
rules_learn = Apprendre en jouant
