//! The options of the strip games (rules.md 1.4) as data, and their text form.

use std::fmt::{self, Write};

use crate::{
    ParseRulesError, Variant,
    rules::{misplaced_preset, option_words},
};

/// The complete rules of a strip game.
///
/// [`Rules::read`] makes only combinations that rules.md 1.4 allows; whoever fills in the fields by
/// hand keeps to them: [`Ends::Curved`] only with outer lines, [`Men::EndsVacant`] only in Kolowis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// [`Variant::Mosona`] or [`Variant::Kolowis`]; it decides the defaults, nothing else.
    pub variant: Variant,
    pub lozenges: Lozenges,
    /// Whether lines join the neighbours in each outer row.
    pub outer_lines: bool,
    pub men: Men,
    pub capture: Capture,
    pub chain: ChainRule,
    pub ends: Ends,
    pub leap: LeapRule,
}

/// How many lozenges the strip has: an even number from 2 to 20.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lozenges(u8);

/// Which points the men take at the start (1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Men {
    /// All but the centre: 3n/2 men each.
    Full,
    /// The two ends of the middle row are vacant too: 3n/2 - 1 men each.
    EndsVacant,
}

/// What is due when a man can leap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Capture {
    /// A capture is due, and missing it may cost a man (1.5).
    Huff,
    /// Only captures are legal while one exists.
    Strict,
    /// Never due.
    Free,
}

/// How far a chain of leaps goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChainRule {
    /// Each further leap is the player's choice.
    Optional,
    /// The man leaps on while it can.
    Full,
    /// Of all captures on the board only those that take the most men.
    Maximum,
    /// One leap a turn.
    Single,
}

/// Which jump lines the two ends of the board add.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ends {
    Straight,
    /// a2-b1-c2 and its mirror image.
    Upright,
    /// Those two and a4-a2-b1, c4-c2-b1 and their mirror images.
    Curved,
}

/// Whether a leap may turn over an outer man.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LeapRule {
    Straight,
    /// Also between neighbours of the middle row, over the outer point beside both.
    Bent,
}

impl Lozenges {
    const EIGHT: Lozenges = Lozenges(8);
    const SIXTEEN: Lozenges = Lozenges(16);

    /// `None` unless `count` is an even number from 2 to 20.
    pub const fn new(count: u8) -> Option<Lozenges> {
        if count >= 2 && count <= 20 && count.is_multiple_of(2) { Some(Lozenges(count)) } else { None }
    }

    pub const fn get(self) -> u8 {
        self.0
    }

    /// All ten lengths, shortest first.
    pub fn all() -> impl Iterator<Item = Lozenges> {
        (2..=20).step_by(2).map(Lozenges)
    }
}

impl fmt::Display for Lozenges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Rules {
    /// Awithlaknan Mosona with every option at its default.
    pub const MOSONA: Rules = Rules {
        variant: Variant::Mosona,
        lozenges: Lozenges::EIGHT,
        outer_lines: false,
        men: Men::Full,
        capture: Capture::Huff,
        chain: ChainRule::Optional,
        ends: Ends::Straight,
        leap: LeapRule::Straight,
    };

    /// Kolowis Awithlaknannai with every option at its default.
    pub const KOLOWIS: Rules = Rules {
        variant: Variant::Kolowis,
        lozenges: Lozenges::SIXTEEN,
        outer_lines: true,
        men: Men::EndsVacant,
        ..Rules::MOSONA
    };

    /// How many men each side has at the start, the most it can ever have.
    pub const fn men_each(&self) -> u8 {
        let all = self.lozenges.get() / 2 * 3;
        match self.men {
            Men::Full => all,
            Men::EndsVacant => all - 1,
        }
    }

    /// These rules changed by `options`: words parted by spaces, in any case, first a preset if there is
    /// one, then `name=value` pairs in any order.
    ///
    /// # Errors
    ///
    /// [`ParseRulesError`] names the first word that does not fit.
    pub fn read(self, options: &str) -> Result<Rules, ParseRulesError> {
        let words = option_words(options);
        let mut words = words.iter().map(String::as_str).peekable();
        let preset = words.next_if(|word| !word.contains('='));
        let mut rules = match preset {
            Some(word) => self.preset(word)?,
            None => self,
        };
        let mut seen = Vec::new();
        for word in words {
            let (name, value) = word.split_once('=').ok_or_else(|| self.misplaced(preset, word))?;
            let option =
                OPTIONS.iter().find(|option| option.name == name).ok_or_else(|| self.unknown(word))?;
            if seen.contains(&name) {
                return Err(ParseRulesError::Twice { word: name.to_owned() });
            }
            seen.push(name);
            rules.set(option, value)?;
        }
        rules.fits_together()
    }

    /// Preset and options in the fewest words that [`Rules::read`] turns into these rules from the
    /// defaults of the variant; empty for the defaults.
    pub fn options(&self) -> String {
        // The first of equals: rather an option than a preset and its contrary.
        let texts = self.presets().iter().map(|preset| self.beyond(preset));
        texts.min_by_key(|text| text.split_whitespace().count()).unwrap_or_default()
    }

    /// Every word that [`Rules::read`] takes for this variant: the presets, then each option with each of
    /// its values.
    pub fn words(&self) -> Vec<String> {
        let presets = self.presets().iter().map(|preset| preset.word).filter(|word| !word.is_empty());
        let presets = presets.chain([TRADITIONAL]).map(str::to_owned);
        let pairs = OPTIONS.iter().flat_map(|option| {
            let values = (option.values)(self).into_iter();
            values.map(move |value| format!("{}={value}", option.name))
        });
        presets.chain(pairs).collect()
    }

    /// Every option with the value that it has, as [`Rules::words`] has it and in that order.
    pub fn settings(&self) -> Vec<String> {
        OPTIONS.iter().map(|option| format!("{}={}", option.name, (option.value)(self))).collect()
    }
}

/// A named set of options.
struct Preset {
    /// What [`Rules::options`] writes: empty for the defaults.
    word: &'static str,
    rules: Rules,
}

/// One option: its name, its values as an error lists them, and both ways between value and text.
struct OptionName {
    name: &'static str,
    allowed: &'static str,
    /// Those that the variant has.
    values: fn(&Rules) -> Vec<String>,
    set: fn(&mut Rules, &str) -> Option<()>,
    value: fn(&Rules) -> String,
}

/// The preset of all defaults.
const TRADITIONAL: &str = "traditional";

/// `strict`: what most programs play.
const fn strict(defaults: Rules) -> Rules {
    Rules { capture: Capture::Strict, chain: ChainRule::Full, ..defaults }
}

const MOSONA_PRESETS: [Preset; 3] = [
    Preset { word: "", rules: Rules::MOSONA },
    Preset { word: "strict", rules: strict(Rules::MOSONA) },
    Preset {
        word: "ludii",
        rules: Rules {
            outer_lines: true,
            ends: Ends::Upright,
            capture: Capture::Free,
            chain: ChainRule::Single,
            ..Rules::MOSONA
        },
    },
];

const KOLOWIS_PRESETS: [Preset; 3] = [
    Preset { word: "", rules: Rules::KOLOWIS },
    Preset { word: "strict", rules: strict(Rules::KOLOWIS) },
    // bead.game keeps `chain` at its default: its chains end when the player likes.
    Preset { word: "bead", rules: Rules { capture: Capture::Strict, ends: Ends::Curved, ..Rules::KOLOWIS } },
];

/// In the order of rules.md 1.4.
const OPTIONS: [OptionName; 7] = [
    OptionName {
        name: "lozenges",
        allowed: "an even number from 2 to 20",
        values: |_| Lozenges::all().map(|lozenges| lozenges.to_string()).collect(),
        set: |rules, text| {
            let lozenges = Lozenges::all().find(|lozenges| lozenges.to_string() == text)?;
            rules.lozenges = lozenges;
            Some(())
        },
        value: |rules| rules.lozenges.to_string(),
    },
    OptionName {
        name: "outer-lines",
        allowed: "yes, no",
        values: |_| names(&OUTER_LINES),
        set: |rules, text| choose(&mut rules.outer_lines, &OUTER_LINES, text),
        value: |rules| name_of(rules.outer_lines, &OUTER_LINES),
    },
    OptionName {
        name: "men",
        allowed: "full, or in Kolowis ends-vacant",
        values: |rules| names(men_of(rules)),
        set: |rules, text| {
            let values = men_of(rules);
            choose(&mut rules.men, values, text)
        },
        value: |rules| name_of(rules.men, &MEN),
    },
    OptionName {
        name: "capture",
        allowed: "huff, strict, free",
        values: |_| names(&CAPTURE),
        set: |rules, text| choose(&mut rules.capture, &CAPTURE, text),
        value: |rules| name_of(rules.capture, &CAPTURE),
    },
    OptionName {
        name: "chain",
        allowed: "optional, full, maximum, single",
        values: |_| names(&CHAIN),
        set: |rules, text| choose(&mut rules.chain, &CHAIN, text),
        value: |rules| name_of(rules.chain, &CHAIN),
    },
    OptionName {
        name: "ends",
        allowed: "straight, upright, or with outer-lines=yes curved",
        values: |_| names(&ENDS),
        set: |rules, text| choose(&mut rules.ends, &ENDS, text),
        value: |rules| name_of(rules.ends, &ENDS),
    },
    OptionName {
        name: "leap",
        allowed: "straight, bent",
        values: |_| names(&LEAP),
        set: |rules, text| choose(&mut rules.leap, &LEAP, text),
        value: |rules| name_of(rules.leap, &LEAP),
    },
];

const OUTER_LINES: [(&str, bool); 2] = [("yes", true), ("no", false)];
const MEN: [(&str, Men); 2] = [("full", Men::Full), ("ends-vacant", Men::EndsVacant)];
const CAPTURE: [(&str, Capture); 3] =
    [("huff", Capture::Huff), ("strict", Capture::Strict), ("free", Capture::Free)];
const CHAIN: [(&str, ChainRule); 4] = [
    ("optional", ChainRule::Optional),
    ("full", ChainRule::Full),
    ("maximum", ChainRule::Maximum),
    ("single", ChainRule::Single),
];
const ENDS: [(&str, Ends); 3] =
    [("straight", Ends::Straight), ("upright", Ends::Upright), ("curved", Ends::Curved)];
const LEAP: [(&str, LeapRule); 2] = [("straight", LeapRule::Straight), ("bent", LeapRule::Bent)];

fn men_of(rules: &Rules) -> &'static [(&'static str, Men)] {
    if rules.variant == Variant::Kolowis { &MEN } else { &MEN[..1] }
}

fn choose<T: Copy>(field: &mut T, values: &[(&str, T)], text: &str) -> Option<()> {
    let (_, value) = values.iter().find(|(name, _)| *name == text)?;
    *field = *value;
    Some(())
}

fn names<T>(values: &[(&str, T)]) -> Vec<String> {
    values.iter().map(|(name, _)| (*name).to_owned()).collect()
}

fn name_of<T: PartialEq>(value: T, values: &[(&str, T)]) -> String {
    values.iter().find(|(_, other)| *other == value).map(|(name, _)| (*name).to_owned()).unwrap_or_default()
}

impl Rules {
    fn presets(&self) -> &'static [Preset] {
        if self.variant == Variant::Kolowis { &KOLOWIS_PRESETS } else { &MOSONA_PRESETS }
    }

    fn preset(&self, word: &str) -> Result<Rules, ParseRulesError> {
        let word = if word == TRADITIONAL { "" } else { word };
        let preset = self.presets().iter().find(|preset| preset.word == word);
        preset.map(|preset| preset.rules).ok_or_else(|| self.unknown(word))
    }

    fn set(&mut self, option: &OptionName, value: &str) -> Result<(), ParseRulesError> {
        (option.set)(self, value).ok_or_else(|| ParseRulesError::Value {
            name: option.name.to_owned(),
            value: value.to_owned(),
            allowed: option.allowed,
        })
    }

    fn fits_together(self) -> Result<Rules, ParseRulesError> {
        if self.ends == Ends::Curved && !self.outer_lines {
            return Err(ParseRulesError::Needs { option: "ends=curved", needs: "outer-lines=yes" });
        }
        Ok(self)
    }

    /// The preset's word and every option in which these rules differ from it.
    fn beyond(&self, preset: &Preset) -> String {
        let mut text = preset.word.to_owned();
        for option in OPTIONS {
            let value = (option.value)(self);
            if value != (option.value)(&preset.rules) {
                let gap = if text.is_empty() { "" } else { " " };
                write!(text, "{gap}{}={value}", option.name).expect("writing to a string does not fail");
            }
        }
        text
    }

    fn unknown(&self, word: &str) -> ParseRulesError {
        let known = if self.variant == Variant::Kolowis {
            "the presets traditional, strict, bead and the options lozenges, outer-lines, men, capture, chain, \
             ends, leap"
        } else {
            "the presets traditional, strict, ludii and the options lozenges, outer-lines, men, capture, chain, \
             ends, leap"
        };
        ParseRulesError::Option { variant: self.variant, word: word.to_owned(), known }
    }

    /// A word without `=` after the first place, where `preset` stands if any.
    fn misplaced(&self, preset: Option<&str>, word: &str) -> ParseRulesError {
        match self.preset(word) {
            Ok(_) => misplaced_preset(preset, word),
            Err(unknown) => unknown,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every combination that 1.4 allows.
    fn all() -> impl Iterator<Item = Rules> {
        let variants = [(Rules::MOSONA, &MEN[..1]), (Rules::KOLOWIS, &MEN[..])].into_iter();
        let boards = variants.flat_map(|(rules, men)| {
            men.iter().flat_map(move |(_, men)| {
                Lozenges::all().map(move |lozenges| Rules { men: *men, lozenges, ..rules })
            })
        });
        let shapes = boards.flat_map(|rules| {
            OUTER_LINES.iter().flat_map(move |(_, outer_lines)| {
                ENDS.iter().map(move |(_, ends)| Rules { outer_lines: *outer_lines, ends: *ends, ..rules })
            })
        });
        let moves = shapes.flat_map(|rules| {
            LEAP.iter().flat_map(move |(_, leap)| {
                CAPTURE.iter().flat_map(move |(_, capture)| {
                    CHAIN.iter().map(move |(_, chain)| Rules {
                        leap: *leap,
                        capture: *capture,
                        chain: *chain,
                        ..rules
                    })
                })
            })
        });
        moves.filter(|rules| rules.outer_lines || rules.ends != Ends::Curved)
    }

    fn defaults(rules: &Rules) -> Rules {
        if rules.variant == Variant::Kolowis { Rules::KOLOWIS } else { Rules::MOSONA }
    }

    #[test]
    fn options_of_every_combination_read_back() {
        let mut count = 0;
        for rules in all() {
            let text = rules.options();
            assert_eq!(defaults(&rules).read(&text), Ok(rules), "{text}");
            count += 1;
        }
        // 30 boards and rows of men, 5 shapes, 24 kinds of moves.
        assert_eq!(count, 30 * 5 * 24);
    }

    #[test]
    fn settings_say_every_option_in_words_that_exist() {
        for rules in all() {
            let settings = rules.settings();
            assert_eq!(defaults(&rules).read(&settings.join(" ")), Ok(rules));
            assert!(settings.iter().all(|setting| rules.words().contains(setting)), "{settings:?}");
        }
    }

    #[test]
    fn options_are_the_fewest_words() {
        for (text, canonical) in [
            ("", ""),
            ("traditional", ""),
            ("lozenges=8 capture=huff", ""),
            ("capture=strict", "capture=strict"),
            ("capture=strict chain=full", "strict"),
            ("chain=full lozenges=6 capture=strict", "strict lozenges=6"),
            ("strict chain=optional", "capture=strict"),
            ("ludii", "ludii"),
            ("ludii chain=full", "ludii chain=full"),
            ("outer-lines=yes ends=upright", "outer-lines=yes ends=upright"),
            ("ludii capture=strict chain=full", "strict outer-lines=yes ends=upright"),
        ] {
            assert_eq!(Rules::MOSONA.read(text).unwrap().options(), canonical, "{text}");
        }
        for (text, canonical) in [
            ("", ""),
            ("bead", "bead"),
            ("capture=strict ends=curved", "bead"),
            ("bead men=full", "bead men=full"),
            ("strict ends=curved", "strict ends=curved"),
            ("men=ends-vacant outer-lines=no", "outer-lines=no"),
        ] {
            assert_eq!(Rules::KOLOWIS.read(text).unwrap().options(), canonical, "{text}");
        }
    }

    #[test]
    fn presets_are_those_of_1_4() {
        let strict = Rules { capture: Capture::Strict, chain: ChainRule::Full, ..Rules::MOSONA };
        assert_eq!(Rules::MOSONA.read("strict"), Ok(strict));
        let strict = Rules { capture: Capture::Strict, chain: ChainRule::Full, ..Rules::KOLOWIS };
        assert_eq!(Rules::KOLOWIS.read("strict"), Ok(strict));
        let ludii = Rules {
            outer_lines: true,
            ends: Ends::Upright,
            capture: Capture::Free,
            chain: ChainRule::Single,
            ..Rules::MOSONA
        };
        assert_eq!(Rules::MOSONA.read("ludii"), Ok(ludii));
        let bead = Rules { capture: Capture::Strict, ends: Ends::Curved, ..Rules::KOLOWIS };
        assert_eq!(Rules::KOLOWIS.read("bead"), Ok(bead));
    }

    #[test]
    fn words_that_do_not_fit_are_told() {
        for (rules, text, message) in [
            (Rules::MOSONA, "bead", "Mosona has no preset or option \"bead\""),
            (Rules::KOLOWIS, "ludii", "Kolowis has no preset or option \"ludii\""),
            (Rules::MOSONA, "size=8", "Mosona has no preset or option \"size=8\""),
            (Rules::MOSONA, "lozenges=7", "\"lozenges\" cannot be \"7\""),
            (Rules::MOSONA, "lozenges=22", "\"lozenges\" cannot be \"22\""),
            (Rules::MOSONA, "lozenges=08", "\"lozenges\" cannot be \"08\""),
            (Rules::MOSONA, "lozenges", "Mosona has no preset or option \"lozenges\""),
            (Rules::MOSONA, "chain=", "\"chain\" cannot be \"\""),
            (Rules::MOSONA, "men=ends-vacant", "\"men\" cannot be \"ends-vacant\""),
            (Rules::MOSONA, "ends=curved", "ends=curved needs outer-lines=yes"),
            (Rules::KOLOWIS, "bead outer-lines=no", "ends=curved needs outer-lines=yes"),
            (Rules::MOSONA, "leap=bent leap=bent", "\"leap\" stands twice"),
            (Rules::MOSONA, "leap=bent ends=curved", "ends=curved needs outer-lines=yes"),
            (Rules::MOSONA, "leap=bent strict", "\"strict\" is a preset: it stands first"),
            (Rules::MOSONA, "strict ludii", "\"strict\" and \"ludii\" are both presets"),
            (Rules::MOSONA, "strict Traditional", "\"strict\" and \"traditional\" are both presets"),
            (Rules::MOSONA, "strict strict", "\"strict\" stands twice"),
        ] {
            let error = rules.read(text).expect_err(text).to_string();
            assert!(error.starts_with(message), "{text}: {error}");
        }
    }

    #[test]
    fn the_order_of_options_does_not_matter() {
        let curved = Rules::MOSONA.read("outer-lines=yes ends=curved");
        assert!(curved.is_ok());
        assert_eq!(Rules::MOSONA.read("ends=curved outer-lines=yes"), curved);
    }
}
