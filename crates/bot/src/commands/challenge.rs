//! `/challenge`, `/seek`, the user menu *Challenge*, and the buttons under a challenge.

use play::{
    Begins, BestOf, Challenge, ChallengeDeed, ChallengeEvent, ChallengeId, ChallengeRefusal, ChallengeState,
    DeclineReason, House, Invite, Level, MoveLimit, PlayerId, Refusal, Terms, Venue,
};
use rules::{Rules, Side, Variant};
use store::ChallengeAnswer;
use view::{
    Locale, Message, Receipt, Trouble,
    draft::{Form, People, begins as form_begins},
};

use super::{Choice, Command, Kind, Need, Opt, Scope, Takes, form};
use crate::{
    acts,
    call::{Asker, Call, Ground, Press},
    ctx::Ctx,
    notes,
    place::{THREADS, check_start, house_of, missing},
    problem::Problem,
    reply::Reply,
};

pub const COMMANDS: &[Command] = &[
    Command {
        name: "challenge",
        kind: Kind::Slash(Locale::command_challenge),
        scope: Scope::WithOthers,
        options: &[GAME, OPPONENT, LEVEL, PARTNER, SECOND_OPPONENT, RULES, BEGINS, LIMIT, BEST_OF],
        run: |ctx, call| Box::pin(challenge(ctx, call)),
    },
    Command {
        name: "seek",
        kind: Kind::Slash(Locale::command_seek),
        scope: Scope::WithOthers,
        options: &[GAME, RULES, BEGINS, LIMIT, BEST_OF],
        run: |ctx, call| Box::pin(challenge(ctx, call)),
    },
    Command {
        name: "Challenge",
        kind: Kind::UserMenu,
        scope: Scope::WithOthers,
        options: &[],
        run: |ctx, call| Box::pin(menu(ctx, call)),
    },
];

const GAME: Opt =
    Opt { name: "game", describe: Locale::option_game, takes: Takes::OneOf(games), need: Need::Optional };
const OPPONENT: Opt =
    Opt { name: "opponent", describe: Locale::option_opponent, takes: Takes::Person, need: Need::Optional };
const PARTNER: Opt =
    Opt { name: "partner", describe: Locale::option_partner, takes: Takes::Person, need: Need::Optional };
const SECOND_OPPONENT: Opt = Opt {
    name: "second-opponent",
    describe: Locale::option_second_opponent,
    takes: Takes::Person,
    need: Need::Optional,
};
const RULES: Opt = Opt {
    name: "rules",
    describe: Locale::option_rules,
    takes: Takes::Completed(|_, call| Box::pin(std::future::ready(complete_rules(call)))),
    need: Need::Optional,
};
const BEGINS: Opt = Opt {
    name: "begins",
    describe: Locale::option_begins,
    takes: Takes::OneOf(begins),
    need: Need::Optional,
};

const LIMIT: Opt =
    Opt { name: "limit", describe: Locale::option_limit, takes: Takes::OneOf(limits), need: Need::Optional };

const BEST_OF: Opt = Opt {
    name: "best-of",
    describe: Locale::option_best_of,
    takes: Takes::OneOf(lengths),
    need: Need::Optional,
};

const LEVEL: Opt =
    Opt { name: "level", describe: Locale::option_level, takes: Takes::OneOf(levels), need: Need::Optional };

/// What stands for the Stone Warriors of four in the option `game`.
const FOUR: &str = "awithlaknakwe seats=4";

fn games(locale: Locale) -> Vec<(&'static str, String)> {
    let four = format!("{} ({})", Variant::Awithlaknakwe.name(), locale.setting("seats=4"));
    Variant::ALL
        .map(|variant| (variant.word(), variant.name().to_owned()))
        .into_iter()
        .chain([(FOUR, four)])
        .collect()
}

fn limits(locale: Locale) -> Vec<(&'static str, String)> {
    let limited = MoveLimit::ALL.map(|limit| (limit.word(), locale.limit(limit)));
    std::iter::once(("none", locale.limit_none())).chain(limited).collect()
}

/// As a [`Level`] is written.
fn levels(locale: Locale) -> Vec<(&'static str, String)> {
    const WORDS: [&str; 9] = ["1", "2", "3", "4", "5", "6", "7", "8", "max"];
    WORDS.map(|word| (word, locale.program_level(word))).to_vec()
}

fn lengths(locale: Locale) -> Vec<(&'static str, String)> {
    BestOf::ALL.map(|best_of| (best_of.word(), locale.best_of(best_of.games()))).to_vec()
}

fn begins(locale: Locale) -> Vec<(&'static str, String)> {
    vec![
        ("random", locale.begins_random()),
        ("first", locale.begins_first()),
        ("second", locale.begins_second()),
    ]
}

/// A challenge to those named. Every seat without a name is open to anybody, so with none named
/// this is a seek, and with four seats a lobby; or the program takes them, if its level is said.
async fn challenge(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    check_start(ctx, &call.asker).await?;
    let house = house_of(ctx, &call.asker).await?;
    if call.text("game").is_none() && call.text("rules").is_none() {
        return Ok(form::show(ctx, &call.asker, &begun_form(call, &house), 0).await);
    }
    let rules = read_rules(call, &house)?;
    check_people(call, &rules)?;
    let invites = invites(call, rules.sides().len());
    if read_level(call).is_some() && !invites.iter().any(|invite| matches!(invite, Invite::Program(_))) {
        return Err(Trouble::NoSeatForProgram.into());
    }
    let terms = Terms {
        server: call.asker.server,
        means: call.asker.means(),
        limit: read_limit(call, &house),
        begins: read_begins(call),
        best_of: read_best_of(call),
        threads: has_threads(&call.asker),
        ..Terms::new(call.asker.place, rules, invites)
    };
    open(ctx, &call.asker, terms, &call.key).await
}

/// A form with what was said in the command.
fn begun_form(call: &Call, house: &House) -> Form {
    let people = People {
        partner: call.person(PARTNER.name),
        opponent: call.person(OPPONENT.name),
        second: call.person(SECOND_OPPONENT.name),
    };
    let four = people.partner.is_some() || people.second.is_some();
    let form = Form::new(Variant::Mosona, people);
    let form = if four { form.with("game=four").unwrap_or(form) } else { form };
    let (rules, limit) = (house.rules(form.rules), read_limit(call, house));
    let (begins, best_of, program) = (read_begins(call), read_best_of(call), read_level(call));
    Form { rules, begins, limit, best_of, program, ..form }
}

pub async fn open(ctx: &Ctx, asker: &Asker, terms: Terms, key: &str) -> Result<Message, Problem> {
    let answer = acts::open(ctx, asker, terms, key).await?;
    let done = if answer.started.is_some() { Receipt::Begun } else { Receipt::Challenged };
    Ok(notes::for_boards(asker, asker.means(), view::receipt(asker.locale, &done)))
}

fn read_rules(call: &Call, house: &House) -> Result<Rules, Problem> {
    let game = call.text("game").unwrap_or_default();
    match call.text("rules") {
        Some(options) => Ok(joined(game, options).parse()?),
        None => Ok(house.rules(joined(game, "").parse()?)),
    }
}

/// The text form of rules: variant, preset, options. The four seats are an option, and a preset
/// comes before options.
fn joined(game: &str, options: &str) -> String {
    let (variant, seats) = game.split_once(' ').unwrap_or((game, ""));
    format!("{variant} {options} {seats}")
}

/// Nothing said: as the server has it. Nothing known: without a limit.
fn read_limit(call: &Call, house: &House) -> Option<MoveLimit> {
    call.text("limit").map_or(house.limit, |limit| limit.parse().ok())
}

/// Nothing said, or nothing known: one game.
fn read_best_of(call: &Call) -> BestOf {
    call.text("best-of").and_then(|length| length.parse().ok()).unwrap_or_default()
}

fn read_begins(call: &Call) -> Begins {
    call.text("begins").and_then(form_begins).unwrap_or(Begins::Random)
}

/// Nothing said: people play.
fn read_level(call: &Call) -> Option<Level> {
    call.text(LEVEL.name).and_then(|level| level.parse().ok())
}

/// Nobody is named in a game of two who would sit elsewhere than was said.
fn check_people(call: &Call, rules: &Rules) -> Result<(), Trouble> {
    let is_given = |option: &&Opt| call.person(option.name).is_some();
    match [&PARTNER, &SECOND_OPPONENT].into_iter().find(is_given) {
        Some(option) if rules.sides().len() == 2 => Err(Trouble::OnlyForFour { option: option.name }),
        _ => Ok(()),
    }
}

/// The partner's seat, if there is one, and the opponents'.
fn invites(call: &Call, seats: usize) -> Vec<Invite> {
    let invite = |option: &Opt| {
        let player = call.person(option.name);
        match (player, read_level(call)) {
            (Some(player), _) => Invite::Named(player, call.standing(player)),
            (None, Some(level)) => Invite::Program(level),
            (None, None) => Invite::Open,
        }
    };
    if seats == 2 {
        vec![invite(&OPPONENT)]
    } else {
        [&PARTNER, &OPPONENT, &SECOND_OPPONENT].map(invite).to_vec()
    }
}

/// Puts the challenge together in a form: there is nothing else to be said in a menu.
async fn menu(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    check_start(ctx, &call.asker).await?;
    let opponent = call.target.ok_or(Trouble::UnknownCommand)?;
    // What can be said before anything is chosen is said at once.
    Challenge::check_named(call.asker.player, opponent, call.standing(opponent)).map_err(Refusal::from)?;
    let people = People { opponent: Some(opponent), ..People::default() };
    let (form, house) = (Form::new(Variant::Mosona, people), house_of(ctx, &call.asker).await?);
    let form = Form { rules: house.rules(form.rules), limit: house.limit, ..form };
    Ok(form::show(ctx, &call.asker, &form, 0).await)
}

pub async fn accept(ctx: &Ctx, press: &Press, id: ChallengeId, seat: Option<Side>) -> Result<Reply, Problem> {
    check_start(ctx, &press.asker).await?;
    let found = ctx.store.challenge(id).await?.map(|found| found.challenge);
    let (absent, threads) = on_arrival(ctx, press, found.as_ref()).await;
    let deed = ChallengeDeed::Accept { seat, absent, threads };
    let answer = acts::on_challenge(ctx, &press.asker, id, deed, &press.key).await?;
    Ok(in_place(press, accepted(&press.asker, &answer), Receipt::Accepted))
}

/// Who of those seated has left, and whether the game that may begin can get a thread.
async fn on_arrival(ctx: &Ctx, press: &Press, found: Option<&Challenge>) -> (Vec<PlayerId>, bool) {
    let absent = match found {
        Some(challenge) => absent(ctx, press, challenge).await,
        None => Vec::new(),
    };
    // What may be done elsewhere Discord does not tell here.
    let elsewhere = found.is_none_or(|challenge| challenge.place != press.asker.place);
    (absent, elsewhere || has_threads(&press.asker))
}

/// Whether a game can get a thread here, as far as Discord has told. Threads have none of their own.
pub fn has_threads(asker: &Asker) -> bool {
    asker.ground == Ground::Channel && missing(asker, THREADS).is_empty()
}

/// Who of those seated has left the challenge's server, which need not be where it was pressed.
async fn absent(ctx: &Ctx, press: &Press, challenge: &Challenge) -> Vec<PlayerId> {
    let others = challenge.seated().map(|seat| seat.1).filter(|player| *player != press.asker.player);
    ctx.people.absent(challenge.means, challenge.server, others).await
}

/// The channel shows what happened; in private only what it does not show is said.
pub fn accepted(asker: &Asker, answer: &ChallengeAnswer) -> Reply {
    let Some((_, game)) = &answer.started else {
        let side = answer.challenge.seated().find(|seat| seat.1 == asker.player).map(|seat| seat.0);
        let variant = answer.challenge.rules.variant();
        let seat = side.map(|side| answer.challenge.bench(side));
        let seated = seat.map(|seat| view::receipt(asker.locale, &Receipt::Seated { variant, seat }));
        let left = answer.events.iter().filter_map(|event| match event {
            ChallengeEvent::Left { by, .. } => Some(view::seat_free_again(asker.locale, *by)),
            _ => None,
        });
        let told = seated.map(|seated| left.fold(seated, |told, line| told.followed_by(&line)));
        return told.map_or(Reply::Nothing, Reply::Say);
    };
    let accepted = view::receipt(asker.locale, &Receipt::Accepted);
    // Within a thread no right would give the game another one.
    let wants_thread = matches!(game.venue(), Venue::Guest(_)) && asker.ground == Ground::Channel;
    let lacking = if wants_thread { missing(asker, THREADS) } else { Vec::new() };
    let told = match &lacking[..] {
        [] => accepted.clone(),
        lacking => accepted.clone().followed_by(&view::no_thread(asker.locale, lacking)),
    };
    let told = notes::for_boards(asker, game.means(), told);
    if told == accepted { Reply::Nothing } else { Reply::Say(told) }
}

pub async fn decline(ctx: &Ctx, press: &Press, id: ChallengeId) -> Result<Reply, Problem> {
    let answer = acts::on_challenge(ctx, &press.asker, id, ChallengeDeed::Decline, &press.key).await?;
    let over = answer.events.iter().any(|event| matches!(event, ChallengeEvent::Declined { .. }))
        && answer.challenge.state != ChallengeState::Open;
    // Who has ended it may say why.
    let why = if over { Reply::Say(view::ask_why(press.asker.locale, id)) } else { Reply::Nothing };
    Ok(in_place(press, why, Receipt::ChallengeDeclined))
}

/// Asks how strong the program is to play on the open seats.
pub async fn ask_level(ctx: &Ctx, press: &Press, id: ChallengeId) -> Result<Reply, Problem> {
    let found = ctx.store.challenge(id).await?.ok_or(Refusal::NoSuchChallenge(id))?.challenge;
    // What can be refused before anything is chosen is refused at once.
    if found.state == ChallengeState::Open && found.by != press.asker.player {
        let refusal = ChallengeRefusal::NotYoursToFill { challenger: found.by };
        return Err(Refusal::from(refusal).into());
    }
    Ok(Reply::Say(view::ask_level(press.asker.locale, id)))
}

/// Gives the open seats to the program.
pub async fn fill(ctx: &Ctx, press: &Press, id: ChallengeId) -> Result<Reply, Problem> {
    check_start(ctx, &press.asker).await?;
    let level = press.chosen.as_deref().and_then(|word| word.parse().ok()).ok_or(Trouble::StaleButton)?;
    let found = ctx.store.challenge(id).await?.map(|found| found.challenge);
    let (absent, threads) = on_arrival(ctx, press, found.as_ref()).await;
    let deed = ChallengeDeed::Fill { level, absent, threads };
    let answer = acts::on_challenge(ctx, &press.asker, id, deed, &press.key).await?;
    let told = if answer.started.is_some() { accepted(&press.asker, &answer) } else { Reply::Nothing };
    Ok(in_place(press, told, Receipt::Filled))
}

/// Says why one declined; the question goes with its answer.
pub async fn explain(
    ctx: &Ctx,
    press: &Press,
    id: ChallengeId,
    reason: DeclineReason,
) -> Result<Reply, Problem> {
    acts::on_challenge(ctx, &press.asker, id, ChallengeDeed::Explain(reason), &press.key).await?;
    Ok(in_place(press, Reply::Nothing, Receipt::Explained))
}

pub async fn cancel(ctx: &Ctx, press: &Press, id: ChallengeId) -> Result<Reply, Problem> {
    acts::on_challenge(ctx, &press.asker, id, ChallengeDeed::Cancel, &press.key).await?;
    Ok(in_place(press, Reply::Nothing, Receipt::ChallengeCancelled))
}

/// `reply`, which in a private message takes the place of the buttons, so that nobody presses them again.
pub fn in_place(press: &Press, reply: Reply, done: Receipt) -> Reply {
    match reply {
        // Alone with the bot nobody sees what the channel is told.
        Reply::Nothing if press.asker.ground == Ground::Direct && !press.private => {
            Reply::Say(view::receipt(press.asker.locale, &done))
        }
        reply if !press.private => reply,
        asked @ Reply::Ask(_) => asked,
        Reply::Say(message) | Reply::Instead(message) => Reply::Instead(message),
        Reply::Nothing => Reply::Instead(view::receipt(press.asker.locale, &done)),
    }
}

/// What was typed, with every word that could stand last.
fn complete_rules(call: &Call) -> Vec<Choice> {
    let game = call.text("game").unwrap_or_default();
    let typed = call.text("rules").unwrap_or_default().trim_start().to_lowercase();
    let (before, last) = typed.rsplit_once(' ').map_or(("", typed.as_str()), |(before, last)| (before, last));
    let variant = game.split(' ').next().and_then(|word| word.parse().ok());
    let words = variant.map(Rules::words).unwrap_or_default().into_iter();
    let with = |word: String| {
        if before.is_empty() { word } else { format!("{} {word}", before.trim()) }
    };
    let fits = |options: &String| joined(game, options).parse::<Rules>().is_ok();
    words.filter(|word| word.starts_with(last)).map(with).filter(fits).map(Choice::of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_seats_go_with_options() {
        let rules: Rules = joined(FOUR, "goal=race").parse().unwrap();
        assert_eq!(rules.to_string(), "awithlaknakwe seats=4 goal=race");
        assert_eq!(joined(FOUR, "").parse::<Rules>().unwrap().sides().len(), 4);
        assert_eq!(
            joined("mosona", "strict lozenges=6").parse::<Rules>().unwrap().to_string(),
            "mosona strict lozenges=6"
        );
    }

    #[test]
    fn every_level_is_in_the_list() {
        let words = levels(Locale::English).into_iter().map(|level| level.0);
        assert!(words.eq(Level::all().map(|level| level.to_string())));
    }

    #[test]
    fn every_game_of_the_list_can_be_played() {
        for (game, _) in games(Locale::English) {
            assert!(joined(game, "").parse::<Rules>().is_ok(), "{game}");
        }
    }
}
