//! One connection to the gateway: greeting, identification, heartbeats, and the way of the frames.

use std::io::Write;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use flate2::Compression;
use flate2::write::ZlibEncoder;
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::hub::{Asked, Frame, QUEUE};
use super::{intents, payload};
use crate::core::{Core, Shared, stopped};
use crate::feed::Notice;
use crate::ids::Id;
use crate::wire;

/// Payloads from this size on are compressed, if the client asked for it.
const COMPRESS_FROM: usize = 1024;
/// Payloads that a client may send in a minute.
const PAYLOADS_A_MINUTE: u32 = 120;

/// Why a connection is closed: Discord's code and words.
type Close = (u16, &'static str);

const UNKNOWN_OPCODE: Close = (4001, "Unknown opcode.");
const DECODE_ERROR: Close = (4002, "Error while decoding payload.");
const NOT_AUTHENTICATED: Close = (4003, "Not authenticated.");
const AUTHENTICATION_FAILED: Close = (4004, "Authentication failed.");
const ALREADY_AUTHENTICATED: Close = (4005, "Already authenticated.");
const RATE_LIMITED: Close = (4008, "Rate limited.");
const TIMED_OUT: Close = (4009, "Session timed out.");
const INVALID_SHARD: Close = (4010, "Invalid shard.");
const INVALID_INTENTS: Close = (4013, "Invalid intent(s).");
const DISALLOWED_INTENTS: Close = (4014, "Disallowed intent(s).");

/// Serves a connection until one side ends it.
pub async fn run(shared: Shared, socket: WebSocket) {
    let (number, heartbeat) = shared.with(|core| (core.hub.connect(), core.heartbeat));
    let (link, frames) = mpsc::channel(QUEUE);
    let mut connection = Connection {
        number,
        link,
        session: None,
        compress: false,
        minute: (Instant::now(), 0),
        heard: Instant::now(),
        heartbeat,
    };
    let ended = connection.serve(&shared, socket, frames).await;
    shared.with(|core| {
        core.hub.disconnected(number);
        core.notice(Notice::Presence);
    });
    if let Err(fault) = ended {
        tracing::debug!("gateway connection {number} ended: {fault}");
    }
}

#[derive(Debug)]
struct Connection {
    number: u64,
    link: mpsc::Sender<Frame>,
    session: Option<Id>,
    compress: bool,
    /// When the minute began that payloads are counted in, and how many came.
    minute: (Instant, u32),
    /// When the last heartbeat came.
    heard: Instant,
    heartbeat: Duration,
}

/// What a payload of the client leads to.
enum Reaction {
    Nothing,
    Send(String),
    Close(Close),
}

impl Connection {
    async fn serve(
        &mut self,
        shared: &Shared,
        mut socket: WebSocket,
        mut frames: mpsc::Receiver<Frame>,
    ) -> Result<(), axum::Error> {
        let mut stopping = shared.stopping.clone();
        let interval = u64::try_from(self.heartbeat.as_millis()).unwrap_or(u64::MAX);
        let hello = json!({"heartbeat_interval": interval});
        self.send(&mut socket, &payload::plain(payload::HELLO, &hello)).await?;
        loop {
            let silent_until = self.heard + self.heartbeat + self.heartbeat / 2;
            tokio::select! {
                frame = frames.recv() => match frame {
                    Some(Frame::Payload(payload)) => self.send(&mut socket, &payload).await?,
                    Some(Frame::Close(code, reason)) => return close(&mut socket, (code, reason)).await,
                    Some(Frame::Drop) | None => return Ok(()),
                },
                received = socket.recv() => match received {
                    Some(Ok(Message::Text(text))) => match self.react(shared, text.as_str()) {
                        Reaction::Nothing => {}
                        Reaction::Send(payload) => self.send(&mut socket, &payload).await?,
                        Reaction::Close(reason) => return close(&mut socket, reason).await,
                    },
                    Some(Ok(Message::Binary(_))) => return close(&mut socket, DECODE_ERROR).await,
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    Some(Ok(Message::Close(_))) | None => return Ok(()),
                    Some(Err(fault)) => return Err(fault),
                },
                () = tokio::time::sleep_until(silent_until) => return close(&mut socket, TIMED_OUT).await,
                () = stopped(&mut stopping) => {
                    return close(&mut socket, (1001, "the sandbox stops")).await;
                }
            }
        }
    }

    /// Sends a payload, compressed as one whole stream if that was asked for and pays.
    async fn send(&self, socket: &mut WebSocket, payload: &str) -> Result<(), axum::Error> {
        if self.compress && payload.len() >= COMPRESS_FROM {
            let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
            let compressed = encoder.write_all(payload.as_bytes()).and_then(|()| encoder.finish());
            // Writing into memory does not fail; if it did, the plain text would do.
            if let Ok(bytes) = compressed {
                return socket.send(Message::Binary(bytes.into())).await;
            }
        }
        socket.send(Message::Text(payload.into())).await
    }

    fn react(&mut self, shared: &Shared, text: &str) -> Reaction {
        if self.is_too_fast() {
            return Reaction::Close(RATE_LIMITED);
        }
        let payload: Value = match serde_json::from_str(text) {
            Ok(payload) => payload,
            Err(_) => return Reaction::Close(DECODE_ERROR),
        };
        let data = payload.get("d").cloned().unwrap_or_default();
        match (payload.get("op").and_then(Value::as_u64), self.session) {
            (Some(1), _) => self.heartbeat(shared),
            (Some(2 | 6), Some(_)) => Reaction::Close(ALREADY_AUTHENTICATED),
            (Some(2), None) => shared.with(|core| self.identify(core, &data)),
            (Some(6), None) => shared.with(|core| self.resume(core, &data)),
            (Some(3 | 4 | 8 | 31), None) => Reaction::Close(NOT_AUTHENTICATED),
            // The bot's presence changes nothing here.
            (Some(3), Some(_)) => Reaction::Nothing,
            (Some(op @ (4 | 8 | 31)), Some(_)) => {
                shared.with(|core| core.log.unmodelled(format!("gateway opcode {op}")));
                Reaction::Nothing
            }
            (Some(_), _) => Reaction::Close(UNKNOWN_OPCODE),
            (None, _) => Reaction::Close(DECODE_ERROR),
        }
    }

    fn is_too_fast(&mut self) -> bool {
        if self.minute.0.elapsed() > Duration::from_secs(60) {
            self.minute = (Instant::now(), 0);
        }
        self.minute.1 += 1;
        self.minute.1 > PAYLOADS_A_MINUTE
    }

    fn heartbeat(&mut self, shared: &Shared) -> Reaction {
        self.heard = Instant::now();
        if shared.with(|core| core.hub.is_mute) {
            Reaction::Nothing
        } else {
            Reaction::Send(payload::plain(payload::HEARTBEAT_ACK, &Value::Null))
        }
    }

    fn identify(&mut self, core: &mut Core, data: &Value) -> Reaction {
        let asked = match asked(core, data) {
            Ok(asked) => asked,
            Err(reason) => return Reaction::Close(reason),
        };
        let id = core.world.new_id();
        core.hub.begin(id, asked, self.number, self.link.clone());
        self.session = Some(id);
        self.compress = asked.compress;
        welcome(core, id, asked);
        core.notice(Notice::Presence);
        Reaction::Nothing
    }

    fn resume(&mut self, core: &mut Core, data: &Value) -> Reaction {
        if !is_token(core, data) {
            return Reaction::Close(AUTHENTICATION_FAILED);
        }
        let id = data.get("session_id").and_then(Value::as_str).and_then(|id| id.parse().ok());
        let seq = data.get("seq").and_then(Value::as_u64).unwrap_or(0);
        let resumed = id.and_then(|id| core.hub.resume(id, seq, self.number, self.link.clone()));
        let Some(asked) = resumed else {
            return Reaction::Send(payload::plain(payload::INVALID_SESSION, &json!(false)));
        };
        self.session = id;
        self.compress = asked.compress;
        core.notice(Notice::Presence);
        Reaction::Nothing
    }
}

async fn close(socket: &mut WebSocket, (code, reason): Close) -> Result<(), axum::Error> {
    socket.send(Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::from_static(reason) }))).await
}

/// What an IDENTIFY asks for, if it may.
fn asked(core: &Core, data: &Value) -> Result<Asked, Close> {
    if !is_token(core, data) {
        return Err(AUTHENTICATION_FAILED);
    }
    let intents = data.get("intents").and_then(Value::as_u64).ok_or(INVALID_INTENTS)?;
    if !intents::are_known(intents) {
        return Err(INVALID_INTENTS);
    }
    let privileged = core.world.settings.get().application.privileged;
    let may = |is_on: bool, intent: u64| is_on || intents & intent == 0;
    if !may(privileged.message_content, intents::MESSAGE_CONTENT)
        || !may(privileged.guild_members, intents::GUILD_MEMBERS)
        || !may(false, intents::GUILD_PRESENCES)
    {
        return Err(DISALLOWED_INTENTS);
    }
    let shard = match data.get("shard") {
        None | Some(Value::Null) => (0, 1),
        Some(shard) => serde_json::from_value(shard.clone()).map_err(|_| INVALID_SHARD)?,
    };
    if shard.0 >= shard.1 {
        return Err(INVALID_SHARD);
    }
    let compress = data.get("compress").and_then(Value::as_bool).unwrap_or(false);
    Ok(Asked { intents, shard, compress })
}

fn is_token(core: &Core, data: &Value) -> bool {
    let given = data.get("token").and_then(Value::as_str);
    let token = &core.world.settings.get().application.token;
    given.is_some_and(|given| given.strip_prefix("Bot ").unwrap_or(given) == token)
}

/// Tells a new session who the bot is and which guilds it is in.
fn welcome(core: &mut Core, id: Id, asked: Asked) {
    let world = &core.world;
    let bot = world.bot();
    let (number, count) = asked.shard;
    let is_here =
        |guild: Id| world.members.get((guild, bot)).is_some() && (guild.get() >> 22) % count == number;
    let is_listed = |guild: Id| is_here(guild) && !core.hub.unlisted.contains(&guild);
    let guilds: Vec<_> = world.guilds.values().filter(|guild| is_listed(guild.id)).collect();
    let ready = json!({
        "v": 10,
        "user": world.users.get(bot).map(wire::user::current_user),
        "guilds": guilds.iter().map(|guild| json!({"id": guild.id, "unavailable": true})).collect::<Vec<_>>(),
        "session_id": id,
        "session_type": "normal",
        "resume_gateway_url": world.base.replacen("http", "ws", 1),
        "shard": [number, count],
        "application": {"id": world.settings.get().application.id, "flags": 0},
        "private_channels": [],
        "presences": [],
        "relationships": [],
        "geo_ordered_rtc_regions": [],
        "user_settings": {},
        "auth": {},
    });
    let in_reach = guilds.into_iter().filter(|guild| !core.hub.out.contains(&guild.id));
    let created: Vec<_> = in_reach.map(|guild| wire::guild::guild_create(world, guild)).collect();
    core.hub.dispatch_to(id, "READY", &ready);
    if asked.intents & intents::GUILDS != 0 {
        for guild in created {
            core.hub.dispatch_to(id, "GUILD_CREATE", &guild);
        }
    }
}
