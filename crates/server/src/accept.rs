//! Connections: so many from each address, with an end to patience. A thousand half-sent requests cost their sender
//! more than us.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tower::Service as _;

use crate::config::Config;
use crate::web::limits::{Shares, counted};

/// Open files that are not connections: the database, logs, what the system needs.
const OTHER_FILES: usize = 100;
/// How long to wait when there are no more files: somebody must go first.
const OUT_OF_FILES: Duration = Duration::from_millis(200);
/// The largest head of a request, and what is read ahead of a body.
const READ_AHEAD: usize = 32 * 1024;
/// A proxy keeps its connections open for whoever comes next.
const PROXY_IDLE: Duration = Duration::from_secs(300);

/// Serves whoever connects until `stopping` turns true; then what is under way may finish within the time for it.
pub async fn serve(listener: TcpListener, router: Router, config: &Config, mut stopping: watch::Receiver<bool>) {
    let most = config.connections.min(open_files().saturating_sub(OTHER_FILES)).max(1);
    let by_address = Shares::new(config.connections_per_address);
    let mut connections = JoinSet::new();
    loop {
        while connections.try_join_next().is_some() {}
        let accepted = tokio::select! {
            biased;
            () = told(&mut stopping) => break,
            accepted = listener.accept() => accepted,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                recover(&error).await;
                continue;
            }
        };
        // Whoever is refused hears nothing: an answer would cost more than the question.
        let proxy = config.trusts(peer.ip());
        let share = if proxy { None } else { by_address.take(counted(peer.ip())) };
        if connections.len() >= most || !proxy && share.is_none() {
            metrics::counter!("tessera_refused_connections_total").increment(1);
            continue;
        }
        let head_time = if proxy { PROXY_IDLE.max(config.head_time) } else { config.head_time };
        let talk = talk(stream, peer, router.clone(), head_time, stopping.clone());
        connections.spawn(async move {
            let _share = share;
            talk.await;
        });
        metrics::gauge!("tessera_connections").set(connections.len() as f64);
    }
    drop(listener);
    let finish = async { while connections.join_next().await.is_some() {} };
    if tokio::time::timeout(config.stop_time, finish).await.is_err() {
        tracing::warn!(left = connections.len(), "connections were cut off");
    }
    connections.shutdown().await;
}

/// Completes when the server stops.
async fn told(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|&stopping| stopping).await;
}

/// One connection, request by request.
async fn talk(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    head_time: Duration,
    mut stopping: watch::Receiver<bool>,
) {
    // Pages are written whole: there is nothing to wait for.
    let _ = stream.set_nodelay(true);
    let answer = service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head_time)
        .max_buf_size(READ_AHEAD)
        .serve_connection(TokioIo::new(stream), answer);
    let mut connection = std::pin::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = told(&mut stopping) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended early");
    }
}

/// After a connection that could not be accepted: most are the other side's doing; without files, one waits.
async fn recover(error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
        return;
    }
    tracing::error!(%error, "connections cannot be accepted");
    tokio::time::sleep(OUT_OF_FILES).await;
}

/// How many files may be open: as many as the system lets us have.
fn open_files() -> usize {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit, setrlimit};
        let mut limit = getrlimit(Resource::Nofile);
        if limit.current != limit.maximum {
            limit.current = limit.maximum;
            if let Err(error) = setrlimit(Resource::Nofile, limit) {
                tracing::warn!(%error, "the limit on open files stays as it is");
            }
        }
        getrlimit(Resource::Nofile).current.map_or(usize::MAX, |files| usize::try_from(files).unwrap_or(usize::MAX))
    }
    #[cfg(not(unix))]
    usize::MAX
}
