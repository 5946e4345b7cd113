//! What every handler works with.

use std::{
    sync::{Arc, OnceLock},
    time::Duration,
};

use play::{
    Game, GameId, Language, Means, MessageId, Place, PlaceState, PlayerId, Reason, Seq, Server, Time,
};
use quick_cache::sync::Cache;
use serenity::all::{ApplicationId, ShardManager, UserId};
use store::{PostId, Store, StoreError};
use tokio::{sync::Semaphore, time::Instant};
use view::{Analysis, Button, Link, Locale, Names, Pages, Table};

use crate::{
    channels::Channels,
    drawing::Drawing,
    hold_ups::HoldUps,
    people::People,
    problem::Problem,
    residence::Retention,
    rest::Rest,
    sight::Sight,
    thinking::{Bounds, Thinkers},
};

/// How many hints are remembered, so that nobody is told the same thing at every message.
const HINTS: usize = 1000;

/// How many deleted messages are remembered: far more than are deleted while a post is recorded.
const DELETED: usize = 1000;

/// Of how many people it is remembered where they are written to.
const DIRECTS: usize = 10_000;
/// Of how many servers it is remembered that their language is kept.
const SERVERS: usize = 10_000;
/// How many games are remembered as they were judged.
const ANALYSES: usize = 50;
/// How long it is worth asking Discord for a place.
const PATIENCE: Duration = Duration::from_secs(1);

/// Of how many posts it is remembered that sending them broke off.
const BROKEN: usize = 1000;

/// The bot's tools. Nothing in it would be missed after a restart.
#[derive(Debug)]
pub struct Ctx {
    pub store: Store,
    pub rest: Rest,
    pub people: Arc<People>,
    pub drawing: Drawing,
    pub channels: Channels,
    pub sight: Sight,
    pub application: ApplicationId,
    /// The bot's own user.
    pub bot: UserId,
    /// Who was told in which game how to reply.
    pub hinted: Cache<(PlayerId, GameId), ()>,
    /// Messages that were deleted lately, perhaps before it was recorded that they were posted.
    pub deleted: Cache<MessageId, ()>,
    /// Where the pages of games are, if there are any.
    pub pages: Option<Pages>,
    /// See [`HoldUps`](crate::HoldUps).
    pub hold_ups: HoldUps,
    /// Where the bot and a person write to each other: Discord limits how often that may be asked for.
    pub directs: Cache<PlayerId, Place>,
    /// The languages of servers that are known to be kept.
    pub heard: Cache<Server, Option<Language>>,
    /// The connections to Discord, once there are some.
    pub shards: OnceLock<Shards>,
    /// How the operator keeps what is kept.
    pub policy: Policy,
    /// How often sending a post broke off in this process.
    pub broken: Cache<PostId, u32>,
    /// One export is made at a time.
    pub exporting: Semaphore,
    /// Who thinks for the program.
    pub thinkers: Thinkers,
    /// Games as they were judged lately.
    pub analyses: Cache<(GameId, Seq), Arc<Analysis>>,
}

/// Who runs the bot, and how it keeps what it keeps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Policy {
    /// How to reach the operator, in their own words: at most [`Policy::LONGEST`] characters.
    pub operator: Option<String>,
    pub retention: Retention,
}

impl Policy {
    /// So that what is kept can be told in one message besides.
    pub const LONGEST: usize = 200;
}

/// The connections to Discord that this process has, of `total`.
#[derive(Clone, Debug)]
pub struct Shards {
    pub manager: Arc<ShardManager>,
    pub total: u32,
}

/// A game as it is looked at, with its people's names.
#[derive(Clone, Debug)]
pub struct Look {
    pub id: GameId,
    pub game: Arc<Game>,
    pub names: Names,
}

impl Look {
    pub fn table(&self) -> Table<'_> {
        Table { id: self.id, game: &self.game, names: &self.names }
    }
}

/// The way to where a game is played, as far as it is known.
pub fn place_link(game: &Game) -> Option<Link> {
    Some(Link { server: game.server(), place: game.venue().posts_to()?, message: None })
}

impl Ctx {
    pub fn new(store: Store, rest: Rest, drawing: Drawing, application: ApplicationId, bot: UserId) -> Ctx {
        let people = Arc::new(People::new(rest.clone()));
        let sight = Sight::new(rest.clone(), bot);
        Ctx {
            store,
            rest,
            people,
            drawing,
            channels: Channels::new(),
            sight,
            application,
            bot,
            hinted: Cache::new(HINTS),
            deleted: Cache::new(DELETED),
            pages: None,
            hold_ups: HoldUps::default(),
            directs: Cache::new(DIRECTS),
            heard: Cache::new(SERVERS),
            shards: OnceLock::new(),
            policy: Policy::default(),
            broken: Cache::new(BROKEN),
            exporting: Semaphore::new(1),
            thinkers: Thinkers::new(Bounds::default()),
            analyses: Cache::new(ANALYSES),
        }
    }

    pub fn now(&self) -> Time {
        self.store.clock().now()
    }

    /// A game as it is now.
    ///
    /// # Errors
    ///
    /// [`Problem`] if there is no such game, or it cannot be read.
    pub async fn look(&self, id: GameId) -> Result<Look, Problem> {
        let game = self.store.game(id).await?.ok_or(play::Refusal::NoSuchGame(id))?;
        let names = self.names_of(&game, []).await;
        Ok(Look { id, game, names })
    }

    /// The names of everybody who plays in a game, of a moderator who ended it, and of `others`.
    pub async fn names_of(&self, game: &Game, others: impl IntoIterator<Item = PlayerId>) -> Names {
        let moderator = game.result().and_then(|result| match result.reason {
            Reason::Ended(moderator) => Some(moderator),
            _ => None,
        });
        let players = game.seats().iter().map(|seat| seat.1);
        self.people.names(game.means(), game.server(), players.chain(moderator).chain(others)).await
    }

    /// Whether the place of a game is gone. Discord out of reach is no proof of it.
    ///
    /// # Errors
    ///
    /// [`Problem`] if there is no such game, or it cannot be read.
    pub async fn place_state(&self, id: GameId) -> Result<PlaceState, Problem> {
        let game = self.store.game(id).await?.ok_or(play::Refusal::NoSuchGame(id))?;
        // Where the bot itself cannot be, nobody can be asked.
        if game.means() == Means::Answers {
            return Ok(PlaceState::Stands);
        }
        let place = game.venue().place();
        Ok(match self.rest.ground(place, Instant::now() + PATIENCE).await {
            Ok(None) => PlaceState::Gone,
            Ok(Some(_)) | Err(_) => PlaceState::Stands,
        })
    }

    /// Whether a place is a thread; `None` where Discord does not say.
    pub async fn is_thread(&self, place: Place, until: Instant) -> Option<bool> {
        if let Some(known) = self.channels.is_thread(place) {
            return Some(known);
        }
        match self.rest.ground(place, until).await {
            Ok(ground) => {
                let is_thread = ground?.is_thread();
                self.channels.learn(place, is_thread);
                Some(is_thread)
            }
            Err(error) => {
                tracing::info!(place = place.0, %error, "a place may be a thread");
                None
            }
        }
    }

    /// The way to a game: to its last board, else to where it is played.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the store fails.
    pub async fn link_to(&self, id: GameId) -> Result<Option<Link>, StoreError> {
        match self.store.game(id).await? {
            Some(game) => self.link_to_game(id, &game).await,
            None => Ok(None),
        }
    }

    /// The way to a game that is known.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the store fails.
    pub async fn link_to_game(&self, id: GameId, game: &Game) -> Result<Option<Link>, StoreError> {
        let board = self.store.last_board(id).await?;
        let to_board = board.map(|board| Link {
            server: game.server(),
            place: board.place,
            message: Some(board.message),
        });
        Ok(to_board.or_else(|| place_link(game)))
    }

    /// The way to the page of a game; `None` where there are no pages.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the store fails.
    pub async fn page_button(&self, locale: Locale, id: GameId) -> Result<Option<Button>, StoreError> {
        let Some(pages) = &self.pages else { return Ok(None) };
        let token = self.store.page_of(id).await?;
        Ok(token.map(|token| view::page_button(locale, pages.address(token))))
    }
}
