//! A match as somebody at the table sees it.

use tessera_kernel::{AnyMatch, Sight};
use tessera_table::{Scene, SeatInfo, Viewer};
use tessera_words::{Language, Speaker};

/// The most seats these tests play with.
const SEATS: usize = 4;

pub fn scene<'a>(game: &'a dyn AnyMatch, viewer: Viewer, language: Language, names: &'a [String]) -> Scene<'a> {
    const INFO: SeatInfo = SeatInfo { connected: true, bot: false, clock: None, until: None, left: None, late: None };
    static INFOS: [SeatInfo; SEATS] = [INFO; SEATS];
    Scene {
        game: Sight::new(game, viewer),
        speaker: Speaker::new(language, names).of(game.title()),
        base: "/t/x",
        csrf: "c",
        live: true,
        listening: true,
        seats: &INFOS[..names.len()],
        by_itself: &[],
        asked: None,
        notes: &[],
        outcome: None,
        ended: None,
        barred: None,
        lesson: None,
        first: None,
    }
}
