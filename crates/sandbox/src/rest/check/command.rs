//! What a command may be.

use std::collections::BTreeMap;

use serde_json::{Number, Value};

use super::channel;
use super::form::Form;
use crate::state::command::{Choice, CommandOption, Translations, kind, option};
use crate::state::locale::{LOCALES, translated};
use crate::state::permissions::Permissions;

/// A command as it is asked for: all but its ids.
#[derive(Clone, Debug, PartialEq)]
pub struct Wanted {
    pub kind: u8,
    pub name: String,
    pub name_localizations: Option<Translations>,
    pub description: String,
    pub description_localizations: Option<Translations>,
    pub options: Vec<CommandOption>,
    pub default_member_permissions: Option<Permissions>,
    pub contexts: Option<Vec<u8>>,
    pub integration_types: Vec<u8>,
    pub nsfw: bool,
}

/// Characters of names, descriptions and values in one command.
const CHARACTERS: usize = 8000;

/// Reads one command.
pub fn command(mut form: Form) -> Wanted {
    let kind =
        form.one_of("type", &[1, 2, 3]).map_or(kind::CHAT, |kind| u8::try_from(kind).unwrap_or(kind::CHAT));
    let name = name(&mut form, kind == kind::CHAT);
    let name_localizations = names(&mut form, kind == kind::CHAT);
    let (description, description_localizations) = description(&mut form, kind);
    let options = options(&mut form, kind);
    // Text in Discord's documentation, a number in its description of itself.
    let default_member_permissions = form
        .integer("default_member_permissions", 0..=i64::MAX)
        .map(|bits| Permissions::from_bits(bits.cast_unsigned()));
    // Replaced by `contexts`, which is read instead.
    form.value("dm_permission");
    let contexts = form.some_of("contexts", 1, &[0, 1, 2]);
    let integration_types = form.some_of("integration_types", 1, &[0, 1]).unwrap_or_else(|| vec![0]);
    form.unused("handler");
    let nsfw = form.flag("nsfw").unwrap_or(false);
    let wanted = Wanted {
        kind,
        name,
        name_localizations,
        description,
        description_localizations,
        options,
        default_member_permissions,
        contexts,
        integration_types,
        nsfw,
    };
    if characters(&wanted) > CHARACTERS {
        form.fault("name", "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)");
    }
    form.close();
    wanted
}

fn name(form: &mut Form, is_strict: bool) -> String {
    let name = form.needed_text("name", 1..=32);
    if is_strict && !is_command_name(&name) {
        form.fault("name", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid");
    }
    name
}

/// Translations of a name, which are names as well.
fn names(form: &mut Form, is_strict: bool) -> Option<Translations> {
    let names = translations(form, "name_localizations", 1..=32)?;
    if is_strict && !names.values().all(|name| is_command_name(name)) {
        form.fault("name_localizations", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid");
    }
    Some(names)
}

/// Letters and digits of any script, `-`, `_` and `'`, and nothing that has a lower-case form.
fn is_command_name(name: &str) -> bool {
    name.chars().all(|c| c.is_alphanumeric() || matches!(c, '-' | '_' | '\'')) && name.to_lowercase() == name
}

fn description(form: &mut Form, kind: u8) -> (String, Option<Translations>) {
    if kind == kind::CHAT {
        let description = form.needed_text("description", 1..=100);
        return (description, translations(form, "description_localizations", 1..=100));
    }
    let description = form.text("description", 0..=100).unwrap_or_default();
    if !description.is_empty() {
        let message = "Context menu commands cannot have description";
        form.fault("description", "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION", message);
    }
    form.unused("description_localizations");
    (String::new(), None)
}

fn translations(
    form: &mut Form,
    key: &str,
    lengths: std::ops::RangeInclusive<usize>,
) -> Option<Translations> {
    let mut said = form.form(key)?;
    let mut texts = BTreeMap::new();
    for locale in LOCALES {
        if let Some(text) = said.text(locale, lengths.clone()) {
            texts.insert(locale.to_owned(), text);
        }
    }
    for locale in said.keys() {
        said.value(&locale);
        said.fault(&locale, "BASE_TYPE_CHOICES", format!("Value must be one of {LOCALES:?}."));
    }
    (!texts.is_empty()).then_some(texts)
}

/// A name, and what it is in other languages.
pub type Naming<'a> = (&'a str, Option<&'a Translations>);

/// Whether two are called the same in any language, be it by what stands in for a text that is missing.
pub fn are_one(one: &Naming<'_>, other: &Naming<'_>) -> bool {
    let called = |of: &Naming<'_>, locale: &str| {
        of.1.and_then(|texts| translated(texts, locale)).map_or_else(|| of.0.to_owned(), Clone::clone)
    };
    one.0 == other.0 || LOCALES.iter().any(|locale| called(one, locale) == called(other, locale))
}

impl Wanted {
    /// What it is called.
    pub fn naming(&self) -> Naming<'_> {
        (&self.name, self.name_localizations.as_ref())
    }
}

impl CommandOption {
    fn naming(&self) -> Naming<'_> {
        (&self.name, self.name_localizations.as_ref())
    }
}

impl Choice {
    fn naming(&self) -> Naming<'_> {
        (&self.name, self.name_localizations.as_ref())
    }
}

fn options(form: &mut Form, kind: u8) -> Vec<CommandOption> {
    let forms = form.forms("options", 0..=25).unwrap_or_default();
    if kind != kind::CHAT && !forms.is_empty() {
        let message = "Context menu commands cannot have options";
        form.fault("options", "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS", message);
    }
    let mut options: Vec<CommandOption> = Vec::new();
    for mut form in forms {
        let read = one_option(&mut form);
        if options.iter().any(|other| are_one(&other.naming(), &read.naming())) {
            let message = "Option name already exists in this options list";
            form.fault("name", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message);
        }
        if read.required && options.iter().any(|other| !other.required) {
            let message = "Required options must be placed before non-required options";
            form.fault("required", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message);
        }
        form.close();
        options.push(read);
    }
    options
}

fn one_option(form: &mut Form) -> CommandOption {
    let kind = form.value("type").and_then(|kind| kind.as_u64()).and_then(|kind| u8::try_from(kind).ok());
    let modelled =
        [option::STRING, option::INTEGER, option::BOOLEAN, option::USER, option::CHANNEL, option::ROLE];
    if !kind.is_some_and(|kind| modelled.contains(&kind)) {
        form.unmodelled("type");
    }
    let kind = kind.unwrap_or(option::STRING);
    let choices = choices(form, kind);
    let autocomplete = form.flag("autocomplete").unwrap_or(false);
    if autocomplete && !choices.is_empty() {
        let message = "Options cannot have both choices and autocomplete";
        form.fault("autocomplete", "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES", message);
    }
    if kind != option::CHANNEL {
        form.unused("channel_types");
    }
    form.unused("options");
    CommandOption {
        kind,
        name: name(form, true),
        name_localizations: names(form, true),
        description: form.needed_text("description", 1..=100),
        description_localizations: translations(form, "description_localizations", 1..=100),
        required: form.flag("required").unwrap_or(false),
        autocomplete,
        choices,
        channel_types: channel::kinds(form),
        min_value: number(form, "min_value"),
        max_value: number(form, "max_value"),
        min_length: length(form, "min_length", 0..=6000),
        max_length: length(form, "max_length", 1..=6000),
    }
}

fn length(form: &mut Form, key: &str, range: std::ops::RangeInclusive<i64>) -> Option<u64> {
    form.integer(key, range).and_then(|length| u64::try_from(length).ok())
}

fn number(form: &mut Form, key: &str) -> Option<Number> {
    match form.value(key)? {
        Value::Number(number) => Some(number),
        other => {
            form.fault(key, "NUMBER_TYPE_COERCE", format!("Value {other} is not number."));
            None
        }
    }
}

fn choices(form: &mut Form, kind: u8) -> Vec<Choice> {
    let mut choices: Vec<Choice> = Vec::new();
    for mut form in form.forms("choices", 0..=25).unwrap_or_default() {
        let choice = choice(&mut form, kind);
        if choices.iter().any(|other| are_one(&other.naming(), &choice.naming())) {
            let message = "Option choice name already exists";
            form.fault("name", "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", message);
        }
        choices.push(choice);
    }
    choices
}

/// A choice of an option, or one that autocomplete offers.
pub fn choice(form: &mut Form, kind: u8) -> Choice {
    let name = form.needed_text("name", 1..=100);
    let name_localizations = translations(form, "name_localizations", 1..=100);
    if !form.has("value") {
        form.missing("value");
    }
    let value = if kind == option::INTEGER {
        Value::from(form.integer("value", -(1 << 53)..=1 << 53).unwrap_or_default())
    } else {
        Value::from(form.text("value", 1..=100).unwrap_or_default())
    };
    form.close();
    Choice { name, name_localizations, value }
}

/// The characters of all texts; of one in several languages those of the longest.
fn characters(wanted: &Wanted) -> usize {
    let count = |text: &str| text.chars().count();
    let longest = |text: &str, others: &Option<Translations>| {
        let others = others.iter().flat_map(BTreeMap::values).map(|text| count(text));
        others.fold(count(text), usize::max)
    };
    let of_choice = |choice: &Choice| {
        longest(&choice.name, &choice.name_localizations) + choice.value.as_str().map_or(0, count)
    };
    let of_option = |option: &CommandOption| {
        longest(&option.name, &option.name_localizations)
            + longest(&option.description, &option.description_localizations)
            + option.choices.iter().map(of_choice).sum::<usize>()
    };
    longest(&wanted.name, &wanted.name_localizations)
        + longest(&wanted.description, &wanted.description_localizations)
        + wanted.options.iter().map(of_option).sum::<usize>()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::refusal::Refusal;
    use crate::wire::fields;

    fn outcome(body: &Value) -> Result<(), Refusal> {
        let mut form = Form::new(fields(json!({"command": body})));
        command(form.form("command").unwrap());
        form.outcome()
    }

    fn with_options(options: &Value) -> Value {
        json!({"name": "move", "description": "Moves.", "options": options})
    }

    #[test]
    fn commands_of_all_kinds_are_read() {
        let option = json!({"type": 3, "name": "move", "description": "Which", "required": true,
                            "autocomplete": true, "channel_types": [], "choices": [], "options": []});
        let rows = [
            json!({"name": "move", "description": "Moves.", "options": [option], "contexts": [0, 1],
                   "integration_types": [0, 1], "nsfw": false, "name_localizations": {"de": "ziehen"}}),
            json!({"name": "Challenge", "type": 2, "description_localizations": {}, "options": []}),
            json!({"name": "zug_1-é", "description": "x", "default_member_permissions": "8"}),
        ];
        for row in rows {
            assert_eq!(outcome(&row), Ok(()), "{row}");
        }
    }

    #[test]
    fn what_is_just_possible_is_taken() {
        let choices: Vec<_> = (0..25).map(|n| json!({"name": format!("c{n}"), "value": "v"})).collect();
        let rows = [
            json!({"name": "a".repeat(32), "description": "x".repeat(100)}),
            with_options(&json!([{"type": 3, "name": "a", "description": "x", "choices": choices}])),
        ];
        for row in rows {
            assert_eq!(outcome(&row), Ok(()), "{row}");
        }
    }

    #[test]
    fn what_discord_refuses_is_refused() {
        let option = |name: &str, required: bool| json!({"type": 3, "name": name, "description": "x", "required": required});
        let choices =
            |n: usize| (0..n).map(|n| json!({"name": format!("c{n}"), "value": "v"})).collect::<Vec<_>>();
        let rows = [
            json!({"name": "Move", "description": "x"}),
            json!({"name": "a b", "description": "x"}),
            json!({"name": "", "description": "x"}),
            json!({"name": "a".repeat(33), "description": "x"}),
            json!({"name": "a"}),
            json!({"name": "a", "description": "x".repeat(101)}),
            json!({"name": "A", "type": 2, "description": "x"}),
            json!({"name": "a", "description": "x", "name_localizations": {"xx": "y"}}),
            json!({"name": "a", "description": "x", "name_localizations": {"de": "Zieh los"}}),
            json!({"name": "a", "description": "x", "contexts": [3]}),
            with_options(&json!([{"type": 3, "name": "a", "description": "x",
                         "choices": [{"name": "c", "value": "1"}, {"name": "c", "value": "2"}]}])),
            with_options(&json!([option("a", false), option("b", true)])),
            with_options(
                &json!([{"type": 3, "name": "a", "description": "x", "name_localizations": {"de": "Ein Zug"}}]),
            ),
            with_options(&json!([option("a", true), option("a", true)])),
            with_options(
                &json!([{"type": 3, "name": "a", "description": "x", "name_localizations": {"de": "b"}},
                                 option("b", false)]),
            ),
            with_options(&json!([{"type": 3, "name": "a", "description": "x",
                "choices": [{"name": "c", "value": "1", "name_localizations": {"fr": "e"}},
                            {"name": "d", "value": "2", "name_localizations": {"fr": "e"}}]}])),
            json!({"name": "a", "description": "x", "description_localizations": {"de": "x".repeat(101)}}),
            json!({"name": "a", "description": "x", "description_localizations": {"de": ""}}),
            json!({"name": "a", "description": "x", "name_localizations": {"de": "x".repeat(33)}}),
            json!({"name": "A", "type": 2, "name_localizations": {"de": "x".repeat(33)}}),
            with_options(&json!([{"type": 3, "name": "a", "description": "x", "choices": choices(26)}])),
            with_options(
                &json!([{"type": 3, "name": "a", "description": "x", "choices": choices(1), "autocomplete": true}]),
            ),
        ];
        for row in rows {
            assert!(matches!(outcome(&row), Err(Refusal::Form(_))), "{row}");
        }
    }

    #[test]
    fn subcommands_are_not_modelled() {
        let body = with_options(&json!([{"type": 1, "name": "a", "description": "x"}]));
        assert!(matches!(outcome(&body), Err(Refusal::Unmodelled(_))));
    }
}
