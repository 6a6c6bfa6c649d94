//! Activating a city, and what it does to its mood (C6.5).

use crate::prelude::*;
use serde::{Deserialize, Serialize};

/// What a city is activated for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Work {
    Collect,
    Construct,
    Recruit,
    /// What a power asks for.
    Other,
}

/// A city being activated, and what powers make of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Activation {
    /// The city that acts.
    pub city: Space,
    /// What for.
    pub work: Work,
    /// The city that counts as activated.
    pub counts: Space,
    /// How much larger it counts than it is.
    pub more: u8,
    /// Whether it acts as Happy.
    pub cheered: bool,
}

impl Activation {
    /// A city acts as it is.
    pub(crate) const fn of(city: Space, work: Work) -> Self {
        Self { city, work, counts: city, more: 0, cheered: false }
    }
}

/// Begins to activate a city: powers may have something to say before it acts.
pub(crate) fn begin(s: &mut State, ask: &mut Ask<'_>, seat: Seat, city: Space, work: Work) -> Flow<Activation> {
    let mut activation = Activation::of(city, work);
    powers::activates(s, ask, seat, &mut activation)?;
    Ok(activation)
}

/// Whether a city can be activated: an Angry one once a turn.
pub(crate) fn can_activate(s: &State, space: Space) -> Result<(), Why> {
    match s.board.city(space) {
        Some(city) if city.closed => Err(Why::Closed),
        Some(city) if city.mood == Mood::Angry && city.angry_used => Err(Why::AngryOnce),
        Some(_) => Ok(()),
        None => Err(Why::NoCity),
    }
}

/// The best mood a city may work with.
pub(crate) fn working_mood(s: &State, seat: Seat, space: Space) -> Mood {
    if powers::cheers(s, seat, space) { Mood::Happy } else { usual_mood(s, seat, space) }
}

/// The mood a city works with when nothing more is asked of its people.
pub(crate) fn usual_mood(s: &State, seat: Seat, space: Space) -> Mood {
    powers::working_mood(s, seat, s.board.city(space).map_or(Mood::Neutral, |city| city.mood))
}

impl Activation {
    /// How many things the city collects or recruits (C6.5).
    pub(crate) fn size(&self, s: &State, seat: Seat) -> u8 {
        let mood = if self.cheered { Mood::Happy } else { usual_mood(s, seat, self.city) };
        match mood {
            Mood::Happy => s.size(self.city) + 1 + self.more,
            Mood::Neutral => s.size(self.city) + self.more,
            Mood::Angry => 1,
        }
    }

    /// What is done takes a mood the city may not have: then it acts as Happy, which it may.
    pub(crate) fn takes(&mut self, s: &State, seat: Seat, mood: Mood) {
        self.cheered |= usual_mood(s, seat, self.city) < mood;
    }
}

/// The activation is over: every one after the first costs a step of mood.
pub(crate) fn finish(s: &mut State, seat: Seat, activation: Activation) {
    let space = activation.counts;
    let city = s.board.city_mut(space);
    city.activations += 1;
    if city.mood == Mood::Angry {
        city.angry_used = true;
    }
    if city.activations > 1 {
        city.mood = city.mood.lowered();
    }
    if activation.cheered {
        s.board.city_mut(activation.city).closed = true;
    }
    powers::activated(s, seat, space);
    powers::has_acted(s, seat, activation);
}
