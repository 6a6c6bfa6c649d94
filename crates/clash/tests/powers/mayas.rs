//! The Mayas.

use super::*;
use tessera_clash::board::Mood;
use tessera_clash::cards::events::EventCard;
use tessera_kernel::{Game, Viewer};

/// What a size-1 city at A5 collects: forest, grassland, and a mountain that is not there.
fn terraces(powers: &str) -> Vec<String> {
    // E2 is the mountain beside D2.
    let table = peoples("mayas", "greeks").city(RED, "D2", "neutral").goods(RED, "none");
    let table = table.horde("D3", 1).horde("C2", 1).horde("C3", 1).city(RED, "D2", "temple").powers(RED, powers);
    let mut play = table.turn(RED);
    play.choose("collect");
    if matches!(play.prompt(), tessera_clash::prompt::Prompt::Collect { .. }) {
        return play.offered("take");
    }
    vec![play.goods(RED)]
}

#[test]
pub(super) fn c33_41_terraces_let_mountains_give_anything() {
    assert_eq!(terraces("terraces"), ["f1o1", "f1w1", "f2"]);
}

#[test]
pub(super) fn c33_41_not_terraces_without_them() {
    assert_eq!(terraces(""), ["f1o1"]);
}

/// A city with more around it than it can bring in.
fn courts(mood: &str) -> Table<Civilizations> {
    peoples("mayas", "greeks").city(RED, "D2", mood).powers(RED, "ball-courts").goods(RED, "f2o3m1")
}

#[test]
pub(super) fn c33_42_ball_courts_make_a_city_larger_for_a_collect() {
    let mut play = courts("neutral").goods(RED, "m1").turn(RED);
    play.choose("collect, yes, take o1w1");
    assert_eq!(play.goods(RED), "o1w1");
}

#[test]
fn c33_42_ball_courts_make_a_city_larger_for_a_recruit() {
    let mut play = courts("neutral").turn(RED);
    play.choose("recruit, yes, recruit infantry, recruit infantry");
    assert_eq!((play.units("D2").as_str(), play.goods(RED).as_str()), ("s1i2", "o1"));
}

#[test]
pub(super) fn c33_42_not_ball_courts_in_an_angry_city_or_for_nothing() {
    let mut play = courts("angry").goods(RED, "m1").turn(RED);
    play.choose("collect, take o1");
    assert_eq!(play.goods(RED), "o1m1");
    let table = courts("neutral temple").goods(RED, "m1").horde("D3", 1).horde("C2", 1).horde("C3", 1);
    let mut play = table.turn(RED);
    play.choose("collect");
    assert_eq!(play.goods(RED), "f1o1m1", "there is nothing more to collect");
}

/// Red can look at the next Event card.
fn seers(goods: &str) -> Play<Civilizations> {
    let table = peoples("mayas", "greeks").powers(RED, "calendar").goods(RED, goods);
    table.next_event("E10").next_event("E3").turn(RED)
}

fn foreseen(play: &Play<Civilizations>, seat: tessera_kernel::Seat) -> Option<String> {
    play.view(seat).foreseen.map(|card: EventCard| card.to_string())
}

#[test]
pub(super) fn c33_43_the_calendar_shows_the_next_event_to_its_owner_alone() {
    let mut play = seers("none");
    play.choose("invoke calendar");
    assert_eq!((foreseen(&play, RED).as_deref(), foreseen(&play, BLUE)), (Some("E3"), None));
    let known = |seat| play.told(seat).into_iter().any(|event| matches!(event, Event::Foresaw { card: Some(_), .. }));
    assert!(known(RED) && !known(BLUE));
    assert_eq!(play.state().turn.actions, 3);
    // Whoever has seen it goes on knowing it, and nobody else does.
    for seed in 0..20 {
        let mut imagined = play.state().clone();
        Clash::redeal(&mut imagined, Viewer::Seat(RED), &mut tessera_kernel::Rng::from_number(seed));
        assert_eq!(imagined.events.last(), play.state().events.last());
    }
}

#[test]
fn c33_43_the_calendar_puts_events_off_for_a_culture_each() {
    let mut play = seers("c2");
    play.choose("invoke calendar, yes");
    assert_eq!((foreseen(&play, RED).as_deref(), play.goods(RED).as_str()), (Some("E10"), "c1"));
    assert_eq!(play.state().events.iter().next(), Some(&2), "E3 lies at the bottom");
    play.choose("no");
    assert!(play.offers("invoke calendar"), "it can still be put off");
}

#[test]
fn c33_43_what_was_put_under_the_deck_stays_known_to_whoever_put_it_there() {
    let mut play = seers("c2");
    play.choose("invoke calendar, yes, yes");
    let known = |events: &[u8]| (events[..2].to_vec(), events.last().copied());
    let real = play.state().events;
    let imagined = |seat| {
        let deck = |seed| {
            let mut state = play.state().clone();
            Clash::redeal(&mut state, Viewer::Seat(seat), &mut tessera_kernel::Rng::from_number(seed));
            state.events
        };
        (0..20).map(deck).collect::<Vec<_>>()
    };
    assert!(imagined(RED).iter().all(|events| known(events) == known(&real)));
    assert!(imagined(RED).iter().any(|events| *events != real), "the rest is unknown");
    assert!(imagined(BLUE).iter().any(|events| events[..2] != real[..2]), "to others all of it is");
}

#[test]
fn c33_43_a_card_put_under_an_empty_deck_is_known_when_it_comes_up() {
    let mut play = seers("c1");
    play.choose("invoke calendar, yes");
    let lowest = |state: &mut tessera_clash::state::State| {
        let drawn: Vec<u8> = state.events[1..].to_vec();
        state.events = state.events[..1].iter().copied().collect();
        drawn.into_iter().for_each(|card| state.events_discard.push(card));
        state.foresight = state.foresight.map(|sight| tessera_clash::state::Foresight { top: false, ..sight });
    };
    let mut state = play.state().clone();
    lowest(&mut state);
    let view = Clash::view(&state, Viewer::Seat(RED));
    assert_eq!(view.foreseen.map(|card| card.to_string()).as_deref(), Some("E3"));
    assert_eq!(Clash::view(&state, Viewer::Seat(BLUE)).foreseen, None);
}

#[test]
pub(super) fn c33_43_not_the_calendar_again_for_nothing() {
    let mut play = seers("none");
    play.choose("invoke calendar");
    assert_eq!(play.why_not("invoke calendar"), Some("C1.6"));
    let play = peoples("mayas", "greeks").goods(RED, "c2").turn(RED);
    assert!(!play.offers("invoke calendar"));
}

#[test]
fn c33_43_not_the_calendar_within_the_action_that_brings_it() {
    let table = peoples("mayas", "greeks").advances(RED, "math").goods(RED, "f2c3").next_event("E10");
    let mut play = table.with_state(|s| s.players[RED].cubes = 1).turn(RED);
    play.choose("advance, learn astronomy");
    let drawn = play.told(RED).into_iter().any(|event| matches!(event, Event::EventDrawn { .. }));
    assert!(drawn && play.state().can(RED, Power::Calendar));
}

/// Red carves Stelae.
fn stelae() -> Table<Civilizations> {
    let table = peoples("mayas", "greeks").powers(RED, "stelae").city(RED, "D2", "neutral").goods(RED, "f1o1w1");
    table.city(RED, "B2", "angry").advances(RED, "arts myths tactics")
}

#[test]
pub(super) fn c33_44_stelae_follow_an_obelisk_a_founding_and_a_conquest() {
    let mut built = stelae().turn(RED);
    built.choose("construct, build obelisk, take c1");
    assert_eq!(built.goods(RED), "c1");
    let mut founded = stelae().units(RED, "D3", "s1").turn(RED);
    founded.choose("found, at D3, take i1");
    assert_eq!(founded.goods(RED), "f1o1w1i1");
    let mut conquered = stelae().city(BLUE, "D4", "angry").units(RED, "D3", "i1").turn(RED);
    conquered.choose("move, march D3, at D4, done, take i1");
    assert_eq!(conquered.goods(RED), "f1o1w1i1g1");
}

#[test]
pub(super) fn c33_44_not_stelae_for_other_buildings_or_victories() {
    let mut built = stelae().turn(RED);
    built.choose("construct, build temple, take m1");
    assert_eq!(built.goods(RED), "m1");
    let mut won = stelae().units(BLUE, "D4", "s1").units(RED, "D3", "i1").turn(RED);
    won.choose("move, march D3, at D4");
    assert!(!asks(&won, Power::Stelae));
}

/// Pakal defends a city.
fn shield(city: &str) -> Play<Civilizations> {
    let table = peoples("mayas", "greeks").without_units("D2").city(RED, "D2", city).units(RED, "D2", "i3");
    let table = table.leader(RED, "pakal", "D2").units(BLUE, "D3", "i4").advances(BLUE, "tactics");
    table.turn(BLUE).when("move, march D3, at D2, squad s0i4", |play| is_hit(play, 1))
}

#[test]
pub(super) fn c34_61_the_shield_of_the_sun_cancels_a_hit_beside_an_obelisk() {
    assert_eq!(hits(&shield("obelisk"), 1).map(|(_, cancelled)| cancelled), Some(1));
}

#[test]
pub(super) fn c34_61_not_the_shield_of_the_sun_without_an_obelisk() {
    assert_eq!(hits(&shield("temple"), 1).map(|(_, cancelled)| cancelled), Some(0));
}

/// Pakal in a city that could have a Temple.
fn artist(place: &str, goods: &str) -> Play<Civilizations> {
    let table = peoples("mayas", "greeks").leader(RED, "pakal", place).city(RED, "D2", "neutral");
    table.city(RED, "B2", "angry").advances(RED, "myths").goods(RED, goods).turn(RED)
}

#[test]
pub(super) fn c34_62_art_and_architecture_take_a_culture_for_two_resources() {
    let mut play = artist("D2", "w1c1");
    play.choose("construct, build temple, take m1");
    assert_eq!(play.goods(RED), "m1");
    let mut play = artist("D2", "f1o1w1c1");
    play.choose("construct, build temple, count 1, pay w1c1, take m1");
    assert_eq!(play.goods(RED), "f1o1m1");
}

#[test]
pub(super) fn c34_62_not_art_and_architecture_elsewhere() {
    assert!(!artist("D3", "w1c1").offers("construct"));
    assert!(!artist("D2", "c2").offers("construct"), "once");
}

/// Siyaj K'ak' attacks a city of Blue's, or its army beside it.
fn fire(target: &str) -> Play<Civilizations> {
    let table = peoples("mayas", "greeks").leader(RED, "siyaj-kak", "D3").advances(RED, "tactics");
    let table = table.city(BLUE, "D4", "temple academy").units(BLUE, "D4", "i1").units(BLUE, "C4", "i1");
    let mut play = table.turn(RED);
    play.choose(&format!("move, march D3, at {target}"));
    play
}

#[test]
pub(super) fn c34_63_born_of_fire_adds_the_size_of_the_city() {
    assert_eq!(adds(&fire("D4"), 0, Power::BornOfFire), 3);
}

#[test]
pub(super) fn c34_63_not_born_of_fire_in_the_open() {
    assert_eq!(adds(&fire("C4"), 0, Power::BornOfFire), 0);
}

/// Siyaj K'ak' somewhere, a city that grows, and a Temple of Blue's to influence.
fn influx(place: &str) -> Play<Civilizations> {
    let table = peoples("mayas", "greeks").leader(RED, "siyaj-kak", place).city(RED, "D2", "neutral");
    let table = table.city(RED, "B2", "angry").city(BLUE, "D4", "academy").advances(RED, "myths");
    let mut play = table.goods(RED, "f1o1w1c4").turn(RED);
    play.choose("construct, build temple, take c1");
    play
}

#[test]
pub(super) fn c34_64_cultural_influx_influences_from_a_city_that_grew() {
    let mut play = influx("D2");
    play.choose("yes, at D4");
    assert_eq!(play.state().turn.actions, 2);
    let rolled = play.told(RED).into_iter().any(|event| matches!(event, Event::InfluenceRolled { .. }));
    assert!(rolled);
}

#[test]
pub(super) fn c34_64_not_cultural_influx_from_another_city() {
    assert!(!asks(&influx("D3"), Power::CulturalInflux));
}

/// Wac Chanil Ajaw attacks.
fn dynasty(from: &str, target: &str) -> Play<Civilizations> {
    let table = peoples("mayas", "greeks").leader(RED, "wac-chanil-ajaw", from).advances(RED, "tactics");
    let mut play = table.units(BLUE, target, "i1").turn(RED);
    play.choose(&format!("move, march {from}, at {target}"));
    play
}

#[test]
pub(super) fn c34_65_the_new_dynasty_adds_2_near_a_city() {
    assert_eq!(adds(&dynasty("D3", "D4"), 0, Power::NewDynasty), 2);
}

#[test]
pub(super) fn c34_65_not_the_new_dynasty_far_from_home() {
    assert_eq!(adds(&dynasty("D4", "D5"), 0, Power::NewDynasty), 0);
}

/// Wac Chanil Ajaw and an Infantry beside an undefended city of Blue's with an Academy.
fn rebuilder() -> Table<Civilizations> {
    let table = peoples("mayas", "greeks").leader(RED, "wac-chanil-ajaw", "D3").units(RED, "D3", "i1");
    let table = table.city(BLUE, "D4", "angry academy").city(BLUE, "D7", "happy");
    table.advances(RED, "tactics myths fishing").goods(RED, "none")
}

#[test]
pub(super) fn c34_66_reconstruction_replaces_a_building_after_a_conquest() {
    let mut play = rebuilder().turn(RED);
    play.choose("move, march D3, at D4, squad s0i1l1, done, done, piece D4 academy");
    assert_eq!(play.offered("build"), ["fortress", "port", "temple"]);
    play.choose("build temple");
    assert!(play.colour("D4", "temple").is(RED));
    assert_eq!((play.size("D4"), play.mood("D4"), play.goods(RED).as_str()), (2, Mood::Angry, "g1"));
}

#[test]
pub(super) fn c34_66_not_reconstruction_where_she_did_not_conquer() {
    let mut play = rebuilder().turn(RED);
    play.choose("move, march D3, at D4, squad s0i1, done, done");
    assert!(!asks(&play, Power::Reconstruction));
    let mut play = rebuilder().city(RED, "D2", "temple").turn(RED);
    play.choose("move, march D3, at D2, squad s0i1l1, done");
    assert!(!asks(&play, Power::Reconstruction));
}

/// Units of Red's beside a mountain.
fn climbers(powers: &str) -> Play<Civilizations> {
    let table = peoples("mayas", "greeks").units(RED, "D2", "i1").advances(RED, "tactics").powers(RED, powers);
    let mut play = table.turn(RED);
    play.choose("move, march D2, at E2, squad s1i1, move");
    play
}

#[test]
fn c33_41_terraces_let_settlers_cross_mountains() {
    let mut play = climbers("terraces");
    play.choose("march E2, at E3");
    assert_eq!((play.units("E2").as_str(), play.units("E3").as_str()), ("i1", "s1"), "not the Infantry");
}

#[test]
fn c33_41_not_settlers_of_others() {
    let table = peoples("mayas", "greeks").units(RED, "D2", "i1").advances(RED, "tactics");
    let mut play = table.turn(RED);
    play.choose("move, march D2, at E2, squad s1i1");
    assert!(!play.offers("move"));
}

#[test]
fn c33_42_ball_courts_are_offered_for_a_leader_as_for_other_units() {
    let table = |goods: &str| {
        peoples("mayas", "greeks").powers(RED, "ball-courts").city(RED, "D2", "neutral").goods(RED, goods)
    };
    let mut play = table("f2c1m2").turn(RED);
    play.choose("recruit, yes, recruit settler, recruit leader, call pakal");
    assert_eq!((play.units("D2").as_str(), play.goods(RED).as_str()), ("s2l1", "none"));
    let mut poor = table("f2c1m1").turn(RED);
    poor.choose("recruit");
    assert!(!asks(&poor, Power::BallCourts), "nothing would be left for the Leader");
}

#[test]
fn c34_64_cultural_influx_comes_after_what_the_building_brings() {
    let table = || {
        let table = peoples("mayas", "greeks").leader(RED, "siyaj-kak", "D2").city(RED, "D2", "neutral");
        let table = table.city(RED, "B2", "angry").city(BLUE, "D4", "academy").goods(RED, "f1o1w1");
        table.advances(RED, "math myths rituals state-religion dogma")
    };
    let mut play = table().turn(RED);
    play.choose("construct, build observatory");
    assert!(asks(&play, Power::CulturalInflux));
    assert_eq!(play.state().players[RED].actions.len(), 1, "the card was drawn first");
    let mut play = table().turn(RED);
    play.choose("construct, build temple, take c1");
    assert!(matches!(play.prompt(), tessera_clash::prompt::Prompt::LearnFree), "then the advance of Dogma");
    play.choose("learn devotion");
    assert!(asks(&play, Power::CulturalInflux));
}

#[test]
fn c33_42_not_ball_courts_where_an_enforcer_is_not_called() {
    let table = courts("angry").goods(RED, "m1").leader(RED, "bleda", "D2");
    let mut play = table.turn(RED);
    play.choose("collect, no");
    assert!(!asks(&play, Power::BallCourts), "the city stays Angry");
    let mut play = courts("angry").goods(RED, "m1").leader(RED, "bleda", "D2").turn(RED);
    play.choose("collect, yes");
    assert!(asks(&play, Power::BallCourts), "it acts as Happy");
}

#[test]
fn c33_41_terraces_let_leaders_cross_mountains() {
    let goes_on = |powers: &str| {
        let table = peoples("mayas", "greeks").without_units("D2").leader(RED, "pakal", "D2").advances(RED, "tactics");
        let mut play = table.powers(RED, powers).turn(RED);
        play.choose("move, march D2, at E2, done?, move?");
        play.offers("march E2")
    };
    assert!(goes_on("terraces") && !goes_on(""));
}
