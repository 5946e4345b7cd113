//! What a person is told whose command was carried out, where everybody else sees the outcome.

use play::{Bench, OfferKind, PlayerId};
use rules::{Action, Side, Variant};

use super::{
    Locale, Message, names,
    words::{code, notation, offer_word},
};

/// What was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Receipt {
    /// A move that was asked about, and is not played.
    NotPlayed,
    /// The board follows as a message to everybody.
    Played {
        turn: Vec<Action>,
        older_board: bool,
    },
    Challenged,
    /// The last seat was taken: the game begins.
    Accepted,
    ChallengeDeclined,
    ChallengeCancelled,
    /// A seat was taken and others are free.
    Seated {
        variant: Variant,
        seat: Bench,
    },
    /// The game begins, as nobody has to be waited for.
    Begun,
    /// The program has the seats that were open.
    Filled,
    /// It is known now why a challenge was declined.
    Explained,
    RematchWanted,
    Offered(OfferKind),
    Agreed(OfferKind),
    Declined(OfferKind),
    Withdrawn(OfferKind),
    TakenBack,
    Resumed,
    /// Broken off: it counts for nothing.
    BrokenOff,
    Claimed,
    SeatOpened,
    SeatTaken {
        variant: Variant,
        side: Side,
    },
    HandedOver,
    MovedHere,
    FollowsNoMore,
    Blocked(PlayerId),
    Unblocked(PlayerId),
    Undisturbed,
    Disturbed,
    ResignAsked,
    Resigned,
    PlayedOn,
    /// Thought better of resigning.
    Kept,
}

/// The answer to one whose command was carried out.
pub fn receipt(locale: Locale, receipt: &Receipt) -> Message {
    Message::private(match receipt {
        Receipt::Played { turn, older_board } => {
            let played = locale.receipt_played(code(notation(turn)));
            if *older_board { format!("{played} {}", locale.older_board()) } else { played }
        }
        Receipt::Challenged => locale.receipt_challenge(),
        Receipt::Accepted => locale.receipt_accepted(),
        Receipt::ChallengeDeclined => locale.receipt_challenge_declined(),
        Receipt::ChallengeCancelled => locale.receipt_challenge_cancelled(),
        Receipt::Seated { variant, seat } => match *seat {
            Bench::Side(side) => locale.receipt_seated(locale.side(*variant, side)),
            Bench::With(challenger) => locale.receipt_seated_with(names::mention(challenger)),
            Bench::Against(challenger) => locale.receipt_seated_against(names::mention(challenger)),
        },
        Receipt::Begun => locale.receipt_begun(),
        Receipt::Filled => locale.receipt_filled(),
        Receipt::Explained => locale.receipt_explained(),
        Receipt::RematchWanted => locale.receipt_rematch(),
        Receipt::Offered(kind) => locale.receipt_offered(offer_word(*kind)),
        Receipt::Agreed(kind) => locale.receipt_agreed(offer_word(*kind)),
        Receipt::Declined(kind) => locale.receipt_declined(offer_word(*kind)),
        Receipt::Withdrawn(kind) => locale.receipt_withdrawn(offer_word(*kind)),
        Receipt::TakenBack => locale.receipt_taken_back(),
        Receipt::Resumed => locale.receipt_resumed(),
        Receipt::BrokenOff => locale.receipt_broken_off(),
        Receipt::Claimed => locale.receipt_claimed(),
        Receipt::SeatOpened => locale.receipt_seat_opened(),
        Receipt::SeatTaken { variant, side } => locale.receipt_seated(locale.side(*variant, *side)),
        Receipt::HandedOver => locale.receipt_handed_over(),
        Receipt::MovedHere => locale.receipt_moved_here(),
        Receipt::NotPlayed => locale.not_played(),
        Receipt::FollowsNoMore => locale.receipt_follows_no_more(),
        Receipt::Blocked(player) => locale.receipt_blocked(names::mention(*player)),
        Receipt::Unblocked(player) => locale.receipt_unblocked(names::mention(*player)),
        Receipt::Undisturbed => locale.receipt_undisturbed(),
        Receipt::Disturbed => locale.receipt_disturbed(),
        Receipt::ResignAsked => locale.receipt_resign_asked(),
        Receipt::Resigned => locale.receipt_resigned(),
        Receipt::PlayedOn => locale.receipt_played_on(),
        Receipt::Kept => locale.receipt_kept(),
    })
}

/// The line that goes with a seat in a lobby whose game would have begun, had not `player` left.
pub fn seat_free_again(locale: Locale, player: PlayerId) -> String {
    locale.seat_free_again(names::mention(player))
}
