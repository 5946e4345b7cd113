//! Discord's REST interface, API version 10: what the bot asks for.

mod application;
pub mod call;
mod channels;
pub mod check;
mod commands;
pub mod content;
mod gateway;
mod guilds;
mod interactions;
pub mod limits;
pub mod messages;
mod routes;
mod threads;
mod users;
mod webhooks;

use std::collections::BTreeMap;

use axum::body::{Body, to_bytes};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode, header};
use axum::response::IntoResponse;
use serde_json::{Map, Value, json};

use self::call::{Answer, Call};
use self::content::Content;
use self::limits::Bucket;
use self::routes::{Auth, Route};
use crate::control::faults::{Drop, Effect};
use crate::control::log::Entry;
use crate::core::{Core, Shared};
use crate::refusal::{Code, Refusal};
use crate::server::line::Cutter;

/// Bytes of one request: ten files would be more, but nobody sends them.
const BODY: usize = 32 * 1024 * 1024;

/// Answers a request to `/api/…`.
pub async fn serve(
    State(shared): State<Shared>,
    ConnectInfo(cutter): ConnectInfo<Cutter>,
    request: Request,
) -> Response<Body> {
    let (parts, body) = request.into_parts();
    let method = parts.method.as_str().to_owned();
    let path = parts.uri.path().to_owned();
    let query = query(parts.uri.query().unwrap_or_default());
    let content = match to_bytes(body, BODY).await {
        Ok(bytes) => Content::read(&parts.headers, bytes.to_vec()).await,
        Err(_) => Err(Code::TooLarge.into()),
    };
    let (json, files) = content.as_ref().map(|it| (it.json.clone(), it.files())).unwrap_or_default();
    let asked = Asked { method, path, query, headers: parts.headers, json, files };
    let (effect, clearings) =
        shared.with(|core| (core.faults.take(&asked.method, asked.short_path()), core.faults.clearings()));
    if let Some(effect) = &effect {
        effect.delay(clearings).await;
    }
    let response = match effect.as_ref().and_then(Effect::instead) {
        Some((status, body)) => {
            shared.with(|core| asked.note(core, None, status, &body));
            respond(status, Some(&body), effect.as_ref().map(Effect::headers).unwrap_or_default())
        }
        None => shared.with(|core| answer(core, &asked, content)),
    };
    if effect.is_some_and(|effect| effect.drop != Drop::No) {
        cutter.cut();
    }
    response
}

/// A request as it came, without the bytes of its files.
#[derive(Debug)]
struct Asked {
    method: String,
    path: String,
    query: BTreeMap<String, String>,
    headers: HeaderMap,
    /// Null if there is none, or it cannot be read.
    json: Value,
    /// Number, name and size of each.
    files: Vec<Value>,
}

impl Asked {
    /// The path after the version of the API.
    fn short_path(&self) -> &str {
        self.path.strip_prefix("/api/v10").unwrap_or(&self.path)
    }

    /// Writes the request into the log.
    fn note(&self, core: &mut Core, route: Option<Route>, status: u16, response: &Value) {
        let at = core.world.now();
        core.log.push(Entry {
            number: 0,
            at,
            method: self.method.clone(),
            path: self.short_path().to_owned(),
            route: route.map(|route| route.template),
            query: self.query.clone(),
            body: self.json.clone(),
            files: self.files.clone(),
            status,
            response: response.clone(),
        });
    }
}

/// Answers a request, and logs it.
fn answer(core: &mut Core, asked: &Asked, content: Result<Content, Refusal>) -> Response<Body> {
    let found = asked.path.strip_prefix("/api/v10").and_then(|path| routes::find(&asked.method, path));
    let route = found.as_ref().map(|(route, _)| *route);
    let mut bucket = None;
    let result = match found {
        Some((route, path)) => checked(core, asked, content, route, path, &mut bucket),
        None => Err(Refusal::Unmodelled(format!("route {} {}", asked.method, asked.path))),
    };
    let (status, body) = match &result {
        Ok(answer) => (answer.status, answer.body.clone()),
        Err(refusal) => (refusal.status(), Some(refusal.body())),
    };
    asked.note(core, route, status, body.as_ref().unwrap_or(&Value::Null));
    if let Err(Refusal::Unmodelled(what)) = &result {
        tracing::warn!("not modelled: {what} ({} {})", asked.method, asked.path);
        core.log.unmodelled(what.clone());
    }
    let mut headers = bucket.map(|bucket| bucket_headers(&bucket)).unwrap_or_default();
    if let Err(Refusal::RateLimited { retry_after, global }) = result {
        headers.extend(limited_headers(retry_after, global));
    }
    respond(status, body.as_ref(), headers)
}

/// What every request must have, and then its handler.
fn checked(
    core: &mut Core,
    asked: &Asked,
    content: Result<Content, Refusal>,
    route: Route,
    path: BTreeMap<&'static str, String>,
    bucket: &mut Option<Bucket>,
) -> Result<Answer, Refusal> {
    if route.auth == Auth::Bot {
        authorize(core, &asked.headers)?;
        let now = core.world.now();
        core.limits.count_global(now)?;
    }
    let unknown = asked.query.keys().find(|key| !route.query.contains(&key.as_str()));
    if let Some(key) = unknown {
        return Err(Refusal::Unmodelled(format!("query parameter {key}")));
    }
    let content = content?;
    let now = core.world.now();
    if route.method == "POST" && route.template == "/channels/{channel_id}/messages" {
        let channel = path.get("channel_id").map_or("", String::as_str);
        match core.limits.count_message(channel, now) {
            Some(Ok(counted)) => *bucket = Some(counted),
            Some(Err(full)) => {
                let retry_after = full.reset_after;
                *bucket = Some(full);
                return Err(Refusal::RateLimited { retry_after, global: false });
            }
            None => {}
        }
    }
    let query = asked.query.clone();
    let (json, uploads, asked_locale) = (content.json, content.uploads, locale(&asked.headers));
    let mut call = Call { core, now, path, query, json, uploads, asked_locale };
    (route.handler)(&mut call)
}

/// The language that a request asks for.
fn locale(headers: &HeaderMap) -> Option<String> {
    let of = |name: &str| headers.get(name)?.to_str().ok().map(str::to_owned);
    of("x-discord-locale").or_else(|| of("accept-language"))
}

fn authorize(core: &Core, headers: &HeaderMap) -> Result<(), Refusal> {
    let expected = format!("Bot {}", core.world.settings.get().application.token);
    let given = headers.get(header::AUTHORIZATION).map(HeaderValue::as_bytes);
    if given == Some(expected.as_bytes()) { Ok(()) } else { Err(Refusal::Unauthorized) }
}

fn query(text: &str) -> BTreeMap<String, String> {
    let pairs: Result<axum::extract::Query<BTreeMap<String, String>>, _> =
        axum::extract::Query::try_from_uri(&format!("/?{text}").parse().unwrap_or_default());
    pairs.map(|axum::extract::Query(pairs)| pairs).unwrap_or_default()
}

fn respond(status: u16, body: Option<&Value>, headers: Vec<(&'static str, String)>) -> Response<Body> {
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let mut response = match body {
        Some(body) => (status, axum::Json(body)).into_response(),
        None => status.into_response(),
    };
    for (name, value) in headers {
        if let Ok(value) = HeaderValue::from_str(&value) {
            response.headers_mut().insert(name, value);
        }
    }
    response
}

fn bucket_headers(bucket: &Bucket) -> Vec<(&'static str, String)> {
    vec![
        ("x-ratelimit-bucket", bucket.name.clone()),
        ("x-ratelimit-limit", bucket.limit.to_string()),
        ("x-ratelimit-remaining", bucket.remaining.to_string()),
        ("x-ratelimit-reset", format!("{:.3}", bucket.reset)),
        ("x-ratelimit-reset-after", format!("{:.3}", bucket.reset_after)),
    ]
}

/// The headers of a 429.
#[must_use]
pub fn limited_headers(retry_after: f64, global: bool) -> Vec<(&'static str, String)> {
    let mut headers = vec![
        ("retry-after", retry_after.ceil().to_string()),
        ("x-ratelimit-scope", if global { "global" } else { "user" }.to_owned()),
    ];
    if global {
        headers.push(("x-ratelimit-global", "true".to_owned()));
    }
    headers
}

/// The errors of a body that is wrong as a whole.
fn fault(code: &str, message: &str) -> Map<String, Value> {
    crate::wire::fields(json!({"_errors": [{"code": code, "message": message}]}))
}
