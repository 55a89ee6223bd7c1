//! What all player-dealer tables share, at the three that play poker.
//!
//! Rules: ca:general/

use crate::california::rotation::Eligibility;
use crate::check::{bets, breach, card, check, eligibility, open, play, refused, terms};
use law::Lawful;
use money::Cents;
use table::{Bank, Party, Seat, Settlement, Verbs as _};

/// A game, its opening wagers of $10 with those of $5 beside them, what a seat holds that wins and
/// what one that loses, what else is dealt, and how a seat plays on.
struct Poker {
    id: &'static str,
    opens: &'static str,
    beside: &'static str,
    wins: [&'static str; 2],
    loses: [&'static str; 2],
    rest: &'static str,
    plays: &'static str,
}

/// Against ace and king, three of a kind or a flush wins, and a nine or a jack loses.
const GAMES: [Poker; 3] = [
    Poker {
        id: "ca/caribbean-stud",
        opens: "ante 10",
        beside: "ante 10",
        wins: ["2c 2d 2h 4s 3c", "5c 5d 5h 4s 3c"],
        loses: ["2c 5d 7h 9s Jc", "2c 5d 7h 8s Jc"],
        // An eight last: settlement begins at the left.
        rest: "dealer As Kd 9c 8h 4d",
        plays: "call",
    },
    Poker {
        id: "ca/three-card-poker-6-card-bonus",
        opens: "ante 10",
        beside: "ante 10, pair-plus 5, six-card-bonus 5",
        wins: ["2c 2d 2h", "5c 5d 5h"],
        loses: ["3c 7d 9h", "3d 7h 9c"],
        rest: "dealer As Kd 8c",
        plays: "play",
    },
    Poker {
        id: "ca/ultimate-texas-holdem",
        opens: "ante 10, blind 10",
        beside: "ante 10, blind 10, trips 5",
        wins: ["6c 6d", "7c 7d"],
        loses: ["2c 3d", "2d 3c"],
        // Sixes or sevens full; the player-dealer has two pairs.
        rest: "board 6s 7s Kh Kc 4d | dealer As 4h",
        plays: "play 40.00",
    },
];

fn seat(n: u8) -> Seat {
    Seat::new(n).expect("a seat")
}

impl Poker {
    /// Two seats with these hands and wagers, both playing on.
    fn round(&self, seats: [u8; 2], hands: [&str; 2], wagers: &str) -> String {
        let [one, two] = seats;
        format!(
            "{} | seat{one} {} | seat{two} {} | {one}: {wagers} | {two}: {wagers} \
             | act {one} {plays} | act {two} {plays}",
            self.rest,
            hands[0],
            hands[1],
            plays = self.plays
        )
    }

    fn settled(&self, set: &str, round: &str) -> Settlement {
        let settled = play(open(self.id, set).as_mut(), round);
        settled.unwrap_or_else(|refusal| panic!("{}: {refusal}", self.id))
    }

    /// What the player-dealer gains in a round that both seats win, or both lose.
    fn gains(&self, put_up: i64, hands: [&str; 2]) -> i64 {
        let round = format!("bank 8 {put_up} | {}", self.round([1, 2], hands, self.opens));
        self.settled("", &round).net(Party::PlayerDealer).get() / 100
    }

    /// What each party pays the card room, in cents.
    fn fees(&self, set: &str, round: &str) -> Vec<(Party, i64)> {
        let settled = self.settled(set, round);
        let fees = settled.transfers.iter().filter(|transfer| transfer.to == Party::Room);
        fees.map(|transfer| (transfer.from, transfer.amount.get())).collect()
    }
}

#[test]
fn r1_a_poker_house_neither_bets_nor_gains() {
    for game in &GAMES {
        for hands in [game.wins, game.loses] {
            let round = format!("bank 8 10000 | {}", game.round([1, 2], hands, game.beside));
            let nets = game.settled("", &round).nets();
            let moved = |party: &Party| nets[party] != Cents::ZERO;
            let parties: Vec<Party> = nets.keys().copied().filter(moved).collect();
            let players = [Party::Seat(seat(1)), Party::Seat(seat(2)), Party::PlayerDealer];
            assert_eq!(parties, players, "{}", game.id);
        }
    }
}

#[test]
fn r1_b_no_round_of_poker_without_a_player_who_banks() {
    for game in &GAMES {
        assert_eq!(open(game.id, "").sign().bank, Bank::PlayerDealer);
        let round = game.round([1, 2], game.wins, game.opens);
        let unbanked = play(open(game.id, "").as_mut(), &round).unwrap_err();
        assert!(unbanked.why.contains("nobody banks"), "{}", game.id);
    }
}

#[test]
fn r1_c_bonus_wagers_of_poker_too_stand_against_the_player_dealer() {
    for game in &GAMES[1..] {
        let gain = |wagers| {
            let round = format!("bank 8 10000 | {}", game.round([1, 2], game.loses, wagers));
            game.settled("", &round).net(Party::PlayerDealer)
        };
        let lost: i64 = if game.id.contains("three-card") { 20 } else { 10 };
        assert_eq!(gain(game.beside) - gain(game.opens), Cents::dollars(lost), "{}", game.id);
        let round = format!("bank 8 100 | 8: {}", game.opens);
        assert!(play(open(game.id, "").as_mut(), &round).is_err(), "{}: own wager", game.id);
    }
}

#[test]
fn r3_a_caribbean_stud_wants_a_wager_in_the_round_before() {
    let eligible = GAMES.map(|game| eligibility(game.id));
    assert_eq!(eligible, [Eligibility::PriorBet, Eligibility::Anyone, Eligibility::Anyone]);
}

#[test]
fn r4_a_any_amount_is_put_up_at_poker() {
    for game in &GAMES {
        let round = game.round([1, 2], game.wins, game.opens);
        let settled = game.settled("", &format!("bank 8 0.01 | {round}"));
        assert_eq!(settled.net(Party::PlayerDealer), Cents::new(-1), "{}", game.id);
        assert!(play(open(game.id, "").as_mut(), &format!("bank 8 0 | {round}")).is_err());
        game.settled("", &format!("bank 8 100000000 | {round}"));
    }
}

#[test]
fn r4_b_wins_and_loses_no_more_than_was_put_up_at_poker() {
    for game in &GAMES {
        let most = -game.gains(100_000, game.wins);
        let least = game.gains(100_000, game.loses);
        assert!(most > 20 && least > 20, "{}: {most} and {least}", game.id);
        for put_up in [1, 20, most - 1, most, most + 1] {
            assert_eq!(game.gains(put_up, game.wins), -put_up.min(most), "{}", game.id);
            assert_eq!(game.gains(put_up, game.loses), put_up.min(least), "{}", game.id);
        }
    }
}

#[test]
fn r5_a_seats_of_poker_are_covered_in_order() {
    for game in &GAMES {
        let round = game.round([1, 2], game.wins, game.opens);
        let half = -game.gains(100_000, game.wins) / 2;
        let settled = game.settled("", &format!("bank 8 {half} | {round}"));
        let net = |n| settled.net(Party::Seat(seat(n))).get() / 100;
        assert_eq!([net(1), net(2)], [half, 0], "{}", game.id);
        let second = settled.lines.iter().filter(|line| line.seat == 2);
        assert!(second.into_iter().all(|line| line.result == table::Outcome::Returned));
    }
}

#[test]
fn r5_c_action_at_poker_ends_with_the_whole_amount_won() {
    // The first seat loses 30 or more; the second would win as much and has no action.
    for game in &GAMES {
        let hands = [game.loses[0], game.wins[1]];
        let round =
            |put_up: i64| format!("bank 8 {put_up} | {}", game.round([1, 2], hands, game.opens));
        let lost = game.gains(100_000, game.loses) / 2;
        let settled = game.settled("", &round(lost));
        assert_eq!(settled.net(Party::Seat(seat(2))), Cents::ZERO, "{}", game.id);
        let settled = game.settled("", &round(lost + 1));
        assert!(settled.net(Party::Seat(seat(2))) > Cents::ZERO, "{}", game.id);
    }
}

#[test]
fn r5_d_bonus_wagers_of_poker_draw_on_the_same_cover() {
    for game in &GAMES[1..] {
        let alone = -game.gains(100_000, game.wins) / 2;
        let round = game.round([1, 2], game.wins, game.beside);
        let settled = game.settled("", &format!("bank 8 {} | {round}", alone + 1));
        let bonus =
            settled.lines.iter().find(|l| ["pair-plus", "trips"].contains(&l.wager.as_str()));
        assert_eq!(bonus.expect("a bonus").pays, Cents::dollars(1), "{}", game.id);
        assert_eq!(settled.net(Party::Seat(seat(2))), Cents::ZERO, "{}", game.id);
    }
}

#[test]
fn r5_e_uncovered_wagers_of_caribbean_stud_go_back() {
    let game = &GAMES[0];
    let round = game.round([1, 2], game.wins, game.opens);
    let expected = "1 ante wins 10; 1 call wins 60; 2 ante returned 0 ca:general/5.e; \
                    2 call returned 0 ca:general/5.e";
    check(game.id, "", &format!("bank 8 70 | {round}"), expected);
}

#[test]
fn r6_a_wagers_of_poker_are_left_alone() {
    for game in &GAMES {
        let mut table = open(game.id, "");
        table.bank(seat(8), Cents::dollars(100), None).unwrap();
        for bet in bets("1", game.opens) {
            table.stake(&bet).unwrap();
        }
        table.close().unwrap();
        table.deal(card("Kc")).unwrap();
        assert!(table.withdraw(seat(1), "ante").is_err(), "{}", game.id);
        assert!(table.stake(&bets("1", "ante 5")[0]).is_err(), "{}", game.id);
        assert_eq!(table.lying()[0].amount, Cents::dollars(10));
    }
}

#[test]
fn r7_a_poker_from_the_player_dealers_left_clockwise() {
    for game in &GAMES {
        for (bank, first) in [(8, 2), (1, 2), (4, 6), (5, 6), (7, 2)] {
            let round = game.round([2, 6], game.wins, game.opens);
            let settled = game.settled("", &format!("bank {bank} 100000 | {round}"));
            assert_eq!(settled.lines[0].seat, first, "{}, seat {bank} banks", game.id);
        }
    }
}

#[test]
fn r7_b_caribbean_stud_begins_where_a_card_says() {
    let game = &GAMES[0];
    let round = game.round([2, 6], game.wins, game.opens).replace("8h", "Jh");
    let first = game.settled("", &format!("bank 8 100000 | {round}")).lines[0].seat;
    assert_eq!(first, 6, "the fifth position is seat 4, and 6 is the next that plays");
}

#[test]
fn r7_c_poker_settles_each_seat_before_the_next() {
    for game in &GAMES {
        let round = format!("bank 8 100000 | {}", game.round([1, 2], game.wins, game.beside));
        let seats: Vec<u8> = game.settled("", &round).lines.iter().map(|line| line.seat).collect();
        assert!(seats.is_sorted() && seats.contains(&2), "{}: {seats:?}", game.id);
    }
}

#[test]
fn r8_b_caribbean_stud_takes_back_line_wagers() {
    let game = &GAMES[0];
    let round = game.round([1, 2], game.wins, game.opens);
    let settled = game.settled("", &format!("bank 8 100000 | {round} | 1+1: ante 20"));
    assert_eq!(settled.net(Party::Behind(seat(1), 1)), Cents::dollars(20 + 120));
}

#[test]
fn r8_c_the_others_refuse_them() {
    for (game, rule) in GAMES[1..].iter().zip(["s6.5", "1.h"]) {
        let round = game.round([1, 2], game.wins, game.opens);
        let rule = format!("{}/{rule}", game.id.replace('/', ":"));
        refused(game.id, "", &format!("bank 8 1000 | {round} | 1+1: ante 10"), &rule);
    }
}

/// Option 3 of each game's consolidated schedule, $10 to $100: $1 an Ante, $2 a hand.
const OPTION_3: [&str; 3] = ["fees=F-B-3", "fees=F-B-3", "fees=F-G-3"];

#[test]
fn r9_a_fees_of_poker_are_fixed_before_the_hand() {
    let (one, two) = (Party::Seat(seat(1)), Party::Seat(seat(2)));
    let expected = [(one, 100), (two, 100), (Party::PlayerDealer, 200)];
    for (game, set) in GAMES.iter().zip(OPTION_3) {
        for (hands, bank) in [(game.wins, "0.01"), (game.wins, "10000"), (game.loses, "10000")] {
            let round = format!("bank 8 {bank} | {}", game.round([1, 2], hands, game.opens));
            assert_eq!(game.fees(set, &round), expected, "{}", game.id);
        }
    }
}

#[test]
fn r9_d_five_rates_at_most_at_poker() {
    for game in &GAMES {
        let options = crate::find(game.id).expect("a table").entry.options();
        let fees = options.iter().find(|option| option.name == "fees").expect("fees");
        let Lawful::Word(ids) = &fees.lawful else { panic!("{}", fees.lawful) };
        assert!(ids.len() > 20, "{}: {ids:?}", game.id);
        for option in ids.iter().filter(|option| **option != "none") {
            let fees = terms(game.id, &format!("fees={option}")).collection.expect("fees");
            let rates = usize::from(fees.per_bet > Cents::ZERO) + fees.player_dealer.len();
            assert!((2..=5).contains(&rates), "{} {option}: {rates}", game.id);
            assert!(!breach(game.id, &format!("fees={option} max=5000.01")).is_empty());
        }
    }
}

#[test]
fn r9_f_by_table_action_no_player_pays_at_poker() {
    // Twice $37.50 before the deal is the end of the first tier, whatever is put up later.
    let wagers = ["ante 37.50", "ante 30, pair-plus 7.50", "ante 15, blind 15, trips 7.50"];
    let sets = ["fees=F-B-17", "fees=F-B-17", "fees=F-G-19"];
    for ((game, set), wagers) in GAMES.iter().zip(sets).zip(wagers) {
        let round = format!("bank 8 1000 | {}", game.round([1, 2], game.wins, wagers));
        let round = round.replace("play 40.00", "play 60.00");
        assert_eq!(game.fees(set, &round), [(Party::PlayerDealer, 100)], "{}", game.id);
        let more = round.replace("7.50", "7.51");
        assert_eq!(game.fees(set, &more), [(Party::PlayerDealer, 200)], "{}", game.id);
    }
}

#[test]
fn r9_g_bonus_wagers_of_poker_carry_no_fee() {
    for (game, set) in GAMES.iter().zip(OPTION_3) {
        let wagers = game.beside.replace(" 5", " 10");
        let round = format!("bank 8 1000 | {}", game.round([1, 2], game.wins, &wagers));
        assert_eq!(game.fees(set, &round).len(), 3, "{}", game.id);
    }
}
