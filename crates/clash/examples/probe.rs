use std::collections::BTreeMap;
use tessera_clash::{Base2012, Monumental};
use tessera_kernel::*;
struct P(Rng, BTreeMap<String, (u64,u64)>, bool, bool);
impl<G: Game> Policy<G> for P {
    fn pick(&mut self, o: Offer<'_, G>) -> usize {
        let mut i = self.0.index(o.count);
        if self.3 {
            let p = format!("{:?}", o.prompt);
            if p.starts_with("Turn") { for _ in 0..6 { if matches!(format!("{:?}", o.choice(i)).as_str(), "End" | "Trade(Seat(0))" | "Trade(Seat(1))") { i = self.0.index(o.count); } } }
            if p.starts_with("Raze") { i = o.count - 1; }
        }
        if self.2 {
            let p = format!("{:?}", o.prompt); let p = p.split([' ','{']).next().unwrap().to_string();
            let c = format!("{:?}", o.choice(i)); let c = c.split(['(',' ']).next().unwrap().to_string();
            let c = if p == "Turn" { format!("{:?}", o.choice(i)) } else { c };
            let e = self.1.entry(format!("{p} {c}")).or_default(); e.0 += 1; e.1 += o.count as u64;
        }
        i
    }
}
fn run<G: Game>(n: u64, seats: usize, stats: bool) {
    let setup = Setup::anonymous::<G>(seats).checked::<G>().unwrap();
    let t = std::time::Instant::now();
    let mut d = 0; let mut p = P(Rng::from_number(7), BTreeMap::new(), stats, stats);
    let mut scores = 0f64; 
    for seed in 0..n {
        let s = G::setup(&setup, Rng::from_number(seed));
        let r = Position::<G>::new(s, None).play_out(&mut p, |_| true);
        d += r.decisions;
        scores += G::outcome(&r.state).unwrap().scores.values().sum::<i32>() as f64;
    }
    let e = t.elapsed().as_secs_f64();
    println!("{} {seats}: {:.0} games/s, {:.3} us/decision, {:.0} decisions/game, mean score {:.1}", G::ID, n as f64 / e, e * 1e6 / d as f64, d as f64 / n as f64, scores / n as f64 / seats as f64 / 2.0);
    for (k, (c, o)) in p.1 { println!("{k:50} {:.3} per game, {:.1} options", c as f64 / n as f64, o as f64 / c as f64); }
}
fn main() {
    let n: u64 = std::env::args().nth(1).map_or(2000, |a| a.parse().unwrap());
    let stats = std::env::args().nth(2).is_some();
    for seats in [2, 3, 4] { run::<Monumental>(n, seats, stats && seats == 2); }
    for seats in [2, 3, 4] { run::<Base2012>(n, seats, stats && seats == 2); }
}
