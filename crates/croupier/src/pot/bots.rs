//! Players that decide by themselves: company at a table, and hands to sample.
//!
//! A bot takes what its place may see of a hand and works on that alone. It guesses its share of
//! the pot by dealing the missing cards at random some dozens of times, and pays what that share
//! is worth: a tight bot somewhat less, a loose one somewhat more.

mod drawing;
mod guess;
#[cfg(test)]
mod tests;

use ::pots::{Act, Choice, Hand, Menu, Sight, Span, Stakes, Standing};
use cards::AnyCard;
use law::nearest;
use money::Cents;
use sim::pots::{Policy, Random};
use sim::stream::Stream;
use table::Refusal;

/// A player that decides by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bot {
    /// Plays few hands, and those with raises.
    Tight,
    /// Plays many, and bluffs at times.
    Loose,
    /// Checks and calls.
    Caller,
    /// Does anything that is allowed.
    Random,
}

/// How a bot weighs its share of the pot.
struct Nerve {
    /// A call must be worth so much of its price.
    call: f64,
    /// A raise needs so many fair shares.
    raise: f64,
    /// One bet in so many is a bluff.
    bluff: u32,
}

impl Bot {
    /// All of them.
    pub const ALL: [Bot; 4] = [Bot::Tight, Bot::Loose, Bot::Caller, Bot::Random];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Bot::Tight => "tight",
            Bot::Loose => "loose",
            Bot::Caller => "caller",
            Bot::Random => "random",
        }
    }

    /// The bot of a name.
    ///
    /// # Errors
    /// When there is none, with the names.
    pub fn parse(name: &str) -> Result<Bot, Refusal> {
        let all = Bot::ALL.map(Bot::name);
        Bot::ALL.into_iter().find(|bot| bot.name() == name).ok_or_else(|| {
            let near = nearest(name, all);
            let hint = if near.is_empty() { all.join(", ") } else { near.join(" or ") };
            Refusal::unknown(format!("no bot is called `{}`: {hint}", name.escape_debug()))
        })
    }

    /// The bots of a list like `tight,loose`.
    ///
    /// # Errors
    /// When one of them does not exist.
    pub fn list(names: &str) -> Result<Vec<Bot>, Refusal> {
        names.split(',').map(|name| Bot::parse(name.trim())).collect()
    }

    const fn nerve(self) -> Nerve {
        match self {
            Bot::Tight => Nerve { call: 1.15, raise: 1.6, bluff: 40 },
            _ => Nerve { call: 0.85, raise: 1.35, bluff: 12 },
        }
    }
}

impl Policy for Bot {
    fn act(&self, hand: &Hand, place: usize, choice: Choice, whim: &mut Stream) -> Act {
        if *self == Bot::Random {
            return Random.act(hand, place, choice, whim);
        }
        // From here on nothing but what the place sees is looked at.
        View::of(hand, place).act(*self, choice, whim)
    }
}

/// What a bot knows.
struct View<'a> {
    stakes: &'a Stakes,
    /// The own place.
    place: usize,
    /// The hand as the own place sees it.
    own: Sight,
    /// The hand as somebody sees it who only watches: the own hidden cards are missing.
    open: Sight,
    /// What may be bet.
    menu: Option<Menu>,
}

impl<'a> View<'a> {
    fn of(hand: &'a Hand, place: usize) -> View<'a> {
        let (own, open) = (hand.sight(Some(place)), hand.sight(None));
        View { stakes: hand.stakes(), place, own, open, menu: hand.menu() }
    }

    /// The own cards.
    fn cards(&self) -> &[AnyCard] {
        self.own.players().nth(self.place).map_or(&[], ::pots::Seen::cards)
    }

    /// Whether an own card lies face down.
    fn is_hidden(&self, at: usize) -> bool {
        let shown = self.open.players().nth(self.place).map_or(&[][..], ::pots::Seen::cards);
        shown.get(at).is_some_and(|card| !card.is_known())
    }

    fn act(&self, bot: Bot, choice: Choice, whim: &mut Stream) -> Act {
        match choice {
            Choice::Bring | Choice::Bet => self.bet(bot, choice, whim),
            Choice::Draw(most) => Act::Draw(self.draw(usize::from(most), whim)),
            Choice::Discard => Act::Discard(self.discard(whim)),
            Choice::Expose => self.expose(whim),
        }
    }

    /// A card that nobody sees is worth keeping so, except now and then.
    fn expose(&self, whim: &mut Stream) -> Act {
        let hidden = (0..self.cards().len()).find(|at| self.is_hidden(*at));
        match hidden.map(|at| self.cards()[at]) {
            Some(card) if card != AnyCard::JOKER && whim.below(4) == 0 => Act::Expose,
            _ => Act::Hide,
        }
    }

    #[allow(clippy::cast_precision_loss)] // a guess
    fn bet(&self, bot: Bot, choice: Choice, whim: &mut Stream) -> Act {
        let Some(menu) = self.menu else { return Act::Fold };
        let stay = match (choice, menu.may_check) {
            (Choice::Bring, _) => Act::Bring,
            (_, true) => Act::Check,
            (_, false) => Act::Call,
        };
        if bot == Bot::Caller {
            return stay;
        }
        let nerve = bot.nerve();
        let live = self.live();
        let fair = 1.0 / live as f64;
        let share = self.share(whim);
        // What the pot comes to when all who are left pay as much.
        let pot = (self.own.pot + self.due()).get() as f64;
        let price = menu.call.get() as f64;
        let eager = share > nerve.raise * fair && whim.below(4) > 0;
        let bluffs = menu.may_check && whim.below(nerve.bluff) == 0;
        match menu.raise {
            Some(span) if eager || bluffs => Act::Raise(self.size(span, whim)),
            _ if stay != Act::Call || !menu.may_fold => stay,
            _ if share * pot >= nerve.call * price => Act::Call,
            _ => Act::Fold,
        }
    }

    /// How many are still in.
    fn live(&self) -> usize {
        self.own.players().filter(|seen| seen.standing != Standing::Folded).count().max(1)
    }

    /// What those still in have yet to pay to match the bet, the own place too.
    fn due(&self) -> Cents {
        let level = self.own.players().map(|seen| seen.bet).max().unwrap_or(Cents::ZERO);
        let live = self.own.players().filter(|seen| seen.standing != Standing::Folded);
        live.fold(Cents::ZERO, |sum, seen| sum + (level - seen.bet).min(seen.stack))
    }

    /// A bet of a half to the whole pot where the limit leaves a choice.
    fn size(&self, span: Span, whim: &mut Stream) -> Cents {
        let step = span.step.get().max(1);
        let level = self.own.players().map(|seen| seen.bet).max().unwrap_or(Cents::ZERO);
        let wanted = level.get() + self.own.pot.get() * i64::from(2 + whim.below(3)) / 4;
        let (min, max) = (span.min.get(), span.max.get());
        // A bet that leaves little behind goes in whole.
        if min == max || wanted * 4 >= max * 3 {
            return if wanted * 4 >= max * 3 { span.max } else { span.min };
        }
        let steps = (wanted - min).max(0) / step;
        Cents::new((min + steps * step).min(max))
    }
}
