//! How the cards of M13 to M22 are played here: with exactly the icons they need, and with an eye on all that changes.

use std::ops::{Deref, DerefMut};

use tessera_mosaic::components::build_cards::BuildCard;
use tessera_mosaic::components::goods::Good;
use tessera_mosaic::components::leaders::Leader;
use tessera_mosaic::components::pieces::{Piece, Track, Unit, Wealth};
use tessera_mosaic::components::pillars::{Icons, Pillar};
use tessera_mosaic::components::regions::Region;
use tessera_mosaic::components::technologies::Tech;
use tessera_mosaic::view::{PlayerView, View};

use crate::support::{Play, Playing, RED, Table, all_named, named};

/// A game in which every change of Red's things is noticed.
pub struct Watched {
    play: Play,
    before: View,
    worth: i32,
}

impl Deref for Watched {
    type Target = Play;

    fn deref(&self) -> &Play {
        &self.play
    }
}

impl DerefMut for Watched {
    fn deref_mut(&mut self) -> &mut Play {
        &mut self.play
    }
}

impl Watched {
    /// Watches from now on.
    pub fn new(play: Play) -> Self {
        Self { before: play.view(RED), worth: play.score(RED, "technologies"), play }
    }

    /// Takes choices, like [`Play::choose`], and gives the game back.
    #[track_caller]
    pub fn then(mut self, choices: &str) -> Self {
        self.play.choose(choices);
        self
    }

    /// Whether Red's action is over, so that nothing more is asked about it.
    pub fn is_over(&self) -> bool {
        self.play.who() != RED || self.play.offers("end")
    }

    fn old(&self) -> &PlayerView {
        &self.before.players[RED]
    }

    /// Everything of Red's that has changed, in words: `"money +5, food track +3, italy infantry +2"`. `at the end` is
    /// what technologies will score, `calm` the unrest that may be ignored.
    pub fn brought(&self) -> String {
        let view = self.play.view(RED);
        let (old, new) = (self.old(), &view.players[RED]);
        let mut changes = Vec::new();
        let mut note = |what: String, old: i32, new: i32| {
            if new != old {
                changes.push(format!("{what} {:+}", new - old));
            }
        };
        for wealth in Wealth::ALL {
            note(wealth.to_string(), old.stock(wealth).into(), new.stock(wealth).into());
        }
        note("population".to_owned(), old.population.into(), new.population.into());
        for track in Track::ALL {
            note(format!("{track} track"), old.track(track).into(), new.track(track).into());
        }
        for good in Good::ALL {
            note(good.to_string(), goods_of(old, good).into(), goods_of(new, good).into());
        }
        note("wild good".to_owned(), old.wild.into(), new.wild.into());
        for region in Region::ALL {
            let army = |view: &View, unit: Unit| view.region(region).map_or(0, |it| it.units[RED][unit.index()]);
            for unit in Unit::ALL {
                note(format!("{region} {unit}"), army(&self.before, unit).into(), army(&view, unit).into());
            }
        }
        for piece in Piece::ALL {
            note(piece.to_string(), old.pieces[piece.index()].into(), new.pieces[piece.index()].into());
        }
        note("points".to_owned(), old.points, new.points);
        note("at the end".to_owned(), self.worth, self.play.score(RED, "technologies"));
        note("calm".to_owned(), old.calm.into(), new.calm.into());
        changes.join(", ")
    }

    /// Asserts that Red has exactly these icons more than before.
    #[track_caller]
    pub fn gave_icons(&self, icons: &str) {
        let mut expected: Icons = self.old().icons;
        expected.add(&all_named::<Pillar>(icons));
        assert_eq!(self.play.view(RED).players[RED].icons, expected, "icons more: {icons}");
    }
}

fn goods_of(player: &PlayerView, good: Good) -> u8 {
    player.goods.iter().find(|held| held.0 == good).map_or(0, |held| held.1)
}

/// Gives Red exactly these icons and, if a pillar is asked for no more than three times, no others: two of each on Great
/// Projects, one from a leader, more from technologies.
pub fn with_icons(mut table: Table, icons: &str) -> Table {
    let icons: Vec<Pillar> = all_named(icons);
    for pillar in Pillar::ALL {
        let wanted = icons.iter().filter(|&&icon| icon == pillar).count();
        for nth in 0..wanted {
            let leader = Leader::ALL.into_iter().find(|leader| leader.pillar() == pillar).expect("each has its leader");
            table = if nth < 2 {
                let project = BuildCard::ALL.into_iter().find(|card| card.project() == Some(pillar));
                table.builds(RED, project.expect("each has its project").id())
            } else if table.state.players[RED].leader.is_none() {
                table.leader(RED, leader.id())
            } else {
                let alone = |tech: &Tech| tech.grants().iter().filter(|&&granted| granted == pillar).count() == 1;
                let held = table.state.players[RED].up;
                let fresh = Tech::ALL.into_iter().filter(|&tech| alone(&tech) && !held.has(tech));
                let tech = fresh.min_by_key(|tech| tech.grants().len()).expect("there are enough");
                table.up(RED, tech.id())
            };
        }
    }
    table
}

/// A list without its `at`th word.
pub fn without(words: &str, at: usize) -> String {
    let mut words: Vec<&str> = words.split_whitespace().collect();
    words.remove(at);
    words.join(" ")
}

/// Asserts that a technology lying face down cannot be played while any one of the icons it needs is missing.
#[track_caller]
fn needs_each(card: &str, needs: &str) {
    let choice = format!("play {card}");
    for at in 0..needs.split_whitespace().count() {
        let play = with_icons(Table::with(2), &without(needs, at)).kept(RED, card).turn(RED);
        assert!(!play.offers(&choice), "{card} needs all of {needs}");
        let blocked = play.game.blocked(RED);
        let why = blocked.iter().find(|blocked| blocked.choice.to_string() == choice).expect("it is said why not");
        assert_eq!((why.reason.id, why.rule), ("mosaic-why-icons-missing", "M6.19"));
    }
}

/// Red learns a technology on a bare table and plays it: see [`learn_at`].
#[track_caller]
pub fn learn(card: &str, needs: &str, gives: &str) -> Watched {
    learn_at(Table::with(2), card, needs, gives)
}

/// Red takes a technology from the market for five ideas and plays it at once, with exactly the icons it needs. It is
/// watched from the moment it is played. On the way it is proved that none of these icons may be missing, and that
/// the card gives these icons and no others.
#[track_caller]
pub fn learn_at(table: Table, card: &str, needs: &str, gives: &str) -> Watched {
    needs_each(card, needs);
    let mut play = with_icons(table, needs)
        .also(|s| s.players[RED].stock[Wealth::Ideas.index()] += 5)
        .market("technology", card)
        .turn(RED);
    let ideas = play.stock(RED, "ideas");
    play.choose(&format!("act technology, learn {card}"));
    assert_eq!(play.stock(RED, "ideas"), ideas - 5);
    assert_eq!(play.options(), [format!("play {card}"), "keep".to_owned()]);
    let watched = Watched::new(play).then(&format!("play {card}"));
    assert!(watched.is_up(RED, card));
    watched.gave_icons(gives);
    watched
}

/// Red takes a Tax card, without looking at the deck, which draws a scoring card: an Empire Scoring follows, as far as
/// nobody is asked before it.
#[track_caller]
pub fn draw_scoring(table: Table) -> Play {
    let mut play = table.market("tax", "tax-1").on_top("tax", "scoring").turn(RED);
    play.choose("act tax, done?, levy tax-1");
    play
}

/// Everyone's influence in a region as an Empire Scoring counts it.
#[track_caller]
pub fn influence(play: &Play, region: &str) -> Vec<u16> {
    play.view(RED).region(named(region)).expect("it is played").influence.values().copied().collect()
}

/// Whether any hex of a region is offered.
pub fn offers_in(play: &Play, region: &str) -> bool {
    let view = play.view(RED);
    let offered = play.offered("at");
    let there = view.hexes.iter().filter(|hex| hex.region.id() == region);
    there.into_iter().any(|hex| offered.contains(&hex.hex.to_string()))
}
