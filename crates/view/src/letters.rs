//! The board in letters: monospaced, at most `WIDEST` columns.
//!
//! Row by row from the far side to the first player's, each behind its name, so that it reads the
//! same aloud: "c, B, B, vacant". Who asks for another side at the bottom sees it turned. Beneath stands
//! what the letters mean.

use rules::{
    Side, Team,
    describe::{Camp, Description, Spot},
};

use super::{Locale, Table, alt};

/// What a phone shows of a line in a code block without breaking it.
#[cfg(test)]
pub(super) const WIDEST: usize = 56;

/// The board in a code block, with the vacant places among `targets` marked.
pub(super) fn board(locale: Locale, table: &Table<'_>, targets: &[Spot]) -> String {
    board_seen_by(locale, table, Side::South, targets)
}

/// The same with another side at the bottom.
pub(super) fn board_seen_by(locale: Locale, table: &Table<'_>, seen: Side, targets: &[Spot]) -> String {
    format!("```\n{}\n```", lines_seen_by(locale, table, seen, targets))
}

/// The board, and beneath it what its letters mean.
pub(super) fn lines(locale: Locale, table: &Table<'_>, targets: &[Spot]) -> String {
    lines_seen_by(locale, table, Side::South, targets)
}

fn lines_seen_by(locale: Locale, table: &Table<'_>, seen: Side, targets: &[Spot]) -> String {
    let described = table.describe();
    let mut lines = if table.variant().is_strip() {
        strip(&described, seen, targets)
    } else {
        squares(&described, seen, targets)
    };
    lines.push(legend(locale, table, &described));
    lines.extend((!targets.is_empty()).then(|| locale.letters_target()));
    lines.join("\n")
}

/// Whose man stands on a place, or that it is vacant.
fn sign(described: &Description, spot: Spot, targets: &[Spot]) -> char {
    match holder(described, spot) {
        Some(side) => letter(described, side),
        None if targets.contains(&spot) => '*',
        None => '.',
    }
}

/// W and B on the strip; S, W, N, E on the squares: as position lines have them.
fn letter(described: &Description, side: Side) -> char {
    described.rules.variant().side_name(side).chars().next().unwrap_or('?')
}

fn holder(described: &Description, spot: Spot) -> Option<Side> {
    described.camps.iter().find(|camp| camp.men.contains(&spot)).map(|camp| camp.side)
}

fn columns(described: &Description) -> u8 {
    Spot::all(&described.rules).iter().map(|spot| spot.place().0).max().unwrap_or(0)
}

/// One character a column; points of a row are two columns apart, so a mark has its place between.
fn strip(described: &Description, seen: Side, targets: &[Spot]) -> Vec<String> {
    let columns = Columns { count: columns(described), seen: seen.team() };
    let rows = match seen.team() {
        Team::First => [3, 2, 1],
        Team::Second => [1, 2, 3],
    };
    let rows = rows.map(|row| {
        let name = char::from(b'a' + row - 1);
        format!("{name}  {}", strip_row(described, row, columns, targets)).trim_end().to_owned()
    });
    let mut lines = numbers(1, columns);
    lines.extend(rows);
    lines.extend(numbers(2, columns));
    lines
}

/// The columns of a strip from the left, as one of the teams sees them.
#[derive(Clone, Copy)]
struct Columns {
    count: u8,
    seen: Team,
}

impl Columns {
    /// The `place`th from 1; the other way round, the place of a column.
    fn turned(self, place: u8) -> u8 {
        match self.seen {
            Team::First => place,
            Team::Second => self.count + 1 - place,
        }
    }
}

fn strip_row(described: &Description, row: u8, columns: Columns, targets: &[Spot]) -> String {
    let mut line = vec![' '; usize::from(columns.count) + 1];
    for spot in Spot::all(&described.rules).into_iter().filter(|spot| spot.place().1 == row) {
        let at = usize::from(columns.turned(spot.place().0)) - 1;
        line[at] = sign(described, spot, targets);
        if described.in_default.contains(&spot) {
            line[at + 1] = '!';
        }
    }
    line.into_iter().collect()
}

/// Every other column number from `first` on, tens above ones.
fn numbers(first: u8, columns: Columns) -> Vec<String> {
    let numbered = |column: &u8| column % 2 == first % 2;
    let line = |digit: fn(u8) -> Option<u8>| {
        let shown = (1..=columns.count).map(|place| columns.turned(place));
        let digits = shown.map(|column| match Some(column).filter(numbered).and_then(digit) {
            Some(digit) => char::from(b'0' + digit),
            None => ' ',
        });
        format!("   {}", digits.collect::<String>()).trim_end().to_owned()
    };
    let tens = line(|column| (column >= 10).then_some(column / 10));
    let ones = line(|column| Some(column % 10));
    if tens.is_empty() { vec![ones] } else { vec![tens, ones] }
}

/// How many files and ranks the squares have.
const SIZE: u8 = 14;

/// Three characters a column.
fn squares(described: &Description, seen: Side, targets: &[Spot]) -> Vec<String> {
    let rows = (1..=SIZE).rev().map(|row| {
        let name = row_name(row, seen);
        format!("{name:>2} {} {name}", row_of(described, row, seen, targets))
    });
    let ruler = || ruler(seen).into_iter();
    ruler().chain(rows).chain(ruler()).collect()
}

/// Column from the left and row from the bottom, from 1, of the square on a file and rank.
fn turned((file, rank): (u8, u8), seen: Side) -> (u8, u8) {
    match seen {
        Side::South => (file, rank),
        Side::North => (SIZE + 1 - file, SIZE + 1 - rank),
        // The next player round the board is at the left.
        Side::West => (SIZE + 1 - rank, file),
        Side::East => (rank, SIZE + 1 - file),
    }
}

/// What a row is called: a rank for South and North, a file for the others.
fn row_name(row: u8, seen: Side) -> String {
    match seen {
        Side::South => row.to_string(),
        Side::North => (SIZE + 1 - row).to_string(),
        Side::West => file_name(row),
        Side::East => file_name(SIZE + 1 - row),
    }
}

fn column_name(column: u8, seen: Side) -> String {
    match seen {
        Side::South => file_name(column),
        Side::North => file_name(SIZE + 1 - column),
        Side::West => (SIZE + 1 - column).to_string(),
        Side::East => column.to_string(),
    }
}

fn file_name(file: u8) -> String {
    char::from(b'a' + file - 1).to_string()
}

/// The names of the columns, tens above ones where they are numbers.
fn ruler(seen: Side) -> Vec<String> {
    let line = |from_right: usize| {
        let sign = |column| column_name(column, seen).chars().rev().nth(from_right).unwrap_or(' ');
        let signs: String = (1..=SIZE).map(|column| format!(" {} ", sign(column))).collect();
        format!("   {signs}").trim_end().to_owned()
    };
    [line(1), line(0)].into_iter().filter(|line| !line.is_empty()).collect()
}

fn row_of(described: &Description, row: u8, seen: Side, targets: &[Spot]) -> String {
    let mut line = vec![' '; 3 * usize::from(SIZE)];
    let places = Spot::all(&described.rules).into_iter().map(|spot| (spot, turned(spot.place(), seen)));
    for (spot, (column, _)) in places.filter(|(_, place)| place.1 == row) {
        let at = 3 * (usize::from(column) - 1);
        line[at + 1] = sign(described, spot, targets);
        if described.priests_on_board().any(|(_, on)| on == spot) {
            line[at] = 'P';
        }
    }
    line.into_iter().collect()
}

/// What the letters mean that occur, how many men each side has, and what the board does not show.
fn legend(locale: Locale, table: &Table<'_>, described: &Description) -> String {
    let camp = |camp: &Camp| {
        let letter = letter(described, camp.side).to_string();
        locale.letters_men(letter, locale.side(table.variant(), camp.side), camp.men.len())
    };
    let men = locale.list_of(&described.camps.iter().map(camp).collect::<Vec<_>>());
    let priest = described.priests_on_board().next().is_some().then(|| locale.letters_priest());
    let default = (!described.in_default.is_empty()).then(|| locale.letters_default());
    let marks: Vec<String> = [Some(locale.letters_vacant()), priest, default].into_iter().flatten().collect();
    let mut lines = vec![men, locale.list_of(&marks)];
    lines.extend(alt::beside_the_board(locale, table));
    lines.join("\n")
}
