# Commands, their options and choices. Discord allows 100 characters each.

command_challenge = Jemanden zu einer Partie herausfordern
command_seek = Eine Person zum Spielen suchen oder drei für eine Viererrunde: Alle können annehmen
command_move = In der Partie dieses Kanals ziehen
command_board = Das Brett zeigen, mit einem Link zu seiner Nachricht
command_moves = Alle jetzt möglichen Züge auflisten
command_resign = Die Partie aufgeben (mit Rückfrage)
command_draw = Remis anbieten oder annehmen: Dann werden die Steine gezählt
command_takeback = Deinen letzten Zug zurücknehmen: eine Minute lang sofort, danach mit Zustimmung
command_abort = Die Partie abbrechen, solange noch nicht alle gezogen haben (mit Rückfrage)
command_pause = Um eine Pause bitten, in einer Partie mit Bedenkzeit
command_resume = Die Pause beenden
command_claim = Den Sieg beanspruchen, wenn die Gegenseite keine Zeit mehr hat oder weg ist
command_block = Jemandem nicht mehr in Partien begegnen: Es heißt dann nur, du bist nicht verfügbar
command_unblock = Jemandem wieder in Partien begegnen
command_do_not_disturb = Nicht mit Namen herausgefordert werden, oder wieder doch
command_seat = Zu viert: den Platz von jemandem öffnen, der weg ist. Moderation: einen Platz vergeben
command_end = Für die Moderation: eine Partie beenden, sodass sie nicht zählt (mit Rückfrage)
command_games = Die Partien dieses Servers auflisten: alle laufenden oder die, die du suchst
command_rules = Wie ein Spiel gespielt wird
command_help = Was dieser Bot kann

option_opponent = Gegen wen du spielst
option_partner = Zu viert: wer mit dir spielt; weglassen, wenn es egal ist
option_second_opponent = Zu viert: gegen wen du außerdem spielst; weglassen, wenn es egal ist
option_game = Welches der drei Spiele
option_rules = Andere Regeln als die traditionellen: eine Vorlage, Optionen oder beides
option_begins = Wer beginnt
option_limit = Wie lange ein Zug dauern darf
option_from = Wessen Platz
option_to = Wer weiterspielen soll; nur für die Moderation
option_person = Wer
option_switch = Ob du in Ruhe gelassen werden willst
option_move = Zum Beispiel a8-b9, c10xa8 oder Hb11 b9-c10
# An entry of the list of moves, without markup.
moves_of_other = { $player } ist dran
option_which_game = Die Nummer der Partie, wenn es nicht die in diesem Kanal ist
option_form = Wie das Brett gezeigt wird

form_picture = als Bild
form_text = in Buchstaben
option_side = Wessen Seite unten ist
option_theme = Wie das Brett aussieht
board_side = { $side ->
    [own] meine, in meinen Partien
    [mover] wer am Zug ist
    [south] Weiß oder Süd
    [west] West, zu viert
    [north] Schwarz oder Nord
   *[east] Ost, zu viert
}
board_theme = { $theme ->
    [slab] Steinplatte
    [light] hell
   *[contrast] starker Kontrast
}

help_heading = **Stones** spielt mit dir die drei Brettspiele des Volks der Zuni, hier im Kanal.
help_moving = Zum Ziehen drückst du *Ziehen* unter dem Brett, antwortest auf das Brett mit deinem Zug, etwa `{ $example }`, erwähnst mich damit oder benutzt `/{ name_move }`. Blasen, Einsetzen, Remis und Aufgeben sind dort auch Knöpfe.
help_topic = { $topic ->
    [begin] Leute finden
    [play] Spielen
    [watch] Zuschauen
    [learn] Lernen
   *[settle] Einstellungen
}
help_command = `/{ $name }`: { $description }.
help_menu = Rechtsklick auf eine Person → Apps → *{ $name }*: fordert sie heraus.
help_message_menu = Rechtsklick auf eine Nachricht oder sie gedrückt halten → Apps → *{ $name }*: { $description }.
menu_play_as_move = spielt den Zug in einer deiner Nachrichten
help_thanks = Die Spiele gehören dem Volk der Zuni (A:shiwi) in New Mexico. Danke.

invite_server = Zum Server hinzufügen
invite_account = Zu meinem Account hinzufügen
