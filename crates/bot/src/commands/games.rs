//! `/games`: what is being played in the server, and what was.

use std::time::{Duration, Instant};

use play::{Listing, Server, State, Whose};
use store::Part;
use view::{GAMES_ON_A_PAGE, GameRow, Link, Locale, Message, Trouble};

use super::{
    Choice, Command, Kind, Need, Opt, Scope, Takes,
    help::variants,
    moves::{WHICH_GAME, complete_game, offered},
    spec::Completing,
};
use crate::{
    call::{Asker, Call, Press},
    ctx::{Ctx, Look},
    place::{may_look, may_look_at},
    problem::Problem,
    reply::Reply,
};

pub const COMMANDS: &[Command] = &[Command {
    name: "games",
    kind: Kind::Slash(Locale::command_games),
    scope: Scope::Servers,
    options: &[STATE, WHOSE, PLAYER, VARIANT],
    run: |ctx, call| Box::pin(games(ctx, call)),
}];

const STATE: Opt = Opt {
    name: "show",
    describe: Locale::option_games_state,
    takes: Takes::OneOf(states),
    need: Need::Optional,
};
const WHOSE: Opt = Opt {
    name: "whose",
    describe: Locale::option_games_whose,
    takes: Takes::OneOf(whose),
    need: Need::Optional,
};
const PLAYER: Opt =
    Opt { name: "player", describe: Locale::option_games_player, takes: Takes::Person, need: Need::Optional };
const VARIANT: Opt = Opt {
    name: "game",
    describe: Locale::option_games_game,
    takes: Takes::OneOf(variants),
    need: Need::Optional,
};

const MINE: &str = "mine";
const FOLLOWED: &str = "followed";

fn states(locale: Locale) -> Vec<(&'static str, String)> {
    vec![
        (State::Running.word(), locale.games_state_running()),
        (State::Finished.word(), locale.games_state_finished()),
    ]
}

fn whose(locale: Locale) -> Vec<(&'static str, String)> {
    vec![(MINE, locale.games_whose_mine()), (FOLLOWED, locale.games_whose_followed())]
}

async fn games(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    list(ctx, &call.asker, &wanted(call), 0).await
}

/// Of so many games of a list one is chosen by its players' names.
const OFFERED: Part = Part { skip: 0, limit: 50 };

/// The option `game` that offers those of the server in a list, for commands that are about other people's games.
pub const fn which(complete: for<'a> fn(&'a Ctx, &'a Call) -> Completing<'a>) -> Opt {
    Opt { takes: Takes::Completed(complete), ..WHICH_GAME }
}

/// What is being played.
pub const RUNNING: Listing = Listing { state: State::Running, variant: None, whose: Whose::Anybodys };
/// The option `game` for commands that are about any game.
pub const ANY: Opt =
    which(|ctx, call| Box::pin(offer(ctx, call, &[RUNNING, Listing { state: State::Finished, ..RUNNING }])));

/// Games of the server, by number and players; alone with the bot, one's own.
pub async fn offer(ctx: &Ctx, call: &Call, listings: &[Listing]) -> Vec<Choice> {
    let asker = &call.asker;
    let Some(server) = asker.server else { return complete_game(ctx, call).await };
    let (begun, mut games) = (Instant::now(), Vec::new());
    for listing in listings {
        games.extend(ctx.store.outlines_in(server, asker.player, listing, OFFERED).await.unwrap_or_default());
    }
    let mut seen = Vec::new();
    for of in games {
        // Who sees a channel is asked for while somebody types: what is not known soon is not offered.
        if seen.len() == Choice::MOST || begun.elapsed() > SOON {
            break;
        }
        let choice = offered(ctx, call, std::slice::from_ref(&of));
        if !choice.is_empty() && may_look_at(ctx, asker, &of).await.unwrap_or_default() {
            seen.extend(choice);
        }
    }
    seen
}

/// So long games are looked for while somebody types.
const SOON: Duration = Duration::from_secs(1);

/// A person who is named goes before "mine".
fn wanted(call: &Call) -> Listing {
    let whose = match (call.person("player"), call.text("whose")) {
        (Some(player), _) => Whose::Of(player),
        (None, Some(MINE)) => Whose::Of(call.asker.player),
        (None, Some(FOLLOWED)) => Whose::Followed,
        (None, _) => Whose::Anybodys,
    };
    let state = call.text("show").and_then(|word| word.parse().ok()).unwrap_or(State::Running);
    Listing { state, variant: call.text("game").and_then(|word| word.parse().ok()), whose }
}

pub async fn page(ctx: &Ctx, press: &Press, page: u16, listing: &Listing) -> Result<Reply, Problem> {
    Ok(Reply::Instead(list(ctx, &press.asker, listing, page).await?))
}

async fn list(ctx: &Ctx, asker: &Asker, listing: &Listing, page: u16) -> Result<Message, Problem> {
    let server: Server = asker.server.ok_or(Trouble::OnlyInServers)?;
    let count = ctx.store.count_games_in(server, asker.player, listing).await?;
    let pages = u16::try_from(count.div_ceil(GAMES_ON_A_PAGE.into())).unwrap_or(u16::MAX);
    // The last page, where some have ended since the button was made.
    let page = page.min(pages.saturating_sub(1));
    let part = Part { skip: u32::from(page) * GAMES_ON_A_PAGE, limit: GAMES_ON_A_PAGE };
    let mut rows: Vec<(Look, Option<Link>, play::Time)> = Vec::new();
    for found in ctx.store.games_in(server, asker.player, listing, part).await? {
        let listed = found.listed;
        if !may_look(ctx, asker, &listed.game).await.unwrap_or_default() {
            continue;
        }
        let link = ctx.link_to_game(listed.id, &listed.game).await?;
        // So many names are not worth asking for.
        let names = ctx.people.known(Some(server), listed.game.seats().iter().map(|seat| seat.1));
        rows.push((Look { id: listed.id, game: listed.game, names }, link, found.moved));
    }
    let rows =
        rows.iter().map(|(look, link, moved)| GameRow { table: look.table(), link: *link, moved: *moved });
    let rows: Vec<GameRow<'_>> = rows.collect();
    Ok(view::games(asker.locale, &rows, listing, (page.into(), pages.into())))
}
