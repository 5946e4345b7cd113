//! Files from the command line, which may be anything.

use std::{fs::File, io::Read, path::Path};

use anyhow::Context;

/// The text of a file of at most `most` bytes.
///
/// # Errors
///
/// If it cannot be read, is larger, or is not UTF-8; no more than `most` bytes are ever held.
pub fn read_text(file: &Path, most: usize) -> anyhow::Result<String> {
    let name = file.display();
    let opened = File::open(file).with_context(|| format!("cannot read {name}"))?;
    let mut text = Vec::new();
    opened.take(most as u64 + 1).read_to_end(&mut text).with_context(|| format!("cannot read {name}"))?;
    anyhow::ensure!(text.len() <= most, "{name} is larger than {most} bytes");
    String::from_utf8(text).with_context(|| format!("{name} is no text"))
}
