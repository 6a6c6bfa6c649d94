//! Requests whose body does not come in time.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::body::{Body, BodyDataStream, Bytes, HttpBody as _};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use tokio::time::Sleep;
use tokio_stream::Stream;

use crate::app::App;

/// A body that ends with an error when its time is up.
struct Timely {
    body: BodyDataStream,
    until: Pin<Box<Sleep>>,
}

impl Stream for Timely {
    type Item = Result<Bytes, axum::Error>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        if self.until.as_mut().poll(context).is_ready() {
            let late = io::Error::new(io::ErrorKind::TimedOut, "the body did not come in time");
            return Poll::Ready(Some(Err(axum::Error::new(late))));
        }
        Pin::new(&mut self.body).poll_next(context)
    }
}

/// Gives a request's body its time.
pub async fn in_time(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    let until = Box::pin(tokio::time::sleep(app.config.body_time));
    let body = Body::from_stream(Timely { body: body.into_data_stream(), until });
    next.run(Request::from_parts(parts, body)).await
}
