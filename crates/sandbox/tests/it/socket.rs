//! A gateway client that shows every payload as it came.

use std::collections::VecDeque;
use std::io::Read;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::rig::{PATIENCE, Rig};

/// GUILDS, GUILD_MESSAGES and DIRECT_MESSAGES.
pub const LEAST: u64 = 1 | 1 << 9 | 1 << 12;

pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// All payloads so far, as text.
    pub seen: Vec<String>,
    /// Payloads that were received in compressed form.
    pub compressed: usize,
    pub seq: u64,
    pub session: String,
    waiting: VecDeque<Value>,
}

impl Socket {
    /// Connects and is greeted.
    pub async fn connect(rig: &Rig) -> Self {
        let url = format!("ws://{}/?v=10&encoding=json", rig.sandbox.addr());
        let (stream, _) = connect_async(url).await.expect("the gateway answers");
        let (seen, session) = (Vec::new(), String::new());
        let mut socket = Self { stream, seen, compressed: 0, seq: 0, session, waiting: VecDeque::new() };
        assert_eq!(socket.next().await.expect("HELLO")["op"], 10);
        socket
    }

    pub async fn send(&mut self, payload: Value) {
        self.stream.send(Message::Text(payload.to_string().into())).await.expect("the gateway listens");
    }

    pub async fn identify(&mut self, rig: &Rig, intents: u64, compress: bool) {
        let properties = json!({"os": "linux", "browser": "test", "device": "test"});
        let data = json!({"token": rig.sandbox.token(), "intents": intents, "compress": compress,
                          "properties": properties});
        self.send(json!({"op": 2, "d": data})).await;
        let ready = self.until("READY").await;
        self.session = ready["session_id"].as_str().unwrap().to_owned();
    }

    pub async fn resume(&mut self, rig: &Rig, session: &str, seq: u64) {
        let data = json!({"token": rig.sandbox.token(), "session_id": session, "seq": seq});
        self.send(json!({"op": 6, "d": data})).await;
    }

    /// The next payload; its close code, if the gateway closes; 0 if the connection just ends.
    pub async fn next(&mut self) -> Result<Value, u16> {
        if let Some(waiting) = self.waiting.pop_front() {
            return Ok(waiting);
        }
        let received = tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("something comes");
        let text = match received {
            Some(Ok(Message::Text(text))) => text.to_string(),
            Some(Ok(Message::Binary(bytes))) => {
                self.compressed += 1;
                let mut text = String::new();
                flate2::read::ZlibDecoder::new(&bytes[..])
                    .read_to_string(&mut text)
                    .expect("one zlib stream");
                text
            }
            Some(Ok(Message::Close(Some(frame)))) => return Err(frame.code.into()),
            Some(Ok(other)) => panic!("{other:?}"),
            Some(Err(_)) | None => return Err(0),
        };
        let payload: Value = serde_json::from_str(&text).expect("JSON");
        self.seq = payload["s"].as_u64().unwrap_or(self.seq);
        self.seen.push(text);
        Ok(payload)
    }

    /// The data of the next event of this name; the ones before it are passed over.
    pub async fn until(&mut self, name: &str) -> Value {
        loop {
            let payload = self.next().await.unwrap_or_else(|code| panic!("closed with {code} before {name}"));
            if payload["t"] == name {
                return payload["d"].clone();
            }
        }
    }

    /// The next payload with this opcode.
    pub async fn until_op(&mut self, op: u64) -> Value {
        loop {
            let payload = self.next().await.expect("the gateway stays");
            if payload["op"] == op {
                return payload;
            }
        }
    }

    /// The code that the gateway closes with.
    pub async fn closed(&mut self) -> u16 {
        loop {
            if let Err(code) = self.next().await {
                return code;
            }
        }
    }
}
