//! Playing Action cards for their upper effect, and Great Persons (C24, C27).

use smallvec::SmallVec;
use tessera_kernel::hex::HexSet;
use tessera_kernel::{Audience, Flow, Seat};

use super::actions::{ActionCard, Title};
use super::events::{EventCard, Text};
use super::objectives::ObjectiveCard;
use crate::actions::advance::{self, lesson_offers};
use crate::actions::construct::{Terms, card_sites, construct_by_card};
use crate::actions::{battle, collect, explore, happiness};
use crate::ask::{Ask, Choices};
use crate::board::{Mood, Side, filter};
use crate::choice::{Choice, Item};
use crate::components::advances::Advance;
use crate::components::board::{Space, spaces};
use crate::components::buildings::{Building, Unit};
use crate::components::wonders::Wonder;
use crate::event::Event;
use crate::events::barbarians;
use crate::goods::{Good, Goods};
use crate::hand::shuffle;
use crate::prompt::Prompt;
use crate::purse::spend;
use crate::state::{Lesson, Once, State, Task};
use crate::why::Why;

impl State {
    /// Puts an Action card on the discard pile; under it for the owner of the Great Mausoleum (C23).
    pub fn discard_action(&mut self, seat: Seat, card: ActionCard) {
        if !self.is_2012() && self.has_wonder(seat, Wonder::Mausoleum) {
            self.actions_discard.push_under(card.index());
        } else {
            self.actions_discard.push(card.index());
        }
    }
}

/// Whether a title costs one of the three actions.
pub(crate) const fn costs_action(title: Title) -> bool {
    matches!(
        title,
        Title::Spy
            | Title::Mercenaries
            | Title::CityDevelopment
            | Title::Explorer
            | Title::NewPlans
            | Title::Synergies
            | Title::NewIdeas
    )
}

/// Culture tokens it costs.
const fn culture(title: Title) -> u8 {
    match title {
        Title::QuickAdvance
        | Title::Spy
        | Title::CityDevelopment
        | Title::Explorer
        | Title::Negotiations
        | Title::Leadership
        | Title::Assassination
        | Title::NewPlans
        | Title::Militia => 1,
        _ => 0,
    }
}

/// Whether a card can be played for its upper effect now, between the actions of one's own turn.
pub(crate) fn can_play(s: &State, seat: Seat, card: ActionCard) -> Result<(), Why> {
    let title = card.title(s.edition);
    if costs_action(title) && s.turn.actions == 0 {
        return Err(Why::NoActionLeft);
    }
    if !s.can_spend(seat, culture(title), 0) {
        return Err(Why::CannotPay);
    }
    let when = |possible: bool, why: Why| if possible { Ok(()) } else { Err(why) };
    let used = |once| s.turn.used.has(once);
    match title {
        Title::QuickAdvance => when(!lesson_offers(s, seat, Lesson::Quick).is_empty(), Why::NothingToLearn),
        Title::Inspiration | Title::TechnologyTrade => when(!teachers(s, seat).is_empty(), Why::NobodyToLearnFrom),
        Title::HeroGeneral => {
            when(triggers_left(s, title), Why::NoVictory)?;
            when(!sad_cities(s, seat).is_empty(), Why::AlreadyHappy)
        }
        Title::Spy => when(!spied(s, seat).is_empty(), Why::NoCard),
        Title::Ideas => when(academies(s, seat) > 0, Why::NoAcademy),
        Title::GreatIdeas => when(triggers_left(s, title), Why::NoVictory),
        Title::Mercenaries if s.is_2012() => when(!raids(s, seat).is_empty(), Why::NobodyToHire),
        Title::Mercenaries => {
            let hired = spaces(armies_for_hire(s, seat)).any(|army| !hired_ways(s, army).is_empty());
            when(hired && can_pay_hire(s, seat, 1), Why::NobodyToHire)
        }
        Title::CulturalTakeover => {
            let camp = |space: Space| s.size(space) == 1;
            let camps = spaces(s.board.cities_of(Side::BARBARIANS)).any(camp);
            when(!used(Once::Takeover), Why::OncePerTurn)?;
            when(!used(Once::Influenced), Why::InfluencedAlready)?;
            when(camps && s.players[seat].settlements > 0, Why::NobodyToInfluence)
        }
        Title::CityDevelopment => when(!card_sites(s, seat, Terms::Free, true, None).is_empty(), Why::NothingToBuild),
        Title::ProductionFocus | Title::MassProduction => {
            when(!used(Once::ProductionFocus) && !used(Once::MassProduction), Why::OncePerTurn)?;
            collect::can_collect(s, seat)
        }
        Title::Explorer => {
            let settler = s.has_unit(seat, Unit::Settler) && !s.cities(seat).is_empty();
            when(settler || !explore::regions_near_cities(s, seat).is_empty(), Why::NothingToExplore)
        }
        Title::Negotiations => when(!s.turn.begun, Why::TooLate),
        Title::Leadership => Ok(()),
        Title::Assassination => when(!marked(s, seat).is_empty(), Why::AlreadyAffected),
        Title::NewPlans => {
            let some = s.objectives.len() + s.objectives_discard.len() > 0;
            when(some && !s.players[seat].objectives.is_empty(), Why::NoCard)
        }
        Title::Synergies => when(pairs(s, seat).next().is_some(), Why::NothingToLearn),
        Title::TeachUs => when(!conquered(s, seat).is_empty(), Why::NoConquest),
        Title::Militia => when(!battle::volunteer_cities(s, seat).is_empty(), Why::NoPiece),
        Title::NewIdeas => advance::can_buy_any(s, seat),
    }
}

/// Whether a victory of this turn is left for a card to answer to; in 2012 one card a victory, whatever its title.
fn triggers_left(s: &State, title: Title) -> bool {
    let turn = &s.turn;
    let (mine, all) = match title {
        Title::HeroGeneral => (turn.heroes, turn.wins),
        _ => (turn.great_ideas, turn.glories),
    };
    mine < all && (!s.is_2012() || turn.heroes + turn.great_ideas < turn.glories)
}

fn sad_cities(s: &State, seat: Seat) -> HexSet {
    filter(s.cities(seat), |city| s.board.city(city).is_some_and(|city| city.mood != Mood::Happy))
}

fn academies(s: &State, seat: Seat) -> u8 {
    spaces(s.cities(seat)).filter(|&city| s.works(city, Building::Academy)).count() as u8
}

/// Opponents near enough to learn from who own something to be learned.
fn teachers(s: &State, seat: Seat) -> SmallVec<[Seat; 4]> {
    let mine = s.cities(seat).or(s.board.units_of(seat));
    let near = s.board.within(mine, 2, s.board.revealed);
    let is_near = |other: Seat| near.meets(s.cities(other).or(s.board.units_of(other)));
    let teaches = |other: Seat| !lesson_offers(s, seat, Lesson::From { seat: other }).is_empty();
    s.others(seat).filter(|&other| is_near(other) && teaches(other)).collect()
}

/// Opponents a city was just conquered from who own something to be learned.
fn conquered(s: &State, seat: Seat) -> SmallVec<[Seat; 4]> {
    let teaches = |other: Seat| !lesson_offers(s, seat, Lesson::From { seat: other }).is_empty();
    s.others(seat).filter(|&other| s.turn.captures[other.index()] > 0 && teaches(other)).collect()
}

/// Opponents who hold cards.
fn spied(s: &State, seat: Seat) -> SmallVec<[Seat; 4]> {
    let holds = |other: Seat| {
        let player = &s.players[other];
        !player.actions.is_empty() || !player.objectives.is_empty() || (!s.is_2012() && !player.wonders.is_empty())
    };
    s.others(seat).filter(|&other| holds(other)).collect()
}

/// Opponents whose next turn is not yet shortened.
fn marked(s: &State, seat: Seat) -> SmallVec<[Seat; 4]> {
    s.others(seat).filter(|&other| s.players[other].fewer == 0).collect()
}

/// Advances that can be bought first so that a second of the same group can follow.
fn pairs(s: &State, seat: Seat) -> impl Iterator<Item = Advance> + '_ {
    let second = move |first: Advance| {
        let both = |second: Advance| {
            let owned = s.players[seat].advances;
            let open = second != first
                && !owned.has(second)
                && (first.is_top() || owned.has(first.group().top()))
                && second.needs(s.edition).is_none_or(|needed| needed == first || owned.has(needed));
            let cost = advance::price(s, seat, first) + advance::price(s, seat, second);
            open && s.can_pay(seat, &cost, true)
        };
        first.group().advances().any(both)
    };
    let moves = move |first: Advance| {
        // A government that is only moved over adds nothing a second could follow.
        let old = s.players[seat].advances.government();
        first.group().is_government() && old.is_some_and(|old| old != first.group())
    };
    Advance::all().filter(move |&first| {
        s.can_pay(seat, &advance::price(s, seat, first), true)
            && advance::can_learn(s, seat, first).is_ok()
            && !moves(first)
            && second(first)
    })
}

/// Plays a card for its upper effect.
pub(crate) fn play(s: &mut State, ask: &mut Ask<'_>, seat: Seat, card: ActionCard) -> Flow {
    let title = card.title(s.edition);
    if costs_action(title) {
        s.begin_action(seat);
    }
    spend(s, ask, seat, culture(title), 0)?;
    s.players[seat].actions.remove(card.index());
    s.discard_action(seat, card);
    ask.log(|| Event::Played { seat, card });
    match title {
        Title::QuickAdvance => s.then(Task::Learn { seat, lesson: Lesson::Quick }),
        Title::Inspiration | Title::TechnologyTrade => {
            let open = teachers(s, seat);
            let teacher = ask.pick_if_several(seat, Prompt::LearnFrom, open.iter().copied(), Choice::Seat)?;
            if title == Title::TechnologyTrade {
                s.then(Task::Learn { seat: teacher, lesson: Lesson::From { seat } });
            }
            s.then(Task::Learn { seat, lesson: Lesson::From { seat: teacher } });
        }
        Title::TeachUs => {
            let open = conquered(s, seat);
            let teacher = ask.pick_if_several(seat, Prompt::LearnFrom, open.iter().copied(), Choice::Seat)?;
            s.turn.captures[teacher.index()] -= 1;
            s.then(Task::Learn { seat, lesson: Lesson::From { seat: teacher } });
        }
        Title::HeroGeneral => hero(s, ask, seat)?,
        Title::Spy => {
            let open = spied(s, seat);
            let victim = ask.pick_if_several(seat, Prompt::SpyOn, open.iter().copied(), Choice::Seat)?;
            s.spying = Some(victim);
            ask.reveal(Audience::Seat(seat));
            s.then(Task::SpySwap { seat, victim });
        }
        Title::Ideas => {
            let count = academies(s, seat);
            gain(s, ask, seat, Goods::of(Good::Ideas, count));
        }
        Title::GreatIdeas => {
            s.turn.great_ideas += 1;
            gain(s, ask, seat, Goods::of(Good::Ideas, 2));
        }
        Title::Mercenaries if s.is_2012() => hire_raid(s, ask, seat)?,
        Title::Mercenaries => hire(s, ask, seat)?,
        Title::CulturalTakeover => s.turn.used.set(Once::Takeover),
        Title::CityDevelopment => construct_by_card(s, ask, seat, Terms::Free, true, None)?,
        Title::ProductionFocus => s.turn.used.set(Once::ProductionFocus),
        Title::MassProduction => s.turn.used.set(Once::MassProduction),
        Title::Explorer => explorer(s, ask, seat)?,
        Title::Negotiations => {
            let rival = ask.pick_if_several(seat, Prompt::NegotiateWith, s.others(seat), Choice::Seat)?;
            s.turn.truce |= 1 << rival.index();
            s.players[rival].peace |= 1 << seat.index();
        }
        Title::Leadership => s.turn.actions += 1,
        Title::Assassination => {
            let open = marked(s, seat);
            let rival = ask.pick_if_several(seat, Prompt::Assassinate, open.iter().copied(), Choice::Seat)?;
            s.players[rival].fewer += 1;
        }
        Title::NewPlans => draw_plans(s, ask, seat),
        Title::Synergies => {
            let open: SmallVec<[Advance; 32]> = pairs(s, seat).collect();
            let first = ask.pick(seat, Prompt::Learn, open.iter().copied(), Choice::Learn)?;
            s.then(Task::Learn { seat, lesson: Lesson::Second { group: first.group() } });
            let cost = advance::price(s, seat, first);
            crate::purse::pay(s, ask, seat, cost, true)?;
            advance::gain_bought(s, ask, seat, first)?;
        }
        Title::Militia => battle::volunteer(s, ask, seat)?,
        Title::NewIdeas => {
            advance::buy(s, ask, seat, false)?;
            gain(s, ask, seat, Goods::of(Good::Ideas, 2));
        }
    }
    Ok(())
}

fn gain(s: &mut State, ask: &mut Ask<'_>, seat: Seat, goods: Goods) {
    let goods = s.gain(seat, goods);
    ask.log(|| Event::Gained { seat, goods });
}

/// Hero General: a city grows happier, and for a mood token one more step.
fn hero(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    s.turn.heroes += 1;
    let city = ask.pick_if_several(seat, Prompt::Cheer, spaces(sad_cities(s, seat)), Choice::At)?;
    happiness::lift(s, ask, seat, city);
    let mut options: Choices = spaces(sad_cities(s, seat)).map(Choice::At).collect();
    if options.is_empty() || !s.can_spend(seat, 0, 1) {
        return Ok(());
    }
    options.push(Choice::Done);
    if let Choice::At(city) = ask.one(seat, Prompt::CheerMore, &options)? {
        spend(s, ask, seat, 0, 1)?;
        happiness::lift(s, ask, seat, city);
    }
    Ok(())
}

/// Explorer: a Settler, a region, or both.
fn explorer(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let regions: SmallVec<[Space; 8]> = spaces(explore::regions_near_cities(s, seat)).collect();
    let mut placed = false;
    if s.has_unit(seat, Unit::Settler) && !s.cities(seat).is_empty() {
        let mut options: Choices = spaces(s.cities(seat)).map(Choice::At).collect();
        if !regions.is_empty() {
            options.push(Choice::Done);
        }
        if let Choice::At(city) = ask.one(seat, Prompt::PlaceUnit { unit: Unit::Settler }, &options)? {
            s.place_unit(seat, city, Unit::Settler);
            placed = true;
        }
    }
    if regions.is_empty() {
        return Ok(());
    }
    let mut options: Choices = regions.iter().copied().map(Choice::At).collect();
    if placed {
        options.push(Choice::Done);
    }
    if let Choice::At(first) = ask.one(seat, Prompt::ExploreRegion, &options)? {
        explore::by_card(s, ask, seat, first, false);
    }
    Ok(())
}

/// What hiring can be paid with.
const HIRE: [Good; 5] = [Good::Food, Good::Ore, Good::Wood, Good::Gold, Good::Culture];

fn can_pay_hire(s: &State, seat: Seat, count: u8) -> bool {
    HIRE.into_iter().map(|good| s.players[seat].goods.get(good)).sum::<u8>() >= count
}

fn pay_hire(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let goods = s.players[seat].goods;
    let open = HIRE.into_iter().filter(|&good| goods.get(good) > 0);
    let good = ask.pick_if_several(seat, Prompt::PayHire, open, |good| Choice::Pay(Goods::of(good, 1)))?;
    s.take(seat, Goods::of(good, 1));
    Ok(())
}

/// Barbarian armies within two spaces of the player's cities or armies.
fn armies_for_hire(s: &State, seat: Seat) -> HexSet {
    let army = |space: Space| s.board.stack(space).infantry > 0;
    let mine = s.cities(seat).or(filter(s.board.units_of(seat), army));
    s.board.within(mine, 2, s.board.revealed).and(s.board.units_of(Side::BARBARIANS))
}

fn hired_ways(s: &State, army: Space) -> HexSet {
    filter(army.around().and(s.board.land()), |to| barbarians::army_fits(s, army, to))
}

/// Mercenaries: any number of armies are paid for, then each moves (C24).
fn hire(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let mut hired = HexSet::EMPTY;
    loop {
        let open = filter(armies_for_hire(s, seat).without(hired), |army| !hired_ways(s, army).is_empty());
        let mut options: Choices = spaces(open).map(Choice::At).collect();
        if options.is_empty() || !can_pay_hire(s, seat, 1) {
            break;
        }
        if !hired.is_empty() {
            options.push(Choice::Done);
        }
        let Choice::At(army) = ask.one(seat, Prompt::Hire, &options)? else {
            break;
        };
        pay_hire(s, ask, seat)?;
        hired.insert(army.index());
    }
    s.marching = hired;
    s.refill = HexSet::EMPTY;
    s.then(Task::Hired { seat });
    Ok(())
}

/// Hired armies move one after the other; then the cities they left get a unit.
pub(crate) fn hired(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let armies = s.marching.and(s.board.units_of(Side::BARBARIANS));
    let Some(army) = spaces(armies).next() else {
        refill(s, ask);
        return Ok(());
    };
    s.marching = armies.without(crate::components::board::only(army));
    s.then(Task::Hired { seat });
    let open = hired_ways(s, army);
    if !open.is_empty() {
        let to = ask.pick_if_several(seat, Prompt::MarchBarbarians { from: army }, spaces(open), Choice::At)?;
        if s.board.cities_of(Side::BARBARIANS).contains(army.index()) {
            s.refill.insert(army.index());
        }
        barbarians::move_army(s, ask, army, to);
    }
    Ok(())
}

fn refill(s: &mut State, ask: &mut Ask<'_>) {
    let cities = std::mem::replace(&mut s.refill, HexSet::EMPTY).and(s.board.cities_of(Side::BARBARIANS));
    for space in spaces(cities) {
        if s.barbarians.infantry > 0 && s.board.stack(space).infantry < crate::components::buildings::STACK_LIMIT {
            s.barbarians.infantry -= 1;
            s.board.add(Side::BARBARIANS, space, Unit::Infantry, 1);
            ask.log(|| Event::BarbariansGrew { space });
        }
    }
}

/// Camps that can be hired in 2012, each with an opponent they can attack (C24).
fn raids(s: &State, seat: Seat) -> SmallVec<[(Space, Seat); 8]> {
    let camps = armies_for_hire(s, seat).and(s.board.cities_of(Side::BARBARIANS));
    spaces(camps)
        .filter(|&camp| can_pay_hire(s, seat, s.board.stack(camp).infantry))
        .flat_map(|camp| s.others(seat).map(move |victim| (camp, victim)))
        .filter(|&(camp, victim)| !barbarians::raid_targets(s, victim, camp).is_empty())
        .collect()
}

/// Mercenaries of 2012: a camp attacks an opponent's nearest city (C24).
fn hire_raid(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let open = raids(s, seat);
    let camps: HexSet = open.iter().map(|(camp, _)| camp.index()).collect();
    let camp = ask.pick_if_several(seat, Prompt::Hire, spaces(camps), Choice::At)?;
    let victims = open.iter().filter(|raid| raid.0 == camp).map(|raid| raid.1);
    let victim = ask.pick_if_several(seat, Prompt::ChooseOpponent, victims, Choice::Seat)?;
    for _ in 0..s.board.stack(camp).infantry {
        pay_hire(s, ask, seat)?;
    }
    s.refill = crate::components::board::only(camp);
    s.marching = HexSet::EMPTY;
    s.then(Task::Hired { seat });
    barbarians::raid_from(s, ask, seat, victim, camp)
}

/// The spy may swap a card for one of the same kind.
pub(crate) fn spy_swap(s: &mut State, ask: &mut Ask<'_>, seat: Seat, victim: Seat) -> Flow {
    let (mine, theirs) = (s.players[seat], s.players[victim]);
    let mut options = Choices::new();
    options.push(Choice::Done);
    for a in mine.actions.iter().map(ActionCard::new) {
        let pairs = theirs.actions.iter().map(ActionCard::new);
        options.extend(pairs.map(|b| Choice::Exchange(Item::Action(a), Item::Action(b))));
    }
    for a in mine.objectives.iter().map(ObjectiveCard::new) {
        let pairs = theirs.objectives.iter().map(ObjectiveCard::new);
        options.extend(pairs.map(|b| Choice::Exchange(Item::Objective(a), Item::Objective(b))));
    }
    if !s.is_2012() {
        for a in mine.wonders.iter() {
            options.extend(theirs.wonders.iter().map(|b| Choice::Exchange(Item::Wonder(a), Item::Wonder(b))));
        }
    }
    let choice = ask.one(seat, Prompt::SpySwap { victim }, &options)?;
    s.spying = None;
    match choice {
        Choice::Exchange(Item::Action(a), Item::Action(b)) => {
            s.players[seat].actions.remove(a.index());
            s.players[victim].actions.remove(b.index());
            s.players[seat].actions.add(b.index());
            s.players[victim].actions.add(a.index());
        }
        Choice::Exchange(Item::Objective(a), Item::Objective(b)) => {
            s.players[seat].objectives.remove(a.index());
            s.players[victim].objectives.remove(b.index());
            s.players[seat].objectives.add(b.index());
            s.players[victim].objectives.add(a.index());
        }
        Choice::Exchange(Item::Wonder(a), Item::Wonder(b)) => {
            s.players[seat].wonders.remove(a);
            s.players[victim].wonders.remove(b);
            s.players[seat].wonders.insert(b);
            s.players[victim].wonders.insert(a);
        }
        _ => return Ok(()),
    }
    ask.reveal(Audience::Seat(victim));
    ask.log(|| Event::SpySwapped { seat, victim });
    Ok(())
}

/// New Plans: two Objective cards are drawn to choose from.
fn draw_plans(s: &mut State, ask: &mut Ask<'_>, seat: Seat) {
    for _ in 0..2 {
        if s.objectives.is_empty() {
            std::mem::swap(&mut s.objectives, &mut s.objectives_discard);
            shuffle(&mut s.objectives, &mut s.rng);
        }
        if let Some(card) = s.objectives.pop() {
            s.looked_at.add(card);
        }
    }
    ask.reveal(Audience::Seat(seat));
    s.then(Task::NewPlans { seat });
}

/// One of the two may be kept for one from hand; the rest is shuffled into the deck.
pub(crate) fn choose_plans(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let mut options = Choices::new();
    options.push(Choice::Done);
    for old in s.players[seat].objectives.iter().map(ObjectiveCard::new) {
        let new = s.looked_at.iter().map(ObjectiveCard::new);
        options.extend(new.map(|new| Choice::Exchange(Item::Objective(old), Item::Objective(new))));
    }
    let choice = ask.one(seat, Prompt::NewPlans, &options)?;
    let mut back = std::mem::take(&mut s.looked_at);
    if let Choice::Exchange(Item::Objective(old), Item::Objective(new)) = choice {
        back.remove(new.index());
        back.add(old.index());
        s.players[seat].objectives.remove(old.index());
        s.players[seat].objectives.add(new.index());
    }
    for card in back.iter() {
        s.objectives.push(card);
    }
    shuffle(&mut s.objectives, &mut s.rng);
    Ok(())
}

/// Whether a Great Person can be played.
pub(crate) fn can_play_person(s: &State, _seat: Seat, _card: EventCard) -> Result<(), Why> {
    if s.turn.actions == 0 { Err(Why::NoActionLeft) } else { Ok(()) }
}

/// Plays a Great Person: an advance of the group, then the service (C27).
pub(crate) fn play_person(s: &mut State, ask: &mut Ask<'_>, seat: Seat, card: EventCard) {
    s.begin_action(seat);
    s.players[seat].persons.remove(card.index());
    crate::events::discard(s, card, seat);
    ask.log(|| Event::PersonPlayed { seat, card });
    s.then(Task::Service { card, seat });
    if let Text::Person(group) = card.text() {
        s.then(Task::Learn { seat, lesson: Lesson::Group { group } });
    }
}

/// Draws Action cards one by one; the Great Mausoleum may take the last discarded one (C23).
pub(crate) fn draw_actions(s: &mut State, ask: &mut Ask<'_>, seat: Seat, count: u8) -> Flow {
    let reuse = !s.is_2012()
        && s.has_wonder(seat, Wonder::Mausoleum)
        && !s.actions_discard.is_empty()
        && ask.whether(seat, Prompt::TakeDiscardedAction)?;
    let drawn = if reuse {
        s.actions_discard.pop()
    } else {
        if s.actions.is_empty() {
            std::mem::swap(&mut s.actions, &mut s.actions_discard);
            shuffle(&mut s.actions, &mut s.rng);
        }
        s.actions.pop()
    };
    if let Some(card) = drawn.map(ActionCard::new) {
        s.players[seat].actions.add(card.index());
        ask.reveal(if reuse { Audience::Everyone } else { Audience::Seat(seat) });
        ask.log(|| Event::DrewAction { seat, card: Some(card), open: reuse });
        if count > 1 {
            s.then(Task::DrawActions { seat, count: count - 1 });
        }
    }
    Ok(())
}

/// Draws Objective cards.
pub(crate) fn draw_objectives(s: &mut State, ask: &mut Ask<'_>, seat: Seat, count: u8) {
    for _ in 0..count {
        if s.objectives.is_empty() {
            std::mem::swap(&mut s.objectives, &mut s.objectives_discard);
            shuffle(&mut s.objectives, &mut s.rng);
        }
        if let Some(card) = s.objectives.pop().map(ObjectiveCard::new) {
            s.players[seat].objectives.add(card.index());
            ask.reveal(Audience::Seat(seat));
            ask.log(|| Event::DrewObjective { seat, card: Some(card) });
        }
    }
}

/// Draws a Wonder card: to hand, or laid open for all (C22, C28).
pub(crate) fn draw_wonder(s: &mut State, ask: &mut Ask<'_>, seat: Seat, reserve: bool) {
    if let Some(wonder) = s.wonders.pop().map(Wonder::new) {
        let open = s.is_2012() || s.switches.announced;
        if open {
            s.wonders_open.insert(wonder);
            ask.reveal(Audience::Everyone);
        } else {
            s.players[seat].wonders.insert(wonder);
            ask.reveal(Audience::Seat(seat));
        }
        ask.log(|| Event::DrewWonder { seat, wonder: Some(wonder), open });
    }
    if reserve && !s.wonders_open.is_empty() {
        s.then(Task::Reserve { seat });
    }
}

/// Monuments of 2012: an open Wonder is reserved for the player (C22).
pub(crate) fn reserve(s: &mut State, ask: &mut Ask<'_>, seat: Seat) -> Flow {
    let wonder = ask.pick_if_several(seat, Prompt::Reserve, s.wonders_open.iter(), Choice::Wonder)?;
    s.wonders_open.remove(wonder);
    s.players[seat].wonders.insert(wonder);
    ask.log(|| Event::Reserved { seat, wonder });
    Ok(())
}
