//! What a player is told who meets something for the first time.

use std::collections::HashSet;

use play::Hint;
use rules::{
    Action, Position, Rules, Side,
    describe::Spot,
    strip::{self, ChainRule},
    warriors::{self, Flank, Goal, Priest},
};

use super::{Locale, Table, controls::Openings};

/// What the position shows the player to move that needs an explanation, the most urgent first.
pub fn hints(table: &Table<'_>) -> Vec<Hint> {
    if table.game.result().is_some() {
        return Vec::new();
    }
    let openings = Openings::of(table);
    let actions = table.game.board().some_legal_actions().actions;
    let shows = |hint: &Hint| match hint {
        Hint::Partner => partner(table).is_some(),
        Hint::Huff => !openings.huffs.is_empty(),
        Hint::Place => !openings.places.is_empty(),
        Hint::Leap => actions.iter().any(|action| leaps(action) > 0),
        Hint::Chain => actions.iter().any(|action| leaps(action) > 1),
        Hint::Enclose => actions.iter().any(|action| action.takes() > leaps(action)),
        Hint::Priest => has_priest(table),
        Hint::Lines => actions.iter().any(Action::is_along_the_edge),
        Hint::Across => actions.iter().any(|action| crosses(table.game.to_move(), action)),
        Hint::Blocked => {
            openings.huffs.is_empty() && openings.places.is_empty() && is_nearly_blocked(&actions)
        }
    };
    Hint::ALL.into_iter().filter(shows).collect()
}

fn partner(table: &Table<'_>) -> Option<Side> {
    table.game.seats().partner(table.game.to_move())
}

fn leaps(action: &Action) -> usize {
    match action {
        Action::Strip(_) => action.takes(),
        Action::Warriors(_) => 0,
    }
}

fn has_priest(table: &Table<'_>) -> bool {
    let Position::Warriors(position) = table.game.board().position() else { return false };
    let side = position.to_move();
    matches!(position.priest(side.team()), Priest::OnBoard(holder, _) if holder == side)
}

fn crosses(side: Side, action: &Action) -> bool {
    let reaches = |spot| matches!(spot, Spot::Square(at) if warriors::home(side.opposite()).contains(at));
    action.goes_to().is_some_and(reaches)
}

/// Whether one man alone can move. Where men must take, others could move if there were nothing to take.
fn is_nearly_blocked(actions: &[Action]) -> bool {
    let men: HashSet<Spot> = actions.iter().filter_map(Action::man).collect();
    men.len() == 1 && actions.iter().all(|action| action.takes() == 0)
}

/// What explains it, as the rules of the game have it.
pub fn first_time(locale: Locale, table: &Table<'_>, hint: Hint) -> String {
    match (hint, table.rules()) {
        (Hint::Partner, _) => {
            let partner = partner(table).map(|side| table.player_on_side(locale, side));
            locale.hint_partner(partner.unwrap_or_default())
        }
        (Hint::Huff, _) => locale.hint_huff(),
        (Hint::Place, _) => locale.hint_place(),
        (Hint::Leap, Rules::Strip(rules)) => locale.hint_leap(match rules.capture {
            strip::Capture::Huff => "huff",
            strip::Capture::Strict => "strict",
            strip::Capture::Free => "free",
        }),
        (Hint::Chain, Rules::Strip(rules)) => locale.hint_chain(match rules.chain {
            ChainRule::Full => "full",
            ChainRule::Maximum => "maximum",
            ChainRule::Optional | ChainRule::Single => "optional",
        }),
        (Hint::Enclose, Rules::Warriors(rules)) => enclosing(locale, &rules),
        (Hint::Priest, _) => locale.hint_priest(),
        (Hint::Lines, _) => locale.hint_lines(),
        (Hint::Across, Rules::Warriors(rules)) => locale.hint_across(match rules.goal {
            Goal::Count => "count",
            Goal::Race => "race",
        }),
        (Hint::Blocked, Rules::Strip(_)) => locale.hint_blocked(),
        (Hint::Blocked, Rules::Warriors(_)) => locale.hint_passes(),
        // No position of the other family shows these.
        (Hint::Leap | Hint::Chain, Rules::Warriors(_)) | (Hint::Enclose | Hint::Across, Rules::Strip(_)) => {
            String::new()
        }
    }
}

fn enclosing(locale: Locale, rules: &warriors::Rules) -> String {
    let encloses = locale.hint_enclose(match rules.flank {
        Flank::Diagonal => "diagonal",
        Flank::Any => "any",
    });
    match rules.capture {
        warriors::Capture::Automatic => encloses,
        warriors::Capture::Optional => format!("{encloses} {}", locale.hint_spare()),
    }
}
