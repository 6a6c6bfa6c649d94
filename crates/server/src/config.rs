//! How the server is run.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use ipnet::IpNet;

use crate::store::Database;

/// How the server is run. [`Config::default`] is what `tessera serve` uses without options.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on; port 0 takes any that is free.
    pub listen: SocketAddr,
    /// The folder for the database and the cookie key; made when it is not there.
    pub data: PathBuf,
    /// A SQLite file or an address of PostgreSQL; `tessera.sqlite` in the data folder when not given.
    pub database: Option<Database>,
    /// The address people use, for invite links (`https://games.example`); taken from each request when not given.
    /// With `https` cookies are sent over TLS only.
    pub public_url: Option<String>,
    /// The mail server that notices go out by (`smtps://name:password@host`); without one there is no mail.
    pub smtp: Option<String>,
    /// Whom mail comes from (`Tessera <games@mail.example>`).
    pub mail_from: Option<String>,
    /// So long somebody may take to answer, or to look, before they are told that they are asked.
    pub notice_grace: Duration,
    /// So long the same of somebody who has the page open: nobody looks at a page for longer without doing anything.
    pub notice_patience: Duration,
    /// So long after a notice comes the next one of its kind from the same table, however much happens meanwhile.
    pub notice_pause: Duration,
    /// So long after the first failure a notice is tried again; then twice as long each time.
    pub notice_retry: Duration,
    /// Mails that somebody may ask for at once, and again over an hour, to be sent to one address; from one address of the
    /// network ten times as many may be asked for.
    pub asked_mails: f64,
    /// Whether webhooks and browsers may be at this machine: for tests, and never otherwise.
    pub reaches_inside: bool,
    /// Proxies in front whose word on people's addresses (`X-Forwarded-For`) is believed; nobody else's is.
    pub trusted_proxies: Vec<IpNet>,
    /// The most matches kept in memory.
    pub cached_matches: usize,
    /// How many bots think at the same time.
    pub bot_threads: usize,
    /// How long a bot waits before it acts while somebody looks, so that people can follow.
    pub bot_pause: Duration,
    /// Whoever is asked again after so long, or comes back to the page, is told what the others did meanwhile.
    pub away: Duration,
    /// The longest pause of a bot that cannot act before it tries again.
    pub bot_retry: Duration,
    /// The largest record that can be uploaded, in bytes; other requests are at most 64 KiB.
    pub body_limit: usize,
    /// Requests a person (or an address, for strangers) may send each second, on average.
    pub requests_per_second: f64,
    /// How many requests may come at once before that average counts.
    pub request_burst: f64,
    /// Wrong passwords strangers may try on an account at once; more come back over time. An address may try five times
    /// as many, over all accounts.
    pub guesses: f64,
    /// Records a person or an address may upload at once; more come back over time.
    pub uploads: f64,
    /// How many strangers of one address may become guests at once, and again over an hour.
    pub guests: f64,
    /// Reports of others that somebody may make within a day; from one address come at most five times as many.
    pub reports: u32,
    /// How often somebody may have everything that is kept about them, at once and again over an hour.
    pub downloads: f64,
    /// The longest an uploaded record may take to play through.
    pub replay_time: Duration,
    /// The most tables of one person that are not over.
    pub tables_per_person: usize,
    /// The most live pages one person has open, in all browsers.
    pub streams_per_person: usize,
    /// The most live pages open from one address.
    pub streams_per_address: usize,
    /// The most connections from one address (IPv6: from one /64). Trusted proxies have as many as there are.
    pub connections_per_address: usize,
    /// The most connections in all; fewer where the system allows fewer open files.
    pub connections: usize,
    /// The longest a request's head may take, and a connection may be idle.
    pub head_time: Duration,
    /// The longest a request's body may take.
    pub body_time: Duration,
    /// How long requests under way may go on when the server stops.
    pub stop_time: Duration,
    /// What this server is called in its metrics; something random when not given.
    pub node: Option<String>,
    /// Whether `/metrics` is shown to addresses other than this machine's own.
    pub public_metrics: bool,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data: PathBuf::from("data"),
            database: None,
            public_url: None,
            smtp: None,
            mail_from: None,
            notice_grace: Duration::from_secs(20),
            notice_patience: Duration::from_secs(600),
            notice_pause: Duration::from_secs(300),
            notice_retry: Duration::from_secs(30),
            asked_mails: 3.0,
            reaches_inside: false,
            trusted_proxies: Vec::new(),
            cached_matches: 10_000,
            bot_threads: std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            bot_pause: Duration::from_millis(350),
            away: Duration::from_secs(30),
            bot_retry: Duration::from_secs(30),
            body_limit: 1024 * 1024,
            requests_per_second: 50.0,
            request_burst: 300.0,
            guesses: 10.0,
            uploads: 30.0,
            guests: 200.0,
            reports: 10,
            downloads: 6.0,
            replay_time: Duration::from_secs(5),
            tables_per_person: 200,
            streams_per_person: 50,
            streams_per_address: 300,
            connections_per_address: 500,
            connections: 20_000,
            head_time: Duration::from_secs(10),
            body_time: Duration::from_secs(30),
            stop_time: Duration::from_secs(10),
            node: None,
            public_metrics: false,
        }
    }
}

impl Config {
    /// Where everything is kept.
    #[must_use]
    pub fn place(&self) -> Database {
        self.database.clone().unwrap_or_else(|| Database::File(self.data.join("tessera.sqlite")))
    }

    /// Whether an address is a trusted proxy's.
    pub(crate) fn trusts(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.trusted_proxies.iter().any(|network| network.contains(&address))
    }

    pub(crate) fn secure_cookies(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}
