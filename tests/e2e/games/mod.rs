//! Whole games, from the challenge to the result.

mod alt;
mod mirror;
mod picture;
mod plan;
mod table;
mod text;
mod words;

use play::{GameResult, Reason, Score};
use rules::{Ending, Side, Team};

use crate::harness::{Person, World};
use plan::Plan;
use table::Table;

async fn people(world: &World) -> Vec<Person> {
    let mut people = Vec::new();
    for name in ["ada", "bjoern", "chipo", "eunji"] {
        people.push(world.person(name).await);
    }
    people
}

/// Plays a planned game to its end by the rules, by every means.
async fn play_whole(game: &str, seats: usize, plan: Plan) {
    let world = World::start().await;
    let mut table = Table::open(&world, game, "", &people(&world).await[..seats]).await;
    table.play_all(&plan.turns).await;
    assert_eq!(table.mirror.game.outcome(), Some(plan.outcome));
    assert!(table.used.iter().all(|&times| times > 0), "every means: {:?}", table.used);
    table.check_boards().await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn mosona_is_played_to_the_last_man_with_huffs() {
    let wanted = |plan: &Plan| {
        (30..60).contains(&plan.turns.len()) && plan.openings() > 1 && plan.outcome.ending == Ending::NoMen
    };
    play_whole("mosona", 2, Plan::find("mosona", wanted)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kolowis_is_played_to_its_end() {
    let wanted = |plan: &Plan| (40..90).contains(&plan.turns.len()) && plan.openings() > 1;
    play_whole("kolowis", 2, Plan::find("kolowis", wanted)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn awithlaknakwe_is_played_to_its_end_with_a_placed_priest() {
    let wanted = |plan: &Plan| plan.openings() > 1;
    play_whole("awithlaknakwe", 2, Plan::find("awithlaknakwe", wanted)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn awithlaknakwe_is_played_by_four() {
    let wanted = |plan: &Plan| plan.openings() > 1;
    play_whole("awithlaknakwe seats=4", 4, Plan::find("awithlaknakwe seats=4", wanted)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_ends_when_somebody_gives_up() {
    let world = World::start().await;
    let people = people(&world).await;
    let mut table = Table::open(&world, "kolowis", "strict men=full", &people[..2]).await;
    let plan = Plan::find("kolowis strict men=full", |plan| plan.turns.len() > 10);
    table.play_all(&plan.turns[..10]).await;
    let question = people[0].command("resign", &[]).await.message();
    people[0].press(&question, "Yes, give up").await;
    table.mirror.agreed =
        Some(GameResult { score: Score::Won(Team::Second), reason: Reason::Resigned(Side::South) });
    table.next().await;
    table.check_boards().await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_ends_by_an_agreed_draw_and_men_are_counted() {
    let world = World::start().await;
    let people = people(&world).await;
    let mut table = Table::open(&world, "mosona", "lozenges=6", &people[..2]).await;
    let leads = |plan: &Plan| plan.turns.len() > 12;
    let plan = Plan::find("mosona lozenges=6", leads);
    table.play_all(&plan.turns[..12]).await;
    people[1].press(&table.board, "Offer draw").await;
    let is_offer = |message: &crate::harness::Message| message.has_button("Agree to draw");
    let offer = world.games().wait_for_message(table.board.id(), "the offer", is_offer).await;
    assert_eq!(offer.pings(), [&people[0].id]);
    people[0].press(&offer, "Agree to draw").await;
    let score = table.mirror.game.position().leader().map_or(Score::Drawn, Score::Won);
    table.mirror.agreed = Some(GameResult { score, reason: Reason::Agreed });
    table.board = offer;
    table.next().await;
    table.check_boards().await;
    world.finish().await;
}
