//! A way to take a challenge back that does not stand under it.

use play::{Challenge, ChallengeId, PlayerId};

use super::{Button, Locale, Names};
use crate::custom_id::CustomId;

/// The button that cancels one of several challenges, told by its game and the people in it.
pub fn cancel_button(locale: Locale, id: ChallengeId, challenge: &Challenge, names: &Names) -> Button {
    let game = challenge.rules.variant().name();
    let others = challenge.seated().map(|seat| seat.1).chain(challenge.awaited());
    let others = others.filter(|player: &PlayerId| *player != challenge.by);
    let people: Vec<String> = others.filter_map(|player| names.plain(locale, player)).collect();
    let label = match &people[..] {
        [] => locale.button_cancel_one(game),
        people => locale.button_cancel_with(game, locale.list(people)),
    };
    Button::new(CustomId::Cancel { challenge: id }, label)
}
