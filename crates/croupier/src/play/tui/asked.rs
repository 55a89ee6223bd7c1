//! What a choice still asks for before it can be told: an amount, or cards.

use cards::AnyCard;
use money::Cents;
use table::{Cards, Choice, Pick, Refusal, Span, Verb};

/// The longest amount that is typed.
const AMOUNT_MAX: usize = 12;

/// What a choice still asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Asked {
    /// An amount, as it is typed.
    Amount(Choice, String),
    /// Cards: the one pointed at, and the row of each, counted from 1; 0 is the hand.
    Cards(Choice, usize, Vec<u8>),
}

impl Asked {
    /// What a choice asks for; nothing where it says all.
    pub fn of(choice: &Choice, first: Option<Cents>) -> Option<Asked> {
        let several = choice.amount.filter(|span| span.min < span.max);
        if let Some(span) = several {
            let first = first.unwrap_or(span.min).max(span.min).min(span.max);
            return Some(Asked::Amount(choice.clone(), first.plain()));
        }
        let mut choice = choice.clone();
        let pick = choice.cards.as_mut().filter(|pick| pick.most > 0)?;
        if !pick.rows.is_empty() {
            // Whoever makes rows wants to see what belongs together.
            pick.from.sort_by_key(|card| rank(*card));
        }
        let rows = vec![0; pick.from.len()];
        Some(Asked::Cards(choice, 0, rows))
    }

    /// The choice.
    pub fn choice(&self) -> &Choice {
        let (Asked::Amount(choice, _) | Asked::Cards(choice, ..)) = self;
        choice
    }

    /// A letter of an amount; the first replaces the amount that was offered.
    pub fn letter(&mut self, letter: char) {
        let Asked::Amount(choice, text) = self else { return };
        if !(letter.is_ascii_digit() || letter == '.') || text.len() >= AMOUNT_MAX {
            return;
        }
        let whole = text.contains('.') && text.ends_with("00") && letter != '.';
        let offered = choice.amount.is_some_and(|span| span.min.plain() == *text);
        if offered || whole {
            text.clear();
        }
        text.push(letter);
    }

    /// One letter less, or the card back to the hand.
    pub fn erase(&mut self) {
        match self {
            Asked::Amount(_, text) => drop(text.pop()),
            Asked::Cards(_, at, rows) => rows[*at] = 0,
        }
    }

    /// More, or less, of an amount; or the card a row up, or down to the hand.
    pub fn more(&mut self, steps: i64, chip: Cents) {
        let (choice, text) = match self {
            Asked::Amount(choice, text) => (choice, text),
            Asked::Cards(..) => return self.lift(steps),
        };
        let Some(span) = choice.amount else { return };
        let step = if choice.verb == Verb::Decide { span.step } else { span.step.max(chip) };
        let step = step.max(Cents::dollars(1));
        let now: Cents = text.parse().unwrap_or(span.min);
        let next = Cents::new(now.get().saturating_add(steps * step.get()));
        *text = next.max(span.min).min(span.max).plain();
    }

    /// The least amount of all; or the most, which is what you have where nothing bounds it.
    pub fn all(&mut self, most: Option<Cents>) {
        let Asked::Amount(choice, text) = self else { return };
        let Some(span) = choice.amount else { return };
        *text = match most {
            None => span.min,
            Some(rack) if is_open(span) => rack.max(span.min),
            Some(_) => span.max,
        }
        .plain();
    }

    /// Lifts the card out of the hand row by row, from the back to the front, or lowers it; rows
    /// without room are passed over.
    fn lift(&mut self, steps: i64) {
        let Asked::Cards(choice, at, rows) = self else { return };
        let Some(pick) = &choice.cards else { return };
        let all = pick.rows.len().max(1) as u8;
        // How high a row lies above the hand.
        let height = |row: u8| if row == 0 { 0 } else { all + 1 - row };
        let now = height(rows[*at]);
        let above: Vec<u8> = match steps {
            1.. => (now + 1..=all).collect(),
            _ => (0..now).rev().collect(),
        };
        let row = |height: u8| if height == 0 { 0 } else { all + 1 - height };
        let free = |row: &u8| *row == 0 || has_room(pick, rows, *row);
        if let Some(next) = above.into_iter().map(row).find(free) {
            rows[*at] = next;
        }
    }

    /// Puts the cards where these rows have them.
    pub fn arrange(&mut self, wanted: &Cards) {
        let Asked::Cards(choice, _, rows) = self else { return };
        let Some(pick) = &choice.cards else { return };
        for (card, row) in pick.from.iter().zip(rows) {
            let holds = |row: &Vec<AnyCard>| row.contains(card);
            *row = wanted.rows.iter().position(holds).map_or(0, |at| at as u8 + 1);
        }
    }

    /// Puts what is left in the hand into the only row with room, where all of it must be laid;
    /// whether there was such.
    pub fn fill(&mut self) -> bool {
        let Asked::Cards(choice, _, rows) = self else { return false };
        let Some(pick) = &choice.cards else { return false };
        let open = |row: &u8| has_room(pick, rows, *row);
        let open: Vec<u8> = (1..=pick.rows.len() as u8).filter(open).collect();
        let [only] = open[..] else { return false };
        let count = |wanted: u8| rows.iter().copied().filter(|row| *row == wanted).count();
        let (in_hand, lie) = (count(0), count(only));
        let room = usize::from(pick.rows[usize::from(only) - 1]);
        let all = usize::from(pick.least) == rows.len();
        if !all || in_hand == 0 || lie + in_hand != room {
            return false;
        }
        rows.iter_mut().filter(|row| **row == 0).for_each(|row| *row = only);
        true
    }

    /// Points at the card so many further.
    pub fn point(&mut self, on: usize) {
        if let Asked::Cards(_, at, rows) = self {
            *at = (*at + on) % rows.len().max(1);
        }
    }

    /// How many cards there are to point at.
    pub fn cards(&self) -> usize {
        match self {
            Asked::Amount(..) => 0,
            Asked::Cards(_, _, rows) => rows.len(),
        }
    }

    /// Picks the card that is pointed at, gives it back, or puts it into the next row with room.
    pub fn pick(&mut self) {
        let Asked::Cards(choice, at, rows) = self else { return };
        let Some(pick) = &choice.cards else { return };
        let all = pick.rows.len().max(1) as u8;
        let now = rows[*at];
        let free = |row: &u8| *row == 0 || has_room(pick, rows, *row);
        let next = (1..=all).map(|on| (now + on) % (all + 1)).find(free);
        rows[*at] = next.unwrap_or(0);
    }

    /// Puts the card that is pointed at into a row; without rows, points at a card and picks it.
    pub fn row(&mut self, row: u8) {
        let Asked::Cards(choice, at, rows) = self else { return };
        let Some(pick) = &choice.cards else { return };
        if pick.rows.is_empty() {
            if usize::from(row) < rows.len() {
                *at = usize::from(row);
                self.pick();
            }
            return;
        }
        let here = rows[*at] == row + 1;
        if usize::from(row) < pick.rows.len() && (here || has_room(pick, rows, row + 1)) {
            rows[*at] = row + 1;
            // On to the next card that is still in the hand.
            let after = (1..rows.len()).map(|on| (*at + on) % rows.len());
            *at = after.into_iter().find(|at| rows[*at] == 0).unwrap_or(*at);
        }
    }

    /// The amount and the cards, once they are enough.
    ///
    /// # Errors
    /// What is missing.
    pub fn done(&self) -> Result<(Option<Cents>, Cards), Refusal> {
        match self {
            Asked::Amount(choice, text) => {
                let amount: Result<Cents, money::ParseMoneyError> = text.parse();
                let amount = amount.map_err(|error| Refusal::unknown(error.to_string()))?;
                match choice.amount {
                    Some(span) if !span.holds(amount) => Err(beyond(choice, span, amount)),
                    _ => Ok((Some(amount), Cards::default())),
                }
            }
            Asked::Cards(choice, _, rows) => {
                let Some(pick) = &choice.cards else { return Ok((None, Cards::default())) };
                let n = rows.iter().filter(|row| **row > 0).count();
                if n < usize::from(pick.least) || n > usize::from(pick.most) {
                    let why = format!("{} are wanted, and {n} are picked", wanted(pick));
                    return Err(Refusal::by(choice.rule, why));
                }
                let of = |row: u8| {
                    let cards = pick.from.iter().zip(rows);
                    cards.filter(|(_, at)| **at == row).map(|(card, _)| *card).collect()
                };
                if pick.rows.is_empty() {
                    return Ok((None, Cards::row(of(1))));
                }
                Ok((None, Cards { rows: (1..=pick.rows.len() as u8).map(of).collect() }))
            }
        }
    }
}

/// The highest rank first, suits together; tiles by their own rank.
pub fn rank(card: AnyCard) -> impl Ord {
    let natural = card.natural().map(|card| (std::cmp::Reverse(card.rank()), card.suit()));
    (natural, card.tile())
}

fn has_room(pick: &Pick, rows: &[u8], row: u8) -> bool {
    let room = pick.rows.get(usize::from(row) - 1).copied().unwrap_or(pick.most);
    rows.iter().filter(|at| **at == row).nth(usize::from(room).saturating_sub(1)).is_none()
        && room > 0
}

fn beyond(choice: &Choice, span: Span, amount: Cents) -> Refusal {
    let why = format!("{amount} is not {}", amounts(span));
    Refusal::by(choice.rule, why)
}

/// Whether nothing but what can be written bounds an amount, or what is left of that.
fn is_open(span: Span) -> bool {
    span.max.get() > Cents::READ_MAX.get() / 2
}

/// The amounts of a span, in words.
pub fn amounts(span: Span) -> String {
    let Span { min, max, step } = span;
    match (min == max, max) {
        (true, _) => min.to_string(),
        (false, _) if is_open(span) => format!("{min} or more"),
        (false, _) if step > Cents::dollars(1) => format!("{min} to {max} by {step}"),
        (false, _) => format!("{min} to {max}"),
    }
}

/// How many cards or tiles a choice wants, in words.
pub fn wanted(pick: &Pick) -> String {
    let what = table::piece(pick.from.iter().copied());
    match (pick.least, pick.most) {
        (1, 1) => format!("1 {what}"),
        (least, most) if least == most => format!("{least} {what}s"),
        (0, 1) => format!("up to 1 {what}"),
        (0, most) => format!("up to {most} {what}s"),
        (least, most) => format!("{least} to {most} {what}s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice() -> Choice {
        Choice::new(Verb::Decide, "raise", law::reading::CA_COVERAGE)
    }

    fn pick(rows: Vec<u8>, least: u8, most: u8) -> Asked {
        let from: Vec<AnyCard> = cards::parse_any_cards("2c 3d 4h 5s").expect("cards");
        Asked::of(&choice().picking(Pick { from, least, most, rows }), None).expect("cards")
    }

    #[test]
    fn an_amount_is_typed_stepped_and_kept_within_its_span() {
        let dollars = Cents::dollars;
        let span = Span { min: dollars(4), max: dollars(100), step: dollars(2) };
        let mut asked = Asked::of(&choice().within(span), None).expect("an amount");
        asked.more(1, dollars(25));
        assert_eq!(asked.done().expect("6").0, Some(dollars(6)));
        asked.more(-9, dollars(25));
        assert_eq!(asked.done().expect("4").0, Some(dollars(4)));
        "15x".chars().for_each(|letter| asked.letter(letter));
        assert!(asked.done().expect_err("odd").why.contains("$4 to $100 by $2"));
        asked.erase();
        asked.letter('6');
        assert_eq!(asked.done().expect("16").0, Some(dollars(16)));
        assert!(Asked::of(&choice().within(Span::only(dollars(4))), None).is_none());
    }

    #[test]
    fn cards_are_picked_and_given_back() {
        let mut asked = pick(Vec::new(), 0, 2);
        assert_eq!(asked.done().expect("pat").1, Cards::default());
        asked.pick();
        asked.point(3);
        asked.pick();
        assert_eq!(asked.done().expect("two").1.to_string(), "2c 5s");
        asked.point(1);
        asked.pick();
        assert_eq!(asked.done().expect("one").1.to_string(), "5s");
        asked.row(2);
        assert_eq!(asked.done().expect("two").1.to_string(), "4h 5s");
        asked.row(1);
        assert_eq!(asked.done().expect("two: a third is not taken").1.to_string(), "4h 5s");
    }

    #[test]
    fn cards_go_into_rows_as_far_as_there_is_room() {
        let mut asked = pick(vec![1, 3], 4, 4);
        assert!(asked.done().expect_err("none").why.contains("4 cards are wanted"));
        asked.row(0);
        asked.row(0);
        assert!(asked.done().is_err(), "the first row is full");
        asked.row(1);
        asked.row(1);
        asked.row(1);
        assert_eq!(asked.done().expect("rows").1.to_string(), "5s / 4h 3d 2c");
    }

    #[test]
    fn cards_are_lifted_row_by_row_and_the_rest_falls_into_the_last() {
        let mut asked = pick(vec![1, 1, 2], 4, 4);
        let chip = Cents::dollars(25);
        asked.more(1, chip);
        asked.more(1, chip);
        asked.more(1, chip);
        asked.more(1, chip);
        assert!(!asked.fill(), "two rows have room");
        asked.point(1);
        asked.more(1, chip);
        asked.more(1, chip);
        asked.more(1, chip);
        assert!(asked.fill(), "one row has room");
        assert!(!asked.fill(), "nothing is left");
        assert_eq!(asked.done().expect("rows").1.to_string(), "5s / 4h / 3d 2c");
        asked.more(-1, chip);
        assert!(asked.done().is_err(), "the third row is full: the card is in the hand again");
        let mut asked = pick(vec![1, 1, 2], 2, 2);
        asked.row(0);
        asked.row(1);
        assert!(!asked.fill(), "what is not laid is thrown away");
    }

    #[test]
    fn an_arrangement_is_put_into_rows_and_an_amount_goes_to_its_ends() {
        let mut asked = pick(vec![1, 1, 2], 4, 4);
        let parse = |text: &str| cards::parse_any_cards(text).expect("cards");
        let rows = vec![parse("2c"), parse("5s"), parse("3d 4h")];
        asked.arrange(&Cards { rows });
        assert_eq!(asked.done().expect("rows").1.to_string(), "2c / 5s / 4h 3d");
        let span = Span { min: Cents::dollars(4), max: Cents::READ_MAX, step: Cents::dollars(1) };
        let mut asked = Asked::of(&choice().within(span), None).expect("an amount");
        asked.all(Some(Cents::dollars(90)));
        assert_eq!(asked.done().expect("90").0, Some(Cents::dollars(90)));
        asked.all(None);
        assert_eq!(asked.done().expect("4").0, Some(Cents::dollars(4)));
        // Who has chips may buy as many less.
        let less = Span { max: Cents::READ_MAX - Cents::dollars(500), ..span };
        assert_eq!((amounts(span), amounts(less)), ("$4 or more".into(), "$4 or more".into()));
        let half = Span { max: Cents::dollars(100), ..span };
        assert_eq!(amounts(half), "$4 to $100");
    }
}
