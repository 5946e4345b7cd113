//! Pictures compared, pixel by pixel, with the files in tests/golden of the workspace: one feature a
//! picture.
//!
//! To add one, add a row to [`cases`] and run with `STONES_UPDATE_GOLDEN=1`, which writes every file
//! that differs and then fails, so that nobody leaves it on. Look at what was written. A failure
//! leaves expected | difference | actual in `tmp` of the target folder.

use std::{
    env, fs,
    path::{Path, PathBuf},
    sync::LazyLock,
};

use image::{Rgb, RgbImage, imageops};
use imageproc::map::map_pixels2;
use render::{Graph, Location, Picture, Renderer, Scene, Status, Theme, bench};
use rules::{Game, Position, Rules, Side};

/// The default theme first.
static RENDERERS: LazyLock<Vec<Renderer>> = LazyLock::new(renderers);

fn renderers() -> Vec<Renderer> {
    Theme::ALL.iter().map(|theme| Renderer::with_theme(theme)).collect()
}

/// A position under rules, the actions that follow, and the side at the bottom. An empty position is
/// the start.
struct Play(&'static str, &'static str, &'static [&'static str], Side);

impl Play {
    fn scene(&self) -> Scene {
        let Play(rules, line, actions, bottom) = self;
        let rules: Rules = rules.parse().expect("rules");
        let mut game = match *line {
            "" => Game::new(rules),
            line => Game::from_position(Position::read(&rules, line).expect("position")),
        };
        for text in *actions {
            let action = game.legal_actions().into_iter().find(|action| action.to_string() == *text);
            game.play(action.unwrap_or_else(|| panic!("{text} in {}", game.position()))).expect("legal");
        }
        let mut scene = Scene::of(&game, *bottom);
        for (side, name) in Side::ALL.into_iter().zip(["South", "West", "North", "East"]) {
            scene.captions[side].name = name.to_owned();
        }
        scene.status = Status::Turn("Move 7 – to play".to_owned());
        scene.footer = actions.join("  ");
        scene
    }
}

/// A picture: its name, its theme by number, and what it shows.
type Case = (String, usize, Scene);

fn cases() -> Vec<Case> {
    use Side::{East, North, South, West};
    let plays = [
        ("start-mosona", Play("mosona", "", &[], South)),
        ("start-kolowis", Play("kolowis", "", &[], South)),
        ("start-awithlaknakwe", Play("awithlaknakwe", "", &[], South)),
        ("start-awithlaknakwe-four", Play("awithlaknakwe seats=4", "", &[], South)),
        ("bottom-north-mosona", Play("mosona", "", &["a8-b9"], North)),
        ("bottom-west", Play("awithlaknakwe seats=4", "", &["e1-d2"], West)),
        ("bottom-north", Play("awithlaknakwe seats=4", "", &["e1-d2"], North)),
        ("bottom-east", Play("awithlaknakwe seats=4", "", &["e1-d2"], East)),
        ("length-2", Play("mosona lozenges=2", "", &["a2-b3"], South)),
        ("length-4", Play("kolowis lozenges=4", "", &[], South)),
        ("length-20", Play("mosona lozenges=20", "", &["a20-b21"], South)),
        ("ends-curved", Play("kolowis bead", "", &[], South)),
        ("ends-upright", Play("mosona ludii", "", &[], South)),
        ("chain", Play("mosona", "B:Wa2,a4,a8,b5,b7:Bc2,c4,c6", &["c4xa6xc8"], South)),
        ("chain-around-the-end", Play("kolowis bead", "W:Wa4,a30:Ba2,c12", &["a4xb1"], South)),
        ("chain-back-to-its-start", Play("kolowis", "W:Wa8,a2:Ba10,b9,b11,c30", &["a8xc10xa12xa8"], South)),
        ("leap-bent", Play("mosona leap=bent", "W:Wb7,a16:Ba8,c2", &["b7x(a8)b9"], South)),
        ("huff", Play("mosona", "W:Wa2,a8,a12:Bb11,c4,c14:Db11", &["Hb11"], South)),
        (
            "huff-then-stepped-on",
            Play("mosona", "W:Wa2,a8,a12:Bb11,c4,c14:Db11", &["Hb11", "a12-b11"], South),
        ),
        ("in-default", Play("mosona", "W:Wa2,a8,a12:Bb11,c4,c14:Db11", &[], South)),
        ("priest-in-hand", Play("awithlaknakwe", "S:Se1,f2:Ne14,f13,h13:C3,5:Hn", &["f2-g3"], South)),
        (
            "priest-placed",
            Play("awithlaknakwe", "S:Se1,f2:Ne14,f13,h13:C3,4:Hs,n", &["P@g1", "f2-g3"], South),
        ),
        ("priest-took", Play("awithlaknakwe", "S:Se1,Pg6,i9:Ne14,h8,Pk9:C4,4", &["g6-g7xh8"], South)),
    ];
    let played = plays.iter().map(|(name, play)| ((*name).to_owned(), 0, play.scene()));
    let made = made().into_iter().map(|(name, scene)| (name.to_owned(), 0, scene));
    played.chain(made).chain(themes()).collect()
}

/// Each theme on each board, with every mark and an end.
fn themes() -> impl Iterator<Item = Case> {
    (0..).zip(Theme::ALL).flat_map(|(number, theme)| {
        let mid_games = bench::mid_games().into_iter().map(move |(game, scene)| {
            let name = if number == 0 { format!("mid-{game}") } else { format!("mid-{game}-{}", theme.name) };
            (name, number, scene)
        });
        let [.., marks] = made();
        let all_marks = (number > 0).then(|| (format!("marks-{}", theme.name), number, marks.1));
        mid_games.chain(all_marks)
    })
}

/// Scenes with words and marks that no game brings about by itself.
fn made() -> [(&'static str, Scene); 7] {
    let [(_, strip), _, (_, squares)] = bench::mid_games();
    let long = |mut scene: Scene| {
        for side in Side::ALL {
            scene.captions[side].name = format!("{side:?} von und zu Wolfeschlegelsteinhausenbergerdorff");
            scene.captions[side].note = "1:23:45".to_owned();
        }
        scene
    };
    let mut odd = strip.clone();
    odd.captions[Side::South].name = "日本 𝓐𝓷𝓷 \u{202e}👩🏽\u{200d}🚀".to_owned();
    odd.captions[Side::North].name = "Ѯєнія Łñ\u{301}ő".to_owned();
    odd.status = Status::Result("White wins".to_owned());
    odd.to_move = None;
    let mut targets = squares.clone();
    targets.targets =
        ["h6", "h7", "h8", "i8", "j7"].map(|s| Location::Square(s.parse().expect("square"))).into();
    let mut clocks = strip.clone();
    clocks.captions[Side::South].note = "2:59:07".to_owned();
    clocks.captions[Side::North].note = "0:41".to_owned();
    let mut result = squares.clone();
    result.status = Status::Result("North and West win 13 : 12".to_owned());
    result.to_move = None;
    let square = |name: &str| Location::Square(name.parse().expect("square"));
    let mut marks = squares.clone();
    marks.selected = Some(square("i7"));
    marks.targets = ["h8", "i8", "h7", "j7"].map(square).into();
    marks.in_default = vec![square("g8"), square("e8")];
    [
        ("names-long", long(strip)),
        ("names-long-four", long(squares)),
        ("names-odd", odd),
        ("targets", targets),
        ("clocks", clocks),
        ("result", result),
        ("marks", marks),
    ]
}

/// Curves: their names, their themes by number, and what they show.
fn graphs() -> Vec<(String, usize, Graph)> {
    let scores = vec![0, 20, -15, 40, 30, 160, 150, 90, -210, -220, -180, -340, -30_000];
    let ticks = [0, 4, 8, 12].map(|number| (number, (number / 2 + 1).to_string())).to_vec();
    let (above, below) = ("White is ahead".to_owned(), "Black is ahead".to_owned());
    let graph = Graph { scores, marks: vec![5, 8, 11], ticks, above, below };
    let flat = Graph { scores: vec![0], marks: Vec::new(), ticks: Vec::new(), ..graph.clone() };
    vec![
        ("graph".to_owned(), 0, graph.clone()),
        ("graph-light".to_owned(), 1, graph),
        ("graph-of-no-move".to_owned(), 0, flat),
    ]
}

#[test]
fn pictures_are_as_they_were() {
    let update = env::var_os("STONES_UPDATE_GOLDEN").is_some_and(|value| value != "0");
    let cases = cases();
    let scenes = cases.iter().map(|(name, theme, scene)| (name, (*RENDERERS[*theme].png(scene)).clone()));
    let graphs = graphs();
    let curves = graphs.iter().map(|(name, theme, graph)| (name, RENDERERS[*theme].graph_png(graph)));
    let pictures = scenes.chain(curves);
    let faults: Vec<String> =
        pictures.filter_map(|(name, picture)| check(name, &picture, update).err()).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn no_golden_file_is_left_over() {
    let names = cases().into_iter().map(|case| case.0).chain(graphs().into_iter().map(|(name, ..)| name));
    let known: Vec<PathBuf> = names.map(|name| golden(&name)).collect();
    let folder = golden("x").parent().expect("a folder").to_owned();
    for entry in fs::read_dir(folder).expect("the golden files") {
        let path = entry.expect("a readable folder").path();
        assert!(known.contains(&path), "{} belongs to no case", path.display());
    }
}

/// The `image` crate reads from every file exactly the pixels that were drawn.
#[test]
fn files_decode_to_what_was_drawn() {
    for (name, theme, scene) in cases() {
        let picture = RENDERERS[theme].png(&scene);
        let frame = RENDERERS[theme].draw(&scene);
        assert!(decode(&picture.png) == frame.to_rgb(), "{name}");
        assert_eq!((picture.width, picture.height), frame.indices.dimensions(), "{name}");
        assert!(frame.palette.len() <= 255 && picture.png.len() < 90_000, "{name}: {picture:?}");
    }
}

#[test]
fn another_renderer_draws_the_same() {
    let other = renderers();
    for (name, theme, scene) in cases() {
        let (one, two) = (RENDERERS[theme].png(&scene), other[theme].png(&scene));
        assert!(one.png == two.png, "{name}");
        assert_eq!(one.hash, two.hash, "{name}");
    }
}

fn check(name: &str, picture: &Picture, update: bool) -> Result<(), String> {
    let path = golden(name);
    let actual = decode(&picture.png);
    let expected = fs::read(&path).ok().map(|bytes| decode(&bytes));
    if expected.as_ref() == Some(&actual) {
        return Ok(());
    }
    if update {
        fs::write(&path, &picture.png).map_err(|error| format!("{}: {error}", path.display()))?;
        return Err(format!("{name}: written; look at it and run again without STONES_UPDATE_GOLDEN"));
    }
    let Some(expected) = expected else { return Err(format!("{name}: there is no {}", path.display())) };
    let diff = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.png"));
    side_by_side(&expected, &actual).save(&diff).map_err(|error| format!("{}: {error}", diff.display()))?;
    Err(format!("{name}: differs, see {}", diff.display()))
}

/// Expected, where they differ, and actual.
fn side_by_side(expected: &RgbImage, actual: &RgbImage) -> RgbImage {
    let (width, height) = (expected.width().max(actual.width()), expected.height().max(actual.height()));
    let widened = |picture: &RgbImage| {
        let mut wide = RgbImage::new(width, height);
        imageops::replace(&mut wide, picture, 0, 0);
        wide
    };
    let (expected, actual) = (widened(expected), widened(actual));
    let difference =
        map_pixels2(&expected, &actual, |one, two| if one == two { Rgb([0; 3]) } else { Rgb([255, 0, 255]) });
    let mut sheet = RgbImage::new(3 * width, height);
    for (column, part) in (0..).zip([&expected, &difference, &actual]) {
        imageops::replace(&mut sheet, part, column * i64::from(width), 0);
    }
    sheet
}

fn decode(png: &[u8]) -> RgbImage {
    image::load_from_memory_with_format(png, image::ImageFormat::Png).expect("a picture").into_rgb8()
}

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden").join(name).with_extension("png")
}
