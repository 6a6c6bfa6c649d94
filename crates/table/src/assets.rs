//! Files the browser needs, compiled in: styles, the script, icons.

/// A file for the browser.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// What it is.
    pub content_type: &'static str,
    /// Its bytes.
    pub bytes: &'static [u8],
}

/// A file by its name, as it is linked under `/assets/`.
#[must_use]
pub fn asset(name: &str) -> Option<Asset> {
    let css = "text/css; charset=utf-8";
    let js = "text/javascript; charset=utf-8";
    let (content_type, bytes): (&str, &[u8]) = match name {
        "base.css" => (css, include_bytes!("../assets/base.css")),
        "table.css" => (css, include_bytes!("../assets/table.css")),
        "shelves.js" => (js, include_bytes!("../assets/shelves.js")),
        "table.js" => (js, include_bytes!("../assets/table.js")),
        "board.js" => (js, include_bytes!("../assets/board.js")),
        "pieces.js" => (js, include_bytes!("../assets/pieces.js")),
        "live.js" => (js, include_bytes!("../assets/live.js")),
        "asks.js" => (js, include_bytes!("../assets/asks.js")),
        "said.js" => (js, include_bytes!("../assets/said.js")),
        "laying.js" => (js, include_bytes!("../assets/laying.js")),
        "chat.js" => (js, include_bytes!("../assets/chat.js")),
        "panels.js" => (js, include_bytes!("../assets/panels.js")),
        "ask.js" => (js, include_bytes!("../assets/ask.js")),
        "names.js" => (js, include_bytes!("../assets/names.js")),
        "enlarge.js" => (js, include_bytes!("../assets/enlarge.js")),
        "alerts.js" => (js, include_bytes!("../assets/alerts.js")),
        "icon.svg" => ("image/svg+xml", include_bytes!("../assets/icon.svg")),
        _ => (css, crate::face::sheet(name)?),
    };
    Some(Asset { content_type, bytes })
}

#[cfg(test)]
mod tests {
    use super::asset;

    /// What a sheet says of a theme: whatever stands between the theme's name and the end of each rule, however it is set.
    fn rules(sheet: &str, theme: &str) -> Vec<String> {
        let root = format!(":root[data-theme=\"{theme}\"] ");
        let ends =
            |rule: &str| rule.split('}').next().unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ");
        sheet.split(&root).skip(1).map(ends).collect()
    }

    #[test]
    fn what_is_dark_by_choice_is_dark_by_the_wish_of_the_system_too() {
        for name in tessera_games::IDS.iter().flat_map(|game| crate::sheets(game)).chain(["base.css"]) {
            let Some(sheet) = asset(name) else { continue };
            let sheet = std::str::from_utf8(sheet.bytes).expect("a sheet is text");
            let auto = rules(sheet, "auto");
            for rule in rules(sheet, "dark") {
                assert!(auto.contains(&rule), "{name}: only the chosen dark theme has {rule}");
            }
        }
    }
}
