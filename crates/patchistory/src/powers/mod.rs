//! What heroes, wonders and special buildings do (P16 to P19).
//!
//! Each has a row in `heroes.rs`, `wonders.rs` or `specials.rs`: its icons, its effects, its sources. Rules ask the
//! questions below; none of them names a tile. Only what can be seen answers.

mod heroes;
mod specials;
mod wonders;

use tessera_kernel::{Seat, Source};

use crate::choice::Deed;
use crate::components::features::{Feature, Features, HEROES, SPECIALS, WONDERS};
use crate::components::icons::{Icon, Icons};
use crate::components::squares::{Kind, Square};
use crate::components::tiles::PER_ERA;
use crate::state::State;
use crate::territory::Territory;

/// A hero, a wonder or a special building.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    #[cfg_attr(not(test), expect(dead_code, reason = "rows say whose they are; a test holds them in order"))]
    pub(crate) feature: Feature,
    pub(crate) icons: &'static str,
    pub(crate) effects: &'static [Effect],
    pub(crate) sources: &'static [Source],
}

/// Something a feature does while it can be seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Effect {
    /// A level rises by one for each worker one controls.
    PerWorker(Icon),
    /// A level rises by one for each route that starts here or is shared.
    PerRoute(Icon),
    /// A level rises by one for every two workers of the territory.
    PerTwoAtHome(Icon),
    /// A level rises by one for each wasteland, up to so many.
    PerWasteland(Icon, u8),
    /// A level rises by one for each hero, up to so many.
    PerHero(Icon, u8),
    /// A level is just this.
    Fixed(Icon, u8),
    /// An action costs so much less of something.
    Cheaper(Deed, Icon, u8),
    /// An action costs just so much of something, whatever else there is.
    Exactly(Deed, Icon, u8),
    /// An action brings Culture besides.
    Earns(Deed, u8),
    /// Transport counts as so much more for an Exchange.
    Exchange(u8),
    /// A Campaign of at least so many points brings more Votes.
    Campaign { from: u8, votes: u8 },
    /// Culture for each point left at the end of the Administration, up to so many.
    PointsLeft(u8),
    /// Seas count as wasteland wherever that is counted.
    SeasAreWasteland,
    /// No tile covers it.
    NeverCovered,
    /// The territory may grow as it likes.
    NoLimit,
    /// Nobody threatens its owner.
    NoThreat,
    /// Seas cost no movement.
    FreeSeas,
    /// Workers on Principal routes go so much further.
    RouteReach(u8),
    /// More Power as an Aggressor.
    Attack(u8),
    /// Wars are prepared for nothing.
    FreePreparation,
    /// An Aggressor wins a tie against a Defender.
    WinsTies,
    /// Votes can be spent in a war.
    VotesFight,
    /// A worker sent back adds so much Power in a war.
    WorkerFights(u8),
    /// A route given up adds so much Power to an Aggressor.
    RouteFights(u8),
    /// The first Resource spent in a war adds so much more.
    FirstResource(u8),
    /// A Defender loses no Culture to a Memorable Victory.
    SafeDefence,
    /// Threats find no defence and always succeed.
    SureThreat,
    /// A Threat that succeeds brings Culture from the stock.
    ThreatCulture(u8),
    /// A worker who brings goods from a route brings so much more.
    RouteBonus(Icon, u8),
    /// When placed: an alliance nobody can refuse.
    FreeAlliance,
    /// When placed: a worker for nothing.
    FreeWorker,
    /// Before the auction, once an Era: a tile for nothing.
    TakesTile,
    /// Once a round: a worker goes back to the track for goods or Politics points.
    SendBack(Icon, u8),
    /// Before a Vote: any number of workers go back to the track for Culture each.
    SendBackAny(u8),
    /// Once a round: Resources become Culture.
    Refine { resources: u8, culture: u8 },
    /// Once a round: Sanitation in the territory of somebody who is no ally.
    Raze,
    /// After production: so much Food can become Culture.
    Feast(u8),
    /// Workers eat just so much.
    WorkerUpkeep(u8),
    /// Its own upkeep is so much dearer.
    DearUpkeep(u8),
    /// Votes before a Vote.
    Votes(u8),
    /// A Vote for each worker before a Vote.
    VotePerWorker,
    /// Culture for each card scored on which one is first.
    FirstRank(u8),
    /// Culture for each of something when an Era ends.
    EraEnd(Count, u8),
    /// Culture is lost when an Era ends.
    EraLoss(u8),
    /// Culture for each of something when the game ends.
    GameEnd(Count, u8),
    /// The same, up to so much.
    GameEndUpTo(Count, u8, u8),
}

/// What is counted at an end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Count {
    Workers,
    Alliances,
    HeroesAndWonders,
    Farms,
    Buildings,
    Cleared,
    MoneyPairs,
}

/// The row of a feature.
pub(crate) const fn row(feature: Feature) -> &'static Row {
    let (era, at) = (feature as usize / PER_ERA, feature as usize % PER_ERA);
    match at {
        0..9 => &heroes::ROWS[era * 9 + at],
        9..18 => &wonders::ROWS[era * 9 + at - 9],
        _ => &specials::ROWS[era * 7 + at - 18],
    }
}

/// Every effect of what can be seen in a territory, with its cause.
fn effects(features: Features) -> impl Iterator<Item = (Feature, Effect)> + Clone {
    features.iter().flat_map(|feature| row(feature).effects.iter().map(move |&effect| (feature, effect)))
}

/// All features with a certain effect. Questions are asked all the time and few can answer each: only those are asked.
macro_rules! having {
    ($effect:pat) => {{
        const HAVING: Features = {
            let mut having = Features::NONE;
            let mut at = 0;
            while at < Feature::ALL.len() {
                let effects = row(Feature::ALL[at]).effects;
                let mut effect = 0;
                while effect < effects.len() {
                    if matches!(effects[effect], $effect) {
                        having.insert(Feature::ALL[at]);
                    }
                    effect += 1;
                }
                at += 1;
            }
            having
        };
        HAVING
    }};
}

/// What the effects of a seat say to a question, with their causes; `asked` are those who might answer.
fn answers<T>(
    s: &State,
    seat: Seat,
    asked: Features,
    answer: impl Fn(Effect) -> Option<T>,
) -> impl Iterator<Item = (Feature, T)> {
    let effects = effects(s.players[seat].features.and(asked));
    effects.filter_map(move |(feature, effect)| Some((feature, answer(effect)?)))
}

fn sum(s: &State, seat: Seat, asked: Features, answer: impl Fn(Effect) -> Option<u8>) -> u8 {
    answers(s, seat, asked, answer).map(|(_, count)| count).sum()
}

/// The first of a seat's features that are among some.
fn who(s: &State, seat: Seat, having: Features) -> Option<Feature> {
    s.players[seat].features.and(having).iter().next()
}

/// What a level may be counted by, besides what lies in the territory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tally {
    /// Workers one controls.
    Workers,
    /// Workers of the territory.
    AtHome,
    /// Routes that start here or are shared.
    Routes,
}

/// Levels: those of the squares, with what features add and fix (P3.3).
pub(crate) fn levels(features: Features, territory: &Territory, printed: Icons, count: impl Fn(Tally) -> u8) -> Icons {
    let mut levels = printed;
    let raising = having!(
        Effect::PerWorker(_)
            | Effect::PerRoute(_)
            | Effect::PerTwoAtHome(_)
            | Effect::PerWasteland(..)
            | Effect::PerHero(..)
    );
    for (_, effect) in effects(features.and(raising)) {
        let (icon, more) = match effect {
            Effect::PerWorker(icon) => (icon, count(Tally::Workers)),
            Effect::PerRoute(icon) => (icon, count(Tally::Routes)),
            Effect::PerTwoAtHome(icon) => (icon, count(Tally::AtHome) / 2),
            Effect::PerWasteland(icon, most) => (icon, wastelands_of(features, territory).min(most)),
            Effect::PerHero(icon, most) => (icon, (features.and(HEROES).len() as u8).min(most)),
            _ => continue,
        };
        levels = levels.plus(icon, more);
    }
    for (_, effect) in effects(features.and(having!(Effect::Fixed(..)))) {
        if let Effect::Fixed(icon, level) = effect {
            levels = levels.with(icon, level);
        }
    }
    levels
}

/// How many features do something that neither levels nor an end show, for whoever judges a position.
pub(crate) fn lasting(features: Features) -> usize {
    let shown = |effect: &Effect| {
        use Effect::*;
        matches!(
            effect,
            PerWorker(_)
                | PerRoute(_)
                | PerTwoAtHome(_)
                | PerWasteland(..)
                | PerHero(..)
                | Fixed(..)
                | EraEnd(..)
                | EraLoss(_)
                | GameEnd(..)
                | GameEndUpTo(..)
                | DearUpkeep(_)
                | NeverCovered
                | FreeAlliance
                | FreeWorker
        )
    };
    features.iter().filter(|&feature| !row(feature).effects.iter().all(shown)).count()
}

/// Wasteland squares of a territory as they are counted (P16.4).
pub(crate) fn wastelands(s: &State, seat: Seat) -> u8 {
    let player = &s.players[seat];
    wastelands_of(player.features, &player.territory)
}

fn wastelands_of(features: Features, territory: &Territory) -> u8 {
    let seas = !features.and(having!(Effect::SeasAreWasteland)).is_empty();
    let counts = |square: Square| square.is_wasteland() || seas && square.is_sea();
    territory.count(counts) as u8
}

/// How much less an action costs of something; what it costs exactly where that is fixed (P8.10).
pub(crate) fn price(s: &State, seat: Seat, deed: Deed, icon: Icon, usual: u8) -> u8 {
    if who(s, seat, having!(Effect::Exactly(..) | Effect::Cheaper(..))).is_none() {
        return usual;
    }
    let mut exact = answers(s, seat, having!(Effect::Exactly(..)), |effect| match effect {
        Effect::Exactly(what, of, cost) if what == deed && of == icon => Some(cost),
        _ => None,
    });
    if let Some((_, exact)) = exact.next() {
        return exact;
    }
    let less = sum(s, seat, having!(Effect::Cheaper(..)), |effect| match effect {
        Effect::Cheaper(what, of, less) if what == deed && of == icon => Some(less),
        _ => None,
    });
    // Politics costs never fall below a point, goods may be free.
    let least = if icon == Icon::Politics { usual.min(1) } else { 0 };
    usual.saturating_sub(less).max(least)
}

/// Culture an action brings besides what the rules say.
pub(crate) fn earnings(s: &State, seat: Seat, deed: Deed) -> u8 {
    sum(s, seat, having!(Effect::Earns(..)), |effect| match effect {
        Effect::Earns(what, culture) if what == deed => Some(culture),
        _ => None,
    })
}

/// Source units an Exchange may turn (P8.2).
pub(crate) fn exchange(s: &State, seat: Seat) -> u8 {
    let more =
        sum(
            s,
            seat,
            having!(Effect::Exchange(_)),
            |effect| if let Effect::Exchange(more) = effect { Some(more) } else { None },
        );
    s.level(seat, Icon::Transport) + more
}

/// Votes a Campaign brings besides its points.
pub(crate) fn campaign(s: &State, seat: Seat, points: u8) -> u8 {
    sum(s, seat, having!(Effect::Campaign { .. }), |effect| match effect {
        Effect::Campaign { from, votes } if points >= from => Some(votes),
        _ => None,
    })
}

/// Culture for Politics points left at the end of the Administration.
pub(crate) fn points_left(s: &State, seat: Seat, left: u8) -> u8 {
    sum(s, seat, having!(Effect::PointsLeft(_)), |effect| {
        if let Effect::PointsLeft(most) = effect { Some(left.min(most)) } else { None }
    })
}

/// Whether no tile may cover a feature (P6.4).
pub(crate) fn never_covered(feature: Feature) -> bool {
    having!(Effect::NeverCovered).has(feature)
}

/// Whether a territory may grow as it likes (P6.8).
pub(crate) fn unlimited(s: &State, seat: Seat) -> bool {
    who(s, seat, having!(Effect::NoLimit)).is_some()
}

/// Whether nobody may threaten a seat (P7.5).
pub(crate) fn safe_from_threats(s: &State, seat: Seat) -> bool {
    who(s, seat, having!(Effect::NoThreat)).is_some()
}

/// Whether a seat's Threats find no defence (P7.5).
pub(crate) fn sure_threat(s: &State, seat: Seat) -> bool {
    who(s, seat, having!(Effect::SureThreat)).is_some()
}

/// Culture from the stock for a Threat that succeeds.
pub(crate) fn threat_culture(s: &State, seat: Seat) -> u8 {
    sum(s, seat, having!(Effect::ThreatCulture(_)), |effect| {
        if let Effect::ThreatCulture(culture) = effect { Some(culture) } else { None }
    })
}

/// Whether seas cost a seat's workers nothing (P9.1).
pub(crate) fn free_seas(s: &State, seat: Seat) -> bool {
    who(s, seat, having!(Effect::FreeSeas)).is_some()
}

/// How much further a seat's workers go on Principal routes (P9.3).
pub(crate) fn route_reach(s: &State, seat: Seat) -> u8 {
    sum(
        s,
        seat,
        having!(Effect::RouteReach(_)),
        |effect| if let Effect::RouteReach(more) = effect { Some(more) } else { None },
    )
}

/// Power an Aggressor has besides the level (P11.2).
pub(crate) fn attack(s: &State, seat: Seat) -> u8 {
    sum(s, seat, having!(Effect::Attack(_)), |effect| if let Effect::Attack(more) = effect { Some(more) } else { None })
}

/// Resources a war costs an Aggressor before it begins (P10.4).
pub(crate) fn preparation(s: &State, seat: Seat) -> u8 {
    if who(s, seat, having!(Effect::FreePreparation)).is_some() { 0 } else { s.era_row().preparation }
}

/// Whether an Aggressor wins a tie against a Defender (P11.4).
pub(crate) fn wins_ties(s: &State, seat: Seat) -> bool {
    who(s, seat, having!(Effect::WinsTies)).is_some()
}

/// Whether Votes may be spent in a war (P11.3).
pub(crate) fn votes_fight(s: &State, seat: Seat) -> bool {
    who(s, seat, having!(Effect::VotesFight)).is_some()
}

/// Power for a worker sent back in a war, where a seat can do that (P11.3).
pub(crate) fn worker_fights(s: &State, seat: Seat) -> Option<(Feature, u8)> {
    answers(s, seat, having!(Effect::WorkerFights(_)), |effect| {
        if let Effect::WorkerFights(power) = effect { Some(power) } else { None }
    })
    .next()
}

/// Power for a route given up in a war, where a seat can do that (P11.2).
pub(crate) fn route_fights(s: &State, seat: Seat) -> Option<(Feature, u8)> {
    answers(s, seat, having!(Effect::RouteFights(_)), |effect| {
        if let Effect::RouteFights(power) = effect { Some(power) } else { None }
    })
    .next()
}

/// Power that so many Resources add in a war (P11.3).
pub(crate) fn resource_power(s: &State, seat: Seat, resources: u16) -> u16 {
    let first = sum(s, seat, having!(Effect::FirstResource(_)), |effect| {
        if let Effect::FirstResource(more) = effect { Some(more) } else { None }
    });
    resources + if resources > 0 { u16::from(first) } else { 0 }
}

/// Whether a Defender loses nothing to a Memorable Victory (P11.6).
pub(crate) fn safe_defence(s: &State, seat: Seat) -> bool {
    who(s, seat, having!(Effect::SafeDefence)).is_some()
}

/// What a worker who brings goods from a route brings besides (P12.2).
pub(crate) fn route_bonus(s: &State, seat: Seat) -> impl Iterator<Item = (Feature, (Icon, u8))> {
    answers(s, seat, having!(Effect::RouteBonus(..)), |effect| {
        if let Effect::RouteBonus(icon, more) = effect { Some((icon, more)) } else { None }
    })
}

/// What happens right after a feature has been placed (P6.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OnPlacing {
    Nothing,
    Alliance,
    Worker,
}

/// What a feature does when it is placed.
pub(crate) fn on_placing(feature: Feature) -> OnPlacing {
    let effects = row(feature).effects;
    if effects.contains(&Effect::FreeAlliance) {
        OnPlacing::Alliance
    } else if effects.contains(&Effect::FreeWorker) {
        OnPlacing::Worker
    } else {
        OnPlacing::Nothing
    }
}

/// The feature that lets a seat take a tile before the auction (P5.3).
pub(crate) fn takes_tile(s: &State, seat: Seat) -> Option<Feature> {
    who(s, seat, having!(Effect::TakesTile))
}

/// What a feature can be used for, once a round, at a moment of its owner's choice (P16.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Use {
    /// A worker goes back to the track for this.
    SendBack(Icon, u8),
    /// Resources become Culture.
    Refine { resources: u8, culture: u8 },
    /// Sanitation in another's territory.
    Raze,
}

/// What a feature can be used for.
pub(crate) fn use_of(feature: Feature) -> Option<Use> {
    row(feature).effects.iter().find_map(|effect| match *effect {
        Effect::SendBack(icon, count) => Some(Use::SendBack(icon, count)),
        Effect::Refine { resources, culture } => Some(Use::Refine { resources, culture }),
        Effect::Raze => Some(Use::Raze),
        _ => None,
    })
}

/// Features of a seat that can be used in Diplomacy and Administration, or in Administration alone.
pub(crate) fn usable(features: Features, in_diplomacy: bool) -> impl Iterator<Item = Feature> + Clone {
    let useful = having!(Effect::SendBack(..) | Effect::Refine { .. } | Effect::Raze);
    features.and(useful).iter().filter(move |&feature| match use_of(feature) {
        Some(Use::SendBack(Icon::Politics, _)) => true,
        Some(_) => !in_diplomacy,
        None => false,
    })
}

/// Whether a seat's level cannot be raised (P16.5).
pub(crate) fn is_fixed(s: &State, seat: Seat, icon: Icon) -> bool {
    answers(
        s,
        seat,
        having!(Effect::Fixed(..)),
        |effect| if let Effect::Fixed(fixed, _) = effect { Some(fixed) } else { None },
    )
    .any(|(_, fixed)| fixed == icon)
}

/// Food that can become Culture after production (P12.3).
pub(crate) fn feast(s: &State, seat: Seat) -> u8 {
    sum(s, seat, having!(Effect::Feast(_)), |effect| if let Effect::Feast(most) = effect { Some(most) } else { None })
}

/// Food a seat's workers eat, where that is fixed (P12.4).
pub(crate) fn worker_upkeep(s: &State, seat: Seat) -> Option<u8> {
    answers(s, seat, having!(Effect::WorkerUpkeep(_)), |effect| {
        if let Effect::WorkerUpkeep(food) = effect { Some(food) } else { None }
    })
    .map(|(_, food)| food)
    .next()
}

/// Upkeep of features besides the usual (P13.1).
pub(crate) fn dear_upkeep(s: &State, seat: Seat) -> u8 {
    sum(
        s,
        seat,
        having!(Effect::DearUpkeep(_)),
        |effect| if let Effect::DearUpkeep(more) = effect { Some(more) } else { None },
    )
}

/// Votes a seat gets before a Vote, with their causes (P14.1).
pub(crate) fn votes(s: &State, seat: Seat) -> impl Iterator<Item = (Feature, u8)> {
    let workers = s.controlled(seat);
    answers(s, seat, having!(Effect::Votes(_) | Effect::VotePerWorker), move |effect| match effect {
        Effect::Votes(votes) => Some(votes),
        Effect::VotePerWorker => Some(workers),
        _ => None,
    })
}

/// Culture for each worker sent back before a Vote, where a seat can do that (P14.1).
pub(crate) fn send_back_any(s: &State, seat: Seat) -> Option<(Feature, u8)> {
    answers(s, seat, having!(Effect::SendBackAny(_)), |effect| {
        if let Effect::SendBackAny(culture) = effect { Some(culture) } else { None }
    })
    .next()
}

/// Culture for a card scored on which a seat is first (P14.6).
pub(crate) fn first_rank(s: &State, seat: Seat) -> u8 {
    sum(s, seat, having!(Effect::FirstRank(_)), |effect| {
        if let Effect::FirstRank(culture) = effect { Some(culture) } else { None }
    })
}

/// Culture gained or lost when an Era ends, with its causes (P15.1).
pub(crate) fn era_end(s: &State, seat: Seat) -> impl Iterator<Item = (Feature, i32)> {
    let ending = s.players[seat].features.and(having!(Effect::EraEnd(..) | Effect::EraLoss(_)));
    effects(ending).filter_map(move |(feature, effect)| match effect {
        Effect::EraEnd(count, each) => Some((feature, counted(s, seat, count) * i32::from(each))),
        Effect::EraLoss(culture) => Some((feature, -i32::from(culture))),
        _ => None,
    })
}

/// Culture gained when the game ends, with its causes (P15.2).
pub(crate) fn game_end(s: &State, seat: Seat) -> impl Iterator<Item = (Feature, i32)> {
    let ending = s.players[seat].features.and(having!(Effect::GameEnd(..) | Effect::GameEndUpTo(..)));
    effects(ending).filter_map(move |(feature, effect)| match effect {
        Effect::GameEnd(count, each) => Some((feature, counted(s, seat, count) * i32::from(each))),
        Effect::GameEndUpTo(count, each, most) => {
            Some((feature, (counted(s, seat, count) * i32::from(each)).min(most.into())))
        }
        _ => None,
    })
}

fn counted(s: &State, seat: Seat, count: Count) -> i32 {
    let player = &s.players[seat];
    match count {
        Count::Workers => s.controlled(seat).into(),
        Count::Alliances => s.allies(seat).count() as i32,
        Count::HeroesAndWonders => player.features.and(HEROES.or(WONDERS)).len() as i32,
        Count::Farms => player.territory.count_of(Kind::Food).into(),
        Count::Buildings => buildings(s, seat).into(),
        Count::Cleared => player.territory.count(|square| square == Square::CLEARED) as i32,
        Count::MoneyPairs => i32::from(s.good(seat, Icon::Money)) / 2,
    }
}

/// Special buildings and constructed ones that can be seen.
pub(crate) fn buildings(s: &State, seat: Seat) -> u8 {
    let player = &s.players[seat];
    let constructed = player.territory.count(|square| square.as_building().is_some());
    (constructed + player.features.and(SPECIALS).len()) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_stands_at_its_place() {
        for feature in Feature::ALL {
            assert_eq!(row(feature).feature, feature);
        }
    }
}
