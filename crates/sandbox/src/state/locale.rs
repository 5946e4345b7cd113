//! Languages of people and servers, and texts in them.

use serde_json::Value;

use super::command::Translations;

/// Discord's languages.
pub const LOCALES: [&str; 32] = [
    "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "hi", "hr", "hu", "id",
    "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN",
    "zh-TW",
];

/// The language that stands in where a text is not in one.
///
/// Source: Discord's documentation, "Application Commands", section "Locale fallbacks".
fn fallback(locale: &str) -> Option<&'static str> {
    match locale {
        "en-US" => Some("en-GB"),
        "en-GB" => Some("en-US"),
        "es-419" => Some("es-ES"),
        _ => None,
    }
}

/// The text in a language, or in the one that stands in for it.
#[must_use]
pub fn translated<'a>(texts: &'a Translations, locale: &str) -> Option<&'a String> {
    texts.get(locale).or_else(|| texts.get(fallback(locale)?))
}

/// Puts what commands, options and choices are called in one language in the place of all translations, as
/// lists of commands have it.
pub fn localize(shown: &mut Value, locale: &str) {
    match shown {
        Value::Object(fields) => {
            for key in ["name", "description"] {
                let texts = fields.remove(&format!("{key}_localizations"));
                let texts = texts.and_then(|texts| serde_json::from_value::<Translations>(texts).ok());
                if let Some(text) = texts.as_ref().and_then(|texts| translated(texts, locale)) {
                    fields.insert(format!("{key}_localized"), Value::from(text.as_str()));
                }
            }
            fields.values_mut().for_each(|inner| localize(inner, locale));
        }
        Value::Array(values) => values.iter_mut().for_each(|inner| localize(inner, locale)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_language_without_a_text_has_that_of_its_neighbour_or_none() {
        let texts: Translations =
            [("en-GB", "colour"), ("es-ES", "color")].map(|(a, b)| (a.into(), b.into())).into();
        let rows =
            [("en-GB", Some("colour")), ("en-US", Some("colour")), ("es-419", Some("color")), ("de", None)];
        for (locale, expected) in rows {
            assert_eq!(translated(&texts, locale).map(String::as_str), expected, "{locale}");
        }
    }

    #[test]
    fn only_one_language_is_left() {
        let mut shown = json!({"name": "a", "name_localizations": {"de": "b"}, "description_localizations": null,
            "options": [{"choices": [{"name": "c", "name_localizations": {"de": "d", "fr": "e"}}]}]});
        localize(&mut shown, "de");
        let expected = json!({"name": "a", "name_localized": "b",
            "options": [{"choices": [{"name": "c", "name_localized": "d"}]}]});
        assert_eq!(shown, expected);
    }
}
