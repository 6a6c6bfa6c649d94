//! A PostgreSQL of a test's own.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use rustix::process::{Pid, Signal};

use crate::until;

/// A PostgreSQL of our own, in a folder of its own, reached by a socket there. It ends with whoever holds it, and at the
/// latest with the thread that started it.
#[derive(Debug)]
pub struct Postgres {
    process: Child,
    folder: tempfile::TempDir,
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // At once, its helpers included: nobody needs the data any more.
        self.signal(Signal::QUIT);
        let _ = self.process.wait();
    }
}

/// Where the programs of PostgreSQL are: on the path, or where Debian keeps them.
fn program(name: &str) -> PathBuf {
    let on_path =
        std::env::var_os("PATH").into_iter().flat_map(|path| std::env::split_paths(&path).collect::<Vec<_>>());
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let debian = versions.map(|version| version.path().join("bin"));
    let mut places = debian.chain(on_path).map(|folder| folder.join(name));
    places
        .find(|place| place.is_file())
        .unwrap_or_else(|| panic!("{name} is missing: install postgresql, as ./test does"))
}

/// The server refuses to run as root; somebody else runs it then.
fn command(name: &str) -> Command {
    let mut command = Command::new("setpriv");
    command.arg("--pdeathsig=KILL");
    if rustix::process::geteuid().is_root() {
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]);
    }
    command.arg("--").arg(program(name));
    command
}

/// An empty database, made once for all tests on this machine: making one takes a second.
fn template() -> PathBuf {
    let user = rustix::process::geteuid().as_raw();
    let place = PathBuf::from(format!("/tmp/tessera-postgres-{user}"));
    if place.join("PG_VERSION").is_file() {
        return place;
    }
    // Under another name first: whoever comes meanwhile shall not find half of it.
    let part = folder();
    let made = command("initdb")
        .args(["--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-sync", "-D"])
        .arg(part.path().join("data"))
        .current_dir(part.path())
        .stdout(Stdio::null())
        .output()
        .expect("initdb runs");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    match std::fs::rename(part.path().join("data"), &place) {
        // Somebody else was faster.
        Err(_) if place.join("PG_VERSION").is_file() => {}
        moved => moved.expect("the template is in its place"),
    }
    place
}

/// A folder for whoever runs the server.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::Builder::new().prefix("tessera-pg").tempdir_in("/tmp").expect("a folder");
    if rustix::process::geteuid().is_root() {
        let given = Command::new("chown").arg("postgres").arg(folder.path()).status().expect("chown runs");
        assert!(given.success());
    }
    folder
}

/// Begins to serve what lies in a folder.
fn serve(folder: &Path) -> Child {
    command("postgres")
        .args(["-c", "listen_addresses=", "-c", "fsync=off", "-c", "shared_buffers=16MB", "-k"])
        .arg(folder)
        .arg("-D")
        .arg(folder.join("data"))
        .current_dir(folder)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("postgres runs")
}

impl Postgres {
    /// Starts one.
    ///
    /// # Panics
    /// When PostgreSQL is not installed, or does not start.
    #[must_use]
    pub fn start() -> Self {
        let folder = folder();
        let copied = Command::new("cp").arg("-a").arg(template()).arg(folder.path().join("data")).status();
        assert!(copied.expect("cp runs").success());
        let postgres = Self { process: serve(folder.path()), folder };
        postgres.wait();
        postgres
    }

    fn wait(&self) {
        until("the database is up", || self.ask("SELECT 1").status.success());
    }

    /// Stops it as an administrator does who does not wait for anybody, and starts it again after a while.
    ///
    /// # Panics
    /// When it does not start again.
    pub fn restart(&mut self, meanwhile: Duration) {
        self.end(Signal::INT, meanwhile);
    }

    /// Kills it in the middle of whatever it does, and starts it again after a while.
    ///
    /// # Panics
    /// When it does not start again.
    pub fn kill(&mut self, meanwhile: Duration) {
        self.end(Signal::KILL, meanwhile);
    }

    fn end(&mut self, signal: Signal, meanwhile: Duration) {
        self.signal(signal);
        self.process.wait().expect("gone");
        std::thread::sleep(meanwhile);
        // Helpers of one that was killed may still be about to notice: it does not start before they are gone.
        until("the database is up", || {
            self.process = serve(self.folder.path());
            for _ in 0..200 {
                if self.ask("SELECT 1").status.success() {
                    return true;
                }
                if self.process.try_wait().expect("its state").is_some() {
                    return false;
                }
                std::thread::sleep(Duration::from_millis(20));
            }
            false
        });
    }

    fn signal(&self, signal: Signal) {
        if let Some(pid) = i32::try_from(self.process.id()).ok().and_then(Pid::from_raw) {
            let _ = rustix::process::kill_process(pid, signal);
        }
    }

    /// The number of its process.
    #[must_use]
    pub fn pid(&self) -> u32 {
        self.process.id()
    }

    /// Its address.
    #[must_use]
    pub fn url(&self) -> String {
        format!("postgres://postgres@localhost/postgres?host={}", self.folder.path().display())
    }

    /// What it answers.
    ///
    /// # Panics
    /// When `psql` is not installed.
    #[must_use]
    pub fn ask(&self, query: &str) -> Output {
        let socket = self.folder.path();
        let arguments = ["-U", "postgres", "-At", "-c", query];
        Command::new(program("psql")).arg("-h").arg(socket).args(arguments).output().expect("psql runs")
    }

    /// The number it answers; 0 where it answers none.
    #[must_use]
    pub fn number(&self, query: &str) -> u64 {
        String::from_utf8_lossy(&self.ask(query).stdout).trim().parse().unwrap_or(0)
    }
}
