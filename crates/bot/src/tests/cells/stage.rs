//! What has happened before somebody asks: games and challenges of people who meet nowhere else.

use std::time::Duration;

use play::{
    Begins, ChallengeDeed, ChallengeId, Command, Following, Game, GameDeed, GameId, Invite, Means, MoveLimit,
    OfferKind, Place, PlayerId, Seq, Server, Standing, Switch, Terms,
};
use rules::Side;
use store::Answer;

use super::{
    super::Bot,
    axes::{Where, Who},
};

/// What has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Nothing.
    Nothing,
    /// A challenges B.
    Challenge,
    /// The same, where others play already.
    Second,
    /// A seeks an opponent.
    Seek,
    /// A gathers four; B has a seat.
    Lobby,
    /// B has declined the challenge of A.
    Declined,
    /// A game has begun, and A is to move.
    Begun,
    /// A game in which both have moved, B last; A is to move.
    Moved,
    /// The same with a limit of time.
    Limited,
    /// The same, and B offers something.
    Offered(OfferKind),
    /// The same, and it is paused.
    Paused,
    /// A game with a limit that A has let go by.
    Late,
    /// B gave the game up.
    Over,
    /// The channel of a game is gone; people ask from another one.
    Gone,
    /// A game of four: A and P against B and S. P asks A to give up.
    Four,
    /// The same, and S, who has left, has an open seat.
    OpenSeat,
}

impl Stage {
    fn is_of_four(self) -> bool {
        matches!(self, Stage::Lobby | Stage::Four | Stage::OpenSeat)
    }

    /// Whether those blocked are outside of what happens.
    fn is_open(self) -> bool {
        matches!(self, Stage::Seek | Stage::Lobby | Stage::OpenSeat)
    }
}

/// The people by their first letters: A(na), B(o), C(y), M(oderator), E(ve), P(artner), S(econd opponent).
const PEOPLE: &str = "ABCMEPS";

/// A stage on which something is asked, and nothing else ever.
#[derive(Clone, Copy, Debug)]
pub struct Scene {
    number: u64,
    stage: Stage,
    place: Where,
    pub challenge: ChallengeId,
    pub game: GameId,
    /// The last event of the game, so that of its current board.
    pub board: Seq,
    /// What is offered or asked, by its event.
    pub offer: Seq,
}

impl Scene {
    /// A stage on which nothing has happened, to see how ids are written.
    pub fn example() -> Scene {
        Scene::empty(1, Stage::Nothing, Where::Channel)
    }

    fn empty(number: u64, stage: Stage, place: Where) -> Scene {
        let (challenge, game) = (ChallengeId(i64::MAX), GameId(i64::MAX));
        Scene { number, stage, place, challenge, game, board: Seq(1), offer: Seq(1) }
    }

    /// Sets the stage for `who`.
    pub async fn set(bot: &Bot, number: u64, stage: Stage, place: Where, who: Who) -> Scene {
        let mut scene = Scene::empty(number, stage, place);
        for letter in PEOPLE.chars() {
            for server in [Some(scene.server()), None] {
                bot.ctx.people.learn(server, PlayerId(scene.person(letter)), &letter.to_string());
            }
        }
        if stage == Stage::Second {
            scene.others(bot).await;
        }
        if stage != Stage::Nothing {
            scene.challenge(bot).await;
        }
        if stage == Stage::OpenSeat {
            bot.discord.leaves(scene.person('S'));
        }
        scene.play(bot).await;
        match who {
            Who::Left => bot.discord.leaves(scene.person('A')),
            Who::Blocked => {
                let (by, blocked) = (PlayerId(scene.person('A')), PlayerId(scene.actor(who)));
                bot.ctx.store.set_blocked(by, blocked, Switch::On).await.unwrap();
            }
            Who::Mover | Who::Other | Who::Onlooker | Who::Moderator | Who::Manager => {}
        }
        scene
    }

    pub fn person(&self, letter: char) -> u64 {
        10_000 + self.number * 16 + PEOPLE.find(letter).unwrap() as u64
    }

    pub fn actor(&self, who: Who) -> u64 {
        self.person(match who {
            Who::Mover => 'A',
            Who::Other => 'B',
            Who::Onlooker => 'C',
            Who::Moderator | Who::Manager => 'M',
            Who::Left if self.place == Where::Direct => 'A',
            Who::Left => 'B',
            Who::Blocked if self.stage.is_open() => 'C',
            Who::Blocked => 'B',
        })
    }

    pub fn server(&self) -> Server {
        Server(20_000_000 + self.number)
    }

    /// Where the game is played.
    fn played_at(&self) -> Place {
        Place(30_000_000 + self.number)
    }

    /// Where people ask.
    pub fn asked_at(&self, who: Who) -> u64 {
        match (self.place, self.stage) {
            (Where::Direct, _) => 50_000_000 + self.actor(who),
            (_, Stage::Gone) => 40_000_000 + self.number,
            _ => self.played_at().0,
        }
    }

    /// All that `actor` could have changed: the events of challenge and game, the challenges that stand
    /// open, the games that run, and who follows the game.
    pub async fn state(&self, bot: &Bot, actor: u64) -> State {
        let store = &bot.ctx.store;
        let challenge = store.challenge(self.challenge).await.unwrap();
        let game = store.game(self.game).await.unwrap();
        let mut open = store.open_challenges_of(PlayerId(actor)).await.unwrap();
        open.extend(store.open_challenges_of(PlayerId(self.person('A'))).await.unwrap());
        let running = store.running_of(PlayerId(actor), 5).await.unwrap();
        State {
            running: running.into_iter().map(|listed| listed.id).collect(),
            challenge: challenge.map(|found| found.challenge.seq),
            game: game.map(|game| game.seq()),
            open,
            followers: store.followers(self.game).await.unwrap(),
        }
    }

    /// P and S play where the others are about to.
    async fn others(&self, bot: &Bot) {
        let invites = vec![Invite::Named(PlayerId(self.person('S')), Standing::Present)];
        let opened =
            self.act(bot, Command::open(PlayerId(self.person('P')), self.terms("mosona", invites))).await;
        let Answer::Challenge(opened) = opened else { panic!("{opened:?}") };
        let deed = ChallengeDeed::Accept { seat: None, absent: Vec::new(), threads: false };
        self.act(bot, Command::challenge(PlayerId(self.person('S')), opened.id, deed)).await;
    }

    fn terms(&self, rules: &str, invites: Vec<Invite>) -> Terms {
        let limited = matches!(self.stage, Stage::Limited | Stage::Paused | Stage::Late | Stage::Offered(_));
        Terms {
            server: Some(self.server()),
            means: if self.place == Where::Foreign { Means::Answers } else { Means::Posts },
            begins: Begins::First,
            limit: limited.then_some(MoveLimit::ALL[0]),
            threads: self.stage == Stage::Second,
            ..Terms::new(self.played_at(), rules.parse().unwrap(), invites)
        }
    }

    async fn challenge(&mut self, bot: &Bot) {
        let named = |letter| Invite::Named(PlayerId(self.person(letter)), Standing::Present);
        let (rules, invites) = match self.stage {
            Stage::Seek => ("mosona", vec![Invite::Open]),
            Stage::Lobby => ("awithlaknakwe seats=4", vec![Invite::Open, named('B'), Invite::Open]),
            stage if stage.is_of_four() => {
                ("awithlaknakwe seats=4", vec![named('P'), named('B'), named('S')])
            }
            _ => ("mosona", vec![named('B')]),
        };
        let terms = self.terms(rules, invites);
        let opened = self.act(bot, Command::open(PlayerId(self.person('A')), terms)).await;
        let Answer::Challenge(opened) = opened else { panic!("{opened:?}") };
        self.challenge = opened.id;
        let accepting = match self.stage {
            Stage::Challenge | Stage::Second | Stage::Seek => "",
            Stage::Declined => return self.about_challenge(bot, 'B', ChallengeDeed::Decline).await,
            Stage::Lobby => "B",
            stage if stage.is_of_four() => "PBS",
            _ => "B",
        };
        for letter in accepting.chars() {
            let deed = ChallengeDeed::Accept { seat: None, absent: Vec::new(), threads: false };
            self.about_challenge(bot, letter, deed).await;
        }
    }

    async fn about_challenge(&mut self, bot: &Bot, letter: char, deed: ChallengeDeed) {
        let command = Command::challenge(PlayerId(self.person(letter)), self.challenge, deed);
        match self.act(bot, command).await {
            Answer::Challenge(answer) => {
                if let Some((game, _)) = answer.started {
                    self.game = game;
                }
            }
            answer => panic!("{answer:?}"),
        }
    }

    /// What happens in the game.
    async fn play(&mut self, bot: &Bot) {
        let moves = [('A', "a8-b9"), ('B', "c10xa8")];
        let moved = matches!(
            self.stage,
            Stage::Moved | Stage::Limited | Stage::Paused | Stage::Late | Stage::Offered(_)
        );
        for (letter, text) in moves.into_iter().filter(|_| moved) {
            let command = Command::play(PlayerId(self.person(letter)), self.game, text);
            let answer = self.act(bot, command).await;
            assert!(matches!(answer, Answer::Game(_)), "{answer:?}");
        }
        let pause = OfferKind::Pause;
        let deeds = match self.stage {
            Stage::Offered(OfferKind::TakeBack) => {
                // Beyond the time in which nobody need be asked.
                bot.clock.advance(Game::FREE + Duration::from_secs(1));
                vec![('B', GameDeed::Offer(OfferKind::TakeBack))]
            }
            Stage::Offered(kind) => vec![('B', GameDeed::Offer(kind))],
            Stage::Paused => {
                vec![('B', GameDeed::Offer(pause)), ('A', GameDeed::Agree { kind: pause, offer: None })]
            }
            Stage::Late => {
                bot.clock.advance(MoveLimit::ALL[0].duration());
                Vec::new()
            }
            Stage::Over => vec![('B', GameDeed::Resign)],
            Stage::Gone => {
                bot.discord.delete_channel(self.played_at().0);
                Vec::new()
            }
            Stage::Four => vec![('P', GameDeed::Resign)],
            Stage::OpenSeat => {
                let player = PlayerId(self.person('S'));
                vec![('A', GameDeed::OpenSeat { player, standing: Standing::Absent })]
            }
            _ => Vec::new(),
        };
        for (letter, deed) in deeds {
            let answer = self.act(bot, Command::game(PlayerId(self.person(letter)), self.game, deed)).await;
            let Answer::Game(answer) = answer else { panic!("{answer:?}") };
            self.offer = answer.game.seq();
        }
        if let Some(game) = bot.ctx.store.game(self.game).await.unwrap() {
            self.board = game.seq();
        }
    }

    async fn act(&self, bot: &Bot, command: Command) -> Answer {
        let seq = format!("{}-{:?}", self.number, command);
        bot.ctx.store.act(&command, &seq).await.unwrap().answer
    }
}

/// How it stands on a stage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    challenge: Option<Seq>,
    game: Option<Seq>,
    open: Vec<ChallengeId>,
    running: Vec<GameId>,
    followers: Vec<(PlayerId, Following)>,
}

/// What has changed on a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    Nothing,
    /// A challenge, whose message is written anew: that takes no right to write.
    Challenge,
    /// Something that a new message may tell.
    More,
}

impl State {
    pub fn change(&self, after: &State) -> Change {
        match self {
            before if before == after => Change::Nothing,
            before
                if before.game == after.game
                    && before.challenge.is_some()
                    && before.challenge != after.challenge =>
            {
                Change::Challenge
            }
            _ => Change::More,
        }
    }
}

/// A seat of the lobby that is open.
pub const OPEN: Side = Side::East;
/// The seat that is open in [`Stage::OpenSeat`].
pub const LEFT: Side = Side::North;
