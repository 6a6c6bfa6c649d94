//! Never reach inside: people give us addresses, and we call them. Somebody may give one that only we can reach, such as
//! a database beside the server or what a cloud tells its machines.
//!
//! So an address is looked at before it is called: how it is written ([`Guard::check`]), then where it leads. Its name is
//! asked for once; every answer must be on the open internet; and the connection goes to one of these answers, not to the
//! name, so whoever answers differently a moment later gains nothing. Nothing here follows a redirect or uses a proxy.

mod public;

use std::fmt;
use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;

use ipnet::IpNet;
use url::{Host, Url};

use public::is_public;

/// The longest address anybody may give, in bytes.
const LONGEST: usize = 2000;
/// Below this, ports belong to services of a machine; of those, only the two of the web are called.
const FIRST_FREE_PORT: u16 = 1024;
/// Names that mean something else in every house.
const LOCAL_NAMES: [&str; 11] = [
    "localhost",
    "local",
    "localdomain",
    "internal",
    "intranet",
    "private",
    "corp",
    "home",
    "lan",
    "home.arpa",
    "onion",
];

/// What a [`Resolve`] comes to: the addresses of a host.
pub type Found<'a> = Pin<Box<dyn Future<Output = io::Result<Vec<IpAddr>>> + Send + 'a>>;

/// Whoever knows the addresses of a name.
pub trait Resolve: Send + Sync {
    /// All addresses of a host. It is asked once for each delivery.
    fn resolve<'a>(&'a self, host: &'a str) -> Found<'a>;
}

/// Asks the system.
struct System;

impl Resolve for System {
    fn resolve<'a>(&'a self, host: &'a str) -> Found<'a> {
        Box::pin(async move { Ok(tokio::net::lookup_host((host, 0)).await?.map(|found| found.ip()).collect()) })
    }
}

/// Decides which addresses may be called.
#[derive(Clone)]
pub struct Guard {
    trusted: Vec<IpNet>,
    http: bool,
    resolver: Arc<dyn Resolve>,
}

impl Default for Guard {
    fn default() -> Self {
        Self::new()
    }
}

impl Guard {
    /// Lets only `https` to the open internet through.
    #[must_use]
    pub fn new() -> Self {
        Self { trusted: Vec::new(), http: false, resolver: Arc::new(System) }
    }

    /// The same, and these networks too, though they are inside.
    #[must_use]
    pub fn trusting(mut self, networks: impl IntoIterator<Item = IpNet>) -> Self {
        self.trusted.extend(networks);
        self
    }

    /// The same, and `http` too.
    #[must_use]
    pub fn with_http(mut self) -> Self {
        self.http = true;
        self
    }

    /// The same, with somebody else to ask for addresses.
    #[must_use]
    pub fn resolving(mut self, resolver: impl Resolve + 'static) -> Self {
        self.resolver = Arc::new(resolver);
        self
    }

    /// Whether an address could be called, as far as it can be told without asking anybody: what a form that takes one
    /// says at once.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, address: &str) -> Result<(), Inadmissible> {
        self.read(address).map(|_| ())
    }

    fn read(&self, address: &str) -> Result<Url, Inadmissible> {
        if address.len() > LONGEST {
            return Err(Inadmissible::TooLong);
        }
        let url = Url::parse(address).map_err(|_| Inadmissible::NotAnAddress)?;
        match url.scheme() {
            "https" => {}
            "http" if self.http => {}
            _ => return Err(Inadmissible::Scheme),
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err(Inadmissible::Password);
        }
        let port = url.port_or_known_default().expect("the web has usual ports");
        if port < FIRST_FREE_PORT && !matches!(port, 80 | 443) {
            return Err(Inadmissible::Port(port));
        }
        // However an IPv4 address is written (0x7f.1, 2130706433, in wide digits), it has been read as one.
        match url.host().expect("addresses of the web have a host") {
            Host::Ipv4(literal) => self.pass(literal.into(), false)?,
            Host::Ipv6(literal) => self.pass(literal.into(), false)?,
            Host::Domain(name) if is_local(name) && self.trusted.is_empty() => return Err(Inadmissible::Inside),
            Host::Domain(_) => {}
        }
        Ok(url)
    }

    /// A name that means something else in every house may only lead where we were told to trust.
    fn pass(&self, address: IpAddr, by_local_name: bool) -> Result<(), Inadmissible> {
        let address = address.to_canonical();
        let trusted = self.trusted.iter().any(|network| network.contains(&address));
        if trusted || !by_local_name && is_public(address) { Ok(()) } else { Err(Inadmissible::Inside) }
    }

    /// Finds out where an address leads. Only what comes out of here is ever connected to.
    pub(crate) async fn admit(&self, address: &str) -> Result<Admitted, Inadmissible> {
        let url = self.read(address)?;
        let port = url.port_or_known_default().expect("it has been read");
        let found = match url.host().expect("it has been read") {
            Host::Ipv4(literal) => vec![literal.into()],
            Host::Ipv6(literal) => vec![literal.into()],
            Host::Domain(name) => {
                let found = self.resolver.resolve(without_dot(name)).await;
                let found = found.map_err(|error| Inadmissible::Unknown(error.to_string()))?;
                // One address inside is enough to doubt the others.
                found.iter().try_for_each(|&address| self.pass(address, is_local(name)))?;
                found
            }
        };
        if found.is_empty() {
            return Err(Inadmissible::Unknown("it has no address".to_owned()));
        }
        let addresses = found.into_iter().map(|address| SocketAddr::new(address.to_canonical(), port)).collect();
        Ok(Admitted { url, addresses })
    }
}

impl fmt::Debug for Guard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Guard").field("trusted", &self.trusted).field("http", &self.http).finish_non_exhaustive()
    }
}

/// `localhost.` is `localhost`.
fn without_dot(name: &str) -> &str {
    name.strip_suffix('.').unwrap_or(name)
}

/// A name without a dot is looked for in the house first, too.
fn is_local(name: &str) -> bool {
    let name = without_dot(name);
    let ends_in = |local: &str| name.strip_suffix(local).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'));
    !name.contains('.') || LOCAL_NAMES.iter().any(|local| ends_in(local))
}

/// An address that may be called, and where it leads. Nobody but a [`Guard`] makes one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Admitted {
    url: Url,
    addresses: Vec<SocketAddr>,
}

impl Admitted {
    pub(crate) fn url(&self) -> &Url {
        &self.url
    }

    pub(crate) fn addresses(&self) -> &[SocketAddr] {
        &self.addresses
    }

    /// The name a certificate must be for.
    pub(crate) fn host(&self) -> &str {
        let host = self.url.host_str().expect("it was admitted by its host");
        without_dot(host.strip_prefix('[').and_then(|host| host.strip_suffix(']')).unwrap_or(host))
    }
}

/// Why an address is not called.
///
/// What is inside and what only looks so is told in the same words: nobody shall explore the house by what we say.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Inadmissible {
    /// It cannot be read.
    #[error("not an address of the web")]
    NotAnAddress,
    /// It is longer than anybody needs.
    #[error("the address is longer than {LONGEST} characters")]
    TooLong,
    /// It does not begin with a way that may be taken.
    #[error("the address must begin with https, or with http where that is allowed")]
    Scheme,
    /// It has a name or password in it.
    #[error("the address must not have a name or a password in it")]
    Password,
    /// Its port belongs to something other than the web.
    #[error("port {0} cannot be called; 80, 443 and those from {FIRST_FREE_PORT} can")]
    Port(u16),
    /// It leads, or may lead, to somebody's inside.
    #[error("the address is not on the open internet")]
    Inside,
    /// Nobody knows where it leads, at the moment.
    #[error("the host cannot be found: {0}")]
    Unknown(String),
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    /// Knows some names, gives each its answers in turn, and counts how often it is asked.
    struct Names {
        known: HashMap<&'static str, Vec<&'static [&'static str]>>,
        asked: Arc<AtomicUsize>,
    }

    impl Resolve for Names {
        fn resolve<'a>(&'a self, host: &'a str) -> Found<'a> {
            let time = self.asked.fetch_add(1, Ordering::SeqCst);
            let answers = self.known.get(host).map(|answers| answers[time.min(answers.len() - 1)]);
            let found = answers.map(|found| found.iter().map(|text| text.parse().expect("an address")).collect());
            Box::pin(async { found.ok_or_else(|| io::Error::other("no such name")) })
        }
    }

    fn names(known: &[(&'static str, &[&'static [&'static str]])]) -> (Names, Arc<AtomicUsize>) {
        let asked = Arc::new(AtomicUsize::new(0));
        let known = known.iter().map(|&(name, answers)| (name, answers.to_vec())).collect();
        (Names { known, asked: Arc::clone(&asked) }, asked)
    }

    fn network(text: &str) -> IpNet {
        text.parse().expect("a network")
    }

    #[test]
    fn every_spelling_of_this_machine_is_inside() {
        let guard = Guard::new().with_http();
        for host in [
            "127.0.0.1",
            "127.0.0.1.",
            "127.1",
            "127.0.1",
            "2130706433",
            "0x7f000001",
            "0x7F.1",
            "017700000001",
            "0177.0.0.1",
            "0177.0x0.1",
            "127.0.0.01",
            "0",
            "0.0.0.0",
            "0x0",
            "１２７.０.０.１",
            "①②⑦.0.0.1",
            "127。0。0。1",
            "%31%32%37.0.0.1",
            "[::1]",
            "[::]",
            "[0:0:0:0:0:0:0:1]",
            "[::ffff:127.0.0.1]",
            "[::ffff:7f00:1]",
            "[::127.0.0.1]",
            "[64:ff9b::127.0.0.1]",
            "[2002:7f00:1::]",
            "localhost",
            "LOCALHOST",
            "localhost.",
            "a.localhost",
            "lｏcalhost",
            "printer.local",
            "metadata.google.internal",
            "metadata.google.internal.",
            "nas.lan",
            "nas.home.arpa",
            "db",
            "169.254.169.254",
            "2852039166",
            "[fe80::1]",
            "[fd00::1]",
            "10.1",
            "192.168.1",
            "0xa9fea9fe",
            "0300.0250.0.1",
        ] {
            assert_eq!(guard.check(&format!("http://{host}/")), Err(Inadmissible::Inside), "{host}");
        }
    }

    #[test]
    fn what_is_not_written_as_it_should_be_is_refused() {
        let guard = Guard::new();
        for (address, why) in [
            ("", Inadmissible::NotAnAddress),
            ("hooks.example/x", Inadmissible::NotAnAddress),
            ("https://", Inadmissible::NotAnAddress),
            ("https://256.0.0.1/", Inadmissible::NotAnAddress),
            ("https://127.0.0.0.1/", Inadmissible::NotAnAddress),
            ("https://[fe80::1%25eth0]/", Inadmissible::NotAnAddress),
            ("http://hooks.example/", Inadmissible::Scheme),
            ("file:///etc/passwd", Inadmissible::Scheme),
            ("gopher://hooks.example/", Inadmissible::Scheme),
            ("ftp://hooks.example/", Inadmissible::Scheme),
            ("https://ann@hooks.example/", Inadmissible::Password),
            ("https://hooks.example@127.0.0.1/", Inadmissible::Password),
            ("https://:secret@hooks.example/", Inadmissible::Password),
            ("https://hooks.example:22/", Inadmissible::Port(22)),
            ("https://hooks.example:0/", Inadmissible::Port(0)),
            ("https://hooks.example:1023/", Inadmissible::Port(1023)),
        ] {
            assert_eq!(guard.check(address), Err(why), "{address}");
        }
        let long = format!("https://hooks.example/{}", "a".repeat(LONGEST));
        assert_eq!(guard.check(&long), Err(Inadmissible::TooLong));
        for address in
            ["https://hooks.example/x", "https://hooks.example:8443/", "https://1.1.1.1/", "https://[2606:4700::1]/"]
        {
            assert_eq!(guard.check(address), Ok(()), "{address}");
        }
        assert_eq!(guard.with_http().check("http://hooks.example/"), Ok(()));
    }

    #[tokio::test]
    async fn one_address_inside_is_enough_to_refuse_a_name() {
        let (known, _) = names(&[
            ("open.example", &[&["1.1.1.1", "2606:4700::1"]]),
            ("mixed.example", &[&["1.1.1.1", "10.0.0.1"]]),
            ("mapped.example", &[&["1.1.1.1", "::ffff:10.0.0.1"]]),
            ("six.example", &[&["1.1.1.1", "fd00::1"]]),
            ("nobody.example", &[&[]]),
        ]);
        let guard = Guard::new().resolving(known);
        let admitted = guard.admit("https://open.example./hook").await.expect("it is public");
        assert_eq!(admitted.host(), "open.example");
        let expected =
            ["1.1.1.1:443", "[2606:4700::1]:443"].map(|text| text.parse::<SocketAddr>().expect("an address"));
        assert_eq!(admitted.addresses(), expected);
        for name in ["mixed.example", "mapped.example", "six.example"] {
            assert_eq!(guard.admit(&format!("https://{name}/")).await, Err(Inadmissible::Inside), "{name}");
        }
        for name in ["nobody.example", "unheard-of.example"] {
            let unknown = guard.admit(&format!("https://{name}/")).await;
            assert!(matches!(unknown, Err(Inadmissible::Unknown(_))), "{name}: {unknown:?}");
        }
    }

    #[tokio::test]
    async fn a_name_is_asked_for_once() {
        let (known, asked) = names(&[("turning.example", &[&["1.1.1.1"], &["127.0.0.1"]])]);
        let guard = Guard::new().resolving(known);
        let admitted = guard.admit("https://turning.example/").await.expect("it is public the first time");
        assert_eq!(admitted.addresses(), ["1.1.1.1:443".parse().expect("an address")]);
        assert_eq!(asked.load(Ordering::SeqCst), 1);
        assert_eq!(
            guard.admit("https://turning.example/").await,
            Err(Inadmissible::Inside),
            "another delivery asks again"
        );
    }

    #[tokio::test]
    async fn networks_can_be_trusted_by_name() {
        let (known, asked) = names(&[
            ("bot", &[&["10.0.0.9"]]),
            ("localhost", &[&["127.0.0.1"]]),
            ("far", &[&["1.1.1.1"]]),
            ("half.example", &[&["10.0.0.9", "1.1.1.1"]]),
        ]);
        let guard = Guard::new().with_http().trusting([network("10.0.0.0/24")]).resolving(known);
        guard.admit("http://10.0.0.7:8080/").await.expect("it is trusted");
        guard.admit("http://[::ffff:10.0.0.7]:8080/").await.expect("however it is written");
        guard.admit("http://bot:8080/").await.expect("a name of the house that leads there");
        guard.admit("http://half.example/").await.expect("trusted or public, each of them");
        assert_eq!(asked.load(Ordering::SeqCst), 2);
        for address in ["http://10.0.1.7/", "http://localhost/", "http://127.0.0.1/", "http://far/"] {
            assert_eq!(guard.admit(address).await, Err(Inadmissible::Inside), "{address}");
        }
    }
}
