//! What the bot can do, and how to get it.

use super::{Button, Locale, Message, Style};
use crate::custom_id::CustomId;

/// A command as the help text tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HelpLine {
    /// Typed after a slash.
    Slash { name: String, description: String },
    /// In the menu of a person.
    UserMenu { name: String },
    /// In the menu of a message.
    MessageMenu { name: String, description: String },
}

/// What commands are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HelpTopic {
    /// Finding people to play with.
    Begin,
    Play,
    Watch,
    Learn,
    /// How one likes things, and how a server does.
    Settle,
}

impl HelpTopic {
    /// All of them, in the order in which they are told.
    pub const ALL: [HelpTopic; 5] =
        [HelpTopic::Begin, HelpTopic::Play, HelpTopic::Watch, HelpTopic::Learn, HelpTopic::Settle];

    /// As ids and the catalogue have it.
    pub const fn word(self) -> &'static str {
        match self {
            HelpTopic::Begin => "begin",
            HelpTopic::Play => "play",
            HelpTopic::Watch => "watch",
            HelpTopic::Learn => "learn",
            HelpTopic::Settle => "settle",
        }
    }
}

/// The addresses that add the bot to a server and to one's own account.
#[derive(Clone, Copy, Debug)]
pub struct Invitations<'a> {
    pub server: &'a str,
    pub account: &'a str,
}

/// The answer to `/help` about one topic, made of the table of commands, with the way to the others.
pub fn help(
    locale: Locale,
    topic: HelpTopic,
    commands: &[HelpLine],
    invitations: &Invitations<'_>,
) -> Message {
    let mut lines = vec![locale.help_heading(), format!("**{}**", locale.help_topic(topic.word()))];
    if topic == HelpTopic::Play {
        lines.push(locale.help_moving("a8-b9"));
    }
    lines.extend(commands.iter().map(|entry| match entry {
        HelpLine::Slash { name, description } => locale.help_command(name, description),
        HelpLine::UserMenu { name } => locale.help_menu(name),
        HelpLine::MessageMenu { name, description } => locale.help_message_menu(name, description),
    }));
    lines.push(locale.help_thanks());
    let topics = HelpTopic::ALL.map(|other| {
        let button = Button::new(CustomId::Help { topic: other }, locale.help_topic(other.word()));
        if other == topic { button.styled(Style::Primary) } else { button }
    });
    Message::private(lines.join("\n")).with_buttons(topics).with_buttons([
        Button::link(invitations.server, locale.invite_server()),
        Button::link(invitations.account, locale.invite_account()),
    ])
}
