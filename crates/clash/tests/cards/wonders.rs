//! The Wonders: built or not for want of their advance, and what they do when they stand (C16, C23).

use tessera_clash::board::Side;
use tessera_clash::components::wonders::Wonder;
use tessera_clash::edition::Edition;
use tessera_clash::prompt::Prompt;

use crate::support::*;
use crate::{does, edition, refuses};

#[test]
fn every_wonder_of_the_monumental_edition() {
    Wonder::of(Edition::Monumental).for_each(meet::<Monumental>);
}

#[test]
fn every_wonder_of_2012() {
    Wonder::of(Edition::Base2012).for_each(meet::<Base2012>);
}

/// The Wonder is built, then refused; it does what it says where it stands, and not where it does not.
fn meet<G: InEdition>(wonder: Wonder) {
    let advance = wonder.needs().to_string();
    let mut play = does(builder::<G>(wonder).advances(RED, &advance), "construct", "at F3");
    play.choose(&format!("raise {wonder}"));
    let points = if edition::<G>() == Edition::Base2012 || wonder == Wonder::Pyramids { 10 } else { 8 };
    assert_eq!(play.half_points_of(RED, "wonders"), points);
    let mut unlearned = builder::<G>(wonder).turn(RED);
    unlearned.choose("construct, at F3");
    refuses(&unlearned, &format!("raise {wonder}"), "C5.2");
    assert!(works::<G>(wonder, true), "{wonder}");
    assert!(!works::<G>(wonder, false), "without {wonder}");
}

/// Red has all that a Wonder needs but its advance, and could build a Temple as well.
fn builder<G: InEdition>(wonder: Wonder) -> Table<G> {
    let table = Table::<G>::new().city(RED, "B2", "").city(RED, "F3", "happy port").goods(RED, "f7o7w7c7");
    let table = table.advances(RED, "storage engineering myths fishing");
    match edition::<G>() {
        Edition::Monumental | Edition::Civilizations => table.wonder_card(RED, &wonder.to_string()),
        Edition::Base2012 => table.with_state(move |state| {
            let left = state.wonders.iter().copied().filter(|&card| card != wonder as u8);
            state.wonders = left.collect::<Vec<_>>().into_iter().collect();
            state.wonders_open.insert(wonder);
        }),
    }
}

/// Whether what a Wonder is for shows in a position, with the Wonder or without it.
fn works<G: InEdition>(wonder: Wonder, stands: bool) -> bool {
    let table = Table::<G>::new;
    let raised = |table: Table<G>, seat, place: &str| {
        if stands { table.wonder(seat, place, &wonder.to_string()) } else { table }
    };
    let in_2012 = edition::<G>() == Edition::Base2012;
    // Red stands before a city of Blue's that may hold the Wonder, or before one with a Fortress.
    let siege = |city: &str, place: &str| {
        let table = table().without_units("D2").units(RED, "D3", "i2").advances(RED, "tactics").goods(RED, "none");
        let mut play = raised(table.city(BLUE, "D4", city).advances(BLUE, "tactics"), BLUE, place).turn(RED);
        play.choose("move, march D3");
        play
    };
    match (wonder, in_2012) {
        (Wonder::Arena, _) => {
            // Sports is paid with culture, which Red has not.
            let table = table().goods(RED, "m2").advances(RED, "arts sports").city(RED, "D2", "neutral");
            raised(table, RED, "D2").turn(RED).offers("use sports")
        }
        (Wonder::Gardens, false) => {
            let mut play = does(raised(table().goods(RED, "none"), RED, "D2"), "collect", "");
            let most_food = play.options()[0].clone();
            play.choose(&most_food);
            matches!(play.prompt(), Prompt::FromGardens { .. })
        }
        (Wonder::Gardens, true) => raised(table().goods(RED, "m1"), RED, "D2").turn(RED).offers("wield gardens"),
        (Wonder::Library, false) => raised(table(), RED, "D2").turn(RED).offers("wield library"),
        (Wonder::Library, true) => {
            let table = raised(table().goods(BLUE, "none"), BLUE, "D7");
            does(table, "advance", "learn fishing").goods(BLUE) == "i1"
        }
        (Wonder::Lighthouse, _) => {
            let table = table().city(RED, "B5", "port").units(RED, "B4", "n1").advances(RED, "fishing");
            let mut play = does(raised(table.goods(RED, "none"), RED, "B5"), "collect", "at B5");
            let ship = |prompt| matches!(prompt, Prompt::Lighthouse | Prompt::Squad { .. });
            play.pass_until(|play| ship(play.prompt()) || matches!(play.prompt(), Prompt::Turn { .. }));
            ship(play.prompt())
        }
        (Wonder::Mausoleum, false) => {
            let table = table().goods(RED, "f2").with_state(|state| {
                let card = state.actions.pop().expect("a card");
                state.actions_discard.push(card);
            });
            let play = does(raised(table, RED, "D2"), "advance", "learn writing");
            matches!(play.prompt(), Prompt::TakeDiscardedAction)
        }
        (Wonder::Mausoleum, true) => !siege("", "D4").offers("at D4"),
        (Wonder::Pyramids, false) => {
            let mut play = siege("", "D4");
            play.choose("at D4, squad s0i2");
            assert_eq!(play.owner("D4"), Side::from(RED));
            play.half_points_of(BLUE, "wonders") == 10
        }
        (Wonder::Pyramids, true) => {
            let other = if stands { wonder } else { Wonder::Wall };
            let table = builder::<G>(other).advances(RED, "rituals siegecraft").city(BLUE, "F5", "academy");
            let play = does(table, "construct", &format!("at F3, raise {other}"));
            matches!(play.prompt(), Prompt::PyramidsInfluence { left: 2 })
        }
        (Wonder::Statue, false) => raised(table().cards(RED, "O5"), RED, "D2").turn(RED).offers("wield statue"),
        (Wonder::Statue, true) => {
            let table = table().city(RED, "D4", "temple academy").city(BLUE, "D5", "academy").city(BLUE, "D6", "");
            !raised(table, BLUE, "D6").turn(RED).offers("influence")
        }
        (Wonder::Wall, false) => {
            let table = table().city(RED, "D2", "happy").without_units("D2").horde("D3", 4).goods(RED, "none");
            let mut play = raised(table, RED, "D2").event(RED, "E21");
            play.pass_until(|play| play.state().event.is_none());
            play.owner("D2") == Side::from(RED)
        }
        (Wonder::Wall, true) => !siege("fortress", "D7").offers("at D4"),
    }
}
