//! The file that tables are kept in.
//!
//! All numbers are little-endian. A head of 24 bytes: the word `STONESTB`, the version of the format (4
//! bytes), the number of men (4), a checksum of all that follows (8). Then every slice in the order of
//! [`Slice::up_to`]: how many positions it stores (8), how many different values (4) and planes (4), the
//! values (2 each), how many planes each group's blocks have (8 a group), the planes (8 each).

use std::{
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
};

use super::{
    Tables,
    grid::Value,
    packed::{BLOCK, Group, Packed},
    slice::Slice,
};

const MAGIC: [u8; 8] = *b"STONESTB";

/// Counted up with every change of the format, or of the values.
const VERSION: u32 = 1;

const HEAD: usize = 24;

/// Why tables cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub enum TablesError {
    #[error("cannot read the endgame tables {}", path.display())]
    Read { path: PathBuf, source: io::Error },
    #[error("cannot write the endgame tables {}", path.display())]
    Write { path: PathBuf, source: io::Error },
    #[error("{} holds no endgame tables; `stones tables build` makes them", path.display())]
    NoTables { path: PathBuf },
    #[error(
        "the endgame tables {} have format {found}, not {VERSION}; `stones tables build` makes them anew",
        path.display()
    )]
    Version { path: PathBuf, found: u32 },
    #[error("the endgame tables {} are damaged; `stones tables build` makes them anew", path.display())]
    Damaged { path: PathBuf },
}

impl Tables {
    /// Reads tables from a file into memory.
    ///
    /// # Errors
    ///
    /// [`TablesError`] if the file cannot be read, or is not whole and of the present format.
    pub fn load(path: &Path) -> Result<Tables, TablesError> {
        let bytes = fs::read(path).map_err(|source| TablesError::Read { path: path.to_owned(), source })?;
        Tables::from_bytes(&bytes).map_err(|fault| fault.of(path))
    }

    /// Writes the tables to a file. It comes into being whole or not at all: a neighbour with the ending
    /// `.part` is written and then renamed.
    ///
    /// # Errors
    ///
    /// [`TablesError::Write`].
    pub fn save(&self, path: &Path) -> Result<(), TablesError> {
        let part = part_of(path);
        let written = write_synced(&part, &self.to_bytes()).and_then(|()| fs::rename(&part, path));
        written.map_err(|source| {
            // It is the first error that has to be told.
            let _ = fs::remove_file(&part);
            TablesError::Write { path: path.to_owned(), source }
        })
    }

    /// The file's contents. The same tables give the same bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let body: Vec<u8> = self.slices.iter().flat_map(slice_bytes).collect();
        let mut bytes = Vec::with_capacity(HEAD + body.len());
        bytes.extend(MAGIC);
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend(u32::from(self.men).to_le_bytes());
        bytes.extend(checksum(&body).to_le_bytes());
        bytes.extend(body);
        bytes
    }

    fn from_bytes(bytes: &[u8]) -> Result<Tables, Fault> {
        let mut reader = Reader(bytes);
        if reader.array() != Some(MAGIC) {
            return Err(Fault::NoTables);
        }
        match reader.u32() {
            Some(VERSION) => reader.tables().ok_or(Fault::Damaged),
            Some(found) => Err(Fault::Version(found)),
            None => Err(Fault::Damaged),
        }
    }
}

/// What is wrong with the contents of a file.
enum Fault {
    NoTables,
    Version(u32),
    Damaged,
}

impl Fault {
    fn of(self, path: &Path) -> TablesError {
        let path = path.to_owned();
        match self {
            Fault::NoTables => TablesError::NoTables { path },
            Fault::Version(found) => TablesError::Version { path, found },
            Fault::Damaged => TablesError::Damaged { path },
        }
    }
}

/// A name in the same folder that no other process uses.
fn part_of(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".{}.part", std::process::id()));
    name.into()
}

fn write_synced(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

fn slice_bytes(packed: &Packed) -> Vec<u8> {
    let Packed { slice: _, positions, values, groups, planes } = packed;
    let mut bytes = Vec::new();
    bytes.extend(positions.to_le_bytes());
    bytes.extend((values.len() as u32).to_le_bytes());
    bytes.extend((planes.len() as u32).to_le_bytes());
    bytes.extend(values.iter().flat_map(|value| value.bits().to_le_bytes()));
    bytes.extend(groups.iter().flat_map(|group| group.counts().to_le_bytes()));
    bytes.extend(planes.iter().flat_map(|plane| plane.to_le_bytes()));
    bytes
}

/// FNV-1a (Fowler, Noll, Vo) over words of eight bytes, the last filled up with zeros.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.chunks(8).fold(0xcbf2_9ce4_8422_2325, |sum, chunk| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        let mixed = (sum ^ u64::from_le_bytes(word)).wrapping_mul(0x0000_0100_0000_01b3);
        // The upper bits of a word would otherwise change nothing below themselves.
        mixed ^ mixed >> 32
    })
}

/// Takes a file apart from its start. `None`: too short, or something that is never written.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn tables(&mut self) -> Option<Tables> {
        let men = u8::try_from(self.u32()?).ok().filter(|men| Tables::MEN.contains(men))?;
        if self.u64()? != checksum(self.0) {
            return None;
        }
        let slices = Slice::up_to(men).map(|slice| self.slice(slice)).collect::<Option<_>>()?;
        self.0.is_empty().then_some(Tables { men, slices })
    }

    fn slice(&mut self, slice: Slice) -> Option<Packed> {
        let positions = self.u64()?;
        let (values, planes) = (self.u32()? as usize, self.u32()? as usize);
        let values = self.many(values, |bytes| Value::from_bits(u16::from_le_bytes(bytes)))?;
        let count = (slice.len() as usize).div_ceil(BLOCK * Group::BLOCKS);
        let groups = Group::all(self.many(count, u64::from_le_bytes)?);
        let planes = self.many(planes, u64::from_le_bytes)?;
        // Every number that the planes can hold is the number of a result.
        let is_whole = groups.last()?.end() == planes.len()
            && values.iter().all(|value| value.wdl().is_some())
            && values.len().is_power_of_two()
            && groups.iter().all(|group| group.most_planes() <= values.len().trailing_zeros().into());
        is_whole.then_some(Packed { slice, positions, values, groups, planes })
    }

    fn many<const N: usize, T>(&mut self, count: usize, from: impl Fn([u8; N]) -> T) -> Option<Vec<T>> {
        let (items, rest) = self.0.split_at_checked(count.checked_mul(N)?)?;
        self.0 = rest;
        Some(items.as_chunks().0.iter().map(|&bytes| from(bytes)).collect())
    }

    fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (array, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*array)
    }

    fn u32(&mut self) -> Option<u32> {
        self.array().map(u32::from_le_bytes)
    }

    fn u64(&mut self) -> Option<u64> {
        self.array().map(u64::from_le_bytes)
    }
}
