//! Every ordered deal by what its cards count: five loops inside each other, and the drawing
//! rules as the books put them in words.

/// How a table draws.
#[derive(Clone, Copy)]
pub enum Drawing {
    /// The usual rules.
    Usual,
    /// California's Baccarat with its own table.
    California,
    /// The usual rules, but naturals do not stop the draw.
    Unstopped,
}

impl Drawing {
    /// Whether a banker's hand of that count takes a card.
    fn banker_draws(self, count: u8, third: Option<u8>) -> bool {
        match (self, count, third) {
            (_, 8.., _) => false,
            // Player took no card: draw on 0 to 5, stand on 6 and 7.
            (_, _, None) => count <= 5,
            (Drawing::California, 0..=3, _) | (_, 0..=2, _) => true,
            (Drawing::California, 4 | 5, Some(card)) => (3..=7).contains(&card),
            (Drawing::California, ..) => false,
            // On 3 draw unless the third card is an 8; on 4 for 2 to 7; on 5 for 4 to 7; on 6
            // for a 6 or a 7; on 7 never.
            (_, 3, Some(card)) => card != 8,
            (_, 4, Some(card)) => (2..=7).contains(&card),
            (_, 5, Some(card)) => (4..=7).contains(&card),
            (_, 6, Some(card)) => card == 6 || card == 7,
            _ => false,
        }
    }
}

/// Copies of each value.
pub type Copies = [u128; 10];

/// So many decks.
pub fn decks(n: u128) -> Copies {
    let mut copies = [4 * n; 10];
    copies[0] = 16 * n;
    copies
}

/// Gets the player's hand, the banker's, and the ordered ways to deal them.
pub type Leaf<'a> = &'a mut dyn FnMut(&[u8], &[u8], u128);

/// Deals every ordered coup from these copies, in the order of the table: player, banker, player,
/// banker, then third cards. Its ways include those to deal as many more cards as make six, from a
/// pack of `all`.
pub fn deal(drawing: Drawing, mut copies: Copies, all: u128, leaf: Leaf<'_>) {
    for p1 in 0..10 {
        let Some(first) = take(&mut copies, p1, 1) else { continue };
        for b1 in 0..10 {
            let Some(second) = take(&mut copies, b1, first) else { continue };
            for p2 in 0..10 {
                let Some(third) = take(&mut copies, p2, second) else { continue };
                for b2 in 0..10 {
                    let Some(fourth) = take(&mut copies, b2, third) else { continue };
                    draw(drawing, &mut copies, all, ([p1, p2], [b1, b2]), fourth, leaf);
                    copies[usize::from(b2)] += 1;
                }
                copies[usize::from(p2)] += 1;
            }
            copies[usize::from(b1)] += 1;
        }
        copies[usize::from(p1)] += 1;
    }
}

/// Takes a card out, if there is one; so many ways become as many times its copies.
fn take(copies: &mut Copies, value: u8, ways: u128) -> Option<u128> {
    let left = &mut copies[usize::from(value)];
    let ways = (*left > 0).then_some(ways * *left);
    *left = left.saturating_sub(1);
    ways
}

fn draw(
    drawing: Drawing,
    copies: &mut Copies,
    all: u128,
    ([p1, p2], [b1, b2]): ([u8; 2], [u8; 2]),
    ways: u128,
    leaf: Leaf<'_>,
) {
    let (player, banker) = ((p1 + p2) % 10, (b1 + b2) % 10);
    let natural = player >= 8 || banker >= 8;
    if natural && !matches!(drawing, Drawing::Unstopped) {
        leaf(&[p1, p2], &[b1, b2], ways * (all - 4) * (all - 5));
    } else if player >= 6 {
        if drawing.banker_draws(banker, None) {
            for b3 in 0..10 {
                let ways = ways * copies[usize::from(b3)];
                leaf(&[p1, p2], &[b1, b2, b3], ways * (all - 5));
            }
        } else {
            leaf(&[p1, p2], &[b1, b2], ways * (all - 4) * (all - 5));
        }
    } else {
        for p3 in 0..10 {
            let Some(ways) = take(copies, p3, ways) else { continue };
            if drawing.banker_draws(banker, Some(p3)) {
                for b3 in 0..10 {
                    let ways = ways * copies[usize::from(b3)];
                    leaf(&[p1, p2, p3], &[b1, b2, b3], ways);
                }
            } else {
                leaf(&[p1, p2, p3], &[b1, b2], ways * (all - 5));
            }
            copies[usize::from(p3)] += 1;
        }
    }
}

/// The count of a hand.
pub fn points(hand: &[u8]) -> u8 {
    hand.iter().sum::<u8>() % 10
}

/// Deals by class: player's count, banker's, player's cards, banker's.
pub fn classes(drawing: Drawing, copies: Copies, all: u128) -> Vec<u128> {
    let mut counts = vec![0; 400];
    deal(drawing, copies, all, &mut |player, banker, ways| {
        let place = usize::from(points(player)) * 10 + usize::from(points(banker));
        counts[place * 4 + (player.len() - 2) * 2 + (banker.len() - 2)] += ways;
    });
    counts
}
