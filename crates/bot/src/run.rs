//! The bot from its start to its end.

use std::{fmt, future::Future, sync::Arc, time::Duration};

use drawing::Studio;
use reqwest::Client;
use serenity::{
    all::{ApplicationId, ShardManager, UserId},
    client::ClientBuilder,
    gateway::GatewayError,
    http::{Http, HttpBuilder},
};
use store::{OpenError, Store};
use tokio::{sync::watch, time::Instant};
use view::Pages;

use crate::{
    bell,
    ctx::{self, Ctx, Policy},
    delivery,
    drawing::Drawing,
    gateway::{Handler, MessageContent, intents},
    hold_ups::HoldUps,
    registration, residence,
    rest::{Gateway, Rest, RestError},
    rights::Invites,
    roster::Roster,
    thinking::{self, Bounds, Thinkers},
};

/// What the bot is given.
pub struct Config {
    /// Discord's token; without a proxy the only secret.
    pub token: String,
    /// The base address of something that stands between the bot and Discord and does the rate
    /// limiting, or stands in for Discord: all requests go there, and the gateway's address comes
    /// from there.
    pub proxy: Option<String>,
    /// Its clock is the bot's.
    pub store: Store,
    pub studio: Studio,
    /// `None`: as many as Discord recommends.
    pub shards: Option<Shards>,
    pub content: MessageContent,
    /// Where people find the pages of games, if they are served anywhere.
    pub pages: Option<Pages>,
    pub policy: Policy,
    /// Tells the names of players to whoever has a clone.
    pub roster: Roster,
    pub hold_ups: HoldUps,
    /// How much the program may think.
    pub bounds: Bounds,
    /// `None`: one of our own. Tests that speak TLS bring theirs.
    pub client: Option<Client>,
}

/// The token stays out of every log.
impl fmt::Debug for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Config").field("shards", &self.shards).finish_non_exhaustive()
    }
}

/// Which shards this process runs: `first` to `last` of `total`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shards {
    pub first: u32,
    pub last: u32,
    pub total: u32,
}

/// Why the bot stopped.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    #[error("Discord does not know the token: look it up in the developer portal, under Bot")]
    Token,
    #[error("making a client for requests")]
    Client(#[source] reqwest::Error),
    #[error("talking to Discord")]
    Rest(#[from] RestError),
    #[error(transparent)]
    Store(#[from] OpenError),
    #[error(
        "Discord withholds the text of messages: in the developer portal, under Bot, switch on the Message \
         Content Intent, or set MESSAGE_CONTENT to no"
    )]
    MessageContent,
    #[error("the connection to Discord's gateway")]
    Gateway(#[source] Box<serenity::Error>),
}

/// How long Discord may be out of reach at the start.
const PATIENCE: Duration = Duration::from_secs(120);

/// Runs the bot until `shutdown` is done, which it takes some seconds to follow.
///
/// # Errors
///
/// [`RunError`] if it cannot start, or its connection is refused for good.
pub async fn run(config: Config, shutdown: impl Future<Output = ()>) -> Result<(), RunError> {
    let client = match &config.client {
        Some(client) => client.clone(),
        None => Client::builder().use_rustls_tls().build().map_err(RunError::Client)?,
    };
    let rest = Rest::new(Arc::new(http(&config.token, config.proxy.as_deref(), &client)), client.clone());
    let (application, bot) = who_we_are(&rest).await?;
    config.store.claim(application.get()).await?;
    announce(application);
    let until = Instant::now() + PATIENCE;
    if let Err(error) = registration::register(&rest, application, until).await {
        // Those of the last start serve as well.
        tracing::error!(%error, "the commands stay as they were registered before");
    }
    let gateway = rest.gateway(until).await?;

    let drawing = Drawing::new(config.studio.clone(), config.hold_ups.clone());
    let ctx = Ctx::new(config.store.clone(), rest, drawing, application, bot);
    let ctx = Arc::new(Ctx {
        hold_ups: config.hold_ups.clone(),
        pages: config.pages.clone(),
        policy: config.policy.clone(),
        thinkers: Thinkers::new(config.bounds),
        ..ctx
    });
    config.roster.open(&ctx.people);
    let (stop, stopped) = watch::channel(false);
    let thinking = tokio::spawn(thinking::run(Arc::clone(&ctx), sender(config.shards), stopped.clone()));
    let delivering = tokio::spawn(delivery::run(Arc::clone(&ctx), sender(config.shards), stopped));
    let outcome = connect(&config, &client, gateway, ctx, shutdown).await;
    // Nobody listens if both have ended by themselves.
    let _ = stop.send(true);
    let _ = thinking.await;
    let _ = delivering.await;
    outcome
}

/// The name under which this process sends posts: the same after every start, and of no other process
/// beside it.
fn sender(shards: Option<Shards>) -> String {
    match shards {
        Some(Shards { first, last, total }) => format!("{first}-{last}/{total}"),
        None => "all".to_owned(),
    }
}

/// serenity's limiter is off: [`Rest`] heeds the limits, and serenity heeds a proxy only without it.
fn http(token: &str, proxy: Option<&str>, client: &Client) -> Http {
    let builder = HttpBuilder::new(token).client(client.clone()).ratelimiter_disabled(true);
    match proxy {
        Some(proxy) => builder.proxy(proxy).build(),
        None => builder.build(),
    }
}

async fn who_we_are(rest: &Rest) -> Result<(ApplicationId, UserId), RunError> {
    let until = Instant::now() + PATIENCE;
    let unknown = |error| match error {
        RestError::Refused { status: 401, .. } => RunError::Token,
        error => RunError::Rest(error),
    };
    let application = rest.application(until).await.map_err(unknown)?;
    Ok((application, rest.own_user(until).await.map_err(unknown)?))
}

fn announce(application: ApplicationId) {
    let invites = Invites::of(application);
    tracing::info!("to add the bot to a server: {}", invites.server);
    tracing::info!("to add it to your own account: {}", invites.account);
}

/// Stays connected until `shutdown`.
async fn connect(
    config: &Config,
    client: &Client,
    gateway: Gateway,
    ctx: Arc<Ctx>,
    shutdown: impl Future<Output = ()>,
) -> Result<(), RunError> {
    let http = http(&config.token, config.proxy.as_deref(), client);
    http.set_application_id(ctx.application);
    let handler = Handler { ctx: Arc::clone(&ctx), content: config.content };
    let built = ClientBuilder::new_with_http(http, intents(config.content)).event_handler(handler).await;
    let mut discord = built.map_err(failed)?;
    // serenity falls back to Discord's own address if it could not ask: never past a proxy.
    *discord.ws_url.lock().await = gateway.url;
    let manager: Arc<ShardManager> = Arc::clone(&discord.shard_manager);
    // serenity would ask for their number once more, and end if the one answer is that it must wait.
    let total = config.shards.map_or(gateway.shards.max(1), |shards| shards.total);
    // Nobody connects twice.
    let _ = ctx.shards.set(ctx::Shards { manager: Arc::clone(&manager), total });
    let running = async {
        match config.shards {
            Some(Shards { first, last, total }) => discord.start_shard_range(first..last, total).await,
            None => discord.start_shards(total).await,
        }
    };
    tokio::select! {
        ended = running => ended.map_err(failed),
        never = bell::run(&ctx.store, &manager, total) => match never {},
        never = residence::run(Arc::clone(&ctx)) => match never {},
        () = shutdown => {
            manager.shutdown_all().await;
            Ok(())
        }
    }
}

/// What ended the connection for good.
fn failed(error: serenity::Error) -> RunError {
    match error {
        serenity::Error::Gateway(GatewayError::DisallowedGatewayIntents) => RunError::MessageContent,
        serenity::Error::Gateway(GatewayError::InvalidAuthentication) => RunError::Token,
        error => RunError::Gateway(Box::new(error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refused_intent_says_which_switch_to_turn() {
        let refused = failed(serenity::Error::Gateway(GatewayError::DisallowedGatewayIntents)).to_string();
        assert!(
            refused.contains("Message Content Intent") && refused.contains("MESSAGE_CONTENT"),
            "{refused}"
        );
        let unknown = failed(serenity::Error::Gateway(GatewayError::InvalidAuthentication));
        assert!(matches!(unknown, RunError::Token), "{unknown}");
    }

    #[test]
    fn the_privileged_intent_is_asked_for_where_it_is_wanted_alone() {
        assert!(!intents(MessageContent::Withheld).is_privileged());
        assert!(intents(MessageContent::Granted).message_content());
    }

    #[test]
    fn nobody_but_rest_waits_for_limits() {
        for proxy in [None, Some("http://127.0.0.1:1")] {
            let http = http("token", proxy, &Client::new());
            assert!(http.ratelimiter.is_none());
            assert_eq!(http.proxy.as_deref(), proxy);
        }
    }
}
