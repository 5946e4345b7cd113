//! A game with the people at its board, as views speak of it.

use play::{Absence, GameId, GameResult, Reason, Score, Sitter};
use rules::{Ending, Rules, Side, Team, Variant, describe::Description, strip};

use super::{
    Locale, Names, names,
    words::{self, team_sides},
};

/// A game and what it takes to speak of it.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    pub id: GameId,
    pub game: &'a play::Game,
    pub names: &'a Names,
}

impl Table<'_> {
    pub(super) fn rules(&self) -> Rules {
        self.game.rules()
    }

    pub(super) fn variant(&self) -> Variant {
        self.rules().variant()
    }

    /// The position with the last turn. Nobody can be huffed in a game that was given up or drawn.
    pub(super) fn describe(&self) -> Description {
        let mut described = Description::of(self.game.board());
        if self.game.result().is_some() {
            described.in_default.clear();
        }
        described
    }

    /// The player's name for the text of a message.
    pub(super) fn player(&self, locale: Locale, side: Side) -> String {
        match self.sitter(side) {
            Some(Sitter::Person(player)) => self.names.shown(locale, player),
            Some(Sitter::Program { program }) => locale.program_shown(program),
            None => locale.side(self.variant(), side),
        }
    }

    /// A mention of the player, who is then to be pinged. The program is called by its name.
    pub(super) fn mention(&self, locale: Locale, side: Side) -> String {
        match self.game.seats().player(side) {
            Some(player) => names::address(locale, player),
            None => self.player(locale, side),
        }
    }

    /// The player's name alone, for pictures; the side's where it is not known.
    pub(super) fn plain(&self, locale: Locale, side: Side) -> String {
        self.name(locale, side).unwrap_or_else(|| locale.side(self.variant(), side))
    }

    /// The player's name without markup, if it is known.
    pub(super) fn name(&self, locale: Locale, side: Side) -> Option<String> {
        match self.sitter(side)? {
            Sitter::Person(player) => self.names.plain(locale, player),
            Sitter::Program { program } => Some(locale.program(program)),
        }
    }

    fn sitter(&self, side: Side) -> Option<Sitter> {
        self.game.seats().sitters().find(|seat| seat.0 == side).map(|seat| seat.1)
    }

    /// The player's name and side without markup: "Ana (White)".
    pub(super) fn plain_player(&self, locale: Locale, side: Side) -> String {
        let words = locale.side(self.variant(), side);
        match self.name(locale, side) {
            Some(name) => locale.player_on_side(name, words),
            None => words,
        }
    }

    /// The side and player's name with markup: "**Ana** (White)". The side alone where nobody sits.
    pub(super) fn player_on_side(&self, locale: Locale, side: Side) -> String {
        if self.sitter(side).is_none() {
            return locale.side(self.variant(), side);
        }
        locale.player_on_side(self.player(locale, side), locale.side(self.variant(), side))
    }

    /// The people of a team.
    pub(super) fn team(&self, locale: Locale, team: Team) -> String {
        let players =
            team_sides(&self.rules(), team).into_iter().map(|side| self.player_on_side(locale, side));
        locale.list(&players.collect::<Vec<_>>())
    }

    /// The side after `side`, in the order of play.
    pub(super) fn next_side(&self, side: Side) -> Side {
        let rules = self.rules();
        let sides = rules.sides();
        let at = sides.iter().position(|&other| other == side).unwrap_or(0);
        sides[(at + 1) % sides.len()]
    }

    /// Whose turn it is, the program's too, unless the game is over.
    pub(super) fn turn(&self) -> Option<Side> {
        self.game.result().is_none().then(|| self.game.to_move())
    }

    /// Whether the side to move has begun its turn by a huff or a placing.
    pub(super) fn goes_on(&self) -> bool {
        self.describe().last.last().is_some_and(|deed| deed.side == self.game.to_move())
    }

    /// What is counted: men on the strip, captured men on the squares.
    pub(super) fn score(&self, locale: Locale) -> String {
        let described = self.describe();
        let count = |team: Team| match self.rules() {
            Rules::Strip(_) => described.camp(team.side()).map_or(0, |camp| camp.men.len()),
            Rules::Warriors(_) => usize::from(described.taken[team]),
        };
        let name = |team| locale.team(&self.rules(), team);
        let (first, second) = (Team::First, Team::Second);
        locale.score(name(first), count(first), name(second), count(second))
    }

    /// The result in a sentence or two.
    pub(super) fn result(&self, locale: Locale, result: GameResult) -> String {
        let reason = self.reason(locale, result);
        match result.score {
            Score::Drawn => locale.drawn(reason),
            Score::Void => locale.void(reason),
            Score::Won(team) if team_sides(&self.rules(), team).len() > 1 => {
                locale.won_together(self.team(locale, team), reason)
            }
            Score::Won(team) => locale.won(self.team(locale, team), reason),
        }
    }

    /// Why the game came out like that, in a sentence.
    pub(super) fn reason(&self, locale: Locale, result: GameResult) -> String {
        let score = self.score(locale);
        let loser = result.winner().map_or(Team::First, Team::other);
        match result.reason {
            Reason::Resigned(side) => locale.reason_resigned(self.player_on_side(locale, side)),
            Reason::Forfeited(side, absence) => {
                absence_reason(locale, absence, self.player_on_side(locale, side))
            }
            Reason::Aborted(side) => locale.reason_aborted(self.player_on_side(locale, side)),
            Reason::Ended(moderator) => locale.reason_ended(self.names.shown(locale, moderator)),
            Reason::HomeLost => locale.reason_home_lost(),
            Reason::Agreed if self.variant().is_strip() => locale.reason_agreed(score),
            Reason::Agreed => locale.reason_agreed_captured(score),
            Reason::Rules(ending) => match ending {
                Ending::NoMen => locale.reason_no_men(locale.team(&self.rules(), loser)),
                Ending::Blocked => locale.reason_blocked(locale.team(&self.rules(), loser)),
                Ending::Repetition => locale.reason_repetition(score),
                Ending::QuietMoves => locale.reason_quiet_moves(strip::Position::MOST_QUIET, score),
                Ending::AllHome => locale.reason_all_home(score),
                Ending::NobodyCanMove => locale.reason_nobody_can_move(score),
                Ending::TeamGone => locale.reason_team_gone(self.gone(locale), score),
                Ending::QuietTurns => locale.reason_quiet_turns(score),
                Ending::Race => locale.reason_race(),
            },
        }
    }

    /// The team that has no man on the board.
    fn gone(&self, locale: Locale) -> String {
        let described = self.describe();
        let stands =
            |team: Team| described.camps.iter().any(|camp| camp.side.team() == team && !camp.men.is_empty());
        let gone = Team::ALL.into_iter().find(|&team| !stands(team));
        gone.map(|team| locale.team(&self.rules(), team)).unwrap_or_default()
    }

    /// The last turn in notation, with the passes after it.
    pub(super) fn last_notation(&self) -> String {
        let last = self.describe().last;
        words::notation(&last.iter().map(|deed| deed.action).collect::<Vec<_>>())
    }
}

/// Why a side lost that was not there.
pub(super) fn absence_reason(locale: Locale, absence: Absence, player: String) -> String {
    match absence {
        Absence::Time => locale.reason_time(player),
        Absence::Left => locale.reason_left(player),
    }
}
