//! Pictures of boards, as files with their names.

use std::sync::Arc;

use drawing::Studio;
use play::Preferences;
use render::Theme;
use view::{BoardPicture, File, Size};

use crate::{hold_ups::HoldUps, problem::Problem, rest::Picture};

/// Draws boards, off the async threads.
#[derive(Clone, Debug)]
pub struct Drawing {
    studio: Studio,
    hold_ups: HoldUps,
}

impl Drawing {
    pub fn new(studio: Studio, hold_ups: HoldUps) -> Drawing {
        Drawing { studio, hold_ups }
    }

    /// A board, drawn. Some milliseconds, more while others wait.
    ///
    /// # Errors
    ///
    /// [`Problem::Broken`] if drawing panicked.
    pub async fn picture(&self, board: &BoardPicture) -> Result<Picture, Problem> {
        self.hold_ups.drawing().await;
        let (scene, size) = (board.scene.clone(), board.size);
        let drawn = self.studio.draw(theme(board.theme), move |renderer| match size {
            Size::Full => renderer.png(&scene),
            Size::Half => Arc::new(renderer.small_png(&scene)),
        });
        let drawn = drawn.await.map_err(|_lost| Problem::Broken("drawing a board"))?;
        let name = format!("{}-{:016x}.png", board.name, drawn.hash);
        Ok(Picture { name, bytes: drawn.png.clone(), alt: board.alt.clone() })
    }

    /// A file: a moving picture of at most [`render::MOST_BYTES`], some milliseconds a turn, or a text.
    ///
    /// # Errors
    ///
    /// [`Problem::Broken`] if drawing panicked.
    pub async fn file(&self, file: &File) -> Result<Picture, Problem> {
        match file {
            File::Text { name, text } => {
                Ok(Picture { name: name.clone(), bytes: text.clone().into_bytes(), alt: String::new() })
            }
            File::Graph { name, graph, alt, theme: chosen } => {
                self.hold_ups.drawing().await;
                let graph = graph.clone();
                let drawn =
                    self.studio.draw(theme(*chosen), move |renderer| renderer.graph_png(&graph)).await;
                let drawn = drawn.map_err(|_lost| Problem::Broken("drawing a curve"))?;
                let name = format!("{name}-{:016x}.png", drawn.hash);
                Ok(Picture { name, bytes: drawn.png, alt: alt.clone() })
            }
            File::Film { name, scenes, alt, theme: chosen } => {
                self.hold_ups.drawing().await;
                let drawn = self.studio.film(theme(*chosen), scenes.clone()).await;
                let film = drawn.map_err(|_lost| Problem::Broken("drawing a game"))?;
                Ok(Picture { name: name.clone(), bytes: film.to_vec(), alt: alt.clone() })
            }
        }
    }
}

/// How a theme is drawn that somebody has chosen; the usual one where nobody has.
fn theme(chosen: Option<play::Theme>) -> &'static Theme {
    let chosen = chosen.unwrap_or(Preferences::default().theme);
    Theme::named(chosen.word()).unwrap_or(&Theme::SLAB)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_theme_that_can_be_chosen_is_drawn_and_every_one_can_be_chosen() {
        let names = play::Theme::ALL.map(|chosen| theme(Some(chosen)).name);
        assert_eq!(names, play::Theme::ALL.map(play::Theme::word));
        assert_eq!(names.len(), Theme::ALL.len());
        assert_eq!(theme(None).name, Theme::SLAB.name);
    }
}
