//! What an exercise wants of a turn, as conditions that `rules` can answer.

use rules::{
    Action, Game, Side,
    describe::{Deed, Kind, Spot, What},
    warriors::Priest,
};

use crate::Miss;

/// A condition on a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Want {
    /// The man on this place goes.
    From(&'static str),
    /// A man comes to this place.
    To(&'static str),
    /// Some man is taken.
    Capture,
    /// As many men are taken as any turn can take.
    Most,
    /// No man can be taken or huffed afterwards.
    Safe,
    /// No man can be huffed afterwards.
    Duty,
    /// A man is huffed first.
    Huff,
    /// The Priest is placed first.
    Place,
    /// The enemy's Priest is taken.
    TakePriest,
    /// Flanked men are spared.
    Spare,
    /// The next player has to pass.
    Passes,
    /// The game is won.
    Win,
    /// The game is drawn.
    Draw,
}

/// A turn that is over, with the games before and after it.
#[derive(Debug)]
pub(crate) struct Played<'a> {
    pub before: &'a Game,
    pub turn: &'a [Action],
    pub after: Game,
    side: Side,
    deeds: Vec<Deed>,
}

impl<'a> Played<'a> {
    pub fn new(before: &'a Game, turn: &'a [Action], after: Game) -> Played<'a> {
        let mut position = *before.position();
        let deed = |action: &Action| {
            let deed = Deed::of(&position, *action);
            position.play_unchecked(*action);
            deed
        };
        let deeds = turn.iter().map(deed).collect();
        Played { before, turn, after, side: before.to_move(), deeds }
    }

    /// An end that nobody wanted.
    pub fn lost(&self, wants: &[Want]) -> Option<Miss> {
        let outcome = self.after.outcome()?;
        let wanted = match outcome.winner {
            Some(team) => team == self.side.team(),
            None => wants.contains(&Want::Draw),
        };
        (!wanted).then_some(Miss::Lost(outcome))
    }

    /// What `want` misses in the turn.
    pub fn miss(&self, want: Want) -> Option<Miss> {
        match want {
            Want::From(place) => self.not_from(place),
            Want::To(place) => self.not_to(place),
            Want::Capture => (taken(self.turn) == 0).then(|| self.fewer()).flatten(),
            Want::Most => self.fewer(),
            Want::Safe => self.huffable().or_else(|| self.exposed()),
            Want::Duty => self.huffable(),
            Want::Huff => self.no_huff(),
            Want::Place => (!self.did(|what| matches!(what, What::Place(_)))).then_some(Miss::NotPlaced),
            Want::TakePriest => self.priest_left(),
            Want::Spare => self.not_spared(),
            Want::Passes => self.can_move(),
            Want::Win | Want::Draw => self.not_over(),
        }
    }

    fn did(&self, wanted: impl Fn(&What) -> bool) -> bool {
        self.deeds.iter().any(|deed| wanted(&deed.what))
    }

    fn not_from(&self, place: &str) -> Option<Miss> {
        let on = spot(self.before, place);
        let goes = self.turn.iter().any(|action| action.man() == Some(on));
        (!goes).then_some(Miss::OtherMan { on })
    }

    fn not_to(&self, place: &str) -> Option<Miss> {
        let to = spot(self.before, place);
        let comes = self.turn.iter().any(|action| action.goes_to() == Some(to));
        (!comes).then_some(Miss::Elsewhere { to })
    }

    /// Another turn that takes more.
    fn fewer(&self) -> Option<Miss> {
        let taken_now = taken(self.turn);
        // Of several that take as many the shortest is told.
        let turns = self.before.legal_turns();
        let best = turns.into_iter().rev().max_by_key(|turn| (taken(turn), std::cmp::Reverse(turn.len())))?;
        match (taken_now, taken(&best)) {
            (now, most) if now >= most => None,
            (0, _) => Some(Miss::NoCapture { instead: best }),
            (taken, most) => Some(Miss::Fewer { taken, most, instead: best }),
        }
    }

    fn exposed(&self) -> Option<Miss> {
        let replies = self.after.some_legal_actions().actions;
        let by = replies.into_iter().find(|reply| reply.takes() > 0)?;
        let on = match Deed::of(self.after.position(), by).what {
            What::Leap { taken, .. } => taken.first().copied(),
            What::Move { taken, .. } => taken.first().map(|man| man.on),
            What::Huff(_) | What::Place(_) | What::Pass => None,
        };
        on.map(|on| Miss::Exposed { on, by })
    }

    fn huffable(&self) -> Option<Miss> {
        let men = self.after.position().in_default();
        (!men.is_empty()).then_some(Miss::Huffable { men })
    }

    fn no_huff(&self) -> Option<Miss> {
        let huffed = self.did(|what| matches!(what, What::Huff(_)));
        (!huffed).then(|| Miss::NoHuff { men: self.before.position().in_default() })
    }

    fn priest_left(&self) -> Option<Miss> {
        let takes_priest = |what: &What| matches!(what, What::Move { taken, .. } if taken.iter().any(|man| man.man == Kind::Priest));
        let rules::Position::Warriors(position) = self.before.position() else { return None };
        match position.priest(self.side.team().other()) {
            Priest::OnBoard(_, on) if !self.did(takes_priest) => Some(Miss::PriestLeft { on: on.into() }),
            _ => None,
        }
    }

    fn not_spared(&self) -> Option<Miss> {
        if self.did(|what| matches!(what, What::Move { spared: true, .. })) {
            return None;
        }
        Some(if taken(self.turn) > 0 { Miss::NotSpared } else { Miss::NobodyFlanked })
    }

    fn can_move(&self) -> Option<Miss> {
        if self.after.forced_pass().is_some() {
            return None;
        }
        self.after.first_legal_action().map(|reply| Miss::CanMove { reply })
    }

    fn not_over(&self) -> Option<Miss> {
        if self.after.outcome().is_some() {
            return None;
        }
        let passes = self.after.forced_pass().is_some();
        Some(Miss::NotOver { reply: self.after.first_legal_action().filter(|_| !passes) })
    }
}

fn taken(turn: &[Action]) -> usize {
    turn.iter().map(|action| action.takes()).sum()
}

fn spot(game: &Game, place: &str) -> Spot {
    let all = Spot::all(&game.rules());
    all.into_iter().find(|spot| spot.to_string() == place).expect("a lesson names places of its board")
}
