//! Why nothing came of what somebody asked for: the one place that says what is logged and what is
//! shown.

use play::{ChallengeRefusal, ChallengeState, GameId, PlayerId, Refusal};
use rules::ParseRulesError;
use store::StoreError;
use view::{Around, Button, Message, Names, Trouble};

use crate::{
    call::Asker,
    ctx::{Ctx, Look},
    rest::RestError,
};

/// Everything that can go wrong between a request and its answer.
#[derive(Debug, thiserror::Error)]
pub enum Problem {
    /// The games' own reasons.
    #[error("refused: {refusal}")]
    Refused { refusal: Box<Refusal>, about: Option<GameId> },
    /// Rights, places, old buttons.
    #[error("not possible here: {0:?}")]
    Trouble(Trouble),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Rest(#[from] RestError),
    /// Something panicked.
    #[error("{0} broke off")]
    Broken(&'static str),
}

impl Problem {
    /// Refused in a game.
    pub fn in_game(id: GameId, refusal: impl Into<Refusal>) -> Problem {
        Problem::Refused { refusal: Box::new(refusal.into()), about: Some(id) }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        Problem::Refused { refusal: Box::new(refusal), about: None }
    }
}

impl From<Trouble> for Problem {
    fn from(trouble: Trouble) -> Problem {
        Problem::Trouble(trouble)
    }
}

impl From<ParseRulesError> for Problem {
    fn from(fault: ParseRulesError) -> Problem {
        Problem::Trouble(Trouble::UnknownRules(fault))
    }
}

impl Problem {
    /// Its name, without what it holds.
    #[cfg(test)]
    pub fn name(&self) -> String {
        match self {
            Problem::Refused { refusal, .. } => kind(refusal),
            Problem::Trouble(trouble) => kind(trouble),
            Problem::Store(_) | Problem::Rest(_) | Problem::Broken(_) => kind(&Trouble::NotDone),
        }
    }

    /// Writes to the log what whoever runs the bot should know.
    fn log(&self) {
        match self {
            Problem::Refused { refusal, .. } => tracing::debug!(reason = kind(refusal), "refused"),
            Problem::Trouble(trouble) => tracing::debug!(reason = kind(trouble), "not possible"),
            Problem::Store(StoreError::Game { game, source }) => {
                tracing::error!(game = game.0, reason = %source, "a game cannot be read");
            }
            Problem::Store(error) => tracing::error!(error = %chain(error), "the store failed"),
            Problem::Rest(error) => tracing::warn!(%error, "Discord did not do it"),
            Problem::Broken(what) => tracing::error!(what, "broke off"),
        }
    }
}

/// The name of a reason without what it holds, which may be what somebody wrote.
fn kind(reason: &impl std::fmt::Debug) -> String {
    let told = format!("{reason:?}");
    told.chars().take_while(|c| c.is_alphabetic() || *c == '(').filter(|c| *c != '(').collect()
}

/// An error with its causes.
fn chain(error: &dyn std::error::Error) -> String {
    let causes = std::iter::successors(Some(error), |error| error.source());
    causes.map(ToString::to_string).collect::<Vec<_>>().join(": ")
}

/// What `asker` is told of a problem.
pub async fn explain(ctx: &Ctx, asker: &Asker, problem: Problem) -> Message {
    problem.log();
    match problem {
        Problem::Refused { refusal, about } => explain_refusal(ctx, asker, &refusal, about).await,
        Problem::Trouble(trouble) => view::trouble(asker.locale, &trouble),
        Problem::Store(StoreError::Game { game, .. }) => {
            let around = Around { names: &Names::default(), table: None, board: None };
            view::refusal(asker.locale, &Refusal::Damaged(game), &around)
        }
        Problem::Store(_) | Problem::Rest(_) | Problem::Broken(_) => {
            view::trouble(asker.locale, &Trouble::NotDone)
        }
    }
}

async fn explain_refusal(ctx: &Ctx, asker: &Asker, refusal: &Refusal, about: Option<GameId>) -> Message {
    let about = about.or(game_of(refusal));
    // Without them the refusal is still a sentence.
    let look: Option<Look> = match about {
        Some(id) => ctx.look(id).await.ok(),
        None => None,
    };
    let board = match about {
        Some(id) => ctx.link_to(id).await.ok().flatten(),
        None => None,
    };
    let names = ctx.people.names(asker.means(), asker.server, people_of(refusal)).await;
    let names = look.as_ref().map_or(&names, |look| &look.names);
    let table = look.as_ref().map(Look::table);
    let message = view::refusal(asker.locale, refusal, &Around { names, table, board });
    match refusal {
        Refusal::Challenge(ChallengeRefusal::TooManyOpen { .. }) => {
            message.with_buttons(cancel_buttons(ctx, asker).await)
        }
        _ => message,
    }
}

/// Buttons that take the asker's open challenges back: their messages may be far up.
async fn cancel_buttons(ctx: &Ctx, asker: &Asker) -> Vec<Button> {
    let open = ctx.store.open_challenges_of(asker.player).await.unwrap_or_default();
    let mut buttons = Vec::new();
    for id in open {
        let Ok(Some(found)) = ctx.store.challenge(id).await else { continue };
        let challenge = found.challenge;
        if challenge.by == asker.player {
            let people = challenge.seated().map(|seat| seat.1).chain(challenge.awaited());
            let names = ctx.people.names(challenge.means, challenge.server, people).await;
            buttons.push(view::cancel_button(asker.locale, id, &challenge, &names));
        }
    }
    buttons
}

/// The game a refusal leads to.
fn game_of(refusal: &Refusal) -> Option<GameId> {
    match refusal {
        Refusal::Challenge(
            ChallengeRefusal::Begun(game) | ChallengeRefusal::Closed(ChallengeState::Started(game)),
        ) => Some(*game),
        _ => None,
    }
}

/// Whom the refusal of a challenge names.
fn people_of(refusal: &Refusal) -> Vec<PlayerId> {
    use ChallengeRefusal as Reason;
    let Refusal::Challenge(refusal) = refusal else { return Vec::new() };
    match refusal {
        Reason::Bot(player)
        | Reason::Absent(player)
        | Reason::NamedTwice(player)
        | Reason::AlreadyBetween { player, .. }
        | Reason::ChallengerLeft(player)
        | Reason::NotAvailable(player)
        | Reason::Blocked(player)
        | Reason::NotYours { challenger: player }
        | Reason::NotYoursToFill { challenger: player }
        | Reason::Closed(ChallengeState::Declined(player)) => vec![*player],
        Reason::NotForYou { named } => named.clone(),
        Reason::AlreadySeated { seat } => seat.challenger().into_iter().collect(),
        Reason::SeatTaken { seat, by } => seat.challenger().into_iter().chain([*by]).collect(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_has_reasons_and_no_words() {
        let stray = rules::Stray::Word("secret".to_owned());
        let refusal = Refusal::from(play::GameRefusal::NoMove { understood: None, stray });
        assert_eq!(kind(&refusal), "GameNoMove");
        let fault = ParseRulesError::Twice { word: "secret".to_owned() };
        assert_eq!(kind(&Trouble::UnknownRules(fault)), "UnknownRulesTwice");
        assert_eq!(kind(&Trouble::StaleButton), "StaleButton");
        let absent = Refusal::from(play::ChallengeRefusal::Absent(PlayerId(10720)));
        assert_eq!(kind(&absent), "ChallengeAbsentPlayerId");
    }
}
