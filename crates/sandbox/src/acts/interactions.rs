//! Interactions: raised by people, answered by the bot.

use std::hash::{BuildHasher, Hasher, RandomState};

use serde_json::Value;

use super::messages::{Draft, Edit, is_ephemeral};
use super::threads::require_open;
use crate::core::Core;
use crate::feed::Notice;
use crate::gateway::hub::Event;
use crate::ids::Id;
use crate::refusal::{Code, Refusal};
use crate::state::channel::Channel;
use crate::state::interaction::{Answer, AnswerKind, Interaction, Kind, Target};
use crate::state::message::{Kind as MessageKind, Origin, Reference, flags};
use crate::wire::interaction as wire;

/// Kinds of installations by Discord's numbers: in a guild,
const IN_GUILDS: u8 = 0;
/// and for a user alone.
const FOR_USERS: u8 = 1;

/// An interaction that is to be raised. Whether the user may do it has been checked.
#[derive(Clone, Debug)]
pub struct NewInteraction {
    pub kind: Kind,
    pub user: Id,
    pub channel: Id,
    pub command: Option<(String, u8)>,
    pub target: Option<Target>,
    pub component_of: Option<Id>,
    /// The kind of the option that is being typed, of autocomplete.
    pub focused: Option<u8>,
    /// What the form that is sent was the answer to.
    pub trigger: Option<Interaction>,
    pub data: Value,
}

/// What a message by interaction says: the checked content of an answer or follow-up.
#[derive(Clone, Debug, PartialEq)]
pub struct Said {
    pub content: String,
    pub flags: u64,
    pub allowed: super::mentions::Allowed,
    pub files: Vec<super::messages::NewFile>,
    pub components: Vec<Value>,
}

impl Core {
    /// Raises an interaction and tells the bot. `None` if nobody has the application there any more: then it
    /// reaches nobody.
    pub fn raise(&mut self, new: NewInteraction) -> Option<Id> {
        self.world.forget_old_interactions();
        let place = self.world.channels.get(new.channel)?;
        let guild = place.guild();
        let user_install = !self.is_installed_at(&new, place);
        let installer = self.installer(&new);
        if user_install && installer.is_none() {
            return None;
        }
        let id = self.world.new_id();
        let interaction = Interaction {
            id,
            token: token(id),
            kind: new.kind,
            user: new.user,
            channel: new.channel,
            guild,
            command: new.command,
            target: new.target,
            component_of: new.component_of,
            user_install,
            installer,
            answer: None,
            original: None,
            updated: false,
            followups: Vec::new(),
            focused: new.focused,
            choices: None,
            modal: None,
            trigger: new.trigger.map(Box::new),
        };
        let data = wire::interaction(&self.world, &interaction, new.data);
        self.world.interactions.insert(id, interaction);
        self.emit(&Event { name: "INTERACTION_CREATE", intents: 0, guild, data, with_content: None });
        Some(id)
    }

    /// Whether the application is installed at the place itself, and what is used is for that too.
    fn is_installed_at(&self, new: &NewInteraction, place: &Channel) -> bool {
        wire::is_bot_in(&self.world, place) && self.is_for(new, IN_GUILDS)
    }

    /// Whether what is used is for this kind of installation; components and forms are for both.
    fn is_for(&self, new: &NewInteraction, installation: u8) -> bool {
        let Some((name, kind)) = &new.command else { return true };
        let mut commands = self.world.commands.values();
        let used = commands.find(|command| command.kind == *kind && command.name == *name);
        used.is_some_and(|command| command.integration_types.contains(&installation))
    }

    /// Who installed the application for themselves and thereby brought it into the interaction: who raises
    /// it, or of components and forms who raised the one that they come from.
    fn installer(&self, new: &NewInteraction) -> Option<Id> {
        let source = new.component_of.and_then(|id| self.world.messages.get(id));
        let installer = match (&new.trigger, source) {
            (Some(trigger), _) => trigger.installer(),
            (None, Some(source)) => source.origin.as_ref().and_then(Origin::installer),
            (None, None) => Some(new.user).filter(|_| self.is_for(new, FOR_USERS)),
        };
        installer.filter(|user| self.world.users.get(*user).is_some_and(|user| user.installed))
    }

    /// Notes the first answer.
    pub fn answer(&mut self, id: Id, kind: AnswerKind, original: Option<Id>) {
        let at = self.world.now();
        self.change_interaction(id, |interaction| {
            interaction.answer = Some(Answer { kind, at });
            interaction.original = original;
        });
    }

    /// Changes an interaction and tells those who wait.
    pub fn change_interaction(&mut self, id: Id, change: impl FnOnce(&mut Interaction)) {
        let Some(interaction) = self.world.interactions.get_mut(id) else { return };
        change(interaction);
        let user = interaction.user;
        self.notice(Notice::Interaction { id, user });
    }

    /// Writes a message in answer to an interaction: its first answer, or one that `follows` it.
    ///
    /// # Errors
    ///
    /// If a file cannot be stored.
    pub fn say(&mut self, of: &Interaction, said: Said, follows: Option<Id>) -> Result<Id, Refusal> {
        // Where the application is only the user's, it speaks to all of a guild only if the user may let it.
        let flags = if self.must_whisper(of) { said.flags | flags::EPHEMERAL } else { said.flags };
        let answers = follows.or(of.component_of);
        let reference = answers.map(|message| Reference { channel: of.channel, message: Some(message) });
        let kind = match (&of.command, answers) {
            (_, Some(_)) => MessageKind::Reply,
            (Some((_, crate::state::command::kind::CHAT)), None) => MessageKind::Command,
            (Some(_), None) => MessageKind::MenuCommand,
            (None, None) => MessageKind::Plain,
        };
        self.post(Draft {
            channel: of.channel,
            author: self.world.bot(),
            kind,
            content: said.content,
            flags,
            allowed: said.allowed,
            files: said.files,
            components: said.components,
            nonce: None,
            reference,
            origin: Some(origin(of, follows)),
            only_for: is_ephemeral(flags).then_some(of.user),
        })
    }

    /// That what answers an interaction may be written where it was raised. A locked and archived thread is
    /// closed to whoever cannot open it, and the answers they are given are so too.
    ///
    /// Source: issues 5517 and 6884 of `discord/discord-api-docs`.
    ///
    /// # Errors
    ///
    /// 50083 if not.
    pub fn require_open_to(&self, of: &Interaction) -> Result<(), Refusal> {
        let Some(channel) = self.world.channels.get(of.channel) else { return Ok(()) };
        match require_open(channel, self.world.permissions(of.user, channel)) {
            Err(Code::ArchivedThread) => Err(Code::ArchivedThread.into()),
            // Where it is only locked, commands are still answered.
            _ => Ok(()),
        }
    }

    fn must_whisper(&self, of: &Interaction) -> bool {
        let may = |channel| self.world.permissions(of.user, channel);
        let right = crate::state::permissions::Permissions::USE_EXTERNAL_APPS;
        of.user_install
            && of.guild.is_some()
            && self.world.channels.get(of.channel).is_none_or(|channel| !may(channel).has(right))
    }

    /// Puts content into a message that was waiting for it ("… is thinking").
    ///
    /// # Errors
    ///
    /// If a file cannot be stored.
    pub fn fill(&mut self, message: Id, said: Said) -> Result<(), Refusal> {
        let kept = self.world.messages.get(message).map_or(0, |message| message.flags);
        let edit = Edit {
            content: Some(said.content),
            allowed: Some(said.allowed),
            components: Some(said.components),
            files: said.files,
            flags: Some((kept & !flags::LOADING) | (said.flags & !flags::EPHEMERAL)),
            kept: None,
            fills: true,
        };
        self.edit(message, edit)
    }

    /// The interaction with this token, if it is still good.
    ///
    /// # Errors
    ///
    /// 50027 if there is none or its fifteen minutes are over; 10015 if it is not answered yet.
    pub fn interaction_by_token(&self, token: &str) -> Result<&Interaction, Refusal> {
        let now = self.world.now();
        let found = self.world.interactions.values().rev().find(|interaction| interaction.token == token);
        match found {
            Some(interaction) if interaction.is_over(now) => Err(Code::InvalidWebhookToken.into()),
            Some(interaction) if interaction.answer.is_none() => Err(Code::UnknownWebhook.into()),
            Some(interaction) => Ok(interaction),
            None => Err(Code::InvalidWebhookToken.into()),
        }
    }
}

fn origin(of: &Interaction, follows: Option<Id>) -> Origin {
    let (target_user, target_message) = match of.target {
        Some(Target::User(id)) => (Some(id), None),
        Some(Target::Message(id)) => (None, Some(id)),
        None => (None, None),
    };
    Origin {
        interaction: of.id,
        kind: of.kind.number(),
        user: of.user,
        guild: of.guild,
        command: of.command.as_ref().map(|(name, _)| name.clone()),
        component_of: of.component_of,
        follows,
        target_user,
        target_message,
        user_install: of.user_install,
        installer: of.installer,
        trigger: of.trigger.as_deref().map(|trigger| Box::new(origin(trigger, None))),
    }
}

/// A token nobody can guess, of letters and digits that a path can hold.
fn token(id: Id) -> String {
    let part = || {
        let mut hasher = RandomState::new().build_hasher();
        hasher.write_u64(id.get());
        hasher.finish()
    };
    format!("aW50ZXJhY3Rpb246{id}{:016x}{:016x}{:016x}", part(), part(), part())
}
