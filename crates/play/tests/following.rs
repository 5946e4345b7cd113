//! Of what those who follow a game are told.

mod common;

use common::*;
use play::*;

/// What happened on the board by the last deed.
fn stir(game: &mut Played, deed: impl FnOnce(&mut Played)) -> Option<Stir> {
    let before = game.now.clone();
    deed(game);
    game.now.stirred(&before)
}

fn plays(actor: PlayerId, text: &'static str) -> impl FnOnce(&mut Played) {
    move |game| {
        game.text(actor, text).expect(text);
    }
}

#[test]
fn moves_captures_huffs_and_the_end_are_told_apart() {
    let mut game = Played::new("mosona");
    assert_eq!(stir(&mut game, plays(ANN, "a8-b9")), Some(Stir::Move));
    assert_eq!(stir(&mut game, plays(BEN, "c10xa8")), Some(Stir::Capture));
    let offer = |game: &mut Played| {
        game.act(ANN, GameDeed::Offer(OfferKind::Draw)).expect("offers");
    };
    assert_eq!(stir(&mut game, offer), None);
    let resign = |game: &mut Played| {
        game.act(ANN, GameDeed::Resign).expect("resigns");
    };
    assert_eq!(stir(&mut game, resign), Some(Stir::End));

    let mut game = Played::new("mosona");
    plays(ANN, "a8-b9")(&mut game);
    assert_eq!(stir(&mut game, plays(BEN, "b7-a8")), Some(Stir::Move), "who could have taken");
    let huff = game.now.board().legal_actions()[0].to_string();
    assert!(huff.starts_with('H'), "{huff}");
    let huffs = |game: &mut Played| {
        game.text(ANN, &huff).expect("huffs");
    };
    assert_eq!(stir(&mut game, huffs), Some(Stir::Capture));
}

#[test]
fn on_the_squares_it_counts_what_was_taken() {
    let captured = |game: &Game| match game.board().position() {
        rules::Position::Warriors(position) => {
            rules::Team::ALL.map(|team| position.captured(team)).iter().sum::<u8>()
        }
        rules::Position::Strip(_) => 0,
    };
    let game = Played::new("awithlaknakwe").until(|game| captured(game) > 0 && game.result().is_none());
    let mut now = Game::started(&game.entries[0]).expect("starts");
    let mut stirs = Vec::new();
    for entry in &game.entries[1..] {
        let before = now.clone();
        now.apply(entry).expect("replays");
        let took = captured(&now) > captured(&before);
        stirs.push(now.stirred(&before));
        assert_eq!(stirs.last(), Some(&Some(if took { Stir::Capture } else { Stir::Move })));
    }
    assert_eq!(stirs.iter().filter(|stir| **stir == Some(Stir::Capture)).count(), 1);
}

#[test]
fn what_is_taken_back_has_not_happened() {
    let mut game = Played::new("mosona");
    plays(ANN, "a8-b9")(&mut game);
    plays(BEN, "c10xa8")(&mut game);
    let back = |game: &mut Played| {
        game.act(BEN, take_back()).expect("at once");
    };
    assert_eq!(stir(&mut game, back), None);
}

#[test]
fn who_wants_more_is_told_of_everything_less() {
    let told = |often: HowOften| [Stir::Move, Stir::Capture, Stir::End].map(|stir| often.is_told(stir));
    assert_eq!(told(HowOften::Move), [true, true, true]);
    assert_eq!(told(HowOften::Capture), [false, true, true]);
    assert_eq!(told(HowOften::End), [false, false, true]);
}

#[test]
fn choices_are_kept_as_one_word_each() {
    for how in How::ALL {
        assert_eq!(how.to_string().parse(), Ok(how));
    }
    for often in HowOften::ALL {
        assert_eq!(often.to_string().parse(), Ok(often));
    }
    for notice in Notice::ALL {
        assert_eq!(notice.to_string().parse(), Ok(notice));
    }
    assert_eq!("".parse::<How>(), Err(NoSuchChoice));
    let usual = Following { how: How::Mention, often: HowOften::End };
    assert_eq!(Following::of(Pings::Mention), usual, "as before there was a choice");
    assert_eq!(Following::of(Pings::Direct).how, How::Direct);
    assert_eq!(Following::of(Pings::Off).how, How::Silent, "who wants no pings gets none");
}

#[test]
fn where_nobody_posts_who_wants_mentions_is_written_to() {
    let following = |how| Following { how, often: HowOften::Capture };
    let tellable = |game: &Played| How::ALL.map(|how| game.now.tellable(following(how)).how);
    assert_eq!(tellable(&Played::new("mosona")), How::ALL);
    let terms = Terms { means: Means::Answers, ..terms("mosona", &[named(BEN)]) };
    let mut posted = Posted::new(ANN, &terms);
    posted.act_with(BEN, accept(), &facts()).expect("accepts");
    let answered = Played::started(posted.game.expect("begins"));
    assert_eq!(tellable(&answered), [How::Silent, How::Direct, How::Direct]);
    assert_eq!(answered.now.tellable(following(How::Mention)).often, HowOften::Capture);
}
