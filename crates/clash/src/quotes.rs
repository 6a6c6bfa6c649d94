//! What things cost a player now where that is not what is printed on them, and thanks to what.

use serde::{Serialize, Serializer};

use crate::actions::{advance, construct, recruit};
use crate::prelude::*;

/// A price that is other than the printed one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Quote {
    /// What is bought.
    #[serde(serialize_with = "notation")]
    pub choice: Choice,
    /// What it costs.
    pub goods: Goods,
    /// How many of its resources or tokens need not be paid.
    pub waived: u8,
    /// What makes it so.
    pub cause: Cause,
    /// The cities in which it costs so; empty where no city matters.
    pub cities: Vec<Space>,
}

/// Every price of a player's that is other than the printed one: of what can be learned, recruited and built.
pub(crate) fn quotes(s: &State, seat: Seat) -> Vec<Quote> {
    let mut quotes = Vec::new();
    let open = Advance::ALL.into_iter().filter(|&one| one.open_to(s.players[seat].advances, s.edition).is_ok());
    for one in open {
        quote(&mut quotes, Choice::Learn(one), advance::price(s, seat, one), None);
    }
    for city in spaces(s.cities(seat)) {
        for unit in s.edition.units() {
            quote(&mut quotes, Choice::Recruit(unit), recruit::price(s, seat, city, unit), Some(city));
        }
        for building in s.edition.building_kinds() {
            let price = powers::building_price(s, seat, city, building);
            quote(&mut quotes, Choice::Build(building), price, Some(city));
        }
        // Every Wonder: which of them are in hand is nobody else's business.
        for wonder in Wonder::of(s.edition) {
            let price = construct::wonder_price(s, seat, city, wonder, construct::Plan::Own);
            quote(&mut quotes, Choice::Wonder(wonder), price, Some(city));
        }
    }
    quotes
}

/// Notes a price that something changes; one that holds in several cities is noted once.
fn quote(quotes: &mut Vec<Quote>, choice: Choice, price: Price, city: Option<Space>) {
    let Some(cause) = price.cause else { return };
    let (goods, waived) = (price.goods, price.waived());
    let same =
        |one: &&mut Quote| one.choice == choice && one.goods == goods && one.waived == waived && one.cause == cause;
    match quotes.iter_mut().find(same) {
        Some(known) => known.cities.extend(city),
        None => quotes.push(Quote { choice, goods, waived, cause, cities: city.into_iter().collect() }),
    }
}

fn notation<S: Serializer>(choice: &Choice, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(choice)
}
