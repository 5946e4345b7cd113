//! A body that is read field by field. What is wrong is collected; what is not asked for is not modelled.

use std::cell::RefCell;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::rc::Rc;

use serde_json::{Map, Value, json};

use crate::ids::Id;
use crate::refusal::Refusal;

/// What is wrong with a body, and what in it is not modelled.
#[derive(Debug, Default)]
struct Faults {
    errors: Map<String, Value>,
    unmodelled: Vec<String>,
}

/// An object of a body. Reading a field takes it out.
#[derive(Debug)]
pub struct Form {
    fields: Map<String, Value>,
    /// Where it is in the body: field names and list positions, outermost first.
    path: Vec<String>,
    faults: Rc<RefCell<Faults>>,
}

impl Form {
    /// The whole body.
    #[must_use]
    pub fn new(fields: Map<String, Value>) -> Self {
        Self { fields, path: Vec::new(), faults: Rc::default() }
    }

    /// Whether there is such a field that is not null.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.fields.get(key).is_some_and(|value| !value.is_null())
    }

    /// Whether there is such a field, be it null.
    #[must_use]
    pub fn names(&self, key: &str) -> bool {
        self.fields.contains_key(key)
    }

    /// The names of the fields that have not been read.
    #[must_use]
    pub fn keys(&self) -> Vec<String> {
        self.fields.keys().cloned().collect()
    }

    /// The value of a field, whatever it is.
    pub fn value(&mut self, key: &str) -> Option<Value> {
        self.fields.remove(key).filter(|value| !value.is_null())
    }

    /// A text, its length in characters being one of `lengths`.
    pub fn text(&mut self, key: &str, lengths: RangeInclusive<usize>) -> Option<String> {
        let value = self.value(key)?;
        self.checked_text(key, value, lengths)
    }

    /// The text that the value of a field is, its length in characters being one of `lengths`.
    pub fn checked_text(&self, key: &str, value: Value, lengths: RangeInclusive<usize>) -> Option<String> {
        match value {
            Value::String(text) => {
                self.check_length(key, text.chars().count(), &lengths);
                Some(text)
            }
            // Discord takes a number for a text.
            Value::Number(number) => Some(number.to_string()),
            other => {
                let message = format!("Could not interpret \"{other}\" as string.");
                self.fault(key, "STRING_TYPE_CONVERT", message);
                None
            }
        }
    }

    /// A text that must be there.
    pub fn needed_text(&mut self, key: &str, lengths: RangeInclusive<usize>) -> String {
        if !self.has(key) {
            self.missing(key);
        }
        self.text(key, lengths).unwrap_or_default()
    }

    /// Checks that a link begins with one of these schemes, and that there is a host behind it.
    pub fn check_link(&self, key: &str, link: &str, schemes: &[&str]) {
        let known = link.split_once("://").filter(|(scheme, _)| schemes.contains(scheme));
        let Some((_, rest)) = known else {
            let message = format!("Scheme must be one of ('{}').", schemes.join("', '"));
            return self.fault(key, "URL_TYPE_INVALID_SCHEME", message);
        };
        let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
        let host = authority.rsplit('@').next().and_then(|host| host.split(':').next()).unwrap_or_default();
        if host.is_empty() || authority.contains(char::is_whitespace) {
            self.fault(key, "URL_TYPE_INVALID_URL", "Not a well formed URL.");
        }
    }

    /// An integer within `range`.
    pub fn integer(&mut self, key: &str, range: RangeInclusive<i64>) -> Option<i64> {
        let value = self.value(key)?;
        let number = value.as_i64().or_else(|| value.as_str().and_then(|text| text.parse().ok()));
        let Some(number) = number else {
            self.fault(key, "NUMBER_TYPE_COERCE", format!("Value {value} is not int."));
            return None;
        };
        let (least, most) = range.into_inner();
        if number > most {
            let message = format!("int value should be less than or equal to {most}.");
            self.fault(key, "NUMBER_TYPE_MAX", message);
        }
        if number < least {
            let message = format!("int value should be greater than or equal to {least}.");
            self.fault(key, "NUMBER_TYPE_MIN", message);
        }
        Some(number)
    }

    /// An integer that is one of those.
    pub fn one_of(&mut self, key: &str, choices: &[u64]) -> Option<u64> {
        let value = self.value(key)?;
        let number = value.as_u64().filter(|number| choices.contains(number));
        if number.is_none() {
            let names: Vec<_> = choices.iter().map(ToString::to_string).collect();
            let message = format!("Value must be one of {{{}}}.", names.join(", "));
            self.fault(key, "BASE_TYPE_CHOICES", message);
        }
        number
    }

    /// Different integers that are each one of those, `least` or more.
    pub fn some_of(&mut self, key: &str, least: usize, choices: &[u64]) -> Option<Vec<u8>> {
        let values = self.list(key, least..=choices.len())?;
        let known = |value: &Value| value.as_u64().filter(|number| choices.contains(number));
        let numbers: Option<Vec<u8>> =
            values.iter().map(|value| known(value).and_then(|number| u8::try_from(number).ok())).collect();
        let Some(numbers) = numbers else {
            self.fault(key, "BASE_TYPE_CHOICES", format!("Value must be one of {choices:?}."));
            return None;
        };
        if (1..numbers.len()).any(|n| numbers[..n].contains(&numbers[n])) {
            self.fault(key, "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value");
        }
        Some(numbers)
    }

    /// A switch.
    pub fn flag(&mut self, key: &str) -> Option<bool> {
        let value = self.value(key)?;
        if value.as_bool().is_none() {
            self.fault(key, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
        }
        value.as_bool()
    }

    /// A snowflake, as a text or an integer.
    pub fn id(&mut self, key: &str) -> Option<Id> {
        let value = self.value(key)?;
        let id = serde_json::from_value(value.clone()).ok();
        if id.is_none() {
            self.fault(key, "NUMBER_TYPE_COERCE", format!("Value {value} is not snowflake."));
        }
        id
    }

    /// Snowflakes, at most so many.
    pub fn ids(&mut self, key: &str, most: usize) -> Option<Vec<Id>> {
        let values = self.list(key, 0..=most)?;
        let ids: Option<Vec<Id>> =
            values.into_iter().map(|value| serde_json::from_value(value).ok()).collect();
        if ids.is_none() {
            self.fault(key, "NUMBER_TYPE_COERCE", "Value is not snowflake.");
        }
        ids
    }

    /// A list with one of `lengths`.
    pub fn list(&mut self, key: &str, lengths: RangeInclusive<usize>) -> Option<Vec<Value>> {
        match self.value(key)? {
            Value::Array(values) => {
                self.check_length(key, values.len(), &lengths);
                Some(values)
            }
            _ => {
                self.fault(key, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
                None
            }
        }
    }

    /// A list of objects, with one of `lengths`.
    pub fn forms(&mut self, key: &str, lengths: RangeInclusive<usize>) -> Option<Vec<Self>> {
        let values = self.list(key, lengths)?;
        let forms = values.into_iter().enumerate();
        Some(forms.filter_map(|(n, value)| self.within(&[key, &n.to_string()], value)).collect())
    }

    /// An object in this one.
    pub fn form(&mut self, key: &str) -> Option<Self> {
        let value = self.value(key)?;
        self.within(&[key], value)
    }

    fn within(&self, steps: &[&str], value: Value) -> Option<Self> {
        let path: Vec<_> =
            self.path.iter().cloned().chain(steps.iter().map(|step| (*step).to_owned())).collect();
        let Value::Object(fields) = value else {
            let fault = json!({"code": "DICT_TYPE_CONVERT", "message": "Only dictionaries may be used in a DictType"});
            add(&mut self.faults.borrow_mut().errors, &path, fault);
            return None;
        };
        Some(Self { fields, path, faults: Rc::clone(&self.faults) })
    }

    /// Passes over a field that is not modelled, if it says nothing: null, false, 0 or empty.
    pub fn unused(&mut self, key: &str) {
        if self.says(key) {
            self.unmodelled(key);
        }
        self.fields.remove(key);
    }

    /// Whether a field says anything: it is not null, false, 0 or empty.
    #[must_use]
    pub fn says(&self, key: &str) -> bool {
        self.fields.get(key).is_some_and(|value| match value {
            Value::Null => false,
            Value::Bool(flag) => *flag,
            Value::Number(number) => number.as_f64() != Some(0.0),
            Value::String(text) => !text.is_empty(),
            Value::Array(values) => !values.is_empty(),
            Value::Object(fields) => !fields.is_empty(),
        })
    }

    /// Notes that a field is not modelled.
    pub fn unmodelled(&self, key: &str) {
        let path = self.path.iter().map(String::as_str).chain([key]).collect::<Vec<_>>().join(".");
        self.faults.borrow_mut().unmodelled.push(path);
    }

    /// Notes that a field must be there.
    pub fn missing(&self, key: &str) {
        self.fault(key, "BASE_TYPE_REQUIRED", "This field is required");
    }

    /// Notes what is wrong with a field.
    pub fn fault(&self, key: &str, code: &str, message: impl Display) {
        let path: Vec<_> = self.path.iter().cloned().chain([key.to_owned()]).collect();
        let fault = json!({"code": code, "message": message.to_string()});
        add(&mut self.faults.borrow_mut().errors, &path, fault);
    }

    /// Notes what is wrong with this object as a whole.
    pub fn fault_itself(&self, code: &str, message: impl Display) {
        let fault = json!({"code": code, "message": message.to_string()});
        add(&mut self.faults.borrow_mut().errors, &self.path, fault);
    }

    fn check_length(&self, key: &str, length: usize, lengths: &RangeInclusive<usize>) {
        let (least, most) = (*lengths.start(), *lengths.end());
        if lengths.contains(&length) {
            return;
        }
        if least > 0 && most < usize::MAX {
            let message = format!("Must be between {least} and {most} in length.");
            self.fault(key, "BASE_TYPE_BAD_LENGTH", message);
        } else if length > most {
            self.fault(key, "BASE_TYPE_MAX_LENGTH", format!("Must be {most} or fewer in length."));
        } else {
            self.fault(key, "BASE_TYPE_MIN_LENGTH", format!("Must be {least} or more in length."));
        }
    }

    /// Whether nothing wrong has been found so far, here or elsewhere in the body.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.faults.borrow().errors.is_empty()
    }

    /// Passes over the fields that are left.
    pub fn forget(&mut self) {
        self.fields.clear();
    }

    /// Notes the fields that nobody asked for.
    pub fn close(&mut self) {
        for (key, _) in std::mem::take(&mut self.fields) {
            self.unmodelled(&key);
        }
    }

    /// Whether all was well, in this object and in those in it.
    ///
    /// # Errors
    ///
    /// What is not modelled, else what is wrong (50035).
    pub fn outcome(mut self) -> Result<(), Refusal> {
        self.close();
        let faults = self.faults.take();
        if !faults.unmodelled.is_empty() {
            return Err(Refusal::Unmodelled(format!("field {}", faults.unmodelled.join(", "))));
        }
        if faults.errors.is_empty() { Ok(()) } else { Err(Refusal::Form(faults.errors)) }
    }
}

/// What has been found wrong so far, as a refusal; the form is of no more use.
pub fn refusal(form: &mut Form) -> Refusal {
    let faults = form.faults.take();
    if faults.unmodelled.is_empty() {
        return Refusal::Form(faults.errors);
    }
    Refusal::Unmodelled(format!("field {}", faults.unmodelled.join(", ")))
}

/// Adds a fault in Discord's nested form: an object for each step, at the end a list named `_errors`.
fn add(errors: &mut Map<String, Value>, path: &[String], fault: Value) {
    let Some((step, rest)) = path.split_first() else {
        let list = errors.entry("_errors").or_insert_with(|| json!([]));
        if let Value::Array(list) = list {
            list.push(fault);
        }
        return;
    };
    if let Value::Object(inner) = errors.entry(step.as_str()).or_insert_with(|| json!({})) {
        add(inner, rest, fault);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::fields;

    fn errors(form: Form) -> Value {
        match form.outcome() {
            Err(Refusal::Form(errors)) => Value::Object(errors),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn faults_are_nested_as_discord_nests_them() {
        let body = json!({"rows": [{}, {"name": "toolong"}], "count": 99});
        let mut form = Form::new(fields(body));
        for mut row in form.forms("rows", 0..=5).unwrap() {
            row.needed_text("name", 1..=3);
        }
        form.integer("count", 0..=9);
        let expected = json!({
            "rows": {
                "0": {"name": {"_errors": [{"code": "BASE_TYPE_REQUIRED", "message": "This field is required"},
                                           {"code": "BASE_TYPE_BAD_LENGTH",
                                            "message": "Must be between 1 and 3 in length."}]}},
                "1": {"name": {"_errors": [{"code": "BASE_TYPE_BAD_LENGTH",
                                            "message": "Must be between 1 and 3 in length."}]}},
            },
            "count": {"_errors": [{"code": "NUMBER_TYPE_MAX",
                                   "message": "int value should be less than or equal to 9."}]},
        });
        let found = errors(form);
        assert_eq!(found["rows"]["1"], expected["rows"]["1"]);
        assert_eq!(found["count"], expected["count"]);
        assert_eq!(found["rows"]["0"]["name"]["_errors"][0], expected["rows"]["0"]["name"]["_errors"][0]);
    }

    #[test]
    fn what_nobody_asked_for_is_not_modelled() {
        let mut form =
            Form::new(fields(json!({"known": 1, "poll": {"a": 1}, "embeds": [], "inner": {"x": 1}})));
        form.integer("known", 0..=9);
        form.unused("embeds");
        form.form("inner").unwrap().close();
        assert_eq!(form.outcome(), Err(Refusal::Unmodelled("field inner.x, poll".into())));
    }

    #[test]
    fn wrong_types_are_said() {
        let body = json!({"text": [], "number": "x", "flag": 1, "id": "x", "list": 1, "form": 1});
        let mut form = Form::new(fields(body));
        form.text("text", 0..=1);
        form.integer("number", 0..=1);
        form.flag("flag");
        form.id("id");
        form.list("list", 0..=1);
        form.form("form");
        let found = errors(form);
        for key in ["text", "number", "flag", "id", "list", "form"] {
            assert!(found[key]["_errors"][0]["code"].is_string(), "{key}: {found}");
        }
    }
}
