//! The picture of a position.

use axum::{
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};

use crate::{
    asked::{Asked, number},
    look::Look,
    problem::Problem,
    site::{Site, mark},
};

/// What a cache may do with what never changes: its address names its version.
pub const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// With what may change at any moment: ask whether it has.
pub const ASK: &str = "no-cache";

/// The picture after `ply` plies, in the look that `file` names. Under the version that the page names it is
/// the same for ever; a move that is taken back, or a name that changes, makes another version.
pub async fn picture(
    site: &Site,
    asked: &Asked,
    name: &str,
    ply: &str,
    file: &str,
) -> Result<Response, Problem> {
    let found = site.find(name).await?;
    let (Some(ply), Some(look)) = (number(ply), Look::of_file(file)) else { return Err(Problem::Nothing) };
    let then = found.game.back_to(ply).ok_or(Problem::NoPosition(found.token))?;
    let scene = view::page_picture(asked.locale, &found.table(&then), look.side(&then)).scene;
    let version = mark(&scene, look.theme.name);
    let keep = if asked.version.as_ref() == Some(&version) { FOR_EVER } else { ASK };
    let tag = format!("\"{version}\"");
    let head = [
        (header::CACHE_CONTROL, keep.to_owned()),
        (header::ETAG, tag.clone()),
        (header::VARY, "accept-language".to_owned()),
    ];
    if asked.has(&tag) {
        return Ok((StatusCode::NOT_MODIFIED, head).into_response());
    }
    let place = std::sync::Arc::clone(&site.easel).acquire_owned().await.map_err(|_| Problem::Trouble)?;
    let drawn = site.studio.draw(look.theme, move |renderer| {
        let _place = place;
        renderer.png(&scene)
    });
    let drawn = drawn.await.map_err(|_lost| Problem::Trouble)?;
    Ok((head, [(header::CONTENT_TYPE, "image/png")], drawn.png.clone()).into_response())
}
