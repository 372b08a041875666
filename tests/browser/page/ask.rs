//! Commands of a driver that the library does not offer.

use std::sync::Arc;

use http::Method;
use serde_json::Value;
use thirtyfour::common::command::ExtensionCommand;

/// A question by its place below the session's address.
#[derive(Debug)]
pub(super) enum Ask {
    /// For something that is there.
    Get(String),
    /// To do something, with parameters.
    Post(String, Value),
}

impl ExtensionCommand for Ask {
    fn parameters_json(&self) -> Option<Value> {
        match self {
            Ask::Get(_) => None,
            Ask::Post(_, parameters) => Some(parameters.clone()),
        }
    }

    fn method(&self) -> Method {
        match self {
            Ask::Get(_) => Method::GET,
            Ask::Post(..) => Method::POST,
        }
    }

    fn endpoint(&self) -> Arc<str> {
        match self {
            Ask::Get(place) | Ask::Post(place, _) => place.as_str().into(),
        }
    }
}
