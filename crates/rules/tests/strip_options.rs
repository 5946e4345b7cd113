//! Each value of each option of 1.4 on two positions.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "common/strip.rs"]
mod strip;

use strip::{after, check, position, rules};

/// The start under `options`.
fn start(options: &str) -> rules::strip::Position {
    rules::strip::Position::start(rules(options))
}

#[test]
fn lozenges_8() {
    check(&position("mosona", "W:Wb17:Bc2"), "b17-a16 b17-b15 b17-c16");
    check(&position("kolowis lozenges=8", "W:Wa16:Bc2"), "a16-a14 a16-b15 a16-b17");
}

#[test]
fn lozenges_16() {
    check(&position("mosona lozenges=16", "W:Wb17:Bc2"), "b17-a16 b17-a18 b17-b15 b17-b19 b17-c16 b17-c18");
    check(&position("kolowis", "W:Wb33:Bc2"), "b33-a32 b33-b31 b33-c32");
}

#[test]
fn lozenges_2() {
    check(&start("mosona lozenges=2"), "a2-b3 a4-b3 b5-b3");
    check(&position("kolowis lozenges=2", "W:Wa2:Bb3"), "a2-a4 a2-b1 a2xc4");
}

#[test]
fn lozenges_20() {
    check(&start("mosona lozenges=20"), "a20-b21 a22-b21 b23-b21");
    check(&position("kolowis lozenges=20 capture=strict", "W:Wa36:Ba38,c2"), "a36xa40");
}

#[test]
fn outer_lines_no() {
    check(&position("mosona", "W:Wa4:Bc16"), "a4-b3 a4-b5");
    check(&position("kolowis outer-lines=no", "W:Wa4:Ba6"), "a4-b3 a4-b5");
}

#[test]
fn outer_lines_yes() {
    check(&position("mosona outer-lines=yes", "W:Wa4:Bc16"), "a4-a2 a4-a6 a4-b3 a4-b5");
    check(&position("kolowis", "W:Wa4:Ba6"), "a4-a2 a4-b3 a4-b5 a4xa8");
}

#[test]
fn men_full() {
    check(&start("kolowis men=full"), "a16-b17 a18-b17 b19-b17");
    check(&start("mosona men=full lozenges=4"), "a4-b5 a6-b5 b7-b5");
}

#[test]
fn men_ends_vacant() {
    check(&start("kolowis men=ends-vacant"), "a2-b1 a16-b17 a18-b17 a32-b33 b19-b17 b31-b33");
    check(&start("kolowis lozenges=4"), "a2-b1 a4-b5 a6-b5 a8-b9 b7-b5 b7-b9");
}

#[test]
fn capture_huff() {
    let line = "W:Wa2,b9:Bb3,c16";
    check(&position("mosona", line), "a2-b1 a2xc4 b9-a10 b9-a8 b9-b11 b9-b7 b9-c10 b9-c8");
    check(&after(position("mosona", line), "b9-b7"), "Ha2 b3-a4 b3-b1 b3-b5 b3-c2 b3-c4 c16-b15 c16-b17");
}

#[test]
fn capture_strict() {
    check(&position("mosona capture=strict", "W:Wa2,b9:Bb3,c16"), "a2xc4");
    check(
        &position("mosona capture=strict", "B:Wa2,b7:Bb3,c16"),
        "b3-a4 b3-b1 b3-b5 b3-c2 b3-c4 c16-b15 c16-b17",
    );
}

#[test]
fn capture_free() {
    let line = "W:Wa2,b9:Bb3,c16";
    let free = position("mosona capture=free", line);
    check(&free, "a2-b1 a2xc4 b9-a10 b9-a8 b9-b11 b9-b7 b9-c10 b9-c8");
    check(&after(free, "b9-b7"), "b3-a4 b3-b1 b3-b5 b3-c2 b3-c4 c16-b15 c16-b17");
}

/// The man on a2 may go round by a6 or by c4, or turn at c4 towards c8; the one on a28 has one leap.
const ROUND: &str = "W:Wa2,a28:Ba4,a30,b3,b5,c6";
/// The man on a2 has two leaps, the one on b11 has one.
const TWO: &str = "W:Wa2,b11:Bb3,b5,b13";

#[test]
fn chain_optional() {
    check(&position("mosona capture=strict chain=optional", TWO), "a2xc4 a2xc4xa6 b11xb15");
    check(
        &position("kolowis capture=strict chain=optional", ROUND),
        "a2xa6 a2xa6xc4 a2xa6xc4xa2 a2xa6xc4xc8 a2xc4 a2xc4xa6 a2xc4xa6xa2 a2xc4xc8 a28xa32",
    );
}

#[test]
fn chain_full() {
    let two = position("mosona capture=strict chain=full", TWO);
    check(&two, "a2xc4xa6 b11xb15");
    let unfinished = two.why_illegal(strip::action("a2xc4")).map(|reason| reason.to_string());
    assert_eq!(unfinished, Some("the man must leap on from c4 while it can".to_owned()));
    check(
        &position("kolowis capture=strict chain=full", ROUND),
        "a2xa6xc4xa2 a2xa6xc4xc8 a2xc4xa6xa2 a2xc4xc8 a28xa32",
    );
}

#[test]
fn chain_maximum() {
    let two = position("mosona capture=strict chain=maximum", TWO);
    check(&two, "a2xc4xa6");
    let fewer = two.why_illegal(strip::action("b11xb15")).map(|reason| reason.to_string());
    assert_eq!(fewer, Some("another capture takes more men: 2 instead of 1".to_owned()));
    check(&position("kolowis capture=strict chain=maximum", ROUND), "a2xa6xc4xa2 a2xa6xc4xc8 a2xc4xa6xa2");
}

#[test]
fn chain_single() {
    let two = position("mosona capture=strict chain=single", TWO);
    check(&two, "a2xc4 b11xb15");
    let two_leaps = two.why_illegal(strip::action("a2xc4xa6")).map(|reason| reason.to_string());
    assert_eq!(two_leaps, Some("only one leap a turn is allowed".to_owned()));
    check(&position("kolowis capture=strict chain=single", ROUND), "a2xa6 a2xc4 a28xa32");
}

#[test]
fn ends_straight() {
    check(&position("kolowis capture=strict", "W:Wa2:Bb1,c32"), "a2-a4 a2-b3");
    check(&position("kolowis capture=strict", "W:Wb1,c30:Ba2,c32"), "b1-b3 b1-c2 c30-b29 c30-b31 c30-c28");
}

#[test]
fn ends_upright() {
    check(&position("kolowis ends=upright capture=strict", "W:Wa2:Bb1,c32"), "a2xc2");
    check(&position("mosona ends=upright capture=strict", "B:Wb17:Bc16"), "c16xa16");
    check(
        &position("kolowis ends=upright capture=strict", "W:Wb1,c30:Ba2,c32"),
        "b1-b3 b1-c2 c30-b29 c30-b31 c30-c28",
    );
}

#[test]
fn ends_curved() {
    check(&position("kolowis ends=curved capture=strict", "W:Wa2:Bb1,c32"), "a2xc2");
    check(&position("kolowis ends=curved capture=strict", "W:Wb1,c30:Ba2,c32"), "b1xa4 c30xb33");
    check(
        &position("mosona outer-lines=yes ends=curved capture=strict", "B:Wa16,c2:Bb17,c4"),
        "b17xa14 c4xb1",
    );
}

#[test]
fn leap_straight() {
    check(&position("mosona capture=strict", "W:Wb7:Ba8,c16"), "b7-a6 b7-b5 b7-b9 b7-c6 b7-c8");
    check(&position("mosona capture=strict", "W:Wb7:Ba8,c8"), "b7-a6 b7-b5 b7-b9 b7-c6");
}

#[test]
fn leap_bent() {
    check(&position("mosona leap=bent capture=strict", "W:Wb7:Ba8,c16"), "b7x(a8)b9");
    let both = position("mosona leap=bent capture=strict", "W:Wb7:Ba8,c8");
    check(&both, "b7x(a8)b9 b7x(a8)b9x(c8)b7 b7x(c8)b9 b7x(c8)b9x(a8)b7");
    let unnamed = both.why_illegal(strip::action("b7xb9")).map(|reason| reason.to_string());
    let expected = "name the man leapt between b7 and b9, in brackets before the second point";
    assert_eq!(unnamed, Some(expected.to_owned()));
}
