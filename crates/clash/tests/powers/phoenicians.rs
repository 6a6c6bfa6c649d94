//! The Phoenicians.

use super::*;
use tessera_clash::board::{Mood, Side};
use tessera_clash::prompt::Prompt;

fn phoenicians() -> Table<Civilizations> {
    peoples("phoenicians", "romans")
}

/// A player with Trade Routes and nothing in store.
fn merchants() -> Table<Civilizations> {
    phoenicians().advances(RED, "trade-routes").goods(RED, "none").without_units("D2")
}

/// A Leader with some units beside Blue's at D4.
fn army(leader: &str, units: &str, foes: &str) -> Table<Civilizations> {
    let table = phoenicians().without_units("D2").leader(RED, leader, "D3").units(RED, "D3", units);
    table.advances(RED, "tactics").units(BLUE, "D4", foes)
}

#[test]
pub(super) fn c33_49_cedars_and_dyes_let_ships_trade_three_spaces_away() {
    // From F4 to D4 are two spaces, to C4 three; C4 lies at the Sea.
    let table = || merchants().units(RED, "F4", "n1").city(BLUE, "C4", "");
    assert_eq!(table().powers(RED, "cedars-and-dyes").turn(RED).goods(RED), "f1");
    assert_eq!(table().turn(RED).goods(RED), "none");
}

#[test]
fn c33_49_cedars_and_dyes_let_ports_trade() {
    let links = |city: &str| {
        let table = merchants().city(RED, "B3", "port").city(BLUE, city, "").powers(RED, "cedars-and-dyes");
        table.turn(RED).goods(RED)
    };
    assert_eq!(links("D4"), "f1", "two spaces");
    assert_eq!(links("E4"), "f1", "three spaces");
    assert_eq!(links("F3"), "none", "four");
}

#[test]
pub(super) fn c33_49_not_cedars_and_dyes_with_inland_cities() {
    let table = merchants().units(RED, "F4", "n1").city(BLUE, "C3", "").powers(RED, "cedars-and-dyes");
    assert_eq!(table.turn(RED).goods(RED), "none");
    let table = merchants().city(RED, "B3", "port").city(BLUE, "D4", "angry").powers(RED, "cedars-and-dyes");
    assert_eq!(table.turn(RED).goods(RED), "none");
}

/// Red's Ship attacks Blue's.
fn rammed(round: u8) -> Table<Civilizations> {
    let table = phoenicians().powers(RED, "bireme").units(RED, "B4", &format!("n{round}"));
    table.units(BLUE, "C5", &format!("n{round}"))
}

#[test]
pub(super) fn c33_50_the_bireme_adds_2_at_sea() {
    let mut play = rammed(1).advances(BLUE, "war-ships").turn(RED);
    play.choose("move, sail B4, at C5");
    assert_eq!(adds(&play, 0, Power::Bireme), 2);
}

#[test]
pub(super) fn c33_50_not_the_bireme_after_the_first_round_against_war_ships() {
    let second = |table: Table<Civilizations>| {
        let again = |play: &Play<Civilizations>| matches!(play.prompt(), Prompt::FightOn { .. });
        let mut play = table.turn(RED).when("move, sail B4, at C5, squad n4s0i0", again);
        play.choose("fight");
        let rolled = play.told(RED).into_iter().find_map(|event| match event {
            Event::Rolled { round: 2, rolls, .. } => Some(rolls[0].bonus),
            _ => None,
        });
        rolled.expect("a second round")
    };
    assert_eq!(second(rammed(4)), 2);
    assert_eq!(second(rammed(4).advances(BLUE, "war-ships")), 0);
}

#[test]
pub(super) fn c33_51_the_alphabet_sells_culture_or_ideas_twice() {
    let table = merchants().units(RED, "D2", "s3").city(BLUE, "C3", "").city(BLUE, "D3", "").city(BLUE, "E3", "");
    let mut play = table.powers(RED, "alphabet").turn(RED);
    play.choose("link D2 C3, take c1, link D2 D3");
    assert_eq!(play.offered("take"), ["c1", "f1", "i2"]);
    play.choose("take i2, link D2 E3");
    assert_eq!(play.goods(RED), "f1i2c1", "the third brings food");
}

#[test]
pub(super) fn c33_51_not_the_alphabet_without_it_or_where_links_are_left_out() {
    let table = || merchants().units(RED, "D2", "s1").city(BLUE, "C3", "");
    let usual = table().turn(RED);
    assert_eq!((usual.goods(RED).as_str(), usual.offers("take c1")), ("f1", false), "a link brings food");
    let mut play = table().powers(RED, "alphabet").turn(RED);
    play.choose("done");
    assert_eq!(play.goods(RED), "none");
}

#[test]
pub(super) fn c33_52_independent_ports_cannot_be_influenced() {
    let table = peoples("romans", "phoenicians").city(RED, "D4", "temple academy").city(BLUE, "B3", "port");
    assert!(table.turn(RED).offers("influence"));
    let table = peoples("romans", "phoenicians").city(RED, "D4", "temple academy").city(BLUE, "B3", "port");
    assert!(!table.powers(BLUE, "city-independence").turn(RED).offers("influence"));
}

#[test]
fn c33_52_independent_ports_stay_when_their_city_falls() {
    let table = peoples("romans", "phoenicians").city(BLUE, "B3", "port temple").units(RED, "B2", "i1");
    let mut play = table.advances(RED, "tactics").powers(BLUE, "city-independence").turn(RED);
    play.choose("move, march B2, at B3");
    assert_eq!((play.owner("B3"), play.colour("B3", "temple")), (Side::from(RED), Side::from(RED)));
    assert_eq!(play.colour("B3", "port"), Side::from(BLUE));
}

#[test]
fn c33_52_independent_ports_score_more_and_governments_nothing() {
    let table = || phoenicians().city(RED, "B3", "port").advances(RED, "philosophy voting");
    let (with, without) = (table().powers(RED, "city-independence").turn(RED), table().turn(RED));
    let lines = |play: &Play<Civilizations>| (play.half_points_of(RED, "pieces"), play.half_points_of(RED, "advances"));
    let ((pieces, advances), usual) = (lines(&with), lines(&without));
    assert_eq!((pieces, advances), (usual.0 + 1, usual.1), "a half more; Voting counts no longer, the power does");
}

#[test]
pub(super) fn c33_52_not_city_independence_for_other_buildings() {
    let table = peoples("romans", "phoenicians").city(RED, "D4", "temple academy").city(BLUE, "B3", "temple");
    assert!(table.powers(BLUE, "city-independence").turn(RED).offers("influence"));
}

#[test]
pub(super) fn c34_73_the_priest_of_astarte_adds_2_near_a_temple() {
    let mut play = army("ethbaal", "i1", "i1").city(RED, "D2", "temple").turn(RED);
    play.choose("move, march D3, at D4, squad s0i1l1");
    assert_eq!(adds(&play, 0, Power::PriestOfAstarte), 2);
}

#[test]
pub(super) fn c34_73_not_the_priest_of_astarte_far_from_temples() {
    let mut play = army("ethbaal", "i1", "i1").turn(RED);
    play.choose("move, march D3, at D4, squad s0i1l1");
    assert_eq!(adds(&play, 0, Power::PriestOfAstarte), 0);
}

/// Ethbaal takes a city of Blue's with a Temple of this colour.
fn delivered(colour: tessera_kernel::Seat, squad: &str) -> Mood {
    let table = army("ethbaal", "i1", "").city(BLUE, "D4", "").building(colour, "D4", "temple");
    let mut play = table.turn(RED);
    play.choose(&format!("move, march D3, at D4, squad {squad}"));
    play.pass_until(|play| matches!(play.prompt(), Prompt::Turn { .. } | Prompt::Squad { .. }));
    assert_eq!(play.owner("D4"), Side::from(RED));
    play.mood("D4")
}

#[test]
pub(super) fn c34_74_deliverance_makes_an_influenced_city_happy() {
    assert_eq!(delivered(RED, "s0i1l1"), Mood::Happy);
}

#[test]
pub(super) fn c34_74_not_deliverance_of_a_city_that_was_not_influenced() {
    assert_eq!(delivered(BLUE, "s0i1l1"), Mood::Angry);
    assert_eq!(delivered(RED, "s0i1"), Mood::Angry, "nor without him");
}

/// Four Settlers at D2 and a Ship, with six cities of Blue's around them.
fn hub(leader: &str) -> Table<Civilizations> {
    let table = merchants().units(RED, "D2", "s4").units(RED, "F2", "n1").advances(RED, "storage");
    let table = table.city(BLUE, "C2", "").city(BLUE, "C3", "").city(BLUE, "D3", "").city(BLUE, "E3", "");
    table.city(BLUE, "E2", "").leader(RED, "hiram", leader).powers(RED, "")
}

#[test]
pub(super) fn c34_75_the_trade_master_forms_a_fifth_link() {
    let mut play = hub("D2").turn(RED);
    play.choose("link D2 C2, link D2 C3, link D2 D3, link D2 E3, link F2 E2");
    assert_eq!(play.goods(RED), "f5");
}

#[test]
pub(super) fn c34_75_not_the_trade_master_away_from_his_traders() {
    let mut play = hub("B5").turn(RED);
    play.choose("link D2 C2, link D2 C3, link D2 D3, link D2 E3");
    assert!(matches!(play.prompt(), Prompt::Turn { .. }), "four is the most");
    assert_eq!(play.goods(RED), "f4");
}

#[test]
pub(super) fn c34_76_the_constructor_teaches_construction() {
    let mut play = phoenicians().leader(RED, "hiram", "D2").goods(RED, "c1").turn(RED);
    play.choose("invoke constructor, learn roads");
    assert!(play.has(RED, "roads"));
}

#[test]
pub(super) fn c34_76_not_the_constructor_without_a_token() {
    assert!(!phoenicians().leader(RED, "hiram", "D2").goods(RED, "f2").turn(RED).offers("invoke constructor"));
}

/// Blue attacks the city Pumayyaton defends; the dice have hit it.
fn besieged(table: Table<Civilizations>) -> Option<Play<Civilizations>> {
    let table = table.without_units("D2").units(RED, "D2", "i1").leader(RED, "pumayyaton", "D2").goods(RED, "c1");
    let play = table.units(BLUE, "D3", "i1").advances(BLUE, "tactics").turn(BLUE);
    let asked = |play: &Play<Civilizations>| {
        matches!(play.prompt(), Prompt::UsePower { power: Power::ProtectorOfThePeople, .. })
    };
    Some(play.when("move, march D3, at D2", asked))
}

#[test]
pub(super) fn c34_77_the_protector_of_the_people_cancels_a_hit_for_culture() {
    let mut play = besieged(phoenicians()).expect("hit");
    play.choose("yes");
    let cancelled = play.told(RED).iter().find_map(|event| match event {
        Event::Casualties { cancelled, .. } => Some(cancelled[1]),
        _ => None,
    });
    assert_eq!(cancelled, Some(1));
}

#[test]
fn c34_77_the_protector_of_the_people_takes_it_back_when_he_wins() {
    let play = phoenicians().without_units("D2").units(RED, "D2", "i1").leader(RED, "pumayyaton", "D2");
    let play = play.goods(RED, "c1").units(BLUE, "D3", "i1").advances(BLUE, "tactics").turn(BLUE);
    let won = play.when("move, march D3, at D2, yes", |play| {
        let ended = |event: &Event| matches!(event, Event::BattleEnded { winner: Some(winner), .. } if winner.is(RED));
        let used = |event: &Event| matches!(event, Event::Paid { seat, .. } if *seat == RED);
        play.told(RED).iter().any(ended) && play.told(RED).iter().any(used)
    });
    assert_eq!(won.goods(RED), "c1");
}

#[test]
pub(super) fn c34_77_not_the_protector_of_the_people_in_the_open() {
    let table = phoenicians().leader(RED, "pumayyaton", "D3").units(RED, "D3", "i1").goods(RED, "c1");
    let play = table.units(BLUE, "D4", "i2").advances(BLUE, "tactics").turn(BLUE);
    let hit = play.when("move, march D4, at D3, squad s0i2", |play| {
        play.told(RED).iter().any(|event| matches!(event, Event::Casualties { hits, .. } if hits[1] > 0))
    });
    assert_eq!(hit.goods(RED), "c1");
}

#[test]
pub(super) fn c34_78_the_mediterranean_trader_adds_gold_or_culture() {
    let table = merchants().units(RED, "D2", "s1").city(BLUE, "D3", "").leader(RED, "pumayyaton", "D2");
    let mut play = table.turn(RED);
    play.choose("link D2 D3");
    assert_eq!(play.offered("take"), ["c1", "g1"]);
    play.choose("take g1");
    assert_eq!(play.goods(RED), "f1g1");
}

#[test]
pub(super) fn c34_78_not_the_mediterranean_trader_elsewhere() {
    let table = merchants().units(RED, "D2", "s1").city(BLUE, "D3", "").leader(RED, "pumayyaton", "B5");
    let mut play = table.turn(RED);
    play.choose("link D2 D3");
    assert_eq!(play.goods(RED), "f1");
}

#[test]
fn c31_a_market_pays_its_owner_once_for_links_with_it() {
    let table = merchants().units(RED, "D2", "s2").city(BLUE, "C3", "market").city(BLUE, "D3", "market");
    let mut play = table.goods(BLUE, "none").turn(RED);
    play.choose("link D2 C3, link D2 D3");
    assert_eq!((play.goods(RED).as_str(), play.goods(BLUE).as_str()), ("f2", "g1"), "once a use");
}

#[test]
fn c31_a_city_with_a_market_may_be_left_out() {
    let table = merchants().units(RED, "D2", "s2").city(BLUE, "C3", "").city(BLUE, "D3", "market");
    let mut play = table.goods(BLUE, "none").turn(RED);
    play.choose("link D2 C3, done");
    assert_eq!((play.goods(RED).as_str(), play.goods(BLUE).as_str()), ("f1", "none"));
}

#[test]
fn c32_pirates_close_links() {
    // From B4 to D4 there is a way over C4, Land; but B4 itself touches the Pirates of C5.
    let table = || merchants().units(RED, "B4", "n1").city(BLUE, "D4", "");
    assert_eq!(table().turn(RED).goods(RED), "f1");
    assert_eq!(table().pirates("C5", 1).turn(RED).goods(RED), "none");
    let land = merchants().units(RED, "C4", "s1").city(BLUE, "D4", "").pirates("C5", 1);
    assert_eq!(land.turn(RED).goods(RED), "f1", "Land is never closed");
}

#[test]
fn c34_77_not_the_protector_of_the_people_twice_in_a_combat() {
    let table =
        phoenicians().without_units("D2").units(RED, "D2", "i2").leader(RED, "pumayyaton", "D2").goods(RED, "c2");
    let play = table.units(BLUE, "D3", "i4").advances(BLUE, "tactics").turn(BLUE);
    let asked = |play: &Play<Civilizations>| asks(play, Power::ProtectorOfThePeople);
    let hits = |play: &Play<Civilizations>| {
        let fought = play.told(RED).into_iter();
        fought
            .filter_map(|event| match event {
                Event::Casualties { hits, .. } => Some(hits[1]),
                _ => None,
            })
            .collect::<Vec<_>>()
    };
    let once = |play: &Play<Civilizations>| asked(play) && rolls(play).is_some_and(|rolls| rolls[0].value < 10);
    let first = play.when("move, march D3, at D2, squad s0i4", once);
    let second = first.when("yes, fight", |play| hits(play).len() == 2 && hits(play)[1] > 0);
    assert!(!asked(&second));
    let spent = |event: &&Event| matches!(event, Event::Paid { seat, .. } if *seat == RED);
    assert_eq!(second.told(RED).iter().filter(spent).count(), 1);
}
