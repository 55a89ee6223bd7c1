//! Everything that a round looks up.

use super::{Act, Chart, HANDS_MAX, Total, UNIT};
use cards::{AnyCard, Card, Rank as CardRank, Suit};
use games::twenty_one::{
    Again, Came, DoubleBy, Down, Found, Made, Once, Origin, Rank, Rules, Surrender, Text,
};

/// Kinds of card: ace, 2 to 9, ten, and a joker or the ace of hearts.
pub(super) const LETTERS: usize = 12;
/// States of a hand: least points, and whether a card may count ten more.
pub(super) const STATES: usize = 2 * HIGH;
/// The first state in which a card may count ten more.
const HIGH: usize = 64;
/// Codes of finished hands: totals, then special ones.
const CODES: usize = 96;
/// The first special code.
const SPECIAL: u8 = 64;

pub(super) const STAND: u8 = 0;
pub(super) const HIT: u8 = 1;
pub(super) const DOUBLE: u8 = 2;
pub(super) const SURRENDER: u8 = 3;

/// The special codes of two cards; 0 where they are like any others.
#[derive(Clone, Copy, Default)]
pub(super) struct Two {
    pub dealt: u8,
    pub split: u8,
    pub dealer: u8,
}

pub(super) struct Tables {
    /// The cards of the shoe, as letters.
    pub shoe: Vec<u8>,
    pub dealt: u8,
    pub peeks: bool,
    pub two: [[Two; LETTERS]; LETTERS],
    pub first: [[u8; LETTERS]; STATES],
    pub later: [[u8; LETTERS]; STATES],
    /// What is done against a best hand that is open.
    pub opened: [u8; STATES],
    /// Whether two letters are a pair that is split, against each up card.
    pub splits: [[[bool; LETTERS]; LETTERS]; LETTERS],
    pub once: [bool; LETTERS],
    pub hands_max: [usize; LETTERS],
    /// The stake of a further hand.
    pub further: i32,
    /// How many times that lies on such a hand once it is doubled.
    pub further_doubled: i32,
    pub dealer_hits: [bool; STATES],
    /// Codes that have lost whatever the dealer has.
    pub lost: [bool; CODES],
    with: [[u8; LETTERS]; STATES],
    codes: [u8; STATES],
    /// The total that spares hands over the target, where a dealer has it in three cards.
    spares: Option<u8>,
    gains: Vec<[i16; CODES]>,
    letters: Vec<AnyCard>,
}

/// A card of each letter, in the order of letters.
fn letters(rules: &Rules) -> Vec<AnyCard> {
    let plain = |rank: CardRank| AnyCard::from(Card::new(rank, Suit::Spades));
    let low = CardRank::ALL.iter().filter_map(|rank| Some((rank.pips()?, plain(*rank))));
    let mut cards: Vec<(u8, AnyCard)> = low.filter(|(pips, _)| *pips < 10).collect();
    cards.sort_by_key(|(pips, _)| *pips);
    let mut cards: Vec<AnyCard> = cards.into_iter().map(|(_, card)| card).collect();
    cards.push(plain(CardRank::Ten));
    cards.push(match rules.text {
        Text::BlackjackPoker => Card::new(CardRank::Ace, Suit::Hearts).into(),
        _ => AnyCard::JOKER,
    });
    cards
}

/// The letter of a card.
fn letter(rules: &Rules, letters: &[AnyCard], card: AnyCard) -> usize {
    let special = letters.len() - 1;
    if card == letters[special] {
        return special;
    }
    let like = |other: &AnyCard| rules.count.of(*other) == rules.count.of(card);
    letters[..special].iter().position(like).unwrap_or(special)
}

impl Tables {
    pub fn of(rules: &Rules, chart: &Chart<'_>) -> Tables {
        let letters = letters(rules);
        let all = Card::all().map(AnyCard::from).chain([AnyCard::JOKER]);
        let copies = |card| usize::from(rules.copies(card));
        let shoe = all
            .flat_map(|card| {
                std::iter::repeat_n(letter(rules, &letters, card) as u8, copies(card))
            })
            .collect();
        let spares = (rules.text == Text::BlackjackPoker).then_some(26);
        let unit = UNIT as i32;
        let further = rules.split.map_or(2, |split| i32::from(split.stake_halves)) * unit / 2;
        let mut tables = Tables {
            shoe,
            dealt: rules.dealt,
            peeks: rules.dealer.peeks && rules.dealer.down == Down::Second,
            two: [[Two::default(); LETTERS]; LETTERS],
            first: [[STAND; LETTERS]; STATES],
            later: [[STAND; LETTERS]; STATES],
            opened: [STAND; STATES],
            splits: [[[false; LETTERS]; LETTERS]; LETTERS],
            once: [false; LETTERS],
            hands_max: [2; LETTERS],
            further,
            further_doubled: match rules.double_by {
                DoubleBy::Hand => 2,
                DoubleBy::First => (further + unit) / further,
            },
            dealer_hits: [false; STATES],
            lost: [false; CODES],
            with: [[0; LETTERS]; STATES],
            codes: [0; STATES],
            spares,
            gains: vec![[0; CODES]; CODES],
            letters,
        };
        tables.states(rules, chart);
        tables.pairs(rules, chart);
        tables.compare(rules);
        tables
    }

    /// What every state comes to, and what is done in it.
    fn states(&mut self, rules: &Rules, chart: &Chart<'_>) {
        for state in 0..STATES {
            let (least, high) = (state % HIGH, state >= HIGH);
            for (at, card) in self.letters.iter().enumerate() {
                let (points, more) = rules.count.of(*card);
                let least = (least + usize::from(points)).min(HIGH - 1);
                let high = high || more > 0;
                self.with[state][at] = (least + usize::from(high) * HIGH) as u8;
            }
            let soft = high && least + 10 <= usize::from(rules.target);
            let total = (if soft { least + 10 } else { least }) as u8;
            self.codes[state] = total;
            let made = Made { total, soft, cards: 3, rank: Rank::Total };
            self.dealer_hits[state] = rules.dealer_hits(made);
            if total >= rules.target {
                continue;
            }
            let seen = Total { points: total, soft };
            let code = |act: Act| match act {
                Act::Stand => STAND,
                Act::Hit => HIT,
                Act::Double => DOUBLE,
                Act::Surrender => SURRENDER,
            };
            if rules.found == Found::Opens {
                self.opened[state] = code((chart.opened)(seen, None));
            }
            for up in 0..LETTERS {
                let shown = (rules.dealer.down != Down::First).then_some(up);
                self.first[state][up] = code((chart.first)(seen, shown));
                self.later[state][up] = code((chart.later)(seen, shown));
            }
        }
    }

    /// Two cards: which are special, which are split and how far.
    fn pairs(&mut self, rules: &Rules, chart: &Chart<'_>) {
        let count = self.letters.len();
        for one in 0..count {
            for two in 0..count {
                let cards = [self.letters[one], self.letters[two]];
                let code = |origin| special(rules, rules.made(&cards, origin), origin);
                let dealt = code(Origin::Dealt);
                self.two[one][two] = Two { dealt, split: code(Origin::Split), dealer: dealt };
                let pair = rules.is_pair(cards[0], cards[1]);
                for up in (0..LETTERS).filter(|_| pair) {
                    let shown = (rules.dealer.down != Down::First).then_some(up);
                    self.splits[one][two][up] = (chart.splits)([one, two], shown);
                }
            }
        }
        let Some(split) = rules.split else { return };
        for at in 0..count {
            let card = self.letters[at];
            let ace = card.natural().is_some_and(|c| c.rank() == CardRank::Ace);
            self.once[at] = match split.once {
                Once::Aces => ace,
                Once::Jokers => card == AnyCard::JOKER,
            };
            let again = match split.again {
                Again::Never => false,
                Again::NotAces => !ace,
                Again::Any => true,
            };
            self.hands_max[at] = if again { usize::from(split.hands_max) } else { 2 };
            assert!(self.hands_max[at] <= HANDS_MAX, "more hands than a seat has places");
        }
        let surrenders = rules.surrender != Surrender::Never;
        let given = |row: &[u8; LETTERS]| row.contains(&SURRENDER);
        assert!(surrenders || !self.first.iter().any(given), "nothing is given up here");
    }

    /// What every finished hand gains against every other.
    fn compare(&mut self, rules: &Rules) {
        for own in 0..CODES as u8 {
            let Some((made, _)) = made(rules, own) else { continue };
            let mut lost = true;
            for other in 0..CODES as u8 {
                let Some((dealer, _)) = self.dealers(rules, other) else { continue };
                let gain = gain(rules, rules.came(made, dealer));
                self.gains[usize::from(own)][usize::from(other)] = gain;
                lost &= gain == -(UNIT as i16);
            }
            self.lost[usize::from(own)] = lost;
        }
    }

    fn dealers(&self, rules: &Rules, code: u8) -> Option<(Made, Origin)> {
        if code == SPARED {
            let total = self.spares?;
            let made = Made { total, soft: false, cards: 3, rank: Rank::Total };
            return Some((made, Origin::Dealt));
        }
        let (mut made, origin) = made(rules, code)?;
        // Of three cards it has a code of its own.
        made.cards += u8::from(self.spares == Some(code));
        (origin == Origin::Dealt).then_some((made, origin))
    }

    #[inline]
    pub fn state(&self, letter: usize) -> usize {
        usize::from(self.with[0][letter])
    }

    #[inline]
    pub fn both(&self, one: usize, two: usize) -> usize {
        self.with(self.state(one), two)
    }

    #[inline]
    pub fn with(&self, state: usize, letter: usize) -> usize {
        usize::from(self.with[state][letter])
    }

    #[inline]
    pub fn code(&self, state: usize) -> u8 {
        self.codes[state]
    }

    #[inline]
    pub fn dealer_code(&self, state: usize, cards: u8) -> u8 {
        let code = self.code(state);
        if cards == 3 && self.spares == Some(code) { SPARED } else { code }
    }

    /// What a stake of [`UNIT`] gains.
    #[inline]
    pub fn gain(&self, own: u8, dealer: u8) -> i16 {
        self.gains[usize::from(own)][usize::from(dealer)]
    }
}

/// A dealer's hand that spares those over the target.
const SPARED: u8 = CODES as u8 - 1;

/// The code of two cards that are more than their total; else 0.
fn special(rules: &Rules, made: Made, origin: Origin) -> u8 {
    let literal = rules.by_letter && made.total == rules.target;
    match (made.rank, origin) {
        (Rank::Total, Origin::Split) if literal => SPECIAL + 16,
        (Rank::Total, _) if made.total == rules.target => SPECIAL + 17,
        (Rank::Total, _) => 0,
        (rank, Origin::Dealt) => SPECIAL + rank as u8,
        (rank, Origin::Split) => SPECIAL + 8 + rank as u8,
    }
}

/// The finished hand of a code.
fn made(rules: &Rules, code: u8) -> Option<(Made, Origin)> {
    let target = rules.target;
    let two = |rank: Rank, origin: Origin| {
        let made = Made { total: target, soft: true, cards: 2, rank };
        Some((made, origin))
    };
    let ranks = [Rank::Total, Rank::SplitSecond, Rank::SplitBest, Rank::Second, Rank::Best];
    match code {
        0..SPECIAL => {
            let best = rules.text == Text::NineAndAHalf && code == target;
            let rank = if best { Rank::Best } else { Rank::Total };
            Some((Made { total: code, soft: false, cards: 3, rank }, Origin::Dealt))
        }
        _ if code == SPECIAL + 16 || code == SPECIAL + 17 => two(Rank::Total, Origin::Split),
        _ => {
            let (at, origin) = match code - SPECIAL {
                at @ 0..8 => (at, Origin::Dealt),
                at @ 8..16 => (at - 8, Origin::Split),
                _ => return None,
            };
            two(*ranks.get(usize::from(at))?, origin)
        }
    }
}

/// What a stake of [`UNIT`] gains by what became of a hand.
fn gain(rules: &Rules, came: Came) -> i16 {
    let paid = |(gain, unit): (u32, u32)| (i64::from(gain) * UNIT / i64::from(unit)) as i16;
    match came {
        Came::Best => paid(rules.pays.best),
        Came::Second => paid(rules.pays.second),
        came if came.wins() => UNIT as i16,
        came if came.pushes() => 0,
        _ => -(UNIT as i16),
    }
}
