//! Lists to choose from: of texts, of roles, of channels.

use std::ops::RangeInclusive;

use serde_json::{Value, json};

use super::Tally;
use super::interactive::emoji;
use crate::rest::check::channel;
use crate::rest::check::form::Form;
use crate::state::components::kind;
use crate::wire::extend;

/// How much a list may offer, or let one choose.
const MOST: i64 = 25;

/// A list whose type has been read.
pub fn select(mut form: Form, kind: u64, tally: &mut Tally<'_>) -> Value {
    let id = tally.enter(&mut form);
    let custom_id = tally.custom_id(&mut form);
    let least = form.integer("min_values", 0..=MOST).unwrap_or(1);
    let most = form.integer("max_values", 1..=MOST).unwrap_or(1);
    let mut shown =
        json!({"type": kind, "id": id, "custom_id": custom_id, "min_values": least, "max_values": most});
    if let Some(placeholder) = form.text("placeholder", 0..=150) {
        extend(&mut shown, json!({"placeholder": placeholder}));
    }
    let (offered, count) = match kind {
        kind::ROLE_SELECT => (with_defaults(&mut form, "role", least..=most), MOST),
        kind::CHANNEL_SELECT => (channels(&mut form, least..=most), MOST),
        _ => options(&mut form),
    };
    extend(&mut shown, offered);
    if most < least || most > count {
        let message = format!("Value must be between {least} and {count}.");
        form.fault("max_values", "BASE_TYPE_BAD_LENGTH", message);
    }
    if form.flag("disabled") == Some(true) {
        extend(&mut shown, json!({"disabled": true}));
    }
    form.close();
    shown
}

/// What a list of texts offers, and how much that is.
fn options(form: &mut Form) -> (Value, i64) {
    if !form.has("options") {
        form.missing("options");
    }
    let mut values = Vec::new();
    let options = form.forms("options", 1..=25).unwrap_or_default();
    let options: Vec<_> = options.into_iter().map(|option| select_option(option, &mut values)).collect();
    let count = i64::try_from(options.len()).unwrap_or(i64::MAX);
    (json!({"options": options}), count)
}

fn select_option(mut form: Form, values: &mut Vec<String>) -> Value {
    let label = form.needed_text("label", 1..=100);
    let value = form.needed_text("value", 1..=100);
    if values.contains(&value) {
        let message = "The specified option value is already used";
        form.fault("value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message);
    }
    values.push(value.clone());
    let mut shown = json!({"label": label, "value": value});
    if let Some(description) = form.text("description", 0..=100) {
        extend(&mut shown, json!({"description": description}));
    }
    if let Some(emoji) = emoji(&mut form) {
        extend(&mut shown, json!({"emoji": emoji}));
    }
    if form.flag("default") == Some(true) {
        extend(&mut shown, json!({"default": true}));
    }
    form.close();
    shown
}

fn channels(form: &mut Form, count: RangeInclusive<i64>) -> Value {
    let mut shown = with_defaults(form, "channel", count);
    let kinds = channel::kinds(form);
    if !kinds.is_empty() {
        extend(&mut shown, json!({"channel_types": kinds}));
    }
    shown
}

/// What is chosen from the start in a list of what Discord itself knows. As many as may be chosen, or none.
///
/// That others than the list's own kind are refused is told in pull request 824 of `discordjs/discord-api-types`;
/// the codes are assumed. Whether there is such a role or channel is not asked.
fn with_defaults(form: &mut Form, what: &str, count: RangeInclusive<i64>) -> Value {
    let mut shown: Vec<Value> = Vec::new();
    for mut one in form.forms("default_values", 0..=25).unwrap_or_default() {
        let kind = one.needed_text("type", 1..=20);
        if kind != what {
            one.fault("type", "BASE_TYPE_CHOICES", format!("Value must be one of ('{what}',)."));
        }
        if !one.has("id") {
            one.missing("id");
        }
        let default = json!({"type": kind, "id": one.id("id")});
        if shown.contains(&default) {
            let message = "The specified option value is already used";
            one.fault("id", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message);
        }
        one.close();
        shown.push(default);
    }
    if shown.is_empty() {
        return json!({});
    }
    if !i64::try_from(shown.len()).is_ok_and(|length| count.contains(&length)) {
        let message = format!("Must be between {} and {} in length.", count.start(), count.end());
        form.fault("default_values", "BASE_TYPE_BAD_LENGTH", message);
    }
    json!({"default_values": shown})
}

#[cfg(test)]
mod tests {
    use super::super::Layout;
    use super::super::tests::code;
    use super::*;
    use crate::refusal::Refusal;

    fn read(components: &Value) -> (Option<Vec<Value>>, Result<(), Refusal>) {
        let rows = json!([{"type": 1, "components": components}]);
        super::super::tests::read(rows, Layout::Plain)
    }

    #[test]
    fn faults_of_selects_have_discords_codes() {
        let select = |options: Value| json!([{"type": 3, "custom_id": "s", "options": options}]);
        let option = |n: usize| json!({"label": "x", "value": n.to_string()});
        let many = |n: usize| Value::Array((0..n).map(option).collect());
        assert_eq!(read(&select(many(25))).1, Ok(()));
        assert_eq!(code(read(&select(many(26))).1), "BASE_TYPE_BAD_LENGTH");
        let twice = json!([option(1), option(1)]);
        assert_eq!(code(read(&select(twice)).1), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED");
        for list in [select(many(1))[0].clone(), json!({"type": 6, "custom_id": "r"})] {
            let button = json!({"type": 2, "style": 1, "label": "x", "custom_id": "b"});
            assert_eq!(code(read(&json!([list, button])).1), "COMPONENT_LAYOUT_WIDTH_EXCEEDED");
        }
    }

    #[test]
    fn lists_of_roles_and_channels_are_kept_with_what_is_chosen_at_first() {
        let role = |id: u64| json!({"type": "role", "id": id.to_string()});
        let all: Vec<_> = (1..=25).map(role).collect();
        let rows = [
            json!({"type": 6, "custom_id": "r"}),
            json!({"type": 6, "custom_id": "r", "placeholder": "x".repeat(150), "min_values": 0,
                   "max_values": 25, "default_values": all, "disabled": true}),
            json!({"type": 8, "custom_id": "c", "min_values": 0, "channel_types": [0, 5, 11],
                   "default_values": [{"type": "channel", "id": "7"}]}),
        ];
        for list in rows {
            let (kept, outcome) = read(&json!([list]));
            assert_eq!(outcome, Ok(()), "{list}");
            let kept = &kept.unwrap()[0]["components"][0];
            for (key, value) in list.as_object().unwrap() {
                assert_eq!(&kept[key], value, "{key}");
            }
            assert!(kept["min_values"].is_number() && kept["max_values"].is_number(), "{kept}");
        }
    }

    #[test]
    fn faults_of_what_is_chosen_at_first_are_refused() {
        let defaults = |more: &Value, defaults: Value| {
            let mut list = json!({"type": 6, "custom_id": "r", "max_values": 2, "default_values": defaults});
            extend(&mut list, more.clone());
            list
        };
        let (one, none) = (json!({"type": "role", "id": "1"}), json!({}));
        let rows = [
            (defaults(&none, json!([{"type": "channel", "id": "1"}])), "BASE_TYPE_CHOICES"),
            (defaults(&none, json!([{"type": "user", "id": "1"}])), "BASE_TYPE_CHOICES"),
            (defaults(&none, json!([{"id": "1"}])), "BASE_TYPE_REQUIRED"),
            (defaults(&none, json!([{"type": "role"}])), "BASE_TYPE_REQUIRED"),
            (defaults(&none, json!([{"type": "role", "id": "all"}])), "NUMBER_TYPE_COERCE"),
            (defaults(&none, json!([one, one])), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"),
            (
                defaults(&json!({"max_values": 1}), json!([one, {"type": "role", "id": "2"}])),
                "BASE_TYPE_BAD_LENGTH",
            ),
            (defaults(&json!({"min_values": 2}), json!([one])), "BASE_TYPE_BAD_LENGTH"),
            (json!({"type": 6, "custom_id": "r", "min_values": 2}), "BASE_TYPE_BAD_LENGTH"),
            (json!({"type": 6, "custom_id": "r", "max_values": 26}), "NUMBER_TYPE_MAX"),
            (json!({"type": 6, "custom_id": "r", "max_values": 0}), "NUMBER_TYPE_MIN"),
            (json!({"type": 6, "custom_id": "r", "placeholder": "x".repeat(151)}), "BASE_TYPE_MAX_LENGTH"),
            (json!({"type": 6}), "BASE_TYPE_REQUIRED"),
            (json!({"type": 8, "custom_id": "c", "channel_types": [99]}), "BASE_TYPE_CHOICES"),
            (
                json!({"type": 8, "custom_id": "c", "channel_types": [0, 0]}),
                "SET_TYPE_ALREADY_CONTAINS_VALUE",
            ),
            (
                json!({"type": 8, "custom_id": "c", "default_values": [{"type": "role", "id": "1"}]}),
                "BASE_TYPE_CHOICES",
            ),
        ];
        for (list, expected) in rows {
            assert_eq!(code(read(&json!([list])).1), expected, "{list}");
        }
    }

    #[test]
    fn other_selects_and_what_is_not_of_a_list_are_not_modelled() {
        let rows = [
            json!({"type": 5, "custom_id": "u"}),
            json!({"type": 7, "custom_id": "m"}),
            json!({"type": 6, "custom_id": "r", "options": [{"label": "x", "value": "x"}]}),
            json!({"type": 6, "custom_id": "r", "channel_types": [0]}),
            json!({"type": 3, "custom_id": "s", "options": [{"label": "x", "value": "x"}],
                   "default_values": [{"type": "role", "id": "1"}]}),
        ];
        for list in rows {
            assert!(matches!(read(&json!([list])).1, Err(Refusal::Unmodelled(_))), "{list}");
        }
    }
}
