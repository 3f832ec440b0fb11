//! Comparison of a published number with ours.

use std::collections::BTreeMap;

use plyground::{
    lab::{ExactQuota, Outcome, Quota, Report, Sign},
    presets::{Known, Measure},
};

/// The quantile of the standard normal distribution for 95 %, two-sided.
const QUANTILE: f64 = 1.96;

/// The result of our experiments for a published number.
pub enum Ours {
    /// A number with its 95 % interval.
    Number { value: f64, low: f64, high: f64 },
    /// A count, which has no interval.
    Count(f64),
    /// A sign or type of behaviour, and the number of experiments that show it.
    Kind { text: &'static str, shown_by: usize, of: usize },
}

/// How a published number agrees with ours.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Agreement {
    Inside,
    Outside,
}

impl Ours {
    /// The result of the reports with the label of a published number; `None` if they have none.
    pub fn of(known: &Known, reports: &[(&str, &Report)]) -> Option<Self> {
        let named = |label: &str| known.label.as_deref().is_none_or(|name| name == label);
        let reports: Vec<&Report> =
            reports.iter().filter(|(label, _)| named(label)).map(|(_, report)| *report).collect();
        match (known.measure, known.sign) {
            (Measure::Values, _) => counts(known, &reports),
            (_, None) => mean(known, &reports),
            (Measure::Hits, _) => hits_sign(known, &reports),
            (Measure::Fat, _) => fat_sign(known, &reports),
            (Measure::Shape, _) => most(reports.iter().filter_map(|report| shape(known, report)), "5"),
            _ => most(reports.iter().filter_map(|report| sign(known, report)).map(text), "="),
        }
    }

    /// Whether the thesis' number or sign agrees with ours. Both are estimates; the thesis' has the
    /// size of its sample.
    pub fn agrees_with_thesis(&self, known: &Known) -> Option<Agreement> {
        let inside = match self {
            Self::Number { value, low, high } => {
                let (thesis, n) = (known.value?, f64::from(known.sample?));
                let theirs = QUANTILE * (value * (1.0 - value) / n).sqrt();
                let half = if thesis > *value { high - value } else { value - low };
                (thesis - value).abs() <= half.hypot(theirs) + 0.0005
            }
            // One sample compared with the mean of many.
            Self::Count(_) => (known.value? - known.exact?).abs() <= known.margin? + 0.5,
            Self::Kind { text, .. } => text.chars().next() == known.sign?.chars().next(),
        };
        Some(if inside { Agreement::Inside } else { Agreement::Outside })
    }

    /// Whether the exact number lies in our interval, which is widened if the exact number is an
    /// estimate.
    pub fn agrees_with_exact(&self, known: &Known) -> Option<Agreement> {
        let exact = known.exact?;
        let margin = known.margin.unwrap_or(0.0);
        let inside = match self {
            Self::Number { value, low, high } => {
                let half = if exact > *value { high - value } else { value - low };
                (exact - value).abs() <= half.hypot(margin) + 0.00005
            }
            Self::Count(value) => (exact - value).abs() <= margin + 0.5,
            Self::Kind { .. } => return None,
        };
        Some(if inside { Agreement::Inside } else { Agreement::Outside })
    }
}

/// The quotas of a measure at one point, by depth if there are several.
pub fn quotas(outcome: &Outcome, measure: Measure) -> Vec<(Option<u8>, Quota)> {
    match (outcome, measure) {
        (Outcome::Autoplay(games) | Outcome::Trace(games), Measure::Fat) => {
            games.fat.iter().map(|fat| (None, *fat)).collect()
        }
        (Outcome::Autoplay(games) | Outcome::Trace(games), _) => {
            games.quota.iter().map(|quota| (None, *quota)).collect()
        }
        (Outcome::ExactQuota(ExactQuota { exact, n, .. }), Measure::Quota) => {
            vec![(None, Quota { value: *exact, low: *exact, high: *exact, n: *n })]
        }
        (Outcome::ChoiceOfMoves(choices), _) => choices.depths.iter().map(|at| (Some(at.t), at.hits)).collect(),
        (Outcome::Ties(ties), _) => ties.depths.iter().map(|at| (Some(at.t), at.ties)).collect(),
        _ => Vec::new(),
    }
}

/// The points that a published number refers to, or all.
fn named<'a>(known: &'a Known, report: &'a Report) -> impl Iterator<Item = &'a Outcome> {
    report.results.iter().filter(|outcome| known.point.is_none() || known.point.as_deref() == outcome.point())
}

/// The mean of all quotas that a published number refers to. Points are treated as independent;
/// depths, which are searched from the same positions, as fully dependent.
fn mean(known: &Known, reports: &[&Report]) -> Option<Ours> {
    let mut means = Vec::new();
    for outcome in reports.iter().flat_map(|report| named(known, report)) {
        let quotas = quotas(outcome, known.measure);
        let quotas: Vec<Quota> = quotas
            .into_iter()
            .filter(|(t, _)| known.depth.is_none() || known.depth == *t)
            .map(|(_, quota)| quota)
            .collect();
        let of = |part: fn(&Quota) -> f64| quotas.iter().map(part).sum::<f64>() / quotas.len() as f64;
        if !quotas.is_empty() {
            means.push((of(|quota| quota.value), of(|quota| quota.low), of(|quota| quota.high)));
        }
    }
    let count = means.len() as f64;
    let value = means.iter().map(|(value, ..)| value).sum::<f64>() / count;
    let below = means.iter().map(|(value, low, _)| (value - low).powi(2)).sum::<f64>().sqrt() / count;
    let above = means.iter().map(|(value, _, high)| (high - value).powi(2)).sum::<f64>().sqrt() / count;
    (!means.is_empty()).then_some(Ours::Number { value, low: value - below, high: value + above })
}

fn counts(known: &Known, reports: &[&Report]) -> Option<Ours> {
    let outcome = named(known, reports.first()?).next()?;
    let Outcome::Ties(ties) = outcome else { return None };
    ties.depths.iter().find(|at| known.depth == Some(at.t)).map(|at| Ours::Count(at.values as f64))
}

/// The signs of the points of a report, relative to its first point.
fn signs<'a>(known: &'a Known, report: &'a Report) -> impl Iterator<Item = Sign> + 'a {
    let only = |outcome| quotas(outcome, known.measure).into_iter().next().map(|(_, quota)| quota);
    let base = report.results.first().and_then(only);
    let others = report.results.iter().skip(1);
    let others = others.filter(|outcome| known.point.is_none() || known.point.as_deref() == outcome.point());
    others.filter_map(move |outcome| Some(only(outcome)?.above(&base?).sign))
}

/// `+` if the quota rises at some intensity, `-` if it falls at all intensities.
fn sign(known: &Known, report: &Report) -> Option<Sign> {
    let signs: Vec<Sign> = signs(known, report).collect();
    let falls = signs.iter().all(|sign| *sign == Sign::Smaller);
    match () {
        () if signs.is_empty() => None,
        () if signs.contains(&Sign::Greater) => Some(Sign::Greater),
        () if falls => Some(Sign::Smaller),
        () => Some(Sign::Equal),
    }
}

/// The type of behaviour of section 6.2.2.
fn shape(known: &Known, report: &Report) -> Option<&'static str> {
    let signs_by_intensity: Vec<Sign> = signs(known, report).collect();
    let (first, last) = (signs_by_intensity.first()?, signs_by_intensity.last()?);
    Some(match sign(known, report)? {
        Sign::Smaller => "4",
        Sign::Greater if *first == Sign::Greater => "1",
        Sign::Greater => "2",
        Sign::Equal if *last == Sign::Smaller => "3",
        Sign::Equal => "5=",
    })
}

/// `+` if, at some depth and intensity, the Hits rise in some sample and fall in none (6.1.2).
fn hits_sign(known: &Known, reports: &[&Report]) -> Option<Ours> {
    let mut signs: BTreeMap<(Option<&str>, Option<u8>), Vec<Sign>> = BTreeMap::new();
    for report in reports {
        let base = quotas(report.results.first()?, known.measure);
        for outcome in named(known, report).filter(|outcome| outcome.point() != report.results[0].point()) {
            for ((t, quota), (_, base)) in quotas(outcome, known.measure).into_iter().zip(&base) {
                signs.entry((outcome.point(), t)).or_default().push(quota.above(base).sign);
            }
        }
    }
    let rises = |signs: &&Vec<Sign>| signs.contains(&Sign::Greater) && !signs.contains(&Sign::Smaller);
    let (shown_by, of) = (signs.values().filter(rises).count(), signs.len());
    let text = text(if shown_by > 0 { Sign::Greater } else { Sign::Equal });
    (of > 0).then_some(Ours::Kind { text, shown_by, of })
}

/// The sign of the mean difference of the fat quota.
fn fat_sign(known: &Known, reports: &[&Report]) -> Option<Ours> {
    let mut differences = Vec::new();
    for report in reports {
        let fat = |outcome| quotas(outcome, Measure::Fat).first().map(|(_, quota)| quota.value);
        let base = report.results.first().and_then(fat)?;
        differences.extend(named(known, report).filter_map(fat).map(|value| value - base));
    }
    let rises = differences.iter().sum::<f64>() > 0.0;
    let shown_by = differences.iter().filter(|difference| (**difference > 0.0) == rises).count();
    let text = text(if rises { Sign::Greater } else { Sign::Smaller });
    (!differences.is_empty()).then_some(Ours::Kind { text, shown_by, of: differences.len() })
}

/// The most frequent kind, if more than half of the experiments show it, or `otherwise`.
fn most(kinds: impl Iterator<Item = &'static str>, otherwise: &'static str) -> Option<Ours> {
    let kinds: Vec<&str> = kinds.collect();
    let (of, shown_by) = (kinds.len(), |kind: &str| kinds.iter().filter(|other| **other == kind).count());
    let kind = kinds.iter().copied().find(|kind| shown_by(kind) * 2 > of).unwrap_or(otherwise);
    (of > 0).then(|| Ours::Kind { text: kind, shown_by: shown_by(kind), of })
}

/// A sign as shown on the page.
fn text(sign: Sign) -> &'static str {
    match sign {
        Sign::Greater => "+",
        Sign::Equal => "=",
        Sign::Smaller => "-",
    }
}
