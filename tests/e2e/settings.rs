//! What people and servers choose, and what the bot tells of itself.

use std::time::Duration;

use serde_json::json;

use crate::{
    harness::{Message, Person, World, until},
    watching::{messages_to, written_to},
    words::{begun_in_thread, private, reply, says, thread_board},
};

/// Chooses something for oneself.
async fn prefer(person: &Person, what: &str, word: &str) -> String {
    let card = person.command("settings", &[]).await.message();
    let list = format!("prefer:{what}");
    if card.choices().iter().any(|(id, _)| *id == list) {
        return person.choose(&card, &list, word).await.text();
    }
    let card = person.press(&card, "More settings").await.message();
    person.choose(&card, &list, word).await.text()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn boards_look_as_people_like_them() {
    let world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let usual = chipo.command("board", &[]).await.message().png().await;
    prefer(&chipo, "theme", "contrast").await;
    assert_ne!(chipo.command("board", &[]).await.message().png().await, usual);
    assert_eq!(ada.command("board", &[]).await.message().png().await, usual, "for oneself alone");

    // What everybody sees changes when all who play want it.
    prefer(&ada, "theme", "light").await;
    ada.command("move", &[("move", "a8-b9")]).await;
    let slab = world.games().board_after(&board).await;
    assert_eq!(slab.png().await, bjoern.command("board", &[]).await.message().png().await);
    prefer(&bjoern, "theme", "light").await;
    bjoern.command("move", &[("move", "c10xa8")]).await;
    let light = world.games().board_after(&slab).await;
    assert_eq!(light.png().await, ada.command("board", &[]).await.message().png().await);
    prefer(&ada, "theme", "slab").await;
    assert_ne!(light.png().await, ada.command("board", &[]).await.message().png().await);

    prefer(&chipo, "board", "text").await;
    let read = chipo.command("board", &[]).await;
    assert!(!read.message().has_picture() && private(&read).contains("```"), "{}", read.text());
    assert!(!light.text().contains("```"));
    prefer(&bjoern, "board", "text").await;
    let legal = ada.autocomplete("move", &[("move", "")], "move").await;
    ada.command("move", &[("move", &legal[0])]).await;
    let both = world.games().board_after(&light).await;
    assert!(both.is_board() && both.text().contains("```"), "{}", both.text());
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_side_may_stay_at_the_bottom() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let white = ada.command("board", &[]).await.message().png().await;
    let black = bjoern.command("board", &[]).await.message().png().await;
    assert_ne!(white, black, "everybody sees their own side");
    prefer(&bjoern, "bottom", "first").await;
    assert_eq!(bjoern.command("board", &[]).await.message().png().await, white);
    ada.command("move", &[("move", "a8-b9")]).await;
    let posted = world.games().board_after(&board).await;
    let shown = bjoern.command("board", &[]).await.message();
    assert_eq!(shown.file_name().split('-').next(), posted.file_name().split('-').next());
    assert_eq!(shown.png().await, posted.png().await, "posted as the player to move wishes");
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn moves_are_asked_about_where_that_is_wanted() {
    let world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    prefer(&ada, "confirm", "on").await;
    let asked = ada.command("move", &[("move", "a8-b9")]).await;
    says(&private(&asked), &["Play `a8-b9`?"]);
    says(asked.message().alt(), &["a8 to b9"]);
    let kept = ada.press(&asked.message(), "No").await;
    says(&kept.text(), &["Not played."]);
    says(&private(&ada.command("move", &[("move", "a8-c10")]).await), &["a8-c10"]);

    // A written move is asked about where everybody can see it, and its player alone may answer.
    let question = reply(&world, &ada.reply_to(&board, "a8-b9").await).await;
    says(question.text(), &["Play `a8-b9`?"]);
    private(&bjoern.press(&question, "Play a8-b9").await);
    private(&chipo.press(&question, "No").await);
    says(question.now().await.text(), &["Play `a8-b9`?"]);
    ada.press(&question, "Play a8-b9").await;
    let moved = world.games().board_after(&board).await;
    assert_eq!(moved.ply(), 1);
    // Nobody else is asked.
    bjoern.command("move", &[("move", "c10xa8")]).await;
    assert_eq!(world.games().board_after(&moved).await.ply(), 2);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_wants_no_pings_gets_none() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    prefer(&bjoern, "pings", "off").await;
    let challenge = world.challenged(&ada, &bjoern).await;
    assert!(challenge.pings().is_empty() && challenge.text().contains(&format!("<@{}>", bjoern.id)));
    bjoern.press(&challenge, "Accept").await;
    let board = world.games().board_after(&challenge).await;
    let (mover, other) = if board.pings() == [&ada.id] { (&ada, &bjoern) } else { (&bjoern, &ada) };
    mover.command("move", &[("move", "a8-b9")]).await;
    let next = world.games().board_after(&board).await;
    let pinged: Vec<&str> = [board.pings(), next.pings()].concat();
    assert_eq!(pinged, [&ada.id], "once it is her move, and never at his: {} to move next", other.name);
    says(next.text(), &["to play"]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_wants_direct_messages_is_written_to_when_it_is_their_move() {
    let mut world = World::start().await;
    world.expect_refusal(50007);
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    prefer(&bjoern, "pings", "direct").await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    // Below what somebody says the board is a new message; an edit pings nobody, and is written to nobody.
    chipo.say("Good luck!").await;
    ada.command("move", &[("move", "a8-b9")]).await;
    let next = world.games().board_after(&board).await;
    assert!(next.pings().is_empty() && next.text().contains(&format!("<@{}>", bjoern.id)), "{}", next.json);
    let written = messages_to(&world, &bjoern, 1).await;
    says(written[0].text(), &["Game No. 1 waits for you.", "Björn"]);
    assert!(written[0].is_board() && written[0].alt().contains("a8 to b9"), "{}", written[0].json);
    assert!(written_to(&world, &ada).await.is_empty(), "she has chosen nothing");

    // Who takes none is told so, and pinged again.
    world.control.patch("/users/bjoern", json!({ "takes_dms": false })).await;
    bjoern.command("move", &[("move", "c10xa8")]).await;
    let board = world.games().board_after(&next).await;
    let legal = ada.autocomplete("move", &[("move", "")], "move").await;
    chipo.say("Oh!").await;
    ada.command("move", &[("move", &legal[0])]).await;
    let board = world.games().board_after(&board).await;
    until("a refusal", async || (world.refusals(50007).await > 0).then_some(())).await;
    until("the news of it", async || {
        let told = private(&bjoern.command("board", &[]).await);
        told.contains("I could not write to you about game No. 1").then_some(())
    })
    .await;
    let legal = bjoern.autocomplete("move", &[("move", "")], "move").await;
    bjoern.command("move", &[("move", &legal[0])]).await;
    let board = world.games().board_after(&board).await;
    let legal = ada.autocomplete("move", &[("move", "")], "move").await;
    chipo.say("Oh!").await;
    ada.command("move", &[("move", &legal[0])]).await;
    assert_eq!(world.games().board_after(&board).await.pings(), [&bjoern.id]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_wants_no_pings_follows_in_silence_unless_they_say_otherwise() {
    let world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    prefer(&chipo, "pings", "off").await;
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    says(&private(&chipo.press(&board, "Follow").await), &["Nobody writes to you about it."]);
    // What is offered to follow is what others play, and to stop following what one follows.
    assert_eq!(chipo.autocomplete("follow", &[("game", "")], "game").await, ["1"]);
    assert_eq!(chipo.autocomplete("unfollow", &[("game", "")], "game").await, ["1"]);
    assert!(bjoern.autocomplete("unfollow", &[("game", "")], "game").await.is_empty());
    let question = ada.command("abort", &[]).await.message();
    ada.press(&question, &question.labels()[0]).await;
    let over = world.games().board_after(&board).await;
    assert!(over.pings().is_empty(), "{}", over.json);
    assert_eq!(chipo.autocomplete("replay", &[("game", "")], "game").await, ["1"], "over as well");
    assert!(chipo.autocomplete("follow", &[("game", "")], "game").await.is_empty());
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_new_is_explained_to_those_who_want_it() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    prefer(&ada, "hints", "off").await;
    let explained = async |board: Message, channel: &str| {
        let there = world.channel(channel);
        ada.in_channel(channel).command("move", &[("move", "a8-b9")]).await;
        let board = there.board_after(&board).await;
        // A step where a leap was possible: the man may be huffed.
        bjoern.in_channel(channel).command("move", &[("move", "b7-a8")]).await;
        let board = there.board_after(&board).await;
        says(board.text(), &["huff"]);
        board.text().contains("Huffing: a man")
    };
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    assert!(!explained(board, "games").await);
    prefer(&ada, "hints", "on").await;
    let (challenge, board) = begun_in_thread(&world, &ada, &bjoern).await;
    assert!(explained(board, challenge.id()).await, "it was not explained before");
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_new_thing_is_explained_once_to_those_who_want_it() {
    const LEAP: &str = "You can leap over a man of the other side";
    let world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    prefer(&chipo, "hints", "off").await;
    let told = async |board: Message, channel: &str| {
        ada.in_channel(channel).command("move", &[("move", "a8-b9")]).await;
        world.channel(channel).board_after(&board).await.text().to_owned()
    };
    let board = world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    assert!(!board.text().contains("leap"), "nothing is new yet: {}", board.text());
    says(&told(board, "games").await, &[LEAP, "may be huffed"]);
    let (challenge, board) = begun_in_thread(&world, &ada, &bjoern).await;
    let again = told(board, challenge.id()).await;
    assert!(!again.contains(LEAP), "{again}");
    let (challenge, board) = begun_in_thread(&world, &ada, &chipo).await;
    let off = told(board, challenge.id()).await;
    assert!(!off.contains(LEAP), "{off}");
    prefer(&chipo, "hints", "on").await;
    let (challenge, board) = begun_in_thread(&world, &ada, &chipo).await;
    says(&told(board, challenge.id()).await, &[LEAP]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_is_shown_as_it_is_asked_for() {
    let world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    world.begin(&ada, &bjoern, &[("game", "mosona")]).await;
    let shown = async |options: &[(&str, &str)]| chipo.command("board", options).await.message();
    let png = async |options: &[(&str, &str)]| shown(options).await.png().await;
    let usual = png(&[]).await;
    assert_eq!(png(&[("theme", "slab"), ("side", "south"), ("form", "picture")]).await, usual);
    let mut seen = vec![usual.clone()];
    for options in [("theme", "light"), ("theme", "contrast"), ("side", "north")] {
        let picture = png(&[options]).await;
        assert!(!seen.contains(&picture), "{options:?}");
        seen.push(picture);
    }
    prefer(&chipo, "theme", "light").await;
    assert_eq!(png(&[]).await, seen[1]);
    assert_eq!(png(&[("theme", "slab")]).await, usual, "what is asked for counts");
    let other = bjoern.command("board", &[("side", "south")]).await.message();
    assert_eq!(other.png().await, usual, "for oneself alone");

    // The button under it keeps what was asked for.
    let board = shown(&[("theme", "contrast")]).await;
    let flipped = chipo.press(&board, "Flip").await;
    assert_eq!(flipped.status(), "updated");
    let flipped = flipped.message();
    assert_eq!(flipped.png().await, png(&[("theme", "contrast"), ("side", "north")]).await);
    let back = chipo.press(&flipped, "Flip").await.message();
    assert_eq!(back.png().await, seen[2]);

    let read = shown(&[("form", "text"), ("side", "north")]).await;
    assert!(!read.has_picture() && read.text().find("\na ") < read.text().find("\nc "), "{}", read.text());
    let turned = chipo.press(&read, "Flip").await.message();
    assert!(
        !turned.has_picture() && turned.text().find("\nc ") < turned.text().find("\na "),
        "{}",
        turned.text()
    );
    prefer(&chipo, "board", "text").await;
    assert_eq!(png(&[("form", "picture"), ("theme", "slab")]).await, usual);
    says(
        &private(&chipo.command("board", &[("side", "east")]).await),
        &["Choose one of these: White, Black."],
    );

    // Of any game, wherever one is.
    assert_eq!(chipo.autocomplete("board", &[("game", "")], "game").await, ["1"]);
    let elsewhere = chipo.in_channel("lounge");
    let options = [("game", "1"), ("form", "picture"), ("theme", "slab")];
    assert_eq!(elsewhere.command("board", &options).await.message().png().await, usual);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_says_where_and_by_whom_games_begin() {
    let world = World::start().await;
    let [ada, bjoern, chipo, eunji] = world.people(["ada", "bjoern", "chipo", "eunji"]).await;
    world.role("stewards", &["MANAGE_GUILD"], &[&chipo]).await;
    let body = json!({ "channel": "games", "name": "server-settings", "options": {} });
    let given = world.control.ask(reqwest::Method::POST, "/users/bjoern/commands", Some(body)).await;
    assert_eq!(given.0, 409, "Discord does not offer it to everybody: {given:?}");
    let card = chipo.command("server-settings", &[]).await;
    says(&private(&card), &["Games begin in every channel."]);
    let card = chipo.choose_all(&card.message(), "arrange:channels", &["lounge"]).await.message();
    says(card.text(), &["Games begin in: <#"]);
    let options = [("game", "mosona"), ("opponent", bjoern.name.as_str())];
    let refused = private(&ada.command("challenge", &options).await);
    says(&refused, &["In this server games begin in <#"]);
    says(&private(&ada.command("challenge", &[]).await), &["games begin in <#"]);
    says(
        &private(&ada.in_channel("lounge").command("challenge", &options).await),
        &["stands in this channel"],
    );

    let card = chipo.choose_all(&card, "arrange:channels", &[]).await.message();
    let role = world.role("players", &[], &[&bjoern]).await;
    let card = chipo.choose_all(&card, "arrange:roles", &[&role]).await.message();
    says(card.text(), &["Games are begun by: <@&"]);
    // Ada owns the server, and manages it with that.
    says(&private(&eunji.command("challenge", &options).await), &["people with the role <@&"]);
    says(&private(&ada.command("seek", &[("game", "mosona")]).await), &["stands in this channel"]);
    let back = [("game", "mosona"), ("opponent", ada.name.as_str())];
    says(&private(&bjoern.command("challenge", &back).await), &["stands in this channel"]);
    says(&private(&chipo.command("seek", &[("game", "mosona")]).await), &["stands in this channel"]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_server_has_chosen_and_deleted_stands_in_nobodys_way() {
    let mut world = World::start().await;
    // A channel that is not listed is asked for.
    world.expect_refusal(10003);
    let [ada, chipo] = world.people(["ada", "chipo"]).await;
    world.role("stewards", &["MANAGE_GUILD"], &[&chipo]).await;
    let guild = world.guild().await;
    let [lost, away] = [world.role("players", &[], &[]).await, world.role("masters", &[], &[]).await];
    let card = chipo.command("server-settings", &[]).await.message();
    let card = chipo.choose_all(&card, "arrange:channels", &["lounge"]).await.message();
    chipo.choose_all(&card, "arrange:roles", &[&lost, &away]).await;
    world.control.delete("/channels/lounge").await;
    world.control.delete(&format!("/guilds/{guild}/roles/{lost}")).await;
    until("the channel and the role are forgotten", async || {
        let card = chipo.command("server-settings", &[]).await;
        let told = private(&card);
        let roles = told.matches("<@&").count();
        (told.contains("Games begin in every channel.") && roles == 1).then_some(())
    })
    .await;
    // The bot hears nothing of the other, and finds out when it is back.
    let card = chipo.command("server-settings", &[]).await.message();
    chipo.choose_all(&card, "arrange:channels", &["general"]).await;
    world.kill_bot().await;
    world.control.delete(&format!("/guilds/{guild}/roles/{away}")).await;
    world.control.delete("/channels/general").await;
    world.start_bot().await;
    until("everybody begins games", async || {
        let told = private(&ada.command("seek", &[("game", "mosona")]).await);
        told.contains("stands in this channel").then_some(())
    })
    .await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_says_what_goes_without_saying() {
    let world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    world.role("stewards", &["MANAGE_GUILD"], &[&chipo]).await;
    let card = chipo.command("server-settings", &[]).await.message();
    let card = chipo.choose(&card, "arrange:preset", "strict").await.message();
    let card = chipo.press(&card, "More settings").await.message();
    let card = chipo.choose(&card, "arrange:move_limit", "3d").await.message();
    chipo.choose(&card, "arrange:venue", "thread").await;
    says(&private(&ada.command("rules", &[("game", "mosona")]).await), &["In this channel: strict"]);
    let end = world.games().end().await;
    ada.command("challenge", &[("game", "mosona"), ("opponent", &bjoern.name)]).await;
    let challenge = world.games().wait_for_message(&end, "a challenge", |it| it.has_button("Accept")).await;
    says(challenge.text(), &["strict", "3 days"]);
    bjoern.press(&challenge, "Accept").await;
    // The first game of the channel has a thread of its own.
    until("the thread", async || thread_board(&world, &challenge).await).await;
    // What is said counts.
    let end = world.games().end().await;
    ada.command("challenge", &[("game", "mosona"), ("rules", "traditional"), ("limit", "none")]).await;
    let other = world.games().wait_for_message(&end, "a seek", |it| it.has_button("Accept")).await;
    assert!(!other.text().contains("strict") && !other.text().contains("3 days"), "{}", other.text());
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_manages_the_server_is_told_how_the_bot_is() {
    let world = World::with_heartbeat(Duration::from_secs(2)).await;
    let [chipo] = world.people(["chipo"]).await;
    world.role("stewards", &["MANAGE_GUILD"], &[&chipo]).await;
    let told = private(&chipo.command("diagnose", &[]).await);
    says(&told, &["✅ Send Messages", "for this server", "shard 0 of 1", "SQLite", "0 here, 0 in all"]);
    says(&told, &["yours en, the server’s en."]);
    let measured = until("an answered heartbeat", async || {
        let told = private(&chipo.command("diagnose", &[]).await);
        let line = told.lines().find(|line| line.starts_with("**Connection:**"))?.to_owned();
        line.ends_with(" ms to Discord.").then_some(line)
    })
    .await;
    let number =
        measured.trim_end_matches(" ms to Discord.").rsplit(' ').next().and_then(|ms| ms.parse().ok());
    assert!(number.is_some_and(|ms: u64| ms < 60_000), "{measured}");
    world.control.patch("/users/chipo", json!({ "locale": "de" })).await;
    says(&private(&chipo.command("diagnose", &[]).await), &["deine de, die des Servers en."]);
    world.control.patch("/users/chipo", json!({ "locale": "en-US" })).await;
    assert!(!told.contains('❌'), "{told}");
    world.deny(&["ATTACH_FILES"]).await;
    says(&private(&chipo.command("diagnose", &[]).await), &["❌ Attach Files", "✅ Send Messages"]);
    world.finish().await;
}
