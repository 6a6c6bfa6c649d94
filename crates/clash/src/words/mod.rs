//! What is said to players: which message, with which arguments. The words are in `locales/`.

mod labels;
mod questions;
mod story;

pub(crate) use labels::label;
pub(crate) use questions::question;
pub(crate) use story::tell;

use tessera_kernel::{Arg, Phrase, Viewer};

use crate::board::Party;
use crate::prelude::*;
use crate::state::Bundle;
use crate::view::View;

const fn say(id: &'static str) -> Phrase {
    Phrase::new(id)
}

/// A player by name, or the Barbarians.
fn who(side: Side) -> Arg {
    match side.party() {
        Party::Player(seat) => seat.into(),
        Party::Barbarians => say("clash-barbarians").into(),
        Party::Pirates => say("clash-pirates").into(),
        Party::Nobody => say("clash-nothing").into(),
    }
}

/// Amounts in words, or "nothing".
fn amounts(goods: &Goods) -> Arg {
    let phrases = goods.phrases();
    if phrases.is_empty() { say("clash-nothing").into() } else { phrases.into() }
}

/// Amounts and where they come from: "2 food (Husbandry)".
pub(crate) fn caused(edition: Edition, goods: &Goods, cause: Option<Cause>) -> Arg {
    match cause {
        Some(cause) => say("clash-caused").with("goods", amounts(goods)).with("cause", cause.name(edition)).into(),
        None => amounts(goods),
    }
}

/// Everything in a bundle, or "nothing".
fn bundle(things: &Bundle) -> Arg {
    let mut phrases = things.goods.phrases();
    let counted = [
        (things.actions, "clash-action-cards"),
        (things.objectives, "clash-objective-cards"),
        (things.wonders, "clash-wonder-cards"),
    ];
    for (count, id) in counted {
        if count > 0 {
            phrases.push(say(id).with("count", count));
        }
    }
    phrases.extend(things.persons.iter().map(|card| EventCard::new(card).name()));
    if phrases.is_empty() { say("clash-nothing").into() } else { phrases.into() }
}

fn mood(mood: Mood) -> Phrase {
    say(match mood {
        Mood::Angry => "clash-angry",
        Mood::Neutral => "clash-neutral",
        Mood::Happy => "clash-happy",
    })
}

/// A space by what is there: "forest C4", "city of size 2 at C4".
fn place(view: &View, space: Space) -> Phrase {
    let name = space.to_string();
    let Some(there) = view.space(space) else {
        return say("clash-place-unknown").with("space", name);
    };
    match (&there.city, there.terrain) {
        (Some(city), _) if city.owner.seat().is_some_and(|seat| view.viewer == Viewer::Seat(seat)) => {
            say("clash-place-own-city").with("space", name).with("size", city.size).with("mood", mood(city.mood))
        }
        (Some(city), _) => say("clash-place-city")
            .with("space", name)
            .with("size", city.size)
            .with("mood", mood(city.mood))
            .with("who", who(city.owner)),
        (None, Some(terrain)) => say("clash-place").with("terrain", terrain.name()).with("space", name),
        (None, None) => say("clash-place-unknown").with("space", name),
    }
}
