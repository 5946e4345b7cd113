//! Pictures, drawn off the async threads.

use std::sync::Arc;

use render::Renderer;
use tokio::sync::Semaphore;

use crate::{
    problem::Problem,
    rest::{Payload, Picture},
    view::{BoardPicture, Message, Size},
};

/// Draws boards on worker threads, as many at a time as there are processors.
#[derive(Clone, Debug)]
pub struct Drawing {
    renderer: Arc<Renderer>,
    turns: Arc<Semaphore>,
}

impl Drawing {
    pub fn new(renderer: Arc<Renderer>) -> Drawing {
        let workers = std::thread::available_parallelism().map_or(1, usize::from);
        Drawing { renderer, turns: Arc::new(Semaphore::new(workers)) }
    }

    /// `message` ready to be sent, its board drawn. Some milliseconds, more while others wait.
    ///
    /// # Errors
    ///
    /// [`Problem::Broken`] if drawing panicked.
    pub async fn payload(&self, message: &Message) -> Result<Payload, Problem> {
        let picture = match &message.board {
            Some(board) => Some(self.picture(board).await?),
            None => None,
        };
        Ok(Payload::new(message, picture))
    }

    /// A board, drawn. Takes as long and fails as [`Drawing::payload`].
    pub async fn picture(&self, board: &BoardPicture) -> Result<Picture, Problem> {
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
