//! A finished picture.

/// A PNG file with what its sender has to know of it.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    pub png: Vec<u8>,
    /// In pixels.
    pub width: u32,
    pub height: u32,
    /// Tells pictures apart in file names: the same for the same file, on every machine.
    pub hash: u64,
}

impl Picture {
    pub(crate) fn new(png: Vec<u8>, width: u32, height: u32) -> Picture {
        Picture { hash: fnv(&png), png, width, height }
    }

    /// The hash of the decoded pixels: equal to [`pixels_hash`] of any file that shows the same.
    pub fn pixels_hash(&self) -> u64 {
        pixels_hash(&self.png).expect("our own file can be decoded")
    }
}

impl std::fmt::Debug for Picture {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Picture { png, width, height, hash } = self;
        write!(f, "Picture({width}x{height}, {} bytes, {hash:016x})", png.len())
    }
}

/// A hash of the size and the decoded pixels of a PNG file, whatever its compression or palette.
///
/// # Errors
///
/// If `png` is not a whole PNG file.
pub fn pixels_hash(png: &[u8]) -> Result<u64, UnreadablePicture> {
    let picture = image::load_from_memory_with_format(png, image::ImageFormat::Png)?.into_rgba8();
    let size = [picture.width(), picture.height()].map(u32::to_le_bytes);
    Ok(fnv(&[size.as_flattened(), picture.as_raw()].concat()))
}

/// A file that is no picture.
#[derive(Debug, thiserror::Error)]
#[error("cannot decode the picture")]
pub struct UnreadablePicture(#[from] image::ImageError);

/// FNV-1a, 64 bits: short, and the same for ever, unlike the hashes of the standard library.
fn fnv(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3))
}
