//! Reading of typed moves: forgiving in form, never a guess in meaning.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::{game, played, random_game, turn_text};
use proptest::prelude::*;
use rules::{Game, Illegal, Position, Reading, Rules, Stray};

/// What `text` reads as, in one line: the turn, `? turn | turn` where it is open, `! reason`.
fn read(game: &Game, text: &str) -> String {
    match game.read(text) {
        Reading::Turn(turn) => turn_text(&turn),
        Reading::Ambiguous(turns) => {
            let mut turns: Vec<String> = turns.iter().map(|turn| turn_text(turn)).collect();
            turns.sort();
            format!("? {}", turns.join(" | "))
        }
        Reading::Illegal { understood, reason, .. } => format!("! {understood}: {reason}"),
        Reading::NoMove { understood, stray } => format!("!! {}: {stray}", understood.unwrap_or_default()),
    }
}

fn check(game: &Game, cases: &[(&str, &str)]) {
    for (text, expected) in cases {
        assert_eq!(read(game, text), *expected, "reading {text:?} at {}", game.position());
    }
}

#[test]
fn case_dashes_quotes_and_numbers_do_not_matter() {
    let start = game("mosona");
    for text in [
        "a8-b9",
        "A8-B9",
        " a8 - b9 ",
        "a8b9",
        "a8 b9",
        "a 8 - b 9",
        "a8–b9",
        "a8—b9",
        "a8−b9",
        "a8‐b9",
        "a8 to b9",
        "a8 → b9",
        "a8>b9",
        "a8->b9",
        "`a8-b9`",
        "\"a8-b9\"",
        "“a8-b9”",
        "**a8-b9**",
        "1. a8-b9",
        "1.a8-b9",
        "12... a8-b9",
        "1) a8-b9",
        "1 a8-b9",
        "a8-b9!",
        "a8-b9?!",
        "a8-b9+",
        "a8-b9.",
        "from a8 to b9",
        "move a8 to b9",
        "a8x b9",
        "(a8-b9)",
        "\u{2068}a8-b9\u{2069}",
        "||a8-b9||",
        "a8\u{a0}-\u{a0}b9",
    ] {
        assert_eq!(read(&start, text), "a8-b9", "reading {text:?}");
    }
}

#[test]
fn other_keyboards_and_unseen_marks_do_not_matter() {
    let start = game("mosona");
    for text in [
        "ａ８-ｂ９",
        "Ａ８－Ｂ９",
        "ａ８\u{3000}＞\u{3000}ｂ９",
        "\u{430}8-b9",       // Cyrillic a
        "\u{410}8 \u{412}9", // Cyrillic capitals A, Ve
        "\u{391}8-\u{392}9", // Greek capitals
        "\u{430}8\u{445}b9", // Cyrillic a, kha
        "a8-b9\u{fe0f}",
        "\u{202e}a8-b9\u{202c}",
        "\u{61c}a8-b9",
        "a\u{3164}8-b\u{115f}9",
        "a8-b9\u{e0061}",
        "\u{7}a8-b9\u{0}",
    ] {
        assert_eq!(read(&start, text), "a8-b9", "reading {text:?}");
    }
    let huffing = played("mosona", "a8-b9 b7-a8");
    check(&huffing, &[("\u{41d}\u{441}10", "Hc10"), ("ｈｕｆｆ\u{3000}ｃ１０", "Hc10")]);
    let taking = played("mosona", "a8-b9");
    check(&taking, &[("\u{441}10\u{445}\u{430}8", "c10xa8")]);
}

#[test]
fn words_of_other_scripts_are_no_moves() {
    let start = game("mosona");
    check(
        &start,
        &[
            ("\u{440}\u{430}\u{437}", "!! : \"\u{440}\u{430}\u{437}\" is no part of a move"),
            ("\u{430}", "!! : \"\u{430}\" is no part of a move"),
            ("\u{430}9", "!! : this board has no place called \u{430}9"),
            ("ｇｏｏｄ", "!! : \"good\" is no part of a move"),
            ("good\u{202e}", "!! : \"good\" is no part of a move"),
            ("\u{202e}", "!! : there is no move in it"),
            ("\u{3164}\u{2800}", "!! : there is no move in it"),
        ],
    );
}

#[test]
fn captures_may_be_written_in_many_ways() {
    let taking = played("mosona", "a8-b9");
    for text in [
        "c10xa8",
        "C10 X A8",
        "c10×a8",
        "c10:a8",
        "c10 takes a8",
        "c10-a8",
        "c10xb9xa8",
        "c10xb9",
        "c10 captures b9",
        "c10 jumps over b9 to a8",
    ] {
        assert_eq!(read(&taking, text), "c10xa8", "reading {text:?}");
    }
}

#[test]
fn destination_alone_counts_only_where_one_turn_fits() {
    let start = game("mosona");
    check(
        &start,
        &[
            ("b9", "? a10-b9 | a8-b9 | b11-b9"),
            ("a8", "? a8-b9"),
            ("b7", "! b7: none of your men can go to b7"),
            ("a8-c10", "! a8-c10: c10 is not vacant"),
        ],
    );
}

#[test]
fn ends_of_a_chain_suffice_where_one_chain_has_them() {
    let line = "W:Wb1:Bb3,b7";
    let rules: Rules = "mosona strict".parse().unwrap();
    let chain = Game::from_position(Position::read(&rules, line).unwrap());
    check(
        &chain,
        &[
            ("b1xb5xb9", "b1xb5xb9"),
            ("b1xb9", "b1xb5xb9"),
            ("b1-b9", "b1xb5xb9"),
            ("b9", "b1xb5xb9"),
            ("b1xb3xb5xb7xb9", "b1xb5xb9"),
            ("b1xb5", "! b1xb5: the man must leap on from b5 while it can"),
        ],
    );
}

#[test]
fn huff_and_move_are_one_turn() {
    // White missed b9's chance, so Black may huff.
    let huffing = played("mosona", "a8-b9 b7-a8");
    check(
        &huffing,
        &[
            ("Hc10", "Hc10"),
            ("hc10", "Hc10"),
            ("huff c10", "Hc10"),
            ("Hc10 b9-c10", "Hc10 b9-c10"),
            ("hC10, b9 c10", "Hc10 b9-c10"),
            ("huff c10 and b9 to c10", "Hc10 b9-c10"),
            ("H c10: b9 - c10", "Hc10 b9-c10"),
        ],
    );
    let Reading::Illegal { reason, .. } = huffing.read("Hc4 b9-c10") else { panic!("c4 missed nothing") };
    assert_eq!(reason, Illegal::NotInDefault("c4".parse().unwrap()));
}

#[test]
fn warriors_name_what_they_take_or_not() {
    let rules: Rules = "awithlaknakwe".parse().unwrap();
    let line = "S:Se5,h8:Ng7,h13";
    let position = Position::read(&rules, line).unwrap();
    let flanking = Game::from_position(position);
    check(
        &flanking,
        &[
            ("e5-f6", "e5-f6xg7"),
            ("e5-f6xg7", "e5-f6xg7"),
            ("E5 F6", "e5-f6xg7"),
            ("f6", "e5-f6xg7"),
            ("e5xg7", "e5-f6xg7"),
            ("e5-f6xh8", "! e5xf6xh8: the move takes other men: e5-f6xg7"),
            ("e5-f6~", "! e5-f6~: under these rules flanked men come off of themselves and cannot be spared"),
            ("e5-e6", "! e5-e6: a warrior keeps to the diagonals; only the Priest goes straight"),
            ("e5-d4", "! e5-d4: nobody moves backward, and d4 is behind e5"),
            ("--", "! --: passing is allowed only when you can neither move nor place"),
        ],
    );
    let optional: Rules = "awithlaknakwe capture=optional".parse().unwrap();
    let choosing = Game::from_position(Position::read(&optional, line).unwrap());
    check(
        &choosing,
        &[("e5-f6", "e5-f6xg7"), ("e5-f6~", "e5-f6~"), ("e5 f6 ~", "e5-f6~"), ("e5-f6xg7", "e5-f6xg7")],
    );
}

#[test]
fn priest_is_placed_and_moved_in_one_turn() {
    let rules: Rules = "awithlaknakwe".parse().unwrap();
    let line = "S:Se5:Nh8,h13:C0,1:Hs";
    let placing = Game::from_position(Position::read(&rules, line).unwrap());
    check(
        &placing,
        &[
            ("P@g1", "P@g1"),
            ("p@G1", "P@g1"),
            ("Pg1", "P@g1"),
            ("g1", "P@g1"),
            ("place priest at g1", "P@g1"),
            ("priest on g1", "P@g1"),
            ("P@g1 e5-f6", "P@g1 e5-f6"),
            ("P@g1 g1-g2", "P@g1 g1-g2"),
            ("p@g1, f6", "P@g1 e5-f6"),
            ("P@g1 Pg1-g2", "P@g1 g1-g2"),
            ("P@g2", "! P@g2: g2 is not on your home, where the Priest enters"),
        ],
    );
}

#[test]
fn what_is_no_move_says_what_was_understood() {
    let start = game("mosona");
    check(
        &start,
        &[
            ("", "!! : there is no move in it"),
            ("good luck", "!! : \"good\" is no part of a move"),
            ("I play a8-b9", "!! a8-b9: \"i\" is no part of a move"),
            ("a9-b9", "!! b9: this board has no place called a9"),
            ("z4", "!! : this board has no place called z4"),
            ("a0-b0", "!! : this board has no place called a0"),
            ("b9-b0", "!! b9: this board has no place called b0"),
            ("well - b9 -", "!! b9: \"well\" is no part of a move"),
            ("a8-b9 b7-a8", "!! a8-b9: it is more than one turn, or the parts do not go together"),
            ("a8-b9 c10xa8", "!! a8-b9: it is more than one turn, or the parts do not go together"),
            ("--", "! --: there is no passing in this game"),
            ("x", "!! : it is more than one turn, or the parts do not go together"),
        ],
    );
    let long = "a8-b9 ".repeat(100);
    assert_eq!(start.read(&long), Reading::NoMove { understood: None, stray: Stray::TooLong });
}

#[test]
fn refusals_name_the_nearest_turns() {
    let start = game("mosona");
    let Reading::Illegal { nearest, .. } = start.read("a8-b7") else { panic!("b7 is taken") };
    assert_eq!(turn_text(&nearest[0]), "a8-b9");
    assert!(nearest.len() <= Reading::NEAREST);
}

#[test]
fn a_finished_game_takes_no_move() {
    let rules: Rules = "mosona".parse().unwrap();
    let over = Game::from_position(Position::read(&rules, "W:Wa8:B").unwrap());
    check(&over, &[("a8-b9", "! a8-b9: the game is over")]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// What is written out is read back, whatever the rules.
    #[test]
    fn every_legal_turn_reads_as_itself(seed in any::<u64>(), length in 0_usize..80) {
        let game = random_game(seed, length);
        for turn in game.legal_turns() {
            let text = turn_text(&turn);
            prop_assert_eq!(game.read(&text), Reading::Turn(turn.clone()), "{} at {}", text, game.position());
            let shouted = text.to_uppercase().replace('-', " \u{2013} ");
            if !shouted.trim().starts_with('\u{2013}') {
                prop_assert_eq!(game.read(&shouted), Reading::Turn(turn), "{} at {}", shouted, game.position());
            }
        }
    }

    #[test]
    fn no_text_makes_reading_panic(seed in any::<u64>(), text in ".{0,60}") {
        let _ = random_game(seed, 20).read(&text);
    }

    #[test]
    fn no_near_move_makes_reading_panic(seed in any::<u64>(), text in "[abchxpn@~ \\-:.()0-9]{0,40}") {
        let game = random_game(seed, 20);
        if let Reading::Turn(turn) = game.read(&text) {
            let mut game = game;
            for action in turn {
                prop_assert!(game.play(action).is_ok());
            }
        }
    }
}

/// A man on one end between two rows of enemies: it can turn back at every step, in more than a million
/// ways.
fn million_chains(chain: &str) -> Game {
    let rules: Rules = format!("mosona lozenges=20 leap=bent chain={chain}").parse().unwrap();
    let enemies: Vec<String> =
        (2..=30).step_by(2).flat_map(|column| [format!("a{column}"), format!("c{column}")]).collect();
    Game::from_position(Position::read(&rules, &format!("W:Wb1:B{}", enemies.join(","))).unwrap())
}

#[test]
fn a_man_with_a_million_chains_is_read_and_listed_within_bounds() {
    for chain in ["optional", "full", "maximum"] {
        let game = million_chains(chain);
        let some = game.some_legal_actions();
        assert!(!some.all && some.actions.len() < 1_100, "{chain}: {}", some.actions.len());
        assert!(game.legal_turns().len() < 1_100, "{chain}");
        for text in ["b1", "b3", "b1xb3", "b1xb5", "b31"] {
            if let Reading::Ambiguous(turns) = game.read(text) {
                assert!(turns.len() <= Reading::CANDIDATES, "{chain}: {text}");
            }
        }
    }
}

#[test]
fn what_is_written_in_full_is_read_among_a_million_chains() {
    let there: String = (3..=31).step_by(2).map(|column| format!("x(c{})b{column}", column - 1)).collect();
    let back: String =
        (1..=29).rev().step_by(2).map(|column| format!("x(a{})b{column}", column + 1)).collect();
    let whole = format!("b1{there}{back}");
    for chain in ["optional", "full", "maximum"] {
        assert_eq!(read(&million_chains(chain), &whole), whole, "{chain}");
    }
    let part = format!("b1{there}");
    assert_eq!(read(&million_chains("optional"), &part), part);
    assert!(read(&million_chains("full"), &part).starts_with('!'), "it must leap on");
    assert!(read(&million_chains("maximum"), &part).starts_with('!'), "others take more");
    assert!(read(&million_chains("single"), &part).starts_with('!'), "one leap only");
}

/// Where not all turns were looked for, the only one found is asked about.
#[test]
fn no_turn_is_guessed_among_a_million_chains() {
    let game = million_chains("optional");
    for column in (3..=31).step_by(2) {
        let text = format!("b{column}");
        assert!(!matches!(game.read(&text), Reading::Turn(_)), "{text}");
    }
}
