//! Which language a reader wants.

use play::Language;
use view::Locale;

/// How many languages of a request are looked at; browsers send a handful.
const MOST: usize = 32;

/// The language with a catalogue that `accept`, the head Accept-Language, likes most (RFC 9110, 12.5.4).
pub fn wanted(accept: &str) -> Locale {
    let mut best: Option<(u16, Locale)> = None;
    for range in accept.split(',').take(MOST) {
        let (tag, weight) = range.split_once(';').map_or((range, Some(1000)), |(tag, q)| (tag, weight(q)));
        let (Some(locale), Some(weight @ 1..)) = (known(tag.trim()), weight) else { continue };
        // Of two that are liked as much the first counts.
        if best.is_none_or(|(most, _)| weight > most) {
            best = Some((weight, locale));
        }
    }
    best.map(|(_, locale)| locale).unwrap_or_default()
}

/// The catalogue of a language, whatever the country.
fn known(tag: &str) -> Option<Locale> {
    Language::of_tag(tag).map(|language| Locale::of_language(Some(language)))
}

/// `q=0.8` in thousandths.
fn weight(text: &str) -> Option<u16> {
    let value: f32 = text.trim().strip_prefix("q=")?.parse().ok()?;
    (0.0..=1.0).contains(&value).then_some((value * 1000.0) as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_with_a_catalogue_is_found_whatever_the_country() {
        for locale in Locale::ALL {
            let code = locale.code();
            for accept in [
                code.to_owned(),
                format!("{code}-XX"),
                code.to_uppercase(),
                format!("xx, {code};q=0.1"),
                format!("xx;q=1, {code};q=0.8, *;q=0.1"),
            ] {
                assert_eq!(wanted(&accept), locale, "{accept}");
            }
        }
    }

    #[test]
    fn the_best_liked_one_wins() {
        for one in Locale::ALL {
            for other in Locale::ALL {
                let accept = format!("{};q=0.4, {};q=0.9", one.code(), other.code());
                assert_eq!(wanted(&accept), other);
                let accept = format!("{};q=0, {};q=0.1", one.code(), other.code());
                if one != other {
                    assert_eq!(wanted(&accept), other);
                }
            }
        }
    }

    #[test]
    fn nonsense_is_english() {
        for accept in ["", "*", ",,;;", "q=1", "xx", "en;q=nan", &"x,".repeat(10_000)] {
            assert_eq!(wanted(accept), Locale::English, "{accept:.20}");
        }
    }
}
