//! Who asks: the session whose secret is in an encrypted cookie, the person, what they prefer.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::{Cookie, PrivateCookieJar};
use maud::{Markup, html};
use tessera_kernel::Phrase;
use tessera_table::{Prefs, Shell};
use tessera_words::Speaker;

use super::browser;
use super::cookies::lasting;
use super::fault::Fault;
use super::limits::Address;
use super::met::Met;
use super::own_path;
use super::prefs;
use crate::app::App;
use crate::id;
use crate::names;
use crate::store::{Person, StoreError, Suspension};
use crate::tables::person_name;
use crate::web::witness::{Shown, Witness};

const NAME: &str = "tessera";

/// Who asks, and how.
#[derive(Clone)]
pub struct Visit {
    /// Everything there is.
    pub app: Arc<App>,
    /// What they prefer.
    pub prefs: Prefs,
    /// The kinds of question they have met.
    pub met: Met,
    /// Who they are, if they have played yet.
    pub person: Option<Person>,
    /// Goes with every form of theirs.
    pub csrf: String,
    /// Whether the script asks, which wants JSON.
    pub fetch: bool,
    /// The hash of their session's secret, once they have one.
    pub session: Option<String>,
    /// The browser they use.
    browser: String,
    /// Where they are.
    address: IpAddr,
    /// Where they come from, if from one of our pages.
    pub referer: Option<String>,
    /// The address they use for us.
    pub origin: String,
    change: Arc<Mutex<Option<Change>>>,
}

#[derive(Clone)]
enum Change {
    /// With the secret of the new session.
    SignIn(String),
    SignOut,
}

/// What the cookie holds.
struct Session {
    csrf: String,
    /// What the server knows the hash of, where somebody is known.
    secret: Option<String>,
}

impl Session {
    fn read(jar: &PrivateCookieJar) -> Option<Self> {
        let cookie = jar.get(NAME)?;
        let mut parts = cookie.value().split('.');
        let csrf = parts.next().filter(|csrf| csrf.len() == 32)?.to_owned();
        let secret = parts.next().filter(|secret| secret.len() == 32).map(str::to_owned);
        Some(Self { csrf, secret })
    }

    fn cookie(&self, secure: bool) -> Cookie<'static> {
        lasting(NAME, format!("{}.{}", self.csrf, self.secret.as_deref().unwrap_or("-")), secure)
    }
}

/// Finds out who asks, and afterwards keeps what has changed about it. Refusals become pages here.
pub async fn load(
    State(app): State<Arc<App>>,
    Address(address): Address,
    mut request: Request,
    next: Next,
) -> Response {
    let jar = PrivateCookieJar::from_headers(request.headers(), app.key.clone());
    let found = Session::read(&jar);
    let known = found.is_some();
    let mut session = found.unwrap_or_else(|| Session { csrf: id::secret(), secret: None });
    let hash = session.secret.as_deref().map(id::hash);
    let person = match &hash {
        Some(hash) => app.store.session(hash).await.map_err(Fault::from),
        None => Ok(None),
    };
    // Whoever is not known because nothing can be read is told so, as a stranger.
    let (person, trouble) = match person {
        Ok(person) => (person, None),
        Err(fault) => (None, Some(fault)),
    };
    let headers = request.headers();
    let origin = origin(&app, headers);
    let referer = headers.get(header::REFERER).and_then(|from| from.to_str().ok());
    let mut visit = Visit {
        prefs: prefs::read(headers),
        met: Met::read(headers),
        session: hash.filter(|_| person.is_some()),
        person,
        browser: browser::name(headers),
        address,
        csrf: session.csrf.clone(),
        fetch: headers.get("x-tessera").is_some_and(|by| by == "fetch"),
        referer: referer.and_then(|from| from.strip_prefix(&origin)).and_then(own_path).map(str::to_owned),
        origin,
        change: Arc::default(),
        app,
    };
    if let Some(fault) = trouble {
        return visit.dress(fault.into_response());
    }
    let response = match visit.person.as_ref().and_then(Person::suspension) {
        Some(suspension) => visit.turn_away(&suspension).await.into_response(),
        None => {
            request.extensions_mut().insert(visit.clone());
            next.run(request).await
        }
    };
    let change = visit.change.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let secure = visit.app.config.secure_cookies();
    let response = visit.dress(response);
    match change {
        None if known => response,
        None => (jar.add(session.cookie(secure)), response).into_response(),
        // Another person, another token: what stood in old pages of somebody else does not count.
        Some(Change::SignOut) => {
            let fresh = Session { csrf: id::secret(), secret: None };
            (jar.add(fresh.cookie(secure)), response).into_response()
        }
        Some(Change::SignIn(secret)) => {
            session.secret = Some(secret);
            (jar.add(session.cookie(secure)), response).into_response()
        }
    }
}

/// The address people use for us.
fn origin(app: &App, headers: &HeaderMap) -> String {
    if let Some(url) = &app.config.public_url {
        return url.trim_end_matches('/').to_owned();
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    format!("http://{host}")
}

impl Visit {
    /// The person's number.
    pub fn id(&self) -> Option<i64> {
        self.person.as_ref().map(|person| person.id)
    }

    /// The person; a new guest if they have not played yet.
    pub async fn person_or_guest(&mut self) -> Result<i64, Fault> {
        self.person_invited("").await
    }

    /// The same with the code of an invitation, which counts where newcomers need one.
    pub async fn person_invited(&mut self, code: &str) -> Result<i64, Fault> {
        if let Some(id) = self.id() {
            return Ok(id);
        }
        if !self.app.limits.guest(self.address) {
            return Err(Fault::GUESTS);
        }
        let code = id::code_hash(code);
        // Nobody tries one code after the other; those without one try none.
        let guess = match &code {
            Some(_) => Some(self.app.limits.guesses.code(self.address).await?.ok_or(Fault::GUESSES)?),
            None => None,
        };
        let secret = id::secret();
        let guest = self.app.store.new_guest(&id::hash(&secret), &self.browser, code.as_deref()).await?;
        let Some(guest) = guest else {
            return Err(if code.is_some() { Fault::CODE } else { Fault::INVITATION });
        };
        if let Some(guess) = guess {
            guess.forgive().await?;
        }
        let number = guest.id;
        self.begin(guest, secret);
        Ok(number)
    }

    /// Somebody who may not play now is told so. An account is logged out by it; a guest could not come back.
    async fn turn_away(&mut self, suspension: &Suspension) -> Fault {
        let account = self.person.as_ref().is_some_and(|person| person.name.is_some());
        match if account { self.sign_out().await } else { Ok(()) } {
            Ok(()) => Fault::suspended(suspension),
            Err(error) => error.into(),
        }
    }

    /// Knows them by their session, while a line is open.
    pub fn witness(&self) -> Witness {
        let by = self.session.clone().map_or(Shown::Nothing, Shown::Session);
        Witness::new(self.app.clone(), by, self.id())
    }

    /// The same, called by a name they want, if they give one and have no account's. A name that cannot be changes nothing.
    pub async fn person_called(&mut self, name: &str) -> Result<i64, Fault> {
        let account = self.person.as_ref().is_some_and(|person| person.name.is_some());
        if name.trim().is_empty() || account {
            return self.person_or_guest().await;
        }
        let nick = nick(&self.app, name).await?;
        let id = self.person_or_guest().await?;
        let seen = self.app.store.set_nick(id, &nick).await?;
        self.app.tables.read_again(&seen).await?;
        if let Some(person) = &mut self.person {
            person.nick = Some(nick);
        }
        Ok(id)
    }

    /// From now on they are this person; whoever they were has left.
    pub async fn sign_in(&mut self, person: Person) -> Result<(), StoreError> {
        let secret = id::secret();
        self.app.store.add_session(&id::hash(&secret), person.id, &self.browser).await?;
        self.end_session().await?;
        self.begin(person, secret);
        Ok(())
    }

    /// From now on they are nobody.
    pub async fn sign_out(&mut self) -> Result<(), StoreError> {
        self.end_session().await?;
        (self.person, self.session) = (None, None);
        *self.change.lock().unwrap_or_else(PoisonError::into_inner) = Some(Change::SignOut);
        Ok(())
    }

    fn begin(&mut self, person: Person, secret: String) {
        (self.person, self.session) = (Some(person), Some(id::hash(&secret)));
        *self.change.lock().unwrap_or_else(PoisonError::into_inner) = Some(Change::SignIn(secret));
    }

    async fn end_session(&self) -> Result<(), StoreError> {
        match (self.id(), &self.session) {
            (Some(person), Some(session)) => self.app.store.end_session(person, session).await,
            _ => Ok(()),
        }
    }

    /// Speaks their language.
    pub fn speaker(&self) -> Speaker<'static> {
        Speaker::new(self.prefs.language, &[])
    }

    /// A message of ours.
    pub fn word(&self, id: &str) -> String {
        self.speaker().word(id)
    }

    /// A message that not every game has.
    pub fn known(&self, id: &str) -> Option<String> {
        self.speaker().known(id)
    }

    /// A message of ours with arguments.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.speaker().say(phrase)
    }

    /// Their name.
    pub fn name(&self) -> Option<String> {
        let person = self.person.as_ref()?;
        Some(person_name(person.called(), Some(person.guest), self.prefs.language))
    }

    /// A page of ours.
    pub fn page(&self, title: &str, body: Markup) -> Markup {
        self.page_with(title, &["pages.css"], &["pages.js"], false, body)
    }

    /// A page of ours with styles and scripts of its own.
    pub fn page_with(&self, title: &str, styles: &[&str], scripts: &[&str], bare: bool, body: Markup) -> Markup {
        let name = self.name();
        let title = format!("{title} · Tessera");
        tessera_table::shell(&Shell {
            title: &title,
            prefs: self.prefs,
            me: name.as_deref(),
            csrf: &self.csrf,
            styles,
            scripts,
            bare,
            body,
        })
    }

    /// What a refusal says.
    pub fn refusal(&self, fault: &Fault) -> String {
        self.word(&format!("server-error-{}", fault.code))
    }

    /// Gives a refusal its page, or JSON where the script asked.
    fn dress(&self, response: Response) -> Response {
        let status = response.status();
        if !status.is_client_error() && !status.is_server_error() {
            return response;
        }
        let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let plain = kind.is_none_or(|kind| kind.starts_with("text/plain"));
        let fault = match response.extensions().get::<Fault>() {
            Some(fault) => fault.clone(),
            None if !plain => return response,
            None if status == axum::http::StatusCode::NOT_FOUND => Fault::NOT_FOUND,
            None => Fault { status, ..Fault::BAD },
        };
        let message = self.refusal(&fault);
        if self.fetch {
            return (status, axum::Json(serde_json::json!({ "notice": message }))).into_response();
        }
        let body = html! {
            section .card.refusal {
                h1 { (self.word("server-error-title")) }
                p .lead { (message) }
                @if let Some(reason) = &fault.reason { p { (self.say(reason)) } }
                @if fault.asks_for_code() { (crate::pages::code_form(self, self.referer.as_deref())) }
                p .buttons {
                    @if let Some(record) = &fault.record {
                        a .button href=(record) download { (self.word("server-record")) }
                    }
                    @if let Some(back) = &self.referer { a .button href=(back) { (self.word("server-back")) } }
                    a .button.primary href="/" { (self.word("server-to-home")) }
                }
            }
        };
        (status, self.page(&self.word("server-error-title"), body)).into_response()
    }
}

/// A name for somebody without an account: it may not look like an account's.
pub async fn nick(app: &App, name: &str) -> Result<String, Fault> {
    let nick = names::acceptable(name).ok_or(Fault::NAME)?;
    if app.store.is_account(&names::skeleton(&nick)).await? { Err(Fault::NAME_TAKEN) } else { Ok(nick) }
}

impl<S: Send + Sync> FromRequestParts<S> for Visit {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(parts.extensions.get::<Self>().cloned().expect("page routes are wrapped by `load`"))
    }
}
