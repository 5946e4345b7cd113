//! A challenge that is being put together, press by press: all of it stands in the ids of its own
//! controls, so that a restart forgets nothing.

use std::{fmt, str::FromStr};

use play::{Begins, BestOf, Invite, Level, MoveLimit, PlayerId, Standing, Terms};
use rules::{ParseRulesError, Rules, Variant};

use crate::custom_id::CustomIdError;

/// What has been chosen so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Form {
    pub rules: Rules,
    pub begins: Begins,
    pub limit: Option<MoveLimit>,
    pub best_of: BestOf,
    pub people: People,
    /// How strong the program is that takes the seats without a name; `None`: anybody may.
    pub program: Option<Level>,
    /// How often it was sent and refused, at most [`Form::MOST`]: sent again it is another challenge.
    pub refused: u8,
}

/// Who is to play; nobody named: anybody. A game for two has only the opponent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct People {
    pub partner: Option<PlayerId>,
    pub opponent: Option<PlayerId>,
    pub second: Option<PlayerId>,
}

impl People {
    /// Those who are named and would play by `rules`.
    pub fn named(self, rules: &Rules) -> impl Iterator<Item = PlayerId> {
        self.seats(rules).into_iter().flatten()
    }

    /// The seats of the others, in the order of [`Terms::invites`].
    pub fn seats(self, rules: &Rules) -> Vec<Option<PlayerId>> {
        match rules.sides().len() {
            2 => vec![self.opponent],
            _ => vec![self.partner, self.opponent, self.second],
        }
    }
}

/// What stands for the Stone Warriors of four among the games.
pub const FOUR: &str = "four";

impl Form {
    /// What one digit holds.
    pub const MOST: u8 = 35;

    /// The traditional rules of a game, without a limit; lots decide who begins.
    pub fn new(variant: Variant, people: People) -> Form {
        let (rules, begins, best_of) = (Rules::traditional(variant), Begins::Random, BestOf::One);
        Form { rules, begins, limit: None, best_of, people, program: None, refused: 0 }
    }

    /// The same with one thing chosen, a word as [`Form::words`] has it.
    ///
    /// # Errors
    ///
    /// The word says nothing, or the rules it would make do not go together.
    pub fn with(mut self, word: &str) -> Result<Form, FormError> {
        let (name, value) = word.split_once('=').ok_or(FormError::Unknown)?;
        match name {
            "game" => self.rules = game(value)?,
            "preset" => self.rules = self.preset(value)?,
            "begins" => self.begins = begins(value).ok_or(FormError::Unknown)?,
            "best-of" => self.best_of = value.parse().map_err(|_| FormError::Unknown)?,
            "free" if value == ANYBODY => self.program = None,
            "free" => self.program = Some(value.parse().map_err(|_| FormError::Unknown)?),
            "limit" if value == NONE => self.limit = None,
            "limit" => self.limit = Some(value.parse().map_err(|_| FormError::Unknown)?),
            _ => self.rules = self.changed(name, word)?,
        }
        Ok(self)
    }

    /// Another preset, for as many players.
    fn preset(&self, preset: &str) -> Result<Rules, FormError> {
        let seats = self.rules.settings().into_iter().find(|setting| setting.starts_with("seats="));
        Ok(format!("{} {preset} {}", self.rules.variant().word(), seats.unwrap_or_default()).parse()?)
    }

    fn changed(&self, name: &str, word: &str) -> Result<Rules, FormError> {
        let is_changed = |setting: &String| setting.split_once('=').is_some_and(|parts| parts.0 == name);
        let kept = self.rules.settings().into_iter().filter(|setting| !is_changed(setting));
        let settings: Vec<String> = kept.chain([word.to_owned()]).collect();
        Ok(format!("{} {}", self.rules.variant().word(), settings.join(" ")).parse()?)
    }

    /// The challenge at `place`, with what is known of those named.
    pub fn terms(&self, place: play::Place, standing: impl Fn(PlayerId) -> Standing) -> Terms {
        let invite = |seat: Option<PlayerId>| match seat {
            Some(player) => Invite::Named(player, standing(player)),
            None => self.program.map_or(Invite::Open, Invite::Program),
        };
        let invites = self.people.seats(&self.rules).into_iter().map(invite).collect();
        Terms {
            begins: self.begins,
            limit: self.limit,
            best_of: self.best_of,
            ..Terms::new(place, self.rules, invites)
        }
    }
}

/// Why a choice changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FormError {
    #[error("no list of this release has that entry")]
    Unknown,
    #[error(transparent)]
    Rules(#[from] ParseRulesError),
}

const NONE: &str = "none";
/// Who takes a seat without a name unless the program does.
pub const ANYBODY: &str = "anybody";

fn game(text: &str) -> Result<Rules, FormError> {
    match text {
        FOUR => Ok(format!("{} seats=4", Variant::Awithlaknakwe.word()).parse()?),
        text => Ok(Rules::traditional(text.parse().map_err(|_| FormError::Unknown)?)),
    }
}

/// Who begins, as commands and forms have it.
pub fn begins(text: &str) -> Option<Begins> {
    match text {
        "first" => Some(Begins::First),
        "second" => Some(Begins::Second),
        "random" => Some(Begins::Random),
        _ => None,
    }
}

/// A letter for the game, a digit for each setting, one each for who begins, the limit, the refusals and the
/// length of a series and one for the level of the program (nothing where there is neither, as before there were
/// any), then the people in base 36: at most 55 characters.
impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let variant = self.rules.variant();
        write!(f, "{}", letter(variant))?;
        for setting in self.rules.settings() {
            let at = values_of(variant, &setting).iter().position(|value| *value == setting);
            write!(f, "{}", digit(at.unwrap_or(0)))?;
        }
        let limit = self.limit.and_then(|limit| MoveLimit::ALL.iter().position(|known| *known == limit));
        write!(f, "{}{}", digit(self.begins as usize), digit(limit.map_or(0, |at| at + 1)))?;
        write!(f, "{}", digit(self.refused.into()))?;
        if self.best_of != BestOf::One || self.program.is_some() {
            write!(f, "{}", digit(self.best_of.games().into()))?;
        }
        if let Some(level) = self.program {
            write!(f, "{}", digit(u8::from(level).into()))?;
        }
        for player in [self.people.partner, self.people.opponent, self.people.second] {
            write!(f, ".{}", player.map(|player| base36(player.0)).unwrap_or_default())?;
        }
        Ok(())
    }
}

impl FromStr for Form {
    type Err = CustomIdError;

    fn from_str(text: &str) -> Result<Form, CustomIdError> {
        let parts: Vec<&str> = text.split('.').collect();
        let &[chosen, partner, opponent, second] = &parts[..] else { return Err(CustomIdError) };
        let mut digits = chosen.chars();
        let first = digits.next().ok_or(CustomIdError)?;
        let variant = Variant::ALL.into_iter().find(|&variant| letter(variant) == first);
        let variant = variant.ok_or(CustomIdError)?;
        let mut number = || digits.next().and_then(|digit| digit.to_digit(36)).map(|digit| digit as usize);
        let mut words = vec![variant.word().to_owned()];
        for setting in Rules::traditional(variant).settings() {
            let value = values_of(variant, &setting).into_iter().nth(number().ok_or(CustomIdError)?);
            words.push(value.ok_or(CustomIdError)?);
        }
        let rules = words.join(" ").parse().map_err(|_| CustomIdError)?;
        let begins = [Begins::First, Begins::Second, Begins::Random];
        let begins = *begins.get(number().ok_or(CustomIdError)?).ok_or(CustomIdError)?;
        let limit = match number().ok_or(CustomIdError)? {
            0 => None,
            at => Some(*MoveLimit::ALL.get(at - 1).ok_or(CustomIdError)?),
        };
        let refused = number().and_then(|number| u8::try_from(number).ok()).ok_or(CustomIdError)?;
        let best_of = match digits.next() {
            None => BestOf::One,
            Some(digit) => digit.to_string().parse().map_err(|_| CustomIdError)?,
        };
        let level = digits.next().map(|digit| digit.to_digit(10).and_then(|level| u8::try_from(level).ok()));
        let program =
            level.map(|level| level.and_then(|level| Level::try_from(level).ok()).ok_or(CustomIdError));
        let program = program.transpose()?;
        if digits.next().is_some() {
            return Err(CustomIdError);
        }
        let people =
            People { partner: person(partner)?, opponent: person(opponent)?, second: person(second)? };
        Ok(Form { rules, begins, limit, best_of, people, program, refused })
    }
}

/// Every value of the option that `setting` is about.
pub fn values_of(variant: Variant, setting: &str) -> Vec<String> {
    let name = setting.split_once('=').map_or(setting, |parts| parts.0);
    let of_option = |word: &String| word.split_once('=').is_some_and(|parts| parts.0 == name);
    Rules::words(variant).into_iter().filter(of_option).collect()
}

fn letter(variant: Variant) -> char {
    match variant {
        Variant::Mosona => 'm',
        Variant::Kolowis => 'k',
        Variant::Awithlaknakwe => 'a',
    }
}

fn digit(number: usize) -> char {
    u32::try_from(number).ok().and_then(|number| char::from_digit(number, 36)).unwrap_or('0')
}

fn base36(mut number: u64) -> String {
    let mut digits = Vec::new();
    loop {
        digits.push(digit((number % 36) as usize));
        number /= 36;
        if number == 0 {
            return digits.into_iter().rev().collect();
        }
    }
}

fn person(text: &str) -> Result<Option<PlayerId>, CustomIdError> {
    if text.is_empty() {
        return Ok(None);
    }
    u64::from_str_radix(text, 36).map(|id| Some(PlayerId(id))).map_err(|_| CustomIdError)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PEOPLE: People = People {
        partner: Some(PlayerId(u64::MAX)),
        opponent: Some(PlayerId(u64::MAX)),
        second: Some(PlayerId(1)),
    };

    fn check(form: Form) {
        let text = form.to_string();
        assert_eq!(text.parse(), Ok(form), "{text}");
        assert!(text.len() <= 55 && !text.contains(':'), "{text}");
    }

    #[test]
    fn whatever_is_chosen_is_read_back() {
        for variant in Variant::ALL {
            let form = Form::new(variant, PEOPLE);
            check(form);
            for word in Rules::words(variant) {
                let word = if word.contains('=') { word } else { format!("preset={word}") };
                if let Ok(form) = form.with(&word) {
                    check(form);
                }
            }
            for word in [
                "begins=first",
                "begins=second",
                "limit=14d",
                "limit=none",
                "game=four",
                "best-of=7",
                "free=3",
                "free=max",
            ] {
                check(form.with(word).expect(word));
            }
        }
        check(Form { refused: Form::MOST, ..Form::new(Variant::Mosona, People::default()) });
    }

    #[test]
    fn choices_change_one_thing() {
        let form = Form::new(Variant::Kolowis, People::default()).with("preset=strict").expect("a preset");
        let form = form.with("lozenges=6").and_then(|form| form.with("limit=3d")).expect("go together");
        assert_eq!(form.rules.to_string(), "kolowis strict lozenges=6");
        assert_eq!(form.limit, Some(MoveLimit::ThreeDays));
        let four = form.with("game=four").expect("a game").with("preset=traditional").expect("a preset");
        assert_eq!((four.rules.sides().len(), four.limit), (4, Some(MoveLimit::ThreeDays)));
        let free = form.with("free=5").expect("a level");
        assert_eq!((free.program, free.with("free=anybody")), (Level::new(5), Ok(form)));
        let curved = form.with("outer-lines=no").expect("an option").with("ends=curved");
        assert!(matches!(curved, Err(FormError::Rules(ParseRulesError::Needs { .. }))), "{curved:?}");
        for word in ["", "strict", "game=chess", "limit=2d", "begins=me", "free=9"] {
            assert_eq!(form.with(word), Err(FormError::Unknown), "{word}");
        }
    }

    #[test]
    fn what_is_no_form_is_an_error() {
        for text in [
            "",
            "m",
            "m0000000",
            "x000.0.0.0",
            "m9999999000...",
            "m000000020...",
            "k00000009000...",
            "m000000020010....",
        ] {
            assert_eq!(text.parse::<Form>(), Err(CustomIdError), "{text}");
        }
    }
}
