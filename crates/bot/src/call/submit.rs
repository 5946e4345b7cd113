//! Texts from windows.

use serenity::all::{ActionRowComponent, ModalInteraction};
use view::{CustomId, CustomIdError};

use super::{asker::Asker, envelope::Envelope, press::is_private};
use crate::rest::Answers;

/// What was written into a window that the bot had opened.
#[derive(Clone, Debug)]
pub struct Submit {
    pub asker: Asker,
    pub id: Result<CustomId, CustomIdError>,
    /// At most [`Submit::LONGEST`] characters; Discord keeps to what the window allows, others need not.
    pub text: String,
    /// Whether it was opened from a message that only the asker sees, which the answer then replaces.
    pub private: bool,
    pub key: String,
    pub answers: Answers,
}

impl Submit {
    /// Enough to see that a text is too long for a plan, which may be longer than a move.
    const LONGEST: usize = play::Game::PLAN_TEXT + 1;

    pub fn of(interaction: &ModalInteraction) -> Submit {
        let fields = interaction.data.components.iter().flat_map(|row| &row.components);
        let mut texts = fields.filter_map(|field| match field {
            ActionRowComponent::InputText(input) => input.value.as_deref(),
            _ => None,
        });
        Submit {
            asker: Asker::of(&Envelope::from(interaction)),
            id: interaction.data.custom_id.parse(),
            text: texts.next().unwrap_or_default().chars().take(Submit::LONGEST).collect(),
            private: interaction.message.as_deref().is_some_and(is_private),
            key: format!("i{}", interaction.id),
            answers: Answers {
                application: interaction.application_id,
                interaction: interaction.id,
                token: interaction.token.clone(),
            },
        }
    }
}
