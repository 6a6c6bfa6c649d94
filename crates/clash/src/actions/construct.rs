//! Adding buildings and Wonders to cities (C8.1).

use super::activate;
use crate::components::buildings::MAX_SIZE;
use crate::prelude::*;
use crate::state::{Built, Length, WonderPlace};

/// What building costs besides the conditions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Terms {
    /// The usual price.
    Paid,
    /// Nothing (City Development).
    Free,
}

/// Whether anything can be built in a city, whatever it is.
fn can_build_in(s: &State, seat: Seat, space: Space) -> Result<(), Why> {
    powers::may_build(s, seat)?;
    if activate::working_mood(s, seat, space) == Mood::Angry {
        return Err(Why::Angry);
    }
    Ok(())
}

/// Whether a city may have one more piece (C8.2).
fn can_grow(s: &State, seat: Seat, city: &City) -> Result<(), Why> {
    let size = city.size(s.edition);
    if size >= MAX_SIZE {
        Err(Why::LargestSize)
    } else if usize::from(size) >= s.cities(seat).len() {
        Err(Why::TooFewCities)
    } else {
        Ok(())
    }
}

/// Whether a building can be added to a city, price included.
pub(crate) fn can_build(s: &State, seat: Seat, space: Space, building: Building, terms: Terms) -> Result<(), Why> {
    can_build_in(s, seat, space)?;
    let Some(city) = s.board.city(space) else {
        return Err(Why::NoCity);
    };
    ensure(s.has(seat, building.unlocked_by()), Why::Needs(building.unlocked_by()))?;
    if city.has(building) {
        return Err(Why::BuiltAlready);
    }
    can_grow(s, seat, city)?;
    ensure(s.players[seat].buildings[building as usize] > 0, Why::NoPiece)?;
    if building == Building::Port && !space.around().meets(s.board.sea()) {
        return Err(Why::NoCoast);
    }
    let free = terms == Terms::Free;
    ensure(free || s.can_pay(seat, powers::building_price(s, seat, building)), Why::CannotPay)?;
    Ok(())
}

/// Wonders a player may build by their cards: from hand, or lying open.
pub(crate) fn wonder_cards(s: &State, seat: Seat) -> crate::components::wonders::Wonders {
    // In 2012 a player's own are reserved ones, built without an action (C22).
    if s.edition.wonders_go_to_hand() { s.players[seat].wonders.or(s.wonders_open) } else { s.wonders_open }
}

/// Whether a Wonder can be built in a city, price included (C8.1).
pub(crate) fn can_build_wonder(s: &State, seat: Seat, space: Space, wonder: Wonder) -> Result<(), Why> {
    can_build_in(s, seat, space)?;
    let Some(city) = s.board.city(space) else {
        return Err(Why::NoCity);
    };
    powers::raises_wonders(|advance| s.has(seat, advance))?;
    ensure(s.has(seat, wonder.needs()), Why::Needs(wonder.needs()))?;
    powers::may_stand(wonder, city)?;
    if s.edition.wonders_count_for_size() {
        ensure(activate::working_mood(s, seat, space) == Mood::Happy, Why::NotHappy)?;
        can_grow(s, seat, city)?;
    } else if !city.wonders.is_empty() {
        return Err(Why::WonderThere);
    }
    ensure(s.can_pay(seat, wonder_price(wonder)), Why::CannotPay)
}

/// The Great Arena does not help to pay for a Wonder (C23.1).
fn wonder_price(wonder: Wonder) -> Price {
    Price::from(wonder.cost()).in_exact_tokens()
}

fn wonders_for(s: &State, seat: Seat, space: Space) -> impl Iterator<Item = Wonder> + Clone + '_ {
    wonder_cards(s, seat).iter().filter(move |&wonder| can_build_wonder(s, seat, space, wonder).is_ok())
}

fn buildings_for(s: &State, seat: Seat, space: Space, terms: Terms) -> impl Iterator<Item = Building> + Clone + '_ {
    Building::ALL.into_iter().filter(move |&building| can_build(s, seat, space, building, terms).is_ok())
}

/// Whether a city can be activated to build something.
pub(crate) fn can_construct_at(s: &State, seat: Seat, space: Space) -> Result<(), Why> {
    activate::can_activate(s, space)?;
    let something =
        buildings_for(s, seat, space, Terms::Paid).next().is_some() || wonders_for(s, seat, space).next().is_some();
    if something {
        return Ok(());
    }
    // The first obstacle on the way to a first building is as good a reason as any.
    Building::ALL
        .into_iter()
        .map(|building| can_build(s, seat, space, building, Terms::Paid))
        .find(|verdict| !matches!(verdict, Err(Why::Needs(_) | Why::BuiltAlready)))
        .unwrap_or(Err(Why::NothingToBuild))
}

/// Cities that can be activated to build something.
pub(crate) fn builders(s: &State, seat: Seat) -> HexSet {
    filter(s.cities(seat), |space| can_construct_at(s, seat, space).is_ok())
}

/// Cities that could, as far as others know: with Wonder cards in hand, it may be any Wonder.
fn might_construct(s: &State, seat: Seat) -> HexSet {
    let hidden = s.edition.wonders_go_to_hand() && !s.players[seat].wonders.is_empty();
    let raises = |space| Wonder::all().any(|wonder| can_build_wonder(s, seat, space, wonder).is_ok());
    let might = |space| activate::can_activate(s, space).is_ok() && raises(space);
    filter(s.cities(seat), |space| can_construct_at(s, seat, space).is_ok() || hidden && might(space))
}

/// Whether any can.
pub(crate) fn can_construct(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(spaces(s.cities(seat)).any(|space| can_construct_at(s, seat, space).is_ok()), Why::NothingToBuild)
}

/// The Construct action: a building or a Wonder.
pub(crate) fn construct(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let builders = spaces(builders(s, seat));
    // Whether there is another city to choose must not tell which Wonders are in hand.
    let space = if might_construct(s, seat).len() > 1 {
        ask.pick(seat, Prompt::ConstructIn, builders, Choice::At)?
    } else {
        ask.pick_if_several(seat, Prompt::ConstructIn, builders, Choice::At)?
    };
    let mut options: Choices = wonders_for(s, seat, space).map(Choice::Wonder).collect();
    options.extend(buildings_for(s, seat, space, Terms::Paid).map(Choice::Build));
    match ask.one(seat, Prompt::Construct { city: space }, &options)? {
        Choice::Wonder(wonder) => {
            build_wonder(s, ask, seat, space, wonder)?;
            activate::finish(s, seat, space);
        }
        Choice::Build(building) => {
            build(s, ask, seat, space, building, Terms::Paid)?;
            finish(s, seat, space, building);
        }
        _ => unreachable!("only listed choices are answered"),
    }
    Ok(())
}

/// The city has been activated, unless the Great Mausoleum of 2012 has a Temple built without that (C23).
fn finish(s: &mut State, seat: Seat, space: Space, building: Building) {
    if !powers::builds_quietly(s, seat, building) {
        activate::finish(s, seat, space);
    }
}

/// Places where a card lets a building be added, and which.
pub(crate) fn card_sites(
    s: &State,
    seat: Seat,
    terms: Terms,
    activating: bool,
    only: Option<Building>,
) -> SmallVec<[(Space, Building); 8]> {
    let wanted = move |building: Building| only.is_none_or(|only| only == building);
    spaces(s.cities(seat))
        .filter(|&space| !activating || activate::can_activate(s, space).is_ok())
        .flat_map(|space| buildings_for(s, seat, space, terms).map(move |building| (space, building)))
        .filter(|&(_, building)| wanted(building))
        .collect()
}

/// A building is added through a card: city and building are chosen together.
pub(crate) fn construct_by_card(
    s: &mut State,
    ask: &mut Ask<'_>,
    seat: Seat,
    terms: Terms,
    activating: bool,
    only: Option<Building>,
) -> Flow {
    let sites = card_sites(s, seat, terms, activating, only);
    let piece = |(space, building)| Choice::Piece(space, Some(building));
    let site = ask.pick_or_not(seat, Prompt::ConstructByCard, sites, piece, !activating)?;
    let Some((space, building)) = site else { return Ok(()) };
    build(s, ask, seat, space, building, terms)?;
    if activating {
        finish(s, seat, space, building);
    }
    Ok(())
}

/// Pays for a building, adds it and takes what comes with it.
fn build(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space, building: Building, terms: Terms) -> Flow {
    if terms == Terms::Paid {
        let price = powers::building_price(s, seat, building);
        powers::building_paid(s, seat, building);
        pay(s, ask, seat, price)?;
    }
    if building == Building::Port {
        let waters = spaces(space.around().and(s.board.sea()));
        let port = ask.pick_if_several(seat, Prompt::PortAt { city: space }, waters, Choice::At)?;
        s.board.city_mut(space).port = port.index();
    }
    s.players[seat].buildings[building as usize] -= 1;
    s.board.city_mut(space).buildings[building as usize] = seat.into();
    ask.log(|| Event::Built { seat, space, building });
    match building {
        Building::Academy => {
            gain_by(s, ask, seat, Goods::of(Good::Ideas, 2), Cause::Building(building));
        }
        Building::Temple => {
            take_token(s, ask, seat, Cause::Building(building))?;
        }
        Building::Fortress | Building::Port => {}
    }
    powers::built(s, ask, seat, space, building)
}

/// One mood or one culture token, as the player likes.
pub(crate) fn take_token(s: &mut State, ask: &mut Ask<'_>, seat: Seat, cause: Cause) -> Flow {
    let tokens = [Goods::of(Good::Mood, 1), Goods::of(Good::Culture, 1)];
    let token = ask.pick(seat, Prompt::TakeToken, tokens, Choice::Take)?;
    gain_by(s, ask, seat, token, cause);
    Ok(())
}

/// Pays for a Wonder and puts it into a city (C8.1).
pub(crate) fn build_wonder(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space, wonder: Wonder) -> Flow {
    pay(s, ask, seat, wonder_price(wonder))?;
    s.players[seat].wonders.remove(wonder);
    s.wonders_open.remove(wonder);
    s.board.city_mut(space).wonders.insert(wonder);
    s.built[wonder as usize] = Built { builder: seat.into(), owner: seat.into(), place: WonderPlace::City(space) };
    s.players[seat].wonder_round = s.rounds();
    ask.log(|| Event::WonderBuilt { seat, space, wonder });
    s.achieve(seat, Objective::MagnificentCulture);
    if s.switches.length == Length::WonderfulEnd && s.end_is_near() {
        s.ending = true;
    }
    powers::unveiled(s, ask, seat, space, wonder);
    Ok(())
}

/// Cities in which a reserved Wonder can be built without an action (2012, Monuments).
pub(crate) fn reserved_sites(s: &State, seat: Seat) -> SmallVec<[(Space, Wonder); 4]> {
    let mut sites = SmallVec::new();
    if !s.edition.wonders_go_to_hand() {
        for wonder in s.players[seat].wonders.iter() {
            sites.extend(
                spaces(s.cities(seat))
                    .filter(|&space| can_build_wonder(s, seat, space, wonder).is_ok())
                    .map(|space| (space, wonder)),
            );
        }
    }
    sites
}
