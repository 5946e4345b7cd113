//! What an administrator is told about the bot where they are.

use std::time::Duration;

use play::{Language, Time};

use super::{Locale, Message, Right, trouble::right_name, words::when};

/// How the bot is.
#[derive(Clone, Debug)]
pub struct Diagnosis {
    /// Every right that the bot needs, and whether it has it here; empty where Discord does not tell.
    pub rights: Vec<(Right, bool)>,
    pub installed: Installed,
    pub person: Locale,
    pub server: Option<Language>,
    pub connection: Connection,
    /// What keeps the games, by its name.
    pub database: &'static str,
    /// How long it took to answer.
    pub answered: Duration,
    /// Messages that wait to be posted, here and in all.
    pub waiting: (u64, u64),
    /// Since when the oldest of them waits.
    pub oldest: Option<Time>,
}

/// For whom the app was installed that was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Installed {
    Server,
    Person,
}

/// The connection that this server's events come by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Connection {
    pub shard: u32,
    pub total: u32,
    /// `None` until it is measured, which takes a minute.
    pub latency: Option<Duration>,
}

/// The answer to `/diagnose`.
pub fn diagnosis(locale: Locale, found: &Diagnosis) -> Message {
    let mut lines = rights(locale, &found.rights);
    lines.push(locale.diagnose_installed(match found.installed {
        Installed::Server => "server",
        Installed::Person => "person",
    }));
    let server = Locale::of_language(found.server);
    lines.push(locale.diagnose_languages(found.person.code(), server.code()));
    let Connection { shard, total, latency } = found.connection;
    let latency = latency.map_or_else(|| "none".to_owned(), |latency| latency.as_millis().to_string());
    lines.push(locale.diagnose_shard(shard.to_string(), total.to_string(), latency));
    lines.push(locale.diagnose_store(found.database, found.answered.as_millis().to_string()));
    lines.push(locale.diagnose_waiting(found.waiting.0, found.waiting.1));
    lines.extend(found.oldest.map(|since| locale.diagnose_oldest(when(since))));
    Message::private(lines.join("\n"))
}

fn rights(locale: Locale, rights: &[(Right, bool)]) -> Vec<String> {
    if rights.is_empty() {
        return vec![locale.diagnose_rights_unknown()];
    }
    let line = |&(right, has): &(Right, bool)| {
        locale.diagnose_right(if has { "yes" } else { "no" }, right_name(locale, right))
    };
    let missing = rights.iter().any(|(_, has)| !has).then(|| locale.diagnose_missing());
    let lines = rights.iter().map(line);
    std::iter::once(locale.diagnose_rights()).chain(lines).chain(missing).collect()
}
