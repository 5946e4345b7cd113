//! The words for a board tell all of it: alt texts and boards in letters are read back and compared
//! with the position, in games played at random.

use std::collections::{BTreeMap, BTreeSet};

use rules::describe::{Description, Spot};

use super::*;

type Men = BTreeSet<String>;

fn alt_of(table: &Table<'_>) -> String {
    super::alt::marked(EN, table, &super::scene::Marks::default())
}

/// The men of a side as the alt text tells them.
fn told(alt: &str, label: &str, strip: bool) -> Men {
    if alt.contains(&format!("({label}): no men.")) {
        return Men::new();
    }
    let (_, rest) = alt.split_once(&format!("({label}), ")).unwrap_or_else(|| panic!("no {label} in {alt}"));
    let (count, rest) = rest.split_once(": ").expect("a count, then the men");
    let (list, _) = rest.split_once('.').expect("a full stop");
    let men: Men = if strip { list.split("; ").flat_map(row).collect() } else { words(list).collect() };
    let count: usize = count.split_whitespace().next().and_then(|n| n.parse().ok()).expect("a number");
    assert_eq!(men.len(), count, "{alt}");
    men
}

fn words(list: &str) -> impl Iterator<Item = String> + '_ {
    list.split(", ").map(str::to_owned)
}

/// "row a 2, 4" is a2 and a4.
fn row(text: &str) -> Vec<String> {
    let (letter, columns) = text.trim_start_matches("row ").split_once(' ').expect("a row and its columns");
    words(columns).map(|column| format!("{letter}{column}")).collect()
}

/// The list of spots after `label`, nothing where it does not stand.
fn list_after(alt: &str, label: &str) -> Men {
    let list = alt.split_once(label).and_then(|(_, rest)| rest.split_once('.'));
    list.map(|(list, _)| words(list).collect()).unwrap_or_default()
}

fn texts(spots: impl IntoIterator<Item = Spot>) -> Men {
    spots.into_iter().map(|spot| spot.to_string()).collect()
}

fn alt_tells_the_position(played: &Played) {
    let table = played.table();
    let alt = alt_of(&table);
    let described = Description::of(played.game.board());
    for camp in &described.camps {
        let label = described.rules.variant().side_name(camp.side);
        assert_eq!(told(&alt, label, table.variant().is_strip()), texts(camp.men.iter().copied()), "{alt}");
    }
    if played.game.result().is_none() {
        assert_eq!(list_after(&alt, "May be huffed: "), texts(described.in_default.clone()), "{alt}");
        let to_move = described.rules.variant().side_name(described.to_move);
        assert!(
            alt.contains(&format!("({to_move}) to play.")) || alt.contains(&format!("({to_move}) has yet")),
            "{alt}"
        );
    }
    for (side, spot) in described.priests_on_board() {
        let side = described.rules.variant().side_name(side);
        assert!(alt.contains(&format!("Priest of {side}: {spot}.")), "{alt}");
    }
}

/// Where the letters of the grid stand, each with the place it stands for.
fn letters(text: &str, strip: bool) -> Vec<(Spot, char, char)> {
    let lines: Vec<&str> = text.lines().collect();
    let spots = Spot::all(&if strip { wide_strip() } else { "awithlaknakwe".parse().expect("rules") });
    let mut found = Vec::new();
    for spot in spots {
        let (column, row) = spot.place();
        let name = if strip { char::from(b'a' + row - 1).to_string() } else { row.to_string() };
        let is_row = |line: &&&str| {
            line.split_whitespace().next() == Some(&name) && line.contains(['.', 'W', 'B', 'S', 'N', 'E'])
        };
        let Some(line) = lines.iter().filter(|line| !line.contains("vacant")).find(is_row) else { continue };
        let at = if strip { usize::from(column) + 2 } else { 3 * usize::from(column) + 1 };
        let character = |at: usize| line.chars().nth(at).unwrap_or(' ');
        let mark = if strip { character(at + 1) } else { character(at - 1) };
        found.push((spot, character(at), mark));
    }
    found
}

/// What stands above or below a board, by the places in its lines.
fn columns_of<'a>(ruler: impl Iterator<Item = &'a &'a str>) -> BTreeMap<usize, String> {
    let mut names = BTreeMap::<usize, String>::new();
    for (at, sign) in ruler.flat_map(|line| line.chars().enumerate()).filter(|(_, sign)| *sign != ' ') {
        names.entry(at).or_default().push(sign);
    }
    names
}

/// The signs of a board in letters by the places their row and rulers name, with their marks.
fn read_by_names(text: &str) -> BTreeMap<String, (char, char)> {
    let lines: Vec<&str> = text.lines().collect();
    let is_ruler = |line: &&&str| line.starts_with("   ");
    let rows = || lines.iter().skip(1).skip_while(is_ruler);
    let mut names = columns_of(lines.iter().skip(1).take_while(is_ruler));
    names.extend(columns_of(rows().skip_while(|line| !is_ruler(line)).take_while(is_ruler)));
    let rows = rows().take_while(|line| !is_ruler(line));
    let mut found = BTreeMap::new();
    for row in rows {
        let name = row[..2].trim();
        let sign = |at: usize| row.chars().nth(at).unwrap_or(' ');
        for (&at, column) in names.iter().filter(|(at, _)| !matches!(sign(**at), ' ' | '!')) {
            let letter_first = name.chars().all(char::is_alphabetic);
            let place = if letter_first { format!("{name}{column}") } else { format!("{column}{name}") };
            let mark = match (sign(at - 1), sign(at + 1)) {
                ('P', _) => 'P',
                (_, '!') => '!',
                _ => ' ',
            };
            found.insert(place, (sign(at), mark));
        }
    }
    found
}

#[test]
fn letters_can_be_seen_from_every_side() {
    for rules in ["mosona", "kolowis", "awithlaknakwe", "awithlaknakwe seats=4"] {
        for played in random_game(Played::start(rules), 5, 60) {
            let seen = |side| super::letters::board_seen_by(EN, &played.table(), side, &[]);
            let south = read_by_names(&seen(Side::South));
            assert_eq!(south.len(), Spot::all(&played.game.rules()).len(), "{}", seen(Side::South));
            for &side in played.game.rules().sides() {
                assert_eq!(read_by_names(&seen(side)), south, "{}", seen(side));
            }
        }
    }
    let start = Played::start("awithlaknakwe seats=4");
    for (side, bottom) in [(Side::South, "1"), (Side::West, "a"), (Side::North, "14"), (Side::East, "n")] {
        let text = super::letters::board_seen_by(EN, &start.table(), side, &[]);
        let mut rows = text.lines().filter(|line| line.trim_start().starts_with(&format!("{bottom} ")));
        let row = rows.next_back().expect("the row at the bottom");
        let letter = start.game.rules().variant().side_name(side).chars().next().expect("a letter");
        assert_eq!(row.matches(letter).count(), 6, "{text}");
        assert!(text.contains(&format!("{row}\n   ")), "it is the last row: {text}");
    }
    let strip = Played::start("mosona");
    let text = super::letters::board_seen_by(EN, &strip.table(), Side::North, &[]);
    assert!(text.contains("\nc   B") && text.find("\na ") < text.find("\nc "), "{text}");
}

fn wide_strip() -> Rules {
    "mosona lozenges=20".parse().expect("rules")
}

fn letters_show_the_position(played: &Played) {
    let table = played.table();
    let text = super::letters::board(EN, &table, &[]);
    assert!(text.lines().all(|line| line.chars().count() <= super::letters::WIDEST), "{text}");
    let described = Description::of(played.game.board());
    let places: Vec<Spot> = Spot::all(&described.rules);
    let found = letters(&text, table.variant().is_strip());
    let missed = places.iter().find(|place| found.iter().all(|(spot, ..)| spot != *place));
    assert_eq!(missed, None, "in\n{text}");
    for (spot, letter, mark) in found {
        let holder = described.camps.iter().find(|camp| camp.men.contains(&spot)).map(|camp| camp.side);
        let wanted = match holder {
            Some(side) => described.rules.variant().side_name(side).chars().next().expect("a letter"),
            None if places.contains(&spot) => '.',
            None => ' ',
        };
        assert_eq!(letter, wanted, "{spot} in\n{text}");
        let may_be_huffed = played.game.result().is_none() && described.in_default.contains(&spot);
        assert_eq!(mark == '!', may_be_huffed, "{spot} in\n{text}");
        assert_eq!(mark == 'P', described.priests_on_board().any(|(_, on)| on == spot), "{spot} in\n{text}");
    }
}

#[test]
fn alt_texts_and_letters_tell_every_man_in_random_games() {
    for played in random_games(&NAMES) {
        alt_tells_the_position(&played);
        letters_show_the_position(&played);
    }
}

#[test]
fn nothing_is_left_out_of_an_alt_text_even_with_the_longest_names() {
    for played in random_games(&super::limits::LONG) {
        let table = played.table();
        let sentences = super::alt::sentences(EN, &table);
        assert_eq!(alt_of(&table), sentences.join(" "));
    }
}

#[test]
fn a_side_without_men_is_told() {
    let played = Played::start("mosona lozenges=2");
    let emptied = random_game(played, 3, 150).into_iter().find(|played| played.game.result().is_some());
    let finished = emptied.expect("a short game ends");
    alt_tells_the_position(&finished);
}

/// The longest names, the fullest boards, and as much marked on them as there can be.
#[test]
fn marks_leave_room_for_every_man() {
    for rules in ["kolowis men=full", "kolowis lozenges=20 men=full", "awithlaknakwe seats=4 flank=any"] {
        for played in random_game(Played::start(rules).named(super::limits::LONG), 1, 60) {
            let table = played.table();
            let marks = super::scene::Marks::of(None, &played.game.board().legal_actions());
            let alt = super::alt::marked(EN, &table, &marks);
            assert!(alt.ends_with(&super::alt::sentences(EN, &table).join(" ")), "{alt}");
        }
    }
}
