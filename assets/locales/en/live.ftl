# The live board: one message of a server that shows its most recently moved game.

command_live = Show the most recently moved game of this server in one message that follows it
option_live_channel = Where it is shown; otherwise here
option_live_switch = Off ends it

# Above the board. It names the players.
live_heading = 🔴 **Live: No. { $id }, { $game }.** { $players }
# On a button that opens the message of the game itself.
live_to_game = To the game
# Where there is no game to show.
live_nothing = 🔴 **Live.** The game that moved last in this server is shown here as soon as there is one in a channel that everybody may see.

live_on = The live board appears in { $channel }: the game that moved last in this server, brought up to date by itself. Games in channels that not everybody who sees { $channel } may see are never shown. To end it, use `/{ name_live }` with `{ param_switch }: { switch_off }`.
live_off = The live board is off, and its message is removed.
live_is_off = There is no live board in this server. To have one, use `/{ name_live }`.

# What is left of an old message that cannot be removed.
live_was = This was the live board. It is here now: { $link }
live_was_ended = This was the live board.

# To who wanted it.
live_gone = The live board is off, as its channel is gone. To have it elsewhere, use `/{ name_live }`.
live_closed = The live board is off, as I may not see { $channel } or not write there. Give me **{ right_view_channel }** and **{ right_send_messages }** there, then use `/{ name_live }` again.
live_locked = The live board is off, as { $channel } is locked. Unlock it, then use `/{ name_live }` again.
untold_live = Games in { $hidden } are not shown on the live board in { $channel }, as not everybody who sees { $channel } may see where they are played. To change that, let the same roles and people see all of these channels, or move the board with `/{ name_live }`.

bot_absent = I am not a member of this server, so I cannot do that here. Somebody with *Manage Server* can add me.
