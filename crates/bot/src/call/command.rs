//! Commands with their options, and menus.

use std::collections::HashMap;

use play::{MessageId, Place, PlayerId, Standing};
use serenity::all::{
    CommandDataOptionValue, CommandInteraction, CommandType, Message, MessageReferenceKind, User,
};

use super::{
    asker::{Asker, player},
    envelope::Envelope,
};
use crate::rest::Answers;

/// A command with its options.
#[derive(Clone, Debug)]
pub struct Call {
    pub asker: Asker,
    pub command: String,
    pub kind: CommandType,
    options: HashMap<String, Given>,
    /// The option that is being typed, while it is.
    pub typing: Option<String>,
    /// The person a user menu was opened on.
    pub target: Option<PlayerId>,
    /// The message a message menu was opened on.
    pub pointed: Option<Pointed>,
    standing: HashMap<PlayerId, Standing>,
    pub key: String,
    pub answers: Answers,
}

/// A message that somebody points at. Its text is there without any intent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pointed {
    pub message: MessageId,
    pub author: PlayerId,
    pub text: String,
    /// The message that it replies to.
    pub replies_to: Option<MessageId>,
}

impl Pointed {
    fn of(message: &Message) -> Pointed {
        // A forwarded message refers to the one it holds.
        let replied = message.message_reference.as_ref();
        let replied = replied.filter(|reference| reference.kind == MessageReferenceKind::Default);
        Pointed {
            message: MessageId(message.id.get()),
            author: player(message.author.id),
            text: message.content.clone(),
            replies_to: replied.and_then(|reference| reference.message_id).map(|id| MessageId(id.get())),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Given {
    Text(String),
    Person(PlayerId),
    Channel(Place),
}

impl Call {
    pub fn of(interaction: &CommandInteraction) -> Call {
        let asker = Asker::of(&Envelope::from(interaction));
        let resolved = &interaction.data.resolved;
        let standing = |user: &User| match user {
            user if user.bot => Standing::Bot,
            user if asker.server.is_none() || resolved.members.contains_key(&user.id) => Standing::Present,
            _ => Standing::Absent,
        };
        let standing = resolved.users.values().map(|user| (player(user.id), standing(user))).collect();
        let mut call = Call {
            asker,
            command: interaction.data.name.clone(),
            kind: interaction.data.kind,
            options: HashMap::new(),
            typing: None,
            target: interaction.data.target_id.map(|id| PlayerId(id.get())),
            pointed: interaction
                .data
                .target_id
                .and_then(|id| resolved.messages.get(&id.to_message_id()))
                .map(Pointed::of),
            standing,
            key: format!("i{}", interaction.id),
            answers: Answers {
                application: interaction.application_id,
                interaction: interaction.id,
                token: interaction.token.clone(),
            },
        };
        for user in resolved.users.values() {
            let nick = resolved.members.get(&user.id).and_then(|member| member.nick.as_deref());
            call.asker.people.push((player(user.id), nick.unwrap_or(user.display_name()).to_owned()));
        }
        for option in &interaction.data.options {
            call.take(&option.name, &option.value);
        }
        call
    }

    fn take(&mut self, name: &str, value: &CommandDataOptionValue) {
        let given = match value {
            CommandDataOptionValue::String(text) => Given::Text(text.clone()),
            CommandDataOptionValue::Integer(number) => Given::Text(number.to_string()),
            CommandDataOptionValue::User(user) => Given::Person(player(*user)),
            CommandDataOptionValue::Channel(channel) => Given::Channel(Place(channel.get())),
            CommandDataOptionValue::Autocomplete { value, .. } => {
                self.typing = Some(name.to_owned());
                Given::Text(value.clone())
            }
            _ => return,
        };
        self.options.insert(name.to_owned(), given);
    }

    /// The text of an option; `None` if it was left out.
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.options.get(name)? {
            Given::Text(text) => Some(text),
            Given::Person(_) | Given::Channel(_) => None,
        }
    }

    /// The person an option names.
    pub fn person(&self, name: &str) -> Option<PlayerId> {
        match self.options.get(name)? {
            Given::Person(player) => Some(*player),
            Given::Text(_) | Given::Channel(_) => None,
        }
    }

    /// The channel of the server that an option names.
    pub fn channel(&self, name: &str) -> Option<Place> {
        match self.options.get(name)? {
            Given::Channel(place) => Some(*place),
            Given::Text(_) | Given::Person(_) => None,
        }
    }

    /// What Discord tells of a person the command names.
    pub fn standing(&self, player: PlayerId) -> Standing {
        self.standing.get(&player).copied().unwrap_or(Standing::Absent)
    }
}
