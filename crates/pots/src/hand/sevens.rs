//! Lowball's rules on a seven or better after the draw.

use super::settling::{Part, Pot, Share, Won};
use super::{Hand, Places};
use crate::place::PLACES_MAX;
use crate::ranking::low_of;
use crate::takers::{Numbers, best, places_of};
use crate::variant::Sevens;
use law::Cite;
use money::Cents;

impl Hand {
    /// A pot of lowball. A seven or better that was checked wins nothing of later bets: where it
    /// alone is best they go back. Who overcalled a short bet behind a seven or better, and lost,
    /// has the overcall back.
    pub(super) fn pay_lowball(
        &self,
        mut pot: Pot,
        rules: Sevens,
        numbers: &Numbers,
        sink: &mut impl FnMut(Won),
    ) {
        let winners = best(pot.contenders, numbers);
        let late = self.late(&pot);
        let bets = late.iter().fold(Cents::ZERO, |sum, bet| sum + *bet);
        let early = pot.amount - bets;
        if bets == Cents::ZERO || early < Cents::ZERO {
            return self.share(pot, 0, winners, sink);
        }
        let is_seven = |place: &usize| numbers[*place] >= low_of(7);
        let checked = set(places_of(winners & self.passed).filter(is_seven));
        if checked != 0 {
            if early > Cents::ZERO {
                self.share(Pot { amount: early, ..pot }, 0, winners, sink);
            }
            return match winners & !checked {
                0 => give_back(&pot, rules.checked, &late, sink),
                others => self.share(Pot { amount: bets, ..pot }, 0, others, sink),
            };
        }
        let back = self.overcalls(&late, is_seven) & !winners;
        for place in places_of(back) {
            pot.amount -= late[place];
        }
        self.share(pot, 0, winners, sink);
        let overcalls = std::array::from_fn(|at| match back >> at & 1 {
            0 => Cents::ZERO,
            _ => late[at],
        });
        give_back(&pot, rules.overcall, &overcalls, sink);
    }

    /// What each put into a pot after the draw.
    fn late(&self, pot: &Pot) -> [Cents; PLACES_MAX] {
        let mut late = [Cents::ZERO; PLACES_MAX];
        for (late, place) in late.iter_mut().zip(self.places()) {
            *late = pot.layer(place.total) - pot.layer(place.before);
        }
        late
    }

    /// Who called an all-in of less than half a bet behind a seven or better that called it.
    fn overcalls(&self, late: &[Cents; PLACES_MAX], is_seven: impl Fn(&usize) -> bool) -> Places {
        let Some(bettor) = self.short_bet else { return 0 };
        let (len, bettor) = (usize::from(self.len), usize::from(bettor));
        let callers = (1..len)
            .map(|offset| (bettor + offset) % len)
            .filter(|at| self.places[*at].is_live() && late[*at] > Cents::ZERO);
        set(callers.skip_while(|at| !is_seven(at)).skip(1))
    }
}

fn set(places: impl Iterator<Item = usize>) -> Places {
    places.fold(0, |set, place| set | 1 << place)
}

/// Bets go back to those who made them.
fn give_back(pot: &Pot, rule: Cite, bets: &[Cents; PLACES_MAX], sink: &mut impl FnMut(Won)) {
    for (place, bet) in bets.iter().enumerate().filter(|(_, bet)| **bet > Cents::ZERO) {
        let share = Share { place, amount: *bet, odd: Cents::ZERO };
        sink(Won { pot: pot.index, award: None, part: Part::Back(rule), share });
    }
}
