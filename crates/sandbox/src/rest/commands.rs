//! The commands that the bot registers.

use serde_json::{Value, json};

use super::call::{Answer, Call};
use super::check::command::{self, Wanted};
use super::check::form::Form;
use crate::feed::Notice;
use crate::refusal::{Code, Refusal};
use crate::state::command::{Command, kind};
use crate::state::locale::localize;
use crate::wire;

/// Commands of each kind that an application may have.
const MOST: [(u8, usize); 3] = [(kind::CHAT, 100), (kind::USER, 5), (kind::MESSAGE, 5)];

/// `GET /applications/{application}/commands`
pub fn list(call: &mut Call<'_>) -> Result<Answer, Refusal> {
    check_application(call)?;
    let with_localizations = call.query.get("with_localizations").is_some_and(|flag| flag == "true");
    let locale = call.locale();
    let show = |command: &Command| {
        let mut shown = wire::command::command(command);
        if !with_localizations {
            localize(&mut shown, &locale);
        }
        shown
    };
    Ok(Answer::ok(call.world().commands.values().map(show).collect()))
}

/// `PUT /applications/{application}/commands`: these and no others.
pub fn overwrite(call: &mut Call<'_>) -> Result<Answer, Refusal> {
    check_application(call)?;
    let wanted = read(std::mem::take(&mut call.json))?;
    let old: Vec<Command> = call.world().commands.values().cloned().collect();
    let kept: Vec<Command> = wanted.into_iter().map(|wanted| registered(call, wanted, &old)).collect();
    let commands = &mut call.core.world.commands;
    for gone in old.iter().filter(|old| kept.iter().all(|kept| kept.id != old.id)) {
        commands.remove(gone.id);
    }
    for command in &kept {
        if commands.get(command.id) != Some(command) {
            commands.insert(command.id, command.clone());
        }
    }
    call.core.notice(Notice::Commands);
    Ok(Answer::ok(kept.iter().map(wire::command::command).collect()))
}

fn check_application(call: &Call<'_>) -> Result<(), Refusal> {
    let id = call.id("application_id")?;
    if id == call.world().settings.get().application.id { Ok(()) } else { Err(Code::MissingAccess.into()) }
}

fn read(body: Value) -> Result<Vec<Wanted>, Refusal> {
    let Value::Array(_) = body else {
        return Err(Refusal::Form(super::fault(
            "LIST_TYPE_CONVERT",
            "Only iterables may be used in a ListType",
        )));
    };
    // A list is read as the one field of an object; its errors lose the field's name again.
    let mut form = Form::new(wire::fields(json!({"commands": body})));
    let mut read: Vec<Wanted> = Vec::new();
    for entry in form.forms("commands", 0..=110).unwrap_or_default() {
        let wanted = command::command(entry);
        let is_same =
            |other: &Wanted| other.kind == wanted.kind && command::are_one(&other.naming(), &wanted.naming());
        if read.iter().any(is_same) {
            let message = "Application command names must be unique";
            form.fault("commands", "APPLICATION_COMMANDS_DUPLICATE_NAME", message);
        }
        read.push(wanted);
    }
    for (kind, most) in MOST {
        if read.iter().filter(|wanted| wanted.kind == kind).count() > most {
            form.fault("commands", "APPLICATION_COMMANDS_TOO_MANY", format!("at most {most} of type {kind}"));
        }
    }
    form.outcome().map(|()| read).map_err(|refusal| match refusal {
        Refusal::Form(mut errors) => {
            Refusal::Form(errors.remove("commands").map(wire::fields).unwrap_or_default())
        }
        other => other,
    })
}

/// A command with the ids of the one of its kind and name, if there was one; a new version if it differs.
fn registered(call: &mut Call<'_>, wanted: Wanted, old: &[Command]) -> Command {
    let same = old.iter().find(|old| (old.kind, &old.name) == (wanted.kind, &wanted.name));
    let id = same.map_or_else(|| call.core.world.new_id(), |old| old.id);
    let mut command = Command {
        id,
        application_id: call.world().settings.get().application.id,
        version: same.map_or(id, |old| old.version),
        kind: wanted.kind,
        name: wanted.name,
        name_localizations: wanted.name_localizations,
        description: wanted.description,
        description_localizations: wanted.description_localizations,
        options: wanted.options,
        default_member_permissions: wanted.default_member_permissions,
        dm_permission: wanted.contexts.as_ref().is_none_or(|contexts| contexts.contains(&1)),
        contexts: wanted.contexts,
        integration_types: wanted.integration_types,
        nsfw: wanted.nsfw,
    };
    if same.is_some_and(|old| *old != command) {
        command.version = call.core.world.new_id();
    }
    command
}
