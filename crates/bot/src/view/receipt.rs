//! What a person is told whose command was carried out, where everybody else sees the outcome.

use play::Bench;
use rules::{Action, Variant};

use super::{
    Locale, Message, names,
    words::{code, notation},
};

/// What was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Receipt {
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
    DrawOffered,
    DrawAgreed,
    DrawDeclined,
    DrawWithdrawn,
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
        Receipt::DrawOffered => locale.receipt_draw_offered(),
        Receipt::DrawAgreed => locale.receipt_draw_agreed(),
        Receipt::DrawDeclined => locale.receipt_draw_declined(),
        Receipt::DrawWithdrawn => locale.receipt_draw_withdrawn(),
        Receipt::ResignAsked => locale.receipt_resign_asked(),
        Receipt::Resigned => locale.receipt_resigned(),
        Receipt::PlayedOn => locale.receipt_played_on(),
        Receipt::Kept => locale.receipt_kept(),
    })
}
