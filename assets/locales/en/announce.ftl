# In the channel that a server has chosen for announcements.
# $first, $second: the people with their sides.
announced = **{ $game }**, game No. { $id }: { $first } against { $second }.
announced_begun = The game begins. Rules: { $rules }.
# To who may manage the server. $channel: a link. $when: since when.
lost_announcement = My announcements do not reach { $channel }: one was given up { $when }. Check that the channel exists and that I may see it and write there, or choose another with `/{ name_server_settings }`.
untold_announced = Games in { $hidden } are not announced in { $channel }, as not everybody who sees { $channel } may see where they are played. To change that, let the same roles and people see all of these channels, or choose another with `/{ name_server_settings }`.
