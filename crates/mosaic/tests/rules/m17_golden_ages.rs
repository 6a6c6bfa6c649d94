//! M17: golden ages.

use crate::support::{BLUE, Playing, RED, Table};
use crate::watched::{Watched, with_icons};

/// Red claims a golden age with six icons of its pillar, which is six points at the end. On the way it is proved that
/// five are too few, and that nobody can have it twice.
#[track_caller]
fn claim(table: impl Fn() -> Table, age: &str, pillar: &str) -> Watched {
    let icons = |count: usize| vec![pillar; count].join(" ");
    let choice = format!("golden {age}");
    let play = with_icons(table(), &icons(5)).turn(RED);
    assert_eq!((play.icons(RED, pillar), play.offers(&choice)), (5, false));
    assert_eq!(play.why_not(&choice), Some("M5.1"), "five {pillar} are too few");
    let play = with_icons(table(), &icons(6)).turn(RED);
    assert_eq!((play.icons(RED, pillar), play.score(RED, "golden")), (6, 0));
    let claimed = Watched::new(play).then(&choice);
    assert_eq!(claimed.score(RED, "golden"), 6);
    assert!(claimed.view(BLUE).golden.iter().any(|tile| tile.0.id() == age && tile.1 == Some(RED)));
    assert!(!claimed.offers(&choice));
    claimed
}

/// A golden age on a bare table whose gain asks for nothing.
#[track_caller]
fn plain(age: &str, pillar: &str) -> String {
    claim(|| Table::with(2), age, pillar).brought()
}

#[test]
fn m17_1_medicine_brings_two_people() {
    assert_eq!(plain("medicine", "pop"), "population +2");
}

#[test]
fn m17_2_architecture_raises_stone_by_three() {
    assert_eq!(plain("architecture", "con"), "stone track +3");
}

#[test]
fn m17_3_art_gives_ten_of_a_resource() {
    for resource in ["stone", "food", "ideas"] {
        let art = claim(|| Table::with(2), "art", "cul");
        assert_eq!(art.options(), ["gain stone", "gain food", "gain ideas"], "money is no resource");
        assert_eq!(art.then(&format!("gain {resource}")).brought(), format!("{resource} +10"));
    }
}

#[test]
fn m17_4_kings_raise_tax_by_three() {
    assert_eq!(plain("kings", "gov"), "tax track +3");
}

#[test]
fn m17_5_public_games_raise_food_by_three() {
    assert_eq!(plain("public-games", "agr"), "food track +3");
}

#[test]
fn m17_6_city_states_found_a_city_for_free() {
    let mut age = claim(|| Table::with(2).cities(RED, "M5").token("W12", "wine"), "city-states", "urb");
    assert!(age.offers("at M6") && age.offers("at Q5") && !age.offers("at U12"), "any hex that is no port");
    age.choose("at W12");
    assert_eq!((age.brought(), age.chest()), ("wine +1, city +1".to_owned(), 5));
}

#[test]
fn m17_7_science_raises_ideas_by_three() {
    assert_eq!(plain("science", "sci"), "ideas track +3");
}

#[test]
fn m17_8_commerce_raises_tariff_by_three() {
    assert_eq!(plain("commerce", "eco"), "tariff track +3");
}

#[test]
fn m17_9_heroes_place_two_units_where_there_are_cities() {
    let mut heroes = claim(|| Table::with(2).cities(RED, "M5 V12"), "heroes", "mil");
    assert_eq!(heroes.options(), ["unit infantry", "unit cavalry", "done"]);
    heroes.choose("unit cavalry");
    assert_eq!(heroes.options(), ["in italy", "in egypt"]);
    heroes.choose("in egypt, unit infantry, in italy");
    assert_eq!(heroes.brought(), "italy infantry +1, egypt cavalry +1");
    assert!(heroes.offers("act work"), "two, and the turn goes on");
}
