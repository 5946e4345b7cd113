//! What the bots inside the tests log: into a file for each, as a process writes into its own.

use std::{
    collections::HashMap,
    fs::File,
    io::{self, Write},
    path::Path,
    sync::{LazyLock, Mutex, PoisonError},
};

use tokio::runtime::{Handle, Id};
use tracing_subscriber::{EnvFilter, fmt::MakeWriter};

/// What the bots log, as processes too.
pub const LEVELS: &str = "info,bot=debug";

/// The files by the tests' runtimes: every test has one of its own.
static FILES: LazyLock<Mutex<HashMap<Id, File>>> = LazyLock::new(|| {
    let writing = tracing_subscriber::fmt().with_env_filter(EnvFilter::new(LEVELS)).with_ansi(false);
    writing.with_writer(OfThisTest).init();
    let told = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        // A task that panics is none of the test's business otherwise.
        let _ = writeln!(OfThisTest, "{panic}");
        told(panic);
    }));
    Mutex::default()
});

/// From now on what is logged in this test goes to `file`.
pub fn goes_to(file: &Path) {
    files().insert(Handle::current().id(), append(file));
}

/// Appends to a log.
pub fn append(path: &Path) -> File {
    File::options().create(true).append(true).open(path).expect("the log can be written")
}

fn files() -> std::sync::MutexGuard<'static, HashMap<Id, File>> {
    FILES.lock().unwrap_or_else(PoisonError::into_inner)
}

#[derive(Clone, Copy, Debug)]
struct OfThisTest;

impl Write for OfThisTest {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        let test = Handle::try_current().ok().map(|handle| handle.id());
        match test.and_then(|test| files().get(&test).map(File::try_clone)) {
            Some(file) => file?.write(text),
            // Not of a bot.
            None => Ok(text.len()),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for OfThisTest {
    type Writer = OfThisTest;

    fn make_writer(&'a self) -> OfThisTest {
        *self
    }
}
