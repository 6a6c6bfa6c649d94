//! C1: pieces, stocks and dice.

use tessera_clash::components::buildings::Unit;
use tessera_clash::edition::Edition;
use tessera_kernel::{Game, Rng};

use crate::support::*;

#[test]
fn c1_1_two_to_four_players() {
    assert_eq!(Clash::SEATS, 2..=4);
    assert!(Base2012::setup(5).checked::<Clash>().is_err());
    assert!(Base2012::setup(1).checked::<Clash>().is_err());
}

#[test]
fn c1_2_seven_of_a_resource_or_eight_in_2012() {
    let mut play = monumental().goods(RED, "o7").advances(RED, "storage").city(RED, "D2", "happy").turn(RED);
    play.choose("collect");
    assert!(!play.offers("take o1w1"), "ore is full");
    assert_eq!(Edition::Base2012.most(), 8);
    let mut old = of_2012().goods(RED, "o7").advances(RED, "storage").turn(RED);
    old.choose("collect, take o1");
    assert_eq!(old.goods(RED), "o8");
}

#[test]
fn c1_3_two_food_without_storage() {
    let mut play = monumental().goods(RED, "f2").turn(RED);
    play.choose("collect");
    assert!(play.offered("take").iter().all(|goods| !goods.contains('f')), "{:?}", play.options());
    let mut stored = monumental().goods(RED, "f2").advances(RED, "storage").turn(RED);
    stored.choose("collect, take f2");
    assert_eq!(stored.goods(RED), "f4");
}

#[test]
fn c1_4_levels_cap_tokens_in_2012_only() {
    let mut old = of_2012().goods(RED, "m1").advances(RED, "philosophy voting civil-liberties").turn(RED);
    old.choose("use civil-liberties");
    assert_eq!(old.goods(RED), "m1", "the mood level is 1");
    let mut new = monumental().goods(RED, "m1").advances(RED, "philosophy voting civil-liberties").turn(RED);
    new.choose("use civil-liberties");
    assert_eq!(new.goods(RED), "m4");
}

#[test]
fn c1_5_gold_stands_in_for_resources_and_ideas_for_food() {
    let mut play = monumental().goods(RED, "f1i1g1").turn(RED);
    play.choose("advance, learn storage");
    assert_eq!(play.offered("pay"), ["f1g1", "f1i1", "i1g1"]);
    assert_eq!(play.options()[0], "pay f1i1", "gold last");
    let poor = monumental().goods(RED, "g7").advances(RED, "tactics draft").city(RED, "D2", "angry").turn(RED);
    assert!(!poor.offers("happiness"), "gold is no mood");
}

#[test]
fn c1_6_no_debts_and_no_gains_above_a_limit() {
    let play = monumental().goods(RED, "f1").turn(RED);
    assert!(!play.offers("advance"));
    assert_eq!(play.why_not("advance"), Some("C1.6"));
    let table = monumental().city(RED, "B2", "").goods(RED, "f1o1w1i6").advances(RED, "writing");
    let mut full = table.turn(RED);
    full.choose("construct, at D2, build academy");
    assert_eq!(full.goods(RED), "i7", "the second idea of the academy is lost");
}

#[test]
fn c1_7_the_box_is_a_limit() {
    assert_eq!([Unit::Settler, Unit::Infantry, Unit::Ship].map(Unit::pieces), [4, 16, 4]);
    assert_eq!((Edition::Monumental.buildings(), Edition::Base2012.buildings()), (5, 7));
    assert_eq!((Edition::Monumental.barbarian_settlements(), Edition::Base2012.barbarian_settlements()), (10, 7));
    assert_eq!((Edition::Monumental.barbarian_infantry(), Edition::Base2012.barbarian_infantry()), (20, 16));
    assert_eq!((Edition::Monumental.exhausted_markers(), Edition::Base2012.exhausted_markers()), (6, 4));
    let play = monumental().with_state(|state| {
        state.players[RED].buried_settlements = std::mem::take(&mut state.players[RED].settlements);
    });
    let play = play.units(RED, "D3", "s1").turn(RED);
    assert!(!play.offers("found"));
    assert_eq!(play.why_not("found"), Some("C6.7"));
}

#[test]
fn c1_8_twelve_faces_with_icons_or_six_plain_ones() {
    let mut rng = Rng::from_number(1);
    let mut seen = [[0_u32; 2]; 7];
    for _ in 0..12_000 {
        let die = tessera_clash::components::dice::roll(&mut rng, Edition::Monumental);
        seen[usize::from(die.value)][usize::from(die.icon == Some(Unit::Infantry))] += 1;
    }
    let near = |count: u32, twelfths: u32| count.abs_diff(twelfths * 1000) < 200;
    for (value, icons) in [(1, 0), (2, 0), (3, 1), (4, 0), (5, 1), (6, 2)] {
        assert!(near(seen[value][1], icons) && near(seen[value][0], 2 - icons), "{value}: {seen:?}");
    }
    assert!((0..100).all(|_| tessera_clash::components::dice::roll(&mut rng, Edition::Base2012).icon.is_none()));
}

#[test]
fn c1_9_an_empty_deck_is_the_discards_again() {
    let table = monumental().advances(RED, "storage").goods(RED, "f2").with_state(|state| {
        while let Some(card) = state.actions.pop() {
            state.actions_discard.push(card);
        }
    });
    let mut play = table.turn(RED);
    play.choose("advance, learn writing");
    assert_eq!(play.state().players[RED].actions.len(), 1);
    assert_eq!(play.state().actions.len(), 41);
}

#[test]
fn c1_10_no_wonder_card_left_gives_none() {
    let table = monumental().goods(RED, "f2").with_state(|state| while state.wonders.pop().is_some() {});
    // Every Wonder is somewhere: the deck's are with Blue.
    let table = table.with_state(|state| {
        for wonder in tessera_clash::components::wonders::Wonder::all() {
            state.players[BLUE].wonders.insert(wonder);
        }
    });
    let mut play = table.turn(RED);
    play.choose("advance, learn engineering");
    assert!(play.state().players[RED].wonders.is_empty());
}

#[test]
fn c1_11_hands_are_secret_and_discards_open() {
    let play = monumental().cards(BLUE, "A5 O3").turn(RED);
    let view = play.view(RED);
    assert!(view.actions.is_empty() && view.objectives.is_empty());
    assert_eq!((view.players[BLUE].actions, view.players[BLUE].objectives), (1, 1));
    let mut open = monumental().cards(RED, "A25").goods(RED, "c1").turn(RED);
    open.choose("play A25");
    assert_eq!(open.view(BLUE).actions_discard.len(), 1);
}
