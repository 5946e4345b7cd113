//! Plans: "if a8-b9 then c10xa8".

use crate::{
    harness::{Message, World},
    words::{private, says},
};

const PLAN: [(&str, &str); 2] = [("if", "a8-b9"), ("then", "c10xa8")];

/// Everything that everybody can see or be told of.
async fn all_texts(world: &World) -> String {
    world.games().texts().await.join("\n")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_planned_answer_is_played_at_once_and_nobody_knew() {
    let mut world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let planned = private(&bjoern.command("plan", &PLAN).await);
    says(&planned, &["only you can see", "**1.** if `a8-b9` then `c10xa8`"]);
    says(&private(&ada.command("plan", &[]).await), &["You have planned nothing in this game."]);
    let before = all_texts(&world).await;
    assert!(!before.contains("c10xa8"), "{before}");

    // It is kept where a restart does not reach.
    world.kill_bot().await;
    world.start_bot().await;
    let told = private(&ada.command("move", &[("move", "a8-b9")]).await);
    says(&told, &["Played: `a8-b9`.", &format!("<@{}> had planned `c10xa8` in answer", bjoern.id)]);
    let after = world.games().board_after(&board).await;
    says(
        after.text(),
        &[
            "**Björn** had planned to answer with `c10xa8`: it was played at once.",
            "**Björn** played `c10xa8`, taking 1 man.",
            "Last moves: `1. a8-b9 · c10xa8`",
        ],
    );
    assert_eq!(after.pings(), [&ada.id]);
    assert_eq!(after.ply(), 2);
    says(&private(&bjoern.command("plan", &[]).await), &["planned nothing"]);
    assert!(!world.log().contains("c10xa8"), "what is planned is in no log");
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn plans_are_made_by_window_seen_and_forgotten() {
    let world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    // Who is too early is offered to plan.
    let early = bjoern.command("move", &[("move", "c10-b9")]).await;
    says(&private(&early), &["Ada"]);
    let window = bjoern.press(&early.message(), "Plan an answer").await;
    let answer = bjoern.submit(&window, "if a8-b9 then c10xa8; if a10-b9 then c8xa10").await;
    let list = answer.message();
    says(list.text(), &["**1.** if `a8-b9` then `c10xa8`", "**2.** if `a10-b9` then `c8xa10`"]);
    let forgotten = bjoern.press(&list, "Forget 1").await.message();
    assert!(!forgotten.text().contains("a8-b9"), "{}", forgotten.text());
    says(forgotten.text(), &["**1.** if `a10-b9`"]);

    ada.command("move", &[("move", "a8-b9")]).await;
    let board = world.games().board_after(&board).await;
    assert_eq!((board.ply(), board.pings()), (1, vec![bjoern.id.as_str()]), "it was forgotten");
    says(
        &private(&bjoern.command("plan", &[("if", "c10xa8"), ("then", "a8-b9")]).await),
        &["It is your turn"],
    );
    says(&private(&chipo.command("plan", &[]).await), &["watch"]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_planned_is_refused_with_the_reason() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let refused = async |condition: &str, answer: &str, reason: &str| {
        let told = bjoern.command("plan", &[("if", condition), ("then", answer)]).await;
        let message: Message = told.message();
        says(&private(&told), &[reason]);
        assert!(message.labels().is_empty(), "nothing is played by a press: {:?}", message.labels());
    };
    refused("b9", "c10xa8", "Write the whole move.").await;
    refused("a8-b9", "c2-b3", "`c2-b3` is not possible").await;
    refused("a8-b9", "nonsense", "I cannot read `nonsense`").await;
    says(&private(&bjoern.command("plan", &[("if", "a8-b9")]).await), &["A plan has an answer to each move"]);

    let offered = bjoern.autocomplete("plan", &[("if", "a8")], "if").await;
    assert!(offered.iter().any(|turn| turn == "a8-b9"), "{offered:?}");
    let offered = bjoern.autocomplete("plan", &[("if", "a8-b9"), ("then", "")], "then").await;
    assert!(offered.iter().any(|turn| turn == "c10xa8"), "{offered:?}");
    world.finish().await;
}
