//! Plans: what may be planned, and what becomes of it.

mod common;

use common::*;
use play::*;
use rules::Side;

fn planned(game: &Played, by: PlayerId, text: &str) -> Vec<Plan> {
    game.now.plan(by, text, &[]).expect(text)
}

fn refused(game: &Played, by: PlayerId, text: &str) -> PlanRefusal {
    match game.now.plan(by, text, &[]) {
        Err(GameRefusal::Plan(why)) => why,
        other => panic!("{text}: {other:?}"),
    }
}

/// The turns of a line, as they would be typed.
fn words(plan: &Plan) -> Vec<String> {
    let turn =
        |actions: &[rules::Action]| actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    plan.steps.iter().flat_map(|step| [turn(&step.condition), turn(&step.answer)]).collect()
}

/// Plays what comes of a plan; what is left of it.
fn comes(game: &mut Played, plan: &Plan) -> Option<Plan> {
    match game.now.fate(plan) {
        Fate::Comes { events, rest } => {
            game.append(events);
            rest
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn an_answer_is_played_when_its_condition_comes_true() {
    let mut game = Played::new("mosona strict");
    let [plan] = &planned(&game, BEN, "If A8 B9 then c10 x a8")[..] else { panic!() };
    assert_eq!(words(plan), ["a8-b9", "c10xa8"], "as the game's reader understands it");
    assert_eq!(game.now.fate(plan), Fate::Waits);
    game.text(ANN, "a8-b9").expect("legal");
    assert_eq!(comes(&mut game, plan), None);
    assert_eq!(game.words(), ["a8-b9", "c10xa8"]);
    let Some(Entry { event: GameEvent::Played { side, how, .. }, .. }) = game.entries.last() else {
        panic!()
    };
    assert_eq!((*side, *how), (Side::North, Manner::Planned));
    assert_eq!(game.now.player_to_move(), Some(ANN));
    replays(&game);
}

#[test]
fn a_plan_answers_no_offer() {
    let mut game = Played::new("mosona strict");
    let [plan] = &planned(&game, BEN, "if a8-b9 then c10xa8")[..] else { panic!() };
    game.act(ANN, GameDeed::Offer(OfferKind::Draw)).expect("offers");
    game.text(ANN, "a8-b9").expect("legal");
    assert_eq!(game.now.fate(plan), Fate::Waits, "the draw is Ben's to take");
    let mut agreed = game.clone();
    agreed.act(BEN, GameDeed::Agree { kind: OfferKind::Draw, offer: None }).expect("agrees");
    assert_eq!(agreed.now.fate(plan), Fate::Lapses);
    game.act(BEN, GameDeed::Decline { kind: OfferKind::Draw, offer: None }).expect("declines");
    assert_eq!(comes(&mut game, plan), None);
    assert_eq!(game.words(), ["a8-b9", "c10xa8"]);
}

#[test]
fn another_turn_lets_a_plan_lapse() {
    let mut game = Played::new("mosona strict");
    let plans = planned(&game, BEN, "if a8-b9 then c10xa8; if a10-b9 then c8xa10");
    assert_eq!(plans.len(), 2);
    game.text(ANN, "a8-b9").expect("legal");
    assert_eq!(game.now.fate(&plans[1]), Fate::Lapses);
    game.text(BEN, "c10xa8").expect("legal");
    assert_eq!(
        plans.iter().map(|plan| game.now.fate(plan)).collect::<Vec<_>>(),
        [Fate::Lapses, Fate::Lapses]
    );
}

#[test]
fn longer_lines_go_on_and_two_who_answer_each_other_come_to_an_end() {
    let mut game = Played::new("mosona strict");
    let line = "a8-b9 then c10xa8";
    // Ben goes on from there with whatever is legal, as far as a line may go.
    let mut turns = vec!["a8-b9".to_owned(), "c10xa8".to_owned()];
    let mut board = rules::Game::new(rules("mosona strict"));
    for turn in &turns {
        board.play(rules::Action::read(rules::Variant::Mosona, turn).expect("notation")).expect("legal");
    }
    while turns.len() < 2 * Game::PLAN_STEPS {
        let action = board.first_legal_action().expect("it goes on");
        board.play(action).expect("legal");
        turns.push(action.to_string());
    }
    assert_eq!(planned(&game, BEN, line).len(), 1);
    let of_ben = &planned(&game, BEN, &turns.join(" then "))[0];
    assert_eq!(words(of_ben), turns);
    game.text(ANN, &turns[0]).expect("legal");
    // Before Ben's answer is played Ann is not to move, and answers it in advance with the same line.
    let of_ann = &planned(&game, ANN, &turns[1..2 * Game::PLAN_STEPS - 1].join(" then "))[0];
    let mut plans = vec![of_ben.clone(), of_ann.clone()];
    while let Some(at) = plans.iter().position(|plan| matches!(game.now.fate(plan), Fate::Comes { .. })) {
        let plan = plans.remove(at);
        plans.extend(comes(&mut game, &plan));
        assert!(game.words().len() <= turns.len(), "every turn takes a step away");
    }
    assert_eq!((game.words(), plans), (turns, Vec::new()));
    replays(&game);
}

#[test]
fn what_is_no_part_of_a_legal_line_is_refused_at_once() {
    let game = Played::new("mosona strict");
    assert_eq!(game.now.plan(ANN, "if a8-b9 then c10xa8", &[]), Err(PlanRefusal::YourTurn.into()));
    assert_eq!(game.now.plan(EVE, "if a8-b9 then c10xa8", &[]), Err(GameRefusal::NotAPlayer));
    for text in ["", " ; ", "if a8-b9", "if a8-b9 then c10xa8 then b9-c8", "if a8-b9 then"] {
        let why = refused(&game, BEN, text);
        assert!(matches!(why, PlanRefusal::NoAnswer | PlanRefusal::Unread { .. }), "{text}: {why:?}");
    }
    let because = |text: &str| match refused(&game, BEN, text) {
        PlanRefusal::Unread { because } => *because,
        other => panic!("{text}: {other:?}"),
    };
    assert!(matches!(
        because("if a8-a9 then c10xa8"),
        GameRefusal::NoMove { .. } | GameRefusal::Illegal { .. }
    ));
    assert!(matches!(because("if a8-b9 then c2-b3"), GameRefusal::Illegal { .. }), "it must capture");
    assert!(matches!(because("if b9 then c10xa8"), GameRefusal::Ambiguous { .. }));
    assert!(matches!(because("if a8-b9 then hello"), GameRefusal::NoMove { .. }));
    let long = "x".repeat(Game::PLAN_TEXT + 1);
    assert_eq!(refused(&game, BEN, &long), PlanRefusal::TooLong { limit: Game::PLAN_TEXT });
    let steps = "a8-b9 then ".repeat(2 * Game::PLAN_STEPS) + "a8-b9";
    assert_eq!(refused(&game, BEN, &steps), PlanRefusal::TooManySteps { limit: Game::PLAN_STEPS });
    let none_of_two = game.now.plan(BEN, "if a8-b9 then c10xa8; if a10-b9 then nonsense", &[]);
    assert!(none_of_two.is_err());
}

#[test]
fn the_same_moves_have_one_answer_and_lines_are_counted() {
    let game = Played::new("awithlaknakwe");
    let turns = game.now.board().legal_turns();
    let answers = |text: &str| game.now.after(text).expect("legal").legal_turns();
    let first = turns[0][0].to_string();
    let [one, other] = [0, 1].map(|n| format!("if {first} then {}", answers(&first)[n][0]));
    let standing = planned(&game, BEN, &one);
    assert_eq!(game.now.plan(BEN, &one, &standing), Ok(Vec::new()), "it stands already");
    assert_eq!(game.now.plan(BEN, &other, &standing), Err(PlanRefusal::Contradicts.into()));
    let lines: Vec<String> = turns
        .iter()
        .map(|turn| turn[0].to_string())
        .map(|turn| format!("if {turn} then {}", answers(&turn)[0][0]))
        .collect();
    assert!(lines.len() > Game::PLANS);
    let all = planned(&game, BEN, &lines[..Game::PLANS].join("; "));
    assert_eq!(all.len(), Game::PLANS);
    let more = game.now.plan(BEN, &lines[Game::PLANS], &all);
    assert_eq!(more, Err(PlanRefusal::TooMany { limit: Game::PLANS }.into()));
}

#[test]
fn of_four_one_plans_for_the_turn_before_ones_own() {
    let game = Played::new(FOUR);
    let turn = game.now.board().legal_turns()[0][0].to_string();
    let answer = game.now.after(&turn).expect("legal").legal_turns()[0][0].to_string();
    let text = format!("if {turn} then {answer}");
    assert_eq!(planned(&game, BEN, &text).len(), 1);
    for other in [CAT, DAN] {
        assert_eq!(refused(&game, other, &text), PlanRefusal::NotYourTurnThen { after: turn.clone() });
    }
    let more = game.now.after(&turn).expect("legal");
    let longer = format!("{text} then {} then {}", more.legal_turns()[0][0], more.legal_turns()[1][0]);
    assert!(game.now.plan(BEN, &longer, &[]).is_err(), "the next turn but one is not the one before theirs");
}

/// A game by traditional rules in which the mover may huff, and the whole turn with the huff.
fn with_huff() -> (Played, Vec<rules::Action>) {
    let whole = |game: &Game| game.board().legal_turns().into_iter().find(|turn| turn.len() == 2);
    let game = Played::new("mosona").until(|game| whole(game).is_some());
    let turn = whole(&game.now).expect("found");
    (game, turn)
}

#[test]
fn a_huff_is_part_of_the_turn_it_begins() {
    let (mut game, turn) = with_huff();
    let mover = game.mover();
    let waiting = if mover == ANN { BEN } else { ANN };
    let text = format!("{} {}", turn[0], turn[1]);
    let answer = game.now.after(&text).expect("legal").legal_turns()[0][0].to_string();
    let huff_alone = refused(&game, waiting, &format!("if {} then {answer}", turn[0]));
    assert_eq!(huff_alone, PlanRefusal::HalfTurn { understood: turn[0].to_string() });
    let plan = &planned(&game, waiting, &format!("if {text} then {answer}"))[0];
    game.turn(mover, Turn::Actions(vec![turn[0]]), Board::Current).expect("huffs");
    assert_eq!(game.now.fate(plan), Fate::Waits, "the turn is not over");
    let later = &planned(&game, waiting, &format!("if {} then {answer}", turn[1]))[0];
    assert_eq!(later, plan, "planned after the huff it is the same");
    let mut other = game.clone();
    game.turn(mover, Turn::Actions(vec![turn[1]]), Board::Current).expect("moves");
    assert_eq!(comes(&mut game, plan), None);
    replays(&game);
    // Taken back before it was whole, the turn begins anew, and the plan still waits.
    other.act(mover, take_back()).expect("unasked");
    assert_eq!(other.now.fate(plan), Fate::Waits);
    other.turn(mover, Turn::Actions(turn), Board::Current).expect("at once");
    assert_eq!(comes(&mut other, plan), None);
}

#[test]
fn pauses_offers_and_other_seats_leave_plans_and_taking_back_ends_them() {
    let mut game = Played::hourly("mosona strict");
    game.text(ANN, "a10-b9").expect("legal");
    let answer = game.now.board().legal_turns()[0][0].to_string();
    let then = game.now.after(&answer).expect("legal").legal_turns()[0][0].to_string();
    let plan = &planned(&game, ANN, &format!("if {answer} then {then}"))[0];
    game.act(ANN, GameDeed::Offer(OfferKind::Draw)).expect("offers");
    game.act(BEN, GameDeed::Offer(OfferKind::Pause)).expect("asks");
    game.act(ANN, GameDeed::Agree { kind: OfferKind::Pause, offer: None }).expect("agrees");
    assert!(game.now.is_paused());
    assert_eq!(game.now.fate(plan), Fate::Waits, "a pause");
    game.act(EVE, hand_over(BEN, FAY)).expect("a moderator");
    assert_eq!(game.now.fate(plan), Fate::Waits, "somebody else on the other seat");
    let mut given_away = game.clone();
    given_away.act(EVE, hand_over(ANN, GUS)).expect("a moderator");
    assert_eq!(given_away.now.fate(plan), Fate::Lapses, "whose seat is another's plans nothing");
    let mut over = game.clone();
    over.act(FAY, GameDeed::Resign).expect("gives up");
    assert_eq!(over.now.fate(plan), Fate::Lapses, "the game is over");
    let mut back = game.clone();
    back.act(FAY, GameDeed::Resume).expect("resumes");
    back.act_at(back.next_time(), ANN, take_back()).expect("unasked");
    assert_eq!(back.now.ply(), 0);
    assert_eq!(back.now.fate(plan), Fate::Lapses, "it began after a turn that counts no more");
    game.act(FAY, GameDeed::Resume).expect("resumes");
    game.text(FAY, &answer).expect("legal");
    assert_eq!(comes(&mut game, plan), None);
}

/// The rules may change under a plan: what cannot be played is not, and its owner can be told.
#[test]
fn an_answer_that_is_not_legal_after_all_fails() {
    let mut game = Played::new("mosona strict");
    let mut plan = planned(&game, BEN, "if a8-b9 then c10xa8")[0].clone();
    plan.steps[0].answer = plan.steps[0].condition.clone();
    game.text(ANN, "a8-b9").expect("legal");
    assert_eq!(game.now.fate(&plan), Fate::Fails);
}

#[test]
fn steps_have_their_text() {
    let game = Played::new("mosona strict");
    let steps = &planned(&game, BEN, "if a8-b9 then c10xa8")[0].steps;
    let text = r#"[{"if":{"strip":["a8-b9"]},"then":{"strip":["c10xa8"]}}]"#;
    assert_eq!(serde_json::to_string(steps).expect("JSON"), text);
    assert_eq!(&serde_json::from_str::<Vec<Step>>(text).expect("reads"), steps);
}

/// Who has left has not come back because what they planned is played: their seat stays free for others.
#[test]
fn a_planned_turn_leaves_a_seat_open_that_was_opened() {
    let mut game = Played::new(FOUR);
    let turn = |board: &rules::Game| board.first_legal_action().expect("not over").to_string();
    let condition = turn(game.now.board());
    let board = game.now.after(&condition).expect("legal");
    let (planner, partner) = {
        let side = board.to_move();
        let player = |side| game.now.seats().player(side).expect("sits there");
        (player(side), player(game.now.seats().partner(side).expect("four seats")))
    };
    let plan = &planned(&game, planner, &format!("if {condition} then {}", turn(&board)))[0];
    game.act(partner, open_seat(planner)).expect("has left");
    let side = game.side(planner);
    game.text(game.mover(), &condition).expect("legal");
    comes(&mut game, plan);
    assert_eq!(game.now.open_seats().collect::<Vec<_>>(), [side]);
    replays(&game);
    while game.mover() != planner {
        game.any_action(0);
    }
    game.any_action(0);
    assert_eq!(game.now.open_seats().next(), None, "who plays by hand has not left");
    replays(&game);
}
