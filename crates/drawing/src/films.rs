//! Moving pictures, made one at a time and kept for a while.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};

use quick_cache::{Weighter, sync::Cache};
use render::{Animation, Scene, Speed, Theme, Width};
use tokio::sync::Semaphore;

use crate::{Lost, Studio};

/// Bytes of moving pictures that are kept.
const BYTES: u64 = 32 << 20;
/// How many are expected, which only sizes the cache's table.
const FILMS: usize = 64;

const LOOK: Animation = Animation { width: Width::Full, speed: Speed::Normal };

/// Those that were asked for lately. One is made at a time, as each may take a second or two: boards are drawn
/// beside them.
#[derive(Debug)]
pub struct Films {
    made: Cache<(&'static str, u64), Arc<[u8]>, Weight>,
    making: Arc<Semaphore>,
}

#[derive(Clone, Debug)]
struct Weight;

impl Weighter<(&'static str, u64), Arc<[u8]>> for Weight {
    fn weight(&self, _key: &(&'static str, u64), film: &Arc<[u8]>) -> u64 {
        film.len() as u64
    }
}

impl Films {
    pub fn new() -> Films {
        Films { made: Cache::with_weighter(FILMS, BYTES, Weight), making: Arc::new(Semaphore::new(1)) }
    }
}

impl Studio {
    /// The scenes one after the other, as a GIF of at most [`render::MOST_BYTES`]. Some milliseconds a scene,
    /// more while others wait, and nothing where the same was asked for lately.
    ///
    /// # Errors
    ///
    /// [`Lost`] if drawing failed or panicked.
    pub async fn film(&self, theme: &'static Theme, scenes: Vec<Scene>) -> Result<Arc<[u8]>, Lost> {
        let key = (theme.name, mark(&scenes));
        match self.0.films.made.get_value_or_guard_async(&key).await {
            Ok(made) => Ok(made),
            Err(guard) => {
                let made = self.make(theme, scenes).await?;
                // Where it was pushed out meanwhile, it is made once more when it is asked for.
                let _ = guard.insert(Arc::clone(&made));
                Ok(made)
            }
        }
    }

    async fn make(&self, theme: &'static Theme, scenes: Vec<Scene>) -> Result<Arc<[u8]>, Lost> {
        let place = Arc::clone(&self.0.films.making).acquire_owned().await.map_err(|_closed| Lost)?;
        let drawn = self.draw(theme, move |renderer| {
            let _place = place;
            renderer.gif(&scenes, LOOK)
        });
        drawn.await?.map(Arc::from).map_err(|_no_film| Lost)
    }
}

fn mark(scenes: &[Scene]) -> u64 {
    let mut hasher = DefaultHasher::new();
    scenes.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use render::Renderer;
    use rules::{Game, Rules, Side, Variant};

    use super::*;

    fn scenes(variant: Variant, count: usize) -> Vec<Scene> {
        let scene = Scene::of(&Game::new(Rules::traditional(variant)), Side::South);
        vec![scene; count]
    }

    #[tokio::test]
    async fn a_film_is_made_once_for_everybody() {
        let studio = Studio::new(Arc::new(Renderer::new()));
        let of = |count| studio.film(&Theme::SLAB, scenes(Variant::Mosona, count));
        let (one, same) = tokio::join!(of(3), of(3));
        let (one, same) = (one.expect("is drawn"), same.expect("is drawn"));
        assert!(one.starts_with(b"GIF89a") && Arc::ptr_eq(&one, &same));
        assert!(!Arc::ptr_eq(&one, &of(4).await.expect("is drawn")));
        let light = studio.film(&Theme::LIGHT, scenes(Variant::Mosona, 3)).await.expect("is drawn");
        assert_ne!(light, one);
    }

    #[tokio::test]
    async fn boards_are_drawn_while_films_wait() {
        let studio = Studio::new(Arc::new(Renderer::new()));
        // Whoever makes one keeps the others waiting, and no board.
        let making = Arc::clone(&studio.0.films.making).acquire_owned().await.expect("is open");
        let film = studio.film(&Theme::SLAB, scenes(Variant::Kolowis, 2));
        tokio::pin!(film);
        assert!(tokio::time::timeout(Duration::from_millis(50), &mut film).await.is_err());
        assert_eq!(studio.draw(&Theme::SLAB, |_| 7).await, Ok(7));
        drop(making);
        assert!(film.await.is_ok());
    }
}
