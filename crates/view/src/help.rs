//! What the bot can do, and how to get it.

use super::{Button, Locale, Message, pages};
use crate::custom_id::CustomId;

/// A command as the help text tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HelpLine {
    /// Typed after a slash.
    Slash { name: String, description: String },
    /// In the menu of a person.
    UserMenu { name: String },
    /// In the menu of a message.
    MessageMenu { name: String },
}

/// So much of a page of help is text: what else its reader must be told goes with it.
const PAGE: usize = 1400;

/// A page of the answer to `/help`, from 0, made of the table of commands, with the addresses that add the bot
/// to a server and to one's own account.
pub fn help(locale: Locale, commands: &[HelpLine], page: u16, server: &str, account: &str) -> Message {
    let example = "a8-b9";
    let mut lines = vec![locale.help_moving(example)];
    lines.extend(commands.iter().map(|entry| match entry {
        HelpLine::Slash { name, description } => locale.help_command(name, description),
        HelpLine::UserMenu { name } => locale.help_menu(name),
        HelpLine::MessageMenu { name } => locale.help_message_menu(name),
    }));
    lines.push(locale.help_thanks());
    let pages = pages::split_by(lines, PAGE);
    let message = pages::page(locale, &locale.help_heading(), &pages, page, |page| CustomId::Help { page });
    message.with_buttons([
        Button::link(server, locale.invite_server()),
        Button::link(account, locale.invite_account()),
    ])
}
