//! What a browser is called in the list of one's sessions.

use axum::http::{HeaderMap, header};

/// What stands in the header, and what we say; the first that fits. Others call themselves by these names too.
const PROGRAMS: [(&str, &str); 6] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrom", "Chrome"),
    ("Safari/", "Safari"),
];
const SYSTEMS: [(&str, &str); 6] = [
    ("Windows", "Windows"),
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
];

/// Such as "Firefox, Linux"; empty where nothing is known.
pub fn name(headers: &HeaderMap) -> String {
    let text = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let known = [&PROGRAMS, &SYSTEMS].into_iter().filter_map(|names| {
        let (_, said) = names.iter().find(|(found, _)| text.contains(found))?;
        Some(*said)
    });
    known.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn browsers_are_known_by_name_and_system() {
        let called = |agent: &'static str| {
            name(&[(header::USER_AGENT, HeaderValue::from_static(agent))].into_iter().collect::<HeaderMap>())
        };
        assert_eq!(called("Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0"), "Firefox, Linux");
        let chrome = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
        assert_eq!(called(chrome), "Chrome, Android");
        let safari = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1";
        assert_eq!(called(safari), "Safari, iPhone");
        assert_eq!(called("curl/8.5.0"), "");
    }
}
