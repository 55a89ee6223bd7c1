//! A hand at a ring: what is told of cards, acts, rulings, showdown and money.

use super::testing::{
    ask, deal, decision, draw, empty, join, no, plain, refused, say, seat, stakes, table, text,
    told,
};
use crate::hand::{Opening, Player};
use crate::ring::{Ring, Written};
use cards::AnyCard;
use money::Cents;
use table::{Ask, Drawn, Input, Party, Ruling, Table, Viewer, What, story};

const HOLDEM: &str = "ca/texas-holdem";

fn cards(ring: &mut Ring, cards: &str) -> String {
    let cards = cards::parse_any_cards(cards).expect("cards");
    let events: Vec<_> =
        cards.into_iter().flat_map(|card: AnyCard| told(ring, Input::Card(card.into()))).collect();
    text(&events)
}

fn ruling(rule: &str) -> Ruling {
    Ruling { rule: rule.to_owned(), ..Ruling::default() }
}

/// A hand of hold'em with these cards, dealt.
fn holdem(players: u8, hands: &str) -> Ring {
    let mut ring = table(HOLDEM, "", players);
    told(&mut ring, Input::Deal {});
    cards(&mut ring, hands);
    ring
}

#[test]
fn cards_go_where_they_are_asked_for() {
    let mut ring = table(HOLDEM, "", 3);
    told(&mut ring, Input::Deal {});
    let own = table::Face::Own(seat(2));
    let rule = "ca:texas-holdem/s1.a";
    assert!(matches!(ask(&ring), Ask::Card { to, face, rule: by } if to == "seat2" && face == own
            && by.id == rule));
    let card = |text: &str| text.parse::<AnyCard>().unwrap();
    let wrong = Drawn { card: card("Ah"), to: Some("seat3".into()) };
    no(&mut ring, Input::Card(wrong), "ca:texas-holdem/s4.h");
    told(&mut ring, Input::Card(Drawn { card: card("Ah"), to: Some("seat2".into()) }));
    no(&mut ring, Input::Card(card("Ah").into()), ring_rule(|rules| rules.deck));
    no(&mut ring, Input::Shuffle {}, ring_rule(|rules| rules.run_out));
    no(&mut ring, Input::Show {}, ring_rule(|rules| rules.turn));
    no(&mut ring, Input::Deal {}, ring_rule(|rules| rules.turn));
    no(&mut ring, Input::Settle {}, ring_rule(|rules| rules.turn));
    no(&mut ring, Input::Clear {}, ring_rule(|rules| rules.turn));
    cards(&mut ring, "Ks 2c Ad Kd 2d");
    say(&mut ring, "1 call, 2 call, 3 check");
    let flop = "burn ?? Down; board 7h Up; board 8h Up; board 9h Up";
    assert_eq!(cards(&mut ring, "?? 7h 8h 9h"), flop);
}

fn ring_rule(of: fn(&crate::Cites) -> law::Cite) -> &'static str {
    of(stakes(HOLDEM, "").variant.cites).id
}

#[test]
fn a_hand_is_shown_settled_and_cleared() {
    let mut ring = holdem(3, "Ah Kh Qh Ad Kd Qd");
    say(&mut ring, "1 fold, 2 call, 3 check");
    cards(&mut ring, "?? 2c 3c 4s");
    say(&mut ring, "2 bet, 3 call");
    cards(&mut ring, "?? 9d");
    say(&mut ring, "2 check, 3 check");
    cards(&mut ring, "?? Jc");
    say(&mut ring, "2 check, 3 check");
    assert_eq!(ask(&ring), Ask::Show { of: "seat2".into(), by: Some(seat(2)) });
    let shown = told(&mut ring, Input::Show {});
    assert_eq!(text(&shown), "seat2 shows [Ah, Ad]; seat3 shows [Kh, Kd]");
    assert_eq!(ask(&ring), Ask::Settlement);
    let settled = told(&mut ring, Input::Settle {});
    let What::Settled(settlement) = &settled[0].what else { panic!("{settled:?}") };
    assert_eq!(settlement.net(Party::Seat(seat(2))), Cents::dollars(4));
    assert_eq!(settlement.net(Party::Seat(seat(3))), Cents::dollars(-4));
    assert_eq!(settlement.awards[0].winners[0].amount, Cents::dollars(8));
    let first = &settlement.transfers[0];
    assert_eq!((first.why.wager.as_str(), first.why.label.as_str()), ("forced", "blind"));
    assert_eq!(ring.sight(Viewer::Public).settlement.as_ref(), Some(&**settlement));
    no(&mut ring, Input::Settle {}, ring_rule(|rules| rules.turn));
    assert_eq!(ask(&ring), Ask::Round);
    told(&mut ring, Input::Clear {});
    let sight = ring.sight(Viewer::Croupier);
    assert!(sight.spots.is_empty() && sight.settlement.is_none());
    assert_eq!((sight.button, sight.rounds), (Some(seat(2)), 1));
    let chips: Vec<String> =
        sight.chairs.iter().map(|chair| chair.chips.expect("chips").plain()).collect();
    assert_eq!(chips, ["100.00", "104.00", "96.00"]);
}

#[test]
fn hands_are_asked_for_in_their_order_at_a_showdown() {
    let mut ring = holdem(3, "Ah Kh Qh Ad Kd Qd");
    say(&mut ring, "1 call, 2 call, 3 check");
    for board in ["?? 2c 3c 4s", "?? 9d"] {
        cards(&mut ring, board);
        say(&mut ring, "2 check, 3 check, 1 check");
    }
    cards(&mut ring, "?? Jc");
    // Whoever bet last on the last round shows first, and the others follow clockwise.
    say(&mut ring, "2 check, 3 bet, 1 call, 2 call");
    let asked = |n: u8| Ask::Show { of: format!("seat{n}").into(), by: Some(seat(n)) };
    assert_eq!(ask(&ring), asked(3));
    told(&mut ring, decision(1, "muck"));
    assert_eq!(ask(&ring), asked(3), "whoever throws a hand away out of turn has done so");
    told(&mut ring, decision(3, "show"));
    assert_eq!(ask(&ring), asked(2));
    told(&mut ring, decision(2, "show"));
    assert_eq!(ask(&ring), Ask::Show { of: "showdown".into(), by: None });
    assert_eq!(told(&mut ring, Input::Show {}), []);
    assert_eq!(ask(&ring), Ask::Settlement);
}

#[test]
fn acts_are_told_with_what_they_are_called_and_cost() {
    let mut ring = holdem(3, "Ah Kh Qh Ad Kd Qd");
    no(&mut ring, decision(2, "call"), ring_rule(|rules| rules.first));
    no(&mut ring, decision(1, "raise 3"), "reading:ca-bet-units");
    no(&mut ring, decision(1, "call 3"), "ca:texas-holdem/s1.a");
    for nonsense in ["fold 3", "call Ah", "dance", "pat 3", "muck 2", "draw 3.00"] {
        assert!(refused(&mut ring, decision(1, nonsense)).is_err(), "{nonsense}");
    }
    let raised = plain(&say(&mut ring, "1 raise"));
    assert_eq!(raised, "1 raises (raise 4.00) 4.00 ca:texas-holdem/s1.a");
    let called = plain(&say(&mut ring, "2 call 4"));
    assert_eq!(called, "2 calls (call) 3.00 ca:texas-holdem/s1.a");
    let folded = plain(&say(&mut ring, "3 fold"));
    let thrown = "3 folds (fold) 0.00 ca:texas-holdem/s1.a; seat3 throws [Kh, Kd] Own(Seat(3))";
    assert_eq!(folded, thrown);
    assert!(ring.sight(Viewer::Seat(seat(3))).spot("seat3").is_empty());
    assert!(refused(&mut ring, decision(9, "fold")).is_err(), "seat 9 does not play");
}

#[test]
fn who_wins_alone_gets_the_uncalled_bet_back() {
    let mut ring = holdem(3, "Ah Kh Qh Ad Kd Qd");
    say(&mut ring, "1 fold, 2 raise, 3 fold");
    told(&mut ring, Input::Settle {});
    let lines: Vec<String> = story(ring.events())
        .iter()
        .map(|line| format!("{} {}", line.what, line.amount.signed()))
        .collect();
    let expected = [
        "blind -1.00",
        "blind -2.00",
        "folds 0.00",
        "raises -3.00",
        "folds 0.00",
        "returned, not called +2.00",
        "wins last player +4.00",
    ];
    assert_eq!(lines, expected);
}

#[test]
fn draws_and_discards_are_their_owners() {
    let mut ring = table("ca/badugi", "", 3);
    told(&mut ring, Input::Deal {});
    cards(&mut ring, "Ac Kc Qc 2d 3d 4d 5h 6h 7h 8s 9s Ts");
    say(&mut ring, "1 call, 2 call, 3 check");
    let drawn = plain(&say(&mut ring, "2 draw 8s 5h"));
    let rule = "ca:badugi/3.a";
    let told_all = format!("2 draws (draw 5h 8s) 0.00 {rule}; seat2 throws [5h, 8s] Own(Seat(2))");
    assert_eq!(drawn, told_all);
    // A draw may be changed until the next player has spoken.
    let changed = plain(&[told(&mut ring, decision(2, "draw 8s"))].concat());
    let back = "seat2 throws [8s] Own(Seat(2))";
    assert!(changed.starts_with(&format!("2 draws (draw 8s) 0.00 {rule}")), "{changed}");
    assert!(changed.contains("muck to seat2 [5h]") || changed.contains(back), "{changed}");
    let own = ring.sight(Viewer::Seat(seat(2)));
    let held: Vec<String> = own.spot("seat2").iter().map(|held| held.card.to_string()).collect();
    assert_eq!(held.len(), 3, "{held:?}");
    assert!(held.contains(&"5h".to_owned()), "{held:?}");
    let public = ring.sight(Viewer::Public);
    assert!(public.spot("seat2").iter().all(|held| !held.card.is_known()));
    assert_eq!(public.spot("seat2").len(), 3);
    assert!(plain(&say(&mut ring, "3 pat")).starts_with("3 stands pat (pat) 0.00"));
}

#[test]
fn fees_are_told_when_they_are_taken() {
    let mut ring = table("ca/archie", "fees=F-P-archie-35", 3);
    let begun = text(&told(&mut ring, Input::Deal {}));
    let fee = "Seat(Seat(2)) collection fee #1 1.00 ca:poker-fees/F-P-archie-b";
    assert!(begun.ends_with(fee), "{begun}");
    let drawn = say(&mut ring, "1 call, 2 call, 3 check, 2 pat, 3 pat, 1 pat");
    assert!(!text(&drawn).contains("collection fee"));
    let mut dealt = ring.events().len();
    deal(&mut ring);
    dealt = ring.events().len() - dealt;
    let fee = "Pot collection fee #2 1.00 ca:poker-fees/F-P-archie-b";
    assert!(text(&ring.events()[ring.events().len() - dealt..]).ends_with(fee));
    say(&mut ring, "2 bet, 3 fold, 1 fold");
    told(&mut ring, Input::Settle {});
    let settlement = ring.sight(Viewer::Public).settlement.expect("a settlement");
    assert_eq!(settlement.net(Party::Room), Cents::dollars(2));
}

#[test]
fn hands_are_shown_and_thrown_away_at_the_showdown() {
    let mut ring = holdem(3, "Ah Kh Qh Ad Kd Qd");
    no(&mut ring, decision(1, "show"), ring_rule(|rules| rules.turn));
    say(&mut ring, "1 call, 2 call, 3 check");
    for _ in 0..3 {
        deal(&mut ring);
        say(&mut ring, "2 check, 3 check, 1 check");
    }
    let shown = text(&told(&mut ring, decision(3, "show")));
    let rule = "reading:ca-table-rules";
    assert_eq!(shown, format!("3 shows (show) 0.00 {rule}; seat3 shows [Kh, Kd]"));
    no(&mut ring, decision(3, "muck"), ring_rule(|rules| rules.turn));
    let mucked = text(&told(&mut ring, decision(2, "muck")));
    let thrown = "seat2 throws [Ah, Ad] Own(Seat(2))";
    assert_eq!(mucked, format!("2 throws the hand away (muck) 0.00 {rule}; {thrown}"));
    told(&mut ring, decision(1, "muck"));
    no(&mut ring, decision(1, "show"), ring_rule(|rules| rules.turn));
    assert_eq!(text(&told(&mut ring, Input::Show {})), "", "all has been shown");
    told(&mut ring, Input::Settle {});
    let settlement = ring.sight(Viewer::Public).settlement.expect("a settlement");
    assert_eq!(settlement.awards[0].name, "last player");
}

#[test]
fn somebody_must_show() {
    let mut ring = holdem(2, "Ah Kh Ad Kd");
    say(&mut ring, "1 call, 2 check");
    for _ in 0..3 {
        deal(&mut ring);
        say(&mut ring, "2 check, 1 check");
    }
    told(&mut ring, decision(1, "muck"));
    no(&mut ring, decision(2, "muck"), ring_rule(|rules| rules.alone));
}

#[test]
fn cards_that_were_not_known_are_named_when_they_are_shown() {
    let mut ring = holdem(2, "Ah ?? Ad ??");
    say(&mut ring, "1 call, 2 check");
    for _ in 0..3 {
        deal(&mut ring);
        say(&mut ring, "2 check, 1 check");
    }
    let unnamed = refused(&mut ring, Input::Show {}).expect_err("not all cards are given");
    assert!(unnamed.why.contains("seat1 is due a card, and none is given"), "{unnamed}");
    assert!(refused(&mut ring, decision(1, "show")).is_err());
    no(&mut ring, decision(1, "show 2c Ad"), ring_rule(|rules| rules.deck));
    told(&mut ring, decision(1, "show 2c 2d"));
    assert_eq!(text(&told(&mut ring, Input::Show {})), "seat2 shows [Ah, Ad]");
}

#[test]
fn all_in_hands_are_shown_before_the_board_is_out() {
    let mut ring = empty("ca/no-limit-poker", "");
    join(&mut ring, 1, 20);
    join(&mut ring, 2, 20);
    draw(&mut ring);
    told(&mut ring, Input::Deal {});
    deal(&mut ring);
    no(&mut ring, decision(1, "show"), ring_rule(|rules| rules.turn));
    let raised = say(&mut ring, "1 raise 20, 2 call");
    assert!(raised.len() >= 2);
    told(&mut ring, decision(1, "show"));
    assert!(ring.sight(Viewer::Public).spot("seat1").iter().all(|held| held.card.is_known()));
    deal(&mut ring);
    assert!(text(&told(&mut ring, Input::Show {})).starts_with("seat2 shows"));
}

#[test]
fn words_and_chips_are_an_act() {
    let mut ring = table("ca/no-limit-poker", "", 3);
    told(&mut ring, Input::Deal {});
    deal(&mut ring);
    let speak = |n: u8, words: &'static str, chips: &[&[i64]]| Input::Speak {
        seat: seat(n),
        words: words.into(),
        chips: chips
            .iter()
            .map(|motion| motion.iter().map(|chip| Cents::dollars(*chip)).collect())
            .collect(),
    };
    no(&mut ring, speak(2, "call", &[]), ring_rule(|rules| rules.first));
    no(&mut ring, speak(1, "well", &[]), "ca:no-limit-poker/6");
    no(&mut ring, speak(1, "", &[&[5], &[5]]), "reading:ca-table-rules");
    // A lone chip larger than the bet is a call, whatever it is worth.
    let called = plain(&told(&mut ring, speak(1, "", &[&[25]])));
    assert!(called.starts_with("1 calls (call) 2.00"), "{called}");
    // Words hold against chips.
    let raised = plain(&told(&mut ring, speak(2, "raise to 10", &[&[25]])));
    assert!(raised.starts_with("2 raises (raise 10.00) 9.00"), "{raised}");
    let all_in = plain(&told(&mut ring, speak(3, "all in", &[])));
    assert!(all_in.starts_with("3 raises (raise 100.00) 98.00"), "{all_in}");
}

#[test]
fn a_pot_is_killed_of_free_will_in_the_midst_of_the_deal() {
    let mut ring = table("ca/lowball", "", 3);
    told(&mut ring, Input::Deal {});
    cards(&mut ring, "Ac Kc Qc 2d 3d 4d 5h 6h 7h");
    assert!(ring.menu(seat(1)).iter().any(|choice| choice.id == "kill" && choice.is_open()));
    let killed = plain(&told(&mut ring, decision(1, "kill")));
    assert_eq!(killed, "1 kills the pot (kill) 3.34 ca:lowball/s5.1.b");
    assert_eq!(ring.sight(Viewer::Public).figure("killed_by"), Some("1"));
    no(&mut ring, decision(2, "kill"), "ca:lowball/s5.6.a");
}

#[test]
fn rulings_tell_what_they_move() {
    // The dealer exposes a card of hold'em: it is replaced, and is the burn.
    let mut ring = holdem(3, "Ah Kh Qh Ad Kd");
    let exposed = Ruling { seat: Some(seat(2)), ..ruling("ca:texas-holdem/s6.1.a.1") };
    let told_now = told(&mut ring, Input::Rule(exposed));
    assert!(text(&told_now).ends_with("seat2 shows [Ad]"), "{}", text(&told_now));
    cards(&mut ring, "Qd");
    let replaced = cards(&mut ring, "2c");
    assert_eq!(replaced, "seat2 2c Own(Seat(2)); seat2 to burn [Ad]");
    // A hand that is dead loses what it put in.
    let dead = Ruling { seat: Some(seat(1)), ..ruling("ca:mexican-poker/12") };
    let told_now = text(&told(&mut ring, Input::Rule(dead)));
    assert!(told_now.ends_with("seat1 throws [Qh, Qd] Own(Seat(1))"), "{told_now}");
    // A misdeal gives everything back.
    let misdeal = ruling("ca:asian-five-card-stud/11.c");
    let events = told(&mut ring, Input::Rule(misdeal));
    let What::Ruled { moved, .. } = &events[0].what else { panic!("{events:?}") };
    let moved: Vec<(u8, String)> = moved.iter().map(|(s, m)| (s.n(), m.signed())).collect();
    assert_eq!(moved, [(2, "+1.00".to_owned()), (3, "+2.00".to_owned())]);
    told(&mut ring, Input::Settle {});
    let settlement = ring.sight(Viewer::Public).settlement.expect("a settlement");
    assert!(settlement.awards.is_empty());
    let unknown = refused(&mut ring, Input::Rule(ruling("ca:nothing")));
    assert!(unknown.expect_err("no rule").rule.is_none());
}

#[test]
fn a_ruling_that_ends_a_hand_does_not_tell_the_pot_twice() {
    let mut ring = table("ca/no-limit-poker", "", 2);
    told(&mut ring, Input::Deal {});
    deal(&mut ring);
    told(&mut ring, Input::Rule(ruling("ca:no-limit-poker/9.b")));
    let events = told(&mut ring, Input::Rule(ruling("ca:no-limit-poker/9.d")));
    let What::Ruled { moved, .. } = &events[0].what else { panic!("{events:?}") };
    assert!(moved.is_empty(), "{moved:?}");
    told(&mut ring, Input::Settle {});
    let wins = story(ring.events());
    assert_eq!(wins.iter().map(|line| line.amount).sum::<Cents>(), Cents::ZERO);
}

#[test]
fn a_void_hand_gives_fees_back() {
    let mut ring = table("ca/archie", "fees=F-P-archie-35", 3);
    told(&mut ring, Input::Deal {});
    deal(&mut ring);
    told(&mut ring, Input::Rule(ruling("ca:asian-five-card-stud/11.c")));
    told(&mut ring, Input::Settle {});
    let settlement = ring.sight(Viewer::Public).settlement.expect("a settlement");
    assert!(settlement.nets().values().all(|net| *net == Cents::ZERO), "{settlement:?}");
    assert!(story(ring.events()).iter().all(|line| !line.what.contains("fee")));
}

#[test]
fn a_hand_begins_as_it_is_written() {
    let mut players: Vec<Player> = [(3, 50), (11, 100), (14, 1)]
        .map(|(n, dollars)| Player::new(n, Cents::dollars(dollars)))
        .to_vec();
    players[1].live = Cents::dollars(1);
    players[2].live = Cents::dollars(2);
    let opening = Opening { button: 0, big: 2, kill: None };
    let mut written = Written::new(players, opening);
    written.out.push(Player::new(16, Cents::dollars(5)));
    let mut ring = Ring::written(stakes(HOLDEM, ""), written.clone()).expect("a ring");
    assert_eq!((ask(&ring), ring.sign().seats), (Ask::Hand, 16));
    let begun = "16 left out reading:ca-pot-seats; button 3 ca:texas-holdem/s5.a; \
                 begun 3 11 14; 11 blind 1.00 ca:texas-holdem/s4.e; \
                 14 blind 1.00 ca:texas-holdem/s4.f";
    assert_eq!(text(&told(&mut ring, Input::Deal {})), begun);
    assert!(refused(&mut ring, Input::Leave { seat: seat(3) }).is_err());
    // The blind for less leaves nothing to answer.
    say(&mut ring, "3 fold");
    deal(&mut ring);
    told(&mut ring, Input::Show {});
    told(&mut ring, Input::Settle {});
    told(&mut ring, Input::Clear {});
    no(&mut ring, Input::Deal {}, ring_rule(|rules| rules.turn));
    assert!(matches!(ask(&ring), Ask::Seats { .. }));
    let chips: Cents =
        ring.sight(Viewer::Public).chairs.iter().filter_map(|chair| chair.chips).sum();
    assert_eq!(chips, Cents::dollars(156));
    let twice = Written { out: vec![Player::new(3, Cents::dollars(5))], ..written.clone() };
    assert!(Ring::written(stakes(HOLDEM, ""), twice).is_err());
    let far = Opening { button: 5, ..opening };
    assert!(Ring::written(stakes(HOLDEM, ""), Written { opening: far, ..written }).is_err());
    let nowhere = Written::new(vec![Player::new(17, Cents::dollars(5))], opening);
    assert!(Ring::written(stakes(HOLDEM, ""), nowhere).is_err());
}

#[test]
fn a_quiet_ring_plays_alike_and_tells_nothing() {
    let play = |mut ring: Ring| {
        let mut events = 0;
        events += ring.tell(Input::Deal {}).expect("dealt").len();
        for card in ["Ah", "Kh", "Qh", "Ad", "Kd", "Qd"] {
            let card: AnyCard = card.parse().expect("a card");
            events += ring.tell(Input::Card(card.into())).expect("a card").len();
        }
        for (n, act) in [(1, "raise"), (2, "call"), (3, "fold")] {
            events += ring.tell(decision(n, act)).expect("an act").len();
        }
        let stacks: Vec<Cents> =
            ring.hand().expect("a hand").places().iter().map(|place| place.stack).collect();
        (stacks, events)
    };
    let (loud, told) = play(table(HOLDEM, "", 3));
    let (quiet, nothing) = play(table(HOLDEM, "", 3).quiet());
    assert_eq!((loud, nothing), (quiet, 0));
    assert!(told > 0);
}
