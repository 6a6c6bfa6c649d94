//! Activating a city, and what it does to its mood (C6.5).

use crate::prelude::*;

/// Whether a city can be activated: an Angry one once a turn.
pub(crate) fn can_activate(s: &State, space: Space) -> Result<(), Why> {
    match s.board.city(space) {
        Some(city) if city.mood == Mood::Angry && city.angry_used => Err(Why::AngryOnce),
        Some(_) => Ok(()),
        None => Err(Why::NoCity),
    }
}

/// The mood a city works with.
pub(crate) fn working_mood(s: &State, seat: Seat, space: Space) -> Mood {
    powers::working_mood(s, seat, s.board.city(space).map_or(Mood::Neutral, |city| city.mood))
}

/// How many things a city collects or recruits (C6.5).
pub(crate) fn working_size(s: &State, seat: Seat, space: Space) -> u8 {
    match working_mood(s, seat, space) {
        Mood::Happy => s.size(space) + 1,
        Mood::Neutral => s.size(space),
        Mood::Angry => 1,
    }
}

/// The activation is over: every one after the first costs a step of mood.
pub(crate) fn finish(s: &mut State, seat: Seat, space: Space) {
    let city = s.board.city_mut(space);
    city.activations += 1;
    if city.mood == Mood::Angry {
        city.angry_used = true;
    }
    if city.activations > 1 {
        city.mood = city.mood.lowered();
    }
    powers::activated(s, seat, space);
}
