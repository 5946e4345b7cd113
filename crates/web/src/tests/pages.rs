//! What pages say, and to whom they lead.

use std::collections::BTreeSet;

use play::{Command, GameDeed};
use rules::{Record, RecordResult, Side};

use super::rig::{ANA, BEN, ID, Rig, act, resign, wander};

/// The addresses that a page names, without the host.
fn addresses(page: &str) -> BTreeSet<String> {
    let of = |name: &str| {
        let parts: Vec<&str> = page.split(&format!("{name}=\"")).skip(1).collect();
        parts
            .into_iter()
            .map(|rest| rest.split('"').next().unwrap_or_default().replace("&amp;", "&"))
            .collect::<Vec<_>>()
    };
    [of("href"), of("src")].concat().into_iter().collect()
}

#[tokio::test]
async fn a_page_tells_the_game_and_every_link_of_it_leads_somewhere() {
    for prefix in ["", "/games/stones"] {
        let rig = Rig::with(["Ana", "Ben", "", ""], prefix).await;
        let (id, path) = rig.begin("mosona").await;
        rig.play(id, "a8-b9, c10xa8").await;
        wander(&rig.store, id, 1).await;
        let page = rig.text(&path).await;
        for words in [
            "<html lang=\"en\">",
            "<h1>Awithlaknan Mosona</h1>",
            "<title>Ana and Ben: Awithlaknan Mosona</title>",
            "aria-live=\"polite\"",
            "3 of 3",
            "c10xa8",
            "datetime=\"2027-01-15T08:00:00Z\"",
        ] {
            assert!(page.contains(words), "{words} is missing in {page}");
        }
        let leads = addresses(&page);
        assert!(leads.len() > 12, "{leads:?}");
        for address in leads {
            assert!(address.starts_with(prefix), "{address}");
            rig.text(address.strip_prefix(prefix).expect("begins so")).await;
        }
        // Beside the prefix there is nothing but the sign of health.
        let beside = format!("http://{}{path}", rig.web.address());
        let status = rig.client.get(beside).send().await.expect("an answer").status();
        assert_eq!(status, if prefix.is_empty() { 200 } else { 404 });
        let health = format!("http://{}/healthz", rig.web.address());
        assert_eq!(
            rig.client.get(health).send().await.expect("an answer").text().await.expect("text"),
            "ok\n"
        );
        rig.web.stop().await;
    }
}

#[tokio::test]
async fn every_position_has_a_page_and_none_beyond() {
    let rig = Rig::start().await;
    let (id, path) = rig.begin("mosona").await;
    rig.play(id, "a8-b9, c10xa8").await;
    let start = rig.text(&format!("{path}/0")).await;
    assert!(start.contains("The game begins.") && start.contains("You are looking at an earlier position."));
    let first = rig.text(&format!("{path}/1")).await;
    assert!(first.contains("Ana (White) went a8 to b9. Ben (Black) to play."), "{first}");
    assert!(first.contains(&format!("href=\"{path}/0\"")) && first.contains("aria-current=\"true\""));
    let newest = rig.text(&path).await;
    assert!(newest.contains("Ben (Black) leapt c10 to a8, taking b9."), "{newest}");
    assert!(!newest.contains("You are looking at an earlier position."));
    for beyond in ["3", "99999999999999999999", "-1", "+1", "01", "1.0", "x", ""] {
        assert_eq!(rig.get(&format!("{path}/{beyond}")).await.status(), 404, "{beyond}");
    }
    // What was taken back has a page no more, and the one who looks at it is led on.
    act(&rig.store, &Command::game(BEN, id, GameDeed::Offer(play::OfferKind::TakeBack))).await;
    let gone = rig.get(&format!("{path}/2")).await;
    assert_eq!(gone.status(), 404);
    let gone = gone.text().await.expect("text");
    assert!(
        gone.contains("may have been taken back") && gone.contains(&format!("href=\"{path}\"")),
        "{gone}"
    );
    assert!(rig.text(&path).await.contains("1 of 1"));
}

#[tokio::test]
async fn the_end_is_told_and_the_past_does_not_know_it() {
    let rig = Rig::start().await;
    let (id, path) = rig.begin("kolowis").await;
    wander(&rig.store, id, 4).await;
    assert!(rig.text(&path).await.contains("New moves appear"));
    resign(&rig.store, id, ANA).await;
    let page = rig.text(&path).await;
    assert!(page.contains("Ben (Black) wins: Ana (White) gave up."), "{page}");
    assert!(page.contains("data-over") && !page.contains("New moves appear") && !page.contains("to play"));
    assert!(!rig.text(&format!("{path}/1")).await.contains("wins"));
}

#[tokio::test]
async fn names_are_text_whatever_they_are() {
    let names =
        ["<script>alert(1)</script>", "\u{202e}\"onload='x'\u{2066}", "{{7*7}}&amp;</title>", "\u{200b}"];
    let rig = Rig::with(names, "").await;
    let (id, path) = rig.begin("awithlaknakwe seats=4").await;
    rig.play(id, "e1-d2").await;
    for page in [path.clone(), format!("{path}/0"), format!("{path}?side=mover&theme=contrast")] {
        let page = rig.text(&page).await;
        assert!(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"), "{page}");
        assert!(
            !page.contains("<script>") && !page.contains("\"onload") && page.contains("&amp;amp;"),
            "{page}"
        );
        assert!(!page.contains(['\u{202e}', '\u{2066}', '\u{200b}']), "{page}");
        assert_eq!(page.matches("<script").count(), 1, "ours");
        assert!(
            !page.contains("style=") && !page.contains(" onload="),
            "nothing within the page runs: {page}"
        );
        // Who has no name is called by the side.
        assert!(page.contains("<span class=\"name\" dir=\"auto\">"), "{page}");
    }
    let record: Record = rig.text(&format!("{path}/record.txt")).await.parse().expect("a record");
    assert_eq!(record.name(Side::South), names[0]);
}

#[tokio::test]
async fn nobody_s_number_and_no_other_name_stands_anywhere() {
    let rig = Rig::with(["Ana", "", "", ""], "").await;
    let (id, path) = rig.begin("mosona").await;
    rig.play(id, "a8-b9, c10xa8").await;
    let moderator = play::PlayerId(1_100_000_000_000_000_009);
    let place = rig.store.game(id).await.expect("reads").expect("exists").venue().place();
    let authority = play::Authority::Moderator(place);
    let told = async || {
        let mut told = String::new();
        for file in ["", "/1", "/record.txt", "/game.gif", "/1/south-slab.png"] {
            let answer = rig.get(&format!("{path}{file}")).await;
            told += &format!("{:?}", answer.headers());
            told += &String::from_utf8_lossy(&answer.bytes().await.expect("bytes"));
        }
        told
    };
    let running = told().await;
    act(&rig.store, &Command::game(moderator, id, GameDeed::End { authority })).await;
    let ended = told().await;
    assert!(ended.contains("somebody ended it as a moderator"), "{ended}");
    for told in [running, ended] {
        assert!(told.contains("Ana") && !told.contains(ID) && !told.contains("Moderator"));
    }
    assert!(rig.friends.asked.load(std::sync::atomic::Ordering::SeqCst) <= 2, "names are kept");
}

#[tokio::test]
async fn a_record_tells_the_game_as_far_as_it_has_come() {
    let rig = Rig::start().await;
    let (id, path) = rig.begin("mosona").await;
    rig.play(id, "a8-b9, c10xa8").await;
    let read = async || rig.text(&format!("{path}/record.txt")).await.parse::<Record>().expect("a record");
    let record = read().await;
    assert_eq!((record.name(Side::South), record.name(Side::North)), ("Ana", "Ben"));
    assert_eq!((record.date.as_deref(), record.result), (Some("2027.01.15"), RecordResult::Open));
    assert_eq!(record.game.actions().len(), 2);
    resign(&rig.store, id, BEN).await;
    assert_eq!(read().await.result, RecordResult::Won(rules::Team::First));
}

#[tokio::test]
async fn every_language_has_its_pages() {
    let rig = Rig::start().await;
    let (id, path) = rig.begin("mosona").await;
    rig.play(id, "a8-b9").await;
    for locale in view::Locale::ALL {
        for path in [&path, "/nothing"] {
            let request = rig
                .client
                .get(rig.url(path))
                .header("accept-language", format!("{},xx;q=0.5", locale.code()));
            let answer = request.send().await.expect("an answer");
            assert_eq!(answer.headers()["vary"], "accept-language");
            assert_eq!(answer.headers()["content-language"], locale.code());
            let page = answer.text().await.expect("text");
            assert!(page.contains(&format!("<html lang=\"{}\">", locale.code())));
            let words = if path == "/nothing" { locale.page_missing() } else { locale.page_moves() };
            assert!(page.contains(&words), "{words} in {page}");
        }
    }
}

#[tokio::test]
async fn pages_of_long_games_are_made_at_once() {
    let rig = Rig::start().await;
    let (id, path) = rig.begin("kolowis lozenges=20 men=full capture=free").await;
    let turns = if std::env::var_os("STONES_SLOW").is_some() { 1500 } else { 300 };
    wander(&rig.store, id, turns).await;
    let plies = rig.store.game(id).await.expect("reads").expect("exists").ply();
    let begun = std::time::Instant::now();
    let page = rig.text(&path).await;
    eprintln!("a page of {plies} plies: {:?}, {} bytes", begun.elapsed(), page.len());
    assert!(page.contains(&format!("{plies} of {plies}")) && page.contains("id=\"ply-1\""));
    let begun = std::time::Instant::now();
    let film = rig.get(&format!("{path}/game.gif")).await.bytes().await.expect("a film");
    eprintln!("its film: {:?}, {} bytes", begun.elapsed(), film.len());
    assert!(film.starts_with(b"GIF89a") && film.len() <= render::MOST_BYTES);
    let middle = rig.text(&format!("{path}/{}", plies / 2)).await;
    assert!(middle.contains(&format!("{} of {plies}", plies / 2)));
}
