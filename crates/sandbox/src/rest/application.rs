//! The application itself.

use serde_json::json;

use super::call::{Answer, Call};
use crate::refusal::Refusal;
use crate::wire;

/// Flags that say which privileged intents are switched on for an application in few servers.
const LIMITED_GUILD_MEMBERS: u64 = 1 << 15;
const LIMITED_MESSAGE_CONTENT: u64 = 1 << 19;

/// `GET /applications/@me` and `GET /oauth2/applications/@me`
pub fn me(call: &mut Call<'_>) -> Result<Answer, Refusal> {
    let application = &call.world().settings.get().application;
    let switch = |is_on: bool, flag: u64| if is_on { flag } else { 0 };
    let flags = switch(application.privileged.guild_members, LIMITED_GUILD_MEMBERS)
        | switch(application.privileged.message_content, LIMITED_MESSAGE_CONTENT);
    let owner = call.world().guilds.values().next().map(|guild| guild.owner);
    let installed = call.world().users.values().filter(|user| user.installed).count();
    Ok(Answer::ok(json!({
        "id": application.id,
        "name": application.name,
        "icon": null,
        "description": "",
        "type": null,
        "bot": wire::user::user_with(call.world(), application.bot),
        "bot_public": true,
        "bot_require_code_grant": false,
        "verify_key": "0".repeat(64),
        "flags": flags,
        "flags_new": flags.to_string(),
        "redirect_uris": [],
        "interactions_endpoint_url": null,
        "role_connections_verification_url": null,
        "owner": owner.map(|owner| wire::user::user_with(call.world(), owner)),
        "approximate_guild_count": call.world().guilds.len(),
        "approximate_user_install_count": installed,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": null,
        "eligible_oauth2_scopes": [],
        "integration_types_config": {"0": {}, "1": {}},
    })))
}
