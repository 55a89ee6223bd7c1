//! A round of Baccarat 9.

use super::facts::{HouseWay, Own};
use crate::baccarat::hand::value;
use cards::{Card, Hand};
use law::Cite;
use table::{
    After, Ask, Face, Game, Owner, Reads, Refusal, Ruling, SEATS_MAX, Seat, Spot, Stake, Told,
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
    /// The lowest Player total that leaves a choice; six is the highest in both.
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

    fn nine(&self, rules: &Rules) -> bool {
        let bank = total(&self.bank.cards()[..self.bank.len().min(3)]);
        rules.nine_stops && (self.three() == 9 || bank == 9)
    }

    fn optional(&self, rules: &Rules) -> bool {
        (rules.option_from..=6).contains(&self.three())
    }

    /// Whether the shared hit card is wanted by anybody.
    fn wants_hit(&self, rules: &Rules) -> bool {
        let three = self.three();
        three < rules.option_from
            || (self.house_way && three <= HOUSE_HITS)
            || (self.optional(rules) && self.drawn != 0)
    }

    /// A seat's total: with the hit card where it must or chose to take it.
    fn own(&self, rules: &Rules, seat: Seat) -> u8 {
        let hits = match self.three() {
            three if three < rules.option_from => true,
            three if three > 6 => false,
            _ if self.chosen & Round::bit(seat) != 0 => self.drawn & Round::bit(seat) != 0,
            three => three <= HOUSE_HITS,
        };
        if hits { self.player_points } else { self.three() }
    }
}

fn total(cards: &[Card]) -> u8 {
    cards.iter().map(|card| value(*card)).sum::<u8>() % 10
}

impl Game for Nines {
    type Rules = Rules;
    type Round = Round;
    type Act = Act;

    const SPOTS: &'static [&'static str] = &["player", "banker"];

    fn open(_: &Rules, stakes: &[Stake]) -> Round {
        let bettor = |s: &&Stake| s.wager == "player" && s.owner == Owner::Seat;
        let behind = |s: &Stake| s.wager != "player" || s.owner != Owner::Seat;
        Round {
            player: Hand::EMPTY,
            bank: Hand::EMPTY,
            hidden: 0,
            player_points: 0,
            bank_points: 0,
            hole_points: 0,
            bettors: stakes.iter().filter(bettor).fold(0, |bits, s| bits | Round::bit(s.seat)),
            chosen: 0,
            drawn: 0,
            house_way: stakes.iter().any(behind),
        }
    }

    fn ask(rules: &Rules, round: &Round) -> Ask {
        // Three cards each, the bank's first ones face down.
        match round.dealt() {
            (n @ 0..=2, _) => return Ask::Deal { to: PLAYER, n: 3 - n as u8, face: Face::Up },
            (_, n @ 0..=2) if (n as u8) < rules.hidden => {
                return Ask::Deal { to: BANKER, n: rules.hidden - n as u8, face: Face::Down };
            }
            (_, n @ 0..=2) => return Ask::Deal { to: BANKER, n: 3 - n as u8, face: Face::Up },
            _ => {}
        }
        // Each Player bettor chooses in turn on an option total.
        let open = round.bettors & !round.chosen;
        if round.player.len() == 3 && round.optional(rules) && open != 0 {
            let seat = Seat::new(open.trailing_zeros() as u8);
            return Ask::Decide { seat: seat.unwrap_or(Seat::FIRST) };
        }
        // The bank's hole cards are opened after the choices.
        if round.hidden > 0 {
            return Ask::Show { of: BANKER, n: round.hidden };
        }
        if round.nine(rules) {
            return Ask::Over;
        }
        if round.player.len() == 3 && round.wants_hit(rules) {
            return Ask::Deal { to: PLAYER, n: 1, face: Face::Up };
        }
        if round.bank.len() == 3 && round.bank_points <= HOUSE_HITS {
            return Ask::Deal { to: BANKER, n: 1, face: Face::Up };
        }
        Ask::Over
    }

    fn next_spot(rules: &Rules, round: &Round) -> Spot {
        match Nines::ask(rules, round) {
            Ask::Deal { to, .. } | Ask::Show { of: to, .. } => to,
            Ask::Decide { .. } | Ask::Over => PLAYER,
        }
    }

    fn allows(rules: &Rules, round: &Round, seat: Seat, _: Act) -> Result<(), Refusal> {
        let cites = &rules.cites;
        let three = round.three();
        if three < rules.option_from {
            return Err(Refusal::by(cites.must_hit, format!("a total of {three} must hit")));
        }
        if three > 6 {
            return Err(Refusal::by(cites.stand, format!("a total of {three} must stand")));
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
            Told::Act { seat, act } => {
                round.chosen |= Round::bit(seat);
                let draws = match act {
                    Act::Draw => true,
                    Act::Stand => false,
                    Act::HouseWay => round.three() <= HOUSE_HITS,
                };
                if draws {
                    round.drawn |= Round::bit(seat);
                }
            }
        }
    }

    fn rule(_: &Rules, _: &mut Round, ruling: &Ruling) -> Result<(), Refusal> {
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
            ((4.., _), PLAYER) => cites.fourth,
            (_, PLAYER) if round.three() < rules.option_from => cites.must_hit,
            (_, PLAYER) if round.three() > 6 => cites.stand,
            (_, PLAYER) => cites.option,
            _ => cites.bank,
        }
    }

    /// The points of the bank's hole cards, counted from the player-dealer as zero
    /// (`reading:ca-nine-action-button`); on the player-dealer itself, the next seat.
    fn action(rules: &Rules, round: &Round) -> Option<u8> {
        rules.button.then_some(round.hole_points.max(1))
    }

    fn summary(rules: &Rules, round: &Round) -> Vec<(&'static str, String)> {
        let mut facts =
            vec![("player", round.player.to_string()), ("bank", round.bank.to_string())];
        if let Some(house) = <Nines as Reads<HouseWay>>::facts(rules, round, Seat::FIRST) {
            facts.push(("player_points", house.player.to_string()));
            facts.push(("banker_points", house.bank.to_string()));
        }
        facts
    }
}

impl Reads<Own> for Nines {
    fn facts(rules: &Rules, round: &Round, seat: Seat) -> Option<Own> {
        let over = Nines::ask(rules, round) == Ask::Over;
        over.then(|| Own { own: round.own(rules, seat), bank: round.bank_points })
    }
}

impl Reads<HouseWay> for Nines {
    fn facts(rules: &Rules, round: &Round, _: Seat) -> Option<HouseWay> {
        let over = Nines::ask(rules, round) == Ask::Over;
        let three = round.three();
        let hits = three <= HOUSE_HITS && round.player.len() == 4;
        let player = if hits { round.player_points } else { three };
        over.then_some(HouseWay { player, bank: round.bank_points })
    }
}

/// A bit for each seat, and none for seat zero.
const _: () = assert!(SEATS_MAX < 32);
