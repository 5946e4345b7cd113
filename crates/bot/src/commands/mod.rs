//! The commands, one file a group, and the buttons that belong to them.

mod again;
mod analysing;
mod away;
mod board;
mod challenge;
mod choosing;
mod confirming;
mod diagnosing;
mod elsewhere;
mod ending;
mod form;
mod games;
mod help;
mod hinting;
mod learning;
mod live;
mod moderating;
mod moves;
mod people;
mod planning;
mod privacy;
mod replaying;
mod settings;
mod spec;
mod typing;
mod untold;
mod watching;

pub use help::help;
pub use moves::played_text;
pub use spec::{Choice, Command, Kind, Need, Opt, Scope, Takes};
pub use typing::window;

use ending::Question;
use moves::Asks;
use play::GameDeed;
use serenity::all::CommandType;
use view::{CustomId, HelpTopic, Message, Trouble};

use crate::{
    call::{Call, Press, Submit},
    ctx::Ctx,
    problem::Problem,
    reply::Reply,
};

/// Every command there is, by groups, in the order of the help text.
const GROUPS: &[(HelpTopic, &[Command])] = &[
    (HelpTopic::Begin, challenge::COMMANDS),
    (HelpTopic::Play, moves::COMMANDS),
    (HelpTopic::Play, typing::COMMANDS),
    (HelpTopic::Play, planning::COMMANDS),
    (HelpTopic::Watch, board::COMMANDS),
    (HelpTopic::Watch, watching::COMMANDS),
    (HelpTopic::Watch, replaying::COMMANDS),
    (HelpTopic::Play, ending::COMMANDS),
    (HelpTopic::Begin, people::COMMANDS),
    (HelpTopic::Settle, away::COMMANDS),
    (HelpTopic::Settle, moderating::COMMANDS),
    (HelpTopic::Watch, games::COMMANDS),
    (HelpTopic::Settle, settings::COMMANDS),
    (HelpTopic::Settle, live::COMMANDS),
    (HelpTopic::Settle, diagnosing::COMMANDS),
    (HelpTopic::Settle, privacy::COMMANDS),
    (HelpTopic::Learn, learning::COMMANDS),
    (HelpTopic::Learn, hinting::COMMANDS),
    (HelpTopic::Learn, analysing::COMMANDS),
    (HelpTopic::Learn, help::COMMANDS),
];

/// Every command, in the order of the help text.
pub fn all() -> impl Iterator<Item = &'static Command> {
    GROUPS.iter().flat_map(|group| group.1)
}

/// The commands about a topic, in the order of the help text.
pub fn about(topic: HelpTopic) -> impl Iterator<Item = &'static Command> {
    GROUPS.iter().filter(move |group| group.0 == topic).flat_map(|group| group.1)
}

fn find(call: &Call) -> Option<&'static Command> {
    let fits = |command: &&Command| match command.kind {
        Kind::Slash(_) => call.kind == CommandType::ChatInput && command.name == call.command,
        Kind::UserMenu => call.kind == CommandType::User && command.name == call.command,
        Kind::MessageMenu(_) => call.kind == CommandType::Message && command.name == call.command,
    };
    all().find(fits)
}

/// Carries a command out.
///
/// # Errors
///
/// [`Problem`]: why nothing came of it.
pub async fn run(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    let command = find(call).ok_or(Trouble::UnknownCommand)?;
    (command.run)(ctx, call).await
}

/// What the option that is being typed could become, within Discord's limits.
pub async fn complete(ctx: &Ctx, call: &Call) -> Vec<Choice> {
    let option = find(call).zip(call.typing.as_deref()).and_then(|(command, name)| command.option(name));
    let choices = match option.map(|option| &option.takes) {
        Some(Takes::Completed(complete)) => complete(ctx, call).await,
        Some(Takes::Person | Takes::Channel | Takes::OneOf(_)) | None => Vec::new(),
    };
    // One that is too long would cost the whole list.
    choices.into_iter().filter(Choice::fits).take(Choice::MOST).collect()
}

/// Whether the program thinks about what a pressed control asks for, which takes its time and is told beside the
/// message that was pressed.
pub fn is_thought_about(press: &Press) -> bool {
    matches!(
        press.meant(),
        Some(
            CustomId::Hint { .. }
                | CustomId::Analyse { .. }
                | CustomId::Replay { step: view::ReplayStep::Hint, .. }
        )
    )
}

/// Does what a pressed control asks for.
///
/// # Errors
///
/// [`Problem`]: why nothing came of it.
pub async fn press(ctx: &Ctx, press: &Press) -> Result<Reply, Problem> {
    match press.meant().ok_or(Trouble::StaleButton)? {
        CustomId::Accept { challenge, seat } => challenge::accept(ctx, press, challenge, seat).await,
        CustomId::Decline { challenge } => challenge::decline(ctx, press, challenge).await,
        CustomId::Cancel { challenge } => challenge::cancel(ctx, press, challenge).await,
        CustomId::Fill { challenge } => challenge::ask_level(ctx, press, challenge).await,
        CustomId::FillAt { challenge } => challenge::fill(ctx, press, challenge).await,
        CustomId::Form { form, part } => form::press(ctx, press, form, part).await,
        CustomId::Play { game, board, turn } => moves::press(ctx, press, game, board, &turn).await,
        CustomId::Answer { game, board, turn } => {
            moves::answer(ctx, press, (game, board), &turn, Asks::First).await
        }
        CustomId::Confirm { game, board, turn } => {
            moves::answer(ctx, press, (game, board), &turn, Asks::NoMore).await
        }
        CustomId::Moves { game, page } => moves::page(ctx, press, game, page).await,
        CustomId::Hint { game } => hinting::press(ctx, press, game).await,
        CustomId::Analyse { game } => analysing::press(ctx, press, game).await,
        CustomId::Offer { game, kind, board } => ending::offer(ctx, press, game, kind, board).await,
        CustomId::Agree { game, kind, offer } => {
            ending::pressed(ctx, press, game, GameDeed::Agree { kind, offer: Some(offer) }).await
        }
        CustomId::Refuse { game, kind, offer } => {
            ending::pressed(ctx, press, game, GameDeed::Decline { kind, offer: Some(offer) }).await
        }
        CustomId::Withdraw { game, kind, offer } => {
            ending::pressed(ctx, press, game, GameDeed::Withdraw { kind, offer: Some(offer) }).await
        }
        CustomId::Resume { game } => ending::pressed(ctx, press, game, GameDeed::Resume).await,
        CustomId::Abort { game } => ending::ask(ctx, press, game, Question::Abort).await,
        CustomId::ConfirmAbort { game } => ending::pressed(ctx, press, game, GameDeed::Abort).await,
        CustomId::Claim { game } => ending::claim(ctx, press, game).await,
        CustomId::TakeSeat { game, side } => {
            ending::pressed(ctx, press, game, GameDeed::TakeSeat { side }).await
        }
        CustomId::ConfirmEnd { game } => moderating::confirm_end(ctx, press, game).await,
        CustomId::Rematch { game } => again::rematch(ctx, press, game).await,
        CustomId::Explain { challenge, reason } => challenge::explain(ctx, press, challenge, reason).await,
        CustomId::Follow { game } => watching::follow(ctx, press, game).await,
        CustomId::FollowHow { game } => watching::choose_how(ctx, press, game).await,
        CustomId::FollowOften { game } => watching::choose_how_often(ctx, press, game).await,
        CustomId::Unfollow { game } => watching::unfollow(ctx, press, game).await,
        CustomId::Flip { game, bottom, wish } => watching::flip(ctx, press, game, bottom, wish).await,
        CustomId::ContinueHere { game } => elsewhere::continue_here(ctx, press, game).await,
        CustomId::Resign { game } => ending::ask(ctx, press, game, Question::Resign).await,
        CustomId::ConfirmResign { game } => ending::pressed(ctx, press, game, GameDeed::Resign).await,
        CustomId::Pick { game, board, page } => choosing::men(ctx, press, game, board, page).await,
        CustomId::Man { game, board, on, page } => {
            choosing::turns(ctx, press, (game, board), &on, page).await
        }
        CustomId::KeepPlaying { .. } => Ok(ending::keep_playing(press)),
        CustomId::AgreeResign { game, question } => {
            ending::pressed(ctx, press, game, GameDeed::AgreeResign { question: Some(question) }).await
        }
        CustomId::PlayOn { game, question } => {
            ending::pressed(ctx, press, game, GameDeed::PlayOn { question: Some(question) }).await
        }
        CustomId::EndVacation {} => away::end(ctx, press).await,
        CustomId::ForgetPlan { game, number } => planning::forget(ctx, press, game, number).await,
        CustomId::Games { page, listing } => games::page(ctx, press, page, &listing).await,
        CustomId::Replay { game, at, bottom, step } => {
            replaying::press(ctx, press, game, (at, bottom), step).await
        }
        CustomId::Rules { variant, page } => help::rules_page(ctx, press, variant, page).await,
        CustomId::Learn { variant } => learning::go_on(ctx, press, variant).await,
        CustomId::LearnAnew { variant } => learning::begin_anew(ctx, press, variant).await,
        CustomId::Lesson { topic, done, page } => learning::exercise(press, topic, done.as_ref(), page),
        CustomId::LessonMan { topic, done, on, page } => {
            learning::turns(press, topic, done.as_ref(), (&on, page))
        }
        CustomId::LessonTurn { topic, turn } => learning::answer(ctx, press, topic, &turn).await,
        CustomId::LessonShow { topic } => learning::show(ctx, press, topic).await,
        CustomId::Help { topic } => Ok(help::topic(ctx, press, topic)),
        CustomId::Preferences { page } => settings::page(ctx, press, page).await,
        CustomId::Prefer { what } => settings::prefer(ctx, press, what).await,
        CustomId::Remind {} => settings::remind(ctx, press).await,
        CustomId::House { page } => settings::house_page(ctx, press, page).await,
        CustomId::Arrange { what } => settings::arrange(ctx, press, what).await,
        CustomId::NotPlayed { game, board } => confirming::not_played(ctx, press, game, board).await,
        CustomId::Export { part } => privacy::export_part(ctx, press, part).await,
        CustomId::Forget => privacy::ask_again(ctx, press).await,
        CustomId::ConfirmForget { player } => privacy::forget(ctx, press, player).await,
        CustomId::ForgetNot { player } => Ok(privacy::forget_not(press, player)),
        // Windows open before anything is carried out, and no entry of a list has one.
        CustomId::Choose { .. }
        | CustomId::Type { .. }
        | CustomId::Plan { .. }
        | CustomId::LessonType { .. } => Err(Trouble::StaleButton.into()),
    }
}

/// Does what was written into a window asks for.
///
/// # Errors
///
/// [`Problem`]: why nothing came of it.
pub async fn submit(ctx: &Ctx, submit: &Submit) -> Result<Message, Problem> {
    match submit.id {
        Ok(CustomId::Type { game, board }) => typing::typed(ctx, submit, game, board).await,
        Ok(CustomId::Plan { game }) => planning::typed(ctx, submit, game).await,
        Ok(CustomId::LessonType { topic, ref done }) => {
            learning::typed(ctx, submit, topic, done.as_ref()).await
        }
        Ok(CustomId::Replay { game, at, bottom, .. }) => replaying::jump(ctx, submit, game, at, bottom).await,
        Ok(_) | Err(_) => Err(Trouble::StaleButton.into()),
    }
}
