//! How people are called.

use std::collections::HashMap;

use play::{Level, PlayerId};

use super::{Locale, limits, visible};

/// Longest name that is shown, in characters; Discord allows 32.
const LONGEST: usize = 32;

/// The display names of the people a message is about, as Discord gives them. People may call
/// themselves anything: what comes out of here holds no mention, no address and no markup.
#[derive(Clone, Debug, Default)]
pub struct Names(HashMap<PlayerId, String>);

impl Names {
    pub fn insert(&mut self, player: PlayerId, name: &str) {
        self.0.insert(player, tame(name));
    }

    /// The name that Discord gave; `None` if it is not known or shows nothing.
    pub fn known(&self, player: PlayerId) -> Option<&str> {
        self.0.get(&player).map(String::as_str).filter(|name| !name.is_empty())
    }

    /// The name alone, for pictures and alt texts; `None` if it is not known or shows nothing.
    pub fn plain(&self, locale: Locale, player: PlayerId) -> Option<String> {
        if player.is_former() { Some(locale.former_player()) } else { self.known(player).map(str::to_owned) }
    }

    /// The name for the text of a message: bold, its markup without effect. A mention where no
    /// name is known: it pings nobody unless the message lists the player.
    pub fn shown(&self, locale: Locale, player: PlayerId) -> String {
        match self.known(player) {
            Some(name) if !player.is_former() => format!("**{}**", escape(name)),
            Some(_) | None => address(locale, player),
        }
    }
}

/// Pairs as they come from a message or a member list.
impl<'a> FromIterator<(PlayerId, &'a str)> for Names {
    fn from_iter<T: IntoIterator<Item = (PlayerId, &'a str)>>(names: T) -> Self {
        Names(names.into_iter().map(|(player, name)| (player, tame(name))).collect())
    }
}

impl Locale {
    /// What the program is called where it plays: "Stones, level 3".
    pub fn program(self, level: Level) -> String {
        self.program_name(level.to_string())
    }

    /// The same for the text of a message.
    pub(super) fn program_shown(self, level: Level) -> String {
        format!("**{}**", self.program(level))
    }
}

/// The text that Discord shows as a person's name and, where the message lists it, pings.
pub(super) fn mention(player: PlayerId) -> String {
    format!("<@{player}>")
}

/// A mention of the person, who is then to be pinged; of a former player, whom nothing reaches, that they are one.
pub(super) fn address(locale: Locale, player: PlayerId) -> String {
    if player.is_former() { locale.former_player() } else { mention(player) }
}

/// `text` with its markup, mentions and addresses without effect. The same words on the screen.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            // Discord takes a backslash before any punctuation; not before an @ of "@everyone".
            '@' => escaped.push_str("@\u{200b}"),
            c if c.is_ascii_punctuation() => escaped.extend(['\\', c]),
            c => escaped.push(c),
        }
    }
    escaped
}

/// What can be seen of the name, in one line.
fn tame(name: &str) -> String {
    limits::cut(visible::line(name), LONGEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(name: &str) -> String {
        Names::from_iter([(PlayerId(7), name)]).shown(Locale::default(), PlayerId(7))
    }

    #[test]
    fn names_are_bold() {
        assert_eq!(shown("Ana"), "**Ana**");
        assert_eq!(shown("Ana  \n María"), "**Ana María**");
    }

    #[test]
    fn names_have_no_markup_mentions_or_addresses() {
        assert_eq!(shown("*a*_b_`c`~~|"), r"**\*a\*\_b\_\`c\`\~\~\|**");
        assert_eq!(shown("<@1>"), "**\\<@\u{200b}1\\>**");
        assert_eq!(shown("@everyone"), "**@\u{200b}everyone**");
        assert_eq!(shown("https://x.y"), r"**https\:\/\/x\.y**");
        assert_eq!(shown("\u{202e}evil"), "**evil**");
    }

    #[test]
    fn names_that_show_nothing_are_mentioned() {
        for name in
            ["\u{200b}", "\u{feff}", "\u{2800}\u{2800}", "\u{3164}", "\u{200e}\u{200f}\u{61c}", "\u{200d}"]
        {
            assert_eq!(shown(name), "<@7>", "{name:?}");
            assert_eq!(
                Names::from_iter([(PlayerId(7), name)]).plain(Locale::default(), PlayerId(7)),
                None,
                "{name:?}"
            );
        }
    }

    #[test]
    fn long_names_are_cut_and_unknown_ones_mentioned() {
        assert_eq!(
            Names::from_iter([(PlayerId(7), "n".repeat(99).as_str())])
                .plain(Locale::default(), PlayerId(7))
                .map(|n| n.chars().count()),
            Some(31)
        );
        assert_eq!(shown(""), "<@7>");
        assert_eq!(Names::default().shown(Locale::default(), PlayerId(7)), "<@7>");
    }

    #[test]
    fn former_players_are_called_so_and_mentioned_by_nobody() {
        let former = PlayerId::former(3);
        for names in [Names::default(), Names::from_iter([(former, "Ana")])] {
            assert_eq!(names.shown(Locale::default(), former), "a former player");
            assert_eq!(names.plain(Locale::default(), former).as_deref(), Some("a former player"));
        }
        assert_eq!(address(Locale::default(), former), "a former player");
    }
}
