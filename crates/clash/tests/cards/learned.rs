//! All 48 advances: what each is for shows with it, and does not without it (C22).

use tessera_clash::board::Side;
use tessera_clash::components::advances::Advance;
use tessera_clash::components::wonders::Wonder;
use tessera_clash::edition::Edition;
use tessera_clash::event::Event;
use tessera_clash::goods::Goods;
use tessera_clash::prompt::Prompt;
use tessera_kernel::Seat;

use crate::support::*;
use crate::{added, does, edition, rolls};

#[test]
fn every_advance_of_the_monumental_edition() {
    Advance::ALL.into_iter().for_each(meet::<Monumental>);
}

#[test]
fn every_advance_of_2012() {
    Advance::ALL.into_iter().for_each(meet::<Base2012>);
}

fn meet<G: InEdition>(advance: Advance) {
    assert!(works::<G>(advance, true), "{advance}");
    assert!(!works::<G>(advance, false), "without {advance}");
}

/// Everything a Collect may bring, or has brought where there was no choice.
fn harvests<G: InEdition>(play: &Play<G>) -> Vec<Goods> {
    let offered = play.offered("take");
    if offered.is_empty() {
        return vec![play.state().players[RED].goods];
    }
    offered.iter().map(|taken| goods(taken)).collect()
}

/// The losses of the first round, attacker first.
fn losses<G: InEdition>(play: &Play<G>) -> Option<[u8; 2]> {
    play.told(RED).into_iter().find_map(|event| match event {
        Event::Casualties { lost, .. } => Some(lost),
        _ => None,
    })
}

/// Whether what an advance is for shows in a position, with the advance or without it.
fn works<G: InEdition>(advance: Advance, owned: bool) -> bool {
    let in_2012 = edition::<G>() == Edition::Base2012;
    let learned = |seat: Seat, table: Table<G>| {
        table.with_state(move |state| {
            let player = &mut state.players[seat];
            if owned {
                player.advances.insert(advance);
            } else {
                player.advances.remove(advance);
            }
            // In 2012 tokens need levels.
            (player.culture_level, player.mood_level) = (8, 8);
        })
    };
    let of_red = |table: Table<G>| learned(RED, table);
    let table = |goods: &str| of_red(Table::new().goods(RED, goods));
    let offers = |table: Table<G>, choice: &str| table.turn(RED).offers(choice);
    let uses = |table: Table<G>| offers(table, &format!("use {advance}"));
    let two_cities = |goods: &str| table(goods).city(RED, "B2", "");
    let near = |goods: &str| table(goods).city(RED, "D4", "temple academy").city(BLUE, "D6", "academy");
    // Red's D2 (size 1) reaches Blue's D4 only with a boost, which Blue's advance may forbid.
    let is_safe = |city: &str| {
        let blue = Table::new().city(BLUE, "D4", city).units(BLUE, "D4", "i1").advances(BLUE, "myths");
        !offers(learned(BLUE, blue).goods(RED, "c3"), "influence")
    };
    let army = |count: u8| Table::<G>::new().without_units("D2").units(RED, "D3", &format!("i{count}"));
    let attack = |table: Table<G>, count: u8| {
        let mut play = table.advances(RED, "tactics").turn(RED);
        play.choose(&format!("move, march D3, at D4, squad s0i{count}"));
        play
    };
    match advance {
        Advance::Farming => harvests(&does(table("none"), "collect", "")).iter().any(|taken| taken.food > 0),
        Advance::Storage => table("none").turn(RED).view(RED).players[RED].limits.food > 2,
        Advance::Irrigation => {
            let city = table("none").city(RED, "D2", "happy temple academy fortress").advances(RED, "storage");
            harvests(&does(city, "collect", "")).iter().any(|taken| taken.food == 4)
        }
        Advance::Husbandry => {
            let city = table("f1").city(RED, "C4", "happy temple academy").advances(RED, "storage");
            let play = does(city, "collect", "at C4");
            matches!(play.prompt(), Prompt::UseHusbandry { .. }) || harvests(&play).iter().any(|taken| taken.wood == 3)
        }
        Advance::Mining => harvests(&does(table("none"), "collect", "")).iter().any(|taken| taken.ore > 0),
        Advance::Engineering => {
            let rich = two_cities("f7o7w7c7").city(RED, "D2", "happy").advances(RED, "storage irrigation");
            let rich = if in_2012 {
                rich.with_state(|state| {
                    let left = state.wonders.iter().copied().filter(|&card| card != Wonder::Gardens as u8);
                    state.wonders = left.collect::<Vec<_>>().into_iter().collect();
                    state.wonders_open.insert(Wonder::Gardens);
                })
            } else {
                rich.wonder_card(RED, "gardens")
            };
            offers(rich, "construct")
        }
        Advance::Sanitation => {
            !matches!(table("none").units(RED, "D2", "i2").event(RED, "E2").prompt(), Prompt::LoseUnit)
        }
        Advance::Roads => {
            let mut play = table("f2o2").units(RED, "D2", "i2").advances(RED, "tactics").turn(RED);
            play.choose("move, march D2");
            play.offers("at D4")
        }
        Advance::Fishing => offers(table("f1o1w1").city(RED, "F7", ""), "construct"),
        Advance::Navigation => offers(table("none").without_units("D2").units(RED, "A7", "n1"), "move"),
        Advance::WarShips => {
            let fleets = table("none").units(RED, "B4", "n3").units(BLUE, "C5", "n4").turn(RED);
            let one_hit = |play: &Play<G>| rolls(play).is_some_and(|rolls| (5..10).contains(&rolls[1].value));
            let seen = fleets.when("move, sail B4, at C5, squad n3s0i0", one_hit);
            losses(&seen).is_some_and(|lost| lost[0] == 0)
        }
        Advance::Cartography if in_2012 => uses(table("none").units(RED, "B4", "n1")),
        Advance::Cartography => {
            let ship = table("none").without_units("D2").units(RED, "B4", "n1");
            does(ship, "move", "sail B4, at C5, done?").state().players[RED].goods.ideas == 1
        }
        Advance::Writing => offers(two_cities("f1o1w1"), "construct"),
        Advance::PublicEducation => {
            let mut play = does(table("none").city(RED, "D2", "academy").advances(RED, "writing"), "collect", "");
            play.first_until_turn().state().players[RED].goods.ideas == 1
        }
        Advance::FreeEducation if in_2012 => {
            let mut play = does(table("i2"), "advance", "learn engineering");
            play.first_until_turn().state().players[RED].goods.mood == 1
        }
        Advance::FreeEducation => {
            let play = does(table("f1i2"), "advance", "learn storage, pay f1i1");
            matches!(play.prompt(), Prompt::UseFreeEducation)
        }
        Advance::Philosophy => does(table("f2"), "advance", "learn math").state().players[RED].goods.ideas == 1,
        Advance::Tactics => offers(table("none").without_units("D2").units(RED, "D2", "i1"), "move"),
        Advance::Siegecraft => {
            let walls = of_red(army(2)).city(BLUE, "D4", "fortress").advances(BLUE, "tactics").goods(RED, "o2w2");
            matches!(attack(walls, 2).prompt(), Prompt::Siegecraft { .. })
        }
        Advance::SteelWeapons if in_2012 => {
            let field = of_red(army(3)).horde("D4", 4).advances(RED, "tactics").turn(RED);
            let one_hit = |play: &Play<G>| rolls(play).is_some_and(|rolls| (5..10).contains(&rolls[0].value));
            let seen = field.when("move, march D3, at D4, squad s0i3", one_hit);
            losses(&seen).is_some_and(|lost| lost[1] == 2)
        }
        Advance::SteelWeapons => {
            let play = attack(of_red(army(2)).horde("D4", 2).goods(RED, "o1"), 2);
            matches!(play.prompt(), Prompt::SteelWeapons { .. })
        }
        Advance::Draft => offers(table("m1"), "recruit"),
        Advance::Myths => {
            let play = table("m1").city(RED, "F3", "happy").event(RED, "E32");
            matches!(play.prompt(), Prompt::UseMyths { .. })
        }
        Advance::Rituals => offers(table("f1").city(RED, "D2", "neutral"), "happiness"),
        Advance::Priesthood => offers(table("none"), "advance"),
        Advance::StateReligion => offers(two_cities("o1w1").advances(RED, "myths"), "construct"),
        Advance::Bartering => uses(table("f1").cards(RED, "A5")),
        Advance::TradeRoutes => {
            let trader = table("none").city(BLUE, "D4", "").units(RED, "D3", "s1");
            trader.turn(RED).goods(RED) == "f1"
        }
        Advance::Taxes => uses(table("m1")),
        Advance::Currency => {
            let trader = table("none").city(BLUE, "D4", "").units(RED, "D3", "s1").advances(RED, "trade-routes");
            matches!(trader.turn(RED).prompt(), Prompt::TradeGold { .. })
        }
        Advance::Arts => uses(near("c1")),
        Advance::Sports if in_2012 => offers(table("m2").city(RED, "D2", "neutral temple academy"), "happiness"),
        Advance::Sports => uses(table("c1").city(RED, "D2", "neutral")),
        Advance::Monuments if in_2012 => {
            let word = if owned { "monuments" } else { "theaters" };
            let play = does(Table::<G>::new().advances(RED, "arts"), "advance", &format!("learn {word}"));
            play.state().players[RED].wonders.len() == 1
        }
        Advance::Monuments => {
            let city = Table::new().city(RED, "D4", "temple academy").city(BLUE, "D6", "academy");
            !offers(learned(BLUE, city.wonder(BLUE, "D6", "wall")), "influence")
        }
        Advance::Theaters => uses(table("m1")),
        Advance::Math => offers(table("none"), "advance"),
        Advance::Astronomy => offers(table("none").advances(RED, "fishing"), "advance"),
        Advance::Medicine if in_2012 => {
            does(table("none").advances(RED, "math"), "advance", "").offers("learn metallurgy")
        }
        Advance::Medicine => {
            matches!(does(table("f1o1"), "recruit", "recruit infantry").prompt(), Prompt::UseMedicine)
        }
        Advance::Metallurgy if in_2012 => offers(table("none").advances(RED, "tactics"), "advance"),
        Advance::Metallurgy => does(table("none").city(RED, "D5", "temple"), "collect", "at D5").offers("take o1g1"),
        Advance::Voting => uses(table("m2").city(RED, "D2", "neutral")),
        Advance::SeparationOfPower => is_safe("happy academy"),
        Advance::CivilLiberties => uses(table("none")),
        Advance::FreeEconomy if in_2012 => {
            does(table("none"), "collect", "").first_until_turn().state().turn.actions == 3
        }
        Advance::FreeEconomy => uses(table("m1")),
        Advance::Nationalism => {
            matches!(does(table("f1o1"), "recruit", "recruit infantry").prompt(), Prompt::TakeToken)
        }
        Advance::Totalitarianism => is_safe("neutral academy"),
        Advance::AbsolutePower => uses(table("m2")),
        Advance::ForcedLabor => uses(table("m1").city(RED, "D2", "angry")),
        Advance::Dogma => {
            let town = two_cities("f1o1w1").advances(RED, "myths");
            let play = does(town, "construct", "at D2, build temple, take m1");
            matches!(play.prompt(), Prompt::LearnFree)
        }
        Advance::Devotion => is_safe("neutral academy temple"),
        Advance::Conversion => {
            let four = |play: &Play<G>| {
                play.told(RED).iter().any(|event| matches!(event, Event::InfluenceRolled { roll: 4, .. }))
            };
            near("none").turn(RED).when("influence, at D6", four).colour("D6", "academy") == Side::from(RED)
        }
        Advance::Fanaticism => {
            let city = army(2).city(BLUE, "D4", "temple").units(BLUE, "D4", "i2").advances(BLUE, "myths");
            let play = attack(learned(BLUE, city), 2);
            added(&rolls(&play).expect("a roll")[1]) == 2
        }
    }
}
