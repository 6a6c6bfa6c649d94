//! Military: recruit and move, in any order (M6.25 to M6.28).

use tessera_kernel::{Flow, Seat, options};

use crate::Ask;
use crate::agenda::{Campaign, Task};
use crate::choice::Choice;
use crate::components::leaders::Leader;
use crate::components::pieces::{Unit, Wealth};
use crate::components::regions::Region;
use crate::components::technologies::Tech;
use crate::effects::deploy::home_regions;
use crate::event::Event;
use crate::prompt::Prompt;
use crate::state::{Player, State};
use crate::why::Why;

/// Money for a recruit.
pub(crate) const RECRUIT: u16 = 5;
/// Money for a unit that moves, however far.
pub(crate) const MARCH: u16 = 1;

/// How many units a player may recruit in a turn (M6.26).
#[must_use]
pub fn recruits(player: &Player) -> u8 {
    let general = if player.is(Leader::General) { 3 } else { 2 };
    general + u8::from(player.has(Tech::CitizenLevy))
}

/// A campaign that has not begun, after those of this turn.
fn fresh(s: &State, seat: Seat) -> Campaign {
    let most = recruits(&s.players[seat]);
    if s.counts_by_turn() {
        Campaign { recruits: most.saturating_sub(s.turn.recruited), moved: s.turn.moved, acted: false }
    } else {
        Campaign { recruits: most, moved: [[0; 3]; 7], acted: false }
    }
}

/// Whether anything could be recruited or moved.
pub(super) fn can_command(s: &State, seat: Seat) -> Result<(), Why> {
    let campaign = fresh(s, seat);
    let recruit = Unit::ALL.into_iter().any(|unit| can_recruit(s, seat, unit, campaign.recruits).is_ok());
    if recruit || marches(s, seat, &campaign).next().is_some() { Ok(()) } else { Err(Why::NothingToCommand) }
}

/// Whether a unit of this kind can be recruited now.
pub(crate) fn can_recruit(s: &State, seat: Seat, unit: Unit, recruits: u8) -> Result<(), Why> {
    let player = &s.players[seat];
    if unit == Unit::Siege && !player.has(Tech::SiegeEngines) {
        Err(Why::NoSiegeEngines)
    } else if recruits == 0 {
        Err(Why::RecruitLimit)
    } else if player.reserve(unit) == 0 {
        Err(Why::NoPiece)
    } else if player.stock(Wealth::Money) < RECRUIT {
        Err(Why::TooLittleMoney)
    } else if home_regions(s, seat).next().is_none() {
        Err(Why::NoCityToRecruit)
    } else {
        Ok(())
    }
}

/// Units that can still move, by kind and region.
fn marches<'a>(s: &'a State, seat: Seat, campaign: &'a Campaign) -> impl Iterator<Item = (Unit, Region)> + 'a {
    s.regions().flat_map(move |region| {
        let units = Unit::ALL.into_iter().filter(move |&unit| can_march(s, seat, unit, region, campaign).is_ok());
        units.map(move |unit| (unit, region))
    })
}

/// Whether a unit of this kind can still leave a region.
pub(crate) fn can_march(s: &State, seat: Seat, unit: Unit, region: Region, campaign: &Campaign) -> Result<(), Why> {
    let player = &s.players[seat];
    if player.army_of(region, unit) <= campaign.moved[region.index()][unit.index()] {
        Err(Why::AllMoved)
    } else if player.stock(Wealth::Money) < MARCH {
        Err(Why::TooLittleMoney)
    } else {
        Ok(())
    }
}

/// Where a unit can go: one region away, two for cavalry with Horsemanship (M6.27).
fn destinations(s: &State, seat: Seat, unit: Unit, from: Region) -> impl Iterator<Item = Region> + '_ {
    let count = s.count();
    let far = unit == Unit::Cavalry && s.players[seat].has(Tech::Horsemanship);
    let reaches = move |to: Region| from.borders(to) || far && from.next(count).any(|middle| middle.borders(to));
    s.regions().filter(move |&to| to != from && reaches(to))
}

pub(super) fn begin(s: &mut State, seat: Seat) {
    let campaign = fresh(s, seat);
    s.agenda.then(Task::Campaign(campaign));
}

/// One unit is recruited or moved, or that is enough.
pub(crate) fn go_on(s: &mut State, ask: &mut Ask<'_>, seat: Seat, mut campaign: Campaign) -> Flow {
    let recruits = Unit::ALL.into_iter().filter(|&unit| can_recruit(s, seat, unit, campaign.recruits).is_ok());
    let moves = marches(s, seat, &campaign).map(|(unit, region)| Next::March(unit, region));
    let done = campaign.acted.then_some(Next::Done);
    let options: Vec<Next> = recruits.map(Next::Unit).chain(moves).chain(done).collect();
    if options == [Next::Done] {
        return Ok(());
    }
    match ask.one(seat, Prompt::Campaign { recruits: campaign.recruits }, options)? {
        Next::Unit(unit) => {
            let region = ask.pick(seat, Prompt::Recruit { unit }, home_regions(s, seat), Choice::In)?;
            let player = &mut s.players[seat];
            player.spend(Wealth::Money, RECRUIT);
            player.units[region.index()][unit.index()] += 1;
            campaign.recruits -= 1;
            s.turn.recruited += 1;
            ask.log(|| Event::Recruited { seat, unit, region });
        }
        Next::March(unit, from) => {
            let ways = destinations(s, seat, unit, from);
            let to = ask.pick(seat, Prompt::March { unit, from }, ways, Choice::In)?;
            let player = &mut s.players[seat];
            player.spend(Wealth::Money, MARCH);
            player.units[from.index()][unit.index()] -= 1;
            player.units[to.index()][unit.index()] += 1;
            campaign.moved[to.index()][unit.index()] += 1;
            s.turn.moved[to.index()][unit.index()] += 1;
            ask.log(|| Event::Marched { seat, unit, from, to });
        }
        Next::Done => return Ok(()),
    }
    campaign.acted = true;
    s.agenda.then(Task::Campaign(campaign));
    Ok(())
}

options! {
    enum Next: Choice { Unit(unit: Unit), March(unit: Unit, from: Region), Done }
}
