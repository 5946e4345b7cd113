//! A message as Discord shows it, plain or a card, and what is left of it without its controls.

use play::MessageId;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use serenity::all::UserId;

use super::{
    Payload,
    calls::snowflake,
    payload::{COMPONENTS_V2, attachment, components, kind, without_controls},
};

/// A message in a channel.
#[derive(Clone, Debug, Deserialize)]
pub struct Found {
    #[serde(deserialize_with = "snowflake")]
    id: u64,
    content: String,
    author: Author,
    #[serde(default)]
    flags: u64,
    #[serde(default)]
    attachments: Vec<Attachment>,
    #[serde(default)]
    components: Vec<Component>,
}

#[derive(Clone, Debug, Deserialize)]
struct Author {
    #[serde(deserialize_with = "snowflake")]
    id: u64,
}

#[derive(Clone, Debug, Deserialize)]
struct Attachment {
    filename: String,
}

/// A part of a message: a card, a text, pictures, a row, a control. Written back it holds what Discord
/// takes, which is less than it gives.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(default)]
struct Component {
    #[serde(rename = "type")]
    kind: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    accent_color: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    content: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    custom_id: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    components: Vec<Component>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    items: Vec<Item>,
}

/// A picture of a gallery.
#[derive(Clone, Debug, Deserialize, Serialize)]
struct Item {
    media: Media,
    #[serde(skip_serializing_if = "Option::is_none")]
    description: Option<String>,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
struct Media {
    url: String,
    /// Its file, as Discord tells it.
    #[serde(default, skip_serializing)]
    attachment_id: Option<String>,
}

impl Media {
    /// What an address of a file says of its name.
    fn file_name(&self) -> &str {
        let path = self.url.split(['?', '#']).next().unwrap_or_default();
        path.rsplit('/').next().unwrap_or_default()
    }

    /// The entry of its file in the list of those that an edit keeps.
    fn kept(&self) -> Option<Value> {
        let id = self.attachment_id.as_deref()?;
        Some(json!({ "id": id, "filename": self.file_name() }))
    }
}

impl Component {
    /// This component and all within it.
    fn all(&self) -> Box<dyn Iterator<Item = &Component> + '_> {
        Box::new(std::iter::once(self).chain(self.components.iter().flat_map(Component::all)))
    }

    /// The same without rows of controls, its pictures as the files that are attached already.
    fn without_controls(&self) -> Option<Component> {
        let attached = |item: &Item| {
            let url = attachment(item.media.file_name());
            Item { media: Media { url, attachment_id: None }, description: item.description.clone() }
        };
        (self.kind != kind::ROW).then(|| Component {
            components: self.components.iter().filter_map(Component::without_controls).collect(),
            items: self.items.iter().map(attached).collect(),
            ..self.clone()
        })
    }
}

impl Found {
    pub fn id(&self) -> MessageId {
        MessageId(self.id)
    }

    pub fn is_by(&self, user: UserId) -> bool {
        self.author.id == user.get()
    }

    /// Its text; of a card the texts in it, a line each.
    pub fn text(&self) -> String {
        let texts = self.all().filter_map(|component| component.content.as_deref());
        let texts: Vec<&str> =
            Some(self.content.as_str()).filter(|it| !it.is_empty()).into_iter().chain(texts).collect();
        texts.join("\n")
    }

    /// Whether it holds a file whose name begins with `begins`. A card may name its files nowhere but in the
    /// addresses of its pictures.
    pub fn has_file_like(&self, begins: &str) -> bool {
        let attached = self.attachments.iter().map(|attachment| attachment.filename.as_str());
        attached.chain(self.media().map(Media::file_name)).any(|name| name.starts_with(begins))
    }

    /// Whether a button or list in it has this id.
    pub fn has_control(&self, custom_id: &str) -> bool {
        self.all().any(|component| component.custom_id.as_deref() == Some(custom_id))
    }

    /// The edit that takes every control from it; `None` if it has none.
    pub fn without_controls(&self) -> Option<Payload> {
        if !self.all().any(|component| component.kind == kind::ROW) {
            return None;
        }
        if self.flags & COMPONENTS_V2 == 0 {
            return Some(without_controls());
        }
        let kept: Vec<Component> = self.components.iter().filter_map(Component::without_controls).collect();
        // Named, its files are kept for certain; without their ids all are kept by leaving them out.
        let files: Option<Vec<Value>> = self.media().map(Media::kept).collect();
        let payload = components(json!(kept));
        Some(match files {
            Some(files) => payload.with("attachments", files),
            None => payload,
        })
    }

    fn all(&self) -> impl Iterator<Item = &Component> {
        self.components.iter().flat_map(Component::all)
    }

    fn media(&self) -> impl Iterator<Item = &Media> {
        self.all().flat_map(|component| component.items.iter().map(|item| &item.media))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(json: serde_json::Value) -> Found {
        serde_json::from_value(json).unwrap()
    }

    /// As Discord shows it, with all that it adds.
    fn card() -> Found {
        let media = json!({ "url": "https://cdn.example/attachments/2/3/7-3-ab.png?ex=6&is=7", "width": 1200,
            "proxy_url": "https://media.example/7-3-ab.png", "attachment_id": "3", "content_type": "image/png" });
        let buttons = json!([{ "type": 2, "id": 5, "style": 2, "label": "Resign", "custom_id": "resign:7" }]);
        let parts = json!([
            { "type": 10, "id": 2, "content": "Your move." },
            { "type": 12, "id": 3, "items": [{ "media": media, "description": "Mosona", "spoiler": false }] },
            { "type": 1, "id": 4, "components": buttons },
        ]);
        let card = json!({ "type": 17, "id": 1, "accent_color": 255, "spoiler": false, "components": parts });
        read(json!({ "id": "9", "author": { "id": "99" }, "content": "", "flags": 32768, "attachments": [],
            "components": [card] }))
    }

    #[test]
    fn what_is_in_a_card_is_found() {
        let card = card();
        assert_eq!(card.text(), "Your move.");
        assert!(card.has_file_like("7-3-") && !card.has_file_like("7-4-"));
        assert!(card.has_control("resign:7") && !card.has_control("resign:8"));
    }

    #[test]
    fn a_card_without_controls_keeps_all_the_rest() {
        let payload = card().without_controls().expect("it has controls");
        let media = json!({ "url": "attachment://7-3-ab.png" });
        let kept = json!([
            { "type": 10, "content": "Your move." },
            { "type": 12, "items": [{ "media": media, "description": "Mosona" }] },
        ]);
        assert_eq!(
            payload.json["components"],
            json!([{ "type": 17, "accent_color": 255, "components": kept }])
        );
        assert_eq!(payload.json["attachments"], json!([{ "id": "3", "filename": "7-3-ab.png" }]));
        assert_eq!(payload.json["allowed_mentions"]["parse"], json!([]));
    }

    #[test]
    fn a_plain_message_loses_its_rows() {
        let rows = json!([{ "type": 1, "components": [{ "type": 2, "custom_id": "resign:7" }] }]);
        let plain = |rows| {
            let plain = json!({ "id": "9", "author": { "id": "99" }, "content": "x", "components": rows });
            read(plain).without_controls().map(|payload| payload.json["components"].clone())
        };
        assert_eq!(plain(rows), Some(json!([])));
        assert_eq!(plain(json!([])), None);
    }
}
