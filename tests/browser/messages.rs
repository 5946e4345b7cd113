//! What can be done with messages, and what is seen in them.

use serde::Deserialize;

use crate::tab::{Size, Tab};

/// The board that was posted last, as the page shows it.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
pub struct Shown {
    pub alt: String,
    pub source: String,
    /// The id of its message's element.
    pub message: String,
    loaded: bool,
}

const LAST_BOARD: &str = r"
    const image = [...document.querySelectorAll('#messages > li figure img')].at(-1);
    return image ? { alt: image.alt, source: image.src, message: image.closest('li').id,
        loaded: image.complete && image.naturalWidth > 0 } : null;";

/// The newest message that says this.
pub fn saying(text: &str) -> String {
    format!("(//ol[@id='messages']/li[contains(., \"{text}\")])[last()]")
}

/// The newest button of this name under a message, whatever sign stands before it.
pub fn button(label: &str) -> String {
    let named = format!("normalize-space()='{label}' or substring-after(normalize-space(), ' ')='{label}'");
    format!("(//ol[@id='messages']/li//button[contains(@class, 'button')][{named}])[last()]")
}

impl Tab {
    /// Until a message says this.
    pub async fn reads(&self, text: &str) {
        self.find(&saying(text)).await;
    }

    pub async fn press(&self, label: &str) {
        self.click(&button(label)).await;
    }

    /// Takes the entry that begins with `label` from the newest list that has it.
    pub async fn choose(&self, label: &str) {
        let option = format!("option[.='{label}' or starts-with(., '{label} ')]");
        let list = format!("(//ol[@id='messages']//select[{option}])[last()]");
        self.find(&list).await;
        self.click(&format!("{list}/{option}")).await;
    }

    /// The newest picture in the channel, when it is another than `before` and there.
    pub async fn next_board(&self, before: Option<&Shown>) -> Shown {
        self.until("another board", async || {
            let found: Option<Shown> = serde_json::from_value(self.look_up(LAST_BOARD).await?)?;
            Ok(found
                .filter(|found| found.loaded && before.is_none_or(|before| before.source != found.source)))
        })
        .await
    }

    /// Begins a reply: by the arrow beside the message, on a phone by its menu.
    pub async fn begin_reply(&self, message: &str) {
        match self.size {
            Size::Desk => {
                let line = format!("//li[@id='{message}']");
                self.hover(&format!("{line}//div[@class='headline']")).await;
                self.click(&format!("{line}//button[@aria-label='Reply']")).await;
            }
            Size::Phone => self.menu_of(message, "Reply").await,
        }
        self.find("//div[contains(@class, 'reply-bar')]").await;
    }

    /// Takes an entry of a message's menu.
    pub async fn menu_of(&self, message: &str, entry: &str) {
        let line = format!("//li[@id='{message}']");
        self.hover(&format!("{line}//div[@class='body']")).await;
        self.click(&format!("{line}//button[@aria-label='More']")).await;
        self.click(&format!("//div[@role='menu']//button[.='{entry}']")).await;
    }

    /// The element's id of the newest message that says this.
    pub async fn id_of(&self, text: &str) -> String {
        let message = saying(text);
        self.until(&message, async || self.find(&message).await.id().await).await
    }
}
