//! What is kept about people: told, given out and deleted.

use serde_json::Value;

use crate::{
    harness::{Answer, Message, World},
    words::{private, says},
};

async fn exported(answer: &Answer) -> Value {
    let file = answer.message();
    assert!(file.is_private() && file.file_name() == "stones.json", "{}", file.json);
    serde_json::from_slice(&file.png().await).expect("JSON")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_kept_is_told_and_given_out_to_oneself() {
    let world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    let first = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    ada.command("move", &[("move", "a8-b9")]).await;
    world.games().board_after(&first).await;
    ada.command("do-not-disturb", &[("switch", "on")]).await;
    chipo.press(&first, "Follow").await;

    let card = ada.command("privacy", &[]).await;
    says(&private(&card), &["What is kept about you", "Who runs this bot", "How long"]);
    let file = exported(&ada.press(&card.message(), "Export").await).await;
    assert_eq!(file["you"], ada.id);
    let game = &file["games"][0];
    assert_eq!((game["side"].as_str(), game["you"].as_u64()), (Some("south"), Some(1)));
    let record = game["record"].as_str().expect("a record");
    assert!(record.contains("[White \"you\"]") && record.contains("[Black \"player 2\"]"), "{record}");
    assert!(record.contains("1. a8-b9"), "{record}");
    assert_eq!(game["events"][0]["event"]["seats"], serde_json::json!([["south", 1], ["north", 2]]));
    assert_eq!(file["do_not_disturb"].as_array().map(Vec::len), Some(1));
    assert_eq!(file["settings"][0]["what"], "discord");
    assert_eq!(file["challenges"].as_array().map(Vec::len), Some(1));
    assert!(!file.to_string().contains(&bjoern.id), "nobody else is in it: {file}");

    let other = exported(&chipo.command("export", &[]).await).await;
    assert_eq!(
        (other["games"].as_array().map(Vec::len), &other["follows"][0]["game"]),
        (Some(0), &"1".into())
    );
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_forgotten_is_a_former_player_wherever_they_played() {
    let mut world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    let first = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    chipo.press(&first, "Follow").await;
    ada.command("move", &[("move", "a8-b9")]).await;
    let moved = world.games().board_after(&first).await;

    let question = ada.command("forget-me", &[]).await;
    says(&private(&question), &["cannot be undone", "Your running game is given up", "a former player"]);
    says(&ada.press(&question.message(), "Keep it").await.text(), &["Nothing was deleted."]);
    let question = ada.command("forget-me", &[]).await;
    says(
        &ada.press(&question.message(), "Delete everything").await.text(),
        &["Everything about you is deleted"],
    );

    let over = world.games().board_after(&moved).await;
    says(over.text(), &["a former player (White) gave up", "**Björn** (Black)"]);
    assert!(!over.text().contains("Ada") && !over.text().contains(&ada.id), "{}", over.text());
    assert!(over.alt().contains("former player") && !over.alt().contains("Ada"), "{}", over.alt());
    assert!(!over.pings().contains(&ada.id.as_str()));
    let board = bjoern.command("board", &[("game", "1")]).await;
    assert!(!board.message().json.to_string().contains("Ada"), "{}", board.message().json);
    let replay = bjoern.press(&over, "Replay").await.message();
    let record = bjoern.press(&replay, "Record").await.message();
    let record = String::from_utf8(record.png().await).expect("text");
    assert!(record.contains("[White \"a former player\"]") && record.contains("a8-b9"), "{record}");

    let file = exported(&ada.command("export", &[]).await).await;
    assert_eq!((&file["games"], &file["challenges"]), (&Value::Array(vec![]), &Value::Array(vec![])));
    // A restart changes nothing, and she begins as somebody new.
    world.kill_bot().await;
    world.start_bot().await;
    let anew = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    says(anew.text(), &[&format!("<@{}>", ada.id)]);
    assert!(bjoern.command("games", &[("show", "finished")]).await.text().contains("a former player"));
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_tells_of_a_former_player() {
    let mut world = World::start().await;
    world.serve_pages("").await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let page = board.link("Web page").expect("a page");
    let get = async |address: &str| reqwest::get(address).await.expect("answers").text().await.expect("text");
    assert!(get(&page).await.contains("Ada"));
    let question = ada.command("forget-me", &[]).await.message();
    ada.press(&question, "Delete everything").await;
    let text = get(&page).await;
    assert!(text.contains("a former player") && !text.contains("Ada"), "{text}");
    assert!(!text.contains(&ada.id));
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_four_seats_the_others_play_on_when_one_is_forgotten() {
    let world = World::start().await;
    let [ada, west, north, east] = world.people(["ada", "bjoern", "chipo", "eunji"]).await;
    let late = world.newcomer("Late").await;
    ada.command("challenge", &[("game", "awithlaknakwe seats=4"), ("begins", "first")]).await;
    let is_lobby = |message: &Message| message.has_button("Play as West");
    let lobby = world.games().wait_for_message("0", "a lobby", is_lobby).await;
    for (person, seat) in [(&west, "Play as West"), (&north, "Play as North"), (&east, "Play as East")] {
        person.press(&lobby, seat).await;
    }
    let board = world.games().board_after(&lobby).await;

    let question = west.command("forget-me", &[]).await;
    says(&private(&question), &["with four players your seat is free for others"]);
    west.press(&question.message(), "Delete everything").await;
    let is_open = |message: &Message| !message.is_board() && message.has_button("Play as West");
    let open = world.games().wait_for_message(board.id(), "the open seat", is_open).await;
    assert!(!open.text().contains("Björn") && !open.text().contains(&west.id), "{}", open.text());
    late.press(&open, "Play as West").await;
    let board = world.games().board_after(&open).await;
    says(board.text(), &["**Late** takes over West."]);
    for person in [&ada, &late] {
        let turn = person.autocomplete("move", &[("move", "")], "move").await.remove(0);
        says(&private(&person.command("move", &[("move", &turn)]).await), &["Played: "]);
    }
    let file = exported(&west.command("export", &[]).await).await;
    assert_eq!(file["games"], Value::Array(vec![]));
    world.finish().await;
}
