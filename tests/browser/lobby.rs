//! A game for four: three sit down, and it begins.

use rules::Side;

use crate::{games::Table, stage::Stage, tab::Size};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_sit_down_and_begin() {
    let Some(stage) = Stage::open("lobby").await else { return };
    let ada = stage.tab("ada", Size::Desk).await;
    let bjoern = stage.tab("bjoern", Size::Phone).await;
    let chipo = stage.tab("chipo", Size::Desk).await;
    let eunji = stage.tab("eunji", Size::Phone).await;

    ada.begin_command("challenge").await;
    ada.option("game", "four", "Awithlaknakwe (four players, two teams)").await;
    ada.option("begins", "", "the challenger begins").await;
    ada.send_command().await;
    ada.reads("is gathering four players").await;
    let lobby = ada.next_board(None).await;
    assert!(lobby.alt.starts_with("The places at the board of Awithlaknakwe"), "{}", lobby.alt);
    ada.look("lobby").await;
    for (tab, side) in [(&bjoern, "West"), (&chipo, "North"), (&eunji, "East")] {
        tab.press(&format!("Play as {side}")).await;
        ada.reads(&format!("{side}: {}", tab.person.shown)).await;
        tab.look("seated").await;
    }
    let seats = [(Side::South, &ada), (Side::West, &bjoern), (Side::North, &chipo), (Side::East, &eunji)];
    let mut table = Table::sit("awithlaknakwe seats=4", seats).await;
    let first = table.mirror.game.legal_actions()[0];
    table.play(&[first]).await;
    eunji.next_board(None).await;
    eunji.look("begun").await;
    stage.close().await;
}
