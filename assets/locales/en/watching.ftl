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
watched = You follow game No. { $game }.
# To who could not be written to.
lost_notice = I could not write to you about game No. { $game }, which you follow. To be told again, allow direct messages from members of this server in its privacy settings, then use `/follow`.
