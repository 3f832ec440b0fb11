//! Exact winning quotas compared with a direct computation, sampled games and known numbers.

use std::collections::HashMap;

use plyground::{
    dtw::{Distances, PlainTable},
    lab::{Autoplay, ExactQuota, Experiment, Outcome, Quota, Runner, Tie, WinningChain, report},
    slide::{Evaluation, Position, Slide, WeightedSum},
};

fn results(query: &str) -> Vec<Outcome> {
    let experiment = Experiment::parse(query).unwrap();
    let mut runner = Runner::new(&experiment).unwrap();
    let rows: Vec<String> = (0..experiment.trials()).map(|trial| runner.row(trial)).collect();
    report(&experiment, &rows.iter().map(String::as_str).collect::<Vec<_>>()).unwrap().results
}

fn exact(query: &str) -> Vec<ExactQuota> {
    let quota = |outcome| match outcome {
        Outcome::ExactQuota(quota) => quota,
        other => panic!("{query}: {other:?}"),
    };
    results(query).into_iter().map(quota).collect()
}

fn sampled(query: &str) -> Quota {
    match results(query).remove(0) {
        Outcome::Autoplay(Autoplay { quota, .. }) => quota.unwrap(),
        other => panic!("{query}: {other:?}"),
    }
}

/// The minimum value of the leaves below a position, the number of leaves with it, and whether Win was found.
type Found = (f64, u64, bool);

/// The probabilities of games of SlideTwo by recursion, as the thesis describes them (4.1.1 and 5.2.3).
struct Plain {
    evaluation: WeightedSum,
    tie: Tie,
    known: HashMap<(Position<2>, u8, u32), f64>,
    /// What searches have found below the successors of a position.
    found: HashMap<(Position<2>, u8), Vec<Found>>,
}

impl Plain {
    fn search(&self, position: Position<2>, plies: u8) -> Found {
        if position.is_win() {
            return (-1000.0, 1, true);
        }
        if plies == 0 {
            return (self.evaluation.value(&position), 1, false);
        }
        Slide::new().successors(position).fold((f64::INFINITY, 0, false), |(value, leaves, seen), successor| {
            let below = self.search(successor, plies - 1);
            let seen = seen || below.2;
            match below.0.total_cmp(&value) {
                std::cmp::Ordering::Less => (below.0, below.1, seen),
                std::cmp::Ordering::Equal => (value, leaves + below.1, seen),
                std::cmp::Ordering::Greater => (value, leaves, seen),
            }
        })
    }

    fn quota(&mut self, position: Position<2>, t: u8, moves: u32) -> f64 {
        if position.is_win() || moves == 0 {
            return f64::from(u8::from(position.is_win()));
        }
        if let Some(known) = self.known.get(&(position, t, moves)) {
            return *known;
        }
        let successors: Vec<_> = Slide::new().successors(position).collect();
        let found = self.found.get(&(position, t)).cloned();
        let found =
            found.unwrap_or_else(|| successors.iter().map(|successor| self.search(*successor, t - 1)).collect());
        self.found.entry((position, t)).or_insert_with(|| found.clone());
        let least = found.iter().map(|found| found.0).fold(f64::INFINITY, f64::min);
        let mut best: Vec<usize> = (0..found.len()).filter(|&place| found[place].0 <= least).collect();
        let most = best.iter().map(|&place| found[place].1).max();
        match self.tie {
            Tie::Random => (),
            Tie::First => best.truncate(1),
            Tie::Fat => best.retain(|&place| Some(found[place].1) == most),
            Tie::Clustered | Tie::Spread => unreachable!("no test has these rules"),
        }
        let after = if found.iter().any(|found| found.2) { t.max(2) - 1 } else { t };
        let sum: f64 = best.iter().map(|&place| self.quota(successors[place], after, moves - 1)).sum();
        let quota = sum / best.len() as f64;
        self.known.insert((position, t, moves), quota);
        quota
    }
}

#[test]
fn every_quota_of_slide_two_is_the_one_that_plain_reckoning_gives() {
    let table = PlainTable::<2>::generate();
    for (eval, t) in [("man", 1), ("eu", 2), ("nb", 3), ("man+0.5*inv", 3), ("zero", 4), ("perm", 5), ("l2", 6)] {
        for tie in [Tie::Random, Tie::Fat, Tie::First] {
            let evaluation: WeightedSum = eval.parse().unwrap();
            let mut chain = WinningChain::new(t, tie, &table, |position| evaluation.value(position));
            let mut plain = Plain { evaluation, tie, known: HashMap::new(), found: HashMap::new() };
            for moves in 0..=25 {
                for position in (0..Position::<2>::COUNT).filter_map(Position::from_index) {
                    let (found, expected) = (chain.quota(&position), plain.quota(position, t, moves));
                    assert!(
                        (found - expected).abs() < 1e-12,
                        "{eval} {t} {tie:?} {moves} {position}: {found} {expected}"
                    );
                }
                chain.advance();
            }
        }
    }
}

#[test]
fn quotas_rise_with_the_moves_from_the_positions_that_are_near_enough() {
    let table = PlainTable::<2>::generate();
    let positions = || (0..Position::<2>::COUNT).filter_map(Position::<2>::from_index);
    let mut chain = WinningChain::new(2, Tie::Random, &table, |position| Evaluation::Man.value(position));
    let mut before: Vec<f64> = vec![0.0; positions().count()];
    for moves in 0..200_u32 {
        let quotas = chain.quotas();
        assert_eq!((quotas.moves, quotas.by_distance[0].to_bits()), (moves, 1.0_f64.to_bits()));
        let mut sums = vec![0.0; quotas.by_distance.len()];
        for (position, before) in positions().zip(&mut before) {
            let quota = chain.quota(&position);
            let distance = table.distance(&position);
            assert!(
                *before <= quota && quota <= f64::from(u8::from(u32::from(distance) <= moves)),
                "{position} {moves}"
            );
            sums[usize::from(distance)] += quota;
            *before = quota;
        }
        for ((sum, count), mean) in sums.iter().zip(table.histogram()).zip(&quotas.by_distance) {
            assert!((sum / count as f64 - mean).abs() < 1e-12);
        }
        let count = |condition: &dyn Fn(f64) -> bool| before.iter().filter(|quota| condition(**quota)).count() as u64;
        assert_eq!(quotas.never, count(&|quota| quota <= 0.0));
        // A quota may be rounded to certainty, but what is certain has no other.
        assert!(quotas.always <= count(&|quota| quota >= 1.0));
        chain.advance();
    }
    let (end, again) = (chain.quotas(), {
        chain.restart();
        (0..200).for_each(|_| chain.advance());
        chain.quotas()
    });
    assert_eq!(end, again);
}

#[test]
fn certainty_is_told_from_what_is_rounded_to_it() {
    // Every tie here is a loop that the game leaves sooner or later.
    let table = PlainTable::<2>::generate();
    let mut chain = WinningChain::new(1, Tie::Random, &table, |_| 1.0);
    (0..20_000).for_each(|_| chain.advance());
    let quotas = chain.quotas();
    assert!(quotas.by_distance.iter().all(|mean| (mean - 1.0).abs() < 1e-9));
    assert_eq!((quotas.never, quotas.always), (0, 5));
}

/// Quotas of all positions of a distance, computed by another program (see `presets`), and games of ours.
#[test]
#[ignore = "thorough"]
fn quotas_of_slide_three_are_the_known_ones_and_lie_in_the_intervals_of_samples() {
    let found = exact("kind=exact-quota&eval=eu&sweep=dtw&over=8,9,10,11,12,13,14,15,16,17,18,24,all");
    let known = [0.8893, 0.8063, 0.7298, 0.6497, 0.5887, 0.5262, 0.4770, 0.4293, 0.3949, 0.3596, 0.3352, 0.2509];
    for (found, known) in found.iter().zip(known) {
        assert!((found.exact - known).abs() < 0.00006, "{:?}: {} and not {known}", found.point, found.exact);
    }
    let [.., far, all] = &found[..] else { panic!("there are thirteen points") };
    assert_eq!((all.exact.to_bits(), all.n), (all.all.to_bits(), 100));
    assert_eq!((far.curve.len(), far.curve[99].to_bits()), (100, far.exact.to_bits()));
    assert!(far.curve.is_sorted() && far.curve[23] > 0.0 && far.curve[..23].iter().all(|quota| *quota <= 0.0));
    assert_eq!(far.distances.iter().map(|class| class.positions).sum::<u64>(), Position::<3>::COUNT);
    for (place, dtw) in [(0, 8), (6, 14)] {
        let Quota { low, high, .. } = sampled(&format!("eval=eu&dtw={dtw}&n=2000"));
        assert!((low..=high).contains(&found[place].exact), "{dtw}: {} from {low} to {high}", found[place].exact);
    }
}

#[test]
#[ignore = "thorough"]
fn ties_and_chosen_positions_of_slide_three_lie_in_the_intervals_of_samples() {
    for query in ["tie=fat&dtw=8&t=4&limit=30", "tie=first&dtw=8&t=4&limit=30", "start=115.354126879&t=4&limit=30"] {
        let quota = exact(&format!("kind=exact-quota&{query}")).remove(0).exact;
        let Quota { low, high, .. } = sampled(&format!("{query}&n=2000"));
        assert!(quota > 0.0 && (low..=high).contains(&quota), "{query}: {quota} from {low} to {high}");
    }
}

#[test]
fn queries_say_what_an_exact_quota_needs() {
    let canonical = |query: &str| Experiment::parse(query).unwrap().query();
    assert_eq!(
        canonical("limit=50&tie=first&kind=exact-quota&eval=play&t=5"),
        "kind=exact-quota&eval=play&tie=first&limit=50"
    );
    assert_eq!(Experiment::parse("kind=exact-quota&sweep=eval&over=man,eu&limit=7").unwrap().trials(), 14);
    for (query, key, expected) in [
        ("eval=random", "eval", "without chance"),
        ("eval=tiletab", "eval", "without chance"),
        ("eval=-20*man", "eval", "above the value of Win"),
        ("sweep=eval&over=man,random", "over", "without chance"),
        ("noise=add", "noise", "kind com, autoplay, trace"),
        ("sweep=noise&over=none,add", "sweep", "kind com, autoplay, trace"),
        ("tie=spread", "tie", "random, fat, first"),
        ("n=5", "n", "a kind with trials by chance"),
        ("seed=5", "seed", "a kind with trials by chance"),
        ("win=buggy", "win", "kind com, autoplay, trace"),
        ("fat=distinct", "fat", "kind autoplay, trace or clusters"),
        ("sweep=limit&over=5,6", "sweep", "another key"),
        ("ci=normal", "ci", "kind com, autoplay, ties"),
    ] {
        let error = Experiment::parse(&format!("kind=exact-quota&{query}")).unwrap_err();
        assert_eq!(error.key, key, "{query}");
        assert!(error.expected.contains(expected), "{query}: {}", error.expected);
    }
}

#[test]
fn reports_take_no_rows_that_cannot_be_those_of_the_chain() {
    let experiment = Experiment::parse("kind=exact-quota&limit=2").unwrap();
    let classes = ["1"; 27].join(" ");
    let row = |moves: u32, quota: &str, never: u64| format!("{},{moves},{quota},{never},0,{classes}", moves - 1);
    let refuses = |row: String| report(&experiment, &[&row]).unwrap_err().expected;
    assert!(report(&experiment, &[&row(1, "0.5", 4), &row(2, "0.5", 3)]).unwrap().complete);
    assert!(refuses(row(1, "1.5", 0)).contains("from 0 to 1"));
    assert!(refuses(row(1, "NaN", 0)).contains("from 0 to 1"));
    assert!(refuses(row(1, "0.5", 11_612_161)).contains("11612160"));
    assert!(refuses(row(1, "0.5", 0).replace(" 1", "")).contains("27 numbers"));
}

#[test]
fn the_preparation_of_trials_is_done_in_steps() {
    let experiment = Experiment::parse("kind=exact-quota&dtw=4&t=2&limit=3").unwrap();
    let (mut slow, mut plain) = (Runner::new(&experiment).unwrap(), Runner::new(&experiment).unwrap());
    let mut shares = vec![0.0];
    while shares.last() != Some(&1.0) {
        shares.push(slow.prepare(1));
    }
    // The search, six steps of it, the chain, and two moves.
    assert_eq!(shares.len(), 11);
    assert!(shares.is_sorted_by(|before, after| before < after), "{shares:?}");
    // Finished work is not repeated.
    assert_eq!((slow.prepare(1), slow.prepare(0)), (1.0, 1.0));
    let rows = |runner: &mut Runner| (0..3).map(|trial| runner.row(trial)).collect::<Vec<_>>();
    assert_eq!(rows(&mut slow), rows(&mut plain));
}

#[test]
fn points_of_one_chain_are_quickest_together() {
    let together = |query: &str| Runner::new(&Experiment::parse(query).unwrap()).unwrap().chain_length();
    assert_eq!(together("kind=exact-quota&limit=20&sweep=dtw&over=8,14,20"), Some(60));
    assert_eq!(together("kind=exact-quota&limit=20&sweep=eval&over=eu,man,zero"), Some(20));
    assert_eq!(together("n=20&sweep=eval&over=eu,man,zero"), None);
}
