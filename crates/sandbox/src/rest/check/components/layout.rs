//! What lays out a message: containers, sections, texts, pictures, files, separators.

use serde_json::{Map, Value, json};

use super::interactive::{action_row, button};
use super::{TEXT, Tally, kind_of};
use crate::rest::check::form::Form;
use crate::state::components::kind;
use crate::wire::extend;

/// What may be in a container.
const IN_CONTAINERS: &[u64] =
    &[kind::ACTION_ROW, kind::SECTION, kind::TEXT_DISPLAY, kind::MEDIA_GALLERY, kind::FILE, kind::SEPARATOR];
/// Components in one container.
const INNER: usize = 40;
/// Characters of an alt text.
const DESCRIPTION: usize = 1024;
/// Characters of a link.
const URL: usize = 2048;

/// A container whose type has been read.
pub fn container(mut form: Form, tally: &mut Tally<'_>) -> Value {
    let id = tally.enter(&mut form);
    let accent = form.integer("accent_color", 0..=0xff_ff_ff);
    let spoiler = form.flag("spoiler").unwrap_or(false);
    let inner = needed_forms(&mut form, "components", INNER);
    let shown = inner.into_iter().filter_map(|mut one| {
        let kind = kind_of(&mut one, IN_CONTAINERS)?;
        Some(in_container(one, kind, tally))
    });
    let shown: Vec<_> = shown.collect();
    form.close();
    json!({"type": kind::CONTAINER, "id": id, "accent_color": accent, "spoiler": spoiler, "components": shown})
}

/// A component of this kind, one that may be in a container.
pub fn in_container(form: Form, kind: u64, tally: &mut Tally<'_>) -> Value {
    match kind {
        kind::SECTION => section(form, tally),
        kind::TEXT_DISPLAY => text_display(form, tally),
        kind::MEDIA_GALLERY => media_gallery(form, tally),
        kind::FILE => file(form, tally),
        kind::SEPARATOR => separator(form, tally),
        _ => action_row(form, tally),
    }
}

/// A text display whose type has been read.
pub fn text_display(mut form: Form, tally: &mut Tally<'_>) -> Value {
    let id = tally.enter(&mut form);
    let content = form.needed_text("content", 1..=TEXT);
    tally.text += content.chars().count();
    form.close();
    json!({"type": kind::TEXT_DISPLAY, "id": id, "content": content})
}

fn section(mut form: Form, tally: &mut Tally<'_>) -> Value {
    let id = tally.enter(&mut form);
    let texts = needed_forms(&mut form, "components", 3).into_iter().filter_map(|mut one| {
        kind_of(&mut one, &[kind::TEXT_DISPLAY])?;
        Some(text_display(one, tally))
    });
    let texts: Vec<_> = texts.collect();
    if !form.has("accessory") {
        form.missing("accessory");
    }
    let accessory = form.form("accessory").and_then(|mut one| {
        match kind_of(&mut one, &[kind::BUTTON, kind::THUMBNAIL])? {
            kind::BUTTON => Some(button(one, tally)),
            _ => Some(thumbnail(one, tally)),
        }
    });
    form.close();
    json!({"type": kind::SECTION, "id": id, "components": texts, "accessory": accessory})
}

fn thumbnail(mut form: Form, tally: &mut Tally<'_>) -> Value {
    let mut shown = json!({"type": kind::THUMBNAIL, "id": tally.enter(&mut form)});
    extend(&mut shown, Value::Object(picture(&mut form, tally)));
    form.close();
    shown
}

fn media_gallery(mut form: Form, tally: &mut Tally<'_>) -> Value {
    let id = tally.enter(&mut form);
    let items = needed_forms(&mut form, "items", 10).into_iter().map(|mut item| {
        let shown = picture(&mut item, tally);
        item.close();
        Value::Object(shown)
    });
    let items: Vec<_> = items.collect();
    form.close();
    json!({"type": kind::MEDIA_GALLERY, "id": id, "items": items})
}

/// A picture with its alt text.
fn picture(form: &mut Form, tally: &Tally<'_>) -> Map<String, Value> {
    let media = media(form, "media", tally);
    let description = form.text("description", 1..=DESCRIPTION);
    let spoiler = form.flag("spoiler").unwrap_or(false);
    crate::wire::fields(json!({"media": media, "description": description, "spoiler": spoiler}))
}

fn file(mut form: Form, tally: &mut Tally<'_>) -> Value {
    let id = tally.enter(&mut form);
    let file = media(&mut form, "file", tally);
    if !file["url"].as_str().is_some_and(|url| url.starts_with(ATTACHMENT)) {
        let message = "Only attachment references are supported for file components.";
        form.fault("file", "UNFURLED_MEDIA_ITEM_ATTACHMENT_REFERENCE_REQUIRED", message);
    }
    let spoiler = form.flag("spoiler").unwrap_or(false);
    // What Discord itself says of a file may be sent back and means nothing.
    form.value("name");
    form.value("size");
    form.close();
    json!({"type": kind::FILE, "id": id, "file": file, "spoiler": spoiler})
}

fn separator(mut form: Form, tally: &mut Tally<'_>) -> Value {
    let id = tally.enter(&mut form);
    let divider = form.flag("divider").unwrap_or(true);
    let spacing = form.one_of("spacing", &[1, 2]).unwrap_or(1);
    form.close();
    json!({"type": kind::SEPARATOR, "id": id, "divider": divider, "spacing": spacing})
}

/// How a link to a file of the same message begins.
pub const ATTACHMENT: &str = "attachment://";

/// Where a picture or file is: `{"url"}` only, as it was given.
fn media(form: &mut Form, key: &str, tally: &Tally<'_>) -> Value {
    if !form.has(key) {
        form.missing(key);
    }
    let Some(mut media) = form.form(key) else { return json!({}) };
    let url = media.needed_text("url", 1..=URL);
    if let Some(name) = url.strip_prefix(ATTACHMENT) {
        if !tally.files.iter().any(|file| file == name) {
            let message = format!("The referenced attachment {name} was not found");
            media.fault("url", "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", message);
        }
    } else {
        media.check_link("url", &url, &["http", "https"]);
    }
    // Discord says more of it in what it sends; that may be sent back and means nothing.
    media.forget();
    json!({"url": url})
}

fn needed_forms(form: &mut Form, key: &str, most: usize) -> Vec<Form> {
    if !form.has(key) {
        form.missing(key);
    }
    form.forms(key, 1..=most).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::super::Layout;
    use super::super::tests::{code, read};
    use super::*;

    fn gallery(items: &Value) -> Value {
        json!([{"type": 12, "items": items}])
    }

    fn item(url: &str) -> Value {
        json!({"media": {"url": url}})
    }

    #[test]
    fn a_message_is_laid_out() {
        let board = json!([{"type": 17, "accent_color": 0xff_00_00, "spoiler": true, "components": [
            {"type": 10, "content": "# Title"},
            {"type": 9, "components": [{"type": 10, "content": "beside"}],
             "accessory": {"type": 11, "media": {"url": "https://x.org/a.png"}, "description": "a"}},
            {"type": 9, "components": [{"type": 10, "content": "beside"}],
             "accessory": {"type": 2, "style": 1, "label": "Go", "custom_id": "go"}},
            {"type": 12, "items": [{"media": {"url": "attachment://board.png"}, "description": "The board"}]},
            {"type": 13, "file": {"url": "attachment://board.png"}},
            {"type": 14, "divider": false, "spacing": 2},
            {"type": 1, "components": [{"type": 3, "custom_id": "pick", "options": [{"label": "a", "value": "a"}]}]},
        ]}]);
        let (shown, outcome) = read(board, Layout::V2);
        assert_eq!(outcome, Ok(()));
        let shown = &shown.unwrap()[0];
        assert_eq!((&shown["accent_color"], &shown["spoiler"]), (&json!(0xff_00_00), &json!(true)));
        let item = &shown["components"][3]["items"][0];
        assert_eq!(
            item,
            &json!({"media": {"url": "attachment://board.png"}, "description": "The board", "spoiler": false})
        );
    }

    #[test]
    fn pictures_and_files_are_there() {
        let rows = [
            (
                gallery(&json!([item("attachment://gone.png")])),
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
            ),
            (gallery(&json!([item("ftp://x.org/a.png")])), "URL_TYPE_INVALID_SCHEME"),
            (gallery(&json!([item("https://?a.png")])), "URL_TYPE_INVALID_URL"),
            (gallery(&json!([{}])), "BASE_TYPE_REQUIRED"),
            (gallery(&json!([])), "BASE_TYPE_BAD_LENGTH"),
            (gallery(&json!(vec![item("https://x.org"); 11])), "BASE_TYPE_BAD_LENGTH"),
            (
                json!([{"type": 12, "items": [{"media": {"url": "https://x.org"}, "description": "x".repeat(1025)}]}]),
                "BASE_TYPE_BAD_LENGTH",
            ),
            (
                json!([{"type": 13, "file": {"url": "https://x.org/a.txt"}}]),
                "UNFURLED_MEDIA_ITEM_ATTACHMENT_REFERENCE_REQUIRED",
            ),
        ];
        for (components, expected) in rows {
            assert_eq!(code(read(components.clone(), Layout::V2).1), expected, "{components}");
        }
    }

    #[test]
    fn what_is_just_possible_is_taken() {
        let described = json!({"media": {"url": "https://x.org"}, "description": "x".repeat(1024)});
        let rows = [
            gallery(&json!(vec![item("https://x.org"); 10])),
            gallery(&json!([described])),
            json!([{"type": 17, "accent_color": 0xff_ff_ff, "components": [{"type": 14}]}]),
        ];
        for components in rows {
            assert_eq!(read(components.clone(), Layout::V2).1, Ok(()), "{components}");
        }
    }

    #[test]
    fn what_is_not_filled_is_refused() {
        let rows = [
            (json!([{"type": 17, "components": []}]), "BASE_TYPE_BAD_LENGTH"),
            (json!([{"type": 17}]), "BASE_TYPE_REQUIRED"),
            (json!([{"type": 10, "content": ""}]), "BASE_TYPE_BAD_LENGTH"),
            (json!([{"type": 9, "components": [{"type": 10, "content": "x"}]}]), "BASE_TYPE_REQUIRED"),
            (json!([{"type": 14, "spacing": 3}]), "BASE_TYPE_CHOICES"),
            (
                json!([{"type": 17, "accent_color": 0x1_00_00_00, "components": [{"type": 14}]}]),
                "NUMBER_TYPE_MAX",
            ),
        ];
        for (components, expected) in rows {
            assert_eq!(code(read(components.clone(), Layout::V2).1), expected, "{components}");
        }
    }
}
