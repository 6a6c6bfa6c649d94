//! C7: Collect.

use crate::support::*;

#[test]
fn c7_1_as_many_as_the_size() {
    let mut play = monumental().city(RED, "D2", "neutral temple").goods(RED, "none").turn(RED);
    play.choose("collect");
    assert!(play.offered("take").iter().all(|taken| goods(taken).total() == 2), "{:?}", play.options());
    let old = |mood: &str| {
        let mut play = of_2012().city(RED, "D2", &format!("{mood} temple")).goods(RED, "none").turn(RED);
        play.choose("collect");
        play.offered("take").iter().map(|taken| goods(taken).total()).collect::<std::collections::BTreeSet<_>>()
    };
    assert_eq!([old("happy"), old("neutral"), old("angry")], [[3].into(), [2].into(), [1].into()], "never fewer");
}

#[test]
fn c7_2_each_space_gives_its_resource_once() {
    // D2 touches one mountain, two forests and grassland at D3 besides its own.
    let mut play = monumental().city(RED, "D2", "happy temple academy").goods(RED, "none").turn(RED);
    play.choose("collect");
    assert!(play.offered("take").iter().all(|taken| goods(taken).ore <= 1 && goods(taken).wood <= 2));
}

#[test]
fn c7_3_one_sea_space_with_fishing_or_a_port() {
    // F7 stands on grassland beside a mountain, a forest and two Sea spaces.
    let table = || monumental().city(RED, "F7", "temple").goods(RED, "none").advances(RED, "storage");
    let mut dry = table().turn(RED);
    dry.choose("collect, at F7");
    assert_eq!(dry.offered("take"), ["f1o1", "f1w1", "o1w1"]);
    let mut fishing = table().advances(RED, "fishing").turn(RED);
    fishing.choose("collect, at F7");
    assert!(fishing.offers("take f2"));
    let mut port = table().advances(RED, "fishing").city(RED, "F7", "port").turn(RED);
    port.choose("collect, at F7");
    assert!(port.offers("take f1w1g1") && port.offers("take f1w1m1"), "{:?}", port.options());
    assert!(!port.offers("take f1g1m1"), "one Sea space only");
}

#[test]
fn c7_4_closed_spaces() {
    let table = monumental().city(RED, "D2", "happy temple academy").goods(RED, "none");
    let mut play = table.horde("E2", 1).units(BLUE, "C3", "i1").city(RED, "D3", "").turn(RED);
    play.choose("collect, at D2");
    // The mountain has a Barbarian, one forest an enemy, the grassland a city: no choice is left.
    assert_eq!(play.goods(RED), "f1w1");
}
