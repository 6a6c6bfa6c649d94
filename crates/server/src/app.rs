//! What every request can reach.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::sync::{Arc, OnceLock};

use axum_extra::extract::cookie::Key;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tessera_kernel::hash::{sha256, to_hex};
use tokio::sync::watch;

use crate::ServeError;
use crate::config::Config;
use crate::store::Store;
use crate::tables::Tables;
use crate::web::limits::Limits;

/// What every request can reach.
pub struct App {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) tables: Arc<Tables>,
    pub(crate) key: Key,
    pub(crate) limits: Limits,
    pub(crate) metrics: Option<PrometheusHandle>,
    /// Turns true when the server stops: open streams end then.
    pub(crate) stopping: watch::Sender<bool>,
}

impl App {
    pub(crate) async fn open(config: Config) -> Result<Arc<Self>, ServeError> {
        fs::create_dir_all(&config.data).map_err(|error| ServeError::Data(config.data.clone(), error))?;
        let key_file = config.data.join("cookie.key");
        let key = cookie_key(&key_file).map_err(|error| ServeError::Data(key_file, error))?;
        let store = Store::open(&config.database_file()).await?;
        let tables = Tables::new(store.clone(), config.cached_matches, config.bot_threads, config.bot_pause);
        let limits = Limits::new(config.requests_per_second, config.request_burst);
        Ok(Arc::new(Self { config, store, tables, key, limits, metrics: metrics(), stopping: watch::channel(false).0 }))
    }
}

impl App {
    /// A keyed hash: whoever knows the text but not our key cannot make it.
    pub(crate) fn keyed(&self, text: &str) -> String {
        let inner = sha256(&[self.key.encryption(), text.as_bytes()].concat());
        let outer = sha256(&[self.key.signing(), &inner].concat());
        to_hex(&outer[..20])
    }
}

/// The key that cookies are encrypted with. Kept, so that people stay who they are after a restart.
fn cookie_key(path: &Path) -> std::io::Result<Key> {
    match fs::read(path) {
        Ok(bytes) if bytes.len() >= 64 => return Ok(Key::from(&bytes)),
        Ok(_) => {
            return Err(std::io::Error::other("this is not a cookie key; remove it and everyone has to log in again"));
        }
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    let bytes = crate::id::random_bytes::<64>();
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)?.write_all(&bytes)?;
    Ok(Key::from(&bytes))
}

/// One recorder a process: tests start several servers.
fn metrics() -> Option<PrometheusHandle> {
    static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    HANDLE
        .get_or_init(|| {
            let buckets = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0];
            let suffix = metrics_exporter_prometheus::Matcher::Suffix("_seconds".to_owned());
            PrometheusBuilder::new().set_buckets_for_metric(suffix, &buckets).ok()?.install_recorder().ok()
        })
        .clone()
}
