# The exercises of /learn. Each has three parts: its title (at most 90 characters, no markup), the task, and why the right
# answer is right. Moves, places and options in back-ticks stay as they are. A line must not begin with an asterisk.

lesson_mosona_board =
    { $part ->
        [title] Das Brett und das Ziel
        [task] Punkte haben Namen: Reihe `a` gehört Weiß, `b` ist die Mitte, `c` gehört Schwarz; Spalten zählen von Weiß aus gesehen von links. Ziel ist es, alle Steine der anderen Seite zu schlagen oder ihr keinen Zug zu lassen. Am Anfang ist nur die Mitte `b9` frei. Zieh mit dem Stein auf `a10` in die Mitte.
       *[right] Weiß beginnt, und der erste Zug kann nur in die Mitte gehen.
    }

lesson_mosona_step =
    { $part ->
        [title] Schritte
        [task] Ein Stein geht entlang einer Linie auf den nächsten freien Punkt, in jede Richtung. Bring den Stein auf `b9` zurück auf `a8`.
       *[right] Vorwärts, rückwärts oder seitwärts: Es zählt nur, dass eine Linie da ist und an ihrem Ende ein freier Punkt.
    }

lesson_mosona_leap =
    { $part ->
        [title] Springen
        [task] Ein Stein schlägt einen fremden Stein, indem er auf gerader Linie über ihn springt, auf den freien Punkt gleich dahinter. Schlag den Stein in der Mitte.
       *[right] Der übersprungene Stein kommt sofort vom Brett. Bei einem Schritt auf `a8` wäre er stehen geblieben.
    }

lesson_mosona_edge =
    { $part ->
        [title] Sichere Punkte
        [task] Entlang der Ränder dieses Bretts läuft keine Linie. Darum kann nur ein Stein in der mittleren Reihe übersprungen werden, und auch dort nicht auf den beiden Enden. Schwarz bedroht deinen Stein auf `b7`. Zieh so, dass nichts geschlagen werden kann.
       *[right] Auf einem Rand, oder wo für keinen fremden Stein der Punkt hinter deinem frei ist, kann niemand deinen Stein überspringen.
    }

lesson_mosona_chain =
    { $part ->
        [title] Sprungketten
        [task] Nach einem Sprung darf derselbe Stein noch einmal springen. Schlag so viele Steine, wie du kannst.
       *[right] Jeder Stein kommt vom Brett, sobald er übersprungen ist. Nach jedem Sprung darfst du aufhören, aber hier schlägst du mehr, wenn du weiterspringst.
    }

lesson_mosona_turning =
    { $part ->
        [title] Ketten, die abbiegen
        [task] In einer Kette darf der Stein an jedem Punkt abbiegen. Schlag so viele Steine, wie du kannst.
       *[right] Er ist zweimal abgebogen und hat in einem Zug drei Steine geschlagen.
    }

lesson_mosona_due =
    { $part ->
        [title] Schlagen ist geboten
        [task] Wenn du schlagen kannst, sollst du es auch. Du darfst stattdessen einen Schritt machen, aber dann darf die Gegenseite einen der Steine nehmen, die hätten springen können: Das ist das Blasen. Zieh so, dass nichts geblasen werden kann.
       *[right] Du hast geschlagen, also darf keiner deiner Steine geblasen werden.
    }

lesson_mosona_huff =
    { $part ->
        [title] Blasen
        [task] Der schwarze Stein auf `c10` hätte springen können, aber Schwarz hat mit einem anderen einen Schritt gemacht. Vor deinem Zug darfst du den Stein, der das Schlagen versäumt hat, vom Brett nehmen. Blase ihn, dann zieh.
       *[right] Blasen kostet dich nichts: Du machst trotzdem noch deinen Zug. Man schreibt es mit H vor dem Punkt.
    }

lesson_mosona_huff_moved =
    { $part ->
        [title] Den gezogenen Stein blasen
        [task] Der schwarze Stein hätte über `b9` springen können und ging stattdessen auf `b11`. Der gezogene Stein wird dort geblasen, wo er jetzt steht. Blase ihn, dann zieh.
       *[right] Er durfte geblasen werden, wohin er auch ging. Ungenutzt wäre dein Recht nach diesem Zug verfallen.
    }

lesson_mosona_huff_choice =
    { $part ->
        [title] Welchen Stein blasen?
        [task] Zwei Steine haben das Schlagen versäumt, auf `b7` und `c10`; du darfst einen davon blasen. Wähle so, dass dein Zug noch einen Stein schlagen kann.
       *[right] Ein Stein durch Blasen, einer durch den Sprung. Jeder Stein, der hätte springen können, darf geblasen werden, aber nur einer.
    }

lesson_mosona_no_men =
    { $part ->
        [title] Keine Steine mehr
        [task] Eine Seite ohne Steine hat verloren. Gewinne sofort.
       *[right] Schwarz hat keine Steine mehr.
    }

lesson_mosona_blocked =
    { $part ->
        [title] Kein Zug mehr
        [task] Niemand darf passen: Eine Seite, die weder ziehen noch blasen kann, hat verloren. Lass Schwarz keinen Zug.
       *[right] Der letzte schwarze Stein kann keinen Schritt machen, und jeder Sprung ist versperrt.
    }

lesson_mosona_repetition =
    { $part ->
        [title] Das dritte Mal
        [task] Kommt eine Stellung zum dritten Mal vor, werden die Steine gezählt, und mehr Steine gewinnen. Gezählt wird auch, wenn Remis vereinbart wird. Du hast mehr Steine: Führe die Stellung mit deinem Stein auf `b17` noch einmal herbei.
       *[right] Das war das dritte Mal, und du hast drei Steine gegen zwei.
    }

lesson_mosona_count =
    { $part ->
        [title] Hundert stille Züge
        [task] Wird 100 Züge lang nichts geschlagen oder geblasen, werden die Steine gezählt. 99 sind vorbei, und Schwarz hat mehr Steine. Verhindere, dass jetzt gezählt wird.
       *[right] Ein Schlagzug lässt die Zählung von vorn beginnen.
    }

lesson_mosona_size =
    { $part ->
        [title] Andere Längen
        [task] Der Streifen kann jede gerade Zahl von Rauten haben, von 2 bis 20. Dieser hat vier, und am Anfang ist jeder Punkt außer der Mitte besetzt. Zieh mit dem Stein auf `a6` in die Mitte `b5`.
       *[right] Nur die Länge ist anders; die Regeln sind dieselben.
    }

lesson_mosona_free =
    { $part ->
        [title] Option: Schlagen ist freigestellt
        [task] Mit `capture=free` wird nicht geblasen, wenn du das Schlagen auslässt. Hier würde dich ein Schlagzug den Stein kosten. Zieh so, dass nichts geschlagen werden kann.
       *[right] Du hast nicht geschlagen, und das hat keine Folgen.
    }

lesson_mosona_strict =
    { $part ->
        [title] Option: Es muss geschlagen werden
        [task] Mit `strict` ist nichts anderes erlaubt, solange du schlagen kannst, und eine Kette muss weitergehen, solange sie kann. Schlag so viele Steine, wie du kannst.
       *[right] Beide Schlagzüge waren erlaubt, ein Schritt nicht.
    }

lesson_mosona_full =
    { $part ->
        [title] Option: Ketten bis zum Ende
        [task] Mit `chain=full` muss ein Stein, der zu springen begonnen hat, weiterspringen, solange er kann. Mach einen Schlagzug.
       *[right] Die Kette musste bis zum Ende gehen. Ein Schritt wäre erlaubt gewesen, denn Schlagen ist hier kein Zwang.
    }

lesson_mosona_maximum =
    { $part ->
        [title] Option: die meisten Steine
        [task] Mit `chain=maximum` ist von allen Schlagzügen nur einer erlaubt, der die meisten Steine schlägt. Mach einen Schlagzug.
       *[right] Er schlägt zwei. Der Stein auf `a16` darf seinen einen nicht schlagen.
    }

lesson_mosona_single =
    { $part ->
        [title] Option: ein Sprung
        [task] Mit `chain=single` hat ein Zug nur einen Sprung. Mach einen Schlagzug.
       *[right] Ein Stein kommt vom Brett, und der Zug ist zu Ende.
    }

lesson_mosona_ludii =
    { $part ->
        [title] Option: Linien um die Enden
        [task] Die Vorlage `ludii` fügt Linien entlang der Ränder hinzu und lässt Steine senkrecht über die Enden springen. Schlagen ist freigestellt, ein Sprung pro Zug. Schlag den Stein auf `b1`.
       *[right] Von `a2` über das Ende `b1` auf `c2`.
    }

lesson_mosona_bent =
    { $part ->
        [title] Option: geknickte Sprünge
        [task] Mit `leap=bent` springt ein Stein auch zwischen Nachbarn der mittleren Reihe, über den Randstein zwischen ihnen. Der übersprungene Stein steht in Klammern. Schlag so viele Steine, wie du kannst.
       *[right] Über einen Randstein hin und über den anderen zurück: Der Punkt, auf dem er begann, ist während der Kette frei.
    }

lesson_kolowis_board =
    { $part ->
        [title] Das lange Brett
        [task] Sechzehn Rauten, mit Linien auch entlang der Ränder. Die Mitte `b17` und die beiden Enden `b1` und `b33` sind am Anfang frei. Zieh mit einem Stein auf das Ende `b1`.
       *[right] Auf jeder Seite stehen 23 Steine, und Weiß beginnt.
    }

lesson_kolowis_step =
    { $part ->
        [title] Am Rand entlang
        [task] Hier gehen Steine auch an den Rändern entlang. Zieh mit dem Stein auf `a8` nach `a10`.
       *[right] Im kurzen Spiel läge keine Linie zwischen ihnen.
    }

lesson_kolowis_leap =
    { $part ->
        [title] Am Rand entlang springen
        [task] Steine springen auch an den Rändern entlang. Mach einen Schlagzug.
       *[right] Von `a8` über `a10` auf `a12`, gerade auf der Randlinie entlang.
    }

lesson_kolowis_edge =
    { $part ->
        [title] Der Rand ist nicht sicher
        [task] Schwarz bedroht deinen Stein auf `a10` am Rand entlang. Zieh so, dass nichts geschlagen werden kann.
       *[right] Dort kann niemand deinen Stein überspringen.
    }

lesson_kolowis_corner =
    { $part ->
        [title] Ecken sind sicher
        [task] Ecken wie `a2` und die Enden `b1` und `b33` können nicht übersprungen werden. Dein Stein auf `a4` ist bedroht. Zieh so, dass nichts geschlagen werden kann.
       *[right] Hinter der Ecke geht keine Linie weiter, also landet niemand dahinter.
    }

lesson_kolowis_chain =
    { $part ->
        [title] Rand und Schräge
        [task] Eine Kette kann am Rand entlang und quer über die Mitte laufen. Schlag so viele Steine, wie du kannst.
       *[right] Am Rand entlang, quer über die mittlere Reihe und am anderen Rand entlang: drei Steine.
    }

lesson_kolowis_stop =
    { $part ->
        [title] Früher aufhören
        [task] Du darfst eine Kette früher beenden, und dafür wird nichts geblasen. Schlag so, dass danach nichts von dir geschlagen werden kann.
       *[right] Der nächste Sprung hätte noch einen Stein geschlagen und dich deinen gekostet.
    }

lesson_kolowis_huff =
    { $part ->
        [title] Blasen und schlagen
        [task] Der schwarze Stein auf `a10` hat das Schlagen versäumt. Blase ihn und schlag im selben Zug noch einen Stein.
       *[right] Das Blasen kommt zum Zug dazu: zwei Steine auf einmal.
    }

lesson_kolowis_draw =
    { $part ->
        [title] Ein Remis
        [task] Kommt eine Stellung zum dritten Mal vor, werden die Steine gezählt; bei Gleichstand ist es Remis. Führe die Stellung mit deinem Stein auf `b33` noch einmal herbei.
       *[right] Zwei Steine gegen zwei: Remis.
    }

lesson_kolowis_men =
    { $part ->
        [title] Option: alle Punkte besetzt
        [task] Mit `men=full` sind auch beide Enden besetzt: 24 Steine gegen 24, und nur die Mitte ist frei. Zieh mit dem Stein auf `b19` in die Mitte.
       *[right] Alles andere ist wie zuvor.
    }

lesson_kolowis_curved =
    { $part ->
        [title] Option: um die Enden herum
        [task] Mit `ends=curved` springen Steine auch um die Enden des Bretts herum. Schlag den Stein in der Ecke.
       *[right] Von `a4` über die Ecke `a2` auf das Ende `b1`.
    }

lesson_kolowis_bead =
    { $part ->
        [title] Option: bead
        [task] Mit der Vorlage `bead` muss geschlagen werden, und Steine springen um die Enden herum. Schlag so viele Steine, wie du kannst.
       *[right] Um die Ecke und weiter entlang der mittleren Reihe.
    }

lesson_warriors_board =
    { $part ->
        [title] Das Brett und die Heimfelder
        [task] Spalten heißen von Süd aus gesehen von links `a` bis `n`, Reihen `1` bis `14`. Alle beginnen mit sechs Kriegern auf ihren Heimfeldern am Rand; Süd fängt an. Ziel ist es, auf die andere Seite zu kommen und unterwegs so viele fremde Steine zu schlagen, wie du kannst. Zieh mit dem Krieger auf `e1` nach `f2`.
       *[right] Er ist unterwegs. Krieger folgen den Diagonalen.
    }

lesson_warriors_move =
    { $part ->
        [title] Wie Krieger ziehen
        [task] Ein Krieger geht ein Feld schräg vorwärts, weg von seinen Heimfeldern. Niemand zieht rückwärts. Zieh mit dem Krieger auf `g5` nach `h6`.
       *[right] Ein Feld, schräg, vorwärts.
    }

lesson_warriors_capture =
    { $part ->
        [title] Einschließen
        [task] Ein fremder Stein wird geschlagen, wenn er durch deinen Zug auf einer Diagonale zwischen dem gezogenen und einem anderen deiner Steine steht. Schlag den Stein auf `g7`.
       *[right] `g7` stand zwischen `f6` und `h8`. Er kommt von selbst vom Brett.
    }

lesson_warriors_several =
    { $part ->
        [title] Mehrere auf einmal
        [task] Ein Zug kann auf mehreren Diagonalen Steine einschließen: Ein Krieger schlägt bis zu drei. Schlag so viele, wie du kannst.
       *[right] Drei Diagonalen, drei Steine.
    }

lesson_warriors_between =
    { $part ->
        [title] Dazwischen ziehen
        [task] Nur der gezogene Stein schlägt. Wer zwischen zwei fremde Steine zieht, ist sicher. Zieh so, dass nichts geschlagen werden kann.
       *[right] Zwischen `e7` und `g5` geschieht deinem Krieger nichts.
    }

lesson_warriors_stuck =
    { $part ->
        [title] Fest, und doch zu schlagen
        [task] Ein Krieger, der nirgends mehr hinkann, bleibt stehen und kann trotzdem geschlagen werden. Der Krieger von Nord auf `d2` sitzt fest. Schlag ihn.
       *[right] Dein Stein auf `e1` stand hinter ihm, und `c3` schloss die Diagonale.
    }

lesson_warriors_place =
    { $part ->
        [title] Der Priester kommt
        [task] Verliert ein Team seinen ersten Stein, kommt sein Bogenpriester auf die Hand der Person, die ihn verlor. Am Anfang eines Zuges darf er auf ein freies Heimfeld gesetzt werden. Setz deinen Priester ein, dann zieh.
       *[right] Das Einsetzen schlägt nichts, und du machst noch deinen Zug. Man schreibt es mit `P@` vor dem Feld.
    }

lesson_warriors_priest =
    { $part ->
        [title] Wie der Priester zieht
        [task] Der Priester zieht wie ein Krieger und außerdem ein Feld gerade: vorwärts, nach links oder nach rechts. Zieh mit deinem Priester von `g5` nach `g6`.
       *[right] Nur der Priester kann eine gerade Linie überqueren.
    }

lesson_warriors_four =
    { $part ->
        [title] Der Priester schlägt vier
        [task] Zieht der Priester gerade, kann er auf allen vier Diagonalen Steine einschließen. Schlag so viele, wie du kannst.
       *[right] Vier Steine in einem Zug, mehr geht nicht.
    }

lesson_warriors_take_priest =
    { $part ->
        [title] Den Priester schlagen
        [task] Krieger und Priester schlagen gleich und werden gleich geschlagen. Ein geschlagener Priester zählt als ein Stein und ist weg. Schlag den Priester von Nord.
       *[right] Der Priester von Nord ist endgültig weg.
    }

lesson_warriors_pass =
    { $part ->
        [title] Passen
        [task] Wer weder ziehen noch einsetzen kann, passt, und das von selbst; sonst darf niemand passen. Setz deinen Priester ein und zieh so, dass Nord passen muss.
       *[right] Mit deinem Priester auf `e1` kann der Krieger auf `d2` nirgends mehr hin.
    }

lesson_warriors_home =
    { $part ->
        [title] Das Ende: Alle sind drüben
        [task] Die Partie ist vorbei, wenn alle Steine auf den Heimfeldern gegenüber stehen und kein Priester auf der Hand ist. Dann gewinnt das Team, das mehr Steine geschlagen hat. Du hast mehr geschlagen: Beende die Partie.
       *[right] Alle Steine sind drüben, und du hast zwei Steine geschlagen, Nord einen.
    }

lesson_warriors_nobody =
    { $part ->
        [title] Das Ende: Niemand kann ziehen
        [task] Die Partie ist auch vorbei, wenn niemand ziehen oder einsetzen kann. Du hast mehr Steine geschlagen. Lass niemandem einen Zug.
       *[right] Beide Krieger sitzen in ihren Ecken fest, und die geschlagenen Steine werden gezählt.
    }

lesson_warriors_gone =
    { $part ->
        [title] Das Ende: Ein Team ist weg
        [task] Die Partie ist vorbei, wenn ein Team keinen Stein auf dem Brett und keinen Priester auf der Hand hat. Beende sie.
       *[right] Nord hat nichts mehr, und du hast mehr Steine geschlagen.
    }

lesson_warriors_quiet =
    { $part ->
        [title] Das Ende: stille Züge
        [task] Nach 40 Zügen nacheinander, die Passen oder seitliche Züge eines Priesters waren und nichts schlugen, werden die geschlagenen Steine gezählt (zu viert nach 80). 39 sind vorbei, und du hast mehr geschlagen. Beende die Partie.
       *[right] Ein seitlicher Zug des Priesters war der vierzigste.
    }

lesson_warriors_teams =
    { $part ->
        [title] Zu viert
        [task] Zu viert spielen Süd und Ost gegen Nord und West, alle von eigenen Heimfeldern aus. Beim Einschließen zählen alle Steine deines Teams wie deine. Schlag den Stein auf `g7`.
       *[right] Der Krieger von Ost auf `h8` stand dahinter.
    }

lesson_warriors_spare =
    { $part ->
        [title] Option: Steine verschonen
        [task] Mit `capture=optional` bestimmt, wer zieht, ob die eingeschlossenen Steine geschlagen werden. Ein Verlust brächte Nord den Priester. Schließ den Stein auf `g7` ein und verschone ihn.
       *[right] Das Zeichen ~ sagt, dass er bleibt. So bekommt Nord keinen Priester.
    }

lesson_warriors_flank =
    { $part ->
        [title] Option: Spalten und Reihen
        [task] Mit `flank=any` werden Steine auch in Spalten und Reihen eingeschlossen. Schlag den Stein auf `f7`.
       *[right] Er stand zwischen `f6` und `f8`, in einer Spalte.
    }

lesson_warriors_captor =
    { $part ->
        [title] Option: Wer schlägt, bekommt den Priester
        [task] Mit `priest=captor` kommt der Priester des Teams, das zum ersten Mal einen Stein schlägt, sofort auf das Feld dieses Steins. Schlag den Stein auf `g7`.
       *[right] Jetzt steht dein eigener Priester auf `g7`.
    }

lesson_warriors_race =
    { $part ->
        [title] Option: ein Wettlauf
        [task] Mit `goal=race` gewinnt ein Team, sobald alle seine Steine auf den Heimfeldern gegenüber stehen. Gewinne.
       *[right] Dein einziger Stein ist angekommen, egal wie viel geschlagen wurde.
    }
