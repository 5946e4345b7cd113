//! Everything the sandbox knows: users, guilds, channels, messages, commands, interactions.
//!
//! Only data and what can be read off it; what happens to it is in [`acts`](crate::acts), how it looks
//! to the bot in [`wire`](crate::wire).

pub mod channel;
pub mod command;
pub mod components;
pub mod files;
pub mod guild;
pub mod interaction;
pub mod journal;
pub mod locale;
pub mod message;
pub mod permissions;
mod seed;
pub mod settings;
pub mod table;
pub mod user;

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use self::channel::{Channel, Kind, Thread};
use self::command::Command;
use self::guild::Guild;
use self::interaction::Interaction;
use self::message::Message;
use self::permissions::Permissions;
use self::settings::{Settings, Single};
use self::table::Table;
use self::user::{Member, User};
use crate::ids::Id;
use crate::moment::Moment;

/// Messages kept in one channel; beyond it the oldest are forgotten.
pub const MESSAGES_PER_CHANNEL: usize = 2000;

/// The state of the sandbox.
#[derive(Debug)]
pub struct World {
    pub settings: Single<Settings>,
    pub users: Table<Id, User>,
    pub guilds: Table<Id, Guild>,
    /// By guild and user.
    pub members: Table<(Id, Id), Member>,
    pub channels: Table<Id, Channel>,
    pub messages: Table<Id, Message>,
    pub commands: Table<Id, Command>,
    pub interactions: Table<Id, Interaction>,
    /// Where it is served, without a slash at the end; not written down.
    pub base: String,
    by_channel: BTreeMap<Id, BTreeSet<Id>>,
}

/// Calls `$do!` with the name and field of every table.
macro_rules! for_each_table {
    ($do:ident) => {
        $do!(users, guilds, members, channels, messages, commands, interactions)
    };
}

impl World {
    /// A world without anything in it but the application.
    #[must_use]
    pub fn empty(settings: Settings) -> Self {
        Self {
            settings: Single::new(settings),
            users: Table::default(),
            guilds: Table::default(),
            members: Table::default(),
            channels: Table::default(),
            messages: Table::default(),
            commands: Table::default(),
            interactions: Table::default(),
            base: String::new(),
            by_channel: BTreeMap::new(),
        }
    }

    /// One server with channels, a few people, and the bot named `bot`.
    #[must_use]
    pub fn seeded(bot: &str) -> Self {
        seed::world(bot)
    }

    /// The present moment.
    #[must_use]
    pub fn now(&self) -> Moment {
        self.settings.get().clock.now()
    }

    /// A new id.
    pub fn new_id(&mut self) -> Id {
        let now = self.now();
        let settings = self.settings.get_mut();
        settings.last_id = Id::after(settings.last_id, now);
        settings.last_id
    }

    /// The bot's user id.
    #[must_use]
    pub fn bot(&self) -> Id {
        self.settings.get().application.bot
    }

    /// The thread with this id.
    #[must_use]
    pub fn thread(&self, id: Id) -> Option<&Thread> {
        self.channels.get(id)?.thread()
    }

    /// What `user` may do in `channel`: nothing, if it is not theirs to see.
    ///
    /// A thread has the rights of its parent.
    #[must_use]
    pub fn permissions(&self, user: Id, channel: &Channel) -> Permissions {
        match &channel.kind {
            Kind::Direct { between } if between.contains(&user) => Permissions::DIRECT,
            Kind::Direct { .. } => Permissions::NONE,
            Kind::Text { guild } => self.guild_permissions(*guild, user, channel),
            Kind::Thread(thread) => match self.channels.get(thread.parent) {
                Some(parent) => self.guild_permissions(thread.guild, user, parent),
                None => Permissions::NONE,
            },
        }
    }

    fn guild_permissions(&self, guild: Id, user: Id, channel: &Channel) -> Permissions {
        match (self.guilds.get(guild), self.members.get((guild, user))) {
            (Some(guild), Some(member)) => permissions::in_channel(guild, user, member, channel),
            _ => Permissions::NONE,
        }
    }

    /// The direct messages between two.
    #[must_use]
    pub fn direct(&self, one: Id, other: Id) -> Option<&Channel> {
        self.channels.values().find(|channel| match channel.kind {
            Kind::Direct { between } => between == [one, other] || between == [other, one],
            _ => false,
        })
    }

    /// Whether the two are in a guild together.
    #[must_use]
    pub fn share_guild(&self, one: Id, other: Id) -> bool {
        let in_guild = |guild, user| self.members.get((guild, user)).is_some();
        self.guilds.iter().any(|(guild, _)| in_guild(guild, one) && in_guild(guild, other))
    }

    /// The channels of a guild without its threads, in the order of the list.
    #[must_use]
    pub fn channels_of(&self, guild: Id) -> Vec<&Channel> {
        let own = |channel: &&Channel| matches!(channel.kind, Kind::Text { guild: of } if of == guild);
        let mut channels: Vec<_> = self.channels.values().filter(own).collect();
        channels.sort_by_key(|channel| (channel.position, channel.id));
        channels
    }

    /// The threads of a guild, or of one channel of it.
    pub fn threads_of(&self, of: Id) -> impl Iterator<Item = &Channel> {
        self.channels.values().filter(move |channel| {
            channel.thread().is_some_and(|thread| thread.guild == of || thread.parent == of)
        })
    }

    /// Who is in a guild.
    pub fn members_of(&self, guild: Id) -> impl Iterator<Item = (Id, &Member)> {
        self.members.iter().filter(move |((of, _), _)| *of == guild).map(|((_, user), member)| (user, member))
    }

    /// The messages of a channel, oldest first, with the ephemeral ones.
    pub fn messages_in(&self, channel: Id) -> impl DoubleEndedIterator<Item = &Message> {
        self.by_channel.get(&channel).into_iter().flatten().filter_map(|id| self.messages.get(*id))
    }

    /// The message with the same nonce that `author` sent in the last minutes.
    #[must_use]
    pub fn sent_with_nonce(&self, author: Id, nonce: &Value, now: Moment) -> Option<&Message> {
        let recent = |message: &&Message| now.since(message.id.made_at()) <= NONCE_LIVES;
        let same = |message: &&Message| message.author == author && message.nonce.as_ref() == Some(nonce);
        self.messages.values().rev().take_while(recent).find(same)
    }

    /// Puts a message; returns those that are forgotten for it.
    pub fn put_message(&mut self, message: Message) -> Vec<Message> {
        let ids = self.by_channel.entry(message.channel).or_default();
        ids.insert(message.id);
        let excess = ids.len().saturating_sub(MESSAGES_PER_CHANNEL);
        let oldest: Vec<_> = ids.iter().take(excess).copied().collect();
        self.messages.insert(message.id, message);
        oldest.into_iter().filter_map(|id| self.take_message(id)).collect()
    }

    /// Takes a message out.
    pub fn take_message(&mut self, id: Id) -> Option<Message> {
        let message = self.messages.remove(id)?;
        if let Some(ids) = self.by_channel.get_mut(&message.channel) {
            ids.remove(&id);
        }
        Some(message)
    }

    /// Forgets interactions whose tokens are of no more use.
    pub fn forget_old_interactions(&mut self) {
        let now = self.now();
        let old = |(id, interaction): (Id, &Interaction)| interaction.is_over(now).then_some(id);
        // In the order of their age: the first young one ends the search.
        let over: Vec<_> = self.interactions.iter().map_while(old).collect();
        for id in over {
            self.interactions.remove(id);
        }
    }

    /// What changed since the last call, a line of JSON each.
    pub fn take_changes(&mut self) -> String {
        let mut lines = String::new();
        if let Some(settings) = self.settings.take_changed() {
            line(&mut lines, "settings", &(), Some(settings));
        }
        macro_rules! write_changes {
            ($($table:ident),*) => {$(
                for (key, row) in self.$table.take_changed() {
                    line(&mut lines, stringify!($table), &key, row);
                }
            )*};
        }
        for_each_table!(write_changes);
        lines
    }

    /// All there is, a line of JSON each.
    #[must_use]
    pub fn all_lines(&self) -> String {
        let mut lines = String::new();
        line(&mut lines, "settings", &(), Some(self.settings.get()));
        macro_rules! write_all {
            ($($table:ident),*) => {$(
                for (key, row) in self.$table.iter() {
                    line(&mut lines, stringify!($table), &key, Some(row));
                }
            )*};
        }
        for_each_table!(write_all);
        lines
    }

    /// How many lines [`all_lines`](Self::all_lines) has.
    #[must_use]
    pub fn size(&self) -> usize {
        macro_rules! sum {
            ($($table:ident),*) => { 1 $(+ self.$table.len())* };
        }
        for_each_table!(sum)
    }

    /// Does what one line says.
    ///
    /// # Errors
    ///
    /// If the line is not one of this format.
    pub fn restore(&mut self, text: &str) -> serde_json::Result<()> {
        let (table, key, row): (String, Value, Value) = serde_json::from_str(text)?;
        macro_rules! put {
            ($($table:ident),*) => {
                match table.as_str() {
                    "settings" => self.settings = Single::new(serde_json::from_value(row)?),
                    $(stringify!($table) => restore_row(&mut self.$table, key, row)?,)*
                    other => return Err(serde::de::Error::custom(format!("unknown table {other}"))),
                }
            };
        }
        for_each_table!(put);
        Ok(())
    }

    /// Computes what is not written down.
    pub fn index(&mut self) {
        self.by_channel.clear();
        for message in self.messages.values() {
            self.by_channel.entry(message.channel).or_default().insert(message.id);
        }
    }
}

/// How long a nonce is remembered. Discord says "a few minutes".
const NONCE_LIVES: Duration = Duration::from_secs(3 * 60);

fn line<K: Serialize, V: Serialize>(lines: &mut String, table: &str, key: &K, row: Option<&V>) {
    match serde_json::to_string(&(table, key, row)) {
        Ok(text) => {
            lines.push_str(&text);
            lines.push('\n');
        }
        Err(fault) => tracing::error!("cannot write a row of {table}: {fault}"),
    }
}

fn restore_row<K, V>(table: &mut Table<K, V>, key: Value, row: Value) -> serde_json::Result<()>
where
    K: Copy + Ord + DeserializeOwned,
    V: DeserializeOwned,
{
    table.restore(serde_json::from_value(key)?, serde_json::from_value(row)?);
    Ok(())
}
