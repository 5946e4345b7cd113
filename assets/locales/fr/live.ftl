# The live board: one message of a server that shows its most recently moved game.

command_live = Montre dans un message la dernière partie jouée sur ce serveur, et la suit
option_live_channel = Où elle est montrée ; sinon ici
option_live_switch = « Désactivé » y met fin

# Above the board. It names the players.
live_heading = 🔴 **En direct : nº { $id }, { $game }.** { $players }
# On a button that opens the message of the game itself.
live_to_game = À la partie
# Where there is no game to show.
live_nothing = 🔴 **En direct.** La partie de ce serveur où l’on a joué en dernier s’affiche ici dès qu’il y en a une dans un salon que tout le monde peut voir.

live_on = Le plateau en direct apparaît dans { $channel } : la partie de ce serveur où l’on a joué en dernier, toujours à jour. Les parties des salons que ne peuvent pas voir toutes les personnes qui voient { $channel } ne sont jamais montrées. Pour y mettre fin, utilise `/{ name_live }` avec `{ param_switch }: { switch_off }`.
live_off = Le plateau en direct est arrêté et son message est supprimé.
live_is_off = Il n’y a pas de plateau en direct sur ce serveur. Pour en avoir un, utilise `/{ name_live }`.

# What is left of an old message that cannot be removed.
live_was = C’était le plateau en direct. Il est maintenant ici : { $link }
live_was_ended = C’était le plateau en direct.

# To who wanted it.
live_gone = Le plateau en direct est arrêté : son salon n’existe plus. Pour l’avoir ailleurs, utilise `/{ name_live }`.
live_closed = Le plateau en direct est arrêté : je ne peux pas voir { $channel } ou pas y écrire. Donne-moi là-bas **{ right_view_channel }** et **{ right_send_messages }**, puis utilise de nouveau `/{ name_live }`.
live_locked = Le plateau en direct est arrêté : { $channel } est verrouillé. Déverrouille-le, puis utilise de nouveau `/{ name_live }`.
untold_live = Les parties de { $hidden } ne sont pas montrées sur le plateau en direct de { $channel }, car les personnes qui voient { $channel } ne peuvent pas toutes voir où elles se jouent. Pour changer cela, laisse les mêmes rôles et les mêmes personnes voir tous ces salons, ou déplace le plateau avec `/{ name_live }`.

bot_absent = Je ne suis pas sur ce serveur, donc je ne peux pas le faire ici. Quelqu’un qui a *Gérer le serveur* peut m’ajouter.
