//! The load test itself: tables, viewers, choices.

use std::collections::VecDeque;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinSet;

use super::house::{House, database_busy};
use super::people::{Person, Wire};
use super::report::{Cost, Memory, Report, Stage, Timing};
use super::viewer::{Tally, Viewer};
use super::{Arguments, bar, wrong};
use crate::failure::Failure;

/// How much is set up at the same time.
const SETTING_UP: usize = 16;
/// Matches that are made and played before the others, and are not counted.
const WARM: u32 = 2 * SETTING_UP as u32;
/// No choice takes so long.
const PATIENCE: Duration = Duration::from_secs(60);
/// The fewest players Tempus has.
const FEWEST: usize = 3;
/// The most players Tempus has.
const SEATS: usize = 5;

/// One match and who looks at it.
type Table = Vec<Arc<Viewer>>;

/// What one choice took.
struct Choice {
    acknowledged: Duration,
    updated: Duration,
}

/// Sets everything up, makes choices and says what they took.
pub async fn measure(arguments: &Arguments, urls: Vec<String>) -> Result<Report, Failure> {
    let mut houses = Vec::new();
    if urls.is_empty() {
        for _ in 0..arguments.nodes {
            houses.push(House::open(arguments.database.as_deref())?);
        }
    }
    let own = houses.iter().map(|house| house.url.clone());
    let wire = Wire::new(urls.iter().cloned().chain(own).collect())?;
    let sum = |of: fn(&House) -> Option<u64>| houses.iter().map(of).sum::<Option<u64>>().filter(|_| !houses.is_empty());
    let memory = || sum(House::memory);
    let busy = || houses.iter().map(House::busy).sum::<Option<f64>>().filter(|_| !houses.is_empty());
    let viewers = arguments.viewers as usize;
    let mut people = Vec::new();
    for _ in 0..viewers.clamp(FEWEST, SEATS) {
        people.push(wire.guest().await?);
    }
    let watching = Arc::new(wire.spectator().await?);
    // One of each beforehand, and as many matches as are made at once: what a server needs for its first ones (threads,
    // caches, room to work in) it does not need again for each further one.
    let first_page = wire.weigh("/", "").await?;
    let id = wire.table(&people).await?;
    let table_page = wire.weigh(&format!("/t/{id}"), &people[0].cookie).await?;
    let empty = memory();
    let people = Arc::new(people);
    tables(arguments, WARM, &wire, &people).await?;
    let warm = memory();
    let ids = tables(arguments, arguments.matches, &wire, &people).await?;
    let cached = memory();

    let people: Vec<Arc<Person>> = Arc::into_inner(people).unwrap_or_default().into_iter().map(Arc::new).collect();
    let players = Players { wire: wire.clone(), people: people.clone(), ids: ids.clone().into() };
    let eyes: Vec<Arc<Person>> = people.into_iter().chain(std::iter::repeat(watching)).take(viewers).collect();
    let tally = Arc::new(Tally::default());
    let (failed, mut failing) = watch::channel(None);
    let mut tables = Vec::with_capacity(ids.len());
    for id in &ids {
        tables.push(eyes.iter().map(|person| Arc::new(Viewer::new(&wire, person, id, &tally))).collect::<Table>());
    }
    let stages = async {
        open(&tables, &tally, &failed).await?;
        let live = memory();
        let mut stages = Vec::new();
        let mut random = Random(arguments.seed);
        let rates: Vec<Option<f64>> =
            if arguments.rate.is_empty() { vec![None] } else { arguments.rate.iter().copied().map(Some).collect() };
        for rate in rates {
            tally.bytes.lock().unwrap_or_else(PoisonError::into_inner).clear();
            let before = (busy(), database_busy(), wire.metric("tessera_statements_total").await);
            let (timings, seconds) = choices(arguments, rate, &tables, &players, &mut random).await?;
            let after = (busy(), database_busy(), wire.metric("tessera_statements_total").await);
            let nodes = after.0.zip(before.0).map(|(after, before)| after - before);
            let database = after.1.zip(before.1).map(|(after, before)| after - before);
            let database = database.filter(|_| arguments.database.is_some());
            let each = |all: f64| all / timings.len().max(1) as f64;
            let mut bytes = tally.bytes.lock().unwrap_or_else(PoisonError::into_inner).clone();
            bytes.sort_unstable();
            stages.push(Stage {
                rate,
                choices: timings.len(),
                choices_per_second: timings.len() as f64 / seconds,
                acknowledged: Timing::of(timings.iter().map(|choice| choice.acknowledged)),
                updated: Timing::of(timings.iter().map(|choice| choice.updated)),
                update_bytes_median: super::report::percentile(&bytes, 50.0),
                update_bytes_p90: super::report::percentile(&bytes, 90.0),
                server_cores: nodes.map(|nodes| nodes / seconds),
                cost: Cost {
                    server_ms: nodes.map(|nodes| 1000.0 * each(nodes)),
                    database_ms: database.map(|database| 1000.0 * each(database)),
                    statements: each(after.2 - before.2),
                    update_bytes: each(bytes.iter().copied().map(f64::from).sum()),
                },
            });
        }
        Ok::<_, Failure>((live, stages))
    };
    let (live, stages) = tokio::select! {
        done = stages => done?,
        why = failing.wait_for(Option::is_some) => {
            let why = why.ok().and_then(|why| why.clone()).unwrap_or_default();
            return Err(wrong(format!("a viewer gave up: {why}")));
        }
    };
    Ok(Report {
        matches: ids.len(),
        viewers,
        depth: arguments.depth,
        first_page_bytes: first_page,
        table_page_bytes: table_page,
        memory: Memory::of([empty, warm, cached, live, memory()], ids.len()),
        stages,
    })
}

/// Makes the tables, and the choices before anybody looks.
async fn tables(
    arguments: &Arguments,
    matches: u32,
    wire: &Wire,
    people: &Arc<Vec<Person>>,
) -> Result<Vec<String>, Failure> {
    let bar = bar(u64::from(matches), "matches");
    let mut making: JoinSet<Result<String, Failure>> = JoinSet::new();
    let mut ids = Vec::new();
    for number in 0..matches {
        if making.len() >= SETTING_UP
            && let Some(made) = making.join_next().await
        {
            ids.push(made.map_err(wrong)??);
            bar.inc(1);
        }
        let (wire, people) = (wire.clone(), people.clone());
        let depth = u64::from(arguments.depth) * u64::from(number) / u64::from(matches - 1).max(1);
        let mut random = Random(arguments.seed ^ (u64::from(number) << 32));
        making.spawn(async move {
            let id = wire.table(&people).await?;
            if depth > 0 {
                let depth = u32::try_from(depth).unwrap_or(u32::MAX);
                wire.play(&people, &id, depth, |count| random.below(count)).await?;
            }
            Ok(id)
        });
    }
    while let Some(made) = making.join_next().await {
        ids.push(made.map_err(wrong)??);
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(ids)
}

/// Opens every viewer's stream and waits until all have seen their match and nothing moves any more.
async fn open(tables: &[Table], tally: &Tally, failed: &watch::Sender<Option<String>>) -> Result<(), Failure> {
    let viewers: Vec<&Arc<Viewer>> = tables.iter().flatten().collect();
    let bar = bar(viewers.len() as u64, "viewers");
    let mut opening: JoinSet<Result<(), Failure>> = JoinSet::new();
    for viewer in viewers {
        if opening.len() >= SETTING_UP
            && let Some(opened) = opening.join_next().await
        {
            opened.map_err(wrong)??;
            bar.inc(1);
        }
        let (viewer, failed) = (viewer.clone(), failed.clone());
        opening.spawn(async move {
            viewer.clone().open(failed).await?;
            viewer.sees(0).await
        });
    }
    while let Some(opened) = opening.join_next().await {
        opened.map_err(wrong)??;
        bar.inc(1);
    }
    // Everyone hears of everyone's arrival: let that settle.
    let mut before = u64::MAX;
    while tally.updates.load(Ordering::Relaxed) != before {
        before = tally.updates.load(Ordering::Relaxed);
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    bar.finish_and_clear();
    Ok(())
}

/// Makes choices in one match after the other for as long as asked; returns what each took, and how long it was.
async fn choices(
    arguments: &Arguments,
    rate: Option<f64>,
    tables: &[Table],
    players: &Players,
    random: &mut Random,
) -> Result<(Vec<Choice>, f64), Failure> {
    let begun = Instant::now();
    let end = begun + Duration::from_secs(arguments.seconds);
    let bar = bar(arguments.seconds, "seconds");
    // With a rate choices come when they come; without one, so many are on their way.
    let at_once = if rate.is_some() { tables.len() } else { arguments.at_once as usize };
    let room = Arc::new(Semaphore::new(at_once));
    let (give_back, mut given_back) = mpsc::unbounded_channel::<usize>();
    let mut idle: VecDeque<usize> = (0..tables.len()).collect();
    random.shuffle(idle.make_contiguous());
    let made: Arc<Mutex<Vec<Choice>>> = Arc::default();
    let mut acting: JoinSet<Result<(), Failure>> = JoinSet::new();
    let mut next = tokio::time::Instant::now();
    loop {
        bar.set_position(begun.elapsed().as_secs());
        if let Some(rate) = rate {
            // People do not act in step: the gaps are as random as theirs.
            next += Duration::from_secs_f64(-random.unit().ln() / rate);
            tokio::time::sleep_until(next.min(end.into())).await;
        }
        if Instant::now() >= end {
            break;
        }
        while let Some(done) = acting.try_join_next() {
            done.map_err(wrong)??;
        }
        let permit = room.clone().acquire_owned().await.map_err(wrong)?;
        while let Ok(free) = given_back.try_recv() {
            idle.push_back(free);
        }
        let Some(index) = idle.pop_front() else {
            if acting.is_empty() {
                return Err(wrong("every match is over: take more matches or less time"));
            }
            drop(permit);
            tokio::time::sleep(Duration::from_millis(1)).await;
            continue;
        };
        let table = tables[index].clone();
        let actor = table.iter().find(|viewer| viewer.asked()).cloned();
        // A match that is over is not played any more; whoever plays without looking is found by the API.
        if actor.is_none() && table.len() >= FEWEST {
            continue;
        }
        let (mut random, made, give_back) = (Random(random.next()), made.clone(), give_back.clone());
        let players = players.clone();
        acting.spawn(async move {
            let begun = Instant::now();
            let choice = async {
                let sequence = match actor {
                    Some(actor) => actor.choose(|count| random.below(count)).await?,
                    None => players.choose(index, &mut random).await?,
                };
                let acknowledged = begun.elapsed();
                for viewer in &table {
                    viewer.sees(sequence).await?;
                }
                Ok::<_, Failure>(Choice { acknowledged, updated: begun.elapsed() })
            };
            let choice =
                tokio::time::timeout(PATIENCE, choice).await.map_err(|_| wrong("a choice took too long"))??;
            made.lock().unwrap_or_else(PoisonError::into_inner).push(choice);
            drop(permit);
            // Nobody may be there any more to play it again.
            let _ = give_back.send(index);
            Ok(())
        });
    }
    let seconds = begun.elapsed().as_secs_f64();
    while let Some(done) = acting.join_next().await {
        done.map_err(wrong)??;
    }
    bar.finish_and_clear();
    let made = std::mem::take(&mut *made.lock().unwrap_or_else(PoisonError::into_inner));
    Ok((made, seconds.max(begun.elapsed().as_secs_f64())))
}

/// Those who play without looking.
#[derive(Clone)]
struct Players {
    wire: Wire,
    people: Vec<Arc<Person>>,
    ids: Arc<[String]>,
}

impl Players {
    /// Whoever is waited for makes a choice; returns the sequence after it.
    async fn choose(&self, table: usize, random: &mut Random) -> Result<usize, Failure> {
        self.wire.play(&self.people, &self.ids[table], 1, |count| random.below(count)).await
    }
}

/// Numbers that look random (SplitMix64): good enough to pick with.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Above 0, at most 1.
    fn unit(&mut self) -> f64 {
        ((self.next() >> 11) + 1) as f64 / (1u64 << 53) as f64
    }

    fn below(&mut self, count: usize) -> usize {
        (self.next() % count.max(1) as u64) as usize
    }

    fn shuffle(&mut self, items: &mut [usize]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}
