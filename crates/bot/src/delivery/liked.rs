//! What people like, in what everybody sees.

use play::{BoardForm, Game, Means, Pings, PlayerId, Preferences, Theme};
use view::Message;

use crate::{ctx::Ctx, problem::Problem};

/// The board of a game as its players like it: seen as the player to move wishes, in the theme that all of them
/// have chosen, and in letters too if one of them reads those.
pub async fn as_players_like(ctx: &Ctx, game: &Game, board: Message) -> Result<Message, Problem> {
    let mut liked: Vec<(PlayerId, Preferences)> = Vec::new();
    for (_, player) in game.seats().iter() {
        liked.push((player, ctx.store.preferences(player).await?.choices));
    }
    let of = |player: PlayerId| liked.iter().find(|known| known.0 == player).map(|known| known.1);
    let mover = game.seats().player(game.to_move()).and_then(of).unwrap_or_default();
    let board = board.seen_by(mover.bottom.for_mover(game)).themed(common_theme(&liked));
    let reads = liked.iter().any(|(_, chosen)| chosen.board == BoardForm::Text);
    Ok(if reads { board.with_letters() } else { board })
}

/// The theme of all players, else the usual one.
fn common_theme(liked: &[(PlayerId, Preferences)]) -> Theme {
    let mut themes = liked.iter().map(|(_, chosen)| chosen.theme);
    let first = themes.next().unwrap_or(Preferences::default().theme);
    if themes.all(|theme| theme == first) { first } else { Preferences::default().theme }
}

/// `message` without the pings that those who play in `game` do not want: their mentions stay. Also who of them
/// is to be written to instead, where the bot can.
pub async fn quieted(
    ctx: &Ctx,
    game: &Game,
    mut message: Message,
) -> Result<(Message, Vec<PlayerId>), Problem> {
    let (mut pinged, mut written_to) = (Vec::new(), Vec::new());
    for &player in &message.mentions {
        // Who follows the game has said how they are told.
        let plays = game.seats().side_of(player).is_some();
        let pings = if plays { ctx.store.preferences(player).await?.choices.pings } else { Pings::Mention };
        match pings {
            Pings::Direct if game.means() == Means::Posts => written_to.push(player),
            Pings::Mention | Pings::Direct => pinged.push(player),
            Pings::Off => {}
        }
    }
    message.mentions = pinged;
    Ok((message, written_to))
}

/// A challenge without the pings that people do not want. Whoever wants direct messages about their games is
/// pinged, as there is no game yet.
pub async fn quieted_challenge(ctx: &Ctx, mut message: Message) -> Result<Message, Problem> {
    let mut pinged = Vec::new();
    for &player in &message.mentions {
        if ctx.store.preferences(player).await?.choices.pings != Pings::Off {
            pinged.push(player);
        }
    }
    message.mentions = pinged;
    Ok(message)
}
