//! How long pictures take, in CPU time of the thread, so that other work on the machine counts less.

use std::{hint::black_box, time::Duration};

use cpu_time::ThreadTime;
use rules::{Game, Position, Rules, Side, Variant};

use crate::{
    Animation, Renderer, Speed, Theme, Width, encode,
    frame::Frame,
    layout::Layout,
    prepare::{Look, PreparedBoard},
    scene::{Board, Scene, Status},
    text::Fonts,
};

/// A scene in the middle of each game, by the game's name: a capture as the last action, names, a
/// status and a footer. The Stone Warriors have four seats.
pub fn mid_games() -> [(&'static str, Scene); 3] {
    [
        (
            "mosona",
            mid_game(
                "mosona",
                "B:Wa2,a4,a8,a10,a14,a16,b1,b5,b7,b11:Bb3,b15,b17,c2,c4,c6,c10,c12,c14,c16",
                "c10xa12",
            ),
        ),
        (
            "kolowis",
            mid_game(
                "kolowis",
                "B:Wa2,a4,a6,a8,a10,a18,a24,a26,a28,a30,a32,b3,b5,b7,b9,b15\
                 :Bb17,b21,b25,b27,b29,b31,c2,c4,c6,c12,c14,c16,c18,c20,c22,c24,c28,c30,c32",
                "c16xa14",
            ),
        ),
        (
            "awithlaknakwe",
            mid_game(
                "awithlaknakwe seats=4",
                "W:Sf1,h1,j1,f2,i3,Pi7:Wa5,b5,d7,c9,a10:Ne14,g14,i14,i13,g10,Pg8:Ef9,j8,n7,l6,m10:C2,2",
                "d7-e8xf9",
            ),
        ),
    ]
}

fn mid_game(rules: &str, line: &str, action: &str) -> Scene {
    let rules: Rules = rules.parse().expect("these rules are known");
    let before = Position::read(&rules, line).expect("this position is legal");
    let mut game = Game::from_position(before);
    let last = game.legal_actions().into_iter().find(|legal| legal.to_string() == action);
    game.play(last.expect("this action is in the list")).expect("what is in the list is legal");
    named(&game, 24, action)
}

/// `game` as it stands with names, the number of the move to come, and `footer`.
fn named(game: &Game, number: usize, footer: &str) -> Scene {
    let mut scene = Scene::of(game, Side::South);
    for (side, name) in Side::ALL.into_iter().zip(["O’Hara", "Ødegård", "Peña", "Łukasz"]) {
        scene.captions[side].name = name.to_owned();
    }
    let to_move = game.rules().variant().side_name(game.to_move());
    scene.status = Status::Turn(format!("Move {number} – {to_move} to play"));
    scene.footer = footer.replace('x', "×");
    scene
}

/// Sixty moves of Kolowis, as they are shown one after another.
pub fn sixty_moves() -> Vec<Scene> {
    let mut game = Game::new(Rules::traditional(Variant::Kolowis));
    let mut scenes = vec![named(&game, 1, "")];
    for ply in 1..=60 {
        let legal = game.legal_actions();
        // Any choice, but the same every time, and no simple one.
        let action = legal[ply * ply * 31 % legal.len()];
        game.play(action).expect("what is in the list is legal");
        scenes.push(named(&game, ply / 2 + 1, &action.to_string()));
    }
    scenes
}

/// Measures `rounds` rounds, in each of which everything is done once, and gives the median of each
/// figure: milliseconds for keys that end in `_ms`, bytes for those that end in `_bytes`.
///
/// `<game>_memcpy_ms` copies one frame, `<game>_level6_ms` and `_bytes` are the plain `png` encoder
/// at level 6 for the same pixels; `gif_ms` and `_bytes` are sixty moves of Kolowis at full width;
/// `prepare_ms` is one theme with one board, `themes_bytes` what all themes with the boards of the three
/// games, seen from South, hold in memory.
pub fn pictures(rounds: usize) -> Vec<(String, f64)> {
    let renderer = Renderer::new();
    let games = mid_games().map(|(name, scene)| (name, renderer.draw(&scene), scene));
    let film = sixty_moves();
    let mut samples: Vec<(String, Vec<f64>)> = Vec::new();
    for _ in 0..rounds.max(1) {
        let mut keep = Keep { samples: &mut samples };
        for (name, frame, scene) in &games {
            keep.game(name, frame, scene, &renderer);
        }
        let full = Animation { width: Width::Full, speed: Speed::Normal };
        let gif = keep.time("gif_ms".to_owned(), || renderer.gif(&film, full));
        keep.add("gif_bytes".to_owned(), gif.map_or(f64::NAN, |file| file.len() as f64));
        keep.time("prepare_ms".to_owned(), || {
            let fonts = Fonts::load();
            let look = Look::prepare(&Theme::SLAB, &fonts);
            PreparedBoard::prepare(&look, Layout::of(&games[1].2.board, Side::South), &fonts)
        });
    }
    samples.push(("themes_bytes".to_owned(), vec![themes_bytes() as f64]));
    samples.into_iter().map(|(key, values)| (key, median(values))).collect()
}

/// What the pixels and tables of all themes with the boards of the three games hold; text and caches of
/// pictures not counted.
pub(crate) fn themes_bytes() -> usize {
    let boards = Variant::ALL.map(|variant| Board::of(&Rules::traditional(variant)));
    let bytes = |theme| {
        let renderer = Renderer::with_theme(theme);
        boards.map(|board| renderer.board(board, Side::South).bytes()).iter().sum::<usize>()
            + renderer.look_bytes()
    };
    Theme::ALL.iter().copied().map(bytes).sum()
}

/// Where the figures of a round go.
struct Keep<'a> {
    samples: &'a mut Vec<(String, Vec<f64>)>,
}

impl Keep<'_> {
    fn game(&mut self, name: &str, frame: &Frame, scene: &Scene, renderer: &Renderer) {
        self.time(format!("{name}_draw_ms"), || renderer.draw(scene));
        let file = self.time(format!("{name}_encode_ms"), || encode::png(frame));
        self.add(format!("{name}_bytes"), file.len() as f64);
        let plain = self.time(format!("{name}_level6_ms"), || encode::level6(frame));
        self.add(format!("{name}_level6_bytes"), plain.len() as f64);
        self.time(format!("{name}_memcpy_ms"), || frame.indices.as_raw().clone());
    }

    /// Times the second of two runs, which finds caches and memory as the first left them.
    fn time<T>(&mut self, key: String, work: impl Fn() -> T) -> T {
        black_box(work());
        let start = ThreadTime::now();
        let done = black_box(work());
        self.add(key, milliseconds(start.elapsed()));
        done
    }

    fn add(&mut self, key: String, value: f64) {
        match self.samples.iter_mut().find(|(known, _)| *known == key) {
            Some((_, values)) => values.push(value),
            None => self.samples.push((key, vec![value])),
        }
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or_default()
}
