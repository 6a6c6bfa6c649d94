//! The report as one self-contained page.

use std::collections::BTreeMap;

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::plot::{Line, Mark, intervals, lines};
use super::{Report, Share};
use crate::Finished;

const STYLE: &str = "
:root { color-scheme: light dark; --ground: #faf7f1; --card: #fffdf8; --ink: #2b2822; --quiet: #6d665a; --line: #e2dacb; --gold: #9a7420; }
@media (prefers-color-scheme: dark) { :root { --ground: #191714; --card: #211f1b; --ink: #ece6da; --quiet: #a89f90; --line: #37332c; --gold: #d9ae4f; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 64rem; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
h1 { font: 600 1.9rem/1.2 Georgia, serif; margin: 0; } h2 { font: 600 1.25rem/1.3 Georgia, serif; margin: 0 0 .6rem; }
.lead { color: var(--quiet); margin: .4rem 0 1.6rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1.1rem 1.2rem; margin: 1rem 0; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; } th, td { padding: .35rem .7rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { color: var(--quiet); font-weight: 500; font-size: .85rem; } th:first-child, td:first-child { text-align: left; } tr:last-child td { border-bottom: 0; }
td small { color: var(--quiet); } .best td:first-child { color: var(--gold); font-weight: 600; }
svg { display: block; max-width: 100%; height: auto; color: var(--quiet); }
.note { color: var(--quiet); font-size: .9rem; margin: .6rem 0 0; } code { font-size: .9em; }
";

/// The report as one page that needs nothing else.
#[must_use]
pub fn page(report: &Report, games: &[Finished]) -> String {
    let tournament = &report.tournament;
    let title = format!("{} arena", capital(&tournament.game));
    let body = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { (title) }
                p .lead {
                    (report.games) " games at tables of " (tournament.seats) " · " (tournament.form)
                    " · seed " (tournament.seed) @if !tournament.options.is_empty() { " · " (tournament.options) }
                    @for opening in &tournament.openings { " · " (opening) }
                    " · " (format!("{:.0}", report.choices_a_game)) " choices a game"
                }
                section { h2 { "Standings" } (standings(report)) }
                section {
                    h2 { "Strength" }
                    (PreEscaped(intervals(&ratings(report), None, false)))
                    p .note { "Weng–Lin ratings from 25; the bars hold nineteen of twenty resampled tournaments." }
                }
                section {
                    h2 { "Share of wins" }
                    (PreEscaped(intervals(&wins(report), Some(report.fair), true)))
                    p .note { "A win for each seat sat at; the line is what equals would win. A shared first place is a shared win." }
                }
                section { h2 { "As the games went by" } (PreEscaped(lines(&course(report, games), true, "games"))) }
                section { h2 { "Line-ups" } (line_ups(report)) }
                section { h2 { "Who finishes ahead of whom" } (duels(report)) }
                section {
                    h2 { "Seats" }
                    (PreEscaped(intervals(&seats(report), Some(report.fair), true)))
                    p .note { "Whoever sat there: a fair game has them all on the line." }
                }
                @for (about, values) in &report.tags {
                    section {
                        h2 { (capital(about)) }
                        @if is_plain(values) { (PreEscaped(intervals(&tagged(values), Some(report.fair), true))) }
                        (shares(values.iter()))
                    }
                }
                @if !report.fouls.is_empty() { section { h2 { "Lost by playing foul" } (fouls(report)) } }
            }
        }
    };
    body.into_string()
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn percent(share: f64) -> String {
    format!("{:.1}%", 100.0 * share)
}

fn between(share: &Share) -> Markup {
    html! { (percent(share.rate)) " " small { "(" (percent(share.low)) "–" (percent(share.high)) ")" } }
}

fn standings(report: &Report) -> Markup {
    html! {
        table {
            tr { th { "Player" } th { "Rating" } th { "Wins" } th { "Games" } th { "Points" } th { "ms a decision" } th { "Decisions" } @if !report.fouls.is_empty() { th { "Fouls" } } }
            @for (place, player) in report.players.iter().enumerate() {
                tr class=[(place == 0).then_some("best")] {
                    td { (player.name) }
                    td { (format!("{:.1}", player.rating.rating)) " " small { "(" (format!("{:.1}", player.rating.low)) "–" (format!("{:.1}", player.rating.high)) ")" } }
                    td { (between(&player.wins)) }
                    td { (player.wins.games) }
                    td { (format!("{:.1}", player.mean_score)) }
                    td { (format!("{:.2}", player.millis)) }
                    td { (format!("{:.0}", player.decisions)) }
                    @if !report.fouls.is_empty() { td { (player.fouls) } }
                }
            }
        }
    }
}

fn line_ups(report: &Report) -> Markup {
    html! {
        table {
            tr { th { "At the table" } th { "Player" } th { "Wins a seat" } th { "Seats" } }
            @for line_up in &report.line_ups {
                @for (at, (name, share)) in line_up.wins.iter().enumerate() {
                    tr {
                        td { @if at == 0 { (line_up.players.join(" · ")) } }
                        td { (name) }
                        td { (between(share)) }
                        td { (share.games) }
                    }
                }
            }
        }
    }
}

fn duels(report: &Report) -> Markup {
    html! {
        table {
            tr { th { "Ahead" } th { "Behind" } th { "How often" } th { "Pairs of seats" } }
            @for duel in &report.duels {
                tr { td { (duel.ahead) } td { (duel.behind) } td { (between(&duel.share)) } td { (duel.share.games) } }
            }
        }
    }
}

fn shares<'a>(values: impl Iterator<Item = (&'a String, &'a Share)>) -> Markup {
    let mut rows: Vec<_> = values.collect();
    rows.sort_by(|one, other| match (one.0.parse::<f64>(), other.0.parse::<f64>()) {
        (Ok(one), Ok(other)) => one.total_cmp(&other),
        _ => one.0.cmp(other.0),
    });
    html! {
        table {
            tr { th { "" } th { "Wins" } th { "Games" } th { "Deals" } }
            @for (value, share) in rows {
                tr { td { (value) } td { (between(share)) } td { (share.games) } td { (share.deals) } }
            }
        }
    }
}

fn fouls(report: &Report) -> Markup {
    const SHOWN: usize = 50;
    html! {
        table {
            tr { th { "Player" } th { "Game" } th { "Why" } }
            @for foul in report.fouls.iter().take(SHOWN) {
                tr { td { (foul.name) } td { (foul.game) } td { (foul.reason) } }
            }
        }
        @if report.fouls.len() > SHOWN { p .note { "and " (report.fouls.len() - SHOWN) " more" } }
    }
}

fn ratings(report: &Report) -> Vec<Mark> {
    let mark = |player: &super::Standing| {
        let rating = player.rating;
        Mark { label: short(&player.name), low: rating.low, value: rating.rating, high: rating.high }
    };
    report.players.iter().map(mark).collect()
}

fn wins(report: &Report) -> Vec<Mark> {
    report.players.iter().map(|player| share_mark(short(&player.name), &player.wins)).collect()
}

fn seats(report: &Report) -> Vec<Mark> {
    let seats = report.seats.iter().enumerate();
    seats.map(|(seat, share)| share_mark(format!("seat {}", seat + 1), share)).collect()
}

/// Whether a picture of these is worth its room: several things that are not numbers, and not too many.
fn is_plain(values: &BTreeMap<String, Share>) -> bool {
    (3..=20).contains(&values.len()) && values.keys().all(|value| value.parse::<f64>().is_err())
}

/// The best first.
fn tagged(values: &BTreeMap<String, Share>) -> Vec<Mark> {
    let mut marks: Vec<Mark> = values.iter().map(|(value, share)| share_mark(short(value), share)).collect();
    marks.sort_by(|one, other| other.value.total_cmp(&one.value));
    marks
}

fn share_mark(label: String, share: &Share) -> Mark {
    Mark { label, low: share.low, value: share.rate, high: share.high }
}

fn short(name: &str) -> String {
    const SHOWN: usize = 20;
    let file = name.rsplit('/').next().unwrap_or(name);
    if name.chars().count() <= SHOWN { name.to_owned() } else { file.chars().take(SHOWN).collect() }
}

/// Everyone's share of wins so far, game by game.
fn course(report: &Report, games: &[Finished]) -> Vec<Line> {
    const POINTS: usize = 200;
    let every = games.len().div_ceil(POINTS).max(1);
    let line = |name: &str| {
        let player = report.tournament.players.iter().position(|player| player.to_string() == name);
        let (mut won, mut seats) = (0.0, 0.0);
        let mut points = Vec::new();
        for (at, game) in games.iter().enumerate() {
            for (sitter, win) in game.fixture.seats.iter().zip(&game.wins) {
                if Some(*sitter) == player {
                    won += win;
                    seats += 1.0;
                }
            }
            if seats > 0.0 && (at % every == 0 || at + 1 == games.len()) {
                points.push((at as f64 + 1.0, won / seats));
            }
        }
        Line { label: short(name), points }
    };
    report.players.iter().map(|player| line(&player.name)).collect()
}
