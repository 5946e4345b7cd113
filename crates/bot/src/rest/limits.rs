//! Discord's rate limits, as far as its answers have told them: how long the next request must wait.
//!
//! serenity's own limiter is always off, for it answers a 429 by waiting and asking again, and tells nobody:
//! neither the code that says that no wait will help, nor a wait that is longer than anybody's. Here a wait
//! is known before it begins.

use std::{
    collections::HashMap,
    fmt,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use reqwest::{StatusCode, header::HeaderMap};
use serenity::http::{RatelimitingBucket, Route};
use tokio::time::Instant;

/// A 429 that does not say how long it lasts counts for this long.
const UNTOLD: Duration = Duration::from_secs(1);

/// What has a limit of its own.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Scope {
    /// All requests but the answers to interactions.
    All,
    /// The requests of one kind to one channel or server.
    Route(RatelimitingBucket),
    /// The answers to one interaction, by their path: Discord counts them by the secret in it, and to
    /// serenity those of all interactions are one.
    Answer(String),
}

impl Scope {
    fn of(route: &Route<'_>) -> Scope {
        match route {
            Route::InteractionResponse { .. }
            | Route::WebhookOriginalInteractionResponse { .. }
            | Route::WebhookFollowupMessages { .. } => Scope::Answer(route.path().into_owned()),
            _ => Scope::Route(route.ratelimiting_bucket()),
        }
    }
}

/// Until when requests have to wait. Holds nothing but limits that are reached.
#[derive(Default)]
pub struct Limits(Mutex<HashMap<Scope, Instant>>);

/// The paths of answers are secret.
impl fmt::Debug for Limits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limits").finish_non_exhaustive()
    }
}

impl Limits {
    /// How long after `now` a request to `route` may go; `None` if at once.
    pub fn wait(&self, route: &Route<'_>, now: Instant) -> Option<Duration> {
        let scope = Scope::of(route);
        let ends = self.ends();
        let global = if matches!(scope, Scope::Answer(_)) { None } else { ends.get(&Scope::All) };
        let free = ends.get(&scope).into_iter().chain(global).max()?;
        Some(free.saturating_duration_since(now)).filter(|wait| !wait.is_zero())
    }

    /// Notes what the head of an answer tells of limits. Returns how long it asks to wait before the same
    /// request is made again, if it was one too many.
    pub fn note(
        &self,
        route: &Route<'_>,
        status: StatusCode,
        headers: &HeaderMap,
        now: Instant,
    ) -> Option<Duration> {
        let limited = (status == StatusCode::TOO_MANY_REQUESTS)
            .then(|| seconds(headers, "retry-after").unwrap_or(UNTOLD));
        if let Some(wait) = limited {
            let scope = if is_global(headers) { Scope::All } else { Scope::of(route) };
            self.reached(scope, now, wait);
        } else if headers.get("x-ratelimit-remaining").is_some_and(|remaining| remaining == "0")
            && let Some(wait) = seconds(headers, "x-ratelimit-reset-after")
        {
            self.reached(Scope::of(route), now, wait);
        }
        limited
    }

    fn reached(&self, scope: Scope, now: Instant, wait: Duration) {
        // A wait beyond all times is as good as none: the next answer will tell it again.
        let Some(end) = now.checked_add(wait) else { return };
        let mut ends = self.ends();
        // What is over is of no use, so there are never more than were reached of late.
        ends.retain(|_, end| *end > now);
        let known = ends.entry(scope).or_insert(end);
        *known = end.max(*known);
    }

    fn ends(&self) -> MutexGuard<'_, HashMap<Scope, Instant>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether a 429 is about all requests.
fn is_global(headers: &HeaderMap) -> bool {
    headers.contains_key("x-ratelimit-global")
        || headers.get("x-ratelimit-scope").is_some_and(|scope| scope == "global")
}

fn seconds(headers: &HeaderMap, name: &str) -> Option<Duration> {
    let seconds: f64 = headers.get(name)?.to_str().ok()?.parse().ok()?;
    Duration::try_from_secs_f64(seconds).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serenity::all::{ApplicationId, ChannelId, InteractionId, MessageId};

    const MESSAGES: Route<'_> = Route::ChannelMessages { channel_id: ChannelId::new(1) };
    const MESSAGE: Route<'_> =
        Route::ChannelMessage { channel_id: ChannelId::new(1), message_id: MessageId::new(5) };
    const ELSEWHERE: Route<'_> = Route::ChannelMessages { channel_id: ChannelId::new(2) };

    fn edit_answer(token: &str) -> Route<'_> {
        Route::WebhookOriginalInteractionResponse { application_id: ApplicationId::new(3), token }
    }

    fn head(rows: &[(&'static str, &'static str)]) -> HeaderMap {
        rows.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn an_empty_bucket_holds_its_own_route_until_it_is_full_again() {
        let (limits, now) = (Limits::default(), Instant::now());
        let left = head(&[("x-ratelimit-remaining", "1"), ("x-ratelimit-reset-after", "5")]);
        assert_eq!(limits.note(&MESSAGES, StatusCode::OK, &left, now), None);
        assert_eq!(limits.wait(&MESSAGES, now), None);
        let empty = head(&[("x-ratelimit-remaining", "0"), ("x-ratelimit-reset-after", "2.5")]);
        assert_eq!(limits.note(&MESSAGES, StatusCode::OK, &empty, now), None);
        assert_eq!(limits.wait(&MESSAGES, now), Some(Duration::from_millis(2500)));
        assert_eq!(limits.wait(&MESSAGES, now + SECOND), Some(Duration::from_millis(1500)));
        assert_eq!(limits.wait(&MESSAGES, now + 3 * SECOND), None);
        for free in [MESSAGE, ELSEWHERE, edit_answer("a")] {
            assert_eq!(limits.wait(&free, now), None, "{free:?}");
        }
    }

    #[test]
    fn one_request_too_many_holds_its_own_route() {
        let (limits, now) = (Limits::default(), Instant::now());
        let limited = head(&[("retry-after", "3600"), ("x-ratelimit-scope", "shared")]);
        let status = StatusCode::TOO_MANY_REQUESTS;
        assert_eq!(limits.note(&MESSAGES, status, &limited, now), Some(3600 * SECOND));
        assert_eq!(limits.wait(&MESSAGES, now), Some(3600 * SECOND));
        assert_eq!(limits.wait(&ELSEWHERE, now), None);
        assert_eq!(limits.note(&ELSEWHERE, status, &HeaderMap::new(), now), Some(UNTOLD));
        assert_eq!(limits.note(&MESSAGES, status, &head(&[("retry-after", "1")]), now), Some(SECOND));
        assert_eq!(limits.wait(&MESSAGES, now), Some(3600 * SECOND), "the longer wait holds");
    }

    #[test]
    fn the_global_limit_holds_everything_but_answers() {
        let status = StatusCode::TOO_MANY_REQUESTS;
        let globals = [("x-ratelimit-global", "true"), ("x-ratelimit-scope", "global")];
        for global in globals {
            let (limits, now) = (Limits::default(), Instant::now());
            limits.note(&MESSAGES, status, &head(&[("retry-after", "7"), global]), now);
            for held in [MESSAGES, MESSAGE, ELSEWHERE, Route::Gateway] {
                assert_eq!(limits.wait(&held, now), Some(7 * SECOND), "{held:?}");
            }
            let callback = Route::InteractionResponse { interaction_id: InteractionId::new(4), token: "a" };
            for free in [callback, edit_answer("a")] {
                assert_eq!(limits.wait(&free, now), None, "{free:?}");
            }
        }
    }

    #[test]
    fn each_interaction_has_limits_of_its_own() {
        let (limits, now) = (Limits::default(), Instant::now());
        let limited = head(&[("retry-after", "7")]);
        limits.note(&edit_answer("very-secret"), StatusCode::TOO_MANY_REQUESTS, &limited, now);
        assert_eq!(limits.wait(&edit_answer("very-secret"), now), Some(7 * SECOND));
        assert_eq!(limits.wait(&edit_answer("another"), now), None);
        assert!(!format!("{limits:?}").contains("secret"));
    }

    #[test]
    fn limits_that_are_over_are_forgotten() {
        let (limits, mut now) = (Limits::default(), Instant::now());
        for channel in 1..1000 {
            let route = Route::ChannelMessages { channel_id: ChannelId::new(channel) };
            limits.note(&route, StatusCode::TOO_MANY_REQUESTS, &head(&[("retry-after", "1")]), now);
            now += SECOND;
        }
        assert_eq!(limits.ends().len(), 1);
    }

    #[test]
    fn what_makes_no_sense_is_no_limit() {
        for wait in ["", "-1", "NaN", "inf", "1e300", "soon"] {
            let (limits, now) = (Limits::default(), Instant::now());
            let empty = head(&[("x-ratelimit-remaining", "0"), ("x-ratelimit-reset-after", wait)]);
            limits.note(&MESSAGES, StatusCode::OK, &empty, now);
            assert_eq!(limits.wait(&MESSAGES, now), None, "{wait}");
        }
    }
}
