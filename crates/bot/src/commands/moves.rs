//! `/move`, `/moves`, and the buttons that play a turn.

use play::{Board, Game, GameDeed, GameEvent, GameId, GameRefusal, Manner, Move, PlayerId, Seq, Turn};
use rules::Action;
use store::{GameAnswer, Outline};
use view::{Locale, Message, Names, Receipt, Table, Trouble, TurnKey};

use super::{Choice, Command, Kind, Need, Opt, Scope, Takes, choosing::is_over, confirming};
use crate::{
    acts,
    call::{Asker, Call, Press},
    ctx::{Ctx, Look},
    notes::{self, Shown},
    place::{find_game, named_game},
    problem::{self, Problem},
    reply::Reply,
};

pub const COMMANDS: &[Command] = &[
    Command {
        name: "move",
        kind: Kind::Slash(Locale::command_move),
        scope: Scope::Everywhere,
        options: &[MOVE, WHICH_GAME],
        run: |ctx, call| Box::pin(play(ctx, call)),
    },
    Command {
        name: "moves",
        kind: Kind::Slash(Locale::command_moves),
        scope: Scope::Everywhere,
        options: &[WHICH_GAME],
        run: |ctx, call| Box::pin(list(ctx, call)),
    },
];

const MOVE: Opt = Opt {
    name: "move",
    describe: Locale::option_move,
    takes: Takes::Completed(|ctx, call| Box::pin(complete(ctx, call))),
    need: Need::Required,
};

/// The number of a game that is not the one of the channel.
pub const WHICH_GAME: Opt = Opt {
    name: "game",
    describe: Locale::option_which_game,
    takes: Takes::Completed(|ctx, call| Box::pin(complete_game(ctx, call))),
    need: Need::Optional,
};

async fn play(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    let id = find_game(ctx, &call.asker, call.text("game")).await?;
    let text = call.text("move").unwrap_or_default();
    let told = played_text(ctx, &call.asker, id, text, Board::Current, &call.key).await?;
    Ok(told.message)
}

/// What is said about a turn that was played.
#[derive(Clone, Debug)]
pub struct Told {
    pub message: Message,
    /// The board that follows says as much.
    pub by_board: bool,
    /// What the player may choose from, whose turn goes on after a huff or placing.
    pub next: Option<Message>,
}

impl Told {
    /// Nothing was played yet.
    fn asking(question: Message) -> Told {
        Told { message: question, by_board: false, next: None }
    }
}

/// Plays a turn as it was typed, and says so.
///
/// # Errors
///
/// [`Problem`]: why it was not played.
pub async fn played_text(
    ctx: &Ctx,
    asker: &Asker,
    id: GameId,
    text: &str,
    board: Board,
    key: &str,
) -> Result<Told, Problem> {
    let deed = GameDeed::Move(Move { turn: Turn::Text(text.to_owned()), board });
    if let Some(question) = confirming::question(ctx, asker, id, &deed).await? {
        return Ok(Told::asking(question));
    }
    let answer = acts::in_game(ctx, asker, id, deed, key).await?;
    Ok(played(asker, &answer))
}

fn played(asker: &Asker, answer: &GameAnswer) -> Told {
    let turn = answer.events.iter().find_map(|event| match event {
        GameEvent::Played { actions, .. } => Some(actions.clone()),
        _ => None,
    });
    let receipt = Receipt::Played { turn: turn.unwrap_or_default(), older_board: answer.older_board };
    let told = tell(asker, answer.id, &answer.game, &receipt);
    match planned_answer(answer) {
        Some((player, turn)) => {
            let line = view::answered_at_once(asker.locale, asker.player, &answer.game, player, turn);
            Told { message: told.message.followed_by(&line), next: None, ..told }
        }
        None => told,
    }
}

/// What somebody had planned for the turn, which is then not the asker's that goes on.
fn planned_answer(answer: &GameAnswer) -> Option<(PlayerId, &[Action])> {
    answer.events.iter().find_map(|event| match event {
        GameEvent::Played { side, actions, how: Manner::Planned } => {
            Some((answer.game.seats().player(*side)?, &actions[..]))
        }
        _ => None,
    })
}

fn tell(asker: &Asker, id: GameId, game: &Game, receipt: &Receipt) -> Told {
    let plain = view::receipt(asker.locale, receipt);
    let here = game.venue().posts_to() == Some(asker.place);
    let message = notes::in_game(asker, game, Shown::Board, plain.clone());
    // One that follows an older board says so.
    let by_board = here && message == plain && !matches!(receipt, Receipt::Played { older_board: true, .. });
    let goes_on = game.player_to_move() == Some(asker.player);
    let names = Names::default();
    let explained = asker.preferences.hints;
    let next = goes_on.then(|| view::men(asker.locale, &Table { id, game, names: &names }, 0, explained));
    Told { message, by_board, next }
}

/// What is said in private of a turn: with the rest of it to choose from, where only its huff or placing
/// has been played.
pub fn and_go_on(told: Told) -> Message {
    match told.next {
        Some(next) => Message { rows: next.rows, ..told.message.followed_by(&next.content) },
        None => told.message,
    }
}

/// A turn that a button or list holds, in the position it was made for.
pub async fn press(
    ctx: &Ctx,
    press: &Press,
    id: GameId,
    board: Seq,
    key: &TurnKey,
) -> Result<Reply, Problem> {
    let told = pressed(ctx, press, (id, board), key, Asks::First).await?;
    Ok(match told {
        // Questions of earlier releases have this button too.
        told if press.private => Reply::Instead(told.message),
        // Under a board the next board says it all.
        told if told.by_board => Reply::Nothing,
        told => Reply::Say(told.message),
    })
}

/// Whether somebody who wants to be asked before a move is asked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Asks {
    First,
    /// They were.
    NoMore,
}

/// The turn that was meant, as the answer to a question, which it replaces.
pub async fn answer(
    ctx: &Ctx,
    press: &Press,
    (id, board): (GameId, Seq),
    key: &TurnKey,
    asks: Asks,
) -> Result<Reply, Problem> {
    match pressed(ctx, press, (id, board), key, asks).await {
        Ok(told) if press.private => Ok(Reply::Instead(and_go_on(told))),
        Ok(told) => Ok(Reply::Instead(told.message)),
        Err(problem) if is_over(&problem) => over(ctx, press, (id, board), key, problem).await,
        Err(problem) => Err(problem),
    }
}

/// A question about a position that is over is over too, and goes: by the answer that it had from the same
/// player before, as after a double click, else by the reason. Onlookers leave it where it stands.
async fn over(
    ctx: &Ctx,
    press: &Press,
    (id, board): (GameId, Seq),
    key: &TurnKey,
    problem: Problem,
) -> Result<Reply, Problem> {
    let Some(game) = ctx.store.game(id).await? else { return Err(problem) };
    if !press.private && game.seats().side_of(press.asker.player).is_none() {
        return Err(problem);
    }
    let played = turn_after(ctx, id, board, &game).await?;
    Ok(Reply::Instead(match played {
        Some((player, turn))
            if player == press.asker.player && key.turn(game.board()).as_ref() == Some(&turn) =>
        {
            let told = tell(&press.asker, id, &game, &Receipt::Played { turn, older_board: false });
            if press.private { and_go_on(told) } else { told.message }
        }
        _ => problem::explain(ctx, &press.asker, problem).await,
    }))
}

/// The first turn that was played after event `board`, and by whom.
async fn turn_after(
    ctx: &Ctx,
    id: GameId,
    board: Seq,
    game: &Game,
) -> Result<Option<(PlayerId, Vec<Action>)>, Problem> {
    let later = ctx.store.game_events(id, board.next(), game.seq()).await?;
    Ok(later.into_iter().find_map(|entry| match entry.event {
        GameEvent::Played { side, actions, .. } => Some((game.seats().player(side)?, actions)),
        _ => None,
    }))
}

async fn pressed(
    ctx: &Ctx,
    press: &Press,
    (id, board): (GameId, Seq),
    key: &TurnKey,
    asks: Asks,
) -> Result<Told, Problem> {
    let turn = turn_of(ctx, id, board, key).await?;
    let deed = GameDeed::Move(Move { turn: Turn::Actions(turn), board: Board::Exactly(board) });
    let question = match asks {
        Asks::First => confirming::question(ctx, &press.asker, id, &deed).await?,
        Asks::NoMore => None,
    };
    if let Some(question) = question {
        return Ok(Told::asking(question));
    }
    let answer = acts::in_game(ctx, &press.asker, id, deed, &press.key).await?;
    Ok(played(&press.asker, &answer))
}

async fn turn_of(ctx: &Ctx, id: GameId, board: Seq, key: &TurnKey) -> Result<Vec<Action>, Problem> {
    let look = ctx.look(id).await?;
    check_board(&look, board)?;
    // A finished game has no turns, but a better answer than an unknown button.
    if let Some(result) = look.game.result() {
        return Err(Problem::in_game(id, GameRefusal::Over(result)));
    }
    Ok(key.turn(look.game.board()).ok_or(Trouble::StaleButton)?)
}

/// Checks that the board posted after event `board` is the current one.
///
/// # Errors
///
/// [`Problem`] with the way to the current board.
pub fn check_board(look: &Look, board: Seq) -> Result<(), Problem> {
    let checked = look.game.check_board(Board::Exactly(board));
    checked.map(drop).map_err(|refusal| Problem::in_game(look.id, refusal))
}

async fn list(ctx: &Ctx, call: &Call) -> Result<Message, Problem> {
    let id = find_game(ctx, &call.asker, call.text("game")).await?;
    listed(ctx, &call.asker, id, 0).await
}

/// Ids can be forged: whoever presses must be allowed to see the game.
pub async fn page(ctx: &Ctx, press: &Press, id: GameId, page: u16) -> Result<Reply, Problem> {
    let id = named_game(ctx, &press.asker, id).await?;
    let message = listed(ctx, &press.asker, id, page).await?;
    // Under the board of an earlier release the list begins; under the list it turns the page.
    Ok(Reply::to(press, message))
}

/// The list, from which whoever is to move can go on to choose.
async fn listed(ctx: &Ctx, asker: &Asker, id: GameId, page: u16) -> Result<Message, Problem> {
    let look = ctx.look(id).await?;
    let message = notes::pictured(asker, view::moves(asker.locale, &look.table(), page));
    let is_to_move = look.game.player_to_move() == Some(asker.player);
    Ok(message.with_buttons(is_to_move.then(|| view::move_button(asker.locale, &look.table()))))
}

/// The legal turns that go with what was typed; where it is somebody else's turn, only that.
async fn complete(ctx: &Ctx, call: &Call) -> Vec<Choice> {
    let Ok(id) = find_game(ctx, &call.asker, call.text("game")).await else { return Vec::new() };
    let Ok(Some(game)) = ctx.store.game(id).await else { return Vec::new() };
    let typed = call.text("move").unwrap_or_default();
    match game.player_to_move() {
        Some(player) if player == call.asker.player => matching(&game.board().legal_turns(), typed),
        waiting if game.result().is_none() => {
            let names = ctx.people.known(game.server(), waiting);
            let table = Table { id, game: &game, names: &names };
            // Chosen all the same, it is refused like any other move.
            vec![Choice { name: view::whose_turn(call.asker.locale, &table), value: NO_MOVE.to_owned() }]
        }
        Some(_) | None => Vec::new(),
    }
}

/// What nobody could have meant as a move.
const NO_MOVE: &str = "?";

/// A turn as people write it.
pub fn written(turn: &[Action]) -> String {
    turn.iter().map(Action::to_string).collect::<Vec<_>>().join(" ")
}

/// The turns whose text holds what was typed: those that begin with it first, and short ones before
/// those with a huff or placing.
pub fn matching(turns: &[Vec<Action>], typed: &str) -> Vec<Choice> {
    // Signs alone are in no move, but for that of a capture.
    if letters(typed).is_empty() && !typed.trim().is_empty() && !typed.contains(['x', 'X', '×']) {
        return Vec::new();
    }
    let typed = letters(typed);
    let mut fitting: Vec<(bool, usize, String)> = Vec::new();
    for turn in turns {
        let text = written(turn);
        let plain = letters(&text);
        if plain.contains(&typed) && text.len() <= Choice::LONGEST {
            fitting.push((!plain.starts_with(&typed), turn.len(), text));
        }
    }
    fitting.sort_by_key(|(inside, actions, _)| (*inside, *actions));
    fitting.into_iter().take(Choice::MOST).map(|(_, _, text)| Choice::of(text)).collect()
}

/// Only what tells moves apart, so that `C10 a8` finds `c10xa8`. No place has an x in it.
fn letters(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).filter(|c| *c != 'x').collect()
}

/// Of so many of the asker's newest games one is chosen by its players' names.
const OWN_GAMES: u32 = 50;

/// The asker's running games, by number and players.
pub async fn complete_game(ctx: &Ctx, call: &Call) -> Vec<Choice> {
    let own = ctx.store.running_of(call.asker.player, OWN_GAMES).await.unwrap_or_default();
    offered(ctx, call, &own.iter().map(Outline::of).collect::<Vec<_>>())
}

/// Those of `games` that go with what was typed, by number and players.
pub fn offered(ctx: &Ctx, call: &Call, games: &[Outline]) -> Vec<Choice> {
    let typed = call.text("game").unwrap_or_default().to_lowercase();
    let choice = |of: &Outline| {
        let names = ctx.people.known(of.server, of.players.iter().copied());
        let players = of.players.iter().filter_map(|player| names.plain(call.asker.locale, *player));
        let players = players.collect::<Vec<_>>().join(", ");
        let variant = of.variant.map(|variant| variant.to_string());
        let told = [Some(of.id.to_string()), variant, Some(players).filter(|names| !names.is_empty())];
        let name = told.into_iter().flatten().collect::<Vec<_>>().join(" ");
        Choice { name: name.chars().take(Choice::LONGEST).collect(), value: of.id.to_string() }
    };
    let fits = |choice: &Choice| choice.name.to_lowercase().contains(&typed);
    games.iter().map(choice).filter(fits).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turns() -> Vec<Vec<Action>> {
        rules::Game::new("mosona".parse().unwrap()).legal_turns()
    }

    fn names(typed: &str) -> Vec<String> {
        matching(&turns(), typed).into_iter().map(|choice| choice.name).collect()
    }

    #[test]
    fn nothing_typed_shows_what_there_is() {
        assert_eq!(names("").len(), turns().len().min(Choice::MOST));
    }

    #[test]
    fn typing_narrows_down_in_any_form() {
        for typed in ["a8-b9", "A8B9", "a8 b9", "a8→b9"] {
            assert_eq!(names(typed), ["a8-b9"], "{typed}");
        }
        assert!(names("b9").iter().all(|name| name.ends_with("b9")));
        for typed in ["zz", "🦀", "→", "?"] {
            assert!(names(typed).is_empty(), "{typed}");
        }
        assert!(!names("x").is_empty());
    }

    #[test]
    fn what_begins_like_the_text_comes_first() {
        let turns: Vec<Vec<Action>> =
            ["b9-a8", "a8-b9"].map(|text| vec![Action::read(rules::Variant::Mosona, text).unwrap()]).to_vec();
        let names: Vec<String> = matching(&turns, "a8").into_iter().map(|choice| choice.name).collect();
        assert_eq!(names, ["a8-b9", "b9-a8"]);
    }
}
