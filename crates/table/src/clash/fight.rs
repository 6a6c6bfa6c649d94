//! A battle, round by round: cards, dice, where each point comes from, who falls. Told from what everyone saw.

use maud::{Markup, html};
use tessera_clash::board::Side;
use tessera_clash::cards::actions::ActionCard;
use tessera_clash::cards::tactics::Tactic;
use tessera_clash::components::advances::Advance;
use tessera_clash::components::board::Space;
use tessera_clash::components::buildings::Unit;
use tessera_clash::components::civilizations::Power;
use tessera_clash::components::wonders::Wonder;
use tessera_clash::event::{Cause, Event, Roll, Thrown};
use tessera_clash::units::Units;
use tessera_clash::view::{BattleView, View};
use tessera_kernel::{Logged, Phrase, Viewer};

use super::Look;
use super::art::icon;
use super::banners::people_id;
use super::board::{neutral, who};
use super::figures;
use crate::icons::icon as sign;
use crate::names::Sentence;
use crate::seat::seat_mark;
use crate::svg::N;

/// After so many choices a battle is old news: it folds into a line that can be opened.
const NEWS: usize = 12;
/// Those who fought may not have looked while others played on.
const OWN_NEWS: usize = 40;
/// Every five points are a hit (C14).
const HIT: u8 = 5;

/// A card of a round.
#[derive(Clone, Copy, Default, PartialEq)]
enum Laid {
    #[default]
    Nothing,
    FaceDown,
    Card(ActionCard),
}

/// What everyone saw of a round.
#[derive(Default)]
struct Round {
    number: u8,
    cards: [Laid; 2],
    /// Archers and the like: whose die, what it shows, what comes of it.
    throws: Vec<(usize, u8, &'static str)>,
    rolls: Option<Box<[Roll; 2]>>,
    /// Powers a side made use of.
    invoked: Vec<(usize, Power)>,
    /// What cancelled hits on a side, and how many.
    guards: Vec<(usize, Cause, u8)>,
    /// Hits on each side, and how many of them were cancelled.
    hits: [u8; 2],
    cancelled: [u8; 2],
    /// Whether the casualties are known.
    over: bool,
    /// Who of each side fell, and how many have still to be chosen.
    fell: [Units; 2],
    due: [u8; 2],
}

/// What everyone saw of a battle.
struct Told {
    /// When it began, in choices.
    began: usize,
    sides: [Side; 2],
    at: Space,
    rounds: Vec<Round>,
    /// How it ended, in sentences.
    verdict: Vec<Phrase>,
}

/// The battle that is going on, or the one that has just ended.
pub(super) fn panel(look: &Look<'_>) -> Markup {
    let told = told(&look.log);
    if let Some(battle) = &look.view.battle {
        return going_on(look, battle, told.as_ref());
    }
    let Some(told) = told.filter(|_| look.scene.outcome.is_none()) else {
        return Markup::default();
    };
    let fought = |side: &Side| side.seat().is_some_and(|seat| look.scene.game.viewer().is(seat));
    let news = if told.sides.iter().any(fought) { OWN_NEWS } else { NEWS };
    let old = look.since(told.began) > news;
    let title = look.say(&Phrase::new("clash-table-battle").with("space", told.at.to_string()));
    let shown = html! {
        (fighters(look, told.sides, None))
        @for round in &told.rounds { (round_of(look, told.sides, round)) }
        @for sentence in &told.verdict {
            p .verdict { (Sentence::new(look.scene.speaker, sentence).markup(look.scene.speaker)) }
        }
    };
    html! {
        section .card.fight.battle.done data-hexes=(told.at) data-once={ "battle-" (told.began) } {
            button .card-close type="button" data-dismiss="scene" aria-label=(look.word("table-close")) { (sign("close")) }
            @if old {
                details { summary { h2 { (sign("fight")) (title) } } (shown) }
            } @else {
                h2 { (sign("fight")) (title) }
                (shown)
            }
        }
    }
}

fn going_on(look: &Look<'_>, battle: &BattleView, told: Option<&Told>) -> Markup {
    let fight = &battle.battle;
    let fighting = fighting(&look.view, fight.at, fight.sea);
    let title = Phrase::new("clash-table-battle-round").with("space", fight.at.to_string()).with("round", fight.round);
    // What lies on the table now; a viewer sees their own card even while it lies face down.
    let cards = [0, 1].map(|side| match fight.cards[side] {
        Some(card) => Laid::Card(card),
        None if battle.face_down[side] => Laid::FaceDown,
        None => Laid::Nothing,
    });
    let now = Round { number: fight.round, cards, ..Round::default() };
    let rounds: &[Round] = told.map_or(&[], |told| &told.rounds);
    let open = rounds.last().is_none_or(|round| round.over || round.rolls.is_none());
    html! {
        section .card.fight.battle data-hexes={ (fight.from) " " (fight.at) } {
            h2 { (sign("fight")) (look.say(&title)) }
            (fighters(look, fight.sides, Some(fighting)))
            @for round in rounds.iter().filter(|round| round.rolls.is_some() || round.over) {
                (round_of(look, fight.sides, round))
            }
            @if open && cards != [Laid::Nothing; 2] { (round_of(look, fight.sides, &now)) }
            p .quiet { (look.word("clash-table-rule-hits")) }
        }
    }
}

/// Reads the last battle from the log.
fn told(log: &[Logged<Event>]) -> Option<Told> {
    let start = log.iter().rposition(|line| matches!(line.event, Event::BattleBegan { .. }))?;
    let Event::BattleBegan { attacker, defender, at } = log[start].event else {
        return None;
    };
    let sides = [attacker, defender];
    let mut told = Told { began: log[start].at, sides, at, rounds: Vec::new(), verdict: Vec::new() };
    for line in &log[start + 1..] {
        match &line.event {
            Event::TacticsLaid { seat, laid } => {
                let side = usize::from(!attacker.is(*seat));
                told.round().cards[side] = if *laid { Laid::FaceDown } else { Laid::Nothing };
            }
            Event::TacticsPlayed { seat, card } => {
                let side = usize::from(!attacker.is(*seat));
                told.round().cards[side] = Laid::Card(*card);
            }
            Event::Shot { by, die, hit } => {
                let id = if *hit { "clash-table-shot-hit" } else { "clash-table-shot-missed" };
                told.round().throws.push((usize::from(*by != attacker), *die, id));
            }
            Event::Shielded { by, die, shielded } => {
                let id = if *shielded { "clash-table-shield-held" } else { "clash-table-shield-failed" };
                told.round().throws.push((usize::from(*by != attacker), *die, id));
            }
            Event::Rolled { round: number, rolls, .. } => {
                let round = told.round();
                round.number = *number;
                round.rolls = Some(rolls.clone());
            }
            Event::Invoked { seat, power } => {
                // One that answers casualties belongs to the round they were suffered in.
                if told.rounds.is_empty() {
                    told.round();
                }
                let side = sides.iter().position(|side| side.is(*seat)).filter(|_| told.verdict.is_empty());
                if let (Some(side), Some(round)) = (side, told.rounds.last_mut()) {
                    round.invoked.push((side, *power));
                }
            }
            Event::Guarded { side, by, hits } => {
                told.round().guards.push((usize::from(*side != attacker), *by, *hits));
            }
            Event::Casualties { hits, cancelled, lost, fell, .. } => {
                let round = told.round();
                (round.hits, round.cancelled, round.over) = (*hits, *cancelled, true);
                [0, 1].into_iter().for_each(|side| round.suffer(side, lost[side], fell[side]));
            }
            Event::Encircled { lost, fell, .. } => {
                if let Some(round) = told.rounds.last_mut() {
                    [0, 1].into_iter().for_each(|side| round.suffer(side, lost[side], fell[side]));
                }
            }
            // Cards open a round before anybody falls by them; who is chosen later fell in the last one.
            Event::Fell { side, units } => {
                let verdict = told.verdict.is_empty();
                if let Some(round) = told.rounds.last_mut().filter(|_| verdict) {
                    round.suffer(usize::from(*side != attacker), 0, *units);
                }
            }
            Event::Retreated { side, to } => {
                let away = Phrase::new("clash-log-retreated").with("who", who(*side)).with("space", to.to_string());
                told.verdict.push(away);
                if *side == attacker {
                    break;
                }
            }
            Event::BattleEnded { winner, .. } => {
                if told.rounds.is_empty() && told.verdict.is_empty() {
                    // Settlers alone, an empty city, or the Great Wall (C14.14, C14.15, C23).
                    let undefended = *winner == Some(attacker);
                    told.verdict.push(Phrase::new(if undefended {
                        "clash-table-undefended"
                    } else {
                        "clash-table-walled"
                    }));
                }
                told.verdict.push(match winner {
                    Some(winner) => {
                        Phrase::new("clash-log-battle-won").with("who", who(*winner)).with("space", at.to_string())
                    }
                    None => Phrase::new("clash-log-battle-drawn").with("space", at.to_string()),
                });
            }
            Event::Conquered { by, from, space } => told.verdict.push(
                Phrase::new("clash-log-conquered")
                    .with("who", who(*by))
                    .with("from", who(*from))
                    .with("space", space.to_string()),
            ),
            Event::CityDestroyed { space } => {
                told.verdict.push(Phrase::new("clash-log-destroyed").with("space", space.to_string()));
            }
            Event::Acted { .. } | Event::TurnBegan { .. } | Event::Marched { .. } | Event::Sailed { .. } => break,
            _ => {}
        }
    }
    Some(told)
}

impl Round {
    /// Losses of a side become known: some of them by kind.
    fn suffer(&mut self, side: usize, lost: u8, fell: Units) {
        self.fell[side] += fell;
        self.due[side] = (self.due[side] + lost).saturating_sub(fell.total());
    }
}

impl Told {
    /// The round under way: a new one once the last has had its casualties.
    fn round(&mut self) -> &mut Round {
        if self.rounds.last().is_none_or(|round| round.over) {
            let number = self.rounds.len() as u8 + 1;
            self.rounds.push(Round { number, ..Round::default() });
        }
        let last = self.rounds.len() - 1;
        &mut self.rounds[last]
    }
}

/// Whom attacker and defender have left: Ships at sea, army units on land.
pub(super) fn fighting(view: &View, at: Space, sea: bool) -> [Units; 2] {
    let defending = view.space(at).map(|there| there.units.units).unwrap_or_default();
    let is_ship = |unit: Unit| matches!(unit, Unit::Ship | Unit::Pirate);
    let fights = |unit: Unit| is_ship(unit) == sea && unit != Unit::Settler;
    [view.squad.units, defending].map(|units| Units::each(|unit| if fights(unit) { units[unit] } else { 0 }))
}

/// Both sides, and whom each has left.
fn fighters(look: &Look<'_>, sides: [Side; 2], left: Option<[Units; 2]>) -> Markup {
    html! {
        div .sides.heads {
            @for side in [0, 1] {
                div .fighter {
                    (mark(sides[side]))
                    div {
                        (name(look, sides[side]))
                        span { (look.word(if side == 0 { "clash-table-attacks" } else { "clash-table-defends" })) }
                        @if let Some(left) = left {
                            @for (unit, count) in left[side].kinds() {
                                span .left { (figures::portrait(sides[side], unit)) (look.say(&unit.amount(count))) }
                            }
                        }
                    }
                }
                @if side == 0 { span .against { "–" } }
            }
        }
    }
}

fn mark(side: Side) -> Markup {
    let other = if side == Side::PIRATES { "unit-pirate" } else { "barbarian" };
    side.seat().map_or_else(|| icon(other), |seat| seat_mark(seat.index()))
}

fn name(look: &Look<'_>, side: Side) -> Markup {
    match side.seat() {
        Some(seat) => html! { b class={ "who n" (seat.index()) } { (look.name(seat)) } },
        None => html! { b .who { (look.title(&Phrase::new(neutral(side)))) } },
    }
}

fn round_of(look: &Look<'_>, sides: [Side; 2], round: &Round) -> Markup {
    html! {
        div .battle-round {
            h3 { (look.say(&Phrase::new("clash-table-round").with("round", round.number))) }
            div .sides {
                @for side in [0, 1] {
                    div .fight-side { (half(look, sides, round, side)) }
                    @if side == 0 { span .against {} }
                }
            }
        }
    }
}

/// What one side did in a round, and what it suffered.
fn half(look: &Look<'_>, sides: [Side; 2], round: &Round, side: usize) -> Markup {
    let own = sides[side].seat().is_some_and(|seat| look.scene.game.viewer() == Viewer::Seat(seat));
    html! {
        (card(look, round, side, own))
        @for (_, die, id) in round.throws.iter().filter(|throw| throw.0 == side) {
            p .throw { (plain_die(look, *die)) span { (look.word(id)) } }
        }
        @for (_, power) in round.invoked.iter().filter(|invoked| invoked.0 == side) {
            p .throw title=(look.say(&power.text())) { (icon(&people_id(power.civilization()))) b { (look.title(&power.name())) } }
        }
        @if let Some(rolls) = &round.rolls { (sum(look, round, &rolls[side], side)) }
        @if round.over {
            (losses(look, sides[side], round.fell[side], round.due[side]))
            @for (_, cause, hits) in round.guards.iter().filter(|guard| guard.0 == side) {
                p .throw.quiet title=[told_by(look, *cause)] {
                    @if let Some(id) = cause_id(*cause) { (icon(&id)) }
                    span { (look.title(&Phrase::new("clash-table-guarded").with("cause", cause.name(look.view.edition)).with("count", *hits))) }
                }
            }
            @if round.cancelled[side] > 0 {
                p .throw.quiet { (look.say(&Phrase::new("clash-table-cancelled").with("count", round.cancelled[side]))) }
            }
        }
    }
}

/// Who of a side fell, each kind with its figure, and how many more have still to be chosen.
fn losses(look: &Look<'_>, side: Side, fell: Units, due: u8) -> Markup {
    html! {
        @if fell.is_empty() || due > 0 {
            p class=(if due > 0 { "losses" } else { "losses none" }) {
                @if due > 0 { (icon("hit")) }
                span { (look.say(&Phrase::new("clash-table-losses").with("count", fell.total() + due))) }
            }
        }
        @if !fell.is_empty() {
            p .losses {
                (icon("hit"))
                span { (look.word("clash-table-fell")) }
                @for (unit, count) in fell.kinds() {
                    span .left { (figures::portrait(side, unit)) (look.say(&unit.amount(count))) }
                }
            }
        }
    }
}

/// The card of a side: what it does, or its back.
fn card(look: &Look<'_>, round: &Round, side: usize, own: bool) -> Markup {
    match round.cards[side] {
        Laid::Nothing => html! { p .tactic.none { (look.word("clash-table-no-card")) } },
        Laid::FaceDown => html! { p .tactic.back { (icon("card-action")) (look.word("clash-table-face-down")) } },
        Laid::Card(card) => {
            let tactic = card.tactic();
            let undone = is_undone(tactic, round.cards[1 - side]);
            html! {
                div class={ "tactic" @if undone { " undone" } } {
                    b { (look.title(&tactic.name())) }
                    span { (look.say(&tactic.text(look.view.edition))) }
                    @if undone { em { (look.word("clash-table-undone")) } }
                    @if own && round.rolls.is_none() && round.cards[1 - side] == Laid::FaceDown {
                        em { (look.word("clash-table-only-you")) }
                    }
                }
            }
        }
    }
}

/// Whether the enemy's card cancels this one: a Scout always does, a Martyr unless it is scouted (C25).
fn is_undone(tactic: Tactic, enemy: Laid) -> bool {
    let Laid::Card(enemy) = enemy else {
        return false;
    };
    enemy.tactic() == Tactic::Scout || (enemy.tactic() == Tactic::Martyr && tactic != Tactic::Scout)
}

/// Dice, what is added to them, the combat value and its hits.
fn sum(look: &Look<'_>, round: &Round, roll: &Roll, side: usize) -> Markup {
    let dice: u16 = roll.dice.iter().filter(|die| !die.is_spent()).map(|die| u16::from(die.value)).sum();
    let (hits, plain) = (round.hits[1 - side], roll.value / HIT);
    // The Great Arena adds a point after the roll; Steel Weapons of 2012 add a hit.
    let extra = if look.view.edition.steel_is_paid_in_battle() {
        Wonder::Arena.name()
    } else {
        Advance::SteelWeapons.name(look.view.edition)
    };
    html! {
        div .dice { @for die in &roll.dice { (face(look, *die)) } }
        @if roll.shields > 0 { p .throw { (icon("unit-elephant")) span { (look.say(&Phrase::new("clash-table-shields").with("count", roll.shields))) } } }
        @for (cause, count) in &roll.further {
            p .throw.quiet { (look.say(&Phrase::new("clash-table-further-dice").with("cause", cause.name(look.view.edition)).with("count", *count))) }
        }
        table .sum {
            @if !roll.causes.is_empty() {
                tr { td { (look.word("clash-table-dice")) } td .number { (dice) } }
                @for (cause, bonus) in &roll.causes {
                    tr title=[told_by(look, *cause)] {
                        td { @if let Some(id) = cause_id(*cause) { (icon(&id)) " " } (look.title(&cause.name(look.view.edition))) }
                        td .number { (signed(*bonus)) }
                    }
                }
            }
            tr .total-row { td { (look.word("clash-table-value")) } td .number { b { (roll.value) } } }
        }
        @if round.over {
            p .hits {
                @for _ in 0..hits { (icon("hit")) }
                span { (look.say(&Phrase::new("clash-table-hits").with("count", hits))) }
            }
            @if hits > plain { p .throw.quiet { (look.say(&Phrase::new("clash-table-one-more").with("cause", extra))) } }
        }
    }
}

fn signed(bonus: i8) -> String {
    if bonus < 0 { format!("−{}", bonus.unsigned_abs()) } else { format!("+{bonus}") }
}

/// The text of a power that changes a roll.
fn told_by(look: &Look<'_>, cause: Cause) -> Option<String> {
    match cause {
        Cause::Power(power) | Cause::EnemyPower(power) => Some(look.say(&power.text())),
        _ => None,
    }
}

/// The picture of what changes a roll.
fn cause_id(cause: Cause) -> Option<String> {
    match cause {
        Cause::Power(power) | Cause::EnemyPower(power) => Some(people_id(power.civilization())),
        Cause::Unit(unit) => Some(format!("unit-{unit}")),
        Cause::Building(building) => Some(format!("building-{building}")),
        Cause::Icons => Some("unit-infantry".to_owned()),
        _ => None,
    }
}

/// A die that was thrown alone.
fn plain_die(look: &Look<'_>, value: u8) -> Markup {
    face(look, Thrown { value, icon: None, used: false, again: false })
}

/// A die as it lies: its icon beside its number, filled where a unit made use of it; what an Elephant took is struck out; a
/// die that was rolled again says so in its corner.
fn face(look: &Look<'_>, die: Thrown) -> Markup {
    let mut said = vec![match die.icon {
        Some(unit) => Phrase::new("clash-table-die-icon").with("value", die.value).with("unit", unit.name()),
        None => Phrase::new("clash-table-die").with("value", die.value),
    }];
    if die.is_spent() {
        said.push(Phrase::new("clash-table-die-spent"));
    } else if die.used {
        said.push(Phrase::new("clash-table-die-used"));
    }
    if die.again {
        said.push(Phrase::new("clash-table-die-again"));
    }
    let said = look.say(&Phrase::new("clash-table-die-said").with("parts", said));
    // An icon needs room beside the number.
    let (width, x) = if die.icon.is_some() { (38.0, 12.0) } else { (28.0, 14.0) };
    let rim = format!("M8 1h{}l7 7v12l-7 7H8l-7-7V8z", N(width - 16.0));
    html! {
        svg class={ "die" @if die.used { " used" } } viewBox={ "0 0 " (N(width)) " 28" } width=(N(width)) height="28" role="img" aria-label=(said) {
            title { (said) }
            path d=(rim) fill=(if die.used { "#fbe3a4" } else { "#fffdf8" }) stroke="#5c4a36" stroke-width=(if die.used { "2.6" } else { "1.8" })
                stroke-linejoin="round" {}
            text x=(N(x)) y="20" text-anchor="middle" font-size="16" font-weight="800" fill="#2b2622"
                opacity=[die.is_spent().then_some(".45")] { (die.value) }
            @if let Some(unit) = die.icon {
                use href={ "#" (unit) "-icon" } x="18.5" y="6.5" width="15" height="15" opacity=[(!die.used).then_some(".4")] {}
            }
            @if die.is_spent() { path d="M6 17.5L18 11" stroke="#b4231a" stroke-width="2.4" stroke-linecap="round" {} }
            @if die.again {
                circle cx="32.5" cy="5.5" r="5.5" fill="#1f5c7a" {}
                path d="M35 4.500a2.800 2.800 0 1 0 .2 2M35.300 2.800v2h-2" fill="none" stroke="#fffdf8" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round" {}
            }
        }
    }
}
