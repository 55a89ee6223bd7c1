//! The best play, looked for in the round itself: the most over what may be decided, the sum over
//! what may be dealt. At each decision the book must say the same.

use super::games::Table;
use cards::Card;
use games::duel::{Act, Duel, Round, Showdown, spot};
use odds::{Exact, Gains, Play, Playbook};
use table::{Deals, Effect, Face, Facts, Reads, Seat, Spot, Told, Want};

/// A sum of gains over so many deals.
type Worth = (i128, u128);

struct Search<'a> {
    table: &'a Table,
    gains: Gains,
    book: &'a dyn Playbook,
    /// What a wager beside the game gains at an end, in the same parts.
    beside: Option<&'a dyn Fn(&Round) -> i64>,
}

impl Table {
    /// The most that the game gains on average; each choice on the way is held against the book.
    pub fn best(&self, book: &dyn Playbook) -> Exact {
        let gains = self.ask(Play::Best, |question| question.gains(0));
        self.most(&Search { table: self, gains, book, beside: None })
    }

    /// The same with a wager beside it.
    pub fn best_beside(
        &self,
        book: &dyn Playbook,
        gains: Gains,
        beside: &dyn Fn(&Round) -> i64,
    ) -> Exact {
        self.most(&Search { table: self, gains, book, beside: Some(beside) })
    }

    fn most(&self, search: &Search<'_>) -> Exact {
        let (mut sum, mut deals) = (0, 0);
        for (own, copies) in self.holdings() {
            let round = self.with(&self.open(), spot(Seat::FIRST), &own);
            let (worth, all) = search.worth(&round, &rest(&self.deck, &own));
            sum += worth * copies as i128;
            deals += all * copies;
        }
        search.gains.exact(sum, deals)
    }

    /// Holds the choices from a holding and a board on against the book.
    pub fn best_from(&self, round: &Round, book: &dyn Playbook) {
        let gains = self.ask(Play::Best, |question| question.gains(0));
        let seen = [round.seat(Seat::FIRST).cards.cards(), round.board.cards()].concat();
        Search { table: self, gains, book, beside: None }.worth(round, &rest(&self.deck, &seen));
    }
}

fn rest(cards: &[Card], seen: &[Card]) -> Vec<Card> {
    cards.iter().copied().filter(|card| !seen.contains(card)).collect()
}

impl Search<'_> {
    fn worth(&self, round: &Round, left: &[Card]) -> Worth {
        let rules = &self.table.rules;
        match Duel::ask(rules, round) {
            Want::Follow { .. } | Want::Over => {
                let end = <Duel as Reads<Showdown>>::facts(rules, round, Seat::FIRST);
                let gain = self.gains.of[end.expect("decided").index()];
                let beside = self.beside.map_or(0, |beside| beside(round));
                (i128::from(gain + beside), 1)
            }
            Want::Deal { to, n, face: Face::Down } => {
                let mut round = *round;
                (0..n).for_each(|_| Duel::tell(rules, &mut round, Told::Hidden { at: to }));
                self.worth(&round, left)
            }
            Want::Deal { to: at, n, .. } | Want::Show { of: at, n } => {
                self.deal(round, left, (at, n), left.len())
            }
            Want::Decide { seat } => self.decide(round, left, seat),
        }
    }

    /// Deals sets of cards, each set in falling order.
    fn deal(&self, round: &Round, left: &[Card], (at, n): (Spot, u8), below: usize) -> Worth {
        if n == 0 {
            return self.worth(round, left);
        }
        let (mut sum, mut deals) = (0, 0);
        for place in 0..below {
            let next = self.table.with(round, at, &left[place..=place]);
            let mut left = left.to_vec();
            left.remove(place);
            let (worth, all) = self.deal(&next, &left, (at, n - 1), place);
            sum += worth;
            deals += all;
        }
        (sum, deals)
    }

    fn decide(&self, round: &Round, left: &[Card], seat: Seat) -> Worth {
        let rules = &self.table.rules;
        let acts = Duel::acts().iter().map(|(act, _)| *act);
        let open = acts.filter(|act| Duel::allows(rules, round, seat, *act).is_ok());
        let worths: Vec<(Act, Worth)> = open
            .map(|act| {
                let mut next = *round;
                Duel::tell(rules, &mut next, Told::Act { seat, act });
                (act, self.worth(&next, left))
            })
            .collect();
        let (_, (_, deals)) = worths[0];
        let said = self.book.worths(round, seat);
        assert_eq!(said.len(), worths.len(), "{said:?}");
        for (act, (sum, all)) in &worths {
            assert_eq!(*all, deals, "every choice leads to as many deals");
            // A book tells what the game itself is worth.
            if self.beside.is_none() {
                let said = said.iter().find(|(known, _)| known == act).map(|(_, worth)| worth);
                assert_eq!(said, Some(&self.gains.exact(*sum, deals)), "{act:?} {round:?}");
            }
        }
        // Of choices that are worth the same the smaller stake is taken.
        let best = worths.iter().map(|(_, (sum, _))| *sum).max().expect("something to decide");
        let as_good = worths.iter().filter(|(_, (sum, _))| *sum == best).map(|(act, _)| *act);
        let wanted = as_good.min_by_key(|act| self.stake(*act));
        assert_eq!(Some(self.book.choose(round, seat)), wanted, "{round:?}");
        (best, deals)
    }

    fn stake(&self, act: Act) -> u8 {
        let times = |effect: &Effect| match effect {
            Effect::Stakes { times, .. } => *times,
            Effect::Takes { .. } | Effect::Forfeits { .. } | Effect::Earns { .. } => 0,
        };
        (self.table.rules.plan.effects)(act).iter().map(times).sum()
    }
}
