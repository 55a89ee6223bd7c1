//! Histories as others write them, told by hands of our own in the same shapes.

use super::{Defect, Replay, Replayed, replay};
use money::Cents;

/// A hand of no-limit hold'em: everybody's cards are unknown unless `dealt` says otherwise.
struct No<'a> {
    blinds: &'a [&'a str],
    stacks: &'a [&'a str],
    dealt: &'a [(usize, &'a str)],
    acts: &'a str,
    fields: &'a str,
}

impl No<'_> {
    const OF: No<'static> =
        No { blinds: &[], stacks: &[], dealt: &[], acts: "", fields: "min_bet = 10" };

    fn text(&self) -> String {
        let len = self.stacks.len();
        let blind = |at: usize| self.blinds.get(at).copied().unwrap_or("0");
        let blinds: Vec<&str> = (0..len).map(blind).collect();
        let cards = |n: usize| self.dealt.iter().find(|(to, _)| *to == n).map_or("????", |d| d.1);
        let deals = (1..=len).map(|n| format!("'d dh p{n} {}'", cards(n)));
        let acts = self.acts.split(", ").filter(|act| !act.is_empty()).map(|a| format!("'{a}'"));
        let actions: Vec<String> = deals.chain(acts).collect();
        format!(
            "variant = 'NT'\nantes = [{}]\nblinds_or_straddles = [{}]\nstarting_stacks = [{}]\n\
             actions = [{}]\n{}\n",
            vec!["0"; len].join(", "),
            blinds.join(", "),
            self.stacks.join(", "),
            actions.join(", "),
            self.fields,
        )
    }

    fn replay(&self) -> Result<Replayed, Defect> {
        let mut all = replay(&self.text());
        assert_eq!(all.len(), 1);
        all.next().expect("one hand").result
    }

    /// Ends with these stacks.
    #[track_caller]
    fn ends(&self, stacks: &str) -> Replayed {
        let replayed = self.replay().unwrap_or_else(|defect| panic!("{defect}"));
        let found = replayed.finishing_stacks().unwrap_or_else(|| panic!("{replayed:?}"));
        let found: Vec<String> = found.iter().map(|stack| stack.plain()).collect();
        assert_eq!(found.join(" "), stacks);
        replayed
    }

    /// Ends early at this act for want of this.
    #[track_caller]
    fn lacks(&self, action: usize, lacks: &str) {
        let replayed = self.replay().unwrap_or_else(|defect| panic!("{defect}"));
        let unfinished = replayed.unfinished.as_ref().expect("it ends early");
        assert_eq!((unfinished.action, unfinished.lacks.as_str()), (action, lacks));
        assert_eq!((replayed.finishing_stacks(), replayed.matches()), (None, None));
    }
}

const THREE: [&str; 3] = ["200", "200", "200"];
const BLINDS: &[&str] = &["5", "10"];

#[test]
fn the_smallest_chip_follows_from_the_bets_too() {
    let hand = No { blinds: BLINDS, stacks: &THREE, ..No::OF };
    let split = "p3 f, p1 cc, p2 cc, d db 2h3h4h, p1 cbr 10.25, p2 cc, d db 5h, p1 cc, p2 cc, \
                 d db 6h, p1 cc, p2 cc, p1 sm AcAd, p2 sm AsKc";
    No { acts: split, ..hand }.ends("200.00 200.00 200.00");
    let odd = split.replace("p3 f", "p3 cc").replace("p2 cc, d db 5h", "p2 cc, p3 f, d db 5h");
    // Of 30 and twice 10.25 nothing is odd in cents, of 30 alone nothing in whole chips.
    No { acts: &odd, ..hand }.ends("205.00 205.00 190.00");
    No { acts: &odd.replace("10.25", "10.01"), ..hand }.ends("205.00 205.00 190.00");
    // Three whole chips among two: one is odd.
    let one =
        odd.replace("p3 cc", "p3 cbr 22").replace("p1 cc, p2 cc, d db 2h", "p1 cc, p2 f, d db 2h");
    let one = one.replace("p1 cbr 10.25, p2 cc, p3 f", "p1 cc, p3 cc");
    let one = one.replace("p2 cc", "p3 cc").replace("p2 sm", "p3 sm");
    let stacks = &["200", "200", "200"];
    No { acts: &one, blinds: &["5", "11"], stacks, fields: "min_bet = 11", ..No::OF }
        .ends("206.00 189.00 205.00");
    let fields = "min_bet = 11\nfinishing_stacks = [205.5, 189, 205.5]";
    let cents = No { acts: &one, blinds: &["5", "11"], stacks, fields, ..No::OF };
    assert_eq!(cents.ends("205.50 189.00 205.50").matches(), Some(true));
}

#[test]
fn a_table_seats_ten_and_caps_no_raises() {
    let folds = "p3 f, p4 f, p5 f, p6 f, p7 f, p8 f, p9 f, p10 f, p1 f";
    let stacks = ["100"; 10];
    No { blinds: BLINDS, stacks: &stacks, acts: folds, ..No::OF }
        .ends("95.00 105.00 100.00 100.00 100.00 100.00 100.00 100.00 100.00 100.00");
    let bets = "p3 cbr 4, p1 cbr 6, p2 cbr 8, p3 cbr 10, p1 cbr 12, p2 f, p3 f";
    let fixed = No { blinds: &["1", "2"], stacks: &THREE, acts: bets, fields: LIMITS, ..No::OF };
    let told: Vec<Replay> = replay(&fixed.text().replace("'NT'", "'FT'")).collect();
    let replayed = told[0].result.as_ref().unwrap_or_else(|defect| panic!("{defect}"));
    assert_eq!(replayed.finishing_stacks().expect("it ends")[0], Cents::dollars(218));
}

const LIMITS: &str = "small_bet = 2\nbig_bet = 4";

#[test]
fn cards_that_are_known_may_be_shown_unknown() {
    let checked = "p3 f, p1 cc, p2 cc, d db 2h3h9c, p1 cc, p2 cc, d db 5s, p1 cc, p2 cc, \
                   d db 6h, p1 cc, p2 cc";
    let dealt = &[(1, "AcAd"), (2, "KsKc")];
    let hand = No { blinds: BLINDS, stacks: &THREE, dealt, ..No::OF };
    for shown in ["p1 sm ????, p2 sm ????", "p1 sm -, p2 sm ??Kc", "p2 sm KcKs, p1 sm AdAc"] {
        No { acts: &format!("{checked}, {shown}"), ..hand }.ends("210.00 190.00 200.00");
    }
    // A hand that contradicts what was dealt is still refused.
    let other = No { acts: &format!("{checked}, p1 sm ??Qd, p2 sm -"), ..hand };
    assert!(other.replay().expect_err("no queen was dealt").why.contains("lacks Ad"));
}

#[test]
fn a_record_may_end_early() {
    let hand = No { blinds: BLINDS, stacks: &["inf", "inf", "inf"], ..No::OF };
    hand.lacks(4, "p3 is to act");
    No { acts: "p3 f, p1 cc, p2 cc", ..hand }.lacks(7, "cards are due");
    let board = "p3 f, p1 cc, p2 cbr 180, p1 cc, d db 2h3h4h, p1 cc, p2 cc, d db 5h";
    No { acts: board, dealt: &[(1, "AcAd"), (2, "KsKc")], ..hand }.lacks(12, "p1 is to act");
    let text = No { acts: board, fields: "min_bet = 10\nfinishing_stacks = [1, 2, 3]", ..hand };
    let told = replay(&text.text()).next().expect("one hand");
    let report = told.report("night.phhs");
    assert_eq!((report.unfinished, report.matches, report.defect), (Some(12), None, None));
    assert_eq!(report.stated.expect("stated").len(), 3);
}

#[test]
fn a_raise_may_take_the_last_chips_of_all_others() {
    // A full raise makes it 120; the others have 75 and 30 in all.
    let hand = No { blinds: BLINDS, stacks: &["75", "30", "500"], ..No::OF };
    let acts = "p3 cc, p1 cbr 65, p2 cc, p3 cbr 75, p1 cc, d db 2h3h4h, d db 5h, d db 6h, \
                p1 sm AcAd, p2 sm AsKc, p3 sm 7h8h";
    No { acts, ..hand }.ends("0.00 0.00 605.00");
    No { acts: "p3 cc, p1 cbr 65, p2 f, p3 cbr 75, p1 f", ..hand }.ends("10.00 20.00 575.00");
    // Less than that is no raise, and neither is it where somebody has more.
    let less = No { acts: "p3 cc, p1 cbr 65, p2 f, p3 cbr 74", ..hand };
    assert!(less.replay().expect_err("too little").why.contains("not $74"));
    let rich =
        No { stacks: &["76", "30", "500"], acts: "p3 cc, p1 cbr 65, p2 f, p3 cbr 75", ..hand };
    assert!(rich.replay().expect_err("too little").why.contains("not $75"));
}

#[test]
fn a_post_is_live_as_far_as_it_makes_a_bet() {
    let checks = "p3 cc, p1 f, p2 cc, d db 2h3h4h, p2 cbr 20, p3 f";
    let post = |post: &str, stacks: &str| {
        let blinds = ["5", "10", post];
        No { blinds: &blinds, stacks: &THREE, acts: checks, ..No::OF }.ends(stacks);
    };
    post("-10", "195.00 215.00 190.00");
    post("-15", "195.00 220.00 185.00");
    // Less than a bet is dead: the call is made beside it.
    post("-5", "195.00 220.00 185.00");
}

#[test]
fn of_several_blinds_alike_the_record_says_who_opens() {
    // A newcomer's post written like a blind: the seat left of the second opens, not of the third.
    let blinds = &["5", "10", "0", "10"];
    let stacks = &["200"; 4];
    No { blinds, stacks, acts: "p3 f, p4 cc, p1 f, p2 cbr 30, p4 f", ..No::OF }
        .ends("195.00 215.00 200.00 190.00");
    No { blinds, stacks, acts: "p1 f, p2 cc, p3 f, p4 cbr 30, p2 f", ..No::OF }
        .ends("195.00 190.00 200.00 215.00");
}

#[test]
fn two_players_post_in_the_format_s_order_or_in_their_own() {
    let stacks = &["200", "200"];
    let two = No { blinds: BLINDS, stacks, ..No::OF };
    No { acts: "p2 f", ..two }.ends("205.00 195.00");
    // The second has nothing in, and acts first.
    let one = No { blinds: &["0", "10"], stacks, ..No::OF };
    No { acts: "p2 cc, p1 cbr 30, p2 f", ..one }.ends("210.00 190.00");
    // Here the first acts first, though: the blind is the second's.
    No { acts: "p1 cc, p2 cbr 30, p1 f", ..one }.ends("190.00 210.00");
    // An ante of the big blind alone goes the way of the blinds.
    let ante = No { acts: "p2 f", ..two }.text().replace("antes = [0, 0]", "antes = [0, 10]");
    let told = replay(&ante).next().expect("one hand").result.expect("sound");
    assert_eq!(told.hand.posted()[0].ante, Cents::dollars(10));
    assert_eq!(told.finishing_stacks().expect("it ends")[0], Cents::dollars(205));
}

#[test]
fn who_can_bet_no_more_may_check_all_the_same() {
    let hand = No { blinds: BLINDS, stacks: &["10", "200", "200"], ..No::OF };
    let acts = "p3 f, p1 cc, p2 cc, p1 sm ????, p2 sm ????, d db 2h3h4h, p1 cc, p2 cc, d db 5h, \
                d db 6h, p1 sm AcAd, p2 sm 7hKc";
    No { acts, ..hand }.ends("0.00 210.00 200.00");
    // While two can bet, nobody checks out of turn.
    let twice = No { stacks: &THREE, acts: "p3 f, p1 cc, p2 cc, p2 cc, d db 2h3h4h", ..hand };
    assert_eq!(twice.replay().expect_err("one check too many").action, Some(7));
}

#[test]
fn hands_nobody_saw_win_only_as_stated() {
    let checked = "p3 f, p1 cc, p2 cc, d db 2h3h9c, p1 cc, p2 cc, d db 5s, p1 cc, p2 cc, \
                   d db 6h, p1 cc, p2 cc";
    let hand = No { blinds: BLINDS, stacks: &THREE, acts: checked, ..No::OF };
    hand.lacks(16, "nobody shows a hand that wins");
    No { fields: "min_bet = 10\nwinnings = [0, 0, 0]", ..hand }
        .lacks(16, "nobody shows a hand that wins");
    No { fields: "min_bet = 10\nwinnings = [0, 19, 0]", ..hand }.ends("190.00 210.00 200.00");
    let stated = No { fields: "min_bet = 10\nfinishing_stacks = [210, 190, 200]", ..hand };
    assert_eq!(stated.ends("210.00 190.00 200.00").matches(), Some(true));
    No { dealt: &[(1, "4c7d")], ..hand }.ends("210.00 190.00 200.00");
}

#[test]
fn stacks_that_lack_a_fee_are_not_as_stated() {
    let hand = No { blinds: BLINDS, stacks: &THREE, acts: "p3 f, p1 f", ..No::OF };
    let told = |fields| No { fields, ..hand }.ends("195.00 205.00 200.00");
    let less = told("min_bet = 10\nfinishing_stacks = [195, 203.5, 200]");
    assert_eq!((less.matches(), less.fee()), (Some(false), Some(Cents::new(150))));
    // The loser lacks it: that is no fee.
    let other = told("min_bet = 10\nfinishing_stacks = [194, 205, 200]");
    assert_eq!((other.matches(), other.fee()), (Some(false), None));
    let more = told("min_bet = 10\nfinishing_stacks = [195, 206, 200]");
    assert_eq!((more.matches(), more.fee()), (Some(false), None));
    assert_eq!(told("min_bet = 10").matches(), None);
}

#[test]
fn bare_comments_are_no_actions_and_keep_their_numbers() {
    let acts = "# a bird flies by, p3 f,  , p1 f # sighs";
    No { blinds: BLINDS, stacks: &THREE, acts, ..No::OF }.ends("195.00 205.00 200.00");
    let wrong = No { blinds: BLINDS, stacks: &THREE, acts: "# what?, p2 f", ..No::OF };
    assert_eq!(wrong.replay().expect_err("out of turn").action, Some(5));
}

#[test]
fn a_damaged_hand_spoils_no_other() {
    let sound = No { blinds: BLINDS, stacks: &THREE, acts: "p3 f, p1 f", ..No::OF }.text();
    let text = format!(
        "[1]\n{sound}[1._mine]\nkept = true\n\n[2]\nvariant = 'NT'\nantes = [0,\n[3]\n{sound}"
    );
    let told: Vec<Replay> = replay(&text).collect();
    let ends: Vec<bool> = told.iter().map(|one| one.result.is_ok()).collect();
    assert_eq!(ends, [true, false, true]);
    let defect = told[1].report("night.phhs").defect.expect("damaged");
    assert!(defect.starts_with("not a hand history: line 1"), "{defect}");
    assert!(told[0].history.as_ref().expect("read").fields.contains_key("_mine"));
    assert_eq!(told[2].hand, 3);
    // Where nothing can be told apart there is one defect.
    for nothing in ["", "variant = ", "x = 3"] {
        let told: Vec<Replay> = replay(nothing).collect();
        assert!(matches!(&told[..], [Replay { result: Err(_), .. }]), "{nothing}");
    }
}

#[test]
fn the_tale_of_a_history_ends_where_it_does() {
    let hand = No { blinds: BLINDS, stacks: &THREE, ..No::OF };
    for (acts, settled) in [("p3 f, p1 f", true), ("p3 f", false)] {
        let history = super::read(&No { acts, ..hand }.text()).expect("a history");
        let events = history[0].events().unwrap_or_else(|defect| panic!("{defect}"));
        let told = events.iter().any(|event| matches!(event.what, table::What::Settled(_)));
        assert_eq!(told, settled);
    }
}
