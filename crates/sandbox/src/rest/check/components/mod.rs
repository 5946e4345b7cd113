//! The field `components`: action rows, or the layout of Components V2 where the message's flag says so; and
//! the forms that open over a message.
//!
//! Source: Discord's documentation, "Component Reference"; the codes are those of its form errors.

mod interactive;
mod layout;
mod modal;
mod select;

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::form::Form;
use crate::state::components::{INNER, kind};

pub use self::layout::ATTACHMENT;
pub use self::modal::modal;

/// Components that a message may have in all, those in others counted.
const TOTAL: usize = 40;
/// Characters of all text displays of a message together.
const TEXT: usize = 4000;
/// Rows of a message without the flag of Components V2.
const ROWS: usize = 5;

/// How a message is made up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// A text, files, and rows below them.
    Plain,
    /// Components alone.
    V2,
}

/// The components of a body as they are kept, each with its `id`; `None` if the body says nothing of them.
/// Pictures and files are `attachment://` and one of the names in `files`, or links.
pub fn components(form: &mut Form, layout: Layout, files: &[String]) -> Option<Vec<Value>> {
    let most = match layout {
        Layout::Plain => ROWS,
        Layout::V2 => TOTAL,
    };
    let outer = form.forms("components", 0..=most)?;
    let mut tally = Tally::new(files);
    let mut shown: Vec<_> = outer.into_iter().filter_map(|one| top(one, layout, &mut tally)).collect();
    tally.check(form);
    number(&mut shown);
    Some(shown)
}

fn top(mut form: Form, layout: Layout, tally: &mut Tally<'_>) -> Option<Value> {
    const V2: &[u64] = &[
        kind::ACTION_ROW,
        kind::SECTION,
        kind::TEXT_DISPLAY,
        kind::MEDIA_GALLERY,
        kind::FILE,
        kind::SEPARATOR,
        kind::CONTAINER,
    ];
    let kinds = match layout {
        Layout::Plain => &[kind::ACTION_ROW],
        Layout::V2 => V2,
    };
    match kind_of(&mut form, kinds)? {
        kind::CONTAINER => Some(layout::container(form, tally)),
        kind => Some(layout::in_container(form, kind, tally)),
    }
}

/// The type of a component, if it is one of those; else that is noted and the component passed over.
fn kind_of(form: &mut Form, kinds: &[u64]) -> Option<u64> {
    let kind = form.value("type").and_then(|kind| kind.as_u64()).filter(|kind| kinds.contains(kind));
    if kind.is_none() {
        let names: Vec<_> = kinds.iter().map(ToString::to_string).collect();
        let comma = if names.len() == 1 { "," } else { "" };
        let message = format!("Value of field \"type\" must be one of ({}{comma}).", names.join(", "));
        form.fault_itself("UNION_TYPE_CHOICES", message);
        form.forget();
    }
    kind
}

/// What is counted over all components, and what must not repeat.
#[derive(Debug)]
struct Tally<'a> {
    ids: BTreeSet<i64>,
    custom_ids: BTreeSet<String>,
    components: usize,
    text: usize,
    /// The names that `attachment://` may name.
    files: &'a [String],
}

impl<'a> Tally<'a> {
    const fn new(files: &'a [String]) -> Self {
        Self { ids: BTreeSet::new(), custom_ids: BTreeSet::new(), components: 0, text: 0, files }
    }

    /// Counts a component; the id it was given, else null.
    fn enter(&mut self, form: &mut Form) -> Value {
        self.components += 1;
        let given = form.integer("id", 0..=i64::from(i32::MAX)).filter(|id| *id != 0);
        if given.is_some_and(|id| !self.ids.insert(id)) {
            form.fault("id", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated");
        }
        json!(given)
    }

    fn custom_id(&mut self, form: &mut Form) -> String {
        let custom_id = form.needed_text("custom_id", 1..=100);
        if !self.custom_ids.insert(custom_id.clone()) {
            let message = "Component custom id cannot be duplicated";
            form.fault("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", message);
        }
        custom_id
    }

    fn check(&self, form: &Form) {
        if self.components > TOTAL {
            let message = format!("Total number of components cannot exceed {TOTAL}");
            form.fault("components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message);
        }
        if self.text > TEXT {
            let message = format!("Components displayable text size exceeds maximum size of {TEXT}");
            form.fault("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message);
        }
    }
}

/// Gives an id to each component that has none, in the order in which they are shown.
fn number(components: &mut [Value]) {
    let mut taken = BTreeSet::new();
    components.iter().for_each(|one| note_id(one, &mut taken));
    let mut last = 0;
    components.iter_mut().for_each(|one| give_id(one, &taken, &mut last));
}

fn note_id(component: &Value, taken: &mut BTreeSet<i64>) {
    taken.extend(component.get("id").and_then(Value::as_i64));
    for inner in INNER.iter().filter_map(|key| component.get(*key)) {
        match inner {
            Value::Array(components) => components.iter().for_each(|one| note_id(one, taken)),
            one => note_id(one, taken),
        }
    }
}

fn give_id(component: &mut Value, taken: &BTreeSet<i64>, last: &mut i64) {
    if component.get("id").is_some_and(Value::is_null) {
        *last += 1;
        while taken.contains(last) {
            *last += 1;
        }
        component["id"] = json!(*last);
    }
    for key in INNER {
        match component.get_mut(key) {
            Some(Value::Array(components)) => {
                components.iter_mut().for_each(|one| give_id(one, taken, last));
            }
            Some(one) => give_id(one, taken, last),
            None => {}
        }
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::refusal::Refusal;
    use crate::state::components::{all, find};
    use crate::wire::fields;

    pub fn read(components: Value, layout: Layout) -> (Option<Vec<Value>>, Result<(), Refusal>) {
        let mut form = Form::new(fields(json!({"components": components})));
        let files = ["board.png".to_owned()];
        (super::components(&mut form, layout, &files), form.outcome())
    }

    /// The first code in the errors of a form.
    pub fn code(outcome: Result<(), Refusal>) -> String {
        let Err(Refusal::Form(errors)) = outcome else { panic!("{outcome:?}") };
        let text = Value::Object(errors).to_string();
        text.split("\"code\":\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
    }

    #[test]
    fn components_are_numbered_from_the_outside_past_the_ids_that_are_taken() {
        let button = |n: u64, id: u64| json!({"type": 2, "style": 1, "label": "x", "custom_id": n.to_string(), "id": id});
        let board = json!([{"type": 17, "components": [
            {"type": 10, "content": "x"},
            {"type": 1, "components": [button(1, 0), button(2, 3), button(3, 0)]},
        ]}, {"type": 14}]);
        let (shown, outcome) = read(board, Layout::V2);
        assert_eq!(outcome, Ok(()));
        let shown = shown.unwrap();
        let ids: Vec<_> = all(&shown).into_iter().map(|one| one["id"].as_u64().unwrap()).collect();
        assert_eq!(ids, [1, 2, 4, 5, 3, 6, 7]);
        assert_eq!(find(&shown, "2").unwrap()["id"], 3);
    }

    #[test]
    fn nothing_repeats_in_a_message() {
        let row = |id: u64, custom: &str| json!({"type": 1, "id": id, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": custom}]});
        let within = json!([{"type": 17, "components": [row(0, "a")]}, row(0, "a")]);
        assert_eq!(code(read(within, Layout::V2).1), "COMPONENT_CUSTOM_ID_DUPLICATED");
        assert_eq!(code(read(json!([row(5, "a"), row(5, "b")]), Layout::Plain).1), "COMPONENT_ID_DUPLICATED");
    }

    #[test]
    fn types_stand_where_they_may() {
        let text = json!({"type": 10, "content": "x"});
        let rows = [
            (json!([text]), Layout::Plain),
            (json!([{"type": 17, "components": [text]}]), Layout::Plain),
            (json!([{"type": 17, "components": [{"type": 17, "components": [text]}]}]), Layout::V2),
            (json!([{"type": 11, "media": {"url": "https://x.org/a.png"}}]), Layout::V2),
            (json!([{"type": 2, "style": 1, "label": "x", "custom_id": "a"}]), Layout::V2),
            (json!([{"type": 1, "components": [text]}]), Layout::V2),
            (json!([{"type": 99}]), Layout::V2),
            (json!([{}]), Layout::V2),
        ];
        for (components, layout) in rows {
            assert_eq!(code(read(components.clone(), layout).1), "UNION_TYPE_CHOICES", "{components}");
        }
    }

    #[test]
    fn there_are_limits_over_the_whole_message() {
        let texts = |n: usize, length: usize| {
            let one = json!({"type": 10, "content": "x".repeat(length)});
            json!([{"type": 17, "components": vec![one; n]}])
        };
        assert_eq!(read(texts(39, 1), Layout::V2).1, Ok(()));
        assert_eq!(code(read(texts(40, 1), Layout::V2).1), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED");
        assert_eq!(read(texts(2, 2000), Layout::V2).1, Ok(()));
        assert_eq!(code(read(texts(3, 1334), Layout::V2).1), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED");
    }
}
