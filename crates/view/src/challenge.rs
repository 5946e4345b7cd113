//! Challenges: direct ones, seeks and lobbies of four, from the invitation to their end.

use play::{Begins, Challenge, ChallengeId, ChallengeState, DeclineReason, Level, PlayerId, Seat};
use rules::{Side, Team};

use super::{
    BoardPicture, Button, Choice, Link, Locale, Message, Names, Select, Size, Style, limits, names,
    words::{team_sides, when},
};
use crate::custom_id::CustomId;

/// A challenge as it stands, for everybody. It pings those whose names stand at free seats. `game`
/// leads to the board once the game has begun.
pub fn challenge(
    locale: Locale,
    id: ChallengeId,
    challenge: &Challenge,
    names: &Names,
    game: Option<&Link>,
) -> Message {
    let view = View { locale, id, challenge, names };
    let message = view.with_board(Message::public(view.lines(game)));
    if challenge.state != ChallengeState::Open {
        return message;
    }
    challenge.awaited().fold(message.with_buttons(view.buttons()), Message::pinging)
}

/// Asks the challenger how strong the program is to play on the seats that nobody has taken.
pub fn ask_level(locale: Locale, challenge: ChallengeId) -> Message {
    let choices = Level::all().map(|level| Choice::of(locale.program(level), level.to_string())).collect();
    let id = CustomId::FillAt { challenge };
    Message::private(locale.fill_how()).with_select(Select {
        id,
        placeholder: locale.option_level(),
        choices,
    })
}

/// What can be told after declining.
pub fn ask_why(locale: Locale, challenge: ChallengeId) -> Message {
    let buttons = DeclineReason::ALL.map(|reason| {
        Button::new(CustomId::Explain { challenge, reason }, locale.button_reason(reason_word(reason)))
    });
    Message::private(locale.decline_why()).with_buttons(buttons)
}

fn reason_word(reason: DeclineReason) -> &'static str {
    match reason {
        DeclineReason::NoTime => "time",
        DeclineReason::OtherGame => "game",
        DeclineReason::OtherRules => "rules",
        DeclineReason::OtherLimit => "limit",
    }
}

impl Locale {
    /// Why somebody declined, in a sentence.
    fn decline_reason(self, reason: DeclineReason) -> String {
        self.declined_because(reason_word(reason))
    }
}

/// What can be said to a challenge between two people, by either of them.
pub(super) fn answers(locale: Locale, challenge: ChallengeId) -> [Button; 3] {
    [
        accept(challenge, None, locale.button_accept()),
        decline(challenge, locale.button_decline()),
        cancel(challenge, locale.button_cancel()),
    ]
}

fn accept(challenge: ChallengeId, seat: Option<Side>, label: String) -> Button {
    Button::new(CustomId::Accept { challenge, seat }, label).styled(Style::Success)
}

fn decline(challenge: ChallengeId, label: String) -> Button {
    Button::new(CustomId::Decline { challenge }, label)
}

fn cancel(challenge: ChallengeId, label: String) -> Button {
    Button::new(CustomId::Cancel { challenge }, label)
}

struct View<'a> {
    locale: Locale,
    id: ChallengeId,
    challenge: &'a Challenge,
    names: &'a Names,
}

impl View<'_> {
    fn lines(&self, game: Option<&Link>) -> String {
        let mut lines = vec![self.heading()];
        if self.is_lobby() {
            lines.extend(self.seats());
        } else {
            lines.extend(self.who_begins());
        }
        let terms =
            self.locale.terms_line(&self.challenge.rules, self.challenge.limit, self.challenge.best_of);
        lines.push(self.locale.challenge_rules(terms));
        lines.push(self.state(game));
        lines.join("\n")
    }

    /// A lobby that stands shows its places on a small board.
    fn with_board(&self, message: Message) -> Message {
        if !self.is_lobby() || !self.is_open() {
            return message;
        }
        let board = rules::Game::new(self.challenge.rules);
        let mut scene = render::Scene::of(&board, Side::South);
        let mut places = Vec::new();
        for side in self.challenge.sides() {
            let name = self.place(side);
            places.push(self.locale.alt_place(self.locale.side(self.challenge.rules.variant(), side), &name));
            scene.captions[side].name = if render::can_draw(&name) { name } else { String::new() };
        }
        scene.status = render::Status::Result(self.locale.status_lobby(self.free()));
        scene.to_move = None;
        let game = self.challenge.rules.variant().name();
        let alt = limits::cut(self.locale.alt_lobby(game, self.locale.list_of(&places)), limits::ALT);
        let name = format!("lobby-{}-{}", self.id, self.challenge.seq.0);
        message.with_board(BoardPicture {
            name,
            size: Size::Half,
            theme: None,
            form: None,
            scene,
            alt,
            text: String::new(),
        })
    }

    /// Who sits on a side of the board, without markup.
    fn place(&self, side: Side) -> String {
        let plain = |player| self.names.plain(self.locale, player);
        match self.challenge.seats[side] {
            Some(Seat::Taken { by, .. }) => plain(by).unwrap_or_else(|| self.locale.place_taken()),
            Some(Seat::Named(player)) => match plain(player) {
                Some(name) => self.locale.place_named(name),
                None => self.locale.place_invited(),
            },
            Some(Seat::Program(level)) => self.locale.program(level),
            Some(Seat::Open) | None => self.locale.place_open(),
        }
    }

    /// How many seats are not taken.
    fn free(&self) -> usize {
        self.challenge.sides().count() - self.challenge.ready().count()
    }

    fn heading(&self) -> String {
        let (locale, game) = (self.locale, self.challenge.rules.variant().name());
        let challenger = self.names.shown(self.locale, self.challenge.by);
        if self.is_lobby() {
            return locale.challenge_lobby(challenger, game);
        }
        if let Some(level) = self.program() {
            return locale.challenge_program(challenger, game, locale.program_shown(level));
        }
        match self.opponent() {
            Some(opponent) if self.challenge.again.is_some() => {
                locale.challenge_again(names::address(self.locale, opponent), challenger, game)
            }
            Some(opponent) => {
                locale.challenge_direct(names::address(self.locale, opponent), challenger, game)
            }
            None => locale.challenge_seek(challenger, game),
        }
    }

    /// Whether nobody had to be waited for.
    fn is_alone(&self) -> bool {
        self.challenge.seated().count() == 1
            && self.challenge.ready().count() == self.challenge.sides().count()
    }

    fn is_lobby(&self) -> bool {
        self.challenge.sides().count() > 2
    }

    fn is_open(&self) -> bool {
        self.challenge.state == ChallengeState::Open
    }

    /// How strong the program is that plays against the challenger in a game for two.
    fn program(&self) -> Option<Level> {
        self.challenge.sides().find_map(|side| match self.challenge.seats[side]? {
            Seat::Program(level) => Some(level),
            Seat::Open | Seat::Named(_) | Seat::Taken { .. } => None,
        })
    }

    /// Who is challenged by name in a game for two.
    fn opponent(&self) -> Option<PlayerId> {
        self.challenge
            .sides()
            .filter_map(|side| self.challenge.seats[side]?.named())
            .find(|&named| named != self.challenge.by)
    }

    /// Nothing once lots were drawn, or never will be.
    fn who_begins(&self) -> Option<String> {
        let first = Side::South;
        let side = self.locale.side(self.challenge.rules.variant(), first);
        let seat = self.challenge.seats[first];
        match (self.challenge.begins, seat.and_then(|seat| seat.taken_by().or(seat.named()))) {
            (Begins::Random, _) => self.is_open().then(|| self.locale.challenge_drawn()),
            (Begins::First | Begins::Second, Some(player)) => {
                Some(self.locale.challenge_begins(self.names.shown(self.locale, player), side))
            }
            (Begins::First | Begins::Second, None) => Some(match self.program() {
                Some(level) => self.locale.challenge_begins(self.locale.program_shown(level), side),
                None => self.locale.challenge_begins_open(side),
            }),
        }
    }

    /// The seats of a lobby: by their sides, or only by teams where they will be drawn.
    fn seats(&self) -> Vec<String> {
        if self.challenge.begins != Begins::Random {
            return self.challenge.sides().map(|side| self.seat(side)).collect();
        }
        let team = |team| {
            let seats = team_sides(&self.challenge.rules, team).into_iter().map(|side| self.drawn_seat(side));
            self.locale.list(&seats.collect::<Vec<_>>())
        };
        let drawn = self.is_open().then(|| self.locale.challenge_drawn_four());
        std::iter::once(self.locale.lobby_teams(team(Team::First), team(Team::Second))).chain(drawn).collect()
    }

    fn seat(&self, side: Side) -> String {
        let (locale, name) = (self.locale, self.locale.side(self.challenge.rules.variant(), side));
        match self.challenge.seats[side] {
            Some(Seat::Taken { by, .. }) => locale.seat_taken(name, self.names.shown(self.locale, by)),
            Some(Seat::Named(player)) => locale.seat_named(name, names::address(self.locale, player)),
            Some(Seat::Program(level)) => locale.seat_taken(name, locale.program_shown(level)),
            Some(Seat::Open) | None => locale.seat_open(name),
        }
    }

    fn drawn_seat(&self, side: Side) -> String {
        match self.challenge.seats[side] {
            Some(Seat::Taken { by, .. }) => self.names.shown(self.locale, by),
            Some(Seat::Named(player)) => self.locale.seat_drawn_named(names::address(self.locale, player)),
            Some(Seat::Program(level)) => self.locale.program_shown(level),
            Some(Seat::Open) | None => self.locale.seat_drawn_open(),
        }
    }

    fn state(&self, game: Option<&Link>) -> String {
        let locale = self.locale;
        match (self.challenge.state, game) {
            (ChallengeState::Open, _) => locale.challenge_expires(when(self.challenge.expires)),
            (ChallengeState::Started(_), Some(link)) if self.is_alone() => {
                locale.challenge_begun_link(link.address())
            }
            (ChallengeState::Started(_), None) if self.is_alone() => locale.challenge_begun_alone(),
            (ChallengeState::Started(_), Some(link)) => locale.challenge_started_link(link.address()),
            (ChallengeState::Started(_), None) => locale.challenge_started(),
            (ChallengeState::Declined(player), _) => self.declined(player),
            (ChallengeState::Cancelled, _) => {
                locale.challenge_cancelled(self.names.shown(self.locale, self.challenge.by))
            }
            (ChallengeState::Expired, _) => locale.challenge_expired(),
        }
    }

    fn declined(&self, player: PlayerId) -> String {
        let declined = self.locale.challenge_declined(self.names.shown(self.locale, player));
        match self.challenge.because {
            Some(reason) => format!("{declined} {}", self.locale.decline_reason(reason)),
            None => declined,
        }
    }

    fn buttons(&self) -> Vec<Button> {
        let (locale, challenge) = (self.locale, self.id);
        let invited = self.challenge.awaited().next().is_some();
        let mut buttons = Vec::new();
        // Without a seat it takes the one that bears the presser's name.
        if invited || !self.is_lobby() {
            buttons.push(accept(challenge, None, locale.button_accept()));
        }
        if self.is_lobby() {
            buttons.extend(self.seat_buttons());
            buttons.push(decline(challenge, locale.button_leave()));
            let fill = Button::new(CustomId::Fill { challenge }, locale.button_fill());
            buttons.extend(self.challenge.has_open_seat().then_some(fill));
        } else if invited {
            buttons.push(decline(challenge, locale.button_decline()));
        }
        buttons.push(cancel(challenge, locale.button_cancel()));
        buttons
    }

    /// A button for each open seat; where sides will be drawn, only one for each team.
    fn seat_buttons(&self) -> Vec<Button> {
        let open = |side: &Side| self.challenge.seats[*side] == Some(Seat::Open);
        let open: Vec<Side> = self.challenge.sides().filter(open).collect();
        if self.challenge.begins != Begins::Random {
            let label = |side| self.locale.button_sit(self.locale.side(self.challenge.rules.variant(), side));
            return open.into_iter().map(|side| accept(self.id, Some(side), label(side))).collect();
        }
        let first_of = |team: Team| open.iter().copied().find(move |side| side.team() == team);
        let seats = Team::ALL.into_iter().filter_map(first_of);
        seats.map(|side| accept(self.id, Some(side), self.team_label(side))).collect()
    }

    fn team_label(&self, side: Side) -> String {
        let own = self.challenge.seated().find(|seat| seat.1 == self.challenge.by).map(|seat| seat.0.team());
        let challenger = self.names.plain(self.locale, self.challenge.by);
        let challenger = challenger.unwrap_or_else(|| self.locale.the_challenger());
        if own == Some(side.team()) {
            self.locale.button_join(challenger)
        } else {
            self.locale.button_oppose(challenger)
        }
    }
}
