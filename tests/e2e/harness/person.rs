//! What people do.

use serde_json::{Map, Value, json};

use super::{
    Control, Message,
    message::text_of,
    patience,
    slow::{ALL_SAID, BREATH, Slow},
};

/// The first answer to everything comes sooner, whatever store and drawing do.
const PROMPT_MS: u64 = 1500;

/// Somebody in the server, in one of its channels.
#[derive(Clone, Debug)]
pub struct Person {
    control: Control,
    slow: Slow,
    /// The username.
    pub name: String,
    /// The name that everybody sees.
    pub shown: String,
    pub id: String,
    channel: String,
}

impl Person {
    pub fn new(control: &Control, slow: &Slow, user: &Value, channel: &str) -> Person {
        let text = |field: &str| user[field].as_str().expect("a user has a name and an id").to_owned();
        Person {
            control: control.clone(),
            slow: slow.clone(),
            name: text("username"),
            shown: user["shown"].as_str().unwrap_or(&text("username")).to_owned(),
            id: text("id"),
            channel: channel.to_owned(),
        }
    }

    /// The same person, somewhere else: the name or id of a channel, `@bot` for a conversation with it.
    pub fn in_channel(&self, channel: &str) -> Person {
        Person { channel: channel.to_owned(), ..self.clone() }
    }

    fn path(&self, deed: &str) -> String {
        format!("/users/{}/{deed}", self.name)
    }

    /// Gives a slash command.
    pub async fn command(&self, name: &str, options: &[(&str, &str)]) -> Answer {
        self.send_command(name, options).await.answer().await
    }

    /// Uses an entry of the menu of `other`.
    pub async fn menu(&self, name: &str, other: &Person) -> Answer {
        let body = json!({ "channel": self.channel, "name": name, "target_user": other.id });
        self.begin("menu", body).await.answer().await
    }

    /// Uses an entry of the menu of a message.
    pub async fn message_menu(&self, name: &str, message: &Message) -> Answer {
        let body = json!({ "channel": message.channel(), "name": name, "target_message": message.id() });
        self.begin("menu", body).await.answer().await
    }

    /// Presses the button that says `label`.
    pub async fn press(&self, message: &Message, label: &str) -> Answer {
        self.send_press(message, label).await.answer().await
    }

    /// Chooses an entry of a list.
    pub async fn choose(&self, message: &Message, list: &str, value: &str) -> Answer {
        self.choose_all(message, list, &[value]).await
    }

    /// Chooses these entries of a list and no others: of roles and channels by id or name.
    pub async fn choose_all(&self, message: &Message, list: &str, values: &[&str]) -> Answer {
        let body = json!({ "message": message.id(), "custom_id": list, "values": values });
        self.begin("select", body).await.answer().await
    }

    /// Chooses `value` in the list that offers it.
    pub async fn pick(&self, message: &Message, value: &str) -> Answer {
        let choices = message.choices();
        let list = choices.iter().find(|choice| choice.1 == value);
        let list = list.unwrap_or_else(|| panic!("no entry {value}, but {choices:?}"));
        self.choose(message, &list.0, value).await
    }

    /// Writes into the form that a press has opened, and sends it.
    pub async fn submit(&self, form: &Answer, text: &str) -> Answer {
        assert_eq!(form.status(), "modal", "{:#}", form.view);
        let field = form.view["modal"]["components"][0]["components"][0]["custom_id"].as_str();
        let values = json!({ field.expect("a field"): text });
        let body = json!({ "interaction": form.view["id"], "values": values });
        self.begin("submit", body).await.answer().await
    }

    /// What is offered while the option `focused` is typed. A bot that is held up offers nothing in time:
    /// then it is asked once more, as people type on.
    pub async fn autocomplete(&self, name: &str, options: &[(&str, &str)], focused: &str) -> Vec<String> {
        let choices = self.choices(name, options, focused).await;
        if !self.slow.is_on() {
            return choices;
        }
        self.slow.lift();
        let choices = self.choices(name, options, focused).await;
        self.slow.hold();
        choices
    }

    /// What is offered at once.
    pub async fn choices(&self, name: &str, options: &[(&str, &str)], focused: &str) -> Vec<String> {
        let body =
            json!({ "channel": self.channel, "name": name, "options": as_map(options), "focused": focused });
        let view = self.control.post(&self.path("autocomplete"), body).await;
        let answer = Answer::checked(&self.control, view);
        let choices = answer.view["choices"].as_array().into_iter().flatten();
        choices.filter_map(|choice| choice["value"].as_str()).map(str::to_owned).collect()
    }

    pub async fn send_command(&self, name: &str, options: &[(&str, &str)]) -> Pending {
        self.begin("commands", json!({ "channel": self.channel, "name": name, "options": as_map(options) }))
            .await
    }

    pub async fn send_press(&self, message: &Message, label: &str) -> Pending {
        let button = message.buttons().into_iter().find(|button| button.label == label);
        let button = button.unwrap_or_else(|| panic!("no button {label}, but {:?}", message.labels()));
        self.begin("press", json!({ "message": message.id(), "custom_id": button.id })).await
    }

    async fn begin(&self, deed: &str, body: Value) -> Pending {
        let view = self.control.post(&self.path(deed), body).await;
        let id = view["id"].as_str().expect("an interaction has an id").to_owned();
        Pending { control: self.control.clone(), slow: self.slow.clone(), id }
    }

    /// Says something.
    pub async fn say(&self, text: &str) -> Message {
        self.write(json!({ "channel": self.channel, "content": text })).await
    }

    /// Says something to the bot.
    pub async fn mentions_bot(&self, text: &str) -> Message {
        let bot = self.control.get("/state").await["bot"].as_str().expect("there is a bot").to_owned();
        self.say(&format!("<@{bot}> {text}")).await
    }

    /// Replies to a message, with the ping on, as it is unless one takes it away.
    pub async fn reply_to(&self, message: &Message, text: &str) -> Message {
        self.reply(message, text, true).await
    }

    /// Replies to a message and switches the ping off: the bot does not get the text.
    pub async fn reply_without_ping(&self, message: &Message, text: &str) -> Message {
        self.reply(message, text, false).await
    }

    async fn reply(&self, message: &Message, text: &str, ping: bool) -> Message {
        let channel = message.channel();
        self.write(json!({ "channel": channel, "content": text, "reply_to": message.id(), "ping": ping }))
            .await
    }

    async fn write(&self, body: Value) -> Message {
        Message::new(&self.control, self.control.post(&self.path("messages"), body).await)
    }
}

fn as_map(options: &[(&str, &str)]) -> Map<String, Value> {
    options.iter().map(|&(name, value)| (name.to_owned(), json!(value))).collect()
}

/// An interaction that may not be answered yet.
#[derive(Clone, Debug)]
pub struct Pending {
    control: Control,
    slow: Slow,
    pub id: String,
}

impl Pending {
    /// What has been said so far, in the first answer or after it. The message that a press was only
    /// acknowledged under says nothing.
    pub async fn told(&self) -> Option<String> {
        let view = self.control.get(&format!("/interactions/{}", self.id)).await;
        let said =
            matches!(view["status"].as_str(), Some("answered" | "updated")).then_some(&view["message"]);
        let later = view["followups"].as_array().into_iter().flatten();
        let texts: Vec<String> = said.into_iter().chain(later).map(text_of).collect();
        (!texts.is_empty()).then(|| texts.join("\n"))
    }

    /// The answer, which must come, and come in time. Of a bot that is held up, what a press is only
    /// acknowledged before.
    pub async fn answer(&self) -> Answer {
        let answer = self.answer_and(0).await;
        if self.slow.is_on() && answer.status() == "acknowledged" {
            self.what_follows(answer).await
        } else {
            answer
        }
    }

    /// What is said after the acknowledgement: by an edit of the message that the press was on, or beside
    /// it. The acknowledgement itself if that was all.
    async fn what_follows(&self, acknowledged: Answer) -> Answer {
        let mut view = acknowledged.view.clone();
        let said = async {
            loop {
                let now = self.control.get(&format!("/interactions/{}", self.id)).await;
                if now["status"] == "updated" {
                    return ("updated", now["message"].clone());
                }
                if let Some(followed) = now["followups"].get(0) {
                    return ("answered", followed.clone());
                }
                tokio::time::sleep(BREATH).await;
            }
        };
        match tokio::time::timeout(ALL_SAID, said).await {
            Ok((status, message)) => {
                view["status"] = status.into();
                view["message"] = message;
                Answer { view, ..acknowledged }
            }
            Err(_) => acknowledged,
        }
    }

    /// The answer and as many follow-ups.
    pub async fn answer_and(&self, followups: usize) -> Answer {
        let wait = patience().as_millis();
        let path = format!("/interactions/{}?wait_ms={wait}&followups={followups}", self.id);
        Answer::checked(&self.control, self.control.get(&path).await)
    }
}

/// What the bot answered to an interaction.
#[derive(Clone, Debug)]
pub struct Answer {
    control: Control,
    pub view: Value,
}

impl Answer {
    fn checked(control: &Control, view: Value) -> Answer {
        let status = view["status"].as_str().unwrap_or_default();
        // An answer that is later than Discord allows, three seconds, is none to the sandbox either.
        assert!(
            matches!(status, "answered" | "acknowledged" | "updated" | "modal"),
            "no answer in time: {view:#}"
        );
        let after = view["answered_after_ms"].as_u64().expect("an answer has a time");
        assert!(after < PROMPT_MS, "the first answer came after {after} ms: {view:#}");
        Answer { control: control.clone(), view }
    }

    pub fn status(&self) -> &str {
        self.view["status"].as_str().unwrap_or_default()
    }

    /// The message it is, or of a press the message it changed.
    pub fn message(&self) -> Message {
        assert!(self.view["message"].is_object(), "the answer is no message: {:#}", self.view);
        Message::new(&self.control, self.view["message"].clone())
    }

    /// Its text; of a press that was only acknowledged, nothing.
    pub fn text(&self) -> String {
        if self.status() == "acknowledged" { String::new() } else { self.message().text().to_owned() }
    }
}
