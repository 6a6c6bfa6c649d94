//! M16: wonders.

use crate::support::{BLUE, Play, Playing, RED, Table};
use crate::watched::Watched;

/// Red builds a wonder, the first one, for twenty stone and five food.
#[track_caller]
fn build(table: Table, wonder: &str, hex: &str) -> Watched {
    let play = table.stock(RED, 20, 5, 0, 0).turn(RED);
    let mut built = Watched::new(play).then(&format!("act wonder, wonder {wonder}"));
    assert!(built.offers(&format!("at {hex}")));
    built.choose(&format!("at {hex}"));
    assert_eq!((built.stocks(RED), built.at(hex)), ([0; 4], format!("0 {wonder}")));
    built
}

/// What Red's wonders are worth now.
#[track_caller]
fn worth(play: &Play) -> i32 {
    play.score(RED, "wonders")
}

#[test]
fn m16_1_colosseum_scores_dominated_regions_and_ignores_four_unrest() {
    let table = Table::with(2).cities(RED, "M5 V12 Q5").cities(BLUE, "Q6").taxes(RED, "tax-6");
    let play = build(table, "colosseum", "M6");
    assert_eq!(worth(&play), 8, "Italy and Egypt; Greece is shared");
    assert_eq!(play.score(RED, "unrest"), -1);
}

#[test]
fn m16_1_colosseum_reads_domination_without_tactics_and_siege_engines() {
    let table = Table::with(2).cities(RED, "M5 Q5").cities(BLUE, "Q6").up(RED, "formations siege-engines");
    let table = table.units(RED, "greece 1 siege").units(BLUE, "greece 1 infantry");
    assert_eq!(worth(&build(table, "colosseum", "M6")), 4, "in Greece it is three to three");
}

#[test]
fn m16_2_hanging_gardens_score_own_cities_around_and_ignore_three_unrest() {
    let table = Table::with(2).cities(RED, "M5 L5 V12").cities(BLUE, "M6").farms(RED, "L4").taxes(RED, "tax-6");
    let play = build(table, "hanging-gardens", "L6");
    assert_eq!(worth(&play), 6, "L5 and M5, not Blue's M6");
    assert_eq!(play.score(RED, "unrest"), -2);
}

#[test]
fn m16_3_stonehenge_scores_half_the_population() {
    for (people, points) in [(9, 4), (10, 5)] {
        let play = build(Table::with(2).cities(RED, "M5").population(RED, people), "stonehenge", "M6");
        assert_eq!(worth(&play), points);
    }
}

#[test]
fn m16_4_colossus_stands_in_a_port_and_scores_own_cities_of_its_region() {
    let table = || Table::with(2).cities(RED, "M5 P10 V12").cities(BLUE, "M6").stock(RED, 20, 5, 0, 0);
    let mut play = table().turn(RED);
    play.choose("act wonder, wonder colossus");
    assert_eq!(play.offered("at"), ["M7", "U12"], "free ports of regions with a city of Red's");
    assert_eq!(worth(&build(table(), "colossus", "M7")), 4, "two in Italy");
}

#[test]
fn m16_5_great_library_gives_two_icons_of_a_pillar_and_five_points() {
    for pillar in ["sci", "eco", "agr", "pop", "con", "cul", "gov", "mil", "urb"] {
        let mut library = build(Table::with(2).cities(RED, "M5"), "great-library", "M6");
        assert_eq!(library.offered("pillar").len(), 9);
        library.choose(&format!("pillar {pillar}"));
        library.gave_icons(&format!("{pillar} {pillar}"));
        assert_eq!(worth(&library), 5);
    }
}

#[test]
fn m16_5_the_icons_of_the_great_library_open_technologies() {
    let table = Table::with(2).cities(RED, "M5").kept(RED, "astronomy");
    let mut library = build(table, "great-library", "M6");
    library.choose("pillar sci, play astronomy");
    assert!(library.is_up(RED, "astronomy"));
}

#[test]
fn m16_6_lighthouse_stands_in_a_port_and_scores_unique_goods() {
    let table = || Table::with(2).cities(RED, "M5").goods(RED, "wine wine gems").wild(RED).stock(RED, 20, 5, 0, 0);
    let mut play = table().turn(RED);
    play.choose("act wonder, wonder lighthouse");
    assert_eq!(play.offered("at"), ["M7", "P10"]);
    assert_eq!(worth(&build(table(), "lighthouse", "M7")), 3, "wine, gems and the wild good");
}

#[test]
fn m16_7_temple_of_artemis_scores_units_of_everybody_in_its_region() {
    let table = Table::with(2)
        .cities(RED, "M5")
        .units(RED, "italy 1 infantry, egypt 2 infantry")
        .units(BLUE, "italy 2 cavalry, italy 1 siege");
    assert_eq!(worth(&build(table, "temple-artemis", "M6")), 4);
}

#[test]
fn m16_8_great_pyramid_scores_twelve() {
    let table = Table::with(2).cities(RED, "M5").cities(BLUE, "L5 M7");
    assert_eq!(worth(&build(table, "great-pyramid", "M6")), 12);
}

#[test]
fn m16_8_great_pyramid_needs_three_cities_in_a_region_one_of_them_ones_own() {
    let table = Table::with(2).cities(RED, "M5 V12").cities(BLUE, "L5 Q5 Q6 Q3").stock(RED, 20, 5, 0, 0);
    let mut play = table.turn(RED);
    play.choose("act wonder");
    assert!(!play.offers("wonder great-pyramid"), "two in Italy, and none of Red's in Greece");
    assert_eq!(play.why_not("wonder great-pyramid"), Some("M6.16"));
    let table = Table::with(2).cities(RED, "M5 V12").cities(BLUE, "L5 L6 V13").stock(RED, 20, 5, 0, 0);
    let mut play = table.turn(RED);
    play.choose("act wonder, wonder great-pyramid");
    assert!(play.offers("at M6") && !play.offers("at W12"), "in Italy, not in Egypt");
    assert_eq!(play.why_not("in egypt"), Some("M6.16"));
}

#[test]
fn m16_9_sphinx_scores_own_wonders_of_its_region() {
    let table = || {
        let table = Table::with(2).cities(RED, "M5 V12").wonder(BLUE, "colosseum", "N5");
        table.wonder(RED, "great-pyramid", "M4").stock(RED, 25, 10, 0, 0)
    };
    let mut play = table().turn(RED);
    play.choose("act wonder, wonder sphinx, at M6");
    assert_eq!(worth(&play), 12 + 8, "itself and the Pyramid");
    let mut play = table().turn(RED);
    play.choose("act wonder, wonder sphinx, at W12");
    assert_eq!(worth(&play), 12 + 4, "alone in Egypt");
}
