//! The shoe of punto banco going round, at a table.
//!
//! Rules: uk:

use crate::check::{open, play};
use table::{Act, Ask, Input, NewShoe, Office, Party, Refusal, Seat, Table, Verbs as _, Viewer};

fn seat(n: u8) -> Seat {
    Seat::new(n).unwrap()
}

/// A table at which these sit.
fn table(set: &str, seats: &[u8]) -> Box<dyn Table> {
    let mut table = open("uk/punto-banco", set);
    for n in seats {
        table.say(Input::Join { seat: seat(*n), buy: money::Cents::ZERO, how: None }).unwrap();
    }
    table
}

/// One at which the players deal.
fn players(seats: &[u8]) -> Box<dyn Table> {
    table("dealing=players", seats)
}

fn says(n: u8, word: &'static str) -> Input {
    Input::Decide { seat: seat(n), act: Act::word(word) }
}

fn offered(table: &dyn Table) -> Option<Seat> {
    table.asks().into_iter().find_map(|ask| match ask {
        Ask::Office { office: Office::Shoe, seat } => Some(seat),
        _ => None,
    })
}

/// A coup with these points of the bank and of the player, on which somebody bets.
#[track_caller]
fn coup(table: &mut dyn Table, bank: u8, player: u8) -> table::Settlement {
    let first = table.sight(Viewer::Public).chairs[0].seat.n();
    let round = format!("player {player}h Kc | banker {bank}c Qd | {first}: tie 5");
    let settled = play(table, &round).unwrap_or_else(|refusal| panic!("{refusal}"));
    table.say(Input::Clear {}).unwrap();
    settled
}

/// Plays a script, one word after another: `1?` offered to seat 1, `-?` to nobody, `1*` seat 1
/// deals, `-*` the house does, `1+` accepts, `1-` refuses, `1>` passes, `win`, `lose`, `tie` a
/// coup ended so for the bank, `shoe` a new shoe, `in:1` sits down, `out:1` leaves.
#[track_caller]
fn check(table: &mut dyn Table, script: &str) {
    for word in script.split_whitespace() {
        let (who, sign) = word.split_at(word.len() - 1);
        let who: Option<u8> = who.parse().ok();
        let named = || seat(word.split(':').nth(1).unwrap().parse().unwrap());
        match (word, sign) {
            ("win", _) => drop(coup(table, 7, 6)),
            ("lose", _) => drop(coup(table, 6, 7)),
            ("tie", _) => drop(coup(table, 6, 6)),
            (_, "?") => assert_eq!(offered(table), who.map(seat), "{word} in {script}"),
            (_, "*") => {
                let holder = table.sight(Viewer::Public).holder;
                assert_eq!(holder, who.map(seat), "{word} in {script}");
            }
            _ => {
                let input = match sign {
                    _ if word == "shoe" => Input::Shoe(NewShoe::default()),
                    "+" => says(who.unwrap(), "take"),
                    "-" => says(who.unwrap(), "decline"),
                    ">" => says(who.unwrap(), "pass"),
                    _ if word.starts_with("in:") => {
                        Input::Join { seat: named(), buy: money::Cents::ZERO, how: None }
                    }
                    _ => Input::Leave { seat: named() },
                };
                assert_eq!(table.say(input), Ok(()), "{word} in {script}");
            }
        }
    }
}

/// The rule by which that seat may not take the shoe now, nor decline it.
#[track_caller]
fn forbidden(table: &dyn Table, n: u8) -> &'static str {
    let refusal = table.check(&says(n, "take")).unwrap_err();
    assert_eq!(table.check(&says(n, "decline")), Err(refusal.clone()));
    refusal.rule.unwrap().id
}

fn rule(refusal: Result<(), Refusal>) -> &'static str {
    refusal.unwrap_err().rule.unwrap().id
}

#[test]
fn r6_3_a_the_dealer_deals_every_coup() {
    check(table("", &[1, 2]).as_mut(), "-? -* win -? -* lose -? -* tie shoe -? -*");
}

#[test]
fn r6_3_b_each_seated_player_takes_or_refuses_in_turn() {
    let mut table = players(&[1, 2, 3]);
    assert_eq!(forbidden(table.as_ref(), 2), "uk:6.3.b");
    check(table.as_mut(), "1- 2? 2+ 2* -?");
    assert_eq!(forbidden(table.as_ref(), 3), "uk:6.3.b");
}

#[test]
fn r6_3_b_when_all_refuse_the_dealer_deals_that_coup() {
    let mut table = players(&[1, 2, 3]);
    check(table.as_mut(), "1- 2- 3- -? -*");
    assert_eq!(forbidden(table.as_ref(), 1), "uk:6.3.b");
    check(table.as_mut(), "win 1? 1- 2- 3- -? lose 1? 1- 2? 2+ 2*");
}

#[test]
fn r6_4_a_dealer_who_is_banker_keeps_the_shoe() {
    let mut table = table("", &[1, 2]);
    for n in [1, 2] {
        assert_eq!(forbidden(table.as_ref(), n), "uk:6.4");
        assert_eq!(rule(table.check(&says(n, "pass"))), "uk:6.4");
        check(table.as_mut(), "lose -?");
    }
    // Nobody is shown a word that the table has no use for.
    assert!(table.menu(seat(1)).iter().all(|choice| choice.id != "take"));
    assert_eq!(table.sign().office, None);
}

#[test]
fn r6_5_the_shoe_starts_at_seat_1_and_goes_up_the_numbers() {
    check(players(&[3, 2, 1]).as_mut(), "1? 1- 2? 2- 3? 3+ 3*");
    // An empty place is passed over.
    check(players(&[9, 4]).as_mut(), "4? 4- 9? 9+ lose 4? 4+ 4*");
}

#[test]
fn r6_6_a_player_with_the_shoe_does_not_hold_the_bank() {
    let mut table = players(&[1, 2]);
    check(table.as_mut(), "1- 2+ 2*");
    let settled = coup(table.as_mut(), 6, 6);
    let won = settled.net(Party::Seat(seat(1)));
    assert!(won > money::Cents::ZERO, "a tie is paid");
    assert_eq!(settled.net(Party::House), -won);
    assert_eq!(settled.net(Party::Seat(seat(2))), money::Cents::ZERO);
}

#[test]
fn r6_7_after_a_lost_coup_it_is_offered_from_the_next_number() {
    let mut table = players(&[1, 2, 3]);
    check(table.as_mut(), "1- 2+ win 2* tie 2* lose -* 3? 3- 1? 1+ lose 2?");
    // It comes round to its last holder too.
    check(table.as_mut(), "2- 3- 1? 1+ 1*");
    check(players(&[5]).as_mut(), "5+ lose 5? 5+ lose 5? 5- -?");
    check(players(&[1, 9]).as_mut(), "1- 9+ lose 1?");
}

#[test]
fn r6_8_only_numbered_places_take_the_shoe() {
    let mut table = players(&[1, 3]);
    assert_eq!(forbidden(table.as_ref(), 2), "uk:6.8");
    check(table.as_mut(), "1- in:2 2? 2+ out:2 -* 3? 3+ lose 1?");
    assert_eq!(forbidden(table.as_ref(), 2), "uk:6.8");
}

#[test]
fn r6_8_a_new_shoe_continues_the_last() {
    let script = "1- 2+ win shoe 2* lose shoe 3? 3- shoe 1? 1- 2- shoe -? win 3?";
    check(players(&[1, 2, 3]).as_mut(), script);
}

#[test]
fn r6_9_the_holder_may_bet_on_a_tie_alone() {
    let bets = |table: &dyn Table, n: u8, wager: &str| {
        let bet = table::Bet::new(seat(n), wager, money::Cents::dollars(5));
        table.check(&Input::Stake(bet))
    };
    let mut free = players(&[1, 2]);
    check(free.as_mut(), "1+");
    for wager in ["player", "banker", "tie"] {
        assert_eq!(bets(free.as_ref(), 1, wager), Ok(()));
    }
    let mut confined = table("dealing=players shoe_holder_may_bet=egalite-only", &[1, 2]);
    check(confined.as_mut(), "1+");
    for wager in ["player", "banker"] {
        assert_eq!(rule(bets(confined.as_ref(), 1, wager)), "uk:6.9", "{wager}");
        assert_eq!(bets(confined.as_ref(), 2, wager), Ok(()));
    }
    assert_eq!(bets(confined.as_ref(), 1, "tie"), Ok(()));
    check(confined.as_mut(), "lose");
    assert_eq!(bets(confined.as_ref(), 1, "banker"), Ok(()));
}

#[test]
fn r6_10_the_holder_may_pass_after_any_coup() {
    let mut table = players(&[1, 2]);
    check(table.as_mut(), "1+");
    for n in [1, 2] {
        assert_eq!(rule(table.check(&says(n, "pass"))), "uk:6.10");
    }
    check(table.as_mut(), "win 1> 2? 2+ tie 2> 1? 1- -? win 2?");
    // Once lost, there is nothing left to pass.
    check(table.as_mut(), "2+ lose");
    assert_eq!(rule(table.check(&says(2, "pass"))), "uk:6.10");
}

#[test]
fn r6_12_decks_change_at_the_end_of_a_shoe_with_every_consent() {
    for set in ["", "dealing=players"] {
        let mut table = table(set, &[1, 2, 7]);
        let change = |table: &dyn Table, seats: &[u8]| {
            let seats = seats.iter().map(|n| seat(*n)).collect();
            let ruling = table::Ruling {
                rule: "uk:6.12".into(),
                seats,
                count: Some(6),
                ..table::Ruling::default()
            };
            table.check(&Input::Rule(ruling))
        };
        assert_eq!(change(table.as_ref(), &[7, 2, 1]), Ok(()));
        for seats in [&[1, 2][..], &[1, 2, 3, 7], &[1]] {
            assert_eq!(rule(change(table.as_ref(), seats)), "uk:6.12", "{seats:?}");
        }
        check(table.as_mut(), "win");
        assert_eq!(rule(change(table.as_ref(), &[1, 2, 7])), "uk:6.12", "the shoe has begun");
        check(table.as_mut(), "shoe");
        assert_eq!(change(table.as_ref(), &[1, 2, 7]), Ok(()));
    }
}

proptest::proptest! {
    #[test]
    fn whoever_holds_or_is_offered_the_shoe_is_seated(
        moves in proptest::collection::vec((0..8_u8, 1..=9_u8), 1..60),
    ) {
        let mut table = players(&[1, 2, 3]);
        let mut coups = 0;
        for (kind, n) in moves {
            // The same cards in every coup: a shoe of six decks has them so often.
            if coups == 6 {
                drop(table.say(Input::Shoe(NewShoe::default())));
                coups = 0;
            }
            coups += u8::from(kind == 2 || kind == 3);
            let held = table.sight(Viewer::Public).holder;
            let next = offered(table.as_ref()).map_or(n, Seat::n);
            match kind {
                2 | 3 if table.sight(Viewer::Public).chairs.is_empty() => {}
                2 => drop(coup(table.as_mut(), 6, 7)),
                3 => drop(coup(table.as_mut(), 7, 6 + n % 2)),
                _ => {
                    let input = match kind {
                        0 => Input::Join { seat: seat(n), buy: money::Cents::ZERO, how: None },
                        1 => Input::Leave { seat: seat(n) },
                        4 => says(n, "pass"),
                        5 => Input::Shoe(NewShoe::default()),
                        6 => says(next, "take"),
                        _ => says(next, "decline"),
                    };
                    // What may not be done changes nothing.
                    drop(table.say(input));
                }
            }
            let sight = table.sight(Viewer::Public);
            let both = [sight.holder, offered(table.as_ref())];
            let seated: Vec<Seat> = sight.chairs.iter().map(|chair| chair.seat).collect();
            assert!(both.iter().flatten().all(|seat| seated.contains(seat)));
            assert!(both.contains(&None));
            // Only a lost coup, a pass or leaving takes the shoe from its holder.
            let kept = held.is_none() || held == sight.holder;
            assert!(kept || [1, 2, 4].contains(&kind));
        }
    }
}
