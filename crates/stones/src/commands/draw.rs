//! `stones draw`: a board as a PNG file.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::Args;
use render::{Renderer, Scene, Status};
use rules::{Action, Game, Position, Record, Rules, Side, Variant};

/// What is drawn, and where to.
#[derive(Debug, Args)]
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
    /// The PNG file to write
    #[arg(long)]
    out: PathBuf,
}

/// Draws and writes the file.
///
/// # Errors
///
/// If the options describe no board, or the file cannot be written.
pub fn run(options: &Options) -> anyhow::Result<()> {
    let record = match &options.record {
        Some(file) => super::record::read(file)?,
        None => Record::of(game(options)?),
    };
    let scene = scene(&record, side(&options.side, &record.game.rules())?);
    write(&Renderer::new().png(&scene).png, &options.out)
}

fn write(png: &[u8], out: &Path) -> anyhow::Result<()> {
    std::fs::write(out, png).with_context(|| format!("cannot write {}", out.display()))
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
        None => bail!("no side of this game is called \"{name}\""),
    }
}

/// The scene with English captions: a picture for people at a command line.
fn scene(record: &Record, bottom: Side) -> Scene {
    let game = &record.game;
    let description = rules::describe::Description::of(game);
    let mut scene = Scene::of(game, bottom);
    for &side in game.rules().sides() {
        scene.captions[side].name = record.name(side).to_owned();
    }
    scene.status = match game.outcome() {
        Some(_) => Status::Result(record.result.to_string()),
        None => {
            Status::Turn(format!("Move {} – {} to play", description.number, record.name(game.to_move())))
        }
    };
    scene.footer = description.last.iter().map(|deed| deed.action.to_string()).collect::<Vec<_>>().join(" ");
    scene
}
