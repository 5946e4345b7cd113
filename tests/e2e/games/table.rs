//! People at a board: turns are played by every means there is, and every board is checked.

use rules::{Action, Reading};

use super::{alt, mirror::Mirror, picture, plan::is_opening, text, words};
use crate::{
    harness::{Channel, Message, Person, World},
    words::until_known,
};

/// A game in a channel.
pub struct Table {
    pub mirror: Mirror,
    /// The current board.
    pub board: Message,
    channel: Channel,
    bot: String,
    boards: usize,
    turns: usize,
    /// How many turns with a huff or placing were played in one message.
    whole: usize,
    /// How often each means was used, by [`Means`].
    pub used: [usize; 5],
}

/// How a turn is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    Command,
    Reply,
    Mention,
    /// Only the goal is typed, and one of the moves that it may mean is chosen.
    Question,
    Button,
}

impl Table {
    /// The people sit down: the challenger first, then the partner if there is one, then opponents.
    pub async fn open(world: &World, game: &str, rules: &str, people: &[Person]) -> Table {
        let channel = world.games();
        let end = channel.end().await;
        let names = ["opponent", "second-opponent", "partner"];
        let mut options = vec![("game", game), ("begins", "first")];
        options.extend((!rules.is_empty()).then_some(("rules", rules)));
        options.extend(names.into_iter().zip(people[1..].iter().map(|person| person.name.as_str())));
        people[0].command("challenge", &options).await;
        let is_challenge = |message: &Message| message.has_button("Accept");
        let challenge = channel.wait_for_message(&end, "a challenge", is_challenge).await;
        for person in &people[1..] {
            person.press(&challenge, "Accept").await;
        }
        let board = channel.board_after(&challenge).await;
        let mirror = Mirror::new(format!("{game} {rules}").parse().expect("rules"));
        let bot = board.author().to_owned();
        let mut table = Table { mirror, board, channel, bot, boards: 1, turns: 0, whole: 0, used: [0; 5] };
        table.seat(people);
        table.check().await;
        table
    }

    /// Who plays which side is taken from the first board.
    fn seat(&mut self, people: &[Person]) {
        for side in self.mirror.sides() {
            let name = words::side(&self.mirror.rules(), side);
            let sits = |person: &&Person| self.board.alt().contains(&format!("{} ({name}), ", person.shown));
            self.mirror.people[side] = people.iter().find(sits).cloned();
        }
    }

    /// Plays turns as planned, each by another means than the one before.
    pub async fn play_all(&mut self, turns: &[Vec<Action>]) {
        for turn in turns {
            self.play(turn).await;
        }
    }

    async fn play(&mut self, turn: &[Action]) {
        self.turns += 1;
        match *turn {
            // Every other time, what opens a turn is a press of its own.
            [opening, rest] if self.used[Means::Button as usize] <= self.whole => {
                self.play_by(&[opening], Means::Button).await;
                // After a placing the pass may have followed of itself.
                if self.mirror.goes_on() {
                    self.play_by(&[rest], Means::Mention).await;
                }
            }
            [action] if is_opening(action) => self.play_by(turn, Means::Button).await,
            _ => {
                self.whole += turn.len() - 1;
                let means = [Means::Command, Means::Reply, Means::Question, Means::Mention];
                self.play_by(turn, means[self.turns % 4]).await;
            }
        }
    }

    async fn play_by(&mut self, turn: &[Action], means: Means) {
        let person = self.mirror.to_move().clone();
        let text = words::notation(turn);
        match means {
            Means::Command => self.command(&person, &text).await,
            Means::Reply => {
                until_known(&person, &self.board).await;
                person.reply_to(&self.board, &text).await;
            }
            Means::Mention => drop(person.mentions_bot(&text).await),
            Means::Button => self.press(&person, turn).await,
            Means::Question => {
                if !self.question(&person, turn).await {
                    return Box::pin(self.play_by(turn, Means::Command)).await;
                }
            }
        }
        self.used[means as usize] += 1;
        self.mirror.play(turn);
        self.next().await;
    }

    /// By `/move`, with a look at what it offers.
    async fn command(&self, person: &Person, text: &str) {
        let offered = person.autocomplete("move", &[("move", &text[..2])], "move").await;
        let legal: Vec<String> =
            self.mirror.game.legal_turns().iter().map(|turn| words::notation(turn)).collect();
        assert!(offered.iter().all(|offer| legal.contains(offer)), "{offered:?} of {legal:?}");
        assert!(offered.len() == 25 || offered.contains(&text.to_owned()), "{text} among {offered:?}");
        let answer = person.command("move", &[("move", text)]).await;
        assert_eq!(answer.text(), format!("Played: `{text}`."));
        assert!(answer.message().is_private());
    }

    /// By a button or list under the board.
    async fn press(&self, person: &Person, turn: &[Action]) {
        let answer = self.pick(person, &self.board, turn).await;
        assert!(answer.is_some_and(|text| text.is_empty()), "{turn:?} under {:#}", self.board.json);
    }

    /// By the goal alone, if that is not enough to know the move; `false` if it is, or ours is not
    /// among those that are shown.
    async fn question(&self, person: &Person, turn: &[Action]) -> bool {
        let Some(goal) = goal(turn) else { return false };
        match self.mirror.game.read(&goal) {
            Reading::Ambiguous(candidates) if candidates.iter().take(5).any(|one| one == turn) => {}
            _ => return false,
        }
        let asked = person.command("move", &[("move", &goal)]).await.message();
        assert!(asked.text().contains("Which one do you mean?"), "{}", asked.text());
        let answer = self.pick(person, &asked, turn).await;
        assert_eq!(answer, Some(format!("Played: `{}`.", words::notation(turn))));
        true
    }

    /// Waits for the next board, the only thing that the bot says to everybody, and checks it.
    pub async fn next(&mut self) {
        let last = self.board.clone();
        self.board = self.channel.board_after(&last).await;
        let since = self.channel.since(last.id()).await;
        let is_said = |message: &&Message| message.author() == self.bot && !message.is_private();
        let is_new = usize::from(self.board.id() != last.id());
        let said = since.iter().filter(is_said).count();
        assert_eq!(said, is_new, "one board and nothing else: {:?}", self.channel.texts().await);
        self.boards += is_new;
        self.check().await;
    }

    /// Presses or chooses what plays `turn`, under a board or a question, if it is there. What is answered
    /// in words, if anything.
    async fn pick(&self, person: &Person, message: &Message, turn: &[Action]) -> Option<String> {
        let plays = |id: &str| match id.parse() {
            Ok(view::CustomId::Play { turn: key, .. } | view::CustomId::Answer { turn: key, .. }) => {
                key == view::TurnKey::of(turn, &self.mirror.game)
            }
            _ => false,
        };
        if let Some(button) = message.buttons().into_iter().find(|button| plays(&button.id)) {
            return Some(person.press(message, &button.label).await.text());
        }
        let (list, value) = message.choices().into_iter().find(|(_, value)| plays(value))?;
        Some(person.choose(message, &list, &value).await.text())
    }

    async fn check(&self) {
        text::check(&self.mirror, &self.board);
        alt::check(&self.mirror, self.board.alt());
        picture::check(&self.mirror, &self.board).await;
    }

    /// Nothing was posted twice, and nothing that was not seen.
    pub async fn check_boards(&self) {
        let boards = self.channel.boards().await;
        let names: std::collections::BTreeSet<&str> = boards.iter().map(Message::file_name).collect();
        assert_eq!((boards.len(), names.len()), (self.boards, self.boards));
    }
}

/// The place where a move ends, if one action is all there is.
fn goal(turn: &[Action]) -> Option<String> {
    let [action] = turn else { return None };
    let text = action.to_string();
    let end = match text.split_once('-') {
        Some((_, to)) => to.split(['x', '~']).next(),
        None => text.rsplit('x').next(),
    };
    end.map(str::to_owned)
}
