//! A chapter of `/learn` on the page: by its lists, by its form, and shown.

use crate::{
    stage::Stage,
    tab::{Size, Tab},
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_chapter_is_learned_by_mouse_and_keys() {
    let Some(stage) = Stage::open("learning").await else { return };
    let ada = stage.tab("ada", Size::Desk).await;
    ada.begin_command("learn").await;
    ada.send_command().await;
    ada.reads("Which game would you like to learn?").await;
    ada.look("courses").await;
    ada.press("Awithlaknan Mosona").await;
    ada.reads("The board and the aim").await;
    let board = ada.next_board(None).await;
    assert!(board.alt.contains("White to play."), "{}", board.alt);
    ada.look("exercise").await;

    ada.choose("a8").await;
    ada.reads("Where does the man on a8 go?").await;
    ada.look("marked").await;
    ada.choose("a8-b9").await;
    ada.reads("it is the man on a10 that should go.").await;
    ada.look("wrong").await;
    ada.choose("a10").await;
    ada.reads("Where does the man on a10 go?").await;
    ada.choose("a10-b9").await;
    ada.reads("is right.").await;
    ada.look("right").await;
    ada.press("Next").await;
    ada.reads("Bring the man on b9 back to a8.").await;

    type_answer(&ada, "b9-b7").await;
    ada.reads("it does not bring a man to a8.").await;
    type_answer(&ada, "b9 a8").await;
    ada.reads("all that counts is a line").await;
    ada.press("Next").await;
    ada.press("Show me").await;
    ada.reads("is a right answer.").await;
    ada.look("shown").await;
    stage.close().await;
}

async fn type_answer(tab: &Tab, text: &str) {
    tab.press("Type a move").await;
    tab.find("//dialog[@open]//input").await;
    tab.keys(text).await;
    tab.click("//dialog//button[.='Submit']").await;
    tab.until_gone("//dialog").await;
}
