//! What players ask each other and themselves: a draw, taking back, a pause, giving up.

use play::{GameEvent, Offer, OfferKind, PlayerId, Seq};
use rules::{Side, Team};

use super::{
    Button, Locale, Message, Style, Table,
    controls::{claim_button, offer_answers, resign_answers, resume_button, seat_buttons},
    happened::is_former,
    words::{day, offer_word, when},
};
use crate::custom_id::CustomId;

/// What is told of an event that changes no board: an offer, a question, their answers, the clock. `None`
/// where the board tells it.
pub fn news(locale: Locale, table: &Table<'_>, event: &GameEvent) -> Option<Message> {
    if table.game.result().is_some() {
        return None;
    }
    let player = |side: &Side| table.player(locale, *side);
    match event {
        GameEvent::Offered { side, offer } => Some(offered(locale, table, *side, *offer)),
        GameEvent::Agreed { side, offer } => agreed(locale, table, *side, *offer),
        GameEvent::Declined { side, offer } => {
            Some(Message::public(locale.offer_declined(offer_word(*offer), player(side))))
        }
        GameEvent::Withdrawn { side, offer } => {
            Some(Message::public(locale.offer_withdrawn(offer_word(*offer), player(side))))
        }
        GameEvent::ResignAsked { side } => Some(asked(locale, table, *side)),
        GameEvent::PlayedOn { side } => Some(Message::public(locale.played_on(player(side)))),
        GameEvent::Resumed { side } => Some(resumed(locale, table, *side)),
        GameEvent::Called { side } => Some(called(locale, table, *side)),
        GameEvent::Away { side, until } => Some(Message::public(locale.away(player(side), day(*until)))),
        GameEvent::Back { side } if is_former(table, *side) => None,
        GameEvent::Back { side } => Some(Message::public(locale.back(player(side)))),
        GameEvent::Reminded { side } => Some(reminded(locale, table, *side)),
        GameEvent::TimeUp { side } => Some(time_up(locale, table, *side)),
        GameEvent::SeatOpened { side, .. } => Some(seat_opened(locale, table, *side)),
        GameEvent::Started { .. }
        | GameEvent::Settled { .. }
        | GameEvent::Played { .. }
        | GameEvent::Passed { .. }
        | GameEvent::TakenBack { .. }
        | GameEvent::Credited { .. }
        | GameEvent::SeatTaken { .. }
        | GameEvent::HandedOver { .. }
        | GameEvent::Moved { .. }
        | GameEvent::Forfeited { .. }
        | GameEvent::Aborted { .. }
        | GameEvent::Ended { .. }
        | GameEvent::HomeLost
        | GameEvent::Resigned { .. }
        | GameEvent::SeriesBroken => None,
    }
}

fn offered(locale: Locale, table: &Table<'_>, side: Side, kind: OfferKind) -> Message {
    let asked = table.game.asked_by(side, kind);
    let counted = if table.variant().is_strip() { "men" } else { "captured" };
    let offer = locale.offer_made(offer_word(kind), table.player(locale, side), counted, table.score(locale));
    let message = Message::public(addressed(locale, table, &asked, &offer));
    pinging(table, message.with_buttons(answers(locale, table, kind)), &asked)
}

/// Nothing if it was the last one needed, unless no board tells of it.
fn agreed(locale: Locale, table: &Table<'_>, side: Side, kind: OfferKind) -> Option<Message> {
    let player = table.player(locale, side);
    let Some(offer) = table.game.offer(kind) else { return paused(locale, table, kind) };
    let waiting = unagreed(table, &offer);
    let mentions: Vec<String> = waiting.iter().map(|side| table.mention(locale, *side)).collect();
    let content = locale.offer_agreed(offer_word(kind), player, locale.list(&mentions));
    Some(pinging(table, Message::public(content).with_buttons(answers(locale, table, kind)), &waiting))
}

fn paused(locale: Locale, table: &Table<'_>, kind: OfferKind) -> Option<Message> {
    (kind == OfferKind::Pause)
        .then(|| Message::public(locale.paused()).with_buttons([resume_button(locale, table)]))
}

fn answers(locale: Locale, table: &Table<'_>, kind: OfferKind) -> Vec<Button> {
    table.game.offer(kind).map(|offer| offer_answers(locale, table, &offer)).unwrap_or_default()
}

fn asked(locale: Locale, table: &Table<'_>, side: Side) -> Message {
    let partner: Vec<Side> = table.game.seats().partner(side).into_iter().collect();
    let mentions: String = partner.iter().map(|side| table.mention(locale, *side)).collect();
    let message = Message::public(locale.resign_asked(table.player(locale, side), mentions));
    pinging(table, message.with_buttons(resign_answers(locale, table)), &partner)
}

fn resumed(locale: Locale, table: &Table<'_>, side: Side) -> Message {
    let mover = table.game.to_move();
    let until = table.game.deadline().map(when).unwrap_or_default();
    let content = locale.resumed(table.player(locale, side), table.mention(locale, mover), until);
    pinging(table, Message::public(content), &[mover])
}

fn reminded(locale: Locale, table: &Table<'_>, side: Side) -> Message {
    let until = table.game.deadline().map(when).unwrap_or_default();
    pinging(table, Message::public(locale.reminded(table.mention(locale, side), until)), &[side])
}

/// Everybody waits for them; the way to their games follows where it is known.
fn called(locale: Locale, table: &Table<'_>, side: Side) -> Message {
    pinging(table, Message::public(locale.called(table.mention(locale, side))), &[side])
}

fn time_up(locale: Locale, table: &Table<'_>, side: Side) -> Message {
    let opponents: Vec<Side> = table.game.askable(side).collect();
    let told = locale.time_up(table.player(locale, side));
    let message = Message::public(addressed(locale, table, &opponents, &told));
    pinging(table, message.with_buttons([claim_button(locale, table)]), &opponents)
}

fn seat_opened(locale: Locale, table: &Table<'_>, side: Side) -> Message {
    let seat = locale.side(table.variant(), side);
    Message::public(locale.seat_opened(table.player(locale, side), seat))
        .with_buttons(seat_buttons(locale, table))
}

/// Whose answer is awaited to what was asked by event `from` or later and stands.
pub fn asked_since(table: &Table<'_>, from: Seq) -> Vec<PlayerId> {
    if table.game.result().is_some() {
        return Vec::new();
    }
    let seats = table.game.seats();
    let offers = table.game.offers().iter().filter(|offer| offer.seq >= from);
    let resign = Team::ALL.into_iter().filter_map(|team| table.game.resign_question(team));
    let partners = resign.filter(|asked| asked.seq >= from).filter_map(|asked| seats.partner(asked.by));
    let sides = offers.flat_map(|offer| unagreed(table, offer)).chain(partners);
    sides.filter_map(|side| seats.player(side)).collect()
}

fn unagreed(table: &Table<'_>, offer: &Offer) -> Vec<Side> {
    let asked = table.game.asked_by(offer.by, offer.kind).into_iter();
    asked.filter(|side| !offer.agreed[*side]).collect()
}

/// "@a and @b: text".
fn addressed(locale: Locale, table: &Table<'_>, sides: &[Side], text: &str) -> String {
    let mentions: Vec<String> = sides.iter().map(|side| table.mention(locale, *side)).collect();
    locale.to_people(locale.list(&mentions), text)
}

fn pinging(table: &Table<'_>, message: Message, sides: &[Side]) -> Message {
    let players = sides.iter().filter_map(|side| table.game.seats().player(*side));
    players.fold(message, Message::pinging)
}

/// Whether `side` really gives up: for that player alone.
pub fn confirm_resign(locale: Locale, table: &Table<'_>, side: Side) -> Message {
    let game = table.id;
    let asker = table.game.resign_question(side.team()).map(|asked| asked.by);
    let content = match table.game.must_agree_to_resign(side) {
        Some(partner) if asker == Some(partner) => {
            locale.confirm_resign_together(table.player(locale, partner))
        }
        Some(partner) => locale.confirm_resign_partner(table.player(locale, partner)),
        None => locale.confirm_resign(table.team(locale, side.team().other())),
    };
    question(locale, table, content, CustomId::ConfirmResign { game }, locale.button_confirm_resign())
}

/// Whether a player really breaks the game off.
pub fn confirm_abort(locale: Locale, table: &Table<'_>) -> Message {
    let id = CustomId::ConfirmAbort { game: table.id };
    question(locale, table, locale.confirm_abort(), id, locale.button_confirm_abort())
}

/// Whether a moderator really ends the game.
pub fn confirm_end(locale: Locale, table: &Table<'_>) -> Message {
    let players: Vec<String> =
        table.rules().sides().iter().map(|&side| table.player_on_side(locale, side)).collect();
    let content = locale.confirm_end(table.variant().name(), locale.list(&players));
    let id = CustomId::ConfirmEnd { game: table.id };
    question(locale, table, content, id, locale.button_confirm_end())
}

fn question(locale: Locale, table: &Table<'_>, content: String, yes: CustomId, label: String) -> Message {
    Message::private(content).with_buttons([
        Button::new(yes, label).styled(Style::Danger),
        Button::new(CustomId::KeepPlaying { game: table.id }, locale.button_keep_playing()),
    ])
}
