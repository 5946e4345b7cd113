//! Messages: written, edited, deleted.

use serde_json::{Value, json};

use super::mentions::{self, Allowed};
use super::pictures;
use crate::core::Core;
use crate::feed::{Change, Notice};
use crate::gateway::hub::Event;
use crate::gateway::intents;
use crate::ids::Id;
use crate::refusal::Refusal;
use crate::rest::check::components::ATTACHMENT;
use crate::state::World;
use crate::state::components::{self, change_media};
use crate::state::message::{Attachment, Kind, Message, Origin, Reference, flags};
use crate::state::permissions::Permissions;
use crate::wire::message::{Reader, gateway_message, gateway_sent};

/// A message that is to be written. What it may say has been checked.
#[derive(Clone, Debug)]
pub struct Draft {
    pub channel: Id,
    pub author: Id,
    pub kind: Kind,
    pub content: String,
    pub flags: u64,
    pub allowed: Allowed,
    pub files: Vec<NewFile>,
    pub components: Vec<Value>,
    pub nonce: Option<Value>,
    pub reference: Option<Reference>,
    pub origin: Option<Origin>,
    pub only_for: Option<Id>,
}

/// A file that comes with a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewFile {
    pub filename: String,
    pub description: Option<String>,
    pub bytes: Vec<u8>,
}

/// What an edit changes; `None` leaves it as it is.
#[derive(Clone, Debug, Default)]
pub struct Edit {
    pub content: Option<String>,
    pub allowed: Option<Allowed>,
    pub components: Option<Vec<Value>>,
    /// The attachments that stay, with a new alt text if they get one.
    pub kept: Option<Vec<(Id, Option<String>)>>,
    pub files: Vec<NewFile>,
    pub flags: Option<u64>,
    /// Whether it is a message that was waiting for its first content: that is no edit to be shown.
    pub fills: bool,
}

impl Draft {
    /// A message with a text and nothing else.
    #[must_use]
    pub const fn text(channel: Id, author: Id, content: String) -> Self {
        Self {
            channel,
            author,
            kind: Kind::Plain,
            content,
            flags: 0,
            allowed: Allowed::all(),
            files: Vec::new(),
            components: Vec::new(),
            nonce: None,
            reference: None,
            origin: None,
            only_for: None,
        }
    }
}

impl Core {
    /// Writes a message. A thread comes out of the archive by it, and its writer into the thread.
    ///
    /// # Errors
    ///
    /// If a file cannot be stored.
    pub fn post(&mut self, draft: Draft) -> Result<Id, Refusal> {
        let attachments = self.store(draft.files)?;
        let components = self.settled(draft.components, &attachments);
        let text = said(&draft.content, &components);
        let id = self.world.new_id();
        let mut message = Message {
            id,
            channel: draft.channel,
            author: draft.author,
            kind: draft.kind,
            mentions: self.pings(&text, &draft.allowed, draft.reference.as_ref()),
            content: draft.content,
            edited: None,
            flags: draft.flags,
            attachments,
            components,
            nonce: draft.nonce,
            reference: draft.reference,
            origin: draft.origin,
            only_for: draft.only_for,
            position: None,
        };
        if message.only_for.is_none() {
            self.count_in(&message);
        }
        message.position = self.world.thread(message.channel).map(|thread| thread.sent);
        let forgotten = self.world.put_message(message);
        forgotten.iter().for_each(|message| self.forget_files(message));
        self.tell_message(id, Change::Created);
        Ok(id)
    }

    /// Changes a message.
    ///
    /// # Errors
    ///
    /// If a file cannot be stored.
    pub fn edit(&mut self, id: Id, edit: Edit) -> Result<(), Refusal> {
        let new_files = self.store(edit.files)?;
        let now = self.world.now();
        let Some(mut message) = self.world.messages.get(id).cloned() else { return Ok(()) };
        let dropped = match edit.kept {
            Some(kept) => keep(&mut message.attachments, &kept),
            None => Vec::new(),
        };
        // A name that two files have is the new one's.
        let at_hand: Vec<_> = new_files.iter().chain(&message.attachments).cloned().collect();
        message.attachments.extend(new_files);
        message.flags = edit.flags.unwrap_or(message.flags);
        let is_v2 = message.flags & flags::COMPONENTS_V2 != 0;
        // Only a new text is looked through for mentions, whatever is allowed.
        let is_new_text = edit.content.is_some() || (is_v2 && edit.components.is_some());
        if let Some(components) = edit.components {
            message.components = self.settled(components, &at_hand);
        }
        if let Some(content) = edit.content {
            message.content = content;
        }
        if is_new_text {
            let allowed = edit.allowed.unwrap_or_else(Allowed::all);
            let text = said(&message.content, &message.components);
            message.mentions = self.pings(&text, &allowed, message.reference.as_ref());
        }
        if !edit.fills {
            message.edited = Some(now);
        }
        self.world.messages.insert(id, message);
        dropped.into_iter().for_each(|file| self.files.remove(file));
        self.tell_message(id, Change::Edited);
        Ok(())
    }

    /// Sets flags of a message that it gets by what happens to it.
    pub fn flag(&mut self, id: Id, flag: u64) {
        if let Some(message) = self.world.messages.get_mut(id) {
            message.flags |= flag;
            self.tell_message(id, Change::Edited);
        }
    }

    /// Deletes a message. A thread that began with it stays.
    pub fn delete(&mut self, id: Id) {
        let Some(message) = self.take_out(id) else { return };
        if message.only_for.is_none() {
            self.tell_deleted("MESSAGE_DELETE", message.channel, json!({"id": id}));
        }
    }

    /// Deletes messages of a channel at once, which is told as one event.
    pub fn delete_many(&mut self, channel: Id, ids: &[Id]) {
        let gone: Vec<_> = ids.iter().filter(|id| self.take_out(**id).is_some()).collect();
        if !gone.is_empty() {
            self.tell_deleted("MESSAGE_DELETE_BULK", channel, json!({"ids": gone}));
        }
    }

    /// Takes a message out of the world. People learn of it.
    fn take_out(&mut self, id: Id) -> Option<Message> {
        let message = self.world.take_message(id)?;
        self.forget_files(&message);
        if message.only_for.is_none() {
            self.count_out(&message);
        }
        let (channel, only_for) = (message.channel, message.only_for);
        self.notice(Notice::Message { change: Change::Deleted, channel, id, only_for });
        Some(message)
    }

    /// Tells the bot what was deleted in a channel.
    fn tell_deleted(&mut self, name: &'static str, channel: Id, mut data: Value) {
        if !self.bot_sees(channel) {
            return;
        }
        let guild = self.world.channels.get(channel).and_then(|channel| channel.guild());
        crate::wire::extend(&mut data, json!({"channel_id": channel}));
        if let Some(guild) = guild {
            crate::wire::extend(&mut data, json!({"guild_id": guild}));
        }
        self.emit(&Event { name, intents: message_intents(guild), guild, data, with_content: None });
    }

    /// Forgets the bytes of a message's files.
    pub fn forget_files(&mut self, message: &Message) {
        message.attachments.iter().for_each(|file| self.files.remove(file.id));
    }

    /// Whether the bot gets events of this channel.
    #[must_use]
    pub fn bot_sees(&self, channel: Id) -> bool {
        let rights = self.world.channels.get(channel).map(|of| self.world.permissions(self.world.bot(), of));
        rights.is_some_and(|rights| rights.has(Permissions::VIEW_CHANNEL))
    }

    fn tell_message(&mut self, id: Id, change: Change) {
        let Some(message) = self.world.messages.get(id) else { return };
        let (channel, only_for) = (message.channel, message.only_for);
        // The private ones are the bot's own, and it is told of them like of all others.
        if self.bot_sees(channel) {
            let event = if change == Change::Created {
                message_event(&self.world, message, "MESSAGE_CREATE", gateway_sent)
            } else {
                message_event(&self.world, message, "MESSAGE_UPDATE", gateway_message)
            };
            self.emit(&event);
        }
        self.notice(Notice::Message { change, channel, id, only_for });
    }

    /// Counts a message in its channel, wakes an archived thread and lets the writer join it.
    fn count_in(&mut self, message: &Message) {
        if self.world.thread(message.channel).is_some() {
            self.wake_thread(message.channel);
            self.join_thread(message.channel, message.author);
        }
        let Some(channel) = self.world.channels.get_mut(message.channel) else { return };
        channel.last_message = Some(message.id);
        // The line that a thread starts with does not count.
        if let Some(thread) = channel.thread_mut().filter(|_| message.kind != Kind::ThreadStarter) {
            thread.messages += 1;
            thread.sent += 1;
        }
    }

    fn count_out(&mut self, message: &Message) {
        let Some(channel) = self.world.channels.get_mut(message.channel) else { return };
        if let Some(thread) = channel.thread_mut() {
            thread.messages = thread.messages.saturating_sub(1);
        }
    }

    fn store(&mut self, files: Vec<NewFile>) -> Result<Vec<Attachment>, Refusal> {
        files.into_iter().map(|file| self.store_one(file)).collect()
    }

    fn store_one(&mut self, file: NewFile) -> Result<Attachment, Refusal> {
        let id = self.world.new_id();
        let filename = pictures::kept_name(&file.filename);
        let attachment = Attachment {
            id,
            content_type: pictures::content_type(&filename).map(str::to_owned),
            filename,
            description: file.description,
            size: file.bytes.len(),
            pixels: pictures::pixels(&file.bytes),
        };
        self.files
            .put(id, file.bytes)
            .map_err(|fault| Refusal::Storage(format!("cannot keep a file: {fault}")))?;
        Ok(attachment)
    }

    /// Components in which pictures and files name their attachment by its id, those of `files` that they name
    /// by name or by the link to it.
    fn settled(&mut self, mut components: Vec<Value>, files: &[Attachment]) -> Vec<Value> {
        let links = format!("{}/attachments/", self.world.base);
        for component in &mut components {
            change_media(component, &mut |media| {
                let url = media.get("url").and_then(Value::as_str).unwrap_or_default().to_owned();
                let found = files.iter().find(|file| is_link_to(&url, &links, file));
                let id = self.world.new_id();
                *media = match found {
                    Some(file) => json!({"id": id, "attachment_id": file.id}),
                    None => json!({"id": id, "url": url}),
                };
            });
        }
        components
    }

    /// Whom a message pings, of those that exist. An answer to an interaction's message does not reach the
    /// bot by its ping.
    fn pings(
        &self,
        content: &str,
        allowed: &Allowed,
        reference: Option<&Reference>,
    ) -> crate::state::message::Mentions {
        let answered = reference.and_then(|reference| self.world.messages.get(reference.message?));
        let writer = answered.filter(|answered| answered.origin.is_none()).map(|answered| answered.author);
        let mut found = mentions::mentions(content, allowed, writer);
        found.users.retain(|id| self.world.users.get(*id).is_some());
        let is_role = |id: &Id| self.world.guilds.values().any(|guild| guild.role(*id).is_some());
        found.roles.retain(is_role);
        found
    }
}

/// Keeps only the listed attachments; returns the ids of the others.
fn keep(attachments: &mut Vec<Attachment>, kept: &[(Id, Option<String>)]) -> Vec<Id> {
    let is_kept = |file: &Attachment| kept.iter().any(|(id, _)| *id == file.id);
    let dropped = attachments.iter().filter(|file| !is_kept(file)).map(|file| file.id).collect();
    attachments.retain(is_kept);
    for file in attachments {
        let described = kept.iter().find(|(id, _)| *id == file.id).and_then(|(_, text)| text.clone());
        file.description = described.or_else(|| file.description.take());
    }
    dropped
}

/// What a message says: its text, and what its text displays say.
fn said(content: &str, components: &[Value]) -> String {
    [content, &components::text(components)].join("\n")
}

/// Whether a link in a component means a file of its message: by name, or as Discord itself links to it.
fn is_link_to(url: &str, links: &str, file: &Attachment) -> bool {
    if let Some(name) = url.strip_prefix(ATTACHMENT) {
        return name == file.filename;
    }
    // `…/attachments/{channel}/{attachment}/{name}`
    url.strip_prefix(links)
        .and_then(|rest| rest.split('/').nth(1))
        .is_some_and(|id| id == file.id.to_string())
}

fn message_intents(guild: Option<Id>) -> u64 {
    if guild.is_some() { intents::GUILD_MESSAGES } else { intents::DIRECT_MESSAGES }
}

/// The event that tells of a message, in the form that `told` gives it.
fn message_event(
    world: &World,
    message: &Message,
    name: &'static str,
    told: impl Fn(&World, &Message, Reader) -> Value,
) -> Event {
    let guild = world.channels.get(message.channel).and_then(|channel| channel.guild());
    Event {
        name,
        intents: message_intents(guild),
        guild,
        data: told(world, message, Reader::Bot),
        with_content: Some(told(world, message, Reader::Privileged)),
    }
}

/// Whether a flag is among those of a message.
#[must_use]
pub const fn is_ephemeral(message_flags: u64) -> bool {
    message_flags & flags::EPHEMERAL != 0
}
