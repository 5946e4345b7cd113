//! What everybody is to be told by answers alone: where the bot cannot post, as the app came with the person
//! who uses it.

use std::sync::{Arc, Mutex, PoisonError};

use play::{ChallengeId, GameId, Means, Seq};
use store::{ChallengeAnswer, GameAnswer};

/// Something that happened where nobody is told by a post.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    Game {
        game: GameId,
        from: Seq,
        to: Seq,
    },
    /// A challenge as it is after event `seq`; the first event opens it.
    Challenge {
        challenge: ChallengeId,
        seq: Seq,
    },
    /// The game that began as the last seat of a challenge was taken, by event `seq`.
    Begun {
        game: GameId,
        challenge: ChallengeId,
        seq: Seq,
    },
}

impl News {
    /// The game that it is about, and the last event of it that is told.
    pub fn game(self) -> Option<(GameId, Seq)> {
        match self {
            News::Game { game, to, .. } => Some((game, to)),
            News::Begun { game, .. } => Some((game, Seq(1))),
            News::Challenge { .. } => None,
        }
    }

    /// What the message of `pressed`, a challenge that everybody sees, becomes.
    pub fn change(self, pressed: ChallengeId) -> Option<News> {
        match self {
            News::Challenge { challenge, seq } | News::Begun { challenge, seq, .. }
                if challenge == pressed && seq > Seq(1) =>
            {
                Some(News::Challenge { challenge, seq })
            }
            News::Game { .. } | News::Challenge { .. } | News::Begun { .. } => None,
        }
    }
}

/// The news of one request, gathered while it is carried out.
#[derive(Clone, Debug, Default)]
pub struct Owed(Arc<Mutex<Vec<News>>>);

impl Owed {
    /// Takes in what happened in a game, if its people are told by answers.
    pub fn note_game(&self, answer: &GameAnswer) {
        if answer.game.means() == Means::Answers {
            let to = answer.game.seq();
            let count = u32::try_from(answer.events.len()).unwrap_or(u32::MAX);
            self.note(News::Game { game: answer.id, from: Seq(to.0.saturating_sub(count) + 1), to });
            if let Some((next, _)) = answer.next {
                self.note(News::Game { game: next, from: Seq(1), to: Seq(1) });
            }
        }
    }

    /// Takes in what happened to a challenge, and the game that began with it.
    pub fn note_challenge(&self, answer: &ChallengeAnswer) {
        if answer.challenge.means == Means::Answers {
            let (challenge, seq) = (answer.id, answer.challenge.seq);
            self.note(match answer.started {
                Some((game, _)) => News::Begun { game, challenge, seq },
                None => News::Challenge { challenge, seq },
            });
        }
    }

    fn note(&self, news: News) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(news);
    }

    /// All of it, in order; then nothing is owed any more.
    pub fn take(&self) -> Vec<News> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
