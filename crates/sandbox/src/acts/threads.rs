//! Threads: made, woken, archived, joined.

use std::time::Duration;

use serde_json::{Value, json};

use super::mentions::Allowed;
use super::messages::Draft;
use crate::core::Core;
use crate::feed::Notice;
use crate::gateway::hub::Event;
use crate::gateway::intents;
use crate::ids::Id;
use crate::refusal::{Code, Refusal};
use crate::state::channel::{Channel, Kind, Thread};
use crate::state::message::{Kind as MessageKind, Reference, flags};
use crate::state::permissions::Permissions;
use crate::wire::{channel as wire, extend};

/// A thread that is to be made. What it may be has been checked.
#[derive(Clone, Debug)]
pub struct NewThread {
    pub parent: Id,
    pub owner: Id,
    pub name: String,
    /// The message it starts from, whose id it gets.
    pub from: Option<Id>,
    /// Minutes.
    pub archive_after: u32,
}

/// That a channel is open to somebody with these rights in it: a locked thread is so only to those who manage
/// threads; one that is only archived wakes up when something is written.
///
/// # Errors
///
/// 50083 if the thread is archived too, else 160005.
pub fn require_open(channel: &Channel, rights: Permissions) -> Result<(), Code> {
    match channel.thread() {
        Some(thread) if !thread.locked || rights.has(Permissions::MANAGE_THREADS) => Ok(()),
        Some(thread) if thread.archived => Err(Code::ArchivedThread),
        Some(_) => Err(Code::LockedThread),
        None => Ok(()),
    }
}

impl Core {
    /// Makes a thread and tells of it.
    ///
    /// # Errors
    ///
    /// If the state cannot be stored.
    pub fn make_thread(&mut self, new: NewThread) -> Result<Id, Refusal> {
        let id = new.from.unwrap_or_else(|| self.world.new_id());
        let now = self.world.now();
        let Some(guild) = self.world.channels.get(new.parent).and_then(Channel::guild) else { return Ok(id) };
        let thread = Thread {
            guild,
            parent: new.parent,
            owner: new.owner,
            members: vec![(new.owner, now)],
            archived: false,
            locked: false,
            archive_changed: now,
            archive_after: new.archive_after,
            made: now,
            messages: 0,
            sent: 0,
        };
        let channel = Channel {
            id,
            kind: Kind::Thread(thread),
            name: new.name,
            position: 0,
            overwrites: Vec::new(),
            last_message: None,
        };
        self.world.channels.insert(id, channel.clone());
        self.tell_thread(&channel, "THREAD_CREATE", json!({"newly_created": true}));
        self.note_thread(&channel, new.parent, new.owner, new.from)?;
        self.notice(Notice::Guild);
        Ok(id)
    }

    /// Writes the notes that come with a new thread.
    fn note_thread(
        &mut self,
        thread: &Channel,
        parent: Id,
        owner: Id,
        from: Option<Id>,
    ) -> Result<(), Refusal> {
        if let Some(message) = from {
            self.flag(message, flags::HAS_THREAD);
            let reference = Some(Reference { channel: parent, message: Some(message) });
            let note = Draft::text(thread.id, owner, String::new());
            let allowed = Allowed::none();
            self.post(Draft { kind: MessageKind::ThreadStarter, reference, allowed, ..note })?;
        } else {
            let reference = Some(Reference { channel: thread.id, message: None });
            let note = Draft::text(parent, owner, thread.name.clone());
            self.post(Draft { kind: MessageKind::ThreadMade, reference, ..note })?;
        }
        Ok(())
    }

    /// Takes a thread out of the archive.
    pub fn wake_thread(&mut self, id: Id) {
        if self.world.thread(id).is_some_and(|thread| thread.archived) {
            self.change_thread(id, |thread| thread.archived = false);
        }
    }

    /// Changes a thread and tells of it.
    pub fn change_thread(&mut self, id: Id, change: impl FnOnce(&mut Thread)) {
        let now = self.world.now();
        let Some(thread) = self.world.channels.get_mut(id).and_then(Channel::thread_mut) else { return };
        let was_archived = thread.archived;
        change(thread);
        if thread.archived != was_archived {
            thread.archive_changed = now;
        }
        if let Some(channel) = self.world.channels.get(id).cloned() {
            self.tell_thread(&channel, "THREAD_UPDATE", json!({}));
        }
        self.notice(Notice::Guild);
    }

    /// Puts someone into a thread; the bot is told if it is the bot.
    pub fn join_thread(&mut self, id: Id, user: Id) {
        let now = self.world.now();
        let Some(thread) = self.world.channels.get_mut(id).and_then(Channel::thread_mut) else { return };
        if thread.members.iter().any(|(member, _)| *member == user) {
            return;
        }
        thread.members.push((user, now));
        let (guild, count) = (thread.guild, thread.members.len());
        if user != self.world.bot() {
            return;
        }
        let mut member = wire::thread_member(id, user, now);
        if let Some(of_guild) = self.world.members.get((guild, user)) {
            let shown = crate::wire::user::member(&self.world, user, of_guild);
            extend(&mut member, json!({"member": shown, "presence": null}));
        }
        let data = json!({"id": id, "guild_id": guild, "member_count": count, "added_members": [member]});
        self.emit_in_guild("THREAD_MEMBERS_UPDATE", intents::GUILDS | intents::GUILD_MEMBERS, guild, data);
    }

    /// Archives the threads in which nothing was said for as long as they are set to.
    pub fn archive_idle_threads(&mut self) {
        let now = self.world.now();
        let is_idle = |channel: &Channel| {
            channel.thread().is_some_and(|thread| {
                let last = channel.last_message.map_or(thread.made, Id::made_at).max(thread.archive_changed);
                let longest = Duration::from_secs(u64::from(thread.archive_after) * 60);
                !thread.archived && now.since(last) > longest
            })
        };
        let idle: Vec<_> = self
            .world
            .channels
            .values()
            .filter(|channel| is_idle(channel))
            .map(|channel| channel.id)
            .collect();
        for id in idle {
            self.change_thread(id, |thread| thread.archived = true);
        }
    }

    fn tell_thread(&mut self, channel: &Channel, name: &'static str, more: Value) {
        let Some(thread) = channel.thread() else { return };
        if !self.bot_sees(channel.id) {
            return;
        }
        let mut data = wire::for_bot(&self.world, channel);
        extend(&mut data, more);
        self.emit_in_guild(name, intents::GUILDS, thread.guild, data);
    }

    /// Tells the bot of something in a guild that has no content to strip, if it is there to hear it.
    pub fn emit_in_guild(&mut self, name: &'static str, intents: u64, guild: Id, data: Value) {
        if self.world.members.get((guild, self.world.bot())).is_none() {
            return;
        }
        self.emit(&Event { name, intents, guild: Some(guild), data, with_content: None });
    }
}
