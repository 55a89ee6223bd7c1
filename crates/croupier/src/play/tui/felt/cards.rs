//! Hands on the felt: the player's and the banker's, or the dealer's, the board and your own.

use super::Family;
use super::tiles::{self, Back};
use crate::play::look::{bold, faint, wrap};
use crate::play::session::{Session, Waits};
use crate::play::words;
use cards::{AnyCard, Card, Colour};
use games::baccarat::hand::value;
use games::duel::{Plan, Stage};
use games::pokara::strength;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use table::{Face, Held, Sight};

/// The player's side, by custom blue.
pub const PLAYER: Color = Color::LightBlue;
/// The banker's side, by custom red.
pub const BANKER: Color = Color::LightRed;
/// Ties, by custom green.
pub const TIE: Color = Color::LightGreen;

/// The width of a label.
const LABEL: usize = 10;

/// Rows of a hand that is drawn large.
pub const LARGE: usize = 6;

/// A hand on the felt: what is said beside it, and its cards.
pub struct Hand {
    name: String,
    worth: String,
    verdict: &'static str,
    /// The colour of the name, and of the verdict.
    colours: (Color, Color),
    cards: Vec<Lies>,
    /// After so many cards there is a gap: two hands lie there.
    apart: Option<usize>,
    /// Whether tiles lie there, open or not.
    tiles: bool,
    /// The frame of each card that is pointed at or picked; of others it is faint.
    frames: Vec<Style>,
}

/// A card as it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lies {
    /// For all to see, or in your hand.
    Up(AnyCard),
    /// Face down, for the dealer or another seat to turn.
    Down,
    /// Face down, for you to turn.
    Yours,
}

/// The width of the panel: a label and three to seven cards, or four tiles, in a frame.
pub fn width(family: Family) -> u16 {
    match family {
        Family::Nines => 33,
        Family::Baccarat => 30,
        Family::PaiGow => 47,
        Family::Tiles => 4 * tiles::WIDTH as u16 + tiles::GAP as u16 + 2,
        _ => 37,
    }
}

/// The hands of a table, from the dealer's side to yours.
pub fn hands(session: &Session, sight: &Sight, family: Family) -> Vec<Hand> {
    let you = format!("seat{}", session.you().n());
    match family {
        Family::Duel(plan) => return duel(session, sight, plan, &you),
        Family::Pan | Family::PaiGow | Family::Pokara => return own(session, sight, family, &you),
        Family::Tiles => return of_tiles(session, sight, &you),
        _ => {}
    }
    if family == Family::TwentyOne {
        let hand = |(spot, name, colour): (&str, &str, Color)| {
            let cards = lie(session, spot, sight.spot(spot), family);
            let worth = super::split::worth(sight, spot);
            Hand::of(name, worth, colour, cards)
        };
        return [("dealer", "DEALER", BANKER), (you.as_str(), "YOU", PLAYER)].map(hand).into();
    }
    let hand = |spot: &str, colour| two(session, sight, (spot, colour), family);
    vec![hand("player", PLAYER), hand("banker", BANKER)]
}

/// A hand of baccarat: its points, and whether it wins.
fn two(session: &Session, sight: &Sight, (spot, colour): (&str, Color), family: Family) -> Hand {
    let held = sight.spot(spot);
    let cards = lie(session, spot, held, family);
    let figure = |name: &str| sight.figure(name).and_then(|text| text.parse::<u8>().ok());
    let points = session.settled().and(figure("player_points").zip(figure("banker_points")));
    let (verdict, shade) = match points {
        Some((player, banker)) if player == banker => ("tie", TIE),
        Some((player, banker)) if (player > banker) == (spot == "player") => ("wins", colour),
        _ => ("", colour),
    };
    let worth = total(&cards, family);
    Hand {
        verdict,
        colours: (colour, shade),
        ..Hand::of(&spot.to_uppercase(), worth, colour, cards)
    }
}

/// The dealer's hand and the board where the game has them, and yours.
fn duel(session: &Session, sight: &Sight, plan: Option<&Plan>, you: &str) -> Vec<Hand> {
    let dealt = |wanted: fn(&Stage) -> bool| plan.is_some_and(|p| p.stages.iter().any(wanted));
    let dealer = dealt(|stage| matches!(stage, Stage::Dealer(..)));
    let common = dealt(|stage| matches!(stage, Stage::Board(..)));
    let places = [
        ("dealer", "DEALER", BANKER, dealer),
        ("board", "BOARD", TIE, common),
        (you, "YOU", PLAYER, true),
    ];
    let board = seen(sight.spot("board")).unwrap_or_default();
    let hand = |(spot, name, colour, _): (&str, &str, Color, bool)| {
        let held = sight.spot(spot);
        let own = seen(held).filter(|own| spot != "board" && !own.is_empty());
        let kind = plan.zip(own).and_then(|(plan, own)| words::made(plan, &own, &board));
        let cards = lie(session, spot, held, Family::Duel(None));
        let worth = kind.unwrap_or_default().to_string();
        Hand::of(name, worth, colour, cards)
    };
    places.into_iter().filter(|place| place.3).map(hand).collect()
}

/// The player-dealer's hand and yours, each with its total or its kind.
fn own(session: &Session, sight: &Sight, family: Family, you: &str) -> Vec<Hand> {
    let places = [("dealer", "DEALER", BANKER), (you, "YOU", PLAYER)];
    let hand = |(spot, name, colour): (&str, &str, Color)| {
        let held = sight.spot(spot);
        let cards = lie(session, spot, held, family);
        let three: Option<[Card; 3]> = seen(held).and_then(|cards| cards.try_into().ok());
        let worth = match (family, three) {
            (Family::Pokara, Some(three)) => words::pokara(strength(three).kind).to_string(),
            (Family::Pokara, None) | (Family::PaiGow, _) => String::new(),
            _ => total(&cards, family),
        };
        Hand::of(name, worth, colour, cards)
    };
    places.into_iter().map(hand).collect()
}

/// The player-dealer's tiles and yours; once they are open, the high hand before the low one.
fn of_tiles(session: &Session, sight: &Sight, you: &str) -> Vec<Hand> {
    let hand = |(spot, name, colour): (&str, &str, Color)| {
        let cards = lie(session, spot, sight.spot(spot), Family::Tiles);
        let told = sight.figure(spot).filter(|told| told.contains('/')).unwrap_or_default();
        let is_tile = |word: &&str| word.contains('-');
        let set = told.split_whitespace().filter(is_tile).filter_map(|word| word.parse().ok());
        let set: Vec<Lies> = set.map(Lies::Up).collect();
        let what: Vec<&str> = told.split_whitespace().filter(|word| !is_tile(word)).collect();
        let is_set = set.len() == cards.len() && !set.is_empty();
        let (cards, apart) = if is_set { (set, Some(2)) } else { (cards, None) };
        Hand { apart, tiles: true, ..Hand::of(name, what.join(" "), colour, cards) }
    };
    [("dealer", "DEALER", BANKER), (you, "YOU", PLAYER)].map(hand).into()
}

/// The cards of a spot, once all of them are known.
fn seen(held: &[Held]) -> Option<Vec<Card>> {
    held.iter().map(|held| held.card.natural()).collect()
}

/// Cards are yours to turn where the table says so; a hand of your own you look at.
fn lie(session: &Session, spot: &str, held: &[Held], family: Family) -> Vec<Lies> {
    let yours = matches!(session.waits(), Waits::Turn(of) if of == spot);
    let own = Face::Own(session.you());
    let looks = matches!(
        family,
        Family::Duel(_) | Family::Pan | Family::PaiGow | Family::Tiles | Family::Pokara
    );
    let lies = |held: &Held| match held.face {
        Face::Up => Lies::Up(held.card),
        face if looks && face == own && held.card.is_known() => Lies::Up(held.card),
        face if face == own || yours => Lies::Yours,
        _ => Lies::Down,
    };
    held.iter().map(lies).collect()
}

/// The points; where a fourth card was drawn, those without it too.
fn total(cards: &[Lies], family: Family) -> String {
    let points = |n: usize| {
        let up = cards.iter().take(n).filter_map(|card| match card {
            Lies::Up(card) => card.natural().map(value),
            Lies::Down | Lies::Yours => None,
        });
        up.sum::<u8>() % 10
    };
    let up = cards.iter().filter(|card| matches!(card, Lies::Up(_))).count();
    match (cards.len(), up) {
        (0, _) => String::new(),
        (n, _) if family == Family::Nines && n > 3 => format!("{}, hit {}", points(3), points(n)),
        (n, up) if n == up => points(n).to_string(),
        (_, 0) => "?".into(),
        (n, _) => format!("{} + ?", points(n)),
    }
}

/// A card's face in its colour, short: `T♥`, a joker as a star, a back.
pub fn face(card: AnyCard) -> Span<'static> {
    match card.natural() {
        Some(card) => {
            let red = card.suit().colour() == Colour::Red;
            let style = if red { bold().fg(Color::LightRed) } else { bold() };
            Span::styled(words::card(card).replace("10", "T"), style)
        }
        None if card == AnyCard::JOKER => Span::styled("★★", bold().fg(Color::LightYellow)),
        None if card.tile().is_some() => Span::styled(card.to_string(), bold()),
        None => Span::styled("▒▒", faint()),
    }
}

/// Cards beside each other, those picked reversed; without blanks where they would not fit.
pub fn faces(cards: &[AnyCard], picked: &[bool], width: usize) -> Vec<Span<'static>> {
    let wide = cards.len() * 3 <= width + 1;
    let mut spans = Vec::new();
    for (at, card) in cards.iter().enumerate() {
        let mut span = face(*card);
        if picked.get(at) == Some(&true) {
            span = span.patch_style(Style::new().add_modifier(Modifier::REVERSED));
        }
        spans.push(span);
        if wide && at + 1 < cards.len() {
            spans.push(Span::raw(" "));
        }
    }
    spans
}

fn large_face(card: AnyCard) -> (String, Style) {
    let span = face(card);
    let text = card.natural().map_or_else(|| span.content.to_string(), words::card);
    (text, span.style)
}

/// Cards drawn large side by side, those picked in a bright frame.
pub fn large(cards: &[AnyCard], picked: &[bool]) -> Vec<Line<'static>> {
    let lies = |card: &AnyCard| if card.is_known() { Lies::Up(*card) } else { Lies::Down };
    let cards = cards.iter().map(lies).collect();
    let mut hand = Hand::of("", String::new(), Color::Reset, cards);
    let frame = |picked: &bool| if *picked { bold().fg(Color::LightYellow) } else { faint() };
    hand.frames = picked.iter().map(frame).collect();
    hand.large(usize::MAX).split_off(1)
}

/// Columns and rows of a card that is drawn large.
pub const CARD: (usize, usize) = (7, 5);

impl Hand {
    fn of(name: &str, worth: String, colour: Color, cards: Vec<Lies>) -> Hand {
        let (name, colours) = (name.to_string(), (colour, colour));
        let (apart, tiles, frames) = (None, false, Vec::new());
        Hand { name, worth, verdict: "", colours, cards, apart, tiles, frames }
    }

    /// Marks the cards that are picked, and the one pointed at, where they are this hand's.
    pub fn mark(&mut self, from: &[AnyCard], at: usize, rows: &[u8]) {
        let mut left: Vec<(usize, AnyCard)> = from.iter().copied().enumerate().collect();
        let mut style = |card: &Lies| {
            let Lies::Up(card) = card else { return None };
            let place = left.iter().position(|(_, known)| known == card)?;
            let (n, _) = left.remove(place);
            Some(match (rows.get(n).is_some_and(|row| *row > 0), n == at) {
                (true, _) => bold().fg(Color::LightYellow),
                (false, true) => bold(),
                (false, false) => faint(),
            })
        };
        let frames: Option<Vec<Style>> = self.cards.iter().map(&mut style).collect();
        self.frames = frames.filter(|_| left.is_empty()).unwrap_or_default();
    }

    /// The frame of a card.
    fn frame(&self, at: usize) -> Style {
        self.frames.get(at).copied().unwrap_or_else(faint)
    }

    /// Three rows: the label at the left, cards at the right.
    pub fn small(&self) -> Vec<Line<'static>> {
        let text = |text: String, style| {
            Span::styled(format!(" {text:<width$}", width = LABEL - 1), style)
        };
        let (colour, shade) = self.colours;
        // A long worth goes on where a verdict would stand.
        let mut worth = wrap(&self.worth, LABEL - 1).into_iter();
        let (first, rest) = (worth.next().unwrap_or_default(), worth.next());
        let mut rows = [
            vec![text(self.name.clone(), bold().fg(colour))],
            vec![text(first, bold())],
            vec![match rest {
                Some(rest) => text(rest, bold()),
                None => text(self.verdict.into(), bold().fg(shade)),
            }],
        ];
        for (at, card) in self.cards.iter().enumerate() {
            let (face, style) = match card {
                Lies::Up(card) => large_face(*card),
                Lies::Down => ("░░░".into(), faint()),
                Lies::Yours => ("? ".into(), bold().fg(Color::LightYellow)),
            };
            if self.apart == Some(at) {
                for row in &mut rows {
                    row.push(Span::raw(" ".repeat(tiles::GAP)));
                }
            }
            let frame = self.frame(at);
            rows[0].push(Span::styled("╭───╮", frame));
            rows[1].push(Span::styled("│", frame));
            rows[1].push(Span::styled(format!("{face:>3}"), style));
            rows[1].push(Span::styled("│", frame));
            rows[2].push(Span::styled("╰───╯", frame));
        }
        rows.into_iter().map(Line::from).collect()
    }

    /// Six rows: the label above cards of five rows, which stand closer where they are many.
    pub fn large(&self, width: usize) -> Vec<Line<'static>> {
        if self.tiles {
            return self.large_tiles();
        }
        if self.cards.len() * 7 > width {
            let mut lines = self.small();
            lines.resize(LARGE, Line::default());
            return lines;
        }
        let mut rows: [Vec<Span<'static>>; 5] = [const { Vec::new() }; 5];
        for (at, card) in self.cards.iter().enumerate() {
            let frame = self.frame(at);
            let (inner, style) = match card {
                Lies::Up(card) => {
                    let (face, style) = large_face(*card);
                    let suit: String = face.chars().rev().take(1).collect();
                    let rows = [format!("{face:<5}"), format!("{suit:^5}"), format!("{face:>5}")];
                    (rows, style)
                }
                Lies::Down => (["░░░░░"; 3].map(String::from), faint()),
                Lies::Yours => {
                    let rows = ["     ", "  ?  ", "     "].map(String::from);
                    (rows, bold().fg(Color::LightYellow))
                }
            };
            rows[0].push(Span::styled("╭─────╮", frame));
            for (row, text) in rows[1..4].iter_mut().zip(inner) {
                row.push(Span::styled("│", frame));
                row.push(Span::styled(text, style));
                row.push(Span::styled("│", frame));
            }
            rows[4].push(Span::styled("╰─────╯", frame));
        }
        std::iter::once(self.above()).chain(rows.into_iter().map(Line::from)).collect()
    }

    /// The label above large cards.
    fn above(&self) -> Line<'static> {
        let (colour, shade) = self.colours;
        let words = [
            (self.name.clone(), bold().fg(colour)),
            (self.worth.clone(), bold()),
            (self.verdict.into(), bold().fg(shade)),
        ];
        let told =
            words.into_iter().map(|(text, style)| Span::styled(format!(" {text:<8}"), style));
        Line::from(told.collect::<Vec<_>>())
    }

    /// The same with tiles, each of two ends.
    fn large_tiles(&self) -> Vec<Line<'static>> {
        let mut rows: [Vec<Span<'static>>; 5] = [const { Vec::new() }; 5];
        for (at, card) in self.cards.iter().enumerate() {
            let lies = match card {
                Lies::Up(card) => card.tile().map_or(Back::Down, Back::Face),
                Lies::Down => Back::Down,
                Lies::Yours => Back::Yours,
            };
            for (row, part) in rows.iter_mut().zip(tiles::large(lies, self.frame(at))) {
                if self.apart == Some(at) {
                    row.push(Span::raw(" ".repeat(tiles::GAP)));
                }
                row.extend(part);
            }
        }
        std::iter::once(self.above()).chain(rows.into_iter().map(Line::from)).collect()
    }
}
