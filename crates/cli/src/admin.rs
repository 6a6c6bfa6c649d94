//! `tessera admin`: a site is kept in order, also while it is served.

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};
use serde::Serialize;
use tessera_server::admin::{Admin, PAGE, People, Profile, Report, Verdict, Who};
use tessera_server::{Config, Database};

use crate::failure::Failure;

/// Keep a site in order: people, tables, reports, invitations.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  tessera admin accounts ada\n  tessera admin suspend Ada --reason 'Insults in the chat' \
    --days 7\n  tessera admin reports\n  tessera admin close 12 --outcome warning --reason 'Mind your words'\n  \
    tessera admin invites new --uses 5 --days 30 --label 'the chess club'\n  tessera admin invites on\n\nServers notice \
    at the next request. Everything that is done stands in `tessera admin log`."
)]
pub struct Arguments {
    /// The server's data folder
    #[arg(long, global = true, value_name = "FOLDER", env = "TESSERA_DATA", default_value = "data")]
    data: PathBuf,
    /// The SQLite file, or the address of PostgreSQL [default: tessera.sqlite in the data folder]
    #[arg(long, global = true, value_name = "FILE_OR_URL", env = "TESSERA_DATABASE", hide_env_values = true)]
    database: Option<Database>,
    /// Who does it, for the log [default: your name on this machine]
    #[arg(long = "as", global = true, value_name = "NAME")]
    by: Option<String>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List people, the latest first
    Accounts {
        /// A part of the name
        #[arg(default_value = "")]
        search: String,
        /// Guests, too
        #[arg(long)]
        guests: bool,
        /// Only those who are suspended
        #[arg(long)]
        suspended: bool,
        #[command(flatten)]
        list: List,
    },
    /// Show somebody, with their tables
    Account {
        #[command(flatten)]
        person: Person,
        /// As one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Suspend somebody: logged out everywhere, told the reason, played for by bots
    Suspend {
        #[command(flatten)]
        person: Person,
        /// What the person is told
        #[arg(long, value_name = "TEXT")]
        reason: String,
        /// For so many days [default: until it is lifted]
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=36_500))]
        days: Option<u32>,
        #[command(flatten)]
        why: Why,
    },
    /// Let somebody play again; their seats are theirs again
    Unsuspend {
        #[command(flatten)]
        person: Person,
        #[command(flatten)]
        why: Why,
    },
    /// Tell somebody something, on their home page
    Warn {
        #[command(flatten)]
        person: Person,
        /// What the person is told
        #[arg(long, value_name = "TEXT")]
        reason: String,
        #[command(flatten)]
        why: Why,
    },
    /// Give an account another name
    Rename {
        #[command(flatten)]
        person: Person,
        /// The new name
        name: String,
        #[command(flatten)]
        why: Why,
    },
    /// Delete somebody for good, as they can themselves
    Delete {
        #[command(flatten)]
        person: Person,
        /// Also what they said in chats
        #[arg(long)]
        chat: bool,
        #[command(flatten)]
        sure: Sure,
        #[command(flatten)]
        why: Why,
    },
    /// List tables, those where something happened last first
    Tables {
        /// Only those that are open, running, finished or ended
        #[arg(long, value_enum)]
        status: Option<Status>,
        /// Only those of the account of this name
        #[arg(long, value_name = "NAME")]
        of: Option<String>,
        #[command(flatten)]
        list: List,
    },
    /// End a match without a result, or take a table away that has not begun
    End {
        /// The table, as in its address
        table: String,
        #[command(flatten)]
        sure: Sure,
        #[command(flatten)]
        why: Why,
    },
    /// Take a table off the list of those that anyone may find and watch
    Hide {
        /// The table, as in its address
        table: String,
        #[command(flatten)]
        why: Why,
    },
    /// Put a table on that list again
    Unhide {
        /// The table, as in its address
        table: String,
        #[command(flatten)]
        why: Why,
    },
    /// List reports that are not closed
    Reports {
        /// Those that are closed, too
        #[arg(long)]
        all: bool,
        #[command(flatten)]
        list: List,
    },
    /// Read a report; whoever made it sees that somebody has
    Report {
        /// Its number
        report: i64,
        /// As one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Close a report, and do what comes of it
    Close {
        /// Its number
        report: i64,
        /// What comes of it; whoever made it can see that
        #[arg(long, value_enum)]
        outcome: Outcome,
        /// What the person it is about is told, with a warning or a suspension
        #[arg(long, value_name = "TEXT")]
        reason: Option<String>,
        /// How many days a suspension lasts [default: until it is lifted]
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=36_500))]
        days: Option<u32>,
        #[command(flatten)]
        why: Why,
    },
    /// Let newcomers in by invitation only, and invite them
    #[command(subcommand)]
    Invites(Invites),
    /// Show what was done, the last first
    Log {
        #[command(flatten)]
        list: List,
    },
}

#[derive(Subcommand)]
enum Invites {
    /// From now on newcomers need an invitation; whoever is here stays
    On {
        #[command(flatten)]
        why: Why,
    },
    /// From now on anyone may come
    Off {
        #[command(flatten)]
        why: Why,
    },
    /// Make an invitation; its code is shown once
    New {
        /// How many newcomers it is for
        #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
        uses: u32,
        /// For so many days [default: until it is used up]
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=36_500))]
        days: Option<u32>,
        /// Whom it is for
        #[arg(long, value_name = "TEXT", default_value = "")]
        label: String,
        /// As one JSON object
        #[arg(long)]
        json: bool,
    },
    /// List invitations, and say whether newcomers need one
    List {
        /// As JSON
        #[arg(long)]
        json: bool,
    },
    /// Let nobody in any more by an invitation
    Revoke {
        /// Its number
        invitation: i64,
        #[command(flatten)]
        why: Why,
    },
}

#[derive(Args)]
struct Person {
    /// The name of an account; with --number, the number of a person
    #[arg(value_name = "WHO")]
    who: String,
    /// WHO is a number, as `tessera admin accounts` shows it: guests have no other name
    #[arg(long)]
    number: bool,
}

impl Person {
    fn meant(&self) -> Result<Who, Failure> {
        if !self.number {
            return Ok(Who::Name(self.who.clone()));
        }
        let number = self.who.parse().map_err(|_| Failure::Usage(format!("'{}' is not a number", self.who)))?;
        Ok(Who::Number(number))
    }
}

#[derive(Args)]
struct List {
    /// Which page, of fifty lines each
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    page: u32,
    /// As a JSON array
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
struct Why {
    /// Why, for the log
    #[arg(long, value_name = "TEXT", default_value = "")]
    note: String,
}

#[derive(Args)]
struct Sure {
    /// Yes, it cannot be undone
    #[arg(long)]
    yes: bool,
}

impl Sure {
    fn asked(&self, what: &str) -> Result<(), Failure> {
        if self.yes {
            Ok(())
        } else {
            Err(Failure::Usage(format!("{what} cannot be undone; add --yes if you are sure")))
        }
    }
}

#[derive(Clone, Copy, ValueEnum)]
enum Status {
    Open,
    Running,
    Finished,
    Ended,
}

impl Status {
    const fn text(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Finished => "finished",
            Self::Ended => "ended",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Outcome {
    /// Nothing has to be done
    None,
    /// The person is told something
    Warning,
    /// The person may not play for a while
    Suspension,
}

/// Does what was asked, and says so.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let config = Config { data: arguments.data.clone(), database: arguments.database.clone(), ..Config::default() };
    let who = arguments.by.clone().unwrap_or_else(user);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let admin = Admin::open(&config.place(), &who).await?;
        let done = obey(&admin, &arguments.command, &mut std::io::stdout()).await;
        admin.close().await;
        done
    })
}

/// Whoever uses this machine.
fn user() -> String {
    let named = ["USER", "LOGNAME", "USERNAME"].into_iter().find_map(|name| std::env::var(name).ok());
    named.filter(|name| !name.trim().is_empty()).unwrap_or_else(|| "somebody".to_owned())
}

async fn obey(admin: &Admin, command: &Command, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        Command::Accounts { search, guests, suspended, list } => {
            let people = People { text: search.clone(), guests: *guests, suspended: *suspended };
            let found = admin.accounts(&people, list.page).await?;
            let row = |one: &tessera_server::admin::Account| {
                let mut marks = vec![if one.guest { "guest" } else { "account" }.to_owned()];
                marks.extend(one.suspended.then(|| "suspended".to_owned()));
                marks.extend((one.reports > 0).then(|| format!("{} reports", one.reports)));
                let seen = one.seen.as_deref().map_or("-", date);
                vec![
                    one.number.to_string(),
                    one.called.clone(),
                    date(&one.created).to_owned(),
                    seen.to_owned(),
                    one.tables.to_string(),
                    marks.join(", "),
                ]
            };
            show(out, list, &found, &["number", "called", "came", "seen", "tables", ""], row)
        }
        Command::Account { person, json } => {
            let profile = admin.account(&person.meant()?).await?;
            if *json { object(out, &profile) } else { Ok(write!(out, "{}", told(&profile))?) }
        }
        Command::Suspend { person, reason, days, why } => {
            let who = admin.suspend(&person.meant()?, *days, reason, &why.note).await?;
            let long = days.map_or("until it is lifted".to_owned(), |days| format!("for {days} days"));
            Ok(writeln!(out, "{who} is suspended {long}.")?)
        }
        Command::Unsuspend { person, why } => {
            let who = admin.unsuspend(&person.meant()?, &why.note).await?;
            Ok(writeln!(out, "{who} may play again.")?)
        }
        Command::Warn { person, reason, why } => {
            let who = admin.warn(&person.meant()?, reason, &why.note).await?;
            Ok(writeln!(out, "{who} will read it.")?)
        }
        Command::Rename { person, name, why } => {
            let who = admin.rename(&person.meant()?, name, &why.note).await?;
            Ok(writeln!(out, "{who} is called {name} now.")?)
        }
        Command::Delete { person, chat, sure, why } => {
            let who = person.meant()?;
            // Whoever is meant is named before anything is done.
            let profile = admin.account(&who).await?;
            sure.asked(&format!("deleting {} (number {})", profile.called, profile.number))?;
            let who = admin.delete(&who, *chat, &why.note).await?;
            Ok(writeln!(out, "{who} is gone.")?)
        }
        Command::Tables { status, of, list } => {
            let of = of.clone().map(Who::Name);
            let found = admin.tables(status.map(Status::text), of.as_ref(), list.page).await?;
            show(out, list, &found, &TABLE, table_row)
        }
        Command::End { table, sure, why } => {
            sure.asked(&format!("ending table {table}"))?;
            admin.end(table, &why.note).await?;
            Ok(writeln!(out, "Table {table} has ended.")?)
        }
        Command::Hide { table, why } => {
            admin.list(table, false, &why.note).await?;
            Ok(writeln!(out, "Table {table} is hidden from strangers.")?)
        }
        Command::Unhide { table, why } => {
            admin.list(table, true, &why.note).await?;
            Ok(writeln!(out, "Table {table} is listed again.")?)
        }
        Command::Reports { all, list } => {
            let found = admin.reports(*all, list.page).await?;
            let row = |one: &Report| {
                let named = |who: &Option<tessera_server::admin::Named>| {
                    who.as_ref().map_or("someone".to_owned(), |who| who.called.clone())
                };
                let status = one.outcome.as_ref().unwrap_or(&one.status).clone();
                let at = date(&one.at).to_owned();
                vec![one.report.to_string(), at, status, one.kind.clone(), named(&one.about), named(&one.by)]
            };
            show(out, list, &found, &["report", "at", "status", "kind", "about", "by"], row)
        }
        Command::Report { report, json } => {
            let report = admin.report(*report).await?;
            if *json { object(out, &report) } else { Ok(write!(out, "{}", read(&report))?) }
        }
        Command::Close { report, outcome, reason, days, why } => {
            let verdict = verdict(*outcome, reason.as_deref(), *days)?;
            admin.close_report(*report, &verdict, &why.note).await?;
            Ok(writeln!(out, "Report {report} is closed.")?)
        }
        Command::Invites(invites) => invite(admin, invites, out).await,
        Command::Log { list } => {
            let found = admin.log(list.page).await?;
            let row = |one: &tessera_server::admin::LogLine| {
                let about = one.called.as_ref().map_or(one.about.clone(), |called| format!("{} ({called})", one.about));
                vec![date(&one.at).to_owned(), one.who.clone(), one.what.clone(), about, one.note.replace('\n', " ")]
            };
            show(out, list, &found, &["at", "who", "what", "about", "note"], row)
        }
    }
}

async fn invite(admin: &Admin, invites: &Invites, out: &mut impl Write) -> Result<(), Failure> {
    match invites {
        Invites::On { why } => {
            admin.set_invite_only(true, &why.note).await?;
            Ok(writeln!(out, "Newcomers need an invitation from now on: `tessera admin invites new` makes one.")?)
        }
        Invites::Off { why } => {
            admin.set_invite_only(false, &why.note).await?;
            Ok(writeln!(out, "Anyone may come from now on.")?)
        }
        Invites::New { uses, days, label, json } => {
            let (invitation, code) = admin.invite(*uses, *days, label).await?;
            if *json {
                return object(out, &serde_json::json!({ "invitation": invitation, "code": code }));
            }
            Ok(writeln!(
                out,
                "{code}\n\nInvitation {invitation}; the link is /welcome?code={code}. It is not shown again."
            )?)
        }
        Invites::List { json } => {
            let (closed, found) = (admin.is_invite_only().await?, admin.invitations().await?);
            if *json {
                return object(out, &serde_json::json!({ "invite_only": closed, "invitations": found }));
            }
            writeln!(out, "Newcomers {} an invitation.", if closed { "need" } else { "do not need" })?;
            let row = |one: &tessera_server::admin::Invitation| {
                let ends = one.expires.as_deref().map_or("-", date);
                let used = format!("{} of {}", one.used, one.uses);
                vec![one.invitation.to_string(), used, ends.to_owned(), one.label.clone()]
            };
            columns(out, &["invitation", "used", "ends", "label"], &found.iter().map(row).collect::<Vec<_>>())
        }
        Invites::Revoke { invitation, why } => {
            admin.revoke(*invitation, &why.note).await?;
            Ok(writeln!(out, "Nobody comes by invitation {invitation} any more.")?)
        }
    }
}

/// What comes of a report, as it was typed.
fn verdict(outcome: Outcome, reason: Option<&str>, days: Option<u32>) -> Result<Verdict, Failure> {
    let reason = match (outcome, reason) {
        (Outcome::None, None) => String::new(),
        (Outcome::None, Some(_)) => {
            return Err(Failure::Usage(
                "with --outcome none nobody is told a reason; use --note for the log".to_owned(),
            ));
        }
        (_, None) => return Err(Failure::Usage("say with --reason what the person is told".to_owned())),
        (_, Some(reason)) => reason.to_owned(),
    };
    if days.is_some() && outcome != Outcome::Suspension {
        return Err(Failure::Usage("--days goes with --outcome suspension".to_owned()));
    }
    Ok(match outcome {
        Outcome::None => Verdict::Nothing,
        Outcome::Warning => Verdict::Warning(reason),
        Outcome::Suspension => Verdict::Suspension { reason, days },
    })
}

const TABLE: [&str; 6] = ["table", "game", "status", "people", "last", "set up by"];

fn table_row(one: &tessera_server::admin::Table) -> Vec<String> {
    let status = if one.listed { format!("{}, listed", one.status) } else { one.status.clone() };
    let owner = match (&one.owner_called, one.owner) {
        (Some(called), _) => called.clone(),
        (None, Some(number)) => format!("guest {number}"),
        (None, None) => "someone".to_owned(),
    };
    vec![one.table.clone(), one.game.clone(), status, one.people.to_string(), date(&one.updated).to_owned(), owner]
}

/// A time without its seconds.
fn date(time: &str) -> &str {
    time.get(..16).unwrap_or(time)
}

/// Somebody, in lines.
fn told(profile: &Profile) -> String {
    let kind = if profile.guest { "guest" } else { "account" };
    let mut lines = vec![
        format!("{} (number {}), {kind} since {}", profile.called, profile.number, date(&profile.created)),
        format!("logged in with {} browsers, {} tokens", profile.sessions, profile.tokens),
    ];
    if profile.suspended {
        let until = profile.suspended_until.as_deref().map_or("it is lifted", date);
        let reason = profile.suspended_reason.as_deref().unwrap_or_default();
        lines.push(format!("suspended until {until}: {reason}"));
    }
    lines.extend(profile.warnings.iter().map(|warning| format!("warned: {warning}")));
    if !profile.reports.is_empty() {
        let reports: Vec<String> = profile.reports.iter().map(ToString::to_string).collect();
        lines.push(format!("reports to look at: {}", reports.join(", ")));
    }
    let mut text = lines.join("\n") + "\n";
    if !profile.tables.is_empty() {
        text += "\n";
        text += &laid_out(&TABLE, &profile.tables.iter().map(table_row).collect::<Vec<_>>());
    }
    text
}

/// A report, in lines.
fn read(report: &Report) -> String {
    let named =
        |who: &Option<tessera_server::admin::Named>| who.as_ref().map_or("someone".to_owned(), ToString::to_string);
    let status = match &report.outcome {
        Some(outcome) => format!("{}: {outcome}", report.status),
        None => report.status.clone(),
    };
    let mut text = format!("Report {} of {}, {status}\n", report.report, date(&report.at));
    text += &format!("{} about {}, by {}\n", report.kind, named(&report.about), named(&report.by));
    if let Some(table) = &report.table {
        text += &format!("at /t/{table}\n");
    }
    if let Some(quote) = &report.quote {
        text += &format!("\nThey said:\n  {}\n", plain(quote));
    }
    if !report.text.is_empty() {
        text += &format!("\n{}\n", report.text.lines().map(plain).collect::<Vec<_>>().join("\n"));
    }
    text
}

/// What people wrote, without what a terminal would obey.
fn plain(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).collect()
}

fn object(out: &mut impl Write, value: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(value).map_err(std::io::Error::from)?;
    Ok(writeln!(out, "{text}")?)
}

/// A page of a list.
fn show<T: Serialize>(
    out: &mut impl Write,
    list: &List,
    found: &[T],
    head: &[&str],
    row: impl Fn(&T) -> Vec<String>,
) -> Result<(), Failure> {
    if list.json {
        return object(out, &found);
    }
    columns(out, head, &found.iter().map(row).collect::<Vec<_>>())?;
    if found.len() == usize::try_from(PAGE).unwrap_or_default() {
        writeln!(out, "… --page {} shows more", list.page + 1)?;
    }
    Ok(())
}

fn columns(out: &mut impl Write, head: &[&str], rows: &[Vec<String>]) -> Result<(), Failure> {
    if rows.is_empty() {
        return Ok(writeln!(out, "nothing")?);
    }
    Ok(write!(out, "{}", laid_out(head, rows))?)
}

/// Rows under each other.
fn laid_out(head: &[&str], rows: &[Vec<String>]) -> String {
    let head = head.iter().map(ToString::to_string).collect::<Vec<_>>();
    let lines = || std::iter::once(&head).chain(rows);
    let width =
        |column: usize| lines().filter_map(|line| Some(line.get(column)?.chars().count())).max().unwrap_or_default();
    let widths: Vec<usize> = (0..head.len()).map(width).collect();
    let mut text = String::new();
    for line in lines() {
        let cells: Vec<String> =
            line.iter().zip(&widths).map(|(cell, &width)| format!("{:width$}", plain(cell))).collect();
        text += cells.join("  ").trim_end();
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        admin: Arguments,
    }

    #[test]
    fn whom_a_deed_is_about_is_not_who_does_it() {
        let by = |more: &[&str]| {
            let line = ["admin", "warn", "Ada", "--reason", "Mind your words"].iter().chain(more);
            Line::try_parse_from(line).expect("a command").admin.by
        };
        assert_eq!(by(&[]), None);
        assert_eq!(by(&["--as", "Bo"]).as_deref(), Some("Bo"));
    }
}
