//! Backups, restoring and moving, by the real command on real servers.
//!
//! Programs play through the API as in `durability`, and never hear of it: where a server is started again, on whatever data,
//! they go on, and in the end every record has everything that was ever acknowledged.

mod programs;
mod site;

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use programs::{PATIENCE, Player, Promised, Witness, guest};
use reqwest::Client;
use site::Site;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _};
use tessera_testing::{Postgres, until};
use tokio::runtime::Runtime;
use tokio::task::JoinHandle;

/// How many matches are played.
const MATCHES: usize = 6;

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tessera"));
    command.args(arguments).env("LANG", "C").env_remove("LC_ALL").env_remove("TESSERA_DATABASE");
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn tessera(arguments: &[&str]) -> Output {
    command(arguments).output().expect("the command ends")
}

/// What a command says that does as it is told.
fn said(arguments: &[&str]) -> String {
    let output = tessera(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// What a command complains about.
fn refused(arguments: &[&str]) -> String {
    let output = tessera(arguments);
    assert_eq!(output.status.code(), Some(1), "{arguments:?}: {}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// The tables a move has named, with the hashes of their rows.
fn hashes(said: &str) -> Vec<&str> {
    said.lines().filter(|line| line.contains("the same on both sides")).collect()
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a readable name")
}

/// Programs at play on a site, and a browser that knows who it is.
struct Players {
    threads: Runtime,
    browser: Client,
    tally: Arc<AtomicUsize>,
    witnesses: Vec<Witness>,
    playing: Vec<JoinHandle<Player>>,
}

impl Players {
    fn sit_down(site: &Site) -> Self {
        let threads = Runtime::new().expect("threads");
        let tally = Arc::new(AtomicUsize::new(0));
        let (browser, client) = threads.block_on(guest(&site.url));
        let players = (0..MATCHES).map(|number| threads.block_on(Player::sit_down(&client, &site.url, number, &tally)));
        let players: Vec<Player> = players.collect();
        let witnesses = players.iter().map(Player::witness).collect();
        let playing = players.into_iter().map(|player| threads.spawn(player.play())).collect();
        Self { threads, browser, tally, witnesses, playing }
    }

    /// Until so many more choices have been acknowledged.
    fn play_on(&self, choices: usize) {
        let before = self.tally.load(Ordering::Relaxed);
        until("choices are acknowledged", || self.tally.load(Ordering::Relaxed) >= before + choices);
    }

    /// The browser is still logged in as whoever it was.
    fn is_known(&self, url: &str) {
        let page = self.threads.block_on(async {
            let answer = self.browser.get(format!("{url}/account")).send().await.expect("an answer");
            answer.text().await.expect("a page")
        });
        assert!(page.contains("durability"), "the token of this browser's person is on its page: {page}");
    }

    /// What has been acknowledged so far.
    fn promised(&self) -> Vec<Promised> {
        self.witnesses.iter().map(Witness::promised).collect()
    }

    /// All matches come to their end, and have everything in them.
    fn all_is_there(self) {
        for player in self.playing {
            finish(&self.threads, player);
        }
    }
}

fn finish(threads: &Runtime, player: JoinHandle<Player>) {
    let player = threads.block_on(async { tokio::time::timeout(PATIENCE, player).await });
    let player = player.expect("every match goes on to its end").expect("nobody has seen anything wrong");
    threads.block_on(player.check());
}

/// A folder of this test's own, gone when it ends.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = site::folder(name);
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        Self(folder)
    }

    fn join(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn matches_go_on_wherever_their_data_move() {
    let (postgres, folder) = (Postgres::start(), Folder::new("moved"));
    let url = postgres.url();
    let mut site = Site::start("move");
    let players = Players::sit_down(&site);
    players.play_on(300);

    let data = site.folder.clone();
    let complaint = refused(&["move-data", text(&data), &url]);
    assert!(complaint.contains("a Tessera server uses") && complaint.contains("stop it first"), "{complaint}");
    site.stop();
    let there = said(&["move-data", text(&data), &url, "--chunk", "100"]);
    let again = folder.join("again");
    let back = said(&["move-data", &url, text(&again)]);
    let left: Vec<_> = std::fs::read_dir(&data).expect("a folder").flatten().map(|entry| entry.file_name()).collect();
    assert!(!left.iter().any(|name| name.to_string_lossy().contains("-wal")), "nothing lies about: {left:?}");
    assert!(hashes(&there).len() > 10, "{there}");
    assert_eq!(hashes(&there), hashes(&back), "the same rows have the same hashes, wherever they are");
    let complaint = refused(&["move-data", text(&data), &url]);
    assert!(complaint.contains("holds something already") && complaint.contains("createdb"), "{complaint}");

    // In PostgreSQL.
    let unused = folder.join("unused");
    site.restart_on(&unused, &["--database", &url]);
    players.is_known(&site.url);
    players.play_on(300);
    let last = folder.join("last");
    let complaint = refused(&["move-data", &url, text(&last)]);
    assert!(complaint.contains("a Tessera server uses"), "{complaint}");
    site.stop();

    // And back in a file.
    said(&["move-data", &url, text(&last)]);
    site.restart_on(&last, &[]);
    players.is_known(&site.url);
    players.all_is_there();
    let complaint = refused(&["move-data", &url, text(&last)]);
    assert!(complaint.contains("a Tessera server uses"), "{complaint}");
    let _ = std::fs::remove_dir_all(data);
}

/// The data of matches under way, and nobody there.
fn data_of_matches(name: &str) -> (Site, PathBuf) {
    let mut site = Site::start(name);
    let players = Players::sit_down(&site);
    players.play_on(400);
    site.stop();
    players.threads.shutdown_background();
    let data = site.folder.clone();
    (site, data)
}

fn begin(arguments: &[&str]) -> Child {
    command(arguments).spawn().expect("the command starts")
}

/// Kills a move once some rows have arrived and some have not.
fn kill_once(mut moving: Child, mut arrived: impl FnMut() -> u64) {
    until("some rows have arrived", || arrived() > 150);
    moving.kill().expect("killed");
    let ended = moving.wait().expect("gone");
    assert!(!ended.success(), "it was in the middle");
}

#[test]
fn a_move_that_is_killed_goes_on_where_it_was() {
    let (_site, data) = data_of_matches("killed-move");
    let (postgres, folder) = (Postgres::start(), Folder::new("killed-moves"));
    let url = postgres.url();
    change(
        &data.join("tessera.sqlite"),
        &[
            "INSERT INTO chat (id, match, text, at) SELECT 41, id, 'a' || char(10) || '\\ é', 0 FROM matches LIMIT 1",
            "INSERT INTO proposals (id, match, kind, proposer, seat, times, sequence, status, at)
             SELECT 50, id, 'end', 0, 0, 0, 0, 'void', 0 FROM matches LIMIT 1",
            "DELETE FROM proposals WHERE id = 50",
        ],
    );
    let arrived = "SELECT COALESCE(SUM(arrived), 0) FROM moving";
    kill_once(begin(&["move-data", text(&data), &url, "--chunk", "1"]), || postgres.number(arrived));
    let before = postgres.number(arrived);

    // Nobody takes half of it for the whole.
    let serve = ["serve", "--listen", "127.0.0.1:0", "--database", &url];
    assert!(refused(&serve).contains("tessera move-data"), "no server begins there");
    assert!(refused(&["backup", "--database", &url, text(&folder.join("half.dump"))]).contains("not all are there"));
    let elsewhere = folder.join("elsewhere.sqlite");
    std::fs::copy(data.join("tessera.sqlite"), &elsewhere).expect("copied");
    let complaint = refused(&["move-data", text(&elsewhere), &url]);
    assert!(complaint.contains("half moved"), "it is another place's: {complaint}");

    let there = said(&["move-data", text(&data), &url]);
    assert!(before > 0 && postgres.number("SELECT COUNT(*) FROM deeds") > 400, "{before}");
    assert_eq!(postgres.number("SELECT COUNT(*) FROM pg_tables WHERE tablename = 'moving'"), 0);

    // Numbers go on where they were, also those of rows that are gone.
    let next = |table: &str| postgres.number(&format!("SELECT nextval(pg_get_serial_sequence('{table}', 'id'))"));
    assert_eq!((next("chat"), next("proposals"), next("happenings")), (42, 51, 1));

    // The other way.
    let last = folder.join("last");
    let part = last.join("tessera.sqlite.moving");
    kill_once(begin(&["move-data", &url, text(&last), "--chunk", "1"]), || number(&part, arrived));
    assert!(part.is_file() && !last.join("tessera.sqlite").exists());
    let back = said(&["move-data", &url, text(&last)]);
    assert_eq!(hashes(&there), hashes(&back));
    assert!(!part.exists() && last.join("tessera.sqlite").is_file());
    let given = "SELECT seq FROM sqlite_sequence WHERE name = 'proposals'";
    assert_eq!(number(&last.join("tessera.sqlite"), given), 51);
}

#[test]
fn what_differs_in_the_end_is_noticed() {
    let (_site, data) = data_of_matches("changed-move");
    let (postgres, folder) = (Postgres::start(), Folder::new("changed-moves"));
    let url = postgres.url();
    let arrived = "SELECT COALESCE(SUM(arrived), 0) FROM moving";
    kill_once(begin(&["move-data", text(&data), &url, "--chunk", "1"]), || postgres.number(arrived));
    let changed = postgres.ask("UPDATE seats SET auto = NOT auto WHERE seat = 0");
    assert!(changed.status.success(), "{}", String::from_utf8_lossy(&changed.stderr));
    let complaint = refused(&["move-data", text(&data), &url]);
    assert!(complaint.contains("the table seats is not the same on both sides"), "{complaint}");
    let complaint = refused(&["serve", "--listen", "127.0.0.1:0", "--database", &url]);
    assert!(complaint.contains("data are being moved here"), "nobody serves it: {complaint}");

    // What changes at the source after it has gone is noticed, too.
    let last = folder.join("last");
    let part = last.join("tessera.sqlite.moving");
    kill_once(begin(&["move-data", text(&data), text(&last), "--chunk", "1"]), || number(&part, arrived));
    change(&data.join("tessera.sqlite"), &["UPDATE people SET nick = 'Hypatia'"]);
    let complaint = refused(&["move-data", text(&data), text(&last)]);
    assert!(complaint.contains("the table people is not the same"), "{complaint}");
    assert!(!last.join("tessera.sqlite").exists());
}

/// Changes what is in a file.
fn change(file: &Path, queries: &[&'static str]) {
    let threads = Runtime::new().expect("threads");
    threads.block_on(async {
        let mut link = SqliteConnectOptions::new().filename(file).connect().await.expect("the database");
        for query in queries {
            sqlx::query(*query).execute(&mut link).await.expect("changed");
        }
        link.close().await.expect("closed");
    });
}

/// A number in a file, if it is there.
fn number(file: &Path, query: &'static str) -> u64 {
    let threads = Runtime::new().expect("threads");
    threads.block_on(async {
        let options = SqliteConnectOptions::new().filename(file).read_only(true);
        let Ok(mut link): Result<SqliteConnection, _> = options.connect().await else { return 0 };
        let found: Result<i64, _> = sqlx::query_scalar(query).fetch_one(&mut link).await;
        let _ = link.close().await;
        found.ok().and_then(|found| u64::try_from(found).ok()).unwrap_or(0)
    })
}

/// Every choice that was acknowledged before a backup began is in it: its matches, restored elsewhere, go on to their end with
/// all of them. A place is an option and what it names.
fn a_backup_keeps_its_promises(site: Site, from: [&str; 2], copy: &Path, to: [&str; 2], elsewhere: &Path) {
    let players = Players::sit_down(&site);
    players.play_on(300);
    let promised = players.promised();
    let before = players.tally.load(Ordering::Relaxed);
    let told = said(&["backup", text(copy), from[0], from[1]]);
    assert!(told.contains("6 matches and 1 person"), "{told}");
    assert!(!told.contains("cookie.key"), "the key is in it: {told}");
    players.play_on(20);
    assert!(players.tally.load(Ordering::Relaxed) > before, "it was under load");
    let complaint = refused(&["backup", text(copy), from[0], from[1]]);
    assert!(complaint.contains("name a new file"), "{complaint}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = std::fs::metadata(copy).expect("a file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "nobody else reads it");
    }

    let complaint = refused(&["restore", text(copy), from[0], from[1]]);
    assert!(complaint.contains("uses") || complaint.contains("holds something already"), "{complaint}");
    let told = said(&["restore", text(copy), to[0], to[1]]);
    assert!(told.contains("6 matches and 1 person"), "{told}");
    let complaint = refused(&["restore", text(copy), to[0], to[1]]);
    assert!(complaint.contains("holds something already"), "{complaint}");

    let Players { threads, browser, playing, tally, .. } = players;
    playing.iter().for_each(JoinHandle::abort);
    drop(site);
    let more: &[&str] = if to[0] == "--database" { &to } else { &[] };
    let again = Site::start_on(elsewhere.to_owned(), &[], more);
    let count: usize = promised.iter().map(Promised::count).sum();
    assert!(count >= 300, "{count}");
    let playing = promised.into_iter().map(|promised| threads.spawn(promised.player(&again.url).play())).collect();
    let players = Players { threads, browser, tally, witnesses: Vec::new(), playing };
    players.all_is_there();
}

#[test]
fn a_backup_of_a_file_under_load_has_everything_acknowledged_before() {
    let folder = Folder::new("file-copies");
    let site = Site::start("file-under-load");
    let (data, elsewhere) = (site.folder.clone(), folder.join("elsewhere"));
    let (from, to) = (["--data", text(&data)], ["--data", text(&elsewhere)]);
    a_backup_keeps_its_promises(site, from, &folder.join("copy.sqlite"), to, &elsewhere);
}

#[test]
fn a_backup_of_postgresql_under_load_has_everything_acknowledged_before() {
    let (postgres, other, folder) = (Postgres::start(), Postgres::start(), Folder::new("server-copies"));
    let (url, there) = (postgres.url(), other.url());
    let site = Site::start_under(site::folder("server-under-load"), &[], &["--database", &url]);
    let (from, to) = (["--database", url.as_str()], ["--database", there.as_str()]);
    a_backup_keeps_its_promises(site, from, &folder.join("copy.dump"), to, &folder.join("unused"));
}

#[test]
fn what_cannot_be_restored_is_refused_in_words() {
    let (_site, data) = data_of_matches("refused-restore");
    let (postgres, folder) = (Postgres::start(), Folder::new("refused"));
    let url = postgres.url();
    let (copy, dump, new) = (folder.join("copy.sqlite"), folder.join("copy.dump"), folder.join("new"));
    said(&["backup", "--data", text(&data), text(&copy)]);
    said(&["move-data", text(&data), &url]);
    said(&["backup", "--database", &url, text(&dump)]);

    let complaint = refused(&["restore", text(&copy), "--database", &url]);
    assert!(complaint.contains("backup of a SQLite file") && complaint.contains("move-data"), "{complaint}");
    let complaint = refused(&["restore", text(&dump), "--data", text(&new)]);
    assert!(complaint.contains("backup of PostgreSQL") && complaint.contains("--database"), "{complaint}");
    let nonsense = folder.join("nonsense");
    std::fs::write(&nonsense, "no backup at all").expect("written");
    assert!(refused(&["restore", text(&nonsense), "--data", text(&new)]).contains("is not a backup of Tessera"));
    assert_eq!(tessera(&["restore", text(&copy)]).status.code(), Some(2), "a place has to be named");

    // Half a file is none.
    let empty = Postgres::start();
    for (whole, to) in [(&copy, ["--data", text(&new)]), (&dump, ["--database", &empty.url()])] {
        let half = folder.join("half");
        let bytes = std::fs::read(whole).expect("read");
        std::fs::write(&half, &bytes[..bytes.len() * 2 / 3]).expect("written");
        let complaint = refused(&["restore", text(&half), to[0], to[1]]);
        assert!(complaint.contains("is damaged"), "{complaint}");
    }
    assert_eq!(empty.number("SELECT COUNT(*) FROM pg_tables WHERE schemaname = 'public'"), 0, "nothing half-done");
    assert!(!new.join("tessera.sqlite").exists());

    // A key of another house would make everybody a stranger.
    std::fs::write(new.join("cookie.key"), [7; 64]).expect("written");
    assert!(refused(&["restore", text(&copy), "--data", text(&new)]).contains("key of another house"));
    std::fs::remove_file(new.join("cookie.key")).expect("removed");
    said(&["restore", text(&copy), "--data", text(&new)]);
    let french = said(&["restore", text(&copy), "--data", text(&folder.join("neuf")), "--lang", "fr"]);
    assert!(french.contains("6 parties et 1 personne"), "{french}");
}

#[test]
fn a_backup_of_an_older_version_is_brought_up_to_date() {
    let folder = Folder::new("older");
    let (old, new, threads) = (folder.join("old.sqlite"), folder.join("new"), Runtime::new().expect("threads"));
    let migrations = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/migrations/sqlite");
    threads.block_on(async {
        let mut migrator = sqlx::migrate::Migrator::new(migrations).await.expect("migrations");
        migrator.migrations.to_mut().retain(|migration| migration.version <= 10);
        let options = SqliteConnectOptions::new().filename(&old).create_if_missing(true);
        let mut link = options.connect().await.expect("a file");
        migrator.run(&mut link).await.expect("tables");
        let query = "INSERT INTO people (id, guest, created) VALUES (1, 1, 1)";
        sqlx::query(query).execute(&mut link).await.expect("added");
        link.close().await.expect("closed");
    });
    let complaint = refused(&["move-data", text(&old), text(&folder.join("other"))]);
    assert!(complaint.contains("is of an older Tessera"), "{complaint}");
    let told = said(&["restore", text(&old), "--data", text(&new)]);
    assert!(told.contains("0 matches and 1 person") && told.contains("brought up to date"), "{told}");
    assert!(told.contains("no cookie.key"), "{told}");
}

#[test]
fn health_says_what_a_server_says() {
    let mut site = Site::start("health");
    assert_eq!(said(&["health", "--url", &site.url]), "alive, ready\n");
    site.stop();
    let complaint = refused(&["health", "--url", &site.url]);
    assert!(complaint.contains(&site.url), "{complaint}");
}
