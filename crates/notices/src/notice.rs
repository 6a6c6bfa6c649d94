//! What somebody is told.

use std::fmt;
use std::time::Duration;

use url::Url;

/// The longest link, in bytes: with its name it still fits on a line of a mail, which has 998.
const LONGEST_LINK: usize = 900;

/// What somebody is told, in their language, whatever way it takes to them.
///
/// Texts are plain: each channel escapes what would mean something there, drops what cannot be seen, and shortens what is
/// too long, the body first.
#[derive(Clone, Debug)]
pub struct Notice {
    /// Which delivery this is: the same however often it is tried, so that whoever gets it twice can tell.
    pub id: String,
    /// What kind of news, for programs.
    pub kind: String,
    /// What it is about. A newer notice takes the place of an older one with the same tag, where a channel can do that;
    /// none does where this is empty.
    pub tag: String,
    /// The news in one line.
    pub title: String,
    /// The news in some lines.
    pub body: String,
    /// What stands at the end of a mail, and nowhere else: who sends this, and why.
    pub footer: String,
    /// Where to look.
    pub url: Link,
    /// Where a POST, without any question, ends notices of this kind by mail. A mail that was asked for just now has none.
    pub unsubscribe: Option<Link>,
    /// How much it matters to wake somebody's telephone for it.
    pub urgency: Urgency,
    /// How long it is still news. Whoever is not there meanwhile need not hear of it.
    pub keep: Duration,
}

/// How much a notice matters (RFC 8030): with a low battery a telephone may leave others for later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Urgency {
    /// On power and WLAN is soon enough.
    VeryLow,
    /// On power or WLAN.
    Low,
    /// On neither.
    Normal,
    /// Even with a low battery.
    High,
}

impl Urgency {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::VeryLow => "very-low",
            Self::Low => "low",
            Self::Normal => "normal",
            Self::High => "high",
        }
    }
}

/// A link people can follow: `http` or `https`, and nothing in it that could end a header or a markup around it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link(String);

/// Not a link that can be sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotALink {
    /// Not an address, or not one of the web.
    #[error("not an address of the web")]
    NotOfTheWeb,
    /// Too long for a line of a mail.
    #[error("longer than {LONGEST_LINK} characters")]
    TooLong,
}

impl Link {
    /// Reads a link and writes it as the web does: what is not ASCII, blank or a bracket is percent-encoded.
    ///
    /// # Errors
    /// Where it is no `http` or `https` address, or too long.
    pub fn parse(text: &str) -> Result<Self, NotALink> {
        let url = Url::parse(text).map_err(|_| NotALink::NotOfTheWeb)?;
        if !matches!(url.scheme(), "http" | "https") {
            return Err(NotALink::NotOfTheWeb);
        }
        let link = String::from(url);
        if link.len() > LONGEST_LINK { Err(NotALink::TooLong) } else { Ok(Self(link)) }
    }

    /// The link as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_cannot_end_what_it_stands_in() {
        let link = Link::parse("https://games.example/t/é?a=<b>&c=\"d\"\r\nBcc: x#>e").expect("a link");
        assert_eq!(link.as_str(), "https://games.example/t/%C3%A9?a=%3Cb%3E&c=%22d%22Bcc:%20x#%3Ee");
        assert!(link.as_str().bytes().all(|byte| byte.is_ascii_graphic() && !b"<>\"".contains(&byte)));
    }

    #[test]
    fn only_the_web_can_be_linked_to() {
        for text in ["javascript:alert(1)", "mailto:a@b.example", "/t/1", "", "https://", "ftp://a.example/"] {
            assert_eq!(Link::parse(text), Err(NotALink::NotOfTheWeb), "{text}");
        }
        let long = format!("https://games.example/{}", "a".repeat(900));
        assert_eq!(Link::parse(&long), Err(NotALink::TooLong));
    }
}
