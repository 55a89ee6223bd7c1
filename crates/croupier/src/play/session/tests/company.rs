//! Neighbours, banks and shoes.

use super::*;
use games::baccarat::boards::Measure;
use table::Act;

fn decide(session: &mut Session, word: &'static str) -> Result<(), Stop> {
    let input = Input::Decide { seat: session.you(), act: Act::word(word) };
    session.tell(input)?;
    Ok(session.go_on()?)
}

fn bank(session: &mut Session, n: i64) -> Result<(), Stop> {
    let input = Input::Bank { seat: session.you(), amount: dollars(n), action: None };
    session.tell(input)?;
    Ok(session.go_on()?)
}

fn bet(session: &mut Session, wager: &str, n: i64) {
    session.bet(wager, dollars(n)).unwrap();
    session.go_on().unwrap();
}

#[test]
fn baccarat_9_asks_you_and_neighbours_play_the_house_way() {
    let mut session = sit("ca/baccarat-9", "", None);
    let (mut asked, mut neighbours) = (0, 0);
    for _ in 0..30 {
        bet(&mut session, "player", 10);
        session.tell(Input::Close {}).unwrap();
        session.news();
        while session.waits() != Waits::Round {
            if session.waits() == Waits::Decision {
                let menu = session.menu();
                let open = |word: &str| menu.iter().any(|c| c.id == word && c.is_open());
                assert!(open("draw") && open("stand"));
                decide(&mut session, "draw").unwrap();
                assert!(decide(&mut session, "draw").is_err());
                asked += 1;
            } else {
                session.step().unwrap();
            }
        }
        for event in session.news() {
            if let What::Acted { seat, act, .. } = event.what
                && seat != session.you()
            {
                assert_eq!(act.word, "house-way");
                neighbours += 1;
            }
        }
        session.tell(Input::Clear {}).unwrap();
        session.go_on().unwrap();
    }
    assert!(asked > 0 && neighbours > 0);
    let measures = session.score().measures();
    assert!(measures.iter().all(|(_, measure)| *measure != Measure::Natural));
}

#[test]
fn the_bank_goes_round_and_may_be_yours() {
    let mut session = sit("ca/baccarat", "", None);
    // A new table: the bank is offered from seat 1.
    assert_eq!(session.waits(), Waits::Office(Office::Bank));
    assert!(refused(session.tell(Input::Close {})).rule.is_some(), "nobody has answered");
    bet(&mut session, "player", 10);
    assert_eq!(session.sight().bank, Seat::new(2).map(|seat| (seat, dollars(10_000))));
    let mut banks = vec![2];
    round(&mut session, "");
    for _ in 0..6 {
        if session.waits() == Waits::Office(Office::Bank) {
            assert!(bank(&mut session, 2000).is_err());
            let whole = session.purse().rack();
            bank(&mut session, 25).unwrap();
            assert!(refused(session.bet("player", dollars(10))).rule.is_some());
            assert_eq!(session.purse().rack(), whole - dollars(25));
        } else {
            bet(&mut session, "player", 10);
        }
        let (seat, money) = session.sight().bank.unwrap();
        banks.push(seat.n());
        let net = round(&mut session, "");
        if seat == Seat::FIRST {
            assert!(money == dollars(25) && net.abs() <= dollars(25));
        }
    }
    assert_eq!(banks, [2, 2, 3, 3, 1, 1, 2]);
}

#[test]
fn a_bank_may_be_declined_and_neighbours_play_on_without_you() {
    let mut session = sit("ca/fortune-7-baccarat", "", None);
    decide(&mut session, "decline").unwrap();
    assert_eq!(session.sight().bank.map(|(seat, _)| seat), Seat::new(2));
    assert!(decide(&mut session, "decline").is_err());
    assert_eq!(round(&mut session, ""), Cents::ZERO);
}

#[test]
fn the_shoe_goes_on_when_the_bank_loses() {
    let mut session = sit("uk/punto-banco", "dealing=players", None);
    assert_eq!(session.waits(), Waits::Office(Office::Shoe));
    decide(&mut session, "take").unwrap();
    assert!(refused(decide(&mut session, "pass")).rule.is_some(), "not before a coup");
    for _ in 0..20 {
        if session.waits() == Waits::Office(Office::Shoe) {
            decide(&mut session, "take").unwrap();
        }
        let holder = session.sight().holder;
        bet(&mut session, "player", 1);
        session.tell(Input::Close {}).unwrap();
        play_out(&mut session, "");
        let sight = session.sight();
        let points = |name: &str| sight.figure(name).unwrap().parse::<u8>().unwrap();
        let (player, banker) = (points("player_points"), points("banker_points"));
        session.tell(Input::Clear {}).unwrap();
        session.go_on().unwrap();
        let offered = matches!(session.waits(), Waits::Office(_));
        assert_eq!(offered || session.sight().holder != holder, player > banker);
    }
}

#[test]
fn the_holder_may_be_confined_to_the_tie() {
    let set = "dealing=players shoe_holder_may_bet=egalite-only";
    let mut session = sit("uk/punto-banco", set, None);
    bet(&mut session, "player", 5);
    assert!(refused(decide(&mut session, "take")).rule.is_some(), "with a wager on Punto");
    session.take("player").unwrap();
    decide(&mut session, "take").unwrap();
    assert!(refused(session.bet("player", dollars(5))).rule.is_some());
    assert!(session.bet("banker", dollars(5)).is_err());
    session.bet("tie", dollars(5)).unwrap();
}

#[test]
fn midi_the_higher_bettor_turns_the_cards() {
    let mut session = sit("co/midi-baccarat", "", None);
    session.bet("player", dollars(10)).unwrap();
    session.bet("banker", dollars(10)).unwrap();
    session.tell(Input::Close {}).unwrap();
    session.go_on().unwrap();
    assert_eq!(session.waits(), Waits::Turn("player".into()));
    assert!(session.step().unwrap().is_empty(), "the dealer waits for you");
    session.tell(Input::Show {}).unwrap();
    session.tell(Input::Show {}).unwrap();
    session.go_on().unwrap();
    assert_eq!(session.waits(), Waits::Turn("banker".into()));
    // A free hand is nobody's to turn.
    let mut session = sit("co/midi-baccarat", "", None);
    session.tell(Input::Close {}).unwrap();
    session.go_on().unwrap();
    assert_eq!(session.waits(), Waits::Round);
}
