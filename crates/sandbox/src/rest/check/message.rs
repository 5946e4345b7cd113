//! What a message may say: text, files, components, flags.

use super::components::{Layout, components};
use super::form::Form;
use super::mentions;
use crate::acts::interactions::Said;
use crate::acts::messages::{Edit, NewFile};
use crate::acts::pictures;
use crate::ids::Id;
use crate::refusal::{Code, Refusal};
use crate::state::message::{Attachment, Message, flags};
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
    said(form, uploads, may, Naming::Uploaded)
}

/// Reads what fills a message that waits for it. Discord takes it as an edit.
///
/// # Errors
///
/// 40005 if a file is too large.
pub fn filling(form: &mut Form, uploads: Vec<Upload>) -> Result<Said, Refusal> {
    said(form, uploads, Flags::Answer, Naming::Listed)
}

/// Which files `attachment://` finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Naming {
    /// All that come with the request.
    Uploaded,
    /// Those that `attachments` lists: so it is where a message is changed.
    Listed,
}

fn said(form: &mut Form, uploads: Vec<Upload>, may: Flags, naming: Naming) -> Result<Said, Refusal> {
    for key in ["tts", "shared_client_theme"] {
        form.unused(key);
    }
    let flags = read_flags(form, may);
    let layout = layout(flags.unwrap_or(0));
    legacy_fields(form, layout);
    let content = form.text("content", 0..=CONTENT).unwrap_or_default();
    let allowed = mentions::allowed(form);
    let attached = attachments(form, uploads)?;
    for Kept { id, .. } in attached.kept.iter().flatten() {
        form.fault("attachments", "MESSAGE_ATTACHMENT_NOT_FOUND", format!("Attachment {id} not found."));
    }
    let names = match naming {
        Naming::Uploaded => attached.files.iter().map(|file| pictures::kept_name(&file.filename)).collect(),
        Naming::Listed => attached.listed_names(),
    };
    let components = components(form, layout, &names).unwrap_or_default();
    let flags = flags.unwrap_or(0);
    Ok(Said { content: content.trim().to_owned(), flags, allowed, files: attached.files, components })
}

/// Whether a new message has anything in it.
///
/// # Errors
///
/// 50006 if not.
pub fn not_empty(said: &Said) -> Result<(), Refusal> {
    // With Components V2 files alone show nothing.
    let has_files = layout(said.flags) == Layout::Plain && !said.files.is_empty();
    if said.content.is_empty() && !has_files && said.components.is_empty() {
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
    let said = read_flags(form, may);
    edit_with(form, uploads, message, said, layout(said.unwrap_or(message.flags)))
}

/// Reads the update of a message by an interaction with it. What has Components V2 in it must say so, whatever
/// the message has already.
///
/// # Errors
///
/// As [`edit`].
pub fn update(form: &mut Form, uploads: Vec<Upload>, message: &Message) -> Result<Edit, Refusal> {
    let said = read_flags(form, Flags::Answer);
    let named = if form.says("components") { said.unwrap_or(0) } else { said.unwrap_or(message.flags) };
    edit_with(form, uploads, message, said, layout(named))
}

fn edit_with(
    form: &mut Form,
    uploads: Vec<Upload>,
    message: &Message,
    said: Option<u64>,
    layout: Layout,
) -> Result<Edit, Refusal> {
    form.unused("tts");
    let was = self::layout(message.flags);
    if was == Layout::V2 && layout == Layout::Plain {
        let text = "The IS_COMPONENTS_V2 flag cannot be removed";
        form.fault("flags", "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", text);
    }
    legacy_fields(form, layout);
    let names_content = form.names("content");
    let content = form.text("content", 0..=CONTENT).map(|content| content.trim().to_owned());
    let content = content.or_else(|| names_content.then(String::new));
    let allowed = mentions::stated(form);
    let attached = attachments(form, uploads)?;
    for Kept { id, .. } in attached.kept.iter().flatten() {
        if !message.attachments.iter().any(|file| file.id == *id) {
            form.fault("attachments", "MESSAGE_ATTACHMENT_NOT_FOUND", format!("Attachment {id} not found."));
        }
    }
    let names_components = form.names("components");
    let components = components(form, layout, &attached.names_in(message));
    let components = components.or_else(|| names_components.then(Vec::new));
    let flags = said.map(|said| said | (message.flags & !flags::SUPPRESS_EMBEDS));
    let edit = Edit {
        content,
        allowed,
        components,
        kept: attached.kept(),
        files: attached.files,
        flags,
        fills: false,
    };
    if layout == Layout::V2 {
        check_v2(form, &edit, message, was);
    }
    if form.is_sound() && leaves_nothing(&edit, message, layout) {
        return Err(Code::EmptyMessage.into());
    }
    Ok(edit)
}

/// What an edit of a message that has, or gets, the flag of Components V2 must leave behind.
fn check_v2(form: &Form, edit: &Edit, message: &Message, was: Layout) {
    let keeps = |id: Id| edit.kept.as_ref().is_none_or(|kept| kept.iter().any(|(kept, _)| *kept == id));
    if was == Layout::Plain {
        // What the message was before has to be taken away by the same edit.
        if edit.content.is_none() && !message.content.is_empty() {
            legacy_fault(form, "content");
        }
        if message.attachments.iter().any(|file| keeps(file.id)) {
            legacy_fault(form, "attachments");
        }
    }
    let shown = if edit.components.is_none() { attachments_shown(message) } else { Vec::new() };
    if shown.into_iter().any(|id| !keeps(id)) {
        let text = "The referenced attachment was not found";
        form.fault("components", "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", text);
    }
}

fn attachments_shown(message: &Message) -> Vec<Id> {
    crate::state::components::attachments(&message.components)
}

fn leaves_nothing(edit: &Edit, message: &Message, layout: Layout) -> bool {
    let content = edit.content.as_ref().unwrap_or(&message.content);
    let components = edit.components.as_ref().unwrap_or(&message.components);
    let kept = edit.kept.as_ref().map_or(message.attachments.len(), Vec::len);
    let has_files = layout == Layout::Plain && kept + edit.files.len() > 0;
    content.is_empty() && components.is_empty() && !has_files
}

const fn layout(message_flags: u64) -> Layout {
    if message_flags & flags::COMPONENTS_V2 == 0 { Layout::Plain } else { Layout::V2 }
}

/// Sees to the fields that Components V2 takes the place of, and that are else not modelled.
fn legacy_fields(form: &mut Form, layout: Layout) {
    const OTHERS: [&str; 3] = ["embeds", "sticker_ids", "poll"];
    if layout == Layout::Plain {
        OTHERS.into_iter().for_each(|key| form.unused(key));
        return;
    }
    for key in ["content"].into_iter().chain(OTHERS) {
        if form.says(key) {
            legacy_fault(form, key);
        }
    }
    OTHERS.into_iter().for_each(|key| drop(form.value(key)));
}

fn legacy_fault(form: &Form, key: &str) {
    let message = format!("The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2");
    form.fault(key, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message);
}

/// The flags that a body sets; `None` if it says nothing of them.
fn read_flags(form: &mut Form, may: Flags) -> Option<u64> {
    let said = form.integer("flags", 0..=i64::MAX).and_then(|said| u64::try_from(said).ok())?;
    let modelled = flags::SUPPRESS_EMBEDS
        | flags::COMPONENTS_V2
        | match may {
            Flags::Channel => flags::SUPPRESS_NOTIFICATIONS,
            Flags::Answer => flags::SUPPRESS_NOTIFICATIONS | flags::EPHEMERAL,
        };
    // Flags that may not be set are not set, without a word: so does Discord.
    Some(said & modelled)
}

/// What a body says of files.
struct Attached {
    files: Vec<NewFile>,
    /// Whether each of the files is in the list.
    are_listed: Vec<bool>,
    /// The older files that the list keeps, if there is a list.
    kept: Option<Vec<Kept>>,
}

/// An older file that stays, with alt text and name where the list says them.
struct Kept {
    id: Id,
    description: Option<String>,
    filename: Option<String>,
}

impl Attached {
    /// The older files that stay, each with the alt text it gets; `None` for all of them.
    fn kept(&self) -> Option<Vec<(Id, Option<String>)>> {
        match &self.kept {
            Some(kept) => Some(kept.iter().map(|file| (file.id, file.description.clone())).collect()),
            // Since version 10 the list is all that stays, if anything new comes.
            None => (!self.files.is_empty()).then(Vec::new),
        }
    }

    /// The new files in the list, by name.
    fn listed_names(&self) -> Vec<String> {
        let files = self.files.iter().zip(&self.are_listed).filter(|(_, is_listed)| **is_listed);
        files.map(|(file, _)| pictures::kept_name(&file.filename)).collect()
    }

    /// The files that an edit of `message` can name: new ones in the list; older ones that the list names, or
    /// all of them if nothing is said of files.
    fn names_in(&self, message: &Message) -> Vec<String> {
        let is_named = |file: &Attachment| match &self.kept {
            None => self.files.is_empty(),
            Some(kept) => {
                kept.iter().any(|kept| kept.id == file.id && kept.filename.as_ref() == Some(&file.filename))
            }
        };
        let older =
            message.attachments.iter().filter(|file| is_named(file)).map(|file| file.filename.clone());
        self.listed_names().into_iter().chain(older).collect()
    }
}

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
            Some(id) => kept.push(Kept { id, description, filename }),
            None => {}
        }
    }
    if uploads.len() + kept.len() > FILES {
        form.fault("attachments", "BASE_TYPE_MAX_LENGTH", format!("Must be {FILES} or fewer in length."));
    }
    let are_listed =
        uploads.iter().map(|upload| described.iter().any(|(number, ..)| *number == upload.number));
    let are_listed = are_listed.collect();
    let files = uploads.into_iter().map(|upload| described_file(upload, &described)).collect();
    Ok(Attached { files, are_listed, kept: is_listed.then_some(kept) })
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
    use crate::state::message::{Kind, Mentions};
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
