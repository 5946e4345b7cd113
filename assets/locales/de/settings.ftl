# What people and servers choose for themselves, and what /diagnose finds.

command_settings = Wie du es magst: Sprache, Brett, Pings
command_server_settings = Wie Partien auf diesem Server laufen: Kanäle, Rollen, Regeln, Sprache
command_diagnose = Was der Bot in diesem Kanal darf und wie es ihm geht
button_settings_page = { $page ->
    [0] Erste Einstellungen
   *[more] Weitere Einstellungen
}
settings_heading = **Wie du es magst.** Was du wählst, gilt sofort. Das Brett in einem Kanal richtet sich nach dem, der dran ist.
house_heading = **Wie Partien auf diesem Server laufen.** Was du wählst, gilt sofort.
house_channels = Partien beginnen in: { $channels }
house_channels_everywhere = Partien beginnen in allen Kanälen.
house_roles = Partien beginnen darf: { $roles }
house_roles_everybody = Alle dürfen Partien beginnen.
house_announce = Beginn und Ende von Partien werden in { $channel } gemeldet, außer wenn nicht alle, die { $channel } sehen, auch sehen dürfen, wo gespielt wird.
house_announce_nowhere = Beginn und Ende von Partien werden nirgends sonst gemeldet.
pick_channels = Kanäle, in denen Partien beginnen; keine: überall
pick_roles = Rollen, die Partien beginnen; keine: alle
pick_announce = Ein Kanal, der Partien meldet; keiner: nirgends
preference_about = { $what ->
    [language] Sprache von allem, was nur du siehst
    [theme] Aussehen der Bretter
    [bottom] Seite unten am Brett
    [board] Form der Bretter
    [pings] Wie du erfährst, dass du dran bist
    [confirm] Rückfrage vor jedem Zug
   *[hints] Erklärungen zu dem, was dir neu ist
}
preference_choice = { $choice ->
    [language_auto] Sprache: wie in deinem Discord
    [theme_slab] Aussehen: Steinplatte
    [theme_light] Aussehen: hell
    [theme_contrast] Aussehen: starker Kontrast
    [bottom_own] Unten: du, auf Brettern, die du abrufst
    [bottom_mover] Unten: wer dran ist
    [bottom_first] Unten: die Seite, die beginnt
    [board_picture] Bretter: als Bild
    [board_text] Bretter: auch in Buchstaben
    [pings_mention] Du bist dran: ein Ping im Kanal
    [pings_direct] Du bist dran: eine Direktnachricht
    [pings_off] Du bist dran: kein Ping
    [confirm_off] Züge: sofort gespielt
    [confirm_on] Züge: erst mit Rückfrage
    [hints_on] Erklärungen: an
   *[hints_off] Erklärungen: aus
}
language_choice = Sprache: { $language }
house_about = { $what ->
    [preset] Regeln, wenn eine Herausforderung keine nennt
    [move_limit] Bedenkzeit, wenn eine Herausforderung keine nennt
    [venue] Wo Partien gespielt werden
   *[language] Sprache von allem, was alle sehen
}
house_choice = { $choice ->
    [venue_channel] Ort: der Kanal; eine zweite Partie bekommt einen Thread
    [venue_thread] Ort: ein Thread für jede Partie
    [preset_traditional] Regeln: traditionell
    [move_limit_none] Bedenkzeit pro Zug: ohne Begrenzung
   *[language_auto] Sprache: die des Servers
}
house_preset = Regeln: { $preset }, in Spielen, die sie haben
house_limit = Bedenkzeit pro Zug: { $limit }
not_a_manager = Dafür braucht man die Berechtigung *Server verwalten*. Frag jemanden, der sie hat.
elsewhere_only = Auf diesem Server beginnen Partien in { $channels }. Versuch es dort noch einmal.
without_role = Auf diesem Server beginnt Partien nur, wer eine dieser Rollen hat: { $roles }. Wer den Server verwaltet, kann sie vergeben.
confirm_move = { $turn } spielen?
button_confirm = { $turn } spielen?
not_played = Nicht gespielt. Das Brett ist, wie es war.
button_not_played = Nein
diagnose_rights = **Berechtigungen des Bots hier:**
diagnose_missing = Was fehlt, lässt sich in Discord in den Einstellungen des Kanals oder der Bot-Rolle vergeben.
diagnose_right = { $has ->
    [yes] ✅ { $right }
   *[no] ❌ { $right }
}
diagnose_rights_unknown = **Berechtigungen hier:** Discord nennt sie nicht.
diagnose_installed = { $kind ->
    [server] **Installiert:** für diesen Server.
   *[person] **Installiert:** nur für dich, nicht für den Server: Partien laufen über Antworten.
}
diagnose_languages = **Sprachen:** deine { $person }, die des Servers { $server }.
diagnose_shard = **Verbindung:** Shard { $shard } von { $total }, { $latency ->
    [none] noch nicht gemessen.
   *[ms] { $latency } ms bis Discord.
}
diagnose_store = **Speicher:** { $database }, antwortet in { $ms } ms.
diagnose_waiting = **Noch nicht gesendet:** hier { $here }, insgesamt { $all }.
diagnose_oldest = Die älteste Nachricht kam { $when } dazu.
# Above the board in a direct message to a player.
called_alone = Partie Nr. { $game } wartet auf dich.
lost_call = Ich konnte dir zu Partie Nr. { $game } nicht schreiben, also wirst du wieder im Kanal angepingt. Damit ich dir wieder schreibe, erlaube in den Privatsphäre-Einstellungen dieses Servers Direktnachrichten von Mitgliedern und wähle sie dann mit `/{ name_settings }` neu.
