//! M22: the standard technologies from Literature to Weights and Measures.

use tessera_mosaic::event::Event;

use crate::support::{BLUE, Playing, RED, Table, named};
use crate::watched::{draw_scoring, influence, learn, learn_at, offers_in};

#[test]
fn m22_73_literature_ignores_five_unrest_and_scores_two() {
    let table = Table::with(2).taxes(RED, "tax-6 tax-5");
    let books = learn_at(table, "literature", "cul sci", "cul");
    assert_eq!(books.brought(), "at the end +2, calm +5");
    assert_eq!(books.score(RED, "unrest"), -4);
}

#[test]
fn m22_74_loyalty_closes_a_region_one_dominates_to_cities_of_others() {
    let table = Table::with(2).cities(RED, "M5 V12").cities(BLUE, "Q5 V13").units(RED, "egypt 1 infantry");
    let mut loyal = learn_at(table.stock(BLUE, 8, 0, 0, 0), "loyalty", "gov gov mil", "gov");
    assert_eq!(loyal.options(), ["in italy", "in egypt"], "only what Red dominates");
    loyal.choose("in egypt");
    assert_eq!(loyal.view(BLUE).region(named("egypt")).map(|egypt| egypt.locked), Some(Some(RED)));
    loyal.play(BLUE, "act build, bare city");
    assert!(!offers_in(&loyal, "egypt") && offers_in(&loyal, "italy"));
    assert_eq!(loyal.why_not("at W12"), Some("M6.14"));
    loyal.choose("at M6");
    assert_eq!(loyal.at("M6"), "1 city");
}

#[test]
fn m22_74_loyalty_stops_port_cities_but_neither_towns_nor_its_owner() {
    let table = || {
        let table = Table::with(2).up(RED, "loyalty").cities(RED, "V12").cities(BLUE, "V13");
        let closed = table.also(|s| s.players[RED].locked = Some(named("egypt")));
        closed.stock(RED, 4, 0, 0, 0).stock(BLUE, 4, 0, 0, 0)
    };
    let mut play = table().turn(BLUE);
    play.choose("act build, bare port");
    assert!(!play.offers("at U12"));
    assert_eq!(play.why_not("at U12"), Some("M6.14"));
    let mut play = table().turn(BLUE);
    play.choose("act build, bare farm");
    assert!(offers_in(&play, "egypt"));
    let mut play = table().turn(RED);
    play.choose("act build, bare city");
    assert!(offers_in(&play, "egypt"));
}

#[test]
fn m22_74_loyalty_without_a_dominated_region_closes_nothing() {
    let loyal = learn_at(Table::with(2).cities(RED, "M5").cities(BLUE, "M6"), "loyalty", "gov gov mil", "gov");
    assert_eq!((loyal.who(), loyal.view(RED).players[RED].locked), (BLUE, None));
}

#[test]
fn m22_75_luxury_scores_each_economy_icon() {
    assert_eq!(learn("luxury", "eco eco", "cul").brought(), "at the end +2");
    let table = Table::with(2).up(RED, "crafts");
    assert_eq!(learn_at(table, "luxury", "eco eco", "cul").brought(), "at the end +3");
}

#[test]
fn m22_76_machines_raise_three_tracks_by_two() {
    let gain = "stone track +2, food track +2, ideas track +2";
    assert_eq!(learn("machines", "sci con", "sci con").brought(), gain);
}

#[test]
fn m22_77_manufacturing_gives_ten_money_for_each_manufacturing_town() {
    let table = Table::with(2).crafts(RED, "M5 M6").farms(RED, "L5").crafts(BLUE, "L6");
    assert_eq!(learn_at(table, "manufacturing", "eco urb", "eco con").brought(), "money +20");
}

#[test]
fn m22_78_masonry_founds_a_city_beside_ones_own() {
    let mut masons = learn_at(Table::with(2).cities(RED, "M5").cities(BLUE, "M6"), "masonry", "con con", "con");
    assert_eq!(masons.offered("at"), ["L4", "L5", "L6", "M4", "N5"]);
    masons.choose("at N5");
    assert_eq!((masons.brought(), masons.chest()), ("city +1".to_owned(), 5));
}

#[test]
fn m22_79_mathematics_raises_ideas_by_three_and_gives_a_bonus_action_at_its_usual_cost() {
    let table = Table::with(2).cities(RED, "M5").stock(RED, 4, 0, 0, 0);
    let mut numbers = learn_at(table, "mathematics", "sci sci", "sci");
    assert_eq!(numbers.offered("act"), ["build", "tax", "work"], "what can be paid");
    numbers.choose("act build, bare city, at M6");
    assert_eq!(numbers.brought(), "stone -4, population -2, ideas track +3, city +1");
    assert_eq!(numbers.who(), BLUE);
}

#[test]
fn m22_79_mathematics_may_lead_to_another_bonus() {
    let table = Table::with(2).up(RED, "taxation").stock(RED, 0, 0, 5, 0);
    let table = table.on_top("technology", "bureaucracy");
    let mut numbers = learn_at(table, "mathematics", "sci sci", "sci");
    numbers.choose("act technology, learn bureaucracy, play bureaucracy, produce stone");
    assert_eq!(numbers.brought(), "stone +5, ideas -5, ideas track +3, tax track +3");
}

#[test]
fn m22_80_medicine_brings_two_people() {
    assert_eq!(learn("medicine", "sci pop", "pop pop").brought(), "population +2");
}

#[test]
fn m22_81_mercantilism_gives_five_money_for_each_good() {
    let table = Table::with(2).goods(RED, "wine wine fish").goods(BLUE, "gems");
    assert_eq!(learn_at(table, "mercantilism", "eco eco", "eco").brought(), "money +15", "copies count");
    let table = Table::with(2).goods(RED, "wine").wild(RED);
    assert_eq!(learn_at(table, "mercantilism", "eco eco", "eco").brought(), "money +10", "and the wild good");
}

#[test]
fn m22_82_merchants_earn_with_every_city_that_is_built() {
    assert_eq!(learn("merchants", "eco urb", "eco").brought(), "");
    for owner in [RED, BLUE] {
        for (built, money) in [("bare city, at M5", 5), ("bare port, at M7", 10), ("bare farm, at L5", 0)] {
            let table = Table::with(2).up(owner, "merchants").cities(RED, "L6").stock(RED, 4, 0, 0, 0);
            let mut play = table.turn(RED);
            play.choose(&format!("act build, {built}"));
            assert_eq!(play.stock(owner, "money"), money, "{built}");
        }
    }
}

#[test]
fn m22_83_metallurgy_places_a_unit() {
    let mut forge = learn_at(Table::with(2).cities(RED, "M5"), "metallurgy", "con sci", "con mil");
    assert_eq!(forge.options(), ["unit infantry", "unit cavalry", "done"]);
    forge.choose("unit cavalry");
    assert_eq!((forge.brought(), forge.who()), ("italy cavalry +1".to_owned(), BLUE));
}

#[test]
fn m22_83_metallurgy_gives_five_stone_with_each_work_for_stone_or_ideas() {
    for (produced, stocks) in [("stone", [10, 0, 0, 0]), ("ideas", [5, 0, 5, 0]), ("food", [0, 5, 0, 0])] {
        let mut play = Table::with(2).up(RED, "metallurgy").turn(RED);
        play.choose(&format!("act work, produce {produced}"));
        assert_eq!(play.stocks(RED), stocks, "{produced}");
    }
}

#[test]
fn m22_84_migration_gives_a_person_for_a_city_in_a_neighbouring_region() {
    let mut trek = learn_at(Table::with(2).cities(RED, "M5"), "migration", "", "pop");
    assert!(offers_in(&trek, "greece") && offers_in(&trek, "numidia"));
    assert!(["italy", "assyria", "egypt"].into_iter().all(|region| !offers_in(&trek, region)));
    trek.choose("at Q5");
    assert_eq!((trek.brought(), trek.chest()), ("population -1, city +1".to_owned(), 5));
}

#[test]
fn m22_84_migration_may_be_declined_and_needs_people_and_a_city() {
    let trek = learn_at(Table::with(2).cities(RED, "M5"), "migration", "", "pop").then("done");
    assert_eq!(trek.brought(), "", "nobody left");
    let nobody = learn_at(Table::with(2).cities(RED, "M5").population(RED, 0), "migration", "", "pop");
    assert_eq!((nobody.brought(), nobody.who()), (String::new(), BLUE));
    let nowhere = learn("migration", "", "pop");
    assert_eq!((nowhere.brought(), nowhere.who()), (String::new(), BLUE));
}

#[test]
fn m22_85_military_organization_places_a_unit_for_each_military_icon() {
    let staff = learn_at(Table::with(2).cities(RED, "M5"), "military-organization", "gov mil", "mil");
    let staff = staff.then("unit infantry, unit cavalry");
    assert_eq!((staff.brought(), staff.who()), ("italy infantry +1, italy cavalry +1".to_owned(), BLUE), "two icons");
    let table = Table::with(2).cities(RED, "M5").up(RED, "quarrying");
    let staff = learn_at(table, "military-organization", "gov mil", "mil");
    assert_eq!(staff.then("unit infantry, unit infantry, unit infantry").brought(), "italy infantry +3");
}

#[test]
fn m22_86_mining_raises_stone_by_three_and_tax_by_two() {
    assert_eq!(learn("mining", "con", "con eco").brought(), "stone track +3, tax track +2");
}

#[test]
fn m22_87_monuments_score_each_construction_icon() {
    assert_eq!(learn("monuments", "con con", "cul").brought(), "at the end +2");
    let table = Table::with(2).up(RED, "arch");
    assert_eq!(learn_at(table, "monuments", "con con", "cul").brought(), "at the end +3");
}

#[test]
fn m22_88_agronomy_raises_food_by_three_and_places_a_farming_town() {
    let mut fields = learn_at(Table::with(2).cities(RED, "M5"), "agronomy", "agr agr", "agr");
    assert_eq!(fields.offered("at"), ["L4", "L5", "L6", "M4", "M6", "N5"]);
    fields.choose("at M6");
    assert_eq!(fields.brought(), "food track +3, farm +1");
}

#[test]
fn m22_89_plow_raises_food_by_two_for_each_farming_town() {
    let table = Table::with(2).farms(RED, "M5 M6 L5").crafts(RED, "L6").farms(BLUE, "N5");
    assert_eq!(learn_at(table, "plow", "agr", "agr con").brought(), "food track +6");
}

#[test]
fn m22_90_plumbing_brings_two_people() {
    assert_eq!(learn("plumbing", "con pop", "pop urb").brought(), "population +2");
}

#[test]
fn m22_91_public_games_ignore_an_unrest_for_each_agriculture_icon() {
    let table = Table::with(2).up(RED, "agriculture seeds").taxes(RED, "tax-6");
    let games = learn_at(table, "public-games", "cul urb", "cul");
    assert_eq!((games.brought(), games.score(RED, "unrest")), ("calm +3".to_owned(), -2));
}

#[test]
fn m22_92_raiders_gain_five_of_one_kind_for_each_unit() {
    for kind in ["food", "stone", "money"] {
        let table = Table::with(2).units(RED, "italy 1 infantry, egypt 1 cavalry, egypt 1 siege");
        let raid = learn_at(table, "raiders", "", "mil");
        assert_eq!(raid.options(), ["gain food", "gain stone", "gain money"]);
        assert_eq!(raid.then(&format!("gain {kind}")).brought(), format!("{kind} +15"));
    }
    assert_eq!(learn("raiders", "", "mil").brought(), "", "without units nothing is asked");
}

#[test]
fn m22_93_religion_raises_tax_by_three_and_ignores_an_unrest_for_each_culture_icon() {
    let table = Table::with(2).up(RED, "music").taxes(RED, "tax-6");
    let temple = learn_at(table, "religion", "cul", "cul gov");
    assert_eq!((temple.brought(), temple.score(RED, "unrest")), ("tax track +3, calm +3".to_owned(), -2));
}

#[test]
fn m22_94_sailing_raises_food_and_tariff_by_two() {
    assert_eq!(learn("sailing", "sci", "sci eco").brought(), "food track +2, tariff track +2");
}

#[test]
fn m22_95_schools_of_thought_move_production_from_one_track_to_another() {
    let table = Table::with(2).track(RED, "stone", 7).track(RED, "tax", 3);
    let mut schools = learn_at(table, "schools-of-thought", "sci cul", "sci cul");
    assert_eq!(schools.options(), ["lower stone", "done"], "tax is not among the three, food and ideas are at 0");
    schools.choose("lower stone");
    assert_eq!(schools.options(), ["raise food", "raise ideas"]);
    schools.choose("raise ideas");
    assert_eq!(schools.offered("by"), ["1", "2", "3", "4", "5", "6", "7"], "down to 0 and no further");
    schools.choose("by 4");
    assert_eq!(schools.brought(), "stone track -4, ideas track +4");
}

#[test]
fn m22_96_scientific_method_raises_ideas_by_three_and_refreshes_the_technology_market() {
    let (first, second) = ("dance art seeds wheel arch", "drama poetry pottery villages writing");
    let table = Table::with(2).on_top("technology", &format!("{first} {second}"));
    let method = learn_at(table, "scientific-method", "sci sci", "sci");
    assert_eq!(method.brought(), "ideas track +3");
    assert_eq!(method.market("technology"), second, "the first five were dealt when the card was taken");
    assert!(method.told(BLUE).iter().any(|event| matches!(event, Event::Refreshed { seat: RED, .. })));
}

#[test]
fn m22_97_sewers_bring_a_person_for_each_city_up_to_five() {
    for (cities, people) in [("M5 M7", 2), ("M5 M7 V12 V13 Q5", 5), ("M5 M7 V12 V13 Q5 Q6", 5)] {
        let table = Table::with(2).cities(RED, cities).cities(BLUE, "X12");
        let sewers = learn_at(table, "sewers", "con pop urb", "pop");
        assert_eq!(sewers.brought(), format!("population +{people}"), "{cities}");
    }
}

#[test]
fn m22_98_siege_engines_may_be_recruited_two_of_them() {
    assert_eq!(learn("siege-engines", "mil con sci", "mil").brought(), "");
    let table = || Table::with(2).cities(RED, "M5").money(RED, 30);
    let mut play = table().kept(RED, "siege-engines").turn(RED);
    play.choose("act military");
    assert_eq!(play.why_not("unit siege"), Some("M6.26"));
    let mut play = table().up(RED, "siege-engines citizen-levy").turn(RED);
    play.choose("act military, unit siege, in italy, unit siege, in italy");
    assert_eq!(play.why_not("unit siege"), Some("M2.3"), "there are only two");
    assert_eq!((play.units(RED, "italy"), play.stock(RED, "money")), ([0, 0, 2], 20));
}

#[test]
fn m22_98_a_siege_engine_takes_the_influence_of_opposing_cities_in_its_region() {
    let table = Table::with(2)
        .up(RED, "siege-engines")
        .units(RED, "greece 1 siege")
        .cities(BLUE, "Q5 Q6 V12")
        .cities(RED, "V13");
    let play = draw_scoring(table);
    assert_eq!(influence(&play, "greece"), [1, 0]);
    assert_eq!(influence(&play, "egypt"), [2, 2], "in its region only");
    assert_eq!((play.points(RED), play.points(BLUE)), (5 + 5, 5), "3 and the two cities of Greece; Egypt is shared");
}

#[test]
fn m22_99_specialization_raises_all_five_tracks_by_two() {
    let gain = "stone track +2, food track +2, ideas track +2, tax track +2, tariff track +2";
    assert_eq!(learn("specialization", "eco urb urb", "urb").brought(), gain);
}

#[test]
fn m22_100_organized_labor_raises_stone_by_one_for_each_person_up_to_ten() {
    for (people, gain) in [(5, 5), (10, 10), (13, 10)] {
        let table = Table::with(2).population(RED, people);
        let labor = learn_at(table, "organized-labor", "con gov pop", "con");
        assert_eq!(labor.brought(), format!("stone track +{gain}"), "{people} people");
    }
}

#[test]
fn m22_101_stonecutting_raises_stone_by_three_and_gives_ten_stone() {
    assert_eq!(learn("stonecutting", "con", "con").brought(), "stone +10, stone track +3");
}

#[test]
fn m22_102_taxation_raises_tax_by_four() {
    assert_eq!(learn("taxation", "gov", "gov gov").brought(), "tax track +4");
}

#[test]
fn m22_103_textiles_give_fifteen_money_and_take_a_textiles() {
    let table = Table::with(2).token("Q3", "textiles").token("Q4", "wine");
    let mut cloth = learn_at(table, "textiles", "eco", "eco cul");
    assert_eq!(cloth.options(), ["at Q3"]);
    cloth.choose("at Q3");
    assert_eq!(cloth.brought(), "money +15, textiles +1");
}

#[test]
fn m22_104_vineyard_gives_ten_money_for_each_farming_town() {
    let table = Table::with(2).farms(RED, "M5 M6").crafts(RED, "L5").farms(BLUE, "L6");
    assert_eq!(learn_at(table, "vineyard", "", "agr").brought(), "money +20");
}

#[test]
fn m22_105_weights_and_measures_raise_ideas_by_three() {
    assert_eq!(learn("weights-measures", "eco", "sci eco").brought(), "ideas track +3");
}
