//! The line in which one writes, and the fields of a command.

use thirtyfour::Key;

use crate::tab::Tab;

const FIELD: &str = "//div[@id='composer']//textarea";

impl Tab {
    /// Begins to write.
    pub async fn write(&self, text: &str) {
        self.click(FIELD).await;
        self.keys(text).await;
    }

    pub async fn enter(&self) {
        self.keys(Key::Enter).await;
    }

    /// Chooses a suggestion that shows this.
    pub async fn suggestion(&self, label: &str) {
        self.click(&format!(
            "//div[@role='listbox'][not(@hidden)]//div[@role='option'][span[@class='label'][.='{label}']]"
        ))
        .await;
    }

    /// Begins a command: types its first letters and takes it from the list.
    pub async fn begin_command(&self, name: &str) {
        self.write(&format!("/{}", &name[..name.len().min(4)])).await;
        self.suggestion(&format!("/{name}")).await;
        self.find(&format!("//div[@role='group'][@aria-label='/{name}']")).await;
    }

    /// Opens the field of an option, types into it, and takes a suggestion.
    pub async fn option(&self, name: &str, typed: &str, label: &str) {
        self.click(&format!("//div[@id='composer']//button[.='+ {name}']")).await;
        self.fill(typed, label).await;
    }

    /// Types into the field that has the focus, and takes a suggestion.
    pub async fn fill(&self, typed: &str, label: &str) {
        if !typed.is_empty() {
            self.keys(typed).await;
        }
        self.suggestion(label).await;
    }

    /// Sends the command.
    pub async fn send_command(&self) {
        self.enter().await;
        self.find(FIELD).await;
    }
}
