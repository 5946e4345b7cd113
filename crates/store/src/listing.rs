//! Lists of the games of a community.

use play::{GameId, Listing, Place, PlayerId, Server, State, Time, Whose};
use rules::Variant;

use crate::{ListedGame, Store, StoreError, rows::Column};

/// Stands for nobody: no person has this id.
const NOBODY: i64 = 0;

/// What a list of games that run, or not, is made of. An older game whose kind is not known is in no list of one
/// kind.
macro_rules! wanted {
    ($running:literal) => {
        concat!(
            "FROM game g WHERE g.server = $1 AND g.running = ",
            $running,
            " AND g.damaged = 0 AND COALESCE(g.variant, '') = COALESCE($2, g.variant, '') \
             AND ($3 = 0 OR EXISTS (SELECT 1 FROM game_player p WHERE p.game = g.id AND p.player = $3)) \
             AND ($4 = 0 OR EXISTS (SELECT 1 FROM follower f WHERE f.game = g.id AND f.player = $4))"
        )
    };
}

/// Those of a page, in the order of an index.
macro_rules! page {
    ("1") => {
        concat!(wanted!("1"), " ORDER BY g.id DESC LIMIT $5 OFFSET $6")
    };
    ("0") => {
        concat!(wanted!("0"), " ORDER BY g.moved DESC, g.id DESC LIMIT $5 OFFSET $6")
    };
}

/// A page, what there is to know of it without reading a game, who plays in it, and how many there are in all.
struct Query {
    page: &'static str,
    outlines: &'static str,
    players: &'static str,
    count: &'static str,
}

macro_rules! queries {
    ($running:tt) => {
        Query {
            page: concat!("SELECT g.id, g.seq, g.moved ", page!($running)),
            outlines: concat!("SELECT g.id, g.variant, g.place ", page!($running)),
            players: concat!(
                "SELECT game, player FROM game_player WHERE game IN (SELECT g.id ",
                page!($running),
                ") ORDER BY player"
            ),
            count: concat!("SELECT COUNT(*) ", wanted!($running)),
        }
    };
}

const RUNNING: Query = queries!("1");
const FINISHED: Query = queries!("0");

/// A game in a list, and when something last happened on its board.
#[derive(Clone, Debug)]
pub struct Found {
    pub listed: ListedGame,
    pub moved: Time,
}

/// What a game is offered by: which it is, and who plays, in no order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outline {
    pub id: GameId,
    pub server: Option<Server>,
    /// `None`: of an older game it is not known.
    pub variant: Option<Variant>,
    pub players: Vec<PlayerId>,
    /// The place that it has, or had, to itself; `None`: its thread was still to be made, or it was a guest.
    pub place: Option<Place>,
}

impl Outline {
    pub fn of(listed: &ListedGame) -> Outline {
        let players = listed.game.seats().iter().map(|seat| seat.1).collect();
        let variant = Some(listed.game.rules().variant());
        let place = listed.game.venue().occupies();
        Outline { id: listed.id, server: listed.game.server(), variant, players, place }
    }
}

/// A game that moved, and the place that it has to itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    pub game: GameId,
    /// `None`: its thread is still to be made, or it is a guest where another is played.
    pub place: Option<Place>,
}

/// A page of a list.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    pub skip: u32,
    pub limit: u32,
}

impl Store {
    /// The games of a community that `asker` looks for: of those under way the newest first, of those that are
    /// over the last to end. Those that cannot be read are left out.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn games_in(
        &self,
        server: Server,
        asker: PlayerId,
        listing: &Listing,
        part: Part,
    ) -> Result<Vec<Found>, StoreError> {
        let (variant, player, follower) = columns(asker, listing);
        let rows: Vec<(i64, i64, i64)> = sqlx::query_as(query(listing.state).page)
            .bind(server.column())
            .bind(variant)
            .bind(player)
            .bind(follower)
            .bind(i64::from(part.limit))
            .bind(i64::from(part.skip))
            .fetch_all(&self.0.pool)
            .await?;
        let listed = self.list(rows.iter().map(|row| (row.0, row.1)).collect()).await?;
        let moved = |id: i64| rows.iter().find(|row| row.0 == id).map_or(0, |row| row.2);
        Ok(listed.into_iter().map(|listed| Found { moved: Time(moved(listed.id.0)), listed }).collect())
    }

    /// The same without reading the games, which may take long: two queries, however many they are.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn outlines_in(
        &self,
        server: Server,
        asker: PlayerId,
        listing: &Listing,
        part: Part,
    ) -> Result<Vec<Outline>, StoreError> {
        let (variant, player, follower) = columns(asker, listing);
        let query = query(listing.state);
        let rows: Vec<(i64, Option<String>, Option<i64>)> = sqlx::query_as(query.outlines)
            .bind(server.column())
            .bind(variant)
            .bind(player)
            .bind(follower)
            .bind(i64::from(part.limit))
            .bind(i64::from(part.skip))
            .fetch_all(&self.0.pool)
            .await?;
        let seats: Vec<(i64, i64)> = sqlx::query_as(query.players)
            .bind(server.column())
            .bind(variant)
            .bind(player)
            .bind(follower)
            .bind(i64::from(part.limit))
            .bind(i64::from(part.skip))
            .fetch_all(&self.0.pool)
            .await?;
        let players = |id: i64| seats.iter().filter(move |seat| seat.0 == id).map(|seat| seat.1);
        let outline = |(id, variant, place): (i64, Option<String>, Option<i64>)| Outline {
            id: GameId(id),
            server: Some(server),
            variant: variant.and_then(|word| word.parse().ok()),
            players: players(id).map(PlayerId::from_column).collect(),
            place: place.map(Place::from_column),
        };
        Ok(rows.into_iter().map(outline).collect())
    }

    /// The games of a community by when something last happened on their boards, the newest first.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn last_moved_in(&self, server: Server, part: Part) -> Result<Vec<Moved>, StoreError> {
        let rows: Vec<(i64, Option<i64>)> = sqlx::query_as(
            "SELECT id, place FROM game WHERE server = $1 AND damaged = 0 \
             ORDER BY moved DESC, id DESC LIMIT $2 OFFSET $3",
        )
        .bind(server.column())
        .bind(i64::from(part.limit))
        .bind(i64::from(part.skip))
        .fetch_all(&self.0.pool)
        .await?;
        let moved = |(id, place): (i64, Option<i64>)| Moved {
            game: GameId(id),
            place: place.map(Place::from_column),
        };
        Ok(rows.into_iter().map(moved).collect())
    }

    /// How many they are.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the database fails.
    pub async fn count_games_in(
        &self,
        server: Server,
        asker: PlayerId,
        listing: &Listing,
    ) -> Result<u64, StoreError> {
        let (variant, player, follower) = columns(asker, listing);
        let count: i64 = sqlx::query_scalar(query(listing.state).count)
            .bind(server.column())
            .bind(variant)
            .bind(player)
            .bind(follower)
            .fetch_one(&self.0.pool)
            .await?;
        Ok(count.unsigned_abs())
    }
}

fn query(state: State) -> Query {
    match state {
        State::Running => RUNNING,
        State::Finished => FINISHED,
    }
}

fn columns(asker: PlayerId, listing: &Listing) -> (Option<&'static str>, i64, i64) {
    let (player, follower) = match listing.whose {
        Whose::Anybodys => (NOBODY, NOBODY),
        Whose::Of(player) => (player.column(), NOBODY),
        Whose::Followed => (NOBODY, asker.column()),
    };
    (listing.variant.map(|variant| variant.word()), player, follower)
}
