//! A store with games, and a server of their pages.

use std::{
    future::Future,
    pin::Pin,
    sync::{
        Arc, LazyLock,
        atomic::{AtomicU32, Ordering},
    },
};

use drawing::Studio;
use play::{
    Begins, ChallengeDeed, Command, Game, GameDeed, GameId, Invite, Place, PlayerId, Server, Standing, Terms,
    Time,
};
use render::Renderer;
use reqwest::{Client, Response};
use store::{Answer, ManualClock, Store};
use tokio::{net::TcpListener, sync::watch};
use view::Names;

use crate::{
    People, Web,
    server::{Config, site},
    site::Site,
};

/// Ids as Discord has them, which must stand nowhere.
pub const ANA: PlayerId = PlayerId(1_100_000_000_000_000_001);
pub const BEN: PlayerId = PlayerId(1_100_000_000_000_000_002);
pub const CEM: PlayerId = PlayerId(1_100_000_000_000_000_003);
pub const DORA: PlayerId = PlayerId(1_100_000_000_000_000_004);
pub const SERVER: Server = Server(1_100_000_000_000_000_100);
/// What every id above begins with.
pub const ID: &str = "11000000000000";
pub const NOON: Time = Time(1_800_000_000_000);

static RENDERER: LazyLock<Arc<Renderer>> = LazyLock::new(|| Arc::new(Renderer::new()));

/// Names that are told once for each question.
#[derive(Debug)]
pub struct Friends {
    pub names: [&'static str; 4],
    pub asked: AtomicU32,
}

impl People for Friends {
    fn names<'a>(&'a self, _: &'a Game) -> Pin<Box<dyn Future<Output = Names> + Send + 'a>> {
        self.asked.fetch_add(1, Ordering::SeqCst);
        // A moderator, whom no page may name, is known as well.
        let people = [ANA, BEN, CEM, DORA].into_iter().zip(self.names);
        let names = people.chain([(PlayerId(1_100_000_000_000_000_009), "Moderator")]).collect();
        Box::pin(std::future::ready(names))
    }
}

/// The server, and what it serves.
pub struct Rig {
    pub web: Web,
    pub site: Arc<Site>,
    pub store: Store,
    pub friends: Arc<Friends>,
    pub client: Client,
    pub folder: tempfile::TempDir,
    base: &'static str,
}

impl Rig {
    pub async fn start() -> Rig {
        Rig::with(["Ana", "Ben", "Cem", "Dora"], "").await
    }

    /// `base`: a prefix, or where people find the pages behind a proxy.
    pub async fn with(names: [&'static str; 4], base: &'static str) -> Rig {
        Rig::of(tempfile::tempdir().expect("a folder"), names, base).await
    }

    /// Another program with the same store.
    pub async fn restarted(self) -> Rig {
        self.web.stop().await;
        self.store.close().await;
        Rig::of(self.folder, self.friends.names, self.base).await
    }

    async fn of(folder: tempfile::TempDir, names: [&'static str; 4], base: &'static str) -> Rig {
        let store = open(&folder).await;
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let listen = listener.local_addr().expect("listens");
        let friends = Arc::new(Friends { names, asked: AtomicU32::new(0) });
        let pages =
            if base.starts_with("https:") { base.to_owned() } else { format!("http://{listen}{base}") };
        let config = Config {
            listen,
            pages: pages.parse().expect("an address"),
            store: store.clone(),
            studio: Studio::new(Arc::clone(&RENDERER)),
            people: Arc::clone(&friends) as Arc<dyn People>,
        };
        let (stop, stopping) = watch::channel(false);
        let site = Arc::new(site(config, stopping));
        let web = Web::of(listener, Arc::clone(&site), stop);
        Rig { web, site, store, friends, client: Client::new(), folder, base }
    }

    /// The same store, as another process has it.
    pub async fn other_process(&self) -> Store {
        open(&self.folder).await
    }

    /// The address of a path, which begins after the prefix.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{}{path}", self.web.address(), self.site.pages.prefix())
    }

    pub async fn get(&self, path: &str) -> Response {
        self.client.get(self.url(path)).send().await.expect("an answer")
    }

    pub async fn text(&self, path: &str) -> String {
        let answer = self.get(path).await;
        assert_eq!(answer.status(), 200, "{path}");
        answer.text().await.expect("text")
    }

    /// The path of the page of a game.
    pub async fn page(&self, id: GameId) -> String {
        view::Pages::path(self.store.page_of(id).await.expect("works").expect("a page"))
    }

    /// A game of two or four, with its page.
    pub async fn begin(&self, rules: &str) -> (GameId, String) {
        let id = begin(&self.store, rules).await;
        (id, self.page(id).await)
    }

    /// Plays turns, parted by commas.
    pub async fn play(&self, id: GameId, turns: &str) {
        play(&self.store, id, turns).await;
    }
}

async fn open(folder: &tempfile::TempDir) -> Store {
    let url = format!("sqlite://{}", folder.path().join("stones.sqlite").display());
    Store::open(&store::Config::new(url), Arc::new(ManualClock::at(NOON))).await.expect("opens")
}

fn key() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    format!("{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::SeqCst))
}

pub async fn act(store: &Store, command: &Command) -> Answer {
    store.act(command, &key()).await.expect("works").answer
}

/// Ana begins against Ben, or with Dora against Ben and Cem.
pub async fn begin(store: &Store, rules: &str) -> GameId {
    static PLACE: AtomicU32 = AtomicU32::new(0);
    let rules: rules::Rules = rules.parse().expect("rules");
    let named = |player| Invite::Named(player, Standing::Present);
    let (invites, others) = match rules.sides().len() {
        2 => (vec![named(BEN)], vec![BEN]),
        _ => (vec![named(DORA), named(BEN), named(CEM)], vec![BEN, CEM, DORA]),
    };
    let place = Place(1_100_000_000_000_001_000 + u64::from(PLACE.fetch_add(1, Ordering::SeqCst)));
    let terms = Terms { server: Some(SERVER), begins: Begins::First, ..Terms::new(place, rules, invites) };
    let Answer::Challenge(opened) = act(store, &Command::open(ANA, terms)).await else { panic!("refused") };
    let mut started = None;
    for player in others {
        let deed = ChallengeDeed::Accept { seat: None, absent: Vec::new(), threads: true };
        let Answer::Challenge(answer) = act(store, &Command::challenge(player, opened.id, deed)).await else {
            panic!("refused")
        };
        started = answer.started;
    }
    started.expect("the last seat was taken").0
}

pub async fn play(store: &Store, id: GameId, turns: &str) {
    for turn in turns.split(',') {
        let game = store.game(id).await.expect("reads").expect("exists");
        let player = game.player_to_move().expect("goes on");
        let played = act(store, &Command::play(player, id, turn.trim())).await;
        assert!(matches!(played, Answer::Game(_)), "{turn}: {played:?}");
    }
}

pub async fn resign(store: &Store, id: GameId, player: PlayerId) {
    let resigned = act(store, &Command::game(player, id, GameDeed::Resign)).await;
    assert!(matches!(resigned, Answer::Game(_)), "{resigned:?}");
}

/// Plays any moves, by a rule that hardly repeats itself, until a game is over or as many were played.
pub async fn wander(store: &Store, id: GameId, turns: usize) {
    let mut state = 7_u64;
    for _ in 0..turns {
        let game = store.game(id).await.expect("reads").expect("exists");
        let Some(player) = game.player_to_move() else { return };
        let actions = game.board().some_legal_actions().actions;
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let action = actions[usize::try_from(state >> 33).expect("small") % actions.len()];
        act(store, &Command::play(player, id, action.to_string())).await;
    }
}
