//! Which address is answered by what.

use std::sync::Arc;

use axum::{
    Router,
    extract::{Path, State},
    middleware,
    response::Response,
    routing::get,
};

use crate::{asked::Asked, events, files, film, guard, html, picture, problem::Problem, site::Site};

/// All addresses. Nothing lists games: each is found by its name alone.
pub fn router(site: Arc<Site>) -> Router {
    let pages = Router::new()
        .route("/g/{name}", get(newest))
        .route("/g/{name}/record.txt", get(record))
        .route("/g/{name}/game.gif", get(film))
        .route("/g/{name}/events", get(events))
        .route("/g/{name}/{ply}", get(position))
        .route("/g/{name}/{ply}/{file}", get(picture))
        .route("/s/{file}", get(file));
    let prefix = site.pages.prefix().to_owned();
    let router = if prefix.is_empty() { pages } else { Router::new().nest(&prefix, pages) };
    router
        .route("/healthz", get(async || "ok\n"))
        .fallback(nothing)
        .layer(middleware::from_fn_with_state(Arc::clone(&site), guard::guard))
        .with_state(site)
}

type Here = State<Arc<Site>>;

async fn newest(State(site): Here, asked: Asked, Path(name): Path<String>) -> Response {
    answer(&site, &asked, html::page(&site, &asked, &name, None).await)
}

async fn position(State(site): Here, asked: Asked, Path((name, ply)): Path<(String, String)>) -> Response {
    answer(&site, &asked, html::page(&site, &asked, &name, Some(&ply)).await)
}

async fn picture(
    State(site): Here,
    asked: Asked,
    Path((name, ply, file)): Path<(String, String, String)>,
) -> Response {
    answer(&site, &asked, picture::picture(&site, &asked, &name, &ply, &file).await)
}

async fn record(State(site): Here, asked: Asked, Path(name): Path<String>) -> Response {
    answer(&site, &asked, film::record(&site, &asked, &name).await)
}

async fn film(State(site): Here, asked: Asked, Path(name): Path<String>) -> Response {
    answer(&site, &asked, film::film(&site, &asked, &name).await)
}

async fn events(State(site): Here, asked: Asked, Path(name): Path<String>) -> Response {
    answer(&site, &asked, events::events(&site, &asked, &name).await)
}

async fn file(State(site): Here, asked: Asked, Path(name): Path<String>) -> Response {
    answer(&site, &asked, files::file(&name))
}

async fn nothing(State(site): Here, asked: Asked) -> Response {
    html::problem(&site, &asked, Problem::Nothing)
}

fn answer(site: &Site, asked: &Asked, made: Result<Response, Problem>) -> Response {
    made.unwrap_or_else(|problem| html::problem(site, asked, problem))
}
