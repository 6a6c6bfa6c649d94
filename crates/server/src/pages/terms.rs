//! What whoever sits down should know of a table before: how far choices can be taken back, and who may know what comes.

use maud::{Markup, html};
use tessera_bots::Level;
use tessera_kernel::{Phrase, Setup, Takebacks};
use tessera_session::Pace;

use super::new_table::bot_name;
use crate::store::{MatchRow, SeatKind, SeatRow};
use crate::tables::Snapshot;
use crate::web::visit::Visit;

/// The terms in full, for whoever is about to sit down: what is played and how, and against whom.
pub fn terms(visit: &Visit, snapshot: &Snapshot) -> Markup {
    let row = &snapshot.meta.row;
    html! {
        ul .terms {
            @if let Ok(setup) = row.setup() {
                @let variants = variants(visit, &row.game, &setup);
                @if !variants.is_empty() { li { @for variant in variants { span .tag { (variant) } " " } } }
            }
            li { (visit.say(&pace(row.pace()))) @if row.pace() != Pace::None {
                " " (visit.word(&format!("server-terms-timeout-{}", row.timeout)))
            } }
            li { (visit.say(&Phrase::new("server-terms-stand-in").with("level", level(visit, row.stand_in())))) }
            @if let Ok(setup) = row.setup() {
                li .warning[setup.takebacks == Takebacks::Free] {
                    (visit.word(&format!("server-terms-{}", setup.takebacks)))
                }
            }
            @if row.foreknown { li .warning { (visit.word("server-terms-foreknown")) } }
        }
    }
}

/// How long everyone may think, in words.
fn pace(pace: Pace) -> Phrase {
    match pace {
        Pace::None => Phrase::new("server-terms-pace-none"),
        Pace::Days(days) => Phrase::new("server-terms-pace-days").with("count", usize::from(days)),
        Pace::Clock(minutes) => Phrase::new("server-terms-pace-clock").with("count", usize::from(minutes)),
    }
}

/// Who is at the table already: people by name, bots with their level.
pub fn company(visit: &Visit, snapshot: &Snapshot) -> Markup {
    let names = snapshot.names(visit.prefs.language);
    html! {
        ul .company {
            @for (place, (seat, name)) in snapshot.meta.seats.iter().zip(&names).enumerate() {
                li {
                    (tessera_table::seat_mark(place)) span { (name) }
                    @if let Some(bot) = bot(visit, seat) { span .tag { (bot) } }
                }
            }
        }
    }
}

/// A bot at the table, by name and level.
fn bot(visit: &Visit, seat: &SeatRow) -> Option<String> {
    let kind = seat.bot.as_deref().filter(|_| seat.kind() == SeatKind::Bot)?.parse().ok()?;
    Some(bot_name(visit, kind))
}

/// A level in words.
pub fn level(visit: &Visit, level: Level) -> String {
    visit.word(&format!("server-bot-{}", level.name()))
}

/// The edition, where there are several, and every option with its value.
fn variants(visit: &Visit, game: &str, setup: &Setup) -> Vec<String> {
    let Ok(info) = tessera_games::info(game) else { return Vec::new() };
    let mut said = Vec::new();
    if info.editions.len() > 1 {
        let edition = visit.word(&format!("{game}-edition-{}", setup.edition));
        said.push(term(visit, &visit.word("server-new-edition"), edition));
    }
    for option in info.options.iter().filter(|option| option.is_in(&setup.edition)) {
        let set = setup.options.iter().find(|(key, _)| *key == option.key).map(|(_, value)| value);
        let value = set.or(option.values.first().copied()).unwrap_or_default();
        let value = visit.word(&format!("{game}-option-{}-{value}", option.key));
        said.push(term(visit, &visit.word(&format!("{game}-option-{}", option.key)), value));
    }
    said
}

fn term(visit: &Visit, name: &str, value: String) -> String {
    visit.say(&Phrase::new("server-terms-option").with("name", name.to_owned()).with("value", value))
}

/// Whether something is out of the ordinary.
pub fn is_unusual(row: &MatchRow) -> bool {
    row.foreknown || free(row)
}

/// What is out of the ordinary, at the table.
pub fn reminder(visit: &Visit, row: &MatchRow) -> Markup {
    html! {
        @if free(row) { p .warning { (visit.word("server-terms-free")) } }
        @if row.foreknown { p .warning { (visit.word("server-terms-foreknown")) } }
    }
}

/// What is out of the ordinary, in a word or two for a list.
pub fn tags(visit: &Visit, row: &MatchRow) -> Markup {
    html! {
        @if free(row) { span .tag { (visit.word("server-tag-free")) } }
        @if row.foreknown { span .tag { (visit.word("server-tag-foreknown")) } }
    }
}

fn free(row: &MatchRow) -> bool {
    row.setup().is_ok_and(|setup| setup.takebacks == Takebacks::Free)
}
