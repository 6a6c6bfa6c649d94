//! M19: build cards.

use tessera_mosaic::components::build_cards::BuildCard;
use tessera_mosaic::market::{Card, Market};

use crate::support::{BLUE, Play, Playing, RED, Table, named};
use crate::watched::Watched;

/// How many copies of a card are in the deck of a new game.
fn copies(card: &str) -> usize {
    let game = Play::from_seed(2, 1);
    let deck = &game.state().decks[Market::Build.index()];
    let number = Card::Build(named(card)).number();
    let face_up = deck.slots.iter().filter(|&&slot| slot == Some(number)).count();
    face_up + deck.pile.iter().filter(|&&other| other == number).count()
}

/// A city in Italy, and so much to pay with.
fn rich(stone: u16, ideas: u16) -> Table {
    Table::with(2).cities(RED, "M5").stock(RED, stone, 0, ideas, 0)
}

/// Red takes a card from the market. On the way it is proved how many copies there are, and that it gives these icons.
#[track_caller]
fn take(table: Table, card: &str, count: usize, gives: &str) -> Watched {
    assert_eq!(copies(card), count, "copies of {card}");
    let taken = Watched::new(table.market("build", card).turn(RED)).then(&format!("act build, build {card}"));
    assert_eq!(taken.view(BLUE).players[RED].builds, [(named(card), 1)]);
    taken.gave_icons(gives);
    taken
}

/// Red builds a city with a card, for four stone and two people: what it brings beyond the cost and the city.
#[track_caller]
fn city(card: &str, gives: &str) -> Watched {
    for (stone, people) in [(3, 5), (4, 1)] {
        let mut play = rich(stone, 0).population(RED, people).market("build", card).turn(RED);
        play.choose("act build");
        assert!(!play.offers(&format!("build {card}")));
        assert_eq!(play.why_not(&format!("build {card}")), Some("M6.1"));
    }
    take(rich(4, 0), card, 1, gives)
}

/// A Great Project, for five stone and five ideas: it scores each icon of its pillar, its own included.
#[track_caller]
fn project(card: &str, pillar: &str, others: &str) {
    for (stone, ideas) in [(4, 5), (5, 4)] {
        let mut play = rich(stone, ideas).market("build", card).turn(RED);
        play.choose("act build");
        assert_eq!(play.why_not(&format!("build {card}")), Some("M6.1"));
    }
    let built = take(rich(5, 5), card, 2, pillar);
    assert_eq!((built.brought(), built.score(RED, "projects")), ("stone -5, ideas -5".to_owned(), 1));
    let more = others.split_whitespace().count() as i32;
    let built = take(rich(5, 5).up(RED, others), card, 2, pillar);
    assert_eq!(built.score(RED, "projects"), 1 + more, "{others}");
}

#[test]
fn m19_1_a_great_project_counts_its_own_icon_and_both_copies_score() {
    let play = Table::with(2).builds(RED, "gp-roads").turn(RED);
    assert_eq!(play.score(RED, "projects"), 1);
    let play = Table::with(2).builds(RED, "gp-roads gp-roads").turn(RED);
    assert_eq!(play.score(RED, "projects"), 4, "two icons, twice");
}

#[test]
fn m19_1_thirty_eight_cards_are_in_the_deck() {
    assert_eq!(BuildCard::ALL.into_iter().map(|card| copies(card.id())).sum::<usize>(), 38);
}

#[test]
fn m19_2_namesakes_are_different_things() {
    let table = Table::with(2).up(RED, "construction-tech quarrying city-state-tech lighthouse-tech");
    let play = table.turn(RED);
    let view = play.view(RED);
    let builder = view.players[RED].progress.iter().find(|progress| progress.0.id() == "builder");
    assert_eq!(builder.map(|progress| progress.1), Some(0), "neither Great Projects nor wonders");
    assert_eq!((play.score(RED, "projects"), view.players[RED].government), (0, None));
    assert!(view.wonders.iter().all(|wonder| wonder.owner.is_none()));
}

#[test]
fn m19_3_farming_town_gives_food_production_and_a_town() {
    let town = take(rich(0, 0), "farming-town", 4, "agr").then("at M6");
    assert_eq!((town.brought(), town.at("M6")), ("food +5, food track +1, farm +1".to_owned(), "0 farm".to_owned()));
}

#[test]
fn m19_4_manufacturing_towns_give_money_tariff_and_a_town() {
    let cards = ["mt-jewellers", "mt-weavers", "mt-coopers"];
    for card in cards {
        let town = take(rich(0, 0), card, 2, "").then("at M6");
        assert_eq!(
            (town.brought(), town.at("M6")),
            ("money +5, tariff track +1, craft +1".to_owned(), "0 craft".to_owned())
        );
    }
    assert_eq!(cards.map(copies).iter().sum::<usize>(), 6);
}

#[test]
fn m19_4_towns_need_a_city_beside_them() {
    for card in ["farming-town", "mt-jewellers"] {
        let mut play = Table::with(2).stock(RED, 4, 0, 0, 0).market("build", card).turn(RED);
        play.choose("act build");
        assert_eq!(play.why_not(&format!("build {card}")), Some("M6.9"));
    }
}

#[test]
fn m19_5_port_city_gives_ten_money() {
    let port = take(rich(4, 0), "port-city", 2, "eco urb").then("at M7");
    assert_eq!((port.brought(), port.chest()), ("stone -4, money +10, population -2, port +1".to_owned(), 10));
}

#[test]
fn m19_6_architectural_city_gives_five_stone_after_the_cost_is_paid() {
    let built = city("architectural-city", "con urb").then("at M6");
    assert_eq!((built.brought(), built.chest()), ("stone +1, population -2, city +1".to_owned(), 5));
}

#[test]
fn m19_7_capital_may_refresh_one_market_now() {
    let mut capital = city("capital", "gov cul urb");
    assert_eq!(capital.offered("refresh"), ["build", "population", "tax", "technology"]);
    assert!(capital.offers("done"));
    let before = capital.market("population");
    capital.choose("refresh population, at M6");
    assert_ne!(capital.market("population"), before);
    assert_eq!(capital.brought(), "stone -4, population -2, city +1");
    assert_eq!(capital.who(), BLUE, "it is not kept for later");
    let declined = city("capital", "gov cul urb").then("done, at M6");
    assert_eq!(declined.market("population"), before);
}

#[test]
fn m19_8_teeming_city_brings_a_person() {
    let built = city("teeming-city", "pop urb").then("at M6");
    assert_eq!(built.brought(), "stone -4, population -1, city +1");
}

#[test]
fn m19_9_cultural_city_ignores_three_unrest() {
    let built = city("cultural-city", "cul urb").then("at M6");
    assert_eq!(built.brought(), "stone -4, population -2, city +1, calm +3");
    let play = Table::with(2).builds(RED, "cultural-city").taxes(RED, "tax-6").turn(RED);
    assert_eq!(play.score(RED, "unrest"), -2);
}

#[test]
fn m19_10_merchant_city_raises_tariff_by_three() {
    let built = city("merchant-city", "eco urb").then("at M6");
    assert_eq!(built.brought(), "stone -4, population -2, tariff track +3, city +1");
}

#[test]
fn m19_11_research_city_raises_ideas_by_three() {
    let built = city("research-city", "sci urb").then("at M6");
    assert_eq!(built.brought(), "stone -4, population -2, ideas track +3, city +1");
}

#[test]
fn m19_12_agricultural_city_raises_food_by_three() {
    let built = city("agricultural-city", "agr urb").then("at M6");
    assert_eq!(built.brought(), "stone -4, population -2, food track +3, city +1");
}

#[test]
fn m19_13_garrison_town_places_a_unit_in_its_region() {
    for unit in ["infantry", "cavalry"] {
        let mut built = city("garrison-city", "mil urb").then("at V12");
        assert_eq!(built.options(), ["unit infantry", "unit cavalry", "done"]);
        built.choose(&format!("unit {unit}"));
        assert_eq!(built.brought(), format!("stone -4, population -2, egypt {unit} +1, city +1"));
    }
}

#[test]
fn m19_14_city_walls_score_military() {
    project("gp-walls", "mil", "bows spears");
}

#[test]
fn m19_15_aqueduct_scores_population() {
    project("gp-aqueduct", "pop", "seeds migration");
}

#[test]
fn m19_16_granaries_score_agriculture() {
    project("gp-granaries", "agr", "irrigation vineyard");
}

#[test]
fn m19_17_quarries_score_construction() {
    project("gp-quarries", "con", "arch masonry");
}

#[test]
fn m19_18_public_baths_score_culture() {
    project("gp-baths", "cul", "music luxury");
}

#[test]
fn m19_19_roads_score_economy() {
    project("gp-roads", "eco", "wheel pottery");
}

#[test]
fn m19_20_administrative_centre_scores_government() {
    project("gp-admin", "gov", "royal-house dynasty");
}

#[test]
fn m19_21_hospital_scores_science() {
    project("gp-hospital", "sci", "alphabet calendar");
}

#[test]
fn m19_22_forum_scores_urbanization() {
    project("gp-forum", "urb", "cities specialization");
}

/// A manufacturing town card scores five with its three goods and nothing while one is missing; two copies score twice.
#[track_caller]
fn wants(card: &str, goods: [&str; 3]) {
    assert_eq!(copies(card), 2);
    let score = |cards: &str, goods: &[&str]| {
        Table::with(2).builds(RED, cards).goods(RED, &goods.join(" ")).turn(RED).score(RED, "workshops")
    };
    assert_eq!(score(card, &goods), 5);
    assert_eq!(score(&format!("{card} {card}"), &goods), 10, "identical cards score separately");
    for missing in goods {
        let others = ["bronze", "gems", "ivory", "textiles", "dyes", "incense", "wine", "olive-oil", "timber"];
        let all_but_one: Vec<&str> = others.into_iter().filter(|&good| good != missing).collect();
        assert_eq!(score(card, &all_but_one), 0, "without {missing}");
    }
}

#[test]
fn m19_23_jewellers_want_bronze_gems_and_ivory() {
    wants("mt-jewellers", ["bronze", "gems", "ivory"]);
}

#[test]
fn m19_24_weavers_want_textiles_dyes_and_incense() {
    wants("mt-weavers", ["textiles", "dyes", "incense"]);
}

#[test]
fn m19_25_coopers_want_wine_olive_oil_and_timber() {
    wants("mt-coopers", ["wine", "olive-oil", "timber"]);
}
