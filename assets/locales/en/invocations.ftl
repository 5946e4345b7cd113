# What people type and press: the names of commands, of their options and of the entries of menus. Commands and
# options: small letters, digits, - and _, at most 32 characters, no two of a language alike. Other texts name a
# command by its message here, such as /{ name_challenge }.

name_challenge = challenge
name_seek = seek
name_move = move
name_moves = moves
name_plan = plan
name_board = board
name_follow = follow
name_unfollow = unfollow
name_draw = draw
name_takeback = takeback
name_resign = resign
name_abort = abort
name_pause = pause
name_resume = resume
name_claim = claim
name_block = block
name_unblock = unblock
name_do_not_disturb = do-not-disturb
name_seat = seat
name_end = end
name_games = games
name_settings = settings
name_server_settings = server-settings
name_diagnose = diagnose
name_learn = learn
name_rules = rules
name_help = help
name_menu_challenge = Challenge
name_menu_play_as_move = Play as move

param_game = game
param_opponent = opponent
param_partner = partner
param_second_opponent = second-opponent
param_rules = rules
param_begins = begins
param_limit = limit
param_best_of = best-of
param_move = move
param_form = form
param_from = from
param_to = to
param_person = person
param_switch = switch
param_if = if
param_then = then
