# What people and servers choose for themselves, and what /diagnose finds.

command_settings = Tes préférences : langue, plateau, mentions
command_server_settings = Les parties sur ce serveur : salons, rôles, règles, langue
command_diagnose = Ce que le bot peut faire dans ce salon, et comment il va
button_settings_page = { $page ->
    [0] Premiers réglages
   *[more] Autres réglages
}
settings_heading = **Tes préférences.** Ce que tu choisis compte aussitôt. Le plateau d’un salon est fait pour qui doit jouer.
house_heading = **Les parties sur ce serveur.** Ce que tu choisis compte aussitôt.
house_channels = Les parties commencent dans : { $channels }
house_channels_everywhere = Les parties commencent dans tous les salons.
house_roles = Peuvent commencer une partie : { $roles }
house_roles_everybody = Tout le monde peut commencer une partie.
house_announce = Débuts et fins de partie sont annoncés dans { $channel }, sauf si les personnes qui voient { $channel } ne peuvent pas toutes voir où l’on joue.
house_announce_nowhere = Débuts et fins de partie ne sont annoncés nulle part ailleurs.
pick_channels = Salons où commencent les parties ; aucun : partout
pick_roles = Rôles qui commencent les parties ; aucun : tout le monde
pick_announce = Un salon qui annonce les parties ; aucun : nulle part
preference_about = { $what ->
    [language] Langue des messages visibles de toi seulement
    [theme] Style des plateaux
    [bottom] Côté en bas du plateau
    [board] Forme des plateaux
    [pings] Comment savoir que c’est à toi
    [confirm] Confirmation avant de jouer un coup
   *[hints] Explications de ce qui est nouveau pour toi
}
preference_choice = { $choice ->
    [language_auto] Langue : celle de ton Discord
    [theme_slab] Style : dalle de pierre
    [theme_light] Style : clair
    [theme_contrast] Style : fort contraste
    [bottom_own] En bas : toi, sur les plateaux que tu demandes
    [bottom_mover] En bas : le côté qui doit jouer
    [bottom_first] En bas : le côté qui commence
    [board_picture] Plateaux : en images
    [board_text] Plateaux : en lettres aussi
    [pings_mention] Ton tour : une mention dans le salon
    [pings_direct] Ton tour : un message privé
    [pings_off] Ton tour : pas de mention
    [confirm_off] Coups : joués aussitôt
    [confirm_on] Coups : à confirmer d’abord
    [hints_on] Explications : activées
   *[hints_off] Explications : désactivées
}
language_choice = Langue : { $language }
house_about = { $what ->
    [preset] Règles des défis qui n’en nomment pas
    [move_limit] Temps par coup, quand un défi n’en dit rien
    [venue] Où se jouent les parties
   *[language] Langue des messages visibles de tout le monde
}
house_choice = { $choice ->
    [venue_channel] Lieu : le salon ; un fil pour une deuxième partie
    [venue_thread] Lieu : un fil pour chaque partie
    [preset_traditional] Règles : traditionnelles
    [move_limit_none] Temps par coup : sans limite
   *[language_auto] Langue : celle du serveur
}
house_preset = Règles : { $preset }, dans les jeux qui les ont
house_limit = Temps par coup : { $limit }
not_a_manager = Il faut la permission *Gérer le serveur*. Demande à quelqu’un qui l’a.
elsewhere_only = Sur ce serveur, les parties commencent dans { $channels }. Vas-y et réessaie.
without_role = Sur ce serveur, seules les personnes avec le rôle { $roles } commencent des parties. Quelqu’un qui gère le serveur peut te le donner.
confirm_move = Jouer { $turn } ?
button_confirm = Jouer { $turn }
not_played = Rien n’est joué. Le plateau est comme avant.
button_not_played = Non
diagnose_rights = **Permissions du bot ici :**
diagnose_missing = Ce qui manque s’accorde dans les paramètres Discord du salon ou du rôle du bot.
diagnose_right = { $has ->
    [yes] ✅ { $right }
   *[no] ❌ { $right }
}
diagnose_rights_unknown = **Permissions ici :** Discord ne les dit pas.
diagnose_installed = { $kind ->
    [server] **Installé :** pour ce serveur.
   *[person] **Installé :** pour toi, pas pour le serveur : je n’y parle que par des réponses.
}
diagnose_languages = **Langues :** la tienne { $person }, celle du serveur { $server }.
diagnose_shard = **Connexion :** shard { $shard } sur { $total }, { $latency ->
    [none] pas encore mesurée.
   *[ms] { $latency } ms jusqu’à Discord.
}
diagnose_store = **Base de données :** { $database }, répond en { $ms } ms.
diagnose_waiting = **En attente de publication :** { $here } ici, { $all } en tout.
diagnose_oldest = La plus ancienne attente a commencé { $when }.
# Above the board in a direct message to a player.
called_alone = La partie n° { $game } t’attend.
lost_call = Je n’ai pas pu t’écrire au sujet de la partie n° { $game } : tu auras donc de nouveau des mentions dans le salon. Pour que je t’écrive, autorise les messages privés des membres de ce serveur dans ses paramètres de confidentialité, puis refais ce choix avec `/{ name_settings }`.
