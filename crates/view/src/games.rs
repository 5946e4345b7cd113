//! The games of a server.

use play::{Listing, Score, State, Time};

use super::{Link, Locale, Message, Table, pages, series, words::when};
use crate::custom_id::CustomId;

/// How many games stand on one page: with the longest names there are, four players each, they fill it.
pub const GAMES_ON_A_PAGE: u32 = 3;

/// A game in a list: the way there, and when something last happened on its board.
#[derive(Clone, Copy, Debug)]
pub struct GameRow<'a> {
    pub table: Table<'a>,
    pub link: Option<Link>,
    pub moved: Time,
}

/// A page of the answer to `/games`, the `page`th from 0 of `pages`: each game with its players, whose
/// turn it is since when or how and when it ended, and the way there.
pub fn games(
    locale: Locale,
    games: &[GameRow<'_>],
    listing: &Listing,
    (page, pages): (usize, usize),
) -> Message {
    // Of those there are none may be for who asks to see.
    if games.is_empty() && pages <= 1 {
        let nothing_at_all = *listing == Listing::default();
        return Message::private(if nothing_at_all { locale.games_none() } else { locale.games_none_such() });
    }
    let rows: Vec<String> = games.iter().map(|game| row(locale, game)).collect();
    let heading = match listing.state {
        State::Running => locale.games_heading(),
        State::Finished => locale.games_finished(),
    };
    let to = |page| CustomId::Games { page, listing: *listing };
    pages::one_of(locale, &heading, &rows.join("\n"), (page, pages), to)
}

fn row(locale: Locale, GameRow { table, link, moved }: &GameRow<'_>) -> String {
    let game = table.variant().name();
    let game = link.map_or_else(|| format!("**{game}**"), |link| format!("[{game}]({})", link.address()));
    let id = table.id.to_string();
    let players: Vec<String> =
        table.rules().sides().iter().map(|&side| table.player_on_side(locale, side)).collect();
    let players = locale.list(&players);
    let told = match table.game.result() {
        Some(result) => {
            let (when, date) = (when(*moved), format!("<t:{}:d>", moved.seconds()));
            match result.score {
                Score::Won(team) => {
                    locale.games_row_won(id, game, players, locale.team(&table.rules(), team), date, when)
                }
                Score::Drawn => locale.games_row_drawn(id, game, players, date, when),
                Score::Void => locale.games_row_void(id, game, players, date, when),
            }
        }
        None => {
            let since = when(table.game.turn_since());
            locale.games_row(id, game, players, table.player(locale, table.game.to_move()), since)
        }
    };
    // Two sentences, each whole.
    series::line(locale, table).map_or(told.clone(), |series| format!("{told} {series}"))
}
