//! Mosaic as text: the Mediterranean a line a row, then regions, markets, players and what the viewer holds.

use std::fmt::Write as _;

use anstyle::Style;
use tessera_kernel::{Phrase, Seat};
use tessera_mosaic::choice::{Choice, Place};
use tessera_mosaic::components::goods::{Cache, Token};
use tessera_mosaic::components::map::{Ground, Hex};
use tessera_mosaic::components::pieces::{Piece, Track, Unit, Wealth};
use tessera_mosaic::components::pillars::Pillar;
use tessera_mosaic::components::regions::Region;
use tessera_mosaic::components::tax_cards::{Levy, TaxCard};
use tessera_mosaic::components::technologies::Tech;
use tessera_mosaic::market::Card;
use tessera_mosaic::view::{BuiltView, HexView, PhaseView, PlayerView, RegionView, View};
use tessera_words::{Speaker, capital};

use crate::paint::{Paint, SHAPES, rgb, seat_colour};
use crate::text::Text;

/// A hex is so wide; every second row begins half a hex later.
const WIDTH: usize = 4;
const COLUMNS: u8 = 28;
const ROWS: u8 = 14;

/// What the drawing code of this game holds.
struct Pen<'a> {
    view: &'a View,
    speaker: &'a Speaker<'a>,
    paint: Paint,
}

pub(super) fn draw(view: &View, options: &[String], speaker: &Speaker<'_>, paint: Paint) -> Text {
    let marks: Vec<(Hex, usize)> = options
        .iter()
        .enumerate()
        .filter_map(|(index, option)| match option.parse::<Choice>().ok()?.place()? {
            Place::Hex(hex) => Some((hex, index + 1)),
            Place::Region(_) => None,
        })
        .collect();
    let pen = Pen { view, speaker, paint };
    Text { board: pen.map(&marks), panels: pen.panels(), all_on_board: marks.len() == options.len() }
}

const fn ground(region: Region) -> Style {
    let colour = match region {
        Region::Hispania => rgb(0xd4, 0x8d, 0x54),
        Region::Gaul => rgb(0x86, 0xad, 0x5f),
        Region::Italy => rgb(0xcc, 0x8c, 0x93),
        Region::Greece => rgb(0x93, 0x8e, 0xc0),
        Region::Assyria => rgb(0xa3, 0x71, 0x4c),
        Region::Egypt => rgb(0xea, 0xd0, 0x7a),
        Region::Numidia => rgb(0xc2, 0xb6, 0x9d),
    };
    Style::new().fg_color(Some(rgb(43, 38, 34))).bg_color(Some(colour))
}

impl Pen<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.speaker.say(phrase)
    }

    fn title(&self, phrase: &Phrase) -> String {
        self.speaker.say_capital(phrase)
    }

    fn map(&self, marks: &[(Hex, usize)]) -> String {
        let letters = (0..COLUMNS).map(|column| {
            let letter = char::from(b'A' + column % 26);
            if column < 26 { format!("{letter:<WIDTH$}") } else { format!("{:<WIDTH$}", format!("A{letter}")) }
        });
        let heading: String = letters.collect();
        let mut text = self.paint.quiet(&format!("    {}", heading.trim_end()));
        text.push('\n');
        for row in 0..ROWS {
            let _ = write!(text, "{}", self.paint.quiet(&format!("{:>2}  ", row + 1)));
            if row % 2 == 1 {
                text.push_str("  ");
            }
            Self::line(&mut text, row, |hex| self.cell(marks, hex));
            // A number hides what lies there: it stands below.
            if marks.iter().any(|(hex, _)| hex.row() == row) {
                text.push_str(if row % 2 == 1 { "      " } else { "    " });
                Self::line(&mut text, row, |hex| self.cell(&[], hex));
            }
        }
        text
    }

    /// The hexes of a row, one after another.
    fn line(text: &mut String, row: u8, cell: impl Fn(Hex) -> String) {
        for column in 0..COLUMNS {
            match Hex::from_axial(i32::from(column) - i32::from(row / 2), i32::from(row)) {
                Some(hex) => text.push_str(&cell(hex)),
                None => text.push_str(&" ".repeat(WIDTH)),
            }
        }
        while text.ends_with(' ') {
            text.pop();
        }
        text.push('\n');
    }

    /// The number of an option, what stands there, or what lies there.
    fn cell(&self, marks: &[(Hex, usize)], hex: Hex) -> String {
        let Some(here) = self.view.hex(hex) else {
            return self.paint.quiet(&format!("{:^WIDTH$}", "×"));
        };
        if let Some((_, number)) = marks.iter().find(|(marked, _)| *marked == hex) {
            let style = Style::new().bold().fg_color(Some(rgb(43, 38, 34))).bg_color(Some(rgb(255, 214, 102)));
            let text = if *number < 100 { format!("[{number}]") } else { number.to_string() };
            return self.paint.style(style, &format!("{text:^WIDTH$}"));
        }
        if let Some(built) = here.built {
            return self.built(here.region, built);
        }
        self.paint.style(ground(here.region), &format!("{:^WIDTH$}", self.lying(here)))
    }

    fn built(&self, region: Region, built: BuiltView) -> String {
        let (seat, sign) = match built {
            BuiltView::Piece(seat, Piece::City) => (seat, "⌂"),
            BuiltView::Piece(seat, Piece::Port) => (seat, "⌂~"),
            BuiltView::Piece(seat, Piece::Farm) => (seat, "f"),
            BuiltView::Piece(seat, Piece::Craft) => (seat, "m"),
            BuiltView::Wonder(seat, _) => (seat, "W"),
        };
        let style = Style::new().bold().fg_color(Some(rgb(255, 255, 255))).bg_color(Some(seat_colour(seat)));
        let piece = self.paint.style(style, &format!("{:<3}", format!("{}{sign}", SHAPES[seat.index()])));
        format!("{piece}{}", self.paint.style(ground(region), " "))
    }

    /// Goods by the beginning of their name, caches by what and how much.
    fn lying(&self, here: &HexView) -> String {
        let short = |name: &Phrase, letters: usize| self.say(name).chars().take(letters).collect::<String>();
        match here.token {
            Some(Token::Good(good)) => short(&good.name(), 3),
            Some(Token::Cache(Cache::Wealth(wealth, amount))) => format!("{}{amount}", short(&wealth.name(), 1)),
            Some(Token::Cache(Cache::People(count))) => format!("+{count}"),
            None if here.ground == Ground::Port => "~".to_owned(),
            None => "·".to_owned(),
        }
    }

    fn panels(&self) -> String {
        let mut text = String::new();
        self.legend(&mut text);
        let early = matches!(self.view.phase, PhaseView::Leaders | PhaseView::Draft);
        if !early {
            self.regions(&mut text);
        }
        self.markets(&mut text);
        if !early {
            self.tiles(&mut text);
        }
        self.players(&mut text);
        self.held(&mut text);
        text
    }

    fn legend(&self, text: &mut String) {
        for region in Region::open(self.view.players.count()) {
            let name = format!(" {} ", self.title(&region.name()));
            let _ = write!(text, "{} ", self.paint.style(ground(region), &name));
        }
        let _ = writeln!(text, "\n{}", self.paint.quiet(&self.speaker.word("mosaic-cli-legend")));
    }

    /// Who has how much influence where, with which units; a star for who dominates.
    fn regions(&self, text: &mut String) {
        let _ = writeln!(text, "{}", self.paint.strong(&self.speaker.word("mosaic-table-if-scored")));
        for region in &self.view.regions {
            let name = format!(" {:<10}", self.title(&region.region.name()));
            let there: Vec<String> = self
                .view
                .players
                .iter()
                .filter(|&(seat, _)| region.influence[seat] > 0 || region.units[seat] != [0; 3])
                .map(|(seat, _)| self.presence(region, seat))
                .collect();
            let prize = self.say(&Phrase::new("mosaic-table-prize").with("points", region.prize));
            let locked = region.locked.map_or_else(String::new, |seat| {
                format!("  ({})", self.say(&Phrase::new("mosaic-table-locked").with("who", seat)))
            });
            let name = self.paint.style(ground(region.region), &name);
            let there = format!("{prize:>5}  {}{locked}", there.join("   "));
            let _ = writeln!(text, "{name} {}", there.trim_end());
        }
    }

    fn presence(&self, region: &RegionView, seat: Seat) -> String {
        let star = if region.dominator == Some(seat) { "*" } else { "" };
        let units: Vec<String> = Unit::ALL
            .into_iter()
            .zip(region.units[seat])
            .filter(|&(_, count)| count > 0)
            .map(|(unit, count)| format!("{count} {}", self.say(&unit.name().with("n", count))))
            .collect();
        let units = if units.is_empty() { String::new() } else { format!(" ({})", units.join(", ")) };
        let points = if region.points[seat] > 0 { format!(" +{}", region.points[seat]) } else { String::new() };
        format!("{}{star} {}{points}{units}", SHAPES[seat.index()], region.influence[seat])
    }

    fn markets(&self, text: &mut String) {
        for market in &self.view.markets {
            let deck = self.say(&Phrase::new("mosaic-table-deck").with("count", market.deck));
            let title = self.title(&market.market.name());
            let chest = if market.market == tessera_mosaic::market::Market::Tax && self.view.chest > 0 {
                format!(" · {}: {}", self.speaker.word("mosaic-table-chest"), self.view.chest)
            } else {
                String::new()
            };
            let _ = writeln!(text, "{} {}", self.paint.strong(&title), self.paint.quiet(&format!("({deck}{chest})")));
            for card in market.cards.iter().flatten() {
                let _ = writeln!(text, "  {}", self.card(*card));
            }
            if let Some(top) = market.top {
                let _ =
                    writeln!(text, "  {} {}", self.paint.gold(&self.speaker.word("mosaic-table-top")), self.card(top));
            }
        }
    }

    fn card(&self, card: Card) -> String {
        match card {
            Card::Technology(tech) => self.technology(tech),
            Card::Build(card) => {
                let name = self.title(&card.name());
                format!("{name:<34} {:<16} {}", self.pillars(card.grants()), self.paint.quiet(&self.say(&card.text())))
            }
            Card::Population(card) => self.title(&card.phrase()),
            Card::Tax(card) => format!("{:<34} {}", self.title(&card.phrase()), self.paint.quiet(&self.levy(card))),
        }
    }

    fn levy(&self, card: TaxCard) -> String {
        let id = match card.levy() {
            Levy::Tax => "mosaic-tax-card-text",
            Levy::Tariff => "mosaic-tariff-card-text",
        };
        let (a, b) = card.factors();
        self.say(&Phrase::new(id).with("a", a).with("b", b).with("unrest", card.unrest()))
    }

    /// What it needs and gives, and what it does.
    fn technology(&self, tech: Tech) -> String {
        let needs =
            if tech.needs().is_empty() { String::new() } else { format!("{} → ", self.pillars(tech.needs())) };
        let icons = format!("{needs}{}", self.pillars(tech.grants()));
        format!("{:<34} {icons:<16} {}", self.title(&tech.name()), self.paint.quiet(&self.say(&tech.text())))
    }

    /// Pillars by the first letters of their names.
    fn pillars(&self, pillars: &[Pillar]) -> String {
        let short = |pillar: &Pillar| self.say(&pillar.name()).chars().take(3).collect::<String>();
        pillars.iter().map(short).collect::<Vec<_>>().join(" ")
    }

    /// Tiles that somebody has, and how far the viewer is from the others.
    fn tiles(&self, text: &mut String) {
        let owner = |seat: Option<Seat>| seat.map_or_else(String::new, |seat| format!(" {}", SHAPES[seat.index()]));
        let golden = self.view.golden.iter().filter(|tile| tile.1.is_some());
        let golden = golden.map(|&(age, seat)| format!("{}{}", self.title(&age.name()), owner(seat)));
        let wonders = self.view.wonders.iter().filter(|wonder| wonder.owner.is_some());
        let wonders = wonders.map(|view| format!("{}{}", self.title(&view.wonder.name()), owner(view.owner)));
        let achievements =
            self.view.achievements.iter().map(|&(tile, seat)| format!("{}{}", self.title(&tile.name()), owner(seat)));
        for (id, list) in [
            ("mosaic-box-wonders", wonders.collect::<Vec<_>>()),
            ("mosaic-box-golden", golden.collect()),
            ("mosaic-box-achievements", achievements.collect()),
        ] {
            if !list.is_empty() {
                let _ = writeln!(text, "{} {}", self.paint.strong(&self.speaker.word(id)), list.join(", "));
            }
        }
    }

    fn players(&self, text: &mut String) {
        for (seat, player) in self.view.players.iter() {
            let turn = self.view.turn.is_some_and(|turn| turn.seat == seat);
            let arrow = if turn { "→" } else { " " };
            let first = if self.view.first == seat { "¹" } else { " " };
            let name = self.paint.seat(seat, self.speaker.name(seat));
            let leader = player.leader.map_or_else(String::new, |leader| self.title(&leader.name()));
            let government =
                player.government.map_or_else(String::new, |held| format!(" · {}", self.title(&held.name())));
            let points = self.say(&Phrase::new("table-points").with("points", player.total));
            let _ = writeln!(text, "{arrow}{first}{name}  {points} · {leader}{government}");
            if !matches!(self.view.phase, PhaseView::Leaders | PhaseView::Draft) {
                self.wealth(text, player);
            }
        }
    }

    fn wealth(&self, text: &mut String, player: &PlayerView) {
        let stock: Vec<String> = Wealth::ALL
            .into_iter()
            .map(|wealth| {
                let track = wealth.track().map_or_else(String::new, |track| format!(" (+{})", player.track(track)));
                format!("{} {}{track}", self.say(&wealth.name()), player.stock(wealth))
            })
            .collect();
        let levies =
            [Track::Tax, Track::Tariff].map(|track| format!("{} {}", self.say(&track.name()), player.track(track)));
        let people = format!("{} {}", self.speaker.word("mosaic-resource-population"), player.population);
        let _ = writeln!(text, "     {} · {people} · {}", stock.join(" · "), levies.join(" · "));
        let icons = Pillar::ALL.into_iter().filter(|&pillar| player.icons.of(pillar) > 0);
        let icons: Vec<String> =
            icons.map(|pillar| format!("{} {}", self.pillars(&[pillar]), player.icons.of(pillar))).collect();
        let goods: Vec<String> =
            player.goods.iter().map(|&(good, count)| format!("{} {count}", self.say(&good.name()))).collect();
        let unrest = Phrase::new("mosaic-table-unrest-calm").with("unrest", player.unrest).with("calm", player.calm);
        let parts = [icons.join(" "), goods.join(" "), self.say(&unrest)];
        let parts: Vec<&str> = parts.iter().map(String::as_str).filter(|part| !part.is_empty()).collect();
        let _ = writeln!(text, "     {}", self.paint.quiet(&parts.join(" · ")));
        if !player.technologies.is_empty() {
            let names: Vec<String> = player.technologies.iter().map(|tech| capital(&self.say(&tech.name()))).collect();
            let _ = writeln!(text, "     {}", self.paint.quiet(&names.join(", ")));
        }
    }

    /// The hand that is drafted, and technologies that lie face down.
    fn held(&self, text: &mut String) {
        let kept = match self.view.viewer {
            tessera_kernel::Viewer::Seat(seat) => self.view.players[seat].kept.clone(),
            tessera_kernel::Viewer::Spectator => Vec::new(),
        };
        for (id, cards) in [
            ("cli-hand", &self.view.hand),
            ("mosaic-table-drafted", &self.view.secret),
            ("mosaic-table-face-down", &kept),
        ] {
            if cards.is_empty() {
                continue;
            }
            let _ = writeln!(text, "{}", self.paint.strong(&self.speaker.word(id)));
            for &tech in cards {
                let _ = writeln!(text, "  {}", self.technology(tech));
            }
        }
    }
}
