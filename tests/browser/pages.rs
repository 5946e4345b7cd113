//! The page of a game in a browser: live, step by step, without JavaScript, on narrow screens.

use std::sync::Arc;

use serde_json::{Value, json};
use thirtyfour::{Key, TypingData, WebDriver, cdp::Cdp};

use crate::{
    chrome::Chrome,
    harness::{Message, Person, World, until},
    stage::Album,
};

/// The widths of a desk, a phone, and the narrowest phone there is.
const WIDTHS: [(u32, u32); 3] = [(1280, 900), (360, 740), (320, 640)];

/// Somebody who looks at a page.
struct Reader {
    chrome: Chrome,
    album: Album,
}

impl Reader {
    fn driver(&self) -> &WebDriver {
        &self.chrome.driver
    }

    async fn cdp(&self, method: &str, params: Value) -> Value {
        Cdp::new(Arc::clone(self.driver().handle())).send_raw(method, params).await.expect(method)
    }

    async fn script(&self, script: &str) -> Value {
        self.driver().execute(script, Vec::new()).await.expect("the script runs").json().clone()
    }

    async fn resize(&self, (width, height): (u32, u32)) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600 });
        self.cdp("Emulation.setDeviceMetricsOverride", size).await;
    }

    async fn scheme(&self, scheme: &str) {
        let feature = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        self.cdp("Emulation.setEmulatedMedia", feature).await;
    }

    /// Until a text stands on the page.
    async fn reads(&self, words: &str) {
        let script = "return document.body.innerText + document.querySelector('#board img').alt";
        until(words, async || self.script(script).await.as_str()?.contains(words).then_some(())).await;
    }

    async fn text(&self, selector: &str) -> String {
        let text = self.script(&format!("return document.querySelector('{selector}')?.innerText")).await;
        text.as_str().unwrap_or_default().to_owned()
    }

    /// The picture as it is shown: its size once it is there.
    async fn picture(&self) -> String {
        let script = "const image = document.querySelector('#board img');
            return image.complete && image.naturalWidth > 0 ? image.currentSrc : ''";
        until("the picture", async || {
            let shown = self.script(script).await;
            shown.as_str().filter(|address| !address.is_empty()).map(str::to_owned)
        })
        .await
    }

    async fn keys(&self, keys: impl Into<TypingData>) {
        self.driver().action_chain().send_keys(keys).perform().await.expect("the keyboard works");
    }

    async fn click(&self, selector: &str) {
        let element = self.driver().find(thirtyfour::By::Css(selector)).await.expect(selector);
        element.click().await.expect(selector);
    }

    /// How wide the page is, and a picture of it from top to end. Works without JavaScript too.
    async fn look(&self, name: &str, (width, _): (u32, u32)) {
        let metrics = self.cdp("Page.getLayoutMetrics", json!({})).await;
        let size = &metrics["cssContentSize"];
        assert!(size["width"].as_f64().expect("a width") <= f64::from(width), "{name}: {width}: {size}");
        let clip = json!({ "x": 0, "y": 0, "width": width, "height": size["height"], "scale": 1 });
        let wish = json!({ "captureBeyondViewport": true, "clip": clip });
        let picture = self.cdp("Page.captureScreenshot", wish).await;
        let file = self.album.next(&format!("{name}-{width}"));
        let bytes = decode(picture["data"].as_str().expect("a picture"));
        std::fs::write(file, bytes).expect("a picture of the page");
    }

    async fn look_everywhere(&self, name: &str) {
        for scheme in ["light", "dark"] {
            self.scheme(scheme).await;
            for size in WIDTHS {
                self.resize(size).await;
                self.picture().await;
                self.look(&format!("{name}-{scheme}"), size).await;
            }
            let faults = self.script(include_str!("contrast.js")).await;
            assert_eq!(faults, json!([]), "{name} in {scheme}");
        }
        self.scheme("light").await;
        self.resize(WIDTHS[0]).await;
    }

    /// The page as it stands, without asking it to run anything.
    async fn source(&self) -> String {
        let root = self.cdp("DOM.getDocument", json!({})).await["root"]["nodeId"].clone();
        let html = self.cdp("DOM.getOuterHTML", json!({ "nodeId": root })).await;
        html["outerHTML"].as_str().expect("HTML").to_owned()
    }
}

/// Base 64, as the browser hands over pictures.
fn decode(text: &str) -> Vec<u8> {
    let value = |byte: u8| match byte {
        b'A'..=b'Z' => byte - b'A',
        b'a'..=b'z' => byte - b'a' + 26,
        b'0'..=b'9' => byte - b'0' + 52,
        b'+' => 62,
        _ => 63,
    };
    let digits: Vec<u8> = text.bytes().filter(|byte| *byte != b'=').map(value).collect();
    let of = |group: &[u8]| {
        let bits =
            group.iter().fold(0_u32, |bits, digit| bits << 6 | u32::from(*digit)) << (6 * (4 - group.len()));
        bits.to_be_bytes()[1..group.len()].to_vec()
    };
    digits.chunks(4).flat_map(of).collect()
}

/// The longest names there are, one of them without a place to break it.
const LONG: [&str; 2] = ["WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", "<b>Ẅ & Ẅ</b> שלום עולם 漢字漢字漢字漢字"];

/// Two people of the server begin a game; `names`: two who are new there.
async fn open(
    name: &str,
    game: &str,
    names: Option<[&str; 2]>,
) -> Option<(Reader, World, [Person; 2], Message, String)> {
    let chrome = Chrome::start().await?;
    let mut world = World::start().await;
    world.serve_pages("/stones").await;
    let people = match names {
        None => world.people(["ada", "bjoern"]).await,
        Some([one, other]) => [world.newcomer(one).await, world.newcomer(other).await],
    };
    let board = world.begin(&people[0], &people[1], &[("game", game)]).await;
    let address = board.link("Web page").expect("a way to the page");
    Some((Reader { chrome, album: Album::new(name) }, world, people, board, address))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_lives_and_steps_through_the_game() {
    let Some((reader, world, [ada, bjoern], board, address)) = open("page", "mosona", None).await else {
        return;
    };
    reader.driver().goto(&address).await.expect("the page");
    reader.reads("The game begins.").await;
    reader.reads("New moves appear here by themselves.").await;
    let start = reader.picture().await;
    // What is lost when a page is loaded anew.
    reader.script("window.kept = true").await;

    ada.command("move", &[("move", "a8-b9")]).await;
    reader.reads("went a8 to b9").await;
    let board = world.games().board_after(&board).await;
    bjoern.command("move", &[("move", "c10xa8")]).await;
    reader.reads("leapt c10 to a8, taking b9").await;
    let alt = reader.script("return document.querySelector('#board img').alt").await;
    let board = world.games().board_after(&board).await;
    assert_eq!(alt, json!(board.alt()));
    assert_ne!(reader.picture().await, start);
    assert!(reader.text("#moves").await.contains("c10xa8"));
    reader.look_everywhere("mosona").await;

    // Back and forth by keys, clicks and the browser's own way back.
    reader.keys(Key::Left).await;
    reader.reads("1 of 2").await;
    reader.keys(Key::Left).await;
    reader.reads("You are looking at an earlier position.").await;
    reader.reads("0 of 2").await;
    assert_eq!(reader.picture().await, start);
    reader.look("looking-back", WIDTHS[0]).await;
    reader.driver().back().await.expect("back");
    reader.reads("1 of 2").await;
    reader.click("#next").await;
    reader.reads("2 of 2").await;
    let focus = reader.script("return document.activeElement.id").await;
    assert_eq!(focus, json!("next"), "the focus stays where one is");
    reader.click("#ply-1").await;
    reader.reads("1 of 2").await;
    assert_eq!(reader.text("#moves [aria-current]").await, "a8-b9");

    // Whoever looks back is not torn away by a move.
    ada.command("move", &[("move", &any_move(&world, &board).await)]).await;
    reader.reads("1 of 3").await;
    reader.click("#newest").await;
    reader.reads("3 of 3").await;
    assert_eq!(reader.script("return window.kept").await, json!(true), "nothing was loaded anew");

    let question = bjoern.command("resign", &[]).await.message();
    bjoern.press(&question, "Yes, give up").await;
    reader.reads("wins").await;
    let script = "return document.getElementById('live')?.isConnected ?? false";
    assert_eq!(reader.script(script).await, json!(false), "nothing more is promised");
    reader.look("over", WIDTHS[0]).await;
    reader.click("summary").await;
    reader.resize(WIDTHS[2]).await;
    reader.look("letters", WIDTHS[2]).await;
    reader.driver().goto(format!("{address}?side=north&theme=light")).await.expect("the page");
    assert!(reader.picture().await.contains("/north-light.png?v="));
    reader.look_everywhere("light").await;
    close(reader, world).await;
}

/// A legal move in the position of a board.
async fn any_move(world: &World, board: &Message) -> String {
    let person = world.person("ada").await;
    let listed = person.command("moves", &[]).await.text();
    let moves = listed.split('`').skip(1).step_by(2).find(|text| text.contains(['-', 'x']));
    moves.unwrap_or_else(|| panic!("no move after {}: {listed}", board.alt())).to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_is_whole_without_javascript() {
    let Some((reader, world, [ada, _], board, address)) =
        open("page-plain", "awithlaknakwe", Some(LONG)).await
    else {
        return;
    };
    ada.command("move", &[("move", "e1-d2")]).await;
    world.games().board_after(&board).await;
    reader.cdp("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await;
    reader.cdp("DOM.enable", json!({})).await;
    for scheme in ["light", "dark"] {
        reader.scheme(scheme).await;
        for size in WIDTHS {
            reader.resize(size).await;
            reader.driver().goto(&address).await.expect("the page");
            reader.look(&format!("plain-{scheme}"), size).await;
        }
    }
    let page = reader.source().await;
    for words in [
        "Load this page again to see new moves.",
        "e1-d2",
        "hidden=\"\"",
        "1 of 1",
        LONG[0],
        "&lt;b&gt;Ẅ &amp; Ẅ&lt;/b&gt;",
    ] {
        assert!(page.contains(words), "{words} is missing in {page}");
    }
    // The links are links.
    let to_the_start = page.split("id=\"first\"").nth(1).and_then(|rest| rest.split("href=\"").nth(1));
    let path = to_the_start.and_then(|rest| rest.split('"').next()).expect("a way to the start");
    let host = address.split("/stones").next().expect("a host");
    reader.driver().goto(format!("{host}{path}")).await.expect("the start");
    assert!(reader.source().await.contains("The game begins."));
    reader.cdp("Emulation.setScriptExecutionDisabled", json!({ "value": false })).await;
    close(reader, world).await;
}

/// Nothing was complained of, and all that went over the wire holds.
async fn close(reader: Reader, world: World) {
    let complaints = reader.driver().browser_log().await.expect("the browser's log");
    let complaints: Vec<String> = complaints.into_iter().map(|entry| format!("{entry:?}")).collect();
    assert!(complaints.is_empty(), "{complaints:#?}");
    reader.chrome.driver.quit().await.expect("the browser ends");
    world.finish().await;
}
