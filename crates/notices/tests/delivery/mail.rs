//! Mail, to a server that is really there.

use std::time::{Duration, Instant};

use tessera_notices::{Authorities, BadMailSettings, Link, MailAddress, Mailer, Notice, Undelivered};

use crate::support::smtp::{Answers, Encrypts, Server};
use crate::support::{CERTIFICATE, notice};

const FROM: &str = "Tessera, les jeux <games@mail.example>";

fn zoe() -> MailAddress {
    "zoe@inbox.example".parse().expect("an address")
}

fn mailer(url: &str) -> Mailer {
    let authorities = Authorities::default().and(CERTIFICATE).expect("a certificate");
    Mailer::new(url, FROM, &authorities).expect("settings")
}

fn plain(server: &Server) -> Mailer {
    mailer(&format!("smtp://127.0.0.1:{}", server.port))
}

/// Quoted-printable, read.
fn decoded(text: &str) -> String {
    let joined = text.replace("=\r\n", "");
    let mut bytes = Vec::new();
    let mut rest = joined.as_bytes();
    while let [first, after @ ..] = rest {
        if *first == b'=' {
            let digits = std::str::from_utf8(&after[..2]).expect("two digits");
            bytes.push(u8::from_str_radix(digits, 16).expect("two digits"));
            rest = &after[2..];
        } else {
            bytes.push(*first);
            rest = after;
        }
    }
    String::from_utf8(bytes).expect("UTF-8").replace("\r\n", "\n")
}

#[tokio::test]
async fn a_mail_says_what_there_is_to_say() {
    let mut server = Server::start().await;
    plain(&server).deliver(&zoe(), &notice()).await.expect("it is taken");
    let mail = server.got().await;
    assert_eq!(
        mail.commands[..4],
        ["EHLO mail.example", "MAIL FROM:<games@mail.example>", "RCPT TO:<zoe@inbox.example>", "DATA"]
    );
    assert!(mail.text.is_ascii(), "every mail server can carry it");
    let header = |name| mail.header(name).expect(name);
    assert_eq!(header("To"), "zoe@inbox.example");
    assert_eq!(header("From"), "=?utf-8?b?VGVzc2VyYSwgbGVzIGpldXg=?= <games@mail.example>");
    assert_eq!(header("Subject"), "=?utf-8?b?w4A=?= vous de jouer, =?utf-8?b?Wm/Dqw==?=");
    assert_eq!(header("Auto-Submitted"), "auto-generated");
    assert_eq!(header("List-Unsubscribe"), "<https://games.example/unsubscribe/abc>");
    assert_eq!(header("List-Unsubscribe-Post"), "List-Unsubscribe=One-Click");
    assert_eq!(header("Content-Type"), "text/plain; charset=utf-8");
    assert_eq!(header("Content-Transfer-Encoding"), "quoted-printable");
    mail.header("Date").expect("a date");
    let (_, body) = mail.text.split_once("\r\n\r\n").expect("a body");
    let expected = "L’Antiquité commence.\nAnn a fini son tour.\n\nhttps://games.example/t/9\n\n-- \n\
                    Vous recevez ce message parce que vous jouez.\n";
    assert_eq!(decoded(body).trim_end(), expected.trim_end());
}

#[tokio::test]
async fn a_mail_that_comes_twice_can_be_told_by_its_id() {
    let mut server = Server::start().await;
    let mailer = plain(&server);
    let bob = "bob@inbox.example".parse().expect("an address");
    let other = Notice { id: "58".to_owned(), ..notice() };
    let mut ids = Vec::new();
    for (to, notice) in [(&zoe(), &notice()), (&zoe(), &notice()), (&zoe(), &other), (&bob, &notice())] {
        mailer.deliver(to, notice).await.expect("it is taken");
        ids.push(server.got().await.header("Message-ID").expect("an id"));
    }
    assert_eq!(ids[0], ids[1]);
    assert!(ids[0] != ids[2] && ids[0] != ids[3] && ids[2] != ids[3], "{ids:?}");
    assert!(ids[0].starts_with('<') && ids[0].ends_with("@mail.example>"), "{ids:?}");
}

#[tokio::test]
async fn nobody_writes_headers_by_a_name() {
    let mut server = Server::start().await;
    let mischief = Notice {
        title: "Ann\r\nBcc: eve@inbox.example\r\n\r\nhello".to_owned(),
        body: "one\r\n.\r\nMAIL FROM:<eve@inbox.example>\r\n.two".to_owned(),
        unsubscribe: None,
        footer: String::new(),
        ..notice()
    };
    plain(&server).deliver(&zoe(), &mischief).await.expect("it is taken");
    let mail = server.got().await;
    assert_eq!(mail.header("Subject").expect("a subject"), "Ann Bcc: eve@inbox.example hello");
    assert_eq!(mail.header("Bcc"), None);
    assert_eq!(mail.header("List-Unsubscribe"), None, "where there is nothing to end");
    assert_eq!(mail.header("List-Unsubscribe-Post"), None);
    assert_eq!(mail.commands.iter().filter(|line| line.starts_with("MAIL")).count(), 1);
    let (_, body) = mail.text.split_once("\r\n\r\n").expect("a body");
    assert!(decoded(body).starts_with("one\n.\nMAIL FROM:<eve@inbox.example>\n.two\n"), "{body}");
}

#[tokio::test]
async fn long_links_and_texts_fit_into_lines() {
    let mut server = Server::start().await;
    let long = Link::parse(&format!("https://games.example/{}", "x".repeat(870))).expect("a link");
    let much = Notice {
        title: "Zoë ".repeat(300),
        body: "long ".repeat(2000),
        unsubscribe: Some(long.clone()),
        url: long.clone(),
        ..notice()
    };
    plain(&server).deliver(&zoe(), &much).await.expect("it is taken");
    let mail = server.got().await;
    assert!(mail.text.lines().all(|line| line.len() <= 998), "a line is too long");
    assert_eq!(mail.header("List-Unsubscribe").expect("a link").trim(), format!("<{long}>"));
    let (_, body) = mail.text.split_once("\r\n\r\n").expect("a body");
    assert!(decoded(body).contains(long.as_str()));
}

async fn refused(answers: Answers) -> Undelivered {
    let server = Server::answering(answers).await;
    // Some never answer.
    let mailer = plain(&server).with_patience(Duration::from_secs(1));
    mailer.deliver(&zoe(), &notice()).await.expect_err("it is not taken")
}

#[tokio::test]
async fn a_mailbox_that_is_gone_is_told_from_one_that_is_busy() {
    for answer in [
        "550 5.1.1 no such user",
        "550-5.1.1 no such user\r\n550 5.1.1 really",
        "553 5.1.3 bad address",
        "550 5.2.1 disabled",
        "556 5.1.10 no mail here",
        "554 5.1.1 no such user",
    ] {
        let told = refused(vec![("RCPT", answer)].leak()).await;
        assert!(matches!(told, Undelivered::Gone { .. }), "{answer}: {told}");
    }
    for answer in
        ["451 try again", "450 4.2.0 greylisted", "421 too busy", "452 4.2.2 full", "552 5.2.2 full", "552 full"]
    {
        let told = refused(vec![("RCPT", answer)].leak()).await;
        assert!(matches!(told, Undelivered::Later { after: None, .. }), "{answer}: {told}");
    }
    // Without a code that says more it may be anything: it counts, and one word is not enough.
    for answer in ["550 no such user", "551 moved", "553 no", "554 no", "501 5.5.4 syntax"] {
        let told = refused(vec![("RCPT", answer)].leak()).await;
        assert!(matches!(told, Undelivered::Refused { .. }), "{answer}: {told}");
    }
}

#[tokio::test]
async fn rules_of_our_mail_server_end_nobodys_address() {
    for answer in [
        "550 5.7.1 relaying denied",
        "554 5.7.1 <zoe@inbox.example>: Relay access denied",
        "550 5.7.26 not authenticated",
        "550 5.1.8 <games@mail.example>: Sender address rejected: Domain not found",
        "550 relay not permitted",
        "551 we do not relay",
        "553 sorry, that domain isn't in my list of allowed hosts",
        "554 Relay access denied",
        "550 Administrative policy",
    ] {
        let told = refused(vec![("RCPT", answer)].leak()).await;
        assert!(matches!(told, Undelivered::Later { after: None, .. }), "{answer}: {told}");
    }
    let told = refused(&[(".", "554 5.7.1 not by our rules")]).await;
    assert!(matches!(told, Undelivered::Later { .. }), "{told}");
}

#[tokio::test]
async fn only_a_word_on_the_recipient_ends_an_address() {
    for answers in [
        &[("", "554 5.1.1 go away")][..],
        &[("EHLO", "550 no")],
        &[("MAIL", "550 5.1.8 bad sender")],
        &[("DATA", "451 busy")],
        &[(".", "451 4.3.0 busy")],
        &[(".", "")],
        &[("RCPT", "")],
        &[("", "")],
    ] {
        let told = refused(answers).await;
        assert!(matches!(told, Undelivered::Later { .. }), "{answers:?}: {told}");
    }
    for answers in [&[(".", "550 this looks like spam")][..], &[(".", "554 5.6.0 no")], &[("DATA", "554 no")]] {
        let told = refused(answers).await;
        assert!(matches!(told, Undelivered::Refused { .. }), "{answers:?}: {told}");
    }
    let told = refused(&[(".", "550 5.1.1 no such user after all")]).await;
    assert!(matches!(told, Undelivered::Gone { .. }), "{told}");
}

#[tokio::test]
async fn what_was_taken_is_taken_without_a_goodbye() {
    let server = Server::answering(&[("QUIT", "")]).await;
    let before = Instant::now();
    plain(&server).deliver(&zoe(), &notice()).await.expect("it is taken");
    assert!(before.elapsed() < Duration::from_secs(10));
}

#[tokio::test]
async fn nobody_there_is_a_reason_to_try_again() {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = listener.local_addr().expect("an address").port();
    drop(listener);
    let told = mailer(&format!("smtp://127.0.0.1:{port}")).deliver(&zoe(), &notice()).await;
    assert!(matches!(told, Err(Undelivered::Later { .. })), "{told:?}");
}

#[tokio::test]
async fn mail_is_encrypted_when_it_should_be() {
    for (encrypts, scheme) in [(Encrypts::Always, "smtps"), (Encrypts::WhenAsked, "smtp+starttls")] {
        let mut server = Server::listen(&[], encrypts).await;
        let url = format!("{scheme}://ann:s%40cret@localhost:{}", server.port);
        mailer(&url).deliver(&zoe(), &notice()).await.expect("it is taken");
        let mail = server.got().await;
        assert!(mail.encrypted, "{scheme}");
        assert!(mail.commands.iter().any(|line| line == "AUTH PLAIN AGFubgBzQGNyZXQ="), "{:?}", mail.commands);
        let strict = Mailer::new(&url, FROM, &Authorities::default()).expect("settings");
        let told = strict.deliver(&zoe(), &notice()).await;
        assert!(matches!(told, Err(Undelivered::Later { .. })), "nobody we believe signed its certificate: {told:?}");
    }
}

#[tokio::test]
async fn a_password_is_sent_encrypted_or_not_at_all() {
    // One that cannot encrypt, and one whose certificate is for another name.
    for encrypts in [Encrypts::Never, Encrypts::WhenAsked] {
        let mut server = Server::listen(&[], encrypts).await;
        let url = format!("smtp://ann:s%40cret@127.0.0.1:{}?tls=required", server.port);
        let told = mailer(&url).deliver(&zoe(), &notice()).await;
        assert!(matches!(told, Err(Undelivered::Later { .. })), "{told:?}");
        let heard = server.got().await.commands;
        assert!(!heard.iter().any(|line| line.starts_with("AUTH") || line.starts_with("MAIL")), "{heard:?}");
    }
}

#[tokio::test]
async fn a_wrong_password_is_for_us_to_mend() {
    let mut server = Server::answering(&[("AUTH", "535 5.7.8 wrong password")]).await;
    let told = mailer(&format!("smtp://ann:x@127.0.0.1:{}", server.port)).deliver(&zoe(), &notice()).await;
    assert!(matches!(told, Err(Undelivered::Later { .. })), "{told:?}");
    assert!(!server.got().await.commands.iter().any(|line| line.starts_with("MAIL")));
}

#[test]
fn settings_that_make_no_sense_are_told() {
    let made = |relay, from| Mailer::new(relay, from, &Authorities::default()).map(|_| ());
    assert_eq!(made("smtps://mail.example", "games@mail.example"), Ok(()));
    assert_eq!(made("mail.example", "games@mail.example"), Err(BadMailSettings::Address));
    for from in ["", "games", "games@localhost", "a@b.example, c@d.example", "games@mail.example\r\nBcc: a@b.example"] {
        assert_eq!(made("smtps://mail.example", from), Err(BadMailSettings::From), "{from:?}");
    }
    Authorities::default().and(b"no certificate").expect_err("it is none");
}
