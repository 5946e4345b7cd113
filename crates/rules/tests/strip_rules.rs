//! The paragraphs of section 1 of the rule book, one by one.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "common/strip.rs"]
mod strip;

use rules::{
    Ending, Game, Illegal, Outcome, Side, Team,
    strip::{Board, Position},
};
use strip::{action, after, check, legal, position, rules as rules_of};

fn start(rules: &str) -> Position {
    Position::start(rules_of(rules))
}

fn why(position: &Position, text: &str) -> Option<Illegal> {
    position.why_illegal(action(text))
}

#[test]
fn rule_1_1_the_boards_have_these_points_and_lines() {
    for (rules, numbers, cannot_be_jumped) in [
        ("mosona", (25, 40, 21), "a2,a4,a6,a8,a10,a12,a14,a16,b1,b17,c2,c4,c6,c8,c10,c12,c14,c16"),
        ("kolowis", (49, 110, 73), "a2,a32,b1,b33,c2,c32"),
    ] {
        let board = Board::of(&rules_of(rules));
        assert_eq!((board.points().len(), board.edges().len(), board.jump_lines().len()), numbers);
        let jumped = board.jump_lines().iter().map(|line| line.over).collect();
        assert_eq!((board.points() - jumped).to_string(), cannot_be_jumped);
    }
}

#[test]
fn rule_1_1_lines_join_these_points() {
    let mosona = |line| position("mosona", line);
    check(&mosona("W:Wb9:Bc2"), "b9-a8 b9-a10 b9-b7 b9-b11 b9-c8 b9-c10");
    check(&mosona("W:Wb1:Bc16"), "b1-a2 b1-b3 b1-c2");
    check(&mosona("W:Wb17:Bc2"), "b17-a16 b17-b15 b17-c16");
    check(&mosona("W:Wa4:Bc16"), "a4-b3 a4-b5");
    check(&mosona("B:Wa16:Bc2"), "c2-b1 c2-b3");
    let kolowis = |line| position("kolowis", line);
    check(&kolowis("W:Wb17:Bc2"), "b17-a16 b17-a18 b17-b15 b17-b19 b17-c16 b17-c18");
    check(&kolowis("W:Wa4:Bc32"), "a4-a2 a4-a6 a4-b3 a4-b5");
    check(&kolowis("W:Wa32:Bc2"), "a32-a30 a32-b31 a32-b33");
    check(&kolowis("B:Wa32:Bc2"), "c2-b1 c2-b3 c2-c4");
}

#[test]
fn rule_1_1_jump_lines_join_these_points() {
    let mosona = |line| position("mosona capture=strict", line);
    check(&mosona("W:Wb7:Bb5,b9"), "b7xb3 b7xb11");
    check(&mosona("W:Wa8:Bb7,b9"), "a8xc6 a8xc10");
    check(&mosona("B:Wb7,b9:Bc8"), "c8xa6 c8xa10");
    // Nothing is leapt on an outer row or at an end of the middle row, nor round a corner.
    check(&mosona("W:Wb7:Ba8,c6"), "b7-a6 b7-b5 b7-b9 b7-c8");
    check(&mosona("W:Wa2:Bb1"), "a2-b3");
    let kolowis = |line| position("kolowis capture=strict", line);
    check(&kolowis("W:Wa8:Ba6,a10,b7,b9"), "a8xa4 a8xa12 a8xc6 a8xc10");
    check(&kolowis("B:Wc4,b3:Bc2"), "c2xa4 c2xc6");
    check(&kolowis("W:Wb1:Ba2,c2"), "b1-b3");
}

#[test]
fn rule_1_2_mosona_starts_with_the_centre_vacant() {
    let start = start("mosona");
    assert_eq!(
        start.to_string(),
        "W:Wa2,a4,a6,a8,a10,a12,a14,a16,b11,b13,b15,b17:Bb1,b3,b5,b7,c2,c4,c6,c8,c10,c12,c14,c16"
    );
    assert_eq!(
        (start.to_move(), start.men(Side::South).len(), start.men(Side::North).len()),
        (Side::South, 12, 12)
    );
    check(&start, "a8-b9 a10-b9 b11-b9");
}

#[test]
fn rule_1_2_kolowis_starts_with_centre_and_ends_vacant() {
    let start = start("kolowis");
    assert_eq!(
        start.to_string(),
        "W:Wa2,a4,a6,a8,a10,a12,a14,a16,a18,a20,a22,a24,a26,a28,a30,a32,b19,b21,b23,b25,b27,b29,b31\
         :Bb3,b5,b7,b9,b11,b13,b15,c2,c4,c6,c8,c10,c12,c14,c16,c18,c20,c22,c24,c26,c28,c30,c32"
    );
    assert_eq!(
        (start.to_move(), start.men(Side::South).len(), start.men(Side::North).len()),
        (Side::South, 23, 23)
    );
    check(&start, "a2-b1 a16-b17 a18-b17 a32-b33 b19-b17 b31-b33");
}

#[test]
fn rule_1_3_a_step_goes_to_a_vacant_neighbour_in_any_direction() {
    let position = position("mosona", "W:Wa8,b9,b11:Bc10,c16");
    check(&position, "a8-b7 b9-a10 b9-b7 b9-c8 b11-a10 b11-a12 b11-b13 b11-c12");
    for (text, reason) in [
        ("b9-b13", "no line joins b9 and b13"),
        ("b9-c10", "c10 is not vacant"),
        ("b9-b11", "b11 is not vacant"),
        ("c10-c8", "the man on c10 is not yours"),
        ("b7-b9", "no man stands on b7"),
        ("b11-c18", "there is no point c18 on this board"),
        ("b9-b9", "no line joins b9 and b9"),
    ] {
        assert_eq!(why(&position, text).map(|reason| reason.to_string()), Some(reason.to_owned()), "{text}");
    }
    assert_eq!(after(position, "b9-a10").to_string(), "B:Wa8,a10,b11:Bc10,c16:Q1");
}

#[test]
fn rule_1_3_a_capture_leaps_over_an_enemy_to_the_point_beyond() {
    // The man on a8 has c10 beyond b9, the one on b7 has b11; c8 has a10, where an own man stands.
    let position = position("mosona capture=strict", "W:Wa8,a10,b7,c8:Bb9,c16");
    check(&position, "a8xc10 b7xb11");
    for (text, reason) in [
        ("c8xa10", "a10 is not vacant"),
        ("a8xc6", "there is no enemy man to leap between a8 and c6"),
        ("b7xb3", "there is no enemy man to leap between b7 and b3"),
        ("b7xb9", "no man can leap from b7 to b9: the points are not two apart on a line"),
        ("b9xb5", "the man on b9 is not yours"),
        ("c6xa8", "no man stands on c6"),
        ("a8-b7", "b7 is not vacant"),
        ("a10-b11", "a capture is due, and only captures are legal while one exists"),
        ("b7xb11xb15", "there is no enemy man to leap between b11 and b15"),
    ] {
        assert_eq!(why(&position, text).map(|reason| reason.to_string()), Some(reason.to_owned()), "{text}");
    }
    assert_eq!(after(position, "a8xc10").to_string(), "B:Wa10,b7,c8,c10:Bc16");
}

#[test]
fn rule_1_3_the_same_man_may_leap_again_turning_as_it_likes() {
    let position = position("kolowis capture=strict", "W:Wa2:Bb3,b5,c6,c32");
    check(&position, "a2xc4 a2xc4xa6 a2xc4xc8");
    assert_eq!(after(position, "a2xc4xc8").to_string(), "B:Wc8:Bb5,c32");
}

#[test]
fn rule_1_3_the_leapt_man_comes_off_at_once() {
    // Back over b3 there is nobody any more, but what it stood on can be landed on.
    let position = position("mosona capture=strict", "W:Wa2,b15:Bb3,c16");
    check(&position, "a2xc4");
    assert_eq!(
        why(&position, "a2xc4xa2").map(|reason| reason.to_string()),
        Some("the man on b3 has already been leapt".to_owned())
    );
    let bent = strip::position("mosona leap=bent capture=strict chain=full", "W:Wb7:Ba10,b9,c16");
    check(&bent, "b7xb11x(a10)b9");
}

#[test]
fn rule_1_3_the_starting_point_counts_as_vacant() {
    let position = position("kolowis capture=strict chain=full", "W:Wa2:Ba4,b3,b5,c32");
    check(&position, "a2xa6xc4xa2 a2xc4xa6xa2");
    assert_eq!(after(position, "a2xa6xc4xa2").to_string(), "B:Wa2:Bc32");
}

#[test]
fn rule_1_3_who_cannot_move_loses_and_nobody_passes() {
    let blocked = position("mosona", "W:Wa2:Bb1,b3,c4");
    check(&blocked, "");
    assert_eq!(blocked.outcome(), Some(Outcome { winner: Some(Team::Second), ending: Ending::Blocked }));
    assert_eq!(why(&blocked, "a2-b1"), Some(Illegal::GameOver));
}

#[test]
fn rule_1_4_presets_are_sets_of_options() {
    let line = "W:Wa2,b9:Bb3,b5,c16";
    let steps = "a2-b1 b9-a8 b9-a10 b9-b7 b9-b11 b9-c8 b9-c10";
    check(&position("mosona traditional", line), &format!("{steps} a2xc4 a2xc4xa6"));
    check(&position("mosona strict", line), "a2xc4xa6");
    check(&position("mosona ludii", line), &format!("{steps} a2-a4 a2xc4"));
    check(&position("mosona ludii", "W:Wa2:Bb1,c16"), "a2-a4 a2-b3 a2xc2");
    check(&position("kolowis strict", line), "a2xc4xa6");
    check(&position("kolowis bead", line), "a2xc4 a2xc4xa6");
    check(&position("kolowis bead", "W:Wb1:Ba2,c16"), "b1xa4");
}

#[test]
fn rule_1_5_a_step_past_a_leap_stands_and_puts_in_default() {
    let position = position("mosona", "W:Wa2,b9:Bb3,c16");
    check(&position, "a2-b1 a2xc4 b9-a8 b9-a10 b9-b7 b9-b11 b9-c8 b9-c10");
    let stands = after(position, "b9-b7");
    assert_eq!(stands.to_string(), "B:Wa2,b7:Bb3,c16:Da2:Q1");
    check(&stands, "Ha2 b3-a4 b3-b1 b3-b5 b3-c2 b3-c4 c16-b15 c16-b17");
    for (text, reason) in [
        ("Hb7", "the man on b7 is not in default: it did not miss a capture"),
        ("Hb3", "your own man on b3 cannot be huffed"),
        ("Ha4", "no man stands on a4"),
        ("Ha18", "there is no point a18 on this board"),
    ] {
        assert_eq!(why(&stands, text).map(|reason| reason.to_string()), Some(reason.to_owned()), "{text}");
    }
}

#[test]
fn rule_1_5_the_man_that_stepped_is_taken_from_where_it_stands() {
    let stands = after(position("mosona", "W:Wa2,b9:Bb3,c16"), "a2-b1");
    assert_eq!(stands.to_string(), "B:Wb1,b9:Bb3,c16:Db1:Q1");
    check(&stands, "Hb1 b3-a2 b3-a4 b3-b5 b3-c2 b3-c4 c16-b15 c16-b17");
    assert_eq!(after(stands, "Hb1").to_string(), "B:Wb9:Bb3,c16");
}

#[test]
fn rule_1_5_one_man_may_be_huffed_and_the_turn_goes_on() {
    let stands = after(position("mosona", "W:Wa2,b9,c2:Bb3,c16"), "b9-b7");
    check(&stands, "Ha2 Hc2 b3-a4 b3-b1 b3-b5 b3-c4 c16-b15 c16-b17");
    let huffed = after(stands, "Ha2");
    assert_eq!(huffed.to_string(), "B:Wb7,c2:Bb3,c16");
    check(&huffed, "b3-a2 b3-a4 b3-b1 b3-b5 b3-c4 c16-b15 c16-b17");
    assert_eq!(why(&huffed, "Hc2"), Some(Illegal::NobodyInDefault));
}

#[test]
fn rule_1_5_the_right_lapses_with_the_turn() {
    let stands = after(position("mosona", "W:Wa2,b9:Bb3,c16"), "b9-b11");
    let lapsed = after(stands, "c16-b17");
    assert_eq!(lapsed.to_string(), "W:Wa2,b11:Bb3,b17:Q2");
    check(&lapsed, "a2-b1 a2xc4 b11-a10 b11-a12 b11-b13 b11-b9 b11-c10 b11-c12");
}

#[test]
fn rule_1_5_default_is_judged_after_the_huff_of_the_turn() {
    // Black's man on b5 has a leap over b7 only while that man is there.
    let leap = position("mosona", "B:Wa2,b7:Bb5,c16:Db7");
    check(&leap, "Hb7 b5-a4 b5-a6 b5-b3 b5-c4 b5-c6 b5xb9 c16-b15 c16-b17");
    assert_eq!(after(leap, "c16-b15").to_string(), "W:Wa2,b7:Bb5,b15:Db5:Q1");
    assert_eq!(after(leap, "Hb7 c16-b15").to_string(), "W:Wa2:Bb5,b15:Q1");
    // Here the huff makes the leap possible.
    let opened = position("mosona", "B:Wa2,b7,b9:Bb5,c16:Db9");
    check(&opened, "Hb9 b5-a4 b5-a6 b5-b3 b5-c4 b5-c6 c16-b15 c16-b17");
    assert_eq!(after(opened, "c16-b15").to_string(), "W:Wa2,b7,b9:Bb5,b15:Q1");
    assert_eq!(after(opened, "Hb9 c16-b15").to_string(), "W:Wa2,b7:Bb5,b15:Db5:Q1");
}

#[test]
fn rule_1_5_a_capture_is_no_default() {
    // Neither one leap where two were possible, nor another man's leap that was left.
    let position = position("mosona", "W:Wa2,b11:Bb3,b5,b13");
    check(&position, "a2-b1 a2xc4 a2xc4xa6 b11-a10 b11-a12 b11-b9 b11-c10 b11-c12 b11xb15");
    assert_eq!(after(position, "a2xc4").to_string(), "B:Wb11,c4:Bb5,b13");
    assert_eq!(after(position, "b11xb15").to_string(), "B:Wa2,b15:Bb3,b5");
}

#[test]
fn rule_1_5_a_leap_that_maximum_forbids_counts() {
    let position = position("mosona chain=maximum", "W:Wa2,b11:Bb3,b5,b13");
    check(&position, "a2-b1 a2xc4xa6 b11-a10 b11-a12 b11-b9 b11-c10 b11-c12");
    assert_eq!(why(&position, "b11xb15"), Some(Illegal::MoreCanBeTaken { taken: 1, most: 2 }));
    let stands = after(position, "a2-b1");
    assert_eq!(stands.to_string(), "B:Wb1,b11:Bb3,b5,b13:Db1,b11:Q1");
    check(
        &stands,
        "Hb1 Hb11 b3-a2 b3-a4 b3-c2 b3-c4 b5-a4 b5-a6 b5-b7 b5-c4 b5-c6 b13-a12 b13-a14 b13-b15 b13-c12 b13-c14 b13xb9",
    );
}

#[test]
fn rule_1_5_nothing_is_huffed_under_other_rules() {
    for rules in ["mosona capture=free", "mosona strict"] {
        assert_eq!(why(&start(rules), "Hb7"), Some(Illegal::NoHuffing));
    }
    let stands = after(position("mosona capture=free", "W:Wa2,b9:Bb3,c16"), "b9-b7");
    assert_eq!(stands.to_string(), "B:Wa2,b7:Bb3,c16:Q1");
}

fn ended(rules: &str, line: &str) -> Option<(Option<Team>, Ending)> {
    let position = position(rules, line);
    let outcome = position.outcome();
    assert_eq!(outcome.is_some(), legal(&position).is_empty(), "{line}");
    outcome.map(|outcome| (outcome.winner, outcome.ending))
}

#[test]
fn rule_1_6_1_a_side_without_men_has_lost() {
    let black_won = Some((Some(Team::Second), Ending::NoMen));
    let white_won = Some((Some(Team::First), Ending::NoMen));
    assert_eq!(ended("mosona", "W:W:Bc2"), black_won);
    assert_eq!(ended("mosona", "B:W:Bc2"), black_won);
    assert_eq!(ended("mosona", "B:Wa2:B"), white_won);
    // Before the count of moves.
    assert_eq!(ended("mosona", "W:Wa2:B:Q100"), white_won);
    let taken = after(position("mosona", "W:Wa2:Bb3"), "a2xc4");
    assert_eq!(taken.outcome().map(|outcome| outcome.ending), Some(Ending::NoMen));
    let huffed = after(position("mosona", "W:Wa2:Bb9:Db9"), "Hb9");
    assert_eq!(huffed.outcome(), Some(Outcome { winner: Some(Team::First), ending: Ending::NoMen }));
    assert_eq!(huffed.to_move(), Side::South);
}

#[test]
fn rule_1_6_2_who_can_neither_move_nor_huff_has_lost() {
    let black_won = Some((Some(Team::Second), Ending::Blocked));
    assert_eq!(ended("mosona", "W:Wa2:Bb1,b3,c4"), black_won);
    assert_eq!(ended("mosona", "B:Wa2:Bb1,b3,c4"), None);
    // Before the count of moves.
    assert_eq!(ended("mosona", "W:Wa2:Bb1,b3,c4:Q100"), black_won);
    // Who can only huff must; it may free him or not.
    let freed = position("mosona", "W:Wa2:Bb1,b3,c4:Dc4");
    check(&freed, "Hc4");
    check(&after(freed, "Hc4"), "a2xc4");
    let lost = position("mosona", "W:Wa2:Bb1,b3,c4,c16:Dc16");
    check(&lost, "Hc16");
    let lost = after(lost, "Hc16");
    check(&lost, "");
    assert_eq!(lost.outcome(), Some(Outcome { winner: Some(Team::Second), ending: Ending::Blocked }));
}

#[test]
fn rule_1_6_3_after_100_quiet_moves_more_men_win() {
    assert_eq!(ended("mosona", "W:Wa2:Bc2,c16:Q99"), None);
    assert_eq!(ended("mosona", "W:Wa2:Bc2,c16:Q100"), Some((Some(Team::Second), Ending::QuietMoves)));
    assert_eq!(ended("mosona", "W:Wa2,a4:Bc16:Q100"), Some((Some(Team::First), Ending::QuietMoves)));
    assert_eq!(ended("mosona", "W:Wa2:Bc16:Q100"), Some((None, Ending::QuietMoves)));
    // A huff still due then lapses.
    assert_eq!(ended("mosona", "W:Wa2:Bc16:Dc16:Q100"), Some((None, Ending::QuietMoves)));
    let last = after(position("mosona", "W:Wa2:Bc2,c16:Q99"), "a2-b1");
    assert_eq!(last.to_string(), "B:Wb1:Bc2,c16:Q100");
    assert_eq!(last.outcome(), Some(Outcome { winner: Some(Team::Second), ending: Ending::QuietMoves }));
}

#[test]
fn rule_1_6_3_captures_and_huffs_set_the_count_to_0() {
    let quiet = position("mosona", "W:Wa2:Bb3,c14,c16:Dc16:Q99");
    assert_eq!(after(quiet, "a2xc4").to_string(), "B:Wc4:Bc14,c16");
    let huffed = after(quiet, "Hc16");
    assert_eq!(huffed.to_string(), "W:Wa2:Bb3,c14");
    assert_eq!(after(huffed, "a2-b1").to_string(), "B:Wb1:Bb3,c14:Db1:Q1");
}

/// The number of actions after which a game that goes to and fro is over, with its outcome.
fn to_and_fro(line: &str, actions: &str) -> (usize, Option<Outcome>) {
    let mut game = Game::from_position(rules::Position::Strip(position("mosona", line)));
    for text in actions.split_whitespace().cycle() {
        if game.outcome().is_some() {
            break;
        }
        game.play(action(text).into()).unwrap();
    }
    (game.actions().len(), game.outcome())
}

#[test]
fn rule_1_6_3_the_third_occurrence_is_counted() {
    let drawn = Outcome { winner: None, ending: Ending::Repetition };
    assert_eq!(to_and_fro("W:Wa2:Bc16", "a2-b1 c16-b17 b1-a2 b17-c16"), (8, Some(drawn)));
    // The count of quiet moves makes no difference between positions.
    assert_eq!(to_and_fro("W:Wa2:Bc16:Q7", "a2-b1 c16-b17 b1-a2 b17-c16"), (8, Some(drawn)));
    let black_won = Outcome { winner: Some(Team::Second), ending: Ending::Repetition };
    assert_eq!(to_and_fro("W:Wa2:Bc2,c16", "a2-b1 c16-b17 b1-a2 b17-c16"), (8, Some(black_won)));
}

#[test]
fn rule_1_6_3_men_in_default_make_another_position() {
    // The start occurs with a man in default once and without it from the fourth action on; the
    // position after the first action is the first to come about three times.
    let drawn = Outcome { winner: None, ending: Ending::Repetition };
    assert_eq!(to_and_fro("W:Wa2:Bc16:Dc16", "a2-b1 c16-b17 b1-a2 b17-c16"), (9, Some(drawn)));
}
