//! What was typed held against the legal turns.

use std::collections::HashSet;

use super::{
    Reading,
    words::{Main, Move, Opening, Place, Typed},
};
use crate::{Action, Game, Position, strip, warriors};

/// How well a legal action fits what was typed, best first. Only the best fit that occurs counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fit {
    /// All that its notation names was typed, in order.
    Notation,
    /// Every point touched was typed; or every man leapt besides.
    Path,
    /// Both ends were typed and what stands between is on the way.
    Ends,
    /// The destination alone.
    Destination,
    /// The start and the only man taken: `c10xb9` for `c10xa8`.
    Taken,
    /// The start alone: it must be asked where to.
    Start,
}

/// Legal turns that fit, with how well they do.
pub(super) struct Fits {
    turns: Vec<(Fit, Vec<Action>)>,
    /// Whether all that fit are there; those written in full always are.
    all: bool,
}

/// The legal turns that fit.
pub(super) fn fitting(position: &Position, typed: &Typed) -> Fits {
    let none = || Fits { turns: Vec::new(), all: true };
    let Some(opening) = typed.opening else { return main_fitting(position, &typed.main, &[]) };
    let Some(first) = opening_action(position, opening) else { return none() };
    if typed.main == Main::Nothing {
        return Fits { turns: vec![(Fit::Notation, vec![first])], all: true };
    }
    let mut next = *position;
    next.play_unchecked(first);
    if next.to_move() != position.to_move() {
        return none();
    }
    main_fitting(&next, &typed.main, &[first])
}

fn main_fitting(position: &Position, main: &Main, before: &[Action]) -> Fits {
    let found = position.some_legal_actions(Game::MOST_LEAPS);
    let fits = fits(position, &found.actions, main);
    let turn = |action| before.iter().copied().chain([action]).collect();
    Fits { turns: fits.map(|(fit, action)| (fit, turn(action))).collect(), all: found.all }
}

impl Fits {
    /// Those of two readings of one text.
    pub(super) fn or(mut self, other: Fits) -> Fits {
        self.turns.extend(other.turns);
        Fits { all: self.all && other.all, ..self }
    }

    /// The best of the fits, `None` if there is none.
    pub(super) fn best(self) -> Option<Reading> {
        let best = self.turns.iter().map(|(fit, _)| *fit).min()?;
        let turns = self.turns.into_iter().filter(|(fit, _)| *fit == best).map(|(_, turn)| turn);
        let mut seen = HashSet::new();
        let mut turns: Vec<Vec<Action>> =
            turns.filter(|turn| seen.insert(turn.clone())).take(Reading::CANDIDATES).collect();
        let is_sure = best <= Fit::Path || (self.all && best != Fit::Start);
        match turns.pop() {
            Some(only) if turns.is_empty() && is_sure => Some(Reading::Turn(only)),
            Some(last) => {
                turns.push(last);
                Some(Reading::Ambiguous(turns))
            }
            None => None,
        }
    }
}

/// A huff or placing, which leaves the turn with the player.
pub(super) fn opens_turn(action: Action) -> bool {
    matches!(action, Action::Strip(strip::Action::Huff(_)) | Action::Warriors(warriors::Action::Place(_)))
}

fn opening_action(position: &Position, opening: Opening) -> Option<Action> {
    let action = written_opening(opening)?;
    position.why_illegal(action).is_none().then_some(action)
}

/// The action an opening speaks of, legal or not.
pub(super) fn written_opening(opening: Opening) -> Option<Action> {
    Some(match opening {
        Opening::Huff(place) => Action::Strip(strip::Action::Huff(place.to_string().parse().ok()?)),
        Opening::Placing(place) => Action::Warriors(warriors::Action::Place(place.to_string().parse().ok()?)),
    })
}

/// Those of the legal `actions` that fit, and all captures that are written in full.
pub(super) fn fits<'a>(
    position: &'a Position,
    actions: &'a [Action],
    main: &'a Main,
) -> impl Iterator<Item = (Fit, Action)> + 'a {
    let actions = actions.iter().copied().chain(in_full(position, main));
    actions.filter_map(move |action| Some((fit(position, action, main)?, action)))
}

/// The captures whose places were all typed, however many others there are.
fn in_full(position: &Position, main: &Main) -> Vec<Action> {
    let (Position::Strip(position), Main::Move(mv)) = (position, main) else { return Vec::new() };
    let points: Option<Vec<strip::Point>> =
        mv.places.iter().map(|place| place.to_string().parse().ok()).collect();
    let captures = points.map(|points| position.captures_along(&points, Reading::CANDIDATES));
    captures.into_iter().flatten().map(|chain| strip::Action::Capture(chain).into()).collect()
}

fn fit(position: &Position, action: Action, main: &Main) -> Option<Fit> {
    match (main, action) {
        (Main::Move(mv), Action::Strip(action)) => strip_fit(action, mv),
        (Main::Move(mv), Action::Warriors(action)) => warriors_fit(position, action, mv),
        (Main::Pass, Action::Warriors(warriors::Action::Pass)) => Some(Fit::Notation),
        _ => None,
    }
}

fn strip_fit(action: strip::Action, mv: &Move) -> Option<Fit> {
    if mv.decline || mv.priest {
        return None;
    }
    let typed = &mv.places[..];
    let way = strip_way(action)?;
    let touched = way.iter().filter(|step| step.touched).map(|step| step.place);
    let written = way.iter().filter(|step| step.touched || step.written).map(|step| step.place);
    let ends = (way[0].place, way[way.len() - 1].place);
    if written.eq(typed.iter().copied()) {
        return Some(Fit::Notation);
    }
    if touched.eq(typed.iter().copied()) || way.iter().map(|step| step.place).eq(typed.iter().copied()) {
        return Some(Fit::Path);
    }
    match typed {
        [only] if *only == ends.1 => Some(Fit::Destination),
        [only] if *only == ends.0 => Some(Fit::Start),
        [from, over] if mv.capture && *from == ends.0 && way.len() == 3 && *over == way[1].place => {
            Some(Fit::Taken)
        }
        [from, .., to] if (*from, *to) == ends && is_on_way(typed, &way) => Some(Fit::Ends),
        _ => None,
    }
}

/// One place on a man's way.
struct Step {
    place: Place,
    /// The man stands there, if only for a moment; otherwise it leaps over.
    touched: bool,
    /// The notation names it although the man does not touch it: the man leapt by a bent leap.
    written: bool,
}

/// Every place on the way of an action, leapt men included; `None` for a huff.
fn strip_way(action: strip::Action) -> Option<Vec<Step>> {
    let touched = |point: strip::Point| Step { place: point_place(point), touched: true, written: true };
    match action {
        strip::Action::Step { from, to } => Some(vec![touched(from), touched(to)]),
        strip::Action::Capture(chain) => {
            let mut way = vec![touched(chain.from())];
            for (from, leap) in chain.hops() {
                let written = leap.is_bent(from);
                way.extend(leap.over().map(|over| Step {
                    place: point_place(over),
                    touched: false,
                    written,
                }));
                way.push(touched(leap.to()));
            }
            Some(way)
        }
        strip::Action::Huff(_) => None,
    }
}

/// Whether all places typed come on the way in that order.
fn is_on_way(typed: &[Place], way: &[Step]) -> bool {
    let mut rest = way.iter();
    typed.iter().all(|place| rest.any(|step| step.place == *place))
}

fn warriors_fit(position: &Position, action: warriors::Action, mv: &Move) -> Option<Fit> {
    let (from, to, taken) = match action {
        warriors::Action::Move { from, to, taken } if !mv.decline => (from, to, taken),
        warriors::Action::Decline { from, to } if mv.decline => (from, to, warriors::SquareSet::EMPTY),
        warriors::Action::Place(square) if !mv.decline && !mv.priest => {
            return (mv.places == [square_place(square)]).then_some(Fit::Destination);
        }
        _ => return None,
    };
    if mv.priest && !is_priest(position, from) {
        return None;
    }
    let (from, to) = (square_place(from), square_place(to));
    let taken: Vec<Place> = taken.iter().map(square_place).collect();
    match &mv.places[..] {
        [only] if *only == to => Some(Fit::Destination),
        [only] if *only == from => Some(Fit::Start),
        [start, end, named @ ..] if (*start, *end) == (from, to) => named_fit(named, &taken),
        [start, man] if mv.capture && *start == from && taken == [*man] => Some(Fit::Taken),
        _ => None,
    }
}

/// Men taken need not be named, but whoever is named must be among them.
fn named_fit(named: &[Place], taken: &[Place]) -> Option<Fit> {
    if named == taken {
        Some(Fit::Notation)
    } else {
        named.iter().all(|man| taken.contains(man)).then_some(Fit::Path)
    }
}

fn is_priest(position: &Position, square: warriors::Square) -> bool {
    let Position::Warriors(position) = position else { return false };
    let side = position.to_move();
    position.priest(side.team()) == warriors::Priest::OnBoard(side, square)
}

pub(super) fn point_place(point: strip::Point) -> Place {
    Place { file: point.row().letter(), number: point.column() }
}

pub(super) fn square_place(square: warriors::Square) -> Place {
    Place { file: char::from(b'a' + square.file()), number: square.rank() }
}
