//! Two people at one table: a battle, a trade, an Event.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tessera_clash::cards::actions::ActionCard;
use tessera_clash::cards::objectives::ObjectiveCard;
use tessera_clash::choice::{Choice, Item};
use tessera_clash::edition::Edition;
use tessera_clash::goods::Good;
use tessera_clash::prompt::Prompt;
use tessera_clash::state::{Battle, Stage};
use tessera_kernel::{AnyMatch, Seat, Viewer};
use tessera_words::{Language, Speaker};

use super::position::{Game, after, record_for, search};
use crate::chromium::{Browser, DESK};
use crate::records::take_over_together;
use crate::site::Site;

pub(super) const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

/// Two browsers at the table of a game, and the game as the rules have it.
pub(super) struct Table {
    _site: Site,
    pub(super) browsers: [Browser; 2],
    pub(super) game: Game,
}

impl Table {
    pub(super) async fn open(name: &str, game: Game) -> Self {
        let site = Site::start(name);
        let browsers = [Browser::open(DESK).await, Browser::open(DESK).await];
        take_over_together(&browsers[0], &browsers[1], &site, &record_for(&game, &SEATS)).await;
        let mut table = Self { _site: site, browsers, game };
        for browser in &table.browsers {
            browser.hear_everything().await;
        }
        table.catch_up().await;
        table
    }

    /// Both pages have come as far as the game, and the game as far as the pages: choices without an alternative are made
    /// by the server.
    async fn catch_up(&mut self) {
        loop {
            let at = AnyMatch::sequence(&self.game) as i64;
            for browser in &self.browsers {
                browser.until(&format!("return +document.querySelector('#prompt').dataset.sequence >= {at}")).await;
            }
            let shown = self.browsers[0].sequence().await.max(self.browsers[1].sequence().await);
            if shown == at {
                return;
            }
            let asked = self.game.decisions()[0].clone();
            assert_eq!(asked.options.len(), 1, "nobody chose this: {:?}", asked.prompt);
            self.game.answer(asked.seat, &asked.options[0]).expect("an option");
        }
    }

    /// Somebody clicks a choice where it can be seen.
    pub(super) async fn click(&mut self, seat: Seat, choice: &str) {
        let browser = &self.browsers[seat.index()];
        browser.until("return document.querySelector('#prompt').dataset.mine === 'yes'").await;
        let places = [
            format!("#board [data-choice='{choice}']"),
            format!(".shelf button[data-option='{choice}']"),
            format!("#choose button[value='{choice}']"),
        ];
        let shown = format!(
            "return {}.find((place) => document.querySelector(place)?.getClientRects().length) ?? ''",
            json!(places)
        );
        let place = browser.until(&shown).await;
        browser.click(place.as_str().filter(|place| !place.is_empty()).expect("the choice is on the page")).await;
        self.game.answer_text(seat, choice).expect("the rules offer it too");
        self.catch_up().await;
    }

    pub(super) async fn close(self) {
        for browser in self.browsers {
            browser.close().await;
        }
    }
}

/// What is written on cards.
struct Faces(BTreeSet<String>);

impl Faces {
    fn of(actions: &[ActionCard], objectives: &[ObjectiveCard]) -> Self {
        let mut faces = Self(BTreeSet::new());
        actions.iter().for_each(|&card| faces.action(card));
        objectives.iter().for_each(|&card| faces.objective(card));
        faces
    }

    fn action(&mut self, card: ActionCard) {
        let (title, tactic) = (card.title(Edition::Monumental), card.tactic());
        let words = [title.name(Edition::Monumental), tactic.name()];
        self.0.extend(words.iter().map(|name| format!(">{}<", english().say_capital(name))));
        let texts = [title.text(Edition::Monumental), tactic.text(Edition::Monumental)];
        self.0.extend(texts.iter().map(|text| english().say(text)));
    }

    fn objective(&mut self, card: ObjectiveCard) {
        self.0.extend(card.objectives().iter().map(|one| format!(">{}<", english().say_capital(&one.name()))));
    }
}

pub(super) const fn english() -> Speaker<'static> {
    Speaker::new(Language::English, &[])
}

/// What only a player knows: the cards of their hand and the one that lies face down. Taken from the state, not from a
/// view: a view that tells too much must not excuse itself.
fn hidden(game: &Game, holder: Seat) -> (Vec<ActionCard>, Vec<ObjectiveCard>) {
    let (state, player) = (game.state(), &game.state().players[holder]);
    let mut actions: Vec<ActionCard> = player.actions.iter().map(ActionCard::new).collect();
    if let Some(battle) = state.battle.filter(|battle| !is_open(battle)) {
        let own = battle.sides.iter().zip(battle.cards).filter(|(side, _)| side.seat() == Some(holder));
        actions.extend(own.filter_map(|(_, card)| card));
    }
    (actions, player.objectives.iter().map(ObjectiveCard::new).collect())
}

/// Whether the tactics of a round have been turned up.
fn is_open(battle: &Battle) -> bool {
    !matches!(battle.stage, Stage::Prepare | Stage::AttackCard | Stage::DefendCard | Stage::Reveal)
}

/// What somebody's browser has got since the last look: the page as it is, what came over the network, the page anew.
async fn received(browser: &Browser) -> String {
    let all = "const heard = window.heard; window.heard = ''; return fetch(location.href).then((r) => r.text()) \
               .then((page) => document.documentElement.outerHTML + heard + page)";
    browser.run(all).await.as_str().expect("text").to_owned()
}

/// Neither page nor network tells anybody what the other holds. Returns how much was looked for.
async fn assert_secrets_kept(table: &Table) -> usize {
    let received = [received(&table.browsers[0]).await, received(&table.browsers[1]).await];
    let mut compared = 0;
    for (reader, holder) in [(SEATS[0], SEATS[1]), (SEATS[1], SEATS[0])] {
        let (seen, shown) = (&received[reader.index()], &received[holder.index()]);
        let (actions, objectives) = hidden(&table.game, holder);
        let secret = Faces::of(&actions, &objectives);
        for face in &secret.0 {
            assert!(shown.contains(face.as_str()), "whoever holds it does not see '{face}'");
        }
        // Two cards may share a face; and what was played, discarded or told is no secret.
        let (mut known, own_objectives) = hidden(&table.game, reader);
        let state = table.game.state();
        known.extend(state.actions_discard.iter().map(|&card| ActionCard::new(card)));
        known.extend(state.battle.filter(is_open).iter().flat_map(|battle| battle.cards).flatten());
        let known = Faces::of(&known, &own_objectives);
        let log = AnyMatch::log(&table.game, Viewer::Seat(reader), 0);
        let log: String = log.iter().map(|line| english().say(&line.phrase).to_lowercase() + "\n").collect();
        let told = |face: &str| log.contains(&face.trim_matches(['>', '<']).to_lowercase());
        for face in secret.0.difference(&known.0).filter(|face| !told(face)) {
            assert!(!seen.contains(face.as_str()), "seat {reader} sees '{face}' of seat {holder}");
            compared += 1;
        }
        let verbs = ["lay", "play", "card", "give"].iter();
        let notations = verbs.flat_map(|verb| actions.iter().map(move |card| format!("\"{verb} {card}\"")));
        let verbs = ["objective", "claim", "give"].iter();
        let more = verbs.flat_map(|verb| objectives.iter().map(move |card| format!("\"{verb} {card}")));
        for notation in notations.chain(more) {
            assert!(!seen.contains(&notation), "seat {reader} sees {notation} of seat {holder}");
        }
    }
    compared
}

/// The first card that could be laid for its tactics.
fn lay(game: &Game) -> Option<Choice> {
    let asked = game.decisions().first().filter(|asked| matches!(asked.prompt, Prompt::Tactics { .. }))?;
    asked.options.iter().copied().find(|choice| matches!(choice, Choice::Lay(_)))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_is_fought_with_secret_cards() {
    // Both sides have a card to lay, in the first round.
    let both = |game: &Game| {
        let asked = game.decisions().first()?;
        let attacker =
            matches!(asked.prompt, Prompt::Tactics { attacking: true, round: 1, .. }).then_some(asked.seat)?;
        let next = after(game, attacker, &lay(game)?);
        let defender = next.decisions().first()?.seat;
        (defender != attacker && lay(&next).is_some()).then_some((attacker, defender))
    };
    let (game, (attacker, defender)) = search(2, both);
    let mut table = Table::open("clash-battle", game).await;
    let mut compared = assert_secrets_kept(&table).await;

    // The attacker's card lies face down for the defender.
    let card = lay(&table.game).expect("the attacker has one");
    table.click(attacker, &card.to_string()).await;
    let tactics = "return [...document.querySelectorAll('#scene .battle .tactic')].map((one) => one.className)";
    assert_eq!(table.browsers[defender.index()].run(tactics).await[0], "tactic back");
    assert_eq!(table.browsers[attacker.index()].run(tactics).await[0], "tactic");
    compared += assert_secrets_kept(&table).await;

    // With the defender's card both are turned up, for both.
    let answer = lay(&table.game).expect("the defender has one");
    table.click(defender, &answer.to_string()).await;
    for browser in &table.browsers {
        for choice in [card, answer] {
            let Choice::Lay(card) = choice else { unreachable!("cards were laid") };
            let name = english().say_capital(&card.tactic().name());
            // It may take a moment to unfold.
            let open = "[...document.querySelectorAll('#scene .battle .tactic b')].filter((one) => one.checkVisibility({ opacityProperty: true }))";
            browser.until(&format!("return {open}.some((one) => one.textContent === {name:?})")).await;
        }
    }
    compared += assert_secrets_kept(&table).await;

    // On to the end of the battle, a card each as long as there are any.
    for _ in 0..40 {
        if table.game.view(Viewer::Spectator).battle.is_none() {
            break;
        }
        let asked = table.game.decisions()[0].clone();
        let choice = lay(&table.game).unwrap_or(asked.options[0]);
        table.click(asked.seat, &choice.to_string()).await;
        compared += assert_secrets_kept(&table).await;
    }
    assert!(table.game.view(Viewer::Spectator).battle.is_none(), "the battle never ends");
    for browser in &table.browsers {
        browser.until("return document.querySelectorAll('#scene .battle.done .dice .die').length > 1").await;
        browser.until("return !!document.querySelector('#scene .battle.done .verdict')").await;
    }
    assert!(compared > 20, "only {compared} secrets were looked for");
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_trade_is_offered_countered_and_accepted() {
    // Each has something that the other has none of.
    let goods = |game: &Game, seat: Seat| game.view(Viewer::Spectator).players[seat].goods;
    let only = |game: &Game, seat: Seat, other: Seat| {
        let mut all = [Good::Food, Good::Ore, Good::Wood, Good::Ideas, Good::Gold].into_iter();
        all.find(|&good| goods(game, seat).get(good) > 0 && goods(game, other).get(good) == 0)
    };
    let found = |game: &Game| {
        let asked = game.decisions().first()?;
        let other = SEATS[1 - asked.seat.index()];
        asked.options.contains(&Choice::Trade(other)).then_some(())?;
        Some((asked.seat, other, only(game, asked.seat, other)?, only(game, other, asked.seat)?))
    };
    let (game, (from, to, mine, theirs)) = search(2, found);
    let before = [goods(&game, from), goods(&game, to)];
    let mut table = Table::open("clash-trade", game).await;

    table.browsers[from.index()].click("[data-shelf-tab=shelf-trade]").await;
    table.click(from, &Choice::Trade(to).to_string()).await;
    // The other sees that there is talk, and waits.
    let talk = "return document.querySelectorAll('#shelf-trade .deal').length === 1 && document.querySelectorAll('button[name=choice]').length === 0";
    table.browsers[to.index()].until(talk).await;
    table.click(from, &Choice::Give(Item::Good(mine)).to_string()).await;
    table.click(from, &Choice::Offer.to_string()).await;
    // A present is offered; the other is asked and wants to give something for it.
    let answers = "return ['accept', 'counter', 'refuse'].every((one) => document.querySelector(`#shelf-trade button[data-option=${one}]`)?.offsetParent)";
    table.browsers[to.index()].until(answers).await;
    assert_eq!(table.browsers[from.index()].run(answers).await, false, "nobody answers their own offer");
    table.click(to, "counter").await;
    // A counter-offer begins anew.
    for choice in [Choice::Give(Item::Good(theirs)), Choice::Want(Item::Good(mine)), Choice::Offer] {
        table.click(to, &choice.to_string()).await;
    }
    table.browsers[from.index()].until(answers).await;
    table.click(from, "accept").await;
    // Both have what was agreed, on both pages.
    let now = [goods(&table.game, from), goods(&table.game, to)];
    assert_eq!([now[0].get(mine) + 1, now[1].get(theirs) + 1], [before[0].get(mine), before[1].get(theirs)]);
    assert_eq!([now[0].get(theirs), now[1].get(mine)], [1, 1]);
    for browser in &table.browsers {
        for (seat, goods) in [(from, now[0]), (to, now[1])] {
            let shown = format!(
                "return [...document.querySelectorAll('#player-{seat} .fact > span[aria-hidden]')].slice(0, 7).map((one) => +one.textContent)"
            );
            let expected: Vec<u8> = Good::ALL.into_iter().map(|good| goods.get(good)).collect();
            assert_eq!(browser.run(&shown).await, json!(expected));
        }
    }
    table.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_event_asks_one_after_the_other() {
    let event = |game: &Game| game.view(Viewer::Spectator).event;
    // With the first options of one player the same Event comes to the other.
    let found = |game: &Game| {
        let (card, first) = (event(game)?, game.decisions().first()?.seat);
        let mut next = game.clone();
        for _ in 0..4 {
            let asked = next.decisions().first()?.clone();
            next.answer(asked.seat, &asked.options[0]).ok()?;
            let asked = next.decisions().first()?;
            if event(&next) != Some(card) {
                return None;
            }
            if asked.seat != first {
                return (asked.options.len() > 1 && game.decisions()[0].options.len() > 1).then_some((card, first));
            }
        }
        None
    };
    let (game, (card, first)) = search(2, found);
    let second = SEATS[1 - first.index()];
    let name = english().say_capital(&card.name());
    let mut table = Table::open("clash-event", game).await;
    let waits = "return document.querySelector('#prompt').dataset.mine === undefined && document.querySelectorAll('#prompt .deciding').length === 1";
    let asked = "return document.querySelector('#prompt').dataset.mine === 'yes' && document.querySelector('#prompt .question-art .deck-event')?.textContent";
    // The Event lies beside the question; whoever waits sees who is asked what, and by which Event.
    for (now, other) in [(first, second), (second, first)] {
        while table.game.decisions()[0].seat != now {
            let asked = table.game.decisions()[0].clone();
            table.click(asked.seat, &asked.options[0].to_string()).await;
        }
        let shown = table.browsers[now.index()].until(asked).await;
        assert!(shown.as_str().is_some_and(|shown| shown.contains(&name)), "{name}: {shown}");
        table.browsers[other.index()].until(waits).await;
        let options = "return document.querySelectorAll('button[name=choice]').length";
        assert_eq!(table.browsers[other.index()].run(options).await, Value::from(0), "one is asked at a time");
        for browser in &table.browsers {
            // Pressed while it is open, a tab folds its shelf.
            browser.run("document.querySelector('[data-shelf-tab=shelf-news][aria-pressed=false]')?.click()").await;
            let told = browser.text("#shelf-news .event-now").await;
            assert!(told.contains(&name), "{told}");
            assert_eq!(browser.run("return document.querySelectorAll('#shelf-news .asked li').length").await, 1);
        }
    }
    table.close().await;
}
