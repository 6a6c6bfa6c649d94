//! Web Push, to a service that is really there and a browser that can read what comes.

use std::time::{Duration, SystemTime};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hmac;
use ring::rand::SystemRandom;
use ring::signature::{self, ECDSA_P256_SHA256_FIXED};
use serde_json::Value;
use tessera_notices::{BadContact, Guard, Notice, Pusher, Subscription, Undelivered, VapidKey};

use crate::support::http::{Reply, Server, status};
use crate::support::{inside, notice, reaching};

/// A browser: it can read one push, since its key is good for one agreement.
struct Browser {
    private: EphemeralPrivateKey,
    public: Vec<u8>,
    secret: [u8; 16],
}

impl Browser {
    fn new() -> Self {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
        let public = private.compute_public_key().expect("its public half").as_ref().to_vec();
        Self { private, public, secret: *b"sixteen letters." }
    }

    fn subscription(&self, endpoint: &str) -> Subscription {
        let (public, secret) = (URL_SAFE_NO_PAD.encode(&self.public), URL_SAFE_NO_PAD.encode(self.secret));
        Subscription::new(endpoint, &public, &secret).expect("a subscription")
    }

    /// Decrypts as RFC 8291 says, in the words of the standard: HMAC by HMAC.
    fn read(self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        assert_eq!(rest[..4], 4096_u32.to_be_bytes());
        assert_eq!(rest[4], 65);
        let (theirs, sealed) = rest[5..].split_at(65);
        let hmac = |key: &[u8], text: &[&[u8]]| {
            hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, key), &text.concat()).as_ref().to_vec()
        };
        let shared = agree_ephemeral(self.private, &UnparsedPublicKey::new(&ECDH_P256, theirs), <[u8]>::to_vec);
        let both = hmac(&self.secret, &[&shared.expect("a point of the curve")]);
        let keying = hmac(&both, &[b"WebPush: info\0", &self.public, theirs, &[1]]);
        let of_this = hmac(salt, &[&keying]);
        let key = hmac(&of_this, &[b"Content-Encoding: aes128gcm\0\x01"]);
        let nonce = hmac(&of_this, &[b"Content-Encoding: nonce\0\x01"]);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key[..16]).expect("a key"));
        let nonce = Nonce::try_assume_unique_for_key(&nonce[..12]).expect("a nonce");
        let mut sealed = sealed.to_vec();
        let content = key.open_in_place(nonce, Aad::empty(), &mut sealed).expect("it is for us");
        let end = content.iter().rposition(|&byte| byte != 0).expect("an end");
        assert_eq!(content[end], 2, "the last record");
        serde_json::from_slice(&content[..end]).expect("it is JSON")
    }
}

fn pusher(key: VapidKey) -> Pusher {
    Pusher::new(key, "mailto:ann@games.example", reaching(inside())).expect("a contact")
}

#[tokio::test]
async fn a_browser_reads_what_its_service_cannot() {
    let mut service = Server::start(status("201 Created")).await;
    let browser = Browser::new();
    let key = VapidKey::generate();
    let pusher = pusher(key.clone());
    pusher.deliver(&browser.subscription(&service.url()), &notice()).await.expect("it is taken");
    let heard = service.heard().expect("a request");
    assert_eq!(heard.line, "POST /hook?x=1 HTTP/1.1");
    assert_eq!(heard.headers["content-encoding"], "aes128gcm");
    assert_eq!(heard.headers["ttl"], "3600");
    assert_eq!(heard.headers["urgency"], "high");
    assert_eq!(heard.headers["topic"].len(), 32);
    let told = browser.read(&heard.body);
    assert_eq!(told["title"], "À vous de jouer, Zoë");
    assert_eq!(told["body"], "L’Antiquité commence.\nAnn a fini son tour.");
    assert_eq!(told["url"], "https://games.example/t/9");
    assert_eq!((&told["id"], &told["kind"], &told["tag"]), (&"57".into(), &"turn".into(), &"table-9".into()));
}

#[tokio::test]
async fn a_service_can_tell_who_sends() {
    let mut service = Server::start(status("201 Created")).await;
    let key = VapidKey::generate();
    let stored = VapidKey::from_text(&key.to_text()).expect("a key");
    pusher(stored).deliver(&Browser::new().subscription(&service.url()), &notice()).await.expect("it is taken");
    let proof = service.heard().expect("a request").headers.remove("authorization").expect("a proof");
    let (token, public) = proof.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("its form");
    assert_eq!(public, key.public());
    let (signed, signature) = token.rsplit_once('.').expect("three parts");
    let decode = |text: &str| URL_SAFE_NO_PAD.decode(text).expect("base64url");
    signature::UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decode(public))
        .verify(signed.as_bytes(), &decode(signature))
        .expect("it is signed with the key");
    let (header, claims) = signed.split_once('.').expect("two parts");
    let read = |text: &str| serde_json::from_slice::<Value>(&decode(text)).expect("it is JSON");
    assert_eq!(read(header)["alg"], "ES256");
    let claims = read(claims);
    assert_eq!(claims["aud"], format!("http://127.0.0.1:{}", service.port), "for this service and no other");
    assert_eq!(claims["sub"], "mailto:ann@games.example");
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).expect("it is later").as_secs();
    let until = claims["exp"].as_u64().expect("a time");
    assert!(until > now && until < now + 24 * 60 * 60);
}

#[tokio::test]
async fn a_notice_about_nothing_takes_no_others_place() {
    let mut service = Server::start(status("201 Created")).await;
    let alone = Notice { tag: String::new(), keep: Duration::MAX, ..notice() };
    let to = Browser::new().subscription(&service.url());
    pusher(VapidKey::generate()).deliver(&to, &alone).await.expect("it is taken");
    let heard = service.heard().expect("a request");
    assert!(!heard.headers.contains_key("topic"));
    assert_eq!(heard.headers["ttl"], (28 * 24 * 60 * 60).to_string());
}

#[tokio::test]
async fn what_a_service_answers_says_what_to_do() {
    let deliver = async |reply| {
        let service = Server::start(reply).await;
        let to = Browser::new().subscription(&service.url());
        pusher(VapidKey::generate()).deliver(&to, &notice()).await.expect_err("it is not taken")
    };
    for gone in ["404 Not Found", "410 Gone"] {
        let told = deliver(status(gone)).await;
        assert!(matches!(told, Undelivered::Gone { .. }), "{told}");
    }
    let busy = Reply::Bytes("HTTP/1.1 429 Too Many Requests\r\nRetry-After: 9\r\nContent-Length: 0\r\n\r\n".to_owned());
    let told = deliver(busy).await;
    assert!(matches!(told, Undelivered::Later { after: Some(after), .. } if after == Duration::from_secs(9)), "{told}");
    let told = deliver(status("502 Bad Gateway")).await;
    assert!(matches!(told, Undelivered::Later { after: None, .. }), "{told}");
    for refused in ["400 Bad Request", "403 Forbidden", "413 Payload Too Large"] {
        let told = deliver(status(refused)).await;
        assert!(matches!(told, Undelivered::Refused { .. }), "{told}");
    }
}

#[tokio::test]
async fn a_service_inside_hears_nothing() {
    let mut service = Server::start(status("201 Created")).await;
    let contact = "https://games.example/about";
    let pusher = Pusher::new(VapidKey::generate(), contact, reaching(Guard::new())).expect("a contact");
    for endpoint in [service.url(), format!("https://127.0.0.1:{}/", service.port), "push".to_owned()] {
        let told = pusher.deliver(&Browser::new().subscription(&endpoint), &notice()).await;
        assert!(matches!(told, Err(Undelivered::Refused { .. })), "{endpoint}: {told:?}");
    }
    assert!(service.heard().is_none());
    let nobody = Pusher::new(VapidKey::generate(), "nobody", reaching(Guard::new()));
    assert_eq!(nobody.expect_err("nowhere to turn to"), BadContact);
}
