//! Mail: plain text, handed to the mail server of the house, which carries it on.

mod address;
mod relay;

use std::fmt::{self, Write as _};
use std::time::Duration;

use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, SinglePart};
use lettre::transport::smtp::Error;
use lettre::transport::smtp::authentication::DEFAULT_MECHANISMS;
use lettre::transport::smtp::client::{AsyncSmtpConnection, Certificate, TlsParameters};
use lettre::transport::smtp::commands::{Data, Mail, Rcpt};
use lettre::transport::smtp::extension::ClientId;
use ring::digest;
use tokio::time::timeout;

pub use address::{MailAddress, NotAMailAddress};
pub use relay::BadMailSettings;

use crate::authorities::Authorities;
use crate::notice::Notice;
use crate::text;
use crate::undelivered::Undelivered;
use relay::{Relay, Security};

/// The longest subject, in characters.
const SUBJECT: usize = 200;
/// How long to say goodbye for, when all that matters is said.
const GOODBYE: Duration = Duration::from_secs(2);

/// Sends notices by mail.
#[derive(Clone)]
pub struct Mailer {
    relay: Relay,
    tls: Option<TlsParameters>,
    from: Mailbox,
    patience: Duration,
}

impl Mailer {
    /// Sends by the mail server of this address:
    ///
    /// - `smtps://name:password@host` is encrypted from the beginning (port 465 where none is given),
    /// - `smtp+starttls://name:password@host`, or `smtp://…?tls=required`, before anything of ours is said (587),
    /// - `smtp://host` not at all (25). With a name and password it must be, too, unless the host is this machine or
    ///   the address ends in `?tls=none`.
    ///
    /// Mail comes `from` an address, with a name for people where one is given: `Tessera <games@mail.example>`.
    ///
    /// # Errors
    /// Where the settings make no sense. Whether they are right shows only when mail is sent.
    pub fn new(relay: &str, from: &str, authorities: &Authorities) -> Result<Self, BadMailSettings> {
        let relay = Relay::parse(relay)?;
        let from = sender(from)?;
        let tls = if relay.security == Security::Plain { None } else { Some(encryption(&relay.host, authorities)?) };
        Ok(Self { relay, tls, from, patience: Duration::from_secs(30) })
    }

    /// The same with more or less patience for one mail, from the name of the mail server to its last word.
    #[must_use]
    pub fn with_patience(mut self, patience: Duration) -> Self {
        self.patience = patience;
        self
    }

    /// Sends a notice, once. The mail has the same `Message-ID` each time, so whoever gets it twice can tell.
    ///
    /// # Errors
    /// Why the mail server did not take it. Whether it then arrives, mail tells much later, and the sender.
    pub async fn deliver(&self, to: &MailAddress, notice: &Notice) -> Result<(), Undelivered> {
        let mail = self.write(to, notice)?;
        let sent = timeout(self.patience, self.send(to, &mail)).await;
        sent.unwrap_or_else(|_| Err(Undelivered::later(format!("no mail server within {:?}", self.patience))))
    }

    fn write(&self, to: &MailAddress, notice: &Notice) -> Result<Vec<u8>, Undelivered> {
        let mut written = text::lines(&notice.body);
        write!(written, "\n\n{}\n", notice.url).expect("writing to a string");
        if !notice.footer.is_empty() {
            // Programs know by this line, with its blank, that what follows is not the message.
            write!(written, "\n-- \n{}\n", text::lines(&notice.footer)).expect("writing to a string");
        }
        let mut mail = lettre::Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to.for_lettre()))
            .subject(text::shortened(&text::line(&notice.title), SUBJECT))
            .message_id(Some(self.message_id(to, notice)))
            .raw_header(header("Auto-Submitted", "auto-generated".to_owned()));
        if let Some(link) = &notice.unsubscribe {
            // RFC 8058: a button of the mail program, without a page in between.
            mail = mail
                .raw_header(header("List-Unsubscribe", format!("<{link}>")))
                .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()));
        }
        let mail = mail.singlepart(SinglePart::plain(written));
        Ok(mail.map_err(|error| Undelivered::refused(format!("it cannot be written: {error}")))?.formatted())
    }

    /// The same for one delivery however often it is tried, and of no use to guess others by.
    fn message_id(&self, to: &MailAddress, notice: &Notice) -> String {
        let hash = digest::digest(&digest::SHA256, format!("{}\n{to}", notice.id).as_bytes());
        let mut name = String::new();
        for byte in &hash.as_ref()[..16] {
            write!(name, "{byte:02x}").expect("writing to a string");
        }
        format!("<{name}@{}>", self.from.email.domain())
    }

    /// Talks to the mail server step by step: only a word on the recipient is a word on the recipient.
    async fn send(&self, to: &MailAddress, mail: &[u8]) -> Result<(), Undelivered> {
        let mut connection = self.connect().await.map_err(|error| ours(&error))?;
        let sender = Mail::new(Some(self.from.email.clone()), Vec::new());
        let sent = async {
            connection.command(sender).await.map_err(|error| ours(&error))?;
            connection.command(Rcpt::new(to.for_lettre(), Vec::new())).await.map_err(|error| theirs(&error))?;
            connection.command(Data).await.map_err(|error| content(&error))?;
            connection.message(mail).await.map_err(|error| content(&error))
        };
        let sent = sent.await;
        // What was taken is taken, whatever becomes of the connection.
        let _ = timeout(GOODBYE, connection.quit()).await;
        sent.map(|_| ())
    }

    async fn connect(&self) -> Result<AsyncSmtpConnection, Error> {
        let (relay, name) = (&self.relay, ClientId::Domain(self.from.email.domain().to_owned()));
        let from_the_beginning = if relay.security == Security::Tls { self.tls.clone() } else { None };
        let server = (relay.host.as_str(), relay.port);
        let connect = AsyncSmtpConnection::connect_tokio1(server, Some(self.patience), &name, from_the_beginning, None);
        let mut connection = connect.await?;
        if let (Security::StartTls, Some(tls)) = (relay.security, &self.tls) {
            connection.starttls(tls.clone(), &name).await?;
        }
        if let Some(credentials) = &relay.credentials {
            connection.auth(DEFAULT_MECHANISMS, credentials).await?;
        }
        Ok(connection)
    }
}

impl fmt::Debug for Mailer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mailer").field("relay", &self.relay).field("from", &self.from).finish_non_exhaustive()
    }
}

/// An address, or a name and an address in angle brackets.
fn sender(text: &str) -> Result<Mailbox, BadMailSettings> {
    let (name, address) = match text.strip_suffix('>').and_then(|text| text.split_once('<')) {
        Some((name, address)) => (name.trim().trim_matches('"'), address),
        None => ("", text),
    };
    let address: MailAddress = address.parse().map_err(|_| BadMailSettings::From)?;
    if name != text::line(name) {
        return Err(BadMailSettings::From);
    }
    Ok(Mailbox::new(Some(name.to_owned()).filter(|name| !name.is_empty()), address.for_lettre()))
}

fn encryption(host: &str, authorities: &Authorities) -> Result<TlsParameters, BadMailSettings> {
    let bad = |error: Error| BadMailSettings::Certificates(error.to_string());
    let mut tls = TlsParameters::builder(host.to_owned());
    for certificate in authorities.own() {
        tls = tls.add_root_certificate(Certificate::from_der(certificate.to_vec()).map_err(bad)?);
    }
    tls.build_rustls().map_err(bad)
}

fn header(name: &'static str, value: String) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value)
}

/// Before the recipient is named, all that goes wrong is between us and our mail server, and somebody may mend it.
fn ours(error: &Error) -> Undelivered {
    Undelivered::later(said(error))
}

/// What the mail server says of the recipient. With an enhanced code (RFC 3463) it says what it means. Without one it may mean
/// anything, so nobody's address ends by a single such word; and what it says of us, of its rules or of those it heeds is for
/// whoever keeps our mail server to mend.
fn theirs(error: &Error) -> Undelivered {
    let (why, Some(code)) = (said(error), permanent(error)) else { return ours(error) };
    match (enhanced(error), code) {
        // A mailbox that is full may be emptied.
        (Some((2, 2)), _) | (None, 552) => Undelivered::later(why),
        // Rules and permissions; the sender, whom some judge only when they know the recipient.
        (Some((7, _) | (1, 7 | 8)), _) => Undelivered::later(why),
        (Some((1, _) | (2, 1)), _) | (None, 556) => Undelivered::gone(why),
        (None, _) if is_about_rules(&why) => Undelivered::later(why),
        _ => Undelivered::refused(why),
    }
}

/// Whether an answer without an enhanced code speaks of what is allowed rather than of a mailbox.
fn is_about_rules(why: &str) -> bool {
    const WORDS: [&str; 13] = [
        "relay",
        "policy",
        "permitted",
        "allowed",
        "denied",
        "authenticat",
        "sender",
        "spam",
        "blocked",
        "blacklist",
        "blocklist",
        "reputation",
        "client host",
    ];
    let why = why.to_lowercase();
    WORDS.iter().any(|word| why.contains(word))
}

/// What the mail server says of the content; some speak of the mailbox only now, and then in so many words.
fn content(error: &Error) -> Undelivered {
    match (permanent(error), enhanced(error)) {
        (Some(_), Some(_)) => theirs(error),
        (Some(_), None) => Undelivered::refused(said(error)),
        (None, _) => ours(error),
    }
}

fn said(error: &Error) -> String {
    text::excerpt(format!("the mail server: {error}").as_bytes())
}

/// The code, where the answer is no for good.
fn permanent(error: &Error) -> Option<u16> {
    if error.is_permanent() { error.status().map(u16::from) } else { None }
}

/// What an answer is about: `5.1.1 no such mailbox` is `(1, 1)`.
fn enhanced(error: &Error) -> Option<(u16, u16)> {
    let answer = std::error::Error::source(error)?.to_string();
    let mut numbers = answer.split_whitespace().next()?.strip_prefix("5.")?.split('.').map(str::parse);
    match (numbers.next()?, numbers.next()?, numbers.next()) {
        (Ok(subject), Ok(detail), None) => Some((subject, detail)),
        _ => None,
    }
}
