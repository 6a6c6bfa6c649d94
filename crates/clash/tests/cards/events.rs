//! The 38 Event cards: a position their text changes, and one it passes by (C27).

use tessera_clash::board::{Mood, Side};
use tessera_clash::cards::events::{Effect, EventCard, Icon, Sharing};
use tessera_clash::prompt::Prompt;

use crate::support::*;

#[test]
fn every_event_card_of_the_monumental_edition() {
    EventCard::all().for_each(meet::<Monumental>);
}

#[test]
fn every_event_card_of_2012() {
    EventCard::all().for_each(meet::<Base2012>);
}

/// Plays on quietly until the icon is done with.
fn past_the_icon<G: InEdition>(mut play: Play<G>) -> Play<G> {
    let of_icon = |prompt: Prompt| {
        let appear = matches!(prompt, Prompt::BarbariansAppear | Prompt::ReinforceBarbarians);
        appear || matches!(prompt, Prompt::Exhaust | Prompt::MarchNext | Prompt::MarchBarbarians { .. })
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
        Effect::Person(_) => {
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
    }
}

#[test]
fn a_gold_mine_pays_and_other_icons_do_not() {
    for card in EventCard::all() {
        let play = over(monumental().goods(RED, "f2").event(RED, &card.to_string()));
        assert_eq!(play.state().players[RED].goods.gold > 0, card.icon() == Icon::GoldMine, "{card}");
    }
}
