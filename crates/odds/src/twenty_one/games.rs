//! A table of twenty-one as letters and rules.

use super::rules::{
    Bust, Dealer, Doubling, Further, LETTERS_MAX, Letter, Natural, Rules, Sight, Split,
};
use cards::{AnyCard, Card, Rank, Suit};
use games::twenty_one::{
    Again, Count, Double, DoubleBy, Down, Found, Once, Pays, Rules as Posted, SplitPairs,
    Surrender, Text,
};
use money::Odds;

/// The letters that every game has: ace, 2 to 9, and whatever counts ten.
const NAMES: [char; 10] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T'];

/// The letter of an ace.
pub const ACE: usize = 0;
/// The letter of whatever counts ten.
pub const TEN: usize = 9;
/// The letter of a joker, or of the ace of hearts where that stands alone.
const SPECIAL: usize = 10;

/// The letter of a card at a table; none where its face is unknown.
#[must_use]
pub fn letter(posted: &Posted, card: AnyCard) -> Option<usize> {
    let Some(card) = card.natural() else {
        return (card == AnyCard::JOKER && posted.jokers > 0).then_some(SPECIAL);
    };
    let heart = card == Card::new(Rank::Ace, Suit::Hearts);
    Some(match card.rank() {
        Rank::Ace if heart && posted.text == Text::BlackjackPoker => SPECIAL,
        Rank::Ace => ACE,
        rank => rank.pips().map_or(TEN, |pips| usize::from(pips) - 1),
    })
}

/// A card that a letter stands for; unknown where the table has none.
#[must_use]
pub fn card(posted: &Posted, of: usize) -> AnyCard {
    let all = Card::all().map(AnyCard::from).chain([AnyCard::JOKER]);
    all.into_iter().find(|card| letter(posted, *card) == Some(of)).unwrap_or(AnyCard::UNKNOWN)
}

/// How many cards of each letter a full shoe has.
#[must_use]
pub fn shoe(posted: &Posted) -> [u32; LETTERS_MAX] {
    let mut counts = [0; LETTERS_MAX];
    for card in Card::all().map(AnyCard::from).chain([AnyCard::JOKER]) {
        if let Some(letter) = letter(posted, card) {
            counts[letter] += u32::from(posted.copies(card));
        }
    }
    counts
}

fn letters(posted: &Posted, counts: &[u32; LETTERS_MAX]) -> Vec<Letter> {
    let special = match posted.text {
        Text::Hawaiian => Some(('X', 2)),
        Text::BlackjackPoker => Some(('H', 1)),
        Text::Britain | Text::NineAndAHalf => None,
    };
    let points = |at: usize| match (posted.count, at) {
        (Count::Points, _) => at as u8 + 1,
        (Count::Halves, TEN) => 1,
        (Count::Halves, _) => 2 * (at as u8 + 1),
    };
    let plain = NAMES.into_iter().enumerate().map(|(at, name)| (name, points(at)));
    let high = |name: char| posted.count == Count::Points && "AXH".contains(name);
    plain
        .chain(special)
        .zip(counts)
        .map(|((name, points), count)| Letter { name, points, high: high(name), count: *count })
        .collect()
}

fn naturals(posted: &Posted) -> Vec<Natural> {
    let Pays { best, second } = posted.pays;
    let (best, second) = (Odds::to(best.0, best.1), Odds::to(second.0, second.1));
    let keeps = |level: u8, odds: Odds| {
        if posted.split_keeps_rank { (level, odds) } else { (0, Odds::EVEN) }
    };
    let two = |letters, dealt, split| Natural { letters, dealt, split };
    match posted.text {
        Text::NineAndAHalf => Vec::new(),
        // By the letter a split ace with a ten beats a longer 21, paid evenly.
        Text::Britain => {
            vec![two([ACE, TEN], (1, best), (u8::from(posted.by_letter), Odds::EVEN))]
        }
        Text::Hawaiian => vec![
            two([ACE, ACE], (2, best), keeps(2, best)),
            two([SPECIAL, TEN], (1, second), keeps(1, second)),
        ],
        Text::BlackjackPoker => {
            // By the letter every 21 is level with every other.
            let (dealt, split) = if posted.by_letter { (0, 0) } else { (3, 1) };
            let ten = |ace| two([ace, TEN], (dealt, second), (split, Odds::EVEN));
            let hearts = two([SPECIAL, SPECIAL], (4, best), (2, Odds::EVEN));
            vec![hearts, ten(ACE), ten(SPECIAL)]
        }
    }
}

fn splits(posted: &Posted) -> Vec<Split> {
    let Some(split) = posted.split else { return Vec::new() };
    let one_card = match posted.surrender {
        Surrender::Never => Further::OneCard,
        Surrender::TwoCards => Further::OneCardOrSurrender,
    };
    let pair = |letters: [usize; 2]| {
        let once = match split.once {
            Once::Aces => letters.iter().all(|l| *l == ACE || *l == SPECIAL),
            Once::Jokers => letters[0] == SPECIAL,
        };
        let again = match split.again {
            Again::Never => false,
            Again::NotAces => letters[0] != ACE,
            Again::Any => true,
        };
        let most = if again { split.hands_max } else { 2 };
        let play = if once { one_card } else { Further::Freely };
        Split { letters, hands_max: Some(most.into()), play }
    };
    let all: Vec<[usize; 2]> = match split.pairs {
        SplitPairs::Value => (ACE..=TEN).map(|at| [at, at]).collect(),
        SplitPairs::NotFourFiveTen => {
            (ACE..=TEN).filter(|at| ![3, 4, TEN].contains(at)).map(|at| [at, at]).collect()
        }
        // Tens are of four ranks, which are one letter here: they are not split.
        SplitPairs::Rank => (ACE..=SPECIAL).filter(|at| *at != TEN).map(|at| [at, at]).collect(),
        SplitPairs::NotTwoAcesOfHearts => {
            (ACE..=TEN).map(|at| [at, at]).chain([[ACE, SPECIAL]]).collect()
        }
    };
    all.into_iter().map(pair).collect()
}

impl Rules {
    /// A table's game with so many cards of each letter.
    #[must_use]
    pub fn posted(posted: &Posted, counts: &[u32; LETTERS_MAX]) -> Rules {
        let sight = match (posted.dealer.down, posted.dealer.peeks) {
            (Down::First, _) => Sight::Nothing,
            (Down::Second, true) => Sight::Peeked,
            (Down::Second, false) | (Down::NoHoleCard, _) => Sight::NoHole,
        };
        let best = Odds::to(posted.pays.best.0, posted.pays.best.1);
        let halves = posted.split.map_or(2, |split| u32::from(split.stake_halves));
        Rules {
            letters: letters(posted, counts),
            target: posted.target,
            opening: posted.dealt,
            dealer: Dealer {
                hard: posted.dealer.hits_hard + 1,
                soft: posted.dealer.hits_soft + 1,
                sight,
            },
            naturals: naturals(posted),
            target_pays: if posted.text == Text::NineAndAHalf { best } else { Odds::EVEN },
            tie_loses: (posted.text == Text::Hawaiian).then_some(18),
            bust: match posted.text {
                Text::Hawaiian => Bust::Compared,
                Text::BlackjackPoker => Bust::PushesOn(26, 3),
                Text::Britain | Text::NineAndAHalf => Bust::Loses,
            },
            doubling: match posted.double {
                Double::Never => Doubling::Never,
                Double::NineToEleven => Doubling::Scores(9, 11),
                // Whatever is worth doubling is worth doubling by all.
                Double::Any | Double::AnyUpTo => Doubling::Any,
            },
            surrender: posted.surrender == Surrender::TwoCards,
            splits: splits(posted),
            split_stake: if halves == 1 { (1, 2) } else { (1, 1) },
            doubles_by_first: posted.double_by == DoubleBy::First,
            opened: posted.found == Found::Opens,
        }
    }
}
