//! Aid (P7.3, P7.4).

use tessera_kernel::{Flow, Seat};

use super::cost;
use crate::choice::{Bag, Choice, Deed};
use crate::components::eras::{AID, AID_CULTURE};
use crate::components::icons::Icon;
use crate::event::Event;
use crate::prompt::Prompt;
use crate::state::{State, Task};
use crate::why::Why;
use crate::{Ask, powers};

/// Whether a seat may offer Aid to another.
pub(crate) fn can_offer(s: &State, seat: Seat, to: Seat) -> Result<(), Why> {
    if !s.has_principal(seat, to) && !s.are_allied(seat, to) {
        return Err(Why::NotConnected);
    }
    if s.players[seat].marks.aided {
        return Err(Why::AidAccepted);
    }
    let goods: u16 = Icon::TRADED.iter().map(|&icon| s.good(seat, icon)).sum();
    if goods < AID.into() {
        return Err(Why::NoGoods);
    }
    cost::of(s, seat, Deed::Aid, 0).check(s, seat)
}

/// Every mix of three units that a seat owns.
fn mixes(s: &State, seat: Seat) -> impl Iterator<Item = Bag> + use<> {
    let owned = Icon::TRADED.map(|icon| s.good(seat, icon).min(AID.into()) as u8);
    (0..=AID)
        .flat_map(move |money| (0..=AID - money).map(move |food| Bag([money, food, AID - money - food])))
        .filter(move |bag| bag.0.iter().zip(owned).all(|(&wanted, owned)| wanted <= owned))
}

/// Culture that Aid brings whoever offers it (P7.4).
fn culture(s: &State, seat: Seat, accepted: bool) -> u8 {
    let usual = if accepted { AID_CULTURE.0 } else { AID_CULTURE.1 };
    usual + powers::earnings(s, seat, Deed::Aid)
}

/// Three units are offered; the other answers at once.
pub(crate) fn offer(s: &mut State, ask: &mut Ask<'_>, seat: Seat, to: Seat) -> Flow {
    let [accepted, refused] = [true, false].map(|accepted| culture(s, seat, accepted));
    let prompt = Prompt::Offer { to, accepted, refused };
    let bag = ask.pick(seat, prompt, mixes(s, seat), Choice::Offer)?;
    cost::of(s, seat, Deed::Aid, 0).pay(s, seat);
    s.agenda.then(Task::AnswerAid { from: seat, to, bag });
    ask.log(|| Event::AidOffered { seat, to, bag });
    Ok(())
}

/// Accepted, the goods change hands; either way whoever offered gains Culture.
pub(crate) fn answer(s: &mut State, ask: &mut Ask<'_>, from: Seat, to: Seat, bag: Bag) -> Flow {
    let accepted = ask.one(to, Prompt::AnswerAid { from, bag }, [Choice::Accept, Choice::Refuse])? == Choice::Accept;
    if accepted {
        for (icon, count) in bag.iter() {
            let given = s.pay(from, icon, count.into());
            s.gain(to, icon, given);
        }
        s.players[to].marks.aided = true;
    }
    let culture = culture(s, from, accepted).into();
    s.gain(from, Icon::Culture, culture);
    ask.log(|| Event::AidAnswered { seat: from, to, accepted, culture });
    Ok(())
}
