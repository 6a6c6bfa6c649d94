//! C23: the Wonders.

use tessera_clash::board::{Mood, Side};
use tessera_clash::components::advances::Advance;
use tessera_clash::event::Event;
use tessera_clash::prompt::Prompt;

use crate::support::*;

#[test]
fn c23_1_great_arena() {
    let table = |wonder: bool| {
        let table =
            monumental().goods(RED, "m2").advances(RED, "arts sports").city(RED, "D2", "neutral").city(RED, "B2", "");
        if wonder { table.wonder(RED, "B2", "arena") } else { table }
    };
    assert!(!table(false).turn(RED).offers("use sports"), "culture is missing");
    let mut play = table(true).turn(RED);
    play.choose("use sports, at D2");
    assert_eq!((play.mood("D2"), play.goods(RED).as_str()), (Mood::Happy, "m1"), "mood stands for culture");
    let fight = monumental().without_units("D2").units(RED, "D3", "i2").horde("D4", 3).advances(RED, "tactics");
    let fight = fight.wonder(RED, "D2", "arena").goods(RED, "m1").turn(RED);
    let mut asked =
        fight.when("move, march D3, at D4, squad s0i2", |play| matches!(play.prompt(), Prompt::UseArena { .. }));
    asked.choose("yes");
    assert_eq!(asked.goods(RED), "none");
}

#[test]
fn c23_2_great_gardens() {
    let table = monumental().city(RED, "D2", "neutral").wonder(RED, "D2", "gardens").goods(RED, "none");
    let mut play = table.turn(RED);
    play.choose("collect, take f2, take g1, take i1");
    assert_eq!(play.goods(RED), "i1g1");
    // An opponent's squad that entered Grassland this turn does not attack the city.
    let table =
        monumental().without_units("D7").units(BLUE, "D4", "i1").advances(BLUE, "tactics").wonder(RED, "D2", "gardens");
    let mut attack = table.with_state(|state| state.first = BLUE).turn(BLUE);
    attack.choose("move, march D4, at D3, move, march D3");
    assert!(!attack.offers("at D2"));
    let table = of_2012().wonder(RED, "D2", "gardens").city(RED, "D2", "neutral").goods(RED, "m1");
    let mut old = table.turn(RED);
    old.choose("wield gardens");
    assert_eq!((old.mood("D2"), old.state().turn.actions), (Mood::Happy, 2));
    old.choose("collect").first_until_turn();
    assert!(old.state().players[RED].goods.food >= 1, "2012: 1 food more");
}

#[test]
fn c23_3_great_library() {
    let mut play = monumental().wonder(RED, "D2", "library").goods(RED, "f2").turn(RED);
    play.choose("wield library");
    assert!(!play.offers("learn voting") && play.offers("learn navigation"));
    play.choose("learn storage, collect, take f2o1");
    assert_eq!(play.goods(RED), "f4o1", "Storage for this turn");
    assert!(!play.offers("wield library") && !play.has(RED, "storage"));
    let table = of_2012().wonder(BLUE, "D7", "library").goods(BLUE, "none").goods(RED, "f2");
    let mut old = table.turn(RED);
    old.choose("advance, learn fishing");
    assert_eq!(old.goods(BLUE), "i1", "2012: the player on the left learned something new");
}

#[test]
fn c23_3_not_the_great_library_for_whoever_knows_everything() {
    let knows = |all: bool| {
        let table = monumental().wonder(RED, "D2", "library").with_state(|state| {
            let open = Advance::ALL.into_iter().filter(|advance| !advance.group().is_government());
            open.filter(|&advance| all || advance != Advance::Sports)
                .for_each(|one| state.players[RED].advances.insert(one));
        });
        table.turn(RED).offers("wield library")
    };
    assert!(knows(false) && !knows(true));
}

#[test]
fn c23_4_great_lighthouse() {
    let table = monumental().city(RED, "F3", "port").wonder(RED, "F3", "lighthouse").goods(RED, "none");
    let mut play = table.turn(RED);
    play.choose("collect, at F3");
    play.pass_until(|play| matches!(play.prompt(), Prompt::Lighthouse));
    assert!(play.offers("at A7"));
    play.choose("at A7");
    assert_eq!(play.units("A7"), "n1");
    let table = monumental().city(RED, "F3", "port").wonder(RED, "F3", "lighthouse").goods(BLUE, "c9");
    let mut status = table.status();
    status.pass_until(|play| matches!(play.prompt(), Prompt::ChooseFirst));
    assert_eq!(status.who(), RED, "its owner chooses");
    let table = of_2012().city(RED, "B5", "port").wonder(RED, "B5", "lighthouse").units(RED, "B4", "n1");
    let mut old = table.advances(RED, "fishing").turn(RED);
    old.choose("collect, at B5");
    old.pass_until(|play| matches!(play.prompt(), Prompt::Squad { .. }));
    old.choose("sail B4, at C5");
    assert_eq!(old.units("C5"), "n1");
}

#[test]
fn c23_5_great_mausoleum() {
    let table = monumental().wonder(RED, "D2", "mausoleum").goods(RED, "f2").with_state(|state| {
        let card = state.actions.pop().expect("a card");
        state.actions_discard.push(card);
    });
    let mut play = table.turn(RED);
    let top = play.state().actions_discard.last().copied().expect("a discard");
    play.choose("advance, learn writing, yes");
    assert!(play.state().players[RED].actions.has(top));
    let table = of_2012().without_units("D2").units(RED, "D3", "i2").advances(RED, "tactics");
    let table = table.city(BLUE, "D4", "").wonder(BLUE, "D4", "mausoleum");
    let mut poor = table.goods(RED, "c1").turn(RED);
    poor.choose("move, march D3, at D4");
    assert_eq!((poor.owner("D4"), poor.goods(RED).as_str()), (Side::from(RED), "g1"), "2012: one token, one unit");
    let activations = |stands: bool, choices: &str| {
        let table = of_2012().city(RED, "B2", "").goods(RED, "f1o1w1c1").advances(RED, "myths").cards(RED, "A17");
        let table = if stands { table.wonder(RED, "D2", "mausoleum") } else { table };
        let mut play = table.turn(RED);
        play.choose(choices);
        play.state().board.city(at("B2")).expect("a city").activations
    };
    for temple in ["construct, at B2, build temple, take m1", "play A17, piece B2 temple, take m1"] {
        assert_eq!((activations(false, temple), activations(true, temple)), (1, 0), "2012: a Temple activates nothing");
    }
}

#[test]
fn c23_6_great_pyramids() {
    let table = monumental().without_units("D2").units(RED, "D3", "i1").advances(RED, "tactics");
    let mut play = table.city(BLUE, "D4", "").wonder(BLUE, "D4", "pyramids").turn(RED);
    play.choose("move, march D3, at D4");
    assert_eq!((play.half_points_of(RED, "wonders"), play.half_points_of(BLUE, "wonders")), (0, 10));
    let table =
        of_2012().goods(RED, "f8o8w8c8").advances(RED, "storage engineering rituals").city(BLUE, "D3", "academy");
    let mut old = table.with_state(|state| {
        let pyramids = tessera_clash::components::wonders::Wonder::Pyramids;
        state.wonders = state.wonders.iter().copied().filter(|&card| card != pyramids as u8).collect();
        state.wonders_open.insert(pyramids);
    });
    old = old.city(RED, "D2", "neutral");
    let mut old = old.turn(RED);
    old.choose("construct, raise pyramids");
    assert!(matches!(old.prompt(), Prompt::PyramidsInfluence { left: 2 }), "2012: two attempts");
}

#[test]
fn c23_7_great_statue() {
    let mut play = monumental().wonder(RED, "D2", "statue").cards(RED, "O5").turn(RED);
    play.choose("wield statue, objective O5");
    assert_eq!(play.state().turn.actions, 4);
    assert!(!monumental().wonder(RED, "D2", "statue").turn(RED).offers("wield statue"), "no Objective card");
    // 2012: this city and those within two spaces cannot be influenced.
    let table = || of_2012().city(RED, "D4", "temple academy").city(BLUE, "D5", "academy").city(BLUE, "D6", "");
    assert!(table().turn(RED).offers("influence"));
    assert!(!table().wonder(BLUE, "D6", "statue").turn(RED).offers("influence"));
}

#[test]
fn c23_8_great_wall() {
    let mut play =
        monumental().wonder(RED, "D2", "wall").without_units("D2").horde("D3", 4).goods(RED, "none").event(RED, "E21");
    play.pass_until(|play| play.state().event.is_none());
    assert_eq!((play.owner("D2"), play.units("D3").as_str()), (Side::from(RED), ""), "Barbarians lose at once");
    assert!(play.goods(RED).starts_with("g1"));
    let bonus = |mood: &str| {
        let table = monumental().without_units("D2").units(RED, "D3", "i2").advances(RED, "tactics");
        let table = table.city(BLUE, "D4", mood).units(BLUE, "D4", "i2").wonder(BLUE, "D4", "wall");
        let roll = |play: &Play<Monumental>| {
            play.told(RED).iter().find_map(|event| match event {
                Event::Rolled { rolls, .. } => {
                    Some(rolls[0].bonus - rolls[0].dice.iter().filter(|die| die.shows_infantry()).count() as i8)
                }
                _ => None,
            })
        };
        let seen = table.turn(RED).when("move, march D3, at D4, squad s0i2", |play| roll(play).is_some());
        roll(&seen).expect("a roll")
    };
    assert_eq!((bonus("happy"), bonus("neutral")), (-2, 0));
    let table = of_2012().without_units("D2").units(RED, "D3", "i2").advances(RED, "tactics");
    let mut old = table.city(BLUE, "D4", "fortress").advances(BLUE, "tactics").wonder(BLUE, "D7", "wall").turn(RED);
    old.choose("move, march D3");
    assert!(!old.offers("at D4"), "2012: Siegecraft is needed");
}

#[test]
fn c23_2_great_gardens_serve_grassland_that_husbandry_reaches() {
    let table = monumental().city(RED, "D2", "neutral academy temple").wonder(RED, "D2", "gardens").goods(RED, "none");
    let mut play = table.advances(RED, "husbandry").turn(RED);
    // Two Grassland spaces near, one two steps away.
    play.choose("collect, take f3o1, take g1, take g1, take g1");
    assert_eq!(play.goods(RED), "o1g3");
    let table = monumental().city(RED, "D2", "neutral temple").wonder(RED, "D2", "gardens").goods(RED, "none");
    let mut focus = table.cards(RED, "A19").turn(RED);
    focus.choose("play A19, collect, take f3, take g1, take g1, take g1");
    assert_eq!(focus.goods(RED), "g3", "a space used three times gives three");
}

#[test]
fn c23_2_far_ore_that_is_smelted_leaves_no_far_grassland_to_the_great_gardens() {
    // Two Grassland and two Mountains are near D5, and the Sea gives the third food; the third ore is Husbandry's.
    let table = || {
        let table = monumental().city(RED, "D5", "happy academy fortress temple").wonder(RED, "D5", "gardens");
        table.advances(RED, "fishing husbandry metallurgy").goods(RED, "none")
    };
    let grown = |harvest: &str| {
        let mut play = table().turn(RED);
        play.choose("collect, at D5").choose(harvest).choose("take i1, take i1");
        matches!(play.prompt(), Prompt::FromGardens { .. })
    };
    assert!(!grown("take f3o2g1"), "far ore, smelted");
    assert!(!grown("take f3o3"), "far ore");
    assert!(grown("take f3o2w1"), "a far Grassland in place of the Sea");
}

#[test]
fn c23_2_roads_over_grassland_do_not_reach_the_great_gardens() {
    let table = || monumental().city(BLUE, "D4", "").units(BLUE, "D4", "i1").advances(BLUE, "tactics roads");
    let table = || table().goods(BLUE, "f1o1").with_state(|state| state.first = BLUE);
    let mut free = table().turn(BLUE);
    free.choose("move, march D4");
    assert!(free.offers("at D2"), "over D3");
    let mut kept = table().wonder(RED, "D2", "gardens").turn(BLUE);
    kept.choose("move, march D4");
    assert!(!kept.offers("at D2"), "D3 is Grassland");
}

#[test]
fn c23_3_food_kept_by_lent_storage_is_lost_with_the_turn() {
    let mut play = monumental().wonder(RED, "D2", "library").goods(RED, "f2").turn(RED);
    play.choose("wield library, learn storage, collect, take f2o1, end");
    assert_eq!(play.goods(RED), "f2o1");
}

#[test]
fn c23_8_the_great_wall_eliminates_and_it_counts() {
    let table = monumental().wonder(RED, "D2", "wall").horde("D3", 2).cards(RED, "O27");
    let play = table.event(RED, "E21");
    assert!(play.offers("claim O27 lower"), "Resistance: {:?}", play.options());
}

#[test]
fn c23_3_a_new_government_counts_for_the_great_library_of_2012() {
    let table = of_2012().wonder(BLUE, "D7", "library").goods(BLUE, "none").goods(RED, "f2");
    let mut play = table.advances(RED, "tactics draft writing philosophy voting").turn(RED);
    play.choose("advance, learn nationalism");
    assert_eq!(play.goods(BLUE), "i1");
}
