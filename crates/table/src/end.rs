//! The end of the game: ranking, points by source, points over time.

use std::fmt::Write as _;

use maud::{Markup, html};
use tessera_kernel::{Outcome, Phrase, ScoreLine, Seat, points_text};

use crate::Scene;
use crate::names::Sentence;
use crate::seat::{COLOURS, OUTLINES, seat_mark};
use crate::svg::N;

/// How large a chart is drawn: a phone has no room for names beside the lines.
struct Chart {
    class: &'static str,
    width: f64,
    height: f64,
    /// Room on the right, for names or for points alone.
    room: f64,
    named: bool,
}

const WIDE: Chart = Chart { class: "chart", width: 640.0, height: 240.0, room: 230.0, named: true };
const NARROW: Chart = Chart { class: "chart narrow", width: 262.0, height: 220.0, room: 72.0, named: false };

/// The end of the game: who won, ranking, points by source, score over time. `history` holds everyone's points after
/// each choice; `next` is what can be done now.
#[must_use]
pub fn end_screen(scene: &Scene<'_>, history: &[Vec<i32>], next: &Markup) -> Markup {
    let say = |id: &str| scene.speaker.word(id);
    let winners: Vec<Seat> = scene.outcome.into_iter().flat_map(Outcome::winners).collect();
    html! {
        section #end .end {
            header .victory {
                div .victory-marks { @for seat in &winners { (seat_mark(seat.index())) } }
                div {
                    p .over { (say("table-over")) }
                    h1 {
                        @if winners.is_empty() {
                            (say("table-end-title"))
                        } @else {
                            (Sentence::new(scene.speaker, &victory(scene, &winners)).markup(scene.speaker))
                        }
                    }
                }
            }
            (ranking(scene))
            div .buttons.again { (next) }
            @if history.len() > 1 {
                figure .card.chart-card {
                    figcaption { h2 { (say("table-end-chart")) } }
                    (chart(scene, history, &WIDE))
                    (chart(scene, history, &NARROW))
                }
            }
        }
    }
}

/// Who won, as a sentence.
pub(crate) fn victory(scene: &Scene<'_>, winners: &[Seat]) -> Phrase {
    match winners {
        [winner] => Phrase::new("table-wins").with("who", *winner),
        _ => {
            let names: Vec<&str> = winners.iter().map(|&seat| scene.speaker.name(seat)).collect();
            Phrase::new("table-share-win").with("who", names.join(", "))
        }
    }
}

fn ranking(scene: &Scene<'_>) -> Markup {
    let say = |id: &str| scene.speaker.word(id);
    let scores = scene.game.scores();
    let said = |points: i32| points_text(points, scene.game.point());
    let total = |seat: Seat| scores[seat.index()].iter().map(|line| line.points).sum::<i32>();
    let mut order: Vec<Seat> = Seat::all(scores.len()).collect();
    let rank = |seat: Seat| scene.outcome.map_or(0, |outcome| outcome.ranks[seat]);
    let late = |seat: Seat| scene.seats.get(seat.index()).and_then(|info| info.late.as_ref());
    order.sort_by_key(|&seat| (rank(seat), -total(seat)));
    // What brought nobody anything needs no column.
    let counted: Vec<usize> = (0..scores.first().map_or(0, Vec::len))
        .filter(|&source| scores.iter().any(|lines| lines[source].points != 0))
        .collect();
    // Beside many columns there is no room for a picture of them.
    let bars = counted.len() <= 6;
    let most = order.iter().map(|&seat| total(seat)).max().unwrap_or(0).max(1);
    let breaks = scene.game.tie_breaks();
    let ties = scene.outcome.map(|outcome| outcome.ties(&breaks)).unwrap_or_default();
    let ties = ties.into_iter().map(|(first, second, tie)| tie.tell(first, second));
    html! {
        div .card.ranking {
            @if !bars { (by_source(scene, &order, &counted)) }
            @else { div .scroll tabindex="0" role="region" aria-label=(say("table-end-sources")) {
                table {
                    thead { tr {
                        th .number { (say("table-end-place")) }
                        th { (say("table-end-player")) }
                        th .number { (say("table-end-total")) }
                        @for &source in &counted { th .number.wide { (say(scores[0][source].source)) } }
                        @if bars { th .wide { span .unseen { (say("table-end-sources")) } } }
                    } }
                    tbody {
                        @for &seat in &order {
                            tr class=[(rank(seat) == 1).then_some("winner")] {
                                td .number.place { (rank(seat)) }
                                th scope="row" {
                                    span .seat-name { (seat_mark(seat.index())) b { (scene.speaker.name(seat)) } }
                                    @if let Some(late) = late(seat) { " " span .tag.late { (late) } }
                                    ul .sources { @for line in scores[seat.index()].iter().filter(|line| line.points != 0) {
                                        li { (say(line.source)) " " b { (said(line.points)) } }
                                    } }
                                }
                                td .number.total { (said(total(seat))) }
                                @for &source in &counted { td .number.wide { (said(scores[seat.index()][source].points)) } }
                                @if bars { td .wide { (bar(&scores[seat.index()], seat, most)) } }
                            }
                        }
                    }
                }
            }
            }
            @for tie in ties { p .tie { (Sentence::new(scene.speaker, &tie).markup(scene.speaker)) } }
        }
    }
}

/// Where many things count, a line each and a column a player: a row of so many would not fit the page.
fn by_source(scene: &Scene<'_>, order: &[Seat], counted: &[usize]) -> Markup {
    let say = |id: &str| scene.speaker.word(id);
    let scores = scene.game.scores();
    let said = |points: i32| points_text(points, scene.game.point());
    let rank = |seat: Seat| scene.outcome.map_or(0, |outcome| outcome.ranks[seat]);
    let late = |seat: Seat| scene.seats.get(seat.index()).and_then(|info| info.late.as_ref());
    html! {
        // A phone has no room for names above the columns.
        ul .ranking-key aria-hidden="true" {
            @for &seat in order {
                li .seat-name { (seat_mark(seat.index())) b { (scene.speaker.name(seat)) }
                    @if let Some(late) = late(seat) { " " span .tag.late { (late) } } }
            }
        }
        div .scroll tabindex="0" role="region" aria-label=(say("table-end-sources")) {
            table .by-source {
                thead { tr {
                    th { (say("table-end-sources")) }
                    @for &seat in order {
                        th .number scope="col" class=[(rank(seat) == 1).then_some("winner")] {
                            span .seat-name { (seat_mark(seat.index())) b { (scene.speaker.name(seat)) } }
                            @if let Some(late) = late(seat) { " " span .tag.late { (late) } }
                        }
                    }
                } }
                tbody {
                    tr { th scope="row" { (say("table-end-place")) } @for &seat in order { td .number.place { (rank(seat)) } } }
                    @for &source in counted {
                        tr {
                            th scope="row" { (say(scores[0][source].source)) }
                            @for &seat in order { td .number { (said(scores[seat.index()][source].points)) } }
                        }
                    }
                    tr .in-all {
                        th scope="row" { (say("table-end-total")) }
                        @for &seat in order {
                            td .number.total { (said(scores[seat.index()].iter().map(|line| line.points).sum())) }
                        }
                    }
                }
            }
        }
    }
}

/// The points by source as a bar, in three strengths of the seat's colour.
fn bar(lines: &[ScoreLine], seat: Seat, most: i32) -> Markup {
    let mut x = 0.0;
    let mut parts = Vec::new();
    for (place, line) in lines.iter().enumerate() {
        let width = f64::from(line.points.max(0)) / f64::from(most) * 160.0;
        parts.push((x, width, ["1", ".7", ".42", ".85", ".55", ".3"][place % 6]));
        x += width;
    }
    html! {
        svg .source-bar viewBox="0 0 160 12" width="160" height="12" aria-hidden="true" {
            @for (x, width, strength) in parts {
                @if width > 0.0 {
                    rect class={ "s" (seat.index()) } x=(N(x)) width=(N((width - 1.5).max(1.0))) height="12" rx="2"
                        fill=(COLOURS[seat.index() % 6]) fill-opacity=(strength) {}
                }
            }
        }
    }
}

/// Lines with their names and shapes at the end; the axis begins at zero.
fn chart(scene: &Scene<'_>, history: &[Vec<i32>], chart: &Chart) -> Markup {
    let &Chart { class, width, height, room, named } = chart;
    // Lines at whole points, however a game counts them.
    let point = scene.game.point();
    let all = || history.iter().flatten().copied();
    let most = all().max().unwrap_or(0).max(5 * point);
    let least = all().min().unwrap_or(0).min(0);
    let step = step(most - least, height, point);
    let (top, bottom) = ((most + step - 1).div_euclid(step) * step, least.div_euclid(step) * step);
    let x = |at: usize| at as f64 / (history.len() - 1) as f64 * width;
    let y = |points: i32| height - f64::from(points - bottom) / f64::from(top - bottom) * height;
    let seats = history[0].len();
    // Equal points would hide a line behind another.
    let apart = |seat: usize| (seat as f64 - (seats as f64 - 1.0) / 2.0) * 2.2;
    // Names at the end keep apart from each other.
    let mut ends: Vec<(usize, f64)> =
        (0..seats).map(|seat| (seat, y(history[history.len() - 1].get(seat).copied().unwrap_or(0)))).collect();
    ends.sort_by(|a, b| a.1.total_cmp(&b.1));
    for place in 1..ends.len() {
        ends[place].1 = ends[place].1.max(ends[place - 1].1 + 22.0);
    }
    let choices = scene.speaker.say(&Phrase::new("table-end-choices").with("count", history.len() - 1));
    html! {
        svg class=(class) viewBox={ "-34 -14 " (N(width + room + 34.0)) " " (N(height + 50.0)) } role="img" aria-label=(scene.speaker.word("table-end-chart-text")) {
            @for line in (bottom / step)..=(top / step) {
                @let points = line * step;
                path .grid d={ "M0 " (N(y(points))) "H" (N(width)) } {}
                text .tick x="-10" y=(N(y(points) + 4.5)) text-anchor="end" { (points_text(points, point)) }
            }
            text .tick x=(N(width)) y=(N(height + 24.0)) text-anchor="end" { (choices) }
            @for seat in 0..seats {
                path class={ "line l" (seat) } d={ (steps(history, seat, x, |points| y(points) + apart(seat))) "H" (N(width)) } stroke=(COLOURS[seat % 6]) fill="none" {}
            }
            @for (seat, at) in ends {
                @let points = history[history.len() - 1].get(seat).copied().unwrap_or(0);
                path class={ "leader l" (seat) } d={ "M" (N(width)) " " (N(y(points) + apart(seat))) "L" (N(width + 12.0)) " " (N(at)) }
                    stroke=(COLOURS[seat % 6]) fill="none" {}
                g transform={ "translate(" (N(width + 22.0)) " " (N(at)) ") scale(.7)" } {
                    path class={ "s" (seat) } d=(OUTLINES[seat % 6]) fill=(COLOURS[seat % 6]) {}
                }
                text .end-name x=(N(width + 36.0)) y=(N(at + 5.0)) {
                    @if named { (short(scene.speaker.name(Seat::new(seat)))) " · " } (points_text(points, point))
                }
            }
        }
    }
}

/// A name as far as there is room for it.
fn short(name: &str) -> String {
    const ROOM: usize = 16;
    if name.chars().count() <= ROOM {
        return name.to_owned();
    }
    name.chars().take(ROOM - 1).chain(['…']).collect()
}

/// How many points there are between two lines: 5, 10, 20, 50 and so on, so that what is written beside them keeps apart.
fn step(range: i32, height: f64, point: i32) -> i32 {
    const LEAST: f64 = 26.0;
    let apart = |step: &i32| f64::from(*step) / f64::from(range + step) * height >= LEAST;
    let mut steps = (0..6).flat_map(|power| [5, 10, 20].map(|step| step * 10_i32.pow(power) * point));
    steps.find(apart).unwrap_or(range.max(1))
}

/// Points change at a choice and stay until the next: steps, of which only the corners are written.
fn steps(history: &[Vec<i32>], seat: usize, x: impl Fn(usize) -> f64, y: impl Fn(i32) -> f64) -> String {
    let points = |at: usize| history[at].get(seat).copied().unwrap_or(0);
    let mut path = format!("M0 {}", N(y(points(0))));
    for at in 1..history.len() {
        if points(at) != points(at - 1) {
            let _ = write!(path, "H{}V{}", N(x(at)), N(y(points(at))));
        }
    }
    path
}
