//! Making any text one that can be drawn.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// Stands for each character that the fonts lack.
pub(crate) const REPLACEMENT: char = '□';

/// `text` in characters that `has` says can be drawn: letters in fancy dress (𝓐, Ａ) become plain
/// ones, accents join their letters or, where the fonts lack the whole, are left out, invisible
/// characters go, all white space is a space, and the rest is replaced.
pub(crate) fn clean(text: &str, has: impl Fn(char) -> bool) -> String {
    let visible = text.nfkc().filter(|c| !is_invisible(*c));
    let mut cleaned = String::with_capacity(text.len());
    for c in visible {
        match c {
            c if c.is_whitespace() => {
                if !cleaned.is_empty() && !cleaned.ends_with(' ') {
                    cleaned.push(' ');
                }
            }
            c if has(c) => cleaned.push(c),
            c => cleaned.push(base(c).filter(|base| has(*base)).unwrap_or(REPLACEMENT)),
        }
    }
    cleaned.truncate(cleaned.trim_end().len());
    cleaned
}

/// The letter below the accents of `c`.
fn base(c: char) -> Option<char> {
    std::iter::once(c).nfd().next()
}

/// Characters that change others or order text, but show nothing of their own.
pub(crate) fn is_invisible(c: char) -> bool {
    (c.is_control() && !c.is_whitespace())
        || is_combining_mark(c)
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}')
        || matches!(c, '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
        || matches!(c, '\u{1f3fb}'..='\u{1f3ff}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        assert_eq!(clean(text, |c| c.is_ascii_graphic() || c == 'ñ'), expected, "{text:?}");
    }

    #[test]
    fn text_becomes_drawable() {
        check("  Pen\u{303}a \n\t 3 ", "Peña 3");
        check("𝓐𝓷𝓷 Ｂ", "Ann B");
        check("\u{202e}evil\u{200b}", "evil");
        check("日本", "□□");
        check("Nguyễn Phượng", "Nguyen Phuong");
        check("z\u{334}\u{335}\u{336}algo", "zalgo");
        check("👩🏽\u{200d}🚀", "□□");
    }
}
