//! Tempus as text: the island as coloured cells, two lines each, odd columns one line lower.

use std::fmt::Write as _;

use anstyle::{Color, Style};
use tessera_kernel::{Phrase, Seat};
use tessera_tempus::choice::Choice;
use tessera_tempus::components::epochs::EPOCHS;
use tessera_tempus::components::sea::{COLUMNS, Hex, ROWS};
use tessera_tempus::components::terrain::Terrain;
use tessera_tempus::view::{HexView, PhaseView, View};
use tessera_words::{Speaker, capital};

use crate::paint::{Paint, SHAPES, rgb, seat_colour};
use crate::text::Text;

/// A cell is so wide, and two lines high.
const WIDTH: usize = 5;

pub(super) fn draw(view: &View, options: &[String], speaker: &Speaker<'_>, paint: Paint) -> Text {
    let marks: Vec<(Hex, usize)> = options
        .iter()
        .enumerate()
        .filter_map(|(index, option)| Some((option.parse::<Choice>().ok()?.place()?, index + 1)))
        .collect();
    let turning = options.iter().any(|option| matches!(option.parse(), Ok(Choice::Turn(_))));
    Text {
        board: island(view, &marks, paint),
        panels: panels(view, turning, speaker, paint),
        all_on_board: marks.len() == options.len(),
    }
}

fn island(view: &View, marks: &[(Hex, usize)], paint: Paint) -> String {
    let mut text = String::new();
    for column in 0..COLUMNS {
        text.push_str(&paint.quiet(&format!("{:<WIDTH$}", char::from(b'A' + column))));
    }
    text.push('\n');
    // Columns are shifted against each other, so a line of text cuts even columns in one half and odd ones in the other.
    for line in 0..=2 * ROWS {
        for column in 0..COLUMNS {
            let y = i16::from(line) - i16::from(column % 2);
            let hex = u8::try_from(y / 2).ok().filter(|_| y >= 0).and_then(|row| Hex::at(column, row));
            match hex {
                Some(hex) => text.push_str(&half_cell(view, marks, hex, y % 2 == 0, paint)),
                None => text.push_str(&" ".repeat(WIDTH)),
            }
        }
        while text.ends_with(' ') {
            text.pop();
        }
        text.push('\n');
    }
    text
}

/// The upper half shows the ground and its name or the number of an option, the lower half the pieces.
fn half_cell(view: &View, marks: &[(Hex, usize)], hex: Hex, upper: bool, paint: Paint) -> String {
    let mark = marks.iter().find(|(marked, _)| *marked == hex).map(|(_, number)| *number);
    let land = view.hex(hex);
    let ground = ground_style(land.map(|land| land.terrain));
    if upper {
        let letter = land.map_or(' ', |land| land.terrain.letter());
        return match mark {
            Some(number) => {
                let style = Style::new().bold().fg_color(Some(rgb(43, 38, 34))).bg_color(Some(rgb(255, 214, 102)));
                paint.style(style, &format!("{:^WIDTH$}", format!("[{number}]")))
            }
            None if land.is_some() => paint.style(ground, &format!("{:<4}{letter}", hex.to_string())),
            None => paint.style(ground, &format!("{:<WIDTH$}", "·")),
        };
    }
    match land {
        Some(HexView { owner: Some(owner), tokens, city, bonus, .. }) => {
            let shape = SHAPES[owner.index()];
            let raised = if *bonus > 0 { "+" } else { " " };
            let piece = if *city > 0 { format!("{shape}⌂{city}") } else { format!("{shape}{tokens}{raised}") };
            let style = Style::new().bold().fg_color(Some(rgb(255, 255, 255))).bg_color(Some(seat_colour(*owner)));
            let (before, after) = (paint.style(ground, " "), paint.style(ground, " "));
            format!("{before}{}{after}", paint.style(style, &format!("{piece:^3}")))
        }
        _ => paint.style(ground, &" ".repeat(WIDTH)),
    }
}

fn ground_style(terrain: Option<Terrain>) -> Style {
    let colour: Color = match terrain {
        Some(Terrain::Meadow) => rgb(0x9d, 0xbb, 0x6b),
        Some(Terrain::Field) => rgb(0xe0, 0xc0, 0x68),
        Some(Terrain::Hill) => rgb(0xc9, 0x8f, 0x5a),
        Some(Terrain::Forest) => rgb(0x52, 0x7b, 0x4d),
        Some(Terrain::Mountain) => rgb(0x9a, 0x95, 0x8d),
        None => rgb(0x85, 0xb6, 0xc9),
    };
    Style::new().fg_color(Some(rgb(43, 38, 34))).bg_color(Some(colour))
}

fn panels(view: &View, turning: bool, speaker: &Speaker<'_>, paint: Paint) -> String {
    let mut text = String::new();
    legend(&mut text, speaker, paint);
    if view.phase != PhaseView::Island && view.phase != PhaseView::Settlers {
        epoch_table(&mut text, view, speaker, paint);
    }
    players(&mut text, view, speaker, paint);
    tile_in_hand(&mut text, view, turning, speaker);
    fight(&mut text, view, speaker, paint);
    hand(&mut text, view, speaker, paint);
    text
}

fn legend(text: &mut String, speaker: &Speaker<'_>, paint: Paint) {
    for terrain in Terrain::ALL {
        let name = format!(" {} {} ", terrain.letter(), speaker.say(&terrain.name()));
        let _ = write!(text, "{} ", paint.style(ground_style(Some(terrain)), &name));
    }
    text.push('\n');
}

/// The rows that matter now: where the cubes are, and what comes next.
fn epoch_table(text: &mut String, view: &View, speaker: &Speaker<'_>, paint: Paint) {
    let columns = ["moves", "distance", "children", "stack", "ships", "ideas", "actions"];
    let heads: Vec<String> = columns.iter().map(|column| speaker.word(&format!("tempus-column-{column}"))).collect();
    let _ = writeln!(text, "{}", paint.quiet(&format!("{:<24}{}", "", heads.join("  "))));
    let lowest = view.players.values().map(|player| player.row).min().unwrap_or(0);
    for (row, epoch) in EPOCHS.iter().enumerate().skip(usize::from(lowest)).take(3) {
        let cubes: String = view
            .players
            .iter()
            .filter(|(_, player)| usize::from(player.row) == row)
            .map(|(seat, _)| SHAPES[seat.index()])
            .collect();
        let ground = epoch.terrain.map_or(String::new(), |terrain| terrain.letter().to_string());
        let ships = if epoch.ships { "~" } else { "-" };
        let cells = [
            epoch.moves.to_string(),
            epoch.distance.to_string(),
            epoch.children.to_string(),
            epoch.stack.to_string(),
            ships.to_owned(),
            format!("{}/{}", epoch.draw, epoch.limit),
            epoch.actions.to_string(),
        ];
        let cells: Vec<String> = cells
            .iter()
            .zip(&heads)
            .map(|(cell, head)| format!("{cell:>width$}", width = head.chars().count()))
            .collect();
        let name = capital(&speaker.word(epoch.name));
        let line = format!("{cubes:<5} {name:<14} {ground:<2} {}", cells.join("  "));
        let next = row == usize::from(view.new_epoch);
        let _ = writeln!(text, "{}", if next { paint.gold(&line) } else { line });
    }
}

fn players(text: &mut String, view: &View, speaker: &Speaker<'_>, paint: Paint) {
    for (seat, player) in view.players.iter() {
        let turn = view.turn.is_some_and(|turn| turn.seat == seat);
        let facts = Phrase::new("tempus-table-player")
            .with("points", player.points)
            .with("supply", player.supply)
            .with("cities", player.cities.iter().map(ToString::to_string).collect::<Vec<_>>().join("/"))
            .with("cards", player.cards)
            .with("tiles", player.tiles);
        let first = if view.first == seat { "¹" } else { " " };
        let shield = if player.protected && view.epoch > 0 { " ⛨" } else { "" };
        let name = paint.seat(seat, speaker.name(seat));
        let arrow = if turn { "→" } else { " " };
        let _ = writeln!(text, "{arrow}{first}{name}{shield}  {}", speaker.say(&facts));
    }
}

/// The tile to be placed; each way round, side by side, when that is what is asked.
fn tile_in_hand(text: &mut String, view: &View, turning: bool, speaker: &Speaker<'_>) {
    let Some(tile) = view.drawn else { return };
    let title = speaker.say(&Phrase::new("tempus-tile").with("number", tile.as_number()));
    let _ = writeln!(text, "{title}");
    let turns = if turning { 0..6 } else { 0..1 };
    let layouts: Vec<[char; 7]> = turns.map(|turn| tile.layout(turn).map(Terrain::letter)).collect();
    let mut line = |row: &dyn Fn(usize, &[char; 7]) -> String| {
        let cells: Vec<String> = layouts.iter().enumerate().map(|(at, layout)| row(at, layout)).collect();
        let _ = writeln!(text, "{}", cells.join("   ").trim_end());
    };
    if turning {
        line(&|at, _| format!("{:<9}", format!("[{}]", at + 1)));
    }
    line(&|_, [_, north, ..]| format!("    {north}    "));
    line(&|_, [_, _, northeast, .., northwest]| format!(" {northwest}     {northeast} "));
    line(&|_, [centre, ..]| format!("    {centre}    "));
    line(&|_, [_, _, _, southeast, _, southwest, _]| format!(" {southwest}     {southeast} "));
    line(&|_, [_, _, _, _, south, ..]| format!("    {south}    "));
}

fn fight(text: &mut String, view: &View, speaker: &Speaker<'_>, paint: Paint) {
    let Some(combat) = &view.combat else { return };
    let name = |seat: Seat| paint.seat(seat, speaker.name(seat));
    let ground = combat.ground.map_or_else(|| "?".to_owned(), |terrain| speaker.say(&terrain.name()));
    let _ = writeln!(
        text,
        "⚔ {} {} → {} {} · {ground} · {} : {}",
        name(combat.attacker),
        combat.from,
        name(combat.defender),
        combat.target,
        "▮".repeat(combat.attack_count),
        combat.defence.iter().map(|card| speaker.say(&card.name())).collect::<Vec<_>>().join(", "),
    );
}

fn hand(text: &mut String, view: &View, speaker: &Speaker<'_>, paint: Paint) {
    if view.hand.is_empty() {
        return;
    }
    let _ = writeln!(text, "{}", paint.strong(&speaker.word("cli-hand")));
    for card in &view.hand {
        let ground = format!(" {} ", card.background().letter());
        let ground = paint.style(ground_style(Some(card.background())), &ground);
        let name = speaker.say(&card.kind().name());
        let _ = writeln!(text, "  {ground} {name:<16} {}", paint.quiet(&speaker.say(&card.kind().text())));
    }
}
