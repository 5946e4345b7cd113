//! Which game is meant, and whether the bot can do its part where it is played.

use std::time::Duration;

use play::{Game, GameDeed, GameId, House, Moment, Place, PlaceState, Refusal, Server};
use serenity::model::Permissions;
use store::Outline;
use tokio::time::Instant;
use view::{Right, Trouble};

use crate::{
    call::{Asker, Ground},
    ctx::Ctx,
    problem::Problem,
};

/// The game that `asker` means: the one named by its number, else of their own in the place the one
/// that waits for them, else the one of the place, else the one they play as guests of it, else (in a
/// conversation with the bot) their own.
///
/// # Errors
///
/// [`Problem`] if there is none, or more than one.
pub async fn find_game(ctx: &Ctx, asker: &Asker, named: Option<&str>) -> Result<GameId, Problem> {
    if let Some(named) = named {
        return named_game(ctx, asker, read_number(named)?).await;
    }
    if asker.ground == Ground::Direct {
        return own_game(ctx, asker).await;
    }
    let here = ctx.store.running_at(asker.place).await?;
    match own_here(&games_here(ctx, asker).await?, here)?.or(here) {
        Some(id) => Ok(id),
        None => Ok(ctx.store.latest_at(asker.place).await?.ok_or(Trouble::NoGameHere)?),
    }
}

/// A game is for those who see where it is played, and for its players. Of another server it is nobody else's
/// business.
///
/// # Errors
///
/// [`Problem`] if there is no such game, or it is not for `asker` to see.
pub async fn named_game(ctx: &Ctx, asker: &Asker, id: GameId) -> Result<GameId, Problem> {
    match ctx.store.game(id).await? {
        Some(game) if may_look(ctx, asker, &game).await? => Ok(id),
        Some(_) | None => Err(Refusal::NoSuchGame(id).into()),
    }
}

/// Discord may take so long to say who sees a channel.
const LOOK: Duration = Duration::from_secs(2);

/// Whether a game is for `asker` to see.
///
/// # Errors
///
/// [`Problem`] if Discord does not say.
pub async fn may_look(ctx: &Ctx, asker: &Asker, game: &Game) -> Result<bool, Problem> {
    let plays = game.seats().side_of(asker.player).is_some();
    Ok(plays || sees(ctx, asker, game.server(), game.venue().place()).await?)
}

/// The same of a game that was not read, where its place is known without that.
///
/// # Errors
///
/// [`Problem`] if it cannot be read, or Discord does not say.
pub async fn may_look_at(ctx: &Ctx, asker: &Asker, of: &Outline) -> Result<bool, Problem> {
    match of.place {
        _ if of.players.contains(&asker.player) => Ok(true),
        Some(place) => sees(ctx, asker, of.server, place).await,
        None => match ctx.store.game(of.id).await? {
            Some(game) => may_look(ctx, asker, &game).await,
            None => Ok(false),
        },
    }
}

async fn sees(ctx: &Ctx, asker: &Asker, server: Option<Server>, place: Place) -> Result<bool, Problem> {
    match server {
        _ if place == asker.place => Ok(true),
        Some(server) if asker.server == Some(server) => {
            Ok(ctx.sight.is_open_to(asker, server, place, Instant::now() + LOOK).await?)
        }
        Some(_) | None => Ok(false),
    }
}

/// A number as people write it: `7`, `#7`, `No. 7`, or as it is offered, before a colon or space and the
/// game's name.
///
/// # Errors
///
/// [`Problem`] if it is none.
pub fn read_number(text: &str) -> Result<GameId, Problem> {
    let text = text.trim();
    let text = ["No.", "no.", "#"].into_iter().find_map(|mark| text.strip_prefix(mark)).unwrap_or(text);
    let digits = text.trim_start().split([':', ' ']).next().unwrap_or_default();
    let number = Some(digits).filter(|digits| digits.chars().all(|c| c.is_ascii_digit()));
    let number = number.and_then(|digits| digits.parse().ok());
    Ok(number.map(GameId).ok_or(Refusal::NoSuchGame(GameId(0)))?)
}

/// A running game of the asker.
struct Own {
    id: GameId,
    waits: bool,
}

/// Among more games of one person none is looked for: it must be named.
const MOST: u32 = 50;

/// The games of the asker whose boards are posted here.
async fn games_here(ctx: &Ctx, asker: &Asker) -> Result<Vec<Own>, Problem> {
    let own = ctx.store.running_of_at(asker.player, asker.place, MOST + 1).await?;
    if own.len() > MOST as usize {
        return Err(Trouble::SeveralGamesHere.into());
    }
    Ok(own.iter().map(|listed| Own { id: listed.id, waits: waits_for(&listed.game, asker) }).collect())
}

/// Which of the asker's games in a place is meant: the one that waits for them, else the one that
/// has the place to itself, `here`, else the only one.
fn own_here(own: &[Own], here: Option<GameId>) -> Result<Option<GameId>, Trouble> {
    let waiting: Vec<GameId> = own.iter().filter(|game| game.waits).map(|game| game.id).collect();
    let its_own = own.iter().map(|game| game.id).find(|id| Some(*id) == here);
    match (&waiting[..], its_own, own) {
        ([only], _, _) => Ok(Some(*only)),
        ([], Some(id), _) => Ok(Some(id)),
        ([], None, []) => Ok(None),
        ([], None, [only]) => Ok(Some(only.id)),
        _ => Err(Trouble::SeveralGamesHere),
    }
}

/// The asker's game, wherever it is played: the only one, or the only one that waits for them.
async fn own_game(ctx: &Ctx, asker: &Asker) -> Result<GameId, Problem> {
    let mut own = ctx.store.running_of(asker.player, MOST + 1).await?;
    if own.len() > MOST as usize {
        return Err(Trouble::SeveralGamesOfYours.into());
    }
    if own.len() > 1 && own.iter().any(|listed| waits_for(&listed.game, asker)) {
        own.retain(|listed| waits_for(&listed.game, asker));
    }
    match own[..] {
        [] => Err(Trouble::NoGameOfYours.into()),
        [ref game] => Ok(game.id),
        _ => Err(Trouble::SeveralGamesOfYours.into()),
    }
}

fn waits_for(game: &Game, asker: &Asker) -> bool {
    game.player_to_move() == Some(asker.player)
}

/// Checks that games can be played where `asker` is.
///
/// # Errors
///
/// [`Problem`]: not among others, or the bot may not write there.
fn check_ground(asker: &Asker) -> Result<(), Problem> {
    match asker.ground {
        Ground::Direct => Err(Trouble::OnlyInServers.into()),
        // Everything is told by answers there.
        Ground::Foreign => Ok(()),
        Ground::Channel | Ground::Thread => match missing(asker, writing(asker.ground)) {
            rights if rights.is_empty() => Ok(()),
            rights => Err(Trouble::MissingRights(rights).into()),
        },
    }
}

/// Checks that a game may begin where `asker` is, and by them.
///
/// # Errors
///
/// [`Problem`]: as of [`check_ground`], or the server wants it otherwise.
pub async fn check_start(ctx: &Ctx, asker: &Asker) -> Result<(), Problem> {
    check_ground(asker)?;
    Ok(house_of(ctx, asker).await?.check_start(&asker.newcomer())?)
}

/// Checks that a game that has begun may go on where `asker` is.
///
/// # Errors
///
/// [`Problem`]: as of [`check_ground`], or the server wants its games elsewhere.
pub async fn check_going_on(ctx: &Ctx, asker: &Asker) -> Result<(), Problem> {
    check_ground(asker)?;
    Ok(house_of(ctx, asker).await?.check_place(&asker.newcomer())?)
}

/// The ways of the server where `asker` is. Where the bot is not, nobody arranges anything with it.
///
/// # Errors
///
/// [`Problem`] if the store fails.
pub async fn house_of(ctx: &Ctx, asker: &Asker) -> Result<House, Problem> {
    match asker.server {
        Some(server) if asker.ground != Ground::Foreign => Ok(ctx.store.house(server).await?.choices),
        _ => Ok(House::default()),
    }
}

/// The wish that a game goes on where `asker` is.
pub fn continued(asker: &Asker, known: PlaceState) -> GameDeed {
    GameDeed::ContinueAt { server: asker.server, place: asker.place, means: asker.means(), known }
}

/// Whether a game would go on where `asker` is, should its own place be gone.
pub fn goes_on_here(ctx: &Ctx, asker: &Asker, game: &Game) -> bool {
    let wish = continued(asker, PlaceState::Gone);
    asker.is_in_server() && game.decide(asker.player, &wish, &Moment::at(ctx.now())).is_ok()
}

/// What it takes to write at a place.
pub fn writing(ground: Ground) -> Permissions {
    match ground {
        Ground::Thread => Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES_IN_THREADS,
        _ => Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES,
    }
}

/// What it takes to give a game a thread of its own.
pub const THREADS: Permissions =
    Permissions::CREATE_PUBLIC_THREADS.union(Permissions::SEND_MESSAGES_IN_THREADS);

/// Which of `needed` the bot lacks where `asker` is, as far as Discord has told.
pub fn missing(asker: &Asker, needed: Permissions) -> Vec<Right> {
    let Some(rights) = asker.rights else { return Vec::new() };
    if rights.administrator() {
        return Vec::new();
    }
    NAMED.iter().filter(|(right, _)| (needed - rights).contains(*right)).map(|(_, name)| *name).collect()
}

/// Every right the bot needs, and whether it has it where `asker` is; nothing where Discord does not tell.
pub fn rights(asker: &Asker) -> Vec<(Right, bool)> {
    let Some(rights) = asker.rights else { return Vec::new() };
    let has = |right| rights.administrator() || rights.contains(right);
    NAMED.iter().map(|&(right, name)| (name, has(right))).collect()
}

const NAMED: [(Permissions, Right); 6] = [
    (Permissions::VIEW_CHANNEL, Right::ViewChannel),
    (Permissions::SEND_MESSAGES, Right::SendMessages),
    (Permissions::ATTACH_FILES, Right::AttachFiles),
    (Permissions::READ_MESSAGE_HISTORY, Right::ReadMessageHistory),
    (Permissions::CREATE_PUBLIC_THREADS, Right::CreatePublicThreads),
    (Permissions::SEND_MESSAGES_IN_THREADS, Right::SendMessagesInThreads),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_people_write_them() {
        for text in ["7", "#7", "No. 7", " 7 ", "7: Ana – Bo, move 12"] {
            assert_eq!(read_number(text).unwrap(), GameId(7), "{text}");
        }
        for text in ["seven", "", "-50", "50e3", "50.9", "50x", "x50", "99999999999999999999"] {
            assert!(read_number(text).is_err(), "{text}");
        }
    }

    #[test]
    fn of_several_games_the_one_that_waits_is_meant() {
        let own = |games: &[(i64, bool)]| -> Vec<Own> {
            games.iter().map(|&(id, waits)| Own { id: GameId(id), waits }).collect()
        };
        let meant = |games: &[(i64, bool)]| own_here(&own(games), Some(GameId(1)));
        assert_eq!(meant(&[]), Ok(None));
        assert_eq!(meant(&[(2, false)]), Ok(Some(GameId(2))), "a guest");
        assert_eq!(meant(&[(1, false), (2, false)]), Ok(Some(GameId(1))), "the game of the place");
        assert_eq!(meant(&[(1, false), (2, true)]), Ok(Some(GameId(2))));
        assert_eq!(meant(&[(1, true), (2, false)]), Ok(Some(GameId(1))));
        assert_eq!(meant(&[(1, true), (2, true)]), Err(Trouble::SeveralGamesHere));
        assert_eq!(meant(&[(2, false), (3, false)]), Err(Trouble::SeveralGamesHere));
        assert_eq!(meant(&[(2, false), (3, true)]), Ok(Some(GameId(3))));
    }

    #[test]
    fn every_needed_right_has_a_name() {
        let named = NAMED.iter().fold(Permissions::empty(), |sum, (right, _)| sum | *right);
        assert_eq!(named, crate::rights::NEEDED);
    }
}
