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
    Spanish,
    German,
    French,
}

type Bundle = FluentBundle<FluentResource>;

impl Locale {
    pub const ALL: [Locale; 4] = [Locale::English, Locale::Spanish, Locale::German, Locale::French];

    /// The language, as far as it has a catalogue.
    pub fn of_language(language: Option<Language>) -> Locale {
        match language {
            Some(Language::English) | None => Locale::English,
            Some(Language::Spanish) => Locale::Spanish,
            Some(Language::German) => Locale::German,
            Some(Language::French) => Locale::French,
        }
    }

    /// The language nearest to one of Discord's locales (`en-GB`, `es-419`, `zh-TW` …).
    pub fn of(discord: &str) -> Locale {
        Locale::of_language(Language::of_tag(discord))
    }

    /// The code of the language, which is also the name of its folder.
    pub fn code(self) -> &'static str {
        match self {
            Locale::English => "en",
            Locale::Spanish => "es",
            Locale::German => "de",
            Locale::French => "fr",
        }
    }

    /// What Discord calls the language, where commands have names and descriptions of their own in it: those
    /// without are English.
    pub fn discord_codes(self) -> &'static [&'static str] {
        match self {
            Locale::English => &[],
            Locale::Spanish => &["es-ES", "es-419"],
            Locale::German => &["de"],
            Locale::French => &["fr"],
        }
    }

    /// How the command is typed that is `name` in English.
    pub fn command_name(self, name: &str) -> String {
        self.invocation("name", name)
    }

    /// How the entry of a menu is called that is `name` in English.
    pub fn menu_name(self, name: &str) -> String {
        self.invocation("name_menu", name)
    }

    /// How the option of a command is typed that is `name` in English.
    pub fn param_name(self, name: &str) -> String {
        self.invocation("param", name)
    }

    fn invocation(self, kind: &str, name: &str) -> String {
        let name = name.to_lowercase().replace(['-', ' '], "_");
        self.say(&format!("{kind}_{name}"), &Args::new())
    }

    /// The files of the catalogue.
    fn sources(self) -> &'static [&'static str] {
        match self {
            Locale::English => ENGLISH,
            Locale::Spanish => SPANISH,
            Locale::German => GERMAN,
            Locale::French => FRENCH,
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

/// The files of the catalogues.
macro_rules! catalogues {
    ($($name:ident = $code:literal;)*) => {
        $(const $name: &[&str] = catalogues!($code: "invocations" "names" "commands" "challenge" "board" "alt" "lists" "rules" "answers" "page" "watching" "comfort" "learn" "lessons" "settings" "privacy" "announce" "live");)*
    };
    ($code:literal: $($file:literal)*) => {
        &[$(include_str!(concat!("../../../../assets/locales/", $code, "/", $file, ".ftl"))),*]
    };
}

catalogues! {
    ENGLISH = "en";
    SPANISH = "es";
    GERMAN = "de";
    FRENCH = "fr";
}

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

    /// The names of commands and options, which the commands themselves look up.
    fn is_invocation(key: &str) -> bool {
        key.starts_with("name_") || key.starts_with("param_")
    }

    fn table() -> BTreeMap<String, BTreeSet<String>> {
        let args = |args: &&[&str]| args.iter().map(|arg| (*arg).to_owned()).collect();
        TABLE.iter().map(|(key, named)| ((*key).to_owned(), args(named))).collect()
    }

    #[test]
    fn every_catalogue_has_every_message_with_its_arguments_and_no_other() {
        for locale in Locale::ALL {
            let mut messages = catalogue(locale);
            messages.retain(|key, _| !is_invocation(key));
            let table = table();
            let missing: Vec<&String> = table.keys().filter(|key| !messages.contains_key(*key)).collect();
            assert!(missing.is_empty(), "{locale:?} lacks {missing:?}");
            for (key, args) in &messages {
                let known = table.get(key).unwrap_or_else(|| panic!("{locale:?}: {key} is never said"));
                assert_eq!(args, known, "{locale:?} {key}");
            }
        }
        assert_eq!(TABLE.len(), table().len(), "a message stands twice in the table");
    }

    #[test]
    fn every_language_has_a_name_for_every_command() {
        let names = |locale| -> BTreeSet<String> {
            catalogue(locale).into_keys().filter(|key| is_invocation(key)).collect()
        };
        for locale in Locale::ALL {
            assert_eq!(names(locale), names(Locale::English), "{locale:?}");
        }
    }

    #[test]
    fn commands_are_named_by_their_messages() {
        for locale in Locale::ALL {
            for line in locale.sources().iter().flat_map(|source| source.lines()) {
                let written = line.split("`/").skip(1).find(|rest| !rest.starts_with("{ "));
                assert!(written.is_none(), "{locale:?}: {line}");
            }
        }
    }

    /// The texts that may be as they are in English: `language key`, then why.
    const SAME: &str = include_str!("../../../../assets/locales/same.txt");

    #[test]
    fn no_text_is_left_in_english() {
        let same = |locale: Locale, key: &str| {
            SAME.lines().any(|line| line.split_whitespace().take(2).eq([locale.code(), key]))
        };
        let mut faults = Vec::new();
        for locale in Locale::ALL.into_iter().skip(1) {
            let english = patterns(Locale::English);
            for (key, text) in patterns(locale) {
                match (english.get(&key) == Some(&text), same(locale, &key)) {
                    (true, false) => faults.push(format!("{locale:?} {key} is the English text")),
                    (false, true) => {
                        faults.push(format!("{locale:?} {key} is translated: same.txt lists it"))
                    }
                    _ => {}
                }
            }
        }
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }

    /// The messages of a catalogue as they are written.
    fn patterns(locale: Locale) -> BTreeMap<String, String> {
        let mut messages: BTreeMap<String, String> = BTreeMap::new();
        let mut key = String::new();
        for line in locale.sources().iter().flat_map(|source| source.lines()) {
            match line.split_once(" =") {
                _ if line.starts_with('#') => key.clear(),
                Some((name, text)) if line.starts_with(|c: char| c.is_ascii_lowercase()) => {
                    key = name.to_owned();
                    messages.insert(key.clone(), text.trim().to_owned());
                }
                _ => {
                    if let Some(text) = messages.get_mut(&key) {
                        text.push_str(line.trim());
                    }
                }
            }
        }
        messages
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
                    assert!(faults.is_empty(), "{locale:?} {key}: {faults:?}");
                    assert!(!text.contains(['{', '}', '\u{2068}', '\u{2069}']), "{key}: {text}");
                }
            }
        }
    }

    #[test]
    fn languages_without_a_catalogue_are_answered_in_english() {
        for tag in ["en-US", "en-GB", "zh-TW", "", "-", "🪨", "deu"] {
            assert_eq!(Locale::of(tag), Locale::English, "{tag}");
        }
        let spoken = [("de", Locale::German), ("es-419", Locale::Spanish), ("fr", Locale::French)];
        for (tag, locale) in spoken {
            assert_eq!(Locale::of(tag), locale, "{tag}");
        }
        for language in Language::ALL {
            assert_eq!(Locale::of_language(Some(language)).code(), language.word(), "every language has one");
        }
    }

    #[test]
    fn short_texts_keep_to_discords_limits() {
        let most = |key: &str| match key.split('_').next() {
            Some("command" | "option") => Some(100),
            Some("button") => Some(80),
            Some("name" | "param") => Some(32),
            _ => None,
        };
        for locale in Locale::ALL {
            for (key, text) in patterns(locale) {
                if let Some(most) = most(&key).filter(|_| !text.contains("->")) {
                    assert!((1..=most).contains(&text.chars().count()), "{locale:?} {key}: {text}");
                }
            }
        }
    }
}
