//! The running games of a server.

use super::{Link, Locale, Message, Table, pages, words::when};
use crate::custom_id::CustomId;

/// The answer to `/games`: each game with its players, whose turn it is since when, and the way there.
pub fn games(locale: Locale, games: &[(Table<'_>, Option<Link>)], page: u16) -> Message {
    if games.is_empty() {
        return Message::private(locale.games_none());
    }
    let lines = games.iter().map(|(table, link)| row(locale, table, link.as_ref())).collect();
    let pages = pages::split(lines);
    pages::page(locale, &locale.games_heading(), &pages, page, |page| CustomId::Games { page })
}

fn row(locale: Locale, table: &Table<'_>, link: Option<&Link>) -> String {
    let game = table.variant().name();
    let game = link.map_or_else(|| format!("**{game}**"), |link| format!("[{game}]({})", link.address()));
    let id = table.id.to_string();
    let players: Vec<String> =
        table.rules().sides().iter().map(|&side| table.player_on_side(locale, side)).collect();
    let players = locale.list(&players);
    match table.turn() {
        Some((side, _)) => {
            let since = when(table.game.turn_since());
            locale.games_row(id, game, players, table.player(locale, side), since)
        }
        None => locale.games_row_over(id, game, players),
    }
}
