//! How a seat stands to its rivals: the lead over the best of them, the auction, the Vote, routes, threats and wars.

use tessera_kernel::{Seat, Sheet};

use super::{GOODS, LEVELS, More, Table, by};
use crate::actions::{auction as stakes, threat};
use crate::components::icons::Icon;
use crate::components::prosperity::{HAND, Prosperity};
use crate::evaluate::{ballot, power, promised_by_wars, stages_ahead};
use crate::state::{Phase, Space};
use crate::{powers, scoring};

/// The lead over whoever else has most.
pub(super) fn leads(table: &Table, seat: Seat, sheet: &mut Sheet) {
    let (s, facts) = (table.s, table.of(seat));
    let culture = |who| table.good(who, Icon::Culture);
    let lead = facts.leads[GOODS + Icon::Culture.index()];
    sheet.put("culture lead", by(lead, 30.0));
    sheet.put("culture lead close", by(lead, 8.0).clamp(-1.0, 1.0));
    sheet.flag("leads", lead > 0.0);
    sheet.put("ahead", s.others(seat).filter(|&other| culture(other) > culture(seat)).count() as f32 / 3.0);
    sheet.list("level lead", facts.leads[LEVELS..GOODS].iter().map(|&lead| by(lead, 4.0)));
    sheet.list("goods lead", Icon::TRADED.map(|icon| by(facts.leads[GOODS + icon.index()], 6.0)));
    sheet.put("votes lead", by(facts.lead(More::Votes), 6.0));
    sheet.put("workers lead", by(facts.lead(More::Workers), 2.0));
    sheet.put("special lead", by(facts.lead(More::Special), 3.0));
    sheet.put("powers lead", by(facts.lead(More::Lasting), 3.0));
}

/// Money down, and how it stands to that of others.
pub(super) fn auction(table: &Table, seat: Seat, sheet: &mut Sheet) {
    let s = table.s;
    let bids = matches!(s.phase, Phase::Taking { .. } | Phase::Auction { .. } | Phase::SecretAuction);
    let stake = s.players[seat].stake;
    let leads = stake.is_some_and(|stake| stakes::standing(s, stake.tile).is_some_and(|(who, _)| who == seat));
    sheet.put("stake", stake.map_or(0.0, |stake| by(stake.money.into(), 8.0)));
    sheet.flag("stake stands", leads);
    sheet.flag("outbid", stake.is_some() && !leads);
    sheet.put("means", by(table.of(seat).more(More::Means), 10.0));
    sheet.put("means lead", by(table.of(seat).lead(More::Means), 6.0));
    sheet.flag("must bid", bids && s.players[seat].won.is_none() && !leads);
    sheet.flag("penniless", s.players[seat].marks.penniless);
}

/// What a rank is worth for each Vote on the card.
fn reward(seats: usize, rank: u8) -> f32 {
    scoring::reward(seats, rank, 2, 1) as f32 / 2.0
}

/// Votes, and where a seat stands on each card.
pub(super) fn vote(table: &Table, seat: Seat, sheet: &mut Sheet) {
    let s = table.s;
    let player = &s.players[seat];
    let votes = f32::from(player.votes);
    let ranks = table.of(seat).ranks;
    let worth = [1, 2, 3, 4].map(|rank| reward(s.count(), rank));
    let rewards = ranks.map(|rank| worth[usize::from(rank) - 1]);
    sheet.put("votes", by(votes, 10.0));
    sheet.steps("votes", votes, &[1.0, 4.0, 8.0]);
    sheet.put("votes to come", by(powers::votes(s, seat).map(|(_, votes)| f32::from(votes)).sum(), 5.0));
    sheet.list("card lead", table.of(seat).leads[..LEVELS].iter().map(|&lead| by(lead, 4.0)));
    sheet.list("card reward", rewards);
    let held = || player.cards.iter().map(|card| rewards[card.index()]);
    sheet.put("cards", player.cards.len() as f32 / HAND as f32);
    sheet.put("best card", held().fold(0.0, f32::max));
    sheet.put("cards together", held().sum::<f32>() / HAND as f32);
    // Whatever was not used yet may still be put forward by somebody.
    let open = || Prosperity::ALL.into_iter().filter(|&card| !s.used_cards.has(card));
    let all: f32 = open().map(|card| rewards[card.index()]).sum();
    sheet.put("open cards", all / open().count().max(1) as f32);
    let (at, on) = if let Phase::Stakes { at } = s.phase { (at, true) } else { (0, false) };
    let (staked, each) = if on { ballot(s, at, |card| ranks[card.index()]) } else { (0.0, 0.0) };
    sheet.flag("votes are staked", on);
    sheet.put("staked", by(staked, 10.0));
    sheet.put("open ballot", each);
    sheet.put("votes on it", by(votes * each, 8.0));
}

/// Routes and those who walk on them.
pub(super) fn routes(table: &Table, seat: Seat, sheet: &mut Sheet) {
    let (s, facts) = (table.s, table.of(seat));
    let mut spaces = [0.0; 8];
    let (mut own, mut incoming) = (0.0, 0.0);
    for (_, route) in s.routes() {
        if route.to == seat {
            incoming += 1.0;
        }
        if route.from != seat {
            continue;
        }
        own += 1.0;
        let at = match route.worker {
            Some(Space::On(space)) => usize::from(space),
            Some(Space::Preparation) => 5,
            Some(Space::War) => 6,
            Some(Space::Rest | Space::Rested) => 7,
            None => continue,
        };
        spaces[at] += 1.0;
    }
    sheet.put("routes", own / 3.0);
    sheet.put("routes here", incoming / 3.0);
    sheet.list("route walkers", spaces);
    sheet.put("goods ahead", by(stages_ahead(s, seat, table.left), 6.0));
    sheet.put("allies", facts.allied.count_ones() as f32 / 2.0);
    sheet.put("linked", facts.linked.count_ones() as f32 / 2.0);
    let leader = s.others(seat).max_by_key(|&other| s.good(other, Icon::Culture));
    sheet.flag("allied to the leader", leader.is_some_and(|leader| facts.allied >> leader.index() & 1 != 0));
}

/// Threats that may be made or come, and the wars that are declared.
pub(super) fn force(table: &Table, seat: Seat, sheet: &mut Sheet) {
    let (s, facts) = (table.s, table.of(seat));
    let (attack, defence) = (facts.more(More::Attack), facts.more(More::Defence));
    let strongest = s.others(seat).map(|other| table.of(other).more(More::Attack)).fold(f32::MIN, f32::max);
    let weakest = s.others(seat).map(|other| table.of(other).more(More::Defence)).fold(f32::MAX, f32::min);
    sheet.put("defence", by(defence, 8.0));
    sheet.put("danger", by(strongest - defence, 5.0));
    sheet.put("prey", by(attack - weakest, 5.0));
    let in_reach = || s.others(seat).filter(|other| (facts.linked & !facts.allied) >> other.index() & 1 != 0);
    let worst = |margin: &dyn Fn(Seat) -> f32| in_reach().map(|other| by(margin(other), 5.0)).fold(-1.0, f32::max);
    let threatens = |one: Seat, other: Seat| {
        if powers::safe_from_threats(s, other) { -5.0 } else { f32::from(threat::margin(s, one, other)) }
    };
    sheet.put("may threaten", worst(&|other| threatens(seat, other)));
    sheet.put("may be threatened", worst(&|other| threatens(other, seat)));
    sheet.put("war chest", by(facts.more(More::Chest), 12.0));
    sheet.put("war chest lead", by(facts.lead(More::Chest), 6.0));
    wars(table, seat, sheet);
}

/// Wars that are declared.
fn wars(table: &Table, seat: Seat, sheet: &mut Sheet) {
    let s = table.s;
    let (mut attacks, mut defences, mut best, mut worst) = (0.0, 0.0, 0.0_f32, 0.0_f32);
    for (_, route) in s.routes().filter(|(_, route)| [route.from, route.to].contains(&seat)) {
        let Some(red) = route.war else { continue };
        let mine = usize::from(route.to == seat);
        let other = if mine == 0 { route.to } else { route.from };
        let margin = by(power(s, seat, red[mine]) - power(s, other, red[1 - mine]), 5.0);
        *(if red[mine] { &mut attacks } else { &mut defences }) += 1.0;
        (best, worst) = (best.max(margin), worst.min(margin));
    }
    sheet.put("attacks", attacks);
    sheet.put("defends", defences);
    sheet.put("best war", best);
    sheet.put("worst war", worst);
    sheet.put("wars promise", by(promised_by_wars(s, seat), 10.0));
}
