//! `tessera serve`: the table in the browser.

use std::io::Write as _;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use ipnet::IpNet;
use tessera_kernel::Phrase;
use tessera_server::{Config, Database, LogFormat, Server, init_logs, told_to_stop};
use tessera_words::{Language, Speaker};

use crate::failure::Failure;

/// Serve the table to browsers.
#[derive(Args)]
#[command(after_help = "Examples:\n  tessera serve\n  tessera serve --listen 127.0.0.1:8080 --data /var/lib/tessera \
    --public-url https://games.example --trusted-proxy 127.0.0.1\n\nThe second one listens to this machine alone, \
    where a proxy speaks TLS with the world and says in X-Forwarded-For whom it speaks for.")]
pub struct Arguments {
    /// The address to listen on; port 0 takes any that is free
    #[arg(long, value_name = "ADDRESS", default_value_t = Config::default().listen)]
    listen: SocketAddr,
    /// The folder for the database and the cookie key; made when it is not there
    #[arg(long, value_name = "FOLDER", env = "TESSERA_DATA", default_value = "data")]
    data: PathBuf,
    /// A SQLite file for this server alone, or an address of PostgreSQL for any number of servers:
    /// postgres://user:password@host/database [default: tessera.sqlite in the data folder]
    #[arg(long, value_name = "FILE_OR_URL", env = "TESSERA_DATABASE", hide_env_values = true)]
    database: Option<Database>,
    /// What this server is called in its metrics, where several share a database [default: a name of its own at each start]
    #[arg(long, value_name = "NAME", env = "TESSERA_NODE", value_parser = node)]
    node: Option<String>,
    /// The address people use, for invite links and notices; with https, cookies go over TLS only
    #[arg(long, value_name = "URL", env = "TESSERA_PUBLIC_URL")]
    public_url: Option<String>,
    /// The mail server that notices and links for new passwords go out by: smtps://name:password@host,
    /// smtp+starttls://name:password@host, or smtp://host without encryption. Needs --mail-from and --public-url; a password is
    /// better given in the environment
    #[arg(long, value_name = "URL", env = "TESSERA_SMTP", hide_env_values = true)]
    smtp: Option<String>,
    /// Whom mail comes from, such as 'Tessera <games@mail.example>'
    #[arg(long, value_name = "ADDRESS", env = "TESSERA_MAIL_FROM")]
    mail_from: Option<String>,
    /// Whoever has not answered after so many seconds, nor looked, is sent a notice
    #[arg(long, value_name = "SECONDS", default_value_t = Config::default().notice_grace.as_secs())]
    notice_delay: u64,
    /// A proxy in front that tells people's real addresses (X-Forwarded-For): its address or network, such as 127.0.0.1 or
    /// 10.0.0.0/8. Can be given several times; nobody else's word is believed
    #[arg(long = "trusted-proxy", value_name = "ADDRESS_OR_NETWORK", value_parser = network)]
    trusted_proxies: Vec<IpNet>,
    /// The most matches kept in memory; others are read again when somebody comes
    #[arg(long, value_name = "N", default_value_t = Config::default().cached_matches)]
    cached_matches: usize,
    /// How many bots think at the same time
    #[arg(long, value_name = "N", default_value_t = Config::default().bot_threads)]
    bot_threads: usize,
    /// How long a bot waits before it acts while somebody looks, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = Config::default().bot_pause.as_millis() as u64)]
    bot_pause: u64,
    /// Whoever is asked again after so many seconds is told what the others did meanwhile
    #[arg(long, value_name = "SECONDS", default_value_t = Config::default().away.as_secs())]
    away: u64,
    /// The largest record that can be uploaded, in bytes; other requests are at most 64 KiB
    #[arg(long, value_name = "BYTES", default_value_t = Config::default().body_limit)]
    body_limit: usize,
    /// Requests an address may send each second, on average: people behind one address share it (a household, an office);
    /// an IPv6 network (/64) is one
    /// address, and so is a proxy in front unless --trusted-proxy names it
    #[arg(long, value_name = "N", default_value_t = Config::default().requests_per_second)]
    requests_per_second: f64,
    /// Requests an address may send at once before that average counts; logging in, registering and uploading count tenfold
    #[arg(long, value_name = "N", default_value_t = Config::default().request_burst)]
    request_burst: f64,
    /// The most tables of one person that are not over
    #[arg(long, value_name = "N", default_value_t = Config::default().tables_per_person)]
    tables_per_person: usize,
    /// The most live pages one person has open
    #[arg(long, value_name = "N", default_value_t = Config::default().streams_per_person)]
    streams_per_person: usize,
    /// The most live pages open from one address
    #[arg(long, value_name = "N", default_value_t = Config::default().streams_per_address)]
    streams_per_address: usize,
    /// The most connections from one address; trusted proxies have as many as there are
    #[arg(long, value_name = "N", default_value_t = Config::default().connections_per_address)]
    connections_per_address: usize,
    /// The most connections in all; fewer where the system allows fewer open files
    #[arg(long, value_name = "N", default_value_t = Config::default().connections)]
    connections: usize,
    /// Show /metrics to other machines too, and through a proxy
    #[arg(long)]
    public_metrics: bool,
    /// Write logs as JSON, one object a line
    #[arg(long)]
    json_logs: bool,
}

impl Arguments {
    /// What is used without options.
    pub fn usual() -> Self {
        let usual = Config::default();
        Self {
            listen: usual.listen,
            data: std::env::var_os("TESSERA_DATA").map_or(usual.data, PathBuf::from),
            database: std::env::var("TESSERA_DATABASE").ok().and_then(|text| text.parse().ok()),
            node: std::env::var("TESSERA_NODE").ok(),
            public_url: std::env::var("TESSERA_PUBLIC_URL").ok(),
            smtp: std::env::var("TESSERA_SMTP").ok(),
            mail_from: std::env::var("TESSERA_MAIL_FROM").ok(),
            notice_delay: usual.notice_grace.as_secs(),
            trusted_proxies: usual.trusted_proxies,
            cached_matches: usual.cached_matches,
            bot_threads: usual.bot_threads,
            bot_pause: usual.bot_pause.as_millis() as u64,
            away: usual.away.as_secs(),
            body_limit: usual.body_limit,
            requests_per_second: usual.requests_per_second,
            request_burst: usual.request_burst,
            tables_per_person: usual.tables_per_person,
            streams_per_person: usual.streams_per_person,
            streams_per_address: usual.streams_per_address,
            connections_per_address: usual.connections_per_address,
            connections: usual.connections,
            public_metrics: usual.public_metrics,
            json_logs: false,
        }
    }

    fn config(&self) -> Config {
        Config {
            listen: self.listen,
            data: self.data.clone(),
            database: self.database.clone(),
            node: self.node.clone(),
            public_url: given(self.public_url.as_ref()),
            smtp: given(self.smtp.as_ref()),
            mail_from: given(self.mail_from.as_ref()),
            notice_grace: Duration::from_secs(self.notice_delay),
            trusted_proxies: self.trusted_proxies.clone(),
            cached_matches: self.cached_matches,
            bot_threads: self.bot_threads,
            bot_pause: Duration::from_millis(self.bot_pause),
            away: Duration::from_secs(self.away),
            body_limit: self.body_limit,
            requests_per_second: self.requests_per_second,
            request_burst: self.request_burst,
            tables_per_person: self.tables_per_person,
            streams_per_person: self.streams_per_person,
            streams_per_address: self.streams_per_address,
            connections_per_address: self.connections_per_address,
            connections: self.connections,
            public_metrics: self.public_metrics,
            ..Config::default()
        }
    }
}

/// What is set to nothing, as files of settings do, is not set.
fn given(text: Option<&String>) -> Option<String> {
    text.filter(|text| !text.trim().is_empty()).cloned()
}

/// The name of a server, as metrics show it.
fn node(text: &str) -> Result<String, String> {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
    match text.len() {
        1..=64 if text.chars().all(plain) => Ok(text.to_owned()),
        _ => Err("a name has up to 64 letters, digits, hyphens, underscores and full stops".to_owned()),
    }
}

/// A network, or an address, which is a network of one.
fn network(text: &str) -> Result<IpNet, String> {
    let address = text.parse::<IpAddr>().map(IpNet::from);
    address.or_else(|_| text.parse()).map_err(|_| format!("'{text}' is not an address or a network such as 10.0.0.0/8"))
}

/// Serves until the process is told to stop.
pub fn run(arguments: &Arguments, language: Language) -> Result<(), Failure> {
    init_logs(if arguments.json_logs { LogFormat::Json } else { LogFormat::Text });
    // Half of the processors answer: what takes long (databases, bots, passwords, replays) has threads of its own, and threads
    // that have nothing to do but wake each other cost a sixth of a choice.
    let processors = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(processors.div_ceil(2)).enable_all().build()?;
    runtime.block_on(async {
        let stop = told_to_stop();
        let server = Server::bind(arguments.config()).await?;
        let address = format!("http://{}", server.address());
        let note = Phrase::new("cli-serving").with("address", address);
        let mut out = std::io::stdout();
        writeln!(out, "{}", Speaker::new(language, &[]).say(&note))?;
        out.flush()?;
        Ok(server.run(stop).await?)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_has_a_plain_name() {
        assert_eq!(node("games-1.example").as_deref(), Ok("games-1.example"));
        for wrong in ["", "a b", "a\"b", "é", &"x".repeat(65)] {
            assert!(node(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_proxy_is_named_by_its_address_or_its_network() {
        let read = |text: &str| network(text).map(|network| network.to_string());
        assert_eq!(read("127.0.0.1").as_deref(), Ok("127.0.0.1/32"));
        assert_eq!(read("10.0.0.0/8").as_deref(), Ok("10.0.0.0/8"));
        assert_eq!(read("::1").as_deref(), Ok("::1/128"));
        assert_eq!(read("fd00::/8").as_deref(), Ok("fd00::/8"));
        for wrong in ["", "localhost", "10.0.0.0/33", "10.0.0", "*"] {
            assert!(read(wrong).is_err_and(|error| error.contains("10.0.0.0/8")), "{wrong}");
        }
    }
}
