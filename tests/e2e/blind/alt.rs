//! An alt text, read sentence by sentence. A sentence that is not understood is a fault.

use super::told::{Letter, Places, Told, Verdict, Who, known, letter, places, taken};

/// Discord's limit, in characters.
const LONGEST: usize = 1024;

pub fn read(alt: &str, game: &str, people: &[Who]) -> Told {
    assert!(alt.chars().count() <= LONGEST, "{alt}");
    let whole = alt.strip_suffix('.').unwrap_or_else(|| panic!("cut off: {alt:?}"));
    let mut reader = Reader { told: Told::default(), people };
    for (at, sentence) in whole.split(". ").enumerate() {
        let understood = if at == 0 { reader.heading(sentence, game) } else { reader.sentence(sentence) };
        understood.unwrap_or_else(|| panic!("{sentence:?} is not understood in {alt:?}"));
    }
    reader.told
}

struct Reader<'a> {
    told: Told,
    people: &'a [Who],
}

impl Reader<'_> {
    /// "Mosona, move 3" or "Mosona, finished".
    fn heading(&mut self, sentence: &str, game: &str) -> Option<()> {
        let rest = sentence.strip_prefix(game)?.strip_prefix(", ")?;
        if rest != "finished" {
            self.told.number = Some(rest.strip_prefix("move ")?.parse().ok()?);
        }
        Some(())
    }

    fn sentence(&mut self, sentence: &str) -> Option<()> {
        self.verdict(sentence)
            .or_else(|| self.labelled(sentence))
            .or_else(|| self.turn(sentence))
            .or_else(|| self.deed(sentence))
            .or_else(|| self.camp(sentence))
    }

    /// "Ada (White) wins: Black has no men left".
    fn verdict(&mut self, sentence: &str) -> Option<()> {
        let (winners, reason) = match sentence.split_once(" wins: ").or_else(|| sentence.split_once(" win: "))
        {
            Some((winners, reason)) => {
                (winners.split(" and ").map(|one| self.player(one).1).collect(), reason)
            }
            None => (Default::default(), sentence.strip_prefix("Drawn: ")?),
        };
        self.told.verdict = Some(Verdict { winners, reason: reason.to_owned() });
        Some(())
    }

    /// What begins with a word for what it is about.
    fn labelled(&mut self, sentence: &str) -> Option<()> {
        if let Some(list) = sentence.strip_prefix("May be huffed: ") {
            self.told.may_be_huffed = places(list);
        } else if let Some(side) = sentence.strip_suffix(" holds a Priest in hand") {
            self.told.in_hand.insert(letter(side));
        } else if let Some(score) = sentence.strip_prefix("Men taken: ") {
            self.told.taken = Some(taken(score));
        } else {
            let (side, place) = sentence.strip_prefix("Priest of ")?.split_once(": ")?;
            self.told.priests.insert((letter(side), place.to_owned()));
        }
        Some(())
    }

    /// Whose turn it is.
    fn turn(&mut self, sentence: &str) -> Option<()> {
        let yet = sentence.strip_suffix(" has yet to move");
        let player = yet.or_else(|| sentence.strip_suffix(" to play"))?;
        self.told.goes_on = yet.is_some();
        self.told.to_play = Some(self.player(player));
        Some(())
    }

    fn deed(&mut self, sentence: &str) -> Option<()> {
        if let Some(list) = sentence.strip_prefix("Taken: ") {
            return self.flanked(list);
        }
        let (player, notation) = if let Some((player, way)) = sentence.split_once(" went ") {
            (player.trim_start_matches("The Priest of "), way.replace(" to ", "-"))
        } else if let Some((player, rest)) = sentence.split_once(" leapt ") {
            let (way, leapt) = rest.split_once(", taking ")?;
            self.told.lost += leapt.split(", ").count();
            let way: Vec<&str> = way.split(" to ").collect();
            assert_eq!(leapt.split(", ").collect::<Vec<_>>(), between(&way), "{sentence}");
            (player, way.join("x"))
        } else if let Some((player, place)) = sentence.split_once(" huffed ") {
            (player, format!("H{place}"))
        } else if let Some((player, place)) = sentence.split_once(" placed the Priest on ") {
            (player, format!("P@{place}"))
        } else {
            (sentence.strip_suffix(" passed")?, "--".to_owned())
        };
        let (name, _) = self.player(player);
        self.told.did(&name, notation);
        Some(())
    }

    /// "North g8, the Priest of South on e5": what the move told before took.
    fn flanked(&mut self, list: &str) -> Option<()> {
        let turn = &mut self.told.last.last_mut()?.1;
        for man in list.split(", ") {
            turn.push_str(&format!("x{}", man.rsplit(' ').next()?));
            self.told.lost += 1;
        }
        Some(())
    }

    /// "Ada (White), 3 men: row a 2, 4; row b 11".
    fn camp(&mut self, sentence: &str) -> Option<()> {
        let (head, list) = sentence.split_once(": ")?;
        if list == "no men" {
            let (_, side) = self.player(head);
            return self.told.men.insert(side, Places::new()).is_none().then_some(());
        }
        let (player, count) = head.split_once(", ")?;
        let men: Places = list.split("; ").flat_map(of_row).collect();
        let count: usize = count.strip_suffix(if men.len() == 1 { " man" } else { " men" })?.parse().ok()?;
        assert_eq!(men.len(), count, "{sentence}");
        let (_, side) = self.player(player);
        self.told.men.insert(side, men).is_none().then_some(())
    }

    /// "Ada (White)".
    fn player(&self, words: &str) -> (String, Letter) {
        let named = words.strip_suffix(')').and_then(|words| words.split_once(" ("));
        let (name, side) = named.unwrap_or_else(|| panic!("{words:?} is no player"));
        (known(name, self.people), letter(side))
    }
}

/// "row a 2, 4", or the places themselves.
fn of_row(row: &str) -> Vec<String> {
    let (letter, columns) = row.strip_prefix("row ").and_then(|row| row.split_once(' ')).unwrap_or(("", row));
    columns.split(", ").map(|column| format!("{letter}{column}")).collect()
}

/// The points halfway of leaps that go straight.
fn between(way: &[&str]) -> Vec<String> {
    let place = |point: &str| (point.as_bytes()[0], point[1..].parse::<u8>().expect("a column"));
    let half = |pair: &[&str]| {
        let ((row, column), (to_row, to_column)) = (place(pair[0]), place(pair[1]));
        format!("{}{}", char::from(row.midpoint(to_row)), column.midpoint(to_column))
    };
    way.windows(2).map(half).collect()
}
