//! What the words about a board tell, whichever words they are.

use std::collections::{BTreeMap, BTreeSet};

use rules::{Position, Rules};

/// Names of places, in no order of the board's.
pub type Places = BTreeSet<String>;

/// A side by the letter that position lines have for it (RULES.md, section 3).
pub type Letter = char;

/// Somebody at the board, as the others know them.
#[derive(Clone, Debug)]
pub struct Who {
    pub name: String,
    /// What mentions have.
    pub id: String,
}

/// All that is told; nothing is taken from anywhere else.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// The number of the move to be played; none when the game is over.
    pub number: Option<usize>,
    /// Who is to play, by name, and their side; nobody when the game is over.
    pub to_play: Option<(String, Letter)>,
    /// Who is to play has huffed or placed, and has yet to move.
    pub goes_on: bool,
    pub verdict: Option<Verdict>,
    /// What was done last, in notation, by whom.
    pub last: Vec<(String, String)>,
    /// How many men were leapt or flanked by it.
    pub lost: usize,
    pub men: BTreeMap<Letter, Places>,
    pub priests: BTreeSet<(Letter, String)>,
    pub in_hand: BTreeSet<Letter>,
    /// By South and East, by North and West; the strip games do not tell.
    pub taken: Option<[usize; 2]>,
    pub may_be_huffed: Places,
}

/// How the game came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Nobody: drawn.
    pub winners: BTreeSet<Letter>,
    pub reason: String,
}

impl Told {
    /// The position told. What no board shows is what a player keeps in mind: how many `quiet` turns there
    /// were, and of a finished game whose turn it would be.
    pub fn position(&self, rules: &Rules, next: Letter, quiet: u16) -> Position {
        let line = self.line(rules, next) + &format!(":Q{quiet}");
        let line = line.trim_end_matches(":Q0");
        Position::read(rules, line).unwrap_or_else(|fault| panic!("{line}: {fault}; {self:#?}"))
    }

    /// As a position line, without the count of quiet turns.
    pub fn line(&self, rules: &Rules, next: Letter) -> String {
        let to_play = self.to_play.as_ref().map_or(next, |(_, side)| *side);
        let camps = rules.sides().iter().map(|&side| self.camp(letter(rules.variant().side_name(side))));
        let huffs = (!self.may_be_huffed.is_empty()).then(|| format!(":D{}", joined(&self.may_be_huffed)));
        let taken =
            self.taken.filter(|taken| *taken != [0, 0]).map(|[one, other]| format!(":C{one},{other}"));
        let in_hand: Places = self.in_hand.iter().map(|side| side.to_ascii_lowercase().to_string()).collect();
        let in_hand = (!in_hand.is_empty()).then(|| format!(":H{}", joined(&in_hand)));
        let further = [huffs, taken, in_hand].into_iter().flatten();
        std::iter::once(to_play.to_string()).chain(camps).chain(further).collect()
    }

    fn camp(&self, side: Letter) -> String {
        let men = self.men.get(&side).unwrap_or_else(|| panic!("nothing is told of {side}: {self:#?}"));
        let is_priest = |place: &String| self.priests.contains(&(side, place.clone()));
        let man = |place: &String| format!("{}{place}", if is_priest(place) { "P" } else { "" });
        format!(":{side}{}", men.iter().map(man).collect::<Vec<_>>().join(","))
    }

    /// Notes what somebody did; who does several things in a row does them in one turn.
    pub fn did(&mut self, name: &str, notation: String) {
        match self.last.last_mut() {
            Some((same, turn)) if same == name => *turn = format!("{turn} {notation}"),
            _ => self.last.push((name.to_owned(), notation)),
        }
    }
}

fn joined(places: &Places) -> String {
    places.iter().map(String::as_str).collect::<Vec<_>>().join(",")
}

/// The letter of a side's name.
pub fn letter(side: &str) -> Letter {
    match side {
        "White" | "West" => 'W',
        "Black" => 'B',
        "South" => 'S',
        "North" => 'N',
        "East" => 'E',
        other => panic!("no side is called {other:?}"),
    }
}

/// The one among the people at the board who is called this.
pub fn known(name: &str, people: &[Who]) -> String {
    let person = people.iter().find(|person| person.name == name);
    person.unwrap_or_else(|| panic!("nobody here is called {name:?}")).name.clone()
}

/// "South 1, North 0" or "South + East 1, North + West 0".
pub fn taken(score: &str) -> [usize; 2] {
    let (first, second) = score.split_once(", ").expect("two teams");
    let of = |team: &str, name: &str| {
        assert!(team.starts_with(name), "{score}");
        team.rsplit(' ').next().and_then(|count| count.parse().ok()).expect("a number")
    };
    [of(first, "South"), of(second, "North")]
}

/// "a, b".
pub fn places(list: &str) -> Places {
    list.split(", ").map(str::to_owned).collect()
}
