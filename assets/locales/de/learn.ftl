# The lessons of /learn: what is said around the exercises. The exercises themselves are in lessons.ftl.

command_learn = Ein Spiel durch Spielen lernen

alt_man_can_go = Der Stein auf { $spot } kann nach: { $targets }.
alt_can_go = Markiert, wohin Steine können: { $targets }.
letters_target = * wohin Steine können

learn_which = **Welches Spiel möchtest du lernen?** Du spielst kleine Stellungen und erfährst, warum eine Antwort richtig oder falsch ist.
# "done" is how many exercises lie behind.
learn_course = { $game }: { $done } von { $count } geschafft
learn_heading = **{ $game }**, { $number } von { $count }: **{ $title }**
learn_task = Du spielst { $side }. { $task }
# An entry of the list of exercises, without markup.
learn_chapter = { $number }. { $title }
learn_chapters = Alle Übungen
learn_right = ✅ { $turn } **ist richtig.** { $why }
learn_shown = { $turn } ist eine richtige Antwort. { $why }
learn_goes_on = ✅ { $turn } ist bis hierher richtig. Jetzt der Zug, der dazugehört.
# "why" is a sentence that begins with a small letter.
learn_wrong = ❌ **Nicht** { $turn }: { $why }
learn_no_move = ❌ Das ist kein Zug. Ein Zug wird so geschrieben: { $example }.
learn_ambiguous = ❌ Das könnte { $turns } sein. Schreib den ganzen Zug.
learn_next = Weiter
learn_again = Noch einmal
learn_show = Zeig es mir
learn_back = Zurück
learn_finished =
    🎉 **{ $game }: Alle { $count } Übungen liegen hinter dir.**
    Spiel eine echte Partie mit `/{ name_challenge }` oder `/{ name_seek }`, schlag mit `/{ name_rules }` nach oder lerne noch ein Spiel.
learn_challenge = Jemanden herausfordern
learn_rules = Regeln
learn_anew = Von vorn

# What a legal answer lacks: sentences that begin with a small letter.
miss_other_man = Der Stein auf { $spot } soll ziehen.
miss_elsewhere = So kommt kein Stein auf { $spot }.
miss_no_capture = So schlägst du nichts, mit { $instead } schon.
miss_fewer =
    { $taken ->
        [one] So schlägst du einen Stein, mit { $instead } aber { $most }.
       *[other] So schlägst du { $taken } Steine, mit { $instead } aber { $most }.
    }
miss_exposed = So steht { $spot } ungeschützt: { $by } schlägt dort.
miss_huffable =
    { $count ->
        [one] So lässt du das Schlagen aus, und die Gegenseite darf { $spots } blasen.
       *[other] So lässt du das Schlagen aus, und die Gegenseite darf einen von { $spots } blasen.
    }
miss_no_huff =
    { $count ->
        [one] Du hättest erst { $spots } blasen können. Nach deinem Zug ist das Recht verfallen.
       *[other] Du hättest erst einen von { $spots } blasen können. Nach deinem Zug ist das Recht verfallen.
    }
miss_not_placed = So bleibt der Priester auf deiner Hand.
miss_priest_left = So bleibt der Priester auf { $spot } auf dem Brett.
miss_not_spared = So wird der Stein geschlagen. Ein Zug, der ihn verschont, endet mit ~.
miss_nobody_flanked = So ist nichts eingeschlossen, also gibt es nichts zu verschonen.
miss_not_over = Die Partie geht weiter: Als Nächstes ist { $reply } möglich.
miss_not_over_passed = Die Gegenseite muss passen, aber die Partie geht weiter.
miss_lost = So endet die Partie, und nicht zu deinen Gunsten. { $result }
miss_can_move = Die Gegenseite muss nicht passen: { $reply } ist möglich.

# Under a page of the rules.
rules_learn = Durch Spielen lernen
