# In the channel that a server has chosen for announcements.
# $first, $second: the people with their sides.
announced = **{ $game }**, Partie Nr. { $id }: { $first } gegen { $second }.
announced_begun = Die Partie beginnt. Regeln: { $rules }.
# To who may manage the server. $channel: a link. $when: since when.
lost_announcement = Meine Meldungen kommen in { $channel } nicht an: Eine wurde { $when } aufgegeben. Sieh nach, ob es den Kanal gibt und ob ich ihn sehen und dort schreiben darf, oder wähle mit `/{ name_server_settings }` einen anderen.
untold_announced = Partien in { $hidden } werden in { $channel } nicht gemeldet, weil nicht alle, die { $channel } sehen, auch sehen dürfen, wo gespielt wird. Um das zu ändern, lass dieselben Rollen und Personen alle diese Kanäle sehen oder wähle mit `/{ name_server_settings }` einen anderen.
