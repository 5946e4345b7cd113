//! Whole games played blind: every move is chosen by what the words about the board tell, its alt text or
//! the board in letters, and every board must tell exactly what the move before it has made.

mod alt;
mod letters;
mod mind;
mod noticed;
mod told;
mod verdict;

use std::collections::BTreeSet;

use rules::{Action, Rules, describe::Spot};

use crate::harness::{Answer, Channel, Message, Person, World};
use mind::Mind;
use told::{Told, Who};

/// The words that people go by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Words {
    /// The alt text of the picture.
    Alt,
    /// The board in letters, which the people have chosen for all boards.
    Letters,
}

/// People at a board that they do not see.
struct Blind {
    people: Vec<Person>,
    who: Vec<Who>,
    rules: Rules,
    words: Words,
    channel: Channel,
    board: Message,
    mind: Mind,
    /// What the one to play has huffed or placed in this turn.
    opening: String,
    /// How many turns are over.
    over: usize,
    met: Met,
}

/// How many boards told of what most do not.
#[derive(Clone, Copy, Debug, Default)]
struct Met {
    men_to_be_huffed: usize,
    turns_going_on: usize,
    priests_in_hand: usize,
    priests_on_board: usize,
}

/// No game here has so many boards.
const LONGEST: usize = 400;

impl Blind {
    async fn sit_down(world: &World, rules: &str, words: Words, seed: u64) -> Blind {
        let rules: Rules = rules.parse().expect("rules");
        let names = ["ada", "bjoern", "chipo", "eunji"];
        let mut people = Vec::new();
        for name in &names[..rules.sides().len()] {
            people.push(world.person(name).await);
        }
        if words == Words::Letters {
            for person in &people {
                prefer_letters(person).await;
            }
        }
        let channel = world.games();
        let board = begin(&channel, &rules, &people).await;
        let mind = Mind::new(&rules, seed);
        let who = people.iter().map(|one| Who { name: one.shown.clone(), id: one.id.clone() }).collect();
        Blind {
            people,
            who,
            rules,
            words,
            channel,
            board,
            mind,
            opening: String::new(),
            over: 0,
            met: Met::default(),
        }
    }

    /// Plays the game to its end; how many turns it took.
    async fn play(&mut self) -> usize {
        let mut told = self.hear(&[]);
        for turns in 0..LONGEST {
            let Some((name, _)) = told.to_play.clone() else { return turns };
            let person = self.people.iter().find(|person| person.shown == name).expect("known").clone();
            self.doubt(&person, &told, turns).await;
            let turn = self.mind.choose();
            self.type_in(&person, &turn, turns).await;
            self.board = self.channel.board_after(&self.board).await;
            told = self.hear(&turn);
            self.is_of(&person, &turn, &told);
        }
        panic!("the game does not end: {told:#?}");
    }

    /// What the board tells after `turn`, in the words that these people go by.
    fn hear(&mut self, turn: &[Action]) -> Told {
        let told = match self.words {
            Words::Alt => self.alt(),
            Words::Letters => self.letters(self.board.text()),
        };
        self.mind.hear(&told, turn);
        if self.words == Words::Letters {
            assert_eq!(told, self.alt(), "letters and alt text tell the same");
        }
        self.met.men_to_be_huffed += usize::from(!told.may_be_huffed.is_empty());
        self.met.turns_going_on += usize::from(told.goes_on);
        self.met.priests_in_hand += usize::from(!told.in_hand.is_empty());
        self.met.priests_on_board += usize::from(!told.priests.is_empty());
        told
    }

    /// The last turn told is the one played, and the turns are counted.
    fn is_of(&mut self, person: &Person, turn: &[Action], told: &Told) {
        let text = format!("{} {}", self.opening, notation(turn)).trim_start().to_owned();
        let [(name, played), passes @ ..] = &told.last[..] else { panic!("{told:#?}") };
        assert_eq!((name, played.trim_end_matches(" --")), (&person.shown, text.as_str()), "{told:#?}");
        assert!(passes.iter().all(|(_, pass)| pass == "--"), "{told:#?}");
        self.over += if told.goes_on { 0 } else { 1 + passes.len() };
        self.opening = if told.goes_on { text } else { String::new() };
        let number = told.to_play.is_some().then_some(self.over / self.people.len() + 1);
        assert_eq!(told.number, number, "{told:#?}");
    }

    fn alt(&self) -> Told {
        alt::read(self.board.alt(), &self.rules.variant().to_string(), &self.who)
    }

    fn letters(&self, text: &str) -> Told {
        letters::read(text, Spot::all(&self.rules).len(), &self.who)
    }

    /// Now and then a player makes sure of what the words have told.
    async fn doubt(&mut self, person: &Person, told: &Told, turns: usize) {
        if turns % 6 == 1 {
            assert_eq!(moves(person).await, self.mind.legal(), "the legal moves: {told:#?}");
        }
        if turns % 6 == 3 {
            let wrong = self.mind.illegal();
            let answer = person.command("move", &[("move", &wrong)]).await;
            refused(&answer, &wrong);
            let other = self.people.iter().find(|other| other.id != person.id).expect("two people");
            let legal = self.mind.legal();
            let right = legal.first().expect("a legal move");
            refused(&other.command("move", &[("move", right)]).await, right);
        }
        if turns.is_multiple_of(3) {
            let asked = person.command("board", &[("form", "text")]).await.message();
            assert!(asked.is_private() && !asked.has_picture());
            assert_eq!(self.letters(asked.text()), *told, "what is told to one who asks");
        }
    }

    /// By command and by reply in turn.
    async fn type_in(&self, person: &Person, turn: &[Action], turns: usize) {
        let text = notation(turn);
        if turns.is_multiple_of(2) {
            let answer = person.command("move", &[("move", &text)]).await;
            assert_eq!(answer.text(), format!("Played: `{text}`."));
        } else {
            person.mentions_bot(&text).await;
        }
    }
}

/// As it is typed and told.
fn notation(turn: &[Action]) -> String {
    turn.iter().map(Action::to_string).collect::<Vec<_>>().join(" ")
}

fn refused(answer: &Answer, typed: &str) {
    assert!(answer.message().is_private(), "{}", answer.text());
    assert!(!answer.text().starts_with("Played"), "{typed} was played: {}", answer.text());
}

/// What `/moves` lists, on all its pages.
async fn moves(person: &Person) -> BTreeSet<String> {
    let mut page = person.command("moves", &[]).await.message();
    let mut found = BTreeSet::new();
    loop {
        found.extend(
            page.text().split('`').skip(1).step_by(2).flat_map(str::split_whitespace).map(str::to_owned),
        );
        if !page.has_button("More") {
            return found;
        }
        page = person.press(&page, "More").await.message();
    }
}

async fn prefer_letters(person: &Person) {
    let card = person.command("settings", &[]).await.message();
    person.choose(&card, "prefer:board", "text").await;
}

/// The first board of a game; the challenger begins, and partners sit where they are asked to.
async fn begin(channel: &Channel, rules: &Rules, people: &[Person]) -> Message {
    let end = channel.end().await;
    let line = rules.to_string();
    let (game, options) = line.split_once(' ').unwrap_or((&line, ""));
    let mut given = vec![("game", game), ("begins", "first")];
    given.extend((!options.is_empty()).then_some(("rules", options)));
    let names = ["opponent", "second-opponent", "partner"];
    given.extend(names.into_iter().zip(people[1..].iter().map(|person| person.name.as_str())));
    people[0].command("challenge", &given).await;
    let is_challenge = |message: &Message| message.has_button("Accept");
    let challenge = channel.wait_for_message(&end, "a challenge", is_challenge).await;
    for person in &people[1..] {
        person.press(&challenge, "Accept").await;
    }
    channel.board_after(&challenge).await
}

/// Plays a game; what was met in it.
async fn play_whole(rules: &str, words: Words, seed: u64) -> Met {
    let world = World::start().await;
    let mut blind = Blind::sit_down(&world, rules, words, seed).await;
    let boards = blind.play().await;
    assert!(boards > 20, "a game of {boards} boards tells little");
    world.finish().await;
    blind.met
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn mosona_is_played_by_alt_texts_alone() {
    let met = play_whole("mosona", Words::Alt, 106).await;
    assert!(met.men_to_be_huffed > 0, "{met:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn mosona_is_played_by_boards_in_letters_alone() {
    let met = play_whole("mosona", Words::Letters, 105).await;
    assert!(met.men_to_be_huffed > 0, "{met:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kolowis_is_played_by_alt_texts_alone() {
    let met = play_whole("kolowis", Words::Alt, 107).await;
    assert!(met.men_to_be_huffed > 0 && met.turns_going_on > 0, "{met:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kolowis_is_played_by_boards_in_letters_alone() {
    let met = play_whole("kolowis", Words::Letters, 8).await;
    assert!(met.men_to_be_huffed > 0 && met.turns_going_on > 0, "{met:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn awithlaknakwe_is_played_by_alt_texts_alone() {
    let met = play_whole("awithlaknakwe", Words::Alt, 25).await;
    assert!(met.priests_in_hand > 0 && met.priests_on_board > 0, "{met:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn awithlaknakwe_is_played_by_boards_in_letters_alone() {
    let met = play_whole("awithlaknakwe", Words::Letters, 109).await;
    assert!(met.priests_in_hand > 0 && met.priests_on_board > 0, "{met:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn awithlaknakwe_of_four_is_played_by_alt_texts_alone() {
    let met = play_whole("awithlaknakwe seats=4", Words::Alt, 1).await;
    assert!(met.priests_in_hand > 0 && met.priests_on_board > 0, "{met:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn awithlaknakwe_of_four_is_played_by_boards_in_letters_alone() {
    let met = play_whole("awithlaknakwe seats=4", Words::Letters, 2).await;
    assert!(met.priests_in_hand > 0 && met.priests_on_board > 0, "{met:?}");
}
