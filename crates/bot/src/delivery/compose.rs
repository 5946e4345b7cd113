//! What the message of a post is.

use std::time::Duration;

use crate::{ctx::Ctx, problem::Problem, settling::public_locale, sight::Seen};
use play::{
    Challenge, ChallengeId, ChallengeState, Entry, Following, Game, GameEvent, GameId, How, OfferKind,
    PlayerId, Seq, Server, Switch,
};
use rules::Side;
use store::{ListedGame, PostId};
use tokio::time::Instant;
use view::{CustomId, Link, Locale, Message, Names, Press, Row, Table};

use super::{
    liked::{as_players_like, quieted, quieted_challenge},
    once::Mark,
};

/// A message and how it is told from others.
pub struct Composed {
    pub message: Message,
    pub mark: Mark,
    /// Whether it mentions people who follow the game.
    pub calls: Calls,
    /// Players who are to be written to instead of pinged, once the message is posted: an edit pings nobody.
    pub written_to: Vec<PlayerId>,
}

/// Whom a message is to bring besides the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Calls {
    Nobody,
    /// By a mention, which has an effect in a new message alone.
    Watchers,
}

/// What happened in a game from event `from` to event `to`: of a single event words where they say it
/// all, else the board after it, which shows the offers that stand too.
///
/// `post` is what tells it; `None`: an answer. What is explained to everybody once is explained by the first
/// that may.
pub async fn game(
    ctx: &Ctx,
    post: Option<PostId>,
    id: GameId,
    from: Seq,
    to: Seq,
) -> Result<Composed, Problem> {
    let game = ctx.store.game_at(id, to).await?;
    let told = told(ctx, post, id, &game, from).await?;
    let (message, written_to) = quieted(ctx, &game, told.message).await?;
    Ok(Composed { message, written_to, ..told })
}

async fn told(
    ctx: &Ctx,
    post: Option<PostId>,
    id: GameId,
    game: &Game,
    from: Seq,
) -> Result<Composed, Problem> {
    let to = game.seq();
    let locale = locale_of(ctx, game).await;
    let events = ctx.store.game_events(id, from, to).await?;
    let (names, nobody) = (ctx.names_of(game, moderators(&events)).await, Names::default());
    let table = Table { id, game, names: &names };
    let nameless = Table { names: &nobody, ..table };
    let news = |table: &Table<'_>| match &events[..] {
        [only] => view::news(locale, table, &only.event),
        _ => None,
    };
    Ok(match (news(&table), news(&nameless)) {
        (Some(message), Some(words)) => {
            let own = own_games(ctx, game, &events).await?;
            let (message, words) = (leading_to(locale, message, &own), leading_to(locale, words, &own));
            let mark = button(&message).map_or_else(|| Mark::words(&words.content), Mark::Button);
            Composed { message, mark, calls: Calls::Nobody, written_to: Vec::new() }
        }
        _ => {
            let mut board = view::board(locale, &table);
            for entry in &events {
                let told = match taken_back(ctx, id, entry).await? {
                    Some(by) => Some(view::taken_back(locale, &table, by)),
                    None => view::happened(locale, &table, &entry.event),
                };
                board = told.into_iter().fold(board, |board, line| board.headed(&line));
            }
            let board = calling(board, view::asked_since(&table, from));
            let board = with_hint(ctx, locale, post, &table, board).await?;
            let (board, calls) = with_watchers(ctx, locale, &table, from, board).await?;
            let told = shown(board.with_last_button(ctx.page_button(locale, id).await?), calls);
            Composed { message: as_players_like(ctx, game, told.message).await?, ..told }
        }
    })
}

/// The language of what everybody in a game is told.
pub async fn locale_of(ctx: &Ctx, game: &Game) -> Locale {
    let first = game.seats().iter().map(|seat| seat.1).next();
    public_locale(ctx, game.server(), first).await
}

/// Of so many games somebody for whom all wait is led to the first.
const OWN_GAMES: u32 = 5;

/// How long Discord is asked who sees the places of games.
const PATIENCE: Duration = Duration::from_secs(2);

/// A game, and the way to it.
type Led = (ListedGame, Link);

/// Where somebody is led who is told that everybody waits for them: to their games here, and to those that
/// everybody who sees this place sees too.
async fn own_games(ctx: &Ctx, here: &Game, events: &[Entry<GameEvent>]) -> Result<Vec<Led>, Problem> {
    let [Entry { event: GameEvent::Called { side }, .. }] = events else { return Ok(Vec::new()) };
    let (Some(player), Some(server)) = (here.seats().player(*side), here.server()) else {
        return Ok(Vec::new());
    };
    let until = Instant::now() + PATIENCE;
    let mut led = Vec::new();
    for listed in ctx.store.running_of(player, OWN_GAMES).await? {
        // What somebody plays elsewhere is nobody's business here.
        if listed.game.server() != Some(server) || !is_open(ctx, here, &listed.game, server, until).await {
            continue;
        }
        let link = ctx.link_to_game(listed.id, &listed.game).await?;
        led.extend(link.map(|link| (listed, link)));
    }
    Ok(led)
}

/// Whether everybody who sees where one game is played sees the place of the other; what cannot be known is not
/// told.
async fn is_open(ctx: &Ctx, here: &Game, other: &Game, server: Server, until: Instant) -> bool {
    let (here, other) = (here.venue().place(), other.venue().place());
    if here == other {
        return true;
    }
    match ctx.sight.of(server, here, until).await {
        Ok(Some(audience)) => {
            matches!(ctx.sight.by(&audience, server, other, until).await, Ok(Seen::ByAll))
        }
        Ok(None) | Err(_) => false,
    }
}

fn leading_to(locale: Locale, message: Message, own: &[Led]) -> Message {
    own.iter().fold(message, |message, (listed, link)| {
        view::with_game(locale, message, listed.id, &listed.game, link)
    })
}

/// Who gave seats away: they need not play.
fn moderators(events: &[Entry<GameEvent>]) -> impl Iterator<Item = PlayerId> + '_ {
    events.iter().filter_map(|entry| match entry.event {
        GameEvent::HandedOver { by, .. } => Some(by),
        _ => None,
    })
}

/// Who had asked for the move back that an event took back by consent: it names only who agreed.
async fn taken_back(ctx: &Ctx, id: GameId, entry: &Entry<GameEvent>) -> Result<Option<Side>, Problem> {
    let GameEvent::Agreed { offer: OfferKind::TakeBack, .. } = entry.event else { return Ok(None) };
    let before = ctx.store.game_at(id, Seq(entry.seq.0 - 1)).await?;
    let after = ctx.store.game_at(id, entry.seq).await?;
    // With four seats one who agrees waits for the other.
    let done = after.offer(OfferKind::TakeBack).is_none();
    Ok(before.offer(OfferKind::TakeBack).filter(|_| done).map(|offer| offer.by))
}

/// What the player to move meets for the first time is explained to them: of several things the most urgent
/// that is new.
async fn with_hint(
    ctx: &Ctx,
    locale: Locale,
    post: Option<PostId>,
    table: &Table<'_>,
    board: Message,
) -> Result<Message, Problem> {
    let Some(player) = table.game.player_to_move() else { return Ok(board) };
    if ctx.store.preferences(player).await?.choices.hints == Switch::Off {
        return Ok(board);
    }
    for hint in view::hints(table) {
        if ctx.store.explains(player, hint, post).await? {
            return Ok(board.followed_by(&view::first_time(locale, table, hint)));
        }
    }
    Ok(board)
}

/// A board says how many follow the game, and mentions those who want it for what happened from event `from` on.
async fn with_watchers(
    ctx: &Ctx,
    locale: Locale,
    table: &Table<'_>,
    from: Seq,
    board: Message,
) -> Result<(Message, Calls), Problem> {
    let watchers = ctx.store.followers(table.id).await?;
    if watchers.is_empty() {
        return Ok((board, Calls::Nobody));
    }
    let before = ctx.store.game_at(table.id, Seq(from.0.max(2) - 1)).await?;
    let stir = table.game.stirred(&before);
    let wants = |following: &Following| {
        following.how == How::Mention && stir.is_some_and(|stir| following.often.is_told(stir))
    };
    let called: Vec<PlayerId> =
        watchers.iter().filter(|watcher| wants(&watcher.1)).map(|watcher| watcher.0).collect();
    let board = view::counting_watchers(locale, table, board, watchers.len());
    let calls = if called.is_empty() { Calls::Nobody } else { Calls::Watchers };
    Ok((view::calling_watchers(locale, table, board, &called), calls))
}

fn shown(message: Message, calls: Calls) -> Composed {
    let mark = message.board.as_ref().map_or_else(|| Mark::words(&message.content), Mark::board);
    Composed { message, mark, calls, written_to: Vec::new() }
}

/// A board that takes the place of several messages, and pings whom those would whose questions stand.
fn calling(board: Message, asked: Vec<PlayerId>) -> Message {
    let mut called = board;
    for player in asked {
        if !called.mentions.contains(&player) {
            called = called.addressed_to(player).pinging(player);
        }
    }
    called
}

/// The first button that acts.
fn button(message: &Message) -> Option<CustomId> {
    let buttons = message.rows.iter().flat_map(|row| match row {
        Row::Buttons(buttons) => buttons.as_slice(),
        Row::Select(_) | Row::Picker(_) => &[],
    });
    buttons.filter_map(|button| act(&button.does)).next()
}

fn act(press: &Press) -> Option<CustomId> {
    match press {
        Press::Act(id) => Some(id.clone()),
        Press::Open(_) => None,
    }
}

/// A challenge as it was after event `seq`.
pub async fn challenge(ctx: &Ctx, id: ChallengeId, seq: Seq) -> Result<Message, Problem> {
    let challenge = ctx.store.challenge_at(id, seq).await?;
    let names = names_in(ctx, &challenge).await;
    let message = challenge_with(ctx, id, &challenge, &names).await?;
    quieted_challenge(ctx, message).await
}

/// The same of a challenge whose game began at once: it has no button by which it would be known again.
pub async fn begun_challenge(ctx: &Ctx, id: ChallengeId, seq: Seq) -> Result<(Message, Mark), Problem> {
    let challenge = ctx.store.challenge_at(id, seq).await?;
    let names = names_in(ctx, &challenge).await;
    let nameless = challenge_with(ctx, id, &challenge, &Names::default()).await?;
    let message = challenge_with(ctx, id, &challenge, &names).await?;
    Ok((quieted_challenge(ctx, message).await?, Mark::words(&nameless.content)))
}

/// The names of everybody in a challenge.
async fn names_in(ctx: &Ctx, challenge: &Challenge) -> Names {
    let people = challenge.seated().map(|seat| seat.1).chain(challenge.awaited());
    let declined = match challenge.state {
        ChallengeState::Declined(player) => Some(player),
        _ => None,
    };
    let people: Vec<PlayerId> = people.chain(declined).chain([challenge.by]).collect();
    ctx.people.names(challenge.means, challenge.server, people).await
}

async fn challenge_with(
    ctx: &Ctx,
    id: ChallengeId,
    challenge: &Challenge,
    names: &Names,
) -> Result<Message, Problem> {
    let link = match challenge.state {
        ChallengeState::Started(game) => ctx.link_to(game).await?,
        _ => None,
    };
    let locale = public_locale(ctx, challenge.server, Some(challenge.by)).await;
    Ok(view::challenge(locale, id, challenge, names, link.as_ref()))
}
