//! Requests to Discord: the one place that waits and tries again.
//!
//! serenity's limiter, where it is on, spaces requests out and waits for a 429 by itself; here
//! stands what it lacks: 5xx, lost connections, silence, and a 429 where the limiter is off
//! because a proxy does its work, or on an interaction's answer, which the limiter lets through.

mod calls;
mod error;
mod payload;
mod retry;

use std::{sync::Arc, time::Duration};

use reqwest::{Client, Response};
use serde::de::DeserializeOwned;
use serenity::http::{Http, Request};
use tokio::time::{Instant, sleep, timeout};

pub use calls::{Answers, Found};
pub use error::{RestError, code};
pub use payload::{Payload, Picture, without_controls};
use retry::{Fault, pause};

/// An attempt without an answer after this long counts as broken.
const SILENCE: Duration = Duration::from_secs(15);

/// The way to Discord. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Rest {
    http: Arc<Http>,
    client: Client,
}

impl Rest {
    /// Requests by `http`'s token, proxy and limiter, over `client`.
    pub fn new(http: Arc<Http>, client: Client) -> Rest {
        Rest { http, client }
    }

    /// Sends `request` until it is answered, but starts no attempt after `until`. `doing` says in
    /// errors and logs what it is for.
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
        let mut attempts = 0;
        let mut in_doubt = false;
        loop {
            let failed = match self.attempt(request.clone(), until).await {
                Ok(answer) => return Ok(answer),
                Err(Attempt::Refused { status, code }) => {
                    return Err(RestError::Refused { doing, status, code, in_doubt });
                }
                Err(Attempt::Passing(failed)) => failed,
            };
            in_doubt |= failed == Fault::Broken;
            let wait = pause(failed, attempts);
            attempts += 1;
            if Instant::now() + wait >= until {
                return Err(match failed {
                    Fault::Limited(wait) => RestError::Limited { doing, wait, in_doubt },
                    Fault::Broken => RestError::GaveUp { doing, attempts },
                });
            }
            tracing::debug!(doing, attempts, ?failed, "trying again");
            sleep(wait).await;
        }
    }

    /// One attempt, until the answer or for as long as anybody waits for one.
    async fn attempt(&self, request: Request<'_>, until: Instant) -> Result<Vec<u8>, Attempt> {
        let patience = SILENCE.min(until.saturating_duration_since(Instant::now()));
        let outcome = timeout(patience, self.exchange(request)).await;
        outcome.unwrap_or(Err(Attempt::Passing(Fault::Broken)))
    }

    async fn exchange(&self, request: Request<'_>) -> Result<Vec<u8>, Attempt> {
        let broken = Attempt::Passing(Fault::Broken);
        let response = self.perform(request).await.map_err(|_| broken)?;
        let status = response.status();
        if status.is_server_error() {
            return Err(broken);
        }
        let asked = retry_after(&response);
        let body = response.bytes().await.map_err(|_| broken)?;
        if status.is_success() {
            return Ok(body.to_vec());
        }
        match refusal_code(&body) {
            code if status.as_u16() != 429 || code == code::TOO_MANY_EDITS => {
                Err(Attempt::Refused { status: status.as_u16(), code })
            }
            // Others come with codes too, and pass all the same.
            _ => Err(Attempt::Passing(Fault::Limited(asked.unwrap_or(Duration::from_secs(1))))),
        }
    }

    /// serenity's own way keeps neither status nor `Retry-After` of a failed request.
    async fn perform(&self, request: Request<'_>) -> Result<Response, serenity::Error> {
        if let Some(limiter) = &self.http.ratelimiter {
            return limiter.perform(request).await;
        }
        let request = request.build(&self.client, self.http.token(), self.http.proxy.as_deref())?;
        Ok(request.send().await?)
    }
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

/// How long a 429 asks to wait.
fn retry_after(response: &Response) -> Option<Duration> {
    let seconds: f64 = response.headers().get("retry-after")?.to_str().ok()?.parse().ok()?;
    Duration::try_from_secs_f64(seconds).ok()
}

/// Discord's code in the body of a refusal; 0 where there is none, as Discord itself has it.
fn refusal_code(body: &[u8]) -> u32 {
    #[derive(serde::Deserialize)]
    struct Refusal {
        code: u32,
    }
    serde_json::from_slice::<Refusal>(body).map_or(0, |refusal| refusal.code)
}
