//! A search that leaves nothing out gives what minimax gives.

use rules::{Game, Position};

use super::{OPTION_SETS, game_at_random, positions, rules};
use crate::{
    Limits, Score, Stop,
    family::Node,
    past,
    search::{self, Care, Path, Table, minimax},
    strip, warriors,
};

/// Positions in which minimax has more nodes are left out: chains make some too large.
const MOST_NODES: u32 = 3_000;

fn compare<N: Node>(node: &N, path: &Path, table: &Table, depth: u8) -> Option<[Score; 2]> {
    let plain = minimax(node, depth, &mut path.clone(), &mut MOST_NODES.clone())?;
    let (searched, _) =
        search::value(node, path, table, (Limits::depth(depth), &Stop::default(), Care::Exact));
    Some([searched, plain])
}

fn compare_game(game: &Game, path: &Path, table: &Table, depth: u8) -> Option<[Score; 2]> {
    match game.position() {
        Position::Strip(position) => compare(&strip::Node::new(*position), path, table, depth),
        Position::Warriors(position) => compare(&warriors::Node::new(*position), path, table, depth),
    }
}

#[test]
fn alpha_beta_is_minimax_under_every_option() {
    for text in OPTION_SETS {
        let (rules, table, mut compared) = (rules(text), Table::new(1), 0);
        for seed in 0..20 * positions() {
            let game = game_at_random(rules, seed, 80);
            let path = Path::new(past(&Game::from_position(*game.position())));
            if compared == positions() {
                break;
            }
            // As deep as minimax can go.
            let deepest = 1 + (seed % 3) as u8;
            let found = (0..=deepest).rev().find_map(|depth| compare_game(&game, &path, &table, depth));
            if let Some([searched, plain]) = found {
                assert_eq!(searched, plain, "{text}, {}", game.position());
                compared += 1;
            }
        }
        assert_eq!(compared, positions(), "{text}: so few were small enough");
    }
}

#[test]
fn the_past_counts_as_the_rules_have_it() {
    let mut ended = 0;
    for seed in 0..positions() {
        // On a short strip men shuffle to and fro, and positions come back.
        let game = game_at_random(rules("mosona lozenges=2 capture=free"), seed, 60);
        let path = Path::new(past(&game));
        if let Some([searched, plain]) = compare_game(&game, &path, &Table::new(0), 3) {
            assert_eq!(searched, plain, "{:?}", game.actions());
        }
        ended += usize::from(game.legal_actions().into_iter().any(|action| {
            let mut next = game.clone();
            next.play(action).expect("legal");
            next.outcome().is_some_and(|outcome| outcome.ending == rules::Ending::Repetition)
        }));
    }
    assert!(ended > 20, "a repetition was at hand in {ended} positions only");
}

#[test]
fn a_move_that_repeats_the_third_time_is_worth_the_count() {
    let mut game =
        Game::from_position(Position::read(&rules("mosona strict"), "W:Wa2,a4,b17:Bc2").expect("a position"));
    for word in ["b17-a16", "c2-b1", "a16-b17", "b1-c2", "b17-a16", "c2-b1", "a16-b17"] {
        game.play(rules::Action::read(rules::Variant::Mosona, word).expect("notation")).expect(word);
    }
    let Position::Strip(before) = *game.position() else { panic!("a strip") };
    let (mut path, mut node) = (Path::new(past(&game)), strip::Node::new(before));
    let back: rules::strip::Action = "b1-c2".parse().expect("notation");
    node.play(back.effect());
    path.push(node.hash());
    assert_eq!(minimax(&node, 3, &mut path, &mut MOST_NODES.clone()), Some(Score::won_in(1)));
    game.play("b1-c2".parse::<rules::strip::Action>().expect("notation").into()).expect("legal");
    assert!(game.outcome().is_some_and(|outcome| outcome.winner == Some(rules::Team::First)));
}
