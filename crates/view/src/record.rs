//! A game as a record to keep: the text that `rules` reads and writes.

use play::{Score, Time};
use rules::{Record, RecordResult};
use time::{OffsetDateTime, macros::format_description};

use super::{Locale, Table};

/// The record of a game that began at `began`, with its players' names.
pub fn record(locale: Locale, table: &Table<'_>, began: Time) -> String {
    let mut record = Record::of(table.game.board().clone());
    for (side, _) in table.game.seats().sitters() {
        record.players[side] = table.name(locale, side);
    }
    record.date = date(began);
    if let Some(result) = table.game.result() {
        record.result = match result.score {
            Score::Won(team) => RecordResult::Won(team),
            Score::Drawn => RecordResult::Drawn,
            // A game that counts for nothing has no result.
            Score::Void => RecordResult::Open,
        };
    }
    record.to_string()
}

/// `2026.11.29`, by universal time.
fn date(time: Time) -> Option<String> {
    let moment = OffsetDateTime::from_unix_timestamp(time.seconds()).ok()?;
    moment.format(format_description!("[year].[month].[day]")).ok()
}

#[cfg(test)]
mod tests {
    use super::super::tests::Played;
    use super::*;
    use play::GameEvent;
    use rules::Side;

    #[test]
    fn records_are_read_back_with_names_date_and_result() {
        let played = Played::start("mosona").named(["Ana \"A\"", "Ben", "", ""]).play("a8-b9, c10xa8");
        let played = played.event(GameEvent::Resigned { side: Side::South });
        let text = record(Locale::default(), &played.table(), Time(1_800_000_000_000));
        let read: Record = text.parse().expect("a record");
        assert_eq!(read.name(Side::South), "Ana \"A\"");
        assert_eq!(read.date.as_deref(), Some("2027.01.15"));
        assert_eq!(read.result, RecordResult::Won(rules::Team::Second));
        assert_eq!(read.game.actions(), played.game.board().actions());
    }

    #[test]
    fn nobody_is_named_whose_name_is_not_known_and_what_counts_for_nothing_has_no_result() {
        let played = Played::start("mosona").named(["\u{200b}", "Ben", "", ""]);
        let played = played.event(GameEvent::Aborted { side: Side::South });
        let text = record(Locale::default(), &played.table(), Time(0));
        assert!(!text.contains("White") && text.contains("[Black \"Ben\"]"), "{text}");
        assert!(text.contains("[Result \"*\"]"), "{text}");
    }
}
