//! Snowflakes: Discord's identifiers, which carry the time they were made.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::moment::Moment;

/// Unix milliseconds of the first moment of 2015, where snowflakes begin to count.
const EPOCH_MS: u64 = 1_420_070_400_000;

/// A snowflake: 42 bits of milliseconds since 2015, 22 bits that tell ids of one millisecond apart.
///
/// In JSON a string of digits, as everywhere at Discord; an integer is read as well, because
/// `attachments[].id` is sent as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(u64);

impl Id {
    /// The id with this value.
    #[must_use]
    pub const fn new(value: u64) -> Self {
        Self(value)
    }

    /// Its value.
    #[must_use]
    pub const fn get(self) -> u64 {
        self.0
    }

    /// When it was made.
    #[must_use]
    pub const fn made_at(self) -> Moment {
        Moment::from_unix_ms((self.0 >> 22) + EPOCH_MS)
    }

    /// The first id after `last` that says it was made `now`, or later if `last` was.
    #[must_use]
    pub fn after(last: Self, now: Moment) -> Self {
        let first = now.unix_ms().saturating_sub(EPOCH_MS) << 22;
        Self(first.max(last.0 + 1))
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Id {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor;
        impl de::Visitor<'_> for Visitor {
            type Value = Id;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a snowflake")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Id, E> {
                text.parse().map_err(|_| E::invalid_value(de::Unexpected::Str(text), &self))
            }

            fn visit_u64<E: de::Error>(self, value: u64) -> Result<Id, E> {
                Ok(Id(value))
            }
        }
        deserializer.deserialize_any(Visitor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_grow_and_tell_their_time() {
        let now = Moment::from_unix_ms(1_700_000_000_123);
        let first = Id::after(Id::new(1), now);
        let second = Id::after(first, now);
        assert!(first < second);
        assert_eq!(first.made_at(), now);
        assert_eq!(second.made_at(), now);
    }

    #[test]
    fn a_clock_that_stands_still_or_goes_back_gives_new_ids_all_the_same() {
        let last = Id::after(Id::new(1), Moment::from_unix_ms(1_700_000_000_123));
        assert!(Id::after(last, Moment::from_unix_ms(1_600_000_000_000)) > last);
    }

    #[test]
    fn text_and_json_round_trip() {
        let id = Id::new(1_100_000_000_000_000_007);
        assert_eq!(id.to_string().parse(), Ok(id));
        let json = serde_json::to_string(&id).unwrap();
        assert_eq!(json, "\"1100000000000000007\"");
        assert_eq!(serde_json::from_str::<Id>(&json).unwrap(), id);
        assert_eq!(serde_json::from_str::<Id>("0").unwrap(), Id::new(0));
    }
}
