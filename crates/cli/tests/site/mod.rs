//! A real server process on a data folder of its own, to be killed and started again.
#![allow(dead_code, clippy::allow_attributes, reason = "each test uses some of it")]

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use tokio::net::TcpSocket;

/// A server of this test's own.
pub struct Site {
    child: Child,
    /// Where it is, such as `http://127.0.0.1:20123`.
    pub url: String,
    /// Bound to the same port, never listening: nobody else gets the port while the server is down.
    port: TcpSocket,
    /// Where its data are.
    pub folder: PathBuf,
    under: Vec<String>,
    more: Vec<String>,
}

impl Site {
    /// Starts one on an empty data folder.
    pub fn start(name: &str) -> Self {
        Self::start_under(folder(name), &[], &[])
    }

    /// Starts one under another program, such as a shell that prepares its place, with more arguments.
    pub fn start_under(folder: PathBuf, under: &[&str], more: &[&str]) -> Self {
        let _ = std::fs::remove_dir_all(&folder);
        Self::start_on(folder, under, more)
    }

    /// Starts one on data that are there.
    pub fn start_on(folder: PathBuf, under: &[&str], more: &[&str]) -> Self {
        let port = TcpSocket::new_v4().expect("a socket");
        port.set_reuseaddr(true).expect("the server may share the port");
        port.bind(([127, 0, 0, 1], 0).into()).expect("a free port");
        let words = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect::<Vec<String>>();
        let (under, more) = (words(under), words(more));
        let (child, url) = serve(&under, &more, &folder, &port);
        Self { child, url, port, folder, under, more }
    }

    /// Kills it without warning (SIGKILL).
    pub fn kill(&mut self) {
        self.child.kill().expect("the server was running");
        self.child.wait().expect("the server is gone");
    }

    /// Its number among the machine's processes.
    pub fn process(&self) -> u32 {
        self.child.id()
    }

    /// Tells it to stop (SIGTERM) and waits until it has.
    #[cfg(unix)]
    pub fn stop(&mut self) {
        use rustix::process::{Pid, Signal, kill_process};
        kill_process(Pid::from_child(&self.child), Signal::TERM).expect("it runs");
        let ended = self.child.wait().expect("the server is gone");
        assert!(ended.success(), "{ended}");
    }

    /// Starts it again on the same address and other data.
    pub fn restart_on(&mut self, folder: &Path, more: &[&str]) {
        self.folder = folder.to_owned();
        self.more = more.iter().map(|&word| word.to_owned()).collect();
        self.restart();
    }

    /// Starts it again on the same data and address.
    pub fn restart(&mut self) {
        let (child, url) = serve(&self.under, &self.more, &self.folder, &self.port);
        assert_eq!(url, self.url);
        self.child = child;
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// A folder for the data of a site.
pub fn folder(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("tessera-{name}-{}", std::process::id()))
}

/// Starts the server on a port that is held for it; the address is the one it prints.
fn serve(under: &[String], more: &[String], folder: &Path, port: &TcpSocket) -> (Child, String) {
    let address = port.local_addr().expect("it is bound").to_string();
    let tessera = env!("CARGO_BIN_EXE_tessera");
    let mut command = match under {
        [] => Command::new(tessera),
        [program, arguments @ ..] => {
            let mut command = Command::new(program);
            command.args(arguments).arg(tessera);
            command
        }
    };
    let mut child = command
        .args(["serve", "--listen", &address, "--bot-pause", "0", "--lang", "en"])
        .args(["--requests-per-second", "1000000", "--request-burst", "1000000"])
        .args(more)
        .arg("--data")
        .arg(folder)
        .env("RUST_LOG", "warn")
        .stdout(Stdio::piped())
        .spawn()
        .expect("the server starts");
    let mut said = String::new();
    BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut said).expect("the server speaks");
    let url = said.split_whitespace().find(|word| word.starts_with("http://"));
    let url = url.unwrap_or_else(|| panic!("the server said: {said:?}")).to_owned();
    (child, url)
}
