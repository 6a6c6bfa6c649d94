//! What a learned judgement sees: as many finite numbers for every seat in every edition, and the telling ones tell.

mod support;

use support::*;
use tessera_clash::choice::Choice;
use tessera_clash::state::{Phase, State};
use tessera_kernel::{Game, Offer, Policy, Position, Rng, Seat, Setup, Sheet, Viewer};

/// Numbers of a sheet.
const COUNT: usize = 354;

fn sheets(state: &State) -> Vec<Sheet> {
    let mut sheets = vec![Sheet::named(); state.count()];
    Clash::features(state, &mut sheets);
    sheets
}

/// What Red's sheet says of something.
fn said<G: InEdition>(table: &Table<G>, name: &str) -> f32 {
    let sheet = &sheets(&table.state)[RED.index()];
    let at = sheet.names().iter().position(|known| known == name);
    sheet.values()[at.unwrap_or_else(|| panic!("no sheet says '{name}'"))]
}

/// Takes any option, but seldom gives actions away.
struct Busy(Rng);

impl Policy<Clash> for Busy {
    fn pick(&mut self, offer: Offer<'_, Clash>) -> usize {
        let index = self.0.index(offer.count);
        if matches!(offer.choice(index), Choice::End | Choice::Trade(_)) { self.0.index(offer.count) } else { index }
    }
}

/// Plays a game and shows every position before the end.
fn play(edition: &str, seats: usize, options: &str, seed: u64, mut show: impl FnMut(&State)) {
    let options = options.parse().expect("options are key=value");
    let setup = Setup { options, ..Setup::anonymous::<Clash>(seats).in_edition(edition) };
    let setup = setup.checked::<Clash>().expect("the setup is playable");
    let state = Clash::setup(&setup, Rng::from_number(seed));
    Position::<Clash>::new(state, None).play_out(&mut Busy(Rng::from_number(seed)), |state| {
        if state.phase != Phase::Over {
            show(state);
        }
        true
    });
}

const GAMES: [(&str, usize, &str); 8] = [
    ("monumental", 2, "civilizations=none"),
    ("monumental", 4, "civilizations=none length=roll wonders=announced events=optional"),
    ("2012", 2, ""),
    ("2012", 3, "length=wonder events=icons"),
    ("2012", 4, "length=short"),
    ("monumental", 2, "civilizations=random"),
    ("monumental", 3, "civilizations=two leaders=alternate-random"),
    ("monumental", 4, "civilizations=free leaders=random length=short"),
];

#[test]
fn every_sheet_has_as_many_numbers() {
    let first = sheets(&monumental().state)[0].names().to_vec();
    assert_eq!(first.len(), COUNT);
    let mut sorted = first.clone();
    sorted.sort();
    sorted.dedup();
    assert_eq!(sorted.len(), COUNT, "every name stands once");
    for (edition, seats, options) in GAMES {
        play(edition, seats, options, 7, |state| {
            for sheet in sheets(state) {
                assert_eq!(sheet.names(), first);
                for (name, value) in sheet.names().iter().zip(sheet.values()) {
                    assert!(value.is_finite() && value.abs() <= 8.0, "{name} is {value}");
                }
            }
        });
    }
}

#[test]
fn what_a_seat_sees_of_itself_does_not_depend_on_what_it_cannot_know() {
    for (edition, seats, options) in GAMES {
        let mut number = 0;
        play(edition, seats, options, 5, |state| {
            number += 1;
            if number % 25 != 0 {
                return;
            }
            for seat in Seat::all(seats) {
                let redealt = |seed| {
                    let mut state = state.clone();
                    Clash::redeal(&mut state, Viewer::Seat(seat), &mut Rng::from_number(seed));
                    sheets(&state).swap_remove(seat.index())
                };
                assert_eq!(redealt(1), redealt(2));
                assert_eq!(redealt(1), sheets(state)[seat.index()]);
            }
        });
    }
}

fn in_any_edition<G: InEdition>(table: impl Fn() -> Table<G>) {
    let city = table().city(RED, "C3", "happy temple");
    assert_eq!(said(&city, "cities") - said(&table(), "cities"), 1.0 / 6.0);
    assert_eq!((said(&city, "cities of size 1"), said(&table(), "cities of size 1")), (0.5, 0.0));
    assert_eq!((said(&city, "lead in cities"), said(&city, "lead in pieces")), (0.5, 0.5));
    assert_eq!((said(&city, "leads"), said(&table(), "leads")), (1.0, 0.0));
    let rich = table().goods(RED, "f1o1w1g3").advances(RED, "storage");
    assert_eq!((said(&rich, "gold"), said(&rich, "gold 2"), said(&rich, "gold 3")), (0.6, 1.0, 0.0));
    assert_eq!(
        (said(&rich, "buildings within means"), said(&rich, "knows 1"), said(&rich, "knows 2")),
        (2.0 / 3.0, 1.0, 0.0)
    );
    // A horde beside a bare city is danger; an army in the city is some help.
    let open = table().city(RED, "C3", "").barbarians("B3", 3);
    let held = table().city(RED, "C3", "").barbarians("B3", 3).units(RED, "C3", "i3");
    assert_eq!((said(&open, "barbarians beside"), said(&open, "open to attack")), (0.75, 0.0));
    assert!(said(&open, "danger") > said(&held, "danger") && said(&held, "danger") > 0.0);
    assert_eq!((said(&held, "army"), said(&held, "beside a camp")), (0.5, 0.75));
    // An objective that is met, and one that is far away.
    let met = table().cards(RED, "O11").goods(RED, "g5");
    assert_eq!((said(&met, "nearest objective"), said(&met, "objectives met")), (1.0, 0.5));
    assert_eq!(said(&table().cards(RED, "O11"), "objectives met"), 0.0);
}

#[test]
fn telling_numbers_move_as_the_table_does() {
    in_any_edition(monumental);
    in_any_edition(of_2012);
    in_any_edition(|| peoples("romans", "greeks"));
}

#[test]
fn the_way_to_a_wonder_is_told_by_steps() {
    let far = monumental().wonder_card(RED, "statue");
    let near = monumental().wonder_card(RED, "statue").advances(RED, "engineering monuments").goods(RED, "f9o9w9c9");
    assert!(said(&far, "nearest wonder") < 0.5 && said(&far, "wonder ready") == 0.0);
    assert_eq!((said(&near, "nearest wonder"), said(&near, "wonder ready")), (1.0, 1.0));
    assert_eq!(said(&monumental().wonder(RED, "D2", "statue"), "owns wonder 6"), 1.0);
    assert_eq!(said(&monumental(), "way to wonder 6"), said(&far, "way to wonder 6"));
}

#[test]
fn peoples_are_told_apart() {
    let romans = peoples("romans", "greeks").powers(RED, "aqueducts").leader(RED, "caesar", "D2");
    assert_eq!((said(&romans, "people 13"), said(&romans, "own advance 0"), said(&romans, "leader")), (1.0, 1.0, 1.0));
    assert_eq!((said(&monumental(), "people 13"), said(&monumental(), "powers")), (0.0, 0.0));
}
