//! Channels, threads and direct messages.

use serde_json::{Value, json};

use super::{extend, user};
use crate::ids::Id;
use crate::moment::Moment;
use crate::state::World;
use crate::state::channel::{Channel, Kind, Overwrite, Target, Thread};

/// A channel as the bot gets it: direct messages with the other side, threads with the bot's membership.
pub fn for_bot(world: &World, of: &Channel) -> Value {
    let mut object = channel(of);
    match &of.kind {
        Kind::Text { .. } => {}
        Kind::Direct { between } => {
            let others = between.iter().filter(|id| **id != world.bot());
            let recipients: Vec<_> = others.map(|id| user::user_with(world, *id)).collect();
            extend(&mut object, json!({"recipients": recipients}));
        }
        Kind::Thread(thread) => {
            let bot = world.bot();
            if let Some((_, joined)) = thread.members.iter().find(|(id, _)| *id == bot) {
                extend(&mut object, json!({"member": thread_member(of.id, bot, *joined)}));
            }
        }
    }
    object
}

/// A channel as all see it.
pub fn channel(of: &Channel) -> Value {
    let mut object = json!({
        "id": of.id,
        "type": of.number(),
        "last_message_id": of.last_message,
        "flags": 0,
    });
    let more = match &of.kind {
        Kind::Direct { .. } => json!({}),
        Kind::Text { guild } => json!({
            "guild_id": guild,
            "name": of.name,
            "parent_id": null,
            "rate_limit_per_user": 0,
            "topic": null,
            "position": of.position,
            "permission_overwrites": of.overwrites.iter().map(overwrite).collect::<Vec<_>>(),
            "nsfw": false,
        }),
        Kind::Thread(thread) => thread_fields(&of.name, thread),
    };
    extend(&mut object, more);
    object
}

fn thread_fields(name: &str, thread: &Thread) -> Value {
    json!({
        "guild_id": thread.guild,
        "name": name,
        "parent_id": thread.parent,
        "owner_id": thread.owner,
        "rate_limit_per_user": 0,
        "thread_metadata": {
            "archived": thread.archived,
            "archive_timestamp": thread.archive_changed.iso(),
            "auto_archive_duration": thread.archive_after,
            "locked": thread.locked,
            "create_timestamp": thread.made.iso(),
        },
        "message_count": thread.messages.min(50),
        "member_count": thread.members.len().min(50),
        "total_message_sent": thread.sent,
    })
}

/// Someone's membership in a thread.
pub fn thread_member(thread: Id, user: Id, joined: Moment) -> Value {
    json!({"id": thread, "user_id": user, "join_timestamp": joined.iso(), "flags": 1})
}

fn overwrite(of: &Overwrite) -> Value {
    let (id, kind) = match of.target {
        Target::Role(id) => (id, 0),
        Target::Member(id) => (id, 1),
    };
    json!({"id": id, "type": kind, "allow": of.allow, "deny": of.deny})
}
