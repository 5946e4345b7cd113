//! Tests over all views: what messages look like, that they keep to Discord's limits, and that the
//! words for a board tell all of it.

mod choosing;
mod everywhere;
mod hints;
mod learning;
mod limits;
mod settings;
mod snapshots;
mod words;

use play::{
    Entry, Game, GameEvent, GameId, Manner, Means, MessageId, MoveLimit, OfferKind, Place, PlayerId, Seats,
    Seq, Server, Time, Venue,
};
use rules::{Action, Rules, Side};

use super::*;
use play::{Hint, Switch};

pub(super) const EN: Locale = Locale::English;

/// A game of players 1, 2 … in the order of play, its events a second apart.
#[derive(Clone, Debug)]
pub(super) struct Played {
    pub game: Game,
    pub names: Names,
}

impl Played {
    pub fn start(rules: &str) -> Played {
        Played::begun(rules, None)
    }

    /// With a limit of time for moves.
    pub fn limited(rules: &str) -> Played {
        Played::begun(rules, Some(MoveLimit::Day))
    }

    fn begun(rules: &str, limit: Option<MoveLimit>) -> Played {
        let rules: Rules = rules.parse().expect("rules");
        let seats = Seats::new(rules.sides().iter().copied().zip((1..).map(PlayerId)));
        let server = Some(Server(10));
        let event = GameEvent::Started {
            server,
            venue: Venue::Place(Place(20)),
            means: Means::Posts,
            rules,
            limit,
            seats,
            series: None,
        };
        let game = Game::started(&Entry { seq: Seq(1), at: Time(1_000_000), event }).expect("a start");
        Played { game, names: people() }
    }

    /// The events follow as they are.
    pub fn event(mut self, event: GameEvent) -> Played {
        let seq = self.game.seq().next();
        let at = Time(1_000_000 + 1000 * i64::from(seq.0));
        self.game.apply(&Entry { seq, at, event }).expect("an event that can follow");
        self
    }

    /// Turns parted by commas, actions by spaces; passes follow of themselves.
    pub fn play(self, turns: &str) -> Played {
        turns.split(',').fold(self, |played, turn| {
            let variant = played.game.rules().variant();
            let actions = turn.split_whitespace().map(|word| Action::read(variant, word).expect("notation"));
            let actions = actions.collect();
            played.turn(actions)
        })
    }

    pub fn turn(self, actions: Vec<Action>) -> Played {
        let side = self.game.to_move();
        let mut played = self.event(GameEvent::Played { side, actions, how: Manner::ByHand });
        while played.game.result().is_none() && played.game.board().forced_pass().is_some() {
            let side = played.game.to_move();
            played = played.event(GameEvent::Passed { side });
        }
        played
    }

    pub fn named(mut self, names: [&str; 4]) -> Played {
        self.names = (1..).map(PlayerId).zip(names).collect();
        self
    }

    pub fn table(&self) -> Table<'_> {
        Table { id: GameId(7), game: &self.game, names: &self.names }
    }
}

pub(super) fn people() -> Names {
    (1..).map(PlayerId).zip(NAMES).collect()
}

pub(super) fn link() -> Link {
    Link { server: Some(Server(10)), place: Place(20), message: Some(MessageId(30)) }
}

/// A message as text: what it says, to whom, and what can be pressed.
pub(super) fn sketch(message: &Message) -> String {
    let pings: Vec<String> = message.mentions.iter().map(PlayerId::to_string).collect();
    let form = match message.form {
        Form::Plain => "",
        Form::Card { accent: None } => ", card",
        Form::Card { accent: Some(Accent(colour)) } => &format!(", card {colour:06x}"),
    };
    let head = format!("{:?}, pings [{}]{form}", message.audience, pings.join(", "));
    let mut lines = vec![head, message.content.clone()];
    if let Some(board) = &message.board {
        let scene = &board.scene;
        lines.push(format!("picture from {:?}: {:?}, footer {:?}", scene.bottom, scene.status, scene.footer));
        lines.push(format!("alt ({}): {}", board.alt.chars().count(), board.alt));
        lines.push(board.text.clone());
    }
    lines.extend(message.rows.iter().map(sketch_row));
    lines.join("\n")
}

fn sketch_row(row: &Row) -> String {
    match row {
        Row::Buttons(buttons) => buttons.iter().map(sketch_button).collect::<Vec<_>>().join(" "),
        Row::Select(select) => {
            let choices: Vec<String> = select.choices.iter().map(sketch_choice).collect();
            format!("[{} → {}: {}]", select.placeholder, select.id, choices.join("; "))
        }
        Row::Picker(picker) => {
            let Picker { id, placeholder, of, chosen, most } = picker;
            format!("[{placeholder} → {id}: {of:?} {chosen:?} of {most}]")
        }
    }
}

fn sketch_choice(choice: &Choice) -> String {
    let words = choice.description.as_ref().map(|words| format!(" ({words})")).unwrap_or_default();
    let chosen = if choice.chosen { " ✓" } else { "" };
    format!("{}{words} → {}{chosen}", choice.label, choice.value)
}

fn sketch_button(button: &Button) -> String {
    match &button.does {
        Press::Act(id) => format!("({:?}: {} → {id})", button.style, button.label),
        Press::Open(address) => format!("(link: {} → {address})", button.label),
    }
}

pub(super) const INVITATIONS: Invitations<'_> =
    Invitations { server: "https://example.org/server", account: "https://example.org/account" };

pub(super) const NAMES: [&str; 4] = ["Ana", "Ben", "Cleo", "Dee"];

/// Every family, length, number of seats and kind of rules that words or controls depend on.
const RULES: [&str; 12] = [
    "mosona",
    "mosona lozenges=2",
    "mosona lozenges=20 outer-lines=yes leap=bent",
    "mosona strict",
    "kolowis",
    "kolowis bead",
    "kolowis lozenges=20 men=full",
    "awithlaknakwe",
    "awithlaknakwe seats=4",
    "awithlaknakwe seats=4 flank=any priest=captor",
    "awithlaknakwe capture=optional",
    "awithlaknakwe seats=4 goal=race",
];

/// Positions from random games: of each kind of rules the start, the end, and what lies between.
pub(super) fn random_games(names: &'static [&'static str; 4]) -> impl Iterator<Item = Played> {
    let games = if std::env::var_os("STONES_SLOW").is_some() { 20 } else { 1 };
    let kinds = RULES.into_iter().flat_map(move |rules| (0..games).map(move |seed| (rules, seed)));
    kinds.flat_map(|(rules, seed)| random_game(Played::start(rules).named(*names), seed, 150))
}

/// Every position of one random game, at most `turns` of them.
pub(super) fn random_game(start: Played, seed: u64, turns: usize) -> Vec<Played> {
    let mut positions = vec![start];
    let mut state = seed;
    while positions.len() <= turns {
        let last = positions.last().expect("the start");
        let actions = last.game.board().legal_actions();
        if last.game.result().is_some() || actions.is_empty() {
            break;
        }
        state = splitmix(state);
        let action = actions[usize::try_from(state % actions.len() as u64).expect("an index")];
        let next = last.clone().turn(vec![action]);
        positions.push(next);
    }
    positions
}

/// SplitMix64 (Steele, Lea, Flood 2014): a new number of every state.
fn splitmix(state: u64) -> u64 {
    let z = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
