//! The mail server that takes our mail, as one address says it.

use std::fmt;
use std::net::IpAddr;

use lettre::transport::smtp::authentication::Credentials;
use percent_encoding::percent_decode_str;
use url::{Host, Url};

/// The mail server that takes our mail.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Relay {
    pub(super) host: String,
    pub(super) port: u16,
    pub(super) security: Security,
    pub(super) credentials: Option<Credentials>,
}

/// When a connection is encrypted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Security {
    /// Never.
    Plain,
    /// Before anything of ours is sent, or there is no mail.
    StartTls,
    /// From the beginning.
    Tls,
}

/// Why mail cannot be sent with these settings.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadMailSettings {
    /// The mail server's address cannot be read.
    #[error("the mail server must be like smtps://name:password@mail.example or smtp+starttls://mail.example:587")]
    Address,
    /// The way to encrypt is not known.
    #[error("the mail server's tls can be required or none")]
    Tls,
    /// A password without a name, or something that is no text.
    #[error("the mail server's name and password cannot be read; signs like @ and / are written %40 and %2F")]
    Credentials,
    /// Who mail comes from.
    #[error("mail must come from an address like games@mail.example or Tessera <games@mail.example>")]
    From,
    /// A certificate that cannot be used.
    #[error("the certificates cannot be used: {0}")]
    Certificates(String),
}

impl Relay {
    pub(super) fn parse(text: &str) -> Result<Self, BadMailSettings> {
        let url = Url::parse(text).map_err(|_| BadMailSettings::Address)?;
        let host = match url.host() {
            Some(Host::Domain(name)) if !name.is_empty() && !name.contains('%') => name.to_owned(),
            Some(Host::Ipv4(literal)) => literal.to_string(),
            Some(Host::Ipv6(literal)) => literal.to_string(),
            _ => return Err(BadMailSettings::Address),
        };
        if !matches!(url.path(), "" | "/") || url.fragment().is_some() {
            return Err(BadMailSettings::Address);
        }
        let credentials = credentials(&url)?;
        let mut asked = None;
        for (name, value) in url.query_pairs() {
            asked = match (&*name, &*value) {
                ("tls", "required") => Some(Security::StartTls),
                ("tls", "none") => Some(Security::Plain),
                _ => return Err(BadMailSettings::Tls),
            };
        }
        let (security, port) = match (url.scheme(), asked) {
            ("smtps", None) => (Security::Tls, 465),
            ("smtp+starttls", None) | ("smtp", Some(Security::StartTls)) => (Security::StartTls, 587),
            // A password is not shown to everybody on the way, unless somebody says so.
            ("smtp", None) if credentials.is_some() && !is_here(&host) => (Security::StartTls, 587),
            ("smtp", _) => (Security::Plain, 25),
            ("smtps" | "smtp+starttls", Some(_)) => return Err(BadMailSettings::Tls),
            _ => return Err(BadMailSettings::Address),
        };
        Ok(Self { host, port: url.port().unwrap_or(port), security, credentials })
    }
}

fn credentials(url: &Url) -> Result<Option<Credentials>, BadMailSettings> {
    let decode = |text: &str| {
        let decoded = percent_decode_str(text).decode_utf8().map_err(|_| BadMailSettings::Credentials)?;
        Ok::<_, BadMailSettings>(decoded.into_owned())
    };
    match (url.username(), url.password()) {
        ("", None) => Ok(None),
        ("", Some(_)) | (_, None) => Err(BadMailSettings::Credentials),
        (name, Some(password)) => Ok(Some(Credentials::new(decode(name)?, decode(password)?))),
    }
}

/// Whether a host is this machine.
fn is_here(host: &str) -> bool {
    host.eq_ignore_ascii_case("localhost") || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

impl fmt::Debug for Relay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Relay");
        shown.field("host", &self.host).field("port", &self.port).field("security", &self.security);
        shown.finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_says_how_mail_is_sent() {
        let read = |text: &str| {
            let relay = Relay::parse(text).expect(text);
            (relay.host, relay.port, relay.security, relay.credentials.is_some())
        };
        let host = || "mail.example".to_owned();
        assert_eq!(read("smtps://ann:x@mail.example"), (host(), 465, Security::Tls, true));
        assert_eq!(read("smtps://mail.example:4650/"), (host(), 4650, Security::Tls, false));
        assert_eq!(read("smtp+starttls://ann:x@mail.example"), (host(), 587, Security::StartTls, true));
        assert_eq!(read("smtp://mail.example?tls=required"), (host(), 587, Security::StartTls, false));
        assert_eq!(read("smtp://mail.example"), (host(), 25, Security::Plain, false));
        assert_eq!(
            read("smtp://ann:x@mail.example:2525"),
            (host(), 2525, Security::StartTls, true),
            "not for all to see"
        );
        assert_eq!(
            read("smtp://ann:x@mail.example?tls=none"),
            (host(), 25, Security::Plain, true),
            "unless it is said"
        );
        assert_eq!(
            read("smtp://ann:x@localhost:25"),
            ("localhost".into(), 25, Security::Plain, true),
            "nobody is on the way"
        );
        assert_eq!(read("smtp://ann:x@[::1]:25"), ("::1".into(), 25, Security::Plain, true));
    }

    #[test]
    fn names_and_passwords_may_have_any_sign() {
        let relay = Relay::parse("smtps://ann%40mail.example:p%40ss%2Fw%C3%B6rd@mail.example").expect("an address");
        let expected = Credentials::new("ann@mail.example".to_owned(), "p@ss/wörd".to_owned());
        assert_eq!(relay.credentials, Some(expected));
        assert!(!format!("{relay:?}").contains("ann"), "{relay:?}");
    }

    #[test]
    fn what_cannot_be_read_is_told() {
        for (text, why) in [
            ("", BadMailSettings::Address),
            ("mail.example:587", BadMailSettings::Address),
            ("https://mail.example", BadMailSettings::Address),
            ("smtp:mail.example", BadMailSettings::Address),
            ("smtps:///", BadMailSettings::Address),
            ("smtps://mail.example/inbox", BadMailSettings::Address),
            ("smtps://ann@mail.example", BadMailSettings::Credentials),
            ("smtps://:secret@mail.example", BadMailSettings::Credentials),
            ("smtps://ann:%ff@mail.example", BadMailSettings::Credentials),
            ("smtp://mail.example?tls=maybe", BadMailSettings::Tls),
            ("smtps://mail.example?tls=none", BadMailSettings::Tls),
            ("smtp://mail.example?auth=plain", BadMailSettings::Tls),
        ] {
            assert_eq!(Relay::parse(text), Err(why), "{text}");
        }
    }
}
