//! The bot's gateway sessions: who gets which event, and what is kept for those that come back.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::{intents, payload};
use crate::ids::Id;

/// Events kept of a session for its return.
const KEPT_EVENTS: usize = 1000;
/// Frames on their way to one connection; a client that reads so slowly is cut off.
pub const QUEUE: usize = 4096;
/// Sessions kept, with and without a connection.
const KEPT_SESSIONS: usize = 64;

/// What a connection is told to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Frame {
    /// Send a payload.
    Payload(String),
    /// Close with a code and a reason.
    Close(u16, &'static str),
    /// Break the connection off without a word.
    Drop,
}

/// An event for the bot.
#[derive(Clone, Debug, PartialEq)]
pub struct Event {
    pub name: &'static str,
    /// Any of these must be asked for; 0 for an event that everyone gets.
    pub intents: u64,
    /// The guild it belongs to, which says the shard; direct messages go to the first.
    pub guild: Option<Id>,
    pub data: Value,
    /// What sessions with the privileged intent for content get instead.
    pub with_content: Option<Value>,
}

/// What a session asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    pub intents: u64,
    /// Its number and how many there are.
    pub shard: (u64, u64),
    /// Whether large payloads are to be compressed.
    pub compress: bool,
}

#[derive(Debug)]
struct Session {
    asked: Asked,
    seq: u64,
    kept: VecDeque<(u64, String)>,
    link: Option<(u64, mpsc::Sender<Frame>)>,
}

/// All sessions.
#[derive(Debug, Default)]
pub struct Hub {
    sessions: BTreeMap<Id, Session>,
    connections: u64,
    /// While set, heartbeats are not answered.
    pub is_mute: bool,
    /// While set, nobody can connect.
    pub is_shut: bool,
    /// Guilds that are out of reach: new sessions are told that they are there, and nothing else of them.
    pub out: BTreeSet<Id>,
    /// Guilds that new sessions are wrongly not told of.
    pub unlisted: BTreeSet<Id>,
}

impl Hub {
    /// A number for a new connection.
    pub const fn connect(&mut self) -> u64 {
        self.connections += 1;
        self.connections
    }

    /// Begins a session on a connection.
    pub fn begin(&mut self, id: Id, asked: Asked, connection: u64, link: mpsc::Sender<Frame>) {
        while self.sessions.len() >= KEPT_SESSIONS {
            self.sessions.pop_first();
        }
        let session = Session { asked, seq: 0, kept: VecDeque::new(), link: Some((connection, link)) };
        self.sessions.insert(id, session);
    }

    /// Goes on with a session on a new connection, from after `seq`; `None` if that cannot be.
    pub fn resume(&mut self, id: Id, seq: u64, connection: u64, link: mpsc::Sender<Frame>) -> Option<Asked> {
        let session = self.sessions.get_mut(&id)?;
        let missed: Vec<_> = session.kept.iter().filter(|(n, _)| *n > seq).cloned().collect();
        let is_whole = session.seq <= seq || missed.first().is_some_and(|(n, _)| *n == seq + 1);
        if seq > session.seq || !is_whole {
            self.sessions.remove(&id);
            return None;
        }
        for (_, payload) in missed {
            session.push(&link, Frame::Payload(payload));
        }
        session.link = Some((connection, link));
        session.dispatch("RESUMED", &json!({}));
        Some(session.asked)
    }

    /// Notes that a connection is gone; its session waits.
    pub fn disconnected(&mut self, connection: u64) {
        for session in self.sessions.values_mut() {
            if session.link.as_ref().is_some_and(|(of, _)| *of == connection) {
                session.link = None;
            }
        }
    }

    /// Sends an event to the sessions that get it.
    pub fn dispatch(&mut self, event: &Event) {
        for session in self.sessions.values_mut() {
            if !session.gets(event) {
                continue;
            }
            let has_content = session.asked.intents & intents::MESSAGE_CONTENT != 0;
            let data = event.with_content.as_ref().filter(|_| has_content).unwrap_or(&event.data);
            session.dispatch(event.name, data);
        }
    }

    /// Sends an event to one session.
    pub fn dispatch_to(&mut self, id: Id, name: &str, data: &Value) {
        if let Some(session) = self.sessions.get_mut(&id) {
            session.dispatch(name, data);
        }
    }

    /// Tells every connection to do the same. Returns how many there are.
    pub fn tell_all(&mut self, frame: &Frame) -> usize {
        let links = self.sessions.values().filter_map(|session| session.link.as_ref());
        links.filter(|(_, link)| link.try_send(frame.clone()).is_ok()).count()
    }

    /// Forgets all sessions, so that none can be resumed.
    pub fn forget(&mut self) {
        self.sessions.clear();
    }

    /// Whether the bot is there: a session with a connection.
    #[must_use]
    pub fn is_online(&self) -> bool {
        self.sessions.values().any(|session| session.link.is_some())
    }

    /// How many sessions have a connection.
    #[must_use]
    pub fn online(&self) -> usize {
        self.sessions.values().filter(|session| session.link.is_some()).count()
    }
}

impl Session {
    fn gets(&self, event: &Event) -> bool {
        let (number, count) = self.asked.shard;
        let shard = event.guild.map_or(0, |guild| (guild.get() >> 22) % count.max(1));
        shard == number && (event.intents == 0 || self.asked.intents & event.intents != 0)
    }

    fn dispatch(&mut self, name: &str, data: &Value) {
        self.seq += 1;
        let payload = payload::event(name, self.seq, data);
        if self.kept.len() == KEPT_EVENTS {
            self.kept.pop_front();
        }
        self.kept.push_back((self.seq, payload.clone()));
        if let Some((_, link)) = self.link.clone() {
            self.push(&link, Frame::Payload(payload));
        }
    }

    /// Hands a frame to the connection, or lets go of it if it does not keep up.
    fn push(&mut self, link: &mpsc::Sender<Frame>, frame: Frame) {
        if link.try_send(frame).is_err() {
            self.link = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SESSION: Id = Id::new(1);

    fn asked(intents: u64, shard: (u64, u64)) -> Asked {
        Asked { intents, shard, compress: false }
    }

    fn event(intents: u64, guild: Option<Id>) -> Event {
        let with_content = Some(json!("whole"));
        Event { name: "EVENT", intents, guild, data: json!("bare"), with_content }
    }

    fn received(link: &mut mpsc::Receiver<Frame>) -> Vec<String> {
        std::iter::from_fn(|| link.try_recv().ok())
            .map(|frame| match frame {
                Frame::Payload(payload) => payload,
                other => panic!("{other:?}"),
            })
            .collect()
    }

    #[test]
    fn events_go_to_those_that_asked_on_their_shard() {
        let rows = [
            (asked(intents::GUILDS, (0, 1)), event(0, None), 1),
            (asked(intents::GUILDS, (0, 1)), event(intents::GUILD_MESSAGES, None), 0),
            (asked(intents::GUILD_MESSAGES, (0, 1)), event(intents::GUILD_MESSAGES, None), 1),
            (asked(intents::GUILDS, (1, 2)), event(0, None), 0),
            (asked(intents::GUILDS, (1, 2)), event(0, Some(Id::new(1 << 22))), 1),
            (asked(intents::GUILDS, (0, 2)), event(0, Some(Id::new(1 << 22))), 0),
        ];
        for (asked, event, expected) in rows {
            let (link, mut there) = mpsc::channel(QUEUE);
            let mut hub = Hub::default();
            hub.begin(SESSION, asked, 1, link);
            hub.dispatch(&event);
            assert_eq!(received(&mut there).len(), expected, "{asked:?} {event:?}");
        }
    }

    #[test]
    fn content_goes_to_those_with_the_privileged_intent() {
        for (intents, expected) in [(0, "bare"), (intents::MESSAGE_CONTENT, "whole")] {
            let (link, mut there) = mpsc::channel(QUEUE);
            let mut hub = Hub::default();
            hub.begin(SESSION, asked(intents, (0, 1)), 1, link);
            hub.dispatch(&event(0, None));
            assert!(received(&mut there)[0].contains(expected));
        }
    }

    #[test]
    fn a_session_that_comes_back_gets_what_it_missed() {
        let (link, _) = mpsc::channel(QUEUE);
        let mut hub = Hub::default();
        hub.begin(SESSION, asked(0, (0, 1)), 1, link);
        for _ in 0..5 {
            hub.dispatch(&event(0, None));
        }
        hub.disconnected(1);
        assert!(!hub.is_online());
        let (link, mut there) = mpsc::channel(QUEUE);
        assert!(hub.resume(SESSION, 3, 2, link).is_some());
        let got = received(&mut there);
        assert_eq!(got.len(), 3, "{got:?}");
        assert!(got[0].contains("\"s\":4") && got[1].contains("\"s\":5") && got[2].contains("RESUMED"));
    }

    #[test]
    fn a_session_of_which_too_much_is_lost_does_not_come_back() {
        let (link, _) = mpsc::channel(QUEUE);
        let mut hub = Hub::default();
        hub.begin(SESSION, asked(0, (0, 1)), 1, link);
        for _ in 0..KEPT_EVENTS + 5 {
            hub.dispatch(&event(0, None));
        }
        let resumed = |hub: &mut Hub, seq| hub.resume(SESSION, seq, 2, mpsc::channel(QUEUE).0).is_some();
        assert!(!resumed(&mut hub, 3));
        assert!(!resumed(&mut hub, 1005), "it is forgotten by then");
    }
}
