//! Notices for one person's page, as server-sent events.

use std::convert::Infallible;

use axum::extract::{Path, State};
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures_util::stream::{Stream, unfold};
use serde_json::json;
use tokio::sync::broadcast::error::RecvError;

use super::names;
use super::problem::Problem;
use crate::core::{Shared, stopped};

/// `GET /control/users/{user}/events`: what changes, as far as the user may know; what it is now, the page
/// asks for. One that was too slow is told to look at everything again.
pub async fn events(
    State(shared): State<Shared>,
    Path(user): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Problem> {
    let viewer = shared.with(|core| names::user(&core.world, &user).map(|user| user.id))?;
    let start = (shared.listen(), shared.stopping.clone(), true);
    let stream = unfold(start, move |(mut notices, mut stopping, is_first)| async move {
        if is_first {
            let hello = Event::default().data(json!({"type": "hello"}).to_string());
            return Some((Ok(hello), (notices, stopping, false)));
        }
        loop {
            let notice = tokio::select! {
                notice = notices.recv() => notice,
                () = stopped(&mut stopping) => return None,
            };
            let data = match notice {
                Ok(notice) if notice.is_for(viewer) => json!(notice),
                Ok(_) => continue,
                Err(RecvError::Lagged(_)) => json!({"type": "missed"}),
                Err(RecvError::Closed) => return None,
            };
            return Some((Ok(Event::default().data(data.to_string())), (notices, stopping, false)));
        }
    });
    Ok(Sse::new(stream).keep_alive(KeepAlive::default()))
}
