//! A round: what is asked, in the order of the books. Two cards each (one in 9½), what a rule
//! settles at once, insurance; then seat after seat and hand after hand, with whoever plays behind
//! asked whenever a hand is doubled or split; then the dealer.

mod hand;
mod irregular;
mod options;
mod telling;

pub use hand::{Answer, Follower, Hand, Seated, State};
pub use irregular::Wrong;
pub use options::{Act, mimic};

use super::TwentyOne;
use super::made::{Made, Origin, Rank};
use super::rules::{Down, Found, Insurance, Rules};
use super::spots::{DEALER, NAMES, spot};
use super::texts::{Behind, law};
use cards::AnyCard;
use law::Cite;
use options::Asked;
use table::{
    After, Deals, Deed, Face, First, Owner, Redress, Refusal, Ruling, Seat, Spot, Stake, Told,
    Want,
};

/// What has happened in a round.
#[derive(Clone, Debug)]
pub struct Round {
    /// Everybody with a hand, from the dealer's left on.
    pub seats: Vec<Seated>,
    /// The dealer's cards that are known, in the order dealt.
    pub dealer: Vec<AnyCard>,
    /// The dealer's cards that lie face down.
    hidden: u8,
    /// Whether the dealer, looking, found a best hand.
    found: bool,
    /// People behind a seat who are to say what they do.
    asked: Vec<Follow>,
    /// Seats, by their place in the order, that a ruling has play before all others.
    turn: Vec<usize>,
    /// The rule that makes it void.
    void: Option<Cite>,
}

/// What somebody behind a seat is asked, of the seat at that place of the order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Follow {
    at: usize,
    n: u8,
    /// The hand that was doubled, or the first of the two that a split made, from 0.
    hand: usize,
    split: bool,
}

impl Round {
    /// The seat's place in the order.
    fn at(&self, seat: Seat) -> Option<usize> {
        self.seats.iter().position(|seated| seated.seat == seat)
    }

    /// A seat that plays.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> Option<&Seated> {
        self.at(seat).map(|at| &self.seats[at])
    }

    /// The dealer's open card, while others decide.
    #[must_use]
    pub fn up(&self) -> Option<AnyCard> {
        self.dealer.first().copied()
    }

    /// What the dealer's cards make that are known.
    #[must_use]
    pub fn dealers(&self, rules: &Rules) -> Made {
        rules.made(&self.dealer, Origin::Dealt)
    }

    /// Cards that the dealer has before anybody decides.
    fn dealers_first(rules: &Rules) -> usize {
        if rules.dealer.down == Down::Second { 2 } else { 1 }
    }

    /// Who is due a card of the first deal, and whether it lies face down: one card for each seat
    /// and the dealer, and then another.
    fn first_deal(&self, rules: &Rules) -> Option<(Spot, Face)> {
        let lie = self.dealer.len() + usize::from(self.hidden);
        for n in 1..=usize::from(rules.dealt) {
            let short = |seated: &&Seated| seated.hands[0].cards.len() < n;
            // A hand that was split has had them all.
            let short = self.seats.iter().filter(|seated| seated.hands.len() == 1).find(short);
            if let Some(seated) = short {
                return Some((spot(seated.seat, 0), Face::Up));
            }
            if lie < n && n <= Round::dealers_first(rules) {
                let down = match rules.dealer.down {
                    Down::NoHoleCard => false,
                    Down::Second => n == 2,
                    Down::First => true,
                };
                return Some((DEALER, if down { Face::Down } else { Face::Up }));
            }
        }
        None
    }

    /// Whether the first cards lie.
    #[must_use]
    pub fn is_dealt(&self, rules: &Rules) -> bool {
        !self.seats.is_empty() && self.first_deal(rules).is_none()
    }

    /// Whether the dealer shows an ace that may be insured against.
    fn insurable(&self, rules: &Rules) -> bool {
        let ace = |card: AnyCard| card.natural().is_some_and(|c| c.rank() == cards::Rank::Ace);
        rules.insurance != Insurance::Never && self.up().is_some_and(ace)
    }

    /// Whether it is known what insurance comes to: the dealer's second card is open, or nobody is
    /// to be asked any more and the dealer, looking, found nothing.
    pub(super) fn insurance_decided(&self, rules: &Rules) -> bool {
        let asked = || matches!(self.question(rules), Some(Asked::Insure { .. }));
        let looked = rules.dealer.peeks && self.hidden > 0 && !self.found;
        self.dealer.len() > 1 || looked && self.is_dealt(rules) && !asked()
    }

    /// Who is asked what.
    fn question(&self, rules: &Rules) -> Option<Asked> {
        if !self.is_dealt(rules) || self.void.is_some() {
            return None;
        }
        if self.insurable(rules) && self.dealer.len() == 1 && self.untouched() {
            for (at, seated) in self.seats.iter().enumerate() {
                if let Some(owner) = seated.uninsured(rules) {
                    return Some(Asked::Insure { at, owner });
                }
            }
        }
        // A best hand ends the round, or is opened before anybody decides.
        if self.found && (rules.found == Found::Ends || self.hidden > 0) {
            return None;
        }
        if let Some(follow) = self.asked.first() {
            return Some(Asked::Follow(*follow));
        }
        for at in self.turn.iter().copied().chain(0..self.seats.len()) {
            let seated = &self.seats[at];
            if seated.short().or(seated.owed()).is_some() {
                return None;
            }
            if let Some(hand) = (0..seated.hands.len()).find(|hand| seated.decides(rules, *hand)) {
                return Some(Asked::Hand { at, hand });
            }
        }
        None
    }

    /// Whether nobody has acted on a hand.
    fn untouched(&self) -> bool {
        self.asked.is_empty() && self.seats.iter().all(Seated::untouched)
    }

    /// Whether some wager on a hand still waits for the dealer.
    fn contested(&self) -> bool {
        self.seats.iter().any(Seated::contested)
    }

    /// Whether the dealer is due another card.
    fn draws(&self, rules: &Rules) -> bool {
        if self.found || !self.contested() {
            return false;
        }
        let made = self.dealers(rules);
        let best = made.cards == 2 && made.rank >= Rank::Second;
        let first = rules.dealer.down == Down::NoHoleCard && self.dealer.len() == 1;
        first || !best && rules.dealer_hits(made)
    }

    /// Whether every card lies that this round will have.
    #[must_use]
    pub fn is_over(&self, rules: &Rules) -> bool {
        TwentyOne::ask(rules, self) == Want::Over
    }
}

impl Deals for TwentyOne {
    type Act = Act;

    const SPOTS: &'static [&'static str] = &NAMES;

    fn open(rules: &Rules, stakes: &[Stake]) -> Round {
        let law = law(rules.text);
        let mut seats: Vec<Seated> = Vec::new();
        let mains = |stake: &&Stake| stake.wager == law.main;
        for stake in stakes.iter().filter(mains) {
            let known = seats.iter().position(|seated| seated.seat == stake.seat);
            let at = known.unwrap_or_else(|| {
                seats.push(Seated::new(stake.seat));
                seats.len() - 1
            });
            if let Owner::Behind(n) = stake.owner {
                seats[at].behind.push(Follower::new(n));
            }
            if law.behind == Behind::MostDecides {
                seats[at].led(stake);
            }
        }
        // Where a player banks, stakes are listed from its left.
        if law.house {
            seats.sort_by_key(|seated| seated.seat);
        }
        for seated in &mut seats {
            seated.behind.sort_by_key(|follower| follower.n);
        }
        let (dealer, asked, turn) = (Vec::new(), Vec::new(), Vec::new());
        Round { seats, dealer, hidden: 0, found: false, asked, turn, void: None }
    }

    fn ask(rules: &Rules, round: &Round) -> Want {
        if round.void.is_some() || round.seats.is_empty() {
            return Want::Over;
        }
        if let Some((to, face)) = round.first_deal(rules) {
            return Want::Deal { to, n: 1, face };
        }
        match round.question(rules) {
            Some(
                Asked::Insure { at, owner: Owner::Behind(n) }
                | Asked::Follow(Follow { at, n, .. }),
            ) => return Want::Follow { seat: round.seats[at].seat, n },
            Some(Asked::Insure { at, .. } | Asked::Hand { at, .. }) => {
                return Want::Decide { seat: round.seats[at].seat };
            }
            None => {}
        }
        // A second card for each split card.
        if let Some(to) = round.seats.iter().find_map(Seated::short) {
            return Want::Deal { to, n: 1, face: Face::Up };
        }
        if let Some(to) = round.seats.iter().find_map(Seated::owed) {
            return Want::Deal { to, n: 1, face: Face::Up };
        }
        if round.hidden > 0 {
            return Want::Show { of: DEALER, n: round.hidden };
        }
        if round.draws(rules) {
            return Want::Deal { to: DEALER, n: 1, face: Face::Up };
        }
        Want::Over
    }

    fn next_spot(_: &Round, to: Spot) -> Spot {
        to
    }

    fn allows(rules: &Rules, round: &Round, seat: Seat, act: Act) -> Result<(), Refusal> {
        options::allows(rules, round, (seat, Owner::Seat), act)
    }

    fn allows_behind(
        rules: &Rules,
        round: &Round,
        (seat, n): (Seat, u8),
        act: Act,
    ) -> Result<(), Refusal> {
        options::allows(rules, round, (seat, Owner::Behind(n)), act)
    }

    fn acts() -> &'static [(Act, &'static str)] {
        &Act::NAMED
    }

    fn decides(rules: &Rules, act: Act) -> bool {
        options::decides(rules, act)
    }

    fn deed(rules: &Rules, round: &Round, who: (Seat, Owner), act: Act) -> Deed {
        telling::deed(rules, round, who, act)
    }

    fn early(rules: &Rules, round: &Round, stake: &Stake) -> bool {
        telling::early(rules, round, stake)
    }

    fn tell(rules: &Rules, round: &mut Round, told: Told<Act>) {
        telling::tell(rules, round, told);
    }

    /// The dealer looks at the card that lies face down; a best hand ends the round.
    fn look(rules: &Rules, round: &mut Round, down: &[(Spot, AnyCard, Face)]) {
        if !rules.dealer.peeks || round.hidden == 0 || !round.untouched() {
            return;
        }
        let all = round.dealer.iter().copied().chain(down.iter().map(|(_, card, _)| *card));
        let made = rules.made(&all.collect::<Vec<_>>(), Origin::Dealt);
        round.found = made.rank >= Rank::Second;
    }

    fn rule(rules: &Rules, round: &mut Round, ruling: &Ruling) -> Result<Vec<Redress>, Refusal> {
        irregular::rule(rules, round, ruling)
    }

    fn first(rules: &Rules, ruling: &Ruling) -> Result<First, Refusal> {
        irregular::first(law(rules.text), ruling)
    }

    fn void(round: &Round) -> Option<Cite> {
        round.void
    }

    fn after(_: &Round) -> After {
        After::default()
    }

    fn due(rules: &Rules, round: &Round, spot: Spot) -> Cite {
        options::due(rules, round, spot)
    }

    fn turned_by(_: &Rules, _: &Round, _: Spot) -> Option<Seat> {
        None
    }

    fn action(rules: &Rules, round: &Round) -> Option<u8> {
        (law(rules.text).first_action)(round)
    }

    fn summary(rules: &Rules, round: &Round) -> Vec<(&'static str, String)> {
        telling::summary(rules, round)
    }
}
