//! Servers of others, as tests need them: they say what they are told to, and remember what they heard.

pub mod http;
pub mod smtp;

use std::io;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use tessera_notices::{Authorities, Found, Guard, Link, Notice, Outside, Resolve, Urgency};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::{ServerConfig, crypto};

/// A certificate for `hooks.example` and `localhost`, signed by itself and good until 2120; made by
/// `openssl ca -selfsign`.
pub const CERTIFICATE: &[u8] = include_bytes!("certificate.pem");
const KEY: &[u8] = include_bytes!("key.pem");

/// A connection, with or without TLS.
pub trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin> Stream for T {}

/// Our side of TLS, with the certificate.
pub async fn encrypted(stream: TcpStream) -> io::Result<Box<dyn Stream>> {
    let certificate = CertificateDer::from_pem_slice(CERTIFICATE).expect("a certificate");
    let key = PrivateKeyDer::from_pem_slice(KEY).expect("a key");
    let config = ServerConfig::builder_with_provider(Arc::new(crypto::ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("the usual versions")
        .with_no_client_auth()
        .with_single_cert(vec![certificate], key)
        .expect("they belong together");
    Ok(Box::new(TlsAcceptor::from(Arc::new(config)).accept(stream).await?))
}

/// Whatever is asked for, it is here.
pub struct Here;

impl Resolve for Here {
    fn resolve<'a>(&'a self, _: &'a str) -> Found<'a> {
        Box::pin(async { Ok(vec![IpAddr::from([127, 0, 0, 1])]) })
    }
}

/// Calls what is on this machine, as a test must.
pub fn inside() -> Guard {
    Guard::new().with_http().trusting(["127.0.0.0/8".parse().expect("a network")]).resolving(Here)
}

/// Calls what a guard lets through, with faith in our certificate.
pub fn reaching(guard: Guard) -> Outside {
    let authorities = Authorities::default().and(CERTIFICATE).expect("a certificate");
    Outside::new(guard, &authorities)
}

/// Some news.
pub fn notice() -> Notice {
    Notice {
        id: "57".to_owned(),
        kind: "turn".to_owned(),
        tag: "table-9".to_owned(),
        title: "À vous de jouer, Zoë".to_owned(),
        body: "L’Antiquité commence.\nAnn a fini son tour.".to_owned(),
        footer: "Vous recevez ce message parce que vous jouez.".to_owned(),
        url: Link::parse("https://games.example/t/9").expect("a link"),
        unsubscribe: Some(Link::parse("https://games.example/unsubscribe/abc").expect("a link")),
        urgency: Urgency::High,
        keep: Duration::from_secs(3600),
    }
}
