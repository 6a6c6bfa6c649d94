//! What things cost a player now where that is not what is printed on them, and thanks to what.

use serde::{Serialize, Serializer};

use crate::actions::{advance, construct, recruit};
use crate::components::civilizations::Power;
use crate::prelude::*;

/// What may be given for part of a price.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct StandIn {
    /// What allows it.
    pub by: Power,
    /// Whether it is a prisoner, not a culture token.
    pub prisoner: bool,
    /// How many resources each stands for; none where it stands for a token.
    pub resources: u8,
    /// How many can be given now.
    pub most: u8,
}

/// A price that is other than the printed one, or can be paid otherwise.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Quote {
    /// What is bought.
    #[serde(serialize_with = "notation")]
    pub choice: Choice,
    /// What it costs.
    pub goods: Goods,
    /// How many of its resources or tokens need not be paid.
    pub waived: u8,
    /// What makes it so, where it is not the printed one.
    pub cause: Option<Cause>,
    /// What may be given for part of it.
    pub stand_ins: Vec<StandIn>,
    /// The cities in which it costs so; empty where no city matters.
    pub cities: Vec<Space>,
}

/// Every price of a player's that is other than the printed one or can be paid otherwise: of what can be learned, recruited
/// and built.
pub(crate) fn quotes(s: &State, seat: Seat) -> Vec<Quote> {
    let mut quotes = Vec::new();
    let open = Advance::ALL.into_iter().filter(|&one| one.open_to(s.players[seat].advances, s.edition).is_ok());
    for one in open {
        let price = advance::price(s, seat, one);
        quote(&mut quotes, Choice::Learn(one), price, ransoms(s, seat, price), None);
    }
    for city in spaces(s.cities(seat)) {
        for unit in s.edition.units() {
            let price = recruit::price(s, seat, city, unit);
            quote(&mut quotes, Choice::Recruit(unit), price, ransoms(s, seat, price), Some(city));
        }
        for building in s.edition.building_kinds() {
            let price = powers::building_price(s, seat, city, building);
            let stand_ins = subsidies(s, seat, city, Some(building), price);
            quote(&mut quotes, Choice::Build(building), price, stand_ins, Some(city));
        }
        // Every Wonder: which of them are in hand is nobody else's business.
        for wonder in Wonder::of(s.edition) {
            let price = construct::wonder_price(s, seat, city, wonder, construct::Plan::Own);
            let stand_ins = subsidies(s, seat, city, None, price);
            quote(&mut quotes, Choice::Wonder(wonder), price, stand_ins, Some(city));
        }
    }
    quotes
}

/// What may be given for the tokens of a price.
fn ransoms(s: &State, seat: Seat, price: Price) -> Vec<StandIn> {
    let most = powers::ransoms(s, seat).min(price.goods.culture + price.goods.mood);
    let by = powers::ransomer(s, seat).filter(|_| most > 0);
    by.map(|by| StandIn { by, prisoner: true, resources: 0, most }).into_iter().collect()
}

/// What may be given for the resources of a building or, where none is named, a Wonder, and for its tokens.
fn subsidies(s: &State, seat: Seat, city: Space, building: Option<Building>, price: Price) -> Vec<StandIn> {
    let mut all = ransoms(s, seat, price);
    let resources = price.goods.total_resources();
    if let Some((by, subsidy)) = powers::subsidy(s, seat, city, building).filter(|_| resources > 0) {
        let most = subsidy.most.min(resources.div_ceil(subsidy.resources));
        all.push(StandIn { by, prisoner: subsidy.captives > 0, resources: subsidy.resources, most });
    }
    all
}

/// Notes a price that something changes, or lets be paid otherwise; one that holds in several cities is noted once.
fn quote(quotes: &mut Vec<Quote>, choice: Choice, price: Price, stand_ins: Vec<StandIn>, city: Option<Space>) {
    let Price { goods, cause, .. } = price;
    if cause.is_none() && stand_ins.is_empty() {
        return;
    }
    let waived = price.waived();
    let new = Quote { choice, goods, waived, cause, stand_ins, cities: Vec::new() };
    let same = |one: &Quote| new == Quote { cities: Vec::new(), ..one.clone() };
    match quotes.iter().position(same) {
        Some(known) => quotes[known].cities.extend(city),
        None => quotes.push(Quote { cities: city.into_iter().collect(), ..new }),
    }
}

fn notation<S: Serializer>(choice: &Choice, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(choice)
}
