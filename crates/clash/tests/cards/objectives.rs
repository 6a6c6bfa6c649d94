//! Both objectives of each of the 32 Objective cards, and of the 6 of the Civilizations expansion (C26).

use tessera_clash::board::Side;
use tessera_clash::cards::objectives::{Objective, ObjectiveCard};
use tessera_clash::edition::Edition;
use tessera_clash::prompt::Prompt;

use crate::support::*;
use crate::{does, edition};

#[test]
fn every_objective_of_the_monumental_edition() {
    ObjectiveCard::of(Edition::Monumental).for_each(meet::<Monumental>);
}

#[test]
fn every_objective_of_2012() {
    ObjectiveCard::of(Edition::Base2012).for_each(meet::<Base2012>);
}

#[test]
fn every_objective_of_the_civilizations() {
    assert_eq!(ObjectiveCard::of(Edition::Civilizations).count(), 38);
    ObjectiveCard::of(Edition::Civilizations).for_each(meet::<Civilizations>);
}

/// Each half is completed where it is met, and not offered where it is not.
fn meet<G: InEdition>(card: ObjectiveCard) {
    for (objective, half) in card.objectives().into_iter().zip(["upper", "lower"]) {
        let claim = format!("claim {card} {half}");
        let (mut met, unmet) = positions::<G>(objective, &card.to_string());
        assert!(met.offers(&claim), "{objective:?} is met: {:?}", met.options());
        met.choose(&claim);
        assert_eq!(met.half_points_of(RED, "objectives"), 4, "{objective:?}");
        assert!(!unmet.offers(&claim), "{objective:?} is not met");
    }
}

/// Cities of Red without anything in them, besides the first.
fn cities<G: InEdition>(places: &str) -> Table<G> {
    places.split_whitespace().fold(Table::new(), |table, place| table.city(RED, place, ""))
}

/// Red attacks D4 from D3 and wins.
fn won<G: InEdition>(red: u8, table: Table<G>, card: &str) -> Play<G> {
    let table = table.without_units("D2").units(RED, "D3", &format!("i{red}")).advances(RED, "tactics");
    let squad = if red > 1 { format!("squad s0i{red}, ") } else { String::new() };
    let choices = format!("move, march D3, at D4, {squad}fight, fight, fight, fight");
    let mut play = table
        .cards(RED, card)
        .turn(RED)
        .when(&choices, |play| play.state().battle.is_none() && play.side("D4") == Side::from(RED));
    play.pass_until(|play| play.who() == RED && matches!(play.prompt(), Prompt::Turn { .. } | Prompt::Squad { .. }));
    play
}

/// Red attacks D4 from D3 with a squad and wins.
fn charge<G: InEdition>(table: Table<G>, squad: &str, card: &str) -> Play<G> {
    let play = table.advances(RED, "tactics").cards(RED, card).turn(RED);
    play.fought(&format!("move, march D3, at D4, squad {squad}?"), |play| play.side("D4") == Side::from(RED))
}

/// A position in which Red, who holds the card, can complete the objective now, and one in which Red cannot.
fn positions<G: InEdition>(objective: Objective, card: &str) -> (Play<G>, Play<G>) {
    let table = Table::<G>::new;
    let in_2012 = edition::<G>() == Edition::Base2012;
    let status = |table: Table<G>| table.cards(RED, card).status();
    let group = |words: &str| {
        let three = words.rsplit_once(' ').expect("several").0;
        (status(table().advances(RED, words)), status(table().advances(RED, three)))
    };
    let most = |building: &str, advance: &str| {
        let table = || table().city(RED, "F3", building).advances(RED, advance).advances(BLUE, advance);
        (status(table()), status(table().city(BLUE, "F7", building)))
    };
    let supply = |letter: char| {
        let table = |count: u8| table().advances(RED, "storage").goods(RED, &format!("{letter}{count}"));
        (status(table(5)), status(table(4)))
    };
    let spread = |unit: &str| {
        let two = || table().units(RED, "D3", unit).units(RED, "D4", unit);
        (status(two().units(RED, "E4", unit)), status(two().units(RED, "D4", unit)))
    };
    let fights = |red: u8, met: Table<G>, unmet: Table<G>| (won(red, met, card), won(red, unmet, card));
    match objective {
        Objective::LargeCivilization => (status(cities("B2 C4 E4 B6 C7")), status(cities("B2 C4 E4 B6"))),
        Objective::DraftTwice => {
            let drafts = || {
                let table = table().goods(RED, "m2").advances(RED, "tactics draft").cards(RED, card);
                does(table, "recruit", "use draft")
            };
            let mut twice = drafts();
            twice.choose("recruit, use draft");
            (twice, drafts())
        }
        Objective::ScientificLead => most("academy", "writing"),
        Objective::Conqueror => {
            let city = || table().city(BLUE, "D4", "");
            fights(4, city().units(BLUE, "D4", "i1"), city())
        }
        Objective::CoastalCulture => most("port", "fishing"),
        Objective::Warmonger => {
            let march = |choices: &str| {
                let table = table().without_units("D2").units(RED, "D3", "i2").advances(RED, "tactics");
                let mut play = table.city(BLUE, "D4", "").city(BLUE, "E4", "").cards(RED, card).turn(RED);
                play.choose(choices);
                play.pass_until(|play| play.who() == RED);
                play
            };
            let one = "move, march D3, at D4, squad s0i1, done?, at D7?";
            (march(&format!("{one}, march D3, at E4")), march(one))
        }
        Objective::AdvancedCulture => {
            let six = || table().advances(RED, "storage irrigation husbandry sanitation");
            (status(six()), status(six().advances(BLUE, "storage irrigation husbandry sanitation")))
        }
        Objective::ReligiousFervor => most("temple", "myths"),
        Objective::General => fights(4, table().horde("D4", 3), table().horde("D4", 2)),
        Objective::CityPlanner => group("engineering sanitation roads"),
        Objective::GreatBattle => fights(4, table().horde("D4", 2), table().horde("D4", 1)),
        Objective::Eureka => supply('i'),
        Objective::Defiance => fights(2, table().units(BLUE, "D4", "i3"), table().units(BLUE, "D4", "i2")),
        Objective::HappyPopulation => {
            let three =
                || cities("B2 C4 E4").city(RED, "D2", "happy").city(RED, "B2", "happy").city(RED, "C4", "happy");
            (status(three().city(RED, "E4", "happy")), status(three()))
        }
        Objective::EducationLead => group("writing public-education free-education philosophy"),
        Objective::SeaBlockade => {
            let port = || table().city(BLUE, "F3", "port");
            let beside = port().units(RED, "F2", "n1").units(RED, "F4", "n1");
            (status(port().units(RED, "F2", "n2")), status(beside))
        }
        Objective::OptimizedStorage => {
            let stores = |text: &str| table().advances(RED, "storage").goods(RED, text);
            (status(stores("f3o3w3")), status(stores("f3o3w2g7")))
        }
        Objective::NavalAssault => {
            let ship = table().without_units("D2").units(RED, "C5", "n1i2").advances(RED, "tactics");
            let mut landed = ship.city(BLUE, "D4", "").cards(RED, card).turn(RED);
            landed.choose("move, march C5, at D4, squad s0i2");
            landed.pass_until(|play| play.who() == RED);
            (landed, won(1, table().city(BLUE, "D4", ""), card))
        }
        Objective::Wealth => supply('g'),
        Objective::LargeFleet => {
            let fleet = || table().units(RED, "F2", "n2");
            (status(fleet()), status(fleet().units(BLUE, "F4", "n2")))
        }
        Objective::OreSupplies => supply('o'),
        Objective::LargeArmy => {
            let army = || table().units(RED, "D2", "i4");
            (status(army()), status(army().units(BLUE, "D7", "i1")))
        }
        Objective::WoodSupplies => supply('w'),
        Objective::Fortifications => most("fortress", "tactics"),
        Objective::FoodSupplies => supply('f'),
        Objective::StandingArmy => {
            let three = || cities("B2 C4 E4").units(RED, "B2", "i1").units(RED, "C4", "i1").units(RED, "E4", "i1");
            (status(three().units(RED, "D2", "i1")), status(three()))
        }
        Objective::Architecture => {
            let three =
                || table().city(RED, "D2", "temple academy fortress").advances(RED, "myths writing tactics fishing");
            (status(three().city(RED, "F3", "port")), status(three()))
        }
        Objective::Militarized => group("tactics siegecraft steel-weapons draft"),
        Objective::GoalFocused => {
            let words = "storage irrigation husbandry";
            (status(table().advances(RED, words)), status(table().advances(RED, words).advances(BLUE, words)))
        }
        Objective::Bold => {
            let soldier = || table().units(BLUE, "D4", "i1");
            fights(4, soldier().advances(BLUE, "tactics siegecraft draft"), soldier())
        }
        Objective::Colony => (status(cities("B6")), status(cities("D5"))),
        Objective::Threat => (status(table().units(RED, "D6", "i4")), status(table().units(RED, "D6", "i3"))),
        Objective::CultureFocus => group("arts sports monuments theaters"),
        Objective::LegendaryBattle => {
            // A Wonder adds to the size in Monumental; in 2012 four will do as long as no such city is larger.
            let city = || table().city(BLUE, "D4", "temple academy fortress").units(BLUE, "D4", "i1");
            let unmet = if in_2012 {
                let larger = city().wonder(BLUE, "D4", "library").city(BLUE, "F7", "temple academy fortress port");
                larger.wonder(BLUE, "F7", "wall").advances(RED, "siegecraft")
            } else {
                city()
            };
            fights(4, city().wonder(BLUE, "D4", "library"), unmet)
        }
        Objective::Consulate => {
            let one = || table().city(BLUE, "D6", "").building(RED, "D6", "academy");
            (status(one().building(RED, "D7", "temple")), status(one()))
        }
        Objective::ScienceFocus => group("math astronomy medicine metallurgy"),
        Objective::TradeFocus => group("bartering trade-routes taxes currency"),
        Objective::Scavenger => {
            let settler = || table().units(BLUE, "D4", "s1");
            fights(1, settler().advances(BLUE, "trade-routes"), settler())
        }
        Objective::Metropolis => {
            let city = |what: &str| table().city(RED, "F3", what);
            (status(city("temple academy fortress port")), status(city("temple academy fortress")))
        }
        Objective::Seafarers => group("fishing navigation war-ships cartography"),
        Objective::Aggressor => fights(4, table().horde("D4", 2), table().horde("D4", 1)),
        Objective::Government => group("nationalism totalitarianism absolute-power forced-labor"),
        Objective::BarbarianConquest => fights(4, table().barbarians("D4", 2), table().barbarians("D4", 1)),
        Objective::Expansionist => (status(cities("B2 D4 B6")), status(cities("B2 D4 B6 D3"))),
        Objective::MilitaryMight => {
            let army = || table().units(RED, "D2", "i4").units(RED, "D3", "i4");
            (status(army().units(RED, "F2", "n4")), status(army().units(RED, "F2", "n3")))
        }
        Objective::CityFounder => {
            let founds = |place: &str| {
                let table = table().without_units("D2").units(RED, place, "s1").cards(RED, card);
                does(table, "found", &format!("at {place}"))
            };
            (founds("B6"), founds("D4"))
        }
        Objective::Resistance => fights(4, table().barbarians("D4", 2), table().horde("D4", 2)),
        Objective::TradePower => {
            let two = || {
                let table = table().city(BLUE, "D4", "").city(BLUE, "D5", "");
                table.units(RED, "D3", "s1").units(RED, "E4", "s1")
            };
            (status(two().units(RED, "E6", "s1")), status(two()))
        }
        Objective::ShippingRoutes => {
            let one = || table().city(BLUE, "D4", "").city(BLUE, "D5", "").units(RED, "C5", "n1");
            (status(one().units(RED, "F4", "n1")), status(one().units(RED, "D3", "s1")))
        }
        Objective::TerrorRegime => {
            let three =
                || cities("B2 C4 E4").city(RED, "D2", "angry").city(RED, "B2", "angry").city(RED, "C4", "angry");
            let turn = |table: Table<G>| table.cards(RED, card).turn(RED);
            (turn(three().city(RED, "E4", "angry")), turn(three()))
        }
        Objective::DiversifiedResearch => group("fishing writing tactics myths bartering arts math"),
        Objective::CulturePower => {
            let temple = || table().building(RED, "D7", "temple");
            (status(temple()), status(temple().building(BLUE, "D2", "temple")))
        }
        Objective::MagnificentCulture => {
            let built = |seat| table().with_state(move |state| state.players[seat].wonder_round = 3);
            (status(built(RED)), status(built(BLUE)))
        }
        Objective::Outpost => {
            let two = || table().units(RED, "D4", "i1").units(RED, "B6", "i1");
            (status(two().units(RED, "F7", "i1")), status(two().units(RED, "D3", "i1")))
        }
        Objective::StarGazers => most("observatory", "math"),
        Objective::Traders => most("market", "bartering"),
        Objective::Legacy => most("obelisk", "arts"),
        Objective::HorsePower => spread("c1"),
        Objective::IvoryTower => spread("e1"),
        Objective::MigrationOfPeoples => {
            let two = || table().without_units("D2").units(RED, "D4", "s2").units(RED, "B6", "s1");
            (status(two().units(RED, "F7", "s1")), status(two().units(RED, "D3", "s1")))
        }
        Objective::Versatility => {
            let most = || table().units(RED, "D2", "i1c1e1").leader(RED, "sulla", "D3");
            (status(most().units(RED, "F2", "n1")), status(most()))
        }
        Objective::HighCulture => {
            let all = |led: u8| {
                let table = table().powers(RED, "aqueducts roman-roads slave-trade provinces");
                table.with_state(move |state| state.players[RED].led = led)
            };
            (status(all(2)), status(all(1)))
        }
        Objective::GreatCommander => {
            let led = |red: &str, blue: &str| {
                let table = table().without_units("D2").units(RED, "D3", red).leader(RED, "augustus", "D3");
                charge(table.units(BLUE, "D4", blue), &format!("s0{red}l1"), card)
            };
            (led("i1", "i2"), led("i2", "i2"))
        }
        Objective::Brutus => {
            let led = |blue: &str| {
                let table = table().without_units("D2").units(RED, "D3", "i4").units(BLUE, "D4", blue);
                charge(table.leader(BLUE, "pericles", "D4"), "s0i4", card)
            };
            (led("i2"), led("i1"))
        }
        Objective::Trample => {
            let army = |red: &str, squad: &str| {
                let table = table().without_units("D2").units(RED, "D3", red).units(BLUE, "D4", "i1");
                charge(table, squad, card)
            };
            (army("c3", "s0i0c3"), army("i3", "s0i3"))
        }
        Objective::SeaCleansing => {
            let fleet = table().units(RED, "B4", "n2").units(RED, "F6", "n2").pirates("C5", 1).pirates("E7", 1);
            let won = |count: u8| move |play: &Play<G>| play.state().turn.corsairs == count;
            let one = fleet.cards(RED, card).turn(RED).fought("move, sail B4, at C5, squad n2s0i0", won(1));
            (one.fought("sail F6, at E7, squad n2s0i0", won(2)), one)
        }
    }
}
