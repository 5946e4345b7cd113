//! Vacations, reminders by one's own wish, and the one call to whom everybody waits for.

use std::time::Duration;

use serde_json::json;

use crate::{
    harness::{Message, World},
    words::{private, says},
};

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(60 * 60);

fn is_reminder(message: &Message) -> bool {
    message.text().contains("it is your turn: your time runs out")
}

async fn reminders(world: &World) -> usize {
    world.games().messages().await.iter().filter(|message| is_reminder(message)).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_vacation_no_time_runs_and_opponents_see_it() {
    let world = World::with_clock().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona"), ("limit", "1h")]).await;
    says(&private(&ada.command("vacation", &[]).await), &["You are not on vacation", "21 days of vacation"]);
    let begun = ada.command("vacation", &[("days", "2")]).await;
    says(&private(&begun), &["You are on vacation until <t:", ":D>", "days of vacation are left"]);
    let is_news = |message: &Message| message.text().contains("is on vacation until");
    let news = world.games().wait_for_message(board.id(), "that she is away", is_news).await;
    says(news.text(), &["**Ada** is on vacation until <t:", "their time stands still"]);
    assert!(news.pings().is_empty(), "{}", news.json);
    says(&private(&bjoern.command("board", &[]).await), &["**Ada** is on vacation until <t:"]);
    world.pass(2 * HOUR).await;
    assert_eq!(reminders(&world).await, 0);

    says(
        &private(&ada.press(&begun.message(), "I am back").await),
        &["You are back", "days of vacation are left"],
    );
    let is_back = |message: &Message| message.text().contains("is back from vacation");
    let back = world.games().wait_for_message(news.id(), "that she is back", is_back).await;
    world.pass(46 * MINUTE).await;
    let reminder = world.games().wait_for_message(back.id(), "a reminder", is_reminder).await;
    assert_eq!(reminder.pings(), [&ada.id]);
    says(
        &private(&ada.command("vacation", &[("until", "2020-02-30")]).await),
        &["I cannot read that as a day"],
    );
    says(&private(&ada.command("vacation", &[("until", "2020-02-20")]).await), &["over already"]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_moves_is_back_from_vacation() {
    let world = World::with_clock().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona"), ("limit", "1h")]).await;
    ada.command("vacation", &[("days", "1")]).await;
    ada.command("move", &[("move", "a8-b9")]).await;
    let moved = world.games().board_after(&board).await;
    assert!(!moved.text().contains("on vacation"), "{}", moved.text());
    says(moved.text(), &["**Ada** is back from vacation."]);
    says(&private(&ada.command("vacation", &[]).await), &["You are not on vacation"]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reminder_comes_as_late_as_one_wants_or_never() {
    let world = World::with_clock().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    says(&private(&ada.command("reminder", &[]).await), &["you are reminded: as the limit says"]);
    let board = world.begin(&ada, &bjoern, &[("game", "mosona"), ("limit", "1h")]).await;
    let own = private(&ada.command("reminder", &[("before", "90 M")]).await);
    says(&own, &["you are reminded: 90 minutes before"]);
    for text in ["soon", "8d", "4m"] {
        let refused = private(&ada.command("reminder", &[("before", text)]).await);
        says(&refused, &["I cannot read that as a time", "from 5 minutes to 7 days", "`2h`"]);
    }
    says(&private(&ada.command("reminder", &[]).await), &["90 minutes before"]);
    assert_eq!(ada.autocomplete("reminder", &[("before", "36h")], "before").await, ["36h"]);
    assert_eq!(ada.autocomplete("reminder", &[("before", "")], "before").await.len(), 6);
    says(&private(&ada.command("reminder", &[("before", "off")]).await), &["you are reminded: not at all"]);
    world.pass(61 * MINUTE).await;
    let is_up = |message: &Message| message.text().contains("the time of **Ada** has run out");
    world.games().wait_for_message(board.id(), "that the time is up", is_up).await;
    assert_eq!(reminders(&world).await, 0, "the game was running when she chose");
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reminders_are_chosen_on_the_card_of_settings_too() {
    let world = World::with_clock().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let second_page = async || {
        let card = ada.command("settings", &[]).await.message();
        ada.press(&card, "More settings").await.message()
    };
    ada.choose(&second_page().await, "remind", "3h").await;
    says(&private(&ada.command("reminder", &[]).await), &["you are reminded: 3 hours before"]);
    let board = world.begin(&ada, &bjoern, &[("game", "mosona"), ("limit", "1h")]).await;
    let card = ada.choose(&second_page().await, "remind", "off").await.message();
    assert!(card.choices().iter().any(|(list, _)| list == "remind"), "the same page stays");
    assert_eq!(chosen(&card, "remind"), ["off"]);
    world.pass(61 * MINUTE).await;
    let is_up = |message: &Message| message.text().contains("the time of **Ada** has run out");
    world.games().wait_for_message(board.id(), "that the time is up", is_up).await;
    assert_eq!(reminders(&world).await, 0, "the game was running when she chose");
    // What is chosen by the command stands on the card.
    for word in ["1d", "45m"] {
        ada.command("reminder", &[("before", word)]).await;
        assert_eq!(chosen(&second_page().await, "remind"), [word]);
    }
    world.finish().await;
}

/// The values of a list that are shown as chosen.
fn chosen(card: &Message, list: &str) -> Vec<String> {
    let rows = card.json["components"].as_array().cloned().unwrap_or_default();
    let lists = rows.iter().map(|row| &row["components"][0]).filter(|found| found["custom_id"] == list);
    let options = lists.flat_map(|found| found["options"].as_array().cloned().unwrap_or_default());
    let chosen = options.filter(|option| option["default"] == true);
    chosen.map(|option| option["value"].as_str().unwrap_or_default().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whom_everybody_waits_for_is_told_once() {
    let world = World::with_clock().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    world.advance(25 * HOUR).await;
    let is_call = |message: &Message| message.text().contains("everybody waits for you");
    let call = world.games().wait_for_message(board.id(), "a call", is_call).await;
    assert_eq!(call.pings(), [&ada.id]);
    says(
        call.text(),
        &["it is your turn in each of your games.", "No. 1, ", "https://discord.com/channels/"],
    );
    world.advance(25 * HOUR).await;
    world.pass(11 * MINUTE).await;
    let calls = world.games().messages().await.iter().filter(|message| is_call(message)).count();
    assert_eq!(calls, 1);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_called_is_led_past_games_that_not_everybody_there_sees() {
    let world = World::with_clock().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    world.control.post("/channels", json!({ "name": "den" })).await;
    for user in ["bot", "ada", "bjoern"] {
        let given = json!({ "user": user, "allow": ["VIEW_CHANNEL", "SEND_MESSAGES"] });
        world.control.put("/channels/den/rights", given).await;
    }
    let hidden = json!({ "role": "@everyone", "deny": ["VIEW_CHANNEL"] });
    world.control.put("/channels/den/rights", hidden).await;
    for name in ["den", "lounge"] {
        let options = [("game", "kolowis"), ("opponent", "bjoern"), ("begins", "first")];
        ada.in_channel(name).command("challenge", &options).await;
        let channel = world.channel(name);
        let challenge = channel.wait_for_message("0", "a challenge", |it| it.has_button("Accept")).await;
        bjoern.in_channel(name).press(&challenge, "Accept").await;
        channel.board_after(&challenge).await;
    }
    world.advance(25 * HOUR).await;
    let is_call = |message: &Message| message.text().contains("everybody waits for you");
    let call = world.games().wait_for_message(board.id(), "a call", is_call).await;
    says(call.text(), &["No. 1, ", "No. 3, "]);
    assert!(!call.text().contains("No. 2, "), "{}", call.text());
    world.finish().await;
}
