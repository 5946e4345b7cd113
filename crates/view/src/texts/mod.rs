//! The catalogue: every sentence that a person sees, by language.
//!
//! The messages stand in `assets/locales/LANGUAGE/*.ftl` (Fluent) and are part of the binary.
//! [`messages`] makes a method of [`Locale`] of each, with its arguments by name: a missing argument
//! does not compile, and the tests hold the table against the
//! catalogues and against what is said.

mod table;

use std::sync::LazyLock;

use fluent::{FluentArgs as Args, FluentResource, FluentValue, concurrent::FluentBundle};
use play::Language;
use unic_langid::LanguageIdentifier;

/// A language that has a catalogue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Locale {
    /// The one that is complete, and the answer to every other language.
    #[default]
    English,
}

type Bundle = FluentBundle<FluentResource>;

impl Locale {
    pub const ALL: [Locale; 1] = [Locale::English];

    /// The language, as far as it has a catalogue.
    pub fn of_language(language: Option<Language>) -> Locale {
        language.map(|language| Locale::of(language.word())).unwrap_or_default()
    }

    /// The language nearest to one of Discord's locales (`en-GB`, `es-419`, `zh-TW` …).
    pub fn of(discord: &str) -> Locale {
        let language = discord.split(['-', '_']).next().unwrap_or_default();
        Locale::ALL.into_iter().find(|locale| locale.code() == language).unwrap_or_default()
    }

    /// The code of the language, which is also the name of its folder.
    pub fn code(self) -> &'static str {
        match self {
            Locale::English => "en",
        }
    }

    /// The files of the catalogue.
    fn sources(self) -> &'static [&'static str] {
        match self {
            Locale::English => ENGLISH,
        }
    }

    fn bundle(self) -> &'static Bundle {
        static BUNDLES: LazyLock<[Bundle; Locale::ALL.len()]> =
            LazyLock::new(|| Locale::ALL.map(Locale::load));
        &BUNDLES[self as usize]
    }

    /// # Panics
    ///
    /// If a catalogue of the binary is malformed; a test reads them all.
    fn load(self) -> Bundle {
        let language: LanguageIdentifier = self.code().parse().expect("the code of a language");
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // The marks around values would break timestamps and make moves impossible to copy.
        bundle.set_use_isolating(false);
        for source in self.sources() {
            let resource = FluentResource::try_new((*source).to_owned()).map_err(|(_, faults)| faults);
            bundle
                .add_resource(resource.expect("the catalogue is well formed"))
                .expect("a message stands once");
        }
        bundle
    }

    /// The message in this language, or in English where this one lacks it.
    fn say(self, key: &str, args: &Args<'_>) -> String {
        let locales = [self, Locale::English];
        let found = locales.into_iter().find(|locale| locale.bundle().has_message(key)).unwrap_or_default();
        let bundle = found.bundle();
        let message = bundle.get_message(key).and_then(|message| message.value());
        let message = message.expect("every message of the table is in the English catalogue");
        bundle.format_pattern(message, Some(args), &mut Vec::new()).into_owned()
    }
}

/// A file of the English catalogue.
macro_rules! english {
    ($file:literal) => {
        include_str!(concat!("../../../../assets/locales/en/", $file, ".ftl"))
    };
}

const ENGLISH: &[&str] = &[
    english!("names"),
    english!("commands"),
    english!("challenge"),
    english!("board"),
    english!("alt"),
    english!("lists"),
    english!("rules"),
    english!("answers"),
    english!("page"),
    english!("watching"),
    english!("comfort"),
    english!("learn"),
    english!("lessons"),
    english!("settings"),
];

/// Makes a method of [`Locale`] of each message: `turn(player);` is the message `turn` with the
/// argument `$player`.
macro_rules! messages {
    ($($key:ident ( $($arg:ident),* );)*) => {
        impl Locale {
            $(#[must_use]
            #[allow(clippy::extra_unused_lifetimes, reason = "not every message has arguments")]
            pub fn $key<'a>(self $(, $arg: impl Into<FluentValue<'a>>)*) -> String {
                let args: [(&str, FluentValue<'a>); _] = [$((stringify!($arg), $arg.into())),*];
                self.say(stringify!($key), &Args::from_iter(args))
            })*
        }

        /// Every message with its arguments.
        #[cfg(test)]
        pub(super) const TABLE: &[(&str, &[&str])] = &[$((stringify!($key), &[$(stringify!($arg)),*])),*];
    };
}
use messages;

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::{table::TABLE, *};

    /// All code that says something, but for the table.
    fn code(folder: &std::path::Path) -> String {
        let inside =
            std::fs::read_dir(folder).expect("a folder of code").map(|entry| entry.expect("an entry").path());
        let texts = inside.map(|path| match path.extension() {
            _ if path.is_dir() => code(&path),
            Some(rust) if rust == "rs" && !path.ends_with("texts/table.rs") => {
                std::fs::read_to_string(&path).expect("code")
            }
            _ => String::new(),
        });
        texts.collect()
    }

    #[test]
    fn every_message_is_said() {
        let code =
            ["view", "bot", "web"].map(|of| code(&std::path::Path::new("..").join(of).join("src"))).concat();
        let is_said =
            |key: &str| code.contains(&format!(".{key}(")) || code.contains(&format!("Locale::{key}"));
        let silent: Vec<&str> = TABLE.iter().map(|(key, _)| *key).filter(|key| !is_said(key)).collect();
        assert!(silent.is_empty(), "{silent:?}");
    }

    /// The messages of a catalogue with the arguments they use.
    fn catalogue(locale: Locale) -> BTreeMap<String, BTreeSet<String>> {
        let mut messages = BTreeMap::new();
        let lines = locale.sources().iter().flat_map(|source| source.lines());
        let mut key = String::new();
        for line in lines.filter(|line| !line.starts_with('#')) {
            if let Some((name, _)) =
                line.split_once('=').filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase()))
            {
                key = name.trim().to_owned();
            }
            let words = line.split('$').skip(1);
            let named = words.map(|rest| {
                rest.split(|c: char| !c.is_ascii_lowercase() && c != '_')
                    .next()
                    .unwrap_or_default()
                    .to_owned()
            });
            let args: &mut BTreeSet<String> = messages.entry(key.clone()).or_default();
            args.extend(named);
        }
        messages.remove("");
        messages
    }

    fn table() -> BTreeMap<String, BTreeSet<String>> {
        let args = |args: &&[&str]| args.iter().map(|arg| (*arg).to_owned()).collect();
        TABLE.iter().map(|(key, named)| ((*key).to_owned(), args(named))).collect()
    }

    #[test]
    fn the_english_catalogue_has_every_message_with_its_arguments_and_no_other() {
        assert_eq!(catalogue(Locale::English), table());
        assert_eq!(TABLE.len(), table().len(), "a message stands twice in the table");
    }

    #[test]
    fn other_catalogues_have_no_message_or_argument_of_their_own() {
        for locale in Locale::ALL {
            for (key, args) in catalogue(locale) {
                assert!(table().get(&key).is_some_and(|known| args.is_subset(known)), "{locale:?} {key}");
            }
        }
    }

    #[test]
    fn every_message_is_formatted_without_a_fault() {
        for locale in Locale::ALL {
            for (key, named) in TABLE {
                for value in [0, 1, 2, 7] {
                    let args = Args::from_iter(named.iter().map(|arg| (*arg, FluentValue::from(value))));
                    let mut faults = Vec::new();
                    let bundle = locale.bundle();
                    let message = bundle.get_message(key).and_then(|message| message.value());
                    let text = bundle.format_pattern(message.expect(key), Some(&args), &mut faults);
                    assert!(faults.is_empty(), "{key}: {faults:?}");
                    assert!(!text.contains(['{', '}', '\u{2068}', '\u{2069}']), "{key}: {text}");
                }
            }
        }
    }

    #[test]
    fn languages_without_a_catalogue_are_answered_in_english() {
        for tag in ["en-US", "en-GB", "de", "zh-TW", "es-419", "", "-", "🪨"] {
            assert_eq!(Locale::of(tag), Locale::English, "{tag}");
        }
    }

    #[test]
    fn commands_and_options_are_described_within_discords_limits() {
        let of_commands = |key: &&str| key.starts_with("command_") || key.starts_with("option_");
        for key in TABLE.iter().map(|(key, _)| *key).filter(of_commands) {
            let text = Locale::English.say(key, &Args::new());
            assert!((1..=100).contains(&text.chars().count()), "{key}: {text}");
        }
    }
}
