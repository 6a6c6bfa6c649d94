//! The 38 Event cards and the 20 of the Civilizations expansion: a position their text changes, and one it passes by (C27).

use tessera_clash::board::{Mood, Side};
use tessera_clash::cards::events::{Effect, EventCard, Icon, Sharing};
use tessera_clash::components::wonders::Wonder;
use tessera_clash::edition::Edition;
use tessera_clash::prompt::Prompt;

use crate::support::*;

#[test]
fn every_event_card_of_the_monumental_edition() {
    EventCard::of(Edition::Monumental).for_each(meet::<Monumental>);
}

#[test]
fn every_event_card_of_2012() {
    EventCard::of(Edition::Base2012).for_each(meet::<Base2012>);
}

#[test]
fn every_event_card_of_the_civilizations() {
    assert_eq!(EventCard::of(Edition::Civilizations).count(), 58);
    EventCard::of(Edition::Civilizations).for_each(meet::<Civilizations>);
}

/// Plays on quietly until the icon is done with.
fn past_the_icon<G: InEdition>(mut play: Play<G>) -> Play<G> {
    let of_icon = |prompt: Prompt| {
        let appear = matches!(prompt, Prompt::BarbariansAppear | Prompt::ReinforceBarbarians);
        let pirates = matches!(prompt, Prompt::PlacePirate { .. } | Prompt::TakePirate | Prompt::PirateRaid);
        let grow = matches!(prompt, Prompt::BarbarianUnit { .. });
        appear
            || pirates
            || grow
            || matches!(prompt, Prompt::Exhaust | Prompt::MarchNext | Prompt::MarchBarbarians { .. })
    };
    play.pass_until(|play| !of_icon(play.prompt()));
    play
}

/// Plays on quietly until the Event is over.
fn over<G: InEdition>(mut play: Play<G>) -> Play<G> {
    play.pass_until(|play| play.state().event.is_none() && play.state().agenda.is_empty());
    play
}

/// The card changes something, then nothing.
fn meet<G: InEdition>(card: EventCard) {
    let table = Table::<G>::new;
    let draws = |table: Table<G>| past_the_icon(table.event(RED, &card.to_string()));
    let town = || table().city(RED, "D2", "happy").city(RED, "B2", "happy temple");
    let all_settlers = |table: Table<G>| table.units(RED, "B2", "s3").units(BLUE, "B6", "s3");
    match card.effect() {
        Effect::Pestilence => {
            let builder = || town().goods(RED, "f1o1w1").advances(RED, "writing");
            let mut play = draws(builder());
            play.choose("at B2");
            assert_eq!(play.mood("B2"), Mood::Neutral);
            assert_eq!(over(play).why_not("construct"), Some("C8.1"));
            let clean = over(draws(builder().advances(RED, "sanitation")));
            assert!(clean.mood("B2") == Mood::Happy && clean.offers("construct"), "Sanitation helps");
        }
        Effect::Epidemics => {
            let mut play = draws(table().units(RED, "D2", "i2"));
            play.choose("lose D2 infantry");
            assert_eq!(over(play).units("D2"), "s1i1");
            assert_eq!(over(draws(table())).units("D2"), "s1", "a single unit is spared");
        }
        Effect::Famine(food) => {
            let fed = over(draws(table().goods(RED, "f2")));
            assert_eq!(fed.state().players[RED].goods.food, 2 - food);
            let hungry = over(draws(table().goods(RED, "g5")));
            assert_eq!((hungry.mood("D2"), hungry.goods(RED).as_str()), (Mood::Angry, "g5"), "gold does not help");
            let spared = over(draws(table().goods(RED, "none").advances(RED, "irrigation")));
            assert_ne!(spared.mood("D2"), Mood::Angry, "Irrigation helps");
        }
        Effect::GoodYear(food, sharing) => {
            let food_of = |play: &Play<G>| [RED, BLUE].map(|seat| play.state().players[seat].goods.food);
            let empty = || table().goods(RED, "none").goods(BLUE, "none");
            let year = over(draws(empty().advances(RED, "storage").advances(BLUE, "storage")));
            let theirs = if sharing == Sharing::Nobody { 0 } else { food };
            assert_eq!(food_of(&year), [food, theirs]);
            let full = over(draws(table().goods(RED, "f2").goods(BLUE, "f2")));
            assert_eq!(food_of(&full), [2, 2], "there is no room for more");
        }
        Effect::Person(_) | Effect::Architect | Effect::Seer => {
            let mut offered = draws(table().goods(RED, "c1"));
            assert_eq!((offered.who(), offered.prompt()), (RED, Prompt::TakePerson { card, cost: 1 }));
            offered.choose("yes");
            assert_eq!((offered.hand(RED), offered.goods(RED).as_str()), (card.to_string(), "none"));
            let dear = draws(table().goods(RED, "none").goods(BLUE, "c2"));
            assert_eq!((dear.who(), dear.prompt()), (BLUE, Prompt::TakePerson { card, cost: 2 }));
            let nobody = over(draws(table().goods(RED, "none").goods(BLUE, "c1")));
            assert_eq!(nobody.state().events_discard.last().copied(), Some(card.index()), "nobody can pay");
        }
        Effect::PopulationBoom => {
            let boom = over(draws(table()));
            assert_eq!((boom.units("D2").as_str(), boom.units("D7").as_str()), ("s2", "s2"));
            let none = over(draws(all_settlers(table())));
            assert_eq!((none.units("D2").as_str(), none.units("D7").as_str()), ("s1", "s1"), "no Settler is left");
        }
        Effect::Volcano => {
            let three = || town().city(RED, "C4", "").units(RED, "B2", "i1");
            let mut play = draws(three().city(RED, "E4", ""));
            play.choose("at B2");
            assert_eq!((play.owner("B2"), play.units("B2").as_str()), (Side::NOBODY, ""));
            assert_eq!(play.half_points_of(RED, "events"), 2 * 4);
            assert_eq!(over(draws(three())).size("B2"), 2, "fewer than four cities");
        }
        Effect::Earthquake(false) => {
            let mut play = draws(town().city(RED, "C4", ""));
            play.choose("piece B2 temple, done");
            assert_eq!((play.size("B2"), play.mood("B2")), (1, Mood::Neutral));
            assert_eq!(over(draws(town())).size("B2"), 2, "fewer than three cities");
        }
        Effect::Earthquake(true) => {
            let mut play = draws(town().city(RED, "C4", "").city(BLUE, "B6", "").city(BLUE, "C7", ""));
            play.choose("piece B2 temple, done");
            assert_eq!(play.who(), BLUE);
            play.choose("piece B6 settlement, done");
            assert_eq!((play.size("B2"), play.owner("B6")), (1, Side::NOBODY));
            let few = over(draws(town().city(BLUE, "B6", "")));
            assert_eq!((few.size("B2"), few.size("B6")), (2, 1), "fewer than three cities");
        }
        Effect::Flood(everyone) => {
            let moods = |play: &Play<G>| (play.mood("F3"), play.mood("D2"), play.mood("D7"));
            let coast = table().city(RED, "F3", "happy").city(RED, "D2", "happy").city(BLUE, "D7", "happy");
            let blue = if everyone { Mood::Neutral } else { Mood::Happy };
            assert_eq!(moods(&over(draws(coast))), (Mood::Neutral, Mood::Happy, blue), "coastal cities only");
            let inland = over(draws(table().city(RED, "D2", "happy").city(BLUE, "D7", "angry")));
            assert_eq!((inland.mood("D2"), inland.mood("D7")), (Mood::Happy, Mood::Angry), "no mood can fall");
        }
        Effect::Migration => {
            let moved = over(draws(table().city(RED, "D2", "happy")));
            assert_eq!((moved.units("D7").as_str(), moved.mood("D2")), ("s2", Mood::Neutral));
            let none = over(draws(all_settlers(table().city(RED, "D2", "angry"))));
            assert_eq!((none.units("D7").as_str(), none.mood("D2")), ("s1", Mood::Angry));
        }
        Effect::CivilWar => {
            let torn = over(draws(table().city(RED, "D2", "neutral").units(RED, "D2", "i1")));
            assert_eq!((torn.units("D2").as_str(), torn.mood("D2")), ("s1", Mood::Angry));
            let none = over(draws(table().city(RED, "D2", "angry")));
            assert_eq!((none.units("D2").as_str(), none.mood("D2")), ("s1", Mood::Angry), "no Infantry, no mood");
        }
        Effect::Revolution => {
            let governed = table().units(RED, "D2", "i2").advances(RED, "writing philosophy tactics draft voting");
            let mut play = draws(governed);
            assert_eq!(play.options(), ["done", "lose D2 infantry"]);
            play.choose("lose D2 infantry, govern autocracy");
            assert!(play.has(RED, "nationalism") && !play.has(RED, "voting"));
            let ungoverned = draws(table());
            assert!(matches!(ungoverned.prompt(), Prompt::Turn { actions: 2 }), "there is nothing to overthrow");
        }
        Effect::Diplomat => {
            let mut taken = draws(table().goods(RED, "c1"));
            taken.choose("yes");
            assert!(taken.state().embassy.is_some_and(|embassy| (embassy.owner, embassy.with) == (RED, BLUE)));
            let nobody = over(draws(table().goods(RED, "none").goods(BLUE, "c1")));
            assert!(nobody.state().embassy.is_none(), "nobody can pay");
        }
        Effect::Uprising => {
            let mut play = draws(table().goods(RED, "c1m1"));
            assert_eq!(play.options(), ["pay m1", "pay c1", "pay c1m1"]);
            play.choose("pay c1m1");
            assert_eq!((play.half_points_of(RED, "events"), play.goods(RED).as_str()), (2, "none"));
            assert_eq!(over(draws(table().goods(RED, "f2"))).half_points_of(RED, "events"), 0, "no token");
        }
        Effect::Envoy => {
            let play = over(draws(table().goods(RED, "none").goods(BLUE, "none")));
            assert_eq!((play.goods(RED).as_str(), play.goods(BLUE).as_str()), ("i1c1", "c1"));
            assert!(play.state().envoy.is_some());
            let none = over(draws(table().with_state(|state| {
                // Somebody holds them all.
                while let Some(card) = state.wonders.pop() {
                    state.players[BLUE].wonders.insert(Wonder::new(card));
                }
            })));
            assert!(none.state().envoy.is_none() && none.state().events_staying.is_empty(), "no Wonder is left");
        }
        Effect::SolarEclipse => {
            let army = || table().without_units("D2").units(RED, "D3", "i2").advances(RED, "tactics");
            let fights = over(draws(army().units(BLUE, "D4", "i2")));
            let parted = fights.when("move, march D3, at D4, squad s0i2", |play| {
                play.state().battle.is_none() && !play.units("D4").is_empty() && !play.units("D3").is_empty()
            });
            assert_eq!(parted.half_points_of(BLUE, "events"), 2, "both sides stand after a round");
            let mut unfought = over(draws(army().city(BLUE, "D4", "")));
            unfought.choose("move, march D3, at D4, squad s0i2");
            assert!(unfought.state().events_staying.has(card.index()), "it waits for a Combat that is fought");
        }
        Effect::TrojanHorse => {
            let army =
                || table().without_units("D2").units(RED, "D3", "i2").advances(RED, "tactics").goods(RED, "w1c1");
            let mut play = over(draws(army().city(BLUE, "D4", "").units(BLUE, "D4", "i2")));
            play.choose("move, march D3, at D4, squad s0i2, yes");
            assert_eq!((play.half_points_of(RED, "events"), play.goods(RED).as_str()), (2, "none"));
            let mut open = over(draws(army().city(BLUE, "D4", "")));
            open.choose("move, march D3, at D4, squad s0i2");
            assert!(open.state().events_staying.has(card.index()), "nobody defends the city");
        }
        Effect::Guillotine => {
            let mut play = draws(table().leader(RED, "augustus", "D2"));
            assert_eq!(play.options(), ["call caesar", "call sulla", "done"]);
            play.choose("call sulla");
            assert_eq!((play.units("D2").as_str(), play.state().players[RED].leaders.is_empty()), ("s1l1", true));
            let none = over(draws(table().with_state(|state| state.players[RED].leaders = Default::default())));
            assert_eq!(none.half_points_of(RED, "events"), 4, "no Leader is left");
        }
        Effect::Anarchy => {
            let governed = table().advances(RED, "writing philosophy voting separation-of-power");
            let play = over(draws(governed));
            assert!(!play.has(RED, "voting") && play.half_points_of(RED, "events") == 4);
            assert_eq!(over(draws(table())).half_points_of(RED, "events"), 0, "there is no government");
        }
        Effect::ScientificTrade => {
            let ideas = |play: &Play<G>| [RED, BLUE].map(|seat| play.state().players[seat].goods.ideas);
            let taught = table().city(BLUE, "D7", "academy").city(BLUE, "C7", "observatory");
            assert_eq!(ideas(&over(draws(taught))), [2, 2]);
            assert_eq!(ideas(&over(draws(table()))), [2, 0], "the drawer gains 2 in any case");
        }
        Effect::FlourishingTrade => {
            let gold = |play: &Play<G>| [RED, BLUE].map(|seat| play.state().players[seat].goods.gold);
            let traders = table().city(BLUE, "D7", "market").city(BLUE, "C7", "market").city(BLUE, "D6", "market");
            assert_eq!(gold(&over(draws(traders.city(BLUE, "E6", "market")))), [1, 3], "3 at most");
            assert_eq!(gold(&over(draws(table()))), [1, 0], "the drawer gains 1 in any case");
        }
        Effect::Stability => {
            let mut play = draws(table().city(BLUE, "D7", "temple obelisk").city(BLUE, "C7", "obelisk"));
            play.choose("take m1, take c1m1");
            assert_eq!((play.goods(RED).as_str(), play.goods(BLUE).as_str()), ("f2m1", "f2c1m1"));
            let mut none = draws(table());
            none.choose("take c1");
            assert_eq!((none.goods(RED).as_str(), none.goods(BLUE).as_str()), ("f2c1", "f2"));
        }
        Effect::Reformation => {
            let play = over(draws(town()));
            assert_eq!(play.colour("B2", "temple"), Side::from(BLUE));
            let none = over(draws(table().building(BLUE, "D2", "temple")));
            assert_eq!(none.colour("D2", "temple"), Side::from(BLUE), "nobody has a Temple of their own");
        }
        Effect::Pandemics => {
            let mut play = draws(town().goods(RED, "g1"));
            assert_eq!(play.options(), ["lose D2 settler", "pay g1"]);
            play.choose("pay g1");
            assert_eq!(play.goods(RED), "none");
            let clean = over(draws(town().goods(RED, "g1").advances(RED, "sanitation")));
            assert_eq!(clean.goods(RED), "g1", "Sanitation helps");
        }
        Effect::BlackDeath => {
            let mut play = draws(table().units(RED, "D2", "i3").advances(RED, "sanitation"));
            play.choose("lose D2 infantry");
            assert_eq!((play.units("D2").as_str(), play.half_points_of(RED, "events")), ("s1i2", 2));
            let few = over(draws(table().units(RED, "D2", "i2")));
            assert_eq!(few.units("D2"), "s1i2", "fewer than four units");
        }
        Effect::Vermin => {
            let hungry = over(draws(table().goods(RED, "none").advances(RED, "storage")));
            assert_eq!(hungry.mood("D2"), Mood::Angry);
            let bare = over(draws(table().goods(RED, "none")));
            assert_ne!(bare.mood("D2"), Mood::Angry, "there is nothing in store");
        }
        Effect::Drought => {
            assert_eq!(over(draws(table().goods(RED, "f2"))).goods(RED), "f1");
            let spared = over(draws(table().goods(RED, "f2").advances(RED, "irrigation")));
            assert_eq!(spared.goods(RED), "f2", "Irrigation helps");
        }
        Effect::Fire => {
            let woods = table().city(RED, "D4", "happy").city(BLUE, "D5", "happy");
            let play = over(draws(woods));
            assert_eq!((play.mood("D4"), play.mood("D5")), (Mood::Neutral, Mood::Neutral));
            let none = over(draws(table().goods(RED, "w2")));
            assert_eq!(none.state().players[RED].goods.wood, 1, "no city in a Forest");
        }
        Effect::SuccessfulYear => {
            let food_of = |play: &Play<G>| [RED, BLUE].map(|seat| play.state().players[seat].goods.food);
            let empty = || table().goods(RED, "none").goods(BLUE, "none");
            assert_eq!(food_of(&over(draws(empty().city(BLUE, "C7", "").city(BLUE, "E6", "")))), [2, 0]);
            assert_eq!(food_of(&over(draws(empty()))), [1, 1], "all have as many");
        }
    }
}

#[test]
fn a_gold_mine_pays_and_other_icons_do_not() {
    for card in EventCard::of(Edition::Monumental) {
        let play = over(monumental().goods(RED, "f2").event(RED, &card.to_string()));
        assert_eq!(play.state().players[RED].goods.gold > 0, card.icon() == Icon::GoldMine, "{card}");
    }
}
