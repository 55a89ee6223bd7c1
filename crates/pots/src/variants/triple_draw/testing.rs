//! What the tests of draw games share: Archie, Badacey and Badeucey say the same of the button, of
//! betting, of draws and of fees, and the older games much of it.

use crate::act::{Awaited, Decision, Move, To};
use crate::hand::Hand;
use crate::script::Played;
use crate::testing::{Setup, hand};
use cards::AnyCard;
use money::Cents;
use std::sync::Arc;

/// A $2-$4 table with blinds of $1 and $2, the button at seat 1.
pub(in crate::variants) fn table(game: &'static str) -> Setup {
    hand(game).set("small=2 big=4 blinds=1.00/2.00")
}

/// The hand before its first card.
pub(in crate::variants) fn opened(setup: &Setup) -> Hand {
    let script = setup.script();
    Hand::open(Arc::clone(&script.stakes), &script.players, script.opening).expect("a hand")
}

/// How many cards a place draws on a street.
pub(in crate::variants) type Draws = fn(usize, usize) -> u8;

/// Everybody stands pat.
pub(in crate::variants) const NONE: Draws = |_, _| 0;
/// Everybody draws one card.
pub(in crate::variants) const ONE: Draws = |_, _| 1;

/// Plays on to the end: everybody checks or calls, and draws so many cards. Tells who was dealt
/// to, who spoke and who drew, one line for each part.
pub(in crate::variants) fn story(setup: &Setup, draws: Draws) -> Vec<String> {
    let mut told: Vec<(&str, String)> = Vec::new();
    let mut hand = opened(setup);
    loop {
        let (kind, who) = match hand.ask() {
            Awaited::Card(To::Burn) => ("burn", None),
            Awaited::Card(To::Board(_)) => ("board", None),
            Awaited::Card(To::Place(place, _)) => ("deal", Some(place)),
            Awaited::Decide(place, Decision::Draw(_)) => ("draw", Some(place)),
            Awaited::Decide(place, _) => ("bet", Some(place)),
            Awaited::Shuffle => ("shuffle", None),
            Awaited::Showdown => ("show", None),
            Awaited::Over => {
                return told.into_iter().map(|(kind, who)| kind.to_owned() + &who).collect();
            }
        };
        let seat = who.map_or(String::new(), |place| format!(" {}", hand.places()[place].seat));
        match told.last_mut() {
            Some(last) if last.0 == kind => last.1.push_str(&seat),
            _ => told.push((kind, seat)),
        }
        step(&mut hand, draws);
    }
}

/// One step of such a hand; the deck is in order.
pub(in crate::variants) fn step(hand: &mut Hand, draws: Draws) {
    match hand.ask() {
        Awaited::Card(_) => {
            let code = hand.unseen().trailing_zeros() as u8;
            hand.card(AnyCard::from_code(code).expect("a card")).expect("it is in the deck");
        }
        Awaited::Shuffle => hand.shuffled().expect("a shuffle"),
        Awaited::Showdown => hand.show(&[]).expect("a showdown"),
        Awaited::Decide(place, choice) => {
            let act = match choice {
                Decision::Draw(_) => Move::Draw((1 << draws(hand.street(), place)) - 1),
                _ if hand.menu().is_some_and(|menu| menu.may_check) => Move::Check,
                _ => Move::Call,
            };
            hand.act(place, act).expect("an act");
        }
        Awaited::Over => {}
    }
}

/// Such a hand as far as something is asked for.
pub(in crate::variants) fn until(
    setup: &Setup,
    draws: Draws,
    stop: impl Fn(&Hand) -> bool,
) -> Hand {
    let mut hand = opened(setup);
    while !stop(&hand) {
        assert_ne!(hand.ask(), Awaited::Over, "never came to it");
        step(&mut hand, draws);
    }
    hand
}

/// Whether that draw is the one being asked for.
pub(in crate::variants) fn at_draw(street: usize) -> impl Fn(&Hand) -> bool {
    move |hand| {
        hand.street() == street && matches!(hand.ask(), Awaited::Decide(_, Decision::Draw(_)))
    }
}

/// Whether the betting of that street has begun.
pub(in crate::variants) fn at_bet(street: usize) -> impl Fn(&Hand) -> bool {
    move |hand| hand.street() == street && hand.menu().is_some()
}

/// Three draws to which these seats stand pat, and check.
pub(in crate::variants) fn stand(setup: Setup, order: &str) -> Setup {
    let seats: Vec<&str> = order.split_whitespace().collect();
    let all = |word: &str| seats.iter().map(|s| format!("{s} {word}")).collect::<Vec<_>>();
    let draw = [all("pat"), all("check")].concat().join(", ");
    setup.acts(&draw).acts(&draw).acts(&draw)
}

/// A hand to the end, all standing pat and checking: what each ends with.
#[track_caller]
pub(in crate::variants) fn pat(setup: Setup, order: &str, stacks: &[&str]) -> Played {
    stand(setup, order).ends(stacks)
}

/// What was won: the award, the seat, the amount and the rule.
pub(in crate::variants) fn won(played: &Played) -> Vec<String> {
    let lines = played.lines.iter().filter(|line| {
        line.what.starts_with("wins") || ["returned", "odd chip"].contains(&line.what.as_str())
    });
    lines
        .map(|line| {
            let seat = line.seat.expect("a seat").n();
            format!("{seat} {} {} {}", line.what, line.amount.plain(), line.rule.id)
        })
        .collect()
}

/// A game, and the rules that its shared checks cite where its text numbers them otherwise.
pub(super) struct Said {
    pub(super) game: &'static str,
    bet: &'static str,
    draw: &'static str,
    change: &'static str,
}

const fn said(game: &'static str, [bet, draw, change]: [&'static str; 3]) -> Said {
    Said { game, bet, draw, change }
}

/// The three games: the rule of a bet, of a draw, and of changing its number.
pub(super) static SAID: [Said; 3] = [
    said("ca/archie", ["13.c", "9.a", "reading:ca-archie-change"]),
    said("ca/badacey", ["13.a", "9.a.1", "reading:ca-archie-change"]),
    said("ca/badeucey", ["13.a", "9.a.1", "reading:ca-badeucey-change"]),
];

impl Said {
    pub(super) fn table(&self) -> Setup {
        table(self.game)
    }

    /// The id of a rule of the game.
    pub(super) fn rule(&self, number: &str) -> String {
        format!("{}/{number}", self.game.replacen('/', ":", 1))
    }

    /// The game's own schedule, and an option of it.
    pub(super) fn schedule(&self) -> String {
        self.game.replacen("ca/", "F-P-", 1)
    }

    pub(super) fn option(&self, number: u8) -> &'static str {
        format!("{}-{number}", self.schedule()).leak()
    }

    /// The house has no part in it: what some win the others lose.
    pub(super) fn nobody_banks(&self) {
        let ends = self.table().acts("1 raise, 2 fold, 3 fold").play().outcome.stacks;
        assert_eq!(ends.iter().map(|stack| stack.get()).sum::<i64>(), 30_000);
        assert!(ends[0] > Cents::dollars(100));
    }

    /// Neither a joker nor a card twice.
    pub(super) fn one_deck(&self) {
        self.table().cards(1, "X").refused(&self.rule("s3.a"));
        self.table().cards(1, "Ah").cards(2, "Ah").refused(&self.rule("s3.a"));
        assert_eq!(opened(&self.table()).unseen().count_ones(), 52);
    }

    pub(super) fn nine_seats(&self) {
        crate::testing::sits(self.game, 9, &self.rule("s5.a"));
    }

    /// Two to seven are dealt in.
    pub(super) fn seven_play(&self) {
        opened(&self.table().players(7));
        let mut eight = self.table().players(8).script();
        assert_eq!(eight.out.len(), 1, "an eighth sits out");
        eight.players.append(&mut eight.out);
        let refused = eight.play().expect_err("and is not dealt in").refusal;
        assert_eq!(refused.rule.map(|rule| rule.id), Some(self.rule("s5.b").as_str()));
    }

    /// Whoever opens, bets are the same.
    pub(super) fn same_limits(&self) {
        for button in 1..=3 {
            let menu = self.table().button(button).menu();
            let raise = menu.raise.expect("a raise");
            assert_eq!((raise.min, raise.max), (Cents::dollars(4), Cents::dollars(4)));
        }
    }

    /// Deal, betting and draws of a hand of four, seat 1 having the button.
    pub(super) fn story(&self) -> Vec<String> {
        story(&self.table().players(4), ONE)
    }

    /// The limit of the table makes the blinds: half of the lower limit, and all of it.
    pub(super) fn limit_sets_blinds(&self) {
        for (small, blinds) in [("small=2", [0, 100, 200]), ("small=20", [0, 1000, 2000])] {
            let hand = opened(&hand(self.game).set(small));
            let bets: Vec<i64> = hand.places().iter().map(|place| place.bet.get()).collect();
            assert_eq!(bets, blinds);
        }
    }

    /// Blinds left of the button, up while no card is out.
    pub(super) fn blinds_left_of_button(&self) {
        let hand = opened(&self.table().players(4).button(2));
        let bets: Vec<i64> = hand.places().iter().map(|place| place.bet.get()).collect();
        assert_eq!(bets, [0, 0, 100, 200]);
        assert!(hand.places().iter().all(|place| place.cards().is_empty()));
    }

    pub(super) fn blinds_are_won(&self) {
        self.table().acts("1 fold, 2 fold").ends(&["100.00", "99.00", "101.00"]);
    }

    pub(super) fn fold(&self) {
        let mut hand = self.table().acts("1 fold").reach();
        assert!(!hand.places()[0].is_live());
        assert!(hand.act(0, Move::Call).is_err(), "out of the hand");
        let story = story(&self.table().players(4), NONE);
        assert_eq!(story[2], "draw 2 3 4 1");
        self.table().acts("1 fold, 2 call, 3 check, 1 pat").refused(self.turn());
    }

    fn turn(&self) -> &'static str {
        crate::variants::find(self.game).expect("a game").cites.turn.id
    }

    /// At first the big blind is met, then what was bet.
    pub(super) fn call(&self) {
        assert_eq!(self.table().menu().call, Cents::dollars(2));
        assert_eq!(self.table().acts("1 raise").menu().call, Cents::dollars(3));
        self.table().acts("1 check").refused(&self.rule("7.d.1"));
    }

    /// By one bet of the limit, not more and not less.
    pub(super) fn raise(&self) {
        self.table().acts("1 raise 4.00").reach();
        self.table().acts("1 raise 3.00").refused(&self.rule("7.c"));
        self.table().acts("1 raise 6.00").refused(&self.rule("7.c"));
    }

    pub(super) fn raise_is_answered(&self) {
        for answer in ["2 call", "2 raise 6.00", "2 fold"] {
            self.table().acts("1 raise").acts(answer).reach();
        }
        self.table().acts("1 raise, 2 check").refused(&self.rule("7.d.1"));
    }

    /// The third raise is the last while three are in.
    pub(super) fn three_raises(&self) {
        self.table().acts("1 raise, 2 raise, 3 raise 8.00").reach();
        self.table().acts("1 raise, 2 raise, 3 raise, 1 raise 10.00").refused(&self.rule("7.d.2"));
    }

    /// With one of three gone the fourth raise and the fifth stand.
    pub(super) fn two_raise_on(&self) {
        let acts = "1 fold, 2 raise, 3 raise, 2 raise, 3 raise, 2 raise, 3 raise 14.00";
        self.table().acts(acts).reach();
    }

    pub(super) fn big_blind_checks(&self) {
        let menu = self.table().acts("1 call, 2 call").menu();
        assert!(menu.may_check && menu.raise.is_some());
    }

    /// Calls, raises below the cap, folds (reading), but no check.
    pub(super) fn raised_big_blind(&self) {
        let menu = self.table().acts("1 raise, 2 fold").menu();
        assert!(!menu.may_check && menu.may_fold);
        assert_eq!((menu.call, menu.raise.is_some()), (Cents::dollars(2), true));
        self.table().acts("1 raise, 2 fold, 3 check").refused(&self.rule("7.d.1"));
        let capped = self.table().acts("1 raise, 2 raise, 3 call, 1 raise, 2 call").menu();
        assert!(capped.raise.is_none() && capped.call == Cents::dollars(2));
    }

    /// Four rounds of calls and checks, then all bets lie in the pot.
    pub(super) fn bets_go_to_the_pot(&self) {
        let hand = until(&self.table(), NONE, at_draw(1));
        assert_eq!(hand.pot(), Cents::dollars(6));
        assert!(hand.places().iter().all(|place| place.bet == Cents::ZERO));
    }

    /// Up to five cards, which are in the hand.
    pub(super) fn draw_up_to_five(&self) {
        for count in 0..=5 {
            let mut hand = until(&self.table(), NONE, at_draw(1));
            hand.act(1, Move::Draw((1 << count) - 1)).expect("a draw");
            assert_eq!(hand.places()[1].cards().len(), 5 - count);
        }
        let hand = until(&self.table(), NONE, at_draw(1));
        let six = hand.allows(1, Move::Draw(0b11_1111)).expect_err("six cards");
        assert_eq!(six.rule.map(|rule| rule.id), Some(self.rule(self.draw).as_str()));
        let setup = self.table().cards(2, "2c 3c 4c 5c 7c").acts("1 call, 2 call, 3 check");
        setup.acts("2 draw Kd").refused(&self.rule(self.draw));
    }

    /// Who throws all away is served five and plays on.
    pub(super) fn five_is_no_fold(&self) {
        let hand = until(&self.table(), |_, place| if place == 1 { 5 } else { 0 }, at_bet(1));
        assert!(hand.places()[1].is_live());
        assert_eq!(hand.places()[1].cards().len(), 5);
        assert!(matches!(hand.ask(), Awaited::Decide(1, Decision::Bet)));
    }

    /// Who stands pat keeps the hand and gets no card.
    pub(super) fn stand_pat(&self) {
        let before = until(&self.table(), NONE, at_draw(1)).places()[1];
        let after = until(&self.table(), NONE, at_bet(1)).places()[1];
        assert_eq!(before.cards(), after.cards());
        let story = story(&self.table(), NONE);
        assert_eq!(story[2..5], ["draw 2 3 1", "burn", "bet 2 3 1"]);
    }

    /// The last to draw changes until the burn, not after it.
    pub(super) fn change_until_a_card(&self) {
        let mut hand = until(&self.table(), NONE, |hand| hand.ask() == Awaited::Card(To::Burn));
        hand.act(0, Move::Draw(0b11)).expect("no card is out");
        assert_eq!(hand.places()[0].cards().len(), 3);
        hand.act(0, Move::Draw(0b1)).expect("nor now");
        assert_eq!(hand.places()[0].cards().len(), 4);
        step(&mut hand, NONE);
        let late = hand.act(0, Move::Draw(0)).expect_err("the burn is out");
        assert_eq!(late.rule.map(|rule| rule.id), Some(self.change));
    }

    /// Who drew changes until the next player draws, not after it.
    pub(super) fn change_until_an_act(&self) {
        let mut hand = until(&self.table(), NONE, at_draw(1));
        hand.act(1, Move::Draw(0b111)).expect("three");
        hand.act(1, Move::Draw(0)).expect("pat after all");
        assert_eq!(hand.places()[1].cards().len(), 5);
        hand.act(2, Move::Draw(0b1)).expect("the next player");
        let late = hand.act(1, Move::Draw(0b1)).expect_err("somebody has acted");
        assert_eq!(late.rule.map(|rule| rule.id), Some(self.change));
    }

    /// Everybody sees how many cards each drew, until the first act after it.
    pub(super) fn numbers_are_told(&self) {
        let draws: Draws = |_, place| place as u8;
        let mut hand = until(&self.table(), draws, at_bet(1));
        let told = |hand: &Hand| hand.sight(None).players().map(|p| p.drew).collect::<Vec<_>>();
        assert_eq!(told(&hand), [Some(0), Some(1), Some(2)]);
        step(&mut hand, draws);
        assert_eq!(told(&hand), [None; 3]);
    }

    /// Nobody sees what was thrown away, and it does not come back.
    pub(super) fn discards_are_gone(&self) {
        let held = until(&self.table(), ONE, at_draw(1)).places()[1].cards()[0];
        let hand = until(&self.table(), ONE, at_bet(1));
        assert!((0..3).all(|at| !hand.places()[at].cards().contains(&held)));
        assert_eq!(hand.unseen() & held.bit(), 0);
    }

    /// A round after a draw opens left of the button; one may fold, check, bet, call and raise
    /// by the limit given.
    pub(super) fn round(&self, street: usize, dollars: i64) {
        assert_eq!(self.story()[1 + 4 * street], "bet 2 3 4 1");
        let limit = Cents::dollars(dollars);
        let start = until(&self.table(), ONE, at_bet(street));
        let mut hand = start.clone();
        assert!(start.allows(1, Move::Check).is_ok() && start.allows(1, Move::Fold).is_ok());
        hand.act(1, Move::Raise(limit)).expect("a bet");
        assert!(hand.allows(2, Move::Check).is_err() && hand.allows(2, Move::Fold).is_ok());
        assert_eq!(hand.act(2, Move::Call).expect("a call").paid, limit);
        hand.act(0, Move::Raise(limit + limit)).expect("a raise");
        for wrong in [limit - Cents::new(1), limit + Cents::new(1)] {
            let refused = start.allows(1, Move::Raise(wrong)).expect_err("not the limit");
            assert_eq!(refused.rule.map(|rule| rule.id), Some(self.rule(self.bet).as_str()));
        }
    }

    /// Who checked calls or raises a bet, and may not check a raise.
    pub(super) fn check_then_raise(&self) {
        for street in 1..=3 {
            let mut hand = until(&self.table(), ONE, at_bet(street));
            hand.act(1, Move::Check).expect("a check");
            hand.act(2, Move::Raise(hand.menu().expect("a menu").raise.expect("a bet").min))
                .expect("a bet");
            hand.act(0, Move::Call).expect("a call");
            let menu = hand.menu().expect("the checker's turn");
            assert!(menu.raise.is_some() && menu.call > Cents::ZERO && !menu.may_check);
        }
    }
}
