//! Browsers that have been logged in to an account: strangers who guess at its password cannot lock them out.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum_extra::extract::cookie::PrivateCookieJar;

use super::cookies::lasting;
use crate::app::App;
use crate::id;

const NAME: &str = "tessera-device";
/// Accounts a browser is known for; people who share one are few.
const MOST: usize = 8;

/// The accounts a browser was logged in to, from a cookie only we can write.
pub struct Device {
    jar: PrivateCookieJar,
    /// The browser's own secret, then the numbers of the accounts.
    secret: String,
    accounts: Vec<i64>,
    secure: bool,
}

impl FromRequestParts<Arc<App>> for Device {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Infallible> {
        let jar = PrivateCookieJar::from_headers(&parts.headers, app.key.clone());
        let value = jar.get(NAME).map(|cookie| cookie.value().to_owned()).unwrap_or_default();
        let mut words = value.split('.');
        let secret = words.next().filter(|secret| secret.len() == 32).map(str::to_owned);
        let accounts = words.filter_map(|number| number.parse().ok()).take(MOST).collect();
        Ok(Self { jar, secret: secret.unwrap_or_else(id::secret), accounts, secure: app.config.secure_cookies() })
    }
}

impl Device {
    /// What attempts at an account from here are counted under, if it was logged in here before.
    pub fn known(&self, account: i64) -> Option<String> {
        self.accounts.contains(&account).then(|| format!("{}.{account}", self.secret))
    }

    /// The cookie that remembers an account; part of the answer.
    pub fn remember(mut self, account: i64) -> PrivateCookieJar {
        self.accounts.retain(|&other| other != account);
        self.accounts.insert(0, account);
        self.accounts.truncate(MOST);
        let value = self.accounts.iter().fold(self.secret, |text, account| format!("{text}.{account}"));
        self.jar.add(lasting(NAME, value, self.secure))
    }
}
