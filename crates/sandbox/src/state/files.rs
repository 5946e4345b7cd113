//! The bytes of attachments: in memory, or as files in the sandbox's folder.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::PathBuf;

use crate::ids::Id;

/// Bytes kept in all; beyond it the oldest files go, and their links lead nowhere.
pub const CAPACITY: usize = 256 * 1024 * 1024;

/// The files, by the id of their attachment.
#[derive(Debug)]
pub struct Files {
    folder: Option<PathBuf>,
    memory: BTreeMap<Id, Vec<u8>>,
    sizes: BTreeMap<Id, usize>,
    total: usize,
}

impl Files {
    /// Files that are gone with the process.
    #[must_use]
    pub const fn in_memory() -> Self {
        Self { folder: None, memory: BTreeMap::new(), sizes: BTreeMap::new(), total: 0 }
    }

    /// Files in this folder, which is made if it is not there.
    ///
    /// # Errors
    ///
    /// If the folder cannot be made or read.
    pub fn in_folder(folder: PathBuf) -> io::Result<Self> {
        fs::create_dir_all(&folder)?;
        let mut sizes = BTreeMap::new();
        for entry in fs::read_dir(&folder)? {
            let entry = entry?;
            let name = entry.file_name();
            if let Some(id) = name.to_str().and_then(|name| name.parse().ok()) {
                sizes.insert(id, usize::try_from(entry.metadata()?.len()).unwrap_or(usize::MAX));
            }
        }
        let total = sizes.values().sum();
        Ok(Self { folder: Some(folder), memory: BTreeMap::new(), sizes, total })
    }

    /// Keeps a file, and lets go of the oldest ones if there are too many bytes.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn put(&mut self, id: Id, bytes: Vec<u8>) -> io::Result<()> {
        let size = bytes.len();
        match &self.folder {
            Some(folder) => write_whole(&folder.join(id.to_string()), &bytes)?,
            None => drop(self.memory.insert(id, bytes)),
        }
        self.sizes.insert(id, size);
        self.total += size;
        while self.total > CAPACITY {
            let Some(oldest) = self.sizes.keys().next().copied().filter(|oldest| *oldest != id) else {
                break;
            };
            self.remove(oldest);
        }
        Ok(())
    }

    /// The bytes; `None` if they are not there (any more).
    #[must_use]
    pub fn get(&self, id: Id) -> Option<Vec<u8>> {
        match &self.folder {
            Some(folder) if self.sizes.contains_key(&id) => fs::read(folder.join(id.to_string())).ok(),
            Some(_) => None,
            None => self.memory.get(&id).cloned(),
        }
    }

    /// Forgets a file.
    pub fn remove(&mut self, id: Id) {
        let Some(size) = self.sizes.remove(&id) else { return };
        self.total -= size;
        match &self.folder {
            // A file that cannot be deleted now is found, and counted again, at the next start.
            Some(folder) => drop(fs::remove_file(folder.join(id.to_string()))),
            None => drop(self.memory.remove(&id)),
        }
    }
}

/// Writes a file so that it is there whole or not at all.
fn write_whole(path: &std::path::Path, bytes: &[u8]) -> io::Result<()> {
    let unfinished = path.with_extension("part");
    fs::write(&unfinished, bytes)?;
    fs::rename(unfinished, path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_in_a_folder_outlive_their_keeper() {
        let folder = tempfile::tempdir().unwrap();
        let mut files = Files::in_folder(folder.path().join("files")).unwrap();
        files.put(Id::new(7), b"seven".to_vec()).unwrap();
        files.put(Id::new(8), b"eight".to_vec()).unwrap();
        files.remove(Id::new(8));
        let files = Files::in_folder(folder.path().join("files")).unwrap();
        assert_eq!(files.get(Id::new(7)).as_deref(), Some(&b"seven"[..]));
        assert_eq!(files.get(Id::new(8)), None);
    }

    #[test]
    fn the_oldest_go_when_there_are_too_many_bytes() {
        let mut files = Files::in_memory();
        for id in 1..=5 {
            files.put(Id::new(id), vec![0; CAPACITY / 4]).unwrap();
        }
        assert_eq!(files.get(Id::new(1)), None);
        assert!(files.get(Id::new(2)).is_some());
    }
}
