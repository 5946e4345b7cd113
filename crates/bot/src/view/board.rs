//! The message with the board, what players ask each other, and the end of a game.

use play::GameEvent;
use rules::{Action, Side, Team, strip, warriors};

use super::{
    Button, Choice, Link, Locale, Message, Select, Style, Table, deeds, limits, scene,
    words::{code, when},
};
use crate::custom_id::{CustomId, TurnKey};

/// The board as it stands after a move, a huff or a placing, at the start and at the end of a game:
/// for everybody, seen by the side to move. It pings the player whose turn has come.
pub fn board(locale: Locale, table: &Table<'_>) -> Message {
    // Who has huffed or placed is still there.
    let goes_on = table.describe().last.last().is_some_and(|deed| deed.side == table.game.to_move());
    let named = if goes_on { Naming::Name } else { Naming::Mention };
    let message = Message::public(lines(locale, table, named)).with_board(scene::picture(
        locale,
        table,
        table.game.to_move(),
    ));
    match table.turn() {
        Some((_, player)) if !goes_on => with_controls(locale, table, message).pinging(player),
        Some(_) => with_controls(locale, table, message),
        None => message,
    }
}

/// The answer to `/board`: for the one who asks, seen by `bottom`, with the way to the message in
/// the channel.
pub fn board_again(locale: Locale, table: &Table<'_>, bottom: Side, link: Option<&Link>) -> Message {
    let mut content = lines(locale, table, Naming::Since);
    if let Some(link) = link {
        content = format!("{content}\n{}", locale.next_board(link.address()));
    }
    Message::private(content).with_board(scene::picture(locale, table, bottom))
}

/// How the line about the player to move speaks of them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Naming {
    Mention,
    Name,
    /// By name, and since when it is their turn.
    Since,
}

fn lines(locale: Locale, table: &Table<'_>, naming: Naming) -> String {
    let mut lines = vec![deeds::sentences(locale, table).join(" ")];
    match (table.game.result(), table.turn()) {
        (Some(result), _) => {
            lines.push(locale.over(table.result(locale, result)));
            lines.push(locale.play_again());
        }
        (None, Some((side, _))) => {
            if table.game.board().actions().is_empty() {
                lines.push(begins(locale, table));
            }
            lines.push(turn(locale, table, side, naming));
            lines.extend(first_choice(locale, table));
            lines.extend(questions(locale, table));
        }
        (None, None) => {}
    }
    lines.retain(|line| !line.is_empty());
    lines.join("\n")
}

fn begins(locale: Locale, table: &Table<'_>) -> String {
    let team = |team| table.team(locale, team);
    locale.game_begins(team(Team::First), team(Team::Second), locale.rules_line(&table.rules()))
}

fn turn(locale: Locale, table: &Table<'_>, side: Side, naming: Naming) -> String {
    let (number, name) = (table.describe().number, locale.side(table.variant(), side));
    let player = table.player(locale, side);
    match naming {
        Naming::Mention => locale.to_move(number, table.mention(locale, side), name),
        Naming::Name => locale.to_move(number, player, name),
        Naming::Since => locale.to_move_since(number, player, name, when(table.game.turn_since())),
    }
}

/// What may or must be done before the move of the turn.
#[derive(Default)]
struct Openings {
    huffs: Vec<Action>,
    places: Vec<Action>,
    /// Whether anything else can be played.
    moves: bool,
}

impl Openings {
    fn of(table: &Table<'_>) -> Openings {
        let mut openings = Openings::default();
        for action in table.game.board().legal_actions() {
            match action {
                Action::Strip(strip::Action::Huff(_)) => openings.huffs.push(action),
                Action::Warriors(warriors::Action::Place(_)) => openings.places.push(action),
                _ => openings.moves = true,
            }
        }
        openings
    }
}

fn first_choice(locale: Locale, table: &Table<'_>) -> Option<String> {
    let openings = Openings::of(table);
    let in_default = table.describe().in_default;
    let spots = locale.list(&in_default.iter().map(code).collect::<Vec<_>>());
    match (openings.huffs.len(), openings.places.len(), openings.moves) {
        (0, 0, _) => None,
        (0, _, true) => Some(locale.may_place()),
        (0, _, false) => Some(locale.must_place()),
        (count, _, true) => Some(locale.may_huff(count, spots)),
        (_, _, false) => Some(locale.must_huff(spots)),
    }
}

/// The offer and the question that stand.
fn questions(locale: Locale, table: &Table<'_>) -> Vec<String> {
    let draw = table.game.draw_offer().map(|offer| locale.draw_stands(table.player(locale, offer.by)));
    let resign = Team::ALL.into_iter().filter_map(|team| table.game.resign_question(team)).map(|question| {
        let partner = table.game.seats().partner(question.by);
        let partner = partner.map(|side| table.player(locale, side)).unwrap_or_default();
        locale.resign_stands(table.player(locale, question.by), partner)
    });
    draw.into_iter().chain(resign).collect()
}

fn with_controls(locale: Locale, table: &Table<'_>, message: Message) -> Message {
    let openings = Openings::of(table);
    let message = with_huffs(locale, table, message, &openings.huffs);
    let message =
        message.with_buttons(openings.places.iter().map(|&action| place_button(locale, table, action)));
    let message = message.with_buttons(draw_answers(locale, table));
    let message = message.with_buttons(resign_answers(locale, table));
    message.with_buttons(usual(locale, table))
}

/// As buttons where they fit one row, else as a list.
fn with_huffs(locale: Locale, table: &Table<'_>, message: Message, huffs: &[Action]) -> Message {
    if huffs.len() <= limits::BUTTONS {
        return message.with_buttons(huffs.iter().map(|&huff| huff_button(locale, table, huff)));
    }
    let choices = huffs.iter().take(limits::CHOICES).map(|&huff| Choice {
        label: locale.button_huff(man_of(huff)),
        value: play(table, &[huff]).to_string(),
        description: None,
    });
    message.with_select(Select {
        id: CustomId::Choose { list: 0 },
        placeholder: locale.select_huff(),
        choices: choices.collect(),
    })
}

/// The button's id for a turn in the position as it is.
pub(super) fn play(table: &Table<'_>, turn: &[Action]) -> CustomId {
    CustomId::Play { game: table.id, board: table.game.board_seq(), turn: TurnKey::of(turn) }
}

/// The place that a huff or placing is about.
fn man_of(action: Action) -> String {
    match action {
        Action::Strip(strip::Action::Huff(point)) => point.to_string(),
        Action::Warriors(warriors::Action::Place(square)) => square.to_string(),
        action => action.to_string(),
    }
}

fn huff_button(locale: Locale, table: &Table<'_>, huff: Action) -> Button {
    Button::new(play(table, &[huff]), locale.button_huff(man_of(huff))).styled(Style::Primary)
}

fn place_button(locale: Locale, table: &Table<'_>, place: Action) -> Button {
    Button::new(play(table, &[place]), locale.button_place(man_of(place))).styled(Style::Primary)
}

/// Two hands.
const DRAW: &str = "🤝";

fn draw_answers(locale: Locale, table: &Table<'_>) -> Vec<Button> {
    let Some(offer) = table.game.draw_offer() else { return Vec::new() };
    let (game, offer) = (table.id, offer.seq);
    vec![
        Button::new(CustomId::AgreeDraw { game, offer }, locale.button_agree_draw())
            .styled(Style::Success)
            .with_emoji(DRAW),
        Button::new(CustomId::DeclineDraw { game, offer }, locale.button_decline_draw()),
        Button::new(CustomId::WithdrawDraw { game, offer }, locale.button_withdraw_draw()),
    ]
}

/// With the asker's name, for both teams may be asking.
fn resign_answers(locale: Locale, table: &Table<'_>) -> Vec<Button> {
    let questions = Team::ALL.into_iter().filter_map(|team| table.game.resign_question(team));
    let buttons = questions.flat_map(|asked| {
        let (game, question, asker) = (table.id, asked.seq, table.plain(locale, asked.by));
        let agree =
            Button::new(CustomId::AgreeResign { game, question }, locale.button_agree_resign(asker.clone()));
        let play_on = Button::new(CustomId::PlayOn { game, question }, locale.button_play_on(asker));
        [agree.styled(Style::Danger), play_on]
    });
    buttons.collect()
}

fn usual(locale: Locale, table: &Table<'_>) -> Vec<Button> {
    let (game, board) = (table.id, table.game.board_seq());
    let draw = table.game.draw_offer().is_none();
    let draw = draw.then(|| {
        Button::new(CustomId::OfferDraw { game, board }, locale.button_offer_draw()).with_emoji(DRAW)
    });
    let resign = Button::new(CustomId::Resign { game }, locale.button_resign());
    let moves = Button::new(CustomId::Moves { game, page: 0 }, locale.button_moves());
    [Some(moves), draw, Some(resign)].into_iter().flatten().collect()
}

/// What is told of an event that changes no board: an offer, a question, their answers. `None` where
/// the board tells it.
pub fn news(locale: Locale, table: &Table<'_>, event: &GameEvent) -> Option<Message> {
    if table.game.result().is_some() {
        return None;
    }
    let player = |side: &Side| table.player(locale, *side);
    match event {
        GameEvent::DrawOffered { side } => Some(offered(locale, table, *side)),
        GameEvent::DrawAgreed { side } => Some(agreed(locale, table, *side)),
        GameEvent::DrawDeclined { side } => Some(Message::public(locale.draw_declined(player(side)))),
        GameEvent::DrawWithdrawn { side } => Some(Message::public(locale.draw_withdrawn(player(side)))),
        GameEvent::ResignAsked { side } => Some(asked(locale, table, *side)),
        GameEvent::PlayedOn { side } => Some(Message::public(locale.played_on(player(side)))),
        GameEvent::Started { .. }
        | GameEvent::Settled { .. }
        | GameEvent::Played { .. }
        | GameEvent::Passed { .. }
        | GameEvent::Resigned { .. } => None,
    }
}

fn offered(locale: Locale, table: &Table<'_>, side: Side) -> Message {
    let opponents: Vec<Side> = table.game.seats().opponents(side).collect();
    let offer = locale.draw_offered(table.player(locale, side), table.score(locale));
    let message = Message::public(addressed(locale, table, &opponents, &offer));
    pinging(table, message.with_buttons(draw_answers(locale, table)), &opponents)
}

fn agreed(locale: Locale, table: &Table<'_>, side: Side) -> Message {
    let agreed = |side: &Side| table.game.draw_offer().is_some_and(|offer| offer.agreed[*side]);
    let waiting =
        table.game.draw_offer().map(|offer| table.game.seats().opponents(offer.by).collect::<Vec<_>>());
    let waiting: Vec<Side> = waiting.unwrap_or_default().into_iter().filter(|side| !agreed(side)).collect();
    let mentions: Vec<String> = waiting.iter().map(|side| table.mention(locale, *side)).collect();
    let content = locale.draw_agreed(table.player(locale, side), locale.list(&mentions));
    pinging(table, Message::public(content).with_buttons(draw_answers(locale, table)), &waiting)
}

fn asked(locale: Locale, table: &Table<'_>, side: Side) -> Message {
    let partner: Vec<Side> = table.game.seats().partner(side).into_iter().collect();
    let mentions: String = partner.iter().map(|side| table.mention(locale, *side)).collect();
    let message = Message::public(locale.resign_asked(table.player(locale, side), mentions));
    pinging(table, message.with_buttons(resign_answers(locale, table)), &partner)
}

/// "@a and @b: text".
fn addressed(locale: Locale, table: &Table<'_>, sides: &[Side], text: &str) -> String {
    let mentions: Vec<String> = sides.iter().map(|side| table.mention(locale, *side)).collect();
    locale.to_people(locale.list(&mentions), text)
}

fn pinging(table: &Table<'_>, message: Message, sides: &[Side]) -> Message {
    let players = sides.iter().filter_map(|side| table.game.seats().player(*side));
    players.fold(message, Message::pinging)
}

/// The name of a thread that a game gets for itself.
pub fn thread_name(locale: Locale, table: &Table<'_>) -> String {
    let players: Vec<String> = table.rules().sides().iter().map(|&side| table.plain(locale, side)).collect();
    let name = locale.thread_name(table.variant().to_string(), locale.list(&players));
    limits::cut(name, limits::THREAD_NAME)
}

/// Whether `side` really gives up: for that player alone.
pub fn confirm_resign(locale: Locale, table: &Table<'_>, side: Side) -> Message {
    let game = table.id;
    let content = match table.game.seats().partner(side) {
        Some(partner) => locale.confirm_resign_partner(table.player(locale, partner)),
        None => locale.confirm_resign(table.team(locale, side.team().other())),
    };
    Message::private(content).with_buttons([
        Button::new(CustomId::ConfirmResign { game }, locale.button_confirm_resign()).styled(Style::Danger),
        Button::new(CustomId::KeepPlaying { game }, locale.button_keep_playing()),
    ])
}
