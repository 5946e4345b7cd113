//! Who may do what about a challenge.

use std::time::Duration;

use rules::{BySide, Side};

use super::{Bench, Challenge, ChallengeDecision, ChallengeState, Seat, draw};
use crate::{
    Begins, BestOf, ChallengeDeed, ChallengeEvent, ChallengeRefusal as Refusal, DeclineReason, Entry, Facts,
    Game, GameEvent, Invite, Level, Means, PlayerId, Rematch, Seats, Seq, Series, SeriesState, Sitter,
    Standing, Terms, Time, Venue, Venues,
};

/// How long the wish for a rematch stands.
const REMATCH: Duration = Duration::from_secs(24 * 60 * 60);

impl Challenge {
    /// What follows if `actor` opens a challenge: against the program alone the game begins at once.
    ///
    /// # Errors
    ///
    /// [`ChallengeRefusal`](Refusal), the first reason of several.
    pub fn open(
        actor: PlayerId,
        terms: &Terms,
        facts: &Facts,
        now: Time,
    ) -> Result<ChallengeDecision, Refusal> {
        check_invites(actor, terms)?;
        check_people(facts)?;
        check_limits(facts)?;
        let opened = ChallengeEvent::Opened {
            by: actor,
            server: terms.server,
            place: terms.place,
            means: terms.means,
            rules: terms.rules,
            limit: terms.limit,
            begins: terms.begins,
            seats: seats(actor, terms),
            expires: now + terms.lifetime(),
            again: None,
            best_of: terms.best_of,
        };
        Ok(opening(opened, terms.threads, facts, now))
    }

    /// Whether `actor` may challenge `player` by name, as far as the two alone can tell.
    ///
    /// # Errors
    ///
    /// [`ChallengeRefusal`](Refusal): why not.
    pub fn check_named(actor: PlayerId, player: PlayerId, standing: Standing) -> Result<(), Refusal> {
        match standing {
            _ if player == actor => Err(Refusal::Yourself),
            Standing::Bot => Err(Refusal::Bot(player)),
            Standing::Absent => Err(Refusal::Absent(player)),
            Standing::Present => Ok(()),
        }
    }

    /// What follows if `actor` challenges the people of `game` to play it again: against the program alone
    /// the next game begins at once. They who want it too accept that challenge instead.
    ///
    /// # Errors
    ///
    /// [`ChallengeRefusal`](Refusal), the first reason of several.
    pub fn rematch(
        actor: PlayerId,
        wish: &Rematch,
        game: &Game,
        facts: &Facts,
        now: Time,
    ) -> Result<ChallengeDecision, Refusal> {
        wish.check(actor, game)?;
        let has_left = |player: &PlayerId| player.is_former() || wish.absent.contains(player);
        if let Some((_, player)) = game.seats().iter().find(|seat| has_left(&seat.1)) {
            return Err(Refusal::Absent(player));
        }
        check_people(facts)?;
        check_limits(facts)?;
        let mut seats = BySide::default();
        for (side, sitter) in game.seats().swapped().sitters() {
            seats[side] = Some(match sitter {
                Sitter::Person(by) if by == actor => Seat::Taken { by, named: true },
                Sitter::Person(player) => Seat::Named(player),
                Sitter::Program { program } => Seat::Program(program),
            });
        }
        let opened = ChallengeEvent::Opened {
            by: actor,
            server: game.server(),
            place: game.venue().place(),
            means: game.means(),
            rules: game.rules(),
            limit: game.limit(),
            // The sides are those of the seats.
            begins: Begins::First,
            seats,
            expires: now + REMATCH,
            again: Some(wish.game),
            // After a series another one.
            best_of: game.series().map_or(BestOf::One, |series| series.best_of),
        };
        Ok(opening(opened, wish.threads, facts, now))
    }

    /// What follows if `actor` does `deed` at `now`.
    ///
    /// # Errors
    ///
    /// [`ChallengeRefusal`](Refusal): why nothing does.
    pub fn decide(
        &self,
        actor: PlayerId,
        deed: &ChallengeDeed,
        facts: &Facts,
        now: Time,
    ) -> Result<ChallengeDecision, Refusal> {
        match deed {
            ChallengeDeed::Accept { seat, absent, threads } => {
                return self.standing(actor, now)?.accept(actor, *seat, absent, *threads, facts);
            }
            ChallengeDeed::Fill { level, absent, threads } => {
                return self.standing(actor, now)?.fill(actor, *level, absent, *threads, facts);
            }
            ChallengeDeed::Decline => self.standing(actor, now)?.refuse(actor),
            ChallengeDeed::Cancel => self.standing(actor, now)?.cancel(actor),
            ChallengeDeed::Explain(reason) => self.explain(actor, *reason),
        }
        .map(ChallengeDecision::of)
    }

    /// The challenge, if it still stands.
    fn standing(&self, actor: PlayerId, now: Time) -> Result<&Challenge, Refusal> {
        match self.state {
            ChallengeState::Open if now >= self.expires => Err(Refusal::Closed(ChallengeState::Expired)),
            ChallengeState::Open => Ok(self),
            ChallengeState::Started(game) if self.seated().any(|seat| seat.1 == actor) => {
                Err(Refusal::Begun(game))
            }
            state => Err(Refusal::Closed(state)),
        }
    }

    /// A seat in the challenge as it is without those who have left.
    fn accept(
        &self,
        actor: PlayerId,
        seat: Option<Side>,
        absent: &[PlayerId],
        threads: bool,
        facts: &Facts,
    ) -> Result<ChallengeDecision, Refusal> {
        let (freed, mut events) = self.without(absent);
        let side = freed.seat_for(actor, seat)?;
        // Without its challenger a challenge is nobody's.
        if absent.contains(&self.by) {
            return Err(Refusal::ChallengerLeft(self.by));
        }
        check_people(facts)?;
        events.push(ChallengeEvent::Taken { side, by: actor });
        let mut decision = ChallengeDecision { events, starts: None };
        let ready = freed.ready().chain([(side, Sitter::Person(actor))]);
        freed.start_if_full(ready, threads, facts, &mut decision);
        Ok(decision)
    }

    /// The program on every seat that anybody could take, those who have left got up first.
    fn fill(
        &self,
        actor: PlayerId,
        level: Level,
        absent: &[PlayerId],
        threads: bool,
        facts: &Facts,
    ) -> Result<ChallengeDecision, Refusal> {
        if actor != self.by {
            return Err(Refusal::NotYoursToFill { challenger: self.by });
        }
        let (mut filled, mut events) = self.without(absent);
        if !filled.has_open_seat() {
            return Err(Refusal::NothingToFill);
        }
        for side in self.sides() {
            if filled.seats[side] == Some(Seat::Open) {
                events.push(ChallengeEvent::Filled { side, program: level });
                filled.seats[side] = Some(Seat::Program(level));
            }
        }
        let mut decision = ChallengeDecision { events, starts: None };
        filled.start_if_full(filled.ready(), threads, facts, &mut decision);
        Ok(decision)
    }

    /// The challenge once the guests among `absent` have got up from their seats, and the events that say so.
    /// Nobody waits for them to come back: a seat that bears their name they decline as well.
    fn without(&self, absent: &[PlayerId]) -> (Challenge, Vec<ChallengeEvent>) {
        let (mut freed, mut events) = (self.clone(), Vec::new());
        for (side, by) in self.seated().filter(|seat| seat.1 != self.by && absent.contains(&seat.1)) {
            events.push(ChallengeEvent::Left { side, by });
            if self.seats[side].and_then(Seat::named).is_some() {
                events.push(ChallengeEvent::Declined { by });
            }
            freed.seats[side] = Some(Seat::Open);
        }
        (freed, events)
    }

    /// Begins the game if everybody is ready.
    fn start_if_full(
        &self,
        ready: impl Iterator<Item = (Side, Sitter)>,
        threads: bool,
        facts: &Facts,
        decision: &mut ChallengeDecision,
    ) {
        let seats = Seats::new(ready);
        if seats.sitters().count() == self.sides().count() {
            decision.starts = Some(self.start(seats, threads, facts));
            decision.events.push(ChallengeEvent::Started { game: facts.next_game });
        }
    }

    fn cancel(&self, actor: PlayerId) -> Result<ChallengeEvent, Refusal> {
        if actor == self.by {
            Ok(ChallengeEvent::Cancelled)
        } else {
            Err(Refusal::NotYours { challenger: self.by })
        }
    }

    fn explain(&self, actor: PlayerId, reason: DeclineReason) -> Result<ChallengeEvent, Refusal> {
        match (self.state, self.because) {
            (ChallengeState::Declined(by), None) if by == actor => Ok(ChallengeEvent::Explained { reason }),
            _ => Err(Refusal::NothingToExplain),
        }
    }

    /// The seat `actor` would take: the one that bears their name, else the one wished for, else the
    /// first open one. Where sides are drawn the wish is for a team.
    fn seat_for(&self, actor: PlayerId, wish: Option<Side>) -> Result<Side, Refusal> {
        if actor == self.by {
            return Err(Refusal::Own);
        }
        if let Some((side, _)) = self.seated().find(|seat| seat.1 == actor) {
            return Err(Refusal::AlreadySeated { seat: self.bench(side) });
        }
        // A seat that bears a name waits for nobody else: taken beside another one it would stay empty.
        let own = self.sides().find(|&side| self.seats[side] == Some(Seat::Named(actor)));
        let side = own.or_else(|| match wish {
            Some(side) if self.begins == Begins::Random => {
                self.open_seat(|other| other.team() == side.team()).or(wish)
            }
            Some(_) => wish,
            None => self.open_seat(|_| true),
        });
        let side = side.ok_or_else(|| self.not_for_you())?;
        match self.seats[side] {
            None => Err(Refusal::NoSuchSeat(side)),
            Some(Seat::Taken { by, .. }) => Err(Refusal::SeatTaken { seat: self.bench(side), by }),
            Some(Seat::Program(_)) => Err(self.not_for_you()),
            Some(Seat::Named(player)) if player != actor => Err(self.not_for_you()),
            Some(Seat::Named(_) | Seat::Open) => Ok(side),
        }
    }

    fn open_seat(&self, these: impl Fn(Side) -> bool) -> Option<Side> {
        self.sides().find(|&side| these(side) && self.seats[side] == Some(Seat::Open))
    }

    /// What a seat is called before the start.
    pub fn bench(&self, side: Side) -> Bench {
        let beside = |seat: (Side, PlayerId)| seat.1 == self.by && seat.0.team() == side.team();
        match self.begins {
            Begins::First | Begins::Second => Bench::Side(side),
            Begins::Random if self.seated().any(beside) => Bench::With(self.by),
            Begins::Random => Bench::Against(self.by),
        }
    }

    fn not_for_you(&self) -> Refusal {
        Refusal::NotForYou { named: self.awaited().collect() }
    }

    fn refuse(&self, actor: PlayerId) -> Result<ChallengeEvent, Refusal> {
        if actor == self.by {
            return Err(Refusal::Own);
        }
        if let Some((side, by)) = self.seated().find(|seat| seat.1 == actor) {
            return Ok(ChallengeEvent::Left { side, by });
        }
        if self.awaited().any(|player| player == actor) {
            return Ok(ChallengeEvent::Declined { by: actor });
        }
        if self.has_open_seat() { Err(Refusal::NoSeat) } else { Err(self.not_for_you()) }
    }

    /// The game that begins now that everybody is seated.
    fn start(&self, seats: Seats, threads: bool, facts: &Facts) -> GameEvent {
        let seats = match self.begins {
            Begins::Random => draw::drawn(&seats, facts.chance),
            Begins::First | Begins::Second => seats,
        };
        let own = facts.place_taken || facts.venues == Venues::Thread;
        let venue = match (own, threads && self.means == Means::Posts) {
            (true, true) => Venue::ThreadUnder(self.place),
            _ if facts.place_taken => Venue::Guest(self.place),
            _ => Venue::Place(self.place),
        };
        let Challenge { server, means, rules, limit, .. } = *self;
        let series = Series::beginning(facts.next_game, self.best_of);
        GameEvent::Started { server, venue, means, rules, limit, seats, series }
    }
}

impl Rematch {
    /// Whether `actor` may want `game` again, be it as the first or as an answer: a seat that somebody has
    /// declined is taken under the challenge itself, where its new player sees what it is.
    ///
    /// # Errors
    ///
    /// [`ChallengeRefusal`](Refusal): they did not play in it, it is not over, or its series goes on by itself.
    pub fn check(&self, actor: PlayerId, game: &Game) -> Result<(), Refusal> {
        if game.seats().side_of(actor).is_none() {
            return Err(Refusal::NotInThatGame);
        }
        if game.venue().place().known().is_none() {
            return Err(Refusal::PlaceForgotten(self.game));
        }
        match (game.result(), game.series_state()) {
            (None, _) => Err(Refusal::NotOver(self.game)),
            (Some(_), Some(SeriesState::GoesOn)) => Err(Refusal::SeriesGoesOn(self.game)),
            (Some(_), _) => Ok(()),
        }
    }
}

impl ChallengeDecision {
    fn of(event: ChallengeEvent) -> ChallengeDecision {
        ChallengeDecision { events: vec![event], starts: None }
    }
}

/// A challenge is opened, and its game begins if nobody has to be waited for.
fn opening(opened: ChallengeEvent, threads: bool, facts: &Facts, now: Time) -> ChallengeDecision {
    let mut decision = ChallengeDecision::of(opened.clone());
    let entry = Entry { seq: Seq(1), at: now, event: opened };
    if let Ok(challenge) = Challenge::opened(&entry) {
        challenge.start_if_full(challenge.ready(), threads, facts, &mut decision);
    }
    decision
}

fn check_invites(actor: PlayerId, terms: &Terms) -> Result<(), Refusal> {
    let seats = terms.rules.sides().len();
    if terms.invites.len() + 1 != seats {
        return Err(Refusal::SeatCount { seats, given: terms.invites.len() });
    }
    let mut named = Vec::new();
    for invite in &terms.invites {
        let Invite::Named(player, standing) = *invite else { continue };
        Challenge::check_named(actor, player, standing)?;
        if named.contains(&player) {
            return Err(Refusal::NamedTwice(player));
        }
        named.push(player);
    }
    Ok(())
}

/// Nobody meets those they have blocked, or who do not want to meet them.
fn check_people(facts: &Facts) -> Result<(), Refusal> {
    match (facts.blocked.first(), facts.unavailable.first()) {
        (Some(blocked), _) => Err(Refusal::Blocked(*blocked)),
        (None, Some(player)) => Err(Refusal::NotAvailable(*player)),
        (None, None) => Ok(()),
    }
}

fn check_limits(facts: &Facts) -> Result<(), Refusal> {
    if facts.open_by_actor >= facts.limits.per_player {
        return Err(Refusal::TooManyOpen { limit: facts.limits.per_player });
    }
    for between in &facts.open_with {
        let count = facts.open_with.iter().filter(|other| other.player == between.player).count();
        if count >= facts.limits.per_pair as usize {
            return Err(Refusal::AlreadyBetween { player: between.player, challenge: between.challenge });
        }
    }
    Ok(())
}

/// The seats of a new challenge: the challenger's by `begins`, the partner's beside it in the same
/// team, the opponents' in the order of play.
fn seats(actor: PlayerId, terms: &Terms) -> BySide<Option<Seat>> {
    let sides = terms.rules.sides();
    let own = match terms.begins {
        Begins::First | Begins::Random => sides[0],
        Begins::Second => sides[1],
    };
    let in_team = |side: &Side| side.team() == own.team() && *side != own;
    let partner = sides.iter().copied().filter(in_team);
    let opponents = sides.iter().copied().filter(|side| side.team() != own.team());
    let mut seats = BySide::default();
    seats[own] = Some(Seat::Taken { by: actor, named: true });
    for (side, invite) in partner.chain(opponents).zip(&terms.invites) {
        seats[side] = Some(match *invite {
            Invite::Open => Seat::Open,
            Invite::Named(player, _) => Seat::Named(player),
            Invite::Program(level) => Seat::Program(level),
        });
    }
    seats
}
