//! What a file is, by its name and its first bytes.

/// The content type that Discord gives a file of this name.
#[must_use]
pub fn content_type(filename: &str) -> Option<&'static str> {
    let extension = filename.rsplit_once('.')?.1.to_ascii_lowercase();
    Some(match extension.as_str() {
        "png" => "image/png",
        "gif" => "image/gif",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "txt" => "text/plain; charset=utf-8",
        "json" => "application/json; charset=utf-8",
        "pdf" => "application/pdf",
        "zip" => "application/zip",
        _ => return None,
    })
}

/// Width and height in pixels of a PNG or GIF; `None` for anything else.
///
/// Source: PNG specification (third edition), 11.2.1 IHDR; GIF89a, section 18.
#[must_use]
pub fn pixels(bytes: &[u8]) -> Option<(u32, u32)> {
    if bytes.starts_with(b"\x89PNG\r\n\x1a\n") && bytes.get(12..16) == Some(b"IHDR") {
        let side = |at: usize| Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
        return Some((side(16)?, side(20)?));
    }
    if bytes.starts_with(b"GIF8") {
        let side = |at: usize| Some(u32::from(u16::from_le_bytes(bytes.get(at..at + 2)?.try_into().ok()?)));
        return Some((side(6)?, side(8)?));
    }
    None
}

/// The name as Discord keeps it: letters, digits, `.`, `-` and `_`; spaces become `_`, the rest goes.
#[must_use]
pub fn kept_name(filename: &str) -> String {
    let kept: String = filename
        .chars()
        .map(|c| if c == ' ' { '_' } else { c })
        .filter(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_'))
        .collect();
    let kept = kept.trim_matches('.');
    if kept.is_empty() { "unknown".to_owned() } else { kept.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_tell_their_size() {
        let mut png = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR".to_vec();
        png.extend([0, 0, 2, 0, 0, 0, 1, 44]);
        assert_eq!(pixels(&png), Some((512, 300)));
        assert_eq!(pixels(b"GIF89a\x40\x01\x20\x00"), Some((320, 32)));
        assert_eq!(pixels(&png[..18]), None);
        assert_eq!(pixels(b"hello"), None);
    }

    #[test]
    fn names_lose_what_links_cannot_hold() {
        let rows = [
            ("a b.png", "a_b.png"),
            ("../../etc/passwd", "etcpasswd"),
            ("日本.png", "png"),
            ("…", "unknown"),
        ];
        for (given, kept) in rows {
            assert_eq!(kept_name(given), kept);
        }
    }
}
