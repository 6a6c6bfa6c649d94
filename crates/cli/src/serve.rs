//! `tessera serve`: the table in the browser.

use std::io::Write as _;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use tessera_kernel::Phrase;
use tessera_server::{Config, LogFormat, Server, init_logs, told_to_stop};
use tessera_words::{Language, Speaker};

use crate::failure::Failure;

/// Serve the table to browsers.
#[derive(Args)]
#[command(after_help = "Examples:\n  tessera serve\n  tessera serve --listen 0.0.0.0:8080 --data /var/lib/tessera \
    --public-url https://games.example --behind-proxy")]
pub struct Arguments {
    /// The address to listen on; port 0 takes any that is free
    #[arg(long, value_name = "ADDRESS", default_value_t = Config::default().listen)]
    listen: SocketAddr,
    /// The folder for the database and the cookie key; made when it is not there
    #[arg(long, value_name = "FOLDER", env = "TESSERA_DATA", default_value = "data")]
    data: PathBuf,
    /// The SQLite file [default: tessera.sqlite in the data folder]
    #[arg(long, value_name = "FILE")]
    database: Option<PathBuf>,
    /// The address people use, for invite links; with https, cookies go over TLS only
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// A proxy in front tells people's real addresses (X-Forwarded-For)
    #[arg(long)]
    behind_proxy: bool,
    /// The most matches kept in memory; others are read again when somebody comes
    #[arg(long, value_name = "N", default_value_t = Config::default().cached_matches)]
    cached_matches: usize,
    /// How many bots think at the same time
    #[arg(long, value_name = "N", default_value_t = Config::default().bot_threads)]
    bot_threads: usize,
    /// How long a bot waits before it acts while somebody looks, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = Config::default().bot_pause.as_millis() as u64)]
    bot_pause: u64,
    /// The largest request, in bytes
    #[arg(long, value_name = "BYTES", default_value_t = Config::default().body_limit)]
    body_limit: usize,
    /// Requests an address may send each second, on average: people behind one address share it (a household, an office);
    /// a proxy in front counts as one address unless --behind-proxy tells people's own
    #[arg(long, value_name = "N", default_value_t = Config::default().requests_per_second)]
    requests_per_second: f64,
    /// Requests an address may send at once before that average counts; logging in, registering and uploading count tenfold
    #[arg(long, value_name = "N", default_value_t = Config::default().request_burst)]
    request_burst: f64,
    /// Show /metrics to other machines too
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
            database: None,
            public_url: None,
            behind_proxy: usual.behind_proxy,
            cached_matches: usual.cached_matches,
            bot_threads: usual.bot_threads,
            bot_pause: usual.bot_pause.as_millis() as u64,
            body_limit: usual.body_limit,
            requests_per_second: usual.requests_per_second,
            request_burst: usual.request_burst,
            public_metrics: usual.public_metrics,
            json_logs: false,
        }
    }

    fn config(&self) -> Config {
        Config {
            listen: self.listen,
            data: self.data.clone(),
            database: self.database.clone(),
            public_url: self.public_url.clone(),
            behind_proxy: self.behind_proxy,
            cached_matches: self.cached_matches,
            bot_threads: self.bot_threads,
            bot_pause: Duration::from_millis(self.bot_pause),
            body_limit: self.body_limit,
            requests_per_second: self.requests_per_second,
            request_burst: self.request_burst,
            public_metrics: self.public_metrics,
        }
    }
}

/// Serves until the process is told to stop.
pub fn run(arguments: &Arguments, language: Language) -> Result<(), Failure> {
    init_logs(if arguments.json_logs { LogFormat::Json } else { LogFormat::Text });
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let server = Server::bind(arguments.config()).await?;
        let address = format!("http://{}", server.address());
        let note = Phrase::new("cli-serving").with("address", address);
        let mut out = std::io::stdout();
        writeln!(out, "{}", Speaker::new(language, &[]).say(&note))?;
        out.flush()?;
        Ok(server.run(told_to_stop()).await?)
    })
}
