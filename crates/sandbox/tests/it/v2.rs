//! Components V2: what is refused, what is kept, and how messages look to the bot.

use reqwest::Method;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};
use serenity::all::{Event, Interaction};

use crate::client::PNG;
use crate::rig::{Bot, Rig, read};

/// The flag.
const V2: u64 = 1 << 15;

fn text(content: &str) -> Value {
    json!({"type": 10, "content": content})
}

fn button(label: &str) -> Value {
    json!({"type": 1, "components": [{"type": 2, "style": 1, "label": label, "custom_id": label}]})
}

fn gallery(url: &str) -> Value {
    json!({"type": 12, "items": [{"media": {"url": url}, "description": "A board with two men"}]})
}

/// A board as the bot posts it.
fn board(url: &str) -> Value {
    let inner = json!([text("# A game"), gallery(url), button("Move")]);
    json!([{"type": 17, "accent_color": 0xc0_40_20, "components": inner}])
}

fn with_file(body: &Value, filename: &str) -> Form {
    let file = Part::bytes(PNG).file_name(filename.to_owned());
    Form::new().part("files[0]", file).text("payload_json", body.to_string())
}

async fn messages(rig: &Rig) -> String {
    format!("/channels/{}/messages", rig.channel("games").await)
}

/// Posts a board; its path and what was answered.
async fn posted(rig: &Rig) -> (String, Value) {
    let path = messages(rig).await;
    let body = json!({"flags": V2, "components": board("attachment://board.png")});
    let (status, sent) = read(rig.as_bot(Method::POST, &path).multipart(with_file(&body, "board.png"))).await;
    assert_eq!(status, 200, "{sent}");
    (format!("{path}/{}", sent["id"].as_str().unwrap()), sent)
}

fn item(message: &Value) -> &Value {
    &message["components"][0]["components"][1]["items"][0]
}

#[tokio::test]
async fn a_board_is_components_alone() {
    let rig = Rig::start().await;
    let (path, sent) = posted(&rig).await;
    for message in [&sent, &rig.must(Method::GET, &path, Value::Null).await] {
        assert_eq!((&message["content"], &message["attachments"]), (&json!(""), &json!([])));
        assert_eq!(message["flags"], V2);
        let item = item(message);
        assert_eq!(item["description"], "A board with two men");
        let media = &item["media"];
        assert_eq!((&media["width"], &media["content_type"]), (&json!(1), &json!("image/png")));
        let url = media["url"].as_str().unwrap();
        assert!(
            url.contains(media["attachment_id"].as_str().unwrap()) && url.contains("/board.png"),
            "{url}"
        );
        let ids: Vec<_> = (0..3).map(|n| message["components"][0]["components"][n]["id"].clone()).collect();
        assert_eq!(ids, [2, 3, 4]);
    }
    let bytes = rig.request(Method::GET, &format!("/control/attachments/{}", media_id(&sent)));
    assert_eq!(&bytes.send().await.unwrap().bytes().await.unwrap()[..], PNG);
    rig.assert_faithful().await;
}

fn media_id(message: &Value) -> String {
    item(message)["media"]["attachment_id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn every_kind_of_component_is_shown() {
    let rig = Rig::start().await;
    let thumbnail = json!({"type": 11, "media": {"url": "attachment://a.png"}, "description": "small"});
    let body = json!({"flags": V2, "components": [
        {"type": 9, "components": [text("beside")], "accessory": thumbnail},
        {"type": 9, "components": [text("beside"), text("more")],
         "accessory": {"type": 2, "style": 5, "label": "More", "url": "https://example.org"}},
        {"type": 13, "file": {"url": "attachment://a.png"}, "spoiler": true},
        {"type": 14, "spacing": 2},
        {"type": 12, "items": [{"media": {"url": "https://example.org/b.png"}}]},
        {"type": 17, "components": [{"type": 14, "divider": false}, {"type": 13, "file": {"url": "attachment://a.png"}}]},
    ]});
    let request = rig.as_bot(Method::POST, &messages(&rig).await).multipart(with_file(&body, "a.png"));
    let (status, sent) = read(request).await;
    assert_eq!(status, 200, "{sent}");
    let parts = &sent["components"];
    assert_eq!(parts[0]["accessory"]["media"]["height"], 1);
    assert_eq!((&parts[2]["name"], &parts[2]["size"]), (&json!("a.png"), &json!(PNG.len())));
    assert_eq!(parts[5]["components"][1]["name"], "a.png");
    assert_eq!(parts[4]["items"][0]["media"]["proxy_url"], "https://example.org/b.png");
    assert_eq!(parts[5]["accent_color"], Value::Null);
    rig.assert_faithful().await;
}

#[tokio::test]
async fn what_discord_refuses_is_refused() {
    let rig = Rig::start().await;
    let path = messages(&rig).await;
    for most in [vec![text("x"); 40], vec![text(&"x".repeat(2000)); 2]] {
        rig.must(Method::POST, &path, json!({"flags": V2, "components": most})).await;
    }
    let rows = [
        (json!({"flags": V2, "content": "x", "components": [text("x")]}), 50035),
        (json!({"flags": V2, "embeds": [{"title": "x"}], "components": [text("x")]}), 50035),
        (json!({"flags": V2, "poll": {"question": {"text": "x"}}, "components": [text("x")]}), 50035),
        (json!({"flags": V2, "sticker_ids": ["1"], "components": [text("x")]}), 50035),
        (json!({"components": [text("x")]}), 50035),
        (json!({"content": "x", "components": board("https://example.org/a.png")}), 50035),
        (json!({"flags": V2, "components": board("attachment://board.png")}), 50035),
        (json!({"flags": V2, "components": []}), 50006),
        (json!({"flags": V2}), 50006),
        (json!({"flags": V2, "components": vec![text("x"); 41]}), 50035),
        (json!({"flags": V2, "components": vec![text(&"x".repeat(2001)); 2]}), 50035),
        (json!({"flags": V2, "components": [button("a"), {"type": 17, "components": [button("a")]}]}), 50035),
    ];
    for (body, code) in rows {
        assert_eq!(rig.refused(Method::POST, &path, body.clone()).await, (400, code), "{body}");
    }
    // A file that no component shows does not make a message.
    let alone = rig.as_bot(Method::POST, &path).multipart(with_file(&json!({"flags": V2}), "board.png"));
    assert_eq!(read(alone).await.1["code"], 50006);
    rig.must(
        Method::POST,
        &path,
        json!({"flags": V2, "content": "", "embeds": [], "components": [text("x")]}),
    )
    .await;
    rig.assert_faithful().await;
}

#[tokio::test]
async fn an_edit_keeps_the_flag_and_the_files_it_does_not_speak_of() {
    let rig = Rig::start().await;
    let (path, sent) = posted(&rig).await;
    // Without the buttons; the picture is named, and nothing said of files.
    let stripped = json!([{"type": 17, "components": [text("# A game"), gallery("attachment://board.png")]}]);
    for flags in [json!({}), json!({"flags": V2})] {
        let mut body = json!({"components": stripped});
        body.as_object_mut().unwrap().extend(flags.as_object().unwrap().clone());
        let edited = rig.must(Method::PATCH, &path, body).await;
        assert_eq!((media_id(&edited), &edited["flags"]), (media_id(&sent), &json!(V2)));
        assert_eq!(edited["components"][0]["components"].as_array().unwrap().len(), 2);
    }
    // As Discord itself sent it, it may be sent back.
    let link = item(&sent)["media"]["url"].clone();
    let edited = rig.must(Method::PATCH, &path, json!({"components": board(link.as_str().unwrap())})).await;
    assert_eq!(media_id(&edited), media_id(&sent));
    let edited = rig.must(Method::PATCH, &path, json!({"components": sent["components"]})).await;
    assert_eq!(media_id(&edited), media_id(&sent));
    rig.assert_faithful().await;
}

#[tokio::test]
async fn an_edit_cannot_take_the_flag_away() {
    let rig = Rig::start().await;
    let (path, sent) = posted(&rig).await;
    let rows = [
        (json!({"flags": 0}), 50035),
        (json!({"flags": 4}), 50035),
        (json!({"flags": 0, "components": board("attachment://board.png")}), 50035),
        (json!({"content": "x"}), 50035),
        (json!({"components": []}), 50006),
        (json!({"attachments": []}), 50035),
        (json!({"attachments": [], "components": board("attachment://board.png")}), 50035),
        (json!({"components": board("attachment://other.png")}), 50035),
        // The list names the files that references find.
        (
            json!({"attachments": [{"id": media_id(&sent)}], "components": board("attachment://board.png")}),
            50035,
        ),
    ];
    for (body, code) in rows {
        assert_eq!(rig.refused(Method::PATCH, &path, body.clone()).await, (400, code), "{body}");
    }
    let kept = json!([{"id": media_id(&sent), "filename": "board.png"}]);
    let body = json!({"attachments": kept, "components": board("attachment://board.png")});
    assert_eq!(media_id(&rig.must(Method::PATCH, &path, body).await), media_id(&sent));
    let body = json!({"attachments": [], "components": [text("gone")]});
    assert_eq!(rig.must(Method::PATCH, &path, body).await["components"][0]["content"], "gone");
    let bytes = rig.request(Method::GET, &format!("/control/attachments/{}", media_id(&sent)));
    assert_eq!(bytes.send().await.unwrap().status(), 404, "the file is gone with its place in the list");
    rig.assert_faithful().await;
}

#[tokio::test]
async fn a_new_picture_takes_the_place_of_the_old_one() {
    let rig = Rig::start().await;
    let (path, sent) = posted(&rig).await;
    let edit = |list: Value| {
        let mut body = json!({"flags": V2, "components": board("attachment://next.png")});
        if !list.is_null() {
            body["attachments"] = list;
        }
        read(rig.as_bot(Method::PATCH, &path).multipart(with_file(&body, "next.png")))
    };
    let (status, answer) = edit(Value::Null).await;
    assert_eq!(
        (status, &answer["code"]),
        (400, &json!(50035)),
        "what is uploaded has to be listed: {answer}"
    );
    let (status, edited) = edit(json!([{"id": 0, "filename": "next.png"}])).await;
    assert_eq!(status, 200, "{edited}");
    assert_ne!(media_id(&edited), media_id(&sent));
    assert_eq!(edited["attachments"], json!([]));
    let old = rig.request(Method::GET, &format!("/control/attachments/{}", media_id(&sent)));
    assert_eq!(old.send().await.unwrap().status(), 404);
    rig.assert_faithful().await;
}

#[tokio::test]
async fn a_plain_message_becomes_one_of_components_once_it_is_emptied() {
    let rig = Rig::start().await;
    let path = messages(&rig).await;
    let sent = rig.must(Method::POST, &path, json!({"content": "plain", "components": [button("a")]})).await;
    let path = format!("{path}/{}", sent["id"].as_str().unwrap());
    let now = json!({"flags": V2, "components": [text("laid out")]});
    assert_eq!(rig.refused(Method::PATCH, &path, now.clone()).await, (400, 50035), "its text is still there");
    let mut emptied = now;
    emptied["content"] = Value::Null;
    let edited = rig.must(Method::PATCH, &path, emptied).await;
    assert_eq!((&edited["content"], &edited["flags"]), (&json!(""), &json!(V2)));
    rig.assert_faithful().await;
}

#[tokio::test]
async fn texts_in_components_ping_as_a_text_does() {
    let rig = Rig::start().await;
    let (path, ada) = (messages(&rig).await, rig.user("ada").await);
    let inner = json!([{"type": 17, "components": [text(&format!("<@{ada}> to move"))]}]);
    for (allowed, count) in [(json!({"parse": ["users"]}), 1), (json!({"parse": []}), 0)] {
        let body = json!({"flags": V2, "components": inner, "allowed_mentions": allowed});
        let sent = rig.must(Method::POST, &path, body).await;
        assert_eq!(sent["mentions"].as_array().unwrap().len(), count);
        let body = json!({"components": inner, "allowed_mentions": {"users": [ada]}});
        let edited = rig.must(Method::PATCH, &format!("{path}/{}", sent["id"].as_str().unwrap()), body).await;
        assert_eq!(edited["mentions"][0]["id"], json!(ada));
    }
    rig.assert_faithful().await;
}

#[tokio::test]
async fn answers_follow_ups_and_edits_may_be_laid_out() {
    let rig = Rig::start().await;
    rig.register(json!([{"name": "x", "description": "y"}])).await;
    let laid = json!({"flags": V2 | 64, "components": [text("laid out"), button("Go")]});
    let asked = rig.invoke("ada", "x", json!({})).await;
    assert_eq!(rig.callback(&asked, json!({"type": 4, "data": laid})).await.0, 204);
    let webhook = format!("/webhooks/{}/{}", rig.sandbox.application_id(), asked.1);
    let original = rig.must(Method::GET, &format!("{webhook}/messages/@original"), Value::Null).await;
    assert_eq!(original["flags"], V2 | 64);
    assert_eq!(rig.must(Method::POST, &webhook, laid.clone()).await["flags"], V2 | 64);

    // An update says anew that it is laid out; an edit need not.
    let press = json!({"message": original["id"], "custom_id": "Go"});
    let pressed = rig.post("/users/ada/press", press).await;
    let pair = (pressed["id"].as_str().unwrap().to_owned(), pressed["token"].as_str().unwrap().to_owned());
    let update = |data: Value| json!({"type": 7, "data": data});
    let (status, answer) = rig.callback(&pair, update(json!({"components": [text("updated")]}))).await;
    assert_eq!((status, &answer["code"]), (400, &json!(50035)));
    assert_eq!(rig.callback(&pair, update(json!({"content": "x"}))).await.1["code"], 50035);
    let updated = update(json!({"flags": V2, "components": [text("updated")]}));
    assert_eq!(rig.callback(&pair, updated).await.0, 204);
    let edit = json!({"components": [text("edited")]});
    let edited = rig.must(Method::PATCH, &format!("{webhook}/messages/@original"), edit).await;
    assert_eq!(edited["components"][0]["content"], "edited");

    // A deferral does not keep the flag: what fills it says it, and lists its files.
    for method in [Method::POST, Method::PATCH] {
        let asked = rig.invoke("ada", "x", json!({})).await;
        assert_eq!(rig.callback(&asked, json!({"type": 5, "data": {"flags": V2}})).await.0, 204);
        let view = rig.get(&format!("/interactions/{}", asked.0)).await;
        assert_eq!(view["message"]["flags"], 128);
        let webhook = format!("/webhooks/{}/{}", rig.sandbox.application_id(), asked.1);
        let path = if method == Method::POST { webhook } else { format!("{webhook}/messages/@original") };
        let bare = json!({"components": [text("filled")]});
        assert_eq!(rig.refused(method.clone(), &path, bare).await, (400, 50035));
        let mut body = json!({"flags": V2, "components": board("attachment://board.png")});
        let fill =
            |body: &Value| read(rig.as_bot(method.clone(), &path).multipart(with_file(body, "board.png")));
        assert_eq!(fill(&body).await.1["code"], 50035);
        body["attachments"] = json!([{"id": 0, "filename": "board.png"}]);
        let (status, filled) = fill(&body).await;
        assert_eq!((status, &filled["flags"]), (200, &json!(V2)), "{filled}");
    }
    rig.assert_faithful().await;
}

/// serenity knows nothing of the layout: it shows rows that stand outside, and passes over all else.
#[tokio::test]
async fn serenity_reads_such_messages_and_presses() {
    let rig = Rig::start().await;
    let mut bot = Bot::start(&rig).await;
    rig.register(json!([{"name": "Show", "type": 3}])).await;
    let mut laid_out = board("https://example.org/a.png");
    laid_out.as_array_mut().unwrap().push(button("Outside"));
    let channel: serenity::all::ChannelId = rig.channel("games").await.parse().unwrap();
    let body = json!({"flags": V2, "components": laid_out});
    let sent = bot.http.send_message(channel, Vec::new(), &body).await.unwrap();
    assert_eq!(sent.components.len(), 1, "only the row outside the container");
    let created = bot.next(|event| match event {
        Event::MessageCreate(event) => Some(event.message.clone()),
        _ => None,
    });
    assert_eq!(created.await.id, sent.id);
    for label in ["Move", "Outside"] {
        rig.post("/users/ada/press", json!({"message": sent.id.to_string(), "label": label})).await;
        let pressed = bot.next(|event| match event {
            Event::InteractionCreate(event) => Some(event.interaction.clone()),
            _ => None,
        });
        let Interaction::Component(pressed) = pressed.await else { panic!() };
        assert_eq!((pressed.data.custom_id.as_str(), pressed.message.id), (label, sent.id));
        assert_eq!(pressed.message.flags.unwrap().bits(), 0, "serenity does not know the flag");
    }
    rig.must(
        Method::PATCH,
        &format!("/channels/{channel}/messages/{}", sent.id),
        json!({"components": [text("x")]}),
    )
    .await;
    bot.next(|event| matches!(event, Event::MessageUpdate(_)).then_some(())).await;
    let menu = json!({"channel": "games", "name": "Show", "target_message": sent.id.to_string()});
    rig.post("/users/ada/menu", menu).await;
    bot.next(|event| matches!(event, Event::InteractionCreate(_)).then_some(())).await;
    let reply = json!({"channel": "games", "content": "a2-a4", "reply_to": sent.id.to_string()});
    rig.post("/users/ada/messages", reply).await;
    let replied = bot.next(|event| match event {
        Event::MessageCreate(event) if event.message.content == "a2-a4" => Some(event.message.clone()),
        _ => None,
    });
    assert_eq!(replied.await.referenced_message.unwrap().id, sent.id);
    rig.assert_faithful().await;
    bot.stop().await;
}
