//! HTTP, live updates, storage, accounts.
//!
//! A match is its record: every deed is on the disk before it is acknowledged, and what anybody sees is the fold of the
//! deeds through their own eyes.

mod accept;
pub mod admin;
mod api;
mod app;
mod clock;
mod config;
mod id;
mod logs;
mod markdown;
mod names;
mod notices;
mod pages;
mod private;
mod store;
mod tables;
mod web;
mod zones;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use tokio::net::TcpListener;
use tokio::task::{JoinHandle, JoinSet};

use app::App;
pub use config::Config;
pub use logs::{LogFormat, init_logs};
pub use store::{CopyError, Database, Holding, Moved, Place, Restored, backup, move_data, restore};

/// Why the server does not run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The data folder cannot be used.
    #[error("{0}: {1}")]
    Data(PathBuf, std::io::Error),
    /// The address cannot be used.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// What was set makes no sense.
    #[error("{0}")]
    Settings(String),
    /// The database cannot be used.
    #[error("the database cannot be opened: {0}")]
    Database(String),
}

impl From<store::StoreError> for ServeError {
    fn from(error: store::StoreError) -> Self {
        Self::Database(error.to_string())
    }
}

/// A server that listens.
pub struct Server {
    app: Arc<App>,
    listener: TcpListener,
    address: SocketAddr,
    /// Clocks, the store, other servers and what is changed from outside are watched.
    watching: Vec<JoinHandle<()>>,
}

impl Server {
    /// Opens the data folder and begins to listen. Bots go on where they were.
    ///
    /// # Errors
    /// When the folder, the database or the address cannot be used.
    pub async fn bind(config: Config) -> Result<Self, ServeError> {
        let listen = config.listen;
        let app = App::open(config).await?;
        // Before anything is in memory that could be older.
        let last = app.store.last_stirred().await?;
        let listener = TcpListener::bind(listen).await.map_err(|error| ServeError::Listen(listen, error))?;
        let address = listener.local_addr().map_err(|error| ServeError::Listen(listen, error))?;
        let tables = app.tables.clone();
        tokio::spawn(async move { tables.resume_bots().await });
        let tables = app.tables.clone();
        let clocks = tokio::spawn(for_ever("the clocks", move || tables.clone().watch_clocks()));
        let store = app.store.clone();
        let health = tokio::spawn(for_ever("the health of the store", move || store.clone().look_after()));
        let tables = app.tables.clone();
        let watch = move || tables.clone().watch_stirred(last);
        let stirred = tokio::spawn(for_ever("what is changed from outside", watch));
        tokio::spawn(count_up(app.metrics.clone()));
        let post = app.clone();
        let notices = tokio::spawn(for_ever("delivering notices", move || notices::deliver(post.clone())));
        let mut watching = vec![clocks, health, stirred, notices];
        if app.store.is_shared() {
            let tables = app.tables.clone();
            watching.push(tokio::spawn(for_ever("being there", move || tables.clone().be_there())));
            let tables = app.tables.clone();
            watching.push(tokio::spawn(for_ever("hearing others", move || tables.clone().hear_others())));
        }
        Ok(Self { app, listener, address, watching })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` completes; then finishes what is under way, as far as there is time for it, and closes the
    /// database.
    ///
    /// # Errors
    /// None so far: what fails while serving is told to whoever asked.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let app = self.app.clone();
        tokio::spawn(async move {
            stop.await;
            tracing::info!("stopping: finishing what is under way");
            app.stopping.send_replace(true);
            // Whoever thinks need not come to an end.
            app.tables.close();
        });
        let router = web::router(self.app.clone());
        accept::serve(self.listener, router, &self.app.config, self.app.stopping.subscribe()).await;
        for watching in self.watching {
            watching.abort();
        }
        // Its work falls free at once; where that cannot be said, others notice within seconds.
        if let Err(error) = self.app.store.leave().await {
            tracing::warn!(%error, "the other servers could not be told that this one goes");
        }
        self.app.store.close().await;
        Ok(())
    }
}

/// Does something that has no end; begins again after a panic.
async fn for_ever<F: Future<Output = ()> + Send + 'static>(what: &'static str, begin: impl Fn() -> F) {
    loop {
        // In a set, so that it ends when we do.
        let mut one = JoinSet::new();
        one.spawn(begin());
        if let Some(Ok(())) = one.join_next().await {
            return;
        }
        tracing::error!(what, "it panicked; it begins again");
        tokio::time::sleep(std::time::Duration::from_secs(1)).await;
    }
}

/// Serves until the process is told to stop (Ctrl-C, or SIGTERM).
///
/// # Errors
/// When the folder, the database or the address cannot be used.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    let stop = told_to_stop();
    let server = Server::bind(config).await?;
    tracing::info!(address = %server.address(), "listening");
    server.run(stop).await
}

/// Completes when the process is told to stop. From the moment this is called, not only once somebody waits for it: a signal that
/// comes before ends the process in the middle of whatever it does, and is lost where that is the first of a container.
pub fn told_to_stop() -> impl Future<Output = ()> + Send + 'static {
    #[cfg(unix)]
    let mut signals = {
        use tokio::signal::unix::{SignalKind, signal};
        [SignalKind::interrupt(), SignalKind::terminate()].map(|kind| signal(kind).ok())
    };
    async move {
        #[cfg(unix)]
        {
            let [interrupted, terminated] = &mut signals;
            tokio::select! {
                () = received(interrupted) => {}
                () = received(terminated) => {}
            }
        }
        #[cfg(not(unix))]
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

/// Completes when a signal comes that can be heard.
#[cfg(unix)]
async fn received(signal: &mut Option<tokio::signal::unix::Signal>) {
    match signal {
        Some(signal) => drop(signal.recv().await),
        None => std::future::pending().await,
    }
}

/// Every measured time is kept until somebody sums up: without this they would pile up where nobody reads the metrics.
async fn count_up(metrics: Option<metrics_exporter_prometheus::PrometheusHandle>) {
    let mut every = tokio::time::interval(std::time::Duration::from_secs(5));
    while let Some(metrics) = &metrics {
        every.tick().await;
        metrics.run_upkeep();
    }
}
