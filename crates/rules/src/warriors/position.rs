//! A situation that can be played on, and what an action makes of it.

use super::{Action, PriestEntry, Rules, Square, SquareSet, board};
use crate::{BySide, ByTeam, Side, Team};

/// Men, side to move, Priests, men taken, quiet turns. 112 bytes.
///
/// `Eq` and `Hash` cover all of it: what the position line shows, the rules, and whether the side to
/// move has placed its Priest this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) rules: Rules,
    pub(super) to_move: Side,
    /// Warriors and Priests.
    pub(super) men: BySide<SquareSet>,
    pub(super) priests: ByTeam<Priest>,
    /// Men taken by each team.
    pub(super) captured: ByTeam<u8>,
    /// Turns in a row that 2.4 (d) counts.
    pub(super) quiet: u16,
    /// Whether the side to move has placed its Priest this turn.
    pub(super) placed: bool,
}

/// Where a team's Priest of the Bow is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Priest {
    ToCome,
    InHand(Side),
    OnBoard(Side, Square),
    Gone,
}

impl Position {
    /// Six warriors on each home, both Priests to come, South to move.
    pub fn start(rules: Rules) -> Position {
        let mut men = BySide::default();
        for &side in rules.sides() {
            men[side] = board::home(side);
        }
        Position {
            rules,
            to_move: Side::South,
            men,
            priests: ByTeam([Priest::ToCome; 2]),
            captured: ByTeam::default(),
            quiet: 0,
            placed: false,
        }
    }

    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// Whose turn it is, also where the game is over.
    pub fn to_move(&self) -> Side {
        self.to_move
    }

    /// The squares of `side`'s warriors and of its Priest; none for a side that does not play.
    pub fn men(&self, side: Side) -> SquareSet {
        self.men[side]
    }

    pub fn priest(&self, team: Team) -> Priest {
        self.priests[team]
    }

    /// How many men `team` has taken, a Priest counting one.
    pub fn captured(&self, team: Team) -> u8 {
        self.captured[team]
    }

    /// Turns in a row, up to now, that were passes or sideways Priest moves without a capture.
    pub fn quiet(&self) -> u16 {
        self.quiet
    }

    /// Whether the side to move has placed its Priest this turn, and has yet to move.
    pub fn placed(&self) -> bool {
        self.placed
    }

    /// The team with more captured men, `None`: equal.
    pub fn leader(&self) -> Option<Team> {
        let [first, second] = self.captured.0;
        match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(Team::First),
            std::cmp::Ordering::Less => Some(Team::Second),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// The same position with no quiet turn counted.
    #[must_use]
    pub fn without_count(self) -> Position {
        Position { quiet: 0, ..self }
    }

    /// The squares of all men of `team`.
    pub(super) fn team(&self, team: Team) -> SquareSet {
        let [one, other] = members(team);
        self.men[one] | self.men[other]
    }

    pub(super) fn occupied(&self) -> SquareSet {
        self.team(Team::First) | self.team(Team::Second)
    }

    pub(super) fn is_priest(&self, side: Side, square: Square) -> bool {
        self.priests[side.team()] == Priest::OnBoard(side, square)
    }

    /// Plays `action` without a question. An illegal action leaves a position that means nothing,
    /// but never panics.
    pub fn play_unchecked(&mut self, action: Action) {
        match action {
            Action::Place(square) => self.place(square),
            Action::Move { from, to, taken } => self.go(from, to, taken),
            Action::Decline { from, to } => self.go(from, to, SquareSet::EMPTY),
            Action::Pass => self.end_turn(true),
        }
    }

    fn place(&mut self, square: Square) {
        self.put_priest(square);
        self.placed = true;
        self.quiet = 0;
    }

    /// The Priest of the side to move comes on `square`.
    fn put_priest(&mut self, square: Square) {
        let side = self.to_move;
        self.men[side].insert(square);
        self.priests[side.team()] = Priest::OnBoard(side, square);
    }

    fn go(&mut self, from: Square, to: Square, taken: SquareSet) {
        let side = self.to_move;
        let priest = self.is_priest(side, from);
        self.men[side].remove(from);
        self.men[side].insert(to);
        if priest {
            self.priests[side.team()] = Priest::OnBoard(side, to);
        }
        if let Some(first) = taken.first() {
            self.take(taken, first);
        }
        self.end_turn(priest && taken.is_empty() && is_sideways(side, from, to));
    }

    /// Takes the men off; the first capture of a team brings a Priest (2.3, 2.5). `first` is the
    /// first of the squares.
    fn take(&mut self, taken: SquareSet, first: Square) {
        let (captor, loser) = (self.to_move.team(), self.to_move.team().other());
        let holder = members(loser).into_iter().find(|&side| self.men[side].contains(first));
        for side in members(loser) {
            self.men[side] -= taken;
        }
        if let Priest::OnBoard(_, square) = self.priests[loser]
            && taken.contains(square)
        {
            self.priests[loser] = Priest::Gone;
        }
        self.captured[captor] = self.captured[captor].saturating_add(taken.len() as u8);
        match (self.rules.priest, holder) {
            (PriestEntry::Home, Some(holder)) if self.priests[loser] == Priest::ToCome => {
                self.priests[loser] = Priest::InHand(holder);
            }
            (PriestEntry::Captor, _) if self.priests[captor] == Priest::ToCome => self.put_priest(first),
            _ => {}
        }
    }

    fn end_turn(&mut self, quiet: bool) {
        // A turn with a placing breaks the row, whatever follows the placing.
        self.quiet = if quiet && !self.placed { self.quiet.saturating_add(1) } else { 0 };
        self.placed = false;
        self.to_move = self.rules.after(self.to_move);
    }
}

/// The sides that may be in `team`; in a game for two only the first of them plays.
pub(super) const fn members(team: Team) -> [Side; 2] {
    match team {
        Team::First => [Side::South, Side::East],
        Team::Second => [Side::North, Side::West],
    }
}

fn is_sideways(side: Side, from: Square, to: Square) -> bool {
    match side {
        Side::South | Side::North => from.rank() == to.rank(),
        Side::West | Side::East => from.file() == to.file(),
    }
}
