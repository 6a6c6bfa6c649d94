//! The players: who they are, where they stand, what they have.

use maud::{Markup, html};
use tessera_kernel::{Arg, Phrase, Seat, points_text};

use crate::Scene;
use crate::drawing::{Drawing, SeatFacts};
use crate::icons::icon;
use crate::scene::{Fragment, SeatInfo};
use crate::seat::seat_mark;

/// The elements of the players, by seat: what is seen at once, and what can be looked up.
pub(crate) const IDS: [(&str, &str); 6] = [
    ("player-0", "more-0"),
    ("player-1", "more-1"),
    ("player-2", "more-2"),
    ("player-3", "more-3"),
    ("player-4", "more-4"),
    ("player-5", "more-5"),
];

/// Every player, in parts that change by themselves.
pub(crate) fn players(scene: &Scene<'_>, drawing: &Drawing) -> Vec<Fragment> {
    // Nobody is waited for at a table that has ended early.
    let waiting = if scene.ended.is_some() { Vec::new() } else { scene.game.waiting() };
    let nothing = SeatFacts::default();
    let seats = Seat::all(scene.speaker.names.len()).zip(scene.game.scores()).zip(IDS);
    seats
        .flat_map(|((seat, lines), (id, more_id))| {
            // Where nothing can be counted, the points lie behind a screen.
            let points = (!lines.is_empty()).then(|| lines.iter().map(|line| line.points).sum());
            let facts = drawing.seats.get(seat.index()).unwrap_or(&nothing);
            let shown = Fragment::new(id, player(scene, seat, points, waiting.contains(&seat), facts));
            let more = html! {
                div id=(more_id) .player-more {
                    @if let Some(more) = &facts.more { details { summary { (scene.speaker.word("table-more")) } (more) } }
                }
            };
            [shown, Fragment::new(more_id, more)]
        })
        .collect()
}

fn player(scene: &Scene<'_>, seat: Seat, points: Option<i32>, active: bool, facts: &SeatFacts) -> Markup {
    let say = |id: &str| scene.speaker.word(id);
    let info = scene.seats.get(seat.index());
    let index = seat.index();
    let said = points.map_or_else(|| "?".to_owned(), |points| points_text(points, scene.game.point()));
    // A whole number is a number to the sentence too: it may be one point.
    let counted: Arg = said.parse::<usize>().map_or_else(|_| said.clone().into(), Into::into);
    let meant = match points {
        Some(_) => Phrase::new("table-points").with("points", counted),
        None => Phrase::new("table-points-hidden"),
    };
    html! {
        div id=(IDS[index].0) class={ "player b" (index) @if active { " active" } } {
            (seat_mark(index))
            div .player-text {
                div .player-name {
                    b .who { (scene.speaker.name(seat)) }
                    @if scene.game.viewer().is(seat) { span .tag { (say("table-you")) } }
                    @if let Some(info) = info { (presence(scene, seat, info)) }
                    @if let Some(late) = info.and_then(|info| info.late.as_ref()) { span .tag.late { (late) } }
                    @for (name, meaning) in &facts.badges {
                        span .badge title=(meaning) { (icon(name)) span .unseen { (meaning) } }
                    }
                    @if active { span .unseen { (say("table-turn-of")) } }
                }
                div .player-facts {
                    @if !facts.standing.is_empty() { span .standing { (facts.standing) } }
                    @for fact in &facts.facts {
                        span .fact title=(fact.name) {
                            (fact.icon) span aria-hidden="true" { (fact.value) } span .unseen { (fact.name) }
                        }
                    }
                }
                @if let Some((left, of, name)) = &facts.actions {
                    div .actions title=(name) {
                        @for tile in 0..*of { i class=[(tile < *left).then_some("left")] {} }
                        span .unseen { (name) }
                    }
                }
            }
            div .player-right {
                span .points title=(scene.speaker.say(&meant)) { (said) }
                @if let Some(clock) = info.and_then(|info| info.clock.as_ref()) {
                    span .clock data-until=[info.and_then(|info| info.until)] data-left=[info.and_then(|info| info.left)]
                        title=(say("table-clock")) { (clock) }
                }
            }
        }
    }
}

fn presence(scene: &Scene<'_>, seat: Seat, info: &SeatInfo) -> Markup {
    let say = |id: &str| scene.speaker.word(id);
    html! {
        @if info.bot {
            span .tag { (say("table-bot")) }
        } @else if !scene.game.viewer().is(seat) {
            @let word = say(if info.connected { "table-here" } else { "table-away" });
            span class=(if info.connected { "presence here" } else { "presence" }) title=(word) {
                span .unseen { (word) }
            }
        }
    }
}
