# Commands, their options and choices. Discord allows 100 characters each.

command_challenge = Défier quelqu’un à un jeu
command_seek = Chercher un adversaire, ou trois autres personnes : tout le monde peut accepter
command_move = Jouer un coup dans la partie de ce salon
command_board = Montrer le plateau, avec un lien vers son message
command_moves = Montrer tous les coups possibles maintenant
command_resign = Abandonner la partie (on te demande d’abord)
command_draw = Proposer ou accepter la nulle : les pions sont alors comptés
command_takeback = Annuler ton dernier coup : aussitôt dans la minute, sinon d’un commun accord
command_abort = Interrompre la partie, tant que tout le monde n’a pas joué (on te demande d’abord)
command_pause = Demander une pause, dans une partie avec un temps limité par coup
command_resume = Finir la pause
command_claim = Réclamer la victoire quand ton adversaire n’a plus de temps ou n’est plus là
command_block = Ne plus croiser quelqu’un en partie : on lui dit seulement que tu n’es pas disponible
command_unblock = Croiser de nouveau quelqu’un en partie
command_do_not_disturb = Ne plus laisser personne te défier par ton nom, ou le permettre de nouveau
command_seat = À quatre : libérer la place d’une personne partie. Modération : donner une place à quelqu’un
command_end = Modération : mettre fin à une partie, qui ne comptera pas (on te demande d’abord)
command_games = Montrer les parties de ce serveur : toutes celles en cours, ou celles que tu cherches
command_rules = Comment se joue un jeu
command_help = Ce que ce bot sait faire

option_opponent = Contre qui jouer
option_partner = À quatre : qui joue avec toi ; laisse vide pour n’importe qui
option_second_opponent = À quatre : le second adversaire ; laisse vide pour n’importe qui
option_game = Lequel des trois jeux
option_rules = D’autres règles que les traditionnelles : un préréglage, des options, ou les deux
option_begins = Qui commence
option_limit = Combien de temps peut durer un coup
option_from = La place de qui
option_to = Qui doit continuer ; seule la modération peut le dire
option_person = Qui
option_switch = Si tu veux qu’on te laisse tranquille
option_move = Par exemple a8-b9, c10xa8 ou Hb11 b9-c10
# An entry of the list of moves, without markup.
moves_of_other = C’est à { $player } de jouer
option_which_game = Le numéro de la partie, si ce n’est pas celle de ce salon
option_form = Comment l’afficher

form_picture = en image
form_text = en lettres
option_side = Le côté en bas du plateau
option_theme = Le style du plateau
board_side = { $side ->
    [own] le mien, dans mes parties
    [mover] celui qui doit jouer
    [south] Blanc ou Sud
    [west] Ouest, à quatre
    [north] Noir ou Nord
   *[east] Est, à quatre
}
board_theme = { $theme ->
    [slab] dalle de pierre
    [light] clair
   *[contrast] fort contraste
}

help_heading = **Stones** joue avec toi aux trois jeux de plateau du peuple zuni, ici dans le salon.
help_moving = Pour jouer, appuie sur *Jouer* sous le plateau, ou réponds au plateau avec ton coup, comme `{ $example }`, mentionne-moi avec lui, ou utilise `/{ name_move }`. Pour souffler, poser, proposer la nulle ou abandonner, il y a aussi des boutons.
help_topic = { $topic ->
    [begin] Trouver avec qui jouer
    [play] Jouer
    [watch] Regarder
    [learn] Apprendre
   *[settle] Réglages
}
help_command = `/{ $name }` : { $description }.
help_menu = Clic droit sur une personne → Applications → *{ $name }* : la défier.
help_message_menu = Clic droit ou appui long sur un message → Applications → *{ $name }* : { $description }.
menu_play_as_move = jouer le coup contenu dans un de tes messages
help_thanks = Ces jeux appartiennent au peuple zuni (A:shiwi) du Nouveau-Mexique. Merci.

invite_server = Ajouter à un serveur
invite_account = Ajouter à mon compte
