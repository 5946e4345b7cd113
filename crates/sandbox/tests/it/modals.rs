//! Forms that open over a message.

use reqwest::Method;
use serde_json::{Value, json};
use serenity::all::{
    ActionRowComponent, CreateInteractionResponse, CreateInteractionResponseMessage, Event, Interaction,
};

use crate::rig::{Bot, Rig};

type Pair = (String, String);

fn pair(view: &Value) -> Pair {
    (view["id"].as_str().unwrap().to_owned(), view["token"].as_str().unwrap().to_owned())
}

fn input(custom_id: &str, more: Value) -> Value {
    let mut input = json!({"type": 4, "custom_id": custom_id, "label": custom_id, "style": 1});
    input.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    json!({"type": 1, "components": [input]})
}

fn form() -> Value {
    let rows = json!([
        input("move", json!({"max_length": 5})),
        input("why", json!({"required": false, "value": "so"}))
    ]);
    json!({"type": 9, "data": {"custom_id": "type-a-move", "title": "Your move", "components": rows}})
}

async fn rig() -> Rig {
    let rig = Rig::start().await;
    rig.register(json!([{"name": "x", "description": "y", "integration_types": [0, 1]}])).await;
    rig
}

/// A message of the bot with a button, pressed by Ada.
async fn pressed(rig: &Rig) -> (Value, Pair) {
    let path = format!("/channels/{}/messages", rig.channel("general").await);
    let row =
        json!({"type": 1, "components": [{"type": 2, "style": 1, "label": "Type", "custom_id": "type"}]});
    let sent = rig.must(Method::POST, &path, json!({"content": "board", "components": [row]})).await;
    let press = rig.post("/users/ada/press", json!({"message": sent["id"], "label": "Type"})).await;
    (sent, pair(&press))
}

async fn submit(rig: &Rig, user: &str, opener: &Pair, values: Value) -> (u16, Value) {
    let body = json!({"interaction": opener.0, "values": values});
    rig.try_control(Method::POST, &format!("/users/{user}/submit"), Some(body)).await
}

#[tokio::test]
async fn a_form_is_an_answer_and_what_is_sent_is_asked_anew() {
    let rig = rig().await;
    let asked = rig.invoke("ada", "x", json!({})).await;
    assert_eq!(rig.callback(&asked, form()).await.0, 204);
    let view = rig.get(&format!("/interactions/{}", asked.0)).await;
    assert_eq!((&view["status"], &view["modal"]["title"]), (&json!("modal"), &json!("Your move")));
    assert_eq!(rig.callback(&asked, form()).await.1["code"], 40060);

    let (status, sent) = submit(&rig, "ada", &asked, json!({"move": "a2-a4"})).await;
    assert_eq!((status, &sent["type"]), (200, &json!(5)), "{sent}");
    let sent = pair(&sent);
    for kind in [6, 7, 9] {
        let answer = json!({"type": kind, "data": form()["data"]});
        assert_eq!(rig.callback(&sent, answer).await.1["code"], 50035, "type {kind}");
    }
    assert_eq!(rig.callback(&sent, json!({"type": 4, "data": {"content": "Played."}})).await.0, 204);
    let path = format!("/webhooks/{}/{}", rig.sandbox.application_id(), sent.1);
    let original = rig.must(Method::GET, &format!("{path}/messages/@original"), Value::Null).await;
    let metadata = &original["interaction_metadata"];
    assert_eq!(metadata["type"], 5);
    assert_eq!(metadata["triggering_interaction_metadata"]["name"], "x");
    rig.must(Method::POST, &path, json!({"content": "more"})).await;
    rig.assert_faithful().await;
}

#[tokio::test]
async fn a_form_over_a_message_may_update_it() {
    let rig = rig().await;
    for (kind, status) in [(7, "updated"), (6, "acknowledged"), (5, "deferred"), (4, "answered")] {
        let (message, asked) = pressed(&rig).await;
        assert_eq!(rig.callback(&asked, form()).await.0, 204);
        let sent = pair(&submit(&rig, "ada", &asked, json!({"move": "x"})).await.1);
        let data = if kind == 6 { Value::Null } else { json!({"content": "after"}) };
        assert_eq!(rig.callback(&sent, json!({"type": kind, "data": data})).await.0, 204, "{kind}");
        let view = rig.get(&format!("/interactions/{}", sent.0)).await;
        assert_eq!(view["status"], status);
        assert_eq!(view["message"]["id"] == message["id"], kind > 5, "{kind}");
    }
    rig.assert_faithful().await;
}

#[tokio::test]
async fn a_form_is_sent_as_the_client_lets_it_be() {
    let rig = rig().await;
    let asked = rig.invoke("ada", "x", json!({})).await;
    assert_eq!(submit(&rig, "ada", &asked, json!({})).await.0, 404, "there is none yet");
    let mut form = form();
    let choice = json!({"type": 3, "custom_id": "side", "options": [
        {"label": "First", "value": "1", "default": true}, {"label": "Second", "value": "2"}]});
    let label = json!({"type": 18, "label": "Side", "description": "Which one", "component": choice});
    form["data"]["components"].as_array_mut().unwrap().push(label);
    assert_eq!(rig.callback(&asked, form).await.0, 204);
    let rows = [
        ("bjoern", json!({"move": "x"}), 404),
        ("ada", json!({}), 409),
        ("ada", json!({"move": ""}), 409),
        ("ada", json!({"move": "abcdef"}), 409),
        ("ada", json!({"move": "a\nb"}), 409),
        ("ada", json!({"move": 1}), 409),
        ("ada", json!({"move": "x", "other": "y"}), 400),
        ("ada", json!({"move": "x", "side": ["3"]}), 409),
        ("ada", json!({"move": "x", "side": ["1", "2"]}), 409),
        ("ada", json!({"move": "x", "side": []}), 409),
        ("ada", json!({"move": "x", "side": ["2"], "why": ""}), 200),
    ];
    for (user, values, expected) in rows {
        let (status, answer) = submit(&rig, user, &asked, values.clone()).await;
        assert_eq!(status, expected, "{values}: {answer}");
    }
    rig.assert_faithful().await;
}

#[tokio::test]
async fn a_form_can_be_sent_for_a_quarter_of_an_hour() {
    let rig = rig().await;
    for (seconds, expected) in [(15 * 60, 200), (15 * 60 + 1, 409)] {
        let (_, asked) = pressed(&rig).await;
        assert_eq!(rig.callback(&asked, form()).await.0, 204);
        rig.post("/clock", json!({"advance_ms": seconds * 1000 - 500})).await;
        let (status, answer) = submit(&rig, "ada", &asked, json!({"move": "x"})).await;
        assert_eq!(status, expected, "{seconds} s: {answer}");
    }
    rig.assert_faithful().await;
}

#[tokio::test]
async fn serenity_reads_a_form_that_is_sent() {
    let rig = rig().await;
    let mut bot = Bot::start(&rig).await;
    let (message, asked) = pressed(&rig).await;
    assert_eq!(rig.callback(&asked, form()).await.0, 204);
    submit(&rig, "ada", &asked, json!({"move": "a2-a4"})).await;
    let sent = bot.next(|event| match event {
        Event::InteractionCreate(event) => match &event.interaction {
            Interaction::Modal(sent) => Some(sent.clone()),
            _ => None,
        },
        _ => None,
    });
    let sent = sent.await;
    assert_eq!(sent.data.custom_id, "type-a-move");
    assert_eq!(sent.message.as_ref().unwrap().id.to_string(), message["id"].as_str().unwrap());
    let values = sent.data.components.iter().flat_map(|row| &row.components).map(|field| match field {
        ActionRowComponent::InputText(input) => (input.custom_id.as_str(), input.value.as_deref()),
        other => panic!("{other:?}"),
    });
    assert_eq!(values.collect::<Vec<_>>(), [("move", Some("a2-a4")), ("why", Some("so"))]);
    let answer = CreateInteractionResponseMessage::new().content("Played.");
    sent.create_response(&bot.http, CreateInteractionResponse::Message(answer)).await.unwrap();
    bot.next(|event| {
        matches!(event, Event::MessageCreate(event) if event.message.content == "Played.").then_some(())
    })
    .await;
    rig.assert_faithful().await;
    bot.stop().await;
}
