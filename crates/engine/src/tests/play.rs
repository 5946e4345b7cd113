//! What the engine plays and says.

use std::time::Duration;

use rules::{Action, Game, Position, Rules, Team};

use super::{OPTION_SETS, game_at_random, rules};
use crate::{Engine, Forced, Limits, Score, Settings, Stop, Strength, tables::Tables};

fn engine(threads: usize) -> Engine {
    Engine::new(Settings { threads, table_mib: 4 })
}

fn at(text: &str, line: &str) -> Game {
    Game::from_position(Position::read(&rules(text), line).unwrap_or_else(|error| panic!("{line}: {error}")))
}

fn search(engine: &mut Engine, game: &Game, limits: Limits) -> crate::Found {
    engine.search(game, limits, &Stop::default(), &mut |_| ()).expect("the game is not over")
}

#[test]
fn everything_played_is_legal_under_every_option() {
    for (text, seed) in OPTION_SETS.into_iter().flat_map(|text| (0..6).map(move |seed| (text, seed))) {
        let game = game_at_random(rules(text), seed, 60);
        let found = search(&mut engine(1), &game, Limits::nodes(2_000));
        let mut line = game.clone();
        for action in &found.pv {
            assert_eq!(line.play(*action), Ok(()), "{text}, {}: {:?}", game.position(), found.pv);
        }
        for strength in Strength::all() {
            let chosen = engine(1).choose(&game, strength, Duration::from_millis(2), seed, &Stop::default());
            let chosen = chosen.expect("the game is not over");
            assert_eq!(game.why_illegal(chosen), None, "{text}, {strength}, {}", game.position());
        }
    }
}

#[test]
fn one_thread_and_a_budget_of_nodes_play_the_same_every_time() {
    for text in ["mosona", "kolowis strict", "awithlaknakwe seats=4"] {
        let game = game_at_random(rules(text), 3, 20);
        let found = [0, 1].map(|_| search(&mut engine(1), &game, Limits::nodes(30_000)));
        assert_eq!(found[0], found[1], "{text}");
        assert!(found[0].nodes >= 30_000 && found[0].nodes < 31_000, "{}", found[0].nodes);
    }
}

#[test]
fn levels_play_the_same_for_one_seed_and_otherwise_for_others() {
    let level = Strength::level(1).expect("a level");
    for text in ["mosona", "kolowis", "awithlaknakwe"] {
        let several = (0..8).filter(|at| {
            let game = game_at_random(rules(text), *at, 12);
            let choose = |seed| {
                engine(1)
                    .choose(&game, level, Duration::from_secs(60), seed, &Stop::default())
                    .expect("a move")
            };
            let chosen: Vec<Action> = (0..12).map(choose).collect();
            assert_eq!(chosen, (0..12).map(choose).collect::<Vec<_>>(), "{text}");
            chosen.iter().any(|other| *other != chosen[0])
        });
        assert!(several.count() >= 2, "{text}: always the same");
    }
}

#[test]
fn a_win_that_is_near_is_found_and_counted_in_plies() {
    // The last man of Black can be leapt over.
    let game = at("mosona strict", "W:Wa2,b9:Bb11");
    let found = search(&mut engine(1), &game, Limits::depth(3));
    assert_eq!(found.score.forced(), Some(Forced::Win { plies: 1 }));
    assert_eq!(found.action.to_string(), "b9xb13");
    // A team whose last move of a row decides by captured men.
    let quiet = at("mosona", "W:Wa2,a4,b17:Bc2,c14:Q99");
    let found = search(&mut engine(1), &quiet, Limits::depth(2));
    assert_eq!(found.score.forced(), Some(Forced::Win { plies: 1 }), "the hundredth quiet move is counted");
}

#[test]
fn a_search_stops_at_once_and_still_has_a_move() {
    let stop = Stop::default();
    stop.stop();
    let game = Game::new(Rules::traditional(rules::Variant::Kolowis));
    let found = engine(2).search(&game, Limits::default(), &stop, &mut |_| ()).expect("a move");
    assert_eq!(game.why_illegal(found.action), None);
    let over = at("mosona", "W:W:Bc2");
    assert!(engine(1).search(&over, Limits::depth(3), &Stop::default(), &mut |_| ()).is_none());
}

#[test]
fn the_strongest_goes_on_where_a_step_would_end_the_game_in_a_draw() {
    let mut game = at("mosona", "W:Wa2,a6:Bc12,c16");
    for _ in 0..2 {
        for word in ["a2-b3", "c16-b17", "b3-a2", "b17-c16"] {
            let step = Action::read(game.rules().variant(), word).expect("notation");
            let mut next = game.clone();
            next.play(step).expect("legal");
            if next.outcome().is_some() {
                let chosen =
                    engine(1).choose(&game, Strength::MAX, Duration::from_millis(100), 1, &Stop::default());
                assert_ne!(chosen, Some(step));
                return;
            }
            game = next;
        }
    }
    panic!("the third occurrence ends the game");
}

#[test]
fn threads_together_find_what_one_finds() {
    let game = at("mosona strict", "W:Wa2,b9:Bb11");
    let found = search(&mut engine(3), &game, Limits::depth(6));
    assert_eq!(found.score.forced(), Some(Forced::Win { plies: 1 }));
}

#[test]
fn endgame_tables_are_looked_up() {
    let tables = Tables::build(4, 2, &mut |_| ());
    let mut solved = 0;
    for (seed, position) in (0u64..).zip(tables.sample(1, 40)) {
        let verdict = tables.probe(&position).expect("stored");
        let game = Game::from_position(Position::Strip(position));
        if game.outcome().is_some() {
            continue;
        }
        let score = search(&mut engine(1), &game, Limits::depth(4)).score;
        let sign = match verdict.wdl {
            crate::tables::Wdl::Win => score.hundredths() > 10_000,
            crate::tables::Wdl::Draw => score.hundredths().abs() < 200,
            crate::tables::Wdl::Loss => score.hundredths() < -10_000,
        };
        assert!(sign, "{seed}: {position} is a {verdict}, judged {score}");
        solved += 1;
    }
    assert!(solved > 30);
}

#[test]
fn an_analysis_finds_the_blunder_and_who_played_well() {
    let mut game = Game::new(rules("mosona strict"));
    let mut strong = engine(1);
    for ply in 0..14 {
        let limits = if ply == 9 { Limits::nodes(1) } else { Limits::nodes(20_000) };
        let best = search(&mut strong, &game, limits).action;
        // At the tenth action the worst move there is.
        let action = if ply == 9 { worst(&game).unwrap_or(best) } else { best };
        game.play(action).expect("legal");
    }
    let analysis = engine(1).analyse(&game, Limits::nodes(20_000), &Stop::default());
    assert_eq!((analysis.scores.len(), analysis.actions.len()), (15, 14));
    let points = analysis.turning_points(3);
    assert!(points.contains(&9), "{points:?}: {:?}", analysis.actions[9]);
    assert!(analysis.actions[9].loss >= 60 && analysis.actions[9].best != analysis.actions[9].played);
    let [south, north] = rules::Side::TWO.map(|side| analysis.best_share(side).expect("choices"));
    assert!(south.0 * north.1 > north.0 * south.1, "{south:?} {north:?}");
}

fn worst(game: &Game) -> Option<Action> {
    let value = |action: &Action| {
        let mut next = game.clone();
        next.play(*action).expect("legal");
        match next.outcome() {
            Some(_) => Score::DRAWN,
            None => search(&mut engine(1), &next, Limits::nodes(20_000)).score,
        }
    };
    game.legal_actions().into_iter().max_by_key(value)
}

#[test]
fn four_players_play_for_their_teams() {
    // West can take a man of South; North, his partner, would gain nothing by sparing it.
    let game = at("awithlaknakwe seats=4", "W:Sd6,e1:Wc5,e7:Ne14:En10");
    let found = search(&mut engine(1), &game, Limits::depth(4));
    assert_eq!(game.to_move().team(), Team::Second);
    assert!(found.score.hundredths() > 0, "{}", found.score);
}

#[test]
fn an_even_position_is_even_for_both_though_who_plays_does_not_like_draws() {
    // The hundredth quiet move, whichever it is, ends the game with as many men on either side.
    for line in ["W:Wa2,a4:Bc14,c16:Q99", "B:Wa2,a4:Bc14,c16:Q99"] {
        let (game, mut engine) = (at("mosona", line), engine(1));
        engine.choose(&game, Strength::MAX, Duration::from_millis(5), 1, &Stop::default());
        assert_eq!(search(&mut engine, &game, Limits::depth(3)).score, Score::DRAWN, "{line}");
    }
}
