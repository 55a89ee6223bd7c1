//! "To the extent that money covers": one fold over claims in action order.
//!
//! A player-dealer wins or loses at most what it put up. Reading `ca-coverage`: by default the
//! bound holds for its running balance (*net*); a house may post the other reading, in which each
//! wager acted upon uses up money (*gross*).

use money::Cents;

/// A player-dealer's bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cover {
    /// The running balance stays within plus and minus what was put up.
    Net,
    /// Every wager acted upon, won or lost, uses up what was put up.
    Gross,
}

/// What one wager asks of the player-dealer, from the player's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The player is owed so much.
    Wins(Cents),
    /// The player owes so much.
    Loses(Cents),
    /// Nothing moves.
    Pushes,
}

/// What became of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moved {
    /// So much moved, which may be less than was owed.
    Amount(Cents),
    /// The action ended before it was reached.
    NoAction,
}

/// Moves each claim as far as `put_up` covers, in the order given.
///
/// ```
/// use money::Cents;
/// use table::{Claim::{Loses, Wins}, Cover, Moved, cover};
/// let d = Cents::dollars;
/// let claims = [Wins(d(40)), Loses(d(60)), Wins(d(30)), Loses(d(100)), Wins(d(5))];
/// let moved = cover(Cover::Net, d(50), &claims);
/// let expected = [40, 60, 30, 60].map(|n| Moved::Amount(d(n)));
/// assert_eq!(moved[..4], expected);
/// assert_eq!(moved[4], Moved::NoAction);
/// ```
#[must_use]
pub fn cover(mode: Cover, put_up: Cents, claims: &[Claim]) -> Vec<Moved> {
    cover_on(mode, put_up, Running::default(), claims)
}

/// What has moved to and from a player-dealer before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Running {
    /// What was won, less what was lost.
    pub balance: Cents,
    /// The sum of both.
    pub used: Cents,
}

/// The same, where something has moved before.
pub(crate) fn cover_on(
    mode: Cover,
    put_up: Cents,
    before: Running,
    claims: &[Claim],
) -> Vec<Moved> {
    let Running { mut balance, mut used } = before;
    let mut moved = Vec::with_capacity(claims.len());
    for claim in claims {
        let over = match mode {
            Cover::Net => balance.abs() >= put_up,
            Cover::Gross => used >= put_up,
        };
        if over {
            moved.push(Moved::NoAction);
            continue;
        }
        let room = |net: Cents| if mode == Cover::Net { net } else { put_up - used };
        let (amount, change) = match *claim {
            Claim::Wins(owed) => {
                let amount = owed.min(room(put_up + balance));
                (amount, -amount)
            }
            Claim::Loses(owed) => {
                let amount = owed.min(room(put_up - balance));
                (amount, amount)
            }
            Claim::Pushes => (Cents::ZERO, Cents::ZERO),
        };
        balance += change;
        used += amount;
        moved.push(Moved::Amount(amount));
    }
    assert!(balance.abs() <= put_up, "a player-dealer moved {balance} having put up {put_up}");
    moved
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn dollars(moved: &[Moved]) -> Vec<Option<i64>> {
        let amount = |m: &Moved| match m {
            Moved::Amount(amount) => Some(amount.get() / 100),
            Moved::NoAction => None,
        };
        moved.iter().map(amount).collect()
    }

    #[test]
    fn gross_coverage_counts_wins_and_losses_alike() {
        let d = Cents::dollars;
        let claims = [Claim::Wins(d(20)), Claim::Loses(d(20)), Claim::Wins(d(20)), Claim::Pushes];
        let moved = cover(Cover::Gross, d(50), &claims);
        assert_eq!(dollars(&moved), [Some(20), Some(20), Some(10), None]);
    }

    #[test]
    fn what_moved_before_counts() {
        let d = Cents::dollars;
        let before = Running { balance: d(5), used: d(5) };
        let claims = [Claim::Wins(d(20)), Claim::Wins(d(1))];
        for (mode, first) in [(Cover::Net, 17), (Cover::Gross, 7)] {
            let moved = cover_on(mode, d(12), before, &claims);
            assert_eq!(dollars(&moved), [Some(first), None], "{mode:?}");
        }
    }

    #[test]
    fn nothing_put_up_means_no_action() {
        let moved = cover(Cover::Net, Cents::ZERO, &[Claim::Wins(Cents::new(1)), Claim::Pushes]);
        assert_eq!(moved, [Moved::NoAction, Moved::NoAction]);
    }

    #[test]
    fn action_ends_exactly_at_the_bound() {
        let d = Cents::dollars;
        for (first, second) in [(49, Some(1)), (50, None), (51, None)] {
            let claims = [Claim::Wins(d(first)), Claim::Wins(d(1))];
            let moved = cover(Cover::Net, d(50), &claims);
            assert_eq!(dollars(&moved), [Some(first.min(50)), second], "{first}");
        }
    }

    proptest! {
        #[test]
        fn never_beyond_what_was_put_up(
            put_up in 0_i64..500,
            claims in proptest::collection::vec((0_u8..3, 0_i64..400), 0..30),
            gross in any::<bool>(),
        ) {
            let claims: Vec<Claim> = claims.into_iter().map(|(kind, n)| match kind {
                0 => Claim::Wins(Cents::new(n)),
                1 => Claim::Loses(Cents::new(n)),
                _ => Claim::Pushes,
            }).collect();
            let mode = if gross { Cover::Gross } else { Cover::Net };
            let moved = cover(mode, Cents::new(put_up), &claims);
            prop_assert_eq!(moved.len(), claims.len());
            let mut ended = false;
            for (claim, moved) in claims.iter().zip(&moved) {
                match (claim, moved) {
                    (Claim::Wins(owed) | Claim::Loses(owed), Moved::Amount(amount)) => {
                        prop_assert!(amount <= owed && !ended);
                    }
                    (Claim::Pushes, Moved::Amount(amount)) => {
                        prop_assert_eq!(*amount, Cents::ZERO);
                    }
                    (_, Moved::NoAction) => ended = true,
                }
            }
        }
    }
}
