//! The field `allowed_mentions`.

use super::form::Form;
use crate::acts::mentions::{Allowed, Which};
use crate::ids::Id;

/// Which pings a body allows; by default all of them.
pub fn allowed(form: &mut Form) -> Allowed {
    stated(form).unwrap_or_else(Allowed::all)
}

/// Which pings a body allows, if it says so.
pub fn stated(form: &mut Form) -> Option<Allowed> {
    let mut said = form.form("allowed_mentions")?;
    let parse: Vec<String> = said
        .list("parse", 0..=3)
        .unwrap_or_default()
        .into_iter()
        .map(|kind| kind.as_str().unwrap_or_default().to_owned())
        .collect();
    if parse.iter().any(|kind| !["roles", "users", "everyone"].contains(&kind.as_str())) {
        let message = "Value must be one of ('roles', 'users', 'everyone').";
        said.fault("parse", "BASE_TYPE_CHOICES", message);
    }
    let users = which(&mut said, &parse, "users");
    let roles = which(&mut said, &parse, "roles");
    let replied_user = said.flag("replied_user").unwrap_or(false);
    said.close();
    let everyone = parse.iter().any(|kind| kind == "everyone");
    Some(Allowed { users, roles, everyone, replied_user })
}

/// All of a kind, if `parse` names it; else those that are listed.
fn which(said: &mut Form, parse: &[String], kind: &str) -> Which {
    let listed: Vec<Id> = said.ids(kind, 100).unwrap_or_default();
    if !parse.iter().any(|parsed| parsed == kind) {
        return Which::Only(listed);
    }
    if !listed.is_empty() {
        let message = format!("parse:[\"{kind}\"] and {kind}: [ids...] are mutually exclusive.");
        said.fault("parse", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message);
    }
    Which::All
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::refusal::Refusal;
    use crate::wire::fields;

    fn read(allowed_mentions: &Value) -> (Allowed, Result<(), Refusal>) {
        let mut form = Form::new(fields(json!({"allowed_mentions": allowed_mentions})));
        (allowed(&mut form), form.outcome())
    }

    #[test]
    fn nothing_said_allows_all_and_an_empty_object_nothing() {
        assert_eq!(read(&Value::Null).0, Allowed::all());
        assert_eq!(read(&json!({})).0, Allowed::none());
    }

    #[test]
    fn a_list_allows_only_those_in_it() {
        let (allowed, outcome) =
            read(&json!({"parse": [], "users": ["7"], "roles": [], "replied_user": true}));
        assert_eq!(outcome, Ok(()));
        assert_eq!(allowed.users, Which::Only(vec![Id::new(7)]));
        assert!(allowed.replied_user && !allowed.everyone);
    }

    #[test]
    fn parse_and_a_list_of_the_same_kind_exclude_each_other() {
        assert!(matches!(read(&json!({"parse": ["users"], "users": ["7"]})).1, Err(Refusal::Form(_))));
        assert!(matches!(read(&json!({"parse": ["people"]})).1, Err(Refusal::Form(_))));
    }
}
