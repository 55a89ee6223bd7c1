//! Whatever is written, nothing panics, and what settles conserves money.

use croupier::script;
use proptest::prelude::*;
use std::fmt::Write as _;

const WAGERS: [&str; 8] =
    ["player", "banker", "tie", "perfect-pair", "dragon-7", "bonus", "sun-7-progressive", "zzz"];

fn card() -> impl Strategy<Value = String> {
    "[2-9TJQKAX][cdhsx]"
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn any_text_is_read_or_refused(text in ".{0,200}") {
        let _ = script::parse(&text);
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
        if let Ok(written) = script::parse(&text)
            && let Ok(settled) = script::settle(&written)
        {
            let nets: money::Cents = settled.settlement.nets().values().copied().sum();
            prop_assert_eq!(nets, money::Cents::ZERO);
        }
    }

    #[test]
    fn a_flipped_byte_of_a_sound_round_never_panics(at in 0_usize..220, byte in any::<u8>()) {
        let sound = "game = \"co/baccarat\"\nset = { vigorish = 5 }\n[[seat]]\nn = 1\n\
            bets = { banker = \"10.00\" }\n[spots]\nplayer = \"6h Kc\"\nbanker = \"4c 3d\"\n";
        let mut bytes = sound.as_bytes().to_vec();
        let at = at % bytes.len();
        bytes[at] = byte;
        if let Ok(text) = String::from_utf8(bytes)
            && let Ok(written) = script::parse(&text)
        {
            let _ = script::settle(&written);
        }
    }
}
