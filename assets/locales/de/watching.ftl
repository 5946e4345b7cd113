# Watching: following games, looking back on them, and what is told elsewhere than where they are played.

command_follow = Einer Partie folgen: wähle, wie und wie oft du von ihr hörst
command_unfollow = Einer Partie nicht mehr folgen

# The answer to who follows a game. `often` is move, capture or end.
follow_silent = Du folgst Partie Nr. { $game }. Niemand schreibt dir dazu.
follow_mention = { $often ->
    [move] Du folgst Partie Nr. { $game }: Du wirst bei jedem Zug erwähnt.
    [capture] Du folgst Partie Nr. { $game }: Du wirst erwähnt, wenn ein Stein geschlagen wird und wenn sie vorbei ist.
   *[end] Du folgst Partie Nr. { $game }: Du wirst erwähnt, wenn sie vorbei ist.
}
follow_direct = { $often ->
    [move] Du folgst Partie Nr. { $game }: Ich schreibe dir bei jedem Zug.
    [capture] Du folgst Partie Nr. { $game }: Ich schreibe dir, wenn ein Stein geschlagen wird und wenn sie vorbei ist.
   *[end] Du folgst Partie Nr. { $game }: Ich schreibe dir, wenn sie vorbei ist.
}
# Two lists, and what can be chosen there.
follow_how = Wie du davon hörst
follow_how_silent = Gar nicht
follow_how_mention = Erwähne mich im Kanal
follow_how_direct = Schreib mir eine Direktnachricht
follow_often = Wie oft
follow_often_move = Bei jedem Zug
follow_often_capture = Wenn ein Stein geschlagen wird und am Ende
follow_often_end = Am Ende

# Under a board, in small print. `state` is running or over.
watchers_counted = { $state ->
    [over] { $count ->
        [one] -# { $count } Person hat dieser Partie zugeschaut.
       *[other] -# { $count } Personen haben dieser Partie zugeschaut.
    }
   *[running] { $count ->
        [one] -# { $count } Person schaut zu.
       *[other] -# { $count } Personen schauen zu.
    }
}
# To those who follow the game and want to be mentioned.
watchers_called = { $state ->
    [over] Für alle, die dieser Partie gefolgt sind: { $people }.
   *[running] Für alle, die dieser Partie folgen: { $people }.
}
# Above the board in a direct message.
watched = Du folgst Partie Nr. { $game } ({ $name }).
watched_over = Partie Nr. { $game } ({ $name }), der du gefolgt bist, ist vorbei.
# To who could not be written to.
lost_notice = Ich konnte dir zu Partie Nr. { $game }, der du folgst, nicht schreiben. Damit du wieder von ihr hörst, erlaube in den Privatsphäre-Einstellungen dieses Servers Direktnachrichten von Mitgliedern und benutze dann `/{ name_follow }`.

command_replay = Eine Partie nachspielen: Schritt für Schritt, als bewegtes Bild oder als Aufzeichnung
# In the help text, after "Right-click or hold a message".
menu_show_position = zeigt dir die Stellung auf einem Brett und wer dran war

# Looking back. `at` of `last` turns.
button_replay = Nachspielen
replay_heading = **Nr. { $id }, { $game }**: nach Zug { $at } von { $last }.
replay_first = Zum Anfang
replay_back = Zurück
replay_on = Weiter
replay_last = Zum Ende
replay_jump = Zu einem Zug springen
replay_film = Als GIF
replay_record = Aufzeichnung
# In a window: at most 45 characters.
replay_turn = Zu welchem Zug?
replay_turn_example = Eine Zahl; 0 ist der Anfang der Partie
replay_film_here = Partie Nr. { $game } als bewegtes Bild.
replay_film_alt = { $turns ->
    [one] { $game } als bewegtes Bild: der Anfang und { $turns } Zug. Die Züge in Worten stehen in der Aufzeichnung.
   *[other] { $game } als bewegtes Bild: der Anfang und { $turns } Züge. Die Züge in Worten stehen in der Aufzeichnung.
}
replay_record_here = Die Aufzeichnung von Partie Nr. { $game }.
position_heading = **Nr. { $id }, { $game }**, wie diese Nachricht sie zeigt:
no_board_there = Diese Nachricht zeigt keine Partie. Nimm ein Brett von mir: Rechtsklick darauf oder gedrückt halten → Apps.
no_such_turn = { $last ->
    [0] Diesen Zug hat die Partie nicht: Noch niemand hat gezogen, also gibt es nur ihren Anfang, 0.
   *[other] Diesen Zug hat die Partie nicht. Nenne eine Zahl von 0, das ist der Anfang, bis { $last }.
}

# The options of `/{ name_games }`.
option_games_game = Nur dieses der drei Spiele
option_games_player = Nur Partien dieser Person
option_games_whose = Nur deine Partien oder solche, denen du folgst
option_games_state = Partien, die laufen, oder solche, die vorbei sind
games_whose_mine = meine
games_whose_followed = denen ich folge
games_state_running = laufende
games_state_finished = beendete

games_none_such = Auf diesem Server gibt es keine solche Partie. Lass eine Option von `/{ name_games }` weg, um mehr zu sehen.
games_finished = **Beendete Partien auf diesem Server**
games_row_won = Nr. { $id }, { $game }: { $players }; Sieg für { $winner } am { $date }, { $when }.
games_row_drawn = Nr. { $id }, { $game }: { $players }; Remis am { $date }, { $when }.
games_row_void = Nr. { $id }, { $game }: { $players }; abgebrochen am { $date }, { $when }.
