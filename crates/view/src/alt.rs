//! The board in words, for those who do not see the picture: all that it shows.
//!
//! Most important first: what was done, whose turn it is, what may be huffed, then every man of each
//! side, then Priests and counts. What does not fit is left out from the end, sentence by sentence.

use play::{GameResult, Reason, Score};
use rules::{
    Side,
    describe::{Camp, Deed, Kind, Spot, Taken, What},
    warriors::Priest,
};

use super::{Locale, Table, limits, scene::Marks, table::absence_reason, words::team_sides};

/// At most [`limits::ALT`] characters. What is marked comes first: it is what the picture is for.
pub(super) fn marked(locale: Locale, table: &Table<'_>, marks: &Marks) -> String {
    let targets = || list(locale, &marks.targets);
    let told = match marks.man {
        _ if marks.targets.is_empty() => None,
        Some(man) => Some(locale.alt_man_can_go(man.to_string(), targets())),
        None => Some(locale.alt_can_go(targets())),
    };
    limits::fit(told.into_iter().chain(sentences(locale, table)).collect(), limits::ALT)
}

/// All there is to say, most important first.
pub(super) fn sentences(locale: Locale, table: &Table<'_>) -> Vec<String> {
    let described = table.describe();
    let game = table.variant().to_string();
    let heading = match table.game.result() {
        None => locale.alt_turn(game, described.number),
        Some(_) => locale.alt_over(game),
    };
    let mut sentences = vec![heading];
    sentences.extend(news(locale, table));
    sentences.extend(described.camps.iter().map(|camp| of_camp(locale, table, camp)));
    sentences.extend(priests_on_board(locale, table));
    sentences.extend(beside_the_board(locale, table));
    sentences
}

/// What was done last, whose turn it is or how the game came out, and what may be huffed.
pub(super) fn news(locale: Locale, table: &Table<'_>) -> Vec<String> {
    let described = table.describe();
    let mut sentences: Vec<String> =
        described.last.iter().flat_map(|deed| of_deed(locale, table, deed)).collect();
    sentences.push(state(locale, table));
    if !described.in_default.is_empty() {
        sentences.push(locale.alt_default(list(locale, &described.in_default)));
    }
    sentences
}

/// Whose turn it is, or how the game came out.
fn state(locale: Locale, table: &Table<'_>) -> String {
    match table.game.result() {
        Some(result) => over(locale, table, result),
        None if table.goes_on() => locale.alt_goes_on(table.plain_player(locale, table.game.to_move())),
        None => locale.alt_to_move(table.plain_player(locale, table.game.to_move())),
    }
}

fn over(locale: Locale, table: &Table<'_>, result: GameResult) -> String {
    let reason = plain_reason(locale, table, result);
    let team = match result.score {
        Score::Won(team) => team,
        Score::Drawn => return locale.alt_drawn(reason),
        Score::Void => return locale.alt_void(reason),
    };
    let players = team_sides(&table.rules(), team).into_iter().map(|side| table.plain_player(locale, side));
    match &players.collect::<Vec<_>>()[..] {
        [one, other] => locale.alt_won_together(one, other, reason),
        players => locale.alt_won(players.concat(), reason),
    }
}

/// The reason without markup: those that name a person do it otherwise.
fn plain_reason(locale: Locale, table: &Table<'_>, result: GameResult) -> String {
    match result.reason {
        Reason::Resigned(side) => locale.reason_resigned(table.plain_player(locale, side)),
        Reason::Aborted(side) => locale.reason_aborted(table.plain_player(locale, side)),
        Reason::Forfeited(side, absence) => absence_reason(locale, absence, table.plain_player(locale, side)),
        Reason::Ended(moderator) => {
            let name = table.names.plain(locale, moderator);
            locale.reason_ended(name.unwrap_or_else(|| locale.a_moderator()))
        }
        Reason::Agreed | Reason::HomeLost | Reason::Rules(_) => table.reason(locale, result),
    }
}

fn of_deed(locale: Locale, table: &Table<'_>, deed: &Deed) -> Vec<String> {
    let player = table.plain_player(locale, deed.side);
    match &deed.what {
        What::Huff(spot) => vec![locale.alt_huffed(player, spot.to_string())],
        What::Place(spot) => vec![locale.alt_placed(player, spot.to_string())],
        What::Pass => vec![locale.alt_passed(player)],
        What::Leap { from, to, taken } => {
            vec![locale.alt_leapt(player, path(locale, *from, to), list(locale, taken))]
        }
        What::Move { man, from, to, taken, spared, brings } => {
            let path = path(locale, *from, &[*to]);
            let went = match man {
                Kind::Man => locale.alt_stepped(player, path),
                Kind::Priest => locale.alt_priest_went(player, path),
            };
            let lost = (!taken.is_empty()).then(|| {
                let taken: Vec<String> = taken.iter().map(|man| of_taken(locale, table, man)).collect();
                locale.alt_took(locale.list_of(&taken))
            });
            let spared = spared.then(|| locale.alt_spared());
            [Some(went), lost, spared, entered(locale, table, *brings)].into_iter().flatten().collect()
        }
    }
}

fn path(locale: Locale, from: Spot, to: &[Spot]) -> String {
    to.iter().fold(from.to_string(), |path, spot| locale.alt_path(path, spot.to_string()))
}

fn of_taken(locale: Locale, table: &Table<'_>, taken: &Taken) -> String {
    let side = locale.side(table.variant(), taken.side);
    match taken.man {
        Kind::Man => locale.alt_taken_man(side, taken.on.to_string()),
        Kind::Priest => locale.alt_taken_priest(side, taken.on.to_string()),
    }
}

/// A Priest that came on the board by itself. One that came into hand is told at the end.
fn entered(locale: Locale, table: &Table<'_>, brings: Option<Priest>) -> Option<String> {
    match brings? {
        Priest::OnBoard(side, square) => {
            Some(locale.alt_priest_entered(table.plain_player(locale, side), square.to_string()))
        }
        Priest::InHand(_) | Priest::ToCome | Priest::Gone => None,
    }
}

/// Every man of a side: "White, 12 men: row a 2, 4, 6; row b 11."
fn of_camp(locale: Locale, table: &Table<'_>, camp: &Camp) -> String {
    let player = table.plain_player(locale, camp.side);
    if camp.men.is_empty() {
        return locale.alt_camp_empty(player);
    }
    let men = if table.variant().is_strip() {
        let rows: Vec<String> = camp.rows().map(|row| of_row(locale, row)).collect();
        rows.join("; ")
    } else {
        list(locale, &camp.men)
    };
    locale.alt_camp(player, camp.men.len(), men)
}

fn of_row(locale: Locale, row: &[Spot]) -> String {
    let columns: Vec<String> = row.iter().map(|spot| spot.place().0.to_string()).collect();
    let name = row.first().map(|spot| spot.to_string()).unwrap_or_default();
    let letter = name.trim_end_matches(|c: char| c.is_ascii_digit());
    locale.alt_row(letter, locale.list_of(&columns))
}

fn list(locale: Locale, spots: &[Spot]) -> String {
    locale.list_of(&spots.iter().map(Spot::to_string).collect::<Vec<_>>())
}

fn priests_on_board(locale: Locale, table: &Table<'_>) -> Vec<String> {
    let described = table.describe();
    let priest = |(side, spot): (Side, Spot)| {
        locale.alt_priest_on(locale.side(table.variant(), side), spot.to_string())
    };
    described.priests_on_board().map(priest).collect()
}

/// What the squares do not show: Priests in hand, and the men taken.
pub(super) fn beside_the_board(locale: Locale, table: &Table<'_>) -> Vec<String> {
    let Some(priests) = table.describe().priests else { return Vec::new() };
    let in_hand = priests.0.into_iter().filter_map(|priest| match priest {
        Priest::InHand(side) => Some(locale.alt_priest_in_hand(locale.side(table.variant(), side))),
        Priest::ToCome | Priest::OnBoard(..) | Priest::Gone => None,
    });
    in_hand.chain([locale.alt_taken(table.score(locale))]).collect()
}
