//! Interactions: raised by people, answered by the bot.

use std::hash::{BuildHasher, Hasher, RandomState};

use serde_json::Value;

use super::messages::{Draft, Edit, is_ephemeral};
use crate::core::Core;
use crate::feed::Notice;
use crate::gateway::hub::Event;
use crate::ids::Id;
use crate::refusal::{Code, Refusal};
use crate::state::channel::Channel;
use crate::state::interaction::{Answer, AnswerKind, Interaction, Kind, Target};
use crate::state::message::{Kind as MessageKind, Origin, Reference, flags};
use crate::wire::interaction as wire;

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
    /// Raises an interaction and tells the bot.
    pub fn raise(&mut self, new: NewInteraction) -> Id {
        self.world.forget_old_interactions();
        let id = self.world.new_id();
        let place = self.world.channels.get(new.channel);
        let guild = place.and_then(Channel::guild);
        let user_install = place.is_some_and(|place| !wire::is_bot_in(&self.world, place));
        // Who presses need not have installed it: whoever brought the message there has.
        let source = new.component_of.and_then(|id| self.world.messages.get(id)?.origin.as_ref());
        let installer = source.map(|origin| origin.installer.unwrap_or(origin.user)).filter(|_| user_install);
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
        id
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
