//! Users and members.

use serde_json::{Value, json};

use super::extend;
use crate::ids::Id;
use crate::state::World;
use crate::state::user::{Member, User};

/// A user as others see them.
pub fn user(user: &User) -> Value {
    let mut object = json!({
        "id": user.id,
        "username": user.username,
        "avatar": null,
        "discriminator": discriminator(user),
        "public_flags": 0,
        "flags": 0,
        "banner": null,
        "accent_color": null,
        "global_name": user.global_name,
        "avatar_decoration_data": null,
        "collectibles": null,
        "primary_guild": null,
    });
    if user.bot {
        extend(&mut object, json!({"bot": true}));
    }
    object
}

/// Bots still have the number that people have lost.
fn discriminator(user: &User) -> String {
    if user.bot { format!("{:04}", user.id.get() % 9999 + 1) } else { "0".to_owned() }
}

/// The bot as it sees itself.
pub fn current_user(bot: &User) -> Value {
    let mut object = user(bot);
    extend(
        &mut object,
        json!({"mfa_enabled": false, "locale": bot.locale, "verified": true, "email": null, "premium_type": 0}),
    );
    object
}

/// The user with this id; one who is not known any more is shown as Discord shows deleted accounts.
pub fn user_with(world: &World, id: Id) -> Value {
    match world.users.get(id) {
        Some(known) => user(known),
        None => user(&User {
            id,
            username: format!("deleted_user_{id}"),
            global_name: None,
            bot: false,
            locale: String::new(),
            takes_dms: false,
            installed: false,
        }),
    }
}

/// A member without the user, as in messages and resolved data.
pub fn partial_member(member: &Member) -> Value {
    json!({
        "avatar": null,
        "banner": null,
        "communication_disabled_until": null,
        "flags": 0,
        "joined_at": member.joined.iso(),
        "nick": member.nick,
        "pending": false,
        "premium_since": null,
        "roles": member.roles,
        "mute": false,
        "deaf": false,
    })
}

/// A member with the user.
pub fn member(world: &World, id: Id, member: &Member) -> Value {
    let mut object = partial_member(member);
    extend(&mut object, json!({"user": user_with(world, id)}));
    object
}
