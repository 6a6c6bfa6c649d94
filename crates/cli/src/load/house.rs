//! The server under load: a child of ours, gone with its data when we are done.

use std::io::{BufRead as _, BufReader};
use std::net::IpAddr;
use std::process::{Child, Command, Stdio};

use reqwest::Url;
use tempfile::TempDir;

use super::wrong;
use crate::failure::Failure;

/// A server of our own. Dropped, it is killed and its data removed.
pub struct House {
    child: Child,
    _data: TempDir,
    /// Where it is.
    pub url: String,
}

impl House {
    /// Starts a server on a free port, with an empty folder and no limits on what one address may have.
    pub fn open(database: Option<&str>) -> Result<Self, Failure> {
        let data = tempfile::Builder::new().prefix("tessera-load-").tempdir()?;
        let mut command = Command::new(std::env::current_exe()?);
        command
            .args(["--lang", "en", "serve", "--listen", "127.0.0.1:0", "--bot-pause", "0"])
            .args(["--requests-per-second", "1000000", "--request-burst", "1000000", "--cached-matches", "20000"])
            .args(["--connections-per-address", "1000000", "--streams-per-address", "1000000"])
            .args(["--streams-per-person", "1000000", "--tables-per-person", "1000000"])
            .arg("--data")
            .arg(data.path())
            .env("RUST_LOG", "warn")
            .stdin(Stdio::null())
            .stdout(Stdio::piped());
        if let Some(database) = database {
            command.args(["--database", database]);
        }
        let child = command.spawn()?;
        let mut house = Self { child, _data: data, url: String::new() };
        let mut line = String::new();
        if let Some(said) = house.child.stdout.take() {
            BufReader::new(said).read_line(&mut line)?;
        }
        let address = line.split_whitespace().find_map(|word| word.find("http://").map(|at| &word[at..]));
        house.url = address.ok_or_else(|| wrong("the server does not start"))?.trim_end_matches('.').to_owned();
        Ok(house)
    }

    /// The memory it holds, in KiB, where the system tells.
    pub fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.split_whitespace().next()?.parse().ok()
    }

    /// The processor time it has used, in seconds, where the system tells.
    pub fn busy(&self) -> Option<f64> {
        busy(&std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).ok()?, 11..13)
    }
}

/// Processor time in what the system says of a process, in seconds. After the name in brackets: state is field 3, user and
/// system time are 14 and 15, and those of children that are gone 16 and 17, in hundredths.
fn busy(stat: &str, fields: std::ops::Range<usize>) -> Option<f64> {
    let words: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks: u64 = words.get(fields)?.iter().filter_map(|ticks| ticks.parse::<u64>().ok()).sum();
    Some(ticks as f64 / 100.0)
}

/// The processor time that PostgreSQL has used on this machine, in seconds, where the system tells.
pub fn database_busy() -> Option<f64> {
    let mut all = 0.0;
    for process in std::fs::read_dir("/proc").ok()?.flatten() {
        let Ok(stat) = std::fs::read_to_string(process.path().join("stat")) else { continue };
        if stat.contains("(postgres)") {
            all += busy(&stat, 11..15).unwrap_or_default();
        }
    }
    Some(all)
}

impl Drop for House {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An address on this machine, without a slash at its end.
pub fn loopback(url: &str) -> Result<String, Failure> {
    let refused = |why: &str| Failure::Usage(format!("--url {url}: {why}"));
    let parsed = Url::parse(url).map_err(|error| refused(&error.to_string()))?;
    let host = parsed.host_str().unwrap_or_default().trim_start_matches('[').trim_end_matches(']');
    // Names are not looked up, so that nothing can lead elsewhere.
    let here = host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback());
    if parsed.scheme() != "http" || !here {
        return Err(refused("load is only ever put on this machine, such as http://127.0.0.1:8080"));
    }
    Ok(parsed.origin().ascii_serialization())
}

/// Takes as many open files as the system lets us have; a child of ours inherits it.
pub fn raise_open_files() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit, setrlimit};
        let mut limit = getrlimit(Resource::Nofile);
        limit.current = limit.maximum;
        // Not possible: then what there is must do, and a connection refused says so.
        let _ = setrlimit(Resource::Nofile, limit);
    }
}
