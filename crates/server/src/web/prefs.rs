//! What a person prefers: a cookie of its own, readable and harmless.

use axum::http::{HeaderMap, header};
use axum_extra::extract::cookie::{Cookie, CookieJar};
use tessera_table::{BotPace, Coach, Palette, Prefs, TextSize, Theme};
use tessera_words::Language;

use super::cookies::lasting;

const NAME: &str = "tessera-prefs";

/// The preferences of a request.
pub fn read(headers: &HeaderMap) -> Prefs {
    let browser = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let mut prefs = Prefs {
        language: browser.and_then(Language::from_preferences).unwrap_or_default(),
        theme: Theme::Auto,
        palette: Palette::Standard,
        sound: true,
        animation: true,
        text_size: TextSize::Normal,
        bots: BotPace::Usual,
        coach: Coach::Off,
        hints: true,
    };
    if let Some(cookie) = CookieJar::from_headers(headers).get(NAME) {
        for pair in cookie.value().split('.') {
            if let Some((key, value)) = pair.split_once('-') {
                set(&mut prefs, key, value);
            }
        }
    }
    prefs
}

/// Sets one preference; what is not known is left alone.
pub fn set(prefs: &mut Prefs, key: &str, value: &str) {
    match (key, value) {
        ("language", code) => prefs.language = code.parse().unwrap_or(prefs.language),
        ("theme", "light") => prefs.theme = Theme::Light,
        ("theme", "dark") => prefs.theme = Theme::Dark,
        ("theme", "auto") => prefs.theme = Theme::Auto,
        ("palette", "standard") => prefs.palette = Palette::Standard,
        ("palette", "blind") => prefs.palette = Palette::ColourBlind,
        ("sound", on) => prefs.sound = on == "on",
        ("animation", on) => prefs.animation = on == "on",
        ("text", "large") => prefs.text_size = TextSize::Large,
        ("text", "normal") => prefs.text_size = TextSize::Normal,
        ("hints", on) => prefs.hints = on == "on",
        ("bots", name) if BotPace::ALL.iter().any(|pace| pace.name() == name) => prefs.bots = BotPace::named(name),
        ("coach", "off") => prefs.coach = Coach::Off,
        ("coach", "blunders") => prefs.coach = Coach::Blunders,
        ("coach", "mistakes") => prefs.coach = Coach::Mistakes,
        ("coach", "slips") => prefs.coach = Coach::Slips,
        _ => {}
    }
}

/// One preference as it stands in forms and the cookie.
pub fn get(prefs: &Prefs, key: &str) -> &'static str {
    let on = |on| if on { "on" } else { "off" };
    match key {
        "language" => prefs.language.code(),
        "theme" => match prefs.theme {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        },
        "palette" => match prefs.palette {
            Palette::Standard => "standard",
            Palette::ColourBlind => "blind",
        },
        "sound" => on(prefs.sound),
        "animation" => on(prefs.animation),
        "hints" => on(prefs.hints),
        "bots" => prefs.bots.name(),
        "coach" => match prefs.coach {
            Coach::Off => "off",
            Coach::Blunders => "blunders",
            Coach::Mistakes => "mistakes",
            Coach::Slips => "slips",
        },
        _ => match prefs.text_size {
            TextSize::Normal => "normal",
            TextSize::Large => "large",
        },
    }
}

/// Everything that can be preferred, and how.
pub const CHOICES: [(&str, &[&str]); 9] = [
    ("language", &["en", "fr"]),
    ("theme", &["auto", "light", "dark"]),
    ("palette", &["standard", "blind"]),
    ("text", &["normal", "large"]),
    ("sound", &["on", "off"]),
    ("animation", &["on", "off"]),
    ("hints", &["on", "off"]),
    ("bots", &["usual", "calm", "quick"]),
    ("coach", &["off", "blunders", "mistakes", "slips"]),
];

/// The cookie that keeps preferences.
pub fn cookie(prefs: &Prefs, secure: bool) -> Cookie<'static> {
    let pairs: Vec<String> = CHOICES.iter().map(|(key, _)| format!("{key}-{}", get(prefs, key))).collect();
    lasting(NAME, pairs.join("."), secure)
}
