//! Action rows, and the buttons in them.

use icu_properties::CodePointSetData;
use icu_properties::props::{Emoji, EmojiComponent};
use serde_json::{Value, json};

use super::select::select;
use super::{Tally, kind_of};
use crate::rest::check::form::Form;
use crate::state::components::kind;
use crate::wire::extend;

/// The style of buttons that are links.
const LINK: u64 = 5;
/// What may be in a row. The selects of users (5) and mentionables (7) are not modelled.
const IN_ROWS: &[u64] = &[kind::BUTTON, kind::STRING_SELECT, 5, kind::ROLE_SELECT, 7, kind::CHANNEL_SELECT];

/// An action row whose type has been read.
pub fn action_row(mut row: Form, tally: &mut Tally<'_>) -> Value {
    let id = tally.enter(&mut row);
    let children = row.forms("components", 1..=5).unwrap_or_default();
    let count = children.len();
    let mut shown = Vec::new();
    for mut child in children {
        match kind_of(&mut child, IN_ROWS) {
            Some(kind::BUTTON) => shown.push(button(child, tally)),
            Some(list @ (kind::STRING_SELECT | kind::ROLE_SELECT | kind::CHANNEL_SELECT)) => {
                if count > 1 {
                    let message = "The specified component exceeds the maximum width";
                    row.fault("components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message);
                }
                shown.push(select(child, list, tally));
            }
            Some(_) => {
                child.unmodelled("type");
                child.forget();
            }
            None => {}
        }
    }
    row.close();
    json!({"type": kind::ACTION_ROW, "id": id, "components": shown})
}

/// A button whose type has been read.
pub fn button(mut form: Form, tally: &mut Tally<'_>) -> Value {
    let id = tally.enter(&mut form);
    let style = form.one_of("style", &[1, 2, 3, 4, LINK]).unwrap_or(1);
    let mut shown = json!({"type": kind::BUTTON, "id": id, "style": style});
    let label = form.text("label", 0..=80);
    let emoji = emoji(&mut form);
    if label.as_ref().is_none_or(String::is_empty) && emoji.is_none() {
        form.fault("label", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required");
    }
    if let Some(label) = label {
        extend(&mut shown, json!({"label": label}));
    }
    if let Some(emoji) = emoji {
        extend(&mut shown, json!({"emoji": emoji}));
    }
    extend(&mut shown, if style == LINK { link(&mut form) } else { pressed(&mut form, tally) });
    if form.flag("disabled") == Some(true) {
        extend(&mut shown, json!({"disabled": true}));
    }
    form.close();
    shown
}

fn link(form: &mut Form) -> Value {
    if form.has("custom_id") {
        form.fault("custom_id", "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", EXCLUSIVE);
    }
    form.value("custom_id");
    let url = form.needed_text("url", 1..=512);
    form.check_link("url", &url, &["http", "https", "discord"]);
    json!({"url": url})
}

fn pressed(form: &mut Form, tally: &mut Tally<'_>) -> Value {
    if form.has("url") {
        form.fault("url", "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", EXCLUSIVE);
    }
    form.value("url");
    json!({"custom_id": tally.custom_id(form)})
}

const EXCLUSIVE: &str = "A custom id and url cannot both be specified";

/// A Unicode emoji; those of a server are not modelled.
pub fn emoji(form: &mut Form) -> Option<Value> {
    let mut emoji = form.form("emoji")?;
    let name = emoji.needed_text("name", 1..=32);
    if !is_emoji(&name) {
        emoji.fault("name", "COMPONENT_INVALID_EMOJI", "Invalid emoji");
    }
    emoji.unused("id");
    emoji.unused("animated");
    emoji.close();
    Some(json!({"name": name}))
}

/// Whether a text is made of what emoji are made of. Which sequences are one picture is not looked at.
fn is_emoji(name: &str) -> bool {
    let (emoji, parts) = (CodePointSetData::new::<Emoji>(), CodePointSetData::new::<EmojiComponent>());
    // Digits are emoji only with what follows them.
    name.chars().all(|c| emoji.contains(c) || parts.contains(c)) && !name.is_ascii()
}

#[cfg(test)]
mod tests {
    use super::super::Layout;
    use super::super::tests::code;
    use super::*;
    use crate::refusal::Refusal;

    fn read(components: Value) -> (Option<Vec<Value>>, Result<(), Refusal>) {
        super::super::tests::read(components, Layout::Plain)
    }

    fn row(components: &Value) -> Value {
        json!([{"type": 1, "components": components}])
    }

    fn button(n: usize) -> Value {
        json!({"type": 2, "style": 1, "label": "x", "custom_id": format!("id-{n}")})
    }

    #[test]
    fn five_rows_of_five_buttons_are_the_most() {
        let rows = |rows: usize, each: usize| {
            let row = |r| json!({"type": 1, "components": (0..each).map(|n| button(r * 9 + n)).collect::<Vec<_>>()});
            Value::Array((0..rows).map(row).collect())
        };
        assert_eq!(read(rows(5, 5)).1, Ok(()));
        assert_eq!(code(read(rows(6, 1)).1), "BASE_TYPE_MAX_LENGTH");
        assert_eq!(code(read(rows(1, 6)).1), "BASE_TYPE_BAD_LENGTH");
        assert_eq!(code(read(rows(1, 0)).1), "BASE_TYPE_BAD_LENGTH");
    }

    #[test]
    fn faults_of_buttons_have_discords_codes() {
        let rows = [
            (json!([button(1), button(1)]), "COMPONENT_CUSTOM_ID_DUPLICATED"),
            (json!([{"type": 2, "style": 9, "label": "x", "custom_id": "a"}]), "BASE_TYPE_CHOICES"),
            (json!([{"type": 2, "style": 1, "label": "x"}]), "BASE_TYPE_REQUIRED"),
            (json!([{"type": 2, "style": 1, "custom_id": "a"}]), "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"),
            (json!([{"type": 2, "style": 5, "label": "x", "url": "ftp://x"}]), "URL_TYPE_INVALID_SCHEME"),
            (json!([{"type": 2, "style": 5, "label": "x", "url": "https:x.org"}]), "URL_TYPE_INVALID_SCHEME"),
            (json!([{"type": 2, "style": 5, "label": "x", "url": "https://"}]), "URL_TYPE_INVALID_URL"),
            (json!([{"type": 2, "style": 5, "label": "x", "url": "https:///a"}]), "URL_TYPE_INVALID_URL"),
            (json!([{"type": 2, "style": 5, "label": "x", "url": "https://:80/a"}]), "URL_TYPE_INVALID_URL"),
            (json!([{"type": 2, "style": 5, "label": "x", "url": "https://x org"}]), "URL_TYPE_INVALID_URL"),
            (
                json!([{"type": 2, "style": 1, "label": "x", "custom_id": "a".repeat(101)}]),
                "BASE_TYPE_BAD_LENGTH",
            ),
            (
                json!([{"type": 2, "style": 1, "label": "x".repeat(81), "custom_id": "a"}]),
                "BASE_TYPE_MAX_LENGTH",
            ),
        ];
        for (components, expected) in rows {
            assert_eq!(code(read(row(&components)).1), expected, "{components}");
        }
    }

    #[test]
    fn what_is_just_short_enough_is_taken() {
        let link = |length: usize| json!({"type": 2, "style": 5, "label": "x", "url": format!("https://{}", "x".repeat(length - 8))});
        let rows = [
            json!([{"type": 2, "style": 1, "label": "x", "custom_id": "a".repeat(100)}]),
            json!([{"type": 2, "style": 1, "label": "x".repeat(80), "custom_id": "a"}]),
            json!([link(512)]),
            json!([{"type": 2, "style": 5, "label": "x", "url": "discord://-/channels/@me"}]),
        ];
        for components in rows {
            assert_eq!(read(row(&components)).1, Ok(()), "{components}");
        }
        assert_eq!(code(read(row(&json!([link(513)]))).1), "BASE_TYPE_BAD_LENGTH");
    }

    #[test]
    fn emoji_are_no_words() {
        let with =
            |name: &str| row(&json!([{"type": 2, "style": 1, "emoji": {"name": name}, "custom_id": "a"}]));
        for name in ["♟", "♟️", "2️⃣", "🇩🇪", "🤝🏽", "👩‍🚀"] {
            assert_eq!(read(with(name)).1, Ok(()), "{name}");
        }
        for name in ["draw", "2", "½", ":handshake:", "♟ draw"] {
            assert_eq!(code(read(with(name)).1), "COMPONENT_INVALID_EMOJI", "{name}");
        }
    }
}
