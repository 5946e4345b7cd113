//! Sizes that were promised, all the same on every machine.

use super::RENDERERS;
use crate::{Animation, Speed, Width, bench, encode};

#[test]
fn files_are_small() {
    for ((game, scene), most) in bench::mid_games().into_iter().zip([35_000, 31_500, 75_000]) {
        let frame = RENDERERS[0].draw(&scene);
        let (ours, plain) = (encode::png(&frame).len(), encode::level6(&frame).len());
        assert!(ours <= most && ours * 100 <= plain * 115, "{game}: {ours} bytes, {plain} at level 6");
    }
}

#[test]
fn sixty_moves_are_a_small_animation() {
    let animation = Animation { width: Width::Full, speed: Speed::Normal };
    for renderer in RENDERERS.iter() {
        let file = renderer.gif(&bench::sixty_moves(), animation).expect("an animation");
        assert!(file.len() <= 550_000, "{}: {} bytes", renderer.theme().name, file.len());
    }
}

#[test]
fn themes_and_boards_fit_into_memory() {
    let bytes = bench::themes_bytes();
    assert!(bytes <= 24 << 20, "{bytes} bytes");
}
