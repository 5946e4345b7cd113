//! The languages people can be spoken to in.

use crate::words::words;

words! {
    /// A language, by its code of ISO 639.
    Language {
        English = "en",
        Spanish = "es",
        German = "de",
        French = "fr",
    }
}

impl Language {
    /// The language of a tag such as `en-GB`, `es-419`, `de` or `zh_TW`; `None` for those that are not spoken
    /// here.
    pub fn of_tag(tag: &str) -> Option<Language> {
        tag.split(['-', '_']).next()?.to_ascii_lowercase().parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_read_by_their_language() {
        let tags = [("en-US", "en"), ("en-GB", "en"), ("es-419", "es"), ("DE", "de"), ("fr_CA", "fr")];
        for (tag, code) in tags {
            assert_eq!(Language::of_tag(tag).map(Language::word), Some(code), "{tag}");
        }
        for tag in ["", "-", "zh-TW", "eng", "🪨"] {
            assert_eq!(Language::of_tag(tag), None, "{tag}");
        }
    }
}
