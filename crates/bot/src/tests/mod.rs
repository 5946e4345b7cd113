//! The router with replies as data: a store in a folder of its own, a clock that stands, and a
//! stand-in for Discord that answers what it is told to.

mod answers;
mod cells;
mod challenges;
mod choosing;
mod delivering;
mod discord;
mod doubt;
mod editing;
mod elsewhere;
mod foreign;
mod live;
mod playing;
mod replaying;
mod requests;
mod thinking;
mod typing;
mod watching;
mod writing;

use std::{
    sync::{Arc, LazyLock},
    time::Duration,
};

use play::{MessageId, Place, PlayerId, Time};
use render::Renderer;
use serde_json::{Value, json};
use serenity::{
    all::{
        ApplicationId, CommandInteraction, ComponentInteraction, Message as Written, ModalInteraction, UserId,
    },
    http::HttpBuilder,
    model::Permissions,
};
use store::{ManualClock, Store};
use tempfile::TempDir;
use view::{Message, Row};

use crate::{
    call::{Call, Press, Submit, Typed},
    ctx::Ctx,
    delivery,
    drawing::Drawing,
    gateway::MessageContent,
    reply::Reply,
    rest::Rest,
    rights::NEEDED,
    router,
};
use discord::Discord;

const ANA: u64 = 11;
const BO: u64 = 12;
const CY: u64 = 13;
const DEE: u64 = 14;
const BOT: u64 = 99;
const SERVER: u64 = 1;
const CHANNEL: u64 = 2;

/// Who sends posts.
const SENDER: &str = "all";
const MESSAGES: &str = "POST /api/v10/channels/2/messages";
const HISTORY: &str = "GET /api/v10/channels/2/messages?";
/// A message that need not exist, asked for to see whether the bot may read.
const MAY_READ: &str = "GET /api/v10/channels/2/messages/2";

/// When every test begins, in milliseconds since the Unix epoch.
const START: i64 = 1_800_000_000_000;

/// The id of a message that is written at `time`.
fn snowflake(time: i64) -> u64 {
    u64::try_from(time - 1_420_070_400_000).unwrap() << 22
}

/// A bot without its gateway.
struct Bot {
    ctx: Arc<Ctx>,
    clock: Arc<ManualClock>,
    discord: Discord,
    /// The bot's rights, as interactions tell them.
    rights: Permissions,
    server: u64,
    place: u64,
    /// Whether Discord tells all that is written.
    content: MessageContent,
    next: u64,
    folder: TempDir,
}

impl Bot {
    async fn start() -> Bot {
        static RENDERER: LazyLock<Arc<Renderer>> = LazyLock::new(|| Arc::new(Renderer::new()));
        let folder = tempfile::tempdir().unwrap();
        let clock = Arc::new(ManualClock::at(Time(START)));
        let discord = Discord::start().await;
        let drawing = Drawing::new(drawing::Studio::new(Arc::clone(&RENDERER)), crate::HoldUps::default());
        let ctx = Bot::ctx(&folder, &clock, &discord, drawing).await;
        let (rights, server, place) = (NEEDED, SERVER, CHANNEL);
        let content = MessageContent::Withheld;
        Bot { ctx, clock, discord, rights, server, place, content, next: 1000, folder }
    }

    async fn ctx(
        folder: &TempDir,
        clock: &Arc<ManualClock>,
        discord: &Discord,
        drawing: Drawing,
    ) -> Arc<Ctx> {
        let url = format!("sqlite://{}", folder.path().join("stones.sqlite").display());
        let store = Store::open(&store::Config::new(url), clock.clone()).await.unwrap();
        let http = HttpBuilder::new("token").proxy(discord.url()).ratelimiter_disabled(true).build();
        let rest = Rest::new(Arc::new(http), reqwest::Client::new());
        Arc::new(Ctx::new(store, rest, drawing, ApplicationId::new(BOT), UserId::new(BOT)))
    }

    /// Stops, writes `by` over `text` wherever the database holds it, and starts again.
    async fn spoil(&mut self, text: &str, by: &str) {
        assert_eq!(text.len(), by.len(), "a database is no text");
        self.ctx.store.close().await;
        let path = self.folder.path().join("stones.sqlite");
        self.is_written_back().await;
        let mut bytes = std::fs::read(&path).unwrap();
        let places: Vec<usize> =
            (0..bytes.len() - text.len()).filter(|at| bytes[*at..].starts_with(text.as_bytes())).collect();
        assert!(!places.is_empty(), "{text} is not in the database");
        places.into_iter().for_each(|at| bytes[at..at + by.len()].copy_from_slice(by.as_bytes()));
        std::fs::write(&path, bytes).unwrap();
        self.restart().await;
    }

    /// Waits until the last connection has written its log back into the database and removed it: what
    /// stands in the log would hide what is written over it.
    async fn is_written_back(&self) {
        let log = self.folder.path().join("stones.sqlite-wal");
        let gone = async {
            while log.exists() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(30), gone).await.expect("the store is closed");
    }

    /// Stops and starts again: what is in memory only is gone.
    async fn restart(&mut self) {
        self.ctx.store.close().await;
        self.ctx = Bot::ctx(&self.folder, &self.clock, &self.discord, self.ctx.drawing.clone()).await;
    }

    fn id(&mut self) -> String {
        self.next += 1;
        self.next.to_string()
    }

    /// What interactions have in common.
    fn interaction(&mut self, user: u64, kind: u8, data: Value) -> Value {
        json!({
            "id": self.id(), "application_id": BOT.to_string(), "type": kind, "data": data,
            "guild_id": self.server.to_string(), "channel_id": self.place.to_string(),
            "channel": { "id": self.place.to_string(), "type": 0 },
            "member": member(user), "token": "secret", "version": 1,
            "app_permissions": self.rights.bits().to_string(), "locale": "en-US", "guild_locale": "en-US",
            "entitlements": [], "authorizing_integration_owners": { "0": self.server.to_string() }, "context": 0,
            "attachment_size_limit": 10_485_760,
        })
    }

    fn call_of(&mut self, user: u64, name: &str, options: &[(&str, Value)]) -> Call {
        let mut users = serde_json::Map::new();
        let mut members = serde_json::Map::new();
        let option = |(name, value): &(&str, Value)| {
            if let Some(id) = value.as_u64() {
                users.insert(id.to_string(), person(id));
                members.insert(id.to_string(), partial());
                return json!({ "name": name, "type": 6, "value": id.to_string() });
            }
            json!({ "name": name, "type": 3, "value": value })
        };
        let options: Vec<Value> = options.iter().map(option).collect();
        members.retain(|id, _| !self.discord.is_absent(id.parse().unwrap()));
        let data = json!({ "id": "5", "name": name, "type": 1, "options": options,
            "resolved": { "users": users, "members": members } });
        let interaction = self.interaction(user, 2, data);
        Call::of(&serde_json::from_value::<CommandInteraction>(interaction).unwrap())
    }

    /// Gives a command.
    async fn command(&mut self, user: u64, name: &str, options: &[(&str, Value)]) -> Message {
        let mut call = self.call_of(user, name, options);
        router::command_reply(&self.ctx, &mut call).await
    }

    /// What is offered while an option is typed.
    async fn complete(
        &mut self,
        user: u64,
        name: &str,
        option: &str,
        typed: &str,
        others: &[(&str, &str)],
    ) -> Vec<String> {
        let mut options = vec![json!({ "name": option, "type": 3, "value": typed, "focused": true })];
        options.extend(others.iter().map(|(name, value)| json!({ "name": name, "type": 3, "value": value })));
        let data = json!({ "id": "5", "name": name, "type": 1, "options": options });
        let interaction = self.interaction(user, 4, data);
        let call = Call::of(&serde_json::from_value::<CommandInteraction>(interaction).unwrap());
        crate::commands::complete(&self.ctx, &call).await.into_iter().map(|choice| choice.value).collect()
    }

    /// Opens the menu of a person.
    async fn menu(&mut self, user: u64, target: u64) -> Message {
        let mut users = serde_json::Map::new();
        users.insert(target.to_string(), person(target));
        let mut members = serde_json::Map::new();
        members.insert(target.to_string(), partial());
        let data = json!({ "id": "6", "name": "Challenge", "type": 2, "target_id": target.to_string(),
            "resolved": { "users": users, "members": members } });
        let interaction = self.interaction(user, 2, data);
        let mut call = Call::of(&serde_json::from_value::<CommandInteraction>(interaction).unwrap());
        router::command_reply(&self.ctx, &mut call).await
    }

    /// Presses a button of `message`, which only the presser sees if `private`.
    async fn press_on(&mut self, user: u64, id: &str, message: u64, private: bool) -> Reply {
        let data = json!({ "custom_id": id, "component_type": 2 });
        let mut interaction = self.interaction(user, 3, data);
        interaction["message"] = written(message, self.place, BOT, "");
        interaction["message"]["flags"] = json!(if private { 64 } else { 0 });
        let mut press = Press::of(&serde_json::from_value::<ComponentInteraction>(interaction).unwrap());
        router::press_reply(&self.ctx, &mut press).await
    }

    /// Presses a button that stands in the channel.
    async fn press(&mut self, user: u64, id: &str) -> Reply {
        self.press_on(user, id, 777, false).await
    }

    /// Chooses an entry of a list under a message that only the chooser sees.
    async fn choose(&mut self, user: u64, entry: &str) -> Reply {
        self.choose_in(user, "choose:0", entry).await
    }

    /// Chooses an entry of the list `id` under a message that only the chooser sees.
    async fn choose_in(&mut self, user: u64, id: &str, entry: &str) -> Reply {
        let data = json!({ "custom_id": id, "component_type": 3, "values": [entry] });
        let mut interaction = self.interaction(user, 3, data);
        interaction["message"] = written(1, self.place, BOT, "");
        interaction["message"]["flags"] = json!(64);
        let mut press = Press::of(&serde_json::from_value::<ComponentInteraction>(interaction).unwrap());
        router::press_reply(&self.ctx, &mut press).await
    }

    /// What is sent with a text that was written into the window `id`, opened from a message that only the
    /// writer sees if `private`.
    fn submission(&mut self, user: u64, id: &str, text: &str, private: bool) -> Value {
        let field = json!({ "type": 4, "custom_id": "text", "value": text });
        let data = json!({ "custom_id": id, "components": [{ "type": 1, "components": [field] }] });
        let mut interaction = self.interaction(user, 5, data);
        interaction["message"] = written(1, self.place, BOT, "");
        interaction["message"]["flags"] = json!(if private { 64 } else { 0 });
        interaction
    }

    /// Writes into the window `id`, opened from a message that only the writer sees.
    async fn submit(&mut self, user: u64, id: &str, text: &str) -> Reply {
        let submission = self.submission(user, id, text, true);
        let mut submit = Submit::of(&serde_json::from_value::<ModalInteraction>(submission).unwrap());
        router::submit_reply(&self.ctx, &mut submit).await
    }

    /// Opens the menu of a message and plays it.
    async fn play_message(&mut self, user: u64, message: Value) -> Message {
        self.message_menu(user, "Play as move", message).await
    }

    /// Opens the menu of a message.
    async fn message_menu(&mut self, user: u64, entry: &str, message: Value) -> Message {
        let id = message["id"].as_str().unwrap().to_owned();
        let messages = Value::Object([(id.clone(), message)].into_iter().collect());
        let data = json!({ "id": "7", "name": entry, "type": 3, "target_id": id,
            "resolved": { "messages": messages } });
        let interaction = self.interaction(user, 2, data);
        let mut call = Call::of(&serde_json::from_value::<CommandInteraction>(interaction).unwrap());
        router::command_reply(&self.ctx, &mut call).await
    }

    /// How many plies were played in the first game.
    async fn plies(&self) -> usize {
        self.ctx.store.game(play::GameId(1)).await.unwrap().unwrap().ply()
    }

    /// Writes a message; `to` is the message of the bot's that it replies to.
    async fn write(&mut self, user: u64, text: &str, to: Option<u64>, pings: bool) -> Option<Message> {
        let mut message = written(self.id().parse().unwrap(), self.place, user, text);
        message["guild_id"] = json!(SERVER.to_string());
        if let Some(to) = to {
            message["referenced_message"] = written(to, self.place, BOT, "");
        }
        if pings {
            message["mentions"] = json!([person(BOT)]);
        }
        self.written(message).await
    }

    /// Writes to the bot alone.
    async fn write_alone(&mut self, user: u64, text: &str) -> Option<Message> {
        let message = written(self.id().parse().unwrap(), 500 + user, user, text);
        self.written(message).await
    }

    async fn written(&mut self, message: Value) -> Option<Message> {
        let message: Written = serde_json::from_value(message).unwrap();
        let mut typed = Typed::of(&message, UserId::new(BOT), self.content)?;
        router::typed_reply(&self.ctx, &mut typed).await
    }

    /// Delivers what is due now.
    async fn deliver(&self) {
        loop {
            let posts = self.ctx.store.claim_posts(SENDER, 16).await.unwrap();
            let notices = self.ctx.store.claim_notices(SENDER, 16).await.unwrap();
            let live = self.ctx.store.claim_live(SENDER, 16).await.unwrap();
            let old = self.ctx.store.old_live(16).await.unwrap();
            if posts.is_empty() && notices.is_empty() && live.is_empty() && old.is_empty() {
                break;
            }
            for post in posts {
                delivery::deliver(Arc::clone(&self.ctx), post).await;
            }
            for notice in notices {
                delivery::deliver_notice(Arc::clone(&self.ctx), notice).await;
            }
            for claim in live {
                delivery::bring_up_live(Arc::clone(&self.ctx), claim).await;
            }
            for old in old {
                delivery::remove_live(Arc::clone(&self.ctx), old).await;
            }
        }
    }

    /// A game of Mosona in which Ana has moved; the board is still to be posted.
    async fn after_a_move() -> Bot {
        let mut bot = Bot::start().await;
        bot.game("mosona").await;
        bot.command(ANA, "move", &[("move", json!("a8-b9"))]).await;
        bot
    }

    /// Ana challenges Bo, who accepts; Ana begins.
    async fn game(&mut self, rules: &str) -> play::GameId {
        let (game, options) = rules.split_once(' ').unwrap_or((rules, ""));
        let options = [
            ("game", json!(game)),
            ("opponent", json!(BO)),
            ("rules", json!(options)),
            ("begins", json!("first")),
        ];
        self.command(ANA, "challenge", &options).await;
        let challenge = self.ctx.store.open_challenges_of(PlayerId(ANA)).await.unwrap()[0];
        let reply = self.press(BO, &format!("accept:{challenge}")).await;
        assert_eq!(reply, Reply::Nothing);
        self.deliver().await;
        self.ctx.store.running_of(PlayerId(ANA), 9).await.unwrap()[0].id
    }

    /// The message that shows the board of a game.
    async fn board(&self, game: play::GameId) -> u64 {
        self.ctx.store.last_board(game).await.unwrap().expect("a board was posted").message.0
    }

    /// Discord tells of a message in the channel.
    fn hear(&self, message: u64) {
        self.ctx.channels.heard(Place(CHANNEL), MessageId(message));
    }

    /// The next post is refused, as a card and plain, or with its picture and without.
    fn refuse(&self, status: u16, code: u32) {
        for _ in 0..2 {
            self.discord.refuse(MESSAGES, status, code);
        }
    }

    /// What was posted in channels so far.
    fn posted(&self) -> Vec<discord::Asked> {
        self.discord
            .asked("POST /api/v10/channels/")
            .into_iter()
            .filter(|asked| asked.path.ends_with("/messages"))
            .collect()
    }
}

fn member(user: u64) -> Value {
    json!({ "user": person(user), "roles": [], "joined_at": "2026-01-01T00:00:00Z", "deaf": false, "mute": false,
        "flags": 0, "pending": false, "permissions": "0", "nick": null })
}

fn partial() -> Value {
    json!({ "roles": [], "joined_at": "2026-01-01T00:00:00Z", "pending": false, "permissions": "0" })
}

fn person(user: u64) -> Value {
    let name = match user {
        ANA => "Ana",
        BO => "Bo",
        CY => "Cy",
        DEE => "Dee",
        _ => "Stones",
    };
    json!({ "id": user.to_string(), "username": name, "discriminator": "0", "global_name": name, "bot": user == BOT })
}

fn written(id: u64, place: u64, author: u64, text: &str) -> Value {
    json!({ "id": id.to_string(), "channel_id": place.to_string(), "author": person(author), "content": text,
        "timestamp": "2026-01-01T00:00:00Z", "edited_timestamp": null, "tts": false, "mention_everyone": false,
        "mentions": [], "mention_roles": [], "attachments": [], "embeds": [], "pinned": false, "type": 0 })
}

/// The ids of all buttons of a message.
fn buttons(message: &Message) -> Vec<String> {
    let of = |row: &Row| match row {
        Row::Buttons(buttons) => buttons.clone(),
        Row::Select(_) | Row::Picker(_) => Vec::new(),
    };
    let act = |button: view::Button| match button.does {
        view::Press::Act(id) => Some(id.to_string()),
        view::Press::Open(_) => None,
    };
    message.rows.iter().flat_map(of).filter_map(act).collect()
}

/// The lists of a message.
fn lists(message: &Message) -> impl Iterator<Item = &view::Select> {
    message.rows.iter().filter_map(|row| match row {
        Row::Select(select) => Some(select),
        Row::Buttons(_) | Row::Picker(_) => None,
    })
}

/// The entries of the lists of a message.
fn entries(message: &Message) -> Vec<view::Choice> {
    lists(message).flat_map(|list| list.choices.clone()).collect()
}

/// The message of a reply that has one.
fn message_of(reply: &Reply) -> Option<&Message> {
    match reply {
        Reply::Say(message) | Reply::Instead(message) => Some(message),
        Reply::Ask(_) | Reply::Nothing => None,
    }
}

/// What the message of a reply says.
fn said(reply: &Reply) -> &str {
    message_of(reply).map_or("", |message| &message.content)
}
