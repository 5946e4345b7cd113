#![doc = include_str!("../README.md")]

mod films;

use std::sync::{Arc, OnceLock};

use render::{Renderer, Theme};
use tokio::sync::Semaphore;

use films::Films;

/// Draws on worker threads, as many at a time as there are processors. Clones share it.
#[derive(Clone, Debug)]
pub struct Studio(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    /// In the order of [`Theme::ALL`].
    renderers: Vec<OnceLock<Arc<Renderer>>>,
    turns: Arc<Semaphore>,
    films: Films,
}

/// A picture was not drawn: drawing panicked, or the program is ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("drawing a picture")]
pub struct Lost;

impl Studio {
    /// A studio that has one theme prepared: the renderer's.
    pub fn new(prepared: Arc<Renderer>) -> Studio {
        let workers = std::thread::available_parallelism().map_or(1, usize::from);
        let theme = prepared.theme();
        let studio = Studio(Arc::new(Inner {
            renderers: Theme::ALL.iter().map(|_| OnceLock::new()).collect(),
            turns: Arc::new(Semaphore::new(workers)),
            films: Films::new(),
        }));
        if let Some(place) = studio.0.place(theme) {
            place.get_or_init(|| prepared);
        }
        studio
    }

    /// What `work` makes with the renderer of `theme`. Some milliseconds, more while others wait, and some
    /// tenths of a second for a theme that nobody has asked for before.
    ///
    /// # Errors
    ///
    /// [`Lost`] if `work` panicked.
    pub async fn draw<T: Send + 'static>(
        &self,
        theme: &'static Theme,
        work: impl FnOnce(&Renderer) -> T + Send + 'static,
    ) -> Result<T, Lost> {
        let turn = Arc::clone(&self.0.turns).acquire_owned().await.map_err(|_closed| Lost)?;
        let inner = Arc::clone(&self.0);
        let drawn = tokio::task::spawn_blocking(move || {
            // It ends with the work, also where nobody waits for that any more.
            let _turn = turn;
            work(&inner.renderer(theme))
        });
        drawn.await.map_err(|_panicked| Lost)
    }
}

impl Inner {
    fn place(&self, theme: &Theme) -> Option<&OnceLock<Arc<Renderer>>> {
        let at = Theme::ALL.iter().position(|known| known.name == theme.name)?;
        self.renderers.get(at)
    }

    fn renderer(&self, theme: &'static Theme) -> Arc<Renderer> {
        let make = || Arc::new(Renderer::with_theme(theme));
        self.place(theme).map_or_else(make, |place| Arc::clone(place.get_or_init(make)))
    }
}

#[cfg(test)]
mod tests {
    use std::{
        sync::atomic::{AtomicUsize, Ordering},
        time::Duration,
    };

    use super::*;

    fn studio() -> Studio {
        Studio::new(Arc::new(Renderer::new()))
    }

    #[tokio::test]
    async fn a_theme_is_prepared_once_and_the_given_one_never() {
        let given = Arc::new(Renderer::new());
        let studio = Studio::new(Arc::clone(&given));
        let of = async |theme| {
            studio.draw(theme, |renderer| std::ptr::from_ref(renderer) as usize).await.expect("draws")
        };
        assert_eq!(of(&Theme::SLAB).await, Arc::as_ptr(&given) as usize);
        assert_eq!(of(&Theme::LIGHT).await, of(&Theme::LIGHT).await);
        for theme in Theme::ALL {
            assert_eq!(studio.draw(theme, |renderer| renderer.theme().name).await, Ok(theme.name));
        }
    }

    #[tokio::test]
    async fn work_that_nobody_waits_for_any_more_keeps_its_turn() {
        static AT_WORK: AtomicUsize = AtomicUsize::new(0);
        static MOST: AtomicUsize = AtomicUsize::new(0);
        let studio = studio();
        let workers = studio.0.turns.available_permits();
        let work = |_: &Renderer| {
            MOST.fetch_max(AT_WORK.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
            std::thread::sleep(Duration::from_millis(50));
            AT_WORK.fetch_sub(1, Ordering::SeqCst);
        };
        for _ in 0..4 * workers {
            // Begun, and left.
            let left = tokio::time::timeout(Duration::from_millis(5), studio.draw(&Theme::SLAB, work)).await;
            assert!(left.is_err());
        }
        studio.draw(&Theme::SLAB, work).await.expect("draws");
        assert_eq!(MOST.load(Ordering::SeqCst), workers);
    }

    #[tokio::test]
    async fn work_that_panics_is_told_and_keeps_nobody_waiting() {
        let studio = studio();
        for _ in 0..20 {
            let lost: Result<(), Lost> = studio.draw(&Theme::SLAB, |_| panic!("on purpose")).await;
            assert_eq!(lost, Err(Lost));
        }
        assert_eq!(studio.draw(&Theme::SLAB, |_| 7).await, Ok(7));
    }
}
