# In the channel that a server has chosen for announcements.
# $first, $second: the people with their sides.
announced = **{ $game }**, Partie Nr. { $id }: { $first } gegen { $second }.
announced_begun = Die Partie beginnt. Regeln: { $rules }.
# To who may manage the server. $channel: a link. $when: since when.
lost_announcement = Meine Meldungen kommen in { $channel } nicht an: Eine wurde { $when } aufgegeben. Sieh nach, ob es den Kanal gibt und ob ich ihn sehen und dort schreiben darf, oder wähle mit `/{ name_server_settings }` einen anderen.
