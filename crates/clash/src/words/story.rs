//! How an event is told.

use tessera_kernel::Phrase;

use super::labels::squad;
use super::{amounts, bundle, caused, mood, say, who};
use crate::event::{Roll, Thrown};
use crate::prelude::*;

/// How an event is told.
pub(crate) fn tell(edition: Edition, event: &Event) -> Phrase {
    let by = |id: &'static str, seat: &Seat| say(id).with("who", *seat);
    let at = |space: &Space| space.to_string();
    match event {
        Event::RoundBegan { age, round, first } => by("clash-log-round", first).with("age", *age).with("round", *round),
        Event::TurnBegan { seat, .. } => by("clash-log-turn", seat),
        Event::StatusBegan { age } => say("clash-log-status").with("age", *age),
        Event::EndRolled { roll, ends } => {
            say(if *ends { "clash-log-end-rolled" } else { "clash-log-end-not-rolled" }).with("roll", *roll)
        }
        Event::FirstChosen { chooser, first } => by("clash-log-first", chooser).with("first", *first),
        Event::Ended => say("clash-log-ended"),
        Event::Acted { seat, action } => by("clash-log-acted", seat).with("action", action.name()),
        Event::Used { seat, advance } => by("clash-log-used", seat).with("name", advance.name(edition)),
        Event::WonderUsed { seat, wonder } => by("clash-log-used", seat).with("name", wonder.name()),
        Event::Borrowed { seat, advance } => by("clash-log-borrowed", seat).with("name", advance.name(edition)),
        Event::Paid { seat, goods, cause } => by("clash-log-paid", seat).with("goods", caused(edition, goods, *cause)),
        Event::Gained { seat, goods, cause } => {
            by("clash-log-gained", seat).with("goods", caused(edition, goods, *cause))
        }
        Event::Traded { seat, goods } => by("clash-log-traded", seat).with("goods", amounts(goods)),
        Event::Learned { seat, advance } => by("clash-log-learned", seat).with("name", advance.name(edition)),
        Event::Reformed { seat, group } => by("clash-log-reformed", seat).with("name", group.name()),
        Event::Founded { seat, space } => by("clash-log-founded", seat).with("space", at(space)),
        Event::Collected { seat, city, goods, parts } => {
            let usual = parts.iter().fold(*goods, |left, (_, part)| left.minus(part));
            let part = |(cause, part): &Part| {
                say("clash-caused").with("goods", amounts(part)).with("cause", cause.name(edition))
            };
            let told: Vec<Phrase> = usual.phrases().into_iter().chain(parts.iter().map(part)).collect();
            let goods = if told.is_empty() { amounts(goods) } else { told.into() };
            by("clash-log-collected", seat).with("space", at(city)).with("goods", goods)
        }
        Event::Built { seat, space, building } => {
            by("clash-log-built", seat).with("space", at(space)).with("name", building.name())
        }
        Event::WonderBuilt { seat, space, wonder } => {
            by("clash-log-wonder-built", seat).with("space", at(space)).with("name", wonder.name())
        }
        Event::Recruited { seat, city, units } => {
            by("clash-log-recruited", seat).with("space", at(city)).with("units", squad(*units))
        }
        Event::Placed { seat, unit, space } => {
            by("clash-log-placed", seat).with("space", at(space)).with("unit", unit.name())
        }
        Event::Lost { seat, unit, space } => {
            by("clash-log-lost", seat).with("space", at(space)).with("unit", unit.name())
        }
        Event::MoodRose { seat, space, mood: now } => {
            by("clash-log-mood-rose", seat).with("space", at(space)).with("mood", mood(*now))
        }
        Event::MoodFell { seat, space, mood: now } => {
            by("clash-log-mood-fell", seat).with("space", at(space)).with("mood", mood(*now))
        }
        Event::InfluenceRolled { seat, target, roll, bonus: None } => {
            by("clash-log-influence-rolled", seat).with("space", at(target)).with("roll", *roll)
        }
        Event::InfluenceRolled { seat, target, roll, bonus: Some((cause, bonus)) } => {
            let more = by("clash-log-influence-rolled-more", seat).with("space", at(target)).with("roll", *roll);
            more.with("bonus", *bonus).with("cause", cause.name(edition))
        }
        Event::InfluenceFailed { seat, target } => by("clash-log-influence-failed", seat).with("space", at(target)),
        Event::Influenced { seat, target, building } => {
            by("clash-log-influenced", seat).with("space", at(target)).with("name", building.name())
        }
        Event::Swayed { seat, target, power } => {
            by("clash-log-swayed", seat).with("space", at(target)).with("name", power.name())
        }
        Event::TakenOver { seat, space } => by("clash-log-taken-over", seat).with("space", at(space)),
        Event::Marched { seat, from, to, units } => {
            by("clash-log-marched", seat).with("from", at(from)).with("to", at(to)).with("units", squad(*units))
        }
        Event::Sailed { seat, from, to, ships } => by("clash-log-sailed", seat)
            .with("from", at(from))
            .with("to", at(to))
            .with("units", Unit::Ship.amount(*ships)),
        Event::TurnedUp { seat, space, tile } => {
            by("clash-log-turned-up", seat).with("space", at(space)).with("tile", u16::from(*tile) + 5)
        }
        Event::Explored { seat, space } => by("clash-log-explored", seat).with("space", at(space)),
        Event::BattleBegan { attacker, defender, at: space } => say("clash-log-battle-began")
            .with("attacker", who(*attacker))
            .with("defender", who(*defender))
            .with("space", at(space)),
        Event::TacticsLaid { seat, laid: true } => by("clash-log-tactics-laid", seat),
        Event::TacticsLaid { seat, laid: false } => by("clash-log-tactics-none", seat),
        Event::TacticsPlayed { seat, card } => by("clash-log-tactics-played", seat).with("name", card.tactic().name()),
        Event::Shot { by: side, die, hit } => {
            let id = if *hit { "clash-log-shot-hit" } else { "clash-log-shot-missed" };
            say(id).with("who", who(*side)).with("roll", *die)
        }
        Event::Shielded { by: side, die, shielded } => {
            let id = if *shielded { "clash-log-shielded" } else { "clash-log-not-shielded" };
            say(id).with("who", who(*side)).with("roll", *die)
        }
        Event::Rolled { sides, round, rolls } => say("clash-log-rolled")
            .with("attacker", who(sides[0]))
            .with("defender", who(sides[1]))
            .with("round", *round)
            .with("attack", dice(&rolls[0]))
            .with("defence", dice(&rolls[1])),
        Event::Guarded { side, by, hits } => {
            say("clash-log-guarded").with("who", who(*side)).with("cause", by.name(edition)).with("hits", *hits)
        }
        Event::Casualties { sides, lost, fell, .. } | Event::Encircled { sides, lost, fell } => {
            let encircled = matches!(event, Event::Encircled { .. });
            say(if encircled { "clash-log-encircled" } else { "clash-log-casualties" })
                .with("attacker", who(sides[0]))
                .with("defender", who(sides[1]))
                .with("attack", losses(lost[0], fell[0]))
                .with("defence", losses(lost[1], fell[1]))
        }
        Event::Fell { side, units } => say("clash-log-fell").with("who", who(*side)).with("units", squad(*units)),
        Event::Retreated { side, to } => say("clash-log-retreated").with("who", who(*side)).with("space", at(to)),
        Event::Routed { side, unit, to } => {
            say("clash-log-routed").with("who", who(*side)).with("unit", unit.amount(1)).with("space", at(to))
        }
        Event::BattleEnded { winner: Some(winner), at: space, .. } => {
            say("clash-log-battle-won").with("who", who(*winner)).with("space", at(space))
        }
        Event::BattleEnded { winner: None, at: space, .. } => say("clash-log-battle-drawn").with("space", at(space)),
        Event::Conquered { by: side, from, space } => {
            say("clash-log-conquered").with("who", who(*side)).with("from", who(*from)).with("space", at(space))
        }
        Event::CityDestroyed { space } => say("clash-log-destroyed").with("space", at(space)),
        Event::Razed { seat, space } => by("clash-log-razed", seat).with("space", at(space)),
        Event::Played { seat, card } => by("clash-log-played", seat).with("name", card.name(edition)),
        Event::Discarded { seat, card } => by("clash-log-discarded", seat).with("name", card.name(edition)),
        Event::ObjectiveDiscarded { seat, card } => by("clash-log-discarded", seat).with("name", card.name()),
        Event::DrewAction { seat, card: Some(card), .. } => {
            by("clash-log-drew-known", seat).with("name", card.name(edition))
        }
        Event::DrewAction { seat, card: None, .. } => by("clash-log-drew-action", seat),
        Event::DrewObjective { seat, card: Some(card) } => by("clash-log-drew-known", seat).with("name", card.name()),
        Event::DrewObjective { seat, card: None } => by("clash-log-drew-objective", seat),
        Event::DrewWonder { seat, wonder: Some(wonder), .. } => {
            by("clash-log-drew-known", seat).with("name", wonder.name())
        }
        Event::DrewWonder { seat, wonder: None, .. } => by("clash-log-drew-wonder", seat),
        Event::Reserved { seat, wonder } => by("clash-log-reserved", seat).with("name", wonder.name()),
        Event::SpySwapped { seat, victim } => by("clash-log-spy-swapped", seat).with("victim", *victim),
        Event::Completed { seat, objective, .. } => by("clash-log-completed", seat).with("name", objective.name()),
        Event::EventDrawn { seat, card } => {
            by("clash-log-event", seat).with("name", card.name()).with("text", card.face(edition))
        }
        Event::PersonTaken { seat, card } => by("clash-log-person-taken", seat).with("name", card.name()),
        Event::PersonPlayed { seat, card } => by("clash-log-played", seat).with("name", card.name()),
        Event::PersonDiscarded { seat, card } => by("clash-log-discarded", seat).with("name", card.name()),
        Event::Scored { seat, halves, cause } => {
            let points = tessera_kernel::points_text(i32::from(*halves), 2);
            by("clash-log-scored", seat)
                .with("halves", *halves)
                .with("points", points)
                .with("name", cause.name(edition))
        }
        Event::Overthrown { seat, group } => by("clash-log-overthrown", seat).with("name", group.name()),
        Event::EnvoyBrought { wonder } => say("clash-log-envoy").with("name", wonder.name()),
        Event::Foretold { seat, to } => by("clash-log-foretold", seat).with("to", *to),
        Event::Exhausted { space } => say("clash-log-exhausted").with("space", at(space)),
        Event::BarbariansAppeared { space } => say("clash-log-barbarians-appeared").with("space", at(space)),
        Event::BarbariansGrew { space, unit: Unit::Infantry } => {
            say("clash-log-barbarians-grew").with("space", at(space))
        }
        Event::BarbariansGrew { space, unit } => {
            say("clash-log-barbarians-grew-by").with("space", at(space)).with("unit", unit.amount(1))
        }
        Event::PeopleChosen { seat, people } => by("clash-log-people", seat).with("people", people.name()),
        Event::Awakened { seat, power } => by("clash-log-awakened", seat).with("name", power.name()),
        Event::Invoked { seat, power } => by("clash-log-used", seat).with("name", power.name()),
        Event::LeaderCame { seat, leader, city } => {
            by("clash-log-leader-came", seat).with("leader", leader.name()).with("space", at(city))
        }
        Event::LeaderFell { seat, leader, by: slayer } if slayer.is_somebody() => {
            by("clash-log-leader-slain", seat).with("leader", leader.name()).with("by", who(*slayer))
        }
        Event::LeaderFell { seat, leader, .. } => by("clash-log-leader-gone", seat).with("leader", leader.name()),
        Event::PiratesAppeared { space } => say("clash-log-pirates-appeared").with("space", at(space)),
        Event::Captured { seat, side, units } => {
            by("clash-log-captured", seat).with("units", squad(*units)).with("of", who(*side))
        }
        Event::GivenUp { seat, side, unit } => {
            by("clash-log-given-up", seat).with("unit", unit.name()).with("of", who(*side))
        }
        Event::Fled { seat, side, unit, from, to } => by("clash-log-fled", seat)
            .with("unit", unit.name())
            .with("of", who(*side))
            .with("from", at(from))
            .with("to", at(to)),
        Event::CalledOff { seat, card } => by("clash-log-called-off", seat).with("name", card.name()),
        Event::Foresaw { seat, card: Some(card) } => by("clash-log-foresaw", seat).with("name", card.name()),
        Event::Foresaw { seat, card: None } => by("clash-log-foresaw-hidden", seat),
        Event::PutUnder { seat } => by("clash-log-put-under", seat),
        Event::Rebuilt { seat, space, from, into } => {
            by("clash-log-rebuilt", seat).with("space", at(space)).with("from", from.name()).with("into", into.name())
        }
        Event::Raided { seat, goods } => by("clash-log-raided", seat).with("goods", amounts(goods)),
        Event::BarbariansMarched { from, to, count } => {
            say("clash-log-barbarians-marched").with("from", at(from)).with("to", at(to)).with("count", *count)
        }
        Event::HeldBack { seat, power, space } => {
            by("clash-log-held-back", seat).with("name", power.name()).with("space", at(space))
        }
        Event::Foiled { seat, power, by: other } => {
            by("clash-log-foiled", seat).with("name", power.name()).with("by", *other)
        }
        Event::Roamed { seat, from, to } => by("clash-log-roamed", seat).with("from", at(from)).with("to", at(to)),
        Event::Reshaped { seat, power, space, from, into } => by("clash-log-reshaped", seat)
            .with("name", power.name())
            .with("space", at(space))
            .with("from", squad(*from))
            .with("into", squad(*into)),
        Event::CityBuried { seat, space } => by("clash-log-buried", seat).with("space", at(space)),
        Event::Quaked { seat } => by("clash-log-quaked", seat),
        Event::TalkBegan { from, to } => by("clash-log-talk", from).with("to", *to),
        Event::Offered { from, to, give, want } => {
            by("clash-log-offered", from).with("to", *to).with("give", bundle(give)).with("want", bundle(want))
        }
        Event::Named { seat, other } => by("clash-log-named", seat).with("other", *other),
        Event::Countered { from, to } => by("clash-log-countered", from).with("to", *to),
        Event::DealMade { from, to, give, want } => {
            by("clash-log-deal", from).with("to", *to).with("give", bundle(give)).with("want", bundle(want))
        }
        Event::TalkEnded { from, to } => by("clash-log-talk-ended", from).with("to", *to),
    }
}

/// Who fell; only how many where their owner has still to say who.
fn losses(lost: u8, fell: Units) -> Phrase {
    if lost > fell.total() {
        return say("clash-log-losses-due").with("count", lost);
    }
    match lost {
        0 => say("clash-log-losses-none"),
        _ => say("clash-log-losses").with("units", squad(fell)),
    }
}

/// `3 + 5* + 4** + [2] + 2 = 14`: an asterisk for the Infantry icon, two for Cavalry that made use of theirs, brackets for
/// a die that an Elephant turned into a cancelled hit.
fn dice(roll: &Roll) -> String {
    let face = |die: &Thrown| match die.icon {
        Some(Unit::Infantry) => format!("{}*", die.value),
        Some(Unit::Cavalry) if die.used => format!("{}**", die.value),
        _ if die.is_spent() => format!("[{}]", die.value),
        _ => die.value.to_string(),
    };
    let faces = roll.dice.iter().map(face);
    let sum = faces.collect::<Vec<_>>().join(" + ");
    let bonus = match roll.bonus {
        0 => String::new(),
        bonus if bonus > 0 => format!(" + {bonus}"),
        bonus => format!(" − {}", -i16::from(bonus)),
    };
    format!("{}{bonus} = {}", if sum.is_empty() { "0".to_owned() } else { sum }, roll.value)
}
