# The exercises of /learn. Each has three parts: its title (at most 90 characters, no markup), the task, and why the right
# answer is right. Moves, places and options in back-ticks stay as they are. A line must not begin with an asterisk.

lesson_mosona_board =
    { $part ->
        [title] The board and the aim
        [task] Points have names: row `a` is White’s, `b` is the middle, `c` is Black’s; columns are counted from White’s left. The aim is to take all men of the other side or to leave it no move. At the start only the centre `b9` is vacant. Play the man on `a10` to the centre.
       *[right] White begins, and the first move can only go to the centre.
    }

lesson_mosona_step =
    { $part ->
        [title] Stepping
        [task] A man goes along a line to the next vacant point, in any direction. Bring the man on `b9` back to `a8`.
       *[right] Forward, backward or sideways: all that counts is a line and a vacant point at its end.
    }

lesson_mosona_leap =
    { $part ->
        [title] Leaping
        [task] A man takes an enemy man by leaping over it along a straight line, to the vacant point just beyond. Take the man in the centre.
       *[right] The man leapt over comes off at once. A step to `a8` would have left it standing.
    }

lesson_mosona_edge =
    { $part ->
        [title] Safe points
        [task] No line runs along the edges of this board, so only a man in the middle row can be leapt, and not on its two ends. Black threatens your man on `b7`. Move so that nothing can be taken.
       *[right] On an edge, or where no enemy has a vacant point behind you, nobody can leap over your man.
    }

lesson_mosona_chain =
    { $part ->
        [title] Chains of leaps
        [task] After a leap the same man may leap again. Take as many men as you can.
       *[right] Each man comes off as it is leapt. You may stop after any leap, but here going on takes more.
    }

lesson_mosona_turning =
    { $part ->
        [title] Chains that turn
        [task] In a chain the man may turn at every point. Take as many men as you can.
       *[right] It changed direction twice and took three men in one turn.
    }

lesson_mosona_due =
    { $part ->
        [title] A capture is due
        [task] When you can capture, you should. You may step instead, but then your opponent may take one of the men that could have leapt: that is a huff. Move so that nothing can be huffed.
       *[right] You captured, so no man of yours may be huffed.
    }

lesson_mosona_huff =
    { $part ->
        [title] Huffing
        [task] Black’s man on `c10` could have leapt, and Black stepped with another man. Before your move you may take the man that missed its capture off. Huff, then move.
       *[right] A huff costs you nothing: you still make your move. It is written with H before the point.
    }

lesson_mosona_huff_moved =
    { $part ->
        [title] Huffing the man that moved
        [task] Black’s man could have leapt over `b9` and stepped to `b11` instead. The man that moved is huffed where it stands now. Huff it, then move.
       *[right] It was in default wherever it went. Unused, your right would be gone after this turn.
    }

lesson_mosona_huff_choice =
    { $part ->
        [title] Which man to huff
        [task] Two men missed a capture, on `b7` and `c10`; you may huff one of them. Choose so that your move can take another man.
       *[right] One man by the huff, one by the leap. Any man that could have leapt may be huffed, but only one.
    }

lesson_mosona_no_men =
    { $part ->
        [title] No men left
        [task] A side without men has lost. Win at once.
       *[right] Black has no men left.
    }

lesson_mosona_blocked =
    { $part ->
        [title] No move left
        [task] Nobody may pass: a side that can neither move nor huff has lost. Leave Black no move.
       *[right] Black’s last man cannot step, and every leap is blocked.
    }

lesson_mosona_repetition =
    { $part ->
        [title] The third time
        [task] When a position comes up for the third time, the men are counted and more men win. The men are counted too when a draw is agreed. You have more men: bring the position with your man on `b17` about once more.
       *[right] It was the third time, and you have three men against two.
    }

lesson_mosona_count =
    { $part ->
        [title] A hundred quiet moves
        [task] After 100 moves in a row without a capture or huff the men are counted. 99 have gone by, and Black has more men. Do not let them be counted now.
       *[right] A capture begins the count anew.
    }

lesson_mosona_size =
    { $part ->
        [title] Other lengths
        [task] The strip can have any even number of lozenges from 2 to 20. This one has four, and every point but the centre is taken at the start. Play the man on `a6` to the centre `b5`.
       *[right] Only the length differs; the rules are the same.
    }

lesson_mosona_free =
    { $part ->
        [title] Option: captures are never due
        [task] With `capture=free` nobody is huffed for leaving a capture out. A capture here would cost you the man. Move so that nothing can be taken.
       *[right] You left the capture out, and nothing follows from it.
    }

lesson_mosona_strict =
    { $part ->
        [title] Option: captures must be made
        [task] With `strict` nothing else is legal while a capture exists, and a chain must go on while it can. Take as many men as you can.
       *[right] Both captures were legal; no step was.
    }

lesson_mosona_full =
    { $part ->
        [title] Option: chains to the end
        [task] With `chain=full` a man that has begun to leap must go on while it can. Capture.
       *[right] The chain had to go on to its end. A step would have been legal, for captures are not forced here.
    }

lesson_mosona_maximum =
    { $part ->
        [title] Option: the most men
        [task] With `chain=maximum` only a capture that takes the most men of all is legal. Capture.
       *[right] It takes two. The man on `a16` may not take its one man.
    }

lesson_mosona_single =
    { $part ->
        [title] Option: one leap
        [task] With `chain=single` a turn has one leap. Capture.
       *[right] One man comes off, and the turn is over.
    }

lesson_mosona_ludii =
    { $part ->
        [title] Option: lines round the ends
        [task] The preset `ludii` adds lines along the edges and lets men leap upright over the ends. Captures are free, one leap a turn. Take the man on `b1`.
       *[right] From `a2` over the end `b1` to `c2`.
    }

lesson_mosona_bent =
    { $part ->
        [title] Option: bent leaps
        [task] With `leap=bent` a man also leaps between neighbours of the middle row over the edge man between them. The man leapt is named in brackets. Take as many men as you can.
       *[right] Over one edge man and back over the other: the point it began on is vacant during the chain.
    }

lesson_kolowis_board =
    { $part ->
        [title] The long board
        [task] Sixteen lozenges, with lines along the edges too. The centre `b17` and the two ends `b1` and `b33` are vacant at the start. Play a man to the end `b1`.
       *[right] 23 men stand on each side, and White begins.
    }

lesson_kolowis_step =
    { $part ->
        [title] Along the edge
        [task] Here men step along the edges as well. Play the man on `a8` to `a10`.
       *[right] In the short game there would be no line between them.
    }

lesson_kolowis_leap =
    { $part ->
        [title] Leaping along the edge
        [task] Men leap along the edges too. Capture.
       *[right] From `a8` over `a10` to `a12`, straight along the outer line.
    }

lesson_kolowis_edge =
    { $part ->
        [title] The edge is not safe
        [task] Black threatens your man on `a10` along the edge. Move so that nothing can be taken.
       *[right] Nobody can leap over your man there.
    }

lesson_kolowis_corner =
    { $part ->
        [title] Corners are safe
        [task] Corners such as `a2` and the ends `b1` and `b33` cannot be leapt. Your man on `a4` is threatened. Move so that nothing can be taken.
       *[right] No line goes on beyond the corner, so nobody lands behind it.
    }

lesson_kolowis_chain =
    { $part ->
        [title] Edge and slant
        [task] One chain may run along the edge and across the middle. Take as many men as you can.
       *[right] Along the edge, across the middle row, and along the other edge: three men.
    }

lesson_kolowis_stop =
    { $part ->
        [title] Stopping early
        [task] You may stop a chain early, and nobody is huffed for that. Capture so that nothing of yours can be taken afterwards.
       *[right] The next leap would have taken one more man and lost yours.
    }

lesson_kolowis_huff =
    { $part ->
        [title] Huff and capture
        [task] Black’s man on `a10` missed its capture. Huff, and capture another man in the same turn.
       *[right] The huff comes on top of the move: two men in one turn.
    }

lesson_kolowis_draw =
    { $part ->
        [title] A draw
        [task] When a position comes up for the third time the men are counted; equally many draw. Bring the position with your man on `b33` about once more.
       *[right] Two men against two: a draw.
    }

lesson_kolowis_men =
    { $part ->
        [title] Option: all points taken
        [task] With `men=full` both ends are taken too: 24 men against 24, and only the centre is vacant. Play the man on `b19` to the centre.
       *[right] Everything else is as before.
    }

lesson_kolowis_curved =
    { $part ->
        [title] Option: round the ends
        [task] With `ends=curved` men also leap round the ends of the board. Take the man in the corner.
       *[right] From `a4` over the corner `a2` to the end `b1`.
    }

lesson_kolowis_bead =
    { $part ->
        [title] Option: bead
        [task] The preset `bead` makes captures a must and lets men leap round the ends. Take as many men as you can.
       *[right] Round the corner and on along the middle row.
    }

lesson_warriors_board =
    { $part ->
        [title] The board and the homes
        [task] Files are called `a` to `n` from South’s left, ranks `1` to `14`. Each player’s six warriors begin on the home edge; South begins. The aim is to cross to the other side and to take as many enemies as you can on the way. Play the warrior on `e1` to `f2`.
       *[right] It has begun to cross. Warriors follow the diagonals.
    }

lesson_warriors_move =
    { $part ->
        [title] How warriors move
        [task] A warrior goes one square diagonally forward, away from its home. Nobody moves backward. Play the warrior on `g5` to `h6`.
       *[right] One square, diagonally, forward.
    }

lesson_warriors_capture =
    { $part ->
        [title] Enclosing
        [task] An enemy comes off when your move puts it between the man that moved and another man of yours, on one diagonal. Take the man on `g7`.
       *[right] `g7` stood between `f6` and `h8`. It comes off of itself.
    }

lesson_warriors_several =
    { $part ->
        [title] Several at once
        [task] One move can enclose men on several diagonals: a warrior takes up to three. Take as many as you can.
       *[right] Three diagonals, three men.
    }

lesson_warriors_between =
    { $part ->
        [title] Stepping in between
        [task] Only the man that moves takes. Who steps between two enemies is safe. Move so that nothing can be taken.
       *[right] Between `e7` and `g5` nothing happens to your warrior.
    }

lesson_warriors_stuck =
    { $part ->
        [title] Stuck, and still to be taken
        [task] A warrior that has nowhere to go stays where it is, and can still be taken. North’s warrior on `d2` is stuck. Take it.
       *[right] Your man on `e1` stood behind it, and `c3` closed the diagonal.
    }

lesson_warriors_place =
    { $part ->
        [title] The Priest enters
        [task] When a team loses its first man, its Priest of the Bow comes into the hand of the player who lost it. At the start of a turn it may be placed on a vacant square of the home. Place your Priest, then move.
       *[right] Placing takes nothing, and you still make your move. It is written with `P@` before the square.
    }

lesson_warriors_priest =
    { $part ->
        [title] How the Priest moves
        [task] The Priest goes like a warrior, and also one square straight: forward, left or right. Play your Priest from `g5` to `g6`.
       *[right] Only the Priest can cross a straight line.
    }

lesson_warriors_four =
    { $part ->
        [title] The Priest takes four
        [task] Moving straight, the Priest can enclose men on all four diagonals. Take as many as you can.
       *[right] Four men in one move, as many as can be.
    }

lesson_warriors_take_priest =
    { $part ->
        [title] Taking the Priest
        [task] Warriors and Priests take and are taken alike. A Priest that is taken counts as one man and is gone. Take North’s Priest.
       *[right] North’s Priest is gone for good.
    }

lesson_warriors_pass =
    { $part ->
        [title] Passing
        [task] Who can neither move nor place passes, which happens of itself; nobody else may pass. Place your Priest and move so that North has to pass.
       *[right] With your Priest on `e1` the warrior on `d2` has nowhere to go.
    }

lesson_warriors_home =
    { $part ->
        [title] The end: all have crossed
        [task] The game is over when every man stands on the home opposite its own and no Priest is in hand. Then the team that has taken more men wins. You have taken more: end the game.
       *[right] All men have crossed, and you have taken two men against one.
    }

lesson_warriors_nobody =
    { $part ->
        [title] The end: nobody can move
        [task] The game is also over when nobody can move or place. You have taken more men. Leave no move to anybody.
       *[right] Both warriors are stuck in their corners, and the men taken are counted.
    }

lesson_warriors_gone =
    { $part ->
        [title] The end: a team is gone
        [task] The game is over when a team has no man on the board and no Priest in hand. End it.
       *[right] North has nobody left, and you have taken more men.
    }

lesson_warriors_quiet =
    { $part ->
        [title] The end: quiet turns
        [task] After 40 turns in a row that were passes or sideways moves of a Priest and took nothing, the men taken are counted (with four players after 80). 39 have gone by, and you have taken more. End the game.
       *[right] A sideways move of the Priest was the fortieth.
    }

lesson_warriors_teams =
    { $part ->
        [title] Four players
        [task] With four players, South and East play against North and West, each from a home of their own. Men of your partner count as yours when you enclose. Take the man on `g7`.
       *[right] East’s warrior on `h8` stood behind it.
    }

lesson_warriors_spare =
    { $part ->
        [title] Option: sparing men
        [task] With `capture=optional` the mover says whether the enclosed men come off. A loss would bring North its Priest. Enclose the man on `g7` and spare it.
       *[right] The mark ~ says that it stays. So North gets no Priest.
    }

lesson_warriors_flank =
    { $part ->
        [title] Option: files and ranks
        [task] With `flank=any` men are enclosed along files and ranks too. Take the man on `f7`.
       *[right] It stood between `f6` and `f8`, on one file.
    }

lesson_warriors_captor =
    { $part ->
        [title] Option: the captor’s Priest
        [task] With `priest=captor` the Priest of the team that takes its first man enters at once, on the square of that man. Take the man on `g7`.
       *[right] Your own Priest stands on `g7` now.
    }

lesson_warriors_race =
    { $part ->
        [title] Option: a race
        [task] With `goal=race` a team wins as soon as all its men are on the opposite home. Win.
       *[right] Your only man has arrived, whatever was taken.
    }
