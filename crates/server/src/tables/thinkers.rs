//! Who thinks next: so many at a time, and everyone's in turn. Bots think for whoever set the table up, hints and looks
//! back for whoever asked.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// Hints and looks back of one person that may wait.
const WAITING: usize = 4;
/// Hints and looks back that may wait in all.
const ALL_WAITING: usize = 200;

/// Places to think at, and who waits for one.
pub struct Thinkers {
    queue: Arc<Mutex<Queue>>,
}

struct Queue {
    free: usize,
    /// The most places one person has at a time.
    share: usize,
    thinking: HashMap<i64, usize>,
    /// Who waits, the one whose turn it is first.
    waiting: VecDeque<(i64, VecDeque<Waiting>)>,
}

struct Waiting {
    go: oneshot::Sender<Turn>,
    /// Whether somebody asked, who can be told to ask later; a bot must move some time.
    asked: bool,
}

/// A place to think at, until it is dropped.
pub struct Turn {
    person: i64,
    queue: Arc<Mutex<Queue>>,
}

/// Too much of it waits already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Busy;

impl Thinkers {
    /// So many places. Nobody gets more than half of them, as long as there are two.
    pub fn new(places: usize) -> Self {
        let free = places.max(1);
        let queue = Queue { free, share: free.div_ceil(2), thinking: HashMap::new(), waiting: VecDeque::new() };
        Self { queue: Arc::new(Mutex::new(queue)) }
    }

    /// A place for somebody's bot, when it is their turn.
    pub async fn turn(&self, person: i64) -> Turn {
        let turn = self.wait(person, false);
        turn.await.expect("whoever waits stays in the queue")
    }

    /// A place for what somebody asked, when it is their turn; `Busy` when enough of theirs waits.
    pub async fn asked_turn(&self, person: i64) -> Result<Turn, Busy> {
        {
            let queue = lock(&self.queue);
            let asked = |(_, waiting): &(i64, VecDeque<Waiting>)| {
                waiting.iter().filter(|one| one.asked && !one.go.is_closed()).count()
            };
            let own: usize = queue.waiting.iter().filter(|(other, _)| *other == person).map(asked).sum();
            if own >= WAITING || queue.waiting.iter().map(asked).sum::<usize>() >= ALL_WAITING {
                return Err(Busy);
            }
        }
        Ok(self.wait(person, true).await.expect("whoever waits stays in the queue"))
    }

    fn wait(&self, person: i64, asked: bool) -> oneshot::Receiver<Turn> {
        let (go, turn) = oneshot::channel();
        {
            let mut queue = lock(&self.queue);
            let waiting = Waiting { go, asked };
            match queue.waiting.iter_mut().find(|(other, _)| *other == person) {
                Some((_, own)) => own.push_back(waiting),
                None => queue.waiting.push_back((person, VecDeque::from([waiting]))),
            }
        }
        hand_out(&self.queue);
        turn
    }
}

fn lock(queue: &Mutex<Queue>) -> MutexGuard<'_, Queue> {
    queue.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Gives free places to those whose turn it is.
fn hand_out(queue: &Arc<Mutex<Queue>>) {
    loop {
        let Some((person, next)) = lock(queue).next() else { return };
        let turn = Turn { person, queue: queue.clone() };
        if let Err(unwanted) = next.go.send(turn) {
            // Whoever waited has gone. Dropped, it would hand out from here once more.
            lock(queue).give_back(person);
            std::mem::forget(unwanted);
        }
    }
}

impl Queue {
    /// The next to think; their place is taken.
    fn next(&mut self) -> Option<(i64, Waiting)> {
        for (_, waiting) in &mut self.waiting {
            waiting.retain(|one| !one.go.is_closed());
        }
        self.waiting.retain(|(_, waiting)| !waiting.is_empty());
        if self.free == 0 {
            return None;
        }
        let thinks = |person: &i64| self.thinking.get(person).copied().unwrap_or_default();
        let at = self.waiting.iter().position(|(person, _)| thinks(person) < self.share)?;
        let (person, mut waiting) = self.waiting.remove(at)?;
        let next = waiting.pop_front()?;
        if !waiting.is_empty() {
            // Everybody else comes before them again.
            self.waiting.push_back((person, waiting));
        }
        self.free -= 1;
        *self.thinking.entry(person).or_default() += 1;
        Some((person, next))
    }

    fn give_back(&mut self, person: i64) {
        self.free += 1;
        if let Some(count) = self.thinking.get_mut(&person) {
            *count -= 1;
            if *count == 0 {
                self.thinking.remove(&person);
            }
        }
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        lock(&self.queue).give_back(self.person);
        hand_out(&self.queue);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    async fn soon<T>(what: impl Future<Output = T>) -> Option<T> {
        tokio::time::timeout(Duration::from_millis(50), what).await.ok()
    }

    #[tokio::test]
    async fn everyone_gets_their_turn_however_much_one_asks() {
        let thinkers = Thinkers::new(1);
        let thinking = thinkers.turn(1).await;
        let greedy: Vec<_> = (0..20).map(|_| thinkers.wait(1, true)).collect();
        let modest = thinkers.wait(2, false);
        drop(thinking);
        // The one who asked first was in the queue before; the other comes next, before the remaining nineteen.
        let mut greedy = greedy.into_iter();
        let first = soon(greedy.next().expect("twenty")).await.expect("a turn").expect("a turn");
        drop(first);
        assert!(soon(modest).await.is_some(), "one think of somebody else, not twenty");
    }

    #[tokio::test]
    async fn nobody_thinks_in_all_places_at_once() {
        let thinkers = Thinkers::new(4);
        let _one = thinkers.turn(1).await;
        let _other = thinkers.turn(1).await;
        assert!(soon(thinkers.turn(1)).await.is_none(), "half of four");
        assert!(soon(thinkers.turn(2)).await.is_some(), "the rest is for others");
    }

    #[tokio::test]
    async fn whoever_asks_too_much_is_told_so() {
        let thinkers = Thinkers::new(1);
        let thinking = thinkers.turn(1).await;
        let waiting: Vec<_> = (0..WAITING).map(|_| thinkers.wait(1, true)).collect();
        assert_eq!(thinkers.asked_turn(1).await.err(), Some(Busy));
        assert!(soon(thinkers.asked_turn(2)).await.is_none(), "others wait");
        drop(waiting);
        assert!(soon(thinkers.asked_turn(1)).await.is_none(), "whoever stopped waiting does not count");
        drop(thinking);
        assert!(soon(thinkers.asked_turn(1)).await.is_some(), "nobody is left in the way");
    }
}
