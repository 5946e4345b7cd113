//! Words that tell less than the board shows, or something else, are noticed: what stands in for them fails.

use super::{
    alt, letters,
    mind::Mind,
    told::{Told, Who},
};

fn who() -> [Who; 2] {
    ["Ada", "Ben"].map(|name| Who { name: name.to_owned(), id: name.to_lowercase() })
}

const ALT: &str = "Mosona, move 1. Ada (White) to play. Ada (White), 12 men: row a 2, 4, 6, 8, 10, 12, 14, 16; \
                   row b 11, 13, 15, 17. Ben (Black), 12 men: row b 1, 3, 5, 7; row c 2, 4, 6, 8, 10, 12, 14, 16.";

const LETTERS: &str = "Move 1: <@ada> (White) to play.
```
             1 1 1 1
   1 3 5 7 9 1 3 5 7
c   B B B B B B B B
b  B B B B . W W W W
a   W W W W W W W W
            1 1 1 1
    2 4 6 8 0 2 4 6
W White 12, B Black 12
. vacant
```";

fn of_alt(text: &str) -> Told {
    alt::read(text, "Mosona", &who())
}

fn of_letters(text: &str) -> Told {
    letters::read(text, 25, &who())
}

fn is_believed(read: impl FnOnce() -> Told + std::panic::UnwindSafe) -> bool {
    let start = || Mind::new(&"mosona".parse().expect("rules"), 0);
    std::panic::catch_unwind(|| start().hear(&read(), &[])).is_ok()
}

#[test]
fn the_same_is_read_in_both() {
    assert_eq!(of_alt(ALT), of_letters(LETTERS));
    assert!(is_believed(|| of_alt(ALT)) && is_believed(|| of_letters(LETTERS)));
}

#[test]
fn an_alt_text_that_is_wrong_is_noticed() {
    let wrong = [
        ALT.replace("row b 11, 13", "row b 13"),
        ALT.replace("12 men: row a 2, ", "11 men: row a "),
        ALT.replace("12 men", "11 men"),
        ALT.replace("row b 11", "row b 9"),
        ALT.replace("Ada (White) to", "Ben (Black) to"),
        ALT.replace("Ada (White) to play. ", ""),
        ALT.replace("Ada (White) to play.", "Ada (White) wins: Black has no men left."),
        ALT.replace("to play.", "to play. May be huffed: c10."),
        ALT.replace("to play.", "to play. Men taken: South 1, North 0."),
        ALT[..ALT.len() - 20].to_owned(),
        ALT[..ALT.find(" Ben").expect("Ben")].to_owned(),
        "A picture of the board.".to_owned(),
    ];
    for text in wrong {
        assert!(!is_believed(|| of_alt(&text)), "{text}");
    }
}

#[test]
fn a_board_in_letters_that_is_wrong_is_noticed() {
    let wrong = [
        LETTERS.replace("B . W", "B W W"),
        LETTERS.replace("B . W", "B   W"),
        LETTERS.replace("c   B B", "c   B ."),
        LETTERS.replace("c   B B", "c   B W"),
        LETTERS.replace("c   B B", "c   B!B"),
        LETTERS.replace("White 12", "White 11"),
        LETTERS.replace("1 3 5 7 9 1 3 5 7", "3 5 7 9 1 3 5 7 9"),
        LETTERS.replace("\n. vacant", ""),
        LETTERS.replace("Move 1", "Game"),
        LETTERS[..LETTERS.len() - 30].to_owned(),
    ];
    for text in wrong {
        assert!(!is_believed(|| of_letters(&text)), "{text}");
    }
}
