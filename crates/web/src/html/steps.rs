//! The way through the game: to its start, its end, and the turns before and after.

use maud::{Markup, html};

use super::game::Shown;

/// Where the steps lead from here; `None` where there is nowhere to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Neighbours {
    previous: Option<usize>,
    next: Option<usize>,
}

impl Neighbours {
    /// Of `ply`, where the turns of a game end at `ends`, in order.
    fn of(ply: usize, ends: impl IntoIterator<Item = usize>) -> Neighbours {
        let mut neighbours = Neighbours { previous: None, next: None };
        for end in std::iter::once(0).chain(ends) {
            if end < ply {
                neighbours.previous = Some(end);
            } else if end > ply {
                neighbours.next = Some(end);
                break;
            }
        }
        neighbours
    }
}

pub fn steps(shown: &Shown<'_>) -> Markup {
    let (locale, last) = (shown.locale, shown.last());
    let ends = shown.page.rounds.iter().flat_map(|round| &round.turns).map(|turn| turn.ply);
    let Neighbours { previous, next } = Neighbours::of(shown.ply, ends);
    // The last position is where the game is now: there one stays up to date.
    let to = |ply: usize| shown.address(Some(ply).filter(|&ply| ply < last));
    html! {
        nav #steps aria-label=(locale.page_steps()) {
            (step("first", FIRST, locale.page_first(), previous.map(|_| to(0))))
            (step("previous", PREVIOUS, locale.page_previous(), previous.map(to)))
            span.place { (locale.page_place(shown.ply, last)) }
            (step("next", NEXT, locale.page_next(), next.map(to)))
            (step("last", LAST, locale.page_last(), next.map(|_| to(last))))
            @if !shown.is_newest() {
                p.back { (locale.page_looking_back()) " " a #newest data-step href=(to(last)) { (locale.page_newest()) } }
            }
        }
        @if shown.found.game.result().is_none() {
            p #live .note hidden { (locale.page_live()) }
            noscript { p.note { (locale.page_not_live()) } }
        }
    }
}

/// Triangles, and a bar where they lead to the end: paths in a square of 16.
const FIRST: &str = "M2 2h2.5v12H2zM14 2v12L5.5 8z";
const PREVIOUS: &str = "M12 2v12L3.5 8z";
const NEXT: &str = "M4 2v12l8.5-6z";
const LAST: &str = "M11.5 2H14v12h-2.5zM2 2v12l8.5-6z";

/// A step that leads nowhere keeps its place, and the focus that it has.
fn step(id: &str, sign: &str, label: String, to: Option<String>) -> Markup {
    let inside = html! {
        svg viewBox="0 0 16 16" aria-hidden="true" { path d=(sign) {} }
        span.label { (label) }
    };
    html! {
        @match to {
            Some(to) => a #(id) .step data-step href=(to) { (inside) },
            None => span #(id) .step role="link" aria-disabled="true" tabindex="-1" { (inside) },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_lead_to_the_ends_of_turns() {
        // The second turn has two plies.
        let of = |ply| {
            let Neighbours { previous, next } = Neighbours::of(ply, [1, 3, 4]);
            (previous, next)
        };
        assert_eq!(of(0), (None, Some(1)));
        assert_eq!(of(1), (Some(0), Some(3)));
        assert_eq!(of(2), (Some(1), Some(3)));
        assert_eq!(of(3), (Some(1), Some(4)));
        assert_eq!(of(4), (Some(3), None));
        assert_eq!(Neighbours::of(0, []), Neighbours { previous: None, next: None });
    }
}
