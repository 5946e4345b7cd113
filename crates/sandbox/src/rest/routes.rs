//! The table of routes.

use std::collections::BTreeMap;

use super::call::{Answer, Call};
use super::{
    application, channels, commands, gateway, guilds, interactions, messages, threads, users, webhooks,
};
use crate::refusal::Refusal;

/// What answers a route.
pub type Handler = fn(&mut Call<'_>) -> Result<Answer, Refusal>;

/// A route.
#[derive(Clone, Copy, Debug)]
pub struct Route {
    pub method: &'static str,
    /// The path, its variable parts in braces, as in Discord's description.
    pub template: &'static str,
    /// The query parameters that are modelled.
    pub query: &'static [&'static str],
    pub auth: Auth,
    pub handler: Handler,
}

/// What a route asks for as proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Auth {
    /// The bot's token.
    Bot,
    /// The token in the path.
    Path,
    /// Nothing.
    Open,
}

const fn route(
    method: &'static str,
    template: &'static str,
    query: &'static [&'static str],
    auth: Auth,
    handler: Handler,
) -> Route {
    Route { method, template, query, auth, handler }
}

const ORIGINAL: &str = "/webhooks/{webhook_id}/{webhook_token}/messages/@original";
const FOLLOW_UP: &str = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}";

/// Every route. Where two match, the first counts.
pub const ROUTES: &[Route] = &[
    route("GET", "/gateway", &[], Auth::Open, gateway::address),
    route("GET", "/gateway/bot", &[], Auth::Bot, gateway::bot),
    route("GET", "/users/@me", &[], Auth::Bot, users::me),
    route("POST", "/users/@me/channels", &[], Auth::Bot, users::direct_channel),
    route("GET", "/users/{user_id}", &[], Auth::Bot, users::user),
    route("GET", "/applications/@me", &[], Auth::Bot, application::me),
    route("GET", "/oauth2/applications/@me", &[], Auth::Bot, application::me),
    route(
        "GET",
        "/applications/{application_id}/commands",
        &["with_localizations"],
        Auth::Bot,
        commands::list,
    ),
    route("PUT", "/applications/{application_id}/commands", &[], Auth::Bot, commands::overwrite),
    route(
        "POST",
        "/interactions/{interaction_id}/{interaction_token}/callback",
        &["with_response"],
        Auth::Path,
        interactions::callback,
    ),
    route("GET", ORIGINAL, &[], Auth::Path, webhooks::original),
    route("PATCH", ORIGINAL, &[], Auth::Path, webhooks::edit_original),
    route("DELETE", ORIGINAL, &[], Auth::Path, webhooks::delete_original),
    route("POST", "/webhooks/{webhook_id}/{webhook_token}", &["wait"], Auth::Path, webhooks::follow_up),
    route("GET", FOLLOW_UP, &[], Auth::Path, webhooks::message),
    route("PATCH", FOLLOW_UP, &[], Auth::Path, webhooks::edit),
    route("DELETE", FOLLOW_UP, &[], Auth::Path, webhooks::delete),
    route("GET", "/guilds/{guild_id}", &["with_counts"], Auth::Bot, guilds::guild),
    route("GET", "/guilds/{guild_id}/channels", &[], Auth::Bot, guilds::channels),
    route("GET", "/guilds/{guild_id}/roles", &[], Auth::Bot, guilds::roles),
    route("GET", "/guilds/{guild_id}/members/{user_id}", &[], Auth::Bot, guilds::member),
    route("GET", "/guilds/{guild_id}/threads/active", &[], Auth::Bot, guilds::active_threads),
    route("GET", "/channels/{channel_id}", &[], Auth::Bot, channels::channel),
    route("PATCH", "/channels/{channel_id}", &[], Auth::Bot, threads::change),
    route("POST", "/channels/{channel_id}/typing", &[], Auth::Bot, channels::typing),
    route(
        "GET",
        "/channels/{channel_id}/messages",
        &["limit", "before", "after", "around"],
        Auth::Bot,
        messages::list,
    ),
    route("POST", "/channels/{channel_id}/messages", &[], Auth::Bot, messages::create),
    route("GET", "/channels/{channel_id}/messages/{message_id}", &[], Auth::Bot, messages::one),
    route("PATCH", "/channels/{channel_id}/messages/{message_id}", &[], Auth::Bot, messages::edit),
    route("DELETE", "/channels/{channel_id}/messages/{message_id}", &[], Auth::Bot, messages::delete),
    route(
        "POST",
        "/channels/{channel_id}/messages/{message_id}/threads",
        &[],
        Auth::Bot,
        threads::from_message,
    ),
    route("POST", "/channels/{channel_id}/threads", &[], Auth::Bot, threads::without_message),
];

/// The route of a request, and the variable parts of its path.
#[must_use]
pub fn find(method: &str, path: &str) -> Option<(Route, BTreeMap<&'static str, String>)> {
    let of_method = ROUTES.iter().filter(|route| route.method == method);
    of_method.filter_map(|route| Some((*route, matched(route.template, path)?))).next()
}

fn matched(template: &'static str, path: &str) -> Option<BTreeMap<&'static str, String>> {
    let mut parts = BTreeMap::new();
    let mut given = path.split('/');
    for step in template.split('/') {
        let part = given.next()?;
        match step.strip_prefix('{').and_then(|step| step.strip_suffix('}')) {
            Some(name) => drop(parts.insert(name, part.to_owned())),
            None if step == part => {}
            None => return None,
        }
    }
    given.next().is_none().then_some(parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_find_their_routes() {
        let rows = [
            ("GET", "/users/@me", Some("/users/@me")),
            ("GET", "/users/7", Some("/users/{user_id}")),
            ("PATCH", "/webhooks/1/t/messages/@original", Some(ORIGINAL)),
            ("PATCH", "/webhooks/1/t/messages/9", Some(FOLLOW_UP)),
            ("POST", "/users/@me", None),
            ("GET", "/users/7/", None),
            ("GET", "/", None),
        ];
        for (method, path, template) in rows {
            assert_eq!(find(method, path).map(|(route, _)| route.template), template, "{method} {path}");
        }
        let (_, parts) = find("GET", "/channels/1/messages/2").unwrap();
        assert_eq!((parts["channel_id"].as_str(), parts["message_id"].as_str()), ("1", "2"));
    }
}
