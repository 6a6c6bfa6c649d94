//! A real server process on a data folder of its own, to be killed and started again.

use std::io::{BufRead as _, BufReader};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A server of this test's own.
pub struct Site {
    child: Child,
    /// Where it is, such as `http://127.0.0.1:20123`.
    pub url: String,
    port: u16,
    folder: PathBuf,
}

impl Site {
    /// Starts one on an empty data folder.
    pub fn start(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("tessera-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let port = free_port();
        Self { child: serve(&folder, port), url: format!("http://127.0.0.1:{port}"), port, folder }
    }

    /// Kills it without warning (SIGKILL).
    pub fn kill(&mut self) {
        self.child.kill().expect("the server was running");
        self.child.wait().expect("the server is gone");
    }

    /// Starts it again on the same data and address.
    pub fn restart(&mut self) {
        self.child = serve(&self.folder, self.port);
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn serve(folder: &Path, port: u16) -> Child {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tessera"))
        .args(["serve", "--listen", &format!("127.0.0.1:{port}"), "--bot-pause", "0", "--lang", "en"])
        .args(["--requests-per-second", "1000000", "--request-burst", "1000000"])
        .arg("--data")
        .arg(folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the server starts");
    let mut said = String::new();
    BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut said).expect("the server speaks");
    assert!(said.contains("http://"), "the server said: {said}");
    child
}

/// A port that stays free while the server is down: below those that systems give to connections.
pub fn free_port() -> u16 {
    let first = u16::try_from(std::process::id() % 10_000).expect("a small number");
    let mut ports = (0..10_000).map(|step| 20_000 + (first + step) % 10_000);
    ports.find(|&port| TcpListener::bind(("127.0.0.1", port)).is_ok()).expect("a free port")
}
