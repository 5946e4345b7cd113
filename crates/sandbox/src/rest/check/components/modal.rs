//! Forms that open over a message: text inputs and selects.

use serde_json::{Value, json};

use super::select::select;
use super::{Tally, kind_of, number};
use crate::rest::check::form::Form;
use crate::state::components::kind;
use crate::wire::extend;

/// Rows of a form.
const ROWS: usize = 5;
/// Characters of an input.
const TEXT: usize = 4000;

/// A form as it is kept: `custom_id`, `title` and `components`, each with its `id`.
pub fn modal(form: &mut Form) -> Value {
    let custom_id = form.needed_text("custom_id", 1..=100);
    let title = form.needed_text("title", 1..=45);
    if !form.has("components") {
        form.missing("components");
    }
    let rows = form.forms("components", 1..=ROWS).unwrap_or_default();
    let mut tally = Tally::new(&[]);
    let mut shown: Vec<_> = rows.into_iter().filter_map(|row| row_or_label(row, &mut tally)).collect();
    number(&mut shown);
    json!({"custom_id": custom_id, "title": title, "components": shown})
}

fn row_or_label(mut form: Form, tally: &mut Tally<'_>) -> Option<Value> {
    match kind_of(&mut form, &[kind::ACTION_ROW, kind::LABEL, kind::TEXT_DISPLAY])? {
        kind::ACTION_ROW => Some(row(form, tally)),
        kind::LABEL => Some(label(form, tally)),
        _ => Some(super::layout::text_display(form, tally)),
    }
}

/// A row with one text input, which has its label itself.
fn row(mut form: Form, tally: &mut Tally<'_>) -> Value {
    let id = tally.enter(&mut form);
    let inner = form.forms("components", 1..=1).unwrap_or_default().into_iter().filter_map(|mut one| {
        kind_of(&mut one, &[kind::TEXT_INPUT])?;
        let label = one.needed_text("label", 1..=45);
        let mut shown = text_input(one, tally);
        extend(&mut shown, json!({"label": label}));
        Some(shown)
    });
    let inner: Vec<_> = inner.collect();
    form.close();
    json!({"type": kind::ACTION_ROW, "id": id, "components": inner})
}

/// A label with what it is the label of.
fn label(mut form: Form, tally: &mut Tally<'_>) -> Value {
    let id = tally.enter(&mut form);
    let label = form.needed_text("label", 1..=45);
    let description = form.text("description", 1..=100);
    if !form.has("component") {
        form.missing("component");
    }
    let inner = form.form("component").and_then(|mut one| {
        // Of what else may be here, nothing is modelled.
        match kind_of(&mut one, &[kind::STRING_SELECT, kind::TEXT_INPUT, 5, 6, 7, 8, 19, 21, 22, 23])? {
            kind::TEXT_INPUT => Some(text_input(one, tally)),
            kind::STRING_SELECT => Some(required_select(one, tally)),
            _ => {
                one.unmodelled("type");
                one.forget();
                None
            }
        }
    });
    form.close();
    json!({"type": kind::LABEL, "id": id, "label": label, "description": description, "component": inner})
}

fn required_select(mut form: Form, tally: &mut Tally<'_>) -> Value {
    let required = form.flag("required").unwrap_or(true);
    let mut shown = select(form, kind::STRING_SELECT, tally);
    extend(&mut shown, json!({"required": required}));
    shown
}

fn text_input(mut form: Form, tally: &mut Tally<'_>) -> Value {
    let id = tally.enter(&mut form);
    let custom_id = tally.custom_id(&mut form);
    if !form.has("style") {
        form.missing("style");
    }
    let style = form.one_of("style", &[1, 2]).unwrap_or(1);
    let least = form.integer("min_length", 0..=4000);
    let most = form.integer("max_length", 1..=4000);
    if least.zip(most).is_some_and(|(least, most)| least > most) {
        let message = "The minimum length cannot be greater than the maximum length";
        form.fault("min_length", "TEXT_INPUT_MIN_LENGTH_GREATER_THAN_MAX_LENGTH", message);
    }
    let most_given = most.and_then(|most| usize::try_from(most).ok()).unwrap_or(TEXT);
    let least_given = least.and_then(|least| usize::try_from(least).ok()).unwrap_or(0);
    // An empty value is no value, however short one may be.
    let value = form.value("value").filter(|value| value.as_str() != Some(""));
    let value = value.and_then(|value| form.checked_text("value", value, least_given..=most_given));
    let placeholder = form.text("placeholder", 0..=100);
    let required = form.flag("required").unwrap_or(true);
    form.close();
    json!({"type": kind::TEXT_INPUT, "id": id, "custom_id": custom_id, "style": style, "min_length": least,
           "max_length": most, "value": value, "placeholder": placeholder, "required": required})
}

#[cfg(test)]
mod tests {
    use super::super::tests::code;
    use super::*;
    use crate::refusal::Refusal;
    use crate::wire::fields;

    fn read(body: Value) -> (Value, Result<(), Refusal>) {
        let mut form = Form::new(fields(body));
        (modal(&mut form), form.outcome())
    }

    fn with(components: &Value) -> Value {
        json!({"custom_id": "form", "title": "A form", "components": components})
    }

    fn input(more: &Value) -> Value {
        let mut input = json!({"type": 4, "custom_id": "text", "label": "Text", "style": 1});
        extend(&mut input, more.clone());
        json!({"type": 1, "components": [input]})
    }

    #[test]
    fn a_form_is_kept_with_ids() {
        let label =
            json!({"type": 18, "label": "Of what", "component": {"type": 4, "custom_id": "b", "style": 2}});
        let (form, outcome) = read(with(&json!([input(&json!({"value": "x", "required": false})), label])));
        assert_eq!(outcome, Ok(()));
        let input = &form["components"][0]["components"][0];
        assert_eq!(
            (&input["id"], &input["value"], &input["required"]),
            (&json!(2), &json!("x"), &json!(false))
        );
        assert_eq!(form["components"][1]["component"]["id"], 4);
    }

    #[test]
    fn what_is_just_possible_is_taken() {
        let rows = [
            with(&json!(vec![json!({"type": 10, "content": "x"}); 5])),
            json!({"custom_id": "x".repeat(100), "title": "x".repeat(45), "components": [input(&json!({}))]}),
            with(&json!([input(&json!({"label": "x".repeat(45)}))])),
            with(&json!([input(&json!({"max_length": 4000}))])),
            with(&json!([input(&json!({"value": "ab", "min_length": 2, "max_length": 2}))])),
            with(&json!([input(&json!({"placeholder": "x".repeat(100)}))])),
        ];
        for body in rows {
            assert_eq!(read(body.clone()).1, Ok(()), "{body}");
        }
    }

    #[test]
    fn faults_of_forms_have_discords_codes() {
        let rows = [
            (with(&json!([])), "BASE_TYPE_BAD_LENGTH"),
            (with(&json!(vec![json!({"type": 10, "content": "x"}); 6])), "BASE_TYPE_BAD_LENGTH"),
            (with(&json!([input(&json!({})), input(&json!({}))])), "COMPONENT_CUSTOM_ID_DUPLICATED"),
            (
                json!({"custom_id": "x", "title": "x".repeat(46), "components": [input(&json!({}))]}),
                "BASE_TYPE_BAD_LENGTH",
            ),
            (json!({"title": "x", "components": [input(&json!({}))]}), "BASE_TYPE_REQUIRED"),
            (with(&json!([input(&json!({"label": "x".repeat(46)}))])), "BASE_TYPE_BAD_LENGTH"),
            (with(&json!([input(&json!({"style": 3}))])), "BASE_TYPE_CHOICES"),
            (with(&json!([input(&json!({"max_length": 4001}))])), "NUMBER_TYPE_MAX"),
            (with(&json!([input(&json!({"value": "abc", "max_length": 2}))])), "BASE_TYPE_MAX_LENGTH"),
            (with(&json!([input(&json!({"value": "a", "min_length": 2}))])), "BASE_TYPE_BAD_LENGTH"),
            (with(&json!([input(&json!({"placeholder": "x".repeat(101)}))])), "BASE_TYPE_MAX_LENGTH"),
            (
                with(&json!([input(&json!({"min_length": 3, "max_length": 2}))])),
                "TEXT_INPUT_MIN_LENGTH_GREATER_THAN_MAX_LENGTH",
            ),
            (
                with(
                    &json!([{"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "x"}]}]),
                ),
                "UNION_TYPE_CHOICES",
            ),
            (with(&json!([{"type": 17, "components": []}])), "UNION_TYPE_CHOICES"),
        ];
        for (body, expected) in rows {
            assert_eq!(code(read(body.clone()).1), expected, "{body}");
        }
    }
}
