//! The croupier runs one table of one game: takes wagers, deals what it is given, obeys
//! decisions, settles. Everybody holds it as a [`crate::Table`].

mod betting;
mod cup;
mod deciding;
mod office;
mod ruling;
mod shoe;
mod table;

use crate::settle::{Books, settle, taken_down};
use crate::{
    After, Coupon, Deals, Door, Drawn, Face, HasDoor, Kind, MeterState, Name, Offer, Owner,
    PLAYER_DEALER, Party, People, Posting, Refusal, Rota, Seat, Settlement, Spot, Stake, Tale,
    Terms, Told, Want, What,
};
use cards::{AnyCard, Pack};
use law::Cite;
use money::Cents;
use std::sync::Arc;

/// Where a round stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Wagers may be made.
    Betting,
    /// No more bets; cards and decisions.
    Playing,
    /// Money has moved.
    Settled,
}

/// Runs one table of game `G`.
pub struct Croupier<G: Deals> {
    door: Door<Play<G>>,
}

/// A table of cards in play: the engine.
pub struct Play<G: Deals> {
    posting: Arc<Posting<G>>,
    phase: Phase,
    round: G::Round,
    stakes: Vec<Stake>,
    /// Cards lying face down: nobody can leak what the round does not hold.
    custody: Vec<(Spot, AnyCard, Face)>,
    /// What the shoe still holds.
    pack: Pack,
    /// What has left it in this round.
    out: Pack,
    /// A whole shoe.
    full: Pack,
    meters: Vec<MeterState>,
    put_up: Cents,
    player_dealer: Option<Seat>,
    action: Option<Seat>,
    /// Whether dice gave the first cards to the player-dealer.
    bank_first: bool,
    coupons: Vec<(Seat, u8)>,
    /// Who has a part in what the player-dealer put up, and by which rule.
    partners: Vec<(Seat, Cents, Cite)>,
    /// Wagers taken back by a decision and chips that never counted, with what happened and the
    /// rule.
    taken: Vec<(Stake, &'static str, Cite)>,
    /// Wagers that decisions have made, whose, and by which rule.
    made: Vec<(Seat, Owner, &'static str, Cite)>,
    /// What has moved before the round is over.
    paid: Settlement,
    /// Wagers given up by a decision, in the order in which they were collected.
    forfeited: Vec<(Seat, &'static str)>,
    /// What rulings of this round, and of earlier ones, leave to the settlement.
    rulings: ruling::Rulings,
    /// What the last round left to this one.
    left: After,
    free_hands: u32,
    /// Whether a card of this round is out.
    dealt: bool,
    /// How many cards lie behind the cutting card, where one was put in.
    marker: Option<u16>,
    stage: shoe::Stage,
    people: People,
    rota: Option<Rota>,
    /// Seats that pay no fee on the next hand they play.
    courtesy: Vec<(Seat, Cite)>,
    /// Seats to which this hand has given such a button.
    earned: Vec<(Seat, Cite)>,
}

impl<G: Deals> Clone for Play<G> {
    fn clone(&self) -> Play<G> {
        Play {
            posting: Arc::clone(&self.posting),
            phase: self.phase,
            round: self.round.clone(),
            stakes: self.stakes.clone(),
            custody: self.custody.clone(),
            pack: self.pack,
            out: self.out,
            full: self.full,
            meters: self.meters.clone(),
            put_up: self.put_up,
            player_dealer: self.player_dealer,
            action: self.action,
            bank_first: self.bank_first,
            coupons: self.coupons.clone(),
            partners: self.partners.clone(),
            taken: self.taken.clone(),
            made: self.made.clone(),
            paid: self.paid.clone(),
            forfeited: self.forfeited.clone(),
            rulings: self.rulings.clone(),
            left: self.left,
            free_hands: self.free_hands,
            dealt: self.dealt,
            marker: self.marker,
            stage: self.stage,
            people: self.people.clone(),
            rota: self.rota.clone(),
            courtesy: self.courtesy.clone(),
            earned: self.earned.clone(),
        }
    }
}

impl<G: Deals> Croupier<G> {
    /// Opens a table.
    #[must_use]
    pub fn new(posting: Posting<G>) -> Croupier<G> {
        Croupier { door: Door::new(Play::new(posting)) }
    }
}

impl<G: Deals> HasDoor for Croupier<G> {
    type Engine = Play<G>;

    fn door(&self) -> &Door<Play<G>> {
        &self.door
    }

    fn door_mut(&mut self) -> &mut Door<Play<G>> {
        &mut self.door
    }
}

impl<G: Deals> Play<G> {
    fn new(posting: Posting<G>) -> Play<G> {
        let round = G::open(&posting.rules, &[]);
        let seeded = |offer: &Offer<G>| {
            let seed = offer.meter.and_then(|meter| meter.seed).unwrap_or_default();
            MeterState { shown: seed, seed, ..MeterState::default() }
        };
        let meters = posting.offers.iter().map(seeded).collect();
        Play {
            phase: Phase::Betting,
            round,
            stakes: Vec::new(),
            custody: Vec::new(),
            pack: posting.terms.pack,
            out: Pack::EMPTY,
            full: posting.terms.pack,
            meters,
            put_up: Cents::ZERO,
            player_dealer: None,
            action: None,
            bank_first: false,
            coupons: Vec::new(),
            partners: Vec::new(),
            taken: Vec::new(),
            made: Vec::new(),
            paid: Settlement::default(),
            forfeited: Vec::new(),
            rulings: ruling::Rulings::default(),
            left: After::default(),
            free_hands: 0,
            dealt: false,
            marker: None,
            stage: shoe::Stage::Open,
            people: People::default(),
            rota: posting.rota.clone(),
            courtesy: Vec::new(),
            earned: Vec::new(),
            posting: Arc::new(posting),
        }
    }

    fn ask(&self) -> Want {
        G::ask(&self.posting.rules, &self.round)
    }

    fn spot_name(spot: Spot) -> Name {
        G::SPOTS[usize::from(spot.0)].into()
    }

    /// A card that a full shoe holds.
    fn of_the_pack(&self, card: AnyCard) -> Result<AnyCard, Refusal> {
        let Terms { pack, cites, .. } = &self.posting.terms;
        if pack.is_of(card) {
            Ok(card)
        } else {
            Err(Refusal::by(cites.pack, format!("the shoe holds no {card}")))
        }
    }

    /// Deals one card to where the game's procedure wants it next.
    fn deal_card(&mut self, drawn: &Drawn, tale: &mut Tale) -> Result<(), Refusal> {
        let rules = &self.posting.rules;
        if self.phase == Phase::Betting {
            let rule = self.posting.terms.cites.closed;
            return Err(Refusal::by(rule, "no card is dealt before betting is closed"));
        }
        self.check_spot(drawn)?;
        let card = self.of_the_pack(drawn.card)?;
        let Want::Deal { to, face, .. } = G::ask(rules, &self.round) else {
            let rule = G::due(rules, &self.round, Spot(0));
            return Err(Refusal::by(rule, "no card is due"));
        };
        let carried = self.left.carried.take();
        if carried.is_some_and(|carried| AnyCard::from(carried) != card) {
            let rule = G::due(rules, &self.round, to);
            return Err(Refusal::by(rule, "the card dealt in error opens this hand"));
        }
        if carried.is_none() {
            self.pass_marker();
        }
        if carried.is_none() && self.pack.take(card).is_err() {
            let rule = self.posting.terms.cites.pack;
            return Err(Refusal::by(rule, format!("the shoe holds no further {card}")));
        }
        if carried.is_none() {
            self.out.put(card);
        }
        let at = G::next_spot(&self.round, to);
        let told = if face == Face::Up { Told::card(at, card) } else { Told::Hidden { at } };
        if face != Face::Up {
            self.custody.push((at, card, face));
        }
        G::tell(&self.posting.rules, &mut self.round, told);
        if !self.custody.is_empty() {
            G::look(&self.posting.rules, &mut self.round, &self.custody);
        }
        self.dealt = true;
        tale.tell(|| What::Dealt { to: Self::spot_name(at), card, face });
        self.pay_early(tale);
        Ok(())
    }

    /// Settles what its rule settles before the round is over.
    fn pay_early(&mut self, tale: &mut Tale) {
        let posting = Arc::clone(&self.posting);
        let (rules, round) = (&posting.rules, &self.round);
        if !self.stakes.iter().any(|stake| G::early(rules, round, stake)) {
            return;
        }
        let stakes = std::mem::take(&mut self.stakes);
        let (early, rest) = stakes.into_iter().partition(|s| G::early(rules, round, s));
        self.stakes = early;
        let settlement = self.judged_stakes(None);
        self.stakes = rest;
        self.paid = settlement.clone().after(std::mem::take(&mut self.paid));
        tale.tell(|| What::Paid(Box::new(settlement)));
    }

    /// The money of the stakes that lie there, by the round as it is.
    fn judged_stakes(&mut self, void: Option<Cite>) -> Settlement {
        let first = self.first();
        let posting = Arc::clone(&self.posting);
        let Posting { rules, offers, terms, .. } = &*posting;
        let round = &self.round;
        let mut forfeited = self.forfeited.clone();
        forfeited.extend(G::surrendered(rules, round));
        let mut books = Books {
            offers,
            terms,
            stakes: &self.stakes,
            made: &self.made,
            meters: &mut self.meters,
            put_up: self.put_up - self.rulings.deducted(&self.stakes).min(self.put_up),
            before: self.paid.banked(),
            first,
            void,
            forfeited: &forfeited,
            decided: &self.rulings.decided,
        };
        let class = |stake: &Stake| {
            let class = offers[stake.offer].wager.class(rules, round, stake);
            // invariant: facts are decided once a stake is settled.
            class.unwrap_or_else(|| panic!("a finished round left {} undecided", stake.wager))
        };
        settle(&mut books, class)
    }

    /// A card that is said to go somewhere must be due there.
    fn check_spot(&self, drawn: &Drawn) -> Result<(), Refusal> {
        let Some(to) = &drawn.to else { return Ok(()) };
        let Some(spot) = G::SPOTS.iter().position(|name| name == to) else {
            let why = format!("there is no `{}` at this table", to.escape_debug());
            return Err(Refusal::by(self.posting.terms.cites.pack, why));
        };
        let due = match self.ask() {
            Want::Deal { to, .. } => Some(G::next_spot(&self.round, to)),
            _ => None,
        };
        if due == Some(Spot(spot as u8)) {
            return Ok(());
        }
        let rule = G::due(&self.posting.rules, &self.round, Spot(spot as u8));
        let what = if drawn.card.tile().is_some() { "tile" } else { "card" };
        Err(Refusal::by(rule, format!("{to} is due no {what} {}", drawn.card)))
    }

    /// Turns over the next card lying at the spot the round wants to see.
    fn show_card(&mut self, tale: &mut Tale) -> Result<(), Refusal> {
        let rules = &self.posting.rules;
        let held = match G::ask(rules, &self.round) {
            Want::Show { of, .. } => self.custody.iter().position(|(spot, ..)| *spot == of),
            _ => None,
        };
        let Some(held) = held else {
            let rule = G::due(rules, &self.round, Spot(0));
            return Err(Refusal::by(rule, "no card is to be shown now"));
        };
        self.hand_over(self.custody[held].0, tale);
        let (at, card, _) = self.custody.remove(held);
        G::tell(&self.posting.rules, &mut self.round, Told::card(at, card));
        tale.tell(|| What::Shown { of: Self::spot_name(at), cards: vec![card] });
        self.pay_early(tale);
        Ok(())
    }

    /// Hands the cards that nobody has seen at a spot to the seat that turns them.
    fn hand_over(&mut self, of: Spot, tale: &mut Tale) {
        if let Some(to) = G::turned_by(&self.posting.rules, &self.round, of) {
            self.hand_to(to, of, tale);
        }
    }

    fn hand_to(&mut self, to: Seat, of: Spot, tale: &mut Tale) {
        let mut cards = Vec::new();
        for (spot, card, face) in &mut self.custody {
            if *spot == of && *face == Face::Down {
                *face = Face::Own(to);
                cards.push(*card);
            }
        }
        if !cards.is_empty() {
            tale.tell(|| What::Handed { of: Self::spot_name(of), to, cards });
        }
    }

    /// The first seat to be settled.
    fn first(&self) -> Seat {
        let occupied = |seat: Seat| self.stakes.iter().any(|stake| stake.seat == seat);
        let seats = self.posting.terms.seats_max.max(1);
        let (from, steps) = match (self.action, self.player_dealer) {
            (Some(action), _) => (action, 0),
            (None, Some(dealer)) => {
                let counted = G::action(&self.posting.rules, &self.round).unwrap_or(1);
                // A count that ends on the player-dealer goes on to the next seat.
                (dealer, if counted.is_multiple_of(seats) { 1 } else { counted % seats })
            }
            (None, None) => (Seat::FIRST, 0),
        };
        let ring = self.posting.terms.order.direction().ring(from, seats);
        // The ring closes where it began.
        let mut ring = ring.cycle().skip(usize::from(steps)).take(usize::from(seats));
        let first = ring.find(|seat| occupied(*seat));
        // invariant: a wager lies at a seat of the ring; without any, nobody is first to be paid
        assert!(first.is_some() || self.stakes.is_empty(), "a wager lies at no seat of the ring");
        first.unwrap_or(Seat::FIRST)
    }

    /// With whom settlement began.
    fn began(&self) -> Option<Seat> {
        let settled = self.phase == Phase::Settled && G::void(&self.round).is_none();
        (settled && self.player_dealer.is_some()).then(|| self.first())
    }

    fn settle_round(&mut self, tale: &mut Tale) -> Result<(), Refusal> {
        let order = self.posting.terms.cites.order;
        let void = G::void(&self.round);
        if self.phase != Phase::Playing || (self.ask() != Want::Over && void.is_none()) {
            return Err(Refusal::by(order, "the round is not over"));
        }
        if void.is_none() {
            self.cut_unnoticed();
            self.first_is_known()?;
        }
        let mut settlement = self.judged_stakes(void);
        for (stake, label, rule) in &self.taken {
            taken_down(&mut settlement, stake, (label, rule), &self.posting.terms);
        }
        if void.is_none() {
            self.rulings.settled(&self.stakes);
        }
        let mut settlement = settlement.after(std::mem::take(&mut self.paid));
        settlement.assert_conserved(self.player_dealer.map(|_| self.put_up));
        self.share_bank(&mut settlement);
        self.collect(&mut settlement);
        self.goes_round();
        self.hand_over_shoe();
        // A card kept for this hand and not dealt in it, the round being void, is kept on.
        let kept = self.left.carried.take();
        self.left = G::after(&self.round);
        if self.left.carried.is_none() && self.left.reshuffle.is_none() {
            self.left.carried = kept;
        }
        self.phase = Phase::Settled;
        tale.tell(|| What::Settled(Box::new(settlement)));
        Ok(())
    }

    /// Fees were fixed and taken before the deal, on what lay there then; a void round does not
    /// give them back.
    fn collect(&mut self, out: &mut Settlement) {
        // A courtesy button is used up on the first hand that its seat plays.
        let plays = |seat: &Seat| self.stakes.iter().any(|stake| stake.seat == *seat);
        let (used, kept): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.courtesy).into_iter().partition(|(seat, _)| plays(seat));
        self.courtesy = kept;
        self.courtesy.append(&mut self.earned);
        let Some(fees) = &self.posting.terms.collection else { return };
        let mut action = Cents::ZERO;
        let kind = |stake: &Stake| self.posting.offers[stake.offer].wager.kind();
        let before = |stake: &&Stake| !matches!(kind(stake), Kind::Later | Kind::Bonus);
        for stake in self.stakes.iter().filter(before) {
            action += stake.amount;
            let has = |(seat, _): &(Seat, Cite)| *seat == stake.seat;
            let button = stake.owner == Owner::Seat && used.iter().any(has);
            let free = button || fees.free.contains(&stake.wager);
            let fee = if free { Cents::ZERO } else { fees.per_bet };
            let why = fee_why(stake.wager, "collection", fees.rule);
            out.moves(stake.payer(), Party::Room, fee, fee, why);
        }
        for (seat, n) in &self.coupons {
            let Coupon::Each(each) = fees.per_coupon else {
                // invariant: coupons are taken only where a collection for them is printed.
                panic!("{} prints no collection for the coupons of {seat}", fees.id)
            };
            let fee: Cents = (0..*n).map(|_| each).sum();
            let why = fee_why("coupon", "match-play coupon", fees.rule);
            out.moves(Party::Seat(*seat), Party::Room, fee, fee, why);
        }
        if self.player_dealer.is_some() {
            let fee = fees.player_dealer_owes(action);
            let why = fee_why(PLAYER_DEALER, "collection", fees.rule);
            out.moves(Party::PlayerDealer, Party::Room, fee, fee, why);
        }
    }
}

fn fee_why(wager: &str, label: &str, rule: Cite) -> crate::Why {
    crate::Why::new(wager, label, rule)
}
