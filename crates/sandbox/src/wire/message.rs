//! Messages, and what of them reaches a bot without the privileged intent.

use std::time::Duration;

use serde_json::{Value, json};

use super::{channel, extend, resolved, user};
use crate::ids::Id;
use crate::moment::Moment;
use crate::state::message::{Attachment, Kind, Message, Origin, flags};
use crate::state::{World, components};

/// How long the link to a file is good.
const LINK_LIVES: Duration = Duration::from_secs(24 * 60 * 60);

/// For whom a message is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// The bot, with the content of all messages.
    Privileged,
    /// The bot, with the content only of messages that concern it.
    Bot,
    /// A person, who sees all.
    Person,
}

/// Whether the bot gets to read the message without the privileged intent: its own ones, direct messages, and
/// those that mention it.
pub fn concerns_bot(world: &World, message: &Message) -> bool {
    let bot = world.bot();
    let direct = world.channels.get(message.channel).is_some_and(|channel| channel.guild().is_none());
    message.author == bot || direct || message.mentions.users.contains(&bot)
}

/// A message as REST gives it.
pub fn message(world: &World, of: &Message, reader: Reader) -> Value {
    let mut object = plain(world, of, reader);
    if let Some(reference) =
        of.reference.as_ref().filter(|_| matches!(of.kind, Kind::Reply | Kind::ThreadStarter))
    {
        let answered = reference.message.and_then(|id| world.messages.get(id));
        let answered = answered.map_or(Value::Null, |answered| plain(world, answered, reader));
        extend(&mut object, json!({"referenced_message": answered}));
    }
    object
}

/// The same, as it has just been sent: only then its nonce comes with it.
pub fn sent(world: &World, of: &Message, reader: Reader) -> Value {
    let mut object = message(world, of, reader);
    add_nonce(&mut object, of);
    object
}

fn add_nonce(object: &mut Value, of: &Message) {
    if let Some(nonce) = &of.nonce {
        extend(object, json!({"nonce": nonce}));
    }
}

/// A message as the gateway tells that it was sent.
pub fn gateway_sent(world: &World, of: &Message, reader: Reader) -> Value {
    let mut object = gateway_message(world, of, reader);
    add_nonce(&mut object, of);
    object
}

/// A message as the gateway gives it: with its guild and member.
pub fn gateway_message(world: &World, of: &Message, reader: Reader) -> Value {
    let mut object = message(world, of, reader);
    let Some(guild) = world.channels.get(of.channel).and_then(|channel| channel.guild()) else {
        extend(&mut object, json!({"channel_type": 1}));
        return object;
    };
    let member = |id: Id| world.members.get((guild, id)).map(user::partial_member);
    let mentions = of.mentions.users.iter().map(|id| {
        let mut mentioned = user::user_with(world, *id);
        if let Some(member) = member(*id) {
            extend(&mut mentioned, json!({"member": member}));
        }
        mentioned
    });
    extend(&mut object, json!({"guild_id": guild, "mentions": mentions.collect::<Vec<_>>()}));
    // Messages by interaction come from a webhook, which is no member.
    if let Some(member) = member(of.author).filter(|_| of.origin.is_none()) {
        extend(&mut object, json!({"member": member}));
    }
    object
}

/// A message without the one it answers.
fn plain(world: &World, of: &Message, reader: Reader) -> Value {
    let mut object = json!({
        "id": of.id,
        "channel_id": of.channel,
        "type": of.kind.number(),
        "content": of.content,
        "author": user::user_with(world, of.author),
        "timestamp": of.id.made_at().iso(),
        "edited_timestamp": of.edited.map(Moment::iso),
        "tts": false,
        "mention_everyone": of.mentions.everyone,
        "mentions": of.mentions.users.iter().map(|id| user::user_with(world, *id)).collect::<Vec<_>>(),
        "mention_roles": of.mentions.roles,
        "attachments": loose_files(of).map(|file| attachment(world, of, file)).collect::<Vec<_>>(),
        "embeds": [],
        "components": of.components.iter().map(|one| component(world, of, one)).collect::<Vec<_>>(),
        "pinned": false,
        "flags": of.flags,
    });
    if let Some(reference) = &of.reference {
        extend(&mut object, reference_fields(world, reference.channel, reference.message));
    }
    if let Some(origin) = &of.origin {
        extend(&mut object, origin_fields(world, origin));
    }
    if let Some(thread) = world.channels.get(of.id).filter(|_| of.flags & flags::HAS_THREAD != 0) {
        extend(&mut object, json!({"thread": channel::channel(thread)}));
    }
    if let Some(position) = of.position {
        extend(&mut object, json!({"position": position}));
    }
    if let Some(resolved) = resolved::defaults(world, of) {
        extend(&mut object, json!({"resolved": resolved}));
    }
    if reader == Reader::Bot && !concerns_bot(world, of) {
        extend(&mut object, json!({"content": "", "attachments": [], "embeds": [], "components": []}));
    }
    object
}

/// The files that are in no component: only they are listed.
fn loose_files(of: &Message) -> impl Iterator<Item = &Attachment> {
    let shown = components::attachments(&of.components);
    of.attachments.iter().filter(move |file| !shown.contains(&file.id))
}

/// A component, its pictures and files with all that is known of them.
fn component(world: &World, of: &Message, kept: &Value) -> Value {
    let mut shown = kept.clone();
    components::change_media(&mut shown, &mut |media| *media = unfurled(world, of, media));
    add_names(of, &mut shown, kept);
    shown
}

fn unfurled(world: &World, of: &Message, media: &Value) -> Value {
    let Some(file) = attachment_of(of, media) else {
        let url = media.get("url");
        return json!({"id": media.get("id"), "url": url, "proxy_url": url, "width": null, "height": null});
    };
    let url = link(world, of.channel, file);
    json!({
        "id": media.get("id"),
        "url": url,
        "proxy_url": url,
        "width": file.pixels.map(|(width, _)| width),
        "height": file.pixels.map(|(_, height)| height),
        "content_type": file.content_type,
        "attachment_id": file.id,
    })
}

/// The file that a picture or file in a component is.
fn attachment_of<'a>(of: &'a Message, media: &Value) -> Option<&'a Attachment> {
    let id = media.get("attachment_id")?.as_str()?.parse().ok()?;
    of.attachments.iter().find(|file| file.id == id)
}

/// Gives file components their names and sizes, here and inside.
fn add_names(of: &Message, shown: &mut Value, kept: &Value) {
    if let Some(media) = kept.get("file") {
        let file = attachment_of(of, media);
        extend(shown, json!({"name": file.map(|file| &file.filename), "size": file.map(|file| file.size)}));
    }
    let inner = shown.get_mut("components").and_then(Value::as_array_mut).into_iter().flatten();
    for (shown, kept) in inner.zip(kept.get("components").and_then(Value::as_array).into_iter().flatten()) {
        add_names(of, shown, kept);
    }
}

fn reference_fields(world: &World, channel: Id, message: Option<Id>) -> Value {
    let mut reference = json!({"type": 0, "channel_id": channel});
    if let Some(message) = message {
        extend(&mut reference, json!({"message_id": message}));
    }
    if let Some(guild) = world.channels.get(channel).and_then(|channel| channel.guild()) {
        extend(&mut reference, json!({"guild_id": guild}));
    }
    json!({"message_reference": reference})
}

/// What tells that a message is the answer to an interaction.
fn origin_fields(world: &World, origin: &Origin) -> Value {
    let application = world.settings.get().application.id;
    let mut object = json!({
        "webhook_id": application,
        "application_id": application,
        "interaction_metadata": metadata(world, origin),
    });
    if let Some(name) = origin.command.as_ref().filter(|_| origin.follows.is_none()) {
        let user = user::user_with(world, origin.user);
        let interaction = json!({"id": origin.interaction, "type": origin.kind, "name": name, "user": user});
        extend(&mut object, json!({"interaction": interaction}));
    }
    object
}

fn metadata(world: &World, origin: &Origin) -> Value {
    let mut metadata = json!({
        "id": origin.interaction,
        "type": origin.kind,
        "user": user::user_with(world, origin.user),
        "authorizing_integration_owners": owners(origin.user_install, origin.installer(), origin.guild),
    });
    if let Some(id) = origin.follows {
        extend(&mut metadata, json!({"original_response_message_id": id}));
    }
    // Of a form that was sent, all else is said of what it was the answer to.
    if let Some(trigger) = &origin.trigger {
        extend(&mut metadata, json!({"triggering_interaction_metadata": self::metadata(world, trigger)}));
        return metadata;
    }
    if let Some(name) = &origin.command {
        extend(&mut metadata, json!({"name": name}));
    }
    if let Some(id) = origin.component_of {
        extend(&mut metadata, json!({"interacted_message_id": id}));
    }
    if let Some(id) = origin.target_user {
        extend(&mut metadata, json!({"target_user": user::user_with(world, id)}));
    }
    if let Some(id) = origin.target_message {
        extend(&mut metadata, json!({"target_message_id": id}));
    }
    metadata
}

/// Who installed the application, by kinds of installation: 0 the guild, or `"0"` in direct messages with it,
/// unless it is there only by a user; 1 the user, if one has and it counts.
pub fn owners(user_install: bool, installer: Option<Id>, guild: Option<Id>) -> Value {
    let mut owners = json!({});
    if !user_install {
        let place = guild.map_or_else(|| "0".to_owned(), |guild| guild.to_string());
        extend(&mut owners, json!({"0": place}));
    }
    if let Some(user) = installer {
        extend(&mut owners, json!({"1": user}));
    }
    owners
}

/// A file as Discord shows it. Its link is good for a day.
pub fn attachment(world: &World, of: &Message, file: &Attachment) -> Value {
    let url = link(world, of.channel, file);
    let mut object = json!({
        "id": file.id,
        "filename": file.filename,
        "size": file.size,
        "url": url,
        "proxy_url": url,
    });
    if let Some((width, height)) = file.pixels {
        extend(&mut object, json!({"width": width, "height": height}));
    }
    if let Some(content_type) = &file.content_type {
        extend(&mut object, json!({"content_type": content_type}));
    }
    if let Some(description) = &file.description {
        extend(&mut object, json!({"description": description}));
    }
    if of.only_for.is_some() {
        extend(&mut object, json!({"ephemeral": true}));
    }
    object
}

fn link(world: &World, channel: Id, file: &Attachment) -> String {
    let now = world.now();
    let (from, to) = (now.unix_ms() / 1000, now.plus(LINK_LIVES).unix_ms() / 1000);
    format!("{}/attachments/{channel}/{}/{}?ex={to:x}&is={from:x}", world.base, file.id, file.filename)
}
