//! The ways to people that this server has, by its settings.

use tessera_notices::{Authorities, Guard, Mailer, Outside, Pusher, VapidKey, Webhooks};

use crate::ServeError;
use crate::config::Config;
use crate::store::Store;

/// The ways to people that this server has.
pub struct Notices {
    /// The address people use for us, without a slash at its end. Without it no link leads back, and nothing is sent.
    pub public: Option<String>,
    /// Mail, where there is a mail server.
    pub mailer: Option<Mailer>,
    /// Browsers.
    pub pusher: Option<Pusher>,
    /// Webhooks.
    pub webhooks: Option<Webhooks>,
    /// Says which addresses may be called.
    pub guard: Guard,
}

impl Notices {
    /// As the server is run. Servers that share a database share the key that browsers know them by.
    pub async fn new(config: &Config, store: &Store) -> Result<Self, ServeError> {
        let wrong = |text: String| ServeError::Settings(text);
        let mut guard = Guard::new();
        if config.reaches_inside {
            let here = "127.0.0.0/8".parse().map_err(|_| wrong("127.0.0.0/8".to_owned()))?;
            guard = guard.with_http().trusting([here]);
        }
        let authorities = Authorities::default();
        let public = config.public_url.as_deref().map(|url| url.trim_end_matches('/').to_owned());
        if let Some(url) = &public {
            is_of_the_web(url).map_err(|why| wrong(format!("--public-url {url}: {why}")))?;
        }
        let mailer = match (&config.smtp, &config.mail_from, &public) {
            (None, _, _) => None,
            (Some(_), None, _) => return Err(wrong("mail needs the address it comes from: --mail-from".to_owned())),
            (Some(_), _, None) => {
                return Err(wrong("mail needs the address people use, for its links: --public-url".to_owned()));
            }
            (Some(relay), Some(from), Some(_)) => {
                Some(Mailer::new(relay, from, &authorities).map_err(|error| wrong(error.to_string()))?)
            }
        };
        let outside = Outside::new(guard.clone(), &authorities);
        let pusher = match contact(public.as_deref(), config.mail_from.as_deref()) {
            None => None,
            Some(contact) => {
                let key = store.shared_key("vapid", VapidKey::generate().to_bytes()).await?;
                let key = VapidKey::from_bytes(&key).map_err(|error| wrong(error.to_string()))?;
                Some(Pusher::new(key, &contact, outside.clone()).map_err(|error| wrong(error.to_string()))?)
            }
        };
        let webhooks = public.is_some().then(|| Webhooks::new(outside));
        Ok(Self { public, mailer, pusher, webhooks, guard })
    }

    /// Whether anything can be sent at all.
    pub fn any(&self) -> bool {
        self.public.is_some()
    }
}

/// Whether links can begin with an address.
fn is_of_the_web(text: &str) -> Result<(), &'static str> {
    let url = url::Url::parse(text).map_err(|_| "it is no address such as https://games.example")?;
    if !matches!(url.scheme(), "http" | "https") {
        return Err("it begins with neither https:// nor http://");
    }
    if !url.username().is_empty() || url.password().is_some() || url.query().is_some() || url.fragment().is_some() {
        return Err("it has more in it than a host, a port and a path");
    }
    Ok(())
}

/// Whom push services turn to when something is wrong with what we send. Browsers subscribe only over TLS, or to this machine.
fn contact(public: Option<&str>, from: Option<&str>) -> Option<String> {
    let public = public?;
    if public.starts_with("https://") {
        return Some(public.to_owned());
    }
    let from = from?;
    let address = from.rsplit_once('<').map_or(from, |(_, rest)| rest.trim_end_matches('>'));
    Some(format!("mailto:{}", address.trim()))
}
