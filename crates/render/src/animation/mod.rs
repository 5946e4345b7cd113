//! A game as a moving picture: one palette, and of each frame only what changed.

mod film;
mod lzw;

use std::borrow::Cow;

use crate::{Renderer, scene::Scene};
use film::Film;

/// How a game is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Animation {
    pub width: Width,
    pub speed: Speed,
}

/// The width of a moving picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// That of other pictures of the board, 1200 pixels or a little less.
    Full,
    /// Half of that, for slow lines and long games.
    Half,
}

/// How long each position is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speed {
    /// Two seconds: to follow a game.
    Slow,
    /// One second.
    Normal,
    /// Four tenths of a second: to see how it went.
    Fast,
}

/// Bytes of an animation at most: what everybody may send on Discord, less room for the message.
pub const MOST_BYTES: usize = 8 << 20;

/// Hundredths of a second for which the last frame is held.
const HELD: u16 = 500;

impl Speed {
    /// In hundredths of a second.
    fn delay(self) -> u16 {
        match self {
            Speed::Slow => 200,
            Speed::Normal => 100,
            Speed::Fast => 40,
        }
    }
}

/// Why there is no animation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AnimationError {
    #[error("there is no position to show")]
    Empty,
    #[error("the positions are on different boards, or seen from different sides")]
    Mixed,
}

impl Renderer {
    /// The game that `scenes` tell, one after another, as a GIF file of at most [`MOST_BYTES`] that
    /// starts over at its end. What would be larger becomes half as wide, then several scenes share a
    /// frame, which shows the last of them and their last footers. About 1 ms a scene.
    ///
    /// # Errors
    ///
    /// [`AnimationError`] if there are no scenes, or some of them have another board or bottom.
    pub fn gif(&self, scenes: &[Scene], animation: Animation) -> Result<Vec<u8>, AnimationError> {
        self.gif_within(scenes, animation, MOST_BYTES)
    }

    fn gif_within(
        &self,
        scenes: &[Scene],
        animation: Animation,
        most: usize,
    ) -> Result<Vec<u8>, AnimationError> {
        let first = scenes.first().ok_or(AnimationError::Empty)?;
        if scenes.iter().any(|scene| (scene.board, scene.bottom) != (first.board, first.bottom)) {
            return Err(AnimationError::Mixed);
        }
        let mut plan = Plan { animation, group: 1 };
        loop {
            match self.attempt(scenes, plan, most) {
                Some(file) => return Ok(file),
                None => plan = plan.smaller(),
            }
        }
    }

    /// The animation by `plan`, `None` if it would have more than `most` bytes and can be smaller.
    fn attempt(&self, scenes: &[Scene], plan: Plan, most: usize) -> Option<Vec<u8>> {
        let film = Film::new(self, plan.animation.width);
        let fits = |bytes| bytes <= most || plan.group >= scenes.len();
        film.file(&grouped(scenes, plan.group), plan.animation.speed.delay(), HELD, fits)
    }
}

/// How an animation is made to fit.
#[derive(Clone, Copy, Debug)]
struct Plan {
    animation: Animation,
    /// How many scenes share a frame.
    group: usize,
}

impl Plan {
    fn smaller(self) -> Plan {
        match self.animation.width {
            Width::Full => Plan { animation: Animation { width: Width::Half, ..self.animation }, ..self },
            Width::Half => Plan { group: 2 * self.group, ..self },
        }
    }
}

/// Footers that fit into a line together.
const TOLD: usize = 5;

/// The first scene, and of each `group` after it the last, with the last footers of the group.
fn grouped(scenes: &[Scene], group: usize) -> Vec<Cow<'_, Scene>> {
    let Some((first, rest)) = scenes.split_first() else { return Vec::new() };
    let join = |scenes: &'_ [Scene]| {
        let mut last = scenes[scenes.len() - 1].clone();
        let told = &scenes[scenes.len().saturating_sub(TOLD)..];
        let footers = told.iter().map(|scene| &scene.footer[..]).collect::<Vec<_>>().join("  ");
        last.footer = if told.len() < scenes.len() { format!("…  {footers}") } else { footers };
        last
    };
    let frames = rest.chunks(group).map(|scenes| match scenes {
        [scene] => Cow::Borrowed(scene),
        scenes => Cow::Owned(join(scenes)),
    });
    std::iter::once(Cow::Borrowed(first)).chain(frames).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{bench, palette::Edges};

    const NORMAL: Animation = Animation { width: Width::Full, speed: Speed::Normal };

    fn renderer() -> &'static Renderer {
        static RENDERER: std::sync::LazyLock<Renderer> = std::sync::LazyLock::new(Renderer::new);
        &RENDERER
    }

    /// The parts of a file as they stand in it.
    fn parts(file: &[u8]) -> Vec<gif::Frame<'static>> {
        let mut decoder = gif::Decoder::new(file).expect("a file");
        std::iter::from_fn(|| decoder.read_next_frame().expect("a frame").cloned()).collect()
    }

    #[test]
    fn every_frame_shows_its_scene() {
        let scenes = &bench::sixty_moves()[..12];
        let file = renderer().gif(scenes, NORMAL).expect("an animation");
        let mut screen: Vec<u8> = Vec::new();
        let parts = parts(&file);
        assert_eq!(parts.len(), scenes.len());
        for (part, scene) in parts.iter().zip(scenes) {
            let frame = renderer().draw_with(scene, Edges::Coarse);
            screen.resize(frame.indices.as_raw().len(), 0);
            lay(&mut screen, frame.indices.width(), part);
            assert!(screen == *frame.indices.as_raw(), "{}", scene.footer);
        }
    }

    /// Lays a part over what is shown, as a viewer does.
    fn lay(screen: &mut [u8], width: u32, part: &gif::Frame) {
        let rows = part.buffer.chunks_exact(part.width.into());
        for (y, row) in (usize::from(part.top)..).zip(rows) {
            for (x, pixel) in (usize::from(part.left)..).zip(row) {
                if Some(*pixel) != part.transparent {
                    screen[y * width as usize + x] = *pixel;
                }
            }
        }
    }

    #[test]
    fn the_first_frame_is_whole_and_the_last_held() {
        for (speed, delay) in [(Speed::Slow, 200), (Speed::Normal, 100), (Speed::Fast, 40)] {
            let file = renderer().gif(&bench::sixty_moves()[..3], Animation { speed, ..NORMAL });
            let parts = parts(&file.expect("an animation"));
            assert_eq!(parts.iter().map(|part| part.delay).collect::<Vec<_>>(), [delay, delay, HELD]);
            assert_eq!((parts[0].width, parts[0].height, parts[0].transparent), (1200, 500, None));
            let is_partial = |part: &gif::Frame| {
                part.transparent == Some(crate::palette::TRANSPARENT) && part.height < 500
            };
            assert!(parts[1..].iter().all(is_partial));
        }
    }

    #[test]
    fn half_is_half_the_size() {
        let scenes = &bench::sixty_moves()[..3];
        let half = renderer().gif(scenes, Animation { width: Width::Half, ..NORMAL }).expect("an animation");
        let parts = parts(&half);
        assert_eq!((parts[0].width, parts[0].height), (600, 250));
        let mut screen = vec![0; 600 * 250];
        parts.iter().for_each(|part| lay(&mut screen, 600, part));
        let colours = renderer().palette().colours();
        let last: Vec<u8> = screen.iter().flat_map(|index| colours[usize::from(*index)]).collect();
        // About what a good reduction of the same picture gives.
        let drawn = renderer().draw(&scenes[2]).to_rgb();
        let good = image::imageops::resize(&drawn, 600, 250, image::imageops::FilterType::Triangle);
        let off = |(one, other): (&u8, &u8)| f64::from(one.abs_diff(*other));
        let mean = last.iter().zip(good.iter()).map(off).sum::<f64>() / last.len() as f64;
        assert!(mean < 3.0, "{mean} of 255 off");
    }

    #[test]
    fn large_animations_become_narrow_then_coarse() {
        let scenes = &bench::sixty_moves()[..41];
        let file = |most| renderer().gif_within(scenes, NORMAL, most).expect("an animation");
        let shape = |most| {
            let file = file(most);
            let parts = parts(&file);
            (file.len() <= most, parts[0].width, parts.len())
        };
        assert_eq!(shape(500_000), (true, 1200, 41));
        assert_eq!(shape(200_000), (true, 600, 41));
        assert_eq!(shape(100_000), (true, 600, 11));
        // The first and the last are always there.
        assert_eq!(shape(1), (false, 600, 2));
    }

    #[test]
    fn joined_moves_are_told_as_far_as_there_is_room() {
        let scenes = &bench::sixty_moves()[..8];
        let mut scenes = scenes.to_vec();
        for (scene, footer) in scenes.iter_mut().zip(["", "a", "b", "c", "d", "e", "f", "g"]) {
            scene.footer = footer.to_owned();
        }
        let footers =
            |group| grouped(&scenes, group).iter().map(|scene| scene.footer.clone()).collect::<Vec<_>>();
        assert_eq!(footers(3), ["", "a  b  c", "d  e  f", "g"]);
        assert_eq!(footers(7), ["", "…  c  d  e  f  g"]);
        assert_eq!(grouped(&scenes, 3)[2].men, scenes[6].men);
    }

    #[test]
    fn scenes_of_several_boards_are_refused() {
        let [(_, mosona), (_, kolowis), _] = bench::mid_games();
        let mut turned = mosona.clone();
        turned.bottom = rules::Side::North;
        assert_eq!(renderer().gif(&[], NORMAL), Err(AnimationError::Empty));
        assert_eq!(renderer().gif(&[mosona.clone(), kolowis], NORMAL), Err(AnimationError::Mixed));
        assert_eq!(renderer().gif(&[mosona, turned], NORMAL), Err(AnimationError::Mixed));
    }
}
