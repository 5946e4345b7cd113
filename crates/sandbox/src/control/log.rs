//! What the bot asked for: for checks against Discord's description, and to see what is not modelled.

use std::collections::{BTreeMap, VecDeque};

use serde::Serialize;
use serde_json::Value;

use crate::moment::Moment;

/// Requests kept; older ones are forgotten.
const KEPT: usize = 5000;

/// A request of the bot.
#[derive(Clone, Debug, Serialize)]
pub struct Entry {
    /// They count from 1.
    pub number: u64,
    pub at: Moment,
    pub method: String,
    /// After `/api/v10`.
    pub path: String,
    /// The path as in Discord's description; null if the route is not modelled.
    pub route: Option<&'static str>,
    pub query: BTreeMap<String, String>,
    /// The JSON of the body, or its part `payload_json`.
    pub body: Value,
    /// Number, name and size of the files of a multipart body.
    pub files: Vec<Value>,
    /// 0 if the connection was broken off before an answer.
    pub status: u16,
    pub response: Value,
}

/// The log.
#[derive(Debug, Default)]
pub struct Log {
    entries: VecDeque<Entry>,
    last: u64,
    unmodelled: Vec<String>,
    /// Answers of status 401, 403 and 429: Discord bans after 10,000 of them in ten minutes.
    pub invalid: u64,
}

impl Log {
    /// Writes down a request, and numbers it.
    pub fn push(&mut self, entry: Entry) {
        if self.entries.len() == KEPT {
            self.entries.pop_front();
        }
        self.last += 1;
        self.invalid += u64::from(matches!(entry.status, 401 | 403 | 429));
        self.entries.push_back(Entry { number: self.last, ..entry });
    }

    /// Writes down what is not modelled.
    pub fn unmodelled(&mut self, what: String) {
        if self.unmodelled.len() < KEPT {
            self.unmodelled.push(what);
        }
    }

    /// The requests after the one with this number.
    pub fn after(&self, number: u64) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(move |entry| entry.number > number)
    }

    /// What was asked for and is not modelled.
    #[must_use]
    pub fn all_unmodelled(&self) -> &[String] {
        &self.unmodelled
    }

    /// Forgets all; numbers go on.
    pub fn clear(&mut self) {
        *self = Self { last: self.last, ..Self::default() };
    }
}
