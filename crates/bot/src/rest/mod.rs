//! Requests to Discord: the one place that waits and tries again, for rate limits, 5xx, lost connections
//! and silence.
//!
//! serenity only says what is sent, and how. Its limiter is off, see [`limits`], and its own way to send
//! keeps neither status nor `Retry-After` of a failed request.

mod calls;
mod error;
mod found;
mod limits;
mod modal;
mod payload;
mod place;
mod retry;

use std::{sync::Arc, time::Duration};

use reqwest::{Client, StatusCode};
use serde::de::DeserializeOwned;
use serenity::http::{Http, Request};
use tokio::time::{Instant, sleep, timeout};

pub use calls::{Answers, Gateway};
pub use error::{RestError, code};
pub use found::Found;
use limits::Limits;
pub use modal::modal;
pub use payload::{Payload, Picture, without_controls};
pub use place::{Ground, Overwrite, Role};
use retry::{Fault, pause};

/// An attempt without an answer after this long counts as broken.
const SILENCE: Duration = Duration::from_secs(15);

/// The way to Discord. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Rest {
    http: Arc<Http>,
    client: Client,
    limits: Arc<Limits>,
}

impl Rest {
    /// Requests by `http`'s token and proxy, over `client`.
    pub fn new(http: Arc<Http>, client: Client) -> Rest {
        Rest { http, client, limits: Arc::default() }
    }

    /// Sends `request` until it is answered, but starts no attempt after `until`, and none at all if the
    /// limits that are known last longer. `doing` says in errors and logs what it is for.
    ///
    /// # Errors
    ///
    /// [`RestError`]: refused, given up, or answered with something else than a `T`.
    pub async fn fetch<T: DeserializeOwned>(
        &self,
        doing: &'static str,
        request: Request<'_>,
        until: Instant,
    ) -> Result<T, RestError> {
        let answer = self.send(doing, request, until).await?;
        serde_json::from_slice(&answer).map_err(|_| RestError::Unreadable { doing })
    }

    /// [`Rest::fetch`] for the bytes of the answer, whatever they are.
    ///
    /// # Errors
    ///
    /// [`RestError`]: refused or given up.
    pub async fn send(
        &self,
        doing: &'static str,
        request: Request<'_>,
        until: Instant,
    ) -> Result<Vec<u8>, RestError> {
        self.send_as(doing, request, until, Repeated::Harmless).await
    }

    /// [`Rest::send`] for what would be done twice by a repetition: one more attempt is made only after one
    /// that certainly came to nothing.
    ///
    /// # Errors
    ///
    /// [`RestError`]: refused or given up, perhaps after it was done.
    pub async fn send_once(
        &self,
        doing: &'static str,
        request: Request<'_>,
        until: Instant,
    ) -> Result<Vec<u8>, RestError> {
        self.send_as(doing, request, until, Repeated::DoneTwice).await
    }

    async fn send_as(
        &self,
        doing: &'static str,
        request: Request<'_>,
        until: Instant,
        repeated: Repeated,
    ) -> Result<Vec<u8>, RestError> {
        let mut attempts = 0;
        let mut in_doubt = false;
        loop {
            while let Some(wait) = self.limits.wait(request.route_ref(), Instant::now()) {
                if Instant::now() + wait >= until {
                    return Err(RestError::Limited { doing, wait, in_doubt });
                }
                sleep(wait).await;
            }
            let failed = match self.attempt(&request, until).await {
                Ok(answer) => return Ok(answer),
                Err(Attempt::Refused { status, code }) => {
                    return Err(RestError::Refused { doing, status, code, in_doubt });
                }
                Err(Attempt::Passing(failed)) => failed,
            };
            in_doubt |= failed == Fault::Broken;
            let wait = pause(failed, attempts);
            attempts += 1;
            let may_be_done = failed == Fault::Broken && repeated == Repeated::DoneTwice;
            if may_be_done || Instant::now() + wait >= until {
                return Err(match failed {
                    Fault::Limited(wait) => RestError::Limited { doing, wait, in_doubt },
                    Fault::Broken | Fault::Unsent => RestError::GaveUp { doing, attempts },
                });
            }
            tracing::debug!(doing, attempts, ?failed, "trying again");
            sleep(wait).await;
        }
    }

    /// One attempt, until the answer or for as long as anybody waits for one.
    async fn attempt(&self, request: &Request<'_>, until: Instant) -> Result<Vec<u8>, Attempt> {
        let patience = SILENCE.min(until.saturating_duration_since(Instant::now()));
        let outcome = timeout(patience, self.exchange(request)).await;
        outcome.unwrap_or(Err(Attempt::Passing(Fault::Broken)))
    }

    async fn exchange(&self, request: &Request<'_>) -> Result<Vec<u8>, Attempt> {
        let broken = Attempt::Passing(Fault::Broken);
        let built = request.clone().build(&self.client, self.http.token(), self.http.proxy.as_deref());
        let sent = built.map_err(|_| broken)?.send().await;
        let unsent = Attempt::Passing(Fault::Unsent);
        let response = sent.map_err(|error| if error.is_connect() { unsent } else { broken })?;
        let (status, headers) = (response.status(), response.headers().clone());
        if status.is_server_error() {
            return Err(broken);
        }
        let body = response.bytes().await.map_err(|_| broken)?;
        let code = refusal_code(&body);
        if status == StatusCode::TOO_MANY_REQUESTS && code == code::TOO_MANY_EDITS {
            // It is about the age of one message, and not about the route.
            return Err(Attempt::Refused { status: status.as_u16(), code });
        }
        // Other 429s come with codes too, and pass all the same.
        match self.limits.note(request.route_ref(), status, &headers, Instant::now()) {
            Some(wait) => Err(Attempt::Passing(Fault::Limited(wait))),
            None if status.is_success() => Ok(body.to_vec()),
            None => Err(Attempt::Refused { status: status.as_u16(), code }),
        }
    }
}

/// What a request does that is carried out once more.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Repeated {
    Harmless,
    DoneTwice,
}

/// How an attempt failed.
#[derive(Clone, Copy, Debug)]
enum Attempt {
    /// Another one may help.
    Passing(Fault),
    Refused {
        status: u16,
        code: u32,
    },
}

/// Discord's code in the body of a refusal; 0 where there is none, as Discord itself has it.
fn refusal_code(body: &[u8]) -> u32 {
    #[derive(serde::Deserialize)]
    struct Refusal {
        code: u32,
    }
    serde_json::from_slice::<Refusal>(body).map_or(0, |refusal| refusal.code)
}
