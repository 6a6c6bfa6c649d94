//! Clash of Cultures as text: the map as coloured cells, three lines each, odd columns half a cell lower.

use std::fmt::Write as _;

use anstyle::{Color, Style};
use tessera_clash::board::{Mood, Side};
use tessera_clash::choice::Choice;
use tessera_clash::components::board::{COLUMNS, ROWS, Space};
use tessera_clash::components::buildings::{Building, Unit};
use tessera_clash::components::civilizations::{Leader, Power};
use tessera_clash::components::terrain::Terrain;
use tessera_clash::goods::Good;
use tessera_clash::units::Units;
use tessera_clash::view::{PlayerView, SpaceView, View};
use tessera_kernel::{Phrase, Seat};
use tessera_words::{Speaker, capital};

use super::board::neutral;
use super::cards::good_word;
use super::fight::fighting;
use crate::paint::{Paint, SHAPES, rgb, seat_colour};
use crate::text::Text;

/// A cell is so wide, and three lines high.
const WIDTH: usize = 8;

pub(super) fn draw(view: &View, options: &[String], speaker: &Speaker<'_>, paint: Paint) -> Text {
    let choices: Vec<Option<Choice>> = options.iter().map(|option| option.parse().ok()).collect();
    let marks: Vec<(Space, usize)> =
        choices.iter().zip(1..).filter_map(|(choice, number)| Some((choice.as_ref()?.place()?, number))).collect();
    let mut panels = panels(view, speaker, paint);
    offered(&mut panels, view, &choices, speaker, paint);
    Text { board: map(view, &marks, paint), panels, all_on_board: marks.len() == options.len() }
}

fn map(view: &View, marks: &[(Space, usize)], paint: Paint) -> String {
    let columns = view.spaces.iter().map(|there| there.space.column() + 1).max().unwrap_or(COLUMNS);
    let rows = view.spaces.iter().map(|there| there.space.row() + 1).max().unwrap_or(ROWS);
    let mut text = String::new();
    for column in 0..columns {
        text.push_str(&paint.quiet(&format!("{:<WIDTH$}", char::from(b'A' + column))));
    }
    text.push('\n');
    for line in 0..u16::from(rows) * 3 + 2 {
        for column in 0..columns {
            // Odd columns lie half a cell lower: nearly two of its three lines.
            let shifted = line.checked_sub(u16::from(column % 2) * 2);
            let there = shifted.and_then(|line| {
                let row = u8::try_from(line / 3).ok()?;
                let there = view.spaces.iter().find(|there| (there.space.column(), there.space.row()) == (column, row));
                there.map(|there| (there, line % 3))
            });
            match there {
                Some((there, third)) => text.push_str(&third_of_cell(marks, there, third, paint)),
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

/// The first third shows the name or the number of an option, the second the city, the last the units.
fn third_of_cell(marks: &[(Space, usize)], there: &SpaceView, third: u16, paint: Paint) -> String {
    let ground = ground_style(there.terrain);
    let mark = marks.iter().find(|(marked, _)| *marked == there.space).map(|(_, number)| *number);
    match third {
        0 => match mark {
            Some(number) => {
                let style = Style::new().bold().fg_color(Some(rgb(43, 38, 34))).bg_color(Some(rgb(255, 214, 102)));
                paint.style(style, &format!("{:^WIDTH$}", format!("[{number}]")))
            }
            None => {
                let letter = there.terrain.map_or('?', Terrain::letter);
                let worn = if there.exhausted { "✗" } else { "" };
                paint.style(ground, &format!("{:<WIDTH$}", format!("{}{worn} {letter}", there.space)))
            }
        },
        1 => match &there.city {
            Some(city) => {
                let mood = match city.mood {
                    Mood::Happy => '+',
                    Mood::Neutral => '=',
                    Mood::Angry => '−',
                };
                let buildings: String = city
                    .buildings
                    .iter()
                    .map(|(building, colour)| {
                        let letter = building_letter(*building);
                        if *colour == city.owner { letter.to_ascii_uppercase() } else { letter }
                    })
                    .collect();
                let wonders = "*".repeat(city.wonders.len());
                owned(city.owner, &format!("⌂{}{mood}{buildings}{wonders}", city.size), paint)
            }
            None => paint.style(ground, &" ".repeat(WIDTH)),
        },
        _ if there.units.is_empty() => paint.style(ground, &" ".repeat(WIDTH)),
        _ => owned(there.units.side, &troops(&there.units), paint),
    }
}

/// Of two that begin alike, one has another letter.
fn building_letter(building: Building) -> char {
    if building == Building::Observatory { 'v' } else { building.to_string().chars().next().unwrap_or('?') }
}

/// Units by letter, as far as a cell can hold them: one of a kind needs no number, and a full fleet is counted.
fn troops(units: &Units) -> String {
    let room = WIDTH - 1;
    let counted: String = units.kinds().rev().map(|(unit, count)| format!("{count}{}", unit.letter())).collect();
    if counted.len() <= room {
        return counted;
    }
    let number = |count: u8| if count > 1 { count.to_string() } else { String::new() };
    let short: String =
        units.kinds().rev().map(|(unit, count)| format!("{}{}", number(count), unit.letter())).collect();
    if short.len() <= room {
        return short;
    }
    let led = if units[Unit::Leader] > 0 { "l" } else { "" };
    format!("{}{}+{}{led}", number(units.ships()), Unit::Ship.letter(), units.land())
}

fn owned(side: Side, text: &str, paint: Paint) -> String {
    let (shape, colour) = match side.seat() {
        Some(seat) => (SHAPES[seat.index()], seat_colour(seat)),
        None if side == Side::PIRATES => ('⚑', rgb(0x1d, 0x1a, 0x18)),
        None => ('☠', rgb(0x6b, 0x5b, 0x4b)),
    };
    let style = Style::new().bold().fg_color(Some(rgb(255, 255, 255))).bg_color(Some(colour));
    paint.style(style, &format!("{:<WIDTH$}", format!("{shape}{text}")))
}

fn ground_style(terrain: Option<Terrain>) -> Style {
    let colour: Color = match terrain {
        Some(Terrain::Grassland) => rgb(0x9d, 0xbb, 0x6b),
        Some(Terrain::Mountain) => rgb(0x9a, 0x95, 0x8d),
        Some(Terrain::Forest) => rgb(0x52, 0x7b, 0x4d),
        Some(Terrain::Desert) => rgb(0xe0, 0xc0, 0x68),
        Some(Terrain::Sea) => rgb(0x85, 0xb6, 0xc9),
        None => rgb(0xd8, 0xd0, 0xc4),
    };
    Style::new().fg_color(Some(rgb(43, 38, 34))).bg_color(Some(colour))
}

fn panels(view: &View, speaker: &Speaker<'_>, paint: Paint) -> String {
    let mut text = String::new();
    for terrain in Terrain::ALL {
        let name = format!(" {} {} ", terrain.letter(), speaker.say(&terrain.name()));
        let _ = write!(text, "{} ", paint.style(ground_style(Some(terrain)), &name));
    }
    text.push('\n');
    letters(&mut text, view, speaker, paint);
    players(&mut text, view, speaker, paint);
    battle(&mut text, view, speaker);
    hand(&mut text, view, speaker, paint);
    text
}

/// What the letters of goods, and with peoples those of units and buildings, stand for.
fn letters(text: &mut String, view: &View, speaker: &Speaker<'_>, paint: Paint) {
    let goods = Good::ALL.map(|good| (good.letter(), Phrase::new(good_word(good)))).to_vec();
    let units = view.edition.units().chain([Unit::Pirate]).map(|unit| (unit.letter(), unit.name()));
    let buildings = view.edition.building_kinds();
    let buildings = buildings.map(|building| (building_letter(building).to_ascii_uppercase(), building.name()));
    let pieces = [units.collect(), buildings.collect()].into_iter().filter(|_| view.edition.has_civilizations());
    for line in std::iter::once(goods).chain(pieces) {
        let words: Vec<String> =
            line.iter().map(|(letter, name)| format!("{letter} {}", speaker.say(name).to_lowercase())).collect();
        let _ = writeln!(text, "{}", paint.quiet(&words.join(" · ")));
    }
}

/// A player's people: its Leader and where he stands, what it can do; to its own player, in full.
fn people(text: &mut String, view: &View, seat: Seat, player: &PlayerView, speaker: &Speaker<'_>, paint: Paint) {
    let Some(people) = player.people else { return };
    let stands = |there: &&SpaceView| there.units.side.is(seat) && there.units[Unit::Leader] > 0;
    let leader = player.leader.map(|leader| {
        let space = view.spaces.iter().find(stands).map_or_else(String::new, |there| format!(" {}", there.space));
        format!("♔ {}{space}", capital(&speaker.say(&leader.name())))
    });
    let waiting: Vec<Phrase> = player.leaders.iter().map(|leader| leader.name()).collect();
    let waiting =
        (!waiting.is_empty()).then(|| speaker.say(&Phrase::new("clash-table-leaders-waiting").with("names", waiting)));
    let lost = people.leaders().filter(|&one| is_lost(view, player, one)).map(Leader::name).collect::<Vec<_>>();
    let lost = (!lost.is_empty()).then(|| speaker.say(&Phrase::new("clash-table-leaders-lost").with("names", lost)));
    let held = player.prisoners.iter().map(|(_, units)| format!("⛓ {}", troops(units)));
    let trophies = player.trophies.iter().map(|leader| format!("† {}", capital(&speaker.say(&leader.name()))));
    let tokens = [(player.runes, "clash-table-runes"), (player.anarchy, "clash-table-anarchy")];
    let tokens = tokens.into_iter().filter(|token| token.0 > 0);
    let tokens = tokens.map(|(count, word)| speaker.say(&Phrase::new(word).with("count", count)));
    let facts = leader.into_iter().chain(waiting).chain(lost).chain(held).chain(trophies).chain(tokens);
    let facts: Vec<String> = std::iter::once(capital(&speaker.say(&people.name()))).chain(facts).collect();
    let _ = writeln!(text, "    {}", facts.join(" · "));
    let powers = player.powers.iter().map(|power| (speaker.say(&power.name()), speaker.say(&power.text())));
    if view.viewer.is(seat) {
        for (name, effect) in powers {
            let _ = writeln!(text, "      {name:<20} {}", paint.quiet(&effect));
        }
        // What is still to come, and with what.
        for power in people.advances().filter(|power| !player.powers.contains(power)) {
            to_come(text, view, power, speaker, paint);
        }
    } else if !player.powers.is_empty() {
        let names: Vec<String> = powers.map(|(name, _)| name).collect();
        let _ = writeln!(text, "      {}", paint.quiet(&names.join(", ")));
    }
}

/// A civilization advance, what brings it, and what it does.
fn to_come(text: &mut String, view: &View, power: Power, speaker: &Speaker<'_>, paint: Paint) {
    let comes = Phrase::new("clash-table-comes-with").with("name", power.origin(view.edition));
    let line = format!("{:<20} [{}] {}", speaker.say(&power.name()), speaker.say(&comes), speaker.say(&power.text()));
    let _ = writeln!(text, "      {}", paint.quiet(&line));
}

/// The boards of peoples to choose from, and the cards of Leaders, each with all that is on it.
fn offered(text: &mut String, view: &View, choices: &[Option<Choice>], speaker: &Speaker<'_>, paint: Paint) {
    for choice in choices.iter().flatten() {
        match choice {
            Choice::People(people) => {
                let home = people.home().map(|_| speaker.word("clash-table-people-home"));
                let head = std::iter::once(capital(&speaker.say(&people.name()))).chain(home).collect::<Vec<_>>();
                let _ = writeln!(text, "    {}", paint.strong(&head.join(" · ")));
                people.advances().for_each(|power| to_come(text, view, power, speaker, paint));
                // Where Leaders are dealt to anybody, these may be anybody's.
                let own = people.leaders().filter(|_| !view.switches.alternate);
                own.for_each(|leader| leader_card(text, leader, speaker, paint));
            }
            Choice::Call(leader) => leader_card(text, *leader, speaker, paint),
            _ => {}
        }
    }
}

/// A Leader, and what he or she can do.
fn leader_card(text: &mut String, leader: Leader, speaker: &Speaker<'_>, paint: Paint) {
    let _ = writeln!(text, "      ♔ {}", capital(&speaker.say(&leader.name())));
    for power in leader.abilities() {
        let line = format!("{:<20} {}", speaker.say(&power.name()), speaker.say(&power.text()));
        let _ = writeln!(text, "        {}", paint.quiet(&line));
    }
}

/// Whether a Leader of a people has fallen; where Leaders are dealt to anybody, nobody can tell.
fn is_lost(view: &View, player: &PlayerView, leader: Leader) -> bool {
    !view.switches.alternate && player.leader != Some(leader) && !player.leaders.contains(&leader)
}

fn players(text: &mut String, view: &View, speaker: &Speaker<'_>, paint: Paint) {
    for (seat, player) in view.players.iter() {
        let goods: Vec<String> =
            Good::ALL.into_iter().map(|good| format!("{}{}", good.letter(), player.goods.get(good))).collect();
        let halves = if player.half_points % 2 == 1 { "½" } else { "" };
        let facts = Phrase::new("clash-table-player")
            .with("points", format!("{}{halves}", player.half_points / 2))
            .with("goods", goods.join(" "))
            .with("advances", player.advances.len())
            .with("actions", player.actions + player.persons.len())
            .with("objectives", player.objectives);
        let arrow = if view.turn.is_some_and(|turn| turn.seat == seat) { "→" } else { " " };
        let first = if view.first == seat { "¹" } else { " " };
        let name = paint.seat(seat, speaker.name(seat));
        let _ = writeln!(text, "{arrow}{first}{name}  {}", speaker.say(&facts));
        let mine = view.viewer.is(seat);
        if mine {
            let names: Vec<String> =
                player.advances.iter().map(|advance| speaker.say(&advance.name(view.edition))).collect();
            let _ = writeln!(text, "    {}", paint.quiet(&names.join(", ")));
        }
        people(text, view, seat, player, speaker, paint);
    }
}

fn battle(text: &mut String, view: &View, speaker: &Speaker<'_>) {
    let Some(battle) = &view.battle else { return };
    let name = |side: Side| match side.seat() {
        Some(seat) => speaker.name(seat).to_owned(),
        None => speaker.word(neutral(side)),
    };
    let [attacker, defender] = battle.battle.sides;
    let [attack, defence] = fighting(view, battle.battle.at, battle.battle.sea).map(|units| troops(&units));
    let _ = writeln!(text, "⚔ {} {attack} → {} {defence} · {}", name(attacker), name(defender), battle.battle.at);
}

fn hand(text: &mut String, view: &View, speaker: &Speaker<'_>, paint: Paint) {
    let persons = view.players.iter().filter(|&(seat, _)| view.viewer.is(seat)).flat_map(|(_, player)| &player.persons);
    let persons: Vec<_> = persons.collect();
    if view.actions.is_empty() && persons.is_empty() && view.objectives.is_empty() && view.wonders.is_empty() {
        return;
    }
    let _ = writeln!(text, "{}", paint.strong(&speaker.word("cli-hand")));
    for card in &view.actions {
        let name = speaker.say(&card.name(view.edition));
        let effect = speaker.say(&card.title(view.edition).text(view.edition));
        let tactics = speaker.say(&card.tactic().name());
        let _ = writeln!(text, "  {card:<4} {name:<20} {} · {tactics}", paint.quiet(&effect));
    }
    for card in persons {
        let name = speaker.say(&card.name());
        let effect = speaker.say(&card.text(view.edition));
        let _ = writeln!(text, "  {card:<4} {name:<20} {}", paint.quiet(&effect));
    }
    for objective in &view.objectives {
        for (objective, met) in objective.halves {
            let tick = if met { "✓" } else { " " };
            let name = speaker.say(&objective.name());
            let _ =
                writeln!(text, "  {tick}    {name:<20} {}", paint.quiet(&speaker.say(&objective.text(view.edition))));
        }
    }
    for wonder in &view.wonders {
        let name = speaker.say(&wonder.name());
        let effect = speaker.say(&wonder.text(view.edition));
        let _ = writeln!(text, "       {} {} {}", capital(&name), wonder.cost(), paint.quiet(&effect));
    }
}
