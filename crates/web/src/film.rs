//! The game as a moving picture, and as a record.

use axum::{
    body::Bytes,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use play::Seq;

use crate::{
    asked::Asked,
    picture::ASK,
    problem::Problem,
    site::{Found, Site, mark},
};

/// The whole game as a GIF, as it is looked at.
pub async fn film(site: &Site, asked: &Asked, name: &str) -> Result<Response, Problem> {
    let found = site.find(name).await?;
    let look = asked.look;
    // Seen by one side throughout: a board that turns at every move cannot be followed.
    let bottom = look.side(&found.game);
    let last = view::page_picture(asked.locale, &found.table(&found.game), bottom).scene;
    let version = format!("{}-{}-{}", found.id, found.game.seq(), mark(&last, look.theme.name));
    let tag = format!("\"{version}\"");
    let head = [
        (header::CACHE_CONTROL, ASK.to_owned()),
        (header::ETAG, tag.clone()),
        (header::VARY, "accept-language".to_owned()),
        (header::CONTENT_DISPOSITION, disposition(&found, "gif")),
    ];
    if asked.has(&tag) {
        return Ok((StatusCode::NOT_MODIFIED, head).into_response());
    }
    let _place = site.cutting.acquire().await.map_err(|_| Problem::Trouble)?;
    let scenes = view::film(asked.locale, &found.table(&found.game), bottom);
    let file = site.studio.film(look.theme, scenes).await.map_err(|_lost| Problem::Trouble)?;
    Ok((head, [(header::CONTENT_TYPE, "image/gif")], Bytes::from_owner(file)).into_response())
}

/// The record of the game, as text.
pub async fn record(site: &Site, asked: &Asked, name: &str) -> Result<Response, Problem> {
    let found = site.find(name).await?;
    let first = site.store.game_events(found.id, Seq(1), Seq(1)).await?;
    let began = first.first().map(|entry| entry.at).ok_or(Problem::Damaged)?;
    let head = [
        (header::CACHE_CONTROL, ASK.to_owned()),
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, disposition(&found, "txt")),
    ];
    Ok((head, view::record(asked.locale, &found.table(&found.game), began)).into_response())
}

fn disposition(found: &Found, kind: &str) -> String {
    let game = found.game.rules().variant().word();
    format!("attachment; filename=\"{game}.{kind}\"")
}
