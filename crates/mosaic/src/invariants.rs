//! What must always hold.

use tessera_kernel::Seat;
use tessera_kernel::hex::HexSet;

use crate::components::build_cards::BuildCard;
use crate::components::goods::Good;
use crate::components::governments::Government;
use crate::components::map::{hexes, open_hexes};
use crate::components::pieces::{Piece, Track, Unit};
use crate::components::pillars::Icons;
use crate::components::population_cards::PopulationCard;
use crate::components::regions::Region;
use crate::components::tax_cards::TaxCard;
use crate::components::technologies::{TECHNOLOGIES, Tech};
use crate::components::wonders::Wonder;
use crate::effect::Effect;
use crate::empire::MOST;
use crate::market::{Market, SCORING};
use crate::state::{Origin, State};

/// More than anybody ever had: an amount beyond it went below nothing.
const FAR_TOO_MUCH: u16 = 20_000;

/// The first invariant that is broken.
pub(crate) fn check(s: &State) -> Result<(), String> {
    for seat in s.players.seats() {
        wealth_is_sound(s, seat)?;
        pieces_are_in_the_box(s, seat)?;
        tracks_are_the_sum_of_their_sources(s, seat)?;
        icons_are_on_the_cards(s, seat)?;
    }
    map_is_sound(s)?;
    goods_are_conserved(s)?;
    cards_are_conserved(s)?;
    tiles_are_sound(s)
}

fn wealth_is_sound(s: &State, seat: Seat) -> Result<(), String> {
    let player = &s.players[seat];
    let amounts = player.stock.iter().chain(&player.tracks);
    match amounts.copied().find(|&amount| amount > FAR_TOO_MUCH) {
        Some(amount) => Err(format!("seat {seat} has {amount} of something")),
        None if player.population > 200 => Err(format!("seat {seat} has {} people", player.population)),
        None => Ok(()),
    }
}

fn pieces_are_in_the_box(s: &State, seat: Seat) -> Result<(), String> {
    let player = &s.players[seat];
    if let Some(piece) = Piece::ALL.into_iter().find(|&piece| player.standing(piece) > piece.supply()) {
        return Err(format!("seat {seat} has too many of {piece} on the map"));
    }
    if let Some(unit) = Unit::ALL.into_iter().find(|&unit| player.fielded(unit) > unit.supply()) {
        return Err(format!("seat {seat} has too much {unit} on the map"));
    }
    let closed = Region::ALL.into_iter().filter(|region| !region.is_open(s.count()));
    match closed.into_iter().find(|&region| player.army(region) > 0) {
        Some(region) => Err(format!("seat {seat} has units in {region}, which is not played")),
        None => Ok(()),
    }
}

/// The tracks are the sum of their sources, and the sources are those on the table.
fn tracks_are_the_sum_of_their_sources(s: &State, seat: Seat) -> Result<(), String> {
    let player = &s.players[seat];
    for track in Track::ALL {
        let from = |origin: Origin| player.ledger[origin as usize][track.index()];
        let sum: i16 = Origin::ALL.into_iter().map(from).sum();
        if sum != player.track(track) as i16 {
            return Err(format!("seat {seat}: {track} is {} but its sources give {sum}", player.track(track)));
        }
        let goods: i16 = Good::ALL
            .into_iter()
            .filter_map(|good| good.bonus().filter(|bonus| bonus.0 == track).map(|bonus| (good, bonus.1)))
            .map(|(good, by)| i16::from(by) * i16::from(player.goods[good.index()]))
            .sum();
        let government: i16 = player
            .government
            .iter()
            .flat_map(|government| government.production())
            .filter(|production| production.0 == track)
            .map(|production| i16::from(production.1))
            .sum();
        if from(Origin::Goods) != goods || from(Origin::Government) != government {
            return Err(format!("seat {seat}: goods or government do not explain {track}"));
        }
        if s.agenda.is_empty() {
            let plain = |effects: &[Effect]| -> i16 {
                effects
                    .iter()
                    .map(|effect| match *effect {
                        Effect::Raise(raised, by) if raised == track => by.into(),
                        Effect::RaiseAll(by) => by.into(),
                        _ => 0,
                    })
                    .sum()
            };
            let golden: i16 = s.golden_of(seat).map(|age| plain(age.gain())).sum();
            let builds: i16 = BuildCard::ALL
                .into_iter()
                .map(|card| plain(card.benefit()) * i16::from(player.builds[card.index()]))
                .sum();
            if from(Origin::Golden) != golden || from(Origin::Build) != builds {
                return Err(format!("seat {seat}: golden ages or build cards do not explain {track}"));
            }
            let played = player.up.iter().filter(|&tech| !player.opening.has(tech));
            let varies = |tech: Tech| {
                tech.effects().iter().any(|effect| matches!(effect, Effect::RaiseOne(..) | Effect::RaisePer(..)))
            };
            let technologies: i16 = played.clone().map(|tech| plain(tech.effects())).sum();
            let unexplained = from(Origin::Technology) - technologies;
            if unexplained < 0 || unexplained > 0 && !played.clone().any(varies) {
                return Err(format!("seat {seat}: technologies do not explain {track}"));
            }
        }
    }
    Ok(())
}

fn icons_are_on_the_cards(s: &State, seat: Seat) -> Result<(), String> {
    let player = &s.players[seat];
    let mut icons = Icons::default();
    if let Some(leader) = player.leader {
        icons.add(&[leader.pillar()]);
    }
    for tech in player.up.iter() {
        icons.add(tech.grants());
    }
    for card in BuildCard::ALL {
        for _ in 0..player.builds[card.index()] {
            icons.add(card.grants());
        }
    }
    let library = s.wonders[Wonder::GreatLibrary.index()].filter(|standing| standing.seat == seat);
    if let (Some(_), Some(pillar)) = (library, s.library) {
        icons.add(&[pillar, pillar]);
    }
    if icons == player.icons { Ok(()) } else { Err(format!("seat {seat} has icons that are on no card")) }
}

/// Every built hex holds exactly one thing and no token; nothing lies or stands where nobody plays.
fn map_is_sound(s: &State) -> Result<(), String> {
    let mut union = HexSet::EMPTY;
    let mut pieces = 0;
    for player in s.players.values() {
        for set in [player.cities, player.farms, player.crafts] {
            union = union.or(set);
            pieces += set.len();
        }
    }
    for standing in s.wonders.iter().flatten() {
        union.insert(standing.hex.index());
        pieces += 1;
    }
    if union != s.built || union.len() != pieces {
        return Err("two things stand on one hex".to_owned());
    }
    if !union.without(open_hexes(s.count())).is_empty() {
        return Err("something stands in a region that is not played".to_owned());
    }
    let laden = hexes(s.built).find(|&hex| s.token(hex).is_some());
    let beyond = s.hexes_with(|_| true).find(|hex| !hex.region().is_open(s.count()));
    match laden.or(beyond) {
        Some(hex) => Err(format!("a token lies on {hex}")),
        None => Ok(()),
    }
}

fn goods_are_conserved(s: &State) -> Result<(), String> {
    for good in Good::ALL {
        let held: usize = s.players.values().map(|player| usize::from(player.goods[good.index()])).sum();
        let found = s.on_map(good) + held;
        if found != usize::from(s.laid[good.index()]) {
            return Err(format!("{found} of {good}, but {} were laid", s.laid[good.index()]));
        }
    }
    let wild = s.players.values().filter(|player| player.wild).count() + usize::from(s.wild);
    if wild == 1 { Ok(()) } else { Err(format!("{wild} wild goods")) }
}

fn cards_are_conserved(s: &State) -> Result<(), String> {
    let lying = |market: Market, number: u8| {
        let deck = s.deck(market);
        deck.pile.iter().filter(|&&card| card == number).count()
            + deck.slots.iter().filter(|&&card| card == Some(number)).count()
    };
    let mut technologies = 0;
    for (_, player) in s.players.iter() {
        let drafted = player.drafted.iter().filter(|tech| player.up.has(**tech)).count();
        technologies += player.up.len() + player.kept.len() + player.hand.len() + player.drafted.len() - drafted;
        technologies += usize::from(player.gift.is_some());
    }
    technologies += Tech::ALL.into_iter().map(|tech| lying(Market::Technology, tech as u8)).sum::<usize>();
    if technologies != TECHNOLOGIES {
        return Err(format!("{technologies} technologies"));
    }
    for card in BuildCard::ALL {
        let held: usize = s.players.values().map(|player| usize::from(player.builds[card.index()])).sum();
        if held + lying(Market::Build, card as u8) != usize::from(card.copies()) {
            return Err(format!("a copy of {card} was lost or made"));
        }
    }
    for card in TaxCard::ALL {
        let held: usize = s.players.values().map(|player| usize::from(player.taxes[card.index()])).sum();
        let spare = s.spare_taxes.iter().filter(|&&spare| spare == card).count();
        if held + spare + lying(Market::Tax, card as u8) != usize::from(card.copies()) {
            return Err(format!("a copy of {card} was lost or made"));
        }
    }
    for card in PopulationCard::ALL {
        let spare = s.spare_population.iter().filter(|&&spare| spare == card).count();
        if spare + lying(Market::Population, card as u8) > usize::from(card.copies()) {
            return Err(format!("a copy of population card {card} was made"));
        }
    }
    match Market::ALL.into_iter().find(|&market| lying(market, SCORING) > 1) {
        Some(market) => Err(format!("two scoring cards in the {market} deck")),
        None => Ok(()),
    }
}

fn tiles_are_sound(s: &State) -> Result<(), String> {
    if s.scorings > MOST {
        return Err(format!("{} Empire Scorings", s.scorings));
    }
    let held = |government| s.players.values().filter(|player| player.government == Some(government)).count();
    match Government::ALL.into_iter().find(|&government| held(government) > 1) {
        Some(government) => Err(format!("two players hold {government}")),
        None => Ok(()),
    }
}
