//! A channel or thread, seen from above: private messages are left out.

use super::{Control, Message, PAUSE, patience};

/// By id or name.
#[derive(Clone, Debug)]
pub struct Channel {
    control: Control,
    pub name: String,
}

impl Channel {
    pub fn new(control: &Control, name: &str) -> Channel {
        Channel { control: control.clone(), name: name.to_owned() }
    }

    /// Everything in it that everybody sees, the oldest first.
    pub async fn messages(&self) -> Vec<Message> {
        let mut all = Vec::new();
        let mut last = "0".to_owned();
        loop {
            let page = self.after(&last, 0).await;
            let Some(message) = page.last() else { break };
            last = message.id().to_owned();
            all.extend(page);
        }
        all.retain(|message| !message.is_private());
        all
    }

    /// The boards in it, the oldest first.
    pub async fn boards(&self) -> Vec<Message> {
        self.messages().await.into_iter().filter(Message::is_board).collect()
    }

    /// The id of its last message; what comes later has a greater one.
    pub async fn end(&self) -> String {
        let last = self.control.get(&format!("/channels/{}/messages?limit=1", self.name)).await;
        last[0]["id"].as_str().unwrap_or("0").to_owned()
    }

    /// The next messages after the one with this id, at most two hundred.
    pub async fn since(&self, id: &str) -> Vec<Message> {
        self.after(id, 0).await
    }

    /// The next hundreds of messages after the one with this id; waits for the first.
    async fn after(&self, id: &str, wait_ms: u128) -> Vec<Message> {
        let path = format!("/channels/{}/messages?after={id}&limit=200&wait_ms={wait_ms}", self.name);
        let found = self.control.get(&path).await;
        let found = found.as_array().into_iter().flatten();
        found.map(|json| Message::new(&self.control, json.clone())).collect()
    }

    /// The first message after the one with the id `after` that is wanted and not private.
    pub async fn wait_for_message(
        &self,
        after: &str,
        what: &str,
        wanted: impl Fn(&Message) -> bool,
    ) -> Message {
        let search = async {
            let mut last = after.to_owned();
            loop {
                let page = self.after(&last, patience().as_millis()).await;
                if let Some(message) = page.last() {
                    last = message.id().to_owned();
                }
                let mut page = page.into_iter().filter(|message| !message.is_private());
                if let Some(found) = page.find(&wanted) {
                    return found;
                }
            }
        };
        let found = tokio::time::timeout(patience(), search).await;
        match found {
            Ok(found) => found,
            Err(_) => panic!("{what} did not come; #{} holds {:#?}", self.name, self.texts().await),
        }
    }

    /// The board that comes after a message: a new one, or, if the message is a board and nobody has
    /// written since, another in its place.
    pub async fn board_after(&self, last: &Message) -> Message {
        let found = tokio::time::timeout(patience(), async {
            loop {
                let later = self.after(last.id(), 0).await;
                let new = later.into_iter().find(|message| message.is_board() && !message.is_private());
                if let Some(board) = new {
                    return board;
                }
                let now = last.now_if_there().await;
                let changed =
                    |now: &Message| last.is_board() && now.is_board() && now.file_name() != last.file_name();
                if let Some(board) = now.filter(changed) {
                    return board;
                }
                tokio::time::sleep(PAUSE).await;
            }
        });
        match found.await {
            Ok(board) => board,
            Err(_) => panic!("a board did not come; #{} holds {:#?}", self.name, self.texts().await),
        }
    }

    /// The texts of what is in it, for failures.
    pub async fn texts(&self) -> Vec<String> {
        self.messages().await.iter().map(|message| message.text().to_owned()).collect()
    }
}
