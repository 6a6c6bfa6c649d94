//! Peoples at the table: choosing one, Leaders and mixed armies in battle, Pirates, powers that answer others.

use serde_json::{Value, json};
use tessera_clash::board::Side;
use tessera_clash::choice::Choice;
use tessera_clash::components::buildings::Unit;
use tessera_clash::components::civilizations::{Civilization, Leader, Power};
use tessera_clash::edition::Edition;
use tessera_clash::event::{Event, Roll};
use tessera_clash::prompt::Prompt;
use tessera_clash::units::Units;
use tessera_kernel::{Decision, Seat, Viewer};
use tessera_words::{Language, Speaker};

use super::position::{Game, after, begun, record_for, search_peoples};
use super::together::{SEATS, Table, english};
use super::{SHELVES, assert_fits_a_phone, assert_french};
use crate::chromium::{Browser, DESK, Kind};
use crate::records::take_over;
use crate::site::Site;

/// Boards a player may choose from.
fn offered(decision: &Decision<tessera_clash::Clash>) -> Vec<Civilization> {
    let people = |choice: &Choice| match choice {
        Choice::People(people) => Some(*people),
        _ => None,
    };
    decision.options.iter().filter_map(people).collect()
}

/// Everything that is printed on the board of a people and its Leaders' cards.
fn printed(people: Civilization, speaker: &Speaker<'_>) -> Vec<String> {
    let of_leaders = people.leaders().flat_map(Leader::abilities);
    let powers = people.advances().chain(of_leaders);
    let names = people.leaders().map(|leader| speaker.say_capital(&leader.name()));
    let texts = powers.flat_map(|power| [speaker.say_capital(&power.name()), speaker.say(&power.text())]);
    let needs = people.advances().map(|power| speaker.say(&power.origin(Edition::Monumental)));
    names.chain(texts).chain(needs).collect()
}

/// One of two boards is chosen by clicking it; until then both are shown whole, and after that one's own.
async fn assert_chosen(name: &str, kind: Kind) {
    let language = if kind.language == "fr" { Language::French } else { Language::English };
    let speaker = Speaker::new(language, &[]);
    let site = Site::start(name);
    let browser = Browser::open(kind).await;
    let game = begun("two", 2, 1);
    let asked = game.decisions()[0].clone();
    let peoples = offered(&asked);
    assert_eq!((asked.prompt, peoples.len()), (Prompt::ChoosePeople, 2));
    take_over(&browser, &site, &record_for(&game, &[asked.seat])).await;
    for &people in &peoples {
        let choice = Choice::People(people).to_string();
        let board =
            format!("return document.querySelector(`#shelf-people .people-board[data-option='{choice}']`).textContent");
        let board = browser.run(&board).await.as_str().expect("text").to_owned();
        for words in printed(people, &speaker) {
            assert!(board.contains(&words), "'{words}' is not on the board: {board}");
        }
    }
    let chosen = peoples[1];
    let before = browser.asked().await;
    browser.click(&format!("#shelf-people .people-board[data-option='people {chosen}']")).await;
    browser.asked_anew(before).await;
    // No advance of its own yet, and every Leader waits.
    browser.until("return document.querySelectorAll('#shelf-people .people-board').length === 0").await;
    let own =
        "return [...document.querySelectorAll('#people-own .power.locked .power-name')].map((one) => one.textContent)";
    let advances: Vec<String> = chosen.advances().map(|power| speaker.say_capital(&power.name())).collect();
    assert_eq!(browser.run(own).await, json!(advances));
    let leaders = "return [...document.querySelectorAll('#people-own .leader-card:not(.in-play, .lost) .leader-head b')].map((one) => one.textContent)";
    let names: Vec<String> = chosen.leaders().map(|leader| speaker.say_capital(&leader.name())).collect();
    assert_eq!(browser.run(leaders).await, json!(names));
    let told = browser.run("return document.querySelector('#log').textContent").await;
    let people = speaker.say(&chosen.name()).to_lowercase();
    assert!(told.as_str().is_some_and(|told| told.to_lowercase().contains(&people)), "{people}: {told}");
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_people_is_chosen_by_its_whole_board() {
    assert_chosen("clash-people", DESK).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_people_is_chosen_on_a_french_phone() {
    assert_chosen("clash-people-phone", Kind { language: "fr", phone: true }).await;
}

/// Whether a unit fights on land.
const fn is_army(unit: Unit) -> bool {
    !matches!(unit, Unit::Settler | Unit::Ship | Unit::Pirate)
}

/// What everyone saw of the rolls since a line of the log.
fn rolls(game: &Game, from: usize) -> Vec<[Roll; 2]> {
    let log = game.log(Viewer::Spectator).into_iter().skip(from);
    log.filter_map(|line| match line.event {
        Event::Rolled { rolls, .. } => Some(*rolls),
        _ => None,
    })
    .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn mixed_armies_with_a_leader_fight() {
    // Two armies with three kinds of units among them, one of them led, before the first roll.
    let found = |game: &Game| {
        game.state().battle.filter(|battle| battle.round == 1 && !battle.fought && !battle.sea)?;
        let view = game.view(Viewer::Spectator);
        let battle = &view.battle.as_ref()?.battle;
        let armies = [view.squad.units, view.space(battle.at)?.units.units];
        let people = battle.sides.iter().all(|side| side.seat().is_some());
        let fights = |unit: &Unit| is_army(*unit) && armies.iter().any(|army| army[*unit] > 0);
        let kinds = Unit::ALL.iter().filter(|unit| fights(unit)).count();
        let stands = armies.iter().all(|army| army.kinds().any(|(unit, _)| is_army(unit)));
        (people && stands && kinds > 2 && fights(&Unit::Leader)).then_some((battle.sides, armies))
    };
    let (game, (sides, armies)) = search_peoples(2, found);
    let from = game.log(Viewer::Spectator).len();
    let mut table = Table::open("clash-mixed", game).await;
    // Who fights for whom is the same in both browsers: every kind with its number.
    let fighters = "return [...document.querySelectorAll('#scene .battle .fighter')].map((one) => \
                    [...one.querySelectorAll('.left')].map((one) => one.textContent.trim()))";
    let amounts = |army: &Units| -> Vec<String> {
        let fighting = army.kinds().filter(|(unit, _)| is_army(*unit));
        fighting.map(|(unit, count)| english().say(&unit.amount(count))).collect()
    };
    let expected = json!(armies.each_ref().map(amounts));
    for browser in &table.browsers {
        browser.until("return !!document.querySelector('#scene .battle')").await;
        assert_eq!(browser.run(fighters).await, expected);
    }
    for _ in 0..60 {
        if table.game.view(Viewer::Spectator).battle.is_none() {
            break;
        }
        let asked = table.game.decisions()[0].clone();
        // Nobody runs away; what is lost is what comes first.
        let choice = asked.options.iter().copied().find(|choice| *choice == Choice::Fight).unwrap_or(asked.options[0]);
        table.click(asked.seat, &choice.to_string()).await;
    }
    assert!(table.game.view(Viewer::Spectator).battle.is_none(), "the battle never ends");
    // Every die of every round is shown, whether a unit made use of it, and every bonus with its cause.
    let rolls = rolls(&table.game, from);
    assert!(!rolls.is_empty());
    let dice: Vec<usize> = rolls.iter().flatten().map(|roll| roll.dice.len()).collect();
    let used: Vec<usize> = rolls.iter().flatten().map(|roll| roll.dice.iter().filter(|die| die.used).count()).collect();
    let causes: Vec<Vec<String>> = rolls
        .iter()
        .flatten()
        .map(|roll| {
            roll.causes.iter().map(|(cause, _)| english().say_capital(&cause.name(Edition::Monumental))).collect()
        })
        .collect();
    let halves = |what: &str| {
        format!(
            "return [...document.querySelectorAll('#scene .battle.done .fight-side')].filter((one) => one.querySelector('.dice')).map((one) => {what})"
        )
    };
    for browser in &table.browsers {
        browser.until("return !!document.querySelector('#scene .battle.done .verdict')").await;
        assert_eq!(browser.run(&halves("one.querySelectorAll('.dice .die').length")).await, json!(dice));
        assert_eq!(browser.run(&halves("one.querySelectorAll('.dice .die.used').length")).await, json!(used));
        let told = halves(
            "[...one.querySelectorAll('.sum tr:not(.total-row)')].slice(1).map((row) => row.cells[0].textContent.trim())",
        );
        assert_eq!(browser.run(&told).await, json!(causes));
    }
    // Where a Leader still stands, his figure does, on both boards; who has fallen is told.
    let view = table.game.view(Viewer::Spectator);
    let mut led = 0;
    for seat in sides.iter().filter_map(|side| side.seat()) {
        let stands = view.spaces.iter().find(|there| there.units.side.is(seat) && there.units[Unit::Leader] > 0);
        led += usize::from(stands.is_some());
        let at = stands.map(|there| there.space.to_string());
        let drawn = format!(
            "return document.querySelector(`#board .piece[data-kind=leader][data-seat='{seat}']`)?.dataset.hex ?? null"
        );
        for browser in &table.browsers {
            assert_eq!(browser.run(&drawn).await, json!(at), "the Leader of seat {seat}");
        }
    }
    let fell = table.game.log(Viewer::Spectator).into_iter().skip(from);
    let fell = fell.filter(|line| matches!(line.event, Event::LeaderFell { .. })).count();
    assert!(led + fell > 0, "somebody was led");
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pirates_appear_and_raid() {
    // Whoever draws the Event says where a Pirate ship appears, and then the Pirates take something.
    let found = |game: &Game| {
        let asked = game.decisions().first()?;
        matches!(asked.prompt, Prompt::PlacePirate { .. }).then_some(())?;
        asked.options.iter().copied().find_map(|choice| {
            let next = after(game, asked.seat, &choice);
            let next = next.decisions().first()?;
            matches!(next.prompt, Prompt::PirateRaid).then_some((asked.seat, choice))
        })
    };
    let (game, (seat, choice)) = search_peoples(2, found);
    let Choice::At(place) = choice else { panic!("a place is chosen, not {choice}") };
    let mut table = Table::open("clash-pirates", game).await;
    let ship =
        format!("return document.querySelectorAll(`#board .piece[data-kind=pirate][data-hex='{place}']`).length");
    let before = table.browsers[0].run(&ship).await.as_u64().expect("a number");
    let spot = format!("return !!document.querySelector(`#board [data-choice='{choice}']`)");
    table.browsers[seat.index()].until(&spot).await;
    table.click(seat, &choice.to_string()).await;
    for browser in &table.browsers {
        browser.until(&format!("return ((() => {{ {ship} }})()) >= {}", before.max(1))).await;
        // A figure of its own, whatever the colours.
        let figure = format!(
            "return document.querySelector(`#board .piece[data-kind=pirate][data-hex='{place}'] use`).getAttribute('href')"
        );
        assert_eq!(browser.run(&figure).await, json!(format!("#pirate-{}", Side::PIRATES.index())));
    }
    // The raid: one pays, both see what is gone.
    let asked = table.game.decisions()[0].clone();
    assert_eq!(asked.prompt, Prompt::PirateRaid);
    let goods = |game: &Game| game.view(Viewer::Spectator).players[asked.seat].goods;
    let had = goods(&table.game).total();
    table.click(asked.seat, &asked.options[0].to_string()).await;
    let raided = table.game.log(Viewer::Spectator).into_iter().rev().find_map(|line| match line.event {
        Event::Raided { seat, goods } if seat == asked.seat => Some(goods),
        _ => None,
    });
    assert_eq!(raided.map(|goods| goods.total()), Some(1), "the Pirates have taken something");
    assert_eq!(goods(&table.game).total() + 1, had);
    let told = tessera_kernel::AnyMatch::log(&table.game, Viewer::Spectator, 0);
    let told: Vec<String> = told.iter().map(|line| english().say(&line.phrase)).collect();
    assert!(told.iter().any(|line| line.contains("irates take")), "{told:?}");
    for browser in &table.browsers {
        browser.until("return document.querySelector('#log').textContent.includes('irates take')").await;
    }
    table.close().await;
}

/// A power that somebody may use now, in another's turn.
fn reaction(game: &Game) -> Option<(Seat, Power)> {
    let asked = game.decisions().first()?;
    let Prompt::UsePower { power, .. } = asked.prompt else { return None };
    let turn = game.view(Viewer::Spectator).turn?;
    (turn.seat != asked.seat && asked.options.contains(&Choice::Yes)).then_some((asked.seat, power))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_power_answers_in_anothers_turn() {
    let (game, (seat, power)) = search_peoples(2, reaction);
    let other = SEATS[1 - seat.index()];
    let (name, text) = (english().say_capital(&power.name()), english().say(&power.text()));
    let from = game.log(Viewer::Spectator).len();
    let mut table = Table::open("clash-reaction", game).await;
    // The one is asked, with the power's name and what it does; the other sees who is asked what, and waits.
    let asked = table.browsers[seat.index()].run("return document.querySelector('#prompt').textContent").await;
    let asked = asked.as_str().expect("text").to_lowercase();
    assert!(asked.contains(&name.to_lowercase()) && asked.contains(&text.to_lowercase()), "{name}: {asked}");
    let waits = "const p = document.querySelector('#prompt'); return p.dataset.mine === undefined && p.querySelector('.deciding')?.textContent";
    let waiting = table.browsers[other.index()].until(waits).await;
    assert!(waiting.as_str().is_some_and(|text| text.to_lowercase().contains(&name.to_lowercase())), "{waiting}");
    let options = "return document.querySelectorAll('button[name=choice]').length";
    assert_eq!(table.browsers[other.index()].run(options).await, Value::from(0));
    table.click(seat, &Choice::Yes.to_string()).await;
    // Both read that it was used.
    let used = table.game.log(Viewer::Spectator).into_iter().skip(from);
    let used = used.filter(|line| matches!(line.event, Event::Invoked { power: used, .. } if used == power)).count();
    let told =
        format!("return document.querySelector('#log').textContent.toLowerCase().includes({:?})", name.to_lowercase());
    for browser in &table.browsers {
        browser.until(&told).await;
    }
    assert!(used <= 1, "it was used once");
    table.close().await;
}

/// A game with peoples that has come far: a Leader, a power of the people and Pirates are in play, and it is somebody's turn.
fn developed() -> Game {
    search_peoples(2, |game| {
        let asked = game.decisions().first()?;
        matches!(asked.prompt, Prompt::Turn { .. }).then_some(())?;
        let view = game.view(Viewer::Spectator);
        let player = &view.players[asked.seat];
        let pirates = view.spaces.iter().any(|there| there.units[Unit::Pirate] > 0);
        (view.age >= 4 && pirates && player.leader.is_some() && player.powers.len() > 2).then_some(())
    })
    .0
}

#[tokio::test(flavor = "multi_thread")]
async fn peoples_speak_french() {
    assert_french(
        "clash-peoples-french",
        &developed(),
        &["Civilisation", "Chef", "Cavalerie", "Éléphant", "Obélisque"],
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_has_room_for_peoples() {
    let shelves: Vec<&str> = SHELVES.into_iter().chain(["shelf-people"]).collect();
    assert_fits_a_phone("clash-peoples-phone", "fr", &developed(), &shelves).await;
}
