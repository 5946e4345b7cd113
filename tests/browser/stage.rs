//! A world, a browser that looks at it, and the pictures of what was seen.

use std::{
    path::PathBuf,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
};

use serde_json::Value;

use crate::{
    chrome::Chrome,
    harness::World,
    tab::{Size, Tab},
};

pub struct Stage {
    chrome: Chrome,
    pub world: World,
    url: String,
    album: Arc<Album>,
}

impl Stage {
    /// `None` where there is no browser. `name` is the folder of the pictures.
    pub async fn open(name: &str) -> Option<Stage> {
        let chrome = Chrome::start().await?;
        let world = World::start().await;
        let url = world.url();
        Some(Stage { chrome, world, url, album: Arc::new(Album::new(name)) })
    }

    /// A window in which somebody looks at the channel for games.
    pub async fn tab(&self, person: &str, size: Size) -> Tab {
        let person = self.world.person(person).await;
        let address = format!("{}/#/{}/games", self.url, person.name);
        let album = Arc::clone(&self.album);
        Tab::open(self.chrome.driver.handle(), person, &address, size, album).await.expect("a window opens")
    }

    /// Ends it all. Nothing looked wrong, the page has complained of nothing, and what went over the wire is
    /// held against Discord's own words.
    pub async fn close(self) {
        let complaints = self.chrome.driver.browser_log().await.expect("the browser's log");
        let complaints: Vec<String> = complaints.into_iter().map(|entry| format!("{entry:?}")).collect();
        assert!(complaints.is_empty(), "{complaints:#?}");
        self.chrome.driver.quit().await.expect("the browser ends");
        self.world.finish().await;
        let faults = self.album.faults();
        assert!(
            faults.is_empty(),
            "{} faults of the page in {}: {faults:#?}",
            faults.len(),
            self.album.folder.display()
        );
    }
}

/// Where pictures of the page are kept, numbered as they were made.
#[derive(Debug)]
pub struct Album {
    folder: PathBuf,
    taken: AtomicUsize,
    /// What is wrong in which of them.
    faults: Mutex<Vec<String>>,
}

impl Album {
    pub fn new(name: &str) -> Album {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("browser").join(name);
        // Those of the last run, if there was one.
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder for the pictures");
        Album { folder, taken: AtomicUsize::new(0), faults: Mutex::default() }
    }

    /// Notes a fault that a picture shows.
    pub fn note(&self, picture: &str, fault: &Value) {
        let fault = format!("{picture}: {}", fault.as_str().unwrap_or_default());
        self.faults.lock().unwrap_or_else(PoisonError::into_inner).push(fault);
    }

    fn faults(&self) -> Vec<String> {
        self.faults.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The file for the next picture.
    pub fn next(&self, name: &str) -> PathBuf {
        let number = self.taken.fetch_add(1, Ordering::Relaxed) + 1;
        self.folder.join(format!("{number:03}-{name}.png"))
    }
}
