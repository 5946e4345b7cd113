//! A slow second way to the values, which shares nothing with the tables but the rules of the game: every
//! position in a map, its moves from the `rules` crate, and values improved until none changes.

use std::{collections::HashMap, ops::ControlFlow};

use rules::{
    Side,
    strip::{Action, Point, Position, Rules, Setup},
};

use super::{Dtc, Wdl};

/// The values of all positions with up to so many men, none left out for its likeness to another.
#[derive(Debug)]
pub struct Oracle {
    positions: Vec<Position>,
    numbers: HashMap<Position, usize>,
    values: Vec<(Wdl, Option<Dtc>)>,
}

/// What can happen in a position.
enum Node {
    /// The game is over, or there are captures: the result, and in how many plies it begins.
    Settled(Wdl, Dtc),
    /// The numbers of the positions after the steps.
    Steps(Vec<usize>),
}

impl Oracle {
    /// Finds the values of all positions with up to `men` men under strict rules. Some seconds and 300 MiB
    /// for 4 men, forty times as much for each man more.
    pub fn up_to(men: usize) -> Oracle {
        let mut oracle = Oracle { positions: Vec::new(), numbers: HashMap::new(), values: Vec::new() };
        (2..=men).for_each(|men| oracle.add(men));
        oracle
    }

    /// Every position with its value for the side to move.
    pub fn values(&self) -> impl Iterator<Item = (Position, (Wdl, Option<Dtc>))> {
        self.positions.iter().copied().zip(self.values.iter().copied())
    }

    /// Adds the positions with `men` men; those with fewer are there.
    fn add(&mut self, men: usize) {
        let first = self.positions.len();
        self.positions.extend(positions(men));
        self.numbers
            .extend((first..).zip(&self.positions[first..]).map(|(number, &position)| (position, number)));
        let nodes: Vec<Node> = self.positions[first..].iter().map(|position| self.node(position)).collect();
        self.values.extend(self.positions[first..].iter().map(|position| (counted(position), None)));
        self.improve(first, &nodes, Oracle::result_after);
        for (value, node) in self.values[first..].iter_mut().zip(&nodes) {
            value.1 = match node {
                Node::Settled(_, dtc) => Some(*dtc),
                Node::Steps(_) => None,
            };
        }
        self.improve(first, &nodes, Oracle::plies_after);
    }

    /// Gives every position from `first` the value that `better` finds for it, all at once, until nothing
    /// changes: after n rounds the values are those of a game that is counted after n plies.
    fn improve(
        &mut self,
        first: usize,
        nodes: &[Node],
        better: fn(&Oracle, usize, &Node) -> (Wdl, Option<Dtc>),
    ) {
        loop {
            let values: Vec<_> =
                (first..).zip(nodes).map(|(number, node)| better(self, number, node)).collect();
            if values == self.values[first..] {
                return;
            }
            self.values.truncate(first);
            self.values.extend(values);
        }
    }

    fn result_after(&self, number: usize, node: &Node) -> (Wdl, Option<Dtc>) {
        let wdl = match node {
            Node::Settled(wdl, _) => *wdl,
            Node::Steps(after) => {
                let results = after.iter().map(|&after| self.values[after].0.reversed());
                results.max().expect("a side that has no step is blocked")
            }
        };
        (wdl, self.values[number].1)
    }

    /// The plies to conversion, once the results are known.
    fn plies_after(&self, number: usize, node: &Node) -> (Wdl, Option<Dtc>) {
        let (wdl, dtc) = self.values[number];
        let Node::Steps(after) = node else { return (wdl, dtc) };
        let kept = after.iter().map(|&after| self.values[after]).filter(|after| after.0.reversed() == wdl);
        let plies: Vec<Option<u16>> = kept.map(|(_, dtc)| dtc.map(|Dtc(plies)| plies + 1)).collect();
        let position = &self.positions[number];
        let plies = match wants_change(position, wdl) {
            Some(side) if side == position.to_move() => plies.iter().flatten().min().copied(),
            Some(_) => {
                plies.into_iter().collect::<Option<Vec<u16>>>().and_then(|plies| plies.into_iter().max())
            }
            None => None,
        };
        (wdl, plies.map(Dtc))
    }

    fn node(&self, position: &Position) -> Node {
        if let Some(outcome) = position.outcome() {
            return Node::Settled(result_for(position.to_move(), outcome.winner), Dtc(0));
        }
        let (mut steps, mut captures) = (Vec::new(), Vec::new());
        let _ = position.visit_legal(|action| {
            let mut after = *position;
            after.play_unchecked(action);
            match action {
                Action::Step { .. } => steps.push(self.numbers[&after.without_count()]),
                _ => captures.push(self.result(&after).reversed()),
            }
            ControlFlow::<()>::Continue(())
        });
        captures.into_iter().max().map_or(Node::Steps(steps), |best| Node::Settled(best, Dtc(1)))
    }

    /// The result of a position with fewer men than are being added.
    fn result(&self, position: &Position) -> Wdl {
        match position.outcome() {
            Some(outcome) => result_for(position.to_move(), outcome.winner),
            None => self.values[self.numbers[position]].0,
        }
    }
}

fn result_for(side: Side, winner: Option<rules::Team>) -> Wdl {
    match winner {
        None => Wdl::Draw,
        Some(team) if team == side.team() => Wdl::Win,
        Some(_) => Wdl::Loss,
    }
}

fn counted(position: &Position) -> Wdl {
    result_for(position.to_move(), position.leader())
}

/// The side that wants play to end, if the result for the side to move is `wdl`: a winner, or the side with
/// fewer men if it draws.
fn wants_change(position: &Position, wdl: Wdl) -> Option<Side> {
    let (side, other) = (position.to_move(), position.to_move().opposite());
    match wdl {
        Wdl::Win => Some(side),
        Wdl::Loss => Some(other),
        Wdl::Draw => position.leader().map(|leader| leader.other().side()),
    }
}

/// All positions with `men` men, at least one of each side.
fn positions(men: usize) -> Vec<Position> {
    let rules: rules::Rules = "mosona strict".parse().expect("a preset of Mosona");
    let rules::Rules::Strip(rules) = rules else { unreachable!("Mosona is played on the strip") };
    let points: Vec<Point> = Position::start(rules).board().points().iter().collect();
    let mut setups = Vec::new();
    place(&points, men, &mut empty(rules), &mut setups);
    let setups = setups.into_iter().filter(|setup| !setup.white.is_empty() && !setup.black.is_empty());
    let both = setups.flat_map(|setup| Side::TWO.map(|to_move| Setup { to_move, ..setup.clone() }));
    both.map(|setup| setup.position().expect("men stand on points of the board, one on each")).collect()
}

fn empty(rules: Rules) -> Setup {
    Setup { rules, to_move: Side::South, white: vec![], black: vec![], in_default: vec![], quiet: 0 }
}

/// Adds to `setups` every way to place `men` more men on `points`.
fn place(points: &[Point], men: usize, setup: &mut Setup, setups: &mut Vec<Setup>) {
    let Some(left) = men.checked_sub(1) else { return setups.push(setup.clone()) };
    for (number, &point) in points.iter().enumerate() {
        setup.white.push(point);
        place(&points[number + 1..], left, setup, setups);
        setup.white.pop();
        setup.black.push(point);
        place(&points[number + 1..], left, setup, setups);
        setup.black.pop();
    }
}
