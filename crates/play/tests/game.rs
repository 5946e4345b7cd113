//! Who may do what in a game.

mod common;

use common::*;
use play::*;
use rules::{Ending, Side, Team, Variant};

#[test]
fn a_typed_move_is_played_by_the_one_whose_turn_it_is() {
    let mut game = Played::new("mosona");
    let first = game.now.board().legal_actions()[0].to_string();
    let since = game.now.turn_since();
    let not_yet = GameRefusal::NotYourTurn { side: Side::South, since };
    assert_eq!(game.text(BEN, &first), Err(not_yet));
    assert_eq!(game.text(EVE, &first), Err(GameRefusal::NotAPlayer));
    let decision = game.text(ANN, &first.to_uppercase()).expect("played");
    assert!(!decision.older_board);
    assert!(
        matches!(&decision.events[..], [GameEvent::Played { side: Side::South, actions, how: Manner::ByHand }]
        if actions[0].to_string() == first)
    );
    assert_eq!(game.now.player_to_move(), Some(BEN));
    assert_eq!(game.now.turn_since(), Time(NOON.0 + 2000), "the second event");
}

#[test]
fn what_cannot_be_played_is_answered_with_what_the_rules_made_of_it() {
    let mut game = Played::new("mosona");
    let illegal = game.text(ANN, "a2-b3");
    assert!(matches!(illegal, Err(GameRefusal::Illegal { understood, nearest, .. })
        if understood == "a2-b3" && !nearest.is_empty()));
    assert!(matches!(game.text(ANN, "good morning"), Err(GameRefusal::NoMove { .. })));
    assert!(matches!(game.text(ANN, ""), Err(GameRefusal::NoMove { .. })));
    assert!(
        matches!(game.text(ANN, "b9"), Err(GameRefusal::Ambiguous { candidates }) if candidates.len() > 1)
    );
    let none = game.turn(ANN, Turn::Actions(Vec::new()), Board::Current);
    assert!(matches!(none, Err(GameRefusal::NoMove { .. })));
    assert_eq!(game.now.seq(), Seq(1), "nothing has changed");
}

#[test]
fn a_turn_is_played_whole_or_not_at_all() {
    let whole = |game: &Game| game.board().legal_turns().into_iter().find(|turn| turn.len() == 2);
    let game = Played::new("mosona").until(|game| whole(game).is_some());
    let turn = whole(&game.now).expect("found");
    let mover = game.mover();

    let mut typed = game.clone();
    typed.text(mover, &format!("{} {}", turn[0], turn[1])).expect("a huff and a move");
    assert_ne!(typed.mover(), mover);

    let mut pressed = game.clone();
    let since = pressed.now.turn_since();
    pressed.turn(mover, Turn::Actions(vec![turn[0]]), Board::Current).expect("a huff alone");
    assert_eq!((pressed.mover(), pressed.now.turn_since()), (mover, since), "keeps the turn");
    pressed.turn(mover, Turn::Actions(vec![turn[1]]), Board::Current).expect("then the move");
    assert_eq!(pressed.now.board().position(), typed.now.board().position());

    let mut half = game;
    assert!(half.text(mover, &format!("{} {}", turn[0], turn[0])).is_err());
    assert_eq!(half.now.seq(), typed.entries[typed.entries.len() - 2].seq, "not even the huff");
}

#[test]
fn one_command_is_one_turn() {
    let mut game = Played::new("mosona");
    let mut board = game.now.board().clone();
    let mut actions = Vec::new();
    for _ in 0..2 {
        let action = board.legal_actions()[0];
        board.play(action).expect("legal");
        actions.push(action);
    }
    let both = game.turn(ANN, Turn::Actions(actions), Board::Current);
    assert_eq!(both, Err(GameRefusal::MoreThanOneTurn));
}

#[test]
fn an_older_board_is_told_by_a_reply_and_refused_to_a_button() {
    let mut game = Played::new("mosona");
    game.any_action(0);
    game.any_action(0);
    let action = game.now.board().legal_actions()[0];
    let turn = || Turn::Actions(vec![action]);
    let over = GameRefusal::PositionOver { board: Seq(3) };
    assert_eq!(game.turn(ANN, turn(), Board::Exactly(Seq(1))), Err(over.clone()));
    assert_eq!(game.turn(ANN, turn(), Board::Exactly(Seq(4))), Err(over), "of a game that was restored");
    let not_ben = game.turn(BEN, turn(), Board::Seen(Seq(2)));
    assert!(matches!(not_ben, Err(GameRefusal::NotYourTurn { .. })));
    game.act(BEN, GameDeed::Offer(OfferKind::Draw)).expect("offers");
    let mut pressed = game.clone();
    let decision = pressed.turn(ANN, turn(), Board::Exactly(Seq(3))).expect("an offer changes no board");
    assert!(!decision.older_board);
    let decision = game.turn(ANN, turn(), Board::Seen(Seq(1))).expect("played");
    assert!(decision.older_board);
}

#[test]
fn of_two_racing_movers_the_second_is_told() {
    let mut game = Played::new("mosona");
    let action = game.now.board().legal_actions()[0];
    let press = || GameDeed::Move(Move { turn: Turn::Actions(vec![action]), board: Board::Exactly(Seq(1)) });
    assert!(game.now.decide(ANN, &press(), &Moment::at(NOON)).is_ok(), "both decide on the same state");
    assert!(game.act(ANN, press()).is_ok());
    assert_eq!(game.act(ANN, press()), Err(GameRefusal::PositionOver { board: Seq(2) }));
}

#[test]
fn passes_follow_of_themselves_and_are_kept() {
    let game = Played::new(FOUR).until(|game| game.board().actions().iter().any(|a| a.to_string() == "--"));
    let passed = |entry: &Entry<GameEvent>| matches!(entry.event, GameEvent::Passed { .. });
    assert!(game.entries.iter().any(passed));
    assert!(game.now.board().forced_pass().is_none(), "nobody is asked for a pass");
}

#[test]
fn the_rules_end_a_game() {
    for text in ["mosona lozenges=2", "mosona", "kolowis strict", "awithlaknakwe", FOUR] {
        let game = Played::new(text).until(|game| game.result().is_some());
        let result = game.now.result().expect("over");
        assert!(matches!(result.reason, Reason::Rules(_)), "{text}");
        assert_eq!(game.now.player_to_move(), None, "{text}");
        assert_eq!(
            game.now.decide(ANN, &GameDeed::Resign, &Moment::at(NOON)),
            Err(GameRefusal::Over(result)),
            "{text}"
        );
    }
    let blocked = GameResult { score: Score::Won(Team::First), reason: Reason::Rules(Ending::Blocked) };
    assert_eq!(format!("{blocked}, {}", blocked.reason), "1-0, the side to move cannot move");
}

#[test]
fn one_of_two_gives_up_alone() {
    let mut game = Played::new("mosona");
    assert_eq!(game.act(EVE, GameDeed::Resign), Err(GameRefusal::NotAPlayer));
    game.act(BEN, GameDeed::Resign).expect("not on turn, all the same");
    let result = GameResult { score: Score::Won(Team::First), reason: Reason::Resigned(Side::North) };
    assert_eq!(game.now.result(), Some(result));
}

#[test]
fn with_a_partner_giving_up_is_asked() {
    let mut game = Played::new(FOUR); // Ann and Dan against Ben and Cat
    assert_eq!(game.act(ANN, GameDeed::AgreeResign { question: None }), Err(GameRefusal::NoResignQuestion));
    game.act(ANN, GameDeed::Resign).expect("asks");
    assert_eq!(game.now.result(), None);
    assert_eq!(game.now.resign_question(Team::First).map(|asked| asked.by), Some(Side::South));
    assert_eq!(game.act(ANN, GameDeed::Resign), Err(GameRefusal::ResignAlreadyAsked));
    let others = Err(GameRefusal::NotYourResignQuestion { by: Side::South });
    let question = game.now.resign_question(Team::First).map(|asked| asked.seq);
    for question in [None, question] {
        assert_eq!(game.act(BEN, GameDeed::AgreeResign { question }), others);
        assert_eq!(game.act(CAT, GameDeed::PlayOn { question }), others);
    }
    game.act(BEN, GameDeed::Resign).expect("the other team may ask at the same time");

    let mut no = game.clone();
    no.act(DAN, GameDeed::PlayOn { question: None }).expect("answers");
    assert_eq!(no.now.resign_question(Team::First), None);
    assert_eq!(no.now.resign_question(Team::Second).map(|asked| asked.by), Some(Side::West));

    let mut lapsed = game.clone();
    lapsed.any_action(0); // Ann
    assert_eq!(
        lapsed.now.resign_question(Team::First).map(|asked| asked.by),
        Some(Side::South),
        "the asker may move"
    );
    for _ in 0..3 {
        lapsed.any_action(0); // Ben, Cat, Dan
    }
    assert_eq!(lapsed.now.resign_question(Team::First), None);

    game.act(DAN, GameDeed::Resign).expect("agrees");
    let result = GameResult { score: Score::Won(Team::Second), reason: Reason::Resigned(Side::South) };
    assert_eq!(game.now.result(), Some(result));
}

/// Nobody would answer.
#[test]
fn a_partner_who_has_left_is_not_asked_to_give_up() {
    let open = |player| GameDeed::OpenSeat { player, standing: Standing::Absent };
    let mut game = Played::new(FOUR); // Ann and Dan against Ben and Cat
    let result = GameResult { score: Score::Won(Team::Second), reason: Reason::Resigned(Side::South) };
    game.act(BEN, open(CAT)).expect("opens a seat");
    game.act(ANN, GameDeed::Resign).expect("asks Dan, who is there");
    assert_eq!(game.act(ANN, GameDeed::Resign), Err(GameRefusal::ResignAlreadyAsked));
    assert_eq!(game.now.must_agree_to_resign(Side::South), Some(Side::East));
    game.act(ANN, open(DAN)).expect("opens his seat, as he has left");
    assert_eq!(game.now.must_agree_to_resign(Side::South), None);

    let mut taken = game.clone();
    taken.act(EVE, GameDeed::TakeSeat { side: Side::East }).expect("takes it");
    assert_eq!(taken.act(ANN, GameDeed::Resign), Err(GameRefusal::ResignAlreadyAsked), "Eve can answer");

    game.act(ANN, GameDeed::Resign).expect("for both");
    assert_eq!(game.now.result(), Some(result));
    replays(&game);
}

#[test]
fn a_thread_is_settled_once() {
    let start = start_at(Venue::ThreadUnder(HERE));
    let none = (Err(NoThread::TooMany), Venue::Guest(HERE));
    for (thread, venue) in [(Ok(Place(101)), Venue::Place(Place(101))), none] {
        let mut game = Played::started(start.clone());
        game.any_action(0);
        game.act(ANN, GameDeed::Resign).expect("resigns");
        let settled = game.now.settle(thread).expect("is waited for, even now");
        game.append(vec![settled]);
        assert_eq!(game.now.venue(), venue);
        assert_eq!(game.now.settle(thread), None);
    }
}

#[test]
fn refusals_are_sentences() {
    let since = NOON;
    let turn = GameRefusal::NotYourTurn { side: Side::South, since };
    assert_eq!(turn.to_string(), "it is not your turn: south is to move");
    let result = GameResult { score: Score::Drawn, reason: Reason::Agreed };
    let over = GameRefusal::Over(result).to_string();
    assert_eq!(over, "the game is over: 1/2-1/2 (a draw was agreed, so the men were counted)");
    assert_eq!(Refusal::from(turn).to_string(), "it is not your turn: south is to move");
    assert_eq!(Variant::Mosona.side_name(Side::South), "White");
}

#[test]
fn a_turn_can_be_written_whole_after_its_huff() {
    let whole = |game: &Game| game.board().legal_turns().into_iter().find(|turn| turn.len() == 2);
    let mut game = Played::new("mosona").until(|game| whole(game).is_some());
    let turn = whole(&game.now).expect("found");
    let [huff, rest] = [turn[0], turn[1]].map(|action| action.to_string());
    let mover = game.mover();
    game.text(mover, &huff).expect("huffs");
    let by_parts = game.clone().text(mover, &rest).expect("moves").events;
    assert_eq!(game.clone().text(mover, &format!("{huff} {rest}")).expect("moves").events, by_parts);
    let again = game.text(mover, &huff);
    assert!(matches!(again, Err(GameRefusal::Illegal { .. } | GameRefusal::NoMove { .. })), "{again:?}");
}
