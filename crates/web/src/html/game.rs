//! The page of a game at one position.

use axum::response::Response;
use maud::{Markup, html};
use play::{Game, side_name};
use rules::Side;
use view::{GamePage, Locale, PageSeat};

use super::{Frame, facts, moves, steps};
use crate::{
    asked::{Asked, number},
    feed::Standing,
    look::Look,
    problem::Problem,
    site::{Found, Site, mark},
};

/// A position of a game, as everything on its page needs it.
pub struct Shown<'a> {
    pub site: &'a Site,
    pub found: &'a Found,
    pub locale: Locale,
    pub look: Look,
    /// How many plies were played before it.
    pub ply: usize,
    pub page: &'a GamePage,
}

/// The page as it is now, or after `ply` plies.
pub async fn page(site: &Site, asked: &Asked, name: &str, ply: Option<&str>) -> Result<Response, Problem> {
    let found = site.find(name).await?;
    let ply = match ply {
        None => found.game.ply(),
        Some(text) => number(text).ok_or(Problem::Nothing)?,
    };
    let then = found.game.back_to(ply).ok_or(Problem::NoPosition(found.token))?;
    let bottom = asked.look.side(&then);
    let page = view::game_page(asked.locale, &found.table(&then), &found.game, bottom);
    let shown = Shown { site, found: &found, locale: asked.locale, look: asked.look, ply, page: &page };
    let frame = Frame { title: &page.title, head: shown.preview(), body: shown.body(&then) };
    Ok(frame.into_response(site, asked.locale))
}

impl Shown<'_> {
    /// Where the game is found in this look, after `ply` plies or, with `None`, as it is now.
    pub fn address(&self, ply: Option<usize>) -> String {
        self.address_in(ply, self.look)
    }

    pub fn address_in(&self, ply: Option<usize>, look: Look) -> String {
        let place = ply.map(|ply| format!("/{ply}")).unwrap_or_default();
        self.path(&format!("{place}{}", look.query()))
    }

    /// Where something of the game is found.
    pub fn path(&self, path: &str) -> String {
        self.site.path(&format!("{}{path}", view::Pages::path(self.found.token)))
    }

    pub fn last(&self) -> usize {
        self.found.game.ply()
    }

    pub fn is_newest(&self) -> bool {
        self.ply == self.last()
    }

    fn picture(&self) -> String {
        let version = mark(&self.page.picture.scene, self.look.theme.name);
        self.path(&format!("/{}/{}?v={version}", self.ply, self.look.file()))
    }

    /// What is shown of the page where somebody hands its address on.
    fn preview(&self) -> Markup {
        let (picture, base) = (self.picture(), self.site.pages.to_string());
        let host = base.strip_suffix(self.site.pages.prefix()).unwrap_or(&base).to_owned();
        html! {
            meta name="description" content=(self.page.news);
            meta property="og:title" content=(self.page.title);
            meta property="og:description" content=(self.page.news);
            meta property="og:image" content=(format!("{host}{picture}"));
            meta property="og:image:alt" content=(self.page.picture.alt);
        }
    }

    fn body(&self, then: &Game) -> Markup {
        let page = self.page;
        let standing = Standing::of(&self.found.game);
        let events = self.path(&format!("/events?since={}", standing.seq));
        html! {
            main data-events=(events) data-newest=(self.address(None)) data-over[standing.is_over] {
                h1 { (page.game) }
                div.table {
                    section.play {
                        (self.players())
                        (self.board())
                        p #news role="status" aria-live="polite" aria-atomic="true" { (page.news) }
                        (steps::steps(self))
                        (self.letters())
                    }
                    section.aside {
                        (moves::moves(self))
                        (facts::facts(self, then))
                    }
                }
            }
        }
    }

    fn board(&self) -> Markup {
        let (width, height) = self.page.picture.scene.board.picture_size();
        html! {
            figure #board {
                img src=(self.picture()) alt=(self.page.picture.alt) width=(width) height=(height);
            }
        }
    }

    fn players(&self) -> Markup {
        html! {
            ul #players aria-label=(self.locale.page_players()) {
                @for seat in &self.page.seats { (self.seat(seat)) }
            }
        }
    }

    fn seat(&self, seat: &PageSeat) -> Markup {
        let name = seat.player.as_deref().unwrap_or(&seat.called);
        html! {
            li.to-move[seat.is_to_move] {
                (stone(seat.side))
                span.name dir="auto" { (name) }
                " "
                span.side { (seat.called) ", " (seat.counts) }
                @if seat.is_to_move { " " span.turn { (self.locale.page_to_move()) } }
            }
        }
    }

    fn letters(&self) -> Markup {
        html! {
            details {
                summary { (self.locale.page_letters()) }
                pre #letters tabindex="0" { (self.page.letters) }
            }
        }
    }
}

/// The stone of a side, which is told beside it.
pub fn stone(side: Side) -> Markup {
    html! { span class={ "stone " (side_name(side)) } aria-hidden="true" {} }
}
