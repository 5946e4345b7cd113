//! The men on the strip of eight lozenges as two words, and how they move under strict rules.
//!
//! The generator of the `rules` crate serves every board and option; this one knows a single board and makes
//! hundreds of millions of moves a minute, forwards and backwards. Tests hold the two together.

use rules::{
    Side,
    strip::{Capture, ChainRule, Point, PointSet, Position, Row, Rules, Setup},
};

/// A set of the board's 25 points, in board order: `a2 a4 … a16` are the bits 0 to 7, `b1 b3 … b17` 8 to 16,
/// `c2 c4 … c16` 17 to 24.
///
/// ```text
/// c        17      18      19          one step to the right is +1, up to the
///        /    \  /    \  /             left +8, up to the right +9, and a leap
/// b     8 ---- 9 ---- 10 --            is twice that
///        \    /  \    /  \
/// a         0       1       2
/// ```
pub type Points = u32;

/// How many points the board has.
pub const POINTS: u32 = 25;

const ALL: Points = (1 << POINTS) - 1;

/// The points that can be leapt over, b3 to b15. The point on either side, in any of the six directions, is
/// on the board.
const LEAPABLE: Points = 0b111_1111 << 9;

/// The steps rightwards and upwards: the difference of the bits, and the points that have such a step.
const STEPS: [(u32, Points); 3] = [(1, 0xff << 8), (8, 0xff | 0xff << 9), (9, 0xffff)];

/// The points that a line joins with each point.
const NEIGHBOURS: [Points; POINTS as usize] = neighbours();

const fn neighbours() -> [Points; POINTS as usize] {
    let mut table = [0; POINTS as usize];
    let mut way = 0;
    while way < STEPS.len() {
        let (shift, from) = STEPS[way];
        let mut point = 0;
        while point + shift < POINTS {
            if from >> point & 1 == 1 {
                table[point as usize] |= 1 << (point + shift);
                table[(point + shift) as usize] |= 1 << point;
            }
            point += 1;
        }
        way += 1;
    }
    table
}

/// The men as the side to move sees them. Nothing on the board has a direction, so the colours do not matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Men {
    pub own: Points,
    pub enemy: Points,
}

impl Men {
    /// `None` if `position` is played by other rules or on another board. Whether its moves are
    /// [counted](Position::quiet) makes no difference.
    pub fn of(position: &Position) -> Option<Men> {
        if !is_covered(&position.rules()) || !position.in_default().is_empty() {
            return None;
        }
        let to_move = position.to_move();
        let enemy = to_move.team().other().side();
        Some(Men { own: points(position.men(to_move)), enemy: points(position.men(enemy)) })
    }

    /// The position with `to_move` to move.
    pub fn position(self, to_move: Side) -> Position {
        let [own, enemy] = [self.own, self.enemy].map(|set| bits(set).map(point).collect());
        let (white, black) = if to_move == Side::South { (own, enemy) } else { (enemy, own) };
        let setup = Setup { rules: STRICT, to_move, white, black, in_default: vec![], quiet: 0 };
        setup.position().expect("no two men stand on one point")
    }

    const fn vacant(self) -> Points {
        ALL & !(self.own | self.enemy)
    }

    /// Whether the side to move has no capture.
    pub const fn is_quiet(self) -> bool {
        self.leapers() == 0
    }

    /// The men of the side to move that have a leap.
    const fn leapers(self) -> Points {
        let (over, vacant) = (self.enemy & LEAPABLE, self.vacant());
        let rising = (over >> 1 & vacant >> 2) | (over >> 8 & vacant >> 16) | (over >> 9 & vacant >> 18);
        let falling = (over << 1 & vacant << 2) | (over << 8 & vacant << 16) | (over << 9 & vacant << 18);
        self.own & (rising | falling)
    }

    /// How many steps the side to move has.
    pub fn count_steps(self) -> u32 {
        let vacant = self.vacant();
        let ways = STEPS.iter().map(|&(shift, from)| {
            let rising = (self.own & from) << shift & vacant;
            let falling = self.own >> shift & from & vacant;
            rising.count_ones() + falling.count_ones()
        });
        ways.sum()
    }

    /// The situation after each step, as the opponent sees it. Only for quiet men: strict rules forbid
    /// steps to others.
    pub fn steps(self) -> impl Iterator<Item = Men> {
        let vacant = self.vacant();
        moved(self.own, vacant).map(move |own| Men { own: self.enemy, enemy: own })
    }

    /// The situations from which a step of the opponent leads to this one, as he saw them. Those in which he
    /// had a capture are among them.
    pub fn unsteps(self) -> impl Iterator<Item = Men> {
        let vacant = self.vacant();
        moved(self.enemy, vacant).map(move |enemy| Men { own: enemy, enemy: self.own })
    }

    /// Calls `visit` with the situation after each capture, as the opponent sees it, until it says `true`.
    /// Chains go on as far as they can; two that end alike are visited twice. Whether `visit` said `true`.
    pub fn any_capture(self, mut visit: impl FnMut(Men) -> bool) -> bool {
        bits(self.leapers()).any(|at| {
            let man = 1 << at;
            self.any_chain(man, self.vacant() | man, self.own ^ man, &mut visit)
        })
    }

    /// Goes on with the chain of `man`, which stands on none of the sets; `rest` are the other men of its side.
    fn any_chain(
        self,
        man: Points,
        vacant: Points,
        rest: Points,
        visit: &mut impl FnMut(Men) -> bool,
    ) -> bool {
        let mut ended = true;
        for (over, to) in leaps(man) {
            if over & self.enemy & LEAPABLE != 0 && to & vacant != 0 {
                ended = false;
                let left = Men { enemy: self.enemy ^ over, ..self };
                if left.any_chain(to, vacant | over, rest, visit) {
                    return true;
                }
            }
        }
        ended && visit(Men { own: self.enemy, enemy: rest | man })
    }
}

/// `men` after each move of one of them to a vacant point beside it.
fn moved(men: Points, vacant: Points) -> impl Iterator<Item = Points> {
    bits(men).flat_map(move |from| {
        bits(NEIGHBOURS[from as usize] & vacant).map(move |to| men ^ 1 << from ^ 1 << to)
    })
}

/// For each direction the point beside `man` and the one beyond. Only right if the first is [`LEAPABLE`].
fn leaps(man: Points) -> [(Points, Points); 6] {
    [
        (man << 1, man << 2),
        (man << 8, man << 16),
        (man << 9, man << 18),
        (man >> 1, man >> 2),
        (man >> 8, man >> 16),
        (man >> 9, man >> 18),
    ]
}

/// The numbers of the bits of `set`, lowest first.
pub fn bits(mut set: Points) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let bit = set.trailing_zeros();
            set &= set - 1;
            bit
        })
    })
}

/// Whether the tables are about these rules: strict Mosona, whatever its men at the start.
pub(super) fn is_covered(rules: &Rules) -> bool {
    Rules { men: STRICT.men, ..*rules } == STRICT
}

/// `mosona strict`.
const STRICT: Rules = Rules { capture: Capture::Strict, chain: ChainRule::Full, ..Rules::MOSONA };

fn points(set: PointSet) -> Points {
    set.iter().map(|point| 1 << bit(point)).sum()
}

fn bit(point: Point) -> u32 {
    let column = u32::from(point.column());
    match point.row() {
        Row::A => column / 2 - 1,
        Row::B => 8 + column / 2,
        Row::C => 16 + column / 2,
    }
}

fn point(bit: u32) -> Point {
    let (row, column) = match bit {
        0..8 => (Row::A, 2 * bit + 2),
        8..17 => (Row::B, 2 * bit - 15),
        _ => (Row::C, 2 * bit - 32),
    };
    Point::at(row, column as u8).expect("the longest board has every point of a shorter one")
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, ops::ControlFlow};

    use rules::strip::Action;

    use super::*;
    use crate::tables::random;

    impl Men {
        fn words(self) -> (Points, Points) {
            (self.own, self.enemy)
        }
    }

    /// Men at random, few and many, as far as both sides have as many as at the start.
    fn samples() -> impl Iterator<Item = Men> {
        let numbers = |seed| random(seed).map(|number| number as Points & ALL);
        let triples = numbers(7).zip(numbers(8)).zip(numbers(9));
        let all = (0..).zip(triples).map(|(number, ((one, two), three))| match number % 3 {
            0 => Men { own: one & two, enemy: !one & three & two },
            1 => Men { own: one & two & three, enemy: !one & !two & three },
            _ => Men { own: one, enemy: !one & ALL & two },
        });
        let fits = |men: &Men| [men.own, men.enemy].iter().all(|side| (1..=12).contains(&side.count_ones()));
        all.filter(fits).take(20_000)
    }

    /// What the `rules` crate lets the side to move do: the steps and the captures.
    fn legal(men: Men, to_move: Side) -> [BTreeSet<(Points, Points)>; 2] {
        let position = men.position(to_move);
        let mut found = [BTreeSet::new(), BTreeSet::new()];
        let _ = position.visit_legal(|action| {
            let mut after = position;
            after.play_unchecked(action);
            let after = Men::of(&after).expect("the rules stay the same");
            found[usize::from(matches!(action, Action::Capture(_)))].insert(after.words());
            ControlFlow::<()>::Continue(())
        });
        found
    }

    #[test]
    fn moves_are_those_of_the_rules() {
        let sides = Side::TWO.into_iter().cycle();
        for (men, to_move) in samples().zip(sides) {
            let [steps, captures] = legal(men, to_move);
            assert_eq!(men.is_quiet(), captures.is_empty(), "{}", men.position(to_move));
            let mut found = BTreeSet::new();
            men.any_capture(|after| {
                found.insert(after.words());
                false
            });
            assert_eq!(found, captures, "{}", men.position(to_move));
            if men.is_quiet() {
                assert_eq!(men.count_steps() as usize, steps.len());
                assert_eq!(
                    men.steps().map(Men::words).collect::<BTreeSet<_>>(),
                    steps,
                    "{}",
                    men.position(to_move)
                );
            }
        }
    }

    #[test]
    fn unsteps_undo_steps() {
        for men in samples() {
            assert!(men.steps().all(|after| after.unsteps().any(|before| before == men)));
            assert!(men.unsteps().all(|before| before.steps().any(|after| after == men)));
        }
    }

    #[test]
    fn visits_of_captures_end_when_told() {
        for men in samples().filter(|men| !men.is_quiet()) {
            let mut visits = 0;
            assert!(men.any_capture(|_| {
                visits += 1;
                true
            }));
            assert_eq!(visits, 1);
        }
    }

    #[test]
    fn positions_read_back() {
        for (men, to_move) in samples().zip(Side::TWO.into_iter().cycle()) {
            assert_eq!(Men::of(&men.position(to_move)), Some(men));
        }
        for bit_number in 0..POINTS {
            assert_eq!(bit(point(bit_number)), bit_number);
        }
    }
}
