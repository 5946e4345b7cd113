//! What players ask each other and themselves: a draw, giving up.

use play::{DrawOffer, GameEvent, PlayerId, Seq};
use rules::{Side, Team};

use super::{
    Button, Locale, Message, Style, Table,
    controls::{draw_answers, resign_answers},
};
use crate::custom_id::CustomId;

/// What is told of an event that changes no board: an offer, a question, their answers. `None` where
/// the board tells it.
pub fn news(locale: Locale, table: &Table<'_>, event: &GameEvent) -> Option<Message> {
    if table.game.result().is_some() {
        return None;
    }
    let player = |side: &Side| table.player(locale, *side);
    match event {
        GameEvent::DrawOffered { side } => Some(offered(locale, table, *side)),
        GameEvent::DrawAgreed { side } => Some(agreed(locale, table, *side)),
        GameEvent::DrawDeclined { side } => Some(Message::public(locale.draw_declined(player(side)))),
        GameEvent::DrawWithdrawn { side } => Some(Message::public(locale.draw_withdrawn(player(side)))),
        GameEvent::ResignAsked { side } => Some(asked(locale, table, *side)),
        GameEvent::PlayedOn { side } => Some(Message::public(locale.played_on(player(side)))),
        GameEvent::Started { .. }
        | GameEvent::Settled { .. }
        | GameEvent::Played { .. }
        | GameEvent::Passed { .. }
        | GameEvent::Resigned { .. } => None,
    }
}

fn offered(locale: Locale, table: &Table<'_>, side: Side) -> Message {
    let opponents: Vec<Side> = table.game.seats().opponents(side).collect();
    let offer = locale.draw_offered(table.player(locale, side), table.score(locale));
    let message = Message::public(addressed(locale, table, &opponents, &offer));
    pinging(table, message.with_buttons(draw_answers(locale, table)), &opponents)
}

fn agreed(locale: Locale, table: &Table<'_>, side: Side) -> Message {
    let waiting: Vec<Side> =
        table.game.draw_offer().map(|offer| unagreed(table, &offer)).into_iter().flatten().collect();
    let mentions: Vec<String> = waiting.iter().map(|side| table.mention(locale, *side)).collect();
    let content = locale.draw_agreed(table.player(locale, side), locale.list(&mentions));
    pinging(table, Message::public(content).with_buttons(draw_answers(locale, table)), &waiting)
}

fn asked(locale: Locale, table: &Table<'_>, side: Side) -> Message {
    let partner: Vec<Side> = table.game.seats().partner(side).into_iter().collect();
    let mentions: String = partner.iter().map(|side| table.mention(locale, *side)).collect();
    let message = Message::public(locale.resign_asked(table.player(locale, side), mentions));
    pinging(table, message.with_buttons(resign_answers(locale, table)), &partner)
}

/// Whose answer is awaited to what was asked by event `from` or later and stands.
pub fn asked_since(table: &Table<'_>, from: Seq) -> Vec<PlayerId> {
    if table.game.result().is_some() {
        return Vec::new();
    }
    let seats = table.game.seats();
    let draw = table.game.draw_offer().filter(|offer| offer.seq >= from);
    let resign = Team::ALL.into_iter().filter_map(|team| table.game.resign_question(team));
    let partners = resign.filter(|asked| asked.seq >= from).filter_map(|asked| seats.partner(asked.by));
    let sides = draw.into_iter().flat_map(|offer| unagreed(table, &offer)).chain(partners);
    sides.filter_map(|side| seats.player(side)).collect()
}

fn unagreed(table: &Table<'_>, offer: &DrawOffer) -> Vec<Side> {
    table.game.seats().opponents(offer.by).filter(|side| !offer.agreed[*side]).collect()
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
    let content = match table.game.seats().partner(side) {
        Some(partner) if asker == Some(partner) => {
            locale.confirm_resign_together(table.player(locale, partner))
        }
        Some(partner) => locale.confirm_resign_partner(table.player(locale, partner)),
        None => locale.confirm_resign(table.team(locale, side.team().other())),
    };
    Message::private(content).with_buttons([
        Button::new(CustomId::ConfirmResign { game }, locale.button_confirm_resign()).styled(Style::Danger),
        Button::new(CustomId::KeepPlaying { game }, locale.button_keep_playing()),
    ])
}
