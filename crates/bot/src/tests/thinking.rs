use play::{Game, GameId};
use tokio::sync::watch;

use super::*;
use crate::thinking;

const GAME: GameId = GameId(1);

async fn game(bot: &Bot) -> Arc<Game> {
    bot.ctx.store.game(GAME).await.unwrap().unwrap()
}

/// Ana, who begins, against the program, and has moved.
async fn moved() -> Bot {
    let mut bot = Bot::start().await;
    let options = [("game", json!("mosona")), ("level", json!("1")), ("begins", json!("first"))];
    bot.command(ANA, "challenge", &options).await;
    bot.command(ANA, "move", &[("move", json!("a8-b9"))]).await;
    assert_eq!(game(&bot).await.ply(), 1);
    bot
}

/// Thinks until `done`, and stops.
async fn think_until(bot: &Bot, done: impl Fn(&Game) -> bool) {
    let (stop, stopped) = watch::channel(false);
    let thinking = tokio::spawn(thinking::run(Arc::clone(&bot.ctx), SENDER.to_owned(), stopped));
    let is_done = async {
        while !done(game(bot).await.as_ref()) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), is_done).await.expect("the program plays");
    stop.send(true).unwrap();
    thinking.await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_program_plays_when_it_is_to_move_and_answers_offers() {
    let mut bot = moved().await;
    think_until(&bot, |game| game.ply() == 2).await;
    assert_eq!(game(&bot).await.player_to_move(), Some(PlayerId(ANA)));
    bot.command(ANA, "draw", &[]).await;
    bot.restart().await;
    think_until(&bot, |game| game.offers().is_empty()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_another_run_had_begun_to_think_about_is_taken_up_by_the_next() {
    let mut bot = moved().await;
    let claimed = bot.ctx.store.claim_thinking(SENDER, 1).await.unwrap();
    assert_eq!(claimed.len(), 1);
    bot.restart().await;
    think_until(&bot, |game| game.ply() == 2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_stopped_search_comes_to_is_not_played() {
    let mut bot = moved().await;
    bot.ctx.thinkers.stop();
    let (stop, stopped) = watch::channel(false);
    let thinking = tokio::spawn(thinking::run(Arc::clone(&bot.ctx), SENDER.to_owned(), stopped));
    tokio::time::sleep(Duration::from_millis(300)).await;
    stop.send(true).unwrap();
    thinking.await.unwrap();
    assert_eq!(game(&bot).await.ply(), 1);
    bot.restart().await;
    think_until(&bot, |game| game.ply() == 2).await;
}

#[tokio::test]
async fn whoever_asks_while_too_many_do_is_told_when_to_come_back() {
    let mut bot = moved().await;
    bot.command(ANA, "resign", &[]).await;
    bot.press(ANA, "resign-yes:1").await;
    let ctx = Arc::clone(&bot.ctx);
    let turns: Vec<_> = (100..).map_while(|player| ctx.thinkers.ask(PlayerId(player)).ok()).collect();
    let told = bot.command(ANA, "analyse", &[("game", json!("1"))]).await.content;
    assert!(told.contains("Try again in a minute"), "{told}");
    drop(turns);
    let _turn = ctx.thinkers.ask(PlayerId(ANA)).unwrap();
    let told = bot.command(ANA, "analyse", &[("game", json!("1"))]).await.content;
    assert!(told.contains("Wait for that answer"), "{told}");
}
