//! Awithlaknakwe: warriors, the Priest, the ends, four players, and the options.

use crate::{Exercise, Topic, Want};

pub(crate) const SERIES: &[Exercise] =
    &[
        Exercise::new(Topic::WarriorsBoard, "awithlaknakwe", "")
            .wants(&[Want::From("e1"), Want::To("f2")])
            .teaches(&["2.1", "2.2"]),
        Exercise::new(Topic::WarriorsMove, "awithlaknakwe", "S:Se1,g5:Nb13,k13")
            .wants(&[Want::From("g5"), Want::To("h6")])
            .teaches(&["2.3", "2.3/1"]),
        Exercise::new(Topic::WarriorsCapture, "awithlaknakwe", "S:Se5,h8:Ng7,b13")
            .wants(&[Want::Capture])
            .teaches(&["2.3/2", "2.5 capture=automatic", "2.5 flank=diagonal"]),
        Exercise::new(Topic::WarriorsSeveral, "awithlaknakwe", "S:Sh4,e5,k7,d8,h8,n10:Ng5,e7,g7,m9,b13")
            .wants(&[Want::Most])
            .teaches(&["2.3/2"]),
        Exercise::new(Topic::WarriorsBetween, "awithlaknakwe", "S:Se5:Ng5,b6,e7,b13")
            .wants(&[Want::Safe])
            .teaches(&["2.3/3"]),
        Exercise::new(Topic::WarriorsStuck, "awithlaknakwe", "S:Se1,b2,k5:Nd2,b13")
            .wants(&[Want::Capture])
            .teaches(&["2.1"]),
        Exercise::new(Topic::WarriorsPlace, "awithlaknakwe", "S:Se1,f1:Ne14,Pf9:C2,1:Hs")
            .wants(&[Want::Place])
            .teaches(&["2.3/4", "2.5 priest=home"]),
        Exercise::new(Topic::WarriorsPriest, "awithlaknakwe", "S:Se1,Pg5:Nb13,e14:C0,1")
            .wants(&[Want::From("g5"), Want::To("g6")])
            .teaches(&["2.3/1"]),
        Exercise::new(Topic::WarriorsFour, "awithlaknakwe", "S:Sd4,h4,Pf5,d8,h8:Ne5,g5,e7,g7,b13:C0,1")
            .wants(&[Want::Most])
            .teaches(&["2.3/2"]),
        Exercise::new(Topic::WarriorsTakePriest, "awithlaknakwe", "S:Se5,k5,h8,n8:NPg7,m7:C1,1")
            .wants(&[Want::TakePriest])
            .teaches(&["2.3/4"]),
        Exercise::new(Topic::WarriorsPass, "awithlaknakwe", "S:Sg5:Nd2:C2,1:Hs")
            .wants(&[Want::Place, Want::Passes])
            .teaches(&["2.3/5"]),
        Exercise::new(Topic::WarriorsHome, "awithlaknakwe", "S:SPf13:Ne1:C2,1")
            .wants(&[Want::Win])
            .teaches(&["2.4", "2.4/1", "2.5 goal=count"]),
        Exercise::new(Topic::WarriorsNobody, "awithlaknakwe", "S:Sc12:Nb2:C2,1")
            .wants(&[Want::Win])
            .teaches(&["2.4/2"]),
        Exercise::new(Topic::WarriorsGone, "awithlaknakwe", "S:Se5,h8:Ng7:C3,2")
            .wants(&[Want::Win])
            .teaches(&["2.4/3"]),
        Exercise::new(Topic::WarriorsQuiet, "awithlaknakwe", "S:Se3,Pg5:Nl8:C2,1:Q39")
            .wants(&[Want::Win])
            .teaches(&["2.4/4"]),
        Exercise::new(Topic::WarriorsTeams, "awithlaknakwe seats=4", "S:Se5,e1:Wa5:Ng7,b13:Eh8,n5")
            .wants(&[Want::Capture])
            .teaches(&["2.2", "2.5", "2.5 seats=2", "2.5 seats=4"]),
        Exercise::new(Topic::WarriorsSpare, "awithlaknakwe capture=optional", "S:Se5,h8:Ng7,b13")
            .wants(&[Want::Spare])
            .teaches(&["2.5 capture=optional"]),
        Exercise::new(Topic::WarriorsFlank, "awithlaknakwe flank=any", "S:Se5,f8:Nf7,b13")
            .wants(&[Want::Capture])
            .teaches(&["2.5 flank=any"]),
        Exercise::new(Topic::WarriorsCaptor, "awithlaknakwe priest=captor", "S:Se5,h8:Ng7,b13")
            .wants(&[Want::Capture])
            .teaches(&["2.5 priest=captor"]),
        Exercise::new(Topic::WarriorsRace, "awithlaknakwe goal=race", "S:SPf13:Ng7:C0,1")
            .wants(&[Want::Win])
            .teaches(&["2.5 goal=race"]),
    ];
