//! `tessera show`.

use std::fs;
use std::path::PathBuf;

use clap::Args;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use tessera_kernel::Sight;
use tessera_words::{Language, Speaker};

use crate::failure::Failure;
use crate::replay::Moment;

/// Pictures are drawn at this multiple of their natural size.
const SCALE: f32 = 2.0;

/// Draw any position of a recorded game as a picture.
#[derive(Args)]
#[command(after_help = "Examples:\n  tessera show game.tessera --out board.svg\n  \
    tessera show game.tessera --at 120 --for 0 --out board.png")]
pub struct Arguments {
    #[command(flatten)]
    moment: Moment,
    /// Where the picture goes: a name ending in .svg or .png
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Draws the picture.
pub fn run(arguments: &Arguments, language: Language) -> Result<(), Failure> {
    let png = match arguments.out.extension().and_then(|extension| extension.to_str()) {
        Some("svg") => false,
        Some("png") => true,
        _ => return Err(Failure::Usage("--out must end in .svg or .png".into())),
    };
    let (game, viewer) = arguments.moment.replay()?;
    let speaker = Speaker::new(language, &game.setup().seats).of(game.title());
    let svg = tessera_table::board_svg(Sight::new(game.as_ref(), viewer), speaker);
    let bytes = if png { rasterise(&svg)? } else { svg.into_bytes() };
    fs::write(&arguments.out, bytes).map_err(Failure::file(&arguments.out))
}

fn rasterise(svg: &str) -> Result<Vec<u8>, Failure> {
    let unpaintable = |what: &dyn std::fmt::Display| Failure::Usage(format!("the picture cannot be painted: {what}"));
    let mut options = Options::default();
    options.fontdb_mut().load_system_fonts();
    let tree = Tree::from_str(svg, &options).map_err(|error| unpaintable(&error))?;
    let size = tree.size().to_int_size().scale_by(SCALE).ok_or_else(|| unpaintable(&"it has no size"))?;
    let mut picture = Pixmap::new(size.width(), size.height()).ok_or_else(|| unpaintable(&"it is too large"))?;
    resvg::render(&tree, Transform::from_scale(SCALE, SCALE), &mut picture.as_mut());
    picture.encode_png().map_err(|error| unpaintable(&error))
}
