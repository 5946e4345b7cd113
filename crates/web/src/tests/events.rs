//! Events as browsers hear them.

use std::time::Duration;

use reqwest::{Response, StatusCode};
use store::Store;
use tokio::{task::JoinSet, time::timeout};

use super::rig::{ANA, Rig, begin, play, resign, wander};
use crate::feed::LISTENERS_TO_A_GAME;

/// Longer than two looks at the store.
const SOON: Duration = Duration::from_secs(10);

/// Somebody who listens.
struct Stream {
    answer: Response,
    read: String,
}

/// An event: kind, id, data.
type Heard = (String, u32, usize);

impl Stream {
    async fn open(rig: &Rig, path: &str, last_event: Option<u32>) -> Stream {
        let mut request = rig.client.get(rig.url(path));
        if let Some(last) = last_event {
            request = request.header("last-event-id", last.to_string());
        }
        let answer = request.send().await.expect("an answer");
        assert_eq!(answer.status(), 200);
        assert_eq!(answer.headers()["content-type"], "text/event-stream");
        Stream { answer, read: String::new() }
    }

    /// The next event; `None` at the end of the stream.
    async fn next(&mut self) -> Option<Heard> {
        let event = async {
            loop {
                if let Some((event, rest)) = self.read.split_once("\n\n") {
                    let (event, rest) = (event.to_owned(), rest.to_owned());
                    self.read = rest;
                    let field = |name: &str| {
                        let line = event.lines().find_map(|line| line.strip_prefix(&format!("{name}: ")));
                        line.unwrap_or_default().to_owned()
                    };
                    if !field("event").is_empty() {
                        let id = field("id").parse().expect("an id");
                        return Some((field("event"), id, field("data").parse().expect("a ply")));
                    }
                    continue;
                }
                let chunk = self.answer.chunk().await.ok()??;
                self.read += std::str::from_utf8(&chunk).expect("text");
            }
        };
        timeout(SOON, event).await.expect("an event or the end, soon")
    }
}

/// Where a page listens.
fn listens(page: &str) -> String {
    page.split("data-events=\"")
        .nth(1)
        .and_then(|rest| rest.split('"').next())
        .expect("an address")
        .to_owned()
}

async fn quiet(rig: &Rig) {
    let none = async {
        while rig.site.feeds.watched() > 0 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(SOON, none).await.expect("nobody is watched for nobody");
}

#[tokio::test]
async fn moves_of_another_process_are_heard_and_the_end_ends_the_stream() {
    let rig = Rig::start().await;
    let (id, path) = rig.begin("mosona").await;
    let (other_game, other_path) = rig.begin("kolowis").await;
    let other: Store = rig.other_process().await;
    let (mut one, mut two) = (
        Stream::open(&rig, &listens(&rig.text(&path).await), None).await,
        Stream::open(&rig, &listens(&rig.text(&path).await), None).await,
    );
    let mut beside = Stream::open(&rig, &listens(&rig.text(&other_path).await), None).await;
    play(&other, id, "a8-b9").await;
    let first = one.next().await.expect("a move");
    assert_eq!((first.0.as_str(), first.2), ("turn", 1));
    assert_eq!(two.next().await.as_ref(), Some(&first));
    play(&other, id, "c10xa8").await;
    let second = one.next().await.expect("a move");
    assert!(second.1 > first.1 && second.2 == 2, "{second:?}");

    // Who comes back hears at once what happened since, and nothing twice.
    let events = format!("{path}/events");
    let mut back = Stream::open(&rig, &events, Some(first.1)).await;
    assert_eq!(back.next().await.as_ref(), Some(&second));
    let mut up_to_date = Stream::open(&rig, &events, Some(second.1)).await;

    resign(&other, id, ANA).await;
    let end = one.next().await.expect("the end");
    assert_eq!((end.0.as_str(), end.2), ("end", 2));
    assert_eq!(one.next().await, None, "the stream is over");
    assert_eq!(up_to_date.next().await.as_ref(), Some(&end));
    let done = rig.client.get(rig.url(&events)).header("last-event-id", end.1.to_string()).send();
    assert_eq!(done.await.expect("an answer").status(), StatusCode::NO_CONTENT, "browsers ask no more");
    // A move in between page and stream is not lost, nor the end.
    let mut late = Stream::open(&rig, &format!("{events}?since={}", first.1), None).await;
    assert_eq!(late.next().await.as_ref(), Some(&end));

    wander(&other, other_game, 1).await;
    assert_eq!(beside.next().await.map(|event| event.2), Some(1), "each hears its own game");
}

#[tokio::test]
async fn games_that_nobody_listens_to_are_not_watched() {
    let rig = Rig::start().await;
    let (_, path) = rig.begin("mosona").await;
    rig.text(&path).await;
    assert_eq!(rig.site.feeds.watched(), 0);
    let streams = [
        Stream::open(&rig, &format!("{path}/events"), None).await,
        Stream::open(&rig, &format!("{path}/events"), None).await,
    ];
    assert_eq!(rig.site.feeds.watched(), 1);
    // Broken off, not closed.
    drop(streams);
    quiet(&rig).await;
    let mut again = Stream::open(&rig, &format!("{path}/events?since=0"), None).await;
    assert!(again.next().await.is_some());
}

#[tokio::test]
async fn a_game_has_room_for_so_many_listeners_and_room_again_when_one_leaves() {
    let rig = Rig::start().await;
    let (_, path) = rig.begin("mosona").await;
    let events = format!("{path}/events");
    let mut streams = Vec::new();
    for _ in 0..LISTENERS_TO_A_GAME {
        streams.push(Stream::open(&rig, &events, None).await);
    }
    let refused = rig.get(&events).await;
    assert_eq!(refused.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert!(refused.headers().contains_key("retry-after"));
    assert_eq!(rig.get(&path).await.status(), 200, "the page is there all the same");
    let another = rig.page(begin(&rig.store, "mosona").await).await;
    Stream::open(&rig, &format!("{another}/events"), None).await;
    streams.pop();
    let room = async {
        while rig.get(&events).await.status() != StatusCode::OK {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(SOON, room).await.expect("room again");
}

#[tokio::test]
async fn the_server_ends_with_streams_and_readers_that_do_not() {
    let rig = Rig::start().await;
    let (_, path) = rig.begin("mosona").await;
    let mut stream = Stream::open(&rig, &format!("{path}/events"), None).await;
    // Somebody who has not said yet what they want, and one who does not read what they get.
    let mut silent = tokio::net::TcpStream::connect(rig.web.address()).await.expect("connects");
    let mut deaf = tokio::net::TcpStream::connect(rig.web.address()).await.expect("connects");
    for (stream, words) in
        [(&mut silent, "GET / HT"), (&mut deaf, &format!("GET {path} HTTP/1.1\r\nhost: x\r\n\r\n"))]
    {
        tokio::io::AsyncWriteExt::write_all(stream, words.as_bytes()).await.expect("writes");
    }
    timeout(Duration::from_secs(5), rig.web.stop()).await.expect("ends");
    assert_eq!(stream.next().await, None);
}

#[tokio::test]
async fn many_games_are_listened_to_at_once() {
    let rig = Rig::start().await;
    let mut heard = JoinSet::new();
    let mut games = Vec::new();
    for _ in 0..12 {
        let (id, path) = rig.begin("mosona").await;
        games.push(id);
        for _ in 0..2 {
            let mut stream = Stream::open(&rig, &format!("{path}/events"), None).await;
            heard.spawn(async move { stream.next().await });
        }
    }
    for id in games {
        rig.play(id, "a8-b9").await;
    }
    let all = heard.join_all().await;
    assert_eq!(all.len(), 24);
    assert!(all.iter().all(|event| event.as_ref().is_some_and(|event| event.2 == 1)), "{all:?}");
}
