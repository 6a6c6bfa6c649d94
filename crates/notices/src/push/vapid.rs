//! Who sends a push (VAPID, RFC 8292): a key made once, whose public half every subscription of a browser rests on. With
//! another key all of them are worth nothing, so it is to be kept like the database.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::json;
use url::Url;

/// How long a proof is good for; services refuse more than a day.
const GOOD_FOR: Duration = Duration::from_secs(12 * 60 * 60);

/// The key that proves who sends.
#[derive(Clone)]
pub struct VapidKey {
    /// PKCS #8, as it is stored.
    document: Vec<u8>,
    pair: Arc<EcdsaKeyPair>,
}

/// Not a key that was stored.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a key of the curve P-256 in PKCS #8: {0}")]
pub struct BadKey(String);

impl VapidKey {
    /// A new key.
    #[must_use]
    pub fn generate() -> Self {
        let random = SystemRandom::new();
        let document = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random)
            .expect("the system has random numbers");
        Self::from_bytes(document.as_ref()).expect("it has just been made")
    }

    /// The key as it was stored by [`VapidKey::to_bytes`]: PKCS #8.
    ///
    /// # Errors
    /// Where it is none.
    pub fn from_bytes(document: &[u8]) -> Result<Self, BadKey> {
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, document, &SystemRandom::new());
        let pair = Arc::new(pair.map_err(|error| BadKey(error.to_string()))?);
        Ok(Self { document: document.to_vec(), pair })
    }

    /// The key to be stored. Whoever has it can send in our name.
    #[must_use]
    pub fn to_bytes(&self) -> &[u8] {
        &self.document
    }

    /// The key as text: its bytes in base64url.
    ///
    /// # Errors
    /// Where it is none.
    pub fn from_text(text: &str) -> Result<Self, BadKey> {
        Self::from_bytes(&URL_SAFE_NO_PAD.decode(text.trim()).map_err(|error| BadKey(error.to_string()))?)
    }

    /// The key to be stored as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        URL_SAFE_NO_PAD.encode(&self.document)
    }

    /// The public half in base64url, as a page gives it to `PushManager.subscribe`.
    #[must_use]
    pub fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.pair.public_key())
    }

    /// The value of `Authorization`: a JWT for the service of this endpoint, and whose it is.
    pub(super) fn authorization(&self, endpoint: &Url, contact: &Contact, now: SystemTime) -> String {
        let until = now + GOOD_FOR;
        let until = until.duration_since(SystemTime::UNIX_EPOCH).unwrap_or(Duration::ZERO).as_secs();
        let header = json!({ "typ": "JWT", "alg": "ES256" });
        let claims = json!({ "aud": endpoint.origin().ascii_serialization(), "exp": until, "sub": contact.0 });
        let encode = |part: serde_json::Value| URL_SAFE_NO_PAD.encode(part.to_string());
        let signed = format!("{}.{}", encode(header), encode(claims));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes()).expect("the system has random numbers");
        format!("vapid t={signed}.{}, k={}", URL_SAFE_NO_PAD.encode(signature), self.public())
    }
}

impl fmt::Debug for VapidKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("VapidKey").field("public", &self.public()).finish_non_exhaustive()
    }
}

/// Where a push service can turn to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Contact(String);

/// Nowhere a push service could turn to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the contact for push services must be a mailto: or https: address")]
pub struct BadContact;

impl FromStr for Contact {
    type Err = BadContact;

    fn from_str(text: &str) -> Result<Self, BadContact> {
        let url = Url::parse(text).map_err(|_| BadContact)?;
        // Some services refuse every push where the address has a blank or a bracket in it.
        let plain = text.bytes().all(|byte| byte.is_ascii_graphic() && !b"<>\"".contains(&byte));
        let reachable = match url.scheme() {
            "mailto" => url.path().split_once('@').is_some_and(|(name, host)| !name.is_empty() && host.contains('.')),
            "https" => true,
            _ => false,
        };
        if plain && reachable { Ok(Self(text.to_owned())) } else { Err(BadContact) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_the_same_after_it_was_stored() {
        let key = VapidKey::generate();
        let stored = VapidKey::from_text(&format!("{}\n", key.to_text())).expect("a key");
        assert_eq!(stored.public(), key.public());
        assert_eq!(URL_SAFE_NO_PAD.decode(key.public()).expect("base64url").len(), 65);
        assert_ne!(VapidKey::generate().public(), key.public());
        assert!(!format!("{key:?}").contains(&key.to_text()));
    }

    #[test]
    fn what_is_no_key_is_refused() {
        let key = VapidKey::generate().to_text();
        for text in ["", "x", "not base64!", &key[..key.len() - 4], &key[4..]] {
            VapidKey::from_text(text).expect_err(text);
        }
    }

    #[test]
    fn a_contact_can_be_turned_to() {
        for text in ["mailto:ann@games.example", "https://games.example/about"] {
            assert_eq!(text.parse(), Ok(Contact(text.to_owned())));
        }
        for text in
            ["", "ann@games.example", "mailto:", "mailto:ann", "mailto:Ann <ann@games.example>", "http://a.example"]
        {
            assert_eq!(text.parse::<Contact>(), Err(BadContact), "{text}");
        }
    }
}
