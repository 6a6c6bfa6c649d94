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
use crate::notices::Notices;
use crate::private;
use crate::store::{Database, Store};
use crate::tables::Tables;
use crate::web::limits::Limits;

/// What every request can reach.
pub struct App {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) tables: Arc<Tables>,
    pub(crate) key: Key,
    pub(crate) limits: Limits,
    /// The ways to people who are not here.
    pub(crate) notices: Notices,
    pub(crate) metrics: Option<PrometheusHandle>,
    /// Turns true when the server stops: open streams end then.
    pub(crate) stopping: watch::Sender<bool>,
    /// Held as long as the server runs: nobody else may write here.
    _locks: Vec<fs::File>,
}

impl App {
    pub(crate) async fn open(config: Config) -> Result<Arc<Self>, ServeError> {
        let data = |path: &Path| {
            let path = path.to_owned();
            move |error| ServeError::Data(path, error)
        };
        let database = config.place();
        let mut locks = Vec::new();
        if let Database::File(file) = &database {
            private::folder(&config.data).map_err(data(&config.data))?;
            // Where the database is elsewhere, its place is ours alone too.
            for path in [config.data.join("lock"), private::beside(file, ".lock")] {
                locks.push(private::lock(&path).await.map_err(data(&path))?);
            }
            private::database(file).map_err(data(file))?;
        }
        let store = Store::open(&database).await?;
        let key = match &database {
            Database::File(_) => {
                let key_file = config.data.join("cookie.key");
                // A database that was restored or moved here has brought its key along.
                let key = cookie_key(&key_file, store.key("cookies").await?).map_err(data(&key_file))?;
                store.drop_key("cookies").await?;
                key
            }
            // Servers that share a database share the key too: people are who they are at each of them.
            Database::Server(_) => Key::from(&store.shared_key("cookies", &crate::id::random_bytes::<64>()).await?),
        };
        store.fill_skeletons().await?;
        let tables = Tables::new(store.clone(), &config);
        let name = config.node.clone().unwrap_or_else(|| store.node().to_owned());
        let limits = Limits::new(&config, store.clone());
        let notices = Notices::new(&config, &store).await?;
        Ok(Arc::new(Self {
            config,
            store,
            tables,
            key,
            limits,
            notices,
            metrics: metrics(name),
            stopping: watch::channel(false).0,
            _locks: locks,
        }))
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

/// The key that cookies are encrypted with: the one in the folder, or else the one that was `brought`, or else a new one.
/// Kept, so that people stay who they are after a restart.
fn cookie_key(path: &Path, brought: Option<Vec<u8>>) -> std::io::Result<Key> {
    private::close(path)?;
    match fs::read(path) {
        Ok(bytes) if bytes.len() >= 64 => return Ok(Key::from(&bytes)),
        Ok(_) => {
            return Err(std::io::Error::other("this is not a cookie key; remove it and everyone has to log in again"));
        }
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    let brought = brought.filter(|key| key.len() >= 64);
    let bytes = brought.unwrap_or_else(|| crate::id::random_bytes::<64>().to_vec());
    // Under another name first: half a key would keep the server from starting.
    let part = private::beside(path, ".part");
    match fs::remove_file(&part) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let mut file = private::create(&part)?;
    file.write_all(&bytes)?;
    file.sync_all()?;
    fs::rename(&part, path)?;
    // For good: the database forgets a key that it has brought.
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::File::open(folder)?.sync_all()?;
    }
    Ok(Key::from(&bytes))
}

/// One recorder a process: tests start several servers.
fn metrics(node: String) -> Option<PrometheusHandle> {
    static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    HANDLE
        .get_or_init(|| {
            let buckets = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0];
            let suffix = metrics_exporter_prometheus::Matcher::Suffix("_seconds".to_owned());
            PrometheusBuilder::new()
                .add_global_label("node", node)
                .set_buckets_for_metric(suffix, &buckets)
                .ok()?
                .install_recorder()
                .ok()
        })
        .clone()
}
