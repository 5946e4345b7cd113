//! How games come about: the form, reasons, rematches, lobbies, and people who do not meet.

use crate::{
    harness::{Message, Person, World, until},
    words::{private, says, thread_board},
};

const FOUR: (&str, &str) = ("game", "awithlaknakwe seats=4");
const DAY: u64 = 24 * 60 * 60;

fn is_challenge(message: &Message) -> bool {
    message.has_button("Accept")
}

fn is_open_to_some(message: &Message) -> bool {
    message.has_button("Cancel")
}

/// What is said of somebody who is not to be challenged, whatever the reason.
fn not_available(person: &Person) -> String {
    format!("**{}** is not available. To play with somebody else, use `/challenge` or `/seek`.", person.shown)
}

/// The entries of its lists that are chosen.
fn chosen(message: &Message) -> Vec<String> {
    let rows = message.json["components"].as_array().into_iter().flatten();
    let options =
        rows.flat_map(|row| row["components"][0]["options"].as_array().cloned().unwrap_or_default());
    let chosen = options.filter(|option| option["default"] == true);
    chosen.filter_map(|option| option["value"].as_str().map(str::to_owned)).collect()
}

/// The line in which a text sums the rules up.
fn rules(text: &str) -> String {
    let line = text.lines().find(|line| line.starts_with("Rules: "));
    line.unwrap_or_else(|| panic!("no rules are told: {text}")).to_owned()
}

async fn picked(person: &Person, form: &Message, word: &str) -> Message {
    person.pick(form, word).await.message()
}

async fn turned(person: &Person, form: &Message, label: &str) -> Message {
    person.press(form, label).await.message()
}

/// Chooses on every page of the form that `person` has open against Björn; the form at the end.
async fn filled_in(person: &Person, form: Message) -> Message {
    says(form.text(), &["**Awithlaknan Mosona** against **Björn**.", "Rules: traditional", "Lots decide"]);
    assert_eq!(form.labels(), ["Challenge", "Options"]);
    let mut form = form;
    let words = [
        ("game=kolowis", "**Kolowis Awithlaknannai** against **Björn**."),
        ("preset=strict", "Rules: strict (captures must be made"),
        ("begins=second", "You move second."),
        ("limit=3d", "3 days a move."),
    ];
    for (count, (word, told)) in words.iter().enumerate() {
        form = picked(person, &form, word).await;
        for (word, told) in &words[..count] {
            assert!(chosen(&form).contains(&(*word).to_owned()), "{word}: {:?}", chosen(&form));
            says(form.text(), &[told]);
        }
        says(form.text(), &[told]);
    }

    let form = turned(person, &form, "Options").await;
    assert_eq!(form.labels(), ["Challenge", "Back", "More"]);
    let form = picked(person, &form, "lozenges=6").await;
    let form = picked(person, &form, "outer-lines=no").await;
    let form = turned(person, &form, "More").await;
    assert!(chosen(&form).contains(&"capture=strict".to_owned()), "{:?}", chosen(&form));
    assert_eq!(form.labels(), ["Challenge", "Back"]);
    // What does not go together is said, and nothing is lost.
    let form = picked(person, &form, "ends=curved").await;
    says(form.text(), &["is possible only with `outer-lines=yes`", "6 lozenges", "without outer lines"]);
    let form = picked(person, &form, "leap=bent").await;
    assert!(!form.text().contains("possible only"), "{}", form.text());
    let form = turned(person, &form, "Back").await;
    assert!(chosen(&form).contains(&"lozenges=6".to_owned()), "{:?}", chosen(&form));
    let form = turned(person, &form, "Back").await;
    for word in ["game=kolowis", "begins=second", "limit=3d"] {
        assert!(chosen(&form).contains(&word.to_owned()), "{word}: {:?}", chosen(&form));
    }
    says(form.text(), &["captures must be made", "6 lozenges", "without outer lines", "bent leaps"]);
    form
}

/// Sends the form, accepts, and finds the game by exactly those rules.
async fn sent(world: &World, form: &Message, [ada, bjoern]: [&Person; 2]) {
    let rules = rules(form.text());
    let end = world.games().end().await;
    let told = ada.press(form, "Challenge").await;
    says(&told.text(), &["Your challenge stands in this channel."]);
    assert!(
        told.message().buttons().is_empty() && told.message().choices().is_empty(),
        "it is not sent twice"
    );
    let challenge = world.games().wait_for_message(&end, "a challenge", is_challenge).await;
    let mention = format!("<@{}>, **Ada** challenges you to a game of **Kolowis", bjoern.id);
    says(challenge.text(), &[&mention, "**Björn** begins, as White.", &rules, "Expires <t:"]);
    bjoern.press(&challenge, "Accept").await;
    let board = world.games().board_after(&challenge).await;
    says(board.text(), &[&rules, "Time for this move runs out <t:"]);
    assert_eq!(board.pings(), [&bjoern.id]);
    let left = deadline(&board) - now(world).await;
    assert!((3 * DAY - 60..=3 * DAY).contains(&left), "{left} s are left");
    let question = ada.command("abort", &[]).await.message();
    ada.press(&question, "Yes, break it off").await;
    world.games().board_after(&board).await;
}

/// When the time for the move runs out, in seconds.
fn deadline(board: &Message) -> u64 {
    let stamp = board.text().split("runs out <t:").nth(1).and_then(|rest| rest.split(':').next());
    stamp.and_then(|stamp| stamp.parse().ok()).expect("a time")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_challenge_is_put_together_in_a_form() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let anybody = ada.command("challenge", &[]).await;
    says(&private(&anybody), &["**Awithlaknan Mosona** against *anybody*."]);
    let four = picked(&ada, &anybody.message(), "game=four").await;
    says(four.text(), &["for four: you and *anybody* against *anybody* and *anybody*.", "four players"]);

    // What was said in the command stands in the form.
    let form = ada.command("challenge", &[("opponent", "bjoern"), ("limit", "1d")]).await;
    says(&private(&form), &["1 day a move."]);
    let form = filled_in(&ada, form.message()).await;
    sent(&world, &form, [&ada, &bjoern]).await;

    let form = ada.menu("Challenge", &bjoern).await;
    private(&form);
    let form = filled_in(&ada, form.message()).await;
    sent(&world, &form, [&ada, &bjoern]).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_declines_may_say_why_once() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let challenge = world.challenged(&ada, &bjoern).await;
    world.keep_buttons(&challenge).await;
    let question = bjoern.press(&challenge, "Decline").await;
    says(&private(&question), &["You declined. If you like, say why:"]);
    world.until_faults_are_used().await;
    let again = private(&bjoern.press(&challenge, "Decline").await);
    says(&again, &["**Björn** declined"]);
    says(&private(&ada.press(&challenge, "Cancel").await), &["**Björn** declined"]);

    // Of two presses the first counts.
    world.hold_nothing_up();
    world.hold_answers(1).await;
    let first = bjoern.send_press(&question.message(), "No time now").await;
    let over = "**Björn** declined. They have no time at the moment.";
    challenge.when("the reason", |it| it.text().contains(over) && it.buttons().is_empty()).await;
    let second = private(&bjoern.press(&question.message(), "Other rules").await);
    assert_eq!(second, "Only who declined a challenge can say why, and only once.");
    world.let_go().await;
    let thanks = first.answer().await;
    assert_eq!(thanks.text(), "Thank you: it stands under the challenge now.");
    assert!(thanks.message().buttons().is_empty());
    says(challenge.now().await.text(), &[over]);
    world.finish().await;
}

/// Gives up a game of two.
async fn gives_up(world: &World, person: &Person, board: &Message) -> Message {
    let question = person.command("resign", &[]).await.message();
    person.press(&question, "Yes, give up").await;
    world.games().board_after(board).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_played_again_with_sides_swapped() {
    let world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    let options = [("game", "mosona"), ("rules", "lozenges=6"), ("limit", "1d")];
    let board = world.begin(&ada, &bjoern, &options).await;
    says(board.text(), &["**Ada** (White) against **Björn** (Black)", "6 lozenges; 1 day a move"]);
    let over = gives_up(&world, &ada, &board).await;
    assert_eq!(over.labels(), ["Rematch", "Replay"]);

    let told = "You did not play in that game. To play one, use `/challenge` or `/seek`.";
    assert_eq!(private(&chipo.press(&over, "Rematch").await), told);
    assert_eq!(ada.press(&over, "Rematch").await.status(), "acknowledged");
    let wish = world.games().wait_for_message(over.id(), "the wish", is_challenge).await;
    let mention =
        format!("<@{}>, **Ada** wants another game of **Awithlaknan Mosona**, with sides", bjoern.id);
    let same = ["**Björn** begins, as White.", "Rules: 6 lozenges; 1 day a move."];
    says(wish.text(), &[&mention, same[0], same[1]]);
    assert_eq!(wish.pings(), [&bjoern.id]);
    assert_eq!(private(&chipo.press(&over, "Rematch").await), told);
    says(&private(&chipo.press(&wish, "Accept").await), &["This challenge is for **Björn**."]);
    says(&private(&ada.press(&over, "Rematch").await), &["This is your own challenge"]);

    assert_eq!(bjoern.press(&over, "Rematch").await.status(), "acknowledged");
    let board = world.games().board_after(&wish).await;
    says(board.text(), &["**Björn** (White) against **Ada** (Black)", "6 lozenges; 1 day a move"]);
    assert_eq!(board.pings(), [&bjoern.id]);
    says(&private(&ada.press(&over, "Rematch").await), &["has begun"]);

    // The wish can be accepted or declined like any challenge.
    let over = gives_up(&world, &bjoern, &board).await;
    bjoern.press(&over, "Rematch").await;
    let wish = world.games().wait_for_message(over.id(), "the wish", is_challenge).await;
    says(&private(&ada.press(&wish, "Decline").await), &["You declined."]);
    wish.when("it is declined", |it| it.text().contains("**Ada** declined.")).await;
    world.finish().await;
}

/// A game of four, in which the first and the second of `people` play together.
async fn begun_by_four(world: &World, people: [&Person; 4]) -> Message {
    let [south, east, west, north] = people;
    let end = world.games().end().await;
    let named = [("partner", &east.name), ("opponent", &west.name), ("second-opponent", &north.name)];
    let named = named.map(|(option, name)| (option, name.as_str()));
    let options = [[FOUR, ("begins", "first")].as_slice(), &named].concat();
    south.command("challenge", &options).await;
    let lobby = world.games().wait_for_message(&end, "the lobby", is_challenge).await;
    for person in [east, west, north] {
        person.press(&lobby, "Accept").await;
    }
    world.games().board_after(&lobby).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_play_again_in_the_same_teams() {
    let world = World::start().await;
    let [ada, bjoern, chipo, eunji] = world.people(["ada", "bjoern", "chipo", "eunji"]).await;
    let board = begun_by_four(&world, [&ada, &chipo, &bjoern, &eunji]).await;
    let sides = "**Ada** (South) and **Chipo** (East) against ";
    says(board.text(), &[sides]);
    let question = ada.command("abort", &[]).await.message();
    ada.press(&question, "Yes, break it off").await;
    let over = world.games().board_after(&board).await;
    bjoern.press(&over, "Rematch").await;
    let wish = world.games().wait_for_message(over.id(), "the wish", is_challenge).await;
    let mut pinged = wish.pings();
    pinged.sort_unstable();
    let mut others = [&ada.id, &chipo.id, &eunji.id].map(String::as_str);
    others.sort_unstable();
    assert_eq!(pinged, others);
    for person in [&eunji, &ada, &chipo] {
        person.press(&over, "Rematch").await;
    }
    let board = world.games().board_after(&wish).await;
    says(board.text(), &["**Ada** (North)", "**Chipo** (West)", "(South)", "(East)"]);
    let teams = board.text().split(" against ").map(|team| team.contains("Ada") == team.contains("Chipo"));
    assert!(teams.take(2).all(|together| together), "{}", board.text());
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_small_board_of_a_lobby_shows_who_sits_where() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    ada.command("challenge", &[FOUR, ("partner", "chipo"), ("begins", "first")]).await;
    let lobby = world.games().wait_for_message("0", "the lobby", is_challenge).await;
    assert!(lobby.has_picture() && !lobby.is_board(), "{}", lobby.json);
    says(
        lobby.alt(),
        &["The places at the board of Awithlaknakwe: ", "South: Ada", "West: open", "East: Chipo?"],
    );
    let empty = lobby.png().await;
    bjoern.press(&lobby, "Play as West").await;
    let seated = lobby.when("Björn sits", |it| it.text().contains("West: **Björn**")).await;
    says(seated.alt(), &["South: Ada", "West: Björn", "North: open"]);
    assert_ne!(seated.file_name(), lobby.file_name());
    assert_ne!(seated.png().await, empty, "the picture is another one");
    bjoern.press(&seated, "Decline or leave").await;
    let left = lobby.when("Björn leaves", |it| it.text().contains("West: open")).await;
    says(left.alt(), &["West: open"]);
    ada.press(&left, "Cancel").await;
    lobby.when("it is over", |it| it.buttons().is_empty() && !it.has_picture()).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_blocked_is_told_no_more_than_that_somebody_is_not_available() {
    let world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    says(&private(&ada.command("block", &[("person", "ada")]).await), &["You cannot block yourself."]);
    let told = private(&ada.command("block", &[("person", "bjoern")]).await);
    let them = format!("<@{}>", bjoern.id);
    says(
        &told,
        &[&format!("You will not meet {them} in new games any more."), "They are told nothing of it"],
    );

    let named = |other: &Person| [("game", "mosona".to_owned()), ("opponent", other.name.clone())];
    let challenge = async |one: &Person, other: &Person| {
        let options = named(other);
        let options: Vec<(&str, &str)> =
            options.iter().map(|(name, value)| (*name, value.as_str())).collect();
        private(&one.command("challenge", &options).await)
    };
    assert_eq!(challenge(&bjoern, &ada).await, not_available(&ada));
    says(
        &challenge(&ada, &bjoern).await,
        &["You have blocked **Björn**. To play together, use `/unblock` first."],
    );
    let form = bjoern.menu("Challenge", &ada).await.message();
    let refused = bjoern.press(&form, "Challenge").await;
    says(&refused.text(), &[&not_available(&ada), "**Awithlaknan Mosona** against **Ada**."]);
    assert!(refused.message().has_button("Challenge"), "the form stays");
    assert_eq!(world.settled(&chipo).await.len(), 0, "nothing stands in the channel");

    ada.command("seek", &[("game", "mosona")]).await;
    let seek = world.games().wait_for_message("0", "the seek", is_challenge).await;
    assert_eq!(private(&bjoern.press(&seek, "Accept").await), not_available(&ada));
    bjoern.command("seek", &[("game", "mosona")]).await;
    let other = world.games().wait_for_message(seek.id(), "the seek", is_challenge).await;
    says(&private(&ada.press(&other, "Accept").await), &["You have blocked **Björn**."]);
    chipo.command("challenge", &[FOUR, ("begins", "first")]).await;
    let lobby = world.games().wait_for_message(other.id(), "the lobby", is_open_to_some).await;
    ada.press(&lobby, "Play as West").await;
    let lobby = lobby.when("Ada sits", |it| it.text().contains("West: **Ada**")).await;
    assert_eq!(private(&bjoern.press(&lobby, "Play as North").await), not_available(&ada));

    says(
        &private(&ada.command("unblock", &[("person", "bjoern")]).await),
        &[&format!("You may meet {them} in games again.")],
    );
    bjoern.press(&lobby, "Play as North").await;
    lobby.when("Björn sits", |it| it.text().contains("North: **Björn**")).await;
    bjoern.press(&seek, "Accept").await;
    world.games().board_after(&seek).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_blocked_takes_no_open_seat_either() {
    let mut world = World::start().await;
    world.expect_refusal(10007);
    let [ada, bjoern, chipo, eunji, zoe] = world.people(["ada", "bjoern", "chipo", "eunji", "zoe"]).await;
    let board = begun_by_four(&world, [&ada, &chipo, &eunji, &zoe]).await;
    ada.command("block", &[("person", "bjoern")]).await;
    world.control.delete("/members/eunji").await;
    says(&private(&ada.command("seat", &[("from", "eunji")]).await), &["The seat is open"]);
    let is_open = |message: &Message| !message.is_board() && message.has_button("Play as West");
    let open = world.games().wait_for_message(board.id(), "the open seat", is_open).await;
    assert_eq!(private(&bjoern.press(&open, "Play as West").await), not_available(&ada));
    ada.command("unblock", &[("person", "bjoern")]).await;
    bjoern.command("block", &[("person", "zoe")]).await;
    says(&private(&bjoern.press(&open, "Play as West").await), &["You have blocked **zoë"]);
    bjoern.command("unblock", &[("person", "zoe")]).await;
    bjoern.press(&open, "Play as West").await;
    let board = world.games().board_after(&open).await;
    says(board.text(), &["**Björn** takes over West."]);
    open.when("a taken seat loses its button", |it| it.buttons().is_empty()).await;
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_not_to_be_disturbed_still_plays() {
    let world = World::start().await;
    let [ada, bjoern] = world.people(["ada", "bjoern"]).await;
    let told = private(&ada.command("do-not-disturb", &[("switch", "on")]).await);
    says(&told, &["Nobody can challenge you by name now."]);
    let named = [("game", "mosona"), ("opponent", "ada")];
    assert_eq!(private(&bjoern.command("challenge", &named).await), not_available(&ada));
    let four = [FOUR, ("opponent", "ada")];
    assert_eq!(private(&bjoern.command("challenge", &four).await), not_available(&ada));
    // What one asks for oneself goes on.
    bjoern.command("seek", &[("game", "mosona")]).await;
    let seek = world.games().wait_for_message("0", "the seek", is_challenge).await;
    ada.press(&seek, "Accept").await;
    let board = world.games().board_after(&seek).await;
    let over = gives_up(&world, &ada, &board).await;
    assert_eq!(private(&bjoern.press(&over, "Rematch").await), not_available(&ada));
    ada.press(&over, "Rematch").await;
    let wish = world.games().wait_for_message(over.id(), "the wish", is_challenge).await;
    bjoern.press(&wish, "Accept").await;
    world.games().board_after(&wish).await;

    let told = private(&ada.command("do-not-disturb", &[("switch", "off")]).await);
    assert_eq!(told, "You can be challenged again.");
    says(&private(&bjoern.command("challenge", &named).await), &["Your challenge stands in this channel."]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_challenge_that_waits_blocks_nothing_and_is_found_when_there_are_too_many() {
    let world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    let waiting = world.challenged(&ada, &bjoern).await;
    let board = world.begin(&chipo, &ada, &[("game", "kolowis")]).await;
    assert_eq!(board.pings(), [&chipo.id]);
    // The other way round, and of the pair no more.
    let back = world.challenged(&bjoern, &ada).await;
    let named = [("game", "mosona"), ("opponent", "bjoern")];
    let told = "There are enough open challenges between you and **Björn**. Answer one, or cancel one first.";
    assert_eq!(private(&ada.command("challenge", &named).await), told);
    ada.press(&back, "Decline").await;

    for _ in 0..4 {
        says(&private(&ada.command("seek", &[("game", "mosona")]).await), &["stands in this channel"]);
    }
    let sixth = ada.command("seek", &[("game", "mosona")]).await;
    says(&private(&sixth), &["5 of your challenges are still open. Cancel one"]);
    let labels = sixth.message().labels();
    assert_eq!(labels.len(), 5, "{labels:?}");
    assert!(labels.iter().all(|label| label.starts_with("Cancel")), "{labels:?}");
    let one = labels.iter().find(|label| !label.contains("Björn")).expect("a seek");
    ada.press(&sixth.message(), one).await;
    says(&private(&ada.command("seek", &[("game", "mosona")]).await), &["stands in this channel"]);

    // It begins beside the game that runs.
    bjoern.press(&waiting, "Accept").await;
    let first = until("the thread", async || thread_board(&world, &waiting).await).await;
    says(first.text(), &["**Ada** (White) against **Björn** (Black)"]);
    world.finish().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_comes_first_accepts_a_seek_and_its_end_is_told_by_the_clock() {
    let world = World::start().await;
    let [ada, bjoern, chipo] = world.people(["ada", "bjoern", "chipo"]).await;
    ada.command("seek", &[("game", "mosona")]).await;
    let seek = world.games().wait_for_message("0", "the seek", is_challenge).await;
    let expiry = seek.text().split("Expires <t:").nth(1).and_then(|rest| rest.strip_suffix(":R>."));
    let expiry: u64 = expiry.and_then(|stamp| stamp.parse().ok()).expect("an expiry as people see it");
    let left = expiry - now(&world).await;
    assert!((3600 - 60..=3600).contains(&left), "{left} s are left");
    world.keep_buttons(&seek).await;
    bjoern.press(&seek, "Accept").await;
    let board = world.games().board_after(&seek).await;
    says(board.text(), &["**Björn**", "**Ada**"]);
    says(&private(&chipo.press(&seek, "Accept").await), &["begun"]);
    world.finish().await;
}

/// The sandbox's time, in seconds.
async fn now(world: &World) -> u64 {
    world.control.get("/clock").await["now_ms"].as_u64().expect("a time") / 1000
}
