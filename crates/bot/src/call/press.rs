//! Pressed buttons and choices from lists.

use play::MessageId;
use serenity::all::{ComponentInteraction, ComponentInteractionDataKind, Message, MessageFlags};
use view::{CustomId, CustomIdError};

use super::{asker::Asker, envelope::Envelope};
use crate::rest::Answers;

/// A pressed button, or a choice from a list.
#[derive(Clone, Debug)]
pub struct Press {
    pub asker: Asker,
    pub id: Result<CustomId, CustomIdError>,
    /// What was chosen, if it was a list: the numbers of several, parted by spaces.
    pub chosen: Option<String>,
    /// The message the control stands under.
    pub message: MessageId,
    /// Whether that message is one that only the presser sees.
    pub private: bool,
    /// Whether it is a card, which no answer in its place can change.
    pub card: bool,
    pub key: String,
    pub answers: Answers,
}

impl Press {
    /// What the press asks for: by the control itself, or by the entry chosen from a list. `None` if
    /// this release knows no such control.
    pub fn meant(&self) -> Option<CustomId> {
        match (&self.id, &self.chosen) {
            (Ok(CustomId::Choose { .. }), Some(chosen)) => chosen.parse().ok(),
            (Ok(id), _) => Some(id.clone()),
            (Err(CustomIdError), _) => None,
        }
    }

    pub fn of(interaction: &ComponentInteraction) -> Press {
        let chosen = match &interaction.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => values.first().cloned(),
            ComponentInteractionDataKind::ChannelSelect { values } => Some(joined(values)),
            ComponentInteractionDataKind::RoleSelect { values } => Some(joined(values)),
            _ => None,
        };
        Press {
            asker: Asker::of(&Envelope::from(interaction)),
            id: interaction.data.custom_id.parse(),
            chosen,
            message: MessageId(interaction.message.id.get()),
            private: is_private(&interaction.message),
            card: is_card(&interaction.message),
            key: format!("i{}", interaction.id),
            answers: Answers {
                application: interaction.application_id,
                interaction: interaction.id,
                token: interaction.token.clone(),
            },
        }
    }
}

fn joined(numbers: &[impl ToString]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Whether only the person it answers sees a message.
pub fn is_private(message: &Message) -> bool {
    message.flags.unwrap_or_default().contains(MessageFlags::EPHEMERAL)
}

/// Only cards have their words in components. serenity drops the flag that tells them, which it does not know.
fn is_card(message: &Message) -> bool {
    message.content.is_empty()
}
