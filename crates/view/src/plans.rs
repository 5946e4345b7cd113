//! What somebody has planned: for their own eyes.

use play::{Game, GameId, Plan, PlanRefusal, PlayerId};
use rules::Action;

use super::{
    Around, Button, Locale, Message, Modal, Style, Table, limits, refusal,
    words::{code, notation},
};
use crate::custom_id::CustomId;

/// All that one person has planned in a game, each line by its place and with a button that forgets it.
pub fn plans(locale: Locale, table: &Table<'_>, plans: &[(i64, Plan)]) -> Message {
    let game = table.id;
    let add = Button::new(CustomId::Plan { game }, locale.button_plan()).styled(Style::Primary);
    if plans.is_empty() {
        return Message::private(locale.plans_none()).with_buttons([add]);
    }
    // The numbers by which they are kept would tell how much others plan.
    let rows: Vec<String> = (1..).zip(plans).map(|(place, (_, plan))| row(locale, place, plan)).collect();
    let content = [vec![locale.plans_heading()], rows].concat().join("\n");
    let forget = (1..).zip(plans).map(|(place, (number, _))| {
        Button::new(CustomId::ForgetPlan { game, number: *number }, locale.button_forget_plan(place))
    });
    let is_full = plans.len() >= Game::PLANS;
    Message::private(content).with_buttons(forget).with_buttons((!is_full).then_some(add))
}

/// A line may be long: all of them must fit one message.
const ROW: usize = (limits::CONTENT - 200) / Game::PLANS;

fn row(locale: Locale, place: i32, plan: &Plan) -> String {
    let steps = plan
        .steps
        .iter()
        .map(|step| locale.plan_step(code(notation(&step.condition)), code(notation(&step.answer))));
    limits::cut(locale.plan_row(place, steps.collect::<Vec<_>>().join(" ")), ROW)
}

/// The button that opens the window in which an answer is planned.
pub fn plan_button(locale: Locale, game: GameId) -> Button {
    Button::new(CustomId::Plan { game }, locale.button_plan())
}

/// Asks for a plan. Nothing is looked up for it: Discord takes no question that comes later.
pub fn type_plan(locale: Locale, game: GameId) -> Modal {
    Modal {
        id: CustomId::Plan { game },
        title: limits::cut(locale.modal_plan_title(), limits::TITLE),
        label: limits::cut(locale.modal_plan_label(), limits::TITLE),
        placeholder: limits::cut(locale.modal_plan_example(), limits::CHOICE),
        longest: u16::try_from(Game::PLAN_TEXT).unwrap_or(u16::MAX),
    }
}

/// What goes with the receipt of `asker`'s turn that was answered at once by `player`, who had planned `turn`.
pub fn answered_at_once(
    locale: Locale,
    asker: PlayerId,
    game: &Game,
    player: PlayerId,
    turn: &[Action],
) -> String {
    let next = if game.player_to_move() == Some(asker) { "asker" } else { "other" };
    locale.answered_at_once(super::names::mention(player), code(notation(turn)), next)
}

/// What is said once to somebody whose planned move in a game could not be played.
pub fn plan_failed(locale: Locale, game: GameId) -> String {
    locale.plan_failed(game.to_string())
}

/// Why nothing was planned.
pub(super) fn refused(locale: Locale, why: &PlanRefusal, around: &Around<'_>) -> Message {
    Message::private(match why {
        PlanRefusal::YourTurn => locale.plan_your_turn(),
        PlanRefusal::TooLong { limit } => locale.plan_too_long(*limit),
        PlanRefusal::TooMany { limit } => locale.plan_too_many(*limit),
        PlanRefusal::TooManySteps { limit } => locale.plan_too_many_steps(*limit),
        PlanRefusal::NoAnswer => locale.plan_no_answer(),
        // Its controls would play a turn now.
        PlanRefusal::Unread { because } => {
            let reason = refusal::unread(locale, because, around);
            return Message::private(locale.plan_unread()).followed_by(&reason);
        }
        PlanRefusal::HalfTurn { understood } => locale.plan_half_turn(code(understood)),
        PlanRefusal::Ends { after } => locale.plan_ends(code(after)),
        PlanRefusal::NotYourTurnThen { after } => locale.plan_not_your_turn_then(code(after)),
        PlanRefusal::Contradicts => locale.plan_contradicts(),
    })
}
