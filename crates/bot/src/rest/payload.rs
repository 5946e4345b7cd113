//! From a message as data to the JSON that Discord takes.

use serde_json::{Map, Value, json};
use serenity::{
    all::{
        ButtonStyle, CreateActionRow, CreateAllowedMentions, CreateButton, CreateSelectMenu,
        CreateSelectMenuKind, CreateSelectMenuOption, ReactionType, UserId,
    },
    builder::CreateAttachment,
};

use crate::view::{Audience, Button, Choice, Message, Press, Row, Select, Style};

/// The flag of a message that only the person it answers can see.
const EPHEMERAL: u64 = 1 << 6;

/// A drawn board, ready to be sent: one picture a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// A name of its own for every position: `game-ply-hash.png`.
    pub name: String,
    pub png: Vec<u8>,
    /// The alt text.
    pub alt: String,
}

/// What is sent: the JSON part and the picture beside it.
#[derive(Clone, Debug, PartialEq)]
pub struct Payload {
    pub json: Value,
    pub picture: Option<Picture>,
}

impl Payload {
    /// `message`, with its board drawn as `picture`. Without one its board is left out: it is
    /// [`Message::without_picture`] that tells a board in letters.
    pub fn new(message: &Message, picture: Option<Picture>) -> Payload {
        let mut json = Map::new();
        json.insert("content".to_owned(), json!(message.content));
        json.insert("components".to_owned(), rows(&message.rows));
        json.insert("allowed_mentions".to_owned(), mentions(message));
        json.insert("attachments".to_owned(), attachments(picture.as_ref()));
        if message.audience == Audience::OnlyYou {
            json.insert("flags".to_owned(), json!(EPHEMERAL));
        }
        Payload { json: Value::Object(json), picture }
    }

    /// With one more field.
    #[must_use]
    pub fn with(mut self, field: &str, value: impl Into<Value>) -> Payload {
        self.json[field] = value.into();
        self
    }

    /// Without a field.
    #[must_use]
    pub fn without(mut self, field: &str) -> Payload {
        if let Value::Object(fields) = &mut self.json {
            fields.remove(field);
        }
        self
    }

    /// The files that go beside the JSON.
    pub fn files(&self) -> Vec<CreateAttachment> {
        let file = |picture: &Picture| CreateAttachment::bytes(picture.png.clone(), picture.name.clone());
        self.picture.iter().map(file).collect()
    }
}

/// Takes every control from a message and leaves the rest, its picture included, as it is.
pub fn without_controls() -> Payload {
    Payload { json: json!({ "components": [], "allowed_mentions": nobody() }), picture: None }
}

fn nobody() -> CreateAllowedMentions {
    CreateAllowedMentions::new().replied_user(false)
}

fn mentions(message: &Message) -> Value {
    let users = message.mentions.iter().map(|player| UserId::new(player.0));
    json!(nobody().users(users))
}

/// An edit drops every attachment that this list lacks.
fn attachments(picture: Option<&Picture>) -> Value {
    let described =
        |picture: &Picture| json!({ "id": 0, "filename": picture.name, "description": picture.alt });
    Value::Array(picture.map(described).into_iter().collect())
}

fn rows(rows: &[Row]) -> Value {
    let row = |row: &Row| match row {
        Row::Buttons(buttons) => CreateActionRow::Buttons(buttons.iter().map(button).collect()),
        Row::Select(choices) => CreateActionRow::SelectMenu(select(choices)),
    };
    json!(rows.iter().map(row).collect::<Vec<_>>())
}

fn button(button: &Button) -> CreateButton {
    let created = match &button.does {
        Press::Act(id) => CreateButton::new(id.to_string()).style(style(button.style)),
        Press::Open(address) => CreateButton::new_link(address),
    };
    let created = created.label(&button.label);
    match button.emoji {
        Some(emoji) => created.emoji(ReactionType::Unicode(emoji.to_owned())),
        None => created,
    }
}

fn style(style: Style) -> ButtonStyle {
    match style {
        Style::Primary => ButtonStyle::Primary,
        Style::Secondary => ButtonStyle::Secondary,
        Style::Success => ButtonStyle::Success,
        Style::Danger => ButtonStyle::Danger,
    }
}

fn select(select: &Select) -> CreateSelectMenu {
    let options = select.choices.iter().map(option);
    let kind = CreateSelectMenuKind::String { options: options.collect() };
    CreateSelectMenu::new(select.id.to_string(), kind).placeholder(&select.placeholder)
}

fn option(choice: &Choice) -> CreateSelectMenuOption {
    let option = CreateSelectMenuOption::new(&choice.label, &choice.value);
    let option = option.default_selection(choice.chosen);
    match &choice.description {
        Some(description) => option.description(description),
        None => option,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::custom_id::CustomId;
    use play::{GameId, PlayerId};

    #[test]
    fn nobody_is_mentioned_who_is_not_listed() {
        let payload = Payload::new(&Message::public("<@5> @everyone"), None);
        assert_eq!(
            payload.json["allowed_mentions"],
            json!({ "parse": [], "users": [], "roles": [], "replied_user": false })
        );
        let payload = Payload::new(&Message::public("<@5>").pinging(PlayerId(5)), None);
        assert_eq!(payload.json["allowed_mentions"]["users"], json!(["5"]));
        assert_eq!(without_controls().json["allowed_mentions"]["parse"], json!([]));
    }

    #[test]
    fn buttons_carry_their_ids() {
        let id = CustomId::Resign { game: GameId(7) };
        let message = Message::private("?").with_buttons([Button::new(id, "Resign").styled(Style::Danger)]);
        let payload = Payload::new(&message, None);
        let button = &payload.json["components"][0]["components"][0];
        assert_eq!((button["custom_id"].as_str(), button["style"].as_u64()), (Some("resign:7"), Some(4)));
        assert_eq!(payload.json["flags"], json!(64));
    }

    #[test]
    fn a_picture_is_named_and_described() {
        let picture = Picture { name: "7-3-ab.png".to_owned(), png: vec![1], alt: "Mosona".to_owned() };
        let payload = Payload::new(&Message::public(""), Some(picture));
        assert_eq!(
            payload.json["attachments"],
            json!([{ "id": 0, "filename": "7-3-ab.png", "description": "Mosona" }])
        );
        assert_eq!(payload.files().len(), 1);
    }
}
