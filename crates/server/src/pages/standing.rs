//! How somebody stands with the house and with others: what they were told, what they have reported, whom they have blocked.
//! Part of the account page.

use maud::{Markup, html};
use tessera_kernel::Phrase;

use super::{Page, to};
use crate::clock::wall;
use crate::store::{BlockRow, ReportRow, WarningRow};
use crate::tables::person_name;
use crate::web::fault::Fault;
use crate::web::own_path;
use crate::web::posted::Posted;
use crate::web::visit::Visit;

/// How many reports of theirs somebody sees.
const MOST_REPORTS: i64 = 50;

/// All of it.
#[derive(Default)]
pub struct Standing {
    warnings: Vec<WarningRow>,
    reports: Vec<ReportRow>,
    blocks: Vec<BlockRow>,
}

impl Standing {
    /// How whoever visits stands.
    pub async fn of(visit: &Visit) -> Result<Self, Fault> {
        let Some(person) = visit.id() else { return Ok(Self::default()) };
        let store = &visit.app.store;
        Ok(Self {
            warnings: store.warnings(person).await?,
            reports: store.reports_by(person, MOST_REPORTS).await?,
            blocks: store.blocks(person).await?,
        })
    }

    /// What they were told, read or not.
    pub fn warnings(&self, visit: &Visit) -> Markup {
        html! {
            (unread(visit, &self.warnings))
            @let read: Vec<&WarningRow> = self.warnings.iter().filter(|warning| warning.seen).collect();
            @if !read.is_empty() {
                section .card {
                    h2 { (visit.word("server-warnings-title")) }
                    ul .standing { @for warning in read { li { span { (warning.text) " " (when(visit, warning.at)) } } } }
                }
            }
        }
    }

    /// What they have reported, and what became of it; whom they have blocked.
    pub fn parts(&self, visit: &Visit) -> Markup {
        html! {
            div .pair[!self.reports.is_empty() && !self.blocks.is_empty()] {
                @if !self.reports.is_empty() { (reports(visit, &self.reports)) }
                @if !self.blocks.is_empty() { (blocks(visit, &self.blocks)) }
            }
        }
    }
}

/// How long ago something was.
fn when(visit: &Visit, at: i64) -> Markup {
    let days = (wall() - at).max(0) / 86_400_000;
    let phrase = Phrase::new("server-days-ago").with("days", i32::try_from(days).unwrap_or(i32::MAX));
    html! { span .quiet { (visit.say(&phrase)) } }
}

/// What somebody was told and has not read.
pub fn unread(visit: &Visit, warnings: &[WarningRow]) -> Markup {
    let unread: Vec<&WarningRow> = warnings.iter().filter(|warning| !warning.seen).collect();
    html! {
        @if !unread.is_empty() {
            section .card.warned role="alert" aria-labelledby="warned" {
                h2 #warned { (visit.word("server-warned-title")) }
                @for warning in unread { p { (warning.text) } }
                form method="post" action="/account/read-warnings" {
                    input type="hidden" name="csrf" value=(visit.csrf);
                    button .button type="submit" { (visit.word("server-warned-read")) }
                }
            }
        }
    }
}

fn reports(visit: &Visit, reports: &[ReportRow]) -> Markup {
    html! {
        section .card {
            h2 { (visit.word("server-reports-title")) }
            ul .standing { @for report in reports { li {
                span {
                    strong { (person_name(report.name.as_deref(), report.guest, visit.prefs.language)) } " · "
                    (visit.word(&format!("server-report-{}", report.kind))) " " (when(visit, report.at))
                }
                span .tag { (visit.word(became(report))) }
            } } }
        }
    }
}

/// What became of a report.
fn became(report: &ReportRow) -> &'static str {
    match (report.status.as_str(), report.outcome.as_deref()) {
        ("open", _) => "server-report-open",
        ("seen", _) => "server-report-seen",
        (_, Some("warned")) => "server-report-warned",
        (_, Some("suspended")) => "server-report-suspended",
        (_, Some("gone")) => "server-report-gone",
        _ => "server-report-none",
    }
}

fn blocks(visit: &Visit, blocks: &[BlockRow]) -> Markup {
    html! {
        section .card {
            h2 { (visit.word("server-blocks-title")) }
            p { (visit.word("server-blocks-text")) }
            ul .standing { @for block in blocks {
                @let name = person_name(block.name.as_deref(), block.guest, visit.prefs.language);
                li {
                    strong { (name) }
                    form method="post" action="/account/unblock" {
                        input type="hidden" name="csrf" value=(visit.csrf);
                        input type="hidden" name="block" value=(block.id);
                        button .button type="submit" aria-label=(visit.say(&Phrase::new("server-unblock-who").with("who", name.clone()))) {
                            (visit.word("server-unblock"))
                        }
                    }
                }
            } }
        }
    }
}

/// No longer blocks somebody. Only a block of one's own can be meant.
pub async fn unblock(posted: Posted) -> Page {
    let person = posted.visit.id().ok_or(Fault::FORBIDDEN)?;
    posted.visit.app.store.unblock(person, posted.number("block")?).await?;
    Ok(to(own_path(posted.get("back")).unwrap_or("/account?done=unblocked")))
}

/// They have read what they were told.
pub async fn read_warnings(posted: Posted) -> Page {
    let person = posted.visit.id().ok_or(Fault::FORBIDDEN)?;
    posted.visit.app.store.read_warnings(person).await?;
    Ok(to(posted.visit.referer.as_deref().unwrap_or("/")))
}
