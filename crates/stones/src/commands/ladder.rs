//! `stones ladder`: every level against the one below.

use std::{
    io::{self, Write},
    time::Duration,
};

use engine::{
    Baseline, Strength,
    contest::{self, Elo, Pair, Tally},
};
use rules::Rules;

use super::players::{MOST, Setting};

/// What is played.
#[derive(Debug, clap::Args)]
pub struct Options {
    /// Games and their options; by default all three under their own rules
    #[arg(default_values_t = ["mosona", "kolowis", "awithlaknakwe"].map(str::to_owned))]
    games: Vec<String>,
    /// How many games each pair plays, an even number: every opening is played from both sides
    #[arg(long = "games", default_value_t = 100, value_parser = clap::value_parser!(u32).range(2..=100_000))]
    count: u32,
    /// How many are played at the same time
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=64))]
    threads: u8,
    /// Other openings
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The strongest setting's time for a move, short because a ladder is many games.
const TIME_OF_MAX: Duration = Duration::from_millis(100);

/// Plays and prints, step by step, the lines of a table: games, points, Elo with its error at 95 % confidence.
///
/// # Errors
///
/// If a game has no such options or nothing can be written.
pub fn run(options: &Options) -> anyhow::Result<()> {
    let games: Vec<Rules> = options.games.iter().map(|game| game.parse()).collect::<Result<_, _>>()?;
    let mut out = io::stdout();
    writeln!(out, "| game | step | won, drawn, lost | points | Elo |\n|---|---|---|---|---|")?;
    for rules in games {
        let openings = contest::openings(rules, options.count.div_ceil(2) as usize, options.seed);
        for (name, one, other) in steps() {
            let pair = || -> Pair { [&one, &other].map(Setting::player_or_nobody) };
            let tally = contest::play(&openings, options.threads.into(), pair, |_| ());
            writeln!(out, "{}", line(&rules, &name, &tally))?;
        }
    }
    Ok(())
}

/// The first level against who takes what it sees, then each against the one below.
fn steps() -> Vec<(String, Setting, Setting)> {
    let setting =
        |strength| Setting::Strength(strength, if strength == Strength::MAX { TIME_OF_MAX } else { MOST });
    let mut below = ("greedy".to_owned(), Setting::Baseline(Baseline::Greedy));
    let step = |strength: Strength| {
        let above = (strength.to_string(), setting(strength));
        let (name, other) = std::mem::replace(&mut below, above.clone());
        (format!("{} – {name}", above.0), above.1, other)
    };
    Strength::all().map(step).collect()
}

fn line(rules: &Rules, step: &str, tally: &Tally) -> String {
    let (Tally { won, drawn, lost }, Elo { low, middle, high }) = (tally, tally.elo());
    let points = tally.share() * 100.0;
    format!(
        "| {rules} | {step} | {won}, {drawn}, {lost} | {points:.1} % | {middle:.0} ({low:.0} … {high:.0}) |"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_strength_has_its_step() {
        let names: Vec<String> = steps().into_iter().map(|(name, ..)| name).collect();
        assert_eq!(names.len(), 9);
        assert_eq!(
            [&names[0], &names[1], &names[8]],
            ["level 1 – greedy", "level 2 – level 1", "max – level 8"]
        );
        assert!(steps().windows(2).all(|pair| pair[0].1 == pair[1].2));
    }

    #[test]
    fn a_line_tells_score_and_difference() {
        let rules = "mosona strict".parse().expect("rules");
        let tally = Tally { won: 60, drawn: 20, lost: 20 };
        assert_eq!(
            line(&rules, "level 2 – level 1", &tally),
            "| mosona strict | level 2 – level 1 | 60, 20, 20 | 70.0 % | 147 (86 … 218) |"
        );
    }
}
