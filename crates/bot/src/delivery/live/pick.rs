//! Which game the live board shows: of those that everybody may see who sees the board, the one that moved last.

use std::collections::HashSet;

use play::{Game, Place};
use store::{LiveShown, Moved, Part};
use view::Link;

use super::{Errand, Failed};
use crate::{audience::Audience, ctx::Look, rest::RestError, sight::Seen};

/// So many games that moved last are gone through, a page at a time …
const PAGES: u32 = 20;
const ON_A_PAGE: u32 = 50;
/// … and so many of them looked at: of each that is played elsewhere Discord may have to be asked.
const LOOKED_AT: usize = 200;

/// A game that everybody may see who sees the board.
pub struct Picked {
    pub look: Look,
    /// The way to it.
    pub link: Option<Link>,
}

impl Picked {
    pub fn shown(&self) -> LiveShown {
        let board = self.link.and_then(|link| link.message);
        LiveShown { game: self.look.id, seq: self.look.game.seq(), board }
    }
}

/// The game to show, if there is one.
pub async fn pick(errand: &Errand<'_>, audience: &Audience) -> Result<Option<Picked>, Failed> {
    let mut search = Search { errand, audience, hidden: HashSet::new(), left: LOOKED_AT };
    for page in 0..PAGES {
        let part = Part { skip: page * ON_A_PAGE, limit: ON_A_PAGE };
        let moved = errand.ctx.store.last_moved_in(errand.claim.server, part).await?;
        let picked = search.first_of(&moved).await?;
        if picked.is_some() || moved.len() < ON_A_PAGE as usize || search.left == 0 {
            return Ok(picked);
        }
    }
    Ok(None)
}

struct Search<'a> {
    errand: &'a Errand<'a>,
    audience: &'a Audience,
    /// Places that not everybody sees, so that their other games are passed by.
    hidden: HashSet<Place>,
    /// So many games may still be looked at.
    left: usize,
}

impl Search<'_> {
    async fn first_of(&mut self, moved: &[Moved]) -> Result<Option<Picked>, Failed> {
        for Moved { game: id, place } in moved {
            if place.is_some_and(|place| self.hidden.contains(&place)) {
                continue;
            }
            if self.left == 0 {
                break;
            }
            self.left -= 1;
            let ctx = self.errand.ctx;
            // One that cannot be read is told of where it is played.
            let Ok(Some(game)) = ctx.store.game(*id).await else { continue };
            if self.is_open(&game).await? {
                let names = ctx.names_of(&game, []).await;
                let link = ctx.link_to_game(*id, &game).await?;
                return Ok(Some(Picked { look: Look { id: *id, game, names }, link }));
            }
        }
        Ok(None)
    }

    async fn is_open(&mut self, game: &Game) -> Result<bool, RestError> {
        let Some(place) = game.posts_to() else {
            return Ok(false);
        };
        let Errand { ctx, claim, until } = self.errand;
        let seen = ctx.sight.by(self.audience, claim.server, place, *until).await?;
        if seen == Seen::BySome {
            self.hidden.insert(place);
        }
        Ok(seen == Seen::ByAll)
    }
}
