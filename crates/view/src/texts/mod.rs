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
        $(const $name: &[&str] = catalogues!($code: "invocations" "names" "commands" "challenge" "board" "alt" "lists" "rules" "answers" "page" "watching" "comfort" "learn" "lessons" "settings" "privacy" "announce" "live" "program");)*
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
    use crate::limits;

    /// All code that says something, but for the table and the tests, in one line.
    fn code(folder: &std::path::Path) -> String {
        let inside =
            std::fs::read_dir(folder).expect("a folder of code").map(|entry| entry.expect("an entry").path());
        let texts = inside.map(|path| match path.extension() {
            _ if path.ends_with("tests") => String::new(),
            _ if path.is_dir() => code(&path),
            Some(rust) if rust == "rs" && !path.ends_with("texts/table.rs") => {
                let text = std::fs::read_to_string(&path).expect("code");
                let said = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
                said.split_whitespace().collect()
            }
            _ => String::new(),
        });
        texts.collect()
    }

    /// Whether `code` asks a language for a message.
    fn says(code: &str, key: &str) -> bool {
        let calls = ["locale.", "self."].map(|of| format!("{of}{key}("));
        let named = [format!("Locale::{key},"), format!("Locale::{key})")];
        calls.iter().chain(&named).any(|call| code.contains(call))
    }

    #[test]
    fn every_message_is_said() {
        let code =
            ["view", "bot", "web"].map(|of| code(&std::path::Path::new("..").join(of).join("src"))).concat();
        let silent: Vec<&str> = TABLE.iter().map(|(key, _)| *key).filter(|key| !says(&code, key)).collect();
        assert!(silent.is_empty(), "{silent:?}");
        assert!(!says("names.list(people)", "list") && !says("Locale::list_of)", "list"));
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

    /// How long a text may be that is cut where it is too long, which nobody sees: by the beginning of its key,
    /// the longest that fits. [`limits`] says for what.
    const LIMITS: &[(&str, usize)] = &[
        ("name_", 32),
        ("param_", 32),
        // Descriptions of commands and options, and what options offer.
        ("command_", 100),
        ("option_", 100),
        ("games_state_", 100),
        ("games_whose_", 100),
        ("switch_", 100),
        // Buttons.
        ("button_", limits::LABEL),
        ("help_topic", limits::LABEL),
        ("invite_", limits::LABEL),
        ("learn_again", limits::LABEL),
        ("learn_anew", limits::LABEL),
        ("learn_back", limits::LABEL),
        ("learn_challenge", limits::LABEL),
        ("learn_next", limits::LABEL),
        ("learn_rules", limits::LABEL),
        ("learn_show", limits::LABEL),
        ("live_to_game", limits::LABEL),
        ("page_button", limits::LABEL),
        ("replay_first", limits::LABEL),
        ("replay_back", limits::LABEL),
        ("replay_on", limits::LABEL),
        ("replay_last", limits::LABEL),
        ("replay_film", limits::LABEL),
        ("replay_film_alt", limits::ALT),
        ("replay_film_here", limits::CONTENT),
        ("replay_record", limits::LABEL),
        ("replay_record_here", limits::CONTENT),
        ("rules_learn", limits::LABEL),
        ("vacation_back", limits::LABEL),
        // Windows. The first is a button too.
        ("replay_jump", limits::TITLE),
        ("replay_turn", limits::TITLE),
        ("modal_title", limits::TITLE),
        ("modal_label", limits::TITLE),
        ("modal_plan_title", limits::TITLE),
        ("modal_plan_label", limits::TITLE),
        ("modal_plan_example", limits::CHOICE),
        ("replay_turn_example", limits::CHOICE),
        // Lists.
        ("follow_how", limits::CHOICE),
        ("follow_often", limits::CHOICE),
        ("form_best_of", limits::CHOICE),
        ("form_game", limits::CHOICE),
        ("form_option", limits::CHOICE),
        ("form_preset", limits::CHOICE),
        ("form_time", limits::CHOICE),
        ("form_who", limits::CHOICE),
        ("house_about", limits::CHOICE),
        ("house_choice", limits::CHOICE),
        ("house_limit", limits::CHOICE),
        ("house_preset", limits::CHOICE),
        ("language_choice", limits::CHOICE),
        ("learn_chapters", limits::CHOICE),
        ("pick_", limits::CHOICE),
        ("preference_about", limits::CHOICE),
        ("preference_choice", limits::CHOICE),
        ("reminder_about", limits::CHOICE),
        ("reminder_choice", limits::CHOICE),
        ("reminder_label", limits::CHOICE),
        ("select_first", limits::CHOICE),
        ("select_turn", limits::CHOICE),
    ];

    fn limit(key: &str) -> Option<usize> {
        let fitting = LIMITS.iter().filter(|(prefix, _)| key.starts_with(prefix));
        fitting.max_by_key(|(prefix, _)| prefix.len()).map(|(_, most)| *most)
    }

    /// A message in each of its variants, whatever is selected by, with something in the place of what it names.
    fn variants(locale: Locale, key: &str, pattern: &str) -> Vec<String> {
        let named = catalogue(locale).remove(key).unwrap_or_default();
        let keys = pattern.split('[').skip(1).filter_map(|rest| rest.split_once(']').map(|found| found.0));
        let words = keys.map(|word| FluentValue::from(word.to_owned()));
        let numbers = [0, 1, 2, 1_000_000].map(FluentValue::from);
        let message =
            locale.bundle().get_message(key).and_then(|message| message.value()).expect("a message");
        let said = |value: FluentValue<'static>| {
            let args = Args::from_iter(named.iter().map(|arg| (arg.as_str(), value.clone())));
            locale.bundle().format_pattern(message, Some(&args), &mut Vec::new()).into_owned()
        };
        words.chain(numbers).map(said).collect()
    }

    #[test]
    fn short_texts_keep_to_discords_limits_in_every_variant() {
        let mut faults = Vec::new();
        for locale in Locale::ALL {
            for (key, pattern) in patterns(locale) {
                let Some(most) = limit(&key) else { continue };
                let long = variants(locale, &key, &pattern).into_iter();
                let long = long.filter(|text| !(1..=most).contains(&text.chars().count()));
                faults.extend(long.map(|text| format!("{locale:?} {key}, over {most}: {text}")));
            }
        }
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }

    #[test]
    fn every_limit_is_of_some_text_and_sees_its_variants() {
        let english = patterns(Locale::English);
        for (prefix, _) in LIMITS {
            assert!(english.keys().any(|key| key.starts_with(prefix)), "{prefix}");
        }
        let choices =
            variants(Locale::German, "preference_choice", &patterns(Locale::German)["preference_choice"]);
        let choices: BTreeSet<String> = choices.into_iter().collect();
        assert!(choices.len() > 10, "{choices:?}");
        assert_eq!((limit("replay_turn"), limit("replay_turn_example")), (Some(45), Some(100)));
    }
}
