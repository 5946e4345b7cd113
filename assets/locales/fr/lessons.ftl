# The exercises of /learn. Each has three parts: its title (at most 90 characters, no markup), the task, and why the right
# answer is right. Moves, places and options in back-ticks stay as they are. A line must not begin with an asterisk.

lesson_mosona_board =
    { $part ->
        [title] Le plateau et le but
        [task] Les points ont des noms : la rangée `a` est celle de Blanc, `b` celle du milieu, `c` celle de Noir ; les colonnes se comptent depuis la gauche de Blanc. Le but est de prendre tous les pions adverses, ou de ne leur laisser aucun coup. Au début, seul le centre `b9` est libre. Joue le pion en `a10` au centre.
       *[right] Blanc commence, et le premier coup ne peut aller qu’au centre.
    }

lesson_mosona_step =
    { $part ->
        [title] Faire un pas
        [task] Un pion suit une ligne jusqu’au point libre voisin, dans n’importe quel sens. Ramène le pion en `b9` à `a8`.
       *[right] En avant, en arrière ou de côté : il suffit d’une ligne, avec un point libre à son bout.
    }

lesson_mosona_leap =
    { $part ->
        [title] Sauter
        [task] Un pion prend un pion adverse en sautant par-dessus, en ligne droite, jusqu’au point libre juste derrière. Prends le pion au centre.
       *[right] Le pion sauté est retiré aussitôt. Un pas en `a8` l’aurait laissé en place.
    }

lesson_mosona_edge =
    { $part ->
        [title] Les points sûrs
        [task] Aucune ligne ne longe les bords de ce plateau : seul un pion de la rangée du milieu peut être sauté, et pas à ses deux bouts. Noir menace ton pion en `b7`. Joue de sorte que rien ne puisse être pris.
       *[right] Sur un bord, ou là où aucun adversaire n’a de point libre derrière toi, personne ne peut sauter ton pion.
    }

lesson_mosona_chain =
    { $part ->
        [title] Les chaînes de sauts
        [task] Après un saut, le même pion peut sauter encore. Prends autant de pions que tu peux.
       *[right] Chaque pion est retiré dès qu’il est sauté. Tu peux t’arrêter après chaque saut, mais ici continuer en prend plus.
    }

lesson_mosona_turning =
    { $part ->
        [title] Les chaînes qui tournent
        [task] Dans une chaîne, le pion peut tourner à chaque point. Prends autant de pions que tu peux.
       *[right] Il a changé deux fois de direction et pris trois pions en un tour.
    }

lesson_mosona_due =
    { $part ->
        [title] Une prise est due
        [task] Quand tu peux prendre, tu devrais le faire. Tu peux faire un pas à la place, mais ton adversaire peut alors retirer un des pions qui pouvaient sauter : c’est souffler. Joue de sorte que rien ne puisse être soufflé.
       *[right] Tu as pris, aucun de tes pions ne peut donc être soufflé.
    }

lesson_mosona_huff =
    { $part ->
        [title] Souffler
        [task] Le pion noir en `c10` pouvait sauter, et Noir a fait un pas avec un autre pion. Avant ton coup, tu peux retirer le pion qui a manqué sa prise. Souffle, puis joue.
       *[right] Souffler ne te coûte rien : tu joues quand même ton coup. Cela s’écrit avec H devant le point.
    }

lesson_mosona_huff_moved =
    { $part ->
        [title] Souffler le pion qui a bougé
        [task] Le pion noir pouvait sauter par-dessus `b9`, et il a fait un pas en `b11` à la place. Le pion qui a bougé est soufflé là où il se trouve maintenant. Souffle-le, puis joue.
       *[right] Il était en faute où qu’il aille. Sans t’en servir, tu perdrais ton droit après ce tour.
    }

lesson_mosona_huff_choice =
    { $part ->
        [title] Quel pion souffler
        [task] Deux pions ont manqué une prise, en `b7` et `c10` ; tu peux en souffler un. Choisis de sorte que ton coup puisse en prendre un autre.
       *[right] Un pion soufflé, un pion sauté. Tout pion qui pouvait sauter peut être soufflé, mais un seul.
    }

lesson_mosona_no_men =
    { $part ->
        [title] Plus de pions
        [task] Un côté sans pions a perdu. Gagne tout de suite.
       *[right] Noir n’a plus de pions.
    }

lesson_mosona_blocked =
    { $part ->
        [title] Plus de coup
        [task] On ne passe pas : un côté qui ne peut ni jouer ni souffler a perdu. Ne laisse aucun coup à Noir.
       *[right] Le dernier pion noir ne peut pas faire un pas, et tous ses sauts sont bloqués.
    }

lesson_mosona_repetition =
    { $part ->
        [title] La troisième fois
        [task] Quand une position apparaît pour la troisième fois, on compte les pions, et qui en a le plus gagne. On les compte aussi quand la nulle est acceptée. Tu as plus de pions : fais revenir encore une fois la position où ton pion est en `b17`.
       *[right] C’était la troisième fois, et tu as trois pions contre deux.
    }

lesson_mosona_count =
    { $part ->
        [title] Cent coups sans prise
        [task] Après 100 coups de suite sans que rien soit pris ni soufflé, on compte les pions. 99 ont passé, et Noir a plus de pions. Évite qu’on les compte maintenant.
       *[right] Une prise fait repartir le compte de zéro.
    }

lesson_mosona_size =
    { $part ->
        [title] D’autres longueurs
        [task] La bande peut avoir tout nombre pair de losanges, de 2 à 20. Celle-ci en a quatre, et tous les points sauf le centre sont occupés au début. Joue le pion en `a6` au centre `b5`.
       *[right] Seule la longueur change ; les règles sont les mêmes.
    }

lesson_mosona_free =
    { $part ->
        [title] Option : prendre n’est jamais dû
        [task] Avec `capture=free`, on ne souffle personne pour une prise manquée. Ici, prendre te coûterait le pion. Joue de sorte que rien ne puisse être pris.
       *[right] Tu as laissé passer la prise, et cela n’a aucune suite.
    }

lesson_mosona_strict =
    { $part ->
        [title] Option : prise obligatoire
        [task] Avec `strict`, rien d’autre n’est permis tant qu’une prise existe, et une chaîne doit continuer tant qu’elle peut. Prends autant de pions que tu peux.
       *[right] Les deux prises étaient permises ; aucun pas ne l’était.
    }

lesson_mosona_full =
    { $part ->
        [title] Option : les chaînes jusqu’au bout
        [task] Avec `chain=full`, un pion qui a commencé à sauter doit continuer tant qu’il peut. Prends.
       *[right] La chaîne devait aller jusqu’au bout. Un pas était permis, car ici on n’est pas forcé de prendre.
    }

lesson_mosona_maximum =
    { $part ->
        [title] Option : le plus de pions
        [task] Avec `chain=maximum`, seule une prise qui prend le plus de pions possible est permise. Prends.
       *[right] Elle en prend deux. Le pion en `a16` n’a pas le droit de prendre son seul pion.
    }

lesson_mosona_single =
    { $part ->
        [title] Option : un seul saut
        [task] Avec `chain=single`, un tour n’a qu’un saut. Prends.
       *[right] Un pion est retiré, et le tour est fini.
    }

lesson_mosona_ludii =
    { $part ->
        [title] Option : des lignes autour des bouts
        [task] Le préréglage `ludii` ajoute des lignes le long des bords et permet de sauter à la verticale par-dessus les bouts. Prendre est libre, un saut par tour. Prends le pion en `b1`.
       *[right] De `a2` à `c2`, par-dessus le bout `b1`.
    }

lesson_mosona_bent =
    { $part ->
        [title] Option : les sauts coudés
        [task] Avec `leap=bent`, un pion saute aussi entre deux voisins de la rangée du milieu, par-dessus le pion du bord qui est entre eux. Le pion sauté est indiqué entre parenthèses. Prends autant de pions que tu peux.
       *[right] Par-dessus un pion du bord, puis retour par-dessus l’autre : le point de départ est libre pendant la chaîne.
    }

lesson_kolowis_board =
    { $part ->
        [title] Le long plateau
        [task] Seize losanges, avec des lignes le long des bords aussi. Le centre `b17` et les deux bouts `b1` et `b33` sont libres au début. Joue un pion au bout `b1`.
       *[right] Il y a 23 pions de chaque côté, et Blanc commence.
    }

lesson_kolowis_step =
    { $part ->
        [title] Le long du bord
        [task] Ici, les pions vont aussi le long des bords. Joue le pion en `a8` à `a10`.
       *[right] Dans le jeu court, aucune ligne ne les relierait.
    }

lesson_kolowis_leap =
    { $part ->
        [title] Sauter le long du bord
        [task] Les pions sautent aussi le long des bords. Prends.
       *[right] De `a8` à `a12` par-dessus `a10`, tout droit sur la ligne extérieure.
    }

lesson_kolowis_edge =
    { $part ->
        [title] Le bord n’est pas sûr
        [task] Noir menace ton pion en `a10` le long du bord. Joue de sorte que rien ne puisse être pris.
       *[right] Là, personne ne peut sauter ton pion.
    }

lesson_kolowis_corner =
    { $part ->
        [title] Les coins sont sûrs
        [task] Les coins comme `a2` et les bouts `b1` et `b33` ne peuvent pas être sautés. Ton pion en `a4` est menacé. Joue de sorte que rien ne puisse être pris.
       *[right] Aucune ligne ne continue après le coin, personne ne peut donc retomber derrière.
    }

lesson_kolowis_chain =
    { $part ->
        [title] Bord et diagonale
        [task] Une même chaîne peut suivre le bord et traverser le milieu. Prends autant de pions que tu peux.
       *[right] Le long du bord, à travers la rangée du milieu, puis le long de l’autre bord : trois pions.
    }

lesson_kolowis_stop =
    { $part ->
        [title] S’arrêter à temps
        [task] Tu peux arrêter une chaîne plus tôt, et on ne souffle personne pour cela. Prends de sorte que rien ne puisse t’être pris ensuite.
       *[right] Le saut suivant aurait pris un pion de plus et perdu le tien.
    }

lesson_kolowis_huff =
    { $part ->
        [title] Souffler et prendre
        [task] Le pion noir en `a10` a manqué sa prise. Souffle-le, et prends un autre pion au même tour.
       *[right] Souffler s’ajoute au coup : deux pions en un tour.
    }

lesson_kolowis_draw =
    { $part ->
        [title] Une nulle
        [task] Quand une position apparaît pour la troisième fois, on compte les pions ; à égalité c’est nulle. Fais revenir encore une fois la position où ton pion est en `b33`.
       *[right] Deux pions contre deux : nulle.
    }

lesson_kolowis_men =
    { $part ->
        [title] Option : tous les points occupés
        [task] Avec `men=full`, les deux bouts sont occupés aussi : 24 pions contre 24, et seul le centre est libre. Joue le pion en `b19` au centre.
       *[right] Tout le reste est comme avant.
    }

lesson_kolowis_curved =
    { $part ->
        [title] Option : autour des bouts
        [task] Avec `ends=curved`, les pions sautent aussi autour des bouts du plateau. Prends le pion dans le coin.
       *[right] De `a4` au bout `b1`, par-dessus le coin `a2`.
    }

lesson_kolowis_bead =
    { $part ->
        [title] Option : bead
        [task] Le préréglage `bead` rend la prise obligatoire et permet de sauter autour des bouts. Prends autant de pions que tu peux.
       *[right] Autour du coin, puis le long de la rangée du milieu.
    }

lesson_warriors_board =
    { $part ->
        [title] Le plateau et les camps
        [task] Les colonnes vont de `a` à `n` depuis la gauche de Sud, les rangées de `1` à `14`. Les six guerriers de chaque joueur partent de leur camp, au bord ; Sud commence. Le but est de traverser jusqu’à l’autre côté et de prendre en chemin le plus d’adversaires possible. Joue le guerrier en `e1` à `f2`.
       *[right] Sa traversée a commencé. Les guerriers suivent les diagonales.
    }

lesson_warriors_move =
    { $part ->
        [title] Comment se déplacent les guerriers
        [task] Un guerrier avance d’une case en diagonale, en s’éloignant de son camp. On ne recule pas. Joue le guerrier en `g5` à `h6`.
       *[right] Une case, en diagonale, en avant.
    }

lesson_warriors_capture =
    { $part ->
        [title] Encadrer
        [task] Un pion adverse est retiré quand ton coup le met entre le pion joué et un autre de tes pions, sur une même diagonale. Prends le pion en `g7`.
       *[right] `g7` était entre `f6` et `h8`. Il est retiré tout seul.
    }

lesson_warriors_several =
    { $part ->
        [title] Plusieurs à la fois
        [task] Un coup peut encadrer des pions sur plusieurs diagonales : un guerrier en prend jusqu’à trois. Prends-en autant que tu peux.
       *[right] Trois diagonales, trois pions.
    }

lesson_warriors_between =
    { $part ->
        [title] Se placer entre deux
        [task] Seul le pion joué prend. Qui se place entre deux pions adverses ne risque rien. Joue de sorte que rien ne puisse être pris.
       *[right] Entre `e7` et `g5`, rien n’arrive à ton guerrier.
    }

lesson_warriors_stuck =
    { $part ->
        [title] Coincé, mais encore à prendre
        [task] Un guerrier qui ne peut aller nulle part reste où il est, et peut encore être pris. Le guerrier de Nord en `d2` est coincé. Prends-le.
       *[right] Ton pion en `e1` était derrière lui, et `c3` a fermé la diagonale.
    }

lesson_warriors_place =
    { $part ->
        [title] L’entrée du Prêtre
        [task] Quand une équipe perd son premier pion, son Prêtre de l’Arc arrive dans la main du joueur qui l’a perdu. Au début d’un tour, il peut être posé sur une case libre du camp. Pose ton Prêtre, puis joue.
       *[right] Poser ne prend rien, et tu joues quand même ton coup. Cela s’écrit avec `P@` devant la case.
    }

lesson_warriors_priest =
    { $part ->
        [title] Comment se déplace le Prêtre
        [task] Le Prêtre se déplace comme un guerrier, et aussi d’une case tout droit : devant, à gauche ou à droite. Joue ton Prêtre de `g5` à `g6`.
       *[right] Seul le Prêtre peut traverser une ligne droite.
    }

lesson_warriors_four =
    { $part ->
        [title] Le Prêtre en prend quatre
        [task] En allant tout droit, le Prêtre peut encadrer des pions sur les quatre diagonales. Prends-en autant que tu peux.
       *[right] Quatre pions en un coup, le plus possible.
    }

lesson_warriors_take_priest =
    { $part ->
        [title] Prendre le Prêtre
        [task] Guerriers et Prêtres prennent et se font prendre de la même façon. Un Prêtre pris compte pour un pion et ne revient plus. Prends le Prêtre de Nord.
       *[right] Le Prêtre de Nord a disparu pour de bon.
    }

lesson_warriors_pass =
    { $part ->
        [title] Passer
        [task] Qui ne peut ni jouer ni poser passe, et cela se fait tout seul ; personne d’autre ne peut passer. Pose ton Prêtre et joue de sorte que Nord doive passer.
       *[right] Avec ton Prêtre en `e1`, le guerrier en `d2` ne peut aller nulle part.
    }

lesson_warriors_home =
    { $part ->
        [title] La fin : tout le monde a traversé
        [task] La partie est terminée quand chaque pion est dans le camp opposé au sien et qu’aucun Prêtre n’est en main. L’équipe qui a pris le plus de pions gagne alors. Tu en as pris plus : termine la partie.
       *[right] Tous les pions ont traversé, et tu as pris deux pions contre un.
    }

lesson_warriors_nobody =
    { $part ->
        [title] La fin : plus personne ne peut jouer
        [task] La partie est aussi terminée quand personne ne peut ni jouer ni poser. Tu as pris plus de pions. Ne laisse de coup à personne.
       *[right] Les deux guerriers sont coincés dans leurs coins, et on compte les pions pris.
    }

lesson_warriors_gone =
    { $part ->
        [title] La fin : une équipe a disparu
        [task] La partie est terminée quand une équipe n’a plus de pion sur le plateau ni de Prêtre en main. Termine-la.
       *[right] Nord n’a plus personne, et tu as pris plus de pions.
    }

lesson_warriors_quiet =
    { $part ->
        [title] La fin : les tours sans progrès
        [task] Après 40 tours de suite où l’on n’a fait que passer ou déplacer un Prêtre de côté sans rien prendre, on compte les pions pris (à quatre, après 80). 39 ont passé, et tu as pris plus de pions. Termine la partie.
       *[right] Un pas de côté du Prêtre était le quarantième.
    }

lesson_warriors_teams =
    { $part ->
        [title] À quatre
        [task] À quatre, Sud et Est jouent contre Nord et Ouest, chacun depuis son camp. Les pions de ton partenaire comptent comme les tiens quand tu encadres. Prends le pion en `g7`.
       *[right] Le guerrier d’Est en `h8` était derrière lui.
    }

lesson_warriors_spare =
    { $part ->
        [title] Option : épargner des pions
        [task] Avec `capture=optional`, qui joue dit si les pions encadrés sont retirés. Une perte amènerait à Nord son Prêtre. Encadre le pion en `g7` et épargne-le.
       *[right] Le signe ~ dit qu’il reste. Nord ne reçoit donc pas de Prêtre.
    }

lesson_warriors_flank =
    { $part ->
        [title] Option : colonnes et rangées
        [task] Avec `flank=any`, on encadre aussi en colonne et en rangée. Prends le pion en `f7`.
       *[right] Il était entre `f6` et `f8`, dans une même colonne.
    }

lesson_warriors_captor =
    { $part ->
        [title] Option : le Prêtre de qui prend
        [task] Avec `priest=captor`, le Prêtre de l’équipe qui prend son premier pion entre aussitôt, sur la case de ce pion. Prends le pion en `g7`.
       *[right] Ton propre Prêtre est maintenant en `g7`.
    }

lesson_warriors_race =
    { $part ->
        [title] Option : une course
        [task] Avec `goal=race`, une équipe gagne dès que tous ses pions sont dans le camp opposé. Gagne.
       *[right] Ton seul pion est arrivé, peu importe ce qui a été pris.
    }
