# The message with the board, offers, and the end of a game.

game_begins = { $first } gegen { $second }: Die Partie beginnt. Regeln: { $rules }.

# $turn: a turn in notation.
played = { $player } spielt { $turn }{ $taken ->
    [0] .
    [one] { "" } und schlägt { $taken } Stein.
   *[other] { "" } und schlägt { $taken } Steine.
}
huffed = { $player } bläst den Stein auf { $spot }, der hätte schlagen können.
placed = { $player } setzt den Bogenpriester auf { $spot } ein.
passed = { $player } kann nicht ziehen und passt.
spared = Die eingeschlossenen Steine wurden verschont.
priest_in_hand = { $player } hat jetzt den Bogenpriester auf der Hand.
priest_entered = { $player } bringt den Bogenpriester auf { $spot } ins Spiel.
older_board = Das war eine Antwort auf ein älteres Brett; gespielt wurde in der jetzigen Stellung.

to_move = Zug { $number }: { $player } ({ $side }) ist dran.
to_move_since = Zug { $number }: { $player } ({ $side }) ist dran. Der Zug begann { $when }.
may_huff = { $count ->
    [one] Der Stein auf { $spots } hätte schlagen können: Du darfst ihn vor deinem Zug blasen.
   *[other] Die Steine auf { $spots } hätten schlagen können: Du darfst einen davon vor deinem Zug blasen.
}
must_huff = Du kannst nicht ziehen, also blase: { $spots }.
may_place = Du hast den Bogenpriester auf der Hand: Du darfst ihn vor deinem Zug auf ein Heimfeld setzen.
must_place = Du kannst nicht ziehen: Setze den Bogenpriester auf ein Heimfeld.

# "@a and @b: text"
to_people = { $people }: { $text }
# $kind of every offer: draw, takeback or pause.
offer_made = { $kind ->
    [draw] { $player } bietet Remis an. Wird es angenommen, werden { $counted ->
        [captured] die geschlagenen Steine
       *[men] die Steine
    } gezählt, und wer mehr hat, gewinnt: { $score }.
    [takeback] { $player } möchte den letzten Zug zurücknehmen.
   *[pause] { $player } bittet um eine Pause: Die Bedenkzeit steht dann still, bis jemand die Partie fortsetzt.
}
offer_stands = { $kind ->
    [draw] { $player } bietet Remis an.
    [takeback] { $player } möchte den letzten Zug zurücknehmen.
   *[pause] { $player } bittet um eine Pause.
}
offer_agreed = { $kind ->
    [draw] { $player } ist mit Remis einverstanden. { $waiting }, was sagst du?
    [takeback] { $player } erlaubt, den Zug zurückzunehmen. { $waiting }, was sagst du?
   *[pause] { $player } ist mit einer Pause einverstanden. { $waiting }, was sagst du?
}
offer_declined = { $kind ->
    [draw] { $player } lehnt das Remis ab.
    [takeback] { $player } erlaubt nicht, den Zug zurückzunehmen.
   *[pause] { $player } möchte keine Pause.
}
offer_withdrawn = { $kind ->
    [draw] { $player } zieht das Remisangebot zurück.
    [takeback] { $player } lässt den Zug stehen.
   *[pause] { $player } braucht keine Pause mehr.
}
paused = Die Partie hat Pause: Die Bedenkzeit steht still.
resumed = { $player } setzt die Partie fort. { $mover }, du bist dran: Deine Bedenkzeit endet { $until }.
reminded = { $player }, du bist dran: Deine Bedenkzeit endet { $until }.
time_up = Die Bedenkzeit von { $player } ist um. Du kannst den Sieg beanspruchen oder warten: Bis dahin darf { $player } noch ziehen.
seat_opened = { $player } hat die Partie verlassen. Wer will, kann { $seat } übernehmen und weiterspielen.
seat_taken_over = { $player } übernimmt { $seat }.
handed_over = { $moderator } (Moderation) gibt { $player } den Platz { $seat }.
taken_back = { $player } hat den letzten Zug zurückgenommen.
moved_here = Den Ort, an dem diese Partie gespielt wurde, gibt es nicht mehr. Sie geht hier weiter.
settled_here = { $why ->
    [many] Hier gibt es schon so viele Threads, wie Discord erlaubt
    [forbidden] Ich darf hier keinen Thread erstellen
   *[other] Hier ließ sich kein Thread erstellen
}. Darum wird diese Partie im Kanal neben der anderen gespielt. Antworte auf ihre Bretter oder gib ihre Nummer an: { $game }.
resign_asked = { $player } fragt { $partner }: Sollen wir aufgeben?
resign_stands = { $player } möchte aufgeben und wartet auf { $partner }.
played_on = { $player } möchte weiterspielen.

score = { $first } { $first_count }, { $second } { $second_count }

over = **Die Partie ist vorbei.** { $result }
won = { $player } gewinnt: { $reason }
won_together = { $players } gewinnen: { $reason }
drawn = Remis: { $reason }
void = Sie zählt nicht: { $reason }
# The name of a thread: at most 100 characters, no markup.
thread_name = { $game }: { $players }
# In small print: the last turns in notation, by their numbers.
last_moves = -# Letzte Züge: { $moves }
move_by = Die Bedenkzeit für diesen Zug endet { $when }.

reason_no_men = { $side } hat keine Steine mehr.
reason_blocked = { $side } kann nicht ziehen.
reason_repetition = Dieselbe Stellung kam zum dritten Mal vor, also wurden die Steine gezählt: { $score }.
reason_quiet_moves = { $count } Züge lang wurde nichts geschlagen oder geblasen, also wurden die Steine gezählt: { $score }.
reason_all_home = Alle sind drüben, also wurden die geschlagenen Steine gezählt: { $score }.
reason_nobody_can_move = Niemand kann mehr ziehen, also wurden die geschlagenen Steine gezählt: { $score }.
reason_team_gone = { $side } hat keine Steine mehr, also wurden die geschlagenen Steine gezählt: { $score }.
reason_quiet_turns = Zu viele Züge lang ging nichts voran, also wurden die geschlagenen Steine gezählt: { $score }.
reason_race = Alle eigenen Steine sind drüben.
reason_resigned = { $player } hat aufgegeben.
reason_time = Die Bedenkzeit von { $player } ist um.
reason_left = { $player } ist nicht mehr da.
reason_aborted = { $player } hat abgebrochen, bevor alle gezogen hatten.
reason_ended = { $moderator } (Moderation) hat sie beendet.
# In place of a name that is not known.
a_moderator = jemand
reason_agreed = Remis wurde vereinbart, also wurden die Steine gezählt: { $score }.
reason_agreed_captured = Remis wurde vereinbart, also wurden die geschlagenen Steine gezählt: { $score }.

confirm_resign = Möchtest du diese Partie gegen { $opponent } wirklich aufgeben?
confirm_resign_partner = Möchtest du wirklich aufgeben? { $partner } wird gefragt und muss zustimmen.
confirm_resign_together = Möchtest du wirklich aufgeben? { $partner } möchte es auch, also ist die Partie dann sofort vorbei.
confirm_abort = Möchtest du diese Partie wirklich abbrechen? Sie zählt dann nicht.
confirm_end = Möchtest du diese Partie { $game } mit { $players } wirklich beenden? Sie zählt dann nicht, und im Kanal steht, dass du es warst.

button_huff = { $spot } blasen
button_place = Priester auf { $spot }
button_offer = { $kind ->
    [draw] Remis anbieten
    [takeback] Zurücknehmen
   *[pause] Pause
}
button_agree = { $kind ->
    [draw] Remis annehmen
    [takeback] Zurücknahme erlauben
   *[pause] Pause annehmen
}
button_refuse = { $kind ->
    [draw] Kein Remis
    [takeback] Nein, er bleibt
   *[pause] Keine Pause
}
button_withdraw = { $kind ->
    [draw] Remisangebot zurückziehen
    [takeback] Zug stehen lassen
   *[pause] Doch keine Pause
}
button_resume = Fortsetzen
button_claim = Sieg beanspruchen
button_follow = Folgen
button_unfollow = Nicht mehr folgen
button_flip = Drehen
button_rematch = Revanche
button_resign = Aufgeben
button_abort = Abbrechen
button_confirm_abort = Ja, abbrechen
button_confirm_end = Ja, beenden
button_here = Hier weiterspielen
button_confirm_resign = Ja, aufgeben
button_keep_playing = Nein, weiterspielen
button_agree_resign = Mit { $player } aufgeben
button_play_on = Mit { $player } weiterspielen
button_move = Ziehen
button_type = Zug eintippen
button_moves = Alle Züge
button_other_man = Anderer Stein
button_previous = Zurück
button_next = Mehr
select_first = Vor deinem Zug
select_man = Wähle einen Stein
select_turn = Wähle einen Zug

# Choosing a move step by step: first the man, then where it goes.
choose_man = Mit welchem Stein ziehst du?
choose_turn = Wohin zieht der Stein auf { $man }?
man_steps = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
man_captures = { $count ->
    [one] 1 Schlagzug
   *[other] { $count } Schlagzüge
}
man_priest = der Bogenpriester
turn_takes = { $count ->
    [one] schlägt 1 Stein
   *[other] schlägt { $count } Steine
}
turn_spares = verschont die eingeschlossenen Steine
# At most 45 characters each.
modal_title = Zug eintippen
modal_label = Dein Zug

# Said once to each player, the first time they may do it.
hint_huff = Blasen: Ein Stein, der hätte springen können und es nicht tat, darf vor deinem Zug vom Brett. Du darfst einen nehmen, und nur in diesem Zug; danach ziehst du wie gewohnt.
hint_place = Den Bogenpriester hast du auf die Hand bekommen, als dein Team den ersten Stein verlor. Du darfst ihn in diesem oder einem späteren Zug auf ein freies Heimfeld setzen; danach ziehst du wie gewohnt.
hint_partner = Du und { $partner } spielt zusammen: Eure Steine schließen gemeinsam ein, und was einer von euch schlägt, zählt für beide.
hint_leap = { $capture ->
    [huff] Du kannst über einen Stein der Gegenseite auf den freien Punkt dahinter springen; der übersprungene Stein kommt vom Brett. Machst du stattdessen einen Schritt, darf ein Stein von dir, der hätte springen können, geblasen werden: Er kommt vor dem nächsten Zug vom Brett.
    [strict] Du kannst über einen Stein der Gegenseite auf den freien Punkt dahinter springen; der übersprungene Stein kommt vom Brett. Solange du springen kannst, musst du es.
   *[free] Du kannst über einen Stein der Gegenseite auf den freien Punkt dahinter springen; der übersprungene Stein kommt vom Brett. Du darfst stattdessen auch einen Schritt machen.
}
hint_chain = { $chain ->
    [full] Einer deiner Steine kann in einem Zug mehrmals springen, auch in eine andere Richtung. Er muss weiterspringen, solange er kann.
    [maximum] Einer deiner Steine kann in einem Zug mehrmals springen, auch in eine andere Richtung. Wenn du springst, dann so, dass die meisten Steine vom Brett kommen.
   *[optional] Einer deiner Steine kann in einem Zug mehrmals springen, auch in eine andere Richtung. Du darfst nach jedem Sprung aufhören; das kostet nichts.
}
hint_enclose = { $flank ->
    [any] Du kannst einen Stein schlagen: Er kommt vom Brett, wenn dein Zug ihn in gerader Linie zwischen zwei Steine deines Teams bringt. Wer selbst zwischen zwei gegnerische Steine zieht, ist sicher.
   *[diagonal] Du kannst einen Stein schlagen: Er kommt vom Brett, wenn dein Zug ihn auf einer Diagonale zwischen zwei Steine deines Teams bringt. Wer selbst zwischen zwei gegnerische Steine zieht, ist sicher.
}
hint_spare = Du darfst ihn auch verschonen.
hint_priest = Dein Bogenpriester ist auf dem Brett. Er zieht wie ein Krieger und außerdem ein Feld geradeaus, nach links oder nach rechts. Er schlägt und wird geschlagen wie jeder Stein; ist er geschlagen, kommt er nicht wieder.
hint_lines = Hier laufen auch an beiden Rändern Linien. Steine ziehen und springen an ihnen entlang, also kann auch ein Stein am Rand übersprungen werden.
hint_across = { $goal ->
    [race] Einer deiner Steine kann die Heimfelder gegenüber erreichen. Ein Krieger bleibt dort und kann noch geschlagen werden. Es gewinnt das Team, das zuerst alle seine Steine auf den Heimfeldern gegenüber und keinen Priester auf der Hand hat.
   *[count] Einer deiner Steine kann die Heimfelder gegenüber erreichen. Ein Krieger bleibt dort und kann noch geschlagen werden. Stehen alle Steine auf den Heimfeldern gegenüber und ist kein Priester auf der Hand, ist die Partie vorbei: Es gewinnt das Team, das mehr Steine geschlagen hat.
}
hint_blocked = Nur einer deiner Steine kann jetzt ziehen. Wer am Zug weder ziehen noch blasen kann, hat verloren.
hint_passes = Nur einer deiner Steine kann jetzt ziehen. Wer weder ziehen noch einsetzen kann, passt von selbst; kann es niemand mehr, ist die Partie vorbei, und es gewinnt das Team, das mehr Steine geschlagen hat.

# On the picture: short, no markup.
status_turn = Zug { $number } – { $side } ist dran
status_won = { $side } gewinnt
status_won_together = { $first } + { $second } gewinnen
status_drawn = Remis
status_void = Ohne Ergebnis
# On the small board of a lobby.
status_lobby = { $free ->
    [one] 1 Platz ist frei
   *[other] { $free } Plätze sind frei
}
place_open = frei
place_taken = besetzt
place_invited = eingeladen
place_named = { $name }?
