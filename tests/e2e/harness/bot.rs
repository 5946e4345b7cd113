//! The bot: as a process of its own, or inside the test.

use std::{
    path::PathBuf,
    process::Stdio,
    sync::{Arc, LazyLock},
};

use drawing::Studio;
use play::Time;
use render::Renderer;
use store::{Clock, Store};
use tokio::{
    process::{Child, Command},
    sync::oneshot,
    task::JoinHandle,
};

use super::log;

/// What draws in this process: the bots inside the tests, and the pictures that are expected.
pub static RENDERER: LazyLock<Arc<Renderer>> = LazyLock::new(|| Arc::new(Renderer::new()));

/// Where the bot finds Discord, and where it keeps its games.
#[derive(Clone, Debug)]
pub struct Home {
    pub proxy: String,
    pub token: String,
    pub folder: PathBuf,
}

impl Home {
    fn database(&self) -> String {
        format!("sqlite://{}", self.folder.join("stones.sqlite").display())
    }

    fn log_file(&self) -> PathBuf {
        self.folder.join("bot.log")
    }

    /// The bot's games, as another process beside it reads and writes them.
    pub async fn store(&self, clock: sandbox::ClockHandle) -> Store {
        let store = Store::open(&store::Config::new(self.database()), Arc::new(SandboxClock(clock))).await;
        store.expect("the store opens")
    }

    /// Everything that the bot's processes have written so far.
    pub fn log(&self) -> String {
        std::fs::read_to_string(self.log_file()).unwrap_or_default()
    }
}

/// A running bot.
#[derive(Debug)]
pub enum Bot {
    Process(Child),
    Inside { running: JoinHandle<()>, stop: oneshot::Sender<()> },
}

impl Bot {
    /// Starts `stones bot`, with nothing of the tests' environment.
    pub fn process(home: &Home) -> Bot {
        Bot::process_with(home, &[])
    }

    /// The same with more settings.
    pub fn process_with(home: &Home, settings: &[(&str, &str)]) -> Bot {
        let child = Command::new(env!("CARGO_BIN_EXE_stones"))
            .arg("bot")
            .env_clear()
            .env("HOME", &home.folder)
            .env("DISCORD_TOKEN", &home.token)
            .env("DISCORD_PROXY", &home.proxy)
            .env("DATABASE_URL", home.database())
            .env("STONES_LOG", log::LEVELS)
            .envs(settings.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log::append(&home.log_file()))
            .kill_on_drop(true)
            .spawn()
            .expect("the bot can be started");
        Bot::Process(child)
    }

    /// Starts the bot inside the test, by the sandbox's clock.
    pub async fn inside(home: &Home, clock: sandbox::ClockHandle, hold_ups: bot::HoldUps) -> Bot {
        log::goes_to(&home.log_file());
        let config = bot::Config {
            token: home.token.clone(),
            proxy: Some(home.proxy.clone()),
            store: home.store(clock).await,
            studio: Studio::new(Arc::clone(&RENDERER)),
            shards: None,
            content: bot::MessageContent::Withheld,
            pages: None,
            policy: bot::Policy::default(),
            roster: bot::Roster::default(),
            hold_ups,
            bounds: bot::Bounds::default(),
            client: None,
        };
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn(async move {
            let until = async {
                // A test that is over stops its bot too.
                let _ = stopped.await;
            };
            // Its store stays open as long as it still works at something.
            bot::run(config, until).await.expect("the bot runs");
        });
        Bot::Inside { running, stop }
    }

    /// Waits until the process ends by itself, and says whether it is content.
    pub async fn ends(self) -> bool {
        match self {
            Bot::Process(mut child) => child.wait().await.expect("the bot ends").success(),
            Bot::Inside { .. } => panic!("a bot inside the test ends with it"),
        }
    }

    /// Asks the process to end, as a service manager does; whether it does so without an error.
    pub async fn asked_to_end(self) -> bool {
        let Bot::Process(child) = &self else { panic!("a bot inside the test has no process of its own") };
        let id = child.id().expect("it runs").to_string();
        let sent = Command::new("kill").args(["-TERM", &id]).status().await;
        assert!(sent.expect("there is a program kill").success());
        self.ends().await
    }

    /// SIGKILL, and nothing of it is left. Inside the test: an orderly stop.
    pub async fn end(self) {
        match self {
            Bot::Process(mut child) => child.kill().await.expect("the bot can be killed"),
            Bot::Inside { running, stop } => {
                // It may have ended by itself.
                let _ = stop.send(());
                running.await.expect("the bot stops");
            }
        }
    }
}

#[derive(Debug)]
struct SandboxClock(sandbox::ClockHandle);

impl Clock for SandboxClock {
    fn now(&self) -> Time {
        Time(self.0.unix_ms().cast_signed())
    }
}
