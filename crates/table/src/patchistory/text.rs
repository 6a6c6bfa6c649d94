//! The table as text: one territory square by square, the others small, roads as lines, what one has.

use std::fmt::Write as _;

use anstyle::Style;
use tessera_kernel::{Phrase, Seat};
use tessera_patchistory::cell::Cell;
use tessera_patchistory::choice::Choice;
use tessera_patchistory::components::icons::{Icon, Icons};
use tessera_patchistory::components::prosperity::Prosperity;
use tessera_patchistory::components::routes::{ALLIED_GOODS, PRINCIPAL_GOODS};
use tessera_patchistory::components::squares::{Kind, Square};
use tessera_patchistory::components::tiles::{Face, Tile};
use tessera_patchistory::state::{Alliance, Principal, Space};
use tessera_patchistory::view::View;
use tessera_words::Speaker;

use crate::paint::{SHAPES, rgb};
use crate::{Paint, Text};

/// Letters of a square, its frame and its worker.
const WIDTH: usize = 10;

/// Draws everything.
pub(super) fn draw(view: &View, options: &[String], speaker: &Speaker<'_>, paint: Paint) -> Text {
    let seat = view.viewer.seat().unwrap_or(Seat::new(0));
    let numbers: Vec<(Cell, usize)> =
        options.iter().enumerate().filter_map(|(at, option)| Some((placed(option.parse().ok()?)?, at + 1))).collect();
    let all_on_board = !options.is_empty() && numbers.len() == options.len();
    Text {
        board: territory(view, seat, &numbers, speaker, paint),
        panels: panels(view, seat, speaker, paint),
        all_on_board,
    }
}

/// Where in one's own territory an option is. Squares to be built on may be somebody else's.
fn placed(choice: Choice) -> Option<Cell> {
    if matches!(choice, Choice::On(_)) { None } else { choice.place() }
}

/// The territory, three lines a square: what it gives, what it gives with a worker, who stands there or what can be chosen.
fn territory(view: &View, seat: Seat, numbers: &[(Cell, usize)], speaker: &Speaker<'_>, paint: Paint) -> String {
    let player = &view.players[seat];
    let (bounds, mut text) = (player.bounds, String::new());
    let columns = || bounds.left - 1..=bounds.right + 1;
    let _ = writeln!(text, "{}", paint.seat(seat, speaker.name(seat)));
    let mut head = "   ".to_owned();
    for x in columns() {
        let _ = write!(head, " {:^WIDTH$}", &Cell::at(x, bounds.top).to_string()[..1]);
    }
    let _ = writeln!(text, "{}", paint.quiet(head.trim_end()));
    for y in bounds.top - 1..=bounds.bottom + 1 {
        let number = Cell::at(0, y).to_string()[1..].to_owned();
        for line in 0..3 {
            let mut row = format!("{:>2} ", if line == 1 { number.as_str() } else { "" });
            for x in columns() {
                let cell = Cell::at(x, y);
                let option = numbers.iter().find(|(place, _)| *place == cell).map(|(_, number)| *number);
                row.push(' ');
                row.push_str(&part(view, seat, cell, line, option, paint));
            }
            let row = row.trim_end();
            if !row.is_empty() {
                let _ = writeln!(text, "{row}");
            }
        }
    }
    text
}

/// A line of a square.
fn part(view: &View, seat: Seat, cell: Cell, line: usize, option: Option<usize>, paint: Paint) -> String {
    let marked = option.map(|number| format!("[{number}]"));
    let Some(seen) = view.square(seat, cell) else {
        let text = if line == 1 { marked.clone().unwrap_or_else(|| "·".to_owned()) } else { String::new() };
        let centred = format!("{text:^WIDTH$}");
        return if marked.is_some() { paint.gold(&centred) } else { paint.quiet(&centred) };
    };
    let plain = match line {
        0 => format!("{}{}", letter(seen.square), amounts(seen.square.base())),
        1 if !seen.square.frame().is_empty() => format!(" [{}]", amounts(seen.square.frame()).trim_start()),
        2 => {
            let worker = if seen.worker { SHAPES[seat.index()].to_string() } else { String::new() };
            format!(" {worker} {}", marked.unwrap_or_default())
        }
        _ => String::new(),
    };
    let plain: String = plain.chars().take(WIDTH).collect();
    paint.style(style(seen.square.kind()), &format!("{plain:<WIDTH$}"))
}

fn amounts(icons: Icons) -> String {
    icons.iter().map(|(icon, count)| format!(" {}{count}", icon.letter())).collect()
}

/// The letter of a kind of square; features have two of their name.
fn letter(square: Square) -> String {
    match square.kind() {
        Kind::Money => "m".into(),
        Kind::Food => "f".into(),
        Kind::Resource => "r".into(),
        Kind::Culture => "c".into(),
        Kind::Politics => "p".into(),
        Kind::Transport => "t".into(),
        Kind::Military => "s".into(),
        Kind::Wasteland => "∴".into(),
        Kind::Sea => "≈".into(),
        Kind::Hero | Kind::Wonder | Kind::Special => {
            square.as_feature().map_or_else(String::new, |feature| feature.id().chars().take(4).collect())
        }
    }
}

fn style(kind: Kind) -> Style {
    let colour = match kind {
        Kind::Money => rgb(0x9d, 0xbb, 0x6b),
        Kind::Food => rgb(0xe0, 0xc0, 0x68),
        Kind::Resource => rgb(0x9a, 0x95, 0x8d),
        Kind::Culture => rgb(0xd9, 0xaa, 0xa0),
        Kind::Politics => rgb(0xb5, 0xa1, 0xc7),
        Kind::Transport => rgb(0xc9, 0x8f, 0x5a),
        Kind::Military => rgb(0xb6, 0x6d, 0x5e),
        Kind::Wasteland => rgb(0xd6, 0xca, 0xb2),
        Kind::Sea => rgb(0x85, 0xb6, 0xc9),
        Kind::Hero => rgb(0xa9, 0x93, 0xc6),
        Kind::Wonder => rgb(0xd2, 0xa9, 0x57),
        Kind::Special => rgb(0x9a, 0xad, 0xbd),
    };
    Style::new().fg_color(Some(rgb(43, 38, 34))).bg_color(Some(colour))
}

fn panels(view: &View, seat: Seat, speaker: &Speaker<'_>, paint: Paint) -> String {
    let mut text = String::new();
    legend(&mut text, speaker, paint);
    offer(&mut text, view, speaker, paint);
    for (other, _) in view.players.iter() {
        summary(&mut text, view, other, speaker, paint);
        if other != seat {
            small(&mut text, view, other, paint);
        }
    }
    roads(&mut text, view, speaker);
    ballot(&mut text, view, speaker);
    own(&mut text, view, speaker, paint);
    text
}

fn legend(text: &mut String, speaker: &Speaker<'_>, paint: Paint) {
    let icons: Vec<String> =
        Icon::ALL.into_iter().map(|icon| format!("{} {}", icon.letter(), speaker.say(&icon.name()))).collect();
    let rest =
        [(Kind::Wasteland, '∴'), (Kind::Sea, '≈')].map(|(kind, sign)| format!("{sign} {}", speaker.say(&kind.name())));
    let _ = writeln!(text, "{}", paint.quiet(&format!("{}   {}", icons.join("  "), rest.join("  "))));
}

/// Tiles on offer, both lines of each side, with the stake on it.
fn offer(text: &mut String, view: &View, speaker: &Speaker<'_>, paint: Paint) {
    for (at, lot) in view.offer.iter().enumerate() {
        let faces = lot.face.map_or_else(|| Face::ALL.to_vec(), |face| vec![face]);
        let stake = match (lot.owner, lot.stake) {
            (Some(seat), _) => paint.seat(seat, speaker.name(seat)),
            (None, Some((seat, money))) => format!("{} {money}", paint.seat(seat, speaker.name(seat))),
            _ => String::new(),
        };
        let _ = writeln!(text, "({}) {} {stake}", at + 1, speaker.say(&lot.tile.name()));
        for face in faces {
            side(text, lot.tile, face, speaker, paint);
        }
    }
}

fn side(text: &mut String, tile: Tile, face: Face, speaker: &Speaker<'_>, paint: Paint) {
    let squares = tile.squares(face);
    let cell = |at: usize| {
        let square: Square = squares[at];
        let frame = if square.frame().is_empty() {
            String::new()
        } else {
            format!(" [{}]", amounts(square.frame()).trim_start())
        };
        let plain = format!("{}{}{frame}", letter(square), amounts(square.base()));
        paint.style(style(square.kind()), &format!("{plain:<14}"))
    };
    for (row, name) in [(0, speaker.say(&face.name())), (2, String::new())] {
        let line = format!("    {name:<8} {} {}", cell(row), cell(row + 1));
        let _ = writeln!(text, "{}", line.trim_end());
    }
    if face == Face::Black {
        let _ = writeln!(text, "    {}", paint.quiet(&speaker.say(&tile.feature().text())));
    }
}

/// A player in two lines: levels, then what else is known.
fn summary(text: &mut String, view: &View, seat: Seat, speaker: &Speaker<'_>, paint: Paint) {
    let player = &view.players[seat];
    let first = if view.first == seat { "¹" } else { " " };
    let levels: Vec<String> =
        Icon::ALL.into_iter().map(|icon| format!("{}{}", icon.letter(), player.levels.of(icon))).collect();
    let facts = Phrase::new("patchistory-table-player")
        .with("points", player.points)
        .with("out", tessera_patchistory::components::people::WORKERS - player.track)
        .with("food", player.upkeep)
        .with("buildings", player.buildings)
        .with("cards", player.cards);
    let _ = writeln!(
        text,
        "{first}{}  {}  {}",
        paint.seat(seat, speaker.name(seat)),
        levels.join(" "),
        speaker.say(&facts)
    );
    if !player.features.is_empty() {
        let names: Vec<String> = player.features.iter().map(|feature| speaker.say(&feature.name())).collect();
        let _ = writeln!(text, "    {}", paint.quiet(&names.join(", ")));
    }
}

/// Another's territory, a few letters a square.
fn small(text: &mut String, view: &View, seat: Seat, paint: Paint) {
    let bounds = view.players[seat].bounds;
    for y in bounds.top..=bounds.bottom {
        let mut row = "    ".to_owned();
        for x in bounds.left..=bounds.right {
            match view.square(seat, Cell::at(x, y)) {
                Some(seen) => {
                    let worker = if seen.worker && seen.cell == seen.location { SHAPES[seat.index()] } else { ' ' };
                    let letters: String = letter(seen.square).chars().take(2).collect();
                    row.push_str(&paint.style(style(seen.square.kind()), &format!(" {letters:<2}{worker}")));
                }
                None => row.push_str("    "),
            }
        }
        let _ = writeln!(text, "{}", row.trim_end());
    }
}

fn goods(space: Option<(Icon, u8)>) -> String {
    space.map_or_else(|| "○".to_owned(), |(icon, count)| format!("{}{count}", icon.letter()))
}

/// Roads as lines of spaces, with a worker's shape where one stands.
fn roads(text: &mut String, view: &View, speaker: &Speaker<'_>) {
    for (way, route) in &view.routes {
        let _ = writeln!(text, "{:>4} {}", way.to_string(), principal(route, speaker));
    }
    for (way, alliance) in &view.alliances {
        let _ = writeln!(text, "{:>4} {}", way.to_string(), allied(alliance, speaker));
    }
}

fn principal(route: &Principal, speaker: &Speaker<'_>) -> String {
    let mut spaces = vec!["z".to_owned()];
    spaces.extend(PRINCIPAL_GOODS[..5].iter().map(|space| goods(*space)));
    spaces.extend(["!".to_owned(), "⚔".to_owned()]);
    let at = route.worker.map(|space| match space {
        Space::Rest | Space::Rested => 0,
        Space::On(at) => usize::from(at) + 1,
        Space::Preparation => 6,
        Space::War => 7,
    });
    if let Some(at) = at {
        spaces[at] = format!("{}{}", SHAPES[route.from.index()], spaces[at]);
    }
    let war = if route.war.is_some() { " ⚔" } else { "" };
    format!("{} ─ {} → {}{war}", speaker.name(route.from), spaces.join(" ─ "), speaker.name(route.to))
}

fn allied(alliance: &Alliance, speaker: &Speaker<'_>) -> String {
    let mut spaces: Vec<String> = ALLIED_GOODS.iter().map(|space| goods(*space)).collect();
    for (seat, space) in alliance.ends.into_iter().zip(alliance.workers) {
        if let Some(space) = space {
            spaces[usize::from(space)].insert(0, SHAPES[seat.index()]);
        }
    }
    format!("{} ═ {} ═ {}", speaker.name(alliance.ends[0]), spaces.join(" ═ "), speaker.name(alliance.ends[1]))
}

fn ballot(text: &mut String, view: &View, speaker: &Speaker<'_>) {
    for &(card, votes) in &view.ballot {
        let _ = writeln!(text, "  {}: {votes}  {}", speaker.say(&card.name()), ranks(view, card));
    }
}

/// Everybody's value on a card, the first with a star.
fn ranks(view: &View, card: Prosperity) -> String {
    let ranks = view.ranks(card);
    let one = |(seat, player): (Seat, &tessera_patchistory::view::PlayerView)| {
        let star = if ranks[seat] == 1 { "*" } else { "" };
        format!("{}{}{star}", SHAPES[seat.index()], player.values[card.index()])
    };
    view.players.iter().map(one).collect::<Vec<_>>().join(" ")
}

/// What lies behind one's screen.
fn own(text: &mut String, view: &View, speaker: &Speaker<'_>, paint: Paint) {
    let Some(screen) = view.own() else { return };
    let counts = [screen.money, screen.food, screen.resources, screen.culture];
    let goods: Vec<String> = Icon::GOODS
        .into_iter()
        .zip(counts)
        .map(|(icon, count)| speaker.say(&tessera_patchistory::components::icons::amount(icon, count)))
        .collect();
    let votes = speaker.say(&Phrase::new("patchistory-table-votes-on").with("count", screen.votes));
    let _ = writeln!(text, "{} {} · {votes}", paint.strong(&speaker.word("cli-hand")), goods.join(" · "));
    for building in &screen.buildings {
        let square = Square::building(*building);
        let frame = format!("[{}]", amounts(square.frame()).trim_start());
        let _ = writeln!(
            text,
            "  {building} {:<16} {}R {} {frame}",
            speaker.say(&building.name()),
            building.cost(),
            amounts(square.base())
        );
    }
    for &card in &screen.cards {
        let _ = writeln!(
            text,
            "  {:<20} {}  {}",
            speaker.say(&card.name()),
            ranks(view, card),
            paint.quiet(&speaker.say(&card.text()))
        );
    }
}
