//! What can be seen of a text that people typed.

use icu_properties::{CodePointSetData, props::DefaultIgnorableCodePoint};

/// `text` in one line: without characters that show nothing or turn the writing around, all white
/// space one space. Joiners stay within words, where they shape letters and emoji.
pub(super) fn line(text: &str) -> String {
    let unseen = CodePointSetData::new::<DefaultIgnorableCodePoint>();
    let spaced = text.chars().map(|c| if is_blank(c) { ' ' } else { c });
    let seen: String = spaced.filter(|&c| joins(c) || !unseen.contains(c)).collect();
    let words = seen.split_whitespace().map(|word| word.trim_start_matches(joins).trim_end_matches(joiner));
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// White space by its looks: control characters, the empty Braille pattern, the fillers of Hangul,
/// marks of annotations and the empty note head.
fn is_blank(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{2800}' | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}')
        || matches!(c, '\u{fff9}'..='\u{fffb}' | '\u{1d159}')
}

/// Says how its neighbours are joined.
fn joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
}

/// Changes how the character before it looks.
fn joins(c: char) -> bool {
    joiner(c) || c == '\u{fe0f}'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_can_be_seen_is_left() {
        for (text, seen) in [
            ("  Ana \n\u{7} Mar\u{ad}ía ", "Ana María"),
            ("\u{202e}evil\u{2069}", "evil"),
            ("\u{61c}\u{200e}\u{200f}\u{feff}\u{200b}\u{e0041}", ""),
            ("\u{2800}\u{3164}\u{115f}\u{1160}\u{ffa0}", ""),
            ("a\u{2800}b", "a b"),
            ("\u{200d}\u{fe0f} a\u{200d} \u{200c}", "a"),
            ("👩🏽\u{200d}🚀 ❤\u{fe0f}", "👩🏽\u{200d}🚀 ❤\u{fe0f}"),
            ("می\u{200c}خواهم", "می\u{200c}خواهم"),
            ("은지", "은지"),
        ] {
            assert_eq!(line(text), seen, "{text:?}");
        }
    }
}
