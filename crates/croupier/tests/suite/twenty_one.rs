//! Twenty-one from the outside: what its side wagers cost, and written rounds.

use croupier::price::Request;
use croupier::{posted, price};

/// The edge of a wager by a pay table, in ten-thousandths of a percent, cut off.
fn edge(id: &str, decks: &str, wager: &str, table: &str) -> i64 {
    let name = format!("paytable.{wager}");
    let posted = posted([("decks", decks), (name.as_str(), table)]);
    let request = Request { posted, wager: Some(wager.into()), ..Request::default() };
    let prices = price(id, &request).unwrap_or_else(|error| panic!("{id}: {error}"));
    #[allow(clippy::cast_possible_truncation)] // a few digits of a percentage
    let digits = (prices.wager(wager).expect("priced").edge.decimal() * 1e6).round() as i64;
    digits
}

#[test]
fn side_wagers_of_great_britain_cost_what_is_printed_and_derived() {
    let rows = [
        ("21-plus-3", "PT-min", [42_439, 32_386]),
        ("royal-match", "PT-min", [115_942, 102_894]),
        ("royal-match", "PT1", [65_775, 51_200]),
        ("royal-match", "PT2", [86_213, 73_213]),
        ("perfect-pairs", "PT-min", [178_744, 138_264]),
        ("perfect-pairs", "PT1", [67_633, 19_293]),
        ("perfect-pairs", "PT2", [106_280, 57_878]),
    ];
    for (wager, table, [four, six]) in rows {
        let id = format!("uk/blackjack-{wager}");
        for id in ["uk/blackjack", &id] {
            let found = [edge(id, "4", wager, table), edge(id, "6", wager, table)];
            assert_eq!(found, [four, six], "{id} {wager} {table}");
        }
    }
}

#[test]
fn the_perfect_pair_of_blackjack_poker_costs_less_with_every_deck() {
    let edges =
        |decks: u32| edge("ca/blackjack-poker", &decks.to_string(), "perfect-pair", "BJP-PAIR");
    let known = [(1, 470_588), (2, 223_301), (4, 101_449), (6, 61_093), (8, 40_964), (12, 20_867)];
    for (decks, expected) in known {
        assert_eq!(edges(decks), expected, "{decks}");
    }
    assert!((1..12).all(|decks| edges(decks) > edges(decks + 1)));
}

#[test]
fn the_ids_of_pokaras_two_bonus_tables_are_priced_by_them() {
    for (id, table, edge) in [
        ("ca/pokara/bonus-a", "POK-BONUS-A", -2_040),
        ("ca/pokara/bonus-b", "POK-BONUS-B", 59_414),
    ] {
        let prices = price(id, &Request::default()).unwrap_or_else(|error| panic!("{error}"));
        let tables: Vec<&str> = prices.wagers.iter().map(|wager| wager.paytable).collect();
        assert_eq!(tables, [table]);
        #[allow(clippy::cast_possible_truncation)] // a few digits of a percentage
        let found = (prices.wager("bonus").expect("priced").edge.decimal() * 1e6).round() as i64;
        assert_eq!(found, edge);
    }
}

/// Settles a round of one seat with an initial wager of 10; its lines, or the rule that refuses.
fn settled(set: &str, acts: &str, spots: &str) -> Vec<String> {
    let file = format!(
        "game = \"uk/blackjack\"\nset = {{ {set} }}\n[[seat]]\nn = 1\n\
         bets = {{ initial = \"10.00\" }}\nacts = [{acts}]\n[spots]\n{spots}"
    );
    match croupier::settle(&file) {
        Err(error) => vec![error.to_string()],
        Ok(settled) => {
            let lines = &settled.banked().expect("banked").lines;
            lines.iter().map(|line| format!("{} {}", line.name(), line.pays.plain())).collect()
        }
    }
}

#[test]
fn hands_of_a_split_are_found_whichever_was_split_again() {
    // Tens and pictures split: the first again, or the second again, by the same three hands.
    let spots = "\"seat1.1\" = \"Kh 5c\"\n\"seat1.2\" = \"Qd 6c\"\n\"seat1.3\" = \"Jc 7d\"\n\
                 dealer = \"6h Tc Ts\"";
    let set = "split = \"any\"";
    let stand3 = "\"stand\", \"stand\", \"stand\"";
    let expected = ["initial-1 10.00", "split-2 10.00", "split-3 10.00"];
    assert_eq!(settled(set, &format!("\"split\", \"split\", {stand3}"), spots), expected);
    let second = "\"split\", \"stand\", \"split\", \"stand\", \"stand\"";
    assert_eq!(settled(set, second, spots), expected);
    // One split too few leaves a hand that nobody dealt.
    let few = settled(set, &format!("\"split\", {stand3}"), spots);
    assert!(few[0].contains("is due no card"), "{few:?}");
}

#[test]
fn a_box_of_as_many_hands_as_there_may_be_is_settled() {
    // Fourteen hands of eights: the first is split again and again, or the last.
    let suits = ["c", "d", "h", "s"];
    let hands: Vec<String> = (0..14)
        .map(|n| {
            format!("\"seat1.{}\" = \"8{} {}{}\"", n + 1, suits[n % 4], 5 + n % 3, suits[n % 4])
        })
        .collect();
    let spots = format!("{}\ndealer = \"6h Tc Ts\"", hands.join("\n"));
    let stand = |n: usize| vec!["\"stand\""; n].join(", ");
    let first = format!("{}, {}", vec!["\"split\""; 13].join(", "), stand(14));
    let one = "\"split\", \"stand\", ";
    let last = format!("{}{}", one.repeat(13), stand(1));
    let set = "split = \"any\", decks = 8";
    for acts in [first, last] {
        let lines = settled(set, &acts, &spots);
        assert_eq!(lines.len(), 14, "{lines:?}");
        assert!(lines.iter().all(|line| line.ends_with(" 10.00")), "{lines:?}");
    }
}

#[test]
fn what_is_written_of_a_split_hand_must_be_dealt() {
    let acts = "\"split\", \"stand\", \"stand\"";
    let spots = "\"seat1.1\" = \"8h 5c\"\n\"seat1.2\" = \"8d 6c 2h\"\ndealer = \"6h Tc Ts\"";
    let found = settled("", acts, spots);
    assert!(found[0].contains("seat1.2") && found[0].contains("uk:4.12"), "{found:?}");
    let spots = "\"seat1.1\" = \"8h 5c\"\n\"seat1.2\" = \"8d\"\ndealer = \"6h Tc Ts\"";
    let found = settled("", acts, spots);
    assert!(found[0].contains("seat1.2 is due a card"), "{found:?}");
}
