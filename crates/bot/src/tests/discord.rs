//! A stand-in for Discord's REST interface: a handful of fixed answers on 127.0.0.1, and a memory
//! of what was asked. Of state it knows what the messages are that were posted; the sandbox knows all of it, in
//! the end-to-end tests.

use std::{
    collections::{HashMap, VecDeque},
    net::SocketAddr,
    sync::{Arc, Mutex},
};

use serde_json::{Value, json};
use serenity::model::Permissions;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
};

/// A request as it came.
#[derive(Clone, Debug)]
pub struct Asked {
    pub method: String,
    pub path: String,
    /// The JSON of the body, or of its `payload_json` part; null if there is none.
    pub json: Value,
    /// Whether a file came with it.
    pub has_file: bool,
}

impl Asked {
    /// What the message says, plain or as a card.
    pub fn text(&self) -> &str {
        // The message of an answer stands within it.
        let message = if self.json["data"].is_object() { &self.json["data"] } else { &self.json };
        let card = &message["components"][0];
        let texts = card["components"].as_array().into_iter().flatten();
        let text = texts.filter(|part| part["type"] == 10).find_map(|part| part["content"].as_str());
        message["content"].as_str().or(text).unwrap_or_default()
    }

    pub fn is_card(&self) -> bool {
        self.json["flags"].as_u64().unwrap_or(0) & 32768 != 0
    }
}

/// What is answered to the next requests that `method path` begins like.
struct Planned {
    like: String,
    status: u16,
    headers: &'static str,
    body: Value,
}

#[derive(Clone)]
pub struct Discord(Arc<Inner>);

struct Inner {
    address: SocketAddr,
    asked: Mutex<Vec<Asked>>,
    planned: Mutex<VecDeque<Planned>>,
    /// Who is no member of any server.
    absent: Mutex<Vec<u64>>,
    /// Which channels are gone.
    gone: Mutex<Vec<u64>>,
    /// Which channels only their members see.
    hidden: Mutex<Vec<u64>>,
    /// The messages in channels by their addresses.
    messages: Mutex<HashMap<String, Value>>,
    next_id: Mutex<u64>,
}

impl Discord {
    pub async fn start() -> Discord {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let discord = Discord(Arc::new(Inner {
            address: listener.local_addr().unwrap(),
            asked: Mutex::default(),
            planned: Mutex::default(),
            absent: Mutex::default(),
            gone: Mutex::default(),
            hidden: Mutex::default(),
            messages: Mutex::default(),
            next_id: Mutex::new(super::snowflake(super::START)),
        }));
        let served = discord.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let discord = served.clone();
                tokio::spawn(async move { discord.serve(stream).await });
            }
        });
        discord
    }

    pub fn url(&self) -> String {
        format!("http://{}", self.0.address)
    }

    /// Answers the next request whose "METHOD /path" holds `like` otherwise than usual.
    pub fn plan(&self, like: impl Into<String>, status: u16, headers: &'static str, body: Value) {
        self.0.planned.lock().unwrap().push_back(Planned { like: like.into(), status, headers, body });
    }

    pub fn refuse(&self, like: impl Into<String>, status: u16, code: u32) {
        self.plan(like, status, "", json!({ "code": code, "message": "refused" }));
    }

    pub fn leaves(&self, user: u64) {
        self.0.absent.lock().unwrap().push(user);
    }

    pub fn is_absent(&self, user: u64) -> bool {
        self.0.absent.lock().unwrap().contains(&user)
    }

    pub fn delete_channel(&self, channel: u64) {
        self.0.gone.lock().unwrap().push(channel);
    }

    pub fn hide_channel(&self, channel: u64) {
        self.0.hidden.lock().unwrap().push(channel);
    }

    fn is_gone(&self, path: &str) -> bool {
        channel_of(path).is_some_and(|channel| self.0.gone.lock().unwrap().contains(&channel))
    }

    fn is_hidden(&self, path: &str) -> bool {
        channel_of(path).is_some_and(|channel| self.0.hidden.lock().unwrap().contains(&channel))
    }

    /// The requests so far whose "METHOD /path" holds `like`.
    pub fn asked(&self, like: &str) -> Vec<Asked> {
        let asked = self.0.asked.lock().unwrap();
        asked
            .iter()
            .filter(|asked| format!("{} {}", asked.method, asked.path).contains(like))
            .cloned()
            .collect()
    }

    async fn serve(&self, mut stream: TcpStream) {
        let Some(asked) = read(&mut stream).await else { return };
        let (status, headers, body) = self.answer(&asked);
        self.0.asked.lock().unwrap().push(asked);
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let text = format!(
            "HTTP/1.1 {status} ANSWER\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n{headers}\r\n{body}",
            body.len()
        );
        let _ = stream.write_all(text.as_bytes()).await;
    }

    fn answer(&self, asked: &Asked) -> (u16, &'static str, Value) {
        let line = format!("{} {}", asked.method, asked.path);
        let mut planned = self.0.planned.lock().unwrap();
        if let Some(at) = planned.iter().position(|planned| line.contains(&planned.like)) {
            let planned = planned.remove(at).unwrap();
            return (planned.status, planned.headers, planned.body);
        }
        if let Some((_, user)) = asked.path.split_once("/members/") {
            return self.member(user.parse().unwrap());
        }
        match asked.method.as_str() {
            "GET" if is_channel(&asked.path) && self.is_gone(&asked.path) => {
                (404, "", json!({ "code": 10003, "message": "Unknown Channel" }))
            }
            "GET" if asked.path.ends_with("/roles") => {
                let everybody = Permissions::VIEW_CHANNEL.bits().to_string();
                (200, "", json!([{ "id": super::SERVER.to_string(), "permissions": everybody }]))
            }
            "GET" if is_channel(&asked.path) && self.is_hidden(&asked.path) => {
                let everybody = super::SERVER.to_string();
                let told = json!([{ "id": everybody, "type": 0, "allow": "0", "deny": "1024" }]);
                (200, "", json!({ "type": 0, "permission_overwrites": told }))
            }
            "GET" if is_channel(&asked.path) => (200, "", json!({ "type": 0 })),
            "GET" => {
                (200, "", self.0.messages.lock().unwrap().get(&asked.path).cloned().unwrap_or(json!([])))
            }
            "POST" if asked.path.ends_with("/callback") => (204, "", Value::Null),
            "POST" => {
                let mut next = self.0.next_id.lock().unwrap();
                *next += 1;
                self.note(&format!("{}/{next}", asked.path), &asked.json);
                (200, "", json!({ "id": next.to_string() }))
            }
            _ => {
                self.note(&asked.path, &asked.json);
                (200, "", json!({ "id": "1" }))
            }
        }
    }

    /// Notes the fields of a message that are posted or changed, and shows their pictures as Discord does.
    fn note(&self, address: &str, fields: &Value) {
        let mut messages = self.0.messages.lock().unwrap();
        let id = address.rsplit('/').next().unwrap();
        let new = json!({ "id": id, "author": { "id": super::BOT.to_string() }, "content": "" });
        let message = messages.entry(address.to_owned()).or_insert(new);
        let fields: Value = serde_json::from_str(
            &fields.to_string().replace("attachment://", "https://cdn.example/attachments/2/3/"),
        )
        .unwrap();
        for (name, value) in fields.as_object().into_iter().flatten() {
            // Only plain messages show what is attached.
            let shown = if name == "attachments" { &json!([]) } else { value };
            message[name] = shown.clone();
        }
    }

    fn member(&self, user: u64) -> (u16, &'static str, Value) {
        if self.is_absent(user) {
            return (404, "", json!({ "code": 10007, "message": "Unknown Member" }));
        }
        (200, "", json!({ "user": { "id": user.to_string(), "username": format!("user{user}") } }))
    }
}

fn channel_of(path: &str) -> Option<u64> {
    path.rsplit('/').next().and_then(|id| id.parse().ok())
}

fn is_channel(path: &str) -> bool {
    path.rsplit_once('/').is_some_and(|(before, _)| before.ends_with("/channels"))
}

async fn read(stream: &mut TcpStream) -> Option<Asked> {
    let mut bytes = Vec::new();
    let mut chunk = [0; 4096];
    loop {
        let read = stream.read(&mut chunk).await.ok().filter(|read| *read > 0)?;
        bytes.extend_from_slice(&chunk[..read]);
        let Some(end) = find(&bytes, b"\r\n\r\n") else { continue };
        let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
        let length = head.lines().find_map(|line| {
            let (name, value) = line.split_once(':')?;
            name.eq_ignore_ascii_case("content-length").then(|| value.trim().parse::<usize>().ok())?
        });
        if bytes.len() >= end + 4 + length.unwrap_or(0) {
            return Some(asked(&head, &bytes[end + 4..]));
        }
    }
}

fn asked(head: &str, body: &[u8]) -> Asked {
    let mut words = head.split_whitespace();
    let method = words.next().unwrap_or_default().to_owned();
    let path = words.next().unwrap_or_default().to_owned();
    let has_file = find(body, b"filename=").is_some();
    let part = match find(body, b"name=\"payload_json\"") {
        Some(at) => {
            let part = &body[at..];
            let start = find(part, b"\r\n\r\n").unwrap_or(0) + 4;
            let end = find(part, b"\r\n--").unwrap_or(part.len());
            &part[start..end]
        }
        None => body,
    };
    Asked { method, path, json: serde_json::from_slice(part).unwrap_or_default(), has_file }
}

fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).position(|window| window == wanted)
}
