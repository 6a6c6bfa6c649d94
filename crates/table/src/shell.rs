//! The page around everything: head, top bar, preferences as attributes.

use maud::{DOCTYPE, Markup, html};
use tessera_words::{Language, Speaker};

use crate::icons::icon;

/// Light, dark, or as the system says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the system says.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// Colours of seats and terrains.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Palette {
    /// The usual ones.
    #[default]
    Standard,
    /// Told apart by everybody.
    ColourBlind,
}

/// How large text is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TextSize {
    /// The usual size.
    #[default]
    Normal,
    /// Larger.
    Large,
}

/// How long bots wait before they act.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum BotPace {
    /// As the house has it.
    #[default]
    Usual,
    /// Three times as long.
    Calm,
    /// Not at all.
    Quick,
}

impl BotPace {
    /// All there are.
    pub const ALL: [Self; 3] = [Self::Usual, Self::Calm, Self::Quick];

    /// As it is stored.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Usual => "usual",
            Self::Calm => "calm",
            Self::Quick => "quick",
        }
    }

    /// The one of that name; the usual one where there is none.
    #[must_use]
    pub fn named(name: &str) -> Self {
        Self::ALL.into_iter().find(|pace| pace.name() == name).unwrap_or_default()
    }

    /// The pause, where `usual` is that of the house.
    #[must_use]
    pub fn of(self, usual: std::time::Duration) -> std::time::Duration {
        match self {
            Self::Usual => usual,
            Self::Calm => usual * 3,
            Self::Quick => std::time::Duration::ZERO,
        }
    }
}

/// What a person prefers; kept in a cookie, shown as attributes of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prefs {
    /// Language.
    pub language: Language,
    /// Light or dark.
    pub theme: Theme,
    /// Colours.
    pub palette: Palette,
    /// Whether a sound says that it is your turn.
    pub sound: bool,
    /// Whether pieces slide.
    pub animation: bool,
    /// How large text is.
    pub text_size: TextSize,
    /// How long bots wait before they act.
    pub bots: BotPace,
    /// What the coach speaks up about.
    pub coach: Coach,
    /// Whether whoever meets a kind of question for the first time is told what it is about.
    pub hints: bool,
}

/// What a coach speaks up about before it is done, at a table with bots alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Coach {
    /// Nothing.
    #[default]
    Off,
    /// What loses very much.
    Blunders,
    /// What loses much.
    Mistakes,
    /// What loses a little.
    Slips,
}

impl Coach {
    /// The chance to win that must be at stake; `None` for a coach who is silent.
    #[must_use]
    pub const fn least(self) -> Option<f32> {
        match self {
            Self::Off => None,
            Self::Blunders => Some(0.2),
            Self::Mistakes => Some(0.1),
            Self::Slips => Some(0.05),
        }
    }
}

/// A page to be wrapped.
pub struct Shell<'a> {
    /// The page's title.
    pub title: &'a str,
    /// What the person prefers.
    pub prefs: Prefs,
    /// Who is looking, by name, if they have one.
    pub me: Option<&'a str>,
    /// Goes with every form.
    pub csrf: &'a str,
    /// Names of style sheets beyond `base.css`.
    pub styles: &'a [&'a str],
    /// Names of scripts (ES modules).
    pub scripts: &'a [&'a str],
    /// The table page has a top bar of its own.
    pub bare: bool,
    /// What is on it.
    pub body: Markup,
}

/// The whole page.
#[must_use]
pub fn shell(page: &Shell<'_>) -> Markup {
    let prefs = &page.prefs;
    let speaker = Speaker::new(prefs.language, &[]);
    let theme = match prefs.theme {
        Theme::Auto => "auto",
        Theme::Light => "light",
        Theme::Dark => "dark",
    };
    let on = |on: bool| if on { "on" } else { "off" };
    html! {
        (DOCTYPE)
        html lang=(prefs.language.code()) data-theme=(theme)
            data-palette=(match prefs.palette { Palette::Standard => "standard", Palette::ColourBlind => "colour-blind" })
            data-text=(match prefs.text_size { TextSize::Normal => "normal", TextSize::Large => "large" })
            data-sound=(on(prefs.sound)) data-animation=(on(prefs.animation)) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="theme-color" content="#2b2622";
                meta name="color-scheme" content=(match prefs.theme {
                    Theme::Auto => "light dark",
                    Theme::Light => "light",
                    Theme::Dark => "dark",
                });
                title { (page.title) }
                link rel="icon" href="/assets/icon.svg" type="image/svg+xml";
                link rel="stylesheet" href="/assets/base.css";
                @for style in page.styles { link rel="stylesheet" href={ "/assets/" (style) }; }
                @for script in page.scripts { script type="module" src={ "/assets/" (script) } {} }
            }
            body class=[page.bare.then_some("bare")] {
                // At a table the question is what one comes for; the board stands before it.
                a .skip href=(if page.bare { "#prompt" } else { "#main" }) { (speaker.word("table-skip")) }
                @if page.bare {
                    (page.body)
                } @else {
                    (top_bar(page, speaker))
                    main #main .page tabindex="-1" { (page.body) }
                }
            }
        }
    }
}

fn top_bar(page: &Shell<'_>, speaker: Speaker<'_>) -> Markup {
    let account = speaker.word("table-account");
    html! {
        header .top-bar {
            (wordmark())
            nav .bar-tools {
                a .bar-link href="/" { (icon("home")) span { (speaker.word("table-home")) } }
                a .bar-link href="/settings" { (icon("settings")) span { (speaker.word("table-settings")) } }
                a .bar-link href="/account" title=(account) { (icon("child")) span { (page.me.unwrap_or(&account)) } }
                (language_switch(page.prefs.language, page.csrf, ""))
            }
        }
    }
}

/// The name, with its one golden stone.
pub(crate) fn wordmark() -> Markup {
    html! { a .wordmark href="/" aria-label="Tessera" { "TESSER" span { "A" } } }
}

/// A button to the other language; `back` is where to return to.
pub(crate) fn language_switch(now: Language, csrf: &str, back: &str) -> Markup {
    let speaker = Speaker::new(now, &[]);
    html! {
        form .language method="post" action="/settings/language" aria-label=(speaker.word("table-language")) {
            input type="hidden" name="csrf" value=(csrf);
            input type="hidden" name="back" value=(back);
            @for language in Language::ALL {
                button type="submit" name="language" value=(language.code()) lang=(language.code())
                    aria-current=[(language == now).then_some("true")] { (language.code().to_uppercase()) }
            }
        }
    }
}
