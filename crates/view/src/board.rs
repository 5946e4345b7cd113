//! The message with the board: what was done, whose turn it is, or how the game came out.

use play::Reason;
use rules::{Side, Team};

use super::{
    Link, Locale, Message, Table, accent,
    controls::{Openings, after_the_end, flip_button, with_controls},
    custom_id::Wish,
    deeds, letters, limits, recent, scene, series,
    words::{code, day, offer_word, when},
};

/// The board as it stands after a move, a huff or a placing, at the start and at the end of a game:
/// a card for everybody, seen by the side to move. It pings the player whose turn has come.
pub fn board(locale: Locale, table: &Table<'_>) -> Message {
    // Who has huffed or placed is still there.
    let naming = if table.goes_on() { Naming::Name } else { Naming::Mention };
    let picture = scene::picture(locale, table, table.game.to_move());
    let message =
        Message::public(lines(locale, table, naming)).with_board(picture).into_card(accent::of(table));
    if table.game.result().is_some() {
        return message.with_buttons(after_the_end(locale, table));
    }
    let message = with_controls(locale, table, message);
    match table.game.player_to_move() {
        Some(player) if naming == Naming::Mention => message.pinging(player),
        Some(_) | None => message,
    }
}

/// Who is at the bottom of a board that somebody asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// Nobody was named. In letters the board then stands as it always does, to be read alike each time.
    AsChosen(Side),
    /// In letters too.
    By(Side),
}

/// The answer to `/board` and *Flip*: for the one who asks, as they wish it, with the way to the message in the
/// channel.
pub fn board_as_asked(
    locale: Locale,
    table: &Table<'_>,
    seen: Seen,
    wish: Wish,
    link: Option<&Link>,
) -> Message {
    let bottom = match seen {
        Seen::AsChosen(bottom) | Seen::By(bottom) => bottom,
    };
    let mut message = board_again(locale, table, bottom, link);
    if let Some(picture) = &mut message.board {
        (picture.theme, picture.form) = (wish.theme, wish.form);
        if seen == Seen::By(bottom) {
            picture.text = letters::board_seen_by(locale, table, bottom, &[]);
        }
    }
    message.with_buttons([flip_button(locale, table, bottom, wish)])
}

/// The board for one person, seen by `bottom`, with the way to the message in the channel.
pub(super) fn board_again(locale: Locale, table: &Table<'_>, bottom: Side, link: Option<&Link>) -> Message {
    let mut content = lines(locale, table, Naming::Since);
    if let Some(link) = link {
        content = format!("{content}\n{}", locale.next_board(link.address()));
    }
    Message::private(content).with_board(scene::picture(locale, table, bottom)).into_card(accent::of(table))
}

/// What was done last in a position of the past, and whose turn it was or how the game came out. Nothing of
/// what is so now: no times, no questions.
pub(super) fn position_lines(locale: Locale, table: &Table<'_>) -> String {
    let played = deeds::sentences(locale, table).join(" ");
    let begins = table.game.board().actions().is_empty().then(|| begins(locale, table));
    let state = match table.game.result() {
        Some(result) => locale.over(table.result(locale, result)),
        None => turn(locale, table, table.game.to_move(), Naming::Name),
    };
    let lines = [Some(played), begins, Some(state), recent::line(locale, table)];
    lines.into_iter().flatten().filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// How the line about the player to move speaks of them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Naming {
    Mention,
    Name,
    /// By name, and since when it is their turn.
    Since,
}

/// The same of a board that is followed, for many who read it at any time.
pub(super) fn live_lines(locale: Locale, table: &Table<'_>) -> String {
    lines(locale, table, Naming::Since)
}

fn lines(locale: Locale, table: &Table<'_>, naming: Naming) -> String {
    let played = || deeds::sentences(locale, table).join(" ");
    let mut lines = Vec::new();
    match table.game.result() {
        // What the last move did not decide came after it, and everybody has seen the board of that move.
        Some(result) if naming != Naming::Since && !matches!(result.reason, Reason::Rules(_)) => {
            lines.push(locale.over(table.result(locale, result)));
            lines.extend(series::line(locale, table));
        }
        Some(result) => {
            lines.extend([played(), locale.over(table.result(locale, result))]);
            lines.extend(series::line(locale, table));
            lines.extend(recent::line(locale, table));
        }
        None => {
            lines.push(played());
            if table.game.board().actions().is_empty() {
                lines.push(begins(locale, table));
            }
            lines.push(turn(locale, table, table.game.to_move(), naming));
            lines.extend(table.game.deadline().map(|deadline| locale.move_by(when(deadline))));
            lines.extend(first_choice(locale, table).filter(|_| table.game.player_to_move().is_some()));
            lines.extend(questions(locale, table));
            lines.extend(series::line(locale, table));
            lines.extend(recent::line(locale, table));
        }
    }
    lines.retain(|line| !line.is_empty());
    lines.join("\n")
}

fn begins(locale: Locale, table: &Table<'_>) -> String {
    let team = |team| table.team(locale, team);
    locale.game_begins(
        team(Team::First),
        team(Team::Second),
        locale.terms_line(&table.rules(), table.game.limit(), series::best_of(table)),
    )
}

fn turn(locale: Locale, table: &Table<'_>, side: Side, naming: Naming) -> String {
    let (number, name) = (table.describe().number, locale.side(table.variant(), side));
    let player = table.player(locale, side);
    if table.game.level_of(side).is_some() && table.game.result().is_none() && naming != Naming::Name {
        return locale.to_move_program(number, player, name);
    }
    match naming {
        Naming::Mention => locale.to_move(number, table.mention(locale, side), name),
        Naming::Name => locale.to_move(number, player, name),
        Naming::Since => locale.to_move_since(number, player, name, when(table.game.turn_since())),
    }
}

pub(super) fn first_choice(locale: Locale, table: &Table<'_>) -> Option<String> {
    let openings = Openings::of(table);
    let in_default = table.describe().in_default;
    let spots = locale.list(&in_default.iter().map(code).collect::<Vec<_>>());
    match (openings.huffs.len(), openings.places.len(), openings.moves) {
        (0, 0, _) => None,
        (0, _, true) => Some(locale.may_place()),
        (0, _, false) => Some(locale.must_place()),
        (count, _, true) => Some(locale.may_huff(count, spots)),
        (_, _, false) => Some(locale.must_huff(spots)),
    }
}

/// The offer and the question that stand.
fn questions(locale: Locale, table: &Table<'_>) -> Vec<String> {
    let offers = table.game.offers().iter();
    let offers =
        offers.map(|offer| locale.offer_stands(offer_word(offer.kind), table.player(locale, offer.by)));
    let resign = Team::ALL.into_iter().filter_map(|team| table.game.resign_question(team)).map(|question| {
        let partner = table.game.seats().partner(question.by);
        let partner = partner.map(|side| table.player(locale, side)).unwrap_or_default();
        locale.resign_stands(table.player(locale, question.by), partner)
    });
    let paused = table.game.is_paused().then(|| locale.paused());
    let away = table
        .rules()
        .sides()
        .iter()
        .filter_map(|&side| Some(locale.away(table.player(locale, side), day(table.game.away(side)?))));
    paused.into_iter().chain(away).chain(offers).chain(resign).collect()
}

/// The name of a thread that a game gets for itself.
pub fn thread_name(locale: Locale, table: &Table<'_>) -> String {
    let players: Vec<String> = table.rules().sides().iter().map(|&side| table.plain(locale, side)).collect();
    let (game, players) = (table.variant().to_string(), locale.list(&players));
    let name = match table.game.series() {
        None => locale.thread_name(game, players),
        Some(series) => locale.thread_name_series(game, players, series.best_of.games()),
    };
    limits::cut(name, limits::THREAD_NAME)
}
