//! The table as text at a few moments of one game, in both languages.

use tessera_kernel::{Rng, Secret, Sight, Viewer};
use tessera_table::Paint;
use tessera_words::{Language, Speaker};

const EN: Language = Language::English;
const FR: Language = Language::French;

fn tables_look_as_they_did(id: &'static str, moments: [(usize, Language); 4]) {
    tables_look(id, id, "", &moments);
}

/// The same with options, kept under a name of its own.
fn tables_look(id: &'static str, name: &str, options: &str, moments: &[(usize, Language)]) {
    let names = ["Ada", "Blaise", "Chen"].map(str::to_owned);
    let mut setup = tessera_games::usual_setup(id, names.to_vec()).expect("registered");
    setup.options = options.parse().expect("options are written as key=value");
    let mut game = tessera_games::begin(id, setup, Secret::from_number(4)).expect("the usual setup works");
    let mut rng = Rng::from_number(2);
    for &(moment, language) in moments {
        while game.choices() < moment {
            let seat = game.waiting()[0];
            let options = game.decision(seat).expect("asked").options;
            let choice = options[rng.index(options.len())].choice.clone();
            game.answer(seat, &choice).expect("listed");
        }
        let seat = game.waiting()[0];
        let options: Vec<String> =
            game.decision(seat).expect("asked").options.into_iter().map(|option| option.choice).collect();
        let speaker = Speaker::new(language, &names).of(id);
        let sight = Sight::new(game.as_ref(), Viewer::Seat(seat));
        let text = tessera_table::text(sight, &options, &speaker, Paint::off());
        insta::assert_snapshot!(format!("{name}-{moment}-{language}"), format!("{}\n{}", text.board, text.panels));
    }
}

#[test]
fn tempus_looks_as_it_did() {
    tables_look_as_they_did("tempus", [(0, EN), (1, FR), (18, EN), (150, FR)]);
}

#[test]
fn mosaic_looks_as_it_did() {
    tables_look_as_they_did("mosaic", [(0, FR), (9, EN), (18, FR), (300, EN)]);
}

#[test]
fn clash_looks_as_it_did() {
    let moments = [(0, EN), (1, FR), (60, EN), (240, FR)];
    tables_look("clash-monumental", "clash-monumental", "civilizations=none", &moments);
}

#[test]
fn the_expansion_of_clash_looks_as_it_did() {
    let moments = [(0, EN), (240, FR)];
    tables_look("clash-monumental", "clash-civilizations", "civilizations=random", &moments);
}

#[test]
fn patchistory_looks_as_it_did() {
    tables_look_as_they_did("patchistory", [(0, FR), (9, EN), (60, FR), (300, EN)]);
}
