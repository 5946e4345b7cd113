//! A message as a person sees it.

use serde_json::Value;

use super::Control;

#[derive(Clone, Debug)]
pub struct Message {
    control: Control,
    /// As Discord writes it.
    pub json: Value,
    text: String,
}

/// A button under a message.
#[derive(Clone, Debug, PartialEq)]
pub struct Button {
    pub label: String,
    pub id: String,
}

impl Message {
    pub fn new(control: &Control, json: Value) -> Message {
        let text = text_of(&json);
        Message { control: control.clone(), json, text }
    }

    pub fn id(&self) -> &str {
        self.json["id"].as_str().expect("a message has an id")
    }

    pub fn channel(&self) -> &str {
        self.json["channel_id"].as_str().expect("a message is in a channel")
    }

    /// What it says, plain or as a card.
    pub fn text(&self) -> &str {
        &self.text
    }

    pub fn author(&self) -> &str {
        self.json["author"]["id"].as_str().unwrap_or_default()
    }

    /// Whether only one person sees it.
    pub fn is_private(&self) -> bool {
        self.json["flags"].as_u64().is_some_and(|flags| flags & 64 != 0)
    }

    /// Who is pinged, by id.
    pub fn pings(&self) -> Vec<&str> {
        let mentions = self.json["mentions"].as_array().into_iter().flatten();
        mentions.filter_map(|user| user["id"].as_str()).collect()
    }

    /// Whether it carries the picture of a game. That of a lobby is none.
    pub fn is_board(&self) -> bool {
        self.has_picture() && !self.file_name().starts_with("lobby-")
    }

    pub fn has_picture(&self) -> bool {
        self.attachment().is_some() || self.gallery_item().is_some()
    }

    /// What is attached to a plain message.
    fn attachment(&self) -> Option<&Value> {
        self.json["attachments"].as_array().and_then(|files| files.first())
    }

    /// The picture in a card.
    fn gallery_item(&self) -> Option<&Value> {
        self.components().into_iter().find(|it| it["type"] == 12).map(|gallery| &gallery["items"][0])
    }

    /// A field of the picture's attachment, or of the item that shows it, or of the item's medium.
    fn of_picture(&self, [attached, shown, medium]: [&str; 3]) -> &Value {
        let item = self.gallery_item().unwrap_or(&Value::Null);
        let attachment = self.attachment().unwrap_or(&Value::Null);
        let fields = [&attachment[attached], &item[shown], &item["media"][medium]];
        let field = fields.into_iter().find(|field| !field.is_null());
        field.unwrap_or_else(|| panic!("a picture or its {attached} is missing: {}", self.json))
    }

    pub fn alt(&self) -> &str {
        self.of_picture(["description", "description", ""]).as_str().expect("the picture has an alt text")
    }

    /// The name of the picture's file: `game-ply-hash.png`.
    pub fn file_name(&self) -> &str {
        let named = self.of_picture(["filename", "", "url"]).as_str().expect("a file has a name");
        let path = named.split('?').next().unwrap_or_default();
        path.rsplit('/').next().unwrap_or_default()
    }

    /// How many plies the board shows, by its file's name.
    pub fn ply(&self) -> usize {
        let ply = self.file_name().split('-').nth(1).and_then(|ply| ply.parse().ok());
        ply.unwrap_or_else(|| panic!("no board's name: {}", self.file_name()))
    }

    /// Width and height as the message tells them.
    pub fn size(&self) -> (u64, u64) {
        let of = |field| self.of_picture([field, "", field]).as_u64().expect("a picture has a size");
        (of("width"), of("height"))
    }

    pub async fn png(&self) -> Vec<u8> {
        self.control
            .file(self.of_picture(["id", "", "attachment_id"]).as_str().expect("a file has an id"))
            .await
    }

    /// The buttons that act; links are left out.
    pub fn buttons(&self) -> Vec<Button> {
        let acts = |component: &&Value| component["type"] == 2 && component["custom_id"].is_string();
        let button = |it: &Value| Button { label: text(&it["label"]), id: text(&it["custom_id"]) };
        self.components().into_iter().filter(acts).map(button).collect()
    }

    /// The address that the link button with this label opens.
    pub fn link(&self, label: &str) -> Option<String> {
        let leads = |it: &&Value| it["type"] == 2 && it["style"] == 5 && it["label"] == label;
        self.components().into_iter().find(leads).map(|it| text(&it["url"]))
    }

    pub fn labels(&self) -> Vec<String> {
        self.buttons().into_iter().map(|button| button.label).collect()
    }

    pub fn has_button(&self, label: &str) -> bool {
        self.buttons().iter().any(|button| button.label == label)
    }

    /// The values that its lists offer, with the id of their list.
    pub fn choices(&self) -> Vec<(String, String)> {
        let of_list = |list: &Value| {
            let id = list["custom_id"].as_str().unwrap_or_default().to_owned();
            let values = list["options"].as_array().cloned().unwrap_or_default();
            values.into_iter().map(move |choice| (id.clone(), text(&choice["value"]))).collect::<Vec<_>>()
        };
        self.components().into_iter().filter(|it| it["type"] == 3).flat_map(of_list).collect()
    }

    fn components(&self) -> Vec<&Value> {
        inside(&self.json)
    }

    /// The message as it is now, unless it was deleted.
    pub async fn now_if_there(&self) -> Option<Message> {
        let path = format!("/messages/{}", self.id());
        let (status, json) = self.control.ask(reqwest::Method::GET, &path, None).await;
        (status == 200).then(|| Message::new(&self.control, json))
    }

    /// The message as it is now.
    pub async fn now(&self) -> Message {
        let json = self.control.get(&format!("/messages/{}", self.id())).await;
        Message::new(&self.control, json)
    }

    /// The message as soon as `wanted` holds.
    pub async fn when(&self, what: &str, wanted: impl Fn(&Message) -> bool) -> Message {
        super::until(what, async || Some(self.now().await).filter(|message| wanted(message))).await
    }
}

/// What a message says, plain or as a card.
pub fn text_of(message: &Value) -> String {
    let texts = inside(message).into_iter().filter(|it| it["type"] == 10).map(|it| &it["content"]);
    let texts = std::iter::once(&message["content"]).chain(texts).filter_map(Value::as_str);
    texts.filter(|text| !text.is_empty()).collect::<Vec<_>>().join("\n")
}

/// All components in a message or component.
fn inside(of: &Value) -> Vec<&Value> {
    let inner = of["components"].as_array().into_iter().flatten();
    inner.flat_map(|component| std::iter::once(component).chain(inside(component))).collect()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
