//! Awithlaknakwe: which reason is given against an action, and in which words.

#[path = "common/warriors.rs"]
mod warriors;

use rules::warriors::Action;
use warriors::after;

/// Checks what is said against `action` after `before` has been played from `line`.
fn check(options: &str, line: &str, before: &str, action: &str, reason: &str) {
    let position = after(options, line, before);
    let illegal = position.why_illegal(action.parse::<Action>().expect("an action"));
    assert_eq!(illegal.map(|illegal| illegal.to_string()).as_deref(), Some(reason), "{action} in {position}");
}

#[test]
fn against_going() {
    let check = |action, reason| check("", "S:Se5,Ph5:Nd6,g7:C0,1", "", action, reason);
    check("e6-f7", "no man stands on e6");
    check("d6-c5", "the man on d6 is not yours");
    check("e5-d6", "d6 is not vacant");
    check("e5-f7", "e5 and f7 are not neighbours that a man can go between");
    check("e5-e5", "e5 and e5 are not neighbours that a man can go between");
    check("e5-f4", "nobody moves backward, and f4 is behind e5");
    check("h5-h4", "nobody moves backward, and h4 is behind h5");
    check("e5-e6", "a warrior keeps to the diagonals; only the Priest goes straight");
    check("e5-d5", "a warrior keeps to the diagonals; only the Priest goes straight");
}

#[test]
fn backward_is_seen_from_the_own_home() {
    let check = |line, action, reason| check("seats=4", line, "", action, reason);
    check("W:Sb2:Wf6:Nm9:Em8", "f6-e7", "nobody moves backward, and e7 is behind f6");
    check("N:Sb2:Wb5:Nf6:Em8", "f6-e7", "nobody moves backward, and e7 is behind f6");
    check("E:Sb2:Wb5:Nm9:Ef6", "f6-g7", "nobody moves backward, and g7 is behind f6");
    check("E:Sb2:Wb5:Nm9:Ef6", "b5-c6", "the man on b5 is not yours");
}

#[test]
fn against_what_is_taken() {
    let line = "N:Sf6:Ne5,h8";
    check("", line, "", "h8-g7", "the move takes other men: h8-g7xf6");
    check("", line, "", "h8-g7xf6xe5", "the move takes other men: h8-g7xf6");
    check("", line, "", "h8-i7xf6", "the move takes other men: h8-i7");
    check("capture=optional", line, "", "h8-g7", "the move takes other men: h8-g7xf6");
    check(
        "",
        line,
        "",
        "h8-g7~",
        "under these rules flanked men come off of themselves and cannot be spared",
    );
    check("", line, "", "h8-i7~", "the move takes no man, so nothing can be declined");
    check("capture=optional", line, "", "h8-i7~", "the move takes no man, so nothing can be declined");
}

#[test]
fn against_placing() {
    let line = "S:Se1:Ng1,g7:C0,1:Hs";
    check("", line, "", "P@e14", "e14 is not on your home, where the Priest enters");
    check("", line, "", "P@e1", "e1 is not vacant");
    check("", line, "", "P@g1", "g1 is not vacant");
    check("", line, "P@f1", "P@h1", "the Priest was already placed this turn: now move");
    check("", line, "e1-d2", "P@e14", "you hold no Priest to place");
    check("", "S:Se5:Ng7", "", "P@e1", "you hold no Priest to place");
    // The partner's Priest.
    check("seats=4", "S:Sg4:Wa8:Ni9:Em9:C0,2:He", "", "P@e1", "you hold no Priest to place");
}

#[test]
fn against_passing() {
    let passing = "passing is allowed only when you can neither move nor place";
    check("", "S:Se5:Ng7", "", "--", passing);
    check("", "S:Se5:Ng7:C0,1:Hs", "P@e1", "--", passing);
    check("", "S:Sb13:Ne5:C0,1:Hs", "", "--", "you cannot move: place your Priest first");
}

#[test]
fn a_finished_game_has_no_actions() {
    for action in ["f14-e13", "P@e1", "--"] {
        check("", "S:Sf13:Ng1", "f13-e14", action, "the game is over");
    }
}
