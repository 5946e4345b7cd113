//! What a reply comes to, in a few words.

use std::fmt;

use play::PlayerId;
use serenity::model::Permissions;
use view::{Audience, CustomId, FormPart, Message, Receipt, Trouble};

use super::{
    super::{Bot, buttons, lists},
    asking::{Answer, Question},
    stage::Change,
};
use crate::{
    call::Ground,
    place::{THREADS, missing, writing},
    problem,
    reply::Reply,
};

/// What the description of a fault begins with.
pub const FAULT: &str = "FAULT: ";

/// What a reply comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It was done, and everybody is told: nothing is left to say.
    Told,
    /// It was done, and whoever asked is told so.
    Done(Notes),
    /// Whoever asked is asked something first.
    Asks(Picture),
    Shows(Picture),
    Window,
    Choices,
    NoChoices,
    /// The one choice says whose turn it is.
    WhoseTurn,
    /// By its name.
    Refused(String),
    /// The form or the window's message says why, and can be sent again.
    Again,
}

/// Lines that go with what was done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    letters: bool,
    waits: bool,
    no_thread: bool,
    way: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picture {
    None,
    Drawn,
    Letters,
}

impl Outcome {
    /// Reads a reply.
    ///
    /// # Errors
    ///
    /// What no reply may be: silence, a fault, something for everybody that is one person's business.
    pub async fn of(
        bot: &Bot,
        question: &Question,
        answer: Answer,
        change: Change,
    ) -> Result<Outcome, String> {
        let reply = match answer {
            Answer::Choices(choices) => return Ok(of_choices(&choices)),
            Answer::Reply(reply) => *reply,
        };
        let message = match reply {
            Reply::Nothing => return told(question, change),
            Reply::Ask(_) => return Ok(Outcome::Window),
            Reply::Say(message) | Reply::Instead(message) => message,
        };
        check(question, &message)?;
        if change != Change::Nothing || is_receipt(question, &message) {
            return Ok(Outcome::Done(notes(question, &message)));
        }
        Ok(match question.problem(bot).await {
            Some(problem) => {
                let name = problem.name();
                let refused = problem::explain(&bot.ctx, question.asker(), problem).await;
                if refused.content != message.content {
                    return Err(format!("{FAULT}{name} is told as {}", message.content));
                }
                Outcome::Refused(name)
            }
            None => shown(question, &message),
        })
    }

    /// Whether it may have left its mark.
    pub fn has_done(&self) -> bool {
        matches!(self, Outcome::Told | Outcome::Done(_))
    }
}

fn of_choices(choices: &[crate::commands::Choice]) -> Outcome {
    match choices {
        [] => Outcome::NoChoices,
        [only] if only.value == "?" => Outcome::WhoseTurn,
        _ => Outcome::Choices,
    }
}

/// Everybody can only be told where the bot can write.
fn told(question: &Question, change: Change) -> Result<Outcome, String> {
    let asker = question.asker();
    // Alone with the bot nobody sees what the channel is told.
    if change == Change::Nothing || asker.ground == Ground::Direct {
        return Err(format!("{FAULT}silence"));
    }
    if change == Change::More && asker.is_in_server() && !missing(asker, writing(asker.ground)).is_empty() {
        return Err(format!("{FAULT}nobody is told of what was done"));
    }
    Ok(Outcome::Told)
}

fn check(question: &Question, message: &Message) -> Result<(), String> {
    let says = |trouble: Trouble| message.content == view::trouble(question.asker().locale, &trouble).content;
    if message.content.trim().is_empty() {
        return Err(format!("{FAULT}an empty message"));
    }
    if [Trouble::NotDone, Trouble::UnknownCommand, Trouble::StaleButton].into_iter().any(says) {
        return Err(format!("{FAULT}{}", message.content));
    }
    if message.audience != Audience::OnlyYou {
        return Err(format!("{FAULT}everybody sees {}", message.content));
    }
    Ok(())
}

/// Whether it says that something was done which neither challenge nor game shows.
fn is_receipt(question: &Question, message: &Message) -> bool {
    let locale = question.asker().locale;
    let is = |receipt: Receipt| message.content == view::receipt(locale, &receipt).content;
    let named = match question {
        Question::Command(call) => call.person("person"),
        _ => None,
    };
    let of_person = |player: PlayerId| is(Receipt::Blocked(player)) || is(Receipt::Unblocked(player));
    is(Receipt::Undisturbed) || is(Receipt::Kept) || named.is_some_and(of_person)
}

fn notes(question: &Question, message: &Message) -> Notes {
    let asker = question.asker();
    let says = |line: String| message.content.contains(&line);
    let (unwritten, threads) = (missing(asker, writing(asker.ground)), missing(asker, THREADS));
    Notes {
        letters: says(view::boards_in_letters(asker.locale)),
        waits: !unwritten.is_empty() && says(view::board_waits(asker.locale, &unwritten)),
        way: message.content.contains("https://discord.com/channels/"),
        no_thread: !threads.is_empty() && says(view::no_thread(asker.locale, &threads)),
    }
}

fn shown(question: &Question, message: &Message) -> Outcome {
    let sends =
        |press: &crate::call::Press| matches!(press.id, Ok(CustomId::Form { part: FormPart::Send, .. }));
    let is_list = buttons(message).iter().any(|id| id.starts_with("forget:"));
    let is_sent = matches!(question, Question::Submit(_)) && !is_list;
    if matches!(question, Question::Press(press) if sends(press)) || is_sent {
        return Outcome::Again;
    }
    let confirms = |id: &String| {
        ["abort-yes", "resign-yes", "end-yes", "form"].contains(&id.split(':').next().unwrap_or_default())
    };
    if lists(message).next().is_some() || buttons(message).iter().any(confirms) {
        return Outcome::Asks(picture(question, message));
    }
    Outcome::Shows(picture(question, message))
}

fn picture(question: &Question, message: &Message) -> Picture {
    let pictures = missing(question.asker(), Permissions::ATTACH_FILES).is_empty();
    match &message.board {
        Some(_) => Picture::Drawn,
        None if !pictures && message.content.contains("```") => Picture::Letters,
        None => Picture::None,
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Told => f.write_str("done, everybody told"),
            Outcome::Done(notes) => write!(f, "done{notes}"),
            Outcome::Asks(Picture::None) => f.write_str("asks"),
            Outcome::Asks(Picture::Drawn) => f.write_str("asks, with the board"),
            Outcome::Asks(Picture::Letters) => f.write_str("asks, with the board in letters"),
            Outcome::Shows(Picture::None) => f.write_str("shows"),
            Outcome::Shows(Picture::Drawn) => f.write_str("shows the board"),
            Outcome::Shows(Picture::Letters) => f.write_str("shows the board in letters"),
            Outcome::Window => f.write_str("window"),
            Outcome::Choices => f.write_str("choices"),
            Outcome::NoChoices => f.write_str("no choices"),
            Outcome::WhoseTurn => f.write_str("whose turn it is"),
            Outcome::Refused(reason) => write!(f, "*{}*", words(reason)),
            Outcome::Again => f.write_str("the reason, to try again"),
        }
    }
}

impl fmt::Display for Notes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let notes = [
            (self.letters, ", in letters"),
            (self.waits, ", board waits"),
            (self.no_thread, ", no thread"),
            (self.way, ", with the way"),
        ];
        notes.into_iter().filter(|note| note.0).try_for_each(|note| f.write_str(note.1))
    }
}

/// `GameNotYourTurn` as `not your turn`, without whom it is about.
fn words(name: &str) -> String {
    let name = name.split("PlayerId").next().unwrap_or_default();
    let name = ["Game", "Challenge"].iter().find_map(|family| name.strip_prefix(family)).unwrap_or(name);
    let mut words = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !words.is_empty() {
            words.push(' ');
        }
        words.extend(letter.to_lowercase());
    }
    words
}
