//! The Great Persons among the Event cards, played from hand (C21.8, C27).

use tessera_clash::board::{Mood, Side};
use tessera_clash::cards::events::{Effect, EventCard};
use tessera_clash::components::advances::Group;
use tessera_clash::edition::Edition;
use tessera_clash::prompt::Prompt;

use crate::support::*;
use crate::{added, does, edition, quietly, refuses, rolls};

#[test]
fn every_great_person_of_the_monumental_edition() {
    EventCard::all().filter(|card| card.is_person()).for_each(meet::<Monumental>);
}

#[test]
fn every_great_person_of_2012() {
    EventCard::all().filter(|card| card.is_person()).for_each(meet::<Base2012>);
}

/// The person is played, then refused.
fn meet<G: InEdition>(card: EventCard) {
    let Effect::Person(group) = card.effect() else { panic!("{card} is no person") };
    let hand = |table: Table<G>| table.cards(RED, &card.to_string());
    let table = || hand(Table::new());
    let plays = |table: Table<G>, advance: &str| {
        let play = does(table, &format!("person {card}"), &format!("learn {advance}"));
        assert!(play.has(RED, advance) && !play.hand(RED).contains(&card.to_string()));
        play
    };
    let drawn = |play: &Play<G>| play.state().players[RED].actions.len();
    let ideas = |play: &Play<G>| play.state().players[RED].goods.ideas;
    match group {
        Some(Group::Seafaring) => {
            let dark = hand(Table::tiles([19, 14, 18, 8, 11, 20, 16, 6])).goods(RED, "f2");
            let mut play = plays(dark, "fishing");
            play.choose("at D3, lie straight, at D3");
            assert_eq!((play.owner("D3"), play.state().players[RED].goods.food), (Side::from(RED), 0));
        }
        Some(Group::Culture) => {
            assert_eq!(plays(table().city(RED, "D2", "angry"), "arts").mood("D2"), Mood::Happy);
        }
        Some(Group::Spirituality) => {
            let mut play = plays(table().city(RED, "B2", "").goods(RED, "f1o1w1"), "myths");
            play.choose("piece B2 temple, take c1");
            let city = play.state().board.city(at("B2")).expect("a city");
            assert_eq!((play.size("B2"), city.activations), (2, 0), "without activating it");
        }
        Some(Group::Education) => assert_eq!(ideas(&quietly(plays(table().goods(RED, "none"), "writing"))), 2),
        Some(Group::Science) => {
            let play = quietly(plays(table().goods(RED, "none"), "math"));
            assert_eq!((ideas(&play), drawn(&play)), (1, 1));
        }
        Some(Group::Economy) => {
            let trader = table().city(BLUE, "D4", "").units(RED, "D3", "s1").goods(RED, "none");
            assert_eq!(plays(trader.advances(RED, "bartering"), "trade-routes").goods(RED), "f1");
        }
        Some(Group::Construction) => {
            let town = table().city(RED, "B2", "").goods(RED, "f1o1w1").advances(RED, "writing");
            let mut play = plays(town, "sanitation");
            play.choose("piece D2 academy");
            let city = play.state().board.city(at("D2")).expect("a city");
            assert_eq!((play.size("D2"), city.activations), (2, 0), "without activating it");
        }
        Some(Group::Warfare) => {
            let camp = table().without_units("D2").units(RED, "D3", "i2").horde("D4", 2).advances(RED, "tactics");
            let mut play = plays(camp, "draft");
            assert!(matches!(play.prompt(), Prompt::Squad { .. }), "a Move action");
            play.choose("march D3, at D4, squad s0i2");
            assert_eq!(added(&rolls(&play).expect("a roll")[0]), 2);
        }
        None => {
            // In 2012 Writing waited for a government to bring its own card.
            let writing = usize::from(edition::<G>() == Edition::Base2012);
            let play = quietly(plays(table().advances(RED, "writing philosophy"), "voting"));
            assert_eq!(drawn(&play), 2 + writing);
        }
        Some(other) => panic!("{card}: nobody brings {other:?}"),
    }
    let idle = table().with_state(|state| state.players[RED].fewer = 3).turn(RED);
    refuses(&idle, &format!("person {card}"), "C4.2");
}
