//! Without a mouse: a form is reached, filled in, sent and closed by keys. And the menu of a person, with
//! its lists.

use rules::Side;
use thirtyfour::Key;

use crate::{
    games::Table,
    harness::World,
    stage::Stage,
    tab::{Size, Tab},
};

const FIELD: &str = "//dialog[@open]//input";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_is_challenged_by_menu_and_a_move_typed_into_the_form_by_keys() {
    let Some(stage) = Stage::open("keyboard").await else { return };
    let ada = stage.tab("ada", Size::Desk).await;
    let bjoern = stage.tab("bjoern", Size::Phone).await;
    challenge(&stage.world, &ada).await;
    bjoern.press("Accept").await;
    let table = Table::sit("mosona lozenges=4", [(Side::South, &ada), (Side::North, &bjoern)]).await;

    // Though the window has been a small one in between.
    ada.shows_end().await;
    ada.press("Move").await;
    ada.reads("Which man do you move?").await;
    ada.shows_end().await;
    focus(&ada, "Type a move").await;
    ada.enter().await;
    ada.find(FIELD).await;
    has_focus(&ada, "INPUT").await;
    ada.keys("a").await;
    ada.look("form").await;
    ada.keys(Key::Escape).await;
    ada.until_gone("//dialog").await;
    has_focus(&ada, "Type a move").await;

    ada.enter().await;
    ada.find(FIELD).await;
    let text = table.mirror.game.legal_actions()[0].to_string();
    ada.keys(&text).await;
    focus(&ada, "Submit").await;
    ada.enter().await;
    ada.until_gone("//dialog").await;
    ada.reads(&format!("Played: {text}.")).await;
    let focused = ada.look_up("return document.activeElement !== document.body").await.unwrap();
    assert_eq!(focused, true, "the focus is lost with the button that had it");
    stage.close().await;
}

/// *Apps › Challenge* on a person's card, and the form that follows.
async fn challenge(world: &World, ada: &Tab) {
    ada.click("//aside[@id='right']//button[contains(., 'Björn')]").await;
    ada.find("//dialog[@open]//h4[.='Apps']").await;
    ada.look("card").await;
    ada.click("//dialog//button[.='Challenge']").await;
    ada.until_gone("//dialog").await;
    ada.reads("Lots decide who begins.").await;
    ada.look("choices").await;
    begins_by_keys(world, ada).await;
    ada.press("Options").await;
    ada.find("//select/option[starts-with(., '4 lozenges')]").await;
    ada.look("options").await;
    ada.choose("4 lozenges").await;
    ada.reads("Rules: 4 lozenges").await;
    ada.press("Challenge").await;
    ada.reads("Your challenge stands in this channel.").await;
}

/// Walks through the closed list of who begins: only Enter chooses.
async fn begins_by_keys(world: &World, ada: &Tab) {
    let list = "//ol[@id='messages']//select[option[starts-with(., 'the challenger begins')]]";
    ada.find(list).await;
    let answered = answers(world).await;
    focus(ada, "Who begins?").await;
    for _ in 0..2 {
        ada.keys(Key::Down).await;
    }
    // What is not done by itself is offered.
    ada.find(&format!("{list}/following-sibling::button[.='OK']")).await;
    ada.look("walked").await;
    ada.keys(Key::Up).await;
    ada.enter().await;
    ada.reads("You begin.").await;
    assert_eq!(answers(world).await, answered + 1, "a step is no choice");
}

/// How often the bot has answered to anything.
async fn answers(world: &World) -> usize {
    let log = world.control.get("/requests").await;
    let requests = log["requests"].as_array().expect("a log").iter();
    requests.filter(|entry| entry["route"].as_str().is_some_and(|route| route.ends_with("/callback"))).count()
}

/// Goes from one control to the next until the one of this name has the focus.
async fn focus(tab: &Tab, name: &str) {
    for _ in 0..60 {
        if focused(tab).await == name {
            return;
        }
        tab.keys(Key::Tab).await;
    }
    panic!("{name} cannot be reached by Tab");
}

/// What has the focus, by its name or kind.
async fn focused(tab: &Tab) -> String {
    let script = "const it = document.activeElement;
        return (it.tagName === 'SELECT' ? it.ariaLabel : it.innerText?.trim()) || it.tagName";
    tab.look_up(script).await.unwrap().as_str().unwrap_or_default().to_owned()
}

async fn has_focus(tab: &Tab, name: &str) {
    tab.until(&format!("the focus on {name}"), async || Ok((focused(tab).await == name).then_some(()))).await;
}
