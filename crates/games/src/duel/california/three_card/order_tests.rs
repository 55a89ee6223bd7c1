//! In which order wagers are settled, and what is collected before: s8.4, s8.8.
//!
//! Rules: ca:three-card-poker-6-card-bonus/

use super::tests::GAME;

#[test]
fn rs8_4_what_is_forfeited_is_collected_before_cards_decide() {
    // Reading ca-folds-first: 20 are put up, and seat 1 is settled last but for its fold.
    let round = |bank: u32| {
        format!(
            "bank 2 {bank} | seat3 Ah Ac 6d | seat1 2h 4c 7d | dealer 7s Jc Qd \
             | 3: ante 20 | 1: ante 10, pair-plus 5 | act 3 play | act 1 fold"
        )
    };
    let folds = "1 ante loses 10 @s8.3; 1 pair-plus loses 5 @s8.3.a";
    GAME.pays(&round(20), &format!("{folds}; 3 ante wins 20; 3 play wins 15"));
    GAME.pays(&round(25), &format!("{folds}; 3 ante wins 20; 3 play wins 20"));
    // A bank that has won what it put up has no action left.
    let won = "1 ante loses 10; 1 pair-plus loses 5; 3 ante returned 0; 3 play returned 0";
    GAME.pays(&round(15), won);
    GAME.pays(&round(16), &format!("{folds}; 3 ante wins 20; 3 play wins 11"));
}

#[test]
fn rs8_8_nobody_says_where_settlement_begins() {
    let round = "bank 2 20 action 1 | seat3 Ah Ac 6d | seat1 Kh Kc 3d | dealer 7s Jc Qd \
                 | 3: ante 10 | 1: ante 10 | act 3 play | act 1 play";
    GAME.refuses(round, "s8.8");
}
