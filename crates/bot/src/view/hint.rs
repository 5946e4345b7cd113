//! What a player is told who meets something for the first time.

use store::Hint;

use super::Locale;

/// One line that explains it.
pub fn first_time(locale: Locale, hint: Hint) -> String {
    match hint {
        Hint::Huff => locale.hint_huff(),
        Hint::Place => locale.hint_place(),
    }
}
