//! Discord's limits, in characters, and how a text is brought under them.

/// The text of a message; the texts of a card may have twice as much.
pub const CONTENT: usize = 2000;
/// The description of an attachment.
pub const ALT: usize = 1024;
/// Rows of controls under a message.
pub const ROWS: usize = 5;
/// Buttons in a row.
pub const BUTTONS: usize = 5;
/// Entries of a select.
pub const CHOICES: usize = 25;
/// The label of a button.
pub const LABEL: usize = 80;
/// The label, the description and the placeholder of selects.
pub const CHOICE: usize = 100;
/// The title of a window with a question, and the label of its field.
pub const TITLE: usize = 45;
/// The name of a thread.
pub const THREAD_NAME: usize = 100;

/// `text` in at most `room` characters: whole if it fits, else cut after the last line, sentence or
/// word that leaves room for an ellipsis.
pub fn cut(text: String, room: usize) -> String {
    if text.chars().count() <= room {
        return text;
    }
    let kept: String = text.chars().take(room.saturating_sub(2)).collect();
    // A break in the first half would throw too much away.
    let late = |at: &usize| *at >= kept.len() / 2;
    let line = kept.rfind('\n').filter(late);
    let sentence = || kept.rfind(". ").map(|at| at + 1).filter(late);
    let word = || kept.rfind(' ').filter(late);
    let end = line.or_else(sentence).or_else(word).unwrap_or(kept.len());
    let kept = kept[..end].trim_end();
    let ellipsis = if room < 2 {
        ""
    } else if kept.ends_with(['.', '\n']) {
        " …"
    } else {
        "…"
    };
    format!("{kept}{ellipsis}")
}

/// The first of `sentences`, as many as fit into `room` characters, parted by spaces.
pub fn fit(sentences: Vec<String>, room: usize) -> String {
    let mut text = String::new();
    for sentence in sentences {
        let gap = if text.is_empty() { "" } else { " " };
        if text.chars().count() + gap.len() + sentence.chars().count() > room {
            break;
        }
        text += gap;
        text += &sentence;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_fits_stays_whole() {
        assert_eq!(cut("four".to_owned(), 4), "four");
    }

    #[test]
    fn a_text_is_cut_at_a_line_a_sentence_or_a_word() {
        assert_eq!(cut("one two\nthree four".to_owned(), 15), "one two…");
        assert_eq!(cut("One two. Three four".to_owned(), 15), "One two. …");
        assert_eq!(cut("one two three four".to_owned(), 15), "one two…");
    }

    #[test]
    fn sentences_are_left_out_whole_and_from_the_end() {
        let sentences = || ["Änne.", "Two.", "Three."].map(str::to_owned).to_vec();
        for (room, text) in
            [(4, ""), (5, "Änne."), (9, "Änne."), (10, "Änne. Two."), (17, "Änne. Two. Three.")]
        {
            assert_eq!(fit(sentences(), room), text, "{room}");
        }
    }

    #[test]
    fn a_cut_text_counts_characters_and_never_exceeds_its_room() {
        let text = "🪨é 漢字. ".repeat(50);
        for room in 0..text.chars().count() {
            assert!(cut(text.clone(), room).chars().count() <= room, "{room}");
        }
    }
}
