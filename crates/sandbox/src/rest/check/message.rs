//! What a message may say: text, files, components, flags.

use super::components::components;
use super::form::Form;
use super::mentions;
use crate::acts::interactions::Said;
use crate::acts::messages::{Edit, NewFile};
use crate::ids::Id;
use crate::refusal::{Code, Refusal};
use crate::state::message::{Message, flags};
use crate::wire::interaction::ATTACHMENT_LIMIT;

/// Characters of a text.
pub const CONTENT: usize = 2000;
/// Characters of an alt text.
const DESCRIPTION: usize = 1024;
/// Files of a message.
const FILES: usize = 10;

/// A file of a multipart body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Upload {
    /// Its number, as in `files[0]`.
    pub number: u64,
    pub filename: String,
    pub bytes: Vec<u8>,
}

/// Which flags a message may set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flags {
    /// Of a message in a channel.
    Channel,
    /// Of an answer to an interaction, which may be for one only.
    Answer,
}

/// Reads a new message. The form is left open for fields that only some requests have.
///
/// # Errors
///
/// 40005 if a file is too large.
pub fn new(form: &mut Form, uploads: Vec<Upload>, may: Flags) -> Result<Said, Refusal> {
    for key in ["tts", "embeds", "sticker_ids", "poll", "shared_client_theme"] {
        form.unused(key);
    }
    let content = form.text("content", 0..=CONTENT).unwrap_or_default();
    let flags = read_flags(form, may);
    let allowed = mentions::allowed(form);
    let components = components(form).unwrap_or_default();
    let (files, kept) = attachments(form, uploads)?;
    for (id, _) in kept.into_iter().flatten() {
        form.fault("attachments", "MESSAGE_ATTACHMENT_NOT_FOUND", format!("Attachment {id} not found."));
    }
    Ok(Said { content: content.trim().to_owned(), flags, allowed, files, components })
}

/// Whether a new message has anything in it.
///
/// # Errors
///
/// 50006 if not.
pub fn not_empty(said: &Said) -> Result<(), Refusal> {
    if said.content.is_empty() && said.files.is_empty() && said.components.is_empty() {
        return Err(Code::EmptyMessage.into());
    }
    Ok(())
}

/// Reads an edit of `message`. The form is left open.
///
/// # Errors
///
/// 40005 if a file is too large, 50006 if nothing would be left.
pub fn edit(form: &mut Form, uploads: Vec<Upload>, message: &Message, may: Flags) -> Result<Edit, Refusal> {
    for key in ["tts", "embeds", "sticker_ids", "poll"] {
        form.unused(key);
    }
    let names_content = form.names("content");
    let content = form.text("content", 0..=CONTENT).map(|content| content.trim().to_owned());
    let content = content.or_else(|| names_content.then(String::new));
    let names_components = form.names("components");
    let components = components(form).or_else(|| names_components.then(Vec::new));
    let flags = form.has("flags").then(|| read_flags(form, may) | (message.flags & !flags::SUPPRESS_EMBEDS));
    let allowed = mentions::stated(form);
    let (files, kept) = attachments(form, uploads)?;
    for (id, _) in kept.iter().flatten() {
        if !message.attachments.iter().any(|file| file.id == *id) {
            form.fault("attachments", "MESSAGE_ATTACHMENT_NOT_FOUND", format!("Attachment {id} not found."));
        }
    }
    let edit = Edit { content, allowed, components, kept, files, flags, fills: false };
    if leaves_nothing(&edit, message) {
        return Err(Code::EmptyMessage.into());
    }
    Ok(edit)
}

fn leaves_nothing(edit: &Edit, message: &Message) -> bool {
    let content = edit.content.as_ref().unwrap_or(&message.content);
    let components = edit.components.as_ref().unwrap_or(&message.components);
    let kept = edit.kept.as_ref().map_or(message.attachments.len(), Vec::len);
    content.is_empty() && components.is_empty() && kept + edit.files.len() == 0
}

fn read_flags(form: &mut Form, may: Flags) -> u64 {
    let said = form.integer("flags", 0..=i64::MAX).and_then(|said| u64::try_from(said).ok()).unwrap_or(0);
    let modelled = flags::SUPPRESS_EMBEDS
        | match may {
            Flags::Channel => flags::SUPPRESS_NOTIFICATIONS,
            Flags::Answer => flags::SUPPRESS_NOTIFICATIONS | flags::EPHEMERAL,
        };
    if said & flags::COMPONENTS_V2 != 0 {
        form.unmodelled("flags (components V2)");
    }
    // Flags that may not be set are not set, without a word: so does Discord.
    said & modelled
}

/// New files with their alt texts, and the ids of older files that the list keeps, if there is a list.
type Attached = (Vec<NewFile>, Option<Vec<(Id, Option<String>)>>);

fn attachments(form: &mut Form, uploads: Vec<Upload>) -> Result<Attached, Refusal> {
    if uploads.iter().any(|upload| upload.bytes.len() > ATTACHMENT_LIMIT) {
        return Err(Code::TooLarge.into());
    }
    let is_listed = form.names("attachments");
    let listed = form.forms("attachments", 0..=FILES).unwrap_or_default();
    let mut described = Vec::new();
    let mut kept = Vec::new();
    for mut entry in listed {
        if !entry.has("id") {
            entry.missing("id");
        }
        let id = entry.id("id");
        let description = entry.text("description", 0..=DESCRIPTION);
        let filename = entry.text("filename", 0..=1024);
        for shown in ["size", "url", "proxy_url", "content_type", "width", "height", "ephemeral"] {
            // What Discord itself says of a file may be sent back and means nothing.
            entry.value(shown);
        }
        entry.close();
        match id {
            Some(id) if uploads.iter().any(|upload| upload.number == id.get()) => {
                described.push((id.get(), filename, description));
            }
            Some(id) => kept.push((id, description)),
            None => {}
        }
    }
    if uploads.len() + kept.len() > FILES {
        form.fault("attachments", "BASE_TYPE_MAX_LENGTH", format!("Must be {FILES} or fewer in length."));
    }
    let files = uploads.into_iter().map(|upload| described_file(upload, &described)).collect();
    Ok((files, is_listed.then_some(kept)))
}

fn described_file(upload: Upload, described: &[(u64, Option<String>, Option<String>)]) -> NewFile {
    let entry = described.iter().find(|(number, ..)| *number == upload.number);
    let (filename, description) =
        entry.map_or((None, None), |(_, filename, description)| (filename.clone(), description.clone()));
    NewFile {
        filename: filename.unwrap_or(upload.filename),
        description: description.filter(|text| !text.is_empty()),
        bytes: upload.bytes,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::acts::messages::Draft;
    use crate::moment::Moment;
    use crate::state::message::{Attachment, Kind, Mentions};
    use crate::wire::fields;

    fn read(body: Value, uploads: Vec<Upload>) -> Result<Said, Refusal> {
        let mut form = Form::new(fields(body));
        let said = new(&mut form, uploads, Flags::Channel)?;
        form.outcome()?;
        not_empty(&said)?;
        Ok(said)
    }

    fn upload(number: u64, size: usize) -> Upload {
        Upload { number, filename: format!("{number}.png"), bytes: vec![0; size] }
    }

    #[test]
    fn texts_have_a_limit_in_characters_and_lose_outer_spaces() {
        assert_eq!(
            read(json!({"content": " é".repeat(1000)}), vec![]).unwrap().content.chars().count(),
            1999
        );
        assert!(matches!(read(json!({"content": "é".repeat(2001)}), vec![]), Err(Refusal::Form(_))));
    }

    #[test]
    fn an_empty_message_is_refused() {
        for body in [json!({}), json!({"content": "  "}), json!({"content": null, "components": []})] {
            assert_eq!(read(body, vec![]), Err(Code::EmptyMessage.into()));
        }
        assert!(read(json!({}), vec![upload(0, 1)]).is_ok());
    }

    #[test]
    fn files_have_alt_texts_by_their_number() {
        let body =
            json!({"attachments": [{"id": 1, "description": "one"}, {"id": "0", "filename": "zero.png"}]});
        let files = read(body, vec![upload(0, 1), upload(1, 1)]).unwrap().files;
        assert_eq!((files[0].filename.as_str(), files[0].description.as_deref()), ("zero.png", None));
        assert_eq!((files[1].filename.as_str(), files[1].description.as_deref()), ("1.png", Some("one")));
    }

    #[test]
    fn files_and_alt_texts_have_limits() {
        assert_eq!(read(json!({}), vec![upload(0, ATTACHMENT_LIMIT + 1)]), Err(Code::TooLarge.into()));
        assert!(read(json!({}), vec![upload(0, ATTACHMENT_LIMIT)]).is_ok());
        let described = |n| json!({"attachments": [{"id": 0, "description": "x".repeat(n)}]});
        assert!(read(described(1024), vec![upload(0, 1)]).is_ok());
        assert!(matches!(read(described(1025), vec![upload(0, 1)]), Err(Refusal::Form(_))));
        assert!(matches!(read(json!({}), (0..11).map(|n| upload(n, 1)).collect()), Err(Refusal::Form(_))));
        assert!(matches!(
            read(json!({"attachments": [{"id": 7}]}), vec![upload(0, 1)]),
            Err(Refusal::Form(_))
        ));
    }

    #[test]
    fn an_edit_keeps_what_it_lists_and_may_not_leave_nothing() {
        let file = Attachment {
            id: Id::new(50),
            filename: "a.png".into(),
            description: None,
            content_type: None,
            size: 1,
            pixels: None,
        };
        let draft = Draft::text(Id::new(1), Id::new(2), String::new());
        let message = Message {
            id: Id::new(9),
            channel: draft.channel,
            author: draft.author,
            kind: Kind::Plain,
            content: String::new(),
            edited: None::<Moment>,
            flags: 0,
            mentions: Mentions::default(),
            attachments: vec![file],
            components: Vec::new(),
            nonce: None,
            reference: None,
            origin: None,
            only_for: None,
            position: None,
        };
        let read = |body, uploads| {
            let mut form = Form::new(fields(body));
            let edit = edit(&mut form, uploads, &message, Flags::Channel)?;
            form.outcome().map(|()| edit)
        };
        assert_eq!(read(json!({"content": "x"}), vec![]).unwrap().kept, None);
        let kept = read(json!({"attachments": [{"id": "50"}, {"id": 0}]}), vec![upload(0, 1)]).unwrap();
        assert_eq!((kept.kept, kept.files.len()), (Some(vec![(Id::new(50), None)]), 1));
        assert_eq!(read(json!({"attachments": []}), vec![]).err(), Some(Code::EmptyMessage.into()));
        assert!(matches!(read(json!({"attachments": [{"id": "51"}]}), vec![]), Err(Refusal::Form(_))));
    }
}
