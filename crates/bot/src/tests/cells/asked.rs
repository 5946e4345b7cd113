//! What can be asked for: every command, every option that is completed, every control, every window.

use lessons::Topic;
use play::{DeclineReason, HouseChoice, OfferKind, PlayerId, Preference};
use rules::{Side, Variant};
use serde_json::{Value, json};
use view::draft::{Form, People};
use view::{Audience, CustomId, ExportPart, FormPart, HelpTopic, ReplayStep, Wish};

use super::{
    axes::Who,
    stage::{LEFT, OPEN, Scene, Stage},
};
use crate::commands::{self, Command, Kind, Takes};

/// How something is asked for.
#[derive(Clone, Debug)]
pub enum Ask {
    /// With options: a number is a person.
    Command(&'static str, Vec<(&'static str, Value)>),
    /// The menu of a person.
    UserMenu(&'static str, u64),
    /// The menu of a message of the asker's own that says this.
    MessageMenu(&'static str, &'static str),
    /// While this option is typed.
    Complete(&'static str, &'static str, Vec<(&'static str, Value)>),
    /// A button under a message for everybody, or for the presser alone.
    Press(CustomId, Audience),
    /// An entry of a list under a message for the presser alone.
    Choose(CustomId, String),
    /// A text in a window.
    Submit(CustomId, &'static str),
}

/// Something that can be asked for.
#[derive(Clone, Debug)]
pub struct Item {
    pub name: String,
    pub stage: Stage,
    pub ask: fn(&Scene, Who) -> Ask,
}

/// All of it, in the order of the help text; then the controls.
pub fn items() -> Vec<Item> {
    let commands = commands::all().flat_map(|command| {
        let completed = command.options.iter().filter(|option| matches!(option.takes, Takes::Completed(_)));
        of_command(command).into_iter().chain(completed.map(|option| completion(command, option.name)))
    });
    let mut items: Vec<Item> = Vec::new();
    for item in commands.chain(controls()) {
        // Options of one name offer the same, but for those named apart.
        if !items.iter().any(|known| known.name == item.name) {
            items.push(item);
        }
    }
    items
}

fn item(name: impl Into<String>, stage: Stage, ask: fn(&Scene, Who) -> Ask) -> Item {
    Item { name: name.into(), stage, ask }
}

/// Whom a challenge is for: somebody else, or where it says so the one who has left or has blocked the asker.
fn challenged(scene: &Scene, who: Who) -> Value {
    json!(scene.person(match who {
        Who::Left | Who::Blocked => 'A',
        Who::Mover | Who::Other | Who::Onlooker | Who::Moderator | Who::Manager => 'E',
    }))
}

fn of_command(command: &Command) -> Vec<Item> {
    use Stage::{Begun, Late, Limited, Moved, Nothing, OpenSeat, Paused};
    let name = match command.kind {
        Kind::Slash(_) => format!("`/{}`", command.name),
        Kind::UserMenu | Kind::MessageMenu(_) => format!("*{}*", command.name),
    };
    macro_rules! slash {
        ($stage:expr, $word:literal $(, $option:literal = $value:expr)*) => {
            item(&name, $stage, |_, _| Ask::Command($word, vec![$(($option, json!($value))),*]))
        };
    }
    match command.name {
        "challenge" => vec![
            item(format!("{name} opponent"), Nothing, |scene, who| {
                let game = ("game", json!("mosona"));
                Ask::Command("challenge", vec![game, ("opponent", challenged(scene, who))])
            }),
            item(format!("{name} level"), Nothing, |_, _| {
                Ask::Command("challenge", vec![("game", json!("mosona")), ("level", json!("3"))])
            }),
            item(format!("{name} without a game"), Nothing, |_, _| Ask::Command("challenge", Vec::new())),
        ],
        "seek" => vec![slash!(Nothing, "seek", "game" = "mosona")],
        "Challenge" => vec![item(&name, Nothing, |scene, who| {
            Ask::UserMenu("Challenge", challenged(scene, who).as_u64().unwrap())
        })],
        "move" => vec![slash!(Begun, "move", "move" = "a8-b9")],
        "moves" => vec![slash!(Begun, "moves")],
        "Play as move" => vec![item(&name, Begun, |_, _| Ask::MessageMenu("Play as move", "a8-b9"))],
        "plan" => vec![
            slash!(Begun, "plan", "if" = "a8-b9", "then" = "c10xa8"),
            item(format!("{name} without a move"), Begun, |_, _| Ask::Command("plan", Vec::new())),
        ],
        "board" => vec![
            slash!(Begun, "board"),
            item(format!("{name} of a side"), Begun, |_, _| {
                Ask::Command("board", vec![("side", json!("west")), ("theme", json!("light"))])
            }),
        ],
        "replay" => vec![slash!(Begun, "replay")],
        "Show this position" => {
            vec![item(&name, Begun, |_, _| Ask::MessageMenu("Show this position", "Hello"))]
        }
        "hint" => vec![slash!(Begun, "hint")],
        "analyse" => vec![slash!(Begun, "analyse")],
        "follow" => vec![slash!(Begun, "follow")],
        "unfollow" => vec![slash!(Begun, "unfollow")],
        "draw" => vec![slash!(Moved, "draw")],
        "takeback" => vec![slash!(Moved, "takeback")],
        "resign" => vec![slash!(Begun, "resign")],
        "abort" => vec![slash!(Begun, "abort")],
        "pause" => vec![slash!(Limited, "pause")],
        "resume" => vec![slash!(Paused, "resume")],
        "claim" => vec![
            slash!(Late, "claim"),
            item(format!("{name} in time"), Moved, |_, _| Ask::Command("claim", Vec::new())),
        ],
        "vacation" => vec![
            slash!(Nothing, "vacation", "days" = "1"),
            item(format!("{name} without a length"), Nothing, |_, _| Ask::Command("vacation", Vec::new())),
        ],
        "reminder" => vec![slash!(Nothing, "reminder", "before" = "3h")],
        "block" => vec![item(&name, Nothing, |scene, _| block("block", scene))],
        "unblock" => vec![item(&name, Nothing, |scene, _| block("unblock", scene))],
        "do-not-disturb" => vec![slash!(Nothing, "do-not-disturb", "switch" = "on")],
        "seat" => vec![
            item(format!("{name} to"), Begun, |scene, _| {
                let (from, to) = (json!(scene.person('A')), json!(scene.person('E')));
                Ask::Command("seat", vec![("from", from), ("to", to)])
            }),
            item(format!("{name}, four players"), OpenSeat, |scene, who| {
                let from = if who == Who::Left { 'A' } else { 'P' };
                Ask::Command("seat", vec![("from", json!(scene.person(from)))])
            }),
        ],
        "end" => vec![slash!(Begun, "end")],
        "games" => vec![
            slash!(Begun, "games"),
            item(format!("{name} over"), Begun, |_, _| {
                Ask::Command("games", vec![("show", json!("finished"))])
            }),
        ],
        "learn" => vec![
            slash!(Nothing, "learn", "game" = "kolowis"),
            item(format!("{name} without a game"), Nothing, |_, _| Ask::Command("learn", Vec::new())),
        ],
        "settings" => vec![slash!(Nothing, "settings")],
        "privacy" => vec![slash!(Nothing, "privacy")],
        "export" => vec![slash!(Begun, "export")],
        "forget-me" => vec![slash!(Begun, "forget-me")],
        "server-settings" => vec![slash!(Nothing, "server-settings")],
        "live" => vec![
            slash!(Nothing, "live"),
            item(format!("{name} off"), Nothing, |_, _| Ask::Command("live", vec![("switch", json!("off"))])),
        ],
        "diagnose" => vec![slash!(Nothing, "diagnose")],
        "rules" => vec![slash!(Begun, "rules")],
        "help" => vec![slash!(Nothing, "help")],
        other => panic!("/{other} has no cells yet"),
    }
}

fn block(name: &'static str, scene: &Scene) -> Ask {
    Ask::Command(name, vec![("person", json!(scene.person('E')))])
}

fn completion(command: &Command, option: &str) -> Item {
    match (command.name, option) {
        ("challenge" | "seek", "rules") => item("completing `rules`", Stage::Nothing, |_, _| {
            Ask::Complete("challenge", "rules", vec![("game", json!("mosona"))])
        }),
        ("move", "move") => {
            item("completing `move`", Stage::Begun, |_, _| Ask::Complete("move", "move", Vec::new()))
        }
        ("vacation", "until") => {
            item("completing `until`", Stage::Nothing, |_, _| Ask::Complete("vacation", "until", Vec::new()))
        }
        ("reminder", "before") => item("completing `before`", Stage::Nothing, |_, _| {
            Ask::Complete("reminder", "before", Vec::new())
        }),
        ("plan", "if") => {
            item("completing `if`", Stage::Begun, |_, _| Ask::Complete("plan", "if", Vec::new()))
        }
        ("plan", "then") => item("completing `then`", Stage::Begun, |_, _| {
            Ask::Complete("plan", "then", vec![("if", json!("a8-b9"))])
        }),
        ("board" | "follow" | "unfollow" | "replay", "game") => {
            item("completing `game` to watch", Stage::Begun, |_, _| {
                Ask::Complete("follow", "game", Vec::new())
            })
        }
        (_, "game") => {
            item("completing `game`", Stage::Begun, |_, _| Ask::Complete("moves", "game", Vec::new()))
        }
        (command, option) => panic!("completing {option} of /{command} has no cells yet"),
    }
}

/// A control that stands under what everybody sees.
macro_rules! public {
    ($stage:expr, |$scene:ident| $id:expr) => {{
        let at: fn(&Scene) -> CustomId = |$scene| $id;
        let ask: fn(&Scene, Who) -> Ask = |$scene, _| Ask::Press($id, Audience::Everybody);
        (at, item("", $stage, ask))
    }};
}

/// A control that stands under what one person sees.
macro_rules! private {
    ($stage:expr, |$scene:ident| $id:expr) => {{
        let at: fn(&Scene) -> CustomId = |$scene| $id;
        let ask: fn(&Scene, Who) -> Ask = |$scene, _| Ask::Press($id, Audience::OnlyYou);
        (at, item("", $stage, ask))
    }};
}

/// What all offers have.
macro_rules! offers {
    ($kind:expr) => {
        [
            public!(Stage::Limited, |scene| CustomId::Offer {
                game: scene.game,
                kind: $kind,
                board: scene.board
            }),
            public!(Stage::Offered($kind), |scene| CustomId::Agree {
                game: scene.game,
                kind: $kind,
                offer: scene.offer
            }),
            public!(Stage::Offered($kind), |scene| CustomId::Refuse {
                game: scene.game,
                kind: $kind,
                offer: scene.offer
            }),
            public!(Stage::Offered($kind), |scene| CustomId::Withdraw {
                game: scene.game,
                kind: $kind,
                offer: scene.offer
            }),
        ]
    };
}

/// A control, and how it is pressed.
type Control = (fn(&Scene) -> CustomId, Item);

#[rustfmt::skip]
fn pressed() -> Vec<Control> {
    use Stage::{Begun, Challenge, Declined, Four, Gone, Late, Lobby, Moved, Nothing, OpenSeat, Over, Paused, Second, Seek};
    let mut all = vec![
        public!(Challenge, |scene| CustomId::Accept { challenge: scene.challenge, seat: None }),
        public!(Second, |scene| CustomId::Accept { challenge: scene.challenge, seat: None }),
        public!(Seek, |scene| CustomId::Accept { challenge: scene.challenge, seat: None }),
        public!(Lobby, |scene| CustomId::Accept { challenge: scene.challenge, seat: Some(OPEN) }),
        public!(Challenge, |scene| CustomId::Decline { challenge: scene.challenge }),
        public!(Lobby, |scene| CustomId::Decline { challenge: scene.challenge }),
        public!(Challenge, |scene| CustomId::Cancel { challenge: scene.challenge }),
        public!(Lobby, |scene| CustomId::Fill { challenge: scene.challenge }),
        private!(Declined, |scene| CustomId::Explain { challenge: scene.challenge, reason: DeclineReason::NoTime }),
        private!(Nothing, |scene| CustomId::Form { form: form(scene), part: FormPart::Page(1) }),
        private!(Nothing, |scene| CustomId::Form { form: form(scene), part: FormPart::Send }),
        public!(Begun, |scene| CustomId::Play { game: scene.game, board: scene.board, turn: "a8-b9".parse().unwrap() }),
        private!(Begun, |scene| CustomId::Answer { game: scene.game, board: scene.board, turn: "a8-b9".parse().unwrap() }),
        private!(Begun, |scene| CustomId::Moves { game: scene.game, page: 0 }),
        public!(Over, |scene| CustomId::Hint { game: scene.game }),
        public!(Over, |scene| CustomId::Analyse { game: scene.game }),
        public!(Begun, |scene| CustomId::Pick { game: scene.game, board: scene.board, page: 0 }),
        private!(Begun, |scene| CustomId::Man { game: scene.game, board: scene.board, on: "a8".to_owned(), page: 0 }),
        private!(Begun, |scene| CustomId::Type { game: scene.game, board: scene.board }),
        private!(Nothing, |_scene| CustomId::EndVacation {}),
        private!(Begun, |scene| CustomId::Plan { game: scene.game }),
        private!(Begun, |scene| CustomId::ForgetPlan { game: scene.game, number: 1 }),
        public!(Paused, |scene| CustomId::Resume { game: scene.game }),
        public!(Begun, |scene| CustomId::Abort { game: scene.game }),
        private!(Begun, |scene| CustomId::ConfirmAbort { game: scene.game }),
        public!(Begun, |scene| CustomId::Resign { game: scene.game }),
        private!(Begun, |scene| CustomId::ConfirmResign { game: scene.game }),
        private!(Begun, |scene| CustomId::KeepPlaying { game: scene.game }),
        public!(Four, |scene| CustomId::AgreeResign { game: scene.game, question: scene.offer }),
        public!(Four, |scene| CustomId::PlayOn { game: scene.game, question: scene.offer }),
        public!(Late, |scene| CustomId::Claim { game: scene.game }),
        public!(OpenSeat, |scene| CustomId::TakeSeat { game: scene.game, side: LEFT }),
        private!(Begun, |scene| CustomId::ConfirmEnd { game: scene.game }),
        public!(Over, |scene| CustomId::Rematch { game: scene.game }),
        public!(Begun, |scene| CustomId::Follow { game: scene.game }),
        private!(Begun, |scene| CustomId::Unfollow { game: scene.game }),
        public!(Begun, |scene| CustomId::Flip { game: scene.game, bottom: Side::North, wish: Wish::default() }),
        private!(Gone, |scene| CustomId::ContinueHere { game: scene.game }),
        private!(Nothing, |_scene| CustomId::Help { topic: HelpTopic::Watch }),
        private!(Nothing, |_scene| CustomId::Preferences { page: 1 }),
        private!(Nothing, |_scene| CustomId::House { page: 1 }),
        private!(Begun, |_scene| CustomId::Export { part: ExportPart::START }),
        private!(Begun, |_scene| CustomId::Forget),
        private!(Begun, |scene| CustomId::Confirm { game: scene.game, board: scene.board, turn: "a8-b9".parse().unwrap() }),
        private!(Begun, |scene| CustomId::NotPlayed { game: scene.game, board: scene.board }),
        private!(Moved, |scene| CustomId::Replay { game: scene.game, at: 2, bottom: Side::South, step: ReplayStep::Back }),
        private!(Begun, |_scene| CustomId::Games { page: 0, listing: play::Listing::default() }),
        private!(Begun, |_scene| CustomId::Rules { variant: Variant::Mosona, page: 1 }),
        private!(Nothing, |_scene| CustomId::Learn { variant: Variant::Mosona }),
        private!(Nothing, |_scene| CustomId::LearnAnew { variant: Variant::Mosona }),
        private!(Nothing, |_scene| CustomId::Lesson { topic: Topic::MosonaLeap, done: None, page: 0 }),
        private!(Nothing, |_scene| CustomId::LessonMan { topic: Topic::MosonaLeap, done: None, on: "c10".to_owned(), page: 0 }),
        private!(Nothing, |_scene| CustomId::LessonTurn { topic: Topic::MosonaLeap, turn: "c10xa8".parse().unwrap() }),
        private!(Nothing, |_scene| CustomId::LessonType { topic: Topic::MosonaLeap, done: None }),
        private!(Nothing, |_scene| CustomId::LessonShow { topic: Topic::MosonaLeap }),
    ];
    all.extend(offers!(OfferKind::Draw));
    all.extend(offers!(OfferKind::TakeBack));
    all.extend(offers!(OfferKind::Pause));
    all
}

fn form(scene: &Scene) -> Form {
    let opponent = Some(play::PlayerId(scene.person('A')));
    Form::new(Variant::Mosona, People { opponent, ..People::default() })
}

fn controls() -> Vec<Item> {
    let mut items: Vec<Item> = pressed()
        .into_iter()
        .map(|(id, item)| {
            let stage = match item.stage {
                Stage::Second => " where others play",
                Stage::Seek => " of a seek",
                Stage::Lobby => " of a lobby",
                _ => "",
            };
            Item { name: format!("`{}`{stage}", word(&id(&Scene::example()))), ..item }
        })
        .collect();
    items.push(item("`form` list", Stage::Nothing, |scene, _| {
        let part = FormPart::List { page: 0, number: 0 };
        Ask::Choose(CustomId::Form { form: form(scene), part }, "game=kolowis".to_owned())
    }));
    items.push(item("`fill-at`", Stage::Lobby, |scene, _| {
        Ask::Choose(CustomId::FillAt { challenge: scene.challenge }, "3".to_owned())
    }));
    items.push(item("`follow-how`", Stage::Begun, |scene, _| {
        Ask::Choose(CustomId::FollowHow { game: scene.game }, "direct".to_owned())
    }));
    items.push(item("`follow-often`", Stage::Begun, |scene, _| {
        Ask::Choose(CustomId::FollowOften { game: scene.game }, "move".to_owned())
    }));
    items.push(item("`prefer`", Stage::Nothing, |_, _| {
        Ask::Choose(CustomId::Prefer { what: Preference::Theme }, "light".to_owned())
    }));
    items.push(item("`remind`", Stage::Nothing, |_, _| Ask::Choose(CustomId::Remind {}, "3h".to_owned())));
    items.push(item("`arrange`", Stage::Nothing, |_, _| {
        Ask::Choose(CustomId::Arrange { what: HouseChoice::Limit }, "3d".to_owned())
    }));
    items.push(item("`forget-me-yes`", Stage::Begun, |scene, who| {
        Ask::Press(CustomId::ConfirmForget { player: PlayerId(scene.actor(who)) }, Audience::OnlyYou)
    }));
    items.push(item("`forget-me-yes` of somebody else", Stage::Begun, |scene, _| {
        Ask::Press(CustomId::ConfirmForget { player: PlayerId(scene.person('E')) }, Audience::OnlyYou)
    }));
    items.push(item("`forget-me-no`", Stage::Begun, |scene, who| {
        Ask::Press(CustomId::ForgetNot { player: PlayerId(scene.actor(who)) }, Audience::OnlyYou)
    }));
    items.push(item("`choose`", Stage::Begun, |scene, _| {
        let turn = "a8-b9".parse().unwrap();
        let entry = CustomId::Answer { game: scene.game, board: scene.board, turn };
        Ask::Choose(CustomId::Choose { list: 0 }, entry.to_string())
    }));
    items.push(item("`type` sent", Stage::Begun, |scene, _| {
        Ask::Submit(CustomId::Type { game: scene.game, board: scene.board }, "a8-b9")
    }));
    items.push(item("`plan` sent", Stage::Begun, |scene, _| {
        Ask::Submit(CustomId::Plan { game: scene.game }, "if a8-b9 then c10xa8")
    }));
    items.push(item("`replay` sent", Stage::Moved, |scene, _| {
        let (game, bottom) = (scene.game, Side::South);
        Ask::Submit(CustomId::Replay { game, at: 2, bottom, step: ReplayStep::Jump }, "1")
    }));
    items.push(item("`type` sent without a move", Stage::Begun, |scene, _| {
        Ask::Submit(CustomId::Type { game: scene.game, board: scene.board }, "a8-a9")
    }));
    items.push(item("`lesson-type` sent", Stage::Nothing, |_, _| {
        Ask::Submit(CustomId::LessonType { topic: Topic::MosonaLeap, done: None }, "b7-a8")
    }));
    items
}

/// What an id begins with, and of a form what it ends with.
fn word(id: &CustomId) -> String {
    match id {
        CustomId::Form { part: FormPart::Send, .. } => "form:…:send".to_owned(),
        id => id.to_string().split(':').next().unwrap().to_owned(),
    }
}

/// The kinds of ids, by a match that no new one gets past.
macro_rules! kinds {
    ($($kind:ident),* $(,)?) => {
        pub const KINDS: &[&str] = &[$(stringify!($kind)),*];

        pub fn kind(id: &CustomId) -> &'static str {
            match id { $(CustomId::$kind { .. } => stringify!($kind)),* }
        }
    };
}
kinds![
    Accept,
    Decline,
    Cancel,
    Fill,
    FillAt,
    Form,
    Play,
    Answer,
    Moves,
    Hint,
    Analyse,
    Offer,
    Agree,
    Refuse,
    Pick,
    Man,
    Type,
    Withdraw,
    Resume,
    Abort,
    ConfirmAbort,
    Claim,
    TakeSeat,
    ConfirmEnd,
    Rematch,
    Explain,
    Follow,
    FollowHow,
    FollowOften,
    Unfollow,
    Flip,
    ContinueHere,
    Resign,
    ConfirmResign,
    KeepPlaying,
    AgreeResign,
    PlayOn,
    Games,
    Help,
    Replay,
    Rules,
    EndVacation,
    Plan,
    ForgetPlan,
    Learn,
    LearnAnew,
    Lesson,
    LessonMan,
    LessonTurn,
    LessonType,
    LessonShow,
    Preferences,
    Prefer,
    Remind,
    House,
    Arrange,
    Confirm,
    NotPlayed,
    Export,
    Forget,
    ConfirmForget,
    ForgetNot,
    Choose,
];
