//! Games as they stood.

mod common;

use common::*;
use play::*;
use rules::Side;

#[test]
fn a_game_is_gone_back_to_as_it_stood_at_every_ply() {
    for rules in ["mosona", "kolowis strict", "awithlaknakwe seats=4"] {
        let mut game = Played::new(rules);
        let look = |game: &Played| (game.now.ply(), game.now.board().position().to_string());
        let mut stood = vec![look(&game)];
        for choice in 0..60 {
            if game.now.result().is_none() {
                game.any_action(choice);
                stood.push(look(&game));
            }
        }
        for (ply, position) in stood {
            let then = game.now.back_to(ply).expect("a ply of the game");
            assert_eq!((then.ply(), then.board().position().to_string()), (ply, position), "{rules}");
            assert_eq!(then.result().is_some(), ply == game.now.ply() && game.now.result().is_some());
        }
        assert!(game.now.back_to(game.now.ply() + 1).is_none() && game.now.back_to(usize::MAX).is_none());
    }
}

#[test]
fn what_was_asked_and_how_it_ended_belong_to_the_last_position() {
    let mut game = Played::new("mosona");
    game.move_at(at(1));
    game.act(BEN, GameDeed::Offer(OfferKind::Draw)).expect("may offer");
    let now = game.now.back_to(1).expect("is now");
    assert_eq!((now.offers().len(), now.last_played_at()), (1, Some(at(1))));
    let before = game.now.back_to(0).expect("the start");
    assert_eq!((before.offers().len(), before.last_played_at()), (0, None));
    game.act(BEN, GameDeed::Resign).expect("may resign");
    assert!(game.now.back_to(1).is_some_and(|now| now.result().is_some()));
    let before = game.now.back_to(0).expect("the start");
    assert_eq!((before.result(), before.to_move()), (None, Side::South));
}
