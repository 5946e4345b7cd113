//! What a position shows and what was done last, as data without language: for alt texts, boards in
//! letters and captions.

use std::fmt;

use crate::{
    Action, ByTeam, Game, Position, Rules, Side, Turn, strip,
    strip::Point,
    warriors,
    warriors::{Priest, Square},
};

/// All that a picture of a game shows: where everybody stands, whose turn it is, what was done last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Description {
    pub rules: Rules,
    /// Whose turn it is, also where the game is over.
    pub to_move: Side,
    /// The number of the turn that is to be played, as records count: one for a turn of each player.
    pub number: usize,
    /// In the order of play.
    pub camps: Vec<Camp>,
    /// The men of the side not to move of which one may be huffed (1.5), in board order.
    pub in_default: Vec<Spot>,
    /// The Priests of the Bow; the strip games have none.
    pub priests: Option<ByTeam<Priest>>,
    /// How many men each team has taken; on the strip, how many its enemy has fewer than at the start.
    pub taken: ByTeam<u8>,
    /// What was done in the last turn that was not passed, and since: at most the actions of one turn
    /// and the passes after it. Empty at the start.
    pub last: Vec<Deed>,
}

/// The men of one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Camp {
    pub side: Side,
    /// In board order, a Priest among them.
    pub men: Vec<Spot>,
}

/// A place for a man on either board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    Point(Point),
    Square(Square),
}

/// An action with what its notation leaves unsaid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    pub side: Side,
    pub action: Action,
    pub what: What,
}

/// What an action does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    Move {
        man: Kind,
        from: Spot,
        to: Spot,
        /// In board order.
        taken: Vec<Taken>,
        /// The men that were flanked and left on the board (`capture=optional`).
        spared: bool,
        /// The Priest that the capture brought, in hand or on the board (2.3, 2.5).
        brings: Option<Priest>,
    },
    /// A leap or chain.
    Leap {
        from: Spot,
        /// The points touched, the last of them the one where the man stays.
        to: Vec<Spot>,
        /// In the order in which they were leapt.
        taken: Vec<Spot>,
    },
    Huff(Spot),
    Place(Spot),
    Pass,
}

/// A man that was taken by enclosing it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken {
    pub on: Spot,
    pub side: Side,
    pub man: Kind,
}

/// What a man is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A man of the strip or a warrior.
    Man,
    Priest,
}

impl Spot {
    /// Column and row, from 1: columns from White's or South's left, rows from their side of the board.
    pub fn place(self) -> (u8, u8) {
        match self {
            Spot::Point(point) => (point.column(), point.row() as u8 + 1),
            Spot::Square(square) => (square.file() + 1, square.rank()),
        }
    }

    /// Every place of the board, in board order.
    pub fn all(rules: &Rules) -> Vec<Spot> {
        match rules {
            Rules::Strip(rules) => strip::Board::of(rules).points().iter().map(Spot::Point).collect(),
            Rules::Warriors(_) => Square::all().map(Spot::Square).collect(),
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Point(point) => point.fmt(f),
            Spot::Square(square) => square.fmt(f),
        }
    }
}

impl From<Point> for Spot {
    fn from(point: Point) -> Self {
        Spot::Point(point)
    }
}

impl From<Square> for Spot {
    fn from(square: Square) -> Self {
        Spot::Square(square)
    }
}

impl Camp {
    /// The men by the rows of the strip or the ranks of the squares; none of them is empty.
    pub fn rows(&self) -> impl Iterator<Item = &[Spot]> {
        self.men.chunk_by(|one, other| one.place().1 == other.place().1)
    }
}

impl Description {
    /// Describes `game` as it stands. O(actions), each played once.
    pub fn of(game: &Game) -> Description {
        let turns = game.turns();
        let position = game.position();
        let rules = game.rules();
        Description {
            rules,
            to_move: position.to_move(),
            number: game.round(turns.iter().filter(|turn| turn.is_over()).count()),
            camps: rules.sides().iter().map(|&side| Camp { side, men: men(position, side) }).collect(),
            in_default: position.in_default(),
            priests: priests(position),
            taken: taken(position),
            last: last(&turns),
        }
    }

    /// Where `side` stands; `None` if it does not play.
    pub fn camp(&self, side: Side) -> Option<&Camp> {
        self.camps.iter().find(|camp| camp.side == side)
    }

    /// The Priests on the board, with their sides.
    pub fn priests_on_board(&self) -> impl Iterator<Item = (Side, Spot)> {
        self.priests.into_iter().flat_map(|priests| priests.0).filter_map(|priest| match priest {
            Priest::OnBoard(side, square) => Some((side, square.into())),
            Priest::ToCome | Priest::InHand(_) | Priest::Gone => None,
        })
    }
}

/// What was done since the last turn that was not passed, with that turn.
fn last(turns: &[Turn]) -> Vec<Deed> {
    let since = turns.iter().rposition(|turn| !turn.is_passed()).unwrap_or(0);
    turns[since..].iter().flat_map(deeds).collect()
}

fn deeds(turn: &Turn) -> Vec<Deed> {
    let mut position = turn.before;
    let deed = |action: &Action| {
        let deed = Deed::of(&position, *action);
        position.play_unchecked(*action);
        deed
    };
    turn.actions.iter().map(deed).collect()
}

impl Deed {
    /// What `action` does in the position `before` it, where it is legal.
    pub fn of(before: &Position, action: Action) -> Deed {
        let what = match (before, action) {
            (Position::Strip(_), Action::Strip(action)) => on_the_strip(action),
            (Position::Warriors(before), Action::Warriors(action)) => on_the_squares(before, action),
            // Not legal, and so nothing happens.
            _ => What::Pass,
        };
        Deed { side: before.to_move(), action, what }
    }
}

fn on_the_strip(action: strip::Action) -> What {
    match action {
        strip::Action::Step { from, to } => What::Move {
            man: Kind::Man,
            from: from.into(),
            to: to.into(),
            taken: Vec::new(),
            spared: false,
            brings: None,
        },
        strip::Action::Capture(chain) => What::Leap {
            from: chain.from().into(),
            to: chain.leaps().iter().map(|leap| leap.to().into()).collect(),
            taken: chain.leaps().iter().filter_map(|leap| leap.over()).map(Spot::from).collect(),
        },
        strip::Action::Huff(point) => What::Huff(point.into()),
    }
}

fn on_the_squares(before: &warriors::Position, action: warriors::Action) -> What {
    let went = |from: Square, to: Square, taken, spared, brings| What::Move {
        man: kind(before, from),
        from: from.into(),
        to: to.into(),
        taken,
        spared,
        brings,
    };
    match action {
        warriors::Action::Place(square) => What::Place(square.into()),
        warriors::Action::Pass => What::Pass,
        warriors::Action::Decline { from, to } => went(from, to, Vec::new(), true, None),
        warriors::Action::Move { from, to, taken } => {
            let lost = taken.iter().filter_map(|square| taken_on(before, square)).collect();
            went(from, to, lost, false, brought(before, action))
        }
    }
}

fn kind(position: &warriors::Position, square: Square) -> Kind {
    let is_priest = |team| matches!(position.priest(team), Priest::OnBoard(_, on) if on == square);
    if crate::Team::ALL.into_iter().any(is_priest) { Kind::Priest } else { Kind::Man }
}

fn taken_on(before: &warriors::Position, square: Square) -> Option<Taken> {
    let side = Side::ALL.into_iter().find(|&side| before.men(side).contains(square))?;
    Some(Taken { on: square.into(), side, man: kind(before, square) })
}

/// The Priest that comes by `action`.
fn brought(before: &warriors::Position, action: warriors::Action) -> Option<Priest> {
    let mut after = *before;
    after.play_unchecked(action);
    let came = |team| (before.priest(team) == Priest::ToCome).then(|| after.priest(team));
    crate::Team::ALL.into_iter().filter_map(came).find(|&priest| priest != Priest::ToCome)
}

fn men(position: &Position, side: Side) -> Vec<Spot> {
    match position {
        Position::Strip(position) => position.men(side).iter().map(Spot::Point).collect(),
        Position::Warriors(position) => position.men(side).iter().map(Spot::Square).collect(),
    }
}

fn priests(position: &Position) -> Option<ByTeam<Priest>> {
    match position {
        Position::Strip(_) => None,
        Position::Warriors(position) => Some(ByTeam(crate::Team::ALL.map(|team| position.priest(team)))),
    }
}

fn taken(position: &Position) -> ByTeam<u8> {
    let of_strip = |position: &strip::Position, team: crate::Team| {
        let left = position.men(team.other().side()).len() as u8;
        position.rules().men_each().saturating_sub(left)
    };
    ByTeam(crate::Team::ALL.map(|team| match position {
        Position::Strip(position) => of_strip(position, team),
        Position::Warriors(position) => position.captured(team),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Team, Variant};

    fn game(rules: &str, start: &str, moves: &str) -> Game {
        let rules: Rules = rules.parse().expect("rules");
        let start = match start {
            "" => Position::start(&rules),
            line => Position::read(&rules, line).expect("a position"),
        };
        let mut game = Game::from_position(start);
        for word in moves.split_whitespace() {
            let action = Action::read(rules.variant(), word).expect("notation");
            game.play(action).unwrap_or_else(|reason| panic!("{word}: {reason}"));
        }
        game
    }

    fn spots(text: &[Spot]) -> String {
        text.iter().map(Spot::to_string).collect::<Vec<_>>().join(" ")
    }

    fn rows(description: &Description, side: Side) -> Vec<String> {
        description.camp(side).map(|camp| camp.rows().map(spots).collect()).unwrap_or_default()
    }

    #[test]
    fn the_start_shows_the_men_of_each_side_by_row() {
        let start = Description::of(&game("mosona", "", ""));
        assert_eq!(rows(&start, Side::South), ["a2 a4 a6 a8 a10 a12 a14 a16", "b11 b13 b15 b17"]);
        assert_eq!(rows(&start, Side::North), ["b1 b3 b5 b7", "c2 c4 c6 c8 c10 c12 c14 c16"]);
        assert_eq!((start.number, start.to_move, start.last), (1, Side::South, vec![]));
        assert_eq!((start.priests, start.taken, start.in_default), (None, ByTeam([0, 0]), vec![]));
        let start = Description::of(&game("awithlaknakwe seats=4", "", ""));
        assert_eq!(rows(&start, Side::West), ["a5", "a6", "a7", "a8", "a9", "a10"]);
    }

    #[test]
    fn a_leap_tells_the_points_touched_and_the_men_leapt() {
        let game = game("mosona", "W:Wb3,a16:Bb5,b9,c16:Q3", "b3xb7xb11");
        let described = Description::of(&game);
        let [Deed { side: Side::South, what: What::Leap { from, to, taken }, .. }] = &described.last[..]
        else {
            panic!("{:?}", described.last)
        };
        assert_eq!(
            (from.to_string().as_str(), spots(to), spots(taken)),
            ("b3", "b7 b11".into(), "b5 b9".into())
        );
        assert_eq!(described.taken[Team::First], 11);
    }

    #[test]
    fn the_last_turn_has_its_huff_and_its_move() {
        let start = "W:Wa2,b3,b17:Bb5,c16,c2";
        let missed = Description::of(&game("mosona", start, "a2-b1"));
        assert_eq!(spots(&missed.in_default), "b3");
        let huffed = Description::of(&game("mosona", start, "a2-b1 Hb3"));
        assert_eq!((huffed.last.len(), huffed.number, huffed.to_move), (1, 1, Side::North));
        assert!(huffed.in_default.is_empty());
        let moved = Description::of(&game("mosona", start, "a2-b1 Hb3 b5-b7"));
        let what: Vec<String> = moved.last.iter().map(|deed| deed.action.to_string()).collect();
        assert_eq!((what, moved.number), (vec!["Hb3".to_owned(), "b5-b7".to_owned()], 2));
    }

    #[test]
    fn a_capture_by_enclosing_tells_whose_men_were_taken_and_the_priest_it_brought() {
        let described = Description::of(&game("awithlaknakwe", "S:Se5,h8:Ng7,e14", "e5-f6xg7"));
        let [Deed { what: What::Move { man, taken, brings, .. }, .. }] = &described.last[..] else {
            panic!("{:?}", described.last)
        };
        let lost =
            Taken { on: "g7".parse::<Square>().expect("a square").into(), side: Side::North, man: Kind::Man };
        assert_eq!((*man, taken, *brings), (Kind::Man, &vec![lost], Some(Priest::InHand(Side::North))));
        assert_eq!(described.taken[Team::First], 1);
        assert_eq!(described.priests, Some(ByTeam([Priest::ToCome, Priest::InHand(Side::North)])));
    }

    #[test]
    fn passes_are_told_with_the_turn_before_them() {
        let described = Description::of(&game("awithlaknakwe", "S:Se13:Nh8", "e13-f14 h8-g7 --"));
        let sides: Vec<(Side, bool)> =
            described.last.iter().map(|deed| (deed.side, deed.what == What::Pass)).collect();
        assert_eq!(sides, [(Side::North, false), (Side::South, true)]);
    }

    #[test]
    fn every_place_is_told_once() {
        for (variant, count) in Variant::ALL.into_iter().zip([25, 49, 168]) {
            let mut places: Vec<_> =
                Spot::all(&Rules::traditional(variant)).iter().map(|spot| spot.place()).collect();
            places.sort_unstable();
            places.dedup();
            assert_eq!(places.len(), count, "{variant}");
        }
    }
}
