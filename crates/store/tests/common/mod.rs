//! What several test files need: databases to try, people, and games to play.

#![allow(dead_code, reason = "every test file uses its own part")]

use std::{
    env,
    io::{self, Write},
    sync::{
        Arc, Once,
        atomic::{AtomicU32, Ordering},
    },
};

use play::*;
use sqlx::{Any, AnyPool, AssertSqlSafe, FromRow, any::AnyRow};
use store::*;
use tempfile::TempDir;

pub const ANN: PlayerId = PlayerId(1 << 60);
pub const BEN: PlayerId = PlayerId(2);
pub const CAT: PlayerId = PlayerId(3);
pub const DAN: PlayerId = PlayerId(4);
pub const EVE: PlayerId = PlayerId(5);
pub const FAY: PlayerId = PlayerId(6);
pub const HERE: Place = Place(100);
/// Who sends posts.
pub const SENDER: &str = "all";
pub const NOON: Time = Time(1_800_000_000_000);

/// A fresh database, and a clock that stands at noon.
#[derive(Debug)]
pub struct Base {
    pub url: String,
    pub clock: Arc<ManualClock>,
    _folder: Option<TempDir>,
}

impl Base {
    pub fn sqlite() -> Base {
        let folder = tempfile::tempdir().expect("a folder");
        let url = format!("sqlite://{}", folder.path().join("stones.sqlite").display());
        Base { url, clock: Arc::new(ManualClock::at(NOON)), _folder: Some(folder) }
    }

    /// A schema in the database that TEST_DATABASE_URL names.
    async fn postgres(url: &str, schema: &str) -> Base {
        static DRIVERS: Once = Once::new();
        DRIVERS.call_once(sqlx::any::install_default_drivers);
        let pool = AnyPool::connect(url).await.expect("TEST_DATABASE_URL can be reached");
        for sql in [format!("DROP SCHEMA IF EXISTS {schema} CASCADE"), format!("CREATE SCHEMA {schema}")] {
            sqlx::query(AssertSqlSafe(sql)).execute(&pool).await.expect("may make a schema");
        }
        let sign = if url.contains('?') { '&' } else { '?' };
        let url = format!("{url}{sign}options=-csearch_path%3D{schema}");
        Base { url, clock: Arc::new(ManualClock::at(NOON)), _folder: None }
    }

    pub async fn open(&self) -> Store {
        self.try_open().await.expect("the store opens")
    }

    pub async fn try_open(&self) -> Result<Store, OpenError> {
        Store::open(&Config::new(&self.url), self.clock.clone()).await
    }

    /// A look past the store.
    pub async fn pool(&self) -> AnyPool {
        AnyPool::connect(&self.url).await.expect("connects")
    }

    pub async fn run(&self, sql: &str) -> u64 {
        let pool = self.pool().await;
        let done = sqlx::query(AssertSqlSafe(sql)).execute(&pool).await.expect("runs");
        pool.close().await;
        done.rows_affected()
    }

    pub async fn rows<T>(&self, sql: &str) -> Vec<T>
    where
        T: for<'r> FromRow<'r, AnyRow> + Send + Unpin,
    {
        let pool = self.pool().await;
        let rows = sqlx::query_as::<Any, T>(AssertSqlSafe(sql)).fetch_all(&pool).await.expect("runs");
        pool.close().await;
        rows
    }
}

/// Runs a test on SQLite, and on PostgreSQL if there is one to test on.
pub async fn on_each_database(test: impl AsyncFn(Base)) {
    test(Base::sqlite()).await;
    match postgres() {
        Some(url) => {
            static NEXT: AtomicU32 = AtomicU32::new(0);
            let schema = format!("stones_{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::SeqCst));
            let base = Base::postgres(&url, &schema).await;
            let address = base.url.clone();
            test(base).await;
            let pool = AnyPool::connect(&address).await.expect("connects");
            let drop = AssertSqlSafe(format!("DROP SCHEMA {schema} CASCADE"));
            sqlx::query(drop).execute(&pool).await.expect("may drop its schema");
        }
        None => say_that_postgresql_was_skipped(),
    }
}

/// Once for each test program, and past the test harness, which hides what passing tests print.
fn say_that_postgresql_was_skipped() {
    static SAID: Once = Once::new();
    SAID.call_once(|| {
        writeln!(io::stderr(), "SKIPPED ON POSTGRESQL: TEST_DATABASE_URL is not set")
            .expect("can be written");
    });
}

/// The address of a PostgreSQL to test on.
///
/// # Panics
///
/// If there is none although STONES_REQUIRE_ALL forbids skipping.
pub fn postgres() -> Option<String> {
    let url = env::var("TEST_DATABASE_URL").ok();
    let required = env::var("STONES_REQUIRE_ALL").is_ok_and(|value| value == "1");
    assert!(url.is_some() || !required, "STONES_REQUIRE_ALL=1, but TEST_DATABASE_URL is not set");
    url
}

pub fn named(player: PlayerId) -> Invite {
    Invite::Named(player, Standing::Present)
}

pub fn terms(rules: &str, invites: &[Invite]) -> Terms {
    let (server, begins) = (Some(Server(9)), Begins::First);
    Terms { server, begins, ..Terms::new(HERE, rules.parse().expect("rules"), invites.to_vec()) }
}

pub fn accept(actor: PlayerId, challenge: ChallengeId) -> Command {
    let deed = ChallengeDeed::Accept { seat: None, absent: Vec::new(), threads: true };
    Command::challenge(actor, challenge, deed)
}

/// Lets a game go on at another place of its community.
pub fn continue_at(place: Place, known: PlaceState) -> GameDeed {
    GameDeed::ContinueAt { server: Some(Server(9)), place, means: Means::Posts, known }
}

/// A key that no other command has.
pub fn key() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    format!("key-{}", NEXT.fetch_add(1, Ordering::SeqCst))
}

pub async fn act(store: &Store, command: &Command) -> Answer {
    store.act(command, &key()).await.expect("the database works").answer
}

pub async fn opened(store: &Store, actor: PlayerId, terms: Terms) -> ChallengeAnswer {
    match act(store, &Command::open(actor, terms)).await {
        Answer::Challenge(answer) => answer,
        other => panic!("{other:?}"),
    }
}

/// Ann against Ben at `place`.
pub async fn begun_at(store: &Store, rules: &str, place: Place) -> (GameId, Arc<Game>) {
    let terms = Terms { place, ..terms(rules, &[named(BEN)]) };
    let challenge = opened(store, ANN, terms).await;
    match act(store, &accept(BEN, challenge.id)).await {
        Answer::Challenge(answer) => answer.started.expect("the last seat was taken"),
        other => panic!("{other:?}"),
    }
}

/// Ann against Ben by strict rules, with an hour a turn.
pub async fn begun_hourly(store: &Store, place: Place) -> (GameId, Arc<Game>) {
    begun_hourly_in(store, Some(Server(9)), place).await
}

/// The same in any server, or in none.
pub async fn begun_hourly_in(store: &Store, server: Option<Server>, place: Place) -> (GameId, Arc<Game>) {
    let limit = Some(MoveLimit::Hour);
    let terms = Terms { server, place, limit, ..terms("mosona strict", &[named(BEN)]) };
    let challenge = opened(store, ANN, terms).await;
    match act(store, &accept(BEN, challenge.id)).await {
        Answer::Challenge(answer) => answer.started.expect("the last seat was taken"),
        other => panic!("{other:?}"),
    }
}

/// Ann and Dan against Ben and Cat.
pub async fn begun_by_four(store: &Store, place: Place) -> GameId {
    let lobby = [named(DAN), named(BEN), named(CAT)];
    let challenge = opened(store, ANN, Terms { place, ..terms("awithlaknakwe seats=4", &lobby) }).await;
    for player in [BEN, CAT] {
        act(store, &accept(player, challenge.id)).await;
    }
    match act(store, &accept(DAN, challenge.id)).await {
        Answer::Challenge(answer) => answer.started.expect("the last seat was taken").0,
        other => panic!("{other:?}"),
    }
}

pub async fn read(store: &Store, id: GameId) -> Arc<Game> {
    store.game(id).await.expect("reads").expect("exists")
}

/// A deed that must be done; its events.
pub async fn done(store: &Store, actor: PlayerId, id: GameId, deed: GameDeed) -> Vec<GameEvent> {
    match act(store, &Command::game(actor, id, deed)).await {
        Answer::Game(answer) => answer.events,
        other => panic!("{other:?}"),
    }
}

/// A command that must be refused.
pub async fn refused(store: &Store, command: &Command) -> Refusal {
    match act(store, command).await {
        Answer::Refused(refusal) => refusal,
        other => panic!("{other:?}"),
    }
}

pub fn rematch(actor: PlayerId, game: GameId) -> Command {
    Command::rematch(actor, Rematch { game, absent: Vec::new(), threads: true })
}

pub async fn begun(store: &Store) -> (GameId, Arc<Game>) {
    begun_at(store, "mosona", HERE).await
}

/// The command by which the mover plays the `choice`th legal action, counted round.
pub fn any_move(id: GameId, game: &Game, choice: usize) -> Command {
    let actions = game.board().legal_actions();
    let player = game.player_to_move().expect("the game is running");
    Command::play(player, id, actions[choice % actions.len()].to_string())
}

pub async fn moved(store: &Store, id: GameId, choice: usize) -> Arc<Game> {
    let game = store.game(id).await.expect("reads").expect("exists");
    match act(store, &any_move(id, &game, choice)).await {
        Answer::Game(answer) => answer.game,
        other => panic!("{other:?}"),
    }
}

/// The running games of a server, as anybody lists them.
pub async fn running_in(store: &Store, server: u64, skip: u32, limit: u32) -> Vec<ListedGame> {
    let part = Part { skip, limit };
    let found = store.games_in(Server(server), ANN, &Listing::default(), part).await.expect("reads");
    found.into_iter().map(|found| found.listed).collect()
}

/// Sends what waits until it is the turn of a thread; that post, claimed.
pub async fn claimed_thread(store: &Store) -> ClaimedPost {
    loop {
        let claimed = store.claim_posts(SENDER, 10).await.expect("works");
        assert!(!claimed.is_empty(), "there is no thread to be made");
        if let Some(post) = claimed.iter().find(|post| matches!(post.post, Post::Thread { .. })) {
            return *post;
        }
        for post in claimed {
            let message = MessageId(post.id.0.unsigned_abs());
            store.sent(post.id, message, Shown::Board).await.expect("works");
        }
    }
}

/// Everything that must hold of what is on disk, whatever happened.
pub async fn check(base: &Base) {
    let gaps: Vec<(i64, i64, i64, i64)> = base
        .rows(
            "SELECT g.id, g.seq, COUNT(e.seq), MAX(e.seq) FROM game g \
             LEFT JOIN game_event e ON e.game = g.id GROUP BY g.id, g.seq",
        )
        .await;
    for (game, seq, count, max) in gaps {
        assert!(seq == count && seq == max, "game {game}: {seq} by its row, {count} events up to {max}");
    }
    let posts: Vec<(i64, i64)> = base
        .rows(
            "SELECT e.game, e.seq FROM game_event e JOIN game g ON g.id = e.game AND g.place IS NOT NULL \
             JOIN game_event s ON s.game = e.game AND s.seq = 1 \
             WHERE e.body NOT LIKE '%\"event\":\"credited\"%' AND \
             (SELECT COUNT(*) FROM post p WHERE p.kind = 'game' AND p.game = e.game \
             AND p.first_seq <= e.seq AND p.last_seq >= e.seq) \
             <> CASE WHEN s.body LIKE '%\"means\":\"answers\"%' THEN 0 ELSE 1 END",
        )
        .await;
    assert_eq!(posts, [], "events that are not told by exactly one post, or told where nothing is posted");
    check_rows(base).await;
    let numbers: Vec<(i64,)> = base
        .rows(
            "SELECT value FROM counter c WHERE (name = 'game' AND value <> (SELECT COUNT(*) FROM game)) \
             OR (name = 'challenge' AND value <> (SELECT COUNT(*) FROM challenge))",
        )
        .await;
    assert_eq!(numbers, [], "numbers were lost");
}

/// What is kept of a running game so that it can be searched is what its events tell.
async fn check_rows(base: &Base) {
    let store = base.open().await;
    type Row = (i64, Option<i64>, Option<i64>, Option<i64>);
    let rows: Vec<Row> =
        base.rows("SELECT id, place, rings, thinks FROM game WHERE running = 1 ORDER BY id").await;
    let players: Vec<(i64, i64)> = base.rows("SELECT game, player FROM game_player").await;
    for (id, place, rings, thinks) in rows {
        let game = read(&store, GameId(id)).await;
        assert_eq!(game.result(), None, "game {id} is over, and runs by its row");
        assert_eq!(place, game.venue().occupies().map(|place| place.0.cast_signed()), "game {id}: its place");
        assert_eq!(rings, game.rings_at(Reminder::ByLimit).map(|time| time.0), "game {id}: when it rings");
        assert_eq!(thinks.is_some(), game.program_task().is_some(), "game {id}: what the program is to do");
        let mut by_rows: Vec<i64> = players.iter().filter(|row| row.0 == id).map(|row| row.1).collect();
        let mut by_events: Vec<i64> = game.seats().iter().map(|seat| seat.1.0.cast_signed()).collect();
        by_rows.sort_unstable();
        by_events.sort_unstable();
        assert_eq!(by_rows, by_events, "game {id}: who plays");
    }
    store.close().await;
}
