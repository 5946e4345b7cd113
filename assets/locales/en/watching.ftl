# Watching: following games, looking back on them, and what is told elsewhere than where they are played.

command_follow = Follow a game: choose how and how often you are told of it
command_unfollow = Follow a game no more

# The answer to who follows a game. `often` is move, capture or end.
follow_silent = You follow game No. { $game }. Nobody writes to you about it.
follow_mention = { $often ->
    [move] You follow game No. { $game }: you will be mentioned at every move.
    [capture] You follow game No. { $game }: you will be mentioned whenever a man is taken, and when it is over.
   *[end] You follow game No. { $game }: you will be mentioned when it is over.
}
follow_direct = { $often ->
    [move] You follow game No. { $game }: I will write to you at every move.
    [capture] You follow game No. { $game }: I will write to you whenever a man is taken, and when it is over.
   *[end] You follow game No. { $game }: I will write to you when it is over.
}
# Two lists, and what can be chosen there.
follow_how = How you are told
follow_how_silent = Do not tell me
follow_how_mention = Mention me in the channel
follow_how_direct = Write me a direct message
follow_often = How often
follow_often_move = At every move
follow_often_capture = When a man is taken, and at the end
follow_often_end = At the end

# Under a board, in small print. `state` is running or over.
watchers_counted = { $state ->
    [over] { $count ->
        [one] -# { $count } person watched this game.
       *[other] -# { $count } people watched this game.
    }
   *[running] { $count ->
        [one] -# { $count } person is watching.
       *[other] -# { $count } people are watching.
    }
}
# To those who follow the game and want to be mentioned.
watchers_called = { $state ->
    [over] { $people }: you followed this game.
   *[running] { $people }: you follow this game.
}
# Above the board in a direct message.
watched = You follow game No. { $game } ({ $name }).
watched_over = Game No. { $game } ({ $name }), which you followed, is over.
# To who could not be written to.
lost_notice = I could not write to you about game No. { $game }, which you follow. To be told again, allow direct messages from members of this server in its privacy settings, then use `/{ name_follow }`.

command_replay = Look back on a game: step through it, as a moving picture, or as a record
# In the help text, after "Right-click or hold a message".
menu_show_position = see the position that a board shows, and whose turn it was

# Looking back. `at` of `last` turns.
button_replay = Replay
replay_heading = **No. { $id }, { $game }**: after turn { $at } of { $last }.
replay_first = To the start
replay_back = Back
replay_on = On
replay_last = To the end
replay_jump = Jump to a turn
replay_film = As a GIF
replay_record = Record
# In a window: at most 45 characters.
replay_turn = Which turn?
replay_turn_example = A number; 0 is the start of the game
replay_film_here = Game No. { $game } as a moving picture.
replay_film_alt = { $turns ->
    [one] { $game } as a moving picture: the start and { $turns } turn. The record has the moves in words.
   *[other] { $game } as a moving picture: the start and { $turns } turns. The record has the moves in words.
}
replay_record_here = The record of game No. { $game }.
position_heading = **No. { $id }, { $game }**, as that message shows it:
no_board_there = That message shows no game. Point at a board of mine: right-click or hold it → Apps.
no_such_turn = { $last ->
    [0] That is not a turn of this game: nobody has moved yet, so there is only its start, 0.
   *[other] That is not a turn of this game. Give a number from 0, which is the start, to { $last }.
}

# The options of `/{ name_games }`.
option_games_game = Only this one of the three games
option_games_player = Only games of this person
option_games_whose = Only your games, or those that you follow
option_games_state = Games that are going on, or that are over
games_whose_mine = mine
games_whose_followed = those that I follow
games_state_running = going on
games_state_finished = over

games_none_such = No game in this server is like that. Leave out an option of `/{ name_games }` to see more.
games_finished = **Games that are over in this server**
games_row_won = No. { $id }, { $game }: { $players }; won by { $winner } on { $date }, { $when }.
games_row_drawn = No. { $id }, { $game }: { $players }; drawn on { $date }, { $when }.
games_row_void = No. { $id }, { $game }: { $players }; broken off on { $date }, { $when }.
