//! What moderators do: they end games, and give seats to others.

mod common;

use common::*;
use play::*;
use rules::{Side, Team};

#[test]
fn a_moderator_ends_a_game() {
    let end = |authority| GameDeed::End { authority };
    let mut game = Played::new("mosona strict");
    for actor in [ANN, EVE] {
        let refused = game.does(at(1), actor, end(Authority::Member));
        assert_eq!(refused, Err(GameRefusal::NotAModerator));
    }
    let events = game.does(at(1), EVE, end(Authority::Moderator(HERE)));
    assert_eq!(events, Ok(vec![GameEvent::Ended { by: EVE }]));
    let result = GameResult { score: Score::Void, reason: Reason::Ended(EVE) };
    assert_eq!(game.now.result(), Some(result));
    assert_eq!(format!("{result}, {}", result.reason), "*, player 5 ended it as a moderator");
    assert_eq!(game.does(at(2), EVE, end(Authority::Moderator(HERE))), Err(GameRefusal::Over(result)));
    assert_eq!(game.does(at(2), EVE, hand_over(ANN, CAT)), Err(GameRefusal::Over(result)));
    replays(&game);
}

#[test]
fn a_moderator_hands_a_seat_over() {
    let mut game = Played::new("mosona strict");
    game.move_at(at(1));
    let (from, authority) = (BEN, Authority::Moderator(HERE));
    let deed = |to, standing| GameDeed::HandOver { from, to, standing, authority };
    let member =
        GameDeed::HandOver { from, to: EVE, standing: Standing::Present, authority: Authority::Member };
    let mut refused = |deed| game.does(at(2), CAT, deed).expect_err("is refused");
    assert_eq!(refused(member), GameRefusal::NotAModerator);
    assert_eq!(refused(hand_over(EVE, DAN)), GameRefusal::NoSeatOf(EVE));
    assert_eq!(refused(hand_over(BEN, ANN)), GameRefusal::PlaysAlready(ANN));
    assert_eq!(refused(hand_over(BEN, BEN)), GameRefusal::PlaysAlready(BEN));
    for standing in [Standing::Absent, Standing::Bot] {
        assert_eq!(refused(deed(EVE, standing)), GameRefusal::CannotPlay(EVE));
    }
    game.act(ANN, GameDeed::Offer(OfferKind::Draw)).expect("offers");
    let events = game.does(at(5), CAT, deed(EVE, Standing::Present));
    assert_eq!(events, Ok(vec![GameEvent::HandedOver { side: Side::North, to: EVE, by: CAT }]));
    assert_eq!(*game.now.seats(), two(ANN, EVE));
    assert_eq!((game.now.player_to_move(), game.now.turn_since()), (Some(EVE), at(5)));
    assert!(game.now.offer(OfferKind::Draw).is_some(), "Ann's offer is Eve's to answer");
    assert_eq!(game.does(at(6), BEN, GameDeed::Resign), Err(GameRefusal::NotAPlayer));
    game.move_at(at(7));
    replays(&game);
}

/// Where the moderators of other places have no say, be it in the same community or not.
#[test]
fn who_moderates_elsewhere_rules_nothing_here() {
    let deeds = |authority| {
        let (from, to, standing) = (ANN, EVE, Standing::Present);
        [GameDeed::End { authority }, GameDeed::HandOver { from, to, standing, authority }]
    };
    let there = Place(200);
    for (venue, place) in [
        (Venue::Place(HERE), HERE),
        (Venue::Guest(HERE), HERE),
        (Venue::ThreadUnder(HERE), HERE),
        (Venue::Place(there), there),
    ] {
        let game = Played::started(start_at(venue));
        for asked_at in [HERE, there] {
            for deed in deeds(Authority::Moderator(asked_at)) {
                let decided = game.clone().does(at(1), FAY, deed).map(|_| ());
                let expected = if asked_at == place { Ok(()) } else { Err(GameRefusal::ModeratesElsewhere) };
                assert_eq!(decided, expected, "{venue:?} from {asked_at}");
            }
        }
    }
    let mut game = Played::new("mosona");
    game.does(at(1), ANN, continue_at(there, PlaceState::Gone)).expect("goes on");
    for (place, expected) in [(HERE, Err(GameRefusal::ModeratesElsewhere)), (there, Ok(1))] {
        let end = GameDeed::End { authority: Authority::Moderator(place) };
        assert_eq!(game.does(at(2), FAY, end).map(|events| events.len()), expected);
    }
}

#[test]
fn nobody_moderates_a_game_of_their_own() {
    let game = Played::new(FOUR);
    let end = GameDeed::End { authority: Authority::Moderator(HERE) };
    for player in [ANN, BEN, CAT, DAN] {
        for deed in [end.clone(), hand_over(BEN, EVE), hand_over(ANN, EVE)] {
            let decided = game.clone().does(at(1), player, deed);
            assert_eq!(decided, Err(GameRefusal::ModeratesOwnGame));
        }
    }
    let mut handed = game.clone();
    handed.does(at(1), EVE, hand_over(ANN, EVE)).expect("a moderator may step in");
    assert_eq!(handed.does(at(2), EVE, end.clone()), Err(GameRefusal::ModeratesOwnGame), "and plays then");
    handed.does(at(2), ANN, end).expect("who plays no more may");
}

#[test]
fn nobody_is_set_down_beside_those_they_do_not_meet() {
    let game = Played::new("mosona");
    let deed = hand_over(BEN, EVE);
    for (blocked, unavailable) in [(Some(ANN), None), (None, Some(ANN)), (None, Some(EVE))] {
        let moment = Moment { blocked, unavailable, ..Moment::at(at(1)) };
        let refused = game.now.decide(FAY, &deed, &moment);
        assert_eq!(refused, Err(GameRefusal::WillNotPlay(EVE)), "who has blocked whom is not told");
        let nobody = game.now.decide(FAY, &hand_over(CAT, EVE), &moment);
        assert_eq!(nobody, Err(GameRefusal::NoSeatOf(CAT)), "what is wrong anyway is said first");
    }
}

#[test]
fn what_the_one_before_had_asked_is_over() {
    let mut game = Played::new(FOUR);
    game.act(ANN, GameDeed::Offer(OfferKind::Draw)).expect("offers");
    game.act(ANN, GameDeed::Resign).expect("asks Dan");
    game.act(BEN, GameDeed::Resign).expect("asks Cat");
    game.does(at(9), FAY, hand_over(ANN, EVE)).expect("a moderator");
    assert_eq!(game.now.offers(), []);
    assert_eq!(game.now.resign_question(Team::First), None);
    assert_eq!(game.now.resign_question(Team::Second).map(|asked| asked.by), Some(Side::West));
    replays(&game);
}
