# Watching: following games, looking back on them, and what is told elsewhere than where they are played.

command_follow = Suivre une partie : choisis comment et quand tu veux des nouvelles
command_unfollow = Ne plus suivre une partie

# The answer to who follows a game. `often` is move, capture or end.
follow_silent = Tu suis la partie n° { $game }. Personne ne t’écrira à son sujet.
follow_mention = { $often ->
    [move] Tu suis la partie n° { $game } : je te mentionnerai à chaque coup.
    [capture] Tu suis la partie n° { $game } : je te mentionnerai à chaque prise, et à la fin.
   *[end] Tu suis la partie n° { $game } : je te mentionnerai à la fin.
}
follow_direct = { $often ->
    [move] Tu suis la partie n° { $game } : je t’écrirai à chaque coup.
    [capture] Tu suis la partie n° { $game } : je t’écrirai à chaque prise, et à la fin.
   *[end] Tu suis la partie n° { $game } : je t’écrirai à la fin.
}
# Two lists, and what can be chosen there.
follow_how = Comment avoir des nouvelles
follow_how_silent = Ne rien me dire
follow_how_mention = Me mentionner dans le salon
follow_how_direct = M’écrire un message privé
follow_often = À quel moment
follow_often_move = À chaque coup
follow_often_capture = À chaque prise, et à la fin
follow_often_end = À la fin

# Under a board, in small print. `state` is running or over.
watchers_counted = { $state ->
    [over] { $count ->
        [one] -# { $count } personne a regardé cette partie.
       *[other] -# { $count } personnes ont regardé cette partie.
    }
   *[running] { $count ->
        [one] -# { $count } personne regarde.
       *[other] -# { $count } personnes regardent.
    }
}
# To those who follow the game and want to be mentioned.
watchers_called = { $state ->
    [over] { $people } : tu suivais cette partie.
   *[running] { $people } : tu suis cette partie.
}
# Above the board in a direct message.
watched = Tu suis la partie n° { $game } ({ $name }).
watched_over = La partie n° { $game } ({ $name }), que tu suivais, est terminée.
# To who could not be written to.
lost_notice = Je n’ai pas pu t’écrire au sujet de la partie n° { $game }, que tu suis. Pour avoir de nouveau des nouvelles, autorise les messages privés des membres de ce serveur dans ses paramètres de confidentialité, puis utilise `/{ name_follow }`.

command_replay = Revoir une partie : pas à pas, en image animée, ou notée en texte
# In the help text, after "Right-click or hold a message".
menu_show_position = voir la position que montre un plateau, et à qui c’était de jouer

# Looking back. `at` of `last` turns.
button_replay = Revoir
replay_heading = **N° { $id }, { $game }** : après le coup { $at } sur { $last }.
replay_first = Au début
replay_back = Précédent
replay_on = Suivant
replay_last = À la fin
replay_jump = Aller à un coup
replay_film = En GIF
replay_record = Partie notée
# In a window: at most 45 characters.
replay_turn = Quel coup ?
replay_turn_example = Un nombre ; 0 est le début de la partie
replay_film_here = La partie n° { $game } en image animée.
replay_film_alt = { $turns ->
    [one] { $game } en image animée : le début et { $turns } coup. La partie notée donne les coups en mots.
   *[other] { $game } en image animée : le début et { $turns } coups. La partie notée donne les coups en mots.
}
replay_record_here = La partie n° { $game }, notée.
position_heading = **N° { $id }, { $game }**, telle que ce message la montre :
no_board_there = Ce message ne montre aucune partie. Choisis un de mes plateaux : clic droit ou appui long dessus → Applications.
no_such_turn = { $last ->
    [0] Ce coup n’existe pas dans cette partie : personne n’a encore joué, il n’y a donc que le début, 0.
   *[other] Ce coup n’existe pas dans cette partie. Donne un nombre de 0, qui est le début, à { $last }.
}

# The options of `/{ name_games }`.
option_games_game = Seulement ce jeu parmi les trois
option_games_player = Seulement les parties de cette personne
option_games_whose = Seulement tes parties, ou celles que tu suis
option_games_state = Les parties en cours, ou celles qui sont terminées
games_whose_mine = les miennes
games_whose_followed = celles que je suis
games_state_running = en cours
games_state_finished = terminées

games_none_such = Il n’y a pas de partie de ce genre sur ce serveur. Retire une option de `/{ name_games }` pour en voir plus.
games_finished = **Parties terminées sur ce serveur**
games_row_won = N° { $id }, { $game } : { $players } ; victoire : { $winner }, le { $date }, { $when }.
games_row_drawn = N° { $id }, { $game } : { $players } ; nulle le { $date }, { $when }.
games_row_void = N° { $id }, { $game } : { $players } ; interrompue le { $date }, { $when }.
