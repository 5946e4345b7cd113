//! Another program as a player, which speaks the text protocol.

use std::{
    io::{self, BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use rules::{Action, Game};

use crate::{Limits, contest::Player};

/// A program under way. It ends with this value.
#[derive(Debug)]
pub struct External {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    limits: Limits,
}

impl External {
    /// Starts a program, by its path and arguments, and holds it to `limits` at each move.
    ///
    /// # Errors
    ///
    /// If it cannot be started.
    pub fn start(program: &str, arguments: &[String], limits: Limits) -> io::Result<External> {
        let mut child =
            Command::new(program).args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let pipes = (child.stdin.take(), child.stdout.take());
        let (Some(input), Some(output)) = pipes else { return Err(io::ErrorKind::BrokenPipe.into()) };
        Ok(External { child, input, output: BufReader::new(output), limits })
    }

    fn ask(&mut self, game: &Game) -> io::Result<Option<Action>> {
        let moves: Vec<String> = game.actions().iter().map(Action::to_string).collect();
        let (rules, start) = (game.rules(), game.start());
        writeln!(self.input, "position {rules} line {start} moves {}", moves.join(" "))?;
        writeln!(self.input, "go{}", self.limits)?;
        self.input.flush()?;
        let mut line = String::new();
        while self.output.read_line(&mut line)? > 0 {
            if let Some(text) = line.trim_end().strip_prefix("bestmove ") {
                return Ok(Action::read(rules.variant(), text).ok());
            }
            line.clear();
        }
        Ok(None)
    }
}

/// A program that fails gives the game up.
impl Player for External {
    fn choose(&mut self, game: &Game) -> Option<Action> {
        self.ask(game).ok().flatten()
    }
}

impl Drop for External {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
