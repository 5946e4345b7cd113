# Commands, their options and choices. Discord allows 100 characters each.

command_challenge = Challenge somebody to a game
command_seek = Look for an opponent, or for three more players: anybody may accept
command_move = Play a move in this channel's game
command_board = Show the board, with a link to its message
command_moves = List all moves that are possible now
command_resign = Give the game up (you are asked first)
command_draw = Offer a draw, or agree to one: the men are then counted
command_takeback = Take your last move back: at once within a minute, else by consent
command_abort = Break the game off, as long as not everybody has moved (you are asked first)
command_pause = Ask for a pause, in a game with a limit of time for moves
command_resume = End the pause
command_claim = Claim the win when your opponent is out of time or has left
command_block = Do not meet somebody in games: they are only told that you are not available
command_unblock = Meet somebody in games again
command_do_not_disturb = Let nobody challenge you by name, or let them again
command_seat = With four players: open the seat of somebody who has left. Moderators: give a seat to somebody
command_end = For moderators: end a game, so that it counts for nothing (you are asked first)
command_games = List the games of this server: all that are going on, or those you look for
command_rules = How a game is played
command_help = What this bot can do

option_opponent = Whom to play against
option_partner = With four players: who plays with you; leave out for anybody
option_second_opponent = With four players: the second opponent; leave out for anybody
option_game = Which of the three games
option_rules = Other rules than the traditional ones: a preset, options, or both
option_begins = Who begins
option_limit = How long a move may take
option_from = Whose seat
option_to = Who is to play on; only moderators can say
option_person = Who
option_switch = Whether you want to be left alone
option_move = For example a8-b9, c10xa8 or Hb11 b9-c10
# An entry of the list of moves, without markup.
moves_of_other = It is the turn of { $player }
option_which_game = The number of the game, if it is not the one in this channel
option_form = How to show it

form_picture = as a picture
form_text = in letters
option_side = Whose side is at the bottom
option_theme = The look of the board
board_side = { $side ->
    [own] mine, in games I play
    [mover] the player to move
    [south] White or South
    [west] West, with four players
    [north] Black or North
   *[east] East, with four players
}
board_theme = { $theme ->
    [slab] stone slab
    [light] light
   *[contrast] high contrast
}

help_heading = **Stones** plays the three board games of the Zuni people with you, here in the channel.
help_moving = To move, press *Move* under the board, or reply to the board with your move, such as `{ $example }`, mention me with it, or use `/{ name_move }`. Huffs, placings, draws and resigning are buttons there too.
help_topic = { $topic ->
    [begin] Find players
    [play] Play
    [watch] Watch
    [learn] Learn
   *[settle] Settings
}
help_command = `/{ $name }`: { $description }.
help_menu = Right-click a person → Apps → *{ $name }*: challenge them.
help_message_menu = Right-click or hold a message → Apps → *{ $name }*: { $description }.
menu_play_as_move = play the move in a message of yours
help_thanks = The games belong to the Zuni people (A:shiwi) of New Mexico. Thank you.

invite_server = Add to a server
invite_account = Add to my account
