//! A browser without a window, and the program through which tests use it.

use std::{
    ffi::OsStr,
    path::{Path, PathBuf},
    process::Stdio,
};

use thirtyfour::{ChromiumLikeCapabilities, DesiredCapabilities, WebDriver};
use tokio::{
    io::{AsyncBufReadExt, BufReader, Lines},
    process::{Child, ChildStdout, Command},
};

/// A browser of its own, with an empty profile. It asks nobody but the machine itself.
#[derive(Debug)]
pub struct Chrome {
    /// Ends the browser when it is dropped, so it goes before its driver.
    pub driver: WebDriver,
    _process: Child,
    /// The driver writes as long as somebody reads.
    _said: Lines<BufReader<ChildStdout>>,
    _profile: tempfile::TempDir,
}

/// What the browser must not do by itself, and what it cannot do in a container.
const FLAGS: [&str; 15] = [
    "--headless=new",
    // Chromium refuses its sandbox to root; the page is this repository's own.
    "--no-sandbox",
    // Containers have little of /dev/shm.
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-domain-reliability",
    "--disable-extensions",
    "--disable-sync",
    "--force-prefers-reduced-motion",
    "--lang=en-GB",
    // Whatever it may still ask for, no name is found.
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
];

impl Chrome {
    /// Starts a browser; `None`, said aloud, where there is none.
    ///
    /// # Panics
    ///
    /// If there is none although STONES_REQUIRE_ALL=1 forbids skipping.
    pub async fn start() -> Option<Chrome> {
        let (browser, driver) = (program("chromium"), program("chromedriver"));
        let (Some(browser), Some(driver)) = (&browser, &driver) else {
            let why = "Debian's packages chromium and chromium-driver are not both installed";
            crate::harness::skip("the page is not looked at in a browser", why);
            return None;
        };
        Some(Chrome::with(browser, driver).await)
    }

    async fn with(browser: &Path, driver: &Path) -> Chrome {
        let profile = tempfile::tempdir().expect("a folder for the profile");
        let mut process = Command::new(driver)
            .arg("--port=0")
            .env("HOME", profile.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .expect("the browser's driver can be started");
        let mut said = BufReader::new(process.stdout.take().expect("it writes")).lines();
        let address = format!("http://127.0.0.1:{}", port(&mut said).await);
        let driver = WebDriver::new(address, capabilities(browser, profile.path())).await;
        let driver = driver.expect("the browser starts");
        Chrome { driver, _process: process, _said: said, _profile: profile }
    }
}

/// A program of this name, where programs are looked for.
fn program(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths::<OsStr>(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
}

/// The port that the driver has found free: it says so when it listens.
async fn port(said: &mut Lines<BufReader<ChildStdout>>) -> u16 {
    let search = async {
        while let Some(line) = said.next_line().await.expect("the driver's words can be read") {
            let port = line.rsplit_once("started successfully on port ");
            if let Some(port) = port.and_then(|(_, port)| port.trim_end_matches('.').parse().ok()) {
                return port;
            }
        }
        panic!("the browser's driver ended before it listened");
    };
    tokio::time::timeout(crate::harness::patience(), search).await.expect("the browser's driver starts")
}

fn capabilities(browser: &Path, profile: &Path) -> thirtyfour::ChromeCapabilities {
    let mut wanted = DesiredCapabilities::chrome();
    wanted.set_binary(&browser.to_string_lossy()).unwrap();
    let profile = format!("--user-data-dir={}", profile.join("profile").display());
    FLAGS.into_iter().chain([profile.as_str()]).for_each(|flag| wanted.add_arg(flag).unwrap());
    wanted
}
