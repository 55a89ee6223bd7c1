//! What decides money and stands nowhere in a file is refused, never assumed; what decides nothing
//! may be left out.

use crate::common::run;

/// A round's exit code, and what it says.
fn settled(file: &str) -> (i32, String) {
    let found = run(&["settle", "-"], file);
    (found.code, found.out + &found.err)
}

/// A royal flush on the table, staked a dollar of the jackpot.
fn royal(head: &str, hands: &str) -> String {
    let seat = "[[seat]]\nn = 1\nacts = [\"raise\"]\n\
                bets = { ante = \"5.00\", progressive = \"1.00\" }\n";
    format!("game = \"uk/casino-stud-progressive\"\n{head}\n{seat}[spots]\n{hands}")
}

#[test]
fn a_share_of_a_meter_that_nobody_has_read_is_refused() {
    let royal_flush = "seat1 = \"Ah Kh Qh Jh Th\"\ndealer = \"2c 3d 7h 8s 9d\"";
    let (code, told) = settled(&royal("", royal_flush));
    assert_eq!(code, 1, "{told}");
    assert!(told.contains("nobody says what it shows") && told.contains("uk:7.21.a"), "{told}");
    let (code, told) = settled(&royal("meters = { progressive = \"12345.67\" }", royal_flush));
    assert_eq!(code, 0, "{told}");
    assert!(told.contains("£12345.67") || told.contains("£12,345.67"), "{told}");
    let (code, told) = settled(&royal("set = { \"seed.progressive\" = \"100.00\" }", royal_flush));
    assert_eq!(code, 0, "{told}");
    // Four of a kind has an amount of its own, and a pair wins nothing: no meter is asked for.
    for hand in ["Ah Ad Ac As Th", "Ah Ad 7c 8d Ts"] {
        let hands = format!("seat1 = \"{hand}\"\ndealer = \"2c 3d 7h 8s 9d\"");
        let (code, told) = settled(&royal("", &hands));
        assert_eq!(code, 0, "{told}");
    }
}

#[test]
fn the_jackpot_of_singapore_is_not_lost_for_want_of_a_figure() {
    let file = "game = \"sg/texas-holdem-bonus-progressive\"\n[[seat]]\nn = 1\n\
                acts = [\"flop\", \"check\", \"check\"]\n\
                bets = { ante = \"5.00\", progressive-jackpot = \"1.00\" }\n\
                [spots]\nseat1 = \"Ah Kh\"\nboard = \"Qh Jh Th 2c 3d\"\ndealer = \"2d 7s\"\n";
    let (code, told) = settled(file);
    assert!(code == 1 && told.contains("sg:4.2"), "{told}");
    let given = format!("meters = {{ progressive-jackpot = \"10000.00\" }}\n{file}");
    let (code, told) = settled(&given);
    assert!(code == 0 && told.contains("10000"), "{told}");
}

/// A hand of three at Omaha; `rest` says who has the button, and what is done.
fn omaha(rest: &str) -> String {
    let seats: String =
        [1, 2, 5].map(|n| format!("[[seat]]\nn = {n}\nstack = \"100.00\"\n")).concat();
    format!("game = \"ca/omaha\"\nset = {{ small = \"2.00\", big = \"4.00\" }}\n{rest}\n{seats}")
}

#[test]
fn a_button_that_is_not_written_follows_from_the_acts_or_is_asked_for() {
    // The first to speak sits left of the big blind: of three, on the button.
    let one = omaha("acts = [\"1 fold\", \"2 fold\"]");
    let (code, told) = settled(&one);
    assert!(code == 0 && told.contains("seat 2  blind"), "{told}");
    assert_eq!(settled(&omaha("button = 1\nacts = [\"1 fold\", \"2 fold\"]")).1, told);
    assert_eq!(settled(&omaha("button = 2\nacts = [\"1 fold\", \"2 fold\"]")).0, 1);
    // All in by their blinds, two players have the same at stake whoever has the button.
    let seats = "[[seat]]\nn = 1\nstack = \"2.00\"\n[[seat]]\nn = 2\nstack = \"1.00\"\n";
    let even = format!(
        "game = \"ca/omaha\"\nset = {{ small = \"2.00\", big = \"4.00\" }}\nacts = []\n{seats}\
         [spots]\nseat1 = \"Ah Ad Kh Kd\"\nseat2 = \"2c 2d 7h 8d\"\nboard = \"3s 4s 9d Tc Jc\"\n"
    );
    let (code, told) = settled(&even);
    assert!(code == 0 && told.contains("seat 1 -1.00  seat 2 +1.00"), "{told}");
}

#[test]
fn a_button_that_decides_who_is_paid_of_short_money_is_asked_for() {
    let hands = [
        ("2h 2d 5s", "6c 6d 6h 9s 8s", "Ah Kh Qh Jh 9h"),
        ("3h 4d 7s", "Tc Td 9c 9d 8d", "Kd Ks Kc 5c 5d"),
        ("2c 4c 7c", "3c 4s 6s 7d 8c", "Ac As Qd Jd 8h"),
    ];
    let numbered = || (1..).zip(hands);
    let acts = numbered().map(|(n, (a, b, c))| format!("\"{n} set {a} / {b} / {c}\""));
    let acts = acts.collect::<Vec<_>>().join(", ");
    let spots: Vec<String> =
        numbered().map(|(n, (a, b, c))| format!("seat{n} = \"{a} {b} {c}\"")).collect();
    let file = |button: &str, last: &str| {
        let stacks = ["50.00", "50.00", last];
        let chair = |(n, stack): (u8, &str)| format!("[[seat]]\nn = {n}\nstack = \"{stack}\"\n");
        let seats = (1..).zip(stacks).map(chair).collect::<Vec<_>>().concat();
        let head = "game = \"ca/thirteen-card\"\nset = { point = \"1.00\" }";
        format!("{head}\n{button}\nacts = [{acts}]\n{seats}[spots]\n{}", spots.join("\n"))
    };
    let (code, told) = settled(&file("", "3.00"));
    assert!(code == 1 && told.contains("write `button = 1`"), "{told}");
    assert!(settled(&file("button = 1", "3.00")).1.contains("seat 1 +2.00  seat 2 +1.00"));
    assert!(settled(&file("button = 2", "3.00")).1.contains("seat 1 +5.00  seat 2 -2.00"));
    // With money for all it is nobody's concern.
    let (code, told) = settled(&file("", "50.00"));
    assert!(code == 0, "{told}");
}

#[test]
fn a_decision_of_another_game_is_refused_by_the_rule_on_decisions() {
    let file = |act: &str| {
        format!(
            "game = \"uk/three-card-poker\"\n[[seat]]\nn = 1\nbets = {{ ante = \"5.00\" }}\n\
             acts = [\"{act}\"]\n[spots]\nseat1 = \"2h 5c 9d\"\ndealer = \"Jh 9c 2d\"\n"
        )
    };
    for act in ["stand", "raise", "check 5.00"] {
        let (code, told) = settled(&file(act));
        assert!(code == 1 && told.contains("(uk:5.13"), "{act}: {told}");
    }
    let (code, told) = settled(&file("stnad"));
    assert!(code == 3 && told.contains("no decision `stnad`"), "{told}");
}
