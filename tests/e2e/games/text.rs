//! The text of a board's message, and who is pinged by it.

use rules::Action;

use super::{mirror::Mirror, words};
use crate::harness::Message;

/// Checks that the last turn is told, that only the player to move is mentioned, and that once, and
/// that the end has result and reason.
pub fn check(mirror: &Mirror, board: &Message) {
    let text = board.text().replace("**", "");
    let tell = |what: &str| assert!(text.contains(what), "{text:?} does not tell {what:?}");
    // Who gives up or agrees to a draw tells nothing of the last move, which has been told.
    last_turn(mirror).filter(|_| mirror.agreed.is_none()).iter().for_each(|turn| tell(turn));
    match mirror.result() {
        Some(result) => {
            tell(&format!("Game over. {} ", words::winner(mirror, result, "It is a draw:")));
            tell(&words::reason(mirror, result));
            assert_eq!(board.labels(), ["Rematch", "Replay", "Analyse"], "the game itself goes on no more");
        }
        None => tell(&turn(mirror)),
    }
    let mover = mirror.result().is_none().then(|| mirror.to_move());
    let pinged: Vec<&str> =
        mover.filter(|_| !mirror.goes_on()).map(|person| person.id.as_str()).into_iter().collect();
    assert_eq!(board.pings(), pinged, "{text}");
    assert_eq!(text.matches("<@").count(), pinged.len(), "{text}");
}

fn turn(mirror: &Mirror) -> String {
    let person = mirror.to_move();
    let name = if mirror.goes_on() { person.shown.clone() } else { format!("<@{}>", person.id) };
    let side = words::side(&mirror.rules(), mirror.game.to_move());
    format!("Move {}: {name} ({side}) to play.", mirror.number())
}

/// The notation of the last turn, or the place of what was huffed or placed alone.
fn last_turn(mirror: &Mirror) -> Option<String> {
    let mover = mirror.last.first()?.0.to_move();
    let done = mirror.last.iter().take_while(|(before, _)| before.to_move() == mover);
    let actions: Vec<Action> = done.map(|(_, action)| *action).collect();
    let text = words::notation(&actions);
    Some(format!("`{}`", if mirror.goes_on() { text.trim_start_matches(['H', 'P', '@']) } else { &text }))
}
