//! The layout as lines of text: marks with chips on them, the winning ones lit, and what chance
//! has shown. Colour is decoration: a lit mark bears a star, red and black their letters.

use super::{Family, big_six, dice, roulette, sic_bo};
use crate::play::look::{bold, cut};
use crate::play::session::{Score, Session};
use crate::play::tui::bets::{self, Lies};
use money::Cents;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use table::{Mark, Name, Sight, Sign};

/// A layout as it is looked at.
pub struct Felt<'a> {
    /// What hangs at the table.
    pub sign: &'a Sign,
    /// The table.
    pub sight: &'a Sight,
    /// Your chips.
    pub lying: Vec<Lies>,
    /// Whether the dice are yours.
    pub shoots: bool,
    /// The mark that is pointed at.
    pub selected: Option<Name>,
    /// How much room a mark has.
    pub rows: Rows,
    family: Family,
    thrown: &'a [usize],
    faces: &'a [Name],
}

/// How much room a mark has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rows {
    /// One row: its name, and what lies on it.
    One,
    /// Two rows: its name, and below it what lies on it.
    Two,
}

/// Where the drawing of what chance has shown belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Below the layout.
    Below,
    /// At its right, so wide.
    Right(u16),
    /// Beside the list of wagers, so wide.
    List(u16),
}

impl<'a> Felt<'a> {
    /// The layout of a table, a mark of it pointed at.
    pub fn new(
        (session, sight): (&'a Session, &'a Sight),
        family: Family,
        selected: Option<Name>,
        rows: Rows,
    ) -> Felt<'a> {
        let (thrown, faces): (&[usize], &[Name]) = match session.score() {
            Score::Throws(thrown, faces) => (thrown, faces),
            Score::Boards(..) | Score::None => (&[], &[]),
        };
        let shoots = sight.figure("shooter") == Some(session.you().to_string().as_str());
        let (sign, lying) = (session.sign(), bets::lying(session, sight));
        Felt { sign, sight, lying, shoots, selected, rows, family, thrown, faces }
    }

    /// The layout, at most so wide.
    pub fn board(&self, width: usize) -> Vec<Line<'static>> {
        match self.family {
            Family::Roulette => roulette::board(self, width),
            Family::Dice => dice::board(self, width),
            Family::SicBo => sic_bo::board(self, width),
            Family::BigSix => big_six::board(self, width),
            _ => Vec::new(),
        }
    }

    /// What chance has shown, at most so wide.
    pub fn shown(&self, width: usize) -> Vec<Line<'static>> {
        match self.family {
            Family::Roulette => roulette::shown(self, width),
            Family::Dice => dice::shown(self),
            Family::SicBo => sic_bo::shown(self),
            Family::BigSix => big_six::shown(self, width),
            _ => Vec::new(),
        }
    }

    /// Where [`Felt::shown`] belongs.
    pub fn place(&self) -> Place {
        match self.family {
            Family::Dice => Place::Right(21),
            Family::SicBo => Place::List(33),
            _ => Place::Below,
        }
    }

    /// What was thrown, the last first, each by its number.
    pub fn history(&self) -> impl Iterator<Item = usize> + '_ {
        self.thrown.iter().rev().copied()
    }

    /// What is written on a face.
    pub fn face(&self, n: usize) -> &str {
        self.faces.get(n).map_or("", |face| face)
    }

    /// The mark of that id.
    pub fn mark(&self, id: &str) -> Option<&Mark> {
        self.sign.mark(id)
    }

    /// The point; 0 while there is none.
    pub fn point(&self) -> u8 {
        self.sight.figure("point").and_then(|text| text.parse().ok()).unwrap_or(0)
    }

    /// Your chips on a wager that has travelled to a number.
    pub fn chips_at(&self, wager: &str, point: u8) -> Cents {
        let there = |lies: &&Lies| lies.wager == wager && lies.point == point;
        self.lying.iter().filter(there).map(|lies| lies.amount).sum()
    }

    pub fn chips(&self, wager: &str) -> Cents {
        self.lying.iter().filter(|lies| lies.wager == wager).map(|lies| lies.amount).sum()
    }

    pub fn is_lit(&self, wager: &str) -> bool {
        self.sight.lit.iter().any(|lit| lit == wager)
    }

    /// How a mark looks, lit or pointed at.
    pub fn style(&self, wager: &str, base: Style) -> Style {
        let style =
            if self.is_lit(wager) { bold().bg(Color::Yellow).fg(Color::Black) } else { base };
        match &self.selected {
            Some(selected) if selected == wager => style.add_modifier(Modifier::REVERSED),
            _ => style,
        }
    }

    /// A mark in one row: its name and what lies on it, and a blank.
    pub fn cell(&self, wager: &str, name: &str, width: usize) -> Span<'static> {
        let chips = self.fresh(wager);
        let text = self.row(wager, name, chips, width.saturating_sub(1));
        let base = if chips > Cents::ZERO { yellow() } else { Style::new() };
        Span::styled(format!("{text:<width$}"), self.style(wager, base))
    }

    /// The text of a row: the name, then the chips as far as there is room.
    pub fn row(&self, wager: &str, name: &str, chips: Cents, width: usize) -> String {
        let star = if self.is_lit(wager) { "*" } else { "" };
        let name = cut(&format!("{star}{name}"), width);
        if chips == Cents::ZERO {
            return name;
        }
        let room = width - name.chars().count();
        let amount = chips.to_string();
        match amount.chars().count() {
            n if n < room => format!("{name} {amount}"),
            _ => format!("{name}{}", cut(&short(chips, room), room)),
        }
    }

    /// What lies on a mark itself, and has not travelled from it.
    pub fn fresh(&self, wager: &str) -> Cents {
        let there = |lies: &&Lies| lies.wager == wager && lies.point == 0;
        self.lying.iter().filter(there).map(|lies| lies.amount).sum()
    }

    /// Marks beside each other behind a title: one row, or two with the chips below.
    pub fn band(
        &self,
        title: &str,
        label: usize,
        cells: &[(String, String)],
        width: usize,
    ) -> Band {
        let mut upper = vec![Span::styled(format!(" {title:<label$}"), bold())];
        let mut lower = vec![Span::raw(" ".repeat(label + 1))];
        for (wager, name) in cells {
            match self.rows {
                Rows::One => upper.push(self.cell(wager, name, width)),
                Rows::Two => {
                    let star = if self.is_lit(wager) { "*" } else { "" };
                    let text = format!("{:<width$}", cut(&format!("{star}{name}"), width));
                    upper.push(Span::styled(text, self.style(wager, Style::new())));
                    lower.push(stack(self.fresh(wager), width));
                }
            }
        }
        Band { upper, lower }
    }
}

/// A row of marks, and the row of chips below it.
pub struct Band {
    upper: Vec<Span<'static>>,
    lower: Vec<Span<'static>>,
}

impl Band {
    /// Another band at the right.
    pub fn beside(mut self, other: Band) -> Band {
        self.upper.extend(other.upper);
        self.lower.extend(other.lower);
        self
    }

    pub fn lines(self, rows: Rows) -> Vec<Line<'static>> {
        match rows {
            Rows::One => vec![Line::from(self.upper)],
            Rows::Two => vec![Line::from(self.upper), Line::from(self.lower)],
        }
    }
}

/// Chips below a mark.
pub fn stack(chips: Cents, width: usize) -> Span<'static> {
    let text = if chips == Cents::ZERO { String::new() } else { short(chips, width - 1) };
    Span::styled(format!("{text:<width$}"), yellow())
}

pub fn yellow() -> Style {
    bold().fg(Color::LightYellow)
}

/// An amount in at most so many columns: `$1,250`, `$1.2k`, or only that there are chips.
pub fn short(amount: Cents, width: usize) -> String {
    let full = amount.to_string();
    let dollars = amount.get() / 100;
    let round = match dollars {
        1_000_000.. => format!("${}m", dollars / 1_000_000),
        1_000.. => format!("${}k", dollars / 1_000),
        _ => format!("${dollars}"),
    };
    let fits = |text: &String| text.chars().count() <= width;
    [full, round].into_iter().find(fits).unwrap_or_else(|| "•".into())
}

/// A die as it lies, five rows of nine columns.
fn die(face: u8) -> [String; 5] {
    let pips = match face {
        1 => ["     ", "  ●  ", "     "],
        2 => ["●    ", "     ", "    ●"],
        3 => ["●    ", "  ●  ", "    ●"],
        4 => ["●   ●", "     ", "●   ●"],
        5 => ["●   ●", "  ●  ", "●   ●"],
        6 => ["●   ●", "●   ●", "●   ●"],
        _ => ["     ", "  ?  ", "     "],
    };
    let [a, b, c] = pips.map(|row| format!("│ {row} │"));
    ["╭───────╮".into(), a, b, c, "╰───────╯".into()]
}

/// Dice beside each other.
pub fn dice(faces: &[u8]) -> Vec<Line<'static>> {
    let drawn: Vec<[String; 5]> = faces.iter().map(|face| die(*face)).collect();
    let row = |i: usize| drawn.iter().map(|die| die[i].clone()).collect::<Vec<_>>().join(" ");
    (0..5).map(|i| Line::styled(format!(" {}", row(i)), bold())).collect()
}

/// The faces of a throw as it is written.
pub fn faces(text: &str) -> Vec<u8> {
    text.split(' ').filter_map(|face| face.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_shortened_before_they_are_left_out() {
        let dollars = Cents::dollars;
        assert_eq!(short(dollars(25), 3), "$25");
        assert_eq!(short(dollars(1250), 6), "$1,250");
        assert_eq!(short(dollars(1250), 4), "$1k");
        assert_eq!(short(Cents::new(250), 2), "$2");
        assert_eq!(short(dollars(100), 3), "•");
    }
}
