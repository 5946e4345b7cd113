//! The options of rules.md 2.5.

use crate::{
    ParseRulesError, Side, Variant,
    rules::{misplaced_preset, option_words},
};

/// The rules of one game of Awithlaknakwe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    pub seats: Seats,
    pub capture: Capture,
    pub flank: Flank,
    pub priest: PriestEntry,
    pub goal: Goal,
}

/// How many play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seats {
    /// South and North.
    Two,
    /// South, West, North, East; North and West against South and East.
    Four,
}

/// Whether flanked men come off of themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Capture {
    Automatic,
    /// The mover takes all of them or none.
    Optional,
}

/// The lines along which men are flanked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flank {
    Diagonal,
    /// Along files and ranks too.
    Any,
}

/// How a Priest comes on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PriestEntry {
    /// In hand of the player who lost his team's first man, who places it on his home (2.3).
    Home,
    /// At once, on the square of the first man his team has taken.
    Captor,
}

/// What is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// More captured men (2.4).
    Count,
    /// Being first across; else more captured men.
    Race,
}

impl Rules {
    pub const TRADITIONAL: Rules = Rules {
        seats: Seats::Two,           // 2.2
        capture: Capture::Automatic, // 2.3
        flank: Flank::Diagonal,      // 2.3
        priest: PriestEntry::Home,   // 2.3
        goal: Goal::Count,           // 2.4
    };

    /// The sides that play, in the order of play (2.2).
    pub const fn sides(&self) -> &'static [Side] {
        match self.seats {
            Seats::Two => &Side::TWO,
            Seats::Four => &Side::ALL,
        }
    }

    /// Whose turn follows that of `side`.
    pub(super) const fn after(&self, side: Side) -> Side {
        match (self.seats, side) {
            (Seats::Two, _) => side.opposite(),
            (Seats::Four, Side::South) => Side::West,
            (Seats::Four, Side::West) => Side::North,
            (Seats::Four, Side::North) => Side::East,
            (Seats::Four, Side::East) => Side::South,
        }
    }

    /// Whose turn precedes that of `side`.
    pub(super) const fn before(&self, side: Side) -> Side {
        match self.seats {
            Seats::Two => side.opposite(),
            // Across the board from the player who follows.
            Seats::Four => self.after(side).opposite(),
        }
    }

    /// These rules changed by `options`: words parted by spaces, in any case, `traditional` first if it
    /// is there, then `name=value` pairs in any order.
    ///
    /// # Errors
    ///
    /// [`ParseRulesError`] names the first word that does not fit.
    pub fn read(self, options: &str) -> Result<Self, ParseRulesError> {
        let words = option_words(options);
        let mut words = words.iter().map(String::as_str).peekable();
        let preset = words.next_if_eq(&PRESET);
        let mut rules = if preset.is_some() { Rules::TRADITIONAL } else { self };
        let mut seen = Vec::new();
        for word in words {
            let (name, value) = word.split_once('=').ok_or_else(|| misplaced(preset, word))?;
            let option = CHOICES.iter().find(|option| option.name == name).ok_or_else(|| unknown(word))?;
            if seen.contains(&name) {
                return Err(ParseRulesError::Twice { word: name.to_owned() });
            }
            seen.push(name);
            (option.set)(&mut rules, option.number(value)?);
        }
        Ok(rules)
    }

    /// The options that differ from [`Rules::TRADITIONAL`], in the order of rules.md 2.5.
    pub fn options(&self) -> String {
        let words =
            CHOICES.iter().filter(|option| (option.value)(self) != (option.value)(&Rules::TRADITIONAL));
        let words = words.map(|option| format!("{}={}", option.name, option.values[(option.value)(self)]));
        words.collect::<Vec<_>>().join(" ")
    }

    /// Every word that [`Rules::read`] takes: the preset, then each option with each of its values.
    pub fn words() -> Vec<String> {
        let pairs = CHOICES
            .iter()
            .flat_map(|option| option.values.iter().map(move |value| format!("{}={value}", option.name)));
        std::iter::once(PRESET.to_owned()).chain(pairs).collect()
    }

    /// Every option with the value that it has, as [`Rules::words`] has it and in that order.
    pub fn settings(&self) -> Vec<String> {
        let setting = |option: &Choice| format!("{}={}", option.name, option.values[(option.value)(self)]);
        CHOICES.iter().map(setting).collect()
    }
}

/// One option: its name, its values, and both ways between a value's number and [`Rules`].
struct Choice {
    name: &'static str,
    values: [&'static str; 2],
    /// The values as an error tells them.
    allowed: &'static str,
    value: fn(&Rules) -> usize,
    set: fn(&mut Rules, usize),
}

/// In the order of rules.md 2.5.
static CHOICES: [Choice; 5] = [
    Choice {
        name: "seats",
        values: ["2", "4"],
        allowed: "2, 4",
        value: |rules| rules.seats as usize,
        set: |rules, value| rules.seats = [Seats::Two, Seats::Four][value],
    },
    Choice {
        name: "capture",
        values: ["automatic", "optional"],
        allowed: "automatic, optional",
        value: |rules| rules.capture as usize,
        set: |rules, value| rules.capture = [Capture::Automatic, Capture::Optional][value],
    },
    Choice {
        name: "flank",
        values: ["diagonal", "any"],
        allowed: "diagonal, any",
        value: |rules| rules.flank as usize,
        set: |rules, value| rules.flank = [Flank::Diagonal, Flank::Any][value],
    },
    Choice {
        name: "priest",
        values: ["home", "captor"],
        allowed: "home, captor",
        value: |rules| rules.priest as usize,
        set: |rules, value| rules.priest = [PriestEntry::Home, PriestEntry::Captor][value],
    },
    Choice {
        name: "goal",
        values: ["count", "race"],
        allowed: "count, race",
        value: |rules| rules.goal as usize,
        set: |rules, value| rules.goal = [Goal::Count, Goal::Race][value],
    },
];

impl Choice {
    fn number(&self, value: &str) -> Result<usize, ParseRulesError> {
        self.values.iter().position(|known| *known == value).ok_or_else(|| ParseRulesError::Value {
            name: self.name.to_owned(),
            value: value.to_owned(),
            allowed: self.allowed,
        })
    }
}

/// The only preset.
const PRESET: &str = "traditional";

/// A word without `=` after the first place, where `preset` stands if it was given.
fn misplaced(preset: Option<&str>, word: &str) -> ParseRulesError {
    if word == PRESET { misplaced_preset(preset, word) } else { unknown(word) }
}

fn unknown(word: &str) -> ParseRulesError {
    ParseRulesError::Option {
        variant: Variant::Awithlaknakwe,
        word: word.to_owned(),
        known: "the preset traditional and the options seats, capture, flank, priest, goal",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_of_rules_reads_as_it_is_written() {
        let mut texts = std::collections::HashSet::new();
        for number in 0..1 << CHOICES.len() {
            let mut rules = Rules::TRADITIONAL;
            for (bit, option) in CHOICES.iter().enumerate() {
                (option.set)(&mut rules, number >> bit & 1);
            }
            let text = rules.options();
            assert_eq!(Rules::TRADITIONAL.read(&text), Ok(rules), "{text}");
            assert_eq!(Rules::TRADITIONAL.read(&format!(" traditional  {text} ")), Ok(rules), "{text}");
            assert_eq!(Rules::TRADITIONAL.read(&rules.settings().join(" ")), Ok(rules), "{text}");
            // As few words as options that differ.
            assert_eq!(text.split_whitespace().count() as u32, (number as u32).count_ones(), "{text}");
            assert!(texts.insert(text));
        }
        assert_eq!(Rules::TRADITIONAL.options(), "");
    }

    #[test]
    fn options_may_come_in_any_order_and_say_the_default() {
        let rules = Rules::TRADITIONAL.read("goal=race seats=2 capture=optional").expect("options");
        assert_eq!(rules.options(), "capture=optional goal=race");
    }

    #[test]
    fn faults_are_named() {
        let check = |options: &str, message: &str| {
            let error = Rules::TRADITIONAL.read(options).expect_err(options);
            assert_eq!(error.to_string(), message);
        };
        let known = "the preset traditional and the options seats, capture, flank, priest, goal";
        check("strict", &format!("Awithlaknakwe has no preset or option \"strict\": it has {known}"));
        check(
            "seats=4 chain=full",
            &format!("Awithlaknakwe has no preset or option \"chain=full\": it has {known}"),
        );
        check("seats", &format!("Awithlaknakwe has no preset or option \"seats\": it has {known}"));
        check("seats=3", "\"seats\" cannot be \"3\": it is one of 2, 4");
        check("capture=strict", "\"capture\" cannot be \"strict\": it is one of automatic, optional");
        check("flank=", "\"flank\" cannot be \"\": it is one of diagonal, any");
        check("priest=none", "\"priest\" cannot be \"none\": it is one of home, captor");
        check("goal=count=race", "\"goal\" cannot be \"count=race\": it is one of count, race");
        check("seats=4 seats=4", "\"seats\" stands twice: give each option once");
        check("seats=4 traditional", "\"traditional\" is a preset: it stands first, before all options");
        check("traditional traditional", "\"traditional\" stands twice: give each option once");
    }

    #[test]
    fn turns_go_round() {
        for rules in [Rules::TRADITIONAL, Rules { seats: Seats::Four, ..Rules::TRADITIONAL }] {
            let sides = rules.sides();
            for (number, &side) in sides.iter().enumerate() {
                let next = sides[(number + 1) % sides.len()];
                assert_eq!((rules.after(side), rules.before(next)), (next, side));
            }
        }
    }
}
