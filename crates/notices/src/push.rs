//! Web Push: a notice in somebody's browser, though no page is open.
//!
//! The browser's maker runs the service that carries it. It learns that something is sent, when and how urgent, but not
//! what: the content is encrypted for the browser (RFC 8291), and all contents are the same length. Who sends it is
//! proven by a key the browser was told when somebody subscribed (VAPID, RFC 8292).
//!
//! The page's service worker gets JSON: `id`, `kind`, `tag`, `title`, `body` and `url`.

mod seal;
mod subscription;
mod vapid;

use std::time::{Duration, SystemTime};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hyper::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue};
use ring::digest;
use serde_json::json;
use url::Url;

pub use subscription::{NotASubscription, Subscription};
pub use vapid::{BadContact, BadKey, VapidKey};

use crate::notice::Notice;
use crate::outside::Outside;
use crate::text;
use crate::undelivered::Undelivered;
use vapid::Contact;

/// The longest title, in characters.
const TITLE: usize = 120;
/// The longest name of a topic, in characters (RFC 8030).
const TOPIC: usize = 32;
/// Services keep nothing for longer than some weeks.
const LONGEST_KEEP: Duration = Duration::from_secs(28 * 24 * 60 * 60);

/// Sends notices to browsers.
#[derive(Clone, Debug)]
pub struct Pusher {
    key: VapidKey,
    contact: Contact,
    outside: Outside,
}

impl Pusher {
    /// Sends with this key. The contact is where a push service can turn to when something is wrong with what we send: a
    /// `mailto:` or `https:` address.
    ///
    /// # Errors
    /// Where the contact is neither.
    pub fn new(key: VapidKey, contact: &str, outside: Outside) -> Result<Self, BadContact> {
        Ok(Self { key, contact: contact.parse()?, outside })
    }

    /// What a page needs to subscribe: the public half of the key.
    #[must_use]
    pub fn public_key(&self) -> String {
        self.key.public()
    }

    /// Sends a notice, once.
    ///
    /// # Errors
    /// Why it did not arrive at the service. Whether it then arrives in the browser, nobody tells.
    pub async fn deliver(&self, to: &Subscription, notice: &Notice) -> Result<(), Undelivered> {
        let endpoint = Url::parse(to.endpoint()).map_err(|_| Undelivered::refused("the endpoint is no address"))?;
        let content = content(notice)?;
        let sealed = seal::seal(to, &content).map_err(|_| Undelivered::refused("it cannot be encrypted"))?;
        let header = |text: String| HeaderValue::try_from(text).expect("digits and letters");
        let proof = self.key.authorization(&endpoint, &self.contact, SystemTime::now());
        let mut headers = HeaderMap::new();
        headers.insert(AUTHORIZATION, header(proof));
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/octet-stream"));
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static("aes128gcm"));
        headers.insert(HeaderName::from_static("ttl"), notice.keep.min(LONGEST_KEEP).as_secs().into());
        headers.insert(HeaderName::from_static("urgency"), HeaderValue::from_static(notice.urgency.name()));
        if !notice.tag.is_empty() {
            headers.insert(HeaderName::from_static("topic"), header(topic(&notice.tag)));
        }
        self.outside.post(to.endpoint(), headers, sealed).await?.judge()
    }
}

/// What the service worker gets, with as much of the body as there is room for.
fn content(notice: &Notice) -> Result<Vec<u8>, Undelivered> {
    let title = text::shortened(&text::line(&notice.title), TITLE);
    let written = |body: &str| {
        let texts = json!({
            "id": notice.id,
            "kind": notice.kind,
            "tag": notice.tag,
            "title": title,
            "body": body,
            "url": notice.url.as_str(),
        });
        texts.to_string().into_bytes()
    };
    let room =
        seal::ROOM.checked_sub(written("").len()).ok_or_else(|| Undelivered::refused("too large without a body"))?;
    let size = |piece: &str| json!(piece).to_string().len() - "\"\"".len();
    Ok(written(&text::fit(&text::lines(&notice.body), room, String::from, size)))
}

/// A service keeps only the newest notice of a topic. It need not know what the topic is, so it gets a hash.
fn topic(tag: &str) -> String {
    let mut topic = URL_SAFE_NO_PAD.encode(digest::digest(&digest::SHA256, tag.as_bytes()));
    topic.truncate(TOPIC);
    topic
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notice::{Link, Urgency};

    fn notice(body: String) -> Notice {
        Notice {
            id: "57".into(),
            kind: "turn".into(),
            tag: "table-9".into(),
            title: "À vous".into(),
            body,
            footer: String::new(),
            url: Link::parse("https://games.example/t/9").expect("a link"),
            unsubscribe: None,
            urgency: Urgency::Normal,
            keep: Duration::ZERO,
        }
    }

    #[test]
    fn a_long_body_is_cut_to_the_room_there_is() {
        for letter in ["a", "é", "\"", "\n", "𝄞"] {
            let content = content(&notice(letter.repeat(5000))).expect("there is room");
            assert!(content.len() <= seal::ROOM && content.len() > seal::ROOM - 4, "{letter:?}: {}", content.len());
            let read: serde_json::Value = serde_json::from_slice(&content).expect("it is JSON");
            assert!(read["body"].as_str().expect("a text").ends_with('…'));
        }
        let huge = Notice { id: "x".repeat(5000), ..notice(String::new()) };
        assert!(matches!(content(&huge), Err(Undelivered::Refused { .. })));
    }

    #[test]
    fn a_topic_is_short_and_tells_nothing() {
        let topics = [topic("table-9"), topic("table-10"), topic(&"x".repeat(500))];
        for topic in &topics {
            assert_eq!(topic.len(), TOPIC);
            assert!(topic.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)));
        }
        assert_ne!(topics[0], topics[1]);
    }
}
