# What is kept about people, and how it is given out and deleted.

former_player = eine ehemalige Person
command_privacy = Was über dich gespeichert ist, warum und wie lange
command_export = Alles über dich Gespeicherte als Datei: niemand sonst sieht sie
command_forget_me = Alles über dich Gespeicherte löschen; du wirst vorher gefragt
privacy = **Was über dich gespeichert ist**
    • *Partien und Herausforderungen*, an denen du beteiligt bist: deine Discord-Nummer, dein Platz, jeder Zug, jedes Angebot und Ergebnis mit Zeit, die Nummern von Server, Kanälen und Nachrichten und die geheime Adresse der Seite. Das braucht das Spiel, und es bleibt, denn es gehört auch den anderen.
    • *Was du gewählt hast*: Einstellungen, Nicht-stören, wen du blockierst, verfolgte Partien, geplante Züge, Urlaube, Erinnerungen.
    • *Damit der Bot weniger stört*: die Sprache aus Discord, dein Stand in den Lektionen, welche Hinweise du hattest, woran du erinnert wurdest oder was dich nicht erreichte.
    • *Notizen der Arbeit*: was gepostet oder dir geschickt wird (30 Tage) und welche Befehle ausgeführt wurden (2 Tage).
    Sonst nichts: Namen werden bei Discord erfragt und nur behalten, solange der Bot läuft, und von Nachrichten bleiben nur die Züge. Alles dient dem Spiel und wird niemandem gegeben.
    • **Wie lange**: bis du es löschst. Was ein Server gewählt hat, bleibt, bis es neu gewählt wird. Wird der Bot von einem Server entfernt und nicht innerhalb { $days ->
        [one] eines Tages
       *[other] von { $days } Tagen
    } zurückgeholt, werden das und die Nummern von Server, Kanälen und Nachrichten gelöscht; laufende Partien enden ohne Ergebnis, beendete behalten alle, die sie gespielt haben. Sicherungskopien können länger bestehen.
    • **Wer diesen Bot betreibt**: { $operator ->
        [none] hier ist keine Adresse angegeben. Frage, wer den Bot auf den Server geholt hat.
       *[other] { $operator }
    }
button_export = Exportieren
button_forget = Löschen…
forget_question = **Alles über dich löschen?** Das lässt sich nicht rückgängig machen.
    { $games ->
        [0] Du hast keine laufende Partie.
        [one] Deine laufende Partie wird aufgegeben; bei vier Plätzen wird deiner für andere frei.
       *[other] Deine { $games } laufenden Partien werden aufgegeben; bei vier Plätzen wird deiner für andere frei.
    }
    { $challenges ->
        [0] Du hast keine offene Herausforderung.
        [one] Du verlässt deine offene Herausforderung.
       *[other] Du verlässt deine { $challenges } offenen Herausforderungen.
    }
    Deine Einstellungen, Blockierungen, verfolgten Partien, Pläne, Urlaube, Lektionen und Erinnerungen werden gelöscht. Gespielte Partien bleiben für die anderen: dort bist du „eine ehemalige Person“. Wer dich blockiert hat, behält das. Nachrichten in Discord bleiben, wie sie sind: lösche deine dort oder frage den Server. Mit `/{ name_export }` kannst du vorher alles mitnehmen.
button_forget_yes = Alles löschen
button_forget_no = Behalten
forgotten = Alles über dich ist gelöscht. In deinen Partien bist du ab jetzt „eine ehemalige Person“. Spielst du wieder, fängst du neu an.
forget_not = Nichts wurde gelöscht.
exported = Alles, was über dich gespeichert ist, mit { $games ->
        [0] keiner Partie
        [one] { $games } Partie
       *[other] { $games } Partien
    }. Die anderen in deinen Partien sind weggelassen.
exported_part = Ein Teil von dem, was über dich gespeichert ist, mit { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }: alles zusammen ist zu viel für eine Datei. *Nächster Teil* enthält ältere Partien.
button_export_next = Nächster Teil
export_later = Gerade wird ein anderer Export erstellt. Nutze `/{ name_export }` in einer Minute noch einmal.
forget_other = Nur wer gefragt wurde, kann das beantworten. `/{ name_forget_me }` löscht, was über dich gespeichert ist.
reason_home_lost = der Bot wurde vom Server entfernt, auf dem sie gespielt wurde.
place_forgotten = Wo diese Partie gespielt wurde, ist nicht mehr bekannt: der Bot war zu lange nicht auf dem Server. Mit `/{ name_challenge }` forderst du jemanden zu einer neuen Partie heraus.
