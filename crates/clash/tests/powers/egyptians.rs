//! The Egyptians.

use super::*;

/// A Settler in the desert.
fn desert() -> Table<Civilizations> {
    peoples("egyptians", "greeks").units(RED, "E3", "s1").goods(RED, "none")
}

#[test]
pub(super) fn c33_21_flood_plains_bear_cities() {
    let mut play = desert().powers(RED, "flood-plains").turn(RED);
    play.choose("found, at E3");
    assert!(play.owner("E3").is(RED));
}

#[test]
pub(super) fn c33_21_not_cities_in_others_deserts() {
    let mut play = desert().units(RED, "D3", "s1").turn(RED);
    play.choose("found");
    assert!(!play.offers("at E3"));
}

/// A city that collects from everything around it, two deserts among it.
fn plains(powers: &str) -> Vec<String> {
    let table = peoples("egyptians", "greeks").city(RED, "D2", "neutral temple academy fortress obelisk market");
    let table = table.advances(RED, "storage irrigation").powers(RED, powers).goods(RED, "none");
    let mut play = table.city(RED, "D2", "happy").turn(RED);
    play.choose("collect");
    if matches!(play.prompt(), tessera_clash::prompt::Prompt::Collect { .. }) {
        return play.offered("take");
    }
    vec![play.goods(RED)]
}

#[test]
fn c33_21_flood_plains_give_food_or_wood() {
    // Two grasslands, two forests, a mountain, two deserts: seven spaces, all of them.
    assert_eq!(plains("flood-plains"), ["f2o1w4", "f3o1w3", "f4o1w2"]);
}

#[test]
fn c33_21_not_wood_from_irrigated_deserts() {
    assert_eq!(plains(""), ["f4o1w2"]);
}

/// Red's first city, ready for a Temple or the Pyramids.
fn architect(goods: &str) -> Table<Civilizations> {
    let table = peoples("egyptians", "greeks").city(RED, "D2", "happy").city(RED, "B2", "neutral");
    table.advances(RED, "storage myths engineering rituals").goods(RED, goods)
}

#[test]
pub(super) fn c33_22_architecture_takes_mood_for_anything() {
    let mut play = architect("o1m2").powers(RED, "architecture").turn(RED);
    play.choose("construct, at D2, build temple, take c1");
    assert_eq!(play.goods(RED), "c1");
    let table = architect("f2o6w3c3m3").powers(RED, "architecture").wonder_card(RED, "pyramids");
    let mut play = table.turn(RED);
    play.choose("construct, at D2, raise pyramids");
    assert_eq!((play.size("D2"), play.goods(RED).as_str()), (2, "none"));
}

#[test]
pub(super) fn c33_22_not_architecture_without_it() {
    assert!(!architect("o1m2").turn(RED).offers("construct"));
    let mut play = architect("f2o6w3c3m3").wonder_card(RED, "pyramids").turn(RED);
    play.choose("construct, at D2");
    assert!(!play.offers("raise pyramids"));
}

/// Red attacks a lone Settler of Blue's.
fn embalmers(goods: &str) -> Play<Civilizations> {
    let table = peoples("egyptians", "greeks").units(RED, "D3", "i1").units(BLUE, "D4", "s1").goods(RED, goods);
    table.advances(RED, "tactics").powers(RED, "embalming").turn(RED)
}

#[test]
pub(super) fn c33_23_embalming_gives_a_culture_after_any_conflict() {
    let mut play = embalmers("c4");
    play.choose("move, march D3, at D4");
    assert_eq!(play.goods(RED), "c5");
}

#[test]
pub(super) fn c33_23_not_embalming_for_whoever_has_five() {
    let mut play = embalmers("c5");
    play.choose("move, march D3, at D4");
    assert_eq!(play.goods(RED), "c5");
}

#[test]
fn c33_23_embalming_gives_a_culture_for_a_leader_in_any_case() {
    let table = peoples("egyptians", "greeks").leader(RED, "imhotep", "D3").city(RED, "D2", "neutral");
    let mut play = table.powers(RED, "embalming").goods(RED, "c7m1").turn(RED);
    play.choose("recruit, recruit leader");
    play.first_until_turn();
    assert!(play.goods(RED).ends_with("c7"), "{}", play.goods(RED));
}

#[test]
fn c33_23_not_embalming_for_somebody_elses_leader() {
    let table = peoples("egyptians", "greeks").without_units("D7").leader(BLUE, "pericles", "D6");
    let table = table.city(BLUE, "D7", "neutral").powers(RED, "embalming").goods(RED, "c6").goods(BLUE, "c7m1");
    let mut play = table.turn(BLUE);
    play.choose("recruit, recruit leader");
    play.first_until_turn();
    assert_eq!(play.goods(RED), "c6");
}

/// Red has Theocracy, up to some advance.
fn divine(advances: &str) -> Table<Civilizations> {
    let table = peoples("egyptians", "greeks").advances(RED, advances).powers(RED, "divine-ancestry");
    table.advances(RED, "myths rituals state-religion").goods(RED, "f1o1m2")
}

#[test]
pub(super) fn c33_24_divine_ancestry_gives_autocracy_to_theocracy() {
    // The advance bought lends what is beside it: Absolute Power for Conversion.
    let table = divine("storage dogma devotion fanaticism").goods(RED, "f2m2");
    let mut play = table.turn(RED);
    let points = play.half_points_of(RED, "advances");
    play.choose("advance, learn conversion");
    assert!(play.offers("use absolute-power") && !play.has(RED, "absolute-power"));
    assert_eq!(play.half_points_of(RED, "advances"), points + 1, "Conversion alone");
}

#[test]
fn x43_dogma_is_nationalism_and_devotion_totalitarianism() {
    let table = divine("storage").goods(RED, "f7o1");
    let mut play = table.turn(RED);
    play.choose("advance, learn dogma, advance, learn devotion");
    let lent = play.view(RED).players[RED].lent.clone();
    assert_eq!(lent.iter().map(ToString::to_string).collect::<Vec<_>>(), ["nationalism", "totalitarianism"]);
    play.choose("recruit, recruit infantry, done, take c1");
    assert!(play.goods(RED).contains("c1"), "Nationalism rewards an army");
}

#[test]
pub(super) fn c33_24_not_autocracy_without_the_advance_beside_it() {
    let table = divine("storage").goods(RED, "f2m2");
    let mut play = table.turn(RED);
    play.choose("advance, learn dogma");
    assert!(!play.offers("use absolute-power"));
}

/// Cleopatra in a city, with a culture.
fn cleopatra() -> Table<Civilizations> {
    let table = peoples("egyptians", "greeks").leader(RED, "cleopatra", "D2").goods(RED, "c2");
    table.units(BLUE, "D3", "i4").advances(BLUE, "tactics")
}

#[test]
pub(super) fn c34_32_seduction_makes_attackers_pay() {
    let mut play = cleopatra().goods(BLUE, "c1").turn(RED);
    play.choose("invoke seduction");
    assert_eq!(play.goods(RED), "c1");
    assert_eq!(play.why_not("invoke seduction"), Some("C4.4"), "once a turn");
    play.choose("end, move, march D3, at D2, squad s0i4");
    assert!(!play.goods(BLUE).contains('c'));
    assert_eq!(play.state().board.city(at("D2")).map(|city| city.charms), Some(0));
}

#[test]
fn c34_32_seduction_keeps_off_whoever_cannot_pay() {
    let mut play = cleopatra().goods(BLUE, "m3").turn(RED);
    play.choose("invoke seduction, end, move, march D3");
    assert!(!play.offers("at D2") && play.offers("at D4"));
}

#[test]
pub(super) fn c34_32_not_seduction_outside_a_city_or_after_her_end() {
    let table = peoples("egyptians", "greeks").leader(RED, "cleopatra", "D3").goods(RED, "c2");
    assert_eq!(table.turn(RED).why_not("invoke seduction"), Some("C30.17"));
    let table = cleopatra().goods(BLUE, "none").goods(RED, "c2m1").city(RED, "D2", "happy");
    let mut play = table.turn(RED);
    play.choose("invoke seduction, recruit, recruit leader");
    play.first_until_turn();
    play.choose("end, move, march D3");
    assert!(play.offers("at D2"), "with her the tokens are gone");
}

/// Imhotep in a city.
fn imhotep(goods: &str) -> Table<Civilizations> {
    let table = peoples("egyptians", "greeks").leader(RED, "imhotep", "D2").city(RED, "D2", "neutral");
    table.city(RED, "B2", "angry").goods(RED, goods)
}

#[test]
pub(super) fn c34_33_the_innovator_gains_an_idea_when_his_city_acts() {
    let mut play = imhotep("f1o1").turn(RED);
    play.choose("recruit, at D2, recruit infantry");
    assert_eq!(play.goods(RED), "i1");
    let mut play = imhotep("f1o1w1").advances(RED, "myths").turn(RED);
    play.choose("construct, build temple, take c1");
    assert_eq!(play.goods(RED), "i1c1");
}

#[test]
pub(super) fn c34_33_not_the_innovator_for_a_collect_or_another_city() {
    let mut play = imhotep("none").turn(RED);
    play.choose("collect, at D2, take o1");
    assert_eq!(play.goods(RED), "o1");
    let mut play = imhotep("f1o1").turn(RED);
    play.choose("recruit, at B2, recruit infantry");
    assert_eq!(play.goods(RED), "none");
}

#[test]
pub(super) fn c34_34_the_physician_builds_schools_for_their_ore() {
    let mut play = imhotep("o1").advances(RED, "writing").turn(RED);
    play.choose("construct, build academy");
    assert_eq!(play.size("D2"), 2);
    let mut play = imhotep("o1").advances(RED, "math").turn(RED);
    play.choose("construct, build observatory");
    assert_eq!(play.size("D2"), 2);
}

#[test]
pub(super) fn c34_34_not_the_physician_for_other_buildings_or_elsewhere() {
    assert!(!imhotep("o1").advances(RED, "myths").turn(RED).offers("construct"));
    let table = peoples("egyptians", "greeks").leader(RED, "imhotep", "D3").city(RED, "D2", "neutral");
    assert!(!table.city(RED, "B2", "").advances(RED, "writing").goods(RED, "o1").turn(RED).offers("construct"));
}

/// Ramses somewhere, an Obelisk to be built.
fn ramses(place: &str) -> Play<Civilizations> {
    let table = peoples("egyptians", "greeks").leader(RED, "ramses-ii", place).city(RED, "D2", "neutral");
    let table = table.city(RED, "B2", "angry").advances(RED, "arts myths");
    let mut play = table.goods(RED, "f1o1w1").turn(RED);
    play.choose("construct");
    play
}

#[test]
pub(super) fn c34_35_the_grandiose_gains_culture_or_ideas_for_an_obelisk() {
    let mut play = ramses("D2");
    play.choose("build obelisk, take i2");
    assert_eq!(play.goods(RED), "i2");
    let mut play = ramses("D2");
    play.choose("build obelisk, take c1");
    assert_eq!(play.goods(RED), "c1");
}

#[test]
pub(super) fn c34_35_not_the_grandiose_elsewhere_or_for_other_buildings() {
    let mut play = ramses("D3");
    play.choose("build obelisk");
    assert_eq!(play.goods(RED), "none");
    let mut play = ramses("D2");
    play.choose("build temple, take c1");
    assert!(!asks(&play, Power::Grandiose));
}

/// Ramses attacks a city of Blue's.
fn sea_power(from: &str, city: &str) -> Play<Civilizations> {
    let table = peoples("egyptians", "greeks").leader(RED, "ramses-ii", from).advances(RED, "tactics");
    let mut play = table.city(BLUE, city, "").units(BLUE, city, "i1").turn(RED);
    play.choose(&format!("move, march {from}, at {city}"));
    play
}

#[test]
pub(super) fn c34_36_sea_power_adds_2_against_a_coastal_city() {
    // C4 touches the sea at B4 and C5.
    assert_eq!(adds(&sea_power("D3", "C4"), 0, Power::SeaPower), 2);
}

#[test]
pub(super) fn c34_36_not_sea_power_inland() {
    assert_eq!(adds(&sea_power("D3", "C3"), 0, Power::SeaPower), 0);
}

/// Ramses aboard, or not, meets Pirates.
fn pirates(aboard: bool) -> Play<Civilizations> {
    let table = peoples("egyptians", "greeks").units(RED, "F2", "n1").advances(RED, "fishing navigation tactics");
    let table = table.leader(RED, "ramses-ii", if aboard { "F2" } else { "D3" }).pirates("F4", 1);
    let mut play = table.turn(RED);
    play.choose("move, sail F2, at F4");
    play
}

#[test]
fn c34_36_sea_power_adds_2_against_pirates() {
    assert_eq!(adds(&pirates(true), 0, Power::SeaPower), 2);
}

#[test]
fn c34_36_not_sea_power_ashore() {
    assert_eq!(adds(&pirates(false), 0, Power::SeaPower), 0);
}

#[test]
fn c33_23_embalming_counts_at_the_end_of_the_conflict() {
    let table =
        peoples("egyptians", "greeks").units(RED, "F2", "n1").pirates("F4", 1).advances(RED, "fishing navigation");
    let play = table.powers(RED, "embalming").goods(RED, "c4").turn(RED);
    let won = |play: &Play<Civilizations>| matches!(play.prompt(), tessera_clash::prompt::Prompt::TakeToken);
    let mut play = play.when("move, sail F2, at F4", won);
    play.choose("take c1");
    assert_eq!(play.goods(RED), "g1c5", "the Pirates' token is the fifth");
}

#[test]
fn c33_23_embalming_counts_the_token_for_a_leader_first() {
    let table =
        peoples("egyptians", "greeks").without_units("D2").leader(RED, "imhotep", "D3").advances(RED, "tactics");
    let play = table.units(BLUE, "D4", "i4").powers(RED, "embalming").goods(RED, "c4").turn(RED);
    let lost = |play: &Play<Civilizations>| play.state().players[RED].leader.is_none();
    assert_eq!(play.fought("move, march D3, at D4", lost).goods(RED), "c5");
}

#[test]
fn c29_12_civilization_advances_come_before_the_leader() {
    // Sun Tzu's Swift War brings a culture token too, and Embalming none to whoever has five.
    let table = peoples("egyptians", "greeks").without_units("D2").leader(RED, "sun-tzu", "D3").units(RED, "D3", "i3");
    let table = table.units(BLUE, "D4", "i1").advances(RED, "tactics").powers(RED, "embalming").goods(RED, "c4");
    let swift = |play: &Play<Civilizations>| play.goods(RED).contains('m');
    assert_eq!(table.turn(RED).fought("move, march D3, at D4, squad s0i3l1", swift).goods(RED), "c6m1");
}

#[test]
fn c33_21_a_conqueror_keeps_the_city_but_not_the_flood() {
    let woods = |powers: &str| {
        let table =
            peoples("romans", "egyptians").powers(BLUE, "flood-plains").city(BLUE, "E3", "").powers(RED, powers);
        let table = table.units(RED, "D3", "i1").advances(RED, "tactics irrigation storage").goods(RED, "none");
        let mut play = table.turn(RED);
        play.choose("move, march D3, at E3, done?").first_until_turn();
        assert!(play.owner("E3").is(RED));
        play.choose("collect, at E3");
        play.offered("take")
    };
    assert_eq!(woods(""), ["f1", "o1"], "food is what Irrigation gives");
    assert_eq!(woods("flood-plains"), ["f1", "o1", "w1"]);
}

#[test]
fn c34_32_seduction_is_due_for_a_landing_too_and_barbarians_ignore_it() {
    let landing = |goods: &str| {
        let table =
            peoples("egyptians", "greeks").city(RED, "F3", "").leader(RED, "cleopatra", "D2").goods(BLUE, goods);
        let table = table.units(BLUE, "F4", "n1i1").advances(BLUE, "tactics");
        let mut play = table.with_state(|state| state.board.city_mut(at("F3")).charms = 1).turn(BLUE);
        play.choose("move, march F4?");
        play.offers("at F3")
    };
    assert!(!landing("none") && landing("c1"));
    let table = cleopatra().without_units("D3").barbarians("D3", 4);
    let table = table.with_state(|state| state.board.city_mut(at("D2")).charms = 2);
    let mut play = table.event(RED, "E21");
    play.pass_until(|play| play.state().event.is_none());
    let attacked = |event: &Event| matches!(event, Event::BattleBegan { at: place, .. } if *place == at("D2"));
    assert!(play.told(RED).iter().any(attacked));
}
