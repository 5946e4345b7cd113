//! What can be pressed under a board.

use std::ops::ControlFlow;

use play::{GameId, Offer, OfferKind, SeriesState};
use rules::{Action, Side, Team, strip, warriors};

use super::{
    Button, Choice, Locale, Message, Select, Style, Table, choosing::move_button, limits, words::offer_word,
};
use crate::{
    custom_id::{CustomId, ReplayStep, Wish},
    turn_key::TurnKey,
};

/// What may or must be done before the move of the turn.
#[derive(Debug, Default)]
pub(super) struct Openings {
    pub huffs: Vec<Action>,
    pub places: Vec<Action>,
    /// Whether anything else can be played.
    pub moves: bool,
}

impl Openings {
    /// Those of a game that is not over.
    pub fn of(table: &Table<'_>) -> Openings {
        let mut openings = Openings::default();
        let _ = table.game.board().position().visit_legal(|action| {
            match action {
                Action::Strip(strip::Action::Huff(_)) => openings.huffs.push(action),
                Action::Warriors(warriors::Action::Place(_)) => openings.places.push(action),
                Action::Warriors(_) => openings.moves = true,
                // Huffs come first on the strip, and chains can be thousands.
                Action::Strip(_) => {
                    openings.moves = true;
                    return ControlFlow::Break(());
                }
            }
            ControlFlow::Continue(())
        });
        openings
    }
}

/// `message` with all that can be pressed while the game goes on: one row for what comes before the move, at
/// most 13 answers to what is asked (three offers, two questions), and at most 7 others, of which every
/// offer takes one away. So all of them fit, closed up if need be, and the way to the game's page with them.
pub(super) fn with_controls(locale: Locale, table: &Table<'_>, message: Message) -> Message {
    let openings = if moves(table) { Openings::of(table) } else { Openings::default() };
    let message = with_openings(locale, message, &openings, &|turn| play(table, turn), 0);
    let offers = table.game.offers().iter().flat_map(|offer| offer_answers(locale, table, offer));
    message
        .with_buttons(offers.chain(resign_answers(locale, table)))
        .with_buttons(usual(locale, table))
        .with_buttons(beside(locale, table))
}

/// Huffs or placings: buttons where they fit one row, else the list `list`. `id` says what a control of them
/// does.
pub(super) fn with_openings(
    locale: Locale,
    message: Message,
    openings: &Openings,
    id: &dyn Fn(&[Action]) -> CustomId,
    list: u8,
) -> Message {
    let huffs = openings.huffs.iter().map(|&huff| (huff, locale.button_huff(man_of(huff))));
    let places = openings.places.iter().map(|&place| (place, locale.button_place(man_of(place))));
    let openings: Vec<(Action, String)> = huffs.chain(places).collect();
    if openings.len() <= limits::BUTTONS {
        let button = |(action, label)| Button::new(id(&[action]), label).styled(Style::Primary);
        return message.with_buttons(openings.into_iter().map(button));
    }
    let choices = openings.into_iter().take(limits::CHOICES);
    let choices = choices.map(|(action, label)| Choice::new(label, &id(&[action]))).collect();
    message.with_select(Select { id: CustomId::Choose { list }, placeholder: locale.select_first(), choices })
}

/// The button's id for a turn in the position as it is.
fn play(table: &Table<'_>, turn: &[Action]) -> CustomId {
    CustomId::Play {
        game: table.id,
        board: table.game.board_seq(),
        turn: TurnKey::of(turn, table.game.board()),
    }
}

/// The id of a control that says which turn was meant. Its question goes when it is answered.
pub(super) fn answer(table: &Table<'_>, turn: &[Action]) -> CustomId {
    CustomId::Answer {
        game: table.id,
        board: table.game.board_seq(),
        turn: TurnKey::of(turn, table.game.board()),
    }
}

/// The place that a huff or placing is about.
fn man_of(action: Action) -> String {
    match action {
        Action::Strip(strip::Action::Huff(point)) => point.to_string(),
        Action::Warriors(warriors::Action::Place(square)) => square.to_string(),
        action => action.to_string(),
    }
}

/// Two hands.
const DRAW: &str = "🤝";

/// A pair of eyes.
const EYES: &str = "👀";

/// An arrow back.
const BACK: &str = "↩️";

/// The answers to an offer that stands.
pub(super) fn offer_answers(locale: Locale, table: &Table<'_>, offer: &Offer) -> Vec<Button> {
    let (game, kind, word, offer) = (table.id, offer.kind, offer_word(offer.kind), offer.seq);
    let agree = Button::new(CustomId::Agree { game, kind, offer }, locale.button_agree(word));
    let agree = agree.styled(Style::Success);
    vec![
        if kind == OfferKind::Draw { agree.with_emoji(DRAW) } else { agree },
        Button::new(CustomId::Refuse { game, kind, offer }, locale.button_refuse(word)),
        Button::new(CustomId::Withdraw { game, kind, offer }, locale.button_withdraw(word)),
    ]
}

pub(super) fn resume_button(locale: Locale, table: &Table<'_>) -> Button {
    Button::new(CustomId::Resume { game: table.id }, locale.button_resume()).styled(Style::Success)
}

/// Lets a game go on where it is pressed.
pub fn continue_button(locale: Locale, game: GameId) -> Button {
    Button::new(CustomId::ContinueHere { game }, locale.button_here()).styled(Style::Primary)
}

pub(super) fn claim_button(locale: Locale, table: &Table<'_>) -> Button {
    Button::new(CustomId::Claim { game: table.id }, locale.button_claim()).styled(Style::Primary)
}

/// The seats of people who have left.
pub(super) fn seat_buttons(locale: Locale, table: &Table<'_>) -> Vec<Button> {
    let seat = |side| {
        let label = locale.button_sit(locale.side(table.variant(), side));
        Button::new(CustomId::TakeSeat { game: table.id, side }, label).styled(Style::Success)
    };
    table.game.open_seats().map(seat).collect()
}

/// The answers to the questions that stand, with the asker's name, for both teams may be asking.
pub(super) fn resign_answers(locale: Locale, table: &Table<'_>) -> Vec<Button> {
    let questions = Team::ALL.into_iter().filter_map(|team| table.game.resign_question(team));
    let buttons = questions.flat_map(|asked| {
        let (game, question, asker) = (table.id, asked.seq, table.plain(locale, asked.by));
        let agree =
            Button::new(CustomId::AgreeResign { game, question }, locale.button_agree_resign(asker.clone()));
        let play_on = Button::new(CustomId::PlayOn { game, question }, locale.button_play_on(asker));
        [agree.styled(Style::Danger), play_on]
    });
    buttons.collect()
}

/// What the players may do in every position.
fn usual(locale: Locale, table: &Table<'_>) -> Vec<Button> {
    if table.game.is_paused() {
        return vec![resume_button(locale, table), end_button(locale, table)];
    }
    let draw = offer_button(locale, table, OfferKind::Draw).map(|button| button.with_emoji(DRAW));
    let mv = moves(table).then(|| move_button(locale, table));
    let hint = may_be_helped(table).then(|| hint_button(locale, table));
    [mv, hint, draw, Some(end_button(locale, table))].into_iter().flatten().collect()
}

/// Whether the player to move may ask the program.
fn may_be_helped(table: &Table<'_>) -> bool {
    table.game.player_to_move().is_some_and(|player| table.game.check_hint(player).is_ok())
}

fn hint_button(locale: Locale, table: &Table<'_>) -> Button {
    Button::new(CustomId::Hint { game: table.id }, locale.button_hint())
}

/// Whether somebody is to move who presses buttons.
fn moves(table: &Table<'_>) -> bool {
    table.game.player_to_move().is_some()
}

/// What can be pressed once a game is over: nothing to play again while the series goes on by itself.
pub(super) fn after_the_end(locale: Locale, table: &Table<'_>) -> Vec<Button> {
    let again = Button::new(CustomId::Rematch { game: table.id }, locale.button_rematch());
    let is_decided = table.game.series_state() != Some(SeriesState::GoesOn);
    let again = is_decided.then(|| again.styled(Style::Primary));
    let (bottom, step) = (table.game.to_move(), ReplayStep::Here);
    let back = CustomId::Replay { game: table.id, at: u32::MAX, bottom, step };
    let back = Button::new(back, locale.button_replay());
    let has_moves = !table.game.board().actions().is_empty();
    let analyse =
        has_moves.then(|| Button::new(CustomId::Analyse { game: table.id }, locale.button_analyse()));
    again.into_iter().chain([back]).chain(analyse).collect()
}

/// What stands beside the game: second thoughts, and onlookers.
fn beside(locale: Locale, table: &Table<'_>) -> Vec<Button> {
    let has_moves = !table.game.board().actions().is_empty();
    let back = offer_button(locale, table, OfferKind::TakeBack).filter(|_| has_moves);
    let may_pause = table.game.limit().is_some() && !table.game.is_paused();
    let pause = offer_button(locale, table, OfferKind::Pause).filter(|_| may_pause);
    let back = back.map(|button| button.with_emoji(BACK));
    let flip = flip_button(locale, table, table.game.to_move(), Wish::default());
    let follow = follow_button(locale, table);
    [back, pause, Some(flip), Some(follow)].into_iter().flatten().collect()
}

pub(super) fn follow_button(locale: Locale, table: &Table<'_>) -> Button {
    Button::new(CustomId::Follow { game: table.id }, locale.button_follow()).with_emoji(EYES)
}

/// For one who follows the game.
pub(super) fn unfollow_button(locale: Locale, game: GameId) -> Button {
    Button::new(CustomId::Unfollow { game }, locale.button_unfollow())
}

/// Nothing while such an offer stands.
fn offer_button(locale: Locale, table: &Table<'_>, kind: OfferKind) -> Option<Button> {
    let (game, board) = (table.id, table.game.board_seq());
    let label = || locale.button_offer(offer_word(kind));
    table.game.offer(kind).is_none().then(|| Button::new(CustomId::Offer { game, kind, board }, label()))
}

/// To break off as long as that is possible, then to give up.
fn end_button(locale: Locale, table: &Table<'_>) -> Button {
    let game = table.id;
    if table.game.can_be_aborted() {
        Button::new(CustomId::Abort { game }, locale.button_abort())
    } else {
        Button::new(CustomId::Resign { game }, locale.button_resign())
    }
}

/// The next side round the board from the one at the `bottom`.
pub(super) fn flip_button(locale: Locale, table: &Table<'_>, bottom: Side, wish: Wish) -> Button {
    let bottom = table.next_side(bottom);
    Button::new(CustomId::Flip { game: table.id, bottom, wish }, locale.button_flip())
}
