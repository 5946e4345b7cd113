//! What messages look like, kept in `snapshots/`.

use insta::assert_snapshot;
use play::{
    Begins, Bench, BestOf, Challenge, ChallengeId, ChallengeRefusal, ChallengeState, Following, GameRefusal,
    How, HowOften, Listing, Refusal, Seat, State,
};
use rules::{BySide, Illegal, ParseRulesError, Reading, Side, Variant, strip, warriors};

use super::*;

fn shown(played: &Played) -> String {
    sketch(&board(EN, &played.table()))
}

/// A game in which Black has just missed a capture.
fn missed() -> Played {
    Played::start("mosona").play("a8-b9, b7-a8")
}

#[test]
fn the_start_of_a_game() {
    assert_snapshot!(shown(&Played::start("mosona strict lozenges=4")));
}

#[test]
fn a_step_and_a_capture() {
    assert_snapshot!("step", shown(&Played::start("mosona").play("a8-b9")));
    assert_snapshot!("capture", shown(&Played::start("mosona").play("a8-b9, c10xa8")));
}

#[test]
fn men_in_default_and_a_huff() {
    assert_snapshot!("default", shown(&missed()));
    let huff = missed().game.board().legal_actions()[0].to_string();
    assert_snapshot!("huff", shown(&missed().play(&huff)));
}

#[test]
fn kolowis_has_two_rulers_of_digits() {
    assert_snapshot!(shown(&Played::start("kolowis").play("a16-b17")));
}

#[test]
fn the_stone_warriors_for_two_and_four() {
    assert_snapshot!("two", shown(&Played::start("awithlaknakwe").play("e1-f2")));
    assert_snapshot!("four", shown(&Played::start("awithlaknakwe seats=4").play("e1-d2, a5-b4")));
}

/// The first position of a random game of `rules` that is as wanted.
fn first(rules: &str, wanted: impl Fn(&Played) -> bool) -> Played {
    let mut positions = (0..).flat_map(|seed| random_game(Played::start(rules), seed, 500));
    positions.find(|played| wanted(played)).expect("such a position comes up")
}

fn notation_of_last(played: &Played) -> String {
    played.table().last_notation()
}

#[test]
fn a_priest_comes_into_hand_and_on_the_board() {
    let holds = |played: &Played| sketch(&board(EN, &played.table())).contains("You hold");
    assert_snapshot!("priest_in_hand", shown(&first("awithlaknakwe", holds)));
    let placed = |played: &Played| notation_of_last(played).starts_with("P@") && played.table().goes_on();
    assert_snapshot!("priest_placed", shown(&first("awithlaknakwe", placed)));
    let moved = |played: &Played| notation_of_last(played).starts_with("P@") && !played.table().goes_on();
    assert_snapshot!("priest_placed_and_moved", shown(&first("awithlaknakwe seats=4", moved)));
    let entered = |played: &Played| sketch(&board(EN, &played.table())).contains("brings the Priest");
    assert_snapshot!("priest_of_captor", shown(&first("awithlaknakwe priest=captor", entered)));
}

#[test]
fn a_chain_is_told_with_every_man_leapt() {
    let chain = |played: &Played| notation_of_last(played).matches('x').count() > 2;
    assert_snapshot!(shown(&first("kolowis", chain)));
}

#[test]
fn flanked_men_are_spared() {
    let spared = |played: &Played| notation_of_last(played).ends_with('~');
    assert_snapshot!(shown(&first("awithlaknakwe capture=optional", spared)));
}

#[test]
fn passes_are_told() {
    let passed = |played: &Played| notation_of_last(played).ends_with("--") && played.game.result().is_none();
    assert_snapshot!(shown(&first("awithlaknakwe", passed)));
}

#[test]
fn games_end_by_their_rules() {
    let over = |played: &Played| played.game.result().is_some();
    assert_snapshot!("end_of_mosona", shown(&first("mosona lozenges=4", over)));
    assert_snapshot!("end_of_awithlaknakwe", shown(&first("awithlaknakwe seats=4", over)));
}

#[test]
fn every_reason_against_a_move_is_a_clause() {
    let point = |text: &str| text.parse::<strip::Point>().expect("a point");
    let square = |text: &str| text.parse::<warriors::Square>().expect("a square");
    let action = |text| Action::read(Variant::Mosona, text).expect("an action");
    let (a8, b9, e5, f6) = (point("a8"), point("b9"), square("e5"), square("f6"));
    let reasons = [
        Illegal::GameOver,
        Illegal::OtherGame(action("a8-b9")),
        Illegal::NoSuchMove,
        Illegal::NoPassing,
        Illegal::NobodyReaches(b9),
        Illegal::NobodyReachesSquare(f6),
        Illegal::NoSuchPoint(a8),
        Illegal::NoManOn(a8),
        Illegal::NotYourMan(a8),
        Illegal::PointTaken(b9),
        Illegal::NoLine { from: a8, to: b9 },
        Illegal::NoJumpLine { from: a8, to: b9 },
        Illegal::LeaptManUnnamed { from: a8, to: b9 },
        Illegal::NothingToLeap { from: a8, to: b9 },
        Illegal::LeaptTwice { over: b9 },
        Illegal::CaptureDue,
        Illegal::ChainUnfinished(b9),
        Illegal::MoreCanBeTaken { taken: 1, most: 3 },
        Illegal::OneLeapOnly,
        Illegal::NoHuffing,
        Illegal::NobodyInDefault,
        Illegal::NotInDefault(a8),
        Illegal::OwnMan(a8),
        Illegal::NoManOnSquare(e5),
        Illegal::NotYourWarrior(e5),
        Illegal::SquareTaken(f6),
        Illegal::NotNeighbours { from: e5, to: f6 },
        Illegal::Backward { from: f6, to: e5 },
        Illegal::WarriorStraight { from: e5, to: f6 },
        Illegal::WrongCaptures(action("a8-b9")),
        Illegal::NothingToDecline,
        Illegal::MustTake,
        Illegal::NoPriestInHand,
        Illegal::PlacedAlready,
        Illegal::NotHome(f6),
        Illegal::MustMove,
        Illegal::MustPlace,
    ];
    assert_snapshot!(reasons.map(|reason| EN.illegal_reason(&reason)).join("\n"));
}

#[test]
fn an_offer_of_a_draw_stands_under_the_board_and_in_a_message_of_its_own() {
    let event = GameEvent::Offered { side: Side::South, offer: OfferKind::Draw };
    let offered = Played::start("mosona").event(event.clone());
    assert_snapshot!("offer", sketch(&news(EN, &offered.table(), &event).expect("news")));
    assert_snapshot!("offer_under_board", shown(&offered.play("a8-b9")));
}

#[test]
fn partners_are_asked_about_draws_and_giving_up() {
    let (offer, agree) = (
        GameEvent::Offered { side: Side::South, offer: OfferKind::Draw },
        GameEvent::Agreed { side: Side::North, offer: OfferKind::Draw },
    );
    let agreed = Played::start("awithlaknakwe seats=4").event(offer).event(agree.clone());
    assert_snapshot!("one_agrees", sketch(&news(EN, &agreed.table(), &agree).expect("news")));
    let ask = GameEvent::ResignAsked { side: Side::West };
    let asked = Played::start("awithlaknakwe seats=4").event(ask.clone());
    assert_snapshot!("partner_is_asked", sketch(&news(EN, &asked.table(), &ask).expect("news")));
    assert_snapshot!("question_under_board", shown(&asked));
    let start = Played::start("awithlaknakwe seats=4");
    assert_snapshot!("resign_confirmed", sketch(&confirm_resign(EN, &start.table(), Side::West)));
    assert_snapshot!("resign_together", sketch(&confirm_resign(EN, &asked.table(), Side::North)));
}

#[test]
fn other_answers_are_a_line() {
    let offer = GameEvent::Offered { side: Side::South, offer: OfferKind::Draw };
    let declined = GameEvent::Declined { side: Side::North, offer: OfferKind::Draw };
    let withdrawn = GameEvent::Withdrawn { side: Side::South, offer: OfferKind::Draw };
    let told = [declined, withdrawn].map(|event| {
        let played = Played::start("mosona").event(offer.clone()).event(event.clone());
        sketch(&news(EN, &played.table(), &event).expect("news"))
    });
    let (ask, played_on) =
        (GameEvent::ResignAsked { side: Side::West }, GameEvent::PlayedOn { side: Side::North });
    let played = Played::start("awithlaknakwe seats=4").event(ask).event(played_on.clone());
    let last = sketch(&news(EN, &played.table(), &played_on).expect("news"));
    assert_snapshot!([&told[0], &told[1], &last].map(String::as_str).join("\n\n"));
}

#[test]
fn the_ends_of_games() {
    let resigned = Played::start("mosona").play("a8-b9").event(GameEvent::Resigned { side: Side::North });
    assert_snapshot!("resigned", shown(&resigned));
    let offer = GameEvent::Offered { side: Side::South, offer: OfferKind::Draw };
    let agreed = Played::start("mosona").play("a8-b9, c10xa8").event(offer);
    assert_snapshot!(
        "agreed",
        shown(&agreed.event(GameEvent::Agreed { side: Side::North, offer: OfferKind::Draw }))
    );
    let asked = GameEvent::ResignAsked { side: Side::East };
    let team = Played::start("awithlaknakwe seats=4").event(asked);
    let team = team.event(GameEvent::Resigned { side: Side::East });
    assert_snapshot!("team_resigned", shown(&team));
}

#[test]
fn the_board_again_for_one_person() {
    let played = Played::start("mosona").play("a8-b9");
    assert_snapshot!(sketch(&board_as_asked(
        EN,
        &played.table(),
        Seen::AsChosen(Side::South),
        Wish::default(),
        Some(&link())
    )));
}

#[test]
fn a_board_without_a_picture_is_told_in_letters() {
    assert_snapshot!(sketch(&board(EN, &missed().table()).without_picture()));
}

pub(super) fn challenged(rules: &str, begins: Begins, seats: &[Seat]) -> Challenge {
    let rules: Rules = rules.parse().expect("rules");
    let mut by_side = BySide::default();
    for (&side, &seat) in rules.sides().iter().zip(seats) {
        by_side[side] = Some(seat);
    }
    Challenge {
        best_of: BestOf::One,
        by: PlayerId(1),
        server: Some(Server(10)),
        place: Place(20),
        means: Means::Posts,
        rules,
        limit: None,
        begins,
        seats: by_side,
        opened: Time(0),
        expires: Time(86_400_000),
        again: None,
        state: ChallengeState::Open,
        because: None,
        seq: Seq(1),
    }
}

const ANA: Seat = Seat::Taken { by: PlayerId(1), named: true };

fn invitation(challenge: &Challenge) -> String {
    sketch(&super::challenge(EN, ChallengeId(5), challenge, &people(), Some(&link())))
}

#[test]
fn challenges_for_two() {
    let ben = Seat::Named(PlayerId(2));
    assert_snapshot!("direct", invitation(&challenged("mosona", Begins::Second, &[ben, ANA])));
    assert_snapshot!("drawn", invitation(&challenged("kolowis bead", Begins::Random, &[ANA, ben])));
    assert_snapshot!("seek", invitation(&challenged("awithlaknakwe", Begins::First, &[ANA, Seat::Open])));
}

#[test]
fn lobbies_for_four() {
    let seats = [ANA, Seat::Open, Seat::Named(PlayerId(3)), Seat::Taken { by: PlayerId(4), named: false }];
    assert_snapshot!("lobby", invitation(&challenged("awithlaknakwe seats=4", Begins::First, &seats)));
    let seats = [ANA, Seat::Open, Seat::Open, Seat::Open];
    assert_snapshot!("lobby_drawn", invitation(&challenged("awithlaknakwe seats=4", Begins::Random, &seats)));
}

#[test]
fn a_challenger_whose_name_shows_nothing_is_called_the_challenger() {
    let lobby =
        challenged("awithlaknakwe seats=4", Begins::Random, &[ANA, Seat::Open, Seat::Open, Seat::Open]);
    let names = Names::from_iter([(PlayerId(1), "\u{2800}")]);
    let told = sketch(&super::challenge(EN, ChallengeId(5), &lobby, &names, None));
    assert!(told.contains("<@1>"), "{told}");
    assert!(told.contains("Play with the challenger"), "{told}");
    assert!(told.contains("Play against the challenger"), "{told}");
}

#[test]
fn the_ends_of_challenges() {
    let states = [
        ChallengeState::Started(GameId(7)),
        ChallengeState::Declined(PlayerId(2)),
        ChallengeState::Cancelled,
        ChallengeState::Expired,
    ];
    let told = states.map(|state| {
        let open = challenged("mosona", Begins::First, &[ANA, Seat::Named(PlayerId(2))]);
        invitation(&Challenge { state, ..open })
    });
    assert_snapshot!(told.join("\n\n"));
}

#[test]
fn no_lots_are_drawn_once_a_challenge_is_over() {
    let four = [1, 2, 3, 4].map(|by| Seat::Taken { by: PlayerId(by), named: true });
    for (rules, seats) in [("mosona", &four[..2]), ("awithlaknakwe seats=4", &four[..])] {
        let open = challenged(rules, Begins::Random, seats);
        assert!(invitation(&open).contains("drawn by lot"), "{rules}");
        for state in [ChallengeState::Started(GameId(7)), ChallengeState::Cancelled] {
            let told = invitation(&Challenge { state, ..open.clone() });
            assert!(!told.contains("drawn by lot"), "{rules}: {told}");
        }
    }
}

fn refused(played: &Played, reason: impl Into<Refusal>) -> String {
    let around = Around { names: &played.names, table: Some(played.table()), board: Some(link()) };
    sketch(&refusal(EN, &reason.into(), &around))
}

/// What a typed text is answered with.
fn answered(played: &Played, text: &str) -> String {
    let refusal = match played.game.board().read(text) {
        Reading::Ambiguous(candidates) => GameRefusal::Ambiguous { candidates },
        Reading::Illegal { understood, reason, nearest } => {
            GameRefusal::Illegal { understood, reason, nearest }
        }
        Reading::NoMove { understood, stray } => GameRefusal::NoMove { understood, stray },
        Reading::Turn(turn) => panic!("{text} is played as {turn:?}"),
    };
    format!("> {text}\n{}", refused(played, refusal))
}

#[test]
fn moves_that_cannot_be_played() {
    let played = Played::start("mosona");
    let texts = ["a2-a4", "c2-b3", "b9", "hello there", "z9", "", "a8-b9 b9-a8 a8-b9 a10-b9"];
    assert_snapshot!(texts.map(|text| answered(&played, text)).join("\n\n"));
}

#[test]
fn refusals_in_a_game() {
    let played = Played::start("mosona").play("a8-b9");
    let result = Played::start("mosona").event(GameEvent::Resigned { side: Side::North }).game.result();
    let reasons = [
        GameRefusal::NotAPlayer,
        GameRefusal::Over(result.expect("a result")),
        GameRefusal::NotYourTurn { side: Side::North, since: Time(1_002_000) },
        GameRefusal::PositionOver { board: Seq(2) },
        GameRefusal::MoreThanOneTurn,
        GameRefusal::NothingToTakeBack,
        GameRefusal::NoHintsAgainstPeople,
        GameRefusal::GoesOn,
        GameRefusal::NoLimit,
        GameRefusal::Paused,
        GameRefusal::NotPaused,
        GameRefusal::TooLateToAbort,
        GameRefusal::NothingToClaim { until: Some(Time(1_002_000)) },
        GameRefusal::NothingToClaim { until: None },
        GameRefusal::PartnerStays(PlayerId(2)),
        GameRefusal::StillHere(PlayerId(2)),
        GameRefusal::NoSeatOf(PlayerId(3)),
        GameRefusal::SeatOpenAlready(PlayerId(2)),
        GameRefusal::SeatStays,
        GameRefusal::SeatNotOpen,
        GameRefusal::AlreadyPlaying,
        GameRefusal::PlaysAlready(PlayerId(2)),
        GameRefusal::CannotPlay(PlayerId(3)),
        GameRefusal::WillNotPlay(PlayerId(3)),
        GameRefusal::NotAModerator,
        GameRefusal::ModeratesElsewhere,
        GameRefusal::ModeratesOwnGame,
        GameRefusal::PlaceStands,
        GameRefusal::OtherCommunity,
        GameRefusal::ResignAlreadyAsked,
        GameRefusal::NoResignQuestion,
        GameRefusal::NotYourResignQuestion { by: Side::North },
    ];
    assert_snapshot!(reasons.map(|reason| refused(&played, reason)).join("\n\n"));
}

#[test]
fn refusals_of_challenges() {
    let played = Played::start("awithlaknakwe seats=4");
    let (ben, side) = (PlayerId(2), Side::West);
    let reasons = [
        ChallengeRefusal::Yourself,
        ChallengeRefusal::Bot(ben),
        ChallengeRefusal::Absent(ben),
        ChallengeRefusal::NamedTwice(ben),
        ChallengeRefusal::SeatCount { seats: 4, given: 1 },
        ChallengeRefusal::SeatCount { seats: 2, given: 3 },
        ChallengeRefusal::TooManyOpen { limit: 5 },
        ChallengeRefusal::AlreadyBetween { player: ben, challenge: ChallengeId(5) },
        ChallengeRefusal::Begun(GameId(7)),
        ChallengeRefusal::Closed(ChallengeState::Started(GameId(7))),
        ChallengeRefusal::Closed(ChallengeState::Declined(ben)),
        ChallengeRefusal::Closed(ChallengeState::Cancelled),
        ChallengeRefusal::Closed(ChallengeState::Expired),
        ChallengeRefusal::NotForYou { named: vec![ben, PlayerId(99)] },
        ChallengeRefusal::NotForYou { named: vec![] },
        ChallengeRefusal::Own,
        ChallengeRefusal::AlreadySeated { seat: Bench::Side(side) },
        ChallengeRefusal::AlreadySeated { seat: Bench::With(PlayerId(1)) },
        ChallengeRefusal::AlreadySeated { seat: Bench::Against(PlayerId(1)) },
        ChallengeRefusal::SeatTaken { seat: Bench::Side(side), by: ben },
        ChallengeRefusal::SeatTaken { seat: Bench::With(PlayerId(1)), by: ben },
        ChallengeRefusal::SeatTaken { seat: Bench::Against(PlayerId(1)), by: ben },
        ChallengeRefusal::ChallengerLeft(ben),
        ChallengeRefusal::NotYoursToFill { challenger: ben },
        ChallengeRefusal::NothingToFill,
        ChallengeRefusal::NoSuchSeat(side),
        ChallengeRefusal::NoSeat,
        ChallengeRefusal::NotYours { challenger: ben },
    ];
    assert_snapshot!(reasons.map(|reason| refused(&played, reason)).join("\n\n"));
}

#[test]
fn refusals_of_neither() {
    let played = Played::start("mosona");
    let reasons = [
        Refusal::NoSuchChallenge(ChallengeId(5)),
        Refusal::NoSuchGame(GameId(7)),
        Refusal::Damaged(GameId(7)),
        Refusal::DamagedChallenge(ChallengeId(5)),
        Refusal::Repeated,
    ];
    assert_snapshot!(reasons.map(|reason| refused(&played, reason)).join("\n\n"));
}

#[test]
fn troubles() {
    let known = "traditional";
    let troubles = [
        Trouble::NoGameHere,
        Trouble::SeveralGamesHere,
        Trouble::NoGameOfYours,
        Trouble::SeveralGamesOfYours,
        Trouble::EmptyReply,
        Trouble::NoWords,
        Trouble::NameWho,
        Trouble::NotYourMessage,
        Trouble::NoBoardThere,
        Trouble::NoSuchTurn { last: 41 },
        Trouble::StaleButton,
        Trouble::UnknownCommand,
        Trouble::MissingRights(vec![Right::SendMessages]),
        Trouble::MissingRights(vec![
            Right::ViewChannel,
            Right::CreatePublicThreads,
            Right::SendMessagesInThreads,
        ]),
        Trouble::BotAbsent,
        Trouble::OnlyInServers,
        Trouble::OnlyForFour { option: "partner" },
        Trouble::NoSeatForProgram,
        Trouble::NothingPlayed,
        Trouble::TooManyAsk,
        Trouble::AskedAlready,
        Trouble::Undeliverable { reason: Undelivered::Gone, game: Some(GameId(7)) },
        Trouble::GoesOnElsewhere { game: GameId(7) },
        Trouble::Undeliverable { reason: Undelivered::Locked, game: Some(GameId(7)) },
        Trouble::Undeliverable { reason: Undelivered::Unseen, game: None },
        Trouble::NotDone,
        Trouble::UnknownRules(ParseRulesError::Game { word: "chess".to_owned() }),
        Trouble::UnknownRules(ParseRulesError::Option {
            variant: Variant::Mosona,
            word: "bead".to_owned(),
            known,
        }),
        Trouble::UnknownRules(ParseRulesError::Value {
            name: "seats".to_owned(),
            value: "3".to_owned(),
            allowed: "2, 4",
        }),
        Trouble::UnknownRules(ParseRulesError::Twice { word: "seats".to_owned() }),
        Trouble::UnknownRules(ParseRulesError::TwoPresets {
            first: "strict".to_owned(),
            second: "ludii".to_owned(),
        }),
        Trouble::UnknownRules(ParseRulesError::PresetLate { word: "strict".to_owned() }),
        Trouble::UnknownRules(ParseRulesError::Needs { option: "ends=curved", needs: "outer-lines=yes" }),
    ];
    assert_snapshot!(troubles.map(|of| sketch(&trouble(EN, &of))).join("\n\n"));
}

#[test]
fn receipts() {
    let turn = vec![Action::read(Variant::Mosona, "Hb11").expect("a huff")];
    let receipts = [
        Receipt::Played { turn: turn.clone(), older_board: false },
        Receipt::Played { turn, older_board: true },
        Receipt::Challenged,
        Receipt::Accepted,
        Receipt::ChallengeDeclined,
        Receipt::ChallengeCancelled,
        Receipt::Seated { variant: Variant::Awithlaknakwe, seat: Bench::Side(Side::West) },
        Receipt::Seated { variant: Variant::Awithlaknakwe, seat: Bench::With(PlayerId(1)) },
        Receipt::Seated { variant: Variant::Awithlaknakwe, seat: Bench::Against(PlayerId(1)) },
        Receipt::Begun,
        Receipt::Filled,
        Receipt::Explained,
        Receipt::RematchWanted,
        Receipt::TakenBack,
        Receipt::Resumed,
        Receipt::BrokenOff,
        Receipt::Claimed,
        Receipt::SeatOpened,
        Receipt::SeatTaken { variant: Variant::Awithlaknakwe, side: Side::East },
        Receipt::HandedOver,
        Receipt::MovedHere,
        Receipt::FollowsNoMore,
        Receipt::Blocked(PlayerId(2)),
        Receipt::Unblocked(PlayerId(2)),
        Receipt::Undisturbed,
        Receipt::Disturbed,
        Receipt::ResignAsked,
        Receipt::Resigned,
        Receipt::PlayedOn,
        Receipt::Kept,
    ];
    assert_snapshot!(receipts.map(|of| receipt(EN, &of).content).join("\n"));
}

#[test]
fn looking_back_on_a_game() {
    let played = Played::start("mosona").play("a8-b9, c10xa8");
    let shown = |ply: usize, turns| {
        let game = played.game.back_to(ply).expect("it has as many");
        let table = Table { game: &game, ..played.table() };
        sketch(&replay(EN, &table, turns, Side::South))
    };
    let steps = [0, 1, 2].map(|at| shown(at, Turns { at: at as u32, last: 2, hints: crate::Hints::Given }));
    assert_snapshot!("replay", steps.join("\n\n"));
    assert_snapshot!("position", sketch(&position(EN, &played.table(), Side::North, Some(&link()))));
    let files =
        [film_file(EN, &played.table(), Side::South), record_file(EN, &played.table(), play::Time(0))];
    for file in files {
        assert!(file.content.contains("No. 7") || file.content.contains("No."), "{file:?}");
        match file.file.expect("a file") {
            File::Graph { .. } => panic!("a curve"),
            File::Film { name, scenes, alt, .. } => {
                assert_eq!((name.ends_with("-2.gif"), scenes.len()), (true, 3));
                assert!(alt.contains("Mosona"), "{alt}");
            }
            File::Text { name, text } => {
                assert!(name.ends_with("-2.txt") && text.contains("1. a8-b9 c10xa8"), "{text}");
            }
        }
    }
}

#[test]
fn following_a_game() {
    let ways = How::ALL.into_iter().flat_map(|how| HowOften::ALL.map(|often| Following { how, often }));
    let cards = ways.map(|way| following(EN, GameId(7), way)).collect::<Vec<_>>();
    let texts: Vec<&str> = cards.iter().map(|card| card.content.as_str()).collect();
    assert_snapshot!("following", format!("{}\n\n{}", texts.join("\n"), sketch(&cards[3])));
    let played = Played::start("mosona").play("a8-b9");
    assert_snapshot!("watched", sketch(&watched(EN, &played.table(), Some(&link()))));
    let board = |count| counting_watchers(EN, &played.table(), Message::public("The board."), count);
    let people = [PlayerId(8), PlayerId(9)];
    let called = calling_watchers(EN, &played.table(), board(2), &people);
    assert_eq!(called.mentions, people);
    assert_snapshot!("watchers", [board(0), board(1), called].map(|board| board.content).join("\n\n"));
}

#[test]
fn announcements() {
    let begun = Played::limited("mosona").play("a8-b9");
    let resigned = GameEvent::Resigned { side: Side::South };
    let ended = Played::start("awithlaknakwe seats=4");
    let over = Played::start("mosona").play("a8-b9, c10xa8").event(resigned);
    let told = [
        announce_begun(EN, &begun.table(), Some(&link())),
        announce_begun(EN, &ended.table(), None),
        announce_over(EN, &over.table(), Some(&link())),
        Message::private(lost_announcement(EN, Place(5), play::Time(2_000_000))),
    ];
    assert!(told.iter().all(|message| message.mentions.is_empty()));
    assert_snapshot!("announcements", told.iter().map(sketch).collect::<Vec<_>>().join("\n\n"));
}

#[test]
fn lists() {
    let (one, four) = (Played::start("mosona").play("a8-b9"), Played::start("awithlaknakwe seats=4"));
    let row = |table, link| GameRow { table, link, moved: play::Time(2_000_000) };
    let rows = [row(one.table(), Some(link())), row(four.table(), None)];
    let running = Listing::default();
    assert_snapshot!("games", sketch(&games(EN, &rows, &running, (0, 1))));
    let resigned = Played::start("mosona").play("a8-b9, c10xa8");
    let resigned = resigned.event(play::GameEvent::Resigned { side: Side::South });
    let drawn = Played::start("mosona").event(play::GameEvent::Aborted { side: Side::South });
    let rows = [row(resigned.table(), Some(link())), row(drawn.table(), None)];
    let over = Listing { state: State::Finished, ..running };
    assert_snapshot!("games_over", sketch(&games(EN, &rows, &over, (0, 2))));
    let none = [running, over].map(|listing| sketch(&games(EN, &[], &listing, (0, 0))));
    assert_snapshot!("no_games", none.join("\n\n"));
    assert_snapshot!("moves", sketch(&moves(EN, &missed().table(), 0)));
    assert_snapshot!("warriors_moves", sketch(&moves(EN, &four.table(), 0)));
}

#[test]
fn help_and_rules() {
    let commands = [
        HelpLine::Slash { name: "move".to_owned(), description: EN.command_move() },
        HelpLine::UserMenu { name: "Challenge".to_owned() },
        HelpLine::MessageMenu {
            name: "Play as move".to_owned(),
            description: "play the move in a message of yours".to_owned(),
        },
    ];
    assert_snapshot!("help", sketch(&help(EN, HelpTopic::Play, &commands, &INVITATIONS)));
    let here: Rules = "mosona strict".parse().expect("rules");
    for variant in Variant::ALL {
        for page in 0..2 {
            assert_snapshot!(
                format!("rules_{variant}_{page}"),
                sketch(&rules(EN, variant, page, Some(&here)))
            );
        }
    }
}
