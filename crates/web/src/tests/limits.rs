//! What is refused, and what every answer says to browsers.

use std::{process::Command, time::Duration};

use reqwest::{Method, Response, StatusCode};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

use super::rig::Rig;

/// An answer as text, all that differs from one second to the next left out.
async fn shape(answer: Response) -> String {
    let mut heads: Vec<String> =
        answer.headers().iter().map(|(name, value)| format!("{name}: {value:?}")).collect();
    heads.retain(|head| !head.starts_with("date:"));
    heads.sort();
    format!("{} {} {}", answer.status(), heads.join("\n"), answer.text().await.expect("text"))
}

#[tokio::test]
async fn what_is_no_page_looks_like_what_could_be_one() {
    let rig = Rig::start().await;
    let (_, path) = rig.begin("mosona").await;
    let missing = shape(rig.get("/g/00000000000000000000000000000000").await).await;
    assert!(missing.starts_with("404") && missing.contains("There is nothing here"), "{missing}");
    let upper = path.to_uppercase().replacen("/G/", "/g/", 1);
    let tail = |of: &str| format!("/g/ffffffffffffffffffffffffffffffff{of}");
    for other in [
        "/".to_owned(),
        "/g".to_owned(),
        "/g/".to_owned(),
        "/g/1".to_owned(),
        "/g/x".to_owned(),
        upper,
        format!("{path}0"),
        format!("{path}/"),
        format!("{path}/x"),
        format!("{path}/0/x"),
        "/g/%ff".to_owned(),
        "/g/..%2f".to_owned(),
        "/robots.txt".to_owned(),
        "/s/x".to_owned(),
        tail("/0"),
        tail("/record.txt"),
        tail("/game.gif"),
        tail("/events"),
        tail("/0/south-slab.png"),
    ] {
        assert_eq!(shape(rig.get(&other).await).await, missing, "{other}");
    }
}

#[tokio::test]
async fn every_answer_has_the_heads_that_keep_people_safe() {
    let rig = Rig::start().await;
    let (_, path) = rig.begin("mosona").await;
    let events = format!("{path}/events");
    let script = crate::files::Part::Script.path();
    for path in [
        &path,
        "/nothing",
        &format!("{path}/record.txt"),
        &format!("{path}/0/south-slab.png"),
        &events,
        &script,
    ] {
        let answer = rig.get(path).await;
        let head = |name: &str| {
            answer.headers().get(name).map_or("", |value| value.to_str().expect("text")).to_owned()
        };
        let policy = head("content-security-policy");
        assert!(
            policy.starts_with("default-src 'none'") && !policy.contains("unsafe") && !policy.contains('*'),
            "{policy}"
        );
        assert!(policy.contains("frame-ancestors 'none'"));
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
        ] {
            assert_eq!(head(name), value, "{path} {name}");
        }
        assert!(head("x-robots-tag").contains("noindex") && head("permissions-policy").contains("camera=()"));
        assert!(!head("cache-control").is_empty(), "{path}");
        assert_eq!(head("strict-transport-security"), "", "only where people come by https");
        assert_eq!(head("set-cookie"), "");
    }
}

#[tokio::test]
async fn behind_a_proxy_with_a_certificate_browsers_are_told_to_stay_with_it() {
    let rig = Rig::with(["Ana", "Ben", "", ""], "https://example.org/stones").await;
    let (_, path) = rig.begin("mosona").await;
    let answer = rig.get(&path).await;
    assert_eq!(answer.headers()["strict-transport-security"], "max-age=31536000");
    let page = answer.text().await.expect("text");
    let picture =
        format!("property=\"og:image\" content=\"https://example.org/stones{path}/0/south-slab.png?v=");
    assert!(page.contains(&picture), "{page}");
}

#[tokio::test]
async fn one_can_look_and_nothing_else() {
    let rig = Rig::start().await;
    let (_, path) = rig.begin("mosona").await;
    for method in [Method::POST, Method::PUT, Method::DELETE, Method::PATCH, Method::OPTIONS] {
        let answer = rig.client.request(method.clone(), rig.url(&path)).send().await.expect("an answer");
        assert_eq!(answer.status(), StatusCode::METHOD_NOT_ALLOWED, "{method}");
        assert_eq!(answer.headers()["allow"], "GET, HEAD");
    }
    let with_body = rig.client.get(rig.url(&path)).body("x").send().await.expect("an answer");
    assert_eq!(with_body.status(), StatusCode::PAYLOAD_TOO_LARGE);
    let long = rig.get(&format!("{path}?{}", "x".repeat(1000))).await;
    assert_eq!(long.status(), StatusCode::URI_TOO_LONG);
    let head = rig.client.head(rig.url(&path)).send().await.expect("an answer");
    assert_eq!(head.status(), StatusCode::OK);
    assert!(head.text().await.expect("text").is_empty());
}

/// What comes back of raw bytes, up to the end of the connection.
async fn raw(rig: &Rig, words: &[u8]) -> String {
    let mut stream = TcpStream::connect(rig.web.address()).await.expect("connects");
    // It may be closed while one still writes.
    let _ = stream.write_all(words).await;
    let mut read = Vec::new();
    let _ = timeout(Duration::from_secs(20), stream.read_to_end(&mut read)).await.expect("an end");
    String::from_utf8_lossy(&read).into_owned()
}

#[tokio::test]
async fn who_talks_nonsense_or_for_ever_is_cut_off() {
    let rig = Rig::start().await;
    let nonsense = raw(&rig, b"\x16\x03\x01\x02\x00 hello\r\n\r\n").await;
    assert!(nonsense.is_empty() || nonsense.starts_with("HTTP/1.1 400"), "{nonsense}");
    let endless = [b"GET / HTTP/1.1\r\nx: ".as_slice(), &[b'a'; 100_000]].concat();
    let endless = raw(&rig, &endless).await;
    assert!(endless.is_empty() || endless.starts_with("HTTP/1.1 431"), "{endless}");
    // Who has not said after a while what is wanted is waited for no longer.
    let silent = raw(&rig, b"GET / HT").await;
    assert!(!silent.contains("200 OK"), "{silent}");
    assert_eq!(rig.get("/healthz").await.status(), 200);
}

#[tokio::test]
async fn a_damaged_game_says_so_and_hides_no_other() {
    let rig = Rig::start().await;
    let (_, sound) = rig.begin("mosona").await;
    let (broken, path) = rig.begin("mosona").await;
    let file = rig.folder.path().join("stones.sqlite");
    let sql = format!("UPDATE game_event SET body = '?' WHERE game = {}", broken.0);
    match Command::new("sqlite3").arg(&file).arg(sql).status() {
        Ok(status) => assert!(status.success()),
        Err(error) => {
            assert!(std::env::var_os("STONES_REQUIRE_ALL").is_none(), "sqlite3 is needed: {error}");
            eprintln!("SKIPPED: there is no sqlite3");
            return;
        }
    }
    // Another program than the one that has it in memory.
    let fresh = rig.restarted().await;
    for file in ["", "/0", "/record.txt", "/game.gif", "/events", "/0/south-slab.png"] {
        let answer = fresh.get(&format!("{path}{file}")).await;
        assert_eq!(answer.status(), StatusCode::GONE, "{file}");
        assert!(answer.text().await.expect("text").contains("This game cannot be shown"));
    }
    assert_eq!(fresh.get(&sound).await.status(), StatusCode::OK);
    fresh.store.close().await;
    let failing = fresh.get(&sound).await;
    assert_eq!(failing.status(), StatusCode::SERVICE_UNAVAILABLE, "the store does not answer");
    assert!(failing.headers().contains_key("retry-after"));
}
