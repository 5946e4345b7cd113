//! Breaking off, and places that are gone.

mod common;

use common::*;
use play::*;

#[test]
fn a_game_is_broken_off_while_not_everybody_has_moved() {
    for (text, people) in [("mosona strict", 2), (FOUR, 4)] {
        let mut game = Played::new(text);
        assert_eq!(game.does(at(0), EVE, GameDeed::Abort), Err(GameRefusal::NotAPlayer));
        for moved in 0..people {
            assert!(game.now.can_be_aborted(), "{text} after {moved}");
            for (side, player) in game.now.seats().iter() {
                let mut game = game.clone();
                let events = game.does(at(10), player, GameDeed::Abort);
                assert_eq!(events, Ok(vec![GameEvent::Aborted { side }]), "{text} after {moved}");
                let result = GameResult { score: Score::Void, reason: Reason::Aborted(side) };
                assert_eq!(game.now.result(), Some(result));
                assert_eq!((result.winner(), result.to_string()), (None, "*".to_owned()));
                let again = game.does(at(11), player, GameDeed::Abort);
                assert_eq!(again, Err(GameRefusal::Over(result)));
                assert!(!game.now.can_be_aborted(), "it is over");
                replays(&game);
            }
            game.move_at(at(1 + moved));
        }
        assert!(!game.now.can_be_aborted(), "{text}");
        let last = PEOPLE[people as usize - 1];
        for player in &PEOPLE[..people as usize] {
            let aborted = game.does(at(10), *player, GameDeed::Abort);
            assert_eq!(aborted, Err(GameRefusal::TooLateToAbort), "{text}");
        }
        game.does(at(10), last, take_back()).expect("takes back");
        game.does(at(11), ANN, GameDeed::Abort).expect("one has not moved again");
    }
}

#[test]
fn a_game_whose_place_is_gone_goes_on_elsewhere() {
    let there = Place(200);
    let taken = |place_taken| Moment { place_taken, ..Moment::at(at(1)) };
    let gone = continue_at(there, PlaceState::Gone);
    for (venue, place_taken, moved) in [
        (Venue::Place(HERE), false, Venue::Place(there)),
        (Venue::Place(HERE), true, Venue::Guest(there)),
        (Venue::Guest(HERE), false, Venue::Place(there)),
        (Venue::ThreadUnder(HERE), false, Venue::Place(there)),
    ] {
        let mut game = Played::started(start_at(venue));
        let events = game.now.decide(BEN, &gone, &taken(place_taken)).expect("moves").events;
        assert_eq!(events, [GameEvent::Moved { venue: moved }]);
        game.append(events);
        assert_eq!(game.now.venue(), moved);
        assert_eq!(game.now.settle(Ok(Place(300))), None, "no thread is waited for any more");
        game.move_at(at(2));
        replays(&game);
    }
    let mut game = Played::started(start_at(Venue::Place(HERE)));
    assert_eq!(game.does(at(1), EVE, gone.clone()), Err(GameRefusal::NotAPlayer));
    let stands = continue_at(there, PlaceState::Stands);
    assert_eq!(game.does(at(1), ANN, stands), Err(GameRefusal::PlaceStands));
    let from_there = continue_at(HERE, PlaceState::Gone);
    assert_eq!(game.does(at(1), ANN, from_there), Err(GameRefusal::PlaceStands), "somebody asks from there");
    game.act(ANN, GameDeed::Resign).expect("resigns");
    let result = game.now.result().expect("over");
    assert_eq!(game.does(at(9), ANN, gone), Err(GameRefusal::Over(result)));
}

#[test]
fn a_game_goes_on_in_its_own_community_alone() {
    let wish = |server, means| {
        let (place, known) = (Place(200), PlaceState::Gone);
        GameDeed::ContinueAt { server, place, means, known }
    };
    let (home, other) = (Some(Server(9)), Some(Server(8)));
    let game = Played::new("mosona");
    for (server, means, goes_on) in [
        (home, Means::Posts, true),
        (home, Means::Answers, false),
        (other, Means::Posts, false),
        (other, Means::Answers, false),
        (None, Means::Posts, false),
        (None, Means::Answers, false),
    ] {
        let decided = game.clone().does(at(1), ANN, wish(server, means)).map(|_| ());
        let expected = if goes_on { Ok(()) } else { Err(GameRefusal::OtherCommunity) };
        assert_eq!(decided, expected, "{server:?} {means:?}");
        let onlooker = game.clone().does(at(1), EVE, wish(server, means));
        assert_eq!(onlooker, Err(GameRefusal::NotAPlayer));
    }
}
