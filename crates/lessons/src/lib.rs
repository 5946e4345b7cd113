#![doc = include_str!("../README.md")]

mod awithlaknakwe;
mod exercise;
mod judge;
mod kolowis;
mod miss;
mod mosona;
mod progress;
mod topic;
mod want;

pub use exercise::Exercise;
pub use judge::{Fault, Judged, Verdict};
pub use miss::Miss;
pub use progress::Progress;
pub use topic::{NoSuchTopic, Topic};
pub use want::Want;

use rules::Variant;

/// The exercises of a game, in the order in which they are taught.
pub fn series(variant: Variant) -> &'static [Exercise] {
    match variant {
        Variant::Mosona => mosona::SERIES,
        Variant::Kolowis => kolowis::SERIES,
        Variant::Awithlaknakwe => awithlaknakwe::SERIES,
    }
}
