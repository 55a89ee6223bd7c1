//! What people do: whatever their menu offers, by chance.

use crate::core::{Core, PersonId, TableId, Who};
use cards::AnyCard;
use money::Cents;
use sim::stream::Stream;
use table::{Act, Ask, Bank, Cards, Change, Choice, Input, Owner, Pick, Seat, Sign, Verb, Viewer};

/// What somebody does next at a table; nothing where there is nothing to do.
pub(super) fn acts(
    core: &Core,
    table: TableId,
    person: PersonId,
    dice: &mut Stream,
) -> Option<Input> {
    let running = core.table(table)?;
    let Some(seat) = running.kept.seat_of(person) else { return joins(core, table, dice) };
    let asks = running.asks();
    let asked = asks.iter().any(|ask| match ask {
        Ask::Decide { seat: at } | Ask::Follow { seat: at, .. } | Ask::Office { seat: at, .. } => {
            *at == seat
        }
        Ask::Show { by, .. } => *by == Some(seat),
        _ => false,
    });
    if asks.iter().any(|ask| matches!(ask, Ask::Show { by: Some(by), .. } if *by == seat)) {
        let show = Input::Decide { seat, act: Act::word("show") };
        let shows = running.table.menu(seat).iter().any(|c| c.id == "show" && c.is_open());
        return Some(if shows { show } else { Input::Show {} });
    }
    let words = |ask: &Ask| matches!(ask, Ask::Show { by: None, .. });
    if running.table.sign().bank == Bank::Points && asks.iter().any(words) && dice.below(2) == 0 {
        return Some(Input::Show {});
    }
    if running.table.sign().bank == Bank::Points
        && asked
        && dice.below(4) > 0
        && let Some(input) = catalog::absent(running.table.as_ref(), seat)
    {
        return Some(input);
    }
    let menu: Vec<Choice> = core.menu(table, seat, Who::Person(person));
    let open: Vec<Choice> = menu.into_iter().filter(Choice::is_open).collect();
    let offered = |ask: &Ask| matches!(ask, Ask::Office { seat: at, .. } if *at == seat);
    let bank = open.iter().find(|choice| choice.verb == Verb::Bank);
    if let Some(bank) = bank.filter(|_| asks.iter().any(offered) && dice.below(4) > 0) {
        return Some(chosen(running.table.sign(), bank, seat, dice));
    }
    let decides: Vec<&Choice> = open.iter().filter(|c| c.verb == Verb::Decide).collect();
    if asked && !decides.is_empty() {
        let choice = decides[dice.below(decides.len() as u32) as usize];
        return Some(chosen(running.table.sign(), choice, seat, dice));
    }
    if asks.contains(&Ask::Wagers) && dice.below(4) == 0 {
        return Some(Input::Close {});
    }
    if dice.below(24) == 0 {
        return Some(Input::Leave { seat });
    }
    if dice.below(12) == 0
        && let Some(input) = changes(core, table, seat, dice)
    {
        return Some(input);
    }
    if open.is_empty() {
        return other(core, table, seat, dice);
    }
    let choice = &open[dice.below(open.len() as u32) as usize];
    Some(chosen(running.table.sign(), choice, seat, dice))
}

/// Somebody sits down where nobody sits.
fn joins(core: &Core, table: TableId, dice: &mut Stream) -> Option<Input> {
    let running = core.table(table)?;
    let free: Vec<Seat> = running
        .table
        .sign()
        .all_seats()
        .filter(|seat| running.kept.person_at(*seat).is_none())
        .collect();
    if free.is_empty() {
        return None;
    }
    let seat = free[dice.below(free.len() as u32) as usize];
    let buy = if running.in_front() { Cents::dollars(200) } else { Cents::ZERO };
    Some(Input::Join { seat, buy, how: None })
}

/// What a choice is with an amount and cards that chance finds; wagers that are made together in
/// equal amounts are made for the least.
fn chosen(sign: &Sign, choice: &Choice, seat: Seat, dice: &mut Stream) -> Input {
    let together = sign.equal.iter().any(|group| group.contains(&choice.id));
    let amount = choice.amount.map(|span| {
        let (min, max, step) = (span.min.get(), span.max.get(), span.step.get().max(1));
        let most = if together { 0 } else { ((max - min) / step).clamp(0, 9) as u32 };
        Cents::new(min + step * i64::from(dice.below(most + 1)))
    });
    let amount = match choice.verb {
        Verb::Bank => Some(Cents::dollars(100)),
        _ => amount,
    };
    let cards = choice.cards.as_ref().map_or(Cards::default(), |pick| picked(pick, dice));
    choice.input(seat, amount, cards)
}

fn picked(pick: &Pick, dice: &mut Stream) -> Cards {
    let spread = u32::from(pick.most.saturating_sub(pick.least));
    let n = usize::from(pick.least) + dice.below(spread + 1) as usize;
    let mut from: Vec<AnyCard> = pick.from.clone();
    let mut cards = Vec::new();
    while cards.len() < n && !from.is_empty() {
        let at = dice.below(from.len() as u32) as usize;
        cards.push(from.swap_remove(at));
    }
    Cards::row(cards)
}

/// A wager that stands is taken down, or one that was just made goes back.
fn changes(core: &Core, table: TableId, seat: Seat, dice: &mut Stream) -> Option<Input> {
    let sight = core.table(table)?.sight(Viewer::Public);
    let own: Vec<_> = sight.stakes.iter().filter(|lying| lying.seat == seat).collect();
    if own.is_empty() {
        return None;
    }
    let lying = own[dice.below(own.len() as u32) as usize];
    let wager = lying.wager.to_string();
    Some(match dice.below(3) {
        0 => Input::Change { seat, wager, change: Change::Take },
        1 => Input::Change { seat, wager, change: Change::Reduce(Cents::dollars(1)) },
        _ => Input::Withdraw { seat, wager, owner: lying.owner },
    })
}

/// Chips, a rest, the next round.
fn other(core: &Core, table: TableId, seat: Seat, dice: &mut Stream) -> Option<Input> {
    let running = core.table(table)?;
    match dice.below(6) {
        0 => Some(Input::Clear {}),
        1 if running.in_front() => Some(Input::Buy { seat, amount: Cents::dollars(100) }),
        2 if running.in_front() => Some(Input::SitOut { seat }),
        3 if running.in_front() => Some(Input::Return { seat, how: None }),
        4 => Some(Input::Deal {}),
        _ => None,
    }
}

/// Something that is not for this person to do, or makes no sense.
pub(super) fn forged(
    core: &Core,
    table: TableId,
    person: PersonId,
    dice: &mut Stream,
) -> Option<Input> {
    let running = core.table(table)?;
    let other = running.kept.seats.iter().find(|(_, sitter)| sitter.person != person);
    let seat = other.map(|(seat, _)| *seat)?;
    let wager = running.table.sign().marks.first().map_or("bet".into(), |m| m.id.to_string());
    let found =
        table::Bet { found: true, ..table::Bet::new(seat, wager.clone(), Cents::dollars(5)) };
    Some(match dice.below(9) {
        0 => Input::Card(AnyCard::JOKER.into()),
        1 => Input::Throw("1 1".into()),
        2 => Input::Decide { seat, act: Act::word("fold") },
        3 => Input::Leave { seat },
        4 => Input::Stake(found),
        5 => Input::Settle {},
        6 => Input::Shared {
            wager,
            shown: Cents::dollars(1_000_000),
            reserve: Cents::ZERO,
            pending: false,
        },
        7 => Input::Withdraw { seat, wager, owner: Owner::Seat },
        _ => Input::Rule(table::Ruling { rule: "co:30-2816(1)".into(), ..Default::default() }),
    })
}
