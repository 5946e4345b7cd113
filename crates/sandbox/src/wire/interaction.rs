//! Interactions as the gateway tells them.

use serde_json::{Value, json};

use super::{channel, extend, message, user};
use crate::ids::Id;
use crate::state::World;
use crate::state::channel::{Channel, Kind as Place};
use crate::state::interaction::{Interaction, Kind};
use crate::state::message::Message;
use crate::state::permissions::Permissions;

/// Bytes that a file in an answer may have.
pub const ATTACHMENT_LIMIT: usize = 10 * 1024 * 1024;

/// An interaction with its `data`.
pub fn interaction(world: &World, of: &Interaction, data: Value) -> Value {
    let application = world.settings.get().application.id;
    let mut object = json!({
        "id": of.id,
        "application_id": application,
        "type": of.kind.number(),
        "data": data,
        "channel_id": of.channel,
        "token": of.token,
        "version": 1,
        "locale": world.users.get(of.user).map_or("en-US", |user| &user.locale),
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": message::owners(of.user_install, of.installer(), of.guild),
        "attachment_size_limit": ATTACHMENT_LIMIT,
    });
    extend(&mut object, place(world, of));
    if let Some(source) = of.component_of.and_then(|id| world.messages.get(id)) {
        extend(&mut object, json!({"message": source_message(world, source)}));
    }
    object
}

/// The message whose component was used; the bot wrote it, so it is whole.
fn source_message(world: &World, source: &Message) -> Value {
    message::message(world, source, message::Reader::Privileged)
}

/// Where it happened, who did it, and what the bot may do there.
fn place(world: &World, of: &Interaction) -> Value {
    let place = world.channels.get(of.channel);
    let user_may = place.map_or(Permissions::NONE, |place| world.permissions(of.user, place));
    let mut shown = place.map_or(Value::Null, |place| channel::for_bot(world, place));
    extend(&mut shown, json!({"permissions": user_may}));
    let who = user::user_with(world, of.user);
    let Some(id) = of.guild else {
        let context = place.map_or(context::BOT_DM, |place| context(world, place));
        let is_own = context == context::BOT_DM;
        let app_may = if is_own { Permissions::APP_IN_DIRECT } else { Permissions::APP_AMONG_OTHERS };
        return json!({"channel": shown, "user": who, "context": context, "app_permissions": app_may});
    };
    let mut member = world.members.get((id, of.user)).map_or(Value::Null, user::partial_member);
    extend(&mut member, json!({"user": who, "permissions": user_may}));
    let app_may = if of.user_install { user_may } else { bot_permissions(world, of.channel) };
    let locale = world.guilds.get(id).map_or("en-US", |guild| &guild.locale);
    json!({
        "channel": shown,
        "member": member,
        "context": context::GUILD,
        "app_permissions": app_may,
        "guild_id": id,
        "guild_locale": locale,
        "guild": {"id": id, "locale": locale, "features": []},
    })
}

fn bot_permissions(world: &World, place: Id) -> Permissions {
    world.channels.get(place).map_or(Permissions::NONE, |place| world.permissions(world.bot(), place))
}

/// The answer to a callback that was asked `with_response`.
pub fn callback(world: &World, of: &Interaction) -> Value {
    let mut told = json!({"id": of.id, "type": of.kind.number(), "channel_id": of.channel});
    if let Some(guild) = of.guild {
        extend(&mut told, json!({"guild_id": guild}));
    }
    let original = of.original.and_then(|id| world.messages.get(id));
    let Some(original) = original.filter(|_| of.kind != Kind::Autocomplete) else {
        return json!({"interaction": told});
    };
    let has = |flag| original.flags & flag != 0;
    extend(
        &mut told,
        json!({
            "response_message_id": original.id,
            "response_message_loading": has(crate::state::message::flags::LOADING),
            "response_message_ephemeral": has(crate::state::message::flags::EPHEMERAL),
        }),
    );
    let Some(answer) = of.answer else { return json!({"interaction": told}) };
    let shown = message::message(world, original, message::Reader::Privileged);
    // Discord tells the message as the resource of types 4 and 7, and of the deferred ones as well.
    json!({"interaction": told, "resource": {"type": answer.kind.number(), "message": shown}})
}

/// The kinds of places that interactions come from, by Discord's numbers.
pub mod context {
    pub const GUILD: u8 = 0;
    /// Direct messages with the bot.
    pub const BOT_DM: u8 = 1;
    /// Direct messages between others.
    pub const PRIVATE_CHANNEL: u8 = 2;
}

/// What kind of place it is.
pub fn context(world: &World, place: &Channel) -> u8 {
    match place.kind {
        Place::Direct { between } if between.contains(&world.bot()) => context::BOT_DM,
        Place::Direct { .. } => context::PRIVATE_CHANNEL,
        Place::Text { .. } | Place::Thread(_) => context::GUILD,
    }
}

/// Whether the bot itself is there: if not, only users who installed the application can use it there.
pub fn is_bot_in(world: &World, place: &Channel) -> bool {
    match place.guild() {
        Some(guild) => world.members.get((guild, world.bot())).is_some(),
        None => context(world, place) == context::BOT_DM,
    }
}
