//! The pages of games, with the bot beside them.

use std::time::Duration;

use reqwest::{Client, Response};

use crate::{
    harness::{Message, World, patience},
    words::{private, says},
};

/// Where the board leads.
fn page_of(board: &Message) -> String {
    board.link("Web page").unwrap_or_else(|| panic!("no way to the page: {}", board.json))
}

async fn get(address: &str) -> Response {
    Client::new().get(address).send().await.expect("the pages are served")
}

async fn text(address: &str) -> String {
    let answer = get(address).await;
    assert_eq!(answer.status(), 200, "{address}");
    answer.text().await.expect("text")
}

/// Reads on until an event of this kind comes.
async fn hears(stream: &mut Response, kind: &str) {
    let wanted = format!("event: {kind}\n");
    let mut read = String::new();
    let reading = async {
        while !read.contains(&wanted) {
            let chunk = stream.chunk().await.expect("the stream lasts").expect("the stream goes on");
            read += std::str::from_utf8(&chunk).expect("text");
        }
    };
    tokio::time::timeout(patience(), reading).await.unwrap_or_else(|_| panic!("no {kind}"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_leads_to_its_page_which_hears_of_moves_and_the_end() {
    let mut world = World::start().await;
    let base = world.serve_pages("/stones").await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let address = page_of(&board);
    assert!(address.starts_with(&format!("{base}/g/")), "{address}");

    let answer = get(&address).await;
    assert!(answer.headers()["content-security-policy"].to_str().unwrap().starts_with("default-src 'none'"));
    assert_eq!(answer.headers()["x-robots-tag"], "noindex, nofollow, noarchive");
    let page = answer.text().await.expect("text");
    says(&page, &["Awithlaknan Mosona", "The game begins.", &ada.shown, &bjoern.shown]);
    let alt =
        format!("alt=\"{}\"", board.alt().replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;"));
    says(&page, &[&alt]);

    let mut stream = get(&format!("{address}/events")).await;
    ada.command("move", &[("move", "a8-b9")]).await;
    hears(&mut stream, "turn").await;
    says(&text(&address).await, &["a8-b9", &format!("{} (Black) to play", bjoern.shown)]);
    let board = world.games().board_after(&board).await;
    assert_eq!(page_of(&board), address, "a game has one page");
    // Who looks at the board for themselves finds it too.
    for answer in [chipo.command("board", &[]).await, chipo.press(&board, "Flip").await] {
        private(&answer);
        assert_eq!(page_of(&answer.message()), address);
    }

    let question = ada.command("resign", &[]).await.message();
    ada.press(&question, "Yes, give up").await;
    hears(&mut stream, "end").await;
    let over = world.games().board_after(&board).await;
    assert_eq!(page_of(&over), address);
    let page = text(&address).await;
    says(&page, &[&format!("{} (Black) wins", bjoern.shown)]);

    let record = text(&format!("{address}/record.txt")).await;
    let record: rules::Record = record.parse().expect("a record");
    assert_eq!(record.name(rules::Side::South), ada.shown);
    for told in [page, record.to_string()] {
        for person in [&ada, &bjoern, &chipo] {
            assert!(!told.contains(&person.id), "{told}");
        }
        assert!(!told.contains("cdn") && !told.contains("avatar"));
    }
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_and_their_addresses_outlive_the_bot() {
    let mut world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let before = world.begin(&ada, &bjoern, &[("game", "kolowis")]).await;
    assert_eq!(before.link("Web page"), None, "nothing is served unless it is wanted");
    let base = world.serve_pages("").await;
    let address = page_of(&ada.command("board", &[]).await.message());
    text(&address).await;
    let again = world.serve_pages("").await;
    let moved = address.replacen(&base, &again, 1);
    assert_eq!(page_of(&ada.command("board", &[]).await.message()), moved);
    // The names are asked for anew.
    let named = async {
        while !text(&moved).await.contains(&ada.shown) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(patience(), named).await.expect("names");
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_is_to_end_ends_with_its_pages_open() {
    let mut world = World::start().await;
    world.serve_pages("").await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let address = page_of(&world.begin(&ada, &bjoern, &[("game", "mosona")]).await);
    let mut streams = Vec::new();
    for _ in 0..3 {
        streams.push(get(&format!("{address}/events")).await);
    }
    let ended = tokio::time::timeout(patience(), world.ask_bot_to_end()).await;
    assert!(ended.expect("it waits for no reader"));
    for mut stream in streams {
        // Whatever came before; then the end, and no connection that is broken off.
        while stream.chunk().await.expect("a stream that is ended").is_some() {}
    }
    world.finish().await;
}
