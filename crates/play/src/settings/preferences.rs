//! How a person likes things. It binds nobody else.

use rules::Side;

use super::Language;
use crate::{
    Game, NoSuchChoice, PlayerId,
    words::{optional, words},
};

/// What a person has chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preferences {
    /// `None`: that of the person's Discord.
    pub language: Option<Language>,
    pub theme: Theme,
    pub bottom: Bottom,
    pub board: BoardForm,
    pub pings: Pings,
    /// Whether a move is asked about before it is played.
    pub confirm: Switch,
    /// Whether new things are explained when they first come up.
    pub hints: Switch,
}

words! {
    /// What can be chosen, in the order of the card it is chosen on.
    Preference {
        Language = "language",
        Theme = "theme",
        Bottom = "bottom",
        Board = "board",
        Pings = "pings",
        Confirm = "confirm",
        Hints = "hints",
    }
}

words! {
    /// What boards look like.
    Theme {
        Slab = "slab",
        Light = "light",
        Contrast = "contrast",
    }
}

words! {
    /// Whose side of a board is at the bottom.
    Bottom {
        /// One's own in the games one plays, on boards that one alone sees; else that of the player to move.
        Own = "own",
        /// That of the player to move.
        Mover = "mover",
        /// That of the side that begins.
        First = "first",
    }
}

words! {
    /// The form of boards.
    BoardForm {
        Picture = "picture",
        /// In characters; where others look at the same board, besides the picture.
        Text = "text",
    }
}

words! {
    /// How somebody is told that something waits for them.
    Pings {
        /// By a mention that pings, where it is played.
        Mention = "mention",
        /// By a direct message.
        Direct = "direct",
        /// Not at all: the mention stays, and pings nobody.
        Off = "off",
    }
}

words! {
    /// Whether something is wanted.
    Switch {
        On = "on",
        Off = "off",
    }
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences {
            language: None,
            theme: Theme::Slab,
            bottom: Bottom::Own,
            board: BoardForm::Picture,
            pings: Pings::Mention,
            confirm: Switch::Off,
            hints: Switch::On,
        }
    }
}

impl Bottom {
    /// The side at the bottom of a board that `player` alone sees.
    pub fn of(self, game: &Game, player: PlayerId) -> Side {
        match self {
            Bottom::Own => game.seats().side_of(player).unwrap_or(game.to_move()),
            Bottom::Mover | Bottom::First => self.for_mover(game),
        }
    }

    /// The side at the bottom of a board that everybody sees, as the player to move wishes.
    pub fn for_mover(self, game: &Game) -> Side {
        match self {
            Bottom::Own | Bottom::Mover => game.to_move(),
            Bottom::First => Side::South,
        }
    }
}

impl Preferences {
    /// The same with one thing chosen, by its word.
    ///
    /// # Errors
    ///
    /// [`NoSuchChoice`] if the word is none of that list.
    pub fn with(mut self, what: Preference, word: &str) -> Result<Preferences, NoSuchChoice> {
        match what {
            Preference::Language => self.language = optional::read(word)?,
            Preference::Theme => self.theme = word.parse()?,
            Preference::Bottom => self.bottom = word.parse()?,
            Preference::Board => self.board = word.parse()?,
            Preference::Pings => self.pings = word.parse()?,
            Preference::Confirm => self.confirm = word.parse()?,
            Preference::Hints => self.hints = word.parse()?,
        }
        Ok(self)
    }

    /// The word of what is chosen.
    pub fn word(&self, what: Preference) -> &'static str {
        match what {
            Preference::Language => optional::word(self.language.map(Language::word)),
            Preference::Theme => self.theme.word(),
            Preference::Bottom => self.bottom.word(),
            Preference::Board => self.board.word(),
            Preference::Pings => self.pings.word(),
            Preference::Confirm => self.confirm.word(),
            Preference::Hints => self.hints.word(),
        }
    }
}

impl Preference {
    /// Every word that can be chosen, the first of them that of the default.
    pub fn choices(self) -> Vec<&'static str> {
        match self {
            Preference::Language => optional::choices(Language::ALL.map(Language::word)),
            Preference::Theme => Theme::ALL.map(Theme::word).to_vec(),
            Preference::Bottom => Bottom::ALL.map(Bottom::word).to_vec(),
            Preference::Board => BoardForm::ALL.map(BoardForm::word).to_vec(),
            Preference::Pings => Pings::ALL.map(Pings::word).to_vec(),
            Preference::Confirm => vec![Switch::Off.word(), Switch::On.word()],
            Preference::Hints => Switch::ALL.map(Switch::word).to_vec(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_is_read_back_and_the_first_is_the_default() {
        for what in Preference::ALL {
            let choices = what.choices();
            assert_eq!(choices.first(), Some(&Preferences::default().word(what)), "{what}");
            for word in choices {
                let chosen = Preferences::default().with(what, word).expect(word);
                assert_eq!(chosen.word(what), word, "{what}");
            }
            assert_eq!(Preferences::default().with(what, "?"), Err(NoSuchChoice), "{what}");
        }
    }

    #[test]
    fn a_choice_changes_one_thing() {
        let chosen = Preferences::default().with(Preference::Theme, "light").expect("a theme");
        let chosen = chosen.with(Preference::Confirm, "on").expect("a switch");
        assert_eq!((chosen.theme, chosen.confirm, chosen.hints), (Theme::Light, Switch::On, Switch::On));
    }
}
