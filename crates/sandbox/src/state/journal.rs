//! The world on disk: a file of JSON lines, one for each changed row.
//!
//! A request's changes are written in one piece when it is done, before it is answered: a process that is
//! killed loses nothing that it said it had. (A machine that loses power may: nothing is synced.) At the
//! start, and when the file has grown to several times the world's size, it is written anew beside the old one
//! and takes its place.

use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::World;

/// The first line of the file; a later format will have another number.
const HEAD: &str = "{\"stones sandbox\":1}";
/// Lines beyond four times the world's size at which the file is written anew.
const SLACK: usize = 20_000;

/// Why the state could not be opened.
#[derive(Debug, Error)]
pub enum JournalError {
    #[error("cannot use {path}")]
    Io { path: PathBuf, source: io::Error },
    #[error("{0} is in use by another sandbox")]
    InUse(PathBuf),
    #[error("{0} is not a sandbox's state, or one of another version; start with a fresh one")]
    Format(PathBuf),
    #[error("line {line} of {path} cannot be read; start with a fresh state")]
    Line { path: PathBuf, line: usize, source: serde_json::Error },
}

/// Whether the state of last time counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// Go on with what is found.
    Found,
    /// Forget it.
    Fresh,
}

/// The file that a world is written down in.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
    lines: usize,
    // Held as long as the journal is; freed by the system if the process dies.
    _lock: File,
}

impl Journal {
    /// Opens the state in `folder`; what is not there yet comes from `seed`.
    ///
    /// # Errors
    ///
    /// If the folder is in use, cannot be read or written, or holds something else.
    pub fn open(
        folder: &Path,
        start: Start,
        seed: impl FnOnce() -> World,
    ) -> Result<(Self, World), JournalError> {
        let path = folder.join("world.jsonl");
        let io_fault = |source| JournalError::Io { path: path.clone(), source };
        fs::create_dir_all(folder).map_err(io_fault)?;
        let lock = lock(&folder.join("lock"))?;
        let found = match start {
            Start::Found => fs::read_to_string(&path),
            Start::Fresh => Err(io::ErrorKind::NotFound.into()),
        };
        let world = match found {
            Ok(text) => read(&path, &text, seed())?,
            Err(fault) if fault.kind() == io::ErrorKind::NotFound => seed(),
            Err(fault) => return Err(io_fault(fault)),
        };
        let file = write_anew(&path, &world).map_err(io_fault)?;
        let lines = world.size();
        Ok((Self { path, file, lines, _lock: lock }, world))
    }

    /// Writes down what changed.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn write(&mut self, world: &mut World) -> io::Result<()> {
        let changes = world.take_changes();
        if changes.is_empty() {
            return Ok(());
        }
        if self.lines > 4 * world.size() + SLACK {
            self.file = write_anew(&self.path, world)?;
            self.lines = world.size();
            return Ok(());
        }
        if let Err(fault) = self.file.write_all(changes.as_bytes()) {
            // Half a line may be there now, behind which nothing could be read: next time, all is written.
            self.lines = usize::MAX;
            return Err(fault);
        }
        self.lines = self.lines.saturating_add(changes.lines().count());
        Ok(())
    }
}

fn lock(path: &Path) -> Result<File, JournalError> {
    let io_fault = |source| JournalError::Io { path: path.to_owned(), source };
    let file = File::create(path).map_err(io_fault)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(JournalError::InUse(path.to_owned())),
        Err(TryLockError::Error(fault)) => Err(io_fault(fault)),
    }
}

/// The world that the lines say, over the settings of `seed`. A last line without an end was being written
/// when the process was killed, and is left out.
fn read(path: &Path, text: &str, seed: World) -> Result<World, JournalError> {
    let whole = text.rsplit_once('\n').map_or("", |(whole, _)| whole);
    let mut lines = whole.lines();
    if lines.next() != Some(HEAD) {
        return Err(JournalError::Format(path.to_owned()));
    }
    let mut world = World::empty(seed.settings.get().clone());
    for (number, line) in (2..).zip(lines) {
        let fault = |source| JournalError::Line { path: path.to_owned(), line: number, source };
        world.restore(line).map_err(fault)?;
    }
    world.index();
    Ok(world)
}

fn write_anew(path: &Path, world: &World) -> io::Result<File> {
    let unfinished = path.with_extension("part");
    let mut file = File::create(&unfinished)?;
    file.write_all(format!("{HEAD}\n{}", world.all_lines()).as_bytes())?;
    fs::rename(&unfinished, path)?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::channel::Channel;

    fn seeded() -> World {
        World::seeded("Bot")
    }

    #[test]
    fn a_world_is_found_again_as_it_was_left() {
        let folder = tempfile::tempdir().unwrap();
        let (mut journal, mut world) = Journal::open(folder.path(), Start::Found, seeded).unwrap();
        let id = world.new_id();
        world.channels.insert(id, Channel::text(id, id, "new", 7));
        let first = world.channels.iter().next().unwrap().0;
        world.channels.remove(first);
        journal.write(&mut world).unwrap();
        drop(journal);
        let (_journal, found) = Journal::open(folder.path(), Start::Found, seeded).unwrap();
        assert_eq!(found.all_lines(), world.all_lines());
    }

    #[test]
    fn a_line_cut_short_is_left_out() {
        let folder = tempfile::tempdir().unwrap();
        let (mut journal, mut world) = Journal::open(folder.path(), Start::Found, seeded).unwrap();
        journal.write(&mut world).unwrap();
        journal.file.write_all(b"[\"users\",\"12").unwrap();
        drop(journal);
        let (_journal, found) = Journal::open(folder.path(), Start::Found, seeded).unwrap();
        assert_eq!(found.all_lines(), world.all_lines());
    }

    #[test]
    fn two_sandboxes_cannot_share_a_folder() {
        let folder = tempfile::tempdir().unwrap();
        let _first = Journal::open(folder.path(), Start::Found, seeded).unwrap();
        assert!(matches!(Journal::open(folder.path(), Start::Found, seeded), Err(JournalError::InUse(_))));
    }

    #[test]
    fn something_else_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("world.jsonl"), "something else\n").unwrap();
        assert!(matches!(Journal::open(folder.path(), Start::Found, seeded), Err(JournalError::Format(_))));
        fs::write(folder.path().join("world.jsonl"), format!("{HEAD}\n[\"pets\",1,2]\n")).unwrap();
        assert!(matches!(
            Journal::open(folder.path(), Start::Found, seeded),
            Err(JournalError::Line { line: 2, .. })
        ));
    }

    #[test]
    fn after_a_failed_write_all_is_written() {
        let folder = tempfile::tempdir().unwrap();
        let (mut journal, mut world) = Journal::open(folder.path(), Start::Found, seeded).unwrap();
        let good =
            std::mem::replace(&mut journal.file, File::open(folder.path().join("world.jsonl")).unwrap());
        world.new_id();
        assert!(journal.write(&mut world).is_err(), "the file is open for reading only");
        drop(good);
        world.new_id();
        journal.write(&mut world).unwrap();
        drop(journal);
        let (_journal, found) = Journal::open(folder.path(), Start::Found, seeded).unwrap();
        assert_eq!(found.all_lines(), world.all_lines());
    }

    #[test]
    fn the_file_does_not_grow_for_ever() {
        let folder = tempfile::tempdir().unwrap();
        let (mut journal, mut world) = Journal::open(folder.path(), Start::Found, seeded).unwrap();
        for _ in 0..SLACK + 4 * world.size() + 2 {
            world.new_id();
            journal.write(&mut world).unwrap();
        }
        let text = fs::read_to_string(folder.path().join("world.jsonl")).unwrap();
        assert!(text.lines().count() < SLACK, "{}", text.lines().count());
    }
}
