//! How our cookies are kept.

use axum_extra::extract::cookie::{Cookie, SameSite};

/// A cookie that lasts, for the whole site, out of reach of scripts and of other sites' forms.
pub fn lasting(name: &'static str, value: String, secure: bool) -> Cookie<'static> {
    let mut cookie = Cookie::new(name, value);
    cookie.set_path("/");
    cookie.set_http_only(true);
    cookie.set_same_site(SameSite::Lax);
    cookie.set_secure(secure);
    cookie.make_permanent();
    cookie
}
