//! What a server is told of its games in the channel that it chose for that. It pings nobody.

use play::{Place, Time};
use rules::Team;

use super::{Link, Locale, Message, Table, accent, scene, series, settings, words::when};

/// That a game has begun: who plays what, by which rules, and the way there.
pub fn begun(locale: Locale, table: &Table<'_>, link: Option<&Link>) -> Message {
    let terms = locale.terms_line(&table.rules(), table.game.limit(), series::best_of(table));
    announced(locale, table, locale.announced_begun(terms), link)
}

/// How a game came out, with its last board.
pub fn over(locale: Locale, table: &Table<'_>, link: Option<&Link>) -> Message {
    let result = table.game.result().map(|result| locale.over(table.result(locale, result)));
    let message = announced(locale, table, result.unwrap_or_default(), link);
    message.with_board(scene::picture(locale, table, table.game.to_move()))
}

fn announced(locale: Locale, table: &Table<'_>, told: String, link: Option<&Link>) -> Message {
    let team = |team| table.team(locale, team);
    let (game, number) = (table.variant().name(), table.id.to_string());
    let heading = locale.announced(number, game, team(Team::First), team(Team::Second));
    let mut lines = vec![heading, told];
    lines.extend(series::line(locale, table));
    lines.extend(link.map(|link| locale.next_board(link.address())));
    Message::public(lines.join("\n")).into_card(accent::of(table))
}

/// That announcements do not reach the channel for them.
pub fn lost_announcement(locale: Locale, place: Place, since: Time) -> String {
    locale.lost_announcement(settings::channels(locale, &[place]), when(since))
}

/// What is not told of games, as not everybody may see them there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Untold {
    Announced,
    ShownLive,
}

/// `message`, and of which channels the games are not told at `place`, if there are any.
pub fn with_untold(
    locale: Locale,
    message: Message,
    what: Untold,
    place: Place,
    hidden: &[Place],
) -> Message {
    if hidden.is_empty() {
        return message;
    }
    let (channel, hidden) = (settings::channels(locale, &[place]), settings::channels(locale, hidden));
    message.followed_by(&match what {
        Untold::Announced => locale.untold_announced(hidden, channel),
        Untold::ShownLive => locale.untold_live(hidden, channel),
    })
}
