//! What a command is: one value that makes its registration, its line in the help text, its
//! autocompletion and its run.

use std::{future::Future, pin::Pin};

use serde_json::Value;
use serenity::all::{
    ChannelType, CommandOptionType, CommandType, CreateCommand, CreateCommandOption, InstallationContext,
    InteractionContext, Permissions,
};
use view::{Locale, Message};

use crate::{call::Call, ctx::Ctx, problem::Problem};

/// What a handler gives back, some time.
pub type Answering<'a> = Pin<Box<dyn Future<Output = Result<Message, Problem>> + Send + 'a>>;
/// What an autocompletion gives back, some time.
pub type Completing<'a> = Pin<Box<dyn Future<Output = Vec<Choice>> + Send + 'a>>;

/// One of the things an option may become.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// As it is shown.
    pub name: String,
    /// As it comes back.
    pub value: String,
}

impl Choice {
    /// Discord takes no more choices at once, and none of more characters.
    pub const MOST: usize = 25;
    pub const LONGEST: usize = 100;

    /// Whether Discord takes it.
    pub fn fits(&self) -> bool {
        [&self.name, &self.value]
            .into_iter()
            .all(|text| (1..=Choice::LONGEST).contains(&text.chars().count()))
    }

    /// A choice that comes back as it is shown.
    pub fn of(text: String) -> Choice {
        Choice { name: text.clone(), value: text }
    }
}

/// A command that people can give.
#[derive(Debug)]
pub struct Command {
    /// As it is typed, or as the menu shows it.
    pub name: &'static str,
    pub kind: Kind,
    pub options: &'static [Opt],
    pub scope: Scope,
    pub run: for<'a> fn(&'a Ctx, &'a Call) -> Answering<'a>,
}

/// How a command is given.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// Typed after a slash, with what the list and the help text say about it.
    Slash(fn(Locale) -> String),
    /// From the menu of a person.
    UserMenu,
    /// From the menu of a message, with what the help text says about it.
    MessageMenu(fn(Locale) -> String),
}

/// Where a command can be given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// In servers: it is about what is played there.
    Servers,
    /// In servers, by those who may manage them: Discord shows it to nobody else.
    Managers,
    /// In servers and in direct messages with others: it needs other people.
    WithOthers,
    Everywhere,
}

/// One option of a command.
#[derive(Debug)]
pub struct Opt {
    pub name: &'static str,
    pub describe: fn(Locale) -> String,
    pub takes: Takes,
    pub need: Need,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    Required,
    Optional,
}

/// What an option takes.
#[derive(Debug)]
pub enum Takes {
    Person,
    /// A channel of the server that can be written in.
    Channel,
    /// One of a few: the value, and how it is shown.
    OneOf(fn(Locale) -> Vec<(&'static str, String)>),
    /// Free text, completed while it is typed.
    Completed(for<'a> fn(&'a Ctx, &'a Call) -> Completing<'a>),
}

/// What `text` says in every language but English, by Discord's codes: where it is the same, Discord needs no
/// other.
fn localized(text: impl Fn(Locale) -> String) -> impl Iterator<Item = (&'static str, String)> {
    let english = text(Locale::default());
    let in_language = move |locale: Locale| {
        let text = text(locale);
        let differs = text != english;
        locale.discord_codes().iter().filter(move |_| differs).map(move |&code| (code, text.clone()))
    };
    Locale::ALL.into_iter().flat_map(in_language)
}

impl Command {
    /// The option called `name`.
    pub fn option(&self, name: &str) -> Option<&'static Opt> {
        self.options.iter().find(|option| option.name == name)
    }

    /// The JSON that registers the command.
    pub fn registration(&self) -> Value {
        let command = CreateCommand::new(self.name).contexts(self.contexts());
        let command =
            self.localized_names().fold(command, |command, (code, name)| command.name_localized(code, name));
        let command = command.integration_types(vec![InstallationContext::Guild, InstallationContext::User]);
        let command = match self.kind {
            Kind::Slash(describe) => {
                let command = command.kind(CommandType::ChatInput).description(describe(Locale::default()));
                localized(describe)
                    .fold(command, |command, (code, text)| command.description_localized(code, text))
            }
            Kind::UserMenu => command.kind(CommandType::User),
            Kind::MessageMenu(_) => command.kind(CommandType::Message),
        };
        let command = command.set_options(self.options.iter().map(Opt::registration).collect());
        let mut command = serde_json::to_value(command).expect("a command has only text keys");
        if self.scope == Scope::Managers {
            // serenity writes text, which Discord's description of itself does not know here.
            command["default_member_permissions"] = Permissions::MANAGE_GUILD.bits().into();
        }
        command
    }

    /// As it is typed, or as the menu shows it, in the asker's language.
    pub fn name_in(&self, locale: Locale) -> String {
        match self.kind {
            Kind::Slash(_) => locale.command_name(self.name),
            Kind::UserMenu | Kind::MessageMenu(_) => locale.menu_name(self.name),
        }
    }

    fn localized_names(&self) -> impl Iterator<Item = (&'static str, String)> {
        localized(|locale| self.name_in(locale))
    }

    fn contexts(&self) -> Vec<InteractionContext> {
        match self.scope {
            Scope::Servers | Scope::Managers => vec![InteractionContext::Guild],
            Scope::WithOthers => vec![InteractionContext::Guild, InteractionContext::PrivateChannel],
            Scope::Everywhere => {
                vec![InteractionContext::Guild, InteractionContext::BotDm, InteractionContext::PrivateChannel]
            }
        }
    }
}

impl Opt {
    fn registration(&self) -> CreateCommandOption {
        let kind = match self.takes {
            Takes::Person => CommandOptionType::User,
            Takes::Channel => CommandOptionType::Channel,
            Takes::OneOf(_) | Takes::Completed(_) => CommandOptionType::String,
        };
        let option = CreateCommandOption::new(kind, self.name, (self.describe)(Locale::default()));
        let names = localized(|locale| locale.param_name(self.name));
        let option = names.fold(option, |option, (code, name)| option.name_localized(code, name));
        let option = localized(self.describe)
            .fold(option, |option, (code, text)| option.description_localized(code, text));
        let option = option.required(self.need == Need::Required);
        match self.takes {
            Takes::Person => option,
            Takes::Channel => option.channel_types(vec![ChannelType::Text, ChannelType::News]),
            Takes::Completed(_) => option.set_autocomplete(true),
            Takes::OneOf(values) => {
                let shown = values(Locale::default()).into_iter().enumerate();
                shown.fold(option, |option, (at, (value, name))| {
                    let names = localized(|locale| values(locale).swap_remove(at).1);
                    let names = names.filter(|(_, translated)| *translated != name).collect::<Vec<_>>();
                    option.add_string_choice_localized(name, value, names)
                })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeSet, HashSet};

    use super::{super::all, *};

    /// Small letters, digits and signs of any language.
    fn is_name(name: &str) -> bool {
        let may = |c: char| (c.is_alphanumeric() && c.to_lowercase().eq([c])) || c == '-' || c == '_';
        (1..=32).contains(&name.chars().count()) && name.chars().all(may)
    }

    #[test]
    fn commands_have_names_of_their_own_in_every_language() {
        for locale in Locale::ALL {
            let mut names = HashSet::new();
            for command in all() {
                let name = command.name_in(locale);
                let slash = matches!(command.kind, Kind::Slash(_));
                assert!(if slash { is_name(&name) } else { name.chars().count() <= 32 }, "{locale:?} {name}");
                assert!(names.insert((slash, name.clone())), "{locale:?}: two are called {name}");
                let options: HashSet<String> =
                    command.options.iter().map(|option| locale.param_name(option.name)).collect();
                assert_eq!(options.len(), command.options.len(), "{locale:?} {name}: {options:?}");
                assert!(options.iter().all(|option| is_name(option)), "{locale:?} {name}: {options:?}");
            }
        }
    }

    #[test]
    fn every_name_of_the_catalogue_is_one_of_a_command_or_option() {
        const CATALOGUE: &str = include_str!("../../../../assets/locales/en/invocations.ftl");
        let keys = CATALOGUE.lines().filter_map(|line| line.split_once(" = ")).map(|line| line.0.to_owned());
        let key = |kind: &str, name: &str| format!("{kind}_{}", name.to_lowercase().replace(['-', ' '], "_"));
        let named = all().map(|command| match command.kind {
            Kind::Slash(_) => key("name", command.name),
            Kind::UserMenu | Kind::MessageMenu(_) => key("name_menu", command.name),
        });
        let options = all().flat_map(|command| command.options).map(|option| key("param", option.name));
        let used: BTreeSet<String> = named.chain(options).collect();
        assert_eq!(keys.collect::<BTreeSet<_>>(), used);
    }

    #[test]
    fn names_are_what_is_registered_in_english() {
        for command in all() {
            assert_eq!(command.name_in(Locale::English), command.name);
            for option in command.options {
                assert_eq!(Locale::English.param_name(option.name), option.name);
            }
        }
    }

    #[test]
    fn choices_are_told_in_every_language_within_discord_s_limits() {
        for command in all() {
            for option in command.options {
                let Takes::OneOf(values) = option.takes else { continue };
                let english: Vec<&str> = values(Locale::English).into_iter().map(|value| value.0).collect();
                for locale in Locale::ALL {
                    let shown = values(locale);
                    assert_eq!(shown.iter().map(|value| value.0).collect::<Vec<_>>(), english);
                    assert!(
                        shown.iter().all(|(_, name)| (1..=100).contains(&name.chars().count())),
                        "{shown:?}"
                    );
                }
            }
        }
    }
}
