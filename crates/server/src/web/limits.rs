//! Everyone's share: nobody takes the server for themselves.

use std::collections::HashMap;
use std::convert::Infallible;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::sync::Semaphore;

use crate::app::App;
use crate::config::Config;
use crate::names;
use crate::store::{Bucket as Spent, Store, StoreError};
use crate::web::fault::Fault;

/// Everyone's share of everything that runs out.
pub struct Limits {
    /// Requests, by address.
    requests: Buckets<IpAddr>,
    /// Uploads, by person and by address.
    uploads: Buckets<Who>,
    /// New guests, by address: each of them has a share of everything else.
    guests: Buckets<IpAddr>,
    /// Reports, by address: each guest has a share of their own.
    reports: Buckets<IpAddr>,
    /// Everything that is kept about somebody, by person.
    downloads: Buckets<i64>,
    /// What is said at tables, by person.
    chat: Buckets<i64>,
    /// Records are played through so many at a time.
    pub replays: Arc<Semaphore>,
    /// Wrong passwords.
    pub guesses: Guesses,
    /// Mails that people ask for.
    pub mails: super::mails::Mails,
    /// Live pages of each person.
    person_streams: Shares<i64>,
    /// Live pages of each address.
    address_streams: Shares<IpAddr>,
}

/// What somebody may say at once, and over a minute: more is no conversation.
const SAID: f64 = 30.0;

/// Whose share it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Who {
    Person(i64),
    From(IpAddr),
}

/// A live page's part of the shares, until it is dropped.
pub struct OpenStream {
    _person: Option<Share<i64>>,
    _address: Share<IpAddr>,
}

impl Limits {
    /// As the server is run.
    pub fn new(config: &Config, store: Store) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self {
            requests: Buckets::new(config.requests_per_second, config.request_burst),
            // Over an hour as many as at once.
            uploads: Buckets::new(config.uploads / 3600.0, config.uploads),
            guests: Buckets::new(config.guests / 3600.0, config.guests),
            // What many people behind one address may, over a day.
            reports: Buckets::new(f64::from(config.reports) * 5.0 / 86_400.0, f64::from(config.reports) * 5.0),
            downloads: Buckets::new(config.downloads / 3600.0, config.downloads),
            chat: Buckets::new(SAID / 60.0, SAID),
            replays: Arc::new(Semaphore::new(cores)),
            guesses: Guesses::new(store.clone(), config.guesses),
            mails: super::mails::Mails::new(store, config.asked_mails),
            person_streams: Shares::new(config.streams_per_person),
            address_streams: Shares::new(config.streams_per_address),
        }
    }

    /// Whether somebody may upload one more record.
    pub fn upload(&self, person: Option<i64>, address: IpAddr) -> bool {
        self.uploads.take(Who::From(address), 1.0)
            && person.is_none_or(|person| self.uploads.take(Who::Person(person), 1.0))
    }

    /// Whether one more stranger may become a guest.
    pub fn guest(&self, address: IpAddr) -> bool {
        self.guests.take(address, 1.0)
    }

    /// Whether one more report may come from an address.
    pub fn report(&self, address: IpAddr) -> bool {
        self.reports.take(address, 1.0)
    }

    /// Whether somebody may say one more thing.
    pub fn chat(&self, person: i64) -> bool {
        self.chat.take(person, 1.0)
    }

    /// Whether somebody may have everything that is kept about them once more.
    pub fn download(&self, person: i64) -> bool {
        self.downloads.take(person, 1.0)
    }

    /// One more live page, if somebody may have it.
    pub fn stream(&self, person: Option<i64>, address: IpAddr) -> Option<OpenStream> {
        let own = match person {
            Some(person) => Some(self.person_streams.take(person)?),
            None => None,
        };
        Some(OpenStream { _person: own, _address: self.address_streams.take(address)? })
    }
}

/// Wrong passwords: of an account by strangers, of an account by each browser that has been logged in to it, and of any
/// account from one address. Whoever knows an account's name can use up what strangers have, never what its owner's
/// browsers have. They are counted in the store: whichever server is asked, and after a restart.
pub struct Guesses {
    store: Store,
    burst: f64,
}

/// A password that is being tried.
pub struct Guess<'a> {
    store: &'a Store,
    /// What it is counted under.
    counted: [(String, Spent); 2],
}

/// It takes five minutes until all guesses have come back.
const REFILLS: i64 = 300_000;

impl Guesses {
    /// So many at once.
    pub const fn new(store: Store, burst: f64) -> Self {
        Self { store, burst }
    }

    /// A password is tried on the account of that name, from a `device` that was logged in to it if there is one; `None`
    /// when too many were.
    pub async fn begin(
        &self,
        name: &str,
        device: Option<String>,
        address: IpAddr,
    ) -> Result<Option<Guess<'_>>, StoreError> {
        let own = match device {
            Some(device) => format!("device {device}"),
            // However it is spelt: whatever finds an account, and whatever looks like it, has one share.
            None => format!("account {}", names::skeleton(&names::normalised(name))),
        };
        // Nobody's names or secrets stand in the store.
        let name = |what: String| format!("guess {}", crate::id::hash(&what));
        let from = (name(format!("from {address}")), Spent { burst: 5.0 * self.burst, refills: REFILLS });
        let own = (name(own), Spent { burst: self.burst, refills: REFILLS });
        if !self.store.take(&from.0, from.1).await? {
            return Ok(None);
        }
        if !self.store.take(&own.0, own.1).await? {
            // Whoever is refused has learned nothing.
            self.store.put_back(&from.0, from.1).await?;
            return Ok(None);
        }
        let counted = [from, own];
        Ok(Some(Guess { store: &self.store, counted }))
    }

    /// The code of an invitation is tried; `None` when too many were from that address.
    pub async fn code(&self, address: IpAddr) -> Result<Option<Guess<'_>>, StoreError> {
        self.begin("", Some(format!("invitation.{address}")), address).await
    }
}

impl Guess<'_> {
    /// It was not tried, or it was right: that was no guess.
    pub async fn forgive(self) -> Result<(), StoreError> {
        for (name, bucket) in &self.counted {
            self.store.put_back(name, *bucket).await?;
        }
        Ok(())
    }
}

/// The most buckets kept.
const MOST_BUCKETS: usize = 50_000;

/// Token buckets: what is taken comes back over time.
struct Buckets<K> {
    rate: f64,
    burst: f64,
    filled: Mutex<Filled<K>>,
}

struct Filled<K> {
    by: HashMap<K, Bucket>,
    /// Where there are too many to keep, newcomers share this one.
    rest: Bucket,
    swept: Instant,
}

#[derive(Clone, Copy)]
struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    fn take(&mut self, cost: f64, rate: f64, burst: f64, now: Instant) -> bool {
        self.left = self.now(rate, now).min(burst);
        self.at = now;
        let enough = self.left >= cost;
        if enough {
            self.left -= cost;
        }
        enough
    }

    fn now(&self, rate: f64, now: Instant) -> f64 {
        self.left + now.duration_since(self.at).as_secs_f64() * rate
    }
}

impl<K: Eq + Hash> Buckets<K> {
    /// So many a second on average, so many at once.
    fn new(rate: f64, burst: f64) -> Self {
        let now = Instant::now();
        let filled = Filled { by: HashMap::new(), rest: Bucket { left: burst, at: now }, swept: now };
        Self { rate, burst, filled: Mutex::new(filled) }
    }

    /// Takes `cost` from a bucket, if there is so much in it.
    fn take(&self, who: K, cost: f64) -> bool {
        let (rate, burst) = (self.rate, self.burst);
        let mut filled = self.filled.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        if filled.by.len() >= MOST_BUCKETS && now.duration_since(filled.swept) > Duration::from_secs(1) {
            filled.swept = now;
            // Full buckets are as good as none.
            filled.by.retain(|_, bucket| bucket.now(rate, now) < burst);
        }
        let full = filled.by.len() >= MOST_BUCKETS;
        let Filled { by, rest, .. } = &mut *filled;
        let bucket = match by.get_mut(&who) {
            Some(bucket) => bucket,
            None if full => rest,
            None => by.entry(who).or_insert(Bucket { left: burst, at: now }),
        };
        bucket.take(cost, rate, burst, now)
    }
}

/// Things held for a while, so many by each.
pub struct Shares<K: Eq + Hash> {
    most: usize,
    held: Arc<Mutex<HashMap<K, usize>>>,
}

/// One of the things held, until it is dropped.
pub struct Share<K: Eq + Hash> {
    who: K,
    held: Arc<Mutex<HashMap<K, usize>>>,
}

impl<K: Eq + Hash + Clone> Shares<K> {
    /// At most so many each.
    pub fn new(most: usize) -> Self {
        Self { most, held: Arc::default() }
    }

    /// One more, unless that would be too many.
    pub fn take(&self, who: K) -> Option<Share<K>> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.get(&who).copied().unwrap_or_default();
        if count >= self.most {
            return None;
        }
        held.insert(who.clone(), count + 1);
        Some(Share { who, held: self.held.clone() })
    }
}

impl<K: Eq + Hash> Drop for Share<K> {
    fn drop(&mut self) {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = held.get_mut(&self.who) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.who);
            }
        }
    }
}

/// An address as it is counted: whoever has an IPv6 address usually has all of its /64.
pub fn counted(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        address @ IpAddr::V4(_) => address,
    }
}

/// Where a request comes from, as it is counted: what trusted proxies say, the last one first, up to the first address
/// that is not theirs. What stands before that anybody could have written.
pub fn address(config: &Config, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    let mut from = peer.ip();
    let lines = headers.get_all("x-forwarded-for").into_iter().rev();
    let hops = lines.flat_map(|line| line.to_str().unwrap_or("?").rsplit(','));
    for hop in hops {
        if !config.trusts(from) {
            break;
        }
        let Some(before) = hop_address(hop.trim()) else { break };
        from = before;
    }
    counted(from)
}

/// An address as proxies write it, some with a port.
fn hop_address(text: &str) -> Option<IpAddr> {
    let plain = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    plain.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|with_port| with_port.ip()))
}

/// Whether a request came by way of another machine, whatever the peer is.
pub fn forwarded(config: &Config, peer: SocketAddr, headers: &HeaderMap) -> bool {
    let told = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];
    config.trusts(peer.ip()) || told.iter().any(|&name| headers.contains_key(name))
}

/// Where a request comes from, as it is counted.
#[derive(Clone, Copy, Debug)]
pub struct Address(pub IpAddr);

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().expect("every connection has a peer").0;
        Ok(Self(address(&app.config, peer, &parts.headers)))
    }
}

/// Refuses who asks too often.
pub async fn check(State(app): State<Arc<App>>, Address(address): Address, request: Request, next: Next) -> Response {
    // A password costs the server much more than a page.
    let path = request.uri().path();
    let costly = matches!(path, "/account/login" | "/account/register" | "/account/password" | "/upload")
        || path.starts_with("/reset/")
        || path == "/account/notices/mail";
    let costly = costly && request.method() == axum::http::Method::POST;
    if !app.limits.requests.take(address, if costly { 10.0 } else { 1.0 }) {
        if request.uri().path().starts_with("/api/") {
            return Fault::OFTEN.problem();
        }
        let text = "Too many requests; wait a moment. / Trop de requêtes ; attendez un instant.\n";
        return (StatusCode::TOO_MANY_REQUESTS, [(header::RETRY_AFTER, "5")], text).into_response();
    }
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Database;

    fn told(peer: &str, lines: &[&str], trusted: &[&str]) -> String {
        let config = Config {
            trusted_proxies: trusted.iter().map(|network| network.parse().expect("a network")).collect(),
            ..Config::default()
        };
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", line.parse().expect("a header"));
        }
        address(&config, SocketAddr::new(peer.parse().expect("an address"), 1), &headers).to_string()
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        let proxy = &["10.0.0.0/8", "fd00::/8"][..];
        assert_eq!(told("1.2.3.4", &["9.9.9.9"], proxy), "1.2.3.4", "anybody can write a header");
        assert_eq!(told("1.2.3.4", &["9.9.9.9"], &[]), "1.2.3.4");
        assert_eq!(told("10.0.0.1", &["9.9.9.9"], proxy), "9.9.9.9");
        assert_eq!(told("10.0.0.1", &["6.6.6.6, 9.9.9.9"], proxy), "9.9.9.9", "what the proxy wrote stands last");
        assert_eq!(told("10.0.0.1", &["6.6.6.6, 9.9.9.9, 10.0.0.7"], proxy), "9.9.9.9", "over several proxies");
        assert_eq!(told("10.0.0.1", &["6.6.6.6", "9.9.9.9"], proxy), "9.9.9.9", "over several lines");
        assert_eq!(told("10.0.0.1", &["6.6.6.6, nonsense"], proxy), "10.0.0.1", "not beyond what cannot be read");
        assert_eq!(told("10.0.0.1", &[], proxy), "10.0.0.1");
        assert_eq!(told("10.0.0.1", &["9.9.9.9:4711"], proxy), "9.9.9.9");
        assert_eq!(told("::ffff:10.0.0.1", &["9.9.9.9"], proxy), "9.9.9.9", "the same address written otherwise");
        assert_eq!(told("fd00::1", &["[2001:db8:1:2:3:4:5:6]:4711"], proxy), "2001:db8:1:2::");
    }

    #[test]
    fn one_network_is_one_neighbour() {
        assert_eq!(told("2001:db8:1:2:3:4:5:6", &[], &[]), told("2001:db8:1:2::9", &[], &[]));
        assert_ne!(told("2001:db8:1:2::1", &[], &[]), told("2001:db8:1:3::1", &[], &[]));
    }

    #[test]
    fn buckets_are_bounded_and_a_flood_of_them_is_no_way_round() {
        let buckets = Buckets::new(0.0, 2.0);
        assert!(buckets.take(0, 1.0) && buckets.take(0, 1.0) && !buckets.take(0, 1.0));
        let taken = (1..=200_000).filter(|&who| buckets.take(who, 1.0)).count();
        assert_eq!(taken, MOST_BUCKETS - 1 + 2, "those that are kept, and two of the shared one");
        assert_eq!(buckets.filled.lock().expect("not poisoned").by.len(), MOST_BUCKETS);
        assert!(!buckets.take(0, 1.0), "nobody is forgotten");
    }

    #[tokio::test]
    async fn strangers_cannot_lock_an_owners_browser_out() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(&Database::File(folder.path().join("test.sqlite"))).await.expect("a store");
        let guesses = Guesses::new(store, 3.0);
        let far: IpAddr = [9, 9, 9, 9].into();
        let home: IpAddr = [1, 1, 1, 1].into();
        let begin = async |name: &str, device: Option<&str>, from| {
            guesses.begin(name, device.map(str::to_owned), from).await.expect("counted")
        };
        let guess = async |name: &str, device: Option<&str>, from| begin(name, device, from).await.is_some();
        for _ in 0..3 {
            assert!(guess("Ada", None, far).await);
        }
        for way in ["ada ", "\u{ff21}da", "\u{1d400}da", "\u{410}da"] {
            assert!(!guess(way, None, far).await, "whatever way the name is written: {way}");
        }
        assert!(!guess("Ada", None, home).await, "strangers share");
        for _ in 0..3 {
            assert!(guess("Ada", Some("her laptop"), home).await, "her own browser has a share of its own");
        }
        assert!(!guess("Ada", Some("her laptop"), home).await);
        begin("Bo", None, far).await.expect("another account").forgive().await.expect("forgiven");
        for _ in 0..3 {
            assert!(guess("Bo", None, far).await, "what was right does not count");
        }
        let mut tried = 0;
        while guess(&format!("name {tried}"), None, far).await {
            tried += 1;
            assert!(tried < 50, "one address over all accounts");
        }
    }
}
