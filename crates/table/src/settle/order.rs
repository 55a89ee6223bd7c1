//! In which order stakes are settled.

use super::pay::Verdict;
use crate::{Direction, Kind, Order, Pay, Seat};

/// Puts verdicts in the order in which they are paid, from the `first` seat on; the `forfeited`
/// stakes come before all others. Of no game in particular: it is compiled once.
pub(super) fn sort(
    verdicts: &mut [Verdict<'_>],
    order: Order,
    first: Seat,
    forfeited: &[(Seat, &str)],
) {
    let from = |v: &Verdict<'_>| match order.direction() {
        Direction::Clockwise => v.stake.seat.steps_from(first),
        Direction::Counterclockwise => first.steps_from(v.stake.seat),
    };
    match order {
        Order::LosersFirst => verdicts.sort_by_key(|v| {
            let wins = !matches!(v.pay, Pay::Lose | Pay::Half | Pay::Surrender);
            let seat = v.stake.seat.n();
            (wins, if wins { u8::MAX - seat } else { seat }, v.stake.offer, v.stake.owner)
        }),
        Order::FromTheRight => {
            verdicts.sort_by_key(|v| (u8::MAX - v.stake.seat.n(), v.stake.offer, v.stake.owner));
        }
        Order::MeterLast => {
            let part = |v: &Verdict<'_>| matches!(v.pay, Pay::Share(_) | Pay::Slice(_));
            verdicts.sort_by_key(|v| (part(v), from(v), v.stake.offer, v.stake.owner));
        }
        Order::HandByHand => verdicts.sort_by_key(|v| {
            let hand = v.stake.memory.point;
            (from(v), v.kind == Kind::Side, hand, v.stake.offer, v.stake.owner)
        }),
        Order::SeatBySeat | Order::Counterclockwise => {
            verdicts.sort_by_key(|v| (from(v), v.stake.offer, v.stake.owner));
        }
        Order::KindByKind => verdicts.sort_by_key(|v| (v.stake.offer, from(v), v.stake.owner)),
        Order::MainThenSide => {
            verdicts
                .sort_by_key(|v| (v.kind != Kind::Main, from(v), v.stake.offer, v.stake.owner));
        }
    }
    // What other hands have earned comes when everything else is settled.
    verdicts.sort_by_key(|v| v.by().is_some());
    // What was given up has been collected before any card decided anything.
    verdicts.sort_by_key(|v| {
        let given =
            |(seat, wager): &(Seat, &str)| *seat == v.stake.seat && *wager == v.stake.wager;
        let at = forfeited.iter().position(given);
        at.filter(|_| v.pay == Pay::Lose).unwrap_or(usize::MAX)
    });
}
