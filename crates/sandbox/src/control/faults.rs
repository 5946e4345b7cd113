//! Faults that tests order: the next requests that match go wrong.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::timeout;

/// An order: the next `times` requests that match suffer the effect.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// Any, if there is none.
    pub method: Option<String>,
    /// After `/api/v10`; `*` stands for one step, `**` at the end for all that follow.
    pub path: String,
    #[serde(default = "once")]
    pub times: u32,
    #[serde(flatten)]
    pub effect: Effect,
}

/// What happens to a request.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Effect {
    /// Answer with this status, without doing what was asked.
    pub status: Option<u16>,
    /// Discord's code and words in that answer.
    pub code: Option<u32>,
    pub message: Option<String>,
    /// Seconds, of a 429.
    pub retry_after: Option<f64>,
    /// Whether a 429 is of all requests.
    pub global: bool,
    /// Wait so long first, at most until the orders are cleared. Real milliseconds.
    pub delay_ms: u64,
    /// Break the connection off instead of answering.
    pub drop: Drop,
}

/// Whether the connection is broken off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Drop {
    #[default]
    No,
    /// Before anything is done.
    Before,
    /// After it is done: the bot does not learn of it.
    After,
}

const fn once() -> u32 {
    1
}

impl Effect {
    /// Waits as long as was ordered, or until the orders are cleared.
    pub async fn delay(&self, mut clearings: watch::Receiver<()>) {
        // Both ends of a wait are one to the request; so is that of the whole sandbox.
        let _ = timeout(Duration::from_millis(self.delay_ms), clearings.changed()).await;
    }

    /// The answer that takes the place of the real one, if there is to be none.
    #[must_use]
    pub fn instead(&self) -> Option<(u16, Value)> {
        if self.drop == Drop::Before {
            return Some((0, Value::Null));
        }
        let status = self.status?;
        let message = self.message.clone().unwrap_or_else(|| format!("{status}: ordered by a test"));
        let mut body = json!({"message": message, "code": self.code.unwrap_or(0)});
        if let Some(retry_after) = self.retry_after {
            crate::wire::extend(&mut body, json!({"retry_after": retry_after, "global": self.global}));
        }
        Some((status, body))
    }

    /// The headers of that answer.
    #[must_use]
    pub fn headers(&self) -> Vec<(&'static str, String)> {
        self.retry_after.map(|after| crate::rest::limited_headers(after, self.global)).unwrap_or_default()
    }
}

/// The orders that are not used up.
#[derive(Debug, Default)]
pub struct Faults {
    orders: Vec<Order>,
    cleared: watch::Sender<()>,
}

impl Faults {
    /// Takes an order.
    pub fn order(&mut self, order: Order) {
        self.orders.push(order);
    }

    /// What is still to go wrong.
    #[must_use]
    pub fn orders(&self) -> &[Order] {
        &self.orders
    }

    /// Nothing is to go wrong any more, and nothing waits any longer.
    pub fn clear(&mut self) {
        self.orders.clear();
        self.cleared.send_replace(());
    }

    /// Tells when the orders are cleared from now on.
    #[must_use]
    pub fn clearings(&self) -> watch::Receiver<()> {
        self.cleared.subscribe()
    }

    /// What happens to this request, if anything; the oldest order that matches counts.
    pub fn take(&mut self, method: &str, path: &str) -> Option<Effect> {
        let at = self.orders.iter().position(|order| order.matches(method, path))?;
        let order = &mut self.orders[at];
        order.times = order.times.saturating_sub(1);
        let effect = order.effect.clone();
        if order.times == 0 {
            self.orders.remove(at);
        }
        Some(effect)
    }
}

impl Order {
    fn matches(&self, method: &str, path: &str) -> bool {
        let is_method = self.method.as_ref().is_none_or(|wanted| wanted.eq_ignore_ascii_case(method));
        let mut given = path.split('/');
        for step in self.path.split('/') {
            match (step, given.next()) {
                ("**", Some(_)) => return is_method,
                ("*", Some(_)) => {}
                (step, Some(part)) if step == part => {}
                _ => return false,
            }
        }
        is_method && given.next().is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(method: Option<&str>, path: &str, times: u32) -> Order {
        let effect = Effect { status: Some(500), ..Effect::default() };
        Order { method: method.map(str::to_owned), path: path.to_owned(), times, effect }
    }

    #[test]
    fn paths_match_step_by_step() {
        let rows = [
            ("/channels/*/messages", "/channels/1/messages", true),
            ("/channels/*/messages", "/channels/1/messages/2", false),
            ("/channels/**", "/channels/1/messages/2", true),
            ("/channels/2/messages", "/channels/1/messages", false),
            ("/**", "/anything", true),
        ];
        for (pattern, path, expected) in rows {
            assert_eq!(order(None, pattern, 1).matches("GET", path), expected, "{pattern} {path}");
        }
        assert!(!order(Some("POST"), "/**", 1).matches("GET", "/x"));
    }

    #[test]
    fn an_order_is_used_up() {
        let mut faults = Faults::default();
        faults.order(order(None, "/x", 2));
        assert!(faults.take("GET", "/y").is_none());
        assert!(faults.take("GET", "/x").is_some());
        assert!(faults.take("GET", "/x").is_some());
        assert!(faults.take("GET", "/x").is_none());
    }
}
