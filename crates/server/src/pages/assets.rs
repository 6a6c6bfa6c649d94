//! Styles, scripts, icons.

use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use tessera_kernel::hash::{sha256, to_hex};
use tessera_table::Asset;

const fn script(bytes: &'static [u8]) -> Asset {
    Asset { content_type: "text/javascript; charset=utf-8", bytes }
}

/// A file for the browser.
pub async fn show(Path(name): Path<String>, headers: HeaderMap) -> Response {
    let own = match name.as_str() {
        "pages.css" => {
            Some(Asset { content_type: "text/css; charset=utf-8", bytes: include_bytes!("../../assets/pages.css") })
        }
        "pages.js" => Some(script(include_bytes!("../../assets/pages.js"))),
        "notices.js" => Some(script(include_bytes!("../../assets/notices.js"))),
        "push.js" => Some(script(include_bytes!("../../assets/push.js"))),
        "replay.js" => Some(script(include_bytes!("../../assets/replay.js"))),
        _ => tessera_table::asset(&name),
    };
    own.map_or_else(|| StatusCode::NOT_FOUND.into_response(), |asset| give(&asset, &headers))
}

/// What shows notices while no page is open.
pub async fn worker(headers: HeaderMap) -> Response {
    give(&script(include_bytes!("../../assets/notices-worker.js")), &headers)
}

fn give(asset: &Asset, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", to_hex(&sha256(asset.bytes)[..8]));
    // Asked for each time, sent only when it has changed: an update of the server is seen at once. A weak mark (of a
    // compressed copy) counts as well.
    let same = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let head = [(header::ETAG, tag.as_str()), (header::CACHE_CONTROL, "public, no-cache")];
    if same.is_some_and(|value| value.trim_start_matches("W/") == tag) {
        return (StatusCode::NOT_MODIFIED, head).into_response();
    }
    (head, [(header::CONTENT_TYPE, asset.content_type)], asset.bytes).into_response()
}
