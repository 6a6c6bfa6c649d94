//! What is drawn once for all who look is what each of them would be drawn.

use tessera_games::{IDS, Visitor, usual_setup};
use tessera_kernel::{AnyMatch as _, Game, Match, Rng, Seat, Secret, Sight, Viewer};
use tessera_table::{Scene, common, common_through_own_eyes, fragments};
use tessera_words::{Language, Speaker};

fn names() -> Vec<String> {
    ["Ada", "Ben", "Cy"].map(str::to_owned).to_vec()
}

fn scene<'a>(game: Sight<'a>, names: &'a [String]) -> Scene<'a> {
    let speaker = Speaker::new(Language::English, names).of(game.title());
    Scene { base: "/t/test", csrf: "secret", live: true, listening: true, ..Scene::alone(game, speaker) }
}

struct Play(&'static str);

impl Visitor for Play {
    type Out = ();

    /// Plays at random, and now and then looks at the table through everybody's eyes.
    fn visit<G: Game>(self) {
        let setup = usual_setup(self.0, names()).expect("registered");
        let mut game = Match::<G>::new(setup, Secret::from_number(5)).expect("three can play");
        let mut rng = Rng::from_number(5);
        let names = names();
        for at in 0..600 {
            let Some(seat) = game.waiting().first().copied() else { break };
            let options = game.decision(seat).expect("whoever is waited for is asked").options.clone();
            game.answer(seat, &options[rng.index(options.len())]).expect("listed options are accepted");
            if at % 7 != 0 {
                continue;
            }
            let watched = common(&scene(Sight::new(&game, Viewer::Spectator), &names));
            for seat in Seat::all(names.len()) {
                let own = common_through_own_eyes(&scene(Sight::new(&game, Viewer::Seat(seat)), &names));
                assert_eq!(own.len(), watched.len());
                for (own, watched) in own.iter().zip(&watched) {
                    assert_eq!(own.html, watched.html, "{}, {} for {seat:?} at {at}", self.0, own.id);
                }
            }
        }
    }
}

#[test]
fn what_is_common_everybody_sees_the_same_way() {
    for id in IDS {
        tessera_games::visit(id, Play(id)).expect("registered");
    }
}

#[test]
fn every_layer_is_drawn_once() {
    for id in IDS {
        let setup = usual_setup(id, names()).expect("registered");
        let game = tessera_games::begin(id, setup, Secret::from_number(5)).expect("three can play");
        let names = names();
        let parts = fragments(&scene(Sight::new(&*game, Viewer::Seat(Seat::new(0))), &names));
        for layer in ["board-terrain", "board-lying", "board-pieces", "board-above", "track", "reference"] {
            assert_eq!(parts.iter().filter(|part| part.id == layer).count(), 1, "{layer} of {id}");
        }
    }
}
