//! Pictures, drawn off the async threads.

use std::sync::Arc;

use render::Renderer;
use tokio::sync::Semaphore;
use view::{BoardPicture, Size};

use crate::{hold_ups::HoldUps, problem::Problem, rest::Picture};

/// Draws boards on worker threads, as many at a time as there are processors.
#[derive(Clone, Debug)]
pub struct Drawing {
    renderer: Arc<Renderer>,
    turns: Arc<Semaphore>,
    hold_ups: HoldUps,
}

impl Drawing {
    pub fn new(renderer: Arc<Renderer>, hold_ups: HoldUps) -> Drawing {
        let workers = std::thread::available_parallelism().map_or(1, usize::from);
        Drawing { renderer, turns: Arc::new(Semaphore::new(workers)), hold_ups }
    }

    /// A board, drawn. Some milliseconds, more while others wait.
    ///
    /// # Errors
    ///
    /// [`Problem::Broken`] if drawing panicked.
    pub async fn picture(&self, board: &BoardPicture) -> Result<Picture, Problem> {
        self.hold_ups.drawing().await;
        let scene = board.scene.clone();
        let renderer = Arc::clone(&self.renderer);
        let turn = self.turns.acquire().await.map_err(|_| Problem::Broken("waiting for a drawing thread"))?;
        let size = board.size;
        let drawn = tokio::task::spawn_blocking(move || match size {
            Size::Full => renderer.png(&scene),
            Size::Half => Arc::new(renderer.small_png(&scene)),
        });
        let drawn = drawn.await;
        drop(turn);
        let drawn = drawn.map_err(|_| Problem::Broken("drawing a board"))?;
        let name = format!("{}-{:016x}.png", board.name, drawn.hash);
        Ok(Picture { name, png: drawn.png.clone(), alt: board.alt.clone() })
    }
}
