//! A new table.

use std::collections::HashMap;

use axum::extract::Query;
use axum::response::IntoResponse as _;
use maud::{Markup, html};
use tessera_bots::{Kind, Level};
use tessera_games::Info;
use tessera_kernel::{Options, Phrase, Takebacks};
use tessera_session::Pace;

use super::account::name_field;
use super::terms;
use super::{Page, to};
use crate::store::STAND_IN;
use crate::tables::{OrderError, SeatOrder, TableOrder, USUAL_BOT, bot_named};
use crate::web::fault::Fault;
use crate::web::posted::Posted;
use crate::web::reasons;
use crate::web::visit::{Visit, nick};

/// The form.
pub async fn show(visit: Visit, Query(query): Query<HashMap<String, String>>) -> Page {
    let usual = tessera_games::IDS.first().copied().unwrap_or_default();
    let game = query.get("game").map_or(usual, String::as_str);
    let info = tessera_games::info(game).map_err(|_| Fault::NOT_FOUND)?;
    Ok(form(&visit, &info, None, None).into_response())
}

/// The form being filled in. `before` is what was sent and cannot be: nobody has to say everything twice.
struct Form<'a> {
    visit: &'a Visit,
    info: &'a Info,
    before: Option<&'a Posted>,
}

fn form(visit: &Visit, info: &Info, before: Option<&Posted>, wrong: Option<&str>) -> Markup {
    let id = info.id;
    let form = Form { visit, info, before };
    let hint = Phrase::new("server-new-seats-hint").with("min", info.min_seats).with("max", info.max_seats);
    let body = html! {
        h1 { (visit.word("server-new-title")) }
        @if tessera_games::IDS.len() > 1 {
            nav .buttons.pick-game aria-label=(visit.word("server-new-game")) {
                @for other in tessera_games::IDS {
                    a .button href={ "/new?game=" (other) } aria-current=[(*other == id).then_some("page")] {
                        (visit.word(&format!("{other}-name")))
                    }
                }
            }
        }
        @if let Some(wrong) = wrong { p .error role="alert" { (wrong) } }
        form .new-table method="post" action="/new" {
            input type="hidden" name="csrf" value=(visit.csrf);
            input type="hidden" name="game" value=(id);
            fieldset .card {
                legend { (visit.word("server-new-seats")) }
                p .quiet { (visit.say(&hint)) @if let Some(time) = visit.known(&format!("{id}-time")) { " " (time) } }
                (name_field(visit))
                @for seat in 0..info.max_seats { (form.seat(seat)) }
                dl .levels {
                    @for level in Level::ALL {
                        dt { (terms::level(visit, level)) }
                        dd { (visit.word(&format!("server-level-{}", level.name()))) }
                    }
                }
            }
            fieldset .card {
                legend { (visit.word("server-new-how")) }
                (form.words("takebacks", &["agreed", "strict", "free"]))
                (form.words("listed", &["private", "listed"]))
                (form.words("pace", &["none", "days-1", "days-3", "days-7", "clock-15", "clock-30", "clock-60", "clock-120"]))
                (form.words("timeout", &["bot", "lose"]))
                (form.levels("stand-in", STAND_IN))
            }
            fieldset .card {
                legend { (visit.word(&format!("{id}-name"))) }
                (form.choice("edition", &visit.word("server-new-edition"), None,
                    info.editions.iter().map(|&edition| (edition, visit.word(&format!("{id}-edition-{edition}"))))))
                @for option in &info.options {
                    (form.choice(&format!("option-{}", option.key),
                        &visit.word(&format!("{id}-option-{}", option.key)), Some(option.rule),
                        option.values.iter().map(|&value|
                            (value, visit.word(&format!("{id}-option-{}-{value}", option.key))))))
                }
            }
            p .buttons { button .button.primary type="submit" { (visit.word("server-new-create")) } }
        }
    };
    visit.page(&visit.word("server-new-title"), body)
}

impl Form<'_> {
    /// A field and its values, the usual one first; a rule that explains it stands below.
    fn choice<'a>(
        &self,
        name: &str,
        label: &str,
        rule: Option<&str>,
        values: impl Iterator<Item = (&'a str, String)>,
    ) -> Markup {
        let before = self.before.map_or("", |before| before.get(name));
        html! {
            label .field { span { (label) } select name=(name) {
                @for (value, word) in values { option value=(value) selected[value == before] { (word) } }
            } }
            @if let Some(rule) = rule {
                p { small { a href={ "/rules/" (self.info.id) "#" (rule) } { (self.visit.word("server-rule")) " " (rule) } } }
            }
        }
    }

    /// A field whose values have words of our own.
    fn words(&self, name: &str, values: &[&str]) -> Markup {
        let label = self.visit.word(&format!("server-new-{name}"));
        let word = |value: &str| self.visit.word(&format!("server-new-{name}-{value}"));
        self.choice(name, &label, None, values.iter().map(|&value| (value, word(value))))
    }

    /// A field whose values are levels, the usual one first.
    fn levels(&self, name: &str, usual: Level) -> Markup {
        let label = self.visit.word(&format!("server-new-{name}"));
        let levels = std::iter::once(usual).chain(Level::ALL.into_iter().filter(|&level| level != usual));
        let word = |level: Level| bot_name(self.visit, Kind::Level(level));
        self.choice(name, &label, None, levels.map(|level| (level.name(), word(level))))
    }

    /// Who plays a seat.
    fn seat(&self, seat: usize) -> Markup {
        let (visit, name) = (self.visit, format!("seat-{seat}"));
        let kinds = ["me", "invite", "anyone", "here"]
            .map(|kind| (kind.to_owned(), visit.word(&format!("server-seat-{kind}"))));
        let bots = Level::ALL.map(Kind::Level).map(|kind| (format!("bot-{kind}"), bot_name(visit, kind)));
        let empty = (seat >= self.info.min_seats).then(|| (String::new(), visit.word("server-seat-none")));
        let bot = format!("bot-{USUAL_BOT}");
        let usual = match seat {
            0 => "me",
            _ if seat < self.info.min_seats => bot.as_str(),
            _ => "",
        };
        let usual = self.before.map_or(usual, |before| before.get(&name));
        html! {
            label .field {
                span { (tessera_table::seat_mark(seat)) (visit.say(&Phrase::new("server-seat").with("number", seat + 1))) }
                select name=(name) data-seat {
                    @for (value, word) in empty.into_iter().chain(kinds).chain(bots) {
                        option value=(value) selected[value == usual] { (word) }
                    }
                }
            }
            label .field.here-name {
                span { (visit.say(&Phrase::new("server-seat-name").with("number", seat + 1))) }
                input type="text" name={ "name-" (seat) } maxlength="24" autocomplete="off"
                    value=[self.before.map(|before| before.get(&format!("name-{seat}")))]
                    placeholder=(visit.say(&Phrase::new("server-player-number").with("number", seat + 1)));
            }
        }
    }
}

/// What a bot is called, with its level.
pub fn bot_name(visit: &Visit, kind: Kind) -> String {
    let id = format!("server-bot-{kind}");
    let word = visit.word(&id);
    // A bot that is newer than our words goes by its own name.
    let level = if word.contains(&id) { kind.to_string() } else { word };
    visit.say(&Phrase::new("server-seat-bot").with("level", level))
}

/// Makes the table.
pub async fn create(mut posted: Posted) -> Page {
    let info = tessera_games::info(posted.get("game")).map_err(|_| Fault::BAD.detail("game"))?;
    let mut order = order(&posted, &info)?;
    let person = match named(&mut posted, &mut order).await {
        Ok(person) => person,
        Err(fault) if matches!(fault.code, "name" | "name-taken") => {
            let page = form(&posted.visit, &info, Some(&posted), Some(&posted.visit.refusal(&fault)));
            return Ok((fault.status, page).into_response());
        }
        Err(fault) => return Err(fault),
    };
    let wrong = match posted.visit.app.tables.create(person, &order).await {
        Ok(id) => return Ok(to(&format!("/t/{id}"))),
        Err(OrderError::NoSeat) => Phrase::new("server-new-no-seat"),
        Err(OrderError::Begin(error)) => reasons::begin(&error),
        Err(error) => return Err(error.into()),
    };
    let page = form(&posted.visit, &info, Some(&posted), Some(&posted.visit.say(&wrong)));
    Ok((axum::http::StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
}

/// Whoever sets the table up, by the name they give; and the names of those at the same screen.
async fn named(posted: &mut Posted, order: &mut TableOrder) -> Result<i64, Fault> {
    let mut chosen = order.names.clone();
    for name in chosen.iter_mut().flatten() {
        *name = nick(&posted.visit.app, name).await?;
    }
    order.names = chosen;
    posted.called().await
}

fn order(posted: &Posted, info: &Info) -> Result<TableOrder, Fault> {
    let mut options = Options::default();
    let edition = Some(posted.get("edition")).filter(|edition| !edition.is_empty()).unwrap_or(info.editions[0]);
    for option in info.options.iter().filter(|option| option.is_in(edition)) {
        let value = posted.get(&format!("option-{}", option.key));
        if !value.is_empty() {
            options.set(option.key, value);
        }
    }
    let (mut seats, mut names) = (Vec::new(), Vec::new());
    for seat in 0..info.max_seats {
        let kind = posted.get(&format!("seat-{seat}"));
        if !kind.is_empty() {
            let name = posted.get(&format!("name-{seat}")).trim();
            names.push((kind == "here" && !name.is_empty()).then(|| name.to_owned()));
        }
        seats.extend(match kind {
            "" => None,
            "me" => Some(SeatOrder::Me),
            "here" => Some(SeatOrder::Here),
            "invite" => Some(SeatOrder::Invite),
            "anyone" => Some(SeatOrder::Anyone),
            bot => Some(SeatOrder::Bot(bot.strip_prefix("bot-").and_then(bot_named).ok_or(Fault::BAD)?)),
        });
    }
    Ok(TableOrder {
        game: info.id.to_owned(),
        edition: posted.get("edition").to_owned(),
        options,
        takebacks: match posted.get("takebacks") {
            "" => Takebacks::default(),
            takebacks => takebacks.parse().map_err(|_| Fault::BAD.detail("takebacks"))?,
        },
        seats,
        names,
        listed: posted.get("listed") == "listed",
        pace: pace(posted.get("pace"))?,
        timeout: if posted.get("timeout") == "lose" { "lose" } else { "bot" },
        stand_in: stand_in(posted.get("stand-in"))?,
    })
}

/// The level that plays for whoever leaves, as it stands in forms and the API.
pub fn stand_in(text: &str) -> Result<Level, Fault> {
    match text {
        "" => Ok(STAND_IN),
        text => Level::ALL.into_iter().find(|level| level.name() == text).ok_or(Fault::BAD.detail("stand-in")),
    }
}

/// A pace as it stands in forms and the API: `none`, `days-3`, `clock-30`.
pub fn pace(text: &str) -> Result<Pace, Fault> {
    match text {
        "" => Ok(Pace::None),
        text => text.parse().map_err(|error| Fault::BAD.detail(format!("pace: {error}"))),
    }
}
