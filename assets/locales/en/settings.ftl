# What people and servers choose for themselves, and what /diagnose finds.

command_settings = How you like things: language, board, pings
command_server_settings = How games go in this server: channels, roles, rules, language
command_diagnose = What the bot may do in this channel, and how it is
button_settings_page = { $page ->
    [0] First settings
   *[more] More settings
}
settings_heading = **How you like things.** What you choose counts at once. A board in a channel is made for whoever is to move.
house_heading = **How games go in this server.** What you choose counts at once.
house_channels = Games begin in: { $channels }
house_channels_everywhere = Games begin in every channel.
house_roles = Games are begun by: { $roles }
house_roles_everybody = Everybody can begin games.
house_announce = It is told in { $channel } that games begin and end, unless they are played where not everybody who sees { $channel } may look.
house_announce_nowhere = It is told nowhere else that games begin and end.
pick_channels = Channels where games begin; none: everywhere
pick_roles = Roles that begin games; none: everybody
pick_announce = A channel that tells of games; none: nowhere
preference_about = { $what ->
    [language] Language of what only you see
    [theme] Look of the boards
    [bottom] Side at the bottom of the board
    [board] Form of the boards
    [pings] How you are told that it is your move
    [confirm] Asked before a move is played
   *[hints] Explanations of what is new to you
}
preference_choice = { $choice ->
    [language_auto] Language: as in your Discord
    [theme_slab] Look: stone slab
    [theme_light] Look: light
    [theme_contrast] Look: high contrast
    [bottom_own] At the bottom: you, on boards you ask for
    [bottom_mover] At the bottom: the player to move
    [bottom_first] At the bottom: the side that begins
    [board_picture] Boards: as pictures
    [board_text] Boards: in letters too
    [pings_mention] Your move: a ping in the channel
    [pings_direct] Your move: a direct message
    [pings_off] Your move: no ping
    [confirm_off] Moves: played at once
    [confirm_on] Moves: asked about first
    [hints_on] Explanations: on
   *[hints_off] Explanations: off
}
language_choice = Language: { $language }
house_about = { $what ->
    [preset] Rules of challenges that name none
    [move_limit] Time for a move, where a challenge says nothing
    [venue] Where games are played
   *[language] Language of what everybody sees
}
house_choice = { $choice ->
    [venue_channel] Place: the channel; a second game gets a thread
    [venue_thread] Place: a thread for every game
    [preset_traditional] Rules: traditional
    [move_limit_none] Time for a move: no limit
   *[language_auto] Language: that of the server
}
house_preset = Rules: { $preset }, in games that have them
house_limit = Time for a move: { $limit }
not_a_manager = This takes the right *Manage Server*. Ask somebody who has it.
elsewhere_only = In this server games begin in { $channels }. Go there and try again.
without_role = In this server games are begun by people with the role { $roles }. Somebody who manages the server can give it.
confirm_move = Play { $turn }?
button_confirm = Play { $turn }
not_played = Not played. The board is as it was.
button_not_played = No
diagnose_rights = **Rights of the bot here:**
diagnose_missing = What is missing is given in Discord’s settings of the channel or of the bot’s role.
diagnose_right = { $has ->
    [yes] ✅ { $right }
   *[no] ❌ { $right }
}
diagnose_rights_unknown = **Rights here:** Discord does not tell them.
diagnose_installed = { $kind ->
    [server] **Installed:** for this server.
   *[person] **Installed:** for you alone, not for the server: games are told by answers.
}
diagnose_languages = **Languages:** yours { $person }, the server’s { $server }.
diagnose_shard = **Connection:** shard { $shard } of { $total }, { $latency ->
    [none] not measured yet.
   *[ms] { $latency } ms to Discord.
}
diagnose_store = **Store:** { $database }, answers in { $ms } ms.
diagnose_waiting = **Waiting to be posted:** { $here } here, { $all } in all.
diagnose_oldest = The oldest came { $when }.
# Above the board in a direct message to a player.
called_alone = Game No. { $game } waits for you.
lost_call = I could not write to you about game No. { $game }, so you are pinged in the channel again. To be written to, allow direct messages from members of this server in its privacy settings, then choose it anew with `/{ name_settings }`.
