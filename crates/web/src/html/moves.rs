//! The list of moves, each of which leads to the position after it.

use maud::{Markup, html};
use play::side_name;
use view::{PageRound, PageTurn};

use super::game::Shown;

pub fn moves(shown: &Shown<'_>) -> Markup {
    let locale = shown.locale;
    html! {
        section.moves {
            h2 #moves-heading { (locale.page_moves()) }
            div #moves tabindex="0" role="region" aria-labelledby="moves-heading" {
                @if shown.page.rounds.is_empty() {
                    p { (locale.page_no_moves()) }
                } @else {
                    p.start { (link(shown, 0, &locale.page_start(), None)) }
                    ol {
                        @for round in &shown.page.rounds { (of_round(shown, round)) }
                    }
                }
            }
        }
    }
}

fn of_round(shown: &Shown<'_>, round: &PageRound) -> Markup {
    let sides = shown.found.game.rules().sides().len();
    // Only the first round can lack the turns before the one who began.
    let begins_late =
        round.turns.len() < sides && shown.page.rounds.first() == Some(round) && shown.page.rounds.len() > 1;
    html! {
        li {
            span.number { (round.number) "." }
            @if begins_late { span.lacking { "…" } }
            @for turn in &round.turns { (of_turn(shown, turn)) }
        }
    }
}

fn of_turn(shown: &Shown<'_>, turn: &PageTurn) -> Markup {
    link(shown, turn.ply, &turn.notation, Some(side_name(turn.side)))
}

fn link(shown: &Shown<'_>, ply: usize, words: &str, class: Option<&str>) -> Markup {
    let current = (ply == shown.ply).then_some("true");
    let to = shown.address(Some(ply).filter(|&ply| ply < shown.last()));
    html! {
        a #{ "ply-" (ply) } class=[class] data-step href=(to) aria-current=[current] { (words) }
    }
}
