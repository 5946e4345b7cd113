//! What is asked of a game from another channel or server than its own.

use super::{delivering::game_of_four, *};

const OTHER_CHANNEL: u64 = 3;
const OTHER_SERVER: u64 = 51;

/// A command of somebody who may delete messages where they ask.
async fn as_moderator(bot: &mut Bot, user: u64, name: &str, options: &[(&str, Value)]) -> Message {
    let mut call = bot.call_of(user, name, options);
    call.asker.authority = play::Authority::Moderator(Place(bot.place));
    router::command_reply(&bot.ctx, &mut call).await
}

async fn is_over(bot: &Bot) -> bool {
    bot.ctx.store.game(play::GameId(1)).await.unwrap().unwrap().result().is_some()
}

#[tokio::test]
async fn a_moderator_rules_the_games_of_the_place_where_they_ask() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    let number = ("game", json!("1"));
    let given = [("from", json!(BO)), ("to", json!(DEE)), number.clone()];

    // A player who is the owner of another server.
    (bot.server, bot.place) = (OTHER_SERVER, OTHER_CHANNEL);
    let elsewhere = "You are a moderator here, but this game is played elsewhere. Use the command there.";
    for (name, options) in [("end", &given[2..]), ("seat", &given[..])] {
        let told = as_moderator(&mut bot, ANA, name, options).await;
        assert!(told.content.starts_with(elsewhere), "{name}: {told:?}");
    }
    // To others a game of another server does not exist.
    let told = as_moderator(&mut bot, CY, "end", &given[2..]).await;
    assert!(told.content.starts_with("There is no game with this number here."), "{told:?}");

    bot.server = SERVER;
    for (name, options) in [("end", &given[2..]), ("seat", &given[..])] {
        let told = as_moderator(&mut bot, CY, name, options).await;
        assert!(told.content.starts_with(elsewhere), "{name}, another channel: {told:?}");
    }

    bot.place = CHANNEL;
    let told = as_moderator(&mut bot, ANA, "end", &[]).await;
    assert_eq!(told.content, "You play in this game yourself. Ask another moderator.");
    let told = as_moderator(&mut bot, CY, "seat", &given[..2]).await;
    assert!(told.content.starts_with("The seat has changed hands"), "{told:?}");
    assert!(!is_over(&bot).await);
}

/// The resolved members of a command are those of the server where it is given.
#[tokio::test]
async fn who_has_left_the_game_s_server_has_left() {
    let mut bot = game_of_four().await;
    (bot.server, bot.place) = (OTHER_SERVER, OTHER_CHANNEL);
    for (members, is_there, told) in
        [(json!({}), true, "has not left"), (json!({ BO.to_string(): partial() }), false, "The seat is open")]
    {
        if !is_there {
            bot.discord.leaves(BO);
        }
        let options = json!([
            { "name": "from", "type": 6, "value": BO.to_string() },
            { "name": "game", "type": 3, "value": "1" },
        ]);
        let resolved = json!({ "users": { BO.to_string(): person(BO) }, "members": members });
        let data = json!({ "id": "5", "name": "seat", "type": 1, "options": options, "resolved": resolved });
        let interaction = bot.interaction(ANA, 2, data);
        let mut call = Call::of(&serde_json::from_value::<CommandInteraction>(interaction).unwrap());
        let answer = router::command_reply(&bot.ctx, &mut call).await;
        assert!(answer.content.contains(told), "{answer:?}");
    }
}

#[tokio::test]
async fn no_game_is_carried_into_another_server() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    bot.discord.delete_channel(CHANNEL);
    (bot.server, bot.place) = (OTHER_SERVER, OTHER_CHANNEL);
    let shown = bot.command(ANA, "board", &[("game", json!("1"))]).await;
    assert!(!buttons(&shown).contains(&"here:1".to_owned()), "{shown:?}");
    let told = bot.press(ANA, "here:1").await;
    assert!(said(&told).starts_with("This game cannot go on here."), "{told:?}");

    bot.server = SERVER;
    let shown = bot.command(ANA, "board", &[("game", json!("1"))]).await;
    assert!(buttons(&shown).contains(&"here:1".to_owned()), "{shown:?}");
    bot.press(ANA, "here:1").await;
    let game = bot.ctx.store.game(play::GameId(1)).await.unwrap().unwrap();
    assert_eq!(game.venue(), play::Venue::Place(Place(OTHER_CHANNEL)));
}

/// The roles of a server are for who begins a game, not for who plays one.
#[tokio::test]
async fn who_plays_goes_on_without_the_role_of_beginners() {
    let mut bot = Bot::start().await;
    bot.game("mosona").await;
    bot.discord.delete_channel(CHANNEL);
    bot.place = OTHER_CHANNEL;
    let arranged = bot.ctx.store.arrange(play::Server(SERVER), play::HouseChoice::Roles, "6").await;
    arranged.unwrap().unwrap();
    bot.press(ANA, "here:1").await;
    let game = bot.ctx.store.game(play::GameId(1)).await.unwrap().unwrap();
    assert_eq!(game.venue(), play::Venue::Place(Place(OTHER_CHANNEL)));
}
