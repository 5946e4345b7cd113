//! The strip games against a slow generator that shares nothing with the crate but text: positions as
//! maps from row and column, lines and jumps by arithmetic on columns, chains by plain recursion.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;
#[path = "common/strip.rs"]
mod strip;

use std::collections::{BTreeMap, BTreeSet};

use common::{Random, all_rules};
use rules::{
    Illegal, Rules, Side,
    strip::{Action, Board, Capture, ChainRule, Ends, LeapRule, Point, Position, Setup},
};

/// Row (0 for a, 1 for b, 2 for c) and column.
type Spot = (i32, i32);

#[derive(Clone)]
struct Brute {
    rules: rules::strip::Rules,
    /// `true` for White's men.
    men: BTreeMap<Spot, bool>,
    white_to_move: bool,
    in_default: BTreeSet<Spot>,
    quiet: u32,
}

fn name((row, column): Spot) -> String {
    format!("{}{column}", ["a", "b", "c"][row as usize])
}

fn spot(text: &str) -> Spot {
    let row = "abc".find(&text[..1]).unwrap();
    (row as i32, text[1..].parse().unwrap())
}

impl Brute {
    fn read(rules: rules::strip::Rules, line: &str) -> Brute {
        let mut brute = Brute {
            rules,
            men: BTreeMap::new(),
            white_to_move: line.starts_with('W'),
            in_default: BTreeSet::new(),
            quiet: 0,
        };
        for part in line.split(':').skip(1) {
            let list = part[1..].split(',').filter(|word| !word.is_empty());
            match &part[..1] {
                "W" => brute.men.extend(list.map(|word| (spot(word), true))),
                "B" => brute.men.extend(list.map(|word| (spot(word), false))),
                "D" => brute.in_default.extend(list.map(spot)),
                _ => brute.quiet = part[1..].parse().unwrap(),
            }
        }
        brute
    }

    fn line(&self) -> String {
        let list = |white: bool| {
            let men = self.men.iter().filter(|(_, is_white)| **is_white == white);
            men.map(|(spot, _)| name(*spot)).collect::<Vec<_>>().join(",")
        };
        let mut line =
            format!("{}:W{}:B{}", if self.white_to_move { "W" } else { "B" }, list(true), list(false));
        if !self.in_default.is_empty() {
            let men: Vec<String> = self.in_default.iter().map(|spot| name(*spot)).collect();
            line += &format!(":D{}", men.join(","));
        }
        if self.quiet > 0 {
            line += &format!(":Q{}", self.quiet);
        }
        line
    }

    fn last(&self) -> i32 {
        2 * i32::from(self.rules.lozenges.get()) + 1
    }

    fn is_point(&self, (row, column): Spot) -> bool {
        (0..3).contains(&row) && (1..=self.last()).contains(&column) && (column % 2 == 1) == (row == 1)
    }

    fn points(&self) -> Vec<Spot> {
        let all = (0..3).flat_map(|row| (1..=self.last()).map(move |column| (row, column)));
        all.filter(|spot| self.is_point(*spot)).collect()
    }

    fn joined(&self, one: Spot, other: Spot) -> bool {
        let (rows, columns) = ((one.0 - other.0).abs(), (one.1 - other.1).abs());
        match (rows, columns) {
            (1, 1) => true,
            (0, 2) => one.0 == 1 || self.rules.outer_lines,
            _ => false,
        }
    }

    /// Whether a man may leap from `from` over `over` to `to` if nothing stands in the way.
    fn leads(&self, from: Spot, over: Spot, to: Spot) -> bool {
        let straight = over.0 - from.0 == to.0 - over.0 && over.1 - from.1 == to.1 - over.1;
        if straight {
            return self.joined(from, over) && self.joined(over, to);
        }
        let end = |point: Spot| point.0 == 1 && (point.1 == 1 || point.1 == self.last());
        let outer = |point: Spot| point.0 != 1;
        let by_end = |one: Spot, other: Spot| outer(one) && end(other) && (one.1 - other.1).abs() == 1;
        let upright = by_end(from, over) && by_end(to, over) && from != to;
        let round = |one: Spot, other: Spot| {
            by_end(over, other)
                && one.0 == over.0
                && (one.1 - over.1).abs() == 2
                && (one.1 - other.1).abs() == 3
        };
        let bent = outer(over)
            && from.0 == 1
            && to.0 == 1
            && (from.1 - to.1).abs() == 2
            && 2 * over.1 == from.1 + to.1;
        (upright && self.rules.ends != Ends::Straight)
            || ((round(from, to) || round(to, from)) && self.rules.ends == Ends::Curved)
            || (bent && self.rules.leap == LeapRule::Bent)
    }

    fn own(&self) -> Vec<Spot> {
        self.men.iter().filter(|(_, white)| **white == self.white_to_move).map(|(spot, _)| *spot).collect()
    }

    /// The man on `from` leaps; everything that it can do, as text and what it leads to.
    fn leaps(&self, from: Spot) -> Vec<(String, Brute, Spot)> {
        let mut leaps = Vec::new();
        for over in self.points() {
            if self.men.get(&over) != Some(&!self.white_to_move) {
                continue;
            }
            for to in self.points() {
                if !self.men.contains_key(&to) && self.leads(from, over, to) {
                    let mut next = self.clone();
                    next.men.remove(&over);
                    next.men.remove(&from);
                    next.men.insert(to, self.white_to_move);
                    let bent = over.0 != 1 && from.0 == 1 && to.0 == 1;
                    let text = if bent {
                        format!("x({}){}", name(over), name(to))
                    } else {
                        format!("x{}", name(to))
                    };
                    leaps.push((text, next, to));
                }
            }
        }
        leaps
    }

    /// All chains of the man on `from` that go on from `text`: their length, whether they could go on.
    fn chains(&self, text: &str, from: Spot, length: usize, found: &mut Vec<(String, Brute, usize, bool)>) {
        let leaps = self.leaps(from);
        if length > 0 {
            found.push((text.to_owned(), self.clone(), length, !leaps.is_empty()));
        }
        for (leap, next, to) in leaps {
            next.chains(&format!("{text}{leap}"), to, length + 1, found);
        }
    }

    fn captures(&self) -> Vec<(String, Brute)> {
        let mut found = Vec::new();
        for man in self.own() {
            self.chains(&name(man), man, 0, &mut found);
        }
        let most = found.iter().map(|(_, _, length, _)| *length).max();
        found.retain(|(_, _, length, on)| match self.rules.chain {
            ChainRule::Optional => true,
            ChainRule::Full => !on,
            ChainRule::Maximum => Some(*length) == most,
            ChainRule::Single => *length == 1,
        });
        let end = |mut after: Brute| {
            after.quiet = 0;
            after.in_default.clear();
            after.white_to_move = !after.white_to_move;
            after
        };
        found.into_iter().map(|(text, after, _, _)| (text, end(after))).collect()
    }

    fn steps(&self) -> Vec<(String, Brute)> {
        let mut steps = Vec::new();
        let missed: BTreeSet<Spot> =
            self.own().into_iter().filter(|man| !self.leaps(*man).is_empty()).collect();
        for from in self.own() {
            for to in
                self.points().into_iter().filter(|to| self.joined(from, *to) && !self.men.contains_key(to))
            {
                let mut after = self.clone();
                after.men.remove(&from);
                after.men.insert(to, self.white_to_move);
                after.quiet += 1;
                after.white_to_move = !self.white_to_move;
                after.in_default.clear();
                if self.rules.capture == Capture::Huff {
                    after.in_default =
                        missed.iter().map(|man| if *man == from { to } else { *man }).collect();
                }
                steps.push((format!("{}-{}", name(from), name(to)), after));
            }
        }
        steps
    }

    /// Every legal action with the position line it leads to, sorted.
    fn actions(&self) -> Vec<(String, String)> {
        let sides: BTreeSet<bool> = self.men.values().copied().collect();
        if sides.len() < 2 || self.quiet >= 100 {
            return Vec::new();
        }
        let huffs = self.in_default.iter().map(|man| {
            let mut after = self.clone();
            after.men.remove(man);
            after.in_default.clear();
            after.quiet = 0;
            (format!("H{}", name(*man)), after)
        });
        let captures = self.captures();
        let steps = if self.rules.capture == Capture::Strict && !captures.is_empty() {
            Vec::new()
        } else {
            self.steps()
        };
        let mut actions: Vec<_> =
            huffs.chain(captures).chain(steps).map(|(text, after)| (text, after.line())).collect();
        actions.sort();
        actions
    }
}

/// Compares the generator, its count and what each action leads to with the slow way.
fn check_against_brute(position: &Position) {
    let line = position.to_string();
    let expected = Brute::read(position.rules(), &line).actions();
    let actions = strip::legal_actions(position);
    let mut found: Vec<(String, String)> = actions
        .iter()
        .map(|action| {
            let mut after = *position;
            after.play_unchecked(*action);
            (action.to_string(), after.to_string())
        })
        .collect();
    found.sort();
    let options = position.rules().options();
    assert_eq!(found, expected, "{options} {line}");
    assert_eq!(position.count_legal(), expected.len() as u64, "{options} {line}");
    assert_eq!(position.outcome().is_some(), expected.is_empty(), "{options} {line}");
}

/// "No reason against it" is "in the list", over everything that could be thought of.
fn check_reasons(position: &Position, random: &mut Random) {
    let legal: BTreeSet<String> = strip::legal(position).into_iter().collect();
    let mut tried = legal.clone();
    for from in Point::all() {
        tried.insert(format!("H{from}"));
        for to in Point::all() {
            tried.insert(format!("{from}-{to}"));
            tried.insert(format!("{from}x{to}"));
        }
    }
    for line in Board::of(&position.rules()).jump_lines() {
        let [low, high] = line.ends;
        tried.extend([format!("{low}x({}){high}", line.over), format!("{high}x({}){low}", line.over)]);
    }
    for text in legal.iter().filter(|text| text.contains('x')) {
        tried.extend(changed_chains(text, position, random));
    }
    for text in tried {
        let action: Action = text.parse().unwrap();
        let reason = position.why_illegal(action);
        // What is written otherwise than canonically is judged as the action it stands for.
        let listed = legal.contains(&action.to_string());
        assert_eq!(reason.is_none(), listed, "{} {position} {text}: {reason:?}", position.rules().options());
        if let (Some(reason), None) = (reason, position.outcome()) {
            assert_ne!(reason, Illegal::GameOver);
            assert!(!reason.to_string().is_empty());
        }
    }
}

/// Chains like `text`: shorter, longer, with another point or another man somewhere.
fn changed_chains(text: &str, position: &Position, random: &mut Random) -> Vec<String> {
    let board = Board::of(&position.rules());
    let points: Vec<Point> = board.points().iter().collect();
    let any = |random: &mut Random| points[random.below(points.len())];
    let hops: Vec<&str> = text.split('x').collect();
    let mut changed: Vec<String> = (2..hops.len()).map(|len| hops[..len].join("x")).collect();
    let last: Point = text[text.rfind(['x', ')']).unwrap() + 1..].parse().unwrap();
    for leap in board.leaps(last) {
        changed.push(format!("{text}x{}", leap.to()));
        changed.extend(
            leap.over()
                .map(|over| format!("{text}x({over}){}", leap.to()))
                .filter(|text| text.parse::<Action>().is_ok()),
        );
    }
    for _ in 0..4 {
        let at = random.below(hops.len());
        let other = any(random).to_string();
        let mut hops = hops.clone();
        hops[at] = &other;
        changed.push(hops.join("x"));
    }
    changed.push(format!("{text}x({}){}", any(random), any(random)));
    changed.retain(|text| text.parse::<Action>().is_ok());
    changed
}

fn strip_rules() -> impl Iterator<Item = rules::strip::Rules> {
    all_rules().into_iter().filter_map(|rules| match rules {
        Rules::Strip(rules) => Some(rules),
        Rules::Warriors(_) => None,
    })
}

/// A position with men anywhere, at most `most` on a side, and perhaps some of them in default.
fn scattered(rules: rules::strip::Rules, most: usize, random: &mut Random) -> Position {
    let mut points: Vec<Point> = Board::of(&rules).points().iter().collect();
    let mut draw = |random: &mut Random, count: usize| -> Vec<Point> {
        (0..count.min(points.len())).map(|_| points.swap_remove(random.below(points.len()))).collect()
    };
    let most = most.min(rules.men_each().into());
    let (whites, blacks) = (1 + random.below(most), 1 + random.below(most));
    let (white, black) = (draw(random, whites), draw(random, blacks));
    let to_move = Side::TWO[random.below(2)];
    let waiting = if to_move == Side::South { &black } else { &white };
    let defaults = if rules.capture == Capture::Huff { random.below(3) } else { 0 };
    let in_default = waiting.iter().take(defaults).copied().collect();
    let quiet = random.below(101) as u16;
    Setup { rules, to_move, white, black, in_default, quiet }.position().unwrap()
}

#[test]
fn random_games_agree_with_brute_force() {
    let mut random = Random(1);
    for rules in strip_rules() {
        for _ in 0..2 {
            let mut position = Position::start(rules);
            for _ in 0..60 {
                check_against_brute(&position);
                let actions = strip::legal_actions(&position);
                if actions.is_empty() {
                    break;
                }
                position.play_unchecked(actions[random.below(actions.len())]);
            }
        }
    }
}

#[test]
fn scattered_men_agree_with_brute_force() {
    let mut random = Random(2);
    for rules in strip_rules() {
        for _ in 0..20 {
            check_against_brute(&scattered(rules, 14, &mut random));
        }
    }
}

#[test]
fn every_short_board_agrees_with_brute_force() {
    let mut random = Random(3);
    for lozenges in ["2", "4", "20"] {
        for shape in [
            "",
            " ends=upright",
            " outer-lines=yes ends=curved",
            " outer-lines=yes ends=curved leap=bent",
            " leap=bent",
        ] {
            for chain in ["optional", "full", "maximum", "single"] {
                let rules = strip::rules(&format!("mosona lozenges={lozenges}{shape} chain={chain}"));
                for _ in 0..10 {
                    check_against_brute(&scattered(rules, 12, &mut random));
                }
            }
        }
    }
}

#[test]
fn no_reason_against_an_action_means_it_is_in_the_list() {
    let mut random = Random(4);
    for rules in strip_rules() {
        let mut position = Position::start(rules);
        for _ in 0..30 {
            let actions = strip::legal_actions(&position);
            if actions.is_empty() {
                break;
            }
            position.play_unchecked(actions[random.below(actions.len())]);
        }
        check_reasons(&position, &mut random);
        for _ in 0..2 {
            check_reasons(&scattered(rules, 14, &mut random), &mut random);
        }
    }
}
