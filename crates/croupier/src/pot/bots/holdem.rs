//! Hold'em at a glance: shares of the pot from a chart, made once and kept on disk.
//!
//! Who bets holds something. Each bet or raise that a bot has to answer, and somewhat what has
//! gone into the pot on earlier streets, halves the hands that it credits one of the others with;
//! the chart says what the own hand wins against those. With that share a bot bets for value where
//! nobody has, raises what it beats, and pays what the pot is worth.

use super::{Bot, Money, View, within};
use crate::solving::{Folder, Recall};
use ::pots::{Decision, Hand, Limit, Menu, Move, Span, Stakes, Standing};
use cards::{AnyCard, Card};
use money::Cents;
use odds::equity::{Chart, HALVINGS, WHOLE_SHARE, is_holdem};
use sim::stream::{Seed, Stream};
use std::sync::OnceLock;

/// Deals that the chart is made from, ten hands in each: about a second's work.
const DEALS: u64 = 120_000;

/// The domain of the stream that deals them.
const CHARTED: u32 = 9;

// The figures below were found by play, some thousands of deals each, against the bots that deal
// for their share (as `strength_tests` does, heads up and one among five) and one who only calls.

/// What a bet of fixed size halves: 0.8 won less, by up to a quarter.
const BET_HALVES: f64 = 0.6;
/// What a bet as large as half the pot halves where its size is free, before the flop one of twice
/// the blind: 0.6 and 0.8 won as much, 1.0 after the flop a tenth less.
const SIZE_HALVES: f64 = 0.7;
/// What every doubling of the pot on earlier streets halves: 0.3 won a fifth less without a limit.
const PAST_HALVES: f64 = 0.15;
/// How much is counted of what others have yet to pay to match the bet: 0.5 won a tenth less at a
/// table of six; all of it won more from one who only calls, and makes a tight player loose.
const HOPE: f64 = 0.8;
/// A hand that is worth a bet is checked or called with one time in so many, to be less plain.
const SLOW: u32 = 10;

/// How a bot weighs its share of the pot.
struct Nerve {
    /// A first bet needs so many fair shares: before the flop, and later.
    open: [f64; 2],
    /// A raise needs so many.
    raise: f64,
    /// A call must be worth so much of its price: before the flop, and later.
    call: [f64; 2],
    /// One check in so many is a bluff instead.
    bluff: u32,
}

// A share just over the fair one is worth a bet where nobody has bet: tight waits for somewhat
// more, and plays a third of its hands, loose two thirds. A tenth less changed little.
const TIGHT: Nerve = Nerve { open: [1.3, 1.15], raise: 1.3, call: [1.15, 1.05], bluff: 40 };
const LOOSE: Nerve = Nerve { open: [1.1, 1.0], raise: 1.15, call: [0.85, 0.95], bluff: 16 };

/// What a place sees of a hand, as far as it matters here.
pub(super) struct Glance<'a> {
    stakes: &'a Stakes,
    street: usize,
    money: Money,
    own: &'a [AnyCard],
    board: &'a [AnyCard],
}

/// What a bot does in hold'em; nothing in another game. Only the own cards, the board and the
/// money are looked at.
pub(super) fn act(
    bot: Bot,
    hand: &Hand,
    place: usize,
    choice: Decision,
    whim: &mut Stream,
) -> Option<Move> {
    let charted = is_charted(hand.stakes(), hand.board(0));
    if !charted || !matches!(choice, Decision::Bet | Decision::Bring) {
        return None;
    }
    let menu = hand.menu()?;
    let live = hand.places().iter().filter(|place| place.standing() != Standing::Folded);
    let money = Money::of(hand.pot(), live.map(|place| (place.bet, place.stack)));
    let own = hand.places()[place].cards();
    let (stakes, street, board) = (hand.stakes(), hand.street(), hand.board(0));
    Some(Glance { stakes, street, money, own, board }.bet(bot, &menu, whim))
}

/// Whether the chart tells of such a board: of none, or of one that begins with three cards.
fn is_charted(stakes: &Stakes, board: &[AnyCard]) -> bool {
    is_holdem(stakes) && ![1, 2].contains(&board.len())
}

impl View<'_> {
    /// The same of a table; nothing in another game.
    pub(super) fn glance(&self, money: Money) -> Option<Glance<'_>> {
        let (stakes, street) = (self.stakes, self.street);
        let (own, board) = (self.cards(), &self.boards[0]);
        let glance = Glance { stakes, street, money, own, board };
        is_charted(stakes, board).then_some(glance)
    }
}

impl Glance<'_> {
    /// What a bot does that may do this.
    pub(super) fn bet(&self, bot: Bot, menu: &Menu, whim: &mut Stream) -> Move {
        let stay = if menu.may_check { Move::Check } else { Move::Call };
        let nerve = match bot {
            Bot::Caller => return stay,
            Bot::Tight => TIGHT,
            Bot::Loose | Bot::Random => LOOSE,
        };
        let street = usize::from(!self.board.is_empty());
        let halved = self.bets_halve(menu);
        let share = self.share(halved + self.past_halves());
        let fair = 1.0 / figure(self.money.live);
        let wanted = fair * if halved > 0.0 { nerve.raise } else { nerve.open[street] };
        let eager = share > wanted && whim.below(SLOW) > 0;
        let bluffs = menu.may_check && whim.below(nerve.bluff) == 0;
        let price = amount(menu.call);
        // What the pot comes to when some of those who are left pay as much.
        let others = (amount(self.money.due) - price).max(0.0);
        let pot = amount(self.money.pot) + price + HOPE * others;
        match menu.raise {
            Some(span) if eager || bluffs => {
                Move::Raise(self.size(span, (share - wanted) / fair, whim))
            }
            _ if stay != Move::Call || !menu.may_fold => stay,
            _ if share * pot >= nerve.call[street] * price => Move::Call,
            _ => Move::Fold,
        }
    }

    /// How often the bets of this round halve the hands of one of the others.
    fn bets_halve(&self, menu: &Menu) -> f64 {
        let Money { pot, bets, level, .. } = self.money;
        let before_flop = self.board.is_empty();
        if self.stakes.limit == Limit::Fixed {
            let posted = self.stakes.unit(self.stakes.variant.streets[self.street].unit);
            // An all-in for less makes a raise smaller, not the bet.
            let unit = menu.raise.map_or(posted, |span| posted.max(span.min - level));
            let forced = f64::from(u8::from(before_flop));
            return BET_HALVES * (amount(level) / amount(unit).max(1.0) - forced).max(0.0);
        }
        let sizes = if before_flop {
            amount(level) / self.blind()
        } else {
            1.0 + 2.0 * amount(level) / amount(pot - bets).max(1.0)
        };
        SIZE_HALVES * sizes.max(1.0).log2()
    }

    /// How often the pot as it was before this round does.
    fn past_halves(&self) -> f64 {
        if self.board.is_empty() {
            return 0.0;
        }
        let each = amount(self.money.pot - self.money.bets) / figure(self.money.live);
        PAST_HALVES * (each / self.blind()).max(1.0).log2()
    }

    /// The largest blind.
    fn blind(&self) -> f64 {
        self.stakes.blinds.iter().map(|blind| amount(*blind)).fold(1.0, f64::max)
    }

    /// The share of the own cards when the hands of one of the others are halved so often.
    fn share(&self, halvings: f64) -> f64 {
        let natural = |card: &AnyCard| card.natural();
        let hole = [0, 1].map(|at| self.own.get(at).and_then(natural));
        let [Some(one), Some(other)] = hole else { return 0.0 };
        let mut open = [one; 5];
        let mut len = 0;
        for card in self.board.iter().filter_map(natural).take(5) {
            open[len] = card;
            len += 1;
        }
        let open: &[Card] = &open[..len];
        let shares = chart().shares([one, other], open);
        let halvings = halvings.clamp(0.0, figure(HALVINGS));
        let whole = halvings as usize;
        let at = |halvings| f64::from(shares.against(self.money.live.saturating_sub(1), halvings));
        let (more, less) = (at(whole), at(whole + 1));
        (more + (less - more) * (halvings - figure(whole))) / f64::from(WHOLE_SHARE)
    }

    /// A bet of about a half to the whole pot where the limit leaves a choice, by how many fair
    /// shares there are more than it takes; a fifth more or less hides how many exactly. Bets
    /// up to half as large again won a third more yet from those who deal for their share, heads
    /// up: they pay nearly anything, which nobody else is to be played for.
    fn size(&self, span: Span, over: f64, whim: &mut Stream) -> Cents {
        if span.min == span.max {
            return span.min;
        }
        let percent = 50 + (100.0 * over).clamp(0.0, 50.0) as i64;
        let percent = percent * i64::from(8 + whim.below(5)) / 10;
        let pot = (self.money.pot + self.money.due).get();
        let wanted = self.money.level.get() + pot * percent / 100;
        within(span, wanted)
    }
}

#[allow(clippy::cast_precision_loss)] // a guess
fn amount(cents: Cents) -> f64 {
    cents.get() as f64
}

#[allow(clippy::cast_precision_loss)] // a handful
fn figure(count: usize) -> f64 {
    count as f64
}

/// The chart: of this process, of the user's folder, or made now.
fn chart() -> &'static Chart {
    static CHART: OnceLock<Chart> = OnceLock::new();
    CHART.get_or_init(|| {
        let folder = Folder::of_user(Recall::Kept);
        let file = folder
            .as_ref()
            .map(|folder| folder.named("holdem-chart", "shares against halved hands"));
        let text = file.as_ref().and_then(|file| std::fs::read_to_string(file).ok());
        let kept = text.and_then(|text| serde_json::from_str(&text).ok());
        kept.filter(Chart::is_whole).unwrap_or_else(|| {
            let mut chance = Stream::new(&Seed::from(1), CHARTED, 0);
            let chart = Chart::dealt(DEALS, &mut |n| chance.below(n));
            if let (Some(folder), Some(file), Ok(text)) =
                (&folder, &file, serde_json::to_string(&chart))
            {
                folder.write(file, &text);
            }
            chart
        })
    })
}
