//! Peoples find their players, before the first Round (C29). Which boards were dealt is open to all.

use tessera_kernel::Rng;

use crate::components::civilizations::{Civilization, LEADERS, Leader, Leaders};
use crate::prelude::*;
use crate::state::{PeopleSwitch, Phase};

/// Boards and Leaders are dealt: as many boards as the players need stay in the game.
pub(crate) fn deal(s: &mut State, rng: &mut Rng) {
    let mut peoples: Vec<u8> = (0..Civilization::ALL.len() as u8).collect();
    rng.shuffle(&mut peoples);
    match s.switches.peoples {
        PeopleSwitch::Random => peoples.truncate(s.count()),
        PeopleSwitch::Two => peoples.truncate(2 * s.count()),
        PeopleSwitch::Free => peoples.sort_unstable(),
    }
    s.peoples = peoples.into_iter().collect();
    if s.switches.alternate {
        let mut leaders = Leader::ALL;
        rng.shuffle(&mut leaders);
        let hands = leaders.chunks(LEADERS).map(|three| three.iter().copied().collect::<Leaders>());
        s.players.iter_mut().zip(hands).for_each(|((_, player), hand)| player.leaders = hand);
    }
    s.phase = Phase::Peoples { served: 0 };
}

/// Boards a player may choose from.
pub(crate) fn offered(s: &State) -> impl Iterator<Item = Civilization> + '_ {
    let count = match s.switches.peoples {
        PeopleSwitch::Random => 1,
        PeopleSwitch::Two => 2,
        PeopleSwitch::Free => usize::MAX,
    };
    s.peoples.iter().take(count).map(|&people| Civilization::ALL[usize::from(people)])
}

/// One player after the other, the first player first.
pub(crate) fn choose(s: &mut State, ask: &mut Ask<'_>, served: u8) -> Flow {
    if usize::from(served) >= s.count() {
        s.phase = Phase::RoundBegins;
        s.peoples = crate::hand::Pile::default();
        return Ok(());
    }
    let seat = s.in_order(served);
    let people = ask.pick_if_several(seat, Prompt::ChoosePeople, offered(s), Choice::People)?;
    if s.switches.peoples == PeopleSwitch::Two {
        // The other one leaves the game.
        let dealt: SmallVec<[Civilization; 2]> = offered(s).collect();
        s.peoples.retain(|&left| dealt.iter().all(|&people| people as u8 != left));
    } else {
        s.peoples.retain(|&left| left != people as u8);
    }
    s.phase = Phase::Peoples { served: served + 1 };
    lead(s, seat, people);
    ask.log(|| Event::PeopleChosen { seat, people });
    Ok(())
}

/// A player leads a people: its Leaders, and its own start region where it has one.
pub(crate) fn lead(s: &mut State, seat: Seat, people: Civilization) {
    let player = &mut s.players[seat];
    player.people = Some(people);
    tessera_kernel::census::note(people.name().id);
    if !s.switches.alternate {
        player.leaders = people.leaders().collect();
    }
    let start = player.start;
    if let Some(tile) = people.home() {
        let region = s.board.layout().region(start);
        s.board.replace_home(region, tile);
    }
}
