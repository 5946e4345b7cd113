//! Roles: made, changed, given.

use serde_json::{Value, json};

use crate::core::Core;
use crate::feed::Notice;
use crate::gateway::intents;
use crate::ids::Id;
use crate::state::channel::Target;
use crate::state::guild::Role;
use crate::state::permissions::Permissions;
use crate::wire::{extend, guild as wire, user as wire_user};

impl Core {
    /// Changes what a role gives.
    pub fn change_role(&mut self, guild: Id, role: Id, permissions: Permissions) {
        let Some(of) = self.world.guilds.get_mut(guild) else { return };
        let Some(changed) = of.roles.iter_mut().find(|one| one.id == role) else { return };
        changed.permissions = permissions;
        let data = told(guild, changed);
        self.emit_in_guild("GUILD_ROLE_UPDATE", intents::GUILDS, guild, data);
        self.notice(Notice::Guild);
    }

    /// Gives a member these rights beside those of everyone, by the role that is the member's alone; it is made
    /// if there is none.
    pub fn change_own_role(&mut self, guild: Id, user: Id, permissions: Permissions) {
        let own = self.world.guilds.get(guild).and_then(|guild| guild.own_role(user)).map(|role| role.id);
        let role = match own {
            Some(role) => {
                self.change_role(guild, role, permissions);
                role
            }
            None => self.make_own_role(guild, user, permissions),
        };
        self.give_role(guild, user, role);
        self.notice(Notice::Guild);
    }

    fn make_own_role(&mut self, guild: Id, user: Id, permissions: Permissions) -> Id {
        let name =
            self.world.users.get(user).map_or_else(|| user.to_string(), |user| user.shown().to_owned());
        self.make_role(guild, &name, permissions, Some(user))
    }

    /// Makes a role, of one `person` alone or of whoever it is given to.
    pub fn make_role(&mut self, guild: Id, name: &str, permissions: Permissions, person: Option<Id>) -> Id {
        let id = self.world.new_id();
        let Some(of) = self.world.guilds.get_mut(guild) else { return id };
        let position = u16::try_from(of.roles.len()).unwrap_or(u16::MAX);
        let role = Role { id, name: name.to_owned(), permissions, position, bot: None, person };
        let data = told(guild, &role);
        of.roles.push(role);
        self.emit_in_guild("GUILD_ROLE_CREATE", intents::GUILDS, guild, data);
        id
    }

    /// Gives a member a role, one that the member may have lost by leaving.
    fn give_role(&mut self, guild: Id, user: Id, role: Id) {
        let Some(member) = self.world.members.get_mut((guild, user)) else { return };
        if !member.roles.contains(&role) {
            member.roles.push(role);
            self.tell_member(guild, user);
        }
    }

    /// Gives a role to these members, and takes it from all others.
    pub fn give_role_to(&mut self, guild: Id, role: Id, members: &[Id]) {
        let has_it = |roles: &[Id]| roles.contains(&role);
        let others: Vec<Id> = self.world.members_of(guild).map(|(id, _)| id).collect();
        for user in others.into_iter().filter(|user| !members.contains(user)) {
            let Some(member) = self.world.members.get_mut((guild, user)) else { continue };
            if has_it(&member.roles) {
                member.roles.retain(|one| *one != role);
                self.tell_member(guild, user);
            }
        }
        members.iter().for_each(|user| self.give_role(guild, *user, role));
        self.notice(Notice::Guild);
    }

    /// Deletes a role, which everybody loses, and what it may do in channels.
    pub fn delete_role(&mut self, guild: Id, role: Id) {
        self.give_role_to(guild, role, &[]);
        if let Some(of) = self.world.guilds.get_mut(guild) {
            of.roles.retain(|one| one.id != role);
        }
        let channels: Vec<Id> = self.world.channels_of(guild).into_iter().map(|channel| channel.id).collect();
        for channel in channels {
            if let Some(channel) = self.world.channels.get_mut(channel) {
                channel.overwrites.retain(|overwrite| overwrite.target != Target::Role(role));
            }
        }
        let data = json!({"guild_id": guild, "role_id": role});
        self.emit_in_guild("GUILD_ROLE_DELETE", intents::GUILDS, guild, data);
        self.notice(Notice::Guild);
    }

    /// Tells the bot what a member is now; of others than itself only with the privileged intent.
    fn tell_member(&mut self, guild: Id, user: Id) {
        let Some(member) = self.world.members.get((guild, user)) else { return };
        let mut data = wire_user::member(&self.world, user, member);
        extend(&mut data, json!({"guild_id": guild}));
        self.emit_in_guild("GUILD_MEMBER_UPDATE", intents::GUILD_MEMBERS, guild, data);
    }
}

fn told(guild: Id, role: &Role) -> Value {
    json!({"guild_id": guild, "role": wire::role(role)})
}
