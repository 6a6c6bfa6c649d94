//! The 42 Action cards, for their upper effects (C24).

use tessera_clash::board::{Mood, Side};
use tessera_clash::cards::actions::{ActionCard, Title};
use tessera_clash::edition::Edition;
use tessera_clash::event::Event;
use tessera_clash::prompt::Prompt;

use crate::support::*;
use crate::{does, edition, quietly, refuses};

#[test]
fn every_action_card_of_the_monumental_edition() {
    ActionCard::all().for_each(meet::<Monumental>);
}

#[test]
fn every_action_card_of_2012() {
    ActionCard::all().for_each(meet::<Base2012>);
}

/// Red has just beaten a Barbarian and holds the card.
fn victory<G: InEdition>(card: ActionCard) -> Play<G> {
    let table = Table::<G>::new().without_units("D2").units(RED, "D3", "i4").advances(RED, "tactics").horde("D4", 1);
    let play = table.city(RED, "D2", "angry").goods(RED, "m1").cards(RED, &card.to_string()).turn(RED);
    let won = play.when("move, march D3, at D4, squad s0i4, pass, fight, pass, fight", |play| {
        play.state().battle.is_none() && play.side("D4") == Side::from(RED)
    });
    quietly(won)
}

/// The card is played, then refused.
fn meet<G: InEdition>(card: ActionCard) {
    let table = || Table::<G>::new().cards(RED, &card.to_string());
    let plays = |table: Table<G>, then: &str| {
        let play = does(table, &format!("play {card}"), then);
        assert!(!play.hand(RED).split(' ').any(|held| held == card.to_string()), "{card} is still in hand");
        play
    };
    let cannot = |table: Table<G>, rule: &str| refuses(&table.turn(RED), &format!("play {card}"), rule);
    let near = || table().units(BLUE, "D4", "i1").advances(BLUE, "tactics");
    match card.title(edition::<G>()) {
        Title::QuickAdvance => {
            assert!(plays(table().goods(RED, "c1"), "learn arts").has(RED, "arts"));
            cannot(table(), "C1.6");
        }
        Title::Inspiration => {
            assert!(plays(near(), "learn tactics").has(RED, "tactics"));
            cannot(table().advances(BLUE, "tactics"), "C24.3");
        }
        Title::HeroGeneral => {
            let mut won = victory::<G>(card);
            won.choose(&format!("play {card}, at D2"));
            assert_eq!((won.mood("D2"), won.state().players[RED].goods.mood), (Mood::Happy, 0));
            cannot(table().city(RED, "D2", "angry"), "C21.2");
        }
        Title::Spy => {
            let spied = plays(table().cards(RED, "A41").cards(BLUE, "A42").goods(RED, "c1"), "exchange A41 A42");
            assert_eq!((spied.hand(RED).as_str(), spied.hand(BLUE).as_str()), ("A42", "A41"));
            cannot(table().goods(RED, "c1"), "C21.1");
        }
        Title::Ideas => {
            let taught = table().city(RED, "D2", "academy").advances(RED, "writing").goods(RED, "none");
            assert_eq!(plays(taught, "").goods(RED), "i1");
            cannot(table(), "C24.9");
        }
        Title::GreatIdeas => {
            let mut won = victory::<G>(card);
            won.choose(&format!("play {card}"));
            assert_eq!(won.state().players[RED].goods.ideas, 2);
            cannot(table(), "C21.2");
        }
        Title::Mercenaries => {
            let camp = table().barbarians("D4", 2).city(BLUE, "D5", "").goods(RED, "w2");
            let (then, paid) = match edition::<G>() {
                Edition::Monumental | Edition::Civilizations => ("at D4, at D5", "w1"),
                Edition::Base2012 => ("", "none"),
            };
            let hired = plays(camp, then);
            assert_eq!(hired.goods(RED), paid, "an army, or a unit, each");
            let attacked = |event: &Event| matches!(event, Event::BattleBegan { attacker: Side::BARBARIANS, .. });
            assert!(hired.told(RED).iter().any(attacked));
            cannot(table().goods(RED, "w2"), "C24.13");
        }
        Title::CulturalTakeover => {
            let camp = table().city(RED, "D3", "temple").barbarians("D4", 1).goods(RED, "c8");
            let tried = plays(camp, "");
            let unit = |play: &Play<G>| matches!(play.prompt(), Prompt::TakeOverUnit { .. });
            let mut won = tried.when("influence, at D4, yes", unit);
            won.choose("recruit infantry");
            assert_eq!((won.owner("D4"), won.units("D4").as_str()), (Side::from(RED), "i1"));
            cannot(table(), "C13.9");
        }
        Title::CityDevelopment => {
            let town = || table().city(RED, "B2", "").goods(RED, "c1");
            assert_eq!(plays(town().advances(RED, "writing"), "piece B2 academy").size("B2"), 2);
            cannot(town(), "C8.1");
        }
        Title::ProductionFocus => {
            let town = table().city(RED, "D2", "happy temple").goods(RED, "none");
            assert!(plays(town, "collect").offers("take o3"), "three from the one mountain");
            refuses(&does(table().cards(RED, "A29"), "play A29", ""), &format!("play {card}"), "C4.4");
        }
        Title::Explorer => {
            let dark = Table::<G>::tiles([19, 14, 18, 8, 11, 20, 16, 6]).cards(RED, &card.to_string());
            let found = plays(dark.goods(RED, "c1"), "at D2, at D3, lie straight");
            assert!(found.state().board.revealed.contains(at("D3").index()));
            assert_eq!(found.units("D2"), "s2");
            cannot(table().units(RED, "B2", "s3").goods(RED, "c1"), "C11.10");
        }
        Title::Negotiations => {
            let camp = || table().without_units("D2").units(RED, "D3", "i1").city(BLUE, "D4", "").goods(RED, "c1");
            let peace = plays(camp().advances(RED, "tactics"), "move, march D3");
            refuses(&peace, "at D4", "C24.23");
            let late = quietly(does(camp(), "collect", ""));
            refuses(&late, &format!("play {card}"), "C24.23");
        }
        Title::Leadership => {
            assert_eq!(plays(table().goods(RED, "c1"), "").state().turn.actions, 4);
            cannot(table(), "C1.6");
        }
        Title::Assassination => {
            assert_eq!(plays(table().goods(RED, "c1"), "end").state().turn.actions, 2, "Blue's turn is shorter");
            let hit = table().goods(RED, "c1").with_state(|state| state.players[BLUE].fewer = 1);
            cannot(hit, "C24.27");
        }
        Title::MassProduction => {
            let more = plays(table().city(RED, "D2", "happy").goods(RED, "none"), "collect");
            assert!(more.offered("take").iter().any(|taken| goods(taken).total() == 4), "{:?}", more.options());
            refuses(&does(table().cards(RED, "A19"), "play A19", ""), &format!("play {card}"), "C4.4");
        }
        Title::NewPlans => {
            let mut drawn = plays(table().cards(RED, "O5").goods(RED, "c1"), "");
            let swap = drawn.offered("exchange")[0].clone();
            drawn.choose(&format!("exchange {swap}"));
            assert!(!drawn.hand(RED).contains("O5"));
            cannot(table().goods(RED, "c1"), "C21.1");
        }
        Title::Synergies => {
            let rich = table().goods(RED, "f4").advances(RED, "storage");
            let learned = plays(rich, "learn fishing, learn war-ships");
            assert!(learned.has(RED, "fishing") && learned.has(RED, "war-ships"));
            cannot(table().goods(RED, "f2"), "C5.2");
        }
        Title::TeachUs => {
            let siege = table().without_units("D2").units(RED, "D3", "i1").advances(RED, "tactics");
            let mut play = siege.city(BLUE, "D4", "").advances(BLUE, "fishing").turn(RED);
            refuses(&play, &format!("play {card}"), "C24.35");
            play.choose(&format!("move, march D3, at D4, done?, play {card}, learn fishing"));
            assert!(play.has(RED, "fishing") && play.has(BLUE, "fishing"));
        }
        Title::Militia => {
            assert_eq!(plays(table().goods(RED, "c1"), "").units("D2"), "s1i1");
            cannot(table().units(RED, "D2", "i4").goods(RED, "c1"), "C1.7");
        }
        Title::TechnologyTrade => {
            let mut swapped = plays(near().advances(RED, "storage"), "learn tactics");
            assert_eq!(swapped.who(), BLUE);
            swapped.choose("learn storage");
            assert!(swapped.has(RED, "tactics") && swapped.has(BLUE, "storage"));
            cannot(table().advances(BLUE, "tactics"), "C24.3");
        }
        Title::NewIdeas => {
            let bought = plays(table().goods(RED, "f2"), "learn engineering");
            assert_eq!(bought.state().players[RED].goods.ideas, 2);
            cannot(table().goods(RED, "none"), "C5.2");
        }
    }
}
