//! Where webhooks and pushes of a test arrive.

use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse as _, Response};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hmac;
use ring::rand::SystemRandom;
use serde_json::Value;

/// Something that arrived.
#[derive(Clone, Debug)]
pub struct Heard {
    pub path: String,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

impl Heard {
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).expect("JSON")
    }

    /// The table it is about, where it says so itself.
    pub fn table(&self) -> String {
        let url = self.json()["url"].as_str().expect("a link").to_owned();
        url[url.find("/t/").expect("a table")..].trim_end_matches("/end").replace("/t/", "/tables/")
    }
}

#[derive(Default)]
struct Kept {
    heard: Mutex<Vec<Heard>>,
    says: Mutex<StatusCode>,
}

/// A web server that hears.
pub struct Ears {
    pub port: u16,
    kept: Arc<Kept>,
}

impl Ears {
    pub async fn open() -> Self {
        let kept: Arc<Kept> = Arc::default();
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        let router = Router::new().fallback(hear).with_state(Arc::clone(&kept));
        tokio::spawn(async move { axum::serve(listener, router).await });
        Self { port, kept }
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }

    /// What it answers from now on.
    pub fn say(&self, status: StatusCode) {
        *self.kept.says.lock().unwrap_or_else(PoisonError::into_inner) = status;
    }

    /// What it has taken at a path.
    pub fn taken(&self, path: &str) -> Vec<Heard> {
        let heard = self.kept.heard.lock().unwrap_or_else(PoisonError::into_inner);
        heard.iter().filter(|one| one.path == path).cloned().collect()
    }
}

async fn hear(State(kept): State<Arc<Kept>>, uri: Uri, headers: HeaderMap, body: Bytes) -> Response {
    let says = *kept.says.lock().unwrap_or_else(PoisonError::into_inner);
    if says.is_success() {
        let heard = Heard { path: uri.path().to_owned(), headers, body: body.to_vec() };
        kept.heard.lock().unwrap_or_else(PoisonError::into_inner).push(heard);
    }
    // Nobody is led anywhere from here.
    (says, [("location", "http://127.0.0.1:1/")]).into_response()
}

/// What a browser keeps to itself: it can read one push, since its key is good for one agreement.
pub struct Subscriber {
    private: EphemeralPrivateKey,
    public: Vec<u8>,
}

const SECRET: [u8; 16] = *b"sixteen letters.";

impl Subscriber {
    pub fn new() -> Self {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
        let public = private.compute_public_key().expect("its public half").as_ref().to_vec();
        Self { private, public }
    }

    /// What its script tells us: key and secret.
    pub fn told(&self) -> (String, String) {
        (URL_SAFE_NO_PAD.encode(&self.public), URL_SAFE_NO_PAD.encode(SECRET))
    }

    /// Decrypts as RFC 8291 says.
    pub fn read(self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let (theirs, sealed) = rest[5..].split_at(65);
        let hmac = |key: &[u8], text: &[&[u8]]| {
            hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, key), &text.concat()).as_ref().to_vec()
        };
        let shared = agree_ephemeral(self.private, &UnparsedPublicKey::new(&ECDH_P256, theirs), <[u8]>::to_vec);
        let both = hmac(&SECRET, &[&shared.expect("a point of the curve")]);
        let keying = hmac(&both, &[b"WebPush: info\0", &self.public, theirs, &[1]]);
        let of_this = hmac(salt, &[&keying]);
        let key = hmac(&of_this, &[b"Content-Encoding: aes128gcm\0\x01"]);
        let nonce = hmac(&of_this, &[b"Content-Encoding: nonce\0\x01"]);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key[..16]).expect("a key"));
        let nonce = Nonce::try_assume_unique_for_key(&nonce[..12]).expect("a nonce");
        let mut sealed = sealed.to_vec();
        let content = key.open_in_place(nonce, Aad::empty(), &mut sealed).expect("it is for us");
        let end = content.iter().rposition(|&byte| byte != 0).expect("an end");
        serde_json::from_slice(&content[..end]).expect("it is JSON")
    }
}

/// Whether a webhook's signature is right.
pub fn is_signed(heard: &Heard, secret: &str) -> bool {
    let signature = heard.headers["x-tessera-signature"].to_str().expect("text");
    let (time, code) = signature.strip_prefix("t=").and_then(|rest| rest.split_once(",v1=")).expect("a signature");
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let text = [time.as_bytes(), b".", &heard.body].concat();
    let right: String = hmac::sign(&key, &text).as_ref().iter().map(|byte| format!("{byte:02x}")).collect();
    code == right
}
