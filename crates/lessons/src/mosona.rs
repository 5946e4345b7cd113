//! Awithlaknan Mosona: what both strip games have in common, the huff, the ends, and the options.

use crate::{Exercise, Topic, Want};

pub(crate) const SERIES: &[Exercise] =
    &[
        Exercise::new(Topic::MosonaBoard, "mosona", "")
            .wants(&[Want::From("a10"), Want::To("b9")])
            .teaches(&["1.1", "1.2", "1.4 lozenges", "1.4 preset traditional"]),
        Exercise::new(Topic::MosonaStep, "mosona", "W:Wa4,b9:Bc2,c16")
            .wants(&[Want::From("b9"), Want::To("a8")])
            .teaches(&["1.3", "1.3/1"]),
        Exercise::new(Topic::MosonaLeap, "mosona", "").after("a8-b9").wants(&[Want::Capture]).teaches(&[
            "1.3/2",
            "1.4 leap=straight",
            "1.4 ends=straight",
        ]),
        Exercise::new(Topic::MosonaEdge, "mosona", "W:Wb7,a16:Bc8,c2").wants(&[Want::Safe]).teaches(&["1.1"]),
        Exercise::new(Topic::MosonaChain, "mosona", "W:Wa2,b3:Bb5,b9,c16")
            .wants(&[Want::Most])
            .teaches(&["1.3/2", "1.4 chain=optional"]),
        Exercise::new(Topic::MosonaTurning, "mosona", "W:Wa2,b13:Bb3,b5,b7,b15,c16")
            .wants(&[Want::Most])
            .teaches(&["1.3/2"]),
        Exercise::new(Topic::MosonaDue, "mosona", "W:Wa2,b11:Bb9,c4,c16")
            .wants(&[Want::Duty])
            .teaches(&["1.5", "1.4 capture=huff"]),
        Exercise::new(Topic::MosonaHuff, "mosona", "")
            .after("a8-b9 b7-a8")
            .wants(&[Want::Huff])
            .teaches(&["1.5", "1.5/1"]),
        Exercise::new(Topic::MosonaHuffMoved, "mosona", "B:Wa16,b9:Bb1,c10")
            .after("c10-b11")
            .wants(&[Want::Huff])
            .teaches(&["1.5/1", "1.5/2"]),
        Exercise::new(Topic::MosonaHuffChoice, "mosona", "W:Wb9,a16:Bb7,c10,c2:Db7,c10")
            .wants(&[Want::Huff, Want::Capture])
            .teaches(&["1.5/2"]),
        Exercise::new(Topic::MosonaNoMen, "mosona", "W:Wa16,b3:Bb5")
            .wants(&[Want::Win])
            .teaches(&["1.6", "1.6/1"]),
        Exercise::new(Topic::MosonaBlocked, "mosona", "W:Wa2,a4,b5,c2:Bb1")
            .wants(&[Want::Win])
            .teaches(&["1.3/3", "1.6/2"]),
        Exercise::new(Topic::MosonaRepetition, "mosona", "W:Wa6,a8,b15:Bc2,c8")
            .after("b15-b17 c2-b1 b17-a16 b1-c2 a16-b17 c2-b1 b17-a16 b1-c2")
            .wants(&[Want::Win])
            .teaches(&["1.6/3"]),
        Exercise::new(Topic::MosonaCount, "mosona", "W:Wa2,b3:Bb5,c10,c16:Q99")
            .wants(&[Want::Capture])
            .teaches(&["1.6/3"]),
        Exercise::new(Topic::MosonaSize, "mosona lozenges=4", "")
            .wants(&[Want::From("a6"), Want::To("b5")])
            .teaches(&["1.4", "1.4 lozenges", "1.4 men=full"]),
        Exercise::new(Topic::MosonaFree, "mosona capture=free", "W:Wb7,a2:Bb9,b13,c16")
            .wants(&[Want::Safe])
            .teaches(&["1.4 capture=free"]),
        Exercise::new(Topic::MosonaStrict, "mosona strict", "W:Wa2,b3,b13:Bb5,b9,b15,c4")
            .wants(&[Want::Most])
            .teaches(&["1.4 capture=strict", "1.4 preset strict"]),
        Exercise::new(Topic::MosonaFull, "mosona chain=full", "W:Wa2,b3:Bb5,b9,c16")
            .wants(&[Want::Capture])
            .teaches(&["1.4 chain=full"]),
        Exercise::new(Topic::MosonaMaximum, "mosona chain=maximum", "W:Wa16,b3:Bb5,b9,b15")
            .wants(&[Want::Capture])
            .teaches(&["1.4 chain=maximum"]),
        Exercise::new(Topic::MosonaSingle, "mosona chain=single", "W:Wa2,b3:Bb5,b9,c16")
            .wants(&[Want::Capture])
            .teaches(&["1.4 chain=single"]),
        Exercise::new(Topic::MosonaLudii, "mosona ludii", "W:Wa2,a12:Bb1,b9")
            .wants(&[Want::Capture])
            .teaches(&["1.4 ends=upright", "1.4 outer-lines=yes", "1.4 preset ludii"]),
        Exercise::new(Topic::MosonaBent, "mosona leap=bent", "W:Wb7:Ba8,c8,c16")
            .wants(&[Want::Most])
            .teaches(&["1.4 leap=bent"]),
    ];
