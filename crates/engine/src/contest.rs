//! Matches between two players: openings, games, score, Elo.

use std::{
    fmt,
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use rules::{Action, Game, Rules, Team};

use crate::{Engine, Limits, Settings, Stop, zobrist::number};

/// Who takes part in a match.
pub trait Player {
    /// An action in a game that is not over. `None` gives the game up.
    fn choose(&mut self, game: &Game) -> Option<Action>;
}

/// The two players of a match.
pub type Pair = [Box<dyn Player>; 2];

/// How a match went, from the point of view of its first player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
}

/// An estimate of a difference in strength, with its error at 95 % confidence. Infinite where every game went
/// one way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    pub low: f64,
    pub middle: f64,
    pub high: f64,
}

impl Tally {
    pub fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The share of points: a win is 1, a draw ½.
    pub fn share(&self) -> f64 {
        (f64::from(self.won) + f64::from(self.drawn) / 2.0) / f64::from(self.games()).max(1.0)
    }

    /// By the logistic curve, with the normal approximation to the spread of results.
    pub fn elo(&self) -> Elo {
        let (share, games) = (self.share(), f64::from(self.games()).max(1.0));
        let part = |count: u32, points: f64| f64::from(count) / games * (points - share).powi(2);
        let variance = part(self.won, 1.0) + part(self.drawn, 0.5) + part(self.lost, 0.0);
        let error = 1.96 * (variance / games).sqrt();
        let elo = |share: f64| 400.0 * (share.clamp(0.0, 1.0) / (1.0 - share.clamp(0.0, 1.0))).log10();
        Elo { low: elo(share - error), middle: elo(share), high: elo(share + error) }
    }

    /// Adds a game that `winner` won, in which the first player was of `team`.
    fn add(&mut self, winner: Option<Team>, team: Team) {
        match winner {
            None => self.drawn += 1,
            Some(winner) if winner == team => self.won += 1,
            Some(_) => self.lost += 1,
        }
    }
}

/// `+12 =3 -5, 67.5 %, Elo 127 (-3 … 301)`.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Elo { low, middle, high } = self.elo();
        write!(f, "+{} ={} -{}, {:.1} %, ", self.won, self.drawn, self.lost, self.share() * 100.0)?;
        write!(f, "Elo {middle:.0} ({low:.0} … {high:.0})")
    }
}

/// Openings are this deep, in actions.
const OPENING: [usize; 2] = [4, 9];
/// A search of so many nodes holds them within so much, in hundredths of a man. On the strips a man ahead wins
/// as a rule: what is not far within one man is decided before it begins.
const LEVEL: i32 = 25;
const OPENING_NODES: u64 = 100_000;

/// `count` positions with the way there, different from each other as far as there are so many, that a search
/// holds to be level. The same for the same `seed`.
pub fn openings(rules: Rules, count: usize, seed: u64) -> Vec<Game> {
    let mut engine = Engine::new(Settings { threads: 1, table_mib: 4 });
    let mut found: Vec<Game> = Vec::new();
    for attempt in 0..count as u64 * 100 {
        if found.len() == count {
            break;
        }
        let game = wander(rules, seed.wrapping_mul(1_000_003).wrapping_add(attempt));
        let new = found.iter().all(|other| other.position() != game.position());
        if new && is_level(&mut engine, &game) {
            found.push(game);
        }
    }
    // Games so short that they have few openings have them again.
    let distinct = found.len();
    (distinct..count).for_each(|at| found.extend(found.get(at - distinct).cloned()));
    found
}

/// A game after some actions at random.
fn wander(rules: Rules, seed: u64) -> Game {
    let mut game = Game::new(rules);
    let length = OPENING[0] + number(seed) as usize % (OPENING[1] - OPENING[0]);
    for ply in 0..length as u64 {
        let legal = game.some_legal_actions().actions;
        let Some(at) = number(seed ^ (ply + 1) << 32).checked_rem(legal.len() as u64) else { break };
        game.play(legal[at as usize]).expect("a legal action");
    }
    game
}

fn is_level(engine: &mut Engine, game: &Game) -> bool {
    engine.forget();
    let found = engine.search(game, Limits::nodes(OPENING_NODES), &Stop::default(), &mut |_| ());
    found.is_some_and(|found| found.score.hundredths().abs() <= LEVEL)
}

/// Plays every opening twice, the two players with sides swapped, `threads` games at a time, and reports the
/// score after each game. `players` makes a pair for each thread.
pub fn play<P: Fn() -> Pair + Sync>(
    openings: &[Game],
    threads: usize,
    players: P,
    report: impl FnMut(&Tally) + Send,
) -> Tally {
    let next = AtomicUsize::new(0);
    let state = Mutex::new((Tally::default(), report));
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                let mut players = players();
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(opening) = openings.get(at / 2) else { break };
                    let team = Team::ALL[at % 2];
                    let winner = play_one(opening, team, &mut players);
                    let mut state = state.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                    let (tally, report) = &mut *state;
                    tally.add(winner, team);
                    report(tally);
                }
            });
        }
    });
    state.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner).0
}

/// Who wins a game in which the first of the players plays for `team`.
fn play_one(opening: &Game, team: Team, players: &mut Pair) -> Option<Team> {
    let mut game = opening.clone();
    loop {
        if let Some(outcome) = game.outcome() {
            return outcome.winner;
        }
        let mover = game.to_move().team();
        let played =
            players[usize::from(mover != team)].choose(&game).is_some_and(|action| game.play(action).is_ok());
        if !played {
            return Some(mover.other());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Baseline;

    struct Simple(Baseline);

    impl Player for Simple {
        fn choose(&mut self, game: &Game) -> Option<Action> {
            self.0.choose(game, 7)
        }
    }

    struct GivesUp;

    impl Player for GivesUp {
        fn choose(&mut self, _: &Game) -> Option<Action> {
            None
        }
    }

    fn rules(text: &str) -> Rules {
        text.parse().expect("rules")
    }

    #[test]
    fn shares_and_differences_are_those_of_the_logistic_curve() {
        let tally = Tally { won: 75, drawn: 0, lost: 25 };
        let elo = tally.elo();
        assert!((elo.middle - 190.85).abs() < 0.01, "{elo:?}");
        assert!((elo.low - 120.0).abs() < 1.5 && (elo.high - 281.0).abs() < 1.5, "{elo:?}");
        assert_eq!(Tally { won: 1, drawn: 2, lost: 1 }.share(), 0.5);
        assert_eq!(Tally { won: 3, drawn: 0, lost: 0 }.elo().middle, f64::INFINITY);
        assert_eq!(Tally { won: 1, drawn: 2, lost: 1 }.to_string(), "+1 =2 -1, 50.0 %, Elo 0 (-297 … 297)");
    }

    #[test]
    fn openings_differ_and_are_level() {
        for text in ["mosona", "kolowis strict", "awithlaknakwe seats=4"] {
            let openings = openings(rules(text), 6, 1);
            assert_eq!(openings.len(), 6);
            let mut lines: Vec<String> = openings.iter().map(|game| game.position().to_string()).collect();
            lines.sort();
            lines.dedup();
            assert_eq!(lines.len(), 6, "{text}");
            let again = super::openings(rules(text), 6, 1);
            assert!(openings.iter().zip(&again).all(|(one, other)| one.actions() == other.actions()));
            assert_ne!(super::openings(rules(text), 1, 2)[0].actions(), openings[0].actions());
        }
    }

    #[test]
    fn every_opening_is_played_from_both_sides() {
        let openings = openings(rules("mosona lozenges=4"), 3, 1);
        let pair = || -> Pair { [Box::new(Simple(Baseline::Greedy)), Box::new(GivesUp)] };
        let mut reports = 0;
        let tally = play(&openings, 2, pair, |_| reports += 1);
        assert_eq!((tally, reports), (Tally { won: 6, drawn: 0, lost: 0 }, 6));
    }

    #[test]
    fn who_plays_the_same_from_both_sides_scores_half() {
        let openings = openings(rules("awithlaknakwe"), 2, 1);
        let pair = || -> Pair { [Box::new(Simple(Baseline::Greedy)), Box::new(Simple(Baseline::Greedy))] };
        let tally = play(&openings, 2, pair, |_| ());
        assert_eq!((tally.games(), tally.share()), (4, 0.5));
    }
}
