//! How a program knows that a webhook comes from us.

use std::fmt::Write as _;
use std::time::{Duration, SystemTime};

use ring::hmac;

/// Where the signature stands.
pub(super) const HEADER: &str = "x-tessera-signature";

/// Signs a body together with the time, so that nobody can send it again some other day.
pub(super) fn sign(secret: &[u8], at: SystemTime, body: &[u8]) -> String {
    let seconds = at.duration_since(SystemTime::UNIX_EPOCH).unwrap_or(Duration::ZERO).as_secs();
    let mut signed = hmac::Context::with_key(&hmac::Key::new(hmac::HMAC_SHA256, secret));
    signed.update(format!("{seconds}.").as_bytes());
    signed.update(body);
    let mut text = format!("t={seconds},v1=");
    for byte in signed.sign().as_ref() {
        write!(text, "{byte:02x}").expect("writing to a string");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signature_is_what_other_programs_compute() {
        let at = SystemTime::UNIX_EPOCH + Duration::from_secs(1_700_000_000);
        // printf '1700000000.{"id":"1"}' | openssl dgst -sha256 -hmac 'a secret'
        let expected = "t=1700000000,v1=b649324ec47c6996ef3ab730ba2df96ad0986b4194a767d79aa6ec256c48463f";
        assert_eq!(sign(b"a secret", at, br#"{"id":"1"}"#), expected);
    }
}
