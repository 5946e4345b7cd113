//! The running games of a server.

use super::{Link, Locale, Message, Table, pages, series, words::when};
use crate::custom_id::CustomId;

/// How many games stand on one page: with the longest names there are, four players each, they fill it.
pub const GAMES_ON_A_PAGE: u32 = 3;

/// A page of the answer to `/games`, the `page`th from 0 of `pages`: each game with its players, whose
/// turn it is since when, and the way there.
pub fn games(locale: Locale, games: &[(Table<'_>, Option<Link>)], (page, pages): (usize, usize)) -> Message {
    if pages == 0 {
        return Message::private(locale.games_none());
    }
    let rows: Vec<String> = games.iter().map(|(table, link)| row(locale, table, link.as_ref())).collect();
    let body = rows.join("\n");
    pages::one_of(locale, &locale.games_heading(), &body, (page, pages), |page| CustomId::Games { page })
}

fn row(locale: Locale, table: &Table<'_>, link: Option<&Link>) -> String {
    let game = table.variant().name();
    let game = link.map_or_else(|| format!("**{game}**"), |link| format!("[{game}]({})", link.address()));
    let id = table.id.to_string();
    let players: Vec<String> =
        table.rules().sides().iter().map(|&side| table.player_on_side(locale, side)).collect();
    let players = locale.list(&players);
    let told = match table.turn() {
        Some((side, _)) => {
            let since = when(table.game.turn_since());
            locale.games_row(id, game, players, table.player(locale, side), since)
        }
        None => locale.games_row_over(id, game, players),
    };
    // Two sentences, each whole.
    series::line(locale, table).map_or(told.clone(), |series| format!("{told} {series}"))
}
