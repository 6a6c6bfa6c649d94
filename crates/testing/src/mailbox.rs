//! A mail server of a test's own, on a port of this machine: it keeps what it takes.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex, PoisonError};

/// A mail as it came.
#[derive(Clone, Debug)]
pub struct Mail {
    /// Whom it is for.
    pub to: String,
    /// All of it: head and body.
    pub text: String,
}

impl Mail {
    /// A header, unfolded.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<String> {
        let (head, _) = self.text.split_once("\r\n\r\n")?;
        let unfolded = head.replace("\r\n ", " ");
        unfolded.lines().find_map(|line| line.strip_prefix(&format!("{name}: ")).map(str::to_owned))
    }

    /// The body, as a person reads it.
    #[must_use]
    pub fn body(&self) -> String {
        let body = self.text.split_once("\r\n\r\n").map_or("", |(_, body)| body).replace("=\r\n", "");
        let (mut read, mut rest) = (Vec::new(), body.as_bytes());
        while let [first, after @ ..] = rest {
            let byte = match after {
                [high, low, ..] if *first == b'=' => {
                    let digits = [*high, *low];
                    std::str::from_utf8(&digits).ok().and_then(|digits| u8::from_str_radix(digits, 16).ok())
                }
                _ => None,
            };
            read.push(byte.unwrap_or(*first));
            rest = if byte.is_some() { &after[2..] } else { after };
        }
        String::from_utf8_lossy(&read).replace("\r\n", "\n")
    }

    /// The path of the first link in the body that begins like this.
    #[must_use]
    pub fn path(&self, start: &str) -> Option<String> {
        let body = self.body();
        let link = body.split_whitespace().find(|word| word.starts_with("http") && word.contains(start))?;
        Some(link[link.find(start)?..].to_owned())
    }
}

/// A mail server.
pub struct Mailbox {
    /// Its port.
    pub port: u16,
    mails: Arc<Mutex<Vec<Mail>>>,
    answer: Arc<Mutex<String>>,
}

const YES: &str = "250 yes";

impl Mailbox {
    /// Begins to listen.
    ///
    /// # Panics
    /// Where this machine has no port left.
    #[must_use]
    pub fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        let mails: Arc<Mutex<Vec<Mail>>> = Arc::default();
        let answer = Arc::new(Mutex::new(YES.to_owned()));
        let (taken, says) = (Arc::clone(&mails), Arc::clone(&answer));
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let (taken, says) = (Arc::clone(&taken), Arc::clone(&says));
                // Whoever hangs up in the middle has sent nothing.
                std::thread::spawn(move || drop(converse(&stream, &taken, &says)));
            }
        });
        Self { port, mails, answer }
    }

    /// How it is called by whoever sends.
    #[must_use]
    pub fn url(&self) -> String {
        format!("smtp://127.0.0.1:{}", self.port)
    }

    /// What it says of every recipient from now on; `250 yes` takes the mail.
    pub fn say(&self, answer: &str) {
        answer.clone_into(&mut self.answer.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// What came so far.
    #[must_use]
    pub fn mails(&self) -> Vec<Mail> {
        self.mails.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// What came for somebody.
    #[must_use]
    pub fn mails_to(&self, to: &str) -> Vec<Mail> {
        self.mails().into_iter().filter(|mail| mail.to == to).collect()
    }
}

fn converse(stream: &TcpStream, taken: &Mutex<Vec<Mail>>, says: &Mutex<String>) -> std::io::Result<()> {
    let (mut lines, mut out) = (BufReader::new(stream), stream);
    out.write_all(b"220 test\r\n")?;
    let mut to = String::new();
    loop {
        let mut line = String::new();
        if lines.read_line(&mut line)? == 0 {
            return Ok(());
        }
        let said = if let Some(rest) = line.strip_prefix("RCPT TO:<") {
            to = rest.split('>').next().unwrap_or_default().to_owned();
            says.lock().unwrap_or_else(PoisonError::into_inner).clone()
        } else if line.starts_with("DATA") {
            out.write_all(b"354 go on\r\n")?;
            let mut text = String::new();
            loop {
                let mut line = String::new();
                if lines.read_line(&mut line)? == 0 {
                    return Ok(());
                }
                if line == ".\r\n" {
                    break;
                }
                text.push_str(line.strip_prefix('.').unwrap_or(&line));
            }
            taken.lock().unwrap_or_else(PoisonError::into_inner).push(Mail { to: to.clone(), text });
            YES.to_owned()
        } else if line.starts_with("QUIT") {
            out.write_all(b"221 goodbye\r\n")?;
            return Ok(());
        } else {
            YES.to_owned()
        };
        out.write_all(format!("{said}\r\n").as_bytes())?;
    }
}
