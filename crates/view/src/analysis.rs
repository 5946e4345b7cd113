//! A game that is over, judged turn by turn: its curve, its turning points, and who found the best.

use render::Graph;
use rules::{Action, Side, Team};

use super::{
    File, Locale, Message, Table,
    judging::{Verdict, men},
    limits,
    words::code,
};

/// What the program thinks of a whole game.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// Of the start and of the position after each action.
    pub verdicts: Vec<Verdict>,
    /// In the order of play.
    pub turning: Vec<TurningPoint>,
    pub shares: Vec<Share>,
}

/// An action that cost much.
#[derive(Clone, Debug, PartialEq)]
pub struct TurningPoint {
    /// Its number among all actions, from 0.
    pub at: usize,
    pub played: Action,
    /// What was better.
    pub best: Action,
    /// By so many hundredths of a man.
    pub loss: i32,
}

/// How often a side found the best action where it had a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    pub side: Side,
    pub best: usize,
    pub choices: usize,
}

/// So many changes are told in words where a picture cannot be seen.
const SWINGS: usize = 3;
/// What decides a game is worth so much, in hundredths of a man.
const DECISIVE: i32 = Graph::MOST;
/// So many numbers stand under the curve at most.
const TICKS: usize = 10;

/// The answer to `/analyse`: the curve as a picture, and what it says in words.
pub fn analysis(locale: Locale, table: &Table<'_>, analysis: &Analysis) -> Message {
    let file = File::Graph {
        name: format!("{}-analysis", table.id),
        graph: graph(locale, table, analysis),
        alt: alt(locale, table, analysis),
        theme: None,
    };
    Message::private(content(locale, table, analysis)).with_file(file)
}

/// The same where no picture can be sent: its alternative text stands in its place.
pub fn analysis_in_words(locale: Locale, table: &Table<'_>, analysis: &Analysis) -> Message {
    Message::private(content(locale, table, analysis)).followed_by(&alt(locale, table, analysis))
}

fn content(locale: Locale, table: &Table<'_>, analysis: &Analysis) -> String {
    let mut lines = vec![locale.analysis_heading(table.id.to_string(), table.variant().name())];
    if analysis.turning.is_empty() {
        lines.push(locale.analysis_no_points());
    }
    let points = (1..).zip(&analysis.turning);
    lines.extend(points.map(|(number, point)| turning_point(locale, table, number, point)));
    lines.extend(analysis.shares.iter().map(|share| share_line(locale, table, share)));
    limits::cut(lines.join("\n"), limits::CONTENT)
}

fn turning_point(locale: Locale, table: &Table<'_>, number: usize, point: &TurningPoint) -> String {
    let (round, side) = turn_at(table, point.at);
    let player = table.player_on_side(locale, side);
    let (played, best) = (code(point.played), code(point.best));
    if point.loss >= DECISIVE {
        return locale.analysis_point_decisive(number, round, player, played, best);
    }
    // Less than a man is little.
    let men = if point.loss < 75 { 0 } else { men(point.loss) };
    locale.analysis_point(number, round, player, played, best, men)
}

fn share_line(locale: Locale, table: &Table<'_>, share: &Share) -> String {
    let Share { side, best, choices } = *share;
    let percent = (best * 100 + choices / 2) / choices.max(1);
    locale.analysis_share(table.player_on_side(locale, side), best, choices, percent)
}

/// The number of the turn to which an action belongs, as records count, and who played it.
fn turn_at(table: &Table<'_>, at: usize) -> (usize, Side) {
    let (board, mut ply) = (table.game.board(), 0);
    for (number, turn) in board.turns().iter().enumerate() {
        ply += turn.actions.len();
        if at < ply {
            return (board.round(number), turn.before.to_move());
        }
    }
    (board.round(0), board.start().to_move())
}

fn graph(locale: Locale, table: &Table<'_>, analysis: &Analysis) -> Graph {
    let team = |team| locale.team(&table.rules(), team);
    Graph {
        scores: analysis.verdicts.iter().map(|verdict| height(*verdict)).collect(),
        // A mark stands where the action has led to.
        marks: analysis.turning.iter().map(|point| point.at + 1).collect(),
        ticks: ticks(table),
        above: locale.analysis_above(team(Team::First)),
        below: locale.analysis_above(team(Team::Second)),
    }
}

fn height(verdict: Verdict) -> i32 {
    match verdict {
        Verdict::Ahead(hundredths) => hundredths.clamp(-Graph::MOST, Graph::MOST),
        Verdict::Won(Team::First, _) => Graph::MOST,
        Verdict::Won(Team::Second, _) => -Graph::MOST,
    }
}

/// The numbers of some turns, at the position in which each round begins.
fn ticks(table: &Table<'_>) -> Vec<(usize, String)> {
    let board = table.game.board();
    let (mut all, mut ply) = (Vec::new(), 0);
    for (number, turn) in board.turns().iter().enumerate() {
        let round = board.round(number);
        if all.last().is_none_or(|(_, last)| *last != round) {
            all.push((ply, round));
        }
        ply += turn.actions.len();
    }
    let step = all.len().div_ceil(TICKS).max(1);
    all.into_iter().step_by(step).map(|(ply, round)| (ply, round.to_string())).collect()
}

/// The course of the game: how it began, where it changed most, how it ended.
fn alt(locale: Locale, table: &Table<'_>, analysis: &Analysis) -> String {
    let said = |verdict: &Verdict| locale.verdict(&table.rules(), *verdict);
    let mut sentences = vec![locale.alt_analysis(table.variant().name())];
    sentences.extend(analysis.verdicts.first().map(|start| locale.alt_analysis_start(said(start))));
    sentences.extend(swings(analysis).into_iter().map(|at| {
        let (round, side) = turn_at(table, at);
        let (before, after) = (said(&analysis.verdicts[at]), said(&analysis.verdicts[at + 1]));
        locale.alt_analysis_swing(round, table.plain_player(locale, side), before, after)
    }));
    sentences.extend(analysis.verdicts.last().map(|end| locale.alt_analysis_end(said(end))));
    limits::fit(sentences, limits::ALT)
}

/// The actions by which the curve changes most, in the order of play.
fn swings(analysis: &Analysis) -> Vec<usize> {
    let change = |pair: &[Verdict]| (height(pair[1]) - height(pair[0])).abs();
    let mut changes: Vec<(i32, usize)> =
        analysis.verdicts.windows(2).enumerate().map(|(at, pair)| (change(pair), at)).collect();
    changes.retain(|(change, _)| *change >= 75);
    changes.sort_by_key(|&(change, at)| (-change, at));
    let mut found: Vec<usize> = changes.into_iter().take(SWINGS).map(|(_, at)| at).collect();
    found.sort_unstable();
    found
}

#[cfg(test)]
mod tests {
    use super::super::tests::{EN, Played};
    use super::*;

    fn analysed() -> (Played, Analysis) {
        let played = Played::start("mosona").named(["Ana", "Ben", "", ""]).play("a8-b9, c10xa8");
        let best = rules::Action::read(rules::Variant::Mosona, "a10-b9").expect("notation");
        let point = TurningPoint { at: 0, played: played.game.board().actions()[0], best, loss: 120 };
        let shares = vec![
            Share { side: Side::South, best: 0, choices: 1 },
            Share { side: Side::North, best: 1, choices: 1 },
        ];
        let verdicts = vec![Verdict::Ahead(0), Verdict::Ahead(-120), Verdict::Won(Team::Second, 9)];
        (played, Analysis { verdicts, turning: vec![point], shares })
    }

    #[test]
    fn what_was_better_is_told_with_turn_player_and_measure() {
        let (played, analysed) = analysed();
        let message = analysis(EN, &played.table(), &analysed);
        for part in [
            "1. Move 1, **Ana** (White) played `a8-b9`. `a10-b9` was better by about a man.",
            "**Ana** (White): the best action in 0 of 1 choices (0 %).",
            "**Ben** (Black): the best action in 1 of 1 choices (100 %).",
        ] {
            assert!(message.content.contains(part), "{part} is not in {}", message.content);
        }
    }

    #[test]
    fn the_curve_has_the_marks_and_its_alternative_text_the_course() {
        let (played, analysed) = analysed();
        let message = analysis(EN, &played.table(), &analysed);
        let Some(File::Graph { graph, alt, .. }) = &message.file else { panic!("{message:?}") };
        assert_eq!((&graph.scores[..], &graph.marks[..]), (&[0, -120, -Graph::MOST][..], &[1][..]));
        assert_eq!(graph.ticks, [(0, "1".to_owned())]);
        for part in [
            "At the start: The game is about even.",
            "Move 1, Ana (White): before, The game is about even. After: About a man ahead: Black.",
            "Move 1, Ben (Black):",
            "At the end: A forced win, in 9 turns at most: Black.",
        ] {
            assert!(alt.contains(part), "{part} is not in {alt}");
        }
        let words = analysis_in_words(EN, &played.table(), &analysed);
        assert!(words.file.is_none() && words.content.contains("At the start"), "{words:?}");
    }

    #[test]
    fn whatever_happened_it_fits() {
        let (played, one) = analysed();
        let turning = vec![TurningPoint { loss: i32::MAX, ..one.turning[0].clone() }; 30];
        let verdicts = [Verdict::Ahead(i32::MAX), Verdict::Ahead(i32::MIN + 1)].repeat(40);
        let much = Analysis { verdicts, turning, shares: one.shares.repeat(20) };
        let message = analysis(EN, &played.table(), &much);
        assert!(message.content.chars().count() <= limits::CONTENT);
        let Some(File::Graph { alt, .. }) = &message.file else { panic!("{message:?}") };
        assert!(alt.chars().count() <= limits::ALT);
    }
}
