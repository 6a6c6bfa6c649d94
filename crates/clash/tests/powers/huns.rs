//! The Huns.

use super::*;
use tessera_clash::board::{Mood, Side};
use tessera_clash::prompt::Prompt;

fn huns(powers: &str) -> Table<Civilizations> {
    peoples("huns", "greeks").powers(RED, powers)
}

#[test]
pub(super) fn c33_29_nomads_move_their_cities() {
    let mut play = huns("nomads").without_units("D2").goods(RED, "none").turn(RED);
    play.choose("move, march D2, at C3");
    assert_eq!((play.owner("C3"), play.owner("D2"), play.mood("C3")), (RED.into(), Side::NOBODY, Mood::Happy));
    assert_eq!(play.goods(RED), "w1", "a Forest gives wood");
    assert_eq!(play.state().players[RED].start, at("D2"), "the start space does not move");
    play.choose("move, march C3, at C4");
    assert_eq!((play.owner("C4"), play.mood("C4")), (RED.into(), Mood::Neutral), "its second activation");
}

#[test]
fn c33_29_nomads_take_units_along_or_leave_them() {
    let table = || huns("nomads").units(RED, "D2", "i1").advances(RED, "tactics");
    let mut along = table().turn(RED);
    along.choose("move, march D2, at D3, roam s1i1");
    assert_eq!((along.units("D3").as_str(), along.units("D2").as_str()), ("s1i1", ""));
    let mut alone = table().turn(RED);
    alone.choose("move, march D2, at D3, roam s0i0, march D2, at C2, squad s1i0");
    assert_eq!((alone.owner("D3"), alone.units("C2").as_str(), alone.units("D2").as_str()), (RED.into(), "s1", "i1"));
}

#[test]
fn c33_29_nomads_find_nothing_in_a_desert() {
    let mut play = huns("nomads").without_units("D2").goods(RED, "none").advances(RED, "irrigation").turn(RED);
    play.choose("move, march D2, at E3");
    assert_eq!((play.owner("E3"), play.goods(RED).as_str()), (RED.into(), "none"));
}

#[test]
fn c33_29_nomads_explore() {
    let table: Table<Civilizations> = Table::dark();
    let table = table.people(RED, "huns").powers(RED, "nomads").without_units("D2");
    let mut play = table.turn(RED);
    play.choose("move, march D2");
    let unknown = play.offered("at").into_iter().find(|name| !play.state().board.revealed.contains(at(name).index()));
    let entry = unknown.expect("an unexplored region beside D2");
    play.choose(&format!("at {entry}, lie straight?, lie turned?"));
    assert_eq!((play.owner(&entry), play.owner("D2")), (RED.into(), Side::NOBODY));
}

#[test]
fn c33_29_a_city_that_stays_says_why() {
    let table = || huns("nomads").without_units("D2").city(RED, "B3", "angry").units(RED, "D3", "s1");
    let mut play = table().turn(RED);
    play.choose("move");
    assert_eq!(play.why_not("march B3"), Some("C33.29"), "it is Angry");
    play.choose("march D2, at E2");
    assert_eq!(play.why_not("march E2"), Some("C33.29"), "it has moved");
    let mut none = huns("").city(RED, "B3", "").turn(RED);
    none.choose("move");
    assert_eq!(none.why_not("march B3"), None, "cities of others never move");
    let mut with = huns("nomads").city(RED, "C3", "").units(RED, "D2", "i1").advances(RED, "tactics").turn(RED);
    with.choose("move, march D2, at C3");
    assert_eq!(with.why_not("roam s0i0"), Some("C6.7"), "there is a city");
}

#[test]
pub(super) fn c33_29_not_nomads_in_large_or_angry_cities() {
    let table = || huns("nomads").without_units("D2").city(RED, "B3", "");
    assert!(table().turn(RED).offers("move"));
    let large = table().city(RED, "D2", "temple").city(RED, "B3", "angry").turn(RED);
    assert!(!large.offers("move"));
    assert!(!huns("").without_units("D2").turn(RED).offers("move"), "nor without the power");
}

#[test]
fn c33_29_not_nomads_into_cities_enemies_or_on_from_a_mountain() {
    let table = huns("nomads").without_units("D2").city(RED, "D3", "").units(BLUE, "C3", "s1").units(RED, "D2", "i1");
    let mut play = table.advances(RED, "tactics").turn(RED);
    play.choose("move, march D2, at D3");
    assert_eq!(play.units("D3"), "i1", "a unit may, the city may not");
    play.choose("march D2");
    assert_eq!(play.offered("at"), ["C2", "D1", "E2", "E3"]);
    play.choose("at E2, done, move");
    assert!(!play.offers("march E2"));
}

#[test]
fn x46_three_cities_bring_three_resources() {
    let table = huns("nomads").without_units("D2").city(RED, "B3", "").city(RED, "C4", "").goods(RED, "none");
    let mut play = table.turn(RED);
    play.choose("move, march D2, at C3, march B3, at B2, march C4, at D4");
    assert_eq!(play.goods(RED), "f1w2");
}

#[test]
pub(super) fn c33_30_mounted_archers_come_to_small_cities_and_ride_out() {
    let mut play = huns("mounted-archers").advances(RED, "tactics").goods(RED, "f1w1").turn(RED);
    play.choose("recruit, recruit cavalry");
    assert!(play.offers("march D2"));
    play.choose("march D2, at D3");
    assert_eq!((play.units("D3").as_str(), play.state().turn.actions), ("c1", 2));
    assert!(matches!(play.prompt(), Prompt::Turn { .. }), "nobody else moves");
}

#[test]
pub(super) fn c33_30_not_mounted_archers_in_large_cities_or_without_tactics() {
    let mut large = huns("mounted-archers").city(RED, "D2", "temple").goods(RED, "f2w1").turn(RED);
    large.choose("recruit");
    assert!(!large.offers("recruit cavalry"));
    let mut still = huns("mounted-archers").goods(RED, "f1w1").turn(RED);
    still.choose("recruit, recruit cavalry");
    assert!(matches!(still.prompt(), Prompt::Turn { .. }));
}

#[test]
pub(super) fn c33_31_raiders_keep_settlers_from_founding() {
    let play = huns("raiders").units(RED, "B3", "i1").units(BLUE, "C4", "s1").turn(BLUE);
    assert!(!play.offers("found"));
    let far = huns("raiders").units(RED, "B3", "i1").units(BLUE, "D5", "s1").turn(BLUE);
    assert!(far.offers("found"), "three spaces away");
}

#[test]
pub(super) fn c33_31_not_raiders_where_an_army_is_with_the_settlers() {
    let play = huns("raiders").units(RED, "B3", "i1").units(BLUE, "C4", "s1i1").turn(BLUE);
    assert!(play.offers("found"));
    let settlers = huns("raiders").units(RED, "B3", "s1").units(BLUE, "C4", "s1").turn(BLUE);
    assert!(settlers.offers("found"), "Settlers frighten nobody");
}

#[test]
pub(super) fn c33_32_hunnic_tribes_say_where_barbarians_go() {
    let table = huns("hunnic-tribes").barbarians("D4", 2).goods(RED, "c1");
    let mut play = table.event(RED, "E21");
    play.choose("yes");
    let open = play.offered("at");
    assert!(open.contains(&"E5".to_owned()) && open.contains(&"D3".to_owned()), "{open:?}");
    play.choose("at E5");
    assert_eq!((play.units("E5").as_str(), play.goods(RED).contains('c')), ("i2", false));
}

#[test]
pub(super) fn c33_32_not_hunnic_tribes_for_anothers_event_or_nothing() {
    let mut poor = huns("hunnic-tribes").barbarians("D4", 2).goods(RED, "none").event(RED, "E21");
    poor.pass_until(|play| play.state().event.is_none());
    assert_eq!(poor.units("E5"), "");
    let other = huns("hunnic-tribes").barbarians("D5", 2).goods(RED, "g1").event(BLUE, "E21");
    assert_ne!(other.who(), RED);
}

/// Attila with Cavalry defends against a strong army.
fn horses(leader: &str) -> Play<Civilizations> {
    let table = huns("").without_units("D2").leader(RED, leader, "D4").units(RED, "D4", "c2");
    let table = table.units(BLUE, "D3", "i4").advances(BLUE, "tactics");
    let charged = |play: &Play<Civilizations>| {
        rolls(play).is_some_and(|rolls| rolls[0].value >= 5 && rolls[1].charger_used() && rolls[1].shields == 0)
    };
    table.turn(BLUE).when("move, march D3, at D4, squad s0i4", charged)
}

trait Charger {
    fn charger_used(&self) -> bool;
}

impl Charger for Roll {
    fn charger_used(&self) -> bool {
        let cavalry = |cause: &Cause| matches!(cause, Cause::Unit(tessera_clash::components::buildings::Unit::Cavalry));
        self.causes.iter().any(|(cause, _)| cavalry(cause))
    }
}

#[test]
pub(super) fn c34_43_lord_of_horses_cancels_a_hit_with_a_cavalry() {
    let mut play = horses("attila");
    assert_eq!(play.who(), RED);
    play.choose("yes");
    let cancelled = play.told(RED).into_iter().find_map(|event| match event {
        Event::Casualties { cancelled, .. } => Some(cancelled[1]),
        _ => None,
    });
    assert_eq!(cancelled, Some(1));
}

#[test]
pub(super) fn c34_43_not_lord_of_horses_for_others() {
    let play = horses("bleda");
    assert!(!play.offers("yes"));
}

#[test]
pub(super) fn c34_44_ruler_makes_a_small_city_larger() {
    let most = |table: Table<Civilizations>| {
        let mut play = table.goods(RED, "none").advances(RED, "storage").turn(RED);
        play.choose("collect");
        play.offered("take").iter().map(|taken| goods(taken).total()).max()
    };
    assert_eq!(most(huns("").leader(RED, "attila", "D2")), Some(3));
    let mut recruits = huns("").leader(RED, "attila", "D2").goods(RED, "f3o3").advances(RED, "storage").turn(RED);
    recruits.choose("recruit, recruit infantry, recruit infantry, recruit infantry");
    assert_eq!(recruits.units("D2"), "s1i3l1");
}

#[test]
pub(super) fn c34_44_not_ruler_in_larger_or_angry_cities() {
    let most = |what: &str| {
        let table = huns("").leader(RED, "attila", "D2").city(RED, "D2", what).goods(RED, "none");
        let mut play = table.advances(RED, "storage").turn(RED);
        play.choose("collect");
        play.offered("take").iter().map(|taken| goods(taken).total()).max()
    };
    assert_eq!((most("happy temple"), most("angry")), (Some(3), Some(1)));
}

#[test]
pub(super) fn c34_45_battering_ram_silences_defenders_of_cities() {
    let table =
        || huns("").without_units("D2").leader(RED, "bleda", "D6").units(RED, "D6", "i3").advances(RED, "tactics");
    let table = || table().units(BLUE, "D7", "i2").advances(BLUE, "tactics").cards(BLUE, "A5 A6 A33");
    let mut play = table().turn(RED);
    play.choose("move, march D6, at D7, squad s0i3l1");
    assert!(rolls(&play).is_some(), "no tactics before the first roll");
    let mut without = table().turn(RED);
    without.choose("move, march D6, at D7, squad s0i3");
    assert!(matches!(without.prompt(), Prompt::Tactics { attacking: false, .. }), "not without him");
}

#[test]
pub(super) fn c34_45_not_battering_ram_in_the_open() {
    let table = huns("").without_units("D2").leader(RED, "bleda", "D3").units(RED, "D3", "i3").advances(RED, "tactics");
    let table = table.units(BLUE, "D4", "i2").advances(BLUE, "tactics").cards(BLUE, "A5 A6");
    let mut play = table.turn(RED);
    play.choose("move, march D3, at D4, squad s0i3l1");
    assert!(matches!(play.prompt(), Prompt::Tactics { attacking: false, .. }));
}

#[test]
pub(super) fn c34_46_enforcer_lets_a_city_act_as_happy() {
    let table = || huns("").leader(RED, "bleda", "D2").city(RED, "D2", "angry").goods(RED, "none");
    let mut play = table().turn(RED);
    play.choose("collect, yes");
    assert!(play.offered("take").iter().all(|taken| goods(taken).total() == 2));
    play.first_until_turn();
    assert!(!play.offers("recruit") && !play.offers("collect"), "and then no more");
    assert_eq!(play.mood("D2"), Mood::Angry);
}

#[test]
fn c34_46_enforcer_lets_an_angry_city_build() {
    let table = huns("").leader(RED, "bleda", "D2").city(RED, "D2", "angry").city(RED, "B3", "").advances(RED, "myths");
    let mut play = table.goods(RED, "f1o1w1").turn(RED);
    play.choose("construct, at D2?, build temple, take m1");
    assert_eq!(play.size("D2"), 2);
    assert!(!play.offers("collect") || !play.choose("collect").offers("at D2"));
}

#[test]
pub(super) fn c34_46_not_enforcer_after_the_first_activation() {
    let table = huns("").leader(RED, "bleda", "D2").city(RED, "D2", "neutral").goods(RED, "none");
    let mut play = table.turn(RED);
    play.choose("collect, no").first_until_turn();
    play.choose("collect");
    assert!(!play.offers("yes"), "{:?}", play.prompt());
}

/// Rugila takes a city of Blue's or of the Barbarians.
fn rugila(barbarians: bool, other: bool) -> Play<Civilizations> {
    let mut table =
        huns("").without_units("D2").leader(RED, "rugila", "D3").advances(RED, "tactics").goods(RED, "none");
    table = if barbarians { table.barbarians("D4", 0) } else { table.city(BLUE, "D4", "") };
    if other {
        table = table.city(BLUE, "D6", "");
    }
    let mut play = table.turn(RED);
    play.choose("move, march D3, at D4").pass_until(|play| matches!(play.prompt(), Prompt::Turn { .. }));
    play
}

#[test]
pub(super) fn c34_47_tribute_comes_from_cities_nearby() {
    assert_eq!(rugila(false, true).goods(RED), "g3");
}

#[test]
pub(super) fn c34_47_not_tribute_where_no_other_city_is_near() {
    assert_eq!(rugila(false, false).goods(RED), "g1");
}

#[test]
pub(super) fn c34_48_unifier_finds_barbarians_happy() {
    assert_eq!(rugila(true, false).mood("D4"), Mood::Happy);
}

#[test]
pub(super) fn c34_48_not_unifier_for_players_cities() {
    assert_eq!(rugila(false, false).mood("D4"), Mood::Angry);
}

#[test]
fn c34_46_enforcer_closes_the_city_a_great_architect_builds_in() {
    let table = huns("").leader(RED, "bleda", "D2").city(RED, "D2", "neutral").city(RED, "B3", "");
    let table = table.advances(RED, "engineering storage").wonder_card(RED, "statue").cards(RED, "E55");
    let mut play = table.goods(RED, "f3o5w4c2").turn(RED);
    play.choose("person E55, wonder D2 statue").first_until_turn();
    play.choose("collect");
    assert!(!play.offers("at D2"));
}

#[test]
fn c34_46_not_enforcer_for_what_is_built_without_activating_the_city() {
    let built = |mood: &str| {
        let table = huns("").leader(RED, "bleda", "D2").city(RED, "D2", mood).city(RED, "B3", "");
        let table = table.advances(RED, "myths engineering sanitation roads").cards(RED, "E26").goods(RED, "f1o1w1");
        let mut play = table.turn(RED);
        play.choose("person E26");
        play.offered("piece").iter().any(|piece| piece.starts_with("D2"))
    };
    assert!(built("neutral") && !built("angry"));
}

#[test]
fn c34_44_ruler_counts_forced_labor() {
    let table = huns("").leader(RED, "attila", "D2").city(RED, "D2", "angry").goods(RED, "m1");
    let mut play = table.advances(RED, "nationalism forced-labor").turn(RED);
    play.choose("use forced-labor, collect");
    assert!(play.offered("take").iter().all(|taken| goods(taken).total() == 2), "{:?}", play.offered("take"));
}

/// A Leader and an Infantry of Red's attack a city of D4 that Viriathus defends with an Infantry, and he drives the Leader
/// out into a space; the city falls all the same.
fn driven_out(table: Table<Civilizations>, place: &str) -> Play<Civilizations> {
    let table = table.units(RED, "D3", "i1").advances(RED, "tactics").goods(RED, "none").goods(BLUE, "m2");
    let play = table.leader(BLUE, "viriathus", "D4").units(BLUE, "D4", "i1").turn(RED);
    let dread =
        play.when("move, march D3, at D4, squad s0i1l1, lose infantry, fight", |play| asks(play, Power::MortalDread));
    dread.fought(&format!("yes, squad s0i0l1, at {place}"), |play| play.owner("D4").is(RED))
}

#[test]
fn c34_47_not_tribute_for_a_leader_who_was_driven_out() {
    let table = huns("").without_units("D2").leader(RED, "rugila", "D3").city(BLUE, "D4", "").city(BLUE, "D6", "");
    let play = driven_out(table, "D5");
    assert_eq!((play.units("D5").as_str(), play.goods(RED).as_str()), ("l1", "g1"), "the gold of the city alone");
}

#[test]
fn c34_66_not_reconstruction_for_a_leader_who_was_driven_out() {
    let table = huns("").without_units("D2").leader(RED, "wac-chanil-ajaw", "D3").city(RED, "D3", "temple");
    let mut play = driven_out(table.city(BLUE, "D4", "").units(RED, "B3", "s1").advances(RED, "writing"), "D3");
    assert_eq!(play.units("D3"), "l1");
    play.choose("done");
    assert!(!asks(&play, Power::Reconstruction), "she is in a city, but her army was not there");
}

#[test]
fn c33_31_raiders_keep_settlers_from_trading() {
    let income = |army: &str, settlers: &str| {
        let table = huns("raiders").city(RED, "D4", "").units(RED, "B3", army).units(BLUE, "C4", settlers);
        table.without_units("D7").advances(BLUE, "trade-routes").goods(BLUE, "none").turn(BLUE).goods(BLUE)
    };
    assert_eq!(income("i1", "s1"), "none");
    assert_eq!(income("s1", "s1"), "f1", "Settlers frighten nobody");
    assert_eq!(income("i1", "s1i1"), "f1", "nor is anybody with an army frightened");
}
