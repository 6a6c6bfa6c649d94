//! Peoples: the board of each with its four advances and three Leaders, what it holds, and the boards to choose from.

use maud::{Markup, html};
use tessera_clash::board::Stack;
use tessera_clash::choice::Choice;
use tessera_clash::components::board::Space;
use tessera_clash::components::buildings::Unit;
use tessera_clash::components::civilizations::{Civilization, Leader, Power};
use tessera_clash::view::{PlayerView, SpaceView};
use tessera_kernel::{Phrase, Seat};

use super::Look;
use super::art::{icon, named};
use super::banners::people_id;
use super::board::who;
use super::cards::Reasons;
use crate::seat::seat_mark;

pub(super) fn people(look: &Look<'_>, reasons: &Reasons) -> Vec<(&'static str, Markup)> {
    let (seat, player) = look.subject();
    let others = look.view.players.iter().filter(|&(other, player)| other != seat && player.people.is_some());
    let own = player.people.map_or_else(Markup::default, |people| {
        html! {
            (head(look, seat, people))
            (Board { look, reasons, seat, player }.whole(people))
        }
    });
    let others = html! {
        @for (other, player) in others {
            @if let Some(people) = player.people {
                details .people-other {
                    summary { (head(look, other, people)) (at_a_glance(look, player)) }
                    (Board { look, reasons, seat: other, player }.whole(people))
                }
            }
        }
    };
    vec![("people-choose", offered(look)), ("people-own", own), ("people-others", others)]
}

/// Boards to choose from, each with all that is on it.
fn offered(look: &Look<'_>) -> Markup {
    let offered = look.options().iter().filter_map(|choice| match choice {
        Choice::People(people) => Some(*people),
        _ => None,
    });
    html! {
        @for people in offered {
            @let said = people.leaders().map(|leader| look.title(&leader.name())).collect::<Vec<_>>().join(", ");
            @let face = html! {
                span .people-name { (icon(&people_id(people))) b { (look.title(&people.name())) } }
                @if people.home().is_some() { span .quiet { (look.word("clash-table-people-home")) } }
                span .powers { @for power in people.advances() { (plain(look, power, "power")) } }
                // Where Leaders are dealt to anybody, these may be anybody's.
                @for leader in people.leaders().filter(|_| !look.view.switches.alternate) {
                    span .leader-card { (leader_head(look, leader)) span .powers { @for power in leader.abilities() { (plain(look, power, "power")) } } }
                }
            };
            (look.thing("people-board", &Choice::People(people), &said, &face))
        }
    }
}

/// Whose board it is.
fn head(look: &Look<'_>, seat: Seat, people: Civilization) -> Markup {
    html! {
        span .people-name {
            (icon(&people_id(people)))
            b { (look.title(&people.name())) }
            span .people-whose { (seat_mark(seat.index())) (look.name(seat)) }
        }
    }
}

/// How far a people has come, for a line.
fn at_a_glance(look: &Look<'_>, player: &PlayerView) -> Markup {
    let gained = player.powers.iter().filter(|power| power.leader().is_none()).count();
    html! {
        span .people-glance {
            span { (look.say(&Phrase::new("clash-table-of-four").with("count", gained))) }
            @if let Some(leader) = player.leader { span { (icon("unit-leader")) (look.title(&leader.name())) } }
        }
    }
}

fn leader_head(look: &Look<'_>, leader: Leader) -> Markup {
    html! { span .leader-head { (icon("unit-leader")) b { (look.title(&leader.name())) } } }
}

/// A power by name with its text, and what brings it.
fn plain(look: &Look<'_>, power: Power, class: &str) -> Markup {
    html! {
        span class=(class) {
            span .power-name { (look.title(&power.name())) }
            span .power-text { (look.say(&power.text())) }
            @if power.leader().is_none() {
                span .reason { (look.say(&Phrase::new("clash-table-comes-with").with("name", power.origin(look.view.edition)))) }
            }
        }
    }
}

/// A player's people, with what it can do now.
struct Board<'a> {
    look: &'a Look<'a>,
    reasons: &'a Reasons,
    seat: Seat,
    player: &'a PlayerView,
}

/// Where a Leader is.
enum Whereabouts {
    InPlay(Option<Space>),
    InHand,
    Lost(Option<Seat>),
}

impl Board<'_> {
    fn whole(&self, people: Civilization) -> Markup {
        html! {
            div .powers { @for power in people.advances() { (self.advance(power)) } }
            @for leader in self.leaders(people) { (self.leader(leader)) }
            (self.holdings(people))
        }
    }

    /// Its Leaders: those of the box, or those it was dealt as far as they can still be seen.
    fn leaders(&self, people: Civilization) -> Vec<Leader> {
        if !self.look.view.switches.alternate {
            return people.leaders().collect();
        }
        self.player.leader.into_iter().chain(self.player.leaders.iter().copied()).collect()
    }

    fn has(&self, power: Power) -> bool {
        self.player.powers.contains(&power)
    }

    /// Whether the viewer can use powers of this board.
    fn is_own(&self) -> bool {
        self.look.scene.game.viewer().is(self.seat)
    }

    fn advance(&self, power: Power) -> Markup {
        let look = self.look;
        let owned = self.has(power);
        let class = if owned { format!("power own o{}", self.seat.index()) } else { "power locked".to_owned() };
        let foot = html! {
            @if !owned {
                span .reason { (icon("lock")) (look.say(&Phrase::new("clash-table-comes-with").with("name", power.origin(look.view.edition)))) }
            }
        };
        self.power(power, &class, owned, &foot)
    }

    /// A power with its text; a button while it can be used.
    fn power(&self, power: Power, class: &str, live: bool, foot: &Markup) -> Markup {
        let look = self.look;
        let invoke = Choice::Invoke(power);
        let text = look.say(&power.text());
        let asked = self.is_own() && look.can(&invoke);
        let face = html! {
            span .power-name { (look.title(&power.name())) @if asked { span .use-now { (look.word("clash-table-use")) } } }
            span .power-text { (text) }
            (foot)
            @if live && self.is_own() && !asked {
                @if let Some(reason) = self.reasons.of(&invoke) { span .reason.idle { (reason) } }
            }
        };
        if self.is_own() {
            look.thing(class, &invoke, &text, &face)
        } else {
            html! { div class=(class) { (face) } }
        }
    }

    fn leader(&self, leader: Leader) -> Markup {
        let look = self.look;
        let place = self.whereabouts(leader);
        let (class, tag) = match place {
            Whereabouts::InPlay(at) => {
                let at = at.map_or_else(
                    || Phrase::new("clash-table-leader-here"),
                    |space| Phrase::new("clash-table-leader-at").with("space", space.to_string()),
                );
                (format!("leader-card in-play o{}", self.seat.index()), at)
            }
            Whereabouts::InHand => ("leader-card".to_owned(), Phrase::new("clash-table-leader-waits")),
            Whereabouts::Lost(None) => ("leader-card lost".to_owned(), Phrase::new("clash-table-leader-lost")),
            Whereabouts::Lost(Some(by)) => {
                ("leader-card lost".to_owned(), Phrase::new("clash-table-leader-lost-to").with("who", by))
            }
        };
        let head = html! {
            span .leader-head {
                (icon("unit-leader")) b { (look.title(&leader.name())) }
                span .tag { (look.say(&tag)) }
            }
        };
        let call = Choice::Call(leader);
        if self.is_own() && look.can(&call) {
            let said: Vec<String> = leader.abilities().iter().map(|power| look.say(&power.text())).collect();
            let face =
                html! { (head) span .powers { @for power in leader.abilities() { (plain(look, power, "power")) } } };
            return look.thing(&class, &call, &said.join(" "), &face);
        }
        let live = matches!(place, Whereabouts::InPlay(_));
        let none = Markup::default();
        html! {
            div class=(class) {
                (head)
                div .powers { @for power in leader.abilities() { (self.power(power, "power", live, &none)) } }
            }
        }
    }

    fn whereabouts(&self, leader: Leader) -> Whereabouts {
        let view = &self.look.view;
        if self.player.leader == Some(leader) {
            let stands = |units: &Stack| units.side.is(self.seat) && units[Unit::Leader] > 0;
            let found = view.spaces.iter().find(|there| stands(&there.units));
            return Whereabouts::InPlay(found.map(|there| there.space));
        }
        if self.player.leaders.contains(&leader) {
            return Whereabouts::InHand;
        }
        Whereabouts::Lost(
            view.players.iter().find(|(_, player)| player.trophies.contains(&leader)).map(|(seat, _)| seat),
        )
    }

    /// What a people has gathered: prisoners, Leaders it has eliminated, tokens.
    fn holdings(&self, people: Civilization) -> Markup {
        let (look, player) = (self.look, self.player);
        let counted = [
            (usize::from(player.runes), "building-obelisk", "clash-table-runes"),
            (player.explored.len(), "compass", "clash-table-explored"),
            (usize::from(player.anarchy), "card-event", "clash-table-anarchy"),
        ];
        let won = |there: &&SpaceView| there.city.as_ref().is_some_and(|city| city.druid);
        let druids: Vec<String> = if people == Power::DruidicInfluence.civilization() {
            look.view.spaces.iter().filter(won).map(|there| there.space.to_string()).collect()
        } else {
            Vec::new()
        };
        html! {
            @if !player.prisoners.is_empty() || !player.trophies.is_empty() || !player.lent.is_empty() || !druids.is_empty()
                || counted.iter().any(|one| one.0 > 0) {
                ul .holds {
                    @for (side, units) in &player.prisoners {
                        li {
                            (look.say(&Phrase::new("clash-table-prisoners-of").with("who", who(*side))))
                            @for (unit, count) in units.kinds() {
                                span .amount { b { (count) } (named(&format!("unit-{unit}"), &look.title(&unit.name()))) }
                            }
                        }
                    }
                    @for leader in &player.trophies {
                        li { (icon("unit-leader")) (look.say(&Phrase::new("clash-table-trophy").with("name", leader.name()))) }
                    }
                    @if !druids.is_empty() {
                        li { (icon("good-culture")) (look.say(&Phrase::new("clash-table-druids").with("spaces", druids.join(", ")))) }
                    }
                    @for (count, id, word) in counted {
                        @if count > 0 { li { (icon(id)) (look.say(&Phrase::new(word).with("count", count))) } }
                    }
                    @if !player.lent.is_empty() {
                        @let names: Vec<Phrase> = player.lent.iter().map(|advance| advance.name(look.view.edition)).collect();
                        li { (icon("advance")) (look.say(&Phrase::new("clash-table-lent").with("names", names))) }
                    }
                }
            }
        }
    }
}
