//! Who is spoken to in which language.

use serde_json::json;

use crate::{
    harness::{Person, World, until},
    words::{private, reply, says},
};

/// Lets Discord speak another language to somebody.
async fn speaks(world: &World, person: &Person, locale: &str) {
    world.control.patch(&format!("/users/{}", person.name), json!({ "locale": locale })).await;
}

async fn server_speaks(world: &World, locale: &str) {
    let state = world.control.get("/state").await;
    let guild = state["guilds"][0]["id"].as_str().expect("there is a server").to_owned();
    world.control.patch(&format!("/guilds/{guild}"), json!({ "locale": locale })).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_is_told_in_ones_own_language_and_everybody_in_the_server_s() {
    let world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    speaks(&world, &ada, "de").await;
    speaks(&world, &bjoern, "es-419").await;
    let options = [("game", "mosona"), ("opponent", bjoern.name.as_str()), ("begins", "first")];
    let end = world.games().end().await;
    says(&private(&ada.command("challenge", &options).await), &["Herausforderung"]);
    let challenge = world.games().wait_for_message(&end, "a challenge", |it| it.has_button("Accept")).await;
    says(challenge.text(), &["challenges you to a game of"]);
    bjoern.press(&challenge, "Accept").await;
    let board = world.games().board_after(&challenge).await;
    says(board.text(), &["(White) to play"]);
    says(&private(&bjoern.command("move", &[("move", "c10-b9")]).await), &["turno"]);
    says(&private(&chipo.command("move", &[("move", "c10-b9")]).await), &["watching"]);

    server_speaks(&world, "fr").await;
    // The bot is told of it by an event, and with every command.
    until("the server's language", async || {
        chipo.command("board", &[]).await;
        ada.command("draw", &[]).await;
        let question = world.games().messages().await.pop()?;
        let word = question.text().contains("nulle");
        if !word {
            ada.command("draw", &[]).await;
        }
        word.then_some(())
    })
    .await;
    ada.command("move", &[("move", "a8-b9")]).await;
    let board = world.games().board_after(&board).await;
    says(board.text(), &["(Noir)"]);
    says(board.alt(), &["Noir"]);
    // What is written is answered where everybody reads it.
    says(reply(&world, &bjoern.reply_to(&board, "nice weather").await).await.text(), &["`nice`", "coup"]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_chosen_language_goes_before_that_of_discord() {
    let world = World::start().await;
    let [ada, chipo] = world.people(["ada", "chipo"]).await;
    speaks(&world, &ada, "de").await;
    let card = ada.command("settings", &[]).await.message();
    says(card.text(), &["magst"]);
    let card = ada.choose(&card, "prefer:language", "fr").await.message();
    says(card.text(), &["préférences"]);
    let card = ada.choose(&card, "prefer:language", "auto").await.message();
    says(card.text(), &["magst"]);
    // A language that is not spoken here is answered in English, and the one before is forgotten.
    speaks(&world, &ada, "ja").await;
    says(&private(&ada.command("board", &[]).await), &["No game is going on"]);
    speaks(&world, &ada, "de").await;
    says(ada.command("settings", &[]).await.message().text(), &["magst"]);
    // Alone with the bot Discord tells no language of what is written: the last one is kept.
    let alone = ada.in_channel("@bot").say("guten Tag").await;
    says(reply(&world, &alone).await.text(), &["Du spielst gerade keine Partie"]);
    world.role("stewards", &["MANAGE_GUILD"], &[&chipo]).await;
    let card = chipo.command("server-settings", &[]).await.message();
    let card = chipo.press(&card, "More settings").await.message();
    chipo.choose(&card, "arrange:language", "es").await;
    let end = world.games().end().await;
    chipo.command("seek", &[("game", "kolowis")]).await;
    let seek = world.games().wait_for_message(&end, "a seek", |it| !it.buttons().is_empty()).await;
    says(seek.text(), &["busca"]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn commands_have_names_in_every_language() {
    let world = World::start().await;
    let chipo = world.person("chipo").await;
    let mut names = Vec::new();
    for locale in ["en-US", "es-ES", "de", "fr"] {
        speaks(&world, &chipo, locale).await;
        let registered = world.control.get("/users/chipo/commands?channel=games").await;
        let shown = registered.as_array().unwrap().iter().map(|command| {
            let of = |field: &str| command[field].as_str().unwrap_or_default().to_owned();
            (of("name_localized"), of("description_localized"))
        });
        names.push(shown.collect::<Vec<_>>());
    }
    for other in &names[1..] {
        assert_eq!(other.len(), names[0].len());
        let same =
            other.iter().zip(&names[0]).filter(|(one, english)| !english.1.is_empty() && one.1 == english.1);
        assert_eq!(same.count(), 0, "every description is translated: {other:?}");
    }
    assert!(names[2].iter().any(|(name, _)| name == "ziehen"), "{:?}", names[2]);
    world.finish().await;
}
