//! What a person is told whose command was not carried out: one reason, one next step.

use play::{Bench, ChallengeRefusal, ChallengeState, GameRefusal, PlayerId, Refusal};
use rules::{Action, MAX_TYPED, Side, Stray, Variant, describe::Spot};

use super::{
    Button, Choice, Link, Locale, Message, Names, Select, Table, away, challenge, controls, limits, plans,
    settings,
    words::{code, notation, offer_word, when},
};
use crate::custom_id::CustomId;

/// What is known where something was refused.
#[derive(Clone, Copy, Debug)]
pub struct Around<'a> {
    pub names: &'a Names,
    /// The game in question, as it is now.
    pub table: Option<Table<'a>>,
    /// Where its current board stands.
    pub board: Option<Link>,
}

/// The answer to a refused command, for the one who gave it.
pub fn refusal(locale: Locale, refusal: &Refusal, around: &Around<'_>) -> Message {
    match refusal {
        Refusal::Challenge(refusal) => {
            let message = Message::private(of_challenge(locale, refusal, around));
            match refusal {
                // Its own message may be far up, or deleted.
                ChallengeRefusal::AlreadyBetween { challenge: id, .. } => {
                    message.with_buttons(challenge::answers(locale, *id))
                }
                _ => message,
            }
        }
        Refusal::Game(refusal) => of_game(locale, refusal, around),
        Refusal::NoSuchChallenge(_) => Message::private(locale.no_such_challenge()),
        Refusal::NoSuchGame(_) => Message::private(locale.no_such_game()),
        Refusal::Damaged(game) => Message::private(locale.damaged(game.to_string())),
        Refusal::DamagedChallenge(_) => Message::private(locale.damaged_challenge()),
        Refusal::Vacation(why) => away::refused(locale, *why),
        Refusal::BlocksYourself => Message::private(locale.blocks_yourself()),
        Refusal::ElsewhereOnly { allowed } => {
            Message::private(locale.elsewhere_only(settings::channels(locale, allowed)))
        }
        Refusal::WithoutRole { allowed } => {
            Message::private(locale.without_role(settings::roles(locale, allowed)))
        }
        Refusal::NotAManager => Message::private(locale.not_a_manager()),
        Refusal::Repeated => Message::private(locale.repeated()),
    }
}

fn of_challenge(locale: Locale, refusal: &ChallengeRefusal, around: &Around<'_>) -> String {
    use ChallengeRefusal as Refusal;
    let name = |player| around.names.shown(locale, player);
    let side = |side| around.side(locale, side);
    match refusal {
        Refusal::Yourself => locale.challenge_yourself(),
        Refusal::Bot(player) => locale.challenge_bot(name(*player)),
        Refusal::Absent(player) => locale.challenge_absent(name(*player)),
        Refusal::NamedTwice(player) => locale.challenge_named_twice(name(*player)),
        Refusal::SeatCount { seats, given } => locale.challenge_seat_count(*seats, seats - 1, *given),
        Refusal::TooManyOpen { limit } => locale.challenge_too_many(*limit),
        Refusal::AlreadyBetween { player, .. } => locale.challenge_already_between(name(*player)),
        Refusal::Closed(state) => closed(locale, *state, around),
        Refusal::Begun(_) => around.with_board(locale, locale.challenge_begun()),
        Refusal::NotForYou { named } if named.is_empty() => locale.challenge_not_for_you_anybody(),
        Refusal::NotForYou { named } => {
            locale.challenge_not_for_you(locale.list(&named.iter().copied().map(name).collect::<Vec<_>>()))
        }
        Refusal::Own => locale.challenge_own(),
        Refusal::AlreadySeated { seat } => already_seated(locale, *seat, around),
        Refusal::SeatTaken { seat, by } => seat_taken(locale, *seat, *by, around),
        Refusal::ChallengerLeft(player) => locale.challenge_challenger_left(name(*player)),
        Refusal::NoSuchSeat(missing) => locale.challenge_no_such_seat(side(*missing)),
        Refusal::NoSeat => locale.challenge_no_seat(),
        Refusal::NotYoursToFill { challenger } => locale.challenge_not_yours_to_fill(name(*challenger)),
        Refusal::NothingToFill => locale.challenge_nothing_to_fill(),
        Refusal::NotYours { challenger } => locale.challenge_not_yours(name(*challenger)),
        Refusal::NotAvailable(player) => locale.not_available(name(*player)),
        Refusal::Blocked(player) => locale.you_blocked(name(*player)),
        Refusal::NothingToExplain => locale.nothing_to_explain(),
        Refusal::PlaceForgotten(_) => locale.place_forgotten(),
        Refusal::NotOver(_) => around.with_board(locale, locale.not_over()),
        Refusal::SeriesGoesOn(_) => locale.series_goes_on_itself(),
        Refusal::NotInThatGame => locale.not_in_that_game(),
    }
}

fn already_seated(locale: Locale, seat: Bench, around: &Around<'_>) -> String {
    let (name, leave) = (|player| around.names.shown(locale, player), locale.button_leave());
    match seat {
        Bench::Side(side) => locale.challenge_already_seated(around.side(locale, side), leave),
        Bench::With(challenger) => locale.challenge_already_with(name(challenger), leave),
        Bench::Against(challenger) => locale.challenge_already_against(name(challenger), leave),
    }
}

fn seat_taken(locale: Locale, seat: Bench, by: PlayerId, around: &Around<'_>) -> String {
    let name = |player| around.names.shown(locale, player);
    match seat {
        Bench::Side(side) => locale.challenge_seat_taken(name(by), around.side(locale, side)),
        Bench::With(challenger) => locale.challenge_taken_with(name(by), name(challenger)),
        Bench::Against(challenger) => locale.challenge_taken_against(name(by), name(challenger)),
    }
}

fn closed(locale: Locale, state: ChallengeState, around: &Around<'_>) -> String {
    match state {
        ChallengeState::Open => locale.challenge_closed_open(),
        ChallengeState::Started(_) => around.with_board(locale, locale.challenge_closed_started()),
        ChallengeState::Declined(player) => {
            locale.challenge_closed_declined(around.names.shown(locale, player))
        }
        ChallengeState::Cancelled => locale.challenge_closed_cancelled(),
        ChallengeState::Expired => locale.challenge_closed_expired(),
    }
}

fn of_game(locale: Locale, refusal: &GameRefusal, around: &Around<'_>) -> Message {
    use GameRefusal as Refusal;
    let say = |text: String| Message::private(text);
    let led = |text: String| Message::private(around.with_board(locale, text));
    match refusal {
        Refusal::NotAPlayer => not_a_player(locale, around),
        Refusal::Over(result) => {
            let result = around.table.map(|table| table.result(locale, *result)).unwrap_or_default();
            led(locale.game_over(result))
        }
        Refusal::NotYourTurn { side, since } => {
            let (player, side) = (around.player(locale, *side), around.side(locale, *side));
            let told = led(locale.not_your_turn(player, side, when(*since)));
            told.with_buttons(around.table.map(|table| plans::plan_button(locale, table.id)))
        }
        Refusal::PositionOver { .. } => led(locale.position_over()),
        Refusal::Ambiguous { candidates } => ambiguous(locale, candidates, around),
        Refusal::Illegal { understood, reason, nearest } => {
            let told = locale.illegal(code(understood), locale.illegal_reason(reason));
            with_nearest(locale, told, nearest, around)
        }
        Refusal::NoMove { understood, stray } => say(no_move(locale, understood.as_deref(), stray, around)),
        Refusal::MoreThanOneTurn => say(locale.more_than_one_turn()),
        Refusal::AlreadyOffered { kind, by } => {
            say(locale.already_offered(offer_word(*kind), around.player(locale, *by)))
        }
        Refusal::OfferTooSoon { kind } => say(locale.offer_too_soon(offer_word(*kind))),
        Refusal::NoOffer { kind } => say(locale.no_offer(offer_word(*kind))),
        Refusal::OwnOffer { .. } => say(locale.own_offer()),
        Refusal::AlreadyAgreed { .. } => say(locale.already_agreed()),
        Refusal::NotYourOffer { by, .. } => say(locale.not_your_offer(around.player(locale, *by))),
        Refusal::NobodyToAsk { .. } => say(locale.nobody_to_ask()),
        Refusal::NoHintsAgainstPeople => say(locale.no_hints_against_people()),
        Refusal::GoesOn => say(locale.analysis_goes_on()),
        Refusal::NothingToTakeBack => say(locale.nothing_to_take_back()),
        Refusal::NoLimit => say(locale.no_limit()),
        Refusal::Paused => paused(locale, around),
        Refusal::NotPaused => say(locale.not_paused()),
        Refusal::SeriesHasBegun => say(locale.series_has_begun()),
        Refusal::TooLateToAbort => say(locale.too_late_to_abort()),
        Refusal::NothingToClaim { until: Some(until) } => say(locale.claim_later(when(*until))),
        Refusal::NothingToClaim { until: None } => say(locale.nothing_to_claim()),
        Refusal::PartnerStays(player) => say(locale.partner_stays(around.names.shown(locale, *player))),
        Refusal::StillHere(player) => say(locale.still_here(around.names.shown(locale, *player))),
        Refusal::SeatOpenAlready(player) => {
            say(locale.seat_open_already(around.names.shown(locale, *player)))
        }
        Refusal::NoSeatOf(player) => say(locale.no_seat_of(around.names.shown(locale, *player))),
        Refusal::SeatStays => say(locale.seat_stays()),
        Refusal::SeatNotOpen => led(locale.seat_not_open()),
        Refusal::AlreadyPlaying => led(locale.already_playing()),
        Refusal::NotAvailable(player) => say(locale.not_available(around.names.shown(locale, *player))),
        Refusal::WillNotPlay(player) => say(locale.will_not_play(around.names.shown(locale, *player))),
        Refusal::Blocked(player) => say(locale.you_blocked(around.names.shown(locale, *player))),
        Refusal::PlaysAlready(player) => say(locale.plays_already(around.names.shown(locale, *player))),
        Refusal::CannotPlay(player) => say(locale.cannot_play(around.names.shown(locale, *player))),
        Refusal::FollowsOwnGame => say(locale.follows_own_game()),
        Refusal::TooManyFollow { limit } => say(locale.too_many_follow(*limit)),
        Refusal::NotAModerator => say(locale.not_a_moderator()),
        Refusal::ModeratesElsewhere => led(locale.moderates_elsewhere()),
        Refusal::ModeratesOwnGame => say(locale.moderates_own_game()),
        Refusal::PlaceStands => led(locale.place_stands()),
        Refusal::OtherCommunity => say(locale.other_community()),
        Refusal::ResignAlreadyAsked => say(locale.resign_already_asked()),
        Refusal::NoResignQuestion => say(locale.no_resign_question()),
        Refusal::NotYourResignQuestion { by } => {
            say(locale.not_your_resign_question(around.player(locale, *by)))
        }
        Refusal::Plan(why) => plans::refused(locale, why, around),
    }
}

/// Onlookers are offered to follow, if the game goes on.
fn not_a_player(locale: Locale, around: &Around<'_>) -> Message {
    let message = Message::private(around.with_board(locale, locale.not_a_player()));
    let running = around.table.filter(|table| table.game.result().is_none());
    message.with_buttons(running.map(|table| controls::follow_button(locale, &table)))
}

fn paused(locale: Locale, around: &Around<'_>) -> Message {
    let message = Message::private(locale.game_is_paused());
    message.with_buttons(around.table.map(|table| controls::resume_button(locale, &table)))
}

impl Around<'_> {
    /// `text` with the way to the current board, where it is known.
    pub(super) fn with_board(&self, locale: Locale, text: String) -> String {
        match &self.board {
            Some(link) => format!("{text} {}", locale.next_board(link.address())),
            None => text,
        }
    }

    /// By the compass where the game is not known.
    fn side(&self, locale: Locale, side: Side) -> String {
        locale.side(self.table.map_or(Variant::Awithlaknakwe, |table| table.variant()), side)
    }

    fn player(&self, locale: Locale, side: Side) -> String {
        self.table.map_or_else(|| self.side(locale, side), |table| table.player(locale, side))
    }
}

/// Every reading as a button, or in a list where they are too many for buttons.
fn ambiguous(locale: Locale, candidates: &[Vec<Action>], around: &Around<'_>) -> Message {
    let content = if candidates.len() > limits::CHOICES {
        format!("{} {}", locale.ambiguous_many(), locale.ambiguous_more(limits::CHOICES))
    } else {
        locale.ambiguous(candidates.len())
    };
    with_turns(locale, Message::private(content), candidates, around)
}

fn with_nearest(locale: Locale, told: String, nearest: &[Vec<Action>], around: &Around<'_>) -> Message {
    if nearest.is_empty() {
        return Message::private(told);
    }
    let moves: Vec<String> = nearest.iter().map(|turn| code(notation(turn))).collect();
    let content = format!("{told} {}", locale.nearest(nearest.len(), locale.list_of(&moves)));
    with_turns(locale, Message::private(content), nearest, around)
}

/// Why a part of a plan cannot be read, without controls, which would play a turn now.
pub(super) fn unread(locale: Locale, refusal: &GameRefusal, around: &Around<'_>) -> String {
    match refusal {
        GameRefusal::Ambiguous { candidates } => {
            let shown: Vec<String> = candidates.iter().take(SHOWN).map(|turn| code(notation(turn))).collect();
            locale.plan_ambiguous(candidates.len(), locale.list_of(&shown))
        }
        refusal => of_game(locale, refusal, around).content,
    }
}

/// So many readings show what is missing.
const SHOWN: usize = 3;

/// Two rows of buttons can be looked over, more cannot.
const MOST_BUTTONS: usize = 2 * limits::BUTTONS;

/// Controls that play one of `turns` in the position as it is now.
fn with_turns(locale: Locale, message: Message, turns: &[Vec<Action>], around: &Around<'_>) -> Message {
    let Some(table) = &around.table else { return message };
    if turns.len() <= MOST_BUTTONS {
        let button = |turn: &Vec<Action>| Button::new(controls::answer(table, turn), notation(turn));
        return message.with_buttons(turns.iter().map(button));
    }
    let choices = turns.iter().take(limits::CHOICES);
    let choices = choices.map(|turn| Choice::new(notation(turn), &controls::answer(table, turn)));
    message.with_select(Select {
        id: CustomId::Choose { list: 0 },
        placeholder: locale.select_turn(),
        choices: choices.collect(),
    })
}

fn no_move(locale: Locale, understood: Option<&str>, stray: &Stray, around: &Around<'_>) -> String {
    let told = match stray {
        Stray::Nothing => locale.no_move_nothing(around.example()),
        Stray::Word(word) => locale.no_move_word(code(word), around.example()),
        Stray::Place(place) => locale.no_move_place(code(place), around.places(locale)),
        Stray::Order => locale.no_move_order(around.example()),
        Stray::TooLong => locale.no_move_too_long(MAX_TYPED),
    };
    match understood {
        Some(understood) => format!("{told} {}", locale.no_move_understood(code(understood))),
        None => told,
    }
}

impl Around<'_> {
    /// A move that can be played now, else the form of one.
    fn example(&self) -> String {
        let legal = self.table.and_then(|table| table.game.board().first_legal_action());
        code(legal.map_or_else(|| "a8-b9".to_owned(), |action| action.to_string()))
    }

    /// How the board is laid out.
    fn places(&self, locale: Locale) -> String {
        let Some(table) = self.table.filter(|table| table.variant().is_strip()) else {
            return locale.places_squares();
        };
        let columns = Spot::all(&table.rules()).into_iter().map(|spot| spot.place().0);
        locale.places_strip(columns.max().unwrap_or(0))
    }
}
