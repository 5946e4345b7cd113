//! How long a move takes, from the typed text to the commit.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use play::{Begins, ChallengeDeed, ChallengeId, Command, GameId, Invite, Place, PlayerId, Standing, Terms};
use rules::{Rules, Variant};

use crate::{Answer, Config, OpenError, Store, StoreError, SystemClock};

const PLAYERS: [PlayerId; 2] = [PlayerId(1), PlayerId(2)];

/// What was measured.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MoveBench {
    /// Moves played, one after the other, each in a commit of its own.
    pub moves: usize,
    pub commits_per_second: f64,
    /// Milliseconds from the typed text to the answer: half of all moves were faster.
    pub median_ms: f64,
    /// The same for 99 of 100.
    pub p99_ms: f64,
}

/// Plays `moves` moves of Mosona, typed, through [`play`] and the store at `url`, which should be a
/// fresh one: its games are left in it.
///
/// # Errors
///
/// [`OpenError`] if the store cannot be opened or fails.
pub async fn bench_moves(url: &str, moves: usize) -> Result<MoveBench, OpenError> {
    let store = Store::open(&Config::new(url), Arc::new(SystemClock)).await?;
    let mut times = Vec::with_capacity(moves);
    let (mut game, mut games) = (begin(&store, 0).await?, 1);
    let begun = Instant::now();
    while times.len() < moves {
        match timed_move(&store, game, times.len()).await? {
            Some(time) => times.push(time),
            None => {
                game = begin(&store, games).await?;
                games += 1;
            }
        }
    }
    let all = begun.elapsed();
    store.close().await;
    Ok(summary(times, all))
}

fn summary(mut times: Vec<Duration>, all: Duration) -> MoveBench {
    times.sort();
    let ms =
        |part: usize| times.get(times.len() * part / 100).map_or(0.0, |time| time.as_secs_f64() * 1000.0);
    let commits_per_second = times.len() as f64 / all.as_secs_f64();
    MoveBench { moves: times.len(), commits_per_second, median_ms: ms(50), p99_ms: ms(99) }
}

/// Plays one legal move; `None` if the game is over.
async fn timed_move(store: &Store, id: GameId, number: usize) -> Result<Option<Duration>, StoreError> {
    let Some(game) = store.game(id).await? else { return Ok(None) };
    let Some(player) = game.player_to_move() else { return Ok(None) };
    let actions = game.board().legal_actions();
    let text = actions[number * 7 % actions.len()].to_string();
    let command = Command::play(player, id, text);
    let begun = Instant::now();
    store.act(&command, &format!("bench-move-{}-{}", id.0, game.seq())).await?;
    Ok(Some(begun.elapsed()))
}

async fn begin(store: &Store, number: usize) -> Result<GameId, StoreError> {
    let invites = vec![Invite::Named(PLAYERS[1], Standing::Present)];
    let place = Place(1000 + number as u64);
    let terms =
        Terms { begins: Begins::First, ..Terms::new(place, Rules::traditional(Variant::Mosona), invites) };
    let opened = store.act(&Command::open(PLAYERS[0], terms), &format!("bench-open-{number}")).await?;
    let Answer::Challenge(challenge) = opened.answer else {
        return Err(StoreError::Row("the store for a bench must be a fresh one"));
    };
    accept(store, challenge.id, number).await
}

async fn accept(store: &Store, challenge: ChallengeId, number: usize) -> Result<GameId, StoreError> {
    let deed = ChallengeDeed::Accept { seat: None, absent: Vec::new(), threads: true };
    let command = Command::challenge(PLAYERS[1], challenge, deed);
    let accepted = store.act(&command, &format!("bench-accept-{number}")).await?;
    match accepted.answer {
        Answer::Challenge(answer) => answer.started.map(|(game, _)| game),
        Answer::Game(_) | Answer::Refused(_) => None,
    }
    .ok_or(StoreError::Row("the store for a bench must be a fresh one"))
}
