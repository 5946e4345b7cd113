//! Awithlaknakwe a second time, slowly: written from rules.md alone, on texts and a map of squares.
//! It shares nothing with the crate but the position line and the notation.

use std::collections::BTreeMap;

/// Rank and file, so that the order of the map is board order.
type Place = (i32, i32);

#[derive(Clone, Debug)]
pub struct Model {
    options: String,
    turn: char,
    /// Whose man, and whether it is a Priest.
    men: BTreeMap<Place, (char, bool)>,
    /// Men taken by South and East, by North and West.
    taken: [usize; 2],
    /// Whether the Priest of each team has come.
    come: [bool; 2],
    hands: Vec<char>,
    quiet: usize,
    placed: bool,
}

fn team(side: char) -> usize {
    usize::from("NW".contains(side))
}

fn exists((rank, file): Place) -> bool {
    let body = |n: i32| (2..=13).contains(&n);
    let arm = |n: i32| (5..=10).contains(&n);
    (1..=14).contains(&rank)
        && (1..=14).contains(&file)
        && (body(rank) || arm(file))
        && (body(file) || arm(rank))
}

fn all_places() -> impl Iterator<Item = Place> {
    (1..=14).flat_map(|rank| (1..=14).map(move |file| (rank, file))).filter(|&place| exists(place))
}

fn name((rank, file): Place) -> String {
    format!("{}{rank}", char::from(b'a' + file as u8 - 1))
}

fn place(name: &str) -> Place {
    let file = i32::from(name.as_bytes()[0] - b'a') + 1;
    (name[1..].parse().expect("a rank"), file)
}

/// One step away from the own home, as (ranks, files).
fn ahead(side: char) -> (i32, i32) {
    match side {
        'S' => (1, 0),
        'W' => (0, 1),
        'N' => (-1, 0),
        _ => (0, -1),
    }
}

fn is_home(side: char, (rank, file): Place) -> bool {
    match side {
        'S' => rank == 1,
        'W' => file == 1,
        'N' => rank == 14,
        _ => file == 14,
    }
}

fn opposite(side: char) -> char {
    match side {
        'S' => 'N',
        'N' => 'S',
        'W' => 'E',
        _ => 'W',
    }
}

impl Model {
    pub fn read(options: &str, line: &str) -> Model {
        let mut parts = line.split(':');
        let turn = parts.next().and_then(|part| part.chars().next()).expect("a side to move");
        let options = options.to_owned();
        let mut model = Model {
            options,
            turn,
            men: BTreeMap::new(),
            taken: [0; 2],
            come: [false; 2],
            hands: vec![],
            quiet: 0,
            placed: false,
        };
        for part in parts {
            let (letter, rest) = part.split_at(1);
            let words = rest.split(',').filter(|word| !word.is_empty());
            match letter {
                "C" => words
                    .zip(&mut model.taken)
                    .for_each(|(word, taken)| *taken = word.parse().expect("a count")),
                "H" => model.hands = rest.to_uppercase().chars().filter(|&c| c != ',').collect(),
                "Q" => model.quiet = rest.parse().expect("a count"),
                side => {
                    for word in words {
                        let man = (side.chars().next().expect("a side"), word.starts_with('P'));
                        model.men.insert(place(word.trim_start_matches('P')), man);
                    }
                }
            }
        }
        let captor = model.has("captor");
        model.come = [0, 1].map(|team| model.taken[if captor { team } else { 1 - team }] > 0);
        model
    }

    fn has(&self, value: &str) -> bool {
        self.options.split([' ', '=']).any(|word| word == value)
    }

    fn sides(&self) -> Vec<char> {
        if self.has("4") { vec!['S', 'W', 'N', 'E'] } else { vec!['S', 'N'] }
    }

    pub fn line(&self) -> String {
        let mut line = self.turn.to_string();
        for side in self.sides() {
            let men = self.men.iter().filter(|(_, man)| man.0 == side);
            let words = men.map(|(&at, man)| format!("{}{}", if man.1 { "P" } else { "" }, name(at)));
            line += &format!(":{side}{}", words.collect::<Vec<_>>().join(","));
        }
        if self.taken != [0, 0] {
            line += &format!(":C{},{}", self.taken[0], self.taken[1]);
        }
        let holders = self.sides().into_iter().filter(|side| self.hands.contains(side));
        let holders: Vec<_> = holders.map(|side| side.to_lowercase().to_string()).collect();
        if !holders.is_empty() {
            line += &format!(":H{}", holders.join(","));
        }
        if self.quiet > 0 {
            line += &format!(":Q{}", self.quiet);
        }
        line
    }

    /// Where the man on `from` may go.
    fn reach(&self, from: Place) -> Vec<Place> {
        let (side, priest) = self.men[&from];
        let (up, over) = ahead(side);
        let may_go = |&to: &Place| {
            let (ranks, files) = (to.0 - from.0, to.1 - from.1);
            let forward = ranks * up + files * over;
            let near = ranks.abs() <= 1 && files.abs() <= 1 && to != from;
            let diagonal = ranks.abs() == 1 && files.abs() == 1;
            near && !self.men.contains_key(&to)
                && if priest { forward >= 0 } else { diagonal && forward == 1 }
        };
        all_places().filter(may_go).collect()
    }

    /// Whom a man of the side to move takes that goes from `from` to `to`.
    fn takes(&self, from: Place, to: Place) -> Vec<Place> {
        let mut after = self.men.clone();
        let man = after.remove(&from).expect("a man");
        after.insert(to, man);
        let is_of = |at: Place, whose: usize| after.get(&at).is_some_and(|man| team(man.0) == whose);
        let own = team(man.0);
        let is_taken = |&enemy: &Place| {
            let (ranks, files) = (enemy.0 - to.0, enemy.1 - to.1);
            let near = ranks.abs() <= 1 && files.abs() <= 1;
            let line = self.has("any") || (ranks != 0 && files != 0);
            near && line && is_of(enemy, 1 - own) && is_of((enemy.0 + ranks, enemy.1 + files), own)
        };
        all_places().filter(is_taken).collect()
    }

    fn entries(&self, side: char) -> Vec<Place> {
        let holds = self.hands.contains(&side);
        all_places().filter(|at| holds && is_home(side, *at) && !self.men.contains_key(at)).collect()
    }

    fn own(&self, side: char) -> Vec<Place> {
        self.men.iter().filter(|(_, man)| man.0 == side).map(|(&at, _)| at).collect()
    }

    /// All legal actions in the notation, in any order.
    pub fn actions(&self) -> Vec<String> {
        if self.ending().is_some() {
            return vec![];
        }
        let mut actions: Vec<String> =
            self.entries(self.turn).into_iter().map(|at| format!("P@{}", name(at))).collect();
        for from in self.own(self.turn) {
            for to in self.reach(from) {
                let step = format!("{}-{}", name(from), name(to));
                let taken = self.takes(from, to);
                if !taken.is_empty() && self.has("optional") {
                    actions.push(format!("{step}~"));
                }
                actions.push(taken.iter().fold(step, |text, &at| format!("{text}x{}", name(at))));
            }
        }
        if actions.is_empty() {
            actions.push("--".to_owned());
        }
        actions
    }

    pub fn play(&mut self, action: &str) {
        if let Some(at) = action.strip_prefix("P@") {
            self.hands.retain(|&side| side != self.turn);
            self.men.insert(place(at), (self.turn, true));
            self.placed = true;
            self.quiet = 0;
            return;
        }
        let quiet = action == "--" || self.go(action);
        self.quiet = if quiet && !self.placed { self.quiet + 1 } else { 0 };
        self.placed = false;
        let sides = self.sides();
        let now = sides.iter().position(|&side| side == self.turn).expect("a side that plays");
        self.turn = sides[(now + 1) % sides.len()];
    }

    /// Moves and takes; whether it was a sideways Priest move that took nothing.
    fn go(&mut self, action: &str) -> bool {
        let action = action.trim_end_matches('~');
        let (from, rest) = action.split_once('-').expect("a dash");
        let mut squares = rest.split('x').map(place);
        let (from, to) = (place(from), squares.next().expect("a destination"));
        let taken: Vec<Place> = squares.collect();
        let man = self.men.remove(&from).expect("a man");
        self.men.insert(to, man);
        let lost: Vec<char> = taken.iter().map(|at| self.men.remove(at).expect("a man").0).collect();
        let own = team(self.turn);
        self.taken[own] += taken.len();
        if let Some(&loser) = lost.first() {
            if self.has("captor") && !self.come[own] {
                self.men.insert(taken[0], (self.turn, true));
                self.come[own] = true;
            } else if !self.has("captor") && !self.come[1 - own] {
                self.hands.push(loser);
                self.come[1 - own] = true;
            }
        }
        let (up, over) = ahead(self.turn);
        let forward = (to.0 - from.0) * up + (to.1 - from.1) * over;
        man.1 && forward == 0 && taken.is_empty()
    }

    /// The ending's paragraph and the winner: `1` South's team, `2` North's, `0` nobody.
    pub fn ending(&self) -> Option<(&'static str, usize)> {
        let team_men = |team_no: usize| self.men.iter().filter(move |(_, man)| team(man.0) == team_no);
        let across = |team_no: usize| team_men(team_no).all(|(&at, man)| is_home(opposite(man.0), at));
        let in_hand = |team_no: usize| self.hands.iter().any(|&side| team(side) == team_no);
        let sides = self.sides();
        let now = sides.iter().position(|&side| side == self.turn).expect("a side that plays");
        let last = team(sides[(now + sides.len() - 1) % sides.len()]);
        if self.has("race") && !self.placed && team_men(last).count() > 0 && across(last) && !in_hand(last) {
            return Some(("race", last + 1));
        }
        let can_act = |&side: &char| {
            !self.entries(side).is_empty() || self.own(side).iter().any(|&at| !self.reach(at).is_empty())
        };
        let limit = if self.has("4") { 80 } else { 40 };
        let paragraph = if across(0) && across(1) && self.hands.is_empty() {
            "a"
        } else if !sides.iter().any(can_act) {
            "b"
        } else if [0, 1].into_iter().any(|team_no| team_men(team_no).count() == 0 && !in_hand(team_no)) {
            "c"
        } else if self.quiet >= limit {
            "d"
        } else {
            return None;
        };
        let winner = match self.taken[0].cmp(&self.taken[1]) {
            std::cmp::Ordering::Greater => 1,
            std::cmp::Ordering::Less => 2,
            std::cmp::Ordering::Equal => 0,
        };
        Some((paragraph, winner))
    }
}
