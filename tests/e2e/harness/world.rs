//! The sandbox with the bot in it, from its start to the checks at its end.

use std::{net::SocketAddr, time::Duration};

use play::{ChallengeDeed, Command, Invite, Place, PlayerId, Terms};
use sandbox::Sandbox;
use serde_json::{Value, json};
use store::{Answer, Shard};

use super::{
    Channel, Control, Message, Person,
    bot::{Bot, Home},
    checks,
    gateway::Listener,
    slow::Slow,
};

/// Where people play unless a test says otherwise.
const CHANNEL: &str = "games";
/// A bot that is heard of so often is not away: that takes a minute, of which ten seconds may pass unnoted, and
/// more on a slow machine.
pub const AT_WORK: Duration = Duration::from_secs(30);
/// Longer than any test.
const NEVER_MS: u64 = 600_000;

/// A server with its people, and the bot.
pub struct World {
    pub control: Control,
    sandbox: Option<Sandbox>,
    address: SocketAddr,
    listener: Listener,
    home: Home,
    bot: Option<Bot>,
    inside: bool,
    slow: Slow,
    /// Discord's codes of the refusals that the test brings about.
    expected: Vec<u64>,
    finished: bool,
    /// Deleted last.
    folder: tempfile::TempDir,
}

impl World {
    /// A world in which the bot is the process that people start.
    pub async fn start() -> World {
        World::with(false, Slow::as_the_run()).await
    }

    /// A world in which store and drawing take long.
    pub async fn held_up() -> World {
        World::with(true, Slow::held_up()).await
    }

    /// A world whose clock can be moved: the bot runs inside the test and goes by it.
    pub async fn with_clock() -> World {
        World::with(true, Slow::as_the_run()).await
    }

    /// A world whose gateway wants to be heard from as often.
    pub async fn with_heartbeat(heartbeat: Duration) -> World {
        World::with_gateway(false, Slow::as_the_run(), heartbeat).await
    }

    async fn with(inside: bool, slow: Slow) -> World {
        World::with_gateway(inside, slow, sandbox::Config::default().heartbeat).await
    }

    async fn with_gateway(inside: bool, slow: Slow, heartbeat: Duration) -> World {
        // A process cannot be held up.
        let inside = inside || slow.is_on();
        let folder = tempfile::tempdir().expect("a folder for the test");
        let sandbox = open(&folder, SocketAddr::from(([127, 0, 0, 1], 0)), heartbeat).await;
        let address = sandbox.addr();
        let control = Control::new(&sandbox.url());
        let token = sandbox.token().to_owned();
        let listener = Listener::start(format!("ws://{address}/?v=10&encoding=json"), token.clone()).await;
        let home = Home { proxy: sandbox.url(), token, folder: folder.path().to_owned() };
        let mut world = World {
            control,
            sandbox: Some(sandbox),
            address,
            listener,
            home,
            bot: None,
            inside,
            slow,
            expected: Vec::new(),
            finished: false,
            folder,
        };
        world.start_bot().await;
        world
    }

    /// Starts the bot, which must be away, and waits until it is connected.
    pub async fn start_bot(&mut self) {
        assert!(self.bot.is_none(), "the bot runs already");
        self.spawn_bot().await;
        self.until_connected().await;
    }

    /// Starts the bot with more settings, without waiting.
    pub fn spawn_bot_with(&mut self, settings: &[(&str, &str)]) {
        assert!(self.bot.is_none(), "the bot runs already");
        self.bot = Some(Bot::process_with(&self.home, settings));
    }

    /// Starts the bot anew, so that it serves the pages of games: their base address, with `path` at its end.
    pub async fn serve_pages(&mut self, path: &str) -> String {
        let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
        let listen = free.local_addr().expect("an address").to_string();
        let base = format!("http://{listen}{path}");
        drop(free);
        if self.bot.is_some() {
            self.kill_bot().await;
        }
        self.spawn_bot_with(&[("WEB_LISTEN", &listen), ("WEB_BASE_URL", &base)]);
        self.until_connected().await;
        base
    }

    /// Lets the process of the bot end in order; whether it did so without an error.
    pub async fn ask_bot_to_end(&mut self) -> bool {
        self.bot.take().expect("the bot runs").asked_to_end().await
    }

    /// Waits until the bot ends by itself; whether it did so without an error.
    pub async fn bot_ends(&mut self) -> bool {
        self.bot.take().expect("the bot runs").ends().await
    }

    /// Starts the bot without waiting.
    pub async fn spawn_bot(&mut self) {
        let bot = match &self.sandbox {
            Some(sandbox) if self.inside => {
                Bot::inside(&self.home, sandbox.clock(), self.slow.hold_ups.clone()).await
            }
            _ => Bot::process(&self.home),
        };
        self.bot = Some(bot);
    }

    /// Kills the bot with SIGKILL, and waits until the sandbox has noticed.
    pub async fn kill_bot(&mut self) {
        self.bot.take().expect("the bot runs").end().await;
        self.until_connections(1).await;
    }

    /// Until the bot is on the gateway, and the listener beside it.
    pub async fn until_connected(&self) {
        self.until_connections(2).await;
    }

    async fn until_connections(&self, count: u64) {
        // The bot's log is told by the world that ends in a panic.
        super::until(&format!("{count} connections to the gateway"), async || {
            (self.control.get("/gateway").await["connections"] == count).then_some(())
        })
        .await;
    }

    /// Stops the sandbox; what it knows stays in its folder.
    pub async fn stop_sandbox(&mut self) {
        self.check_requests().await;
        self.sandbox.take().expect("the sandbox runs").stop().await;
    }

    /// Starts the sandbox again where it was.
    pub async fn start_sandbox(&mut self) {
        self.sandbox = Some(open(&self.folder, self.address, sandbox::Config::default().heartbeat).await);
    }

    /// Does something to the gateway: `drop`, `forget`, `reconnect`, `invalid_session` …
    pub async fn disturb(&self, what: Value) {
        self.control.post("/gateway", what).await;
    }

    /// Breaks the connections to the gateway off and lets nobody connect; requests are answered still.
    pub async fn shut_gateway(&self) {
        self.disturb(json!({ "do": "shut", "on": true })).await;
        self.until_connections(0).await;
    }

    /// Lets the bot connect again, and waits until it has.
    pub async fn open_gateway(&self) {
        self.disturb(json!({ "do": "shut", "on": false })).await;
        self.until_connected().await;
    }

    /// Until the bot has found twice what another process wrote into its outbox: it looks there every second,
    /// as it looks at the clocks.
    pub async fn until_the_bot_has_looked(&self, near: &Message) {
        let sandbox = self.sandbox.as_ref().expect("the sandbox runs");
        let store = self.home.store(sandbox.clock()).await;
        let somebody = PlayerId(near.pings()[0].parse().expect("an id"));
        let place = Place(near.channel().parse().expect("an id"));
        let seek = Terms::new(place, "mosona".parse().expect("rules"), vec![Invite::Open]);
        let key = |what: &str, of: &str| format!("{what} beside {of}");
        let end = self.games().end().await;
        let opened = store.act(&Command::open(somebody, seek), &key("opened", &end)).await;
        let Answer::Challenge(opened) = opened.expect("the store works").answer else { panic!("refused") };
        let is_seek = |message: &Message| message.has_button("Accept");
        let shown = self.games().wait_for_message(&end, "a seek", is_seek).await;
        let cancel = Command::challenge(somebody, opened.id, ChallengeDeed::Cancel);
        store.act(&cancel, &key("cancelled", &end)).await.expect("the store works");
        shown.when("it is cancelled", |shown| shown.buttons().is_empty()).await;
        store.close().await;
    }

    /// Orders the next requests of the bot to fail.
    pub async fn order_fault(&self, fault: Value) {
        self.control.post("/faults", fault).await;
    }

    /// The next edit of a message is refused: its buttons stay.
    pub async fn keep_buttons(&self, message: &Message) {
        let path = format!("/channels/*/messages/{}", message.id());
        self.order_fault(json!({ "method": "PATCH", "path": path, "status": 404, "code": 10008 })).await;
    }

    /// The next edit of a message waits until [`let_go`](Self::let_go).
    pub async fn hold_edit(&self, message: &Message) {
        let path = format!("/channels/*/messages/{}", message.id());
        self.order_fault(json!({ "method": "PATCH", "path": path, "delay_ms": NEVER_MS })).await;
    }

    /// The next `count` answers to interactions wait until [`let_go`](Self::let_go).
    pub async fn hold_answers(&self, count: usize) {
        let path = "/interactions/*/*/callback";
        self.order_fault(json!({ "path": path, "times": count, "delay_ms": NEVER_MS })).await;
    }

    /// From here on store and drawing take no time: for a test that holds answers back itself.
    pub fn hold_nothing_up(&self) {
        self.slow.lift();
    }

    /// Whatever is held goes on, and nothing fails any more.
    pub async fn let_go(&self) {
        self.control.delete("/faults").await;
    }

    /// Until what was ordered to fail has begun to.
    pub async fn until_faults_are_used(&self) {
        super::until("the ordered faults", async || {
            (self.control.get("/faults").await == json!([])).then_some(())
        })
        .await;
    }

    /// Moves the clock of sandbox and bot.
    pub async fn advance(&self, by: Duration) {
        assert!(self.inside, "a bot in a process of its own goes by the machine's clock");
        self.control.post("/clock", json!({ "advance_ms": by.as_millis() })).await;
    }

    /// Lets time pass in which the bot is at work: a clock that leaps says that it was away. Beside the bot
    /// the games are asked as soon as it is time, so that nobody waits.
    pub async fn pass(&self, time: Duration) {
        let sandbox = self.sandbox.as_ref().expect("the sandbox runs");
        let store = self.home.store(sandbox.clock()).await;
        let mut left = time;
        while !left.is_zero() {
            let step = left.min(AT_WORK);
            self.advance(step).await;
            store.ring_clocks(Shard::ONLY).await.expect("the clocks ring");
            left -= step;
        }
        store.close().await;
    }

    /// Lets somebody do more in the channel for games.
    pub async fn allow(&self, person: &Person, rights: &[&str]) {
        let rights = json!({ "user": person.name, "allow": rights });
        self.control.put(&format!("/channels/{CHANNEL}/rights"), rights).await;
    }

    /// Makes a role of the server with these rights and members; its id.
    pub async fn role(&self, name: &str, rights: &[&str], members: &[&Person]) -> String {
        let guild = self.guild().await;
        let members: Vec<&str> = members.iter().map(|member| member.name.as_str()).collect();
        let role = json!({ "name": name, "allow": rights, "members": members });
        let made = self.control.post(&format!("/guilds/{guild}/roles"), role).await;
        made["id"].as_str().expect("a role has an id").to_owned()
    }

    /// The id of the server.
    pub async fn guild(&self) -> String {
        let state = self.control.get("/state").await;
        state["guilds"][0]["id"].as_str().expect("there is a server").to_owned()
    }

    /// One of the people of the sandbox, in the channel for games.
    pub async fn person(&self, name: &str) -> Person {
        let state = self.control.get("/state").await;
        let mut users = state["users"].as_array().expect("there are users").iter();
        let user = users.find(|user| user["username"] == name).unwrap_or_else(|| panic!("no user {name}"));
        Person::new(&self.control, &self.slow, user, CHANNEL)
    }

    /// Several of them, in the order of their names.
    pub async fn people<const N: usize>(&self, names: [&str; N]) -> [Person; N] {
        let mut people = Vec::new();
        for name in names {
            people.push(self.person(name).await);
        }
        people.try_into().expect("a person for every name")
    }

    /// Somebody new in the server, who goes by this name.
    pub async fn newcomer(&self, name: &str) -> Person {
        let made = self.control.post("/users", json!({ "name": name })).await;
        let user = json!({ "username": made["id"], "id": made["id"] });
        Person::new(&self.control, &self.slow, &user, CHANNEL)
    }

    /// A message of the bot that it never wrote: one of another release, say.
    pub async fn post_as_bot(&self, body: Value) -> Message {
        let state = self.control.get("/state").await;
        let channels = state["guilds"][0]["channels"].as_array().expect("there are channels");
        let channel =
            channels.iter().find(|channel| channel["name"] == CHANNEL).expect("the channel for games");
        let path = format!("{}/api/v10/channels/{}/messages", self.url(), channel["id"].as_str().unwrap());
        let request =
            reqwest::Client::new().post(path).header("Authorization", format!("Bot {}", self.home.token));
        let posted = request.json(&body).send().await.expect("the sandbox answers");
        Message::new(&self.control, posted.json().await.expect("a message"))
    }

    /// Where the sandbox is found, its page and its API.
    pub fn url(&self) -> String {
        self.home.proxy.clone()
    }

    /// The channel for games.
    pub fn games(&self) -> Channel {
        self.channel(CHANNEL)
    }

    /// A channel or thread by id or name.
    pub fn channel(&self, name: &str) -> Channel {
        Channel::new(&self.control, name)
    }

    /// What everybody sees in the channel for games when all that was to be posted there stands: the posts of a
    /// place go in their order, and one that `person` asks for now is the last of them. It is taken away.
    pub async fn settled(&self, person: &Person) -> Vec<Message> {
        let end = self.games().end().await;
        person.command("seek", &[("game", "mosona")]).await;
        let is_seek = |message: &Message| message.has_button("Accept");
        let last = self.games().wait_for_message(&end, "the last post", is_seek).await;
        self.control.delete(&format!("/messages/{}", last.id())).await;
        self.games().messages().await
    }

    /// How often the bot was refused something with this code of Discord's.
    pub async fn refusals(&self, code: u64) -> usize {
        let log = self.control.get("/requests").await;
        let requests = log["requests"].as_array().expect("a log").iter();
        requests.filter(|entry| entry["response"]["code"] == code).count()
    }

    /// Challenges somebody to Mosona, and waits for the challenge. The challenger begins.
    pub async fn challenged(&self, person: &Person, opponent: &Person) -> Message {
        let end = self.games().end().await;
        let options = [("game", "mosona"), ("opponent", opponent.name.as_str()), ("begins", "first")];
        person.command("challenge", &options).await;
        self.games().wait_for_message(&end, "a challenge", |message| message.has_button("Accept")).await
    }

    /// Takes these rights from the bot in the channel for games; those taken before come back.
    pub async fn deny(&self, rights: &[&str]) {
        self.control.put(&format!("/channels/{CHANNEL}/rights"), json!({ "deny": rights })).await;
    }

    /// Challenges, accepts, and waits for the first board. With `begins=first` the challenger begins.
    pub async fn begin(&self, ana: &Person, ben: &Person, options: &[(&str, &str)]) -> Message {
        let end = self.games().end().await;
        let mut options = options.to_vec();
        options.extend([("opponent", ben.name.as_str()), ("begins", "first")]);
        ana.command("challenge", &options).await;
        let is_challenge = |message: &Message| message.has_button("Accept");
        let challenge = self.games().wait_for_message(&end, "a challenge", is_challenge).await;
        ben.press(&challenge, "Accept").await;
        self.games().board_after(&challenge).await
    }

    /// Says that the bot is going to be refused something, by Discord's code.
    pub fn expect_refusal(&mut self, code: u64) {
        self.expected.push(code);
    }

    async fn check_requests(&self) {
        checks::requests(&self.control, &self.expected).await;
    }

    /// Everything the bot has logged.
    pub fn log(&self) -> String {
        self.home.log()
    }

    /// Ends the world and checks all that went over the wire. Every test calls it.
    pub async fn finish(mut self) {
        self.check_requests().await;
        let faults = self.listener.faults();
        assert!(faults.is_empty(), "events that Discord would not send: {faults:#?}");
        if let Some(bot) = self.bot.take() {
            bot.end().await;
        }
        checks::log(&self.home.log());
        if let Some(sandbox) = self.sandbox.take() {
            sandbox.stop().await;
        }
        self.finished = true;
    }
}

impl Drop for World {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the bot's log:\n{}", self.home.log());
        } else {
            assert!(self.finished, "the test ends without World::finish");
        }
    }
}

async fn open(folder: &tempfile::TempDir, listen: SocketAddr, heartbeat: Duration) -> Sandbox {
    let config = sandbox::Config {
        listen,
        folder: Some(folder.path().join("sandbox")),
        bot_name: "Stones".to_owned(),
        heartbeat,
        ..sandbox::Config::default()
    };
    Sandbox::start(config).await.expect("the sandbox starts")
}
