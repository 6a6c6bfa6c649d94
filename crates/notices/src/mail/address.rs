//! Somebody's mail address: one, without a name beside it, and nothing in it that a header or a server could mistake.

use std::fmt;
use std::str::FromStr;

use url::Host;

/// The longest address there can be, in bytes (RFC 5321).
const LONGEST: usize = 254;
/// The longest part before the `@`.
const LONGEST_NAME: usize = 64;
/// What may stand before the `@` besides letters, digits and single dots, where nothing is quoted (RFC 5322).
const SIGNS: &[u8] = b"!#$%&'*+-/=?^_`{|}~";

/// Somebody's mail address. Its host is written as the network knows it: `à.example` as `xn--0ca.example`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MailAddress {
    text: String,
    at: usize,
}

/// Not an address we would write to.
///
/// Quoted names, hosts without a dot and letters beyond ASCII before the `@` are allowed by one standard or the other;
/// nobody has such an address who also has a mailbox that most can write to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a mail address")]
pub struct NotAMailAddress;

impl MailAddress {
    /// The address as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The host it is at.
    #[must_use]
    pub fn host(&self) -> &str {
        &self.text[self.at + 1..]
    }

    pub(super) fn for_lettre(&self) -> lettre::Address {
        lettre::Address::new(&self.text[..self.at], self.host()).expect("it is stricter here")
    }
}

impl FromStr for MailAddress {
    type Err = NotAMailAddress;

    fn from_str(text: &str) -> Result<Self, NotAMailAddress> {
        if text.len() > LONGEST {
            return Err(NotAMailAddress);
        }
        let (name, host) = text.split_once('@').ok_or(NotAMailAddress)?;
        let known = |byte: u8| byte.is_ascii_alphanumeric() || SIGNS.contains(&byte);
        let named = name.split('.').all(|part| !part.is_empty() && part.bytes().all(known));
        if !named || name.len() > LONGEST_NAME {
            return Err(NotAMailAddress);
        }
        // Blanks, brackets, numbers and whatever else is no name of a host end here.
        let Ok(Host::Domain(host)) = Host::parse(host) else { return Err(NotAMailAddress) };
        let label = |part: &str| {
            (1..=63).contains(&part.len())
                && part.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
                && !part.starts_with('-')
                && !part.ends_with('-')
        };
        let text = format!("{name}@{host}");
        if !host.contains('.') || !host.split('.').all(label) || text.len() > LONGEST {
            return Err(NotAMailAddress);
        }
        Ok(Self { at: name.len(), text })
    }
}

impl fmt::Display for MailAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_taken_as_people_have_them() {
        for (text, written) in [
            ("ann@games.example", "ann@games.example"),
            ("Ann.O'Neill+games@Mail.Example", "Ann.O'Neill+games@mail.example"),
            ("zoe@société.example", "zoe@xn--socit-esab.example"),
            ("a@b.co", "a@b.co"),
        ] {
            let address: MailAddress = text.parse().expect(text);
            assert_eq!(address.as_str(), written);
            assert_eq!(address.for_lettre().to_string(), written, "{text}");
        }
    }

    #[test]
    fn one_address_and_nothing_else() {
        let (long_name, long_host) = (format!("{}@b.example", "a".repeat(65)), format!("a@{}.example", "b".repeat(64)));
        let long = format!("a@{}example", "b.".repeat(124));
        for text in [
            "",
            "ann",
            "@games.example",
            "ann@",
            "ann@games",
            "ann@@games.example",
            "a@b@c.example",
            "ann@games.example.",
            "ann@games..example",
            "ann@.example",
            "ann@-games.example",
            "ann@127.0.0.1",
            "ann@[127.0.0.1]",
            "ann@[::1]",
            "ann@2130706433",
            "Ann <ann@games.example>",
            "<ann@games.example>",
            "ann@games.example, bob@games.example",
            "ann@games.example;bob@games.example",
            " ann@games.example",
            "ann@games.example ",
            "ann @games.example",
            "ann@games.example\r\nBcc: bob@games.example",
            "ann\r\n@games.example",
            "ann@games.example\n",
            "ann\0@b.example",
            "\"a b\"@games.example",
            "ann..o@games.example",
            ".ann@games.example",
            "ann.@games.example",
            "zoé@games.example",
            "ann(x)@games.example",
            "ann@games.example>",
            "ann@games/x.example",
            "ann@ga_mes.example",
            "ann@games.example:25",
            &long_name,
            &long_host,
            &long,
        ] {
            assert_eq!(text.parse::<MailAddress>(), Err(NotAMailAddress), "{text:?}");
        }
    }
}
