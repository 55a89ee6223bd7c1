//! The table of play: whether the banker's hand draws, by its count and the player's third card.
//!
//! Rules: co:30-

/// For each banker count 0 to 7, the values of the player's third card on which it draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tableau {
    /// Bit `v` of row `count`: draws against a third card worth `v`; bit 10: draws when the
    /// player's hand took none.
    rows: [u16; 8],
}

/// The bit for "the player's hand took no card".
const NONE: usize = 10;

impl Tableau {
    /// Rows for counts 0 to 7, each eleven letters `D` or `S`: third card 0 to 9, then none.
    #[must_use]
    pub const fn new(rows: [&str; 8]) -> Tableau {
        let mut bits = [0; 8];
        let mut count = 0;
        while count < 8 {
            let letters = rows[count].as_bytes();
            assert!(letters.len() == NONE + 1, "a row has eleven letters");
            let mut column = 0;
            while column <= NONE {
                assert!(letters[column] == b'D' || letters[column] == b'S', "D or S");
                if letters[column] == b'D' {
                    bits[count] |= 1 << column;
                }
                column += 1;
            }
            count += 1;
        }
        Tableau { rows: bits }
    }

    /// Whether the banker's hand, counting `count` on two cards, draws.
    #[inline]
    #[must_use]
    pub const fn draws(&self, count: u8, third: Option<u8>) -> bool {
        let column = match third {
            Some(value) => value as usize,
            None => NONE,
        };
        count < 8 && self.rows[count as usize] >> column & 1 == 1
    }
}

/// The usual table. 30-2814(3) and (4); 6.24 and 6.27; EZ Baccarat 16 to 18; Fortune 7 16 to 18.
#[rustfmt::skip]
pub const USUAL: Tableau = Tableau::new([
//   0123456789-
    "DDDDDDDDDDD",
    "DDDDDDDDDDD",
    "DDDDDDDDDDD",
    "DDDDDDDDSDD",
    "SSDDDDDDSSD",
    "SSSSDDDDSSD",
    "SSSSSSDDSSS",
    "SSSSSSSSSSS",
]);

/// The table printed for California's Baccarat, five cells unlike the usual one
/// (`reading:ca-baccarat-table`). Baccarat 12.a and 12.b.
#[rustfmt::skip]
pub const CALIFORNIA: Tableau = Tableau::new([
//   0123456789-
    "DDDDDDDDDDD",
    "DDDDDDDDDDD",
    "DDDDDDDDDDD",
    "DDDDDDDDDDD",
    "SSSDDDDDSSD",
    "SSSDDDDDSSD",
    "SSSSSSSSSSS",
    "SSSSSSSSSSS",
]);

#[cfg(test)]
mod tests {
    use super::*;

    /// The book's grid, transcribed apart from the words above.
    const GRID: [(u8, &str); 8] = [
        (7, "SSSSSSSSSS"),
        (6, "SSSSSSDDSS"),
        (5, "SSSSDDDDSS"),
        (4, "SSDDDDDDSS"),
        (3, "DDDDDDDDSD"),
        (2, "DDDDDDDDDD"),
        (1, "DDDDDDDDDD"),
        (0, "DDDDDDDDDD"),
    ];

    /// The same table as the book states it in words: counts, then the third cards drawn on.
    const WORDS: [(&[u8], &[u8]); 6] = [
        (&[0, 1, 2], &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
        (&[3], &[0, 1, 2, 3, 4, 5, 6, 7, 9]),
        (&[4], &[2, 3, 4, 5, 6, 7]),
        (&[5], &[4, 5, 6, 7]),
        (&[6], &[6, 7]),
        (&[7], &[]),
    ];

    #[test]
    fn r2814_3_grid_and_words_agree() {
        for (count, row) in GRID {
            for (third, letter) in (0..10).zip(row.chars()) {
                let drawn = WORDS
                    .iter()
                    .any(|(counts, on)| counts.contains(&count) && on.contains(&third));
                assert_eq!(letter == 'D', drawn, "{count} against {third}");
                assert_eq!(USUAL.draws(count, Some(third)), drawn, "{count} against {third}");
            }
        }
    }

    #[test]
    fn r2814_3_without_a_player_card_five_draws_and_six_stays() {
        let drawn: Vec<bool> = (0..=9).map(|count| USUAL.draws(count, None)).collect();
        let expected: Vec<bool> = (0..=9).map(|count| count <= 5).collect();
        assert_eq!(drawn, expected);
    }

    #[test]
    fn california_differs_in_five_cells() {
        let cells = (0..8).flat_map(|count| (0..10).map(move |third| (count, third)));
        let unlike: Vec<(u8, u8)> = cells
            .filter(|&(count, third)| {
                USUAL.draws(count, Some(third)) != CALIFORNIA.draws(count, Some(third))
            })
            .collect();
        assert_eq!(unlike, [(3, 8), (4, 2), (5, 3), (6, 6), (6, 7)]);
    }
}
