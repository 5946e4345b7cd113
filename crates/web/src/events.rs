//! Server-sent events: a move was made, the game is over.

use std::{convert::Infallible, time::Duration};

use axum::{
    http::StatusCode,
    response::{
        IntoResponse, Response,
        sse::{Event, KeepAlive, Sse},
    },
};
use futures_util::{Stream, stream};
use play::Seq;
use tokio::{sync::watch, time::Instant};

use crate::{
    asked::Asked,
    feed::{Ear, Standing},
    problem::Problem,
    site::Site,
};

/// How often a line without meaning is sent, so that nobody on the way takes the silence for the end.
const HEARTBEAT: Duration = Duration::from_secs(15);
/// How long a stream lasts at most. Browsers come back by themselves and miss nothing.
const LONGEST: Duration = Duration::from_secs(600);
/// How long browsers wait before they come back, in milliseconds.
const BACK: Duration = Duration::from_secs(3);

/// The events of a game after the one that the page knows: by the head Last-Event-ID of who comes back, else
/// by the page's own word. A game that is over has none: an empty answer tells browsers to ask no more.
pub async fn events(site: &Site, asked: &Asked, name: &str) -> Result<Response, Problem> {
    let found = site.find(name).await?;
    let standing = Standing::of(&found.game);
    let known = asked.last_event.or(asked.since).map(Seq).unwrap_or(standing.seq);
    if standing.is_over && known >= standing.seq {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    let ear = site.feeds.listen(found.id, standing).ok_or(Problem::Full)?;
    let listening =
        Listening { ear, known, stopping: site.stopping.clone(), until: Instant::now() + LONGEST };
    let events = Sse::new(listening.stream()).keep_alive(KeepAlive::new().interval(HEARTBEAT));
    // Proxies that gather what they pass on would hold the events back.
    Ok(([("x-accel-buffering", "no")], events).into_response())
}

struct Listening {
    ear: Ear,
    known: Seq,
    stopping: watch::Receiver<bool>,
    until: Instant,
}

impl Listening {
    /// At once what is new, then whatever comes. Ends after the end of the game, and when the server does.
    fn stream(self) -> impl Stream<Item = Result<Event, Infallible>> + Send {
        stream::unfold(Some(self), async |listening| {
            let mut listening = listening?;
            let standing = listening.next().await?;
            listening.known = standing.seq;
            let event = event(standing);
            Some((Ok(event), Some(listening).filter(|_| !standing.is_over)))
        })
    }

    /// The next standing that is not known; `None` when it is time to end.
    async fn next(&mut self) -> Option<Standing> {
        loop {
            let standing = *self.ear.standing.borrow_and_update();
            if standing.seq > self.known {
                return Some(standing);
            }
            tokio::select! {
                changed = self.ear.standing.changed() => changed.ok()?,
                _ = self.stopping.wait_for(|stopping| *stopping) => return None,
                () = tokio::time::sleep_until(self.until) => return None,
            }
        }
    }
}

fn event(standing: Standing) -> Event {
    let kind = if standing.is_over { "end" } else { "turn" };
    Event::default().event(kind).id(standing.seq.0.to_string()).retry(BACK).data(standing.ply.to_string())
}
