//! Who x where x rights: what everything that can be asked for is answered, in every cell of the table that
//! the README prints.

mod asked;
mod asking;
mod axes;
mod outcome;
mod stage;
mod table;

use std::{collections::BTreeSet, sync::Arc};

use tokio::{sync::Semaphore, task::JoinSet};

use super::Bot;
use asked::{Ask, Item, KINDS};
use asking::Question;
use axes::{Rights, Where, Who};
use outcome::Outcome;
use stage::Scene;
use table::{Row, Section};

/// How many items are asked for at once.
const AT_ONCE: usize = 4;

/// A thing that can be asked for is answered everywhere, by a store of its own.
async fn row(item: Item) -> Row {
    let mut bot = Bot::start().await;
    let mut answers = Vec::new();
    let mut number = 0;
    for who in Who::ALL {
        for place in Where::ALL {
            let mut scene: Option<Scene> = None;
            for rights in Rights::ALL {
                let here = match scene {
                    Some(scene) => scene,
                    None => {
                        number += 1;
                        Scene::set(&bot, number, item.stage, place, who).await
                    }
                };
                let outcome = cell(&mut bot, &item, &here, (who, place, rights)).await;
                // Where nothing was done the next can ask on the same stage.
                scene = matches!(&outcome, Ok(outcome) if !outcome.has_done()).then_some(here);
                answers.push(outcome.map_or_else(|fault| fault, |outcome| outcome.to_string()));
            }
        }
    }
    Row { name: item.name, answers }
}

async fn cell(
    bot: &mut Bot,
    item: &Item,
    scene: &Scene,
    at: (Who, Where, Rights),
) -> Result<Outcome, String> {
    let (who, place, rights) = at;
    let actor = scene.actor(who);
    let question = Question::new(bot, scene, (item.ask)(scene, who), (who, place, rights));
    let before = scene.state(bot, actor).await;
    let reply = question.reply(bot).await;
    let change = before.change(&scene.state(bot, actor).await);
    Outcome::of(bot, &question, reply, change).await
}

/// What is no answer.
fn faults(rows: &[Row]) -> Vec<String> {
    let of = |row: &Row| -> Vec<String> {
        row.cells()
            .filter(|(_, answer)| answer.starts_with(outcome::FAULT))
            .map(|(at, answer)| format!("{} {at:?}: {answer}", row.name))
            .collect()
    };
    rows.iter().flat_map(of).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_cell_has_its_answer() {
    let at_once = Arc::new(Semaphore::new(AT_ONCE));
    let mut running = JoinSet::new();
    for (number, item) in asked::items().into_iter().enumerate() {
        let at_once = Arc::clone(&at_once);
        running.spawn(async move {
            let _turn = at_once.acquire_owned().await.unwrap();
            (number, row(item).await)
        });
    }
    let mut rows = running.join_all().await;
    rows.sort_by_key(|(number, _)| *number);
    let rows: Vec<Row> = rows.into_iter().map(|(_, row)| row).collect();
    let faults = faults(&rows);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    Section::of(&rows).check();
}

#[test]
fn every_kind_of_control_has_cells() {
    let scene = Scene::example();
    let kind = |item: Item| match (item.ask)(&scene, Who::Mover) {
        Ask::Press(id, _) | Ask::Choose(id, _) | Ask::Submit(id, _) => Some(asked::kind(&id)),
        Ask::Command(..) | Ask::UserMenu(..) | Ask::MessageMenu(..) | Ask::Complete(..) => None,
    };
    let pressed: BTreeSet<&str> = asked::items().into_iter().filter_map(kind).collect();
    assert_eq!(pressed, KINDS.iter().copied().collect());
}
