//! A number names its cause: what is paid and gained, what a city brings, what a roll is worth, what limits a stock.

use tessera_clash::board::Side;
use tessera_clash::components::advances::Advance;
use tessera_clash::components::buildings::Building;
use tessera_clash::components::wonders::Wonder;
use tessera_clash::event::{Cause, Event};
use tessera_clash::goods::Good;
use tessera_clash::prompt::Prompt;
use tessera_kernel::{Arg, Phrase, Viewer};

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

fn told(booked: &[(&str, Option<Cause>)]) -> Vec<(String, Option<Cause>)> {
    booked.iter().map(|&(goods, cause)| (goods.to_owned(), cause)).collect()
}

/// Why something is not possible.
fn reason<G: InEdition>(play: &Play<G>, choice: &str) -> Phrase {
    let blocked = play.game.blocked(play.who());
    blocked.into_iter().find(|blocked| blocked.choice.to_string() == choice).expect("not possible").reason
}

#[test]
fn an_advance_says_why_it_is_free_and_what_it_brings() {
    let mut play = monumental().advances(RED, "math philosophy").goods(RED, "f2").turn(RED);
    play.choose("advance, learn engineering, advance, learn astronomy");
    let astronomy = [("f2", None), ("c1", by(Advance::Astronomy)), ("i1", by(Advance::Philosophy))];
    let expected = [&[("none", by(Advance::Math))], &astronomy[..]].concat();
    assert_eq!(booked(&play), told(&expected));
    let mut blessed = monumental().advances(RED, "myths priesthood").goods(RED, "none").turn(RED);
    blessed.choose("advance, learn math");
    assert_eq!(booked(&blessed), told(&[("none", by(Advance::Priesthood)), ("c1", by(Advance::Math))]));
}

#[test]
fn a_price_that_is_other_than_usual_says_why() {
    let table = || monumental().advances(RED, "myths state-religion").city(RED, "D2", "neutral").city(RED, "B2", "");
    let mut play = table().goods(RED, "o1w1g1").turn(RED);
    play.choose("construct").choose("at D2").choose("build temple");
    assert!(matches!(play.prompt(), Prompt::Pay { cause, .. } if cause == by(Advance::StateReligion)));
    play.choose("pay o1w1, take c1");
    let temple = [("o1w1", by(Advance::StateReligion)), ("c1", Some(Cause::Building(Building::Temple)))];
    assert_eq!(booked(&play), told(&temple));
}

#[test]
fn what_cannot_be_paid_says_what_it_costs() {
    let table = monumental().advances(RED, "myths writing state-religion").city(RED, "B2", "").goods(RED, "o1w1");
    let mut play = table.turn(RED);
    play.choose("construct, at D2");
    let academy = reason(&play, "build academy");
    assert_eq!(academy.id, "clash-why-costs");
    assert!(matches!(&academy.args[0].1, Arg::List(goods) if goods.len() == 3), "{:?}", academy.args);
    assert!(matches!(&academy.args[1], ("have", Arg::List(goods)) if goods.len() == 2), "{:?}", academy.args);
}

#[test]
fn an_action_that_is_too_dear_says_what_the_cheapest_would_cost() {
    let table = || monumental().city(RED, "B2", "").goods(RED, "none").turn(RED);
    for action in ["advance", "recruit"] {
        assert_eq!(reason(&table(), action).id, "clash-why-costs", "{action}");
    }
    let grown = monumental().advances(RED, "myths").goods(RED, "f2o7w7").turn(RED);
    let too_few = reason(&grown, "construct");
    assert_eq!(too_few.id, "clash-why-too-few-cities");
    assert_eq!(too_few.args.len(), 2, "the size of the city and how many there are: {:?}", too_few.args);
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
    let limited = &play.game.view(Viewer::Seat(BLUE)).players[RED].limited_by;
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

#[test]
fn the_token_of_an_advance_is_told() {
    let mut play = monumental().goods(RED, "f4").advances(RED, "storage").turn(RED);
    play.choose("advance, learn myths, advance, learn rituals");
    let tokens = [("f2", None), ("m1", by(Advance::Myths)), ("f2", None), ("c1", by(Advance::Rituals))];
    assert_eq!(booked(&play), told(&tokens));
}

#[test]
fn a_drafted_infantry_names_what_makes_it_dear() {
    let drafted = |owned: &str| {
        let mut play = monumental().advances(RED, owned).goods(RED, "m2").turn(RED);
        play.choose("recruit, use draft");
        booked(&play)
    };
    assert_eq!(drafted("tactics draft"), told(&[("m1", by(Advance::Draft))]));
    assert_eq!(drafted("tactics draft civil-liberties"), told(&[("m2", by(Advance::CivilLiberties))]));
}

#[test]
fn roads_name_their_price() {
    let mut play = monumental().units(RED, "D2", "i2").advances(RED, "tactics roads").goods(RED, "f2o2").turn(RED);
    play.choose("move, march D2, at C4, squad s0i2");
    play.pass_until(|play| matches!(play.prompt(), Prompt::Squad { .. } | Prompt::Turn { .. }));
    assert_eq!(booked(&play), told(&[("f1o1", by(Advance::Roads))]));
    let table = of_2012().city(RED, "D5", "").units(RED, "D5", "i1").advances(RED, "tactics roads");
    let mut old = table.goods(RED, "f1o1").turn(RED);
    old.choose("move, march D5, at D6");
    assert!(matches!(old.prompt(), Prompt::UseRoads { cost, .. } if cost == goods("o1")), "{:?}", old.prompt());
    old.choose("yes");
    assert_eq!(booked(&old), told(&[("o1", by(Advance::Roads))]));
}

#[test]
fn wonders_name_their_toll_and_their_reach() {
    let table = of_2012().without_units("D2").units(RED, "D3", "i2").advances(RED, "tactics").city(BLUE, "D4", "");
    let mut pays = table.wonder(BLUE, "D4", "mausoleum").goods(RED, "c1m1").turn(RED);
    pays.choose("move, march D3, at D4, squad s0i2, pay m1");
    assert_eq!(booked(&pays)[0], ("c1m1".to_owned(), Some(Cause::Wonder(Wonder::Mausoleum))));
    let table = || of_2012().city(BLUE, "D4", "academy").goods(RED, "c1");
    let mut reaches = table().wonder(RED, "D2", "statue").turn(RED);
    reaches.choose("influence, at D4");
    assert_eq!(booked(&reaches)[0], ("none".to_owned(), Some(Cause::Wonder(Wonder::Statue))));
    let mut stretches = table().turn(RED);
    stretches.choose("influence, at D4");
    assert_eq!(booked(&stretches), [], "the usual price has no cause");
}

#[test]
fn what_a_government_asks_for_names_it() {
    let mut old = of_2012().goods(RED, "m2").advances(RED, "free-economy").turn(RED);
    old.choose("collect").first_until_turn().choose("collect").first_until_turn();
    assert!(booked(&old).contains(&("m2".to_owned(), by(Advance::FreeEconomy))), "{:?}", booked(&old));
    assert_eq!(reason(&old, "collect").id, "clash-why-costs");
    let mut new = monumental().goods(RED, "m1").advances(RED, "free-economy").turn(RED);
    new.choose("use free-economy");
    assert_eq!(booked(&new), told(&[("m1", by(Advance::FreeEconomy))]));
    let poor = monumental().goods(RED, "none").advances(RED, "free-economy").turn(RED);
    assert_eq!(reason(&poor, "use free-economy").id, "clash-why-costs");
}

#[test]
fn prices_are_quoted_as_they_are_now() {
    let table = monumental().advances(RED, "myths state-religion math").city(RED, "D2", "neutral").city(RED, "B2", "");
    let play = table.turn(RED);
    let view = play.game.view(Viewer::Spectator);
    let quoted = |choice: &str| {
        let mut all = view.players[RED].quotes.iter();
        all.find(|quote| quote.choice.to_string() == choice).map(|quote| {
            let cities = quote.cities.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
            (quote.goods.to_string(), quote.cause, cities)
        })
    };
    assert_eq!(quoted("build temple"), Some(("o1w1".to_owned(), by(Advance::StateReligion), "B2 D2".to_owned())));
    assert_eq!(quoted("learn engineering"), Some(("none".to_owned(), by(Advance::Math), String::new())));
    assert_eq!(quoted("build port"), None, "what costs what is printed is not quoted");
    assert_eq!(view.players[BLUE].quotes, []);
}

#[test]
fn what_cancels_a_hit_is_told() {
    let table = monumental().without_units("D2").advances(RED, "tactics").units(RED, "D3", "i4");
    let table = table.city(BLUE, "D4", "fortress").units(BLUE, "D4", "i4");
    let guarded = |play: &Play<Monumental>| {
        let guards = |event: Event| match event {
            Event::Guarded { side, by, hits } => Some((side, by, hits)),
            _ => None,
        };
        play.told(RED).into_iter().filter_map(guards).collect::<Vec<_>>()
    };
    let seen = table.turn(RED).when("move, march D3, at D4, squad s0i4", |play| !guarded(play).is_empty());
    assert_eq!(guarded(&seen), [(Side::from(BLUE), Cause::Building(Building::Fortress), 1)]);
}
