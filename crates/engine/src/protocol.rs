//! The text protocol, in the manner of UCI: one command a line, answers as lines. The crate's README has all of
//! it. A search runs beside the reading of input, so that it can be stopped.

use std::{
    io::{self, BufRead, Write},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread::{Scope, ScopedJoinHandle},
    time::Duration,
};

use rules::{Action, Game, Position, Rules, Variant, perft};

use crate::{Engine, Info, Limits, Settings, Stop};

/// Longest line that is read, in bytes.
const MAX_LINE: usize = 64 * 1024;
/// Deepest perft: beyond, nobody waits for the answer.
const MAX_PERFT: u32 = 30;

/// Answers commands until `quit` or the end of `input`; a search that has a limit is then finished.
///
/// # Errors
///
/// If input cannot be read or output not be written.
pub fn run(mut input: impl BufRead, output: impl Write + Send, settings: Settings) -> io::Result<()> {
    let (engine, output) = (Mutex::new(Engine::new(settings)), Mutex::new(output));
    let shared = Shared { engine, output };
    std::thread::scope(|scope| {
        let rules = Rules::traditional(Variant::Mosona);
        let mut session = Session { shared: &shared, scope, game: Game::new(rules), running: None };
        while let Some(line) = read_line(&mut input)? {
            if session.answer(&line)? == Next::Quit {
                session.end(Finish::Now);
                return Ok(());
            }
        }
        session.end(Finish::InTime);
        Ok(())
    })
}

/// The next line, as much of it as is ever looked at; `None` at the end.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let read = io::Read::take(&mut *input, MAX_LINE as u64).read_until(b'\n', &mut bytes)?;
    if read == MAX_LINE && bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
    }
    Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
}

struct Shared<W> {
    engine: Mutex<Engine>,
    output: Mutex<W>,
}

impl<W: Write> Shared<W> {
    fn say(&self, line: &str) -> io::Result<()> {
        let mut output = lock(&self.output);
        writeln!(output, "{line}")?;
        output.flush()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    GoOn,
    Quit,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Finish {
    /// Stop whatever is searched.
    Now,
    /// Stop only what would go on for ever.
    InTime,
}

struct Session<'scope, 'env, W> {
    shared: &'env Shared<W>,
    scope: &'scope Scope<'scope, 'env>,
    game: Game,
    running: Option<Running<'scope>>,
}

struct Running<'scope> {
    stop: Stop,
    limits: Limits,
    /// Set before the move is told: whoever has read it may go on at once.
    done: Arc<AtomicBool>,
    thread: ScopedJoinHandle<'scope, io::Result<()>>,
}

/// What is wrong with a command: a line for whoever wrote it.
type Fault = String;

impl<W: Write + Send> Session<'_, '_, W> {
    fn answer(&mut self, line: &str) -> io::Result<Next> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((command, rest)) = words.split_first() else { return Ok(Next::GoOn) };
        match *command {
            "quit" => return Ok(Next::Quit),
            "stop" => self.end(Finish::Now),
            "isready" => self.shared.say("readyok")?,
            _ => {
                if let Err(fault) = self.act(command, rest)? {
                    self.shared.say(&format!("error {fault}"))?;
                }
            }
        }
        Ok(Next::GoOn)
    }

    /// Commands that need the engine or the game.
    fn act(&mut self, command: &str, words: &[&str]) -> io::Result<Result<(), Fault>> {
        if self.running.as_ref().is_some_and(|running| !running.done.load(Ordering::Acquire)) {
            return Ok(Err(format!("a search is running: \"stop\" ends it before \"{command}\"")));
        }
        self.end(Finish::InTime);
        Ok(match command {
            "position" => read_position(words).map(|game| self.game = game),
            "go" => read_limits(words).map(|limits| self.go(limits)),
            "legal" => return Ok(Ok(self.shared.say(&legal(&self.game))?)),
            "eval" => return Ok(Ok(self.shared.say(&format!("eval {}", Engine::evaluate(&self.game)))?)),
            "perft" => match read_depth(words) {
                Ok(depth) => {
                    let leaves = perft(self.game.position(), depth);
                    return Ok(Ok(self.shared.say(&format!("perft {depth} {leaves}"))?));
                }
                Err(fault) => Err(fault),
            },
            _ => Err(format!(
                "unknown command \"{command}\": there are position, legal, perft, eval, go, stop, isready, quit"
            )),
        })
    }

    fn go(&mut self, limits: Limits) {
        let (shared, game) = (self.shared, self.game.clone());
        let (stop, done) = (Stop::default(), Arc::new(AtomicBool::new(false)));
        let (stopped, told) = (stop.clone(), Arc::clone(&done));
        let thread = self.scope.spawn(move || {
            let mut said = Ok(());
            let mut report = |info: &Info| {
                if said.is_ok() {
                    said = shared.say(&info_line(info));
                }
            };
            let found = lock(&shared.engine).search(&game, limits, &stopped, &mut report);
            told.store(true, Ordering::Release);
            said?;
            shared.say(&match found {
                Some(found) => format!("bestmove {}", found.action),
                None => "bestmove none".to_owned(),
            })
        });
        self.running = Some(Running { stop, limits, done, thread });
    }

    /// Waits until the search that is running, if any, is over.
    fn end(&mut self, finish: Finish) {
        if let Some(Running { stop, limits, thread, .. }) = self.running.take() {
            if finish == Finish::Now || limits == Limits::default() {
                stop.stop();
            }
            // Output that cannot be written fails again at the next line.
            let _ = thread.join();
        }
    }
}

/// `info depth 7 score cp 12 nodes 5400 nps 1350000 time 4 pv a8-b9 …`; time in milliseconds.
fn info_line(info: &Info) -> String {
    let Info { found, elapsed } = info;
    let per_second = (found.nodes as f64 / elapsed.as_secs_f64().max(1e-6)) as u64;
    let pv: Vec<String> = found.pv.iter().map(Action::to_string).collect();
    format!(
        "info depth {} score {} nodes {} nps {per_second} time {} pv {}",
        found.depth,
        found.score,
        found.nodes,
        elapsed.as_millis(),
        pv.join(" ")
    )
}

/// The legal actions, `…` at the end where a man has more chains than are looked for.
fn legal(game: &Game) -> String {
    let some = game.some_legal_actions();
    let mut words = vec!["legal".to_owned()];
    words.extend(some.actions.iter().map(Action::to_string));
    words.extend((!some.all).then(|| "…".to_owned()));
    words.join(" ")
}

/// `<game> [options] [line <position line>] [moves …]`.
fn read_position(words: &[&str]) -> Result<Game, Fault> {
    let is_key = |word: &&str| matches!(*word, "line" | "moves");
    let options = words.iter().position(is_key).unwrap_or(words.len());
    let rules: Rules = words[..options].join(" ").parse().map_err(|error| format!("{error}"))?;
    let (line, moves) = match &words[options..] {
        [] => (None, &[][..]),
        ["moves", moves @ ..] => (None, moves),
        ["line", line] => (Some(line), &[][..]),
        ["line", line, "moves", moves @ ..] => (Some(line), moves),
        ["line"] => return Err("\"line\" needs a position line".to_owned()),
        [_, _, word, ..] => return Err(format!("\"{word}\" where \"moves\" was expected")),
        [_, ..] => return Err("a position line or moves were expected".to_owned()),
    };
    let start = match line {
        Some(line) => Position::read(&rules, line).map_err(|error| error.to_string())?,
        None => Position::start(&rules),
    };
    play(Game::from_position(start), moves)
}

fn play(mut game: Game, moves: &[&str]) -> Result<Game, Fault> {
    for word in moves {
        let action = Action::read(game.rules().variant(), word).map_err(|error| error.to_string())?;
        game.play(action).map_err(|reason| format!("{word}: {reason}"))?;
    }
    Ok(game)
}

/// `movetime MS`, `depth D`, `nodes N`, or any of them together; nothing: until it is stopped.
fn read_limits(words: &[&str]) -> Result<Limits, Fault> {
    let mut limits = Limits::default();
    for pair in words.chunks(2) {
        let [name, value] = pair else { return Err(format!("\"{}\" needs a number", pair[0])) };
        let number = || {
            let number = value.parse().ok().filter(|number| *number > 0u64);
            number.ok_or_else(|| format!("\"{value}\" is no number above 0"))
        };
        match *name {
            "movetime" => limits.time = Some(Duration::from_millis(number()?)),
            "depth" => limits.depth = Some(number()?.min(255) as u8),
            "nodes" => limits.nodes = Some(number()?),
            _ => return Err(format!("unknown limit \"{name}\": there are movetime, depth, nodes")),
        }
    }
    Ok(limits)
}

fn read_depth(words: &[&str]) -> Result<u32, Fault> {
    let depth = match words {
        [depth] => depth.parse().ok(),
        _ => None,
    };
    depth.filter(|depth| *depth <= MAX_PERFT).ok_or_else(|| format!("perft needs a depth, 0 to {MAX_PERFT}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(input: &str) -> Vec<String> {
        let mut output = Vec::new();
        run(input.as_bytes(), &mut output, Settings { threads: 1, table_mib: 1 }).expect("reads and writes");
        String::from_utf8(output).expect("text").lines().map(str::to_owned).collect()
    }

    #[test]
    fn positions_are_set_and_their_moves_told() {
        let lines =
            said("position mosona strict lozenges=6\nlegal\nposition mosona moves a8-b9\nlegal\nperft 2\n");
        assert_eq!(lines[0], "legal a6-b7 a8-b7 b9-b7");
        assert!(lines[1].split(' ').any(|word| word == "c10xa8"), "{}", lines[1]);
        assert!(lines[2].starts_with("perft 2 "));
        let line = "position mosona line W:Wa2,b5:Bb7:Q3 moves b5-b3\nlegal";
        assert!(said(line)[0].starts_with("legal Hb3 b7-a6"), "{:?}", said(line));
    }

    #[test]
    fn a_search_tells_its_iterations_and_its_move() {
        let lines = said("position mosona\ngo depth 3\n");
        let [one, .., last] = &lines[..] else { panic!("{lines:?}") };
        assert!(
            one.starts_with("info depth 1 score cp ") && one.contains(" nodes ") && one.contains(" nps ")
        );
        let best = last.strip_prefix("bestmove ").expect("a move at the end");
        assert!(lines[lines.len() - 2].contains(&format!(" pv {best}")), "{lines:?}");
        let over = said("position mosona line W:W:Ba8\ngo depth 5\n");
        assert_eq!(over, ["bestmove none"]);
    }

    #[test]
    fn a_search_without_limits_ends_when_it_is_stopped_or_input_ends() {
        for input in ["go\nstop\nisready\n", "go\n", "go\nquit\n"] {
            let lines = said(input);
            assert_eq!(lines.iter().filter(|line| line.starts_with("bestmove ")).count(), 1, "{input}");
        }
        assert_eq!(said("go\nstop\nisready\n").last().map(String::as_str), Some("readyok"));
        assert!(said("go\nlegal\nstop\n").iter().any(|line| line.starts_with("error a search is running")));
    }

    #[test]
    fn faults_are_told_and_change_nothing() {
        for (line, fault) in [
            ("dance", "unknown command \"dance\""),
            ("position chess", ""),
            ("position mosona moves a8-b9 a8-b9", "a8-b9: "),
            ("position mosona line", "\"line\" needs"),
            ("position mosona line X", ""),
            ("position mosona line W:Wa2:Bc2 a2-b1", "\"a2-b1\" where"),
            ("go depth", "\"depth\" needs"),
            ("go depth -1", "\"-1\" is no number"),
            ("go speed 3", "unknown limit"),
            ("perft", "perft needs"),
            ("perft 31", "perft needs"),
        ] {
            let lines = said(&format!("position kolowis\n{line}\nlegal\n"));
            assert!(lines[0].starts_with(&format!("error {fault}")), "{line}: {lines:?}");
            assert_eq!(lines[1..], said("position kolowis\nlegal\n")[..], "{line}");
        }
    }

    #[test]
    fn lines_that_are_too_long_are_cut_and_the_next_is_read() {
        let long = format!("{}\nisready\n", "x".repeat(3 * MAX_LINE));
        let lines = said(&long);
        assert_eq!(lines.len(), 2);
        assert_eq!(lines[1], "readyok");
        let lines = said("\u{0}\n\n  \nisready");
        assert!(
            lines[0].starts_with("error unknown command \"\u{0}\"") && lines[1] == "readyok",
            "{lines:?}"
        );
    }
}
