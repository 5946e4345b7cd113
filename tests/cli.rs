//! The command line: what each subcommand prints, and its exit status.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::{
    fs,
    io::{BufRead, BufReader},
    os::unix::fs::MetadataExt,
    path::Path,
    process::Command,
};

/// Exit status and standard output of `stones` with `arguments`, run in `folder`.
fn stones(folder: &Path, arguments: &[&str]) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_stones"))
        .current_dir(folder)
        .args(arguments)
        .env_clear()
        .env("HOME", folder)
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    (output.status.code(), text.into_owned())
}

#[test]
fn perft_counts_the_given_table() {
    let table = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/given.txt");
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(stones(folder.path(), &["perft", table]), (Some(0), "269 lines, 0 wrong\n".to_owned()));
}

#[test]
fn perft_prints_wrong_lines_and_fails() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(
        folder.path().join("t"),
        "# head\nmosona ; ; 3 7\nmosona ; ; 3 8\nmosona ; a8-b7 ; 1\nnonsense\n",
    )
    .unwrap();
    let (status, text) = stones(folder.path(), &["perft", "t"]);
    assert_eq!(status, Some(1));
    assert_eq!(
        text,
        "line 3: counted [3, 7]\n  mosona ; ; 3 8\n\
         line 4: cannot play a8-b7: b7 is not vacant\n  mosona ; a8-b7 ; 1\n\
         line 5: a perft line has three parts divided by `;`, this one has 1\n  nonsense\n\
         4 lines, 3 wrong\n"
    );
    fs::write(folder.path().join("empty"), "# nothing\n").unwrap();
    assert_eq!(stones(folder.path(), &["perft", "empty"]).0, Some(1));
    assert_eq!(stones(folder.path(), &["perft", "missing"]).0, Some(1));
}

#[test]
fn record_replays_to_position_and_result() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("r"), "[Game \"Mosona\"]\n[Rules \"lozenges=2\"]\n\n1. a2-b3 *\n").unwrap();
    let (status, text) = stones(folder.path(), &["record", "r"]);
    assert_eq!(
        (status, text.as_str()),
        (Some(0), "mosona lozenges=2\nB:Wa4,b3,b5:Bb1,c2,c4:Q1\n* (Black to move)\n")
    );
    fs::write(folder.path().join("bad"), "[Game \"Mosona\"]\n\n1. a2-b9 *\n").unwrap();
    let (status, text) = stones(folder.path(), &["record", "bad"]);
    assert_eq!(status, Some(1));
    assert!(text.contains("action 1, a2-b9, is not legal"), "{text}");
}

#[test]
fn draw_writes_a_picture() {
    let folder = tempfile::tempdir().unwrap();
    for (arguments, size) in [
        (&["draw", "--game", "mosona", "--moves", "a8-b9 c10xa8", "--out", "p.png"][..], (1200, 630)),
        (&["draw", "--game", "kolowis", "--out", "p.png"], (1200, 500)),
        (
            &["draw", "--game", "awithlaknakwe", "--options", "seats=4", "--side", "west", "--out", "p.png"],
            (1124, 1124),
        ),
        (&["draw", "--game", "mosona", "--position", "W:Wa8:Bb9", "--out", "p.png"], (1200, 630)),
        (&["draw", "--game", "mosona", "--theme", "contrast", "--out", "p.png"], (1200, 630)),
    ] {
        let (status, text) = stones(folder.path(), arguments);
        assert_eq!(status, Some(0), "{arguments:?}: {text}");
        let picture = image::open(folder.path().join("p.png")).unwrap();
        assert_eq!((picture.width(), picture.height()), size, "{arguments:?}");
        fs::remove_file(folder.path().join("p.png")).unwrap();
    }
    for wrong in [
        &["draw", "--game", "chess", "--out", "p.png"][..],
        &["draw", "--game", "mosona", "--moves", "a8-b7", "--out", "p.png"],
        &["draw", "--game", "mosona", "--position", "W:Wa8", "--out", "p.png"],
        &["draw", "--game", "mosona", "--side", "west", "--out", "p.png"],
        &["draw", "--game", "mosona", "--out", "no/such/folder/p.png"],
        &["draw", "--game", "mosona", "--theme", "neon", "--out", "p.png"],
        &["draw", "--game", "mosona", "--speed", "slow", "--out", "p.png"],
        &["draw", "--game", "mosona"],
        &["draw", "--game", "mosona", "--out", "p", "--gif", "p"],
        &["draw", "--game", "mosona", "--moves", "a8-b9", "--gif", "g", "--from", "2"],
        &["draw", "--game", "mosona", "--moves", "a8-b9", "--gif", "g", "--from", "1", "--to", "0"],
    ] {
        assert_ne!(stones(folder.path(), wrong).0, Some(0), "{wrong:?}");
    }
}

/// A theme changes the picture, a side turns it, and a game has a frame for its start and each turn.
#[test]
fn draw_writes_an_animation() {
    let folder = tempfile::tempdir().unwrap();
    let record = "[Game \"Mosona\"]\n[Rules \"strict\"]\n\n1. a10-b9 c12xa10 2. b9-b11 a10xc12 *\n";
    fs::write(folder.path().join("game"), record).unwrap();
    let gif = |arguments: &[&str]| {
        let start = ["draw", "--record", "game", "--gif", "g.gif"];
        let (status, text) = stones(folder.path(), &[&start[..], arguments].concat());
        assert_eq!(status, Some(0), "{arguments:?}: {text}");
        fs::read(folder.path().join("g.gif")).unwrap()
    };
    assert_ne!(stones(folder.path(), &["draw", "--record", "game", "--out", "game"]).0, Some(0));
    assert_eq!(fs::read_to_string(folder.path().join("game")).unwrap(), record, "a record is not drawn over");
    let files =
        [&[][..], &["--theme", "light"], &["--side", "black"], &["--width", "half"], &["--speed", "fast"]]
            .map(gif);
    for (number, file) in files.iter().enumerate() {
        let width = u16::from_le_bytes([file[6], file[7]]);
        assert_eq!((&file[..6], width), (&b"GIF89a"[..], if number == 3 { 600 } else { 1200 }));
        let shown = if number == 4 { 40 } else { 100 };
        assert_eq!(delays(file), [shown, shown, shown, shown, 500], "the last is held");
        assert!(files[..number].iter().all(|other| other != file), "{number}");
    }
    assert_eq!(delays(&gif(&["--from", "1", "--to", "3"])), [100, 100, 500]);
}

/// Each frame begins with how long it is shown, in hundredths of a second.
fn delays(gif: &[u8]) -> Vec<u16> {
    let starts = gif.windows(8).filter(|bytes| bytes[..3] == [0x21, 0xF9, 4] && bytes[7] == 0);
    starts.map(|bytes| u16::from_le_bytes([bytes[4], bytes[5]])).collect()
}

/// Huffs belong to the turn they begin, passes to the turn before, and a result ends even a game
/// without moves.
#[test]
fn an_animation_has_a_frame_for_each_turn() {
    let folder = tempfile::tempdir().unwrap();
    let frames = |record: &str| {
        fs::write(folder.path().join("game"), record).unwrap();
        let (status, text) = stones(folder.path(), &["draw", "--record", "game", "--gif", "g.gif"]);
        assert_eq!(status, Some(0), "{record}: {text}");
        delays(&fs::read(folder.path().join("g.gif")).unwrap()).len()
    };
    let start = "[SetUp \"1\"]\n[FEN \"W:Wa2,a8,a12:Bb11,c4,c14:Db11\"]\n";
    assert_eq!(frames(&format!("[Game \"Mosona\"]\n{start}\n1. Hb11 a12-b11 c4-b3 *\n")), 3);
    let start = "[Rules \"seats=4\"]\n[SetUp \"1\"]\n[FEN \"S:Sf3,h3,d3:Wn6:Ne14,g13:Em7:C8,9\"]\n";
    assert_eq!(frames(&format!("[Game \"Awithlaknakwe\"]\n{start}\n1. f3-g4 -- g13-f12 *\n")), 3);
    assert_eq!(frames("[Game \"Mosona\"]\n[Result \"1-0\"]\n\n1-0\n"), 1);
}

#[test]
fn bot_without_token_says_where_to_get_one() {
    let folder = tempfile::tempdir().unwrap();
    let (status, text) = stones(folder.path(), &["bot"]);
    assert_eq!(status, Some(1));
    assert!(text.contains("DISCORD_TOKEN"), "{text}");
}

#[test]
fn faults_of_the_settings_are_told_at_once() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("s.toml"), "colour = \"red\"\nsandbox_listen = \"0.0.0.0:80\"\n").unwrap();
    let (status, text) = stones(folder.path(), &["--config", "s.toml", "sandbox"]);
    assert_eq!(status, Some(1));
    assert!(text.contains("colour") && text.contains("loopback"), "{text}");
}

#[test]
fn fresh_never_forgets_half() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(
        folder.path().join("s.toml"),
        "database_url = \"sqlite://elsewhere.sqlite\"\nsandbox_listen = \"127.0.0.1:0\"\n",
    )
    .unwrap();
    let (status, text) = stones(folder.path(), &["--config", "s.toml", "--fresh"]);
    assert_eq!(status, Some(1));
    assert!(text.contains("DATABASE_URL"), "{text}");
}

#[test]
fn hostile_files_are_refused_in_a_line() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("binary"), [0xff, 0xfe, 0x00]).unwrap();
    for command in ["perft", "record"] {
        for file in ["binary", "/dev/zero", "/dev/null", "."] {
            let (status, text) = stones(folder.path(), &[command, file]);
            assert_eq!(status, Some(1), "{command} {file}: {text}");
            assert!(text.starts_with("stones: ") && text.lines().count() == 1, "{command} {file}: {text}");
        }
    }
}

#[test]
fn a_reader_that_stops_early_is_no_fault() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("wrong"), "mosona ; ; 4\n".repeat(20_000)).unwrap();
    let script = format!("{} perft wrong | head -n 1", env!("CARGO_BIN_EXE_stones"));
    let output = Command::new("sh").current_dir(folder.path()).args(["-c", &script]).output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn a_database_that_cannot_be_opened_says_why_at_once() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("noise"), [0x5a; 9000]).unwrap();
    for (url, reason) in [("sqlite://noise", "not a database"), ("postgres://127.0.0.1:1/x", "refused")] {
        let settings = format!("database_url = \"{url}\"\ndiscord_token = \"x\"\n");
        fs::write(folder.path().join("s.toml"), settings).unwrap();
        let (status, text) = stones(folder.path(), &["--config", "s.toml", "bot"]);
        assert_eq!(status, Some(1), "{url}: {text}");
        assert!(text.contains(reason), "{url}: {text}");
    }
}

/// A sandbox, with or without the bot in it, at an address of its own; killed when it is dropped.
struct Running(std::process::Child);

impl Running {
    /// Starts it, and waits until it says where it serves.
    fn start(folder: &Path, arguments: &[&str]) -> Running {
        let mut child = Command::new(env!("CARGO_BIN_EXE_stones"))
            .args(arguments)
            .env_clear()
            .env("HOME", folder)
            .env("SANDBOX_LISTEN", "127.0.0.2:0")
            .stdout(std::process::Stdio::piped())
            .stderr(std::process::Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert!(line.contains(" http://127.0.0.2:"), "{line}");
        Running(child)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

#[test]
fn fresh_leaves_the_games_of_a_bot_that_runs() {
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path().join(".local/share/stones/sandbox");
    let number = || fs::metadata(home.join("stones.sqlite")).unwrap().ino();
    let running = Running::start(folder.path(), &[]);
    let games = number();
    fs::write(folder.path().join("s.toml"), "sandbox_listen = \"127.0.0.1:0\"\n").unwrap();
    for arguments in [&["--config", "s.toml", "--fresh"][..], &["--config", "s.toml", "sandbox", "--fresh"]] {
        let (status, text) = stones(folder.path(), arguments);
        assert_eq!(status, Some(1), "{arguments:?}: {text}");
        assert!(text.contains("in use by another sandbox"), "{arguments:?}: {text}");
        assert_eq!(number(), games, "{arguments:?}: the games are another file's");
    }
    drop(running);
}

#[test]
fn a_fresh_sandbox_has_no_games_of_before() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join(".local/share/stones/sandbox/stones.sqlite");
    fs::create_dir_all(games.parent().unwrap()).unwrap();
    fs::write(&games, "games whose channels are forgotten").unwrap();
    let running = Running::start(folder.path(), &["sandbox", "--fresh"]);
    assert!(!games.exists());
    drop(running);
}

#[test]
fn tables_are_built_verified_and_asked() {
    let folder = tempfile::tempdir().unwrap();
    let run = |arguments: &[&str]| stones(folder.path(), &[&["tables"], arguments].concat());
    let (status, text) = run(&["verify"]);
    assert!(status == Some(1) && text.contains("`stones tables build` makes them"), "{text}");
    let (status, text) = run(&["build", "--men", "4"]);
    assert!(status == Some(0) && text.contains("39643 positions"), "{text}");
    let (status, text) = run(&["verify", "--threads", "1"]);
    assert!(status == Some(0), "{text}");
    assert!(text.contains(
        "39643 positions compared with the values after their moves, 0 wrong\n\
         383000 positions compared with the slow oracle, 0 wrong\n"
    ));
    assert_eq!(run(&["probe", "W:Wa2:Bb1,b3,c4"]), (Some(0), "loss in 0\n".to_owned()));
    assert_eq!(run(&["probe", "B:Wa2:Bc16"]), (Some(0), "draw by count\n".to_owned()));
    let (status, text) = run(&["probe", "W:Wa2,a4,a6:Bb1,c4"]);
    assert!(status == Some(1) && text.contains("end at 4 men"), "{text}");
    let (status, text) = stones(folder.path(), &["bench", "tables", "--json"]);
    let figures: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert!(
        status == Some(0) && figures["positions"] == 39643 && figures["probe_ns_median"].is_u64(),
        "{text}"
    );
}

#[test]
fn damaged_tables_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("t"), "STONESTB and then nothing").unwrap();
    fs::write(folder.path().join("u"), "no tables").unwrap();
    for file in ["t", "u", "missing"] {
        let (status, text) = stones(folder.path(), &["tables", "probe", "W:Wa2:Bc16", "--file", file]);
        assert!(status == Some(1) && text.contains(file), "{text}");
    }
}
