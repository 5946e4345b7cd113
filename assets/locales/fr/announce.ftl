# In the channel that a server has chosen for announcements.
# $first, $second: the people with their sides.
announced = **{ $game }**, partie n° { $id } : { $first } contre { $second }.
announced_begun = La partie commence. Règles : { $rules }.
# To who may manage the server. $channel: a link. $when: since when.
lost_announcement = Mes annonces n’arrivent pas dans { $channel } : j’ai renoncé à l’une d’elles { $when }. Vérifie que le salon existe, que je peux le voir et y écrire, ou choisis-en un autre avec `/{ name_server_settings }`.
untold_announced = Les parties de { $hidden } ne sont pas annoncées dans { $channel }, car les personnes qui voient { $channel } ne peuvent pas toutes voir où elles se jouent. Pour changer cela, laisse les mêmes rôles et les mêmes personnes voir tous ces salons, ou choisis-en un autre avec `/{ name_server_settings }`.
