//! M14: leaders.

use tessera_mosaic::state::Phase;

use crate::support::{BLUE, Play, Playing, RED, Table, named};
use crate::watched::{Watched, draw_scoring};

/// Red takes what the leader brings, while setting up.
#[track_caller]
fn start(table: Table, leader: &str) -> Watched {
    let table = table.leader(RED, leader).also(|s| {
        s.phase = Phase::Benefits { served: 0 };
        s.turn.round = 0;
        s.players[RED].started = false;
    });
    Watched::new(table.begin()).then("start")
}

/// Asserts which icon the leader carries.
#[track_caller]
fn carries(leader: &str, pillar: &str) {
    let play = Table::with(2).leader(RED, leader).turn(RED);
    let icons = ["sci", "eco", "agr", "pop", "con", "cul", "gov", "mil", "urb"].map(|icon| play.icons(RED, icon));
    assert_eq!((play.icons(RED, pillar), icons.iter().sum::<u8>()), (1, 1), "{leader}");
}

/// A city in Italy.
fn settled() -> Table {
    Table::with(2).cities(RED, "M5")
}

#[test]
fn m14_1_the_first_town_stands_beside_the_starting_city_and_collects_its_token() {
    for (leader, piece) in [("farmer", "farm"), ("merchant", "craft")] {
        let mut town = start(settled().token("M6", "wine"), leader);
        assert_eq!(town.offered("at"), ["L4", "L5", "L6", "M4", "M6", "N5"]);
        town.choose("at M6");
        assert_eq!((town.at("M6"), town.goods(RED, "wine")), (format!("0 {piece}"), 1));
        let view = town.view(RED);
        assert_eq!((view.players[RED].builds.len(), view.chest), (0, 0), "without a card");
    }
}

/// A Priestess and an opponent with these cities.
fn priestess(cities: &str) -> Table {
    Table::with(2).leader(RED, "priestess").cities(BLUE, cities)
}

#[test]
fn m14_2_the_priestess_swaps_a_city_and_nothing_else_happens() {
    let table = priestess("M5 M7 V12 Q5").up(BLUE, "merchants").goods(BLUE, "wine");
    let table = table.up(BLUE, "loyalty").also(|s| s.players[BLUE].locked = Some(named("egypt")));
    let mut play = Watched::new(table.turn(RED)).then("power");
    assert_eq!(play.offered("at"), ["M5", "M7", "Q5", "V12"], "Loyalty does not stop it");
    play.choose("at V12");
    assert_eq!((play.at("V12"), play.brought()), ("0 city".to_owned(), "city +1".to_owned()));
    assert_eq!((play.chest(), play.stock(BLUE, "money")), (0, 0), "neither chest nor Merchants");
    let blue = &play.view(RED).players[BLUE];
    assert_eq!((blue.pieces, blue.goods.len(), blue.technologies.len()), ([2, 1, 0, 0], 1, 2));
}

#[test]
fn m14_2_a_port_city_becomes_a_port_city_and_the_piece_must_be_there() {
    let mut play = Watched::new(priestess("M5 M7 V12 Q5").turn(RED)).then("power, at M7");
    assert_eq!((play.at("M7"), play.brought()), ("0 port".to_owned(), "port +1".to_owned()));
    play = Watched::new(priestess("M5 M7 V12 Q5").cities(RED, "P10 T6 S8").turn(RED)).then("power");
    assert_eq!(play.offered("at"), ["M5", "Q5", "V12"], "no port city is left in supply");
}

#[test]
fn m14_2_the_opponent_needs_four_cities() {
    let play = priestess("M5 M7 V12").turn(RED);
    assert_eq!(play.why_not("power"), Some("M14.2"));
}

#[test]
fn m14_3_the_philosopher_plays_the_drawn_technology_if_its_icons_are_there_or_keeps_it() {
    let draw = |card: &str| start(settled().on_top("technology", card), "philosopher").then("raise food");
    let gift = draw("chemistry");
    assert_eq!(gift.options(), ["play chemistry", "keep"], "the Philosopher's own icon is enough");
    let played = gift.then("play chemistry");
    assert!(played.is_up(RED, "chemistry"));
    assert_eq!(played.track(RED, "ideas"), 8 + 3);
    let gift = draw("taxation");
    assert_eq!(gift.options(), ["keep"], "its icons are missing");
    let kept = gift.then("keep");
    assert_eq!(kept.view(RED).secret, [named("taxation")]);
    assert_eq!((kept.view(BLUE).secret.len(), kept.view(BLUE).players[RED].secret), (0, 1), "nobody else knows it");
}

#[test]
fn m14_3_a_bonus_action_of_the_drawn_technology_takes_place_at_once() {
    let table = settled().up(RED, "alphabet").on_top("technology", "mathematics");
    let gift = start(table, "philosopher").then("raise food, play mathematics, act work, produce stone");
    assert_eq!(gift.stock(RED, "stone"), 5);
    assert_eq!(gift.view(RED).round, 0, "before the first turn");
}

#[test]
fn m14_4_the_farmer_adds_one_to_the_doubled_number_of_a_card() {
    let farmer = || Table::with(2).leader(RED, "farmer").stock(RED, 0, 20, 0, 0);
    for (doubled, people) in [(false, 4), (true, 7)] {
        let table = farmer().market("population", "d").also(|s| s.players[RED].flood_plain = doubled);
        let grown = Watched::new(table.turn(RED)).then("act population, grow d");
        assert_eq!(grown.brought(), format!("food -15, population +{people}"));
    }
}

#[test]
fn m14_4_without_cards_neither_farmer_nor_merchant_nor_flood_plain_farming_counts() {
    let table = Table::with(2).leader(RED, "farmer").stock(RED, 0, 15, 0, 0).market("population", "");
    let table = table.deck("population", "").also(|s| s.players[RED].flood_plain = true);
    let grown = Watched::new(table.turn(RED)).then("act population, fallback");
    assert_eq!(grown.brought(), "food -15, population +2");
    let table = Table::with(2).leader(RED, "merchant").goods(RED, "wine gems").market("tax", "").deck("tax", "");
    let levied = Watched::new(table.turn(RED)).then("act tax, fallback tax");
    assert_eq!(levied.brought(), "money +5", "one for each person, nothing for goods");
}

#[test]
fn m14_5_the_magistrate_begins_with_a_little_of_much() {
    carries("magistrate", "urb");
    let gain = "stone +10, food +5, population +1, stone track +2, food track +2, tax track +2";
    assert_eq!(start(settled(), "magistrate").brought(), gain);
}

#[test]
fn m14_5_the_magistrate_gives_a_person_for_twenty_of_a_resource_once() {
    for kind in ["stone", "food", "ideas"] {
        let mut play = Watched::new(Table::with(2).leader(RED, "magistrate").turn(RED)).then("power");
        assert_eq!(play.options(), ["gain stone", "gain food", "gain ideas"]);
        play.choose(&format!("gain {kind}"));
        assert_eq!(play.brought(), format!("{kind} +20, population -1"));
        assert_eq!(play.why_not("power"), Some("M5.5"), "once");
        assert!(play.offers("act work"), "it is no action");
    }
    let play = Table::with(2).leader(RED, "magistrate").population(RED, 0).turn(RED);
    assert_eq!(play.why_not("power"), Some("M6.1"), "nobody to give");
}

#[test]
fn m14_6_the_engineer_begins_with_stone_money_and_production() {
    carries("engineer", "con");
    let gain = "stone +10, money +10, stone track +5, ideas track +3";
    assert_eq!(start(settled(), "engineer").brought(), gain);
}

#[test]
fn m14_6_the_engineers_cities_and_manufacturing_towns_raise_stone() {
    for (built, gain) in [
        ("city, at M6", "stone -4, population -2, stone track +1, city +1"),
        ("port, at M7", "stone -4, population -2, stone track +1, port +1"),
        ("craft, at M6", "stone track +1, craft +1"),
        ("farm, at M6", "farm +1"),
    ] {
        let table = settled().leader(RED, "engineer").stock(RED, 4, 0, 0, 0);
        let play = Watched::new(table.turn(RED)).then(&format!("act build, bare {built}"));
        assert_eq!(play.brought(), gain);
    }
    let table = settled().leader(RED, "engineer").kept(RED, "cities");
    let free = Watched::new(table.turn(RED)).then("play cities, at M6");
    assert_eq!(free.brought(), "stone track +1, city +1", "a free one too");
}

#[test]
fn m14_7_the_general_begins_with_an_infantry_beside_the_city() {
    carries("general", "mil");
    let gain = "money +20, population +1, tax track +10, italy infantry +1";
    assert_eq!(start(settled(), "general").brought(), gain);
}

#[test]
fn m14_7_the_general_recruits_three_and_four_with_citizen_levy() {
    for (tech, limit) in [("alphabet", 3), ("citizen-levy", 4)] {
        let mut play = settled().leader(RED, "general").up(RED, tech).money(RED, 50).turn(RED);
        play.choose("act military");
        for _ in 0..limit {
            play.choose("unit infantry, in italy");
        }
        assert_eq!(play.why_not("unit cavalry"), Some("M6.26"));
        assert_eq!(play.units(RED, "italy"), [limit, 0, 0]);
    }
}

/// A scoring before which Red, the General, may strike in Greece.
fn before_scoring(own: &str) -> Play {
    let table = Table::with(2).leader(RED, "general").units(RED, own);
    draw_scoring(table.units(BLUE, "greece 2 cavalry, italy 1 infantry"))
}

#[test]
fn m14_7_the_general_strikes_before_each_scoring_where_there_is_infantry_or_cavalry() {
    for own in ["greece 1 infantry", "greece 1 cavalry"] {
        let mut play = before_scoring(own);
        assert_eq!(play.options(), ["power", "done"]);
        play.choose("power");
        assert_eq!(play.options(), ["in greece", "done"], "not where there is nobody of one's own");
        play.choose("in greece, strike 1 cavalry");
        assert_eq!((play.units(BLUE, "greece"), play.view(RED).scorings), ([0, 1, 0], 1), "one, then it is counted");
        assert_eq!((play.points(RED), play.points(BLUE)), (3, 3 + 3), "shared in Greece, alone in Italy");
    }
    let play = before_scoring("greece 1 siege");
    assert_eq!(play.view(RED).scorings, 1);
    assert_eq!(play.units(BLUE, "greece"), [0, 2, 0], "a siege engine is not enough, nothing is asked");
}

#[test]
fn m14_8_the_scribe_begins_with_food_ideas_and_a_track_of_choice() {
    carries("scribe", "gov");
    for track in ["stone", "food", "ideas", "tax", "tariff"] {
        let gain = format!("food +10, ideas +5, {track} track +5");
        assert_eq!(start(settled(), "scribe").then(&format!("raise {track}")).brought(), gain);
    }
}

#[test]
fn m14_8_the_scribe_acts_twice_in_the_first_turn_only() {
    let mut play = start(settled(), "scribe");
    play.choose("raise food");
    play.play(BLUE, "done");
    assert_eq!((play.who(), play.view(RED).round), (RED, 1));
    play.play(RED, "act work, produce stone, act work, produce food").play(BLUE, "act work, produce stone");
    play.play(RED, "act work, produce stone");
    assert_eq!(play.who(), BLUE, "one action from now on");
}

#[test]
fn m14_8_the_scribe_acts_twice_more_at_the_end() {
    let table = Table::with(2).leader(RED, "scribe").also(|s| s.ending = Some(0));
    let mut play = table.turn(BLUE);
    play.play(BLUE, "act work, produce stone").play(RED, "act work, produce stone, act work, produce food");
    assert!(play.game.outcome().is_some(), "then it is over");
    assert_eq!(play.stocks(RED), [5, 5, 0, 0]);
}

#[test]
fn m14_8_the_scribe_gains_ten_money_with_every_wonder_of_anybody() {
    for scribe in [RED, BLUE] {
        let table = settled().leader(scribe, "scribe").stock(RED, 20, 5, 0, 0);
        let mut play = table.turn(RED);
        play.choose("act wonder, wonder sphinx, at M6");
        assert_eq!(play.stock(scribe, "money"), 10);
    }
}

#[test]
fn m14_9_the_artist_begins_with_money_and_ideas() {
    carries("artist", "cul");
    assert_eq!(start(settled(), "artist").brought(), "ideas +5, money +15, ideas track +5");
}

#[test]
fn m14_9_the_artist_scores_culture_and_ignores_three_unrest() {
    let play = Table::with(2).leader(RED, "artist").up(RED, "music dance").taxes(RED, "tax-6").turn(RED);
    assert_eq!((play.score(RED, "leader"), play.score(RED, "unrest")), (3, -2));
    let play = Table::with(2).leader(RED, "scribe").up(RED, "music dance").taxes(RED, "tax-6").turn(RED);
    assert_eq!((play.score(RED, "leader"), play.score(RED, "unrest")), (0, -5), "another leader");
}

#[test]
fn m14_10_the_priestess_begins_with_money_food_and_tax() {
    carries("priestess", "pop");
    assert_eq!(start(settled(), "priestess").brought(), "food +5, money +15, food track +3, tax track +6");
}

#[test]
fn m14_10_the_priestess_converts_once_and_ignores_three_unrest() {
    let mut play = priestess("M5 M6 V12 V13 Q5").taxes(RED, "tax-4").turn(RED);
    play.choose("power, at V12");
    assert_eq!((play.at("V12"), play.why_not("power")), ("0 city".to_owned(), Some("M5.5")));
    assert!(play.offers("act work"), "it is no action");
    assert_eq!((play.score(RED, "unrest"), play.view(RED).players[RED].calm), (0, 3));
}

#[test]
fn m14_11_the_philosopher_begins_with_ideas_another_track_and_a_technology() {
    carries("philosopher", "sci");
    let mut start = start(settled().on_top("technology", "taxation"), "philosopher");
    assert_eq!(start.options(), ["raise stone", "raise food", "raise tax", "raise tariff"], "not ideas again");
    start.choose("raise tax, keep");
    assert_eq!(start.brought(), "ideas +10, money +10, ideas track +8, tax track +3");
    assert_eq!(start.view(RED).secret.len(), 1);
    let play = Table::with(2).leader(RED, "philosopher").turn(RED);
    assert!(!play.offers("power") && play.why_not("power").is_none(), "no further power");
}

#[test]
fn m14_12_the_farmer_begins_with_food_money_and_a_farming_town() {
    carries("farmer", "agr");
    let gain = "food +10, money +10, food track +5, farm +1";
    assert_eq!(start(settled(), "farmer").then("at M6").brought(), gain);
}

#[test]
fn m14_12_each_population_card_gives_the_farmer_one_more() {
    let table = Table::with(2).leader(RED, "farmer").stock(RED, 0, 10, 0, 0).market("population", "b");
    let grown = Watched::new(table.turn(RED)).then("act population, grow b");
    assert_eq!(grown.brought(), "food -10, population +3");
}

#[test]
fn m14_13_the_merchant_begins_with_money_tariff_and_a_manufacturing_town() {
    carries("merchant", "eco");
    assert_eq!(start(settled(), "merchant").then("at M6").brought(), "money +30, tariff track +5, craft +1");
}

#[test]
fn m14_13_each_tax_card_gives_the_merchant_two_money_for_each_unique_good() {
    let levy = |card: &str| {
        let table = Table::with(2).leader(RED, "merchant").goods(RED, "wine wine gems").market("tax", card);
        Watched::new(table.turn(RED)).then(&format!("act tax, levy {card}")).brought()
    };
    assert_eq!(levy("tax-1"), "money +9", "1 × 5 people, and 2 × 2 goods");
    assert_eq!(levy("tariff-1"), "money +4", "2 × 2 goods, as for anybody");
}
