//! Languages: of people, of servers, of commands.

use reqwest::Method;
use serde_json::{Value, json};

use crate::rig::{Rig, read};
use crate::socket::{LEAST, Socket};

fn command() -> Value {
    json!({"name": "move", "description": "Plays.", "name_localizations": {"de": "ziehen", "en-GB": "shift"},
        "description_localizations": {"de": "Zieht."}, "default_member_permissions": null,
        "options": [{"type": 3, "name": "kind", "description": "Which.", "required": true,
            "name_localizations": {"de": "art"}, "description_localizations": {"de": "Welche."},
            "choices": [{"name": "far", "value": "f", "name_localizations": {"de": "weit"}}]}]})
}

fn path(rig: &Rig, query: &str) -> String {
    format!("/applications/{}/commands{query}", rig.sandbox.application_id())
}

#[tokio::test]
async fn translations_are_kept_whole_and_listed_in_one_language() {
    let rig = Rig::start().await;
    let made = rig.register(json!([command()])).await;
    let listed = rig.must(Method::GET, &path(&rig, "?with_localizations=true"), Value::Null).await;
    assert_eq!(made, listed);
    for key in ["name_localizations", "description_localizations"] {
        assert_eq!(listed[0][key], command()[key]);
        assert_eq!(listed[0]["options"][0][key], command()["options"][0][key]);
    }
    let plain = rig.must(Method::GET, &path(&rig, ""), Value::Null).await;
    assert!(plain[0].get("name_localizations").is_none() && plain[0].get("name_localized").is_some());
    assert_eq!(plain[0]["name_localized"], "shift", "en-US has it from en-GB");
    let (_, german) = read(rig.as_bot(Method::GET, &path(&rig, "")).header("x-discord-locale", "de")).await;
    let option = &german[0]["options"][0];
    assert_eq!((&german[0]["name_localized"], &option["name_localized"]), (&json!("ziehen"), &json!("art")));
    assert_eq!(option["choices"][0]["name_localized"], "weit");
    let (_, french) = read(rig.as_bot(Method::GET, &path(&rig, "")).header("x-discord-locale", "fr")).await;
    assert!(french[0].get("name_localized").is_none());
    rig.assert_faithful().await;
}

#[tokio::test]
async fn names_are_one_in_no_language() {
    let rig = Rig::start().await;
    let other =
        |locale: &str| json!({"name": "other", "description": "x", "name_localizations": {locale: "ziehen"}});
    // What stands in for a missing text counts as well.
    let neighbour = json!({"name": "shift", "description": "x"});
    for second in [other("de"), neighbour] {
        let (status, code) = rig.refused(Method::PUT, &path(&rig, ""), json!([command(), second])).await;
        assert_eq!((status, code), (400, 50035), "{second}");
    }
    rig.register(json!([command(), other("fr")])).await;
    rig.assert_faithful().await;
}

#[tokio::test]
async fn people_and_servers_have_a_language() {
    let rig = Rig::start().await;
    rig.register(json!([command()])).await;
    let mut socket = Socket::connect(&rig).await;
    socket.identify(&rig, LEAST, false).await;
    rig.patch("/users/bjoern", json!({"locale": "de"})).await;
    let shown = rig.get("/users/bjoern/commands?channel=general").await;
    assert_eq!(shown[0]["name_localized"], "ziehen");
    rig.patch("/users/ada", json!({"locale": "fr"})).await;
    assert!(rig.get("/users/ada/commands?channel=general").await[0].get("name_localized").is_none());

    let guild = rig.guild().await;
    rig.patch(&format!("/guilds/{guild}"), json!({"locale": "es-ES"})).await;
    assert_eq!(socket.until("GUILD_UPDATE").await["preferred_locale"], "es-ES");
    let told = rig.must(Method::GET, &format!("/guilds/{guild}"), Value::Null).await;
    assert_eq!(told["preferred_locale"], "es-ES");
    // By its own name, whatever the user calls it.
    rig.invoke("ada", "move", json!({"kind": "f"})).await;
    let told = socket.until("INTERACTION_CREATE").await;
    assert_eq!((&told["locale"], &told["guild_locale"]), (&json!("fr"), &json!("es-ES")));
    assert_eq!(
        (&told["data"]["name"], &told["data"]["options"][0]["name"]),
        (&json!("move"), &json!("kind"))
    );

    for (method, path, body) in [
        (Method::PATCH, "/users/ada".to_owned(), json!({"locale": "xx"})),
        (Method::PATCH, format!("/guilds/{guild}"), json!({"locale": "deutsch"})),
        (Method::POST, "/users".to_owned(), json!({"name": "Ulf", "locale": "no-NO"})),
    ] {
        assert_eq!(rig.try_control(method, &path, Some(body)).await.0, 400, "{path}");
    }
    rig.assert_faithful().await;
}

#[tokio::test]
async fn commands_for_those_who_manage_the_server_are_hidden_from_others() {
    let rig = Rig::start().await;
    // MANAGE_GUILD is 1 << 5; "0" is for administrators alone.
    let needing = |name: &str, bits: &str| json!({"name": name, "description": "x", "default_member_permissions": bits});
    rig.register(json!([needing("settings", "32"), needing("diagnose", "0")])).await;
    let offered = async |user: &str| {
        let list = rig.get(&format!("/users/{user}/commands?channel=general")).await;
        list.as_array()
            .unwrap()
            .iter()
            .map(|one| one["name"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    let guild = rig.guild().await;
    assert!(offered("bjoern").await.is_empty());
    let call = json!({"channel": "general", "name": "settings"});
    assert_eq!(rig.try_control(Method::POST, "/users/bjoern/commands", Some(call)).await.0, 409);
    let rights = |allow: &str| json!({"user": "bjoern", "allow": [allow]});
    rig.put(&format!("/guilds/{guild}/rights"), rights("MANAGE_GUILD")).await;
    assert_eq!(offered("bjoern").await, ["settings"]);
    rig.put(&format!("/guilds/{guild}/rights"), rights("ADMINISTRATOR")).await;
    let both = offered("bjoern").await;
    assert_eq!((both.len(), offered("ada").await), (2, both), "the owner is an administrator");
    rig.assert_faithful().await;
}
