//! What the API offers: OpenAPI for programs, a page for people.

use axum::Json;
use axum::response::{IntoResponse as _, Response};
use maud::html;
use serde_json::Value;
use tessera_words::{Language, Speaker};
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

/// The description in a language: what requests and their fields are for stands in `locales/`, as everything people read.
fn described(language: Language) -> Value {
    let speaker = Speaker::new(language, &[]);
    let mut described = serde_json::to_value(Described::openapi()).unwrap_or_default();
    for methods in members(&mut described["paths"]) {
        for (method, operation) in methods.1.as_object_mut().into_iter().flatten() {
            let id = format!("api-{method}-{}", operation["operationId"].as_str().unwrap_or_default());
            operation["summary"] = speaker.word(&id).into();
        }
    }
    let asked: Vec<String> = requests(&described).collect();
    for (name, schema) in members(&mut described["components"]["schemas"]).filter(|(name, _)| asked.contains(name)) {
        for (field, about) in members(&mut schema["properties"]) {
            about["description"] = speaker.word(&format!("api-{}-{}", words_of(name), words_of(field))).into();
        }
    }
    described
}

fn members(value: &mut Value) -> impl Iterator<Item = (&String, &mut Value)> {
    value.as_object_mut().into_iter().flatten()
}

/// The names of the schemas that requests have.
fn requests(described: &Value) -> impl Iterator<Item = String> {
    let operations = described["paths"].as_object().into_iter().flatten();
    let operations = operations.flat_map(|(_, methods)| methods.as_object().into_iter().flatten());
    operations.filter_map(|(_, operation)| Some(request(operation)?.to_owned()))
}

/// The name of the schema a request has.
fn request(operation: &Value) -> Option<&str> {
    operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].as_str()?.rsplit('/').next()
}

/// A name as messages have it: `NewTable` and `new_table` are `new-table`.
fn words_of(name: &str) -> String {
    let mut words = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !words.is_empty() {
            words.push('-');
        }
        words.push(if letter == '_' { '-' } else { letter.to_ascii_lowercase() });
    }
    words
}

/// The description, for programs.
pub async fn openapi() -> Response {
    Json(described(Language::English)).into_response()
}

/// The description as a page.
pub async fn browse(visit: Visit) -> Result<Response, Fault> {
    let described = described(visit.prefs.language);
    let empty = serde_json::Map::new();
    let paths = described["paths"].as_object().unwrap_or(&empty);
    let schemas = described["components"]["schemas"].as_object().unwrap_or(&empty);
    let said = |value: &Value| coded(value.as_str().unwrap_or_default());
    let body = html! {
        h1 { (visit.word("server-api-title")) }
        p .lead { (coded(&visit.word("server-api-text"))) " " a href="/api/openapi.json" { "openapi.json" } }
        @for (path, methods) in paths { @for (method, operation) in methods.as_object().unwrap_or(&empty) {
            @let schema = request(operation).and_then(|name| schemas.get(name));
            section .card.api {
                h2 { code { (method.to_uppercase()) " " (path) } }
                p { (said(&operation["summary"])) }
                @if let Some(fields) = schema.and_then(|schema| schema["properties"].as_object()) {
                    dl { @for (name, field) in fields {
                        dt { code { (name) } } dd { (said(&field["description"])) }
                    } }
                }
                p .quiet {
                    (visit.word("server-api-answers")) " "
                    @for status in operation["responses"].as_object().unwrap_or(&empty).keys() { code { (status) } " " }
                }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_request_and_field_is_described_in_every_language() {
        for language in Language::ALL {
            let described = described(language).to_string();
            assert!(!described.contains('⟨'), "{language}: {described}");
        }
    }
}
