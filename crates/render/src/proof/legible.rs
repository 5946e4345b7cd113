//! Stones, lines and words can be told apart.

use image::{RgbImage, imageops};

use super::{
    RENDERERS,
    colour::{Vision, contrast, difference},
};
use crate::{
    Renderer, bench,
    layout::Layout,
    scene::{Location, Scene},
    theme::{Colour, Sign, Stone, Theme},
};

fn pairs(stones: &[Stone]) -> impl Iterator<Item = (Stone, Stone)> {
    stones.iter().enumerate().flat_map(|(i, one)| stones[..i].iter().map(|other| (*one, *other)))
}

#[test]
fn stones_differ_in_every_kind_of_sight() {
    for theme in Theme::ALL {
        for vision in Vision::ALL {
            for (one, other) in pairs(&theme.stones.0) {
                let difference = difference(one.face, other.face, vision);
                assert!(difference >= 13.0, "{} {vision:?} {:?}: {difference}", theme.name, (one, other));
            }
        }
    }
}

#[test]
fn stones_differ_by_shape() {
    for theme in Theme::ALL {
        for (one, other) in pairs(&theme.stones.0) {
            assert_ne!(one.sign, other.sign, "{}", theme.name);
        }
        for stone in theme.stones.0.iter().filter(|stone| stone.sign != Sign::Plain) {
            assert!(contrast(stone.sign_ink, stone.face) >= 3.0, "{} {stone:?}", theme.name);
        }
    }
}

#[test]
fn contrast_is_enough() {
    for theme in Theme::ALL {
        let check = |what: &str, one: Colour, other: Colour, least: f64| {
            let found = contrast(one, other);
            assert!(found >= least, "{} {what}: {found}", theme.name);
        };
        check("captions", theme.caption, theme.card, 4.5);
        check("remarks", theme.secondary, theme.card, 4.5);
        check("labels", theme.label, theme.board, 4.5);
        check("results", theme.last.outline, theme.last.ink, 4.5);
        check("lines", theme.line.ground, theme.board, 3.0);
        check("points", theme.dot.ground, theme.board, 3.0);
        for mark in [theme.last, theme.taken, theme.target] {
            check("marks", mark.ink, mark.outline, 3.0);
        }
        check("lines on the tint", theme.line.ground, theme.tint, 3.0);
        for stone in &theme.stones.0 {
            // Beside names they lie on the card.
            let light = stone.bevel.map_or(stone.rim, |bevel| bevel.light);
            let best = [stone.face, stone.rim, light].map(|part| contrast(part, theme.card));
            assert!(best.into_iter().fold(0.0, f64::max) >= 3.0, "{} {stone:?}: {best:?}", theme.name);
        }
        for ground in [theme.board, theme.tint] {
            let least = if theme.name == "contrast" { 3.0 } else { 1.7 };
            check("diagonals", theme.diagonal.ground, ground, least);
            for stone in &theme.stones.0 {
                let best = contrast(stone.face, ground).max(contrast(stone.rim, ground));
                assert!(best >= 3.0, "{} {stone:?}: {best}", theme.name);
            }
        }
    }
}

/// The pixels of a man's size around a location, in a picture that was reduced to `scale`.
fn seen_at(picture: &RgbImage, layout: &Layout, at: Location, scale: f32) -> Vec<Colour> {
    let (x, y) = layout.spot(at).expect("on this board");
    let reach = (layout.radius * scale).ceil() as i32;
    let (x, y) = ((x as f32 * scale) as i32, (y as f32 * scale) as i32);
    let pixels = (y - reach..y + reach).flat_map(|y| (x - reach..x + reach).map(move |x| (x, y)));
    pixels.map(|(x, y)| picture.get_pixel(x as u32, y as u32).0).collect()
}

/// Places that differ by so much on the mean are plainly different: thrice what is seen side by side. A
/// white man on a white board, of which only the rim and the hole are seen, has 9.
const PLAIN: f64 = 7.0;

/// How different two places look: the mean over their pixels.
fn unlike(one: &[Colour], other: &[Colour]) -> f64 {
    let differences = one.iter().zip(other).map(|(one, other)| difference(*one, *other, Vision::Normal));
    differences.sum::<f64>() / one.len() as f64
}

/// What a phone shows, 320 pixels wide, still tells men from empty points and the sides apart.
#[test]
fn a_small_picture_can_be_read() {
    for renderer in RENDERERS.iter() {
        for (game, scene) in bench::mid_games() {
            check_small(renderer, game, &scene);
        }
    }
}

fn check_small(renderer: &Renderer, game: &str, scene: &Scene) {
    const WIDTH: u32 = 320;
    let layout = Layout::of(&scene.board, scene.bottom);
    let scale = WIDTH as f32 / layout.width as f32;
    let height = (layout.height as f32 * scale) as u32;
    let whole = renderer.draw(scene).to_rgb();
    let small = imageops::resize(&whole, WIDTH, height, imageops::FilterType::Triangle);
    let seen = |at| seen_at(&small, &layout, at, scale);
    let marked: Vec<Location> = scene.last.taken.iter().map(|man| man.at).collect();
    let is_vacant = |at: &Location| scene.men.iter().all(|man| man.at != *at) && !marked.contains(at);
    let vacant: Vec<Vec<Colour>> =
        layout.places.iter().map(|(at, _)| *at).filter(is_vacant).map(seen).collect();
    for man in &scene.men {
        let place = seen(man.at);
        let check = |what: &str, other: &[Colour]| {
            let found = unlike(&place, other);
            assert!(found >= PLAIN, "{} {game} {man:?} and {what}: {found}", renderer.theme().name);
        };
        vacant.iter().for_each(|other| check("an empty point", other));
        scene.men.iter().filter(|other| other.side != man.side).for_each(|other| {
            check("another side", &seen(other.at));
        });
    }
}
