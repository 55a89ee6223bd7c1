//! A second opinion: the general walker drives the round itself with the cards of a short deck.

use super::games::Table;
use cards::{Card, Hand, Pack, Rank, Suit};
use games::duel::{
    Act, Both, DEALER, Duel, FlopFive, Hole, HoleClass, Jackpot, OwnBest, Round, Rules, Shape,
    Showdown, Versus, best_of_seven, spot,
};
use money::Cents;
use odds::{Alphabet, Census, Playbook, Solved, Walk};
use std::collections::BTreeMap;
use table::{Deals, Face, Facts, Memory, Owner, Reads, Seat, Spot, Stake, Told, Want};

/// The cards that a round uses.
const DEPTH: u32 = 9;

/// Every reading, by name and number of classes.
const READINGS: [(&str, usize); 6] = [
    (Showdown::NAME, Showdown::CLASSES),
    (OwnBest::NAME, OwnBest::CLASSES),
    (Hole::NAME, Hole::CLASSES),
    (FlopFive::NAME, FlopFive::CLASSES),
    (Both::NAME, Both::CLASSES),
    (Jackpot::NAME, Jackpot::CLASSES),
];

/// A census of every reading.
pub struct Walked(Vec<Census>);

impl Walked {
    fn new() -> Walked {
        Walked(READINGS.iter().map(|(_, classes)| Census::new(*classes)).collect())
    }

    fn read<F: Facts>(&mut self, rules: &Rules, round: &Round, ways: u128)
    where
        Duel: Reads<F>,
    {
        let facts = <Duel as Reads<F>>::facts(rules, round, Seat::FIRST);
        self.add(facts.expect("decided"), ways);
    }

    fn add<F: Facts>(&mut self, facts: F, ways: u128) {
        let reading = READINGS.iter().position(|(name, _)| *name == F::NAME).expect("a reading");
        self.0[reading].add(facts.index(), ways);
    }

    /// Whether a solver has the same parts, class by class.
    #[track_caller]
    pub fn assert_same(&self, solved: &Solved) {
        for ((reading, _), walked) in READINGS.iter().zip(&self.0) {
            let census = solved.census(reading).expect(reading);
            let (ours, theirs) = (census.total(), walked.total());
            assert_eq!(census.counts().len(), walked.counts().len(), "{reading}");
            for (class, (own, other)) in census.counts().iter().zip(walked.counts()).enumerate() {
                assert_eq!(own * theirs, other * ours, "{reading}, class {class}");
            }
        }
    }
}

impl Table {
    /// A round with wagers on everything.
    pub fn open(&self) -> Round {
        let (seat, owner, amount) = (Seat::FIRST, Owner::Seat, Cents::dollars(1));
        let plan = self.rules.plan;
        let stake = |wager: &&'static str| Stake {
            seat,
            owner,
            offer: 0,
            wager,
            amount,
            memory: Memory::default(),
        };
        let stakes: Vec<Stake> = plan.main.iter().chain(plan.sides).map(stake).collect();
        Duel::open(&self.rules, &stakes)
    }

    /// The round with further cards.
    pub fn with(&self, round: &Round, at: Spot, cards: &[Card]) -> Round {
        let mut round = *round;
        for card in cards {
            Duel::tell(&self.rules, &mut round, Told::Card { at, card: *card });
        }
        round
    }

    /// The round with a whole board, to which the seat has waited.
    pub fn checked_to(&self, round: &Round, board: &[Card]) -> Round {
        let (rules, seat, mut round) = (&self.rules, Seat::FIRST, *round);
        while round.board.len() < board.len() {
            match Duel::ask(rules, &round) {
                Want::Deal { to, n, face: Face::Down } => {
                    (0..n).for_each(|_| Duel::tell(rules, &mut round, Told::Hidden { at: to }));
                }
                Want::Deal { to, n, .. } => {
                    let lie = round.board.len();
                    round = self.with(&round, to, &board[lie..lie + usize::from(n)]);
                }
                _ => Duel::tell(rules, &mut round, Told::Act { seat, act: Act::Check }),
            }
        }
        round
    }

    /// One of each kind of holding, with how many there are of it.
    pub fn holdings(&self) -> Vec<([Card; 2], u128)> {
        let of = |suit: Suit| self.deck.iter().copied().filter(move |card| card.suit() == suit);
        let mut all = Vec::new();
        for first in of(Suit::Clubs) {
            for second in of(Suit::Clubs).filter(|second| second.rank() < first.rank()) {
                all.push(([first, second], 4));
            }
            for second in of(Suit::Diamonds).filter(|second| second.rank() <= first.rank()) {
                let twins = second.rank() == first.rank();
                all.push(([first, second], if twins { 6 } else { 12 }));
            }
        }
        all
    }

    /// How rounds go on with a holding under a book, as the general walker has it.
    fn walk(
        &self,
        own: [Card; 2],
        book: &dyn Playbook,
        over: impl Fn(&Round) -> bool,
        leaf: impl FnMut(&Round, u128),
    ) {
        let alphabet = Alphabet::cards(&Pack::from_cards(self.deck.iter().copied()));
        let walk = Walk::<Duel> { rules: &self.rules, alphabet, depth: DEPTH };
        let left: Vec<u32> = self.deck.iter().map(|c| u32::from(!own.contains(c))).collect();
        let round = self.with(&self.open(), spot(Seat::FIRST), &own);
        walk.visit_from(&round, &left, over, |round, _, seat| book.choose(round, seat), leaf);
    }

    /// How all rounds end under a book.
    pub fn walked(&self, book: &dyn Playbook) -> Walked {
        let mut walked = Walked::new();
        for (own, copies) in self.holdings() {
            self.walk(
                own,
                book,
                |_| false,
                |round, ways| {
                    let (rules, ways) = (&self.rules, copies * ways);
                    walked.read::<Showdown>(rules, round, ways);
                    walked.read::<OwnBest>(rules, round, ways);
                    walked.read::<Hole>(rules, round, ways);
                    walked.read::<FlopFive>(rules, round, ways);
                    walked.read::<Both>(rules, round, ways);
                    walked.read::<Jackpot>(rules, round, ways);
                },
            );
        }
        walked
    }

    /// The same, with the dealer's hands counted once for each board.
    pub fn boarded(&self, book: &dyn Playbook) -> Walked {
        let mut walked = Walked::new();
        for (own, copies) in self.holdings() {
            let mut boards = BTreeMap::new();
            let shown = |round: &Round| {
                matches!(Duel::ask(&self.rules, round), Want::Show { of: DEALER, .. })
            };
            self.walk(own, book, shown, |round, ways| {
                let mut board = [0; 5];
                for (code, card) in board.iter_mut().zip(round.board.cards()) {
                    *code = card.code();
                }
                board.sort_unstable();
                let faced = boards.entry(board).or_insert_with(|| self.faced(own, round));
                self.count(&mut walked, round, faced, copies * ways);
            });
        }
        walked
    }

    /// What the dealer's hands make of a holding on a board: how they compare, whether they are
    /// two aces, and the better kind of both.
    fn faced(&self, own: [Card; 2], round: &Round) -> Vec<(Versus, bool, u8, u128)> {
        let board = round.board.cards();
        let mine = best_of_seven(&own, board);
        let seen = |card: &&Card| !own.contains(card) && !board.contains(card);
        let free: Vec<Card> = self.deck.iter().filter(seen).copied().collect();
        let mut faced = BTreeMap::new();
        for (place, first) in free.iter().enumerate() {
            for second in &free[..place] {
                let dealer = best_of_seven(&[*first, *second], board);
                let qualified = (self.rules.plan.qualifies)(dealer);
                let aces = first.rank() == Rank::Ace && second.rank() == Rank::Ace;
                let key = (mine.cmp(&dealer), qualified, aces, mine.max(dealer).kind);
                *faced.entry(key).or_default() += 1;
            }
        }
        let versus = |((order, qualified, aces, kind), ways)| {
            let versus =
                if qualified { Versus::Qualified(order) } else { Versus::Unqualified(order) };
            (versus, aces, kind, ways)
        };
        faced.into_iter().map(versus).collect()
    }

    /// Counts a round that waits for the dealer's hand.
    fn count(
        &self,
        walked: &mut Walked,
        round: &Round,
        faced: &[(Versus, bool, u8, u128)],
        ways: u128,
    ) {
        let plan = self.rules.plan;
        let seat = round.seat(Seat::FIRST);
        let own = seat.cards.cards();
        let kind = best_of_seven(own, round.board.cards()).kind;
        let class = HoleClass::of([own[0], own[1]]);
        let (folded, lost) = (seat.folded(), self.rules.plan.loses_sides());
        for (versus, dealer_aces, higher, hands) in faced {
            let ways = ways * hands;
            let mut showdown = Showdown { path: plan.path(seat), kind, versus: *versus };
            if folded {
                showdown = Showdown { path: 0, kind: 0, versus: Versus::Folded };
            }
            let beaten = folded || showdown.loses();
            walked.add(showdown, ways);
            // A fold may lose the wager, and then the dealer's cards are not asked.
            let folded = folded && lost;
            let dealer_aces = *dealer_aces && !folded;
            walked.add(Hole { class, dealer_aces, folded, beaten }, ways);
            walked.add(Both(hands::Category::ALL[usize::from(*higher)]), ways);
        }
        walked.read::<OwnBest>(&self.rules, round, ways);
        walked.read::<FlopFive>(&self.rules, round, ways);
        walked.read::<Jackpot>(&self.rules, round, ways);
        if plan.shape != Shape::Bonus {
            // The last two cards were dealt together: they come in either order.
            let [a, b, c, turn, river] = *round.board.cards() else { panic!("a board of five") };
            let mut other = *round;
            other.board = Hand::EMPTY;
            for card in [a, b, c, river, turn] {
                other.board.push(card);
            }
            walked.read::<Jackpot>(&self.rules, &other, ways);
        }
    }
}
