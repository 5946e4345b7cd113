# Plans: "if a8-b9 then c10xa8". Shown to their owner alone.

command_plan = Plan your answer to a move, or see your plans: nobody else does
option_if = Your opponent's move, for example a8-b9; leave out to see what you have planned
option_then = Your answer to it. Longer lines: c10xa8 then b9 then c8
plans_none = You have planned nothing in this game. *Plan an answer* asks for a move of your opponent's and your answer to it, which is then played at once.
plans_heading = What you have planned in this game, and only you can see:
plan_row = **{ $number }.** { $steps }
plan_step = if { $condition } then { $answer }
button_plan = Plan an answer
button_forget_plan = Forget { $number }
# At most 45 characters each, the example 100.
modal_plan_title = Plan an answer
modal_plan_label = If your opponent plays … then you play …
modal_plan_example = if a8-b9 then c10xa8; if a12-b13 then c14xa12 then b11 then c10
# On the board, for everybody.
played_as_planned = { $player } had planned to answer with { $turn }: it was played at once.
# To the one who moved.
answered_at_once = { $player } had planned { $turn } in answer, so it is your turn again.
plan_failed = In game { $game } a move that you had planned could not be played any more. Look at the board.
plan_your_turn = It is your turn: play the move itself.
plan_too_long = That is too long for a plan: at most { $limit } characters.
plan_too_many = You can have { $limit } lines planned in a game. `/plan` shows them: forget one first.
plan_too_many_steps = A line can have at most { $limit } answers.
plan_no_answer = A plan has an answer to each move: *if* a move of your opponent's *then* your answer. Nothing was planned.
plan_unread = Nothing was planned.
plan_half_turn = { $understood } alone is not a whole turn: say the move that follows it too. Nothing was planned.
plan_ends = After { $after } the game would be over. Nothing was planned.
plan_not_your_turn_then = After { $after } it would not be your turn: you can answer the turn right before yours alone. Nothing was planned.
plan_contradicts = You have planned an answer to that already. `/plan` shows it: forget it first.
plan_ambiguous = That can be { $count } moves, for example { $moves }. Write the whole move.
