//! The board in letters: monospaced, at most `WIDEST` columns.
//!
//! Row by row from the far side to the first player's, each behind its name, so that it reads the
//! same aloud: "c, B, B, vacant". Beneath stands what the letters mean.

use rules::{
    Side,
    describe::{Camp, Description, Spot},
};

use super::{Locale, Table, alt};

/// What a phone shows of a line in a code block without breaking it.
#[cfg(test)]
pub(super) const WIDEST: usize = 56;

/// The board in a code block, with the vacant places among `targets` marked.
pub(super) fn board(locale: Locale, table: &Table<'_>, targets: &[Spot]) -> String {
    format!("```\n{}\n```", lines(locale, table, targets))
}

/// The board, and beneath it what its letters mean.
pub(super) fn lines(locale: Locale, table: &Table<'_>, targets: &[Spot]) -> String {
    let described = table.describe();
    let mut lines =
        if table.variant().is_strip() { strip(&described, targets) } else { squares(&described, targets) };
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
fn strip(described: &Description, targets: &[Spot]) -> Vec<String> {
    let columns = columns(described);
    let rows = (1..=3u8).rev().map(|row| {
        let name = char::from(b'a' + row - 1);
        format!("{name}  {}", strip_row(described, row, columns, targets)).trim_end().to_owned()
    });
    let mut lines = numbers(1, columns);
    lines.extend(rows);
    lines.extend(numbers(2, columns));
    lines
}

fn strip_row(described: &Description, row: u8, columns: u8, targets: &[Spot]) -> String {
    let mut line = vec![' '; usize::from(columns) + 1];
    for spot in Spot::all(&described.rules).into_iter().filter(|spot| spot.place().1 == row) {
        let at = usize::from(spot.place().0) - 1;
        line[at] = sign(described, spot, targets);
        if described.in_default.contains(&spot) {
            line[at + 1] = '!';
        }
    }
    line.into_iter().collect()
}

/// Every other column number from `first` on, tens above ones.
fn numbers(first: u8, columns: u8) -> Vec<String> {
    let numbered = |column: &u8| column % 2 == first % 2;
    let line = |digit: fn(u8) -> Option<u8>| {
        let digits = (1..=columns).map(|column| match Some(column).filter(numbered).and_then(digit) {
            Some(digit) => char::from(b'0' + digit),
            None => ' ',
        });
        format!("   {}", digits.collect::<String>()).trim_end().to_owned()
    };
    let tens = line(|column| (column >= 10).then_some(column / 10));
    let ones = line(|column| Some(column % 10));
    if tens.is_empty() { vec![ones] } else { vec![tens, ones] }
}

/// Three characters a file.
fn squares(described: &Description, targets: &[Spot]) -> Vec<String> {
    let files: String = ('a'..='n').map(|file| format!(" {file} ")).collect();
    let files = format!("   {files}").trim_end().to_owned();
    let ranks =
        (1..=14u8).rev().map(|rank| format!("{rank:>2} {} {rank}", rank_of(described, rank, targets)));
    std::iter::once(files.clone()).chain(ranks).chain([files]).collect()
}

fn rank_of(described: &Description, rank: u8, targets: &[Spot]) -> String {
    let mut line = vec![' '; 3 * 14];
    for spot in Spot::all(&described.rules).into_iter().filter(|spot| spot.place().1 == rank) {
        let at = 3 * (usize::from(spot.place().0) - 1);
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
