# In the channel that a server has chosen for announcements.
# $first, $second: the people with their sides.
announced = **{ $game }**, game No. { $id }: { $first } against { $second }.
announced_begun = The game begins. Rules: { $rules }.
# To who may manage the server. $channel: a link. $when: since when.
lost_announcement = My announcements do not reach { $channel }: one was given up { $when }. Check that the channel exists and that I may see it and write there, or choose another with `/{ name_server_settings }`.
