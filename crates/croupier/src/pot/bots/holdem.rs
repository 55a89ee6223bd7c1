//! Hold'em at a glance: shares of the pot from a chart, made once and kept on disk.

use super::{Bot, Money, View};
use crate::solving::{Folder, Recall};
use ::pots::{Decision, Hand, Move, Standing};
use cards::{AnyCard, Card};
use odds::equity::{Chart, WHOLE_SHARE, is_holdem};
use sim::stream::{Seed, Stream};
use std::sync::OnceLock;

/// Deals that the chart is made from, ten hands in each: about a second's work.
const DEALS: u64 = 200_000;

/// The domain of the stream that deals them.
const CHARTED: u32 = 9;

/// What a bot does in hold'em; nothing in another game. Only the own cards, the board and the
/// money are looked at.
pub(super) fn act(
    bot: Bot,
    hand: &Hand,
    place: usize,
    choice: Decision,
    whim: &mut Stream,
) -> Option<Move> {
    if !is_holdem(hand.stakes()) || !matches!(choice, Decision::Bet | Decision::Bring) {
        return None;
    }
    let menu = hand.menu()?;
    let live = hand.places().iter().filter(|place| place.standing() != Standing::Folded);
    let money = Money::of(hand.pot(), live.map(|place| (place.bet, place.stack)));
    let own = hand.places()[place].cards();
    Some(money.bet(bot, (choice, menu), whim, |_| share(own, hand.board(0), money.live)))
}

impl View<'_> {
    /// The share of the pot by the chart, in hold'em.
    pub(super) fn charted(&self, live: usize) -> Option<f64> {
        is_holdem(self.stakes).then(|| share(self.cards(), &self.boards[0], live))
    }
}

/// The share of these cards among so many who are still in.
fn share(own: &[AnyCard], board: &[AnyCard], live: usize) -> f64 {
    let natural = |card: &AnyCard| card.natural();
    let hole = [0, 1].map(|at| own.get(at).and_then(natural));
    let [Some(one), Some(other)] = hole else { return 0.0 };
    let mut open = [one; 5];
    let mut len = 0;
    for card in board.iter().filter_map(natural).take(5) {
        open[len] = card;
        len += 1;
    }
    let open: &[Card] = &open[..len];
    let share = chart().share([one, other], open, live.saturating_sub(1));
    f64::from(share) / f64::from(WHOLE_SHARE)
}

/// The chart: of this process, of the user's folder, or made now.
fn chart() -> &'static Chart {
    static CHART: OnceLock<Chart> = OnceLock::new();
    CHART.get_or_init(|| {
        let folder = Folder::of_user(Recall::Kept);
        let file = folder.as_ref().map(|folder| folder.named("holdem-chart", "shares"));
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
