//! How people are called, and whether they are still here.
//!
//! Discord tells names with every event and on request; what is kept is a cache, which a restart may
//! forget.

use std::time::Duration;

use play::{Means, PlayerId, Server, Standing};
use quick_cache::sync::Cache;
use serde_json::Value;
use tokio::time::Instant;
use view::Names;

use crate::rest::Rest;

/// How many names are kept.
const NAMES: usize = 10_000;
/// A name is worth no longer wait: its owner's mention serves as well.
const PATIENCE: Duration = Duration::from_secs(1);

/// A person's name as one server (or, without one, Discord) has it.
type Key = (Option<Server>, PlayerId);

#[derive(Debug)]
pub struct People {
    rest: Rest,
    names: Cache<Key, String>,
}

impl People {
    pub fn new(rest: Rest) -> People {
        People { rest, names: Cache::new(NAMES) }
    }

    /// Keeps a name that Discord told.
    pub fn learn(&self, server: Option<Server>, player: PlayerId, name: &str) {
        let known = self.names.get(&(server, player));
        if known.as_deref() != Some(name) {
            self.names.insert((server, player), name.to_owned());
        }
    }

    /// The names of `players`, asking Discord for those that are not known, where the bot can ask. Whose
    /// name cannot be found has none here.
    pub async fn names(
        &self,
        means: Means,
        server: Option<Server>,
        players: impl IntoIterator<Item = PlayerId>,
    ) -> Names {
        if means == Means::Answers {
            return self.known(server, players);
        }
        let mut names = Names::default();
        let until = Instant::now() + PATIENCE;
        // Discord knows nothing of former players.
        for player in players.into_iter().filter(|player| !player.is_former()) {
            if let Some(name) = self.names.get(&(server, player)) {
                names.insert(player, &name);
            } else if let Some(name) = self.ask(server, player, until).await {
                self.learn(server, player, &name);
                names.insert(player, &name);
            }
        }
        names
    }

    /// Forgets what somebody is called, wherever.
    pub fn forget(&self, player: PlayerId) {
        self.names.retain(|key, _| key.1 != player);
    }

    async fn ask(&self, server: Option<Server>, player: PlayerId, until: Instant) -> Option<String> {
        let member = self.rest.member(server?, player, until).await.ok()??;
        display_name(&member)
    }

    /// The names of `players` as far as they are known without asking.
    pub fn known(&self, server: Option<Server>, players: impl IntoIterator<Item = PlayerId>) -> Names {
        let mut names = Names::default();
        for player in players {
            if let Some(name) = self.names.get(&(server, player)) {
                names.insert(player, &name);
            }
        }
        names
    }

    /// Whether somebody is still in the server, and a person. Discord out of reach is no proof of
    /// anything, and where the bot cannot ask, everybody is there.
    pub async fn standing(&self, means: Means, server: Option<Server>, player: PlayerId) -> Standing {
        if player.is_former() {
            return Standing::Absent;
        }
        let (Means::Posts, Some(server)) = (means, server) else { return Standing::Present };
        match self.rest.member(server, player, Instant::now() + PATIENCE).await {
            Ok(None) => Standing::Absent,
            Ok(Some(member)) if member["user"]["bot"] == true => Standing::Bot,
            Ok(Some(_)) | Err(_) => Standing::Present,
        }
    }

    /// Which of `players` have left a server: no event tells the bot.
    pub async fn absent(
        &self,
        means: Means,
        server: Option<Server>,
        players: impl IntoIterator<Item = PlayerId>,
    ) -> Vec<PlayerId> {
        let mut absent = Vec::new();
        for player in players {
            if self.standing(means, server, player).await == Standing::Absent {
                absent.push(player);
            }
        }
        absent
    }
}

/// The name that a server's member list shows.
fn display_name(member: &Value) -> Option<String> {
    let user = &member["user"];
    let names = [&member["nick"], &user["global_name"], &user["username"]];
    names.into_iter().find_map(Value::as_str).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_server_s_name_comes_first() {
        let user = json!({ "username": "ana", "global_name": "Ana" });
        assert_eq!(display_name(&json!({ "nick": "A.", "user": user })).as_deref(), Some("A."));
        assert_eq!(display_name(&json!({ "nick": null, "user": user })).as_deref(), Some("Ana"));
        assert_eq!(
            display_name(&json!({ "user": { "username": "ana", "global_name": null } })).as_deref(),
            Some("ana")
        );
        assert_eq!(display_name(&json!({})), None);
    }
}
