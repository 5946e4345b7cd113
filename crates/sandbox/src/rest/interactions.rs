//! The first answer to an interaction.

use super::call::{Answer, Call};
use super::check::components::modal;
use super::check::form::Form;
use super::check::message::{self, Flags};
use super::check::{command, form};
use crate::acts::interactions::Said;
use crate::acts::mentions::Allowed;
use crate::ids::Id;
use crate::refusal::{Code, Refusal};
use crate::state::command::option;
use crate::state::interaction::{AnswerKind, Interaction, Kind};
use crate::state::message::flags;
use crate::wire;

/// `POST /interactions/{interaction}/{token}/callback`
pub fn callback(call: &mut Call<'_>) -> Result<Answer, Refusal> {
    let interaction = open(call)?;
    let mut form = call.form()?;
    let kind = kind(&mut form, &interaction)?;
    if kind.writes() {
        call.core.require_open_to(&interaction)?;
    }
    match kind {
        AnswerKind::Message => say(call, form, &interaction)?,
        AnswerKind::DeferredMessage => defer(call, form, &interaction)?,
        AnswerKind::DeferredUpdate => acknowledge(call, form, &interaction)?,
        AnswerKind::UpdateMessage => update(call, form, &interaction)?,
        AnswerKind::Choices => choices(call, form, &interaction)?,
        AnswerKind::Modal => open_form(call, form, &interaction)?,
    }
    if call.query.get("with_response").is_none_or(|flag| flag != "true") {
        return Ok(Answer::nothing());
    }
    let answered = call.world().interactions.get(interaction.id).ok_or(Code::UnknownInteraction)?;
    Ok(Answer::ok(wire::interaction::callback(call.world(), answered)))
}

/// The interaction in the path, if it still waits for its first answer.
fn open(call: &Call<'_>) -> Result<Interaction, Refusal> {
    let interaction = call.world().interactions.get(call.id("interaction_id")?);
    let interaction = interaction.filter(|interaction| interaction.token == call.part("interaction_token"));
    let interaction = interaction.ok_or(Code::UnknownInteraction)?;
    if interaction.answer.is_some() {
        return Err(Code::AlreadyAnswered.into());
    }
    if interaction.is_missed(call.now) {
        return Err(Code::UnknownInteraction.into());
    }
    Ok(interaction.clone())
}

/// The kind of answer, if it suits the interaction.
fn kind(form: &mut Form, to: &Interaction) -> Result<AnswerKind, Refusal> {
    let suitable: &[u64] = match to.kind {
        Kind::Command => &[4, 5, 9],
        Kind::Component => &[4, 5, 6, 7, 9],
        Kind::Autocomplete => &[8],
        // There is a message to update only where the form came from one.
        Kind::Submit if to.component_of.is_some() => &[4, 5, 6, 7],
        Kind::Submit => &[4, 5],
    };
    if form.has("type") {
        let asked = form.value("type").and_then(|kind| kind.as_u64());
        if let Some(unmodelled @ (1 | 10 | 12)) = asked {
            return Err(Refusal::Unmodelled(format!("interaction answer of type {unmodelled}")));
        }
        if let Some(kind) = asked.filter(|kind| suitable.contains(kind)).and_then(AnswerKind::from_number) {
            return Ok(kind);
        }
        form.fault("type", "BASE_TYPE_CHOICES", format!("Value must be one of {suitable:?}."));
    } else {
        form.missing("type");
    }
    form.forget();
    Err(form::refusal(form))
}

fn say(call: &mut Call<'_>, mut form: Form, to: &Interaction) -> Result<(), Refusal> {
    let uploads = std::mem::take(&mut call.uploads);
    let mut data = needed_data(&mut form)?;
    let said = message::new(&mut data, uploads, Flags::Answer)?;
    data.close();
    form.outcome()?;
    message::not_empty(&said)?;
    let id = call.core.say(to, said, None)?;
    call.core.answer(to.id, AnswerKind::Message, Some(id));
    Ok(())
}

fn defer(call: &mut Call<'_>, mut form: Form, to: &Interaction) -> Result<(), Refusal> {
    let uploads = std::mem::take(&mut call.uploads);
    let chosen = match form.form("data") {
        Some(mut data) => {
            // Content that comes with a deferral is not shown; only its flags count.
            let said = message::new(&mut data, uploads, Flags::Answer)?;
            data.close();
            said.flags & flags::EPHEMERAL
        }
        None => 0,
    };
    form.outcome()?;
    let waiting = Said {
        content: String::new(),
        flags: chosen | flags::LOADING,
        allowed: Allowed::none(),
        files: Vec::new(),
        components: Vec::new(),
    };
    let id = call.core.say(to, waiting, None)?;
    call.core.answer(to.id, AnswerKind::DeferredMessage, Some(id));
    Ok(())
}

fn acknowledge(call: &mut Call<'_>, mut form: Form, to: &Interaction) -> Result<(), Refusal> {
    form.unused("data");
    form.outcome()?;
    call.core.answer(to.id, AnswerKind::DeferredUpdate, to.component_of);
    Ok(())
}

fn update(call: &mut Call<'_>, mut form: Form, to: &Interaction) -> Result<(), Refusal> {
    let uploads = std::mem::take(&mut call.uploads);
    let source = to.component_of.and_then(|id| call.world().messages.get(id)).cloned();
    let source = source.ok_or(Code::UnknownMessage)?;
    let mut data = needed_data(&mut form)?;
    let edit = message::update(&mut data, uploads, &source)?;
    data.close();
    form.outcome()?;
    call.core.edit(source.id, edit)?;
    call.core.answer(to.id, AnswerKind::UpdateMessage, Some(source.id));
    Ok(())
}

fn choices(call: &mut Call<'_>, mut form: Form, to: &Interaction) -> Result<(), Refusal> {
    let kind = focused_kind(call, to.id);
    let mut data = needed_data(&mut form)?;
    if !data.has("choices") {
        data.missing("choices");
    }
    let mut offered = Vec::new();
    for mut entry in data.forms("choices", 0..=25).unwrap_or_default() {
        offered.push(serde_json::to_value(command::choice(&mut entry, kind)).unwrap_or_default());
    }
    data.close();
    form.outcome()?;
    call.core.change_interaction(to.id, |interaction| interaction.choices = Some(offered));
    call.core.answer(to.id, AnswerKind::Choices, None);
    Ok(())
}

fn open_form(call: &mut Call<'_>, mut form: Form, to: &Interaction) -> Result<(), Refusal> {
    let mut data = needed_data(&mut form)?;
    let opened = modal(&mut data);
    data.close();
    form.outcome()?;
    call.core.change_interaction(to.id, |interaction| interaction.modal = Some(opened));
    call.core.answer(to.id, AnswerKind::Modal, None);
    Ok(())
}

/// The kind of the option that is being typed, which its choices must have.
fn focused_kind(call: &Call<'_>, id: Id) -> u8 {
    call.world().interactions.get(id).and_then(|of| of.focused).unwrap_or(option::STRING)
}

fn needed_data(form: &mut Form) -> Result<Form, Refusal> {
    if !form.has("data") {
        form.missing("data");
    }
    form.form("data").ok_or_else(|| form::refusal(form))
}
