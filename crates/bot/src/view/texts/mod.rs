//! The catalogue: every sentence that a person sees, by language.
//!
//! The messages stand in `assets/locales/LANGUAGE/*.ftl` (Fluent) and are part of the binary.
//! [`messages`] makes a method of [`Locale`] of each, with its arguments by name: a missing argument
//! does not compile, a message that nobody says is a warning of the compiler, and the tests hold
//! the table against the catalogues.

mod table;

use std::sync::LazyLock;

use fluent::{FluentArgs, FluentResource, concurrent::FluentBundle};
use unic_langid::{LanguageIdentifier, langid};

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

    /// The language nearest to one of Discord's locales (`en-GB`, `es-419`, `zh-TW` …).
    pub fn of(discord: &str) -> Locale {
        let wanted: Option<LanguageIdentifier> = discord.parse().ok();
        let speaks = |locale: &Locale| wanted.as_ref().is_some_and(|id| id.language == locale.id().language);
        Locale::ALL.into_iter().find(speaks).unwrap_or_default()
    }

    fn id(self) -> LanguageIdentifier {
        match self {
            Locale::English => langid!("en"),
        }
    }

    /// The files of the catalogue.
    fn sources(self) -> &'static [&'static str] {
        match self {
            Locale::English => ENGLISH,
        }
    }

    fn bundle(self) -> &'static Bundle {
        static BUNDLES: LazyLock<[Bundle; Locale::ALL.len()]> = LazyLock::new(|| Locale::ALL.map(Locale::load));
        &BUNDLES[self as usize]
    }

    /// # Panics
    ///
    /// If a catalogue of the binary is malformed; a test reads them all.
    fn load(self) -> Bundle {
        let mut bundle = FluentBundle::new_concurrent(vec![self.id()]);
        // The marks around values would break timestamps and make moves impossible to copy.
        bundle.set_use_isolating(false);
        for source in self.sources() {
            let resource = FluentResource::try_new((*source).to_owned()).map_err(|(_, faults)| faults);
            bundle.add_resource(resource.expect("the catalogue is well formed")).expect("a message stands once");
        }
        bundle
    }

    /// The message in this language, or in English where this one lacks it.
    fn say(self, key: &str, args: &FluentArgs<'_>) -> String {
        let locales = [self, Locale::English];
        let found = locales.into_iter().find(|locale| locale.bundle().has_message(key)).unwrap_or_default();
        let bundle = found.bundle();
        let message = bundle.get_message(key).and_then(|message| message.value());
        let message = message.expect("every message of the table is in the English catalogue");
        bundle.format_pattern(message, Some(args), &mut Vec::new()).into_owned()
    }
}

/// The English catalogue, file by file.
const ENGLISH: &[&str] = &[
    include_str!("../../../../../assets/locales/en/names.ftl"),
];

/// Makes a method of [`Locale`] of each message: `turn(player);` is the message `turn` with the
/// argument `$player`.
macro_rules! messages {
    ($($(#[$doc:meta])* $key:ident ( $($arg:ident),* );)*) => {
        impl Locale {
            $($(#[$doc])*
            #[must_use]
            pub(crate) fn $key<'a>(self $(, $arg: impl Into<fluent::FluentValue<'a>>)*) -> String {
                #[allow(unused_mut, reason = "not every message has arguments")]
                let mut args: FluentArgs<'a> = FluentArgs::new();
                $(args.set(stringify!($arg), $arg);)*
                self.say(stringify!($key), &args)
            })*
        }

        /// Every message with its arguments.
        #[cfg(test)]
        pub(super) const TABLE: &[(&str, &[&str])] = &[$((stringify!($key), &[$(stringify!($arg)),*])),*];
    };
}
use messages;
