//! A web server that hears a request and answers with bytes.

use std::collections::HashMap;
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use super::{Stream, encrypted};

/// What it does once it has heard a request.
#[derive(Clone)]
pub enum Reply {
    /// Says this.
    Bytes(String),
    /// Says this, and then goes on for ever.
    Endless(String),
    /// Says this, and then nothing, and holds the connection.
    Silent(String),
}

/// A status and nothing else.
pub fn status(status: &str) -> Reply {
    Reply::Bytes(format!("HTTP/1.1 {status}\r\nContent-Length: 0\r\n\r\n"))
}

/// A status and a text.
pub fn said(status: &str, text: &str) -> Reply {
    Reply::Bytes(format!("HTTP/1.1 {status}\r\nContent-Length: {}\r\n\r\n{text}", text.len()))
}

/// A request as it was heard.
#[derive(Debug)]
pub struct Heard {
    /// The first line.
    pub line: String,
    /// The headers, their names in small letters.
    pub headers: HashMap<String, String>,
    /// The body.
    pub body: Vec<u8>,
}

/// A web server on this machine.
pub struct Server {
    /// Its port.
    pub port: u16,
    heard: mpsc::UnboundedReceiver<Heard>,
}

impl Server {
    /// Answers every request like this.
    pub async fn start(reply: Reply) -> Self {
        Self::listen(reply, false).await
    }

    /// The same, over TLS.
    pub async fn start_encrypted(reply: Reply) -> Self {
        Self::listen(reply, true).await
    }

    async fn listen(reply: Reply, tls: bool) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        let (tell, heard) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (tell, reply) = (tell.clone(), reply.clone());
                tokio::spawn(async move {
                    let stream = if tls { encrypted(stream).await } else { Ok(Box::new(stream) as Box<dyn Stream>) };
                    if let Ok(stream) = stream {
                        serve(stream, &reply, &tell).await;
                    }
                });
            }
        });
        Self { port, heard }
    }

    /// An address that leads here.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}/hook?x=1", self.port)
    }

    /// What was heard, one request after the other.
    pub fn heard(&mut self) -> Option<Heard> {
        self.heard.try_recv().ok()
    }
}

async fn serve(mut stream: Box<dyn Stream>, reply: &Reply, tell: &mpsc::UnboundedSender<Heard>) {
    let Some(request) = hear(&mut stream).await else { return };
    tell.send(request).expect("the test listens");
    // Whoever hangs up while we speak has heard enough.
    match reply {
        Reply::Bytes(text) => {
            let _ = stream.write_all(text.as_bytes()).await;
            let _ = stream.shutdown().await;
        }
        Reply::Endless(text) => {
            let _ = stream.write_all(text.as_bytes()).await;
            while stream.write_all(&[b'x'; 4096]).await.is_ok() {}
        }
        Reply::Silent(text) => {
            let _ = stream.write_all(text.as_bytes()).await;
            tokio::time::sleep(Duration::from_secs(60)).await;
        }
    }
}

async fn hear(stream: &mut Box<dyn Stream>) -> Option<Heard> {
    let mut bytes = Vec::new();
    let end = loop {
        if let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
            break end;
        }
        if stream.read_buf(&mut bytes).await.ok()? == 0 {
            return None;
        }
    };
    let head = String::from_utf8(bytes[..end].to_vec()).expect("a head is text");
    let mut lines = head.split("\r\n");
    let line = lines.next()?.to_owned();
    let headers: HashMap<_, _> = lines
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
        .collect();
    let length: usize = headers.get("content-length")?.parse().expect("a number");
    let mut body = bytes.split_off(end + 4);
    while body.len() < length {
        if stream.read_buf(&mut body).await.ok()? == 0 {
            return None;
        }
    }
    Some(Heard { line, headers, body })
}
