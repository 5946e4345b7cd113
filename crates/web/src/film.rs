//! The game as a moving picture, and as a record.

use std::sync::Arc;

use axum::{
    body::Bytes,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use play::Seq;
use quick_cache::{Weighter, sync::Cache};
use render::{Animation, Speed, Width};
use tokio::sync::Semaphore;

use crate::{
    asked::Asked,
    picture::ASK,
    problem::Problem,
    site::{Found, Site, mark},
};

/// Bytes of moving pictures that are kept.
const BYTES: u64 = 32 << 20;
/// How many are expected, which only sizes the cache's table.
const FILMS: usize = 64;

/// Moving pictures that were asked for lately. They are made one at a time, as each may take a second or two.
#[derive(Debug)]
pub struct Films {
    made: Cache<String, Bytes, Weight>,
    making: Arc<Semaphore>,
}

#[derive(Clone, Debug)]
struct Weight;

impl Weighter<String, Bytes> for Weight {
    fn weight(&self, key: &String, file: &Bytes) -> u64 {
        (key.len() + file.len()) as u64
    }
}

impl Films {
    pub fn new() -> Films {
        Films { made: Cache::with_weighter(FILMS, BYTES, Weight), making: Arc::new(Semaphore::new(1)) }
    }
}

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
    let file = match site.films.made.get_value_or_guard_async(&version).await {
        Ok(made) => made,
        Err(guard) => {
            let file = make(site, asked, &found).await?;
            // Where it was pushed out meanwhile, it is made once more when it is asked for.
            let _ = guard.insert(file.clone());
            file
        }
    };
    Ok((head, [(header::CONTENT_TYPE, "image/gif")], file).into_response())
}

async fn make(site: &Site, asked: &Asked, found: &Found) -> Result<Bytes, Problem> {
    let place = Arc::clone(&site.films.making).acquire_owned().await.map_err(|_| Problem::Trouble)?;
    let (found, look, locale) = (found.clone(), asked.look, asked.locale);
    let drawn = site.studio.draw(look.theme, move |renderer| {
        let _place = place;
        let scenes = view::film(locale, &found.table(&found.game), look.side(&found.game));
        renderer.gif(&scenes, Animation { width: Width::Full, speed: Speed::Normal })
    });
    let file = drawn.await.map_err(|_lost| Problem::Trouble)?;
    file.map(Bytes::from).map_err(|_| Problem::Trouble)
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
    format!("inline; filename=\"{game}.{kind}\"")
}
