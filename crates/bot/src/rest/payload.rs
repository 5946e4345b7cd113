//! From a message as data to the JSON that Discord takes.

use serde_json::{Map, Value, json};
use serenity::{
    all::{
        ButtonStyle, ChannelId, ChannelType, CreateActionRow, CreateAllowedMentions, CreateButton,
        CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, ReactionType, RoleId, UserId,
    },
    builder::CreateAttachment,
};
use view::{Accent, Audience, Button, Choice, Form, Message, Pickable, Picker, Press, Row, Select, Style};

/// The flag of a message that only the person it answers can see.
const EPHEMERAL: u64 = 1 << 6;
/// The flag of a message that rings for nobody.
const SILENT: u64 = 1 << 12;
/// The flag of a message that consists of components alone. It is set once and for all.
pub(super) const COMPONENTS_V2: u64 = 1 << 15;

/// Discord's kinds of components.
pub(super) mod kind {
    pub const ROW: u8 = 1;
    pub const TEXT: u8 = 10;
    pub const GALLERY: u8 = 12;
    pub const CONTAINER: u8 = 17;
}

/// A drawn board, or another file, ready to be sent: one a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// A name of its own for every position: `game-ply-hash.png`.
    pub name: String,
    pub bytes: Vec<u8>,
    /// The alt text; empty for what is no picture.
    pub alt: String,
}

/// What is sent: the JSON part and the picture beside it.
#[derive(Clone, Debug, PartialEq)]
pub struct Payload {
    pub json: Value,
    pub picture: Option<Picture>,
}

impl Payload {
    /// Whether one person alone sees it.
    pub fn is_private(&self) -> bool {
        self.json["flags"].as_u64().is_some_and(|flags| flags & EPHEMERAL != 0)
    }

    /// `message`, with its board drawn as `picture`. Without one its board is left out: it is
    /// [`Message::without_picture`] that tells a board in letters.
    pub fn new(message: &Message, picture: Option<Picture>) -> Payload {
        let mut json = Map::new();
        match message.form {
            Form::Plain => {
                json.insert("content".to_owned(), json!(message.content));
                json.insert("components".to_owned(), rows(&message.rows));
            }
            Form::Card { accent } => {
                json.insert("components".to_owned(), json!([card(message, accent, picture.as_ref())]));
            }
        }
        json.insert("allowed_mentions".to_owned(), mentions(message));
        json.insert("attachments".to_owned(), attachments(picture.as_ref()));
        match flags(message) {
            0 => {}
            flags => drop(json.insert("flags".to_owned(), json!(flags))),
        }
        Payload { json: Value::Object(json), picture }
    }

    /// As an edit: a message stays as private as it was.
    #[must_use]
    pub fn into_edit(mut self) -> Payload {
        let flags = self.json["flags"].as_u64().unwrap_or(0) & !EPHEMERAL;
        if let Value::Object(fields) = &mut self.json {
            match flags {
                0 => drop(fields.remove("flags")),
                flags => drop(fields.insert("flags".to_owned(), json!(flags))),
            }
        }
        self
    }

    /// So that it rings for nobody, whatever they have set for its channel.
    #[must_use]
    pub fn silent(mut self) -> Payload {
        self.json["flags"] = json!(self.json["flags"].as_u64().unwrap_or(0) | SILENT);
        self
    }

    /// With one more field.
    #[must_use]
    pub fn with(mut self, field: &str, value: impl Into<Value>) -> Payload {
        self.json[field] = value.into();
        self
    }

    /// The files that go beside the JSON.
    pub fn files(&self) -> Vec<CreateAttachment> {
        let file = |picture: &Picture| CreateAttachment::bytes(picture.bytes.clone(), picture.name.clone());
        self.picture.iter().map(file).collect()
    }
}

/// An edit that changes `components` alone and leaves the rest as it is, pictures included.
pub(super) fn components(components: Value) -> Payload {
    Payload { json: json!({ "components": components, "allowed_mentions": nobody() }), picture: None }
}

/// Takes every control from a plain message.
pub fn without_controls() -> Payload {
    components(json!([]))
}

fn flags(message: &Message) -> u64 {
    let private = if message.audience == Audience::OnlyYou { EPHEMERAL } else { 0 };
    let card = if message.form == Form::Plain { 0 } else { COMPONENTS_V2 };
    private | card
}

fn nobody() -> CreateAllowedMentions {
    CreateAllowedMentions::new().replied_user(false)
}

fn mentions(message: &Message) -> Value {
    // Nothing reaches a former player.
    let people = message.mentions.iter().filter(|player| !player.is_former());
    let users = people.map(|player| UserId::new(player.0));
    json!(nobody().users(users))
}

/// An edit drops every attachment that this list lacks.
fn attachments(picture: Option<&Picture>) -> Value {
    let described = |picture: &Picture| {
        if picture.alt.is_empty() {
            json!({ "id": 0, "filename": picture.name })
        } else {
            json!({ "id": 0, "filename": picture.name, "description": picture.alt })
        }
    };
    Value::Array(picture.map(described).into_iter().collect())
}

/// The text, the picture with its alt text, the controls: at most 33 components of the 40 there may be.
fn card(message: &Message, accent: Option<Accent>, picture: Option<&Picture>) -> Value {
    let text = Some(&message.content).filter(|content| !content.is_empty());
    let text = text.map(|content| json!({ "type": kind::TEXT, "content": content }));
    let mut parts: Vec<Value> = text.into_iter().chain(picture.map(gallery)).collect();
    if let Value::Array(rows) = rows(&message.rows) {
        parts.extend(rows);
    }
    let mut card = json!({ "type": kind::CONTAINER, "components": parts });
    if let Some(Accent(colour)) = accent {
        card["accent_color"] = json!(colour);
    }
    card
}

fn gallery(picture: &Picture) -> Value {
    let media = json!({ "url": attachment(&picture.name) });
    json!({ "type": kind::GALLERY, "items": [{ "media": media, "description": picture.alt }] })
}

/// The address of a file within the message that it is attached to.
pub(super) fn attachment(name: &str) -> String {
    format!("attachment://{name}")
}

fn rows(rows: &[Row]) -> Value {
    let row = |row: &Row| match row {
        Row::Buttons(buttons) => CreateActionRow::Buttons(buttons.iter().map(button).collect()),
        Row::Select(choices) => CreateActionRow::SelectMenu(select(choices)),
        Row::Picker(wanted) => CreateActionRow::SelectMenu(picker(wanted)),
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

/// None may be chosen as well as several.
fn picker(picker: &Picker) -> CreateSelectMenu {
    let kind = match picker.of {
        Pickable::Channels => CreateSelectMenuKind::Channel {
            channel_types: Some(vec![ChannelType::Text, ChannelType::News]),
            default_channels: default(&picker.chosen, ChannelId::new),
        },
        Pickable::Roles => CreateSelectMenuKind::Role { default_roles: default(&picker.chosen, RoleId::new) },
    };
    let menu = CreateSelectMenu::new(picker.id.to_string(), kind).placeholder(&picker.placeholder);
    menu.min_values(0).max_values(picker.most)
}

/// Discord's numbers, of which none is 0.
fn default<T>(chosen: &[u64], id: fn(u64) -> T) -> Option<Vec<T>> {
    let chosen: Vec<T> = chosen.iter().filter(|number| **number > 0).map(|number| id(*number)).collect();
    Some(chosen).filter(|chosen| !chosen.is_empty())
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
    use play::{GameId, PlayerId};
    use view::CustomId;

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

    fn picture() -> Picture {
        Picture { name: "7-3-ab.png".to_owned(), bytes: vec![1], alt: "Mosona".to_owned() }
    }

    #[test]
    fn a_picture_is_named_and_described() {
        let payload = Payload::new(&Message::public(""), Some(picture()));
        assert_eq!(
            payload.json["attachments"],
            json!([{ "id": 0, "filename": "7-3-ab.png", "description": "Mosona" }])
        );
        assert_eq!(payload.files().len(), 1);
    }

    #[test]
    fn a_card_holds_text_picture_and_controls_and_has_no_content() {
        let resign = Button::new(CustomId::Resign { game: GameId(7) }, "Resign");
        let message =
            Message::public("Your move.").with_buttons([resign]).into_card(Some(Accent(0x00BF_B39B)));
        let payload = Payload::new(&message, Some(picture()));
        let parts = json!([
            { "type": 10, "content": "Your move." },
            { "type": 12, "items": [{ "media": { "url": "attachment://7-3-ab.png" }, "description": "Mosona" }] },
            { "type": 1, "components": [{ "type": 2, "style": 2, "label": "Resign", "custom_id": "resign:7",
                "disabled": false }] },
        ]);
        let container = json!({ "type": 17, "accent_color": 12_563_355, "components": parts });
        assert_eq!(payload.json["components"], json!([container]));
        assert_eq!(payload.json["flags"], json!(32768));
        assert!(payload.json.get("content").is_none(), "{}", payload.json);
        assert_eq!(payload.json["attachments"][0]["filename"], "7-3-ab.png", "edits keep what is listed");
    }

    #[test]
    fn a_card_without_a_colour_has_that_of_its_frame() {
        let payload = Payload::new(&Message::private("Drawn.").into_card(None), None);
        let text = json!({ "type": 10, "content": "Drawn." });
        assert_eq!(payload.json["components"], json!([{ "type": 17, "components": [text] }]));
        assert_eq!(payload.json["flags"], json!(32768 | 64));
    }

    #[test]
    fn an_edit_stays_as_private_as_it_was_and_as_much_of_a_card() {
        let flags = |message: &Message| Payload::new(message, None).into_edit().json.get("flags").cloned();
        assert_eq!(flags(&Message::private("?")), None);
        assert_eq!(flags(&Message::private("?").into_card(None)), Some(json!(32768)));
        assert_eq!(flags(&Message::public("?")), None);
    }

    #[test]
    fn the_largest_card_keeps_to_discords_limits() {
        let button = |game| Button::new(CustomId::Resign { game: GameId(game) }, "Resign");
        let buttons = (1..=30).map(button);
        let message = Message::public("x".repeat(5000)).with_buttons(buttons).into_card(None);
        let json = Payload::new(&message, Some(picture())).json;
        fn count(component: &Value) -> usize {
            1 + component["components"].as_array().into_iter().flatten().map(count).sum::<usize>()
        }
        assert_eq!(count(&json["components"][0]), 33, "of 40");
        let text = json["components"][0]["components"][0]["content"].as_str().unwrap();
        assert!(text.chars().count() <= 4000);
    }
}
