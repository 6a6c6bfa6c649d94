//! A new table.

use std::collections::HashMap;

use axum::extract::Query;
use axum::response::IntoResponse as _;
use maud::{Markup, html};
use tessera_bots::{Kind, Level};
use tessera_games::Info;
use tessera_kernel::{Options, Phrase, Takebacks};

use super::{Page, to};
use crate::tables::{OrderError, SeatOrder, TableOrder, USUAL_BOT};
use crate::web::fault::Fault;
use crate::web::posted::Posted;
use crate::web::visit::Visit;

/// The form.
pub async fn show(visit: Visit, Query(query): Query<HashMap<String, String>>) -> Page {
    let usual = tessera_games::IDS.first().copied().unwrap_or_default();
    let game = query.get("game").map_or(usual, String::as_str);
    let info = tessera_games::info(game).map_err(|_| Fault::NOT_FOUND)?;
    Ok(form(&visit, &info, None).into_response())
}

fn form(visit: &Visit, info: &Info, wrong: Option<&str>) -> Markup {
    let id = info.id;
    let body = html! {
        h1 { (visit.word("server-new-title")) }
        @if tessera_games::IDS.len() > 1 {
            nav .buttons aria-label=(visit.word("server-new-game")) {
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
                legend { (visit.word(&format!("{id}-name"))) }
                (choice(visit, "edition", &visit.word("server-new-edition"),
                    info.editions.iter().map(|&edition| (edition, visit.word(&format!("{id}-edition-{edition}"))))))
                @for option in info.options {
                    (choice(visit, &format!("option-{}", option.key),
                        &visit.word(&format!("{id}-option-{}", option.key)),
                        option.values.iter().map(|&value|
                            (value, visit.word(&format!("{id}-option-{}-{value}", option.key))))))
                    p { small { a href={ "/rules/" (id) "#" (option.rule) } { (visit.word("server-rule")) " " (option.rule) } } }
                }
            }
            fieldset .card {
                legend { (visit.word("server-new-seats")) }
                p .quiet { (visit.say(&Phrase::new("server-new-seats-hint").with("min", info.min_seats).with("max", info.max_seats))) }
                @for seat in 0..info.max_seats { (seat_field(visit, info, seat)) }
            }
            fieldset .card {
                legend { (visit.word("server-new-how")) }
                (words(visit, "takebacks", &["free", "strict"]))
                (words(visit, "listed", &["private", "listed"]))
                (words(visit, "pace", &["none", "days-1", "days-3", "days-7", "clock-15", "clock-30", "clock-60", "clock-120"]))
                (words(visit, "timeout", &["bot", "lose"]))
            }
            p .buttons { button .button.primary type="submit" { (visit.word("server-new-create")) } }
        }
    };
    visit.page(&visit.word("server-new-title"), body)
}

fn choice<'a>(_: &Visit, name: &str, label: &str, values: impl Iterator<Item = (&'a str, String)>) -> Markup {
    html! {
        label .field { span { (label) } select name=(name) {
            @for (value, word) in values { option value=(value) { (word) } }
        } }
    }
}

fn words(visit: &Visit, name: &str, values: &[&str]) -> Markup {
    let label = visit.word(&format!("server-new-{name}"));
    choice(visit, name, &label, values.iter().map(|&value| (value, visit.word(&format!("server-new-{name}-{value}")))))
}

fn seat_field(visit: &Visit, info: &Info, seat: usize) -> Markup {
    let kinds =
        ["me", "invite", "anyone", "here"].map(|kind| (kind.to_owned(), visit.word(&format!("server-seat-{kind}"))));
    let bots = Level::ALL.map(Kind::Level).map(|kind| (format!("bot-{kind}"), bot_name(visit, kind)));
    let empty = (seat >= info.min_seats).then(|| (String::new(), visit.word("server-seat-none")));
    let bot = format!("bot-{USUAL_BOT}");
    let usual = match seat {
        0 => "me",
        _ if seat < info.min_seats => bot.as_str(),
        _ => "",
    };
    html! {
        label .field {
            span { (tessera_table::seat_mark(seat)) (visit.say(&Phrase::new("server-seat").with("number", seat + 1))) }
            select name={ "seat-" (seat) } {
                @for (value, word) in empty.into_iter().chain(kinds).chain(bots) {
                    option value=(value) selected[value == usual] { (word) }
                }
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
    let order = order(&posted, &info)?;
    let person = posted.visit.person_or_guest().await?;
    match posted.visit.app.tables.create(person, &order).await {
        Ok(id) => Ok(to(&format!("/t/{id}"))),
        Err(OrderError::NoSeat) => {
            let wrong = posted.visit.word("server-new-no-seat");
            let page = form(&posted.visit, &info, Some(&wrong));
            Ok((axum::http::StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
        Err(OrderError::Begin(error)) => {
            let page = form(&posted.visit, &info, Some(&error.to_string()));
            Ok((axum::http::StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
        Err(error) => Err(error.into()),
    }
}

fn order(posted: &Posted, info: &Info) -> Result<TableOrder, Fault> {
    let mut options = Options::default();
    for option in info.options {
        let value = posted.get(&format!("option-{}", option.key));
        if !value.is_empty() {
            options.set(option.key, value);
        }
    }
    let mut seats = Vec::new();
    for seat in 0..info.max_seats {
        seats.extend(match posted.get(&format!("seat-{seat}")) {
            "" => None,
            "me" => Some(SeatOrder::Me),
            "here" => Some(SeatOrder::Here),
            "invite" => Some(SeatOrder::Invite),
            "anyone" => Some(SeatOrder::Anyone),
            bot => Some(SeatOrder::Bot(bot.strip_prefix("bot-").and_then(|bot| bot.parse().ok()).ok_or(Fault::BAD)?)),
        });
    }
    let (pace, allowance) = pace(posted.get("pace"))?;
    Ok(TableOrder {
        game: info.id.to_owned(),
        edition: posted.get("edition").to_owned(),
        options,
        takebacks: if posted.get("takebacks") == "strict" { Takebacks::Strict } else { Takebacks::Free },
        seats,
        listed: posted.get("listed") == "listed",
        pace,
        allowance,
        timeout: if posted.get("timeout") == "lose" { "lose" } else { "bot" },
    })
}

/// A pace as it stands in forms and the API: `none`, `days-3`, `clock-30`.
pub fn pace(text: &str) -> Result<(&'static str, i64), Fault> {
    let number = |text: &str, most: i64| {
        text.parse().ok().filter(|number| (1..=most).contains(number)).ok_or(Fault::BAD.detail("pace"))
    };
    match text.split_once('-') {
        Some(("days", days)) => Ok(("days", number(days, 60)?)),
        Some(("clock", minutes)) => Ok(("clock", number(minutes, 24 * 60)?)),
        None if matches!(text, "" | "none") => Ok(("none", 0)),
        _ => Err(Fault::BAD.detail("pace")),
    }
}
