//! Guilds and roles.

use serde_json::{Value, json};

use super::{channel, extend, user};
use crate::state::World;
use crate::state::guild::{Guild, Role};

/// A role.
pub fn role(role: &Role) -> Value {
    let mut object = json!({
        "id": role.id,
        "name": role.name,
        "permissions": role.permissions,
        "position": role.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null},
        "hoist": false,
        "managed": role.bot.is_some(),
        "mentionable": false,
        "icon": null,
        "unicode_emoji": null,
        "flags": 0,
    });
    if let Some(bot) = role.bot {
        extend(&mut object, json!({"tags": {"bot_id": bot}}));
    }
    object
}

/// A guild as `GET /guilds/{guild}` gives it.
pub fn guild(guild: &Guild) -> Value {
    json!({
        "id": guild.id,
        "name": guild.name,
        "icon": null,
        "description": null,
        "home_header": null,
        "splash": null,
        "discovery_splash": null,
        "features": [],
        "banner": null,
        "owner_id": guild.owner,
        "application_id": null,
        "region": "deprecated",
        "afk_channel_id": null,
        "afk_timeout": 300,
        "system_channel_id": null,
        "system_channel_flags": 0,
        "widget_enabled": false,
        "widget_channel_id": null,
        "verification_level": 0,
        "roles": guild.roles.iter().map(role).collect::<Vec<_>>(),
        "default_message_notifications": 0,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": null,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": null,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": guild.locale,
        "rules_channel_id": null,
        "safety_alerts_channel_id": null,
        "public_updates_channel_id": null,
        "premium_progress_bar_enabled": false,
        "nsfw": false,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": null,
    })
}

/// A guild as the gateway tells it to a bot that comes to it: without the privileged intent, of the members
/// only the bot itself.
pub fn guild_create(world: &World, of: &Guild) -> Value {
    let bot = world.bot();
    let own = world.members.get((of.id, bot));
    let mut object = guild(of);
    let active = |thread: &&crate::state::channel::Channel| thread.thread().is_some_and(|t| !t.archived);
    extend(
        &mut object,
        json!({
            "joined_at": own.map_or_else(|| of.id.made_at().iso(), |member| member.joined.iso()),
            "large": false,
            "unavailable": false,
            "member_count": world.members_of(of.id).count(),
            "voice_states": [],
            "members": own.map(|member| user::member(world, bot, member)).into_iter().collect::<Vec<_>>(),
            "channels": world.channels_of(of.id).into_iter().map(channel::channel).collect::<Vec<_>>(),
            "threads": world
                .threads_of(of.id)
                .filter(active)
                .map(|thread| channel::for_bot(world, thread))
                .collect::<Vec<_>>(),
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }),
    );
    object
}
