//! The sandbox's page in a browser, used as a person uses it: with mouse and keyboard alone.
//!
//! Needs Debian's `chromium` and `chromium-driver`. What was seen on the way is kept as pictures in the
//! folder `tmp/browser` of the target folder, in order.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, unused_imports, reason = "the end-to-end tests use the rest of it")]
#[path = "../e2e/harness/mod.rs"]
mod harness;
#[allow(dead_code, unused_imports, reason = "the end-to-end tests use the rest of it")]
#[path = "../e2e/lines.rs"]
mod lines;
#[path = "../e2e/openapi.rs"]
mod openapi;

mod chrome;
mod composer;
mod look;
mod messages;
mod stage;
mod tab;

mod games;
mod keyboard;
mod learning;
mod lobby;
mod pages;
