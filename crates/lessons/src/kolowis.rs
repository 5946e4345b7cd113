//! Kolowis Awithlaknannai: what the outer lines change.

use crate::{Exercise, Topic, Want};

pub(crate) const SERIES: &[Exercise] = &[
    Exercise::new(Topic::KolowisBoard, "kolowis", "").wants(&[Want::To("b1")]).teaches(&[
        "1.1",
        "1.2",
        "1.4 men=ends-vacant",
    ]),
    Exercise::new(Topic::KolowisStep, "kolowis", "W:Wa8,a20:Bc2,c30")
        .wants(&[Want::From("a8"), Want::To("a10")])
        .teaches(&["1.3/1", "1.4 outer-lines=yes"]),
    Exercise::new(Topic::KolowisLeap, "kolowis", "W:Wa8,a28:Ba10,c30")
        .wants(&[Want::Capture])
        .teaches(&["1.1", "1.3/2"]),
    Exercise::new(Topic::KolowisEdge, "kolowis", "W:Wa10,a32:Ba6,a8,c20")
        .wants(&[Want::Safe])
        .teaches(&["1.1"]),
    Exercise::new(Topic::KolowisCorner, "kolowis", "W:Wa4,a30:Ba6,a8,c4,c6")
        .wants(&[Want::Safe])
        .teaches(&["1.1"]),
    Exercise::new(Topic::KolowisChain, "kolowis", "W:Wa4,b25:Ba6,b9,c12,c30")
        .wants(&[Want::Most])
        .teaches(&["1.3/2"]),
    Exercise::new(Topic::KolowisStop, "kolowis", "W:Wa4,a30:Ba6,b9,c12,c14")
        .wants(&[Want::Capture, Want::Safe])
        .teaches(&["1.5/3", "1.4 chain=optional"]),
    Exercise::new(Topic::KolowisHuff, "kolowis", "W:Wa12,a32:Ba10,b11,c2:Da10")
        .wants(&[Want::Huff, Want::Capture])
        .teaches(&["1.5/1", "1.5/2"]),
    Exercise::new(Topic::KolowisDraw, "kolowis", "W:Wa6,b31:Bc2,c8")
        .after("b31-b33 c2-b1 b33-a32 b1-c2 a32-b33 c2-b1 b33-a32 b1-c2")
        .wants(&[Want::Draw])
        .teaches(&["1.6/3"]),
    Exercise::new(Topic::KolowisMen, "kolowis men=full", "")
        .wants(&[Want::From("b19"), Want::To("b17")])
        .teaches(&["1.4 men=full"]),
    Exercise::new(Topic::KolowisCurved, "kolowis ends=curved", "W:Wa4,a20:Ba2,b17")
        .wants(&[Want::Capture])
        .teaches(&["1.4 ends=curved"]),
    Exercise::new(Topic::KolowisBead, "kolowis bead", "W:Wa4:Ba2,b3,b17")
        .wants(&[Want::Most])
        .teaches(&["1.4 preset bead"]),
];
