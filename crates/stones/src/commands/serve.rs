//! `stones`, `stones bot` and `stones sandbox`: what runs until it is told to stop.

use std::{io::IsTerminal, net::SocketAddr, path::PathBuf, pin::Pin, sync::Arc};

use anyhow::Context;
use drawing::Studio;
use play::{Game, Time};
use render::Renderer;
use sandbox::Sandbox;
use store::{Clock, Store, SystemClock};
use tokio::signal::unix::{SignalKind, signal};
use view::{Names, Pages};
use web::Web;

use super::tables;
use crate::config::{Config, data_folder};

/// Which of the parts run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// The bot on Discord; there must be a token.
    Bot,
    /// The sandbox alone.
    Sandbox,
    /// The bot on Discord if there is a token, else the sandbox and the bot in it.
    ByToken,
}

/// Runs until SIGINT or SIGTERM.
///
/// # Errors
///
/// If something it needs cannot be started, or the connection to Discord is refused for good.
pub async fn run(config: Config, mode: Mode, fresh: bool) -> anyhow::Result<()> {
    log_to_stderr(&config.log)?;
    tracing::info!("stones {}", env!("CARGO_PKG_VERSION"));
    match (mode, &config.token) {
        (Mode::Sandbox, _) => sandbox_alone(&config, fresh).await,
        (Mode::ByToken, None) => sandbox_with_bot(&config, fresh).await,
        (Mode::Bot | Mode::ByToken, Some(token)) => {
            anyhow::ensure!(!fresh, "--fresh forgets a sandbox; there is none beside a bot with a token");
            bot_on_discord(&config, token.clone()).await
        }
        (Mode::Bot, None) => anyhow::bail!(
            "there is no token: set DISCORD_TOKEN or DISCORD_TOKEN_FILE (README: On Discord), \
             or run `stones` without a subcommand to play in the sandbox"
        ),
    }
}

fn log_to_stderr(filter: &str) -> anyhow::Result<()> {
    // What serenity tells of its shards drowns the rest; a filter that names it wins.
    let filter = tracing_subscriber::EnvFilter::try_new(format!("serenity=warn,{filter}"))?;
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        .init();
    Ok(())
}

async fn bot_on_discord(config: &Config, token: String) -> anyhow::Result<()> {
    let url = match &config.database_url {
        Some(url) => url.clone(),
        None => sqlite_url(&data_folder()?.join("stones.sqlite")),
    };
    let store = open_store(&url, Arc::new(SystemClock)).await?;
    let bot = bot_config(config, token, config.proxy.clone(), store.clone());
    let outcome = bot_with_pages(config, bot).await;
    store.close().await;
    outcome
}

async fn sandbox_alone(config: &Config, fresh: bool) -> anyhow::Result<()> {
    let sandbox = start_sandbox(config, fresh).await?;
    println!("The sandbox is at {}", sandbox.url());
    println!("A bot reaches it with DISCORD_PROXY={} DISCORD_TOKEN={}", sandbox.url(), sandbox.token());
    stop_signal()?.await;
    sandbox.stop().await;
    Ok(())
}

/// Both keep what they know in one folder: a bot's games are of no use without the messages they are
/// in, nor the other way round.
async fn sandbox_with_bot(config: &Config, fresh: bool) -> anyhow::Result<()> {
    let database = database_of(&sandbox_folder()?);
    anyhow::ensure!(
        !fresh || config.database_url.is_none(),
        "--fresh forgets the sandbox and its own database, but DATABASE_URL names another: unset it, or empty that \
         one yourself"
    );
    let sandbox = start_sandbox(config, fresh).await?;
    let url = config.database_url.clone().unwrap_or_else(|| sqlite_url(&database));
    let store = open_store(&url, Arc::new(SandboxClock(sandbox.clock()))).await?;
    println!(
        "Open {} and play. Ctrl+C stops it; the games stay, unless you start with --fresh.",
        sandbox.url()
    );
    let in_sandbox = bot_config(config, sandbox.token().to_owned(), Some(sandbox.url()), store.clone());
    let outcome = bot_with_pages(config, in_sandbox).await;
    // The sandbox is last to let go of the folder that both are in.
    store.close().await;
    sandbox.stop().await;
    outcome
}

/// Runs the bot, and the pages beside it where they are wanted, until both have ended.
async fn bot_with_pages(config: &Config, bot: bot::Config) -> anyhow::Result<()> {
    let stop = stop_signal()?;
    // Without them the program plays as well until few men are left.
    if let Err(error) = tokio::task::spawn_blocking(tables::lay_ready).await? {
        tracing::warn!(%error, "the program does without large endgame tables");
    }
    let web = match (config.web_listen, &config.pages) {
        (Some(listen), Some(pages)) => Some(start_pages(listen, pages.clone(), &bot).await?),
        _ => None,
    };
    let outcome = bot::run(bot, stop).await;
    if let Some(web) = web {
        web.stop().await;
    }
    Ok(outcome?)
}

async fn start_pages(listen: SocketAddr, pages: Pages, bot: &bot::Config) -> anyhow::Result<Web> {
    let (store, studio) = (bot.store.clone(), bot.studio.clone());
    let people = Arc::new(Players(bot.roster.clone()));
    Ok(Web::start(web::Config { listen, pages, store, studio, people }).await?)
}

/// The bot's people, as the pages ask for them.
#[derive(Debug)]
struct Players(bot::Roster);

impl web::People for Players {
    fn names<'a>(&'a self, game: &'a Game) -> Pin<Box<dyn Future<Output = Names> + Send + 'a>> {
        Box::pin(self.0.names(game))
    }
}

fn bot_config(config: &Config, token: String, proxy: Option<String>, store: Store) -> bot::Config {
    let shards = config.shards.map(|shards| bot::Shards {
        first: shards.first,
        last: shards.last,
        total: shards.total,
    });
    let content =
        if config.message_content { bot::MessageContent::Granted } else { bot::MessageContent::Withheld };
    let (studio, hold_ups) = (Studio::new(Arc::new(Renderer::new())), bot::HoldUps::default());
    let (pages, roster) = (config.pages.clone(), bot::Roster::default());
    let policy = config.policy.clone();
    bot::Config {
        token,
        proxy,
        store,
        studio,
        shards,
        content,
        pages,
        policy,
        roster,
        hold_ups,
        bounds: config.bounds,
        client: None,
    }
}

async fn open_store(url: &str, clock: Arc<dyn Clock>) -> anyhow::Result<Store> {
    Ok(Store::open(&store::Config::new(url), clock).await?)
}

/// Starts the sandbox. What is `fresh` is so with its bot: that database goes too.
async fn start_sandbox(config: &Config, fresh: bool) -> anyhow::Result<Sandbox> {
    let folder = sandbox_folder()?;
    let sandbox = sandbox::Config {
        listen: config.sandbox_listen,
        folder: Some(folder.clone()),
        fresh,
        bot_name: "Stones".to_owned(),
        message_content: config.message_content,
        ..sandbox::Config::default()
    };
    let sandbox = Sandbox::start(sandbox).await.with_context(|| {
        let address = config.sandbox_listen;
        format!("cannot start the sandbox at {address}; SANDBOX_LISTEN=127.0.0.1:0 takes any free port")
    })?;
    // Only now is the folder this process's alone: before, the games might be those of a bot that runs.
    if fresh {
        forget_database(&database_of(&folder))?;
    }
    Ok(sandbox)
}

/// Where the bot of the sandbox in `folder` keeps its games.
fn database_of(folder: &std::path::Path) -> PathBuf {
    folder.join("stones.sqlite")
}

fn sandbox_folder() -> anyhow::Result<PathBuf> {
    Ok(data_folder()?.join("sandbox"))
}

/// The address of an SQLite file; signs that mean something in an address are written as numbers.
fn sqlite_url(file: &std::path::Path) -> String {
    let path = file.display().to_string().replace('%', "%25").replace('?', "%3F").replace('#', "%23");
    format!("sqlite://{path}")
}

/// Deletes the bot's games of earlier runs.
fn forget_database(database: &std::path::Path) -> anyhow::Result<()> {
    for suffix in ["", "-wal", "-shm"] {
        let file = database.with_file_name(format!("stones.sqlite{suffix}"));
        match std::fs::remove_file(&file) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                return Err(error).with_context(|| format!("cannot forget {}", file.display()));
            }
            _ => {}
        }
    }
    Ok(())
}

/// The sandbox's clock, which its control interface can move.
#[derive(Debug)]
struct SandboxClock(sandbox::ClockHandle);

impl Clock for SandboxClock {
    fn now(&self) -> Time {
        Time(self.0.unix_ms().cast_signed())
    }
}

/// Done at the first SIGINT or SIGTERM.
fn stop_signal() -> anyhow::Result<impl Future<Output = ()>> {
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
        tracing::info!("stopping");
    })
}
