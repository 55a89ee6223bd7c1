//! Evenings of Chinese poker: whole hands, money, secrets, commands through a pipe.

use super::*;
use crate::play::pot::chinese::plain;
use crate::play::pot::session::tests::setup;

fn seated(id: &str) -> Setup {
    Setup { bankroll: Cents::dollars(200), ..setup(id, "") }
}

pub(in crate::play::pot::chinese) fn sit(id: &str) -> Session {
    Session::open(&seated(id)).unwrap_or_else(|failure| panic!("{failure}"))
}

fn talk(id: &str, commands: &str) -> String {
    let mut out = Vec::new();
    plain::run(sit(id), "", commands.as_bytes(), &mut out).expect("an evening");
    String::from_utf8(out).expect("text")
}

fn balance(session: &Session) {
    let chips: Cents = session.chairs.iter().map(|chair| chair.chips).sum();
    let brought: Cents = session.chairs.iter().map(|chair| chair.brought).sum();
    assert_eq!(chips + session.taken, brought);
}

#[test]
fn hands_of_every_game_conserve_money_and_keep_secrets() {
    for game in Game::ALL {
        let mut session = sit(game.id());
        for _ in 0..8 {
            if session.stack() < Cents::dollars(150) {
                session.buy(Cents::dollars(150)).expect("chips");
            }
            session.deal().unwrap_or_else(|refusal| panic!("{refusal}"));
            while session.is_on() {
                let sight = session.sight().expect("a hand");
                let others = sight.seats.iter().filter(|seen| seen.seat != session.you);
                assert!(!others.flat_map(|seen| &seen.held).any(|card| card.is_known()));
                match session.waits() {
                    Waits::Set => session.lay().expect("laid"),
                    Waits::Announce => session.decide(&Act::Announce).expect("announced"),
                    _ => session.step().expect("a step"),
                }
            }
            balance(&session);
        }
        assert_eq!(session.hands(), 8);
    }
}

#[test]
fn a_hand_of_thirteen_cards() {
    let text = talk("ca/thirteen-card", "deal\nauto\nstacks\nquit\n");
    for said in ["You get ", "Seat 2 sets a hand", "Seat 3 shows ", "(ca:thirteen-card/", "Net "] {
        assert!(text.contains(said), "{said}\n{text}");
    }
}

#[test]
fn a_hand_of_face_up() {
    let text = talk("ca/face-up-chinese", &format!("deal\n{}quit\n", "auto\n".repeat(5)));
    for said in ["Seat 2 lays ", "You lay ", "Net ", "after 1 hand"] {
        assert!(text.contains(said), "{said}\n{text}");
    }
}

#[test]
fn rows_are_typed() {
    let dealt = talk("ca/face-up-chinese", "deal\n");
    let held = dealt.split("You hold ").nth(1).and_then(|rest| rest.split('.').next());
    let cards: Vec<&str> = held.expect("cards").split(' ').collect();
    let [a, b, c, d, e] = cards[..] else { panic!("{cards:?}") };
    let commands = format!("deal\nset {a} / {b} {c} / {d}\nset {a} / {b} {c} / {d} {e}\nquit\n");
    let text = talk("ca/face-up-chinese", &commands);
    assert!(text.contains("No: "), "{text}");
    assert!(text.contains(&format!("You lay {a} / {b} {c} / {d} {e}")), "{text}");
    assert!(text.contains("You leave with $"), "{text}");
}

#[test]
fn wrong_commands_are_explained() {
    let commands = "auto\nset\ndance\ndeal\ndeal\nset Kc\nbuy 10\ntable\nhelp\nrules\nquit\n";
    let text = talk("ca/thirteen-card", commands);
    for said in [
        "you have nothing to lay now",
        "`dance` is no command",
        "a hand is being played",
        "front / middle / back",
        "chips are bought between hands",
        "in hand ??",
        "Commands:",
        "croupier rules ca/thirteen-card",
        "Net ",
    ] {
        assert!(text.contains(said), "{said}\n{text}");
    }
}

#[test]
fn tables_that_cannot_be_are_refused() {
    let wrong = |setup: Setup, why: &str| {
        let failure = Session::open(&setup).err().expect("refused");
        assert!(failure.message.contains(why), "{failure}");
    };
    let usual = || seated("ca/thirteen-card");
    wrong(Setup { bankroll: Cents::dollars(10), ..usual() }, "buy-in");
    wrong(Setup { players: Some(5), ..usual() }, "2 to 4 can play");
    wrong(Setup { phh: Some("night.phhs".into()), ..usual() }, "--phh");
    wrong(Setup { fees: Some("F-999".into()), ..usual() }, "F-999");
}
