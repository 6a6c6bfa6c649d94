//! The Aztecs.

use super::*;
use tessera_clash::board::{Mood, Side};
use tessera_clash::components::buildings::Unit;

/// Four Infantry of Red beside one of Blue, with Prisoners.
fn captors() -> Table<Civilizations> {
    let table = peoples("aztecs", "greeks").without_units("D2").units(RED, "D3", "i4").units(BLUE, "D4", "i1");
    table.advances(RED, "tactics").powers(RED, "prisoners")
}

const ATTACK: &str = "move, march D3, at D4, squad s0i4, fight, fight";

fn captives(play: &Play<Civilizations>) -> u8 {
    play.state().players[RED].captives()
}

#[test]
pub(super) fn c33_1_prisoners_are_led_away_after_a_won_combat() {
    let mut play = captors().turn(RED).when(ATTACK, |play| asks(play, Power::Prisoners));
    let supply = play.state().players[BLUE].units[Unit::Infantry];
    let points = play.half_points(RED);
    play.choose("squad s0i1");
    assert_eq!((captives(&play), play.half_points(RED)), (1, points + 1));
    assert_eq!(play.state().players[BLUE].units[Unit::Infantry] + 1, supply, "they are out of their owner's supply");
}

#[test]
fn c33_1_prisoners_may_be_let_go() {
    let mut play = captors().turn(RED).when(ATTACK, |play| asks(play, Power::Prisoners));
    play.choose("done");
    assert_eq!(captives(&play), 0);
}

#[test]
pub(super) fn c33_1_not_prisoners_beyond_four() {
    let table = captors().prisoners(RED, Side::BARBARIANS, "i4");
    let play = table.turn(RED).when(ATTACK, |play| play.units("D4").starts_with('i') && play.side("D4").is(RED));
    assert!(!asks(&play, Power::Prisoners));
    assert_eq!(captives(&play), 4);
}

#[test]
fn c33_1_not_prisoners_of_leaders() {
    let table = captors().without_units("D4").leader(BLUE, "pericles", "D4");
    let play = table.turn(RED).when(ATTACK, |play| play.side("D4").is(RED));
    assert!(!asks(&play, Power::Prisoners));
}

#[test]
fn c33_1_not_prisoners_of_a_martyr() {
    let table = captors().advances(BLUE, "tactics").cards(BLUE, "A24");
    let mut play = table.turn(RED);
    play.choose("move, march D3, at D4, squad s0i4, lay A24");
    assert_eq!((play.units("D4").as_str(), play.side("D4").is(RED)), ("i3", true), "he took one along");
    assert!(!asks(&play, Power::Prisoners), "and gave himself");
}

/// Red's first city collects everything around it.
fn tributaries() -> Table<Civilizations> {
    let table = peoples("aztecs", "greeks").city(RED, "D2", "neutral temple academy fortress obelisk market");
    table.goods(RED, "none").advances(RED, "storage").powers(RED, "tribute")
}

#[test]
pub(super) fn c33_2_tribute_collects_from_an_enemy_city_two_spaces_away() {
    // Two forests lie beside D2; a third is Blue's city.
    let mut play = tributaries().city(BLUE, "D4", "angry").units(BLUE, "D4", "i1").turn(RED);
    play.choose("collect");
    assert_eq!(play.goods(RED), "f2o1w3");
}

#[test]
pub(super) fn c33_2_not_tribute_from_farther_away_or_from_exhausted_land() {
    let mut far = tributaries().city(BLUE, "D5", "").turn(RED);
    far.choose("collect");
    assert_eq!(far.goods(RED), "f2o1w2");
    let spent = tributaries().city(BLUE, "D4", "").with_state(|s| s.board.exhausted.insert(at("D4").index()));
    let mut play = spent.turn(RED);
    play.choose("collect");
    assert_eq!(play.goods(RED), "f2o1w2");
}

#[test]
fn c33_2_tribute_takes_a_barbarian_instead_of_the_resource() {
    let mut play = tributaries().powers(RED, "prisoners").barbarians("E4", 2).turn(RED);
    play.choose("collect, at E4");
    assert_eq!((captives(&play), play.units("E4").as_str(), play.goods(RED).as_str()), (1, "i1", "f2o1w2"));
}

#[test]
fn c33_2_not_tribute_in_prisoners_without_that_advance() {
    let mut play = tributaries().barbarians("E4", 2).turn(RED);
    play.choose("collect");
    assert_eq!((captives(&play), play.goods(RED).as_str()), (0, "f3o1w2"));
}

/// Red holds a Barbarian captive and can sacrifice it.
fn priests() -> Table<Civilizations> {
    peoples("aztecs", "greeks").powers(RED, "prisoners human-sacrifices").prisoners(RED, Side::BARBARIANS, "i1")
}

#[test]
pub(super) fn c33_3_human_sacrifices_call_off_an_event_before_anything_of_it() {
    let mut play = priests().goods(RED, "none").next_event("E10").event(RED, "E34");
    assert!(asks(&play, Power::HumanSacrifices));
    assert_eq!(play.goods(RED), "none", "not even the gold mine");
    play.choose("yes");
    let drawn: Vec<_> = play.told(RED).into_iter().filter(|event| matches!(event, Event::EventDrawn { .. })).collect();
    assert_eq!((drawn.len(), captives(&play)), (2, 0));
    play.first_until_turn();
    assert_eq!(play.goods(RED), "f1", "another was drawn and resolved");
}

#[test]
fn c33_3_human_sacrifices_may_be_withheld() {
    let mut play = priests().goods(RED, "none").event(RED, "E34");
    play.choose("no");
    assert_eq!((play.goods(RED).as_str(), captives(&play)), ("g2", 1));
}

#[test]
pub(super) fn c33_3_not_human_sacrifices_without_prisoners() {
    let play = peoples("aztecs", "greeks").powers(RED, "prisoners human-sacrifices").event(RED, "E34");
    assert!(!asks(&play, Power::HumanSacrifices));
}

#[test]
fn c33_3_a_prisoner_stands_for_a_token() {
    let mut play = priests().city(RED, "D2", "neutral").advances(RED, "arts sports").goods(RED, "none").turn(RED);
    play.choose("use sports");
    assert_eq!((play.mood("D2"), captives(&play)), (Mood::Happy, 0));
    let mut rich = priests().city(RED, "D2", "neutral").advances(RED, "arts sports").goods(RED, "c1").turn(RED);
    rich.choose("use sports, count 0");
    assert_eq!((rich.goods(RED).as_str(), captives(&rich)), ("none", 1), "or it does not");
}

#[test]
fn c33_3_a_prisoner_is_exchanged_at_the_theater() {
    let mut play = priests().advances(RED, "arts theaters").goods(RED, "none").turn(RED);
    play.choose("use theaters, swap m c");
    assert_eq!((play.goods(RED).as_str(), captives(&play)), ("c1", 0));
}

#[test]
fn c33_3_a_prisoner_joins_an_uprising() {
    let mut play = priests().goods(RED, "c1").event(RED, "E39");
    let points = play.half_points(RED);
    play.choose("no, pay c2");
    assert_eq!((play.goods(RED).as_str(), captives(&play), play.half_points(RED)), ("none", 0, points + 1));
    let scored = play.told(BLUE).into_iter().any(|event| matches!(event, Event::Scored { halves: 2, .. }));
    assert!(scored, "two halves for two tokens");
    let mut poor = priests().goods(RED, "none").event(RED, "E39");
    poor.choose("no");
    assert_eq!(poor.options(), ["pay m1", "pay c1", "done"], "a Prisoner may stand for a token, but need not");
    poor.choose("done");
    assert_eq!(captives(&poor), 1);
}

#[test]
fn c33_3_a_prisoner_is_turned_by_the_athlete_and_lost_to_pandemics() {
    let table = priests().cards(RED, "E56").goods(RED, "none").advances(RED, "arts sports monuments theaters");
    let mut play = table.turn(RED);
    play.choose("person E56, take m1");
    assert_eq!((play.goods(RED).as_str(), captives(&play)), ("m1", 0));
    let mut ill = priests().city(RED, "B2", "").goods(RED, "none").event(RED, "E49");
    ill.choose("no");
    // Barbarians come first.
    let near = ill.offered("at").remove(0);
    ill.choose(&format!("at {near}, pay c1"));
    assert_eq!(captives(&ill), 0);
}

#[test]
fn c33_3_not_a_prisoner_for_a_resource() {
    let table = priests().city(RED, "B2", "").advances(RED, "myths").goods(RED, "f1o1");
    assert_eq!(table.turn(RED).why_not("construct"), Some("C8.1"));
}

#[test]
pub(super) fn c33_4_aztec_gold_comes_with_a_city_and_more_beside_mountains() {
    // A3 is a mountain.
    let table = peoples("aztecs", "greeks").units(RED, "B2", "s1").powers(RED, "aztec-gold").goods(RED, "w2");
    let mut play = table.turn(RED);
    play.choose("found, at B2, pay w1");
    assert_eq!(play.goods(RED), "w1g2");
}

#[test]
pub(super) fn c33_4_not_more_aztec_gold_without_a_mountain() {
    let table = peoples("aztecs", "greeks").units(RED, "D3", "s1").powers(RED, "aztec-gold").goods(RED, "w2");
    let mut play = table.turn(RED);
    play.choose("found, at D3");
    assert_eq!(play.goods(RED), "w2g1");
}

/// Acamapichtli in Red's first city, which has room for a Temple.
fn growing(captives: &str) -> Table<Civilizations> {
    let table = peoples("aztecs", "greeks").city(RED, "D2", "neutral").city(RED, "B2", "").advances(RED, "myths");
    table.leader(RED, "acamapichtli", "D2").prisoners(RED, Side::BARBARIANS, captives)
}

#[test]
pub(super) fn c34_1_growth_spends_a_prisoner_as_two_resources() {
    let mut play = growing("i1").goods(RED, "w1").turn(RED);
    play.choose("construct, build temple, take m1");
    assert_eq!((play.size("D2"), play.goods(RED).as_str(), captives(&play)), (2, "m1", 0));
}

#[test]
fn c34_1_growth_pays_for_wonders_but_not_their_culture() {
    let table = growing("i4").city(RED, "D2", "happy").wonder_card(RED, "pyramids");
    let table = table.advances(RED, "engineering rituals");
    let mut play = table.goods(RED, "o4c5").turn(RED);
    play.choose("construct, raise pyramids");
    assert_eq!((play.size("D2"), play.goods(RED).as_str(), captives(&play)), (2, "none", 0), "12 resources, 8 of them");
    let poor = growing("i4").city(RED, "D2", "happy").wonder_card(RED, "pyramids");
    let poor = poor.advances(RED, "engineering rituals").goods(RED, "o7c4");
    let mut poor = poor.turn(RED);
    poor.choose("construct");
    assert!(!poor.offers("raise pyramids"));
}

#[test]
fn c34_1_prices_say_what_prisoners_stand_for() {
    use tessera_clash::quotes::StandIn;
    let table = || {
        let table = peoples("aztecs", "greeks").city(RED, "D2", "happy").city(RED, "B2", "").advances(RED, "myths");
        table.leader(RED, "acamapichtli", "D2").prisoners(RED, Side::BARBARIANS, "i3")
    };
    let quoted = |table: Table<Civilizations>, choice: &str| {
        let view = table.turn(RED).game.view(tessera_kernel::Viewer::Spectator);
        let mut quotes = view.players[RED].quotes.iter();
        let quote = quotes.find(|quote| quote.choice.to_string() == choice && quote.cities.contains(&at("D2")));
        quote.cloned().map(|quote| (quote.cause, quote.stand_ins, quote.cities))
    };
    let growth = |most| StandIn { by: Power::Growth, prisoner: true, resources: 2, most };
    let ransom = |most| StandIn { by: Power::HumanSacrifices, prisoner: true, resources: 0, most };
    let here = vec![at("D2")];
    assert_eq!(quoted(table(), "build temple"), Some((None, vec![growth(2)], here.clone())));
    assert_eq!(quoted(table(), "raise pyramids"), Some((None, vec![growth(3)], here.clone())));
    let both = || table().powers(RED, "prisoners human-sacrifices");
    let (_, stand_ins, _) = quoted(both(), "recruit leader").expect("a price in tokens");
    assert_eq!(stand_ins, [ransom(2)]);
    assert_eq!(quoted(both(), "raise pyramids"), Some((None, vec![ransom(3), growth(3)], here)));
    let free = peoples("aztecs", "greeks").city(RED, "D2", "happy").leader(RED, "acamapichtli", "D2");
    assert_eq!(quoted(free, "build temple"), None, "nobody is held");
}

#[test]
pub(super) fn c34_1_not_growth_in_another_city() {
    let table = peoples("aztecs", "greeks").city(RED, "D2", "neutral").city(RED, "B2", "").advances(RED, "myths");
    let table = table.leader(RED, "acamapichtli", "D3").prisoners(RED, Side::BARBARIANS, "i1");
    let play = table.goods(RED, "w1").turn(RED);
    assert_eq!(play.why_not("construct"), Some("C8.1"));
}

/// Acamapichtli in a city of Red's.
fn offering(city: &str) -> Table<Civilizations> {
    peoples("aztecs", "greeks").city(RED, "D2", city).leader(RED, "acamapichtli", "D2").goods(RED, "m2")
}

#[test]
pub(super) fn c34_2_offerings_collect_between_actions() {
    let mut play = offering("neutral").turn(RED);
    play.choose("invoke offerings, take o1");
    assert_eq!((play.goods(RED).as_str(), play.state().turn.actions), ("o1", 3));
    assert_eq!(play.state().board.city(at("D2")).map(|city| city.activations), Some(1));
}

#[test]
pub(super) fn c34_2_not_offerings_from_a_large_city_or_twice() {
    assert_eq!(offering("temple academy fortress").turn(RED).why_not("invoke offerings"), Some("C34.2"));
    let mut play = offering("neutral").goods(RED, "m4").turn(RED);
    play.choose("invoke offerings, take o1");
    assert_eq!(play.why_not("invoke offerings"), Some("C4.4"));
}

/// Ahuitzotl with an Infantry, to attack Blue.
fn expansionist(from: &str, target: &str) -> Table<Civilizations> {
    let table = peoples("aztecs", "greeks").without_units("D2").units(RED, from, "i3").advances(RED, "tactics");
    table.leader(RED, "ahuitzotl", from).units(BLUE, target, "i4")
}

#[test]
pub(super) fn c34_3_expansionism_cancels_a_hit_far_from_home() {
    let play = expansionist("C4", "D4").turn(RED);
    let play = play.when("move, march C4, at D4, squad s0i3l1", |play| is_hit(play, 0));
    assert_eq!(hits(&play, 0).map(|(_, cancelled)| cancelled), Some(1));
}

#[test]
pub(super) fn c34_3_not_expansionism_next_to_a_city_of_ones_own() {
    let play = expansionist("C4", "D3").turn(RED);
    let play = play.when("move, march C4, at D3, squad s0i3l1", |play| is_hit(play, 0));
    assert_eq!(hits(&play, 0).map(|(_, cancelled)| cancelled), Some(0));
}

/// Ahuitzotl in a city that could have a Temple.
fn sacrificing(captives: &str) -> Table<Civilizations> {
    let table = peoples("aztecs", "greeks").city(RED, "D2", "neutral").city(RED, "B2", "").advances(RED, "myths");
    table.leader(RED, "ahuitzotl", "D2").prisoners(RED, Side::BARBARIANS, captives).goods(RED, "f1o1w1")
}

#[test]
pub(super) fn c34_4_mass_sacrifice_builds_between_actions_for_two_prisoners() {
    let mut play = sacrificing("i1c1").prisoners(RED, BLUE.into(), "i1").turn(RED);
    play.choose("invoke mass-sacrifice, captive 1 infantry, captive barbarians cavalry, build temple, take c1");
    assert_eq!((play.size("D2"), captives(&play), play.state().turn.actions), (2, 1, 3));
    assert_eq!(play.goods(RED), "c1", "at its normal cost");
}

#[test]
pub(super) fn c34_4_not_mass_sacrifice_with_one_prisoner_or_nothing_to_build() {
    assert_eq!(sacrificing("i1").turn(RED).why_not("invoke mass-sacrifice"), Some("C33.1"));
    assert!(!sacrificing("i2").goods(RED, "o1w1").turn(RED).offers("invoke mass-sacrifice"));
}

#[test]
fn c34_4_not_mass_sacrifice_of_the_tokens_it_is_paid_with() {
    // The two captives would have to be a culture token as well.
    let builder = |goods: &str| {
        let table = peoples("aztecs", "greeks").city(RED, "D2", "happy").city(RED, "B2", "").goods(RED, goods);
        let table = table.leader(RED, "ahuitzotl", "D2").prisoners(RED, Side::BARBARIANS, "i2");
        let table = table.powers(RED, "human-sacrifices").wonder_card(RED, "pyramids");
        table.advances(RED, "storage engineering rituals").turn(RED)
    };
    assert!(builder("f2o7w3c4").offers("construct") && !builder("f2o7w3c4").offers("invoke mass-sacrifice"));
    assert!(builder("f2o7w3c5").offers("invoke mass-sacrifice"));
}

/// Marqzen in a city by the sea.
fn storm(event: &str) -> Play<Civilizations> {
    let table = peoples("aztecs", "greeks").city(RED, "F3", "neutral").units(RED, "F3", "i1");
    table.leader(RED, "marqzen", "F3").event(RED, event)
}

#[test]
pub(super) fn c34_5_storm_master_undoes_a_lost_mood() {
    let mut play = storm("E32");
    play.choose("yes");
    assert_eq!(play.mood("F3"), Mood::Neutral);
}

#[test]
fn c34_5_storm_master_undoes_lost_units() {
    let mut play = storm("E2");
    play.choose("lose F3 infantry, yes");
    assert_eq!(play.units("F3"), "i1l1");
}

#[test]
pub(super) fn c34_5_not_storm_master_elsewhere() {
    let table = peoples("aztecs", "greeks").city(RED, "F3", "neutral").leader(RED, "marqzen", "D2");
    let play = table.event(RED, "E32");
    assert_eq!(play.mood("F3"), Mood::Angry);
}

#[test]
fn c34_5_not_storm_master_for_leaders() {
    let mut play = storm("E2");
    play.choose("lose F3 leader");
    assert!(!asks(&play, Power::StormMaster));
    assert_eq!(play.state().players[RED].leader, None);
}

/// Marqzen beside Blue.
fn dread(place: &str, units: &str) -> Play<Civilizations> {
    let table = peoples("aztecs", "greeks").leader(RED, "marqzen", "D3").units(BLUE, place, units);
    table.turn(RED)
}

#[test]
pub(super) fn c34_6_spread_of_fear_moves_an_enemy_unit() {
    let mut play = dread("D4", "s1i1");
    play.choose("invoke spread-of-fear, lose D4 infantry");
    // Around D4: C4, C5 is sea, D3 is Marqzen's, D5, E4, E5.
    assert_eq!(play.offered("at"), ["C4", "D5", "E4", "E5"]);
    play.choose("at D5");
    assert_eq!((play.units("D4").as_str(), play.units("D5").as_str()), ("s1", "i1"));
    assert_eq!(play.state().turn.actions, 2);
}

#[test]
pub(super) fn c34_6_not_spread_of_fear_into_a_combat_or_from_afar() {
    let table = peoples("aztecs", "greeks").leader(RED, "marqzen", "D3").units(BLUE, "D4", "i1");
    let table = table.barbarians("D5", 1).units(BLUE, "E4", "i4").city(RED, "E5", "");
    let mut play = table.turn(RED);
    play.choose("invoke spread-of-fear, lose D4 infantry");
    assert_eq!(play.offered("at"), Vec::<String>::new(), "C4 alone is left, and taken");
    assert_eq!(play.units("C4"), "i1");
    assert!(!dread("D5", "i1").offers("invoke spread-of-fear"));
}

#[test]
fn c34_5_storm_master_spares_those_whose_city_a_volcano_buries() {
    let table = peoples("aztecs", "greeks").city(RED, "F3", "").city(RED, "B2", "").city(RED, "B3", "");
    let table = table.units(RED, "F3", "s1i1").leader(RED, "marqzen", "F3");
    let mut play = table.event(RED, "E29");
    play.choose("at F3, yes");
    assert_eq!((play.size("F3"), play.units("F3").as_str()), (0, "s1i1"), "but not its Leader");
}

#[test]
fn c33_3_a_prisoner_is_a_token_for_pirates_too() {
    // F2 and F4 are the Sea beside F3.
    let table = priests().goods(RED, "none").city(RED, "F3", "neutral").pirates("F4", 1);
    let mut play = table.with_state(|s| s.agenda.then(tessera_clash::state::Task::PirateRaid { seat: RED })).turn(RED);
    assert_eq!(play.options(), ["pay c1", "pay m1", "done"]);
    play.choose("pay m1");
    assert_eq!((play.mood("F3"), captives(&play)), (Mood::Neutral, 0));
}

#[test]
fn c33_3_nobody_is_made_to_spend_a_prisoner() {
    let raid = |goods: &str| {
        let table = priests().goods(RED, goods).city(RED, "F3", "neutral").pirates("F4", 1);
        table.with_state(|s| s.agenda.then(tessera_clash::state::Task::PirateRaid { seat: RED })).turn(RED)
    };
    let mut play = raid("none");
    play.choose("done");
    assert_eq!((play.mood("F3"), captives(&play)), (Mood::Angry, 1), "the mood of the city falls instead");
    assert_eq!(raid("f1").options(), ["pay f1", "pay c1", "pay m1"], "whoever has goods loses something");
    let mut ill = priests().without_units("D2").city(RED, "B2", "").goods(RED, "none").event(RED, "E49");
    ill.choose("no");
    let near = ill.offered("at").remove(0);
    ill.choose(&format!("at {near}"));
    assert!(ill.offers("pay c1") && ill.offers("done"));
    ill.choose("done");
    assert_eq!(captives(&ill), 1);
}

#[test]
fn c33_3_events_are_called_off_while_prisoners_last() {
    let table = priests().prisoners(RED, Side::BARBARIANS, "i1").next_event("E34").next_event("E36");
    let mut play = table.event(RED, "E32");
    play.choose("yes, yes");
    assert_eq!(captives(&play), 0);
    assert!(!asks(&play, Power::HumanSacrifices), "the third one is resolved");
    assert!(play.goods(RED).contains("g2"));
}
