//! The rights the bot needs, and which of them are missing.

use serenity::{
    all::{ApplicationId, Guild, UserId},
    model::Permissions,
};

/// What the bot needs where games are played, and nothing more. Reading the history is what lets it
/// look for a post whose answer was lost, and refer to messages.
pub const NEEDED: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::READ_MESSAGE_HISTORY)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::SEND_MESSAGES_IN_THREADS);

/// The links that add the bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invites {
    /// To a server, with the rights it needs.
    pub server: String,
    /// To one's own account, to be used anywhere.
    pub account: String,
}

impl Invites {
    pub fn of(application: ApplicationId) -> Invites {
        let rights = NEEDED.bits();
        let base = format!("https://discord.com/oauth2/authorize?client_id={application}");
        Invites {
            server: format!("{base}&integration_type=0&scope=bot+applications.commands&permissions={rights}"),
            account: format!("{base}&integration_type=1&scope=applications.commands"),
        }
    }
}

/// The rights of [`NEEDED`] that the bot has in no channel of `guild` by its roles. Channels may
/// still take or give some: that is seen when somebody plays there.
pub fn missing(guild: &Guild, bot: UserId) -> Permissions {
    let everyone = serenity::all::RoleId::new(guild.id.get());
    let own = guild.members.get(&bot).map(|member| member.roles.as_slice()).unwrap_or_default();
    let roles = own.iter().chain([&everyone]).filter_map(|id| guild.roles.get(id));
    let granted = roles.fold(Permissions::empty(), |sum, role| sum | role.permissions);
    if guild.owner_id == bot || granted.administrator() { Permissions::empty() } else { NEEDED - granted }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn guild(everyone: Permissions, bots: Permissions) -> Guild {
        let role = |id: &str, permissions: Permissions| {
            json!({ "id": id, "name": id, "color": 0, "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
                "hoist": false, "managed": false, "mentionable": false, "position": 0,
                "permissions": permissions.bits().to_string() })
        };
        let member = json!({ "user": { "id": "9", "username": "stones", "discriminator": "0" }, "roles": ["2"],
            "deaf": false, "mute": false, "flags": 0, "joined_at": "2026-01-01T00:00:00Z", "pending": false });
        let guild = json!({ "id": "1", "name": "home", "owner_id": "5", "roles": [role("1", everyone), role("2", bots)],
            "members": [member], "afk_timeout": 60, "channels": [], "default_message_notifications": 0, "emojis": [], "guild_scheduled_events": [],
            "explicit_content_filter": 0, "features": [], "joined_at": "2026-01-01T00:00:00Z", "large": false,
            "member_count": 1, "mfa_level": 0, "nsfw_level": 0, "preferred_locale": "en-US", "premium_progress_bar_enabled": false,
            "premium_tier": 0, "presences": [], "stage_instances": [], "stickers": [], "system_channel_flags": 0,
            "threads": [], "unavailable": false, "verification_level": 0, "voice_states": [] });
        serde_json::from_value(guild).unwrap()
    }

    fn lacking(everyone: Permissions, bots: Permissions) -> Permissions {
        missing(&guild(everyone, bots), UserId::new(9))
    }

    #[test]
    fn rights_of_all_roles_add_up() {
        assert_eq!(
            lacking(NEEDED - Permissions::ATTACH_FILES, Permissions::ATTACH_FILES),
            Permissions::empty()
        );
        assert_eq!(
            lacking(Permissions::VIEW_CHANNEL, Permissions::empty()),
            NEEDED - Permissions::VIEW_CHANNEL
        );
    }

    #[test]
    fn administrators_lack_nothing() {
        assert_eq!(lacking(Permissions::empty(), Permissions::ADMINISTRATOR), Permissions::empty());
    }

    #[test]
    fn the_invite_asks_for_the_needed_rights_alone() {
        let invites = Invites::of(ApplicationId::new(42));
        assert!(invites.server.contains("client_id=42"), "{invites:?}");
        assert!(invites.server.ends_with("&permissions=309237746688"), "{invites:?}");
        assert!(!invites.account.contains("permissions"), "{invites:?}");
    }
}
