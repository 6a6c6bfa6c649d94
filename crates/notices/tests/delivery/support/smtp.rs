//! A mail server that takes mail, or says no where it is told to.

use std::time::Duration;

use tokio::io::{AsyncBufRead, AsyncBufReadExt as _, AsyncWrite, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

use super::encrypted;

/// When a mail server encrypts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Encrypts {
    /// Never.
    Never,
    /// When it is asked to.
    WhenAsked,
    /// From the beginning.
    Always,
}

/// What a mail server got.
#[derive(Debug, Default)]
pub struct Mail {
    /// The commands before the mail itself.
    pub commands: Vec<String>,
    /// The mail, with its line ends as they came.
    pub text: String,
    /// Whether it came over TLS.
    pub encrypted: bool,
}

impl Mail {
    /// A header of the mail, unfolded.
    pub fn header(&self, name: &str) -> Option<String> {
        let (head, _) = self.text.split_once("\r\n\r\n").expect("a head");
        let unfolded = head.replace("\r\n ", " ");
        let line = unfolded.lines().find_map(|line| line.strip_prefix(&format!("{name}: ")));
        line.map(str::to_owned)
    }
}

/// A mail server on this machine.
pub struct Server {
    /// Its port.
    pub port: u16,
    got: mpsc::UnboundedReceiver<Mail>,
}

/// At which command to say what instead of yes. An empty command is the greeting, `.` the end of the mail; an empty answer
/// is none at all.
pub type Answers = &'static [(&'static str, &'static str)];

impl Server {
    /// Takes everything.
    pub async fn start() -> Self {
        Self::answering(&[]).await
    }

    /// Answers like this.
    pub async fn answering(answers: Answers) -> Self {
        Self::listen(answers, Encrypts::Never).await
    }

    /// Answers like this, encrypted or not.
    pub async fn listen(answers: Answers, encrypts: Encrypts) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        let (tell, got) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let tell = tell.clone();
                tokio::spawn(async move {
                    let mut mail = Mail::default();
                    // Whoever hangs up in the middle has said what there was to say.
                    let _ = talk(stream, answers, encrypts, &mut mail).await;
                    let _ = tell.send(mail);
                });
            }
        });
        Self { port, got }
    }

    /// What came of the next connection, once it is over.
    pub async fn got(&mut self) -> Mail {
        self.got.recv().await.expect("a connection")
    }
}

async fn talk(stream: TcpStream, answers: Answers, encrypts: Encrypts, mail: &mut Mail) -> std::io::Result<()> {
    if encrypts == Encrypts::Always {
        mail.encrypted = true;
        return converse(BufReader::new(encrypted(stream).await?), answers, encrypts, mail).await.map(|_| ());
    }
    let mut plain = BufReader::new(stream);
    if converse(&mut plain, answers, encrypts, mail).await? == After::StartTls {
        mail.encrypted = true;
        let stream = BufReader::new(encrypted(plain.into_inner()).await?);
        greeted(stream, answers, Encrypts::Always, mail).await?;
    }
    Ok(())
}

/// What comes after a conversation.
#[derive(PartialEq, Eq)]
enum After {
    Quit,
    StartTls,
}

async fn converse<S>(mut stream: S, answers: Answers, encrypts: Encrypts, mail: &mut Mail) -> std::io::Result<After>
where
    S: AsyncBufRead + AsyncWrite + Unpin,
{
    stream.write_all(answer(answers, "", "220 mail.example").await.as_bytes()).await?;
    greeted(stream, answers, encrypts, mail).await
}

async fn greeted<S>(mut stream: S, answers: Answers, encrypts: Encrypts, mail: &mut Mail) -> std::io::Result<After>
where
    S: AsyncBufRead + AsyncWrite + Unpin,
{
    let mut data = false;
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await? == 0 {
            return Ok(After::Quit);
        }
        if data && line != ".\r\n" {
            mail.text.push_str(line.strip_prefix('.').unwrap_or(&line));
            continue;
        }
        let line = line.trim_end().to_owned();
        let command = line.split([' ', ':']).next().expect("a first word").to_owned();
        mail.commands.push(line);
        let yes = match command.as_str() {
            "EHLO" if encrypts == Encrypts::WhenAsked => "250-mail.example\r\n250-STARTTLS\r\n250 AUTH PLAIN",
            "EHLO" => "250-mail.example\r\n250 AUTH PLAIN",
            "STARTTLS" => "220 go on",
            "AUTH" => "235 welcome",
            "DATA" => "354 go on",
            "QUIT" => "221 goodbye",
            _ => "250 yes",
        };
        let said = answer(answers, &command, yes).await;
        stream.write_all(said.as_bytes()).await?;
        data = command == "DATA" && said.starts_with('3');
        match command.as_str() {
            "QUIT" => return Ok(After::Quit),
            "STARTTLS" => return Ok(After::StartTls),
            _ => {}
        }
    }
}

async fn answer(answers: Answers, command: &str, yes: &str) -> String {
    let said = answers.iter().find(|(at, _)| *at == command).map_or(yes, |(_, said)| said);
    if said.is_empty() {
        tokio::time::sleep(Duration::from_secs(60)).await;
    }
    format!("{said}\r\n")
}
