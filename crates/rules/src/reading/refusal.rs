//! Why nothing legal fits what was typed, and what comes nearest.

use super::{
    Reading, Stray,
    matching::{Fit, fits, point_place, square_place, written_opening},
    words::{Main, Move, Place, Typed},
};
use crate::{Action, Game, Illegal, Position, strip, warriors};

/// The answer in a game that is over.
pub(super) fn over(typed: &[Typed]) -> Reading {
    Reading::Illegal { understood: understood(typed), reason: Illegal::GameOver, nearest: Vec::new() }
}

/// The reason against what was typed, and the nearest legal turns.
pub(super) fn explain(game: &Game, typed: &[Typed]) -> Reading {
    if let Some(first) = typed.iter().find_map(|typed| first_of_two(game.position(), typed)) {
        return Reading::NoMove { understood: Some(first.to_string()), stray: Stray::Order };
    }
    let reasons = typed.iter().map(|typed| reason(game.position(), typed));
    // Where a text has two readings, the one that failed later was more likely meant.
    let reason = reasons.max_by_key(|reason| !is_about_form(*reason)).unwrap_or(Illegal::NoSuchMove);
    let nearest = typed.first().map(|typed| nearest(game, typed)).unwrap_or_default();
    Reading::Illegal { understood: understood(typed), reason, nearest }
}

/// The first turn of a text that goes on with another one, which nobody may play in advance.
fn first_of_two(position: &Position, typed: &Typed) -> Option<Typed> {
    let Main::Move(mv) = &typed.main else { return None };
    let position = opened(position, typed).ok()?;
    let start = mv.places.first().copied();
    let mut actions = position.some_legal_actions(Game::MOST_LEAPS).actions;
    actions.retain(|&action| ends(action).map(|(from, _)| from) == start);
    let fits_well = |first: &Typed| fits(&position, &actions, &first.main).any(|(fit, _)| fit <= Fit::Ends);
    (2..mv.places.len().saturating_sub(1)).map(|count| typed.with_places(count)).find(fits_well)
}

/// The position in which the main part of the turn is played; the reason against the opening if it is
/// not legal.
fn opened(position: &Position, typed: &Typed) -> Result<Position, Illegal> {
    let mut position = *position;
    if let Some(opening) = typed.opening {
        let action = written_opening(opening).ok_or(Illegal::NoSuchMove)?;
        position.why_illegal(action).map_or(Ok(()), Err)?;
        position.play_unchecked(action);
    }
    Ok(position)
}

fn understood(typed: &[Typed]) -> String {
    typed.first().map(Typed::to_string).unwrap_or_default()
}

fn is_about_form(reason: Illegal) -> bool {
    matches!(reason, Illegal::NoPriestInHand | Illegal::NoSuchMove)
}

fn reason(position: &Position, typed: &Typed) -> Illegal {
    let position = match opened(position, typed) {
        Ok(position) => position,
        Err(reason) => return reason,
    };
    let tried = match &typed.main {
        Main::Move(mv) => written(&position, mv),
        Main::Pass if matches!(position, Position::Warriors(_)) => vec![warriors::Action::Pass.into()],
        Main::Pass => return Illegal::NoPassing,
        Main::Nothing => Vec::new(),
    };
    let reasons: Vec<Illegal> = tried.into_iter().filter_map(|action| position.why_illegal(action)).collect();
    let plain = |reason: &&Illegal| !matches!(reason, Illegal::NoLine { .. } | Illegal::NoJumpLine { .. });
    reasons.iter().find(plain).or(reasons.first()).copied().unwrap_or_else(|| unreached(&typed.main))
}

/// Nothing was said but a place where no man can go.
fn unreached(main: &Main) -> Illegal {
    let Main::Move(Move { places, .. }) = main else { return Illegal::NoSuchMove };
    let [only] = places[..] else { return Illegal::NoSuchMove };
    let name = only.to_string();
    if let Ok(point) = name.parse() {
        Illegal::NobodyReaches(point)
    } else if let Ok(square) = name.parse() {
        Illegal::NobodyReachesSquare(square)
    } else {
        Illegal::NoSuchMove
    }
}

/// The actions that the places typed may stand for, legal or not: those of the mark that was typed
/// first.
fn written(position: &Position, mv: &Move) -> Vec<Action> {
    let [from, to, rest @ ..] = &mv.places[..] else { return Vec::new() };
    let joined = |mark: &str| {
        let names: Vec<String> = mv.places.iter().map(Place::to_string).collect();
        names.join(mark).parse::<strip::Action>().ok().map(Action::Strip)
    };
    match position {
        Position::Strip(_) if mv.capture => [joined("x"), joined("-")].into_iter().flatten().collect(),
        Position::Strip(_) => [joined("-"), joined("x")].into_iter().flatten().collect(),
        Position::Warriors(_) => {
            let mut text = format!("{from}-{to}");
            rest.iter().for_each(|man| text += &format!("x{man}"));
            text += if mv.decline { "~" } else { "" };
            text.parse::<warriors::Action>().ok().map(Action::Warriors).into_iter().collect()
        }
    }
}

/// The legal turns whose ends lie nearest to the places typed, at most [`Reading::NEAREST`].
fn nearest(game: &Game, typed: &Typed) -> Vec<Vec<Action>> {
    let mut turns = game.legal_turns();
    turns.retain(|turn| turn.len() == 1 || typed.opening.is_some());
    turns.sort_by_cached_key(|turn| distance(turn, typed));
    turns.truncate(Reading::NEAREST);
    turns
}

/// How far a turn is from what was typed, in halves of a step; 1,000 where the kind is another.
fn distance(turn: &[Action], typed: &Typed) -> u32 {
    let opening = typed.opening.and_then(written_opening);
    let (first, last) = (turn.first().copied(), turn.last().copied());
    let opening_apart = match (opening, first) {
        (Some(opening), Some(first)) => match (ends(opening), ends(first)) {
            (Some((place, _)), Some((other, _))) if super::matching::opens_turn(first) => apart(place, other),
            _ => 1_000,
        },
        _ => 0,
    };
    let main_apart = match (&typed.main, last.and_then(ends)) {
        (Main::Move(mv), Some((from, to))) => match &mv.places[..] {
            [only] => apart(*only, to).min(apart(*only, from)),
            [start, .., end] => apart(*start, from) + apart(*end, to),
            [] => 1_000,
        },
        (Main::Nothing, _) if turn.len() == 1 => 0,
        _ => 1_000,
    };
    opening_apart + main_apart
}

fn apart(a: Place, b: Place) -> u32 {
    let files = (a.file as u32).abs_diff(b.file as u32);
    // Rows of the strip are letters, columns two to a step; on the squares both are one.
    files * 2 + u32::from(a.number.abs_diff(b.number))
}

/// Where an action starts and ends.
fn ends(action: Action) -> Option<(Place, Place)> {
    match action {
        Action::Strip(strip::Action::Step { from, to }) => Some((point_place(from), point_place(to))),
        Action::Strip(strip::Action::Capture(chain)) => {
            Some((point_place(chain.from()), point_place(chain.to())))
        }
        Action::Strip(strip::Action::Huff(point)) => Some((point_place(point), point_place(point))),
        Action::Warriors(
            warriors::Action::Move { from, to, .. } | warriors::Action::Decline { from, to },
        ) => Some((square_place(from), square_place(to))),
        Action::Warriors(warriors::Action::Place(square)) => {
            Some((square_place(square), square_place(square)))
        }
        Action::Warriors(warriors::Action::Pass) => None,
    }
}
