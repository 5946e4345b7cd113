//! Components as messages and forms keep them: JSON as Discord shows it, but pictures and files name their
//! attachment by its id alone.

use serde_json::{Map, Value};

use crate::ids::Id;

/// Kinds of components by Discord's numbers.
pub mod kind {
    pub const ACTION_ROW: u64 = 1;
    pub const BUTTON: u64 = 2;
    pub const STRING_SELECT: u64 = 3;
    pub const TEXT_INPUT: u64 = 4;
    pub const ROLE_SELECT: u64 = 6;
    pub const CHANNEL_SELECT: u64 = 8;
    pub const SECTION: u64 = 9;
    pub const TEXT_DISPLAY: u64 = 10;
    pub const THUMBNAIL: u64 = 11;
    pub const MEDIA_GALLERY: u64 = 12;
    pub const FILE: u64 = 13;
    pub const SEPARATOR: u64 = 14;
    pub const CONTAINER: u64 = 17;
    pub const LABEL: u64 = 18;
}

/// The fields in which components hold others: lists of them, or one.
pub const INNER: [&str; 3] = ["components", "accessory", "component"];

/// The fields that hold a picture or a file.
pub const MEDIA: [&str; 2] = ["media", "file"];

/// Components with those in them, each before what is in it.
pub fn all(components: &[Value]) -> Vec<&Map<String, Value>> {
    let mut found = Vec::new();
    components.iter().for_each(|component| collect(component, &mut found));
    found
}

fn collect<'a>(component: &'a Value, found: &mut Vec<&'a Map<String, Value>>) {
    let Some(fields) = component.as_object() else { return };
    found.push(fields);
    for inner in INNER.iter().filter_map(|key| fields.get(*key)) {
        match inner {
            Value::Array(components) => components.iter().for_each(|one| collect(one, found)),
            one => collect(one, found),
        }
    }
}

/// A component with its fields, found by its custom id.
#[must_use]
pub fn find<'a>(components: &'a [Value], custom_id: &str) -> Option<&'a Map<String, Value>> {
    let is_meant =
        |one: &&Map<String, Value>| one.get("custom_id").and_then(Value::as_str) == Some(custom_id);
    all(components).into_iter().find(is_meant)
}

/// Whether a component is of a kind.
#[must_use]
pub fn is(component: &Map<String, Value>, kind: u64) -> bool {
    component.get("type").and_then(Value::as_u64) == Some(kind)
}

/// Whether a component is a list to choose from.
#[must_use]
pub fn is_select(component: &Map<String, Value>) -> bool {
    [kind::STRING_SELECT, kind::ROLE_SELECT, kind::CHANNEL_SELECT].iter().any(|kind| is(component, *kind))
}

/// What the lists of a kind have chosen from the start.
#[must_use]
pub fn defaults(components: &[Value], kind: u64) -> Vec<Id> {
    let lists = all(components).into_iter().filter(|one| is(one, kind));
    let chosen = lists.filter_map(|list| list.get("default_values")?.as_array()).flatten();
    chosen.filter_map(|one| one["id"].as_str()?.parse().ok()).collect()
}

/// What the text displays say, a line or more each.
#[must_use]
pub fn text(components: &[Value]) -> String {
    let displays = all(components).into_iter().filter(|one| is(one, kind::TEXT_DISPLAY));
    let texts: Vec<_> = displays.filter_map(|one| one.get("content")?.as_str()).collect();
    texts.join("\n")
}

/// The attachments that components show.
#[must_use]
pub fn attachments(components: &[Value]) -> Vec<Id> {
    let mut found = Vec::new();
    components.iter().for_each(|component| collect_attachments(component, &mut found));
    found
}

fn collect_attachments(value: &Value, found: &mut Vec<Id>) {
    match value {
        Value::Array(values) => values.iter().for_each(|value| collect_attachments(value, found)),
        Value::Object(fields) => {
            let id: Option<Id> =
                fields.get("attachment_id").and_then(Value::as_str).and_then(|id| id.parse().ok());
            found.extend(id);
            fields.values().for_each(|value| collect_attachments(value, found));
        }
        _ => {}
    }
}

/// Changes every picture and file in a component.
pub fn change_media(value: &mut Value, change: &mut impl FnMut(&mut Value)) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(|value| change_media(value, change)),
        Value::Object(fields) => {
            for (key, value) in fields {
                if MEDIA.contains(&key.as_str()) {
                    change(value);
                } else {
                    change_media(value, change);
                }
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn board() -> Vec<Value> {
        vec![json!({"type": 17, "components": [
            {"type": 10, "content": "one"},
            {"type": 9, "components": [{"type": 10, "content": "two"}],
             "accessory": {"type": 11, "media": {"attachment_id": "7"}}},
            {"type": 12, "items": [{"media": {"attachment_id": "8"}}, {"media": {"url": "https://x"}}]},
            {"type": 1, "components": [{"type": 2, "custom_id": "go"}]},
        ]})]
    }

    #[test]
    fn components_are_walked_from_the_outside() {
        let board = board();
        let kinds: Vec<_> = all(&board).into_iter().map(|one| one["type"].as_u64().unwrap()).collect();
        assert_eq!(kinds, [17, 10, 9, 10, 11, 12, 1, 2]);
        assert_eq!(text(&board), "one\ntwo");
        assert_eq!(attachments(&board), [Id::new(7), Id::new(8)]);
        assert!(find(&board, "go").is_some_and(|one| is(one, kind::BUTTON)));
        assert_eq!(find(&board, "gone"), None);
    }

    #[test]
    fn pictures_are_changed_wherever_they_are() {
        let mut board = Value::Array(board());
        let mut count = 0;
        change_media(&mut board, &mut |_| count += 1);
        assert_eq!(count, 3);
    }
}
