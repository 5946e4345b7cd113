//! A message as a person sees it.

use serde_json::Value;

use super::Control;

#[derive(Clone, Debug)]
pub struct Message {
    control: Control,
    /// As Discord writes it.
    pub json: Value,
}

/// A button under a message.
#[derive(Clone, Debug, PartialEq)]
pub struct Button {
    pub label: String,
    pub id: String,
}

impl Message {
    pub fn new(control: &Control, json: Value) -> Message {
        Message { control: control.clone(), json }
    }

    pub fn id(&self) -> &str {
        self.json["id"].as_str().expect("a message has an id")
    }

    pub fn channel(&self) -> &str {
        self.json["channel_id"].as_str().expect("a message is in a channel")
    }

    pub fn text(&self) -> &str {
        self.json["content"].as_str().unwrap_or_default()
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

    /// Whether it carries a picture.
    pub fn is_board(&self) -> bool {
        self.attachment().is_some()
    }

    fn attachment(&self) -> Option<&Value> {
        self.json["attachments"].as_array().and_then(|files| files.first())
    }

    /// A field of the picture's attachment.
    fn of_picture(&self, field: &str) -> &Value {
        &self.attachment().unwrap_or_else(|| panic!("a picture is missing: {}", self.json))[field]
    }

    pub fn alt(&self) -> &str {
        self.of_picture("description").as_str().expect("the picture has an alt text")
    }

    pub fn file_name(&self) -> &str {
        self.of_picture("filename").as_str().expect("a file has a name")
    }

    /// Width and height as the message tells them.
    pub fn size(&self) -> (u64, u64) {
        let of = |field| self.of_picture(field).as_u64().expect("a picture has a size");
        (of("width"), of("height"))
    }

    pub async fn png(&self) -> Vec<u8> {
        self.control.file(self.of_picture("id").as_str().expect("a file has an id")).await
    }

    /// The buttons that act; links are left out.
    pub fn buttons(&self) -> Vec<Button> {
        let acts = |component: &&Value| component["type"] == 2 && component["custom_id"].is_string();
        let button = |it: &Value| Button { label: text(&it["label"]), id: text(&it["custom_id"]) };
        self.components().filter(acts).map(button).collect()
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
        self.components().filter(|component| component["type"] == 3).flat_map(of_list).collect()
    }

    fn components(&self) -> impl Iterator<Item = &Value> {
        let rows = self.json["components"].as_array().into_iter().flatten();
        rows.flat_map(|row| row["components"].as_array().into_iter().flatten())
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

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
