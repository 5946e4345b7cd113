//! People at a board on the page. Every board is looked at, and its alt text read.

use rules::{Action, Side};

use super::{alt, mirror::Mirror, plan::is_opening};
use crate::{messages::Shown, tab::Tab};

/// How a move is made.
#[derive(Clone, Copy, Debug)]
enum Means {
    /// `/move`, with a suggestion.
    Command,
    Reply,
    Mention,
    /// The button *Move*, then a list of men and one of moves.
    Lists,
    /// The form behind *Type a move*.
    Form,
    /// A message, and *Play as move* in its menu.
    Menu,
}

const ALL: [Means; 6] =
    [Means::Command, Means::Reply, Means::Lists, Means::Mention, Means::Form, Means::Menu];

pub struct Table<'a> {
    pub mirror: Mirror,
    tabs: Vec<(Side, &'a Tab)>,
    board: Shown,
    /// How often each means was used.
    pub used: [usize; ALL.len()],
}

impl<'a> Table<'a> {
    /// Waits for the first board.
    pub async fn sit<const SEATS: usize>(rules: &str, tabs: [(Side, &'a Tab); SEATS]) -> Table<'a> {
        let mut mirror = Mirror::new(rules.parse().expect("rules"));
        tabs.iter().for_each(|(side, tab)| mirror.people[*side] = Some(tab.person.clone()));
        let first = tabs[0].1;
        first.find(&crate::messages::button("Move")).await;
        let board = first.next_board(None).await;
        let table = Table { mirror, tabs: tabs.to_vec(), board, used: [0; ALL.len()] };
        table.check().await;
        table
    }

    /// Who is to move.
    fn tab(&self) -> &'a Tab {
        let side = self.mirror.game.to_move();
        self.tabs.iter().find(|seat| seat.0 == side).expect("somebody plays every side").1
    }

    /// Plays a turn; what opens it is a press of its own.
    pub async fn play(&mut self, turn: &[Action]) {
        for &action in turn {
            // After a placing the pass may have followed of itself.
            if self.mirror.game.legal_actions().contains(&action) {
                self.act(action).await;
            }
        }
    }

    async fn act(&mut self, action: Action) {
        let tab = self.tab();
        // The board is there for whoever is to move too.
        tab.until("the board", async || {
            let shown = tab.next_board(None).await;
            Ok((shown.source == self.board.source).then_some(()))
        })
        .await;
        let text = action.to_string();
        if is_opening(action) {
            tab.press(&format!("Huff {}", &text[1..])).await;
        } else {
            // Each way is gone by each player.
            let made: usize = self.used.iter().sum();
            let number = (made + made / ALL.len()) % ALL.len();
            self.used[number] += 1;
            self.make(tab, ALL[number], &text).await;
        }
        self.board = tab.next_board(Some(&self.board)).await;
        self.mirror.play(&[action]);
        self.check().await;
    }

    async fn make(&self, tab: &Tab, means: Means, text: &str) {
        match means {
            Means::Command => {
                tab.begin_command("move").await;
                tab.keys(&text[..2]).await;
                tab.suggestion(text).await;
                tab.send_command().await;
                tab.reads(&format!("Played: {text}.")).await;
            }
            Means::Reply => {
                tab.begin_reply(&self.board.message).await;
                tab.keys(text).await;
                tab.look("reply").await;
                tab.enter().await;
            }
            Means::Mention => {
                tab.write("@Sto").await;
                tab.suggestion("Stones").await;
                tab.keys(text).await;
                tab.look("mention").await;
                tab.enter().await;
            }
            Means::Lists => {
                tab.press("Move").await;
                tab.reads("Which man do you move?").await;
                tab.look("men").await;
                tab.choose(text.split(['-', 'x']).next().expect("a move begins with a man")).await;
                tab.reads("Where does the man on").await;
                tab.look("goals").await;
                tab.choose(text).await;
                tab.reads(&format!("Played: {text}.")).await;
            }
            Means::Form => {
                tab.press("Move").await;
                tab.press("Type a move").await;
                tab.find("//dialog[@open]//input").await;
                tab.keys(text).await;
                tab.look("form").await;
                tab.click("//dialog//button[.='Submit']").await;
                tab.until_gone("//dialog").await;
            }
            Means::Menu => {
                tab.write(text).await;
                tab.enter().await;
                let message = tab.id_of(text).await;
                tab.menu_of(&message, "Play as move").await;
            }
        }
    }

    /// The board tells the last action, whose turn it is and where everybody stands.
    async fn check(&self) {
        alt::check(&self.mirror, &self.board.alt);
        self.tab().look("board").await;
    }
}
