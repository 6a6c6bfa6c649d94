//! What news say: which game, with whom, where. Nothing of what only one player knows.

use std::time::Duration;

use tessera_kernel::Phrase;
use tessera_notices::{Link, NotALink, Notice, Urgency};
use tessera_words::{Language, Speaker};

use super::Kind;
use super::links::{ALL, unsubscribe};
use crate::app::App;
use crate::store::{AddressRow, Status};
use crate::tables::Snapshot;

const HOUR: u64 = 3600;

/// News of a match in a person's language.
pub struct Told {
    /// Which delivery it is.
    pub id: i64,
    /// What kind.
    pub kind: Kind,
    title: String,
    body: String,
    path: String,
    tag: String,
}

impl Told {
    /// News of a match for somebody.
    pub fn new(id: i64, kind: Kind, now: &Snapshot, person: i64, language: Language) -> Self {
        let speaker = Speaker::new(language, &[]);
        let row = &now.meta.row;
        let game = speaker.word(&format!("{}-name", row.game));
        let own = now.seats_of(Some(person));
        let names = now.names(language).into_iter().enumerate();
        let others: Vec<String> =
            names.filter(|(index, _)| own.iter().all(|seat| seat.index() != *index)).map(|(_, name)| name).collect();
        let message = |part: &str| {
            let phrase = Phrase::new(match (kind, part) {
                (Kind::Turn, "title") => "notice-turn-title",
                (Kind::Turn, _) => "notice-turn-body",
                (Kind::Time, "title") => "notice-time-title",
                (Kind::Time, _) => "notice-time-body",
                (Kind::Invite, "title") => "notice-invite-title",
                (Kind::Invite, _) => "notice-invite-body",
                (Kind::Over, "title") => "notice-over-title",
                (Kind::Over, _) => "notice-over-body",
                (Kind::Chat, "title") => "notice-chat-title",
                (Kind::Chat, _) => "notice-chat-body",
            });
            speaker.say(&phrase.with("game", game.clone()).with("others", others.join(", ")))
        };
        let ended = row.status() == Status::Finished || kind == Kind::Invite;
        let path = if ended { format!("/t/{}/end", row.id) } else { format!("/t/{}", row.id) };
        // A turn and its time are one thing to whoever looks at a telephone.
        let about = if kind == Kind::Time { Kind::Turn } else { kind };
        let tag = format!("{} {}", about.name(), row.id);
        Self { id, kind, title: message("title"), body: message("body"), path, tag }
    }

    /// The notice for an address.
    pub fn notice(&self, app: &App, to: &AddressRow, language: Language) -> Result<Notice, NotALink> {
        let (urgency, hours) = match self.kind {
            Kind::Time => (Urgency::High, 6),
            Kind::Turn => (Urgency::Normal, 24),
            Kind::Invite | Kind::Over => (Urgency::Normal, 48),
            Kind::Chat => (Urgency::Low, 12),
        };
        let (footer, unsubscribe) = leave(app, to, self.kind.name(), language)?;
        Ok(Notice {
            id: self.id.to_string(),
            kind: self.kind.name().to_owned(),
            tag: self.tag.clone(),
            title: self.title.clone(),
            body: self.body.clone(),
            footer,
            url: link(app, &self.path)?,
            unsubscribe,
            urgency,
            keep: Duration::from_secs(hours * HOUR),
        })
    }
}

/// Several news in one mail.
pub fn digest(app: &App, told: &[Told], to: &AddressRow, language: Language) -> Result<Notice, NotALink> {
    let [first, rest @ ..] = told else { return Err(NotALink::NotOfTheWeb) };
    let mut notice = first.notice(app, to, language)?;
    if rest.is_empty() {
        return Ok(notice);
    }
    let speaker = Speaker::new(language, &[]);
    notice.title = speaker.say(&Phrase::new("notice-digest-title").with("count", told.len()));
    let part = |one: &Told| Ok(format!("{}\n{}\n{}", one.title, one.body, link(app, &one.path)?));
    notice.body = told.iter().map(part).collect::<Result<Vec<String>, NotALink>>()?.join("\n\n");
    notice.url = link(app, "/")?;
    if rest.iter().any(|one| one.kind != first.kind) {
        (notice.footer, notice.unsubscribe) = leave(app, to, ALL, language)?;
    }
    Ok(notice)
}

/// The end of a mail, with the way out of further ones; other channels have their own.
fn leave(app: &App, to: &AddressRow, kind: &str, language: Language) -> Result<(String, Option<Link>), NotALink> {
    if to.channel != "mail" {
        return Ok((String::new(), None));
    }
    let out = link(app, &unsubscribe(app, to.id, kind))?;
    let phrase = Phrase::new("notice-footer").with("link", out.to_string());
    Ok((Speaker::new(language, &[]).say(&phrase), Some(out)))
}

/// A link to a page of ours.
fn link(app: &App, path: &str) -> Result<Link, NotALink> {
    Link::parse(&format!("{}{path}", app.notices.public.as_deref().unwrap_or_default()))
}

/// A mail that somebody has asked for, with the link that does it.
pub fn asked_for(
    app: &App,
    id: &str,
    purpose: &str,
    name: &str,
    secret: &str,
    language: Language,
) -> Result<Notice, NotALink> {
    let speaker = Speaker::new(language, &[]);
    let (title, body, path) = match purpose {
        "confirm" => ("notice-confirm-title", "notice-confirm-body", format!("/confirm/{secret}")),
        _ => ("notice-reset-title", "notice-reset-body", format!("/reset/{secret}")),
    };
    Ok(Notice {
        id: id.to_owned(),
        kind: purpose.to_owned(),
        tag: String::new(),
        title: speaker.word(title),
        body: speaker.say(&Phrase::new(body).with("name", name.to_owned())),
        footer: String::new(),
        url: link(app, &path)?,
        unsubscribe: None,
        urgency: Urgency::High,
        keep: Duration::from_secs(HOUR),
    })
}
