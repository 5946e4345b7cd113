//! Why a move is not possible, for the one who typed it.

use rules::Illegal;

use super::{Locale, words::code};

impl Locale {
    /// A clause that follows "`a8-b9` is not possible:".
    pub(super) fn illegal_reason(self, reason: &Illegal) -> String {
        match reason {
            Illegal::GameOver => self.illegal_game_over(),
            Illegal::OtherGame(_) => self.illegal_other_game(),
            Illegal::NoSuchMove => self.illegal_no_such_move(),
            Illegal::NoPassing => self.illegal_no_passing(),
            Illegal::NobodyReaches(point) => self.illegal_nobody_reaches(code(point)),
            Illegal::NobodyReachesSquare(square) => self.illegal_nobody_reaches(code(square)),
            Illegal::NoSuchPoint(point) => self.illegal_no_such_point(code(point)),
            Illegal::NoManOn(point) => self.illegal_no_man_on(code(point)),
            Illegal::NotYourMan(point) => self.illegal_not_your_man(code(point)),
            Illegal::PointTaken(point) => self.illegal_taken(code(point)),
            Illegal::NoLine { from, to } => self.illegal_no_line(code(from), code(to)),
            Illegal::NoJumpLine { from, to } => self.illegal_no_jump_line(code(from), code(to)),
            Illegal::LeaptManUnnamed { to, .. } => self.illegal_leapt_man_unnamed(code(to)),
            Illegal::NothingToLeap { from, to } => self.illegal_nothing_to_leap(code(from), code(to)),
            Illegal::LeaptTwice { over } => self.illegal_leapt_twice(code(over)),
            Illegal::CaptureDue => self.illegal_capture_due(),
            Illegal::ChainUnfinished(point) => self.illegal_chain_unfinished(code(point)),
            Illegal::MoreCanBeTaken { taken, most } => self.illegal_more_can_be_taken(*most, *taken),
            Illegal::OneLeapOnly => self.illegal_one_leap_only(),
            Illegal::NoHuffing => self.illegal_no_huffing(),
            Illegal::NobodyInDefault => self.illegal_nobody_in_default(),
            Illegal::NotInDefault(point) => self.illegal_not_in_default(code(point)),
            Illegal::OwnMan(point) => self.illegal_own_man(code(point)),
            Illegal::NoManOnSquare(square) => self.illegal_no_man_on(code(square)),
            Illegal::NotYourWarrior(square) => self.illegal_not_your_man(code(square)),
            Illegal::SquareTaken(square) => self.illegal_taken(code(square)),
            Illegal::NotNeighbours { from, to } => self.illegal_not_neighbours(code(from), code(to)),
            Illegal::Backward { from, to } => self.illegal_backward(code(from), code(to)),
            Illegal::WarriorStraight { .. } => self.illegal_warrior_straight(),
            Illegal::WrongCaptures(_) => self.illegal_wrong_captures(),
            Illegal::NothingToDecline => self.illegal_nothing_to_decline(),
            Illegal::MustTake => self.illegal_must_take(),
            Illegal::NoPriestInHand => self.illegal_no_priest(),
            Illegal::PlacedAlready => self.illegal_placed_already(),
            Illegal::NotHome(square) => self.illegal_not_home(code(square)),
            Illegal::MustMove => self.illegal_must_move(),
            Illegal::MustPlace => self.illegal_must_place(),
        }
    }
}
