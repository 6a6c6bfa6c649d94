//! HTTP, live updates, storage, accounts.
//!
//! A match is its record: every deed is on the disk before it is acknowledged, and what anybody sees is the fold of the
//! deeds through their own eyes.

mod api;
mod app;
mod clock;
mod config;
mod id;
mod logs;
mod markdown;
mod names;
mod pages;
mod private;
mod store;
mod tables;
mod web;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use app::App;
pub use config::Config;
pub use logs::{LogFormat, init_logs};
pub use store::{Backup, BackupError, backup};

/// Why the server does not run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The data folder cannot be used.
    #[error("{0}: {1}")]
    Data(PathBuf, std::io::Error),
    /// The address cannot be used.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// The database cannot be used.
    #[error("the database cannot be opened: {0}")]
    Database(String),
    /// The connection failed while serving.
    #[error("serving failed: {0}")]
    Serve(std::io::Error),
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
    /// Clocks and the store are watched.
    watching: [JoinHandle<()>; 2],
}

impl Server {
    /// Opens the data folder and begins to listen. Bots go on where they were.
    ///
    /// # Errors
    /// When the folder, the database or the address cannot be used.
    pub async fn bind(config: Config) -> Result<Self, ServeError> {
        let listen = config.listen;
        let app = App::open(config).await?;
        let listener = TcpListener::bind(listen).await.map_err(|error| ServeError::Listen(listen, error))?;
        let address = listener.local_addr().map_err(|error| ServeError::Listen(listen, error))?;
        let tables = app.tables.clone();
        tokio::spawn(async move { tables.resume_bots().await });
        let clocks = tokio::spawn(app.tables.clone().watch_clocks());
        let health = tokio::spawn(app.store.clone().look_after());
        tokio::spawn(count_up(app.metrics.clone()));
        Ok(Self { app, listener, address, watching: [clocks, health] })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` completes; then finishes what is under way and closes the database.
    ///
    /// # Errors
    /// When the connection fails.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let stopping = self.app.stopping.clone();
        let service = web::router(self.app.clone()).into_make_service_with_connect_info::<SocketAddr>();
        let served = axum::serve(self.listener, service)
            .with_graceful_shutdown(async move {
                stop.await;
                tracing::info!("stopping: finishing what is under way");
                stopping.send_replace(true);
            })
            .await;
        for watching in self.watching {
            watching.abort();
        }
        self.app.store.close().await;
        served.map_err(ServeError::Serve)
    }
}

/// Serves until the process is told to stop (Ctrl-C, or SIGTERM).
///
/// # Errors
/// When the folder, the database or the address cannot be used.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    let server = Server::bind(config).await?;
    tracing::info!(address = %server.address(), "listening");
    server.run(told_to_stop()).await
}

/// Completes when the process is told to stop.
pub async fn told_to_stop() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
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
