//! Where the gateway is.

use serde_json::json;

use super::call::{Answer, Call};
use crate::refusal::Refusal;

/// `GET /gateway`
pub fn address(call: &mut Call<'_>) -> Result<Answer, Refusal> {
    Ok(Answer::ok(json!({"url": url(call)})))
}

/// `GET /gateway/bot`
pub fn bot(call: &mut Call<'_>) -> Result<Answer, Refusal> {
    Ok(Answer::ok(json!({
        "url": url(call),
        "shards": 1,
        "session_start_limit": {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1},
    })))
}

/// As at Discord, the gateway is at the root of its address.
fn url(call: &Call<'_>) -> String {
    call.world().base.replacen("http", "ws", 1)
}
