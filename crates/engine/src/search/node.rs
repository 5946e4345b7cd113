//! Searching one node.

use rules::Team;

use super::{
    order::{Ranks, pick},
    path::{Repetition, result},
    table::{Bound, Entry},
    worker::{MAX_PLY, Stopped, Worker},
};
use crate::{Score, family::Node};

/// How much a search may leave out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Care {
    /// What experience says does not matter: late moves are looked at less deeply, and so on.
    Selective,
    /// Nothing: the value is that of plain minimax of the same depth.
    Exact,
}

/// The values between which the true one matters.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub alpha: Score,
    pub beta: Score,
}

impl Window {
    pub const FULL: Window = Window { alpha: Score::LEAST, beta: Score::MOST };

    /// The smallest one above `alpha`.
    pub fn null(alpha: Score) -> Window {
        Window { alpha, beta: alpha.above() }
    }

    pub fn is_null(self) -> bool {
        self.beta <= self.alpha.above()
    }

    fn swapped(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }
}

/// What a repetition in the searched line is worth to who has more men: more than all men, less than a game that is
/// over.
const REPEATED: i32 = 17_000;

/// A judgement this much above beta, for each ply that is left, is believed.
const FUTILITY: i32 = 90;
const FUTILITY_DEPTH: i32 = 4;

impl<N: Node> Worker<'_, N> {
    /// The value of `node` for its team to move, `depth` plies deep. ≤ alpha: upper bound; ≥ beta: lower
    /// bound; between: exact.
    pub fn search(&mut self, node: &N, depth: i32, window: Window) -> Result<Score, Stopped> {
        let ply = self.path.ply();
        if let Some(score) = self.ended(node, ply) {
            return Ok(score);
        }
        if ply > 0
            && let Some(score) = self.shared.tables.and_then(|tables| node.solved(tables))
        {
            return Ok(if score == Score::DRAWN { self.shared.drawn[node.to_move()] } else { score });
        }
        if depth <= 0 {
            return self.quiescence(node, window);
        }
        if ply >= MAX_PLY {
            return Ok(Score::judged(node.evaluate()));
        }
        let known = self.shared.table.find(node.table_hash() ^ self.shared.salt);
        if let Some(score) = known.and_then(|entry| self.enough(entry, depth, ply, window)) {
            return Ok(score);
        }
        let from = self.generate(node, ply, known.map_or(0, |entry| entry.mv));
        let searched = self.search_moves(node, depth, window, from);
        self.moves.truncate(from);
        searched
    }

    /// The value of a position where the game is over, or as good as over.
    fn ended(&self, node: &N, ply: usize) -> Option<Score> {
        let team = node.to_move();
        if let Some(over) = node.outcome() {
            return Some(self.counted(over.winner, team, ply));
        }
        match self.path.repetition(node)? {
            Repetition::Counted => Some(self.counted(node.leader(), team, ply)),
            Repetition::InLine if self.shared.care == Care::Exact => None,
            Repetition::InLine => Some(match node.leader() {
                None => self.shared.drawn[team],
                Some(leader) => Score::judged(if leader == team { REPEATED } else { -REPEATED }),
            }),
        }
    }

    /// The value for `team` of a game that `winner` wins at `ply`.
    fn counted(&self, winner: Option<Team>, team: Team, ply: usize) -> Score {
        if winner.is_none() { self.shared.drawn[team] } else { result(winner, team, ply) }
    }

    /// What the table knows, if that settles the matter.
    fn enough(&self, entry: Entry, depth: i32, ply: usize, window: Window) -> Option<Score> {
        let deep = match self.shared.care {
            Care::Selective => i32::from(entry.depth) >= depth,
            Care::Exact => i32::from(entry.depth) == depth,
        };
        if !deep || ply == 0 || (self.shared.care == Care::Selective && !window.is_null()) {
            return None;
        }
        let score = Score::from_table(entry.score, ply);
        let settled = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => score >= window.beta,
            Bound::Upper => score <= window.alpha,
        };
        settled.then_some(score)
    }

    /// Lists the moves of `node` with their ranks, and says where the list begins.
    fn generate(&mut self, node: &N, ply: usize, table: u32) -> usize {
        self.scratch.clear();
        node.moves(&mut self.scratch);
        let (from, team) = (self.moves.len(), node.to_move());
        let ranks = Ranks { table, killers: &self.killers, history: &self.history, ply };
        self.moves.extend(self.scratch.iter().map(|mv| ranks.rank::<N>(team, *mv)));
        from
    }

    fn search_moves(
        &mut self,
        node: &N,
        depth: i32,
        mut window: Window,
        from: usize,
    ) -> Result<Score, Stopped> {
        let (ply, lowest) = (self.path.ply(), window.alpha);
        let count = self.moves.len() - from;
        // One move only: looking at it costs little, and lines of forced moves are what decides.
        let deeper = i32::from(count == 1 && self.shared.care == Care::Selective);
        let (mut best, mut best_move) = (Score::LEAST, 0);
        if let Some(score) = self.is_futile(node, depth, window, from) {
            return Ok(score);
        }
        for at in 0..count {
            let mv = pick(&mut self.moves[from..], at);
            let mut next = *node;
            next.play(mv);
            let score = self.search_move(node, &next, depth - 1 + deeper, window, (at, mv))?;
            if score > best {
                (best, best_move) = (score, if score > lowest { N::pack(mv) } else { 0 });
                if ply == 0 && score > lowest {
                    self.root_move = Some(mv);
                }
            }
            window.alpha = window.alpha.max(score);
            if window.alpha >= window.beta {
                self.learn(node, depth, from, at);
                break;
            }
        }
        let bound = match best {
            best if best >= window.beta => Bound::Lower,
            best if best > lowest => Bound::Exact,
            _ => Bound::Upper,
        };
        let entry = Entry { mv: best_move, score: best.to_table(ply), depth: depth as u8, bound };
        self.shared.table.keep(node.table_hash() ^ self.shared.salt, entry);
        Ok(best)
    }

    /// A value that is good enough without a look: nothing is taken, and the judgement is far above beta.
    fn is_futile(&self, node: &N, depth: i32, window: Window, from: usize) -> Option<Score> {
        let calm = || !self.moves[from..].iter().any(|ranked| N::taken(ranked.mv) > 0);
        if self.shared.care == Care::Exact
            || depth > FUTILITY_DEPTH
            || !window.is_null()
            || window.beta.forced().is_some()
            || !calm()
        {
            return None;
        }
        let judged = Score::judged(node.evaluate());
        (judged.plus(-FUTILITY * depth) >= window.beta).then_some(judged)
    }

    /// The value, for the team to move at `node`, of its `at`th move, which led to `next`.
    fn search_move(
        &mut self,
        node: &N,
        next: &N,
        depth: i32,
        window: Window,
        (at, mv): (usize, N::Move),
    ) -> Result<Score, Stopped> {
        self.count()?;
        self.path.push(next.hash());
        let same = next.to_move() == node.to_move();
        let score = if at == 0 {
            self.seen_from(next, depth, window, same)
        } else {
            self.search_later(node, next, depth, window, (at, mv, same))
        };
        self.path.pop();
        score
    }

    /// Later moves are believed to be worse: a null window proves it, and only where it fails the move is
    /// looked at in earnest.
    fn search_later(
        &mut self,
        node: &N,
        next: &N,
        depth: i32,
        window: Window,
        (at, mv, same): (usize, N::Move, bool),
    ) -> Result<Score, Stopped> {
        let null = Window::null(window.alpha);
        let reduced = depth - self.reduction(node, depth, at, mv);
        let mut score = self.seen_from(next, reduced, null, same)?;
        if score > window.alpha && reduced < depth {
            score = self.seen_from(next, depth, null, same)?;
        }
        if score > window.alpha && score < window.beta {
            score = self.seen_from(next, depth, window, same)?;
        }
        Ok(score)
    }

    pub(super) fn seen_from(
        &mut self,
        next: &N,
        depth: i32,
        window: Window,
        same: bool,
    ) -> Result<Score, Stopped> {
        if same {
            self.search(next, depth, window)
        } else {
            Ok(-self.search(next, depth, window.swapped())?)
        }
    }

    /// By how many plies less a late quiet move is searched at first.
    fn reduction(&self, node: &N, depth: i32, at: usize, mv: N::Move) -> i32 {
        if self.shared.care == Care::Exact || depth < 2 || at < 3 || N::taken(mv) > 0 {
            return 0;
        }
        let lateness = (usize::BITS - at.leading_zeros()) as i32 - 1;
        let length = (32 - (depth as u32).leading_zeros()) as i32;
        let trusted = self.history.of::<N>(node.to_move(), mv) / 3_000;
        (lateness * length / 4 - trusted).clamp(0, depth - 1)
    }

    /// The move at `at` refuted what led here; the quiet ones before it did not.
    fn learn(&mut self, node: &N, depth: i32, from: usize, at: usize) {
        let (mv, ply, team) = (self.moves[from + at].mv, self.path.ply(), node.to_move());
        if N::taken(mv) > 0 {
            return;
        }
        let by = (depth * depth * 8).min(1_600);
        self.killers.keep(ply, N::pack(mv));
        self.history.learn::<N>(team, mv, by);
        for earlier in &self.moves[from..from + at] {
            if N::taken(earlier.mv) == 0 {
                self.history.learn::<N>(team, earlier.mv, -by);
            }
        }
    }
}
