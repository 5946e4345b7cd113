//! What is explained where: held against the notation of what can be played.

use std::collections::BTreeSet;

use super::*;

fn after(rules: &str, turns: &str) -> Vec<Hint> {
    let start = Played::start(rules);
    hints(&if turns.is_empty() { start } else { start.play(turns) }.table())
}

#[test]
fn beginners_are_told_what_their_position_shows() {
    assert_eq!(after("mosona", ""), []);
    assert_eq!(after("mosona", "a8-b9"), [Hint::Leap]);
    assert_eq!(after("mosona", "a8-b9, b7-a8")[0], Hint::Huff);
    assert_eq!(after("kolowis", ""), []);
    assert_eq!(after("awithlaknakwe", ""), []);
    assert_eq!(after("awithlaknakwe seats=4", ""), [Hint::Partner]);
    let over = Played::start("mosona").play("a8-b9").event(GameEvent::Resigned { side: Side::North });
    assert_eq!(hints(&over.table()), []);
}

/// The places that a turn's text names, without the men leapt over or taken.
fn way(text: &str) -> Vec<&str> {
    let squares = text.split_once('-').filter(|_| text.contains(['~', '-']));
    match squares {
        Some((from, to)) => vec![from, to.split(['x', '~']).next().unwrap_or(to)],
        None => text.split('x').map(|part| part.rsplit(')').next().unwrap_or(part)).collect(),
    }
}

fn far_home(side: Side) -> Vec<String> {
    match side {
        Side::South => ('e'..='j').map(|file| format!("{file}14")).collect(),
        Side::North => ('e'..='j').map(|file| format!("{file}1")).collect(),
        Side::West => (5..=10).map(|rank| format!("n{rank}")).collect(),
        Side::East => (5..=10).map(|rank| format!("a{rank}")).collect(),
    }
}

fn expected(played: &Played) -> Vec<Hint> {
    let (game, table) = (&played.game, played.table());
    if game.result().is_some() {
        return Vec::new();
    }
    let texts: Vec<String> =
        game.board().some_legal_actions().actions.iter().map(ToString::to_string).collect();
    let strip = game.rules().variant().is_strip();
    let moves: Vec<&String> =
        texts.iter().filter(|text| !text.starts_with(['H', 'P']) && *text != "--").collect();
    let any = |is: &dyn Fn(&str) -> bool| moves.iter().any(|text| is(text));
    let takes = |text: &str| text.matches('x').count();
    let row = |place: &str| place.chars().next().filter(|row| *row != 'b');
    let along = |pair: &[&str]| row(pair[0]).is_some() && row(pair[0]) == row(pair[1]);
    let men: BTreeSet<&str> = moves.iter().map(|text| way(text)[0]).collect();
    let described = table.describe();
    let far = far_home(game.to_move());
    let opens = |sign: char| texts.iter().any(|text| text.starts_with(sign));
    let shown = [
        (Hint::Partner, game.rules().sides().len() == 4),
        (Hint::Huff, opens('H')),
        (Hint::Place, opens('P')),
        (Hint::Leap, strip && any(&|text| takes(text) > 0)),
        (Hint::Chain, strip && any(&|text| takes(text) > 1)),
        (Hint::Enclose, !strip && any(&|text| takes(text) > 0)),
        (Hint::Priest, described.priests_on_board().any(|(side, _)| side == game.to_move())),
        (Hint::Lines, strip && any(&|text| way(text).windows(2).any(along))),
        (Hint::Across, !strip && any(&|text| far.contains(&way(text)[1].to_owned()))),
        (Hint::Blocked, men.len() == 1 && !any(&|text| takes(text) > 0) && !opens('H') && !opens('P')),
    ];
    shown.into_iter().filter(|(_, is)| *is).map(|(hint, _)| hint).collect()
}

#[test]
fn every_hint_comes_up_where_it_is_true_and_is_told_in_every_language() {
    let mut met = BTreeSet::new();
    for played in random_games(&NAMES) {
        let found = hints(&played.table());
        assert_eq!(found, expected(&played), "{:?}", played.game.board().position());
        for hint in found {
            for locale in Locale::ALL {
                let text = first_time(locale, &played.table(), hint);
                assert!((20..=400).contains(&text.chars().count()), "{hint} {text}");
            }
            met.insert(hint.word());
        }
    }
    assert_eq!(met, Hint::ALL.map(Hint::word).into(), "each of them comes up");
}

#[test]
fn hints_tell_the_rules_that_are_played() {
    let told = |rules: &str, hint| first_time(EN, &Played::start(rules).table(), hint);
    for (rules, hint, words) in [
        ("mosona", Hint::Leap, "may be huffed"),
        ("mosona strict", Hint::Leap, "you must"),
        ("mosona ludii", Hint::Leap, "You may also step"),
        ("mosona", Hint::Chain, "You may stop after each leap"),
        ("mosona strict", Hint::Chain, "must leap on"),
        ("mosona chain=maximum", Hint::Chain, "where most men come off"),
        ("mosona", Hint::Blocked, "has lost"),
        ("awithlaknakwe", Hint::Blocked, "passes"),
        ("awithlaknakwe", Hint::Enclose, "on a diagonal"),
        ("awithlaknakwe flank=any", Hint::Enclose, "in a straight line"),
        ("awithlaknakwe capture=optional", Hint::Enclose, "You may also leave it"),
        ("awithlaknakwe", Hint::Across, "has taken more men wins"),
        ("awithlaknakwe goal=race", Hint::Across, "wins that first has all its men"),
        ("awithlaknakwe seats=4", Hint::Partner, "**Dee** (East)"),
    ] {
        assert!(told(rules, hint).contains(words), "{rules}: {}", told(rules, hint));
    }
    assert!(!told("awithlaknakwe", Hint::Enclose).contains("leave it"));
}
