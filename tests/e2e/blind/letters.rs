//! A board in letters with the text above it, read by its rulers and its legend.

use std::collections::BTreeMap;

use super::told::{Letter, Told, Verdict, Who, known, letter, taken};

/// What a text message with a board in letters tells, of a board of `size` places.
pub fn read(text: &str, size: usize, people: &[Who]) -> Told {
    let (above, rest) = text.split_once("```\n").unwrap_or_else(|| panic!("no board in {text:?}"));
    let (board, _) = rest.split_once("\n```").unwrap_or_else(|| panic!("cut off: {text:?}"));
    let mut told = Told::default();
    grid(&mut told, board, size);
    legend(&mut told, board);
    let above = named(above, people);
    above.lines().for_each(|line| sentence(&mut told, line, people));
    told.goes_on = told.verdict.is_none()
        && matches!(&told.last[..], [(_, turn)] if turn.starts_with(['H', 'P']) && !turn.contains(' '));
    told
}

/// People are called by name, without markup.
fn named(text: &str, people: &[Who]) -> String {
    let name = |text: String, person: &Who| text.replace(&format!("<@{}>", person.id), &person.name);
    people.iter().fold(text.replace("**", ""), name)
}

fn grid(told: &mut Told, board: &str, size: usize) {
    let lines: Vec<&str> = board.lines().collect();
    let is_row = |line: &&str| row_name(line).is_some();
    let first = lines.iter().position(is_row).expect("rows");
    let last = lines.iter().rposition(is_row).expect("rows");
    let mut columns = ruler(&lines[..first]);
    columns.extend(ruler(&lines[last + 1..]));
    let mut found = 0;
    for line in &lines[first..=last] {
        let name = row_name(line).unwrap_or_else(|| panic!("{line:?} is no row"));
        found += row(told, line, &name, &columns);
    }
    assert_eq!(found, size, "places in\n{board}");
}

/// "c" of the strip, "14" of the squares. Legends begin otherwise.
fn row_name(line: &str) -> Option<String> {
    let name = line.get(..2)?.trim();
    let is_name = matches!(name, "a" | "b" | "c") || name.parse::<u8>().is_ok();
    (is_name && line.get(2..3)? == " " && line.contains(['.', 'W', 'B', 'S', 'N', 'E']))
        .then(|| name.to_owned())
}

/// The names of the columns by where they stand: one line of letters or digits, or tens above ones.
fn ruler(lines: &[&str]) -> BTreeMap<usize, String> {
    let mut columns = BTreeMap::<usize, String>::new();
    for line in lines.iter().take_while(|line| line.starts_with("   ")) {
        let signs = line.chars().enumerate().filter(|(_, sign)| *sign != ' ');
        signs.for_each(|(at, sign)| columns.entry(at).or_default().push(sign));
    }
    columns
}

/// Reads a row; how many places it has.
fn row(told: &mut Told, line: &str, name: &str, columns: &BTreeMap<usize, String>) -> usize {
    let signs: Vec<char> = line.chars().collect();
    let sign = |at: usize| signs.get(at).copied().unwrap_or(' ');
    let mut places = 0;
    // A mark stands where a column of another row would be.
    for (&at, column) in columns.iter().filter(|(at, _)| !matches!(sign(**at), ' ' | '!')) {
        let is_strip = name.starts_with(char::is_alphabetic);
        let place = if is_strip { format!("{name}{column}") } else { format!("{column}{name}") };
        places += 1;
        match sign(at) {
            '.' => continue,
            side => {
                if sign(at + 1) == '!' {
                    told.may_be_huffed.insert(place.clone());
                }
                if sign(at - 1) == 'P' {
                    told.priests.insert((side, place.clone()));
                }
                told.men.entry(side).or_default().insert(place);
            }
        }
    }
    places
}

/// What the letters mean, how many there are, and what the board does not show.
fn legend(told: &mut Told, board: &str) {
    let mut lines = board.lines().skip_while(|line| row_name(line).is_none());
    let men = lines.by_ref().find(|line| row_name(line).is_none() && !line.starts_with(' '));
    for camp in men.expect("a legend").split(", ") {
        let [sign, side, count] = camp.split(' ').collect::<Vec<_>>()[..] else { panic!("{camp:?}") };
        let men = told.men.entry(letter(side)).or_default();
        assert_eq!(
            (sign, count),
            (letter(side).to_string().as_str(), men.len().to_string().as_str()),
            "{board}"
        );
    }
    let marks: Vec<&str> = lines.next().expect("what the marks mean").split(", ").collect();
    let mut expected = vec![". vacant"];
    expected.extend((!told.priests.is_empty()).then_some("P before a letter: a Priest of the Bow"));
    expected.extend((!told.may_be_huffed.is_empty()).then_some("! may be huffed"));
    assert_eq!(marks, expected, "{board}");
    for line in lines {
        if let Some(side) = line.strip_suffix(" holds a Priest in hand.") {
            told.in_hand.insert(letter(side));
        } else {
            let score = line.strip_prefix("Men taken: ").and_then(|line| line.strip_suffix('.'));
            told.taken = Some(taken(score.unwrap_or_else(|| panic!("{line:?} in\n{board}"))));
        }
    }
}

/// A line of text. There are others, which say nothing of the position.
fn sentence(told: &mut Told, line: &str, people: &[Who]) {
    if let Some(result) = line.strip_prefix("Game over. ") {
        told.verdict = Some(verdict(result, people));
    } else if let Some((number, rest)) = line.strip_prefix("Move ").and_then(|line| line.split_once(": ")) {
        let (player, _) = rest.split_once(" to play.").unwrap_or_else(|| panic!("{line:?}"));
        told.number = Some(number.parse().expect("a number"));
        told.to_play = Some(self::player(player, people));
    } else {
        deeds(told, line, people);
    }
}

/// "Ada played `e5-f6xg7`, taking 1 man. Björn cannot move and passes."
fn deeds(told: &mut Told, line: &str, people: &[Who]) {
    let begins = |person: &&Who| {
        let deed = line.strip_prefix(person.name.as_str()).unwrap_or_default();
        [" played ", " huffed ", " placed ", " cannot move"].iter().any(|begin| deed.starts_with(begin))
    };
    if !people.iter().any(|person| begins(&person)) {
        return;
    }
    for sentence in line.trim_end_matches('.').split(". ") {
        let name = |name: &str| known(name, people);
        let code = || sentence.split('`').nth(1).expect("notation").to_owned();
        if let Some((player, rest)) = sentence.split_once(" played ") {
            told.did(&name(player), code());
            let count =
                rest.split_once(", taking ").and_then(|(_, count)| count.split(' ').next()?.parse().ok());
            told.lost += count.unwrap_or(0);
        } else if let Some((player, _)) = sentence.split_once(" huffed ") {
            told.did(&name(player), format!("H{}", code()));
        } else if let Some((player, _)) = sentence.split_once(" placed ") {
            told.did(&name(player), format!("P@{}", code()));
        } else if let Some(player) = sentence.strip_suffix(" cannot move and passes") {
            told.did(&name(player), "--".to_owned());
        } else {
            assert!(sentence.ends_with(" now holds the Priest of the Bow"), "{sentence:?} in {line:?}");
        }
    }
}

fn verdict(result: &str, people: &[Who]) -> Verdict {
    let (winners, reason) = match result.split_once(" wins: ").or_else(|| result.split_once(" win: ")) {
        Some((winners, reason)) => {
            (winners.split(" and ").map(|one| player(one, people).1).collect(), reason)
        }
        None => (Default::default(), result.strip_prefix("It is a draw: ").expect("a result")),
    };
    Verdict { winners, reason: reason.trim_end_matches('.').to_owned() }
}

/// "Ada (White)".
fn player(words: &str, people: &[Who]) -> (String, Letter) {
    let (name, side) = words.strip_suffix(')').and_then(|words| words.split_once(" (")).expect("a player");
    (known(name, people), letter(side))
}
