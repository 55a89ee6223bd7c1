//! Players that decide by themselves: company at a table, and hands to sample.
//!
//! A bot takes what its place may see of a hand and works on that alone. It guesses its share of
//! the pot and pays what that share is worth: a tight bot somewhat less, a loose one somewhat
//! more. In hold'em the share stands in a chart, by what those hold who bet; elsewhere the missing
//! cards are dealt at random some dozens of times, whoever bets.

mod drawing;
mod guess;
mod holdem;
#[cfg(test)]
mod strength_tests;
#[cfg(test)]
mod tests;

use ::pots::{Decision, Hand, Menu, Move, Span, Stakes, Standing, Word};
use cards::AnyCard;
use law::nearest;
use money::Cents;
use sim::pots::{Policy, Random};
use sim::stream::Stream;
use table::{Refusal, Seat};

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
            let meant = match near.join(" or ") {
                none if none.is_empty() => String::new(),
                near => format!("; did you mean {near}?"),
            };
            let (name, all) = (name.escape_debug(), all.join(", "));
            Refusal::unknown(format!("no bot is called `{name}`: there are {all}{meant}"))
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
    fn act(&self, hand: &Hand, place: usize, choice: Decision, whim: &mut Stream) -> Move {
        if *self == Bot::Random {
            return Random.act(hand, place, choice, whim);
        }
        if let Some(act) = holdem::act(*self, hand, place, choice, whim) {
            return act;
        }
        // From here on nothing but what the place sees is looked at.
        View::of(hand, place).act(*self, choice, whim)
    }
}

impl Bot {
    /// What it decides at a table, by what its seat sees and may do.
    pub fn decides(
        self,
        stakes: &Stakes,
        sight: &table::Sight,
        open: &[table::Choice],
        seat: Seat,
        whim: &mut Stream,
    ) -> table::Act {
        let named = |word: &str| open.iter().find(|choice| choice.id == word);
        let view = View::at(stakes, sight, open, seat);
        let most = |word: &str| named(word).and_then(|c| c.cards.as_ref()).map(|pick| pick.most);
        let choice = match (named("draw"), named("discard"), named("expose"), named("bring")) {
            (Some(_), ..) => Decision::Draw(most("draw").unwrap_or(0)),
            (_, Some(_), ..) => Decision::Discard,
            (_, _, Some(_), _) => Decision::Expose,
            (_, _, _, Some(_)) => Decision::Bring,
            _ if named("show").is_some() => return table::Act::word("show"),
            _ => Decision::Bet,
        };
        view.written(&view.act(self, choice, whim))
    }
}

/// What may be bet, from what a table offers.
fn menu(open: &[table::Choice]) -> Menu {
    let named = |word: &str| open.iter().find(|choice| choice.id == word);
    let amount = |word: &str| named(word).and_then(|choice| choice.amount);
    let more = [Word::Bet, Word::Raise, Word::Complete];
    let word = more.into_iter().find(|word| named(word.text()).is_some());
    let span = word.and_then(|word| amount(word.text()));
    Menu {
        may_fold: named("fold").is_some(),
        may_check: named("check").is_some(),
        call: amount("call").or(amount("bring")).map_or(Cents::ZERO, |span| span.min),
        raise: span.map(|span| Span { min: span.min, max: span.max, step: span.step }),
        word: word.unwrap_or(Word::Bet),
    }
}

/// What a bot knows.
struct View<'a> {
    stakes: &'a Stakes,
    /// The own place among the players.
    place: usize,
    players: Vec<Rival>,
    /// Whether each of the own cards lies face down.
    hidden: Vec<bool>,
    boards: [Vec<AnyCard>; 2],
    street: usize,
    pot: Cents,
    /// What may be bet.
    menu: Option<Menu>,
}

/// A player as the own place sees it.
struct Rival {
    stack: Cents,
    bet: Cents,
    folded: bool,
    cards: Vec<AnyCard>,
}

impl<'a> View<'a> {
    fn of(hand: &'a Hand, place: usize) -> View<'a> {
        let (own, open) = (hand.sight(Some(place)), hand.sight(None));
        let rival = |seen: &::pots::Seen| Rival {
            stack: seen.stack,
            bet: seen.bet,
            folded: seen.standing == Standing::Folded,
            cards: seen.cards().to_vec(),
        };
        let shown = open.players().nth(place).map_or(&[][..], ::pots::Seen::cards);
        View {
            stakes: hand.stakes(),
            place,
            players: own.players().map(rival).collect(),
            hidden: shown.iter().map(|card| !card.is_known()).collect(),
            boards: [own.board(0).to_vec(), own.board(1).to_vec()],
            street: own.street,
            pot: own.pot,
            menu: hand.menu(),
        }
    }

    /// The same of a table.
    fn at(
        stakes: &'a Stakes,
        sight: &table::Sight,
        open: &[table::Choice],
        seat: Seat,
    ) -> View<'a> {
        let spot = |seat: Seat| format!("seat{}", seat.n());
        let cards = |name: &str| sight.spot(name).iter().map(|held| held.card).collect();
        let playing = sight.chairs.iter().filter(|c| !sight.spot(&spot(c.seat)).is_empty());
        let playing: Vec<&table::Seated> = playing.collect();
        let rival = |chair: &&table::Seated| Rival {
            stack: chair.chips.unwrap_or(Cents::ZERO),
            bet: chair.bet,
            folded: chair.standing == "folded",
            cards: cards(&spot(chair.seat)),
        };
        let own = sight.spot(&spot(seat));
        let named = |name: &str| stakes.variant.streets.iter().position(|s| s.name == name);
        let street = sight.figure("street").and_then(named);
        View {
            stakes,
            place: playing.iter().position(|chair| chair.seat == seat).unwrap_or(0),
            players: playing.iter().map(rival).collect(),
            hidden: own.iter().map(|held| held.face != table::Face::Up).collect(),
            boards: [cards("board"), cards("board2")],
            street: street.unwrap_or(0),
            pot: sight.pot,
            menu: Some(menu(open)),
        }
    }

    /// The own cards.
    fn cards(&self) -> &[AnyCard] {
        self.players.get(self.place).map_or(&[], |own| &own.cards)
    }

    /// Whether an own card lies face down.
    fn is_hidden(&self, at: usize) -> bool {
        self.hidden.get(at).copied().unwrap_or(false)
    }

    /// An act in the words of a table.
    fn written(&self, act: &Move) -> table::Act {
        let cards = |mask: u8| {
            let held = self.cards().iter().enumerate();
            table::Cards::row(
                held.filter(|(at, _)| mask >> at & 1 == 1).map(|(_, card)| *card).collect(),
            )
        };
        match *act {
            Move::Fold => table::Act::word("fold"),
            Move::Check => table::Act::word("check"),
            Move::Call => table::Act::word("call"),
            Move::Bring => table::Act::word("bring"),
            Move::Raise(to) => {
                let word = self.menu.map_or(Word::Raise, |menu| menu.word);
                table::Act::amount(word.text(), to)
            }
            Move::Draw(0) => table::Act::word("pat"),
            Move::Draw(mask) => table::Act::cards("draw", cards(mask)),
            Move::Discard(at) => table::Act::cards("discard", cards(1 << at)),
            Move::Expose => table::Act::word("expose"),
            Move::Hide => table::Act::word("hide"),
        }
    }

    fn act(&self, bot: Bot, choice: Decision, whim: &mut Stream) -> Move {
        if bot == Bot::Random {
            return self.anything(choice, whim);
        }
        match choice {
            Decision::Bring | Decision::Bet => self.bet(bot, choice, whim),
            Decision::Draw(most) => Move::Draw(self.draw(usize::from(most), whim)),
            Decision::Discard => Move::Discard(self.discard(whim)),
            Decision::Expose => self.expose(whim),
        }
    }

    /// Anything that is allowed.
    fn anything(&self, choice: Decision, whim: &mut Stream) -> Move {
        let (Decision::Bet | Decision::Bring) = choice else {
            return self.any_cards(choice, whim);
        };
        let Some(menu) = self.menu else { return Move::Fold };
        let stay = staying(choice, &menu);
        let to = |span: Span, whim: &mut Stream| {
            let steps = (span.max - span.min).get() / span.step.get().max(1);
            let steps = whim.below(u32::try_from(steps).map_or(u32::MAX, |n| n.saturating_add(1)));
            Cents::new(span.min.get() + i64::from(steps) * span.step.get())
        };
        match (whim.below(3), menu.raise) {
            (0, _) if menu.may_fold => Move::Fold,
            (1, Some(span)) => Move::Raise(to(span, whim)),
            _ => stay,
        }
    }

    /// Any cards thrown away, or shown.
    fn any_cards(&self, choice: Decision, whim: &mut Stream) -> Move {
        let own = self.cards().len();
        let mut hidden = (0..own).filter(|at| self.is_hidden(*at));
        match choice {
            Decision::Draw(most) => {
                let drawn = |mask: u8, at: usize| {
                    let more = mask.count_ones() < u32::from(most) && whim.below(2) == 0;
                    mask | u8::from(more) << at
                };
                Move::Draw((0..own.min(8)).fold(0, drawn))
            }
            Decision::Discard => {
                let n = whim.below(hidden.clone().count().max(1) as u32) as usize;
                Move::Discard(hidden.nth(n).unwrap_or(0) as u8)
            }
            _ => self.expose(whim),
        }
    }

    /// A card that nobody sees is worth keeping so, except now and then.
    fn expose(&self, whim: &mut Stream) -> Move {
        let hidden = (0..self.cards().len()).find(|at| self.is_hidden(*at));
        match hidden.map(|at| self.cards()[at]) {
            Some(card) if card != AnyCard::JOKER && whim.below(4) == 0 => Move::Expose,
            _ => Move::Hide,
        }
    }

    fn bet(&self, bot: Bot, choice: Decision, whim: &mut Stream) -> Move {
        let Some(menu) = self.menu else { return Move::Fold };
        let seen = self.players.iter().filter(|seen| !seen.folded);
        let money = Money::of(self.pot, seen.map(|seen| (seen.bet, seen.stack)));
        match self.glance(money) {
            Some(glance) => glance.bet(bot, &menu, whim),
            None => money.bet(bot, (choice, menu), whim, |whim| self.share(whim)),
        }
    }

    /// How many are still in.
    fn live(&self) -> usize {
        self.players.iter().filter(|seen| !seen.folded).count().max(1)
    }
}

/// The money on a table, as everybody sees it.
#[derive(Clone, Copy, Debug)]
struct Money {
    pot: Cents,
    /// How many are still in.
    live: usize,
    /// What they have bet on this round. What others bet who have folded since lies in the pot.
    bets: Cents,
    /// The bet to be met.
    level: Cents,
    /// What those still in have yet to pay to match the bet, the own place too.
    due: Cents,
}

impl Money {
    /// By the bets and stacks of those who are still in.
    #[inline]
    fn of(pot: Cents, live: impl Iterator<Item = (Cents, Cents)> + Clone) -> Money {
        let level = live.clone().map(|(bet, _)| bet).max().unwrap_or(Cents::ZERO);
        let (mut due, mut bets, mut count) = (Cents::ZERO, Cents::ZERO, 0);
        for (bet, stack) in live {
            bets += bet;
            due += (level - bet).min(stack);
            count += 1;
        }
        Money { pot, live: count.max(1), bets, level, due }
    }

    /// What a bot does that guesses its share of the pot so.
    #[allow(clippy::cast_precision_loss)] // a guess
    #[inline]
    fn bet(
        &self,
        bot: Bot,
        (choice, menu): (Decision, Menu),
        whim: &mut Stream,
        share: impl FnOnce(&mut Stream) -> f64,
    ) -> Move {
        let stay = staying(choice, &menu);
        if bot == Bot::Caller {
            return stay;
        }
        let nerve = bot.nerve();
        let fair = 1.0 / self.live as f64;
        let share = share(whim);
        // What the pot comes to when all who are left pay as much.
        let pot = (self.pot + self.due).get() as f64;
        let price = menu.call.get() as f64;
        let eager = share > nerve.raise * fair && whim.below(4) > 0;
        let bluffs = menu.may_check && whim.below(nerve.bluff) == 0;
        match menu.raise {
            Some(span) if eager || bluffs => Move::Raise(self.size(span, whim)),
            _ if stay != Move::Call || !menu.may_fold => stay,
            _ if share * pot >= nerve.call * price => Move::Call,
            _ => Move::Fold,
        }
    }

    /// A bet of a half to the whole pot where the limit leaves a choice.
    fn size(&self, span: Span, whim: &mut Stream) -> Cents {
        let wanted = self.level.get() + self.pot.get() * i64::from(2 + whim.below(3)) / 4;
        within(span, wanted)
    }
}

/// The least that keeps a player in.
fn staying(choice: Decision, menu: &Menu) -> Move {
    match (choice, menu.may_check) {
        (Decision::Bring, _) => Move::Bring,
        (_, true) => Move::Check,
        (_, false) => Move::Call,
    }
}

/// What may be bet of what is wanted: a bet of nearly all that may be bet is all of it.
fn within(span: Span, wanted: i64) -> Cents {
    let (min, max, step) = (span.min.get(), span.max.get(), span.step.get().max(1));
    if wanted * 4 >= max * 3 {
        return span.max;
    }
    let steps = (wanted - min).max(0) / step;
    Cents::new((min + steps * step).min(max))
}
