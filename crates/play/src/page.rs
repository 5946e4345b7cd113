//! What the page of a game is found by.

use std::{fmt, str::FromStr};

/// The secret part of the address of a game's page: 128 random bits, so that nobody comes upon a page whose
/// address they were not given. Written as 32 digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PageToken(pub u128);

/// A text is no token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the name of a page has 32 hexadecimal digits in lower case")]
pub struct PageTokenError;

impl fmt::Display for PageToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

/// Whoever has it sees the game, so it stays out of every log.
impl fmt::Debug for PageToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PageToken")
    }
}

impl FromStr for PageToken {
    type Err = PageTokenError;

    fn from_str(text: &str) -> Result<PageToken, PageTokenError> {
        let is_digit = |byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        if text.len() != 32 || !text.bytes().all(is_digit) {
            return Err(PageTokenError);
        }
        u128::from_str_radix(text, 16).map(PageToken).map_err(|_| PageTokenError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_read_as_they_are_written_and_in_no_other_way() {
        for token in [0, 1, 0xabc, u128::MAX] {
            let text = PageToken(token).to_string();
            assert_eq!(text.len(), 32);
            assert_eq!(text.parse(), Ok(PageToken(token)));
        }
        let good = PageToken(0xabc).to_string();
        for bad in
            ["", "0", &good[1..], &format!("{good}0"), &good.to_uppercase(), &good.replacen('0', "+", 1)]
        {
            assert_eq!(bad.parse::<PageToken>(), Err(PageTokenError), "{bad}");
        }
    }

    #[test]
    fn tokens_stay_out_of_logs() {
        assert!(!format!("{:?}", PageToken(0xabc)).contains("abc"));
    }
}
