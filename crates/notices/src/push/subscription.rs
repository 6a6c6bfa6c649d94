//! Where a browser can be reached, as its page told us.

use std::fmt;

use base64::Engine as _;
use base64::alphabet::URL_SAFE;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::SystemRandom;

/// The longest endpoint, in bytes.
const LONGEST: usize = 2000;
/// A point of the curve: the number four, then twice 32 bytes.
pub(super) const POINT: usize = 65;
/// What the browser and we know, and its push service does not.
const SECRET: usize = 16;

/// Base64url, as browsers and libraries write it: with padding or without.
const BASE64URL: GeneralPurpose = GeneralPurpose::new(
    &URL_SAFE,
    GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

/// Where a browser can be reached: what `PushSubscription` of its page says.
#[derive(Clone, PartialEq, Eq)]
pub struct Subscription {
    endpoint: String,
    point: [u8; POINT],
    secret: [u8; SECRET],
}

/// Not what a browser would say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotASubscription {
    /// The endpoint is longer than any service's.
    #[error("the endpoint is longer than {LONGEST} characters")]
    Endpoint,
    /// One of the keys is not base64url.
    #[error("{0} is not base64url")]
    Encoding(&'static str),
    /// One of the keys has another length.
    #[error("{0} has another length than it should")]
    Length(&'static str),
    /// The public key is none.
    #[error("p256dh is not a point of the curve")]
    Point,
}

impl Subscription {
    /// Reads what a page sent: `endpoint`, and `p256dh` and `auth` of its `keys`. Whether the endpoint may be called is
    /// for the [`Guard`](crate::Guard) to say.
    ///
    /// # Errors
    /// Where a browser would not have said it.
    pub fn new(endpoint: &str, p256dh: &str, auth: &str) -> Result<Self, NotASubscription> {
        if endpoint.len() > LONGEST {
            return Err(NotASubscription::Endpoint);
        }
        let point = read(p256dh, "p256dh")?;
        let secret = read(auth, "auth")?;
        let random = SystemRandom::new();
        let trial = EphemeralPrivateKey::generate(&ECDH_P256, &random).expect("the system has random numbers");
        // Whoever can agree on something with it has a point of the curve.
        agree_ephemeral(trial, &UnparsedPublicKey::new(&ECDH_P256, &point), |_| ())
            .map_err(|_| NotASubscription::Point)?;
        Ok(Self { endpoint: endpoint.to_owned(), point, secret })
    }

    /// Where to send. Whoever knows it knows the browser, so it is a secret.
    #[must_use]
    pub fn endpoint(&self) -> &str {
        &self.endpoint
    }

    pub(super) fn point(&self) -> &[u8; POINT] {
        &self.point
    }

    pub(super) fn secret(&self) -> &[u8; SECRET] {
        &self.secret
    }
}

fn read<const LENGTH: usize>(text: &str, name: &'static str) -> Result<[u8; LENGTH], NotASubscription> {
    // What is much too long is not even decoded.
    if text.len() > 2 * LENGTH {
        return Err(NotASubscription::Length(name));
    }
    let bytes = BASE64URL.decode(text).map_err(|_| NotASubscription::Encoding(name))?;
    bytes.try_into().map_err(|_| NotASubscription::Length(name))
}

impl fmt::Debug for Subscription {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Subscription").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const POINT_TEXT: &str = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const SECRET_TEXT: &str = "BTBZMqHH6r4Tts7J_aSIgg";

    #[test]
    fn what_a_browser_says_is_read_with_padding_or_without() {
        let read = Subscription::new("https://push.example/x", POINT_TEXT, SECRET_TEXT).expect("a subscription");
        let padded =
            Subscription::new("https://push.example/x", &format!("{POINT_TEXT}="), &format!("{SECRET_TEXT}=="));
        assert_eq!(padded, Ok(read));
    }

    #[test]
    fn what_no_browser_says_is_refused() {
        let refused = |point: &str, secret: &str| {
            Subscription::new("https://push.example/x", point, secret).expect_err("it is none")
        };
        assert_eq!(refused("", SECRET_TEXT), NotASubscription::Length("p256dh"));
        assert_eq!(refused(&POINT_TEXT[..80], SECRET_TEXT), NotASubscription::Length("p256dh"));
        assert_eq!(refused(&POINT_TEXT.repeat(100), SECRET_TEXT), NotASubscription::Length("p256dh"));
        assert_eq!(refused(&POINT_TEXT.replace('_', "/"), SECRET_TEXT), NotASubscription::Encoding("p256dh"));
        assert_eq!(refused(POINT_TEXT, "BTBZMqHH6r4Tts7J_aSI"), NotASubscription::Length("auth"));
        assert_eq!(refused(POINT_TEXT, "BTBZMqHH6r4Tts7J aSIgg"), NotASubscription::Encoding("auth"));
        assert_eq!(
            refused(&POINT_TEXT.replacen("BCVx", "BCVy", 1), SECRET_TEXT),
            NotASubscription::Point,
            "off the curve"
        );
        assert_eq!(refused(&POINT_TEXT.replacen('B', "A", 1), SECRET_TEXT), NotASubscription::Point, "another format");
        let zero = format!("BA{}", "A".repeat(85));
        assert_eq!(refused(&zero, SECRET_TEXT), NotASubscription::Point, "nothing");
        let long = format!("https://push.example/{}", "x".repeat(LONGEST));
        assert_eq!(Subscription::new(&long, POINT_TEXT, SECRET_TEXT), Err(NotASubscription::Endpoint));
    }
}
