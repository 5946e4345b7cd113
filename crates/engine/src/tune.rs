//! Weights from the engine's own games: logistic regression of results on features.
//!
//! Games are played quickly from openings at random; every position that is judged in play is a
//! sample, and the result of its game what the weights should tell (Peter Österlund's *Texel's tuning method*,
//! 2014, by gradient descent).

use std::thread;

use rules::{Game, Position, Rules, Team};

use crate::{
    Engine, Limits, Settings, Stop,
    family::{Duty, Node},
    strip, warriors,
    zobrist::number,
};

/// How weights are made.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub games: usize,
    /// A move's, in nodes.
    pub nodes: u64,
    pub threads: usize,
    pub seed: u64,
}

/// Weights, and how well they tell results.
#[derive(Clone, Debug, PartialEq)]
pub struct Tuned {
    /// The kind of rules they are for, as the text of weights has it.
    pub kind: String,
    /// In hundredths of a man, in the order of the features.
    pub weights: Vec<i32>,
    pub samples: usize,
    /// Mean squared error of the expected result, of the weights so far and of the new ones.
    pub errors: [f64; 2],
}

/// A position and its game's result for the team to move: 0, ½ or 1.
#[derive(Clone, Debug)]
struct Sample {
    features: Vec<f32>,
    judged: f32,
    result: f32,
}

/// Plays games under `rules` and finds weights. The same every time for one plan.
pub fn tune(rules: Rules, plan: Plan) -> Tuned {
    let samples = play_all(rules, plan);
    let kind = match &rules {
        Rules::Strip(rules) => strip::kind(rules),
        Rules::Warriors(rules) => warriors::kind(rules),
    };
    let before = samples.iter().map(|sample| (expected(sample.judged) - sample.result).powi(2)).sum::<f32>();
    let weights = descend(&samples);
    let after: f32 = samples.iter().map(|sample| error(sample, &weights).powi(2)).sum();
    let count = samples.len().max(1);
    let errors = [before, after].map(|sum| f64::from(sum) / count as f64);
    let scale = 100.0 / worth_of_a_man(&rules, &weights);
    let weights = weights.iter().map(|weight| (weight * scale).round() as i32).collect();
    Tuned { kind, weights, samples: samples.len(), errors }
}

/// What a man makes at the start, by weights of any scale: what the loss of one there takes away, or what a
/// man taken counts.
fn worth_of_a_man(rules: &Rules, weights: &[f32]) -> f32 {
    let man = match rules {
        Rules::Strip(rules) => strip::man_at_start(rules, weights),
        Rules::Warriors(_) => weights[0],
    };
    man.max(1.0)
}

/// The result that a judgement lets one expect. A man ahead wins three of four games.
fn expected(judged: f32) -> f32 {
    1.0 / (1.0 + 10f32.powf(-judged / 200.0))
}

fn error(sample: &Sample, weights: &[f32]) -> f32 {
    let judged = sample.features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum();
    expected(judged) - sample.result
}

const PASSES: usize = 300;
const RATE: f32 = 1.5;

/// Adam (Kingma and Ba 2015) on the mean squared error, with a little weight decay.
fn descend(samples: &[Sample]) -> Vec<f32> {
    let count = samples.first().map_or(0, |sample| sample.features.len());
    let (mut weights, mut mean, mut square) = (vec![0f32; count], vec![0f32; count], vec![0f32; count]);
    for pass in 1..=PASSES {
        let gradient = gradient(samples, &weights);
        let rate = RATE * if pass > PASSES * 2 / 3 { 0.2 } else { 1.0 };
        for at in 0..count {
            mean[at] = 0.9 * mean[at] + 0.1 * gradient[at];
            square[at] = 0.999 * square[at] + 0.001 * gradient[at] * gradient[at];
            let (first, second) = (
                mean[at] / (1.0 - 0.9f32.powi(pass as i32)),
                square[at] / (1.0 - 0.999f32.powi(pass as i32)),
            );
            weights[at] -= rate * first / (second.sqrt() + 1e-12);
        }
    }
    weights
}

fn gradient(samples: &[Sample], weights: &[f32]) -> Vec<f32> {
    let mut sum = vec![0f32; weights.len()];
    for sample in samples {
        let off = error(sample, weights);
        let told = off + sample.result;
        let slope = off * told * (1.0 - told);
        sum.iter_mut().zip(&sample.features).for_each(|(sum, feature)| *sum += slope * feature);
    }
    sum.iter().map(|sum| sum / samples.len() as f32).collect()
}

fn play_all(rules: Rules, plan: Plan) -> Vec<Sample> {
    let threads = plan.threads.max(1);
    let play = |thread: usize| {
        let mut engine = Engine::new(Settings { threads: 1, table_mib: 4 });
        let games = (thread..plan.games).step_by(threads);
        games.flat_map(|game| play_one(&mut engine, rules, plan, game as u64)).collect::<Vec<_>>()
    };
    thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|thread| scope.spawn(move || play(thread))).collect();
        running.into_iter().flat_map(|thread| thread.join().unwrap_or_default()).collect()
    })
}

/// So many actions at random begin a game.
const WANDER: [u64; 2] = [4, 14];

/// The samples of one game. Now and then an action at random keeps games apart.
fn play_one(engine: &mut Engine, rules: Rules, plan: Plan, index: u64) -> Vec<Sample> {
    let (mut game, mut samples) = (Game::new(rules), Vec::new());
    let seed = number(plan.seed).wrapping_add(index << 20);
    let wander = WANDER[0] + number(seed) % (WANDER[1] - WANDER[0]);
    engine.forget();
    while game.outcome().is_none() {
        let ply = game.actions().len() as u64;
        let dice = number(seed ^ (ply + 1));
        let action = if ply < wander || dice.is_multiple_of(40) {
            let legal = game.some_legal_actions().actions;
            legal[(dice >> 8) as usize % legal.len()]
        } else {
            samples.extend(sample(game.position()).map(|sample| (sample, game.to_move().team())));
            match engine.search(&game, Limits::nodes(plan.nodes), &Stop::default(), &mut |_| ()) {
                Some(found) => found.action,
                None => break,
            }
        };
        game.play(action).expect("a legal action");
    }
    let winner = game.outcome().and_then(|outcome| outcome.winner);
    let result = |team: Team| winner.map_or(0.5, |winner| if winner == team { 1.0 } else { 0.0 });
    samples.into_iter().map(|(sample, team)| Sample { result: result(team), ..sample }).collect()
}

/// A position; its result is still open.
fn sample(position: &Position) -> Option<Sample> {
    match position {
        Position::Strip(position) => sample_of(&strip::Node::new(*position)),
        Position::Warriors(position) => sample_of(&warriors::Node::new(*position)),
    }
}

fn sample_of<N: Node>(node: &N) -> Option<Sample> {
    let mut takes = Vec::new();
    // Where something must be taken nobody judges.
    (node.takes(&mut takes) == Duty::May).then(|| Sample {
        features: node.features().into_iter().map(|feature| feature as f32).collect(),
        judged: node.evaluate() as f32,
        result: 0.5,
    })
}
