//! A round of Baccarat 9.

use super::facts::{HouseWay, Own};
use crate::baccarat::hand::value;
use cards::{AnyCard, Card, Hand};
use law::Cite;
use table::{
    After, Deals, Face, Game, Owner, Reads, Redress, Refusal, Ruling, SEATS_MAX, Seat, Spot,
    Stake, Told, Want,
};

/// Baccarat 9, in both versions.
#[derive(Clone, Copy, Debug)]
pub struct Nines;

/// Where the shared Player hand lies.
pub const PLAYER: Spot = Spot(0);
/// Where the bank's hand lies.
pub const BANKER: Spot = Spot(1);

/// What the two versions differ in.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// The lowest Player total that leaves a choice; the highest is six in both.
    pub option_from: u8,
    /// How many of the bank's three cards, from the first, are dealt face down.
    pub hidden: u8,
    /// A nine on three cards ends the drawing.
    pub nine_stops: bool,
    /// The bank's hole cards place the action button.
    pub button: bool,
    /// The rules cited.
    pub cites: NineCites,
}

/// The rules cited when a card is due or a choice is made.
#[derive(Clone, Copy, Debug)]
pub struct NineCites {
    /// Three cards to each hand.
    pub deal: Cite,
    /// A nine ends the drawing.
    pub nine: Cite,
    /// When the Player hand must hit.
    pub must_hit: Cite,
    /// When it is the bettor's choice.
    pub option: Cite,
    /// When it must stand.
    pub stand: Cite,
    /// When the bank hits.
    pub bank: Cite,
    /// A fourth card at most.
    pub fourth: Cite,
    /// House way.
    pub house_way: Cite,
}

/// What a Player bettor decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// The shared hit card counts.
    Draw,
    /// It does not.
    Stand,
    /// As the house way has it: hit on 5 or less.
    HouseWay,
}

/// What has happened in a round.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    /// The Player hand: three cards and the hit card.
    pub player: Hand<4>,
    /// The bank's cards that have been seen.
    pub bank: Hand<4>,
    /// The bank's cards that lie face down.
    hidden: u8,
    player_points: u8,
    bank_points: u8,
    hole_points: u8,
    /// The dealer, looking at the hole cards, found a three-card nine.
    bank_nine: bool,
    /// The seat that chooses first.
    first: Seat,
    /// For each seat: has a Player wager and may choose.
    bettors: u32,
    /// For each seat: has chosen, and chose to draw.
    chosen: u32,
    drawn: u32,
    /// Somebody's wager looks at the hand completed by house way.
    house_way: bool,
}

/// The highest total on which the house way hits.
const HOUSE_HITS: u8 = 5;
/// The highest total on which a bettor may choose.
const OPTION_TO: u8 = 6;

impl Round {
    fn bit(seat: Seat) -> u32 {
        1 << seat.n()
    }

    fn dealt(&self) -> (usize, usize) {
        (self.player.len(), self.bank.len() + usize::from(self.hidden))
    }

    /// The Player total on three cards.
    fn three(&self) -> u8 {
        total(&self.player.cards()[..self.player.len().min(3)])
    }

    /// Whether a three-card nine is known to have ended the drawing.
    fn nine(&self, rules: &Rules) -> bool {
        let bank = &self.bank.cards()[..self.bank.len().min(3)];
        let shown = self.hidden == 0 && bank.len() == 3 && total(bank) == 9;
        let player = self.player.len() >= 3 && self.three() == 9;
        rules.nine_stops && (player || shown || self.bank_nine)
    }

    fn optional(&self, rules: &Rules) -> bool {
        (rules.option_from..=OPTION_TO).contains(&self.three())
    }

    /// The next bettor to choose, clockwise from the first.
    fn turn(&self) -> Option<Seat> {
        let open = self.bettors & !self.chosen;
        let ring = (0..SEATS_MAX).map(|i| (self.first.n() - 1 + i) % SEATS_MAX + 1);
        ring.filter_map(Seat::new).find(|seat| open & Round::bit(*seat) != 0)
    }

    /// Whether the shared hit card is wanted by anybody.
    fn wants_hit(&self, rules: &Rules) -> bool {
        let three = self.three();
        three < rules.option_from
            || (self.house_way && three <= HOUSE_HITS)
            || (self.optional(rules) && self.drawn != 0)
    }

    /// The Player total by house way. A nine leaves it without the hit card.
    fn by_house_way(&self) -> u8 {
        let three = self.three();
        if three <= HOUSE_HITS { self.player_points } else { three }
    }

    /// A seat's total: as it chose, else by house way, which hits where it must and stands where
    /// it must.
    fn own(&self, rules: &Rules, seat: Seat) -> u8 {
        if !self.optional(rules) || self.chosen & Round::bit(seat) == 0 {
            self.by_house_way()
        } else if self.drawn & Round::bit(seat) != 0 {
            self.player_points
        } else {
            self.three()
        }
    }
}

/// The last digit of the sum.
pub(super) fn total(cards: &[Card]) -> u8 {
    cards.iter().map(|card| value(*card)).sum::<u8>() % 10
}

impl Game for Nines {
    type Rules = Rules;
    type Round = Round;
}

impl Deals for Nines {
    type Act = Act;

    const SPOTS: &'static [&'static str] = &["player", "banker"];

    fn open(_: &Rules, stakes: &[Stake]) -> Round {
        let chooses = |s: &Stake| s.wager == "player" && s.owner == Owner::Seat;
        let bettors = stakes.iter().filter(|s| chooses(s));
        Round {
            player: Hand::EMPTY,
            bank: Hand::EMPTY,
            hidden: 0,
            player_points: 0,
            bank_points: 0,
            hole_points: 0,
            bank_nine: false,
            first: stakes.first().map_or(Seat::FIRST, |s| s.seat),
            bettors: bettors.fold(0, |bits, s| bits | Round::bit(s.seat)),
            chosen: 0,
            drawn: 0,
            house_way: !stakes.iter().all(chooses),
        }
    }

    fn ask(rules: &Rules, round: &Round) -> Want {
        // Three cards each, the bank's first ones face down.
        match round.dealt() {
            (n @ 0..=2, _) => return Want::Deal { to: PLAYER, n: 3 - n as u8, face: Face::Up },
            (_, n @ 0..=2) if (n as u8) < rules.hidden => {
                return Want::Deal { to: BANKER, n: rules.hidden - n as u8, face: Face::Down };
            }
            (_, n @ 0..=2) => return Want::Deal { to: BANKER, n: 3 - n as u8, face: Face::Up },
            _ => {}
        }
        // Each Player bettor chooses in turn on an option total, unless the dealer found a nine
        // (`reading:ca-nine-2009-nine`).
        let nine = round.nine(rules);
        if round.player.len() == 3
            && round.optional(rules)
            && !nine
            && let Some(seat) = round.turn()
        {
            return Want::Decide { seat };
        }
        // The bank's hole cards are opened after the choices.
        if round.hidden > 0 {
            return Want::Show { of: BANKER, n: round.hidden };
        }
        if nine {
            return Want::Over;
        }
        if round.player.len() == 3 && round.wants_hit(rules) {
            return Want::Deal { to: PLAYER, n: 1, face: Face::Up };
        }
        if round.bank.len() == 3 && round.bank_points <= HOUSE_HITS {
            return Want::Deal { to: BANKER, n: 1, face: Face::Up };
        }
        Want::Over
    }

    fn next_spot(_: &Round, to: Spot) -> Spot {
        to
    }

    fn allows(rules: &Rules, round: &Round, seat: Seat, _: Act) -> Result<(), Refusal> {
        let cites = &rules.cites;
        let three = round.three();
        if matches!(round.dealt(), (0..=2, _) | (_, 0..=2)) {
            return Err(Refusal::by(cites.deal, "the hands have not got their three cards"));
        }
        if three > OPTION_TO {
            return Err(Refusal::by(cites.stand, format!("a total of {three} must stand")));
        }
        if round.nine(rules) {
            return Err(Refusal::by(cites.nine, "a nine on three cards ends the drawing"));
        }
        if three < rules.option_from {
            return Err(Refusal::by(cites.must_hit, format!("a total of {three} must hit")));
        }
        if round.bettors & Round::bit(seat) == 0 {
            return Err(Refusal::by(cites.option, format!("{seat} has no Player wager")));
        }
        if round.chosen & Round::bit(seat) != 0 {
            return Err(Refusal::by(cites.option, format!("{seat} has chosen")));
        }
        Ok(())
    }

    fn acts() -> &'static [(Act, &'static str)] {
        &[
            (Act::Draw, "draw"),
            (Act::Stand, "stand"),
            (Act::HouseWay, "house-way"),
            (Act::Draw, "hit"),
        ]
    }

    fn decides(_: &Rules, act: Act) -> bool {
        match act {
            Act::Draw | Act::Stand | Act::HouseWay => true,
        }
    }

    fn tell(_: &Rules, round: &mut Round, told: Told<Act>) {
        match told {
            Told::Card { at: PLAYER, card } => {
                round.player.push(card);
                round.player_points = (round.player_points + value(card)) % 10;
            }
            Told::Card { card, .. } => {
                // Once three cards lie there, a card that comes is one turned over, until none
                // lies face down.
                if round.dealt().1 >= 3 && round.hidden > 0 {
                    round.hidden -= 1;
                    round.hole_points += value(card);
                }
                round.bank.push(card);
                round.bank_points = (round.bank_points + value(card)) % 10;
            }
            Told::Hidden { .. } => round.hidden += 1,
            // invariant: the decks hold no joker, and nobody behind a seat decides.
            Told::Joker { .. } | Told::Tile { .. } | Told::Follow { .. } => {
                unreachable!("{told:?}")
            }
            Told::Act { seat, act } => {
                round.chosen |= Round::bit(seat);
                let by_house_way = act == Act::HouseWay && round.three() <= HOUSE_HITS;
                if act == Act::Draw || by_house_way {
                    round.drawn |= Round::bit(seat);
                }
            }
        }
    }

    /// A three-card nine is established before anybody chooses.
    fn look(rules: &Rules, round: &mut Round, down: &[(Spot, AnyCard, Face)]) {
        if rules.nine_stops && round.dealt() == (3, 3) {
            let hole: u8 = down.iter().filter_map(|(_, card, _)| card.natural()).map(value).sum();
            round.bank_nine = (round.bank_points + hole) % 10 == 9;
        }
    }

    fn rule(_: &Rules, _: &mut Round, ruling: &Ruling) -> Result<Vec<Redress>, Refusal> {
        Err(Refusal::unknown(format!("{} is nothing that can be ruled here", ruling.rule)))
    }

    fn void(_: &Round) -> Option<Cite> {
        None
    }

    fn after(_: &Round) -> After {
        After::default()
    }

    fn due(rules: &Rules, round: &Round, spot: Spot) -> Cite {
        let cites = &rules.cites;
        match (round.dealt(), spot) {
            ((0..=2, _) | (_, 0..=2), _) => cites.deal,
            _ if round.nine(rules) => cites.nine,
            ((4.., _), PLAYER) | ((_, 4..), BANKER) => cites.fourth,
            (_, PLAYER) if round.three() < rules.option_from => cites.must_hit,
            (_, PLAYER) if round.three() > OPTION_TO => cites.stand,
            (_, PLAYER) if round.drawn == 0 && round.wants_hit(rules) => cites.house_way,
            (_, PLAYER) => cites.option,
            _ => cites.bank,
        }
    }

    fn turned_by(_: &Rules, _: &Round, _: Spot) -> Option<Seat> {
        None
    }

    /// The points of the bank's hole cards, counted from the player-dealer as zero
    /// (`reading:ca-nine-action-button`).
    fn action(rules: &Rules, round: &Round) -> Option<u8> {
        rules.button.then_some(round.hole_points)
    }

    fn summary(rules: &Rules, round: &Round) -> Vec<(&'static str, String)> {
        let mut facts =
            vec![("player", round.player.to_string()), ("banker", as_dealt(rules, round))];
        if let Some(house) = <Nines as Reads<HouseWay>>::facts(rules, round, Seat::FIRST) {
            facts.push(("player_points", house.player.to_string()));
            facts.push(("banker_points", house.bank.to_string()));
        }
        facts
    }
}

/// The bank's cards in the order dealt: the hole cards came first and were seen last.
fn as_dealt(rules: &Rules, round: &Round) -> String {
    let cards = round.bank.cards();
    let open = usize::from(3 - rules.hidden);
    let order: Vec<&Card> = match cards.get(open..3).filter(|_| round.hidden == 0) {
        Some(hole) => hole.iter().chain(&cards[..open]).chain(&cards[3..]).collect(),
        None => cards.iter().collect(),
    };
    order.into_iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}

impl Reads<Own> for Nines {
    fn facts(rules: &Rules, round: &Round, seat: Seat) -> Option<Own> {
        let over = Nines::ask(rules, round) == Want::Over;
        over.then(|| Own { own: round.own(rules, seat), bank: round.bank_points })
    }

    /// Only the person in the seat chooses: a hand beside one's own is played by house way
    /// (`reading:ca-nine-back-line`).
    fn facts_behind(rules: &Rules, round: &Round, _: Seat) -> Option<Own> {
        let over = Nines::ask(rules, round) == Want::Over;
        over.then_some(Own { own: round.by_house_way(), bank: round.bank_points })
    }
}

impl Reads<HouseWay> for Nines {
    fn facts(rules: &Rules, round: &Round, _: Seat) -> Option<HouseWay> {
        let over = Nines::ask(rules, round) == Want::Over;
        over.then_some(HouseWay { player: round.by_house_way(), bank: round.bank_points })
    }
}

/// A bit for each seat, and none for seat zero.
const _: () = assert!(SEATS_MAX < 32);
