//! Whose word on certificates is taken.

use std::fmt;
use std::sync::Arc;

use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::CertificateDer;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// Whose word on certificates is taken: that of the authorities browsers believe, as compiled in, so that a machine needs
/// no list of its own; and of those a house has for itself.
#[derive(Clone, Default)]
pub struct Authorities {
    own: Vec<CertificateDer<'static>>,
}

/// Not a certificate.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not certificates in PEM: {0}")]
pub struct NotACertificate(String);

impl Authorities {
    /// The same, and the certificates of a PEM file.
    ///
    /// # Errors
    /// Where there is no certificate in it, or one that cannot be read.
    pub fn and(mut self, pem: &[u8]) -> Result<Self, NotACertificate> {
        let before = self.own.len();
        for certificate in CertificateDer::pem_slice_iter(pem) {
            self.own.push(certificate.map_err(|error| NotACertificate(error.to_string()))?);
        }
        if self.own.len() == before {
            return Err(NotACertificate("there is none in it".to_owned()));
        }
        let mut store = RootCertStore::empty();
        for certificate in &self.own[before..] {
            store.add(certificate.clone()).map_err(|error| NotACertificate(error.to_string()))?;
        }
        Ok(self)
    }

    /// Those a house has for itself, in DER.
    pub(crate) fn own(&self) -> impl Iterator<Item = &[u8]> {
        self.own.iter().map(AsRef::as_ref)
    }

    pub(crate) fn connector(&self) -> TlsConnector {
        let mut store = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        for certificate in &self.own {
            store.add(certificate.clone()).expect("it has been read before");
        }
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("the provider knows the usual versions")
            .with_root_certificates(store)
            .with_no_client_auth();
        TlsConnector::from(Arc::new(config))
    }
}

impl fmt::Debug for Authorities {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Authorities").field("own", &self.own.len()).finish()
    }
}
