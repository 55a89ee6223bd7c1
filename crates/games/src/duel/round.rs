//! A round: who holds what, who decided what, and which step comes next.

mod irregular;

pub(super) use irregular::listed;
pub use irregular::{unruled, unruled_first};

use super::plan::{Act, Decision, Plan, Stage, Turns};
use super::{Duel, Rules, Strength};
pub use crate::places::{BOARD, DEALER, spot};
use crate::places::{NAMES, SEATS};
use cards::{Card, Hand};
use law::Cite;
use money::Cents;
use std::cmp::Reverse;
use table::{
    After, Deals, Effect, Face, First, Owner, Redress, Refusal, Ruling, Seat, Spot, Stake, Told,
    Want,
};

/// One seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seated {
    /// Has some wager, and so receives cards.
    pub plays: bool,
    /// Has the wager with which it plays against the dealer.
    pub ante: bool,
    /// Its wagers beside the game itself, a bit for each of the plan's.
    bets: u16,
    /// Has one that lives on when it folds.
    kept: bool,
    /// Its cards that are known.
    pub cards: Hand<5>,
    /// Its cards that nobody else has seen.
    hidden: u8,
    /// What it has decided, a bit for each act.
    acts: u16,
    /// The step after which it has nothing more to decide for now.
    decided: u8,
    /// Who has the most money on its hand, and so decides for all: the seat itself, or that person
    /// behind it.
    leader: Owner,
    /// The positions of its player where they are several, a bit for each.
    positions: u16,
    /// Who looks at its hand.
    sight: Sight,
    /// What a ruling has made of it.
    hand: Standing,
}

/// Who looks at a hand before it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sight {
    /// Its player, who has no other.
    Own,
    /// Nobody: its player has several.
    Blind,
    /// Its player, as the only one of several.
    Chosen,
}

/// What a ruling has made of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    /// Nothing.
    Plays,
    /// Its owner does not show it to the dealer.
    NotShown,
    /// It is out of play.
    Removed,
}

impl Seated {
    const EMPTY: Seated = Seated {
        plays: false,
        ante: false,
        bets: 0,
        kept: false,
        cards: Hand::EMPTY,
        hidden: 0,
        acts: 0,
        decided: 0,
        leader: Owner::Seat,
        positions: 0,
        sight: Sight::Own,
        hand: Standing::Plays,
    };

    /// Whether it has decided so.
    #[must_use]
    pub const fn did(&self, act: Act) -> bool {
        self.acts >> act as u16 & 1 == 1
    }

    /// Whether it has the plan's side wager of that number.
    #[must_use]
    pub const fn bet(&self, number: usize) -> bool {
        self.bets >> number & 1 == 1
    }

    /// Whether its cards still decide something.
    #[must_use]
    pub const fn counts(&self) -> bool {
        self.plays && (self.kept || !self.folded())
    }

    /// What it has decided, a bit for each act.
    pub(super) const fn acts(&self) -> u16 {
        self.acts
    }

    /// Whether it has folded its game; a seat that bet beside it alone has none to fold.
    #[must_use]
    pub const fn folded(&self) -> bool {
        self.ante && self.did(Act::Fold)
    }

    /// Whether it plays its cards unseen, its player looking at another hand.
    #[must_use]
    pub const fn blind(&self) -> bool {
        matches!(self.sight, Sight::Blind)
    }

    /// Whether its owner does not show it to the dealer.
    #[must_use]
    pub const fn declined(&self) -> bool {
        matches!(self.hand, Standing::NotShown)
    }

    /// Whether it has put up a wager on its hand during the round.
    #[must_use]
    pub const fn raised(&self) -> bool {
        let raises = 1 << Act::Play as u16
            | 1 << Act::Play4 as u16
            | 1 << Act::Play3 as u16
            | 1 << Act::Play2 as u16
            | 1 << Act::Raise as u16
            | 1 << Act::Call as u16
            | 1 << Act::Flop as u16;
        self.acts & raises != 0
    }

    /// Whether it still plays against the dealer.
    #[must_use]
    pub const fn live(&self) -> bool {
        self.ante && !self.did(Act::Fold)
    }
}

/// What has happened in a round.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    /// Seat by seat.
    pub seats: [Seated; SEATS],
    /// The dealer's cards that are known.
    pub dealer: Hand<5>,
    /// The common cards that are known.
    pub board: Hand<5>,
    /// The seat on the dealer's left, from 0.
    leftmost: u8,
    /// The seat behind the last one that plays, from 0.
    end: u8,
    dealer_hidden: u8,
    board_hidden: u8,
    stage: u8,
    /// The rule that makes it void.
    void: Option<Cite>,
    /// Whether a hand with a wrong number of cards was taken out.
    miscounted: bool,
    /// How many cards were wrongly shown in the deal.
    exposed: u8,
}

impl Round {
    /// The seat of that number.
    #[must_use]
    pub const fn seat(&self, seat: Seat) -> &Seated {
        &self.seats[seat.n() as usize - 1]
    }

    /// The first seat for which something holds, from the dealer's left; behind the player-dealer
    /// where a player banks.
    fn first(&self, wanted: impl Fn(&Seated) -> bool) -> Option<Seat> {
        let (from, end) = (usize::from(self.leftmost), usize::from(self.end));
        let at = (from..end).chain(0..from).find(|at| wanted(&self.seats[*at]))?;
        Seat::new(at as u8 + 1)
    }

    /// The seat that is to decide.
    fn turn(&self, turns: Turns, decision: &Decision) -> Option<Seat> {
        let stage = self.stage + 1;
        self.first_by(turns, |seat| {
            seat.ante && seat.decided < stage && (decision.when)(self, seat)
        })
    }

    /// The first seat for which something holds, in the order of turns.
    fn first_by(&self, turns: Turns, wanted: impl Fn(&Seated) -> bool) -> Option<Seat> {
        match turns {
            Turns::FromTheLeft => self.first(wanted),
            Turns::FromTheRight => {
                let at = self.taken().iter().rposition(wanted)?;
                Seat::new(at as u8 + 1)
            }
        }
    }

    /// The seats up to the last one that plays: what asks for cards looks at no others.
    fn taken(&self) -> &[Seated] {
        &self.seats[..usize::from(self.end)]
    }

    /// Whether any seat has a hand that was not taken out of play.
    fn played(&self) -> bool {
        self.taken().iter().any(|seat| seat.plays)
    }

    /// Whether anybody's money depends on cards still to come.
    fn contested(&self) -> bool {
        self.taken().iter().any(Seated::counts)
    }

    /// What the current step asks for; none when it is done.
    fn asks(&self, plan: &Plan, stage: &Stage) -> Option<Want> {
        let deal = |to, upto: u8, lie: u8, face| {
            (lie < upto).then(|| Want::Deal { to, n: upto - lie, face })
        };
        let lie = |hand: &Hand<5>, hidden: u8| hand.len() as u8 + hidden;
        match stage {
            Stage::Seats(n, _) => {
                let short = |s: &Seated| s.plays && lie(&s.cards, s.hidden) < *n;
                let seat = self.first(short)?;
                let has = lie(&self.seat(seat).cards, self.seat(seat).hidden);
                let blind = self.seat(seat).blind();
                deal(spot(seat), *n, has, if blind { Face::Down } else { Face::Own(seat) })
            }
            Stage::Dealer(..) | Stage::Board(..) if !self.played() => None,
            Stage::Dealer(n, face, _) => {
                deal(DEALER, *n, lie(&self.dealer, self.dealer_hidden), *face)
            }
            // It comes even if every seat has folded.
            Stage::Board(n, face, _) => {
                deal(BOARD, *n, lie(&self.board, self.board_hidden), *face)
            }
            Stage::Decide(decision) => {
                self.turn(plan.turns, decision).map(|seat| Want::Decide { seat })
            }
            Stage::ShowBoard(..) if !self.contested() => None,
            Stage::ShowBoard(n, _) => {
                let due = n.saturating_sub(self.board.len() as u8).min(self.board_hidden);
                (due > 0).then_some(Want::Show { of: BOARD, n: due })
            }
            Stage::ShowDealer(_) => (self.dealer_hidden > 0 && self.contested())
                .then_some(Want::Show { of: DEALER, n: self.dealer_hidden }),
            Stage::OpenDealer(_) => (self.dealer_hidden > 0)
                .then_some(Want::Show { of: DEALER, n: self.dealer_hidden }),
            Stage::ShowSeats(_) => self.turned(plan.turns, |_| true),
            Stage::ShowThose(when, _) => self.turned(plan.turns, |seat| when(self, seat)),
        }
    }

    /// The next seat's cards to be turned, of those wanted.
    fn turned(&self, turns: Turns, wanted: impl Fn(&Seated) -> bool) -> Option<Want> {
        let seat =
            self.first_by(turns, |seat| seat.hidden > 0 && seat.counts() && wanted(seat))?;
        Some(Want::Show { of: spot(seat), n: self.seat(seat).hidden })
    }

    /// Goes on to the first step that asks for something.
    fn advance(&mut self, plan: &Plan) {
        while let Some(stage) = plan.stages.get(usize::from(self.stage)) {
            if self.asks(plan, stage).is_some() {
                return;
            }
            self.stage += 1;
        }
    }

    fn current<'a>(&self, plan: &'a Plan) -> Option<&'a Stage> {
        plan.stages.get(usize::from(self.stage))
    }

    /// Whether every card that matters lies open.
    #[must_use]
    pub fn is_over(&self, plan: &Plan) -> bool {
        usize::from(self.stage) >= plan.stages.len()
    }
}

impl Deals for Duel {
    type Act = Act;

    const SPOTS: &'static [&'static str] = &NAMES;

    fn open(rules: &Rules, stakes: &[Stake]) -> Round {
        // Where a player banks, stakes are listed from its left.
        let first = stakes.first().filter(|_| rules.player_banks);
        let first = first.map_or(0, |stake| stake.seat.n() - 1);
        let mut round = Round {
            leftmost: first,
            end: stakes.iter().map(|stake| stake.seat.n()).max().unwrap_or_default(),
            seats: [Seated::EMPTY; SEATS],
            dealer: Hand::EMPTY,
            board: Hand::EMPTY,
            dealer_hidden: 0,
            board_hidden: 0,
            stage: 0,
            void: None,
            miscounted: false,
            exposed: 0,
        };
        let mut most = [Cents::ZERO; SEATS];
        for stake in stakes {
            let at = usize::from(stake.seat.n()) - 1;
            let seat = &mut round.seats[at];
            let leads = (stake.amount, Reverse(stake.owner)) > (most[at], Reverse(seat.leader));
            if stake.wager == rules.plan.ante && leads {
                (most[at], seat.leader) = (stake.amount, stake.owner);
            }
            seat.plays = true;
            seat.ante |= stake.wager == rules.plan.ante;
            let side = rules.plan.sides.iter().position(|side| *side == stake.wager);
            seat.bets |= side.map_or(0, |number| 1 << number);
            seat.kept |= rules.plan.kept.contains(&stake.wager);
        }
        round.advance(rules.plan);
        round
    }

    fn ask(rules: &Rules, round: &Round) -> Want {
        let stage = round.current(rules.plan).filter(|_| round.void.is_none());
        stage.and_then(|stage| round.asks(rules.plan, stage)).unwrap_or(Want::Over)
    }

    fn next_spot(_: &Round, to: Spot) -> Spot {
        to
    }

    fn allows(rules: &Rules, round: &Round, seat: Seat, act: Act) -> Result<(), Refusal> {
        let closer = (rules.plan.untimely)(round, round.seat(seat), act);
        let closer = closer.or(rules.plan.rule_of(act).filter(|_| round.is_over(rules.plan)));
        let rule = closer.unwrap_or_else(|| Self::due(rules, round, spot(seat)));
        let Some(Stage::Decide(decision)) = round.current(rules.plan) else {
            return Err(Refusal::by(rule, "nothing is to be decided now"));
        };
        let turn = round.turn(rules.plan.turns, decision) == Some(seat);
        if round.seat(seat).did(Act::Fold) && !turn {
            return Err(Refusal::by(rule, format!("{seat} has folded")));
        }
        if !decision.acts.contains(&act) {
            let mut names: Vec<&str> = decision.acts.iter().filter_map(|act| act.name()).collect();
            // Some are called alike and differ in their amounts.
            names.dedup();
            let why = format!("{seat} may {} now", names.join(" or "));
            return Err(Refusal::by(rule, why));
        }
        if !turn {
            return Err(Refusal::by(rule, format!("it is not the turn of {seat}")));
        }
        Ok(())
    }

    fn acts() -> &'static [(Act, &'static str)] {
        &Act::NAMED
    }

    fn decides(rules: &Rules, act: Act) -> bool {
        rules.plan.decides(act)
    }

    fn effects(rules: &Rules, act: Act) -> &'static [Effect] {
        (rules.plan.effects)(act)
    }

    fn tell(rules: &Rules, round: &mut Round, told: Told<Act>) {
        match told {
            Told::Card { at: DEALER, card } => {
                let shown = matches!(
                    round.current(rules.plan),
                    Some(Stage::ShowDealer(_) | Stage::OpenDealer(_))
                );
                round.dealer.push(card);
                round.dealer_hidden -= u8::from(shown && round.dealer_hidden > 0);
            }
            Told::Card { at: BOARD, card } => {
                let shown = matches!(round.current(rules.plan), Some(Stage::ShowBoard(..)));
                round.board.push(card);
                round.board_hidden -= u8::from(shown && round.board_hidden > 0);
            }
            Told::Card { at, card } => {
                let stage = round.current(rules.plan);
                let shown = matches!(stage, Some(Stage::ShowSeats(_) | Stage::ShowThose(..)));
                let seat = &mut round.seats[usize::from(at.0)];
                seat.cards.push(card);
                seat.hidden -= u8::from(shown && seat.hidden > 0);
            }
            // invariant: the decks hold no joker, and nobody behind a seat decides.
            Told::Joker { .. } | Told::Tile { .. } | Told::Follow { .. } => {
                unreachable!("{told:?}")
            }
            Told::Hidden { at: DEALER } => round.dealer_hidden += 1,
            Told::Hidden { at: BOARD } => round.board_hidden += 1,
            Told::Hidden { at } => round.seats[usize::from(at.0)].hidden += 1,
            Told::Act { seat, act } => {
                let seat = &mut round.seats[usize::from(seat.n()) - 1];
                seat.acts |= 1 << act as u16;
                seat.decided = round.stage + 1;
            }
        }
        round.advance(rules.plan);
    }

    fn rule(rules: &Rules, round: &mut Round, ruling: &Ruling) -> Result<Vec<Redress>, Refusal> {
        irregular::rule(rules, round, ruling)
    }

    fn first(rules: &Rules, ruling: &Ruling) -> Result<First, Refusal> {
        (rules.plan.first)(rules, ruling)
    }

    fn void(round: &Round) -> Option<Cite> {
        round.void
    }

    fn after(_: &Round) -> After {
        After::default()
    }

    fn due(rules: &Rules, round: &Round, _: Spot) -> Cite {
        match round.current(rules.plan) {
            Some(
                Stage::Seats(_, rule)
                | Stage::Dealer(.., rule)
                | Stage::Board(.., rule)
                | Stage::ShowBoard(_, rule)
                | Stage::ShowDealer(rule)
                | Stage::OpenDealer(rule)
                | Stage::ShowSeats(rule)
                | Stage::ShowThose(_, rule),
            ) => rule,
            Some(Stage::Decide(decision)) => decision.rule,
            None => rules.plan.due,
        }
    }

    fn turned_by(_: &Rules, _: &Round, _: Spot) -> Option<Seat> {
        None
    }

    fn action(rules: &Rules, round: &Round) -> Option<u8> {
        (rules.plan.action)(round)
    }

    fn summary(rules: &Rules, round: &Round) -> Vec<(&'static str, String)> {
        let mut figures = Vec::new();
        for (hand, name) in [(&round.dealer, "dealer"), (&round.board, "board")] {
            if !hand.is_empty() {
                figures.push((name, hand.to_string()));
            }
        }
        for (at, seat) in round.seats.iter().enumerate().filter(|(_, s)| !s.cards.is_empty()) {
            figures.push((NAMES[at], seat.cards.to_string()));
        }
        let led = |(at, seat): (usize, &Seated)| match seat.leader {
            Owner::Behind(n) => Some(format!("{} by person {n} behind it", NAMES[at])),
            Owner::Seat | Owner::Dealer => None,
        };
        let led: Vec<String> = round.seats.iter().enumerate().filter_map(led).collect();
        if !led.is_empty() {
            figures.push(("decided", led.join(", ")));
        }
        // Where even the worst hand qualifies, nobody asks.
        let asks = !(rules.plan.qualifies)(Strength { number: 0, kind: 0 });
        let open = rules.plan.dealer && round.dealer_hidden == 0;
        if round.is_over(rules.plan) && asks && open {
            let strength = (rules.plan.strength)(round.dealer.cards(), round.board.cards());
            figures.push(("dealer_qualifies", (rules.plan.qualifies)(strength).to_string()));
        }
        figures
    }
}

/// The cards of a hand as an array, once it has that many.
pub(super) fn exactly<const N: usize>(cards: &[Card]) -> Option<[Card; N]> {
    cards.try_into().ok()
}
