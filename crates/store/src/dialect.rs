//! The few points in which the two databases differ.

/// Which database it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    Sqlite,
    Postgres,
}

impl Dialect {
    /// By the scheme of the address.
    pub fn of(url: &str) -> Option<Dialect> {
        match url.split_once(':')?.0 {
            "sqlite" => Some(Dialect::Sqlite),
            "postgres" | "postgresql" => Some(Dialect::Postgres),
            _ => None,
        }
    }

    /// How a transaction that will write begins. SQLite must take the write lock at once: under a
    /// plain BEGIN all but one of several racers fail when they come to write.
    pub fn begin(self) -> &'static str {
        match self {
            Dialect::Sqlite => "BEGIN IMMEDIATE",
            Dialect::Postgres => "BEGIN",
        }
    }

    /// How many transactions may write at the same time, of so many connections.
    pub fn writers(self, connections: u32) -> usize {
        match self {
            Dialect::Sqlite => 1,
            Dialect::Postgres => connections as usize,
        }
    }
}

/// A query that locks the rows it finds until the transaction ends. In SQLite the transaction has
/// the whole database already.
macro_rules! locking {
    ($dialect:expr, $sql:literal) => {
        match $dialect {
            $crate::dialect::Dialect::Sqlite => $sql,
            $crate::dialect::Dialect::Postgres => concat!($sql, " FOR UPDATE"),
        }
    };
}
pub(crate) use locking;
