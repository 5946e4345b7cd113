//! A game that goes on, whatever becomes of the bot.

use std::collections::BTreeSet;

use rules::{Action, Game, Side};

use crate::{
    harness::{Channel, Message, Person, World},
    lines::{Chance, moves},
};

/// Strict rules: a turn is one move, which the board after it tells.
const OPTIONS: [(&str, &str); 2] = [("game", "mosona"), ("rules", "strict")];

pub struct Duel {
    pub players: [Person; 2],
    /// The current board.
    pub board: Message,
    pub game: Game,
    chance: Chance,
}

impl Duel {
    /// Ada and Björn begin a game in the channel for games.
    pub async fn begin(world: &World) -> Duel {
        let players = world.people(["ada", "bjoern"]).await;
        let board = world.begin(&players[0], &players[1], &OPTIONS).await;
        Duel::at(players, board)
    }

    /// A game whose first board this is.
    pub fn at(players: [Person; 2], board: Message) -> Duel {
        let rules = "mosona strict".parse().expect("rules");
        Duel { players, board, game: Game::new(rules), chance: Chance::new(1) }
    }

    pub fn mover(&self) -> &Person {
        &self.players[usize::from(self.game.to_move() == Side::North)]
    }

    fn channel(&self, world: &World) -> Channel {
        world.channel(self.board.channel())
    }

    /// A move for the player whose turn it is.
    pub fn pick(&mut self) -> Action {
        self.chance.of(&moves(&self.game)).expect("the game is not over so soon")
    }

    /// Below `count`, by chance.
    pub fn chance(&mut self, count: usize) -> usize {
        self.chance.below(count)
    }

    /// `action` was played: waits for its board.
    pub async fn shown(&mut self, world: &World, action: Action) {
        self.game.play(action).expect("a legal move");
        self.board = self.channel(world).board_after(&self.board).await;
        assert_eq!(self.board.pings(), [&self.mover().id]);
        assert_eq!(self.board.ply(), self.game.actions().len(), "every position is shown");
    }

    /// Plays one move by a reply to the board.
    pub async fn play(&mut self, world: &World) {
        let action = self.pick();
        self.mover().reply_to(&self.board, &action.to_string()).await;
        self.shown(world, action).await;
    }

    /// [`play_into_edit`](Self::play_into_edit), after somebody has written: the board is a new message.
    pub async fn play_into(&mut self, world: &World, faults: &[serde_json::Value]) -> Action {
        world.person("chipo").await.in_channel(self.board.channel()).say("Who is winning?").await;
        self.play_into_edit(world, faults).await
    }

    /// Orders `faults`, plays a move by command, which is answered, and waits until its board is
    /// caught in the last fault. The move, which is in the store and not yet on this side.
    pub async fn play_into_edit(&mut self, world: &World, faults: &[serde_json::Value]) -> Action {
        for fault in faults {
            world.order_fault(fault.clone()).await;
        }
        let action = self.pick();
        let answer = self.mover().command("move", &[("move", &action.to_string())]).await;
        assert_eq!(answer.text(), format!("Played: `{action}`."));
        world.until_faults_are_used().await;
        action
    }

    /// No position stands there twice, and every nonce is that of one message.
    pub async fn check(&self, world: &World) {
        let number = self.board.file_name().split('-').next().expect("the number of the game").to_owned();
        let of_game = |board: &Message| board.file_name().split('-').next() == Some(number.as_str());
        let boards = self.channel(world).boards().await.into_iter().filter(of_game);
        let plies: Vec<usize> = boards.map(|board| board.ply()).collect();
        assert!(plies.is_sorted_by(|one, next| one < next), "{plies:?}");
        assert_eq!(plies.last(), Some(&self.game.actions().len()), "{plies:?}");
        check_nonces(world).await;
    }
}

/// A nonce comes only with the message that was sent: in the answers to the bot's posts.
async fn check_nonces(world: &World) {
    let log = world.control.get("/requests").await;
    let answers = log["requests"].as_array().into_iter().flatten().map(|entry| &entry["response"]);
    let sent: BTreeSet<(&str, &str)> =
        answers.filter_map(|answer| Some((answer["nonce"].as_str()?, answer["id"].as_str()?))).collect();
    assert!(!sent.is_empty(), "the bot has posted nothing");
    let nonces: BTreeSet<&str> = sent.iter().map(|sent| sent.0).collect();
    let messages: BTreeSet<&str> = sent.iter().map(|sent| sent.1).collect();
    assert_eq!((nonces.len(), messages.len()), (sent.len(), sent.len()), "{sent:?}");
}
