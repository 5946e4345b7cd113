//! The form in which a challenge is put together.

use play::{PlayerId, Standing};
use view::{
    FormPart, Message, Trouble,
    draft::{Form, FormError},
};

use super::challenge::{has_threads, open};
use crate::{
    call::{Asker, Press},
    ctx::Ctx,
    place::{check_start, house_of},
    problem::{self, Problem},
    reply::Reply,
};

/// A page of the form.
pub async fn show(ctx: &Ctx, asker: &Asker, form: &Form, page: u8) -> Message {
    with_fault(ctx, asker, form, page, None).await
}

async fn with_fault(ctx: &Ctx, asker: &Asker, form: &Form, page: u8, fault: Option<&str>) -> Message {
    let names = ctx.people.names(asker.means(), asker.server, form.people.named(&form.rules)).await;
    view::form(asker.locale, form, page, &names, fault)
}

/// Turns a page, takes a choice in, or sends the challenge.
pub async fn press(ctx: &Ctx, press: &Press, form: Form, part: FormPart) -> Result<Reply, Problem> {
    let asker = &press.asker;
    match part {
        FormPart::Page(page) => Ok(Reply::Instead(show(ctx, asker, &form, page).await)),
        FormPart::List { page, .. } => {
            let chosen = press.chosen.as_deref().ok_or(Trouble::StaleButton)?;
            Ok(Reply::Instead(match form.with(chosen) {
                Ok(form) => show(ctx, asker, &by_house(ctx, asker, form, chosen).await?, page).await,
                Err(FormError::Unknown) => return Err(Trouble::StaleButton.into()),
                Err(FormError::Rules(fault)) => {
                    let fault = view::trouble(asker.locale, &Trouble::UnknownRules(fault)).content;
                    with_fault(ctx, asker, &form, page, Some(&fault)).await
                }
            }))
        }
        FormPart::Send => send(ctx, press, &form).await,
    }
}

/// Another game begins with the rules that go without saying in the server.
async fn by_house(ctx: &Ctx, asker: &Asker, form: Form, chosen: &str) -> Result<Form, Problem> {
    if !chosen.starts_with("game=") {
        return Ok(form);
    }
    Ok(Form { rules: house_of(ctx, asker).await?.rules(form.rules), ..form })
}

async fn send(ctx: &Ctx, press: &Press, form: &Form) -> Result<Reply, Problem> {
    check_start(ctx, &press.asker).await?;
    let mut standings: Vec<(PlayerId, Standing)> = Vec::new();
    for player in form.people.named(&form.rules) {
        standings.push((player, ctx.people.standing(press.asker.means(), press.asker.server, player).await));
    }
    let standing =
        |player| standings.iter().find(|known| known.0 == player).map_or(Standing::Absent, |known| known.1);
    let mut terms = form.terms(press.asker.place, standing);
    terms.server = press.asker.server;
    terms.means = press.asker.means();
    terms.threads = has_threads(&press.asker);
    // What is sent twice is one challenge; what is sent after a refusal is another.
    let key = format!("form{}-{form}", press.message.0);
    let message = match open(ctx, &press.asker, terms, &key).await {
        Err(problem @ Problem::Refused { .. }) => refused(ctx, press, form, problem).await,
        opened => opened?,
    };
    Ok(Reply::Instead(message))
}

/// Why it was refused, and the form to change something; by a button, where the reason has its own.
async fn refused(ctx: &Ctx, press: &Press, form: &Form, problem: Problem) -> Message {
    let form = Form { refused: (form.refused + 1).min(Form::MOST), ..*form };
    let told = problem::explain(ctx, &press.asker, problem).await;
    if told.rows.is_empty() {
        return with_fault(ctx, &press.asker, &form, 0, Some(&told.content)).await;
    }
    told.with_buttons([view::back_to_form(press.asker.locale, &form)])
}
