//! How the server is run.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// How the server is run. [`Config::default`] is what `tessera serve` uses without options.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on; port 0 takes any that is free.
    pub listen: SocketAddr,
    /// The folder for the database and the cookie key; made when it is not there.
    pub data: PathBuf,
    /// The SQLite file; `tessera.sqlite` in the data folder when not given.
    pub database: Option<PathBuf>,
    /// The address people use, for invite links (`https://games.example`); taken from each request when not given.
    /// With `https` cookies are sent over TLS only.
    pub public_url: Option<String>,
    /// Whether a proxy in front tells the real address of people (`X-Forwarded-For`).
    pub behind_proxy: bool,
    /// The most matches kept in memory.
    pub cached_matches: usize,
    /// How many bots think at the same time.
    pub bot_threads: usize,
    /// How long a bot waits before it acts while somebody looks, so that people can follow.
    pub bot_pause: Duration,
    /// The largest request, in bytes.
    pub body_limit: usize,
    /// Requests a person (or an address, for strangers) may send each second, on average.
    pub requests_per_second: f64,
    /// How many requests may come at once before that average counts.
    pub request_burst: f64,
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
            behind_proxy: false,
            cached_matches: 10_000,
            bot_threads: std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            bot_pause: Duration::from_millis(350),
            body_limit: 1024 * 1024,
            requests_per_second: 50.0,
            request_burst: 300.0,
            public_metrics: false,
        }
    }
}

impl Config {
    /// The SQLite file.
    #[must_use]
    pub fn database_file(&self) -> PathBuf {
        self.database.clone().unwrap_or_else(|| self.data.join("tessera.sqlite"))
    }

    pub(crate) fn secure_cookies(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}
