//! How ids and numbers look in the database.

use play::{ChallengeId, GameId, MessageId, Place, PlayerId, Seq, Server, Time};

use crate::StoreError;

/// A type that is one BIGINT column: 64-bit ids keep their bits.
pub trait Column: Sized {
    fn column(self) -> i64;
    fn from_column(value: i64) -> Self;
}

macro_rules! column {
    (unsigned: $($id:ident),*) => {$(
        impl Column for $id {
            fn column(self) -> i64 {
                self.0.cast_signed()
            }
            fn from_column(value: i64) -> Self {
                $id(value.cast_unsigned())
            }
        }
    )*};
    (signed: $($id:ident),*) => {$(
        impl Column for $id {
            fn column(self) -> i64 {
                self.0
            }
            fn from_column(value: i64) -> Self {
                $id(value)
            }
        }
    )*};
}

column!(unsigned: MessageId, Place, PlayerId, Server);
column!(signed: ChallengeId, GameId, Time);

/// The number of an event, from its column.
pub fn seq(value: i64) -> Result<Seq, StoreError> {
    u32::try_from(value).map(Seq).map_err(|_| StoreError::Row("an event number below 0 or too large"))
}
