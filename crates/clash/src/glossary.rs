//! What the words of the game mean, for whoever asks at the table.

use std::collections::BTreeSet;

use tessera_kernel::{Glossary, Phrase, Setup, Term, Thing};

use crate::Clash;
use crate::cards::actions::ActionCard;
use crate::cards::events::{EventCard, Icon};
use crate::cards::objectives::ObjectiveCard;
use crate::cards::tactics::Tactic;
use crate::components::civilizations::{Civilization, Leader, Power};
use crate::edition::Edition;

const TERMS: &[Term] = &[
    Term::new("clash-term-age", "C4.1"),
    Term::new("clash-term-round", "C4.1"),
    Term::new("clash-term-status", "C19.1"),
    Term::new("clash-term-action", "C4.2"),
    Term::new("clash-term-free", "C4.4"),
    Term::new("clash-term-first", "C19.6"),
    Term::new("clash-term-points", "C20.2"),
    Term::new("clash-term-trade", "C18.1"),
    Term::new("clash-term-advance", "C5.1"),
    Term::new("clash-term-government", "C5.3"),
    Term::new("clash-term-box", "C5.5").only("monumental"),
    Term::new("clash-term-culture-level", "C5.7").only("2012"),
    Term::new("clash-term-mood-level", "C5.7").only("2012"),
    Term::new("clash-term-wonder", "C16.2"),
    Term::new("clash-term-action-card", "C21.1"),
    Term::new("clash-term-tactics", "C14.3"),
    Term::new("clash-term-objective", "C21.4"),
    Term::new("clash-term-event", "C21.6"),
    Term::new("clash-term-person", "C21.7"),
    Term::new("clash-term-civilization", "C29.2").only("monumental"),
    Term::new("clash-term-civilization-advance", "C29.5").only("monumental"),
];

const CITIES: &[Term] = &[
    Term::new("clash-term-city", "C6.1"),
    Term::new("clash-settlement", "C6.8"),
    Term::new("clash-term-size", "C6.1"),
    Term::new("clash-term-mood", "C6.3"),
    Term::new("clash-happy", "C6.2"),
    Term::new("clash-neutral", "C6.2"),
    Term::new("clash-angry", "C6.2"),
    Term::new("clash-term-activate", "C6.5"),
    Term::new("clash-academy", "C8.5"),
    Term::new("clash-fortress", "C14.11"),
    Term::new("clash-port", "C8.6"),
    Term::new("clash-temple", "C8.7"),
    Term::new("clash-market", "C31.2").only("monumental"),
    Term::new("clash-obelisk", "C31.5").only("monumental"),
    Term::new("clash-observatory", "C31.7").only("monumental"),
    Term::new("clash-term-influenced", "C13.6"),
    Term::new("clash-term-boost", "C13.2"),
];

const UNITS: &[Term] = &[
    Term::new("clash-settler", "C6.7"),
    Term::new("clash-infantry", "C9.2"),
    Term::new("clash-ship", "C10.14"),
    Term::new("clash-cavalry", "C30.12").only("monumental"),
    Term::new("clash-elephant", "C30.13").only("monumental"),
    Term::new("clash-leader", "C30.6").only("monumental"),
    Term::new("clash-term-army", "C10.3"),
    Term::new("clash-term-squad", "C10.1"),
    Term::new("clash-term-limit", "C10.10"),
    Term::new("clash-barbarians", "C17.9"),
    Term::new("clash-pirate", "C32.1").only("monumental"),
    Term::new("clash-term-battle", "C14.1"),
    Term::new("clash-term-value", "C14.5"),
    Term::new("clash-term-hit", "C14.7"),
    Term::new("clash-term-retreat", "C14.10"),
];

const MAP: &[Term] = &[
    Term::new("clash-grassland", "C2.1"),
    Term::new("clash-forest", "C10.7"),
    Term::new("clash-mountain", "C10.6"),
    Term::new("clash-desert", "C2.1"),
    Term::new("clash-sea", "C7.3"),
    Term::new("clash-term-region", "C2.2"),
    Term::new("clash-term-unknown", "C11.1"),
    Term::new("clash-term-exhausted", "C2.8"),
    Term::new("clash-term-coast", "C6.8"),
];

const GOODS: &[Term] = &[
    Term::new("clash-good-food", "C1.2"),
    Term::new("clash-good-ore", "C1.2"),
    Term::new("clash-good-wood", "C1.2"),
    Term::new("clash-good-ideas", "C1.5"),
    Term::new("clash-good-gold", "C1.5"),
    Term::new("clash-good-culture", "C1.4"),
    Term::new("clash-good-mood", "C1.4"),
];

const ACTIONS: &[Term] = &[
    Term::new("clash-act-advance", "C5.1"),
    Term::new("clash-act-found", "C6.7"),
    Term::new("clash-act-collect", "C7.1"),
    Term::new("clash-act-construct", "C8.1"),
    Term::new("clash-act-recruit", "C9.1"),
    Term::new("clash-act-move", "C10.1"),
    Term::new("clash-act-happiness", "C12.1"),
    Term::new("clash-act-influence", "C13.1"),
];

const GROUP: &str = "clash-term-group-text";
const GOVERNMENT: &str = "clash-term-government-text";
const GROUPS: &[Term] = &[
    Term::new("clash-group-agriculture", "C22").meaning(GROUP),
    Term::new("clash-group-construction", "C22").meaning(GROUP),
    Term::new("clash-group-seafaring", "C22").meaning(GROUP),
    Term::new("clash-group-education", "C22").meaning(GROUP),
    Term::new("clash-group-warfare", "C22").meaning(GROUP),
    Term::new("clash-group-spirituality", "C22").meaning(GROUP),
    Term::new("clash-group-economy", "C22").meaning(GROUP),
    Term::new("clash-group-culture", "C22").meaning(GROUP),
    Term::new("clash-group-science", "C22").meaning(GROUP),
    Term::new("clash-group-democracy", "C5.3").meaning(GOVERNMENT),
    Term::new("clash-group-autocracy", "C5.3").meaning(GOVERNMENT),
    Term::new("clash-group-theocracy", "C5.3").meaning(GOVERNMENT),
];

pub(crate) const GLOSSARY: Glossary = Glossary {
    terms: &[
        ("help-terms", TERMS),
        ("help-actions", ACTIONS),
        ("clash-term-cities", CITIES),
        ("clash-term-units", UNITS),
        ("help-goods", GOODS),
        ("help-map", MAP),
        ("clash-term-groups", GROUPS),
    ],
    sections: &[
        ("clash-group-agriculture", "C22"),
        ("clash-group-construction", "C22"),
        ("clash-group-seafaring", "C22"),
        ("clash-group-education", "C22"),
        ("clash-group-warfare", "C22"),
        ("clash-group-spirituality", "C22"),
        ("clash-group-economy", "C22"),
        ("clash-group-culture", "C22"),
        ("clash-group-science", "C22"),
        ("clash-group-democracy", "C22"),
        ("clash-group-autocracy", "C22"),
        ("clash-group-theocracy", "C22"),
        ("clash-box-regions", "C2.4"),
        ("clash-box-units", "C1.7"),
        ("clash-box-buildings", "C8"),
        ("clash-box-dice", "C1.8"),
        ("clash-box-wonders", "C23"),
        ("clash-box-actions", "C24"),
        ("clash-box-tactics", "C25"),
        ("clash-box-objectives", "C26"),
        ("clash-box-events", "C27"),
        ("clash-term-icons", "C17"),
        ("clash-box-civilizations", "C29.2"),
        ("clash-box-leaders", "C34"),
        ("clash-box-powers", "C33"),
    ],
};

/// The cards whose rows of the box say more than what they do: two halves, several copies.
const BY_THEMSELVES: [&str; 6] = [
    "clash-box-actions",
    "clash-box-tactics",
    "clash-box-objectives",
    "clash-box-events",
    "clash-box-civilizations",
    "clash-box-powers",
];

/// What has a name: the rows of the box, and each half of a card by itself.
pub(crate) fn things(setup: &Setup) -> Vec<Thing> {
    let edition = Edition::of(setup);
    let mut all = Thing::of_rows::<Clash>(setup);
    all.retain(|thing| !BY_THEMSELVES.contains(&thing.group.id));
    all.extend(ActionCard::all().map(|card| {
        let title = card.title(edition);
        Thing::new("clash-box-actions", title.name(edition), title.text(edition))
    }));
    all.extend(
        ActionCard::all()
            .map(ActionCard::tactic)
            .map(|tactic: Tactic| Thing::new("clash-box-tactics", tactic.name(), tactic.text(edition))),
    );
    let halves = ObjectiveCard::of(edition).flat_map(ObjectiveCard::objectives);
    all.extend(halves.map(|half| Thing::new("clash-box-objectives", half.name(), half.text(edition))));
    all.extend(EventCard::of(edition).map(|card| Thing::new("clash-box-events", card.name(), card.face(edition))));
    let icons = EventCard::of(edition).map(EventCard::icon);
    all.extend(icons.filter_map(|icon: Icon| {
        let rule = icon_rule(icon)?;
        Some(Thing { rule, ..Thing::new("clash-term-icons", icon.name(edition)?, icon.text(edition)?) })
    }));
    if edition.has_civilizations() {
        let people = |people: Civilization| {
            let powers: Vec<Phrase> = people.advances().map(Power::name).collect();
            let leaders: Vec<Phrase> = people.leaders().map(Leader::name).collect();
            let text = Phrase::new("clash-term-people").with("powers", powers).with("leaders", leaders);
            Thing::new("clash-box-civilizations", people.name(), text)
        };
        let power = |power: Power| {
            let text = Phrase::new("clash-facts-power").with("from", power.origin(edition)).with("text", power.text());
            Thing { rule: power.rule(), ..Thing::new("clash-box-powers", power.name(), text) }
        };
        all.extend(Civilization::ALL.into_iter().map(people));
        all.extend(Power::ALL.into_iter().map(power));
    }
    // A card comes more than once; its name is explained once.
    let mut named = BTreeSet::new();
    all.retain(|thing| named.insert(thing.name.id));
    all
}

/// The rule of an Event's icon.
const fn icon_rule(icon: Icon) -> Option<&'static str> {
    Some(match icon {
        Icon::None => return None,
        Icon::Appear => "C17.3",
        Icon::Advance => "C17.5",
        Icon::Exhausted => "C17.2",
        Icon::GoldMine => "C17.1",
        Icon::Pirates => "C32.2",
    })
}
