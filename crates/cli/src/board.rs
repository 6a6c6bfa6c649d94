//! Boards as text: which game is drawn how.

#[path = "draw/clash.rs"]
mod clash;
#[path = "draw/mosaic.rs"]
mod mosaic;
#[path = "draw/tempus.rs"]
mod tempus;

use tessera_clash::{Base2012, Monumental};
use tessera_kernel::Sight;
use tessera_mosaic::Mosaic;
use tessera_tempus::Tempus;
use tessera_words::Speaker;

use crate::paint::Paint;

/// What there is to see, as text.
pub struct Scene {
    /// The board, with the numbers of the options on their places.
    pub board: String,
    /// Everyone's things, and the viewer's hand.
    pub panels: String,
    /// Whether every option has its number on the board.
    pub all_on_board: bool,
}

/// Draws a match as its viewer sees it; options are given in notation, in their order.
pub fn draw(game: Sight<'_>, options: &[String], speaker: &Speaker<'_>, paint: Paint) -> Scene {
    if let Some(seen) = game.of::<Tempus>() {
        return tempus::draw(&seen.view(), options, speaker, paint);
    }
    if let Some(seen) = game.of::<Mosaic>() {
        return mosaic::draw(&seen.view(), options, speaker, paint);
    }
    if let Some(seen) = game.of::<Monumental>() {
        return clash::draw(&seen.view(), options, speaker, paint);
    }
    if let Some(seen) = game.of::<Base2012>() {
        return clash::draw(&seen.view(), options, speaker, paint);
    }
    // Without a picture of its own, a game is played from its questions and its log.
    Scene { board: String::new(), panels: String::new(), all_on_board: false }
}

#[cfg(test)]
mod tests {
    use tessera_kernel::{Rng, Seat, Secret, Viewer};
    use tessera_words::Language;

    use super::*;

    /// The table as text at a few moments of one game, in both languages.
    fn tables_look_as_they_did(id: &'static str, moments: [(usize, Language); 4]) {
        let names = ["Ada", "Blaise", "Chen"].map(str::to_owned);
        let setup = tessera_games::usual_setup(id, names.to_vec()).expect("registered");
        let mut game = tessera_games::begin(id, setup, Secret::from_number(4)).expect("the usual setup works");
        let mut rng = Rng::from_number(2);
        for (moment, language) in moments {
            while game.choices() < moment {
                let seat = game.waiting()[0];
                let options = game.decision(seat).expect("asked").options;
                let choice = options[rng.index(options.len())].choice.clone();
                game.answer(seat, &choice).expect("listed");
            }
            let seat: Seat = game.waiting()[0];
            let options: Vec<String> =
                game.decision(seat).expect("asked").options.into_iter().map(|option| option.choice).collect();
            let speaker = Speaker::new(language, &names).of(id);
            let scene = draw(Sight::new(game.as_ref(), Viewer::Seat(seat)), &options, &speaker, Paint::off());
            insta::assert_snapshot!(format!("{id}-{moment}-{language}"), format!("{}\n{}", scene.board, scene.panels));
        }
    }
    #[test]
    fn tempus_looks_as_it_did() {
        let [en, fr] = [Language::English, Language::French];
        tables_look_as_they_did("tempus", [(0, en), (1, fr), (18, en), (150, fr)]);
    }

    #[test]
    fn mosaic_looks_as_it_did() {
        let [en, fr] = [Language::English, Language::French];
        tables_look_as_they_did("mosaic", [(0, fr), (9, en), (18, fr), (300, en)]);
    }
}
