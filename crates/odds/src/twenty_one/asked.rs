//! What is asked about single hands: what is open, what each choice is worth, and where the cards
//! of a hand make another choice than its total.

use super::{Act, Chosen, Hand, Solver, Strategy, size};
use crate::Exact;

/// A hand that its cards play otherwise than its total.
#[derive(Clone, Debug, PartialEq)]
pub struct Exception {
    /// The hand.
    pub hand: Hand,
    /// The number of the dealer's card, as in [`Solver::ups`].
    pub up: usize,
    /// What the chart does.
    pub chart: Act,
    /// What is best.
    pub best: Act,
    /// What that is worth more, in stakes.
    pub gain: f64,
    /// How often it comes.
    pub chance: f64,
}

impl Solver {
    /// What may be done with a hand, and what it is worth when a strategy goes on. Empty where no
    /// such hand is dealt, or nothing is left to decide.
    #[must_use]
    pub fn worths(&self, strategy: &Strategy, hand: &Hand, up: usize) -> Vec<(Act, Exact)> {
        let Some(number) = self.ground.hands.number(hand) else { return Vec::new() };
        let none = vec![0.0; self.ground.hands.list.len()];
        let splits = vec![0.0; self.rules.splits.len()];
        let open = self.choices(up, number, &splits, &none);
        let held = &self.ground.hands.list[number];
        if held.busts {
            return Vec::new();
        }
        open.into_iter().map(|(act, _)| (act, self.worth(strategy, (number, up), act))).collect()
    }

    /// Hands that their cards play otherwise than the chart does, those that matter most first.
    #[must_use]
    pub fn exceptions(&self, best: &Strategy, chart: &Strategy) -> Vec<Exception> {
        let mut found = Vec::new();
        for (up, shown) in self.ground.ups.iter().enumerate() {
            let gains: Vec<f64> = self
                .rules
                .splits
                .iter()
                .map(|split| self.split_gain(up, split, &Chosen::Best).1)
                .collect();
            let (acts, worth) = self.play(up, &gains, &Chosen::Best);
            let weights = self.weights(up, &acts);
            let cards = f64::from(self.rules.cards());
            let share = shown.map_or(1.0, |up| f64::from(self.rules.letters[up].count) / cards);
            for (number, held) in self.ground.hands.list.iter().enumerate() {
                let (one, other) = (best.acts[up][number], chart.acts[up][number]);
                if one == other || weights[number] == 0.0 {
                    continue;
                }
                let choices = self.choices(up, number, &gains, &worth);
                let of = |act: Act| choices.iter().find(|(open, _)| *open == act);
                let (Some((_, more)), Some((_, less))) = (of(one), of(other)) else { continue };
                found.push(Exception {
                    hand: held.hand,
                    up,
                    chart: other,
                    best: one,
                    gain: more - less,
                    chance: weights[number] * share,
                });
            }
        }
        let weight = |e: &Exception| e.gain * e.chance;
        found.sort_by(|a, b| {
            weight(b).total_cmp(&weight(a)).then(size(&a.hand).cmp(&size(&b.hand)))
        });
        found
    }
}
