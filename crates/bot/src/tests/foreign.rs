//! Where the bot itself cannot be: everything is told by answers.

use serenity::all::Interaction;

use super::*;

const ELSEWHERE: u64 = 41;
const AFAR: u64 = 42;

/// `value` as it comes from a server that the bot is not in, or from other people's direct messages.
fn afar(mut value: Value, server: Option<u64>) -> Value {
    value["channel_id"] = json!(AFAR.to_string());
    value["channel"]["id"] = json!(AFAR.to_string());
    value["authorizing_integration_owners"] = json!({ "1": ANA.to_string() });
    match server {
        Some(server) => value["guild_id"] = json!(server.to_string()),
        None => {
            let user = value["member"]["user"].take();
            for field in ["guild_id", "member", "guild_locale"] {
                value.as_object_mut().unwrap().remove(field);
            }
            value["user"] = user;
            value["context"] = json!(2);
        }
    }
    value
}

/// What was sent as answers to one interaction: the first one, then what followed.
async fn answers(bot: &Bot, value: Value) -> Vec<discord::Asked> {
    let before = bot.discord.asked("/").len();
    let interaction: Interaction = serde_json::from_value(value).expect("serenity reads it");
    router::interaction(Arc::clone(&bot.ctx), interaction).await;
    bot.discord.asked("/").split_off(before)
}

async fn command(
    bot: &mut Bot,
    user: u64,
    name: &str,
    options: Value,
    server: Option<u64>,
) -> Vec<discord::Asked> {
    let data = json!({ "id": "5", "name": name, "type": 1, "options": options });
    let value = bot.interaction(user, 2, data);
    answers(bot, afar(value, server)).await
}

async fn press(bot: &mut Bot, user: u64, id: &str, flags: u64, server: Option<u64>) -> Vec<discord::Asked> {
    let mut value = bot.interaction(user, 3, json!({ "custom_id": id, "component_type": 2 }));
    value["message"] = written(777, AFAR, BOT, "");
    value["message"]["flags"] = json!(flags);
    answers(bot, afar(value, server)).await
}

fn paths(sent: &[discord::Asked]) -> Vec<&str> {
    sent.iter().map(|asked| if asked.path.contains("/callback") { "answer" } else { "more" }).collect()
}

/// Ana seeks, Bo accepts; Ana begins.
async fn game(server: Option<u64>) -> Bot {
    let mut bot = Bot::start().await;
    let options = json!([{ "name": "game", "type": 3, "value": "mosona" }, { "name": "begins", "type": 3, "value": "first" }]);
    let sent = command(&mut bot, ANA, "seek", options, server).await;
    assert_eq!(paths(&sent), ["answer", "more"]);
    assert_eq!(sent[0].json["data"]["flags"], json!(64), "the receipt is private");
    assert!(
        sent[1].json.get("flags").is_none() && sent[1].text().contains("looking for an opponent"),
        "{sent:?}"
    );

    let sent = press(&mut bot, BO, "accept:1", 0, server).await;
    assert_eq!(paths(&sent), ["answer", "more"]);
    assert_eq!(sent[0].json["type"], json!(7), "the challenge itself changes");
    assert!(sent[0].text().contains("the game has begun"), "{sent:?}");
    assert!(sent[1].has_file && sent[1].text().contains(&format!("<@{ANA}>")), "{sent:?}");
    bot
}

#[tokio::test]
async fn games_are_played_by_answers_alone() {
    for server in [Some(ELSEWHERE), None] {
        let mut bot = game(server).await;
        let moved = json!([{ "name": "move", "type": 3, "value": "a8-b9" }]);
        let sent = command(&mut bot, ANA, "move", moved, server).await;
        assert_eq!(paths(&sent), ["answer", "more"]);
        assert!(sent[0].text().contains("Played") && sent[1].has_file, "{sent:?}");
        assert_eq!(sent[1].json["allowed_mentions"]["users"], json!([BO.to_string()]));

        let sent = press(&mut bot, ANA, "draw:1:2", 0, server).await;
        assert_eq!(paths(&sent), ["answer", "more"]);
        assert_eq!(sent[0].json, json!({ "type": 6 }));
        assert!(sent[1].text().contains("offers a draw"), "{sent:?}");
        let sent = press(&mut bot, BO, "draw-yes:1:3", 0, server).await;
        assert!(sent[1].text().contains("Game over") && sent[1].has_file, "{sent:?}");
        bot.deliver().await;
        assert_eq!(bot.discord.asked("/channels/").len(), 0, "nothing else is sent there");
    }
}

#[tokio::test]
async fn whoever_is_refused_is_so_alone() {
    let mut bot = game(Some(ELSEWHERE)).await;
    let moved = json!([{ "name": "move", "type": 3, "value": "a8-b9" }]);
    for (user, told) in [(BO, "turn of"), (CY, "watching")] {
        let sent = command(&mut bot, user, "move", moved.clone(), Some(ELSEWHERE)).await;
        assert_eq!(paths(&sent), ["answer"], "{sent:?}");
        assert_eq!(sent[0].json["data"]["flags"], json!(64));
        assert!(sent[0].text().contains(told), "{sent:?}");
    }
}

#[tokio::test]
async fn a_card_that_discord_refuses_is_told_plainly() {
    let mut bot = game(Some(ELSEWHERE)).await;
    bot.discord.refuse("POST /api/v10/webhooks", 400, 50035);
    let moved = json!([{ "name": "move", "type": 3, "value": "a8-b9" }]);
    let sent = command(&mut bot, ANA, "move", moved, Some(ELSEWHERE)).await;
    assert_eq!(paths(&sent), ["answer", "more", "more"]);
    assert!(sent[1].json["flags"].is_number() && sent[2].json.get("flags").is_none(), "{sent:?}");
    assert!(sent[2].has_file && !sent[2].json["content"].as_str().unwrap().is_empty(), "{sent:?}");
}

#[tokio::test]
async fn who_wants_a_rematch_too_is_answered() {
    for server in [Some(ELSEWHERE), None] {
        let mut bot = game(server).await;
        press(&mut bot, ANA, "abort-yes:1", 64, server).await;
        let sent = press(&mut bot, ANA, "rematch:1", 0, server).await;
        assert_eq!(paths(&sent), ["answer", "more"]);
        assert!(sent[1].text().contains("another game"), "{sent:?}");
        let sent = press(&mut bot, BO, "rematch:1", 0, server).await;
        assert_eq!(paths(&sent), ["answer", "more"], "{sent:?}");
        assert_eq!(sent[0].json, json!({ "type": 6 }), "the board of the last game stays");
        assert!(sent[1].has_file && sent[1].text().contains("the game begins"), "{sent:?}");
    }
}

#[tokio::test]
async fn a_challenge_that_cannot_be_changed_is_answered() {
    let mut bot = Bot::start().await;
    command(&mut bot, ANA, "seek", json!([{ "name": "game", "type": 3, "value": "mosona" }]), None).await;
    bot.discord.refuse("/callback", 400, 50035);
    let sent = press(&mut bot, BO, "accept:1", 0, None).await;
    assert_eq!(paths(&sent), ["answer", "answer", "more"]);
    assert_eq!(sent[1].json, json!({ "type": 6 }));
    assert!(sent[2].has_file, "{sent:?}");
}

#[tokio::test]
async fn what_may_have_been_told_is_not_told_again() {
    let mut bot = game(Some(ELSEWHERE)).await;
    bot.discord.plan("POST /api/v10/webhooks", 502, "", Value::Null);
    let moved = json!([{ "name": "move", "type": 3, "value": "a8-b9" }]);
    let sent = command(&mut bot, ANA, "move", moved, Some(ELSEWHERE)).await;
    assert_eq!(paths(&sent), ["answer", "more"]);
}

#[tokio::test]
async fn nobody_is_asked_for_names() {
    let mut bot = game(Some(ELSEWHERE)).await;
    bot.restart().await;
    let options = json!([{ "name": "game", "type": 3, "value": "mosona" }]);
    // Reasons that name people, too.
    press(&mut bot, CY, "cancel:1", 0, Some(ELSEWHERE)).await;
    for _ in 0..6 {
        command(&mut bot, CY, "seek", options.clone(), Some(ELSEWHERE)).await;
    }
    let sent = press(&mut bot, BO, "cancel:2", 0, Some(ELSEWHERE)).await;
    assert!(sent[0].text().contains("Only"), "{sent:?}");
    assert_eq!(bot.discord.asked("/members/").len(), 0);
}

#[tokio::test]
async fn what_is_new_to_a_player_is_explained_once() {
    let mut bot = game(Some(ELSEWHERE)).await;
    let mut told = Vec::new();
    // Nobody leaps, so there is somebody to huff at every turn.
    for ply in 0..16 {
        let game = bot.ctx.store.game(play::GameId(1)).await.unwrap().unwrap();
        let turns: Vec<String> = game.board().legal_actions().iter().map(ToString::to_string).collect();
        let step = turns.iter().rfind(|turn| turn.contains('-')).expect("a step");
        let moved = json!([{ "name": "move", "type": 3, "value": step }]);
        let sent = command(&mut bot, [ANA, BO][ply % 2], "move", moved, Some(ELSEWHERE)).await;
        told.extend(sent[1].text().contains("Huffing:").then_some([BO, ANA][ply % 2]));
    }
    assert_eq!(told, [ANA, BO]);
}

#[tokio::test]
async fn who_is_where_a_game_is_played_sees_it() {
    for server in [Some(ELSEWHERE), None] {
        let mut bot = game(server).await;
        let sent = press(&mut bot, CY, "flip:1:north", 0, server).await;
        assert!(sent[0].has_file, "{sent:?}");
        assert!(press(&mut bot, CY, "moves:1:0", 0, server).await[0].has_file);
        let other = if server.is_some() { None } else { Some(ELSEWHERE + 1) };
        let mut value = bot.interaction(CY, 3, json!({ "custom_id": "flip:1:north", "component_type": 2 }));
        value["message"] = written(777, AFAR, BOT, "");
        let mut value = afar(value, other);
        value["channel_id"] = json!("43");
        value["channel"]["id"] = json!("43");
        let sent = answers(&bot, value).await;
        assert!(!sent[0].has_file && sent[0].text().contains("no game"), "{sent:?}");
    }
}

#[tokio::test]
async fn a_server_without_the_bot_has_nothing_to_settle() {
    let mut bot = Bot::start().await;
    let manages = |mut value: Value| {
        value["member"]["permissions"] = json!(Permissions::MANAGE_GUILD.bits().to_string());
        afar(value, Some(ELSEWHERE))
    };
    let data = json!({ "id": "5", "name": "server-settings", "type": 1, "options": [] });
    let asked = manages(bot.interaction(ANA, 2, data));
    let sent = answers(&bot, asked).await;
    assert!(sent[0].text().contains("I am not a member of this server"), "{sent:?}");
    let data = json!({ "custom_id": "arrange:preset", "component_type": 3, "values": ["strict"] });
    let mut value = bot.interaction(ANA, 3, data);
    value["message"] = written(777, AFAR, BOT, "");
    let chosen = manages(value);
    let sent = answers(&bot, chosen).await;
    assert!(sent[0].text().contains("I am not a member of this server"), "{sent:?}");
    let house = bot.ctx.store.house(play::Server(ELSEWHERE)).await.unwrap().choices;
    assert_eq!(house, play::House::default());
    let data = json!({ "id": "5", "name": "diagnose", "type": 1, "options": [] });
    let asked = manages(bot.interaction(ANA, 2, data));
    let sent = answers(&bot, asked).await;
    assert!(sent[0].text().contains("for you alone"), "how it is can be asked all the same: {sent:?}");
}
