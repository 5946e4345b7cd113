//! Looking back on a game, running or over, and on the position of a board further up.

use crate::{
    harness::World,
    words::{private, says},
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_looked_back_on_step_by_step() {
    let world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    let first = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    chipo.say("I watch").await;
    ada.command("move", &[("move", "a8-b9")]).await;
    let second = world.games().board_after(&first).await;
    chipo.say("And I go on").await;
    bjoern.command("move", &[("move", "c10xa8")]).await;
    let third = world.games().board_after(&second).await;
    let before = world.games().messages().await.len();

    let card = chipo.command("replay", &[]).await;
    says(&private(&card), &["after turn 2 of 2", "`c10xa8`"]);
    let one = chipo.press(&card.message(), "Back").await.message();
    assert_eq!((one.ply(), one.is_private()), (1, true));
    says(one.text(), &["after turn 1 of 2", "`a8-b9`"]);
    assert!(one.alt().contains("a8 to b9"), "{}", one.alt());
    let start = chipo.press(&one, "To the start").await.message();
    assert_eq!(start.ply(), 0);
    assert!(!start.has_button("Back"), "there is nothing before");
    let window = chipo.press(&start, "Jump to a turn").await;
    let jumped = chipo.submit(&window, "2").await.message();
    assert_eq!(jumped.ply(), 2);
    let window = chipo.press(&jumped, "Jump to a turn").await;
    let stayed = chipo.submit(&window, "999").await.message();
    says(stayed.text(), &["That is not a turn of this game."]);
    assert_eq!(stayed.ply(), 2, "where one was");
    let window = chipo.press(&stayed, "Jump to a turn").await;
    says(&chipo.submit(&window, "seven").await.text(), &["That is not a turn of this game."]);

    let gif = chipo.press(&jumped, "As a GIF").await.message();
    assert!(gif.is_private() && gif.file_name() == "1-2.gif", "{}", gif.json);
    assert!(gif.png().await.starts_with(b"GIF89a"));
    assert!(gif.alt().contains("2 turns"), "{}", gif.alt());
    let record = chipo.press(&jumped, "Record").await.message();
    let text = String::from_utf8(record.png().await).expect("text");
    assert!(text.contains("1. a8-b9 c10xa8") && text.parse::<rules::Record>().is_ok(), "{text}");

    let shown = chipo.message_menu("Show this position", &second).await;
    says(&private(&shown), &["as that message shows it", "`a8-b9`", "(Black) to play"]);
    assert_eq!(shown.message().ply(), 1);
    let remark = bjoern.say("No board").await;
    says(&private(&chipo.message_menu("Show this position", &remark).await), &["Point at a board of mine"]);
    assert_eq!(world.games().messages().await.len(), before + 1, "nobody else sees any of it");

    let question = ada.command("resign", &[]).await.message();
    ada.press(&question, "Yes, give up").await;
    let over = world.games().board_after(&third).await;
    says(&private(&chipo.press(&over, "Replay").await), &["after turn 2 of 2", "gave up"]);
    world.finish().await;
}
