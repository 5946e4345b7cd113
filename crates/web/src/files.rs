//! The files that every page uses, as part of the program.

use std::{
    hash::{DefaultHasher, Hasher},
    sync::LazyLock,
};

use axum::{
    http::header,
    response::{IntoResponse, Response},
};

use crate::{picture::FOR_EVER, problem::Problem};

/// A file with what browsers have to know of it.
#[derive(Debug)]
struct File {
    /// With a mark of what is in it, so that a copy is good for ever.
    name: String,
    kind: &'static str,
    text: &'static str,
}

/// Which file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Style,
    Script,
    Icon,
}

static FILES: LazyLock<[File; 3]> = LazyLock::new(|| {
    [
        File::new("css", "text/css; charset=utf-8", include_str!("files/page.css")),
        File::new("js", "text/javascript; charset=utf-8", include_str!("files/page.js")),
        File::new("svg", "image/svg+xml", include_str!("files/icon.svg")),
    ]
});

impl File {
    fn new(ending: &str, kind: &'static str, text: &'static str) -> File {
        let mut hasher = DefaultHasher::new();
        hasher.write(text.as_bytes());
        File { name: format!("page-{:016x}.{ending}", hasher.finish()), kind, text }
    }
}

impl Part {
    /// Where it is found.
    pub fn path(self) -> String {
        format!("/s/{}", FILES[self as usize].name)
    }
}

/// The file of this name.
pub fn file(name: &str) -> Result<Response, Problem> {
    let file = FILES.iter().find(|file| file.name == name).ok_or(Problem::Nothing)?;
    let head = [(header::CONTENT_TYPE, file.kind), (header::CACHE_CONTROL, FOR_EVER)];
    Ok((head, file.text).into_response())
}
