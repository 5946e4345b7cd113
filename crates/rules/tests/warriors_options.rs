//! Awithlaknakwe's options, RULES.md 2.5: the same hand-made positions under each value.

#[path = "common/warriors.rs"]
mod warriors;

use rules::{Ending, Team};
use warriors::{check, check_after, check_end};

#[test]
fn rule_2_5_seats() {
    check("seats=2", "S:Sb6:Nm9", "b6-a7 b6-c7");
    check("seats=4", "S:Sb6:Wa7:Nm9:En5", "b6-c7");

    check("seats=2", "N:Sf6:Ne5,h8", "e5-d4 e5-f4 h8-g7xf6 h8-i7");
    check("seats=4", "N:Sf6:We5:Nh8:En8", "h8-g7xf6 h8-i7");
}

#[test]
fn rule_2_5_capture() {
    let one = "N:Sf6:Ne5,h8";
    check("capture=automatic", one, "e5-d4 e5-f4 h8-g7xf6 h8-i7");
    check("capture=optional", one, "e5-d4 e5-f4 h8-g7xf6 h8-g7~ h8-i7");
    check_after("capture=optional", one, "h8-g7~", "S:Sf6:Ne5,g7", "f6-e7");

    // All or none of several.
    let three = "S:Sh4,e5,d8,h8:Ng5,e7,g7";
    check("capture=automatic", three, "h4-i5 e5-d6 e5-f6xg5xe7xg7 d8-c9 d8-e9 h8-g9 h8-i9");
    check("capture=optional", three, "h4-i5 e5-d6 e5-f6xg5xe7xg7 e5-f6~ d8-c9 d8-e9 h8-g9 h8-i9");
}

#[test]
fn rule_2_5_flank() {
    let two = "S:Se5,h6,f8:Ng6,f7";
    check("flank=diagonal", two, "e5-d6 e5-f6 h6-g7 h6-i7 f8-e9 f8-g9");
    check("flank=any", two, "e5-d6 e5-f6xg6xf7 h6-g7 h6-i7 f8-e9 f8-g9");

    let seven = "S:Sf4,e5,d8,f8,h8:We7,f7,g7:Nf5,g5,e6,g6:Eh4,d6,h6";
    check("seats=4 flank=diagonal", seven, "e5-f6xg5xe7xg7 d8-c9 d8-e9 f8-e9 f8-g9 h8-g9 h8-i9");
    check("seats=4 flank=any", seven, "e5-f6xf5xg5xe6xg6xe7xf7xg7 d8-c9 d8-e9 f8-e9 f8-g9 h8-g9 h8-i9");
}

#[test]
fn rule_2_5_priest() {
    let two = "N:Sj2,f6:Ne5,h8";
    check_after(
        "priest=home",
        two,
        "h8-g7xf6",
        "S:Sj2:Ne5,g7:C0,1:Hs",
        "P@e1 P@f1 P@g1 P@h1 P@i1 P@j1 j2-i3 j2-k3",
    );
    check_after("priest=captor", two, "h8-g7xf6", "S:Sj2:Ne5,Pf6,g7:C0,1", "j2-i3 j2-k3");
    check_after(
        "priest=captor",
        two,
        "h8-g7xf6 j2-i3",
        "N:Si3:Ne5,Pf6,g7:C0,1",
        "e5-d4 e5-f4 f6-f5 f6-g5 f6-e6 f6-g6 g7-h6",
    );

    // With four players the one who captures has it.
    let four = "W:Sj2,f6:Wd4:Ng7:En8";
    check_after("seats=4 priest=home", four, "d4-e5xf6", "N:Sj2:We5:Ng7:En8:C0,1:Hs", "g7-f6 g7-h6");
    check_after("seats=4 priest=captor", four, "d4-e5xf6", "N:Sj2:We5,Pf6:Ng7:En8:C0,1", "g7-h6");
}

#[test]
fn rule_2_5_priest_of_the_captor_comes_on_the_first_square_and_takes_nothing() {
    // On g5 it stands beside h6, with its own man behind on i7.
    check_after(
        "priest=captor",
        "S:Sh4,e5,i7,d8,h8:Ng5,h6,e7,g7,f14",
        "e5-f6xg5xe7xg7",
        "N:Sh4,Pg5,f6,i7,d8,h8:Nh6,f14:C3,0",
        "h6-i5 f14-e13 f14-g13",
    );
    // Only the first capture brings one, taken or not.
    check_after("priest=captor", "N:Sj2,f6:Ne5,h8:C0,1", "h8-g7xf6", "S:Sj2:Ne5,g7:C0,2", "j2-i3 j2-k3");
    // A capture declined is none.
    check_after(
        "priest=captor capture=optional",
        "N:Sj2,f6:Ne5,h8",
        "h8-g7~",
        "S:Sj2,f6:Ne5,g7",
        "j2-i3 j2-k3 f6-e7",
    );
}

#[test]
fn rule_2_5_goal() {
    let across = "S:Sf13:Ng7:C0,3";
    check_after("goal=count", across, "f13-e14", "N:Se14:Ng7:C0,3", "g7-f6 g7-h6");
    check_end("goal=race", across, "f13-e14", Some(Team::First), Ending::Race);

    // Who is across by the loss of his last straggler wins at the end of his own turn.
    let straggler = "N:Sf6,e14:Ne5,h8:C0,1";
    for options in ["goal=count", "goal=race"] {
        check_after(options, straggler, "h8-g7xf6", "S:Se14:Ne5,g7:C0,2", "--");
    }
    check_after("goal=count", straggler, "h8-g7xf6 --", "N:Se14:Ne5,g7:C0,2:Q1", "e5-d4 e5-f4 g7-f6 g7-h6");
    check_end("goal=race", straggler, "h8-g7xf6 --", Some(Team::First), Ending::Race);
}

#[test]
fn rule_2_5_goal_race_needs_the_whole_team_and_no_priest_in_hand() {
    check_after("goal=race", "S:Sf13:Ng7:C0,3:Hs", "f13-e14", "N:Se14:Ng7:C0,3:Hs", "g7-f6 g7-h6");
    let four = "seats=4 goal=race";
    check_end(four, "S:Sf13:Wb3:Ng7:Ea5:C0,3", "f13-e14", Some(Team::First), Ending::Race);
    check_after(four, "S:Sf13:Wb3:Ng7:Eb5:C0,3", "f13-e14", "W:Se14:Wb3:Ng7:Eb5:C0,3", "b3-c2 b3-c4");
    check_end(four, "E:Se14:Wb3:Ng7:Eb6:C0,3", "b6-a5", Some(Team::First), Ending::Race);
}

#[test]
fn rule_2_5_goal_race_otherwise_ends_as_2_4() {
    check_end("goal=race", "N:Sf6:Ne5,h8:C0,5", "h8-g7xf6", Some(Team::Second), Ending::TeamGone);
    check_end("goal=race", "S:Sc12:Nb2:C1,2", "c12-b13", Some(Team::Second), Ending::NobodyCanMove);
}
