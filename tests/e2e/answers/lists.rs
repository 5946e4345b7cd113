//! `/games`, `/board`, `/moves`, `/rules`, `/help`, and what is offered while one types.

use rules::{Game, Rules};

use crate::{
    harness::{World, until},
    lines::{play, way_to},
    words::{address, private, says, thread_board, until_known},
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_are_listed_with_players_turn_and_link() {
    let world = World::start().await;
    let [ada, bjoern, chipo, zoe] = world.people(["ada", "bjoern", "chipo", "zoe"]).await;
    let none = "No game is going on in this server. Begin one with `/challenge` or `/seek`.";
    assert_eq!(private(&chipo.command("games", &[]).await), none);
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    until_known(&ada, &board).await;
    let lounge = (zoe.in_channel("lounge"), chipo.in_channel("lounge"));
    lounge.0.command("seek", &[("game", "kolowis"), ("begins", "first")]).await;
    let channel = world.channel("lounge");
    let seek = channel.wait_for_message("0", "the seek", |message| message.has_button("Accept")).await;
    lounge.1.press(&seek, "Accept").await;
    let other = channel.board_after(&seek).await;
    until_known(&lounge.1, &other).await;

    let listed = private(&chipo.command("games", &[]).await);
    let first = format!(
        "No. 1, [Awithlaknan Mosona](https://discord.com/channels/1100000000000000100{}): **Ada** (White) and **Björn** (Black); **Ada** to play, turn began <t:",
        address(&board)
    );
    let second = format!(
        "No. 2, [Kolowis Awithlaknannai](https://discord.com/channels/1100000000000000100{}): **zoë \\*\\~\\_\\|\\`** (White) and **Chipo** (Black)",
        address(&other)
    );
    says(&listed, &["**Games going on in this server**", &first, &second]);
    let offered = zoe.autocomplete("board", &[("game", "")], "game").await;
    assert_eq!(offered, ["2", "1"], "every game can be looked at");
    let offered = zoe.autocomplete("draw", &[("game", "")], "game").await;
    assert_eq!(offered, ["2"], "one's own games");
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_board_is_shown_again_from_ones_own_side() {
    let world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    until_known(&ada, &board).await;
    let shown = bjoern.command("board", &[]).await;
    let link = address(&board);
    says(
        &private(&shown),
        &["Move 1: **Ada** (White) to play. Their turn began <t:", "[Go to the board.]", &link],
    );
    let own = shown.message();
    assert_eq!(own.alt(), board.alt());
    let (first, second) = (chipo.command("board", &[("form", "picture")]).await.message(), own.png().await);
    assert_eq!(first.png().await, board.png().await, "onlookers see it like the one to move");
    assert_ne!(second, board.png().await, "Black sits on the other side");

    let letters = chipo.command("board", &[("form", "text")]).await;
    assert!(!letters.message().is_board());
    says(&private(&letters), &["c   B B B B B B B B", "W White 12, B Black 12", ". vacant", &link]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_legal_moves_are_listed() {
    let world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "awithlaknakwe")]).await;
    let legal = Game::new("awithlaknakwe".parse::<Rules>().unwrap()).legal_actions();
    let list = legal.iter().map(|action| format!("`{action}`")).collect::<Vec<_>>().join(" ");
    let told = format!("**Ada** (South) can play:\n**Moves**: {list}");
    assert_eq!(private(&chipo.command("moves", &[]).await), told);
    assert_eq!(private(&bjoern.command("moves", &[]).await), told);
    let listed = chipo.command("moves", &[]).await.message();
    assert!(listed.alt().starts_with("Marked, where men can go: d2, e2, f2, g2,"), "{}", listed.alt());
    assert_ne!(listed.png().await, board.png().await, "the picture marks them");
    let choice = ada.press(&board, "Move").await;
    assert_eq!(private(&choice), "Which man do you move?");
    assert_eq!(ada.press(&choice.message(), "All moves").await.text(), told);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_rules_are_told_in_pages_and_those_of_the_channel_first() {
    let world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    let rules = chipo.command("rules", &[]).await;
    says(&private(&rules), &["## Awithlaknan Mosona", "the centre `b9` is vacant", "Page 1 of 5"]);
    let mut page = rules.message();
    for (number, parts) in (2..).zip([
        &["### Moving and capturing", "`a8-b9`", "`c10xa8`"] as &[_],
        &["### The huff", "`Hc10 a6-b7`"],
        &["### The end", "In the picture Black has no move left."],
        &["### Options", "`lozenges`", "Stevenson", "Zuni people"],
    ]) {
        let before = page.alt().to_owned();
        page = chipo.press(&page, "More").await.message();
        assert_eq!(page.id(), rules.message().id(), "a page is turned in its place");
        says(page.text(), parts);
        says(page.text(), &[&format!("Page {number} of 5")]);
        assert!(page.has_picture() && page.alt() != before, "a picture of its own: {}", page.alt());
    }
    says(&chipo.press(&page, "Back").await.text(), &["### The end"]);
    let lesson = chipo.press(&page, "Learn by playing").await;
    says(&lesson.text(), &["**Awithlaknan Mosona**, 1 of 22"]);
    for (game, part) in [("kolowis", "## Kolowis Awithlaknannai"), ("awithlaknakwe", "## Awithlaknakwe")] {
        says(&private(&chipo.command("rules", &[("game", game)]).await), &[part]);
    }
    world.begin(&ada, &bjoern, &[("game", "kolowis"), ("rules", "strict")]).await;
    let here = private(&chipo.command("rules", &[]).await);
    says(&here, &["In this channel: ", "captures must be made", "## Kolowis Awithlaknannai"]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_help_names_every_command_and_how_to_get_the_bot() {
    let world = World::start().await;
    let chipo = world.person("chipo").await;
    let help = chipo.command("help", &[]).await;
    let mut text = private(&help);
    for topic in ["Play", "Watch", "Learn", "Settings"] {
        text += chipo.press(&help.message(), topic).await.message().text();
    }
    let registered = world.control.get("/users/chipo/commands?channel=games").await;
    let registered = registered.as_array().unwrap();
    assert!(registered.len() > 9, "{registered:?}");
    for command in registered {
        says(&text, &[command["name"].as_str().unwrap()]);
    }
    says(&text, &["reply to the board with your move, such as `a8-b9`", "Zuni people", "Apps"]);
    let links = help.message().json["components"].to_string();
    says(&links, &["integration_type=0", "integration_type=1", "client_id=", "permissions=309237746688"]);
    // The same in a conversation with the bot, where servers have no games.
    let alone = chipo.in_channel("@bot");
    says(&alone.command("help", &[]).await.text(), &["`/challenge`"]);
    says(&alone.command("board", &[]).await.text(), &["You play no game at the moment.", "`/seek`"]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_offered_while_one_types_is_legal_and_never_more_than_25() {
    let world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    let line = way_to("kolowis", |game| game.legal_turns().len() > 25 && game.actions().len() % 2 == 0);
    let board = world.begin(&ada, &bjoern, &[("game", "kolowis")]).await;
    play(&world, [&ada, &bjoern], board, &line).await;
    let text = |turn: &Vec<rules::Action>| turn.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let legal: Vec<String> = line.legal_turns().iter().map(text).collect();
    let offered = ada.autocomplete("move", &[("move", "")], "move").await;
    assert_eq!(offered.len(), 25);
    assert!(offered.iter().all(|offer| legal.contains(offer)), "{offered:?}");

    // Each of those that were left out is found by typing it, in any form.
    for wanted in legal.iter().filter(|turn| !offered.contains(turn)) {
        let typed = wanted.to_uppercase().replace('-', " ");
        let offered = ada.autocomplete("move", &[("move", &typed)], "move").await;
        assert!(offered.contains(wanted), "{typed}: {offered:?}");
    }
    let typed = ada.autocomplete("move", &[("move", "zz")], "move").await;
    assert!(typed.is_empty(), "{typed:?}");
    assert!(ada.in_channel("lounge").autocomplete("move", &[("move", "")], "move").await.is_empty());
    for (other, told) in
        [(&bjoern, "It is the turn of **Ada** (White)"), (&chipo, "You are watching this game.")]
    {
        let offered = other.autocomplete("move", &[("move", "")], "move").await;
        let [only] = &offered[..] else { panic!("it is the turn of Ada: {offered:?}") };
        says(&private(&other.command("move", &[("move", only)]).await), &[told]);
    }
    let rules = chipo.autocomplete("seek", &[("game", "mosona"), ("rules", "strict loz")], "rules").await;
    assert!(rules.contains(&"strict lozenges=6".to_owned()) && rules.len() <= 25, "{rules:?}");
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_longest_names_fit_everywhere() {
    let world = World::start().await;
    let wide = world.newcomer(&"\u{fdfd}".repeat(32)).await;
    let markup = world.newcomer(&"`*_~|[](<@".repeat(4)[..32]).await;
    let board = world.begin(&wide, &markup, &[("game", "kolowis")]).await;
    says(board.text(), &["\\`\\*\\_\\~\\|\\[\\]\\("]);
    says(board.alt(), &["`*_~|[]("]);
    assert!(board.alt().chars().count() <= 1024 && board.text().chars().count() <= 2000);
    // The second game of the channel gets a thread, whose name is made of four such names.
    let others = [world.newcomer(&"m".repeat(32)).await, world.newcomer(&"W".repeat(32)).await];
    let options = [
        ("game", "awithlaknakwe seats=4"),
        ("partner", &markup.id),
        ("opponent", &others[0].id),
        ("second-opponent", &others[1].id),
    ];
    let end = world.games().end().await;
    wide.command("challenge", &options).await;
    let lobby =
        world.games().wait_for_message(&end, "the lobby", |message| message.has_button("Accept")).await;
    for person in [&markup, &others[0], &others[1]] {
        person.press(&lobby, "Accept").await;
    }
    let board = until("the thread", async || thread_board(&world, &lobby).await).await;
    assert!(board.alt().chars().count() <= 1024 && board.text().chars().count() <= 2000);
    let state = world.control.get("/state").await;
    let name = state["guilds"][0]["threads"][0]["name"].as_str().unwrap();
    assert!(name.starts_with("Awithlaknakwe: ") && name.chars().count() <= 100, "{name}");
    world.finish().await;
}
