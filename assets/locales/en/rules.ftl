# The rules of the three games in short. A line must not begin with an asterisk.

rules_here = In this channel: { $rules }.

# Each page has a picture below it.
rules_board_mosona =
    ## Awithlaknan Mosona
    Two players, White and Black, on a strip of lozenges with three rows: `a` (White’s), `b` and `c` (Black’s). Columns are counted from White’s left. Each side has 12 men; only the centre `b9` is vacant. White begins.
    Leap over the other side’s men until it has none, or no move.
rules_board_kolowis =
    ## Kolowis Awithlaknannai
    Two players, White and Black, on a strip of sixteen lozenges with lines along its outer rows too: rows `a` (White’s), `b` and `c` (Black’s). Columns are counted from White’s left. Each side has 23 men; the centre `b17` and the ends `b1` and `b33` are vacant. White begins.
    Leap over the other side’s men until it has none, or no move.
rules_board_warriors =
    ## Awithlaknakwe, the Stone Warriors
    Two players (South and North) or four (South, West, North and East in turn; South and East play against North and West) on 168 squares: files `a` to `n` from South’s left, ranks `1` to `14`. Each player has six warriors on the home edge. South begins.
    Cross to the other side, and take as many men as you can on the way.
rules_moves_strip =
    ### Moving and capturing
    - **Move**: a man goes along a line to the next vacant point, in any direction: `{ $step }`.
    - **Capture**: it leaps along a straight line over an enemy man to the vacant point just beyond: `{ $leap }`. Leapt men come off at once.
    - **Chain**: it may leap on, turning as it likes, as in the picture: `{ $chain }`. It may stop after any leap.
    Nobody may pass.
rules_moves_warriors =
    ### Moving and capturing
    - **Move**: a warrior goes one square diagonally forward, away from home: `e1-f2`. Nobody moves backward.
    - **Capture**: after your move, enemy men diagonally next to the moved man come off if another man of your team stands just behind them on the same diagonal, as in the picture: `{ $capture }`. One move can take several.
    - Stepping in between two enemies is safe.
rules_huff =
    ### The huff
    A capture is due. If you step instead, your opponent may first take off one man of yours that could have captured, and then moves as usual, as in the picture: `{ $huff }`.
    If the very man stepped that could have captured, it is taken where it stands now. The right is gone after the turn. Stopping a chain early costs nothing.
rules_priest =
    ### The Priest of the Bow
    When a team loses its first man, the player who lost it holds the team’s Priest in hand and may place it on a vacant home square before a move, as in the picture: `{ $place }`. Placing takes nothing.
    The Priest goes like a warrior, and also one square straight forward, left and right. It takes and is taken like any man; once taken it is gone.
    Who can neither move nor place passes; that happens by itself.
rules_end_strip =
    ### The end
    - Who has no men left, or can neither move nor huff, has lost. In the picture Black has no move left.
    - The men are counted when a position comes up for the third time, when 100 moves go by without a capture or huff, or when a draw is agreed: more men wins, equally many draw.
rules_end_warriors =
    ### The end
    The game is over
    - when every man stands on the home opposite its own, as in the picture, and no Priest is in hand;
    - when nobody can move or place;
    - when a team has nobody left, on the board or in hand;
    - or when 40 turns in a row (80 with four players) were passes or sideways Priest moves that took nothing.
    The team with more captured men wins, a Priest counting one; equally many draw.

rules_options_mosona =
    ### Options
    - `lozenges`: 8, or any even number from 2 to 20
    - `outer-lines`: no, yes
    - `capture`: huff; strict, captures must be made; free, they are never due
    - `chain`: optional; full, on to the end; maximum, the most men; single, one leap
    - `ends`: straight, upright, curved (with outer lines)
    - `leap`: straight, bent
    Presets: `traditional`, `strict` (capture strict, chain full), `ludii` (outer lines, ends upright, capture free, chain single). Example: `/{ name_challenge }` with rules `strict lozenges=6`
rules_options_kolowis =
    ### Options
    - `lozenges`: 16, or any even number from 2 to 20
    - `outer-lines`: yes, no
    - `men`: ends-vacant, full
    - `capture`: huff; strict, captures must be made; free, they are never due
    - `chain`: optional; full, on to the end; maximum, the most men; single, one leap
    - `ends`: straight, upright, curved (with outer lines)
    - `leap`: straight, bent
    Presets: `traditional`, `strict` (capture strict, chain full), `bead` (capture strict, ends curved). Example: `/{ name_challenge }` with rules `strict men=full`
rules_options_awithlaknakwe =
    ### Options
    - `seats`: 2, 4
    - `capture`: automatic; optional, you may spare flanked men: `e5-f6~`
    - `flank`: diagonal; any, along files and ranks too
    - `priest`: home; captor, your own team’s Priest enters at once where it first takes a man
    - `goal`: count; race, the first team home wins
    Example: `/{ name_challenge }` with rules `seats=4 capture=optional`
rules_sources_strip =
    ### Sources
    S. Culin, *Games of the North American Indians* (1907), pp. 799–801; M. C. Stevenson, *Zuñi Games* (1903), pp. 496–497; H. J. R. Murray, *A History of Board-Games Other Than Chess* (1952), p. 71; R. C. Bell, *Board and Table Games from Many Civilizations* (1979), p. 38; Wikipedia, Ludii and bead.game for the options. With respect and thanks to the Zuni people, whose games these are.
rules_sources_squares =
    ### Sources
    S. Culin, *Chess and Playing-Cards* (1898), p. 878, and *Games of the North American Indians* (1907), pp. 799–801; M. C. Stevenson, *Zuñi Games* (1903), pp. 496–497; Wikipedia and Ludii for the options. With respect and thanks to the Zuni people, whose game this is.
