//! What is kept up to date move by move is what it would be if it were made anew.

use rules::Position;

use super::{OPTION_SETS, game_at_random, rules};
use crate::{family::Node, strip, warriors};

fn check<N: Node>(start: N, seed: u64, again: impl Fn(&N) -> N) {
    let (mut node, mut moves) = (start, Vec::new());
    for ply in 0..200 {
        moves.clear();
        node.moves(&mut moves);
        if moves.is_empty() {
            break;
        }
        node.play(moves[crate::zobrist::number(seed + ply) as usize % moves.len()]);
        let fresh = again(&node);
        assert_eq!(node.hash(), fresh.hash());
        assert_eq!(node.table_hash(), fresh.table_hash());
        assert_eq!(node.evaluate(), fresh.evaluate());
    }
}

#[test]
fn hashes_and_judgements_are_those_of_the_position() {
    for text in OPTION_SETS {
        for seed in 0..50 {
            match Position::start(&rules(text)) {
                Position::Strip(start) => {
                    check(strip::Node::new(start), seed << 16, |node| strip::Node::new(node.position));
                }
                Position::Warriors(start) => {
                    check(warriors::Node::new(start), seed << 16, |node| warriors::Node::new(node.position));
                }
            }
        }
    }
}

#[test]
fn positions_that_differ_have_hashes_that_differ() {
    let mut hashes = std::collections::HashMap::new();
    for (text, seed) in OPTION_SETS.into_iter().flat_map(|text| (0..300).map(move |seed| (text, seed))) {
        let game = game_at_random(rules(text), seed, 60);
        let (position, hash) = (game.position().without_count(), crate::past(&game).pop());
        let hash = match game.position() {
            Position::Strip(_) => hash,
            Position::Warriors(position) => Some(warriors::Node::new(*position).hash()),
        };
        let other = *hashes.entry(hash).or_insert(position);
        assert_eq!(other, position, "{text}");
    }
    assert!(hashes.len() > 3_000);
}

#[test]
fn the_judgement_weighs_the_features() {
    for (text, seed) in OPTION_SETS.into_iter().flat_map(|text| (0..100).map(move |seed| (text, seed))) {
        let game = game_at_random(rules(text), seed, 60);
        let (features, weights, judged) = match game.position() {
            Position::Strip(position) => {
                let node = strip::Node::new(*position);
                (node.features(), strip::weights_of(position).to_vec(), node.evaluate())
            }
            Position::Warriors(position) => {
                let node = warriors::Node::new(*position);
                (node.features(), warriors::weights_of(position).to_vec(), node.evaluate())
            }
        };
        let sum: i32 = features.iter().zip(&weights).map(|(feature, weight)| feature * weight).sum();
        assert_eq!(judged, sum, "{text}");
    }
}
