//! Playing at the terminal: draw, ask, answer, until the game is over or the player leaves.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use tessera_bots::{Kind, Level, Mind, Stop};
use tessera_kernel::{AnyDecision, AnyMatch, Phrase, Rng, Seat, Seed, Sight, Viewer, points_text};
use tessera_session::{Orders, Session};
use tessera_table::Paint;
use tessera_words::{Language, Speaker, capital};

use crate::failure::Failure;
use crate::players::Player;
use crate::record_file;
use crate::rules;

/// With more options than this, they are listed side by side.
const LONG_LIST: usize = 12;

/// Log lines shown to the next person at a shared terminal.
const RECENT: usize = 12;

/// Words explained at once.
const MOST_WORDS: usize = 4;

/// Nobody's time is counted here.
const NOW: i64 = 0;

/// A game at a terminal.
pub struct Table<'a, In, Out> {
    session: Session,
    players: Vec<Player>,
    /// What each player wants declined.
    orders: Vec<Orders>,
    names: Vec<String>,
    save: PathBuf,
    language: Language,
    paint: Paint,
    input: In,
    out: &'a mut Out,
    /// Log lines already shown to whoever looks now.
    shown: usize,
    /// Who looks at the screen, where several people share it.
    looking: Option<Seat>,
    /// Chance for the bots.
    rng: Rng,
    /// What each bot has in mind, once it has been asked.
    minds: Vec<Option<Mind>>,
    /// The bot of which was said that it thinks.
    thinking: Option<Seat>,
}

/// An order that stands for more than one decision.
#[derive(Clone, Copy)]
enum Standing {
    /// To decline what others ask.
    Decline,
    /// To end turns in which nothing much is left.
    End,
}

/// What a player typed.
enum Said {
    /// The option at a place of the list.
    Choice(usize),
    WhyNot,
    /// What a master would do, and what it thinks of the option at a place of the list.
    Master(Option<usize>),
    Undo,
    Order(Standing),
    /// No, and never again; or again, where nothing of the kind is asked.
    Waive,
    Log,
    Save(Option<PathBuf>),
    Rules,
    /// What a word means; all words where none is given.
    Word(String),
    Help,
    Quit,
    Unclear(String),
}

impl<'a, In: BufRead, Out: Write> Table<'a, In, Out> {
    /// Sits down at a match that is kept in `save`.
    pub fn new(
        game: &dyn AnyMatch,
        players: Vec<Player>,
        save: PathBuf,
        language: Language,
        paint: Paint,
        input: In,
        out: &'a mut Out,
    ) -> Self {
        let names = game.setup().seats.clone();
        let rng = Rng::new(Seed::from_os());
        let minds = players.iter().map(|_| None).collect();
        let (shown, looking, thinking) = (0, None, None);
        let orders = vec![Orders::default(); players.len()];
        let session = Session::resume(game, NOW);
        Self {
            session,
            players,
            orders,
            names,
            save,
            language,
            paint,
            input,
            out,
            shown,
            looking,
            rng,
            minds,
            thinking,
        }
    }

    fn speaker(&self) -> Speaker<'_> {
        Speaker::new(self.language, &self.names).of(self.session.game().title())
    }

    fn is_bot(&self, seat: Seat) -> Option<Kind> {
        match self.players[seat.index()] {
            Player::Bot(kind) => Some(kind),
            Player::You => None,
        }
    }

    /// Whose eyes look at the screen: the one person, or whoever must choose now.
    fn viewer(&self) -> Viewer {
        let people: Vec<Seat> = Seat::all(self.players.len()).filter(|&seat| self.is_bot(seat).is_none()).collect();
        match people[..] {
            [] => Viewer::Spectator,
            [only] => Viewer::Seat(only),
            _ => {
                let asked = self.session.game().waiting().into_iter().find(|seat| people.contains(seat));
                asked.map_or(Viewer::Spectator, Viewer::Seat)
            }
        }
    }

    /// Plays until the game is over or the player leaves.
    pub fn play(&mut self) -> Result<(), Failure> {
        record_file::write(&self.save, self.session.game())?;
        self.say("cli-welcome")?;
        while self.session.game().outcome().is_none() {
            let waiting = self.session.game().waiting();
            if let Some((seat, kind)) = waiting.iter().find_map(|&seat| Some((seat, self.is_bot(seat)?))) {
                self.let_bot_choose(seat, kind)?;
                continue;
            }
            self.thinking = None;
            let Some(&seat) = waiting.first() else { break };
            let Some(decision) = self.session.game().decision(seat) else { break };
            // With several people at one screen the news waits for whoever may hear it.
            if let Some(only) = decision.obvious()
                && self.looking.is_none_or(|looking| looking == seat)
            {
                let note = Phrase::new("cli-only-option").with("option", only.label.text.clone());
                self.tell_news()?;
                let note = self.paint.quiet(&self.speaker().say(&note));
                writeln!(self.out, "{note}")?;
                self.answer(seat, 0, true)?;
                continue;
            }
            if !self.hand_over(seat)? || !self.ask(seat, &decision)? {
                let note = Phrase::new("cli-saved").with("file", self.save.display().to_string());
                writeln!(self.out, "{}", self.speaker().say(&note))?;
                return Ok(());
            }
        }
        self.finish()
    }

    fn let_bot_choose(&mut self, seat: Seat, kind: Kind) -> Result<(), Failure> {
        if kind.takes_its_time() && self.thinking != Some(seat) {
            let note = self.speaker().say(&Phrase::new("cli-thinking").with("who", seat));
            writeln!(self.out, "{}", self.paint.quiet(&note))?;
            self.thinking = Some(seat);
        }
        let mind = match &mut self.minds[seat.index()] {
            Some(mind) => mind,
            none => none
                .insert(Mind::new(self.session.game().title(), kind, self.rng.fork()).expect("the game is registered")),
        };
        let choice = mind.choose(self.session.game(), seat);
        let choice = choice.expect("a bot is asked only when its seat must choose");
        let before = self.session.game().waiting();
        self.session.answer(seat, &choice, NOW).expect("bots choose from the list");
        self.follow_orders(&before);
        Ok(())
    }

    /// Takes an option by its place, `auto` when it makes itself.
    fn answer(&mut self, seat: Seat, index: usize, auto: bool) -> Result<(), Failure> {
        let before = self.session.game().waiting();
        match self.session.answer_index(seat, index, auto, NOW) {
            Ok(_) => {
                self.follow_orders(&before);
                record_file::write(&self.save, self.session.game())
            }
            Err(error) => Ok(writeln!(self.out, "{error}")?),
        }
    }

    /// Declines what players want declined; whoever is asked something else has no such order any more.
    fn follow_orders(&mut self, before: &[Seat]) {
        self.session.resolve(&self.orders, NOW);
        for seat in self.session.orders_ended(before, &self.orders) {
            self.orders[seat.index()].declines = false;
        }
    }

    /// Gives a standing order of the game for a seat, or ends it; `true` when it has answered what was asked.
    fn order(&mut self, seat: Seat, standing: Standing) -> Result<bool, Failure> {
        let game = self.session.game();
        let (order, key) = match standing {
            Standing::Decline => (game.standing_order(), "d"),
            Standing::End => (game.idle_order(), "e"),
        };
        let Some(order) = order else {
            self.say("cli-no-order")?;
            return Ok(false);
        };
        let orders = &mut self.orders[seat.index()];
        let given = match standing {
            Standing::Decline => &mut orders.declines,
            Standing::End => &mut orders.ends,
        };
        *given = !*given;
        let said = if *given { "cli-order-given" } else { "cli-order-ended" };
        let note = self.speaker().say(&Phrase::new(said).with("order", order).with("key", key.to_owned()));
        writeln!(self.out, "{note}")?;
        self.obey()
    }

    /// Follows an order that was just given; `true` when it has answered what was asked.
    fn obey(&mut self) -> Result<bool, Failure> {
        let before = self.session.game().waiting();
        let sequence = self.session.game().sequence();
        self.follow_orders(&before);
        let answered = self.session.game().sequence() > sequence;
        if answered {
            record_file::write(&self.save, self.session.game())?;
        }
        Ok(answered)
    }

    /// Declines what is offered for good, or lets everything be offered again; `true` when it has answered what was asked.
    fn waive(&mut self, seat: Seat, what: Option<&Phrase>) -> Result<bool, Failure> {
        let waived = &mut self.orders[seat.index()].waived;
        let note = match what {
            Some(what) => {
                waived.insert(what.id.to_owned());
                Phrase::new("cli-waived").with("name", what.clone())
            }
            None => {
                let waived = std::mem::take(waived);
                let names = self.session.game().offers().into_iter().filter(|what| waived.contains(what.id));
                let names: Vec<Phrase> = names.collect();
                let said = if names.is_empty() { "cli-nothing-waived" } else { "cli-offered-again" };
                Phrase::new(said).with("names", names)
            }
        };
        writeln!(self.out, "{}", self.speaker().say(&note))?;
        self.obey()
    }

    /// Where several people share the terminal, the next one comes before anything of theirs is shown.
    fn hand_over(&mut self, seat: Seat) -> Result<bool, Failure> {
        let shared = self.players.iter().filter(|&&player| player == Player::You).count() > 1;
        if !shared || self.looking == Some(seat) {
            return Ok(true);
        }
        let note = Phrase::new("cli-hand-over").with("who", seat);
        let note = self.speaker().say(&note);
        writeln!(self.out, "{}{note}", self.paint.clear_screen())?;
        self.out.flush()?;
        self.looking = Some(seat);
        self.shown = self.session.game().log(self.viewer(), 0).len().saturating_sub(RECENT);
        Ok(self.input.read_line(&mut String::new())? > 0)
    }

    /// Shows the table and asks until there is an answer; `false` when the player leaves.
    fn ask(&mut self, seat: Seat, decision: &AnyDecision) -> Result<bool, Failure> {
        self.show(seat, decision)?;
        loop {
            write!(self.out, "{} ", self.paint.gold("›"))?;
            self.out.flush()?;
            let mut line = String::new();
            if self.input.read_line(&mut line)? == 0 {
                writeln!(self.out)?;
                return Ok(false);
            }
            match self.understand(line.trim(), decision) {
                Said::Choice(index) => {
                    self.answer(seat, index, false)?;
                    return Ok(true);
                }
                Said::WhyNot => self.why_not(seat)?,
                Said::Master(about) => self.ask_master(seat, decision, about)?,
                Said::Undo => {
                    if self.undo(seat)? {
                        return Ok(true);
                    }
                }
                Said::Order(order) => {
                    if self.order(seat, order)? {
                        return Ok(true);
                    }
                }
                Said::Waive => {
                    if self.waive(seat, decision.offered.as_ref())? {
                        return Ok(true);
                    }
                }
                Said::Log => self.whole_log()?,
                Said::Save(path) => {
                    let path = path.unwrap_or_else(|| self.save.clone());
                    match record_file::write(&path, self.session.game()) {
                        Ok(()) => {
                            let note = Phrase::new("cli-saved").with("file", path.display().to_string());
                            writeln!(self.out, "{}", self.speaker().say(&note))?;
                        }
                        Err(failure) => writeln!(self.out, "{failure}")?,
                    }
                }
                Said::Rules => {
                    let text = rules::section(self.session.game().title(), decision.question.rule, self.language)?;
                    writeln!(self.out, "{text}")?;
                }
                Said::Word(word) => self.explain(&word)?,
                Said::Help => self.say("cli-help")?,
                Said::Quit => return Ok(false),
                Said::Unclear(text) => {
                    writeln!(self.out, "{}", self.speaker().say(&unclear(&text, decision.options.len())))?;
                }
            }
        }
    }

    /// A number, a command, a choice in notation, or the end of one that is unique ("G5").
    fn understand(&self, line: &str, decision: &AnyDecision) -> Said {
        match line.split_once(' ').unwrap_or((line, "")) {
            ("?", "") => return Said::WhyNot,
            ("m", "") => return Said::Master(None),
            ("m", number) => {
                let place = number.trim().parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                let place = place.filter(|&place| place < decision.options.len());
                return place.map_or_else(|| Said::Unclear(number.to_owned()), |place| Said::Master(Some(place)));
            }
            ("u", "") => return Said::Undo,
            ("d", "") => return Said::Order(Standing::Decline),
            ("e", "") => return Said::Order(Standing::End),
            ("n", "") => return Said::Waive,
            ("l", "") => return Said::Log,
            ("s", file) => return Said::Save((!file.is_empty()).then(|| PathBuf::from(file.trim()))),
            ("r", "") => return Said::Rules,
            ("w", word) => return Said::Word(word.trim().to_owned()),
            ("h", "") => return Said::Help,
            ("q", "") => return Said::Quit,
            _ => {}
        }
        chosen(line, decision).map_or_else(|| Said::Unclear(line.to_owned()), Said::Choice)
    }

    fn show(&mut self, seat: Seat, decision: &AnyDecision) -> Result<(), Failure> {
        let choices: Vec<String> = decision.options.iter().map(|option| option.choice.clone()).collect();
        let text = tessera_table::text(
            Sight::new(self.session.game(), Viewer::Seat(seat)),
            &choices,
            &self.speaker(),
            self.paint,
        );
        writeln!(self.out, "\n{}", text.board)?;
        writeln!(self.out, "{}", text.panels)?;
        self.tell_news()?;
        let speaker = Speaker::new(self.language, &self.names).of(self.session.game().title());
        let title = self.paint.strong(&speaker.say(&decision.question.title));
        writeln!(self.out, "\n{} {title}", self.paint.seat(seat, speaker.name(seat)))?;
        if let Some(context) = &decision.question.context {
            writeln!(self.out, "{}", self.paint.quiet(&speaker.say(context)))?;
        }
        if text.all_on_board && decision.options.len() > LONG_LIST {
            let note = Phrase::new("cli-on-board").with("count", decision.options.len());
            writeln!(self.out, "  {}", self.speaker().say(&note))?;
        } else {
            list(self.out, decision, &speaker, self.paint)?;
        }
        let keys = if self.session.game().standing_order().is_some() { "cli-keys-order" } else { "cli-keys" };
        let mut keys = self.speaker().word(keys);
        if self.session.game().idle_order().is_some() {
            keys = format!("{keys} {}", self.speaker().word("cli-keys-end"));
        }
        if let Some(what) = &decision.offered {
            let waive = Phrase::new("cli-keys-waive").with("name", what.clone());
            keys = format!("{keys} {}", self.speaker().say(&waive));
        }
        writeln!(self.out, "{}", self.paint.quiet(&keys))?;
        Ok(())
    }

    /// What a master would do: the best few options, with what can be expected of them.
    fn ask_master(&mut self, seat: Seat, decision: &AnyDecision, about: Option<usize>) -> Result<(), Failure> {
        self.say("table-hint-thinking")?;
        self.out.flush()?;
        let (rng, stop) = (self.rng.fork(), Stop::default());
        let game = self.session.game();
        let about: Vec<&str> = about.iter().map(|&place| decision.options[place].choice.as_str()).collect();
        let opinions = tessera_bots::advise(game, seat, &about, Level::MOST, rng, &stop).unwrap_or_default();
        let point = game.point();
        let speaker = Speaker::new(self.language, &self.names).of(game.title());
        if opinions.is_empty() {
            writeln!(self.out, "{}", speaker.word("table-hint-none"))?;
        }
        for (opinion, other) in tessera_bots::compared(&opinions) {
            let place = decision.options.iter().position(|option| option.choice == opinion.choice);
            let Some(place) = place else { continue };
            let expected = tessera_table::expected(opinion.chance, opinion.score, self.names.len(), point);
            let number = self.paint.gold(&format!("{:>3}", place + 1));
            let label = speaker.say_capital(&decision.options[place].label.text);
            writeln!(self.out, "{number}  {label}\n     {}", self.paint.quiet(&speaker.say(&expected)))?;
            if let Some(other) = other {
                let parts = opinion.rather_than(other).into_iter().map(|worth| (worth.part, worth.points)).collect();
                let why = tessera_table::Why { other: other.label.clone(), parts };
                writeln!(self.out, "     {}", why.say(speaker))?;
            }
            if let Some(plan) = tessera_table::plan(speaker, &opinion.plan) {
                writeln!(self.out, "     {}", self.paint.quiet(&plan))?;
            }
        }
        Ok(())
    }

    /// What a word of the game means; without one, the words there are.
    fn explain(&mut self, word: &str) -> Result<(), Failure> {
        let Some(glossary) = tessera_table::glossary(self.session.game().title(), self.language) else { return Ok(()) };
        if word.is_empty() {
            for (group, entries) in &glossary.groups {
                let names: Vec<&str> = entries.iter().map(|entry| entry.name.as_str()).collect();
                writeln!(self.out, "{}\n  {}", self.paint.strong(group), names.join(", "))?;
            }
            return Ok(());
        }
        let found = glossary.find(word);
        if found.is_empty() {
            return self.say("help-glossary-none");
        }
        for entry in found.into_iter().take(MOST_WORDS) {
            let name = self.paint.strong(&capital(&entry.name));
            writeln!(self.out, "  {name} {}", self.paint.quiet(&format!("({})", entry.rule)))?;
            writeln!(self.out, "  {}", entry.meaning.join(" "))?;
        }
        Ok(())
    }

    fn why_not(&mut self, seat: Seat) -> Result<(), Failure> {
        let blocked = self.session.game().blocked(seat);
        if blocked.is_empty() {
            return self.say("cli-nothing-blocked");
        }
        let speaker = Speaker::new(self.language, &self.names).of(self.session.game().title());
        for one in blocked {
            let what = capital(&speaker.say(&one.label.text));
            let said = speaker.say(&Phrase::new("cli-blocked").with("what", what).with("why", one.reason));
            writeln!(self.out, "  {said} {}", self.paint.quiet(&format!("({})", one.rule)))?;
        }
        Ok(())
    }

    /// Takes back the last choice that was one, and those that made themselves since.
    fn undo(&mut self, seat: Seat) -> Result<bool, Failure> {
        // Everyone sits at this screen: where the others must agree, they have.
        let taken = self.session.take_back(seat, NOW);
        let taken = taken.or_else(|why| self.session.take_back_agreed(seat, 1, NOW).map_err(|_| why));
        if let Err(error) = taken {
            writeln!(self.out, "{}", self.speaker().word(&format!("cli-{}", error.code())))?;
            return Ok(false);
        }
        self.shown = self.shown.min(self.session.game().log(self.viewer(), 0).len());
        record_file::write(&self.save, self.session.game())?;
        Ok(true)
    }

    fn tell_news(&mut self) -> Result<(), Failure> {
        let news = self.session.game().log(self.viewer(), self.shown);
        self.shown += news.len();
        let speaker = Speaker::new(self.language, &self.names).of(self.session.game().title());
        for line in news {
            writeln!(self.out, "· {}", speaker.say(&line.phrase))?;
        }
        Ok(())
    }

    fn whole_log(&mut self) -> Result<(), Failure> {
        self.shown = 0;
        self.tell_news()
    }

    fn say(&mut self, id: &str) -> Result<(), Failure> {
        let text = self.speaker().word(id);
        writeln!(self.out, "{text}")?;
        Ok(())
    }

    /// The ranking with everyone's points by source, and the proof that the dice were honest.
    fn finish(&mut self) -> Result<(), Failure> {
        record_file::write(&self.save, self.session.game())?;
        let viewer = self.viewer();
        let text = tessera_table::text(Sight::new(self.session.game(), viewer), &[], &self.speaker(), self.paint);
        writeln!(self.out, "\n{}", text.board)?;
        self.tell_news()?;
        ranking(
            self.out,
            self.session.game(),
            &Speaker::new(self.language, &self.names).of(self.session.game().title()),
            self.paint,
        )?;
        let note = Phrase::new("cli-finished").with("file", self.save.display().to_string());
        writeln!(self.out, "{}", self.speaker().say(&note))?;
        Ok(())
    }
}

/// The option that was typed: by its number, in notation, or by the end of its notation where that is unique ("G5").
pub fn chosen(line: &str, decision: &AnyDecision) -> Option<usize> {
    let by_number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    if let Some(index) = by_number.filter(|&index| index < decision.options.len()) {
        return Some(index);
    }
    let mut choices = decision.options.iter().map(|option| &option.choice);
    if let Some(index) = choices.clone().position(|choice| choice.eq_ignore_ascii_case(line)) {
        return Some(index);
    }
    let ends_so =
        |choice: &String| choice.rsplit_once(' ').is_some_and(|(_, object)| object.eq_ignore_ascii_case(line));
    let (first, last) = (choices.clone().position(ends_so)?, choices.rposition(ends_so)?);
    (first == last).then_some(first)
}

/// The options with their numbers, under their headings; long lists side by side.
pub fn list(out: &mut impl Write, decision: &AnyDecision, speaker: &Speaker<'_>, paint: Paint) -> io::Result<()> {
    let long = decision.options.len() > LONG_LIST;
    let mut heading = None;
    let mut line = String::new();
    for (index, option) in decision.options.iter().enumerate() {
        let group = option.label.group.as_ref();
        if group != heading {
            if !line.is_empty() {
                writeln!(out, "{}", std::mem::take(&mut line))?;
            }
            heading = group;
            if let Some(group) = group {
                writeln!(out, " {}", paint.quiet(&capital(&speaker.say(group))))?;
            }
        }
        let number = paint.gold(&format!("{:>3}", index + 1));
        let label = capital(&speaker.say(&option.label.text));
        if !long {
            writeln!(out, "{number}  {label}")?;
            continue;
        }
        line.push_str(&format!("{number}  {label:<22}"));
        if (index + 1) % 4 == 0 {
            writeln!(out, "{}", std::mem::take(&mut line).trim_end())?;
        }
    }
    if !line.is_empty() {
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// What to say to something that is none of `count` options.
pub fn unclear(text: &str, count: usize) -> Phrase {
    if text.is_empty() {
        return Phrase::new("cli-empty").with("count", count);
    }
    Phrase::new("cli-unclear").with("text", text.to_owned()).with("count", count)
}

/// Places, points and where they come from.
pub fn ranking(out: &mut impl Write, game: &dyn AnyMatch, speaker: &Speaker<'_>, paint: Paint) -> io::Result<()> {
    let Some(outcome) = game.outcome() else { return Ok(()) };
    let sources = game.scores(Viewer::Spectator);
    let said = |points: i32| points_text(points, game.point());
    let mut places: Vec<(u8, Seat)> = outcome.ranks.iter().map(|(seat, &rank)| (rank, seat)).collect();
    places.sort_unstable();
    writeln!(out)?;
    for (rank, seat) in places {
        let lines: Vec<String> = sources[seat.index()]
            .iter()
            .map(|line| format!("{} {}", speaker.word(line.source), said(line.points)))
            .collect();
        let name = paint.seat(seat, speaker.name(seat));
        let points = paint.strong(&format!("{:>3}", said(outcome.scores[seat])));
        writeln!(out, "{rank}. {points}  {name}  {}", paint.quiet(&lines.join(" · ")))?;
    }
    for (first, second, tie) in outcome.ties(&game.tie_breaks()) {
        writeln!(out, "{}", speaker.say(&tie.tell(first, second)))?;
    }
    Ok(())
}
