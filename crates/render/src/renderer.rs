//! The one entry: scenes in, PNG files out, with everything prepared kept.

use std::sync::{Arc, OnceLock};

use quick_cache::{Weighter, sync::Cache};
use rules::{Rules, Side, Variant, warriors};

use crate::{
    encode,
    frame::{self, Frame},
    graph::{self, Graph},
    layout::Layout,
    palette::{Edges, Palette},
    picture::Picture,
    prepare::{Look, PreparedBoard},
    scene::{Board, Scene},
    shrink::Shrink,
    text::Fonts,
    theme::Theme,
};

/// Bytes of prepared boards of unusual size or seat that are kept.
const BOARD_BYTES: u64 = 8 << 20;
/// Bytes of finished pictures that are kept, some hundred.
const PICTURE_BYTES: u64 = 4 << 20;
/// How many of each are expected, which only sizes the caches' tables.
const BOARDS: usize = 16;
const PICTURES: usize = 128;

/// Draws pictures in one theme. Made once and shared: all methods take `&self`.
#[derive(Debug)]
pub struct Renderer {
    look: Look,
    fonts: Fonts,
    /// Made when the first picture of half the size is asked for.
    shrink: OnceLock<Shrink>,
    standard: [OnceLock<Arc<PreparedBoard>>; STANDARD],
    unusual: Cache<(Board, Side), Arc<PreparedBoard>, BoardWeight>,
    pictures: Cache<Scene, Arc<Picture>, PictureWeight>,
}

impl Renderer {
    /// Loads the fonts and prepares *slab*, the default theme. Takes some tenths of a second.
    pub fn new() -> Renderer {
        Renderer::with_theme(&Theme::SLAB)
    }

    /// Loads the fonts and prepares `theme`. The boards follow when they are first needed.
    pub fn with_theme(theme: &'static Theme) -> Renderer {
        let fonts = Fonts::load();
        Renderer {
            look: Look::prepare(theme, &fonts),
            fonts,
            shrink: OnceLock::new(),
            standard: [const { OnceLock::new() }; STANDARD],
            unusual: Cache::with_weighter(BOARDS, BOARD_BYTES, BoardWeight),
            pictures: Cache::with_weighter(PICTURES, PICTURE_BYTES, PictureWeight),
        }
    }

    pub fn theme(&self) -> &'static Theme {
        self.look.theme
    }

    /// What the theme holds in memory apart from its boards, in bytes.
    pub(crate) fn look_bytes(&self) -> usize {
        self.look.bytes()
    }

    pub(crate) fn palette(&self) -> &Palette {
        &self.look.palette
    }

    /// What halves pictures.
    pub(crate) fn shrink(&self) -> &Shrink {
        self.shrink.get_or_init(|| Shrink::new(self.palette()))
    }

    /// Prepares the boards of the three games as both players see them, which the first picture of
    /// each would otherwise wait for.
    pub fn prepare_standard(&self) {
        for variant in Variant::ALL {
            for bottom in Side::TWO {
                self.board(Board::of(&Rules::traditional(variant)), bottom);
            }
        }
    }

    /// The picture of `scene`, from the cache if it was drawn lately. Otherwise some milliseconds of
    /// work, nearly all of it compression.
    pub fn png(&self, scene: &Scene) -> Arc<Picture> {
        if let Some(picture) = self.pictures.get(scene) {
            return picture;
        }
        let picture = Arc::new(self.picture(scene));
        self.pictures.insert(scene.clone(), picture.clone());
        picture
    }

    /// The picture of `scene` at half its width and height, not kept. Some milliseconds of work.
    pub fn small_png(&self, scene: &Scene) -> Picture {
        let frame = self.draw_with(scene, Edges::Coarse);
        let indices = self.shrink().halve(&frame);
        let (width, height) = indices.dimensions();
        let frame = Frame { indices, pitch: (frame.pitch / 2).max(1), ..frame };
        Picture::new(encode::png(&frame), width, height)
    }

    /// The picture of a curve, not kept. Some milliseconds of work.
    pub fn graph_png(&self, graph: &Graph) -> Picture {
        graph::picture(graph, self.theme(), self.palette(), &self.fonts)
    }

    /// The pixels of `scene`, not from the cache of pictures.
    pub fn draw(&self, scene: &Scene) -> Frame {
        self.draw_with(scene, Edges::Fine)
    }

    pub(crate) fn draw_with(&self, scene: &Scene, edges: Edges) -> Frame {
        let board = self.board(scene.board, scene.bottom);
        frame::draw(scene, &self.look, &board, &self.fonts, edges)
    }

    fn picture(&self, scene: &Scene) -> Picture {
        let frame = self.draw(scene);
        Picture::new(encode::png(&frame), frame.indices.width(), frame.indices.height())
    }

    pub(crate) fn board(&self, board: Board, bottom: Side) -> Arc<PreparedBoard> {
        let prepare =
            || Arc::new(PreparedBoard::prepare(&self.look, Layout::of(&board, bottom), &self.fonts));
        match standard_number(board, bottom) {
            Some(number) => self.standard[number].get_or_init(prepare).clone(),
            None => {
                let made: Result<_, std::convert::Infallible> =
                    self.unusual.get_or_insert_with(&(board, bottom), || Ok(prepare()));
                made.unwrap_or_else(|never| match never {})
            }
        }
    }
}

impl Default for Renderer {
    fn default() -> Renderer {
        Renderer::new()
    }
}

/// Boards that are kept for good: two strips as White and Black see them, the squares for two as
/// South and North see them, the squares for four as each of them does.
const STANDARD: usize = 10;

/// The number of a board that is kept for good.
fn standard_number(board: Board, bottom: Side) -> Option<usize> {
    let of = |variant| Board::of(&Rules::traditional(variant)) == board;
    let seat = Side::TWO.iter().position(|side| *side == bottom);
    match board {
        Board::Strip { .. } if of(Variant::Mosona) => seat,
        Board::Strip { .. } if of(Variant::Kolowis) => seat.map(|seat| 2 + seat),
        Board::Strip { .. } => None,
        Board::Squares { seats: warriors::Seats::Two } => seat.map(|seat| 4 + seat),
        Board::Squares { seats: warriors::Seats::Four } => Some(6 + bottom as usize),
    }
}

#[derive(Clone, Debug)]
struct BoardWeight;

impl Weighter<(Board, Side), Arc<PreparedBoard>> for BoardWeight {
    fn weight(&self, _: &(Board, Side), board: &Arc<PreparedBoard>) -> u64 {
        board.bytes() as u64
    }
}

#[derive(Clone, Debug)]
struct PictureWeight;

impl Weighter<Scene, Arc<Picture>> for PictureWeight {
    fn weight(&self, scene: &Scene, picture: &Arc<Picture>) -> u64 {
        (scene.bytes() + picture.png.len()) as u64
    }
}

#[cfg(test)]
mod tests {
    use rules::Game;

    use super::*;

    fn start(rules: &str) -> Scene {
        Scene::of(&Game::new(rules.parse().expect("rules")), Side::South)
    }

    #[test]
    fn a_picture_is_drawn_once() {
        let renderer = Renderer::new();
        let (one, other) = (start("mosona"), start("kolowis"));
        let first = renderer.png(&one);
        assert!(!Arc::ptr_eq(&first, &renderer.png(&other)));
        assert!(Arc::ptr_eq(&first, &renderer.png(&one)));
    }

    #[test]
    fn the_size_of_a_picture_is_known_before_it_is_drawn() {
        let renderer = Renderer::new();
        for rules in ["mosona", "kolowis", "mosona lozenges=2", "awithlaknakwe seats=4"] {
            for bottom in Side::TWO {
                let scene = Scene { bottom, ..start(rules) };
                let drawn = renderer.png(&scene);
                assert_eq!((drawn.width, drawn.height), scene.board.picture_size(), "{rules}");
            }
        }
    }

    #[test]
    fn small_pictures_are_half_as_large_and_what_halves_them_is_made_once() {
        let renderer = Renderer::new();
        assert!(renderer.shrink.get().is_none(), "nobody asked for one yet");
        let scene = start("mosona");
        let (small, whole) = (renderer.small_png(&scene), renderer.png(&scene));
        assert_eq!((small.width, small.height), (whole.width / 2, whole.height / 2));
        let made = std::ptr::from_ref(renderer.shrink());
        assert_eq!(small.pixels_hash(), renderer.small_png(&scene).pixels_hash());
        assert!(std::ptr::eq(made, renderer.shrink()));
        assert_ne!(small.pixels_hash(), renderer.small_png(&start("kolowis")).pixels_hash());
    }

    #[test]
    fn unusual_boards_are_kept_within_bounds() {
        let renderer = Renderer::new();
        let first = start("mosona lozenges=4");
        renderer.draw(&first);
        assert!(renderer.unusual.get(&(first.board, first.bottom)).is_some());
        for lozenges in (2..=20).step_by(2) {
            for outer in ["no", "yes"] {
                let scene = start(&format!("mosona lozenges={lozenges} outer-lines={outer}"));
                renderer.draw(&scene);
                assert!(renderer.unusual.weight() <= BOARD_BYTES);
            }
        }
        assert!(renderer.unusual.weight() > BOARD_BYTES / 2);
    }

    #[test]
    fn standard_boards_of_a_theme_fit_into_eight_megabytes() {
        let renderer = Renderer::new();
        renderer.prepare_standard();
        let bytes: usize =
            renderer.standard.iter().filter_map(OnceLock::get).map(|board| board.bytes()).sum();
        assert!(bytes <= 8 << 20, "{bytes} bytes");
    }
}
