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
answered_at_once = { $next ->
    [asker] { $player } had planned { $turn } in answer, so it is your turn again.
   *[other] { $player } had planned { $turn } in answer.
}
plan_failed = In game { $game } a move that you had planned could not be played any more. Look at the board.
plan_your_turn = It is your turn: play the move itself.
plan_too_long = That is too long for a plan: at most { $limit } characters.
plan_too_many = You can have { $limit } lines planned in a game. `/{ name_plan }` shows them: forget one first.
plan_too_many_steps = A line can have at most { $limit } answers.
plan_no_answer = A plan has an answer to each move: *if* a move of your opponent's *then* your answer. Nothing was planned.
plan_unread = Nothing was planned.
plan_half_turn = { $understood } alone is not a whole turn: say the move that follows it too. Nothing was planned.
plan_ends = After { $after } the game would be over. Nothing was planned.
plan_not_your_turn_then = After { $after } it would not be your turn: you can answer the turn right before yours alone. Nothing was planned.
plan_contradicts = You have planned an answer to that already. `/{ name_plan }` shows it: forget it first.
plan_ambiguous = That can be { $count } moves, for example { $moves }. Write the whole move.

# Several games in a row.

option_best_of = How many games: the series ends when somebody has more than half of the points
# $games: 1, 3, 5 or 7.
best_of = { $games ->
    [1] One game
   *[other] Best of { $games } games
}
form_best_of = How many games
terms_in_series = { $rules }; best of { $games }
thread_name_series = { $game }: { $players }, best of { $games }
# "Ana 1½"
series_side = { $people } { $points }
series_score = { $first } – { $second }
series_running = Game { $number } of at most { $games }: { $score }.
series_goes_on = After game { $number } of at most { $games }: { $score }. The next game begins, and everybody changes sides.
series_won = { $winners ->
    [one] Best of { $games }: { $score }. { $people } wins the series.
   *[other] Best of { $games }: { $score }. { $people } win the series.
}
series_drawn = Best of { $games }: { $score }. The series is drawn.
series_broken_off = Best of { $games }: { $score }. The series ends here, and nobody has won it.
series_goes_on_itself = This series goes on by itself: its next game has begun.
series_has_begun = This series has begun, so its games cannot be broken off. You can give up this one, or offer a draw.

# Vacations. $day is a date as Discord shows it.

command_vacation = Let your clocks stand while you are away, or come back early
option_days = How long, or that you are back; leave both out to see how it stands
option_until = The last day, for example 2026-12-24
vacation_days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
vacation_back = I am back
vacation_under_way = You are on vacation until { $day }: no time of yours runs, and your opponents see it. It ends by itself, or when you move.
vacation_none = You are not on vacation. While you are, no time of yours runs, and your opponents see it.
vacation_left = { $days ->
    [0] Less than a day of vacation is left for you within a year.
    [one] 1 day of vacation is left for you within a year.
   *[other] { $days } days of vacation are left for you within a year.
}
vacation_ended = You are back: your time runs again in all of your games.
vacation_over = That day is over already. Name a later one, such as { $example }.
vacation_unread = I cannot read that as a day. Write it like { $example }.
# For everybody, on boards too.
away = { $player } is on vacation until { $day }, and their time stands still.
back = { $player } is back from vacation.

# Reminders.

command_reminder = How long before the end of your time you are reminded
option_before = How long before
reminder_choice = { $unit ->
    [default] as the limit says (a quarter of the time, at most a day)
    [minutes] { $count ->
        [one] 1 minute before
       *[other] { $count } minutes before
    }
    [hours] { $count ->
        [one] 1 hour before
       *[other] { $count } hours before
    }
    [days] { $count ->
        [one] 1 day before
       *[other] { $count } days before
    }
   *[off] not at all
}
reminder_unread = I cannot read that as a time. Write one from 5 minutes to 7 days, such as { $minutes }, { $hours } or { $days }; { $default } leaves it to the limit, { $off } means never.
reminder_is = In games with a limit of time you are reminded: { $choice }.
# In a list of settings.
reminder_about = When you are reminded that your time runs out
reminder_label = Reminder – { $choice }

# Once, when all of somebody's games have waited for a day.
called = { $player }, everybody waits for you: it is your turn in each of your games.
called_game = No. { $game }, { $name }: { $link }
