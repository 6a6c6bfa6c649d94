//! A program of your own at the table: it reads questions as lines of JSON and writes its choices as lines of text.
//!
//! `docs/bots.md` describes the protocol. Whatever the program does, it can only lose its own game: it is given what its
//! seat may know and nothing else, a limited time for each answer, and is ended with the game.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::json;
use tessera_kernel::{AnyMatch, Seat, Viewer};

/// The version of the protocol.
const PROTOCOL: u32 = 1;
/// The longest line a program may write.
const LONGEST_LINE: u64 = 4096;
/// A program may need a moment to start.
const START: Duration = Duration::from_secs(10);

/// What a program did to lose its game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "foul", rename_all = "kebab-case")]
pub enum Foul {
    /// It could not be started.
    #[error("could not be started: {why}")]
    Start {
        /// What the system said.
        why: String,
    },
    /// It ended, or closed its output.
    #[error("ended before it answered")]
    Gone,
    /// It did not answer in time.
    #[error("did not answer within {millis} ms")]
    Silent {
        /// The limit.
        millis: u64,
    },
    /// It chose what cannot be chosen.
    #[error("chose '{choice}', which is not possible: {why}")]
    Illegal {
        /// What it wrote.
        choice: String,
        /// Why not.
        why: String,
    },
}

/// A running program at a seat.
pub(crate) struct Program {
    child: Child,
    questions: Sender<String>,
    answers: Receiver<String>,
    limit: Duration,
    told: usize,
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Program {
    /// Starts a program and waits until it says that it is ready.
    pub(crate) fn start(
        words: &[String],
        game: &dyn AnyMatch,
        seat: Seat,
        seed: u64,
        limit: Duration,
    ) -> Result<Self, Foul> {
        let (name, arguments) = words.split_first().ok_or(Foul::Start { why: "no command".into() })?;
        let child = Command::new(name)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let mut child = child.map_err(|error| Foul::Start { why: error.to_string() })?;
        let (questions, to_ask) = channel::<String>();
        let (answered, answers) = channel();
        // Threads of their own, so that a program that neither reads nor writes cannot hold us up.
        if let Some(mut input) = child.stdin.take() {
            std::thread::spawn(move || {
                while let Ok(line) = to_ask.recv() {
                    if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
                        return;
                    }
                }
            });
        }
        if let Some(output) = child.stdout.take() {
            std::thread::spawn(move || {
                let mut output = BufReader::new(output);
                loop {
                    let mut line = String::new();
                    match output.by_ref().take(LONGEST_LINE).read_line(&mut line) {
                        Ok(1..) if answered.send(line).is_ok() => {}
                        _ => return,
                    }
                }
            });
        }
        let mut program = Self { child, questions, answers, limit: START.max(limit), told: 0 };
        let setup = game.setup();
        program.tell(&json!({
            "type": "hello", "protocol": PROTOCOL, "game": game.title(), "seat": seat, "seats": setup.count(),
            "edition": setup.edition, "options": setup.options, "seed": seed, "limit": limit.as_millis() as u64,
        }));
        let ready = program.hear()?;
        program.limit = limit;
        if ready.trim() == "ready" {
            Ok(program)
        } else {
            Err(Foul::Illegal { choice: shortened(&ready), why: "the first line must be 'ready'".into() })
        }
    }

    fn tell(&self, message: &serde_json::Value) {
        // Whether anybody listens shows when an answer is due.
        let _ = self.questions.send(format!("{message}\n"));
    }

    fn hear(&self) -> Result<String, Foul> {
        self.answers.recv_timeout(self.limit).map_err(|error| match error {
            RecvTimeoutError::Timeout => Foul::Silent { millis: self.limit.as_millis() as u64 },
            RecvTimeoutError::Disconnected => Foul::Gone,
        })
    }

    /// Asks for a choice, in notation.
    pub(crate) fn choose(&mut self, game: &dyn AnyMatch, seat: Seat) -> Result<String, Foul> {
        let viewer = Viewer::Seat(seat);
        let Some(decision) = game.decision(seat) else {
            return Err(Foul::Illegal { choice: String::new(), why: "nothing is asked".into() });
        };
        let options: Vec<&str> = decision.options.iter().map(|option| option.choice.as_str()).collect();
        let log = game.log(viewer, self.told);
        self.told += log.len();
        self.tell(&json!({
            "type": "choose", "choices": game.choices(), "question": decision.question, "options": options,
            "view": game.view(viewer), "log": log,
        }));
        let answer = self.hear()?;
        Ok(answer.trim_end_matches(['\n', '\r']).to_owned())
    }

    /// Says how the game ended.
    pub(crate) fn over(&self, game: &dyn AnyMatch) {
        if let Some(outcome) = game.outcome() {
            self.tell(&json!({ "type": "over", "scores": outcome.scores, "ranks": outcome.ranks }));
        }
    }
}

/// What a program wrote, short enough for a report.
pub(crate) fn shortened(text: &str) -> String {
    text.trim().chars().take(80).collect()
}
