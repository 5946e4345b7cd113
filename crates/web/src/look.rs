//! How somebody wants to see a board, as it stands in addresses.

use std::fmt;

use play::{Game, side_name};
use render::Theme;
use rules::Side;

/// Who sits at the bottom of the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bottom {
    Side(Side),
    /// Whoever is to move, as on Discord.
    Mover,
}

/// Which side is at the bottom, and in what theme. Usually the first player, so that the board stays as it is
/// while one steps through a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    pub bottom: Bottom,
    pub theme: &'static Theme,
}

impl Default for Look {
    fn default() -> Look {
        Look { bottom: Bottom::Side(Side::South), theme: &Theme::SLAB }
    }
}

impl Bottom {
    fn read(word: &str) -> Option<Bottom> {
        match word {
            "mover" => Some(Bottom::Mover),
            word => Side::ALL.into_iter().find(|&side| side_name(side) == word).map(Bottom::Side),
        }
    }
}

impl fmt::Display for Bottom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Bottom::Side(side) => side_name(*side),
            Bottom::Mover => "mover",
        })
    }
}

impl Look {
    /// What the part of an address after the question mark wants. What it does not say, or says wrong, is as
    /// usual.
    pub fn of_query(query: &str) -> Look {
        let mut look = Look::default();
        for (name, value) in query.split('&').filter_map(|pair| pair.split_once('=')) {
            match name {
                "side" => look.bottom = Bottom::read(value).unwrap_or(look.bottom),
                "theme" => look.theme = theme(value).unwrap_or(look.theme),
                _ => {}
            }
        }
        look
    }

    /// The part of an address after its path, question mark included; empty for what is usual.
    pub fn query(self) -> String {
        let usual = Look::default();
        let side = (self.bottom != usual.bottom).then(|| format!("side={}", self.bottom));
        let theme = (self.theme.name != usual.theme.name).then(|| format!("theme={}", self.theme.name));
        let pairs: Vec<String> = [side, theme].into_iter().flatten().collect();
        if pairs.is_empty() { String::new() } else { format!("?{}", pairs.join("&")) }
    }

    /// The name of a picture: `south-slab.png`.
    pub fn file(self) -> String {
        format!("{}-{}.png", self.bottom, self.theme.name)
    }

    /// The look that a picture of this name has.
    pub fn of_file(name: &str) -> Option<Look> {
        let (bottom, name) = name.strip_suffix(".png")?.split_once('-')?;
        Some(Look { bottom: Bottom::read(bottom)?, theme: theme(name)? })
    }

    /// The side at the bottom of a picture of `game`.
    pub fn side(self, game: &Game) -> Side {
        match self.bottom {
            Bottom::Mover => game.to_move(),
            Bottom::Side(side) if game.rules().sides().contains(&side) => side,
            Bottom::Side(_) => Side::South,
        }
    }
}

/// Written as it is called, for an address has one form.
fn theme(name: &str) -> Option<&'static Theme> {
    Theme::ALL.iter().copied().find(|theme| theme.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn looks() -> impl Iterator<Item = Look> {
        let bottoms = Side::ALL.map(Bottom::Side).into_iter().chain([Bottom::Mover]);
        bottoms.flat_map(|bottom| Theme::ALL.iter().map(move |&theme| Look { bottom, theme }))
    }

    #[test]
    fn looks_are_read_as_they_are_written() {
        for look in looks() {
            assert_eq!(Look::of_query(look.query().trim_start_matches('?')), look);
            assert_eq!(Look::of_file(&look.file()), Some(look));
        }
        assert_eq!(
            (Look::default().query(), Look::default().file()),
            (String::new(), "south-slab.png".to_owned())
        );
    }

    #[test]
    fn what_is_wrong_is_as_usual_on_pages_and_no_picture() {
        for query in ["", "side=up", "theme=neon&side=", "=&&=", "theme", "x=y&theme=SLAB", "%00=%ff"] {
            assert_eq!(Look::of_query(query), Look::default(), "{query}");
        }
        for name in
            ["", "south.png", "south-slab", "south-neon.png", "up-slab.png", "SOUTH-slab.png", "-.png"]
        {
            assert_eq!(Look::of_file(name), None, "{name}");
        }
    }
}
