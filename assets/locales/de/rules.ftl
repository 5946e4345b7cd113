# The rules of the three games in short. A line must not begin with an asterisk.

rules_here = In diesem Kanal: { $rules }.

# Each page has a picture below it.
rules_board_mosona =
    ## Awithlaknan Mosona
    Zu zweit, Weiß gegen Schwarz, auf einem Streifen aus Rauten mit drei Reihen: `a` (die von Weiß), `b` und `c` (die von Schwarz). Spalten zählen von Weiß aus gesehen von links. Jede Seite hat 12 Steine; nur die Mitte `b9` ist frei. Weiß beginnt.
    Überspringe die Steine der anderen Seite, bis sie keine mehr hat oder keinen Zug.
rules_board_kolowis =
    ## Kolowis Awithlaknannai
    Zu zweit, Weiß gegen Schwarz, auf einem Streifen aus sechzehn Rauten mit Linien auch entlang der äußeren Reihen: Reihen `a` (die von Weiß), `b` und `c` (die von Schwarz). Spalten zählen von Weiß aus gesehen von links. Jede Seite hat 23 Steine; die Mitte `b17` und die Enden `b1` und `b33` sind frei. Weiß beginnt.
    Überspringe die Steine der anderen Seite, bis sie keine mehr hat oder keinen Zug.
rules_board_warriors =
    ## Awithlaknakwe, die Steinkrieger
    Zu zweit (Süd und Nord) oder zu viert (Süd, West, Nord, Ost der Reihe nach; Süd und Ost gegen Nord und West) auf 168 Feldern: Spalten `a` bis `n` von Süd aus gesehen von links, Reihen `1` bis `14`. Alle haben sechs Krieger auf ihren Heimfeldern am Rand. Süd beginnt.
    Zieh auf die andere Seite hinüber und schlag unterwegs so viele Steine, wie du kannst.
rules_moves_strip =
    ### Ziehen und schlagen
    - **Ziehen**: Ein Stein geht entlang einer Linie auf den nächsten freien Punkt, in jede Richtung: `{ $step }`.
    - **Schlagen**: Er springt auf gerader Linie über einen fremden Stein auf den freien Punkt gleich dahinter: `{ $leap }`. Übersprungene Steine kommen sofort vom Brett.
    - **Kette**: Er darf weiterspringen und dabei abbiegen, wie er will, so wie im Bild: `{ $chain }`. Nach jedem Sprung darf er aufhören.
    Niemand darf passen.
rules_moves_warriors =
    ### Ziehen und schlagen
    - **Ziehen**: Ein Krieger geht ein Feld schräg vorwärts, weg von den eigenen Heimfeldern: `e1-f2`. Niemand zieht rückwärts.
    - **Schlagen**: Nach deinem Zug werden fremde Steine, die schräg neben dem gezogenen Stein stehen, geschlagen, wenn auf derselben Diagonale gleich hinter ihnen ein anderer Stein deines Teams steht, so wie im Bild: `{ $capture }`. Ein Zug kann mehrere schlagen.
    - Zwischen zwei fremde Steine zu ziehen, ist ungefährlich.
rules_huff =
    ### Das Blasen
    Schlagen ist geboten. Machst du stattdessen einen Schritt, darf die Gegenseite erst einen deiner Steine, die hätten schlagen können, vom Brett nehmen und zieht dann wie gewohnt, so wie im Bild: `{ $huff }`.
    Hat gerade der Stein den Schritt gemacht, der hätte schlagen können, wird er dort genommen, wo er jetzt steht. Nach dem Zug ist das Recht verfallen. Eine Kette früher zu beenden, kostet nichts.
rules_priest =
    ### Der Bogenpriester
    Wenn ein Team seinen ersten Stein verliert, bekommt die Person, die ihn verlor, den Priester des Teams auf die Hand und darf ihn vor einem Zug auf ein freies Heimfeld setzen, so wie im Bild: `{ $place }`. Das Einsetzen schlägt nichts.
    Der Priester zieht wie ein Krieger und außerdem ein Feld gerade: vorwärts, nach links oder nach rechts. Er schlägt und wird geschlagen wie jeder Stein; einmal geschlagen, ist er weg.
    Wer weder ziehen noch einsetzen kann, passt; das geschieht von selbst.
rules_end_strip =
    ### Das Ende
    - Wer keine Steine mehr hat oder weder ziehen noch blasen kann, hat verloren. Im Bild hat Schwarz keinen Zug mehr.
    - Die Steine werden gezählt, wenn eine Stellung zum dritten Mal vorkommt, wenn 100 Züge lang nichts geschlagen oder geblasen wurde oder wenn Remis vereinbart wird: Mehr Steine gewinnen, bei Gleichstand ist es Remis.
rules_end_warriors =
    ### Das Ende
    Die Partie ist vorbei,
    - wenn alle Steine auf den Heimfeldern gegenüber stehen, so wie im Bild, und kein Priester auf der Hand ist;
    - wenn niemand ziehen oder einsetzen kann;
    - wenn ein Team nichts mehr hat, weder auf dem Brett noch auf der Hand;
    - oder wenn 40 Züge nacheinander (zu viert 80) Passen oder seitliche Züge eines Priesters waren, die nichts schlugen.
    Das Team mit mehr geschlagenen Steinen gewinnt, ein Priester zählt als einer; bei Gleichstand ist es Remis.

rules_options_mosona =
    ### Optionen
    - `lozenges`: 8 oder jede gerade Zahl von Rauten von 2 bis 20
    - `outer-lines` (Randlinien): no, yes
    - `capture`: huff (Blasen); strict (es muss geschlagen werden); free (freigestellt)
    - `chain`: optional; full (bis zum Ende); maximum (die meisten Steine); single (ein Sprung)
    - `ends` (Sprünge um die Enden): straight, upright, curved (mit Randlinien)
    - `leap` (Sprünge): straight, bent
    Vorlagen: `traditional`, `strict` (capture strict, chain full), `ludii` (outer lines, ends upright, capture free, chain single). Beispiel: `/{ name_challenge }` mit den Regeln `strict lozenges=6`
rules_options_kolowis =
    ### Optionen
    - `lozenges`: 16 oder jede gerade Zahl von Rauten von 2 bis 20
    - `outer-lines` (Randlinien): yes, no
    - `men`: ends-vacant (Enden frei), full
    - `capture`: huff (Blasen); strict (es muss geschlagen werden); free (freigestellt)
    - `chain`: optional; full (bis zum Ende); maximum (die meisten Steine); single (ein Sprung)
    - `ends` (Sprünge um die Enden): straight, upright, curved (mit Randlinien)
    - `leap` (Sprünge): straight, bent
    Vorlagen: `traditional`, `strict` (capture strict, chain full), `bead` (capture strict, ends curved). Beispiel: `/{ name_challenge }` mit den Regeln `strict men=full`
rules_options_awithlaknakwe =
    ### Optionen
    - `seats` (Plätze): 2, 4
    - `capture`: automatic; optional (du darfst eingeschlossene Steine verschonen: `e5-f6~`)
    - `flank`: diagonal; any (auch in Spalten und Reihen)
    - `priest`: home (Heimfelder); captor (der Priester des eigenen Teams kommt sofort dorthin, wo es zum ersten Mal schlägt)
    - `goal`: count (zählen); race (das Team, das zuerst drüben ist, gewinnt)
    Beispiel: `/{ name_challenge }` mit den Regeln `seats=4 capture=optional`
rules_sources_strip =
    ### Quellen
    S. Culin, *Games of the North American Indians* (1907), S. 799–801; M. C. Stevenson, *Zuñi Games* (1903), S. 496–497; H. J. R. Murray, *A History of Board-Games Other Than Chess* (1952), S. 71; R. C. Bell, *Board and Table Games from Many Civilizations* (1979), S. 38; Wikipedia, Ludii und bead.game für die Optionen. Mit Respekt und Dank an das Volk der Zuni, dessen Spiele das sind.
rules_sources_squares =
    ### Quellen
    S. Culin, *Chess and Playing-Cards* (1898), S. 878, und *Games of the North American Indians* (1907), S. 799–801; M. C. Stevenson, *Zuñi Games* (1903), S. 496–497; Wikipedia und Ludii für die Optionen. Mit Respekt und Dank an das Volk der Zuni, dessen Spiel das ist.
