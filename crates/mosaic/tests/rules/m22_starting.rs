//! M22: the 39 starting technologies.

use crate::support::{BLUE, Playing, RED, Table};
use crate::watched::{learn, learn_at};

/// All that a technology of one's choice may raise.
const TRACKS: [&str; 5] = ["stone", "food", "ideas", "tax", "tariff"];

#[test]
fn m22_1_agricultural_colony_raises_food_by_three() {
    assert_eq!(learn("agricultural-colony", "", "agr agr urb").brought(), "food track +3");
}

#[test]
fn m22_2_agriculture_raises_food_by_three() {
    assert_eq!(learn("agriculture", "", "agr agr").brought(), "food track +3");
}

#[test]
fn m22_3_alphabet_raises_ideas_by_three() {
    assert_eq!(learn("alphabet", "", "sci").brought(), "ideas track +3");
}

#[test]
fn m22_4_arch_brings_a_person_and_raises_ideas_by_two() {
    assert_eq!(learn("arch", "", "con").brought(), "population +1, ideas track +2");
}

#[test]
fn m22_5_architecture_brings_a_person_and_raises_stone_by_one() {
    assert_eq!(learn("architecture", "", "con urb").brought(), "population +1, stone track +1");
}

#[test]
fn m22_6_art_gives_five_ideas_and_three_points_at_the_end() {
    assert_eq!(learn("art", "", "cul").brought(), "ideas +5, at the end +3");
}

#[test]
fn m22_7_bows_place_two_cavalry_together_then_eliminate_one_unit_where_there_is_cavalry() {
    let table = Table::with(2).units(RED, "italy 1 infantry").units(BLUE, "italy 1 infantry, greece 2 infantry");
    let mut bows = learn_at(table, "bows", "", "mil");
    assert_eq!(bows.offered("in"), ["assyria", "egypt", "greece", "italy", "numidia"]);
    bows.choose("in greece");
    assert_eq!(bows.options(), ["in greece", "done"], "in Italy there is only infantry");
    bows.choose("in greece, strike 1 infantry");
    assert_eq!(bows.brought(), "greece cavalry +2");
    assert_eq!(bows.units(BLUE, "greece"), [1, 0, 0], "one, and no more is asked");
    assert_eq!(bows.who(), BLUE);
}

#[test]
fn m22_8_bronze_places_three_infantry_together_and_takes_a_bronze() {
    let table = Table::with(2).token("P3", "bronze").token("Q3", "wine");
    let mut bronze = learn_at(table, "bronze", "sci con", "mil");
    bronze.choose("in egypt");
    assert_eq!(bronze.options(), ["at P3"], "a Bronze and nothing else");
    bronze.choose("at P3");
    assert_eq!(bronze.brought(), "bronze +1, egypt infantry +3");
    assert_eq!(bronze.lies("P3"), None);
}

#[test]
fn m22_9_cartography_takes_any_good_or_cache_and_gives_five_money() {
    for (hex, gain) in
        [("Q3", "money +5, wine +1"), ("M4", "ideas +7, money +5"), ("M7", "money +5, food track +3, fish +1")]
    {
        let table = Table::with(2).token("Q3", "wine").token("M4", "ideas-7").token("M7", "fish");
        let map = learn_at(table, "cartography", "", "sci eco");
        assert_eq!(map.offered("at"), ["M4", "M7", "Q3"]);
        assert_eq!(map.then(&format!("at {hex}")).brought(), gain);
    }
}

#[test]
fn m22_9_cartography_gives_its_money_when_nothing_is_left_to_take() {
    assert_eq!(learn("cartography", "", "sci eco").brought(), "money +5");
}

#[test]
fn m22_10_citizen_levy_recruits_one_more_unit_in_each_military_action() {
    assert_eq!(learn("citizen-levy", "gov pop", "mil").brought(), "");
    let mut play = Table::with(2).up(RED, "citizen-levy").cities(RED, "M5").money(RED, 30).turn(RED);
    play.choose("act military, unit infantry, in italy, unit infantry, in italy, unit cavalry, in italy");
    assert_eq!(play.why_not("unit infantry"), Some("M6.26"), "three, and the limit is reached");
    assert_eq!((play.units(RED, "italy"), play.stock(RED, "money")), ([2, 1, 0], 15));
}

#[test]
fn m22_10_without_citizen_levy_two_are_the_limit() {
    let mut play = Table::with(2).kept(RED, "citizen-levy").cities(RED, "M5").money(RED, 30).turn(RED);
    play.choose("act military, unit infantry, in italy, unit infantry, in italy");
    assert_eq!(play.why_not("unit infantry"), Some("M6.26"));
}

#[test]
fn m22_11_city_state_raises_tax_by_three_and_scores_two() {
    assert_eq!(learn("city-state-tech", "", "gov urb").brought(), "tax track +3, at the end +2");
}

#[test]
fn m22_12_clay_bricks_raise_stone_by_two_and_bring_a_person() {
    assert_eq!(learn("clay-bricks", "", "con pop").brought(), "population +1, stone track +2");
}

#[test]
fn m22_13_construction_scores_the_best_great_project_once_more() {
    assert_eq!(learn("construction-tech", "", "con con").brought(), "", "no project, no points");
    // Roads score one Economy, Quarries one Construction and the two of the card.
    let table = Table::with(2).builds(RED, "gp-roads gp-quarries");
    let tech = learn_at(table, "construction-tech", "", "con con");
    assert_eq!(tech.brought(), "at the end +3");
    assert_eq!(tech.score(RED, "projects"), 1 + 3);
}

#[test]
fn m22_13_construction_scores_one_of_two_copies() {
    let table = Table::with(2).builds(RED, "gp-quarries gp-quarries");
    assert_eq!(learn_at(table, "construction-tech", "", "con con").brought(), "at the end +4");
}

#[test]
fn m22_14_craft_town_gives_ten_money() {
    assert_eq!(learn("craft-town", "", "eco con urb").brought(), "money +10");
}

#[test]
fn m22_15_crafts_take_the_wild_good() {
    let crafts = learn("crafts", "", "eco cul");
    assert_eq!(crafts.brought(), "wild good +1");
    assert_eq!(crafts.view(RED).players[RED].unique_goods, 1);
    assert!(!crafts.view(BLUE).wild, "there is only one");
}

#[test]
fn m22_16_dance_gives_five_ideas_and_three_points_at_the_end() {
    assert_eq!(learn("dance", "", "cul").brought(), "ideas +5, at the end +3");
}

#[test]
fn m22_17_dietary_laws_bring_a_person_and_raise_food_by_one() {
    assert_eq!(learn("dietary-laws", "", "pop pop gov").brought(), "population +1, food track +1");
}

#[test]
fn m22_18_drama_gives_five_ideas_and_three_points_at_the_end() {
    assert_eq!(learn("drama", "", "cul").brought(), "ideas +5, at the end +3");
}

#[test]
fn m22_19_exploration_goes_to_a_region_without_a_city_of_ones_own() {
    let table = Table::with(2).cities(RED, "M5").token("W12", "wine");
    let mut explorers = learn_at(table, "exploration", "sci", "mil mil");
    assert_eq!(explorers.offered("in"), ["assyria", "egypt", "greece", "numidia"], "Italy is known");
    explorers.choose("in egypt");
    assert!(explorers.offers("at W12") && !explorers.offers("at U12"), "any free hex there, but no port");
    assert!(!explorers.offers("at Q5"), "in that region only");
    explorers.choose("at W12");
    assert_eq!(explorers.at("W12"), "0 farm", "no city of one's own is near");
    assert_eq!(explorers.brought(), "wine +1, egypt infantry +1, farm +1");
}

#[test]
fn m22_19_exploration_does_what_it_can() {
    let table = Table::with(2).farms(RED, "L5 L6 M6 M4 N5 N4");
    let explorers = learn_at(table, "exploration", "sci", "mil mil").then("in egypt");
    assert_eq!(explorers.brought(), "egypt infantry +1", "no farming town is left");
    let table = Table::with(2).cities(RED, "M5 Q5 V5 V12 J11");
    let explorers = learn_at(table, "exploration", "sci", "mil mil");
    assert_eq!(explorers.brought(), "");
    assert!(explorers.is_over(), "nowhere to go, nothing is asked");
}

#[test]
fn m22_20_fishing_raises_food_by_three_and_takes_a_fish_worth_three_more() {
    let mut fishing = learn_at(Table::with(2).token("M7", "fish").token("M4", "food"), "fishing", "", "agr eco");
    assert_eq!(fishing.options(), ["at M7"]);
    fishing.choose("at M7");
    assert_eq!(fishing.brought(), "food track +6, fish +1");
}

#[test]
fn m22_21_history_scores_military_icons_and_twice_the_achievements() {
    assert_eq!(learn("history", "cul", "sci cul").brought(), "", "neither icons nor tiles");
    let table = Table::with(2).up(RED, "bows spears").builds(RED, "gp-walls").claimed(RED, "natalist opulent");
    assert_eq!(learn_at(table, "history", "cul", "sci cul").brought(), "at the end +7", "3 × 1 and 2 × 2");
}

#[test]
fn m22_22_irrigation_raises_food_by_two_for_each_agriculture_icon() {
    assert_eq!(learn("irrigation", "", "agr").brought(), "food track +2", "its own");
    let table = Table::with(2).up(RED, "agriculture seeds");
    assert_eq!(learn_at(table, "irrigation", "", "agr").brought(), "food track +8");
}

#[test]
fn m22_23_law_code_raises_any_one_track_by_three() {
    for track in TRACKS {
        let code = learn("law-code", "", "gov gov");
        assert_eq!(code.options(), TRACKS.map(|track| format!("raise {track}")));
        assert_eq!(code.then(&format!("raise {track}")).brought(), format!("{track} track +3"));
    }
}

#[test]
fn m22_24_magistrates_raise_any_one_track_by_three() {
    for track in TRACKS {
        let officials = learn("magistrates", "", "gov");
        assert_eq!(officials.options(), TRACKS.map(|track| format!("raise {track}")));
        assert_eq!(officials.then(&format!("raise {track}")).brought(), format!("{track} track +3"));
    }
}

#[test]
fn m22_25_music_gives_five_ideas_and_three_points_at_the_end() {
    assert_eq!(learn("music", "", "cul").brought(), "ideas +5, at the end +3");
}

#[test]
fn m22_26_numerals_raise_ideas_by_three() {
    assert_eq!(learn("numerals", "", "sci").brought(), "ideas track +3");
}

#[test]
fn m22_27_oral_tradition_raises_ideas_by_three() {
    assert_eq!(learn("oral-tradition", "", "cul").brought(), "ideas track +3");
}

#[test]
fn m22_28_philosophy_scores_each_science_icon() {
    assert_eq!(learn("philosophy", "", "sci").brought(), "at the end +1", "its own");
    let table = Table::with(2).up(RED, "alphabet wheel").library(RED, "M5", "sci");
    assert_eq!(learn_at(table, "philosophy", "", "sci").brought(), "at the end +5");
}

#[test]
fn m22_29_poetry_gives_five_ideas_and_three_points_at_the_end() {
    assert_eq!(learn("poetry", "", "cul").brought(), "ideas +5, at the end +3");
}

#[test]
fn m22_30_pottery_raises_food_by_two_and_tariff_by_three() {
    assert_eq!(learn("pottery", "agr", "eco").brought(), "food track +2, tariff track +3");
}

#[test]
fn m22_31_quarrying_raises_stone_by_three() {
    assert_eq!(learn("quarrying", "", "con mil").brought(), "stone track +3");
}

#[test]
fn m22_32_royal_house_raises_tax_by_three_gives_ten_money_and_scores_two() {
    assert_eq!(learn("royal-house", "", "gov").brought(), "money +10, tax track +3, at the end +2");
}

#[test]
fn m22_33_seeds_raise_food_by_three() {
    assert_eq!(learn("seeds", "", "agr pop").brought(), "food track +3");
}

#[test]
fn m22_34_spears_place_two_infantry_together_then_eliminate_one_unit_where_there_is_infantry() {
    let table = Table::with(2).units(RED, "italy 1 cavalry").units(BLUE, "italy 1 infantry, greece 1 infantry");
    let mut spears = learn_at(table, "spears", "", "mil");
    assert_eq!(spears.offered("in").len(), 5);
    spears.choose("in greece");
    assert_eq!(spears.options(), ["in greece", "done"], "in Italy there is only cavalry");
    spears.choose("in greece, strike 1 infantry");
    assert_eq!(spears.brought(), "greece infantry +2");
    assert_eq!((spears.units(BLUE, "greece"), spears.units(BLUE, "italy")), ([0, 0, 0], [1, 0, 0]));
}

#[test]
fn m22_34_spears_may_go_where_nobody_is_and_may_spare_everyone() {
    let spears = learn_at(Table::with(2), "spears", "", "mil").then("in egypt");
    assert_eq!((spears.brought(), spears.who()), ("egypt infantry +2".to_owned(), BLUE), "nobody to eliminate");
    let table = Table::with(2).units(BLUE, "greece 1 infantry");
    let spears = learn_at(table, "spears", "", "mil").then("in greece, done");
    assert_eq!(spears.units(BLUE, "greece"), [1, 0, 0]);
}

#[test]
fn m22_35_tiles_raise_stone_by_two_and_score_two_for_each_wonder() {
    let table =
        Table::with(2).wonder(RED, "sphinx", "M5").wonder(RED, "stonehenge", "M6").wonder(BLUE, "colosseum", "L5");
    assert_eq!(learn_at(table, "tiles", "con", "con cul").brought(), "stone track +2, at the end +4");
}

#[test]
fn m22_36_trade_routes_raise_tariff_by_three_and_give_ten_money() {
    assert_eq!(learn("trade-routes", "eco", "eco").brought(), "money +10, tariff track +3");
}

#[test]
fn m22_37_villages_bring_a_person_and_raise_food_by_one() {
    assert_eq!(learn("villages", "", "agr pop urb").brought(), "population +1, food track +1");
}

#[test]
fn m22_38_wheel_raises_tariff_and_stone_by_two() {
    assert_eq!(learn("wheel", "", "sci eco").brought(), "stone track +2, tariff track +2");
}

#[test]
fn m22_39_writing_raises_ideas_by_one_for_each_science_icon() {
    assert_eq!(learn("writing", "sci", "sci gov").brought(), "ideas track +2", "the one needed and its own");
    let table = Table::with(2).up(RED, "alphabet numerals");
    assert_eq!(learn_at(table, "writing", "sci", "sci gov").brought(), "ideas track +4");
}
