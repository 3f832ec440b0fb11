//! The MTD family against the figures of [Mańdziuk and Osman 2004], on choices that show every test.

use plyground::{
    game::{Evaluate, Game, Outcome, Player},
    search::{Budget, Driver, Mtd, MtdOptions, Options},
};
use proptest::{collection::vec, prelude::*};

/// A choice among numbers, which a search looks at one by one.
#[derive(Clone, Copy)]
struct Choice<'a>(&'a [f64]);

impl Game for Choice<'_> {
    type Position = Option<u16>;
    type Move = u16;
    const MOVE_CODES: usize = 1 << 15;

    fn start(&self) -> Option<u16> {
        None
    }

    fn mover(&self, chosen: &Option<u16>) -> Player {
        if chosen.is_none() { Player::First } else { Player::Second }
    }

    fn outcome(&self, chosen: &Option<u16>) -> Option<Outcome> {
        let at = self.0[usize::from((*chosen)?)];
        let winner = if at > 0.0 { Player::First } else { Player::Second };
        (at.abs() > 1e5).then_some(Outcome { winner: Some(winner), reason: "far" })
    }

    fn moves(&self, chosen: &Option<u16>, moves: &mut Vec<u16>) {
        if chosen.is_none() {
            moves.extend(0..u16::try_from(self.0.len()).unwrap());
        }
    }

    fn play(&self, chosen: &mut Option<u16>, mv: u16) {
        *chosen = Some(mv);
    }

    fn key(&self, chosen: &Option<u16>) -> u64 {
        chosen.map_or(0, |at| u64::from(at) + 1)
    }

    fn move_code(&self, mv: u16) -> u16 {
        mv
    }
}

#[derive(Clone, Copy)]
struct Number;

impl Evaluate<Choice<'_>> for Number {
    type Value = f64;

    fn evaluate(&self, game: &Choice, chosen: &Option<u16>) -> f64 {
        -game.0[usize::from(chosen.unwrap())]
    }
}

/// The same with integers.
#[derive(Clone, Copy)]
struct Whole;

impl Evaluate<Choice<'_>> for Whole {
    type Value = i32;

    fn evaluate(&self, game: &Choice, chosen: &Option<u16>) -> i32 {
        // The numbers of the test are small integers.
        #[allow(clippy::cast_possible_truncation)]
        let value = game.0[usize::from(chosen.unwrap())] as i32;
        -value
    }
}

/// The null-window test, applied to a choice.
fn mt(numbers: &[f64], beta: f64) -> f64 {
    let mut best = f64::NEG_INFINITY;
    for &number in numbers {
        best = best.max(number);
        if best >= beta {
            break;
        }
    }
    best
}

const MIN: f64 = -100.0;
const MAX: f64 = 100.0;

/// Figure 1(b) of [Mańdziuk and Osman 2004], counting.
fn seed_bisection(numbers: &[f64], epsilon: f64) -> (f64, u64) {
    let (mut high, mut low, mut tests) = (MAX, MIN, 0);
    loop {
        let b = f64::midpoint(high, low) + epsilon / 2.0;
        let g = mt(numbers, b);
        tests += 1;
        if b - epsilon < g && g < b {
            return (g, tests);
        }
        if g < b {
            high = g;
        } else {
            low = g;
        }
        // The figure makes one more test where the bounds have met.
        if low >= high {
            return (g, tests);
        }
    }
}

/// realMTD(f) as [Mańdziuk and Osman 2004, 3] has it, counting: figure 1(a) with ε in place of 1, until less than ε is
/// left.
fn seed_steps(numbers: &[f64], f: f64, epsilon: f64) -> ([f64; 2], u64) {
    let (mut high, mut low, mut tests) = (MAX, MIN, 0);
    let mut b = if f <= MIN { f + epsilon } else { f };
    loop {
        let g = mt(numbers, b);
        tests += 1;
        if b - epsilon < g && g < b {
            return ([g, g], tests);
        }
        if g < b {
            high = g;
        } else {
            low = g;
        }
        b = if g.to_bits() == low.to_bits() { g + epsilon } else { g };
        if high - low < epsilon {
            return ([low, high], tests);
        }
    }
}

fn choose(numbers: &[f64], driver: Driver, epsilon: f64, guess: f64) -> (f64, u64) {
    let settings = MtdOptions::default().with(|it| {
        it.driver = Some(driver);
        it.epsilon = epsilon;
        it.guess = guess;
    });
    let game = Choice(numbers);
    let mut search = Mtd::new(game, Number, None, (Options::plain(), settings), Budget::depth(1));
    let report = search.run();
    let best = report.best.unwrap();
    assert_eq!(numbers[usize::from(best)].to_bits(), report.value.unwrap().to_bits());
    (report.value.unwrap(), search.tests())
}

/// Numbers in quarters, so that sums are exact.
fn quarters() -> impl Strategy<Value = Vec<f64>> {
    vec((-396..=396_i32).prop_map(|number| f64::from(number) / 4.0), 1..40)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn bisection_tests_where_the_seed_does(numbers in quarters()) {
        for epsilon in [0.125, 0.25, 1.0, 8.0] {
            let (value, tests) = seed_bisection(&numbers, epsilon);
            let (found, taken) = choose(&numbers, Driver::Bisection, epsilon, 0.0);
            prop_assert_eq!(value.to_bits(), found.to_bits());
            prop_assert_eq!(taken, tests);
        }
    }

    #[test]
    fn real_mtd_takes_the_steps_of_the_seed_and_one_more_test_for_what_is_left(
        numbers in quarters(), guess in (-400..=400_i32).prop_map(|number| f64::from(number) / 4.0),
    ) {
        let truth = numbers.iter().copied().fold(MIN, f64::max);
        for epsilon in [0.125, 0.25, 1.0, 8.0] {
            let ([low, high], tests) = seed_steps(&numbers, guess, epsilon);
            let (found, taken) = choose(&numbers, Driver::Real, epsilon, guess);
            prop_assert!(low <= truth && truth <= high && found.to_bits() == truth.to_bits());
            prop_assert_eq!(taken, tests + u64::from(low < high));
        }
    }

    #[test]
    fn mtd_of_integers_is_that_of_the_seed(numbers in vec(-99..=99_i32, 1..40), guess in -100..=100_i32) {
        let numbers: Vec<f64> = numbers.into_iter().map(f64::from).collect();
        let (_, tests) = seed_steps(&numbers, f64::from(guess), 1.0);
        // MTD(f) is the default for integers.
        let settings = MtdOptions::default().with(|it| it.guess = f64::from(guess));
        let mut search = Mtd::new(Choice(&numbers), Whole, None, (Options::plain(), settings), Budget::depth(1));
        let report = search.run();
        let truth = numbers.iter().copied().fold(MIN, f64::max);
        prop_assert_eq!(f64::from(report.value.unwrap()).to_bits(), truth.to_bits());
        prop_assert_eq!(search.tests(), tests);
    }
}

/// One number for every step of ε, in ascending order: every test finds the next.
fn ladder() -> Vec<f64> {
    (1..=600).map(|step| f64::from(step) / 8.0).collect()
}

#[test]
fn drivers_differ_where_every_step_is_small() {
    let numbers = ladder();
    let tests = |driver| {
        let (value, tests) = choose(&numbers, driver, 0.125, 0.0);
        assert_eq!(value.to_bits(), 75.0_f64.to_bits());
        tests
    };
    assert_eq!(tests(Driver::Real), 601, "one for every step, and one that fails low");
    // Where null windows leave no gap, every value needs a test.
    assert_eq!(tests(Driver::First), 601);
    // ⌈log₂(200 / ⅛)⌉ + 1 = 12.
    assert!(tests(Driver::Bisection) <= 12);
    // From 0: 1, 2, 4, 8, 16, 32 further and beyond, then between 63 and 100 or less.
    assert!(tests(Driver::Step) <= 6 + 2 + 10);
    let good_guess = choose(&numbers, Driver::Step, 0.125, 74.9);
    assert!(good_guess.1 <= 4, "{good_guess:?}");
}

#[test]
fn wins_lie_beyond_all_evaluations() {
    for far in [1e6, -1e6] {
        for numbers in [vec![far], vec![far, far], vec![-1e6, far, -1e6]] {
            for driver in Driver::ALL {
                let settings = MtdOptions::default().with(|it| it.driver = Some(*driver));
                let mut search =
                    Mtd::new(Choice(&numbers), Number, None, (Options::plain(), settings), Budget::depth(3));
                let report = search.run();
                assert_eq!(report.value, Some(if far > 0.0 { 999_999.0 } else { -999_999.0 }));
                assert_eq!(report.depth, 3);
                assert!(search.tests() <= 3, "{driver} {}", search.tests());
            }
        }
    }
}
