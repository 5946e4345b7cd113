//! A real serenity client does everything that a bot does.

use reqwest::Method;
use serde_json::json;
use serenity::all::{
    AutocompleteChoice, ButtonStyle, ChannelId, Command, CommandOptionType, CommandType, CreateActionRow,
    CreateAllowedMentions, CreateAttachment, CreateAutocompleteResponse, CreateButton, CreateCommand,
    CreateCommandOption, CreateInteractionResponse, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateMessage, EditInteractionResponse, EditMessage, Event,
    Interaction, Nonce,
};

use crate::rig::{Bot, PATIENCE, Rig};

/// The smallest PNG there is: one pixel.
pub const PNG: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0\x1f\x15\xc4\x89\0\0\0\rIDATx\x9cc\xf8\xff\xff?\0\x05\xfe\x02\xfe\xa75\x81\x84\0\0\0\0IEND\xaeB`\x82";

async fn commands(bot: &Bot) {
    let text = CreateCommandOption::new(CommandOptionType::String, "move", "The move.")
        .required(true)
        .set_autocomplete(true);
    let user = CreateCommandOption::new(CommandOptionType::User, "who", "With whom.");
    let commands = vec![
        CreateCommand::new("move").description("Plays a move.").set_options(vec![text, user]),
        CreateCommand::new("Challenge").kind(CommandType::User),
        CreateCommand::new("Show").kind(CommandType::Message),
    ];
    let registered = Command::set_global_commands(&bot.http, commands).await.unwrap();
    assert_eq!(registered.len(), 3);
}

async fn interaction(bot: &mut Bot) -> Interaction {
    bot.next(|event| match event {
        Event::InteractionCreate(event) => Some(event.interaction.clone()),
        _ => None,
    })
    .await
}

fn ms() -> u64 {
    PATIENCE.as_millis().try_into().unwrap()
}

#[tokio::test]
async fn a_command_is_completed_used_and_answered_with_a_follow_up() {
    let rig = Rig::start().await;
    let mut bot = Bot::start(&rig).await;
    commands(&bot).await;

    let typed = json!({"channel": "general", "name": "move", "options": {"move": "a"}, "focused": "move"});
    let (offered, ()) = tokio::join!(rig.post("/users/ada/autocomplete", typed), async {
        let Interaction::Autocomplete(asked) = interaction(&mut bot).await else { panic!() };
        assert_eq!(asked.data.autocomplete().unwrap().value, "a");
        let choices = ["a2-a4", "a4-a6"].map(|text| AutocompleteChoice::new(text, text)).to_vec();
        let answer = CreateAutocompleteResponse::new().set_choices(choices);
        asked.create_response(&bot.http, CreateInteractionResponse::Autocomplete(answer)).await.unwrap();
    });
    assert_eq!(offered["choices"][1], json!({"name": "a4-a6", "value": "a4-a6"}));

    let used = json!({"channel": "general", "name": "move", "options": {"move": "a2-a4", "who": "bjoern"},
                      "wait_ms": ms()});
    let (view, ()) = tokio::join!(rig.post("/users/ada/commands", used), async {
        let Interaction::Command(asked) = interaction(&mut bot).await else { panic!() };
        assert_eq!(asked.user.name, "ada");
        assert!(asked.member.as_ref().unwrap().permissions.unwrap().send_messages());
        assert!(asked.app_permissions.unwrap().attach_files());
        let other = asked.data.resolved.users.values().next().unwrap();
        assert_eq!(other.global_name.as_deref(), Some("Björn"));
        asked.defer_ephemeral(&bot.http).await.unwrap();
        asked.edit_response(&bot.http, EditInteractionResponse::new().content("Played.")).await.unwrap();
        let more = CreateInteractionResponseFollowup::new().content("Your turn, <@1100000000000000302>.");
        asked.create_followup(&bot.http, more).await.unwrap();
    });
    assert_eq!(view["status"], "answered");
    assert_eq!(view["message"]["content"], "Played.");
    assert_eq!(view["message"]["flags"], 64);
    let id = view["id"].as_str().unwrap();
    let view = rig.get(&format!("/interactions/{id}?followups=1&wait_ms={}", ms())).await;
    assert_eq!(view["followups"][0]["mentions"][0]["username"], "bjoern");

    // What is for one only is seen by that one only.
    let seen = |user: &'static str| {
        let rig = &rig;
        async move { rig.get(&format!("/channels/general/messages?as={user}")).await.as_array().unwrap().len() }
    };
    assert_eq!((seen("ada").await, seen("bjoern").await), (2, 1));
    rig.assert_faithful().await;
    bot.stop().await;
}

#[tokio::test]
async fn a_message_with_a_picture_and_buttons_is_pressed_and_edited() {
    let rig = Rig::start().await;
    let mut bot = Bot::start(&rig).await;
    let channel: ChannelId = rig.channel("games").await.parse().unwrap();
    let buttons = |disabled: bool| {
        vec![CreateActionRow::Buttons(vec![
            CreateButton::new("yes").label("Yes").style(ButtonStyle::Success).disabled(disabled),
            CreateButton::new_link("https://example.org").label("More"),
        ])]
    };
    let sent = channel
        .send_message(
            &bot.http,
            CreateMessage::new()
                .content("A board")
                .nonce(Nonce::String("game-1".into()))
                .enforce_nonce(true)
                .allowed_mentions(CreateAllowedMentions::new())
                .components(buttons(false))
                .add_file(CreateAttachment::bytes(PNG, "board.png").description("One pixel")),
        )
        .await
        .unwrap();
    assert_eq!(sent.attachments[0].width, Some(1));
    assert_eq!(sent.attachments[0].description.as_deref(), Some("One pixel"));
    let created = bot.next(|event| match event {
        Event::MessageCreate(event) => Some(event.message.clone()),
        _ => None,
    });
    let created = created.await;
    assert_eq!(created.id, sent.id);
    assert!(matches!(&created.nonce, Some(Nonce::String(nonce)) if nonce == "game-1"), "{created:?}");

    let press = json!({"message": sent.id.to_string(), "label": "Yes", "wait_ms": ms()});
    let (view, ()) = tokio::join!(rig.post("/users/bjoern/press", press), async {
        let Interaction::Component(pressed) = interaction(&mut bot).await else { panic!() };
        assert_eq!(pressed.data.custom_id, "yes");
        assert_eq!(pressed.message.content, "A board");
        pressed.create_response(&bot.http, CreateInteractionResponse::Acknowledge).await.unwrap();
        let edit = EditInteractionResponse::new()
            .content("A board, seen")
            .keep_existing_attachment(pressed.message.attachments[0].id)
            .components(buttons(true));
        pressed.edit_response(&bot.http, edit).await.unwrap();
    });
    assert_eq!(view["status"], "acknowledged");
    let id = sent.id.to_string();
    let message = rig.get(&format!("/messages/{id}?edited_after_ms=1&wait_ms={}", ms())).await;
    assert_eq!(message["attachments"][0]["description"], "One pixel");
    let press = json!({"message": id, "label": "Yes"});
    assert_eq!(rig.try_control(Method::POST, "/users/bjoern/press", Some(press)).await.0, 409, "disabled");

    // The picture that serenity's UPDATE_MESSAGE leaves out of its list is gone.
    let id = message["attachments"][0]["id"].as_str().unwrap();
    let bytes = rig.request(Method::GET, &format!("/control/attachments/{id}")).send().await.unwrap();
    assert_eq!(&bytes.bytes().await.unwrap()[..], PNG);
    let mut again = channel.message(&bot.http, sent.id).await.unwrap();
    again.edit(&bot.http, EditMessage::new().components(buttons(false))).await.unwrap();
    let press = json!({"message": sent.id.to_string(), "custom_id": "yes", "wait_ms": ms()});
    let (view, ()) = tokio::join!(rig.post("/users/bjoern/press", press), async {
        let Interaction::Component(pressed) = interaction(&mut bot).await else { panic!() };
        let update = CreateInteractionResponseMessage::new().content("No picture");
        pressed.create_response(&bot.http, CreateInteractionResponse::UpdateMessage(update)).await.unwrap();
    });
    assert_eq!(view["status"], "updated");
    assert_eq!(view["message"]["attachments"], json!([]));
    rig.assert_faithful().await;
    bot.stop().await;
}

#[tokio::test]
async fn menus_of_users_and_messages_say_what_they_were_used_on() {
    let rig = Rig::start().await;
    let mut bot = Bot::start(&rig).await;
    commands(&bot).await;
    let menu = json!({"channel": "general", "name": "Challenge", "target_user": "chipo", "wait_ms": ms()});
    let (view, ()) = tokio::join!(rig.post("/users/ada/menu", menu), async {
        let Interaction::Command(asked) = interaction(&mut bot).await else { panic!() };
        let Some(serenity::all::ResolvedTarget::User(user, member)) = asked.data.target() else { panic!() };
        assert_eq!(user.name, "chipo");
        assert!(member.is_some());
        let answer = CreateInteractionResponseMessage::new().content("Challenged.");
        asked.create_response(&bot.http, CreateInteractionResponse::Message(answer)).await.unwrap();
    });
    assert_eq!(view["message"]["type"], 23);
    let sent = rig.post("/users/ada/messages", json!({"channel": "general", "content": "a2-a4"})).await;
    let menu = json!({"channel": "general", "name": "Show", "target_message": sent["id"], "wait_ms": ms()});
    let (_, ()) = tokio::join!(rig.post("/users/ada/menu", menu), async {
        let Interaction::Command(asked) = interaction(&mut bot).await else { panic!() };
        let Some(serenity::all::ResolvedTarget::Message(message)) = asked.data.target() else { panic!() };
        assert_eq!(message.content, "a2-a4", "it is whole even without the privileged intent");
        let answer = CreateInteractionResponseMessage::new().content("Shown.");
        asked.create_response(&bot.http, CreateInteractionResponse::Message(answer)).await.unwrap();
    });
    rig.assert_faithful().await;
    bot.stop().await;
}
