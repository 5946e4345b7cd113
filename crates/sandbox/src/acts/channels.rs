//! Channels, members and rights: made, changed, gone.

use serde_json::json;

use crate::core::Core;
use crate::feed::Notice;
use crate::gateway::hub::Event;
use crate::gateway::intents;
use crate::ids::Id;
use crate::state::channel::{Channel, Kind, Overwrite, Target};
use crate::state::permissions::Permissions;
use crate::state::user::{Member, User};
use crate::wire::{channel as wire, extend, guild as wire_guild, user as wire_user};

impl Core {
    /// Makes a text channel at the end of the list.
    pub fn make_channel(&mut self, guild: Id, name: &str) -> Id {
        let id = self.world.new_id();
        let last = self.world.channels_of(guild).last().map_or(0, |channel| channel.position);
        let channel = Channel::text(id, guild, name, last + 1);
        let shown = wire::channel(&channel);
        self.world.channels.insert(id, channel);
        self.emit_in_guild("CHANNEL_CREATE", intents::GUILDS, guild, shown);
        self.notice(Notice::Guild);
        id
    }

    /// Deletes a channel with its threads, or a thread, with all messages.
    pub fn delete_channel(&mut self, id: Id) {
        let threads: Vec<_> = self.world.threads_of(id).map(|thread| thread.id).collect();
        for thread in threads {
            self.delete_channel(thread);
        }
        let is_seen = self.bot_sees(id);
        let Some(channel) = self.world.channels.remove(id) else { return };
        let messages: Vec<_> = self.world.messages_in(id).map(|message| message.id).collect();
        for message in messages {
            if let Some(message) = self.world.take_message(message) {
                self.forget_files(&message);
            }
        }
        match &channel.kind {
            Kind::Text { guild } => {
                self.emit_in_guild("CHANNEL_DELETE", intents::GUILDS, *guild, wire::channel(&channel));
            }
            Kind::Thread(_) if !is_seen => {}
            Kind::Thread(thread) => {
                let data =
                    json!({"id": id, "guild_id": thread.guild, "parent_id": thread.parent, "type": 11});
                self.emit_in_guild("THREAD_DELETE", intents::GUILDS, thread.guild, data);
            }
            Kind::Direct { .. } => {}
        }
        self.notice(Notice::Guild);
    }

    /// Sets what a role or member may do in a channel, beside or against what they may elsewhere.
    pub fn set_rights(&mut self, channel: Id, target: Target, allow: Permissions, deny: Permissions) {
        let Some(changed) = self.world.channels.get_mut(channel) else { return };
        changed.overwrites.retain(|overwrite| overwrite.target != target);
        if allow != Permissions::NONE || deny != Permissions::NONE {
            changed.overwrites.push(Overwrite { target, allow, deny });
        }
        let (shown, guild) = (wire::channel(changed), changed.guild());
        if let Some(guild) = guild {
            self.emit_in_guild("CHANNEL_UPDATE", intents::GUILDS, guild, shown);
        }
        self.notice(Notice::Guild);
    }

    /// The direct messages between two, which begin if there are none.
    pub fn direct_channel(&mut self, one: Id, other: Id) -> Id {
        if let Some(channel) = self.world.direct(one, other) {
            return channel.id;
        }
        let id = self.world.new_id();
        let kind = Kind::Direct { between: [one, other] };
        let channel = Channel {
            id,
            kind,
            name: String::new(),
            position: 0,
            overwrites: Vec::new(),
            last_message: None,
        };
        self.world.channels.insert(id, channel);
        self.notice(Notice::Guild);
        id
    }

    /// A new user, in no guild yet.
    pub fn make_user(&mut self, name: &str, is_bot: bool, locale: &str) -> Id {
        let id = self.world.new_id();
        let username = if is_bot { name.to_owned() } else { username(name, id) };
        let user = User {
            id,
            username,
            global_name: (!is_bot).then(|| name.to_owned()),
            bot: is_bot,
            locale: locale.to_owned(),
            takes_dms: true,
            installed: false,
        };
        self.world.users.insert(id, user);
        self.notice(Notice::Guild);
        id
    }

    /// Puts a user into a guild. If it is the bot, it is told of the guild.
    pub fn join_guild(&mut self, guild: Id, user: Id) {
        if self.world.members.get((guild, user)).is_some() {
            return;
        }
        let member = Member { nick: None, roles: self.bot_roles(guild, user), joined: self.world.now() };
        let mut data = wire_user::member(&self.world, user, &member);
        self.world.members.insert((guild, user), member);
        if user == self.world.bot() {
            if let Some(of) = self.world.guilds.get(guild) {
                let data = wire_guild::guild_create(&self.world, of);
                self.emit_in_guild("GUILD_CREATE", intents::GUILDS, guild, data);
            }
        } else {
            extend(&mut data, json!({"guild_id": guild}));
            self.emit_in_guild("GUILD_MEMBER_ADD", intents::GUILD_MEMBERS, guild, data);
        }
        self.notice(Notice::Guild);
    }

    /// The roles that are the user's own because it is a bot.
    fn bot_roles(&self, guild: Id, user: Id) -> Vec<Id> {
        let roles = self.world.guilds.get(guild).map_or(&[][..], |guild| &guild.roles);
        roles.iter().filter(|role| role.bot == Some(user)).map(|role| role.id).collect()
    }

    /// Takes a user out of a guild. If it is the bot, it is told that the guild is gone for it.
    pub fn leave_guild(&mut self, guild: Id, user: Id) {
        if self.world.members.remove((guild, user)).is_none() {
            return;
        }
        let threads: Vec<_> = self.world.threads_of(guild).map(|thread| thread.id).collect();
        for thread in threads {
            if let Some(thread) = self.world.channels.get_mut(thread).and_then(Channel::thread_mut) {
                thread.members.retain(|(member, _)| *member != user);
            }
        }
        if user == self.world.bot() {
            // The one thing it hears of a guild in which it is not.
            let data = json!({"id": guild});
            let (intents, guild) = (intents::GUILDS, Some(guild));
            self.emit(&Event { name: "GUILD_DELETE", intents, guild, data, with_content: None });
        } else {
            let data = json!({"guild_id": guild, "user": wire_user::user_with(&self.world, user)});
            self.emit_in_guild("GUILD_MEMBER_REMOVE", intents::GUILD_MEMBERS, guild, data);
        }
        self.notice(Notice::Guild);
    }

    /// Tells the bot that someone types.
    pub fn tell_typing(&mut self, user: Id, channel: &Channel) {
        if !self.bot_sees(channel.id) {
            return;
        }
        let now = self.world.now().unix_ms() / 1000;
        let mut data = json!({"channel_id": channel.id, "user_id": user, "timestamp": now});
        let Some(guild) = channel.guild() else {
            let intents = intents::DIRECT_MESSAGE_TYPING;
            return self.emit(&Event {
                name: "TYPING_START",
                intents,
                guild: None,
                data,
                with_content: None,
            });
        };
        extend(&mut data, json!({"guild_id": guild}));
        if let Some(member) = self.world.members.get((guild, user)) {
            extend(&mut data, json!({"member": wire_user::member(&self.world, user, member)}));
        }
        self.emit_in_guild("TYPING_START", intents::GUILD_MESSAGE_TYPING, guild, data);
    }

    /// Changes the language of a guild.
    pub fn change_guild(&mut self, guild: Id, locale: &str) {
        let Some(changed) = self.world.guilds.get_mut(guild) else { return };
        locale.clone_into(&mut changed.locale);
        let data = wire_guild::guild(changed);
        self.emit_in_guild("GUILD_UPDATE", intents::GUILDS, guild, data);
        self.notice(Notice::Guild);
    }

    /// Tells the bot that a guild is out of reach for a while, or back.
    pub fn outage(&mut self, guild: Id, is_out: bool) {
        if is_out {
            self.hub.out.insert(guild);
            let data = json!({"id": guild, "unavailable": true});
            self.emit_in_guild("GUILD_DELETE", intents::GUILDS, guild, data);
        } else if let Some(of) = self.world.guilds.get(guild) {
            self.hub.out.remove(&guild);
            let data = wire_guild::guild_create(&self.world, of);
            self.emit_in_guild("GUILD_CREATE", intents::GUILDS, guild, data);
        }
    }
}

/// A username for a shown name: unique by its number.
fn username(name: &str, id: Id) -> String {
    let plain: String = name.to_lowercase().chars().filter(char::is_ascii_alphanumeric).take(20).collect();
    format!("{plain}{}", id.get() % 1_000_000)
}
