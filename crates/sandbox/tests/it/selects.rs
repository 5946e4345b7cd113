//! Lists of roles and channels: sent, chosen from, and read by serenity.

use reqwest::Method;
use serde_json::{Value, json};
use serenity::all::{ComponentInteractionDataKind, Event, Interaction};

use crate::rig::{Bot, Rig};

/// Sends a message with one list, plain or laid out.
async fn sent(rig: &Rig, list: &Value, is_card: bool) -> Value {
    let row = json!({"type": 1, "components": [list]});
    let body = if is_card {
        json!({"flags": 32768, "components": [{"type": 17, "components": [{"type": 10, "content": "Choose"}, row]}]})
    } else {
        json!({"content": "Choose", "components": [row]})
    };
    let path = format!("/channels/{}/messages", rig.channel("general").await);
    rig.must(Method::POST, &path, body).await
}

fn roles(more: Value) -> Value {
    let mut list = json!({"type": 6, "custom_id": "roles", "min_values": 0, "max_values": 3});
    list.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    list
}

fn channels(more: Value) -> Value {
    let mut list = json!({"type": 8, "custom_id": "channels", "min_values": 0, "max_values": 3});
    list.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    list
}

async fn choose(rig: &Rig, user: &str, message: &Value, list: &str, values: Value) -> (u16, Value) {
    let body = json!({"message": message["id"], "custom_id": list, "values": values});
    rig.try_control(Method::POST, &format!("/users/{user}/select"), Some(body)).await
}

async fn chosen(bot: &mut Bot) -> (ComponentInteractionDataKind, Interaction) {
    bot.next(|event| match event {
        Event::InteractionCreate(event) => match &event.interaction {
            Interaction::Component(component) => {
                Some((component.data.kind.clone(), event.interaction.clone()))
            }
            _ => None,
        },
        _ => None,
    })
    .await
}

/// What the newest interaction's data was on the wire.
async fn data(socket: &mut crate::socket::Socket) -> Value {
    socket.until("INTERACTION_CREATE").await["data"].clone()
}

#[tokio::test]
async fn a_choice_of_roles_says_what_they_are() {
    let rig = Rig::start().await;
    let mut socket = crate::socket::Socket::connect(&rig).await;
    socket.identify(&rig, crate::socket::LEAST, false).await;
    let guild = rig.guild().await;
    let role = rig.post(&format!("/guilds/{guild}/roles"), json!({"name": "Players"})).await["id"].clone();
    for is_card in [false, true] {
        let default =
            json!({"default_values": [{"type": "role", "id": role}], "placeholder": "Who may play"});
        let message = sent(&rig, &roles(default), is_card).await;
        assert_eq!(message["resolved"]["roles"][role.as_str().unwrap()]["name"], "Players");
        let values = json!(["Players", "1100000000000000101"]);
        assert_eq!(choose(&rig, "bjoern", &message, "roles", values).await.0, 200);
        let data = data(&mut socket).await;
        assert_eq!(data["component_type"], 6);
        assert_eq!(data["values"], json!([role, "1100000000000000101"]));
        assert_eq!(data["resolved"]["roles"].as_object().unwrap().len(), 2);
        assert_eq!(data["resolved"]["roles"]["1100000000000000101"]["managed"], true);
        assert_eq!(data["resolved"]["channels"], Value::Null);
        // Nobody is in the list of roles who is everybody.
        for values in [json!(["@everyone"]), json!([guild]), json!(["nobody"]), json!(["Players", role])] {
            assert_eq!(choose(&rig, "bjoern", &message, "roles", values.clone()).await.0, 409, "{values}");
        }
        assert_eq!(choose(&rig, "bjoern", &message, "roles", json!([])).await.0, 200);
        let data = self::data(&mut socket).await;
        assert_eq!((&data["values"], &data["resolved"]), (&json!([]), &Value::Null));
    }
    rig.assert_faithful().await;
}

#[tokio::test]
async fn a_choice_of_channels_says_what_the_user_may_do_there() {
    let rig = Rig::start().await;
    let mut socket = crate::socket::Socket::connect(&rig).await;
    socket.identify(&rig, crate::socket::LEAST, false).await;
    let thread =
        rig.post("/channels/games/threads", json!({"as": "ada", "name": "a game"})).await["id"].clone();
    rig.put("/channels/lounge/rights", json!({"user": "bjoern", "deny": ["VIEW_CHANNEL"]})).await;
    rig.put("/channels/games/rights", json!({"user": "bjoern", "deny": ["SEND_MESSAGES"]})).await;
    let games = rig.channel("games").await;

    let text = json!({"channel_types": [0], "default_values": [{"type": "channel", "id": games}]});
    let message = sent(&rig, &channels(text), true).await;
    assert_eq!(message["resolved"]["channels"][&games]["name"], "games");
    assert_eq!(choose(&rig, "bjoern", &message, "channels", json!(["games"])).await.0, 200);
    let told = data(&mut socket).await;
    assert_eq!((&told["component_type"], &told["values"]), (&json!(8), &json!([games])));
    let of = &told["resolved"]["channels"][&games];
    assert_eq!((&of["name"], &of["type"], &of["parent_id"]), (&json!("games"), &json!(0), &Value::Null));
    assert_eq!(of["permission_overwrites"], Value::Null, "it is told only in part");
    let bits: u64 = of["permissions"].as_str().unwrap().parse().unwrap();
    assert_eq!((bits >> 10 & 1, bits >> 11 & 1), (1, 0), "he sees it, and cannot write: {of}");
    // What the list is not for, and what he does not see.
    for name in [thread.as_str().unwrap(), "lounge", "@ada", "nowhere"] {
        assert_eq!(choose(&rig, "bjoern", &message, "channels", json!([name])).await.0, 409, "{name}");
    }
    assert_eq!(choose(&rig, "ada", &message, "channels", json!(["lounge", "games", "general"])).await.0, 200);
    data(&mut socket).await;

    let message = sent(&rig, &channels(json!({"channel_types": [11]})), false).await;
    assert_eq!(message["resolved"], Value::Null, "nothing is chosen from the start");
    assert_eq!(choose(&rig, "ada", &message, "channels", json!(["a game"])).await.0, 200);
    let of = &data(&mut socket).await["resolved"]["channels"][thread.as_str().unwrap()];
    assert_eq!((&of["parent_id"], &of["thread_metadata"]["locked"]), (&json!(games), &json!(false)));
    rig.assert_faithful().await;
}

#[tokio::test]
async fn serenity_reads_choices_of_several() {
    let rig = Rig::start().await;
    let mut bot = Bot::start(&rig).await;
    let message = sent(&rig, &roles(json!({})), true).await;
    choose(&rig, "ada", &message, "roles", json!(["1100000000000000101"])).await;
    let (kind, _) = chosen(&mut bot).await;
    let ComponentInteractionDataKind::RoleSelect { values } = kind else { panic!("{kind:?}") };
    assert_eq!(values[0].get(), 1_100_000_000_000_000_101);

    let message = sent(&rig, &channels(json!({})), false).await;
    choose(&rig, "ada", &message, "channels", json!(["games", "lounge"])).await;
    let (kind, _) = chosen(&mut bot).await;
    let ComponentInteractionDataKind::ChannelSelect { values } = kind else { panic!("{kind:?}") };
    assert_eq!(values.len(), 2);

    let option = |value: &str| json!({"label": value, "value": value, "default": value == "a"});
    let texts = json!({"type": 3, "custom_id": "texts", "min_values": 0, "max_values": 2,
                       "options": [option("a"), option("b"), option("c")]});
    let message = sent(&rig, &texts, true).await;
    for wrong in [json!(["a", "b", "c"]), json!(["a", "a"]), json!(["d"])] {
        assert_eq!(choose(&rig, "ada", &message, "texts", wrong.clone()).await.0, 409, "{wrong}");
    }
    assert_eq!(choose(&rig, "ada", &message, "texts", json!(["c", "b"])).await.0, 200);
    let (kind, _) = chosen(&mut bot).await;
    let ComponentInteractionDataKind::StringSelect { values } = kind else { panic!("{kind:?}") };
    assert_eq!(values, ["c", "b"]);
    bot.stop().await;
    rig.assert_faithful().await;
}

#[tokio::test]
async fn roles_are_made_given_and_taken_away() {
    let rig = Rig::start().await;
    let guild = rig.guild().await;
    let path = format!("/guilds/{guild}/roles");
    let made = rig.post(&path, json!({"name": "Club", "members": ["bjoern"]})).await["id"].clone();
    let bjoern = rig.user("bjoern").await;
    let member = format!("/guilds/{guild}/members/{bjoern}");
    assert_eq!(rig.must(Method::GET, &member, Value::Null).await["roles"], json!([made]));
    rig.put(&format!("{path}/Club"), json!({"members": ["ada"]})).await;
    assert_eq!(rig.must(Method::GET, &member, Value::Null).await["roles"], json!([]));
    let told = rig.must(Method::GET, &format!("/guilds/{guild}/roles"), Value::Null).await;
    assert!(told.as_array().unwrap().iter().any(|role| role["id"] == made));
    rig.delete(&format!("{path}/Club")).await;
    let state = rig.get("/state").await;
    let guild = &state["guilds"][0];
    assert!(guild["roles"].as_array().unwrap().iter().all(|role| role["name"] != "Club"));
    assert!(guild["members"].as_array().unwrap().iter().all(|member| member["roles"] != json!([made])));
    let (status, _) = rig.try_control(Method::DELETE, &format!("{path}/@everyone"), None).await;
    assert_eq!(status, 409, "what belongs to everybody, to a bot or to one person stays");
    rig.assert_faithful().await;
}
