//! A whole game on the page, from the challenge to the result, with moves made in every way there is.

#[path = "../../e2e/games/alt.rs"]
mod alt;
#[allow(dead_code, reason = "the end-to-end tests use the rest of it")]
#[path = "../../e2e/games/mirror.rs"]
mod mirror;
#[allow(dead_code, reason = "the end-to-end tests use the rest of it")]
#[path = "../../e2e/games/plan.rs"]
mod plan;
#[allow(dead_code, reason = "the end-to-end tests use the rest of it")]
#[path = "../../e2e/games/words.rs"]
mod words;

mod table;

use rules::{Ending, Side};

use crate::{
    stage::Stage,
    tab::{Size, Tab},
};
use plan::Plan;
pub use table::Table;

const RULES: &str = "mosona lozenges=4";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_mosona_is_played_to_its_end() {
    let Some(stage) = Stage::open("mosona").await else { return };
    let ada = stage.tab("ada", Size::Desk).await;
    let bjoern = stage.tab("bjoern", Size::Phone).await;
    challenge(&ada).await;
    bjoern.reads("challenges you to a game of").await;
    bjoern.look("challenged").await;
    bjoern.press("Accept").await;

    let plan = Plan::find(RULES, |plan| {
        (12..20).contains(&plan.turns.len()) && plan.openings() > 0 && plan.outcome.ending == Ending::NoMen
    });
    let mut table = Table::sit(RULES, [(Side::South, &ada), (Side::North, &bjoern)]).await;
    for (number, turn) in plan.turns.iter().enumerate() {
        match number {
            2 => refuse_draw(&ada, &bjoern).await,
            5 => think_again(&bjoern).await,
            _ => {}
        }
        table.play(turn).await;
    }
    assert!(table.used.iter().all(|&times| times > 0), "every means: {:?}", table.used);
    assert_eq!(table.mirror.game.outcome(), Some(plan.outcome));
    bjoern.reads("Game over.").await;
    bjoern.find(&crate::messages::button("Rematch")).await;
    bjoern.look("over").await;
    bjoern.misses_alt_texts().await;
    shows_the_alt_text(&ada).await;
    stage.close().await;
}

/// Challenges Björn by a typed command whose options are taken from the suggestions.
async fn challenge(ada: &Tab) {
    ada.look("empty").await;
    ada.write("/").await;
    ada.look("commands").await;
    ada.keys(thirtyfour::Key::Backspace).await;
    ada.begin_command("challenge").await;
    ada.option("game", "mos", "Awithlaknan Mosona").await;
    ada.option("opponent", "Bj", "Björn").await;
    ada.option("rules", "lozenges=4", "lozenges=4").await;
    ada.click("//div[@id='composer']//button[.='+ begins']").await;
    ada.look("begins").await;
    ada.click("//label[@title='Who begins']//input").await;
    ada.suggestion("the challenger begins").await;
    ada.look("command").await;
    ada.send_command().await;
    ada.reads("Your challenge stands in this channel.").await;
    ada.look("challenge").await;
}

/// A draw is offered and refused, by buttons.
async fn refuse_draw(ada: &Tab, bjoern: &Tab) {
    ada.press("Offer draw").await;
    bjoern.reads("offers a draw").await;
    bjoern.look("draw-offered").await;
    bjoern.press("No draw").await;
    ada.reads("declines the draw").await;
    ada.look("draw-refused").await;
}

/// The question whether one gives up is answered with no.
async fn think_again(bjoern: &Tab) {
    bjoern.press("Resign").await;
    bjoern.reads("Do you really want to give up").await;
    bjoern.look("resign").await;
    bjoern.press("No, play on").await;
    bjoern.reads("Good: the game goes on.").await;
}

/// The last board is enlarged, and its alt text shown.
async fn shows_the_alt_text(ada: &Tab) {
    let board = ada.next_board(None).await;
    let message = format!("//li[@id='{}']", board.message);
    ada.click(&format!("{message}//button[starts-with(@aria-label, 'Enlarge')]")).await;
    ada.find("//dialog[@open]//img").await;
    ada.look("enlarged").await;
    ada.keys(thirtyfour::Key::Escape).await;
    ada.until_gone("//dialog").await;
    ada.click(&format!("{message}//button[.='ALT']")).await;
    ada.find("//dialog[@open]//p[contains(., 'finished.')]").await;
    ada.look("alt").await;
    ada.click("//dialog//button[@aria-label='Close']").await;
    ada.until_gone("//dialog").await;
}
