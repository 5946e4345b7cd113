//! Two at the same instant: one wins, the other gets a sentence, and nothing is there twice.

use rules::{Action, Game, Rules, Side};

use crate::{
    harness::{Message, Pending, Person, World, rounds, until},
    lines::{Chance, moves},
    words::{replies_to, says},
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_who_accept_at_once_begin_one_game() {
    let world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    let mut races = Vec::new();
    for _ in 0..rounds() {
        let seek = seek(&world, &ada).await;
        world.hold_edit(&seek).await;
        let pressed = tokio::join!(bjoern.send_press(&seek, "Accept"), chipo.send_press(&seek, "Accept"));
        world.let_go().await;
        let race = [pressed.0, pressed.1];
        let (loser, told) = until("one of the two is told", async || only_told(&race).await).await;
        says(
            &told,
            &["Too late: the game has already begun.", "You can watch it", "https://discord.com/channels/"],
        );
        races.push(race);

        let board = world.games().board_after(&seek).await;
        assert_eq!(board.pings(), [&ada.id]);
        says(board.text(), &["**Ada** (White) against", ["**Chipo**", "**Björn**"][loser]]);
        let question = ada.command("resign", &[]).await;
        ada.press(&question.message(), "Yes, give up").await;
        let over = world.games().board_after(&board).await;
        says(over.text(), &["**Game over.**", "**Ada** (White) gave up."]);
    }
    assert_eq!(
        world.games().boards().await.len(),
        2 * rounds(),
        "the first and the last board of every game"
    );
    let begun = world.games().texts().await.into_iter().filter(|text| text.contains("the game has begun"));
    assert_eq!(begun.count(), rounds());
    for race in &races {
        assert!(only_told(race).await.is_some(), "more was said later");
    }
    world.finish().await;
}

/// A seek in the channel.
async fn seek(world: &World, person: &Person) -> Message {
    let end = world.games().end().await;
    person.command("seek", &[("game", "mosona"), ("begins", "first")]).await;
    world.games().wait_for_message(&end, "the seek", |message| message.has_button("Accept")).await
}

/// Who of the two was told something, and what, if it is only one.
async fn only_told(race: &[Pending; 2]) -> Option<(usize, String)> {
    match [race[0].told().await, race[1].told().await] {
        [Some(told), None] => Some((0, told)),
        [None, Some(told)] => Some((1, told)),
        _ => None,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_moves_at_once_are_one_move() {
    let world = World::start().await;
    let people = world.people(["ada", "bjoern"]).await;
    let mut table = Table::set(&world, people).await;
    let mut races = Vec::new();
    let mut chance = Chance::new(7);
    while races.len() < rounds() {
        if table.game.outcome().is_some() {
            table.begin().await;
        }
        let moves = moves(&table.game);
        let Some(first) = chance.of(&moves) else {
            table.huff().await;
            continue;
        };
        let others: Vec<Action> = moves.iter().copied().filter(|other| *other != first).collect();
        let race = match (races.len() % 5, chance.of(&others)) {
            (0, Some(other)) => table.command_and_reply(first, other).await,
            (1, Some(other)) => table.two_commands(first, other).await,
            (2, Some(other)) => table.reply_and_mention(first, other).await,
            (3, _) => table.double_click(first).await,
            _ => table.both_players(first).await,
        };
        table.settle(&race).await;
        races.push(race);
    }
    for race in &races {
        assert!(table.outcome(race).await.is_some(), "more was said later about {:?}", race.moves);
    }
    assert_eq!(world.games().boards().await.len(), table.boards, "no board is there twice");
    world.finish().await;
}

/// Two attempts, the moves they try, and what the one that comes to nothing may be told.
struct Race {
    attempts: [Attempt; 2],
    moves: Vec<Action>,
    /// Empty where both are the same, made twice.
    refusals: Vec<String>,
}

enum Attempt {
    Asked(Pending),
    Wrote(Message),
}

/// A game as the test knows it, and as the channel shows it.
struct Table<'a> {
    world: &'a World,
    people: [Person; 2],
    game: Game,
    board: Message,
    boards: usize,
}

impl<'a> Table<'a> {
    async fn set(world: &'a World, people: [Person; 2]) -> Table<'a> {
        let board = world.begin(&people[0], &people[1], &[("game", "mosona")]).await;
        Table { world, people, game: new_game(), board, boards: 1 }
    }

    /// The next game, when one is over.
    async fn begin(&mut self) {
        self.board = self.world.begin(&self.people[0], &self.people[1], &[("game", "mosona")]).await;
        self.game = new_game();
        self.boards += 1;
    }

    fn mover(&self) -> &Person {
        &self.people[usize::from(self.game.to_move() == Side::North)]
    }

    fn other(&self) -> &Person {
        &self.people[usize::from(self.game.to_move() == Side::South)]
    }

    /// What someone is told who moves when the other's turn has come.
    fn out_of_turn(&self) -> String {
        format!("It is the turn of **{}**", self.other().shown)
    }

    async fn command_and_reply(&self, one: Action, other: Action) -> Race {
        let (one_text, other_text) = (one.to_string(), other.to_string());
        let options = [("move", one_text.as_str())];
        let sent = tokio::join!(
            self.mover().send_command("move", &options),
            self.mover().reply_to(&self.board, &other_text)
        );
        self.race([Attempt::Asked(sent.0), Attempt::Wrote(sent.1)], vec![one, other])
    }

    async fn two_commands(&self, one: Action, other: Action) -> Race {
        let (one_text, other_text) = (one.to_string(), other.to_string());
        let options = ([("move", one_text.as_str())], [("move", other_text.as_str())]);
        let sent = tokio::join!(
            self.mover().send_command("move", &options.0),
            self.mover().send_command("move", &options.1)
        );
        self.race([Attempt::Asked(sent.0), Attempt::Asked(sent.1)], vec![one, other])
    }

    async fn reply_and_mention(&self, one: Action, other: Action) -> Race {
        let (one_text, other_text) = (one.to_string(), other.to_string());
        let sent = tokio::join!(
            self.mover().reply_to(&self.board, &one_text),
            self.mover().mentions_bot(&other_text)
        );
        self.race([Attempt::Wrote(sent.0), Attempt::Wrote(sent.1)], vec![one, other])
    }

    /// The move is the mover's: whoever comes first, the other player's is not their turn, or not
    /// their man.
    async fn both_players(&self, action: Action) -> Race {
        let text = action.to_string();
        let options = [("move", text.as_str())];
        let sent = tokio::join!(
            self.mover().send_command("move", &options),
            self.other().send_command("move", &options)
        );
        let mut race = self.race([Attempt::Asked(sent.0), Attempt::Asked(sent.1)], vec![action]);
        race.refusals.push(format!("It is the turn of **{}**", self.mover().shown));
        race.refusals.push(format!("`{action}` is not possible"));
        race
    }

    /// Names a man without saying where it goes, and presses one of the buttons twice.
    async fn double_click(&self, action: Action) -> Race {
        let text = action.to_string();
        let man = text.split(['-', 'x']).next().expect("a move begins somewhere");
        let question = self.mover().command("move", &[("move", man)]).await.message();
        self.world.hold_answers(2).await;
        let sent = tokio::join!(
            self.mover().send_press(&question, &text),
            self.mover().send_press(&question, &text)
        );
        self.world.let_go().await;
        Race {
            attempts: [Attempt::Asked(sent.0), Attempt::Asked(sent.1)],
            moves: vec![action],
            refusals: Vec::new(),
        }
    }

    fn race(&self, attempts: [Attempt; 2], moves: Vec<Action>) -> Race {
        Race { attempts, moves, refusals: vec![self.out_of_turn(), "This game is over.".to_owned()] }
    }

    /// Nothing but a huff is possible.
    async fn huff(&mut self) {
        let huff = self.game.legal_actions()[0];
        self.mover().reply_to(&self.board, &huff.to_string()).await;
        self.next().await;
        self.game.play(huff).expect("a legal huff");
    }

    /// Waits for the next board, in a message of its own or in that of the last.
    async fn next(&mut self) {
        let next = self.world.games().board_after(&self.board).await;
        self.boards += usize::from(next.id() != self.board.id());
        self.board = next;
    }

    /// Waits until one has won and the other is told why not, unless it is the same, and goes on with what was played.
    async fn settle(&mut self, race: &Race) {
        self.next().await;
        let played = |action: &&Action| self.board.text().contains(&format!("played `{action}`"));
        let played = race.moves.iter().find(played);
        let played = *played.unwrap_or_else(|| panic!("{:?} or what? {}", race.moves, self.board.text()));
        self.game.play(played).expect("a legal move");
        let told = until("one of the two is refused", async || self.outcome(race).await).await;
        if race.refusals.is_empty() {
            return;
        }
        assert!(
            race.refusals.iter().any(|refusal| told.contains(refusal)),
            "{told:?} of {:?}",
            race.refusals
        );
        if !told.contains("is not possible") {
            says(&told, &["](https://discord.com/channels/"]);
        }
    }

    /// What was said of the race in the end.
    async fn outcome(&self, race: &Race) -> Option<String> {
        if race.refusals.is_empty() { self.twice(race).await } else { self.refused(race).await }
    }

    /// What was said to both, if it is the same.
    async fn twice(&self, race: &Race) -> Option<String> {
        match [self.told(&race.attempts[0]).await, self.told(&race.attempts[1]).await] {
            [Some(one), Some(other)] if one == other && one.starts_with("Played: ") => Some(one),
            _ => None,
        }
    }

    /// What was said to one of the two, if one was refused and the other was not.
    async fn refused(&self, race: &Race) -> Option<String> {
        match [self.refusal(&race.attempts[0]).await, self.refusal(&race.attempts[1]).await] {
            [Some(told), None] | [None, Some(told)] => Some(told),
            _ => None,
        }
    }

    async fn refusal(&self, attempt: &Attempt) -> Option<String> {
        self.told(attempt).await.filter(|told| !told.starts_with("Played: "))
    }

    async fn told(&self, attempt: &Attempt) -> Option<String> {
        match attempt {
            Attempt::Asked(pending) => pending.told().await,
            Attempt::Wrote(message) => {
                let all = self.world.games().since(message.id()).await;
                let reply = all.iter().find(|found| replies_to(found) == Some(message.id()));
                reply.map(|reply| reply.text().to_owned())
            }
        }
    }
}

fn new_game() -> Game {
    Game::new("mosona".parse::<Rules>().expect("rules"))
}
