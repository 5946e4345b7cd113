//! The sandbox's control interface.

use std::sync::Arc;

use reqwest::Method;
use serde_json::Value;

/// Asks the sandbox. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Control {
    client: reqwest::Client,
    base: Arc<str>,
}

impl Control {
    pub fn new(url: &str) -> Control {
        // A connection that is kept may be one to a sandbox that was stopped since.
        let client = reqwest::Client::builder().pool_max_idle_per_host(0).build();
        Control { client: client.expect("a client"), base: format!("{url}/control").into() }
    }

    /// The status and the answer, null where there is no JSON.
    pub async fn ask(&self, method: Method, path: &str, body: Option<Value>) -> (u16, Value) {
        let request = self.client.request(method, format!("{}{path}", self.base));
        let request = match body {
            Some(body) => request.json(&body),
            None => request,
        };
        let response = request.send().await.expect("the sandbox answers");
        (response.status().as_u16(), response.json().await.unwrap_or_default())
    }

    /// What the sandbox must be able to tell or do.
    async fn must(&self, method: Method, path: &str, body: Option<Value>) -> Value {
        let (status, answer) = self.ask(method.clone(), path, body.clone()).await;
        assert_eq!(status, 200, "{method} {path} {}: {answer}", body.unwrap_or_default());
        answer
    }

    pub async fn get(&self, path: &str) -> Value {
        self.must(Method::GET, path, None).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Value {
        self.must(Method::POST, path, Some(body)).await
    }

    pub async fn put(&self, path: &str, body: Value) -> Value {
        self.must(Method::PUT, path, Some(body)).await
    }

    pub async fn patch(&self, path: &str, body: Value) -> Value {
        self.must(Method::PATCH, path, Some(body)).await
    }

    pub async fn delete(&self, path: &str) -> Value {
        self.must(Method::DELETE, path, None).await
    }

    /// The bytes of a file.
    pub async fn file(&self, id: &str) -> Vec<u8> {
        let response = self.client.get(format!("{}/attachments/{id}", self.base)).send().await;
        let response = response.expect("the sandbox answers");
        assert_eq!(response.status(), 200, "the file {id} is there");
        response.bytes().await.expect("the file comes whole").to_vec()
    }
}
