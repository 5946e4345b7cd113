//! What is kept about people: told, given out as a file, and deleted.

use std::collections::BTreeMap;

use play::{
    ChallengeEvent, ChallengeId, Entry, Game, GameEvent, GameId, MessageId, NamesPeople, PageToken, Place,
    PlayerId, Time,
};
use serde_json::{Map, Value, json};
use time::{OffsetDateTime, format_description::well_known::Rfc3339};

use super::{Button, File, Locale, Message, Names, Style, Table, record};
use crate::custom_id::{CustomId, ExportPart};

/// What is kept, who runs the bot, in their own words, and after how many days a server that has removed the bot is
/// forgotten.
pub fn privacy(locale: Locale, operator: Option<&str>, days: u16) -> Message {
    let export = Button::new(CustomId::Export { part: ExportPart::START }, locale.button_export());
    let forget = Button::new(CustomId::Forget, locale.button_forget()).styled(Style::Danger);
    Message::private(locale.privacy(operator.unwrap_or("none"), days)).with_buttons([export, forget])
}

/// Exports are made one at a time.
pub fn export_later(locale: Locale) -> Message {
    Message::private(locale.export_later())
}

/// Asks `player`, and nobody else, whether all of it is really to be deleted.
pub fn forget_question(locale: Locale, player: PlayerId, games: usize, challenges: usize) -> Message {
    let yes = Button::new(CustomId::ConfirmForget { player }, locale.button_forget_yes());
    let no = Button::new(CustomId::ForgetNot { player }, locale.button_forget_no());
    Message::private(locale.forget_question(games, challenges)).with_buttons([yes.styled(Style::Danger), no])
}

pub fn forgotten(locale: Locale) -> Message {
    Message::private(locale.forgotten())
}

pub fn forget_not(locale: Locale) -> Message {
    Message::private(locale.forget_not())
}

/// To somebody who answers what another was asked.
pub fn forget_other(locale: Locale) -> Message {
    Message::private(locale.forget_other())
}

/// A row by its columns.
pub type ExportedRow = BTreeMap<&'static str, Option<String>>;

/// Everything that is kept about `player`, or a part of it.
#[derive(Debug)]
pub struct Exported {
    pub player: PlayerId,
    /// Rows by what they are.
    pub own: Vec<(&'static str, Vec<ExportedRow>)>,
    pub games: Vec<ExportedGame>,
    pub challenges: Vec<ExportedChallenge>,
    /// Where the next part begins, if there is more.
    pub next: Option<ExportPart>,
}

/// A game with what is kept of where it is shown.
#[derive(Debug)]
pub struct ExportedGame {
    pub id: GameId,
    pub entries: Vec<Entry<GameEvent>>,
    /// The secret part of its page's address.
    pub page: Option<PageToken>,
    /// The messages that show it, by their channels.
    pub messages: Vec<(Place, MessageId)>,
}

#[derive(Debug)]
pub struct ExportedChallenge {
    pub id: ChallengeId,
    pub entries: Vec<Entry<ChallengeEvent>>,
    /// The message that shows it.
    pub message: Option<MessageId>,
}

impl Exported {
    /// The file, and the way to the next.
    pub fn message(self, locale: Locale) -> Message {
        let games = self.games.len();
        let (content, more) = match self.next {
            None => (locale.exported(games), None),
            Some(part) => {
                let next = Button::new(CustomId::Export { part }, locale.button_export_next());
                (locale.exported_part(games), Some(next))
            }
        };
        let file = File::Text { name: "stones.json".to_owned(), text: self.text(locale) };
        Message::private(content).with_file(file).with_buttons(more)
    }

    /// As JSON. The asker is person 1 everywhere, the others are 2, 3 … in each game anew.
    fn text(self, locale: Locale) -> String {
        let mut all = Map::new();
        all.insert("you".to_owned(), json!(self.player.to_string()));
        for (name, rows) in self.own {
            all.insert(name.to_owned(), json!(rows));
        }
        let player = self.player;
        let games = self.games.into_iter().map(|kept| game(locale, player, kept));
        all.insert("games".to_owned(), games.collect());
        let challenges = self.challenges.into_iter().map(|ExportedChallenge { id, entries, message }| {
            let (events, _) = without_others(player, entries, ChallengeEvent::to_text);
            let message = message.map(|message| message.0.to_string());
            json!({ "challenge": id.0, "you": 1, "message": message, "events": events })
        });
        all.insert("challenges".to_owned(), challenges.collect());
        Value::Object(all).to_string()
    }
}

fn game(
    locale: Locale,
    player: PlayerId,
    ExportedGame { id, entries, page, messages }: ExportedGame,
) -> Value {
    let began = entries.first().map_or(Time(0), |entry| entry.at);
    let (events, played) = without_others(player, entries, GameEvent::to_text);
    // A game that no longer can be replayed has no record, but all its events.
    let game = Game::replay(&played).ok();
    let record = game.as_ref().map(|game| {
        let names: Vec<(PlayerId, String)> =
            game.seats().iter().map(|seat| (seat.1, called(seat.1))).collect();
        let names: Names = names.iter().map(|(player, name)| (*player, name.as_str())).collect();
        record::record(locale, &Table { id, game, names: &names }, began)
    });
    let side = game.as_ref().and_then(|game| game.seats().side_of(ASKER)).map(play::side_name);
    let message = |(place, message): (Place, MessageId)| json!({ "channel": place.0.to_string(), "message": message.0.to_string() });
    let messages: Vec<Value> = messages.into_iter().map(message).collect();
    let page = page.map(|page| page.to_string());
    json!({
        "game": id.0, "you": 1, "side": side, "record": record, "page": page, "messages": messages, "events": events
    })
}

/// The asker among the people of an exported game.
const ASKER: PlayerId = PlayerId(1);

fn called(player: PlayerId) -> String {
    if player == ASKER { "you".to_owned() } else { format!("player {player}") }
}

/// The events as JSON with their times, and as they are, with small numbers in the place of people.
fn without_others<E: NamesPeople>(
    player: PlayerId,
    mut entries: Vec<Entry<E>>,
    to_text: impl Fn(&E) -> String,
) -> (Vec<Value>, Vec<Entry<E>>) {
    let mut known = vec![player];
    for entry in &mut entries {
        entry.event.each_person(&mut |person| {
            let at = known.iter().position(|other| other == person).unwrap_or_else(|| {
                known.push(*person);
                known.len() - 1
            });
            *person = PlayerId(at as u64 + 1);
        });
    }
    let told = |entry: &Entry<E>| {
        // What was read from JSON is JSON.
        let event: Value = serde_json::from_str(&to_text(&entry.event)).unwrap_or_default();
        json!({ "at": moment(entry.at), "event": event })
    };
    (entries.iter().map(told).collect(), entries)
}

/// `2026-11-29T12:00:00Z`.
fn moment(time: Time) -> Option<String> {
    OffsetDateTime::from_unix_timestamp(time.seconds()).ok()?.format(&Rfc3339).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Press, limits};
    use play::Seq;

    #[test]
    fn what_is_kept_is_told_whole_with_the_longest_operator() {
        for locale in Locale::ALL {
            let text = privacy(locale, Some(&"o".repeat(200)), 365).content;
            assert!(text.contains(&"o".repeat(200)) && text.contains("365"), "{text}");
            assert!(text.chars().count() < limits::CONTENT, "{locale:?}: {}", text.chars().count());
        }
        let message = privacy(Locale::default(), None, 1);
        let does: Vec<_> = message.buttons().map(|button| button.does.clone()).collect();
        assert_eq!(
            does,
            [Press::Act(CustomId::Export { part: ExportPart::START }), Press::Act(CustomId::Forget)]
        );
    }

    #[test]
    fn nobody_else_is_in_an_export() {
        let (ann, ben) = (PlayerId(1_152_921_504_606_846_976), PlayerId(998_877_665_544_332_211));
        let opened = ChallengeEvent::Taken { side: rules::Side::North, by: ben };
        let ended = GameEvent::HandedOver { side: rules::Side::South, to: ann, by: ben };
        let entry = |event| Entry { seq: Seq(1), at: Time(1_800_000_000_000), event };
        let exported = Exported {
            player: ann,
            own: vec![("settings", vec![BTreeMap::from([("what", Some("theme".to_owned()))])])],
            games: vec![ExportedGame {
                id: GameId(7),
                entries: vec![Entry { seq: Seq(1), at: Time(0), event: ended }],
                page: Some(PageToken(5)),
                messages: vec![(Place(11), MessageId(12))],
            }],
            challenges: vec![ExportedChallenge {
                id: ChallengeId(3),
                entries: vec![entry(opened)],
                message: Some(MessageId(13)),
            }],
            next: Some(ExportPart { games: 7, challenges: 0 }),
        };
        let message = exported.message(Locale::default());
        let Some(File::Text { text, .. }) = &message.file else { panic!("a file") };
        let all: Value = serde_json::from_str(text).expect("JSON");
        assert!(!text.contains(&ben.to_string()), "{text}");
        assert_eq!(all["you"], ann.to_string());
        assert_eq!(all["settings"][0]["what"], "theme");
        assert_eq!(
            (&all["games"][0]["events"][0]["event"]["to"], &all["games"][0]["game"]),
            (&json!(1), &json!(7))
        );
        assert_eq!(all["games"][0]["page"], PageToken(5).to_string());
        assert_eq!(all["games"][0]["messages"], json!([{ "channel": "11", "message": "12" }]));
        assert_eq!(all["challenges"][0]["message"], "13");
        assert_eq!(all["challenges"][0]["events"][0]["event"]["by"], 2);
        assert_eq!(all["challenges"][0]["events"][0]["at"], "2027-01-15T08:00:00Z");
        assert_eq!(message.buttons().count(), 1, "the next part");
    }
}
