//! Which texts the fonts can show.

use unicode_normalization::UnicodeNormalization;

use super::{fonts::has, is_invisible};

/// Whether a picture shows enough of `text` to tell what it says: at least half of its letters and
/// digits or, if it has none, of its other characters. What the fonts lack is drawn as boxes.
pub fn can_draw(text: &str) -> bool {
    let seen: Vec<char> = text.nfkc().filter(|c| !is_invisible(*c) && !c.is_whitespace()).collect();
    let letters: Vec<char> = seen.iter().copied().filter(|c| c.is_alphanumeric()).collect();
    let told = if letters.is_empty() { seen } else { letters };
    let drawn = told.iter().filter(|c| has(**c)).count();
    drawn > 0 && 2 * drawn >= told.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_the_letters_is_enough() {
        for text in
            ["Ana", "Björn", "Ольга", "Ωμέγα", "Ann 은지", "𝓐𝓷𝓷", "Ana 🌸🌸🌸🌸", "7", "?!", "A\u{200b}"]
        {
            assert!(can_draw(text), "{text}");
        }
        for text in ["은지", "日本語", "A은지", "🌸", "", " ", "\u{200b}", "김 🌸!"] {
            assert!(!can_draw(text), "{text}");
        }
    }
}
