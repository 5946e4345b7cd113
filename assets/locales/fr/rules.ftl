# The rules of the three games in short. A line must not begin with an asterisk.

rules_here = Dans ce salon : { $rules }.

# Each page has a picture below it.
rules_board_mosona =
    ## Awithlaknan Mosona
    Deux joueurs, Blanc et Noir, sur une bande de losanges à trois rangées : `a` (celle de Blanc), `b` et `c` (celle de Noir). Les colonnes se comptent depuis la gauche de Blanc. Chaque côté a 12 pions ; seul le centre `b9` est libre. Blanc commence.
    Saute par-dessus les pions adverses jusqu’à ce qu’il n’en reste plus, ou qu’ils ne puissent plus jouer.
rules_board_kolowis =
    ## Kolowis Awithlaknannai
    Deux joueurs, Blanc et Noir, sur une bande de seize losanges, avec des lignes le long des rangées extérieures aussi : rangées `a` (celle de Blanc), `b` et `c` (celle de Noir). Les colonnes se comptent depuis la gauche de Blanc. Chaque côté a 23 pions ; le centre `b17` et les bouts `b1` et `b33` sont libres. Blanc commence.
    Saute par-dessus les pions adverses jusqu’à ce qu’il n’en reste plus, ou qu’ils ne puissent plus jouer.
rules_board_warriors =
    ## Awithlaknakwe, les Guerriers de pierre
    Deux joueurs (Sud et Nord) ou quatre (Sud, Ouest, Nord et Est à tour de rôle ; Sud et Est jouent contre Nord et Ouest) sur 168 cases : colonnes `a` à `n` depuis la gauche de Sud, rangées `1` à `14`. Chaque joueur a six guerriers dans son camp, à son bord. Sud commence.
    Traverse jusqu’à l’autre côté, et prends en chemin le plus de pions possible.
rules_moves_strip =
    ### Jouer et prendre
    - **Déplacement** : un pion suit une ligne jusqu’au point libre voisin, dans n’importe quel sens : `{ $step }`.
    - **Prise** : il saute en ligne droite par-dessus un pion adverse, jusqu’au point libre juste derrière : `{ $leap }`. Les pions sautés sont retirés aussitôt.
    - **Chaîne** : il peut continuer à sauter en tournant à son gré, comme sur l’image : `{ $chain }`. Il peut s’arrêter après chaque saut.
    On ne passe pas.
rules_moves_warriors =
    ### Jouer et prendre
    - **Déplacement** : un guerrier avance d’une case en diagonale, en s’éloignant de son camp : `e1-f2`. On ne recule pas.
    - **Prise** : après ton coup, un pion adverse voisin en diagonale du pion joué est retiré si un autre pion de ton équipe se trouve juste derrière lui sur la même diagonale, comme sur l’image : `{ $capture }`. Un coup peut en prendre plusieurs.
    - Se placer entre deux pions adverses est sans danger.
rules_huff =
    ### Souffler
    Une prise est due. Si tu fais un pas à la place, ton adversaire peut d’abord retirer un de tes pions qui pouvaient prendre, puis joue comme d’habitude, comme sur l’image : `{ $huff }`.
    Si c’est justement le pion déplacé qui pouvait prendre, il est retiré là où il se trouve maintenant. Ce droit se perd à la fin du tour. Arrêter une chaîne plus tôt ne coûte rien.
rules_priest =
    ### Le Prêtre de l’Arc
    Quand une équipe perd son premier pion, le joueur qui l’a perdu reçoit en main le Prêtre de l’équipe et peut le poser sur une case libre de son camp avant un coup, comme sur l’image : `{ $place }`. Poser ne prend rien.
    Le Prêtre se déplace comme un guerrier, et aussi d’une case tout droit : devant, à gauche et à droite. Il prend et se fait prendre comme tout pion ; une fois pris, il ne revient plus.
    Qui ne peut ni jouer ni poser passe ; cela se fait tout seul.
rules_end_strip =
    ### La fin
    - Qui n’a plus de pions, ou ne peut ni jouer ni souffler, a perdu. Sur l’image, Noir n’a plus de coup.
    - On compte les pions quand une position apparaît pour la troisième fois, quand 100 coups passent sans que rien soit pris ni soufflé, ou quand la nulle est acceptée : qui en a le plus gagne, à égalité c’est nulle.
rules_end_warriors =
    ### La fin
    La partie est terminée
    - quand chaque pion est dans le camp opposé au sien, comme sur l’image, et qu’aucun Prêtre n’est en main ;
    - quand personne ne peut ni jouer ni poser ;
    - quand une équipe n’a plus personne, ni sur le plateau ni en main ;
    - ou après 40 tours de suite (80 à quatre) où l’on n’a fait que passer ou déplacer un Prêtre de côté, sans rien prendre.
    L’équipe qui a pris le plus de pions gagne, un Prêtre comptant pour un ; à égalité c’est nulle.

rules_options_mosona =
    ### Options
    - `lozenges` (losanges) : 8, ou tout nombre pair de 2 à 20
    - `outer-lines` (lignes extérieures) : no, yes
    - `capture` (prise) : huff, souffler ; strict, obligatoire ; free, jamais due
    - `chain` (chaîne) : optional, au choix ; full, jusqu’au bout ; maximum, le plus de pions ; single, un saut
    - `ends` (bouts) : straight, droits ; upright, verticaux ; curved, courbes (avec lignes extérieures)
    - `leap` (saut) : straight, droit ; bent, coudé
    Préréglages : `traditional`, `strict` (capture strict, chain full), `ludii` (lignes extérieures, ends upright, capture free, chain single). Exemple : `/{ name_challenge }` avec les règles `strict lozenges=6`
rules_options_kolowis =
    ### Options
    - `lozenges` (losanges) : 16, ou tout nombre pair de 2 à 20
    - `outer-lines` (lignes extérieures) : yes, no
    - `men` (pions) : ends-vacant, bouts libres ; full, partout
    - `capture` (prise) : huff, souffler ; strict, obligatoire ; free, jamais due
    - `chain` (chaîne) : optional, au choix ; full, jusqu’au bout ; maximum, le plus de pions ; single, un saut
    - `ends` (bouts) : straight, droits ; upright, verticaux ; curved, courbes (avec lignes extérieures)
    - `leap` (saut) : straight, droit ; bent, coudé
    Préréglages : `traditional`, `strict` (capture strict, chain full), `bead` (capture strict, ends curved). Exemple : `/{ name_challenge }` avec les règles `strict men=full`
rules_options_awithlaknakwe =
    ### Options
    - `seats` (places) : 2, 4
    - `capture` (prise) : automatic ; optional, tu peux épargner les pions encadrés : `e5-f6~`
    - `flank` (encadrer) : diagonal ; any, aussi en colonne et en rangée
    - `priest` (Prêtre) : home, dans son camp ; captor, celui de ton équipe entre aussitôt là où elle prend pour la première fois
    - `goal` (but) : count, compter les prises ; race, la première équipe arrivée gagne
    Exemple : `/{ name_challenge }` avec les règles `seats=4 capture=optional`
rules_sources_strip =
    ### Sources
    S. Culin, *Games of the North American Indians* (1907), p. 799–801 ; M. C. Stevenson, *Zuñi Games* (1903), p. 496–497 ; H. J. R. Murray, *A History of Board-Games Other Than Chess* (1952), p. 71 ; R. C. Bell, *Board and Table Games from Many Civilizations* (1979), p. 38 ; Wikipedia, Ludii et bead.game pour les options. Avec respect et gratitude envers le peuple zuni, à qui appartiennent ces jeux.
rules_sources_squares =
    ### Sources
    S. Culin, *Chess and Playing-Cards* (1898), p. 878, et *Games of the North American Indians* (1907), p. 799–801 ; M. C. Stevenson, *Zuñi Games* (1903), p. 496–497 ; Wikipedia et Ludii pour les options. Avec respect et gratitude envers le peuple zuni, à qui appartient ce jeu.
