//! The words of each exercise.

use lessons::Topic;

use crate::Locale;

/// A part of what is said about an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// What it is about, as the list of exercises has it.
    Title,
    /// What the learner needs to know, and is to do.
    Task,
    /// Why the right answer is right.
    Right,
}

impl Part {
    #[cfg(test)]
    pub const ALL: [Part; 3] = [Part::Title, Part::Task, Part::Right];

    /// How the catalogue calls it.
    fn word(self) -> &'static str {
        match self {
            Part::Title => "title",
            Part::Task => "task",
            Part::Right => "right",
        }
    }
}

impl Locale {
    pub(crate) fn lesson(self, topic: Topic, part: Part) -> String {
        let part = part.word();
        match topic {
            Topic::MosonaBoard => self.lesson_mosona_board(part),
            Topic::MosonaStep => self.lesson_mosona_step(part),
            Topic::MosonaLeap => self.lesson_mosona_leap(part),
            Topic::MosonaEdge => self.lesson_mosona_edge(part),
            Topic::MosonaChain => self.lesson_mosona_chain(part),
            Topic::MosonaTurning => self.lesson_mosona_turning(part),
            Topic::MosonaDue => self.lesson_mosona_due(part),
            Topic::MosonaHuff => self.lesson_mosona_huff(part),
            Topic::MosonaHuffMoved => self.lesson_mosona_huff_moved(part),
            Topic::MosonaHuffChoice => self.lesson_mosona_huff_choice(part),
            Topic::MosonaNoMen => self.lesson_mosona_no_men(part),
            Topic::MosonaBlocked => self.lesson_mosona_blocked(part),
            Topic::MosonaRepetition => self.lesson_mosona_repetition(part),
            Topic::MosonaCount => self.lesson_mosona_count(part),
            Topic::MosonaSize => self.lesson_mosona_size(part),
            Topic::MosonaFree => self.lesson_mosona_free(part),
            Topic::MosonaStrict => self.lesson_mosona_strict(part),
            Topic::MosonaFull => self.lesson_mosona_full(part),
            Topic::MosonaMaximum => self.lesson_mosona_maximum(part),
            Topic::MosonaSingle => self.lesson_mosona_single(part),
            Topic::MosonaLudii => self.lesson_mosona_ludii(part),
            Topic::MosonaBent => self.lesson_mosona_bent(part),
            Topic::KolowisBoard => self.lesson_kolowis_board(part),
            Topic::KolowisStep => self.lesson_kolowis_step(part),
            Topic::KolowisLeap => self.lesson_kolowis_leap(part),
            Topic::KolowisEdge => self.lesson_kolowis_edge(part),
            Topic::KolowisCorner => self.lesson_kolowis_corner(part),
            Topic::KolowisChain => self.lesson_kolowis_chain(part),
            Topic::KolowisStop => self.lesson_kolowis_stop(part),
            Topic::KolowisHuff => self.lesson_kolowis_huff(part),
            Topic::KolowisDraw => self.lesson_kolowis_draw(part),
            Topic::KolowisMen => self.lesson_kolowis_men(part),
            Topic::KolowisCurved => self.lesson_kolowis_curved(part),
            Topic::KolowisBead => self.lesson_kolowis_bead(part),
            Topic::WarriorsBoard => self.lesson_warriors_board(part),
            Topic::WarriorsMove => self.lesson_warriors_move(part),
            Topic::WarriorsCapture => self.lesson_warriors_capture(part),
            Topic::WarriorsSeveral => self.lesson_warriors_several(part),
            Topic::WarriorsBetween => self.lesson_warriors_between(part),
            Topic::WarriorsStuck => self.lesson_warriors_stuck(part),
            Topic::WarriorsPlace => self.lesson_warriors_place(part),
            Topic::WarriorsPriest => self.lesson_warriors_priest(part),
            Topic::WarriorsFour => self.lesson_warriors_four(part),
            Topic::WarriorsTakePriest => self.lesson_warriors_take_priest(part),
            Topic::WarriorsPass => self.lesson_warriors_pass(part),
            Topic::WarriorsHome => self.lesson_warriors_home(part),
            Topic::WarriorsNobody => self.lesson_warriors_nobody(part),
            Topic::WarriorsGone => self.lesson_warriors_gone(part),
            Topic::WarriorsQuiet => self.lesson_warriors_quiet(part),
            Topic::WarriorsTeams => self.lesson_warriors_teams(part),
            Topic::WarriorsSpare => self.lesson_warriors_spare(part),
            Topic::WarriorsFlank => self.lesson_warriors_flank(part),
            Topic::WarriorsCaptor => self.lesson_warriors_captor(part),
            Topic::WarriorsRace => self.lesson_warriors_race(part),
        }
    }
}
