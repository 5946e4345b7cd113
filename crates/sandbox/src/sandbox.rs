//! Starting and stopping the sandbox.

use std::fs;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::control::faults::Faults;
use crate::control::log::Log;
use crate::core::{Core, Shared, stopped};
use crate::feed;
use crate::gateway::hub::Hub;
use crate::rest::limits::Limits;
use crate::server::line::{Cutter, Lines};
use crate::state::World;
use crate::state::files::Files;
use crate::state::journal::{Journal, JournalError, Start};

/// How long connections may take to end when the sandbox stops.
const PATIENCE: Duration = Duration::from_secs(2);

/// How the sandbox is to run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// A loopback address; port 0 takes any free one.
    pub listen: SocketAddr,
    /// The folder for the state; without one it is gone with the process.
    pub folder: Option<PathBuf>,
    /// Whether to forget the state that is in the folder.
    pub fresh: bool,
    /// The name of the bot and its application, where the state is new.
    pub bot_name: String,
    /// Whether to switch the privileged intent for the content of messages on, as the developer portal does.
    pub message_content: bool,
    /// How often the gateway asks for a heartbeat. Discord: 41.25 seconds.
    pub heartbeat: Duration,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            folder: None,
            fresh: false,
            bot_name: "Bot".to_owned(),
            message_content: false,
            heartbeat: Duration::from_millis(41_250),
        }
    }
}

/// Why the sandbox does not start.
#[derive(Debug, Error)]
pub enum StartError {
    #[error("{0} is no loopback address; the sandbox serves this machine only")]
    NotLoopback(SocketAddr),
    #[error("cannot listen on {address}")]
    Listen { address: SocketAddr, source: io::Error },
    #[error("cannot open the state")]
    State(#[from] JournalError),
    #[error("cannot keep files in {path}")]
    Files { path: PathBuf, source: io::Error },
}

/// A running sandbox. Dropped without [`stop`](Self::stop), it stops in the background.
#[derive(Debug)]
pub struct Sandbox {
    address: SocketAddr,
    token: String,
    application: u64,
    clock: ClockHandle,
    stop: watch::Sender<bool>,
    server: JoinHandle<io::Result<()>>,
}

impl Sandbox {
    /// Starts a sandbox on the current tokio runtime.
    ///
    /// # Errors
    ///
    /// [`StartError`], if the address is no loopback address or in use, or the folder holds something else.
    pub async fn start(config: Config) -> Result<Self, StartError> {
        let address = config.listen;
        if !address.ip().is_loopback() {
            return Err(StartError::NotLoopback(address));
        }
        let listen_fault = |source| StartError::Listen { address, source };
        let listener = TcpListener::bind(address).await.map_err(listen_fault)?;
        let address = listener.local_addr().map_err(listen_fault)?;
        let mut core = open(&config, &format!("http://{address}"))?;
        if config.message_content {
            core.world.settings.get_mut().application.privileged.message_content = true;
        }
        let application = core.world.settings.get().application.clone();
        let (stop, stopping) = watch::channel(false);
        let shared = Shared::new(core, stopping.clone());
        let clock = ClockHandle(shared.clone());
        let server = tokio::spawn(run(listener, shared, address, stopping));
        tracing::info!("the sandbox is at http://{address}");
        Ok(Self { address, token: application.token, application: application.id.get(), clock, stop, server })
    }

    /// Where it listens.
    #[must_use]
    pub const fn addr(&self) -> SocketAddr {
        self.address
    }

    /// The address of the page, of REST (for serenity's `proxy`) and of the control interface.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The bot's token that it accepts.
    #[must_use]
    pub fn token(&self) -> &str {
        &self.token
    }

    /// The id of the bot's application, which is that of its user as well.
    #[must_use]
    pub const fn application_id(&self) -> u64 {
        self.application
    }

    /// Its clock, which the control interface can move: a bot beside it should go by the same.
    #[must_use]
    pub fn clock(&self) -> ClockHandle {
        self.clock.clone()
    }

    /// Stops: closes gateway connections, lets requests end, waits at most two seconds. Afterwards the folder
    /// is another sandbox's to have.
    pub async fn stop(self) {
        // The server is gone already if nobody listens.
        let _ = self.stop.send(true);
        let mut server = self.server;
        if tokio::time::timeout(PATIENCE, &mut server).await.is_err() {
            server.abort();
        }
        // Connections that are ending still, and clocks, hold the core for longer.
        self.clock.0.let_go();
    }
}

/// A sandbox's clock, for reading.
#[derive(Clone, Debug)]
pub struct ClockHandle(Shared);

impl ClockHandle {
    /// Milliseconds since the first of 1970.
    #[must_use]
    pub fn unix_ms(&self) -> u64 {
        self.0.with(|core| core.world.now().unix_ms())
    }
}

fn open(config: &Config, base: &str) -> Result<Core, StartError> {
    let seed = || World::seeded(&config.bot_name);
    let (journal, mut world, files) = match &config.folder {
        None => (None, seed(), Files::in_memory()),
        Some(folder) => {
            let start = if config.fresh { Start::Fresh } else { Start::Found };
            let (journal, world) = Journal::open(folder, start, seed)?;
            let path = folder.join("files");
            let files = open_files(&path, start).map_err(|source| StartError::Files { path, source })?;
            (Some(journal), world, files)
        }
    };
    base.clone_into(&mut world.base);
    let mut core = Core {
        world,
        files,
        hub: Hub::default(),
        faults: Faults::default(),
        limits: Limits::default(),
        log: Log::default(),
        feed: feed::feed(),
        journal,
        heartbeat: config.heartbeat,
    };
    core.archive_idle_threads();
    Ok(core)
}

/// The folder is this process's alone by now: its journal is locked.
fn open_files(path: &Path, start: Start) -> io::Result<Files> {
    if start == Start::Fresh && path.exists() {
        fs::remove_dir_all(path)?;
    }
    Files::in_folder(path.to_owned())
}

async fn run(
    listener: TcpListener,
    shared: Shared,
    address: SocketAddr,
    mut stopping: watch::Receiver<bool>,
) -> io::Result<()> {
    let router = crate::server::router(shared, address);
    let service = router.into_make_service_with_connect_info::<Cutter>();
    axum::serve(Lines(listener), service)
        .with_graceful_shutdown(async move { stopped(&mut stopping).await })
        .await
}
