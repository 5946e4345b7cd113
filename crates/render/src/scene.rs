//! What a picture shows, as data. Words arrive as finished strings: there is no language here.

use rules::{
    Action, BySide, ByTeam, Game, Position, Rules, Side, Team, strip,
    warriors::{self, Priest, Seats, Square},
};

use crate::layout::Layout;

/// Everything a picture shows. Two equal scenes give equal pictures.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Scene {
    pub board: Board,
    /// The side whose home is at the bottom.
    pub bottom: Side,
    pub men: Vec<Man>,
    /// One for each side that plays; others are not shown.
    pub captions: BySide<Caption>,
    /// How many men each team has taken, shown where partners play.
    pub scores: ByTeam<String>,
    /// Whose turn it is, `None` once the game is over.
    pub to_move: Option<Side>,
    pub status: Status,
    /// A line below the board, such as the last move in notation; may be empty.
    pub footer: String,
    pub last: LastTurn,
    /// Men that failed to capture and may be huffed.
    pub in_default: Vec<Location>,
    /// The man in question.
    pub selected: Option<Location>,
    /// Where he may go.
    pub targets: Vec<Location>,
}

/// The ground of a picture: the part of the rules that can be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Board {
    Strip { lozenges: strip::Lozenges, outer_lines: bool, ends: strip::Ends },
    Squares { seats: Seats },
}

/// A point of the strip or one of the 168 squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Location {
    Point(strip::Point),
    Square(Square),
}

/// A man on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Man {
    pub at: Location,
    pub side: Side,
    pub kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    Man,
    /// The Priest of the Bow: larger, and ringed.
    Priest,
}

/// What is written about a player. Any of the strings may be empty; a name may be of any length.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Caption {
    pub name: String,
    /// How many men he has on the board.
    pub men: String,
    /// How many men he has taken, shown behind a cross.
    pub taken: String,
    /// Anything else, such as a clock.
    pub note: String,
    /// Whether he holds a Priest that he may place.
    pub priest_in_hand: bool,
}

/// The line above the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// Of a game under way: move number, whose turn it is.
    Turn(String),
    /// Of a finished game: stands out.
    Result(String),
}

/// What happened in the last turn; empty at the start of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct LastTurn {
    /// The ways of the man that moved, in their order: several for a chain of leaps.
    pub legs: Vec<Leg>,
    /// Where a Priest was placed.
    pub entered: Option<Location>,
    /// The men leapt, flanked or huffed.
    pub taken: Vec<Man>,
}

/// One way of a man.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Leg {
    pub from: Location,
    /// The man leapt over.
    pub over: Option<Location>,
    pub to: Location,
}

impl Scene {
    /// The picture of `game` as it stands, seen by `bottom`, with its last turn. Names, status and
    /// footer are still empty. Plays the game through once.
    pub fn of(game: &Game, bottom: Side) -> Scene {
        let mut scene = match game.turns().iter().rfind(|turn| !turn.is_passed()) {
            Some(turn) => Scene::after(&turn.before, turn.actions, bottom),
            None => Scene::after(game.start(), &[], bottom),
        };
        // Passes may have followed.
        scene.to_move = game.outcome().is_none().then(|| game.to_move());
        scene
    }

    /// Memory held, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        let words = self.captions.0.iter().flat_map(|caption| {
            [&caption.name, &caption.men, &caption.taken, &caption.note].map(String::len)
        });
        let lists = size_of_val(&self.men[..]) + size_of_val(&self.last.legs[..]);
        size_of::<Scene>() + lists + words.sum::<usize>() + self.footer.len()
    }

    /// The picture of the position that `turn`, legal actions all, makes of `before`.
    pub fn after(before: &Position, turn: &[Action], bottom: Side) -> Scene {
        let mut position = *before;
        for action in turn {
            position.play_unchecked(*action);
        }
        let over = position.outcome().is_some();
        let men = men_of(&position);
        Scene {
            board: Board::of(&position.rules()),
            bottom,
            captions: captions(&position, &men),
            scores: scores(&position),
            last: LastTurn::of(before, &men, turn),
            men,
            to_move: (!over).then(|| position.to_move()),
            status: Status::Turn(String::new()),
            footer: String::new(),
            in_default: in_default(&position),
            selected: None,
            targets: Vec::new(),
        }
    }
}

/// A picture of a film: how the board stands after a turn.
#[derive(Clone, Debug)]
pub struct Shot<'a> {
    pub scene: Scene,
    /// What was done in the turn, nothing at the start.
    pub actions: &'a [Action],
    /// The number of the turn that is to be played.
    pub number: usize,
}

/// The start of `game` and its picture after each turn that was not passed, seen by `bottom`. Names,
/// status and footers are still empty. Plays the game through once.
pub fn film(game: &Game, bottom: Side) -> Vec<Shot<'_>> {
    let start = Scene::after(game.start(), &[], bottom);
    let mut film = vec![Shot { scene: start, actions: &[], number: game.round(0) }];
    let mut over = 0;
    for turn in game.turns() {
        over += usize::from(turn.is_over());
        let number = game.round(over);
        match film.last_mut() {
            Some(shot) if turn.is_passed() => {
                shot.number = number;
                shot.scene.to_move = turn.after.outcome().is_none().then(|| turn.after.to_move());
            }
            _ => {
                let scene = Scene::after(&turn.before, turn.actions, bottom);
                film.push(Shot { scene, actions: turn.actions, number });
            }
        }
    }
    if let Some(shot) = film.last_mut().filter(|_| game.outcome().is_some()) {
        shot.scene.to_move = None;
    }
    film
}

impl Board {
    pub fn of(rules: &Rules) -> Board {
        match rules {
            Rules::Strip(rules) => {
                Board::Strip { lozenges: rules.lozenges, outer_lines: rules.outer_lines, ends: rules.ends }
            }
            Rules::Warriors(rules) => Board::Squares { seats: rules.seats },
        }
    }

    /// Width and height of its pictures in pixels, whoever sits at the bottom.
    pub fn picture_size(&self) -> (u32, u32) {
        let layout = Layout::of(self, Side::South);
        (layout.width.unsigned_abs(), layout.height.unsigned_abs())
    }

    /// The sides that play on it.
    pub fn sides(&self) -> &'static [Side] {
        match self {
            Board::Strip { .. } | Board::Squares { seats: Seats::Two } => &Side::TWO,
            Board::Squares { seats: Seats::Four } => &Side::ALL,
        }
    }
}

fn men_of(position: &Position) -> Vec<Man> {
    match position {
        Position::Strip(position) => strip_men(position),
        Position::Warriors(position) => warriors(position),
    }
}

fn strip_men(position: &strip::Position) -> Vec<Man> {
    let side = |side| {
        let points = position.men(side).iter();
        points.map(move |point| Man { at: Location::Point(point), side, kind: Kind::Man })
    };
    Side::TWO.into_iter().flat_map(side).collect()
}

fn warriors(position: &warriors::Position) -> Vec<Man> {
    let kind = |side: Side, square| {
        let is_priest = position.priest(side.team()) == Priest::OnBoard(side, square);
        if is_priest { Kind::Priest } else { Kind::Man }
    };
    let side = |side| {
        let squares = position.men(side).iter();
        squares.map(move |square| Man { at: Location::Square(square), side, kind: kind(side, square) })
    };
    Side::ALL.into_iter().flat_map(side).collect()
}

fn in_default(position: &Position) -> Vec<Location> {
    match position {
        Position::Strip(position) if position.outcome().is_none() => {
            position.in_default().iter().map(Location::Point).collect()
        }
        Position::Strip(_) | Position::Warriors(_) => Vec::new(),
    }
}

fn captions(position: &Position, men: &[Man]) -> BySide<Caption> {
    let mut captions = BySide::<Caption>::default();
    for &side in position.rules().sides() {
        let caption = &mut captions[side];
        caption.men = men.iter().filter(|man| man.side == side).count().to_string();
        if let Position::Warriors(position) = position {
            caption.priest_in_hand = position.priest(side.team()) == Priest::InHand(side);
            if position.rules().seats == Seats::Two {
                caption.taken = position.captured(side.team()).to_string();
            }
        }
    }
    captions
}

fn scores(position: &Position) -> ByTeam<String> {
    match position {
        Position::Warriors(position) if position.rules().seats == Seats::Four => {
            ByTeam(Team::ALL.map(|team| position.captured(team).to_string()))
        }
        _ => ByTeam::default(),
    }
}

impl LastTurn {
    /// What `turn` did: `men` are those after it.
    fn of(before: &Position, men: &[Man], turn: &[Action]) -> LastTurn {
        let mover = before.to_move().team();
        let stays = |man: &Man| man.side.team() == mover || men.contains(man);
        let mut last = LastTurn { taken: men_of(before), ..LastTurn::default() };
        last.taken.retain(|man| !turn.is_empty() && !stays(man));
        for action in turn {
            last.add(action);
        }
        last
    }

    fn add(&mut self, action: &Action) {
        use {strip::Action as Strip, warriors::Action as Warriors};
        match action {
            Action::Strip(Strip::Step { from, to }) => {
                self.leg(Location::Point(*from), None, Location::Point(*to))
            }
            Action::Strip(Strip::Capture(chain)) => {
                for (from, leap) in chain.hops() {
                    self.leg(
                        Location::Point(from),
                        leap.over().map(Location::Point),
                        Location::Point(leap.to()),
                    );
                }
            }
            Action::Warriors(Warriors::Move { from, to, .. } | Warriors::Decline { from, to }) => {
                self.leg(Location::Square(*from), None, Location::Square(*to));
            }
            Action::Warriors(Warriors::Place(square)) => self.entered = Some(Location::Square(*square)),
            // What it took is among the men that are missing.
            Action::Strip(Strip::Huff(_)) | Action::Warriors(Warriors::Pass) => {}
        }
    }

    fn leg(&mut self, from: Location, over: Option<Location>, to: Location) {
        self.legs.push(Leg { from, over, to });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play(rules: &str, moves: &[&str]) -> Game {
        let mut game = Game::new(rules.parse().expect("rules"));
        for text in moves {
            let legal = game.legal_actions().into_iter().find(|action| action.to_string() == *text);
            game.play(legal.unwrap_or_else(|| panic!("{text} in {}", game.position()))).expect("legal");
        }
        game
    }

    #[test]
    fn the_start_has_all_men_and_no_last_turn() {
        let scene = Scene::of(&play("kolowis", &[]), Side::South);
        assert_eq!(scene.men.len(), 46);
        assert_eq!(scene.captions[Side::North].men, "23");
        assert_eq!(scene.last, LastTurn::default());
    }

    #[test]
    fn the_turn_is_with_who_did_not_pass() {
        let rules = "awithlaknakwe seats=4".parse().expect("rules");
        let line = "S:Sf3,h3,d3:Wn6:Ne14,g13:Em7:C8,9";
        let mut game = Game::from_position(Position::read(&rules, line).expect("position"));
        for text in ["f3-g4", "--"] {
            let legal = game.legal_actions();
            let action = legal.into_iter().find(|action| action.to_string() == text);
            game.play(action.expect(text)).expect("legal");
        }
        let scene = Scene::of(&game, Side::South);
        assert_eq!((scene.to_move, scene.last.legs.len()), (Some(Side::North), 1));
        let film = film(&game, Side::South);
        assert_eq!(film.iter().map(|shot| shot.number).collect::<Vec<_>>(), [1, 1]);
        assert_eq!(film[1].scene, scene);
    }

    /// A huff and the move after it are one turn, and so one picture; a turn that is not over has one too.
    #[test]
    fn a_film_shows_turns() {
        let rules = "mosona".parse().expect("rules");
        let position = Position::read(&rules, "W:Wa2,a8,a12:Bb11,c4,c14:Db11").expect("position");
        let mut game = Game::from_position(position);
        for text in ["Hb11", "a12-b11", "c4-b3"] {
            game.play(Action::read(rules.variant(), text).expect("an action")).expect("legal");
            let film = film(&game, Side::South);
            let shot = film.last().expect("the start at least");
            assert_eq!(shot.scene, Scene::of(&game, Side::South), "{text}");
            assert_eq!(shot.actions.last().map(Action::to_string).as_deref(), Some(text));
        }
        let film = film(&game, Side::South);
        assert_eq!(
            film.iter().map(|shot| (shot.actions.len(), shot.number)).collect::<Vec<_>>(),
            [(0, 1), (2, 1), (1, 2)]
        );
    }

    #[test]
    fn men_in_default_are_shown_until_the_next_turn() {
        let point = |text: &str| Location::Point(text.parse().expect("point"));
        let rules = "mosona".parse().expect("rules");
        let position = Position::read(&rules, "W:Wa2,a8,a12:Bb11,c4,c14:Db11").expect("position");
        let mut game = Game::from_position(position);
        assert_eq!(Scene::of(&game, Side::South).in_default, [point("b11")]);
        game.play("a2-b3".parse().map(Action::Strip).expect("action")).expect("legal");
        assert_eq!(Scene::of(&game, Side::South).in_default, [point("a12")], "who could take b11");
    }

    #[test]
    fn a_capture_shows_who_was_taken() {
        let scene = Scene::of(&play("mosona", &["a8-b9", "c10xa8"]), Side::South);
        let point = |text: &str| Location::Point(text.parse().expect("point"));
        assert_eq!(scene.last.legs, [Leg { from: point("c10"), over: Some(point("b9")), to: point("a8") }]);
        assert_eq!(scene.last.taken, [Man { at: point("b9"), side: Side::South, kind: Kind::Man }]);
        assert_eq!(scene.captions[Side::South].men, "11");
    }
}
