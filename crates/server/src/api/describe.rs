//! What the API offers: OpenAPI for programs, a page for people.

use axum::Json;
use axum::response::{IntoResponse as _, Response};
use maud::html;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

use super::{create, look, play};
use crate::web::fault::Fault;
use crate::web::visit::Visit;

/// The API.
#[derive(OpenApi)]
#[openapi(
    info(title = "Tessera", description = "Board games at one table, for programs."),
    paths(
        look::list, create::create, look::view, create::join, look::decision, play::choose, play::undo, play::resign,
        play::propose, play::reply, look::chat, play::chat, look::stream, look::record
    ),
    modifiers(&Token)
)]
struct Described;

struct Token;

impl Modify for Token {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let scheme = SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build());
        openapi.components.get_or_insert_default().add_security_scheme("token", scheme);
    }
}

/// The description.
pub async fn openapi() -> Response {
    Json(Described::openapi()).into_response()
}

/// The description as a page.
pub async fn browse(visit: Visit) -> Result<Response, Fault> {
    let described = serde_json::to_value(Described::openapi()).map_err(|_| Fault::UNAVAILABLE)?;
    let empty = serde_json::Map::new();
    let paths = described["paths"].as_object().unwrap_or(&empty);
    let schemas = described["components"]["schemas"].as_object().unwrap_or(&empty);
    let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
    let said = |value: &serde_json::Value| coded(value.as_str().unwrap_or_default());
    let body = html! {
        h1 { (visit.word("server-api-title")) }
        p .lead { (visit.word("server-api-text")) " " a href="/api/openapi.json" { "openapi.json" } }
        @for (path, methods) in paths { @for (method, operation) in methods.as_object().unwrap_or(&empty) {
            @let schema = text(&operation["requestBody"]["content"]["application/json"]["schema"]["$ref"]);
            @let schema = schemas.get(schema.rsplit('/').next().unwrap_or_default());
            // What programs are told is told in English.
            section .card lang="en" {
                h2 { code { (method.to_uppercase()) " " (path) } }
                p { (said(&operation["summary"])) " " (said(&operation["description"])) }
                @if let Some(fields) = schema.and_then(|schema| schema["properties"].as_object()) {
                    dl { @for (name, field) in fields {
                        dt { code { (name) } } dd { (said(&field["description"])) }
                    } }
                }
                p .quiet { @for status in operation["responses"].as_object().unwrap_or(&empty).keys() { (status) " " } }
            }
        } }
    };
    Ok(visit.page(&visit.word("server-api-title"), body).into_response())
}

/// A text with what stands between backticks as code.
fn coded(text: &str) -> maud::Markup {
    html! {
        @for (place, part) in text.split('`').enumerate() {
            @if place % 2 == 1 { code { (part) } } @else { (part) }
        }
    }
}
