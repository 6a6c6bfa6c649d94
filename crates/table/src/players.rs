//! The players: who they are, where they stand, what they have.

use maud::{Markup, html};
use tessera_kernel::{Phrase, Seat};

use crate::Scene;
use crate::drawing::{Drawing, SeatFacts};
use crate::icons::icon;
use crate::scene::{Fragment, SeatInfo};
use crate::seat::seat_mark;

/// The elements of the players, by seat.
pub(crate) const IDS: [&str; 6] = ["player-0", "player-1", "player-2", "player-3", "player-4", "player-5"];

/// Every player, each a part that changes by itself.
pub(crate) fn players(scene: &Scene<'_>, drawing: &Drawing) -> Vec<Fragment> {
    let waiting = scene.game.waiting();
    let nothing = SeatFacts::default();
    let seats = Seat::all(scene.speaker.names.len()).zip(scene.game.scores(scene.viewer)).zip(IDS);
    seats
        .map(|((seat, lines), id)| {
            let points: i32 = lines.iter().map(|line| line.points).sum();
            let facts = drawing.seats.get(seat.index()).unwrap_or(&nothing);
            Fragment::new(id, player(scene, seat, points, waiting.contains(&seat), facts))
        })
        .collect()
}

fn player(scene: &Scene<'_>, seat: Seat, points: i32, active: bool, facts: &SeatFacts) -> Markup {
    let say = |id: &str| scene.speaker.word(id);
    let info = scene.seats.get(seat.index());
    let index = seat.index();
    html! {
        li id=(IDS[index]) class={ "player b" (index) @if active { " active" } } {
            (seat_mark(index))
            div .player-text {
                div .player-name {
                    b .who { (scene.speaker.name(seat)) }
                    @if scene.viewer.is(seat) { span .tag { (say("table-you")) } }
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
                @if let Some(more) = &facts.more { details .player-more { summary { (say("table-more")) } (more) } }
            }
            div .player-right {
                span .points title=(scene.speaker.say(&Phrase::new("table-points").with("points", points))) { (points) }
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
        } @else if !scene.viewer.is(seat) {
            @let word = say(if info.connected { "table-here" } else { "table-away" });
            span class=(if info.connected { "presence here" } else { "presence" }) title=(word) {
                span .unseen { (word) }
            }
        }
    }
}
