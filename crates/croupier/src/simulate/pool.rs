//! The marks of a wager taken together: a layout has more of them than people read.

use super::Z99;
use super::wagers::{Run, Sample, WagerSample};
use odds::Exact;
use std::collections::BTreeMap;

/// A spread below this is that of a gain that never varies, and of floating point.
const SPREAD_MIN: f64 = 1e-9;

/// A wager of the book, its marks taken together.
#[derive(Clone, Debug)]
pub struct Pool {
    /// The wager; the mark itself where there is one only.
    pub name: &'static str,
    /// How many marks it has.
    pub marks: usize,
    /// Their pay table.
    pub paytable: &'static str,
    /// The edge by the sample; none where no wager was decided.
    pub edge: Option<f64>,
    /// Where the edge is, with a confidence of 99 %.
    pub interval: Option<[f64; 2]>,
    /// The exact edge, where it is known.
    pub exact: Option<f64>,
    /// Standard errors between the sample and the exact edge.
    pub distance: Option<f64>,
}

impl From<&WagerSample> for Pool {
    /// A mark by itself.
    fn from(wager: &WagerSample) -> Pool {
        Pool {
            name: wager.wager,
            marks: 1,
            paytable: wager.paytable,
            edge: wager.edge.as_ref().map(Exact::decimal),
            interval: wager.interval,
            exact: wager.exact.as_ref().map(Exact::decimal),
            distance: wager.distance,
        }
    }
}

/// Each wager of the book, its marks taken together.
pub(super) fn pooled(samples: &[Sample], wagers: &[WagerSample], run: &Run) -> Vec<Pool> {
    let mut groups: Vec<(&'static str, Vec<usize>)> = Vec::new();
    for (at, sample) in samples.iter().enumerate() {
        match groups.iter_mut().find(|(group, _)| *group == sample.group) {
            Some((_, marks)) => marks.push(at),
            None => groups.push((sample.group, vec![at])),
        }
    }
    let row = |(group, marks): &(&'static str, Vec<usize>)| match marks.as_slice() {
        [one] => Pool::from(&wagers[*one]),
        marks => {
            let marks: Vec<_> = marks.iter().map(|at| (&samples[*at], &wagers[*at])).collect();
            pool(group, &marks, run)
        }
    };
    groups.iter().map(row).collect()
}

/// All marks of a group as one. What is staked on a mark is returned by the same classes that
/// decide the other marks of its reading, so these are added class by class before the spread is
/// taken. Marks of different readings depend on the same throws, too, in a way that the tally
/// does not tell: their errors are added, which is the most they can be together.
#[allow(clippy::cast_precision_loss)] // a confidence interval is approximate by nature
fn pool(group: &'static str, marks: &[(&Sample, &WagerSample)], run: &Run) -> Pool {
    let mut readings: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
    let (mut staked, mut due) = (0.0, Some(0.0));
    for (sample, wager) in marks {
        let sums = readings.entry(sample.reading).or_insert_with(|| vec![0.0; sample.gains.len()]);
        sums.iter_mut().zip(&sample.gains).for_each(|(sum, gain)| *sum += gain);
        let decided = sample.decided as f64;
        staked += decided;
        due = due.zip(wager.exact.as_ref()).map(|(due, exact)| due + decided * exact.decimal());
    }
    let (mut gained, mut error) = (0.0, 0.0);
    for (reading, gains) in &readings {
        let counts = || run.tally[*reading].iter().map(|count| *count as f64);
        let mean = |figure: &dyn Fn(f64) -> f64| -> f64 {
            counts().zip(gains).map(|(count, gain)| count * figure(*gain)).sum()
        };
        let decided: f64 = counts().sum::<f64>().max(1.0);
        let sum = mean(&|gain| gain);
        let spread = (mean(&|gain| (gain - sum / decided).powi(2)) / decided).sqrt();
        gained += sum;
        error += if spread < SPREAD_MIN { 0.0 } else { spread * decided.sqrt() };
    }
    let some = staked > 0.0;
    let (edge, error) = (-gained / staked, error / staked);
    let exact = due.filter(|_| some).map(|due| due / staked);
    Pool {
        name: group,
        marks: marks.len(),
        paytable: marks[0].0.paytable,
        edge: some.then_some(edge),
        interval: some.then_some([edge - Z99 * error, edge + Z99 * error]),
        exact,
        distance: exact.filter(|_| error > 0.0).map(|exact| (edge - exact) / error),
    }
}
