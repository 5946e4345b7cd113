//! `stones draw`: a board as a PNG file, a game as a GIF file.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::{ArgGroup, Args, ValueEnum};
use render::{Animation, Renderer, Scene, Shot, Speed, Status, Theme, Width};
use rules::{Action, Game, Position, Record, RecordResult, Rules, Side, Team, Variant};

/// What is drawn, and where to.
#[derive(Debug, Args)]
#[command(group = ArgGroup::new("file").args(["out", "gif"]).required(true).multiple(true))]
pub struct Options {
    /// mosona, kolowis or awithlaknakwe
    #[arg(long, required_unless_present = "record")]
    game: Option<String>,
    /// Preset and options, such as "strict lozenges=6"
    #[arg(long, default_value = "", conflicts_with = "record")]
    options: String,
    /// Actions played from the start, in notation
    #[arg(long, default_value = "", conflicts_with = "record")]
    moves: String,
    /// A position line instead of the start
    #[arg(long, conflicts_with = "record")]
    position: Option<String>,
    /// A game record instead of a game and moves
    #[arg(long, conflicts_with = "game")]
    record: Option<PathBuf>,
    /// The side at the bottom: white, black, south, west, north or east
    #[arg(long, default_value = "south")]
    side: String,
    /// slab, light or contrast
    #[arg(long, default_value = Theme::SLAB.name)]
    theme: String,
    /// The PNG file to write: the position after the last move
    #[arg(long)]
    out: Option<PathBuf>,
    /// The GIF file to write: the whole game
    #[arg(long)]
    gif: Option<PathBuf>,
    /// The first turn that the GIF shows: what one side did, counted from 1; 0 is the start
    #[arg(long, default_value_t = 0, requires = "gif")]
    from: usize,
    /// The last turn that the GIF shows; the last of the game if not given
    #[arg(long, requires = "gif")]
    to: Option<usize>,
    /// Whether the GIF is about 1200 or 600 pixels wide
    #[arg(long, value_enum, default_value = "full", requires = "gif")]
    width: ChosenWidth,
    /// How long the GIF shows each position
    #[arg(long, value_enum, default_value = "normal", requires = "gif")]
    speed: ChosenSpeed,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum ChosenWidth {
    Full,
    Half,
}

/// Two seconds, one, or four tenths.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum ChosenSpeed {
    Slow,
    Normal,
    Fast,
}

impl Options {
    fn animation(&self) -> Animation {
        Animation {
            width: match self.width {
                ChosenWidth::Full => Width::Full,
                ChosenWidth::Half => Width::Half,
            },
            speed: match self.speed {
                ChosenSpeed::Slow => Speed::Slow,
                ChosenSpeed::Normal => Speed::Normal,
                ChosenSpeed::Fast => Speed::Fast,
            },
        }
    }
}

/// Draws and writes the files.
///
/// # Errors
///
/// If the options describe no board, or a file cannot be written.
pub fn run(options: &Options) -> anyhow::Result<()> {
    let record = match &options.record {
        Some(file) => super::record::read(file)?,
        None => Record::of(game(options)?),
    };
    check_files(options)?;
    let bottom = side(&options.side, &record.game.rules())?;
    let renderer = Renderer::with_theme(theme(&options.theme)?);
    if let Some(out) = &options.out {
        write(&renderer.png(&scene(&record, bottom)).png, out)?;
    }
    if let Some(out) = &options.gif {
        let film = film(&record, bottom);
        write(&renderer.gif(part(&film, options)?, options.animation())?, out)?;
    }
    Ok(())
}

/// The part of a film that is wanted.
fn part<'a>(film: &'a [Scene], options: &Options) -> anyhow::Result<&'a [Scene]> {
    let last = film.len() - 1;
    let to = options.to.unwrap_or(last);
    film.get(options.from..=to).filter(|part| !part.is_empty()).with_context(|| {
        format!("there are no turns from {} to {to}; the game has the turns 0 to {last}", options.from)
    })
}

/// No file is read and written, or written twice.
fn check_files(options: &Options) -> anyhow::Result<()> {
    let files = [&options.record, &options.out, &options.gif].map(Option::as_ref);
    for (number, file) in files.iter().enumerate() {
        if let Some(file) = file.filter(|file| files[..number].contains(&Some(*file))) {
            bail!("{} is named twice; give every file a name of its own", file.display());
        }
    }
    Ok(())
}

fn write(file: &[u8], out: &Path) -> anyhow::Result<()> {
    std::fs::write(out, file).with_context(|| format!("cannot write {}", out.display()))
}

fn theme(name: &str) -> anyhow::Result<&'static Theme> {
    let known = || Theme::ALL.iter().map(|theme| theme.name).collect::<Vec<_>>().join(", ");
    Theme::named(name).with_context(|| format!("no theme is called \"{name}\"; there are {}", known()))
}

fn game(options: &Options) -> anyhow::Result<Game> {
    let variant: Variant = options.game.as_deref().unwrap_or_default().parse()?;
    let rules = Rules::read(variant, &options.options)?;
    let start = match &options.position {
        Some(line) => Position::read(&rules, line)?,
        None => Position::start(&rules),
    };
    let mut game = Game::from_position(start);
    for word in options.moves.split_whitespace() {
        let action = Action::read(variant, word)?;
        game.play(action).map_err(|reason| anyhow::anyhow!("{word} is not legal: {reason}"))?;
    }
    Ok(game)
}

fn side(name: &str, rules: &Rules) -> anyhow::Result<Side> {
    let named = |side: &Side| {
        let names = [rules.variant().side_name(*side).to_owned(), format!("{side:?}")];
        names.iter().any(|known| known.eq_ignore_ascii_case(name))
    };
    match rules.sides().iter().copied().find(named) {
        Some(side) => Ok(side),
        None => {
            let known = rules.sides().iter().map(|side| rules.variant().side_name(*side));
            bail!(
                "no side of this game is called \"{name}\"; there are {}",
                known.collect::<Vec<_>>().join(", ")
            )
        }
    }
}

/// The position after the last move: a picture for people at a command line.
fn scene(record: &Record, bottom: Side) -> Scene {
    film(record, bottom).pop().expect("a film has its start at least")
}

/// The start, and the position after each turn that was not passed, with English captions.
fn film(record: &Record, bottom: Side) -> Vec<Scene> {
    let shots = render::film(&record.game, bottom);
    let last = shots.len() - 1;
    let result = |number| if number == last { record.result } else { RecordResult::Open };
    let scenes = shots.into_iter().enumerate();
    scenes.map(|(number, shot)| captioned(record, shot, result(number))).collect()
}

/// `shot` with names, a footer, and whose turn it is or how the game came out.
fn captioned(record: &Record, shot: Shot, result: RecordResult) -> Scene {
    let mut scene = shot.scene;
    for &side in record.game.rules().sides() {
        scene.captions[side].name = caption(record, side);
    }
    scene.status = match (result, scene.to_move) {
        (RecordResult::Open, side) => {
            let side = side.map_or("nobody", |side| record.game.rules().variant().side_name(side));
            Status::Turn(format!("Move {} – {side} to play", shot.number))
        }
        (RecordResult::Drawn, _) => Status::Result("Drawn".to_owned()),
        (RecordResult::Won(team), _) => Status::Result(won(&record.game.rules(), team)),
    };
    if result != RecordResult::Open {
        // A resigned or drawn game is over though the board shows no end.
        scene.to_move = None;
        scene.in_default.clear();
    }
    scene.footer = shot.actions.iter().map(Action::to_string).collect::<Vec<_>>().join(" ");
    scene
}

/// The player's name as far as a picture may show it, or what the game calls the side.
fn caption(record: &Record, side: Side) -> String {
    const MOST: usize = 256;
    let name: String = record.name(side).chars().take(MOST).collect();
    if render::can_draw(&name) { name } else { record.game.rules().variant().side_name(side).to_owned() }
}

/// Who won, in words: a score would stand beside the wrong player where the board is turned.
fn won(rules: &Rules, team: Team) -> String {
    let members = rules.sides().iter().filter(|side| side.team() == team);
    let names: Vec<&str> = members.map(|side| rules.variant().side_name(*side)).collect();
    format!("{} {}", names.join(" and "), if names.len() > 1 { "win" } else { "wins" })
}
