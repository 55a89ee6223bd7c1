//! Figures by which `readings.md` chooses: the reading taken, and those not taken.

use super::printed::{one_in, rounds_to};
use super::{census, line, often, post, price};
use games::baccarat::Baccarat;
use games::baccarat::facts::{Coup, Sun};
use money::Odds;
use odds::{Census, Exact, Shown};
use table::{Facts, Offer, Pay, Posting};

fn offer<'a>(posting: &'a Posting<Baccarat>, wager: &str) -> &'a Offer<Baccarat> {
    posting.offers.iter().find(|offer| offer.wager.id() == wager).expect("on offer")
}

/// What a wager's edge becomes when it wins as another reading has it, at the same odds.
fn edge_if(census: &Census, odds: i128, wins: impl Fn(Coup) -> bool) -> Exact {
    Exact::whole(1) - often(census, wins) * Exact::whole(odds + 1)
}

#[test]
fn co_tie_vigorish() {
    let coups = census::<Coup>(&post("co/baccarat", ""));
    let gap = often(&coups, Coup::banker_wins) - often(&coups, Coup::player_wins);
    let even = gap.over(&often(&coups, Coup::tie)).expect("ties happen");
    rounds_to(&even, "12.98%", "the charge that breaks even");
}

#[test]
fn co_match_pair_and_co_perfect_pair_once() {
    rounds_to(&price("co/baccarat", "", "match-pair-player").edge, "10.36%", "any pair");
    let unsuited = price("co/baccarat", "match_pair=unsuited", "match-pair-player");
    rounds_to(&unsuited.edge, "30.60%", "two suits");
    let perfect = price("co/baccarat", "", "perfect-pair");
    rounds_to(&perfect.hit, "3.345%", "some hand");
    rounds_to(&perfect.edge, "13.03%", "one payment");
}

/// A margin wager with other rulings on natural ties and on plain ones.
fn ties(id: &str, wager: &str, natural: Pay, plain: Pay) -> Exact {
    let posting = post(id, "");
    let mut offer = offer(&posting, wager).clone();
    for (row, pay) in offer.rows.iter().zip(&mut offer.pays) {
        match row.label {
            "natural tie" => *pay = natural,
            "tie without naturals" => *pay = plain,
            _ => {}
        }
    }
    odds::price(&offer, &census::<Coup>(&posting), "none", Shown::NOTHING).edge
}

#[test]
fn co_optional_bonus_ties_and_co_talons_ties() {
    for (natural, plain, player, banker) in [
        (Pay::Lose, Pay::Lose, "4.44%", "11.16%"),
        (Pay::Push, Pay::Push, "-5.08%", "1.64%"),
        (Pay::Push, Pay::Lose, "2.65%", "9.37%"),
    ] {
        for (id, name) in
            [("co/baccarat", "optional-bonus"), ("co/eternal-baccarat", "golden-talons")]
        {
            let edge = |side| ties(id, &format!("{name}-{side}"), natural, plain);
            rounds_to(&edge("player"), player, name);
            rounds_to(&edge("banker"), banker, name);
        }
    }
    rounds_to(&price("co/baccarat", "", "optional-bonus-player").edge, "2.65%", "as chosen");
    rounds_to(&price("co/baccarat", "", "optional-bonus-banker").edge, "9.37%", "as chosen");
}

#[test]
fn co_blazing_mixed() {
    let coups = census::<Coup>(&post("co/5-treasures", ""));
    let mixed = |c: Coup| c.player == 7 && c.banker == 7 && c.player_cards != c.banker_cards;
    rounds_to(&often(&coups, mixed), "0.9067%", "two cards against three");
    let table = price("co/5-treasures", "paytable.blazing-7s=PT2", "blazing-7s");
    rounds_to(&line(&table, &["both hands a three-card 7"]), "0.2312%", "both with three");
    rounds_to(&line(&table, &["both hands a two-card 7"]), "0.8971%", "both with two");
    rounds_to(&table.edge, "7.78%", "without the mixed case");
    let paid = table.edge - often(&coups, mixed) * Exact::whole(51);
    rounds_to(&paid, "-38.46%", "with the mixed case at 50 to 1");
}

#[test]
fn co_ez_suited_and_co_ez_ten_to_one() {
    let id = "co/ez-baccarat-progressive";
    let table = |set: &str| price(id, set, "ez-baccarat-progressive");
    let dragon = ["Dragon 7, player 0, suited"];
    let wide = table("paytable.ez-baccarat-progressive=PT1");
    one_in(&line(&wide, &dragon), "375,235", "both hands");
    let narrow = table("paytable.ez-baccarat-progressive=PT2 suited=winning-hand");
    one_in(&line(&narrow, &dragon), "5,294", "winning hand");
    let three = table("paytable.ez-baccarat-progressive=PT3");
    let panda = ["Panda 8 over banker's three-card 7, suited"];
    one_in(&line(&three, &panda), "553,750", "both hands");
    rounds_to(&line(&three, &["Panda 8 or Dragon 7"]), "5%", "the row printed 10 to 1");
    // Both readings agree where a row names one hand.
    let narrow = table("paytable.ez-baccarat-progressive=PT3 suited=winning-hand");
    let one_hand = ["Panda 8 or Dragon 7, suited"];
    assert_eq!(line(&narrow, &one_hand), line(&three, &one_hand));
}

#[test]
fn co_over_either_side_and_co_single_event_8_9() {
    let coups = census::<Coup>(&post("co/golden-frog", ""));
    let frog = price("co/golden-frog", "", "8-over-6");
    rounds_to(&frog.hit, "3.008%", "either hand");
    rounds_to(&frog.edge, "21.79%", "either hand");
    let banker = |c: Coup| c.banker == 8 && c.player == 6;
    rounds_to(&often(&coups, banker), "1.560%", "banker alone");
    rounds_to(&edge_if(&coups, 25, banker), "59.4%", "banker alone");
    let high = |c: Coup| c.player >= 8 && c.banker >= 8;
    rounds_to(&edge_if(&coups, 20, high), "7.37%", "any cards");
    let naturals = |c: Coup| high(c) && c.cards() == 4;
    rounds_to(&edge_if(&coups, 20, naturals), "24.78%", "naturals only");
    rounds_to(&edge_if(&coups, 20, |c| high(c) && !c.tie()), "53.60%", "unequal hands only");
}

#[test]
fn co_fate_any_3() {
    let fate = price("co/eternal-fate-38-progressive", "", "fate-38-progressive");
    let fated = [
        "Fate 38, both hands in the posted suit",
        "Fate 38, both hands suited",
        "Fate 38, both hands same colour",
        "Fate 38, tie",
        "Fate 38, player wins",
        "Fate 38, banker wins",
    ];
    let final_three = line(&fate, &fated) + line(&fate, &["any banker's two-card 3"]);
    rounds_to(&final_three, "2.25%", "a final two-card 3");
    // Two cards that count 3, dealt from ten letters: ordered ways over 416 times 415.
    let zeros = 2 * 128 * 32 + 2 * 32 * 32 + 2 * (32 * 32 * 3);
    rounds_to(&Exact::new(zeros, 416 * 415), "9.5%", "the first two cards");
}

#[test]
fn uk_dragon_non_natural_and_uk_2000_six() {
    let posting = post("uk/punto-banco-dragon-bonus", "");
    let coups = census::<Coup>(&posting);
    for (wager, player, stated) in
        [("dragon-bonus-player", true, "28.92%"), ("dragon-bonus-banker", false, "37.05%")]
    {
        let report = price(posting.id, "", wager);
        let two_cards = |c: Coup| if player { c.player_cards == 2 } else { c.banker_cards == 2 };
        let margin = |c: Coup| {
            let (own, other) = if player { (c.player, c.banker) } else { (c.banker, c.player) };
            if own < 8 { own.saturating_sub(other) } else { 0 }
        };
        // By the literal reading a two-card 6 or 7 that wins by four or more loses instead.
        let unpaid = (4..=7).zip([1, 2, 4, 4]).map(|(by, odds)| {
            often(&coups, |c: Coup| two_cards(c) && margin(c) == by) * Exact::whole(odds + 1)
        });
        rounds_to(&(report.edge + unpaid.sum()), stated, wager);
    }
    let half = |six: fn(Coup) -> bool| {
        let (wins, loses) = (often(&coups, Coup::banker_wins), often(&coups, Coup::player_wins));
        loses - wins + often(&coups, six) * Exact::new(1, 2)
    };
    rounds_to(&half(|c| c.banker_wins() && c.banker == 6), "1.4581%", "any six");
    rounds_to(&half(|c| c.banker_wins() && c.banker_is(3, 6)), "-0.4042%", "three cards only");
    assert_eq!(
        half(|c| c.banker_wins() && c.banker == 6),
        price("uk/punto-banco-2000", "", "banker").edge
    );
}

#[test]
fn uk_order_of_merit() {
    // A two-card 8 or 9 meets two-card hands only, so that merit and points never part.
    let coups = census::<Coup>(&post("uk/punto-banco", ""));
    let natural = |c: Coup| c.player_natural() || c.banker_natural();
    assert_eq!(often(&coups, |c: Coup| natural(c) && c.cards() > 4), Exact::ZERO);
    assert!(often(&coups, natural) > Exact::ZERO);
}

#[test]
fn co_commission_free_and_ca_ez_push() {
    let free = price("co/baccarat", "commission_free=true", "banker").edge;
    rounds_to(&free, "1.0183%", "three-card 7 pushes");
    let plain = price("ca/ez-baccarat-panda-8", "", "banker").edge;
    rounds_to(&plain, "-1.2351%", "nothing in its place");
}

#[test]
fn ca_baccarat_table() {
    for (id, player, banker) in
        [("ca/baccarat", "1.1470%", "1.1439%"), ("co/baccarat", "1.2351%", "1.0579%")]
    {
        rounds_to(&price(id, "", "player").edge, player, id);
        rounds_to(&price(id, "", "banker").edge, banker, id);
    }
}

#[test]
fn better_odds_move_the_edge_by_what_they_pay() {
    let nine = price("co/baccarat", "odds.tie.tie=9:1", "tie");
    assert_eq!(nine.lines[0].pay, Pay::To(Odds::to(9, 1)));
    let eight = price("co/baccarat", "", "tie");
    assert_eq!(eight.edge - nine.edge, eight.hit);
}

#[test]
fn classes_that_cannot_be_are_not_counted() {
    let posting = post("co/eternal-baccarat", "");
    let suns = census::<Sun>(&posting);
    for (class, count) in suns.counts().iter().enumerate().filter(|(_, count)| **count > 0) {
        assert!(Sun::from_index(class).is_some(), "{class} has {count}");
    }
}
