//! Somebody's window: what is found, clicked and typed in it.

use std::{sync::Arc, time::Duration};

use serde_json::{Value, json};
use thirtyfour::{
    By, TypingData, WebElement, WindowHandle,
    cdp::Cdp,
    error::{WebDriverError, WebDriverResult},
    session::handle::SessionHandle,
};

use crate::{
    harness::{Person, patience},
    stage::Album,
};

/// The pause between two looks.
const PAUSE: Duration = Duration::from_millis(30);

/// How large a window is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    Desk,
    Phone,
}

impl Size {
    pub const ALL: [Size; 2] = [Size::Desk, Size::Phone];

    /// Width and height in CSS pixels.
    pub fn pixels(self) -> (u32, u32) {
        match self {
            Size::Desk => (1280, 800),
            Size::Phone => (360, 740),
        }
    }
}

/// A window of the browser. The browser attends to one window at a time, so tests do too.
#[derive(Debug)]
pub struct Tab {
    session: Arc<SessionHandle>,
    window: WindowHandle,
    pub size: Size,
    pub person: Person,
    pub album: Arc<Album>,
}

impl Tab {
    pub async fn open(
        session: &Arc<SessionHandle>,
        person: Person,
        address: &str,
        size: Size,
        album: Arc<Album>,
    ) -> WebDriverResult<Tab> {
        // In a tab behind another one nothing would be drawn.
        let window = session.new_window().await?;
        session.switch_to_window(window.clone()).await?;
        let tab = Tab { session: Arc::clone(session), window, size, person, album };
        // Else only the window that was opened last would have the focus.
        let focused = json!({ "enabled": true });
        Cdp::new(Arc::clone(session)).send_raw("Emulation.setFocusEmulationEnabled", focused).await?;
        tab.resize(size).await?;
        session.goto(address).await?;
        tab.find("//ol[@id='messages']").await;
        tab.find("//h2[@id='title'][.='#games']").await;
        Ok(tab)
    }

    /// The session, attending to this window.
    pub async fn session(&self) -> WebDriverResult<&Arc<SessionHandle>> {
        self.session.switch_to_window(self.window.clone()).await?;
        Ok(&self.session)
    }

    /// Makes the window as large, without a word to [`Tab::size`].
    pub async fn resize(&self, size: Size) -> WebDriverResult<()> {
        let (width, height) = size.pixels();
        let cdp = Cdp::new(Arc::clone(self.session().await?));
        cdp.emulation().set_device_metrics_override(width, height, 1.0, size == Size::Phone).await
    }

    /// Runs a script in the page: what it returns. It only looks, for people do not use scripts.
    pub async fn look_up(&self, script: &str) -> WebDriverResult<Value> {
        Ok(self.session().await?.execute(script, Vec::new()).await?.json().clone())
    }

    /// Tries until something is found: the page may be drawn anew at any moment.
    ///
    /// # Panics
    ///
    /// After [`patience`], leaving a picture of the page.
    pub async fn until<T>(
        &self,
        what: &str,
        mut attempt: impl AsyncFnMut() -> WebDriverResult<Option<T>>,
    ) -> T {
        let mut last = None;
        let search = async {
            loop {
                match attempt().await {
                    Ok(Some(found)) => return found,
                    Ok(None) => last = None,
                    Err(error) => last = Some(error),
                }
                tokio::time::sleep(PAUSE).await;
            }
        };
        match tokio::time::timeout(patience(), search).await {
            Ok(found) => found,
            Err(_) => panic!("{}: {what}: {}", self.person.name, self.failure(last).await),
        }
    }

    /// What was wrong last, and where the page can be seen as it is.
    async fn failure(&self, last: Option<WebDriverError>) -> String {
        let picture = self.album.next("failed");
        let kept = async { self.session().await?.screenshot(&picture).await }.await;
        let error = last.map_or_else(|| "in vain".to_owned(), |error| format!("{error:?}"));
        format!("{error}; see {} ({kept:?})", picture.display())
    }

    /// The first element of this path that can be seen.
    pub async fn find(&self, xpath: &str) -> WebElement {
        self.until(xpath, async || self.visible(xpath).await).await
    }

    async fn visible(&self, xpath: &str) -> WebDriverResult<Option<WebElement>> {
        for element in self.session().await?.find_all(By::XPath(xpath)).await? {
            if element.is_displayed().await? {
                return Ok(Some(element));
            }
        }
        Ok(None)
    }

    /// Until no element of this path can be seen.
    pub async fn until_gone(&self, xpath: &str) {
        let gone = async || Ok(self.visible(xpath).await?.is_none().then_some(()));
        self.until(&format!("{xpath} goes"), gone).await;
    }

    /// Presses the mouse on the first visible element of this path. Fails where another covers it.
    pub async fn click(&self, xpath: &str) {
        let click = async || match self.visible(xpath).await? {
            Some(element) => Ok(Some(element.click().await?)),
            None => Ok(None),
        };
        self.until(&format!("a click on {xpath}"), click).await;
    }

    /// Brings the mouse there.
    pub async fn hover(&self, xpath: &str) {
        let hover = async || {
            let Some(element) = self.visible(xpath).await? else { return Ok(None) };
            element.scroll_into_view().await?;
            let chain = self.session.action_chain_with_delay(Some(Duration::ZERO), Some(Duration::ZERO));
            Ok(Some(chain.move_to_element_center(&element).perform().await?))
        };
        self.until(&format!("the mouse on {xpath}"), hover).await;
    }

    /// Types into whatever has the focus.
    pub async fn keys(&self, text: impl Into<TypingData>) {
        let session = self.session().await.expect("the window is there");
        let chain = session.action_chain_with_delay(Some(Duration::ZERO), Some(Duration::ZERO));
        chain.send_keys(text).perform().await.expect("the keyboard works");
    }
}
