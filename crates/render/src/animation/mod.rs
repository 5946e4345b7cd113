//! A game as a moving picture: one palette, and of each frame only what changed.

mod film;
mod lzw;
mod shrink;

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
    /// frame, which shows the last of them and the footers of all. About 3 ms a scene at full width.
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

/// The first scene, and of each `group` after it the last, with the footers of all.
fn grouped(scenes: &[Scene], group: usize) -> Vec<Cow<'_, Scene>> {
    let Some((first, rest)) = scenes.split_first() else { return Vec::new() };
    let join = |scenes: &'_ [Scene]| {
        let mut last = scenes[scenes.len() - 1].clone();
        last.footer = scenes.iter().map(|scene| &scene.footer[..]).collect::<Vec<_>>().join("  ");
        last
    };
    let frames = rest.chunks(group).map(|scenes| match scenes {
        [scene] => Cow::Borrowed(scene),
        scenes => Cow::Owned(join(scenes)),
    });
    std::iter::once(Cow::Borrowed(first)).chain(frames).collect()
}
