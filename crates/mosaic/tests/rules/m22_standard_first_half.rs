//! M22: the standard technologies from Animal Domestication to Lighthouse.

use crate::support::{BLUE, GREEN, Playing, RED, Table};
use crate::watched::{draw_scoring, influence, learn, learn_at, offers_in};

#[test]
fn m22_40_animal_domestication_raises_food_by_three_and_places_a_cavalry_where_there_is_a_city() {
    let table = Table::with(2).cities(RED, "M5 V12");
    let mut herds = learn_at(table, "animal-domestication", "agr", "agr mil");
    assert_eq!(herds.options(), ["unit cavalry", "done"]);
    herds.choose("unit cavalry");
    assert_eq!(herds.options(), ["in italy", "in egypt"]);
    herds.choose("in egypt");
    assert_eq!(herds.brought(), "food track +3, egypt cavalry +1");
}

#[test]
fn m22_40_animal_domestication_without_a_city_places_nobody() {
    let herds = learn("animal-domestication", "agr", "agr mil");
    assert_eq!((herds.brought(), herds.who()), ("food track +3".to_owned(), BLUE));
}

#[test]
fn m22_41_armor_keeps_ones_units_from_being_eliminated() {
    assert_eq!(learn("armor", "mil mil", "mil").brought(), "");
    for (armored, targets) in [("armor", vec!["2 infantry"]), ("alphabet", vec!["1 infantry", "2 infantry"])] {
        let units = "greece 1 infantry";
        let table = Table::with(3).up(BLUE, armored).units(BLUE, units).units(GREEN, units);
        let spears = learn_at(table, "spears", "", "mil").then("in greece, in greece");
        assert_eq!(spears.offered("strike"), targets, "Blue has {armored}");
    }
}

#[test]
fn m22_41_armor_stops_the_general_but_not_diplomats() {
    let table = Table::with(2)
        .leader(RED, "general")
        .up(RED, "diplomats")
        .up(BLUE, "armor")
        .units(RED, "greece 1 infantry")
        .units(BLUE, "greece 2 infantry");
    let mut play = draw_scoring(table);
    assert_eq!(play.options(), ["diplomats", "done"], "there is nobody the General could strike");
    play.choose("diplomats, expel 1 greece, in italy");
    assert_eq!(play.units(BLUE, "italy"), [2, 0, 0]);
}

#[test]
fn m22_42_astronomy_raises_ideas_by_three_and_takes_any_good() {
    let table = Table::with(2).token("Q3", "wine").token("M4", "ideas-7").token("M7", "fish");
    let mut sky = learn_at(table, "astronomy", "sci sci", "sci");
    assert_eq!(sky.offered("at"), ["M7", "Q3"], "goods, and no cache");
    sky.choose("at Q3");
    assert_eq!(sky.brought(), "ideas track +3, wine +1");
}

#[test]
fn m22_43_bureaucracy_raises_tax_by_three_and_works_once_more() {
    let table = Table::with(2).track(RED, "food", 4);
    let mut office = learn_at(table, "bureaucracy", "gov gov", "gov");
    assert_eq!(office.options(), ["produce stone", "produce food", "produce ideas"]);
    office.choose("produce food");
    assert_eq!(office.brought(), "food +9, tax track +3");
    assert_eq!(office.who(), BLUE, "the turn's own action is taken");
}

#[test]
fn m22_44_calendar_raises_food_by_two_for_each_science_icon_up_to_ten() {
    assert_eq!(learn("calendar", "sci agr", "sci").brought(), "food track +4");
    for (more, gain) in
        [("alphabet numerals", 8), ("alphabet numerals wheel", 10), ("alphabet numerals wheel sailing", 10)]
    {
        let calendar = learn_at(Table::with(2).up(RED, more), "calendar", "sci agr", "sci");
        assert_eq!(calendar.brought(), format!("food track +{gain}"), "{more}");
    }
}

#[test]
fn m22_45_caste_system_raises_food_and_stone_by_two() {
    assert_eq!(learn("caste-system", "gov", "gov pop").brought(), "stone track +2, food track +2");
}

#[test]
fn m22_45_caste_system_waives_the_icons_of_governments_but_not_their_cost() {
    let ready = |ideas| Table::with(2).stock(RED, 0, 0, ideas, 0);
    assert_eq!(ready(20).kept(RED, "caste-system").turn(RED).why_not("act government"), Some("M6.29"));
    let mut play = ready(20).up(RED, "caste-system").turn(RED);
    play.choose("act government");
    assert_eq!(play.offered("govern").len(), 6);
    let mut play = ready(15).up(RED, "caste-system").turn(RED);
    play.choose("act government");
    assert_eq!(play.why_not("govern republic"), Some("M6.1"));
    play.choose("govern theocracy");
    assert_eq!(play.stock(RED, "ideas"), 0);
}

#[test]
fn m22_46_cavalry_tactics_eliminate_two_units_where_there_is_cavalry() {
    let table = Table::with(3)
        .units(RED, "greece 1 cavalry, italy 1 infantry")
        .units(BLUE, "greece 1 infantry, italy 1 infantry")
        .units(GREEN, "greece 2 cavalry");
    let mut tactics = learn_at(table, "cavalry-tactics", "mil mil sci", "mil");
    assert_eq!(tactics.options(), ["in greece", "done"]);
    tactics.choose("in greece, strike 1 infantry, strike 2 cavalry");
    assert_eq!((tactics.units(BLUE, "greece"), tactics.units(GREEN, "greece")), ([0; 3], [0, 1, 0]));
    assert!(tactics.is_over(), "two and no third");
    assert_eq!(tactics.brought(), "");
}

#[test]
fn m22_46_cavalry_tactics_add_two_influence_in_every_region_with_cavalry() {
    // Blue's city counts 2 in each region; Red's lone cavalry 1, with the tactics 3.
    for (tech, counted, points) in [("cavalry-tactics", 3, 8), ("alphabet", 1, 4)] {
        let table = Table::with(2)
            .up(RED, tech)
            .units(RED, "greece 1 cavalry, italy 1 cavalry, egypt 1 infantry")
            .cities(BLUE, "Q5 M5 V12");
        let play = draw_scoring(table);
        assert_eq!(influence(&play, "greece"), [counted, 2]);
        assert_eq!(influence(&play, "egypt"), [1, 2], "infantry gets nothing");
        assert_eq!(play.points(RED), points + 2, "Greece and Italy, and second in Egypt");
    }
}

#[test]
fn m22_47_cement_raises_stone_by_three_and_scores_two_for_each_great_project() {
    // The three icons it needs are on three projects.
    assert_eq!(learn("cement", "con con sci", "con").brought(), "stone track +3, at the end +6");
    let table = Table::with(2).builds(RED, "gp-roads");
    assert_eq!(learn_at(table, "cement", "con con sci", "con").brought(), "stone track +3, at the end +8");
}

#[test]
fn m22_48_census_raises_tax_by_three_and_brings_a_person() {
    assert_eq!(learn("census", "gov pop", "gov pop").brought(), "population +1, tax track +3");
}

#[test]
fn m22_49_chemistry_raises_ideas_by_three() {
    assert_eq!(learn("chemistry", "sci", "sci pop").brought(), "ideas track +3");
}

#[test]
fn m22_50_cisterns_bring_two_people() {
    assert_eq!(learn("cisterns", "con urb", "pop pop").brought(), "population +2");
}

#[test]
fn m22_51_cities_found_one_anywhere_for_nothing() {
    let mut cities = learn_at(Table::with(2).token("V12", "wine"), "cities", "", "urb");
    for region in ["italy", "greece", "assyria", "egypt", "numidia"] {
        assert!(offers_in(&cities, region), "{region}");
    }
    assert!(!cities.offers("at M7") && cities.offers("done"), "no port, and it may be declined");
    cities.choose("at V12");
    assert_eq!(cities.brought(), "wine +1, city +1");
    assert_eq!(cities.chest(), 5);
}

#[test]
fn m22_52_citizenship_scores_population_at_once_up_to_ten() {
    for (people, points) in [(5, 5), (10, 10), (12, 10)] {
        let table = Table::with(2).population(RED, people);
        assert_eq!(learn_at(table, "citizenship", "gov pop urb", "gov").brought(), format!("points +{points}"));
    }
}

#[test]
fn m22_53_colony_founds_a_city_in_a_region_without_one() {
    let mut colony = learn_at(Table::with(2).cities(RED, "M5 Q5"), "colony", "mil urb", "mil");
    assert!(!offers_in(&colony, "italy") && !offers_in(&colony, "greece"));
    assert!(["assyria", "egypt", "numidia"].into_iter().all(|region| offers_in(&colony, region)));
    colony.choose("at V12");
    assert_eq!((colony.brought(), colony.at("V12")), ("city +1".to_owned(), "0 city".to_owned()));
    let everywhere = Table::with(2).cities(RED, "M5 Q5 V5 V12 J11");
    assert!(learn_at(everywhere, "colony", "mil urb", "mil").is_over(), "nowhere is new, nothing is asked");
}

#[test]
fn m22_54_composite_bow_places_two_cavalry_together_then_eliminates_two_units() {
    let table = Table::with(2).units(BLUE, "greece 3 infantry");
    let bow = learn_at(table, "composite-bow", "mil sci", "mil")
        .then("in greece, in greece, strike 1 infantry, strike 1 infantry");
    assert_eq!(bow.brought(), "greece cavalry +2");
    assert_eq!((bow.units(BLUE, "greece"), bow.who()), ([1, 0, 0], BLUE), "two and no third");
}

#[test]
fn m22_55_crop_rotation_gives_five_food_with_each_work_for_stone_or_ideas() {
    assert_eq!(learn("crop-rotation", "agr agr", "agr sci").brought(), "");
    for (produced, stocks) in [("stone", [5, 5, 0, 0]), ("ideas", [0, 5, 5, 0]), ("food", [0, 5, 0, 0])] {
        let mut play = Table::with(2).up(RED, "crop-rotation").turn(RED);
        play.choose(&format!("act work, produce {produced}"));
        assert_eq!(play.stocks(RED), stocks, "{produced}");
    }
}

#[test]
fn m22_56_coinage_raises_tariff_by_three_and_gives_ten_money() {
    assert_eq!(learn("coinage", "eco", "eco gov").brought(), "money +10, tariff track +3");
}

#[test]
fn m22_57_customs_houses_raise_tariff_by_five_for_each_port_city() {
    assert_eq!(learn_at(Table::with(2).cities(RED, "M5"), "customs-houses", "eco gov", "eco").brought(), "");
    let table = Table::with(2).cities(RED, "M5 M7 P10").cities(BLUE, "T6");
    assert_eq!(learn_at(table, "customs-houses", "eco gov", "eco").brought(), "tariff track +10");
}

#[test]
fn m22_58_diplomats_drive_an_opponents_units_out_of_a_region_before_a_scoring() {
    assert_eq!(learn("diplomats", "gov", "gov cul").brought(), "");
    let table = Table::with(2)
        .up(RED, "diplomats")
        .cities(RED, "Q5")
        .units(BLUE, "greece 2 infantry, greece 1 cavalry, greece 1 siege, egypt 1 infantry");
    let mut play = draw_scoring(table);
    assert_eq!(play.options(), ["diplomats", "done"]);
    play.choose("diplomats");
    assert_eq!(play.options(), ["expel 1 greece", "expel 1 egypt"]);
    play.choose("expel 1 greece");
    assert_eq!(play.options(), ["in italy", "in assyria"], "next to Greece; not Egypt");
    play.choose("in assyria");
    assert_eq!((play.units(BLUE, "greece"), play.units(BLUE, "assyria")), ([0; 3], [2, 1, 1]));
    assert_eq!((play.points(RED), play.points(BLUE)), (4, 6), "Greece alone; Assyria and Egypt without cities");
    assert!(!play.view(RED).players[RED].diplomats, "once");
}

#[test]
fn m22_58_diplomats_work_once_and_may_wait() {
    let table = || Table::with(2).up(RED, "diplomats").units(BLUE, "greece 1 infantry");
    let mut play = draw_scoring(table());
    play.choose("done");
    assert!(play.view(RED).players[RED].diplomats, "unused");
    let play = draw_scoring(table().also(|s| s.players[RED].diplomats_used = true));
    assert_eq!((play.who(), play.view(RED).scorings), (BLUE, 1), "nothing is asked any more");
}

#[test]
fn m22_59_dynasty_scores_each_government_icon() {
    assert_eq!(learn("dynasty", "gov gov", "gov").brought(), "at the end +3");
    let table = Table::with(2).up(RED, "taxation");
    assert_eq!(learn_at(table, "dynasty", "gov gov", "gov").brought(), "at the end +5");
}

#[test]
fn m22_60_fundamental_research_raises_ideas_by_four_and_scores_technologies_up_to_ten() {
    for (more, points) in [
        ("", 1),
        ("agriculture seeds villages", 4),
        ("agriculture seeds villages plow pottery harbor coinage mining taxation", 10),
        ("agriculture seeds villages plow pottery harbor coinage mining taxation spears", 10),
    ] {
        let table = Table::with(2).up(RED, more).kept(RED, "bows");
        let research = learn_at(table, "fundamental-research", "sci sci sci cul", "sci");
        assert_eq!(research.brought(), format!("ideas track +4, points +{points}"), "{more}");
    }
}

#[test]
fn m22_61_empires_score_each_city() {
    let table = Table::with(2).cities(RED, "M5 M7 V12").cities(BLUE, "Q5").farms(RED, "M6");
    assert_eq!(learn_at(table, "empires", "mil gov urb", "mil").brought(), "at the end +3");
}

#[test]
fn m22_62_engineering_raises_stone_by_three_and_places_a_town_of_either_kind() {
    for kind in ["farm", "craft"] {
        let mut works = learn_at(Table::with(2).cities(RED, "M5"), "engineering", "con sci", "con urb");
        assert_eq!(works.options(), ["town farm", "town craft"]);
        works.choose(&format!("town {kind}"));
        assert_eq!(works.offered("at"), ["L4", "L5", "L6", "M4", "M6", "N5"], "beside the city");
        works.choose("at M6");
        assert_eq!(works.brought(), format!("stone track +3, {kind} +1"));
    }
}

#[test]
fn m22_62_engineering_without_a_city_places_no_town() {
    let works = learn("engineering", "con sci", "con urb");
    assert_eq!((works.brought(), works.who()), ("stone track +3".to_owned(), BLUE));
}

#[test]
fn m22_63_fermentation_scores_each_agriculture_icon() {
    assert_eq!(learn("fermentation", "agr agr", "agr pop").brought(), "at the end +3");
}

#[test]
fn m22_64_fertilizer_raises_food_by_three_and_gives_twice_the_track() {
    assert_eq!(learn("fertilizer", "agr sci", "agr").brought(), "food +6, food track +3");
    let table = Table::with(2).track(RED, "food", 4);
    assert_eq!(learn_at(table, "fertilizer", "agr sci", "agr").brought(), "food +14, food track +3");
}

#[test]
fn m22_65_festivals_score_each_culture_icon() {
    assert_eq!(learn("festivals", "cul cul", "cul").brought(), "at the end +3");
}

#[test]
fn m22_66_flood_plain_farming_raises_food_by_two() {
    assert_eq!(learn("flood-plain-farming", "agr pop", "pop").brought(), "food track +2");
}

#[test]
fn m22_66_flood_plain_farming_doubles_the_next_population_card_at_the_same_cost() {
    let table = Table::with(2).stock(RED, 0, 30, 0, 0).market("population", "d d");
    let mut farming = learn_at(table, "flood-plain-farming", "agr pop", "pop").then("act work, produce stone");
    farming.choose("act population, grow d");
    assert_eq!(farming.brought(), "food -15, population +6, food track +2");
    farming.choose("act work, produce stone, act population, grow d");
    assert_eq!(farming.brought(), "food -30, population +9, food track +2", "only once");
}

#[test]
fn m22_67_food_preservation_places_two_units_and_brings_food_and_a_person() {
    let table = Table::with(2).cities(RED, "M5 V12");
    let mut stores = learn_at(table, "food-preservation", "agr pop", "pop");
    assert_eq!(stores.options(), ["unit infantry", "unit cavalry", "done"]);
    stores.choose("unit infantry, in italy, unit cavalry, in egypt");
    assert_eq!(stores.brought(), "food +5, population +1, italy infantry +1, egypt cavalry +1");
}

#[test]
fn m22_68_formations_eliminate_two_units_where_there_is_infantry() {
    let table = Table::with(2)
        .units(RED, "greece 1 infantry, italy 1 cavalry")
        .units(BLUE, "greece 2 cavalry, greece 1 siege, italy 1 infantry");
    let mut ranks = learn_at(table, "formations", "mil mil gov", "mil");
    assert_eq!(ranks.options(), ["in greece", "done"]);
    ranks.choose("in greece, strike 1 siege, strike 1 cavalry");
    assert_eq!((ranks.units(BLUE, "greece"), ranks.who()), ([0, 1, 0], BLUE));
}

#[test]
fn m22_68_formations_add_two_influence_in_every_region_with_infantry() {
    for (tech, counted, points) in [("formations", 3, 8), ("alphabet", 1, 4)] {
        let table = Table::with(2)
            .up(RED, tech)
            .units(RED, "greece 1 infantry, italy 1 infantry, egypt 1 cavalry")
            .cities(BLUE, "Q5 M5 V12");
        let play = draw_scoring(table);
        assert_eq!(influence(&play, "greece"), [counted, 2]);
        assert_eq!(influence(&play, "egypt"), [1, 2], "cavalry gets nothing");
        assert_eq!(play.points(RED), points + 2);
    }
}

#[test]
fn m22_69_harbor_raises_tariff_and_food_by_two() {
    assert_eq!(learn("harbor", "eco", "eco urb").brought(), "food track +2, tariff track +2");
}

#[test]
fn m22_70_horsemanship_places_two_cavalry_together_then_eliminates_one_unit() {
    let table = Table::with(2).units(BLUE, "greece 2 infantry");
    let riders = learn_at(table, "horsemanship", "mil agr", "mil").then("in greece, in greece, strike 1 infantry");
    assert_eq!(riders.brought(), "greece cavalry +2");
    assert_eq!((riders.units(BLUE, "greece"), riders.who()), ([1, 0, 0], BLUE));
}

#[test]
fn m22_70_horsemanship_lets_cavalry_cross_two_regions_for_one_money() {
    let ride = |tech: &str, unit: &str| {
        let table = Table::with(2).up(RED, tech).money(RED, 3).units(RED, &format!("italy 1 {unit}"));
        let mut play = table.turn(RED);
        play.choose(&format!("act military, march {unit} italy"));
        play
    };
    assert_eq!(ride("horsemanship", "infantry").offered("in"), ["greece", "numidia"]);
    assert_eq!(ride("alphabet", "cavalry").offered("in"), ["greece", "numidia"]);
    let mut play = ride("horsemanship", "cavalry");
    assert_eq!(play.offered("in"), ["assyria", "egypt", "greece", "numidia"]);
    play.choose("in egypt");
    assert_eq!((play.units(RED, "egypt"), play.stock(RED, "money")), ([0, 1, 0], 2));
}

#[test]
fn m22_71_iron_raises_stone_by_three_and_eliminates_two_units_where_there_is_infantry_or_cavalry() {
    let table = Table::with(2)
        .units(RED, "greece 1 infantry, italy 1 cavalry, egypt 1 siege")
        .units(BLUE, "greece 2 infantry, italy 1 infantry, egypt 1 infantry");
    let mut iron = learn_at(table, "iron", "con mil", "con");
    assert_eq!(iron.options(), ["in italy", "in greece", "done"], "a siege engine is neither");
    iron.choose("in greece, strike 1 infantry, strike 1 infantry");
    assert_eq!((iron.brought(), iron.units(BLUE, "greece")), ("stone track +3".to_owned(), [0; 3]));
}

#[test]
fn m22_72_lighthouse_takes_a_good_for_each_port_city_up_to_three() {
    let table = |cities: &str| {
        let table = Table::with(2).cities(RED, cities).token("Q3", "wine").token("Q4", "dyes");
        table.token("V5", "gems").token("V6", "ivory").token("K10", "fish").token("M4", "food-5")
    };
    let light = learn_at(table("M5"), "lighthouse-tech", "eco con", "eco");
    assert_eq!((light.brought(), light.who()), (String::new(), BLUE), "no port city");
    let light = learn_at(table("M7 P10"), "lighthouse-tech", "eco con", "eco").then("at Q3, at K10");
    assert_eq!((light.brought(), light.who()), ("food track +3, fish +1, wine +1".to_owned(), BLUE));
    let light = learn_at(table("M7 P10 T6"), "lighthouse-tech", "eco con", "eco").then("at Q3, at Q4");
    assert_eq!(light.offered("at"), ["K10", "V5", "V6"], "a third, and never a cache");
    let light = light.then("at V5");
    assert_eq!(light.brought(), "wine +1, gems +1, dyes +1");
    assert!(light.is_over());
}
