//! Why a post cannot be delivered, and the word the store keeps for it.

use play::NoThread;
use view::Undelivered;

use crate::rest::{RestError, code};

const WORDS: [(Undelivered, &str); 5] = [
    (Undelivered::Gone, "gone"),
    (Undelivered::Forbidden, "forbidden"),
    (Undelivered::Unseen, "unseen"),
    (Undelivered::Locked, "locked"),
    (Undelivered::Other, "other"),
];

/// Whether the place may open again: rights are granted, threads unlocked, bots invited anew.
pub fn may_pass(reason: Undelivered) -> bool {
    match reason {
        Undelivered::Forbidden | Undelivered::Unseen | Undelivered::Locked => true,
        Undelivered::Gone | Undelivered::Other => false,
    }
}

/// Why a request was refused; `None` if it was not.
pub fn of(error: &RestError) -> Option<Undelivered> {
    let RestError::Refused { status, code, .. } = error else { return None };
    Some(match (*code, *status) {
        (code::UNKNOWN_CHANNEL | code::UNKNOWN_GUILD, _) | (0, 404) => Undelivered::Gone,
        (code::MISSING_ACCESS | code::MISSING_PERMISSIONS, _) | (0, 401 | 403) => Undelivered::Forbidden,
        (code::THREAD_ARCHIVED | code::THREAD_LOCKED, _) => Undelivered::Locked,
        _ => Undelivered::Other,
    })
}

/// Why a refused request made no thread; `None` if it was not refused.
pub fn no_thread(error: &RestError) -> Option<NoThread> {
    let reason = of(error)?;
    Some(match (error.code(), reason) {
        (Some(code::TOO_MANY_THREADS | code::TOO_MANY_ANNOUNCEMENT_THREADS), _) => NoThread::TooMany,
        (_, Undelivered::Forbidden) => NoThread::Forbidden,
        _ => NoThread::Other,
    })
}

pub fn word(reason: Undelivered) -> &'static str {
    WORDS.iter().find(|row| row.0 == reason).map_or("other", |row| row.1)
}

/// The reason of a word. One that this release never wrote says as much as "other".
pub fn read(word: &str) -> Undelivered {
    WORDS.iter().find(|row| row.1 == word).map_or(Undelivered::Other, |row| row.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_read_back() {
        for (reason, _) in WORDS {
            assert_eq!(read(word(reason)), reason);
        }
        assert_eq!(read("?"), Undelivered::Other);
    }

    #[test]
    fn only_refusals_are_reasons() {
        let refused =
            |status, code| of(&RestError::Refused { doing: "testing", status, code, in_doubt: false });
        assert_eq!(refused(404, 10003), Some(Undelivered::Gone));
        assert_eq!(refused(403, 50001), Some(Undelivered::Forbidden));
        assert_eq!(refused(403, 50013), Some(Undelivered::Forbidden));
        assert_eq!(refused(400, 50083), Some(Undelivered::Locked));
        assert_eq!(refused(400, 50035), Some(Undelivered::Other));
        assert_eq!(of(&RestError::GaveUp { doing: "testing", attempts: 3 }), None);
    }

    #[test]
    fn why_there_is_no_thread_is_known_by_the_code() {
        let refused =
            |status, code| no_thread(&RestError::Refused { doing: "testing", status, code, in_doubt: false });
        assert_eq!(refused(400, 160_006), Some(NoThread::TooMany));
        assert_eq!(refused(403, 50013), Some(NoThread::Forbidden));
        assert_eq!(refused(404, 10008), Some(NoThread::Other));
        assert_eq!(no_thread(&RestError::GaveUp { doing: "testing", attempts: 3 }), None);
    }
}
