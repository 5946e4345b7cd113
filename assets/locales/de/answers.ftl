# Short answers that only one person sees: what was done, what was not and why, what to do next.

receipt_played = Gespielt: { $turn }.
receipt_challenge = Deine Herausforderung steht in diesem Kanal.
receipt_accepted = Angenommen. Viel Spaß!
receipt_challenge_declined = Du hast die Herausforderung abgelehnt.
receipt_challenge_cancelled = Du hast die Herausforderung zurückgezogen.
receipt_seated = Du hast einen Platz: { $side }.
receipt_seated_with = Du spielst mit { $player }.
receipt_seated_against = Du spielst gegen { $player }.
seat_free_again = { $player } ist nicht mehr da, also ist der Platz wieder frei.
receipt_explained = Danke: Es steht jetzt unter der Herausforderung.
receipt_rematch = Dein Wunsch nach Revanche steht im Kanal.
receipt_offered = { $kind ->
    [draw] Du hast Remis angeboten.
    [takeback] Du hast gebeten, deinen letzten Zug zurücknehmen zu dürfen.
   *[pause] Du hast um eine Pause gebeten.
}
receipt_agreed = { $kind ->
    [draw] Du bist mit Remis einverstanden.
    [takeback] Der Zug darf zurückgenommen werden.
   *[pause] Du bist mit einer Pause einverstanden.
}
receipt_declined = { $kind ->
    [draw] Du hast das Remis abgelehnt.
    [takeback] Du lässt den Zug stehen.
   *[pause] Du hast die Pause abgelehnt.
}
receipt_withdrawn = { $kind ->
    [draw] Dein Remisangebot ist zurückgezogen.
    [takeback] Dein Zug bleibt stehen.
   *[pause] Du brauchst keine Pause mehr.
}
receipt_taken_back = Dein letzter Zug ist zurückgenommen.
receipt_resumed = Die Partie geht weiter.
receipt_broken_off = Die Partie ist abgebrochen und zählt nicht.
receipt_claimed = Der Sieg ist dein.
receipt_seat_opened = Der Platz ist frei: Wer will, kann ihn nehmen.
receipt_handed_over = Der Platz ist neu besetzt, und im Kanal steht es auch.
receipt_moved_here = Die Partie geht hier weiter.
receipt_follows_no_more = Du folgst dieser Partie nicht mehr.
receipt_blocked = Du begegnest { $player } nicht mehr in neuen Partien. Davon erfährt niemand; begonnene Partien gehen weiter.
receipt_unblocked = Du kannst { $player } wieder in Partien begegnen.
receipt_undisturbed = Niemand kann dich mehr mit Namen herausfordern. Du kannst weiter andere herausfordern und offene Herausforderungen annehmen.
receipt_disturbed = Du kannst wieder herausgefordert werden.
receipt_resign_asked = Dein Teammitglied wird gefragt.
receipt_resigned = Du hast die Partie aufgegeben.
receipt_played_on = Du spielst weiter.
receipt_kept = Gut: Die Partie geht weiter.

next_board = [Zum Brett.]({ $link })

no_such_challenge = Diese Herausforderung ist hier nicht mehr bekannt. Beginne mit `/{ name_challenge }` eine neue.
no_such_game = Hier gibt es keine Partie mit dieser Nummer. Auf einem Server listet `/{ name_games }` die laufenden auf; während du eine Nummer tippst, werden dir Partien angeboten.
damaged_challenge = Diese Herausforderung kann nicht weitergehen: Ihre Aufzeichnung ist beschädigt. Bitte beginne mit `/{ name_challenge }` eine neue.
damaged = Partie { $game } kann nicht weitergehen: Ihre Aufzeichnung ist beschädigt. Wer diesen Bot betreibt, sieht den Grund im Protokoll. Bitte beginne mit `/{ name_challenge }` eine neue.
repeated = Das wurde schon beantwortet. Um es noch einmal zu versuchen, schick es als neue Nachricht.

challenge_yourself = Du kannst dich nicht selbst herausfordern. Nenne jemand anderen oder suche mit `/{ name_seek }` jemanden zum Spielen.
challenge_bot = { $player } ist ein Programm und spielt nicht. Nenne eine Person oder benutze `/{ name_seek }`. Um gegen mich zu spielen, wähle eine `{ param_level }`.
challenge_absent = { $player } ist nicht mehr da. Nenne jemand anderen oder benutze `/{ name_seek }`.
challenge_named_twice = { $player } ist zweimal genannt: Alle haben nur einen Platz. Nenne für den anderen jemand anderen.
challenge_seat_count = Dieses Spiel ist für { $seats } Personen: Lade { $wanted ->
    [one] eine Person
   *[other] { $wanted } Personen
} ein, nicht { $given }.
challenge_too_many = { $limit } deiner Herausforderungen sind noch offen. Zieh eine zurück oder warte, bis eine beantwortet ist.
challenge_already_between = Zwischen dir und { $player } gibt es genug offene Herausforderungen. Beantworte erst eine oder zieh eine zurück.
challenge_closed_started = Zu spät: Die Partie hat schon begonnen. Du kannst zuschauen.
challenge_begun = Die Partie hat begonnen.
challenge_closed_declined = Diese Herausforderung ist vorbei: { $player } hat abgelehnt. Beginne mit `/{ name_challenge }` eine neue.
challenge_closed_cancelled = Diese Herausforderung wurde zurückgezogen. Beginne mit `/{ name_challenge }` selbst eine.
challenge_closed_expired = Diese Herausforderung ist abgelaufen. Beginne mit `/{ name_challenge }` eine neue.
challenge_closed_open = Diese Herausforderung steht noch.
challenge_not_for_you = Diese Herausforderung ist für { $players }. Um selbst zu spielen, benutze `/{ name_challenge }` oder `/{ name_seek }`.
challenge_not_for_you_anybody = Diese Herausforderung ist für jemand anderen. Um selbst zu spielen, benutze `/{ name_challenge }` oder `/{ name_seek }`.
challenge_own = Das ist deine eigene Herausforderung: Warte auf eine Antwort oder zieh sie zurück.
challenge_already_seated = Du hast schon einen Platz: { $side }. Um ihn zurückzugeben, drücke *{ $button }*.
challenge_already_with = Du spielst schon mit { $player }. Um den Platz zurückzugeben, drücke *{ $button }*.
challenge_already_against = Du spielst schon gegen { $player }. Um den Platz zurückzugeben, drücke *{ $button }*.
challenge_seat_taken = { $player } war schneller und hat { $side }. Nimm einen anderen Platz, wenn noch einer frei ist.
challenge_taken_with = { $player } war schneller und spielt mit { $challenger }. Nimm einen anderen Platz, wenn noch einer frei ist.
challenge_taken_against = Andere waren schneller, darunter { $player }: Beide Plätze gegen { $challenger } sind besetzt. Nimm einen anderen Platz, wenn noch einer frei ist.
challenge_challenger_left = { $player } hat zu dieser Partie herausgefordert, ist aber nicht mehr da. Um zu spielen, benutze `/{ name_challenge }` oder `/{ name_seek }`.
challenge_no_such_seat = { $side } gibt es in dieser Partie nicht. Nimm einen anderen Platz.
challenge_no_seat = Du hast hier keinen Platz, den du zurückgeben könntest.
not_available = { $player } ist nicht verfügbar. Um mit jemand anderem zu spielen, benutze `/{ name_challenge }` oder `/{ name_seek }`.
will_not_play = { $player } ist nicht verfügbar. Nenne jemand anderen.
you_blocked = Du hast { $player } blockiert. Um zusammen zu spielen, benutze erst `/{ name_unblock }`.
nothing_to_explain = Nur wer eine Herausforderung abgelehnt hat, kann den Grund nennen, und nur einmal.
not_over = Diese Partie ist noch nicht vorbei. Eine Revanche gibt es danach.
not_in_that_game = Du hast in dieser Partie nicht mitgespielt. Um zu spielen, benutze `/{ name_challenge }` oder `/{ name_seek }`.
challenge_not_yours = Nur { $player } kann diese Herausforderung zurückziehen.

not_a_player = Du schaust dieser Partie zu. Um selbst eine zu spielen, benutze `/{ name_challenge }` oder `/{ name_seek }`.
game_over = Diese Partie ist vorbei. { $result } Für eine neue benutze `/{ name_challenge }`.
not_your_turn = { $player } ({ $side }) ist dran. Der Zug begann { $when }.
position_over = Diese Stellung ist vorbei: Die Partie ging weiter. Benutze die Knöpfe unter dem jetzigen Brett.
ambiguous = { $count ->
    [one] Meinst du diesen Zug?
   *[other] Das können { $count } Züge sein. Welchen meinst du?
}
ambiguous_many = Das können viele Züge sein. Welchen meinst du?
ambiguous_more = Nur die ersten { $shown } stehen hier: Tippe mehr vom Zug, um einen anderen zu wählen.
illegal = { $understood } geht nicht: { $reason }
nearest = { $count ->
    [one] Möglich: { $moves }.
   *[other] Möglich sind zum Beispiel: { $moves }.
}
no_move_nothing = Darin sehe ich keinen Zug. Schreib ihn wie { $example }; `/{ name_moves }` listet alle möglichen auf.
no_move_word = { $word } kann ich nicht als Teil eines Zuges lesen. Schreib ihn wie { $example }; `/{ name_moves }` listet alle möglichen auf.
no_move_place = { $place } gibt es auf diesem Brett nicht. { $places }
no_move_order = Das ist mehr als ein Zug, oder seine Teile passen nicht zusammen. Schick immer nur einen Zug, etwa { $example }.
no_move_too_long = Das ist zu lang für einen Zug: höchstens { $limit } Zeichen.
no_move_understood = Soweit ich verstehe: { $understood }.
places_strip = Seine Reihen sind a, b und c: ungerade Spalten in Reihe b, gerade in a und c, bis { $last }.
places_squares = Seine Felder gehen von a bis n und von 1 bis 14, ohne die vier Ecken.
more_than_one_turn = Das ist mehr als ein Zug. Schick nur den ersten.
already_offered = { $kind ->
    [draw] { $player } hat schon Remis angeboten. Warte auf die Antwort.
    [takeback] { $player } hat schon gebeten, einen Zug zurücknehmen zu dürfen. Warte auf die Antwort.
   *[pause] { $player } hat schon um eine Pause gebeten. Warte auf die Antwort.
}
offer_too_soon = { $kind ->
    [draw] Du hast in diesem Zug schon Remis angeboten. Nach dem nächsten Zug darfst du es wieder.
    [takeback] Du hast in diesem Zug schon darum gebeten. Nach dem nächsten Zug darfst du es wieder.
   *[pause] Du hast in diesem Zug schon um eine Pause gebeten. Nach dem nächsten Zug darfst du es wieder.
}
no_offer = { $kind ->
    [draw] Gerade ist kein Remis angeboten. Um es anzubieten, benutze `/{ name_draw }`.
    [takeback] Gerade möchte niemand einen Zug zurücknehmen. Um darum zu bitten, benutze `/{ name_takeback }`.
   *[pause] Gerade bittet niemand um eine Pause. Um darum zu bitten, benutze `/{ name_pause }`.
}
own_offer = Das kommt von deiner eigenen Seite: Antworten muss die Gegenseite.
already_agreed = Du hast schon zugestimmt. Jetzt muss noch eine Person der Gegenseite antworten.
not_your_offer = Nur { $player } hat gefragt und kann das zurückziehen.
nobody_to_ask = Du spielst gegen das Programm, das keine Pausen macht. Spiel weiter oder gib auf.
nothing_to_take_back = Du hast keinen Zug gemacht, den du zurücknehmen könntest.
no_limit = Diese Partie hat keine Bedenkzeit, also gibt es nichts anzuhalten.
game_is_paused = Die Partie hat Pause. Setz sie erst fort; dann läuft die Bedenkzeit wieder.
not_paused = Die Partie hat keine Pause.
too_late_to_abort = Alle haben gezogen, also kann die Partie nicht mehr abgebrochen werden. Du kannst Remis anbieten oder aufgeben.
claim_later = Noch ist nichts zu beanspruchen: Die Bedenkzeit der Gegenseite endet { $when }.
nothing_to_claim = Nichts zu beanspruchen: Die Gegenseite ist noch da und hat noch Bedenkzeit.
partner_stays = { $player } ist weg, aber das Teammitglied ist noch da, also kann der Sieg nicht beansprucht werden. Benutze `/{ name_seat }`: Dann kann jemand anderes den Platz nehmen.
still_here = { $player } ist noch da, also bleibt der Platz besetzt. Die Moderation kann ihn mit `/{ name_seat }` weitergeben.
seat_open_already = Der Platz von { $player } ist schon frei: Wer will, kann ihn nehmen.
no_seat_of = { $player } spielt in dieser Partie nicht mit. Nenne jemanden, der mitspielt.
seat_stays = In einer Partie zu zweit übernimmt niemand. Wenn die Gegenseite weg ist, benutze `/{ name_claim }`.
seat_not_open = Dieser Platz ist nicht mehr frei. Du kannst der Partie zuschauen.
already_playing = Du spielst in dieser Partie schon mit.
plays_already = { $player } spielt in dieser Partie schon mit. Nenne jemand anderen.
cannot_play = { $player } kann hier nicht spielen. Nenne eine Person, die auf diesem Server ist.
not_a_moderator = Das ist Sache der Moderation: Dafür braucht man hier die Berechtigung **Nachrichten verwalten**.
moderates_elsewhere = Du moderierst hier, aber diese Partie wird woanders gespielt. Benutze den Befehl dort.
moderates_own_game = Du spielst in dieser Partie selbst mit. Bitte jemand anderen aus der Moderation.
place_stands = Die Partie hat ihren Ort noch und geht dort weiter.
other_community = Diese Partie kann hier nicht weitergehen. Benutze `/{ name_board }` in einem anderen Kanal des Servers, auf dem sie gespielt wurde.
resign_already_asked = Dein Teammitglied wurde schon gefragt und muss antworten. Ist es nicht mehr da, öffne den Platz mit `/{ name_seat }`; dann kannst du allein aufgeben.
no_resign_question = Dein Teammitglied möchte nicht aufgeben oder hat seitdem gezogen.
not_your_resign_question = Diese Frage ist nur für das Teammitglied von { $player }.

illegal_game_over = Die Partie ist vorbei.
illegal_other_game = Das ist ein Zug eines anderen Spiels.
illegal_no_such_move = Auf dem Brett gibt es keinen solchen Zug.
illegal_no_passing = In diesem Spiel wird nicht gepasst: Du musst ziehen.
illegal_nobody_reaches = Keiner deiner Steine kann auf { $spot } ziehen.
illegal_no_such_point = Auf diesem Brett gibt es { $spot } nicht.
illegal_no_man_on = Auf { $spot } steht kein Stein.
illegal_not_your_man = Der Stein auf { $spot } gehört dir nicht.
illegal_taken = { $spot } ist nicht frei.
illegal_no_line = Keine Linie verbindet { $from } und { $to }.
illegal_no_jump_line = Von { $from } kann kein Stein auf { $to } springen: Sie liegen nicht zwei Punkte auseinander auf einer Linie.
illegal_leapt_man_unnamed = Nenne den übersprungenen Stein in Klammern vor { $to }.
illegal_nothing_to_leap = Zwischen { $from } und { $to } steht kein fremder Stein, der sich überspringen lässt.
illegal_leapt_twice = Der Stein auf { $spot } wurde in dieser Kette schon übersprungen.
illegal_capture_due = Du kannst schlagen, und nach diesen Regeln musst du es.
illegal_chain_unfinished = Der Stein muss von { $spot } weiterspringen, solange er kann.
illegal_more_can_be_taken = Ein anderer Zug schlägt { $most } statt { $taken }, und nach diesen Regeln musst du ihn wählen.
illegal_one_leap_only = Nach diesen Regeln hat ein Zug nur einen Sprung.
illegal_no_huffing = Nach diesen Regeln wird nicht geblasen.
illegal_nobody_in_default = Jetzt gibt es nichts zu blasen: Im letzten Zug hat kein Stein das Schlagen versäumt, oder du hast schon geblasen.
illegal_not_in_default = Der Stein auf { $spot } hat im letzten Zug kein Schlagen versäumt.
illegal_own_man = Der Stein auf { $spot } ist dein eigener.
illegal_not_neighbours = Kein Stein kommt in einem Zug von { $from } auf { $to }.
illegal_backward = Niemand zieht rückwärts, und { $to } liegt hinter { $from }.
illegal_warrior_straight = Ein Krieger bleibt auf den Diagonalen. Nur der Priester zieht gerade.
illegal_wrong_captures = Dieser Zug schlägt nicht genau diese Steine.
illegal_nothing_to_decline = Dieser Zug schließt nichts ein, also gibt es nichts zu verschonen. Lass das `~` weg.
illegal_must_take = Nach diesen Regeln werden eingeschlossene Steine immer geschlagen. Lass das `~` weg.
illegal_no_priest = Du hast keinen Priester zum Einsetzen.
illegal_placed_already = Der Priester wurde in diesem Zug schon eingesetzt. Zieh jetzt.
illegal_not_home = { $spot } ist keines deiner Heimfelder, und nur dort kommt der Priester ins Spiel.
illegal_must_move = Du kannst noch ziehen oder einsetzen. Passen darf nur, wer beides nicht kann.
illegal_must_place = Du kannst nicht ziehen. Setz erst deinen Priester ein.

# Discord's side of things.
no_game_here = In diesem Kanal läuft keine Partie. Beginne eine mit `/{ name_challenge }` oder `/{ name_seek }`; `/{ name_games }` listet die auf diesem Server auf.
several_games_here = Hier laufen mehrere Partien. Antworte auf das Brett, das du meinst, oder gib die Nummer der Partie an.
no_game_of_yours = Du spielst gerade keine Partie. Beginne eine im Kanal eines Servers, mit `/{ name_challenge }` oder `/{ name_seek }`.
several_games_of_yours = Du spielst mehrere Partien. Antworte auf das Brett, das du meinst, oder gib die Nummer der Partie an.
seat_for_whom = Nenne mit `{ param_to }`, wer dort sitzen soll.
empty_reply = Ich kann nicht sehen, was du geschrieben hast. Antworte mit eingeschaltetem Ping, erwähne mich, benutze `/{ name_move }` oder mach einen Rechtsklick auf deine Nachricht (oder halte sie gedrückt) → Apps → *Als Zug spielen*.
no_words = In deiner Nachricht sehe ich keine Wörter. Schreib deinen Zug, etwa { $example }, oder benutze `/{ name_move }`, das alle möglichen anbietet.
not_your_message = Nur eine Nachricht, die du selbst geschrieben hast, kann als dein Zug gespielt werden. Schreib den Zug selbst oder benutze `/{ name_move }`.
stale_button = Diesen Knopf kenne ich nicht mehr. `/{ name_board }` zeigt das jetzige Brett; `/{ name_challenge }` oder `/{ name_seek }` beginnt eine neue Partie.
unknown_command = Diesen Befehl kenne ich nicht mehr. `/{ name_help }` listet auf, was ich kann.
missing_right = Mir fehlt hier die Berechtigung { $rights }. Wer diesen Server verwaltet, kann sie in den Kanaleinstellungen erteilen; versuch es danach noch einmal.
missing_rights = Mir fehlen hier die Berechtigungen { $rights }. Wer diesen Server verwaltet, kann sie in den Kanaleinstellungen erteilen; versuch es danach noch einmal.
missing_right_waits = Mir fehlt hier die Berechtigung { $right }. Was du getan hast, gilt, und das Brett folgt, sobald ich hier schreiben darf: Wer diesen Server verwaltet, kann sie in den Kanaleinstellungen erteilen.
missing_rights_wait = Mir fehlen hier die Berechtigungen { $rights }. Was du getan hast, gilt, und das Brett folgt, sobald ich hier schreiben darf: Wer diesen Server verwaltet, kann sie in den Kanaleinstellungen erteilen.
missing_threads = In einem Thread kann ich hier nicht spielen ({ $rights }), darum wird diese Partie im Kanal neben der anderen gespielt. Antworte auf ihre Bretter oder gib die Nummer der Partie an.
missing_attach_files = Mir fehlt hier die Berechtigung **Dateien anhängen**, darum kommen Bretter in Buchstaben.
only_in_servers = Hier bist du mit mir allein. Fordere jemanden im Kanal eines Servers heraus oder in euren Direktnachrichten.
no_such_side = Diese Seite spielt in der Partie niemand. Wähle eine von diesen: { $sides }.
only_for_four = Die Option { $option } gibt es nur zu viert. Lass sie weg oder wähle das Spiel zu viert.
undeliverable = Meine letzte Nachricht ließ sich nicht senden: { $reason } Die Partie selbst ist sicher: `/{ name_board } { param_game }:{ $game }` zeigt sie.
goes_on_elsewhere = Meine letzte Nachricht ließ sich nicht senden: Den Kanal oder Thread gibt es nicht mehr. Die Partie geht in einem anderen weiter: `/{ name_board } { param_game }:{ $game }` zeigt sie.
undeliverable_gone = Meine letzte Nachricht ließ sich nicht senden: { $reason } Die Partie selbst ist sicher: Benutze dort, wo du weiterspielen willst, `/{ name_board } { param_game }:{ $game }` und drücke *{ button_here }*.
undeliverable_challenge = Meine letzte Nachricht zu einer Herausforderung ließ sich nicht senden: { $reason } Wenn sie nicht folgt, fordere mit `/{ name_challenge }` oder `/{ name_seek }` neu heraus.
blocks_yourself = Du kannst dich nicht selbst blockieren. Nenne jemand anderen.
follows_own_game = Du spielst in dieser Partie mit, also erfährst du ohnehin von jedem Zug.
too_many_follow = { $limit } Personen folgen dieser Partie, und mehr können von ihrem Ende nicht benachrichtigt werden. Um sie anzusehen, benutze `/{ name_board }` oder komm in diesen Kanal zurück.
not_done = Bei mir ist etwas schiefgegangen. Sieh dir `/{ name_board }` an, bevor du es noch einmal versuchst; passiert es wieder, sag denen Bescheid, die diesen Bot betreiben.
unknown_rules = { $reason } `/{ name_rules }` listet auf, was du wählen kannst.
rules_which_game = Ein Spiel { $word } kenne ich nicht. Es gibt Mosona, Kolowis und Awithlaknakwe.
rules_unknown_option = Für { $game } gibt es keine Vorlage oder Option { $word }.
rules_unknown_value = { $name } kann nicht { $value } sein. Möglich: { $allowed }.
rules_twice = { $word } steht zweimal da: Nenne jede Option nur einmal.
rules_two_presets = { $first } und { $second } sind beide Vorlagen: Nenne nur eine.
rules_preset_late = { $word } ist eine Vorlage: Sie steht ganz vorn, vor allen Optionen.
rules_needs = { $option } geht nur mit { $needs }.

right_view_channel = Kanal ansehen
right_send_messages = Nachrichten senden
right_attach_files = Dateien anhängen
right_read_history = Nachrichtenverlauf anzeigen
right_create_threads = Öffentliche Threads erstellen
right_send_in_threads = Nachrichten in Threads senden
# To the channel of the thread.
locked_thread = Der [Thread einer Partie { $game }]({ $link }) ist gesperrt, darum lässt sich ihr Brett nicht senden. Die Partie geht weiter, sobald jemand ihn entsperrt, der Threads verwaltet.
reason_gone = Den Kanal oder Thread gibt es nicht mehr.
reason_forbidden = Mir fehlt dort die Berechtigung. Die Nachricht folgt, sobald ich dort schreiben darf.
reason_unseen = Vielleicht ist sie schon da, aber mir fehlt dort **{ right_read_history }**, um nachzusehen. Die Nachricht folgt, sobald ich nachsehen darf, sonst mit dem nächsten Brett.
reason_locked = Der Thread ist gesperrt. Die Nachricht folgt, sobald er wieder offen ist.
reason_other = Discord hat sie abgelehnt.
