//! Adding buildings and Wonders to cities (C8.1).

use super::activate::{self, Activation, Work};
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

/// Whether a player has a building for a city that does not have it.
fn can_hold(s: &State, seat: Seat, space: Space, city: &City, building: Building) -> Result<(), Why> {
    ensure(s.has(seat, building.unlocked_by()), Why::Needs(building.unlocked_by()))?;
    ensure(!city.has(building), Why::BuiltAlready)?;
    ensure(s.players[seat].buildings[building as usize] > 0, Why::NoPiece)?;
    ensure(building != Building::Port || space.around().meets(s.board.sea()), Why::NoCoast)
}

/// Whether a building can be added to a city, price included.
pub(crate) fn can_build(s: &State, seat: Seat, space: Space, building: Building, terms: Terms) -> Result<(), Why> {
    can_build_in(s, seat, space)?;
    let Some(city) = s.board.city(space) else {
        return Err(Why::NoCity);
    };
    can_hold(s, seat, space, city, building)?;
    can_grow(s, seat, city)?;
    let free = terms == Terms::Free;
    let price = powers::building_price(s, seat, space, building);
    ensure(free || powers::affords(s, seat, space, Some(building), price), Why::CannotPay)
}

/// Wonders a player may build by their cards: from hand, or lying open.
pub(crate) fn wonder_cards(s: &State, seat: Seat) -> crate::components::wonders::Wonders {
    // In 2012 a player's own are reserved ones, built without an action (C22).
    if s.edition.wonders_go_to_hand() { s.players[seat].wonders.or(s.wonders_open) } else { s.wonders_open }
}

/// Whether a Wonder can be built in a city, price included (C8.1).
pub(crate) fn can_build_wonder(s: &State, seat: Seat, space: Space, wonder: Wonder) -> Result<(), Why> {
    can_raise(s, seat, space, wonder, Plan::Own)
}

/// How a Wonder is built: as its card says, or by a Great Architect (C27.55).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Plan {
    Own,
    Architect(EventCard),
}

fn can_raise(s: &State, seat: Seat, space: Space, wonder: Wonder, plan: Plan) -> Result<(), Why> {
    can_build_in(s, seat, space)?;
    let Some(city) = s.board.city(space) else {
        return Err(Why::NoCity);
    };
    powers::raises_wonders(|advance| s.has(seat, advance))?;
    ensure(plan != Plan::Own || s.has(seat, wonder.needs()), Why::Needs(wonder.needs()))?;
    powers::may_stand(wonder, city)?;
    if s.edition.wonders_count_for_size() {
        ensure(activate::working_mood(s, seat, space) == Mood::Happy, Why::NotHappy)?;
        can_grow(s, seat, city)?;
    } else if !city.wonders.is_empty() {
        return Err(Why::WonderThere);
    }
    let price = wonder_price(s, seat, space, wonder, plan);
    ensure(powers::affords(s, seat, space, None, price), Why::CannotPay)
}

/// What a Wonder costs in a city, by a plan.
pub(crate) fn wonder_price(s: &State, seat: Seat, space: Space, wonder: Wonder, plan: Plan) -> Price {
    let cost = wonder.cost();
    let price = match plan {
        Plan::Own => Price::from(cost),
        Plan::Architect(card) => Price::by(Cause::Event(card), cost).in_culture(cost.culture.saturating_sub(3)),
    };
    powers::wonder_price(s, seat, space, wonder, price)
}

/// Cities in which a Wonder can be built by a plan, and which.
pub(crate) fn wonder_sites(s: &State, seat: Seat, plan: Plan) -> SmallVec<[(Space, Wonder); 8]> {
    let cities = spaces(s.cities(seat)).filter(|&space| activate::can_activate(s, space).is_ok());
    let sites = cities.flat_map(|space| wonder_cards(s, seat).iter().map(move |wonder| (space, wonder)));
    sites.filter(|&(space, wonder)| can_raise(s, seat, space, wonder, plan).is_ok()).collect()
}

/// Activates a city to build a Wonder by a plan.
pub(crate) fn raise_wonder(
    s: &mut State,
    ask: &mut Ask<'_>,
    seat: Seat,
    space: Space,
    wonder: Wonder,
    plan: Plan,
) -> Flow {
    let mut activation = activate::begin(s, ask, seat, space, Work::Construct)?;
    activation.takes(s, seat, Mood::Happy);
    put_up(s, ask, seat, space, wonder, plan)?;
    activate::finish(s, seat, activation);
    Ok(())
}

fn wonders_for(s: &State, seat: Seat, space: Space) -> impl Iterator<Item = Wonder> + Clone + '_ {
    wonder_cards(s, seat).iter().filter(move |&wonder| can_build_wonder(s, seat, space, wonder).is_ok())
}

fn buildings_for(s: &State, seat: Seat, space: Space, terms: Terms) -> impl Iterator<Item = Building> + Clone + '_ {
    s.edition.building_kinds().filter(move |&building| can_build(s, seat, space, building, terms).is_ok())
}

/// Whether something can be built in a city, without a word on why not.
fn constructs(s: &State, seat: Seat, space: Space) -> bool {
    let built = || buildings_for(s, seat, space, Terms::Paid).next().is_some();
    activate::can_activate(s, space).is_ok() && (built() || wonders_for(s, seat, space).next().is_some())
}

/// Whether a city can be activated to build something.
pub(crate) fn can_construct_at(s: &State, seat: Seat, space: Space) -> Result<(), Why> {
    activate::can_activate(s, space)?;
    if constructs(s, seat, space) {
        return Ok(());
    }
    // The first obstacle on the way to a first building is as good a reason as any.
    s.edition
        .building_kinds()
        .map(|building| can_build(s, seat, space, building, Terms::Paid))
        .find(|verdict| !matches!(verdict, Err(Why::Needs(_) | Why::BuiltAlready)))
        .unwrap_or(Err(Why::NothingToBuild))
}

/// Cities that can be activated to build something.
pub(crate) fn builders(s: &State, seat: Seat) -> HexSet {
    filter(s.cities(seat), |space| constructs(s, seat, space))
}

/// Whether a city could, as far as others know: with Wonder cards in hand, it may be any Wonder.
pub(crate) fn might_construct_at(s: &State, seat: Seat, space: Space) -> bool {
    let hidden = s.edition.wonders_go_to_hand() && !s.players[seat].wonders.is_empty();
    let raises = || Wonder::all().any(|wonder| can_build_wonder(s, seat, space, wonder).is_ok());
    let might = || activate::can_activate(s, space).is_ok() && raises();
    constructs(s, seat, space) || hidden && might()
}

/// Whether any can.
pub(crate) fn can_construct(s: &State, seat: Seat) -> Result<(), Why> {
    ensure(spaces(s.cities(seat)).any(|space| constructs(s, seat, space)), Why::NothingToBuild)
}

/// The Construct action: a building or a Wonder.
pub(crate) fn construct(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let builders = spaces(builders(s, seat));
    // Whether there is another city to choose must not tell which Wonders are in hand.
    let space = if spaces(s.cities(seat)).filter(|&space| might_construct_at(s, seat, space)).count() > 1 {
        ask.pick(seat, Prompt::ConstructIn, builders, Choice::At)?
    } else {
        ask.pick_if_several(seat, Prompt::ConstructIn, builders, Choice::At)?
    };
    construct_in(s, ask, seat, space)
}

/// Activates this city to build something.
pub(crate) fn construct_in(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space) -> Flow {
    let mut activation = activate::begin(s, ask, seat, space, Work::Construct)?;
    let mut options: Choices = wonders_for(s, seat, space).map(Choice::Wonder).collect();
    options.extend(buildings_for(s, seat, space, Terms::Paid).map(Choice::Build));
    match ask.one(seat, Prompt::Construct { city: space }, &options)? {
        Choice::Wonder(wonder) => {
            activation.takes(s, seat, Mood::Happy);
            build_wonder(s, ask, seat, space, wonder)?;
            activate::finish(s, seat, activation);
        }
        Choice::Build(building) => {
            activation.takes(s, seat, Mood::Neutral);
            build(s, ask, seat, space, building, Terms::Paid)?;
            finish(s, seat, activation, building);
        }
        _ => unreachable!("only listed choices are answered"),
    }
    Ok(())
}

/// Whether a city can be activated to build a Wonder.
pub(crate) fn can_raise_at(s: &State, seat: Seat, space: Space) -> Result<(), Why> {
    activate::can_activate(s, space)?;
    ensure(wonders_for(s, seat, space).next().is_some(), Why::NothingToBuild)
}

/// Activates this city to build a Wonder.
pub(crate) fn raise_in(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space) -> Flow {
    let mut activation = activate::begin(s, ask, seat, space, Work::Construct)?;
    activation.takes(s, seat, Mood::Happy);
    // Whether there is more than one to choose is nobody's business.
    let wonder = ask.pick(seat, Prompt::Construct { city: space }, wonders_for(s, seat, space), Choice::Wonder)?;
    build_wonder(s, ask, seat, space, wonder)?;
    activate::finish(s, seat, activation);
    Ok(())
}

/// The city has been activated, unless the Great Mausoleum of 2012 has a Temple built without that (C23).
fn finish(s: &mut State, seat: Seat, activation: Activation, building: Building) {
    if !powers::builds_quietly(s, seat, building) {
        activate::finish(s, seat, activation);
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
        // What makes a city act as Happy serves an activation only (C34.46).
        .filter(|&space| match activating {
            true => activate::can_activate(s, space).is_ok(),
            false => activate::usual_mood(s, seat, space) != Mood::Angry,
        })
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
    if !activating {
        return build(s, ask, seat, space, building, terms);
    }
    let mut activation = activate::begin(s, ask, seat, space, Work::Construct)?;
    activation.takes(s, seat, Mood::Neutral);
    build(s, ask, seat, space, building, terms)?;
    finish(s, seat, activation, building);
    Ok(())
}

/// Pays for a building, adds it and takes what comes with it.
fn build(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space, building: Building, terms: Terms) -> Flow {
    if terms == Terms::Paid {
        let price = powers::building_price(s, seat, space, building);
        powers::building_paid(s, seat, building);
        let price = powers::subsidise(s, ask, seat, space, Some(building), price)?;
        pay(s, ask, seat, price)?;
    }
    let so_many = s.agenda.len();
    add(s, ask, seat, space, building)?;
    ask.log(|| Event::Built { seat, space, building });
    match building {
        Building::Academy => {
            gain_by(s, ask, seat, Goods::of(Good::Ideas, 2), Cause::Building(building));
        }
        Building::Temple => {
            take_token(s, ask, seat, Cause::Building(building))?;
        }
        Building::Observatory => s.then(Task::DrawActions { seat, count: 1 }),
        Building::Fortress | Building::Port | Building::Market | Building::Obelisk => {}
    }
    powers::built(s, ask, seat, space, building)?;
    if s.switches.buildings_give_first() {
        // What the building brings comes before what it sets off (C34.64).
        s.agenda.rank_since(so_many, |task| u8::from(matches!(task, Task::Sequel { .. })));
    }
    Ok(())
}

/// Whether a building could stand in a city in the place of another, at no cost.
pub(crate) fn can_replace(s: &State, seat: Seat, space: Space, building: Building) -> Result<(), Why> {
    powers::may_build(s, seat)?;
    let city = s.board.city(space).ok_or(Why::NoCity)?;
    can_hold(s, seat, space, city, building)
}

/// A building becomes another. Nothing is built, so nothing comes with it.
pub(crate) fn replace(
    s: &mut State,
    ask: &mut Ask<'_>,
    seat: Seat,
    space: Space,
    from: Building,
    into: Building,
) -> Flow {
    s.board.city_mut(space).buildings[from as usize] = Side::NOBODY;
    s.players[seat].buildings[from as usize] += 1;
    add(s, ask, seat, space, into)?;
    ask.log(|| Event::Rebuilt { seat, space, from, into });
    Ok(())
}

/// Puts a building of a player's into a city; a Port faces a Sea space.
fn add(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space, building: Building) -> Flow {
    if building == Building::Port {
        let waters = spaces(space.around().and(s.board.sea()));
        let port = ask.pick_if_several(seat, Prompt::PortAt { city: space }, waters, Choice::At)?;
        s.board.city_mut(space).port = port.index();
    }
    s.players[seat].buildings[building as usize] -= 1;
    s.board.city_mut(space).buildings[building as usize] = seat.into();
    Ok(())
}

/// One mood or one culture token, as the player likes.
pub(crate) fn take_token(s: &mut State, ask: &mut Ask<'_>, seat: Seat, cause: Cause) -> Flow {
    let tokens = [Goods::of(Good::Mood, 1), Goods::of(Good::Culture, 1)];
    let token = ask.pick(seat, Prompt::TakeToken, tokens, Choice::Take)?;
    gain_by(s, ask, seat, token, cause);
    Ok(())
}

/// Pays one mood or one culture token, as the player likes.
pub(crate) fn pay_token(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let tokens = [Goods::of(Good::Mood, 1), Goods::of(Good::Culture, 1)];
    let open = tokens.into_iter().filter(|&token| can_give_up(s, seat, token));
    let token = ask.pick_if_several(seat, Prompt::PayToken, open, Choice::Pay)?;
    give_up_for(s, ask, seat, token, None)
}

/// Pays for a Wonder and puts it into a city (C8.1).
pub(crate) fn build_wonder(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space, wonder: Wonder) -> Flow {
    put_up(s, ask, seat, space, wonder, Plan::Own)
}

fn put_up(s: &mut State, ask: &mut Ask<'_>, seat: Seat, space: Space, wonder: Wonder, plan: Plan) -> Flow {
    let price = wonder_price(s, seat, space, wonder, plan);
    let price = powers::subsidise(s, ask, seat, space, None, price)?;
    pay(s, ask, seat, price)?;
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
    powers::enlarged(s, seat, space, None);
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
