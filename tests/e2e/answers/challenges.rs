//! Challenges and seeks: who can be challenged, who may answer, how they end.

use std::time::Duration;

use serde_json::json;

use crate::{
    harness::{Message, Person, World},
    words::{private, says},
};

const HOUR: Duration = Duration::from_secs(60 * 60);

fn is_challenge(message: &Message) -> bool {
    message.has_button("Accept")
}

/// Challenges, and waits for the message that says so.
async fn challenged(world: &World, person: &Person, options: &[(&str, &str)]) -> Message {
    let end = world.games().end().await;
    let name = if options.iter().any(|option| option.0 == "opponent") { "challenge" } else { "seek" };
    let told = person.command(name, options).await;
    says(&private(&told), &["Your challenge stands in this channel."]);
    world.games().wait_for_message(&end, "a challenge", is_challenge).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn oneself_bots_and_who_left_cannot_be_challenged() {
    let world = World::start().await;
    let [ada, chipo, echo] = world.people(["ada", "chipo", "echo"]).await;
    world.control.delete("/members/chipo").await;
    let rows = [
        (&ada, "You cannot challenge yourself. Name somebody else, or use `/seek` to find an opponent."),
        (
            &echo,
            "**echo** is a program and does not play. Name a person, or use `/seek`. To play against me, choose a `level`.",
        ),
        (&chipo, "**Chipo** is not here any more. Name somebody else, or use `/seek`."),
    ];
    for (opponent, told) in rows {
        let options = [("game", "mosona"), ("opponent", opponent.id.as_str())];
        assert_eq!(private(&ada.command("challenge", &options).await), told);
        assert_eq!(private(&ada.menu("Challenge", opponent).await), told, "by the menu");
    }
    let options = [("game", "mosona"), ("opponent", "bot")];
    says(&private(&ada.command("challenge", &options).await), &["**Stones** is a program"]);
    assert_eq!(world.settled(&ada).await.len(), 0, "nothing stands in the channel");
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_the_challenged_may_answer_and_only_the_challenger_cancel() {
    let world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    let challenge =
        challenged(&world, &ada, &[("game", "mosona"), ("opponent", "bjoern"), ("begins", "second")]).await;
    let mention = format!("<@{}>, **Ada** challenges you to a game of **Awithlaknan Mosona**.", bjoern.id);
    says(challenge.text(), &[&mention, "**Björn** begins, as White.", "Rules: traditional.", "Expires <t:"]);
    assert_eq!(challenge.pings(), [&bjoern.id]);
    assert_eq!(challenge.labels(), ["Accept", "Decline", "Cancel"]);

    let for_bjoern = "This challenge is for **Björn**. To play yourself, use `/challenge` or `/seek`.";
    assert_eq!(private(&chipo.press(&challenge, "Accept").await), for_bjoern);
    assert_eq!(private(&chipo.press(&challenge, "Decline").await), for_bjoern);
    says(&private(&ada.press(&challenge, "Accept").await), &["This is your own challenge"]);
    says(&private(&ada.press(&challenge, "Decline").await), &["This is your own challenge"]);
    says(
        &private(&bjoern.press(&challenge, "Cancel").await),
        &["Only **Ada** can take this challenge back."],
    );

    let why = bjoern.press(&challenge, "Decline").await;
    says(&private(&why), &["You declined. If you like, say why:"]);
    assert_eq!(
        why.message().labels(),
        ["No time now", "Another game", "Other rules", "Another time for moves"]
    );
    let over = challenge.when("the challenge is declined", |it| it.buttons().is_empty()).await;
    says(over.text(), &["**Björn** declined."]);

    let challenge = challenged(&world, &ada, &[("game", "kolowis"), ("opponent", "bjoern")]).await;
    says(challenge.text(), &["Who begins is drawn by lot."]);
    assert_eq!(ada.press(&challenge, "Cancel").await.status(), "acknowledged");
    let over = challenge.when("the challenge is cancelled", |it| it.buttons().is_empty()).await;
    says(over.text(), &["**Ada** took the challenge back."]);
    assert!(!world.settled(&chipo).await.iter().any(Message::is_board));
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_menu_of_a_person_challenges_them() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let question = ada.menu("Challenge", &bjoern).await;
    says(&private(&question), &["**Awithlaknan Mosona** against **Björn**.", "Rules: traditional."]);
    let offered: Vec<String> = question.message().choices().into_iter().map(|choice| choice.1).collect();
    let games = ["game=mosona", "game=kolowis", "game=awithlaknakwe", "game=four"];
    assert_eq!(offered[..4], games);
    let chosen = ada.pick(&question.message(), "game=kolowis").await;
    says(&private(&chosen), &["**Kolowis Awithlaknannai** against **Björn**."]);
    let told = ada.press(&chosen.message(), "Challenge").await;
    says(&told.text(), &["Your challenge stands in this channel."]);
    let challenge = world.games().wait_for_message("0", "a challenge", is_challenge).await;
    says(challenge.text(), &["**Ada** challenges you to a game of **Kolowis Awithlaknannai**."]);
    bjoern.press(&challenge, "Accept").await;
    let board = world.games().board_after(&challenge).await;
    says(board.text(), &["the game begins. Rules: traditional."]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn anybody_accepts_a_seek_and_rules_are_read() {
    let world = World::start().await;
    let [ada, chipo] = world.people(["ada", "chipo"]).await;
    let wrong = ada.command("seek", &[("game", "mosona"), ("rules", "lozenges=7")]).await;
    says(&private(&wrong), &["`lozenges` cannot be `7`. Possible:", "`/rules`"]);
    let wrong = ada.command("seek", &[("game", "mosona"), ("rules", "chess")]).await;
    says(&private(&wrong), &["Awithlaknan Mosona has no preset or option `chess`."]);
    let options = [("game", "mosona"), ("rules", "strict lozenges=6"), ("begins", "second")];
    let seek = challenged(&world, &ada, &options).await;
    says(
        seek.text(),
        &[
            "**Ada** is looking for an opponent at **Awithlaknan Mosona**. Anybody may accept.",
            "Whoever accepts begins, as White.",
            "6 lozenges",
        ],
    );
    assert_eq!(seek.labels(), ["Accept", "Cancel"]);
    assert!(seek.pings().is_empty());
    chipo.press(&seek, "Accept").await;
    let board = world.games().board_after(&seek).await;
    assert_eq!(board.pings(), [&chipo.id], "who accepted begins");
    let link =
        format!("[the game has begun](https://discord.com/channels/1100000000000000100/{}", board.channel());
    seek.when("the seek leads to the game", |it| it.text().contains(&link) && it.buttons().is_empty()).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_challenge_runs_out_and_says_so() {
    let world = World::with_clock().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    let lasting = challenged(&world, &ada, &[("game", "kolowis"), ("opponent", "bjoern")]).await;
    let short = challenged(&world, &ada, &[("game", "mosona")]).await;
    // Its message stays as it is, as if it had been deleted: the buttons can still be pressed.
    let path = format!("/channels/*/messages/{}", short.id());
    world.order_fault(json!({ "method": "PATCH", "path": path, "status": 404, "code": 10008 })).await;
    world.advance(HOUR + Duration::from_secs(1)).await;
    world.until_faults_are_used().await;
    let told = private(&chipo.press(&short, "Accept").await);
    assert_eq!(told, "This challenge has expired. Make a new one with `/challenge`.");

    let third = challenged(&world, &chipo, &[("game", "mosona")]).await;
    world.advance(HOUR + Duration::from_secs(1)).await;
    let over = third.when("the seek runs out", |it| it.buttons().is_empty()).await;
    says(over.text(), &["Nobody took it up in time. Use `/challenge` or `/seek` to ask again."]);
    assert!(is_challenge(&lasting.now().await), "a challenge by name stands for a day");
    assert_eq!(bjoern.press(&lasting, "Accept").await.status(), "acknowledged");
    world.games().board_after(&third).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_plays_against_one_who_left() {
    let mut world = World::start().await;
    world.expect_refusal(10007);
    let [bjoern, chipo] = world.people(["bjoern", "chipo"]).await;
    let seek = challenged(&world, &chipo, &[("game", "mosona")]).await;
    world.control.delete("/members/chipo").await;
    let told = private(&bjoern.press(&seek, "Accept").await);
    assert_eq!(
        told,
        "**Chipo**, whose challenge this is, is not here any more. To play, use `/challenge` or `/seek`."
    );
    world.control.put("/members/chipo", json!({})).await;
    bjoern.press(&seek, "Accept").await;
    world.games().board_after(&seek).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn open_challenges_are_few() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let named = [("game", "mosona"), ("opponent", "bjoern")];
    challenged(&world, &ada, &named).await;
    challenged(&world, &bjoern, &[("game", "mosona"), ("opponent", "ada")]).await;
    says(
        &private(&ada.command("challenge", &named).await),
        &["There are enough open challenges between you and **Björn**."],
    );
    let mut last = None;
    for _ in 0..4 {
        last = Some(challenged(&world, &ada, &[("game", "mosona")]).await);
    }
    let sixth = private(&ada.command("seek", &[("game", "mosona")]).await);
    says(&sixth, &["5 of your challenges are still open. Cancel one"]);
    ada.press(&last.unwrap(), "Cancel").await;
    challenged(&world, &ada, &[("game", "mosona")]).await;
    world.finish().await;
}
