//! A table of Chinese poker from hand to hand, told what people do.

use super::super::testing::*;
use super::super::{Game, Player, Points, Posting};
use crate::fees::Collection;
use cards::AnyCard;
use money::Cents;
use table::{
    Ask, Bank, Event, Face, Input, NewShoe, Refusal, Ruling, Table as _, Verb, Verbs as _, Viewer,
    What,
};

pub(super) const LOW: &str = "2c 3d 5h / 2d 4c 6h 8s Tc / 3c 3h 7s 9d Jc";
pub(super) const HIGH: &str = "Ac Kc Qd / Ad Kd Qh 9c 7c / 8c 8d Ah Kh Jh";
/// Queens in front of a straight and a flush.
pub(super) const QUEENS: &str = "Qc Qd 4d / 5c 6c 7c 8c 9h / Ah Kh Jh 8h 2h";
/// Threes in front of a full house and fours.
pub(super) const STAYS: &str = "fantasy: 4d 4h 4s / 5c 5d 5s 6c 6d / Ac Ad Ah As Kc";

pub(super) fn seated(game: Game, seats: &[u8]) -> Points {
    let mut table = empty(game, "");
    for n in seats {
        join(&mut table, *n, 50).expect("a free seat");
    }
    table
}

pub(super) fn dealt(game: Game, seats: &[u8]) -> Points {
    let mut table = seated(game, seats);
    table.tell(Input::Deal {}).expect("a hand");
    deal_all(&mut table);
    table
}

/// Deals as long as cards are asked for.
pub(super) fn deal_all(table: &mut Points) {
    while let Ask::Card { .. } = table.next() {
        let card = table.round().expect("a hand").deck()[0];
        table.tell(Input::Card(AnyCard::from(card).into())).expect("a card");
    }
}

pub(super) fn chips(table: &Points, n: u8) -> i64 {
    let sight = table.sight(Viewer::Public);
    sight.chair(seat(n)).and_then(|chair| chair.chips).expect("a chair").get()
}

pub(super) fn whats(events: &[Event]) -> Vec<What> {
    events.iter().map(|event| event.what.clone()).collect()
}

pub(super) fn leave(table: &mut Points, n: u8) -> Result<(), Refusal> {
    table.say(Input::Leave { seat: seat(n) })
}

#[test]
fn people_join_buy_sit_out_move_and_leave() {
    let mut table = empty(Game::Thirteen, "");
    assert_eq!(table.sign().bank, Bank::Points);
    let missing = |n| Ask::Seats { missing: n, rule: law::ca::thirteen_card::R13_A };
    assert_eq!(table.asks(), [missing(2)]);
    join(&mut table, 2, 30).expect("a free seat");
    assert_eq!(table.asks(), [missing(1)]);
    for (n, dollars) in [(2, 30), (5, 30), (1, 29)] {
        assert!(join(&mut table, n, dollars).is_err(), "seat {n} with {dollars}");
    }
    let posts = Input::Join { seat: seat(1), buy: Cents::dollars(30), how: Some("post".into()) };
    assert!(table.tell(posts).is_err(), "there is one way to come in");
    join(&mut table, 1, 30).expect("a free seat");
    assert_eq!(table.asks(), [Ask::Hand]);
    table.say(Input::Buy { seat: seat(1), amount: Cents::dollars(5) }).expect("between hands");
    assert_eq!((chips(&table, 1), chips(&table, 2)), (3_500, 3_000));
    table.say(Input::SitOut { seat: seat(1) }).expect("seated");
    assert!(table.say(Input::SitOut { seat: seat(1) }).is_err(), "twice");
    assert_eq!(table.asks(), [missing(1)]);
    table.say(Input::Move { from: seat(1), to: seat(4) }).expect("a free seat");
    assert!(table.say(Input::Return { seat: seat(1), how: None }).is_err(), "nobody is there");
    table.say(Input::Return { seat: seat(4), how: None }).expect("away");
    assert!(table.say(Input::Return { seat: seat(4), how: None }).is_err(), "twice");
    assert!(table.say(Input::Move { from: seat(4), to: seat(2) }).is_err(), "taken");
    assert!(table.say(Input::Move { from: seat(4), to: seat(5) }).is_err(), "no such seat");
    let left = table.tell(Input::Leave { seat: seat(4) }).expect("between hands");
    assert_eq!(whats(&left), [What::Left { seat: seat(4), chips: Cents::new(3_500) }]);
    assert!(leave(&mut table, 4).is_err(), "nobody is there");
}

#[test]
fn amounts_stay_within_the_range_of_money() {
    let mut table = empty(Game::Thirteen, "");
    let huge = [Cents::new(i64::MAX), Cents::READ_MAX + Cents::new(1), Cents::new(i64::MIN)];
    for buy in huge {
        assert!(table.say(Input::Join { seat: seat(1), buy, how: None }).is_err());
    }
    join(&mut table, 1, 30).expect("a free seat");
    for amount in huge {
        assert!(table.say(Input::Buy { seat: seat(1), amount }).is_err());
    }
    assert!(table.say(Input::Time { seconds: u64::MAX }).is_err());
}

#[test]
fn nobody_leaves_a_hand_and_others_come_and_go() {
    let mut table = dealt(Game::Thirteen, &[1, 2]);
    let rule = "ca:thirteen-card/s2.3.a";
    assert_eq!(refused(leave(&mut table, 1)), rule);
    assert_eq!(refused(table.say(Input::Move { from: seat(1), to: seat(3) })), rule);
    assert_eq!(refused(table.decide(seat(1), "take-off 1.00")), "ca:thirteen-card/1.d");
    assert_eq!(refused(table.decide(seat(1), "refuse-button")), rule);
    join(&mut table, 3, 50).expect("for the next hand");
    table.say(Input::Buy { seat: seat(3), amount: Cents::dollars(1) }).expect("not in the hand");
    leave(&mut table, 3).expect("not in the hand");
    table.say(Input::SitOut { seat: seat(2) }).expect("from the next hand on");
    finish(&mut table);
    assert_eq!(chips(&table, 1) + chips(&table, 2), 10_000);
    assert!(matches!(table.next(), Ask::Seats { missing: 1, .. }));
}

#[test]
fn chips_are_added_to_a_hand_as_its_game_says() {
    let buys =
        |table: &mut Points, n| table.say(Input::Buy { seat: seat(n), amount: Cents::dollars(5) });
    for (game, late) in [(Game::Thirteen, "1.c"), (Game::FaceUp, "2.b")] {
        let mut table = seated(game, &[1, 2]);
        table.tell(Input::Deal {}).expect("a hand");
        buys(&mut table, 2).expect("no card yet");
        let card = table.round().expect("a hand").deck()[0];
        table.say(Input::Card(AnyCard::from(card).into())).expect("a card to seat 2");
        assert!(refused(buys(&mut table, 2)).ends_with(late));
        assert_eq!(buys(&mut table, 1).is_ok(), game == Game::Thirteen);
        finish(&mut table);
        let added = if game == Game::Thirteen { 1_000 } else { 500 };
        assert_eq!(chips(&table, 1) + chips(&table, 2), 10_000 + added);
    }
}

#[test]
fn all_who_have_yet_to_set_are_asked_in_13_card() {
    let mut table = dealt(Game::Thirteen, &[1, 2, 3]);
    let decide = |list: &[u8]| -> Vec<Ask> {
        list.iter().map(|n| Ask::Decide { seat: seat(*n) }).collect()
    };
    assert_eq!(table.asks(), decide(&[2, 3, 1]));
    let act = super::super::simple_at(&table, seat(3)).expect("a setting");
    table.say(Input::Decide { seat: seat(3), act }).expect("in any order");
    assert_eq!(table.asks(), decide(&[2, 1]));
    table.decide(seat(2), "declare").expect("a declaration");
    assert_eq!(table.asks(), decide(&[1]));
    assert_eq!(table.sight(Viewer::Public).chair(seat(2)).expect("seat 2").standing, "declared");
    let face_up = dealt(Game::FaceUp, &[1, 2, 3]);
    assert_eq!(face_up.asks(), decide(&[2]));
}

#[test]
fn a_setting_lies_hidden_in_13_card_and_open_in_face_up() {
    for (game, face) in [(Game::Thirteen, Face::Own(seat(2))), (Game::FaceUp, Face::Up)] {
        let mut table = dealt(game, &[1, 2]);
        let held = table.round().expect("a hand").held(seat(2)).to_vec();
        let act = match super::super::arrange(&held) {
            Some(rows) => table::Act::cards("set", (&rows).into()),
            None => super::super::simple_at(&table, seat(2)).expect("a setting"),
        };
        let told = table.tell(Input::Decide { seat: seat(2), act: act.clone() }).expect("laid");
        let acted = What::Acted {
            seat: seat(2),
            act: act.clone(),
            face,
            did: "sets".into(),
            paid: Cents::ZERO,
            rule: if game == Game::Thirteen {
                law::ca::thirteen_card::RS2_2_A
            } else {
                law::ca::face_up_chinese::R6
            },
        };
        assert_eq!(told[0].what, acted);
        for event in &told[1..] {
            assert!(matches!(&event.what, What::Laid { of, face: lies, .. }
                if of == "seat2" && *lies == face));
        }
        let rows = ["front", "middle", "back"].map(|name| format!("seat2.{name}"));
        let known = |viewer| -> usize {
            let sight = table.sight(viewer);
            rows.iter().flat_map(|row| sight.spot(row)).filter(|h| h.card.is_known()).count()
        };
        let all = act.cards.all().count();
        assert_eq!(known(Viewer::Seat(seat(2))), all);
        let seen = if face == Face::Up { all } else { 0 };
        assert_eq!([known(Viewer::Public), known(Viewer::Seat(seat(1)))], [seen, seen]);
    }
}

#[test]
fn whole_hands_of_13_card_are_opened() {
    // Seat 1 sets two cards too few, seat 2 declares and sets nothing.
    let short = "2c 3d 5h / 2d 4c 6h 8s Tc / 3c 3h 7s";
    let mut round = Door::open(&rules(Game::Thirteen, ""), &players(&[50, 50]), seat(1));
    let round = round.as_mut().expect("a hand");
    let hands = [LOW, HIGH].map(|hand| cards(&hand.replace('/', " ")));
    Hands((1..).map(seat).zip(hands).collect()).deal(round);
    round.act(seat(1), &act(&format!("set {short}"))).expect("it will be foul");
    round.act(seat(2), &act("declare")).expect("a declaration");
    assert_eq!(round.seen("seat1", Viewer::Public), (0, 2));
    let shown = round.tell(Input::Show {}).expect("all is set");
    let shown: Vec<String> = shown
        .iter()
        .map(|event| match &event.what {
            What::Shown { of, cards } => format!("{of} {}", cards.len()),
            other => format!("{other:?}"),
        })
        .collect();
    let expected = ["seat2 13", "seat1.front 3", "seat1.middle 5", "seat1.back 3", "seat1 2"];
    assert_eq!(shown, expected);
    assert_eq!(round.seen("seat1", Viewer::Public), (2, 2));
    assert_eq!(round.seen("seat2", Viewer::Seat(seat(1))), (13, 13));
    let figures = round.0.sight(Viewer::Public);
    let foul = "seat 2 ca:thirteen-card/6, seat 1 ca:thirteen-card/5";
    assert_eq!(figures.figure("foul"), Some(foul));
}

#[test]
fn fantasy_is_due_until_it_is_played_and_its_discard_is_shuffled_in() {
    let hands = [STAYS, QUEENS.trim_start_matches("fantasy: ")];
    let mut round = Door::open(
        &rules(Game::Fantasy, ""),
        &[
            Player { seat: seat(1), stack: Cents::dollars(900), fantasy: true },
            Player { seat: seat(2), stack: Cents::dollars(900), fantasy: false },
        ],
        seat(2),
    )
    .expect("a hand");
    let fantasy = cards(&hands[0].trim_start_matches("fantasy: ").replace('/', " "));
    for card in fantasy.iter().chain(&cards("2s")) {
        round.deal(*card).expect("fourteen to seat 1");
    }
    let set = hands[0].replace("fantasy:", "set");
    let told = round.tell(Input::Decide { seat: seat(1), act: set.parse().expect("an act") });
    let thrown = told.expect("a setting").last().map(|event| event.what.clone());
    let (of, face) = ("seat1".into(), Face::Own(seat(1)));
    assert_eq!(thrown, Some(What::Discarded { of, cards: vec!["2s".parse().expect("2s")], face }));
    let rule = law::reading::CA_FACE_UP_FANTASY_DECK;
    assert_eq!(round.0.asks(), [Ask::Shuffle { rule }]);
    let early = round.tell(Input::Card("2s".parse::<AnyCard>().expect("a card").into()));
    assert_eq!(refused(early), rule.id);
    round.tell(Input::Shuffle {}).expect("it is asked for");
    assert_eq!(refused(round.tell(Input::Shuffle {})), "ca:face-up-chinese/s3");
    round.deal("2s".parse().expect("a card")).expect("it may come again");
    while round.0.next() != (Ask::Show { of: "showdown".into(), by: None }) {
        if let Ask::Card { .. } = round.0.next() {
            round.deal(round.deck()[0]).expect("a card");
        } else {
            let act = super::super::simple_at(&round.0, seat(2)).expect("a turn");
            round.tell(Input::Decide { seat: seat(2), act }).expect("laid");
        }
    }
    assert!(round.0.menu(seat(1)).iter().any(|c| c.id == "announce" && c.is_open()));
    assert!(round.0.menu(seat(2)).iter().all(|c| c.id != "announce" || !c.is_open()));
    let mut silent = round.clone();
    round.act(seat(1), &act("announce")).expect("it stays");
    assert_eq!(round.0.sight(Viewer::Public).figure("announced"), Some("seat 1"));
    for (round, due) in [(&mut round, true), (&mut silent, false)] {
        finish(&mut round.0);
        let sight = round.0.sight(Viewer::Public);
        let listed = sight.figure("fantasy").is_some_and(|seats| seats.contains("seat 1"));
        assert_eq!(listed, due);
        // It outlives the hand, and this table.
        let posting = Posting::new(rules(Game::Fantasy, ""), Collection::none());
        let resumed = Points::resume(posting.expect("no fees"), &round.0.carried());
        let mut resumed = resumed.expect("its own table");
        resumed.tell(Input::Deal {}).expect("the next hand");
        let first = matches!(resumed.next(), Ask::Card { rule, .. }
            if rule == law::ca::face_up_chinese::RS7_5_C);
        assert_eq!(first, due);
    }
}

#[test]
fn a_misdeal_moves_nothing_and_the_button_stays() {
    let mut table = dealt(Game::Thirteen, &[1, 2]);
    for _ in 0..3 {
        let rule = "ca:thirteen-card/8.d".to_string();
        let ruled = table.tell(Input::Rule(Ruling { rule, ..Ruling::default() }));
        assert!(matches!(whats(&ruled.expect("a misdeal"))[..], [What::Ruled { .. }]));
        assert_eq!(table.asks(), [Ask::Settlement]);
        assert_eq!(table.sight(Viewer::Public).figure("void"), Some("ca:thirteen-card/8.d"));
        let settlement = table.settle().expect("it is over");
        assert_eq!((settlement.transfers.len(), settlement.debts.len()), (0, 0));
        table.clear().expect("settled");
        let next = table.tell(Input::Deal {}).expect("dealt again");
        assert_eq!(button(&next), (1, "reading:ca-thirteen-misdeal"));
        deal_all(&mut table);
    }
    finish(&mut table);
    assert_eq!(button(&table.tell(Input::Deal {}).expect("a hand")), (1, "ca:thirteen-card/3.b"));
}

#[test]
fn rulings_and_acts_want_a_hand() {
    let mut table = seated(Game::Thirteen, &[1, 2]);
    let misdeal = Ruling { rule: "ca:thirteen-card/8.d".into(), ..Ruling::default() };
    let inputs = [
        Input::Rule(misdeal.clone()),
        Input::Show {},
        Input::Settle {},
        Input::Clear {},
        Input::Shuffle {},
        Input::Card("2c".parse::<AnyCard>().expect("a card").into()),
        Input::Decide { seat: seat(1), act: "declare".parse().expect("an act") },
    ];
    for input in &inputs {
        assert!(refused(table.tell(input.clone())).starts_with("ca:thirteen-card/"));
    }
    table.tell(Input::Deal {}).expect("a hand");
    assert!(table.tell(Input::Deal {}).is_err(), "a hand is on");
    deal_all(&mut table);
    for n in [1, 2] {
        let act = super::super::simple_at(&table, seat(n)).expect("a setting");
        table.say(Input::Decide { seat: seat(n), act }).expect("a setting");
    }
    assert!(table.settle().is_err(), "hands are not open");
    table.show().expect("all is set");
    table.settle().expect("hands are open");
    // What is settled stays so.
    for input in inputs.into_iter().filter(|input| *input != Input::Clear {}) {
        assert!(table.tell(input).is_err());
    }
    assert!(table.tell(Input::Deal {}).is_err(), "the last hand lies there");
}

#[test]
fn a_deck_lies_ready_before_the_first_card() {
    let mut table = seated(Game::Thirteen, &[1, 2]);
    let deck = NewShoe { commitment: Some("abc".into()), ..NewShoe::default() };
    table.say(Input::Shoe(deck.clone())).expect("between hands");
    table.tell(Input::Deal {}).expect("a hand");
    table.say(Input::Shoe(deck.clone())).expect("no card yet");
    let burned = NewShoe { burned: vec![AnyCard::JOKER], ..NewShoe::default() };
    assert_eq!(refused(table.say(Input::Shoe(burned))), "ca:thirteen-card/s1.b");
    deal_all(&mut table);
    assert_eq!(refused(table.say(Input::Shoe(deck))), "ca:thirteen-card/s1.b");
}

#[test]
fn a_card_goes_where_it_is_due() {
    let mut table = seated(Game::FaceUp, &[1, 2]);
    table.tell(Input::Deal {}).expect("a hand");
    let rule = law::ca::face_up_chinese::R5;
    assert_eq!(table.asks(), [Ask::Card { to: "seat2".into(), face: Face::Own(seat(2)), rule }]);
    let drawn = |to: &str| table::Drawn {
        card: "2c".parse().expect("a card"),
        to: Some(to.to_owned().into()),
    };
    assert_eq!(refused(table.say(Input::Card(drawn("seat1")))), rule.id);
    assert_eq!(refused(table.say(Input::Card(AnyCard::JOKER.into()))), "ca:face-up-chinese/s3");
    let unknown = Input::Card(AnyCard::UNKNOWN.into());
    assert_eq!(refused(table.say(unknown)), "ca:face-up-chinese/s3");
    table.say(Input::Card(drawn("seat2"))).expect("it is due");
}

#[test]
fn nothing_is_staked_thrown_or_said() {
    let mut table = dealt(Game::FaceUp, &[1, 2]);
    let seat = seat(1);
    let inputs = [
        Input::Stake(table::Bet::new(seat, "ante", Cents::dollars(5))),
        Input::Bank { seat, amount: Cents::dollars(5), action: None },
        Input::Close {},
        Input::Throw("3 4".into()),
        Input::Speak { seat, words: "raise".into(), chips: Vec::new() },
    ];
    for input in inputs {
        assert!(refused(table.tell(input)).starts_with("ca:face-up-chinese/"));
    }
}

#[test]
fn menus_say_what_may_be_done_and_what_forbids_the_rest() {
    let table = dealt(Game::Thirteen, &[1, 2]);
    let menu = table.menu(seat(2));
    let set = menu.iter().find(|choice| choice.id == "set").expect("to set");
    let pick = set.cards.clone().expect("cards");
    assert!(set.is_open());
    assert_eq!((pick.from.len(), pick.least, pick.most, pick.rows), (13, 13, 13, vec![3, 5, 5]));
    let given = menu.iter().find(|choice| choice.id == "surrender").expect("to give up");
    let refusal = given.refused.as_ref().and_then(|refusal| refusal.rule);
    assert_eq!(refusal, Some(law::reading::CA_THIRTEEN_SURRENDER));
    let joins = table.menu(seat(3));
    assert_eq!((joins.len(), joins[0].verb), (1, Verb::Join));
    assert_eq!(joins[0].amount.map(|span| span.min), Some(Cents::dollars(30)));
    assert!(joins[0].is_open());
    assert_eq!(table.menu(seat(5)), []);
    // The second turn of Face-Up Chinese Poker: two of three, where there is room.
    let mut table = dealt(Game::FaceUp, &[1, 2]);
    for n in [2, 1] {
        let held: Vec<String> = table.menu(seat(n))[0]
            .cards
            .as_ref()
            .map(|pick| pick.from.iter().map(ToString::to_string).collect())
            .expect("cards");
        table.decide(seat(n), &format!("set / / {}", held.join(" "))).expect("at the back");
    }
    deal_all(&mut table);
    let pick = table.menu(seat(2))[0].cards.clone().expect("cards");
    assert_eq!((pick.from.len(), pick.least, pick.most, pick.rows), (3, 2, 2, vec![3, 5, 0]));
    let waits = table.menu(seat(1))[0].refused.clone().and_then(|refusal| refusal.rule);
    assert_eq!(waits, Some(law::ca::face_up_chinese::R6_C));
}
