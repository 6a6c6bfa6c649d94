//! Playing Action cards for their upper effect, and Great Persons (C24, C27).

use super::actions::{ActionCard, Title};
use super::events::{Effect, EventCard};
use super::mercenaries::{armies_for_hire, can_pay_hire, hire, hire_raid, hired_ways, raids};
use super::ventures::{draw_plans, explorer, hero};
use crate::actions::advance::{self, lesson_offers};
use crate::actions::construct::{Terms, card_sites, construct_by_card};
use crate::actions::{aftermath, collect, explore, happiness};
use crate::prelude::*;

impl State {
    /// Puts an Action card on the discard pile; under it for the owner of the Great Mausoleum (C23).
    pub fn discard_action(&mut self, seat: Seat, card: ActionCard) {
        let under = powers::digs_up(self, seat);
        crate::hand::lay(&mut self.actions_discard, card.index(), under);
    }
}

/// Whether a card can be played for its upper effect now, between the actions of one's own turn.
pub(crate) fn can_play(s: &State, seat: Seat, card: ActionCard) -> Result<(), Why> {
    let title = card.title(s.edition);
    ensure(!title.costs_action() || s.turn.actions > 0, Why::NoActionLeft)?;
    ensure(s.can_spend(seat, title.culture(), 0), Why::CannotPay)?;
    let used = |once| s.turn.used.has(once);
    match title {
        Title::QuickAdvance => ensure(!lesson_offers(s, seat, Lesson::Quick).is_empty(), Why::NothingToLearn),
        Title::Inspiration | Title::TechnologyTrade => ensure(!teachers(s, seat).is_empty(), Why::NobodyToLearnFrom),
        Title::HeroGeneral => {
            ensure(triggers_left(s, title), Why::NoVictory)?;
            ensure(!happiness::sad_cities(s, seat).is_empty(), Why::AlreadyHappy)
        }
        Title::Spy => ensure(!spied(s, seat).is_empty(), Why::NoCard),
        Title::Ideas => ensure(academies(s, seat) > 0, Why::NoAcademy),
        Title::GreatIdeas => ensure(triggers_left(s, title), Why::NoVictory),
        Title::Mercenaries if s.edition.barbarians_raid() => ensure(!raids(s, seat).is_empty(), Why::NobodyToHire),
        Title::Mercenaries => {
            let hired = spaces(armies_for_hire(s, seat)).any(|army| !hired_ways(s, army).is_empty());
            ensure(hired && can_pay_hire(s, seat, 1), Why::NobodyToHire)
        }
        Title::CulturalTakeover => {
            let camp = |space: Space| s.size(space) == 1;
            let camps = spaces(s.board.cities_of(Side::BARBARIANS)).any(camp);
            ensure(!used(Once::Takeover), Why::OncePerTurn)?;
            ensure(!used(Once::Influenced), Why::InfluencedAlready)?;
            ensure(camps && s.players[seat].settlements > 0, Why::NobodyToInfluence)
        }
        Title::CityDevelopment => ensure(!card_sites(s, seat, Terms::Free, true, None).is_empty(), Why::NothingToBuild),
        Title::ProductionFocus | Title::MassProduction => {
            ensure(!used(Once::ProductionFocus) && !used(Once::MassProduction), Why::OncePerTurn)?;
            collect::can_collect(s, seat)
        }
        Title::Explorer => {
            let settler = s.has_unit(seat, Unit::Settler) && !s.cities(seat).is_empty();
            ensure(settler || !explore::regions_near_cities(s, seat).is_empty(), Why::NothingToExplore)
        }
        Title::Negotiations => ensure(!s.turn.begun, Why::TooLate),
        Title::Leadership => Ok(()),
        Title::Assassination => ensure(!marked(s, seat).is_empty(), Why::AlreadyAffected),
        Title::NewPlans => {
            let some = s.objectives.len() + s.objectives_discard.len() > 0;
            ensure(some && !s.players[seat].objectives.is_empty(), Why::NoCard)
        }
        Title::Synergies => ensure(pairs(s, seat).next().is_some(), Why::NothingToLearn),
        Title::TeachUs => {
            ensure(!conquered(s, seat).is_empty(), Why::NoConquest)?;
            ensure(is_unanswered(s), Why::NoVictory)
        }
        Title::Militia => ensure(!aftermath::volunteer_cities(s, seat).is_empty(), Why::NoPiece),
        Title::NewIdeas => advance::can_buy_any(s, seat),
    }
}

/// Production Focus: in the next Collect of the turn a space gives as often as one likes.
pub(crate) fn focuses(s: &State, seat: Seat) -> bool {
    s.is_turn_of(seat) && s.turn.used.has(Once::ProductionFocus)
}

/// Mass Production: the next Collect of the turn brings so much more.
pub(crate) fn mass(s: &State, seat: Seat) -> u8 {
    if s.is_turn_of(seat) && s.turn.used.has(Once::MassProduction) { 2 } else { 0 }
}

/// Both serve one Collect.
pub(crate) fn collected(s: &mut State) {
    s.turn.used.clear(Once::ProductionFocus);
    s.turn.used.clear(Once::MassProduction);
}

/// Whether a victory of this turn is left for a card to answer to.
fn triggers_left(s: &State, title: Title) -> bool {
    let turn = &s.turn;
    let (mine, all) = match title {
        Title::HeroGeneral => (turn.heroes, turn.wins),
        _ => (turn.great_ideas, turn.glories),
    };
    mine < all && is_unanswered(s)
}

/// In 2012 one card answers a victory or conquest, whatever its title (C21.2).
fn is_unanswered(s: &State) -> bool {
    !s.edition.answers_a_victory_once() || s.turn.heroes + s.turn.great_ideas < s.turn.glories
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

/// Opponents who hold cards; a Great Person counts as an Action card (C21.7).
fn spied(s: &State, seat: Seat) -> SmallVec<[Seat; 4]> {
    let holds = |other: Seat| {
        let player = &s.players[other];
        let wonders = s.edition.wonders_go_to_hand() && !player.wonders.is_empty();
        !player.actions.is_empty() || !player.persons.is_empty() || !player.objectives.is_empty() || wonders
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
            // Priesthood serves one of the two.
            let prices = [first, second].map(|advance| advance::price(s, seat, advance));
            let [dear, cheap] =
                if prices[0].goods.food < prices[1].goods.food { [prices[1], prices[0]] } else { prices };
            let dear = powers::waives_food(s, seat, first).map_or(dear, |cause| dear.without_food(cause));
            open && s.can_pay(seat, Price::from(dear.goods + cheap.goods).or_ideas())
        };
        first.group().advances().any(both)
    };
    let moves = move |first: Advance| {
        // A government that is only moved over adds nothing a second could follow.
        let old = s.players[seat].advances.government();
        first.group().is_government() && old.is_some_and(|old| old != first.group())
    };
    advance::on_sale(s, seat).filter(move |&first| !moves(first) && second(first))
}

/// Plays a card for its upper effect.
pub(crate) fn play(s: &mut State, ask: &mut Ask<'_>, seat: Seat, card: ActionCard) -> Flow {
    let title = card.title(s.edition);
    if title.costs_action() {
        s.begin_action(seat);
    }
    spend(s, ask, seat, title.culture(), 0)?;
    s.players[seat].actions.remove(card.index());
    s.discard_action(seat, card);
    ask.log(|| Event::Played { seat, card });
    match title {
        Title::QuickAdvance => s.then(Task::Learn { seat, lesson: Lesson::Quick }),
        Title::Inspiration | Title::TechnologyTrade => {
            let open = teachers(s, seat);
            let teacher = ask.pick_if_several(seat, Prompt::LearnFrom, open.iter().copied(), Choice::Seat)?;
            ask.log(|| Event::Named { seat, other: teacher });
            let mine = Task::Learn { seat, lesson: Lesson::From { seat: teacher } };
            let theirs = Task::Learn { seat: teacher, lesson: Lesson::From { seat } };
            let both = title == Title::TechnologyTrade;
            s.then_each([Some(mine), both.then_some(theirs)].into_iter().flatten());
        }
        Title::TeachUs => {
            let open = conquered(s, seat);
            let teacher = ask.pick_if_several(seat, Prompt::LearnFrom, open.iter().copied(), Choice::Seat)?;
            ask.log(|| Event::Named { seat, other: teacher });
            s.turn.captures[teacher.index()] -= 1;
            s.turn.great_ideas += u8::from(s.edition.answers_a_victory_once());
            s.then(Task::Learn { seat, lesson: Lesson::From { seat: teacher } });
        }
        Title::HeroGeneral => hero(s, ask, seat)?,
        Title::Spy => {
            let open = spied(s, seat);
            let victim = ask.pick_if_several(seat, Prompt::SpyOn, open.iter().copied(), Choice::Seat)?;
            ask.log(|| Event::Named { seat, other: victim });
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
        Title::Mercenaries if s.edition.barbarians_raid() => hire_raid(s, ask, seat)?,
        Title::Mercenaries => hire(s, ask, seat)?,
        Title::CulturalTakeover => s.turn.used.set(Once::Takeover),
        Title::CityDevelopment => construct_by_card(s, ask, seat, Terms::Free, true, None)?,
        Title::ProductionFocus => s.turn.used.set(Once::ProductionFocus),
        Title::MassProduction => s.turn.used.set(Once::MassProduction),
        Title::Explorer => explorer(s, ask, seat)?,
        Title::Negotiations => {
            let rival = ask.pick_if_several(seat, Prompt::NegotiateWith, s.others(seat), Choice::Seat)?;
            ask.log(|| Event::Named { seat, other: rival });
            s.turn.truce |= 1 << rival.index();
            s.players[rival].peace |= 1 << seat.index();
        }
        Title::Leadership => s.turn.actions += 1,
        Title::Assassination => {
            let open = marked(s, seat);
            let rival = ask.pick_if_several(seat, Prompt::Assassinate, open.iter().copied(), Choice::Seat)?;
            ask.log(|| Event::Named { seat, other: rival });
            s.players[rival].fewer += 1;
        }
        Title::NewPlans => draw_plans(s, ask, seat),
        Title::Synergies => {
            let open: SmallVec<[Advance; 32]> = pairs(s, seat).collect();
            let first = ask.pick(seat, Prompt::Learn, open.iter().copied(), Choice::Learn)?;
            s.then(Task::Learn { seat, lesson: Lesson::Second { group: first.group() } });
            advance::buy_this(s, ask, seat, first, false)?;
        }
        Title::Militia => aftermath::volunteer(s, ask, seat)?,
        Title::NewIdeas => {
            advance::buy(s, ask, seat, false)?;
            gain(s, ask, seat, Goods::of(Good::Ideas, 2));
        }
    }
    Ok(())
}

/// Whether a Great Person can be played.
pub(crate) fn can_play_person(s: &State, _seat: Seat, _card: EventCard) -> Result<(), Why> {
    ensure(s.turn.actions > 0, Why::NoActionLeft)
}

/// Plays a Great Person: an advance of the group, then the service (C27).
pub(crate) fn play_person(s: &mut State, ask: &mut Ask<'_>, seat: Seat, card: EventCard) {
    s.begin_action(seat);
    s.players[seat].persons.remove(card.index());
    crate::fate::discard(s, card, seat);
    ask.log(|| Event::PersonPlayed { seat, card });
    if let Effect::Person(group) = card.effect() {
        let lesson = Lesson::Group { group };
        s.then_each([Task::Learn { seat, lesson }, Task::Service { card, seat }]);
    }
}
