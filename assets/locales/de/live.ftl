# The live board: one message of a server that shows its most recently moved game.

command_live = Zeigt in einer Nachricht die Partie dieses Servers, in der zuletzt gezogen wurde, und folgt ihr
option_live_channel = Wo sie gezeigt wird; sonst hier
option_live_switch = „Aus“ beendet es

# Above the board. It names the players.
live_heading = 🔴 **Live: Nr. { $id }, { $game }.** { $players }
# On a button that opens the message of the game itself.
live_to_game = Zur Partie
# Where there is no game to show.
live_nothing = 🔴 **Live.** Hier steht die Partie dieses Servers, in der zuletzt gezogen wurde, sobald es eine in einem Kanal gibt, den alle sehen dürfen.

live_on = Das Live-Brett erscheint in { $channel }: die Partie dieses Servers, in der zuletzt gezogen wurde, von selbst auf dem neuesten Stand. Partien in Kanälen, die nicht alle sehen dürfen, die { $channel } sehen, werden nie gezeigt. Zum Beenden: `/{ name_live }` mit `{ param_switch }: { switch_off }`.
live_off = Das Live-Brett ist aus, seine Nachricht wird entfernt.
live_is_off = In diesem Server gibt es kein Live-Brett. Mit `/{ name_live }` bekommst du eins.

# What is left of an old message that cannot be removed.
live_was = Das war das Live-Brett. Jetzt ist es hier: { $link }
live_was_ended = Das war das Live-Brett.

# To who wanted it.
live_gone = Das Live-Brett ist aus, denn sein Kanal ist weg. Mit `/{ name_live }` bekommst du es anderswo.
live_closed = Das Live-Brett ist aus, denn ich darf { $channel } nicht sehen oder dort nicht schreiben. Gib mir dort **{ right_view_channel }** und **{ right_send_messages }**, dann nimm noch einmal `/{ name_live }`.
live_locked = Das Live-Brett ist aus, denn { $channel } ist gesperrt. Entsperre es, dann nimm noch einmal `/{ name_live }`.
untold_live = Partien in { $hidden } erscheinen nicht auf dem Live-Brett in { $channel }, weil nicht alle, die { $channel } sehen, auch sehen dürfen, wo gespielt wird. Um das zu ändern, lass dieselben Rollen und Personen alle diese Kanäle sehen oder stell das Brett mit `/{ name_live }` woanders auf.

bot_absent = Ich bin nicht in diesem Server und kann das hier nicht tun. Wer *Server verwalten* darf, kann mich hinzufügen.
