//! Whatever is written, nothing panics, and what settles conserves money.

use croupier::settle::{Round, Settled, settle};
use proptest::prelude::*;
use std::fmt::Write as _;

const WAGERS: [&str; 8] =
    ["player", "banker", "tie", "perfect-pair", "dragon-7", "bonus", "sun-7-progressive", "zzz"];

fn card() -> impl Strategy<Value = String> {
    "[2-9TJQKAX][cdhsx]"
}

/// What all parties together won: nothing, as money is conserved.
fn gained(settled: &Settled) -> money::Cents {
    settled.settlements().flat_map(|settlement| settlement.nets().into_values()).sum()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn any_text_is_read_or_refused(text in ".{0,200}") {
        let _ = Round::read(&text);
    }

    #[test]
    fn any_toml_like_text_is_settled_or_refused(
        game in 0..games::CATALOG.len(),
        player in prop::collection::vec(card(), 0..5),
        banker in prop::collection::vec(card(), 0..5),
        bets in prop::collection::vec((0_u8..18, 0..WAGERS.len(), -5_i64..2000), 0..6),
        put_up in 0_i64..5000,
        act in prop::sample::select(vec!["draw", "stand", "house-way", "fold", ""]),
        ruled in prop::sample::select(vec!["", "co:30-2816(1)", "co:30-2816(3)", "nothing"]),
    ) {
        let mut text = format!("game = {:?}\n", games::CATALOG[game].id());
        if put_up > 0 {
            let _ = writeln!(text, "player_dealer = {{ seat = 1, wager = \"{put_up}.00\" }}");
        }
        if !ruled.is_empty() {
            let _ = writeln!(text, "ruled = [{{ rule = {ruled:?}, card = \"5h\" }}]");
        }
        for (seat, wager, amount) in bets {
            let wager = WAGERS[wager];
            let _ = writeln!(text, "[[seat]]\nn = {seat}\nacts = [{act:?}]");
            let _ = writeln!(text, "bets = {{ {wager} = \"{amount}.00\" }}");
        }
        let _ = writeln!(text, "[spots]\nplayer = {:?}\nbanker = {:?}",
            player.join(" "),
            banker.join(" ")
        );
        if let Ok(settled) = settle(&text) {
            prop_assert_eq!(gained(&settled), money::Cents::ZERO);
        }
    }

    #[test]
    fn the_largest_amounts_settle_or_are_refused(
        game in 0..games::CATALOG.len(),
        amount in prop::sample::select(vec!["1000000000.00", "999999999.99", "1.00", "0.01"]),
        odds in prop::sample::select(vec!["9:1", "10000:1", "1000000:1"]),
        unit in prop::sample::select(vec!["1.00", "1000000.00", "999999999.00"]),
        behind in 0_usize..10,
        fees in prop::sample::select(vec!["none", "F-C-3", "F-E-31"]),
    ) {
        let entry = &games::CATALOG[game];
        let mut text = format!("game = {:?}\nfees = {fees:?}\n", entry.id());
        let _ = writeln!(text, "player_dealer = {{ seat = 16, wager = {amount:?} }}");
        let _ = writeln!(text, "[set]\n\"odds.tie.tie\" = {odds:?}");
        for wager in entry.wagers().iter().filter(|w| w.kind == table::Kind::Progressive) {
            let _ = writeln!(text, "\"unit.{}\" = {unit:?}", wager.id);
        }
        for seat in 1..=16 {
            let _ = writeln!(text, "[[seat]]\nn = {seat}\ncoupons = 1");
            let bets = |text: &mut String| {
                let _ = writeln!(text, "tie = {amount:?}\nplayer = {amount:?}");
            };
            text += "[seat.bets]\n";
            bets(&mut text);
            text += "[seat.tips]\n";
            bets(&mut text);
            for _ in 0..behind {
                text += "[[seat.backline]]\n[seat.backline.bets]\n";
                bets(&mut text);
            }
        }
        text += "[spots]\nplayer = \"4h 2c\"\nbanker = \"4d 2d\"\n";
        let written = Round::read(&text);
        prop_assert!(written.is_ok(), "{:?}", written.err());
        if let Ok(settled) = written.and_then(|written| written.settle()) {
            prop_assert_eq!(gained(&settled), money::Cents::ZERO);
        }
    }

    #[test]
    fn a_flipped_byte_of_a_sound_round_never_panics(at in 0_usize..220, byte in any::<u8>()) {
        let sound = "game = \"co/baccarat\"\nset = { vigorish = 5 }\n[[seat]]\nn = 1\n\
            bets = { banker = \"10.00\" }\n[spots]\nplayer = \"6h Kc\"\nbanker = \"4c 3d\"\n";
        let mut bytes = sound.as_bytes().to_vec();
        let at = at % bytes.len();
        bytes[at] = byte;
        if let Ok(text) = String::from_utf8(bytes) {
            let _ = settle(&text);
        }
    }
}
