//! Histories written for these tests.

use super::{read, write};

const LIMIT: &str = r"
variant = 'FT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
small_bet = 2
big_bet = 4
starting_stacks = [100, 100, 100]
actions = ['d dh p1 AhAd', 'd dh p2 KhKd', 'd dh p3 7c2d', 'p3 f # a comment', 'p1 cbr 4',
  'p2 cc', 'd db QsJs3c', 'p1 cbr 2', 'p2 cc', 'd db 4c', 'p1 cbr 4', 'p2 cc', 'd db 9h',
  'p1 cc', 'p2 cc', 'p1 sm AhAd', 'p2 sm']
finishing_stacks = [110, 90, 100]
_mine = { kept = true }
";

#[test]
fn a_history_replays_to_its_finishing_stacks() {
    let histories = read(LIMIT).expect("a history");
    let replayed = histories[0].replay().unwrap_or_else(|defect| panic!("{defect}"));
    assert_eq!(replayed.matches(), Some(true));
}

#[test]
fn unknown_fields_survive() {
    let histories = read(LIMIT).expect("a history");
    let again = read(&write(&histories)).expect("a history");
    assert_eq!(again, histories);
    assert!(again[0].fields.contains_key("_mine"));
    let two = [histories[0].clone(), histories[0].clone()];
    assert_eq!(read(&write(&two)).expect("two"), two);
}

#[track_caller]
fn defect(from: &str, to: &str, why: &str) {
    assert!(LIMIT.contains(from), "{from}");
    let histories = read(&LIMIT.replace(from, to)).expect("a history");
    let defect = histories[0].replay().expect_err("must be refused").to_string();
    assert!(defect.contains(why), "{defect}");
}

#[test]
fn contradictions_are_refused_with_the_action() {
    defect("'p3 f # a comment'", "'p1 f'", "action 4: it is seat 3's turn");
    defect("'p1 cbr 4',\n", "'p1 cbr 5',\n", "action 5: a raise here makes it $4, not $5");
    defect("'d db 4c'", "'d db Ah'", "Ah has been dealt already");
    defect("'d db 4c'", "'d db 4c5c'", "more cards are dealt than are due");
    defect("'p1 sm AhAd'", "'p1 sm AhAc'", "lacks Ad");
    defect("'p2 sm']", "'p2 sm', 'p1 f']", "the hand is over before `p1 f`");
    defect("'FT'", "'FX'", "no game has the code `FX`");
}

#[test]
fn streets_without_bets_are_written_apart_and_read_again() {
    use pots::{Awaited, Hand, Player, Stakes, To, variants};
    for (id, dealt) in [("ca/seven-card-stud", 2 * 5), ("ca/no-limit-poker", 2 + 3)] {
        let variant = variants::find(id).expect("a pot game");
        let mut stakes = Stakes::usual(variant, money::Cents::dollars(2));
        stakes.chip = money::Cents::dollars(1);
        let stakes = std::sync::Arc::new(stakes);
        let mut players = [1, 2].map(|seat| Player::new(seat, money::Cents::new(10)));
        let opening = stakes.post(&mut players, 1);
        let mut hand = Hand::open(stakes, &players, opening).expect("a hand");
        let mut recorder = super::Recorder::default();
        let mut deck = (0..52).map(|code| cards::AnyCard::from_code(code).expect("a card"));
        while let Awaited::Card(to) = hand.ask() {
            let card = deck.next().expect("a card");
            recorder.card(&hand, to, card);
            hand.card(if to == To::Burn { cards::AnyCard::UNKNOWN } else { card }).expect("due");
        }
        hand.show(&[]).expect("a showdown");
        let history = recorder.finish(&hand);
        let actions = history.actions().expect("actions");
        let deals = actions.iter().filter(|action| action.starts_with("d ")).count();
        assert_eq!(deals, dealt, "{actions:?}");
        let again = read(&write(&[history])).expect("a history");
        let replayed = again[0].replay().unwrap_or_else(|defect| panic!("{defect}"));
        assert_eq!(replayed.matches(), Some(true), "{id}");
    }
}
