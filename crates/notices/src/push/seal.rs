//! Encrypting for a browser: RFC 8291, which is RFC 8188 (`aes128gcm`) with keys from both sides.

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SecureRandom as _, SystemRandom};

use super::subscription::Subscription;

/// Every content has this length, in bytes: a service that carries many cannot tell news from news by it. All services
/// take 4096 with what encrypting adds; some telephones had trouble above 2800.
const PADDED: usize = 2048;
/// What is left for the text itself: a byte marks its end.
pub(super) const ROOM: usize = PADDED - 1;
/// The size of records the content is cut into (RFC 8188). Ours is one, and smaller.
const RECORD: u32 = 4096;
/// Marks the end of the last record; zeros follow.
const END: u8 = 2;
/// Random bytes at the beginning.
const SALT: usize = 16;

/// Encrypts a text for a browser.
pub(super) fn seal(to: &Subscription, text: &[u8]) -> Result<Vec<u8>, Unspecified> {
    if text.len() > ROOM {
        return Err(Unspecified);
    }
    let mut content = text.to_vec();
    content.push(END);
    content.resize(PADDED, 0);

    let random = SystemRandom::new();
    let mut salt = [0; SALT];
    random.fill(&mut salt)?;
    let private = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let ours = private.compute_public_key()?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, to.point());
    agree_ephemeral(private, &theirs, |shared| with_keys(shared, to, ours.as_ref(), salt, content))?
}

/// The part of it that depends on nothing random.
fn with_keys(
    shared: &[u8],
    to: &Subscription,
    ours: &[u8],
    salt: [u8; SALT],
    mut content: Vec<u8>,
) -> Result<Vec<u8>, Unspecified> {
    let both = Salt::new(HKDF_SHA256, to.secret()).extract(shared);
    let keying = expand::<32>(&both, &[b"WebPush: info\0", to.point(), ours])?;
    let of_this = Salt::new(HKDF_SHA256, &salt).extract(&keying);
    let key = expand::<16>(&of_this, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce = expand::<12>(&of_this, &[b"Content-Encoding: nonce\0"])?;

    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut content)?;

    let length = u8::try_from(ours.len()).map_err(|_| Unspecified)?;
    Ok([&salt[..], &RECORD.to_be_bytes(), &[length], ours, &content].concat())
}

/// So many bytes of key.
struct Bytes(usize);

impl KeyType for Bytes {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const LENGTH: usize>(from: &Prk, about: &[&[u8]]) -> Result<[u8; LENGTH], Unspecified> {
    let mut bytes = [0; LENGTH];
    from.expand(about, Bytes(LENGTH))?.fill(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use base64::Engine as _;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;

    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).expect("base64url")
    }

    const THEIRS: &str = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";

    /// Source: RFC 8291, section 5 and appendix A.
    #[test]
    fn the_example_of_the_standard_comes_out_byte_for_byte() {
        let to = Subscription::new("https://push.example/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV", THEIRS, AUTH);
        let sealed = with_keys(
            &bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs"),
            &to.expect("a subscription"),
            &bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"),
            bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().expect("sixteen bytes"),
            b"When I grow up, I want to be a watermelon\x02".to_vec(),
        );
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS\
                        6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu\
                        lcy4a-fN";
        assert_eq!(URL_SAFE_NO_PAD.encode(sealed.expect("it is sealed")), expected);
    }

    #[test]
    fn all_contents_have_one_length_and_no_two_are_alike() {
        let to = Subscription::new("https://push.example/", THEIRS, AUTH).expect("a subscription");
        let sealed = [&b""[..], b"a", b"a", &[b'a'; ROOM]].map(|text| seal(&to, text).expect("it is sealed"));
        for one in &sealed {
            assert_eq!(one.len(), 86 + PADDED + 16);
        }
        assert_ne!(sealed[1][..86], sealed[2][..86]);
        assert_ne!(sealed[1][86..], sealed[2][86..]);
        assert!(seal(&to, &[b'a'; ROOM + 1]).is_err());
    }
}
