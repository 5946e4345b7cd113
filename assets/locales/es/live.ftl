# The live board: one message of a server that shows its most recently moved game.

command_live = Muestra en un mensaje la partida de este servidor con la jugada más reciente, y la sigue
option_live_channel = Dónde se muestra; si no, aquí
option_live_switch = «No» lo termina

# Above the board. It names the players.
live_heading = 🔴 **En vivo: n.º { $id }, { $game }.** { $players }
# On a button that opens the message of the game itself.
live_to_game = A la partida
# Where there is no game to show.
live_nothing = 🔴 **En vivo.** Aquí se muestra la partida de este servidor con la jugada más reciente, en cuanto haya una en un canal que todo el mundo pueda ver.

live_on = El tablero en vivo aparece en { $channel }: la partida de este servidor con la jugada más reciente, siempre al día. Las partidas de canales que no pueden ver todas las personas que ven { $channel } no se muestran nunca. Para terminarlo, usa `/{ name_live }` con `{ param_switch }: { switch_off }`.
live_off = El tablero en vivo ha terminado y su mensaje se elimina.
live_is_off = En este servidor no hay tablero en vivo. Para tenerlo, usa `/{ name_live }`.

# What is left of an old message that cannot be removed.
live_was = Este era el tablero en vivo. Ahora está aquí: { $link }
live_was_ended = Este era el tablero en vivo.

# To who wanted it.
live_gone = El tablero en vivo ha terminado porque su canal ya no existe. Para tenerlo en otro, usa `/{ name_live }`.
live_closed = El tablero en vivo ha terminado porque no puedo ver { $channel } o no puedo escribir allí. Dame allí **{ right_view_channel }** y **{ right_send_messages }**, y usa otra vez `/{ name_live }`.
live_locked = El tablero en vivo ha terminado porque { $channel } está bloqueado. Desbloquéalo y usa otra vez `/{ name_live }`.
untold_live = Las partidas de { $hidden } no aparecen en el tablero en vivo de { $channel }, porque no todas las personas que ven { $channel } pueden ver dónde se juegan. Para cambiarlo, haz que los mismos roles y personas vean todos estos canales, o lleva el tablero a otro con `/{ name_live }`.

bot_absent = No estoy en este servidor, así que no puedo hacerlo aquí. Quien tenga *Gestionar servidor* puede añadirme.
