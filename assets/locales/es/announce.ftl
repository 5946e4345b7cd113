# In the channel that a server has chosen for announcements.
# $first, $second: the people with their sides.
announced = **{ $game }**, partida n.º { $id }: { $first } contra { $second }.
announced_begun = Empieza la partida. Reglas: { $rules }.
# To who may manage the server. $channel: a link. $when: since when.
lost_announcement = Mis anuncios no llegan a { $channel }: se abandonó uno { $when }. Comprueba que el canal existe y que puedo verlo y escribir en él, o elige otro con `/{ name_server_settings }`.
untold_announced = Las partidas de { $hidden } no se anuncian en { $channel }, porque no todas las personas que ven { $channel } pueden ver dónde se juegan. Para cambiarlo, haz que los mismos roles y personas vean todos estos canales, o elige otro con `/{ name_server_settings }`.
