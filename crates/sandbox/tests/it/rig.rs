//! A sandbox, its control interface, and a serenity bot that hands its events to the test.

use std::sync::Arc;
use std::time::Duration;

use reqwest::{Method, RequestBuilder};
use sandbox::{Config, Sandbox};
use serde_json::{Value, json};
use serenity::all::{
    Client, Context, Event, GatewayIntents, Http, HttpBuilder, RawEventHandler, ShardManager,
};
use tokio::sync::mpsc;

/// How long a test waits for what must come.
pub const PATIENCE: Duration = Duration::from_secs(20);

pub struct Rig {
    pub sandbox: Sandbox,
    pub client: reqwest::Client,
}

impl Rig {
    pub async fn start() -> Self {
        Self::with(Config::default()).await
    }

    pub async fn with(config: Config) -> Self {
        let sandbox = Sandbox::start(config).await.expect("the sandbox starts");
        Self { sandbox, client: reqwest::Client::new() }
    }

    pub fn request(&self, method: Method, path: &str) -> RequestBuilder {
        self.client.request(method, format!("{}{path}", self.sandbox.url()))
    }

    /// Asks the control interface, and says what it answered.
    pub async fn try_control(&self, method: Method, path: &str, body: Option<Value>) -> (u16, Value) {
        let request = self.request(method, &format!("/control{path}"));
        let request = match body {
            Some(body) => request.json(&body),
            None => request,
        };
        read(request).await
    }

    /// Asks the control interface for what it must be able to do.
    async fn control(&self, method: Method, path: &str, body: Option<Value>) -> Value {
        let (status, answer) = self.try_control(method.clone(), path, body.clone()).await;
        assert_eq!(status, 200, "{method} {path} {body:?}: {answer}");
        answer
    }

    pub async fn get(&self, path: &str) -> Value {
        self.control(Method::GET, path, None).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Value {
        self.control(Method::POST, path, Some(body)).await
    }

    pub async fn put(&self, path: &str, body: Value) -> Value {
        self.control(Method::PUT, path, Some(body)).await
    }

    pub async fn patch(&self, path: &str, body: Value) -> Value {
        self.control(Method::PATCH, path, Some(body)).await
    }

    pub async fn delete(&self, path: &str) -> Value {
        self.control(Method::DELETE, path, None).await
    }

    /// Asks REST as the bot.
    pub fn as_bot(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.request(method, &format!("/api/v10{path}"));
        request.header("authorization", format!("Bot {}", self.sandbox.token()))
    }

    /// Asks REST as the bot, and says what it answered.
    pub async fn discord(&self, method: Method, path: &str, body: Value) -> (u16, Value) {
        let request = self.as_bot(method, path);
        read(if body.is_null() { request } else { request.json(&body) }).await
    }

    /// Asks REST as the bot for what must be done.
    pub async fn must(&self, method: Method, path: &str, body: Value) -> Value {
        let (status, answer) = self.discord(method.clone(), path, body).await;
        assert!((200..300).contains(&status), "{method} {path}: {status} {answer}");
        answer
    }

    /// Asks REST as the bot for what must fail; the status and Discord's code.
    pub async fn refused(&self, method: Method, path: &str, body: Value) -> (u16, u64) {
        let (status, answer) = self.discord(method.clone(), path, body).await;
        assert!(status >= 400, "{method} {path}: {status} {answer}");
        (status, answer["code"].as_u64().expect("an error has a code"))
    }

    /// The id of a channel.
    pub async fn channel(&self, name: &str) -> String {
        let state = self.get("/state").await;
        let found = state["guilds"].as_array().unwrap().iter().flat_map(|guild| {
            guild["channels"].as_array().unwrap().iter().chain(guild["threads"].as_array().unwrap())
        });
        id_of(found, name)
    }

    /// The id of a user.
    pub async fn user(&self, username: &str) -> String {
        let state = self.get("/state").await;
        let mut users = state["users"].as_array().unwrap().iter();
        users.find(|user| user["username"] == username).unwrap()["id"].as_str().unwrap().to_owned()
    }

    /// The id of the first guild.
    pub async fn guild(&self) -> String {
        self.get("/state").await["guilds"][0]["id"].as_str().unwrap().to_owned()
    }

    /// Registers commands as the bot.
    pub async fn register(&self, commands: Value) -> Value {
        let path = format!("/applications/{}/commands", self.sandbox.application_id());
        self.must(Method::PUT, &path, commands).await
    }

    /// Uses a command without waiting; says the interaction's id and token.
    pub async fn invoke(&self, user: &str, name: &str, options: Value) -> (String, String) {
        let call = json!({"channel": "general", "name": name, "options": options});
        let view = self.post(&format!("/users/{user}/commands"), call).await;
        (view["id"].as_str().unwrap().to_owned(), view["token"].as_str().unwrap().to_owned())
    }

    /// Answers an interaction.
    pub async fn callback(&self, (id, token): &(String, String), answer: Value) -> (u16, Value) {
        let path = format!("/api/v10/interactions/{id}/{token}/callback");
        read(self.request(Method::POST, &path).json(&answer)).await
    }

    /// Nothing was asked for that is not modelled, and every answer was as Discord describes it.
    pub async fn assert_faithful(&self) {
        assert_eq!(self.get("/unmodelled").await, json!([]));
        crate::openapi::check_answers(self).await;
    }
}

fn id_of<'a>(mut all: impl Iterator<Item = &'a Value>, name: &str) -> String {
    all.find(|one| one["name"] == name).unwrap_or_else(|| panic!("no {name}"))["id"]
        .as_str()
        .unwrap()
        .to_owned()
}

/// The status and JSON of an answer; null if there is none.
pub async fn read(request: RequestBuilder) -> (u16, Value) {
    let response = request.send().await.expect("the sandbox answers");
    let status = response.status().as_u16();
    let text = response.text().await.expect("the answer ends");
    (status, serde_json::from_str(&text).unwrap_or(if text.is_empty() { Value::Null } else { json!(text) }))
}

/// A real serenity client, as the bot builds it.
pub struct Bot {
    pub http: Arc<Http>,
    events: mpsc::UnboundedReceiver<(Event, Context)>,
    shards: Arc<ShardManager>,
    running: tokio::task::JoinHandle<()>,
}

struct Forward(mpsc::UnboundedSender<(Event, Context)>);

#[serenity::async_trait]
impl RawEventHandler for Forward {
    async fn raw_event(&self, ctx: Context, event: Event) {
        // The test may be over.
        let _ = self.0.send((event, ctx));
    }
}

pub const INTENTS: GatewayIntents =
    GatewayIntents::GUILDS.union(GatewayIntents::GUILD_MESSAGES).union(GatewayIntents::DIRECT_MESSAGES);

impl Bot {
    /// Connects, and waits until it is ready and knows its guild.
    pub async fn start(rig: &Rig) -> Self {
        Self::with(rig, INTENTS).await
    }

    pub async fn with(rig: &Rig, intents: GatewayIntents) -> Self {
        let http = HttpBuilder::new(rig.sandbox.token())
            .proxy(rig.sandbox.url())
            .ratelimiter_disabled(true)
            .application_id(rig.sandbox.application_id().into())
            .build();
        let (forward, events) = mpsc::unbounded_channel();
        let mut client = serenity::client::ClientBuilder::new_with_http(http, intents)
            .raw_event_handler(Forward(forward))
            .await
            .expect("a client");
        let (http, shards) = (Arc::clone(&client.http), Arc::clone(&client.shard_manager));
        let running = tokio::spawn(async move { run(&mut client).await });
        let mut bot = Self { http, events, shards, running };
        bot.next(|event| matches!(event, Event::GuildCreate(_)).then_some(())).await;
        bot
    }

    /// The first event from now on in which `wanted` finds something. An event that serenity does not know
    /// is a fault of the sandbox.
    pub async fn next<T>(&mut self, wanted: impl Fn(&Event) -> Option<T>) -> T {
        let search = async {
            loop {
                let (event, _) = self.events.recv().await.expect("the bot runs");
                if let Event::Unknown(unknown) = &event {
                    panic!("serenity does not know {unknown:?}");
                }
                if let Some(found) = wanted(&event) {
                    return found;
                }
            }
        };
        tokio::time::timeout(PATIENCE, search).await.expect("the event comes")
    }

    pub async fn stop(self) {
        self.shards.shutdown_all().await;
        self.running.abort();
    }
}

async fn run(client: &mut Client) {
    if let Err(fault) = client.start().await {
        eprintln!("the bot ended: {fault}");
    }
}
