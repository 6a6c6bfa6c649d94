//! A number names its cause: what is paid and gained, what a city brings, what a roll is worth, what limits a stock.

use tessera_clash::components::advances::Advance;
use tessera_clash::components::buildings::Building;
use tessera_clash::event::{Cause, Event};
use tessera_clash::goods::Good;
use tessera_clash::prompt::Prompt;
use tessera_kernel::{Arg, Phrase};

use crate::support::*;

fn by(advance: Advance) -> Option<Cause> {
    Some(Cause::Advance(advance))
}

/// What was paid and gained, with causes.
fn booked<G: InEdition>(play: &Play<G>) -> Vec<(String, Option<Cause>)> {
    let book = |event: &Event| match event {
        Event::Paid { goods, cause, .. } | Event::Gained { goods, cause, .. } => Some((goods.to_string(), *cause)),
        _ => None,
    };
    play.told(RED).iter().filter_map(book).collect()
}

#[test]
fn an_advance_says_why_it_is_free_and_what_it_brings() {
    let mut play = monumental().advances(RED, "math philosophy").goods(RED, "f2").turn(RED);
    play.choose("advance, learn engineering, advance, learn astronomy");
    let expected = [("none", by(Advance::Math)), ("f2", None), ("i1", by(Advance::Philosophy))];
    assert_eq!(booked(&play), expected.map(|(goods, cause)| (goods.to_owned(), cause)));
    let mut blessed = monumental().advances(RED, "myths priesthood").goods(RED, "none").turn(RED);
    blessed.choose("advance, learn math");
    assert_eq!(booked(&blessed), [("none".to_owned(), by(Advance::Priesthood))]);
}

#[test]
fn a_price_that_is_other_than_usual_says_why() {
    let table = || monumental().advances(RED, "myths state-religion").city(RED, "D2", "neutral").city(RED, "B2", "");
    let mut play = table().goods(RED, "o1w1g1").turn(RED);
    play.choose("construct").choose("at D2").choose("build temple");
    assert!(matches!(play.prompt(), Prompt::Pay { cause, .. } if cause == by(Advance::StateReligion)));
    play.choose("pay o1w1, take c1");
    assert_eq!(booked(&play).last(), Some(&("c1".to_owned(), Some(Cause::Building(Building::Temple)))));
}

#[test]
fn what_cannot_be_paid_says_what_it_costs() {
    let table = monumental().advances(RED, "myths writing state-religion").city(RED, "B2", "").goods(RED, "o1w1");
    let mut play = table.turn(RED);
    play.choose("construct, at D2");
    let reason = |play: &Play<Monumental>, choice: &str| -> Phrase {
        let blocked = play.game.blocked(play.who());
        blocked.into_iter().find(|blocked| blocked.choice.to_string() == choice).expect("not possible").reason
    };
    let academy = reason(&play, "build academy");
    assert_eq!(academy.id, "clash-why-costs");
    assert!(matches!(&academy.args[0].1, Arg::List(goods) if goods.len() == 3), "{:?}", academy.args);
}

#[test]
fn a_collect_says_where_its_parts_come_from() {
    let table = monumental().city(RED, "D5", "happy academy fortress temple").goods(RED, "none");
    let mut play = table.advances(RED, "storage writing public-education husbandry metallurgy").turn(RED);
    play.choose("collect, at D5").choose("take f2o2g1");
    let parts = play.told(RED).into_iter().find_map(|event| match event {
        Event::Collected { goods, parts, .. } => Some((goods.to_string(), parts)),
        _ => None,
    });
    let (goods, parts) = parts.expect("collected");
    let parts: Vec<_> = parts.iter().map(|(cause, goods)| (*cause, goods.to_string())).collect();
    let advance = |advance, goods: &str| (Cause::Advance(advance), goods.to_owned());
    assert_eq!(goods, "f2o2i1g1");
    assert_eq!(
        parts,
        [
            advance(Advance::Metallurgy, "g1"),
            advance(Advance::Husbandry, "o1"),
            advance(Advance::PublicEducation, "i1")
        ]
    );
}

#[test]
fn a_limit_and_a_roll_name_what_changes_them() {
    let play = monumental().advances(RED, "storage dogma").turn(RED);
    let limited = &play.game.view(tessera_kernel::Viewer::Seat(BLUE)).players[RED].limited_by;
    let expected = [(Good::Food, Advance::Storage), (Good::Ideas, Advance::Dogma)];
    assert_eq!(*limited, expected.map(|(good, advance)| (good, Cause::Advance(advance))));
    let table = monumental().advances(RED, "conversion").city(BLUE, "D4", "temple");
    let mut rolls = table.city(RED, "D3", "").turn(RED);
    rolls.choose("influence, at D4");
    let bonus = rolls.told(RED).into_iter().find_map(|event| match event {
        Event::InfluenceRolled { bonus, .. } => bonus,
        _ => None,
    });
    assert_eq!(bonus, Some((Cause::Advance(Advance::Conversion), 1)));
}
