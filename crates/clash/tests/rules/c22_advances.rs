//! C22: the 48 advances.

use tessera_clash::board::{Mood, Side};
use tessera_clash::event::Event;
use tessera_clash::prompt::Prompt;

use crate::support::*;

#[test]
fn c22_1_farming() {
    let mut play = monumental().goods(RED, "none").turn(RED);
    play.choose("collect");
    assert!(play.offers("take f1w1") && play.offers("take f2") && play.offers("take w2"));
}

#[test]
fn c22_2_storage() {
    let view = |words: &str| monumental().advances(RED, words).turn(RED).view(RED).players[RED].limits.food;
    assert_eq!((view(""), view("storage")), (2, 7));
    assert_eq!(of_2012().advances(RED, "storage").turn(RED).view(RED).players[RED].limits.food, 8);
}

#[test]
fn c22_3_irrigation() {
    let table =
        || monumental().city(RED, "D2", "happy temple academy fortress").goods(RED, "none").advances(RED, "storage");
    let mut dry = table().turn(RED);
    dry.choose("collect");
    assert!(!dry.offered("take").iter().any(|taken| goods(taken).food > 2));
    let mut wet = table().advances(RED, "irrigation").turn(RED);
    wet.choose("collect");
    assert!(wet.offered("take").iter().any(|taken| goods(taken).food == 4), "two deserts give food");
    let mut famine = monumental().barbarians("B6", 1).goods(RED, "f2").advances(RED, "irrigation").event(RED, "E3");
    famine.pass_until(|play| play.state().event.is_none());
    assert_eq!(famine.goods(RED), "f2");
}

#[test]
fn c22_4_husbandry() {
    // C4 touches two forests; two more lie two steps away over land.
    let table = || monumental().city(RED, "C4", "happy temple academy").goods(RED, "none").advances(RED, "storage");
    let wood = |mut play: Play<Monumental>| {
        play.choose("collect, at C4");
        play.offered("take").iter().map(|taken| goods(taken).wood).max().unwrap_or(0)
    };
    assert_eq!(wood(table().turn(RED)), 2);
    assert_eq!(wood(table().advances(RED, "husbandry").turn(RED)), 3, "one space two steps away");
    assert_eq!(wood(table().advances(RED, "husbandry roads").turn(RED)), 4, "two with Roads");
    let table = of_2012().city(RED, "C4", "temple").goods(RED, "f1").advances(RED, "husbandry");
    let mut old = table.turn(RED);
    old.choose("collect, at C4");
    assert!(matches!(old.prompt(), Prompt::UseHusbandry { .. }));
    old.choose("yes");
    assert_eq!(old.goods(RED), "none", "2012: food first");
}

#[test]
fn c22_5_mining() {
    let mut play = monumental().goods(RED, "none").turn(RED);
    play.choose("collect");
    assert!(play.offered("take").iter().any(|taken| goods(taken).ore == 1));
}

#[test]
fn c22_6_engineering() {
    let mut play = monumental().turn(RED);
    play.choose("advance, learn engineering");
    assert_eq!(play.state().players[RED].wonders.len(), 1);
    let without = monumental().city(RED, "B2", "").goods(RED, "f7o7w7c9").advances(RED, "storage irrigation");
    assert!(!without.wonder_card(RED, "gardens").turn(RED).offers("construct"));
}

#[test]
fn c22_7_sanitation() {
    let mut play = monumental().goods(RED, "f1o1m1").advances(RED, "sanitation").city(RED, "D2", "neutral").turn(RED);
    play.choose("recruit, recruit infantry, use sanitation");
    assert_eq!((play.units("D2").as_str(), play.goods(RED).as_str()), ("s2i1", "none"), "besides the one of its size");
    let clean = monumental().units(RED, "D2", "i2").advances(RED, "sanitation").event(RED, "E2");
    assert_eq!(clean.units("D2"), "s1i2");
    let table = of_2012().city(RED, "B2", "").goods(RED, "f2o1w1").advances(RED, "sanitation writing");
    let mut old = table.turn(RED);
    old.choose("construct, at B2, build academy, yes");
    assert_eq!(old.units("B2"), "s1");
}

#[test]
fn c22_8_roads() {
    let table = || monumental().units(RED, "D2", "i2").advances(RED, "tactics roads").goods(RED, "f2o2");
    let mut play = table().turn(RED);
    play.choose("move, march D2");
    assert!(play.offers("at D4"), "two spaces away");
    play.choose("at C4, squad s0i2");
    if matches!(play.prompt(), Prompt::RoadBy { .. }) {
        play.choose("at C3");
    }
    assert_eq!((play.units("C4").as_str(), play.goods(RED).as_str()), ("i2", "f1o1"));
    play.choose("done, move, march C4");
    assert!(play.offers("at C3"), "it may move again");
    let mut poor = table().goods(RED, "none").turn(RED);
    poor.choose("move, march D2");
    assert!(!poor.offers("at D4"));
    let mut old = of_2012().units(RED, "D2", "i1").advances(RED, "tactics roads").goods(RED, "f1").turn(RED);
    old.choose("move, march D2, at D4, squad s1i0");
    old.pass_until(|play| matches!(play.prompt(), Prompt::Squad { .. } | Prompt::Turn { .. }));
    assert_eq!(old.goods(RED), "none", "2012: 1 food for the distance");
}

#[test]
fn c22_9_fishing() {
    let table = monumental().city(RED, "B2", "").city(RED, "F7", "").goods(RED, "f1o1w1");
    let mut play = table.advances(RED, "fishing").turn(RED);
    play.choose("construct");
    if play.offers("at F7") {
        play.choose("at F7");
    }
    assert!(play.offers("build port"));
}

#[test]
fn c22_10_navigation() {
    let mut play = monumental().units(RED, "A7", "n1").advances(RED, "navigation").turn(RED);
    play.choose("move, sail A7, at E7");
    assert_eq!(play.units("E7"), "n1");
    let still = monumental().units(RED, "A7", "n1").without_units("D2").turn(RED);
    assert!(!still.offers("move"));
}

#[test]
fn c22_11_war_ships() {
    let lost = |words: &str| {
        let table = monumental().units(RED, "B4", "n3").units(BLUE, "C5", "n4").advances(RED, words);
        let play = table.turn(RED);
        let hit = |event: &Event| match event {
            Event::Rolled { rolls, .. } => Some(rolls[1].value),
            _ => None,
        };
        let strong =
            |play: &Play<Monumental>| play.told(RED).iter().find_map(hit).is_some_and(|value| (5..10).contains(&value));
        let seen = play.when("move, sail B4, at C5, squad n3s0i0", strong);
        let casualties = seen.told(RED).into_iter().find_map(|event| match event {
            Event::Casualties { lost, .. } => Some(lost[0]),
            _ => None,
        });
        casualties.expect("a round")
    };
    assert_eq!((lost(""), lost("war-ships")), (1, 0));
}

#[test]
fn c22_12_cartography() {
    let mut play = monumental().units(RED, "B4", "n1").advances(RED, "cartography").goods(RED, "none").turn(RED);
    play.choose("move, sail B4, at C5, done");
    assert_eq!(play.goods(RED), "i1");
    let table = monumental().units(RED, "A7", "n1").advances(RED, "cartography navigation").goods(RED, "none");
    let mut round = table.turn(RED);
    round.choose("move, sail A7, at E7, done");
    assert_eq!(round.goods(RED), "i1c1");
    let table =
        of_2012().units(RED, "B4", "n1").units(RED, "C5", "n1").units(RED, "F2", "n1").advances(RED, "cartography");
    let mut old = table.goods(RED, "none").with_state(|state| state.players[RED].culture_level = 5).turn(RED);
    old.choose("use cartography");
    assert_eq!(old.goods(RED), "i2c2", "2012: one for each region");
    assert!(!old.offers("use cartography"));
}

#[test]
fn c22_13_writing() {
    let mut play = monumental().turn(RED);
    play.choose("advance, learn writing");
    assert_eq!((play.state().players[RED].actions.len(), play.state().players[RED].objectives.len()), (1, 1));
    let mut old = of_2012().turn(RED);
    old.choose("advance, learn writing");
    assert!(old.hand(RED).is_empty(), "2012: a government is needed");
    let mut governed = of_2012().advances(RED, "writing philosophy").turn(RED);
    governed.choose("advance, learn voting");
    assert_eq!(governed.state().players[RED].actions.len(), 1);
}

#[test]
fn c22_14_public_education() {
    let table = monumental().city(RED, "D2", "academy").goods(RED, "none").advances(RED, "writing public-education");
    let mut play = table.turn(RED);
    play.choose("collect").first_until_turn();
    assert_eq!(play.state().players[RED].goods.ideas, 1);
    play.choose("collect").first_until_turn();
    assert_eq!(play.state().players[RED].goods.ideas, 1, "once a turn");
    let table = of_2012().city(RED, "D2", "academy").goods(RED, "none").advances(RED, "writing public-education");
    let mut old = table.turn(RED);
    old.choose("collect").first_until_turn();
    old.choose("collect").first_until_turn();
    assert_eq!(old.state().players[RED].goods.ideas, 2);
}

#[test]
fn c22_15_free_education() {
    let mut play = monumental().goods(RED, "f1i2").advances(RED, "writing free-education").turn(RED);
    play.choose("advance, learn storage, pay f1i1, yes");
    assert_eq!(play.goods(RED), "m2", "one of them came with Storage");
    let mut food = monumental().goods(RED, "f2i1").advances(RED, "writing free-education").turn(RED);
    food.choose("advance, learn storage, pay f2");
    assert!(matches!(food.prompt(), Prompt::Turn { .. }), "nothing for food alone");
    let mut old = of_2012().goods(RED, "i2").advances(RED, "writing free-education").turn(RED);
    old.choose("advance, learn engineering");
    old.pass_until(|play| matches!(play.prompt(), Prompt::Turn { .. }));
    assert_eq!(old.goods(RED), "none", "the mood level is 0");
}

#[test]
fn c22_16_philosophy() {
    let mut play = monumental().goods(RED, "f4").advances(RED, "storage writing").turn(RED);
    play.choose("advance, learn philosophy");
    assert_eq!(play.state().players[RED].goods.ideas, 1);
    play.choose("advance, learn math");
    play.first_until_turn();
    assert_eq!(play.state().players[RED].goods.ideas, 2, "with each Science advance");
}

#[test]
fn c22_17_tactics() {
    let still = monumental().without_units("D2").units(RED, "D2", "i1").turn(RED);
    assert!(!still.offers("move"));
    assert!(monumental().without_units("D2").units(RED, "D2", "i1").advances(RED, "tactics").turn(RED).offers("move"));
}

#[test]
fn c22_18_siegecraft() {
    let table = monumental().without_units("D2").units(RED, "D3", "i2").city(BLUE, "D4", "fortress");
    let mut play = table.advances(RED, "tactics siegecraft").goods(RED, "o2w2").turn(RED);
    play.choose("move, march D3, at D4, squad s0i2");
    assert!(matches!(play.prompt(), Prompt::Siegecraft { protection: false, .. }));
    play.choose("yes");
    assert!(matches!(play.prompt(), Prompt::Siegecraft { protection: true, .. }));
    play.choose("yes");
    assert_eq!(play.owner("D4"), Side::from(RED), "neither die nor protection is left");
    let table = monumental().without_units("D2").units(RED, "D3", "i2").city(BLUE, "D4", "temple");
    let mut open = table.advances(RED, "tactics siegecraft").goods(RED, "o2w2").turn(RED);
    open.choose("move, march D3, at D4, squad s0i2");
    assert_eq!(open.state().players[RED].goods.wood, 2, "no fortress, no siege");
}

#[test]
fn c22_19_steel_weapons() {
    let table = || {
        monumental().without_units("D2").units(RED, "D3", "i2").horde("D4", 2).advances(RED, "tactics steel-weapons")
    };
    let mut play = table().goods(RED, "o1").turn(RED);
    play.choose("move, march D3, at D4, squad s0i2");
    assert!(matches!(play.prompt(), Prompt::SteelWeapons { bonus: 2, .. }));
    let mut free = table().advances(RED, "metallurgy").goods(RED, "none").turn(RED);
    free.choose("move, march D3, at D4, squad s0i2");
    assert!(!matches!(free.prompt(), Prompt::SteelWeapons { .. }));
    let bonus = free.told(RED).iter().find_map(|event| match event {
        Event::Rolled { rolls, .. } => Some(rolls[0].bonus),
        _ => None,
    });
    assert!(bonus >= Some(2), "Metallurgy: no ore");
    let mut old = of_2012().goods(RED, "f2").advances(RED, "tactics").turn(RED);
    old.choose("advance");
    assert!(!old.offers("learn steel-weapons"), "2012: 2 ore more");
    let mut paid = of_2012().goods(RED, "f2o2").advances(RED, "tactics").turn(RED);
    paid.choose("advance, learn steel-weapons");
    assert_eq!(paid.goods(RED), "none");
}

#[test]
fn c22_20_draft() {
    let mut play = monumental().goods(RED, "m1").advances(RED, "tactics draft").turn(RED);
    play.choose("recruit, use draft");
    assert_eq!((play.units("D2").as_str(), play.goods(RED).as_str()), ("s1i1", "none"));
    let poor = monumental().goods(RED, "none").advances(RED, "tactics draft").turn(RED);
    assert!(!poor.offers("recruit"));
}

#[test]
fn c22_21_myths() {
    let table = || monumental().city(RED, "F3", "happy").goods(RED, "m1");
    let mut play = table().advances(RED, "myths").event(RED, "E32");
    assert!(matches!(play.prompt(), Prompt::UseMyths { .. }));
    play.choose("yes");
    assert_eq!((play.mood("F3"), play.goods(RED).as_str()), (Mood::Happy, "none"));
    assert_eq!(table().event(RED, "E32").mood("F3"), Mood::Neutral);
}

#[test]
fn c22_22_rituals() {
    let table = || monumental().city(RED, "D2", "neutral temple academy").goods(RED, "f1w1m1");
    assert!(!table().turn(RED).offers("happiness"));
    let mut play = table().advances(RED, "rituals").turn(RED);
    play.choose("happiness, at D2, pay m1, pay f1");
    assert_eq!((play.mood("D2"), play.goods(RED).as_str()), (Mood::Happy, "none"));
    let old = of_2012().city(RED, "D2", "neutral").goods(RED, "i1").advances(RED, "rituals").turn(RED);
    assert!(!old.offers("happiness"), "2012: no ideas");
    let new = monumental().city(RED, "D2", "neutral").goods(RED, "i1").advances(RED, "rituals").turn(RED);
    assert!(new.offers("happiness"));
}

#[test]
fn c22_23_priesthood() {
    let mut play = monumental().goods(RED, "none").advances(RED, "priesthood").turn(RED);
    play.choose("advance");
    assert_eq!(play.offered("learn"), ["math"], "Science alone is free");
    play.choose("learn math");
    assert!(play.offers("advance"), "Math makes Engineering free");
    play.choose("advance");
    assert!(!play.offers("learn astronomy"), "once a turn");
}

#[test]
fn c22_24_state_religion() {
    let table = |words: &str| monumental().city(RED, "B2", "").goods(RED, "o1w1").advances(RED, words).turn(RED);
    assert!(!table("myths").offers("construct"));
    let mut play = table("myths state-religion");
    play.choose("construct, at D2, build temple, take m1");
    assert_eq!(play.goods(RED), "m1");
}

#[test]
fn c22_25_bartering() {
    let mut play = monumental().cards(RED, "A5").goods(RED, "none").advances(RED, "bartering").turn(RED);
    play.choose("use bartering, card A5, take g1");
    assert_eq!((play.goods(RED).as_str(), play.hand(RED).as_str()), ("g1", ""));
    let none = monumental().advances(RED, "bartering").turn(RED);
    assert!(!none.offers("use bartering"));
    let table = of_2012()
        .goods(RED, "f2o1")
        .advances(RED, "bartering")
        .with_state(|state| state.players[RED].culture_level = 1);
    let mut old = table.turn(RED);
    old.choose("use bartering, swap f g, swap f c, swap o g");
    assert_eq!((old.goods(RED).as_str(), old.state().turn.actions), ("g2c1", 2));
}

#[test]
fn c22_26_trade_routes() {
    // A Settler in D3 is within two spaces of Blue's cities at D4 and D5.
    let table =
        || monumental().city(BLUE, "D4", "").city(BLUE, "D5", "angry").units(RED, "D3", "s1").goods(RED, "none");
    assert_eq!(table().turn(RED).goods(RED), "none");
    let play = table().advances(RED, "trade-routes").turn(RED);
    assert_eq!(play.goods(RED), "f1", "an Angry city does not trade, and D4 trades once");
}

#[test]
fn c22_27_taxes() {
    let mut play = monumental().city(RED, "B2", "").goods(RED, "m1").advances(RED, "taxes").turn(RED);
    play.choose("use taxes, take o1, take w1");
    assert_eq!((play.goods(RED).as_str(), play.state().turn.actions), ("o1w1", 2));
    assert!(!play.offers("use taxes"));
    let poor = monumental().goods(RED, "none").advances(RED, "taxes").turn(RED);
    assert!(!poor.offers("use taxes"));
    let mut old = of_2012().city(RED, "B2", "").goods(RED, "m1").advances(RED, "taxes").turn(RED);
    old.choose("use taxes");
    assert_eq!(old.goods(RED), "g2");
}

#[test]
fn c22_28_currency() {
    let table = monumental().city(BLUE, "D4", "").units(RED, "D3", "s1").goods(RED, "none");
    let mut play = table.advances(RED, "trade-routes currency").turn(RED);
    play.choose("count 1");
    assert_eq!(play.goods(RED), "g1");
    let mut tax = monumental().goods(RED, "m1").advances(RED, "taxes currency").turn(RED);
    tax.choose("use taxes, take g1");
    assert_eq!(tax.goods(RED), "g1");
}

#[test]
fn c22_29_arts() {
    let table = || monumental().city(RED, "D4", "temple academy").city(BLUE, "D6", "academy").goods(RED, "c1");
    let play = table().advances(RED, "arts").turn(RED);
    let tried = play.when("use arts, at D6", |_| true);
    assert_eq!((tried.goods(RED).as_str(), tried.state().turn.actions), ("none", 3));
    assert!(!table().goods(RED, "none").advances(RED, "arts").turn(RED).offers("use arts"));
}

#[test]
fn c22_30_sports() {
    let table = monumental().city(RED, "D2", "angry temple academy").goods(RED, "c2").advances(RED, "sports");
    let mut play = table.turn(RED);
    play.choose("use sports, count 2");
    assert_eq!((play.mood("D2"), play.goods(RED).as_str(), play.state().turn.actions), (Mood::Happy, "none", 2));
    let mut old =
        of_2012().city(RED, "D2", "neutral temple academy").goods(RED, "m2").advances(RED, "sports").turn(RED);
    assert!(!old.offers("use sports"));
    old.choose("happiness, at D2");
    assert_eq!((old.mood("D2"), old.goods(RED).as_str()), (Mood::Happy, "none"), "2012: one size smaller");
}

#[test]
fn c22_31_monuments() {
    let mut play = monumental().advances(RED, "arts").turn(RED);
    play.choose("advance, learn monuments");
    assert_eq!(play.state().players[RED].wonders.len(), 1);
    let mut old = of_2012().advances(RED, "arts").turn(RED);
    old.choose("advance, learn monuments");
    assert_eq!(old.state().players[RED].wonders.len(), 1, "2012: revealed and reserved");
    assert!(old.state().wonders_open.is_empty());
    let table = of_2012().goods(RED, "f8o8w8c8").advances(RED, "storage engineering irrigation arts monuments");
    let mut build = table.wonder_card(RED, "gardens").turn(RED);
    build.choose("wonder D2 gardens");
    assert_eq!(build.state().turn.actions, 3, "without an action");
}

#[test]
fn c22_32_theaters() {
    let mut play = monumental().goods(RED, "m1").advances(RED, "arts theaters").turn(RED);
    play.choose("use theaters");
    assert_eq!(play.goods(RED), "c1");
    assert!(!play.offers("use theaters"));
    assert!(!monumental().goods(RED, "none").advances(RED, "arts theaters").turn(RED).offers("use theaters"));
}

#[test]
fn c22_33_math() {
    let mut play = monumental().goods(RED, "none").advances(RED, "math").turn(RED);
    play.choose("advance");
    assert_eq!(play.offered("learn"), ["engineering", "roads"]);
}

#[test]
fn c22_34_astronomy() {
    let mut play = monumental().goods(RED, "none").advances(RED, "fishing astronomy").turn(RED);
    play.choose("advance");
    assert_eq!(play.offered("learn"), ["cartography", "navigation"]);
}

#[test]
fn c22_35_medicine() {
    let mut play = monumental().goods(RED, "f1o1").advances(RED, "medicine").turn(RED);
    play.choose("recruit, recruit infantry, take o1");
    assert_eq!(play.goods(RED), "o1");
    let mut old = of_2012().goods(RED, "none").advances(RED, "math medicine").turn(RED);
    old.choose("advance");
    assert!(old.offers("learn metallurgy"), "2012: Chemistry makes Metallurgy free");
}

#[test]
fn c22_36_metallurgy() {
    // D5 lies beside two mountains, C6 and D6.
    let table = monumental().city(RED, "D5", "temple").goods(RED, "none").advances(RED, "metallurgy");
    let mut play = table.turn(RED);
    play.choose("collect, at D5");
    assert!(play.offers("take o2") && play.offers("take o1g1"), "{:?}", play.options());
    let table = of_2012().goods(RED, "f2").advances(RED, "tactics steel-weapons math medicine");
    let mut old = table.turn(RED);
    old.choose("advance, learn metallurgy");
    old.first_until_turn();
    assert_eq!(old.state().players[RED].goods.ore, 2);
}

#[test]
fn c22_37_voting() {
    let mut play = monumental().city(RED, "D2", "neutral").goods(RED, "m2").advances(RED, "voting").turn(RED);
    play.choose("use voting, at D2");
    assert_eq!((play.mood("D2"), play.goods(RED).as_str(), play.state().turn.actions), (Mood::Happy, "none", 3));
    let poor = monumental().city(RED, "D2", "neutral").goods(RED, "m1").advances(RED, "voting").turn(RED);
    assert!(!poor.offers("use voting"), "the step itself must be paid too");
}

/// Red's D2 (size 1) reaches Blue's D4 only with a boost.
fn boosted(words: &str, city: &str) -> bool {
    let table = monumental().city(BLUE, "D4", city).units(BLUE, "D4", "i1").advances(BLUE, words).goods(RED, "c3");
    table.turn(RED).offers("influence")
}

#[test]
fn c22_38_separation_of_power() {
    assert!(boosted("", "happy academy"));
    assert!(!boosted("separation-of-power", "happy academy"));
    assert!(boosted("separation-of-power", "neutral academy"));
}

#[test]
fn c22_39_civil_liberties() {
    let mut play = monumental().goods(RED, "none").advances(RED, "civil-liberties tactics draft").turn(RED);
    play.choose("use civil-liberties");
    assert_eq!(play.goods(RED), "m3");
    play.choose("recruit, use draft");
    assert_eq!(play.goods(RED), "m1", "Draft costs 2");
}

#[test]
fn c22_40_free_economy() {
    let mut play = monumental().goods(RED, "m1").advances(RED, "free-economy").turn(RED);
    play.choose("use free-economy").first_until_turn();
    assert_eq!(play.state().turn.actions, 3);
    assert!(!play.offers("collect"), "the only Collect of the turn");
    let mut late = monumental().goods(RED, "m1").advances(RED, "free-economy").turn(RED);
    late.choose("collect").first_until_turn();
    assert!(!late.offers("use free-economy"));
    let mut old = of_2012().goods(RED, "m2").advances(RED, "free-economy").turn(RED);
    old.choose("collect").first_until_turn();
    assert_eq!(old.state().turn.actions, 3, "2012: the first is free");
    old.choose("collect").first_until_turn();
    assert_eq!((old.state().turn.actions, old.state().players[RED].goods.mood), (2, 0));
    assert!(!old.offers("collect"));
}

#[test]
fn c22_41_nationalism() {
    let mut play = monumental().goods(RED, "f1o1").advances(RED, "nationalism").turn(RED);
    play.choose("recruit, recruit infantry, take c1");
    assert_eq!(play.goods(RED), "c1");
    let mut settler = monumental().goods(RED, "f2").advances(RED, "nationalism").turn(RED);
    settler.choose("recruit, recruit settler");
    assert!(matches!(settler.prompt(), Prompt::Turn { .. }), "not for Settlers");
}

#[test]
fn c22_42_totalitarianism() {
    assert!(!boosted("totalitarianism", "academy"));
    let empty = monumental().city(BLUE, "D4", "academy").advances(BLUE, "totalitarianism").goods(RED, "c3");
    assert!(empty.turn(RED).offers("influence"), "no army, no guard");
}

#[test]
fn c22_43_absolute_power() {
    let mut play = monumental().goods(RED, "m2").advances(RED, "absolute-power").turn(RED);
    play.choose("use absolute-power");
    assert_eq!((play.state().turn.actions, play.goods(RED).as_str()), (4, "none"));
    assert!(!monumental().goods(RED, "m1").advances(RED, "absolute-power").turn(RED).offers("use absolute-power"));
}

#[test]
fn c22_44_forced_labor() {
    let table = || monumental().city(RED, "D2", "angry temple").goods(RED, "m1").advances(RED, "forced-labor");
    let mut play = table().turn(RED);
    play.choose("use forced-labor, collect");
    assert!(play.offered("take").iter().all(|taken| goods(taken).total() == 2), "as if Neutral");
    play.first_until_turn();
    assert!(!play.offers("collect"), "still once");
    let content = monumental().goods(RED, "m1").advances(RED, "forced-labor").turn(RED);
    assert!(!content.offers("use forced-labor"));
}

#[test]
fn c22_45_dogma() {
    let table = monumental().city(RED, "B2", "").goods(RED, "f1o1w1").advances(RED, "myths state-religion dogma");
    let mut play = table.turn(RED);
    play.choose("construct, at D2, build temple, take m1");
    assert_eq!(play.offered("learn"), ["conversion", "devotion", "fanaticism"]);
    play.choose("learn devotion");
    assert!(play.has(RED, "devotion"));
    let mut wise = monumental().goods(RED, "f2i5").advances(RED, "myths state-religion").turn(RED);
    wise.choose("advance, learn dogma, pay f2");
    assert_eq!(wise.goods(RED), "i2");
}

#[test]
fn c22_46_devotion() {
    assert!(!boosted("devotion", "academy temple"));
    assert!(boosted("devotion", "academy"));
}

#[test]
fn c22_47_conversion() {
    let table = monumental().city(RED, "D4", "temple academy").city(BLUE, "D6", "academy").goods(RED, "none");
    let play = table.advances(RED, "conversion").turn(RED);
    let four = |play: &Play<Monumental>| {
        play.told(RED).iter().any(|event| matches!(event, Event::InfluenceRolled { roll: 4, .. }))
    };
    let won = play.when("influence, at D6", four);
    assert_eq!(won.colour("D6", "academy"), Side::from(RED));
    assert_eq!(won.goods(RED), "c1");
}

#[test]
fn c22_48_fanaticism() {
    let bonus = |words: &str| {
        let table = monumental().without_units("D2").units(RED, "D3", "i2").advances(RED, "tactics");
        let table = table.city(BLUE, "D4", "temple").units(BLUE, "D4", "i2").advances(BLUE, words);
        let play = table.turn(RED);
        let roll = |play: &Play<Monumental>| {
            play.told(RED).iter().find_map(|event| match event {
                Event::Rolled { rolls, .. } => {
                    Some(rolls[1].bonus - rolls[1].dice.iter().filter(|die| die.shows_infantry()).count() as i8)
                }
                _ => None,
            })
        };
        let seen = play.when("move, march D3, at D4, squad s0i2", |play| roll(play).is_some());
        roll(&seen).expect("a roll")
    };
    assert_eq!((bonus(""), bonus("fanaticism")), (0, 2));
    let table = monumental().without_units("D2").units(RED, "D3", "i4").advances(RED, "tactics");
    let table = table.city(BLUE, "D4", "temple").units(BLUE, "D4", "i1").advances(BLUE, "fanaticism");
    let lost = table.turn(RED).when("move, march D3, at D4, squad s0i4", |play| play.owner("D4") == Side::from(RED));
    assert!(lost.units("D7").contains("i1"), "an Infantry in another city: {}", lost.units("D7"));
}

#[test]
fn c22_15_free_education_follows_the_advance() {
    let mut play = monumental().goods(RED, "f1i1").advances(RED, "writing free-education").turn(RED);
    play.choose("advance, learn philosophy, yes");
    assert_eq!(play.goods(RED), "m2", "the idea of Philosophy paid");
    let mut gold = monumental().goods(RED, "g3").advances(RED, "writing free-education").turn(RED);
    gold.choose("advance, learn storage, yes");
    assert_eq!(gold.goods(RED), "m2", "gold stands in for the idea");
    let mut old = of_2012().goods(RED, "i2").advances(RED, "writing free-education").turn(RED);
    old.choose("advance, learn storage");
    assert_eq!(old.state().players[RED].goods.mood, 1, "the level allows one token");
    let mut two = of_2012().goods(RED, "i2").advances(RED, "writing free-education");
    two.state.players[RED].mood_level = 1;
    let mut two = two.turn(RED);
    two.choose("advance, learn storage");
    assert_eq!(two.state().players[RED].goods.mood, 2, "one for Storage, one for Free Education");
}

#[test]
fn c22_48_fanaticism_asks_for_the_temple_as_it_was() {
    let table = monumental().without_units("D2").units(RED, "D3", "i4").advances(RED, "tactics");
    let table = table.city(BLUE, "D4", "temple").units(BLUE, "D4", "i1").advances(BLUE, "fanaticism");
    // Red has no Temple to put in its place: it is destroyed.
    let table =
        table.with_state(|state| state.players[RED].buried[3] = std::mem::take(&mut state.players[RED].buildings[3]));
    let lost = table.turn(RED).when("move, march D3, at D4, squad s0i4", |play| play.owner("D4") == Side::from(RED));
    assert!(lost.units("D7").contains("i1"), "{}", lost.units("D7"));
}

#[test]
fn c22_40_economic_liberty_gained_after_a_collect_waits_for_the_next_turn() {
    let table = of_2012().goods(RED, "f2").advances(RED, "writing philosophy voting");
    let mut play = table.turn(RED);
    play.choose("collect").first_until_turn();
    play.choose("advance, learn free-economy");
    play.first_until_turn();
    assert_eq!(play.state().turn.actions, 1);
    assert!(play.offers("collect"), "no mood tokens are due");
    play.choose("collect").first_until_turn();
    assert_eq!(play.state().turn.actions, 0, "and it is not free either");
    let mut early = of_2012().goods(RED, "f2").advances(RED, "writing philosophy voting").turn(RED);
    early.choose("advance, learn free-economy");
    early.first_until_turn();
    early.choose("collect").first_until_turn();
    assert_eq!(early.state().turn.actions, 2, "before a Collect it works at once");
}

#[test]
fn c22_4_husbandry_of_2012_counts_across_sea() {
    // A3 lies two steps from C4 over land, C6 only over the Sea at C5.
    let table = of_2012().city(RED, "C4", "temple").goods(RED, "f1").advances(RED, "husbandry");
    let mut play = table.turn(RED);
    play.choose("collect, at C4, yes");
    assert!(play.offers("take o2"), "{:?}", play.options());
    let mut new = monumental().city(RED, "C4", "temple").goods(RED, "none").advances(RED, "husbandry roads").turn(RED);
    new.choose("collect, at C4");
    assert!(!new.offers("take o2"), "Monumental: a Land distance");
}

#[test]
fn c22_8_a_forest_crossed_without_ore_keeps_its_penalty() {
    let crossing = |by: &str, goods: &str| {
        let table =
            of_2012().without_units("D2").units(RED, "D2", "i1").advances(RED, "tactics roads").goods(RED, goods);
        let mut play = table.units(BLUE, "B3", "i1").turn(RED);
        play.choose("move, march D2, at C4");
        play.choose(&format!("at {by}"));
        play.choose("no?, done?, move, march C4");
        play.offers("at B3")
    };
    assert!(crossing("D3", "f1"), "over Grassland they may attack");
    assert!(!crossing("C3", "f1"), "C3 is Forest");
    let table = of_2012().without_units("D2").units(RED, "D2", "i1").advances(RED, "tactics roads").goods(RED, "f1o1");
    let mut paid = table.units(BLUE, "B3", "i1").turn(RED);
    paid.choose("move, march D2, at C4, at C3, yes, done?, move, march C4");
    assert!(paid.offers("at B3"), "for 1 ore the Forest does not matter");
}
