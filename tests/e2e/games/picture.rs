//! The picture that a board ought to be.

use render::{Scene, Status, pixels_hash};
use rules::{Action, Side};

use super::{mirror::Mirror, words};
use crate::harness::{Message, RENDERER};

/// Checks size and pixels of a board's picture.
pub async fn check(mirror: &Mirror, board: &Message) {
    let expected = RENDERER.png(&scene(mirror));
    let what = format!("{} {}", board.text(), mirror.game.position());
    assert_eq!(board.size(), (expected.width.into(), expected.height.into()), "{what}");
    let pixels = pixels_hash(&board.png().await).expect("a picture");
    assert_eq!(pixels, expected.pixels_hash(), "the picture shows something else: {what}");
}

/// Seen by the side to move, with names, state and last turn.
fn scene(mirror: &Mirror) -> Scene {
    let mut scene = Scene::of(&mirror.game, mirror.game.to_move());
    for side in mirror.sides() {
        scene.captions[side].name = caption(mirror, side);
    }
    let actions: Vec<Action> = mirror.last.iter().map(|(_, action)| *action).collect();
    scene.footer = words::notation(&actions);
    scene.status = status(mirror);
    scene.to_move = scene.to_move.filter(|_| mirror.result().is_none());
    scene
}

/// The name of who plays `side`; the side's own where the name is in a script that the font has not.
fn caption(mirror: &Mirror, side: Side) -> String {
    let name = mirror.person(side).shown.clone();
    let hangul = |c: char| matches!(c, '가'..='힣');
    if name.contains(hangul) { words::side(&mirror.rules(), side).to_owned() } else { name }
}

fn status(mirror: &Mirror) -> Status {
    let side = |side| words::side(&mirror.rules(), side);
    let Some(result) = mirror.result() else {
        return Status::Turn(format!("Move {} – {} to play", mirror.number(), side(mirror.game.to_move())));
    };
    let winners = result.winner().map(|team| words::sides_of(&mirror.rules(), team)).unwrap_or_default();
    Status::Result(match winners[..] {
        [] => "Draw".to_owned(),
        [one] => format!("{} wins", side(one)),
        [one, other, ..] => format!("{} + {} win", side(one), side(other)),
    })
}
