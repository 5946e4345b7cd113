//! Where the pages of games are found.

use std::{fmt, str::FromStr};

use play::PageToken;

/// The address under which people reach the pages, without a slash at its end: `https://stones.example`, or
/// `https://example.org/stones`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pages {
    base: String,
    /// How many bytes of `base` come before the path.
    host_end: usize,
}

/// Why a text is no address for pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AddressError {
    #[error("begins with neither https:// nor http://")]
    Scheme,
    #[error("names no host, such as https://stones.example")]
    Host,
    #[error("has a path of other signs than letters, digits, - . _ ~ and single /")]
    Path,
    #[error("is longer than {} characters", Pages::LONGEST)]
    TooLong,
}

impl Pages {
    /// Discord takes addresses of 512 characters on its buttons; that of a game adds 35.
    pub const LONGEST: usize = 400;

    /// The address of the page of a game.
    pub fn address(&self, token: PageToken) -> String {
        format!("{self}{}", Pages::path(token))
    }

    /// What follows the base.
    pub fn path(token: PageToken) -> String {
        format!("/g/{token}")
    }

    /// The part of the base after the host, `/stones`; empty if there is none.
    pub fn prefix(&self) -> &str {
        &self.base[self.host_end..]
    }

    /// Whether the way there is encrypted.
    pub fn is_secure(&self) -> bool {
        self.base.starts_with("https://")
    }
}

impl fmt::Display for Pages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.base)
    }
}

impl FromStr for Pages {
    type Err = AddressError;

    fn from_str(text: &str) -> Result<Pages, AddressError> {
        let base = text.trim_end_matches('/');
        let rest = base.strip_prefix("https://").or_else(|| base.strip_prefix("http://"));
        let rest = rest.ok_or(AddressError::Scheme)?;
        if base.len() > Pages::LONGEST {
            return Err(AddressError::TooLong);
        }
        let (host, path) = rest.find('/').map_or((rest, ""), |at| rest.split_at(at));
        let of_host = |byte: u8| byte.is_ascii_alphanumeric() || b"-.:[]".contains(&byte);
        if !host.bytes().any(|byte| byte.is_ascii_alphanumeric()) || !host.bytes().all(of_host) {
            return Err(AddressError::Host);
        }
        let of_path = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
        let is_name = |part: &str| !matches!(part, "" | "." | "..") && part.bytes().all(of_path);
        if !path.split('/').skip(1).all(is_name) {
            return Err(AddressError::Path);
        }
        Ok(Pages { base: base.to_owned(), host_end: base.len() - path.len() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_with_and_without_a_path() {
        for (text, base, prefix) in [
            ("https://stones.example", "https://stones.example", ""),
            ("https://stones.example/", "https://stones.example", ""),
            ("https://example.org/games/stones", "https://example.org/games/stones", "/games/stones"),
            ("http://127.0.0.1:8430", "http://127.0.0.1:8430", ""),
            ("http://[::1]:8430/x", "http://[::1]:8430/x", "/x"),
        ] {
            let pages: Pages = text.parse().expect(text);
            assert_eq!((pages.to_string().as_str(), pages.prefix()), (base, prefix));
            assert_eq!(pages.to_string().parse(), Ok(pages.clone()));
            assert_eq!(pages.address(PageToken(10)), format!("{base}/g/0000000000000000000000000000000a"));
        }
        assert!("https://x".parse::<Pages>().expect("reads").is_secure());
        assert!(!"http://x".parse::<Pages>().expect("reads").is_secure());
    }

    #[test]
    fn what_could_lead_elsewhere_is_refused() {
        use AddressError::*;
        for (text, error) in [
            ("", Scheme),
            ("stones.example", Scheme),
            ("javascript:alert(1)", Scheme),
            ("https://", Scheme),
            ("https:///x", Host),
            ("https://user:secret@host", Host),
            ("https://host name", Host),
            ("https://host?x=1", Host),
            ("https://host/a//b", Path),
            ("https://host/../b", Path),
            ("https://host/a?x", Path),
            ("https://host/a#x", Path),
            ("https://host/\"><script>", Path),
        ] {
            assert_eq!(text.parse::<Pages>(), Err(error), "{text}");
        }
        let long = format!("https://host/{}", "a".repeat(Pages::LONGEST));
        assert_eq!(long.parse::<Pages>(), Err(TooLong));
    }

    #[test]
    fn the_longest_address_fits_on_a_button() {
        let base = format!("https://host/{}", "a".repeat(Pages::LONGEST - "https://host/".len()));
        let pages: Pages = base.parse().expect("fits");
        assert!(pages.address(PageToken(0)).len() <= 512);
    }
}
