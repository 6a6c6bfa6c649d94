//! PostgreSQL's own programs: nobody else knows as well how to write all of a database down and read it again.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::io::{BufReader, Read as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use sqlx::postgres::PgConnectOptions;
use url::Url;

use super::CopyError;
use super::catalogue::TRANSIENT;

const DUMP: &str = "pg_dump";
const RESTORE: &str = "pg_restore";

/// What a dump holds.
#[derive(Default)]
pub struct Contents {
    /// How many rows each table has.
    pub rows: BTreeMap<String, i64>,
    /// The last change of the tables.
    pub version: Option<i64>,
    /// Whether the key of the cookies is there.
    pub key: bool,
}

/// Writes all of a database down, as it was at one moment.
pub fn dump(url: &str, file: &Path) -> Result<(), CopyError> {
    let mut command = program(DUMP)?;
    command.envs(environment(url)?);
    // Deferrable: it waits for a moment at which what it sees is certain, and keeps nobody from anything.
    command.args(["--format=custom", "--serializable-deferrable", "--no-password", "--no-owner", "--no-privileges"]);
    command.args(TRANSIENT.map(|table| format!("--exclude-table-data={table}")));
    command.arg("--file").arg(file);
    finish(DUMP, &mut command)
}

/// Puts what was written down into a database that holds nothing: all of it or nothing.
pub fn put(file: &Path, url: &str) -> Result<(), CopyError> {
    let environment = environment(url)?;
    let name = environment.iter().find(|(name, _)| *name == "PGDATABASE").map_or("", |(_, value)| value.as_str());
    let mut command = program(RESTORE)?;
    command.args(["--single-transaction", "--exit-on-error", "--no-password", "--no-owner", "--no-privileges"]);
    command.args(["--dbname", name]).arg(file).envs(environment);
    finish(RESTORE, &mut command)
}

/// Reads a dump from its first byte to its last.
pub fn look(file: &Path) -> Result<Contents, CopyError> {
    finish(RESTORE, program(RESTORE)?.arg("--list").arg(file))?;
    let mut command = program(RESTORE)?;
    command.args(["--data-only", "--file=-"]).arg(file);
    let mut child =
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().map_err(failed(RESTORE))?;
    let contents =
        child.stdout.take().map(|told| contents(BufReader::new(told))).transpose().map_err(failed(RESTORE))?;
    let mut said = String::new();
    if let Some(mut told) = child.stderr.take() {
        told.read_to_string(&mut said).map_err(failed(RESTORE))?;
    }
    if !child.wait().map_err(failed(RESTORE))?.success() {
        return Err(CopyError::Program(RESTORE, said.trim().to_owned()));
    }
    Ok(contents.unwrap_or_default())
}

/// Counts the rows of what `pg_restore` writes: `COPY public.table (…) FROM stdin;`, a line a row, `\.` at the end.
fn contents(mut told: impl std::io::BufRead) -> std::io::Result<Contents> {
    let mut contents = Contents::default();
    let mut table: Option<String> = None;
    let mut line = Vec::new();
    while told.read_until(b'\n', &mut line)? > 0 {
        let text = line.strip_suffix(b"\n").unwrap_or(&line);
        match &table {
            None => {
                table = copied(text);
                contents.rows.extend(table.clone().map(|name| (name, 0)));
            }
            Some(_) if text == b"\\." => table = None,
            Some(name) => {
                *contents.rows.entry(name.clone()).or_default() += 1;
                let first = text.split(|byte| *byte == b'\t').next().and_then(|word| std::str::from_utf8(word).ok());
                match name.as_str() {
                    "_sqlx_migrations" => contents.version = contents.version.max(first.and_then(|n| n.parse().ok())),
                    "keys" => contents.key |= first == Some("cookies"),
                    _ => {}
                }
            }
        }
        line.clear();
    }
    Ok(contents)
}

fn copied(line: &[u8]) -> Option<String> {
    let rest = std::str::from_utf8(line).ok()?.strip_prefix("COPY ")?;
    let name = rest.strip_suffix(" FROM stdin;")?.split(" (").next()?;
    Some(name.rsplit('.').next()?.trim_matches('"').to_owned())
}

/// Runs a program to its end; what it complains about is the error.
fn finish(name: &'static str, command: &mut Command) -> Result<(), CopyError> {
    let done = command.stdin(Stdio::null()).stdout(Stdio::null()).output().map_err(failed(name))?;
    if done.status.success() {
        return Ok(());
    }
    Err(CopyError::Program(name, String::from_utf8_lossy(&done.stderr).trim().to_owned()))
}

fn failed(name: &'static str) -> impl Fn(std::io::Error) -> CopyError {
    move |error| CopyError::Program(name, error.to_string())
}

/// A program: on the path, or the newest where Debian keeps them.
fn program(name: &'static str) -> Result<Command, CopyError> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    find(name, &path).map(Command::new).ok_or(CopyError::NoProgram(name))
}

fn find(name: &str, path: &OsStr) -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<PathBuf> = versions.map(|entry| entry.path()).collect();
    let number =
        |folder: &PathBuf| folder.file_name().and_then(OsStr::to_str).and_then(|name| name.parse::<u32>().ok());
    versions.sort_by_key(|folder| std::cmp::Reverse(number(folder)));
    let debian = versions.into_iter().map(|version| version.join("bin"));
    std::env::split_paths(path).chain(debian).map(|folder| folder.join(name)).find(|place| place.is_file())
}

/// What the programs have to know of a database. In the environment, for everybody on the machine can read a command line.
fn environment(url: &str) -> Result<Vec<(&'static str, String)>, CopyError> {
    let wrong = |error: &dyn std::fmt::Display| CopyError::Address(error.to_string());
    let parsed = Url::parse(url).map_err(|error| wrong(&error))?;
    let options: PgConnectOptions = url.parse().map_err(|error: sqlx::Error| wrong(&error))?;
    let host = options.get_socket().map_or(options.get_host().into(), |socket| socket.to_string_lossy());
    let name = options.get_database().unwrap_or_else(|| options.get_username());
    let mut known = vec![
        ("PGHOST", host.into_owned()),
        ("PGPORT", options.get_port().to_string()),
        ("PGUSER", options.get_username().to_owned()),
        ("PGDATABASE", name.to_owned()),
        ("PGAPPNAME", "tessera copies".to_owned()),
        ("PGCONNECT_TIMEOUT", "20".to_owned()),
    ];
    let asked = |wanted: &str| {
        let mut pairs = parsed.query_pairs();
        pairs.find(|(name, _)| name == wanted).map(|(_, value)| value.into_owned())
    };
    let password = parsed.password().map(decoded).or_else(|| asked("password"));
    known.extend(password.map(|password| ("PGPASSWORD", password)));
    for (names, variable) in [
        (["sslmode", "ssl-mode"], "PGSSLMODE"),
        (["sslrootcert", "ssl-root-cert"], "PGSSLROOTCERT"),
        (["sslcert", "ssl-cert"], "PGSSLCERT"),
        (["sslkey", "ssl-key"], "PGSSLKEY"),
    ] {
        known.extend(names.into_iter().find_map(asked).map(|value| (variable, value)));
    }
    Ok(known)
}

/// A password as it is, where its address writes `%40` for `@`.
fn decoded(text: &str) -> String {
    let pairs = format!("_={}", text.replace('+', "%2B"));
    url::form_urlencoded::parse(pairs.as_bytes()).next().map(|(_, value)| value.into_owned()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_told_by_the_environment() {
        let url = "postgres://ada:p%40ss+w%2Ford@db.example:5433/games?sslmode=require";
        let told: BTreeMap<_, _> = environment(url).expect("an address").into_iter().collect();
        let said = |name: &str| told.get(name).map(String::as_str);
        assert_eq!(said("PGHOST"), Some("db.example"));
        assert_eq!(said("PGPORT"), Some("5433"));
        assert_eq!(said("PGUSER"), Some("ada"));
        assert_eq!(said("PGDATABASE"), Some("games"));
        assert_eq!(said("PGPASSWORD"), Some("p@ss+w/ord"));
        assert_eq!(said("PGSSLMODE"), Some("require"));
        let told: BTreeMap<_, _> =
            environment("postgres://ada@localhost/games?host=/run/pg").expect("an address").into_iter().collect();
        assert_eq!(told.get("PGHOST").map(String::as_str), Some("/run/pg"));
        assert!(!told.contains_key("PGPASSWORD"));
        assert!(environment("postgres://").is_ok() && environment("nonsense").is_err());
    }

    #[test]
    fn rows_of_a_dump_are_counted() {
        let told = "SET x = 1;\nCOPY public._sqlx_migrations (version, description) FROM stdin;\n10\tbegin\n11\tchanges\n\\.\n\n\
                    COPY public.keys (name, key) FROM stdin;\ncookies\t\\\\x00\n\\.\nCOPY public.matches (id) FROM stdin;\n\\.\n";
        let found = contents(told.as_bytes()).expect("read");
        assert_eq!((found.version, found.key), (Some(11), true));
        assert_eq!(found.rows.get("matches"), Some(&0));
        assert_eq!(found.rows.get("_sqlx_migrations"), Some(&2));
    }

    #[test]
    fn a_program_that_is_missing_is_named() {
        assert!(find("pg_nothing_of_the_kind", OsStr::new("/usr/bin:/bin")).is_none());
        let said = CopyError::NoProgram(DUMP).to_string();
        assert!(said.contains("pg_dump is missing") && said.contains("postgresql-client"), "{said}");
    }
}
