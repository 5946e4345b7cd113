//! Pictures, still and moving, and how long they are kept.

use reqwest::{Response, StatusCode};

use super::rig::{ANA, Rig, resign};

fn header<'a>(answer: &'a Response, name: &str) -> &'a str {
    answer.headers().get(name).map_or("", |value| value.to_str().expect("text"))
}

/// The address of the picture on a page.
fn picture(page: &str) -> String {
    let rest = page.split("<img src=\"").nth(1).expect("a picture");
    rest.split('"').next().expect("an address").replace("&amp;", "&")
}

#[tokio::test]
async fn a_picture_is_kept_for_ever_under_its_version_and_asked_for_otherwise() {
    let rig = Rig::start().await;
    let (id, path) = rig.begin("mosona").await;
    rig.play(id, "a8-b9, c10xa8").await;
    let address = picture(&rig.text(&format!("{path}/1")).await);
    let kept = rig.get(&address).await;
    assert_eq!(header(&kept, "content-type"), "image/png");
    assert!(header(&kept, "cache-control").contains("immutable"), "{kept:?}");
    let tag = header(&kept, "etag").to_owned();
    let png = kept.bytes().await.expect("bytes");
    assert!(png.starts_with(b"\x89PNG"));

    let bare = address.split('?').next().expect("a path");
    for address in [bare.to_owned(), format!("{bare}?v=0000000000000000")] {
        let asked = rig.get(&address).await;
        assert_eq!((header(&asked, "cache-control"), header(&asked, "etag")), ("no-cache", tag.as_str()));
        assert_eq!(asked.bytes().await.expect("bytes"), png);
        for known in [tag.clone(), format!("\"x\", W/{tag}"), "*".to_owned()] {
            let request = rig.client.get(rig.url(&address)).header("if-none-match", known);
            let answer = request.send().await.expect("an answer");
            assert_eq!((answer.status(), header(&answer, "etag")), (StatusCode::NOT_MODIFIED, tag.as_str()));
            assert!(answer.bytes().await.expect("bytes").is_empty());
        }
    }

    let head = rig.client.head(rig.url(bare)).send().await.expect("an answer");
    assert_eq!(
        (head.status(), header(&head, "content-length")),
        (StatusCode::OK, png.len().to_string().as_str())
    );
    assert!(head.bytes().await.expect("bytes").is_empty());
}

#[tokio::test]
async fn every_side_and_theme_has_its_own_picture() {
    let rig = Rig::start().await;
    let (_, path) = rig.begin("awithlaknakwe seats=4").await;
    let mut seen = std::collections::HashSet::new();
    for theme in ["slab", "light", "contrast"] {
        for side in ["south", "west", "north", "east"] {
            let png = rig.get(&format!("{path}/0/{side}-{theme}.png")).await.bytes().await.expect("bytes");
            assert!(seen.insert(png), "{side} {theme}");
            let page = rig.text(&format!("{path}?side={side}&theme={theme}")).await;
            assert!(picture(&page).contains(&format!("/0/{side}-{theme}.png?v=")));
        }
    }
    let mover = rig.get(&format!("{path}/0/mover-slab.png")).await.bytes().await.expect("bytes");
    assert!(seen.contains(&mover), "the first player is to move");
    for name in ["up-slab.png", "south-neon.png", "south-slab.gif", "x"] {
        assert_eq!(rig.get(&format!("{path}/0/{name}")).await.status(), 404, "{name}");
    }
}

#[tokio::test]
async fn a_film_is_made_once_and_anew_when_the_game_has_gone_on() {
    let rig = Rig::start().await;
    let (id, path) = rig.begin("mosona").await;
    rig.play(id, "a8-b9, c10xa8").await;
    let address = format!("{path}/game.gif");
    // All who ask at once wait for the same one.
    let asking: Vec<_> = (0..8).map(|_| rig.client.get(rig.url(&address)).send()).collect();
    let mut films = std::collections::HashSet::new();
    let mut tag = String::new();
    for asked in asking {
        let answer = asked.await.expect("an answer");
        assert_eq!(header(&answer, "content-type"), "image/gif");
        tag = header(&answer, "etag").to_owned();
        films.insert(answer.bytes().await.expect("bytes"));
    }
    assert_eq!(films.len(), 1);
    let request = || rig.client.get(rig.url(&address)).header("if-none-match", &tag).send();
    assert_eq!(request().await.expect("an answer").status(), StatusCode::NOT_MODIFIED);
    resign(&rig.store, id, ANA).await;
    let after = request().await.expect("an answer");
    assert_eq!(after.status(), StatusCode::OK);
    assert!(films.insert(after.bytes().await.expect("bytes")), "it shows the end");
}

#[tokio::test]
async fn the_parts_of_pages_are_kept_for_ever() {
    let rig = Rig::start().await;
    for part in [crate::files::Part::Style, crate::files::Part::Script, crate::files::Part::Icon] {
        let answer = rig.get(&part.path()).await;
        assert_eq!(answer.status(), 200);
        assert!(header(&answer, "cache-control").contains("immutable"));
        assert!(!answer.text().await.expect("text").is_empty());
    }
    assert_eq!(rig.get("/s/page-0.css").await.status(), 404);
    assert_eq!(rig.get("/s/..%2f..%2fetc").await.status(), 404);
}
