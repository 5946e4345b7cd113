//! What the sandbox sends over its gateway, as a bot with the same intents hears it.

use std::sync::{Arc, Mutex, PoisonError};

use futures_util::{SinkExt, StreamExt};
use serde::de::DeserializeSeed;
use serde_json::{Value, json};
use serenity::model::event::{Event, GatewayEvent};
use tokio::{net::TcpStream, task::JoinHandle, time::interval};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, tungstenite};
use twilight_model::gateway::event::GatewayEventDeserializer;

/// GUILDS, GUILD_MESSAGES and DIRECT_MESSAGES: what the bot asks for.
const INTENTS: u64 = (1 << 0) | (1 << 9) | (1 << 12);

/// A second connection that writes down every payload. It comes back when it is thrown out.
#[derive(Debug)]
pub struct Listener {
    heard: Arc<Mutex<Vec<String>>>,
    running: JoinHandle<()>,
}

impl Listener {
    /// Listens, and is known to the sandbox when this returns.
    pub async fn start(address: String, token: String) -> Listener {
        let heard = Arc::new(Mutex::new(Vec::new()));
        let mut session = Session { address, token, heard: Arc::clone(&heard), known: None };
        let running = tokio::spawn(async move {
            loop {
                // A connection that ends is made anew; while the sandbox is away there is none.
                let _ = session.listen().await;
                tokio::time::sleep(super::PAUSE).await;
            }
        });
        let listener = Listener { heard, running };
        super::until("the second connection", async || {
            listener.payloads().iter().any(|text| text.contains("\"GUILD_CREATE\"")).then_some(())
        })
        .await;
        listener
    }

    pub fn payloads(&self) -> Vec<String> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// What twilight or serenity cannot read of all that was sent.
    pub fn faults(&self) -> Vec<String> {
        let payloads = self.payloads();
        assert!(payloads.len() > 3, "hardly anything was heard: {payloads:?}");
        payloads.iter().filter_map(|text| Some(format!("{}: {text}", fault(text)?))).collect()
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.running.abort();
    }
}

/// Why a payload is none that Discord would send.
fn fault(text: &str) -> Option<String> {
    let Some(reader) = GatewayEventDeserializer::from_json(text) else {
        return Some("twilight finds no opcode".to_owned());
    };
    if let Err(error) = reader.deserialize(&mut serde_json::Deserializer::from_str(text)) {
        return Some(format!("twilight: {error}"));
    }
    match serde_json::from_str::<GatewayEvent>(text) {
        Ok(GatewayEvent::Dispatch(_, Event::Unknown(_))) => Some("serenity does not know it".to_owned()),
        Ok(_) => None,
        Err(error) => Some(format!("serenity: {error}")),
    }
}

/// Whether there is more to hear on a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Heard {
    More,
    End,
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

struct Session {
    address: String,
    token: String,
    heard: Arc<Mutex<Vec<String>>>,
    /// Its id and the number of the last event.
    known: Option<(String, u64)>,
}

impl Session {
    /// Listens on one connection until it ends.
    async fn listen(&mut self) -> Result<(), tungstenite::Error> {
        let (mut socket, _) = tokio_tungstenite::connect_async(&self.address).await?;
        self.greet(&mut socket).await?;
        // Often enough for any interval that a test sets.
        let mut beat = interval(std::time::Duration::from_secs(1));
        loop {
            tokio::select! {
                frame = socket.next() => match frame {
                    Some(Ok(tungstenite::Message::Text(text))) => {
                        if self.hear(text.as_str()) == Heard::End {
                            return Ok(());
                        }
                    }
                    Some(Ok(_)) => {}
                    Some(Err(error)) => return Err(error),
                    None => return Ok(()),
                },
                _ = beat.tick() => say(&mut socket, 1, &self.known.as_ref().map(|known| known.1).into()).await?,
            }
        }
    }

    /// Goes on with the session of before, or begins one.
    async fn greet(&self, socket: &mut Socket) -> Result<(), tungstenite::Error> {
        let token = &self.token;
        match &self.known {
            Some((id, seq)) => say(socket, 6, &json!({ "token": token, "session_id": id, "seq": seq })).await,
            None => {
                let properties = json!({ "os": "linux", "browser": "test", "device": "test" });
                let identify = json!({ "token": token, "intents": INTENTS, "properties": properties });
                say(socket, 2, &identify).await
            }
        }
    }

    fn hear(&mut self, text: &str) -> Heard {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner).push(text.to_owned());
        let payload: Value = serde_json::from_str(text).unwrap_or_default();
        if let Some(id) = payload["d"]["session_id"].as_str().filter(|_| payload["t"] == "READY") {
            self.known = Some((id.to_owned(), 0));
        }
        if let (Some((_, last)), Some(seq)) = (&mut self.known, payload["s"].as_u64()) {
            *last = seq;
        }
        if payload["op"] == 9 && payload["d"] == false {
            self.known = None;
        }
        // RECONNECT and INVALID_SESSION ask to come again.
        if payload["op"] == 7 || payload["op"] == 9 { Heard::End } else { Heard::More }
    }
}

async fn say(socket: &mut Socket, op: u8, data: &Value) -> Result<(), tungstenite::Error> {
    socket.send(json!({ "op": op, "d": data }).to_string().into()).await
}
