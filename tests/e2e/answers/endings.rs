//! Giving up and draws: asked, answered, taken back.

use crate::{
    harness::{Message, World},
    words::{private, says, until_known},
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn giving_up_is_asked_first_and_can_be_thought_better_of() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let mut board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    // Before everybody has moved the button breaks the game off.
    for (player, turn) in [(&ada, "a8-b9"), (&bjoern, "c10xa8")] {
        player.command("move", &[("move", turn)]).await;
        board = world.games().board_after(&board).await;
    }
    let boards = world.games().boards().await.len();
    let question = ada.command("resign", &[]).await;
    says(&private(&question), &["Do you really want to give up this game against **Björn** (Black)?"]);
    assert_eq!(question.message().labels(), ["Yes, give up", "No, play on"]);
    let kept = ada.press(&question.message(), "No, play on").await;
    assert_eq!(kept.text(), "Good: the game goes on.");
    assert!(kept.message().buttons().is_empty());
    assert_eq!(world.games().boards().await.len(), boards, "nothing has happened");

    // Out of turn, by the button under the board.
    let question = bjoern.press(&board, "Resign").await;
    says(&private(&question), &["against **Ada** (White)?"]);
    let gone = bjoern.press(&question.message(), "Yes, give up").await;
    assert_eq!(gone.text(), "You gave the game up.");
    let over = world.games().board_after(&board).await;
    says(over.text(), &["**Game over.** **Ada** (White) wins: **Björn** (Black) gave up."]);
    assert!(over.labels() == ["Rematch", "Replay", "Analyse"] && over.pings().is_empty(), "{}", over.json);
    board.when("the old board loses its buttons", |board| board.buttons().is_empty()).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_draw_is_offered_declined_withdrawn_and_agreed() {
    let world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let is_offer = |message: &Message| message.has_button("Agree to draw");

    assert_eq!(private(&ada.command("draw", &[]).await), "You offered a draw.");
    let offer = world.games().wait_for_message(board.id(), "the offer", is_offer).await;
    says(
        offer.text(),
        &[
            "**Ada** offers a draw. If it is agreed, the men are counted, and whoever has more wins: White 12, Black 12.",
        ],
    );
    assert_eq!(offer.pings(), [&bjoern.id]);
    says(
        &private(&ada.command("draw", &[]).await),
        &["**Ada** has already offered a draw. Wait for the answer."],
    );
    says(&private(&ada.press(&offer, "Agree to draw").await), &["your opponents must answer"]);
    says(
        &private(&bjoern.press(&offer, "Withdraw draw offer").await),
        &["Only **Ada**, who asked, can take that back."],
    );
    says(&private(&chipo.press(&offer, "Agree to draw").await), &["You are watching this game."]);
    world.keep_buttons(&offer).await;
    assert_eq!(bjoern.press(&offer, "No draw").await.status(), "acknowledged");
    let no = |message: &Message| message.text() == "**Björn** declines the draw.";
    let declined = world.games().wait_for_message(offer.id(), "the answer", no).await;
    says(
        &private(&ada.press(&board, "Offer draw").await),
        &["You already offered a draw in this turn. After the next move"],
    );
    world.until_faults_are_used().await;
    says(
        &private(&bjoern.press(&offer, "Agree to draw").await),
        &["No draw is offered at the moment.", "`/draw`"],
    );

    bjoern.press(&board, "Offer draw").await;
    let offer = world.games().wait_for_message(declined.id(), "the offer", is_offer).await;
    says(offer.text(), &["**Björn** offers a draw."]);
    assert_eq!(bjoern.press(&offer, "Withdraw draw offer").await.status(), "acknowledged");
    let back = |message: &Message| message.text() == "**Björn** takes the draw offer back.";
    world.games().wait_for_message(offer.id(), "the withdrawal", back).await;
    let bare = |offer: &Message| offer.buttons().is_empty();
    offer.when("an offer that was taken back loses its buttons", bare).await;

    ada.command("move", &[("move", "a8-b9")]).await;
    let board = world.games().board_after(&board).await;
    ada.press(&board, "Offer draw").await;
    let offer = world.games().wait_for_message(board.id(), "the offer", is_offer).await;
    world.keep_buttons(&offer).await;
    assert_eq!(bjoern.press(&offer, "Agree to draw").await.status(), "acknowledged");
    let over = world.games().board_after(&offer).await;
    says(
        over.text(),
        &["**Game over.** It is a draw: a draw was agreed, so the men were counted: White 12, Black 12."],
    );
    until_known(&ada, &over).await;
    world.until_faults_are_used().await;
    says(&private(&bjoern.press(&offer, "No draw").await), &["This game is over. It is a draw"]);
    says(&private(&bjoern.command("draw", &[]).await), &["This game is over. It is a draw"]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_answers_an_offer_and_draw_agrees_to_one() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    ada.command("draw", &[]).await;
    ada.command("move", &[("move", "a8-b9")]).await;
    let board = world.games().board_after(&board).await;
    says(board.text(), &["**Ada** offers a draw."]);
    assert!(board.has_button("Agree to draw"), "{:?}", board.labels());
    bjoern.command("move", &[("move", "c10xa8")]).await;
    let board = world.games().board_after(&board).await;
    assert!(!board.has_button("Agree to draw"), "the move was the answer: {:?}", board.labels());
    ada.command("draw", &[]).await;
    assert_eq!(private(&bjoern.command("draw", &[]).await), "You agreed to a draw.");
    let over = world.games().board_after(&board).await;
    says(
        over.text(),
        &["**Björn** (Black) wins: a draw was agreed, so the men were counted: White 11, Black 12."],
    );
    world.finish().await;
}
