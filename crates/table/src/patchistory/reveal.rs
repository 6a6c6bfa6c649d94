//! What was chosen in secret and is now shown: bids, red or blue, what a war cost, Votes. A breath of suspense, then all at once.

use maud::{Markup, html};
use tessera_kernel::{Logged, Phrase, Seat};
use tessera_patchistory::choice::Choice;
use tessera_patchistory::components::icons::Icon;
use tessera_patchistory::components::prosperity::Prosperity;
use tessera_patchistory::components::tiles::Tile;
use tessera_patchistory::event::Event;
use tessera_patchistory::prompt::Prompt;

use super::Look;
use super::art::{icon, token_id};
use crate::icons::icon as sign;
use crate::names::Sentence;
use crate::seat::seat_mark;

/// After so many choices it is old news.
const NEWS: usize = 8;

/// What somebody had chosen.
enum Shown {
    Bid(Tile, u16),
    Colour(bool),
    Power { resources: u16, votes: u16, worker: bool, power: u16 },
    Votes(u16),
}

/// A secret that came out.
struct Told {
    at: usize,
    title: Phrase,
    icon: &'static str,
    shown: Vec<(Seat, Shown)>,
    verdict: Vec<Phrase>,
}

/// The newest secret that came out, while it is news.
pub(super) fn panel(look: &Look<'_>) -> Markup {
    if look.scene.outcome.is_some() {
        return Markup::default();
    }
    let spends = matches!(look.decision.map(|decision| decision.prompt), Some(Prompt::Spend { .. }));
    let Some(told) = told(look).filter(|told| !spends && look.since(told.at) <= NEWS) else {
        return war(look);
    };
    html! {
        section .card.fight.done.reveal data-once={ "reveal-" (told.at) } {
            button .card-close type="button" data-dismiss="scene" aria-label=(look.word("table-close")) { (sign("close")) }
            h2 { (sign(told.icon)) (look.title(&told.title)) }
            ul .secrets {
                @for (place, (seat, shown)) in told.shown.iter().enumerate() {
                    li { (seat_mark(seat.index())) span .secret-name { (look.name(*seat)) }
                        span .secret.{ "turn-" (place) } { span .secret-back aria-hidden="true" { "?" } span .secret-front { (face(look, shown)) } } }
                }
            }
            @for sentence in &told.verdict { p .verdict { (Sentence::new(look.scene.speaker, sentence).markup(look.scene.speaker)) } }
        }
    }
}

fn face(look: &Look<'_>, shown: &Shown) -> Markup {
    html! {
        @match shown {
            Shown::Bid(tile, money) => { b { (money) } (icon(&token_id(Icon::Money))) span { (tile) } }
            Shown::Colour(red) => { span class=(if *red { "chip red" } else { "chip blue" }) { (look.word(if *red { "patchistory-do-red" } else { "patchistory-do-blue" })) } }
            Shown::Power { resources, votes, worker, power } => {
                @if *resources > 0 { span { (resources) (icon(&token_id(Icon::Resource))) } }
                @if *votes > 0 { span { (votes) (icon("vote")) } }
                @if *worker { (icon("worker")) }
                b .total { (power) }
            }
            Shown::Votes(votes) => { b { (votes) } (icon("vote")) }
        }
    }
}

/// The war being fought, before anything is shown.
fn war(look: &Look<'_>) -> Markup {
    let Some(war) = &look.view.war else { return Markup::default() };
    html! {
        section .card.fight {
            h2 { (sign("fight")) (look.word("patchistory-table-war")) }
            ul .secrets {
                @for (seat, red, power) in war.sides {
                    li { (seat_mark(seat.index())) span .secret-name { (look.name(seat)) }
                        span .quiet { (look.word(if red { "patchistory-table-aggressor" } else { "patchistory-table-defender" })) }
                        @if let Some(power) = power { b .total { (power) } } }
                }
            }
            (spending(look))
        }
    }
}

/// Resources one may spend, as numbers in a row; what else can be spent is in the list.
fn spending(look: &Look<'_>) -> Markup {
    let plain = look.options().iter().filter_map(|choice| match choice {
        Choice::Spend(spending) if spending.is_plain() => Some((choice, spending.resources)),
        _ => None,
    });
    let plain: Vec<_> = plain.collect();
    html! {
        @if !plain.is_empty() {
            div .stakes.spending {
                (icon(&token_id(Icon::Resource)))
                @for (choice, resources) in plain { (look.thing("stake", choice, "", &html! { (resources) })) }
            }
        }
    }
}

/// What the last lines of the log showed together.
fn told(look: &Look<'_>) -> Option<Told> {
    let log = &look.log;
    let last = log.iter().rposition(|line| matters(look, &line.event))?;
    let at = log[last].at;
    let same = |line: &&Logged<Event>| line.at == at;
    let lines: Vec<&Event> = log.iter().filter(same).map(|line| &line.event).collect();
    let verdict = lines.iter().filter(|event| settles(event)).map(|event| look.tell(event)).collect();
    let shown: Vec<(Seat, Shown)> = lines.iter().flat_map(|event| secrets(event)).collect();
    let (title, icon) = match &log[last].event {
        Event::Bid { .. } => (Phrase::new("patchistory-table-bids"), "market"),
        Event::Negotiated { .. } => (Phrase::new("patchistory-table-negotiation"), "fight"),
        Event::Spent { .. } => (Phrase::new("patchistory-table-war"), "fight"),
        Event::Staked { card, .. } => (named(*card), "scales"),
        _ => return None,
    };
    Some(Told { at, title, icon, shown, verdict })
}

fn named(card: Prosperity) -> Phrase {
    Phrase::new("patchistory-table-vote-on").with("card", card.name())
}

/// Whether a line shows a secret. Bids of three or four players were never secret.
fn matters(look: &Look<'_>, event: &Event) -> bool {
    match event {
        Event::Bid { .. } => look.view.players.count() == 2,
        Event::Negotiated { .. } | Event::Spent { .. } | Event::Staked { .. } => true,
        _ => false,
    }
}

fn secrets(event: &Event) -> Vec<(Seat, Shown)> {
    match *event {
        Event::Bid { seat, tile, stake, .. } => vec![(seat, Shown::Bid(tile, stake))],
        Event::Negotiated { seat, with, red, other_red } => {
            vec![(seat, Shown::Colour(red)), (with, Shown::Colour(other_red))]
        }
        Event::Spent { seat, resources, votes, worker, power } => {
            vec![(seat, Shown::Power { resources, votes, worker, power })]
        }
        Event::Staked { seat, votes, .. } => vec![(seat, Shown::Votes(votes))],
        _ => Vec::new(),
    }
}

/// Whether a line says what came of it.
fn settles(event: &Event) -> bool {
    matches!(
        event,
        Event::Won { .. }
            | Event::Negotiated { .. }
            | Event::WarWon { .. }
            | Event::WarLostByBoth { .. }
            | Event::CardDropped { .. }
            | Event::AllCardsDropped
            | Event::CardScored { .. }
            | Event::FirstRank { .. }
    )
}
