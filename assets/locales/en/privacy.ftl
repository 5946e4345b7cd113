# What is kept about people, and how it is given out and deleted.

# Stands where the name of somebody stood about whom everything was deleted, also at the start of a sentence.
former_player = a former player

command_privacy = What is kept about you, why and how long
command_export = Get everything that is kept about you as a file: nobody else sees it
command_forget_me = Delete everything that is kept about you; you are asked first

# All of it in one message of at most 2000 characters. $operator: none, or who runs the bot, in their own words.
# $days: after how many days a server that has removed the bot is forgotten.
privacy = **What is kept about you**
    • *Games and challenges* you have a part in: your Discord number, your seat, every move, offer and result with its time, the numbers of the server, channels and messages, and the secret address of the game's page. They are needed to play, and stay, for they are your opponents' too.
    • *What you chose*: settings, do-not-disturb, whom you blocked, games you follow, planned moves, vacations, reminders.
    • *What makes the bot less of a nuisance*: the language Discord told, how far you are in the lessons, which hints you had, what you were called for or could not be told.
    • *Notes of the work*: what was posted or is to be sent to you (30 days) and which commands were carried out (2 days).
    Nothing else: names are asked of Discord and only remembered while the bot runs, and no message is kept but the moves in it. All of it is kept to play, and given to nobody.
    • **How long**: until you delete it. What a server chose stays until it is chosen anew. If the bot is removed from a server and not back within { $days ->
        [one] a day
       *[other] { $days } days
    }, that and the numbers of the server, its channels and messages go; its running games end without a result, finished ones stay with their players. Backups may be kept for some time longer.
    • **Who runs this bot**: { $operator ->
        [none] its operator gives no address here. Ask those who brought the bot to this server.
       *[other] { $operator }
    }
button_export = Export
button_forget = Delete…

# $games, $challenges: how many run or are open.
forget_question = **Delete everything about you?** This cannot be undone.
    { $games ->
        [0] You have no running game.
        [one] Your running game is given up; with four players your seat is free for others.
       *[other] Your { $games } running games are given up; with four players your seat is free for others.
    }
    { $challenges ->
        [0] You have no open challenge.
        [one] You leave your open challenge.
       *[other] You leave your { $challenges } open challenges.
    }
    Your settings, blocks, follows, plans, vacations, lessons and reminders go. Games you played stay for your opponents: there you become “a former player”. Whoever has blocked you keeps that. Messages already in Discord stay as they are: delete yours there, or ask the server. `/{ name_export }` first, if you want to keep something.
button_forget_yes = Delete everything
button_forget_no = Keep it
forgotten = Everything about you is deleted. In the games you played you are “a former player” from now on. If you play again, you begin as somebody new.
forget_not = Nothing was deleted.

# $games: how many games are in the file.
exported = Everything that is kept about you, with { $games ->
        [0] no game
        [one] { $games } game
       *[other] { $games } games
    }. The other people in your games are left out.
# The file would have been too large: the next part has older games.
exported_part = A part of what is kept about you, with { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: all of it is too much for one file. *Next part* has older games.
button_export_next = Next part
# To somebody who asks for an export while another is made.
export_later = Another export is being made just now. Use `/{ name_export }` again in a minute.
# To somebody who presses what another person was asked.
forget_other = Only the person who was asked can answer that. `/{ name_forget_me }` deletes what is kept about you.
# Why a game was broken off: stands after its result, as other reasons do.
reason_home_lost = the bot was removed from the server where it was played.
# To somebody who wants to play a game again.
place_forgotten = Where this game was played is not known any more: the bot was away from that server for too long. `/{ name_challenge }` asks somebody to a new game.
