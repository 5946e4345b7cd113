# Short answers that only one person sees: what was done, what was not and why, what to do next.

receipt_played = Joué : { $turn }.
receipt_challenge = Ton défi est affiché dans ce salon.
receipt_accepted = Accepté. Bonne partie !
receipt_challenge_declined = Tu as refusé le défi.
receipt_challenge_cancelled = Tu as retiré le défi.
receipt_seated = Tu as une place : { $side }.
receipt_seated_with = Tu joues avec { $player }.
receipt_seated_against = Tu joues contre { $player }.
seat_free_again = { $player } n’est plus là, sa place est donc de nouveau libre.
receipt_explained = Merci : c’est maintenant écrit sous le défi.
receipt_rematch = Ton envie de revanche est affichée dans le salon.
receipt_offered = { $kind ->
    [draw] Tu as proposé la nulle.
    [takeback] Tu as demandé à annuler ton dernier coup.
   *[pause] Tu as demandé une pause.
}
receipt_agreed = { $kind ->
    [draw] Tu as accepté la nulle.
    [takeback] Le coup peut être annulé.
   *[pause] Tu as accepté la pause.
}
receipt_declined = { $kind ->
    [draw] Tu as refusé la nulle.
    [takeback] Le coup reste joué.
   *[pause] Tu as refusé la pause.
}
receipt_withdrawn = { $kind ->
    [draw] Ton offre de nulle est retirée.
    [takeback] Ton coup reste joué.
   *[pause] Tu n’as plus besoin de pause.
}
receipt_taken_back = Ton dernier coup est annulé.
receipt_resumed = La partie reprend.
receipt_broken_off = La partie est interrompue et ne compte pas.
receipt_claimed = La victoire est à toi.
receipt_seat_opened = La place est libre : qui veut peut la prendre.
receipt_handed_over = La place a changé de mains, et le salon en est informé.
receipt_moved_here = La partie continue ici.
receipt_follows_no_more = Tu ne suis plus cette partie.
receipt_blocked = Tu ne croiseras plus { $player } dans de nouvelles parties. Rien ne lui est dit ; vos parties en cours continuent.
receipt_unblocked = Tu peux de nouveau croiser { $player } en partie.
receipt_undisturbed = Plus personne ne peut te défier par ton nom. Tu peux toujours défier quelqu’un et accepter les défis ouverts.
receipt_disturbed = On peut de nouveau te défier.
receipt_resign_asked = La question est posée à ton partenaire.
receipt_resigned = Tu as abandonné la partie.
receipt_played_on = Tu continues.
receipt_kept = Très bien : la partie continue.

next_board = [Voir le plateau.]({ $link })

no_such_challenge = Ce défi n’est plus connu ici. Lances-en un nouveau avec `/{ name_challenge }`.
no_such_game = Aucune partie ne porte ce numéro ici. Sur un serveur, `/{ name_games }` montre celles en cours ; quand tu tapes un numéro, des parties te sont proposées.
damaged_challenge = Ce défi ne peut pas continuer : son enregistrement est endommagé. Lances-en un nouveau avec `/{ name_challenge }`.
damaged = La partie { $game } ne peut pas continuer : son enregistrement est endommagé. La personne qui gère ce bot en trouvera la raison dans son journal. Commences-en une autre avec `/{ name_challenge }`.
repeated = J’y ai déjà répondu. Pour réessayer, envoie un nouveau message.

challenge_yourself = Tu ne peux pas te défier toi-même. Nomme quelqu’un d’autre, ou trouve un adversaire avec `/{ name_seek }`.
challenge_bot = { $player } est un programme et ne joue pas. Nomme une personne, ou utilise `/{ name_seek }`. Pour jouer contre moi, choisis un `{ param_level }`.
challenge_absent = { $player } n’est plus là. Nomme quelqu’un d’autre, ou trouve un adversaire avec `/{ name_seek }`.
challenge_named_twice = { $player } y figure deux fois : chaque personne n’a qu’une place. Nomme quelqu’un d’autre pour la seconde.
challenge_seat_count = Ce jeu se joue à { $seats } : il faut inviter { $wanted ->
    [one] une personne
   *[other] { $wanted } personnes
}, pas { $given }.
challenge_too_many = { $limit } de tes défis attendent déjà. Retires-en un, ou attends une réponse.
challenge_already_between = Il y a assez de défis ouverts entre toi et { $player }. Réponds à l’un d’eux, ou retires-en un d’abord.
challenge_closed_started = Trop tard : la partie a déjà commencé. Tu peux la regarder.
challenge_begun = La partie a commencé.
challenge_closed_declined = Ce défi est clos : { $player } a refusé. Lances-en un nouveau avec `/{ name_challenge }`.
challenge_closed_cancelled = Ce défi a été retiré. Lances-en un toi-même avec `/{ name_challenge }`.
challenge_closed_expired = Ce défi a expiré. Lances-en un nouveau avec `/{ name_challenge }`.
challenge_closed_open = Ce défi est toujours ouvert.
challenge_not_for_you = Ce défi est pour { $players }. Pour jouer aussi, utilise `/{ name_challenge }` ou `/{ name_seek }`.
challenge_not_for_you_anybody = Ce défi est pour quelqu’un d’autre. Pour jouer aussi, utilise `/{ name_challenge }` ou `/{ name_seek }`.
challenge_own = C’est ton propre défi : attends une réponse, ou retire-le.
challenge_already_seated = Tu as déjà une place : { $side }. Pour la rendre, appuie sur *{ $button }*.
challenge_already_with = Tu joues déjà avec { $player }. Pour rendre ta place, appuie sur *{ $button }*.
challenge_already_against = Tu joues déjà contre { $player }. Pour rendre ta place, appuie sur *{ $button }*.
challenge_seat_taken = { $player } a été plus rapide et a la place { $side }. Choisis une autre place, s’il en reste.
challenge_taken_with = { $player } a été plus rapide et joue avec { $challenger }. Choisis une autre place, s’il en reste.
challenge_taken_against = D’autres ont fait plus vite, dont { $player } : les deux places contre { $challenger } sont prises. Choisis une autre place, s’il en reste.
challenge_challenger_left = { $player }, à l’origine de ce défi, n’est plus là. Pour jouer, utilise `/{ name_challenge }` ou `/{ name_seek }`.
challenge_no_such_seat = Il n’y a pas de place { $side } dans cette partie. Choisis une autre place.
challenge_no_seat = Tu n’as pas de place à rendre ici.
not_available = { $player } n’est pas disponible. Pour jouer avec quelqu’un d’autre, utilise `/{ name_challenge }` ou `/{ name_seek }`.
will_not_play = { $player } n’est pas disponible. Nomme quelqu’un d’autre.
you_blocked = Tu as bloqué { $player }. Pour jouer ensemble, utilise d’abord `/{ name_unblock }`.
nothing_to_explain = Seule la personne qui a refusé un défi peut dire pourquoi, et une seule fois.
not_over = Cette partie n’est pas terminée. La revanche, c’est pour après.
not_in_that_game = Tu n’as pas joué cette partie. Pour en jouer une, utilise `/{ name_challenge }` ou `/{ name_seek }`.
challenge_not_yours = Ce défi ne peut être retiré que par { $player }.

not_a_player = Tu regardes cette partie. Pour en jouer une, utilise `/{ name_challenge }` ou `/{ name_seek }`.
game_over = Cette partie est terminée. { $result } Pour une autre, utilise `/{ name_challenge }`.
not_your_turn = C’est à { $player } ({ $side }) de jouer. Son tour a commencé { $when }.
position_over = Cette position est passée : la partie a continué. Utilise les boutons sous le plateau actuel.
ambiguous = { $count ->
    [one] C’est bien ce coup ?
   *[other] Cela peut être { $count } coups. Lequel veux-tu ?
}
ambiguous_many = Cela peut être beaucoup de coups. Lequel veux-tu ?
ambiguous_more = Seuls les { $shown } premiers sont montrés : précise le coup pour en choisir un autre.
illegal = { $understood } n’est pas possible : { $reason }
nearest = { $count ->
    [one] Possible : { $moves }.
   *[other] Possibles, par exemple : { $moves }.
}
no_move_nothing = Je n’y vois pas de coup. Écris-le comme { $example } ; `/{ name_moves }` montre tous les coups possibles.
no_move_word = Je ne comprends pas { $word } dans un coup. Écris-le comme { $example } ; `/{ name_moves }` montre tous les coups possibles.
no_move_place = { $place } n’existe pas sur ce plateau. { $places }
no_move_order = C’est plus d’un tour, ou les morceaux ne vont pas ensemble. Envoie un tour à la fois, comme { $example }.
no_move_too_long = C’est trop long pour un coup : { $limit } caractères au plus.
no_move_understood = Ce que j’ai compris : { $understood }.
places_strip = Ses rangées sont a, b et c : colonnes impaires dans la rangée b, paires dans a et c, jusqu’à { $last }.
places_squares = Ses cases vont de a à n et de 1 à 14, sans les quatre coins.
more_than_one_turn = C’est plus d’un tour. Envoie seulement le premier.
already_offered = { $kind ->
    [draw] { $player } a déjà proposé la nulle. Attends la réponse.
    [takeback] { $player } a déjà demandé à annuler un coup. Attends la réponse.
   *[pause] { $player } a déjà demandé une pause. Attends la réponse.
}
offer_too_soon = { $kind ->
    [draw] Tu as déjà proposé la nulle pendant ce tour. Tu pourras le refaire après le prochain coup.
    [takeback] Tu l’as déjà demandé pendant ce tour. Tu pourras le refaire après le prochain coup.
   *[pause] Tu as déjà demandé une pause pendant ce tour. Tu pourras le refaire après le prochain coup.
}
no_offer = { $kind ->
    [draw] La nulle n’est pas proposée en ce moment. Pour la proposer, utilise `/{ name_draw }`.
    [takeback] Personne ne demande à annuler un coup en ce moment. Pour le demander, utilise `/{ name_takeback }`.
   *[pause] Personne ne demande de pause en ce moment. Pour en demander une, utilise `/{ name_pause }`.
}
own_offer = La demande vient de ton propre côté : c’est à tes adversaires de répondre.
already_agreed = Tu as déjà accepté. C’est maintenant à l’autre adversaire de répondre.
not_your_offer = Cela ne peut être retiré que par { $player }, qui l’a demandé.
nobody_to_ask = Tu joues contre le programme, qui ne fait pas de pause. Continue, ou abandonne.
nothing_to_take_back = Tu n’as joué aucun coup à annuler.
no_limit = Cette partie n’a pas de limite de temps par coup, il n’y a donc rien à mettre en pause.
game_is_paused = La partie est en pause. Reprends-la d’abord ; le temps recommencera à courir.
not_paused = La partie n’est pas en pause.
too_late_to_abort = Tout le monde a joué, la partie ne peut donc plus être interrompue. Tu peux proposer la nulle ou abandonner.
claim_later = Rien à réclamer pour l’instant : le temps de ton adversaire expire { $when }.
nothing_to_claim = Rien à réclamer : tes adversaires sont toujours là et ont encore du temps.
partner_stays = { $player } n’est plus là, mais son partenaire y est encore : la victoire ne peut pas être réclamée. Utilise `/{ name_seat }` pour que quelqu’un d’autre puisse prendre la place.
still_here = { $player } est toujours là, sa place reste donc prise. La modération peut la donner à quelqu’un avec `/{ name_seat }`.
seat_open_already = La place que { $player } avait est déjà libre : qui veut peut la prendre.
no_seat_of = { $player } ne joue pas dans cette partie. Nomme quelqu’un qui y joue.
seat_stays = Dans une partie à deux, personne ne prend la relève. Si ton adversaire n’est plus là, utilise `/{ name_claim }`.
seat_not_open = Cette place n’est plus libre. Tu peux regarder la partie.
already_playing = Tu joues déjà dans cette partie.
plays_already = { $player } joue déjà dans cette partie. Nomme quelqu’un d’autre.
cannot_play = { $player } ne peut pas jouer ici. Nomme une personne présente sur ce serveur.
not_a_moderator = C’est réservé à la modération, qui a ici la permission **Gérer les messages**.
moderates_elsewhere = Ici tu fais partie de la modération, mais cette partie se joue ailleurs. Utilise la commande là-bas.
moderates_own_game = Tu joues toi-même dans cette partie. Demande à quelqu’un d’autre de la modération.
place_stands = La partie a toujours son salon et s’y poursuit.
other_community = Cette partie ne peut pas continuer ici. Utilise `/{ name_board }` dans un autre salon du serveur où elle a été jouée.
resign_already_asked = La question est déjà posée à ton partenaire, qui doit répondre. Si cette personne n’est plus là, libère sa place avec `/{ name_seat }` ; tu pourras alors abandonner sans elle.
no_resign_question = Ton partenaire ne demande pas à abandonner, ou a joué depuis.
not_your_resign_question = Cette question s’adresse seulement au partenaire de { $player }.

illegal_game_over = la partie est terminée.
illegal_other_game = c’est un coup d’un autre jeu.
illegal_no_such_move = ce coup n’existe pas sur ce plateau.
illegal_no_passing = on ne passe pas dans ce jeu : tu dois jouer.
illegal_nobody_reaches = aucun de tes pions ne peut aller en { $spot }.
illegal_no_such_point = { $spot } n’existe pas sur ce plateau.
illegal_no_man_on = il n’y a pas de pion en { $spot }.
illegal_not_your_man = le pion en { $spot } n’est pas à toi.
illegal_taken = { $spot } n’est pas libre.
illegal_no_line = aucune ligne ne relie { $from } et { $to }.
illegal_no_jump_line = un pion ne peut pas sauter de { $from } à { $to } : ils ne sont pas à deux pas l’un de l’autre sur une même ligne.
illegal_leapt_man_unnamed = indique le pion sauté, entre parenthèses devant { $to }.
illegal_nothing_to_leap = entre { $from } et { $to } il n’y a pas de pion adverse à sauter.
illegal_leapt_twice = le pion en { $spot } a déjà été sauté dans cette chaîne.
illegal_capture_due = tu peux prendre, et avec ces règles tu le dois.
illegal_chain_unfinished = le pion doit continuer à sauter depuis { $spot } tant qu’il le peut.
illegal_more_can_be_taken = une autre prise rapporte { $most } au lieu de { $taken }, et avec ces règles tu dois la choisir.
illegal_one_leap_only = avec ces règles, un tour n’a qu’un saut.
illegal_no_huffing = on ne souffle pas avec ces règles.
illegal_nobody_in_default = rien à souffler maintenant : aucun pion n’a manqué une prise au dernier coup, ou tu as déjà soufflé.
illegal_not_in_default = le pion en { $spot } n’a pas manqué de prise au dernier coup.
illegal_own_man = le pion en { $spot } est à toi.
illegal_not_neighbours = un pion ne peut pas aller de { $from } à { $to } en un coup.
illegal_backward = on ne recule pas, et { $to } est derrière { $from }.
illegal_warrior_straight = un guerrier reste sur les diagonales. Seul le Prêtre va tout droit.
illegal_wrong_captures = ce coup ne prend pas exactement ces pions.
illegal_nothing_to_decline = ce coup n’encadre personne, il n’y a donc rien à épargner. Enlève le `~`.
illegal_must_take = avec ces règles, les pions encadrés sont toujours retirés. Enlève le `~`.
illegal_no_priest = tu n’as pas de Prêtre à poser.
illegal_placed_already = le Prêtre a été posé pendant ce tour. Joue maintenant.
illegal_not_home = { $spot } n’est pas dans ton camp, où entre le Prêtre.
illegal_must_move = tu peux encore jouer ou poser. On ne passe que si l’on ne peut rien faire.
illegal_must_place = tu ne peux pas jouer. Pose d’abord ton Prêtre.

# Discord's side of things.
no_game_here = Aucune partie en cours dans ce salon. Commences-en une avec `/{ name_challenge }` ou `/{ name_seek }` ; `/{ name_games }` montre celles de ce serveur.
several_games_here = Plusieurs parties sont en cours ici. Réponds au plateau voulu, ou donne le numéro de la partie.
no_game_of_yours = Tu ne joues aucune partie en ce moment. Commences-en une dans un salon d’un serveur, avec `/{ name_challenge }` ou `/{ name_seek }`.
several_games_of_yours = Tu joues plusieurs parties. Réponds au plateau voulu, ou donne le numéro de la partie.
seat_for_whom = Indique avec `{ param_to }` qui doit prendre la place.
empty_reply = Je ne vois pas ce que tu as écrit. Réponds avec la mention activée, mentionne-moi, utilise `/{ name_move }`, ou fais un clic droit ou un appui long sur ton message → Applications → *Jouer ce coup*.
no_words = Je ne vois pas de texte dans ton message. Écris ton coup, comme { $example }, ou utilise `/{ name_move }`, qui propose tous les coups possibles.
not_your_message = Seul un message que tu as écrit peut être joué comme ton coup. Écris le coup toi-même, ou utilise `/{ name_move }`.
stale_button = Je ne connais plus ce bouton. `/{ name_board }` montre le plateau actuel ; `/{ name_challenge }` ou `/{ name_seek }` commencent une nouvelle partie.
unknown_command = Je ne connais plus cette commande. `/{ name_help }` montre ce que je sais faire.
missing_right = Il me manque ici la permission { $rights }. Quelqu’un qui gère ce serveur peut l’accorder dans les paramètres du salon ; réessaie ensuite.
missing_rights = Il me manque ici les permissions { $rights }. Quelqu’un qui gère ce serveur peut les accorder dans les paramètres du salon ; réessaie ensuite.
missing_right_waits = Il me manque ici la permission { $right }. Ce que tu as fait compte, et le plateau suivra dès que je pourrai écrire ici : quelqu’un qui gère ce serveur peut l’accorder dans les paramètres du salon.
missing_rights_wait = Il me manque ici les permissions { $rights }. Ce que tu as fait compte, et le plateau suivra dès que je pourrai écrire ici : quelqu’un qui gère ce serveur peut les accorder dans les paramètres du salon.
missing_threads = Je ne peux pas jouer dans un fil ici ({ $rights }), cette partie se joue donc dans le salon, à côté de l’autre. Réponds à ses plateaux, ou donne le numéro de la partie.
missing_attach_files = Il me manque ici la permission **Joindre des fichiers**, les plateaux sont donc en lettres.
only_in_servers = Ici, nous ne sommes que toi et moi. Défie quelqu’un dans un salon d’un serveur, ou dans tes messages privés avec cette personne.
no_such_side = Personne ne joue ce côté dans cette partie. Choisis parmi : { $sides }.
only_for_four = L’option { $option } est réservée aux parties à quatre. Enlève-la, ou choisis le jeu à quatre.
undeliverable = Mon dernier message n’a pas pu être publié : { $reason } La partie elle-même est sauve : `/{ name_board } { param_game }:{ $game }` la montre.
goes_on_elsewhere = Mon dernier message n’a pas pu être publié : le salon ou le fil n’existe plus. La partie continue dans un autre : `/{ name_board } { param_game }:{ $game }` la montre.
undeliverable_gone = Mon dernier message n’a pas pu être publié : { $reason } La partie elle-même est sauve : là où tu veux continuer, utilise `/{ name_board } { param_game }:{ $game }` et appuie sur *{ button_here }*.
undeliverable_challenge = Mon dernier message sur un défi n’a pas pu être publié : { $reason } S’il ne suit pas, relance le défi avec `/{ name_challenge }` ou `/{ name_seek }`.
blocks_yourself = Tu ne peux pas te bloquer toi-même. Nomme quelqu’un d’autre.
follows_own_game = Tu joues dans cette partie : chaque coup t’est annoncé de toute façon.
too_many_follow = { $limit } personnes suivent cette partie ; sa fin ne peut pas être annoncée à d’autres. Pour la voir, utilise `/{ name_board }` ou reviens dans ce salon.
not_done = Quelque chose n’a pas marché de mon côté. Regarde `/{ name_board }` avant de réessayer ; si cela se reproduit, dis-le aux personnes qui gèrent ce bot.
unknown_rules = { $reason } `/{ name_rules }` montre ce qu’on peut choisir.
rules_which_game = Je ne connais pas de jeu { $word }. Il y a Mosona, Kolowis et Awithlaknakwe.
rules_unknown_option = { $game } n’a ni préréglage ni option { $word }.
rules_unknown_value = { $name } ne peut pas valoir { $value }. Possible : { $allowed }.
rules_twice = { $word } y est deux fois : donne chaque option une seule fois.
rules_two_presets = { $first } et { $second } sont deux préréglages : n’en donne qu’un.
rules_preset_late = { $word } est un préréglage : mets-le en premier, avant toutes les options.
rules_needs = { $option } n’est possible qu’avec { $needs }.

right_view_channel = Voir le salon
right_send_messages = Envoyer des messages
right_attach_files = Joindre des fichiers
right_read_history = Voir les anciens messages
right_create_threads = Créer des fils publics
right_send_in_threads = Envoyer des messages dans les fils
# To the channel of the thread.
locked_thread = Le [fil d’une partie ({ $game })]({ $link }) est verrouillé, son plateau ne peut donc pas être publié. La partie continuera dès que quelqu’un qui gère les fils l’aura déverrouillé.
reason_gone = le salon ou le fil n’existe plus.
reason_forbidden = la permission me manque là-bas. Il suivra dès que je pourrai y écrire.
reason_unseen = il y est peut-être déjà, mais il me manque **{ right_read_history }** là-bas pour vérifier. Il suivra dès que je pourrai regarder, ou sinon avec le prochain plateau.
reason_locked = le fil est verrouillé. Il suivra dès que le fil sera rouvert.
reason_other = Discord l’a refusé.
