//! The lower halves of the 42 Action cards: the tactics (C25).

use tessera_clash::board::Side;
use tessera_clash::cards::actions::ActionCard;
use tessera_clash::cards::tactics::Tactic;
use tessera_clash::edition::Edition;
use tessera_clash::event::Event;
use tessera_clash::event::Thrown;
use tessera_clash::prompt::Prompt;

use crate::support::*;
use crate::{added, edition, refuses, rolls};

#[test]
fn every_tactics_half_of_the_monumental_edition() {
    ActionCard::all().for_each(meet::<Monumental>);
}

#[test]
fn every_tactics_half_of_2012() {
    ActionCard::all().for_each(meet::<Base2012>);
}

/// Red attacks D4 from D3 with some Infantry; Blue defends with some, perhaps in a city.
fn field<G: InEdition>(red: u8, blue: u8, city: Option<&str>) -> Table<G> {
    let table = Table::<G>::new().without_units("D2").units(RED, "D3", &format!("i{red}")).advances(RED, "tactics");
    let table = table.units(BLUE, "D4", &format!("i{blue}")).advances(BLUE, "tactics");
    match city {
        Some(what) => table.city(BLUE, "D4", what),
        None => table,
    }
}

fn attack(red: u8) -> String {
    format!("move, march D3, at D4, squad s0i{red}")
}

/// Red attacks Blue's Ships.
fn at_sea<G: InEdition>() -> Table<G> {
    let table = Table::<G>::new().units(RED, "B4", "n2").advances(RED, "tactics");
    table.units(BLUE, "C5", "n2").advances(BLUE, "tactics")
}

/// The card is used, then refused.
fn meet<G: InEdition>(card: ActionCard) {
    let name = card.to_string();
    let lay = format!("lay {card}");
    let fight = |table: Table<G>, red: u8, cards: &str, hoped: &dyn Fn(&Play<G>) -> bool| {
        let seen = table.turn(RED).when(&format!("{}, {cards}", attack(red)), hoped);
        let used = |event: &Event| matches!(event, Event::TacticsPlayed { card: used, .. } if *used == card);
        assert!(seen.told(RED).iter().any(used), "{card} was not used");
        seen
    };
    let rolled = |play: &Play<G>| rolls(play).is_some();
    let roll = |play: &Play<G>, side: usize| rolls(play).expect("a roll")[side].clone();
    let mine = |red: u8, blue: u8, city: Option<&str>| field::<G>(red, blue, city).cards(RED, &name);
    let theirs = |red: u8, blue: u8, city: Option<&str>| field::<G>(red, blue, city).cards(BLUE, &name);
    let cannot = |table: Table<G>, red: u8| {
        let mut play = table.turn(RED);
        play.choose(&attack(red));
        refuses(&play, &lay, "C14.4");
    };
    let not_at_sea = || {
        let mut play = at_sea::<G>().cards(RED, &name).turn(RED);
        play.choose("move, sail B4, at C5, squad n2s0i0");
        refuses(&play, &lay, "C14.4");
    };
    // Whoever lacks the advance Tactics is not even asked.
    let not_without_tactics = || {
        let table = Table::<G>::new().without_units("D2").units(RED, "D3", "i2").advances(RED, "tactics");
        let mut play = table.units(BLUE, "D4", "i2").cards(BLUE, &name).turn(RED);
        play.choose(&attack(2));
        assert!(rolls(&play).is_some() && play.hand(BLUE) == name);
    };
    match card.tactic() {
        Tactic::Peltasts => {
            let shielded = |play: &Play<G>| {
                play.told(RED).iter().any(|event| matches!(event, Event::Shielded { shielded: true, .. }))
            };
            fight(mine(4, 4, None), 4, &lay, &shielded);
            not_at_sea();
        }
        Tactic::Encircled => {
            let more = |play: &Play<G>| {
                play.told(RED).iter().any(|event| matches!(event, Event::Encircled { lost: [0, 1], .. }))
            };
            fight(mine(4, 4, None), 4, &lay, &more);
            not_at_sea();
        }
        Tactic::WedgeFormation => {
            assert_eq!(added(&roll(&fight(mine(2, 3, None), 2, &lay, &rolled), 0)), 3);
            cannot(theirs(2, 3, None), 2);
        }
        Tactic::HighMorale => {
            assert_eq!(added(&roll(&fight(mine(2, 3, None), 2, &lay, &rolled), 0)), 2);
            not_without_tactics();
        }
        Tactic::HeavyResistance => {
            assert_eq!(added(&roll(&fight(theirs(3, 3, None), 3, &lay, &rolled), 0)), -3);
            cannot(mine(3, 3, None), 3);
        }
        Tactic::HighGround => {
            match edition::<G>() {
                Edition::Monumental | Edition::Civilizations => {
                    let icons = |play: &Play<G>| {
                        rolls(play).is_some_and(|rolls| rolls[0].dice.iter().any(Thrown::shows_infantry))
                    };
                    assert_eq!(roll(&fight(theirs(4, 3, None), 4, &lay, &icons), 0).bonus, 0, "icons do not count");
                }
                Edition::Base2012 => {
                    let more = |play: &Play<G>| rolls(play).is_some_and(|rolls| rolls[1].dice.len() > 3);
                    let dice = roll(&fight(theirs(4, 3, None), 4, &lay, &more), 1).dice;
                    assert_eq!(dice.len(), 3 + dice[..3].iter().filter(|die| die.value == 6).count());
                }
            }
            cannot(mine(2, 1, Some("")), 2);
        }
        Tactic::Surprise => {
            let drew = |play: &Play<G>| {
                play.told(RED).iter().any(|event| matches!(event, Event::DrewAction { seat: RED, .. }))
            };
            let seen = fight(mine(4, 4, None), 4, &lay, &drew);
            assert_eq!(added(&roll(&seen, 0)), 1);
            assert!(seen.told(RED).iter().any(|event| matches!(event, Event::Casualties { lost, .. } if lost[1] > 0)));
            not_without_tactics();
        }
        Tactic::Siege => {
            let asked = |play: &Play<G>| play.who() == BLUE && matches!(play.prompt(), Prompt::PaySiege);
            let city = || mine(3, 2, Some("")).goods(BLUE, "f2");
            let mut paid = fight(city(), 3, &lay, &asked);
            paid.choose("yes");
            assert_eq!((paid.goods(BLUE).as_str(), added(&roll(&paid, 0))), ("none", 1));
            let icons = |play: &Play<G>| {
                let rolls = rolls(play);
                rolls.is_some_and(|rolls| {
                    edition::<G>() == Edition::Base2012 || rolls[1].dice.iter().any(Thrown::shows_infantry)
                })
            };
            let hungry = fight(city(), 3, &format!("{lay}, no"), &icons);
            let expected = if edition::<G>() == Edition::Base2012 { -2 } else { 0 };
            assert_eq!(roll(&hungry, 1).bonus, expected, "-2 in 2012, no icons in Monumental");
            cannot(mine(3, 2, None), 3);
        }
        Tactic::ForThePeople => {
            assert_eq!(roll(&fight(theirs(2, 2, Some("")), 2, &lay, &rolled), 1).dice.len(), 3);
            cannot(theirs(2, 2, None), 2);
        }
        Tactic::ImprovedDefenses => {
            let strong = |play: &Play<G>| rolls(play).is_some_and(|rolls| (10..15).contains(&rolls[0].value));
            let seen = fight(theirs(4, 4, Some("")), 4, &lay, &strong);
            let lost = seen.told(RED).into_iter().find_map(|event| match event {
                Event::Casualties { lost, .. } => Some(lost[1]),
                _ => None,
            });
            assert_eq!(lost, Some(1), "one of two hits");
            cannot(theirs(2, 2, None), 2);
        }
        Tactic::TacticalRetreat => {
            let asked = |play: &Play<G>| matches!(play.prompt(), Prompt::WithdrawTo { .. });
            let mut away = fight(theirs(2, 2, Some("")), 2, &lay, &asked);
            away.choose("at D5");
            assert_eq!((away.units("D5").as_str(), away.owner("D4")), ("i2", Side::from(RED)));
            cannot(mine(2, 2, None), 2);
        }
        Tactic::DefensiveFormation => {
            assert_eq!(roll(&fight(theirs(2, 2, None), 2, &lay, &rolled), 1).dice.len(), 3);
            cannot(mine(2, 2, None), 2);
        }
        Tactic::Scout => {
            let seen = fight(mine(3, 3, None).cards(BLUE, "A6"), 3, &format!("{lay}, lay A6"), &rolled);
            assert_eq!(added(&roll(&seen, 1)), 0, "no High Morale");
            assert!(seen.hand(RED).contains("A6"));
            not_without_tactics();
        }
        Tactic::Martyr => {
            let seen = fight(mine(3, 3, None).cards(BLUE, "A6"), 3, &format!("{lay}, lay A6"), &rolled);
            assert_eq!((roll(&seen, 0).dice.len(), roll(&seen, 1).dice.len()), (2, 2));
            assert_eq!(added(&roll(&seen, 1)), 0, "no High Morale");
            let walls = Table::<G>::new().without_units("D2").units(RED, "D3", "i2").advances(RED, "tactics");
            let walls = walls.city(BLUE, "D4", "fortress").advances(BLUE, "tactics");
            cannot(walls.cards(BLUE, &name), 2);
        }
        Tactic::Archers => {
            let hit =
                |play: &Play<G>| play.told(RED).iter().any(|event| matches!(event, Event::Shot { hit: true, .. }));
            assert_eq!(roll(&fight(mine(3, 3, None), 3, &lay, &hit), 1).dice.len(), 2);
            not_at_sea();
        }
        Tactic::Flanking => {
            assert_eq!(roll(&fight(mine(2, 2, None), 2, &lay, &rolled), 0).dice.len(), 3);
            cannot(theirs(2, 2, None), 2);
        }
    }
}
