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
    EventCard::of(Edition::Monumental).filter(|card| card.is_person()).for_each(meet::<Monumental>);
}

#[test]
fn every_great_person_of_2012() {
    EventCard::of(Edition::Base2012).filter(|card| card.is_person()).for_each(meet::<Base2012>);
}

#[test]
fn every_great_person_of_the_civilizations() {
    EventCard::of(Edition::Civilizations).filter(|card| card.is_person()).for_each(meet::<Civilizations>);
}

/// The person is played, then refused.
fn meet<G: InEdition>(card: EventCard) {
    let group = match card.effect() {
        Effect::Person(group) => group,
        Effect::Architect => return architect::<G>(card),
        Effect::Diplomat => return diplomat::<G>(card),
        Effect::Seer => return seer::<G>(card),
        effect => panic!("{card} is no person: {effect:?}"),
    };
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
        Some(Group::Culture) if card.to_string() == "E56" => {
            let mut play = plays(table().goods(RED, "c1m1"), "arts");
            assert_eq!(play.options(), ["take m1", "take m2", "take c1", "done"]);
            play.choose("take m2");
            assert_eq!(play.goods(RED), "m3");
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

/// The Great Architect raises a Wonder whose advance is not known, for 3 culture less and no action.
fn architect<G: InEdition>(card: EventCard) {
    let person = format!("person {card}");
    let town = |goods: &str| {
        let table = Table::<G>::new().city(RED, "D2", "happy").city(RED, "B2", "").advances(RED, "engineering storage");
        table.goods(RED, goods).wonder_card(RED, "statue").cards(RED, &card.to_string())
    };
    let mut play = does(town("f3o5w4c2"), &person, "wonder D2 statue");
    assert_eq!((play.goods(RED).as_str(), play.size("D2")), ("none", 2));
    play.pass_until(|play| matches!(play.prompt(), Prompt::Turn { .. }));
    assert!(matches!(play.prompt(), Prompt::Turn { actions: 3 }), "no action is taken");
    refuses(&town("f3o5w4c1").turn(RED), &person, "C8.1");
}

/// The Great Diplomat keeps two players from attacking each other, and is sent home with an action.
fn diplomat<G: InEdition>(card: EventCard) {
    let taken = || {
        let table = Table::<G>::new().without_units("D2").units(RED, "D3", "i1").units(BLUE, "D4", "i1");
        let table = table.advances(RED, "tactics").goods(RED, "c1");
        let mut play = table.event(RED, &card.to_string());
        play.pass_until(|play| matches!(play.prompt(), Prompt::TakePerson { .. }));
        play.choose("yes");
        play
    };
    let mut play = taken();
    play.choose("move, march D3");
    assert_eq!(play.why_not("at D4"), Some("C27.57"));
    let mut home = taken();
    home.choose(&format!("person {card}, move, march D3, at D4"));
    assert!(matches!(home.prompt(), Prompt::FightOn { .. } | Prompt::Squad { .. } | Prompt::Turn { .. }));
}

/// The Great Seer deals out the Objective cards that are drawn next.
fn seer<G: InEdition>(card: EventCard) {
    let table = || Table::<G>::new().cards(RED, &card.to_string());
    let mut play = does(table(), &format!("person {card}"), "");
    let open = play.options();
    assert_eq!(open.len(), 2, "as many cards as players");
    play.choose(&open[1]);
    let promised = |play: &Play<G>, seat| play.state().players[seat].promised.map(|promise| promise.card.to_string());
    assert_eq!(promised(&play, RED).map(|card| format!("objective {card}")), Some(open[1].clone()));
    assert_eq!(promised(&play, BLUE).map(|card| format!("objective {card}")), Some(open[0].clone()));
    let idle = table().with_state(|state| state.players[RED].fewer = 3).turn(RED);
    refuses(&idle, &format!("person {card}"), "C4.2");
}
