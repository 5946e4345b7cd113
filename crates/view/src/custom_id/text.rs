//! The text of an id, as Discord keeps it, and how it is read back.

use std::{fmt, str::FromStr};

use lessons::Topic;
use play::{ChallengeId, DeclineReason, GameId, Listing, OfferKind, PlayerId, Seq, Whose, side_name};
use rules::{Side, Variant, describe::Spot, strip, warriors};

use super::{CustomId, CustomIdError, ExportPart, FormPart, ReplayStep, Wish};
use crate::{HelpTopic, turn_key::TurnKey};

/// Discord's limit, in characters; every id here is ASCII.
const MAX_LENGTH: usize = 100;

/// The text Discord keeps: a word, then numbers and names, parted by colons.
impl fmt::Display for CustomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CustomId::Accept { challenge, seat: None } => write!(f, "accept:{challenge}"),
            CustomId::Accept { challenge, seat: Some(side) } => {
                write!(f, "accept:{challenge}:{}", side_name(*side))
            }
            CustomId::Decline { challenge } => write!(f, "decline:{challenge}"),
            CustomId::Cancel { challenge } => write!(f, "cancel:{challenge}"),
            CustomId::Fill { challenge } => write!(f, "fill:{challenge}"),
            CustomId::FillAt { challenge } => write!(f, "fill-at:{challenge}"),
            CustomId::Form { form, part: FormPart::Page(page) } => write!(f, "form:{form}:{page}"),
            CustomId::Form { form, part: FormPart::List { page, number } } => {
                write!(f, "form:{form}:{page}:{number}")
            }
            CustomId::Form { form, part: FormPart::Send } => write!(f, "form:{form}:send"),
            CustomId::Play { game, board, turn } => write!(f, "play:{game}:{board}:{turn}"),
            CustomId::Answer { game, board, turn } => write!(f, "answer:{game}:{board}:{turn}"),
            CustomId::Moves { game, page } => write!(f, "moves:{game}:{page}"),
            CustomId::Offer { game, kind, board } => write!(f, "{}:{game}:{board}", kind_word(*kind)),
            CustomId::Agree { game, kind, offer } => write!(f, "{}-yes:{game}:{offer}", kind_word(*kind)),
            CustomId::Refuse { game, kind, offer } => write!(f, "{}-no:{game}:{offer}", kind_word(*kind)),
            CustomId::Withdraw { game, kind, offer } => {
                write!(f, "{}-back:{game}:{offer}", kind_word(*kind))
            }
            CustomId::Hint { game } => write!(f, "hint:{game}"),
            CustomId::Analyse { game } => write!(f, "analyse:{game}"),
            CustomId::Resume { game } => write!(f, "resume:{game}"),
            CustomId::Abort { game } => write!(f, "abort:{game}"),
            CustomId::ConfirmAbort { game } => write!(f, "abort-yes:{game}"),
            CustomId::Claim { game } => write!(f, "claim:{game}"),
            CustomId::TakeSeat { game, side } => write!(f, "sit:{game}:{}", side_name(*side)),
            CustomId::ConfirmEnd { game } => write!(f, "end-yes:{game}"),
            CustomId::Rematch { game } => write!(f, "rematch:{game}"),
            CustomId::Explain { challenge, reason } => write!(f, "why:{challenge}:{}", reason_word(*reason)),
            CustomId::Follow { game } => write!(f, "follow:{game}"),
            CustomId::FollowHow { game } => write!(f, "follow-how:{game}"),
            CustomId::FollowOften { game } => write!(f, "follow-often:{game}"),
            CustomId::Unfollow { game } => write!(f, "unfollow:{game}"),
            CustomId::Flip { game, bottom, wish } => {
                write!(f, "flip:{game}:{}", side_name(*bottom))?;
                match wish {
                    Wish { theme: None, form: None } => Ok(()),
                    Wish { theme, form } => {
                        write!(f, ":{}:{}", word_or_any(theme.as_ref()), word_or_any(form.as_ref()))
                    }
                }
            }
            CustomId::ContinueHere { game } => write!(f, "here:{game}"),
            CustomId::Pick { game, board, page } => write!(f, "pick:{game}:{board}:{page}"),
            CustomId::Man { game, board, on, page } => write!(f, "man:{game}:{board}:{on}:{page}"),
            CustomId::Type { game, board } => write!(f, "type:{game}:{board}"),
            CustomId::Resign { game } => write!(f, "resign:{game}"),
            CustomId::ConfirmResign { game } => write!(f, "resign-yes:{game}"),
            CustomId::KeepPlaying { game } => write!(f, "resign-no:{game}"),
            CustomId::AgreeResign { game, question } => write!(f, "give-up:{game}:{question}"),
            CustomId::PlayOn { game, question } => write!(f, "play-on:{game}:{question}"),
            CustomId::Games { page, listing } if *listing == Listing::default() => write!(f, "games:{page}"),
            CustomId::Games { page, listing: Listing { state, variant, whose } } => {
                let variant = variant.map_or(ANY, |variant| variant.word());
                write!(f, "games:{page}:{state}:{variant}:")?;
                match whose {
                    Whose::Anybodys => f.write_str(ANY),
                    Whose::Followed => f.write_str(FOLLOWED),
                    Whose::Of(player) => player.fmt(f),
                }
            }
            CustomId::Rules { variant, page } => write!(f, "rules:{variant}:{page}"),
            CustomId::EndVacation {} => f.write_str("vacation-end"),
            CustomId::Plan { game } => write!(f, "plan:{game}"),
            CustomId::ForgetPlan { game, number } => write!(f, "forget:{game}:{number}"),
            CustomId::Learn { variant } => write!(f, "learn:{variant}"),
            CustomId::LearnAnew { variant } => write!(f, "learn-anew:{variant}"),
            CustomId::Lesson { topic, done, page } => write!(f, "lesson:{topic}:{page}:{}", Done(done)),
            CustomId::LessonMan { topic, done, on, page } => {
                write!(f, "lesson-man:{topic}:{on}:{page}:{}", Done(done))
            }
            CustomId::LessonTurn { topic, turn } => write!(f, "lesson-turn:{topic}:{turn}"),
            CustomId::LessonType { topic, done } => write!(f, "lesson-type:{topic}:{}", Done(done)),
            CustomId::LessonShow { topic } => write!(f, "lesson-show:{topic}"),
            CustomId::Help { topic } => write!(f, "help:{}", topic.word()),
            CustomId::Preferences { page } => write!(f, "settings:{page}"),
            CustomId::Prefer { what } => write!(f, "prefer:{what}"),
            CustomId::Remind {} => f.write_str("remind"),
            CustomId::House { page } => write!(f, "house:{page}"),
            CustomId::Arrange { what } => write!(f, "arrange:{what}"),
            CustomId::Confirm { game, board, turn } => write!(f, "confirm:{game}:{board}:{turn}"),
            CustomId::NotPlayed { game, board } => write!(f, "not-played:{game}:{board}"),
            CustomId::Replay { game, at, bottom, step } => {
                write!(f, "replay:{game}:{at}:{}:{}", side_name(*bottom), step.word())
            }
            CustomId::Export { part } if *part == ExportPart::START => f.write_str("export"),
            CustomId::Export { part } => write!(f, "export:{}:{}", part.games, part.challenges),
            CustomId::Forget => f.write_str("forget-me"),
            CustomId::ConfirmForget { player } => write!(f, "forget-me-yes:{player}"),
            CustomId::ForgetNot { player } => write!(f, "forget-me-no:{player}"),
            CustomId::Choose { list } => write!(f, "choose:{list}"),
        }
    }
}

impl FromStr for CustomId {
    type Err = CustomIdError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.len() > MAX_LENGTH {
            return Err(CustomIdError);
        }
        // A turn may hold any character but a colon.
        let parts: Vec<&str> = text.split(':').collect();
        let id = match parts[..] {
            ["accept", challenge] => CustomId::Accept { challenge: challenge_id(challenge)?, seat: None },
            ["accept", challenge, side] => {
                CustomId::Accept { challenge: challenge_id(challenge)?, seat: Some(side_of(side)?) }
            }
            ["decline", challenge] => CustomId::Decline { challenge: challenge_id(challenge)? },
            ["cancel", challenge] => CustomId::Cancel { challenge: challenge_id(challenge)? },
            ["fill", challenge] => CustomId::Fill { challenge: challenge_id(challenge)? },
            ["fill-at", challenge] => CustomId::FillAt { challenge: challenge_id(challenge)? },
            ["form", form, "send"] => CustomId::Form { form: form.parse()?, part: FormPart::Send },
            ["form", form, page] => {
                CustomId::Form { form: form.parse()?, part: FormPart::Page(number(page)?) }
            }
            ["form", form, page, list] => CustomId::Form {
                form: form.parse()?,
                part: FormPart::List { page: number(page)?, number: number(list)? },
            },
            ["play", game, board, turn] => {
                CustomId::Play { game: game_id(game)?, board: seq(board)?, turn: turn.parse()? }
            }
            ["answer", game, board, turn] => {
                CustomId::Answer { game: game_id(game)?, board: seq(board)?, turn: turn.parse()? }
            }
            ["moves", game, page] => CustomId::Moves { game: game_id(game)?, page: number(page)? },
            ["hint", game] => CustomId::Hint { game: game_id(game)? },
            ["analyse", game] => CustomId::Analyse { game: game_id(game)? },
            ["resume", game] => CustomId::Resume { game: game_id(game)? },
            ["abort", game] => CustomId::Abort { game: game_id(game)? },
            ["abort-yes", game] => CustomId::ConfirmAbort { game: game_id(game)? },
            ["claim", game] => CustomId::Claim { game: game_id(game)? },
            ["sit", game, side] => CustomId::TakeSeat { game: game_id(game)?, side: side_of(side)? },
            ["end-yes", game] => CustomId::ConfirmEnd { game: game_id(game)? },
            ["rematch", game] => CustomId::Rematch { game: game_id(game)? },
            ["why", challenge, reason] => {
                CustomId::Explain { challenge: challenge_id(challenge)?, reason: reason_of(reason)? }
            }
            ["follow", game] => CustomId::Follow { game: game_id(game)? },
            ["follow-how", game] => CustomId::FollowHow { game: game_id(game)? },
            ["follow-often", game] => CustomId::FollowOften { game: game_id(game)? },
            ["unfollow", game] => CustomId::Unfollow { game: game_id(game)? },
            ["flip", game, side] => {
                CustomId::Flip { game: game_id(game)?, bottom: side_of(side)?, wish: Wish::default() }
            }
            ["flip", game, side, theme, form] => {
                let wish = Wish { theme: any_or(theme)?, form: any_or(form)? };
                CustomId::Flip { game: game_id(game)?, bottom: side_of(side)?, wish }
            }
            ["here", game] => CustomId::ContinueHere { game: game_id(game)? },
            ["pick", game, board, page] => {
                CustomId::Pick { game: game_id(game)?, board: seq(board)?, page: number(page)? }
            }
            ["man", game, board, on, page] => CustomId::Man {
                game: game_id(game)?,
                board: seq(board)?,
                on: spot(on)?.to_string(),
                page: number(page)?,
            },
            ["type", game, board] => CustomId::Type { game: game_id(game)?, board: seq(board)? },
            ["resign", game] => CustomId::Resign { game: game_id(game)? },
            ["resign-yes", game] => CustomId::ConfirmResign { game: game_id(game)? },
            ["resign-no", game] => CustomId::KeepPlaying { game: game_id(game)? },
            ["give-up", game, question] => {
                CustomId::AgreeResign { game: game_id(game)?, question: seq(question)? }
            }
            ["play-on", game, question] => {
                CustomId::PlayOn { game: game_id(game)?, question: seq(question)? }
            }
            // Of releases in which there was but one list.
            ["games", page] => CustomId::Games { page: number(page)?, listing: Listing::default() },
            ["games", page, state, variant, whose] => {
                let state = state.parse().map_err(|_| CustomIdError)?;
                let listing = Listing { state, variant: variant_or_any(variant)?, whose: whose_of(whose)? };
                CustomId::Games { page: number(page)?, listing }
            }
            ["rules", variant, page] => {
                CustomId::Rules { variant: variant_of(variant)?, page: number(page)? }
            }
            ["vacation-end"] => CustomId::EndVacation {},
            ["plan", game] => CustomId::Plan { game: game_id(game)? },
            ["forget", game, plan] => CustomId::ForgetPlan { game: game_id(game)?, number: number(plan)? },
            ["learn", variant] => CustomId::Learn { variant: variant_of(variant)? },
            ["learn-anew", variant] => CustomId::LearnAnew { variant: variant_of(variant)? },
            ["lesson", topic, page, begun] => {
                CustomId::Lesson { topic: topic_of(topic)?, done: done(begun)?, page: number(page)? }
            }
            ["lesson-man", topic, on, page, begun] => CustomId::LessonMan {
                topic: topic_of(topic)?,
                done: done(begun)?,
                on: spot(on)?.to_string(),
                page: number(page)?,
            },
            ["lesson-turn", topic, turn] => {
                CustomId::LessonTurn { topic: topic_of(topic)?, turn: turn.parse()? }
            }
            ["lesson-type", topic, begun] => {
                CustomId::LessonType { topic: topic_of(topic)?, done: done(begun)? }
            }
            ["lesson-show", topic] => CustomId::LessonShow { topic: topic_of(topic)? },
            ["help", topic] => CustomId::Help { topic: help_topic_of(topic)? },
            ["settings", page] => CustomId::Preferences { page: number(page)? },
            ["prefer", what] => CustomId::Prefer { what: word(what)? },
            ["remind"] => CustomId::Remind {},
            ["house", page] => CustomId::House { page: number(page)? },
            ["arrange", what] => CustomId::Arrange { what: word(what)? },
            ["confirm", game, board, turn] => {
                CustomId::Confirm { game: game_id(game)?, board: seq(board)?, turn: turn.parse()? }
            }
            ["not-played", game, board] => CustomId::NotPlayed { game: game_id(game)?, board: seq(board)? },
            ["replay", game, at, bottom, step] => CustomId::Replay {
                game: game_id(game)?,
                at: number(at)?,
                bottom: side_of(bottom)?,
                step: ReplayStep::ALL.into_iter().find(|known| known.word() == step).ok_or(CustomIdError)?,
            },
            ["export"] => CustomId::Export { part: ExportPart::START },
            ["export", games, challenges] => {
                let part = ExportPart { games: number(games)?, challenges: number(challenges)? };
                CustomId::Export { part }
            }
            ["forget-me"] => CustomId::Forget,
            ["forget-me-yes", player] => CustomId::ConfirmForget { player: PlayerId(number(player)?) },
            ["forget-me-no", player] => CustomId::ForgetNot { player: PlayerId(number(player)?) },
            ["choose", list] => CustomId::Choose { list: number(list)? },
            [word, game, seq_of] => offer(word, game_id(game)?, seq(seq_of)?)?,
            _ => return Err(CustomIdError),
        };
        Ok(id)
    }
}

/// What was done before in the turn; empty where nothing was.
struct Done<'a>(&'a Option<TurnKey>);

impl fmt::Display for Done<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.as_ref().map_or(Ok(()), |turn| turn.fmt(f))
    }
}

/// Room for a huff or a placing, the longest of which has five characters.
const LONGEST_OPENING: usize = 12;

fn done(text: &str) -> Result<Option<TurnKey>, CustomIdError> {
    match text.len() {
        0 => Ok(None),
        1..=LONGEST_OPENING => text.parse().map(Some),
        _ => Err(CustomIdError),
    }
}

fn help_topic_of(word: &str) -> Result<HelpTopic, CustomIdError> {
    HelpTopic::ALL.into_iter().find(|topic| topic.word() == word).ok_or(CustomIdError)
}

fn word<T: FromStr>(text: &str) -> Result<T, CustomIdError> {
    text.parse().map_err(|_| CustomIdError)
}

fn topic_of(text: &str) -> Result<Topic, CustomIdError> {
    text.parse().map_err(|_| CustomIdError)
}

/// Stands for whatever there is.
const ANY: &str = "-";
const FOLLOWED: &str = "followed";

fn word_or_any(chosen: Option<&impl fmt::Display>) -> String {
    chosen.map_or_else(|| ANY.to_owned(), ToString::to_string)
}

fn any_or<T: FromStr>(text: &str) -> Result<Option<T>, CustomIdError> {
    if text == ANY { Ok(None) } else { word(text).map(Some) }
}

fn variant_or_any(text: &str) -> Result<Option<Variant>, CustomIdError> {
    if text == ANY { Ok(None) } else { variant_of(text).map(Some) }
}

fn whose_of(text: &str) -> Result<Whose, CustomIdError> {
    Ok(match text {
        ANY => Whose::Anybodys,
        FOLLOWED => Whose::Followed,
        player => Whose::Of(PlayerId(number(player)?)),
    })
}

fn kind_word(kind: OfferKind) -> &'static str {
    match kind {
        OfferKind::Draw => "draw",
        OfferKind::TakeBack => "undo",
        OfferKind::Pause => "pause",
    }
}

fn reason_word(reason: DeclineReason) -> &'static str {
    match reason {
        DeclineReason::NoTime => "time",
        DeclineReason::OtherGame => "game",
        DeclineReason::OtherRules => "rules",
        DeclineReason::OtherLimit => "limit",
    }
}

fn reason_of(text: &str) -> Result<DeclineReason, CustomIdError> {
    DeclineReason::ALL.into_iter().find(|reason| reason_word(*reason) == text).ok_or(CustomIdError)
}

/// `draw`, `draw-yes`, `draw-no`, `draw-back`, and so for the other kinds.
fn offer(word: &str, game: GameId, seq: Seq) -> Result<CustomId, CustomIdError> {
    let (kind, deed) = word.split_once('-').unwrap_or((word, ""));
    let kind = OfferKind::ALL.into_iter().find(|known| kind_word(*known) == kind).ok_or(CustomIdError)?;
    Ok(match deed {
        "" if word == kind_word(kind) => CustomId::Offer { game, kind, board: seq },
        "yes" => CustomId::Agree { game, kind, offer: seq },
        "no" => CustomId::Refuse { game, kind, offer: seq },
        "back" => CustomId::Withdraw { game, kind, offer: seq },
        _ => return Err(CustomIdError),
    })
}

fn number<T: FromStr>(text: &str) -> Result<T, CustomIdError> {
    text.parse().map_err(|_| CustomIdError)
}

fn game_id(text: &str) -> Result<GameId, CustomIdError> {
    number(text).map(GameId)
}

fn challenge_id(text: &str) -> Result<ChallengeId, CustomIdError> {
    number(text).map(ChallengeId)
}

fn seq(text: &str) -> Result<Seq, CustomIdError> {
    number(text).map(Seq)
}

fn variant_of(text: &str) -> Result<Variant, CustomIdError> {
    text.parse().map_err(|_| CustomIdError)
}

/// A place of either board: which of the two only the game knows.
fn spot(text: &str) -> Result<Spot, CustomIdError> {
    let point = text.parse::<strip::Point>().map(Spot::from);
    point.or_else(|_| text.parse::<warriors::Square>().map(Spot::from)).map_err(|_| CustomIdError)
}

fn side_of(text: &str) -> Result<Side, CustomIdError> {
    Side::ALL.into_iter().find(|side| side_name(*side) == text).ok_or(CustomIdError)
}

#[cfg(test)]
mod tests {
    use super::*;
    use play::{BoardForm, HouseChoice, Preference, State, Theme};

    use crate::draft::{Form, People};

    const GAME: GameId = GameId(i64::MAX);
    const SEQ: Seq = Seq(u32::MAX);

    fn longest_turn() -> TurnKey {
        "H".repeat(TurnKey::LONGEST).parse().expect("a key")
    }

    fn every_form() -> Vec<CustomId> {
        let challenge = ChallengeId(i64::MAX);
        let mut ids = vec![
            CustomId::Accept { challenge, seat: None },
            CustomId::Decline { challenge },
            CustomId::Cancel { challenge },
            CustomId::Fill { challenge },
            CustomId::FillAt { challenge },
            CustomId::Play { game: GAME, board: SEQ, turn: longest_turn() },
            CustomId::Moves { game: GAME, page: u16::MAX },
            CustomId::Answer { game: GAME, board: SEQ, turn: longest_turn() },
            CustomId::Hint { game: GAME },
            CustomId::Analyse { game: GAME },
            CustomId::Resume { game: GAME },
            CustomId::Abort { game: GAME },
            CustomId::ConfirmAbort { game: GAME },
            CustomId::Claim { game: GAME },
            CustomId::ConfirmEnd { game: GAME },
            CustomId::Rematch { game: GAME },
            CustomId::Follow { game: GAME },
            CustomId::FollowHow { game: GAME },
            CustomId::FollowOften { game: GAME },
            CustomId::Unfollow { game: GAME },
            CustomId::ContinueHere { game: GAME },
            CustomId::Pick { game: GAME, board: SEQ, page: u16::MAX },
            CustomId::Man { game: GAME, board: SEQ, on: "c40".to_owned(), page: u16::MAX },
            CustomId::Man { game: GAME, board: SEQ, on: "n10".to_owned(), page: 0 },
            CustomId::Type { game: GAME, board: SEQ },
            CustomId::Resign { game: GAME },
            CustomId::ConfirmResign { game: GAME },
            CustomId::KeepPlaying { game: GAME },
            CustomId::AgreeResign { game: GAME, question: SEQ },
            CustomId::PlayOn { game: GAME, question: SEQ },
            CustomId::Games { page: u16::MAX, listing: Listing::default() },
            CustomId::Help { topic: HelpTopic::Watch },
            CustomId::Preferences { page: 1 },
            CustomId::Prefer { what: Preference::Theme },
            CustomId::Remind {},
            CustomId::House { page: 1 },
            CustomId::Arrange { what: HouseChoice::Limit },
            CustomId::Confirm { game: GameId(7), board: Seq(3), turn: "a8-b9".parse().unwrap() },
            CustomId::NotPlayed { game: GameId(7), board: Seq(3) },
            CustomId::Export { part: ExportPart::START },
            CustomId::Export { part: ExportPart { games: i64::MAX - 1, challenges: i64::MAX - 1 } },
            CustomId::Forget,
            CustomId::ConfirmForget { player: PlayerId(u64::MAX) },
            CustomId::ForgetNot { player: PlayerId(u64::MAX) },
            CustomId::EndVacation {},
            CustomId::Plan { game: GAME },
            CustomId::ForgetPlan { game: GAME, number: i64::MAX },
            CustomId::Choose { list: 1 },
        ];
        for topic in Topic::ALL.iter().copied() {
            for done in [None, Some("P@j14".parse().expect("a key"))] {
                ids.extend([
                    CustomId::Lesson { topic, done: done.clone(), page: u16::MAX },
                    CustomId::LessonMan { topic, done: done.clone(), on: "c40".to_owned(), page: u16::MAX },
                    CustomId::LessonType { topic, done },
                ]);
            }
            ids.push(CustomId::LessonTurn { topic, turn: longest_turn() });
            ids.push(CustomId::LessonShow { topic });
        }
        ids.extend(Variant::ALL.map(|variant| CustomId::Learn { variant }));
        ids.extend(Variant::ALL.map(|variant| CustomId::LearnAnew { variant }));
        for state in State::ALL {
            for whose in [Whose::Anybodys, Whose::Followed, Whose::Of(PlayerId(u64::MAX))] {
                let variants = Variant::ALL.map(Some).into_iter().chain([None]);
                ids.extend(variants.map(|variant| CustomId::Games {
                    page: u16::MAX,
                    listing: Listing { state, variant, whose },
                }));
            }
        }
        ids.extend(ReplayStep::ALL.map(|step| CustomId::Replay {
            game: GAME,
            at: u32::MAX,
            bottom: Side::South,
            step,
        }));
        ids.extend(Side::ALL.map(|side| CustomId::Accept { challenge, seat: Some(side) }));
        ids.extend(Side::ALL.map(|side| CustomId::TakeSeat { game: GAME, side }));
        for theme in Theme::ALL.map(Some).into_iter().chain([None]) {
            for form in BoardForm::ALL.map(Some).into_iter().chain([None]) {
                let wish = Wish { theme, form };
                ids.extend(Side::ALL.map(|bottom| CustomId::Flip { game: GAME, bottom, wish }));
            }
        }
        ids.extend(DeclineReason::ALL.map(|reason| CustomId::Explain { challenge, reason }));
        for kind in OfferKind::ALL {
            ids.extend([
                CustomId::Offer { game: GAME, kind, board: SEQ },
                CustomId::Agree { game: GAME, kind, offer: SEQ },
                CustomId::Refuse { game: GAME, kind, offer: SEQ },
                CustomId::Withdraw { game: GAME, kind, offer: SEQ },
            ]);
        }
        ids.extend(Variant::ALL.map(|variant| CustomId::Rules { variant, page: 1 }));
        let opponent = PlayerId(u64::MAX);
        let people = People { partner: Some(opponent), opponent: Some(opponent), second: Some(opponent) };
        let form = Form::new(Variant::Kolowis, people);
        let parts = [FormPart::Page(2), FormPart::List { page: 2, number: 3 }, FormPart::Send];
        ids.extend(parts.map(|part| CustomId::Form { form, part }));
        ids
    }

    #[test]
    fn every_form_is_read_back_and_fits() {
        for id in every_form() {
            let text = id.to_string();
            assert!(text.len() <= MAX_LENGTH, "{text} has {} characters", text.len());
            assert_eq!(text.parse(), Ok(id), "{text}");
        }
    }

    #[test]
    fn draws_are_offered_as_they_were_before_there_were_other_offers() {
        let (game, kind, offer) = (GameId(7), OfferKind::Draw, Seq(3));
        for (text, id) in [
            ("draw:7:3", CustomId::Offer { game, kind, board: offer }),
            ("draw-yes:7:3", CustomId::Agree { game, kind, offer }),
            ("draw-no:7:3", CustomId::Refuse { game, kind, offer }),
            ("draw-back:7:3", CustomId::Withdraw { game, kind, offer }),
        ] {
            assert_eq!((text.parse(), id.to_string()), (Ok(id), text.to_owned()));
        }
    }

    #[test]
    fn boards_flip_as_they_did_before_they_could_be_wished_otherwise() {
        let (game, bottom) = (GameId(7), Side::North);
        let plain = CustomId::Flip { game, bottom, wish: Wish::default() };
        assert_eq!(("flip:7:north".parse(), plain.to_string()), (Ok(plain), "flip:7:north".to_owned()));
        let wish = Wish { theme: Some(Theme::Light), form: None };
        assert_eq!(CustomId::Flip { game, bottom, wish }.to_string(), "flip:7:north:light:-");
    }

    #[test]
    fn foreign_ids_are_errors() {
        for text in [
            "",
            ":",
            "accept",
            "accept:x",
            "accept:1:up",
            "play:1:2",
            "play:1:2:",
            "play:1:2:#z",
            "draw:1",
            "draw-:1:2",
            "drawn:1:2",
            "draw-maybe:1:2",
            "man:1:2:z9:0",
            "man:1:2:@everyone:0",
            "pick:1:2",
            "flip:1:south:light",
            "flip:1:south:pink:-",
            "flip:1:south:-:smoke",
            "flip:1:up:-:-",
            "learn:chess",
            "lesson:mosona-leap:0",
            "lesson:nothing:0:",
            "lesson:mosona-leap:0:Hb3_b3xb7xb11xb15",
            "lesson-turn:mosona-leap:",
        ] {
            assert_eq!(text.parse::<CustomId>(), Err(CustomIdError), "{text}");
        }
        assert_eq!("9".repeat(101).parse::<CustomId>(), Err(CustomIdError));
    }
}
