//! How a series of games stands.

use play::{BestOf, SeriesState};
use rules::Team;

use super::{Locale, Table, words::team_sides};

/// How many games the series of a game has at most.
pub(super) fn best_of(table: &Table<'_>) -> BestOf {
    table.game.series().map_or(BestOf::One, |series| series.best_of)
}

/// "Game 2 of 3: Ana 1, Bo 0", and what follows once the game is over; nothing for a game of its own.
pub(super) fn line(locale: Locale, table: &Table<'_>) -> Option<String> {
    let (series, halves, state) = (table.game.series()?, table.game.halves()?, table.game.series_state()?);
    let side = |team| locale.series_side(people(locale, table, team), points(halves.of(team)));
    let score = locale.series_score(side(Team::First), side(Team::Second));
    let games = series.best_of.games();
    Some(match state {
        SeriesState::Running => locale.series_running(series.number, games, score),
        SeriesState::GoesOn => locale.series_goes_on(series.number, games, score),
        SeriesState::Won(team) => {
            let winners = team_sides(&table.rules(), team).len();
            locale.series_won(games, score, people(locale, table, team), winners)
        }
        SeriesState::Drawn => locale.series_drawn(games, score),
        SeriesState::BrokenOff => locale.series_broken_off(games, score),
    })
}

fn people(locale: Locale, table: &Table<'_>, team: Team) -> String {
    let sides = team_sides(&table.rules(), team).into_iter();
    locale.list(&sides.map(|side| table.player(locale, side)).collect::<Vec<_>>())
}

/// Half points as people write points: 0, ½, 1, 1½ …
fn points(halves: u8) -> String {
    match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_points_are_written_as_halves() {
        assert_eq!([0, 1, 2, 3, 7].map(points), ["0", "½", "1", "1½", "3½"]);
    }
}
