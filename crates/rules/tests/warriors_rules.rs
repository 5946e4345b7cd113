//! Awithlaknakwe, paragraph by paragraph of RULES.md section 2: whole lists of legal actions.

#[path = "common/warriors.rs"]
mod warriors;

use rules::warriors::{Position, Priest, Rules, Square, home};
use rules::{Ending, Side, Team};
use warriors::{after, check, check_after, check_end, legal};

#[test]
fn rule_2_1_the_board_has_168_squares_and_four_homes() {
    let names = |squares: &mut dyn Iterator<Item = Square>| {
        squares.map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(Square::all().count(), 168);
    assert_eq!(names(&mut Square::all().take(8)), "e1 f1 g1 h1 i1 j1 b2 c2");
    assert_eq!(names(&mut Square::all().rev().take(8)), "j14 i14 h14 g14 f14 e14 m13 l13");
    assert_eq!(names(&mut home(Side::South).iter()), "e1 f1 g1 h1 i1 j1");
    assert_eq!(names(&mut home(Side::North).iter()), "e14 f14 g14 h14 i14 j14");
    assert_eq!(names(&mut home(Side::West).iter()), "a5 a6 a7 a8 a9 a10");
    assert_eq!(names(&mut home(Side::East).iter()), "n5 n6 n7 n8 n9 n10");
}

#[test]
fn rule_2_1_all_squares_are_in_play_for_two() {
    check("", "S:Sb6,m9:Ng7", "b6-a7 b6-c7 m9-l10 m9-n10");
    check("", "S:Sa10,n10:Ng7", "a10-b11 n10-m11");
    check("", "S:Sd13,k13:Ng7", "d13-e14 k13-j14");
}

#[test]
fn rule_2_1_a_warrior_that_cannot_go_on_stays_and_can_be_taken() {
    check("", "S:Se5,b13,c13,l13,m13:Ng7", "e5-d6 e5-f6");
    check("flank=any", "N:Se5,c13:Nb13,e14", "b13-c12 e14-d13xc13 e14-f13");
    check("", "S:Sf6:Nd6,e7,g7", "--");
    check("", "N:Sf6:Nd6,e7,g7", "d6-c5 d6-e5xf6 g7-h6");
}

#[test]
fn rule_2_2_two_players_start_and_take_turns() {
    let south = "e1-d2 e1-f2 f1-e2 f1-g2 g1-f2 g1-h2 h1-g2 h1-i2 i1-h2 i1-j2 j1-i2 j1-k2";
    let north =
        "e14-d13 e14-f13 f14-e13 f14-g13 g14-f13 g14-h13 h14-g13 h14-i13 i14-h13 i14-j13 j14-i13 j14-k13";
    let start = Position::start(Rules::TRADITIONAL);
    let line = "S:Se1,f1,g1,h1,i1,j1:Ne14,f14,g14,h14,i14,j14";
    assert_eq!(start, after("", line, ""));
    check("", line, south);
    check_after("", line, "g1-h2", "N:Se1,f1,h1,i1,j1,h2:Ne14,f14,g14,h14,i14,j14", north);
    assert_eq!(after("", line, "g1-h2 e14-d13").to_move(), Side::South);
}

#[test]
fn rule_2_2_four_players_start_and_take_turns() {
    let rules = Rules::TRADITIONAL.read("seats=4").expect("options");
    let mut position = Position::start(rules);
    let turns = [
        (Side::South, "e1-d2 e1-f2 f1-e2 f1-g2 g1-f2 g1-h2 h1-g2 h1-i2 i1-h2 i1-j2 j1-i2 j1-k2"),
        (Side::West, "a5-b4 a5-b6 a6-b5 a6-b7 a7-b6 a7-b8 a8-b7 a8-b9 a9-b8 a9-b10 a10-b9 a10-b11"),
        (
            Side::North,
            "e14-d13 e14-f13 f14-e13 f14-g13 g14-f13 g14-h13 h14-g13 h14-i13 i14-h13 i14-j13 j14-i13 j14-k13",
        ),
        (Side::East, "n5-m4 n5-m6 n6-m5 n6-m7 n7-m6 n7-m8 n8-m7 n8-m9 n9-m8 n9-m10 n10-m9 n10-m11"),
    ];
    for (side, expected) in turns {
        assert_eq!(position.to_move(), side);
        assert_eq!(legal(&position), expected);
        let first = expected.split(' ').next().and_then(|word| word.parse().ok());
        position.play_unchecked(first.expect("an action"));
    }
    assert_eq!(position.to_move(), Side::South);
}

#[test]
fn rule_2_2_north_and_west_play_against_south_and_east() {
    // West takes South's man by a man of North, and East's by its own.
    check("seats=4", "W:Sf6:Wh1,d4:Ng7:En8", "h1-i2 d4-e3 d4-e5xf6");
    check("seats=4", "W:Sn8:Wd4,g7:Na8:Ef6", "d4-e3 d4-e5xf6 g7-h6 g7-h8");
    // Neither takes the partner's man.
    check("seats=4", "W:Sn8:Wd4,g7:Nf6:Em9", "d4-e3 d4-e5 g7-h6 g7-h8");
    check("seats=4", "E:Sf6:Wa8:Nh13:Eg3,e5,h8", "g3-f2 g3-f4 e5-d4 e5-d6 h8-g7 h8-g9");
}

#[test]
fn rule_2_2_each_team_owns_one_priest_to_come() {
    for options in ["", "seats=4"] {
        let start = Position::start(Rules::TRADITIONAL.read(options).expect("options"));
        assert_eq!(Team::ALL.map(|team| start.priest(team)), [Priest::ToCome; 2]);
    }
}

#[test]
fn rule_2_3_a_warrior_moves_diagonally_forward() {
    check("seats=4", "S:Se5:Wh3:Ni10:Ek7", "e5-d6 e5-f6");
    check("seats=4", "W:Se5:Wh3:Ni10:Ek7", "h3-i2 h3-i4");
    check("seats=4", "N:Se5:Wh3:Ni10:Ek7", "i10-h9 i10-j9");
    check("seats=4", "E:Se5:Wh3:Ni10:Ek7", "k7-j6 k7-j8");
    // Only to vacant squares.
    check("", "S:Se5,d6:Nf6", "d6-c7 d6-e7");
}

#[test]
fn rule_2_3_the_priest_also_moves_straight_forward_left_and_right() {
    let south = "S:SPe5:Wh3:Ni10:Ek7:C0,1";
    check("seats=4", south, "e5-d5 e5-f5 e5-d6 e5-e6 e5-f6");
    let west = "W:Sh3:WPe5:Ni10:Ek7:C1,0";
    check("seats=4", west, "e5-e4 e5-f4 e5-f5 e5-e6 e5-f6");
    let north = "N:Sh3:Wh8:NPe5:Ek7:C1,0";
    check("seats=4", north, "e5-d4 e5-e4 e5-f4 e5-d5 e5-f5");
    let east = "E:Sh3:Wh8:Ni10:EPe5:C0,1";
    check("seats=4", east, "e5-d4 e5-e4 e5-d5 e5-d6 e5-e6");
    check("", "S:SPe5,d6:Nf5,e6:C0,1", "e5-d5 e5-f6 d6-c7 d6-e7");
}

#[test]
fn rule_2_3_a_man_between_two_comes_off() {
    // A warrior takes up to three …
    check("", "S:Sh4,e5,d8,h8:Ng5,e7,g7", "h4-i5 e5-d6 e5-f6xg5xe7xg7 d8-c9 d8-e9 h8-g9 h8-i9");
    check_after(
        "",
        "S:Sh4,e5,d8,h8:Ng5,e7,g7,f14",
        "e5-f6xg5xe7xg7",
        "N:Sh4,f6,d8,h8:Nf14:C3,0:Hn",
        "P@e14 P@g14 P@h14 P@i14 P@j14 f14-e13 f14-g13",
    );
    // … a Priest, who goes straight too, up to four.
    check(
        "",
        "S:Sd4,h4,Pf5,d8,h8:Ne5,g5,e7,g7:C0,1",
        "d4-c5 h4-i5 f5-e6 f5-f6xe5xg5xe7xg7 f5-g6 d8-c9 d8-e9 h8-g9 h8-i9",
    );
    // Along files and ranks nobody comes off.
    check("", "S:Se5,h6,f8:Ng6,f7", "e5-d6 e5-f6 h6-g7 h6-i7 f8-e9 f8-g9");
    // Priests take and are taken alike.
    check("", "S:Se5,Ph8:NPj2,g7:C1,1", "e5-d6 e5-f6xg7 h8-g8 h8-i8 h8-g9 h8-h9 h8-i9");
    check("", "S:Se5,h8:Nj2,Pg7:C1,0", "e5-d6 e5-f6xg7 h8-g9 h8-i9");
}

#[test]
fn rule_2_3_stepping_between_two_enemies_is_safe() {
    check("", "S:Se5:Ng5,e7", "e5-d6 e5-f6");
    check_after("", "S:Se5:Ng5,e7", "e5-f6", "N:Sf6:Ng5,e7", "g5-f4 g5-h4 e7-d6");
    // Only the man that moves takes: the two that stand there already take nothing.
    check("", "N:Sf6:Nb3,g5,e7", "b3-c2 g5-f4 g5-h4 e7-d6");
}

#[test]
fn rule_2_3_the_priest_comes_into_hand_with_the_first_man_lost() {
    let line = "N:Sj2,f6:Ne5,h8";
    check("", line, "e5-d4 e5-f4 h8-g7xf6 h8-i7");
    check_after("", line, "h8-g7xf6", "S:Sj2:Ne5,g7:C0,1:Hs", "P@e1 P@f1 P@g1 P@h1 P@i1 P@j1 j2-i3 j2-k3");
    // At the start of any later turn: it need not be the next.
    check_after(
        "",
        line,
        "h8-g7xf6 j2-i3 e5-d4",
        "S:Si3:Nd4,g7:C0,1:Hs",
        "P@e1 P@f1 P@g1 P@h1 P@i1 P@j1 i3-h4 i3-j4",
    );
}

#[test]
fn rule_2_3_a_player_places_then_moves() {
    let line = "S:Sg1,j2:Ne5,g7:C0,1:Hs";
    check("", line, "P@e1 P@f1 P@h1 P@i1 P@j1 g1-f2 g1-h2 j2-i3 j2-k3");
    let placed = after("", line, "P@i1");
    assert!(placed.placed());
    assert_eq!(placed.priest(Team::First), Priest::OnBoard(Side::South, "i1".parse().expect("a square")));
    assert_eq!(placed.to_move(), Side::South);
    assert_eq!(legal(&placed), "g1-f2 g1-h2 i1-h1 i1-j1 i1-h2 i1-i2 j2-i3 j2-k3");
    check_after("", line, "P@i1 i1-h1", "N:Sg1,Ph1,j2:Ne5,g7:C0,1", "e5-d4 e5-f4 g7-f6 g7-h6");
}

#[test]
fn rule_2_3_placing_captures_nothing() {
    let line = "S:Sh3:Ng2:C0,1:Hs";
    let placed = after("", line, "P@f1");
    assert_eq!(placed.to_string(), "S:SPf1,h3:Ng2:C0,1");
    assert_eq!(legal(&placed), "f1-e1 f1-g1 f1-e2 f1-f2 h3-g4 h3-i4");
}

#[test]
fn rule_2_3_a_player_without_a_man_may_place() {
    check("", "S:S:Ne5:C0,6:Hs", "P@e1 P@f1 P@g1 P@h1 P@i1 P@j1");
}

#[test]
fn rule_2_3_a_priest_once_taken_is_gone() {
    let line = "N:Sj2,Pf6:Ne5,h8:C0,1";
    check_after("", line, "h8-g7xf6", "S:Sj2:Ne5,g7:C0,2", "j2-i3 j2-k3");
    assert_eq!(after("", line, "h8-g7xf6").priest(Team::First), Priest::Gone);
}

#[test]
fn rule_2_3_of_two_partners_the_lower_square_has_the_priest() {
    let check_holder = |line: &str, action: &str, holder: Side| {
        let position = after("seats=4", line, action);
        assert_eq!(position.priest(Team::First), Priest::InHand(holder), "{line}");
    };
    check_holder("N:Sf6:Wa8:Ne5,i5,f8:Eh6", "f8-g7xf6xh6", Side::South);
    check_holder("N:Sh6:Wa8:Ne5,i5,f8:Ef6", "f8-g7xf6xh6", Side::East);
    check_holder("N:Sh8:Wi9:Ne5,f8:Ef6", "f8-g7xf6xh8", Side::East);
    check_holder("N:Sh6:Wi9:Ni5,f8:Eh8", "f8-g7xh6xh8", Side::South);
}

#[test]
fn rule_2_3_only_the_holder_places() {
    let line = "E:Sg4:Wa8:Ni9:Em9:C0,2:He";
    check("seats=4", line, "P@n5 P@n6 P@n7 P@n8 P@n9 P@n10 m9-l8 m9-l10");
    check("seats=4", "S:Sg4:Wa8:Ni9:Em9:C0,2:He", "g4-f5 g4-h5");
}

#[test]
fn rule_2_3_who_can_only_place_must_place() {
    check("", "S:Sb13:Ne5:C0,1:Hs", "P@e1 P@f1 P@g1 P@h1 P@i1 P@j1");
}

#[test]
fn rule_2_3_who_cannot_move_after_placing_passes() {
    let line = "S:S:Nf1,h1,f2,g2,h2:C0,6:Hs";
    check("", line, "P@e1 P@g1 P@i1 P@j1");
    assert_eq!(legal(&after("", line, "P@g1")), "--");
    check_after("", line, "P@g1 --", "N:SPg1:Nf1,h1,f2,g2,h2:C0,6", "f2-e1 h2-i1");
}

#[test]
fn rule_2_3_who_can_neither_move_nor_place_passes() {
    check("", "S:Sb13,e14:Ne5", "--");
    check_after("", "S:Sb13,e14:Ne5", "--", "N:Sb13,e14:Ne5:Q1", "e5-d4 e5-f4");
    // Without a vacant square at home the Priest stays in hand.
    check("seats=4", "S:Sb13:Wj1:Ne1,f1,g1,h1,i1:En8:C0,1:Hs", "--");
    // Four players: one without men passes while his partner plays on.
    check("seats=4", "S:S:Wa8:Ni9:Em9:C0,1", "--");
}

#[test]
fn rule_2_4_a_all_men_have_crossed() {
    check_end("", "S:Sf13:Ng1:C2,1", "f13-e14", Some(Team::First), Ending::AllHome);
    check_end("", "S:Sf13:Ng1", "f13-e14", None, Ending::AllHome);
    check_end("seats=4", "E:Se14:Wn5:Ng1:Eb6:C1,2", "b6-a7", Some(Team::Second), Ending::AllHome);
    // Not while a Priest is in hand.
    check_after("", "S:Sf13:Ng1:C2,1:Hs", "f13-e14", "N:Se14:Ng1:C2,1:Hs", "--");
}

#[test]
fn rule_2_4_b_nobody_can_move_or_place() {
    check_end("", "S:Sc12:Ng1:C1,2", "c12-b13", Some(Team::Second), Ending::NobodyCanMove);
    // Also in the middle of a turn, before the pass that would follow.
    check_end("", "S:Sb13:Nh1,i1,i2,j2,k2:C0,1:Hs", "P@j1", Some(Team::Second), Ending::NobodyCanMove);
    check_after(
        "",
        "S:Sc12:Ng1:C1,2:Hn",
        "c12-b13",
        "N:Sb13:Ng1:C1,2:Hn",
        "P@e14 P@f14 P@g14 P@h14 P@i14 P@j14",
    );
}

#[test]
fn rule_2_4_c_a_team_is_gone() {
    check_end("", "N:Sf6:Ne5,h8:C0,5", "h8-g7xf6", Some(Team::Second), Ending::TeamGone);
    check_end("", "N:Sf6:Ne5,h8:C4,3", "h8-g7xf6", None, Ending::TeamGone);
    check_end("seats=4", "W:S:Wd4:Ng7:Ef6:C0,3", "d4-e5xf6", Some(Team::Second), Ending::TeamGone);
    // A Priest in hand keeps the game going, and so does a partner.
    check_after("", "N:Sf6:Ne5,h8", "h8-g7xf6", "S:S:Ne5,g7:C0,1:Hs", "P@e1 P@f1 P@g1 P@h1 P@i1 P@j1");
    check_after("seats=4", "W:Sf6:Wd4:Ng7:En8:C0,3", "d4-e5xf6", "N:S:We5:Ng7:En8:C0,4", "g7-f6 g7-h6");
}

#[test]
fn rule_2_4_d_too_many_quiet_turns() {
    check_end("", "S:SPe5:Ng7:C1,2:Q39", "e5-f5", Some(Team::Second), Ending::QuietTurns);
    check_end("", "N:SPe5:Ng1:C1,1:Q39", "--", None, Ending::QuietTurns);
    check_end("seats=4", "W:Sh3:WPe5:Ni10:Ek7:C1,0:Q79", "e5-e6", Some(Team::First), Ending::QuietTurns);
    check_after(
        "seats=4",
        "W:Sh3:WPe5:Ni10:Ek7:C1,0:Q78",
        "e5-e6",
        "N:Sh3:WPe6:Ni10:Ek7:C1,0:Q79",
        "i10-h9 i10-j9",
    );
}

#[test]
fn rule_2_4_d_what_breaks_the_row() {
    let check_quiet = |line: &str, actions: &str, quiet: u16| {
        assert_eq!(after("capture=optional", line, actions).quiet(), quiet, "{line} {actions}");
    };
    check_quiet("S:Sb3,Pe5:Ng7:C1,2:Q38", "e5-d5", 39);
    check_quiet("S:Sb3,Pe5:Ng7:C1,2:Q38", "e5-d6", 0);
    check_quiet("S:Sb3,Pe5:Ng7:C1,2:Q38", "b3-c4", 0);
    check_quiet("S:Sb13:Ng7:C1,2:Q38", "--", 39);
    // A capture; but a capture declined is none.
    check_quiet("S:SPe5,h7:Ng6,b9:C1,2:Q38", "e5-f5xg6", 0);
    check_quiet("S:SPe5,h7:Ng6,b9:C1,2:Q38", "e5-f5~", 39);
    // A placing, whatever follows it.
    check_quiet("S:S:Ne5:C0,6:Hs:Q38", "P@g1", 0);
    check_quiet("S:S:Ne5:C0,6:Hs:Q38", "P@g1 g1-f1", 0);
    check_quiet("S:S:Nf1,h1,f2,g2,h2:C0,6:Hs:Q38", "P@g1 --", 0);
}

#[test]
fn rule_2_4_a_priest_counts_one() {
    let position = after("", "N:Sj2,Pf6:Ne5,h8:C1,1", "h8-g7xf6");
    assert_eq!((position.captured(Team::First), position.captured(Team::Second)), (1, 2));
    assert_eq!(position.leader(), Some(Team::Second));
}
